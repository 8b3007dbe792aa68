line = Draai een kaart om, gooi zes dobbelstenen, en tart je geluk tot ze allemaal apart liggen.

learn-1 = Een kaart zegt waar je beurt om draait. Gooi alle zes de dobbelstenen.
learn-2 = Leg dobbelstenen apart die tellen, minstens één: meestal enen, vijven en drie gelijke. Gooi dan de rest, of stop en haal je punten binnen.
learn-3 = Een worp waarin geen dobbelsteen telt, is een misworp. Onder alle kaarten op één na kost die je de punten van je beurt.
learn-4 = Alle zes apart, dat is een TUTTO: de kaart betaalt uit, en je mag de volgende wagen.
learn-5 = Wie 6000 punten binnenhaalt, of zoveel als jullie afspreken, luidt de laatste ronde in. Daarna wint wie de meeste punten heeft.

tour-card = Elke beurt begint met een kaart. Die zegt wat je krijgt voor een TUTTO: alle zes de dobbelstenen apart.
tour-dice = Hier vallen je dobbelstenen. Tik op wat je apart legt: bij elke worp minstens één die telt.
tour-legend = Hier staat welke dobbelstenen tellen, en voor hoeveel: meestal enen, vijven en drie gelijke.
tour-acts = Gooi dan de rest voor meer, of stop: dan telt elke dobbelsteen van de worp die geldig is, aangetikt of niet, en haal je je punten binnen. Telt geen enkele dobbelsteen van een worp, dan is dat een misworp: alle punten van de beurt zijn weg.
tour-target = Wie zoveel punten binnenhaalt, luidt de laatste ronde in. Die eindigt vóór de beurt van wie het spel begon, zodat iedereen evenveel beurten heeft; dan wint wie de meeste punten heeft.

part-piece = { $points ->
    [0] { $faces }
   *[other] { $faces } voor { NUMBER($points, useGrouping: 0) }
  }
now-keep = Tik op de dobbelstenen die je apart legt, minstens één die telt: { $pieces }. Met “Houd en gooi” gooi je de rest.
now-keep-all = Deze dobbelstenen tellen en gaan apart: { $pieces }. Met “Houd en gooi” gooi je de rest.
now-fewer = Of tik op minder, minstens één die telt: { $pieces }. Met “Houd en gooi” gooi je de rest.
now-stop = Stop, en { NUMBER($points, useGrouping: 0) } punten zijn van jou, met elke dobbelsteen van deze worp die telt, aangetikt of niet: je staat dan op { NUMBER($total, useGrouping: 0) } van { NUMBER($target, useGrouping: 0) }{ $reaches ->
    [yes] , en de laatste ronde begint. Die eindigt vóór de beurt van wie het spel begon.
   *[no] .
  }
now-no-stop = { $under ->
    [fireworks] Onder deze kaart kun je niet stoppen: je gooit tot er geen dobbelsteen telt, en dan zijn de punten van jou.
    [straight] Onder deze kaart kun je niet stoppen voordat alle zes de getallen apart liggen.
   *[other] Onder deze kaart kun je niet stoppen voordat alle zes de dobbelstenen apart liggen.
  }
now-risk = Telt in de volgende worp geen dobbelsteen, dan is dat een misworp: je beurt is voorbij, en alle punten ervan zijn weg.
now-tutto = { $left ->
    [0] Alle dobbelstenen van deze worp tellen: leg ze allemaal apart, en het is een TUTTO. { $under ->
        [fireworks] Deze punten kun je niet verliezen; alle zes worden opnieuw gegooid.
        [cloverleaf] { $leaves ->
            [0] Dan worden alle zes opnieuw gegooid, en nog een TUTTO wint het spel.
           *[other] Het is de tweede: die wint het spel.
          }
       *[other] De kaart betaalt uit, en er wordt niet gegooid tot je de volgende kaart waagt.
      }
    [one] Nog één dobbelsteen tot een TUTTO, als je alles apart legt wat telt: dan betaalt de kaart uit.
   *[other] Nog { $left } dobbelstenen tot een TUTTO, als je alles apart legt wat telt: dan betaalt de kaart uit.
  }
