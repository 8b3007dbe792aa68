# The shell. Games bring their own texts: src/croupier/games/*/texts/en.ftl.

site = Croupier
page-title = { $page } · Croupier
site-home = Croupier, to the games
skip = Skip to the content
language = Language

die-shows = A die that shows { $face }

# Home
home-title = Pull up a chair
home-line = Dice games at a real table: fair dice, every rule known, nothing to install and no account.
home-name = Your name
home-name-hint = as others see it
home-games = The games
home-play = Play now
home-play-of = Play now: { $game }
home-screen = Around this screen
home-screen-of = Around this screen: { $game }
home-friends = Invite friends
home-friends-of = Invite friends: { $game }
home-practice = Practice against the clock
home-practice-of = Practice against the clock: { $game }
home-rules = Rules
home-rules-of = Rules: { $game }
home-more = More choices
home-more-of = More choices: { $game }
home-players = { $least ->
    [one] 1 player
   *[other] { $least } players
  }
home-players-range = { $least }–{ $most } players
home-players-of = Players: { $game }
home-opponent = Your opponent
home-against = Against { opponent }
home-minutes = about { $minutes } min
home-resume = You were playing
home-resume-go = Go on
home-resume-score = { $name } { $score }
home-resume-aside = Put aside: { $game }
home-resume-gone = { $game } is taken off the list.
home-resume-undo = Undo
home-left = You left the table of { $game }. { bot-name } plays on in your place.
home-left-open = You left the table of { $game }. Your seat is open for others.
home-open = Open tables
home-open-none = No open table right now. Lay one out, and it stands here for everybody.
home-open-none-of = No open table of { $game } right now. Lay one out, and it stands here for everybody.
home-open-host = laid out by { $name }
home-open-free = { $free ->
    [one] 1 free seat
   *[other] { $free } free seats
  }
home-open-game = Show the tables of
home-open-all = all games
home-open-more = More tables
home-open-go = Sit down
home-open-go-of = Sit down: { $game }
home-code = Have a code?
home-code-hint = type it
home-code-go = Go to the table
home-code-short = Go
home-laying = Laying out the table …

# Setting a table up
way = How to play
way-bots = Against bots
way-screen = Around this screen
way-friends = Invite friends
way-bots-line = You against opponents that are always there.
way-screen-line = Everybody plays here and passes the screen on.
way-friends-line = You get a link and a code; friends sit down wherever they are.
setup-players = Players at the table
setup-opponent = Opponent on seat { $seat }
setup-person = Player { $seat }
setup-friend = Friend { $seat }
setup-level = Who plays on seat { $seat }
setup-person-here = a person
setup-bot = { $level ->
    [random] Somebody who plays at random
   *[other] A bot called “{ $level }”
  }
setup-open-here = open for a friend
setup-public = Show it among the open tables, for anybody to join
setup-rules-line = What stands here is how we play unless you agree otherwise.
setup-edition = Edition
setup-dice = Dice
setup-dice-fair = The house rolls, and anybody can check it
setup-dice-real = We roll real dice and type them in
setup-clock-realtime = No clock here: both players grab at once.
setup-first = Who begins
setup-first-drawn = It is drawn
setup-first-seat = Seat { $seat }
setup-clock = Clock
setup-clock-none = No clock
setup-clock-move = { $seconds } seconds for a move
setup-clock-game = { $minutes } minutes for the game
setup-coach = Coach: hints for everybody
setup-coach-realtime = There is no coach in real time: he would be slower than hands are.
setup-coach-line = Whoever is in turn may ask which move is best. Everybody sees that he asked.
setup-start = Start
setup-start-friends = Lay out the table
setup-more = House rules, dice, clock

# Rules
rules-lessons = How to play, in half a minute
rules-clauses = All the rules
numbers = What the numbers say
numbers-about = How long games are, whether it matters who begins, how much is luck, and what house rules change: thousands of games of bots, counted.
numbers-read = Read the report
rules-page = These rules on a page of their own
rules-of = Rules of { $game }
rules-close = Close
rules-broken = This move is against clause { $clause }
rules-here = The rule that matters now is marked.
rules-legend = What carries no mark stands in the rulebook. A mark may be about a part of its clause only.
rules-mark = { $source ->
    [found] found
    [inferred] inferred
   *[ours] ours
  }
rules-source = { $source ->
    [rulebook] from the rulebook
    [found] from reviews or common knowledge
    [inferred] inferred from the rulebook’s examples
   *[ours] our ruling
  }

