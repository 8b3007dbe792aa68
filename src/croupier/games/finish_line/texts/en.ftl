line = Bet in secret on seven horses, then push yours ahead with dice that everybody shares.

learn-1 = Bet in secret: on horses that win, or on two that come in first and second.
learn-2 = Roll three dice, use one, and pass the other two on. Who begins takes all three, everybody after him one more.
learn-3 = Two horseshoes on a tile bring that horse one place ahead. A favourite needs only one.
learn-4 = Whoever takes the last die of the pool has the last turn of a race. Bets that won pay by the odds of the horse.
learn-5 = After the last race, usually the third, the richest player wins.

tour-track = Seven horses on their way to the post: the one beside it leads. Tap one to bet that it wins, or two to bet that they come in first and second.
tour-odds = The odds: 11x pays eleven times your bet if the horse wins. They go with the place at the start, which is drawn, also for a favourite (F): whoever starts behind pays most. Nobody sees your bets before the race is over.
tour-acts = Press this when your bets are made: then nothing can be changed, and the race begins.
tour-money = The money that you have for bets, and the bets that you made. After the last race the richest player wins.
tour-key = In the race you take turns. Roll three dice, use one of them on any horse, and pass the other two on. What every side of them does stands here.

now-draw = Seven horses are drawn for this race, from the last to the lead.
now-dice = The dice of this turn are about to fall.
now-bet = Tap one horse to bet that it wins, or two to bet that they come in first and second, in any order. You have { $left } € left to bet.
now-all-bet = All of your money is bet. You can still change your bets.
now-odds = For example: { $amount } € on { $horse } at odds of { $odds } pay { $pays } € if it wins. It starts last, though.
now-drawn = Where a horse starts is drawn, and its odds go with that. A favourite ({ show-favourite }) may start last, too: it moves ahead with a single horseshoe.
now-done = { $bets ->
    [0] Bet at least once, then press “Done betting”.
   *[other] Press “Done betting” when you like your bets: then nothing can be changed, and the race begins as soon as everybody is done.
  }
now-others-bet = Your bets are made. { $seats-count ->
    [one] { $seats } is still betting
   *[other] { $seats } are still betting
  }, then the race begins.
now-take = Tap a die of the pool, and roll it with the two that were passed on to you.
now-take-some = Tap { $dice } dice of the pool, not all of one colour, and roll them. White ones mostly move a horse ahead.
now-three = Of the three dice that you roll you use one, and { $seat } gets the other two.
now-yellow = { $home ->
    [yes] This is the home stretch: yellow dice may be taken, too. Whoever takes the last die of the pool has the last turn of the race.
   *[no] Yellow dice may be taken when { $most } dice or fewer are left. Whoever takes the last die of the pool has the last turn of the race.
  }
now-choose = Tap the die that you use, then what it is for: tiles that light up say what would happen.
now-use = “{ $roll }”: { $does }
now-useless = None of these dice can be used: tap one, and put it away.
now-away = Or tap a die that you do not want { $seat } to have, and put it away. The other two pass on.
now-own = You bet on { $horses }: get { $horses-count ->
    [one] it
   *[other] them
  } ahead, and the others behind.
now-marks = On tiles an { show-favourite } marks a favourite, which moves with a single horseshoe, and an { show-steady } a steady runner, which nobody can whip or disqualify.
now-no-own = You have no bets in this race, so it cannot bring you anything. Keep others from winning theirs.
now-extra = The race is nearly over: your extra move works as a horseshoe. Tap a horse for it, or give it up.
now-wait = { $seats } takes dice, rolls three, uses one of them, and passes two on. Then the next player has a turn.

option-races = how many races are run
option-outsider = whether an outsider pays its half to any place bet that names it, or only to winning ones
agreed-races = { $value ->
    [one] one race is run
   *[other] { $value } races are run
  }
agreed-outsider = an outsider pays its half to { $value }
outsider-any-bet = any place bet
outsider-winning-bet = winning place bets only

