nobody = ingen
nothing = ingenting

bot-random = Gør et hvilket som helst træk, alle lige sandsynlige.

event-began = { $seat } begynder.
event-over = { $winners-count ->
    [one] { $winners } vinder.
   *[other] { $winners } deler sejren.
  }

error-unknown-game = der er intet spil ”{ $name }”; der er: { $known }
error-unknown-bot = der er ingen bot ”{ $name }”; der er: { $known }
error-unknown-option = der er ingen indstilling ”{ $name }”; der er: { $known }
error-unknown-edition = der er ingen udgave ”{ $name }”; der er: { $known }, eller en sti til en .toml-fil
error-unknown-clause = der er ingen regel ”{ $name }”; der er: { $known }

error-players-bounds = { $game } er for { $least } til { $most } spillere, ikke { $players }
error-too-many-positions = der er flere end { $most } stillinger: for mange at løse
error-endless = der er stillinger, hvorfra det aldrig slutter: det kan ikke løses
error-cannot-solve = kun et spil for to uden hemmeligheder og realtid kan løses, og det er { $game } ikke
error-no-such-beginner = plads { $seat } kan ikke begynde: der er { $players } spillere
error-option-bounds = indstillingen { $option } kan ikke være ”{ $value }”; den kan være: { $least } til { $most }
error-option-words = indstillingen { $option } kan ikke være ”{ $value }”; den kan være: { $known }
error-struct-kind = dette skal være { $wanted }, ikke { $found }
error-struct-value = { $kind } kan ikke være sådan: { $reason }
error-no-code = et træk er et helt tal, som en plads gør, ikke { $move }
error-position-number = { $field } er et tal, ikke ”{ $text }”
error-position-list = { $field } har { $count } tal, ikke ”{ $text }”
error-position-bounds = { $field } kan ikke være { $number }; det kan være: { $least } til { $most }
error-position-players-other = denne stilling er for { $found } spillere, ikke for { $players }
error-position-stuck = fra denne stilling kan ingen komme videre
error-position-unlike = ingen stilling i { $game } har disse byte
error-position-bytes = en stilling i { $game } har { $bytes } byte, ikke { $found }
error-no-game = dette er hverken et spil eller en opsætning, men { $found }
error-setup-game = en opsætning hører til et spil, som croupier.game("pig") giver det, ikke til { $found }
error-no-number = { $number } er ikke et helt tal
error-no-options = indstillinger angives ved navn, som i options={"{"}"target": 50{"}"}, ikke som { $found }
error-no-setup = dette er ikke en opsætning: game.setup(players) laver en, ikke { $found }
error-no-start = start skal være en stilling, ikke { $found }; Position.from_text(game, line) laver en
error-no-line = en stilling læses fra en linje tekst, ikke fra { $found }
error-bots-list = botter er en liste, én for hver plads, ikke { $found }
error-agreed-before = { $what } kan ikke angives sammen med en opsætning eller en stilling, hvor det allerede er fastlagt
error-no-such-game = der er intet parti { $number } blandt disse: de tælles fra 0 til { $most }
error-batch-busy = en anden tråd bruger denne batch: giv hver tråd sin egen
error-no-reset = der er intet spil at gå videre med: reset() begynder et
error-start-other = stillingen at begynde fra hører til { $game }, med en anden opsætning
error-start-over = stillingen at begynde fra er slutningen på et spil
error-not-in-turn = plads { $seat } må ikke handle nu
error-number-bounds = { $number } skal være et helt tal fra { $least } til { $most }
error-actions-shape = actions skal være { $envs } hele tal, et for hvert parti, ikke { $shape }
error-action-shape = en handling er ét helt tal, ikke { $found }
error-no-action-in = handling { $action } kan ikke gøres i parti { $env }, hvor plads { $seat } vælger
error-actions-too-many = parti { $number } slutter efter { $needed ->
    [one] 1 handling
   *[other] { $needed } handlinger
  }
error-nobody-chooses = der er en bot på hver plads: der er ingen tilbage til at vælge
error-no-action-for = ingen handling gør trækket { $move } her
error-no-such-action = plads { $seat } har ingen handling { $action } nu
error-not-over = spillet er ikke slut: ingen har vundet endnu
error-bad-rng = dette er ikke terninger: brug new_rng(seed)
error-below-bounds = et tal kan trækkes under 1 til { $most }, ikke under { $count }
error-bad-edition = udgaven { $edition }: { $reason }
error-bots-for-players = { $bots ->
    [one] 1 bot
   *[other] { $bots } botter
  } til { $players } spillere
