line = Turn a card, roll six dice, and push your luck until all of them are put aside.

learn-1 = A card says what your turn is about. Roll all six dice.
learn-2 = Put aside dice that count, at least one: mostly 1s, 5s and three alike. Then roll the others, or stop and bank your points.
learn-3 = A roll in which no die counts is a null. Under all cards but one it takes the points of your turn.
learn-4 = All six dice aside are a TUTTO: the card pays, and you may dare the next one.
learn-5 = Who banks 6000 points, or as many as you agreed on, begins the last round. After it most points win.

tour-card = Every turn begins with a card. It says what you get for a TUTTO: all six dice put aside.
tour-dice = Here your dice fall. Tap those that you put aside: at least one that counts in every roll.
tour-legend = Here stands which dice count, and what for: mostly 1s, 5s, and three alike.
tour-acts = Then roll the others for more, or stop: that scores every die of the roll that counts, tapped or not, and banks your points. If no die of a roll counts, that is a null: all points of the turn are gone.
tour-target = Whoever banks so many points begins the last round. It ends before the turn of whoever began the game, so that all have as many turns; then most points win.

part-piece = { $points ->
    [0] { $faces }
   *[other] { $faces } for { NUMBER($points, useGrouping: 0) }
  }
now-keep = Tap the dice that you put aside, at least one that counts: { $pieces }. Then “Keep and roll” rolls the others.
now-keep-all = These dice count and are put aside: { $pieces }. “Keep and roll” rolls the others.
now-fewer = Or tap fewer, at least one that counts: { $pieces }. Then “Keep and roll” rolls the others.
now-stop = Stop, and { NUMBER($points, useGrouping: 0) } points are yours, with every die of this roll that counts, tapped or not: you would have { NUMBER($total, useGrouping: 0) } of { NUMBER($target, useGrouping: 0) }{ $reaches ->
    [yes] , and the last round would begin. It ends before the turn of whoever began the game.
   *[no] .
  }
now-no-stop = { $under ->
    [fireworks] You cannot stop under this card: you roll until no die counts, and then the points are yours.
    [straight] You cannot stop under this card before all six numbers are put aside.
   *[other] You cannot stop under this card before all six dice are put aside.
  }
now-risk = If no die of the next roll counts, that is a null: your turn is over, and all of its points are gone.
now-tutto = { $left ->
    [0] All dice of this roll count: put all of them aside, and it is a TUTTO. { $under ->
        [fireworks] You cannot lose these points; all six dice roll again.
        [cloverleaf] { $leaves ->
            [0] Then all six dice roll again, and one more TUTTO wins the game.
           *[other] It is the second: it wins the game.
          }
       *[other] The card pays, and nothing is rolled until you dare the next card.
      }
    [one] One more die makes a TUTTO, if you put all that counts aside: then the card pays.
   *[other] { $left } more dice make a TUTTO, if you put all that counts aside: then the card pays.
  }
now-next = TUTTO! Dare the next card and roll all six dice again: { NUMBER($points, useGrouping: 0) } points are at stake, and a Stop card takes them, too.
now-wait = { $seat } is in turn under { $card }, with { NUMBER($points, useGrouping: 0) } points at stake. Then the next player has a turn.

solved-deck = Every card is taken to come from the whole deck, as with deck = reshuffled.
chart-bonus-200 = Under a Bonus 200, the points at risk with which to stop if so many dice are left, or before the next card
chart-bonus-600 = Under a Bonus 600
chart-x2 = Under an x2
chart-own = your score
chart-other = the other's
chart-next = next card
edition-standard = 56 cards
option-target = points that begin the last round
option-keep = which valid dice must be kept to roll on; all was the rule of 1994
option-x2 = which points of the turn an x2 doubles
option-deck = whether cards are used up, or shuffled again before every card
option-plus-minus = whether a turn goes on after a TUTTO under Plus/Minus or is worth 1000
bot-casual = Stops with 350 points, or with 200 and few dice left; after a TUTTO goes on below 1000.
bot-best = Makes the move with the best chance to win, from the game for two solved to its end and the cards that are left.
bot-steady = Makes the move with the most expected points of this turn, every roll and card counted.
bot-sharp = Goes for the most expected points of the turn, and in the last round for the best chance to win.

waits-turn = Turn over the card

move-keep = Keep { $faces }
move-stop = Stop and bank
move-next = Turn the next card

slip-behind = This is your last turn, and these points do not take you to the top.
slip-short = One more die makes a TUTTO, and its bonus is worth at least as much as what you have gathered. One roll in three does it.

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

real-card = Which card is turned up?
real-dice = What do your dice show?

