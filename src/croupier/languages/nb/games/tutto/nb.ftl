line = Snu et kort, kast seks terninger, og utfordre lykken til alle er lagt til side.

learn-1 = Et kort sier hva turen din handler om. Kast alle seks terningene.
learn-2 = Legg til side terninger som teller, minst én: for det meste enere, femmere og tre like. Så kaster du resten, eller stopper og sikrer poengene.
learn-3 = Et kast der ingen terning teller, er en bom. Under alle kort unntatt ett tar den poengene i turen din.
learn-4 = Alle seks terningene til side er en TUTTO: Kortet betaler, og du kan våge det neste.
learn-5 = Den som har sikret 6000 poeng, eller så mange som dere har avtalt, innleder siste runde. Etter den vinner den med flest poeng.

tour-card = Hver tur begynner med et kort. Det sier hva du får for en TUTTO: alle seks terningene lagt til side.
tour-dice = Her faller terningene dine. Trykk på dem du legger til side: i hvert kast minst én som teller.
tour-legend = Her står det hvilke terninger som teller, og for hvor mye: for det meste enere, femmere og tre like.
tour-acts = Så kaster du resten for å få mer, eller stopper: Da gir alle terninger i kastet som teller, poeng, enten du har trykket på dem eller ikke, og poengene sikres. Teller ingen terning i et kast, er det en bom: Alle poengene i turen er tapt.
tour-target = Den som har sikret så mange poeng, innleder siste runde. Den slutter før turen til spilleren som begynte spillet, så alle får like mange turer; så vinner den med flest poeng.

part-piece = { $points ->
    [0] { $faces }
   *[other] { $faces } for { NUMBER($points, useGrouping: 0) }
  }
now-keep = Trykk på terningene du vil legge til side, minst én som teller: { $pieces }. Så kaster «Behold og kast» resten.
now-keep-all = Disse terningene teller og legges til side: { $pieces }. «Behold og kast» kaster resten.
now-fewer = Eller trykk på færre, minst én som teller: { $pieces }. Så kaster «Behold og kast» resten.
now-stop = Stopp, så er { NUMBER($points, useGrouping: 0) } poeng dine, med alle terninger i dette kastet som teller, enten du har trykket på dem eller ikke: Da har du { NUMBER($total, useGrouping: 0) } av { NUMBER($target, useGrouping: 0) }{ $reaches ->
    [yes] , og siste runde begynner. Den slutter før turen til spilleren som begynte spillet.
   *[no] .
  }
now-no-stop = { $under ->
    [fireworks] Du kan ikke stoppe under dette kortet: Du kaster til ingen terning teller, og da er poengene dine.
    [straight] Du kan ikke stoppe under dette kortet før alle seks tallene er lagt til side.
   *[other] Du kan ikke stoppe under dette kortet før alle seks terningene er lagt til side.
  }
now-risk = Teller ingen terning i neste kast, er det en bom: Turen din er over, og alle poengene i den er tapt.
now-tutto = { $left ->
    [0] Alle terningene i dette kastet teller: Legg alle til side, så er det en TUTTO. { $under ->
        [fireworks] Disse poengene kan du ikke tape; alle seks terningene kastes på nytt.
        [cloverleaf] { $leaves ->
            [0] Så kastes alle seks terningene på nytt, og én TUTTO til vinner spillet.
           *[other] Det er den andre: Den vinner spillet.
          }
       *[other] Kortet betaler, og ingenting kastes før du våger neste kort.
      }
    [one] Én terning til gir en TUTTO hvis du legger til side alt som teller: Da betaler kortet.
   *[other] { $left } terninger til gir en TUTTO hvis du legger til side alt som teller: Da betaler kortet.
  }
now-next = TUTTO! Våg neste kort og kast alle seks terningene på nytt: { NUMBER($points, useGrouping: 0) } poeng står på spill, og også et Stopp-kort tar dem.
now-wait = { $seat } har turen under { $card }, med { NUMBER($points, useGrouping: 0) } poeng på spill. Så er det neste spillers tur.

