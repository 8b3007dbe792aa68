line = Iedereen legt een steen op dezelfde worp; wie als eerste alle twaalf op volgorde heeft, wint.

learn-1 = Eén dobbelsteen geldt voor iedereen: ieder legt een van de eigen open stenen op het gegooide getal.
learn-2 = Is dat getal bezet, dan gaat de steen naar het naaste vrije vakje ervoor of erachter.
learn-3 = Liggen je twaalf stenen allemaal op het bord, dan verplaats je er bij elke worp één.
learn-4 = Wie als eerste alle stenen in één reeks heeft, elk hoger dan de vorige, wint.

tour-die = Eén dobbelsteen voor iedereen: jullie leggen allemaal tegelijk een steen op het getal dat hij toont.
tour-tiles = Jouw open stenen. Tik op de steen die je wilt leggen; daarna wordt de volgende omgedraaid.
tour-own = Jouw speelbord. De steen gaat op het getal van de dobbelsteen of, als dat bezet is, op het naaste vrije vakje. Waar hij mag liggen, licht op. Van twee vakjes met hetzelfde getal is a het linker en b het rechter.
tour-runs = Je wint als al je stenen in één reeks liggen: in leesrichting elk hoger dan de vorige, en vrije vakjes ertussen zijn niet van belang. Liggen ze allemaal op het bord, dan verplaats je er bij elke worp één.

now-place = Tik op een van je open stenen ({ $tiles }), dan op een vakje dat oplicht.
now-move = Al je stenen liggen op het bord: tik op de steen die je verplaatst, dan op een vakje dat oplicht. Bij elke worp moet je er één verplaatsen.
now-space = De dobbelsteen toont { $number }: de steen gaat naar { $spaces-count ->
    [one] { $spaces }
   *[other] een van { $spaces }
  }.{ twins }
now-near = De dobbelsteen toont { $number }, en dat is bezet: de steen gaat naar het naaste vrije vakje voor of achter { $number }: { $spaces-count ->
    [one] { $spaces } licht op
   *[other] { $spaces } lichten op
  }.{ twins }
twins = { $twins ->
    [yes] {" "}Van twee gelijke getallen is a het linker en b het rechter.
   *[no] {""}
  }
now-pass = Of pas, en verplaats niets.
now-run = Een reeks bestaat uit stenen die in leesrichting op elkaar volgen, elk hoger dan de vorige; vrije vakjes ertussen zijn niet van belang. Een reeks van { $series } wint; jouw langste telt { $run }. Houd lage stenen bij lage getallen en hoge bij hoge, met ruimte ertussen.
now-wait = Je zet is gedaan. { $seats-count ->
    [one] Als { $seats } ook heeft gezet, wordt er opnieuw gegooid.
   *[other] Als { $seats } ook hebben gezet, wordt er opnieuw gegooid.
  }

edition-standard = 36 vakjes, de meeste getallen twee keer
edition-small = 10 vakjes, 5 stenen en een zeszijdige dobbelsteen, klein genoeg om op te lossen
option-next-number = of een bezet getal de steen naar de eerstvolgende getallen stuurt in plaats van naar de naaste vakjes
option-may-pass = of wie alle stenen op het bord heeft, mag passen
option-series = hoe lang de reeks is die een ronde beëindigt
option-all-placed = of zo’n reeks pas telt als alle stenen liggen
option-rounds = hoeveel ronden er gespeeld worden
option-rolls = na hoeveel worpen een ronde eindigt en de langste reeks wint
bot-casual = Legt een steen waar zijn getal gemiddeld hoort, en verplaatst de steen die daar het dichtst bij komt.
bot-steady = Laat het bord achter dat het dichtst bij het einde is: stenen die goed liggen, en ruimte ertussen voor de rest.
bot-sharp = Speelt het spel een paar honderd keer in gedachten verder, en laat het bord achter dat dan het vaakst wint.
bot-best = Speelt het spel in gedachten vijf keer zo lang verder als de scherpe bot, en laat het bord achter dat dan het vaakst wint.

