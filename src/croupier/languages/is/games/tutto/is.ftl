line = Flettu upp spili, kastaðu sex teningum og freistaðu gæfunnar þar til allir eru teknir frá.

learn-1 = Spil segir um hvað umferð þín snýst. Kastaðu öllum sex teningunum.
learn-2 = Taktu frá teninga sem telja, minnst einn: oftast ása, fimmur og þrjá eins. Kastaðu svo hinum, eða stoppaðu og tryggðu stigin.
learn-3 = Kast þar sem enginn teningur telur er núll. Með öllum spilum nema einu tekur það stig umferðarinnar.
learn-4 = Allir sex teningar frá er TUTTO: spilið borgar og þú mátt leggja í það næsta.
learn-5 = Sá sem tryggir sér 6000 stig, eða eins mörg og samið var um, kemur lokahringnum af stað. Eftir hann vinna flest stig.

tour-card = Hver umferð hefst á spili. Það segir hvað þú færð fyrir TUTTO: alla sex teningana tekna frá.
tour-dice = Hér falla teningarnir þínir. Ýttu á þá sem þú tekur frá: minnst einn sem telur í hverju kasti.
tour-legend = Hér stendur hvaða teningar telja og fyrir hve mikið: oftast ásar, fimmur og þrír eins.
tour-acts = Kastaðu síðan hinum fyrir meira, eða stoppaðu: það gefur stig fyrir hvern tening í kastinu sem telur, hvort sem ýtt var á hann eða ekki, og tryggir stigin þín. Ef enginn teningur í kasti telur er það núll: öll stig umferðarinnar eru farin.
tour-target = Sá sem tryggir sér svo mörg stig kemur lokahringnum af stað. Honum lýkur á undan umferð þess sem byrjaði leikinn, svo að allir fái jafnmargar umferðir; þá vinna flest stig.

part-piece = { $points ->
    [0] { $faces }
   *[other] { $faces } fyrir { NUMBER($points, useGrouping: 0) }
  }
now-keep = Ýttu á teningana sem þú tekur frá, minnst einn sem telur: { $pieces }. Síðan kastar „Taka frá og kasta“ hinum.
now-keep-all = Þessir teningar telja og eru teknir frá: { $pieces }. „Taka frá og kasta“ kastar hinum.
now-fewer = Eða ýttu á færri, minnst einn sem telur: { $pieces }. Síðan kastar „Taka frá og kasta“ hinum.
now-stop = Stoppaðu og { NUMBER($points, useGrouping: 0) } stig eru þín, að meðtöldum hverjum teningi í þessu kasti sem telur, hvort sem ýtt var á hann eða ekki: þú yrðir með { NUMBER($total, useGrouping: 0) } af { NUMBER($target, useGrouping: 0) }{ $reaches ->
    [yes] , og lokahringurinn hæfist. Honum lýkur á undan umferð þess sem byrjaði leikinn.
   *[no] .
  }
now-no-stop = { $under ->
    [fireworks] Þú getur ekki stoppað með þessu spili: þú kastar þar til enginn teningur telur og þá eru stigin þín.
    [straight] Þú getur ekki stoppað með þessu spili fyrr en allar sex tölurnar eru teknar frá.
   *[other] Þú getur ekki stoppað með þessu spili fyrr en allir sex teningarnir eru teknir frá.
  }
now-risk = Ef enginn teningur í næsta kasti telur er það núll: umferð þinni lýkur og öll stig hennar eru farin.
now-tutto = { $left ->
    [0] Allir teningar í þessu kasti telja: taktu þá alla frá og það er TUTTO. { $under ->
        [fireworks] Þessum stigum geturðu ekki tapað; öllum sex teningunum er kastað aftur.
        [cloverleaf] { $leaves ->
            [0] Þá er öllum sex teningunum kastað aftur og eitt TUTTO í viðbót vinnur leikinn.
           *[other] Það er hið síðara: það vinnur leikinn.
          }
       *[other] Spilið borgar og engu er kastað fyrr en þú leggur í næsta spil.
      }
    [1] Einn teningur í viðbót gerir TUTTO ef þú tekur frá allt sem telur: þá borgar spilið.
   *[other] { $left } teningar í viðbót gera TUTTO ef þú tekur frá allt sem telur: þá borgar spilið.
  }