solved-deck = Hvert kort regnes som trukket fra hele bunken, som med deck = reshuffled.
chart-bonus-200 = Under Bonus 200: poengene på spill du bør stoppe ved når så mange terninger er igjen, eller før neste kort
chart-bonus-600 = Under Bonus 600
chart-x2 = Under x2
chart-own = din poengsum
chart-other = motstanderens
chart-next = neste kort
edition-standard = 56 kort
option-target = poeng som innleder siste runde
option-keep = hvilke gyldige terninger som må beholdes for å kaste videre; all var regelen i 1994
option-x2 = hvilke av turens poeng en x2 dobler
option-deck = om kort brukes opp, eller stokkes på nytt før hvert kort
option-plus-minus = om turen fortsetter etter en TUTTO under Pluss/minus, eller er verdt 1000
bot-casual = Stopper med 350 poeng, eller med 200 og få terninger igjen; etter en TUTTO går den videre under 1000 poeng.
bot-best = Gjør trekket med størst vinnersjanse, ut fra spillet for to, løst helt til slutten, og kortene som er igjen.
bot-steady = Gjør trekket som ventes å gi flest poeng i denne turen, med alle kast og kort regnet inn.
bot-sharp = Går etter flest forventede poeng i turen, og i siste runde etter størst vinnersjanse.

waits-turn = Snu kortet

move-keep = Behold { $faces }
move-stop = Stopp og sikre
move-next = Snu neste kort

slip-behind = Dette er din siste tur, og disse poengene tar deg ikke til topps.
slip-short = Én terning til gir en TUTTO, og bonusen er verdt minst så mye som det du har samlet. Ett av tre kast klarer det.

card-bonus-200 = Bonus 200
card-bonus-300 = Bonus 300
card-bonus-400 = Bonus 400
card-bonus-500 = Bonus 500
card-bonus-600 = Bonus 600
card-x2 = x2
card-stop = Stopp
card-fireworks = Fyrverkeri
card-plus-minus = Pluss/minus
card-cloverleaf = Kløverblad
card-straight = Straight

phase-card = et kort skal snus
phase-roll = terningene skal kastes
phase-choice = behold eller stopp
phase-tutto = TUTTO!
phase-over = spillet er over

real-card = Hvilket kort er snudd?
real-dice = Hva viser terningene deres?

event-turned = { $seat } snur et kort: { $card }.
event-rolled = { $null ->
    [yes] { $seat } kaster { $faces }: bom!
   *[no] { $seat } kaster { $faces }.
  }
event-kept = { $under ->
    [straight] { $rolling ->
        [0] { $seat } beholder { $faces } og har alle seks tallene.
        [one] { $seat } beholder { $faces }, har fem av de seks tallene og kaster den siste terningen.
       *[other] { $seat } beholder { $faces }, har { $aside } av de seks tallene og kaster { $rolling } terninger.
      }
    [cloverleaf] { $rolling ->
        [0] { $seat } beholder { $faces }.
        [one] { $seat } beholder { $faces } og kaster den siste terningen for en TUTTO.
       *[other] { $seat } beholder { $faces }, har { $aside } av seks terninger til side og kaster { $rolling } terninger.
      }
    [plus-minus] { $rolling ->
        [0] { $seat } beholder { $faces }.
        [one] { $seat } beholder { $faces } og kaster den siste terningen for en TUTTO.
       *[other] { $seat } beholder { $faces }, har { $aside } av seks terninger til side og kaster { $rolling } terninger.
      }
   *[other] { $rolling ->
        [0] { $seat } får { NUMBER($points, useGrouping: 0) } for { $faces }.
        [one] { $seat } beholder { $faces } for { NUMBER($points, useGrouping: 0) } og kaster den siste terningen, med { NUMBER($gathered, useGrouping: 0) } samlet.
       *[other] { $seat } beholder { $faces } for { NUMBER($points, useGrouping: 0) } og kaster { $rolling } terninger, med { NUMBER($gathered, useGrouping: 0) } samlet.
      }
  }
event-tutto = { $under ->
    [x2] TUTTO! x2 gir { NUMBER($paid, useGrouping: 0) } ekstra: { $seat } har samlet { NUMBER($gathered, useGrouping: 0) }.
    [fireworks] TUTTO! Fyrverkeriet fortsetter med alle seks terningene, og { $seat } har samlet { NUMBER($gathered, useGrouping: 0) }.
    [plus-minus] TUTTO! Pluss/minus gjør det til { NUMBER($paid, useGrouping: 0) }: { $seat } har samlet { NUMBER($gathered, useGrouping: 0) }.
    [cloverleaf] { $leaves ->
        [1] TUTTO! Én til under dette Kløverbladet, og { $seat } vinner spillet.
       *[other] TUTTO igjen!
      }
    [straight] TUTTO! Straighten gir { NUMBER($paid, useGrouping: 0) }: { $seat } har samlet { NUMBER($gathered, useGrouping: 0) }.
   *[other] TUTTO! Bonusen gir { NUMBER($paid, useGrouping: 0) } ekstra: { $seat } har samlet { NUMBER($gathered, useGrouping: 0) }.
  }
