error-few-bots = mót þarf tvo þjarka eða fleiri, ekki { $bots }
error-field-list = þjarkar í móti eru listi, ekki { $found }
error-bot-twice = þjarkurinn { $bot } er skráður tvisvar: í móti spilar hver þjarkur einu sinni
error-field-small = borð fyrir { $players } þarf { $players ->
    [one] { $players } ólíkan þjark
   *[other] { $players } ólíka þjarka
  }, en þeir eru { $bots }
error-too-many-tables = úr þjörkum, { $bots } talsins, verða { $tables } borð fyrir { $players }; þau geta verið { $most } í mesta lagi
error-stop-two = aðeins má stöðva mót snemma þegar tveir þjarkar spila við borð fyrir tvo; hér eru þjarkar { $bots } og borð fyrir { $players }
error-stop-form = til að hætta snemma þarf tvo sigurhluti, ekki { $found }
error-stop-shares = til að hætta snemma þarf tvo sigurhluti á milli 0 og 1 ({ $least } til { $most }), þann minni fyrst, ekki { $share0 } og { $share1 }
error-stop-risk = { $name } er áhætta yfir 0 og í mesta lagi 0,5, ekki { $risk }
error-no-lessons = enginn þjarkur sem lærir er til fyrir { $game }
error-training-games = til að læra má spila 0 til { $most } leiki, ekki { $games }
error-other-plan = þar átti að læra annað: annaðhvort þarf aðra skrá eða sömu leiki, fræ, leikmenn og keppinaut og byrjað var með
error-no-school = { $file } geymir ekki það sem `croupier train` hefur lært
error-no-match = greina má viðureign eða leikskýrslu, ekki { $found }
error-secrets-covered = þessum leik er ekki lokið og leyndarmál hans eru hulin þar til svo er
error-names-for-players = nöfn eru { $names } en leikmenn { $players }
error-tries-bounds = stöður má prófa 1 til { $most } sinnum, ekki { $tries }
error-own-hands = í { $game } hefur hver hönd og þínir eigin þjarkar hafa enga hér: nefndu þjarka leiksins
error-vary-nothing = hvað á að breytast? Valkostir leiksins, players eða edition, hvert með sínum gildum
error-vary-list = { $name } tekur lista af gildum, ekki { $found }
error-vary-twice = { $name } hefur gildið { $value } tvisvar
error-vary-fixed = { $name } er annaðhvort breytilegt eða fast, ekki hvort tveggja
error-vary-players = players er heil tala, ekki { $value }
error-many-combinations = samsetningarnar yrðu { $combinations }; þær mega vera { $most } í mesta lagi
error-no-sweep = { $file } geymir ekki könnun: { $why }
error-other-sweep = { $file } geymir aðra könnun, sem helst óbreytt; hún er ólík í: { $what }
error-not-kept = ekki er hægt að skrifa { $file }: { $why }
error-no-frames = polars skrifar Parquet, en pakkann { $package } vantar: pip install 'croupier[data]'
error-no-plots = Altair teiknar línuritin, en pakkann { $package } vantar: pip install 'croupier[report]'
error-sample-bounds = skoða má 2 til { $most } leiki grannt, ekki { $sample }
error-few-games = úttekt þarf 2 til { $most } leiki fyrir hverja tölu, ekki { $games }
error-report-twice = þjarkurinn { $bot } er nefndur tvisvar: í úttekt á hver þjarkur einn stað
error-against-form = til samanburðar þarf uppsetningu, eða það sem er öðruvísi í henni, ekki { $found }
error-against-same = báðar uppsetningarnar eru eins: ekkert er hægt að bera saman
error-against-other = báðar uppsetningarnar verða að vera á sama leik, en hin er á öðrum: { $game }
error-endless = leikjum þjarksins { $bot } lýkur ekki innan { $longest } skrefa: nefndu aðra þjarka fyrir úttektina

