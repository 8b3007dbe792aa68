line = Roll four dice, stand them on cards, and hope that they still stand there on your next turn.

learn-1 = Roll your four dice up to three times, each time those you like.
learn-2 = Stand dice on the cards that ask for them: numbers, pairs, straights and more.
learn-3 = A higher sum pushes the dice of others off a card. With an equal sum you roll one die each for it.
learn-4 = A card on which your dice still stand when your next turn begins is yours.
learn-5 = Ten cards of one player, or as many as you agreed on, end the game. Most points on cards win.

tour-dice = Your four dice. Roll them up to three times: tap those that you hold, and roll the others again.
tour-cards = Then put dice on cards. Each card says what it takes, and how many points it brings. A gold coin on it brings none: it counts for bonus cards, where these are agreed.
tour-mine = A card is yours if your dice still stand on it when your next turn begins. Until then others may push them off with a higher sum, or with an equal one fight a battle: one die each, and the higher stays.
tour-acts = Roll again, or stop when you like your dice. After that you put them on cards.
tour-players = When somebody has so many cards the game ends, and most points win.

part-offer = { $card } on { $spot } (sum { $sum })
now-roll = Your turn begins with a roll of all four dice.
now-hold = Tap the dice that you hold, and roll the others again: { $rolls ->
    [one] one roll is left
   *[other] { $rolls } rolls are left
  }.
now-fit = As they lie, your dice fit { $offers }.
now-no-fit = As they lie, your dice fit no card that you could win: roll again.
now-stop = Stop if you like your dice as they are. Then you put them on cards, on several if you like.
now-put = Tap a card that glows: your dice fit { $offers }. If you tap dice first, cards glow that take just these. Then press “Put down”.
now-push = Where others stand, a higher sum pushes their dice off. With an equal sum you roll one die each for the card.
now-keep = What still stands there when your next turn begins is yours.
now-extra = The Extra Roll Card brings no points: dice that still stand on it give you one roll more in your next turn.
now-logo = The gold coin on a card brings no points by itself. { $logos ->
    [none] It counts for bonus cards alone, and none of these asks for it in this game.
    [most] Who has most of them at the end gets the bonus card Most Logos.
    [least] Who has fewest of them at the end gets the bonus card Least Logos.
   *[both] Who has most of them at the end gets the bonus card Most Logos, who has fewest Least Logos.
  }
