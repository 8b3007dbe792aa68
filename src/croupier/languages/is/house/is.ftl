# Hver má gera hvað og hvenær
error-no-such-seat = við þetta borð eru sæti 1 til { $seats }
error-seat-taken = þetta sæti er tekið
error-key-luck = allir eru einmitt að sýna heppni sína: opnaðu hlekkinn aftur eftir augnablik
error-key-holds-nothing = þessi hlekkur á ekkert sæti: hann virkar einu sinni og aðeins þar til sætið er gefið eftir; biddu um nýjan þar sem þú spilaðir síðast
error-seat-not-yours = sæti { $seat } er ekki þitt
error-host-only = aðeins gestgjafinn getur losað sæti eða fengið það þjarki
error-players-only = aðeins þeir sem spiluðu geta beðið um annan leik
error-others-roll = { $count ->
    [one] sæti { $seats } kastar
   *[other] eitt þessara sæta kastar: { $seats }
  }
error-bot-plays = þjarkur spilar í þessu sæti; taktu það fyrst aftur
error-nobody-to-replace = engan þarf að leysa af í þessu sæti
error-seat-held = þetta sæti er skipað; fyrir leikinn má losa það
error-not-away = { $seconds ->
    [one] þjarkur getur spilað fyrir þann sem hefur verið fjarverandi í { $seconds } sekúndu
   *[other] þjarkur getur spilað fyrir þann sem hefur verið fjarverandi í { $seconds } sekúndur
  }
error-nobody-to-move = aðeins er hægt að losa sæti fyrir leikinn, og aðeins sæti sem er skipað
error-no-stand-in = enginn þjarkur hleypur í skarðið í þessu sæti
error-not-begun = leikurinn er ekki hafinn
error-game-over = leiknum er lokið
error-cleared = enginn kom lengur svo að húsið hefur tekið þetta borð niður
error-game-not-over = leiknum er ekki lokið
error-source-not-over = leiknum sem þessi var spilaður áfram frá er ekki lokið
error-stale = borðið var komið lengra; líttu aftur á það áður en þú velur
error-no-trying = í rauntíma er ekkert hægt að prófa: gerðu aðgerðina
error-counting = ekki strax: enn er verið að telja
error-house-rolls = við þetta borð kastar húsið
error-no-dice-due = ekki er komið að neinum teningum
error-nothing-typed = engin skráð útkoma er til að taka aftur
error-no-coach = við þetta borð er enginn þjálfari
error-coach-realtime = í rauntíma er enginn þjálfari: hendur eru of fljótar fyrir ráð
error-coach-turn = sæti { $seat } á ekki leik: þjálfarinn bíður þar til svo er
error-coach-thinking = þjálfarinn er enn að hugsa um það sem þú spurðir síðast
error-coach-weighing = leiðbeinandinn þinn er enn að hugsa um aðgerðina sem þú sendir áðan
error-coach-busy = of margir spyrja þjálfarann núna; reyndu aftur eftir augnablik
error-coach-lost = þjálfarinn á ekkert svar við þessari stöðu
error-analysis-long = færslur í þessum leik eru { $entries } og ekki fleiri en { $most } eru greindar
error-analysis-lost = greining þessa leiks hefur mistekist tvisvar; hún er ekki reynd aftur
error-analysis-failed = ekki tókst að greina þennan leik núna; reyndu aftur eftir augnablik
error-many-analyses = leikir sem bíða greiningar eru þegar { $most }; reyndu aftur eftir nokkrar mínútur
error-your-analyses = leikir sem bíða greiningar frá þinni IP-tölu eru þegar { $most }; reyndu aftur þegar einum er lokið
error-branch-early = leikurinn er ekki hafinn: ekkert er til að spila áfram frá
error-handed-often = sæti má láta ganga áfram { $most ->
    [one] { $most } sinni
   *[other] { $most } sinnum
  } í mesta lagi
error-key-form = lykill er gefinn með SHA-256 hans, 64 sextándatölustöfum, og er að einu sæti einu
error-holder-here = sá sem á þetta sæti er hér eða hefur verið fjarverandi skemur en { $seconds ->
    [one] { $seconds } sekúndu
   *[other] { $seconds } sekúndur
  }
error-branch-realtime = hendur er ekki hægt að stöðva og halda svo áfram þaðan: settu upp nýtt borð
error-secrets = þessi leikur á sér leyndarmál: leikskýrslu hans má lesa þegar honum er lokið

# Það sem sagt var
error-hello-first = segðu fyrst hello
error-hello-again = hello var sagt áður
error-silent = ekkert var sagt of lengi
error-unreadable = ekki er hægt að lesa þessi skilaboð: { $reason }
error-lacks = ekki er hægt að lesa þessi skilaboð: { $what } vantar
error-chat-full = skilaboð við þetta borð eru orðin { $most }: fleiri komast ekki að
error-nothing-said = ekkert er í þessum skilaboðum
error-seen-ahead = enginn hefur séð svo langt enn
error-json-only = segðu það sem JSON, með efnisgerðinni application/json
error-data-or-words = segðu það annaðhvort sem gögn eða með orðum
error-no-such-move = í { $game } er engin slík aðgerð: { $reason }
error-luck = heppni er 1 til 64 bókstafir, tölustafir, - eða _
error-promise-form = loforð er SHA-256 af heppni með 64 sextándatölustöfum
error-luck-promised = allir hafa lofað heppni sinni: henni verður ekki breytt lengur
error-luck-spent = þessi heppni var sýnd áður við þetta borð: lofaðu nýrri heppni
error-luck-not-yet = heppni er sýnd þegar allir hafa lofað sinni
error-luck-other = þetta er ekki heppnin sem var lofað
error-move-length = stafir í aðgerð eru { $most } í mesta lagi
error-too-long = stafir í { $what ->
    [name] nafni
   *[message] skilaboðum
  } mega vera { $most }, ekki { $letters }