event-fined = { $seat } betaler for å lede: { NUMBER($points, useGrouping: 0) } borte, { NUMBER($total, useGrouping: 0) } igjen.
event-nobody-fined = Ingen annen leder har poeng å tape.
event-dared = { $seat } våger neste kort, med { NUMBER($gathered, useGrouping: 0) } på spill.
risk-lost = I { $times } av 100 tilfeller er turen over og poengene tapt.
event-lost = { $points ->
    [0] Turen til { $seat } er over, uten noe å tape.
   *[other] { $seat } taper alle { NUMBER($points, useGrouping: 0) } poengene i denne turen.
  }
event-banked = { $reason ->
    [fireworks] { $points ->
        [0] Fyrverkeriet er over uten en gnist: { $seat } blir stående på { NUMBER($total, useGrouping: 0) }.
       *[other] Fyrverkeriet er over: { $seat } sikrer { NUMBER($points, useGrouping: 0) } og har { NUMBER($total, useGrouping: 0) }.
      }
    [plus-minus] Dermed er turen over: { $seat } sikrer { NUMBER($points, useGrouping: 0) } og har { NUMBER($total, useGrouping: 0) }.
   *[stop] { $seat } stopper, sikrer { NUMBER($points, useGrouping: 0) } og har { NUMBER($total, useGrouping: 0) }.
  }
event-shuffled = Bunken er brukt opp: Alle { $cards } kortene stokkes på nytt.
event-last-round = { $left ->
    [0] { $seat } har nådd { NUMBER($target, useGrouping: 0) }, og siste runde slutter med denne turen: Alle har hatt like mange.
    [one] { $seat } har nådd { NUMBER($target, useGrouping: 0) }: Dette er siste runde, og én spiller til får en tur!
   *[other] { $seat } har nådd { NUMBER($target, useGrouping: 0) }: Dette er siste runde, og { $left } spillere til får en tur!
  }
event-game-over = { $reason ->
    [cloverleaf] { $points ->
        [0] Kløverbladet vinner spillet på flekken, uten et eneste sikret poeng!
       *[other] Kløverbladet vinner spillet på flekken, med { NUMBER($points, useGrouping: 0) } poeng!
      }
   *[target] Siste runde er over, og { NUMBER($points, useGrouping: 0) } er den høyeste poengsummen.
  }

view-target = Poeng som innleder siste runde
view-scores = Sikrede poeng
view-active = Har turen
view-phase = Nå
view-card = Kortet
view-deck = Kort igjen
view-reshuffled = Alle kort stokkes før hvert kort
view-roll = Kastede terninger
view-aside = Lagt til side
view-points = Poeng i denne turen
view-leaves = TUTTO-er under Kløverbladet
view-last_round = Siste runde
view-champion = Vinner med Kløverbladet

keep-free = valgfritt
keep-all = alle
x2-all = alle poeng
x2-rolled-only = bare det som ble kastet
x2-card-only = bare det som ble samlet under dette kortet
deck-used-up = kort brukes opp
deck-reshuffled = alle stokkes før hvert kort
plus-minus-go-on = turen fortsetter
plus-minus-ends-turn = turen er verdt 1000

card = Kortet
says-bonus-200 = En TUTTO gir 200 ekstra.
says-bonus-300 = En TUTTO gir 300 ekstra.
says-bonus-400 = En TUTTO gir 400 ekstra.
says-bonus-500 = En TUTTO gir 500 ekstra.
says-bonus-600 = En TUTTO gir 600 ekstra.
says-x2 = En TUTTO dobler turen.
says-stop = Turen er over.
says-fireworks = Kast til det blir bom: Alle poeng teller.
says-plus-minus = Du kan ikke stoppe. En TUTTO er verdt 1000 og koster den med flest poeng 1000, men aldri deg.
says-cloverleaf = Du kan ikke stoppe. To TUTTO-er på rad vinner spillet.
says-straight = Du kan ikke stoppe. Legg 1 til 6 til side for 2000.
leaf = Én TUTTO klar, én igjen!
points = { $phase ->
    [choice] { $card ->
        [fireworks] poeng, som bommen sikrer
        [plus-minus] poeng på spill
        [cloverleaf] poeng på spill
        [straight] poeng på spill
       *[other] poeng ved stopp nå
      }
   *[other] { $card ->
        [fireworks] poeng, som bommen sikrer
       *[other] poeng samlet i denne turen
      }
  }
