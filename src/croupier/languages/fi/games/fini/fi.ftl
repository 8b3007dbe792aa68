line = Kaksi kättä, viisitoista noppaa: nappaa mitä tarvitset, älä tee virheitä ja huuda FINI! ennen toista.

learn-1 = Viisitoista noppaa heitetään, ja molemmat nappaavat yhtä aikaa, noppa kerrallaan.
learn-2 = Tee riveihisi suoria tai samoja noppia sen mukaan, mistä duellissa on kyse: enintään kuusi noppaa.
learn-3 = Hopeanoppa vain kopioi: vastustajalla on oltava värinoppa, jossa on sama silmäluku, eikä sellaista saa olla vapaana.
learn-4 = Huuda FINI!, kun mikään noppa ei enää pidentäisi yhdistelmiäsi. Pisin yhdistelmä saa merkin, ja liian aikainen huuto tai virhe maksaa sellaisen.
learn-5 = Kierros päättyy, kun varaston viimeinen merkki on viety. Kolmen kierroksen jälkeen voittaa se, joka keräsi eniten merkkejä.

tour-area = Kaikki nopat heitetään tähän, eikä kukaan odota vuoroaan: napauta noppaa, niin se tulee käteesi.
tour-rows = Omat rivisi: napauta riviä, niin noppa menee siihen. Ensimmäisellä kierroksella teet suoria, kuten 2 3 4 tai 6 5 4, toisella samoja noppia.
tour-silver = Jätä neljä hopeanoppaa aluksi rauhaan: ne saavat vain kopioida vastustajan värinopan, kun muita saman silmäluvun värinoppia ei enää ole.
tour-acts = FINI! päättää duellin. Paina sitä, kun sinulla on kuusi noppaa tai kun mikään jäljellä oleva noppa ei toisi lisää noppia yhdistelmiisi, ei edes uutta riviä aloittamalla; ei aiemmin.
tour-chips = Pisin rivi saa merkin tästä varastosta. Kun varasto on tyhjä, jokaisesta merkistä tulee piste; kolmen kierroksen jälkeen voittaa se, jolla on eniten pisteitä.

now-take = Napauta mitä tahansa värinoppaa, joka sopii riveihisi. Kukaan ei odota vuoroaan: ota yksi toisensa jälkeen.
now-put = Kädessäsi on { $die }: napauta riveistäsi paikkaa, johon se kuuluu.
now-build = { $about-word ->
    [matching] Pane samoja noppia vierekkäin, kuten 4 4 4: pisin ryhmä ratkaisee.
   *[straights] Tee rivejä, jotka nousevat tai laskevat yhdellä nopasta seuraavaan, kuten 2 3 4 tai 6 5 4. Samaa silmälukua ei saa olla sinulla kahdesti; pisin rivi ratkaisee.
  }
now-call = { $down ->
    [6] Kuusi noppaa on enimmäismäärä: huuda nyt FINI!
   *[other] Noppia on riveissä { $down }, enintään { $most }. Huuda FINI!, kun mikään ei enää toisi lisää noppia yhdistelmiisi, ei uuteenkaan riviin{ $assisted ->
        [yes] {""}.
       *[no] : aiemmin huudettuna se maksaa merkin.
      }
  }
now-silver = Ota hopeanoppa vain, jos vastustajalla on värinoppa, jossa on sama silmäluku, eikä sellaista ole enää vapaana.
now-cast = Nopat heitetään kohta. Sitten kaikki nappaavat yhtä aikaa.
real-cast = Heittäkää kaikki viisitoista noppaa. Mitä ne näyttävät?
real-cast-silver = Mitä hopeanopat näyttävät?
now-announce = Valitse, mistä tässä duellissa on kyse: suorat vai samat nopat.
now-announcing = { $starter } valitsee, mistä duellissa on kyse. Sitten nopat heitetään.
now-judged = { $ending-word ->
    [premature] Viime duellissa huudettiin liian aikaisin: yhdistelmiin olisi vielä saanut lisää noppia.
    [offence] Viime duellissa tehtiin virhe: väärä järjestys, yli kuusi noppaa tai hopeanoppa, jota ei saanut ottaa.
    [contested] Viime duelli on mitätön: molemmat nappasivat saman nopan.
    [idle] Viime duelli on mitätön: kukaan ei tehnyt siirtoa.
   *[decided] Viime duellin voitti pisin rivi, ja yhtä pitkistä se, joka huusi.
  }

option-assisted = estetäänkö virheet sen sijaan, että ne tuomittaisiin duellin lopussa
option-contested = montaako millisekuntia lyhyemmin välein saman nopan nappaukset mitätöivät duellin
option-patience = montako sekuntia ilman siirtoa mitätöi duellin
option-chips = merkkejä varastossa; mitä vähemmän, sitä lyhyempi peli
agreed-assisted = { $value ->
    [yes] virheet estetään heti
   *[no] virheet tuomitaan duellin lopussa
  }
