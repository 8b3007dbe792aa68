compiling = De regels van { $title } worden gecompileerd, alleen deze keer; het kan een minuut duren ...
compiling-own = Je bot wordt gecompileerd met de regels van { $title } ...
cache = Gecompileerde regels staan in { $folder }: { $size }. Wat een maand lang niemand gebruikt, verdwijnt vanzelf.
cache-cleared = { $size } aan gecompileerde regels verwijderd uit { $folder }.

player = Speler { $seat }

games-game = spel
games-line = waar het om gaat
games-players = spelers
games-minutes = minuten
games-bots = bots
games-more = croupier games GAME · croupier play GAME · croupier rules GAME
seats = { $least }–{ $most }

box-players = spelers
box-seats = { $seats }, ongeveer { $minutes ->
    [one] 1 minuut
   *[other] { $minutes } minuten
  }
box-bot = bot
box-levels = niveaus
box-edition = editie
box-assumed = { $edition }; aangenomen: { $fields }
option-name = optie
option-default = standaard
option-allowed = kan zijn
option-says = betekenis
option-source = bron
option-bounds = { NUMBER($least, useGrouping: 0) } t/m { NUMBER($most, useGrouping: 0) }

mark-rulebook = regelboekje
mark-found = gevonden
mark-inferred = afgeleid
mark-ours = van ons
source-rulebook = staat in het regelboekje
source-found = gevonden in recensies of algemeen bekend
source-inferred = volgt uit de voorbeelden in het regelboekje
source-ours = onze beslissing
source-partly = { $source }, deels { $other }

solving-begun = Alles wat kan gebeuren wordt opgesomd ...
solving = Doorloop { $sweeps }, { $seconds } s: niets verschoof meer dan { $moved }; hoelang het duurt, moet nog blijken
solving-minutes = Doorloop { $sweeps }, { $seconds } s: niets verschoof meer dan { $moved }; nog { $minutes ->
    [one] ongeveer een minuut
   *[other] ongeveer { $minutes } minuten
  }
solving-seconds = Doorloop { $sweeps }, { $seconds } s: niets verschoof meer dan { $moved }; nog { $left ->
    [one] ongeveer een seconde
   *[other] ongeveer { $left } seconden
  }
solved-nothing = Afgebroken: er is niets opgelost.
solved-first = { $game } met zijn tweeën: wie begint, wint { $chance } van de partijen als beiden zo goed mogelijk spelen (± { $error })
solved-rolls = { $game } alleen: er zijn gemiddeld { $rolls } worpen nodig als je zo goed mogelijk speelt (± { $error })
solved-bot = { $bot } heeft { $rolls } worpen nodig, { NUMBER($more, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } meer
solved-chart = { $chart }:
solved-how = { $positions ->
    [one] Eén stelling
   *[other] { $positions } stellingen
  }, { $sweeps ->
    [one] één doorloop
   *[other] { $sweeps } keer doorlopen
  }, { $seconds } s, { $memory } MB
error-no-language = hier is niets in { $language } geschreven; wel in: { $known }
error-not-solved = { $game } is niet op te lossen; wel: { $known }
error-not-trained = { $game } heeft geen bot die leert; wel: { $known }
error-nothing-to-train = er worden geen partijen gespeeld: er valt niets te leren
trained = Geleerd van { $games ->
    [one] 1 partij
   *[other] { $games } partijen
  }; het oordeel staat in { $file }
trained-against = Tegen { $rival } had dat oordeel toen { $share } van de zeges in { $games } partijen
trained-part = Afgebroken: in { $file } staat wat tot nu toe geleerd is, en hetzelfde commando gaat ermee verder
trained-nothing = Afgebroken voordat er iets geleerd was
error-no-memory = er is niet genoeg geheugen om { $game } zo op te lossen
error-not-told = wat gevonden is, is niet te schrijven: { $why }
error-page-over-record = { $file } is het verslag zelf: noem een ander bestand voor de pagina
error-no-values = --vary vraagt KEY=VALUE,VALUE, niet “{ $word }”
error-vary-again = --vary noemt { $name } twee keer: geef alle waarden ervan in één keer op
error-what-varies = wat moet er variëren? Geef --vary KEY=VALUE,VALUE op met een optie van het spel, players of edition
error-not-written = { $file } is niet te schrijven: { $why }
simulated-seat = plaats
simulated-bot = bot
simulated-wins = zeges
simulated-share = aandeel in de zeges
simulated-steps = { $steps } stappen per partij
simulated-games = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
  }{ $shared ->
    [0] { "" }
   *[other] , { $shared } gedeeld
  }, { $steps } stappen in { $seconds } s: { $speed } miljoen stappen per seconde
