line = Be quick.

bot-random = Takes its time, sometimes too much of it.
bot-slow = Takes about a second.
bot-quick = Takes about a seventh of a second.

move-take = Take a chip
move-throw = { $chips } chips
move-sweep = The rest is swept away

event-thrown = { $chips } chips are thrown.
event-taken = { $left ->
    [0] { $seat } takes the last chip and has { $total }.
   *[other] { $seat } takes a chip and has { $total }; { $left } left.
  }
event-game-over = { $reason }
reason-taken = No chip is left.
reason-swept = Nobody was quick enough: the rest is swept away.

view-left = Left
view-chips = Chips

error-not-a-move = "{ $text }" is not a move
error-not-a-time = { $time } milliseconds are no time of a game
error-not-a-position = "{ $text }" is not a position
error-who-does-what = players take chips, and chance throws and sweeps them
error-chips-bounds = 3 to 9 chips are thrown, not { $chips }