# The table
table-title-turn = ● Your turn · { $game }
table-of = { $game } table
table-board = The board
table-log = Log
table-earlier = Earlier
table-talk = Log and chat
table-unread = { $count ->
    [one] One new message
   *[other] { $count } new messages
  }
table-chat = Chat
table-chat-off = Turn chat off
table-chat-on = Turn chat on
table-chat-hint = Say something
table-chat-send = Send
table-chat-line = { $name }: { $words }
table-sound-on = Turn sound on
table-sound-off = Turn sound off
table-theme = { $theme ->
    [light] Colours: light
    [dark] Colours: dark
   *[auto] Colours: as the device
  }
table-rules = Rules
table-about = This table
table-learning = Getting ready, only before a first game …
table-cast-in = The dice fall in { $seconds } …
table-go-in = All dice lie. Go in { $seconds } …
table-cast-soon = The dice are about to be cast …
table-go-on = Go on
table-key-space = Space
table-your-turn = Your turn
table-your-turn-of = { $name }, your turn
table-your-turn-too = { $count ->
    [2] Both at once: your move
   *[other] All at once: your move
  }
table-laying = The table is laid out …
table-turn-many = { $count ->
    [one] { $names } is playing
   *[other] { $names } are playing
  }
table-turn-away = { $count ->
    [one] { $names } is
   *[other] { $names } are
  } not connected. { $host ->
    [yes] { $seconds ->
        [0] You may let a bot play.
       *[other] After { $seconds } s you may let a bot play.
      }
   *[no] { $seconds ->
        [0] The host may let a bot play.
       *[other] After { $seconds } s the host may let a bot play.
      }
  }
table-dice-due = { $real ->
    [yes] Your dice or cards are due
   *[no] Dice or cards are on their way …
  }
table-watching = You are watching
table-watchers = { $count ->
    [one] One person looks on.
   *[other] { $count } people look on.
  }
table-line-connecting = Connecting …
table-line-open = Connected
table-line-away = The house does not answer; trying again …
table-line-closed = Not connected
table-seat-you = you
table-seat-away = not connected
table-seat-stand-in = { bot-name } stands in
score = { NUMBER($score, useGrouping: 0) }
table-seat-score = Score { $score }
table-seat-to-move = to move
table-seat-clock = { $time } left
table-play-as = Play as { $name }
table-choices = Your choices
table-filter = Find a choice
table-filter-none = No choice has these words.
table-view = The table in words
table-nothing = Nothing to do right now.
plain-yes = yes
plain-no = no
plain-nothing = –
plain-count = { $what } { NUMBER($count, useGrouping: 0) }
list-two = { $most } and { $last }
list-more = { $most }, and { $last }
table-source = { $move ->
    [0] Played on from the beginning of another game
   *[other] Played on from move { $move } of another game
  }
table-hand-over = Hand the screen to { $name }
table-hand-over-line = The others look away now.
table-hand-over-go = I am { $name }: show my side
table-dismiss = Close this message

# Learning at the table
now-ask = What can I do?
now-title = What you can do now
now-soon = Dice or cards come first. A moment …
now-go = Press “{ $go }” to go on.
now-kind = { $move }{ $more ->
    [0] .
    [one] , or one other choice like it.
   *[other] , or one of { $more } other choices like it.
  }
now-rule = Rule
now-rule-of = The rule on this, { $clause }
tour-step = { $step } of { $steps }
tour-next = Next
tour-skip = Skip
tour-done = Play
tour-now = Not sure what to do? This tells you at any time.
tour-again = Show me around
tour-offer = New here? Show me around

# The coach
best-move = Best
coach = Coach
coach-line = Whoever is in turn may ask for a hint, and have a tutor. Everybody sees that he did.
hint-ask = Hint
hint-title = What the coach thinks
hint-thinking = The coach is thinking …
hint-none = The coach has nothing to say.
hint-only = “{ $best }” is all there is to do. You win { $chance }.
hint-best = “{ $best }” wins { $chance }, “{ $next }” { $less }.
hint-known = What nobody at your seat can see, the coach does not know either.
tutor = { $named ->
    [yes] Tutor for { $name }: ask before a move that gives much away
   *[no] Tutor: ask me before a move that gives much away
  }
tutor-switch = Tutor
tutor-move = This move
tutor-doubt = “{ $better }” wins { $best }, this { $chance }. Do it all the same?
tutor-late = The tutor had not looked at that move in time: it was made without him.

