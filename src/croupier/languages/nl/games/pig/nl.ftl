line = Gooi voor punten zolang je durft; een 1 neemt ze allemaal mee.

learn-1 = Gooi zo vaak je wilt: wat de dobbelsteen toont, verzamel je.
learn-2 = Een 1 beëindigt je beurt, en alles wat je erin verzameld hebt is weg.
learn-3 = Stop op tijd: dan haal je binnen wat je verzameld hebt, en pakt niemand het je meer af.
learn-4 = Wie als eerste 100 punten binnen heeft, wint, of zoveel als jullie afspreken.

tour-die = De dobbelsteen. Elk getal dat hij toont komt bij de punten van je beurt, behalve de 1: een 1 neemt ze allemaal mee, en je beurt is voorbij.
tour-gathered = De punten van deze beurt. Ze zijn nog niet veilig.
tour-acts = Gooi voor meer, of stop: dan zijn de punten voorgoed van jou, en gooit de volgende.
tour-target = Wie als eerste in totaal zoveel punten binnenhaalt, wint meteen, ook als anderen een beurt minder hebben gehad.

now-roll = { $gathered ->
    [0] Gooi de dobbelsteen: alles behalve een 1 komt bij de punten van je beurt.
   *[other] Gooi opnieuw: alles behalve een 1 komt bij de { $gathered } punten van je beurt. Een 1 neemt ze allemaal mee, en je beurt is voorbij.
  }
now-hold = { $wins ->
    [yes] Stop, en je wint: met deze { $points } punten heb je er { $total }.
   *[no] Stop om deze { $points } punten voorgoed te houden: dan heb je er { $total }. Daarna gooit de volgende.
  }
now-goal = Met { $target } punten win je het spel meteen, ook als anderen een beurt minder hebben gehad: jij hebt er nog { $missing } nodig.
now-wait = { $seat } gooit of stopt, met { $gathered ->
    [0] nog geen punten
    [one] 1 punt
   *[other] { $gathered } punten
  } in deze beurt. Dan is de volgende aan de beurt.

edition-standard = één zeszijdige dobbelsteen
option-target = met hoeveel punten je het spel wint
chart-hold = Met hoeveel verzamelde punten je stopt, naar jouw score en die van de ander
chart-own = jouw score
bot-casual = Gooit tot er tien punten verzameld zijn, of genoeg om te winnen.
bot-hold-at-20 = Gooit tot er twintig punten verzameld zijn, of genoeg om te winnen.
bot-sharp = Houdt gelijke tred: stopt bij 21, later bij achterstand, eerder bij voorsprong; tegen het einde gooit hij om te winnen.
bot-best = Doet wat de beste winkans geeft, volgens het spel voor twee, opgelost tot het einde.

move-roll = Gooi
move-hold = Stop

refused-P3 = gooi eerst: er valt nog niets binnen te halen
risk-lost = In { $times } van de 100 worpen komt er een 1, en die neemt alle punten van de beurt mee.
slip-won = Wat je verzameld hebt, wint als je stopt. Met een worp kun je het alleen verliezen.

real-face = Wat toont de dobbelsteen?

event-rolled = { $seat } gooit een { $face }: { $gathered } verzameld.
event-lost = { $seat } gooit een 1 en verliest { $points ->
    [0] niets
    [one] 1 punt
   *[other] { $points } punten
  }.
event-banked = { $seat } haalt { $points } binnen en heeft { $total }.

die = De dobbelsteen toont { $face }
no-die = Er is nog niet gegooid
gathered = Deze beurt verzameld
to-win = Met { $target } punten win je
banks = +{ $points }, totaal { $total }

view-target = Punten om te winnen
view-scores = Punten binnen
view-active = Aan de beurt
view-gathered = Punten verzameld
view-rolling = Er wordt gegooid
view-over = Het spel is afgelopen

error-not-a-move = “{ $text }” is geen zet in Pig; typ roll of hold
error-not-a-roll = “{ $text }” is geen zet in Pig; typ het getal op de dobbelsteen
error-not-a-position = “{ $text }” is geen stelling van Pig
error-no-such-face = geen dobbelsteen toont { $face }; mogelijk is 1 tot en met { $most }
error-die-due = er hoeft hooguit gegooid te worden
error-players-move = een speler gooit of stopt

# Labels of what happens, for reports.
happening-rolled = gegooid
happening-lost = punten verloren
happening-banked = punten binnengehaald
happening-of-face = ogen
