line = Alle lægger en brik på det samme kast; den første, hvis tolv ligger i rækkefølge, vinder.

learn-1 = Én terning gælder for alle: hver lægger en af sine åbne brikker på det tal, den viser.
learn-2 = Er tallet optaget, går brikken til det nærmeste ledige felt før eller efter det.
learn-3 = Når alle dine tolv brikker ligger på pladen, flytter hvert kast en af dem.
learn-4 = Den, hvis brikker først ligger i én serie, hver højere end den forrige, vinder.

tour-die = Én terning til alle: I lægger alle en brik på det tal, den viser, på samme tid.
tour-tiles = Dine åbne brikker. Tryk på den, du vil lægge; derefter vendes den næste.
tour-own = Din plade. Brikken lægges på terningens tal eller, hvis det er optaget, på det nærmeste ledige felt. De felter, den må lægges på, lyser op. Af to felter med samme tal er a det venstre og b det højre.
tour-runs = Du vinder, når alle dine brikker ligger i én serie: i læseretningen er hver højere end den forrige, og tomme felter imellem betyder intet. Når alle ligger på pladen, flytter hvert kast en af dem.

now-place = Tryk på en af dine åbne brikker ({ $tiles }) og så på et felt, der lyser op.
now-move = Alle dine brikker ligger på pladen: tryk på en, du vil flytte, og så på et felt, der lyser op. Du skal flytte en ved hvert kast.
now-space = Terningen viser { $number }: brikken skal til { $spaces-count ->
    [one] { $spaces }
   *[other] et af felterne { $spaces }
  }.{ twins }
now-near = Terningen viser { $number }, og det er optaget: brikken skal til det nærmeste ledige felt før eller efter { $number }: { $spaces-count ->
    [one] { $spaces } lyser op
   *[other] { $spaces } lyser op
  }.{ twins }
twins = { $twins ->
    [yes] {" "}Af to ens tal er a det venstre og b det højre.
   *[no] {""}
  }
now-pass = Eller meld pas, og flyt ingen brik.
now-run = En serie er brikker, der følger efter hinanden i læseretningen, hver højere end den forrige; tomme felter imellem betyder intet. { $series } i én serie vinder; din længste har { $run }. Hold lave brikker på lave tal og høje på høje, med plads imellem.
now-wait = Du har gjort dit. { $seats-count ->
    [one] Når { $seats } også har det, kastes terningen igen.
   *[other] Når { $seats } også har det, kastes terningen igen.
  }

edition-standard = 36 felter, to til de fleste tal
edition-small = 10 felter, 5 brikker og en sekssidet terning, lille nok til at blive løst
option-next-number = om et optaget tal sender brikken til de næste tal i stedet for de nærmeste felter
option-may-pass = om en spiller, der har lagt alle sine brikker, må melde pas
option-series = længden af den serie, der afslutter en runde
option-all-placed = om sådan en serie først tæller, når alle brikker ligger
option-rounds = hvor mange runder der spilles
option-rolls = antal kast, hvorefter en runde slutter med den længste serie
bot-casual = Lægger en brik, hvor dens tal i gennemsnit hører til, og flytter den, der kommer nærmest derhen.
bot-steady = Efterlader den plade, der er nærmest ved at være færdig: brikker, der ligger godt, og plads til de andre imellem.
bot-sharp = Spiller videre i hovedet nogle hundrede gange og efterlader den plade, der så vinder oftest.
bot-best = Spiller videre i hovedet fem gange så længe som den skarpe bot og efterlader den plade, der så vinder oftest.

your-turn = Alle på én gang: dit træk

move-put = Læg { $tile } på { $space }
move-pass = Meld pas

phase-tile = brikker vendes
phase-roll = terningen skal kastes
phase-place = brikker lægges
phase-over = spillet er slut

real-tile = Hvilken brik vendes?
real-number = Hvad viser terningen?

event-turned-up = { $seat } vender brik { $tile }.
event-rolled = { $last ->
    [yes] Det sidste kast: terningen viser { $number }.
   *[no] Terningen viser { $number }.
  }
event-placed = { $full ->
    [yes] Tallet er optaget. { $seat } lægger brik { $tile } på { $space }: længste serie { $run }.
   *[no] { $seat } lægger brik { $tile } på { $space }: længste serie { $run }.
  }
event-moved = { $full ->
    [yes] Tallet er optaget. { $seat } flytter brik { $tile } fra { $origin } til { $space }: længste serie { $run }.
   *[no] { $seat } flytter brik { $tile } fra { $origin } til { $space }: længste serie { $run }.
  }
event-all-placed = { $seat } har nu alle brikker på pladen; fra nu af flyttes de.
event-passed = { $seat } melder pas.
event-finished = { $run ->
    [12] Finito! { $seat } har alle tolv brikker i rækkefølge.
   *[other] Finito! { $seat } har en serie på { $run }.
  }
event-round-over = { $reason ->
    [rolls] Runde { $round } er slut: ingen blev færdig, og der er ikke flere kast.
   *[other] Runde { $round } er slut.
  }
event-scored = { $points ->
    [one] { $seat } får et enkelt point og har { $total }.
   *[other] { $seat } får { $points } for den længste serie og har { $total }.
  }