analysis-percent = { NUMBER($share, style: "percent") }
analysis-percent-tenths = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-percent-hundredths = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
analysis-more = +{ $size }
analysis-less = −{ $size }
analysis-title = { $game }: heppni og færni
analysis-unfinished = Leiknum er ekki lokið enn.
analysis-part = Stöðvað: þetta er greining á upphafi leiksins, { $done } af { $all } aðgerðum, köstum og spilum.
analysis-when = { $number ->
    [0] upphaf
   *[other] aðgerð { $number }
  }
analysis-before = Á undan: { $told }
analysis-known = Líkurnar hér taka mið af öllu sem var hulið; ákvarðanir eru metnar eftir því sem leikmaðurinn vissi.
analysis-chances = Sigurlíkur
analysis-moments = Mestu umskiptin
analysis-mistakes = Dýrustu ákvarðanirnar
analysis-faultless = Engin ákvörðun kostaði neitt.
analysis-ledger = Heppni og mistök
analysis-ledger-means = Hver reikningur gengur upp: frá líkunum í fyrstu til úrslitanna. Heppni er það sem teningar og spil breyttu. Mistök eru það sem betri aðgerð hefði unnið að meðaltali, að svo miklu leyti sem leikmaðurinn gat vitað. Án heppni er niðurstaðan að frádreginni heppninni; það getur verið meira en sigur eða minna en enginn.
analysis-how = Hvernig þetta var fundið
analysis-at-first = í fyrstu
analysis-luck = heppni
analysis-errors = eigin mistök
analysis-given = mistök annarra
analysis-rest = afgangur
analysis-tempo = hraði handa
analysis-mostly = { $what ->
    [tempo] { $names }: hraði handa réð meiru en heppni og ákvarðanir, og engin aðgerð segir frá honum.
   *[rest] { $names }: meira af niðurstöðunni er í afganginum en í heppni og ákvörðunum, og það verður ekki greint sundur.
  }
analysis-in-the-end = í lokin
analysis-so-far = hingað til
analysis-without-luck = án heppni
analysis-rises = { $name }: sigurlíkurnar hækka úr { $before } í { $after }.
analysis-falls = { $name }: sigurlíkurnar lækka úr { $before } í { $after }.
analysis-does = { $name }: { $move }
analysis-did = { $name }: „{ $move }“
analysis-why = „{ $better }“ hefði unnið { $chance } leikjanna þaðan, „{ $made }“ vinnur { $less }: það kostaði { $cost } af sigri.
analysis-points-more = Með „{ $better }“ bætast { $points } við í lokin að meðaltali (± { $margin }).
analysis-points-fewer = Með „{ $better }“ dragast { $points } frá í lokin að meðaltali (± { $margin }).
analysis-points = { $points } stig
analysis-points-same = Í stigum er varla hægt að greina á milli þeirra í lokin.
analysis-chances-mean = Líkur eru líkurnar á að vinna leikinn þaðan, að svo miklu leyti sem leikmaðurinn gat vitað.
analysis-points-mean = Líkur eru líkurnar á að vinna leikinn þaðan, að svo miklu leyti sem leikmaðurinn gat vitað; stig eru stigin í lokin.
analysis-skill = { $name } átti val { $decisions ->
    [one] { $decisions } sinni
   *[other] { $decisions } sinnum
  } og tapaði { $mean } af sigri í hvert sinn að meðaltali.
analysis-no-error = { $name } átti val { $decisions ->
    [one] { $decisions } sinni
   *[other] { $decisions } sinnum
  } og tapaði engu { $sure ->
    [yes] á því
   *[no] á því svo að greint yrði
  }.
