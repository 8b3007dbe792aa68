line = Sats i hemmelighed på syv heste, og skub så dine frem med terninger, som alle deles om.

learn-1 = Sats i hemmelighed: på heste, der vinder, eller på to, der kommer ind som nummer et og to.
learn-2 = Kast tre terninger, brug én, og giv de andre to videre. Den, der begynder, tager alle tre, alle derefter kun én ny.
learn-3 = To hestesko på en brik bringer den hest én plads frem. En favorit behøver kun én.
learn-4 = Den, der tager puljens sidste terning, har løbets sidste tur. Spil, der gik ind, betaler efter hestens odds.
learn-5 = Efter det sidste løb, normalt det tredje, vinder den rigeste spiller.

tour-track = Syv heste på vej mod målet: den, der er nærmest, fører. Tryk på én for at satse på, at den vinder, eller på to for at satse på, at de kommer ind som nummer et og to.
tour-odds = Oddsene: 11x betaler elleve gange din indsats, hvis hesten vinder. De følger pladsen i starten, som der trækkes lod om, også for en favorit (F): en hest, der starter bagerst, giver mest. Ingen ser dine spil, før løbet er slut.
tour-acts = Tryk her, når dine spil er lagt: så kan intet ændres, og løbet begynder.
tour-money = Pengene, du har at satse med, og de spil, du har lagt. Efter det sidste løb vinder den rigeste spiller.
tour-key = I løbet skiftes I. Kast tre terninger, brug én af dem på en hvilken som helst hest, og giv de andre to videre. Her står, hvad hver af deres sider gør.

now-draw = Syv heste trækkes til dette løb, fra den sidste til den førende.
now-dice = Turens terninger falder om lidt.
now-bet = Tryk på én hest for at satse på, at den vinder, eller på to for at satse på, at de kommer ind som nummer et og to i vilkårlig rækkefølge. Du har { $left } € tilbage at satse.
now-all-bet = Alle dine penge er satset. Du kan stadig ændre dine spil.
now-odds = For eksempel: { $amount } € på { $horse } til odds { $odds } betaler { $pays } €, hvis den vinder. Den starter dog sidst.
now-drawn = Hvor en hest starter, trækkes der lod om, og dens odds følger med. En favorit ({ show-favourite }) kan også starte sidst: den rykker frem med en enkelt hestesko.
now-done = { $bets ->
    [0] Sats mindst én gang, og tryk så på ”Spillene er lagt”.
   *[other] Tryk på ”Spillene er lagt”, når du er tilfreds med dine spil: så kan intet ændres, og løbet begynder, så snart alle er færdige.
  }
now-others-bet = Dine spil er lagt. { $seats-count ->
    [one] { $seats } satser stadig
   *[other] { $seats } satser stadig
  }, så begynder løbet.
now-take = Tryk på en terning i puljen, og kast den med de to, du fik videre.
now-take-some = Tryk på { $dice } terninger i puljen, ikke alle i én farve, og kast dem. Hvide rykker for det meste en hest frem.
now-three = Af de tre terninger, du kaster, bruger du én, og { $seat } får de andre to.
now-yellow = { $home ->
    [yes] Dette er opløbet: nu må gule terninger også tages. Den, der tager puljens sidste terning, har løbets sidste tur.
   *[no] Gule terninger må tages, når der er { $most } terninger eller færre tilbage. Den, der tager puljens sidste terning, har løbets sidste tur.
  }
now-choose = Tryk på den terning, du bruger, og så på det, den skal bruges til: brikker, der lyser op, siger, hvad der ville ske.
now-use = ”{ $roll }”: { $does }
now-useless = Ingen af disse terninger kan bruges: tryk på en, og læg den væk.
now-away = Eller tryk på en terning, du ikke vil lade { $seat } få, og læg den væk. De andre to går videre.
now-own = Du har satset på { $horses }: få { $horses-count ->
    [one] den
   *[other] dem
  } frem og de andre bagud.
