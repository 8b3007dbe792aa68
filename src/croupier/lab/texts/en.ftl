error-few-bots = a tournament needs two bots or more, not { $bots }
error-field-list = the bots of a tournament are a list, not { $found }
error-bot-twice = { $bot } is entered twice: in a tournament every bot plays once
error-field-small = a table for { $players } needs { $players } different bots, and there are { $bots }
error-too-many-tables = { $bots } bots make { $tables } tables for { $players }; there can be { $most }
error-stop-two = a tournament can stop early between two bots at a table for two, not with { $bots } bots at tables for { $players }
error-stop-form = to stop early takes two shares of the victory, not { $found }
error-stop-shares = to stop early takes two shares of the victory between 0 and 1 ({ $least } to { $most }), the smaller one first, not { $share0 } and { $share1 }
error-stop-risk = { $name } is a risk above 0 and up to 0.5, not { $risk }
error-no-lessons = { $game } has no bot that learns
error-training-games = from 0 to { $most } games can be played to learn from them, not { $games }
error-other-plan = something else was to be learned there: another file is needed, or the games, the seed, the players and the rival that it was begun with
error-no-school = { $file } does not hold what `croupier train` has learned
error-no-match = a match or a record can be analysed, not a { $found }
error-secrets-covered = this game is not over, and its secrets are covered until it is
error-names-for-players = { $names } names for { $players } players
error-tries-bounds = positions can be tried out 1 to { $most } times, not { $tries }
error-own-hands = in { $game } everybody has a hand, and bots of your own have none here: name bots of the game
error-vary-nothing = what is to vary? Options of the game, players or edition, each with its values
error-vary-list = { $name } takes a list of values, not { $found }
error-vary-twice = { $name } has the value { $value } twice
error-vary-fixed = { $name } either varies or is fixed, not both
error-vary-players = players is a whole number, not { $value }
error-many-combinations = that makes { $combinations } combinations; there can be { $most }
error-no-sweep = { $file } does not hold a sweep: { $why }
error-other-sweep = { $file } holds another sweep, which stays: it differs in { $what }
error-not-kept = { $file } cannot be written: { $why }
error-no-frames = Parquet is written by polars, and { $package } is not installed: pip install 'croupier[data]'
error-no-plots = plots are drawn by Altair, and { $package } is not installed: pip install 'croupier[report]'
error-sample-bounds = from 2 to { $most } games can be looked at closely, not { $sample }
error-few-games = a report takes from 2 to { $most } games for every figure, not { $games }
error-report-twice = { $bot } is named twice: in a report every bot has one place
error-against-form = what is compared is a set-up, or what is different there, not { $found }
error-against-same = both set-ups are the same: nothing can be compared
error-against-other = both set-ups must be of one game, and the other is of { $game }
error-endless = { $bot } plays games that do not end within { $longest } steps: name other bots for the report

analysis-percent = { NUMBER($share, style: "percent") }
analysis-percent-tenths = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-percent-hundredths = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
analysis-more = +{ $size }
analysis-less = −{ $size }
analysis-title = { $game }: luck and skill
analysis-unfinished = The game is not over yet.
analysis-part = Broken off: this is the analysis of the first { $done } of { $all } moves, rolls and cards.
analysis-when = { $number ->
    [0] beginning
   *[other] move { $number }
  }
analysis-before = Before it: { $told }
analysis-known = Chances here know all that was hidden; decisions are judged by what their player knew.
analysis-chances = Chances to win
analysis-moments = What changed most
analysis-mistakes = The costliest decisions
analysis-faultless = No decision cost anything.
analysis-ledger = Luck and errors
analysis-ledger-means = Every account adds up: from the chance at first to the result. Luck is what dice and cards changed. An error is what a better move would have won on the mean, as far as its player could know. Without luck is the result less the luck; that may be more than a victory, or less than none.
analysis-how = How this was found
analysis-at-first = at first
analysis-luck = luck
analysis-errors = own errors
analysis-given = errors of others
analysis-rest = rest
analysis-tempo = how fast hands were
analysis-mostly = { $what ->
    [tempo] How fast hands were decided more for { $names } than luck and decisions did: no move tells it.
   *[rest] More of the result of { $names } is in the rest than in luck and decisions: it cannot be told apart.
  }