seat-open = Open seat { $seat }
bot-name = { $level ->
    [casual] Poppy
    [steady] Otto
    [sharp] Vera
    [best] Magnus
   *[other] Bot { $level }
  }
practice-name = The clock
bot-name-of-many = { bot-name } ({ $seat })
level = { $level ->
    [casual] easy-going
    [steady] steady
    [sharp] sharp
   *[best] hard to beat
  }
opponent = { bot-name }, { level }

# Waiting for others
invite-by = { $name } invites you to { $game }
invite-to = You are invited to { $game }
invite-sit = Sit down and play
wait-title = Waiting for players
wait-line = The game begins as soon as every seat is taken.
wait-invite = Invite with this link
wait-code = or with this code
wait-scan = Code to scan with another device
wait-copy = Copy the link
wait-copied = Copied
wait-sit = Sit here
wait-sit-too = Also play here
wait-sit-too-of = Also play here: seat { $seat }
wait-sit-of = Sit here: seat { $seat }
wait-bot = Let a bot play
wait-bot-of = Let a bot play: seat { $seat }
wait-empty = Empty the seat
wait-empty-of = Empty the seat of { $name }
wait-luck = Waiting for everybody’s luck …
wait-come = Waiting for { $names }. In { $seconds } s the game begins, and bots play for who has not come.
wait-show = { $names } still { $count ->
    [one] has
   *[other] have
} to show the luck promised. Whoever has not in { $seconds } s loses the seat.
luck-broken = { $times ->
    [one] Luck was promised anew once, because somebody did not show his.
   *[other] Luck was promised anew { $times } times, because somebody did not show his.
  }
wait-yours = Your seat
wait-full = This table is full. You can watch, or open a table of your own.

# The end
over-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
  }
over-you-share = You and { $names } share the victory
over-you-won = You win!
over-score = { $name }: { $score }
over-rematch = Rematch
over-rematch-go = To the rematch
over-rematch-line = A rematch is laid out, and your seat is kept for a while.
over-rematch-asked = { $names } { $count ->
    [one] wants
   *[other] want
  } a rematch. { $seconds ->
    [0] Your seat is kept for a while.
   *[other] In { $seconds } s it begins, and a bot plays for you until you come.
  }
over-rematch-begun = The rematch has begun. A bot plays for you until you come.
over-rematch-title = Rematch? · { $game }
over-home = To the games
over-record = Download the record
over-link = The game, for anybody who wants to look back at it
over-copy = Copy a link

# The proof of the dice
proof-title = Check the dice of a game
proof-line = Every roll of a game with fair dice can be worked out again from its record, which can be downloaded when the game is over. It is read here in your browser and sent to nobody.
proof-drop = Drop the record of a game here
proof-choose = or choose a file
proof-checking = Checking every roll …
proof-tells = This record tells of a game of { $game }: { $names }.
proof-fair = { $rolls ->
    [one] The one roll or draw of the house follows
   *[other] All { $rolls } rolls and draws of the house follow
  } from { $anchored ->
    [all] the key and the luck that were fixed before the game.
    [key] the key that was fixed before the game, and the luck in the record.
   *[nothing] the key and the luck in the record.
  }
proof-kept = { $anchored ->
    [all] The house kept to its commitment, and everybody’s luck is as it was promised.
   *[key] The house kept to its commitment.
  }
proof-unanchored = Whether they were fixed before the game was not checked: this browser noted nothing then.
proof-unpromised = Luck was not promised before it was told: this is how games were played before.
proof-none = There are no dice in this record to be checked.
proof-rules = Whether its moves are allowed and its result is right is not checked here; croupier verify does that, too.
proof-given = The first { $given } moves come from another game, from which this one was played on: their dice are not checked here.
proof-roll = The dice are NOT fair: roll { $roll } of { $rolls } is { $words } in the record and should have been { $due }.
proof-promise = The dice are NOT fair: the luck of seat { $seat } is not what was promised before the game.
proof-rounds = The dice are NOT fair: luck was promised { $seen } times before this game, and the record says { $told }.
proof-other-game = This record does not tell the game that was played here: { $what ->
    [game] it is one of another game.
    [dice] it does not have the dice that the house committed itself to.
    [given] it has moves that come from another game, and this one was not played on from any.
    [result] it does not have the result that you see.
    [key] the game is over, and it does not show the key of the dice.
   *[moves] it has { $told } moves and rolls, and { $made } were made.
  }