now-next = TUTTO! Leggðu í næsta spil og kastaðu öllum sex teningunum aftur: { NUMBER($points, useGrouping: 0) } stig eru í húfi og spilið Stopp tekur þau líka.
now-wait = { $seat } á leik með spilið { $card } og { NUMBER($points, useGrouping: 0) } stig í húfi. Þá á næsti leikmaður leik.

solved-deck = Gert er ráð fyrir að hvert spil komi úr öllum stokknum, eins og með deck = reshuffled.
chart-bonus-200 = Með Bónus 200: stig í húfi sem rétt er að stoppa við ef svo margir teningar eru eftir, eða fyrir næsta spil
chart-bonus-600 = Með Bónus 600
chart-x2 = Með x2
chart-own = stig þín
chart-other = stig hins
chart-next = næsta spil
edition-standard = 56 spil
option-target = stig sem hefja lokahringinn
option-keep = hvaða gilda teninga verður að taka frá til að kasta áfram; árið 1994 var reglan all
option-x2 = hvaða stig umferðarinnar x2 tvöfaldar
option-deck = hvort spil eru notuð upp eða stokkuð aftur á undan hverju spili
option-plus-minus = hvort umferð heldur áfram eftir TUTTO með Plús/mínus eða er 1000 stiga virði
bot-casual = Stoppar með 350 stig, eða með 200 og fáa teninga eftir; eftir TUTTO heldur hann áfram undir 1000.
bot-best = Velur aðgerðina með bestu sigurlíkurnar, samkvæmt leiknum fyrir tvo sem er leystur til enda og spilunum sem eftir eru.
bot-steady = Velur aðgerðina sem gefur flest stig í þessari umferð að meðaltali, að öllum köstum og spilum meðtöldum.
bot-sharp = Stefnir að sem flestum stigum í umferðinni að meðaltali og í lokahringnum að sem bestum sigurlíkum.

waits-turn = Fletta upp spilinu

move-keep = Taka frá { $faces }
move-stop = Stoppa og tryggja
move-next = Fletta upp næsta spili

slip-behind = Þetta er síðasta umferð þín og þessi stig duga ekki í efsta sæti.
slip-short = Einn teningur í viðbót gerir TUTTO og bónusinn er minnst jafnmikils virði og það sem þú hefur safnað. Eitt kast af þremur nær því.

card-bonus-200 = Bónus 200
card-bonus-300 = Bónus 300
card-bonus-400 = Bónus 400
card-bonus-500 = Bónus 500
card-bonus-600 = Bónus 600
card-x2 = x2
card-stop = Stopp
card-fireworks = Flugeldar
card-plus-minus = Plús/mínus
card-cloverleaf = Smári
card-straight = Röð

phase-card = komið er að spili
phase-roll = komið er að teningum
phase-choice = taka frá eða stoppa
phase-tutto = TUTTO!
phase-over = leiknum er lokið

real-card = Hvaða spili er flett upp?
real-dice = Hvað sýna teningarnir þínir?

event-turned = { $seat } flettir upp spili: { $card }.
event-rolled = { $null ->
    [yes] { $seat } fær { $faces }: núll!
   *[no] { $seat } fær { $faces }.
  }