now-next = TUTTO! Waag de volgende kaart en gooi alle zes opnieuw: { NUMBER($points, useGrouping: 0) } punten staan op het spel, en ook een Stop neemt ze mee.
now-wait = { $seat } is aan de beurt onder { $card }, met { NUMBER($points, useGrouping: 0) } punten op het spel. Dan is de volgende aan de beurt.

solved-deck = Elke kaart wordt geacht uit de hele stapel te komen, zoals met deck = reshuffled.
chart-bonus-200 = Onder een Bonus 200: met hoeveel punten op het spel je stopt als er zoveel dobbelstenen over zijn, of vóór de volgende kaart
chart-bonus-600 = Onder een Bonus 600
chart-x2 = Onder een x2
chart-own = jouw score
chart-other = van de ander
chart-next = volgende kaart
edition-standard = 56 kaarten
option-target = punten waarmee de laatste ronde begint
option-keep = welke geldige dobbelstenen je moet houden om verder te gooien; all was de regel van 1994
option-x2 = welke punten van de beurt een x2 verdubbelt
option-deck = of kaarten opraken, of voor elke kaart opnieuw geschud worden
option-plus-minus = of een beurt na een TUTTO onder Plus/Min verdergaat, of 1000 waard is
bot-casual = Stopt met 350 punten, of met 200 en weinig dobbelstenen over; gaat na een TUTTO verder onder de 1000.
bot-best = Doet de zet met de beste winkans, volgens het spel voor twee, opgelost tot het einde, en de kaarten die er nog zijn.
bot-steady = Doet de zet met de meeste verwachte punten voor deze beurt; elke worp en kaart telt mee.
bot-sharp = Gaat voor de meeste verwachte punten van de beurt, en in de laatste ronde voor de beste winkans.

waits-turn = Draai een kaart om

move-keep = Houd { $faces }
move-stop = Stop en haal binnen
move-next = Draai de volgende kaart om

slip-behind = Dit is je laatste beurt, en met deze punten sta je niet bovenaan.
slip-short = Nog één dobbelsteen en het is een TUTTO, en de bonus is minstens zoveel waard als wat je verzameld hebt. Eén op de drie worpen lukt.

card-bonus-200 = Bonus 200
card-bonus-300 = Bonus 300
card-bonus-400 = Bonus 400
card-bonus-500 = Bonus 500
card-bonus-600 = Bonus 600
card-x2 = x2
card-stop = Stop
card-fireworks = Vuurwerk
card-plus-minus = Plus/Min
card-cloverleaf = Klaverblad
card-straight = Straat

phase-card = er komt een kaart
phase-roll = er wordt gegooid
phase-choice = houden of stoppen
phase-tutto = TUTTO!
phase-over = het spel is afgelopen

real-card = Welke kaart wordt omgedraaid?
real-dice = Wat tonen je dobbelstenen?

event-turned = { $seat } draait een kaart om: { $card }.
event-rolled = { $null ->
    [yes] { $seat } gooit { $faces }: een misworp!
   *[no] { $seat } gooit { $faces }.
  }
event-kept = { $under ->
    [straight] { $rolling ->
        [0] { $seat } houdt { $faces } en heeft alle zes de getallen.
        [one] { $seat } houdt { $faces }, heeft vijf van de zes getallen, en gooit de laatste dobbelsteen.
       *[other] { $seat } houdt { $faces }, heeft { $aside } van de zes getallen, en gooit { $rolling } dobbelstenen.
      }
    [cloverleaf] { $rolling ->
        [0] { $seat } houdt { $faces }.
        [one] { $seat } houdt { $faces } en gooit de laatste dobbelsteen voor de TUTTO.
       *[other] { $seat } houdt { $faces }, heeft { $aside } van de zes dobbelstenen apart, en gooit er { $rolling }.
      }
    [plus-minus] { $rolling ->
        [0] { $seat } houdt { $faces }.
        [one] { $seat } houdt { $faces } en gooit de laatste dobbelsteen voor de TUTTO.
       *[other] { $seat } houdt { $faces }, heeft { $aside } van de zes dobbelstenen apart, en gooit er { $rolling }.
      }
   *[other] { $rolling ->
        [0] { $seat } scoort { NUMBER($points, useGrouping: 0) } met { $faces }.
        [one] { $seat } houdt { $faces } voor { NUMBER($points, useGrouping: 0) } en gooit de laatste dobbelsteen, met { NUMBER($gathered, useGrouping: 0) } verzameld.
       *[other] { $seat } houdt { $faces } voor { NUMBER($points, useGrouping: 0) } en gooit { $rolling } dobbelstenen, met { NUMBER($gathered, useGrouping: 0) } verzameld.
      }
  }
