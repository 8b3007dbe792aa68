error-few-bots = en turnering kräver två botar eller fler, inte { $bots }
error-field-list = botarna i en turnering är en lista, inte { $found }
error-bot-twice = { $bot } är anmäld två gånger: i en turnering spelar varje bot en gång
error-field-small = ett bord för { $players } kräver { $players } olika botar, och det finns { $bots }
error-too-many-tables = { $bots } botar ger { $tables } bord för { $players }; det får vara högst { $most }
error-stop-two = en turnering kan sluta i förtid mellan två botar vid ett bord för två, inte med { $bots } botar vid bord för { $players }
error-stop-form = att sluta i förtid kräver två andelar av segern, inte { $found }
error-stop-shares = att sluta i förtid kräver två andelar av segern mellan 0 och 1 ({ $least } till { $most }), den mindre först, inte { $share0 } och { $share1 }
error-stop-risk = { $name } är en risk över 0 och högst 0,5, inte { $risk }
error-no-lessons = { $game } har ingen bot som lär sig
error-training-games = från 0 till { $most } partier kan spelas för att lära av, inte { $games }
error-other-plan = något annat skulle läras där: det krävs en annan fil, eller de partier, det frö, de spelare och den rival som det började med
error-no-school = { $file } innehåller inte det som `croupier train` har lärt sig
error-no-match = ett parti eller ett protokoll går att analysera, inte { $found }
error-secrets-covered = spelet är inte slut, och dess hemligheter är dolda tills det är det
error-names-for-players = { $names } namn för { $players } spelare
error-tries-bounds = ställningar kan provas 1 till { $most } gånger, inte { $tries }
error-own-hands = i { $game } har alla en hand, och egna botar har ingen här: nämn botar som hör till spelet
error-vary-nothing = vad ska variera? Regelval, players eller edition, vart och ett med sina värden
error-vary-list = { $name } tar en lista med värden, inte { $found }
error-vary-twice = { $name } har värdet { $value } två gånger
error-vary-fixed = { $name } kan antingen variera eller vara fast, inte bådadera
error-vary-players = players är ett heltal, inte { $value }
error-many-combinations = det blir { $combinations } kombinationer; det får vara högst { $most }
error-no-sweep = { $file } innehåller inget svep: { $why }
error-other-sweep = { $file } innehåller ett annat svep, som får stå kvar: det skiljer sig i { $what }
error-not-kept = { $file } går inte att skriva: { $why }
error-no-frames = Parquet skrivs av polars, och { $package } är inte installerat: pip install 'croupier[data]'
error-no-plots = diagram ritas av Altair, och { $package } är inte installerat: pip install 'croupier[report]'
error-sample-bounds = från 2 till { $most } partier kan granskas noga, inte { $sample }
error-few-games = en rapport kräver från 2 till { $most } partier för varje siffra, inte { $games }
error-report-twice = { $bot } är nämnd två gånger: i en rapport har varje bot en plats
error-against-form = det som jämförs är en uppställning, eller det som är annorlunda i den, inte { $found }
error-against-same = båda uppställningarna är lika: inget kan jämföras
error-against-other = båda uppställningarna måste höra till samma spel, och den andra hör till { $game }
error-endless = { $bot } spelar partier som inte slutar inom { $longest } steg: nämn andra botar för rapporten

analysis-percent = { NUMBER($share, style: "percent") }
analysis-percent-tenths = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-percent-hundredths = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
analysis-more = +{ $size }
analysis-less = −{ $size }
analysis-title = { $game }: tur och skicklighet
analysis-unfinished = Spelet är inte slut än.
analysis-part = { $done ->
    [one] Avbrutet: det här är analysen av det första av { $all } drag, kast och kort.
   *[other] Avbrutet: det här är analysen av de första { $done } av { $all } drag, kast och kort.
  }
analysis-when = { $number ->
    [0] början
   *[other] drag { $number }
  }
