line = Wed in het geheim op zeven paarden, en jaag de jouwe vooruit met dobbelstenen van iedereen.

learn-1 = Wed in het geheim: op paarden die winnen, of op twee die eerste en tweede worden.
learn-2 = Gooi drie dobbelstenen, gebruik er één, en geef de andere twee door. Wie begint pakt er drie, iedereen daarna één erbij.
learn-3 = Twee hoefijzers op een tegel brengen dat paard één plaats naar voren. Een favoriet heeft er maar één nodig.
learn-4 = Wie de laatste dobbelsteen uit de voorraad pakt, heeft de laatste beurt van de race. Gewonnen weddenschappen betalen uit naar de notering van het paard.
learn-5 = Na de laatste race, meestal de derde, wint de rijkste speler.

tour-track = Zeven paarden op weg naar de finishpaal: het paard ernaast ligt op kop. Tik op één paard om te wedden dat het wint, of op twee om te wedden dat ze eerste en tweede worden.
tour-odds = De notering: 11x betaalt elf keer je inzet uit als het paard wint. Die hoort bij de startplaats, en die wordt geloot, ook voor een favoriet (F): een paard dat achteraan start, levert het meest op. Niemand ziet je weddenschappen voor het einde van de race.
tour-acts = Druk hierop als je gewed hebt: dan kun je niets meer veranderen, en begint de race.
tour-money = Het geld dat je kunt inzetten, en je weddenschappen. Na de laatste race wint de rijkste speler.
tour-key = In de race speel je om de beurt. Gooi drie dobbelstenen, gebruik er één op een paard naar keuze, en geef de andere twee door. Wat elke zijde doet, staat hier.

now-draw = Zeven paarden worden geloot voor deze race, van de laatste tot de kop.
now-dice = Zo meteen vallen de dobbelstenen van deze beurt.
now-bet = Tik op één paard om te wedden dat het wint, of op twee om te wedden dat ze eerste en tweede worden, in welke volgorde ook. Je kunt nog € { $left } inzetten.
now-all-bet = Al je geld is ingezet. Je kunt je weddenschappen nog veranderen.
now-odds = Bijvoorbeeld: € { $amount } op { $horse } (notering { $odds }) levert € { $pays } op als het wint. Het start wel als laatste.
now-drawn = Waar een paard start, wordt geloot, en zijn notering hoort daarbij. Ook een favoriet ({ show-favourite }) kan als laatste starten: die gaat met één hoefijzer naar voren.
now-done = { $bets ->
    [0] Wed minstens één keer en druk dan op “Klaar met wedden”.
   *[other] Druk op “Klaar met wedden” als je tevreden bent: dan kun je niets meer veranderen, en begint de race zodra iedereen klaar is.
  }
now-others-bet = Jij hebt gewed. { $seats-count ->
    [one] { $seats } is nog aan het wedden
   *[other] { $seats } zijn nog aan het wedden
  }, dan begint de race.
now-take = Tik op een dobbelsteen uit de voorraad, en gooi hem samen met de twee die je hebt gekregen.
now-take-some = Tik op { $dice } dobbelstenen uit de voorraad, niet allemaal van één kleur, en gooi ze. Witte brengen meestal een paard naar voren.
now-three = Van de drie dobbelstenen die je gooit gebruik je er één; de andere twee gaan naar { $seat }.
now-yellow = { $home ->
    [yes] Dit is de eindsprint: ook gele dobbelstenen mogen gepakt worden. Wie de laatste dobbelsteen uit de voorraad pakt, heeft de laatste beurt van de race.
   *[no] Gele dobbelstenen mogen gepakt worden als er nog { $most } of minder zijn. Wie de laatste dobbelsteen uit de voorraad pakt, heeft de laatste beurt van de race.
  }
now-choose = Tik op de dobbelsteen die je gebruikt, dan op waar hij voor is: tegels die oplichten zeggen wat er gebeurt.
now-use = “{ $roll }”: { $does }
now-useless = Geen van deze dobbelstenen is te gebruiken: tik er een aan en leg hem weg.
now-away = Of tik op een dobbelsteen die { $seat } niet mag krijgen, en leg hem weg. De andere twee gaan door.
now-own = Je hebt gewed op { $horses }: breng { $horses-count ->
    [one] dit paard
   *[other] deze paarden
  } naar voren, en de andere naar achteren.