points-ended = { $how ->
    [null] poeng tapt
    [card] poeng tapt
   *[other] poeng sikret
  }
fate = { $how ->
    [null] Ingen terning teller: bom. { $points ->
        [0] { $name } hadde ingen poeng å tape.
       *[other] { $name } taper { NUMBER($points, useGrouping: 0) } poeng.
      }
    [card] { $points ->
        [0] { $name } hadde ingen poeng å tape.
       *[other] { $name } taper { NUMBER($points, useGrouping: 0) } poeng.
      }
    [fireworks] Ingen terning teller, og Fyrverkeriet er over: { $name } sikrer { NUMBER($points, useGrouping: 0) } poeng.
    [plus-minus] Pluss/minus avslutter turen: { $name } sikrer { NUMBER($points, useGrouping: 0) } poeng.
   *[stop] { $name } stopper og sikrer { NUMBER($points, useGrouping: 0) } poeng.
  }
verdict = { $how ->
    [card] Stopp: Turen er over
   *[other] +{ NUMBER($points, useGrouping: 0) }
  }
moment = TUTTO!
rolled = Kastede terninger
due = { $phase ->
    [card] Et kort skal snus.
    [roll] Terningene skal kastes.
   *[over] Spillet er over.
  }
choose = Velg terninger å beholde.
dare = Sikre poengene, eller våge et kort til?
no-such = Disse terningene kan ikke beholdes.
locked = { $card ->
    [fireworks] Under Fyrverkeri beholdes alle terninger som teller.
   *[other] For å kaste videre beholdes disse terningene.
  }
worth = { $under ->
    [plus-minus] { $aside } av seks terninger til side
    [cloverleaf] { $aside } av seks terninger til side
    [straight] { $aside } av seks tall til side
   *[other] { NUMBER($gathered, useGrouping: 0) } poeng på spill
  }, { $rolling ->
    [one] kaster 1 terning
   *[other] kaster { $rolling } terninger
  }
worth-tutto = { $gathered ->
    [0] TUTTO
   *[other] TUTTO, { NUMBER($gathered, useGrouping: 0) } poeng
  }
refused-T18 = under Fyrverkeri stopper ingen: Kast til det blir bom
refused-T19 = under Pluss/minus stopper ingen før en TUTTO
refused-T21 = under Kløverblad stopper ingen: Lag to TUTTO-er på rad
refused-T22 = under Straight stopper ingen før 1 til 6 ligger til side, og hvert tall teller én gang
banks = +{ NUMBER($points, useGrouping: 0) }, totalt { NUMBER($total, useGrouping: 0) }{ $reaches ->
    [yes] : målet!
   *[no] {""}
  }
risks = { NUMBER($gathered, useGrouping: 0) } på spill
roll = Behold og kast
roll-none = Legg alle til side: TUTTO!
next = Neste kort
stop = Stopp
all = Velg alle
aside = Til side
aside-of = { $count ->
    [0] Ingen terninger lagt til side
    [one] 1 terning lagt til side
   *[other] { $count } terninger lagt til side
  }
target = { NUMBER($target, useGrouping: 0) } poeng innleder siste runde
last-round = Siste runde
ending = { $how ->
    [stop] Stoppet: { NUMBER($points, useGrouping: 0) } poeng sikret
    [fireworks] Fyrverkeri: { NUMBER($points, useGrouping: 0) } poeng sikret
    [plus-minus] Pluss/minus: { NUMBER($points, useGrouping: 0) } poeng sikret
    [null] { $points ->
        [0] Kastet { $faces }: bom, ingenting tapt
       *[other] Kastet { $faces }: bom, { NUMBER($points, useGrouping: 0) } poeng tapt
      }
   *[card] { $points ->
        [0] Stopp-kort: ingenting tapt
       *[other] Stopp-kort: { NUMBER($points, useGrouping: 0) } poeng tapt
      }
  }
legend = { $card ->
    [straight] Terninger som teller
    [plus-minus] Terninger som teller
    [cloverleaf] Terninger som teller
   *[other] Hva terningene er verdt
  }
legend-name = TUTTO:
legend-worth = { $dice ->
    [one] Hver { $face }-er: { NUMBER($points, useGrouping: 0) }
   *[other] Tre { $face }-ere i ett kast: { NUMBER($points, useGrouping: 0) }
  }
legend-valid = { $dice ->
    [one] Hver { $face }-er
   *[other] Tre { $face }-ere i ett kast
  }
