compiling = Compiling the rules of { $title }, this once; it may take a minute ...
compiling-own = Compiling your bot with the rules of { $title } ...
cache = Compiled rules are in { $folder }: { $size }. What nobody has used for a month goes by itself.
cache-cleared = Removed { $size } of compiled rules from { $folder }.

player = Player { $seat }

games-game = game
games-line = what it is like
games-players = players
games-minutes = minutes
games-bots = bots
games-more = croupier games GAME · croupier play GAME · croupier rules GAME
seats = { $least }–{ $most }

box-players = players
box-seats = { $seats }, about { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
  }
box-bot = bot
box-levels = levels
box-edition = edition
box-assumed = { $edition }; assumed: { $fields }
option-name = option
option-default = default
option-allowed = can be
option-says = what it says
option-source = where it comes from
option-bounds = { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }

mark-rulebook = rulebook
mark-found = found
mark-inferred = inferred
mark-ours = ours
source-rulebook = stated in the rulebook
source-found = found in reviews or commonly known
source-inferred = follows from the rulebook's examples
source-ours = our ruling
source-partly = { $source }, in part { $other }

solving-begun = Listing what can happen ...
solving = Sweep { $sweeps }, { $seconds } s: nothing moved by more than { $moved }; how long it takes will show
solving-minutes = Sweep { $sweeps }, { $seconds } s: nothing moved by more than { $moved }; { $minutes ->
    [one] about a minute
   *[other] about { $minutes } minutes
  } left
solving-seconds = Sweep { $sweeps }, { $seconds } s: nothing moved by more than { $moved }; { $left ->
    [one] about a second
   *[other] about { $left } seconds
  } left