simulated-plain = { $bot } liep als gewoon Python: { $why }
simulated-part = { $games ->
    [one] Afgebroken: dit komt uit de eerste van { $asked } partijen.
   *[other] Afgebroken: dit komt uit de eerste { $games } van { $asked } partijen.
  }
reported-nothing = Afgebroken: er is geen rapport.
reported-page = Het rapport staat in { $file }.
sweep-bot = bot
sweep-share = aandeel in de zeges
sweep-apart = t.o.v. de eerste
sweep-steps = stappen per partij
sweep-games = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
  } van seed { $seed }, elke serie in elke tafelschikking, dezelfde worpen in elke rij; { $seconds } s
tournament-rating = rating
tournament-table = tafel
tournament-games = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
  } in { $seconds } s: { $deals ->
    [one] 1 serie
   *[other] { $deals } series
  }{ $tables ->
    [one] { "" }
   *[other] { " " }aan elk van de { $tables } tafels
  }, in elke tafelschikking
tournament-rated = { $rated ->
    [0] Er zijn nog geen ratings: niet elke tafel heeft een serie gehad.
    [one] De ratings zijn van OpenSkill, uit de eerste serie.
   *[other] De ratings zijn van OpenSkill, uit de eerste { $rated } series.
  }
tournament-unrated = Er zijn geen ratings: daar is niet op gewacht.
tournament-more = Beslist: het aandeel van { $bot } is { $share1 } of meer, niet { $share0 } of minder.
tournament-less = Beslist: het aandeel van { $bot } is { $share0 } of minder, niet { $share1 } of meer.
tournament-open = Niet beslist: het aandeel van { $bot } kan { $share0 } of { $share1 } zijn.
tournament-risk = Is het { $share0 } of minder, dan zit zo’n toets er hoogstens { $alpha } op de 100 keer naast; is het { $share1 } of meer, hoogstens { $beta } keer.
tournament-evidence = Bewijskracht { $llr }; bij { $lower } is het beslist voor { $share0 }, bij { $upper } voor { $share1 }.
tournament-five = Series waarin { $bot } 0, ½, 1, 1½ en 2 partijen won: { $counts }
analysed-bot = bot
analysed-share = aandeel in de zeges
analysed-luck = geluk
analysed-adjusted = zonder geluk
analysed-precision = precisie
analysed-error = fout per beslissing
analysed-percent = { $share }%
analysed-exactly = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
  }; de kansen zijn uitgerekend, niet uitgeprobeerd
analysed-tried = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
  }; de kansen zijn uitgeprobeerd, { $tries } keer vanuit elke stelling
analysed-means = Zonder geluk schommelt een aandeel minder. De precisie zegt hoeveel: met een aandeel alleen zou je zoveel keer zoveel partijen nodig hebben om even zeker te zijn. Een fout is wat een betere zet had gewonnen, in zeges. ± is de marge waar 95 van de 100 zulke runs binnen blijven.
analysed-page = pagina: { $file }
analysed-part = { $done ->
    [one] Afgebroken: dit is de analyse van de eerste van { $all } zetten.
   *[other] Afgebroken: dit is de analyse van de eerste { $done } van { $all } zetten.
  }
analysed-no-points = Afgebroken: de analyse is compleet, alleen wat dure beslissingen in punten waard waren, ontbreekt.
analysed-nothing = Afgebroken: er is niets geanalyseerd.
simulated-nothing = Afgebroken voordat de eerste partij klaar was.

