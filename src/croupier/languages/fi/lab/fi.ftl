error-few-bots = turnaukseen tarvitaan kaksi bottia tai enemmän, ei { $bots }
error-field-list = turnauksen botit ovat lista, ei { $found }
error-bot-twice = { $bot } on mukana kahdesti: turnauksessa jokainen botti pelaa kerran
error-field-small = { $players } pelaajan pöytään tarvitaan { $players } eri bottia, ja niitä on { $bots }
error-too-many-tables = { $bots } botista syntyy { $players } pelaajan pöytiä { $tables }; niitä voi olla { $most }
error-stop-two = turnauksen voi lopettaa aikaisin vain, kun kaksi bottia pelaa kahden pöydässä; tässä botteja on { $bots } ja pöydässä pelaajia { $players }
error-stop-form = aikaiseen lopetukseen tarvitaan kaksi voitto-osuutta, ei { $found }
error-stop-shares = aikaiseen lopetukseen tarvitaan kaksi voitto-osuutta väliltä 0–1 ({ $least }–{ $most }), pienempi ensin, ei { $share0 } ja { $share1 }
error-stop-risk = { $name } on riski, suurempi kuin 0 ja enintään 0,5, ei { $risk }
error-no-lessons = { $game }: pelissä ei ole bottia, joka oppii
error-training-games = opettelua varten voi pelata 0–{ $most } peliä, ei { $games }
error-other-plan = siinä oli opittavana jotain muuta: tarvitaan toinen tiedosto, tai ne pelit, siemen, pelaajat ja vastustaja, joilla se aloitettiin
error-no-school = { $file }: tiedostossa ei ole sitä, mitä `croupier train` on oppinut
error-no-match = analysoida voi ottelun tai tallenteen, ja tämä on { $found }
error-secrets-covered = tämä peli ei ole päättynyt, ja sen salaisuudet on peitetty siihen asti
error-names-for-players = nimiä { $names }, pelaajia { $players }
error-tries-bounds = asemia voi kokeilla 1–{ $most } kertaa, ei { $tries }
error-own-hands = { $game }: tässä pelissä jokaisella on käsi, eikä omilla boteillasi ole sellaista: nimeä pelin omia botteja
error-vary-nothing = minkä pitää vaihdella? Pelin asetuksia, players tai edition, kukin arvoineen
error-vary-list = { $name }: arvot annetaan listana, ja tämä on { $found }
error-vary-twice = { $name }: arvo { $value } on kahdesti
error-vary-fixed = { $name } joko vaihtelee tai on kiinteä, ei molempia
error-vary-players = players on kokonaisluku, ei { $value }
error-many-combinations = siitä syntyy { $combinations } yhdistelmää; niitä voi olla { $most }
error-no-sweep = { $file }: tiedostossa ei ole vertailuajoa: { $why }
error-other-sweep = { $file }: tiedostossa on toinen vertailuajo, ja se jää; eroa on tässä: { $what }
error-not-kept = { $file }: tiedostoa ei voi kirjoittaa: { $why }
error-no-frames = Parquet-tiedostot kirjoittaa polars, ja { $package } puuttuu: pip install 'croupier[data]'
error-no-plots = kuvaajat piirtää Altair, ja { $package } puuttuu: pip install 'croupier[report]'
error-sample-bounds = tarkasti voi tutkia 2–{ $most } peliä, ei { $sample }
error-few-games = raporttiin tarvitaan 2–{ $most } peliä kutakin lukua kohti, ei { $games }
error-report-twice = { $bot } on nimetty kahdesti: raportissa jokaisella botilla on yksi paikka
error-against-form = verrattavaksi annetaan asetelma tai se, mikä siinä on toisin, ja tämä on { $found }
error-against-same = molemmat asetelmat ovat samat: ei ole mitään verrattavaa
error-against-other = molempien asetelmien on oltava samasta pelistä, ja toisen peli on { $game }
error-endless = { $bot } pelaa pelejä, jotka eivät pääty { $longest } vaiheen kuluessa: nimeä raporttiin muita botteja

