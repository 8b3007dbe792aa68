# Skelin. Leikirnir koma með sína eigin texta.

site = Croupier
page-title = { $page } · Croupier
site-home = Croupier, að leikjunum
skip = Beint að efninu
language = Tungumál

die-shows = Teningur sem sýnir { $face }

# Home
home-title = Fáðu þér sæti
home-line = Teningaleikir við alvöru borð: heiðarlegir teningar, allar reglur uppi á borðinu, ekkert að setja upp og engin skráning.
home-name = Nafnið þitt
home-name-hint = eins og aðrir sjá það
home-games = Leikirnir
home-play = Spila núna
home-play-of = Spila núna: { $game }
home-screen = Við þennan skjá
home-screen-of = Við þennan skjá: { $game }
home-friends = Bjóða vinum
home-friends-of = Bjóða vinum: { $game }
home-practice = Æfing gegn klukkunni
home-practice-of = Æfing gegn klukkunni: { $game }
home-rules = Reglur
home-rules-of = Reglur: { $game }
home-more = Fleiri kostir
home-more-of = Fleiri kostir: { $game }
home-players = { $least ->
    [one] { $least } leikmaður
   *[other] { $least } leikmenn
  }
home-players-range = { $least }–{ $most } leikmenn
home-players-of = Leikmenn: { $game }
home-opponent = Andstæðingurinn
home-against = Gegn: { opponent }
home-minutes = um { $minutes } mín.
home-resume = Þú varst að spila
home-resume-go = Áfram
home-resume-score = { $name } { $score }
home-resume-aside = Leggja til hliðar: { $game }
home-resume-gone = { $game } er ekki lengur á listanum.
home-resume-undo = Afturkalla
home-left = Þú fórst frá borðinu: { $game }. { bot-name } spilar áfram fyrir þig.
home-left-open = Þú fórst frá borðinu: { $game }. Sætið þitt er opið öðrum.
home-open = Opin borð
home-open-none = Ekkert borð er opið núna. Settu upp borð og þá sjá það allir hér.
home-open-none-of = { $game }: ekkert borð er opið núna. Settu upp borð og þá sjá það allir hér.
home-open-host = gestgjafi: { $name }
home-open-free = { $free ->
    [one] { $free } laust sæti
   *[other] { $free } laus sæti
  }
home-open-game = Leikur
home-open-all = allir leikir
home-open-more = Fleiri borð
home-open-go = Setjast
home-open-go-of = Setjast: { $game }
home-code = Ertu með kóða?
home-code-hint = sláðu inn
home-code-go = Fara að borðinu
home-code-short = Fara
home-laying = Borðið er sett upp …

# Setting a table up
way = Hvernig viltu spila?
way-bots = Gegn þjörkum
way-screen = Við þennan skjá
way-friends = Bjóða vinum
way-bots-line = Þú spilar gegn andstæðingum sem eru alltaf til taks.
way-screen-line = Allir spila hér og skjárinn gengur á milli.
way-friends-line = Þú færð hlekk og kóða og vinirnir setjast hvar sem þeir eru.
setup-players = Leikmenn við borðið
setup-opponent = Andstæðingur í sæti { $seat }
setup-person = Leikmaður { $seat }
setup-friend = Vinur { $seat }
setup-level = Hver spilar í sæti { $seat }
setup-person-here = manneskja
setup-bot = { $level ->
    [random] Einhver sem spilar af handahófi
   *[other] Þjarkurinn „{ $level }“
  }
setup-open-here = opið fyrir vin
setup-public = Sýna meðal opinna borða svo að hver sem er geti sest
setup-rules-line = Svona spilum við nema þið semjið um annað.
setup-edition = Útgáfa
setup-dice = Teningar
setup-dice-fair = Húsið kastar og allir geta sannreynt það
setup-dice-real = Við köstum alvöru teningum og skráum köstin
setup-clock-realtime = Engin klukka hér: báðir grípa í einu.
setup-first = Hver byrjar
setup-first-drawn = Dregið er um það
setup-first-seat = Sæti { $seat }
setup-clock = Klukka
setup-clock-none = Engin klukka
setup-clock-move = { $seconds ->
    [one] { $seconds } sekúnda á aðgerð
   *[other] { $seconds } sekúndur á aðgerð
  }