event-tutto = { $under ->
    [x2] TUTTO! De x2 geeft er nog eens { NUMBER($paid, useGrouping: 0) } bij: { $seat } heeft { NUMBER($gathered, useGrouping: 0) } verzameld.
    [fireworks] TUTTO! Het Vuurwerk gaat door met alle zes, en { $seat } heeft { NUMBER($gathered, useGrouping: 0) } verzameld.
    [plus-minus] TUTTO! Plus/Min maakt er { NUMBER($paid, useGrouping: 0) } van: { $seat } heeft { NUMBER($gathered, useGrouping: 0) } verzameld.
    [cloverleaf] { $leaves ->
        [1] TUTTO! Nog één onder dit Klaverblad, en { $seat } wint het spel.
       *[other] Weer een TUTTO!
      }
    [straight] TUTTO! De Straat levert { NUMBER($paid, useGrouping: 0) } op: { $seat } heeft { NUMBER($gathered, useGrouping: 0) } verzameld.
   *[other] TUTTO! De bonus geeft er { NUMBER($paid, useGrouping: 0) } bij: { $seat } heeft { NUMBER($gathered, useGrouping: 0) } verzameld.
  }
event-fined = { $seat } betaalt voor de koppositie: { NUMBER($points, useGrouping: 0) } kwijt, nog { NUMBER($total, useGrouping: 0) } over.
event-nobody-fined = Geen andere koploper heeft punten te verliezen.
event-dared = { $seat } waagt de volgende kaart, met { NUMBER($gathered, useGrouping: 0) } op het spel.
risk-lost = In { $times } van de 100 gevallen is de beurt voorbij en zijn de punten ervan weg.
event-lost = { $points ->
    [0] De beurt van { $seat } is voorbij; er viel niets te verliezen.
   *[other] { $seat } verliest alle { NUMBER($points, useGrouping: 0) } punten van deze beurt.
  }
event-banked = { $reason ->
    [fireworks] { $points ->
        [0] Het Vuurwerk is voorbij zonder één vonk: { $seat } blijft op { NUMBER($total, useGrouping: 0) }.
       *[other] Het Vuurwerk is voorbij: { $seat } haalt { NUMBER($points, useGrouping: 0) } binnen en heeft { NUMBER($total, useGrouping: 0) }.
      }
    [plus-minus] Dat beëindigt de beurt: { $seat } haalt { NUMBER($points, useGrouping: 0) } binnen en heeft { NUMBER($total, useGrouping: 0) }.
   *[stop] { $seat } stopt, haalt { NUMBER($points, useGrouping: 0) } binnen en heeft { NUMBER($total, useGrouping: 0) }.
  }
event-shuffled = De stapel is op: alle { $cards } kaarten worden opnieuw geschud.
event-last-round = { $left ->
    [0] { $seat } heeft { NUMBER($target, useGrouping: 0) } bereikt, en met deze beurt eindigt de laatste ronde: iedereen heeft er evenveel gehad.
    [one] { $seat } heeft { NUMBER($target, useGrouping: 0) } bereikt: dit is de laatste ronde, en nog één speler krijgt een beurt!
   *[other] { $seat } heeft { NUMBER($target, useGrouping: 0) } bereikt: dit is de laatste ronde, en nog { $left } spelers krijgen een beurt!
  }
