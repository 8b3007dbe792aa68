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
in-play = { $dice } dice in play
wild = Ones are wild
not-wild = Ones are ones

how-many = How many?
which-face = Which face?
fewer = Fewer dice
more = More dice
bid = Bid { $words }
liar = Liar!
spot-on = Spot on!

last-round = The last round
last-liar = { $caller } called { $bidder } a liar on { $words }. There were { $found }.
last-spot-on = { $caller } called { $words } of { $bidder } spot on. There were { $found }.
one-less = One die less: { $names }

move = { $mine ->
    [yes] You bid { $words }.
   *[no] { $name } bids { $words }.
  }
move-liar = { $mine ->
    [yes] You call: liar, { $remark }!
   *[no] { $name } calls: liar, { $remark }!
  }
move-spot = { $mine ->
    [yes] You call: spot on, { $remark }!
   *[no] { $name } calls: spot on, { $remark }!
  }
chance-seat = { $mine ->
    [yes] You roll under your cup.
   *[no] { $name } rolls under the cup.
  }