bot-random = Does anything that is allowed.
bot-casual = Bets half on a horse and half of the rest on a pair with it, takes any dice, and uses what helps most.
bot-steady = Bets where the odds are better than the chances, and races for what its own bets are worth.
bot-sharp = Guesses what the others may have bet, runs the races on in its head a few hundred times, and does what wins most often.
bot-best = Guesses what the others may have bet, runs the races on in its head five times as long as the sharp bot does, and does what wins most often.

edition-standard = 27 dice, 24 horses

move-winner-bet = { $amount ->
    [0] Withdraw the bet on { $horse }
   *[other] Bet { $amount } on { $horse } to win
  }
move-place-bet = { $amount ->
    [0] Withdraw the bet on the pair { $horses }
   *[other] Bet { $amount } on the pair { $horses }
  }
move-done = Done betting
move-take = Take { $dice }
move-use = { $face ->
    [horseshoe] Horseshoe for { $horse }
    [double] Double horseshoes for { $horse }
    [whipping] Whip { $horse }
    [helmet] Rider helmet for { $horse }
    [losing-speed] Losing speed for { $horse }
    [outsider-1000] Outsider of 1,000 on { $horse }
    [outsider-2000] Outsider of 2,000 on { $horse }
    [outsider-3000] Outsider of 3,000 on { $horse }
   *[disqualified] Disqualify { $horse }
  }
move-tempo-change = Move the horseshoe from { $giver } to { $taker }
move-interfere = New order, from the back: { $horses }
move-dead-even = Dead even
move-side-bet = Side bet
move-keep = Keep the extra move
move-inside-tip = Inside tip: { $dice } back to the pool
move-put-away = Put { $die } away
move-extra-move = Extra move for { $horse }
move-decline = Give the extra move up
move-tile = Horse { $horse }
real-tile = Which horse lines up in place { $place }? { $place ->
    [1] It starts in the lead.
    [7] It starts last.
   *[other] {""}
  }
real-roll = What do the three dice of { $seat } show?
real-photo = The photo: how many of the six white dice show a horseshoe?
real-upper = For the upper tile
real-lower = For the lower tile
move-roll = { $faces }
move-photo = { $upper } for the upper tile, { $lower } for the lower one

slip-no-bet = You have bet on no horse, and cannot bet any more once you are done: this race can bring you nothing but side bets.
risk-useless = In { $times } of 100 rolls none of these dice is of any use.

part-runner = { $name } ({ $number })
part-ticket = { $pays ->
    [0] { $pair ->
        [yes] { $amount } on the pair { $horses }
       *[no] { $amount } on { $horses }
      }
   *[other] { $pair ->
        [yes] { $amount } on the pair { $horses } (paying { $pays })
       *[no] { $amount } on { $horses } (paying { $pays })
      }
  }

event-race-called = Race { $race } of { $races }. The horses line up, the last one first.
event-drawn = { $favourite ->
    [yes] { $horse }, a favourite, at odds of { $odds }.
   *[no] { $steady ->
        [yes] { $horse }, a steady runner, at odds of { $odds }.
       *[no] { $horse } at odds of { $odds }.
      }
  }
event-betting-opens = The row is complete. Place your bets!
event-bet-made = { $amount ->
    [0] { $seat } withdraws the bet on { $horses } and has { $left } euros left to bet.
   *[other] { $seat } bets { $amount } euros on { $horses }, which would pay { $pays }, and has { $left } left to bet.
  }
event-done-betting = { $seat } is done betting.
event-off = And they are off! { $seat } begins.

event-took = { $seat } takes { $dice }.
event-rolled = { $usable ->
    [yes] { $seat } rolls { $faces }.
   *[no] { $seat } rolls { $faces }, and none of it is of any use.
  }
event-home-stretch = The home stretch! Yellow dice may be taken from now on.

