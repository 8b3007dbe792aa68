nobody = nobody
nothing = nothing

bot-random = Makes any move, each as likely.

event-began = { $seat } begins.
event-over = { $winners-count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
  }
