line = Veðjaðu á laun á sjö hesta og komdu svo þínum áfram með teningum sem allir deila.

learn-1 = Veðjaðu á laun: á hesta sem sigra eða á tvo sem koma fyrstir í mark.
learn-2 = Kastaðu þremur teningum, notaðu einn og láttu hina tvo ganga áfram. Sá sem byrjar tekur alla þrjá, aðrir síðan einn í viðbót.
learn-3 = Tvær skeifur á flís koma hestinum einu sæti framar. Fráum hesti (F) dugar ein.
learn-4 = Sá sem tekur síðasta teninginn úr pottinum fær síðustu umferð hlaupsins. Veðmál sem unnust borga eftir stuðli hestsins.
learn-5 = Eftir síðasta hlaup, venjulega það þriðja, vinnur ríkasti leikmaðurinn.

tour-track = Sjö hestar á leið í mark: sá sem er næst því er í forystu. Ýttu á einn til að veðja á sigur hans eða á tvo til að veðja á að þeir verði tveir fyrstir.
tour-odds = Stuðullinn: 11x borgar ellefufalt veðmálið ef hesturinn sigrar. Hann fylgir sætinu við ræsingu, sem dregið er um, líka fyrir fráan hest (F): hestur sem byrjar aftast gefur mest. Enginn sér veðmál þín fyrr en hlaupinu er lokið.
tour-acts = Ýttu hér þegar þú hefur veðjað: þá er engu hægt að breyta og hlaupið hefst.
tour-money = Peningarnir sem þú getur veðjað og veðmálin sem þú hefur gert. Eftir síðasta hlaup vinnur ríkasti leikmaðurinn.
tour-key = Í hlaupinu skiptist þið á. Kastaðu þremur teningum, notaðu einn þeirra á hvaða hest sem er og láttu hina tvo ganga áfram. Hér stendur hvað hver hlið þeirra gerir.

now-draw = Sjö hestar eru dregnir í þetta hlaup, frá þeim aftasta að þeim fremsta.
now-dice = Teningar þessarar umferðar falla á hverri stundu.
now-bet = Ýttu á einn hest til að veðja á sigur hans eða á tvo til að veðja á að þeir verði tveir fyrstir, í hvaða röð sem er. Þú átt { $left } € eftir til að veðja.
now-all-bet = Þú hefur veðjað öllum peningunum þínum. Þú getur enn breytt veðmálunum.
now-odds = Til dæmis: { $amount } € á hestinn { $horse } með stuðlinum { $odds } gefa { $pays } € ef hann sigrar. En hann byrjar aftastur.
now-drawn = Dregið er um hvar hestur byrjar og stuðull hans fylgir því. Frár hestur ({ show-favourite }) getur líka byrjað aftastur: ein skeifa kemur honum áfram.
now-done = { $bets ->
    [0] Veðjaðu minnst einu sinni og ýttu svo á „Ljúka veðmálum“.
   *[other] Ýttu á „Ljúka veðmálum“ þegar þér líkar við veðmál þín: þá er engu hægt að breyta og hlaupið hefst um leið og allir hafa lokið sínum.
  }
now-others-bet = Veðmálum þínum er lokið. { $seats-count ->
    [one] { $seats } er enn að veðja
   *[other] { $seats } eru enn að veðja
  }, svo hefst hlaupið.
now-take = Ýttu á tening í pottinum og kastaðu honum með þeim tveimur sem gengu til þín.
now-take-some = Ýttu á { $dice ->
    [one] { $dice } tening
   *[other] { $dice } teninga
  } í pottinum, ekki alla í einum lit, og kastaðu. Hvítir koma hesti oftast áfram.
now-three = Af teningunum þremur sem þú kastar notar þú einn og { $seat } fær hina tvo.
now-yellow = { $home ->
    [yes] Þetta er endaspretturinn: nú má líka taka gula teninga. Sá sem tekur síðasta teninginn úr pottinum fær síðustu umferð hlaupsins.
   *[no] Gula teninga má taka þegar { $most } eða færri teningar eru eftir. Sá sem tekur síðasta teninginn úr pottinum fær síðustu umferð hlaupsins.
  }
now-choose = Ýttu á teninginn sem þú notar og síðan á það sem hann á að fara í: flísar sem ljóma segja hvað myndi gerast.
now-use = „{ $roll }“: { $does }
now-useless = Engan þessara teninga er hægt að nota: ýttu á einn og fleygðu honum.
now-away = Eða ýttu á tening sem þú vilt ekki gefa áfram og fleygðu honum. Hina tvo fær { $seat }.
now-own = Þú veðjaðir á: { $horses }. Komdu { $horses-count ->
    [1] honum
   *[other] þeim
  } fram og haltu hinum fyrir aftan.
