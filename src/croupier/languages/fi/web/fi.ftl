# Ruudut ja sivut. Pelien omat tekstit ovat kansiossa games.

site = Croupier
page-title = { $page } · Croupier
site-home = Croupier, peleihin
skip = Siirry sisältöön
language = Kieli

die-shows = Noppa, silmäluku { $face }

# Home
home-title = Istahda pöytään
home-line = Noppapelejä oikean pöydän ääressä: reilut nopat, kaikki säännöt selvillä, ei asennusta eikä tunnuksia.
home-name = Nimesi
home-name-hint = näin muut sen näkevät
home-games = Pelit
home-play = Pelaa heti
home-play-of = Pelaa heti: { $game }
home-screen = Samalla ruudulla
home-screen-of = Samalla ruudulla: { $game }
home-friends = Kutsu ystäviä
home-friends-of = Kutsu ystäviä: { $game }
home-practice = Harjoittele kelloa vastaan
home-practice-of = Harjoittele kelloa vastaan: { $game }
home-rules = Säännöt
home-rules-of = Säännöt: { $game }
home-more = Lisää valintoja
home-more-of = Lisää valintoja: { $game }
home-players = { $least ->
    [one] 1 pelaaja
   *[other] { $least } pelaajaa
  }
home-players-range = { $least }–{ $most } pelaajaa
home-players-of = Pelaajia: { $game }
home-opponent = Vastustajasi
home-against = Vastassa { opponent }
home-minutes = noin { $minutes } min
home-resume = Sinulta jäi kesken
home-resume-go = Jatka
home-resume-score = { $name } { $score }
home-resume-aside = Syrjään: { $game }
home-resume-gone = { $game } on poissa listalta.
home-resume-undo = Kumoa
home-left = Lähdit pöydästä: { $game }. Paikallasi jatkaa { bot-name }.
home-left-open = Lähdit pöydästä: { $game }. Paikkasi on vapaa muille.
home-open = Avoimet pöydät
home-open-none = Yhtään pöytää ei ole nyt auki. Avaa oma, niin se näkyy tässä kaikille.
home-open-none-of = { $game }: yhtään pöytää ei ole nyt auki. Avaa oma, niin se näkyy tässä kaikille.
home-open-host = pöydän avasi { $name }
home-open-free = { $free ->
    [one] 1 vapaa paikka
   *[other] { $free } vapaata paikkaa
  }
home-open-game = Näytä pöydät
home-open-all = kaikki pelit
home-open-more = Lisää pöytiä
home-open-go = Liity
home-open-go-of = Liity: { $game }
home-code = Onko koodia?
home-code-hint = kirjoita se
home-code-go = Mene pöytään
home-code-short = OK
home-laying = Pöytää avataan …

# Setting a table up
way = Pelitapa
way-bots = Botteja vastaan
way-screen = Samalla ruudulla
way-friends = Kutsu ystäviä
way-bots-line = Sinä ja vastustajat, jotka ovat aina paikalla.
way-screen-line = Kaikki pelaavat tällä laitteella ja antavat sen aina seuraavalle.
way-friends-line = Saat linkin ja koodin. Ystävät istuvat pöytään missä ikinä ovatkin.
setup-players = Pelaajia pöydässä
setup-opponent = Vastustaja, paikka { $seat }
setup-person = Pelaaja { $seat }
setup-friend = Ystävä { $seat }
setup-level = Kuka pelaa paikalla { $seat }
setup-person-here = ihminen
setup-bot = { $level ->
    [random] Umpimähkään pelaava
   *[other] Botti ”{ $level }”
  }
setup-open-here = vapaa ystävälle
setup-public = Näytä avoimissa pöydissä, niin kuka tahansa voi liittyä
setup-rules-line = Näin pelataan, ellette sovi toisin.
setup-edition = Painos
setup-dice = Nopat
setup-dice-fair = Talo heittää, ja kuka tahansa voi tarkistaa heitot
setup-dice-real = Heitämme oikeita noppia ja kirjoitamme tulokset
setup-clock-realtime = Tässä ei ole kelloa: molemmat nappaavat yhtä aikaa.
setup-first = Aloittaja
setup-first-drawn = Arvotaan
setup-first-seat = Paikka { $seat }
setup-clock = Kello
setup-clock-none = Ei kelloa
setup-clock-move = { $seconds } s siirtoa kohti
setup-clock-game = { $minutes } min peliä kohti
setup-coach = Valmentaja: vihjeitä kaikille
setup-coach-realtime = Reaaliajassa ei ole valmentajaa: se olisi hitaampi kuin kädet.
setup-coach-line = Vuorossa oleva saa kysyä, mikä siirto on paras. Kaikki näkevät, että hän kysyi.
setup-start = Aloita
setup-start-friends = Avaa pöytä
setup-more = Kotisäännöt, nopat, kello

