line = Kasta ihop poäng så länge du vågar; en etta tar alltihop.

learn-1 = Kasta tärningen så ofta du vill: det den visar samlar du.
learn-2 = En etta avslutar din tur, och allt du har samlat i den är borta.
learn-3 = Stanna i tid: det du har samlat är säkrat, och ingen kan ta det.
learn-4 = Den som först har säkrat 100 poäng vinner, eller så många som ni har kommit överens om.

tour-die = Tärningen. Varje tal den visar läggs till turens poäng, utom ettan: den tar alltihop, och din tur är över.
tour-gathered = Turens poäng. De är inte säkrade än.
tour-acts = Kasta för att få mer, eller stanna: då är poängen dina för gott, och nästa spelare kastar.
tour-target = Den som stannar och först har så här många poäng totalt vinner genast, även om andra har haft en tur mindre.

now-roll = { $gathered ->
    [0] Kasta tärningen: allt utom en etta läggs till turens poäng.
   *[other] Kasta igen: allt utom en etta läggs till turens { $gathered } poäng. En etta tar alltihop, och din tur är över.
  }
now-hold = { $wins ->
    [yes] Stanna, så vinner du: med dessa { $points } poäng har du { $total }.
   *[no] Stanna och behåll dessa { $points } poäng för gott: då har du { $total }. Sedan kastar nästa spelare.
  }
now-goal = { $target } poäng vinner spelet genast, även om andra har haft en tur mindre: { $missing } kvar för dig.
now-wait = { $seat } kastar eller stannar, med { $gathered ->
    [0] inga poäng än
    [one] 1 poäng
   *[other] { $gathered } poäng
  } i den här turen. Sedan är det nästa spelares tur.

edition-standard = en sexsidig tärning
option-target = poäng som vinner spelet
chart-hold = De samlade poäng som räcker för att stanna, efter dina och den andras poäng
chart-own = dina poäng
bot-casual = Kastar tills tio poäng är samlade, eller nog för att vinna.
bot-hold-at-20 = Kastar tills tjugo poäng är samlade, eller nog för att vinna.
bot-sharp = Håller jämna steg: stannar på 21, senare i underläge, tidigare i överläge; nära slutet kastar den för att vinna.
bot-best = Gör det som ger störst vinstchans, utifrån spelet för två, löst ända till slutet.

move-roll = Kasta
move-hold = Stanna

refused-P3 = kasta först: det finns inget att stanna på än
risk-lost = En etta kommer i { $times } av 100 kast och tar turens alla poäng.
slip-won = Det du har samlat vinner om du stannar. Ett kast kan bara kosta dig det.

real-face = Vad visar tärningen?

event-rolled = { $seat } kastar { $face }: { $gathered } samlat.
event-lost = { $seat } kastar en etta och förlorar { $points ->
    [0] ingenting
   *[other] { $points } poäng
  }.
event-banked = { $seat } säkrar { $points } och har { $total }.

die = Tärningen visar { $face }
no-die = Tärningen är inte kastad än
gathered = Samlat i turen
to-win = { $target } poäng vinner
banks = +{ $points }, totalt { $total }

view-target = Poäng som vinner
view-scores = Säkrade poäng
view-active = På tur
view-gathered = Samlade poäng
view-rolling = Tärningen rullar
view-over = Spelet är slut

error-not-a-move = ”{ $text }” är inget drag i Pig; skriv roll eller hold
error-not-a-roll = ”{ $text }” är inget drag i Pig; skriv talet på tärningen
error-not-a-position = ”{ $text }” är ingen ställning i Pig
error-no-such-face = ingen tärning visar { $face }; talen är 1 till { $most }
error-die-due = nu ska i så fall tärningen kastas
error-players-move = en spelare kastar eller stannar

# Labels of what happens, for reports.
happening-rolled = kast
happening-lost = poäng förlorade
happening-banked = poäng säkrade
happening-of-face = ögon
