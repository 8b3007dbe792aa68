compiling = Kompilerar reglerna för { $title }, bara den här gången; det kan ta en minut ...
compiling-own = Kompilerar din bot med reglerna för { $title } ...
cache = Kompilerade regler ligger i { $folder }: { $size }. Det som ingen har använt på en månad försvinner av sig självt.
cache-cleared = Tog bort { $size } kompilerade regler från { $folder }.

player = Spelare { $seat }

games-game = spel
games-line = i korthet
games-players = spelare
games-minutes = minuter
games-bots = botar
games-more = croupier games GAME · croupier play GAME · croupier rules GAME
seats = { $least }–{ $most }

box-players = spelare
box-seats = { $seats }, ca { $minutes ->
    [one] 1 minut
   *[other] { $minutes } minuter
  }
box-bot = bot
box-levels = nivåer
box-edition = utgåva
box-assumed = { $edition }; antaget: { $fields }
option-name = regelval
option-default = normalt
option-allowed = kan vara
option-says = vad det säger
option-source = varifrån det kommer
option-bounds = { NUMBER($least, useGrouping: 0) } till { NUMBER($most, useGrouping: 0) }

mark-rulebook = regelhäfte
mark-found = hittad
mark-inferred = härledd
mark-ours = vår
source-rulebook = står i regelhäftet
source-found = hittat i recensioner eller allmänt känt
source-inferred = följer av regelhäftets exempel
source-ours = vårt eget beslut
source-partly = { $source }, delvis { $other }

solving-begun = Räknar upp allt som kan hända ...
solving = Svep { $sweeps }, { $seconds } s: inget rörde sig mer än { $moved }; hur lång tid det tar visar sig
solving-minutes = Svep { $sweeps }, { $seconds } s: inget rörde sig mer än { $moved }; { $minutes ->
    [one] ungefär en minut
   *[other] ungefär { $minutes } minuter
  } kvar
solving-seconds = Svep { $sweeps }, { $seconds } s: inget rörde sig mer än { $moved }; { $left ->
    [one] ungefär en sekund
   *[other] ungefär { $left } sekunder
  } kvar