analysis-before = Strax innan: { $told }
analysis-known = Chanserna här tar hänsyn till allt som var dolt; besluten bedöms efter vad spelaren visste.
analysis-chances = Vinstchanser
analysis-moments = Det som ändrade mest
analysis-mistakes = De dyraste besluten
analysis-faultless = Inget beslut kostade något.
analysis-ledger = Tur och misstag
analysis-ledger-means = Varje konto går ihop: från chansen i början till resultatet. Tur är det som tärningar och kort ändrade. Ett misstag är det som ett bättre drag hade vunnit i genomsnitt, så långt spelaren kunde veta. Utan tur är resultatet minus turen; det kan bli mer än en seger, eller mindre än ingen.
analysis-how = Så togs det fram
analysis-at-first = i början
analysis-luck = tur
analysis-errors = egna misstag
analysis-given = andras misstag
analysis-rest = rest
analysis-tempo = händernas snabbhet
analysis-mostly = { $what ->
    [tempo] För { $names } avgjorde händernas snabbhet mer än tur och beslut: den syns inte i något drag.
   *[rest] För { $names } ligger mer av resultatet i resten än i tur och beslut: den går inte att dela upp.
  }
analysis-in-the-end = till slut
analysis-so-far = hittills
analysis-without-luck = utan tur
analysis-rises = Vinstchansen för { $name } stiger från { $before } till { $after }.
analysis-falls = Vinstchansen för { $name } faller från { $before } till { $after }.
analysis-does = { $name }: { $move }
analysis-did = { $name }: ”{ $move }”
analysis-why = ”{ $better }” hade vunnit { $chance } av partierna därifrån, ”{ $made }” vinner { $less }: det kostade { $cost } av en seger.
analysis-points-more = Med ”{ $better }” blir det till slut { $points } mer i genomsnitt (± { $margin }).
analysis-points-fewer = Med ”{ $better }” blir det till slut { $points } mindre i genomsnitt (± { $margin }).
analysis-points = { $points } poäng
analysis-points-same = I poäng går de två knappt att skilja åt till slut.
analysis-chances-mean = Chanserna gäller att vinna partiet därifrån, så långt spelaren kunde veta.
analysis-points-mean = Chanserna gäller att vinna partiet därifrån, så långt spelaren kunde veta; poängen är de till slut.
analysis-skill = { $name } ställdes inför ett val { $decisions ->
    [one] en gång
   *[other] { $decisions } gånger
  } och förlorade i genomsnitt { $mean } av en seger per gång.
analysis-no-error = { $name } ställdes inför ett val { $decisions ->
    [one] en gång
   *[other] { $decisions } gånger
  } och förlorade inget { $sure ->
    [yes] på det
   *[no] på det, såvitt det går att se
  }.
analysis-no-decision = { $name } ställdes aldrig inför något val.
analysis-nothing-made = { $name } gjorde inget drag där det fanns ett val. I realtid räknas bara beslut som fattades: det som någon lät gå förbi är inget beslut.
analysis-like = Det är ungefär så mycket som boten { $bot } förlorar.
analysis-like-means = Att någon gör lika stora misstag som en bot säger inte mer än så, och ett enda parti säger lite: i nästa kan misstagen bli andra.
analysis-coarse = ?
analysis-coarse-means = Ett ? är för osäkert för att anges: { $tries ->
    [one] ett försök
   *[other] { $tries } försök
  } från varje ställning i ett så långt parti kan slå fel med { $off } av en seger, all tur sammantagen. Fler försök säger mer.
analysis-vague-means = Ett ? är för vagt för att anges: resten, slumpen i det som provades eller det som botar inte kan bedöma, är för stor i jämförelse.
analysis-scale = Vad ett beslut kostar våra botar i genomsnitt: { $bots }.
analysis-no-scale = Ingen bot nämns som jämförelse: vad beslut kostar botar har bara mätts vid bord för två med de vanliga reglerna, och inte för alla spel.
analysis-scale-bot = { $bot } { $mean }
analysis-no-rest = Det finns ingen rest: tur och misstag förklarar allt.
analysis-rest-of = Resten är det som inte går att dela upp: { $parts }.
analysis-left-deck = kort som är borta och inte kommer tillbaka i senare turer
analysis-left-judgement = en bedömning som aldrig är helt rätt
analysis-left-tempo = hur snabba händerna var, vilket inget drag visar
analysis-left-sampling = slumpen i det som provades, och spelare som gör bättre ifrån sig än boten som spelade vidare
analysis-left-hidden = det som spelarna inte kunde se
analysis-exact = Chanserna är exakta: spelet är löst, och de gäller två som spelar vidare så bra som det går.
analysis-exact-but = Chanserna gäller två som spelar vidare så bra som det går: spelet är löst, utom det som resten består av.
analysis-judged = Chanserna är bedömda: spelet är inte löst, och vad en ställning är värd beräknas utan att den spelas till slut.
analysis-tried = Chanserna är utprovade: boten { $bot } spelade vidare för alla, { $tries ->
    [one] en gång
   *[other] { $tries } gånger
  } från varje ställning, med samma tärningar efter vart och ett av de jämförda dragen. Ett drag räknas som misstag bara där ett annat var bättre utöver slumpen.
