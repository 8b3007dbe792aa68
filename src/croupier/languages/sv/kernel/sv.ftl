nobody = ingen
nothing = inget

bot-random = Gör vilket drag som helst, alla lika sannolika.

event-began = { $seat } börjar.
event-over = { $winners-count ->
    [one] { $winners } vinner.
   *[other] { $winners } delar segern.
  }

error-unknown-game = det finns inget spel ”{ $name }”; det finns: { $known }
error-unknown-bot = det finns ingen bot ”{ $name }”; det finns: { $known }
error-unknown-option = det finns inget regelval ”{ $name }”; det finns: { $known }
error-unknown-edition = det finns ingen utgåva ”{ $name }”; det finns: { $known }, eller en sökväg till en .toml-fil
error-unknown-clause = det finns ingen regel ”{ $name }”; det finns: { $known }

error-players-bounds = { $game } är för { $least } till { $most } spelare, inte { $players }
error-too-many-positions = det finns fler än { $most } ställningar: för många att lösa
error-endless = det finns ställningar från vilka spelet aldrig tar slut: det går inte att lösa
error-cannot-solve = bara ett spel för två utan hemligheter och realtid går att lösa, och { $game } är inget sådant
error-no-such-beginner = plats { $seat } kan inte börja: det finns { $players } spelare
error-option-bounds = regelvalet { $option } kan inte vara ”{ $value }”; det kan vara: { $least } till { $most }
error-option-words = regelvalet { $option } kan inte vara ”{ $value }”; det kan vara: { $known }
error-struct-kind = här krävs { $wanted }, inte { $found }
error-struct-value = så kan { $kind } inte vara: { $reason }
error-no-code = ett drag är ett heltal gjort av en plats, inte { $move }
error-position-number = { $field } är ett tal, inte ”{ $text }”
error-position-list = { $field } har { $count } tal, inte ”{ $text }”
error-position-bounds = { $field } kan inte vara { $number }; det kan vara: { $least } till { $most }
error-position-players-other = ställningen är för { $found } spelare, inte för { $players }
error-position-stuck = från den här ställningen kan ingen fortsätta
error-position-unlike = ingen ställning i { $game } har dessa byte
error-position-bytes = en ställning i { $game } har { $bytes } byte, inte { $found }
error-no-game = det är inget spel och ingen uppställning, utan { $found }
error-setup-game = en uppställning görs för ett spel, som croupier.game("pig") ger, inte för { $found }
error-no-number = { $number } är inget heltal
error-no-options = regelval ges med namn, som i options={"{"}"target": 50{"}"}, inte som { $found }
error-no-setup = det är ingen uppställning: game.setup(players) gör en, inte { $found }
error-no-start = start måste vara en ställning, inte { $found }; Position.from_text(game, line) gör en
error-no-line = en ställning läses från en textrad, inte från { $found }
error-bots-list = botar är en lista, en per plats, inte { $found }
error-agreed-before = { $what } kan inte anges vid sidan av en uppställning eller en ställning, där det redan är bestämt
error-no-such-game = det finns inget parti { $number } bland dessa: de numreras från 0 till { $most }
error-batch-busy = en annan tråd använder den här satsen: ge varje tråd en egen
error-no-reset = det finns inget parti att fortsätta: reset() börjar ett
error-start-other = ställningen att börja från hör till { $game }, med en annan uppställning
error-start-over = ställningen att börja från är slutet på ett parti
error-not-in-turn = plats { $seat } får inte göra något nu
error-number-bounds = { $number } måste vara ett heltal från { $least } till { $most }
error-actions-shape = actions måste vara { $envs } heltal, ett för varje parti, inte { $shape }
error-action-shape = en handling är ett heltal, inte { $found }
error-no-action-in = handling { $action } kan inte göras i parti { $env }, där plats { $seat } väljer
error-actions-too-many = parti { $number } slutar efter { $needed ->
    [one] 1 handling
   *[other] { $needed } handlingar
  }
error-nobody-chooses = det sitter en bot på varje plats: ingen är kvar som kan välja
error-no-action-for = ingen handling gör draget { $move } här
error-no-such-action = plats { $seat } har ingen handling { $action } nu
error-not-over = spelet är inte slut: ingen har vunnit än
error-bad-rng = det är inga tärningar: ta new_rng(seed)
error-below-bounds = ett tal kan dras under 1 till { $most }, inte under { $count }
error-bad-edition = utgåva { $edition }: { $reason }
error-bots-for-players = { $bots ->
    [one] 1 bot
   *[other] { $bots } botar
  } för { $players } spelare