event-kept = { $under ->
    [straight] { $rolling ->
        [0] { $seat } tekur frá { $faces } og er með allar sex tölurnar.
        [1] { $seat } tekur frá { $faces }, er með fimm af sex tölum og kastar síðasta teningnum.
       *[other] { $seat } tekur frá { $faces }, er með { $aside } af sex tölum og kastar { $rolling } teningum.
      }
    [cloverleaf] { $rolling ->
        [0] { $seat } tekur frá { $faces }.
        [1] { $seat } tekur frá { $faces } og kastar síðasta teningnum fyrir TUTTO.
       *[other] { $seat } tekur frá { $faces }, er með { $aside } af sex teningum frá og kastar { $rolling } teningum.
      }
    [plus-minus] { $rolling ->
        [0] { $seat } tekur frá { $faces }.
        [1] { $seat } tekur frá { $faces } og kastar síðasta teningnum fyrir TUTTO.
       *[other] { $seat } tekur frá { $faces }, er með { $aside } af sex teningum frá og kastar { $rolling } teningum.
      }
   *[other] { $rolling ->
        [0] { $seat } fær { NUMBER($points, useGrouping: 0) } fyrir { $faces }.
        [1] { $seat } tekur frá { $faces } fyrir { NUMBER($points, useGrouping: 0) }, hefur safnað { NUMBER($gathered, useGrouping: 0) } og kastar síðasta teningnum.
       *[other] { $seat } tekur frá { $faces } fyrir { NUMBER($points, useGrouping: 0) }, hefur safnað { NUMBER($gathered, useGrouping: 0) } og kastar { $rolling } teningum.
      }
  }
event-tutto = { $under ->
    [x2] TUTTO! x2 gefur { NUMBER($paid, useGrouping: 0) } í viðbót: { $seat } hefur safnað { NUMBER($gathered, useGrouping: 0) }.
    [fireworks] TUTTO! Flugeldarnir halda áfram með alla sex teningana og { $seat } hefur safnað { NUMBER($gathered, useGrouping: 0) }.
    [plus-minus] TUTTO! Með Plús/mínus verða það { NUMBER($paid, useGrouping: 0) }: { $seat } hefur safnað { NUMBER($gathered, useGrouping: 0) }.
    [cloverleaf] { $leaves ->
        [1] TUTTO! Eitt í viðbót með þessum Smára og { $seat } vinnur leikinn.
       *[other] Aftur TUTTO!
      }
    [straight] TUTTO! Röðin gefur { NUMBER($paid, useGrouping: 0) }: { $seat } hefur safnað { NUMBER($gathered, useGrouping: 0) }.
   *[other] TUTTO! Bónusinn bætir við { NUMBER($paid, useGrouping: 0) }: { $seat } hefur safnað { NUMBER($gathered, useGrouping: 0) }.
  }
event-fined = { $seat } geldur fyrir forystuna: { NUMBER($points, useGrouping: 0) } farin, { NUMBER($total, useGrouping: 0) } eftir.
event-nobody-fined = Enginn annar í forystu hefur stigum að tapa.
event-dared = { $seat } leggur í næsta spil, með { NUMBER($gathered, useGrouping: 0) } í húfi.
risk-lost = Í { $times } af 100 tilvikum lýkur umferðinni og stig hennar eru farin.
event-lost = { $points ->
    [0] Umferðinni lýkur: { $seat } hefur engu að tapa.
   *[other] { $seat } tapar öllum stigum þessarar umferðar, { NUMBER($points, useGrouping: 0) }.
  }
event-banked = { $reason ->
    [fireworks] { $points ->
        [0] Flugeldunum lýkur án þess að neisti sæist: { $seat } er áfram með { NUMBER($total, useGrouping: 0) }.
       *[other] Flugeldunum er lokið: { $seat } tryggir { NUMBER($points, useGrouping: 0) } og er með { NUMBER($total, useGrouping: 0) }.
      }
    [plus-minus] Þar með lýkur umferðinni: { $seat } tryggir { NUMBER($points, useGrouping: 0) } og er með { NUMBER($total, useGrouping: 0) }.
   *[stop] { $seat } stoppar, tryggir { NUMBER($points, useGrouping: 0) } og er með { NUMBER($total, useGrouping: 0) }.
  }
event-shuffled = Stokkurinn er uppurinn: öll spil, { $cards } talsins, eru stokkuð upp á nýtt.
event-last-round = { $left ->
    [0] { $seat } hefur náð { NUMBER($target, useGrouping: 0) } og lokahringnum lýkur með þessari umferð: allir hafa átt jafnmargar.
    [1] { $seat } hefur náð { NUMBER($target, useGrouping: 0) }: þetta er lokahringurinn og einn leikmaður á umferð eftir!
   *[other] { $seat } hefur náð { NUMBER($target, useGrouping: 0) }: þetta er lokahringurinn og { $left } leikmenn eiga umferð eftir!
  }
