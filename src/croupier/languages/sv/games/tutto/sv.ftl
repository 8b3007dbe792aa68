line = Vänd ett kort, kasta sex tärningar och utmana ödet tills alla är undanlagda.

learn-1 = Ett kort säger vad din tur handlar om. Kasta alla sex tärningar.
learn-2 = Lägg undan tärningar som räknas, minst en: oftast ettor, femmor och tre lika. Kasta sedan resten, eller stanna och säkra dina poäng.
learn-3 = Ett kast där ingen tärning räknas är en nit. Den tar turens poäng, under alla kort utom ett.
learn-4 = Alla sex tärningar undanlagda är en TUTTO: kortet betalar, och du får våga nästa.
learn-5 = Den som säkrar 6000 poäng, eller så många som ni har kommit överens om, inleder sista rundan. Efter den vinner flest poäng.

tour-card = Varje tur börjar med ett kort. Det säger vad du får för en TUTTO: alla sex tärningar undanlagda.
tour-dice = Här faller dina tärningar. Tryck på dem du lägger undan: minst en som räknas i varje kast.
tour-legend = Här står vilka tärningar som räknas och vad de ger: oftast ettor, femmor och tre lika.
tour-acts = Kasta sedan resten för att få mer, eller stanna: då ger varje tärning i kastet som räknas poäng, vald eller inte, och dina poäng säkras. Räknas ingen tärning i ett kast är det en nit: turens alla poäng är borta.
tour-target = Den som säkrar så här många poäng inleder sista rundan. Den slutar före turen för den som började spelet, så att alla får lika många turer; sedan vinner flest poäng.

part-piece = { $points ->
    [0] { $faces }
   *[other] { $faces } för { NUMBER($points, useGrouping: 0) }
  }
now-keep = Tryck på tärningarna du lägger undan, minst en som räknas: { $pieces }. Sedan kastar ”Spara och kasta” resten.
now-keep-all = De här tärningarna räknas och läggs undan: { $pieces }. ”Spara och kasta” kastar resten.
now-fewer = Eller välj färre, minst en som räknas: { $pieces }. Sedan kastar ”Spara och kasta” resten.
now-stop = Stanna, så är { NUMBER($points, useGrouping: 0) } poäng dina, med varje tärning i kastet som räknas, vald eller inte: då har du { NUMBER($total, useGrouping: 0) } av { NUMBER($target, useGrouping: 0) }{ $reaches ->
    [yes] , och sista rundan börjar. Den slutar före turen för den som började spelet.
   *[no] .
  }
now-no-stop = { $under ->
    [fireworks] Under det här kortet får du inte stanna: du kastar tills ingen tärning räknas, och då är poängen dina.
    [straight] Under det här kortet får du inte stanna förrän alla sex talen är undanlagda.
   *[other] Under det här kortet får du inte stanna förrän alla sex tärningar är undanlagda.
  }
now-risk = Om ingen tärning räknas i nästa kast är det en nit: din tur är över, och alla dess poäng är borta.
now-tutto = { $left ->
    [0] Alla tärningar i kastet räknas: lägg undan allihop, så är det en TUTTO. { $under ->
        [fireworks] De poängen kan du inte förlora; alla sex tärningar kastas igen.
        [cloverleaf] { $leaves ->
            [0] Sedan kastas alla sex tärningar igen, och en TUTTO till vinner spelet.
           *[other] Det är den andra: den vinner spelet.
          }
       *[other] Kortet betalar, och inget kastas förrän du vågar nästa kort.
      }
    [one] En tärning till ger en TUTTO, om du lägger undan allt som räknas: då betalar kortet.
   *[other] { $left } tärningar till ger en TUTTO, om du lägger undan allt som räknas: då betalar kortet.
  }
now-next = TUTTO! Våga nästa kort och kasta alla sex tärningar igen: { NUMBER($points, useGrouping: 0) } poäng står på spel, och även kortet Stopp tar dem.
now-wait = { $seat } är på tur. Kort: { $card }. Poäng på spel: { NUMBER($points, useGrouping: 0) }. Sedan är det nästa spelares tur.