event-turned = { $seat } turns a card: { $card }.
event-rolled = { $null ->
    [yes] { $seat } rolls { $faces }: a null!
   *[no] { $seat } rolls { $faces }.
  }
event-kept = { $under ->
    [straight] { $rolling ->
        [0] { $seat } keeps { $faces } and has all six numbers.
        [one] { $seat } keeps { $faces }, has five of the six numbers, and rolls the last die.
       *[other] { $seat } keeps { $faces }, has { $aside } of the six numbers, and rolls { $rolling } dice.
      }
    [cloverleaf] { $rolling ->
        [0] { $seat } keeps { $faces }.
        [one] { $seat } keeps { $faces } and rolls the last die for the TUTTO.
       *[other] { $seat } keeps { $faces }, has { $aside } of six dice aside, and rolls { $rolling } dice.
      }
    [plus-minus] { $rolling ->
        [0] { $seat } keeps { $faces }.
        [one] { $seat } keeps { $faces } and rolls the last die for the TUTTO.
       *[other] { $seat } keeps { $faces }, has { $aside } of six dice aside, and rolls { $rolling } dice.
      }
   *[other] { $rolling ->
        [0] { $seat } scores { $faces } for { NUMBER($points, useGrouping: 0) }.
        [one] { $seat } keeps { $faces } for { NUMBER($points, useGrouping: 0) } and rolls the last die, with { NUMBER($gathered, useGrouping: 0) } gathered.
       *[other] { $seat } keeps { $faces } for { NUMBER($points, useGrouping: 0) } and rolls { $rolling } dice, with { NUMBER($gathered, useGrouping: 0) } gathered.
      }
  }
event-tutto = { $under ->
    [x2] TUTTO! The x2 brings another { NUMBER($paid, useGrouping: 0) }: { $seat } has gathered { NUMBER($gathered, useGrouping: 0) }.
    [fireworks] TUTTO! The Fireworks go on with all six dice, and { $seat } has { NUMBER($gathered, useGrouping: 0) } gathered.
    [plus-minus] TUTTO! Plus/Minus makes it { NUMBER($paid, useGrouping: 0) }: { $seat } has gathered { NUMBER($gathered, useGrouping: 0) }.
    [cloverleaf] { $leaves ->
        [1] TUTTO! One more under this Cloverleaf, and { $seat } wins the game.
       *[other] TUTTO again!
      }
    [straight] TUTTO! The Straight brings { NUMBER($paid, useGrouping: 0) }: { $seat } has gathered { NUMBER($gathered, useGrouping: 0) }.
   *[other] TUTTO! The bonus adds { NUMBER($paid, useGrouping: 0) }: { $seat } has gathered { NUMBER($gathered, useGrouping: 0) }.
  }
event-fined = { $seat } pays for leading: { NUMBER($points, useGrouping: 0) } gone, { NUMBER($total, useGrouping: 0) } left.
event-nobody-fined = No other leader has points to lose.
event-dared = { $seat } dares the next card, with { NUMBER($gathered, useGrouping: 0) } at risk.
risk-lost = In { $times } of 100 cases the turn is over and its points are gone.
event-lost = { $points ->
    [0] { $seat }'s turn is over, with nothing to lose.
   *[other] { $seat } loses all { NUMBER($points, useGrouping: 0) } points of this turn.
  }
event-banked = { $reason ->
    [fireworks] { $points ->
        [0] The Fireworks are over without a spark: { $seat } stays at { NUMBER($total, useGrouping: 0) }.
       *[other] The Fireworks are over: { $seat } banks { NUMBER($points, useGrouping: 0) } and has { NUMBER($total, useGrouping: 0) }.
      }
    [plus-minus] That ends the turn: { $seat } banks { NUMBER($points, useGrouping: 0) } and has { NUMBER($total, useGrouping: 0) }.
   *[stop] { $seat } stops, banks { NUMBER($points, useGrouping: 0) } and has { NUMBER($total, useGrouping: 0) }.
  }
event-shuffled = The deck is used up: all { $cards } cards are shuffled anew.
event-last-round = { $left ->
    [0] { $seat } has reached { NUMBER($target, useGrouping: 0) }, and the last round ends with this turn: all have had as many.
    [one] { $seat } has reached { NUMBER($target, useGrouping: 0) }: this is the last round, and one more player has a turn!
   *[other] { $seat } has reached { NUMBER($target, useGrouping: 0) }: this is the last round, and { $left } more players have a turn!
  }
