nobody = nobody
nothing = nothing

bot-random = Makes any move, each as likely.

event-began = { $seat } begins.
event-over = { $winners-count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
  }

error-unknown-game = there is no game "{ $name }"; there is: { $known }
error-unknown-bot = there is no bot "{ $name }"; there is: { $known }
error-unknown-option = there is no option "{ $name }"; there is: { $known }
error-unknown-edition = there is no edition "{ $name }"; there is: { $known }, or a path to a .toml file
error-unknown-clause = there is no clause "{ $name }"; there is: { $known }

error-players-bounds = { $game } is for { $least } to { $most } players, not { $players }
error-too-many-positions = there are more than { $most } positions: too many to solve
error-endless = there are positions from which it never ends: that cannot be solved
error-cannot-solve = only a game for two without secrets and real time can be solved, and { $game } is none
error-no-such-beginner = seat { $seat } cannot begin: there are { $players } players
error-option-bounds = option { $option } cannot be "{ $value }"; it can be: { $least } to { $most }
error-option-words = option { $option } cannot be "{ $value }"; it can be: { $known }
error-struct-kind = this must be a { $wanted }, not a { $found }
error-struct-value = the { $kind } cannot be like that: { $reason }
error-no-code = a move is a whole number made by a seat, not { $move }
error-position-number = { $field } is a number, not "{ $text }"
error-position-list = { $field } has { $count } numbers, not "{ $text }"
error-position-bounds = { $field } cannot be { $number }; it can be: { $least } to { $most }
error-position-players-other = this position is of { $found } players, not of { $players }
error-position-stuck = from this position nobody can go on
error-position-unlike = no position of { $game } has these bytes
error-position-bytes = a position of { $game } has { $bytes } bytes, not { $found }
error-no-game = this is no game and no set-up, but a { $found }
error-setup-game = a set-up is of a game, as croupier.game("pig") gives it, not of a { $found }
error-no-number = { $number } is not a whole number
error-no-options = options go by name, as in options={"{"}"target": 50{"}"}, not as { $found }
error-no-setup = this is no set-up: game.setup(players) makes one, not a { $found }
error-no-start = start must be a position, not { $found }; Position.from_text(game, line) makes one
error-no-line = a position is read from a line of text, not from a { $found }
error-bots-list = bots are a list, one for each seat, not { $found }
error-agreed-before = { $what } cannot be said beside a set-up or a position, which has its own
error-no-such-game = there is no game { $number } among these: they count from 0 to { $most }
error-batch-busy = another thread is using this batch: give each thread one of its own
error-no-reset = there is no game to go on with: reset() begins one
error-start-other = the position to begin from is of { $game }, of another set-up
error-start-over = the position to begin from is the end of a game
error-not-in-turn = seat { $seat } may not act now
error-number-bounds = { $number } must be a whole number from { $least } to { $most }
error-actions-shape = actions must be { $envs } whole numbers, one for each game, not { $shape }
error-action-shape = an action is one whole number, not { $found }
error-no-action-in = action { $action } cannot be made in game { $env }, where seat { $seat } chooses
error-actions-too-many = game { $number } ends after { $needed } actions
error-nobody-chooses = there is a bot on every seat: nobody is left to choose
error-no-action-for = no action makes the move { $move } here
error-no-such-action = seat { $seat } has no action { $action } now
error-not-over = the game is not over: nobody has won yet
error-bad-rng = these are no dice: take new_rng(seed)
error-below-bounds = a number can be drawn below 1 to { $most }, not below { $count }
error-bad-edition = edition { $edition }: { $reason }
error-bots-for-players = { $bots } bots for { $players } players
error-no-polars = rows of games are kept by polars: pip install 'croupier[data]'
error-keep-where = games are kept in a file, or heard of by a function, not by a { $found }
error-keep-suffix = { $file } must end in one of these: { $known }
error-not-kept = { $file } cannot be written: { $why }
error-system = { $what ->
    [ENOENT] there is no such file or folder
    [EISDIR] it is a folder
    [ENOTDIR] a part of the path is no folder
    [EACCES] that is not allowed
    [EPERM] that is not allowed
    [EROFS] it can only be read there
    [ENOSPC] there is no room left
    [EEXIST] it is there already
    [EADDRINUSE] that is in use already
    [EADDRNOTAVAIL] this machine has no such address
    [ECONNREFUSED] nobody answers there
   *[other] { $words }
  }
