line = Allir leggja flís eftir sama kasti; sá sem fyrstur er með sínar tólf í réttri röð vinnur.

learn-1 = Einn teningur gildir fyrir alla: hver leggur eina af opnu flísunum sínum á töluna sem hann sýnir.
learn-2 = Sé sú tala tekin fer flísin á næsta lausa reit á undan eða eftir.
learn-3 = Þegar allar tólf flísarnar þínar eru á spjaldinu færir hvert kast eina þeirra.
learn-4 = Sá vinnur sem fyrstur er með allar flísarnar í einni röð, hverja hærri en þá á undan.

tour-die = Einn teningur fyrir alla: þið leggið öll flís á töluna sem hann sýnir, öll í einu.
tour-tiles = Opnu flísarnar þínar. Ýttu á þá sem þú vilt leggja; þá er þeirri næstu snúið upp.
tour-own = Spjaldið þitt. Flísin fer á töluna á teningnum eða, sé hún tekin, á næsta lausa reit. Reitirnir sem hún má fara á ljóma. Af tveimur reitum með sömu tölu er a sá vinstri og b sá hægri.
tour-runs = Þú vinnur þegar allar flísarnar þínar liggja í einni röð: í lestraröð er hver hærri en sú á undan, og auðir reitir á milli skipta engu. Þegar allar eru á spjaldinu færir hvert kast eina þeirra.

now-place = Ýttu á eina af opnu flísunum þínum ({ $tiles }), síðan á reit sem ljómar.
now-move = Allar flísarnar þínar eru á spjaldinu: ýttu á eina til að færa, síðan á reit sem ljómar. Við hvert kast verður þú að færa eina.
now-space = Teningurinn sýnir { $number }: flísin fer { $spaces-count ->
    [1] á reit { $spaces }
   *[other] á einn þessara reita: { $spaces }
  }.{ twins }
now-near = Teningurinn sýnir { $number } og sú tala er tekin: flísin fer á næsta lausa reit á undan eða eftir { $number }: { $spaces-count ->
    [1] { $spaces } ljómar
   *[other] { $spaces } ljóma
  }.{ twins }
twins = { $twins ->
    [yes] {" "}Af tveimur jöfnum tölum er a sú vinstri og b sú hægri.
   *[no] {""}
  }
now-pass = Eða sittu hjá og færðu enga flís.
now-run = Röð er flísar sem koma hver á eftir annarri í lestraröð, hver hærri en sú á undan; auðir reitir á milli skipta engu. { $series } í einni röð nægja til sigurs; þín lengsta er { $run }. Hafðu lágar flísar á lágum tölum og háar á háum, og rými á milli.
now-wait = Þú hefur leikið. { $seats-count ->
    [one] Þegar { $seats } hefur líka leikið er teningnum kastað aftur.
   *[other] Þegar { $seats } hafa líka leikið er teningnum kastað aftur.
  }

edition-standard = 36 reitir, flestar tölur tvisvar
edition-small = 10 reitir, 5 flísar og sexhliða teningur, nógu lítið til að leysa
option-next-number = hvort tekin tala sendir flís á næstu tölur í stað næstu reita
option-may-pass = hvort leikmaður sem er með allar flísar á spjaldinu má sitja hjá
option-series = lengd raðar sem lýkur lotu
option-all-placed = hvort slík röð telur aðeins þegar allar flísar liggja
option-rounds = hve margar lotur eru spilaðar
option-rolls = eftir hve mörg köst lotu lýkur og lengsta röðin ræður
bot-casual = Leggur flís þar sem tala hennar á heima að meðaltali og færir þá sem kemst næst því.
bot-steady = Skilur við spjaldið sem næst leikslokum: flísar sem liggja vel og rými fyrir hinar á milli.
bot-sharp = Spilar leikinn áfram í huganum nokkur hundruð sinnum og velur spjaldið sem þá vinnur oftast.
bot-best = Spilar leikinn áfram í huganum fimm sinnum lengur en skarpi þjarkurinn og velur spjaldið sem þá vinnur oftast.

your-turn = Allir í einu: þú átt leik

move-put = Leggja { $tile } á { $space }
move-pass = Sitja hjá

phase-tile = flísum er snúið upp
phase-roll = komið er að teningnum
phase-place = flísar eru lagðar
phase-over = leiknum er lokið

real-tile = Hvaða flís er snúið upp?
real-number = Hvað sýnir teningurinn?

event-turned-up = { $seat } snýr upp flísinni { $tile }.
event-rolled = { $last ->
    [yes] Síðasta kastið: teningurinn sýnir { $number }.
   *[no] Teningurinn sýnir { $number }.
  }
event-placed = { $full ->
    [yes] Talan er tekin og { $seat } leggur flísina { $tile } á { $space }: lengsta röð { $run }.
   *[no] { $seat } leggur flísina { $tile } á { $space }: lengsta röð { $run }.
  }
event-moved = { $full ->
    [yes] Talan er tekin og { $seat } færir flísina { $tile } frá { $origin } á { $space }: lengsta röð { $run }.
   *[no] { $seat } færir flísina { $tile } frá { $origin } á { $space }: lengsta röð { $run }.
  }
event-all-placed = { $seat } er með allar flísar á spjaldinu; héðan í frá færast þær.
event-passed = { $seat } situr hjá.
event-finished = { $run ->
    [12] Finito! { $seat } er með allar tólf flísarnar í réttri röð.
   *[other] Finito! { $seat } er með { $run } í röð.
  }
event-round-over = { $reason ->
    [rolls] Lotu { $round } er lokið: enginn hefur klárað og köstin eru búin.
   *[other] Lotu { $round } er lokið.
  }