analysis-in-the-end = in the end
analysis-so-far = so far
analysis-without-luck = without luck
analysis-rises = The chance of { $name } rises from { $before } to { $after }.
analysis-falls = The chance of { $name } falls from { $before } to { $after }.
analysis-does = { $name }: { $move }
analysis-did = { $name }: “{ $move }”
analysis-why = “{ $better }” would have won { $chance } of the games from there, “{ $made }” wins { $less }: that cost { $cost } of a victory.
analysis-points-more = With “{ $better }” it is { $points } more in the end, on the mean (± { $margin }).
analysis-points-fewer = With “{ $better }” it is { $points } less in the end, on the mean (± { $margin }).
analysis-points = { $points } points
analysis-points-same = In points the two can hardly be told apart in the end.
analysis-chances-mean = Chances are those to win the game from there, as far as the player could know.
analysis-points-mean = Chances are those to win the game from there, as far as the player could know; points are those in the end.
analysis-skill = { $name } had a choice { $decisions ->
    [one] once
   *[other] { $decisions } times
  }, and lost { $mean } of a victory each time, on the mean.
analysis-no-error = { $name } had a choice { $decisions ->
    [one] once
   *[other] { $decisions } times
  }, and lost nothing { $sure ->
    [yes] by it
   *[no] by it that could be told
  }.
analysis-no-decision = { $name } never had a choice.
analysis-nothing-made = { $name } made no move where there was a choice. In real time decisions are those that were made: what somebody let pass is none.
analysis-like = That is about as much as the bot { $bot } loses.
analysis-like-means = That somebody errs as much as a bot says no more than that, and a single game says little: errors of the next one may be others.
analysis-coarse = ?
analysis-coarse-means = A ? is too coarse to be told: { $tries ->
    [one] one try
   *[other] { $tries } tries
  } from every position of so long a game may be off by { $off } of a victory, all luck together. More tries tell more.
analysis-vague-means = A ? is too vague to be told: the rest, chance in what was tried out or what bots cannot judge, is too large beside it.
analysis-scale = What a decision costs our bots on the mean: { $bots }.
analysis-no-scale = No bot is named beside it: what decisions cost bots was measured at tables for two by the usual rules alone, and not for every game.
analysis-scale-bot = { $bot } { $mean }
analysis-no-rest = There is no rest: luck and errors explain all of it.
analysis-rest-of = The rest is what cannot be told apart: { $parts }.
analysis-left-deck = cards which are gone and do not come back in later turns
analysis-left-judgement = a judgement that is never quite right
analysis-left-tempo = how fast hands were, which no move tells
analysis-left-sampling = chance in what was tried out, and players who do better than the bot that played on
analysis-left-hidden = what players could not see
analysis-exact = The chances are exact: this game is solved, and they are those of two who play on as well as can be.
analysis-exact-but = The chances are those of two who play on as well as can be: this game is solved, but for what the rest is made of.
analysis-judged = The chances are judged: this game is not solved, and what a position is worth is reckoned without playing it to its end.
analysis-tried = The chances were tried out: the bot { $bot } played on for everybody, { $tries } times from every position, with the same dice after each of the moves compared. A move counts as an error only where another one was better beyond chance.
analysis-tried-judged = The chances are judged where that can be done, as between two turns. Elsewhere they were tried out: the bot { $bot } played on until then for everybody, { $tries } times from every position, with the same dice after each of the moves compared. A move counts as an error only where another one was better beyond chance.
analysis-off = A chance may be off by { $off }.

report-title = { $game }: what the numbers say
report-under = { $players } players, { $agreed ->
    [none] the usual rules
   *[other] { $agreed }
  }. Played by bots: { $games } games for every figure, and { $sample } looked at move by move.
report-both = Two sets of rules for { $game }, played by bots: { $games } games for every figure, and { $sample } looked at move by move.
report-usual = usual rules
report-minute = In a minute
report-compared = Side by side
report-compared-means = Bold is what differs by more than chance. ± is what 95 of 100 such reports stay within.
report-length = How long it takes
report-seats = Who sits where
report-skill = Luck and skill
report-lead = Who is ahead
report-pieces = What comes into play
report-decisions = What there is to decide
report-rules = What house rules do
report-ends = How it ends, and dead ends
report-how = How this was found

report-moves = A game has { $moves } moves: one in ten no more than { $short }, half of them up to { $half }, one in ten { $long } or more.
report-turns = Each of { $players } players has about { $turns } turns.
report-seconds = It lasts { $seconds } seconds on the clock.
report-spread = { $kind ->
    [even] Games are all about as long.
    [wide] Some games are more than twice as long as others: plan for that.
   *[some] The long ones take up to twice as long as the short ones.
  }