event-game-over = { $reason ->
    [cloverleaf] { $points ->
        [0] Smárinn vinnur leikinn á staðnum, án þess að eitt einasta stig væri tryggt!
       *[other] Smárinn vinnur leikinn á staðnum, með { NUMBER($points, useGrouping: 0) } stig!
      }
   *[target] Lokahringnum er lokið og flest stig eru { NUMBER($points, useGrouping: 0) }.
  }

view-target = Stig sem hefja lokahringinn
view-scores = Tryggð stig
view-active = Á leik
view-phase = Hvað er næst
view-card = Spilið
view-deck = Spil eftir
view-reshuffled = Öll spil stokkuð á undan hverju spili
view-roll = Teningarnir í kastinu
view-aside = Frátekið
view-points = Stig í þessari umferð
view-leaves = TUTTO með Smáranum
view-last_round = Lokahringur
view-champion = Vinnur með Smáranum

keep-free = að vild
keep-all = alla
x2-all = öll stig
x2-rolled-only = aðeins stig úr köstum
x2-card-only = aðeins stig með þessu spili
deck-used-up = spil eru notuð upp
deck-reshuffled = öll eru stokkuð á undan hverju spili
plus-minus-go-on = umferðin heldur áfram
plus-minus-ends-turn = umferðin er 1000 stiga virði

card = Spilið
says-bonus-200 = TUTTO bætir við 200.
says-bonus-300 = TUTTO bætir við 300.
says-bonus-400 = TUTTO bætir við 400.
says-bonus-500 = TUTTO bætir við 500.
says-bonus-600 = TUTTO bætir við 600.
says-x2 = TUTTO tvöfaldar umferðina.
says-stop = Umferðinni er lokið.
says-fireworks = Kastað fram að núlli: öll stig telja.
says-plus-minus = Bannað að stoppa. TUTTO gefur 1000 og kostar þann efsta 1000, þó aldrei þig.
says-cloverleaf = Bannað að stoppa. Tvö TUTTO í röð vinna leikinn.
says-straight = Bannað að stoppa. Taktu frá 1 til 6 fyrir 2000.
leaf = Eitt TUTTO komið, eitt eftir!
points = { $phase ->
    [choice] { $card ->
        [fireworks] stig sem núllið tryggir
        [plus-minus] stig í húfi
        [cloverleaf] stig í húfi
        [straight] stig í húfi
       *[other] stig ef stoppað er nú
      }
   *[other] { $card ->
        [fireworks] stig sem núllið tryggir
       *[other] stig í þessari umferð
      }
  }
points-ended = { $how ->
    [null] stig töpuð
    [card] stig töpuð
   *[other] stig tryggð
  }
fate = { $how ->
    [null] Enginn teningur telur: núll. { $points ->
        [0] { $name } hafði engu að tapa.
       *[other] { $name } tapar { NUMBER($points, useGrouping: 0) } stigum.
      }
    [card] { $points ->
        [0] { $name } hafði engu að tapa.
       *[other] { $name } tapar { NUMBER($points, useGrouping: 0) } stigum.
      }
    [fireworks] Enginn teningur telur og Flugeldunum er lokið: { $name } tryggir { NUMBER($points, useGrouping: 0) } stig.
    [plus-minus] Plús/mínus lýkur umferðinni: { $name } tryggir { NUMBER($points, useGrouping: 0) } stig.
   *[stop] { $name } stoppar og tryggir { NUMBER($points, useGrouping: 0) } stig.
  }
verdict = { $how ->
    [card] Stopp: umferðinni er lokið
   *[other] +{ NUMBER($points, useGrouping: 0) }
  }
moment = TUTTO!
rolled = Teningarnir í kastinu
due = { $phase ->
    [card] Komið er að spili.
    [roll] Komið er að teningum.
   *[over] Leiknum er lokið.
  }
