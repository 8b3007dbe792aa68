line = Alle legger en brikke på samme kast; den første med alle tolv i rekkefølge vinner.

learn-1 = Én terning gjelder for alle: Hver spiller legger en av sine åpne brikker på tallet den viser.
learn-2 = Er tallet opptatt, går brikken til nærmeste ledige felt foran eller bak det.
learn-3 = Når alle dine tolv brikker er på brettet, flytter hvert kast en av dem.
learn-4 = Den som først har brikkene i én rekke, hver høyere enn den før, vinner.

tour-die = Én terning for alle: Dere legger hver deres brikke på tallet den viser, samtidig.
tour-tiles = Dine åpne brikker. Trykk på den du vil legge; etterpå snus den neste.
tour-own = Brettet ditt. Brikken skal på tallet terningen viser, eller på nærmeste ledige felt hvis det er opptatt. Feltene den kan gå til, lyser. Av to felt med samme tall er a det venstre og b det høyre.
tour-runs = Du vinner når alle brikkene dine ligger i én rekke: I leseretningen er hver av dem høyere enn den før, og tomme felt imellom betyr ingenting. Når alle er på brettet, flytter hvert kast en av dem.

now-place = Trykk på en av dine åpne brikker ({ $tiles }), så på et felt som lyser.
now-move = Alle brikkene dine er på brettet: Trykk på en du vil flytte, så på et felt som lyser. Du må flytte en ved hvert kast.
now-space = Terningen viser { $number }: Brikken skal til { $spaces-count ->
    [one] { $spaces }
   *[other] ett av feltene { $spaces }
  }.{ twins }
now-near = Terningen viser { $number }, og det er opptatt: Brikken går til nærmeste ledige felt foran eller bak { $number }: { $spaces-count ->
    [one] { $spaces } lyser
   *[other] { $spaces } lyser
  }.{ twins }
twins = { $twins ->
    [yes] {" "}Av to like tall er a det venstre og b det høyre.
   *[no] {""}
  }
now-pass = Eller stå over, og ikke flytt noen brikke.
now-run = En rekke er brikker som følger hverandre i leseretningen, hver høyere enn den før; tomme felt imellom betyr ingenting. { $series } i én rekke vinner; din lengste har { $run }. Hold lave brikker på lave tall og høye på høye tall, med plass imellom.
now-wait = Du er ferdig. { $seats-count ->
    [one] Når { $seats } også er det, kastes terningen på nytt.
   *[other] Når { $seats } også er det, kastes terningen på nytt.
  }

edition-standard = 36 felt, to av de fleste tall
edition-small = 10 felt, 5 brikker og en sekssidet terning, lite nok til å kunne løses
option-next-number = om et opptatt tall sender en brikke til de nærmeste tallene i stedet for de nærmeste feltene
option-may-pass = om en spiller som har lagt alle brikkene, kan stå over
option-series = lengden på rekken som avslutter en runde
option-all-placed = om en slik rekke teller først når alle brikkene ligger
option-rounds = hvor mange runder som spilles
option-rolls = antall kast før en runde slutter med den lengste rekken
bot-casual = Legger en brikke der tallet hører hjemme i snitt, og flytter den som kommer nærmest det.
bot-steady = Etterlater brettet som er nærmest å være ferdig: brikker som ligger godt, og plass til de andre imellom.
bot-sharp = Spiller videre i hodet noen hundre ganger og etterlater brettet som da vinner oftest.
bot-best = Spiller videre i hodet fem ganger så lenge som den skarpe boten og etterlater brettet som da vinner oftest.

your-turn = Alle samtidig: ditt trekk

move-put = Legg { $tile } på { $space }
move-pass = Stå over

phase-tile = brikker snus
phase-roll = terningen skal kastes
phase-place = brikker legges
phase-over = spillet er over

real-tile = Hvilken brikke er snudd?
real-number = Hva viser terningen?

event-turned-up = { $seat } snur brikke { $tile }.
event-rolled = { $last ->
    [yes] Det siste kastet: Terningen viser { $number }.
   *[no] Terningen viser { $number }.
  }
event-placed = { $full ->
    [yes] For { $seat } er tallet opptatt, så { $tile } legges på { $space }: lengste rekke { $run }.
   *[no] { $seat } legger { $tile } på { $space }: lengste rekke { $run }.
  }
event-moved = { $full ->
    [yes] For { $seat } er tallet opptatt, så { $tile } flyttes fra { $origin } til { $space }: lengste rekke { $run }.
   *[no] { $seat } flytter { $tile } fra { $origin } til { $space }: lengste rekke { $run }.
  }
event-all-placed = { $seat } har alle brikkene på brettet; fra nå av flyttes de.
event-passed = { $seat } står over.
event-finished = { $run ->
    [12] Finito! { $seat } har alle tolv brikkene i rekkefølge.
   *[other] Finito! { $seat } har en rekke på { $run }.
  }
event-round-over = { $reason ->
    [rolls] Runde { $round } er over: Ingen er i mål, og det er ingen kast igjen.
   *[other] Runde { $round } er over.
  }
event-scored = { $points ->
    [one] { $seat } får ett eneste poeng og har { $total }.
   *[other] { $seat } får { $points } for den lengste rekken og har { $total }.
  }
