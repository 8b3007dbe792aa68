line = Guess the card in secret.

bot-random = Chooses any of the cards.
bot-peek = Copies what the first seat chose, if it can see it.

move-choose = Choose { $number }
move-card = Card { $number }

event-chose = { $seat } chooses { $number }.
event-shown = All numbers are shown: { $numbers }.
event-turned = The card is { $card }.

view-numbers = Numbers
view-card = Card

error-not-a-number = "{ $text }" is not a number
error-not-a-position = "{ $text }" is not a position
error-who-does-what = players choose a number from 1 to 99, and chance turns a card