event-used = { $face ->
    [horseshoe] { $rests ->
        [yes] { $seat } lays a horseshoe on { $horse }.
       *[no] { $seat } spends a horseshoe on { $horse }.
      }
    [extra-move] { $rests ->
        [yes] { $seat } lays the extra move on { $horse }, where it comes too late.
       *[no] { $seat } makes the extra move with { $horse }.
      }
    [double] { $seat } spends double horseshoes on { $horse }.
    [whipping] { $rests ->
        [yes] { $seat } whips { $horse }: a warning.
       *[no] { $seat } whips { $horse }, which has been warned before.
      }
    [helmet] { $seat } gives { $horse } the rider helmet.
    [losing-speed] { $seat } takes the speed out of { $horse }.
    [outsider-1000] { $seat } makes { $horse } an outsider worth 1,000.
    [outsider-2000] { $seat } makes { $horse } an outsider worth 2,000.
    [outsider-3000] { $seat } makes { $horse } an outsider worth 3,000.
   *[disqualified] { $seat } calls the stewards on { $horse }.
  }
event-tempo-changed = { $rests ->
    [yes] { $seat } moves a horseshoe from { $giver } to { $taker }.
   *[no] { $seat } takes a horseshoe from { $giver } and spends it on { $taker }.
  }
event-interfered = { $seat } interferes: { $front } now runs ahead of { $middle } and { $back }.
event-drew-level = Dead even! { $seat } draws { $horse } level with { $leader }.
event-side-bet-won = { $skipped ->
    [yes] { $seat } wins a side bet: { $loser } owes { $amount } euros and misses a turn.
   *[no] { $seat } wins a side bet: { $loser } owes { $amount } euros.
  }
event-extra-kept = { $seat } keeps an extra move for the finish.
event-extra-declined = { $seat } gives an extra move up.
event-tipped = { $seat } has an inside tip: { $dice } back to the pool.
event-thrown-away = { $seat } puts { $die } away.

place-name = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[7] seventh
  }
event-moved = { $place ->
    [1] { $horse } passes { $passed }.
   *[other] { $horse } passes { $passed } and is { place-name }.
  }
event-stayed = { $horse } is in front already, so nothing changes.
event-fell-back = { $horse } falls behind { $behind } and is { place-name }.
event-out = { $horse } is out of the race, and every bet on it is lost!
event-leads = { $horse } leads!

event-pool-empty = { $kept ->
    [0] The pool is empty: the race is run.
    [one] The pool is empty: one extra move, and the race is run.
   *[other] The pool is empty: { $kept } extra moves, and the race is run.
  }
event-photo-due = { $horse } and { $other } are still dead even: a photo must decide.
event-photo-taken = { $tie ->
    [yes] The photo: { $horseshoes } for { $horse }, { $against } for { $other }. Nobody can tell; another one!
   *[no] The photo: { $horseshoes } for { $horse }, { $against } for { $other }. { $horse } by a nose!
  }

event-race-over = { $winner } wins race { $race }! The finish: { $finish }.
event-outsider-pays = { $place ->
    [1] { $winning ->
        [yes] An outsider has won: a winner bet on { $horse } gets { $amount } euros more, a winning place bet { $half }.
       *[no] An outsider has won: a winner bet on { $horse } gets { $amount } euros more, any place bet { $half }.
      }
   *[other] { $winning ->
        [yes] An outsider is second: a winning place bet on { $horse } gets { $half } euros more.
       *[no] An outsider is second: any place bet on { $horse } gets { $half } euros more.
      }
  }
event-settled = { $staked ->
    [0] { $seat } bet nothing.
   *[other] { $paid ->
        [0] { $seat } bet { $bets }, and all of it is gone.
       *[other] { $bonus ->
            [0] { $seat } bet { $bets }, and gets { $paid } euros.
           *[other] { $seat } bet { $bets }, and gets { $paid } euros, an outsider's bonus of { $bonus } included.
          }
      }
  } { $capital ->
    [0] { $seat } has { $total }.
   *[other] With { $capital } more for the next race { $seat } has { $total }.
  }
event-side-bets-settled = { $won ->
    [yes] Side bets bring { $seat } { $amount } euros, which makes { $total }.
   *[no] Side bets cost { $seat } { $amount } euros, which leaves { $total }.
  }
event-next-race = { $seat } will begin race { $race }.
event-game-over = { $reason }
reason-races = The last race is run, and the richest player wins.

