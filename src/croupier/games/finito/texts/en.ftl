line = Everybody places a tile on the same roll; the first whose twelve lie in order wins.

learn-1 = One die counts for all: everybody puts one of their open tiles on the number it shows.
learn-2 = Where that number is taken, the tile goes to the nearest free space before or behind it.
learn-3 = Once all your twelve tiles are on the board, every roll moves one of them.
learn-4 = Whose tiles first lie in one run, each higher than the one before, wins.

tour-die = One die for everybody: all of you place a tile on the number it shows, at the same time.
tour-tiles = Your open tiles. Tap the one that you want to place; the next one is turned up after it.
tour-own = Your board. The tile goes on the number of the die or, if that is taken, on the nearest free space. Where it may go lights up. Of two spaces with the same number, a is the left one and b the right one.
tour-runs = You win when all your tiles lie in one run: in reading order each is higher than the one before, and empty spaces between them do not matter. Once all are on the board, every roll moves one of them.

now-place = Tap one of your open tiles ({ $tiles }), then a space that lights up.
now-move = All your tiles are on the board: tap one to move, then a space that lights up. You have to move one on every roll.
now-space = The die shows { $number }: the tile goes to { $spaces-count ->
    [one] { $spaces }
   *[other] one of { $spaces }
  }.{ twins }
now-near = The die shows { $number }, and that is taken: the tile goes to the nearest free space before or behind the { $number }: { $spaces-count ->
    [one] { $spaces } lights up
   *[other] { $spaces } light up
  }.{ twins }
twins = { $twins ->
    [yes] {" "}Of two equal numbers, a is the left one and b the right one.
   *[no] {""}
  }
now-pass = Or pass, and move no tile.
now-run = A run is tiles that follow each other in reading order, each higher than the one before; empty spaces between them do not matter. { $series } in one run win; your longest has { $run }. Keep low tiles on low numbers and high ones on high numbers, with room between them.
now-wait = You have acted. { $seats-count ->
    [one] When { $seats } has, too, the die is rolled again.
   *[other] When { $seats } have, too, the die is rolled again.
  }

edition-standard = 36 spaces, two of most numbers
edition-small = 10 spaces, 5 tiles and a six-sided die, small enough to be solved
option-next-number = whether a taken number sends a tile to the next numbers instead of the nearest spaces
option-may-pass = whether a player whose tiles all lie may pass
option-series = length of the run that ends a round
option-all-placed = whether such a run counts only once all tiles lie
option-rounds = how many rounds are played
option-rolls = rolls after which a round ends with the longest run
bot-casual = Puts a tile where its number belongs on average, and moves the one that gets nearest to it.
bot-steady = Leaves the board that is nearest to its end: tiles that lie well, and room for the others between them.
bot-sharp = Plays the game on in its head a few hundred times, and leaves the board that then wins most often.
bot-best = Plays the game on in its head five times as long as the sharp bot does, and leaves the board that then wins most often.

your-turn = Everybody at once: your move

move-put = Put { $tile } on { $space }
move-pass = Pass

phase-tile = tiles are turned up
phase-roll = the die is due
phase-place = tiles are placed
phase-over = the game is over

real-tile = Which tile is turned up?
real-number = What does the die show?

event-turned-up = { $seat } turns up the { $tile }.
event-rolled = { $last ->
    [yes] The last roll: the die shows { $number }.
   *[no] The die shows { $number }.
  }
event-placed = { $full ->
    [yes] { $seat } finds that number taken and puts the { $tile } on { $space }: longest run { $run }.
   *[no] { $seat } puts the { $tile } on { $space }: longest run { $run }.
  }
event-moved = { $full ->
    [yes] { $seat } finds that number taken and moves the { $tile } from { $origin } to { $space }: longest run { $run }.
   *[no] { $seat } moves the { $tile } from { $origin } to { $space }: longest run { $run }.
  }
event-all-placed = All of { $seat }'s tiles are on the board; from now on they move.
event-passed = { $seat } passes.
event-finished = { $run ->
    [12] Finito! { $seat } has all twelve tiles in order.
   *[other] Finito! { $seat } has a run of { $run }.
  }
event-round-over = { $reason ->
    [rolls] Round { $round } is over: nobody has finished, and there are no rolls left.
   *[other] Round { $round } is over.
  }
event-scored = { $points ->
    [one] { $seat } scores a single point and has { $total }.
   *[other] { $seat } scores { $points } for the longest run and has { $total }.
  }