solved-nothing = Avbrutet: inget är löst.
solved-first = { $game } för två: den som börjar vinner { $chance } av partierna om båda spelar så bra som det går (± { $error })
solved-rolls = { $game } på egen hand: det tar { $rolls } kast i genomsnitt om du spelar så bra som det går (± { $error })
solved-bot = { $bot } behöver { $rolls } kast, { NUMBER($more, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } fler
solved-chart = { $chart }:
solved-how = { $positions ->
    [one] En ställning
   *[other] { $positions } ställningar
  }, { $sweeps ->
    [one] ett svep
   *[other] { $sweeps } svep
  }, { $seconds } s, { $memory } MB
error-no-language = här finns inget skrivet på { $language }; det finns: { $known }
error-not-solved = { $game } går inte att lösa; det finns: { $known }
error-not-trained = { $game } har ingen bot som lär sig; det finns: { $known }
error-nothing-to-train = inga partier ska spelas: det finns inget att lära sig av
trained = Har lärt sig av { $games ->
    [one] 1 parti
   *[other] { $games } partier
  }; bedömningen ligger i { $file }
trained-against = Mot { $rival } fick den sedan { $share } av segrarna i { $games } partier
trained-part = Avbrutet: { $file } har det som hittills är lärt, och samma kommando fortsätter därifrån
trained-nothing = Avbrutet innan något var lärt
error-no-memory = det finns inte nog med minne för att lösa { $game } så
error-not-told = det som togs fram går inte att skriva: { $why }
error-page-over-record = { $file } är själva protokollet: ange en annan fil för sidan
error-no-values = --vary tar KEY=VALUE,VALUE, inte ”{ $word }”
error-vary-again = --vary nämner { $name } två gånger: ge alla dess värden på en gång
error-what-varies = vad ska variera? Skriv --vary KEY=VALUE,VALUE med ett regelval, players eller edition
error-not-written = { $file } går inte att skriva: { $why }
simulated-seat = plats
simulated-bot = bot
simulated-wins = vinster
simulated-share = andel av segrarna
simulated-steps = { $steps } steg per parti
simulated-games = { $games ->
    [one] 1 parti
   *[other] { $games } partier
  }{ $shared ->
    [0] { "" }
    [one] , { $shared } delat
   *[other] , { $shared } delade
  }, { $steps } steg på { $seconds } s: { $speed } miljoner steg per sekund
simulated-plain = { $bot } kördes som vanlig Python: { $why }
simulated-part = { $games ->
    [one] Avbrutet: det här blev resultatet av det första av { $asked } partier.
   *[other] Avbrutet: det här blev resultatet av de första { $games } av { $asked } partier.
  }
reported-nothing = Avbrutet: det blev ingen rapport.
reported-page = Rapporten ligger i { $file }.
sweep-bot = bot
sweep-share = andel av segrarna
sweep-apart = mot den första
sweep-steps = steg per parti
sweep-games = { $games ->
    [one] 1 parti
   *[other] { $games } partier
  } med frö { $seed }, varje giv från varje placering, samma tärningar i varje rad; { $seconds } s
tournament-rating = rating
tournament-table = bord
tournament-games = { $games ->
    [one] 1 parti
   *[other] { $games } partier
  } på { $seconds } s: { $deals ->
    [one] 1 giv
   *[other] { $deals } givar
  }{ $tables ->
    [one] { "" }
   *[other] { " " }vid vart och ett av { $tables } bord
  }, från varje placering
tournament-rated = { $rated ->
    [0] Ingen har rating än: alla bord har inte haft en giv.
    [one] Rating enligt OpenSkill, från den första given.
   *[other] Rating enligt OpenSkill, från de första { $rated } givarna.
  }
tournament-unrated = Ingen har rating: det inväntades inte.
tournament-more = Avgjort: andelen för { $bot } är { $share1 } eller mer, inte { $share0 } eller mindre.
tournament-less = Avgjort: andelen för { $bot } är { $share0 } eller mindre, inte { $share1 } eller mer.
tournament-open = Inte avgjort: andelen för { $bot } kan vara { $share0 } eller { $share1 }.
tournament-risk = Där den är { $share0 } eller mindre har ett sådant test fel högst { $alpha } gånger av 100; där den är { $share1 } eller mer, högst { $beta } gånger.
tournament-evidence = Evidens { $llr }; vid { $lower } är det avgjort för { $share0 }, vid { $upper } för { $share1 }.
tournament-five = Givar där { $bot } vann 0, ½, 1, 1½ och 2 partier: { $counts }
analysed-bot = bot
analysed-share = andel av segrarna
analysed-luck = tur
analysed-adjusted = utan tur
analysed-precision = precision
analysed-error = misstag per beslut
analysed-percent = { $share } %
analysed-exactly = { $games ->
    [one] 1 parti
   *[other] { $games } partier
  }; chanserna är uträknade, inte utprovade
analysed-tried = { $games ->
    [one] 1 parti
   *[other] { $games } partier
  }; chanserna är utprovade, { $tries ->
    [one] en gång
   *[other] { $tries } gånger
  } från varje ställning
analysed-means = Utan tur varierar en andel mindre. Precisionen säger hur mycket: med bara andelen skulle det krävas så många gånger fler partier för att vara lika säker. Ett misstag är det som ett bättre drag hade vunnit, i segrar. ± är vad 95 av 100 sådana körningar håller sig inom.
analysed-page = sida: { $file }
analysed-part = { $done ->
    [one] Avbrutet: det här är analysen av det första av { $all } drag.
   *[other] Avbrutet: det här är analysen av de första { $done } av { $all } drag.
  }
analysed-no-points = Avbrutet: analysen är hel, bara vad dyra beslut var värda i poäng saknas.
analysed-nothing = Avbrutet: inget är analyserat.
simulated-nothing = Avbrutet innan första partiet var slut.

ready = Tryck på Enter när du är redo.
against = Du spelar mot { $bots }.
dropped = ”{ $words }” kom innan tärningarna kastades, och stryks.
heading-help = { $agreed }; skriv ? för hjälp
help = Skriv numret på ett drag eller dess ord för att spela det. Dessutom:
help-all = alla drag, där listan är kortad
help-table = bordet en gång till
help-rules = reglerna
help-clause = en regel
help-save = spara en kopia
help-quit = sluta här; partiet sparas
now = nu: { $moves }
slip = Göra det ändå? (j/N)
slip-yes = j
menu-more = { $more ->
    [one] Ett drag till: skriv det i ord, eller all för att se det.
   *[other] { $more } drag till: skriv ett i ord, eller all för att se dem.
  }
menu-clash = Ett nummer ensamt är en rad i listan: { $number } spelar ”{ $words }”. För ”{ $other }” skriver du de orden.
hand-over = Tryck först på Enter, ge sedan skärmen till { $name }.
look = { $name }, tryck på Enter när ingen annan tittar.
kept = Partiet är sparat. Fortsätt med:
saved = sparat: { $file }
record = protokoll: { $file }
assumed = antaget, inte läst på ett exemplar: { $fields }
unfinished = Spelet är inte slut än.

same = De berättar om samma parti.
parting = { $what ->
    [game] De hör till olika spel: { $one } och { $other }.
    [edition] De hör till olika utgåvor: { $one } och { $other }.
    [options] De skiljer sig i regelvalen: { $one } och { $other }.
    [players] De skiljer sig i spelarna: { $one } och { $other }.
    [given] De skiljer sig i hur många drag som kommer från ett annat parti: { $one } och { $other }.
    [begins] De skiljer sig i vem som börjar: { $one } och { $other }.
    [move] De skiljer sig vid drag { $move }: { $one } och { $other }.
   *[length] De skiljer sig efter drag { $move }: det ena har { $one } drag, det andra { $other }.
  }
fair = { $rolls ->
    [0] Det finns inga tärningar att kontrollera i protokollet.
    [one] Tärningarna är ärliga: det enda kastet följer av åtagandet och lyckoorden i protokollet.
   *[other] Tärningarna är ärliga: alla { $rolls } kast följer av åtagandet och lyckoorden i protokollet.
  }
fair-unfinished = Protokollet har inget resultat: i det är spelet inte slut.
fair-given = { $given ->
    [one] Det första draget kommer från ett annat parti, som det här spelades vidare från: dess tärningar är inte kontrollerade.
   *[other] De första { $given } dragen kommer från ett annat parti, som det här spelades vidare från: deras tärningar är inte kontrollerade.
  }
fair-rounds = { $rounds ->
    [0] Lyckoorden utlovades inte innan de visades: så spelades det tidigare.
    [one] Lyckoord utlovades en gång innan alla visades.
   *[other] Lyckoord utlovades { $rounds } gånger innan alla visades.
  }
fair-unanchored = Om det är åtagandet från före spelet är inte kontrollerat: ange det med --commitment, och ditt eget lyckoord med --luck.

joined = Spelet är slut. Du satt på plats { $seat }; poäng: { $scores }; andelar av segern: { $shares }.

copied = { $title } ligger i { $folder }, en kopia av { $like }. Fortsätt med:

open = Huset är öppet: { $url } (Ctrl+C stänger det)
backed-up = { $tables ->
    [one] 1 bord
   *[other] { $tables } bord
  } med { $steps ->
    [one] 1 steg
   *[other] { $steps } steg
  } ligger i { $file }
pruned = Borttaget: { $tables ->
    [one] 1 bord
   *[other] { $tables } bord
  } med { $steps ->
    [one] 1 steg
   *[other] { $steps } steg
  } och { $size }
would-prune = Skulle tas bort: { $tables ->
    [one] 1 bord
   *[other] { $tables } bord
  } med { $steps ->
    [one] 1 steg
   *[other] { $steps } steg
  } och { $size }

error-no-number = --games kan inte vara ”{ $word }”: det måste vara ett heltal
error-no-game-or-file = ”{ $name }” är varken ett protokoll i en fil eller ett spel; det finns: { $known }
error-which-bots = vilka botar ska spela? Skriv --bots med några av: { $known }
error-of-games = { $words } hör till många partier mellan botar: ett protokoll har sina egna
error-of-records = { $words } hör till ett protokoll, inte till många partier mellan botar
error-no-shares = --stop tar två andelar av segern, som i 0.5,0.52, inte ”{ $word }”
error-risk-alone = --alpha och --beta säger hur ofta --stop får ha fel: skriv även --stop
error-own-player = ”{ $word }” är ingen egen spelare: skriv FILE.py:NAME
error-no-house = huset är inte installerat ({ $package } saknas): pip install 'croupier[house]'
error-thinking-live = i { $title } väntar ingen: utelämna --thinking
error-saved-seats = ett sparat parti behåller sina platser, regelval och sin utgåva; utelämna dem med --resume
error-commitment-form = ”{ $words }” är inget åtagande; det har 64 hexadecimala siffror
error-luck-form = ”{ $words }” är inte en plats och dess lyckoord; skriv dem som 1:abc
error-which-game = vilket spel? se `croupier games`
error-which-record = ”{ $word }” är inget parti från ett frö; skriv dess nummer, eller dess nummer och placering, som i 17 eller 17:1
error-cluster-form = ”{ $word }” är inte adressen till en schemaläggare; skriv den som i tcp://host:8786
error-no-cluster = det finns ingen schemaläggare för Dask på { $address }: { $why }
error-other-game = { $file }: det är ett parti { $found }, inte { $wanted }
error-no-pair = regelvalet ”{ $option }” har inte formen key=value
error-no-seat = ”{ $word }” är ingen plats; skriv ett nummer från 1, eller drawn
error-no-file = { $file }: { $why }
error-covered = { $file }: spelet är inte slut, och dess hemligheter är dolda tills det är det
error-no-text = { $file }: det är inget protokoll över ett parti: det är inte text
error-not-saved = partiet kan inte sparas i { $file }: { $why }
error-one-person = { $title } går i realtid: en person vid en terminal
error-how-old = ange med --older-than för hur många dagar sedan bord ska ha avslutats; inget har tagits bort
error-file-exists = { $file } finns redan; ange en ny fil
error-no-folder = { $folder } kan inte skapas: { $why }
error-no-name = ”{ $name }” är inget namn på ett spel; det kräver små bokstäver, siffror och _, som i my_game
error-game-exists = det finns redan ett spel { $name }
error-folder-exists = { $folder } finns redan; byt mapp eller välj ett annat namn
error-package-exists = det finns redan ett Python-paket { $name }; välj ett annat namn
error-no-command = det finns inget kommando ”{ $name }”; det finns: { $known }
error-no-flag = här finns ingen flagga { $option }
error-no-flag-but = här finns ingen flagga { $option }; kanske: { $known }
error-flag-full = { $option } tar inget värde
error-flag-empty = { $option } kräver ett värde
error-flag-missing = { $option } måste anges
error-argument-missing = { $name } måste anges
error-flag-number = { $option } tar ett tal
error-flag-between = { $option } tar ett tal från { NUMBER($least, useGrouping: 0) } till { NUMBER($most, useGrouping: 0) }
error-words-left = de här orden är för många: { $words }
error-which-command = vilket kommando? se `croupier --help`

usage = Användning:
usage-arguments = Argument
usage-options = Flaggor
usage-commands = Kommandon
usage-default = [standard: { $value }]
usage-required = [måste anges]
command-any-help = Visa den här hjälpen.
command-any-game = Ett spel; se `croupier games`.
command-any-option = Ett regelval; kan upprepas.
command-any-edition = Namnet på en utgåva, eller en egen TOML-fil.
command-any-first = Platsen som börjar, eller `drawn`.
command-any-json = Skriv JSON i stället för text.
command-any-players = Hur många spelare; så få som spelet tillåter om inget anges.
command-any-seed = Samma frö ger samma resultat.
command-any-workers = Trådar; alla kärnor om inget anges. Resultatet är detsamma.
command-any-database = Databasen; din egen om inget anges.
command-croupier = Tärningsspel: spela dem, simulera dem, spela upp dem igen.
command-croupier-version = Visa versionen.
command-croupier-language = Språket du läser: en, eller ett annat som finns.
command-croupier-install-completion = Installera komplettering för det här skalet.
command-croupier-show-completion = Visa komplettering för det här skalet, för att kopiera eller anpassa den.
command-games = Visa spelen, eller ett av dem med dess botar och regelval.
command-games-game = Ett spel med dess regelval.
command-rules = Visa reglerna för ett spel, eller en enda av dem.
command-rules-clause = Bara en regel, till exempel P3.
command-solve = Lös ett spel: chansen för den som börjar, eller kasten som en spelare behöver ensam, om alla spelar så bra som det går.
command-solve-out = Behåll chanserna i en NumPy-fil.
command-solve-chart = Visa även när man bör stanna, som tabeller i Markdown.
command-train = Låt ett spels bästa bot lära sig av många partier vad ställningar är värda.
command-train-games = Partier som den spelar själv.
command-train-watched = Lärarens partier, som spelas först.
command-train-against = Träna på att slå den här boten, och spela vidare mot den.
command-train-players = Hur många vid ett bord; vid 0 turvis så många som kan spela.
command-train-out = Var det lärda sparas och varifrån det går vidare.
command-simulate = Spela många partier mellan botar och räkna vem som vinner.
command-simulate-games = Hur många partier; 1e6 är en miljon.
command-simulate-bots = Botar i platsernas ordning, som i `random,mine.py:my_bot`; upprepas runt bordet.
command-simulate-paired = Samma tärningar i varje placering; räknat per bot.
command-simulate-cluster = Spela på arbetarna hos en schemaläggare från Dask, som i `tcp://host:8786`.
command-simulate-keep = Behåll en rad för varje parti, som Parquet eller .arrow.
command-simulate-record = Skriv i stället protokollet för det här partiet från fröet; båda räknas från 0.
command-simulate-device = `cuda` spelar på en GPU från Nvidia. Resultatet är detsamma.
command-tournament = Låt botar mötas, alla mot alla med samma tärningar, och rangordna dem.
command-tournament-bots = Botar, som i `random mine.py:my_bot`; nämns ingen, alla spelets egna som svarar direkt.
command-tournament-games = Givar vid varje bord, var och en i alla placeringar; 1e6 är en miljon.
command-tournament-players = Botar vid ett bord; så få som spelet tillåter om inget anges.
command-tournament-stop = Mellan två botar: sluta så snart det är klart vilken av två andelar av segern den första har, som i `0.5,0.52`.
command-tournament-alpha = Hur ofta --stop felaktigt får välja den större andelen; 0.05 om inget anges.
command-tournament-beta = Detsamma för den mindre andelen; 0.05 om inget anges.
command-sweep = Spela alla kombinationer av några husregler med samma tärningar, och säg vad var och en gör.
command-sweep-vary = Ett regelval med dess värden, `players` eller `edition`; kan upprepas.
command-sweep-bots = Botar, som i `best,steady`; upprepas runt bordet.
command-sweep-games = Givar för varje kombination, var och en i alla placeringar; 1e6 är en miljon.
command-sweep-out = Var det sparas och varifrån samma kommando går vidare.
command-sweep-parquet = Skriv även tabellen som Parquet.
command-sweep-plot = Skriv även ett diagram över andelarna.
command-report = Säg vad ett spels regler gör, som en sida med diagram: för den som gör spel eller hittar på husregler.
command-report-against = Andra regler bredvid de första: vad som är annorlunda där, ett regelval, `players` eller `edition`; kan upprepas.
command-report-bots = Botar som spelar, den svagaste först; annars de på spelets nivåer som svarar direkt.
command-report-games = Partier för varje siffra; 1e6 är en miljon.
command-report-sample = Partier som gås igenom drag för drag.
command-report-html = Var sidan hamnar; GAME-report.html om inget anges.
command-play = Spela i terminalen, med människor och botar på vilken plats som helst.
command-play-seats = Vem som sitter var: `person`, `person:NAME`, en bot eller dess nivå, som i `person,sharp`.
command-play-seed = Tärningar från ett frö, för att spela samma parti igen.
command-play-resume = Fortsätt ett sparat parti.
command-play-save = Var partiet sparas; det sparas efter varje drag.
command-play-thinking = Hur länge botar som söker får tänka på ett drag.
command-replay = Spela upp ett protokoll igen och kontrollera varje drag mot reglerna; med --against är status 1 om de två skiljer sig.
command-replay-file = Ett protokoll över ett parti.
command-replay-against = Ett annat protokoll: säg var de två går isär.
command-replay-positions = Skriv protokollet igen med ställningen efter varje drag.
command-analyse = Säg hur mycket av ett parti som var tur, hur mycket som var skicklighet, och vilka beslut som kostade mest.
command-analyse-played = Ett protokoll över ett spelat parti, eller ett spel som botar ska spela.
command-analyse-bots = Botar som spelar spelet, som i `steady,best`; upprepas runt bordet.
command-analyse-games = Hur många partier botarna spelar; 1000 om inget anges.
command-analyse-players = Hur många botar vid ett bord; så många som nämns om inget anges.
command-analyse-tries = Hur många gånger varje ställning provas ut; annars så många som spelet säger.
command-analyse-html = Skriv analysen av ett protokoll som en sida.
command-new = Börja ett eget spel: ett paket med en kopia av ett som fungerar.
command-new-name = Spelets id: små bokstäver, siffror och _.
command-new-like = Spelet som kopieras, eller dess mapp; det kortaste om inget anges.
command-join = Låt en egen spelare spela vid ett bord i ett hus; docs/client.md säger hur man skriver en.
command-join-link = Länken till ett bord, eller till en plats man har där.
command-join-bot = En spelare, som tillfrågas varje gång det är dess tur.
command-join-name = Vad de andra vid bordet läser.
command-serve = Öppna huset: bord i webbläsaren och över nätet.
command-serve-host = Adressen det lyssnar på; bara den här maskinen om inget anges.
command-serve-port = Porten det lyssnar på.
command-serve-database = sqlite:///FILE eller postgresql://HOST/NAME; en egen fil om inget anges.
command-serve-workers = Processer; fler än en kräver PostgreSQL.
command-serve-settings = Gränser och tider i en TOML-fil; se docs/house.md.
command-serve-browser = Öppna sidan i en webbläsare.
command-verify = Kontrollera att tärningarna i ett protokoll är de som huset hade bundit sig vid.
command-verify-file = Ett protokoll som hämtats från ett bord.
command-verify-commitment = Åtagandet som det var före spelet.
command-verify-luck = Ditt eget lyckoord, till exempel 1:abc; kan upprepas.
command-backup = Kopiera alla bord i ett hus, även medan det är öppet, till en SQLite-fil som kan öppnas igen.
command-backup-file = Var kopian hamnar; en SQLite-databas.
command-prune = Ta bort bord som är avslutade sedan länge ur ett hus, öppet eller inte; aldrig ett som väntar eller är i spel.
command-prune-older-than = Hur länge de har varit avslutade; annars `keep_for`.
command-prune-settings = Husets inställningar, där `keep_for` står.
command-prune-dry-run = Säg bara vad som skulle tas bort.
command-cache = Säg var kompilerade regler ligger och hur stora de är, eller ta bort dem.
command-cache-clear = Ta bort allt; reglerna kompileras på nytt.