legend-card = { $card ->
    [fireworks] Alle terninger som teller, beholdes, og du kaster til det blir bom.
    [plus-minus] Terningpoeng kan ikke sikres her, bare TUTTO-en betaler.
    [cloverleaf] Poeng har ingenting å si her, bare TUTTO-er.
    [straight] Hvert tall én gang; ingen tre like, ingen poeng for terninger.
    [stop] Under dette kortet kaster ingen.
   *[other] Andre terninger teller bare som tre like i ett kast.
  }
legend-tutto = { $card ->
    [bonus-200] alle seks terningene til side: 200 ekstra. Så stopper du eller våger neste kort.
    [bonus-300] alle seks terningene til side: 300 ekstra. Så stopper du eller våger neste kort.
    [bonus-400] alle seks terningene til side: 400 ekstra. Så stopper du eller våger neste kort.
    [bonus-500] alle seks terningene til side: 500 ekstra. Så stopper du eller våger neste kort.
    [bonus-600] alle seks terningene til side: 600 ekstra. Så stopper du eller våger neste kort.
    [x2] alle seks terningene til side: Poengene dobles. Så stopper du eller våger neste kort.
    [fireworks] alle seks terningene til side: Alle seks kastes på nytt.
    [plus-minus] alle seks terningene til side: 1000 til deg, og den med flest poeng taper 1000, men aldri du.
    [cloverleaf] alle seks terningene til side, to ganger på rad: Du vinner spillet.
    [straight] alle seks tallene til side: 2000. Så stopper du eller våger neste kort.
   *[other] alle seks terningene til side: Kortet betaler, og du kan våge det neste.
  }
deck = { $left ->
    [0] Bunken er brukt opp
    [one] 1 kort igjen i bunken
   *[other] { $left } kort igjen i bunken
  }
deck-whole = { $left } kort, stokket før hvert kort
deck-card = { $name }: { $says } { $count } igjen.

error-not-a-move = «{ $text }» er ikke et trekk i TUTTO; skriv stop, next, eller keep og sider, for eksempel keep 1 5 5; sider alene beholdes også
error-not-a-card = «{ $text }» er ikke et kort; dette finnes: { $known }
error-card-written = «{ $text }» er ikke et kort; det skrives { $card }
error-too-many-dice = det er { $most } terninger, ikke { $dice }
error-no-such-face = ingen terning viser { $face }; sidene er 1 til { $most }
error-card-due = et kort skal snus
error-dice-due = det er terningene som mangler, om noe mangler
error-players-move = en spiller beholder terninger, stopper eller snur neste kort
error-not-a-position = «{ $text }» er ikke en stilling i TUTTO: { $reason }
error-position-names = den mangler { $names }
error-position-roll = flere terninger enn det finnes, eller et valg uten en terning som teller
error-position-deck = ingen kort å trekke, eller en eske uten kort å få poeng med
error-position-seats = en plass som ikke finnes, blant { $players } spillere
error-edition-idle = en bunke trenger Bonus- eller x2-kort: Med de andre alene bestemmer ingen noe som helst
show-typing = Kort sagt: Sider alene beholdes, som i 1 5 5.
show-card = kort
show-aside = til side
show-roll = kast
show-turn = tur
show-progress = { $card ->
    [straight] { $aside } av de seks tallene
    [plus-minus] { $aside } av seks terninger til TUTTO-en
    [cloverleaf] { $leaves ->
        [0] { $aside } av seks terninger til den første TUTTO-en
       *[other] { $aside } av seks terninger til den andre TUTTO-en, som vinner spillet
      }
    [fireworks] { $points ->
        [one] 1 poeng, som bommen sikrer
       *[other] { NUMBER($points, useGrouping: 0) } poeng, som bommen sikrer
      }
   *[other] { $points ->
        [one] 1 poeng på spill
       *[other] { NUMBER($points, useGrouping: 0) } poeng på spill
      }
  }

# Labels of what happens, for reports.
happening-turned = kort snudd
happening-rolled = kast
happening-kept = terninger beholdt
happening-tutto = Tutto
happening-fined = leder betaler
happening-nobody-fined = ingen betaler
happening-dared = neste kort våget
happening-lost = poeng tapt
happening-banked = poeng sikret
happening-shuffled = bunken stokket
happening-last-round = siste runde begynner
happening-game-over = spillet slutt
happening-reason-target = målet nådd
happening-of-faces = øyne
happening-of-card = kort
happening-of-under = under kort
happening-of-reason = grunn