now-marks = Á flísum merkir { show-favourite } fráan hest, sem ein skeifa færir, og { show-steady } stöðugan hest, sem enginn getur beitt svipu eða vísað úr hlaupi.
now-no-own = Þú átt engin veðmál í þessu hlaupi svo að það getur ekki fært þér neitt. Komdu í veg fyrir að aðrir vinni sín.
now-extra = Hlaupið er að verða búið: aukafærslan þín virkar eins og skeifa. Ýttu á hest fyrir hana eða slepptu henni.
now-wait = { $seats } tekur teninga, kastar þremur, notar einn þeirra og lætur tvo ganga áfram. Þá á næsti leikmaður leik.

option-races = hve mörg hlaup eru haldin
option-outsider = hvort utangarðshestur borgar helming sinn á hvaða sætaveðmál sem nefnir hann eða aðeins á þau sem vinnast
agreed-races = { $value ->
    [1] eitt hlaup er haldið
   *[other] { $value } hlaup eru haldin
  }
agreed-outsider = utangarðshestur borgar helming sinn á { $value }
outsider-any-bet = hvaða sætaveðmál sem er
outsider-winning-bet = sætaveðmál sem vinnast, og þau ein

bot-random = Gerir hvað sem er leyfilegt.
bot-casual = Veðjar helmingi á hest og helmingi af hinu á par með honum, tekur hvaða teninga sem er og notar það sem hjálpar mest.
bot-steady = Veðjar þar sem stuðullinn er betri en líkurnar og keppir fyrir því sem eigin veðmál eru virði.
bot-sharp = Giskar á hverju hinir hafa veðjað, keyrir hlaupin áfram í huganum nokkur hundruð sinnum og gerir það sem vinnur oftast.
bot-best = Giskar á hverju hinir hafa veðjað, keyrir hlaupin áfram í huganum fimm sinnum lengur en skarpi þjarkurinn og gerir það sem vinnur oftast.

edition-standard = 27 teningar, 24 hestar

move-winner-bet = { $amount ->
    [0] Afturkalla veðmál: { $horse }
   *[other] Veðja { $amount } á sigur: { $horse }
  }
move-place-bet = { $amount ->
    [0] Afturkalla veðmál: parið { $horses }
   *[other] Veðja { $amount } á parið { $horses }
  }
move-done = Ljúka veðmálum
move-take = Taka: { $dice }
move-use = { $face ->
    [horseshoe] Skeifa: { $horse }
    [double] Tvöföld skeifa: { $horse }
    [whipping] Svipa: { $horse }
    [helmet] Hjálmur: { $horse }
    [losing-speed] Hraðatap: { $horse }
    [outsider-1000] Utangarðshestur (1.000): { $horse }
    [outsider-2000] Utangarðshestur (2.000): { $horse }
    [outsider-3000] Utangarðshestur (3.000): { $horse }
   *[disqualified] Brottvísun: { $horse }
  }
move-tempo-change = Færa skeifuna: { $giver } → { $taker }
move-interfere = Ný röð, aftan frá: { $horses }
move-dead-even = Hnífjafnt
move-side-bet = Hliðarveðmál
move-keep = Geyma aukafærsluna
move-inside-tip = Leyniábending, aftur í pottinn: { $dice }
move-put-away = Fleygja: { $die }
move-extra-move = Aukafærsla: { $horse }
move-decline = Sleppa aukafærslunni
move-tile = Hesturinn { $horse }
real-tile = Hvaða hestur stillir sér upp í { $place }. sæti? { $place ->
    [1] Hann byrjar í forystu.
    [7] Hann byrjar aftastur.
   *[other] {""}
  }
real-roll = { $seat }: hvað sýna teningarnir þrír?
real-photo = Markmyndin: hve margir af sex hvítum teningum sýna skeifu?
real-upper = Fyrir efri flísina
real-lower = Fyrir neðri flísina
move-roll = { $faces }
move-photo = { $upper } fyrir efri flísina, { $lower } fyrir þá neðri

slip-no-bet = Þú hefur ekki veðjað á neinn hest og getur það ekki lengur eftir þetta: hlaupið getur þá ekki fært þér neitt nema hliðarveðmál.
risk-useless = Í { $times } af 100 köstum kemur enginn þessara teninga að gagni.

part-runner = { $name } ({ $number })
part-ticket = { $pays ->
    [0] { $pair ->
        [yes] { $amount } á parið { $horses }
       *[no] { $amount } á hestinn { $horses }
      }
   *[other] { $pair ->
        [yes] { $amount } á parið { $horses } (gefur { $pays })
       *[no] { $amount } á hestinn { $horses } (gefur { $pays })
      }
  }