solved-deck = Varje kort antas komma ur hela kortleken, som med deck = reshuffled.
chart-bonus-200 = Under Bonus 200: de poäng på spel som räcker för att stanna, när så många tärningar är kvar eller före nästa kort
chart-bonus-600 = Under Bonus 600
chart-x2 = Under x2
chart-own = dina poäng
chart-other = motståndarens
chart-next = nästa kort
edition-standard = 56 kort
option-target = poäng som inleder sista rundan
option-keep = vilka giltiga tärningar som måste sparas för att få kasta vidare; all var regeln från 1994
option-x2 = vilka av turens poäng x2 dubblar
option-deck = om korten förbrukas, eller blandas om före varje kort
option-plus-minus = om turen fortsätter efter en TUTTO under Plus/Minus eller är värd 1000
bot-casual = Stannar på 350 poäng, eller på 200 med få tärningar kvar; efter en TUTTO fortsätter den under 1000.
bot-best = Gör draget med störst vinstchans, enligt spelet för två löst till slutet och korten som är kvar.
bot-steady = Gör draget som väntas ge flest poäng i turen, med varje kast och kort inräknat.
bot-sharp = Siktar på flest väntade poäng i turen, och i sista rundan på störst vinstchans.

waits-turn = Vänd kortet

move-keep = Spara { $faces }
move-stop = Stanna och säkra
move-next = Vänd nästa kort

slip-behind = Det här är din sista tur, och de här poängen tar dig inte till toppen.
slip-short = En tärning till ger en TUTTO, och bonusen är värd minst lika mycket som det du har samlat. Vart tredje kast lyckas.

card-bonus-200 = Bonus 200
card-bonus-300 = Bonus 300
card-bonus-400 = Bonus 400
card-bonus-500 = Bonus 500
card-bonus-600 = Bonus 600
card-x2 = x2
card-stop = Stopp
card-fireworks = Fyrverkeri
card-plus-minus = Plus/Minus
card-cloverleaf = Fyrklöver
card-straight = Stege

phase-card = ett kort ska vändas
phase-roll = tärningar ska kastas
phase-choice = spara eller stanna
phase-tutto = TUTTO!
phase-over = spelet är slut

real-card = Vilket kort vänds upp?
real-dice = Vad visar dina tärningar?

event-turned = { $seat } vänder ett kort: { $card }.
event-rolled = { $null ->
    [yes] { $seat } kastar { $faces }: en nit!
   *[no] { $seat } kastar { $faces }.
  }
event-kept = { $under ->
    [straight] { $rolling ->
        [0] { $seat } sparar { $faces } och har alla sex talen.
        [one] { $seat } sparar { $faces }, har fem av de sex talen och kastar sista tärningen.
       *[other] { $seat } sparar { $faces }, har { $aside } av de sex talen och kastar { $rolling } tärningar.
      }
    [cloverleaf] { $rolling ->
        [0] { $seat } sparar { $faces }.
        [one] { $seat } sparar { $faces } och kastar sista tärningen för en TUTTO.
       *[other] { $seat } sparar { $faces }, har { $aside } av sex tärningar undanlagda och kastar { $rolling } tärningar.
      }
    [plus-minus] { $rolling ->
        [0] { $seat } sparar { $faces }.
        [one] { $seat } sparar { $faces } och kastar sista tärningen för en TUTTO.
       *[other] { $seat } sparar { $faces }, har { $aside } av sex tärningar undanlagda och kastar { $rolling } tärningar.
      }
   *[other] { $rolling ->
        [0] { $seat } får poäng för { $faces }: { NUMBER($points, useGrouping: 0) }.
        [one] { $seat } sparar { $faces } för { NUMBER($points, useGrouping: 0) } och kastar sista tärningen, med { NUMBER($gathered, useGrouping: 0) } samlat.
       *[other] { $seat } sparar { $faces } för { NUMBER($points, useGrouping: 0) } och kastar { $rolling } tärningar, med { NUMBER($gathered, useGrouping: 0) } samlat.
      }
  }
event-tutto = { $under ->
    [x2] TUTTO! x2 ger { NUMBER($paid, useGrouping: 0) } till: { $seat } har samlat { NUMBER($gathered, useGrouping: 0) }.
    [fireworks] TUTTO! Fyrverkeriet fortsätter med alla sex tärningar, och { $seat } har samlat { NUMBER($gathered, useGrouping: 0) }.
    [plus-minus] TUTTO! Plus/Minus gör det till { NUMBER($paid, useGrouping: 0) }: { $seat } har samlat { NUMBER($gathered, useGrouping: 0) }.
    [cloverleaf] { $leaves ->
        [1] TUTTO! En till under den här fyrklövern, och { $seat } vinner spelet.
       *[other] TUTTO igen!
      }
    [straight] TUTTO! Stegen ger { NUMBER($paid, useGrouping: 0) }: { $seat } har samlat { NUMBER($gathered, useGrouping: 0) }.
   *[other] TUTTO! Bonusen ger { NUMBER($paid, useGrouping: 0) } till: { $seat } har samlat { NUMBER($gathered, useGrouping: 0) }.
  }
