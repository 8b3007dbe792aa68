pig-roll = Roll
pig-hold = Hold
pig-die = The die shows { $face }
pig-no-die = The die has not been rolled yet
pig-gathered = Gathered this turn
pig-to-win = { $target } points win
pig-lost = A 1! Everything gathered this turn is lost.

pig-move-roll = { $mine ->
    [yes] You roll.
   *[no] { $name } rolls.
  }
pig-move-hold = { $mine ->
    [yes] You hold: { $remark }.
   *[no] { $name } holds: { $remark }.
  }
pig-house = The die shows { $words }.
pig-house-1 = A 1: { $remark }.
