line = Alla lägger en bricka på samma kast; den som först har tolv i ordning vinner.

learn-1 = En tärning gäller för alla: var och en lägger en av sina öppna brickor på talet den visar.
learn-2 = Är talet upptaget läggs brickan på närmaste lediga ruta före eller efter det.
learn-3 = När alla dina tolv brickor ligger på planen flyttar varje kast en av dem.
learn-4 = Den vars brickor först ligger i en enda serie, var och en högre än den förra, vinner.

tour-die = En tärning för alla: var och en lägger en bricka på talet den visar, samtidigt.
tour-tiles = Dina öppna brickor. Tryck på den du vill lägga; sedan vänds nästa upp.
tour-own = Din spelplan. Brickan läggs på tärningens tal eller, om det är upptaget, på närmaste lediga ruta. Rutorna den kan läggas på lyser. Av två rutor med samma tal är a den vänstra och b den högra.
tour-runs = Du vinner när alla dina brickor ligger i en serie: i läsordning är var och en högre än den förra, och tomma rutor emellan spelar ingen roll. När alla ligger på planen flyttar varje kast en av dem.

now-place = Tryck på en av dina öppna brickor ({ $tiles }), sedan på en ruta som lyser.
now-move = Alla dina brickor ligger på planen: tryck på den du vill flytta, sedan på en ruta som lyser. Du måste flytta en vid varje kast.
now-space = Tärningen visar { $number }: brickan läggs på { $spaces-count ->
    [one] { $spaces }
   *[other] en av rutorna { $spaces }
  }.{ twins }
now-near = Tärningen visar { $number }, och det är upptaget: brickan läggs på närmaste lediga ruta före eller efter { $number }: { $spaces-count ->
    [one] { $spaces } lyser
   *[other] { $spaces } lyser
  }.{ twins }
twins = { $twins ->
    [yes] {" "}Av två lika tal är a det vänstra och b det högra.
   *[no] {""}
  }
now-pass = Eller passa och flytta ingen bricka.
now-run = En serie är brickor som följer på varandra i läsordning, var och en högre än den förra; tomma rutor emellan spelar ingen roll. { $series } i samma serie vinner; din längsta har { $run }. Lägg låga brickor på låga tal och höga på höga, med plats emellan.
now-wait = Du har gjort ditt. { $seats-count ->
    [one] När även { $seats } är klar kastas tärningen igen.
   *[other] När även { $seats } är klara kastas tärningen igen.
  }

edition-standard = 36 rutor, två av de flesta talen
edition-small = 10 rutor, 5 brickor och en sexsidig tärning, litet nog att lösas
option-next-number = om ett upptaget tal skickar brickan till närmaste tal i stället för närmaste rutor
option-may-pass = om den som har lagt alla sina brickor får passa
option-series = längden på serien som avslutar en omgång
option-all-placed = om en sådan serie räknas först när alla brickor ligger
option-rounds = hur många omgångar som spelas
option-rolls = antal kast efter vilka en omgång slutar med längsta serien
bot-casual = Lägger brickan där dess tal hör hemma i genomsnitt, och flyttar den som kommer närmast det.
bot-steady = Lämnar den spelplan som är närmast målet: brickor som ligger bra, och plats för de andra emellan.
bot-sharp = Spelar vidare i huvudet några hundra gånger, och lämnar den spelplan som då vinner oftast.
bot-best = Spelar vidare i huvudet fem gånger så länge som den skarpa boten, och lämnar den spelplan som då vinner oftast.

your-turn = Alla samtidigt: ditt drag

move-put = Lägg { $tile } på { $space }
move-pass = Passa

phase-tile = brickor vänds upp
phase-roll = tärningen ska kastas
phase-place = brickor läggs
phase-over = spelet är slut

real-tile = Vilken bricka vänds upp?
real-number = Vad visar tärningen?

event-turned-up = { $seat } vänder upp { $tile }.
event-rolled = { $last ->
    [yes] Sista kastet: tärningen visar { $number }.
   *[no] Tärningen visar { $number }.
  }
event-placed = { $full ->
    [yes] Talet är upptaget för { $seat }, som lägger { $tile } på { $space }: längsta serie { $run }.
   *[no] { $seat } lägger { $tile } på { $space }: längsta serie { $run }.
  }
event-moved = { $full ->
    [yes] Talet är upptaget för { $seat }, som flyttar { $tile } från { $origin } till { $space }: längsta serie { $run }.
   *[no] { $seat } flyttar { $tile } från { $origin } till { $space }: längsta serie { $run }.
  }
event-all-placed = { $seat } har alla sina brickor på planen; från och med nu flyttas de.
event-passed = { $seat } passar.
event-finished = { $run ->
    [12] Finito! { $seat } har alla tolv brickor i ordning.
   *[other] Finito! { $seat } har en serie på { $run }.
  }
event-round-over = { $reason ->
    [rolls] Omgång { $round } är slut: ingen har gått i mål, och det finns inga kast kvar.
   *[other] Omgång { $round } är slut.
  }
event-scored = { $points ->
    [one] { $seat } får en enda poäng och har { $total }.
   *[other] { $seat } får { $points } för längsta serien och har { $total }.
  }