event-game-over = { $reason ->
    [cloverleaf] { $points ->
        [0] Het Klaverblad wint het spel op slag, zonder ook maar één punt binnen!
       *[other] Het Klaverblad wint het spel op slag, met { NUMBER($points, useGrouping: 0) } punten!
      }
   *[target] De laatste ronde is voorbij, en { NUMBER($points, useGrouping: 0) } is de hoogste score.
  }

view-target = Punten waarmee de laatste ronde begint
view-scores = Punten binnen
view-active = Aan de beurt
view-phase = Wat er nu komt
view-card = De kaart
view-deck = Kaarten over
view-reshuffled = Alle kaarten voor elke kaart opnieuw geschud
view-roll = De worp
view-aside = Apart gelegd
view-points = Punten deze beurt
view-leaves = TUTTO’s onder het Klaverblad
view-last_round = Laatste ronde
view-champion = Winnaar door het Klaverblad

keep-free = vrij
keep-all = alle
x2-all = alle punten
x2-rolled-only = alleen wat gegooid is
x2-card-only = alleen wat onder deze kaart verzameld is
deck-used-up = kaarten raken op
deck-reshuffled = voor elke kaart worden alle geschud
plus-minus-go-on = de beurt gaat door
plus-minus-ends-turn = de beurt is 1000 waard

card = De kaart
says-bonus-200 = Een TUTTO geeft 200 extra.
says-bonus-300 = Een TUTTO geeft 300 extra.
says-bonus-400 = Een TUTTO geeft 400 extra.
says-bonus-500 = Een TUTTO geeft 500 extra.
says-bonus-600 = Een TUTTO geeft 600 extra.
says-x2 = Een TUTTO verdubbelt de beurt.
says-stop = De beurt is voorbij.
says-fireworks = Gooi tot de misworp: elk punt telt.
says-plus-minus = Niet stoppen. Een TUTTO is 1000 waard en kost wie de meeste punten heeft er 1000, maar jou nooit.
says-cloverleaf = Niet stoppen. Twee TUTTO’s op rij winnen het spel.
says-straight = Niet stoppen. Leg 1 tot en met 6 apart voor 2000.
leaf = Eén TUTTO binnen, nog één!
points = { $phase ->
    [choice] { $card ->
        [fireworks] punten, binnen bij de misworp
        [plus-minus] punten op het spel
        [cloverleaf] punten op het spel
        [straight] punten op het spel
       *[other] punten als je nu stopt
      }
   *[other] { $card ->
        [fireworks] punten, binnen bij de misworp
       *[other] punten deze beurt
      }
  }
points-ended = { $how ->
    [null] punten kwijt
    [card] punten kwijt
   *[other] punten binnen
  }
fate = { $how ->
    [null] Geen dobbelsteen telt: een misworp. { $points ->
        [0] { $name } had geen punten te verliezen.
       *[other] { $name } verliest { NUMBER($points, useGrouping: 0) } punten.
      }
    [card] { $points ->
        [0] { $name } had geen punten te verliezen.
       *[other] { $name } verliest { NUMBER($points, useGrouping: 0) } punten.
      }
    [fireworks] Geen dobbelsteen telt, en het Vuurwerk is voorbij: { $name } haalt { NUMBER($points, useGrouping: 0) } punten binnen.
    [plus-minus] Plus/Min beëindigt de beurt: { $name } haalt { NUMBER($points, useGrouping: 0) } punten binnen.
   *[stop] { $name } stopt en haalt { NUMBER($points, useGrouping: 0) } punten binnen.
  }
verdict = { $how ->
    [card] Stop: de beurt is voorbij
   *[other] +{ NUMBER($points, useGrouping: 0) }
  }
moment = TUTTO!
rolled = De worp
due = { $phase ->
    [card] Er komt een kaart.
    [roll] Er wordt gegooid.
   *[over] Het spel is afgelopen.
  }