analysis-no-decision = { $name } átti aldrei val.
analysis-nothing-made = { $name } gerði enga aðgerð þar sem um eitthvað var að velja. Í rauntíma teljast aðeins ákvarðanir sem voru teknar: að láta eitthvað fram hjá sér fara er engin ákvörðun.
analysis-like = Það er um það bil jafnmikið og þjarkurinn { $bot } tapar.
analysis-like-means = Að einhver geri jafnmikil mistök og þjarkur segir ekkert meira en það, og einn leikur segir fátt: mistök þess næsta geta verið önnur.
analysis-coarse = ?
analysis-coarse-means = Þar sem ? stendur er talan of gróf: { $tries ->
    [one] með { $tries } tilraun
   *[other] með { $tries } tilraunum
  } úr hverri stöðu svo langs leiks getur skeikað um { $off } af sigri, þegar öll heppni er lögð saman. Fleiri tilraunir segja meira.
analysis-vague-means = Þar sem ? stendur er talan of óviss: afgangurinn, tilviljun í því sem var prófað eða það sem þjarkar geta ekki metið, er of stór í samanburði við hana.
analysis-scale = Það sem ákvörðun kostar þjarka okkar að meðaltali: { $bots }.
analysis-no-scale = Enginn þjarkur er nefndur til samanburðar: hvað ákvarðanir kosta þjarka var aðeins mælt við borð fyrir tvo með venjulegum reglum, og ekki í öllum leikjum.
analysis-scale-bot = { $bot } { $mean }
analysis-no-rest = Enginn afgangur er: heppni og mistök skýra það allt.
analysis-rest-of = Afgangurinn er það sem ekki er hægt að greina sundur: { $parts }.
analysis-left-deck = spil sem eru farin og koma ekki aftur í síðari umferðum
analysis-left-judgement = mat sem er aldrei alveg rétt
analysis-left-tempo = hraði handa, sem engin aðgerð segir frá
analysis-left-sampling = tilviljun í því sem var prófað og leikmenn sem gera betur en þjarkurinn sem spilaði áfram
analysis-left-hidden = það sem leikmenn gátu ekki séð
analysis-exact = Líkurnar eru nákvæmar: þessi leikur er leystur og þær eiga við tvo sem spila áfram eins vel og hægt er.
analysis-exact-but = Líkurnar eiga við tvo sem spila áfram eins vel og hægt er: þessi leikur er leystur, að því frátöldu sem afgangurinn er gerður úr.
analysis-judged = Líkurnar eru metnar: þessi leikur er ekki leystur og virði stöðu er reiknað án þess að spila hana til enda.
analysis-tried = Líkurnar voru fundnar með tilraunum: þjarkurinn { $bot } spilaði áfram fyrir alla, { $tries ->
    [one] { $tries } sinni
   *[other] { $tries } sinnum
  } úr hverri stöðu, með sömu teningum eftir hverja aðgerð sem borin var saman. Aðgerð telst aðeins mistök þar sem önnur var betri svo að það yrði ekki skýrt með tilviljun.
analysis-tried-judged = Líkurnar eru metnar þar sem það er hægt, eins og á milli tveggja umferða. Annars staðar voru þær fundnar með tilraunum: þjarkurinn { $bot } spilaði áfram þangað fyrir alla, { $tries ->
    [one] { $tries } sinni
   *[other] { $tries } sinnum
  } úr hverri stöðu, með sömu teningum eftir hverja aðgerð sem borin var saman. Aðgerð telst aðeins mistök þar sem önnur var betri svo að það yrði ekki skýrt með tilviljun.
analysis-off = Líkum getur skeikað um { $off }.

report-title = { $game }: hvað tölurnar segja
report-under = { $players } leikmenn, { $agreed ->
    [none] venjulegar reglur
   *[other] { $agreed }
  }. Spilað af þjörkum: leikir að baki hverri tölu eru { $games }, og { $sample } eru skoðaðir aðgerð fyrir aðgerð.