now-marks = Op tegels staat { show-favourite } voor een favoriet, die met één hoefijzer vooruitgaat, en { show-steady } voor een stabiele loper, die niemand met de zweep of een diskwalificatie kan treffen.
now-no-own = Je hebt in deze race niets ingezet, dus die kan je niets opleveren. Zorg dat anderen hun weddenschappen niet winnen.
now-extra = De race is bijna gelopen: je extra zet werkt als hoefijzer. Tik op een paard ervoor, of geef de zet op.
now-wait = { $seats } pakt dobbelstenen, gooit er drie, gebruikt er één, en geeft er twee door. Dan is de volgende aan de beurt.

option-races = hoeveel races er gelopen worden
option-outsider = of een outsider zijn helft betaalt aan elke koppelweddenschap waar hij in zit, of alleen aan winnende
agreed-races = { $value ->
    [one] er wordt één race gelopen
   *[other] er worden { $value } races gelopen
  }
agreed-outsider = een outsider betaalt zijn helft aan { $value }
outsider-any-bet = elke koppelweddenschap
outsider-winning-bet = alleen winnende koppelweddenschappen

bot-random = Doet zomaar iets wat mag.
bot-casual = Zet de helft in op een paard en de helft van de rest op een koppel ermee, pakt willekeurige dobbelstenen, en gebruikt wat het meest helpt.
bot-steady = Wedt waar de notering beter is dan de kans, en speelt de race naar wat de eigen weddenschappen waard zijn.
bot-sharp = Raadt waar de anderen op gewed kunnen hebben, speelt de races een paar honderd keer in gedachten verder, en doet wat het vaakst wint.
bot-best = Raadt waar de anderen op gewed kunnen hebben, speelt de races vijf keer zo lang in gedachten verder als de scherpe bot, en doet wat het vaakst wint.

edition-standard = 27 dobbelstenen, 24 paarden

move-winner-bet = { $amount ->
    [0] Trek de inzet op { $horse } in
   *[other] Zet { $amount } in op winst van { $horse }
  }
move-place-bet = { $amount ->
    [0] Trek de inzet op het koppel { $horses } in
   *[other] Zet { $amount } in op het koppel { $horses }
  }
move-done = Klaar met wedden
move-take = Pak { $dice }
move-use = { $face ->
    [horseshoe] Hoefijzer voor { $horse }
    [double] Dubbel hoefijzer voor { $horse }
    [whipping] Zweep voor { $horse }
    [helmet] Jockeyhelm voor { $horse }
    [losing-speed] Vaartverlies voor { $horse }
    [outsider-1000] Outsider van 1.000 op { $horse }
    [outsider-2000] Outsider van 2.000 op { $horse }
    [outsider-3000] Outsider van 3.000 op { $horse }
   *[disqualified] Diskwalificeer { $horse }
  }
move-tempo-change = Verleg het hoefijzer van { $giver } naar { $taker }
move-interfere = Nieuwe volgorde, van achteren: { $horses }
move-dead-even = Nek aan nek
move-side-bet = Zijweddenschap
move-keep = Bewaar de extra zet
move-inside-tip = Staltip: { $dice } terug naar de voorraad
move-put-away = Leg { $die } weg
move-extra-move = Extra zet voor { $horse }
move-decline = Geef de extra zet op
move-tile = Paard { $horse }
real-tile = Welk paard komt op plaats { $place }? { $place ->
    [1] Het start op kop.
    [7] Het start als laatste.
   *[other] {""}
  }
real-roll = Wat tonen de drie dobbelstenen van { $seat }?
real-photo = De finishfoto: hoeveel van de zes witte dobbelstenen tonen een hoefijzer?
real-upper = Voor de bovenste tegel
real-lower = Voor de onderste tegel
move-roll = { $faces }
move-photo = { $upper } voor de bovenste tegel, { $lower } voor de onderste

slip-no-bet = Je hebt op geen enkel paard gewed, en als je klaar bent kan dat niet meer: deze race kan je alleen zijweddenschappen opleveren.
risk-useless = In { $times } van de 100 worpen heb je aan geen van deze dobbelstenen iets.

part-runner = { $name } ({ $number })
part-ticket = { $pays ->
    [0] { $pair ->
        [yes] { $amount } op het koppel { $horses }
       *[no] { $amount } op { $horses }
      }
   *[other] { $pair ->
        [yes] { $amount } op het koppel { $horses } (betaalt { $pays })
       *[no] { $amount } op { $horses } (betaalt { $pays })
      }
  }