choose = Veldu teninga til að taka frá.
dare = Tryggja stigin eða leggja í annað spil?
no-such = Þessa teninga er ekki hægt að taka frá.
locked = { $card ->
    [fireworks] Með Flugeldum er hver teningur sem telur tekinn frá.
   *[other] Til að kasta áfram eru þessir teningar teknir frá.
  }
worth = { $under ->
    [plus-minus] { $aside } af sex teningum frá
    [cloverleaf] { $aside } af sex teningum frá
    [straight] { $aside } af sex tölum frá
   *[other] { NUMBER($gathered, useGrouping: 0) } stig í húfi
  }, { $rolling ->
    [one] kastar { $rolling } teningi
   *[other] kastar { $rolling } teningum
  }
worth-tutto = { $gathered ->
    [0] TUTTO
   *[other] TUTTO, { NUMBER($gathered, useGrouping: 0) } stig
  }
refused-T18 = með Flugeldum stoppar enginn: kastaðu fram að núllinu
refused-T19 = með Plús/mínus stoppar enginn fyrir TUTTO
refused-T21 = með Smáranum stoppar enginn: náðu tveimur TUTTO í röð
refused-T22 = með Röð stoppar enginn fyrr en 1 til 6 eru frá, og hver tala telur einu sinni
banks = +{ NUMBER($points, useGrouping: 0) }, alls { NUMBER($total, useGrouping: 0) }{ $reaches ->
    [yes] : markinu náð!
   *[no] {""}
  }
risks = { NUMBER($gathered, useGrouping: 0) } í húfi
roll = Taka frá og kasta
roll-none = Taka allt frá: TUTTO!
next = Næsta spil
stop = Stoppa
all = Velja alla
aside = Frá
aside-of = { $count ->
    [0] Engir teningar teknir frá
    [one] { $count } teningur tekinn frá
   *[other] { $count } teningar teknir frá
  }
target = { NUMBER($target, useGrouping: 0) } stig hefja lokahringinn
last-round = Lokahringur
ending = { $how ->
    [stop] Stoppað: { NUMBER($points, useGrouping: 0) } stig tryggð
    [fireworks] Flugeldar: { NUMBER($points, useGrouping: 0) } stig tryggð
    [plus-minus] Plús/mínus: { NUMBER($points, useGrouping: 0) } stig tryggð
    [null] { $points ->
        [0] Kastið { $faces }: núll, engu tapað
       *[other] Kastið { $faces }: núll, { NUMBER($points, useGrouping: 0) } stig töpuð
      }
   *[card] { $points ->
        [0] Spilið Stopp: engu tapað
       *[other] Spilið Stopp: { NUMBER($points, useGrouping: 0) } stig töpuð
      }
  }
legend = { $card ->
    [straight] Hvaða teningar telja
    [plus-minus] Hvaða teningar telja
    [cloverleaf] Hvaða teningar telja
   *[other] Hvers virði teningar eru
  }
legend-name = TUTTO:
legend-worth = { $dice ->
    [one] Stakur { $face }: { NUMBER($points, useGrouping: 0) }
   *[other] Þrír { $face } úr einu kasti: { NUMBER($points, useGrouping: 0) }
  }
legend-valid = { $dice ->
    [one] Stakur { $face }
   *[other] Þrír { $face } úr einu kasti
  }
legend-card = { $card ->
    [fireworks] Hver teningur sem telur er tekinn frá og þú kastar fram að núllinu.
    [plus-minus] Stig teninga er ekki hægt að tryggja hér, aðeins TUTTO borgar.
    [cloverleaf] Stig skipta engu hér, aðeins TUTTO.
    [straight] Hver tala einu sinni; engar þrennur, engin stig fyrir teninga.
    [stop] Með þessu spili kastar enginn.
   *[other] Aðrir teningar telja aðeins sem þrír eins úr einu kasti.
  }