analysis-tried-judged = Chanserna är bedömda där det går, som mellan två turer. I övrigt är de utprovade: boten { $bot } spelade vidare dit för alla, { $tries ->
    [one] en gång
   *[other] { $tries } gånger
  } från varje ställning, med samma tärningar efter vart och ett av de jämförda dragen. Ett drag räknas som misstag bara där ett annat var bättre utöver slumpen.
analysis-off = En chans kan slå fel med { $off }.

report-title = { $game }: vad siffrorna säger
report-under = { $players } spelare, { $agreed ->
    [none] de vanliga reglerna
   *[other] { $agreed }
  }. Spelat av botar: { $games } partier för varje siffra, och { $sample } granskade drag för drag.
report-both = Två uppsättningar regler för { $game }, spelade av botar: { $games } partier för varje siffra, och { $sample } granskade drag för drag.
report-usual = vanliga regler
report-minute = På en minut
report-compared = Sida vid sida
report-compared-means = I fetstil står det som skiljer sig mer än slumpen förklarar. ± är vad 95 av 100 sådana rapporter håller sig inom.
report-length = Hur lång tid det tar
report-seats = Vem som sitter var
report-skill = Tur och skicklighet
report-lead = Vem som leder
report-pieces = Vad som kommer i spel
report-decisions = Vad det finns att besluta
report-rules = Vad husregler gör
report-ends = Hur det slutar, och återvändsgränder
report-how = Så togs det fram

report-moves = Ett parti har { $moves } drag: vart tionde högst { $short }, hälften upp till { $half }, vart tionde { $long } eller fler.
report-turns = Var och en av { $players } spelare har ungefär { $turns } turer.
report-seconds = Det tar { $seconds } sekunder på klockan.
report-spread = { $kind ->
    [even] Alla partier är ungefär lika långa.
    [wide] Vissa partier är mer än dubbelt så långa som andra: räkna med det.
   *[some] De långa tar upp till dubbelt så lång tid som de korta.
  }
report-seat-uneven = Plats { $seat } vinner { $share } av partierna bland jämbördiga; jämnt fördelat vore det { $even }.
report-seat-even = Bland jämbördiga vinner varje plats ungefär sin del på { $even }: efter { $games } partier är ingen plats bättre än slumpen kan förklara.
report-seat-bots = { $bot } { $share }
report-seat-by-skill = Så ofta vinner den som börjar, beroende på vilka botar som spelar: { $bots }.
report-seat-rules = Enligt reglerna spelar det ingen roll vem som börjar.
report-luck = Boten { $better } vid ett bord med { $others ->
    [one] { $other }
   *[other] { $others } st { $other }
  } vinner { $share } av partierna, där dess del vore { $even }. Att vara bättre avgör alltså { $decided } av dem, och turen övriga { $luck }.
report-luck-none = Boten { $better } vinner mot { $other } inte mer än sin del på { $even }, så långt det går att se: turen avgör.
report-luck-only = Det finns bara en bot som svarar genast: vad skicklighet är värd går inte att säga.
report-luck-means = Avgjort av skicklighet är den del av partierna som den bättre skulle behöva vinna rakt av om alla andra gick som bland jämbördiga: (n × andel − 1) / (n − 1) för n spelare. Talet hör till just dessa två spelare: ju längre de är från varandra, desto mindre lämnas åt turen.
report-luck-ladder = Mot andra: { $bots }.
report-luck-beside = { $other } lämnar { $luck } åt turen
report-changes = Ledningen går från en plats till en annan { $changes } gånger per parti.
report-half = Den som leder vid halvtid vinner { $share } av partierna; i { $comebacks } av alla partier vinner någon som då låg efter.
report-early = { $tenth ->
    [never] Inte ens efter nio tiondelar vinner den som leder fyra partier av fem: det är öppet till slutet.
   *[other] Från { $tenth } av partiet och framåt vinner den som leder fyra partier av fem.
  }