analysis-percent = { NUMBER($share, style: "percent") }
analysis-percent-tenths = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-percent-hundredths = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
analysis-more = +{ $size }
analysis-less = −{ $size }
analysis-title = { $game }: tuuri ja taito
analysis-unfinished = Peli ei ole vielä päättynyt.
analysis-part = Keskeytetty: tämä analyysi kattaa pelin alun, { $done }/{ $all } (siirrot, heitot ja kortit).
analysis-when = { $number ->
    [0] alku
   *[other] siirto { $number }
  }
analysis-before = Ennen sitä: { $told }
analysis-known = Mahdollisuuksissa on tässä mukana kaikki, mikä oli piilossa; päätökset arvioidaan sen mukaan, mitä pelaaja tiesi.
analysis-chances = Voittomahdollisuudet
analysis-moments = Suurimmat käänteet
analysis-mistakes = Kalleimmat päätökset
analysis-faultless = Yksikään päätös ei maksanut mitään.
analysis-ledger = Tuuri ja virheet
analysis-ledger-means = Jokainen tili täsmää: alun mahdollisuudesta tulokseen. Tuuri on se, mitä nopat ja kortit muuttivat. Virhe on se, minkä parempi siirto olisi keskimäärin voittanut sen mukaan, mitä pelaaja saattoi tietää. Ilman tuuria tarkoittaa tulosta, josta tuuri on vähennetty; se voi olla enemmän kuin voitto tai alle nollan.
analysis-how = Miten tämä selvitettiin
analysis-at-first = alussa
analysis-luck = tuuri
analysis-errors = omat virheet
analysis-given = muiden virheet
analysis-rest = jäännös
analysis-tempo = käsien nopeus
analysis-mostly = { $what ->
    [tempo] Käsien nopeus ratkaisi enemmän kuin tuuri ja päätökset ({ $names }): siirrot eivät kerro sitä.
   *[rest] Tuloksesta on jäännöksessä enemmän kuin tuurissa ja päätöksissä ({ $names }): sitä ei voi eritellä.
  }
analysis-in-the-end = lopussa
analysis-so-far = tähän asti
analysis-without-luck = ilman tuuria
analysis-rises = { $name }: voittomahdollisuus nousee, { $before } → { $after }.
analysis-falls = { $name }: voittomahdollisuus laskee, { $before } → { $after }.
analysis-does = { $name }: { $move }
analysis-did = { $name }: ”{ $move }”
analysis-why = Siitä eteenpäin ”{ $better }” olisi voittanut { $chance } peleistä, ”{ $made }” voittaa { $less }: se maksoi { $cost } voitosta.
analysis-points-more = Siirrolla ”{ $better }” on lopussa keskimäärin { $points } enemmän (± { $margin }).
analysis-points-fewer = Siirrolla ”{ $better }” on lopussa keskimäärin { $points } vähemmän (± { $margin }).
analysis-points = { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
  }
analysis-points-same = Lopun pisteissä näitä kahta tuskin erottaa toisistaan.
analysis-chances-mean = Mahdollisuudet tarkoittavat pelin voittamista siitä eteenpäin sen mukaan, mitä pelaaja saattoi tietää.
analysis-points-mean = Mahdollisuudet tarkoittavat pelin voittamista siitä eteenpäin sen mukaan, mitä pelaaja saattoi tietää; pisteet ovat lopun pisteitä.
analysis-skill = { $name }: valinnan paikkoja { $decisions ->
    [one] oli yksi
   *[other] oli { $decisions }
  }, ja kussakin meni keskimäärin { $mean } voitosta.
analysis-no-error = { $name }: valinnan paikkoja { $decisions ->
    [one] oli yksi
   *[other] oli { $decisions }
  }, eikä niissä mennyt mitään{ $sure ->
    [yes] .
   *[no] , mikä olisi voitu todeta.
  }