solved-nothing = Broken off: nothing is solved.
solved-first = { $game } for two: who begins wins { $chance } of the games if both play as well as can be (± { $error })
solved-rolls = { $game } alone: it takes { $rolls } rolls on the mean if you play as well as can be (± { $error })
solved-bot = { $bot } takes { $rolls } rolls, { NUMBER($more, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } more
solved-chart = { $chart }:
solved-how = { $positions ->
    [one] One position
   *[other] { $positions } positions
  }, { $sweeps ->
    [one] one sweep
   *[other] { $sweeps } sweeps
  }, { $seconds } s, { $memory } MB
error-no-language = nothing is written in { $language } here; there is: { $known }
error-not-solved = { $game } cannot be solved; there is: { $known }
error-not-trained = { $game } has no bot that learns; there is: { $known }
error-nothing-to-train = no games are to be played: nothing can be learned
trained = Learned from { $games ->
    [one] 1 game
   *[other] { $games } games
  }; the judgement is in { $file }
trained-against = Against { $rival } it then had { $share } of the victories of { $games } games
trained-part = Broken off: { $file } has what was learned so far, and the same command goes on with it
trained-nothing = Broken off before anything was learned
error-no-memory = there is not enough memory to solve { $game } like that
error-not-told = what was found out cannot be written: { $why }
error-page-over-record = { $file } is the record itself: name another file for the page
error-no-values = --vary takes KEY=VALUE,VALUE, not "{ $word }"
error-vary-again = --vary names { $name } twice: give all its values at once
error-what-varies = what is to vary? Say --vary KEY=VALUE,VALUE with an option of the game, players or edition
error-not-written = { $file } cannot be written: { $why }
simulated-seat = seat
simulated-bot = bot
simulated-wins = wins
simulated-share = share of victories
simulated-steps = { $steps } steps a game
simulated-games = { $games ->
    [one] 1 game
   *[other] { $games } games
  }{ $shared ->
    [0] { "" }
   *[other] , { $shared } shared
  }, { $steps } steps in { $seconds } s: { $speed } million steps per second
simulated-plain = { $bot } ran as plain Python: { $why }
simulated-part = { $games ->
    [one] Broken off: this is what came out of the first of { $asked } games.
   *[other] Broken off: this is what came out of the first { $games } of { $asked } games.
  }
reported-nothing = Broken off: there is no report.
reported-page = The report is in { $file }.
sweep-bot = bot
sweep-share = share of victories
sweep-apart = beside the first
sweep-steps = steps a game
sweep-games = { $games ->
    [one] 1 game
   *[other] { $games } games
  } of seed { $seed }, each deal from every seating, the same dice in every row; { $seconds } s
tournament-rating = rating
tournament-table = table
tournament-games = { $games ->
    [one] 1 game
   *[other] { $games } games
  } in { $seconds } s: { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
  }{ $tables ->
    [one] { "" }
   *[other] { " " }at each of { $tables } tables
  }, from every seating
tournament-rated = { $rated ->
    [0] Nobody is rated yet: not every table has had a deal.
    [one] Ratings are OpenSkill's, from the first deal.
   *[other] Ratings are OpenSkill's, from the first { $rated } deals.
  }
tournament-unrated = Nobody is rated: that was not waited for.
tournament-more = Decided: the share of { $bot } is { $share1 } or more, not { $share0 } or less.
tournament-less = Decided: the share of { $bot } is { $share0 } or less, not { $share1 } or more.
tournament-open = Not decided: the share of { $bot } may be { $share0 } or { $share1 }.
tournament-risk = Where it is { $share0 } or less, such a test is wrong at most { $alpha } times in 100; where it is { $share1 } or more, at most { $beta } times.
tournament-evidence = Evidence { $llr }; at { $lower } it is decided for { $share0 }, at { $upper } for { $share1 }.
tournament-five = Deals in which { $bot } won 0, ½, 1, 1½ and 2 games: { $counts }
analysed-bot = bot
analysed-share = share of victories
analysed-luck = luck
analysed-adjusted = without luck
analysed-precision = precision
analysed-error = error per decision
analysed-percent = { $share } %
analysed-exactly = { $games ->
    [one] 1 game
   *[other] { $games } games
  }; chances are worked out, not tried out
analysed-tried = { $games ->
    [one] 1 game
   *[other] { $games } games
  }; chances were tried out, { $tries } times from every position
analysed-means = Without luck a share varies less. Precision says how much: with a share alone it would take so many times as many games to be as sure. An error is what a better move would have won, in victories. Behind ± stands what 95 of 100 such runs stay within.
analysed-page = page: { $file }
analysed-part = { $done ->
    [one] Broken off: this is the analysis of the first of { $all } moves.
   *[other] Broken off: this is the analysis of the first { $done } of { $all } moves.
  }
analysed-no-points = Broken off: the analysis is whole, only what costly decisions were worth in points is left out.
analysed-nothing = Broken off: nothing is analysed.
simulated-nothing = Broken off before the first game was over.

ready = Press Enter when you are ready.
against = You play against { $bots }.
dropped = “{ $words }” came before these dice were cast, and is dropped.
heading-help = { $agreed }; type ? for help
help = A number or the words of a move plays it. Besides:
help-all = all moves, where the list is cut
help-table = the table once more
help-rules = the rules
help-clause = one clause
help-save = keep a copy
help-quit = stop here; the game is kept
now = now: { $moves }
slip = Do it all the same? (y/N)
# The letters that a word for yes may begin with.
slip-yes = y
menu-more = { $more ->
    [one] One more move: say it in words, or type all to see it.
   *[other] { $more } more moves: say one in words, or type all to see them.
  }
menu-clash = A number alone is a line of the list: { $number } plays “{ $words }”. For “{ $other }” say those words.
hand-over = Hand the screen to { $name } and press Enter first.
look = { $name }, press Enter when nobody else looks.
kept = The game is kept. Go on with:
saved = saved: { $file }
record = record: { $file }
assumed = assumed, not read off a box: { $fields }
unfinished = The game is not over yet.

same = They tell the same game.
parting = { $what ->
    [game] They are of different games: { $one } and { $other }.
    [edition] They are of different editions: { $one } and { $other }.
    [options] They part in the options: { $one } and { $other }.
    [players] They part in the players: { $one } and { $other }.
    [given] They part in how many moves come from another game: { $one } and { $other }.
    [begins] They part in who begins: { $one } and { $other }.
    [move] They part at move { $move }: { $one } and { $other }.
   *[length] They part after move { $move }: one has { $one } moves, the other { $other }.
  }
fair = { $rolls ->
    [0] There are no dice in this record to be checked.
    [one] The dice are fair: the one roll follows from the commitment and the luck in this record.
   *[other] The dice are fair: all { $rolls } rolls follow from the commitment and the luck in this record.
  }
fair-unfinished = The record has no result: in it the game is not over.
fair-given = { $given ->
    [one] The first move comes from another game, from which this one was played on: its dice were not checked.
   *[other] The first { $given } moves come from another game, from which this one was played on: their dice were not checked.
  }
fair-rounds = { $rounds ->
    [0] Luck was not promised before it was told: this is how games were played before.
    [one] Luck was promised once before all of it was shown.
   *[other] Luck was promised { $rounds } times before all of it was shown.
  }
fair-unanchored = Whether it is the commitment of before the game was not checked: say it with --commitment, and your own luck with --luck.

joined = The game is over. You sat on seat { $seat }; scores: { $scores }; shares of the victory: { $shares }.

copied = { $title } is in { $folder }, a copy of { $like }. Go on with:

open = The house is open: { $url } (Ctrl+C closes it)
backed-up = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
  } with { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  } { $tables ->
    [one] is
   *[other] are
  } in { $file }
