line = Turn a card, roll six dice, and push your luck until all of them are put aside.

edition-standard = 56 cards
option-target = points that begin the last round
option-keep = which valid dice must be kept to roll on; all was the rule of 1994
option-x2 = which points of the turn an x2 doubles
option-plus-minus = whether a turn goes on after a TUTTO under Plus/Minus or is worth 1000
bot-casual = Stops with 350 points, or with 200 and few dice left; after a TUTTO goes on below 1000.
bot-steady = Makes the move with the most expected points of this turn, every roll and card counted.

move-keep = Keep { $faces }
move-stop = Stop and bank
move-next = Turn the next card

card-bonus-200 = Bonus 200
card-bonus-300 = Bonus 300
card-bonus-400 = Bonus 400
card-bonus-500 = Bonus 500
card-bonus-600 = Bonus 600
card-x2 = x2
card-stop = Stop
card-fireworks = Fireworks
card-plus-minus = Plus/Minus
card-cloverleaf = Cloverleaf
card-straight = Straight

phase-card = a card is due
phase-roll = dice are due
phase-choice = keep or stop
phase-tutto = TUTTO!
phase-over = the game is over

event-turned = { $seat } turns a card: { $card }.
event-rolled = { $null ->
    [yes] { $seat } rolls { $faces }: a null!
   *[no] { $seat } rolls { $faces }.
  }
event-kept = { $rolling ->
    [0] { $points ->
        [0] { $seat } keeps { $faces }.
       *[other] { $seat } scores { $faces } for { $points }.
      }
    [one] { $points ->
        [0] { $seat } keeps { $faces } and rolls the last die.
       *[other] { $seat } keeps { $faces } for { $points } and rolls the last die, with { $gathered } gathered.
      }
   *[other] { $points ->
        [0] { $seat } keeps { $faces } and rolls { $rolling } dice.
       *[other] { $seat } keeps { $faces } for { $points } and rolls { $rolling } dice, with { $gathered } gathered.
      }
  }
event-tutto = { $under ->
    [x2] TUTTO! The x2 brings another { $paid }: { $seat } has gathered { $gathered }.
    [fireworks] TUTTO! The Fireworks go on with all six dice, and { $seat } has { $gathered } gathered.
    [plus-minus] TUTTO! Plus/Minus makes it { $paid }: { $seat } has gathered { $gathered }.
    [cloverleaf] { $leaves ->
        [1] TUTTO! One more under this Cloverleaf, and { $seat } wins the game.
       *[other] TUTTO again!
      }
    [straight] TUTTO! The Straight brings { $paid }: { $seat } has gathered { $gathered }.
   *[other] TUTTO! The bonus adds { $paid }: { $seat } has gathered { $gathered }.
  }
event-fined = { $seat } pays for leading: { $points } gone, { $total } left.
event-nobody-fined = No other leader has points to lose.
event-dared = { $seat } dares the next card, with { $gathered } at risk.
event-lost = { $points ->
    [0] { $seat }'s turn is over, with nothing to lose.
   *[other] { $seat } loses all { $points } points of this turn.
  }
event-banked = { $reason ->
    [fireworks] { $points ->
        [0] The Fireworks are over without a spark: { $seat } stays at { $total }.
       *[other] The Fireworks are over: { $seat } banks { $points } and has { $total }.
      }
    [plus-minus] That ends the turn: { $seat } banks { $points } and has { $total }.
   *[stop] { $seat } stops, banks { $points } and has { $total }.
  }
event-shuffled = The deck is used up: all { $cards } cards are shuffled anew.
event-last-round = { $seat } has reached { $target }: this is the last round!
event-game-over = { $reason ->
    [cloverleaf] { $points ->
        [0] The Cloverleaf wins the game on the spot, without a single point banked!
       *[other] The Cloverleaf wins the game on the spot, on { $points } points!
      }
   *[target] The last round is over, and { $points } is the highest score.
  }

view-target = Points that begin the last round
view-scores = Points banked
view-active = In turn
view-phase = What is due
view-card = The card
view-deck = Cards left
view-roll = The dice rolled
view-aside = Put aside
view-points = Points this turn
view-leaves = TUTTOs under the Cloverleaf
view-last_round = Last round
view-champion = Winner by the Cloverleaf
