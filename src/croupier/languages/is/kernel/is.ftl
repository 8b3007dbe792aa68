nobody = enginn
nothing = ekkert

bot-random = Velur hvaða aðgerð sem er, allar jafnlíklegar.

event-began = { $seat } byrjar.
event-over = { $winners-count ->
    [one] { $winners } vinnur.
   *[other] { $winners } deila sigrinum.
  }

error-unknown-game = leikurinn „{ $name }“ er ekki til; til eru: { $known }
error-unknown-bot = þjarkurinn „{ $name }“ er ekki til; til eru: { $known }
error-unknown-option = valkosturinn „{ $name }“ er ekki til; til eru: { $known }
error-unknown-edition = útgáfan „{ $name }“ er ekki til; til eru: { $known }, eða slóð að .toml-skrá
error-unknown-clause = greinin „{ $name }“ er ekki til; til eru: { $known }

error-players-bounds = { $game } er fyrir { $least } til { $most } leikmenn, ekki { $players }
error-too-many-positions = stöður eru fleiri en { $most }: of margar til að leysa
error-endless = til eru stöður þaðan sem leiknum lýkur aldrei: það er ekki hægt að leysa
error-cannot-solve = aðeins er hægt að leysa leik fyrir tvo án leyndarmála og rauntíma, og { $game } er ekki slíkur
error-no-such-beginner = sæti { $seat } getur ekki byrjað: leikmenn eru { $players }
error-option-bounds = valkosturinn { $option } getur ekki verið „{ $value }“; hann getur verið: { $least } til { $most }
error-option-words = valkosturinn { $option } getur ekki verið „{ $value }“; hann getur verið: { $known }
error-struct-kind = þetta verður að vera { $wanted }, ekki { $found }
error-struct-value = { $kind } getur ekki verið svona: { $reason }
error-no-code = aðgerð er heil tala sem sæti velur, ekki { $move }
error-position-number = { $field } er tala, ekki „{ $text }“
error-position-list = tölur í { $field } eru { $count }, ekki „{ $text }“
error-position-bounds = { $field } getur ekki verið { $number }; það getur verið: { $least } til { $most }
error-position-players-other = leikmenn í þessari stöðu eru { $found }, ekki { $players }
error-position-stuck = úr þessari stöðu getur enginn haldið áfram
error-position-unlike = engin staða í { $game } hefur þessi bæti
error-position-bytes = bæti í stöðu í { $game } eru { $bytes }, ekki { $found }
error-no-game = þetta er hvorki leikur né uppsetning heldur { $found }
error-setup-game = uppsetning er á leik, eins og croupier.game("pig") skilar honum, ekki { $found }
error-no-number = { $number } er ekki heil tala
error-no-options = valkostir eru gefnir með nafni, eins og í options={"{"}"target": 50{"}"}, ekki sem { $found }
error-no-setup = þetta er ekki uppsetning: game.setup(players) býr hana til, ekki { $found }
error-no-start = start verður að vera staða, ekki { $found }; Position.from_text(game, line) býr hana til
error-no-line = staða er lesin úr textalínu, ekki { $found }
error-bots-list = þjarkar eru listi, einn fyrir hvert sæti, ekki { $found }
error-agreed-before = { $what } má ekki nefna með uppsetningu eða stöðu, sem hefur sitt eigið
error-no-such-game = leikur { $number } er ekki þar á meðal: þeir eru taldir frá 0 til { $most }
error-batch-busy = annar þráður er að nota þessa runu: gefðu hverjum þræði sína eigin
error-no-reset = enginn leikur er til að halda áfram með: reset() byrjar nýjan
error-start-other = upphafsstaðan er úr leik með annarri uppsetningu: { $game }
error-start-over = upphafsstaðan er lok leiks
error-not-in-turn = sæti { $seat } má ekkert gera núna
error-number-bounds = { $number } verður að vera heil tala frá { $least } til { $most }
error-actions-shape = aðgerðir verða að vera heilar tölur, ein fyrir hvern leik, { $envs } talsins, ekki { $shape }
error-action-shape = aðgerð er ein heil tala, ekki { $found }
error-no-action-in = aðgerð { $action } er ekki möguleg í leik { $env }, þar sem sæti { $seat } velur
error-actions-too-many = leik { $number } lýkur eftir { $needed ->
    [one] { $needed } aðgerð
   *[other] { $needed } aðgerðir
  }
error-nobody-chooses = þjarkur er í hverju sæti: enginn er eftir til að velja
error-no-action-for = engin aðgerð hér er { $move }
error-no-such-action = sæti { $seat } hefur ekki aðgerð { $action } núna
error-not-over = leiknum er ekki lokið: enginn hefur unnið enn
error-bad-rng = þetta eru ekki teningar: notaðu new_rng(seed)
error-below-bounds = mörkin sem dregin tala er undir mega vera 1 til { $most }, ekki { $count }
error-bad-edition = útgáfan { $edition }: { $reason }
error-bots-for-players = þjarkar eru { $bots } en leikmenn { $players }
error-no-polars = polars geymir línur leikja: pip install 'croupier[data]'
error-keep-where = leikir eru geymdir í skrá eða afhentir falli, ekki { $found }
error-keep-suffix = { $file } verður að enda á einu af þessu: { $known }
error-not-kept = ekki er hægt að skrifa { $file }: { $why }
error-system = { $what ->
    [ENOENT] skráin eða mappan er ekki til
    [EISDIR] þetta er mappa
    [ENOTDIR] hluti slóðarinnar er ekki mappa
    [EACCES] það er ekki leyfilegt
    [EPERM] það er ekki leyfilegt
    [EROFS] þar er aðeins hægt að lesa
    [ENOSPC] það er ekkert pláss eftir
    [EEXIST] það er þar nú þegar
    [EADDRINUSE] það er þegar í notkun
    [EADDRNOTAVAIL] þessi tölva hefur ekki þetta vistfang
    [ECONNREFUSED] enginn svarar þar
   *[other] { $words }
  }
