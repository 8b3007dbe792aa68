nobody = nobody
nothing = nothing

bot-random = Makes any move, each as likely.

event-began = { $seat } begins.
event-over = { $winners ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
  }