now-marks = På brikkerne betyder { show-favourite } en favorit, som rykker frem med en enkelt hestesko, og { show-steady } en stabil hest, som ingen kan piske eller diskvalificere.
now-no-own = Du har ingen spil i dette løb, så det kan ikke give dig noget. Sørg for, at de andre ikke vinder deres.
now-extra = Løbet er næsten slut: dit ekstratræk virker som en hestesko. Tryk på en hest til det, eller opgiv det.
now-wait = { $seats } tager terninger, kaster tre, bruger én af dem og giver to videre. Derefter har den næste spiller turen.

option-races = hvor mange løb der rides
option-outsider = om en outsider betaler sin halvdel til ethvert tvillingspil, der nævner den, eller kun til dem, der går ind
agreed-races = { $value ->
    [one] der rides ét løb
   *[other] der rides { $value } løb
  }
agreed-outsider = en outsider betaler sin halvdel til { $value }
outsider-any-bet = ethvert tvillingspil
outsider-winning-bet = kun tvillingspil, der går ind

bot-random = Gør hvad som helst, der er tilladt.
bot-casual = Satser halvdelen på en hest og halvdelen af resten på et par med den, tager hvilke terninger som helst og bruger det, der hjælper mest.
bot-steady = Satser, hvor oddsene er bedre end chancerne, og rider for det, dens egne spil er værd.
bot-sharp = Gætter, hvad de andre kan have satset på, rider løbene videre i hovedet nogle hundrede gange og gør det, der vinder oftest.
bot-best = Gætter, hvad de andre kan have satset på, rider løbene videre i hovedet fem gange så længe som den skarpe bot og gør det, der vinder oftest.

edition-standard = 27 terninger, 24 heste

move-winner-bet = { $amount ->
    [0] Træk indsatsen på { $horse } tilbage
   *[other] Sats { $amount } på { $horse } som vinder
  }
move-place-bet = { $amount ->
    [0] Træk indsatsen på parret { $horses } tilbage
   *[other] Sats { $amount } på parret { $horses }
  }
move-done = Spillene er lagt
move-take = Tag { $dice }
move-use = { $face ->
    [horseshoe] Hestesko til { $horse }
    [double] Dobbelte hestesko til { $horse }
    [whipping] Pisk { $horse }
    [helmet] Ridehjelm til { $horse }
    [losing-speed] Farttab for { $horse }
    [outsider-1000] Outsider på 1.000 til { $horse }
    [outsider-2000] Outsider på 2.000 til { $horse }
    [outsider-3000] Outsider på 3.000 til { $horse }
   *[disqualified] Diskvalificér { $horse }
  }
move-tempo-change = Flyt hesteskoen fra { $giver } til { $taker }
move-interfere = Ny rækkefølge, bagfra: { $horses }
move-dead-even = Side om side
move-side-bet = Sidespil
move-keep = Gem ekstratrækket
move-inside-tip = Staldtip: { $dice } tilbage i puljen
move-put-away = Læg { $die } væk
move-extra-move = Ekstratræk til { $horse }
move-decline = Opgiv ekstratrækket
move-tile = Hest { $horse }
real-tile = Hvilken hest stiller op på plads { $place }? { $place ->
    [1] Den starter forrest.
    [7] Den starter sidst.
   *[other] {""}
  }
real-roll = { $seat }: hvad viser de tre terninger?
real-photo = Målfotoet: hvor mange af de seks hvide terninger viser en hestesko?
real-upper = For den øverste brik
real-lower = For den nederste brik
move-roll = { $faces }
move-photo = { $upper } for den øverste brik, { $lower } for den nederste

slip-no-bet = Du har ikke satset på nogen hest og kan ikke satse mere, når du er færdig: dette løb kan så kun give dig sidespil.
risk-useless = I { $times } af 100 kast er ingen af terningerne til nogen nytte.

part-runner = { $name } ({ $number })
part-ticket = { $pays ->
    [0] { $pair ->
        [yes] { $amount } på parret { $horses }
       *[no] { $amount } på { $horses }
      }
   *[other] { $pair ->
        [yes] { $amount } på parret { $horses } (betaler { $pays })
       *[no] { $amount } på { $horses } (betaler { $pays })
      }
  }