setup-clock-game = { $minutes ->
    [one] { $minutes } mínúta á leikinn
   *[other] { $minutes } mínútur á leikinn
  }
setup-coach = Þjálfari: ráð handa öllum
setup-coach-realtime = Í rauntíma er enginn þjálfari: hann yrði seinni en hendurnar.
setup-coach-line = Sá sem á leik má spyrja hvað sé best að gera. Allir sjá að spurt var.
setup-start = Byrja
setup-start-friends = Setja upp borðið
setup-more = Húsreglur, teningar, klukka

# Rules
rules-lessons = Leikurinn á hálfri mínútu
rules-clauses = Allar reglurnar
numbers = Hvað tölurnar segja
numbers-about = Hve langir leikir eru, hvort máli skiptir hver byrjar, hve mikið er heppni og hverju húsreglur breyta: talið í þúsundum leikja þjarka.
numbers-read = Lesa úttektina
rules-page = Reglurnar á eigin síðu
rules-of = Reglur: { $game }
rules-close = Loka
rules-broken = Þetta brýtur gegn grein { $clause }
rules-here = Reglan sem skiptir máli núna er merkt.
rules-legend = Það sem er ómerkt stendur í reglubókinni. Merki getur átt við aðeins hluta greinarinnar.
rules-mark = { $source ->
    [found] fundið
    [inferred] ályktað
   *[ours] okkar
  }
rules-source = { $source ->
    [rulebook] úr reglubókinni
    [found] úr umfjöllun eða almennt þekkt
    [inferred] ályktað af dæmum reglubókarinnar
   *[ours] okkar úrskurður
  }

# The table
table-title-turn = ● Þú átt leik · { $game }
table-of = { $game }: borðið
table-board = Leikborðið
table-log = Annáll
table-earlier = Fyrr
table-talk = Annáll og spjall
table-unread = { $count ->
    [1] Ein ný skilaboð
   *[other] { $count } ný skilaboð
  }
table-chat = Spjall
table-chat-off = Slökkva á spjalli
table-chat-on = Kveikja á spjalli
table-chat-hint = Segðu eitthvað
table-chat-send = Senda
table-chat-line = { $name }: { $words }
table-sound-on = Kveikja á hljóði
table-sound-off = Slökkva á hljóði
table-theme = { $theme ->
    [light] Litir: ljósir
    [dark] Litir: dökkir
   *[auto] Litir: eins og tækið
  }
table-rules = Reglur
table-about = Um borðið
table-learning = Undirbúningur, aðeins fyrir fyrsta leik …
table-cast-in = Teningarnir falla eftir { $seconds } …
table-go-in = Allir teningar liggja. Af stað eftir { $seconds } …
table-cast-soon = Teningunum verður kastað á hverri stundu …
table-go-on = Áfram
table-key-space = Bilslá
table-your-turn = Þú átt leik
table-your-turn-of = { $name }, þú átt leik
table-your-turn-too = { $count ->
    [2] Báðir í einu: þú átt leik
   *[other] Allir í einu: þú átt leik
  }
table-laying = Borðið er sett upp …
table-turn-many = { $count ->
    [one] { $names } á leik
   *[other] { $names } eiga leik
  }
table-turn-away = { $count ->
    [one] { $names } er
   *[other] { $names } eru
  } ekki í sambandi. { $host ->
    [yes] { $seconds ->
        [0] Þú mátt láta þjark spila.
       *[other] Eftir { $seconds } s máttu láta þjark spila.
      }
   *[no] { $seconds ->
        [0] Gestgjafinn má láta þjark spila.
       *[other] Eftir { $seconds } s má gestgjafinn láta þjark spila.
      }
  }
table-dice-due = { $real ->
    [yes] Komið er að þínum teningum eða spilum
   *[no] Teningar eða spil eru á leiðinni …
  }
table-watching = Þú horfir á
table-watchers = { $count ->
    [one] { $count } áhorfandi.
   *[other] { $count } áhorfendur.
  }
