line = Guess the die under your neighbour's cup.

bot-random = Says anything.
bot-likely = Says what is likely by its own die.

move-say = { $word }
move-shake = Shake the cup
move-die = { $face }

event-fell = Under the cup of { $seat } lies a { $face }.
event-shaken = { $seat } shakes the cup.
event-spoke = { $seat } says: { $word }.
event-lifted = The cups are lifted: { $dice }.

word-higher = higher
word-lower = lower
word-fold = fold
word-shake = shake

view-rolled = Dice rolled
view-dice = Dice
view-said = Said

error-not-a-move = "{ $text }" is neither a die nor one of { $known }
error-not-a-position = "{ $text }" is not a position
error-who-does-what = players say higher, lower or fold, or shake; and dice show 1 to 6