# Rules
rules-lessons = Näin pelataan: puoli minuuttia riittää
rules-clauses = Kaikki säännöt
numbers = Mitä luvut kertovat
numbers-about = Kuinka pitkiä pelit ovat, onko aloittajalla väliä, kuinka paljon on tuuria ja mitä kotisäännöt muuttavat: laskettu tuhansista bottien peleistä.
numbers-read = Lue raportti
rules-page = Säännöt omalla sivullaan
rules-of = { $game }: säännöt
rules-close = Sulje
rules-broken = Siirto rikkoo sääntöä { $clause }
rules-here = Juuri nyt tärkeä sääntö on merkitty.
rules-legend = Merkitsemättömät kohdat ovat sääntökirjasta. Merkki voi koskea vain osaa kohdastaan.
rules-mark = { $source ->
    [found] löydetty
    [inferred] päätelty
   *[ours] oma
  }
rules-source = { $source ->
    [rulebook] sääntökirjasta
    [found] arvosteluista tai yleisesti tunnettua
    [inferred] päätelty sääntökirjan esimerkeistä
   *[ours] oma ratkaisumme
  }

# The table
table-title-turn = ● Sinun vuorosi · { $game }
table-of = { $game }, pöytä
table-board = Pelilauta
table-log = Loki
table-earlier = Aiempaa
table-talk = Loki ja chat
table-unread = { $count ->
    [one] Uusi viesti
   *[other] { $count } uutta viestiä
  }
table-chat = Chat
table-chat-off = Chat pois
table-chat-on = Chat päälle
table-chat-hint = Sano jotain
table-chat-send = Lähetä
table-chat-line = { $name }: { $words }
table-sound-on = Äänet päälle
table-sound-off = Äänet pois
table-theme = { $theme ->
    [light] Värit: vaaleat
    [dark] Värit: tummat
   *[auto] Värit: kuten laitteessa
  }
table-rules = Säännöt
table-about = Tästä pöydästä
table-learning = Valmistellaan, vain ennen ensimmäistä peliä …
table-cast-in = Nopat heitetään: { $seconds } …
table-go-in = Nopat ovat pöydässä. Aloitus: { $seconds } …
table-cast-soon = Kohta heitetään …
table-go-on = Jatka
table-key-space = Välilyönti
table-your-turn = Sinun vuorosi
table-your-turn-of = { $name }, sinun vuorosi
table-your-turn-too = { $count ->
    [2] Molemmat yhtä aikaa: tee siirtosi
   *[other] Kaikki yhtä aikaa: tee siirtosi
  }
table-laying = Pöytää avataan …
table-turn-many = { $count ->
    [one] Vuorossa { $names }
   *[other] Pelaamassa { $names }
  }
table-turn-away = { $count ->
    [one] { $names } ei ole
   *[other] { $names } eivät ole
  } yhteydessä. { $host ->
    [yes] { $seconds ->
        [0] Voit antaa botin pelata.
       *[other] Voit antaa botin pelata { $seconds } s:n kuluttua.
      }
   *[no] { $seconds ->
        [0] Pöydän avaaja voi antaa botin pelata.
       *[other] Pöydän avaaja voi antaa botin pelata { $seconds } s:n kuluttua.
      }
  }
table-dice-due = { $real ->
    [yes] Kerro noppien tai korttien tulos
   *[no] Nopat tai kortit ovat tulossa …
  }
table-watching = Katsot peliä
table-watchers = { $count ->
    [one] Yksi ihminen katsoo.
   *[other] { $count } ihmistä katsoo.
  }