pruned = Removed: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
  } with { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  } and { $size }
would-prune = Would be removed: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
  } with { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  } and { $size }

error-no-number = --games cannot be "{ $word }": it must be a whole number
error-no-game-or-file = "{ $name }" is neither a record in a file nor a game; there is: { $known }
error-which-bots = which bots are to play? Say --bots with some of: { $known }
error-of-games = { $words } belongs to many games of bots: a record has its own
error-of-records = { $words } belongs to a record, not to many games of bots
error-no-shares = --stop takes two shares of the victory, as in 0.5,0.52, not "{ $word }"
error-risk-alone = --alpha and --beta say how often --stop may be wrong: say --stop, too
error-own-player = "{ $word }" is no player of your own: say FILE.py:NAME
error-no-house = the house is not installed ({ $package } is missing): pip install 'croupier[house]'
error-thinking-live = in { $title } nobody waits: leave out --thinking
error-saved-seats = a saved game keeps its seats, options and edition; leave them out with --resume
error-commitment-form = "{ $words }" is not a commitment; it has 64 hexadecimal digits
error-luck-form = "{ $words }" is not a seat and its luck; say them as 1:abc
error-which-game = which game? see `croupier games`
error-which-record = "{ $word }" is no game of a seed; say its number, or its number and its seating, as in 17 or 17:1
error-cluster-form = "{ $word }" is not the address of a scheduler; say it as in tcp://host:8786
error-no-cluster = there is no scheduler of Dask at { $address }: { $why }
error-other-game = { $file }: this is a game of { $found }, not { $wanted }
error-no-pair = option "{ $option }" is not of the form key=value
error-no-seat = "{ $word }" is not a seat; say a number from 1 on, or drawn
error-no-file = { $file }: { $why }
error-covered = { $file }: this game is not over, and its secrets are covered until it is
error-no-text = { $file }: this is not a record of a game: it is not text
error-not-saved = the game cannot be saved to { $file }: { $why }
error-one-person = { $title } runs in real time: one person at a terminal
error-how-old = say with --older-than how many days ago tables must have ended; nothing was removed
error-file-exists = { $file } is there already; name a new file
error-no-folder = { $folder } cannot be made: { $why }
error-no-name = "{ $name }" is no name for a game; it needs small letters, digits and _, as in my_game
error-game-exists = there is a game { $name } already
error-folder-exists = { $folder } is there already; go elsewhere or choose another name
error-package-exists = there is a Python package { $name } already; choose another name
error-no-command = there is no command "{ $name }"; there is: { $known }
error-no-flag = there is no option { $option } here
error-no-flag-but = there is no option { $option } here; perhaps: { $known }
error-flag-full = { $option } takes no value
error-flag-empty = { $option } needs a value
error-flag-missing = { $option } must be said
error-argument-missing = { $name } must be said
error-flag-number = { $option } takes a number
error-flag-between = { $option } takes a number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }
error-words-left = these words are too many: { $words }
error-which-command = which command? see `croupier --help`