event-new-round = Round { $round } of { $rounds }: all tiles are taken off and shuffled.
event-game-over = { $reason ->
    [rolls] Nobody has finished, and there are no rolls left: the longest run wins.
    [rounds] That was the last round: the highest total wins.
    [run] That ends the game: the longest run wins.
   *[in-order] Twelve tiles in order: that wins the game.
  }

view-spaces = Spaces
view-boards = Boards
view-phase = What is due
view-number = The die shows
view-rolled = Rolls of this round
view-rolls = Most rolls of a round
view-series = Run that ends a round
view-round = Rounds finished
view-rounds = Rounds
view-tiles = Tiles on the spaces
view-open = Open tiles
view-face_down = Tiles face down
view-run = Longest run
view-points = Points
view-owes = Has still to act
view-finished = Has finished

assumed-spaces = the numbers on the spaces

die = The die shows { $number }
no-die = The die has not been rolled yet
goal = { $series ->
    [12] All twelve in order win
   *[other] A run of { $series } ends the round
  }
roll = Roll { $rolled }
rolls = Roll { $rolled } of at most { $rolls }
round = Round { $round } of { $rounds }
points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
own = { $run ->
    [0] Your board, still empty
   *[other] Your board, longest run { $run }
  }
open = Your open tiles
tile = Tile { $tile }
hinted = Space { $space }: for a tile that you pick
lies = Tile { $tile } on { $space }
put = Put tile { $tile } on { $space }: longest run { $run }
face-down = { $count ->
    [one] 1 tile face down
   *[other] { $count } tiles face down
  }
doing = { $doing ->
    [put] Where should { $tile } go?
    [place] Pick a tile to place.
    [over] The game is over.
    [last] { $count ->
        [one] { $names } has finished: now pick your last tile.
       *[other] { $names } have finished: now pick your last tile.
      }
    [move] All your tiles are on the board: pick one to move.
    [first] Pick a tile first, then the space.
    [soon] A moment …
   *[wait] Waiting for the others …
  }
way = { $space }: longest run { $run }
run-of = Longest run { $run } of { $series }
small-run = Run { $run } of { $series }
series = Your runs
others = The other boards
rivals = How far the others are
far = run { $run }, { $placed } placed
board-of = { $name }: { $tiles }
board-empty = { $name }: no tiles yet
state = { $state ->
    [owes] thinking …
   *[done] has acted
  }

error-not-a-move = "{ $text }" is not a move in FINITO!; say a tile and a space, such as 7 to 15b
error-no-such-tile = there is no tile { $tile }; there are 1 to { $most }
error-no-such-space = there is no space "{ $space }"
error-two-such-spaces = there are two spaces { $space }: { $space }a on the left and { $space }b on the right
error-not-an-outcome = "{ $text }" is neither a number on the die nor a tile
error-no-such-face = the die shows 1 to { $most }, not { $face }
error-no-tile-due = "{ $text }": no tile is to be turned up now
error-another-turns = seat { $seat } turns up a tile, nobody else
error-tile-due = a tile is due
error-die-due = the die is due, if anything is
error-players-move = a player puts a tile on a space, or passes
error-not-a-position = "{ $text }" is not a position of FINITO!: { $reason }
error-position-names = it has no { $names }
error-position-owing = nobody has to act on this roll, or somebody who is not there
error-position-past = all rounds are over
error-position-space = two tiles on space { $space }
error-position-tile = nobody has a tile to turn up
error-edition-order = the numbers of the spaces must ascend, and zeros for spaces that are not there come last
error-edition-numbers = the spaces need every number from 1 to the highest, which may be { $most }
error-edition-room = { $tiles } tiles need more than { $spaces } spaces
error-edition-twice = no number may stand on more than two spaces
solved-alone = One round, with as many rolls as it takes; nobody else is at the table.
show-order = order { $order }
show-open = open  { $tiles }
show-placed = all tiles are on the board

# What a move dares
risk-full = In { $times } of 100 rolls the number has no free space for you.

# Labels of what happens, for reports.
happening-turned-up = tile turned up
happening-rolled = rolled
happening-placed = tile placed
happening-moved = tile moved
happening-all-placed = all tiles placed
happening-passed = passed
happening-finished = Finito!
happening-round-over = round over
happening-scored = points scored
happening-new-round = new round
happening-game-over = game over
happening-reason-rolls = no rolls left
happening-reason-rounds = last round over
happening-reason-run = longest run
happening-reason-in-order = all tiles in order
happening-of-number = number
happening-of-tile = tile
happening-of-space = space
happening-of-origin = from space
happening-of-reason = reason