event-new-round = Runde { $round } av { $rounds }: Alle brikker tas av og stokkes.
event-game-over = { $reason ->
    [rolls] Ingen er i mål, og det er ingen kast igjen: Den lengste rekken vinner.
    [rounds] Det var siste runde: Den høyeste totalen vinner.
    [run] Dermed er spillet over: Den lengste rekken vinner.
   *[in-order] Tolv brikker i rekkefølge: Det vinner spillet.
  }

view-spaces = Felt
view-boards = Brett
view-phase = Nå
view-number = Terningen viser
view-rolled = Kast i denne runden
view-rolls = Flest kast i en runde
view-series = Rekke som avslutter en runde
view-round = Ferdige runder
view-rounds = Runder
view-tiles = Brikker på feltene
view-open = Åpne brikker
view-face_down = Brikker med baksiden opp
view-run = Lengste rekke
view-points = Poeng
view-owes = Skal fortsatt handle
view-finished = Er i mål

assumed-spaces = tallene på feltene

die = Terningen viser { $number }
no-die = Terningen er ikke kastet ennå
goal = { $series ->
    [12] Alle tolv i rekkefølge vinner
   *[other] En rekke på { $series } avslutter runden
  }
roll = Kast { $rolled }
rolls = Kast { $rolled } av høyst { $rolls }
round = Runde { $round } av { $rounds }
points = { $points ->
    [one] 1 poeng
   *[other] { $points } poeng
  }
own = { $run ->
    [0] Brettet ditt, tomt ennå
   *[other] Brettet ditt, lengste rekke { $run }
  }
open = Dine åpne brikker
tile = Brikke { $tile }
hinted = Felt { $space }: for en brikke du velger
lies = Brikke { $tile } på { $space }
put = Legg brikke { $tile } på { $space }: lengste rekke { $run }
face-down = { $count ->
    [one] 1 brikke med baksiden opp
   *[other] { $count } brikker med baksiden opp
  }
doing = { $doing ->
    [put] Hvor skal { $tile } ligge?
    [place] Velg en brikke å legge.
    [over] Spillet er over.
    [last] { $count ->
        [one] { $names } er i mål: Velg din siste brikke.
       *[other] { $names } er i mål: Velg din siste brikke.
      }
    [move] Alle brikkene dine er på brettet: Velg en å flytte.
    [first] Velg først en brikke, så feltet.
    [soon] Et øyeblikk …
   *[wait] Venter på de andre …
  }
way = { $space }: lengste rekke { $run }
run-of = Lengste rekke { $run } av { $series }
small-run = Rekke { $run } av { $series }
series = Rekkene dine
others = De andre brettene
rivals = Hvor langt de andre er
far = rekke { $run }, { $placed } lagt
board-of = { $name }: { $tiles }
board-empty = { $name }: ingen brikker ennå
state = { $state ->
    [owes] tenker …
   *[done] er ferdig
  }

error-not-a-move = «{ $text }» er ikke et trekk i FINITO!; skriv en brikke og et felt, for eksempel 7 to 15b
error-no-such-tile = brikke { $tile } finnes ikke; de går fra 1 til { $most }
error-no-such-space = felt «{ $space }» finnes ikke
error-two-such-spaces = det er to felt { $space }: { $space }a til venstre og { $space }b til høyre
error-not-an-outcome = «{ $text }» er verken et tall på terningen eller en brikke
error-no-such-face = terningen viser 1 til { $most }, ikke { $face }
error-no-tile-due = «{ $text }»: Ingen brikke skal snus nå
error-another-turns = plass { $seat } snur en brikke, ingen andre
error-tile-due = en brikke skal snus
error-die-due = nå skal i så fall terningen kastes
error-players-move = en spiller legger en brikke på et felt, eller står over
error-not-a-position = «{ $text }» er ikke en stilling i FINITO!: { $reason }
error-position-names = den mangler { $names }
error-position-owing = ingen skal handle på dette kastet, eller noen som ikke er der
error-position-past = alle runder er over
error-position-space = to brikker på felt { $space }
error-position-tile = ingen har en brikke å snu
error-edition-order = tallene på feltene må stige, og nuller for felt som ikke finnes, kommer sist
error-edition-numbers = feltene trenger alle tall fra 1 til det høyeste, som kan være { $most }
error-edition-room = { $tiles } brikker trenger flere enn { $spaces } felt
error-edition-twice = ikke noe tall kan stå på mer enn to felt
solved-alone = Én runde, med så mange kast som trengs; ingen andre er ved bordet.
show-order = rekkefølge { $order }
show-open = åpne  { $tiles }
show-placed = alle brikkene er på brettet

# What a move dares
risk-full = I { $times } av 100 kast er det ikke noe ledig felt med tallet for deg.

# Labels of what happens, for reports.
happening-turned-up = brikke snudd
happening-rolled = kast
happening-placed = brikke lagt
happening-moved = brikke flyttet
happening-all-placed = alle brikker lagt
happening-passed = står over
happening-finished = Finito!
happening-round-over = runden slutt
happening-scored = poeng fått
happening-new-round = ny runde
happening-game-over = spillet slutt
happening-reason-rolls = ingen kast igjen
happening-reason-rounds = siste runde slutt
happening-reason-run = lengste rekke
happening-reason-in-order = alle brikker i orden
happening-of-number = tall
happening-of-tile = brikke
happening-of-space = felt
happening-of-origin = fra felt
happening-of-reason = grunn