ready = Druk op Enter als je zover bent.
against = Je speelt tegen { $bots }.
dropped = “{ $words }” kwam vóór deze worp en vervalt.
heading-help = { $agreed }; typ ? voor hulp
help = Met het nummer of de woorden van een zet speel je die. Verder:
help-all = alle zetten, als de lijst is ingekort
help-table = de tafel nog een keer
help-rules = de spelregels
help-clause = één regel
help-save = bewaar een kopie
help-quit = stop hier; de partij wordt bewaard
now = nu: { $moves }
slip = Toch doen? (j/N)
slip-yes = j
menu-more = { $more ->
    [one] Nog één zet: typ hem in woorden, of typ all om hem te zien.
   *[other] Nog { $more } zetten: typ er een in woorden, of typ all om ze te zien.
  }
menu-clash = Een getal alleen is een regel van de lijst: { $number } speelt “{ $words }”. Voor “{ $other }” typ je die woorden.
hand-over = Druk eerst op Enter en geef dan het scherm aan { $name }.
look = { $name }, druk op Enter als niemand anders kijkt.
kept = De partij is bewaard. Ga verder met:
saved = bewaard: { $file }
record = verslag: { $file }
assumed = aangenomen, niet van een doos afgelezen: { $fields }
unfinished = Het spel is nog niet afgelopen.

same = Ze vertellen dezelfde partij.
parting = { $what ->
    [game] Ze zijn van verschillende spellen: { $one } en { $other }.
    [edition] Ze zijn van verschillende edities: { $one } en { $other }.
    [options] Ze lopen uiteen in de opties: { $one } en { $other }.
    [players] Ze lopen uiteen in de spelers: { $one } en { $other }.
    [given] Ze lopen uiteen in hoeveel zetten uit een andere partij komen: { $one } en { $other }.
    [begins] Ze lopen uiteen in wie begint: { $one } en { $other }.
    [move] Ze lopen uiteen bij zet { $move }: { $one } en { $other }.
   *[length] Ze lopen uiteen na zet { $move }: de ene heeft { $one } zetten, de andere { $other }.
  }
fair = { $rolls ->
    [0] In dit verslag zijn geen worpen om te controleren.
    [one] De dobbelstenen zijn eerlijk: de enige worp volgt uit de vastlegging en het geluk in dit verslag.
   *[other] De dobbelstenen zijn eerlijk: alle { $rolls } worpen volgen uit de vastlegging en het geluk in dit verslag.
  }
fair-unfinished = Het verslag heeft geen uitslag: het spel is daarin niet afgelopen.
fair-given = De eerste { $given } zetten komen uit een andere partij, die hier verder is gespeeld: hun worpen zijn niet gecontroleerd.
fair-rounds = { $rounds ->
    [0] Het geluk is niet beloofd voordat het genoemd werd: zo werd er vroeger gespeeld.
   *[other] Het geluk is { $rounds } keer beloofd voordat alles getoond was.
  }
fair-unanchored = Of het de vastlegging van vóór het spel is, is niet gecontroleerd: geef die op met --commitment, en je eigen geluk met --luck.

joined = Het spel is afgelopen. Jij zat op plaats { $seat }; scores: { $scores }; aandelen in de overwinning: { $shares }.

copied = { $title } staat in { $folder }, een kopie van { $like }. Ga verder met:

open = Het huis is open: { $url } (Ctrl+C sluit het)
backed-up = { $tables ->
    [one] 1 tafel
   *[other] { $tables } tafels
  } met { $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
  } { $tables ->
    [one] staat
   *[other] staan
  } in { $file }
pruned = Verwijderd: { $tables ->
    [one] 1 tafel
   *[other] { $tables } tafels
  } met { $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
  } en { $size }
would-prune = { $tables ->
    [one] Zou verwijderd worden: 1 tafel
   *[other] Zouden verwijderd worden: { $tables } tafels
  } met { $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
  } en { $size }

