line = Heitä pisteitä niin kauan kuin uskallat; ykkönen vie ne kaikki.

learn-1 = Heitä noppaa niin monta kertaa kuin haluat: silmäluvut kertyvät.
learn-2 = Ykkönen päättää vuorosi, ja kaikki vuorolla kertynyt menee.
learn-3 = Jää ajoissa: kertynyt kirjataan, eikä sitä vie kukaan.
learn-4 = Joka ensin kirjaa 100 pistettä tai sen, mistä sovitte, voittaa.

tour-die = Noppa. Jokainen silmäluku lisätään vuorosi pisteisiin, paitsi ykkönen: se vie ne kaikki, ja vuorosi on ohi.
tour-gathered = Tämän vuoron pisteet. Ne eivät ole vielä turvassa.
tour-acts = Heitä ja hae lisää, tai jää: silloin pisteet ovat lopullisesti sinun, ja seuraava pelaaja heittää.
tour-target = Joka ensin jää niin, että pisteitä on yhteensä näin monta, voittaa heti, vaikka muilla olisi ollut vuoro vähemmän.

now-roll = { $gathered ->
    [0] Heitä noppaa: kaikki muu paitsi ykkönen lisätään vuorosi pisteisiin.
   *[other] Heitä uudelleen: kaikki muu paitsi ykkönen lisätään vuorosi pisteisiin (nyt { $gathered }). Ykkönen vie ne kaikki, ja vuorosi on ohi.
  }
now-hold = { $wins ->
    [yes] Jää, niin voitat: vuoron pisteet { $points }, yhteensä { $total }.
   *[no] Jää, niin saat vuoron pisteet ({ $points }) lopullisesti: yhteensä { $total }. Sitten heittää seuraava pelaaja.
  }
now-goal = { $target } pisteellä voittaa pelin heti, vaikka muilla olisi ollut vuoro vähemmän. Sinulta puuttuu { $missing }.
now-wait = { $seat } heittää tai jää, vuorolla koossa { $gathered ->
    [0] ei vielä pisteitä
    [one] 1 piste
   *[other] { $gathered } pistettä
  }. Sitten on seuraavan pelaajan vuoro.

edition-standard = yksi kuusisivuinen noppa
option-target = pisteet, joilla peli voitetaan
chart-hold = Kertyneet pisteet, joilla kannattaa jäädä, omien ja toisen pisteiden mukaan
chart-own = omat pisteet
bot-casual = Heittää, kunnes pisteitä on kertynyt kymmenen tai voittoon tarvittava määrä.
bot-hold-at-20 = Heittää, kunnes pisteitä on kertynyt kaksikymmentä tai voittoon tarvittava määrä.
bot-sharp = Pitää tahtia: jää 21 pisteeseen, takana myöhemmin ja johdossa aiemmin; lopussa heittää voittoon.
bot-best = Tekee aina sen, mistä jää parempi voittomahdollisuus: kaksinpeli on ratkaistu loppuun asti.

move-roll = Heitä
move-hold = Jää

refused-P3 = heitä ensin: kirjattavaa ei vielä ole
risk-lost = Ykkönen tulee { $times } heitossa sadasta ja vie kaikki vuoron pisteet.
slip-won = Koossa olevat pisteet riittävät voittoon, jos jäät. Heitolla voit vain menettää sen.

real-face = Mitä noppa näyttää?

event-rolled = { $seat } heittää { $face }: koossa { $gathered }.
event-lost = { $seat } heittää ykkösen: { $points ->
    [0] mitään ei mene
    [one] 1 piste menee
   *[other] { $points } pistettä menee
  }.
event-banked = { $seat } kirjaa { $points }, yhteensä { $total }.

die = Noppa, silmäluku { $face }
no-die = Noppaa ei ole vielä heitetty
gathered = Koossa tällä vuorolla
to-win = { $target } pisteellä voittaa
banks = +{ $points }, yhteensä { $total }

view-target = Voittoon tarvittavat pisteet
view-scores = Kirjatut pisteet
view-active = Vuorossa
view-gathered = Kertyneet pisteet
view-rolling = Noppa pyörii
view-over = Peli on päättynyt

error-not-a-move = ”{ $text }” ei ole Pig-pelin siirto; kirjoita roll tai hold
error-not-a-roll = ”{ $text }” ei ole Pig-pelin heitto; kirjoita nopan silmäluku
error-not-a-position = ”{ $text }” ei ole Pig-pelin asema
error-no-such-face = mikään noppa ei näytä { $face }; silmäluvut ovat 1–{ $most }
error-die-due = jos nyt jokin on vuorossa, niin noppa
error-players-move = pelaaja heittää tai jää

# Labels of what happens, for reports.
happening-rolled = nopan heitto
happening-lost = pisteet menetetty
happening-banked = pisteet kirjattu
happening-of-face = silmäluku
