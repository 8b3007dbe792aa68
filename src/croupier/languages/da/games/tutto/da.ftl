line = Vend et kort, kast seks terninger, og udfordr heldet, til de alle er lagt til side.

learn-1 = Et kort siger, hvad din tur går ud på. Kast alle seks terninger.
learn-2 = Læg terninger, der tæller, til side, mindst én: for det meste 1’ere, 5’ere og tre ens. Kast så de andre, eller stop og sikr dine point.
learn-3 = Et kast, hvor ingen terning tæller, er en nitte. Under alle kort undtagen ét tager den turens point.
learn-4 = Alle seks terninger til side er en TUTTO: kortet betaler, og du må vove det næste.
learn-5 = Den, der sikrer 6000 point, eller så mange I har aftalt, indleder den sidste runde. Derefter vinder flest point.

tour-card = Hver tur begynder med et kort. Det siger, hvad du får for en TUTTO: alle seks terninger lagt til side.
tour-dice = Her falder dine terninger. Tryk på dem, du lægger til side: mindst én, der tæller, i hvert kast.
tour-legend = Her står, hvilke terninger der tæller, og hvad de giver: for det meste 1’ere, 5’ere og tre ens.
tour-acts = Kast så de andre for at få flere, eller stop: det giver point for hver terning i kastet, der tæller, valgt eller ej, og sikrer dine point. Tæller ingen terning i et kast, er det en nitte: alle turens point er væk.
tour-target = Den, der sikrer så mange point, indleder den sidste runde. Den slutter, før turen igen kommer til den, der begyndte spillet, så alle får lige mange ture; derefter vinder flest point.

part-piece = { $points ->
    [0] { $faces }
   *[other] { $faces } for { NUMBER($points, useGrouping: 0) }
  }
now-keep = Tryk på de terninger, du lægger til side, mindst én, der tæller: { $pieces }. Så kaster ”Behold og kast” de andre.
now-keep-all = Disse terninger tæller og lægges til side: { $pieces }. ”Behold og kast” kaster de andre.
now-fewer = Eller tryk på færre, mindst én, der tæller: { $pieces }. Så kaster ”Behold og kast” de andre.
now-stop = Stop, og { NUMBER($points, useGrouping: 0) } point er dine, inklusive hver terning i kastet, der tæller, valgt eller ej: så har du { NUMBER($total, useGrouping: 0) } af { NUMBER($target, useGrouping: 0) }{ $reaches ->
    [yes] , og den sidste runde begynder. Den slutter, før turen igen kommer til den, der begyndte spillet.
   *[no] .
  }
now-no-stop = { $under ->
    [fireworks] Du kan ikke stoppe under dette kort: du kaster, til ingen terning tæller, og så er pointene dine.
    [straight] Du kan ikke stoppe under dette kort, før alle seks tal er lagt til side.
   *[other] Du kan ikke stoppe under dette kort, før alle seks terninger er lagt til side.
  }
now-risk = Tæller ingen terning i det næste kast, er det en nitte: din tur er slut, og alle dens point er væk.
now-tutto = { $left ->
    [0] Alle terninger i dette kast tæller: læg dem alle til side, og det er en TUTTO. { $under ->
        [fireworks] Disse point kan du ikke miste; alle seks terninger kastes igen.
        [cloverleaf] { $leaves ->
            [0] Så kastes alle seks terninger igen, og én TUTTO mere vinder spillet.
           *[other] Det er den anden: den vinder spillet.
          }
       *[other] Kortet betaler, og intet kastes, før du vover det næste kort.
      }
    [one] Én terning mere giver en TUTTO, hvis du lægger alt, der tæller, til side: så betaler kortet.
   *[other] { $left } terninger mere giver en TUTTO, hvis du lægger alt, der tæller, til side: så betaler kortet.
  }
now-next = TUTTO! Vov det næste kort, og kast alle seks terninger igen: { NUMBER($points, useGrouping: 0) } point er på spil, og et Stop-kort tager dem også.
now-wait = { $seat } har turen under kortet { $card }, med { NUMBER($points, useGrouping: 0) } point på spil. Derefter har den næste spiller turen.

