nobody = ingen
nothing = ingenting

bot-random = Gjør et hvilket som helst trekk, alle like sannsynlige.

event-began = { $seat } begynner.
event-over = { $winners-count ->
    [one] { $winners } vinner.
   *[other] { $winners } deler seieren.
  }

error-unknown-game = spillet «{ $name }» finnes ikke; dette finnes: { $known }
error-unknown-bot = boten «{ $name }» finnes ikke; dette finnes: { $known }
error-unknown-option = innstillingen «{ $name }» finnes ikke; dette finnes: { $known }
error-unknown-edition = utgaven «{ $name }» finnes ikke; dette finnes: { $known }, eller en sti til en .toml-fil
error-unknown-clause = regelen «{ $name }» finnes ikke; dette finnes: { $known }

error-players-bounds = { $game } er for { $least } til { $most } spillere, ikke { $players }
error-too-many-positions = det er flere enn { $most } stillinger: for mange å løse
error-endless = det finnes stillinger der spillet aldri tar slutt: Det kan ikke løses
error-cannot-solve = bare et spill for to uten hemmeligheter og sanntid kan løses, og { $game } er ikke det
error-no-such-beginner = plass { $seat } kan ikke begynne: Det er { $players } spillere
error-option-bounds = innstillingen { $option } kan ikke være «{ $value }»; den kan være: { $least } til { $most }
error-option-words = innstillingen { $option } kan ikke være «{ $value }»; den kan være: { $known }
error-struct-kind = dette må være { $wanted }, ikke { $found }
error-struct-value = { $kind } kan ikke være slik: { $reason }
error-no-code = et trekk er et helt tall som en plass gjør, ikke { $move }
error-position-number = { $field } er et tall, ikke «{ $text }»
error-position-list = { $field } har { $count } tall, ikke «{ $text }»
error-position-bounds = { $field } kan ikke være { $number }; det kan være: { $least } til { $most }
error-position-players-other = denne stillingen har { $found } spillere, ikke { $players }
error-position-stuck = fra denne stillingen kan ingen fortsette
error-position-unlike = ingen stilling i { $game } har disse bytene
error-position-bytes = en stilling i { $game } har { $bytes } byte, ikke { $found }
error-no-game = dette er verken et spill eller et oppsett, men { $found }
error-setup-game = et oppsett er for et spill, slik croupier.game("pig") gir det, ikke for { $found }
error-no-number = { $number } er ikke et helt tall
error-no-options = innstillinger angis ved navn, som i options={"{"}"target": 50{"}"}, ikke som { $found }
error-no-setup = dette er ikke et oppsett: game.setup(players) lager et, ikke { $found }
error-no-start = start må være en stilling, ikke { $found }; Position.from_text(game, line) lager en
error-no-line = en stilling leses fra en tekstlinje, ikke fra { $found }
error-bots-list = boter er en liste, én for hver plass, ikke { $found }
error-agreed-before = { $what } kan ikke angis ved siden av et oppsett eller en stilling, der det allerede er fastlagt
error-no-such-game = spill { $number } finnes ikke blant disse: De telles fra 0 til { $most }
error-batch-busy = en annen tråd bruker denne batchen: Gi hver tråd sin egen
error-no-reset = det er ikke noe spill å fortsette med: reset() begynner et
error-start-other = stillingen det skal begynnes fra, er fra { $game }, med et annet oppsett
error-start-over = stillingen det skal begynnes fra, er slutten på et spill
error-not-in-turn = plass { $seat } kan ikke handle nå
error-number-bounds = { $number } må være et helt tall fra { $least } til { $most }
error-actions-shape = handlinger må være { $envs ->
    [one] 1 helt tall
   *[other] { $envs } hele tall
  }, ett for hvert spill, ikke { $shape }
error-action-shape = en handling er ett helt tall, ikke { $found }
error-no-action-in = handling { $action } kan ikke gjøres i spill { $env }, der plass { $seat } velger
error-actions-too-many = spill { $number } slutter etter { $needed ->
    [one] 1 handling
   *[other] { $needed } handlinger
  }
error-nobody-chooses = det er en bot på hver plass: Ingen er igjen til å velge
error-no-action-for = ingen handling gjør trekket { $move } her
error-no-such-action = plass { $seat } har ingen handling { $action } nå
error-not-over = spillet er ikke over: Ingen har vunnet ennå
error-bad-rng = dette er ikke terninger: Ta new_rng(seed)
error-below-bounds = et tall kan trekkes under 1 til { $most }, ikke under { $count }
error-bad-edition = utgave { $edition }: { $reason }
error-bots-for-players = { $bots ->
    [one] 1 bot
   *[other] { $bots } boter
  } for { $players } spillere
