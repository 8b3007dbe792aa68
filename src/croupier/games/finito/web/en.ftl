finito-die = The die shows { $number }
finito-no-die = The die has not been rolled yet
finito-goal = { $series ->
    [12] All twelve in order win
   *[other] A run of { $series } ends the round
  }
finito-rolls = Roll { $rolled } of at most { $rolls }
finito-round = Round { $round } of { $rounds }
finito-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
finito-own = { $run ->
    [0] Your board, still empty
   *[other] Your board, longest run { $run }
  }
finito-open = Your open tiles
finito-tile = Tile { $tile }
finito-lies = Tile { $tile } on { $space }
finito-put = Put tile { $tile } on { $space }: { $remark }
finito-face-down = { $count ->
    [one] 1 tile face down
   *[other] { $count } tiles face down
  }
finito-doing = { $doing ->
    [put] Where should { $tile } go?
    [place] Pick a tile to place.
    [over] The game is over.
    [move] All your tiles lie: pick one to move.
   *[wait] Waiting for the others …
  }
finito-way = { $space }: { $remark }
finito-pass = Pass
finito-run-of = Longest run { $run } of { $series }
finito-series = Your runs
finito-others = The other boards
finito-board-of = { $name }: { $tiles }
finito-board-empty = { $name }: no tiles yet
finito-state = { $state ->
    [owes] thinking …
   *[done] has acted
  }

finito-move-pass = { $mine ->
    [yes] You pass.
   *[no] { $name } passes.
  }
finito-move = { $mine ->
    [yes] You bring { $words }: { $remark }.
   *[no] { $name } brings { $words }: { $remark }.
  }
finito-house = The die shows { $words }.
finito-house-seat = { $mine ->
    [yes] You turn up { $last }.
   *[no] { $name } turns up { $last }.
  }