report-level = Ingen leder ensam under { $share } av ett parti.
report-no-lead = Det som alla kan se vid platserna säger inte vem som leder, så inget sägs om ledningar och vändningar.
report-of = { $happening } ({ $field })
report-piece = { $label }: oftast { $most }, { $often } gånger per parti, mest sällan { $least }, { $seldom } gånger.
report-piece-even = { $label }: alla kommer ungefär lika ofta, { $often } gånger per parti.
report-happenings = Oftast i ett parti: { $kinds }.
report-often = { $label } { $times } gånger
report-rare = I färre än ett parti av tio: { $kinds }.
report-decides = Var och en gör { $moves } drag per parti. { $real } av dessa drag ger ett val, mellan { $choices } i genomsnitt.
report-no-choice = Var och en gör { $moves } drag per parti, och knappt något drag ger ett val.
report-menu = Bara några av de tillåtna dragen är uppräknade, så det finns mer att välja mellan.
report-disputed = Vid { $share } av valen skulle { $bots } inte göra likadant: det finns något att vara bra på.
report-agreed = Vid { $share } av valen skulle { $bots } inte göra likadant: de flesta är självklara.
report-costly = Vid { $share } av valen kostar det sämsta draget en hundradels seger eller mer.
report-rule = { $option } = { $value }: { $otherwise } av partierna går till någon annan, och partierna är { $times } gånger så långa.
report-option = { $option }: { $says }
report-bot = { $bot }: { $says }
report-rule-idle = { $option } = { $value }: inget parti med { $bot } gick annorlunda.
report-rules-mean = Varje husregel för sig, på samma tärningar som utan den: hur många partier någon annan vinner.
report-no-rules = Det finns inga husregler att prova.
report-ending = Så här slutar partierna: { $ways }.
report-way = { $label } { $share }
report-looked = Det som eftersöktes: partier som når gränsen på { $longest } steg; partier som alla är lika långa; händelser som aldrig inträffar; husregler som inte ändrar något.
report-endless = Partier med { $bots } slutade inte inom { $longest } steg.
report-fixed = Alla partier med { $bots } har exakt lika många steg: något annat än det spelarna gör avslutar dem.
report-never = Aldrig sett i { $games } partier med { $bot }: { $kinds }. En del av det kan höra till husregler som inte gäller.
report-idle = Dessa husregler ändrade inget i partier med { $bot }, oavsett vilket värde som prövades: { $options }.
report-no-dead-ends = Inget av det hittades.
report-found-how = Botar som spelade: { $bots }, den svagaste först. Den sista av dem sitter på alla platser där inget annat sägs. Parti nummer n av ett frö är detsamma överallt, så siffrorna är desamma var de än tas fram.
report-again = Framtaget med: { $command }
report-for = { $name }: { $sentence }

report-axis-moves = drag i ett parti
report-axis-games = partier
report-axis-seat = plats
report-axis-wins = vunna partier
report-axis-decided = avgjort av den bättre spelaren
report-axis-course = hur långt partiet har kommit
report-axis-leader = ledaren vinner
report-axis-changes = ledarbyten i ett parti
report-axis-choices = drag att välja mellan
report-axis-share = av alla drag
report-axis-times = gånger per parti
report-axis-otherwise = av alla partier
report-row-moves = drag i ett parti
report-row-turns = turer per spelare
report-row-first = partier vunna av den som börjar
report-row-decided = avgjort av { $better } mot { $other }
report-row-changes = ledarbyten
report-row-comebacks = vändningar från halvtid
report-row-half = ledaren vid halvtid vinner
report-row-choices = drag att välja mellan
report-row-real = drag som ger ett val
report-row-own = drag per spelare