proof-misfit = This record does not fit its game: nothing could be drawn as it says.
proof-no-draw = The dice of this game cannot be checked in the browser yet; croupier verify does it.
proof-away = The dice were not checked: the record could not be fetched.
proof-how = How?
proof-yourself = Check it yourself
proof-how-plain = The house could not choose or change what fell: it fixed its part before it knew anybody’s luck, and every roll of dice and every card drawn comes from both together.
proof-how-made = Before the first roll the house published the hash of its secret key, and everybody promised luck by its hash. Every roll is worked out from the key, everybody’s luck and its number. This page does so once more, and compares each with the record.
proof-how-not = It does not replay the rules, and it comes from the house itself. Croupier on a machine of your own checks the record for you, rules and all:
proof-another = Check another game

cleared-title = This table was cleared
cleared-line = Nobody came any more, so the house put an end to it. Nobody has won.
cleared-another = Another table

# How a game went
went-open = How it went
went-waiting = { $ahead ->
    [0] It is about to be worked out …
    [one] One other game is worked out first …
   *[other] { $ahead } other games are worked out first …
  }
went-working = Every move is weighed: { $done } of { $of } …
went-curve = Everybody’s chance to win, from the first move to the last. The slider above goes along it.
went-moments = Moments that counted
went-share = { $share }
went-now = { $name } { $share }
went-decision = { $mine ->
    [yes] You chose “{ $made }”, which wins { $chance }. “{ $better }” wins { $best }.
   *[no] { $name } chose “{ $made }”, which wins { $chance }. “{ $better }” wins { $best }.
  }
went-lucky = { $mine ->
    [yes] Good luck for you: { $from } became { $to }.
   *[no] Good luck for { $name }: { $from } became { $to }.
  }
went-unlucky = { $mine ->
    [yes] Bad luck for you: { $from } became { $to }.
   *[no] Bad luck for { $name }: { $from } became { $to }.
  }
went-key = { $count ->
    [0] No move that was made cost much, and no roll or card decided anything.
   *[other] { $cost } a move that cost something, { $lucky } good luck, { $unlucky } bad luck
  }
went-before = The moment before
went-after = The next moment
went-accounts = Luck and skill
went-of = { $name }: { $from } → { $to }
went-luck = Luck
went-errors = Own errors
went-given = Others’ errors
went-mean = One decision
went-skill = { $mine ->
    [yes] You had a choice { $decisions ->
        [one] once
       *[other] { $decisions } times
      }, and lost { $mean } of a victory each time, on the mean{ $bot ->
        [none] .
       *[other] : about as much as { $bot }.
      }
   *[no] { $name } had a choice { $decisions ->
        [one] once
       *[other] { $decisions } times
      }, and lost { $mean } of a victory each time, on the mean{ $bot ->
        [none] .
       *[other] : about as much as { $bot }.
      }
  }
went-no-scale = No bot is named beside it: what decisions cost bots was measured for two by the usual rules alone, and not for every game.
went-known = The curve knows all that was hidden; decisions are judged by what their player knew.
went-adjusted = Result without luck
went-coarse = ?
went-rest-row = { $what ->
    [tempo] Speed of hands
   *[rest] Rest
  }
went-mostly = { $what ->
    [tempo] How fast hands were decided more for { $names } than luck and decisions did: no move tells it.
   *[rest] More of the result of { $names } is in the rest than in luck and decisions: it cannot be told apart.
  }
went-vague-means = A ? is too vague to be told: the rest is too large beside it.
went-coarse-means = A ? is too coarse to be told: so long a game was tried out too little.
went-exact = All chances are exact.
went-exact-but = The chances are those of two who play on as well as can be: this game is solved, but for what the rest is made of.
went-tried = Chances are tried out: { $bot } played on { $tries } times from every position.
went-rest = The rest cannot be told apart, because { $why }.
went-rest-deck = the cards that are used up are not counted
went-rest-judgement = positions are judged and not solved
went-rest-tempo = how fast hands were is no move
went-rest-sampling = what is tried out is never certain
went-rest-hidden = players could not see everything

# What is agreed, on the felt
agreed = House rules: { $options }
agreed-option = { $option }: { $value }
agreed-assumed = Our guess, for want of a real box: { $what }
agreed-real = Real dice

