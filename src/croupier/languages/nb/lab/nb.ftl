error-few-bots = en turnering trenger to boter eller flere, ikke { $bots }
error-field-list = botene i en turnering er en liste, ikke { $found }
error-bot-twice = { $bot } er påmeldt to ganger: I en turnering spiller hver bot én gang
error-field-small = et bord for { $players } trenger { $players } forskjellige boter, og det er { $bots }
error-too-many-tables = { $bots } boter gir { $tables } bord for { $players }; det kan være høyst { $most }
error-stop-two = en turnering kan stoppe tidlig mellom to boter ved et bord for to, ikke med { $bots } boter ved bord for { $players }
error-stop-form = å stoppe tidlig krever to seiersandeler, ikke { $found }
error-stop-shares = å stoppe tidlig krever to seiersandeler mellom 0 og 1 ({ $least } til { $most }), den minste først, ikke { $share0 } og { $share1 }
error-stop-risk = { $name } er en risiko over 0 og opptil 0,5, ikke { $risk }
error-no-lessons = { $game } har ingen selvlærende bot
error-training-games = fra 0 til { $most } spill kan spilles for å lære av dem, ikke { $games }
error-other-plan = noe annet skulle læres der: Det trengs en annen fil, eller spillene, startverdien, spillerne og rivalen det ble begynt med
error-no-school = { $file } inneholder ikke det `croupier train` har lært
error-no-match = et spill eller en protokoll kan analyseres, ikke { $found }
error-secrets-covered = dette spillet er ikke over, og hemmelighetene er skjult til det er det
error-names-for-players = { $names } navn for { $players } spillere
error-tries-bounds = stillinger kan prøvespilles 1 til { $most } ganger, ikke { $tries }
error-own-hands = i { $game } har alle en hånd, og dine egne boter har ingen her: Oppgi boter fra spillet
error-vary-nothing = hva skal varieres? Innstillinger i spillet, players eller edition, hver med sine verdier
error-vary-list = { $name } tar en liste med verdier, ikke { $found }
error-vary-twice = { $name } har verdien { $value } to ganger
error-vary-fixed = { $name } er enten variabel eller fast, ikke begge deler
error-vary-players = players er et helt tall, ikke { $value }
error-many-combinations = det gir { $combinations } kombinasjoner; det kan være høyst { $most }
error-no-sweep = { $file } inneholder ikke et sveip: { $why }
error-other-sweep = { $file } inneholder et annet sveip, som blir stående: Det er forskjellig i { $what }
error-not-kept = { $file } kan ikke skrives: { $why }
error-no-frames = Parquet skrives av polars, og { $package } er ikke installert: pip install 'croupier[data]'
error-no-plots = diagrammer tegnes av Altair, og { $package } er ikke installert: pip install 'croupier[report]'
error-sample-bounds = fra 2 til { $most } spill kan undersøkes nøye, ikke { $sample }
error-few-games = en rapport krever fra 2 til { $most } spill for hvert tall, ikke { $games }
error-report-twice = { $bot } er nevnt to ganger: I en rapport har hver bot én plass
error-against-form = det som sammenlignes, er et oppsett, eller det som er annerledes der, ikke { $found }
error-against-same = begge oppsettene er like: Det er ingenting å sammenligne
error-against-other = begge oppsettene må være for samme spill, og det andre er for { $game }
error-endless = { $bot } spiller spill som ikke slutter innen { $longest } steg: Oppgi andre boter til rapporten

analysis-percent = { NUMBER($share, style: "percent") }
analysis-percent-tenths = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-percent-hundredths = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
analysis-more = +{ $size }
analysis-less = −{ $size }
analysis-title = { $game }: flaks og ferdighet
analysis-unfinished = Spillet er ikke over ennå.
analysis-part = { $done ->
    [one] Avbrutt: Dette er analysen av det første av { $all } trekk, kast og kort.
   *[other] Avbrutt: Dette er analysen av de første { $done } av { $all } trekk, kast og kort.
  }
analysis-when = { $number ->
    [0] begynnelsen
   *[other] trekk { $number }
  }