table-line-connecting = Yhdistetään …
table-line-open = Yhteys auki
table-line-away = Talo ei vastaa, yritetään uudelleen …
table-line-closed = Ei yhteyttä
table-seat-you = sinä
table-seat-away = ei yhteyttä
table-seat-stand-in = sijaisena { bot-name }
score = { NUMBER($score, useGrouping: 0) }
table-seat-score = Pisteet { $score }
table-seat-to-move = vuorossa
table-seat-clock = { $time } jäljellä
table-play-as = Pelaajana { $name }
table-choices = Valintasi
table-filter = Etsi valinta
table-filter-none = Näillä sanoilla ei löydy valintoja.
table-view = Pöytä sanoina
table-nothing = Nyt ei tarvitse tehdä mitään.
plain-yes = kyllä
plain-no = ei
plain-nothing = –
plain-count = { $what } { NUMBER($count, useGrouping: 0) }
list-two = { $most } ja { $last }
list-more = { $most } ja { $last }
table-source = { $move ->
    [0] Jatkettu toisen pelin alusta
   *[other] Jatkettu toisen pelin siirrosta { $move }
  }
table-hand-over = Ruutu seuraavalle: { $name }
table-hand-over-line = Muut katsovat nyt poispäin.
table-hand-over-go = Minä olen { $name }: näytä puoleni
table-dismiss = Sulje viesti

# Learning at the table
now-ask = Mitä voin tehdä?
now-title = Mitä voit tehdä nyt
now-soon = Ensin tulevat nopat tai kortit. Hetkinen …
now-go = Paina ”{ $go }”, niin peli jatkuu.
now-kind = { $move }{ $more ->
    [0] .
    [one] {" "}tai yksi muu samanlainen valinta.
   *[other] {" "}tai jokin { $more } muusta samanlaisesta valinnasta.
  }
now-rule = Sääntö
now-rule-of = Tätä koskeva sääntö: { $clause }
tour-step = { $step }/{ $steps }
tour-next = Jatka
tour-skip = Ohita
tour-done = Pelaa
tour-now = Etkö tiedä, mitä tehdä? Tästä saat neuvon milloin vain.
tour-again = Opasta minua
tour-offer = Ensi kertaa? Opasta minua

# The coach
best-move = Paras
coach = Valmentaja
coach-line = Vuorossa oleva saa pyytää vihjeen ja käyttää tuutoria. Kaikki näkevät sen.
hint-ask = Vihje
hint-title = Valmentajan mielipide
hint-thinking = Valmentaja miettii …
hint-none = Valmentajalla ei ole sanottavaa.
hint-only = ”{ $best }” on ainoa vaihtoehto. Voittomahdollisuutesi on { $chance }.
hint-best = ”{ $best }” voittaa { $chance } peleistä, ”{ $next }” { $less }.
hint-known = Mitä sinun paikaltasi ei voi nähdä, sitä ei tiedä valmentajakaan.
tutor = { $named ->
    [yes] Tuutori, { $name }: kysy ennen siirtoa, joka maksaa paljon
   *[no] Tuutori: kysy ennen siirtoa, joka maksaa paljon
  }
tutor-switch = Tuutori
tutor-move = Tämä siirto
tutor-doubt = ”{ $better }” voittaa { $best } peleistä, tämä { $chance }. Teetkö silti näin?
tutor-late = Tuutori ei ehtinyt katsoa tätä siirtoa: se tehtiin ilman häntä.

seat-open = Vapaa paikka { $seat }
bot-name = { $level ->
    [casual] Poppy
    [steady] Otto
    [sharp] Vera
    [best] Magnus
   *[other] Botti { $level }
  }
practice-name = Kello
bot-name-of-many = { bot-name } ({ $seat })
level = { $level ->
    [casual] leppoisa
    [steady] tasainen
    [sharp] terävä
   *[best] kova vastus
  }
opponent = { bot-name }, { level }

