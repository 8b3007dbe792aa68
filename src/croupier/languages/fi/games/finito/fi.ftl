line = Kaikki asettavat laatan saman heiton mukaan; ensimmäinen, jonka kaksitoista on järjestyksessä, voittaa.

learn-1 = Yksi noppa koskee kaikkia: jokainen asettaa yhden avoimista laatoistaan nopan osoittamaan numeroon.
learn-2 = Jos numero on varattu, laatta menee lähimpään vapaaseen ruutuun ennen sitä tai sen jälkeen.
learn-3 = Kun kaikki kaksitoista laattaasi ovat laudalla, jokainen heitto siirtää yhtä niistä.
learn-4 = Se voittaa, jonka laatat ovat ensin yhtenä sarjana, jokainen edellistä suurempi.

tour-die = Yksi noppa kaikille: jokainen asettaa laatan nopan osoittamaan numeroon, kaikki yhtä aikaa.
tour-tiles = Avoimet laattasi. Napauta sitä, jonka haluat asettaa; sen jälkeen kääntyy uusi.
tour-own = Lautasi. Laatta menee nopan numeroon, tai jos se on varattu, lähimpään vapaaseen ruutuun. Sallitut ruudut syttyvät. Kahdesta samannumeroisesta ruudusta a on vasen ja b oikea.
tour-runs = Voitat, kun kaikki laattasi ovat yhtenä sarjana: lukusuunnassa jokainen on edellistä suurempi, eikä väliin jäävillä tyhjillä ruuduilla ole väliä. Kun kaikki ovat laudalla, jokainen heitto siirtää yhtä niistä.

now-place = Napauta jotain avointa laattaasi ({ $tiles }) ja sitten ruutua, joka syttyy.
now-move = Kaikki laattasi ovat laudalla: napauta siirrettävää ja sitten ruutua, joka syttyy. Joka heitolla on siirrettävä yhtä.
now-space = Noppa näyttää { $number }: laatta menee { $spaces-count ->
    [one] ruutuun { $spaces }
   *[other] johonkin näistä ruuduista: { $spaces }
  }.{ twins }
now-near = Noppa näyttää { $number }, ja se on varattu: laatta menee lähimpään vapaaseen ruutuun ennen numeroa { $number } tai sen jälkeen: { $spaces-count ->
    [one] ruutu { $spaces } syttyy
   *[other] ruudut { $spaces } syttyvät
  }.{ twins }
twins = { $twins ->
    [yes] {" "}Kahdesta samasta numerosta a on vasen ja b oikea.
   *[no] {""}
  }
now-pass = Tai ohita ja anna laattojen olla.
now-run = Sarja on laattoja, jotka seuraavat toisiaan lukusuunnassa, jokainen edellistä suurempana; tyhjillä ruuduilla ei ole väliä. Voittoon tarvitaan yhdessä sarjassa { $series }; pisimmässäsi on { $run }. Pidä pienet laatat pienissä numeroissa ja suuret suurissa, ja jätä niiden väliin tilaa.
now-wait = Olet tehnyt siirtosi. { $seats-count ->
    [one] Kun { $seats } on tehnyt omansa, noppa heitetään uudelleen.
   *[other] Kun { $seats } ovat tehneet omansa, noppa heitetään uudelleen.
  }

edition-standard = 36 ruutua, useimpia numeroita kaksi
edition-small = 10 ruutua, 5 laattaa ja kuusisivuinen noppa, niin pieni, että sen voi ratkaista
option-next-number = viekö varattu numero laatan lähimpiin numeroihin eikä lähimpiin ruutuihin
option-may-pass = saako pelaaja ohittaa siirron, kun kaikki hänen laattansa ovat laudalla
option-series = kierroksen päättävän sarjan pituus
option-all-placed = kelpaako sellainen sarja vasta, kun kaikki laatat ovat laudalla
option-rounds = montako kierrosta pelataan
option-rolls = heittojen määrä, jonka jälkeen pisin sarja päättää kierroksen
bot-casual = Asettaa laatan sinne, mihin sen numero keskimäärin kuuluu, ja siirtää sitä, joka pääsee lähimmäs paikkaansa.
bot-steady = Jättää laudan, joka on lähimpänä loppua: laatat hyvillä paikoilla, ja muille tilaa niiden välissä.
bot-sharp = Pelaa peliä päässään eteenpäin muutama sata kertaa ja jättää laudan, joka voittaa useimmin.
bot-best = Pelaa peliä päässään viisi kertaa niin kauan kuin terävä botti ja jättää laudan, joka voittaa useimmin.