your-turn = Iedereen tegelijk: jouw zet

move-put = Leg { $tile } op { $space }
move-pass = Pas

phase-tile = stenen worden omgedraaid
phase-roll = er wordt gegooid
phase-place = stenen worden gelegd
phase-over = het spel is afgelopen

real-tile = Welke steen wordt omgedraaid?
real-number = Wat toont de dobbelsteen?

event-turned-up = { $seat } draait de { $tile } om.
event-rolled = { $last ->
    [yes] De laatste worp: de dobbelsteen toont { $number }.
   *[no] De dobbelsteen toont { $number }.
  }
event-placed = { $full ->
    [yes] Bij { $seat } is dat getal bezet: de { $tile } gaat op { $space }, langste reeks { $run }.
   *[no] { $seat } legt de { $tile } op { $space }: langste reeks { $run }.
  }
event-moved = { $full ->
    [yes] Bij { $seat } is dat getal bezet: de { $tile } gaat van { $origin } naar { $space }, langste reeks { $run }.
   *[no] { $seat } verplaatst de { $tile } van { $origin } naar { $space }: langste reeks { $run }.
  }
event-all-placed = Alle stenen van { $seat } liggen op het bord; vanaf nu worden ze verplaatst.
event-passed = { $seat } past.
event-finished = { $run ->
    [12] Finito! { $seat } heeft alle twaalf stenen op volgorde.
   *[other] Finito! { $seat } heeft een reeks van { $run }.
  }
event-round-over = { $reason ->
    [rolls] Ronde { $round } is afgelopen: niemand is klaar, en de worpen zijn op.
   *[other] Ronde { $round } is afgelopen.
  }
event-scored = { $points ->
    [one] { $seat } krijgt één punt en heeft er { $total }.
   *[other] { $seat } krijgt { $points } punten voor de langste reeks en heeft er { $total }.
  }
event-new-round = Ronde { $round } van { $rounds }: alle stenen gaan van het bord en worden gehusseld.
event-game-over = { $reason ->
    [rolls] Niemand is klaar, en de worpen zijn op: de langste reeks wint.
    [rounds] Dat was de laatste ronde: het hoogste totaal wint.
    [run] Daarmee eindigt het spel: de langste reeks wint.
   *[in-order] Twaalf stenen op volgorde: daarmee is het spel gewonnen.
  }

view-spaces = Vakjes
view-boards = Borden
view-phase = Wat er nu komt
view-number = De dobbelsteen toont
view-rolled = Worpen in deze ronde
view-rolls = Worpen per ronde, hoogstens
view-series = Reeks die een ronde beëindigt
view-round = Gespeelde ronden
view-rounds = Ronden
view-tiles = Stenen op de vakjes
view-open = Open stenen
view-face_down = Omgekeerde stenen
view-run = Langste reeks
view-points = Punten
view-owes = Moet nog zetten
view-finished = Is klaar

assumed-spaces = de getallen op de vakjes

die = De dobbelsteen toont { $number }
no-die = Er is nog niet gegooid
goal = { $series ->
    [12] Met alle twaalf op volgorde win je
   *[other] Een reeks van { $series } beëindigt de ronde
  }
roll = Worp { $rolled }
rolls = Worp { $rolled } van hoogstens { $rolls }
round = Ronde { $round } van { $rounds }
points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }
own = { $run ->
    [0] Jouw bord, nog leeg
   *[other] Jouw bord, langste reeks { $run }
  }
open = Jouw open stenen
tile = Steen { $tile }
hinted = Vakje { $space }: voor een steen die je kiest
lies = Steen { $tile } op { $space }
put = Leg steen { $tile } op { $space }: langste reeks { $run }
face-down = { $count ->
    [one] 1 omgekeerde steen
   *[other] { $count } omgekeerde stenen
  }
