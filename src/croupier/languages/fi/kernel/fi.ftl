nobody = ei kukaan
nothing = ei mitään

bot-random = Tekee minkä siirron tahansa, kunkin yhtä todennäköisesti.

event-began = { $seat } aloittaa.
event-over = { $winners-count ->
    [one] { $winners } voittaa.
   *[other] { $winners } jakavat voiton.
  }

error-unknown-game = peliä ”{ $name }” ei ole; pelit ovat: { $known }
error-unknown-bot = bottia ”{ $name }” ei ole; botit ovat: { $known }
error-unknown-option = asetusta ”{ $name }” ei ole; asetukset ovat: { $known }
error-unknown-edition = painosta ”{ $name }” ei ole; painokset ovat: { $known }, tai polku .toml-tiedostoon
error-unknown-clause = sääntökohtaa ”{ $name }” ei ole; kohdat ovat: { $known }

error-players-bounds = { $game }: pelaajia voi olla { $least }–{ $most }, ei { $players }
error-too-many-positions = asemia on yli { $most }: liikaa ratkaistavaksi
error-endless = joistakin asemista peli ei pääty koskaan: sellaista ei voi ratkaista
error-cannot-solve = ratkaista voi vain kaksinpelin, jossa ei ole salaisuuksia eikä reaaliaikaa, ja { $game } ei ole sellainen
error-no-such-beginner = paikka { $seat } ei voi aloittaa: pelaajia on { $players }
error-option-bounds = asetus { $option } ei voi olla ”{ $value }”; se voi olla: { $least }–{ $most }
error-option-words = asetus { $option } ei voi olla ”{ $value }”; se voi olla: { $known }
error-struct-kind = tässä pitäisi olla { $wanted }, ei { $found }
error-struct-value = { $kind } ei voi olla tällainen: { $reason }
error-no-code = siirto on paikan tekemä kokonaisluku, ei { $move }
error-position-number = { $field } on luku, ei ”{ $text }”
error-position-list = { $field }: lukuja on { $count }, ei ”{ $text }”
error-position-bounds = { $field } ei voi olla { $number }; se voi olla: { $least }–{ $most }
error-position-players-other = tämä asema on { $found } pelaajan, ei { $players } pelaajan
error-position-stuck = tästä asemasta kukaan ei voi jatkaa
error-position-unlike = { $game }: näillä tavuilla ei ole asemaa
error-position-bytes = { $game }: asemassa on { $bytes } tavua, ei { $found }
error-no-game = tämä ei ole peli eikä asetelma, vaan { $found }
error-setup-game = asetelma kuuluu peliin, jollaisen croupier.game("pig") antaa, ja tämä on { $found }
error-no-number = { $number } ei ole kokonaisluku
error-no-options = asetukset annetaan nimillä, kuten options={"{"}"target": 50{"}"}, eikä näin: { $found }
error-no-setup = tämä ei ole asetelma vaan { $found }: sellaisen tekee game.setup(players)
error-no-start = start on asema, ei { $found }; sellaisen tekee Position.from_text(game, line)
error-no-line = asema luetaan tekstirivistä, ja tämä on { $found }
error-bots-list = botit ovat lista, yksi kutakin paikkaa kohti, eikä { $found }
error-agreed-before = { $what }: tätä ei voi antaa asetelman tai aseman rinnalla, sillä niissä on omansa
error-no-such-game = peliä { $number } ei ole näiden joukossa: numerot alkavat nollasta, ja viimeinen on { $most }
error-batch-busy = toinen säie käyttää tätä erää: anna jokaiselle säikeelle oma
error-no-reset = ei ole peliä, jota jatkaa: reset() aloittaa sellaisen
error-start-other = aloitusasema kuuluu toiseen asetelmaan: { $game }
error-start-over = aloitusasema on pelin loppu
error-not-in-turn = paikka { $seat } ei saa nyt tehdä siirtoa
error-number-bounds = { $number }: pitää olla kokonaisluku väliltä { $least }–{ $most }
error-actions-shape = siirroissa on oltava kokonaislukuja { $envs }, yksi kutakin peliä kohti, ei { $shape }
error-action-shape = siirto on yksi kokonaisluku, ei { $found }
error-no-action-in = siirtoa { $action } ei voi tehdä pelissä { $env }, jossa valitsee paikka { $seat }
error-actions-too-many = peli { $number } päättyy, kun siirtoja on { $needed }
error-nobody-chooses = jokaisella paikalla on botti: ei jää ketään, joka valitsisi
error-no-action-for = mikään siirtonumero ei tee tässä siirtoa { $move }
error-no-such-action = paikalla { $seat } ei ole nyt siirtoa { $action }
error-not-over = peli ei ole päättynyt: kukaan ei ole vielä voittanut
error-bad-rng = nämä eivät ole noppia: käytä new_rng(seed)
error-below-bounds = arvottava luku jää alle rajan, joka voi olla 1–{ $most }, ei { $count }
error-bad-edition = painos { $edition }: { $reason }
error-bots-for-players = botteja { $bots }, pelaajia { $players }
error-no-polars = pelien rivit tallentaa polars: pip install 'croupier[data]'
error-keep-where = pelit tallennetaan tiedostoon tai annetaan funktiolle, ja tämä on { $found }
error-keep-suffix = { $file }: lopussa on oltava jokin näistä: { $known }
error-not-kept = { $file }: tiedostoa ei voi kirjoittaa: { $why }
error-system = { $what ->
    [ENOENT] tiedostoa tai kansiota ei ole
    [EISDIR] se on kansio
    [ENOTDIR] osa polusta ei ole kansio
    [EACCES] se ei ole sallittua
    [EPERM] se ei ole sallittua
    [EROFS] siellä voi vain lukea
    [ENOSPC] tilaa ei ole enää
    [EEXIST] se on jo olemassa
    [EADDRINUSE] se on jo käytössä
    [EADDRNOTAVAIL] tällä koneella ei ole sitä osoitetta
    [ECONNREFUSED] siellä ei vastaa kukaan
   *[other] { $words }
  }