error-no-number = --games kan niet “{ $word }” zijn: het moet een geheel getal zijn
error-no-game-or-file = “{ $name }” is geen verslag in een bestand en geen spel; wel een spel: { $known }
error-which-bots = welke bots spelen er? Noem er met --bots enkele van: { $known }
error-of-games = { $words } hoort bij veel partijen van bots: een verslag heeft een eigen waarde
error-of-records = { $words } hoort bij een verslag, niet bij veel partijen van bots
error-no-shares = --stop vraagt twee aandelen in de zeges, zoals 0.5,0.52, niet “{ $word }”
error-risk-alone = --alpha en --beta zeggen hoe vaak --stop ernaast mag zitten: geef ook --stop op
error-own-player = “{ $word }” is geen eigen speler: typ FILE.py:NAME
error-no-house = het huis is niet geïnstalleerd ({ $package } ontbreekt): pip install 'croupier[house]'
error-thinking-live = in { $title } wacht niemand: laat --thinking weg
error-saved-seats = een bewaarde partij houdt de eigen plaatsen, opties en editie; laat ze weg bij --resume
error-commitment-form = “{ $words }” is geen vastlegging; die heeft 64 hexadecimale cijfers
error-luck-form = “{ $words }” is geen plaats met geluk; typ ze als 1:abc
error-which-game = welk spel? zie `croupier games`
error-which-record = “{ $word }” is geen partij van een seed; geef het nummer op, of het nummer en de tafelschikking, zoals 17 of 17:1
error-cluster-form = “{ $word }” is geen adres van een scheduler; schrijf het als tcp://host:8786
error-no-cluster = er is geen scheduler van Dask op { $address }: { $why }
error-other-game = { $file }: dit is een partij { $found }, niet { $wanted }
error-no-pair = optie “{ $option }” heeft niet de vorm key=value
error-no-seat = “{ $word }” is geen plaats; typ een getal vanaf 1, of drawn
error-no-file = { $file }: { $why }
error-covered = { $file }: deze partij is niet afgelopen, en tot dan zijn de geheimen ervan afgedekt
error-no-text = { $file }: dit is geen spelverslag: het is geen tekst
error-not-saved = de partij is niet te bewaren in { $file }: { $why }
error-one-person = { $title } is realtime: één mens per terminal
error-how-old = geef met --older-than op hoeveel dagen geleden tafels geëindigd moeten zijn; er is niets verwijderd
error-file-exists = { $file } bestaat al; noem een nieuw bestand
error-no-folder = { $folder } is niet te maken: { $why }
error-no-name = “{ $name }” is geen naam voor een spel; gebruik kleine letters, cijfers en _, zoals my_game
error-game-exists = er is al een spel { $name }
error-folder-exists = { $folder } bestaat al; ga ergens anders heen of kies een andere naam
error-package-exists = er is al een Python-pakket { $name }; kies een andere naam
error-no-command = er is geen commando “{ $name }”; wel: { $known }
error-no-flag = er is hier geen optie { $option }
error-no-flag-but = er is hier geen optie { $option }; misschien: { $known }
error-flag-full = { $option } verwacht geen waarde
error-flag-empty = { $option } heeft een waarde nodig
error-flag-missing = { $option } moet opgegeven worden
error-argument-missing = { $name } moet opgegeven worden
error-flag-number = { $option } verwacht een getal
error-flag-between = { $option } verwacht een getal van { NUMBER($least, useGrouping: 0) } t/m { NUMBER($most, useGrouping: 0) }
error-words-left = deze woorden zijn te veel: { $words }
error-which-command = welk commando? zie `croupier --help`