now-none = No card takes any of these dice: put nothing, and the next player has a turn.
now-goal = { $goal } cards end the game, and most points win. You have { $amount ->
    [one] 1 card
   *[other] { $amount } cards
  } and { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
now-wait = { $seat } rolls, and puts dice on cards. Then the next player has a turn.
now-stand = You stand on { $cards }: yours when your next turn begins, if nobody pushes your dice off with a higher sum.

option-cards = how many dice cards end the game once somebody has them
option-bonus = whether four of the eight bonus cards are in play
option-idle-rounds = rounds in a row without a dice card collected that end the game
agreed-cards = { $value } dice cards end the game
agreed-bonus = { $value ->
    [yes] four bonus cards are in play
   *[no] no bonus cards
  }
agreed-idle-rounds = { $value } rounds without a dice card collected end the game
edition-standard = 46 dice cards
bot-casual = Goes for the most valuable card its roll suggests, and places for the most points it can.
bot-steady = Rolls again exactly as is best for the worth of placing, which knows the chance to be pushed off again.
bot-sharp = Rolls again exactly as is best for the worth of placing, and expects to be pushed off rather where that is easy.
bot-best = With three or four at the table it judges all that will lie there, as many games have taught it; for two it plays as the sharp bot does.

waits-turn = Roll your dice
move-roll = Roll { $faces } again
move-stop = Stop and put dice on cards
move-place = Put { $groups }
groups-group = { $faces } on { $spot }
move-rolled = { $faces }
move-dealt = { $card }{ $logo ->
    [yes] {" "}with the logo
   *[no] {""}
  }
move-dealt-bonus = { $bonus }
move-battle = { $attack } against { $defence }
real-rolled = What do the dice of { $seat } show?
real-dealt = Which card is turned up on place { $spot }?
real-card = The card
real-logo = Its gold coin, the logo
real-logo-yes = with the logo
real-logo-no = no logo
real-dealt-bonus = Which bonus card is turned up?
real-battle = A battle: what do the two dice show?
real-attack = { $seat } attacks with
real-defence = { $rival } defends with

slip-none-placed = Your dice fit a card, and without dice on one this turn brings nothing.
risk-fewer = In { $times } of 100 rolls your dice fit cards for fewer points than now.

event-bonus-turned = Bonus card: { $bonus }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
event-turned = New on { $spot }: { $card } for { $points ->
    [one] 1 point
   *[other] { $points } points
  }{ $logo ->
    [yes] , with the logo
   *[no] {""}
  }{ $deck ->
    [0] . The deck is empty now.
    [one] . One card is left in the deck.
   *[other] .
  }
event-rolled = { $fresh ->
    [yes] { $seat } rolls { $faces }.
   *[no] { $seat } rolls { $faces } and now has { $dice }.
  }
event-rerolled = { $seat } keeps { $kept } and rolls { $faces } again{ $left ->
    [0] , for the last time
   *[other] {""}
  }.
event-stopped = { $seat } stops with { $faces }.
event-placed = { $seat } puts { $faces } on the { $card } ({ $spot }){ $points ->
    [0] {""}
   *[other] , worth { $points }
  }.
event-placed-nothing = { $seat } puts no dice on any card.
event-pushed-off = { $seat } is pushed off the { $card } ({ $spot }) and takes the { $faces-count ->
    [one] die
   *[other] dice
  } with { $faces } back.
event-challenged = { $seat } stands there with { $faces }, just as high: a battle for { $spot }!
event-battle-tied = Battle for the { $card } ({ $spot }): { $seat } and { $rival } both roll a { $face } and must roll again.
event-battle-won = Battle for the { $card } ({ $spot }): { $seat } beats { $loser } by { $face } to { $lower }, and { $loser } takes the { $faces-count ->
    [one] die
   *[other] dice
  } with { $faces } back.
event-collected = { $closing ->
    [yes] { $seat } still stands on the { $card } ({ $spot }) and gets it
   *[no] { $seat } collects the { $card } ({ $spot })
  } for { $points ->
    [one] 1 point
   *[other] { $points } points
  }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }, { $total ->
    [one] 1 point
   *[other] { $total } points
  } in all.
event-extra-roll = { $seat } still stands on the Extra Roll Card and has { $rolls } rolls this turn.
event-stalling = Nobody has collected a card for { $rounds ->
    [one] a whole round
   *[other] { $rounds } rounds
  }: one more such round, and the game ends.
event-ended = { $reason ->
    [goal] { $seat } has { $count } cards, and that ends the game.
    [deck] Deck and table are empty, and that ends the game.
   *[idle-rounds] { $count } rounds without a card collected end the game.
  }
event-bonus-won = { $bonus } goes to { $seat }: { $points ->
    [one] 1 more point
   *[other] { $points } more points
  }, { $total } in all.
event-bonus-tied = { $bonus } goes to nobody: it is a tie.
event-game-over = The final score. { $accounts }.
accounts-account = { $bonus ->
    [0] { $seat }: { $points }
   *[other] { $seat }: { $points } (bonus cards { $bonus })
  }

spot-a = A
spot-b = B
spot-c = C
spot-d = D
spot-x = X
card-1s = 1s
card-2s = 2s
card-3s = 3s
card-4s = 4s
card-5s = 5s
card-6s = 6s
card-chance = Chance
card-pair = Pair
card-small-straight = Small Straight
card-3-of-a-kind = 3 of a Kind
card-2-pairs = 2 Pairs
card-large-straight = Large Straight
card-4-of-a-kind = 4 of a Kind
card-extra-roll = Extra Roll Card
cards-1s = { card-1s }
cards-2s = { card-2s }
cards-3s = { card-3s }
cards-4s = { card-4s }
cards-5s = { card-5s }
cards-6s = { card-6s }
cards-chance = { card-chance }
cards-pair = { card-pair }
cards-small-straight = { card-small-straight }
cards-3-of-a-kind = { card-3-of-a-kind }
cards-2-pairs = { card-2-pairs }
cards-large-straight = { card-large-straight }
cards-4-of-a-kind = { card-4-of-a-kind }
bonus-least-logos = Least Logos
bonus-most-logos = Most Logos
bonus-least-cards = Least Cards
bonus-most-cards = Most Cards
bonus-most-straights = Most Straights
bonus-most-chances = Most Chances
bonus-least-points = Least Points
bonus-most-numbers = Most Numbers
phase-bonus = a bonus card is due
phase-card = a card is due
phase-roll = dice are due
phase-choice = roll again or stop
phase-place = put dice on cards
phase-battle = a battle is due
phase-over = the game is over

