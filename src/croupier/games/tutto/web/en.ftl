tutto-card = The card
tutto-card-name = { $card ->
    [bonus-200] Bonus 200
    [bonus-300] Bonus 300
    [bonus-400] Bonus 400
    [bonus-500] Bonus 500
    [bonus-600] Bonus 600
    [x2] Times two
    [stop] Stop
    [fireworks] Fireworks
    [plus-minus] Plus/Minus
    [cloverleaf] Cloverleaf
   *[straight] Straight
  }
tutto-card-says = { $card ->
    [bonus-200] A TUTTO adds 200.
    [bonus-300] A TUTTO adds 300.
    [bonus-400] A TUTTO adds 400.
    [bonus-500] A TUTTO adds 500.
    [bonus-600] A TUTTO adds 600.
    [x2] A TUTTO doubles the turn.
    [stop] The turn is over.
    [fireworks] Roll until the null: every point counts.
    [plus-minus] No stopping. A TUTTO is worth 1000 and costs the leaders 1000.
    [cloverleaf] No stopping. Two TUTTOs in a row win the game.
   *[straight] No stopping. Put aside 1 to 6 for 2000.
  }
tutto-leaf = One TUTTO made, one to go!
tutto-points = points gathered this turn
tutto-moment = TUTTO!
tutto-rolled = The dice rolled
tutto-due = { $phase ->
    [card] A card is due.
    [roll] Dice are due.
   *[over] The game is over.
  }
tutto-choose = Choose dice to keep.
tutto-dare = Bank the points, or dare another card?
tutto-no-such = These dice cannot be kept.
tutto-roll = Keep and roll
tutto-next = Next card
tutto-stop = Stop
tutto-all = Choose all
tutto-aside = Aside
tutto-aside-of = { $count ->
    [0] No dice put aside
    [one] 1 die put aside
   *[other] { $count } dice put aside
  }
tutto-target = { NUMBER($target, useGrouping: 0) } points begin the last round
tutto-last-round = Last round
tutto-ending = { $how ->
    [stop] Stopped: { $remark }
    [null] Rolled { $words }: { $remark }
    [card] Stop card: { $remark }
   *[paid] { $remark }
  }
tutto-deck = { $left ->
    [0] The deck is used up
    [one] 1 card left in the deck
   *[other] { $left } cards left in the deck
  }
tutto-deck-count = { $name }: { $count } left

tutto-move-keep = { $mine ->
    [yes] You keep { $rest }: { $remark }.
   *[no] { $name } keeps { $rest }: { $remark }.
  }
tutto-move-stop = { $mine ->
    [yes] You stop: { $remark }.
   *[no] { $name } stops: { $remark }.
  }
tutto-move-next = { $mine ->
    [yes] You dare the next card: { $remark }.
   *[no] { $name } dares the next card: { $remark }.
  }
tutto-house = { $remarked ->
    [yes] The dice show { $words }: { $remark }.
   *[no] The dice show { $words }.
  }
tutto-house-bonus-200 = The card is a Bonus of 200.
tutto-house-bonus-300 = The card is a Bonus of 300.
tutto-house-bonus-400 = The card is a Bonus of 400.
tutto-house-bonus-500 = The card is a Bonus of 500.
tutto-house-bonus-600 = The card is a Bonus of 600.
tutto-house-x2 = The card is Times two.
tutto-house-stop = The card is Stop: { $remark }.
tutto-house-fireworks = The card is Fireworks.
tutto-house-plus-minus = The card is Plus/Minus.
tutto-house-cloverleaf = The card is the Cloverleaf!
tutto-house-straight = The card is Straight.