choose = Kies wat je houdt.
dare = Punten binnenhalen, of nog een kaart wagen?
no-such = Deze dobbelstenen kun je niet houden.
locked = { $card ->
    [fireworks] Bij Vuurwerk houd je elke dobbelsteen die telt.
   *[other] Om verder te gooien, houd je deze.
  }
worth = { $under ->
    [plus-minus] { $aside } van zes stenen apart
    [cloverleaf] { $aside } van zes stenen apart
    [straight] { $aside } van zes getallen apart
   *[other] { NUMBER($gathered, useGrouping: 0) } punten op het spel
  }, { $rolling ->
    [one] gooit 1 steen
   *[other] gooit { $rolling } stenen
  }
worth-tutto = { $gathered ->
    [0] TUTTO
   *[other] TUTTO, { NUMBER($gathered, useGrouping: 0) } punten
  }
refused-T18 = onder Vuurwerk stopt niemand: gooi tot de misworp
refused-T19 = onder Plus/Min stopt niemand vóór een TUTTO
refused-T21 = onder het Klaverblad stopt niemand: maak twee TUTTO’s op rij
refused-T22 = onder een Straat stopt niemand voordat 1 tot en met 6 apart liggen, en elk getal telt één keer
banks = +{ NUMBER($points, useGrouping: 0) }, totaal { NUMBER($total, useGrouping: 0) }{ $reaches ->
    [yes] : het doel!
   *[no] {""}
  }
risks = waagt { NUMBER($gathered, useGrouping: 0) }
roll = Houd en gooi
roll-none = Alles apart: TUTTO!
next = Volgende kaart
stop = Stop
all = Kies alles
aside = Apart
aside-of = { $count ->
    [0] Geen dobbelstenen apart
    [one] 1 dobbelsteen apart
   *[other] { $count } dobbelstenen apart
  }
target = Bij { NUMBER($target, useGrouping: 0) } punten begint de laatste ronde
last-round = Laatste ronde
ending = { $how ->
    [stop] Gestopt: { NUMBER($points, useGrouping: 0) } punten binnen
    [fireworks] Vuurwerk: { NUMBER($points, useGrouping: 0) } punten binnen
    [plus-minus] Plus/Min: { NUMBER($points, useGrouping: 0) } punten binnen
    [null] { $points ->
        [0] Gegooid { $faces }: misworp, niets kwijt
       *[other] Gegooid { $faces }: misworp, { NUMBER($points, useGrouping: 0) } punten kwijt
      }
   *[card] { $points ->
        [0] Stop: niets kwijt
       *[other] Stop: { NUMBER($points, useGrouping: 0) } punten kwijt
      }
  }
legend = { $card ->
    [straight] Welke stenen tellen
    [plus-minus] Welke stenen tellen
    [cloverleaf] Welke stenen tellen
   *[other] Wat stenen waard zijn
  }
legend-name = TUTTO:
legend-worth = { $dice ->
    [one] Elke { $face }: { NUMBER($points, useGrouping: 0) }
   *[other] Drie keer { $face } in één worp: { NUMBER($points, useGrouping: 0) }
  }
legend-valid = { $dice ->
    [one] Elke { $face }
   *[other] Drie keer { $face } in één worp
  }
legend-card = { $card ->
    [fireworks] Elke dobbelsteen die telt wordt gehouden, en je gooit tot de misworp.
    [plus-minus] Punten van dobbelstenen haal je hier niet binnen, alleen de TUTTO betaalt uit.
    [cloverleaf] Punten doen er hier niet toe, alleen TUTTO’s.
    [straight] Elk getal één keer; geen drietallen, geen punten voor dobbelstenen.
    [stop] Onder deze kaart gooit niemand.
   *[other] Andere dobbelstenen tellen alleen als drie gelijke in één worp.
  }
