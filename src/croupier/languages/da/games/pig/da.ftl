line = Kast efter point, så længe du tør; en 1’er tager dem alle.

learn-1 = Kast terningen, så tit du vil: det, den viser, samler du.
learn-2 = En 1’er afslutter din tur, og alt, hvad du har samlet i den, er væk.
learn-3 = Stop i tide: det, du har samlet, er sikret, og ingen tager det fra dig.
learn-4 = Den, der først har sikret 100 point, eller så mange I har aftalt, vinder.

tour-die = Terningen. Hvert tal, den viser, lægges til turens point, undtagen 1: en 1’er tager dem alle, og din tur er slut.
tour-gathered = Pointene i denne tur. De er ikke sikre endnu.
tour-acts = Kast efter flere, eller stop: så er pointene dine for altid, og den næste spiller kaster.
tour-target = Den, der først stopper med så mange point i alt, vinder med det samme, også selv om andre har haft en tur mindre.

now-roll = { $gathered ->
    [0] Kast terningen: alt andet end en 1’er lægges til turens point.
   *[other] Kast igen: alt andet end en 1’er lægges til turens { $gathered } point. En 1’er tager dem alle, og din tur er slut.
  }
now-hold = { $wins ->
    [yes] Stop, og du vinder: med disse { $points } point har du { $total }.
   *[no] Stop for at beholde disse { $points } point for altid: så har du { $total }. Derefter kaster den næste spiller.
  }
now-goal = { $target } point vinder spillet med det samme, også selv om andre har haft en tur mindre: du mangler { $missing }.
now-wait = { $seat } kaster eller stopper, med { $gathered ->
    [0] ingen point endnu
    [one] 1 point
   *[other] { $gathered } point
  } i denne tur. Derefter har den næste spiller turen.

edition-standard = én sekssidet terning
option-target = point, der vinder spillet
chart-hold = De samlede point, man skal stoppe med, efter dit og modspillerens pointtal
chart-own = dine point
bot-casual = Kaster, til der er samlet ti point, eller nok til at vinde.
bot-hold-at-20 = Kaster, til der er samlet tyve point, eller nok til at vinde.
bot-sharp = Holder trit: stopper ved 21, senere, når den er bagud, tidligere, når den er foran; nær slutningen kaster den for at vinde.
bot-best = Gør det, der giver den bedste chance for at vinde, ud fra spillet for to, løst til ende.

move-roll = Kast
move-hold = Stop

refused-P3 = kast først: der er intet at sikre endnu
risk-lost = En 1’er kommer i { $times } af 100 kast og tager alle turens point.
slip-won = Det, du har samlet, vinder, hvis du stopper. Et kast kan kun ødelægge det.

real-face = Hvad viser terningen?

event-rolled = { $seat } kaster { $face }: { $gathered } samlet.
event-lost = { $seat } kaster 1 og mister { $points ->
    [0] ingenting
   *[other] { $points } point
  }.
event-banked = { $seat } sikrer { $points } og har { $total }.

die = Terningen viser { $face }
no-die = Terningen er ikke kastet endnu
gathered = Samlet i denne tur
to-win = { $target } point vinder
banks = +{ $points }, i alt { $total }

view-target = Point, der vinder
view-scores = Sikrede point
view-active = Har turen
view-gathered = Samlede point
view-rolling = Terningen ruller
view-over = Spillet er slut

error-not-a-move = ”{ $text }” er ikke et træk i Pig; skriv roll eller hold
error-not-a-roll = ”{ $text }” er ikke et træk i Pig; skriv tallet på terningen
error-not-a-position = ”{ $text }” er ikke en stilling i Pig
error-no-such-face = ingen terning viser { $face }; tallene er 1 til { $most }
error-die-due = det er terningens tur, hvis noget skal ske
error-players-move = en spiller kaster eller stopper

# Labels of what happens, for reports.
happening-rolled = kast
happening-lost = point mistet
happening-banked = point sikret
happening-of-face = øjne