dice-white = a white die
dice-red = a red die
dice-yellow = a yellow die
dice-green = a green die
dice-black = a black die
die-white = a white die
die-red = a red die
die-yellow = a yellow die
die-green = a green die
die-black = a black die
hand-white = white
hand-red = red
hand-yellow = yellow
hand-green = green
hand-black = black
pool-white = white
pool-red = red
pool-yellow = yellow
pool-green = green
pool-black = black
pile-white = white
pile-red = red
pile-yellow = yellow
pile-green = green
pile-black = black
horseshoe-white = white
horseshoe-black = extra move

faces-horseshoe = a horseshoe
faces-white-blank = a white blank
faces-double = double horseshoes
faces-whipping = a whipping
faces-tempo = a tempo change
faces-red-blank = a red blank
faces-helmet = a rider helmet
faces-interference = an interference
faces-dead-even = a dead even
faces-losing-speed = a losing speed
faces-outsider-1000 = an outsider of 1,000
faces-outsider-2000 = an outsider of 2,000
faces-outsider-3000 = an outsider of 3,000
faces-green-blank = a green blank
faces-side-bet = a side bet
faces-extra-move = an extra move
faces-disqualified = a disqualification
faces-inside-tip = an inside tip
roll-horseshoe = horseshoe
roll-white-blank = white blank
roll-double = double horseshoes
roll-whipping = whipping
roll-tempo = tempo change
roll-red-blank = red blank
roll-helmet = rider helmet
roll-interference = interference
roll-dead-even = dead even
roll-losing-speed = losing speed
roll-outsider-1000 = outsider of 1,000
roll-outsider-2000 = outsider of 2,000
roll-outsider-3000 = outsider of 3,000
roll-green-blank = green blank
roll-side-bet = side bet
roll-extra-move = extra move
roll-disqualified = disqualification
roll-inside-tip = inside tip

phase-horses = horses are drawn
phase-bet = betting
phase-take = taking dice
phase-roll = rolling
phase-use = using a die
phase-extra = extra moves
phase-photo = photo finish
phase-over = over

view-seat = Your seat
view-race = Race
view-races = Races
view-phase = Now
view-active = In turn
view-money = Money
view-side = Side bets, paid at the end
view-done = Done betting
view-kept = Extra moves kept
view-row = The row, from the last to the lead
view-out = Out of the race
view-level = The first two are dead even
view-was_level = Dead even has been used
view-home = Home stretch
view-pool = Pool
view-pile = Pile
view-hand = Dice in hand
view-roll = Roll
view-bets = Your bets
view-left = Left to bet
view-step = Bets are multiples of
view-home_at = Dice in the pool at the home stretch
view-dice = Dice of the race
view-names = Horses so far
view-before = Before
view-after = After
view-capital = For the next race
view-sheets = Races that are over
view-number = Number
view-name = Horse
view-favourite = Favourite
view-steady = Steady
view-odds = Odds
view-horseshoe = Horseshoe
view-whipped = Whipped
view-outsider = Outsider
view-horses = Horses
view-amount = Bet
view-pays = Pays
view-finish = Finish
view-outsiders = Outsiders
view-accounts = Accounts
view-lines = Bets
view-bonus = Outsiders' bonus
view-staked = All bets
view-paid = Paid

assumed-red = the faces of red dice
assumed-yellow = the faces of yellow dice
assumed-green = the faces of green dice
assumed-black = the faces of black dice
assumed-favourites = which horses are favourites
assumed-steady = which horses are steady
assumed-odds_1 = the odds of the first race

error-not-a-move = "{ $text }" is not a move here; { $phase ->
    [bet] say bet with euros and a horse or two, such as bet 300 on 18 and 11 or bet 300 on saffron, or done
    [take] say take and colours, such as take white
    [use] say a face and a horse, such as horseshoe on 11, or put away and a colour
    [extra] say extra-move on and a horse, or decline
   *[other] wait for the dice
  }
