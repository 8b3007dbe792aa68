line = Roll for points as long as you dare; a 1 takes them all.

option-target = points that win the game
bot-hold-at-20 = Rolls until twenty points are gathered, or enough to win.

move-roll = roll
move-hold = hold

event-rolled = { $seat } rolls a { $face }: { $gathered } gathered.
event-lost = { $seat } rolls a 1 and loses { $points ->
    [0] nothing
   *[other] { $points } points
  }.
event-banked = { $seat } banks { $points } and has { $total }.