agreed-contested = saman nopan nappaukset alle { $value } millisekunnin välein mitätöivät duellin
agreed-patience = duelli on mitätön, jos siirtoja ei tule { $value } sekuntiin
agreed-chips = { $value ->
    [one] varastossa 1 merkki
   *[other] varastossa { $value } merkkiä
  }
edition-standard = 11 värinoppaa ja 4 hopeanoppaa
bot-still = Jättää kaikki nopat sinulle eikä huuda koskaan: ratkaisevaa on oma aikasi.
bot-slow = Ottaa nopan neljässä sekunnissa, jatkaa siitä, mitä sillä on, ja erehtyy silloin tällöin.
bot-calm = Ottaa nopan kahdessa sekunnissa, suunnittelee pisimmän näkyvän yhdistelmän ja erehtyy silloin tällöin.
bot-quick = Ottaa nopan sekunnissa, suunnittelee ja vie ensin sen, minkä sinä voisit viedä, ja erehtyy harvemmin.
bot-lightning = Ottaa nopan puolessa sekunnissa, suunnittelee sinua vastaan, huutaa niin vähillä nopilla kuin voi eikä erehdy juuri koskaan.

move-announce = Ilmoita { $about }
move-take = Ota { $colour } { $number }
move-put = { $after ->
    [0] Riviin { $row }, vasempaan päähän
    [one] Riviin { $row }, ensimmäisen nopan perään
   *[other] Riviin { $row }, { $after } nopan perään
  }
move-call = FINI!
move-cast = { $numbers }
move-cast-silver = hopea { $numbers }
move-void = Kukaan ei tee siirtoa, ja duelli on mitätön

event-announced = { $seat } ilmoittaa: { $about }.
event-cast = Kierros { $round }, duelli: { $about }. { $seat } heittää { $numbers }.
event-cast-silver = Hopeanopat näyttävät { $numbers }. Nyt!
event-took = { $seat } ottaa: { $die }.
event-put-down = { $seat } asettaa: { $die }. Rivi: { $numbers }.
event-clashed = { $die }: { $seat } tavoittelee sitä juuri, kun { $rival } sen ottaa!
event-voided = { $reason ->
    [contested] Duelli on mitätön, ja nopat heitetään uudelleen.
   *[idle] Kukaan ei ole tehnyt siirtoa { $seconds } sekuntiin: duelli on mitätön, ja nopat heitetään uudelleen.
  }
event-called = { $seat } huutaa FINI!
event-dropped = { $seat }: kädessä on yhä { $die }, se menee takaisin.
event-premature = Liian aikaisin! { $seat } olisi voinut vielä lisätä { $missed-count ->
    [one] nopan, silmäluku { $missed }
   *[other] noppia, silmäluvut { $missed }
  }.
event-removed = { $reason ->
    [repeated] { $seat }: sama silmäluku kahdesti, pois { $dice }.
   *[loose] { $seat }: ylimääräisinä pois { $dice }.
  }
event-offended = { $offence ->
    [wrong-order] { $seat }: rivi väärässä järjestyksessä.
    [too-many] { $seat }: yli kuusi noppaa riveissä.
   *[wrong-copier] { $seat } otti hopeanopan, jota ei saanut ottaa.
  }
event-compared = { $longest ->
    [0] { $other ->
        [0] Yhdistelmiä ei ole: { $seat } ja { $rival } jäävät ilman, eikä yksikään merkki liiku.
       *[other] Pisimmät yhdistelmät: { $seat } ei mitään, { $rival } { $other } noppaa.
      }
   *[other] { $other ->
        [0] Pisimmät yhdistelmät: { $seat } { $longest } noppaa, { $rival } ei mitään.
       *[other] Pisimmät yhdistelmät: { $seat } { $longest } noppaa, { $rival } { $other }.
      }
  }
event-chip-taken = { $reason ->
    [penalty] { $rival }: ei palautettavaa merkkiä, joten { $seat } ottaa merkin varastosta
    [caller] Huuto ratkaisee: { $seat } ottaa merkin
   *[longest] { $seat } ottaa merkin
  }, merkkejä nyt { $chips }{ $stock ->
    [0] .
   *[other] , varastossa { $stock }.
  }
event-chip-returned = { $seat } palauttaa merkin, { $chips ->
    [0] merkkejä ei ole nyt yhtään
   *[other] merkkejä nyt { $chips }
  }.