analysis-before = Før det: { $told }
analysis-known = Sjansene her regner med alt som var skjult; valg bedømmes etter det spilleren visste.
analysis-chances = Vinnersjanser
analysis-moments = Det som endret mest
analysis-mistakes = De dyreste valgene
analysis-faultless = Ingen valg kostet noe.
analysis-ledger = Flaks og feil
analysis-ledger-means = Hvert regnskap går opp: fra sjansen i begynnelsen til resultatet. Flaks er det terninger og kort endret. En feil er det et bedre trekk ville ha vunnet i snitt, så langt spilleren kunne vite. Uten flaks er resultatet minus flaksen; det kan være mer enn en seier, eller mindre enn ingen.
analysis-how = Slik ble dette funnet
analysis-at-first = i begynnelsen
analysis-luck = flaks
analysis-errors = egne feil
analysis-given = andres feil
analysis-rest = rest
analysis-tempo = farten på hendene
analysis-mostly = { $what ->
    [tempo] Farten på hendene avgjorde mer for { $names } enn flaks og valg: Ingen trekk forteller det.
   *[rest] Mer av resultatet til { $names } ligger i resten enn i flaks og valg: Det kan ikke skilles ut.
  }
analysis-in-the-end = til slutt
analysis-so-far = så langt
analysis-without-luck = uten flaks
analysis-rises = Sjansen til { $name } stiger fra { $before } til { $after }.
analysis-falls = Sjansen til { $name } synker fra { $before } til { $after }.
analysis-does = { $name }: { $move }
analysis-did = { $name }: «{ $move }»
analysis-why = «{ $better }» ville ha vunnet { $chance } av spillene derfra, «{ $made }» vinner { $less }: Det kostet { $cost } av en seier.
analysis-points-more = Med «{ $better }» blir det i snitt { $points } mer til slutt (± { $margin }).
analysis-points-fewer = Med «{ $better }» blir det i snitt { $points } mindre til slutt (± { $margin }).
analysis-points = { $points } poeng
analysis-points-same = I poeng er de to knapt til å skille til slutt.
analysis-chances-mean = Sjansene gjelder å vinne spillet derfra, så langt spilleren kunne vite.
analysis-points-mean = Sjansene gjelder å vinne spillet derfra, så langt spilleren kunne vite; poengene er dem spillet ender med.
analysis-skill = { $name } hadde et valg { $decisions ->
    [one] én gang
   *[other] { $decisions } ganger
  } og tapte i snitt { $mean } av en seier hver gang.
analysis-no-error = { $name } hadde et valg { $decisions ->
    [one] én gang
   *[other] { $decisions } ganger
  } og tapte ingenting { $sure ->
    [yes] på det
   *[no] på det, så langt det kan påvises
  }.
analysis-no-decision = { $name } hadde aldri noe valg.
analysis-nothing-made = { $name } gjorde ingen trekk der det var noe å velge. I sanntid regnes bare valg som ble gjort: Det noen lar gå fra seg, er ikke et valg.
analysis-like = Det er omtrent like mye som boten { $bot } taper.
analysis-like-means = At noen gjør like store feil som en bot, sier ikke mer enn det, og ett enkelt spill sier lite: Feilene i det neste kan være andre.
analysis-coarse = ?
analysis-coarse-means = Et ? er for grovt til å angis: { $tries ->
    [one] ett forsøk
   *[other] { $tries } forsøk
  } fra hver stilling i et så langt spill kan bomme med { $off } av en seier, all flaks samlet. Flere forsøk sier mer.
analysis-vague-means = Et ? er for vagt til å angis: Resten, som er tilfeldighet i prøvespillene eller det boter ikke kan vurdere, er for stor ved siden av.
analysis-scale = Hva et valg koster botene våre i snitt: { $bots }.
analysis-no-scale = Ingen bot er nevnt ved siden av: Hva valg koster boter, er bare målt ved bord for to med de vanlige reglene, og ikke for alle spill.
analysis-scale-bot = { $bot } { $mean }
analysis-no-rest = Det er ingen rest: Flaks og feil forklarer alt.
analysis-rest-of = Resten er det som ikke kan skilles ut: { $parts }.
analysis-left-deck = kort som er borte og ikke kommer tilbake i senere turer
analysis-left-judgement = en vurdering som aldri er helt riktig
analysis-left-tempo = hvor raske hendene var, noe ingen trekk forteller
analysis-left-sampling = tilfeldighet i prøvespillene, og spillere som gjør det bedre enn boten som spilte videre
analysis-left-hidden = det spillerne ikke kunne se
analysis-exact = Sjansene er eksakte: Dette spillet er løst, og de gjelder to som spiller videre så godt som mulig.
analysis-exact-but = Sjansene gjelder to som spiller videre så godt som mulig: Dette spillet er løst, unntatt det resten består av.
analysis-judged = Sjansene er vurdert: Dette spillet er ikke løst, og det en stilling er verdt, regnes ut uten å spille den til slutten.
analysis-tried = Sjansene er prøvespilt: Boten { $bot } spilte videre for alle, { $tries ->
    [one] én gang
   *[other] { $tries } ganger
  } fra hver stilling, med de samme terningene etter hvert av trekkene som ble sammenlignet. Et trekk teller som feil bare der et annet var bedre ut over det tilfeldige.