event-fined = { $seat } får betala för sin ledning: { NUMBER($points, useGrouping: 0) } borta, { NUMBER($total, useGrouping: 0) } kvar.
event-nobody-fined = Ingen annan ledare har poäng att förlora.
event-dared = { $seat } vågar nästa kort, med { NUMBER($gathered, useGrouping: 0) } på spel.
risk-lost = I { $times } fall av 100 är turen över och dess poäng borta.
event-lost = { $points ->
    [0] Turen är över för { $seat }, utan något att förlora.
   *[other] { $seat } förlorar turens alla { NUMBER($points, useGrouping: 0) } poäng.
  }
event-banked = { $reason ->
    [fireworks] { $points ->
        [0] Fyrverkeriet är över utan en gnista: { $seat } blir kvar på { NUMBER($total, useGrouping: 0) }.
       *[other] Fyrverkeriet är över: { $seat } säkrar { NUMBER($points, useGrouping: 0) } och har { NUMBER($total, useGrouping: 0) }.
      }
    [plus-minus] Det avslutar turen: { $seat } säkrar { NUMBER($points, useGrouping: 0) } och har { NUMBER($total, useGrouping: 0) }.
   *[stop] { $seat } stannar, säkrar { NUMBER($points, useGrouping: 0) } och har { NUMBER($total, useGrouping: 0) }.
  }
event-shuffled = Kortleken är slut: alla { $cards } kort blandas om.
event-last-round = { $left ->
    [0] { $seat } har nått { NUMBER($target, useGrouping: 0) }, och sista rundan slutar med den här turen: alla har haft lika många.
    [one] { $seat } har nått { NUMBER($target, useGrouping: 0) }: det är sista rundan, och en spelare till får en tur!
   *[other] { $seat } har nått { NUMBER($target, useGrouping: 0) }: det är sista rundan, och { $left } spelare till får en tur!
  }
event-game-over = { $reason ->
    [cloverleaf] { $points ->
        [0] Fyrklövern vinner spelet på fläcken, utan en enda säkrad poäng!
       *[other] Fyrklövern vinner spelet på fläcken, med { NUMBER($points, useGrouping: 0) } poäng!
      }
   *[target] Sista rundan är över, och { NUMBER($points, useGrouping: 0) } är högsta poängen.
  }

view-target = Poäng som inleder sista rundan
view-scores = Säkrade poäng
view-active = På tur
view-phase = På gång
view-card = Kortet
view-deck = Kort kvar
view-reshuffled = Alla kort blandas om före varje kort
view-roll = Kastets tärningar
view-aside = Undanlagda
view-points = Poäng i turen
view-leaves = TUTTO under fyrklövern
view-last_round = Sista rundan
view-champion = Vinnare med fyrklöver

keep-free = valfria
keep-all = alla
x2-all = alla poäng
x2-rolled-only = bara det som kastats
x2-card-only = bara det som samlats under kortet
deck-used-up = korten förbrukas
deck-reshuffled = alla blandas före varje kort
plus-minus-go-on = turen fortsätter
plus-minus-ends-turn = turen är värd 1000

card = Kortet
says-bonus-200 = En TUTTO ger 200 till.
says-bonus-300 = En TUTTO ger 300 till.
says-bonus-400 = En TUTTO ger 400 till.
says-bonus-500 = En TUTTO ger 500 till.
says-bonus-600 = En TUTTO ger 600 till.
says-x2 = En TUTTO dubblar turens poäng.
says-stop = Turen är över.
says-fireworks = Kasta tills niten kommer: alla poäng räknas.
says-plus-minus = Du får inte stanna. En TUTTO är värd 1000 och kostar den som har flest poäng 1000, men aldrig dig.
says-cloverleaf = Du får inte stanna. Två TUTTO i rad vinner spelet.
says-straight = Du får inte stanna. Lägg undan 1 till 6 för 2000.
leaf = En TUTTO klar, en kvar!
points = { $phase ->
    [choice] { $card ->
        [fireworks] poäng, som niten säkrar
        [plus-minus] poäng på spel
        [cloverleaf] poäng på spel
        [straight] poäng på spel
       *[other] poäng om du stannar nu
      }
   *[other] { $card ->
        [fireworks] poäng, som niten säkrar
       *[other] poäng samlade i turen
      }
  }
points-ended = { $how ->
    [null] poäng förlorade
    [card] poäng förlorade
   *[other] poäng säkrade
  }