event-race-called = Hlaup { $race } af { $races }. Hestarnir stilla sér upp, sá aftasti fyrst.
event-drawn = { $favourite ->
    [yes] { $horse }, frár hestur, stuðull { $odds }.
   *[no] { $steady ->
        [yes] { $horse }, stöðugur hestur, stuðull { $odds }.
       *[no] { $horse }, stuðull { $odds }.
      }
  }
event-betting-opens = Röðin er fullskipuð. Leggið undir!
event-bet-made = { $amount ->
    [0] { $seat } afturkallar veðmál ({ $horses }) og á { $left } evrur eftir til að veðja.
   *[other] { $seat } veðjar { $amount } evrum ({ $horses }), sem gæfu { $pays }, og á { $left } eftir til að veðja.
  }
event-done-betting = { $seat } hefur lokið veðmálum.
event-off = Og þeir eru farnir af stað! { $seat } byrjar.

event-took = { $seat } tekur: { $dice }.
event-rolled = { $usable ->
    [yes] { $seat } kastar: { $faces }.
   *[no] { $seat } kastar: { $faces }. Ekkert af því kemur að gagni.
  }
event-home-stretch = Endaspretturinn! Héðan í frá má taka gula teninga.

event-used = { $face ->
    [horseshoe] { $rests ->
        [yes] { $seat } leggur skeifu á hestinn { $horse }.
       *[no] { $seat } notar skeifu á hestinn { $horse }.
      }
    [extra-move] { $rests ->
        [yes] { $seat } leggur aukafærsluna á hestinn { $horse }, en þar kemur hún of seint.
       *[no] { $seat } notar aukafærsluna á hestinn { $horse }.
      }
    [double] { $seat } notar tvöfalda skeifu á hestinn { $horse }.
    [whipping] { $rests ->
        [yes] { $seat } beitir svipunni: { $horse } fær viðvörun.
       *[no] { $seat } beitir svipunni: { $horse } hefur áður fengið viðvörun.
      }
    [helmet] { $seat } notar hjálminn á hestinn { $horse }.
    [losing-speed] { $seat } dregur hraðann úr hestinum { $horse }.
    [outsider-1000] { $seat } gerir hestinn { $horse } að utangarðshesti upp á 1.000.
    [outsider-2000] { $seat } gerir hestinn { $horse } að utangarðshesti upp á 2.000.
    [outsider-3000] { $seat } gerir hestinn { $horse } að utangarðshesti upp á 3.000.
   *[disqualified] { $seat } kallar til dómarana: { $horse }.
  }
event-tempo-changed = { $rests ->
    [yes] { $seat } færir skeifu af hestinum { $giver } á hestinn { $taker }.
   *[no] { $seat } tekur skeifu af hestinum { $giver } og notar hana á hestinn { $taker }.
  }
event-interfered = { $seat } truflar. Röðin er nú, framan frá: { $front }, { $middle }, { $back }.
event-drew-level = Hnífjafnt! { $seat } færir hestinn { $horse } upp að hlið forystuhestsins: { $leader }.
event-side-bet-won = { $skipped ->
    [yes] { $seat } vinnur hliðarveðmál: { $loser } skuldar { $amount } evrur og missir af umferð.
   *[no] { $seat } vinnur hliðarveðmál: { $loser } skuldar { $amount } evrur.
  }
event-extra-kept = { $seat } geymir aukafærslu til loka hlaupsins.
event-extra-declined = { $seat } sleppir aukafærslu.
event-tipped = { $seat } fær leyniábendingu. Aftur í pottinn: { $dice }.
event-thrown-away = { $seat } fleygir: { $die }.

place-name = { $place ->
    [1] í 1. sæti
    [2] í 2. sæti
    [3] í 3. sæti
    [4] í 4. sæti
    [5] í 5. sæti
    [6] í 6. sæti
   *[7] í 7. sæti
  }
event-moved = { $place ->
    [1] { $horse } fer fram úr { $passed-count ->
        [1] hestinum
       *[other] hestunum
      } { $passed }.
   *[other] { $horse } fer fram úr { $passed-count ->
        [1] hestinum
       *[other] hestunum
      } { $passed } og er { place-name }.
  }
event-stayed = { $horse } er þegar fremst svo að ekkert breytist.
event-fell-back = { $horse } dregst aftur úr { $behind-count ->
    [1] hestinum
   *[other] hestunum
  } { $behind } og er { place-name }.
event-out = { $horse } er úr hlaupinu og öll veðmál þar á eru töpuð!
event-leads = { $horse } er í forystu!

