compiling = Käännetään säännöt vain tämän kerran: { $title }. Se voi viedä minuutin ...
compiling-own = Käännetään bottisi ja säännöt: { $title } ...
cache = Käännetyt säännöt ovat kansiossa { $folder }: { $size }. Mitä kukaan ei ole käyttänyt kuukauteen, häviää itsestään.
cache-cleared = Poistettiin { $size } käännettyjä sääntöjä kansiosta { $folder }.

player = Pelaaja { $seat }

games-game = peli
games-line = millainen se on
games-players = pelaajia
games-minutes = minuuttia
games-bots = botit
games-more = croupier games GAME · croupier play GAME · croupier rules GAME
seats = { $least }–{ $most }

box-players = pelaajia
box-seats = { $seats }, noin { $minutes ->
    [one] 1 minuutti
   *[other] { $minutes } minuuttia
  }
box-bot = botti
box-levels = tasot
box-edition = painos
box-assumed = { $edition }; oletettu: { $fields }
option-name = asetus
option-default = oletus
option-allowed = voi olla
option-says = selitys
option-source = mistä se on
option-bounds = { NUMBER($least, useGrouping: 0) }–{ NUMBER($most, useGrouping: 0) }

mark-rulebook = sääntökirja
mark-found = löydetty
mark-inferred = päätelty
mark-ours = oma
source-rulebook = sääntökirjassa
source-found = löydetty arvosteluista tai yleisesti tunnettu
source-inferred = seuraa sääntökirjan esimerkeistä
source-ours = oma ratkaisumme
source-partly = { $source }, osaksi { $other }

solving-begun = Luetellaan, mitä voi tapahtua ...
solving = Kierros { $sweeps }, { $seconds } s: mikään ei muuttunut enempää kuin { $moved }; kesto selviää pian
solving-minutes = Kierros { $sweeps }, { $seconds } s: mikään ei muuttunut enempää kuin { $moved }; jäljellä { $minutes ->
    [one] noin minuutti
   *[other] noin { $minutes } minuuttia
  }
solving-seconds = Kierros { $sweeps }, { $seconds } s: mikään ei muuttunut enempää kuin { $moved }; jäljellä { $left ->
    [one] noin sekunti
   *[other] noin { $left } sekuntia
  }