fate = { $how ->
    [null] Ingen tärning räknas: en nit. { $points ->
        [0] { $name } hade inga poäng att förlora.
       *[other] { $name } förlorar { NUMBER($points, useGrouping: 0) } poäng.
      }
    [card] { $points ->
        [0] { $name } hade inga poäng att förlora.
       *[other] { $name } förlorar { NUMBER($points, useGrouping: 0) } poäng.
      }
    [fireworks] Ingen tärning räknas, och fyrverkeriet är över: { $name } säkrar { NUMBER($points, useGrouping: 0) } poäng.
    [plus-minus] Plus/Minus avslutar turen: { $name } säkrar { NUMBER($points, useGrouping: 0) } poäng.
   *[stop] { $name } stannar och säkrar { NUMBER($points, useGrouping: 0) } poäng.
  }
verdict = { $how ->
    [card] Stopp: turen är över
   *[other] +{ NUMBER($points, useGrouping: 0) }
  }
moment = TUTTO!
rolled = Kastets tärningar
due = { $phase ->
    [card] Ett kort ska vändas.
    [roll] Tärningar ska kastas.
   *[over] Spelet är slut.
  }
choose = Välj tärningar att spara.
dare = Säkra poängen, eller våga ett kort till?
no-such = De här tärningarna går inte att spara.
locked = { $card ->
    [fireworks] Fyrverkeriet sparar varje tärning som räknas.
   *[other] De här tärningarna sparas när du kastar vidare.
  }
worth = { $under ->
    [plus-minus] { $aside } av sex tärningar undanlagda
    [cloverleaf] { $aside } av sex tärningar undanlagda
    [straight] { $aside } av sex tal undanlagda
   *[other] { NUMBER($gathered, useGrouping: 0) } poäng på spel
  }, { $rolling ->
    [one] kastar 1 tärning
   *[other] kastar { $rolling } tärningar
  }
worth-tutto = { $gathered ->
    [0] TUTTO
   *[other] TUTTO, { NUMBER($gathered, useGrouping: 0) } poäng
  }
refused-T18 = under Fyrverkeri får ingen stanna: kasta tills niten kommer
refused-T19 = under Plus/Minus får ingen stanna före en TUTTO
refused-T21 = under Fyrklöver får ingen stanna: gör två TUTTO i rad
refused-T22 = under Stege får ingen stanna förrän 1 till 6 är undanlagda, och varje tal räknas en gång
banks = +{ NUMBER($points, useGrouping: 0) }, totalt { NUMBER($total, useGrouping: 0) }{ $reaches ->
    [yes] : målet!
   *[no] {""}
  }
risks = riskerar { NUMBER($gathered, useGrouping: 0) }
roll = Spara och kasta
roll-none = Lägg undan alla: TUTTO!
next = Nästa kort
stop = Stanna
all = Välj alla
aside = Undan
aside-of = { $count ->
    [0] Inga tärningar undanlagda
    [one] 1 tärning undanlagd
   *[other] { $count } tärningar undanlagda
  }
target = { NUMBER($target, useGrouping: 0) } poäng inleder sista rundan
last-round = Sista rundan
ending = { $how ->
    [stop] Stannade: { NUMBER($points, useGrouping: 0) } poäng säkrade
    [fireworks] Fyrverkeri: { NUMBER($points, useGrouping: 0) } poäng säkrade
    [plus-minus] Plus/Minus: { NUMBER($points, useGrouping: 0) } poäng säkrade
    [null] { $points ->
        [0] Kastade { $faces }: en nit, inget förlorat
       *[other] Kastade { $faces }: en nit, { NUMBER($points, useGrouping: 0) } poäng förlorade
      }
   *[card] { $points ->
        [0] Kortet Stopp: inget förlorat
       *[other] Kortet Stopp: { NUMBER($points, useGrouping: 0) } poäng förlorade
      }
  }
legend = { $card ->
    [straight] Tärningar som räknas
    [plus-minus] Tärningar som räknas
    [cloverleaf] Tärningar som räknas
   *[other] Vad tärningar ger
  }
legend-name = TUTTO:
legend-worth = { $dice ->
    [one] Varje { $face }: { NUMBER($points, useGrouping: 0) }
   *[other] Tre { $face }:or i ett kast: { NUMBER($points, useGrouping: 0) }
  }
legend-valid = { $dice ->
    [one] Varje { $face }
   *[other] Tre { $face }:or i ett kast
  }