# Waiting for others
invite-by = { $name } kutsuu sinut pelaamaan: { $game }
invite-to = Sinut on kutsuttu: { $game }
invite-sit = Istu pöytään ja pelaa
wait-title = Odotetaan pelaajia
wait-line = Peli alkaa heti, kun kaikilla paikoilla istuu joku.
wait-invite = Kutsu tällä linkillä
wait-code = tai tällä koodilla
wait-scan = Koodi, jonka voi lukea toisella laitteella
wait-copy = Kopioi linkki
wait-copied = Kopioitu
wait-sit = Istu tähän
wait-sit-too = Pelaa myös tässä
wait-sit-too-of = Pelaa myös tässä: paikka { $seat }
wait-sit-of = Istu tähän: paikka { $seat }
wait-bot = Anna botille
wait-bot-of = Anna botille: paikka { $seat }
wait-empty = Vapauta paikka
wait-empty-of = Vapauta paikka: { $name }
wait-luck = Odotetaan kaikkien onnea …
wait-come = Odotetaan: { $names }. Peli alkaa { $seconds } s:n kuluttua, ja puuttuvien tilalla pelaavat botit.
wait-show = { $count ->
    [one] { $names } ei ole vielä näyttänyt lupaamaansa onnea.
   *[other] { $names } eivät ole vielä näyttäneet lupaamaansa onnea.
  } Aikaa on { $seconds } s, sitten paikka menee.
luck-broken = { $times ->
    [one] Onni luvattiin kerran uudelleen, koska joku ei näyttänyt omaansa.
   *[other] Onni luvattiin { $times } kertaa uudelleen, koska joku ei näyttänyt omaansa.
  }
wait-yours = Sinun paikkasi
wait-full = Pöytä on täynnä. Voit katsoa tai avata oman pöydän.

# The end
over-won = { $count ->
    [one] { $names } voittaa
   *[other] { $names } jakavat voiton
  }
over-you-share = Jaettu voitto: sinä ja { $names }
over-you-won = Voitit!
over-score = { $name }: { $score }
over-rematch = Revanssi
over-rematch-go = Revanssiin
over-rematch-line = Revanssin pöytä on auki, ja paikkasi odottaa hetken.
over-rematch-asked = { $names } { $count ->
    [one] haluaa
   *[other] haluavat
  } revanssin. { $seconds ->
    [0] Paikkasi odottaa hetken.
   *[other] Se alkaa { $seconds } s:n kuluttua, ja botti pelaa puolestasi, kunnes tulet.
  }
over-rematch-begun = Revanssi on alkanut. Botti pelaa puolestasi, kunnes tulet.
over-rematch-title = Revanssi? · { $game }
over-home = Peleihin
over-record = Lataa tallenne
over-link = Peli kaikille, jotka haluavat katsoa sen jälkeenpäin
over-copy = Kopioi linkki

# The proof of the dice
proof-title = Tarkista pelin nopat
proof-line = Reiluilla nopilla pelatun pelin jokainen heitto voidaan laskea uudelleen tallenteesta, jonka voi ladata pelin päätyttyä. Tallenne luetaan tässä selaimessasi, eikä sitä lähetetä kenellekään.
proof-drop = Pudota pelin tallenne tähän
proof-choose = tai valitse tiedosto
proof-checking = Tarkistetaan jokainen heitto …
proof-tells = Tallenteen peli: { $game }. Pelaajat: { $names }.
proof-fair = { $rolls ->
    [one] Talon ainoa heitto tai nosto seuraa
   *[other] Talon kaikki { $rolls } heittoa ja nostoa seuraavat
  } { $anchored ->
    [all] avaimesta ja onnesta, jotka lukittiin ennen peliä.
    [key] avaimesta, joka lukittiin ennen peliä, ja tallenteessa olevasta onnesta.
   *[nothing] tallenteessa olevasta avaimesta ja onnesta.
  }
proof-kept = { $anchored ->
    [all] Talo piti sitoumuksensa, ja jokaisen onni on se, joka luvattiin.
   *[key] Talo piti sitoumuksensa.
  }
proof-unanchored = Sitä, lukittiinko ne ennen peliä, ei tarkistettu: tämä selain ei silloin merkinnyt mitään muistiin.
proof-unpromised = Onni kerrottiin ilman ennakkolupausta: näin pelattiin ennen.
proof-none = Tässä tallenteessa ei ole tarkistettavia heittoja.
proof-rules = Tässä ei tarkisteta, ovatko siirrot sallittuja ja tulos oikein. croupier verify tekee senkin.
proof-given = { $given ->
    [one] Ensimmäinen siirto on
   *[other] Ensimmäiset { $given } siirtoa ovat
  } toisesta pelistä, josta tätä jatkettiin: sen osan heittoja ei tarkisteta tässä.