doing = { $doing ->
    [put] Waar moet de { $tile } heen?
    [place] Kies een steen om te leggen.
    [over] Het spel is afgelopen.
    [last] { $count ->
        [one] { $names } is klaar: kies nu je laatste steen.
       *[other] { $names } zijn klaar: kies nu je laatste steen.
      }
    [move] Al je stenen liggen op het bord: kies er een om te verplaatsen.
    [first] Kies eerst een steen, dan het vakje.
    [soon] Een ogenblik …
   *[wait] Wachten op de anderen …
  }
way = { $space }: langste reeks { $run }
run-of = Langste reeks { $run } van { $series }
small-run = Reeks { $run } van { $series }
series = Jouw reeksen
others = De andere borden
rivals = Hoe ver de anderen zijn
far = reeks { $run }, { $placed } gelegd
board-of = { $name }: { $tiles }
board-empty = { $name }: nog geen stenen
state = { $state ->
    [owes] denkt na …
   *[done] heeft gezet
  }

error-not-a-move = “{ $text }” is geen zet in FINITO!; typ een steen en een vakje, zoals 7 to 15b
error-no-such-tile = steen { $tile } is er niet; er zijn 1 tot en met { $most }
error-no-such-space = vakje “{ $space }” is er niet
error-two-such-spaces = er zijn twee vakjes { $space }: { $space }a links en { $space }b rechts
error-not-an-outcome = “{ $text }” is geen getal op de dobbelsteen en geen steen
error-no-such-face = de dobbelsteen toont 1 tot en met { $most }, niet { $face }
error-no-tile-due = “{ $text }”: er hoeft nu geen steen omgedraaid te worden
error-another-turns = plaats { $seat } draait een steen om, niemand anders
error-tile-due = er moet een steen omgedraaid worden
error-die-due = er hoeft hooguit gegooid te worden
error-players-move = een speler legt een steen op een vakje, of past
error-not-a-position = “{ $text }” is geen stelling van FINITO!: { $reason }
error-position-names = er ontbreekt: { $names }
error-position-owing = op deze worp hoeft niemand meer te zetten, of juist iemand die er niet is
error-position-past = alle ronden zijn afgelopen
error-position-space = twee stenen op vakje { $space }
error-position-tile = niemand heeft een steen om om te draaien
error-edition-order = de getallen van de vakjes moeten opklimmen, en nullen voor vakjes die er niet zijn komen als laatste
error-edition-numbers = op de vakjes moet elk getal van 1 tot en met het hoogste staan, en dat mag hoogstens { $most } zijn
error-edition-room = { $tiles } stenen hebben meer dan { $spaces } vakjes nodig
error-edition-twice = geen getal mag op meer dan twee vakjes staan
solved-alone = Eén ronde, met zoveel worpen als nodig; niemand anders zit aan tafel.
show-order = volgorde { $order }
show-open = open  { $tiles }
show-placed = alle stenen liggen op het bord

# What a move dares
risk-full = In { $times } van de 100 worpen is er voor jou geen vakje met het getal vrij.

# Labels of what happens, for reports.
happening-turned-up = steen omgedraaid
happening-rolled = gegooid
happening-placed = steen gelegd
happening-moved = steen verplaatst
happening-all-placed = alle stenen liggen
happening-passed = gepast
happening-finished = Finito!
happening-round-over = ronde afgelopen
happening-scored = punten gekregen
happening-new-round = nieuwe ronde
happening-game-over = einde van het spel
happening-reason-rolls = geen worpen meer
happening-reason-rounds = laatste ronde voorbij
happening-reason-run = langste reeks
happening-reason-in-order = alle stenen op volgorde
happening-of-number = getal
happening-of-tile = steen
happening-of-space = vakje
happening-of-origin = van vakje
happening-of-reason = reden
