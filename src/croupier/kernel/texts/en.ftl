nobody = nobody
nothing = nothing

bot-random = Makes any move, each as likely.

event-began = { $seat } begins.
event-over = { $winners-count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
  }

error-unknown-game = there is no game "{ $name }"; there is: { $known }
error-unknown-bot = there is no bot "{ $name }"; there is: { $known }
error-unknown-option = there is no option "{ $name }"; there is: { $known }
error-unknown-edition = there is no edition "{ $name }"; there is: { $known }
error-unknown-clause = there is no clause "{ $name }"; there is: { $known }
