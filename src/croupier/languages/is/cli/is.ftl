compiling = Þýði reglurnar í { $title }, aðeins í þetta sinn; það getur tekið mínútu ...
compiling-own = Þýði þjarkinn þinn með reglunum í { $title } ...
cache = Þýddar reglur eru í { $folder }: { $size }. Það sem enginn hefur notað í mánuð hverfur af sjálfu sér.
cache-cleared = Fjarlægði { $size } af þýddum reglum úr { $folder }.

player = Leikmaður { $seat }

games-game = leikur
games-line = um leikinn
games-players = leikmenn
games-minutes = mínútur
games-bots = þjarkar
games-more = croupier games GAME · croupier play GAME · croupier rules GAME
seats = { $least }–{ $most }

box-players = leikmenn
box-seats = { $seats }, um { $minutes ->
    [one] { $minutes } mínútu
   *[other] { $minutes } mínútur
  }
box-bot = þjarkur
box-levels = getustig
box-edition = útgáfa
box-assumed = { $edition }; forsendur: { $fields }
option-name = valkostur
option-default = sjálfgefið
option-allowed = getur verið
option-says = hvað hann segir
option-source = hvaðan hann kemur
option-bounds = { NUMBER($least, useGrouping: 0) } til { NUMBER($most, useGrouping: 0) }

mark-rulebook = reglubók
mark-found = fundið
mark-inferred = ályktað
mark-ours = okkar
source-rulebook = stendur í reglubókinni
source-found = úr umfjöllun eða almennt þekkt
source-inferred = leiðir af dæmum reglubókarinnar
source-ours = okkar úrskurður
source-partly = { $source }, að hluta { $other }

solving-begun = Tel upp það sem getur gerst ...
solving = Yfirferð { $sweeps }, { $seconds } s: ekkert breyttist um meira en { $moved }; það skýrist hve langan tíma þetta tekur
solving-minutes = Yfirferð { $sweeps }, { $seconds } s: ekkert breyttist um meira en { $moved }; um { $minutes ->
    [one] { $minutes } mínúta eftir
   *[other] { $minutes } mínútur eftir
  }
solving-seconds = Yfirferð { $sweeps }, { $seconds } s: ekkert breyttist um meira en { $moved }; um { $left ->
    [one] { $left } sekúnda eftir
   *[other] { $left } sekúndur eftir
  }