# About this table
replay-open = Look back
replay-title = Looking back
replay-at = { $at ->
    [0] The beginning
   *[other] Move { $at } of { $last }
  }
replay-first = To the beginning
replay-before = One move back
replay-play = Play
replay-pause = Pause
replay-after = One move on
replay-last = To the end
replay-scrub = Where in the game
replay-branch = Play on from here
replay-no-branch = { $why ->
    [realtime] A game in real time cannot be played on from its middle.
   *[secrets] From here one can play on when the game is over: until then it has secrets.
  }
replay-close = Back to the table
about-edition = Edition
about-assumed = Assumed, because nobody could read it off a real box: { $what }
about-speed = Speed
about-speed-of = { $speed ->
    [slow] Slow
    [fast] Fast
    [none] No waiting
   *[normal] Normal
  }
about-volume = Volume
about-waits = My turn begins, and rounds end, when I go on
about-slips = Ask me before a move that costs a lot
about-tours = Show me around in games that are new to me
about-speed-line = How long you see what happens. The space bar, or a press on the table, goes on at once.
about-options = House rules
about-option = { $option }:
about-default = as usual
about-changed = agreed otherwise
about-dice = Dice
about-dice-fair = The house rolls. It published the hash of its key before anybody sat down; the key is shown at the end.
about-dice-real = Real dice, typed in.
about-commitment = Hash of the secret
about-clock = Clock
about-clock-move = { $seconds } seconds for a move; then { $expiry ->
    [lost] the seat goes to a bot
   *[bot] a bot makes the move
  }
about-clock-game = { $seconds } seconds for the game; then { $expiry ->
    [lost] the seat goes to a bot
   *[bot] a bot makes the move
  }

slip-title = { $move }?
slip-do = Yes: { $move }
slip-back = Go back

carry = Take to another device
carry-of = Take to another device: { $name }
carry-code = Code to scan with the other device
carry-link = Scan this with the other device, or open this link there
carry-share = Share the link
carry-line = The link is the key of the seat: whoever opens it first sits there, and the seat is gone from here. Show it to nobody else. It works once.
carry-gone = The seat is on the other device now.

about-seats = Who sits here
about-bot = plays as bot { $bot }
table-stand-in = Let a bot play for { $name }
table-give-back = Give { $name } the seat back
table-return = Play { $name } again
about-leave = Leave
about-leave-of = Leave: { $name }
about-leave-sure = Sure? { bot-name } would play on in your place, for good.
about-leave-open = Sure? The seat would be open for anybody.
about-leave-yes = Yes, give it up
about-leave-no = No, stay

# Real dice
real-title = What do your dice or cards show?
real-hint = What they show
real-type = Type it instead
real-send = That is what they show
real-begins = Who begins?
real-chosen = Chosen so far
real-left = { $count ->
    [one] one more
   *[other] { $count } more
}
real-enter = Enter the next cast
real-sheet = The dice of this cast
real-sheet-full = All dice are there.
real-die = { $colour }, shows { $face }
real-die-open = { $colour }, not entered yet
real-face-of = What the { $colour } die shows
real-back = One back
real-take-back = That was a slip: take it back

# The log
log-opened = The table was laid out.
log-sat = { $words } sat down.
log-left = { $name } left.
log-bot-sat = { bot-name } sits down.
log-broken = Luck that was promised was not shown: everybody promises anew.
log-stood-in = { bot-name } plays for { $name }.
log-replaced = { $name } plays no more, { bot-name } plays on.
log-returned = { $name } plays again.
log-began = The game begins.
log-hint-asked = { $name } asks the coach for a hint.
log-tutor-on = { $name } has a tutor now, who asks before a move that gives much away.
log-tutor-off = { $name } has no tutor any more.
log-taken-back = { $name } took the last roll back.
log-ended = The game is over.
log-cleared = Nobody came any more: the house cleared the table.
log-again = A rematch is laid out.

# When something is not there
lost-page-title = This page is not in the house
lost-page = The address may be mistyped.
lost-table-title = This table is gone
lost-table = Tables that are over are not kept for ever, or a letter of its code is wrong.
lost-game-title = This game is not on the shelf
lost-game = The address may be mistyped.
lost-house-title = The house does not answer
lost-house = It may be closed for a moment, or the network is away. What you played is kept.
lost-home = To the games
lost-again = Try again

# Troubles that need no page
trouble-away = The house does not answer. Nothing was changed.
trouble-rule = Rule { $clause }