event-pool-empty = { $kept ->
    [0] Potturinn er tómur: hlaupinu er lokið.
    [1] Potturinn er tómur: ein aukafærsla og þá er hlaupinu lokið.
   *[other] Potturinn er tómur: { $kept } aukafærslur og þá er hlaupinu lokið.
  }
event-photo-due = { $horse } og { $other } eru enn hnífjafnir: markmynd verður að skera úr.
event-photo-taken = { $tie ->
    [yes] Markmyndin: { $horse } { $horseshoes }, { $other } { $against }. Enginn sér mun; aðra mynd!
   *[no] Markmyndin: { $horse } { $horseshoes }, { $other } { $against }. { $horse } á sjónarmun!
  }

event-race-over = { $winner } sigrar í hlaupi { $race }! Í mark: { $finish }.
event-outsider-pays = { $place ->
    [1] { $winning ->
        [yes] Utangarðshestur sigraði, { $horse }: sigurveðmál fær { $amount } evrum meira, sætaveðmál sem vannst { $half }.
       *[no] Utangarðshestur sigraði, { $horse }: sigurveðmál fær { $amount } evrum meira, hvert sætaveðmál { $half }.
      }
   *[other] { $winning ->
        [yes] Utangarðshestur er í 2. sæti, { $horse }: sætaveðmál sem vannst fær { $half } evrum meira.
       *[no] Utangarðshestur er í 2. sæti, { $horse }: hvert sætaveðmál fær { $half } evrum meira.
      }
  }
event-settled = { $staked ->
    [0] { $seat } veðjaði engu.
   *[other] { $paid ->
        [0] { $seat } veðjaði { $bets }. Það er allt farið.
       *[other] { $bonus ->
            [0] { $seat } veðjaði { $bets }, og fær { $paid } evrur.
           *[other] { $seat } veðjaði { $bets }, og fær { $paid } evrur, að meðtöldum bónus utangarðshests, { $bonus }.
          }
      }
  } { $capital ->
    [0] { $seat } á { $total }.
   *[other] Að viðbættum { $capital } fyrir næsta hlaup á { $seat } { $total }.
  }
event-side-bets-settled = { $won ->
    [yes] { $seat } fær { $amount } evrur úr hliðarveðmálum og er með { $total }.
   *[no] { $seat } greiðir { $amount } evrur í hliðarveðmál og er með { $total }.
  }
event-next-race = { $seat } byrjar hlaup { $race }.
event-game-over = { $reason }
reason-races = Síðasta hlaupinu er lokið og ríkasti leikmaðurinn vinnur.

dice-white = hvítur teningur
dice-red = rauður teningur
dice-yellow = gulur teningur
dice-green = grænn teningur
dice-black = svartur teningur
die-white = hvítur teningur
die-red = rauður teningur
die-yellow = gulur teningur
die-green = grænn teningur
die-black = svartur teningur
hand-white = hvítur
hand-red = rauður
hand-yellow = gulur
hand-green = grænn
hand-black = svartur
pool-white = hvítir
pool-red = rauðir
pool-yellow = gulir
pool-green = grænir
pool-black = svartir
pile-white = hvítir
pile-red = rauðir
pile-yellow = gulir
pile-green = grænir
pile-black = svartir
horseshoe-white = hvít
horseshoe-black = aukafærsla

faces-horseshoe = skeifa
faces-white-blank = auð hvít hlið
faces-double = tvöföld skeifa
faces-whipping = svipa
faces-tempo = hraðaskipti
faces-red-blank = auð rauð hlið
faces-helmet = hjálmur
faces-interference = truflun
faces-dead-even = hnífjafnt
faces-losing-speed = hraðatap
faces-outsider-1000 = utangarðshestur (1.000)
faces-outsider-2000 = utangarðshestur (2.000)
faces-outsider-3000 = utangarðshestur (3.000)
faces-green-blank = auð græn hlið
faces-side-bet = hliðarveðmál
faces-extra-move = aukafærsla
faces-disqualified = brottvísun
faces-inside-tip = leyniábending
roll-horseshoe = skeifa
roll-white-blank = auð hvít
roll-double = tvöföld skeifa
roll-whipping = svipa
roll-tempo = hraðaskipti
roll-red-blank = auð rauð
roll-helmet = hjálmur
roll-interference = truflun
roll-dead-even = hnífjafnt
roll-losing-speed = hraðatap
roll-outsider-1000 = utangarðshestur 1.000
roll-outsider-2000 = utangarðshestur 2.000
roll-outsider-3000 = utangarðshestur 3.000
roll-green-blank = auð græn
roll-side-bet = hliðarveðmál
roll-extra-move = aukafærsla
roll-disqualified = brottvísun
roll-inside-tip = leyniábending