event-race-called = Løb { $race } af { $races }. Hestene stiller op, den sidste først.
event-drawn = { $favourite ->
    [yes] { $horse }, favorit, til odds { $odds }.
   *[no] { $steady ->
        [yes] { $horse }, stabil hest, til odds { $odds }.
       *[no] { $horse } til odds { $odds }.
      }
  }
event-betting-opens = Rækken er fuld. Læg jeres spil!
event-bet-made = { $amount ->
    [0] { $seat } trækker indsatsen på { $horses } tilbage og har { $left } euro tilbage at satse.
   *[other] { $seat } satser { $amount } euro på { $horses }, som ville betale { $pays }, og har { $left } tilbage at satse.
  }
event-done-betting = { $seat } er færdig med at satse.
event-off = Og de er af sted! { $seat } begynder.

event-took = { $seat } tager { $dice }.
event-rolled = { $usable ->
    [yes] { $seat } kaster { $faces }.
   *[no] { $seat } kaster { $faces }, og intet af det kan bruges.
  }
event-home-stretch = Opløbet! Fra nu af må gule terninger tages.

event-used = { $face ->
    [horseshoe] { $rests ->
        [yes] { $seat } lægger en hestesko på { $horse }.
       *[no] { $seat } bruger en hestesko på { $horse }.
      }
    [extra-move] { $rests ->
        [yes] { $seat } lægger ekstratrækket på { $horse }, hvor det kommer for sent.
       *[no] { $seat } bruger ekstratrækket på { $horse }.
      }
    [double] { $seat } bruger dobbelte hestesko på { $horse }.
    [whipping] { $rests ->
        [yes] { $seat } pisker { $horse }: en advarsel.
       *[no] { $seat } pisker { $horse }, som allerede har en advarsel.
      }
    [helmet] { $seat } giver { $horse } ridehjelmen.
    [losing-speed] { $seat } tager farten af { $horse }.
    [outsider-1000] { $seat } gør { $horse } til en outsider på 1.000.
    [outsider-2000] { $seat } gør { $horse } til en outsider på 2.000.
    [outsider-3000] { $seat } gør { $horse } til en outsider på 3.000.
   *[disqualified] { $seat } melder { $horse } til dommerne.
  }
event-tempo-changed = { $rests ->
    [yes] { $seat } flytter en hestesko fra { $giver } til { $taker }.
   *[no] { $seat } tager en hestesko fra { $giver } og bruger den på { $taker }.
  }
event-interfered = { $seat } skaber trængsel: { $front } løber nu foran { $middle } og { $back }.
event-drew-level = Side om side! { $seat } bringer { $horse } op på siden af { $leader }.
event-side-bet-won = { $skipped ->
    [yes] { $seat } vinder et sidespil: { $loser } skylder { $amount } euro og springes over.
   *[no] { $seat } vinder et sidespil: { $loser } skylder { $amount } euro.
  }
event-extra-kept = { $seat } gemmer et ekstratræk, til løbet er redet.
event-extra-declined = { $seat } opgiver et ekstratræk.
event-tipped = { $seat } har et staldtip: { $dice } tilbage i puljen.
event-thrown-away = { $seat } lægger { $die } væk.

place-name = { $place ->
    [1] nummer 1
    [2] nummer 2
    [3] nummer 3
    [4] nummer 4
    [5] nummer 5
    [6] nummer 6
   *[7] nummer 7
  }
event-moved = { $place ->
    [1] { $horse } passerer { $passed }.
   *[other] { $horse } passerer { $passed } og er { place-name }.
  }
event-stayed = { $horse } er allerede forrest, så intet ændrer sig.
event-fell-back = { $horse } falder tilbage bag { $behind } og er { place-name }.
event-out = { $horse } er ude af løbet, og alle spil på den er tabt!
event-leads = { $horse } fører!

event-pool-empty = { $kept ->
    [0] Puljen er tom: løbet er redet.
    [one] Puljen er tom: ét ekstratræk, og løbet er redet.
   *[other] Puljen er tom: { $kept } ekstratræk, og løbet er redet.
  }
