compiling = Kompilerer reglene for { $title }, bare denne ene gangen; det kan ta et minutt ...
compiling-own = Kompilerer boten din med reglene for { $title } ...
cache = Kompilerte regler ligger i { $folder }: { $size }. Det ingen har brukt på en måned, forsvinner av seg selv.
cache-cleared = Fjernet { $size } kompilerte regler fra { $folder }.

player = Spiller { $seat }

games-game = spill
games-line = kort fortalt
games-players = spillere
games-minutes = minutter
games-bots = boter
games-more = croupier games GAME · croupier play GAME · croupier rules GAME
seats = { $least }–{ $most }

box-players = spillere
box-seats = { $seats }, omtrent { $minutes ->
    [one] 1 minutt
   *[other] { $minutes } minutter
  }
box-bot = bot
box-levels = nivåer
box-edition = utgave
box-assumed = { $edition }; antatt: { $fields }
option-name = innstilling
option-default = vanlig
option-allowed = kan være
option-says = hva den sier
option-source = hvor den kommer fra
option-bounds = { NUMBER($least, useGrouping: 0) } til { NUMBER($most, useGrouping: 0) }

mark-rulebook = regelhefte
mark-found = funnet
mark-inferred = utledet
mark-ours = vårt
source-rulebook = står i regelheftet
source-found = funnet i anmeldelser eller allment kjent
source-inferred = følger av eksemplene i regelheftet
source-ours = vår avgjørelse
source-partly = { $source }, delvis { $other }

solving-begun = Lister opp alt som kan skje ...
solving = Gjennomgang { $sweeps }, { $seconds } s: Ingenting flyttet seg mer enn { $moved }; hvor lang tid det tar, vil vise seg
solving-minutes = Gjennomgang { $sweeps }, { $seconds } s: Ingenting flyttet seg mer enn { $moved }; { $minutes ->
    [one] omtrent ett minutt
   *[other] omtrent { $minutes } minutter
  } igjen
solving-seconds = Gjennomgang { $sweeps }, { $seconds } s: Ingenting flyttet seg mer enn { $moved }; { $left ->
    [one] omtrent ett sekund
   *[other] omtrent { $left } sekunder
  } igjen
