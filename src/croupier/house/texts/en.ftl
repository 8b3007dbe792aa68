# Who may do what, and when
error-no-such-seat = this table has seats 1 to { $seats }
error-seat-taken = this seat is taken
error-key-luck = everybody is showing his luck just now: open the link again in a moment
error-key-holds-nothing = this link holds no seat: it works once, and until the seat is given up; ask for a new one where you played last
error-seat-not-yours = seat { $seat } is not yours
error-host-only = only the host can empty a seat or hand it to a bot
error-players-only = only who played can ask for a rematch
error-others-roll = { $count ->
    [one] seat { $seats } rolls
   *[other] one of the seats { $seats } rolls
  }
error-bot-plays = a bot plays on this seat; take it back first
error-nobody-to-replace = nobody has to be replaced on this seat
error-seat-held = this seat is held; before the game it can be emptied
error-not-away = a bot can play for somebody who has been away for { $seconds } seconds
error-nobody-to-move = only before the game, and only a seat that is held, can be emptied
error-no-stand-in = no bot stands in on this seat
error-not-begun = the game has not begun yet
error-game-over = the game is over
error-cleared = nobody came any more, so the house has cleared this table
error-game-not-over = the game is not over
error-source-not-over = the game that this one was played on from is not over
error-stale = the table had moved on; look again before you choose
error-no-trying = in real time nothing can be tried: make the move
error-counting = not yet: the count is still going on
error-house-rolls = at this table the house rolls
error-no-dice-due = no dice are due
error-nothing-typed = there is no typed outcome to take back
error-no-coach = at this table there is no coach
error-coach-realtime = in real time there is no coach: hands are too quick for advice
error-coach-turn = seat { $seat } is not in turn: the coach waits until it is
error-coach-thinking = the coach is still thinking about what you asked last
error-coach-weighing = your tutor is still thinking about the move you sent before
error-coach-busy = too many ask the coach just now; try again in a moment
error-coach-lost = the coach has no answer to this position
error-analysis-long = this game has { $entries } entries, and no more than { $most } are analysed
error-analysis-lost = the analysis of this game has failed twice; it is not tried again
error-analysis-failed = the analysis of this game could not be made just now; try again in a moment
error-many-analyses = { $most ->
    [one] a game is
   *[other] { $most } games are
  } waiting to be analysed; try again in a few minutes
error-your-analyses = { $most ->
    [one] a game waits to be analysed for your address already
   *[other] { $most } games wait to be analysed for your address already
  }; try again when one is done
error-branch-early = the game has not begun: there is nothing to play on from
error-handed-often = a seat can be handed on { $most } times at most
error-key-form = a key is said by its SHA-256, in 64 hexadecimal digits, and is of one seat alone
error-holder-here = who holds that seat is here, or has been away for less than { $seconds } seconds
error-branch-realtime = hands cannot be stopped and go on from there: lay out a new table
error-secrets = this game has secrets: its record can be read when it is over

# What was said
error-hello-first = say hello first
error-hello-again = hello was said before
error-silent = nothing was said for too long
error-unreadable = this message cannot be read: { $reason }
error-lacks = this message cannot be read: it lacks { $what }
error-chat-full = { $most } messages have been said at this table: it bears no more
error-nothing-said = there is nothing in this message
error-seen-ahead = nobody has seen that far yet
error-json-only = say it as JSON, with the content type application/json
error-data-or-words = say it either as data or in words
error-no-such-move = { $game } has no such move: { $reason }
error-luck = luck is 1 to 64 letters, digits, - or _
error-promise-form = a promise is the SHA-256 of luck in 64 hexadecimal digits
error-luck-promised = everybody has promised his luck: it cannot be changed any more
error-luck-spent = this luck was shown at this table before: promise new luck
error-luck-not-yet = luck is shown when everybody has promised his
error-luck-other = this is not the luck that was promised
error-move-length = a move has at most { $most } letters
error-too-long = { $what ->
    [name] a name
   *[message] a message
  } may have { $most } letters, not { $letters }
error-name-invisible = nobody can see this name; choose another
error-name-taken = somebody at this table is called { $name } already; choose another name
error-no-such-edition = there is no edition "{ $name }"; there is: { $known }
error-clock-bounds = a clock has { $least } to { $most } seconds

# What is not there
error-no-table = there is no table "{ $table }"; tables that are over are not kept for ever
error-no-http = this is neither HTTP nor the handshake of a websocket
error-no-page = there is nothing at this address
error-old-table = table { $table } was played under other rules than this house has now; it is kept as it is
error-figures-only-inside = figures are for whoever runs this house
error-strange-page = this page does not belong to the house

# What is too much, or cannot be done now
error-many-from-address = too many { $what ->
    [tables] new tables
   *[requests] requests
  } from your address; try again in a while
error-many-offers = { $most ->
    [one] a table
   *[other] { $most } tables
  } from your address wait in the lobby; join one, or open a table that is not public
error-many-connections = too many connections from your address
error-many-messages = too many messages; take your time
error-cannot-write = the house cannot write to its database; nothing was changed
error-cannot-read = the house cannot read its database; try again in a moment
error-in-doubt = the house does not know whether this was written: its database does not answer; look at the table before you try again
error-table-waits = this table waits for the house's database; nothing was changed
error-fault = something went wrong in the house; it has been written down

# Checking the dice of a record
error-no-fair-dice = this game was not played with fair dice: its record has no dice line
error-key-not-shown = the house has not shown its key: the game is not over, or it never began
error-no-roll-checked = no roll of this record was checked: by its own word all of them are among the first { $given } moves, which come from another game
error-other-key = the dice are NOT fair: the key shown is not the one the house committed itself to
error-other-commitment = the dice are NOT fair: this is not the commitment that was published before the game
error-other-luck = the dice are NOT fair: seat { $seat } had other luck
error-luck-twice = the dice are NOT fair: a seat has luck twice
error-luck-of-bot = the dice are NOT fair: seat { $seat } is a bot's, and bots have no luck
error-luck-missing = the dice are NOT fair: the luck of seat { $seat } is missing
error-luck-of-nobody = the dice are NOT fair: there is luck that no seat can have
error-other-roll = the dice are NOT fair: move { $number } ({ $seat }) should have been { $words }

# Running a house
error-settings = settings { $file }: { $reason }
error-port = port { $port } on { $host } cannot be used: { $reason }; choose another with --port
error-workers = the number of workers must be from 1 to { $most }, not { $workers }
error-workers-sqlite = several workers need PostgreSQL; name one with --database postgresql://HOST/NAME
error-database-url = "{ $url }" is not a database URL; say sqlite:///FILE or postgresql://HOST/NAME
error-database-kind = the house keeps its tables in sqlite or postgresql, not in { $kind }
error-database-engine = the database { $url }: { $reason }
error-database-newer = the database is of a newer version than this program, which knows { $head }: { $reason }
error-database-away = the database { $url } cannot be used: { $reason }
error-no-database = there is no database { $file }
error-database-held = another house has { $file } open; several processes need PostgreSQL
error-copy = the copy was not made: { $reason }

# What a messenger shows of a link to a table
invitation = { $name } invites you to { $game }
invitation-of-nobody = A table of { $game }

# What a page says before anything is shown
page-about = Dice games in the browser: against bots, around one screen, or with friends.
page-needs-script = Croupier needs JavaScript to show its tables.