view-goal = Cards that end the game
view-deck = Cards in the deck
view-active = In turn
view-phase = What is due
view-rolls = Rolls left
view-roll = The roll
view-idle = Rounds without a card collected
view-idle_rounds = Such rounds that end the game
view-spots = Table
view-players = Players
view-bonuses = Bonus cards
view-spot = Spot
view-card = Card
view-points = Points
view-logo = Logo
view-owner = Held by
view-dice = Dice
view-attack = Attacked with
view-reach = Best sum rolled
view-open = High enough
view-cards = Cards
view-amount = Number of cards
view-logos = Logos
view-bonus = Bonus

assumed-copies = how many there are of each card
assumed-points = what each card is worth
assumed-logos = how many of each carry the logo

error-not-a-move = "{ $text }" is not a move in DICETTO; say stop, roll and faces, or put with faces and places, such as put 5 5 on a, 3 on x, or put nothing
error-not-a-card = "{ $text }" is not a card; there is: { $known }, with { $logo } for the logo
error-not-there = "{ $name }" is not { $what ->
    [card] a dice card
    [bonus] a bonus card
   *[spot] a spot
  }; there is: { $known }
error-not-a-battle = "{ $text }" is not a battle; say both dice, such as 5 against 3
error-not-a-place = "{ $text }" puts nothing; say faces and a place from a to d or x, such as 5 5 on a
error-not-that-many = your dice are { $dice }; there are not that many { $face }s to put
error-spots-once = name each spot once, with the dice that go there
error-too-many-dice = there are { $most } dice, not { $dice }
error-no-such-face = a die shows 1 to 6, not { $face }
error-who-does-what = players make moves, and only dice and cards have outcomes
error-not-a-position = "{ $text }" is not a position of DICETTO: { $reason }
error-position-names = it has no { $names }
error-position-card = no card to deal, or no place for it
error-position-battle = a battle without dice that stand against each other, or such dice without a battle
error-position-bonus = { $count } bonus cards are dealt, before everything else
error-position-seat = no such seat
error-position-pieces = more cards or dice than there are
error-position-owner = nobody's dice on { $place }
error-position-count = { $count } of "{ $text }" were expected
error-edition-few = a deck of { $cards } cards cannot fill the table, which needs { $least }
error-edition-logos = { $logos } cards "{ $card }" have the logo, and there are only { $copies }
error-edition-worthless = no card in the deck is worth a point, so nobody could win
show-deck = + has the logo · { $deck ->
    [one] 1 card
   *[other] { $deck } cards
  } left in the deck · { $goal } cards end the game
show-idle = Nobody has collected a card for { $idle ->
    [one] a round
   *[other] { $idle } rounds
  }; { $rounds } such rounds end the game
show-bonus = bonus card { $bonus }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }: { $leader }
show-tie = a tie
show-owned = { $bonus ->
    [0] { $points ->
        [one] 1 point
       *[other] { $points } points
      }
   *[other] { $points } points and { $bonus } for bonus cards
  }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }, { $logos ->
    [one] 1 logo
   *[other] { $logos } logos
  }
show-against = against
show-rolls = { $rolls ->
    [0] no roll left
    [one] 1 roll left
   *[other] { $rolls } rolls left
  }
table = The cards on the table
deck = { $deck ->
    [0] The deck is empty
    [one] 1 card in the deck
   *[other] { $deck } cards in the deck
  }
ends = { $goal } cards end the game
spot-card = { $spot }: { $card }{ $points ->
    [0] {""}
    [one] , 1 point
   *[other] , { $points } points
  }{ $logo ->
    [yes] , with the logo
   *[no] {""}
  }.
spot-empty = { $spot }: no card
spot-dice = { $name } has { $faces } there.
yours = Yours
effect = { $effect ->
    [pushed-off] is pushed off
   *[challenged] a battle
  }