error-no-function = { $file } has no function { $name }
error-no-python = { $file }: there is no such file
error-bad-file = { $file }, line { $line }: { $why }
error-no-row = this is no row of a simulated game: { $why }
error-row-lacks = this is no row of a simulated game: it has no { $column }
error-row-start = this game began from a position, and a record begins at the beginning
error-row-bot = the bot { $bot } is not to be found again: hand it over as own={"{"}"{ $bot }": …{"}"}
error-row-bot-other = the bot { $bot } has changed since that game was played
error-row-other = played again, this game comes out otherwise: its rules or bots have changed since
error-seating-bounds = the number of the seating must be from 0 to { $most }, not { $seating }
error-no-distributed = many machines need Dask: pip install 'croupier[cluster]'
error-no-client = client must be a distributed.Client that is not asynchronous, not { $found }
error-cluster-workers = a cluster has its own workers: leave out how many
error-worker-cannot = { $worker } cannot play: { $why }
error-workers-died = the workers that played the games from number { $number } on died ({ $died }, one after the other); the log of the last one, { $worker }, may say why
error-worker-differs = { $worker } would not play the same games; here and there: { $what }
error-bots-stay = { $bots } cannot be sent to the workers: { $why }
error-games-bounds = the number of games must be from 1 to { $most }, not { $games }
error-first-game-bounds = the number of the first game must be from 0 to { $most }, not { $number }
error-results-differ = results of one kind only add up; these differ in: { $what }
error-results-overlap = these results have games in common: seed { $seed }, game { $number }
error-workers-bounds = the number of workers must be from 1 to { $most }, not { $workers }
error-too-many-outcomes = { $game } has outcomes that are too many to list within { $depth } moves
error-unknown-device = there is no device "{ $name }"; there is: { $known }
error-device-alone = a GPU keeps no row of every game, and plays on no cluster
error-no-gpu-extra = games on a GPU need the package numba-cuda; install it with: pip install "croupier[gpu]"
error-no-gpu = there is no GPU to play on: { $why }
error-device-searches = { $bot } searches before each move, which is not done on a GPU; device="cpu" plays it
error-seed-bounds = the seed must be from 0 to { $most }, not { $seed }

error-begins-first = first it is drawn who begins: seat 1 to { $players }
error-begins-words = "{ $text }" does not say who begins; say seat 1 begins, up to seat { $players }
error-begins-once = who begins is drawn once, before everything else
error-not-dice = "{ $text }" are not dice; say their faces, up to { $most }, such as 1 5 5

error-record-none = this is not a record of a game: it does not begin with "{ $magic }"
error-record-version = this record is of version "{ $version }"; this program reads up to version { $newest }
error-record-cut-off = the record is cut off: its last line is not an end line
error-record-line = the record is damaged: "{ $line }" does not belong there
error-record-name = the record is damaged: the name on seat { $seat } has { $letters } letters, and { $most } at most belong there
error-record-lines-missing = the record is damaged: it needs a game, an edition and seats
error-record-given = the record is damaged: it has { $moves } moves, and says that { $given } were given
error-record-end = the record is damaged: its contents do not fit its end line
error-record-game = the record does not fit { $game }: { $reason }
error-record-seat = move { $number } is by seat { $seat }, and there are { $players }
error-record-move = move { $number } ({ $seat } { $words }) does not replay: { $reason }
error-record-position = after move { $number } the position is "{ $position }"
error-record-result = the record's result is { $said ->
    [open] open
   *[other] { $said }
  }, its moves give { $given ->
    [open] open
   *[other] { $given }
  }