solved-deck = Hvert kort regnes for trukket fra hele bunken, som med deck = reshuffled.
chart-bonus-200 = Under en Bonus 200: de point på spil, man skal stoppe med, når så mange terninger er tilbage, eller før det næste kort
chart-bonus-600 = Under en Bonus 600
chart-x2 = Under et x2
chart-own = dine point
chart-other = modspillerens
chart-next = næste kort
edition-standard = 56 kort
option-target = point, der indleder den sidste runde
option-keep = hvilke gyldige terninger man skal beholde for at kaste videre; all var reglen fra 1994
option-x2 = hvilke af turens point et x2 fordobler
option-deck = om kort bruges op eller blandes igen før hvert kort
option-plus-minus = om en tur går videre efter en TUTTO under Plus/minus eller er 1000 værd
bot-casual = Stopper med 350 point, eller med 200 og få terninger tilbage; efter en TUTTO fortsætter den under 1000.
bot-best = Vælger det træk, der har den bedste chance for at vinde, ud fra spillet for to, løst til ende, og de kort, der er tilbage.
bot-steady = Vælger det træk, der ventes at give flest point i denne tur, med hvert kast og kort regnet med.
bot-sharp = Går efter flest ventede point i turen, og i den sidste runde efter den bedste chance for at vinde.

waits-turn = Vend kortet

move-keep = Behold { $faces }
move-stop = Stop og sikr
move-next = Vend næste kort

slip-behind = Det er din sidste tur, og disse point bringer dig ikke i spidsen.
slip-short = Én terning mere giver en TUTTO, og dens bonus er mindst lige så meget værd som det, du har samlet. Det lykkes i ét ud af tre kast.

card-bonus-200 = Bonus 200
card-bonus-300 = Bonus 300
card-bonus-400 = Bonus 400
card-bonus-500 = Bonus 500
card-bonus-600 = Bonus 600
card-x2 = x2
card-stop = Stop
card-fireworks = Fyrværkeri
card-plus-minus = Plus/minus
card-cloverleaf = Firkløver
card-straight = Straight

phase-card = et kort skal vendes
phase-roll = terninger skal kastes
phase-choice = behold eller stop
phase-tutto = TUTTO!
phase-over = spillet er slut

real-card = Hvilket kort vendes?
real-dice = Hvad viser dine terninger?

event-turned = { $seat } vender et kort: { $card }.
event-rolled = { $null ->
    [yes] { $seat } kaster { $faces }: en nitte!
   *[no] { $seat } kaster { $faces }.
  }
event-kept = { $under ->
    [straight] { $rolling ->
        [0] { $seat } beholder { $faces } og har alle seks tal.
        [one] { $seat } beholder { $faces }, har fem af de seks tal og kaster den sidste terning.
       *[other] { $seat } beholder { $faces }, har { $aside } af de seks tal og kaster { $rolling } terninger.
      }
    [cloverleaf] { $rolling ->
        [0] { $seat } beholder { $faces }.
        [one] { $seat } beholder { $faces } og kaster den sidste terning for en TUTTO.
       *[other] { $seat } beholder { $faces }, har { $aside } af seks terninger til side og kaster { $rolling } terninger.
      }
    [plus-minus] { $rolling ->
        [0] { $seat } beholder { $faces }.
        [one] { $seat } beholder { $faces } og kaster den sidste terning for en TUTTO.
       *[other] { $seat } beholder { $faces }, har { $aside } af seks terninger til side og kaster { $rolling } terninger.
      }
   *[other] { $rolling ->
        [0] { $seat } får { NUMBER($points, useGrouping: 0) } for { $faces }.
        [one] { $seat } beholder { $faces } for { NUMBER($points, useGrouping: 0) } og kaster den sidste terning, med { NUMBER($gathered, useGrouping: 0) } samlet.
       *[other] { $seat } beholder { $faces } for { NUMBER($points, useGrouping: 0) } og kaster { $rolling } terninger, med { NUMBER($gathered, useGrouping: 0) } samlet.
      }
  }
event-tutto = { $under ->
    [x2] TUTTO! x2 giver yderligere { NUMBER($paid, useGrouping: 0) }: { $seat } har samlet { NUMBER($gathered, useGrouping: 0) }.
    [fireworks] TUTTO! Fyrværkeriet fortsætter med alle seks terninger, og { $seat } har samlet { NUMBER($gathered, useGrouping: 0) }.
    [plus-minus] TUTTO! Plus/minus gør det til { NUMBER($paid, useGrouping: 0) }: { $seat } har samlet { NUMBER($gathered, useGrouping: 0) }.
    [cloverleaf] { $leaves ->
        [1] TUTTO! Én mere under dette Firkløver, og { $seat } vinder spillet.
       *[other] TUTTO igen!
      }
    [straight] TUTTO! En hel Straight giver { NUMBER($paid, useGrouping: 0) }: { $seat } har samlet { NUMBER($gathered, useGrouping: 0) }.
   *[other] TUTTO! Bonussen lægger { NUMBER($paid, useGrouping: 0) } til: { $seat } har samlet { NUMBER($gathered, useGrouping: 0) }.
  }