legend-tutto = { $card ->
    [bonus-200] allir sex teningar teknir frá: 200 í viðbót. Stoppaðu svo eða leggðu í næsta spil.
    [bonus-300] allir sex teningar teknir frá: 300 í viðbót. Stoppaðu svo eða leggðu í næsta spil.
    [bonus-400] allir sex teningar teknir frá: 400 í viðbót. Stoppaðu svo eða leggðu í næsta spil.
    [bonus-500] allir sex teningar teknir frá: 500 í viðbót. Stoppaðu svo eða leggðu í næsta spil.
    [bonus-600] allir sex teningar teknir frá: 600 í viðbót. Stoppaðu svo eða leggðu í næsta spil.
    [x2] allir sex teningar teknir frá: stigin tvöfaldast. Stoppaðu svo eða leggðu í næsta spil.
    [fireworks] allir sex teningar teknir frá: öllum sex er kastað aftur.
    [plus-minus] allir sex teningar teknir frá: 1000 handa þér, og sá sem er efstur tapar 1000, þó aldrei þú.
    [cloverleaf] allir sex teningar teknir frá, tvisvar í röð: þú vinnur leikinn.
    [straight] allar sex tölurnar teknar frá: 2000. Stoppaðu svo eða leggðu í næsta spil.
   *[other] allir sex teningar teknir frá: spilið borgar og þú mátt leggja í það næsta.
  }
deck = { $left ->
    [0] Stokkurinn er uppurinn
   *[other] { $left } spil eftir í stokknum
  }
deck-whole = { $left } spil, stokkuð á undan hverju spili
deck-card = { $name }: { $says } { $count } eftir.

error-not-a-move = „{ $text }“ er ekki aðgerð í TUTTO; skrifaðu stop, next eða keep og tölur, svo sem keep 1 5 5; tölur einar sér eru líka teknar frá
error-not-a-card = „{ $text }“ er ekki spil; til eru: { $known }
error-card-written = „{ $text }“ er ekki spil; það er skrifað { $card }
error-too-many-dice = teningarnir eru { $most }, ekki { $dice }
error-no-such-face = enginn teningur sýnir { $face }; tölurnar eru 1 til { $most }
error-card-due = komið er að spili
error-dice-due = komið er að teningum, ef einhverju
error-players-move = leikmaður tekur frá teninga, stoppar eða flettir upp næsta spili
error-not-a-position = „{ $text }“ er ekki staða í TUTTO: { $reason }
error-position-names = í hana vantar: { $names }
error-position-roll = fleiri teningar en til eru, eða val án tenings sem telur
error-position-deck = ekkert spil til að draga, eða kassi án spils sem gefur stig
error-position-seats = sæti sem er ekki til, af { $players }
error-edition-idle = í stokki þurfa að vera spilin Bónus eða x2: með hinum einum tekur enginn nokkurn tíma ákvörðun
show-typing = Styttra: tölur einar sér eru teknar frá, eins og í 1 5 5.
show-card = spil
show-aside = frá
show-roll = kast
show-turn = umferð
show-progress = { $card ->
    [straight] { $aside } af tölunum sex
    [plus-minus] { $aside } af sex teningum fyrir TUTTO
    [cloverleaf] { $leaves ->
        [0] { $aside } af sex teningum fyrir fyrra TUTTO
       *[other] { $aside } af sex teningum fyrir síðara TUTTO, sem vinnur leikinn
      }
    [fireworks] { NUMBER($points, useGrouping: 0) } stig sem núllið tryggir
   *[other] { NUMBER($points, useGrouping: 0) } stig í húfi
  }

# Labels of what happens, for reports.
happening-turned = spili flett upp
happening-rolled = kast
happening-kept = teningar teknir frá
happening-tutto = Tutto
happening-fined = forystan kostar stig
happening-nobody-fined = enginn borgar
happening-dared = lagt í næsta spil
happening-lost = stig töpuð
happening-banked = stig tryggð
happening-shuffled = stokkurinn stokkaður
happening-last-round = lokahringur hefst
happening-game-over = leik lokið
happening-reason-target = markinu náð
happening-of-faces = tölur
happening-of-card = spil
happening-of-under = með spili
happening-of-reason = ástæða