your-turn = Kaikki yhtä aikaa: tee siirtosi

move-put = Laatta { $tile } ruutuun { $space }
move-pass = Ohita

phase-tile = laattoja käännetään
phase-roll = heitetään noppaa
phase-place = laattoja asetetaan
phase-over = peli on päättynyt

real-tile = Mikä laatta kääntyi?
real-number = Mitä noppa näyttää?

event-turned-up = { $seat } kääntää laatan { $tile }.
event-rolled = { $last ->
    [yes] Viimeinen heitto: noppa näyttää { $number }.
   *[no] Noppa näyttää { $number }.
  }
event-placed = { $full ->
    [yes] { $seat }: numero on varattu, ja laatta { $tile } menee ruutuun { $space }. Pisin sarja { $run }.
   *[no] { $seat } asettaa laatan { $tile } ruutuun { $space }. Pisin sarja { $run }.
  }
event-moved = { $full ->
    [yes] { $seat }: numero on varattu, ja laatta { $tile } siirtyy ruudusta { $origin } ruutuun { $space }. Pisin sarja { $run }.
   *[no] { $seat } siirtää laatan { $tile } ruudusta { $origin } ruutuun { $space }. Pisin sarja { $run }.
  }
event-all-placed = { $seat }: kaikki laatat ovat laudalla, tästä lähtien ne siirtyvät.
event-passed = { $seat } ohittaa siirron.
event-finished = { $run ->
    [12] Finito! { $seat }: kaikki kaksitoista laattaa järjestyksessä.
   *[other] Finito! { $seat }: sarjan pituus { $run }.
  }
event-round-over = { $reason ->
    [rolls] Kierros { $round } on ohi: kukaan ei saanut laattojaan järjestykseen, ja heitot loppuivat.
   *[other] Kierros { $round } on ohi.
  }
event-scored = { $points ->
    [one] { $seat } saa yhden ainoan pisteen, yhteensä { $total }.
   *[other] { $seat } saa pisimmästä sarjasta { $points } pistettä, yhteensä { $total }.
  }
event-new-round = Kierros { $round }/{ $rounds }: kaikki laatat otetaan pois ja sekoitetaan.
event-game-over = { $reason ->
    [rolls] Kukaan ei saanut laattojaan järjestykseen, ja heitot loppuivat: pisin sarja voittaa.
    [rounds] Se oli viimeinen kierros: suurin yhteispistemäärä voittaa.
    [run] Se päättää pelin: pisin sarja voittaa.
   *[in-order] Kaksitoista laattaa järjestyksessä: se voittaa pelin.
  }

view-spaces = Ruudut
view-boards = Laudat
view-phase = Mitä seuraavaksi
view-number = Noppa näyttää
view-rolled = Kierroksen heitot
view-rolls = Heittoja enintään
view-series = Sarja, joka päättää kierroksen
view-round = Pelattuja kierroksia
view-rounds = Kierroksia
view-tiles = Ruuduissa olevat laatat
view-open = Avoimet laatat
view-face_down = Kääntämättömät laatat
view-run = Pisin sarja
view-points = Pisteet
view-owes = Siirto vielä tekemättä
view-finished = Valmis

assumed-spaces = ruutujen numerot

die = Noppa näyttää { $number }
no-die = Noppaa ei ole vielä heitetty
goal = { $series ->
    [12] Kaikki kaksitoista järjestyksessä voittaa
   *[other] { $series } laatan sarja päättää kierroksen
  }
roll = Heitto { $rolled }
rolls = Heitto { $rolled }, enintään { $rolls }
round = Kierros { $round }/{ $rounds }
points = { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
  }
own = { $run ->
    [0] Lautasi, vielä tyhjä
   *[other] Lautasi, pisin sarja { $run }
  }