event-game-over = { $reason ->
    [cloverleaf] { $points ->
        [0] The Cloverleaf wins the game on the spot, without a single point banked!
       *[other] The Cloverleaf wins the game on the spot, on { NUMBER($points, useGrouping: 0) } points!
      }
   *[target] The last round is over, and { NUMBER($points, useGrouping: 0) } is the highest score.
  }

view-target = Points that begin the last round
view-scores = Points banked
view-active = In turn
view-phase = What is due
view-card = The card
view-deck = Cards left
view-reshuffled = All cards shuffled again before every card
view-roll = The dice rolled
view-aside = Put aside
view-points = Points this turn
view-leaves = TUTTOs under the Cloverleaf
view-last_round = Last round
view-champion = Winner by the Cloverleaf

keep-free = any
keep-all = all
x2-all = all points
x2-rolled-only = only what was rolled
x2-card-only = only what was gathered under this card
deck-used-up = cards are used up
deck-reshuffled = all are shuffled before every card
plus-minus-go-on = the turn goes on
plus-minus-ends-turn = the turn is worth 1000

card = The card
says-bonus-200 = A TUTTO adds 200.
says-bonus-300 = A TUTTO adds 300.
says-bonus-400 = A TUTTO adds 400.
says-bonus-500 = A TUTTO adds 500.
says-bonus-600 = A TUTTO adds 600.
says-x2 = A TUTTO doubles the turn.
says-stop = The turn is over.
says-fireworks = Roll until the null: every point counts.
says-plus-minus = No stopping. A TUTTO is worth 1000 and costs whoever has most points 1000, but never you.
says-cloverleaf = No stopping. Two TUTTOs in a row win the game.
says-straight = No stopping. Put aside 1 to 6 for 2000.
leaf = One TUTTO made, one to go!
points = { $phase ->
    [choice] { $card ->
        [fireworks] points, which the null will bank
        [plus-minus] points at risk
        [cloverleaf] points at risk
        [straight] points at risk
       *[other] points with a stop now
      }
   *[other] { $card ->
        [fireworks] points, which the null will bank
       *[other] points gathered this turn
      }
  }
points-ended = { $how ->
    [null] points lost
    [card] points lost
   *[other] points banked
  }
fate = { $how ->
    [null] No die counts: a null. { $points ->
        [0] { $name } had no points to lose.
       *[other] { $name } loses { NUMBER($points, useGrouping: 0) } points.
      }
    [card] { $points ->
        [0] { $name } had no points to lose.
       *[other] { $name } loses { NUMBER($points, useGrouping: 0) } points.
      }
    [fireworks] No die counts, and the Fireworks are over: { $name } banks { NUMBER($points, useGrouping: 0) } points.
    [plus-minus] Plus/Minus ends the turn: { $name } banks { NUMBER($points, useGrouping: 0) } points.
   *[stop] { $name } stops and banks { NUMBER($points, useGrouping: 0) } points.
  }
verdict = { $how ->
    [card] Stop: the turn is over
   *[other] +{ NUMBER($points, useGrouping: 0) }
  }
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
locked = { $card ->
    [fireworks] Fireworks keep every die that counts.
   *[other] To roll on, these dice are kept.
  }
worth = { $under ->
    [plus-minus] { $aside } of six dice aside
    [cloverleaf] { $aside } of six dice aside
    [straight] { $aside } of six numbers aside
   *[other] { NUMBER($gathered, useGrouping: 0) } points at risk
  }, { $rolling ->
    [one] rolls 1 die
   *[other] rolls { $rolling } dice
  }
worth-tutto = { $gathered ->
    [0] TUTTO
   *[other] TUTTO, { NUMBER($gathered, useGrouping: 0) } points
  }
refused-T18 = under Fireworks nobody stops: roll until the null
refused-T19 = under Plus/Minus nobody stops before a TUTTO
refused-T21 = under the Cloverleaf nobody stops: make two TUTTOs in a row
refused-T22 = under a Straight nobody stops before 1 to 6 lie aside, and each number counts once
banks = +{ NUMBER($points, useGrouping: 0) }, total { NUMBER($total, useGrouping: 0) }{ $reaches ->
    [yes] : the target!
   *[no] {""}
  }
risks = risks { NUMBER($gathered, useGrouping: 0) }
roll = Keep and roll
roll-none = Put all aside: TUTTO!
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
    [stop] Stopped: { NUMBER($points, useGrouping: 0) } points banked
    [fireworks] Fireworks: { NUMBER($points, useGrouping: 0) } points banked
    [plus-minus] Plus/Minus: { NUMBER($points, useGrouping: 0) } points banked
    [null] { $points ->
        [0] Rolled { $faces }: a null, nothing lost
       *[other] Rolled { $faces }: a null, { NUMBER($points, useGrouping: 0) } points lost
      }
   *[card] { $points ->
        [0] Stop card: nothing lost
       *[other] Stop card: { NUMBER($points, useGrouping: 0) } points lost
      }
  }