legend-tutto = { $card ->
    [bonus-200] alle zes de dobbelstenen apart: 200 extra. Dan stop je, of waag je de volgende kaart.
    [bonus-300] alle zes de dobbelstenen apart: 300 extra. Dan stop je, of waag je de volgende kaart.
    [bonus-400] alle zes de dobbelstenen apart: 400 extra. Dan stop je, of waag je de volgende kaart.
    [bonus-500] alle zes de dobbelstenen apart: 500 extra. Dan stop je, of waag je de volgende kaart.
    [bonus-600] alle zes de dobbelstenen apart: 600 extra. Dan stop je, of waag je de volgende kaart.
    [x2] alle zes de dobbelstenen apart: de punten verdubbelen. Dan stop je, of waag je de volgende kaart.
    [fireworks] alle zes de dobbelstenen apart: je gooit alle zes opnieuw.
    [plus-minus] alle zes de dobbelstenen apart: 1000 voor jou, en wie de meeste punten heeft verliest er 1000, maar jij nooit.
    [cloverleaf] alle zes de dobbelstenen apart, twee keer op rij: je wint het spel.
    [straight] alle zes de getallen apart: 2000. Dan stop je, of waag je de volgende kaart.
   *[other] alle zes de dobbelstenen apart: de kaart betaalt uit, en je mag de volgende wagen.
  }
deck = { $left ->
    [0] De stapel is op
    [one] Nog 1 kaart in de stapel
   *[other] Nog { $left } kaarten in de stapel
  }
deck-whole = { $left } kaarten, geschud voor elke kaart
deck-card = { $name }: { $says } Nog { $count }.

error-not-a-move = “{ $text }” is geen zet in TUTTO; typ stop, next, of keep met ogen, zoals keep 1 5 5; ook ogen alleen worden gehouden
error-not-a-card = “{ $text }” is geen kaart; er zijn: { $known }
error-card-written = “{ $text }” is geen kaart; je schrijft { $card }
error-too-many-dice = er zijn { $most } dobbelstenen, niet { $dice }
error-no-such-face = geen dobbelsteen toont { $face }; mogelijk is 1 tot en met { $most }
error-card-due = er moet een kaart komen
error-dice-due = er hoeft hooguit gegooid te worden
error-players-move = een speler houdt dobbelstenen, stopt, of draait de volgende kaart om
error-not-a-position = “{ $text }” is geen stelling van TUTTO: { $reason }
error-position-names = er ontbreekt: { $names }
error-position-roll = meer dobbelstenen dan er zijn, of een keuze zonder dobbelsteen die telt
error-position-deck = geen kaart om te trekken, of een doos zonder kaart om mee te scoren
error-position-seats = een plaats die er niet is, bij { $players } spelers
error-edition-idle = een stapel heeft Bonus- of x2-kaarten nodig: met alleen de andere beslist nooit iemand iets
show-typing = Kort: ogen alleen worden gehouden, zoals 1 5 5.
show-card = kaart
show-aside = apart
show-roll = worp
show-turn = beurt
show-progress = { $card ->
    [straight] { $aside } van de zes getallen
    [plus-minus] { $aside } van zes dobbelstenen voor de TUTTO
    [cloverleaf] { $leaves ->
        [0] { $aside } van zes dobbelstenen voor de eerste TUTTO
       *[other] { $aside } van zes dobbelstenen voor de tweede TUTTO, die het spel wint
      }
    [fireworks] { $points ->
        [one] 1 punt, binnen bij de misworp
       *[other] { NUMBER($points, useGrouping: 0) } punten, binnen bij de misworp
      }
   *[other] { $points ->
        [one] 1 punt op het spel
       *[other] { NUMBER($points, useGrouping: 0) } punten op het spel
      }
  }

# Labels of what happens, for reports.
happening-turned = kaart omgedraaid
happening-rolled = gegooid
happening-kept = dobbelstenen gehouden
happening-tutto = Tutto
happening-fined = koploper betaalt
happening-nobody-fined = niemand betaalt
happening-dared = volgende kaart gewaagd
happening-lost = punten verloren
happening-banked = punten binnengehaald
happening-shuffled = stapel geschud
happening-last-round = laatste ronde begint
happening-game-over = einde van het spel
happening-reason-target = doel bereikt
happening-of-faces = ogen
happening-of-card = kaart
happening-of-under = onder kaart
happening-of-reason = reden