analysis-tried-judged = Sjansene er vurdert der det lar seg gjøre, som mellom to turer. Ellers er de prøvespilt: Boten { $bot } spilte videre dit for alle, { $tries ->
    [one] én gang
   *[other] { $tries } ganger
  } fra hver stilling, med de samme terningene etter hvert av trekkene som ble sammenlignet. Et trekk teller som feil bare der et annet var bedre ut over det tilfeldige.
analysis-off = En sjanse kan bomme med { $off }.

report-title = { $game }: hva tallene sier
report-under = { $players } spillere, { $agreed ->
    [none] de vanlige reglene
   *[other] { $agreed }
  }. Spilt av boter: { $games } spill for hvert tall, og { $sample } undersøkt trekk for trekk.
report-both = To regelsett for { $game }, spilt av boter: { $games } spill for hvert tall, og { $sample } undersøkt trekk for trekk.
report-usual = vanlige regler
report-minute = På ett minutt
report-compared = Side om side
report-compared-means = Uthevet er det som skiller seg mer enn tilfeldigheter forklarer. ± er det 95 av 100 slike rapporter holder seg innenfor.
report-length = Hvor lenge det varer
report-seats = Hvem som sitter hvor
report-skill = Flaks og ferdighet
report-lead = Hvem som leder
report-pieces = Hva som kommer i spill
report-decisions = Hva det er å velge mellom
report-rules = Hva husregler gjør
report-ends = Hvordan det slutter, og blindveier
report-how = Slik ble dette funnet

report-moves = Et spill har { $moves } trekk: ett av ti høyst { $short }, halvparten opptil { $half }, ett av ti { $long } eller flere.
report-turns = Hver av { $players } spillere har omtrent { $turns } turer.
report-seconds = Det varer { $seconds } sekunder på klokka.
report-spread = { $kind ->
    [even] Alle spill er omtrent like lange.
    [wide] Noen spill er mer enn dobbelt så lange som andre: Regn med det.
   *[some] De lange tar opptil dobbelt så lang tid som de korte.
  }
report-seat-uneven = Plass { $seat } vinner { $share } av spillene blant jevngode; jevnt fordelt ville det vært { $even }.
report-seat-even = Blant jevngode vinner hver plass omtrent sin del på { $even }: Etter { $games } spill er ingen plass bedre enn tilfeldigheter kan forklare.
report-seat-bots = { $bot } { $share }
report-seat-by-skill = Så ofte vinner den som begynner, alt etter hvilke boter som spiller: { $bots }.
report-seat-rules = Etter reglene spiller det ingen rolle hvem som begynner.
report-luck = Boten { $better } ved et bord med { $others ->
    [one] { $other }
   *[other] { $others } × { $other }
  } vinner { $share } av spillene, der { $even } ville være dens del. Å være bedre avgjør altså { $decided } av dem, og flaksen de andre { $luck }.
report-luck-none = Boten { $better } vinner mot { $other } ikke mer enn sin del på { $even }, så langt det kan påvises: Flaksen avgjør.
report-luck-only = Det er bare én bot som svarer med én gang: Hva ferdighet er verdt, kan ikke sies.
report-luck-means = Avgjort av ferdighet er den delen av spillene som den bedre måtte vinne uten videre hvis alle de andre gikk som blant jevngode: (n × andel − 1) / (n − 1) for n spillere. Det gjelder disse to spillerne: Jo lengre de er fra hverandre, jo mindre er overlatt til flaks.
report-luck-ladder = Mot andre: { $bots }.
report-luck-beside = { $other } overlater { $luck } til flaks
report-changes = Ledelsen går fra en plass til en annen { $changes } ganger per spill.
report-half = Den som leder halvveis, vinner { $share } av spillene; i { $comebacks } av alle spill vinner noen som lå bak da.
report-early = { $tenth ->
    [never] Selv ni tideler ut i spillet vinner den som leder, mindre enn fire av fem spill: Det er åpent til slutten.
   *[other] Fra { $tenth } av et spill vinner den som leder, fire av fem spill.
  }