report-both = { $game } með tvennum reglum, spilað af þjörkum: leikir að baki hverri tölu eru { $games }, og { $sample } eru skoðaðir aðgerð fyrir aðgerð.
report-usual = venjulegar reglur
report-minute = Í stuttu máli
report-compared = Hlið við hlið
report-compared-means = Feitletrað er það þar sem munurinn er meiri en tilviljun skýrir. ± sýnir mörkin sem 95 af 100 slíkum úttektum halda sig innan.
report-length = Hve langan tíma það tekur
report-seats = Hver situr hvar
report-skill = Heppni og færni
report-lead = Hver er í forystu
report-pieces = Það sem kemur við sögu
report-decisions = Það sem er um að velja
report-rules = Hverju húsreglur breyta
report-ends = Hvernig leik lýkur, og blindgötur
report-how = Hvernig þetta var fundið

report-moves = Í leik eru { $moves } aðgerðir: í einum af tíu ekki fleiri en { $short }, í helmingi leikja allt að { $half }, í einum af tíu { $long } eða fleiri.
report-turns = Hver af { $players } leikmönnum fær um { $turns } umferðir.
report-seconds = Leikur varir { $seconds } sekúndur á klukkunni.
report-spread = { $kind ->
    [even] Leikir eru allir álíka langir.
    [wide] Sumir leikir eru meira en tvöfalt lengri en aðrir: gerðu ráð fyrir því.
   *[some] Þeir löngu eru allt að tvöfalt lengri en þeir stuttu.
  }
report-seat-uneven = Meðal jafningja vinnast { $share } leikjanna úr sæti { $seat }; jafn hlutur væri { $even }.
report-seat-even = Meðal jafningja vinnur hvert sæti um það bil jafnan hlut, { $even }: eftir { $games ->
    [one] { $games } leik
   *[other] { $games } leiki
  } er ekkert sæti betra en tilviljun skýrir.
report-seat-bots = { $bot } { $share }
report-seat-by-skill = Svo oft vinnur sá sem byrjar, eftir því hvaða þjarkar spila: { $bots }.
report-seat-rules = Samkvæmt reglunum skiptir engu máli hver byrjar.
report-luck = Þjarkurinn { $better } við borð með { $others ->
    [1] þjarkinum { $other }
   *[other] { $others } eintökum af þjarkinum { $other }
  } vinnur { $share } leikjanna, en jafn hlutur væri { $even }. Færnin ræður þá úrslitum í { $decided } þeirra og heppnin í hinum, { $luck }.
report-luck-none = Þjarkurinn { $better } vinnur ekki meira en jafnan hlut, { $even }, með þjarkinum { $other } við borðið, svo að greint verði: heppnin ræður.
report-luck-only = Aðeins einn þjarkur svarar samstundis: ekki er hægt að segja hvers virði færni er.
report-luck-means = Hlutur færninnar er sá hluti leikjanna sem sá betri þyrfti að vinna afdráttarlaust ef allir hinir færu eins og meðal jafningja: (n × hlutur − 1) / (n − 1) fyrir n leikmenn. Hann á við þessa tvo leikmenn: því meira sem ber á milli þeirra, því minna er eftir handa heppninni.
report-luck-ladder = Með öðrum: { $bots }.
report-luck-beside = { $other } skilur { $luck } eftir handa heppninni
report-changes = Forystan færist { $changes } sinnum í leik frá einu sæti til annars.
report-half = Sá sem er í forystu í hálfleik vinnur { $share } leikjanna; í { $comebacks } allra leikja vinnur einhver sem þá var undir.
report-early = { $tenth ->
    [never] Jafnvel þegar níu tíundu eru að baki vinnur sá sem er í forystu færri en fjóra leiki af fimm: allt er opið til loka.
   *[other] Þegar { $tenth } leiks eru að baki vinnur sá sem er í forystu fjóra leiki af fimm.
  }