proof-roll = Nopat EIVÄT ole reilut: heitto { $roll }/{ $rolls } on tallenteessa { $words }, ja oikea olisi { $due }.
proof-promise = Nopat EIVÄT ole reilut: paikan { $seat } onni ei ole se, joka luvattiin ennen peliä.
proof-rounds = Nopat EIVÄT ole reilut: onnen lupauskertoja oli ennen tätä peliä { $seen }, ja tallenteen mukaan { $told }.
proof-other-game = Tämä tallenne ei kerro täällä pelatusta pelistä: { $what ->
    [game] se on toisesta pelistä.
    [dice] siinä ei ole niitä noppia, joihin talo sitoutui.
    [given] siinä on siirtoja toisesta pelistä, eikä tätä jatkettu mistään pelistä.
    [result] siinä ei ole sitä tulosta, jonka näet.
    [key] peli on päättynyt, eikä tallenne näytä noppien avainta.
   *[moves] siinä on siirtoja ja heittoja { $told }, ja niitä tehtiin { $made }.
  }
proof-misfit = Tallenne ei sovi peliinsä: mitään ei voitu arpoa niin kuin se sanoo.
proof-no-draw = Tämän pelin noppia ei voi vielä tarkistaa selaimessa. Sen tekee croupier verify.
proof-away = Noppia ei tarkistettu: tallennetta ei saatu haettua.
proof-how = Miten?
proof-yourself = Tarkista itse
proof-how-plain = Talo ei voinut valita eikä muuttaa heittoja: se lukitsi oman osansa ennen kuin tiesi kenenkään onnea, ja jokainen heitto ja nostettu kortti syntyy molemmista yhdessä.
proof-how-made = Ennen ensimmäistä heittoa talo julkaisi salaisen avaimensa tiivisteen, ja jokainen lupasi onnensa tiivisteenä. Jokainen heitto lasketaan avaimesta, kaikkien onnesta ja heiton numerosta. Tämä sivu laskee ne vielä kerran ja vertaa jokaista tallenteeseen.
proof-how-not = Se ei pelaa sääntöjä läpi, ja se on talon oma sivu. Omalla koneellasi Croupier tarkistaa tallenteen puolestasi, säännöt mukaan lukien:
proof-another = Tarkista toinen peli

cleared-title = Pöytä on siivottu
cleared-line = Ketään ei enää tullut, joten talo lopetti pelin. Kukaan ei voittanut.
cleared-another = Toinen pöytä

# How a game went
went-open = Miten meni
went-waiting = { $ahead ->
    [0] Laskenta alkaa kohta …
    [one] Ensin lasketaan yksi toinen peli …
   *[other] Ensin lasketaan { $ahead } muuta peliä …
  }
went-working = Jokaista siirtoa punnitaan: { $done }/{ $of } …
went-curve = Kaikkien voittomahdollisuudet ensimmäisestä siirrosta viimeiseen. Yllä oleva liukusäädin kulkee käyrää pitkin.
went-moments = Ratkaisevat hetket
went-share = { $share }
went-now = { $name } { $share }
went-decision = { $mine ->
    [yes] Valitsit ”{ $made }”, joka voittaa { $chance } peleistä. ”{ $better }” voittaa { $best }.
   *[no] { $name } valitsi ”{ $made }”, joka voittaa { $chance } peleistä. ”{ $better }” voittaa { $best }.
  }
went-lucky = { $mine ->
    [yes] Sinulle hyvä tuuri: { $from } → { $to }.
   *[no] { $name }: hyvä tuuri, { $from } → { $to }.
  }
went-unlucky = { $mine ->
    [yes] Sinulle huono tuuri: { $from } → { $to }.
   *[no] { $name }: huono tuuri, { $from } → { $to }.
  }
went-key = { $count ->
    [0] Mikään tehty siirto ei maksanut paljon, eikä mikään heitto tai kortti ratkaissut.
   *[other] { $cost } siirto, joka maksoi jotain, { $lucky } hyvä tuuri, { $unlucky } huono tuuri
  }
went-before = Edellinen hetki
went-after = Seuraava hetki
went-accounts = Tuuri ja taito
went-of = { $name }: { $from } → { $to }
went-luck = Tuuri
went-errors = Omat virheet
went-given = Muiden virheet
went-mean = Yksi päätös
went-skill = { $mine ->
    [yes] Sinulla oli { $decisions ->
        [one] yksi valinnan paikka
       *[other] { $decisions } valinnan paikkaa
      }, ja kussakin meni keskimäärin { $mean } voitosta{ $bot ->
        [none] .
       *[other] : suunnilleen saman verran menettää { $bot }.
      }
   *[no] { $name }: { $decisions ->
        [one] yksi valinnan paikka
       *[other] { $decisions } valinnan paikkaa
      }, ja kussakin meni keskimäärin { $mean } voitosta{ $bot ->
        [none] .
       *[other] : suunnilleen saman verran menettää { $bot }.
      }
  }