event-race-called = Race { $race } van { $races }. De paarden stellen zich op, de laatste eerst.
event-drawn = { $favourite ->
    [yes] { $horse }, een favoriet, notering { $odds }.
   *[no] { $steady ->
        [yes] { $horse }, een stabiele loper, notering { $odds }.
       *[no] { $horse }, notering { $odds }.
      }
  }
event-betting-opens = De rij is compleet. Er kan gewed worden!
event-bet-made = { $amount ->
    [0] { $seat } trekt de inzet op { $horses } in en kan nog { $left } euro inzetten.
   *[other] { $seat } zet { $amount } euro in op { $horses }, goed voor { $pays }, en kan nog { $left } inzetten.
  }
event-done-betting = { $seat } is klaar met wedden.
event-off = En weg zijn ze! { $seat } begint.

event-took = { $seat } pakt { $dice }.
event-rolled = { $usable ->
    [yes] { $seat } gooit { $faces }.
   *[no] { $seat } gooit { $faces }, en daar is niets van te gebruiken.
  }
event-home-stretch = De eindsprint! Vanaf nu mogen ook gele dobbelstenen gepakt worden.

event-used = { $face ->
    [horseshoe] { $rests ->
        [yes] { $seat } legt een hoefijzer op { $horse }.
       *[no] { $seat } gebruikt een hoefijzer voor { $horse }.
      }
    [extra-move] { $rests ->
        [yes] { $seat } legt de extra zet op { $horse }, waar hij te laat komt.
       *[no] { $seat } doet de extra zet met { $horse }.
      }
    [double] { $seat } gebruikt een dubbel hoefijzer voor { $horse }.
    [whipping] { $rests ->
        [yes] { $seat } geeft { $horse } de zweep: een waarschuwing.
       *[no] { $seat } geeft { $horse } de zweep, en daar lag al een waarschuwing.
      }
    [helmet] { $seat } geeft { $horse } de jockeyhelm.
    [losing-speed] { $seat } haalt de vaart uit { $horse }.
    [outsider-1000] { $seat } maakt van { $horse } een outsider van 1.000.
    [outsider-2000] { $seat } maakt van { $horse } een outsider van 2.000.
    [outsider-3000] { $seat } maakt van { $horse } een outsider van 3.000.
   *[disqualified] { $seat } roept de stewards bij { $horse }.
  }
event-tempo-changed = { $rests ->
    [yes] { $seat } verlegt een hoefijzer van { $giver } naar { $taker }.
   *[no] { $seat } neemt een hoefijzer van { $giver } en gebruikt het voor { $taker }.
  }
event-interfered = { $seat } zorgt voor gedrang: { $front } loopt nu vóór { $middle } en { $back }.
event-drew-level = Nek aan nek! { $seat } brengt { $horse } op gelijke hoogte met { $leader }.
event-side-bet-won = { $skipped ->
    [yes] { $seat } wint een zijweddenschap: { $loser } is { $amount } euro schuldig en slaat een beurt over.
   *[no] { $seat } wint een zijweddenschap: { $loser } is { $amount } euro schuldig.
  }
event-extra-kept = { $seat } bewaart een extra zet voor de finish.
event-extra-declined = { $seat } geeft een extra zet op.
event-tipped = { $seat } heeft een staltip: { $dice } terug naar de voorraad.
event-thrown-away = { $seat } legt { $die } weg.

place-name = { $place ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
    [5] vijfde
    [6] zesde
   *[7] zevende
  }
event-moved = { $place ->
    [1] { $horse } gaat { $passed } voorbij.
   *[other] { $horse } gaat { $passed } voorbij en is { place-name }.
  }
event-stayed = { $horse } ligt al op kop, dus er verandert niets.
event-fell-back = { $horse } valt terug achter { $behind } en is { place-name }.
event-out = { $horse } ligt uit de race, en elke inzet op dit paard is verloren!
event-leads = { $horse } ligt op kop!

event-pool-empty = { $kept ->
    [0] De voorraad is leeg: de race is gelopen.
    [one] De voorraad is leeg: nog één extra zet, en de race is gelopen.
   *[other] De voorraad is leeg: nog { $kept } extra zetten, en de race is gelopen.
  }
event-photo-due = { $horse } en { $other } liggen nog nek aan nek: de finishfoto moet beslissen.
event-photo-taken = { $tie ->
    [yes] De finishfoto: { $horseshoes } voor { $horse }, { $against } voor { $other }. Niemand ziet verschil; nog een foto!
   *[no] De finishfoto: { $horseshoes } voor { $horse }, { $against } voor { $other }. { $horse } wint met een neuslengte!
  }