event-chip-spared = { $seat }: ei palautettavaa merkkiä.
event-round-over = Se oli viimeinen merkki: kierros { $round } on ohi.
event-scored = { $seat } { $points ->
    [0] ei saa pisteitä
    [one] saa 1 pisteen
   *[other] saa { $points } pistettä
  }, yhteensä { $total }.
event-game-over = Kaikki kolme kierrosta on pelattu.
part-die = { $colour } { $number }

about-straights = suorat
about-matching = samat nopat
kind-straights = suorat
kind-matching = samat nopat
colour-red = punainen
colour-orange = oranssi
colour-yellow = keltainen
colour-green = vihreä
colour-blue = sininen
colour-violet = violetti
colour-pink = pinkki
colour-brown = ruskea
colour-black = musta
colour-white = valkoinen
colour-turquoise = turkoosi
colour-silver = hopeinen
phase-cast = nopat heitetään kohta
phase-silver = hopeanopat heitetään kohta
phase-duel = duelli on käynnissä
phase-announce = suorat vai samat nopat?
phase-over = peli on päättynyt
offences-wrong-order = rivi väärässä järjestyksessä
offences-too-many = yli kuusi noppaa
offences-wrong-copier = hopeanoppa, jota ei saanut ottaa
ending-premature = liian aikainen huuto
ending-offence = rike
ending-decided = pituus ratkaisi
ending-contested = mitätön: molemmat nappasivat saman nopan
ending-idle = mitätön: kukaan ei tehnyt siirtoa

view-phase = Mitä tapahtuu
view-round = Kierros
view-kind = Duelli
view-starter = Aloittaja
view-clock = Millisekunteja
view-patience = Millisekunteja ilman siirtoa, kunnes duelli on mitätön
view-assisted = Virheet estetään
view-area = Alue
view-players = Pelaajat
view-stock = Merkkejä varastossa
view-verdict = Viime duelli
view-rows = Rivit
view-hand = Kädessä
view-chips = Merkit
view-score = Pisteet
view-ending = Loppu
view-caller = Huutaja
view-missed = Jäi saamatta
view-offences = Rikkeet
view-longest = Pisin yhdistelmä
view-removed = Poistetut
view-change = Saadut tai palautetut merkit
view-colour = Väri
view-number = Silmäluku
view-slot = Kolo

error-not-a-move = ”{ $text }” ei ole FINI!-pelin siirto; kirjoita take ja noppa, kuten take red 4, take 4 tai s4; put, rivi ja paikka, kuten put 1 left tai 1<; tai FINI!
error-not-a-die = ”{ $text }” ei ole noppa; värit ovat { $known }
error-die-shows = { $colour } noppa näyttää { $shown }, ei { $number }
error-nowhere-shown = mikään värinoppa ei näytä { $number }
error-no-such-face = noppa näyttää 1–{ $most }, ei { $face }
error-not-a-place = ”{ $text }” ei ole paikka; kirjoita rivi ja left, right tai after ja noppien määrä, kuten put 1 after 2
error-no-such-place = rivissä { $row } ei ole paikkaa { $after } nopan perässä
error-no-announcement = ”{ $text }” ei ilmoita mitään; kirjoita straights tai matching
error-not-a-time = ”{ $time }” ei ole aika millisekunteina
error-not-a-cast = ”{ $text }” ei ole heitto; kirjoita, mitä yksitoista värinoppaa näyttävät, tai silver ja neljä silmälukua
error-cast-numbers = se ei ole heitto; kirjoita, mitä kaikki { $dice } noppaa näyttävät, kukin 1–6
error-coloured-due = ”{ $text }” ei kuulu tähän: nyt heitetään värinopat
error-silver-due = ”{ $text }” ei kuulu tähän: nyt heitetään hopeanopat
error-who-does-what = pelaajat tekevät siirtoja, ja vain nopilla on tuloksia
error-not-a-position = ”{ $text }” ei ole FINI!-pelin asema: { $reason }
error-position-names = siitä puuttuu { $names }
error-position-two = ”{ $text }” ei ole kahdelle pelaajalle
error-position-over = peli päättyy kolmannen kierroksen jälkeen eikä ennen sitä
error-position-hand = kädessä on yksi noppa
error-position-die = ”{ $die }” ei ole noppa
error-position-colour = ”{ $die }” on yksi noppa liikaa tai ei ole väri
error-position-twice = { $die } on kahdessa paikassa
show-typing = Lyhyemmin: 4 ottaa värinopan, joka näyttää 4, red 4 juuri sen nopan, s4 hopeanopan. Noppa kädessä 1 panee sen rivin 1 oikeaan päähän, 1< vasempaan, 1.2 sen toisen nopan perään. f huutaa FINI!
show-duel = Kierros { $round }: { $kind }, aloittaja { $starter }
show-announce = Kierros { $round }: { $starter } ilmoittaa, suorat vai samat nopat
show-over = Kaikki kolme kierrosta on pelattu
show-stock = varasto
show-area = alue
show-hand = kädessä
show-points = { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
  }