error-on-no-horse = { $face } is not used on a horse
error-not-colours = "{ $text }" are not dice; say up to { $most } colours of { $known }
error-no-such-colour = there are no "{ $colour }" dice; there are: { $known }
error-few-dice = { $dice } dice are named; name 1 to { $most }
error-not-in-race = "{ $horse }" is not a horse of this race; they began as: { $known }
error-two-horses = a place bet names two different horses
error-three-horses = an interference names three horses, not { $horses }
error-not-euros = { $amount } euros cannot be bet
error-not-a-tip = a tip names two colours of { $known }, such as tip white red
error-not-a-tile = "{ $tile }" is not a tile; say a number from 1 to { $most }
error-not-a-photo = "{ $text }" is not a photo finish; say horseshoes, such as 4 for { $upper }, 3 for { $lower }
error-photo-shoes = { $dice } dice show 0 to { $dice } horseshoes, not { $upper } and { $lower }
error-not-a-roll = "{ $text }" is not a roll; say { $faces } faces of { $known }
error-roll-faces = a roll has { $most } faces, not { $faces }
error-no-such-face = no die shows "{ $face }"; dice show: { $known }
error-for-players = { $kind } is a matter of players
error-for-chance = { $kind } is a matter of chance
error-not-for-now = { $kind } is not for now; the table waits for: { $due }
error-not-a-position = "{ $text }" is not a position of FINISH LINE: { $reason }
error-position-names = it has no { $names }
error-position-horses = { $count } horses of race { $race } are drawn
error-position-row = { $count } horses in the row
error-position-hand = { $count } dice in hand
error-position-roll = { $faces } are not what the dice in hand can show
error-position-kept = who is in turn has kept no extra move
error-position-done = nobody is left to bet
error-position-sides = the { $colour } dice have { $sides } sides
error-position-some = { $field } are numbers from 1 to { $most }, none twice
error-position-seat = no such race or seat
error-position-tile = tile { $tile } is not there to be drawn
error-position-marks = "{ $marks }" cannot lie on a tile
error-position-twice = a horse runs twice
error-position-dice = more dice than there are
error-position-bet = "{ $bet }" does not fit on the sheet
error-position-numbers = { $numbers } are too many
error-position-count = { $count } of "{ $text }" were expected
error-position-parts = { $count } parts of "{ $text }" were expected
error-edition-sides = a { $colour } die has { $sides } sides, not { $due }
error-edition-left-out = { $out } { $colour } dice are left out, and there are only { $dice }
error-edition-dice = a race needs 3 to { $most } dice, also without those that two players leave out
error-edition-yellow = there are { $dice } yellow dice; more than { $most } leave too few to begin with
error-edition-white = a white die needs horseshoes and blanks, or a photo finish would never end
show-typing = Horses go by their names, too, as far as need be: bet 300 on saffron, horseshoe on saf.
show-race = Race { $race } of { $races }
show-home = home stretch
show-last = last
show-lead = lead
show-level = dead even
show-odds = odds
show-dice = dice
show-odd = { $odds }x
show-favourite = F
show-steady = S
show-signs = { show-favourite } is a favourite, { show-steady } a steady runner
show-out = out of the race: { $horses }
show-pool = pool { $pool } · put away { $pile }
show-roll = roll
show-hand = passed on
show-side = { $settled ->
    [yes] { $amount } side bets included
   *[no] { $amount } side bets, at the end
  }
show-done = done
show-betting = is betting
show-bets = your bets
show-left = { $left } € left to bet
show-amount = any whole hundreds: bet 300 on { $one }, bet 200 on { $one } and { $two }; with 0 you withdraw it
show-won = Race { $race }: { $winner } won
show-then = before { $horses }
show-account = { $staked ->
    [0] bet nothing
   *[other] { $bonus ->
        [0] bet { $staked }, got { $paid }
       *[other] bet { $staked }, got { $paid } with an outsider's bonus of { $bonus }
      }
  }
show-bet = { $pays ->
    [0] { $amount } on { $horses } { $odds }x
   *[other] { $amount } on { $horses } { $odds }x pays { $pays }
  }