event-race-over = { $winner } wint race { $race }! De finish: { $finish }.
event-outsider-pays = { $place ->
    [1] { $winning ->
        [yes] Een outsider heeft gewonnen: een winnaarsweddenschap op { $horse } krijgt { $amount } euro extra, een winnende koppelweddenschap { $half }.
       *[no] Een outsider heeft gewonnen: een winnaarsweddenschap op { $horse } krijgt { $amount } euro extra, elke koppelweddenschap { $half }.
      }
   *[other] { $winning ->
        [yes] Een outsider is tweede: een winnende koppelweddenschap met { $horse } krijgt { $half } euro extra.
       *[no] Een outsider is tweede: elke koppelweddenschap met { $horse } krijgt { $half } euro extra.
      }
  }
event-settled = { $staked ->
    [0] { $seat } heeft niets ingezet.
   *[other] { $paid ->
        [0] { $seat } heeft { $bets } ingezet, en alles is weg.
       *[other] { $bonus ->
            [0] { $seat } heeft { $bets } ingezet, en krijgt { $paid } euro.
           *[other] { $seat } heeft { $bets } ingezet, en krijgt { $paid } euro, inclusief { $bonus } outsiderbonus.
          }
      }
  } { $capital ->
    [0] { $seat } heeft { $total }.
   *[other] Met { $capital } erbij voor de volgende race heeft { $seat } { $total }.
  }
event-side-bets-settled = { $won ->
    [yes] Zijweddenschappen leveren { $seat } { $amount } euro op, samen { $total }.
   *[no] Zijweddenschappen kosten { $seat } { $amount } euro; dat laat { $total } over.
  }
event-next-race = { $seat } begint race { $race }.
event-game-over = { $reason }
reason-races = De laatste race is gelopen, en de rijkste speler wint.

dice-white = een witte dobbelsteen
dice-red = een rode dobbelsteen
dice-yellow = een gele dobbelsteen
dice-green = een groene dobbelsteen
dice-black = een zwarte dobbelsteen
die-white = een witte dobbelsteen
die-red = een rode dobbelsteen
die-yellow = een gele dobbelsteen
die-green = een groene dobbelsteen
die-black = een zwarte dobbelsteen
hand-white = wit
hand-red = rood
hand-yellow = geel
hand-green = groen
hand-black = zwart
pool-white = wit
pool-red = rood
pool-yellow = geel
pool-green = groen
pool-black = zwart
pile-white = wit
pile-red = rood
pile-yellow = geel
pile-green = groen
pile-black = zwart
horseshoe-white = wit
horseshoe-black = extra zet

faces-horseshoe = een hoefijzer
faces-white-blank = een witte blanco
faces-double = een dubbel hoefijzer
faces-whipping = een zweep
faces-tempo = een tempowissel
faces-red-blank = een rode blanco
faces-helmet = een jockeyhelm
faces-interference = gedrang
faces-dead-even = een nek-aan-nek
faces-losing-speed = vaartverlies
faces-outsider-1000 = een outsider van 1.000
faces-outsider-2000 = een outsider van 2.000
faces-outsider-3000 = een outsider van 3.000
faces-green-blank = een groene blanco
faces-side-bet = een zijweddenschap
faces-extra-move = een extra zet
faces-disqualified = een diskwalificatie
faces-inside-tip = een staltip
roll-horseshoe = hoefijzer
roll-white-blank = witte blanco
roll-double = dubbel hoefijzer
roll-whipping = zweep
roll-tempo = tempowissel
roll-red-blank = rode blanco
roll-helmet = jockeyhelm
roll-interference = gedrang
roll-dead-even = nek-aan-nek
roll-losing-speed = vaartverlies
roll-outsider-1000 = outsider van 1.000
roll-outsider-2000 = outsider van 2.000
roll-outsider-3000 = outsider van 3.000
roll-green-blank = groene blanco
roll-side-bet = zijweddenschap
roll-extra-move = extra zet
roll-disqualified = diskwalificatie
roll-inside-tip = staltip

phase-horses = paarden worden geloot
phase-bet = wedden
phase-take = stenen pakken
phase-roll = gooien
phase-use = een steen gebruiken
phase-extra = extra zetten
phase-photo = finishfoto
phase-over = klaar