table-line-connecting = Tengist …
table-line-open = Tengt
table-line-away = Húsið svarar ekki; reynt er aftur …
table-line-closed = Ótengt
table-seat-you = þú
table-seat-away = ekki í sambandi
table-seat-stand-in = { bot-name } hleypur í skarðið
score = { NUMBER($score, useGrouping: 0) }
table-seat-score = Stig { $score }
table-seat-to-move = á leik
table-seat-clock = { $time } eftir
table-play-as = Spila sem { $name }
table-choices = Kostir þínir
table-filter = Finna kost
table-filter-none = Enginn kostur hefur þessi orð.
table-view = Borðið í orðum
table-nothing = Ekkert að gera núna.
plain-yes = já
plain-no = nei
plain-nothing = –
plain-count = { $what } { NUMBER($count, useGrouping: 0) }
list-two = { $most } og { $last }
list-more = { $most } og { $last }
table-source = { $move ->
    [0] Spilað áfram frá upphafi annars leiks
   *[other] Spilað áfram frá aðgerð { $move } í öðrum leik
  }
table-hand-over = { $name } fær skjáinn
table-hand-over-line = Hinir líta undan á meðan.
table-hand-over-go = Ég er { $name }: sýna mína hlið
table-dismiss = Loka þessum skilaboðum

# Learning at the table
now-ask = Hvað get ég gert?
now-title = Það sem þú getur gert núna
now-soon = Fyrst koma teningar eða spil. Augnablik …
now-go = Ýttu á „{ $go }“ til að halda áfram.
now-kind = { $move }{ $more ->
    [0] .
    [1] , eða einn annar kostur af sama tagi.
    [one] , eða einn af { $more } öðrum kosti af sama tagi.
   *[other] , eða einn af { $more } öðrum kostum af sama tagi.
  }
now-rule = Regla
now-rule-of = Reglan um þetta, { $clause }
tour-step = { $step } af { $steps }
tour-next = Næsta
tour-skip = Sleppa
tour-done = Spila
tour-now = Veistu ekki hvað þú átt að gera? Þetta segir þér það hvenær sem er.
tour-again = Fá leiðsögn
tour-offer = Fyrsta sinn hér? Fá leiðsögn

# The coach
best-move = Best
coach = Þjálfari
coach-line = Sá sem á leik má biðja um ráð og hafa leiðbeinanda. Allir sjá það.
hint-ask = Ráð
hint-title = Álit þjálfarans
hint-thinking = Þjálfarinn hugsar …
hint-none = Þjálfarinn hefur ekkert að segja.
hint-only = „{ $best }“ er það eina sem er í boði. Sigurlíkur þínar eru { $chance }.
hint-best = „{ $best }“ gefur { $chance } sigurlíkur, „{ $next }“ { $less }.
hint-known = Það sem enginn í þínu sæti getur séð veit þjálfarinn ekki heldur.
tutor = { $named ->
    [yes] Leiðbeinandi ({ $name }): spyrja áður en miklu er fórnað
   *[no] Leiðbeinandi: spyrja mig áður en ég fórna miklu
  }
tutor-switch = Leiðbeinandi
tutor-move = Þessi aðgerð
tutor-doubt = „{ $better }“ gefur { $best } sigurlíkur, þetta { $chance }. Gera þetta samt?
tutor-late = Leiðbeinandinn náði ekki að skoða þessa aðgerð í tæka tíð: hún var gerð án hans.

seat-open = Opið sæti { $seat }
bot-name = { $level ->
    [casual] Poppy
    [steady] Ottó
    [sharp] Vera
    [best] Magnús
   *[other] Þjarkurinn { $level }
  }
practice-name = Klukkan
bot-name-of-many = { bot-name } ({ $seat })
level = { $level ->
    [casual] afslöppuð
    [steady] traustur
    [sharp] skörp
   *[best] illviðráðanlegur
  }
opponent = { bot-name }, { level }

