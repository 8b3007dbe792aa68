line = Five dice under your cup, a claim about everybody's, and somebody who does not believe it.

edition-standard = cups and six-sided dice
option-dice = dice that each player begins with
option-wild = ones count as whatever face was bid
option-spot-on = a player may call the last bid exactly right

bot-random = Bids and calls anything.
bot-steady = Reckons how likely each bid and each call is right, and does what is likeliest.

move-bid = Bid { $count ->
    [one] 1 die
   *[other] { $count } dice
  } showing { $face }
move-liar = Liar!
move-spot-on = Spot on!
move-dice = { $faces }

event-rolled = Under the cup of { $seat }: { $faces }.
event-claimed = { $seat } claims { $count ->
    [one] one die
   *[other] { $count } dice
  } showing { $face }.
event-called = { $call-word ->
    [liar] { $seat } calls { $bidder } a liar.
   *[spot-on] { $seat } calls the bid of { $bidder } spot on.
  }
event-lifted = The cups are lifted: { $found ->
    [0] no die counts
    [one] one die counts
   *[other] { $found } dice count
  } as { $face }, and { $count } { $count ->
    [one] was
   *[other] were
  } claimed.
event-lost = { $total ->
    [0] { $seat } loses the last die and is out.
    [one] { $seat } loses a die and has one left.
   *[other] { $seat } loses a die and has { $total } left.
  }
event-game-over = { $reason }
reason-last = Only one player has dice left.

call-liar = liar
call-spot-on = spot on

view-players = Players
view-dice = Dice
view-faces = Under the cup
view-active = In turn
view-bid = Bid
view-count = Dice claimed
view-face = Face
view-seat = By
view-in_play = Dice in play
view-wild = Ones are wild
view-rolling = Cups are being rolled
view-over = Over
view-last = The last round
view-cups = Under the cups
view-call = Call
view-caller = Called by
view-found = Found
view-losers = One die less

table = The cups
your-dice = Your dice
no-dice = You have lost all your dice.
shaking = The cups are being shaken …
cup = { $dice ->
    [0] out of the game
    [one] 1 die
   *[other] { $dice } dice
  }
die = A { $face }
no-bid = No bid yet
bid-by = { $name } says
in-play = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  } in play · { $wild ->
    [yes] Ones are wild
   *[no] Ones are ones
  }
claim = { $count ->
    [one] { $face ->
        [1] 1 one
        [2] 1 two
        [3] 1 three
        [4] 1 four
        [5] 1 five
       *[6] 1 six
      }
   *[other] { $face ->
        [1] { $count } ones
        [2] { $count } twos
        [3] { $count } threes
        [4] { $count } fours
        [5] { $count } fives
       *[6] { $count } sixes
      }
  }
how-many = How many?
which-face = Which face?
fewer = Fewer dice
more = More dice
bid = Bid { claim }
last-round = The last round
last-liar = { $caller } called { $bidder } a liar on { claim }. There were { $found }.
last-spot-on = { $caller } called { claim } of { $bidder } spot on. There were { $found }.
one-less = One die less: { $names }

error-not-a-move = "{ $text }" is not a move in Liar's Dice; say a bid such as 3 fours, or liar
error-bid-bounds = a bid has 1 to { $most } dice and a face from 1 to { $faces }
error-not-a-roll = "{ $text }" is not a roll of seat { $seat }; say its dice, such as 1 3 3 5 6
error-cup-dice = a cup has 1 to { $most } dice that show 1 to { $faces }
error-who-does-what = players bid or call, and dice fall under cups
error-no-dice-left = "{ $text }" is not a position of Liar's Dice: somebody who acts has no dice left
error-not-a-position = "{ $text }" is not a position of Liar's Dice
