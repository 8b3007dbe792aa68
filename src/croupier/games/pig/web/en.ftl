roll = Roll
hold = Hold
die = The die shows { $face }
no-die = The die has not been rolled yet
gathered = Gathered this turn
to-win = { $target } points win
lost = A 1! Everything gathered this turn is lost.

move-roll = { $mine ->
    [yes] You roll.
   *[no] { $name } rolls.
  }
move-hold = { $mine ->
    [yes] You hold: { $remark }.
   *[no] { $name } holds: { $remark }.
  }
chance = The die shows { $words }.
chance-1 = A 1: { $remark }.