error-no-polars = partier som rader sparas av polars: pip install 'croupier[data]'
error-keep-where = partier sparas i en fil, eller tas emot av en funktion, inte av { $found }
error-keep-suffix = { $file } måste sluta på något av: { $known }
error-not-kept = { $file } går inte att skriva: { $why }
error-system = { $what ->
    [ENOENT] det finns ingen sådan fil eller mapp
    [EISDIR] det är en mapp
    [ENOTDIR] en del av sökvägen är ingen mapp
    [EACCES] det är inte tillåtet
    [EPERM] det är inte tillåtet
    [EROFS] där går det bara att läsa
    [ENOSPC] det finns inget utrymme kvar
    [EEXIST] det finns där redan
    [EADDRINUSE] det används redan
    [EADDRNOTAVAIL] den här datorn har ingen sådan adress
    [ECONNREFUSED] ingen svarar där
   *[other] { $words }
  }
error-no-function = { $file } har ingen funktion { $name }
error-no-python = { $file }: det finns ingen sådan fil
error-bad-file = { $file }, rad { $line }: { $why }
error-no-row = det är ingen rad från ett simulerat parti: { $why }
error-row-lacks = det är ingen rad från ett simulerat parti: { $column } saknas
error-row-start = partiet började från en ställning, och ett protokoll börjar från början
error-row-bot = boten { $bot } går inte att hitta igen: lämna med den som own={"{"}"{ $bot }": …{"}"}
error-row-bot-other = boten { $bot } har ändrats sedan partiet spelades
error-row-other = omspelat slutar partiet annorlunda: dess regler eller botar har ändrats sedan dess
error-seating-bounds = placeringens nummer måste vara från 0 till { $most }, inte { $seating }
error-no-distributed = många datorer kräver Dask: pip install 'croupier[cluster]'
error-no-client = client måste vara en distributed.Client som inte är asynkron, inte { $found }
error-cluster-workers = ett kluster har sina egna arbetare: utelämna antalet
error-worker-cannot = { $worker } kan inte spela: { $why }
error-workers-died = arbetarna som spelade partierna från nummer { $number } dog ({ $died } efter varandra); loggen från den sista, { $worker }, kan säga varför
error-worker-differs = { $worker } skulle inte spela samma partier; här och där: { $what }
error-bots-stay = { $bots } kan inte skickas till arbetarna: { $why }
error-games-bounds = antalet partier måste vara från 1 till { $most }, inte { $games }
error-first-game-bounds = numret på första partiet måste vara från 0 till { $most }, inte { $number }
error-results-differ = bara resultat av samma slag går att lägga ihop; dessa skiljer sig i: { $what }
error-results-overlap = resultaten har partier gemensamt: frö { $seed }, parti { $number }
error-workers-bounds = antalet arbetare måste vara från 1 till { $most }, inte { $workers }
error-too-many-outcomes = { $game } har för många utfall att räkna upp inom { $depth } drag
error-unknown-device = det finns ingen enhet ”{ $name }”; det finns: { $known }
error-device-alone = en GPU sparar ingen rad per parti och spelar inte i något kluster
error-no-gpu-extra = partier på en GPU kräver paketet numba-cuda; installera det med: pip install "croupier[gpu]"
error-no-gpu = det finns ingen GPU att spela på: { $why }
error-device-searches = { $bot } söker före varje drag, vilket inte görs på en GPU; spela den med device="cpu"
error-seed-bounds = fröet måste vara från 0 till { $most }, inte { $seed }

error-begins-first = först lottas vem som börjar: plats 1 till { $players }
error-begins-words = ”{ $text }” säger inte vem som börjar; skriv seat 1 begins, upp till seat { $players }
error-begins-once = vem som börjar lottas en gång, före allt annat
error-not-dice = ”{ $text }” är inga tärningar; skriv deras tal, upp till { $most }, till exempel 1 5 5

error-record-none = det är inget protokoll över ett parti: det börjar inte med ”{ $magic }”
error-record-version = protokollet är av version ”{ $version }”; programmet läser upp till version { $newest }
error-record-cut-off = protokollet är avklippt: dess sista rad är ingen slutrad
error-record-line = protokollet är skadat: ”{ $line }” hör inte hemma där
error-record-name = protokollet är skadat: namnet på plats { $seat } har { $letters } tecken, och högst { $most } hör hemma där
error-record-lines-missing = protokollet är skadat: det behöver ett spel, en utgåva och platser
error-record-given = protokollet är skadat: det har { $moves } drag, och säger att { $given } var givna
error-record-end = protokollet är skadat: innehållet stämmer inte med slutraden
error-record-game = protokollet passar inte { $game }: { $reason }
error-record-seat = drag { $number } görs av plats { $seat }, och det finns { $players } platser
error-record-move = drag { $number } ({ $seat } { $words }) går inte att spela om: { $reason }
error-record-position = efter drag { $number } är ställningen ”{ $position }”
error-record-result = protokollets resultat är { $said ->
    [open] öppet
   *[other] { $said }
  }, dess drag ger { $given ->
    [open] öppet
   *[other] { $given }
  }