legend-card = { $card ->
    [fireworks] Varje tärning som räknas sparas, och du kastar tills niten kommer.
    [plus-minus] Tärningarnas poäng går inte att säkra här, bara en TUTTO ger något.
    [cloverleaf] Poäng spelar ingen roll här, bara TUTTO.
    [straight] Varje tal en gång; inga trissar, inga poäng för tärningar.
    [stop] Under det här kortet får ingen kasta.
   *[other] Andra tärningar räknas bara som tre lika i ett kast.
  }
legend-tutto = { $card ->
    [bonus-200] alla sex tärningar undanlagda: 200 till. Stanna sedan, eller våga nästa kort.
    [bonus-300] alla sex tärningar undanlagda: 300 till. Stanna sedan, eller våga nästa kort.
    [bonus-400] alla sex tärningar undanlagda: 400 till. Stanna sedan, eller våga nästa kort.
    [bonus-500] alla sex tärningar undanlagda: 500 till. Stanna sedan, eller våga nästa kort.
    [bonus-600] alla sex tärningar undanlagda: 600 till. Stanna sedan, eller våga nästa kort.
    [x2] alla sex tärningar undanlagda: poängen dubblas. Stanna sedan, eller våga nästa kort.
    [fireworks] alla sex tärningar undanlagda: alla sex kastas igen.
    [plus-minus] alla sex tärningar undanlagda: 1000 till dig, och den som har flest poäng förlorar 1000, men aldrig du.
    [cloverleaf] alla sex tärningar undanlagda, två gånger i rad: du vinner spelet.
    [straight] alla sex tal undanlagda: 2000. Stanna sedan, eller våga nästa kort.
   *[other] alla sex tärningar undanlagda: kortet betalar, och du får våga nästa.
  }
deck = { $left ->
    [0] Kortleken är slut
    [one] 1 kort kvar i leken
   *[other] { $left } kort kvar i leken
  }
deck-whole = { $left } kort, blandas före varje kort
deck-card = { $name }: { $says } { $count } kvar.

error-not-a-move = ”{ $text }” är inget drag i TUTTO; skriv stop, next eller keep och tal, till exempel keep 1 5 5; det går också med bara talen
error-not-a-card = ”{ $text }” är inget kort; det finns: { $known }
error-card-written = ”{ $text }” är inget kort; det skrivs { $card }
error-too-many-dice = det finns { $most } tärningar, inte { $dice }
error-no-such-face = ingen tärning visar { $face }; talen är 1 till { $most }
error-card-due = nu ska ett kort vändas
error-dice-due = nu ska i så fall tärningar kastas
error-players-move = en spelare sparar tärningar, stannar eller vänder nästa kort
error-not-a-position = ”{ $text }” är ingen ställning i TUTTO: { $reason }
error-position-names = den saknar { $names }
error-position-roll = fler tärningar än som finns, eller ett val utan någon tärning som räknas
error-position-deck = inget kort att dra, eller en kortlek utan ett kort att få poäng med
error-position-seats = en plats som inte finns, bland { $players } spelare
error-edition-idle = en kortlek behöver kort med Bonus eller x2: med bara de andra har ingen någonsin något att bestämma
show-typing = Kortare: det räcker med talen, som i 1 5 5.
show-card = kort
show-aside = undan
show-roll = kast
show-turn = tur
show-progress = { $card ->
    [straight] { $aside } av de sex talen
    [plus-minus] { $aside } av sex tärningar till en TUTTO
    [cloverleaf] { $leaves ->
        [0] { $aside } av sex tärningar till första TUTTO
       *[other] { $aside } av sex tärningar till andra TUTTO, som vinner spelet
      }
    [fireworks] { $points ->
        [one] 1 poäng, som niten säkrar
       *[other] { NUMBER($points, useGrouping: 0) } poäng, som niten säkrar
      }
   *[other] { $points ->
        [one] 1 poäng på spel
       *[other] { NUMBER($points, useGrouping: 0) } poäng på spel
      }
  }

# Labels of what happens, for reports.
happening-turned = kort vänt
happening-rolled = kast
happening-kept = tärningar sparade
happening-tutto = Tutto
happening-fined = ledare betalar
happening-nobody-fined = ingen betalar
happening-dared = nästa kort vågat
happening-lost = poäng förlorade
happening-banked = poäng säkrade
happening-shuffled = kortleken blandad
happening-last-round = sista rundan börjar
happening-game-over = partiet slut
happening-reason-target = målet nått
happening-of-faces = ögon
happening-of-card = kort
happening-of-under = under kort
happening-of-reason = skäl
