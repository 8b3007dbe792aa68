nobody = nobody
nothing = nothing

event-began = { $seat } begins.
event-over = { $winners ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
  }
