nobody = niemand
nothing = niets

bot-random = Doet zomaar een zet, elke even waarschijnlijk.

event-began = { $seat } begint.
event-over = { $winners-count ->
    [one] { $winners } wint.
   *[other] { $winners } delen de overwinning.
  }

error-unknown-game = er is geen spel “{ $name }”; wel: { $known }
error-unknown-bot = er is geen bot “{ $name }”; wel: { $known }
error-unknown-option = er is geen optie “{ $name }”; wel: { $known }
error-unknown-edition = er is geen editie “{ $name }”; wel: { $known }, of een pad naar een .toml-bestand
error-unknown-clause = er is geen regel “{ $name }”; wel: { $known }

error-players-bounds = { $game } is voor { $least } tot en met { $most } spelers, niet voor { $players }
error-too-many-positions = er zijn meer dan { $most } stellingen: te veel om op te lossen
error-endless = er zijn stellingen van waaruit het nooit eindigt: dat is niet op te lossen
error-cannot-solve = alleen een spel voor twee, zonder geheimen en niet realtime, is op te lossen, en dat is { $game } niet
error-no-such-beginner = plaats { $seat } kan niet beginnen: er zijn { $players } spelers
error-option-bounds = optie { $option } kan niet “{ $value }” zijn; mogelijk is: { $least } tot en met { $most }
error-option-words = optie { $option } kan niet “{ $value }” zijn; mogelijk is: { $known }
error-struct-kind = dit moet een { $wanted } zijn, geen { $found }
error-struct-value = zo kan de { $kind } niet zijn: { $reason }
error-no-code = een zet is een geheel getal, gedaan door een plaats, niet { $move }
error-position-number = { $field } is een getal, niet “{ $text }”
error-position-list = { $field } heeft { $count } getallen, niet “{ $text }”
error-position-bounds = { $field } kan niet { $number } zijn; mogelijk is: { $least } tot en met { $most }
error-position-players-other = deze stelling is van { $found } spelers, niet van { $players }
error-position-stuck = vanuit deze stelling kan niemand verder
error-position-unlike = geen stelling van { $game } heeft deze bytes
error-position-bytes = een stelling van { $game } heeft { $bytes } bytes, niet { $found }
error-no-game = dit is geen spel en geen opzet, maar een { $found }
error-setup-game = een opzet is van een spel, zoals croupier.game("pig") het geeft, niet van een { $found }
error-no-number = { $number } is geen geheel getal
error-no-options = opties worden bij naam opgegeven, zoals in options={"{"}"target": 50{"}"}, niet als { $found }
error-no-setup = dit is geen opzet maar een { $found }: game.setup(players) maakt er een
error-no-start = start moet een stelling zijn, niet { $found }; Position.from_text(game, line) maakt er een
error-no-line = een stelling wordt gelezen uit een regel tekst, niet uit een { $found }
error-bots-list = bots zijn een lijst, één per plaats, niet { $found }
error-agreed-before = { $what } is niet op te geven naast een opzet of een stelling, die al een eigen waarde heeft
error-no-such-game = partij { $number } is hier niet bij: ze zijn genummerd van 0 tot en met { $most }
error-batch-busy = een andere thread gebruikt deze batch: geef elke thread een eigen batch
error-no-reset = er is geen partij om mee verder te gaan: reset() begint er een
error-start-other = de beginstelling is van { $game }, met een andere opzet
error-start-over = de beginstelling is het einde van een partij
error-not-in-turn = plaats { $seat } mag nu niet handelen
error-number-bounds = { $number } moet een geheel getal zijn van { $least } tot en met { $most }
error-actions-shape = acties moeten { $envs } gehele getallen zijn, één per partij, niet { $shape }
error-action-shape = een actie is één geheel getal, niet { $found }
error-no-action-in = actie { $action } kan niet in partij { $env }, waar plaats { $seat } kiest
error-actions-too-many = partij { $number } eindigt na { $needed } acties
error-nobody-chooses = op elke plaats zit een bot: er is niemand over om te kiezen
error-no-action-for = geen actie doet hier de zet { $move }
error-no-such-action = plaats { $seat } heeft nu geen actie { $action }
error-not-over = het spel is niet afgelopen: er heeft nog niemand gewonnen
error-bad-rng = dit zijn geen dobbelstenen: neem new_rng(seed)
error-below-bounds = een getal kan getrokken worden onder 1 tot en met { $most }, niet onder { $count }
error-bad-edition = editie { $edition }: { $reason }
error-bots-for-players = { $bots } bots voor { $players } spelers
error-no-polars = rijen van partijen worden bewaard door polars: pip install 'croupier[data]'
error-keep-where = partijen worden bewaard in een bestand, of gemeld aan een functie, niet aan een { $found }
error-keep-suffix = { $file } moet eindigen op een van deze: { $known }
error-not-kept = { $file } is niet te schrijven: { $why }
error-system = { $what ->
    [ENOENT] dit bestand of deze map is er niet
    [EISDIR] dit is een map
    [ENOTDIR] een deel van het pad is geen map
    [EACCES] dat is niet toegestaan
    [EPERM] dat is niet toegestaan
    [EROFS] daar kan alleen worden gelezen
    [ENOSPC] er is geen ruimte meer
    [EEXIST] dat is er al
    [EADDRINUSE] dat is al in gebruik
    [EADDRNOTAVAIL] dit adres heeft deze computer niet
    [ECONNREFUSED] daar antwoordt niemand
   *[other] { $words }
  }
