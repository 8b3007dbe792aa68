error-few-bots = en turnering kræver to botter eller flere, ikke { $bots }
error-field-list = botterne i en turnering er en liste, ikke { $found }
error-bot-twice = { $bot } er tilmeldt to gange: i en turnering spiller hver bot én gang
error-field-small = et bord til { $players } kræver { $players } forskellige botter, og der er { $bots }
error-too-many-tables = { $bots } botter giver { $tables } borde til { $players }; der kan højst være { $most }
error-stop-two = en turnering kan stoppe tidligt mellem to botter ved et bord til to, ikke med { $bots } botter ved borde til { $players }
error-stop-form = at stoppe tidligt kræver to andele af sejren, ikke { $found }
error-stop-shares = at stoppe tidligt kræver to andele af sejren mellem 0 og 1 ({ $least } til { $most }), den mindste først, ikke { $share0 } og { $share1 }
error-stop-risk = { $name } er en risiko over 0 og op til 0,5, ikke { $risk }
error-no-lessons = { $game } har ingen bot, der lærer
error-training-games = der kan spilles fra 0 til { $most } partier at lære af, ikke { $games }
error-other-plan = der skulle læres noget andet der: det kræver en anden fil, eller de partier, det seed, de spillere og den rival, det blev begyndt med
error-no-school = { $file } rummer ikke det, `croupier train` har lært
error-no-match = et parti eller en protokol kan analyseres, ikke { $found }
error-secrets-covered = dette spil er ikke slut, og dets hemmeligheder er skjult, til det er
error-names-for-players = { $names } navne til { $players } spillere
error-tries-bounds = stillinger kan prøvespilles 1 til { $most } gange, ikke { $tries }
error-own-hands = i { $game } har alle en hånd, og dine egne botter har ingen her: nævn spillets botter
error-vary-nothing = hvad skal variere? Spillets indstillinger, players eller edition, hver med sine værdier
error-vary-list = { $name } tager en liste af værdier, ikke { $found }
error-vary-twice = { $name } har værdien { $value } to gange
error-vary-fixed = { $name } varierer enten eller ligger fast, ikke begge dele
error-vary-players = players er et helt tal, ikke { $value }
error-many-combinations = det giver { $combinations } kombinationer; der kan højst være { $most }
error-no-sweep = { $file } rummer ikke et sweep: { $why }
error-other-sweep = { $file } rummer et andet sweep, som bevares: det er forskelligt i { $what }
error-not-kept = { $file } kan ikke skrives: { $why }
error-no-frames = Parquet skrives af polars, og { $package } er ikke installeret: pip install 'croupier[data]'
error-no-plots = diagrammer tegnes af Altair, og { $package } er ikke installeret: pip install 'croupier[report]'
error-sample-bounds = fra 2 til { $most } partier kan ses nøje efter, ikke { $sample }
error-few-games = en rapport kræver fra 2 til { $most } partier for hvert tal, ikke { $games }
error-report-twice = { $bot } er nævnt to gange: i en rapport har hver bot én plads
error-against-form = det, der sammenlignes, er en opsætning eller det, der er anderledes i den, ikke { $found }
error-against-same = de to opsætninger er ens: der er intet at sammenligne
error-against-other = begge opsætninger skal høre til ét spil, og den anden hører til { $game }
error-endless = { $bot } spiller partier, der ikke slutter inden for { $longest } skridt: nævn andre botter til rapporten

analysis-percent = { NUMBER($share, style: "percent") }
analysis-percent-tenths = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-percent-hundredths = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
analysis-more = +{ $size }
analysis-less = −{ $size }
analysis-title = { $game }: held og dygtighed
analysis-unfinished = Spillet er ikke slut endnu.
analysis-part = { $done ->
    [one] Afbrudt: dette er analysen af det første af { $all } træk, kast og kort.
   *[other] Afbrudt: dette er analysen af de første { $done } af { $all } træk, kast og kort.
  }
analysis-when = { $number ->
    [0] begyndelsen
   *[other] træk { $number }
  }