usage = Usage:
usage-arguments = Arguments
usage-options = Options
usage-commands = Commands
usage-default = [default: { $value }]
usage-required = [required]
command-any-help = Show this message and exit.
command-any-game = A game; see `croupier games`.
command-any-option = An option of the game; may be repeated.
command-any-edition = An edition by name, or a TOML file of your own.
command-any-first = The seat that begins, or `drawn`.
command-any-json = Print JSON instead of text.
command-any-players = How many players; the fewest the game allows if not given.
command-any-seed = The same seed gives the same result.
command-any-workers = Threads; all cores if not given. The result is the same.
command-any-database = The database; by default yours.
command-croupier = Dice games: play them, simulate them, replay them.
command-croupier-version = Print the version.
command-croupier-language = What to read: en, or another that there is.
command-croupier-install-completion = Install completion for the current shell.
command-croupier-show-completion = Show completion for the current shell, to copy it or customize the installation.
command-games = List the games, or show one with its bots and options.
command-games-game = One game with its options.
command-rules = Show the rules of a game, or one clause of them.
command-rules-clause = One clause alone, such as P3.
command-solve = Solve a game: the chance of who begins, or the rolls that one alone needs, if all play as well as can be.
command-solve-out = Keep the chances in a file of NumPy.
command-solve-chart = Print when to stop, too, as tables of Markdown.
command-train = Let a game's best bot learn from many games what positions are worth.
command-train-games = Games that it plays itself.
command-train-watched = Games of its teacher that come before.
command-train-against = Learn to beat this bot, and play on against it.
command-train-players = How many at a table; by turns as many as can play if 0.
command-train-out = Where it is kept, and gone on from.
command-simulate = Play many games between bots and count who wins.
command-simulate-games = How many games; 1e6 is a million.
command-simulate-bots = Bots in seat order, as in `random,mine.py:my_bot`; repeated around the table.
command-simulate-paired = The same dice from every seating; counted by bot.
command-simulate-cluster = Play on the workers of a Dask scheduler, as in `tcp://host:8786`.
command-simulate-keep = Keep a row for every game, as Parquet or .arrow.
command-simulate-record = Print the record of this game of the seed instead; both count from 0.
command-simulate-device = `cuda` plays on a GPU of Nvidia's. The result is the same.
command-tournament = Let bots meet, everybody with everybody on the same dice, and rank them.
command-tournament-bots = Bots, as in `random mine.py:my_bot`; if none is named, all of the game's own that answer at once.
command-tournament-games = Deals for every table, each from every seating; 1e6 is a million.
command-tournament-players = Bots at a table; the fewest the game allows if not given.
command-tournament-stop = Between two bots: end as soon as it is told which of two shares of the victory the first one has, as in `0.5,0.52`.
command-tournament-alpha = How often --stop may decide wrongly for the larger share; 0.05 if not given.
command-tournament-beta = The same for the smaller share; 0.05 if not given.
command-sweep = Play every combination of some house rules on the same dice, and say what each of them does.
command-sweep-vary = An option with its values, `players` or `edition`; may be repeated.
command-sweep-bots = Bots, as in `best,steady`; repeated around the table.
command-sweep-games = Deals of every combination, each from every seating; 1e6 is a million.
command-sweep-out = Where it is kept, and gone on from by the same command.
command-sweep-parquet = Write the table as Parquet, too.
command-sweep-plot = Write a plot of the shares, too.
command-report = Say what the rules of a game do, as a page with plots: for designers, and whoever invents house rules.
command-report-against = A second set of rules beside the first: what is different there, an option, `players` or `edition`; may be repeated.
command-report-bots = Bots that play, weakest first; those of the game's levels that answer at once if not given.
command-report-games = Games for every figure; 1e6 is a million.
command-report-sample = Games looked at move by move.
command-report-html = Where the page goes; GAME-report.html if not given.
command-play = Play in the terminal, people and bots on any seat.
command-play-seats = Who sits where: `person`, `person:NAME` or a bot or its level, as in `person,sharp`.
command-play-seed = Dice from a seed, to play the same game again.
command-play-resume = Go on with a saved game.
command-play-save = Where to keep the game; saved after every move.
command-play-thinking = How long bots that search may think for a move.
command-replay = Play a record again, checking every move against the rules; with --against, 1 if the two differ.
command-replay-file = A record of a game.
command-replay-against = Another record: say where the two part.
command-replay-positions = Print the record again with the position after every move.
command-analyse = Say how much of a game was luck and how much skill, and which decisions cost most.
command-analyse-played = A record of a game that was played, or a game for bots to play.
command-analyse-bots = Bots that play the game, as in `steady,best`; repeated around the table.
command-analyse-games = How many games bots play; 1000 if not given.
command-analyse-players = How many bots at a table; as many as are named if not given.
command-analyse-tries = How often positions are tried out; each game says how often if not given.
command-analyse-html = Write the analysis of a record as a page.
command-new = Begin a game of your own: a package with a copy of one that works.
command-new-name = The game's id: small letters, digits and _.
command-new-like = The game to copy, or its folder; the shortest one if not given.
command-join = Let a player of your own play at a table of a house; docs/client.md says how one is written.
command-join-link = The link of a table, or of a seat that is held there.
command-join-bot = A player: it is given turns.
command-join-name = What the others at the table read.
command-serve = Open the house: tables in the browser and over the network.
command-serve-host = The address to listen on; by default only this machine.
command-serve-port = The port to listen on.
command-serve-database = sqlite:///FILE or postgresql://HOST/NAME; by default a file of yours.
command-serve-workers = Processes; more than one needs PostgreSQL.
command-serve-settings = Limits and paces in a TOML file; see docs/house.md.
command-serve-browser = Open the page in a browser.
command-verify = Check that the dice of a record are those the house had committed itself to.
command-verify-file = A record downloaded from a table.
command-verify-commitment = The commitment as it was before the game.
command-verify-luck = Your own luck, such as 1:abc; can be repeated.
command-backup = Copy all tables of a house, while it is open, into one SQLite file that can be served again.
command-backup-file = Where to put the copy; an SQLite database.
command-prune = Remove tables that have been over for long from a house, open or not; never one that waits or is in play.
command-prune-older-than = How long they have been over; by default `keep_for`.
command-prune-settings = The settings of the house, which say `keep_for`.
command-prune-dry-run = Only say what would go.
command-cache = Say where compiled rules are kept and how much that is, or remove it.
command-cache-clear = Remove it all; rules are compiled again.