report-level = Í { $share } leiks er enginn einn í forystu.
report-no-lead = Það sem allir sjá við sætin segir ekki hver er í forystu, svo að hér segir ekkert af forystu og viðsnúningum.
report-of = { $happening } ({ $field })
report-piece = { $label }: oftast { $most }, { $often } sinnum í leik, sjaldnast { $least }, { $seldom } sinnum.
report-piece-even = { $label }: allt kemur álíka oft, { $often } sinnum í leik.
report-happenings = Algengast í leik: { $kinds }.
report-often = { $label } { $times } sinnum
report-rare = Í færri en einum leik af tíu: { $kinds }.
report-decides = Hver leikmaður gerir { $moves } aðgerðir í leik. Við { $real } þeirra er um eitthvað að velja, { $choices } kosti að meðaltali.
report-no-choice = Hver leikmaður gerir { $moves } aðgerðir í leik, og nær aldrei er um neitt að velja.
report-menu = Aðeins sumar leyfilegar aðgerðir eru taldar upp, svo að úr fleiru er að velja.
report-disputed = Þegar um eitthvað er að velja gerðu { $bots } ekki það sama í { $share } tilvika: hér er hægt að skara fram úr.
report-agreed = Þegar um eitthvað er að velja gerðu { $bots } ekki það sama í { $share } tilvika: oftast liggur valið í augum uppi.
report-costly = Þegar um eitthvað er að velja kostar versta aðgerðin hundraðasta hluta af sigri eða meira í { $share } tilvika.
report-rule = { $option } = { $value }: { $otherwise } leikjanna vinnur einhver annar, og lengd leikja margfaldast með { $times }.
report-option = { $option }: { $says }
report-bot = { $bot }: { $says }
report-rule-idle = { $option } = { $value }: enginn leikur þjarksins { $bot } fór á annan veg.
report-rules-mean = Hver húsregla ein sér, með sömu teningum og án hennar: hve marga leiki einhver annar vinnur.
report-no-rules = Engar húsreglur eru til að prófa.
report-ending = Leikjum lýkur svona: { $ways }.
report-way = { $label } { $share }
report-looked = Leitað var að: leikjum sem ná hámarkinu, { $longest } skrefum; leikjum sem eru allir jafnlangir; atburðum sem verða aldrei; húsreglum sem breyta engu.
report-endless = Leikjum lauk ekki innan { $longest } skrefa (spilað af: { $bots }).
report-fixed = Allir leikir eru nákvæmlega jafnmörg skref (spilað af: { $bots }). Eitthvað annað en spilamennskan lýkur þeim.
report-never = Aldrei séð í { $games ->
    [one] { $games } leik
   *[other] { $games } leikjum
  } þjarksins { $bot }: { $kinds }. Sumt af því getur tilheyrt húsreglum sem eru ekki í gildi.
report-idle = Þessar húsreglur breyttu engu í leikjum þjarksins { $bot }, hvaða gildi sem prófað var: { $options }.
report-no-dead-ends = Ekkert af þessu fannst.
report-found-how = Þjarkar spiluðu: { $bots }, sá slakasti fyrst. Sá síðasti þeirra situr í öllum sætum þar sem annað er ekki tekið fram. Leikur númer n með tilteknu fræi er alls staðar eins, svo að þetta eru sömu tölurnar hvar sem þær eru búnar til.
report-again = Búið til með: { $command }
report-for = { $name }: { $sentence }

report-axis-moves = aðgerðir í leik
report-axis-games = leikir
report-axis-seat = sæti
report-axis-wins = unnir leikir
report-axis-decided = hlutur færninnar
report-axis-course = hve langt leikurinn er kominn
report-axis-leader = sá sem er í forystu vinnur
report-axis-changes = forystuskipti í leik
report-axis-choices = aðgerðir í boði
report-axis-share = af öllum aðgerðum
report-axis-times = sinnum í leik
report-axis-otherwise = af öllum leikjum
report-row-moves = aðgerðir í leik
report-row-turns = umferðir hvers leikmanns
report-row-first = leikir sem sá vinnur sem byrjar
report-row-decided = hlutur færninnar: { $better } með { $other }
report-row-changes = forystuskipti
report-row-comebacks = viðsnúningar frá hálfleik
report-row-half = sá sem leiðir í hálfleik vinnur
report-row-choices = aðgerðir í boði
report-row-real = aðgerðir þar sem er val
report-row-own = aðgerðir hvers leikmanns