legend = { $card ->
    [straight] Which dice count
    [plus-minus] Which dice count
    [cloverleaf] Which dice count
   *[other] What dice are worth
  }
legend-name = TUTTO:
legend-worth = { $dice ->
    [one] Each { $face }: { NUMBER($points, useGrouping: 0) }
   *[other] Three { $face }s of one roll: { NUMBER($points, useGrouping: 0) }
  }
legend-valid = { $dice ->
    [one] Each { $face }
   *[other] Three { $face }s of one roll
  }
legend-card = { $card ->
    [fireworks] Every die that counts is kept, and you roll until the null.
    [plus-minus] Points of dice cannot be banked here, only the TUTTO pays.
    [cloverleaf] Points do not matter here, only TUTTOs do.
    [straight] Every number once; no triplets, no points for dice.
    [stop] This card lets nobody roll.
   *[other] Other dice count only as three alike of one roll.
  }
legend-tutto = { $card ->
    [bonus-200] all six dice put aside: 200 more. Then stop, or dare the next card.
    [bonus-300] all six dice put aside: 300 more. Then stop, or dare the next card.
    [bonus-400] all six dice put aside: 400 more. Then stop, or dare the next card.
    [bonus-500] all six dice put aside: 500 more. Then stop, or dare the next card.
    [bonus-600] all six dice put aside: 600 more. Then stop, or dare the next card.
    [x2] all six dice put aside: the points double. Then stop, or dare the next card.
    [fireworks] all six dice put aside: all six roll again.
    [plus-minus] all six dice put aside: 1000 for you, and whoever has most points loses 1000, but never you.
    [cloverleaf] all six dice put aside, twice in a row: you win the game.
    [straight] all six numbers put aside: 2000. Then stop, or dare the next card.
   *[other] all six dice put aside: the card pays, and you may dare the next one.
  }
deck = { $left ->
    [0] The deck is used up
    [one] 1 card left in the deck
   *[other] { $left } cards left in the deck
  }
deck-whole = { $left } cards, shuffled before every card
deck-card = { $name }: { $says } { $count } left.

error-not-a-move = "{ $text }" is not a move in TUTTO; say stop, next, or keep and faces, such as keep 1 5 5; faces alone are kept, too
error-not-a-card = "{ $text }" is not a card; there is: { $known }
error-card-written = "{ $text }" is not a card; it is written { $card }
error-too-many-dice = there are { $most } dice, not { $dice }
error-no-such-face = no die shows { $face }; faces are 1 to { $most }
error-card-due = a card is due
error-dice-due = dice are due, if anything is
error-players-move = a player keeps dice, stops, or turns the next card
error-not-a-position = "{ $text }" is not a position of TUTTO: { $reason }
error-position-names = it has no { $names }
error-position-roll = more dice than there are, or a choice without a die that counts
error-position-deck = no card to draw, or a box without a card to score with
error-position-seats = a seat that is not there, among { $players }
error-edition-idle = a deck needs Bonus or x2 cards: with the others alone nobody ever decides anything
show-typing = In short: faces alone are kept, as in 1 5 5.
show-card = card
show-aside = aside
show-roll = roll
show-turn = turn
show-progress = { $card ->
    [straight] { $aside } of the six numbers
    [plus-minus] { $aside } of six dice for the TUTTO
    [cloverleaf] { $leaves ->
        [0] { $aside } of six dice for the first TUTTO
       *[other] { $aside } of six dice for the second TUTTO, which wins the game
      }
    [fireworks] { $points ->
        [one] 1 point, which the null will bank
       *[other] { NUMBER($points, useGrouping: 0) } points, which the null will bank
      }
   *[other] { $points ->
        [one] 1 point at stake
       *[other] { NUMBER($points, useGrouping: 0) } points at stake
      }
  }

# Labels of what happens, for reports.
happening-turned = card turned up
happening-rolled = rolled
happening-kept = dice kept
happening-tutto = Tutto
happening-fined = leader fined
happening-nobody-fined = nobody fined
happening-dared = next card dared
happening-lost = points lost
happening-banked = points banked
happening-shuffled = deck shuffled
happening-last-round = last round begun
happening-game-over = game over
happening-reason-target = target reached
happening-of-faces = faces
happening-of-card = card
happening-of-under = under card
happening-of-reason = reason