solved-nothing = Stöðvað: ekkert er leyst.
solved-first = { $game } fyrir tvo: sá sem byrjar vinnur { $chance } leikjanna ef báðir spila eins vel og hægt er (± { $error })
solved-rolls = { $game } fyrir einn: það tekur { $rolls } köst að meðaltali ef spilað er eins vel og hægt er (± { $error })
solved-bot = { $bot } þarf { $rolls } köst, { NUMBER($more, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } fleiri
solved-chart = { $chart }:
solved-how = { $positions ->
    [one] { $positions } staða
   *[other] { $positions } stöður
  }, { $sweeps ->
    [one] { $sweeps } yfirferð
   *[other] { $sweeps } yfirferðir
  }, { $seconds } s, { $memory } MB
error-no-language = hér er ekkert skrifað á málinu { $language }; til eru: { $known }
error-not-solved = { $game } er ekki hægt að leysa; leysa má: { $known }
error-not-trained = { $game } á engan þjark sem lærir; slíkir þjarkar eru í: { $known }
error-nothing-to-train = engan leik á að spila: ekkert er hægt að læra
trained = Lært af { $games ->
    [one] { $games } leik
   *[other] { $games } leikjum
  }; matið er í { $file }
trained-against = Gegn þjarkinum { $rival } hlaut það síðan { $share } sigranna í { $games ->
    [one] { $games } leik
   *[other] { $games } leikjum
  }
trained-part = Stöðvað: í { $file } er það sem lært var hingað til og sama skipun heldur áfram með það
trained-nothing = Stöðvað áður en nokkuð var lært
error-no-memory = minni nægir ekki til að leysa { $game } svona
error-not-told = ekki er hægt að skrifa það sem fannst: { $why }
error-page-over-record = { $file } er leikskýrslan sjálf: nefndu aðra skrá fyrir síðuna
error-no-values = --vary tekur KEY=VALUE,VALUE, ekki „{ $word }“
error-vary-again = --vary nefnir { $name } tvisvar: gefðu öll gildin í einu
error-what-varies = hvað á að breytast? Skrifaðu --vary KEY=VALUE,VALUE með valkosti leiksins, players eða edition
error-not-written = ekki er hægt að skrifa { $file }: { $why }
simulated-seat = sæti
simulated-bot = þjarkur
simulated-wins = sigrar
simulated-share = sigurhlutur
simulated-steps = { $steps } skref á leik
simulated-games = { $games ->
    [one] { $games } leikur
   *[other] { $games } leikir
  }{ $shared ->
    [0] { "" }
   *[other] , { $shared } með deildum sigri
  }, { $steps } skref á { $seconds } s; milljónir skrefa á sekúndu: { $speed }
simulated-plain = þjarkurinn { $bot } var keyrður sem venjulegt Python: { $why }
simulated-part = Stöðvað: þetta kom út úr fyrstu leikjunum, { $games } af { $asked }.
reported-nothing = Stöðvað: engin úttekt varð til.
reported-page = Úttektin er í { $file }.
sweep-bot = þjarkur
sweep-share = sigurhlutur
sweep-apart = miðað við þá fyrstu
sweep-steps = skref á leik
sweep-games = { $games ->
    [one] { $games } leikur
   *[other] { $games } leikir
  } með fræinu { $seed }, hver gjöf með hverri sætaskipan, sömu teningar í hverri línu; { $seconds } s
tournament-rating = styrkur
tournament-table = borð
tournament-games = { $games ->
    [one] { $games } leikur
   *[other] { $games } leikir
  } á { $seconds } s: { $deals ->
    [one] { $deals } gjöf
   *[other] { $deals } gjafir
  }{ $tables ->
    [1] { "" }
   *[other] { " " }við hvert borð ({ $tables })
  }, með hverri sætaskipan
tournament-rated = { $rated ->
    [0] Enginn hefur fengið styrk enn: ekki hefur verið gefið við hvert borð.
    [1] Styrkur er reiknaður með OpenSkill úr fyrstu gjöfinni.
   *[other] Styrkur er reiknaður með OpenSkill úr fyrstu gjöfunum, { $rated } talsins.
  }
tournament-unrated = Enginn fær styrk: ekki var beðið eftir því.
tournament-more = Ráðið: hlutur þjarksins { $bot } er { $share1 } eða meira, ekki { $share0 } eða minna.
tournament-less = Ráðið: hlutur þjarksins { $bot } er { $share0 } eða minna, ekki { $share1 } eða meira.
tournament-open = Óráðið: hlutur þjarksins { $bot } getur verið { $share0 } eða { $share1 }.
tournament-risk = Þar sem hann er { $share0 } eða minna skjátlast slíku prófi í mesta lagi í { $alpha } af 100 skiptum; þar sem hann er { $share1 } eða meira, í mesta lagi í { $beta }.
tournament-evidence = Vísbending { $llr }; við { $lower } er { $share0 } ráðið, við { $upper } er { $share1 } ráðið.
tournament-five = Gjafir þar sem { $bot } vann 0, ½, 1, 1½ og 2 leiki: { $counts }
analysed-bot = þjarkur
analysed-share = sigurhlutur
analysed-luck = heppni
analysed-adjusted = án heppni
analysed-precision = nákvæmni
analysed-error = mistök á ákvörðun
analysed-percent = { $share }%
analysed-exactly = { $games ->
    [one] { $games } leikur
   *[other] { $games } leikir
  }; líkur eru reiknaðar, ekki fundnar með tilraunum
analysed-tried = { $games ->
    [one] { $games } leikur
   *[other] { $games } leikir
  }; líkur voru fundnar með tilraunum, { $tries ->
    [one] { $tries } sinni úr hverri stöðu
   *[other] { $tries } sinnum úr hverri stöðu
  }
analysed-means = Án heppni sveiflast hluturinn minna. Nákvæmni segir hve mikið: með hlutnum einum þyrfti svo margfalt fleiri leiki til að vera jafnviss. Mistök eru það sem betri aðgerð hefði unnið, í sigrum. ± sýnir mörkin sem 95 af 100 slíkum keyrslum halda sig innan.
analysed-page = síða: { $file }
analysed-part = Stöðvað: þetta er greining á fyrstu aðgerðunum, { $done } af { $all }.
analysed-no-points = Stöðvað: greiningin er heil, aðeins er sleppt hvers virði dýrkeyptar ákvarðanir voru í stigum.
analysed-nothing = Stöðvað: ekkert er greint.
simulated-nothing = Stöðvað áður en fyrsta leik var lokið.

ready = Ýttu á Enter þegar þú ert til.
against = Þú spilar gegn: { $bots }.
dropped = „{ $words }“ kom áður en þessum teningum var kastað og er sleppt.
heading-help = { $agreed }; ? sýnir hjálp
help = Aðgerð er valin með tölu hennar eða orðum. Að auki:
help-all = allar aðgerðir, þar sem listinn er styttur
help-table = borðið enn einu sinni
help-rules = reglurnar
help-clause = ein grein
help-save = geyma afrit
help-quit = hætta hér; leikurinn er geymdur
now = núna: { $moves }
slip = Gera þetta samt? (j/N)
slip-yes = j
menu-more = { $more ->
    [1] Ein aðgerð í viðbót: skrifaðu orð hennar, eða all til að sjá hana.
    [one] { $more } aðgerð í viðbót: skrifaðu orð einnar, eða all til að sjá allar.
   *[other] { $more } aðgerðir í viðbót: skrifaðu orð einnar, eða all til að sjá þær.
  }
menu-clash = Tala ein sér er lína í listanum: { $number } velur „{ $words }“. Skrifaðu þau orð til að fá „{ $other }“.
hand-over = Ýttu fyrst á Enter; svo fær { $name } skjáinn.
look = { $name }, ýttu á Enter þegar enginn annar horfir.
kept = Leikurinn er geymdur. Haltu áfram með:
saved = vistað: { $file }
record = leikskýrsla: { $file }
assumed = forsendur, ekki lesnar af raunverulegu eintaki: { $fields }
unfinished = Leiknum er ekki lokið enn.

same = Þær segja frá sama leik.
parting = { $what ->
    [game] Þær eru úr ólíkum leikjum: { $one } og { $other }.
    [edition] Þær eru úr ólíkum útgáfum: { $one } og { $other }.
    [options] Valkostir skilja þær að: { $one } og { $other }.
    [players] Leikmenn skilja þær að: { $one } og { $other }.
    [given] Fjöldi aðgerða úr öðrum leik skilur þær að: { $one } og { $other }.
    [begins] Sá sem byrjar skilur þær að: { $one } og { $other }.
    [move] Leiðir þeirra skilur við aðgerð { $move }: { $one } og { $other }.
   *[length] Leiðir þeirra skilur eftir aðgerð { $move }: aðgerðir annarrar eru { $one }, hinnar { $other }.
  }
fair = { $rolls ->
    [0] Engir teningar eru í þessari leikskýrslu til að sannreyna.
    [1] Teningarnir eru heiðarlegir: eina kastið leiðir af skuldbindingunni og heppninni í þessari leikskýrslu.
   *[other] Teningarnir eru heiðarlegir: öll köstin, { $rolls } talsins, leiða af skuldbindingunni og heppninni í þessari leikskýrslu.
  }
fair-unfinished = Leikskýrslan hefur engin úrslit: í henni er leiknum ekki lokið.
fair-given = Fyrstu aðgerðirnar, { $given } talsins, koma úr öðrum leik sem þessi var spilaður áfram frá: teningar þeirra voru ekki sannreyndir.
fair-rounds = { $rounds ->
    [0] Heppni var ekki lofað áður en hún var gefin upp: þannig voru leikir spilaðir áður.
    [one] Heppni var lofað { $rounds } sinni áður en hún var öll sýnd.
   *[other] Heppni var lofað { $rounds } sinnum áður en hún var öll sýnd.
  }
fair-unanchored = Ekki var athugað hvort þetta væri skuldbindingin sem gefin var fyrir leikinn: gefðu hana upp með --commitment og þína eigin heppni með --luck.

joined = Leiknum er lokið. Þú sast í sæti { $seat }; stig: { $scores }; sigurhlutir: { $shares }.

copied = { $title } er í { $folder }, afrit af { $like }. Haltu áfram með:

open = Húsið er opið: { $url } (Ctrl+C lokar því)
backed-up = Komið í { $file }: { $tables } borð með { $steps ->
    [one] { $steps } skrefi
   *[other] { $steps } skrefum
  }
pruned = Fjarlægt: { $tables } borð með { $steps ->
    [one] { $steps } skrefi
   *[other] { $steps } skrefum
  } og { $size }
would-prune = Yrði fjarlægt: { $tables } borð með { $steps ->
    [one] { $steps } skrefi
   *[other] { $steps } skrefum
  } og { $size }

error-no-number = --games getur ekki verið „{ $word }“: það verður að vera heil tala
error-no-game-or-file = „{ $name }“ er hvorki leikskýrsla í skrá né leikur; til eru: { $known }
error-which-bots = hvaða þjarkar eiga að spila? Skrifaðu --bots með nokkrum af: { $known }
error-of-games = { $words } á við marga leiki þjarka: leikskýrsla hefur sitt eigið
error-of-records = { $words } á við leikskýrslu, ekki marga leiki þjarka
error-no-shares = --stop tekur tvo sigurhluti, eins og í 0.5,0.52, ekki „{ $word }“
error-risk-alone = --alpha og --beta segja hve oft --stop má skjátlast: skrifaðu líka --stop
error-own-player = „{ $word }“ er ekki þinn eigin leikmaður: skrifaðu FILE.py:NAME
error-no-house = húsið er ekki uppsett ({ $package } vantar): pip install 'croupier[house]'
error-thinking-live = í { $title } bíður enginn: slepptu --thinking
error-saved-seats = vistaður leikur heldur sætum sínum, valkostum og útgáfu; slepptu þeim með --resume
error-commitment-form = „{ $words }“ er ekki skuldbinding; hún er 64 sextándatölustafir
error-luck-form = „{ $words }“ er ekki sæti og heppni þess; skrifaðu þau sem 1:abc
error-which-game = hvaða leikur? sjá `croupier games`
error-which-record = „{ $word }“ er ekki leikur úr fræi; nefndu númer hans, eða númerið og sætaskipanina, eins og í 17 eða 17:1
error-cluster-form = „{ $word }“ er ekki slóð verkstjóra (scheduler); skrifaðu hana eins og í tcp://host:8786
error-no-cluster = enginn verkstjóri (scheduler) frá Dask er á { $address }: { $why }
error-other-game = { $file }: þetta er leikur í { $found }, ekki { $wanted }
error-no-pair = valkosturinn „{ $option }“ er ekki á forminu key=value
error-no-seat = „{ $word }“ er ekki sæti; skrifaðu tölu frá 1, eða drawn
error-no-file = { $file }: { $why }
error-covered = { $file }: þessum leik er ekki lokið og leyndarmál hans eru hulin þar til svo er
error-no-text = { $file }: þetta er ekki leikskýrsla: það er ekki texti
error-not-saved = ekki er hægt að vista leikinn í { $file }: { $why }
error-one-person = { $title } er í rauntíma: ein manneskja við skjáherminn
error-how-old = gefðu upp með --older-than hve margir dagar þurfa að vera liðnir frá því að leik lauk við borðin; ekkert var fjarlægt
error-file-exists = { $file } er þegar til; nefndu nýja skrá
error-no-folder = ekki er hægt að búa til { $folder }: { $why }
error-no-name = „{ $name }“ er ekki nafn á leik; í því eru litlir stafir, tölustafir og _, eins og í my_game
error-game-exists = leikurinn { $name } er þegar til
error-folder-exists = { $folder } er þegar til; farðu annað eða veldu annað nafn
error-package-exists = Python-pakkinn { $name } er þegar til; veldu annað nafn
error-no-command = engin skipun heitir „{ $name }“; til eru: { $known }
error-no-flag = rofinn { $option } er ekki til hér
error-no-flag-but = rofinn { $option } er ekki til hér; ef til vill: { $known }
error-flag-full = { $option } tekur ekkert gildi
error-flag-empty = { $option } þarf gildi
error-flag-missing = { $option } þarf að gefa upp
error-argument-missing = { $name } þarf að gefa upp
error-flag-number = { $option } tekur tölu
error-flag-between = { $option } tekur tölu frá { NUMBER($least, useGrouping: 0) } til { NUMBER($most, useGrouping: 0) }
error-words-left = þessu er ofaukið: { $words }
error-which-command = hvaða skipun? sjá `croupier --help`

usage = Notkun:
usage-arguments = Viðföng
usage-options = Rofar
usage-commands = Skipanir
usage-default = [sjálfgefið: { $value }]
usage-required = [nauðsynlegt]
command-any-help = Sýna þessa hjálp.
command-any-game = Leikur; sjá `croupier games`.
command-any-option = Valkostur leiksins; má endurtaka.
command-any-edition = Útgáfa með nafni, eða eigin TOML-skrá.
command-any-first = Sætið sem byrjar, eða `drawn`.
command-any-json = Skrifa JSON í stað texta.
command-any-players = Hve margir leikmenn; sjálfgefið eins fáir og leikurinn leyfir.
command-any-seed = Sama fræ gefur sömu niðurstöðu.
command-any-workers = Þræðir; sjálfgefið allir kjarnar. Niðurstaðan er sú sama.
command-any-database = Gagnagrunnurinn; sjálfgefið þinn eigin.
command-croupier = Teningaleikir: að spila, herma og spila aftur.
command-croupier-version = Sýna útgáfunúmerið.
command-croupier-language = Tungumálið sem þú lest: en, eða annað sem til er.
command-croupier-install-completion = Setja upp orðafyllingu fyrir þessa skel.
command-croupier-show-completion = Sýna orðafyllingu fyrir þessa skel, til að afrita hana eða laga.
command-games = Telja upp leikina, eða sýna einn með þjörkum og valkostum.
command-games-game = Einn leikur með valkostum sínum.
command-rules = Sýna reglur leiks, eða eina grein þeirra.
command-rules-clause = Ein grein, til dæmis P3.
command-solve = Leysa leik: líkur þess sem byrjar, eða köstin sem einn leikmaður þarf, ef allir spila eins vel og hægt er.
command-solve-out = Geyma líkurnar í skrá frá NumPy.
command-solve-chart = Skrifa líka hvenær á að hætta, sem töflur í Markdown.
command-train = Láta besta þjark leiks læra af mörgum leikjum hvers virði stöður eru.
command-train-games = Leikir sem hann spilar sjálfur.
command-train-watched = Leikir kennarans sem koma á undan.
command-train-against = Læra að vinna þennan þjark, og spila áfram gegn honum.
command-train-players = Hve margir við borð; ef 0, allur leyfilegur fjöldi til skiptis.
command-train-out = Hvar það er geymt og hvaðan er haldið áfram.
command-simulate = Spila marga leiki milli þjarka og telja hver vinnur.
command-simulate-games = Hve margir leikir; 1e6 er milljón.
command-simulate-bots = Þjarkar í röð sæta, eins og `random,mine.py:my_bot`; endurtekið kringum borðið.
command-simulate-paired = Sömu teningar í hverri sætaskipan; talið eftir þjörkum.
command-simulate-cluster = Spila í vinnsluferlum verkstjóra (scheduler) frá Dask, eins og `tcp://host:8786`.
command-simulate-keep = Geyma línu fyrir hvern leik, sem Parquet eða .arrow.
command-simulate-record = Skrifa í staðinn leikskýrslu þessa leiks úr fræinu; hvort tveggja er talið frá 0.
command-simulate-device = `cuda` spilar á skjákorti (GPU) frá Nvidia. Niðurstaðan er sú sama.
command-tournament = Láta þjarka mætast, alla gegn öllum með sömu teningum, og raða þeim.
command-tournament-bots = Þjarkar, eins og `random mine.py:my_bot`; sjálfgefið allir þjarkar leiksins sem svara strax.
command-tournament-games = Gjafir við hvert borð, hver í hverri sætaskipan; 1e6 er milljón.
command-tournament-players = Þjarkar við borð; sjálfgefið eins fáir og leikurinn leyfir.
command-tournament-stop = Milli tveggja þjarka: hætta um leið og ljóst er hvorn tveggja sigurhluta sá fyrri hefur, eins og `0.5,0.52`.
command-tournament-alpha = Hve oft --stop má velja stærri hlutinn ranglega; sjálfgefið 0.05.
command-tournament-beta = Það sama um minni hlutinn; sjálfgefið 0.05.
command-sweep = Spila allar samsetningar nokkurra húsreglna með sömu teningum, og segja hvað hver þeirra gerir.
command-sweep-vary = Valkostur með gildum sínum, `players` eða `edition`; má endurtaka.
command-sweep-bots = Þjarkar, eins og `best,steady`; endurtekið kringum borðið.
command-sweep-games = Gjafir fyrir hverja samsetningu, hver í hverri sætaskipan; 1e6 er milljón.
command-sweep-out = Hvar það er geymt og hvaðan sama skipun heldur áfram.
command-sweep-parquet = Skrifa töfluna líka sem Parquet.
command-sweep-plot = Skrifa líka línurit yfir hlutina.
command-report = Segja hvað reglur leiks gera, sem síðu með línuritum: fyrir þau sem hanna leiki eða finna upp húsreglur.
command-report-against = Aðrar reglur við hlið hinna fyrri: hvað er öðruvísi þar, valkostur, `players` eða `edition`; má endurtaka.
command-report-bots = Þjarkar sem spila, sá slakasti fyrst; sjálfgefið þeir á getustigum leiksins sem svara strax.
command-report-games = Leikir fyrir hverja tölu; 1e6 er milljón.
command-report-sample = Leikir sem eru skoðaðir aðgerð fyrir aðgerð.
command-report-html = Hvert síðan fer; sjálfgefið GAME-report.html.
command-play = Spila í skjáhermi; fólk eða þjarkar í hvaða sæti sem er.
command-play-seats = Hver situr hvar: `person`, `person:NAME`, þjarkur eða getustig hans, eins og `person,sharp`.
command-play-seed = Teningar úr fræi, til að spila sama leik aftur.
command-play-resume = Halda áfram með vistaðan leik.
command-play-save = Hvar leikurinn er geymdur; vistaður eftir hverja aðgerð.
command-play-thinking = Hve lengi þjarkar sem leita mega hugsa um aðgerð.
command-replay = Spila leikskýrslu aftur og athuga hverja aðgerð eftir reglunum; með --against er skilagildið 1 ef skýrslurnar tvær eru ólíkar.
command-replay-file = Leikskýrsla.
command-replay-against = Önnur leikskýrsla: segja hvar leiðir skilja.
command-replay-positions = Skrifa leikskýrsluna aftur með stöðunni eftir hverja aðgerð.
command-analyse = Segja hve mikið af leik var heppni og hve mikið færni, og hvaða ákvarðanir kostuðu mest.
command-analyse-played = Skýrsla leiks sem var spilaður, eða leikur sem þjarkar eiga að spila.
command-analyse-bots = Þjarkar sem spila leikinn, eins og `steady,best`; endurtekið kringum borðið.
command-analyse-games = Hve marga leiki þjarkar spila; sjálfgefið 1000.
command-analyse-players = Hve margir þjarkar við borð; sjálfgefið eins margir og nefndir eru.
command-analyse-tries = Hve oft hver staða er prófuð; sjálfgefið eins og leikurinn segir.
command-analyse-html = Skrifa greiningu leikskýrslu sem síðu.
command-new = Byrja á eigin leik: pakki með afriti af leik sem virkar.
command-new-name = Auðkenni leiksins: litlir stafir, tölustafir og _.
command-new-like = Leikurinn sem er afritaður, eða mappa hans; sjálfgefið sá stysti.
command-join = Láta eigin leikmann spila við borð í húsi; docs/client.md segir hvernig hann er skrifaður.
command-join-link = Hlekkur á borð, eða á sæti sem þú átt þar.
command-join-bot = Leikmaður: hann fær umferðirnar í hendur.
command-join-name = Það sem aðrir við borðið lesa.
command-serve = Opna húsið: borð í vafra og yfir netið.
command-serve-host = Vistfangið sem er hlustað á; sjálfgefið aðeins þessi vél.
command-serve-port = Gáttin sem er hlustað á.
command-serve-database = sqlite:///FILE eða postgresql://HOST/NAME; sjálfgefið þín eigin skrá.
command-serve-workers = Vinnsluferlar; fleiri en einn þurfa PostgreSQL.
command-serve-settings = Mörk og tímar í TOML-skrá; sjá docs/house.md.
command-serve-browser = Opna síðuna í vafra.
command-verify = Athuga hvort teningar leikskýrslu séu þeir sem húsið hafði skuldbundið sig til.
command-verify-file = Leikskýrsla sem var sótt frá borði.
command-verify-commitment = Skuldbindingin eins og hún var fyrir leikinn.
command-verify-luck = Þín eigin heppni, til dæmis 1:abc; má endurtaka.
command-backup = Afrita öll borð húss, líka meðan það er opið, í eina SQLite-skrá sem má opna aftur.
command-backup-file = Hvert afritið fer; SQLite-gagnagrunnur.
command-prune = Fjarlægja úr húsi, opnu eða lokuðu, borð þar sem leik lauk fyrir löngu; aldrei borð sem bíður eða er í leik.
command-prune-older-than = Fyrir hve mörgum dögum leik lauk þar; sjálfgefið `keep_for`.
command-prune-settings = Stillingar hússins, þar sem `keep_for` stendur.
command-prune-dry-run = Segja aðeins hvað færi.
command-cache = Segja hvar þýddar reglur eru geymdar og hve mikið pláss þær taka, eða fjarlægja þær.
command-cache-clear = Fjarlægja allt; reglur eru þýddar aftur.