phase-horses = hestar eru dregnir
phase-bet = veðjað
phase-take = teningar teknir
phase-roll = kastað
phase-use = teningur notaður
phase-extra = aukafærslur
phase-photo = markmynd
phase-over = lokið

view-seat = Sætið þitt
view-race = Hlaup
view-races = Hlaup alls
view-phase = Nú
view-active = Á leik
view-money = Peningar
view-side = Hliðarveðmál, greidd í lokin
view-done = Hefur lokið veðmálum
view-kept = Geymdar aukafærslur
view-row = Röðin, frá aftasta að fremsta
view-out = Úr hlaupinu
view-level = Tveir fremstu eru hnífjafnir
view-was_level = Hnífjafnt hefur verið notað
view-home = Endasprettur
view-pool = Pottur
view-pile = Hrúga
view-hand = Teningar í hendi
view-roll = Kast
view-bets = Veðmál þín
view-left = Eftir til veðmála
view-step = Veðmál hlaupa á
view-home_at = Teningar í pottinum við endasprett
view-dice = Teningar hlaupsins
view-names = Hestar hingað til
view-before = Áður
view-after = Eftir
view-capital = Fyrir næsta hlaup
view-sheets = Hlaup sem er lokið
view-number = Númer
view-name = Hestur
view-favourite = Frár
view-steady = Stöðugur
view-odds = Stuðull
view-horseshoe = Skeifa
view-whipped = Viðvörun
view-outsider = Utangarðshestur
view-horses = Hestar
view-amount = Veðmál
view-pays = Gefur
view-finish = Í mark
view-outsiders = Utangarðshestar
view-accounts = Uppgjör
view-lines = Veðmál
view-bonus = Bónus utangarðshesta
view-staked = Öll veðmál
view-paid = Greitt

assumed-red = hliðar rauðra teninga
assumed-yellow = hliðar gulra teninga
assumed-green = hliðar grænna teninga
assumed-black = hliðar svartra teninga
assumed-favourites = hvaða hestar eru fráir
assumed-steady = hvaða hestar eru stöðugir
assumed-odds_1 = stuðlar fyrsta hlaups

error-not-a-move = „{ $text }“ er ekki aðgerð hér; { $phase ->
    [bet] skrifaðu bet með evrum og einum hesti eða tveimur, svo sem bet 300 on 18 and 11 eða bet 300 on saffron, eða done
    [take] skrifaðu take og liti, svo sem take white
    [use] skrifaðu hlið og hest, svo sem horseshoe on 11, eða put away og lit
    [extra] skrifaðu extra-move on og hest, eða decline
   *[other] bíddu eftir teningunum
  }
error-on-no-horse = { $face } er ekki notað á hest
error-not-colours = „{ $text }“ eru ekki teningar; nefndu allt að { $most } liti af { $known }
error-no-such-colour = „{ $colour }“ er ekki litur á teningum; til eru: { $known }
error-few-dice = nefndir teningar eru { $dice }; nefndu 1 til { $most }
error-not-in-race = „{ $horse }“ er ekki hestur í þessu hlaupi; þeir byrjuðu svona: { $known }
error-two-horses = sætaveðmál nefnir tvo ólíka hesta
error-three-horses = truflun nefnir þrjá hesta, ekki { $horses }
error-not-euros = ekki er hægt að veðja { $amount ->
    [one] { $amount } evru
   *[other] { $amount } evrum
  }
error-not-a-tip = ábending nefnir tvo liti af { $known }, svo sem tip white red
error-not-a-tile = „{ $tile }“ er ekki flís; nefndu tölu frá 1 til { $most }
error-not-a-photo = „{ $text }“ er ekki markmynd; nefndu skeifur, svo sem 4 for { $upper }, 3 for { $lower }
error-photo-shoes = { $dice } teningar sýna 0 til { $dice } skeifur, ekki { $upper } og { $lower }
error-not-a-roll = „{ $text }“ er ekki kast; nefndu hliðar, { $faces } talsins, af { $known }
error-roll-faces = hliðar í kasti eru { $most }, ekki { $faces }
error-no-such-face = enginn teningur sýnir „{ $face }“; teningar sýna: { $known }
error-for-players = { $kind } er leikmanna að velja
error-for-chance = { $kind } er komið undir tilviljun
error-not-for-now = ekki er komið að þessu: { $kind }; borðið bíður eftir: { $due }
error-not-a-position = „{ $text }“ er ekki staða í FINISH LINE: { $reason }
error-position-names = í hana vantar: { $names }
error-position-horses = dregnir hestar í hlaupi { $race } eru { $count }
error-position-row = hestar í röðinni eru { $count }
error-position-hand = teningar í hendi eru { $count }
error-position-roll = { $faces } er ekki það sem teningarnir í hendi geta sýnt
error-position-kept = sá sem á leik hefur ekki geymt neina aukafærslu
error-position-done = enginn á eftir að veðja
error-position-sides = hliðar teninga í litnum { $colour } eru { $sides }
error-position-some = { $field } eru tölur frá 1 til { $most }, engin tvisvar
error-position-seat = slíkt hlaup eða sæti er ekki til
error-position-tile = flísin { $tile } er ekki til að draga
error-position-marks = „{ $marks }“ getur ekki legið á flís
error-position-twice = hestur hleypur tvisvar
error-position-dice = fleiri teningar en til eru
error-position-bet = „{ $bet }“ kemst ekki fyrir á blaðinu
error-position-numbers = { $numbers } er of mikið
error-position-count = búist var við { $count } í „{ $text }“
error-position-parts = búist var við { $count ->
    [one] { $count } hlut
   *[other] { $count } hlutum
  } í „{ $text }“