event-new-round = Runde { $round } af { $rounds }: alle brikker tages af og blandes.
event-game-over = { $reason ->
    [rolls] Ingen blev færdig, og der er ikke flere kast: den længste serie vinder.
    [rounds] Det var den sidste runde: det højeste samlede pointtal vinder.
    [run] Dermed er spillet slut: den længste serie vinder.
   *[in-order] Tolv brikker i rækkefølge: det vinder spillet.
  }

view-spaces = Felter
view-boards = Plader
view-phase = Hvad der venter
view-number = Terningen viser
view-rolled = Kast i denne runde
view-rolls = Flest kast i en runde
view-series = Serie, der slutter en runde
view-round = Afsluttede runder
view-rounds = Runder
view-tiles = Brikker på felterne
view-open = Åbne brikker
view-face_down = Skjulte brikker
view-run = Længste serie
view-points = Point
view-owes = Mangler at handle
view-finished = Er færdig

assumed-spaces = tallene på felterne

die = Terningen viser { $number }
no-die = Terningen er ikke kastet endnu
goal = { $series ->
    [12] Alle tolv i rækkefølge vinder
   *[other] En serie på { $series } slutter runden
  }
roll = Kast { $rolled }
rolls = Kast { $rolled } af højst { $rolls }
round = Runde { $round } af { $rounds }
points = { $points } point
own = { $run ->
    [0] Din plade, stadig tom
   *[other] Din plade, længste serie { $run }
  }
open = Dine åbne brikker
tile = Brik { $tile }
hinted = Felt { $space }: for en brik, du vælger
lies = Brik { $tile } på { $space }
put = Læg brik { $tile } på { $space }: længste serie { $run }
face-down = { $count ->
    [one] 1 skjult brik
   *[other] { $count } skjulte brikker
  }
doing = { $doing ->
    [put] Hvor skal { $tile } hen?
    [place] Vælg en brik at lægge.
    [over] Spillet er slut.
    [last] { $count ->
        [one] { $names } er færdig: vælg nu din sidste brik.
       *[other] { $names } er færdige: vælg nu din sidste brik.
      }
    [move] Alle dine brikker ligger på pladen: vælg en at flytte.
    [first] Vælg først en brik, så feltet.
    [soon] Et øjeblik …
   *[wait] Venter på de andre …
  }
way = { $space }: længste serie { $run }
run-of = Længste serie { $run } af { $series }
small-run = Serie { $run } af { $series }
series = Dine serier
others = De andre plader
rivals = Hvor langt de andre er
far = serie { $run }, { $placed } lagt
board-of = { $name }: { $tiles }
board-empty = { $name }: ingen brikker endnu
state = { $state ->
    [owes] tænker …
   *[done] har handlet
  }

error-not-a-move = ”{ $text }” er ikke et træk i FINITO!; skriv en brik og et felt, fx 7 to 15b
error-no-such-tile = der er ingen brik { $tile }; der er 1 til { $most }
error-no-such-space = der er intet felt ”{ $space }”
error-two-such-spaces = der er to felter { $space }: { $space }a til venstre og { $space }b til højre
error-not-an-outcome = ”{ $text }” er hverken et tal på terningen eller en brik
error-no-such-face = terningen viser 1 til { $most }, ikke { $face }
error-no-tile-due = ”{ $text }”: ingen brik skal vendes nu
error-another-turns = plads { $seat } vender en brik, ingen anden
error-tile-due = en brik skal vendes
error-die-due = det er terningens tur, hvis noget skal ske
error-players-move = en spiller lægger en brik på et felt eller melder pas
error-not-a-position = ”{ $text }” er ikke en stilling i FINITO!: { $reason }
error-position-names = den mangler { $names }
error-position-owing = ingen skal handle på dette kast, eller nogen, der ikke er der
error-position-past = alle runder er slut
error-position-space = to brikker på felt { $space }
error-position-tile = ingen har en brik at vende
error-edition-order = felternes tal skal stige, og nuller for felter, der ikke findes, kommer sidst
error-edition-numbers = felterne skal have hvert tal fra 1 til det højeste, som må være { $most }
error-edition-room = { $tiles } brikker kræver mere end { $spaces } felter
error-edition-twice = intet tal må stå på mere end to felter
solved-alone = Én runde med så mange kast, der skal til; ingen andre sidder ved bordet.
show-order = rækkefølge { $order }
show-open = åbne  { $tiles }
show-placed = alle brikker ligger på pladen

# What a move dares
risk-full = I { $times } af 100 kast er intet felt med tallet ledigt for dig.

# Labels of what happens, for reports.
happening-turned-up = brik vendt
happening-rolled = kast
happening-placed = brik lagt
happening-moved = brik flyttet
happening-all-placed = alle brikker lagt
happening-passed = pas
happening-finished = Finito!
happening-round-over = runden slut
happening-scored = point fået
happening-new-round = ny runde
happening-game-over = spillet slut
happening-reason-rolls = ingen kast tilbage
happening-reason-rounds = sidste runde slut
happening-reason-run = længste serie
happening-reason-in-order = alle brikker i orden
happening-of-number = tal
happening-of-tile = brik
happening-of-space = felt
happening-of-origin = fra felt
happening-of-reason = grund