view-seat = Jouw plaats
view-race = Race
view-races = Races
view-phase = Nu
view-active = Aan de beurt
view-money = Geld
view-side = Zijweddenschappen, betaald aan het eind
view-done = Klaar met wedden
view-kept = Extra zetten bewaard
view-row = De rij, van de laatste tot de kop
view-out = Uit de race
view-level = De eerste twee liggen nek aan nek
view-was_level = Nek aan nek is al gebruikt
view-home = Eindsprint
view-pool = Voorraad
view-pile = Aflegstapel
view-hand = Stenen in de hand
view-roll = Worp
view-bets = Jouw inzet
view-left = Nog inzetbaar
view-step = Inzetten zijn veelvouden van
view-home_at = Dobbelstenen in de voorraad bij de eindsprint
view-dice = Dobbelstenen van de race
view-names = Paarden tot nu toe
view-before = Vooraf
view-after = Daarna
view-capital = Voor de volgende race
view-sheets = Gelopen races
view-number = Nummer
view-name = Paard
view-favourite = Favoriet
view-steady = Stabiel
view-odds = Notering
view-horseshoe = Hoefijzer
view-whipped = Gewaarschuwd
view-outsider = Outsider
view-horses = Paarden
view-amount = Inzet
view-pays = Levert op
view-finish = Finish
view-outsiders = Outsiders
view-accounts = Rekeningen
view-lines = Inzet
view-bonus = Outsiderbonus
view-staked = Totale inzet
view-paid = Uitbetaald

assumed-red = de zijden van rode dobbelstenen
assumed-yellow = de zijden van gele dobbelstenen
assumed-green = de zijden van groene dobbelstenen
assumed-black = de zijden van zwarte dobbelstenen
assumed-favourites = welke paarden favoriet zijn
assumed-steady = welke paarden stabiele lopers zijn
assumed-odds_1 = de noteringen van de eerste race

error-not-a-move = “{ $text }” is hier geen zet; { $phase ->
    [bet] typ bet met euro’s en één of twee paarden, zoals bet 300 on 18 and 11 of bet 300 on saffron, of done
    [take] typ take en kleuren, zoals take white
    [use] typ een zijde en een paard, zoals horseshoe on 11, of put away en een kleur
    [extra] typ extra-move on en een paard, of decline
   *[other] wacht op de dobbelstenen
  }