error-edition-sides = hliðar tenings í litnum { $colour } eru { $sides }, ekki { $due }
error-edition-left-out = teningar í litnum { $colour } sem eru skildir eftir eru { $out }, en til eru aðeins { $dice }
error-edition-dice = hlaup þarf 3 til { $most } teninga, líka án þeirra sem tveir leikmenn skilja eftir
error-edition-yellow = gulir teningar eru { $dice }; fleiri en { $most } skilja of fáa eftir til að byrja með
error-edition-white = hvítur teningur þarf skeifur og auðar hliðar, annars lyki markmynd aldrei
show-typing = Hesta má líka nefna með nafni eða upphafi þess, eins löngu og þarf: bet 300 on saffron, horseshoe on saf.
show-race = Hlaup { $race } af { $races }
show-home = endasprettur
show-last = aftast
show-lead = fremst
show-level = hnífjafnt
show-odds = stuðull
show-dice = teningar
show-odd = { $odds }x
show-favourite = F
show-steady = S
show-signs = { show-favourite } er frár hestur, { show-steady } stöðugur hestur
show-out = úr hlaupinu: { $horses }
show-pool = pottur { $pool } · fleygt { $pile }
show-roll = kast
show-hand = gengu áfram
show-side = { $settled ->
    [yes] { $amount } úr hliðarveðmálum meðtalin
   *[no] { $amount } úr hliðarveðmálum, í lokin
  }
show-done = búið
show-betting = er að veðja
show-bets = veðmál þín
show-left = { $left } € eftir til veðmála
show-amount = heil hundruð: bet 300 on { $one }, bet 200 on { $one } and { $two }; með 0 afturkallar þú það
show-won = Hlaup { $race }: { $winner } sigraði
show-then = síðan { $horses }
show-account = { $staked ->
    [0] veðjaði engu
   *[other] { $bonus ->
        [0] veðjaði { $staked }, fékk { $paid }
       *[other] veðjaði { $staked }, fékk { $paid } með bónus utangarðshests, { $bonus }
      }
  }
show-bet = { $pays ->
    [0] { $amount } á { $horses } { $odds }x
   *[other] { $amount } á { $horses } { $odds }x gefur { $pays }
  }

waits-look = Í næsta hlaup
euros = { $amount } €
standing = { $score } €
effect = { $how ->
    [moves] { place-name }
    [falls] aftur { place-name }
    [stays] óbreytt
    [out] úr leik!
    [warned] viðvörun
    [gives] gefur hana
    [middle] í miðið
   *[rests] liggur hér
  }
target = { $what } { $tile }
would = { $move }. { $told }
tile = { $name }, númer { $number }, { place-name }, stuðull { $odds }{ $mark ->
    [favourite] , frár hestur
    [steady] , stöðugur hestur
   *[none] { "" }
  }{ $horseshoe ->
    [white] , með skeifu
    [black] , með aukafærslu
   *[none] { "" }
  }{ $whipped ->
    [yes] , með viðvörun
   *[no] { "" }
  }{ $outsider ->
    [0] { "" }
   *[other] , utangarðshestur upp á { $outsider }
  }
track = Brautin
out = Úr hlaupinu:
hand = Teningar þessarar umferðar
heap-of = { $colour }: { $count }
heap-shut = { $colour }: { $count }. { $why }
shut = { $why ->
    [gone] Engir slíkir teningar eru eftir hér.
    [yellow] Gula teninga má aðeins taka á endasprettinum, þegar { $most } eða færri teningar eru eftir.
    [enough] Þú ert með nóg af teningum: settu fyrst einn aftur.
   *[colours] Teningarnir þrír mega ekki allir vera í einum lit.
  }