event-new-round = Omgång { $round } av { $rounds }: alla brickor tas av och blandas.
event-game-over = { $reason ->
    [rolls] Ingen har gått i mål, och det finns inga kast kvar: längsta serien vinner.
    [rounds] Det var sista omgången: högsta summan vinner.
    [run] Det avslutar spelet: längsta serien vinner.
   *[in-order] Tolv brickor i ordning: det vinner spelet.
  }

view-spaces = Rutor
view-boards = Spelplaner
view-phase = På gång
view-number = Tärningen visar
view-rolled = Kast i omgången
view-rolls = Flest kast i en omgång
view-series = Serie som avslutar en omgång
view-round = Avslutade omgångar
view-rounds = Omgångar
view-tiles = Brickor på rutorna
view-open = Öppna brickor
view-face_down = Dolda brickor
view-run = Längsta serie
view-points = Poäng
view-owes = Ska göra sitt drag
view-finished = I mål

assumed-spaces = talen på rutorna

die = Tärningen visar { $number }
no-die = Tärningen är inte kastad än
goal = { $series ->
    [12] Alla tolv i ordning vinner
   *[other] En serie på { $series } avslutar omgången
  }
roll = Kast { $rolled }
rolls = Kast { $rolled } av högst { $rolls }
round = Omgång { $round } av { $rounds }
points = { $points ->
    [one] 1 poäng
   *[other] { $points } poäng
  }
own = { $run ->
    [0] Din plan, tom än så länge
   *[other] Din plan, längsta serie { $run }
  }
open = Dina öppna brickor
tile = Bricka { $tile }
hinted = Ruta { $space }: för en bricka du väljer
lies = Bricka { $tile } på { $space }
put = Lägg bricka { $tile } på { $space }: längsta serie { $run }
face-down = { $count ->
    [one] 1 dold bricka
   *[other] { $count } dolda brickor
  }
doing = { $doing ->
    [put] Var ska { $tile } ligga?
    [place] Välj en bricka att lägga.
    [over] Spelet är slut.
    [last] { $count ->
        [one] { $names } är i mål: välj nu din sista bricka.
       *[other] { $names } är i mål: välj nu din sista bricka.
      }
    [move] Alla dina brickor ligger på planen: välj en att flytta.
    [first] Välj först en bricka, sedan rutan.
    [soon] Strax …
   *[wait] Väntar på de andra …
  }
way = { $space }: längsta serie { $run }
run-of = Längsta serie { $run } av { $series }
small-run = Serie { $run } av { $series }
series = Dina serier
others = De andras planer
rivals = Hur långt de andra har kommit
far = serie { $run }, { $placed } lagda
board-of = { $name }: { $tiles }
board-empty = { $name }: inga brickor än
state = { $state ->
    [owes] tänker …
   *[done] är klar
  }

error-not-a-move = ”{ $text }” är inget drag i FINITO!; skriv en bricka och en ruta, till exempel 7 to 15b
error-no-such-tile = det finns ingen bricka { $tile }; det finns 1 till { $most }
error-no-such-space = det finns ingen ruta ”{ $space }”
error-two-such-spaces = det finns två rutor { $space }: { $space }a till vänster och { $space }b till höger
error-not-an-outcome = ”{ $text }” är varken ett tal på tärningen eller en bricka
error-no-such-face = tärningen visar 1 till { $most }, inte { $face }
error-no-tile-due = ”{ $text }”: ingen bricka ska vändas upp nu
error-another-turns = plats { $seat } vänder upp en bricka, ingen annan
error-tile-due = nu ska en bricka vändas upp
error-die-due = nu ska i så fall tärningen kastas
error-players-move = en spelare lägger en bricka på en ruta, eller passar
error-not-a-position = ”{ $text }” är ingen ställning i FINITO!: { $reason }
error-position-names = den saknar { $names }
error-position-owing = ingen ska göra sitt drag på kastet, eller någon som inte finns
error-position-past = alla omgångar är slut
error-position-space = två brickor på ruta { $space }
error-position-tile = ingen har en bricka att vända upp
error-edition-order = rutornas tal måste stiga, och nollor för rutor som saknas kommer sist
error-edition-numbers = rutorna behöver varje tal från 1 till det högsta, som får vara { $most }
error-edition-room = { $tiles } brickor behöver fler än { $spaces } rutor
error-edition-twice = inget tal får stå på fler än två rutor
solved-alone = En omgång, med så många kast som behövs; ingen annan sitter vid bordet.
show-order = ordning { $order }
show-open = öppna  { $tiles }
show-placed = alla brickor ligger på planen

# What a move dares
risk-full = I { $times } av 100 kast är ingen ruta med talet ledig för dig.

# Labels of what happens, for reports.
happening-turned-up = bricka vänd
happening-rolled = kast
happening-placed = bricka lagd
happening-moved = bricka flyttad
happening-all-placed = alla brickor lagda
happening-passed = pass
happening-finished = Finito!
happening-round-over = omgången slut
happening-scored = poäng tagna
happening-new-round = ny omgång
happening-game-over = partiet slut
happening-reason-rolls = inga kast kvar
happening-reason-rounds = sista omgången slut
happening-reason-run = längsta serien
happening-reason-in-order = alla brickor i ordning
happening-of-number = tal
happening-of-tile = bricka
happening-of-space = ruta
happening-of-origin = från ruta
happening-of-reason = skäl