event-photo-due = { $horse } og { $other } er stadig side om side: et målfoto må afgøre det.
event-photo-taken = { $tie ->
    [yes] Målfotoet: { $horseshoes } til { $horse }, { $against } til { $other }. Ingen kan se forskel; et til!
   *[no] Målfotoet: { $horseshoes } til { $horse }, { $against } til { $other }. { $horse } med en mulelængde!
  }

event-race-over = { $winner } vinder løb { $race }! I mål: { $finish }.
event-outsider-pays = { $place ->
    [1] { $winning ->
        [yes] En outsider har vundet: et vinderspil på { $horse } får { $amount } euro mere, et tvillingspil, der går ind, { $half }.
       *[no] En outsider har vundet: et vinderspil på { $horse } får { $amount } euro mere, ethvert tvillingspil { $half }.
      }
   *[other] { $winning ->
        [yes] En outsider er nummer 2: et tvillingspil på { $horse }, der går ind, får { $half } euro mere.
       *[no] En outsider er nummer 2: ethvert tvillingspil på { $horse } får { $half } euro mere.
      }
  }
event-settled = { $staked ->
    [0] { $seat } satsede intet.
   *[other] { $paid ->
        [0] { $seat } satsede { $bets }, og det hele er væk.
       *[other] { $bonus ->
            [0] { $seat } satsede { $bets } og får { $paid } euro.
           *[other] { $seat } satsede { $bets } og får { $paid } euro, inklusive en outsiderbonus på { $bonus }.
          }
      }
  } { $capital ->
    [0] { $seat } har { $total }.
   *[other] Med { $capital } mere til næste løb har { $seat } { $total }.
  }
event-side-bets-settled = { $won ->
    [yes] Sidespil giver { $seat } { $amount } euro, så der er { $total }.
   *[no] Sidespil koster { $seat } { $amount } euro, så der er { $total } tilbage.
  }
event-next-race = { $seat } begynder løb { $race }.
event-game-over = { $reason }
reason-races = Det sidste løb er redet, og den rigeste spiller vinder.

dice-white = en hvid terning
dice-red = en rød terning
dice-yellow = en gul terning
dice-green = en grøn terning
dice-black = en sort terning
die-white = en hvid terning
die-red = en rød terning
die-yellow = en gul terning
die-green = en grøn terning
die-black = en sort terning
hand-white = hvid
hand-red = rød
hand-yellow = gul
hand-green = grøn
hand-black = sort
pool-white = hvid
pool-red = rød
pool-yellow = gul
pool-green = grøn
pool-black = sort
pile-white = hvid
pile-red = rød
pile-yellow = gul
pile-green = grøn
pile-black = sort
horseshoe-white = hvid
horseshoe-black = ekstratræk

faces-horseshoe = en hestesko
faces-white-blank = en hvid blank
faces-double = dobbelte hestesko
faces-whipping = en pisk
faces-tempo = et temposkift
faces-red-blank = en rød blank
faces-helmet = en ridehjelm
faces-interference = en trængsel
faces-dead-even = side om side
faces-losing-speed = et farttab
faces-outsider-1000 = en outsider på 1.000
faces-outsider-2000 = en outsider på 2.000
faces-outsider-3000 = en outsider på 3.000
faces-green-blank = en grøn blank
faces-side-bet = et sidespil
faces-extra-move = et ekstratræk
faces-disqualified = en diskvalifikation
faces-inside-tip = et staldtip
roll-horseshoe = hestesko
roll-white-blank = hvid blank
roll-double = dobbelte hestesko
roll-whipping = pisk
roll-tempo = temposkift
roll-red-blank = rød blank
roll-helmet = ridehjelm
roll-interference = trængsel
roll-dead-even = side om side
roll-losing-speed = farttab
roll-outsider-1000 = outsider på 1.000
roll-outsider-2000 = outsider på 2.000
roll-outsider-3000 = outsider på 3.000
roll-green-blank = grøn blank
roll-side-bet = sidespil
roll-extra-move = ekstratræk
roll-disqualified = diskvalifikation
roll-inside-tip = staldtip

phase-horses = heste trækkes
phase-bet = der satses
phase-take = terninger tages
phase-roll = der kastes
phase-use = en terning bruges
phase-extra = ekstratræk
phase-photo = målfoto
phase-over = slut