event-fined = { $seat } betaler for at føre: { NUMBER($points, useGrouping: 0) } væk, { NUMBER($total, useGrouping: 0) } tilbage.
event-nobody-fined = Ingen anden i spidsen har point at miste.
event-dared = { $seat } vover det næste kort, med { NUMBER($gathered, useGrouping: 0) } på spil.
risk-lost = I { $times } af 100 tilfælde er turen slut og dens point væk.
event-lost = { $points ->
    [0] Turen er slut for { $seat }, med intet at miste.
   *[other] { $seat } mister alle { NUMBER($points, useGrouping: 0) } point i denne tur.
  }
event-banked = { $reason ->
    [fireworks] { $points ->
        [0] Fyrværkeriet er slut uden en gnist: { $seat } bliver på { NUMBER($total, useGrouping: 0) }.
       *[other] Fyrværkeriet er slut: { $seat } sikrer { NUMBER($points, useGrouping: 0) } og har { NUMBER($total, useGrouping: 0) }.
      }
    [plus-minus] Dermed er turen slut: { $seat } sikrer { NUMBER($points, useGrouping: 0) } og har { NUMBER($total, useGrouping: 0) }.
   *[stop] { $seat } stopper, sikrer { NUMBER($points, useGrouping: 0) } og har { NUMBER($total, useGrouping: 0) }.
  }
event-shuffled = Bunken er brugt op: alle { $cards } kort blandes på ny.
event-last-round = { $left ->
    [0] { $seat } har nået { NUMBER($target, useGrouping: 0) }, og den sidste runde slutter med denne tur: alle har haft lige mange.
    [one] { $seat } har nået { NUMBER($target, useGrouping: 0) }: det er den sidste runde, og én spiller mere har en tur!
   *[other] { $seat } har nået { NUMBER($target, useGrouping: 0) }: det er den sidste runde, og { $left } spillere mere har en tur!
  }
event-game-over = { $reason ->
    [cloverleaf] { $points ->
        [0] Firkløveret vinder spillet på stedet, uden et eneste sikret point!
       *[other] Firkløveret vinder spillet på stedet, med { NUMBER($points, useGrouping: 0) } point!
      }
   *[target] Den sidste runde er slut, og { NUMBER($points, useGrouping: 0) } er det højeste pointtal.
  }

view-target = Point, der indleder den sidste runde
view-scores = Sikrede point
view-active = Har turen
view-phase = Hvad der venter
view-card = Kortet
view-deck = Kort tilbage
view-reshuffled = Alle kort blandes igen før hvert kort
view-roll = De kastede terninger
view-aside = Lagt til side
view-points = Point i denne tur
view-leaves = TUTTO’er under Firkløveret
view-last_round = Sidste runde
view-champion = Vinder ved Firkløveret

keep-free = frit valg
keep-all = alle
x2-all = alle point
x2-rolled-only = kun det, der er kastet
x2-card-only = kun det, der er samlet under dette kort
deck-used-up = kort bruges op
deck-reshuffled = alle blandes før hvert kort
plus-minus-go-on = turen går videre
plus-minus-ends-turn = turen er 1000 værd

card = Kortet
says-bonus-200 = En TUTTO giver 200 ekstra.
says-bonus-300 = En TUTTO giver 300 ekstra.
says-bonus-400 = En TUTTO giver 400 ekstra.
says-bonus-500 = En TUTTO giver 500 ekstra.
says-bonus-600 = En TUTTO giver 600 ekstra.
says-x2 = En TUTTO fordobler turen.
says-stop = Turen er slut.
says-fireworks = Kast til nitten: hvert point tæller.
says-plus-minus = Intet stop. En TUTTO er 1000 værd og koster den, der har flest point, 1000, men aldrig dig.
says-cloverleaf = Intet stop. To TUTTO’er i træk vinder spillet.
says-straight = Intet stop. Læg 1 til 6 til side for 2000.
leaf = Én TUTTO klaret, én igen!
points = { $phase ->
    [choice] { $card ->
        [fireworks] point, som nitten sikrer
        [plus-minus] point på spil
        [cloverleaf] point på spil
        [straight] point på spil
       *[other] point ved stop nu
      }
   *[other] { $card ->
        [fireworks] point, som nitten sikrer
       *[other] point samlet i denne tur
      }
  }