puts = { $more ->
    [yes] { $effect ->
        [pushed-off] { $picked } + your { $added } = { $sum } pushes off
        [challenged] { $picked } + your { $added } = { $sum }: a battle
       *[free] put { $picked } + your { $added } = { $sum } here
      }
   *[no] { $effect ->
        [pushed-off] a sum of { $sum } pushes off
        [challenged] a battle at { $sum }
       *[free] put a sum of { $sum } here
      }
  }
take-back = Take back
asks-1s = one or more 1s
asks-2s = one or more 2s
asks-3s = one or more 3s
asks-4s = one or more 4s
asks-5s = one or more 5s
asks-6s = one or more 6s
asks-chance = any dice
asks-pair = 2 equal dice
asks-small-straight = 3 in sequence
asks-3-of-a-kind = 3 equal dice
asks-2-pairs = 2 and 2 equal dice
asks-large-straight = 4 in sequence
asks-4-of-a-kind = 4 equal dice
asks-extra-roll = any dice, for a 4th roll
note = { $note ->
    [asks] { $asks }
    [beat] { $sum } to beat
    [needs] needs { $asks }
    [low] { $sum } to beat, not with { $reach }
    [higher] { $sum } to beat: { $reach } will do
    [equal] { $sum } to beat: { $reach } means a battle
    [stands] next turn, if they still stand
    [fits] you have a sum of { $reach }
    [picked] not with { $these }
   *[used] its dice stand elsewhere
  }
put-on = { $spot }, { $card }: { $effect }
dice-of = The dice of { $name }
not-rolled = A die not rolled yet
die = { $face }
die-held = { $face }, held
die-on = { $face }, to stand on { $spot }
held = held
battle = Battle for the { $card }
verdict = { $verdict ->
    [won] { $name } stays on the card.
    [tied] A tie: both roll again.
   *[due] The higher die stays.
  }
of-bonus = { $bonus ->
    [one] 1 point
   *[other] { $bonus } points
  } for bonus cards
cards-of = { $cards } of { $goal } cards
cards-by = Cards of { $name }
count-of = { $card }: { $count }
logos = { $logos ->
    [one] 1 logo
   *[other] { $logos } logos
  }
logo = The logo: it counts for bonus cards alone
home = { $dice ->
    [one] 1 die at home
   *[other] { $dice } dice at home
  }
players = What everybody has
bonuses = Bonus cards, and who would get them now
bonuses-won = Bonus cards, and who got them
worth = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
doing = { $doing ->
    [hold] Tap the dice that you hold.
    [put] Tap a card, or pick dice first.
    [card] Now tap a card that glows.
    [none] No card takes any of these dice.
    [all] Put them down?
    [planned] More dice, or put them down?
    [roll] Your roll.
    [deal] Cards are laid out.
   *[wait] { $name } is in turn.
  }
roll = { $dice ->
    [0] Roll
    [one] Roll 1 die
   *[other] Roll { $dice } dice
  }
stop = Stop
stop-hint = then place dice
put = Put down
put-nothing = Put nothing
refused-D8 = leave at least one die to roll, or stop
put-hint = { $points ->
    [0] this brings no points
    [one] 1 point if it stands
   *[other] { $points } points if it stands
  }

# Labels of what happens, for reports.
happening-bonus-turned = bonus card turned up
happening-turned = card turned up
happening-rolled = rolled
happening-rerolled = rolled again
happening-stopped = stopped
happening-placed = dice on a card
happening-placed-nothing = nothing put down
happening-pushed-off = pushed off
happening-challenged = battle begun
happening-battle-tied = battle tied
happening-battle-won = battle won
happening-collected = card collected
happening-extra-roll = extra roll
happening-stalling = rounds without a card
happening-ended = end of the game begun
happening-bonus-won = bonus card won
happening-bonus-tied = bonus card tied
happening-game-over = game over
happening-reason-goal = enough cards
happening-reason-deck = deck and table empty
happening-reason-idle-rounds = rounds without a card
happening-of-faces = faces
happening-of-face = face
happening-of-card = card
happening-of-spot = spot
happening-of-bonus = bonus card
happening-of-reason = reason