waits-look = To the next race
euros = { $amount } €
standing = { $score } €
effect = { $how ->
    [moves] to { place-name }
    [falls] back to { place-name }
    [stays] no change
    [out] out!
    [warned] a warning
    [gives] gives it
    [middle] middle
   *[rests] rests here
  }
target = { $what } { $tile }
would = { $move }. { $told }
tile = { $name }, number { $number }, { place-name }, odds { $odds }{ $mark ->
    [favourite] , a favourite
    [steady] , a steady runner
   *[none] { "" }
  }{ $horseshoe ->
    [white] , with a horseshoe
    [black] , with an extra move
   *[none] { "" }
  }{ $whipped ->
    [yes] , warned
   *[no] { "" }
  }{ $outsider ->
    [0] { "" }
   *[other] , an outsider worth { $outsider }
  }
track = The track
out = Out of the race:
hand = The dice of this turn
heap-of = { $colour }: { $count }
heap-shut = { $colour }: { $count }. { $why }
shut = { $why ->
    [gone] No such dice are left here.
    [yellow] Yellow dice may be taken on the home stretch only, when { $most } dice or fewer are left.
    [enough] You have enough dice: put one back first.
   *[colours] The three dice must not all be of one colour.
  }
die-idle = { $face }, of no use now
put-back = Put the { $colour } die back
passed-on = A { $colour } die
dice-left = { $left ->
    [one] 1 die left
   *[other] { $left } dice left
  }
meter = { $how ->
    [both] Home stretch: { dice-left }, yellow ones too
    [yellow] Home stretch: { dice-left }, all yellow
    [home] Home stretch: { dice-left }
    [next] { dice-left }: the home stretch is next
   *[far] { dice-left }, { $more } to the home stretch
  }
key = What dice and tiles do
key-how = Three dice are rolled, and one of them is used, or put away. The other two pass on. Whoever takes the last die of the pool has the last turn.
key-tiles = Tiles
key-odds = Odds of 11x pay eleven times the bet if the horse wins. They go with the place where it starts, and that is drawn.
key-favourite = A favourite: a single horseshoe moves it ahead. Where it starts is drawn as for all.
key-steady = A steady runner: nobody whips or disqualifies it, or takes its horseshoe away.
key-rests = Where it says “rests here”, the die stays on the tile until another one joins it or the race is over.
key-white = White
key-red = Red
key-yellow = Yellow, from the home stretch on
key-green = Green
key-black = Black
does-horseshoe = Rests on any tile. The second one there moves the horse ahead a place; a favourite needs only one.
does-double = Any horse moves ahead a place. What lies on its tile stays.
does-whipping = Rests on a tile as a warning. The second one takes the horse out of the race. Not for steady runners.
does-tempo = A horseshoe moves to another tile, and works there at once. Steady runners keep theirs.
does-helmet = A favourite, or a horse with a horseshoe, moves ahead two places; the horseshoe is spent. Not for a leader.
does-interference = Three neighbours are laid in any new order.
does-dead-even = The second horse draws level with the leader. Once in a race.
does-losing-speed = A horse falls back two places and loses all dice on its tile. Not for the last two.
does-outsider-1000 = Rests on a horse without a green die. If that one wins, everybody who bet on it to win gets 1,000 € beside the odds; if it comes in first or second, whoever has a pair with it gets half.
does-outsider-2000 = The same, with 2,000 €.
does-outsider-3000 = The same, with 3,000 €.
does-side-bet = The next player misses a turn and owes you 500, paid at the end.
does-extra-move = You keep it. When the race is run it works as a horseshoe.
does-disqualified = A horse leaves the race at once, and bets on it are lost. Not for steady runners.
does-inside-tip = Two dice of your choice come back from the pile to the pool: the race lasts longer.

choose-horses = Tap one horse to bet that it wins, or two to bet that they come in first and second.
all-bet = All of your money is bet.
slip = Your slip
left-of = { $left } € of { $money } € left
no-bets = No bets yet.
secret-open = Safe as soon as it is written, and shown to nobody before the race is over. You can change it until you are done.
secret-done = Nobody else sees it before the race is over.
entry = { $kind ->
    [pair] { $horses } to come in first and second, in any order
   *[winner] { $horses } to win
  }
