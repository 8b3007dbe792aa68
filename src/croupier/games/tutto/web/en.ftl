card = The card
card-name = { $card ->
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
card-says = { $card ->
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
leaf = One TUTTO made, one to go!
points = points gathered this turn
moment = TUTTO!
rolled = The dice rolled
due = { $phase ->
    [card] A card is due.
    [roll] Dice are due.
   *[over] The game is over.
  }
choose = Choose dice to keep.
dare = Bank the points, or dare another card?
no-such = These dice cannot be kept.
roll = Keep and roll
next = Next card
stop = Stop
all = Choose all
aside = Aside
aside-of = { $count ->
    [0] No dice put aside
    [one] 1 die put aside
   *[other] { $count } dice put aside
  }
target = { NUMBER($target, useGrouping: 0) } points begin the last round
last-round = Last round
ending = { $how ->
    [stop] Stopped: { $remark }
    [null] Rolled { $words }: { $remark }
    [card] Stop card: { $remark }
   *[paid] { $remark }
  }
deck = { $left ->
    [0] The deck is used up
    [one] 1 card left in the deck
   *[other] { $left } cards left in the deck
  }
deck-count = { $name }: { $count } left

move-keep = { $mine ->
    [yes] You keep { $rest }: { $remark }.
   *[no] { $name } keeps { $rest }: { $remark }.
  }
move-stop = { $mine ->
    [yes] You stop: { $remark }.
   *[no] { $name } stops: { $remark }.
  }
move-next = { $mine ->
    [yes] You dare the next card: { $remark }.
   *[no] { $name } dares the next card: { $remark }.
  }
chance = { $remarked ->
    [yes] The dice show { $words }: { $remark }.
   *[no] The dice show { $words }.
  }
chance-bonus-200 = The card is a Bonus of 200.
chance-bonus-300 = The card is a Bonus of 300.
chance-bonus-400 = The card is a Bonus of 400.
chance-bonus-500 = The card is a Bonus of 500.
chance-bonus-600 = The card is a Bonus of 600.
chance-x2 = The card is Times two.
chance-stop = The card is Stop: { $remark }.
chance-fireworks = The card is Fireworks.
chance-plus-minus = The card is Plus/Minus.
chance-cloverleaf = The card is the Cloverleaf!
chance-straight = The card is Straight.