# Waiting for others
invite-by = { $name } býður þér í { $game }
invite-to = Þér er boðið í { $game }
invite-sit = Setjast og spila
wait-title = Beðið eftir leikmönnum
wait-line = Leikurinn hefst um leið og hvert sæti er skipað.
wait-invite = Bjóddu með þessum hlekk
wait-code = eða með þessum kóða
wait-scan = Kóði til að skanna með öðru tæki
wait-copy = Afrita hlekkinn
wait-copied = Afritað
wait-sit = Setjast hér
wait-sit-too = Spila líka hér
wait-sit-too-of = Spila líka hér: sæti { $seat }
wait-sit-of = Setjast hér: sæti { $seat }
wait-bot = Láta þjark spila
wait-bot-of = Láta þjark spila: sæti { $seat }
wait-empty = Losa sætið
wait-empty-of = Losa sætið: { $name }
wait-luck = Beðið eftir heppni allra …
wait-come = Beðið er eftir: { $names }. Eftir { $seconds } s hefst leikurinn og þjarkar spila fyrir þá sem ekki eru mættir.
wait-show = { $names } { $count ->
    [one] á
   *[other] eiga
} enn eftir að sýna heppnina sem lofað var. Sá sem hefur ekki sýnt hana eftir { $seconds } s missir sætið.
luck-broken = { $times ->
    [one] Heppni var lofað upp á nýtt { $times } sinni, því að einhver sýndi ekki sína.
   *[other] Heppni var lofað upp á nýtt { $times } sinnum, því að einhver sýndi ekki sína.
  }
wait-yours = Sætið þitt
wait-full = Borðið er fullt. Þú getur horft á eða sett upp þitt eigið borð.

# The end
over-won = { $count ->
    [one] { $names } vinnur
   *[other] { $names } deila sigrinum
  }
over-you-share = Þú og { $names } deilið sigrinum
over-you-won = Þú vinnur!
over-score = { $name }: { $score }
over-rematch = Spila aftur
over-rematch-go = Í annan leik
over-rematch-line = Borð fyrir annan leik er tilbúið og sætið þitt er frátekið um stund.
over-rematch-asked = { $names } { $count ->
    [one] vill
   *[other] vilja
  } annan leik. { $seconds ->
    [0] Sætið þitt er frátekið um stund.
   *[other] Hann hefst eftir { $seconds } s og þjarkur spilar fyrir þig þar til þú kemur.
  }
over-rematch-begun = Annar leikur er hafinn. Þjarkur spilar fyrir þig þar til þú kemur.
over-rematch-title = Annar leikur? · { $game }
over-home = Að leikjunum
over-record = Sækja leikskýrsluna
over-link = Leikurinn, fyrir alla sem vilja rifja hann upp
over-copy = Afrita hlekk

# The proof of the dice
proof-title = Sannreyna teninga leiks
proof-line = Hvert kast í leik með heiðarlegum teningum má reikna aftur út frá leikskýrslunni, sem hægt er að sækja þegar leik er lokið. Hún er lesin hér í vafranum þínum og ekki send neinum.
proof-drop = Dragðu leikskýrslu hingað
proof-choose = eða veldu skrá
proof-checking = Hvert kast er sannreynt …
proof-tells = Þessi skýrsla segir frá leik í { $game }: { $names }.
proof-fair = { $rolls ->
    [1] Eina kast eða eini dráttur hússins kemur
   *[other] Öll köst og drættir hússins, { $rolls } talsins, koma
  } heim við { $anchored ->
    [all] lykilinn og heppnina sem ákveðin voru fyrir leikinn.
    [key] lykilinn sem ákveðinn var fyrir leikinn og heppnina í skýrslunni.
   *[nothing] lykilinn og heppnina í skýrslunni.
  }
proof-kept = { $anchored ->
    [all] Húsið stóð við skuldbindingu sína og heppni allra er eins og lofað var.
   *[key] Húsið stóð við skuldbindingu sína.
  }
proof-unanchored = Ekki var athugað hvort þau hefðu verið ákveðin fyrir leikinn: þessi vafri skráði ekkert þá.
proof-unpromised = Heppni var ekki lofað áður en hún var gefin upp: þannig voru leikir spilaðir áður.
proof-none = Engir teningar eru í þessari skýrslu til að sannreyna.
proof-rules = Hér er ekki athugað hvort aðgerðirnar séu leyfilegar og úrslitin rétt; croupier verify gerir það líka.
proof-given = Fyrstu aðgerðirnar, { $given } talsins, koma úr öðrum leik sem þessi var spilaður áfram frá: teningar þeirra eru ekki sannreyndir hér.
proof-roll = Teningarnir eru EKKI heiðarlegir: kast { $roll } af { $rolls } er { $words } í skýrslunni en hefði átt að vera { $due }.
proof-promise = Teningarnir eru EKKI heiðarlegir: heppnin í sæti { $seat } er ekki sú sem lofað var fyrir leikinn.
proof-rounds = Teningarnir eru EKKI heiðarlegir: fjöldi loforða um heppni fyrir þennan leik var { $seen }, en skýrslan segir { $told }.
proof-other-game = Þessi skýrsla segir ekki frá leiknum sem var spilaður hér: { $what ->
    [game] hún er um annan leik.
    [dice] hún hefur ekki teningana sem húsið skuldbatt sig til að nota.
    [given] hún hefur aðgerðir úr öðrum leik, en þessi var ekki spilaður áfram frá neinum.
    [result] hún hefur ekki úrslitin sem þú sérð.
    [key] leiknum er lokið og hún sýnir ekki lykil teninganna.
   *[moves] aðgerðir og köst í henni eru { $told }, en { $made } voru gerð.
  }