error-no-function = { $file } heeft geen functie { $name }
error-no-python = { $file }: dit bestand is er niet
error-bad-file = { $file }, regel { $line }: { $why }
error-no-row = dit is geen rij van een gesimuleerde partij: { $why }
error-row-lacks = dit is geen rij van een gesimuleerde partij: { $column } ontbreekt
error-row-start = deze partij begon vanuit een stelling, en een spelverslag begint bij het begin
error-row-bot = de bot { $bot } is niet terug te vinden: geef hem mee als own={"{"}"{ $bot }": …{"}"}
error-row-bot-other = de bot { $bot } is veranderd sinds die partij werd gespeeld
error-row-other = opnieuw gespeeld loopt deze partij anders af: de regels of bots ervan zijn sindsdien veranderd
error-seating-bounds = het nummer van de tafelschikking moet van 0 tot en met { $most } zijn, niet { $seating }
error-no-distributed = voor veel machines is Dask nodig: pip install 'croupier[cluster]'
error-no-client = client moet een distributed.Client zijn die niet asynchroon is, niet { $found }
error-cluster-workers = een cluster heeft eigen werkers: laat het aantal weg
error-worker-cannot = { $worker } kan niet spelen: { $why }
error-workers-died = de werkers die de partijen vanaf nummer { $number } speelden zijn gestopt ({ $died } na elkaar); het logboek van de laatste, { $worker }, zegt misschien waarom
error-worker-differs = { $worker } zou niet dezelfde partijen spelen; hier / daar: { $what }
error-bots-stay = niet naar de werkers te sturen: { $bots } ({ $why })
error-games-bounds = het aantal partijen moet van 1 tot en met { $most } zijn, niet { $games }
error-first-game-bounds = het nummer van de eerste partij moet van 0 tot en met { $most } zijn, niet { $number }
error-results-differ = alleen resultaten van één soort zijn op te tellen; deze verschillen in: { $what }
error-results-overlap = deze resultaten hebben partijen gemeen: seed { $seed }, partij { $number }
error-workers-bounds = het aantal werkers moet van 1 tot en met { $most } zijn, niet { $workers }
error-too-many-outcomes = { $game } heeft binnen { $depth } zetten te veel uitkomsten om op te sommen
error-unknown-device = er is geen apparaat “{ $name }”; wel: { $known }
error-device-alone = een GPU bewaart geen rij per partij, en speelt niet op een cluster
error-no-gpu-extra = voor partijen op een GPU is het pakket numba-cuda nodig; installeer het met: pip install "croupier[gpu]"
error-no-gpu = er is geen GPU om op te spelen: { $why }
error-device-searches = { $bot } zoekt vóór elke zet, en dat gaat niet op een GPU; met device="cpu" speelt hij wel
error-seed-bounds = de seed moet van 0 tot en met { $most } zijn, niet { $seed }

error-begins-first = eerst wordt geloot wie begint: plaats 1 tot en met { $players }
error-begins-words = “{ $text }” zegt niet wie begint; typ seat 1 begins, tot en met seat { $players }
error-begins-once = wie begint, wordt één keer geloot, voor al het andere
error-not-dice = “{ $text }” zijn geen dobbelstenen; typ de ogen van hoogstens { $most } dobbelstenen, zoals 1 5 5

error-record-none = dit is geen spelverslag: het begint niet met “{ $magic }”
error-record-version = dit verslag is van versie “{ $version }”; dit programma leest tot en met versie { $newest }
error-record-cut-off = het verslag is afgebroken: de laatste regel is geen eindregel
error-record-line = het verslag is beschadigd: “{ $line }” hoort daar niet
error-record-name = het verslag is beschadigd: de naam op plaats { $seat } heeft { $letters } tekens, en het mogen er hoogstens { $most } zijn
error-record-lines-missing = het verslag is beschadigd: er horen een spel, een editie en plaatsen in
error-record-given = het verslag is beschadigd: het heeft { $moves } zetten, en zegt dat er { $given } gegeven waren
error-record-end = het verslag is beschadigd: de inhoud past niet bij de eindregel
error-record-game = het verslag past niet bij { $game }: { $reason }
error-record-seat = zet { $number } is van plaats { $seat }, en er zijn er { $players }
error-record-move = zet { $number } ({ $seat } { $words }) is niet na te spelen: { $reason }
error-record-position = na zet { $number } is de stelling “{ $position }”
error-record-result = de uitslag in het verslag is { $said ->
    [open] open
   *[other] { $said }
  }, de zetten geven { $given ->
    [open] open
   *[other] { $given }
  }