error-on-no-horse = { $face } wordt niet op een paard gebruikt
error-not-colours = “{ $text }” zijn geen dobbelstenen; typ hoogstens { $most } kleuren uit { $known }
error-no-such-colour = er zijn geen dobbelstenen “{ $colour }”; er zijn: { $known }
error-few-dice = er zijn { $dice } dobbelstenen genoemd; noem er 1 tot en met { $most }
error-not-in-race = “{ $horse }” is geen paard in deze race; ze begonnen als: { $known }
error-two-horses = een koppelweddenschap noemt twee verschillende paarden
error-three-horses = gedrang noemt drie paarden, niet { $horses }
error-not-euros = { $amount } euro kan niet ingezet worden
error-not-a-tip = een staltip noemt twee kleuren uit { $known }, zoals tip white red
error-not-a-tile = “{ $tile }” is geen tegel; typ een getal van 1 tot en met { $most }
error-not-a-photo = “{ $text }” is geen finishfoto; typ hoefijzers, zoals 4 for { $upper }, 3 for { $lower }
error-photo-shoes = { $dice } dobbelstenen tonen 0 tot en met { $dice } hoefijzers, niet { $upper } en { $lower }
error-not-a-roll = “{ $text }” is geen worp; typ { $faces } zijden uit { $known }
error-roll-faces = een worp heeft { $most } zijden, niet { $faces }
error-no-such-face = geen dobbelsteen toont “{ $face }”; ze tonen: { $known }
error-for-players = { $kind } is een zaak van spelers
error-for-chance = { $kind } is een zaak van het toeval
error-not-for-now = { $kind } kan nu niet; de tafel wacht op: { $due }
error-not-a-position = “{ $text }” is geen stelling van FINISH LINE: { $reason }
error-position-names = er ontbreekt: { $names }
error-position-horses = { $count } paarden van race { $race } zijn geloot
error-position-row = { $count } paarden in de rij
error-position-hand = { $count } dobbelstenen in de hand
error-position-roll = { $faces } kunnen de dobbelstenen in de hand niet tonen
error-position-kept = wie aan de beurt is, heeft geen extra zet bewaard
error-position-done = niemand hoeft nog te wedden
error-position-sides = dobbelstenen in de kleur { $colour } hebben { $sides } zijden
error-position-some = { $field } zijn getallen van 1 tot en met { $most }, geen ervan dubbel
error-position-seat = die race of plaats is er niet
error-position-tile = tegel { $tile } is er niet om te loten
error-position-marks = “{ $marks }” kan niet op een tegel liggen
error-position-twice = een paard loopt twee keer
error-position-dice = meer dobbelstenen dan er zijn
error-position-bet = “{ $bet }” past niet op het scoreblad
error-position-numbers = { $numbers } zijn er te veel
error-position-count = { $count } van “{ $text }” werden verwacht
error-position-parts = { $count } delen van “{ $text }” werden verwacht
error-edition-sides = een dobbelsteen in de kleur { $colour } heeft { $sides } zijden, niet { $due }
error-edition-left-out = van de kleur { $colour } blijven { $out } dobbelstenen buiten het spel, en er zijn er maar { $dice }
error-edition-dice = een race heeft 3 tot en met { $most } dobbelstenen nodig, ook zonder wat met zijn tweeën buiten het spel blijft
error-edition-yellow = er zijn { $dice } gele dobbelstenen; met meer dan { $most } blijven er te weinig over om te beginnen
error-edition-white = een witte dobbelsteen heeft hoefijzers en blanco’s nodig, anders komt er aan een finishfoto nooit een eind
show-typing = Paarden mag je ook bij hun naam noemen, voor zover nodig: bet 300 on saffron, horseshoe on saf.
show-race = Race { $race } van { $races }
show-home = eindsprint
show-last = laatste
show-lead = kop
show-level = nek aan nek
show-odds = notering
show-dice = stenen
show-odd = { $odds }x
show-favourite = F
show-steady = S
show-signs = { show-favourite } is een favoriet, { show-steady } een stabiele loper
show-out = uit de race: { $horses }
show-pool = voorraad { $pool } · weggelegd { $pile }
show-roll = worp
show-hand = doorgegeven
show-side = { $settled ->
    [yes] met { $amount } zijweddenschappen
   *[no] { $amount } zijweddenschappen, aan het eind
  }
show-done = klaar
show-betting = wedt nog
show-bets = jouw inzet
show-left = nog € { $left } in te zetten
show-amount = elk heel honderdtal: bet 300 on { $one }, bet 200 on { $one } and { $two }; met 0 trek je het in
show-won = Race { $race }: { $winner } won
show-then = vóór { $horses }
show-account = { $staked ->
    [0] niets ingezet
   *[other] { $bonus ->
        [0] inzet { $staked }, gekregen { $paid }
       *[other] inzet { $staked }, gekregen { $paid } met { $bonus } outsiderbonus
      }
  }
show-bet = { $pays ->
    [0] { $amount } op { $horses } { $odds }x
   *[other] { $amount } op { $horses } { $odds }x betaalt { $pays }
  }

waits-look = Naar de volgende race
euros = € { $amount }
standing = € { $score }
effect = { $how ->
    [moves] wordt { place-name }
    [falls] terug: { place-name }
    [stays] onveranderd
    [out] eruit!
    [warned] gewaarschuwd
    [gives] geeft af
    [middle] midden
   *[rests] blijft hier
  }
target = { $what } { $tile }
would = { $move }. { $told }
tile = { $name }, nummer { $number }, { place-name }, notering { $odds }{ $mark ->
    [favourite] , een favoriet
    [steady] , een stabiele loper
   *[none] { "" }
  }{ $horseshoe ->
    [white] , met een hoefijzer
    [black] , met een extra zet
   *[none] { "" }
  }{ $whipped ->
    [yes] , gewaarschuwd
   *[no] { "" }
  }{ $outsider ->
    [0] { "" }
   *[other] , een outsider van { $outsider }
  }
track = De baan
out = Uit de race:
hand = De stenen van deze beurt
heap-of = { $colour }: { $count }
heap-shut = { $colour }: { $count }. { $why }
shut = { $why ->
    [gone] Van deze zijn er hier geen meer.
    [yellow] Gele dobbelstenen mag je alleen in de eindsprint pakken, als er nog { $most } of minder zijn.
    [enough] Je hebt genoeg dobbelstenen: leg er eerst een terug.
   *[colours] De drie dobbelstenen mogen niet allemaal van één kleur zijn.
  }