solved-nothing = Keskeytetty: mitään ei ratkaistu.
solved-first = { $game } kahdelle: aloittaja voittaa { $chance } peleistä, jos molemmat pelaavat niin hyvin kuin voi (± { $error })
solved-rolls = { $game } yksin: heittoja menee keskimäärin { $rolls }, jos pelaat niin hyvin kuin voi (± { $error })
solved-bot = { $bot }: heittoja { $rolls }, { NUMBER($more, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } enemmän
solved-chart = { $chart }:
solved-how = { $positions ->
    [one] Yksi asema
   *[other] { $positions } asemaa
  }, { $sweeps ->
    [one] yksi kierros
   *[other] { $sweeps } kierrosta
  }, { $seconds } s, { $memory } Mt
error-no-language = kielellä { $language } ei ole tässä kirjoitettu mitään; kielet ovat: { $known }
error-not-solved = { $game }: peliä ei voi ratkaista; ratkaistavat pelit ovat: { $known }
error-not-trained = { $game }: pelissä ei ole bottia, joka oppii; sellainen on peleissä: { $known }
error-nothing-to-train = pelejä ei pelata yhtään: mitään ei voi oppia
trained = Opittu { $games ->
    [one] 1 pelistä
   *[other] { $games } pelistä
  }; arviointi on tiedostossa { $file }
trained-against = Vastassa { $rival }: voitto-osuus oli sen jälkeen { $share }, pelejä { $games }
trained-part = Keskeytetty: tähän asti opittu on tiedostossa { $file }, ja sama komento jatkaa siitä
trained-nothing = Keskeytetty ennen kuin mitään opittiin
error-no-memory = muisti ei riitä ratkaisemaan näin: { $game }
error-not-told = selvitettyä ei voi kirjoittaa: { $why }
error-page-over-record = { $file } on itse tallenne: nimeä sivulle toinen tiedosto
error-no-values = --vary ottaa muodon KEY=VALUE,VALUE, ei ”{ $word }”
error-vary-again = --vary on annettu kahdesti: { $name }; anna kaikki arvot kerralla
error-what-varies = minkä pitää vaihdella? Kirjoita --vary KEY=VALUE,VALUE; KEY on jokin pelin asetus, players tai edition
error-not-written = { $file }: tiedostoa ei voi kirjoittaa: { $why }
simulated-seat = paikka
simulated-bot = botti
simulated-wins = voitot
simulated-share = voitto-osuus
simulated-steps = { $steps } vaihetta peliä kohti
simulated-games = { $games ->
    [one] 1 peli
   *[other] { $games } peliä
  }{ $shared ->
    [0] { "" }
   *[other] , joista jaettu { $shared }
  }, { $steps } vaihetta, { $seconds } s: { $speed } miljoonaa vaihetta sekunnissa
simulated-plain = { $bot } toimi tavallisena Pythonina: { $why }
simulated-part = { $games ->
    [one] Keskeytetty: tämä on ensimmäisen pelin tulos, pelejä piti olla { $asked }.
   *[other] Keskeytetty: tämä on { $games } ensimmäisen pelin tulos, pelejä piti olla { $asked }.
  }
reported-nothing = Keskeytetty: raporttia ei ole.
reported-page = Raportti on tiedostossa { $file }.
sweep-bot = botti
sweep-share = voitto-osuus
sweep-apart = ensimmäiseen nähden
sweep-steps = vaihetta peliä kohti
sweep-games = { $games ->
    [one] 1 peli
   *[other] { $games } peliä
  }, siemen { $seed }, jokainen jako kaikilla istumajärjestyksillä, samat nopat joka rivillä; { $seconds } s
tournament-rating = vahvuus
tournament-table = pöytä
tournament-games = { $games ->
    [one] 1 peli
   *[other] { $games } peliä
  }, { $seconds } s: { $deals ->
    [one] 1 jako
   *[other] { $deals } jakoa
  }{ $tables ->
    [one] { "" }
   *[other] , pöytiä { $tables }
  }, kaikilla istumajärjestyksillä
tournament-rated = { $rated ->
    [0] Vahvuuksia ei ole vielä: kaikissa pöydissä ei ole ollut jakoa.
    [one] Vahvuudet laski OpenSkill ensimmäisestä jaosta.
   *[other] Vahvuudet laski OpenSkill { $rated } ensimmäisestä jaosta.
  }
tournament-unrated = Vahvuuksia ei laskettu: sitä ei odotettu.
tournament-more = Ratkennut: { $bot }, osuus on vähintään { $share1 }, ei enintään { $share0 }.
tournament-less = Ratkennut: { $bot }, osuus on enintään { $share0 }, ei vähintään { $share1 }.
tournament-open = Ei ratkennut: { $bot }, osuus voi olla { $share0 } tai { $share1 }.
tournament-risk = Kun osuus on enintään { $share0 }, tällainen koe erehtyy enintään { $alpha } kertaa sadasta; kun se on vähintään { $share1 }, enintään { $beta } kertaa.
tournament-evidence = Näyttö { $llr }; arvolla { $lower } ratkaisu on { $share0 }, arvolla { $upper } se on { $share1 }.
tournament-five = Jaot, joissa { $bot } voitti 0, ½, 1, 1½ ja 2 peliä: { $counts }
analysed-bot = botti
analysed-share = voitto-osuus
analysed-luck = tuuri
analysed-adjusted = ilman tuuria
analysed-precision = tarkkuus
analysed-error = virhe päätöstä kohti
analysed-percent = { $share } %
analysed-exactly = { $games ->
    [one] 1 peli
   *[other] { $games } peliä
  }; mahdollisuudet on laskettu eikä kokeiltu
analysed-tried = { $games ->
    [one] 1 peli
   *[other] { $games } peliä
  }; mahdollisuudet kokeiltiin, { $tries } kertaa jokaisesta asemasta
analysed-means = Ilman tuuria osuus vaihtelee vähemmän. Tarkkuus kertoo, kuinka paljon: pelkällä osuudella samaan varmuuteen tarvittaisiin niin monin verroin pelejä. Virhe on se, minkä parempi siirto olisi voittanut, voittoina. ± on väli, jolla 95 sadasta tällaisesta ajosta pysyy.
analysed-page = sivu: { $file }
analysed-part = { $done ->
    [one] Keskeytetty: tämä on ensimmäisen siirron analyysi, siirtoja on { $all }.
   *[other] Keskeytetty: tämä on { $done } ensimmäisen siirron analyysi, siirtoja on { $all }.
  }
analysed-no-points = Keskeytetty: analyysi on kokonainen, vain kalliiden päätösten arvo pisteinä jäi pois.
analysed-nothing = Keskeytetty: mitään ei ole analysoitu.
simulated-nothing = Keskeytetty ennen kuin ensimmäinen peli oli ohi.

ready = Paina Enter, kun olet valmis.
against = Vastassasi: { $bots }.
dropped = ”{ $words }” tuli ennen kuin nämä nopat heitettiin, ja se hylättiin.
heading-help = { $agreed }; ? näyttää ohjeen
help = Siirron teet sen numerolla tai sanoilla. Lisäksi:
help-all = kaikki siirrot, kun lista on lyhennetty
help-table = pöytä vielä kerran
help-rules = säännöt
help-clause = yksi sääntökohta
help-save = tallenna kopio
help-quit = lopeta tähän; peli säilyy
now = nyt: { $moves }
slip = Teetkö silti niin? (k/E)
slip-yes = k
menu-more = { $more ->
    [one] Vielä yksi siirto: kirjoita sen sanat, tai all, niin näet sen.
   *[other] Vielä { $more } siirtoa: kirjoita jonkin sanat, tai all, niin näet ne.
  }
menu-clash = Pelkkä numero on listan rivi: { $number } tekee siirron ”{ $words }”. Jos haluat ”{ $other }”, kirjoita ne sanat.
hand-over = Paina ensin Enter ja anna sitten ruutu seuraavalle ({ $name }).
look = { $name }, paina Enter, kun kukaan muu ei katso.
kept = Peli on tallessa. Jatka näin:
saved = tallennettu: { $file }
record = tallenne: { $file }
assumed = oletettu, ei luettu pelilaatikosta: { $fields }
unfinished = Peli ei ole vielä päättynyt.

same = Ne kertovat samasta pelistä.
parting = { $what ->
    [game] Ne ovat eri peleistä: { $one } ja { $other }.
    [edition] Ne ovat eri painoksista: { $one } ja { $other }.
    [options] Ne eroavat asetuksissa: { $one } ja { $other }.
    [players] Ne eroavat pelaajissa: { $one } ja { $other }.
    [given] Ne eroavat siinä, montako siirtoa on toisesta pelistä: { $one } ja { $other }.
    [begins] Ne eroavat siinä, kuka aloittaa: { $one } ja { $other }.
    [move] Ne eroavat siirrossa { $move }: { $one } ja { $other }.
   *[length] Ne eroavat siirron { $move } jälkeen: yhdessä siirtoja on { $one }, toisessa { $other }.
  }
fair = { $rolls ->
    [0] Tässä tallenteessa ei ole tarkistettavia heittoja.
    [one] Nopat ovat reilut: ainoa heitto seuraa tämän tallenteen sitoumuksesta ja onnesta.
   *[other] Nopat ovat reilut: kaikki { $rolls } heittoa seuraavat tämän tallenteen sitoumuksesta ja onnesta.
  }
fair-unfinished = Tallenteessa ei ole tulosta: siinä peli ei ole päättynyt.
fair-given = { $given ->
    [one] Ensimmäinen siirto on
   *[other] Ensimmäiset { $given } siirtoa ovat
  } toisesta pelistä, josta tätä jatkettiin: sen osan heittoja ei tarkistettu.
fair-rounds = { $rounds ->
    [0] Onnea ei luvattu ennen kuin se kerrottiin: näin pelattiin ennen.
    [one] Onni luvattiin kerran ennen kuin kaikki näytettiin.
   *[other] Onni luvattiin { $rounds } kertaa ennen kuin kaikki näytettiin.
  }
fair-unanchored = Ei tarkistettu, onko se sama sitoumus kuin ennen peliä: anna se valitsimella --commitment ja oma onnesi valitsimella --luck.

joined = Peli on päättynyt. Istuit paikalla { $seat }; pisteet: { $scores }; osuudet voitosta: { $shares }.

copied = { $title } on kansiossa { $folder }, pohjana { $like }. Jatka näin:

open = Talo on auki: { $url } (Ctrl+C sulkee sen)
backed-up = Tiedostossa { $file } on { $tables ->
    [one] 1 pöytä
   *[other] { $tables } pöytää
  } ja { $steps ->
    [one] 1 vaihe
   *[other] { $steps } vaihetta
  }
pruned = Poistettu: { $tables ->
    [one] 1 pöytä
   *[other] { $tables } pöytää
  }, { $steps ->
    [one] 1 vaihe
   *[other] { $steps } vaihetta
  } ja { $size }
would-prune = Poistettaisiin: { $tables ->
    [one] 1 pöytä
   *[other] { $tables } pöytää
  }, { $steps ->
    [one] 1 vaihe
   *[other] { $steps } vaihetta
  } ja { $size }

error-no-number = --games ei voi olla ”{ $word }”: sen on oltava kokonaisluku
error-no-game-or-file = ”{ $name }” ei ole tallennetiedosto eikä peli; pelit ovat: { $known }
error-which-bots = mitkä botit pelaavat? Kirjoita --bots ja jotkin näistä: { $known }
error-of-games = { $words }: tämä kuuluu bottien moniin peleihin, tallenteella on omansa
error-of-records = { $words }: tämä kuuluu tallenteeseen, ei bottien moniin peleihin
error-no-shares = --stop ottaa kaksi voitto-osuutta, kuten 0.5,0.52, ei ”{ $word }”
error-risk-alone = --alpha ja --beta kertovat, kuinka usein --stop saa erehtyä: kirjoita myös --stop
error-own-player = ”{ $word }” ei ole oma pelaajasi: kirjoita FILE.py:NAME
error-no-house = taloa ei ole asennettu ({ $package } puuttuu): pip install 'croupier[house]'
error-thinking-live = { $title }: tässä kukaan ei odota, jätä --thinking pois
error-saved-seats = tallennetulla pelillä on omat paikkansa, asetuksensa ja painoksensa; jätä ne pois, kun käytät valitsinta --resume
error-commitment-form = ”{ $words }” ei ole sitoumus; siinä on 64 heksadesimaalinumeroa
error-luck-form = ”{ $words }” ei ole paikka ja sen onni; kirjoita ne näin: 1:abc
error-which-game = mikä peli? katso `croupier games`
error-which-record = ”{ $word }” ei ole siemenen peli; kirjoita sen numero tai numero ja istumajärjestys, kuten 17 tai 17:1
error-cluster-form = ”{ $word }” ei ole vuorontajan osoite; kirjoita se näin: tcp://host:8786
error-no-cluster = osoitteessa { $address } ei ole Daskin vuorontajaa: { $why }
error-other-game = { $file }: tallenteen peli on { $found }, ei { $wanted }
error-no-pair = asetus ”{ $option }” ei ole muotoa key=value
error-no-seat = ”{ $word }” ei ole paikka; kirjoita numero ykkösestä alkaen tai drawn
error-no-file = { $file }: { $why }
error-covered = { $file }: tämä peli ei ole päättynyt, ja sen salaisuudet on peitetty siihen asti
error-no-text = { $file }: tämä ei ole pelin tallenne: se ei ole tekstiä
error-not-saved = peliä ei voi tallentaa tiedostoon { $file }: { $why }
error-one-person = { $title } on reaaliaikainen: päätteellä pelaa yksi ihminen
error-how-old = kerro valitsimella --older-than, montako päivää sitten pöytien on pitänyt päättyä; mitään ei poistettu
error-file-exists = { $file } on jo olemassa; nimeä uusi tiedosto
error-no-folder = kansiota { $folder } ei voi luoda: { $why }
error-no-name = ”{ $name }” ei käy pelin nimeksi; siinä saa olla pieniä kirjaimia, numeroita ja _, kuten my_game
error-game-exists = peli { $name } on jo olemassa
error-folder-exists = { $folder } on jo olemassa; mene muualle tai valitse toinen nimi
error-package-exists = Python-paketti { $name } on jo olemassa; valitse toinen nimi
error-no-command = komentoa ”{ $name }” ei ole; komennot ovat: { $known }
error-no-flag = tällä komennolla ei ole valitsinta { $option }
error-no-flag-but = tällä komennolla ei ole valitsinta { $option }; ehkä: { $known }
error-flag-full = { $option } ei ota arvoa
error-flag-empty = { $option } tarvitsee arvon
error-flag-missing = { $option } on annettava
error-argument-missing = { $name } on annettava
error-flag-number = { $option } ottaa luvun
error-flag-between = { $option } ottaa luvun väliltä { NUMBER($least, useGrouping: 0) }–{ NUMBER($most, useGrouping: 0) }
error-words-left = nämä sanat ovat liikaa: { $words }
error-which-command = mikä komento? katso `croupier --help`

usage = Käyttö:
usage-arguments = Argumentit
usage-options = Valitsimet
usage-commands = Komennot
usage-default = [oletus: { $value }]
usage-required = [pakollinen]
command-any-help = Näytä tämä ohje.
command-any-game = Peli; katso `croupier games`.
command-any-option = Pelin asetus; voi toistaa.
command-any-edition = Painos nimeltä tai oma TOML-tiedosto.
command-any-first = Paikka, joka aloittaa, tai `drawn`.
command-any-json = Tulosta JSON tekstin sijaan.
command-any-players = Montako pelaajaa; oletuksena niin vähän kuin peli sallii.
command-any-seed = Sama siemen antaa saman tuloksen.
command-any-workers = Säikeet; oletuksena kaikki ytimet. Tulos on sama.
command-any-database = Tietokanta; oletuksena omasi.
command-croupier = Noppapelejä: pelaa, simuloi, toista.
command-croupier-version = Näytä versio.
command-croupier-language = Kieli, jota luet: en tai jokin muu tarjolla oleva.
command-croupier-install-completion = Asenna täydennys tähän komentotulkkiin.
command-croupier-show-completion = Näytä tämän komentotulkin täydennys kopioitavaksi tai muokattavaksi.
command-games = Luettele pelit tai näytä yksi, sen botit ja asetukset.
command-games-game = Yksi peli asetuksineen.
command-rules = Näytä pelin säännöt tai yksi sääntökohta.
command-rules-clause = Yksi sääntökohta, esimerkiksi P3.
command-solve = Ratkaise peli: aloittajan voittomahdollisuus tai yksin pelaavan tarvitsemat heitot, jos kaikki pelaavat niin hyvin kuin mahdollista.
command-solve-out = Tallenna mahdollisuudet NumPy-tiedostoon.
command-solve-chart = Tulosta myös, milloin kannattaa lopettaa, Markdown-taulukkoina.
command-train = Anna pelin parhaan botin oppia monista peleistä, minkä arvoisia asemat ovat.
command-train-games = Pelit, jotka botti pelaa itse.
command-train-watched = Opettajan pelit, jotka tulevat ensin.
command-train-against = Opi voittamaan tämä botti ja pelaa sitä vastaan edelleen.
command-train-players = Montako pöydässä; jos 0, vuorotellen kaikki mahdolliset määrät.
command-train-out = Minne opittu tallennetaan ja mistä jatketaan.
command-simulate = Pelaa monta peliä bottien kesken ja laske, kuka voittaa.
command-simulate-games = Montako peliä; 1e6 on miljoona.
command-simulate-bots = Botit paikkojen järjestyksessä, kuten `random,mine.py:my_bot`; toistetaan pöydän ympäri.
command-simulate-paired = Samat nopat jokaisessa istumajärjestyksessä; lasketaan boteittain.
command-simulate-cluster = Pelaa Daskin vuorontajan työprosesseissa, kuten `tcp://host:8786`.
command-simulate-keep = Tallenna rivi joka pelistä, Parquet tai .arrow.
command-simulate-record = Tulosta sen sijaan tämän siemenestä syntyvän pelin tallenne; molemmat lasketaan nollasta.
command-simulate-device = `cuda` pelaa Nvidian GPU:lla. Tulos on sama.
command-tournament = Anna bottien kohdata, kaikki kaikkia vastaan samoilla nopilla, ja aseta ne järjestykseen.
command-tournament-bots = Botit, kuten `random mine.py:my_bot`; oletuksena kaikki pelin omat, jotka vastaavat heti.
command-tournament-games = Jakoja joka pöydässä, kukin kaikissa istumajärjestyksissä; 1e6 on miljoona.
command-tournament-players = Botteja pöydässä; oletuksena niin vähän kuin peli sallii.
command-tournament-stop = Kahden botin kesken: lopeta, kun selviää, kumpi kahdesta voitto-osuudesta ensimmäisellä on, kuten `0.5,0.52`.
command-tournament-alpha = Kuinka usein --stop saa valita virheellisesti suuremman osuuden; oletuksena 0.05.
command-tournament-beta = Sama pienemmälle osuudelle; oletuksena 0.05.
command-sweep = Pelaa joidenkin kotisääntöjen kaikki yhdistelmät samoilla nopilla ja kerro, mitä kukin tekee.
command-sweep-vary = Asetus ja sen arvot, `players` tai `edition`; voi toistaa.
command-sweep-bots = Botit, kuten `best,steady`; toistetaan pöydän ympäri.
command-sweep-games = Jakoja joka yhdistelmälle, kukin kaikissa istumajärjestyksissä; 1e6 on miljoona.
command-sweep-out = Minne tulos tallennetaan ja mistä sama komento jatkaa.
command-sweep-parquet = Kirjoita taulukko myös Parquet-muodossa.
command-sweep-plot = Kirjoita myös kuvaaja osuuksista.
command-report = Kerro, mitä pelin säännöt tekevät, sivuna, jossa on kuvaajia: pelien tekijöille ja kotisääntöjen keksijöille.
command-report-against = Toiset säännöt ensimmäisten rinnalle: mikä niissä on toisin, asetus, `players` tai `edition`; voi toistaa.
command-report-bots = Botit, jotka pelaavat, heikoin ensin; oletuksena pelin tasojen botit, jotka vastaavat heti.
command-report-games = Pelejä joka lukua kohti; 1e6 on miljoona.
command-report-sample = Pelejä, jotka käydään läpi siirto siirrolta.
command-report-html = Minne sivu tulee; oletuksena GAME-report.html.
command-play = Pelaa päätteessä, ihmisiä ja botteja kaikilla paikoilla.
command-play-seats = Kuka istuu missä: `person`, `person:NAME`, botti tai sen taso, kuten `person,sharp`.
command-play-seed = Nopat siemenestä, kun sama peli pelataan uudelleen.
command-play-resume = Jatka tallennettua peliä.
command-play-save = Minne peli tallennetaan; tallennus joka siirron jälkeen.
command-play-thinking = Kuinka kauan vaihtoehtoja tutkivat botit saavat miettiä siirtoa.
command-replay = Toista tallenne ja tarkista joka siirto sääntöjen mukaan; --against: paluuarvo 1, jos nuo kaksi eroavat.
command-replay-file = Pelin tallenne.
command-replay-against = Toinen tallenne: kerro, missä nuo kaksi eroavat.
command-replay-positions = Tulosta tallenne uudelleen ja asema joka siirron jälkeen.
command-analyse = Kerro, paljonko pelistä oli tuuria ja paljonko taitoa ja mitkä päätökset maksoivat eniten.
command-analyse-played = Pelatun pelin tallenne tai peli, jonka botit pelaavat.
command-analyse-bots = Botit, jotka pelaavat peliä, kuten `steady,best`; toistetaan pöydän ympäri.
command-analyse-games = Montako peliä botit pelaavat; oletuksena 1000.
command-analyse-players = Montako bottia pöydässä; oletuksena niin monta kuin on nimetty.
command-analyse-tries = Montako kertaa kutakin asemaa kokeillaan; oletuksena niin kuin peli itse sanoo.
command-analyse-html = Kirjoita tallenteen analyysi sivuksi.
command-new = Aloita oma peli: paketti, jossa on toimivan pelin kopio.
command-new-name = Pelin tunnus: pieniä kirjaimia, numeroita ja _.
command-new-like = Kopioitava peli tai sen kansio; oletuksena lyhin.
command-join = Anna oman pelaajasi pelata talon pöydässä; docs/client.md kertoo, miten sellainen kirjoitetaan.
command-join-link = Pöydän linkki tai sieltä varatun paikan linkki.
command-join-bot = Pelaaja: sille annetaan vuorot.
command-join-name = Mitä muut pöydässä lukevat.
command-serve = Avaa talo: pöytiä selaimessa ja verkon yli.
command-serve-host = Osoite, jota kuunnellaan; oletuksena vain tämä kone.
command-serve-port = Portti, jota kuunnellaan.
command-serve-database = sqlite:///FILE tai postgresql://HOST/NAME; oletuksena oma tiedostosi.
command-serve-workers = Työprosesseja; useampi kuin yksi vaatii PostgreSQL:n.
command-serve-settings = Rajat ja ajat TOML-tiedostossa; katso docs/house.md.
command-serve-browser = Avaa sivu selaimessa.
command-verify = Tarkista, että tallenteen nopat ovat ne, joihin talo oli sitoutunut.
command-verify-file = Pöydästä ladattu tallenne.
command-verify-commitment = Sitoumus sellaisena kuin se oli ennen peliä.
command-verify-luck = Oma onnesi, kuten 1:abc; voi toistaa.
command-backup = Kopioi talon kaikki pöydät, vaikka se olisi auki, yhteen SQLite-tiedostoon, jonka voi avata uudelleen.
command-backup-file = Minne kopio tulee; SQLite-tietokanta.
command-prune = Poista talosta, auki olevasta tai suljetusta, kauan sitten päättyneet pöydät; ei koskaan odottavaa tai käynnissä olevaa.
command-prune-older-than = Montako päivää sitten ne päättyivät; oletuksena `keep_for`.
command-prune-settings = Talon asetustiedosto, jossa on `keep_for`.
command-prune-dry-run = Kerro vain, mitä poistettaisiin.
command-cache = Kerro, missä käännetyt säännöt ovat ja paljonko tilaa ne vievät, tai poista ne.
command-cache-clear = Poista kaikki; säännöt käännetään uudelleen.
