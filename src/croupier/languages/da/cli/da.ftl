compiling = Kompilerer reglerne for { $title }, kun denne ene gang; det kan tage et minut ...
compiling-own = Kompilerer din bot med reglerne for { $title } ...
cache = Kompilerede regler ligger i { $folder }: { $size }. Det, ingen har brugt i en måned, forsvinder af sig selv.
cache-cleared = Fjernede { $size } kompilerede regler fra { $folder }.

player = Spiller { $seat }

games-game = spil
games-line = kort fortalt
games-players = spillere
games-minutes = minutter
games-bots = botter
games-more = croupier games GAME · croupier play GAME · croupier rules GAME
seats = { $least }–{ $most }

box-players = spillere
box-seats = { $seats }, ca. { $minutes ->
    [one] 1 minut
   *[other] { $minutes } minutter
  }
box-bot = bot
box-levels = niveauer
box-edition = udgave
box-assumed = { $edition }; antaget: { $fields }
option-name = indstilling
option-default = standard
option-allowed = kan være
option-says = hvad den siger
option-source = kilde
option-bounds = { NUMBER($least, useGrouping: 0) } til { NUMBER($most, useGrouping: 0) }

mark-rulebook = regelhæfte
mark-found = fundet
mark-inferred = udledt
mark-ours = vores
source-rulebook = står i regelhæftet
source-found = fundet i anmeldelser eller almindeligt kendt
source-inferred = følger af regelhæftets eksempler
source-ours = vores afgørelse
source-partly = { $source }, til dels { $other }

solving-begun = Opregner, hvad der kan ske ...
solving = Gennemløb { $sweeps }, { $seconds } s: intet flyttede sig mere end { $moved }; hvor længe det varer, vil vise sig
solving-minutes = Gennemløb { $sweeps }, { $seconds } s: intet flyttede sig mere end { $moved }; ca. { $minutes ->
    [one] et minut
   *[other] { $minutes } minutter
  } tilbage
solving-seconds = Gennemløb { $sweeps }, { $seconds } s: intet flyttede sig mere end { $moved }; ca. { $left ->
    [one] et sekund
   *[other] { $left } sekunder
  } tilbage