die-idle = { $face }, kemur ekki að gagni núna
put-back = Setja aftur: { $colour } teningur
passed-on = { $colour } teningur
dice-left = { $left ->
    [one] { $left } teningur eftir
   *[other] { $left } teningar eftir
  }
meter = { $how ->
    [both] Endasprettur: { dice-left }, líka gulir
    [yellow] Endasprettur: { dice-left }, aðeins gulir
    [home] Endasprettur: { dice-left }
    [next] { dice-left }: næst er endaspretturinn
   *[far] { dice-left }, { $more } í endasprettinn
  }
key = Hvað teningar og flísar gera
key-how = Þremur teningum er kastað og einn þeirra notaður, eða honum fleygt. Hinir tveir ganga áfram. Sá sem tekur síðasta teninginn úr pottinum fær síðustu umferðina.
key-tiles = Flísar
key-odds = Stuðullinn 11x borgar ellefufalt veðmálið ef hesturinn sigrar. Hann fylgir sætinu sem hesturinn byrjar í, og um það er dregið.
key-favourite = Frár hestur: ein skeifa kemur honum framar. Dregið er um hvar hann byrjar, eins og hjá öðrum.
key-steady = Stöðugur hestur: enginn beitir hann svipu, vísar honum úr hlaupi eða tekur skeifu hans.
key-rests = Þar sem stendur „liggur hér“ verður teningurinn eftir á flísinni þar til annar bætist við eða hlaupinu er lokið.
key-white = Hvítir
key-red = Rauðir
key-yellow = Gulir, frá endasprettinum
key-green = Grænir
key-black = Svartir
does-horseshoe = Liggur á hvaða flís sem er. Bætist þar önnur við fer hesturinn einu sæti framar; fráum hesti dugar ein.
does-double = Hvaða hestur sem er fer einu sæti framar. Það sem liggur á flís hans helst þar.
does-whipping = Liggur á flís sem viðvörun. Bætist önnur við er hestinum vísað úr hlaupi. Ekki fyrir stöðuga hesta.
does-tempo = Skeifa færist á aðra flís og virkar þar strax. Stöðugir hestar halda sinni.
does-helmet = Frár hestur, eða hestur með skeifu, fer tveimur sætum framar; skeifan er þá búin. Ekki fyrir forystuhest.
does-interference = Þremur hestum hlið við hlið er raðað upp á nýtt að vild.
does-dead-even = Hesturinn í öðru sæti kemst upp að hlið forystuhestsins. Einu sinni í hlaupi.
does-losing-speed = Hestur dregst aftur um tvö sæti og missir alla teninga á flís sinni. Ekki fyrir tvo öftustu.
does-outsider-1000 = Liggur á hesti án græns tenings. Ef sá hestur sigrar fá allir sem veðjuðu á sigur hans 1.000 € auk stuðulsins; verði hann fyrstur eða annar fær hver sem á par með honum helminginn.
does-outsider-2000 = Eins, með 2.000 €.
does-outsider-3000 = Eins, með 3.000 €.
does-side-bet = Næsti leikmaður missir af umferð og skuldar þér 500, greitt í lokin.
does-extra-move = Þú geymir hana. Þegar hlaupinu er lokið virkar hún eins og skeifa.
does-disqualified = Hestur fer strax úr hlaupinu og veðmál á hann eru töpuð. Ekki fyrir stöðuga hesta.
does-inside-tip = Tveir teningar að eigin vali koma aftur úr hrúgunni í pottinn: hlaupið varir lengur.

choose-horses = Ýttu á einn hest til að veðja á sigur hans eða á tvo til að veðja á að þeir verði tveir fyrstir.
all-bet = Þú hefur veðjað öllum peningunum þínum.
slip = Seðillinn þinn
left-of = { $left } € af { $money } € eftir
no-bets = Engin veðmál enn.
secret-open = Vistað um leið og það er skráð og engum sýnt fyrr en hlaupinu er lokið. Þú getur breytt því þar til þú lýkur veðmálum.
secret-done = Enginn annar sér þetta fyrr en hlaupinu er lokið.
entry = { $kind ->
    [pair] { $horses } í tvö fyrstu sætin, í hvaða röð sem er
   *[winner] { $horses } til sigurs
  }
stake = Evrur til að veðja
less = { $step } minna
more = { $step } meira
half = Hálft
all = Allt
bounds = Veðmál hlaupa á { $step } €, upp að { $most } €.
would-pay = Stuðull { $odds }: gefur { $pays } €. Þá eru { $left } € eftir.
no-room = { $left ->
    [0] Ekkert er eftir til að veðja. Breyttu fyrst öðru veðmáli eða afturkallaðu það.
   *[other] Engin lína er eftir fyrir { $kind ->
        [pair] annað par
       *[winner] annað sigurveðmál
      }. Breyttu einu fyrst eða afturkallaðu það.
  }