view-seat = Din plads
view-race = Løb
view-races = Antal løb
view-phase = Nu
view-active = Har turen
view-money = Penge
view-side = Sidespil, betales til sidst
view-done = Spil lagt
view-kept = Gemte ekstratræk
view-row = Rækken, fra den sidste til den førende
view-out = Ude af løbet
view-level = De to første er side om side
view-was_level = Side om side er brugt
view-home = Opløb
view-pool = Pulje
view-pile = Bunke
view-hand = Terninger i hånden
view-roll = Kast
view-bets = Dine spil
view-left = Tilbage at satse
view-step = Indsatser i trin på
view-home_at = Terninger i puljen ved opløbet
view-dice = Løbets terninger
view-names = Heste indtil nu
view-before = Før
view-after = Efter
view-capital = Til næste løb
view-sheets = Afsluttede løb
view-number = Nummer
view-name = Hest
view-favourite = Favorit
view-steady = Stabil
view-odds = Odds
view-horseshoe = Hestesko
view-whipped = Pisket
view-outsider = Outsider
view-horses = Heste
view-amount = Indsats
view-pays = Betaler
view-finish = I mål
view-outsiders = Outsidere
view-accounts = Regnskaber
view-lines = Spil
view-bonus = Outsiderbonus
view-staked = Alle indsatser
view-paid = Udbetalt

assumed-red = de røde terningers sider
assumed-yellow = de gule terningers sider
assumed-green = de grønne terningers sider
assumed-black = de sorte terningers sider
assumed-favourites = hvilke heste der er favoritter
assumed-steady = hvilke heste der er stabile
assumed-odds_1 = oddsene i første løb

error-not-a-move = ”{ $text }” er ikke et træk her; { $phase ->
    [bet] skriv bet med euro og en hest eller to, fx bet 300 on 18 and 11 eller bet 300 on saffron, eller done
    [take] skriv take og farver, fx take white
    [use] skriv en terningside og en hest, fx horseshoe on 11, eller put away og en farve
    [extra] skriv extra-move on og en hest, eller decline
   *[other] vent på terningerne
  }