analysis-no-decision = { $name }: ei yhtään valinnan paikkaa.
analysis-nothing-made = { $name }: ei yhtään siirtoa, jossa oli valinnan varaa. Reaaliajassa päätöksiä ovat tehdyt siirrot: se, minkä joku antoi mennä, ei ole päätös.
analysis-like = Suunnilleen saman verran menettää botti { $bot }.
analysis-like-means = Se, että joku erehtyy yhtä paljon kuin botti, ei kerro enempää, ja yksi peli kertoo vähän: seuraavan pelin virheet voivat olla toisia.
analysis-coarse = ?
analysis-coarse-means = ? tarkoittaa, että luku on liian karkea kerrottavaksi: { $tries ->
    [one] kun jokaisesta asemasta on yksi kokeilu
   *[other] kun jokaisesta asemasta on { $tries } kokeilua
  }, näin pitkässä pelissä virhe voi olla { $off } voitosta, kaikki tuuri yhteensä. Useammat kokeilut kertovat enemmän.
analysis-vague-means = ? tarkoittaa, että luku on liian epävarma kerrottavaksi: jäännös, siis kokeilujen sattuma tai se, mitä botit eivät osaa arvioida, on siihen nähden liian suuri.
analysis-scale = Mitä päätös maksaa boteillemme keskimäärin: { $bots }.
analysis-no-scale = Rinnalle ei ole nimetty bottia: botin päätösten hinta on mitattu vain kahden pöydissä tavallisilla säännöillä, eikä kaikissa peleissä.
analysis-scale-bot = { $bot } { $mean }
analysis-no-rest = Jäännöstä ei ole: tuuri ja virheet selittävät kaiken.
analysis-rest-of = Jäännös on sitä, mitä ei voi eritellä: { $parts }.
analysis-left-deck = kortit, jotka ovat poissa eivätkä palaa myöhemmillä vuoroilla
analysis-left-judgement = arvio, joka ei ole koskaan aivan oikea
analysis-left-tempo = käsien nopeus, josta siirrot eivät kerro
analysis-left-sampling = sattuma kokeiluissa, ja pelaajat, jotka pärjäävät paremmin kuin botti, joka pelasi loppuun
analysis-left-hidden = se, mitä pelaajat eivät nähneet
analysis-exact = Mahdollisuudet ovat tarkkoja: tämä peli on ratkaistu, ja ne koskevat kahta pelaajaa, jotka pelaavat loppuun niin hyvin kuin voi.
analysis-exact-but = Mahdollisuudet koskevat kahta pelaajaa, jotka pelaavat loppuun niin hyvin kuin voi: tämä peli on ratkaistu, lukuun ottamatta sitä, mistä jäännös koostuu.
analysis-judged = Mahdollisuudet on arvioitu: tätä peliä ei ole ratkaistu, ja aseman arvo lasketaan pelaamatta sitä loppuun.
analysis-tried = Mahdollisuudet kokeiltiin: botti { $bot } pelasi loppuun kaikkien puolesta, { $tries } kertaa jokaisesta asemasta, ja nopat olivat samat jokaisen vertaillun siirron jälkeen. Siirto on virhe vain, jos jokin toinen oli parempi eikä ero selity sattumalla.
analysis-tried-judged = Mahdollisuudet on arvioitu siellä, missä se onnistuu, kuten kahden vuoron välissä. Muualla ne kokeiltiin: botti { $bot } pelasi siihen asti kaikkien puolesta, { $tries } kertaa jokaisesta asemasta, ja nopat olivat samat jokaisen vertaillun siirron jälkeen. Siirto on virhe vain, jos jokin toinen oli parempi eikä ero selity sattumalla.
analysis-off = Mahdollisuuden virhe voi olla { $off }.

report-title = { $game }: mitä luvut kertovat
report-under = Pelaajia { $players }, { $agreed ->
    [none] tavalliset säännöt
   *[other] { $agreed }
  }. Pelaajina botit: { $games } peliä kutakin lukua kohti, ja siirto siirrolta tutkittuja { $sample }.