write = Veðja { $amount } €
change-to = Breyta í { $amount } €
close = Hætta við
change = Breyta
change-bet = Breyta veðmálinu: { $horses }
withdraw = Afturkalla
withdraw-bet = Afturkalla veðmálið: { $horses }
ticket = { $fate ->
    [won] { $amount } € × { $odds } gáfu { $pays } €
    [lost] { $amount } € tapaðar
   *[open] { $kind ->
        [pair] { $amount } € á tvo fyrstu × { $odds } = { $pays } €
       *[winner] { $amount } € á sigur × { $odds } = { $pays } €
      }
  }
bets-state = { $done ->
    [yes] { $name } hefur veðjað
   *[no] { $name } er að veðja
  }

due-take = Taktu tening úr pottinum.
due-take-some = Taktu { $dice ->
    [one] { $dice } tening
   *[other] { $dice } teninga
  }, ekki alla í einum lit.
due-die = Veldu einn af teningunum þremur.
due-none = Engan er hægt að nota: veldu einn til að fleygja.
due-useless = Þessum er aðeins hægt að fleygja.
due-use = Veldu hest.
due-tempo-change = Af hvaða hesti er skeifan tekin?
due-taker = Og hver fær hana?
due-interfere = Veldu þann í miðju af þremur hlið við hlið.
due-order = Ný röð þeirra, aftan frá og fram:
due-inside-tip = { $dice ->
    [1] Veldu einn af teningunum sem var fleygt: hann kemur aftur í pottinn og hlaupið varir lengur.
   *[other] Veldu { $dice } af teningunum sem var fleygt: þeir koma aftur í pottinn og hlaupið varir lengur.
  }
pile-of = Teningar sem var fleygt
due-extra = Aukafærslan þín: veldu hest.
order = { $horses }, aftan frá og fram
take-and-roll = Kasta
tip = Setja í pottinn
back = Byrja aftur
put-away = Fleygja

owed = { $wins ->
    [yes] { $name } á inni { $amount } € úr hliðarveðmálum, greitt í lokin
   *[no] { $name } skuldar { $amount } € í hliðarveðmálum, greitt í lokin
  }
kept = { $kept ->
    [one] { $name } á { $kept } aukafærslu
   *[other] { $name } á { $kept } aukafærslur
  }
photo = Markmyndin
photo-shoes = { $shoes ->
    [one] { $shoes } skeifa á sex teningum
   *[other] { $shoes } skeifur á sex teningum
  }
finish-of = Í mark í hlaupi { $race }
last-race = Hvernig hlaup { $race } fór
outsider = utangarðshestur, { $amount } €
behind = Síðan { $horses }
account = Uppgjör: { $name }
bet-nothing = Engin veðmál.
signed = { $sign ->
    [minus] − { $size } €
    [plus] + { $size } €
   *[none] { $size } €
  }
sum-before = Fyrir hlaupið
sum-staked = Veðmál
sum-paid = Vinningar
sum-bonus = Utangarðshestar
sum-capital = Fyrir næsta hlaup
sum-side = Hliðarveðmál
sum-after = Nú

# Labels of what happens, for reports.
happening-race-called = hlaup kallað upp
happening-drawn = hesti stillt upp
happening-betting-opens = opnað fyrir veðmál
happening-rolled = kast
happening-photo-taken = markmynd
happening-bet-made = veðmál gert
happening-done-betting = veðmálum lokið
happening-off = ræst
happening-took = teningar teknir
happening-home-stretch = endasprettur
happening-pool-empty = potturinn tómur
happening-photo-due = markmyndar þörf
happening-used = teningur notaður
happening-tempo-changed = hraðaskipti
happening-interfered = truflun
happening-drew-level = hnífjafnt
happening-side-bet-won = hliðarveðmál unnið
happening-extra-kept = aukafærsla geymd
happening-extra-declined = aukafærslu sleppt
happening-tipped = leyniábending
happening-thrown-away = teningi fleygt
happening-moved = hestur fram á við
happening-stayed = þegar fremst
happening-fell-back = dróst aftur úr
happening-out = úr hlaupinu
happening-leads = forysta tekin
happening-race-over = hlaupi lokið
happening-outsider-pays = utangarðshestur borgar
happening-settled = veðmál gerð upp
happening-side-bets-settled = hliðarveðmál gerð upp
happening-next-race = næsta hlaup
happening-game-over = leik lokið
happening-of-faces = hliðar
happening-of-face = hlið
happening-of-dice = teningar
happening-of-die = teningur
happening-reason-races = síðasta hlaupi lokið