points-ended = { $how ->
    [null] point tabt
    [card] point tabt
   *[other] point sikret
  }
fate = { $how ->
    [null] Ingen terning tæller: en nitte. { $points ->
        [0] { $name } havde ingen point at miste.
       *[other] { $name } mister { NUMBER($points, useGrouping: 0) } point.
      }
    [card] { $points ->
        [0] { $name } havde ingen point at miste.
       *[other] { $name } mister { NUMBER($points, useGrouping: 0) } point.
      }
    [fireworks] Ingen terning tæller, og Fyrværkeriet er slut: { $name } sikrer { NUMBER($points, useGrouping: 0) } point.
    [plus-minus] Plus/minus slutter turen: { $name } sikrer { NUMBER($points, useGrouping: 0) } point.
   *[stop] { $name } stopper og sikrer { NUMBER($points, useGrouping: 0) } point.
  }
verdict = { $how ->
    [card] Stop: turen er slut
   *[other] +{ NUMBER($points, useGrouping: 0) }
  }
moment = TUTTO!
rolled = De kastede terninger
due = { $phase ->
    [card] Et kort skal vendes.
    [roll] Terninger skal kastes.
   *[over] Spillet er slut.
  }
choose = Vælg terninger at beholde.
dare = Sikre pointene eller vove et kort til?
no-such = De terninger kan ikke beholdes.
locked = { $card ->
    [fireworks] Fyrværkeri beholder hver terning, der tæller.
   *[other] For at kaste videre beholdes disse terninger.
  }
worth = { $under ->
    [plus-minus] { $aside } af seks terninger til side
    [cloverleaf] { $aside } af seks terninger til side
    [straight] { $aside } af seks tal til side
   *[other] { NUMBER($gathered, useGrouping: 0) } point på spil
  }, { $rolling ->
    [one] kaster 1 terning
   *[other] kaster { $rolling } terninger
  }
worth-tutto = { $gathered ->
    [0] TUTTO
   *[other] TUTTO, { NUMBER($gathered, useGrouping: 0) } point
  }
refused-T18 = under Fyrværkeri stopper ingen: kast til nitten
refused-T19 = under Plus/minus stopper ingen før en TUTTO
refused-T21 = under Firkløver stopper ingen: lav to TUTTO’er i træk
refused-T22 = under en Straight stopper ingen, før 1 til 6 ligger til side, og hvert tal tæller én gang
banks = +{ NUMBER($points, useGrouping: 0) }, i alt { NUMBER($total, useGrouping: 0) }{ $reaches ->
    [yes] : målet!
   *[no] {""}
  }
risks = vover { NUMBER($gathered, useGrouping: 0) }
roll = Behold og kast
roll-none = Læg alt til side: TUTTO!
next = Næste kort
stop = Stop
all = Vælg alle
aside = Til side
aside-of = { $count ->
    [0] Ingen terninger lagt til side
    [one] 1 terning lagt til side
   *[other] { $count } terninger lagt til side
  }
target = { NUMBER($target, useGrouping: 0) } point indleder den sidste runde
last-round = Sidste runde
ending = { $how ->
    [stop] Stoppet: { NUMBER($points, useGrouping: 0) } point sikret
    [fireworks] Fyrværkeri: { NUMBER($points, useGrouping: 0) } point sikret
    [plus-minus] Plus/minus: { NUMBER($points, useGrouping: 0) } point sikret
    [null] { $points ->
        [0] Kastet { $faces }: en nitte, intet tabt
       *[other] Kastet { $faces }: en nitte, { NUMBER($points, useGrouping: 0) } point tabt
      }
   *[card] { $points ->
        [0] Stop-kort: intet tabt
       *[other] Stop-kort: { NUMBER($points, useGrouping: 0) } point tabt
      }
  }
legend = { $card ->
    [straight] Hvilke terninger tæller
    [plus-minus] Hvilke terninger tæller
    [cloverleaf] Hvilke terninger tæller
   *[other] Hvad terninger giver
  }
legend-name = TUTTO:
legend-worth = { $dice ->
    [one] Hver { $face }’er: { NUMBER($points, useGrouping: 0) }
   *[other] Tre { $face }’ere i ét kast: { NUMBER($points, useGrouping: 0) }
  }
legend-valid = { $dice ->
    [one] Hver { $face }’er
   *[other] Tre { $face }’ere i ét kast
  }