duel = Kierros { $round }/3: { $kind }
duel-announce = Kierros { $round }/3: suorat vai samat nopat?
how-straights = nousee tai laskee, ei samaa kahdesti
how-matching = samat nopat vierekkäin
area = Heitetyt nopat
slot-empty = tyhjä kolo
slot-taken = { $die }, otti { $name }
side-own = Sinun puolesi
side = Puoli: { $name }
row = Rivi { $row }, { $count ->
    [0] tyhjä
    [one] 1 noppa
   *[other] { $count } noppaa
  }
place = { $after ->
    [0] Rivi { $row }, { $end ->
        [yes] ensimmäinen noppa
       *[no] vasemmalle
      }
   *[other] Rivi { $row }, { $end ->
        [yes] oikealle
       *[no] { $after ->
            [one] ensimmäisen nopan perään
           *[other] { $after } nopan perään
          }
      }
  }
in-hand = kädessä: { $die }
die-out = { $die }, poistettu
chips = { $chips ->
    [0] ei merkkejä
    [one] 1 merkki
   *[other] { $chips } merkkiä
  }
stock = { $stock ->
    [0] varastossa ei merkkejä
    [one] varastossa 1 merkki
   *[other] varastossa { $stock } merkkiä
  }
practice-time = { $seconds } s
practice-best = paras: { $seconds } s
practice-record = oma ennätyksesi!
verdict = Tuomio
verdict-after = { $seconds } s:n jälkeen
verdict-rule = Sääntö { $clause }
verdict-why = { $reason ->
    [repeated] Samoista silmäluvuista jää se, joka asetettiin ensin, väri- tai hopeanoppa.
   *[loose] { $about ->
        [matching] Rivistä lasketaan suurin samojen noppien ryhmä, eikä yksi noppa ole ryhmä.
       *[straights] Rivistä lasketaan pisin suora, eikä yksi noppa ole suora.
      }
  }
verdict-alone = Pelkästään se ratkaisee: muuta ei tuomita, eikä muita noppia yliviivata.
verdict-seen = Näitkö? Napauta tästä tai paina välilyöntiä: kun kaikki ovat nähneet, nopat heitetään.

refused-I2 = kolmannen kierroksen duellin aihe ilmoitetaan ennen heittoa, eikä silloin tehdä mitään muuta
refused-I3 = vastustajasi sanoo, mistä tässä duellissa on kyse
refused-I4 = liian myöhään, se duelli on ohi; nopat heitetään uudelleen
refused-I6 = aseta ensin kädessäsi oleva noppa
refused-I7 = se noppa on jo viety
refused-I8 = sellaista paikkaa ei ole
refused-I11 = se silmäluku on jo riveissäsi
refused-I12 = siinä se olisi väärässä järjestyksessä
refused-I15 = kuusi noppaa on enimmäismäärä
refused-I16 = hopeanopalla on oltava esikuva vastustajan riveissä, eikä keskellä saa olla saman silmäluvun värinoppaa
refused-I17 = jokaisella hopeanopalla on oltava oma esikuvansa
refused-I19 = liian aikaisin: yhdistelmiin saisi vielä lisää noppia, myös toiseen riviin

# Labels of what happens, for reports.
happening-announced = ilmoitus
happening-cast = nopat heitetty
happening-cast-silver = hopeanopat heitetty
happening-took = noppa otettu
happening-put-down = noppa asetettu
happening-clashed = kiista nopasta
happening-voided = duelli mitätön
happening-called = FINI! huudettu
happening-dropped = noppa palautettu
happening-premature = liian aikaisin
happening-removed = noppia poistettu
happening-offended = rike
happening-compared = rivit verrattu
happening-chip-taken = merkki otettu
happening-chip-returned = merkki palautettu
happening-chip-spared = ei merkkiä palauttaa
happening-round-over = kierros ohi
happening-scored = pisteitä saatu
happening-game-over = peli ohi
happening-reason-contested = kiistelty noppa
happening-reason-idle = kukaan ei tehnyt mitään
happening-reason-repeated = luku kahdesti
happening-reason-loose = ylimääräinen
happening-reason-penalty = rangaistus
happening-reason-caller = huuto ratkaisee
happening-reason-longest = pisin rivi
happening-reason-rounds = viimeinen kierros ohi
happening-offence-wrong-order = väärä järjestys
happening-offence-too-many = liikaa noppia
happening-offence-wrong-copier = väärä hopeanoppa
happening-of-about = duelli
happening-of-numbers = silmäluvut
happening-of-reason = syy
happening-of-offence = rike