error-no-function = { $file }: tiedostossa ei ole funktiota { $name }
error-no-python = { $file }: tiedostoa ei ole
error-bad-file = { $file }, rivi { $line }: { $why }
error-no-row = tämä ei ole simuloidun pelin rivi: { $why }
error-row-lacks = tämä ei ole simuloidun pelin rivi: { $column } puuttuu
error-row-start = tämä peli alkoi asemasta, ja tallenne alkaa alusta
error-row-bot = bottia { $bot } ei enää löydy: anna se näin: own={"{"}"{ $bot }": …{"}"}
error-row-bot-other = botti { $bot } on muuttunut sen pelin jälkeen
error-row-other = uudelleen pelattuna tämä peli päättyy toisin: sen säännöt tai botit ovat muuttuneet
error-seating-bounds = istumajärjestyksen numeron on oltava 0–{ $most }, ei { $seating }
error-no-distributed = monta konetta tarvitsee Daskin: pip install 'croupier[cluster]'
error-no-client = client on distributed.Client, joka ei ole asynkroninen, eikä { $found }
error-cluster-workers = klusterilla on omat työprosessinsa: jätä niiden määrä pois
error-worker-cannot = { $worker } ei voi pelata: { $why }
error-workers-died = työprosessit, jotka pelasivat pelejä numerosta { $number } alkaen, kaatuivat ({ $died } peräkkäin); viimeisen, { $worker }, loki voi kertoa syyn
error-worker-differs = { $worker } ei pelaisi samoja pelejä; täällä ja siellä: { $what }
error-bots-stay = { $bots }: tätä ei voi lähettää työprosesseille: { $why }
error-games-bounds = pelien määrän on oltava 1–{ $most }, ei { $games }
error-first-game-bounds = ensimmäisen pelin numeron on oltava 0–{ $most }, ei { $number }
error-results-differ = vain samanlaiset tulokset voi laskea yhteen; näissä eroaa: { $what }
error-results-overlap = näissä tuloksissa on samoja pelejä: siemen { $seed }, peli { $number }
error-workers-bounds = työprosessien määrän on oltava 1–{ $most }, ei { $workers }
error-too-many-outcomes = { $game }: tuloksia on liikaa lueteltavaksi, kun siirtoja on enintään { $depth }
error-unknown-device = laitetta ”{ $name }” ei ole; laitteet ovat: { $known }
error-device-alone = GPU ei tallenna jokaisen pelin riviä eikä pelaa klusterissa
error-no-gpu-extra = pelit GPU:lla tarvitsevat paketin numba-cuda; asenna se näin: pip install "croupier[gpu]"
error-no-gpu = pelaamiseen ei ole GPU:ta: { $why }
error-device-searches = { $bot } tutkii vaihtoehtoja ennen jokaista siirtoa, eikä GPU:lla tehdä niin; device="cpu" pelaa sen
error-seed-bounds = siemenen on oltava 0–{ $most }, ei { $seed }

error-begins-first = ensin arvotaan, kuka aloittaa: paikka 1–{ $players }
error-begins-words = ”{ $text }” ei kerro, kuka aloittaa; kirjoita seat 1 begins, suurin paikka on { $players }
error-begins-once = aloittaja arvotaan kerran, ennen kaikkea muuta
error-not-dice = ”{ $text }” eivät ole noppia; kirjoita silmäluvut, enintään { $most }, kuten 1 5 5

error-record-none = tämä ei ole pelin tallenne: sen alussa ei ole ”{ $magic }”
error-record-version = tallenteen versio on ”{ $version }”; tämä ohjelma lukee enintään version { $newest }
error-record-cut-off = tallenne on katkennut: sen viimeinen rivi ei ole loppurivi
error-record-line = tallenne on vioittunut: ”{ $line }” ei kuulu siihen
error-record-name = tallenne on vioittunut: paikan { $seat } nimessä on { $letters } merkkiä, ja niitä saa olla enintään { $most }
error-record-lines-missing = tallenne on vioittunut: siinä on oltava peli, painos ja paikat
error-record-given = tallenne on vioittunut: siirtoja on { $moves }, ja sen mukaan annettuja on { $given }
error-record-end = tallenne on vioittunut: sisältö ei vastaa loppuriviä
error-record-game = tallenne ei sovi peliin { $game }: { $reason }
error-record-seat = siirto { $number } on paikan { $seat }, ja paikkoja on { $players }
error-record-move = siirtoa { $number } ({ $seat } { $words }) ei voi toistaa: { $reason }
error-record-position = siirron { $number } jälkeen asema on ”{ $position }”
error-record-result = tallenteen tulos on { $said ->
    [open] avoin
   *[other] { $said }
  }, sen siirroista tulee { $given ->
    [open] avoin
   *[other] { $given }
  }