open = Avoimet laattasi
tile = Laatta { $tile }
hinted = Ruutu { $space }: valitsemallesi laatalle
lies = Laatta { $tile } ruudussa { $space }
put = Aseta laatta { $tile } ruutuun { $space }: pisin sarja { $run }
face-down = { $count ->
    [one] 1 laatta kääntämättä
   *[other] { $count } laattaa kääntämättä
  }
doing = { $doing ->
    [put] Mihin laatta { $tile }?
    [place] Valitse asetettava laatta.
    [over] Peli on päättynyt.
    [last] { $count ->
        [one] { $names } on valmis: valitse vielä viimeinen laattasi.
       *[other] { $names } ovat valmiit: valitse vielä viimeinen laattasi.
      }
    [move] Kaikki laattasi ovat laudalla: valitse siirrettävä.
    [first] Valitse ensin laatta, sitten ruutu.
    [soon] Hetkinen …
   *[wait] Odotetaan muita …
  }
way = { $space }: pisin sarja { $run }
run-of = Pisin sarja { $run }/{ $series }
small-run = Sarja { $run }/{ $series }
series = Sarjasi
others = Muut laudat
rivals = Kuinka pitkällä muut ovat
far = sarja { $run }, laudalla { $placed }
board-of = { $name }: { $tiles }
board-empty = { $name }: ei vielä laattoja
state = { $state ->
    [owes] miettii …
   *[done] siirto tehty
  }

error-not-a-move = ”{ $text }” ei ole FINITO!-pelin siirto; kirjoita laatta ja ruutu, kuten 7 to 15b
error-no-such-tile = laattaa { $tile } ei ole; laatat ovat 1–{ $most }
error-no-such-space = ruutua ”{ $space }” ei ole
error-two-such-spaces = ruutuja { $space } on kaksi: { $space }a vasemmalla ja { $space }b oikealla
error-not-an-outcome = ”{ $text }” ei ole nopan numero eikä laatta
error-no-such-face = noppa näyttää 1–{ $most }, ei { $face }
error-no-tile-due = ”{ $text }”: nyt ei käännetä laattaa
error-another-turns = laatan kääntää paikka { $seat }, ei kukaan muu
error-tile-due = nyt on vuorossa laatta
error-die-due = jos nyt jokin on vuorossa, niin noppa
error-players-move = pelaaja asettaa laatan ruutuun tai ohittaa
error-not-a-position = ”{ $text }” ei ole FINITO!-pelin asema: { $reason }
error-position-names = siitä puuttuu { $names }
error-position-owing = kenenkään ei tarvitse tehdä siirtoa tällä heitolla, tai siirtoa odotetaan joltakulta, jota ei ole
error-position-past = kaikki kierrokset on pelattu
error-position-space = kaksi laattaa ruudussa { $space }
error-position-tile = kenelläkään ei ole käännettävää laattaa
error-edition-order = ruutujen numeroiden on noustava, ja puuttuvien ruutujen nollat tulevat viimeisinä
error-edition-numbers = ruuduissa on oltava jokainen numero ykkösestä suurimpaan, joka saa olla enintään { $most }
error-edition-room = { $tiles } laattaa tarvitsee enemmän kuin { $spaces } ruutua
error-edition-twice = sama numero saa olla enintään kahdessa ruudussa
solved-alone = Yksi kierros, ja heittoja niin monta kuin tarvitaan; pöydässä ei ole muita.
show-order = järjestys { $order }
show-open = avoinna  { $tiles }
show-placed = kaikki laatat ovat laudalla

# What a move dares
risk-full = { $times } heitossa sadasta nopan numero on laudallasi varattu.

# Labels of what happens, for reports.
happening-turned-up = laatta käännetty
happening-rolled = nopan heitto
happening-placed = laatta asetettu
happening-moved = laatta siirretty
happening-all-placed = kaikki laatat laudalla
happening-passed = siirto ohitettu
happening-finished = Finito!
happening-round-over = kierros ohi
happening-scored = pisteitä saatu
happening-new-round = uusi kierros
happening-game-over = peli ohi
happening-reason-rolls = heitot lopussa
happening-reason-rounds = viimeinen kierros ohi
happening-reason-run = pisin sarja
happening-reason-in-order = kaikki järjestyksessä
happening-of-number = silmäluku
happening-of-tile = laatta
happening-of-space = ruutu
happening-of-origin = lähtöruutu
happening-of-reason = syy