error-name-invisible = enginn getur séð þetta nafn; veldu annað
error-name-taken = einhver við þetta borð heitir þegar { $name }; veldu annað nafn
error-no-such-edition = útgáfan „{ $name }“ er ekki til; til eru: { $known }
error-clock-bounds = klukka er { $least } til { $most } sekúndur

# Það sem er ekki til
error-no-table = borðið „{ $table }“ er ekki til; borð eru ekki geymd að eilífu eftir að leik lýkur
error-no-http = þetta er hvorki HTTP né upphaf WebSocket-tengingar
error-no-page = ekkert er á þessari slóð
error-old-table = við borðið { $table } var spilað eftir öðrum reglum en húsið hefur nú; það er geymt eins og það er
error-figures-only-inside = tölur eru fyrir þann sem rekur húsið
error-strange-page = þessi síða tilheyrir ekki húsinu

# Það sem er of mikið eða ekki hægt núna
error-many-from-address = of { $what ->
    [tables] mörg ný borð
   *[requests] margar beiðnir
  } frá þinni IP-tölu; reyndu aftur eftir nokkra stund
error-many-offers = borð frá þinni IP-tölu sem bíða í anddyrinu eru { $most }; sestu við eitt þeirra eða settu upp borð sem er ekki öllum opið
error-many-connections = of margar tengingar frá þinni IP-tölu
error-many-messages = of mörg skilaboð; gefðu þér tíma
error-cannot-write = húsið getur ekki skrifað í gagnagrunn sinn; engu var breytt
error-cannot-read = húsið getur ekki lesið gagnagrunn sinn; reyndu aftur eftir augnablik
error-in-doubt = húsið veit ekki hvort þetta var skrifað: gagnagrunnurinn svarar ekki; líttu á borðið áður en þú reynir aftur
error-table-waits = þetta borð bíður eftir gagnagrunni hússins; engu var breytt
error-fault = eitthvað fór úrskeiðis í húsinu; það hefur verið skráð

# Teningar leikskýrslu sannreyndir
error-no-fair-dice = þessi leikur var ekki spilaður með heiðarlegum teningum: leikskýrslan hefur enga dice-línu
error-key-not-shown = húsið hefur ekki sýnt lykil sinn: leiknum er ekki lokið, eða hann hófst aldrei
error-no-roll-checked = ekkert kast í þessari leikskýrslu var sannreynt: að eigin sögn eru þau öll á meðal fyrstu aðgerðanna, { $given } talsins, sem koma úr öðrum leik
error-other-key = teningarnir eru EKKI heiðarlegir: lykillinn sem sýndur er er ekki sá sem húsið skuldbatt sig til að nota
error-other-commitment = teningarnir eru EKKI heiðarlegir: þetta er ekki skuldbindingin sem var birt fyrir leikinn
error-other-luck = teningarnir eru EKKI heiðarlegir: sæti { $seat } var með aðra heppni
error-luck-twice = teningarnir eru EKKI heiðarlegir: sæti er með heppni tvisvar
error-luck-of-bot = teningarnir eru EKKI heiðarlegir: í sæti { $seat } er þjarkur, og þjarkar hafa enga heppni
error-luck-missing = teningarnir eru EKKI heiðarlegir: heppnina í sæti { $seat } vantar
error-luck-of-nobody = teningarnir eru EKKI heiðarlegir: þar er heppni sem ekkert sæti getur átt
error-other-roll = teningarnir eru EKKI heiðarlegir: aðgerð { $number } ({ $seat }) hefði átt að vera { $words }

# Rekstur húss
error-settings = stillingarnar { $file }: { $reason }
error-port = ekki er hægt að nota gátt { $port } á { $host }: { $reason }; veldu aðra með --port
error-workers = fjöldi vinnsluferla verður að vera frá 1 til { $most }, ekki { $workers }
error-workers-sqlite = fleiri en einn vinnsluferill þarf PostgreSQL; nefndu gagnagrunninn með --database postgresql://HOST/NAME
error-database-url = „{ $url }“ er ekki slóð gagnagrunns; skrifaðu sqlite:///FILE eða postgresql://HOST/NAME
error-database-kind = húsið geymir borð sín í sqlite eða postgresql, ekki í { $kind }
error-database-engine = gagnagrunnurinn { $url }: { $reason }
error-database-newer = gagnagrunnurinn er af nýrri gerð en þetta forrit, sem þekkir { $head }: { $reason }
error-database-away = ekki er hægt að nota gagnagrunninn { $url }: { $reason }
error-no-database = gagnagrunnurinn { $file } er ekki til
error-database-held = annað hús er með { $file } opið; fleiri en einn vinnsluferill þarf PostgreSQL
error-copy = afritið var ekki gert: { $reason }

# Það sem skilaboðaforrit sýnir af hlekk að borði
invitation = { $name } býður þér í { $game }
invitation-of-nobody = Borð: { $game }

# Það sem síða segir áður en nokkuð sést
page-about = Teningaleikir í vafranum: gegn þjörkum, við einn skjá eða með vinum.
page-needs-script = Croupier þarf JavaScript til að sýna borðin.