report-both = { $game }, kahdet säännöt. Pelaajina botit: { $games } peliä kutakin lukua kohti, ja siirto siirrolta tutkittuja { $sample }.
report-usual = tavalliset säännöt
report-minute = Lyhyesti
report-compared = Rinnakkain
report-compared-means = Lihavoitujen ero ei selity sattumalla. ± on väli, jolla 95 sadasta tällaisesta raportista pysyy.
report-length = Kauanko se kestää
report-seats = Kuka istuu missä
report-skill = Tuuri ja taito
report-lead = Kuka on edellä
report-pieces = Mitä pelissä tulee vastaan
report-decisions = Mistä saa päättää
report-rules = Mitä kotisäännöt tekevät
report-ends = Miten se päättyy, ja umpikujat
report-how = Miten tämä selvitettiin

report-moves = Siirtoja pelissä: { $moves }. Joka kymmenennessä enintään { $short }, puolessa enintään { $half }, joka kymmenennessä { $long } tai enemmän.
report-turns = Kullakin { $players } pelaajasta on vuoroja noin { $turns }.
report-seconds = Kellon mukaan se kestää { $seconds } s.
report-spread = { $kind ->
    [even] Kaikki pelit ovat suunnilleen yhtä pitkiä.
    [wide] Jotkin pelit ovat yli kaksi kertaa niin pitkiä kuin toiset: varaudu siihen.
   *[some] Pitkät kestävät enintään kaksi kertaa niin kauan kuin lyhyet.
  }
report-seat-uneven = Tasaväkisten kesken paikka { $seat } voittaa { $share } peleistä; tasan jaettuna osuus olisi { $even }.
report-seat-even = Tasaväkisten kesken jokainen paikka voittaa suunnilleen sille kuuluvan osan, { $even }: pelejä on { $games }, eikä mikään paikka ole niin hyvä, ettei sattuma sitä selittäisi.
report-seat-bots = { $bot } { $share }
report-seat-by-skill = Aloittajan voitot sen mukaan, mitkä botit pelaavat: { $bots }.
report-seat-rules = Sääntöjen puolesta ei ole väliä, kuka aloittaa.
report-luck = Botti { $better } voittaa { $share } peleistä, kun vastassa on { $others ->
    [one] { $other }
   *[other] { $others } × { $other }
  }; sille kuuluva osa olisi { $even }. Paremmuus ratkaisee siis peleistä { $decided }, tuuri loput { $luck }.
report-luck-none = Botti { $better }, vastassa { $other }: voittoja ei tule enempää kuin sille kuuluva osa, { $even }, sikäli kuin sen voi todeta. Tuuri ratkaisee.
report-luck-only = Vain yksi botti vastaa heti: taidon arvoa ei voi todeta.
report-luck-means = Pelaaminen ratkaisee sen osan peleistä, joka paremman olisi voitettava suoraan, jos kaikki muut menisivät kuin tasaväkisten kesken: (n × osuus − 1) / (n − 1), kun pelaajia on n. Luku koskee näitä kahta pelaajaa: mitä kauempana ne ovat toisistaan, sitä vähemmän jää tuurille.
report-luck-ladder = Muut vastassa: { $bots }.
report-luck-beside = { $other } jättää tuurille { $luck }
report-changes = Johto siirtyy paikalta toiselle { $changes } kertaa pelissä.
report-half = Puoliajan johtaja voittaa { $share } peleistä; kaikista peleistä { $comebacks } menee jollekulle, joka oli silloin perässä.
report-early = { $tenth ->
    [never] Vielä kun pelistä on takana yhdeksän kymmenesosaa, johtaja voittaa alle neljä peliä viidestä: se on auki loppuun asti.
   *[other] Kun pelistä on takana { $tenth }, johtaja voittaa siitä lähtien neljä peliä viidestä.
  }