error-on-no-horse = { $face } bruges ikke på en hest
error-not-colours = ”{ $text }” er ikke terninger; skriv op til { $most } farver blandt { $known }
error-no-such-colour = der er ingen terninger i farven ”{ $colour }”; der er: { $known }
error-few-dice = { $dice } terninger er nævnt; nævn 1 til { $most }
error-not-in-race = ”{ $horse }” er ikke en hest i dette løb; de begyndte som: { $known }
error-two-horses = et tvillingspil nævner to forskellige heste
error-three-horses = en trængsel nævner tre heste, ikke { $horses }
error-not-euros = { $amount } euro kan ikke satses
error-not-a-tip = et tip nævner to farver blandt { $known }, fx tip white red
error-not-a-tile = ”{ $tile }” er ikke en brik; skriv et tal fra 1 til { $most }
error-not-a-photo = ”{ $text }” er ikke et målfoto; skriv hestesko, fx 4 for { $upper }, 3 for { $lower }
error-photo-shoes = { $dice } terninger viser 0 til { $dice } hestesko, ikke { $upper } og { $lower }
error-not-a-roll = ”{ $text }” er ikke et kast; skriv { $faces } terningsider blandt { $known }
error-roll-faces = et kast har { $most } terningsider, ikke { $faces }
error-no-such-face = ingen terning viser ”{ $face }”; terningerne viser: { $known }
error-for-players = { $kind } er spillernes sag
error-for-chance = { $kind } er tilfældets sag
error-not-for-now = { $kind } skal ikke ske nu; bordet venter på: { $due }
error-not-a-position = ”{ $text }” er ikke en stilling i FINISH LINE: { $reason }
error-position-names = den mangler { $names }
error-position-horses = { $count } heste er trukket til løb { $race }
error-position-row = { $count } heste i rækken
error-position-hand = { $count } terninger i hånden
error-position-roll = { $faces } er ikke, hvad terningerne i hånden kan vise
error-position-kept = den, der har turen, har ikke gemt et ekstratræk
error-position-done = der er ingen tilbage til at satse
error-position-sides = terningerne i farven { $colour } har { $sides } sider
error-position-some = { $field } er tal fra 1 til { $most }, ingen to gange
error-position-seat = det løb eller den plads findes ikke
error-position-tile = brik { $tile } kan ikke trækkes
error-position-marks = ”{ $marks }” kan ikke ligge på en brik
error-position-twice = en hest løber to gange
error-position-dice = flere terninger, end der er
error-position-bet = ”{ $bet }” passer ikke på blokken
error-position-numbers = { $numbers } er for mange
error-position-count = der skulle være { $count } af ”{ $text }”
error-position-parts = der skulle være { $count } dele af ”{ $text }”
error-edition-sides = en terning i farven { $colour } har { $sides } sider, ikke { $due }
error-edition-left-out = { $out } terninger i farven { $colour } er taget ud, og der er kun { $dice }
error-edition-dice = et løb kræver 3 til { $most } terninger, også uden dem, to spillere tager ud
error-edition-yellow = der er { $dice } gule terninger; flere end { $most } efterlader for få at begynde med
error-edition-white = en hvid terning skal have hestesko og blanke, ellers ville et målfoto aldrig slutte
show-typing = Heste kan også kaldes ved navn, så langt det er nødvendigt: bet 300 on saffron, horseshoe on saf.
show-race = Løb { $race } af { $races }
show-home = opløb
show-last = sidst
show-lead = forrest
show-level = side om side
show-odds = odds
show-dice = terninger
show-odd = { $odds }x
show-favourite = F
show-steady = S
show-signs = { show-favourite } er en favorit, { show-steady } en stabil hest
show-out = ude af løbet: { $horses }
show-pool = pulje { $pool } · lagt væk { $pile }
show-roll = kast
show-hand = givet videre
show-side = { $settled ->
    [yes] inklusive { $amount } i sidespil
   *[no] { $amount } i sidespil, til sidst
  }
show-done = færdig
show-betting = satser
show-bets = dine spil
show-left = { $left } € tilbage at satse
show-amount = ethvert helt antal hundreder: bet 300 on { $one }, bet 200 on { $one } and { $two }; med 0 trækker du indsatsen tilbage
show-won = Løb { $race }: { $winner } vandt
show-then = foran { $horses }
show-account = { $staked ->
    [0] satsede intet
   *[other] { $bonus ->
        [0] satsede { $staked }, fik { $paid }
       *[other] satsede { $staked }, fik { $paid } med en outsiderbonus på { $bonus }
      }
  }
show-bet = { $pays ->
    [0] { $amount } på { $horses } { $odds }x
   *[other] { $amount } på { $horses } { $odds }x betaler { $pays }
  }

waits-look = Til næste løb
euros = { $amount } €
standing = { $score } €
effect = { $how ->
    [moves] bliver { place-name }
    [falls] ned som { place-name }
    [stays] ingen ændring
    [out] ude!
    [warned] en advarsel
    [gives] giver den
    [middle] i midten
   *[rests] bliver her
  }
target = { $what } { $tile }
would = { $move }. { $told }
tile = { $name }, nummer { $number }, ligger som { place-name }, odds { $odds }{ $mark ->
    [favourite] , favorit
    [steady] , stabil hest
   *[none] { "" }
  }{ $horseshoe ->
    [white] , med en hestesko
    [black] , med et ekstratræk
   *[none] { "" }
  }{ $whipped ->
    [yes] , advaret
   *[no] { "" }
  }{ $outsider ->
    [0] { "" }
   *[other] , en outsider på { $outsider }
  }
track = Banen
out = Ude af løbet:
hand = Turens terninger
heap-of = { $colour }: { $count }
heap-shut = { $colour }: { $count }. { $why }
shut = { $why ->
    [gone] Der er ikke flere af dem her.
    [yellow] Gule terninger må kun tages på opløbet, når der er { $most } terninger eller færre tilbage.
    [enough] Du har terninger nok: læg en tilbage først.
   *[colours] De tre terninger må ikke alle have samme farve.
  }
