line = Bet on your card, or on none.

bot-random = Says anything.
bot-honest = Bets on the highest card alone.

move-pass = Pass
move-bet = Bet
move-card = { $number }

event-dealt = { $seat } is dealt a { $card }.
event-spoke = { $bet ->
    [1] { $seat } bets.
   *[other] { $seat } passes.
  }
event-shown = The cards are { $cards }.

view-cards = Cards
view-bets = Bets
view-bet = bet
view-pass = pass

error-not-a-move = "{ $text }" is neither a card nor one of { $known }
error-not-a-position = "{ $text }" is not a position
error-who-does-what = players pass or bet; and cards are 1 to 3
