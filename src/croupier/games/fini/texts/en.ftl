line = Two hands, fifteen dice: grab what you need, make no mistake, and call FINI! before the other does.

learn-1 = Fifteen dice are cast, and both of you grab at the same time, one die after the other.
learn-2 = Lay out straights or equal dice, as the duel has it: six dice at most.
learn-3 = A silver die only copies: a coloured die with its number lies with your opponent, and none lies free.
learn-4 = Call FINI! when no die would make your combinations longer, and the longest combination takes a chip. A call too early or a mistake costs one.
learn-5 = A round ends with the last chip of the stock. After three rounds whoever took most chips wins.

tour-area = All dice are cast here, and nobody waits for a turn: tap a die to take it into your hand.
tour-rows = Your rows: tap one to put the die down. In the first round you build straights, such as 2 3 4 or 6 5 4, in the second equal dice.
tour-silver = Leave the four silver dice alone at first: they may only copy a coloured die that your opponent has, when no other with its number is left.
tour-acts = FINI! ends the duel. Press it when you have six dice down, or no die is left that would give you more dice in combinations, not even by beginning another row; not earlier.
tour-chips = The longest row takes a chip of this stock. When the stock is empty every chip becomes a point; after three rounds most points win.

now-take = Tap any coloured die that fits your rows. Nobody waits for a turn: take one after the other.
now-put = You hold the { $die }: tap the place in your rows where it belongs.
now-build = { $about-word ->
    [matching] Put equal dice side by side, such as 4 4 4: the longest block counts.
   *[straights] Build rows that rise or fall by one from die to die, such as 2 3 4 or 6 5 4. No number may lie twice with you; the longest row counts.
  }
now-call = { $down ->
    [6] Six dice are the most: call FINI! now.
   *[other] { $down } of { $most } dice are down. Call FINI! when nothing is left that would give you more dice in combinations, in another row either{ $assisted ->
        [yes] {""}.
       *[no] : earlier it costs you a chip.
      }
  }
now-silver = Take a silver die only if your opponent has a coloured die with its number, and none lies free any more.
now-cast = The dice are about to be cast. Then everybody grabs at once.
real-cast = Cast all fifteen dice. What do they show?
real-cast-silver = What do the silver dice show?
now-announce = Choose what this duel is about: straights, or equal dice.
now-announcing = { $starter } chooses what this duel is about. Then the dice are cast.
now-judged = { $ending-word ->
    [premature] The last duel was called too early: more dice could still have been laid out in combinations.
    [offence] In the last duel somebody made a mistake: a wrong order, more than six dice, or a silver die that may not be taken.
    [contested] The last duel is void: both grabbed the same die.
    [idle] The last duel is void: nobody moved.
   *[decided] The last duel went to the longest row; of equal ones, to whoever called.
  }

option-assisted = whether mistakes are refused instead of judged at the end of a duel
option-contested = grabs of one die closer together than so many milliseconds void the duel
option-patience = seconds without a move after which a duel is void
option-chips = chips in the stock; fewer make a shorter game
agreed-assisted = { $value ->
    [yes] mistakes are refused at once
   *[no] mistakes are judged at the end of a duel
  }
agreed-contested = grabs of one die less than { $value } milliseconds apart void the duel
agreed-patience = a duel is void after { $value } seconds without a move
agreed-chips = { $value ->
    [one] 1 chip in the stock
   *[other] { $value } chips in the stock
  }
edition-standard = 11 coloured and 4 silver dice
bot-still = Leaves all dice to you, and never calls: what counts is how long you need.
bot-slow = Needs four seconds for a die, goes on from what it has, and errs now and then.
bot-calm = Needs two seconds for a die, plans the longest combination in sight, and errs now and then.
bot-quick = Needs a second for a die, plans and takes first what you could take away, and errs less.
bot-lightning = Needs half a second for a die, plans against you and calls with as few dice as it can, and hardly ever errs.

move-announce = Announce { $about }
move-take = Take { $colour } { $number }
move-put = { $after ->
    [0] Put it in row { $row }, on the left
    [one] Put it in row { $row }, behind the first die
   *[other] Put it in row { $row }, behind { $after } dice
  }
move-call = FINI!
move-cast = { $numbers }
move-cast-silver = silver { $numbers }
move-void = Nobody moves, and the duel is void