stake = Euros to bet
less = { $step } less
more = { $step } more
half = Half
all = All
bounds = Bets are multiples of { $step } €, up to { $most } €.
would-pay = Odds { $odds }: pays { $pays } €. Then { $left } € are left.
no-room = { $left ->
    [0] Nothing is left to bet. Change or withdraw another bet first.
   *[other] There is no line left for { $kind ->
        [pair] another pair
       *[winner] another winner
      }. Change or withdraw one first.
  }
write = Bet { $amount } €
change-to = Change to { $amount } €
close = Cancel
change = Change
change-bet = Change the bet on { $horses }
withdraw = Withdraw
withdraw-bet = Withdraw the bet on { $horses }
ticket = { $fate ->
    [won] { $amount } € × { $odds } paid { $pays } €
    [lost] { $amount } € lost
   *[open] { $kind ->
        [pair] { $amount } € on both first × { $odds } = { $pays } €
       *[winner] { $amount } € to win × { $odds } = { $pays } €
      }
  }
bets-state = { $done ->
    [yes] { $name } is done
   *[no] { $name } is betting
  }

due-take = Take a die from the pool.
due-take-some = Take { $dice } dice, not all of one colour.
due-die = Choose one of the three dice.
due-none = None can be used: choose one to put away.
due-useless = This one can only be put away.
due-use = Choose a horse.
due-tempo-change = Whose horseshoe is taken?
due-taker = And who gets it?
due-interfere = Choose the middle one of three neighbours.
due-order = Their new order, from the back to the front:
due-inside-tip = { $dice ->
    [one] Choose one of the dice put away: it comes back to the pool, and the race lasts longer.
   *[other] Choose { $dice } of the dice put away: they come back to the pool, and the race lasts longer.
  }
pile-of = Dice put away
due-extra = Your extra move: choose a horse.
order = { $horses }, from the back to the front
take-and-roll = Roll
tip = Bring them back
back = Start over
put-away = Put away

owed = { $wins ->
    [yes] { $name } is owed { $amount } € of side bets, paid at the end
   *[no] { $name } owes { $amount } € of side bets, paid at the end
  }
kept = { $kept ->
    [one] { $name } keeps an extra move
   *[other] { $name } keeps { $kept } extra moves
  }
photo = The photo
photo-shoes = { $shoes } horseshoes of six dice
finish-of = The finish of race { $race }
last-race = How race { $race } ended
outsider = an outsider, { $amount } €
behind = Then { $horses }
account = The account of { $name }
bet-nothing = No bets.
signed = { $sign ->
    [minus] − { $size } €
    [plus] + { $size } €
   *[none] { $size } €
  }
sum-before = Before the race
sum-staked = Bets
sum-paid = Winnings
sum-bonus = Outsiders
sum-capital = For the next race
sum-side = Side bets
sum-after = Now

# Labels of what happens, for reports.
happening-race-called = race called
happening-drawn = horse lined up
happening-betting-opens = betting opened
happening-rolled = dice rolled
happening-photo-taken = photo finish
happening-bet-made = bet made
happening-done-betting = done betting
happening-off = off
happening-took = dice taken
happening-home-stretch = home stretch
happening-pool-empty = pool empty
happening-photo-due = photo finish due
happening-used = die used
happening-tempo-changed = tempo changed
happening-interfered = interference
happening-drew-level = drew level
happening-side-bet-won = side bet won
happening-extra-kept = extra move kept
happening-extra-declined = extra move declined
happening-tipped = inside tip
happening-thrown-away = die thrown away
happening-moved = horse forward
happening-stayed = already in front
happening-fell-back = fell back
happening-out = out of the race
happening-leads = lead taken
happening-race-over = race over
happening-outsider-pays = outsider pays
happening-settled = bets settled
happening-side-bets-settled = side bets settled
happening-next-race = next race
happening-game-over = game over
happening-of-faces = faces
happening-of-face = face
happening-of-dice = dice
happening-of-die = die
happening-reason-races = last race run