usage = Gebruik:
usage-arguments = Argumenten
usage-options = Opties
usage-commands = Commando’s
usage-default = [standaard: { $value }]
usage-required = [verplicht]
command-any-help = Toon deze hulp.
command-any-game = Een spel; zie `croupier games`.
command-any-option = Een optie van het spel; mag herhaald worden.
command-any-edition = De naam van een editie, of een eigen TOML-bestand.
command-any-first = De plaats die begint, of `drawn`.
command-any-json = Geef JSON in plaats van tekst.
command-any-players = Hoeveel spelers; geef je niets op, dan zo weinig als het spel toelaat.
command-any-seed = Dezelfde seed geeft hetzelfde resultaat.
command-any-workers = Threads; alle kernen als je niets opgeeft. Het resultaat is hetzelfde.
command-any-database = De database; standaard die van jou.
command-croupier = Dobbelspellen: speel ze, simuleer ze, speel ze na.
command-croupier-version = Toon de versie.
command-croupier-language = De taal die je leest: en, of een andere die er is.
command-croupier-install-completion = Installeer aanvulling voor deze shell.
command-croupier-show-completion = Toon aanvulling voor deze shell, om te kopiëren of aan te passen.
command-games = Toon de spellen, of één ervan met de bots en opties.
command-games-game = Eén spel met de opties.
command-rules = Toon de regels van een spel, of één ervan.
command-rules-clause = Maar één regel, zoals P3.
command-solve = Los een spel op: de kans van wie begint, of de worpen die je in je eentje nodig hebt, als iedereen zo goed mogelijk speelt.
command-solve-out = Bewaar de kansen in een bestand van NumPy.
command-solve-chart = Toon ook wanneer je moet stoppen, als tabellen in Markdown.
command-train = Laat de beste bot van een spel uit veel partijen leren wat stellingen waard zijn.
command-train-games = Partijen die hij zelf speelt.
command-train-watched = Partijen van zijn leermeester, die eraan voorafgaan.
command-train-against = Leer deze bot verslaan, en blijf ertegen spelen.
command-train-players = Hoeveel aan een tafel; bij 0 om beurten zoveel als er kunnen spelen.
command-train-out = Waar het geleerde bewaard wordt, en vanwaar het verdergaat.
command-simulate = Speel veel partijen tussen bots en tel wie wint.
command-simulate-games = Hoeveel partijen; 1e6 is een miljoen.
command-simulate-bots = Bots in de volgorde van de plaatsen, zoals in `random,mine.py:my_bot`; herhaald rond de tafel.
command-simulate-paired = Dezelfde worpen in elke tafelschikking; geteld per bot.
command-simulate-cluster = Speel op de werkers van een scheduler van Dask, zoals in `tcp://host:8786`.
command-simulate-keep = Bewaar een rij voor elke partij, als Parquet of .arrow.
command-simulate-record = Geef in plaats daarvan het verslag van deze partij van de seed; beide tellen vanaf 0.
command-simulate-device = `cuda` speelt op een GPU van Nvidia. Het resultaat is hetzelfde.
command-tournament = Laat bots elkaar treffen, allen tegen allen met dezelfde worpen, en rangschik ze.
command-tournament-bots = Bots, zoals in `random mine.py:my_bot`; noem je er geen, dan alle van het spel die meteen antwoorden.
command-tournament-games = Series voor elke tafel, elk in alle tafelschikkingen; 1e6 is een miljoen.
command-tournament-players = Bots aan een tafel; geef je niets op, dan zo weinig als het spel toelaat.
command-tournament-stop = Tussen twee bots: stop zodra vaststaat welk van twee aandelen in de zeges de eerste heeft, zoals in `0.5,0.52`.
command-tournament-alpha = Hoe vaak --stop ten onrechte voor het grootste aandeel mag kiezen; 0.05 als je niets opgeeft.
command-tournament-beta = Hetzelfde voor het kleinste aandeel; 0.05 als je niets opgeeft.
command-sweep = Speel elke combinatie van een paar huisregels met dezelfde worpen, en zeg wat elk ervan doet.
command-sweep-vary = Een optie met de waarden ervan, `players` of `edition`; mag herhaald worden.
command-sweep-bots = Bots, zoals in `best,steady`; herhaald rond de tafel.
command-sweep-games = Series voor elke combinatie, elk in alle tafelschikkingen; 1e6 is een miljoen.
command-sweep-out = Waar het bewaard wordt, en vanwaar hetzelfde commando verdergaat.
command-sweep-parquet = Schrijf de tabel ook als Parquet.
command-sweep-plot = Schrijf ook een grafiek van de aandelen.
command-report = Zeg wat de regels van een spel doen, als pagina met grafieken: voor wie spellen ontwerpt of huisregels verzint.
command-report-against = Andere regels naast de eerste: wat daar anders is, een optie, `players` of `edition`; mag herhaald worden.
command-report-bots = Bots die spelen, de zwakste eerst; anders die van de niveaus van het spel die meteen antwoorden.
command-report-games = Partijen voor elk cijfer; 1e6 is een miljoen.
command-report-sample = Partijen die zet voor zet bekeken worden.
command-report-html = Waar de pagina komt; GAME-report.html als je niets opgeeft.
command-play = Speel in de terminal, met mensen en bots op elke plaats.
command-play-seats = Wie waar zit: `person`, `person:NAME`, een bot of het niveau ervan, zoals in `person,sharp`.
command-play-seed = Worpen uit een seed, om dezelfde partij nog eens te spelen.
command-play-resume = Ga verder met een bewaarde partij.
command-play-save = Waar de partij bewaard wordt; dat gebeurt na elke zet.
command-play-thinking = Hoelang bots die zoeken over een zet mogen denken.
command-replay = Speel een verslag na en toets elke zet aan de regels; met --against is de status 1 als de twee verschillen.
command-replay-file = Het verslag van een partij.
command-replay-against = Een ander verslag: zeg waar de twee uiteenlopen.
command-replay-positions = Geef het verslag nog eens, met de stelling na elke zet.
command-analyse = Zeg hoeveel van een partij geluk was en hoeveel kunde, en welke beslissingen het meest kostten.
command-analyse-played = Het verslag van een gespeelde partij, of een spel dat bots moeten spelen.
command-analyse-bots = Bots die het spel spelen, zoals in `steady,best`; herhaald rond de tafel.
command-analyse-games = Hoeveel partijen de bots spelen; 1000 als je niets opgeeft.
command-analyse-players = Hoeveel bots aan een tafel; geef je niets op, dan zoveel als er genoemd zijn.
command-analyse-tries = Hoe vaak stellingen uitgeprobeerd worden; geef je niets op, dan zo vaak als elk spel zegt.
command-analyse-html = Schrijf de analyse van een verslag als pagina.
command-new = Begin een eigen spel: een pakket met een kopie van een spel dat werkt.
command-new-name = De id van het spel: kleine letters, cijfers en _.
command-new-like = Het spel om te kopiëren, of de map ervan; het kortste als je niets opgeeft.
command-join = Laat een eigen speler aan een tafel van een huis spelen; docs/client.md zegt hoe je er een schrijft.
command-join-link = De link van een tafel, of van een plaats die je daar hebt.
command-join-bot = Een speler, die bij elke beurt om een zet wordt gevraagd.
command-join-name = Wat de anderen aan tafel lezen.
command-serve = Open het huis: tafels in de browser en over het netwerk.
command-serve-host = Het adres om op te luisteren; standaard alleen deze machine.
command-serve-port = De poort om op te luisteren.
command-serve-database = sqlite:///FILE of postgresql://HOST/NAME; standaard een bestand van jou.
command-serve-workers = Processen; voor meer dan één is PostgreSQL nodig.
command-serve-settings = Grenzen en tijden in een TOML-bestand; zie docs/house.md.
command-serve-browser = Open de pagina in een browser.
command-verify = Controleer of de worpen van een verslag die zijn waarop het huis zich had vastgelegd.
command-verify-file = Een verslag dat bij een tafel is gedownload.
command-verify-commitment = De vastlegging zoals die vóór het spel was.
command-verify-luck = Je eigen geluk, zoals 1:abc; mag herhaald worden.
command-backup = Kopieer alle tafels van een huis, ook terwijl het open is, naar één SQLite-bestand dat weer te openen is.
command-backup-file = Waar de kopie komt; een SQLite-database.
command-prune = Verwijder tafels die al lang afgelopen zijn uit een huis, open of niet; nooit een die wacht of waaraan gespeeld wordt.
command-prune-older-than = Hoelang ze al afgelopen zijn; standaard `keep_for`.
command-prune-settings = De instellingen van het huis, waarin `keep_for` staat.
command-prune-dry-run = Zeg alleen wat er weg zou gaan.
command-cache = Zeg waar gecompileerde regels staan en hoeveel ruimte ze innemen, of verwijder ze.
command-cache-clear = Verwijder alles; regels worden opnieuw gecompileerd.