event-announced = { $seat } announces { $about }.
event-cast = Round { $round }, a duel of { $about }. { $seat } casts { $numbers }.
event-cast-silver = The silver dice show { $numbers }. Go!
event-took = { $seat } takes the { $die }.
event-put-down = { $seat } lays the { $die }: { $numbers }.
event-clashed = { $seat } reaches for the { $die } just as { $rival } takes it!
event-voided = { $reason ->
    [contested] The duel is void, and the dice are cast anew.
   *[idle] Nobody has moved for { $seconds } seconds: the duel is void, and the dice are cast anew.
  }
event-called = { $seat } calls FINI!
event-dropped = { $seat } still holds the { $die }, which goes back.
event-premature = Too early! { $seat } could still have added { $missed-count ->
    [one] a { $missed }
   *[other] dice with { $missed }
  }.
event-removed = { $reason ->
    [repeated] { $seat } has a number twice: out with { $dice }.
   *[loose] { $seat } has no use for { $dice }.
  }
event-offended = { $offence ->
    [wrong-order] { $seat } has a row in the wrong order.
    [too-many] { $seat } has put down more than six dice.
   *[wrong-copier] { $seat } took a silver die that may not be taken.
  }
event-compared = { $longest ->
    [0] { $other ->
        [0] Neither { $seat } nor { $rival } has a combination: no chip moves.
       *[other] Longest combinations: none of { $seat }, { $other } dice of { $rival }.
      }
   *[other] { $other ->
        [0] Longest combinations: { $longest } dice of { $seat }, none of { $rival }.
       *[other] Longest combinations: { $longest } dice of { $seat }, { $other } of { $rival }.
      }
  }
event-chip-taken = { $reason ->
    [penalty] { $rival } has no chip to return, so { $seat } takes one from the stock
    [caller] The call decides: { $seat } takes a chip
   *[longest] { $seat } takes a chip
  } and has { $chips }{ $stock ->
    [0] .
   *[other] , with { $stock } left in the stock.
  }
event-chip-returned = { $seat } returns a chip and has { $chips ->
    [0] none
   *[other] { $chips }
  } now.
event-chip-spared = { $seat } has no chip to return.
event-round-over = That was the last chip: round { $round } is over.
event-scored = { $seat } scores { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
  } and has { $total }.
event-game-over = All three rounds are played.
part-die = { $colour } { $number }

about-straights = straights
about-matching = matching dice
kind-straights = straights
kind-matching = matching dice
colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-violet = violet
colour-pink = pink
colour-brown = brown
colour-black = black
colour-white = white
colour-turquoise = turquoise
colour-silver = silver
phase-cast = the dice are about to be cast
phase-silver = the silver dice are about to be cast
phase-duel = the duel is on
phase-announce = straights or matching dice?
phase-over = the game is over
offences-wrong-order = a row in the wrong order
offences-too-many = more than six dice
offences-wrong-copier = a silver die that may not be taken
ending-premature = called too early
ending-offence = an offence
ending-decided = decided by length
ending-contested = void: both grabbed the same die
ending-idle = void: nobody moved

view-phase = What is going on
view-round = Round
view-kind = Duel of
view-starter = Starter
view-clock = Milliseconds
view-patience = Milliseconds without a move until the duel is void
view-assisted = Mistakes are refused
view-area = Area
view-players = Players
view-stock = Chips in the stock
view-verdict = The last duel
view-rows = Rows
view-hand = In hand
view-chips = Chips
view-score = Points
view-ending = Ending
view-caller = Caller
view-missed = Missed
view-offences = Offences
view-longest = Longest combination
view-removed = Removed
view-change = Chips won or returned
view-colour = Colour
view-number = Number
view-slot = Slot