error-no-polars = rækker med partier gemmes af polars: pip install 'croupier[data]'
error-keep-where = partier gemmes i en fil eller meldes til en funktion, ikke til { $found }
error-keep-suffix = { $file } skal ende på en af disse: { $known }
error-not-kept = { $file } kan ikke skrives: { $why }
error-system = { $what ->
    [ENOENT] filen eller mappen findes ikke
    [EISDIR] det er en mappe
    [ENOTDIR] en del af stien er ikke en mappe
    [EACCES] det er ikke tilladt
    [EPERM] det er ikke tilladt
    [EROFS] der kan man kun læse
    [ENOSPC] der er ikke mere plads
    [EEXIST] det findes der allerede
    [EADDRINUSE] det er allerede i brug
    [EADDRNOTAVAIL] denne maskine har ikke den adresse
    [ECONNREFUSED] ingen svarer der
   *[other] { $words }
  }
error-no-function = { $file } har ingen funktion { $name }
error-no-python = { $file }: filen findes ikke
error-bad-file = { $file }, linje { $line }: { $why }
error-no-row = dette er ikke en række for et simuleret parti: { $why }
error-row-lacks = dette er ikke en række for et simuleret parti: { $column } mangler
error-row-start = dette parti begyndte fra en stilling, og en protokol begynder ved begyndelsen
error-row-bot = botten { $bot } kan ikke findes igen: giv den med som own={"{"}"{ $bot }": …{"}"}
error-row-bot-other = botten { $bot } er ændret, siden partiet blev spillet
error-row-other = spillet igen ender dette parti anderledes: reglerne eller botterne er ændret siden
error-seating-bounds = bordplanens nummer skal være fra 0 til { $most }, ikke { $seating }
error-no-distributed = mange maskiner kræver Dask: pip install 'croupier[cluster]'
error-no-client = client skal være en distributed.Client, der ikke er asynkron, ikke { $found }
error-cluster-workers = en klynge har sine egne workers: udelad hvor mange
error-worker-cannot = { $worker } kan ikke spille: { $why }
error-workers-died = de workers, der spillede partierne fra nummer { $number }, døde ({ $died } efter hinanden); loggen for den sidste, { $worker }, siger måske hvorfor
error-worker-differs = { $worker } ville ikke spille de samme partier; her og der: { $what }
error-bots-stay = { $bots } kan ikke sendes til workerne: { $why }
error-games-bounds = antallet af partier skal være fra 1 til { $most }, ikke { $games }
error-first-game-bounds = det første partis nummer skal være fra 0 til { $most }, ikke { $number }
error-results-differ = kun resultater af samme slags kan lægges sammen; disse er forskellige i: { $what }
error-results-overlap = disse resultater har partier til fælles: seed { $seed }, parti { $number }
error-workers-bounds = antallet af workers skal være fra 1 til { $most }, ikke { $workers }
error-too-many-outcomes = { $game } har for mange udfald til at opregne inden for { $depth } træk
error-unknown-device = der er ingen enhed ”{ $name }”; der er: { $known }
error-device-alone = en GPU gemmer ingen række for hvert parti og spiller ikke på en klynge
error-no-gpu-extra = partier på en GPU kræver pakken numba-cuda; installér den med: pip install "croupier[gpu]"
error-no-gpu = der er ingen GPU at spille på: { $why }
error-device-searches = { $bot } søger før hvert træk, hvilket ikke sker på en GPU; device="cpu" spiller den
error-seed-bounds = seedet skal være fra 0 til { $most }, ikke { $seed }

error-begins-first = først trækkes der lod om, hvem der begynder: plads 1 til { $players }
error-begins-words = ”{ $text }” siger ikke, hvem der begynder; skriv seat 1 begins, op til seat { $players }
error-begins-once = hvem der begynder, trækkes der lod om én gang, før alt andet
error-not-dice = ”{ $text }” er ikke terninger; skriv deres tal, op til { $most }, fx 1 5 5

error-record-none = dette er ikke en protokol for et spil: den begynder ikke med ”{ $magic }”
error-record-version = denne protokol har version ”{ $version }”; dette program læser op til version { $newest }
error-record-cut-off = protokollen er skåret af: dens sidste linje er ikke en slutlinje
error-record-line = protokollen er beskadiget: ”{ $line }” hører ikke til der
error-record-name = protokollen er beskadiget: navnet på plads { $seat } har { $letters } tegn, og højst { $most } hører til der
error-record-lines-missing = protokollen er beskadiget: den mangler et spil, en udgave og pladser
error-record-given = protokollen er beskadiget: den har { $moves } træk og siger, at { $given } var givet
error-record-end = protokollen er beskadiget: indholdet passer ikke til dens slutlinje
error-record-game = protokollen passer ikke til { $game }: { $reason }
error-record-seat = træk { $number } er gjort af plads { $seat }, og der er { $players } pladser
error-record-move = træk { $number } ({ $seat } { $words }) kan ikke spilles igen: { $reason }
error-record-position = efter træk { $number } er stillingen ”{ $position }”
error-record-result = protokollens resultat er { $said ->
    [open] åbent
   *[other] { $said }
  }, dens træk giver { $given ->
    [open] åbent
   *[other] { $given }
  }