analysis-before = Før det: { $told }
analysis-known = Chancerne her regner med alt, der var skjult; valg bedømmes efter, hvad spilleren vidste.
analysis-chances = Vinderchancer
analysis-moments = Hvad der ændrede mest
analysis-mistakes = De dyreste valg
analysis-faultless = Intet valg kostede noget.
analysis-ledger = Held og fejl
analysis-ledger-means = Hvert regnskab går op: fra chancen i starten til resultatet. Held er det, terninger og kort ændrede. En fejl er det, et bedre træk ville have vundet i gennemsnit, så vidt spilleren kunne vide. Uden held er resultatet minus heldet; det kan være mere end en sejr eller mindre end ingen.
analysis-how = Sådan blev det fundet
analysis-at-first = i starten
analysis-luck = held
analysis-errors = egne fejl
analysis-given = andres fejl
analysis-rest = rest
analysis-tempo = hurtige hænder
analysis-mostly = { $what ->
    [tempo] Hurtige hænder afgjorde mere for { $names } end held og valg: intet træk viser det.
   *[rest] Resultatet for { $names } ligger mere i resten end i held og valg: det kan ikke skilles ad.
  }
analysis-in-the-end = til sidst
analysis-so-far = indtil nu
analysis-without-luck = uden held
analysis-rises = Chancen for { $name } stiger fra { $before } til { $after }.
analysis-falls = Chancen for { $name } falder fra { $before } til { $after }.
analysis-does = { $name }: { $move }
analysis-did = { $name }: ”{ $move }”
analysis-why = ”{ $better }” ville have vundet { $chance } af partierne derfra, ”{ $made }” vinder { $less }: det kostede { $cost } af en sejr.
analysis-points-more = Med ”{ $better }” bliver det { $points } mere til sidst, i gennemsnit (± { $margin }).
analysis-points-fewer = Med ”{ $better }” bliver det { $points } mindre til sidst, i gennemsnit (± { $margin }).
analysis-points = { $points } point
analysis-points-same = I point er der næppe forskel på de to til sidst.
analysis-chances-mean = Chancerne er for at vinde spillet derfra, så vidt spilleren kunne vide.
analysis-points-mean = Chancerne er for at vinde spillet derfra, så vidt spilleren kunne vide; pointene er dem til sidst.
analysis-skill = { $name } havde et valg { $decisions ->
    [one] én gang
   *[other] { $decisions } gange
  } og tabte hver gang i gennemsnit { $mean } af en sejr.
analysis-no-error = { $name } havde et valg { $decisions ->
    [one] én gang
   *[other] { $decisions } gange
  } og tabte intet { $sure ->
    [yes] ved det
   *[no] ved det, så vidt det kan måles
  }.
analysis-no-decision = { $name } havde aldrig et valg.
analysis-nothing-made = { $name } gjorde intet træk, hvor der var et valg. I realtid tæller kun de valg, der blev truffet: det, nogen lod gå fra sig, er ikke et valg.
analysis-like = Det er omtrent så meget, som botten { $bot } taber.
analysis-like-means = At nogen begår lige så store fejl som en bot, siger ikke mere end det, og et enkelt spil siger lidt: i det næste kan fejlene være andre.
analysis-coarse = ?
analysis-coarse-means = Et ? er for groft til at sætte tal på: { $tries ->
    [one] ét forsøg
   *[other] { $tries } forsøg
  } fra hver stilling i så langt et spil kan ramme { $off } af en sejr ved siden af, alt held tilsammen. Flere forsøg siger mere.
analysis-vague-means = Et ? er for vagt til at sætte tal på: resten, tilfældet i prøvespillene eller det, botter ikke kan vurdere, er for stor ved siden af.
analysis-scale = Hvad et valg koster vores botter i gennemsnit: { $bots }.
analysis-no-scale = Ingen bot nævnes til sammenligning: hvad valg kostede botter, blev kun målt ved borde til to med de sædvanlige regler og ikke for alle spil.
analysis-scale-bot = { $bot } { $mean }
analysis-no-rest = Der er ingen rest: held og fejl forklarer det hele.
analysis-rest-of = Resten er det, der ikke kan skilles ad: { $parts }.
analysis-left-deck = kort, der er væk og ikke kommer igen i senere ture
analysis-left-judgement = en vurdering, der aldrig er helt rigtig
analysis-left-tempo = hurtige hænder, som intet træk viser
analysis-left-sampling = tilfældet i prøvespillene, og spillere, der gør det bedre end den bot, der spillede videre
analysis-left-hidden = det, spillerne ikke kunne se
analysis-exact = Chancerne er nøjagtige: dette spil er løst, og de gælder for to, der spiller videre så godt, det kan lade sig gøre.
analysis-exact-but = Chancerne gælder for to, der spiller videre så godt, det kan lade sig gøre: dette spil er løst, bortset fra det, resten består af.
analysis-judged = Chancerne er vurderet: dette spil er ikke løst, og hvad en stilling er værd, regnes ud uden at spille den til ende.
analysis-tried = Chancerne er prøvespillet: botten { $bot } spillede videre for alle, { $tries ->
    [one] én gang
   *[other] { $tries } gange
  } fra hver stilling, med de samme terninger efter hvert af de træk, der sammenlignes. Et træk tæller kun som en fejl, hvor et andet var bedre ud over det tilfældige.