report-seat-uneven = Among equals seat { $seat } wins { $share } of the games, where its even part is { $even }.
report-seat-even = Among equals every seat wins about its part of { $even }: after { $games } games no seat is better beyond chance.
report-seat-bots = { $bot } { $share }
report-seat-by-skill = Whoever begins wins, by the bots that play: { $bots }.
report-seat-rules = By the rules it does not matter who begins.
report-luck = The bot { $better } at a table with { $others ->
    [one] { $other }
   *[other] { $others } of { $other }
  } wins { $share } of the games, where { $even } would be its part. So being better decides { $decided } of them, and luck the other { $luck }.
report-luck-none = The bot { $better } wins no more beside { $other } than its part of { $even }, as far as can be told: luck decides.
report-luck-only = There is only one bot that answers at once: what skill is worth cannot be told.
report-luck-means = Decided by play is the part of the games that the better one would have to win outright if all others went as among equals: (n × share − 1) / (n − 1) for n players. It belongs to these two players: the further they are apart, the less is left to luck.
report-luck-ladder = Beside others: { $bots }.
report-luck-beside = { $other } leaves { $luck } to luck
report-changes = The lead goes from one seat to another { $changes } times a game.
report-half = Who leads at half-time wins { $share } of the games; in { $comebacks } of all games somebody wins who was behind then.
report-early = { $tenth ->
    [never] Even nine tenths through, who leads wins less than four games of five: it stays open to the end.
   *[other] From { $tenth } of a game on, who leads wins four games of five.
  }
report-level = Nobody leads alone in { $share } of a game.
report-no-lead = What stands at the seats for everybody to see does not tell who is ahead, so nothing is said of leads and comebacks.
report-of = { $happening } ({ $field })
report-piece = { $label }: most often { $most }, { $often } times a game, least { $least }, { $seldom } times.
report-piece-even = { $label }: all come about as often, { $often } times a game.
report-happenings = Most often in a game: { $kinds }.
report-often = { $label } { $times } times
report-rare = In fewer than one game of ten: { $kinds }.
report-decides = Everybody moves { $moves } times a game. { $real } of these moves leave a choice, among { $choices } on the mean.
report-no-choice = Everybody moves { $moves } times a game, and hardly any move leaves a choice.
report-menu = Only some of the legal moves are listed, so there is more to choose from.
report-disputed = At { $share } of the choices { $bots } would not do the same: there is something to be good at.
report-agreed = At { $share } of the choices { $bots } would not do the same: most of them are clear.
report-costly = At { $share } of the choices the worst move costs a hundredth of a victory or more.
report-rule = { $option } = { $value }: { $otherwise } of the games go to somebody else, and games are { $times } times as long.
report-option = { $option }: { $says }
report-bot = { $bot }: { $says }
report-rule-idle = { $option } = { $value }: no game of { $bot } went otherwise.
report-rules-mean = Each house rule alone, on the same dice as without it: how many games somebody else wins.
report-no-rules = There are no house rules to try.
report-ending = Games end like this: { $ways }.
report-way = { $label } { $share }
report-looked = Looked for: games that reach the limit of { $longest } steps; games that are all of one length; events that never happen; house rules that change nothing.
report-endless = Games of { $bots } did not end within { $longest } steps.
report-fixed = All games of { $bots } have exactly the same number of steps: something other than play ends them.
report-never = Never seen in { $games } games of { $bot }: { $kinds }. Some of it may belong to house rules that are not in force.
report-idle = These house rules changed nothing in games of { $bot }, at any value tried: { $options }.
report-no-dead-ends = None of them was found.
report-found-how = Bots played: { $bots }, the weakest first. The last one of them sits on all seats where nothing else is said. Game number n of a seed is the same everywhere, so these are the same numbers wherever they are made.
report-again = Made by: { $command }
report-for = { $name }: { $sentence }

report-axis-moves = moves in a game
report-axis-games = games
report-axis-seat = seat
report-axis-wins = games won
report-axis-decided = decided by the better player
report-axis-course = how far the game is
report-axis-leader = the leader wins
report-axis-changes = changes of the lead in a game
report-axis-choices = moves to choose from
report-axis-share = of all moves
report-axis-times = times a game
report-axis-otherwise = of all games
report-row-moves = moves in a game
report-row-turns = turns of everybody
report-row-first = games won by who begins
report-row-decided = decided by { $better } beside { $other }
report-row-changes = changes of the lead
report-row-comebacks = comebacks from half-time
report-row-half = the leader at half-time wins
report-row-choices = moves to choose from
report-row-real = moves that leave a choice
report-row-own = moves of everybody
