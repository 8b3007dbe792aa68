line = Kast for poeng så lenge du tør; en ener tar dem alle.

learn-1 = Kast terningen så mange ganger du vil: Det den viser, samles.
learn-2 = En ener avslutter turen din, og alt du har samlet i den, er tapt.
learn-3 = Sikre i tide: Da er poengene dine, og ingen kan ta dem.
learn-4 = Den som først har sikret 100 poeng, eller så mange som dere har avtalt, vinner.

tour-die = Terningen. Alle tall den viser, legges til poengene i turen din, unntatt eneren: Den tar alle, og turen er over.
tour-gathered = Poengene i denne turen. De er ikke trygge ennå.
tour-acts = Kast for å få flere, eller sikre: Da er poengene dine for godt, og neste spiller kaster.
tour-target = Den som først har sikret så mange poeng til sammen, vinner straks, selv om andre har hatt én tur mindre.

now-roll = { $gathered ->
    [0] Kast terningen: Alt unntatt en ener legges til poengene i turen din.
   *[other] Kast på nytt: Alt unntatt en ener legges til de { $gathered } poengene i turen din. En ener tar alle, og turen er over.
  }
now-hold = { $wins ->
    [yes] Sikre, så vinner du: Med disse { $points } poengene har du { $total }.
   *[no] Sikre for å beholde disse { $points } poengene for godt: Da har du { $total }. Så kaster neste spiller.
  }
now-goal = { $target } poeng vinner spillet straks, selv om andre har hatt én tur mindre: Du mangler { $missing }.
now-wait = { $seat } kaster eller sikrer, med { $gathered ->
    [0] ingen poeng ennå
    [one] 1 poeng
   *[other] { $gathered } poeng
  } i denne turen. Så er det neste spillers tur.

edition-standard = én sekssidet terning
option-target = poeng som vinner spillet
chart-hold = Hvor mange samlede poeng du bør sikre ved, etter din poengsum og motstanderens
chart-own = din poengsum
bot-casual = Kaster til ti poeng er samlet, eller nok til å vinne.
bot-hold-at-20 = Kaster til tjue poeng er samlet, eller nok til å vinne.
bot-sharp = Holder følge: Sikrer ved 21, senere når den ligger bak, tidligere når den leder; mot slutten kaster den for å vinne.
bot-best = Gjør det som gir størst vinnersjanse, ut fra spillet for to, løst helt til slutten.

move-roll = Kast
move-hold = Sikre

refused-P3 = kast først: Det er ingenting å sikre ennå
risk-lost = En ener kommer i { $times } av 100 kast og tar alle poengene i turen.
slip-won = Det du har samlet, vinner hvis du sikrer. Et kast kan bare tape det.

real-face = Hva viser terningen?

event-rolled = { $seat } kaster { $face }: { $gathered } samlet.
event-lost = { $seat } kaster 1 og taper { $points ->
    [0] ingenting
   *[other] { $points } poeng
  }.
event-banked = { $seat } sikrer { $points } og har { $total }.

die = Terningen viser { $face }
no-die = Terningen er ikke kastet ennå
gathered = Samlet i denne turen
to-win = { $target } poeng vinner
banks = +{ $points }, totalt { $total }

view-target = Poeng som vinner
view-scores = Sikrede poeng
view-active = Har turen
view-gathered = Samlede poeng
view-rolling = Terningen ruller
view-over = Spillet er over

error-not-a-move = «{ $text }» er ikke et trekk i Pig; skriv roll eller hold
error-not-a-roll = «{ $text }» er ikke et trekk i Pig; skriv tallet på terningen
error-not-a-position = «{ $text }» er ikke en stilling i Pig
error-no-such-face = ingen terning viser { $face }; sidene er 1 til { $most }
error-die-due = nå skal i så fall terningen kastes
error-players-move = en spiller kaster eller sikrer

# Labels of what happens, for reports.
happening-rolled = kast
happening-lost = poeng tapt
happening-banked = poeng sikret
happening-of-face = øyne