legend-card = { $card ->
    [fireworks] Hver terning, der tæller, beholdes, og du kaster til nitten.
    [plus-minus] Terningers point kan ikke sikres her, kun TUTTO betaler.
    [cloverleaf] Point betyder intet her, kun TUTTO’er tæller.
    [straight] Hvert tal én gang; intet for tre ens, ingen point for terninger.
    [stop] Under dette kort kaster ingen.
   *[other] Andre terninger tæller kun som tre ens i ét kast.
  }
legend-tutto = { $card ->
    [bonus-200] alle seks terninger lagt til side: 200 mere. Stop så, eller vov det næste kort.
    [bonus-300] alle seks terninger lagt til side: 300 mere. Stop så, eller vov det næste kort.
    [bonus-400] alle seks terninger lagt til side: 400 mere. Stop så, eller vov det næste kort.
    [bonus-500] alle seks terninger lagt til side: 500 mere. Stop så, eller vov det næste kort.
    [bonus-600] alle seks terninger lagt til side: 600 mere. Stop så, eller vov det næste kort.
    [x2] alle seks terninger lagt til side: pointene fordobles. Stop så, eller vov det næste kort.
    [fireworks] alle seks terninger lagt til side: alle seks kastes igen.
    [plus-minus] alle seks terninger lagt til side: 1000 til dig, og den, der har flest point, mister 1000, men aldrig dig.
    [cloverleaf] alle seks terninger lagt til side, to gange i træk: du vinder spillet.
    [straight] alle seks tal lagt til side: 2000. Stop så, eller vov det næste kort.
   *[other] alle seks terninger lagt til side: kortet betaler, og du må vove det næste.
  }
deck = { $left ->
    [0] Bunken er brugt op
    [one] 1 kort tilbage i bunken
   *[other] { $left } kort tilbage i bunken
  }
deck-whole = { $left } kort, blandet før hvert kort
deck-card = { $name }: { $says } { $count } tilbage.

error-not-a-move = ”{ $text }” er ikke et træk i TUTTO; skriv stop, next eller keep og tal, fx keep 1 5 5; også tal alene beholdes
error-not-a-card = ”{ $text }” er ikke et kort; der er: { $known }
error-card-written = ”{ $text }” er ikke et kort; det skrives { $card }
error-too-many-dice = der er { $most } terninger, ikke { $dice }
error-no-such-face = ingen terning viser { $face }; tallene er 1 til { $most }
error-card-due = et kort skal vendes
error-dice-due = det er terningernes tur, hvis noget skal ske
error-players-move = en spiller beholder terninger, stopper eller vender det næste kort
error-not-a-position = ”{ $text }” er ikke en stilling i TUTTO: { $reason }
error-position-names = den mangler { $names }
error-position-roll = flere terninger, end der er, eller et valg uden en terning, der tæller
error-position-deck = intet kort at trække, eller en æske uden et kort, der giver point
error-position-seats = en plads, der ikke er der, blandt { $players }
error-edition-idle = en bunke skal have Bonus- eller x2-kort: med de andre alene vælger ingen nogensinde noget
show-typing = Kortere: tal alene beholdes, som i 1 5 5.
show-card = kort
show-aside = til side
show-roll = kast
show-turn = tur
show-progress = { $card ->
    [straight] { $aside } af de seks tal
    [plus-minus] { $aside } af seks terninger til en TUTTO
    [cloverleaf] { $leaves ->
        [0] { $aside } af seks terninger til den første TUTTO
       *[other] { $aside } af seks terninger til den anden TUTTO, som vinder spillet
      }
    [fireworks] { $points ->
        [one] 1 point, som nitten sikrer
       *[other] { NUMBER($points, useGrouping: 0) } point, som nitten sikrer
      }
   *[other] { $points ->
        [one] 1 point på spil
       *[other] { NUMBER($points, useGrouping: 0) } point på spil
      }
  }

# Labels of what happens, for reports.
happening-turned = kort vendt
happening-rolled = kast
happening-kept = terninger beholdt
happening-tutto = Tutto
happening-fined = den førende betaler
happening-nobody-fined = ingen betaler
happening-dared = næste kort vovet
happening-lost = point mistet
happening-banked = point sikret
happening-shuffled = bunken blandet
happening-last-round = sidste runde begynder
happening-game-over = spillet slut
happening-reason-target = målet nået
happening-of-faces = øjne
happening-of-card = kort
happening-of-under = under kort
happening-of-reason = grund