proof-misfit = Þessi skýrsla passar ekki við leikinn: ekkert gat dregist eins og hún segir.
proof-no-draw = Ekki er enn hægt að sannreyna teninga þessa leiks í vafranum; croupier verify gerir það.
proof-away = Teningarnir voru ekki sannreyndir: ekki tókst að sækja skýrsluna.
proof-how = Hvernig?
proof-yourself = Eigin sannprófun
proof-how-plain = Húsið gat hvorki valið né breytt því sem kom upp: það ákvað sinn hlut áður en það vissi um heppni nokkurs, og hvert kast og hvert spil sem dregið er ræðst af hvoru tveggja í senn.
proof-how-made = Fyrir fyrsta kastið birti húsið tætigildi (hash) leynilykils síns og allir lofuðu heppni með tætigildi hennar. Hvert kast er reiknað út frá lyklinum, heppni allra og númeri kastsins. Þessi síða gerir það enn einu sinni og ber hvert þeirra saman við skýrsluna.
proof-how-not = Hún spilar reglurnar ekki upp á nýtt og hún kemur frá húsinu sjálfu. Croupier í þinni eigin tölvu sannreynir skýrsluna fyrir þig, reglurnar líka:
proof-another = Sannreyna annan leik

cleared-title = Þetta borð var tekið niður
cleared-line = Enginn kom lengur svo að húsið batt enda á leikinn. Enginn vann.
cleared-another = Annað borð

# How a game went
went-open = Hvernig fór
went-waiting = { $ahead ->
    [0] Greiningin er rétt að hefjast …
    [one] { $ahead } annar leikur er greindur fyrst …
   *[other] { $ahead } aðrir leikir eru greindir fyrst …
  }
went-working = Hver aðgerð er vegin: { $done } af { $of } …
went-curve = Sigurlíkur allra, frá fyrstu aðgerð til síðustu. Sleðinn fyrir ofan fylgir þeim.
went-moments = Augnablik sem skiptu máli
went-share = { $share }
went-now = { $name } { $share }
went-decision = { $mine ->
    [yes] Þú valdir „{ $made }“, sem gefur { $chance } sigurlíkur. „{ $better }“ gefur { $best }.
   *[no] { $name } valdi „{ $made }“, sem gefur { $chance } sigurlíkur. „{ $better }“ gefur { $best }.
  }
went-lucky = { $mine ->
    [yes] Þú hefur heppnina með þér: úr { $from } í { $to }.
   *[no] { $name } hefur heppnina með sér: úr { $from } í { $to }.
  }
went-unlucky = { $mine ->
    [yes] Þú verður fyrir óheppni: úr { $from } í { $to }.
   *[no] { $name } verður fyrir óheppni: úr { $from } í { $to }.
  }
went-key = { $count ->
    [0] Engin aðgerð sem gerð var kostaði mikið og ekkert kast eða spil réð úrslitum.
   *[other] { $cost } dýrkeypt aðgerð, { $lucky } heppni, { $unlucky } óheppni
  }
went-before = Augnablikið á undan
went-after = Næsta augnablik
went-accounts = Heppni og færni
went-of = { $name }: { $from } → { $to }
went-luck = Heppni
went-errors = Eigin mistök
went-given = Mistök annarra
went-mean = Hver ákvörðun
went-skill = { $mine ->
    [yes] Þú áttir val { $decisions ->
        [one] { $decisions } sinni
       *[other] { $decisions } sinnum
      } og tapaðir { $mean } af sigri í hvert sinn að meðaltali{ $bot ->
        [none] .
       *[other] : svipað og { $bot }.
      }
   *[no] { $name } átti val { $decisions ->
        [one] { $decisions } sinni
       *[other] { $decisions } sinnum
      } og tapaði { $mean } af sigri í hvert sinn að meðaltali{ $bot ->
        [none] .
       *[other] : svipað og { $bot }.
      }
  }