went-no-scale = Rinnalle ei ole nimetty bottia: botin päätösten hinta on mitattu vain kahden pelissä tavallisilla säännöillä, eikä kaikissa peleissä.
went-known = Käyrässä on mukana kaikki, mikä oli piilossa; päätökset arvioidaan sen mukaan, mitä pelaaja tiesi.
went-adjusted = Tulos ilman tuuria
went-coarse = ?
went-rest-row = { $what ->
    [tempo] Käsien nopeus
   *[rest] Jäännös
  }
went-mostly = { $what ->
    [tempo] Käsien nopeus ratkaisi enemmän kuin tuuri ja päätökset ({ $names }): siirrot eivät kerro sitä.
   *[rest] Tuloksesta on jäännöksessä enemmän kuin tuurissa ja päätöksissä ({ $names }): sitä ei voi eritellä.
  }
went-vague-means = ? tarkoittaa, että luku on liian epävarma kerrottavaksi: jäännös on siihen nähden liian suuri.
went-coarse-means = ? tarkoittaa, että luku on liian karkea kerrottavaksi: näin pitkää peliä kokeiltiin liian vähän.
went-exact = Kaikki mahdollisuudet ovat tarkkoja.
went-exact-but = Mahdollisuudet koskevat kahta pelaajaa, jotka pelaavat loppuun niin hyvin kuin voi: tämä peli on ratkaistu, lukuun ottamatta sitä, mistä jäännös koostuu.
went-tried = Mahdollisuudet on selvitetty kokeilemalla: { $bot } pelasi jokaisesta asemasta loppuun { $tries } kertaa.
went-rest = Jäännöstä ei voi eritellä. Syy: { $why }.
went-rest-deck = käytettyjä kortteja ei lasketa
went-rest-judgement = asemat on arvioitu eikä ratkaistu
went-rest-tempo = käsien nopeus ei ole siirto
went-rest-sampling = kokeilu ei ole koskaan varmaa
went-rest-hidden = pelaajat eivät nähneet kaikkea

# What is agreed, on the felt
agreed = Kotisäännöt: { $options }
agreed-option = { $option }: { $value }
agreed-assumed = Oma arvauksemme, kun oikeaa pelilaatikkoa ei ole: { $what }
agreed-real = Oikeat nopat

# About this table
replay-open = Kertaa peli
replay-title = Kertaus
replay-at = { $at ->
    [0] Alku
   *[other] Siirto { $at }/{ $last }
  }
replay-first = Alkuun
replay-before = Siirto taaksepäin
replay-play = Toista
replay-pause = Tauko
replay-after = Siirto eteenpäin
replay-last = Loppuun
replay-scrub = Pelin kohta
replay-branch = Jatka peliä tästä
replay-no-branch = { $why ->
    [realtime] Reaaliaikaista peliä ei voi jatkaa keskeltä.
   *[secrets] Tästä voi jatkaa, kun peli on päättynyt: siihen asti siinä on salaisuuksia.
  }
replay-close = Takaisin pöytään
about-edition = Painos
about-assumed = Oletettu, koska kukaan ei päässyt katsomaan oikeasta pelilaatikosta: { $what }
about-speed = Nopeus
about-speed-of = { $speed ->
    [slow] Hidas
    [fast] Nopea
    [none] Ei odotusta
   *[normal] Tavallinen
  }
about-volume = Voimakkuus
about-waits = Vuoroni alkaa ja kierros päättyy vasta, kun jatkan
about-slips = Kysy ennen siirtoa, joka maksaa paljon
about-tours = Opasta minua peleissä, jotka ovat minulle uusia
about-speed-line = Kuinka kauan tapahtumat näkyvät. Välilyönti tai pöydän painallus jatkaa heti.
about-options = Kotisäännöt
about-option = { $option }:
about-default = tavallinen
about-changed = sovittu toisin
about-dice = Nopat
about-dice-fair = Talo heittää. Se julkaisi avaimensa tiivisteen ennen kuin kukaan istui pöytään. Avain näytetään lopussa.
about-dice-real = Oikeat nopat, tulokset kirjoitetaan itse.
about-commitment = Salaisuuden tiiviste
about-clock = Kello
about-clock-move = { $seconds } s siirtoa kohti; sitten { $expiry ->
    [lost] paikka menee botille
   *[bot] botti tekee siirron
  }