report-level = Ingen leder alene i { $share } av et spill.
report-no-lead = Det som står åpent ved plassene, forteller ikke hvem som leder, så her sies ingenting om ledelse og snuoperasjoner.
report-of = { $happening } ({ $field })
report-piece = { $label }: oftest { $most }, { $often } ganger per spill, sjeldnest { $least }, { $seldom } ganger.
report-piece-even = { $label }: Alle kommer omtrent like ofte, { $often } ganger per spill.
report-happenings = Oftest i et spill: { $kinds }.
report-often = { $label } { $times } ganger
report-rare = I færre enn ett av ti spill: { $kinds }.
report-decides = Hver spiller gjør { $moves } trekk per spill. { $real } av disse trekkene gir et valg, i snitt mellom { $choices }.
report-no-choice = Hver spiller gjør { $moves } trekk per spill, og knapt noe trekk gir et valg.
report-menu = Bare noen av de lovlige trekkene er listet opp, så det er mer å velge mellom.
report-disputed = Ved { $share } av valgene ville ikke { $bots } gjøre det samme: Her er det noe å bli god til.
report-agreed = Ved { $share } av valgene ville ikke { $bots } gjøre det samme: De fleste er klare.
report-costly = Ved { $share } av valgene koster det dårligste trekket en hundredel av en seier eller mer.
report-rule = { $option } = { $value }: { $otherwise } av spillene går til noen andre, og spillene er { $times } ganger så lange.
report-option = { $option }: { $says }
report-bot = { $bot }: { $says }
report-rule-idle = { $option } = { $value }: Ingen spill med { $bot } gikk annerledes.
report-rules-mean = Hver husregel alene, med de samme terningene som uten den: hvor mange spill noen andre vinner.
report-no-rules = Det er ingen husregler å prøve.
report-ending = Slik slutter spillene: { $ways }.
report-way = { $label } { $share }
report-looked = Søkt etter: spill som når grensen på { $longest } steg; spill som alle er like lange; hendelser som aldri skjer; husregler som ikke endrer noe.
report-endless = Spill med { $bots } sluttet ikke innen { $longest } steg.
report-fixed = Alle spill med { $bots } har nøyaktig like mange steg: Noe annet enn det spillerne gjør, avslutter dem.
report-never = Aldri sett i { $games } spill med { $bot }: { $kinds }. Noe av det kan høre til husregler som ikke gjelder.
report-idle = Disse husreglene endret ingenting i spill med { $bot }, uansett hvilken verdi som ble prøvd: { $options }.
report-no-dead-ends = Ingen av dem ble funnet.
report-found-how = Botene som spilte: { $bots }, den svakeste først. Den siste av dem sitter på alle plasser der ikke noe annet er sagt. Spill nummer n av en startverdi er det samme overalt, så tallene er de samme uansett hvor de lages.
report-again = Laget med: { $command }
report-for = { $name }: { $sentence }

report-axis-moves = trekk i et spill
report-axis-games = spill
report-axis-seat = plass
report-axis-wins = vunne spill
report-axis-decided = avgjort av den bedre spilleren
report-axis-course = hvor langt spillet er kommet
report-axis-leader = lederen vinner
report-axis-changes = skifter av ledelsen i et spill
report-axis-choices = trekk å velge mellom
report-axis-share = av alle trekk
report-axis-times = ganger per spill
report-axis-otherwise = av alle spill
report-row-moves = trekk i et spill
report-row-turns = turer per spiller
report-row-first = spill vunnet av den som begynner
report-row-decided = avgjort av { $better } mot { $other }
report-row-changes = skifter av ledelsen
report-row-comebacks = snuoperasjoner fra halvveis
report-row-half = lederen halvveis vinner
report-row-choices = trekk å velge mellom
report-row-real = trekk som gir et valg
report-row-own = trekk per spiller