analysis-tried-judged = Chancerne er vurderet, hvor det kan lade sig gøre, som mellem to ture. Ellers er de prøvespillet: botten { $bot } spillede videre indtil da for alle, { $tries ->
    [one] én gang
   *[other] { $tries } gange
  } fra hver stilling, med de samme terninger efter hvert af de træk, der sammenlignes. Et træk tæller kun som en fejl, hvor et andet var bedre ud over det tilfældige.
analysis-off = En chance kan ramme { $off } ved siden af.

report-title = { $game }: hvad tallene siger
report-under = { $players } spillere, { $agreed ->
    [none] de sædvanlige regler
   *[other] { $agreed }
  }. Spillet af botter: { $games } partier for hvert tal, og { $sample } gennemgået træk for træk.
report-both = To sæt regler for { $game }, spillet af botter: { $games } partier for hvert tal, og { $sample } gennemgået træk for træk.
report-usual = sædvanlige regler
report-minute = På et minut
report-compared = Side om side
report-compared-means = Med fed står det, der afviger mere, end tilfældigheder forklarer. ± er det, 95 af 100 sådanne rapporter holder sig inden for.
report-length = Hvor længe det varer
report-seats = Hvem sidder hvor
report-skill = Held og dygtighed
report-lead = Hvem fører
report-pieces = Hvad der kommer i spil
report-decisions = Hvad der er at vælge
report-rules = Hvad husregler gør
report-ends = Hvordan det ender, og blindgyder
report-how = Sådan blev det fundet

report-moves = Et parti har { $moves } træk: et ud af ti højst { $short }, halvdelen op til { $half }, et ud af ti { $long } eller flere.
report-turns = Hver af { $players } spillere har ca. { $turns } ture.
report-seconds = Det varer { $seconds } sekunder på uret.
report-spread = { $kind ->
    [even] Alle partier er omtrent lige lange.
    [wide] Nogle partier er over dobbelt så lange som andre: regn med det.
   *[some] De lange tager op til dobbelt så lang tid som de korte.
  }
report-seat-uneven = Plads { $seat } vinder { $share } af partierne blandt jævnbyrdige; ligeligt fordelt ville det være { $even }.
report-seat-even = Blandt jævnbyrdige vinder hver plads omtrent sin del på { $even }: efter { $games } partier er ingen plads bedre, end tilfældigheder kan forklare.
report-seat-bots = { $bot } { $share }
report-seat-by-skill = Så ofte vinder den, der begynder, alt efter hvilke botter der spiller: { $bots }.
report-seat-rules = Efter reglerne betyder det intet, hvem der begynder.
report-luck = Botten { $better } ved et bord med { $others ->
    [one] { $other }
   *[other] { $others } × { $other }
  } vinder { $share } af partierne, hvor dens del ville være { $even }. At være bedre afgør altså { $decided } af dem, og held de andre { $luck }.
report-luck-none = Botten { $better } vinder mod { $other } ikke mere end sin del på { $even }, så vidt det kan måles: held afgør.
report-luck-only = Der er kun én bot, der svarer med det samme: hvad dygtighed er værd, kan ikke siges.
report-luck-means = Afgjort af dygtighed er den del af partierne, som den bedre skulle vinde uden videre, hvis alle andre gik som blandt jævnbyrdige: (n × andel − 1) / (n − 1) for n spillere. Den hører til disse to spillere: jo længere de er fra hinanden, jo mindre overlades til held.
report-luck-ladder = Mod andre: { $bots }.
report-luck-beside = { $other } overlader { $luck } til held
report-changes = Føringen skifter fra en plads til en anden { $changes } gange pr. parti.
report-half = Den, der fører halvvejs, vinder { $share } af partierne; i { $comebacks } af alle partier vinder en, der var bagud på det tidspunkt.
report-early = { $tenth ->
    [never] Selv efter ni tiendedele vinder den, der fører, færre end fire partier ud af fem: det er åbent til det sidste.
   *[other] Fra { $tenth } af et parti vinder den, der fører, fire partier ud af fem.
  }
