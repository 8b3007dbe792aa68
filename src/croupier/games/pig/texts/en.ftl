line = Roll for points as long as you dare; a 1 takes them all.

learn-1 = Roll the die as often as you like: what it shows is gathered.
learn-2 = A 1 ends your turn, and everything gathered in it is gone.
learn-3 = Hold in time: what you have gathered is banked, and nobody takes it away.
learn-4 = Who first has banked 100 points wins, or as many as you agreed on.

tour-die = The die. Every number it shows is added to the points of your turn, except the 1: a 1 takes them all, and your turn is over.
tour-gathered = The points of this turn. They are not safe yet.
tour-acts = Roll for more, or hold: then the points are yours for good, and the next player rolls.
tour-target = Whoever first holds so many points altogether wins at once, even if others have had a turn less.

now-roll = { $gathered ->
    [0] Roll the die: anything but a 1 is added to the points of your turn.
   *[other] Roll again: anything but a 1 is added to the { $gathered } points of your turn. A 1 takes them all, and your turn is over.
  }
now-hold = { $wins ->
    [yes] Hold, and you win: with these { $points } points you have { $total }.
   *[no] Hold to keep these { $points } points for good: you would have { $total }. Then the next player rolls.
  }
now-goal = { $target } points win the game at once, even if others have had a turn less: { $missing } more for you.
now-wait = { $seat } rolls or holds, with { $gathered ->
    [0] no points yet
    [one] 1 point
   *[other] { $gathered } points
  } in this turn. Then the next player has a turn.

edition-standard = one six-sided die
option-target = points that win the game
chart-hold = The points gathered with which to hold, by your score and by the other's
chart-own = your score
bot-casual = Rolls until ten points are gathered, or enough to win.
bot-hold-at-20 = Rolls until twenty points are gathered, or enough to win.
bot-sharp = Keeps pace: holds at 21, later when behind, sooner when ahead; near the end it rolls to win.
bot-best = Does whatever leaves the better chance to win, from the game for two solved to its end.

move-roll = Roll
move-hold = Hold

refused-P3 = roll first: there is nothing to hold yet
risk-lost = A 1 comes in { $times } of 100 rolls, and takes all points of the turn.
slip-won = What you have gathered wins if you hold. A roll can only lose it.

real-face = What does the die show?

event-rolled = { $seat } rolls a { $face }: { $gathered } gathered.
event-lost = { $seat } rolls a 1 and loses { $points ->
    [0] nothing
   *[other] { $points } points
  }.
event-banked = { $seat } banks { $points } and has { $total }.

die = The die shows { $face }
no-die = The die has not been rolled yet
gathered = Gathered this turn
to-win = { $target } points win
banks = +{ $points }, total { $total }

view-target = Points that win
view-scores = Points banked
view-active = In turn
view-gathered = Points gathered
view-rolling = The die is rolling
view-over = The game is over

error-not-a-move = "{ $text }" is not a move in Pig; say roll or hold
error-not-a-roll = "{ $text }" is not a move in Pig; say the number on the die
error-not-a-position = "{ $text }" is not a position of Pig
error-no-such-face = no die shows { $face }; faces are 1 to { $most }
error-die-due = the die is due, if anything is
error-players-move = a player rolls or holds

# Labels of what happens, for reports.
happening-rolled = rolled
happening-lost = points lost
happening-banked = points banked
happening-of-face = face