event-scored = { $seat } fær { $points } stig fyrir lengstu röðina og er með { $total }.
event-new-round = Lota { $round } af { $rounds }: allar flísar eru teknar af og stokkaðar.
event-game-over = { $reason ->
    [rolls] Enginn hefur klárað og köstin eru búin: lengsta röðin vinnur.
    [rounds] Þetta var síðasta lotan: sá vinnur sem er með flest stig alls.
    [run] Þar með lýkur leiknum: lengsta röðin vinnur.
   *[in-order] Tólf flísar í réttri röð: þar með er leikurinn unninn.
  }

view-spaces = Reitir
view-boards = Spjöld
view-phase = Hvað er næst
view-number = Teningurinn sýnir
view-rolled = Köst þessarar lotu
view-rolls = Flest köst í lotu
view-series = Röð sem lýkur lotu
view-round = Lotur búnar
view-rounds = Lotur
view-tiles = Flísar á reitunum
view-open = Opnar flísar
view-face_down = Flísar á grúfu
view-run = Lengsta röð
view-points = Stig
view-owes = Á eftir að leika
view-finished = Hefur klárað

assumed-spaces = tölurnar á reitunum

die = Teningurinn sýnir { $number }
no-die = Teningnum hefur ekki verið kastað enn
goal = { $series ->
    [12] Allar tólf í réttri röð vinna
   *[other] { $series } í röð ljúka lotunni
  }
roll = Kast { $rolled }
rolls = Kast { $rolled } af allt að { $rolls }
round = Lota { $round } af { $rounds }
points = { $points } stig
own = { $run ->
    [0] Spjaldið þitt, enn autt
   *[other] Spjaldið þitt, lengsta röð { $run }
  }
open = Opnu flísarnar þínar
tile = Flís { $tile }
hinted = Reitur { $space }: fyrir flís sem þú velur
lies = Flís { $tile } á { $space }
put = Leggja flís { $tile } á { $space }: lengsta röð { $run }
face-down = { $count ->
    [one] { $count } flís á grúfu
   *[other] { $count } flísar á grúfu
  }
doing = { $doing ->
    [put] Hvert á { $tile } að fara?
    [place] Veldu flís til að leggja.
    [over] Leiknum er lokið.
    [last] { $count ->
        [one] { $names } hefur klárað: veldu nú síðustu flísina þína.
       *[other] { $names } hafa klárað: veldu nú síðustu flísina þína.
      }
    [move] Allar flísarnar þínar eru á spjaldinu: veldu eina til að færa.
    [first] Veldu fyrst flís, svo reitinn.
    [soon] Augnablik …
   *[wait] Beðið eftir hinum …
  }
way = { $space }: lengsta röð { $run }
run-of = Lengsta röð { $run } af { $series }
small-run = Röð { $run } af { $series }
series = Raðirnar þínar
others = Hin spjöldin
rivals = Hve langt hinir eru komnir
far = röð { $run }, { $placed } á spjaldi
board-of = { $name }: { $tiles }
board-empty = { $name }: engar flísar enn
state = { $state ->
    [owes] hugsar …
   *[done] hefur leikið
  }

error-not-a-move = „{ $text }“ er ekki aðgerð í FINITO!; nefndu flís og reit, svo sem 7 to 15b
error-no-such-tile = flísin { $tile } er ekki til; til eru 1 til { $most }
error-no-such-space = reiturinn „{ $space }“ er ekki til
error-two-such-spaces = til eru tveir reitir { $space }: { $space }a til vinstri og { $space }b til hægri
error-not-an-outcome = „{ $text }“ er hvorki tala á teningnum né flís
error-no-such-face = teningurinn sýnir 1 til { $most }, ekki { $face }
error-no-tile-due = „{ $text }“: ekki er komið að því að snúa upp flís
error-another-turns = sæti { $seat } snýr upp flís, enginn annar
error-tile-due = komið er að flís
error-die-due = komið er að teningnum, ef einhverju
error-players-move = leikmaður leggur flís á reit eða situr hjá
error-not-a-position = „{ $text }“ er ekki staða í FINITO!: { $reason }
error-position-names = í hana vantar: { $names }
error-position-owing = enginn á eftir að leika eftir þessu kasti, eða einhver sem er ekki til
error-position-past = öllum lotum er lokið
error-position-space = tvær flísar á reit { $space }
error-position-tile = enginn á flís til að snúa upp
error-edition-order = tölur reitanna verða að fara hækkandi, og núll fyrir reiti sem ekki eru til koma síðast
error-edition-numbers = reitirnir þurfa allar tölur frá 1 upp í þá hæstu, sem má vera { $most }
error-edition-room = flísar eru { $tiles } og þurfa fleiri reiti en { $spaces }
error-edition-twice = engin tala má standa á fleiri en tveimur reitum
solved-alone = Ein lota, með eins mörgum köstum og þarf; enginn annar er við borðið.
show-order = röð { $order }
show-open = opnar  { $tiles }
show-placed = allar flísar eru á spjaldinu

# What a move dares
risk-full = Í { $times } af 100 köstum er enginn reitur með tölunni laus hjá þér.

# Labels of what happens, for reports.
happening-turned-up = flís snúið upp
happening-rolled = kast
happening-placed = flís lögð
happening-moved = flís færð
happening-all-placed = allar flísar lagðar
happening-passed = setið hjá
happening-finished = Finito!
happening-round-over = lotu lokið
happening-scored = stig fengin
happening-new-round = ný lota
happening-game-over = leik lokið
happening-reason-rolls = engin köst eftir
happening-reason-rounds = síðustu lotu lokið
happening-reason-run = lengsta röð
happening-reason-in-order = allar flísar í röð
happening-of-number = tala
happening-of-tile = flís
happening-of-space = reitur
happening-of-origin = frá reit
happening-of-reason = ástæða