solved-nothing = Avbrutt: Ingenting er løst.
solved-first = { $game } for to: Den som begynner, vinner { $chance } av spillene hvis begge spiller så godt som mulig (± { $error })
solved-rolls = { $game } alene: Det trengs i snitt { $rolls } kast hvis du spiller så godt som mulig (± { $error })
solved-bot = { $bot } trenger { $rolls } kast, { NUMBER($more, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } flere
solved-chart = { $chart }:
solved-how = { $positions ->
    [one] Én stilling
   *[other] { $positions } stillinger
  }, { $sweeps ->
    [one] én gjennomgang
   *[other] { $sweeps } gjennomganger
  }, { $seconds } s, { $memory } MB
error-no-language = ingenting er skrevet på { $language } her; dette finnes: { $known }
error-not-solved = { $game } kan ikke løses; dette finnes: { $known }
error-not-trained = { $game } har ingen selvlærende bot; dette finnes: { $known }
error-nothing-to-train = ingen spill skal spilles: Ingenting kan læres
trained = Lærte av { $games ->
    [one] 1 spill
   *[other] { $games } spill
  }; vurderingen ligger i { $file }
trained-against = Mot { $rival } fikk den deretter { $share } av seirene i { $games } spill
trained-part = Avbrutt: { $file } har det som er lært så langt, og den samme kommandoen fortsetter med det
trained-nothing = Avbrutt før noe var lært
error-no-memory = det er ikke nok minne til å løse { $game } slik
error-not-told = det som ble funnet ut, kan ikke skrives: { $why }
error-page-over-record = { $file } er selve protokollen: Oppgi en annen fil til siden
error-no-values = --vary tar KEY=VALUE,VALUE, ikke «{ $word }»
error-vary-again = --vary nevner { $name } to ganger: Gi alle verdiene på én gang
error-what-varies = hva skal varieres? Skriv --vary KEY=VALUE,VALUE med en innstilling i spillet, players eller edition
error-not-written = { $file } kan ikke skrives: { $why }
simulated-seat = plass
simulated-bot = bot
simulated-wins = seire
simulated-share = seiersandel
simulated-steps = { $steps } steg per spill
simulated-games = { $games ->
    [one] 1 spill
   *[other] { $games } spill
  }{ $shared ->
    [0] { "" }
   *[other] , { $shared } med delt seier
  }, { $steps } steg på { $seconds } s: { $speed } millioner steg i sekundet
simulated-plain = { $bot } kjørte som vanlig Python: { $why }
simulated-part = { $games ->
    [one] Avbrutt: Dette er resultatet av det første av { $asked } spill.
   *[other] Avbrutt: Dette er resultatet av de første { $games } av { $asked } spill.
  }
reported-nothing = Avbrutt: Det ble ingen rapport.
reported-page = Rapporten ligger i { $file }.
sweep-bot = bot
sweep-share = seiersandel
sweep-apart = mot den første
sweep-steps = steg per spill
sweep-games = { $games ->
    [one] 1 spill
   *[other] { $games } spill
  } med startverdi { $seed }, hver giv fra hver plassering, de samme terningene i hver rad; { $seconds } s
tournament-rating = rating
tournament-table = bord
tournament-games = { $games ->
    [one] 1 spill
   *[other] { $games } spill
  } på { $seconds } s: { $deals ->
    [one] 1 giv
   *[other] { $deals } giver
  }{ $tables ->
    [one] { "" }
   *[other] { " " }ved hvert av { $tables } bord
  }, fra hver plassering
tournament-rated = { $rated ->
    [0] Ingen har fått rating ennå: Ikke alle bord har hatt en giv.
    [one] Ratingene er fra OpenSkill, etter den første given.
   *[other] Ratingene er fra OpenSkill, etter de første { $rated } givene.
  }
tournament-unrated = Ingen har fått rating: Det ble det ikke ventet på.
tournament-more = Avgjort: Andelen til { $bot } er { $share1 } eller mer, ikke { $share0 } eller mindre.
tournament-less = Avgjort: Andelen til { $bot } er { $share0 } eller mindre, ikke { $share1 } eller mer.
tournament-open = Ikke avgjort: Andelen til { $bot } kan være { $share0 } eller { $share1 }.
tournament-risk = Der den er { $share0 } eller mindre, tar en slik test feil høyst { $alpha } av 100 ganger; der den er { $share1 } eller mer, høyst { $beta } ganger.
tournament-evidence = Evidens { $llr }; ved { $lower } er det avgjort for { $share0 }, ved { $upper } for { $share1 }.
tournament-five = Giver der { $bot } vant 0, ½, 1, 1½ og 2 spill: { $counts }
analysed-bot = bot
analysed-share = seiersandel
analysed-luck = flaks
analysed-adjusted = uten flaks
analysed-precision = presisjon
analysed-error = feil per valg
analysed-percent = { $share } %
analysed-exactly = { $games ->
    [one] 1 spill
   *[other] { $games } spill
  }; sjansene er regnet ut, ikke prøvespilt
analysed-tried = { $games ->
    [one] 1 spill
   *[other] { $games } spill
  }; sjansene er prøvespilt, { $tries ->
    [one] én gang
   *[other] { $tries } ganger
  } fra hver stilling
analysed-means = Uten flaks varierer en andel mindre. Presisjonen sier hvor mye: Med en andel alene ville det trengs så mange ganger så mange spill for å være like sikker. En feil er det et bedre trekk ville ha vunnet, i seire. ± er det 95 av 100 slike kjøringer holder seg innenfor.
analysed-page = side: { $file }
analysed-part = { $done ->
    [one] Avbrutt: Dette er analysen av det første av { $all } trekk.
   *[other] Avbrutt: Dette er analysen av de første { $done } av { $all } trekk.
  }
analysed-no-points = Avbrutt: Analysen er hel, bare det dyre valg var verdt i poeng, er utelatt.
analysed-nothing = Avbrutt: Ingenting er analysert.
simulated-nothing = Avbrutt før det første spillet var over.

ready = Trykk Enter når du er klar.
against = Du spiller mot { $bots }.
dropped = «{ $words }» kom før disse terningene ble kastet, og gjelder ikke.
heading-help = { $agreed }; skriv ? for hjelp
help = Et tall eller ordene for et trekk spiller det. Ellers:
help-all = alle trekk, der lista er kuttet
help-table = bordet en gang til
help-rules = reglene
help-clause = én regel
help-save = ta vare på en kopi
help-quit = stopp her; spillet blir tatt vare på
now = nå: { $moves }
slip = Gjøre det likevel? (j/N)
slip-yes = j
menu-more = { $more ->
    [one] Ett trekk til: Skriv det med ord, eller all for å se det.
   *[other] { $more } trekk til: Skriv ett med ord, eller all for å se dem.
  }
menu-clash = Et tall alene er en linje i lista: { $number } spiller «{ $words }». For «{ $other }», skriv de ordene.
hand-over = Trykk Enter først, og gi så skjermen til { $name }.
look = { $name }, trykk Enter når ingen andre ser.
kept = Spillet er tatt vare på. Fortsett med:
saved = lagret: { $file }
record = protokoll: { $file }
assumed = antatt, ikke lest av en eske: { $fields }
unfinished = Spillet er ikke over ennå.

same = De forteller det samme spillet.
parting = { $what ->
    [game] De er fra forskjellige spill: { $one } og { $other }.
    [edition] De er fra forskjellige utgaver: { $one } og { $other }.
    [options] De skiller lag ved innstillingene: { $one } og { $other }.
    [players] De skiller lag ved spillerne: { $one } og { $other }.
    [given] De skiller lag ved hvor mange trekk som kommer fra et annet spill: { $one } og { $other }.
    [begins] De skiller lag ved hvem som begynner: { $one } og { $other }.
    [move] De skiller lag ved trekk { $move }: { $one } og { $other }.
   *[length] De skiller lag etter trekk { $move }: Den ene har { $one } trekk, den andre { $other }.
  }
fair = { $rolls ->
    [0] Det er ingen terninger å etterprøve i denne protokollen.
    [one] Terningene er ærlige: Det ene kastet følger av forpliktelsen og lykkekodene i denne protokollen.
   *[other] Terningene er ærlige: Alle { $rolls } kast følger av forpliktelsen og lykkekodene i denne protokollen.
  }
fair-unfinished = Protokollen har ikke noe resultat: I den er spillet ikke over.
fair-given = { $given ->
    [one] Det første trekket kommer fra et annet spill, som dette ble spilt videre fra: Terningene i det er ikke etterprøvd.
   *[other] De første { $given } trekkene kommer fra et annet spill, som dette ble spilt videre fra: Terningene i dem er ikke etterprøvd.
  }
fair-rounds = { $rounds ->
    [0] Lykkekodene ble vist uten å være lovet først: Slik ble det spilt før.
    [one] Lykkekodene ble lovet én gang før alle var vist.
   *[other] Lykkekodene ble lovet { $rounds } ganger før alle var vist.
  }
fair-unanchored = Om det er forpliktelsen fra før spillet, er ikke sjekket: Angi den med --commitment, og din egen lykkekode med --luck.

joined = Spillet er over. Du satt på plass { $seat }; poeng: { $scores }; seiersandeler: { $shares }.

copied = { $title } ligger i { $folder }, en kopi av { $like }. Fortsett med:

open = Huset er åpent: { $url } (Ctrl+C stenger det)
backed-up = { $tables ->
    [one] 1 bord
   *[other] { $tables } bord
  } med { $steps ->
    [one] 1 steg
   *[other] { $steps } steg
  } { $tables ->
    [one] ligger
   *[other] ligger
  } i { $file }
pruned = Fjernet: { $tables ->
    [one] 1 bord
   *[other] { $tables } bord
  } med { $steps ->
    [one] 1 steg
   *[other] { $steps } steg
  } og { $size }
would-prune = Ville bli fjernet: { $tables ->
    [one] 1 bord
   *[other] { $tables } bord
  } med { $steps ->
    [one] 1 steg
   *[other] { $steps } steg
  } og { $size }

error-no-number = --games kan ikke være «{ $word }»: Det må være et helt tall
error-no-game-or-file = «{ $name }» er verken en protokoll i en fil eller et spill; dette finnes: { $known }
error-which-bots = hvilke boter skal spille? Skriv --bots med noen av: { $known }
error-of-games = { $words } hører til mange spill mellom boter: En protokoll har sine egne
error-of-records = { $words } hører til en protokoll, ikke til mange spill mellom boter
error-no-shares = --stop tar to seiersandeler, som i 0.5,0.52, ikke «{ $word }»
error-risk-alone = --alpha og --beta sier hvor ofte --stop kan ta feil: Skriv også --stop
error-own-player = «{ $word }» er ikke en egen spiller: Skriv FILE.py:NAME
error-no-house = huset er ikke installert ({ $package } mangler): pip install 'croupier[house]'
error-thinking-live = i { $title } venter ingen: Utelat --thinking
error-saved-seats = et lagret spill beholder plassene, innstillingene og utgaven sin; utelat dem med --resume
error-commitment-form = «{ $words }» er ikke en forpliktelse; den har 64 heksadesimale sifre
error-luck-form = «{ $words }» er ikke en plass og lykkekoden dens; skriv dem som 1:abc
error-which-game = hvilket spill? se `croupier games`
error-which-record = «{ $word }» er ikke et spill fra en startverdi; skriv nummeret, eller nummeret og plasseringen, som i 17 eller 17:1
error-cluster-form = «{ $word }» er ikke adressen til en planlegger; skriv den som i tcp://host:8786
error-no-cluster = det er ingen Dask-planlegger på { $address }: { $why }
error-other-game = { $file }: Dette er et spill { $found }, ikke { $wanted }
error-no-pair = innstillingen «{ $option }» er ikke på formen key=value
error-no-seat = «{ $word }» er ikke en plass; skriv et tall fra 1 og opp, eller drawn
error-no-file = { $file }: { $why }
error-covered = { $file }: Dette spillet er ikke over, og hemmelighetene er skjult til det er det
error-no-text = { $file }: Dette er ikke protokollen fra et spill: Det er ikke tekst
error-not-saved = spillet kan ikke lagres i { $file }: { $why }
error-one-person = { $title } går i sanntid: én person ved en terminal
error-how-old = angi med --older-than for hvor mange dager siden bord må være avsluttet; ingenting ble fjernet
error-file-exists = { $file } finnes allerede; oppgi en ny fil
error-no-folder = { $folder } kan ikke opprettes: { $why }
error-no-name = «{ $name }» er ikke et navn på et spill; det trenger små bokstaver, sifre og _, som i my_game
error-game-exists = spillet { $name } finnes allerede
error-folder-exists = { $folder } finnes allerede; gå et annet sted eller velg et annet navn
error-package-exists = Python-pakken { $name } finnes allerede; velg et annet navn
error-no-command = det finnes ingen kommando «{ $name }»; dette finnes: { $known }
error-no-flag = valget { $option } finnes ikke her
error-no-flag-but = valget { $option } finnes ikke her; kanskje: { $known }
error-flag-full = { $option } tar ingen verdi
error-flag-empty = { $option } trenger en verdi
error-flag-missing = { $option } må oppgis
error-argument-missing = { $name } må oppgis
error-flag-number = { $option } tar et tall
error-flag-between = { $option } tar et tall fra { NUMBER($least, useGrouping: 0) } til { NUMBER($most, useGrouping: 0) }
error-words-left = disse ordene er for mange: { $words }
error-which-command = hvilken kommando? se `croupier --help`

usage = Bruk:
usage-arguments = Argumenter
usage-options = Valg
usage-commands = Kommandoer
usage-default = [standard: { $value }]
usage-required = [må oppgis]
command-any-help = Vis denne hjelpen.
command-any-game = Et spill; se `croupier games`.
command-any-option = En innstilling for spillet; kan gjentas.
command-any-edition = Navnet på en utgave, eller din egen TOML-fil.
command-any-first = Plassen som begynner, eller `drawn`.
command-any-json = Skriv JSON i stedet for tekst.
command-any-players = Hvor mange spillere; så få som spillet tillater hvis det ikke oppgis.
command-any-seed = Samme startverdi gir samme resultat.
command-any-workers = Tråder; alle kjerner hvis det ikke oppgis. Resultatet er det samme.
command-any-database = Databasen; din egen hvis den ikke oppgis.
command-croupier = Terningspill: spill dem, simuler dem, spill dem av på nytt.
command-croupier-version = Vis versjonen.
command-croupier-language = Språket du leser: en, eller et annet som finnes.
command-croupier-install-completion = Installer fullføring for dette skallet.
command-croupier-show-completion = Vis fullføring for dette skallet, så den kan kopieres eller tilpasses.
command-games = Vis spillene, eller ett av dem med boter og innstillinger.
command-games-game = Ett spill med innstillingene.
command-rules = Vis reglene for et spill, eller en enkelt av dem.
command-rules-clause = Bare én regel, for eksempel P3.
command-solve = Løs et spill: sjansen til den som begynner, eller kastene en spiller trenger alene, hvis alle spiller så godt som mulig.
command-solve-out = Ta vare på sjansene i en NumPy-fil.
command-solve-chart = Vis også når man bør stoppe, som tabeller i Markdown.
command-train = La den beste boten i et spill lære av mange spill hva stillinger er verdt.
command-train-games = Spill som den spiller selv.
command-train-watched = Lærerens spill, som kommer først.
command-train-against = Lær å slå denne boten, og spill videre mot den.
command-train-players = Hvor mange ved et bord; ved 0 etter tur så mange som kan spille.
command-train-out = Hvor det lærte lagres, og hvor det fortsetter fra.
command-simulate = Spill mange spill mellom boter, og tell hvem som vinner.
command-simulate-games = Hvor mange spill; 1e6 er en million.
command-simulate-bots = Boter i rekkefølgen til plassene, som i `random,mine.py:my_bot`; gjentas rundt bordet.
command-simulate-paired = De samme terningene i hver plassering; telt per bot.
command-simulate-cluster = Spill på arbeiderne til en planlegger fra Dask, som i `tcp://host:8786`.
command-simulate-keep = Ta vare på en rad for hvert spill, som Parquet eller .arrow.
command-simulate-record = Skriv i stedet protokollen for dette spillet fra startverdien; begge teller fra 0.
command-simulate-device = `cuda` spiller på en GPU fra Nvidia. Resultatet er det samme.
command-tournament = La boter møtes, alle mot alle med de samme terningene, og ranger dem.
command-tournament-bots = Boter, som i `random mine.py:my_bot`; nevnes ingen, alle spillets egne som svarer straks.
command-tournament-games = Giver ved hvert bord, hver i alle plasseringer; 1e6 er en million.
command-tournament-players = Boter ved et bord; så få som spillet tillater hvis det ikke oppgis.
command-tournament-stop = Mellom to boter: slutt så snart det er klart hvilken av to seiersandeler den første har, som i `0.5,0.52`.
command-tournament-alpha = Hvor ofte --stop feilaktig kan velge den største andelen; 0.05 hvis det ikke oppgis.
command-tournament-beta = Det samme for den minste andelen; 0.05 hvis det ikke oppgis.
command-sweep = Spill alle kombinasjoner av noen husregler med de samme terningene, og si hva hver av dem gjør.
command-sweep-vary = En innstilling med verdiene, `players` eller `edition`; kan gjentas.
command-sweep-bots = Boter, som i `best,steady`; gjentas rundt bordet.
command-sweep-games = Giver for hver kombinasjon, hver i alle plasseringer; 1e6 er en million.
command-sweep-out = Hvor det lagres, og hvor den samme kommandoen fortsetter fra.
command-sweep-parquet = Skriv også tabellen som Parquet.
command-sweep-plot = Skriv også et diagram over andelene.
command-report = Si hva reglene i et spill gjør, som en side med diagrammer: for dem som lager spill eller finner på husregler.
command-report-against = Et annet sett regler ved siden av det første: hva som er annerledes, en innstilling, `players` eller `edition`; kan gjentas.
command-report-bots = Boter som spiller, den svakeste først; ellers de på spillets nivåer som svarer straks.
command-report-games = Spill for hvert tall; 1e6 er en million.
command-report-sample = Spill som blir sett gjennom trekk for trekk.
command-report-html = Hvor siden havner; GAME-report.html hvis det ikke oppgis.
command-play = Spill i terminalen, med mennesker og boter på alle plasser.
command-play-seats = Hvem som sitter hvor: `person`, `person:NAME`, en bot eller nivået dens, som i `person,sharp`.
command-play-seed = Terninger fra en startverdi, for å spille det samme spillet en gang til.
command-play-resume = Fortsett et lagret spill.
command-play-save = Hvor spillet lagres; det skjer etter hvert trekk.
command-play-thinking = Hvor lenge boter som søker, kan tenke på et trekk.
command-replay = Spill av en protokoll på nytt, og sjekk hvert trekk mot reglene; med --against er status 1 hvis de to er forskjellige.
command-replay-file = Protokollen fra et spill.
command-replay-against = En annen protokoll: si hvor de to skilles.
command-replay-positions = Skriv protokollen igjen med stillingen etter hvert trekk.
command-analyse = Si hvor mye av et spill som var flaks, hvor mye som var ferdighet, og hvilke valg som kostet mest.
command-analyse-played = Protokollen fra et spill, eller et spill som boter skal spille.
command-analyse-bots = Boter som spiller spillet, som i `steady,best`; gjentas rundt bordet.
command-analyse-games = Hvor mange spill botene spiller; 1000 hvis det ikke oppgis.
command-analyse-players = Hvor mange boter ved et bord; så mange som nevnes hvis det ikke oppgis.
command-analyse-tries = Hvor mange ganger en stilling prøvespilles; ellers som hvert spill sier.
command-analyse-html = Skriv analysen av en protokoll som en side.
command-new = Begynn ditt eget spill: en pakke med en kopi av et som virker.
command-new-name = Spillets id: små bokstaver, sifre og _.
command-new-like = Spillet som kopieres, eller mappen det ligger i; det korteste hvis det ikke oppgis.
command-join = La en spiller du har laget, spille ved et bord i et hus; docs/client.md forteller hvordan man skriver en.
command-join-link = Lenken til et bord, eller til en plass man har der.
command-join-bot = En spiller, som blir spurt hver gang den har turen.
command-join-name = Hva de andre ved bordet leser.
command-serve = Åpne huset: bord i nettleseren og over nettet.
command-serve-host = Adressen det lytter på; bare denne maskinen hvis den ikke oppgis.
command-serve-port = Porten det lytter på.
command-serve-database = sqlite:///FILE eller postgresql://HOST/NAME; en egen fil hvis det ikke oppgis.
command-serve-workers = Prosesser; mer enn én krever PostgreSQL.
command-serve-settings = Grenser og tider i en TOML-fil; se docs/house.md.
command-serve-browser = Åpne siden i en nettleser.
command-verify = Sjekk at terningene i en protokoll er dem huset hadde forpliktet seg til.
command-verify-file = En protokoll som er lastet ned fra et bord.
command-verify-commitment = Forpliktelsen slik den var før spillet.
command-verify-luck = Din egen lykkekode, for eksempel 1:abc; kan gjentas.
command-backup = Kopier alle bord i et hus, også mens det er åpent, til én SQLite-fil som kan åpnes igjen.
command-backup-file = Hvor kopien havner; en SQLite-database.
command-prune = Fjern bord som er avsluttet for lenge siden, fra et hus, åpent eller ikke; aldri et som venter eller er i gang.
command-prune-older-than = Hvor lenge de har vært avsluttet; ellers `keep_for`.
command-prune-settings = Oppsettet til huset, der `keep_for` står.
command-prune-dry-run = Si bare hva som ville blitt fjernet.
command-cache = Si hvor kompilerte regler ligger og hvor stor plass de tar, eller fjern dem.
command-cache-clear = Fjern alt; reglene kompileres på nytt.