die-idle = { $face }, kan ikke bruges nu
put-back = Læg { $colour } terning tilbage
passed-on = En { $colour } terning
dice-left = { $left ->
    [one] 1 terning tilbage
   *[other] { $left } terninger tilbage
  }
meter = { $how ->
    [both] Opløb: { dice-left }, også gule
    [yellow] Opløb: { dice-left }, kun gule
    [home] Opløb: { dice-left }
    [next] { dice-left }: så kommer opløbet
   *[far] { dice-left }, { $more } til opløbet
  }
key = Hvad terninger og brikker gør
key-how = Tre terninger kastes, og én af dem bruges eller lægges væk. De andre to går videre. Den, der tager puljens sidste terning, har den sidste tur.
key-tiles = Brikker
key-odds = Odds 11x betaler elleve gange indsatsen, hvis hesten vinder. De følger den plads, den starter på, og den trækkes der lod om.
key-favourite = En favorit: en enkelt hestesko rykker den frem. Hvor den starter, trækkes der lod om som for alle.
key-steady = En stabil hest: ingen pisker eller diskvalificerer den eller tager dens hestesko.
key-rests = Hvor der står ”bliver her”, bliver terningen på brikken, til der kommer en til, eller løbet er slut.
key-white = Hvid
key-red = Rød
key-yellow = Gul, fra opløbet
key-green = Grøn
key-black = Sort
does-horseshoe = Bliver på en hvilken som helst brik. Den anden samme sted rykker hesten en plads frem; en favorit behøver kun én.
does-double = En hvilken som helst hest rykker en plads frem. Det, der ligger på dens brik, bliver.
does-whipping = Bliver på en brik som en advarsel. Den anden tager hesten ud af løbet. Ikke for stabile heste.
does-tempo = En hestesko flytter til en anden brik og virker der med det samme. Stabile heste beholder deres.
does-helmet = En favorit eller en hest med en hestesko rykker to pladser frem; hesteskoen er brugt. Ikke for en førende.
does-interference = Tre naboer lægges i en hvilken som helst ny rækkefølge.
does-dead-even = Nummer to kommer op på siden af den førende. Én gang i et løb.
does-losing-speed = En hest falder to pladser tilbage og mister alle terninger på sin brik. Ikke for de to sidste.
does-outsider-1000 = Bliver på en hest uden en grøn terning. Vinder den, får alle, der har satset på den som vinder, 1.000 € ud over oddsene; bliver den nummer et eller to, får den, der har et par med den, det halve.
does-outsider-2000 = Det samme, med 2.000 €.
does-outsider-3000 = Det samme, med 3.000 €.
does-side-bet = Den næste spiller springes over og skylder dig 500, som betales til sidst.
does-extra-move = Du gemmer det. Når løbet er redet, virker det som en hestesko.
does-disqualified = En hest forlader løbet med det samme, og spil på den er tabt. Ikke for stabile heste.
does-inside-tip = To terninger efter dit valg kommer fra bunken tilbage i puljen: løbet varer længere.

choose-horses = Tryk på én hest for at satse på, at den vinder, eller på to for at satse på, at de kommer ind som nummer et og to.
all-bet = Alle dine penge er satset.
slip = Din kupon
left-of = { $left } € af { $money } € tilbage
no-bets = Ingen spil endnu.
secret-open = Gemt, så snart det er skrevet, og vises ikke for nogen, før løbet er slut. Du kan ændre det, til du er færdig.
secret-done = Ingen andre ser det, før løbet er slut.
entry = { $kind ->
    [pair] { $horses } som nummer et og to, i vilkårlig rækkefølge
   *[winner] { $horses } som vinder
  }
stake = Euro at satse
less = { $step } mindre
more = { $step } mere
half = Halvt
all = Alt
bounds = Indsatser i trin på { $step } €, højst { $most } €.
would-pay = Odds { $odds }: betaler { $pays } €. Så er der { $left } € tilbage.
no-room = { $left ->
    [0] Der er intet tilbage at satse. Ændr eller fjern et andet spil først.
   *[other] Der er ingen linje tilbage til { $kind ->
        [pair] et par mere
       *[winner] en vinder mere
      }. Ændr eller fjern et først.
  }