die-idle = { $face }, nu nutteloos
put-back = Leg terug: { $colour }
passed-on = Doorgegeven: { $colour }
dice-left = { $left ->
    [one] 1 steen over
   *[other] { $left } stenen over
  }
meter = { $how ->
    [both] Eindsprint: { dice-left }, ook gele
    [yellow] Eindsprint: { dice-left }, alle geel
    [home] Eindsprint: { dice-left }
    [next] { dice-left }: de eindsprint komt eraan
   *[far] { dice-left }, nog { $more } tot de eindsprint
  }
key = Wat stenen en tegels doen
key-how = Er worden drie dobbelstenen gegooid; één ervan wordt gebruikt of weggelegd. De andere twee gaan door naar de volgende. Wie de laatste dobbelsteen uit de voorraad pakt, heeft de laatste beurt.
key-tiles = Tegels
key-odds = Een notering van 11x betaalt elf keer de inzet uit als het paard wint. Die hoort bij de startplaats, en die wordt geloot.
key-favourite = Een favoriet: één hoefijzer brengt hem naar voren. De startplaats wordt geloot, als bij alle paarden.
key-steady = Een stabiele loper: geen zweep, geen diskwalificatie, en niemand haalt er een hoefijzer van weg.
key-rests = Staat er “blijft hier”, dan blijft de dobbelsteen op de tegel liggen tot er nog een bij komt of de race is gelopen.
key-white = Wit
key-red = Rood
key-yellow = Geel, vanaf de eindsprint
key-green = Groen
key-black = Zwart
does-horseshoe = Blijft op een tegel naar keuze liggen. Met het tweede daar gaat het paard één plaats vooruit; een favoriet heeft er maar één nodig.
does-double = Een paard naar keuze gaat één plaats vooruit. Wat op de tegel ligt, blijft liggen.
does-whipping = Blijft als waarschuwing op een tegel liggen. De tweede haalt het paard uit de race. Niet voor stabiele lopers.
does-tempo = Een hoefijzer gaat naar een andere tegel en werkt daar meteen. Stabiele lopers houden het hunne.
does-helmet = Een favoriet, of een paard met een hoefijzer, gaat twee plaatsen vooruit; het hoefijzer is op. Niet voor een koploper.
does-interference = Drie buren worden in een nieuwe volgorde naar keuze gelegd.
does-dead-even = Het tweede paard komt op gelijke hoogte met de koploper. Eén keer per race.
does-losing-speed = Een paard valt twee plaatsen terug en verliest alle dobbelstenen op zijn tegel. Niet voor de laatste twee.
does-outsider-1000 = Blijft liggen op een paard zonder groene dobbelsteen. Wint dat, dan krijgt iedereen die op de winst ervan heeft gewed € 1.000 naast de notering; wordt het eerste of tweede, dan krijgt wie er een koppel mee heeft de helft.
does-outsider-2000 = Hetzelfde, met € 2.000.
does-outsider-3000 = Hetzelfde, met € 3.000.
does-side-bet = De volgende speler slaat een beurt over en is je 500 schuldig, betaald aan het eind.
does-extra-move = Je bewaart hem. Als de race is gelopen, werkt hij als hoefijzer.
does-disqualified = Een paard ligt meteen uit de race, en de inzet erop is verloren. Niet voor stabiele lopers.
does-inside-tip = Twee dobbelstenen naar keuze gaan van de aflegstapel terug naar de voorraad: de race duurt langer.

choose-horses = Tik op één paard om te wedden dat het wint, of op twee om te wedden dat ze eerste en tweede worden.
all-bet = Al je geld is ingezet.
slip = Je wedbriefje
left-of = nog € { $left } van € { $money }
no-bets = Nog niet gewed.
secret-open = Veilig zodra het er staat, en niemand ziet het voor het einde van de race. Je kunt het veranderen tot je klaar bent.
secret-done = Niemand anders ziet het voor het einde van de race.
entry = { $kind ->
    [pair] { $horses } worden eerste en tweede, in welke volgorde ook
   *[winner] { $horses } wint
  }
stake = Inzet in euro’s
less = { $step } minder
more = { $step } meer
half = Helft
all = Alles
bounds = Inzetten zijn veelvouden van € { $step }, tot € { $most }.
would-pay = Notering { $odds }: betaalt € { $pays }. Dan houd je € { $left } over.
no-room = { $left ->
    [0] Er is niets meer om in te zetten. Verander eerst een andere inzet of trek die in.
   *[other] Er is geen regel meer voor { $kind ->
        [pair] nog een koppel
       *[winner] nog een winnaar
      }. Verander er eerst een of trek die in.
  }