error-not-a-move = "{ $text }" is not a move in FINI!; say take and a die, such as take red 4, take 4 or s4; put, a row and a place, such as put 1 left or 1<; or FINI!
error-not-a-die = "{ $text }" is not a die; the colours are { $known }
error-die-shows = the { $colour } die shows { $shown }, not { $number }
error-nowhere-shown = no coloured die shows { $number }
error-no-such-face = a die shows 1 to { $most }, not { $face }
error-not-a-place = "{ $text }" is no place; say a row and left, right or after some dice, such as put 1 after 2
error-no-such-place = there is no place behind { $after } dice of row { $row }
error-no-announcement = "{ $text }" announces nothing; say straights or matching
error-not-a-time = "{ $time }" is not a time in milliseconds
error-not-a-cast = "{ $text }" is not a cast; say what the eleven coloured dice show, or silver and four numbers
error-cast-numbers = that is not a cast; say what all { $dice } dice show, each from 1 to 6
error-coloured-due = "{ $text }" is not due: the coloured dice are cast now
error-silver-due = "{ $text }" is not due: the silver dice are cast now
error-who-does-what = players make moves, and only dice have outcomes
error-not-a-position = "{ $text }" is not a position of FINI!: { $reason }
error-position-names = it has no { $names }
error-position-two = "{ $text }" is not for two players
error-position-over = the game is over after its third round, and not before
error-position-hand = a hand holds one die
error-position-die = "{ $die }" is not a die
error-position-colour = "{ $die }" is one die too many or not a colour
error-position-twice = { $die } lies in two places
show-typing = In short: 4 takes a coloured die that shows 4, red 4 that very die, s4 a silver one. With a die in your hand, 1 puts it at the right end of row 1, 1< at the left end, 1.2 behind its second die. f calls FINI!
show-duel = Round { $round }: { $kind }, started by { $starter }
show-announce = Round { $round }: { $starter } announces straights or matching dice
show-over = All three rounds are played
show-stock = stock
show-area = area
show-hand = in hand
show-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }

duel = Round { $round } of 3: { $kind }
duel-announce = Round { $round } of 3: straights or matching dice?
how-straights = rising or falling, no number twice
how-matching = equal dice side by side
area = The dice that were cast
slot-empty = an empty slot
slot-taken = { $die }, taken by { $name }
side-own = Your side
side = The side of { $name }
row = Row { $row }, { $count ->
    [0] empty
    [one] 1 die
   *[other] { $count } dice
  }
place = { $after ->
    [0] Row { $row }, { $end ->
        [yes] the first die
       *[no] on the left
      }
   *[other] Row { $row }, { $end ->
        [yes] on the right
       *[no] behind { $after ->
            [one] the first die
           *[other] { $after } dice
          }
      }
  }
in-hand = in hand: { $die }
die-out = { $die }, taken out
chips = { $chips ->
    [0] no chips
    [one] 1 chip
   *[other] { $chips } chips
  }
stock = { $stock ->
    [0] no chips in the stock
    [one] 1 chip in the stock
   *[other] { $stock } chips in the stock
  }
practice-time = { $seconds } s
practice-best = best: { $seconds } s
practice-record = your best time!
verdict = The verdict
verdict-after = after { $seconds } s
verdict-rule = Rule { $clause }
verdict-why = { $reason ->
    [repeated] Of equal numbers the one that was put down first stays, coloured or silver.
   *[loose] { $about ->
        [matching] A row counts its largest block of equal dice, and one die is no block.
       *[straights] A row counts its longest straight, and one die is no straight.
      }
  }
verdict-alone = That alone decides: nothing else is judged, and no other dice are crossed out.
verdict-seen = Seen it? Tap here or press space: once everybody has, the dice fall.

refused-I2 = what a duel of the third round is about is announced before its cast, and nothing else is done then
refused-I3 = your opponent says what this duel is about
refused-I4 = too late, that duel is over; the dice are cast anew
refused-I6 = put the die in your hand down first
refused-I7 = that die is gone
refused-I8 = there is no such place
refused-I11 = that number already lies with you
refused-I12 = there it would lie in the wrong order
refused-I15 = six dice are the most
refused-I16 = a silver die needs an original at your opponent's, and no coloured die of its number in the middle
refused-I17 = every silver die needs an original of its own
refused-I19 = too early: more dice could still be laid out in combinations, in another row too

# Labels of what happens, for reports.
happening-announced = announced
happening-cast = dice cast
happening-cast-silver = silver dice cast
happening-took = die taken
happening-put-down = die put down
happening-clashed = clash over a die
happening-voided = duel void
happening-called = FINI! called
happening-dropped = die given back
happening-premature = too early
happening-removed = dice taken out
happening-offended = offence
happening-compared = rows compared
happening-chip-taken = chip taken
happening-chip-returned = chip returned
happening-chip-spared = no chip to return
happening-round-over = round over
happening-scored = points scored
happening-game-over = game over
happening-reason-contested = contested die
happening-reason-idle = nobody moved
happening-reason-repeated = number twice
happening-reason-loose = of no use
happening-reason-penalty = penalty
happening-reason-caller = the call decides
happening-reason-longest = longest row
happening-reason-rounds = last round over
happening-offence-wrong-order = wrong order
happening-offence-too-many = too many dice
happening-offence-wrong-copier = wrong silver die
happening-of-about = duel for
happening-of-numbers = numbers
happening-of-reason = reason
happening-of-offence = offence