write = Sats { $amount } €
change-to = Ændr til { $amount } €
close = Annuller
change = Ændr
change-bet = Ændr indsatsen på { $horses }
withdraw = Fjern
withdraw-bet = Fjern indsatsen på { $horses }
ticket = { $fate ->
    [won] { $amount } € × { $odds } betalte { $pays } €
    [lost] { $amount } € tabt
   *[open] { $kind ->
        [pair] { $amount } € på de to første × { $odds } = { $pays } €
       *[winner] { $amount } € på vinder × { $odds } = { $pays } €
      }
  }
bets-state = { $done ->
    [yes] { $name } er færdig
   *[no] { $name } satser
  }

due-take = Tag en terning fra puljen.
due-take-some = Tag { $dice } terninger, ikke alle i én farve.
due-die = Vælg en af de tre terninger.
due-none = Ingen kan bruges: vælg en at lægge væk.
due-useless = Denne kan kun lægges væk.
due-use = Vælg en hest.
due-tempo-change = Hvis hestesko tages?
due-taker = Og hvem får den?
due-interfere = Vælg den midterste af tre naboer.
due-order = Deres nye rækkefølge, bagfra og frem:
due-inside-tip = { $dice ->
    [one] Vælg en af de terninger, der er lagt væk: den kommer tilbage i puljen, og løbet varer længere.
   *[other] Vælg { $dice } af de terninger, der er lagt væk: de kommer tilbage i puljen, og løbet varer længere.
  }
pile-of = Terninger lagt væk
due-extra = Dit ekstratræk: vælg en hest.
order = { $horses }, bagfra og frem
take-and-roll = Kast
tip = Hent dem tilbage
back = Start forfra
put-away = Læg væk

owed = { $wins ->
    [yes] { $name } har { $amount } € til gode i sidespil, betales til sidst
   *[no] { $name } skylder { $amount } € i sidespil, betales til sidst
  }
kept = { $kept ->
    [one] { $name } gemmer et ekstratræk
   *[other] { $name } gemmer { $kept } ekstratræk
  }
photo = Målfotoet
photo-shoes = { $shoes } hestesko på seks terninger
finish-of = I mål i løb { $race }
last-race = Sådan endte løb { $race }
outsider = en outsider, { $amount } €
behind = Derefter { $horses }
account = Regnskab: { $name }
bet-nothing = Ingen spil.
signed = { $sign ->
    [minus] − { $size } €
    [plus] + { $size } €
   *[none] { $size } €
  }
sum-before = Før løbet
sum-staked = Indsatser
sum-paid = Gevinster
sum-bonus = Outsidere
sum-capital = Til næste løb
sum-side = Sidespil
sum-after = Nu

# Labels of what happens, for reports.
happening-race-called = løb annonceret
happening-drawn = hest stillet op
happening-betting-opens = åbent for indsatser
happening-rolled = kast
happening-photo-taken = målfoto
happening-bet-made = spil lagt
happening-done-betting = færdig med at satse
happening-off = start
happening-took = terninger taget
happening-home-stretch = opløb
happening-pool-empty = puljen tom
happening-photo-due = målfoto må til
happening-used = terning brugt
happening-tempo-changed = tempo skiftet
happening-interfered = trængsel
happening-drew-level = side om side
happening-side-bet-won = sidespil vundet
happening-extra-kept = ekstratræk gemt
happening-extra-declined = ekstratræk opgivet
happening-tipped = staldtip
happening-thrown-away = terning lagt væk
happening-moved = hest frem
happening-stayed = allerede forrest
happening-fell-back = faldt tilbage
happening-out = ude af løbet
happening-leads = føring taget
happening-race-over = løbet slut
happening-outsider-pays = outsider betaler
happening-settled = spil afregnet
happening-side-bets-settled = sidespil afregnet
happening-next-race = næste løb
happening-game-over = spillet slut
happening-of-faces = sider
happening-of-face = side
happening-of-dice = terninger
happening-of-die = terning
happening-reason-races = sidste løb slut