went-no-scale = Enginn þjarkur er nefndur til samanburðar: hvað ákvarðanir kosta þjarka var aðeins mælt fyrir tvo með venjulegum reglum, og ekki í öllum leikjum.
went-known = Línuritið tekur mið af öllu sem var hulið; ákvarðanir eru metnar eftir því sem leikmaðurinn vissi.
went-adjusted = Án heppni
went-coarse = ?
went-rest-row = { $what ->
    [tempo] Hraði handa
   *[rest] Afgangur
  }
went-mostly = { $what ->
    [tempo] { $names }: hraði handa réð meiru en heppni og ákvarðanir, og engin aðgerð segir frá honum.
   *[rest] { $names }: meira af niðurstöðunni er í afganginum en í heppni og ákvörðunum, og það verður ekki greint sundur.
  }
went-vague-means = Þar sem ? stendur er talan of óviss: afgangurinn er of stór í samanburði við hana.
went-coarse-means = Þar sem ? stendur er talan of gróf: svo langur leikur var prófaður of sjaldan.
went-exact = Allar líkur eru nákvæmar.
went-exact-but = Líkurnar eiga við tvo sem spila áfram eins vel og hægt er: þessi leikur er leystur, að því frátöldu sem afgangurinn er gerður úr.
went-tried = Líkurnar eru fundnar með tilraunum: { $bot } spilaði { $tries ->
    [one] { $tries } sinni
   *[other] { $tries } sinnum
  } áfram úr hverri stöðu.
went-rest = Afgangurinn verður ekki greindur sundur, því að { $why }.
went-rest-deck = notuð spil eru ekki talin
went-rest-judgement = stöður eru metnar en ekki leystar
went-rest-tempo = hraði handa er ekki aðgerð
went-rest-sampling = tilraunir gefa aldrei vissu
went-rest-hidden = leikmenn gátu ekki séð allt

# What is agreed, on the felt
agreed = Húsreglur: { $options }
agreed-option = { $option }: { $value }
agreed-assumed = Ágiskun okkar (eintak vantar): { $what }
agreed-real = Alvöru teningar

# About this table
replay-open = Rifja upp
replay-title = Upprifjun
replay-at = { $at ->
    [0] Upphafið
   *[other] Aðgerð { $at } af { $last }
  }
replay-first = Að upphafi
replay-before = Einni aðgerð aftar
replay-play = Spila
replay-pause = Hlé
replay-after = Einni aðgerð framar
replay-last = Að leikslokum
replay-scrub = Hvar í leiknum
replay-branch = Spila áfram héðan
replay-no-branch = { $why ->
    [realtime] Leik í rauntíma er ekki hægt að spila áfram frá miðju.
   *[secrets] Héðan má spila áfram þegar leiknum er lokið: fram að því á hann sér leyndarmál.
  }
replay-close = Aftur að borðinu
about-edition = Útgáfa
about-assumed = Forsendur, því að enginn gat lesið þær af raunverulegu eintaki: { $what }
about-speed = Hraði
about-speed-of = { $speed ->
    [slow] Hægt
    [fast] Hratt
    [none] Engin bið
   *[normal] Venjulegt
  }
about-volume = Hljóðstyrkur
about-waits = Umferð mín hefst, og lotum lýkur, þegar ég held áfram
about-slips = Spyrja mig á undan dýrkeyptri aðgerð
about-tours = Leiðsögn um leiki sem ég þekki ekki
about-speed-line = Hve lengi þú sérð það sem gerist. Með bilslánni, eða með því að ýta á borðið, er strax haldið áfram.
about-options = Húsreglur
about-option = { $option }:
about-default = venjulegt
about-changed = samið um annað
about-dice = Teningar
about-dice-fair = Húsið kastar. Það birti tætigildi lykils síns áður en nokkur settist; lykillinn er sýndur í lokin.
about-dice-real = Alvöru teningar, köstin eru skráð.
about-commitment = Tætigildi leyndarmálsins
about-clock = Klukka
about-clock-move = { $seconds ->
    [one] { $seconds } sekúnda
   *[other] { $seconds } sekúndur
  } á aðgerð; eftir það { $expiry ->
    [lost] fær þjarkur sætið
   *[bot] velur þjarkur aðgerðina
  }
