compiling = Kompilerer reglerne for { $title }, kun denne ene gang; det kan tage et minut ...
compiling-own = Kompilerer din bot med reglerne for { $title } ...
cache = Kompilerede regler ligger i { $folder }: { $size }. Det, ingen har brugt i en måned, forsvinder af sig selv.
cache-cleared = Fjernede { $size } kompilerede regler fra { $folder }.

player = Spiller { $seat }

games-game = spil
games-line = hvordan det er
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
trained = Lært af { $games ->
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
error-what-varies = hvad skal variere? Sig --vary KEY=VALUE,VALUE med en indstilling for spillet, players eller edition
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
tournament-risk = Hvor den er { $share0 } eller mindre, tager sådan en test fejl højst { $alpha } gange ud af 100; hvor den er { $share1 } eller mere, højst { $beta } gange.
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
  }; chancerne er prøvespillet, { $tries } gange fra hver stilling
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
slip = Vil du alligevel? (y/N)
menu-more = { $more ->
    [one] Ét træk mere: sig det med ord, eller skriv all for at se det.
   *[other] { $more } træk mere: sig et med ord, eller skriv all for at se dem.
  }
menu-clash = Et tal alene er en linje i listen: { $number } spiller ”{ $words }”. Til ”{ $other }” skal du sige de ord.
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
    [one] Terningerne er ærlige: det ene kast følger af forpligtelsen og lykkekoderne i denne protokol.
   *[other] Terningerne er ærlige: alle { $rolls } kast følger af forpligtelsen og lykkekoderne i denne protokol.
  }
fair-unfinished = Protokollen har intet resultat: i den er spillet ikke slut.
fair-given = De første { $given } træk kommer fra et andet spil, som dette blev spillet videre fra: deres terninger blev ikke efterprøvet.
fair-rounds = { $rounds ->
    [0] Lykkekoder blev ikke lovet, før de blev vist: sådan spillede man før i tiden.
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
error-which-bots = hvilke botter skal spille? Sig --bots med nogle af: { $known }
error-of-games = { $words } hører til mange partier mellem botter: en protokol har sine egne
error-of-records = { $words } hører til en protokol, ikke til mange partier mellem botter
error-no-shares = --stop tager to andele af sejren, som i 0.5,0.52, ikke ”{ $word }”
error-risk-alone = --alpha og --beta siger, hvor tit --stop må tage fejl: sig også --stop
error-own-player = ”{ $word }” er ikke en af dine egne spillere: sig FILE.py:NAME
error-no-house = huset er ikke installeret ({ $package } mangler): pip install 'croupier[house]'
error-thinking-live = i { $title } venter ingen: udelad --thinking
error-saved-seats = et gemt spil beholder sine pladser, indstillinger og sin udgave; udelad dem med --resume
error-commitment-form = ”{ $words }” er ikke en forpligtelse; den har 64 hexadecimale cifre
error-luck-form = ”{ $words }” er ikke en plads og dens lykkekode; sig dem som 1:abc
error-which-game = hvilket spil? se `croupier games`
error-which-record = ”{ $word }” er ikke et parti af et seed; sig dets nummer, eller dets nummer og dets bordplan, som i 17 eller 17:1
error-cluster-form = ”{ $word }” er ikke adressen på en scheduler; sig den som i tcp://host:8786
error-no-cluster = der er ingen Dask-scheduler på { $address }: { $why }
error-other-game = { $file }: dette er et spil { $found }, ikke { $wanted }
error-no-pair = indstillingen ”{ $option }” har ikke formen key=value
error-no-seat = ”{ $word }” er ikke en plads; sig et tal fra 1 og op, eller drawn
error-no-file = { $file }: { $why }
error-covered = { $file }: dette spil er ikke slut, og dets hemmeligheder er skjult, til det er
error-no-text = { $file }: dette er ikke en protokol for et spil: det er ikke tekst
error-not-saved = spillet kan ikke gemmes i { $file }: { $why }
error-one-person = { $title } kører i realtid: ét menneske ved en terminal
error-how-old = sig med --older-than, for hvor mange dage siden borde skal være slut; intet blev fjernet
error-file-exists = { $file } findes allerede; nævn en ny fil
error-no-folder = { $folder } kan ikke oprettes: { $why }
error-no-name = ”{ $name }” kan ikke være navn på et spil; det kræver små bogstaver, cifre og _, som i my_game
error-game-exists = der er allerede et spil { $name }
error-folder-exists = { $folder } findes allerede; gå et andet sted hen, eller vælg et andet navn
error-package-exists = der er allerede en Python-pakke { $name }; vælg et andet navn