solved-nothing = Afbrudt: intet er løst.
solved-first = { $game } for to: den, der begynder, vinder { $chance } af partierne, hvis begge spiller så godt, det kan lade sig gøre (± { $error })
solved-rolls = { $game } alene: det tager { $rolls } kast i gennemsnit, hvis du spiller så godt, det kan lade sig gøre (± { $error })
solved-bot = { $bot } bruger { $rolls } kast, { NUMBER($more, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } flere
solved-chart = { $chart }:
solved-how = { $positions ->
    [one] Én stilling
   *[other] { $positions } stillinger
  }, { $sweeps ->
    [one] ét gennemløb
   *[other] { $sweeps } gennemløb
  }, { $seconds } s, { $memory } MB
error-no-language = her er intet skrevet på { $language }; der er: { $known }
error-not-solved = { $game } kan ikke løses; der er: { $known }
error-not-trained = { $game } har ingen bot, der lærer; der er: { $known }
error-nothing-to-train = der skal ingen partier spilles: intet kan læres
trained = Har lært af { $games ->
    [one] 1 parti
   *[other] { $games } partier
  }; vurderingen er i { $file }
trained-against = Mod { $rival } fik den derefter { $share } af sejrene i { $games } partier
trained-part = Afbrudt: { $file } har det, der er lært indtil nu, og den samme kommando fortsætter med det
trained-nothing = Afbrudt, før noget var lært
error-no-memory = der er ikke hukommelse nok til at løse { $game } på den måde
error-not-told = det, der blev fundet ud af, kan ikke skrives: { $why }
error-page-over-record = { $file } er selve protokollen: nævn en anden fil til siden
error-no-values = --vary tager KEY=VALUE,VALUE, ikke ”{ $word }”
error-vary-again = --vary nævner { $name } to gange: giv alle dens værdier på én gang
error-what-varies = hvad skal variere? Skriv --vary KEY=VALUE,VALUE med en indstilling for spillet, players eller edition
error-not-written = { $file } kan ikke skrives: { $why }
simulated-seat = plads
simulated-bot = bot
simulated-wins = sejre
simulated-share = andel af sejrene
simulated-steps = { $steps } skridt pr. parti
simulated-games = { $games ->
    [one] 1 parti
   *[other] { $games } partier
  }{ $shared ->
    [0] { "" }
    [one] , { $shared } delt
   *[other] , { $shared } delte
  }, { $steps } skridt på { $seconds } s: { $speed } millioner skridt i sekundet
simulated-plain = { $bot } kørte som almindelig Python: { $why }
simulated-part = { $games ->
    [one] Afbrudt: dette kom der ud af det første af { $asked } partier.
   *[other] Afbrudt: dette kom der ud af de første { $games } af { $asked } partier.
  }
reported-nothing = Afbrudt: der er ingen rapport.
reported-page = Rapporten er i { $file }.
sweep-bot = bot
sweep-share = andel af sejrene
sweep-apart = i forhold til den første
sweep-steps = skridt pr. parti
sweep-games = { $games ->
    [one] 1 parti
   *[other] { $games } partier
  } med seed { $seed }, hver giv med alle bordplaner, de samme terninger i hver række; { $seconds } s
tournament-rating = rating
tournament-table = bord
tournament-games = { $games ->
    [one] 1 parti
   *[other] { $games } partier
  } på { $seconds } s: { $deals ->
    [one] 1 giv
   *[other] { $deals } giv
  }{ $tables ->
    [one] { "" }
   *[other] { " " }ved hvert af { $tables } borde
  }, med alle bordplaner
tournament-rated = { $rated ->
    [0] Ingen har fået en rating endnu: ikke alle borde har haft en giv.
    [one] Ratingerne er fra OpenSkill, ud fra den første giv.
   *[other] Ratingerne er fra OpenSkill, ud fra de første { $rated } giv.
  }
tournament-unrated = Ingen har fået en rating: det blev der ikke ventet på.
tournament-more = Afgjort: andelen for { $bot } er { $share1 } eller mere, ikke { $share0 } eller mindre.
tournament-less = Afgjort: andelen for { $bot } er { $share0 } eller mindre, ikke { $share1 } eller mere.
tournament-open = Ikke afgjort: andelen for { $bot } kan være { $share0 } eller { $share1 }.
tournament-risk = Hvis den er { $share0 } eller mindre, tager sådan en test fejl højst { $alpha } gange ud af 100; hvis den er { $share1 } eller mere, højst { $beta } gange.
tournament-evidence = Evidens { $llr }; ved { $lower } er det afgjort til { $share0 }, ved { $upper } til { $share1 }.
tournament-five = Giv, hvor { $bot } vandt 0, ½, 1, 1½ og 2 partier: { $counts }
analysed-bot = bot
analysed-share = andel af sejrene
analysed-luck = held
analysed-adjusted = uden held
analysed-precision = præcision
analysed-error = fejl pr. valg
analysed-percent = { $share } %
analysed-exactly = { $games ->
    [one] 1 parti
   *[other] { $games } partier
  }; chancerne er regnet ud, ikke prøvespillet
analysed-tried = { $games ->
    [one] 1 parti
   *[other] { $games } partier
  }; chancerne er prøvespillet, { $tries ->
    [one] én gang
   *[other] { $tries } gange
  } fra hver stilling
analysed-means = Uden held svinger en andel mindre. Præcision siger hvor meget: med en andel alene ville det kræve så mange gange så mange partier at være lige så sikker. En fejl er det, et bedre træk ville have vundet, i sejre. Efter ± står det, 95 af 100 sådanne kørsler holder sig inden for.
analysed-page = side: { $file }
analysed-part = { $done ->
    [one] Afbrudt: dette er analysen af det første af { $all } træk.
   *[other] Afbrudt: dette er analysen af de første { $done } af { $all } træk.
  }
analysed-no-points = Afbrudt: analysen er hel, kun hvad dyre valg var værd i point, er udeladt.
analysed-nothing = Afbrudt: intet er analyseret.
simulated-nothing = Afbrudt, før det første parti var slut.

ready = Tryk på Enter, når du er klar.
against = Du spiller mod { $bots }.
dropped = ”{ $words }” kom, før disse terninger blev kastet, og gælder ikke.
heading-help = { $agreed }; skriv ? for hjælp
help = Et nummer eller ordene for et træk spiller det. Desuden:
help-all = alle træk, hvor listen er skåret af
help-table = bordet en gang til
help-rules = reglerne
help-clause = én regel
help-save = gem en kopi
help-quit = stop her; spillet er gemt
now = nu: { $moves }
slip = Vil du alligevel? (j/N)
slip-yes = j
menu-more = { $more ->
    [one] Ét træk mere: skriv dets ord, eller skriv all for at se det.
   *[other] { $more } træk mere: skriv ordene for et, eller skriv all for at se dem.
  }
menu-clash = Et tal alene er en linje i listen: { $number } spiller ”{ $words }”. Til ”{ $other }” skal du skrive de ord.
hand-over = Tryk først på Enter, og giv så skærmen til { $name }.
look = { $name }, tryk på Enter, når ingen andre ser med.
kept = Spillet er gemt. Spil videre med:
saved = gemt: { $file }
record = protokol: { $file }
assumed = antaget, ikke læst på en æske: { $fields }
unfinished = Spillet er ikke slut endnu.

same = De fortæller om det samme spil.
parting = { $what ->
    [game] De er fra forskellige spil: { $one } og { $other }.
    [edition] De er fra forskellige udgaver: { $one } og { $other }.
    [options] De skilles ved indstillingerne: { $one } og { $other }.
    [players] De skilles ved spillerne: { $one } og { $other }.
    [given] De skilles ved, hvor mange træk der kommer fra et andet spil: { $one } og { $other }.
    [begins] De skilles ved, hvem der begynder: { $one } og { $other }.
    [move] De skilles ved træk { $move }: { $one } og { $other }.
   *[length] De skilles efter træk { $move }: den ene har { $one } træk, den anden { $other }.
  }
fair = { $rolls ->
    [0] Der er ingen terninger at efterprøve i denne protokol.
    [one] Terningerne er ærlige: det eneste kast følger af forpligtelsen og lykkekoderne i denne protokol.
   *[other] Terningerne er ærlige: alle { $rolls } kast følger af forpligtelsen og lykkekoderne i denne protokol.
  }
fair-unfinished = Protokollen har intet resultat: i den er spillet ikke slut.
fair-given = { $given ->
    [one] Det første træk kommer fra et andet spil, som dette blev spillet videre fra: dets terninger blev ikke efterprøvet.
   *[other] De første { $given } træk kommer fra et andet spil, som dette blev spillet videre fra: deres terninger blev ikke efterprøvet.
  }
fair-rounds = { $rounds ->
    [0] Lykkekoder blev vist uden først at være lovet: sådan spillede man før i tiden.
    [one] Lykkekoder blev lovet én gang, før de alle blev vist.
   *[other] Lykkekoder blev lovet { $rounds } gange, før de alle blev vist.
  }
fair-unanchored = Om det er forpligtelsen fra før spillet, blev ikke efterprøvet: angiv den med --commitment, og din egen lykkekode med --luck.

joined = Spillet er slut. Du sad på plads { $seat }; point: { $scores }; andele af sejren: { $shares }.

copied = { $title } er i { $folder }, en kopi af { $like }. Fortsæt med:

open = Huset er åbent: { $url } (Ctrl+C lukker det)
backed-up = { $tables ->
    [one] 1 bord
   *[other] { $tables } borde
  } med { $steps ->
    [one] 1 skridt
   *[other] { $steps } skridt
  } { $tables ->
    [one] er
   *[other] er
  } i { $file }
pruned = Fjernet: { $tables ->
    [one] 1 bord
   *[other] { $tables } borde
  } med { $steps ->
    [one] 1 skridt
   *[other] { $steps } skridt
  } og { $size }
would-prune = Ville blive fjernet: { $tables ->
    [one] 1 bord
   *[other] { $tables } borde
  } med { $steps ->
    [one] 1 skridt
   *[other] { $steps } skridt
  } og { $size }

error-no-number = --games kan ikke være ”{ $word }”: det skal være et helt tal
error-no-game-or-file = ”{ $name }” er hverken en protokol i en fil eller et spil; der er: { $known }
error-which-bots = hvilke botter skal spille? Skriv --bots med nogle af: { $known }
error-of-games = { $words } hører til mange partier mellem botter: en protokol har sine egne
error-of-records = { $words } hører til en protokol, ikke til mange partier mellem botter
error-no-shares = --stop tager to andele af sejren, som i 0.5,0.52, ikke ”{ $word }”
error-risk-alone = --alpha og --beta siger, hvor tit --stop må tage fejl: skriv også --stop
error-own-player = ”{ $word }” er ikke en af dine egne spillere: skriv FILE.py:NAME
error-no-house = huset er ikke installeret ({ $package } mangler): pip install 'croupier[house]'
error-thinking-live = i { $title } venter ingen: udelad --thinking
error-saved-seats = et gemt spil beholder sine pladser, indstillinger og sin udgave; udelad dem med --resume
error-commitment-form = ”{ $words }” er ikke en forpligtelse; den har 64 hexadecimale cifre
error-luck-form = ”{ $words }” er ikke en plads og dens lykkekode; skriv dem som 1:abc
error-which-game = hvilket spil? se `croupier games`
error-which-record = ”{ $word }” er ikke et parti fra et seed; skriv dets nummer, eller dets nummer og dets bordplan, som i 17 eller 17:1
error-cluster-form = ”{ $word }” er ikke adressen på en scheduler; skriv den som i tcp://host:8786
error-no-cluster = der er ingen Dask-scheduler på { $address }: { $why }
error-other-game = { $file }: dette er et spil { $found }, ikke { $wanted }
error-no-pair = indstillingen ”{ $option }” har ikke formen key=value
error-no-seat = ”{ $word }” er ikke en plads; skriv et tal fra 1 og op, eller drawn
error-no-file = { $file }: { $why }
error-covered = { $file }: dette spil er ikke slut, og dets hemmeligheder er skjult, til det er
error-no-text = { $file }: dette er ikke en protokol for et spil: det er ikke tekst
error-not-saved = spillet kan ikke gemmes i { $file }: { $why }
error-one-person = { $title } kører i realtid: ét menneske ved en terminal
error-how-old = angiv med --older-than, for hvor mange dage siden borde skal være slut; intet blev fjernet
error-file-exists = { $file } findes allerede; nævn en ny fil
error-no-folder = { $folder } kan ikke oprettes: { $why }
error-no-name = ”{ $name }” kan ikke være navn på et spil; det kræver små bogstaver, cifre og _, som i my_game
error-game-exists = der er allerede et spil { $name }
error-folder-exists = { $folder } findes allerede; gå et andet sted hen, eller vælg et andet navn
error-package-exists = der er allerede en Python-pakke { $name }; vælg et andet navn
error-no-command = kommandoen ”{ $name }” findes ikke; der er: { $known }
error-no-flag = tilvalget { $option } findes ikke her
error-no-flag-but = tilvalget { $option } findes ikke her; måske: { $known }
error-flag-full = { $option } tager ingen værdi
error-flag-empty = { $option } kræver en værdi
error-flag-missing = { $option } skal angives
error-argument-missing = { $name } skal angives
error-flag-number = { $option } tager et tal
error-flag-between = { $option } tager et tal fra { NUMBER($least, useGrouping: 0) } til { NUMBER($most, useGrouping: 0) }
error-words-left = det her er for meget: { $words }
error-which-command = hvilken kommando? se `croupier --help`

usage = Brug:
usage-arguments = Argumenter
usage-options = Tilvalg
usage-commands = Kommandoer
usage-default = [standard: { $value }]
usage-required = [skal angives]
command-any-help = Vis denne hjælp.
command-any-game = Et spil; se `croupier games`.
command-any-option = En indstilling for spillet; kan gentages.
command-any-edition = En udgave ved navn, eller din egen TOML-fil.
command-any-first = Pladsen, der begynder, eller `drawn`.
command-any-json = Skriv JSON i stedet for tekst.
command-any-players = Hvor mange spillere; ellers så få, som spillet tillader.
command-any-seed = Det samme seed giver det samme resultat.
command-any-workers = Tråde; ellers alle kerner. Resultatet er det samme.
command-any-database = Databasen; som standard din egen.
command-croupier = Terningspil: spil dem, simulér dem, gennemspil dem.
command-croupier-version = Vis versionen.
command-croupier-language = Sproget, du læser: en eller et andet, der findes.
command-croupier-install-completion = Installér fuldførelse for den aktuelle skal.
command-croupier-show-completion = Vis fuldførelse for den aktuelle skal, så den kan kopieres eller tilpasses.
command-games = Vis spillene, eller ét af dem med dets botter og indstillinger.
command-games-game = Ét spil med dets indstillinger.
command-rules = Vis reglerne for et spil, eller en enkelt af dem.
command-rules-clause = Kun én regel, f.eks. P3.
command-solve = Løs et spil: chancen for den, der begynder, eller de kast, én spiller alene har brug for, hvis alle spiller så godt, det kan lade sig gøre.
command-solve-out = Gem chancerne i en NumPy-fil.
command-solve-chart = Skriv også, hvornår man skal stoppe, som tabeller i Markdown.
command-train = Lad spillets bedste bot lære af mange partier, hvad stillinger er værd.
command-train-games = Partier, den selv spiller.
command-train-watched = Partier af dens lærer, som kommer først.
command-train-against = Lær at slå denne bot, og spil videre mod den.
command-train-players = Hvor mange ved et bord; ved 0 skiftevis så mange, som kan spille.
command-train-out = Hvor det lærte gemmes, og hvorfra det fortsætter.
command-simulate = Spil mange partier mellem botter, og tæl, hvem der vinder.
command-simulate-games = Hvor mange partier; 1e6 er en million.
command-simulate-bots = Botter i pladsernes rækkefølge, som i `random,mine.py:my_bot`; gentages rundt om bordet.
command-simulate-paired = De samme terninger med hver bordplan; talt pr. bot.
command-simulate-cluster = Spil hos workerne under en Dask-scheduler, som i `tcp://host:8786`.
command-simulate-keep = Gem en række for hvert parti, som Parquet eller .arrow.
command-simulate-record = Skriv i stedet protokollen for dette parti fra seedet; begge tæller fra 0.
command-simulate-device = `cuda` spiller på en GPU fra Nvidia. Resultatet er det samme.
command-tournament = Lad botter mødes, alle mod alle med de samme terninger, og stil dem op efter styrke.
command-tournament-bots = Botter, som i `random mine.py:my_bot`; ellers alle spillets egne, der svarer straks.
command-tournament-games = Giv ved hvert bord, hver med alle bordplaner; 1e6 er en million.
command-tournament-players = Botter ved et bord; ellers så få, som spillet tillader.
command-tournament-stop = Mellem to botter: stop, så snart det er klart, hvilken af to andele af sejren den første har, som i `0.5,0.52`.
command-tournament-alpha = Hvor tit --stop fejlagtigt må vælge den største andel; 0.05, hvis det ikke angives.
command-tournament-beta = Det samme for den mindste andel; 0.05, hvis det ikke angives.
command-sweep = Spil alle kombinationer af nogle husregler med de samme terninger, og sig, hvad hver af dem gør.
command-sweep-vary = En indstilling med dens værdier, `players` eller `edition`; kan gentages.
command-sweep-bots = Botter, som i `best,steady`; gentages rundt om bordet.
command-sweep-games = Giv for hver kombination, hver med alle bordplaner; 1e6 er en million.
command-sweep-out = Hvor det gemmes, og hvorfra den samme kommando fortsætter.
command-sweep-parquet = Skriv også tabellen som Parquet.
command-sweep-plot = Skriv også et diagram over andelene.
command-report = Sig, hvad reglerne i et spil gør, som en side med diagrammer: for dem, der laver spil eller finder på husregler.
command-report-against = Et andet sæt regler ved siden af det første: hvad der er anderledes, en indstilling, `players` eller `edition`; kan gentages.
command-report-bots = Botter, der spiller, den svageste først; ellers dem på spillets niveauer, som svarer straks.
command-report-games = Partier for hvert tal; 1e6 er en million.
command-report-sample = Partier, der ses igennem træk for træk.
command-report-html = Hvor siden lægges; GAME-report.html, hvis det ikke angives.
command-play = Spil i terminalen, med mennesker og botter på alle pladser.
command-play-seats = Hvem der sidder hvor: `person`, `person:NAME`, en bot eller dens niveau, som i `person,sharp`.
command-play-seed = Terninger fra et seed, for at spille det samme spil igen.
command-play-resume = Fortsæt et gemt spil.
command-play-save = Hvor spillet gemmes; det gemmes efter hvert træk.
command-play-thinking = Hvor længe botter, der søger, må tænke over et træk.
command-replay = Gennemspil en protokol, og efterprøv hvert træk mod reglerne; med --against er status 1, hvis de to er forskellige.
command-replay-file = Protokollen fra et spil.
command-replay-against = En anden protokol: sig, hvor de to skilles.
command-replay-positions = Skriv protokollen igen med stillingen efter hvert træk.
command-analyse = Sig, hvor meget af et spil der var held, hvor meget der var dygtighed, og hvilke valg der kostede mest.
command-analyse-played = Protokollen fra et spil, eller et spil, botter skal spille.
command-analyse-bots = Botter, der spiller spillet, som i `steady,best`; gentages rundt om bordet.
command-analyse-games = Hvor mange partier botter spiller; 1000, hvis det ikke angives.
command-analyse-players = Hvor mange botter ved et bord; så mange, som nævnes, hvis det ikke angives.
command-analyse-tries = Hvor mange gange en stilling prøvespilles; ellers som hvert spil siger.
command-analyse-html = Skriv analysen af en protokol som en side.
command-new = Begynd dit eget spil: en pakke med en kopi af et, der virker.
command-new-name = Spillets id: små bogstaver, cifre og _.
command-new-like = Spillet, der kopieres, eller dets mappe; det korteste, hvis det ikke angives.
command-join = Lad din egen spiller spille ved et bord i et hus; docs/client.md fortæller, hvordan man skriver en.
command-join-link = Linket til et bord, eller til en plads, man har der.
command-join-bot = En spiller, som bliver spurgt, hver gang den har turen.
command-join-name = Hvad de andre ved bordet læser.
command-serve = Åbn huset: borde i browseren og over nettet.
command-serve-host = Adressen, det lytter på; som standard kun denne maskine.
command-serve-port = Porten, det lytter på.
command-serve-database = sqlite:///FILE eller postgresql://HOST/NAME; som standard en fil af din egen.
command-serve-workers = Workers (processer); mere end én kræver PostgreSQL.
command-serve-settings = Grænser og tider i en TOML-fil; se docs/house.md.
command-serve-browser = Åbn siden i en browser.
command-verify = Efterprøv, om terningerne i en protokol er dem, huset havde forpligtet sig til.
command-verify-file = En protokol, hentet fra et bord.
command-verify-commitment = Forpligtelsen, som den var før spillet.
command-verify-luck = Din egen lykkekode, f.eks. 1:abc; kan gentages.
command-backup = Kopiér alle borde i et hus, også mens det er åbent, til én SQLite-fil, som kan åbnes igen.
command-backup-file = Hvor kopien lægges; en SQLite-database.
command-prune = Fjern borde, der længe har været slut, fra et hus, åbent eller ej; aldrig et, der venter eller er i gang.
command-prune-older-than = Hvor længe de har været slut; som standard `keep_for`.
command-prune-settings = Husets opsætning, hvor `keep_for` står.
command-prune-dry-run = Sig kun, hvad der ville blive fjernet.
command-cache = Sig, hvor kompilerede regler ligger, og hvor meget de fylder, eller fjern dem.
command-cache-clear = Fjern det hele; regler kompileres igen.