about-clock-game = { $seconds ->
    [one] { $seconds } sekúnda
   *[other] { $seconds } sekúndur
  } á leikinn; eftir það { $expiry ->
    [lost] fær þjarkur sætið
   *[bot] velur þjarkur aðgerðina
  }

slip-title = { $move }?
slip-do = Já: { $move }
slip-back = Til baka

carry = Flytja í annað tæki
carry-of = Flytja í annað tæki: { $name }
carry-code = Kóði til að skanna með hinu tækinu
carry-link = Skannaðu þetta með hinu tækinu eða opnaðu þennan hlekk þar
carry-share = Deila hlekknum
carry-line = Hlekkurinn er lykill að sætinu: sá sem opnar hann fyrstur situr þar og sætið er farið héðan. Sýndu hann engum öðrum. Hann virkar einu sinni.
carry-gone = Sætið er nú í hinu tækinu.

about-seats = Hver situr hér
about-bot = spilar sem þjarkurinn { $bot }
table-stand-in = Láta þjark spila: { $name }
table-give-back = Skila sætinu: { $name }
table-return = Taka við aftur: { $name }
about-leave = Fara
about-leave-of = Fara: { $name }
about-leave-sure = Ertu viss? { bot-name } tæki við af þér fyrir fullt og allt.
about-leave-open = Ertu viss? Sætið yrði opið hverjum sem er.
about-leave-yes = Já, gefa það eftir
about-leave-no = Nei, vera áfram

# Real dice
real-title = Hvað sýna teningarnir eða spilin þín?
real-hint = Það sem þau sýna
real-type = Skrifa það heldur
real-send = Þetta sýna þau
real-begins = Hver byrjar?
real-chosen = Valið hingað til
real-left = { $count } í viðbót
real-enter = Skrá næsta kast
real-sheet = Teningar þessa kasts
real-sheet-full = Allir teningar eru komnir.
real-die = { $colour }, sýnir { $face }
real-die-open = { $colour }, ekki enn skráður
real-face-of = Það sem teningurinn sýnir: { $colour }
real-back = Taka einn til baka
real-take-back = Þetta voru mistök: taka aftur

# The log
log-opened = Borðið er sett upp.
log-sat = { $words } sest við borðið.
log-left = { $name } fer.
log-bot-sat = { bot-name } sest við borðið.
log-broken = Heppni sem var lofað var ekki sýnd: allir lofa upp á nýtt.
log-stood-in = { bot-name } hleypur í skarðið ({ $name }).
log-replaced = { $name } hættir, { bot-name } spilar áfram.
log-returned = { $name } spilar aftur.
log-began = Leikurinn hefst.
log-hint-asked = { $name } biður þjálfarann um ráð.
log-tutor-on = { $name } hefur nú leiðbeinanda sem spyr áður en miklu er fórnað.
log-tutor-off = { $name } hefur ekki lengur leiðbeinanda.
log-taken-back = { $name } tekur síðasta kast aftur.
log-ended = Leiknum er lokið.
log-cleared = Enginn kom lengur: húsið tók borðið niður.
log-again = Borð fyrir annan leik er tilbúið.

# When something is not there
lost-page-title = Þessi síða er ekki til í húsinu
lost-page = Slóðin gæti verið rangt slegin inn.
lost-table-title = Þetta borð er farið
lost-table = Borð þar sem leik er lokið eru ekki geymd að eilífu, eða þá að stafur í kóðanum er rangur.
lost-game-title = Þessi leikur er ekki í hillunni
lost-game = Slóðin gæti verið rangt slegin inn.
lost-house-title = Húsið svarar ekki
lost-house = Það gæti verið lokað í bili eða sambandslaust. Það sem þú hefur spilað er geymt.
lost-home = Að leikjunum
lost-again = Reyna aftur

# Troubles that need no page
trouble-away = Húsið svarar ekki. Engu var breytt.
trouble-rule = Regla { $clause }