error-no-function = í { $file } er ekkert fall sem heitir { $name }
error-no-python = { $file }: skráin er ekki til
error-bad-file = { $file }, lína { $line }: { $why }
error-no-row = þetta er ekki lína úr hermdum leik: { $why }
error-row-lacks = þetta er ekki lína úr hermdum leik: { $column } vantar
error-row-start = þessi leikur hófst úr tiltekinni stöðu, en leikskýrsla hefst á upphafinu
error-row-bot = þjarkurinn { $bot } finnst ekki aftur: gefðu hann með sem own={"{"}"{ $bot }": …{"}"}
error-row-bot-other = þjarkurinn { $bot } hefur breyst síðan þessi leikur var spilaður
error-row-other = þessi leikur fer á annan veg þegar hann er spilaður aftur: reglur hans eða þjarkar hafa breyst síðan
error-seating-bounds = númer sætaskipanarinnar verður að vera frá 0 til { $most }, ekki { $seating }
error-no-distributed = til að nota margar vélar þarf Dask: pip install 'croupier[cluster]'
error-no-client = client verður að vera distributed.Client sem er ekki ósamstilltur, ekki { $found }
error-cluster-workers = klasi á sína eigin vinnsluferla: slepptu fjölda þeirra
error-worker-cannot = { $worker } getur ekki spilað: { $why }
error-workers-died = vinnsluferlarnir sem spiluðu leikina frá númeri { $number } hrundu ({ $died } hver á eftir öðrum); atburðaskrá þess síðasta, { $worker }, segir kannski hvers vegna
error-worker-differs = { $worker } myndi ekki spila sömu leiki; hér og þar: { $what }
error-bots-stay = ekki er hægt að senda þetta til vinnsluferlanna: { $bots }; { $why }
error-games-bounds = fjöldi leikja verður að vera frá 1 til { $most }, ekki { $games }
error-first-game-bounds = númer fyrsta leiks verður að vera frá 0 til { $most }, ekki { $number }
error-results-differ = aðeins niðurstöður af sama tagi leggjast saman; þessar eru ólíkar í: { $what }
error-results-overlap = þessar niðurstöður eiga leiki sameiginlega: fræ { $seed }, leikur { $number }
error-workers-bounds = fjöldi vinnsluferla verður að vera frá 1 til { $most }, ekki { $workers }
error-too-many-outcomes = útkomur í { $game } eru of margar til að telja upp innan { $depth ->
    [one] { $depth } aðgerðar
   *[other] { $depth } aðgerða
  }
error-unknown-device = tækið „{ $name }“ er ekki til; til eru: { $known }
error-device-alone = skjákort (GPU) geymir ekki línu fyrir hvern leik og spilar ekki í klasa
error-no-gpu-extra = leikir á skjákorti (GPU) þurfa pakkann numba-cuda; settu hann upp með: pip install "croupier[gpu]"
error-no-gpu = ekkert skjákort (GPU) er til að spila á: { $why }
error-device-searches = þjarkurinn { $bot } leitar á undan hverri aðgerð, sem er ekki gert á skjákorti (GPU); hann spilar með device="cpu"
error-seed-bounds = fræið verður að vera frá 0 til { $most }, ekki { $seed }

error-begins-first = fyrst er dregið um hver byrjar: sæti 1 til { $players }
error-begins-words = „{ $text }“ segir ekki hver byrjar; skrifaðu seat 1 begins, upp í sæti { $players }
error-begins-once = dregið er um hver byrjar einu sinni, á undan öllu öðru
error-not-dice = „{ $text }“ eru ekki teningar; nefndu tölur þeirra, allt að { $most }, svo sem 1 5 5

error-record-none = þetta er ekki leikskýrsla: hún hefst ekki á „{ $magic }“
error-record-version = þessi leikskýrsla er af gerð „{ $version }“; þetta forrit les upp að gerð { $newest }
error-record-cut-off = leikskýrslan er ekki heil: síðasta línan er ekki lokalína
error-record-line = leikskýrslan er skemmd: „{ $line }“ á ekki heima þar
error-record-name = leikskýrslan er skemmd: stafir í nafninu í sæti { $seat } eru { $letters }, en þar mega vera { $most } í mesta lagi
error-record-lines-missing = leikskýrslan er skemmd: hún þarf leik, útgáfu og sæti
error-record-given = leikskýrslan er skemmd: aðgerðir í henni eru { $moves }, en hún segir að { $given } séu úr öðrum leik
error-record-end = leikskýrslan er skemmd: innihaldið kemur ekki heim við lokalínuna
error-record-game = leikskýrslan passar ekki við { $game }: { $reason }
error-record-seat = aðgerð { $number } er frá sæti { $seat }, en sætin eru { $players }
error-record-move = aðgerð { $number } ({ $seat } { $words }) er ekki hægt að endurtaka: { $reason }
error-record-position = eftir aðgerð { $number } er staðan „{ $position }“
error-record-result = úrslit leikskýrslunnar eru { $said ->
    [open] óráðin
   *[other] { $said }
  }, aðgerðir hennar gefa { $given ->
    [open] óráðin úrslit
   *[other] { $given }
  }
