die = The die shows { $number }
no-die = The die has not been rolled yet
goal = { $series ->
    [12] All twelve in order win
   *[other] A run of { $series } ends the round
  }
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
lies = Tile { $tile } on { $space }
put = Put tile { $tile } on { $space }: { $remark }
face-down = { $count ->
    [one] 1 tile face down
   *[other] { $count } tiles face down
  }
doing = { $doing ->
    [put] Where should { $tile } go?
    [place] Pick a tile to place.
    [over] The game is over.
    [move] All your tiles lie: pick one to move.
   *[wait] Waiting for the others …
  }
way = { $space }: { $remark }
pass = Pass
run-of = Longest run { $run } of { $series }
series = Your runs
others = The other boards
board-of = { $name }: { $tiles }
board-empty = { $name }: no tiles yet
state = { $state ->
    [owes] thinking …
   *[done] has acted
  }

move-pass = { $mine ->
    [yes] You pass.
   *[no] { $name } passes.
  }
move = { $mine ->
    [yes] You bring { $words }: { $remark }.
   *[no] { $name } brings { $words }: { $remark }.
  }
chance = The die shows { $words }.
chance-seat = { $mine ->
    [yes] You turn up { $last }.
   *[no] { $name } turns up { $last }.
  }