about-clock-game = { $seconds } s peliä kohti; sitten { $expiry ->
    [lost] paikka menee botille
   *[bot] botti tekee siirron
  }

slip-title = { $move }?
slip-do = Kyllä: { $move }
slip-back = Takaisin

carry = Vie toiseen laitteeseen
carry-of = Vie toiseen laitteeseen: { $name }
carry-code = Koodi, jonka toinen laite lukee
carry-link = Lue tämä toisella laitteella tai avaa siinä tämä linkki
carry-share = Jaa linkki
carry-line = Linkki on paikan avain: se, joka avaa sen ensin, istuu paikalle, ja täältä paikka katoaa. Älä näytä sitä muille. Se toimii kerran.
carry-gone = Paikka on nyt toisessa laitteessa.

about-seats = Ketkä istuvat pöydässä
about-bot = pelaa bottina { $bot }
table-stand-in = Botti sijaiseksi: { $name }
table-give-back = Palauta paikka: { $name }
table-return = Pelaa taas: { $name }
about-leave = Poistu
about-leave-of = Poistu: { $name }
about-leave-sure = Varmastiko? Paikallasi jatkaisi { bot-name }, loppuun asti.
about-leave-open = Varmastiko? Paikka olisi vapaa kenelle tahansa.
about-leave-yes = Kyllä, luovun siitä
about-leave-no = Ei, jään

# Real dice
real-title = Mitä nopat tai kortit näyttävät?
real-hint = Mitä ne näyttävät
real-type = Kirjoita se
real-send = Vahvista tulos
real-begins = Kuka aloittaa?
real-chosen = Valittu tähän mennessä
real-left = { $count ->
    [one] vielä yksi
   *[other] vielä { $count }
}
real-enter = Anna seuraava heitto
real-sheet = Tämän heiton nopat
real-sheet-full = Kaikki nopat on annettu.
real-die = { $colour }, silmäluku { $face }
real-die-open = { $colour }, vielä antamatta
real-face-of = Mitä { $colour } noppa näyttää
real-back = Yksi pois
real-take-back = Se oli lipsahdus: peru

# The log
log-opened = Pöytä avattiin.
log-sat = { $words } istui pöytään.
log-left = { $name } lähti.
log-bot-sat = { bot-name } istuu pöytään.
log-broken = Luvattua onnea ei näytetty: kaikki lupaavat uudelleen.
log-stood-in = { $name }: sijaisena pelaa { bot-name }.
log-replaced = { $name } ei pelaa enää, { bot-name } jatkaa.
log-returned = { $name } pelaa taas.
log-began = Peli alkaa.
log-hint-asked = { $name } pyytää valmentajalta vihjeen.
log-tutor-on = { $name } ottaa tuutorin, joka kysyy ennen siirtoa, joka maksaa paljon.
log-tutor-off = { $name } luopuu tuutorista.
log-taken-back = { $name } perui viimeisen heiton.
log-ended = Peli on päättynyt.
log-cleared = Ketään ei enää tullut: talo siivosi pöydän.
log-again = Revanssin pöytä on auki.

# When something is not there
lost-page-title = Tätä sivua ei talossa ole
lost-page = Ehkä osoitteessa on kirjoitusvirhe.
lost-table-title = Tämä pöytä on poissa
lost-table = Päättyneitä pöytiä ei säilytetä ikuisesti, tai koodissa on väärä kirjain.
lost-game-title = Tätä peliä ei ole hyllyssä
lost-game = Ehkä osoitteessa on kirjoitusvirhe.
lost-house-title = Talo ei vastaa
lost-house = Ehkä se on hetken kiinni tai verkko on poikki. Pelaamasi on tallessa.
lost-home = Peleihin
lost-again = Yritä taas

# Troubles that need no page
trouble-away = Talo ei vastaa. Mikään ei muuttunut.
trouble-rule = Sääntö { $clause }