write = Zet € { $amount } in
change-to = Maak er € { $amount } van
close = Annuleer
change = Wijzig
change-bet = Wijzig de inzet op { $horses }
withdraw = Trek in
withdraw-bet = Trek de inzet op { $horses } in
ticket = { $fate ->
    [won] € { $amount } × { $odds } betaalde € { $pays }
    [lost] € { $amount } kwijt
   *[open] { $kind ->
        [pair] € { $amount } op de eerste twee × { $odds } = € { $pays }
       *[winner] € { $amount } op winst × { $odds } = € { $pays }
      }
  }
bets-state = { $done ->
    [yes] { $name } is klaar
   *[no] { $name } wedt nog
  }

due-take = Pak een dobbelsteen uit de voorraad.
due-take-some = Pak { $dice } dobbelstenen, niet allemaal van één kleur.
due-die = Kies een van de drie dobbelstenen.
due-none = Geen is te gebruiken: kies er een om weg te leggen.
due-useless = Deze kun je alleen wegleggen.
due-use = Kies een paard.
due-tempo-change = Van welk paard gaat het hoefijzer weg?
due-taker = En welk paard krijgt het?
due-interfere = Kies de middelste van drie buren.
due-order = Hun nieuwe volgorde, van achteren naar voren:
due-inside-tip = { $dice ->
    [one] Kies een van de weggelegde dobbelstenen: die gaat terug naar de voorraad, en de race duurt langer.
   *[other] Kies { $dice } van de weggelegde dobbelstenen: die gaan terug naar de voorraad, en de race duurt langer.
  }
pile-of = Weggelegde stenen
due-extra = Je extra zet: kies een paard.
order = { $horses }, van achteren naar voren
take-and-roll = Gooi
tip = Haal ze terug
back = Opnieuw
put-away = Leg weg

owed = { $wins ->
    [yes] { $name } krijgt nog € { $amount } aan zijweddenschappen, aan het eind
   *[no] { $name } is € { $amount } aan zijweddenschappen schuldig, aan het eind
  }
kept = { $kept ->
    [one] { $name } bewaart een extra zet
   *[other] { $name } bewaart { $kept } extra zetten
  }
photo = De finishfoto
photo-shoes = { $shoes } hoefijzers van zes dobbelstenen
finish-of = De finish van race { $race }
last-race = Zo eindigde race { $race }
outsider = een outsider, € { $amount }
behind = Dan { $horses }
account = De rekening van { $name }
bet-nothing = Niet gewed.
signed = { $sign ->
    [minus] − € { $size }
    [plus] + € { $size }
   *[none] € { $size }
  }
sum-before = Vóór de race
sum-staked = Inzet
sum-paid = Uitbetaald
sum-bonus = Outsiders
sum-capital = Voor de volgende race
sum-side = Zijweddenschappen
sum-after = Nu

# Labels of what happens, for reports.
happening-race-called = race aangekondigd
happening-drawn = paard opgesteld
happening-betting-opens = wedden geopend
happening-rolled = gegooid
happening-photo-taken = finishfoto
happening-bet-made = inzet gedaan
happening-done-betting = klaar met wedden
happening-off = start
happening-took = stenen gepakt
happening-home-stretch = eindsprint
happening-pool-empty = voorraad op
happening-photo-due = finishfoto nodig
happening-used = steen gebruikt
happening-tempo-changed = tempo gewisseld
happening-interfered = gedrang
happening-drew-level = nek aan nek
happening-side-bet-won = zijweddenschap gewonnen
happening-extra-kept = extra zet bewaard
happening-extra-declined = extra zet opgegeven
happening-tipped = staltip
happening-thrown-away = steen weggelegd
happening-moved = paard naar voren
happening-stayed = al op kop
happening-fell-back = teruggevallen
happening-out = uit de race
happening-leads = kop genomen
happening-race-over = race gelopen
happening-outsider-pays = outsider betaalt
happening-settled = inzetten afgerekend
happening-side-bets-settled = zijweddenschap verrekend
happening-next-race = volgende race
happening-game-over = einde van het spel
happening-of-faces = zijden
happening-of-face = zijde
happening-of-dice = stenen
happening-of-die = steen
happening-reason-races = laatste race gelopen