report-level = I { $share } af et parti fører ingen alene.
report-no-lead = Det, alle kan se ved pladserne, fortæller ikke, hvem der fører, så her siges intet om føringer og comebacks.
report-of = { $happening } ({ $field })
report-piece = { $label }: oftest { $most }, { $often } gange pr. parti, sjældnest { $least }, { $seldom } gange.
report-piece-even = { $label }: alle kommer omtrent lige ofte, { $often } gange pr. parti.
report-happenings = Oftest i et parti: { $kinds }.
report-often = { $label } { $times } gange
report-rare = I færre end ét parti ud af ti: { $kinds }.
report-decides = Hver spiller gør { $moves } træk pr. parti. { $real } af dem giver et valg, blandt { $choices } i gennemsnit.
report-no-choice = Hver spiller gør { $moves } træk pr. parti, og næsten intet træk giver et valg.
report-menu = Kun nogle af de lovlige træk er opregnet, så der er mere at vælge imellem.
report-disputed = Ved { $share } af valgene ville { $bots } ikke gøre det samme: der er noget at være god til.
report-agreed = Ved { $share } af valgene ville { $bots } ikke gøre det samme: de fleste er klare.
report-costly = Ved { $share } af valgene koster det værste træk en hundrededel af en sejr eller mere.
report-rule = { $option } = { $value }: { $otherwise } af partierne går til en anden, og partierne er { $times } gange så lange.
report-option = { $option }: { $says }
report-bot = { $bot }: { $says }
report-rule-idle = { $option } = { $value }: intet parti med { $bot } gik anderledes.
report-rules-mean = Hver husregel for sig, med de samme terninger som uden den: hvor mange partier en anden vinder.
report-no-rules = Der er ingen husregler at prøve.
report-ending = Partier ender sådan: { $ways }.
report-way = { $label } { $share }
report-looked = Ledt efter: partier, der når grænsen på { $longest } skridt; partier, der alle er lige lange; hændelser, der aldrig sker; husregler, der intet ændrer.
report-endless = Partier med { $bots } sluttede ikke inden for { $longest } skridt.
report-fixed = Alle partier med { $bots } har nøjagtig lige mange skridt: noget andet end det, spillerne gør, afslutter dem.
report-never = Aldrig set i { $games } partier med { $bot }: { $kinds }. Noget af det kan høre til husregler, der ikke gælder.
report-idle = Disse husregler ændrede intet i partier med { $bot }, uanset hvilken værdi der blev prøvet: { $options }.
report-no-dead-ends = Ingen af dem blev fundet.
report-found-how = Botter, der spillede: { $bots }, den svageste først. Den sidste af dem sidder på alle pladser, hvor andet ikke er sagt. Parti nummer n af et seed er det samme overalt, så tallene er de samme, hvor de end laves.
report-again = Lavet med: { $command }
report-for = { $name }: { $sentence }

report-axis-moves = træk i et parti
report-axis-games = partier
report-axis-seat = plads
report-axis-wins = vundne partier
report-axis-decided = afgjort af den bedre
report-axis-course = hvor langt partiet er
report-axis-leader = den førende vinder
report-axis-changes = føringsskift i et parti
report-axis-choices = træk at vælge imellem
report-axis-share = af alle træk
report-axis-times = gange pr. parti
report-axis-otherwise = af alle partier
report-row-moves = træk i et parti
report-row-turns = ture pr. spiller
report-row-first = vundet af den, der begynder
report-row-decided = afgjort af { $better } mod { $other }
report-row-changes = føringsskift
report-row-comebacks = comebacks fra halvvejs
report-row-half = den førende halvvejs vinder
report-row-choices = træk at vælge imellem
report-row-real = træk, der giver et valg
report-row-own = træk pr. spiller