report-level = Pelistä { $share } kuluu niin, ettei kukaan johda yksin.
report-no-lead = Se, mikä paikoilla on kaikkien nähtävissä, ei kerro, kuka on edellä, joten johdosta ja nousuista ei sanota mitään.
report-of = { $happening } ({ $field })
report-piece = { $label }: useimmin { $most }, { $often } kertaa pelissä, harvimmin { $least }, { $seldom } kertaa.
report-piece-even = { $label }: kaikki tulevat suunnilleen yhtä usein, { $often } kertaa pelissä.
report-happenings = Useimmin pelissä: { $kinds }.
report-often = { $label } { $times } kertaa
report-rare = Harvemmin kuin joka kymmenennessä pelissä: { $kinds }.
report-decides = Jokainen tekee pelissä { $moves } siirtoa. Niistä { $real } jättää valinnan varaa, vaihtoehtoja keskimäärin { $choices }.
report-no-choice = Jokainen tekee pelissä { $moves } siirtoa, eikä juuri mikään niistä jätä valinnan varaa.
report-menu = Sallituista siirroista luetellaan vain osa, joten valittavaa on enemmän.
report-disputed = Valinnoista { $share } on sellaisia, joissa { $bots } eivät tekisi samoin: taidolle on sijaa.
report-agreed = Valinnoista { $share } on sellaisia, joissa { $bots } eivät tekisi samoin: useimmat ovat selviä.
report-costly = Valinnoista { $share } on sellaisia, joissa huonoin siirto maksaa vähintään sadasosan voitosta.
report-rule = { $option } = { $value }: peleistä { $otherwise } menee jollekulle toiselle, ja pelit ovat { $times } kertaa niin pitkiä.
report-option = { $option }: { $says }
report-bot = { $bot }: { $says }
report-rule-idle = { $option } = { $value }: yksikään peli ei mennyt toisin (pelaajana { $bot }).
report-rules-mean = Jokainen kotisääntö yksin, samoilla nopilla kuin ilman sitä: kuinka monta peliä voittaa joku toinen.
report-no-rules = Kokeiltavia kotisääntöjä ei ole.
report-ending = Pelit päättyvät näin: { $ways }.
report-way = { $label } { $share }
report-looked = Etsittiin: pelejä, jotka yltävät { $longest } vaiheen rajaan; pelejä, jotka ovat kaikki samanpituisia; tapahtumia, joita ei tule koskaan; kotisääntöjä, jotka eivät muuta mitään.
report-endless = Pelejä jäi päättymättä { $longest } vaiheen kuluessa (pelaajina { $bots }).
report-fixed = Kaikissa peleissä on täsmälleen yhtä monta vaihetta (pelaajina { $bots }): ne päättää jokin muu kuin pelaaminen.
report-never = Ei tullut kertaakaan, kun pelejä oli { $games } (pelaajana { $bot }): { $kinds }. Osa niistä saattaa kuulua kotisääntöihin, jotka eivät ole voimassa.
report-idle = Nämä kotisäännöt eivät muuttaneet mitään millään kokeillulla arvolla (pelaajana { $bot }): { $options }.
report-no-dead-ends = Mitään niistä ei löytynyt.
report-found-how = Pelanneet botit, heikoin ensin: { $bots }. Viimeinen niistä istuu kaikilla paikoilla, ellei muuta sanota. Siemenen peli numero n on kaikkialla sama, joten luvut ovat samat, missä ne sitten lasketaankin.
report-again = Tehty näin: { $command }
report-for = { $name }: { $sentence }

report-axis-moves = siirtoja pelissä
report-axis-games = pelejä
report-axis-seat = paikka
report-axis-wins = voitettuja pelejä
report-axis-decided = paremman pelaajan ratkaisemia
report-axis-course = kuinka pitkällä peli on
report-axis-leader = johtaja voittaa
report-axis-changes = johdon vaihtoja pelissä
report-axis-choices = siirtoja valittavana
report-axis-share = kaikista siirroista
report-axis-times = kertaa pelissä
report-axis-otherwise = kaikista peleistä
report-row-moves = siirtoja pelissä
report-row-turns = vuoroja kullakin
report-row-first = aloittajan voittamia pelejä
report-row-decided = ratkaisee { $better }, vastassa { $other }
report-row-changes = johdon vaihtoja
report-row-comebacks = nousuja puoliajalta
report-row-half = puoliajan johtaja voittaa
report-row-choices = siirtoja valittavana
report-row-real = siirtoja, joissa on valinnan varaa
report-row-own = siirtoja kullakin