error-no-polars = rader med spill tas vare på av polars: pip install 'croupier[data]'
error-keep-where = spill tas vare på i en fil eller meldes til en funksjon, ikke til { $found }
error-keep-suffix = { $file } må slutte på en av disse: { $known }
error-not-kept = { $file } kan ikke skrives: { $why }
error-system = { $what ->
    [ENOENT] filen eller mappen finnes ikke
    [EISDIR] det er en mappe
    [ENOTDIR] en del av stien er ikke en mappe
    [EACCES] det er ikke tillatt
    [EPERM] det er ikke tillatt
    [EROFS] der kan man bare lese
    [ENOSPC] det er ikke mer plass
    [EEXIST] det finnes der allerede
    [EADDRINUSE] det er allerede i bruk
    [EADDRNOTAVAIL] denne maskinen har ikke den adressen
    [ECONNREFUSED] ingen svarer der
   *[other] { $words }
  }
error-no-function = { $file } har ingen funksjon { $name }
error-no-python = { $file }: Filen finnes ikke
error-bad-file = { $file }, linje { $line }: { $why }
error-no-row = dette er ikke en rad fra et simulert spill: { $why }
error-row-lacks = dette er ikke en rad fra et simulert spill: { $column } mangler
error-row-start = dette spillet begynte fra en stilling, og en protokoll begynner ved begynnelsen
error-row-bot = boten { $bot } er ikke å finne igjen: Gi den med som own={"{"}"{ $bot }": …{"}"}
error-row-bot-other = boten { $bot } er endret siden det spillet ble spilt
error-row-other = spilt på nytt ender dette spillet annerledes: Reglene eller botene er endret siden da
error-seating-bounds = nummeret på plasseringen må være fra 0 til { $most }, ikke { $seating }
error-no-distributed = mange maskiner trenger Dask: pip install 'croupier[cluster]'
error-no-client = client må være en distributed.Client som ikke er asynkron, ikke { $found }
error-cluster-workers = en klynge har sine egne arbeidere: Utelat antallet
error-worker-cannot = { $worker } kan ikke spille: { $why }
error-workers-died = arbeiderne som spilte spillene fra nummer { $number }, døde ({ $died } etter hverandre); loggen til den siste, { $worker }, sier kanskje hvorfor
error-worker-differs = { $worker } ville ikke spille de samme spillene; her og der: { $what }
error-bots-stay = { $bots } kan ikke sendes til arbeiderne: { $why }
error-games-bounds = antallet spill må være fra 1 til { $most }, ikke { $games }
error-first-game-bounds = nummeret på det første spillet må være fra 0 til { $most }, ikke { $number }
error-results-differ = bare resultater av samme slag kan legges sammen; disse er forskjellige i: { $what }
error-results-overlap = disse resultatene har spill felles: startverdi { $seed }, spill { $number }
error-workers-bounds = antallet arbeidere må være fra 1 til { $most }, ikke { $workers }
error-too-many-outcomes = { $game } har for mange utfall til å liste dem opp innen { $depth } trekk
error-unknown-device = enheten «{ $name }» finnes ikke; dette finnes: { $known }
error-device-alone = en GPU tar ikke vare på en rad for hvert spill og spiller ikke på noen klynge
error-no-gpu-extra = spill på en GPU trenger pakken numba-cuda; installer den med: pip install "croupier[gpu]"
error-no-gpu = det er ingen GPU å spille på: { $why }
error-device-searches = { $bot } søker før hvert trekk, og det gjøres ikke på en GPU; device="cpu" spiller den
error-seed-bounds = startverdien må være fra 0 til { $most }, ikke { $seed }

error-begins-first = først trekkes det hvem som begynner: plass 1 til { $players }
error-begins-words = «{ $text }» sier ikke hvem som begynner; skriv seat 1 begins, opp til seat { $players }
error-begins-once = hvem som begynner, trekkes én gang, før alt annet
error-not-dice = «{ $text }» er ikke terninger; skriv sidene, opptil { $most }, for eksempel 1 5 5

error-record-none = dette er ikke protokollen fra et spill: Den begynner ikke med «{ $magic }»
error-record-version = denne protokollen er av versjon «{ $version }»; dette programmet leser opp til versjon { $newest }
error-record-cut-off = protokollen er avkuttet: Den siste linjen er ikke en sluttlinje
error-record-line = protokollen er skadet: «{ $line }» hører ikke hjemme der
error-record-name = protokollen er skadet: Navnet på plass { $seat } har { $letters } tegn, og høyst { $most } hører hjemme der
error-record-lines-missing = protokollen er skadet: Den trenger et spill, en utgave og plasser
error-record-given = protokollen er skadet: Den har { $moves } trekk og sier at { $given } var gitt
error-record-end = protokollen er skadet: Innholdet passer ikke med sluttlinjen
error-record-game = protokollen passer ikke til { $game }: { $reason }
error-record-seat = trekk { $number } er gjort av plass { $seat }, og det er { $players } plasser
error-record-move = trekk { $number } ({ $seat } { $words }) lar seg ikke spille om igjen: { $reason }
error-record-position = etter trekk { $number } er stillingen «{ $position }»
error-record-result = resultatet i protokollen er { $said ->
    [open] åpent
   *[other] { $said }
  }, trekkene gir { $given ->
    [open] åpent
   *[other] { $given }
  }
