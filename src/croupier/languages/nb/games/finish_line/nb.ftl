line = Sats i hemmelighet på sju hester, og driv dine fram med terninger som alle deler.

learn-1 = Sats i hemmelighet: på hester som vinner, eller på to som blir de to første.
learn-2 = Kast tre terninger, bruk én, og send de to andre videre. Den som begynner, tar alle tre, hver spiller etterpå én ny.
learn-3 = To hestesko på en brikke flytter hesten én plass fram. En favoritt trenger bare én.
learn-4 = Den som tar den siste terningen i forrådet, har løpets siste tur. Spill som vant, betaler etter hestens odds.
learn-5 = Etter det siste løpet, vanligvis det tredje, vinner den rikeste spilleren.

tour-track = Sju hester på vei mot mål: Den nærmest målet leder. Trykk på én for å satse på at den vinner, eller på to for å satse på at de blir de to første.
tour-odds = Oddsene: 11x betaler elleve ganger innsatsen hvis hesten vinner. De følger plassen ved start, som trekkes, også for en favoritt (F): En hest som starter lengst bak, gir mest. Ingen ser hva du har satset på før løpet er over.
tour-acts = Trykk her når du er ferdig med å satse: Da kan ingenting endres, og løpet begynner.
tour-money = Pengene du har å satse, og det du har satset. Etter det siste løpet vinner den rikeste spilleren.
tour-key = I løpet går turen på rundgang. Kast tre terninger, bruk én av dem på en hvilken som helst hest, og send de to andre videre. Her står det hva hver side av dem gjør.

now-draw = Sju hester trekkes til dette løpet, fra den bakerste til teten.
now-dice = Terningene i denne turen faller straks.
now-bet = Trykk på én hest for å satse på at den vinner, eller på to for å satse på at de blir de to første, i hvilken rekkefølge som helst. Du har { $left } € igjen å satse.
now-all-bet = Du har satset alle pengene dine. Du kan fortsatt endre på innsatsene.
now-odds = For eksempel: { $amount } € på { $horse } til odds { $odds } betaler { $pays } € hvis den vinner. Men den starter bakerst.
now-drawn = Hvor en hest starter, trekkes, og oddsene følger med. En favoritt ({ show-favourite }) kan også starte bakerst: Den rykker fram med en enkelt hestesko.
now-done = { $bets ->
    [0] Sats minst én gang, og trykk så på «Ferdig satset».
   *[other] Trykk på «Ferdig satset» når du er fornøyd: Da kan ingenting endres, og løpet begynner så snart alle er ferdige.
  }
now-others-bet = Du er ferdig med å satse. { $seats-count ->
    [one] { $seats } satser fortsatt
   *[other] { $seats } satser fortsatt
  }. Så begynner løpet.
now-take = Trykk på en terning i forrådet, og kast den med de to som ble sendt videre til deg.
now-take-some = Trykk på { $dice } terninger i forrådet, ikke alle i samme farge, og kast dem. Hvite flytter som regel en hest fram.
now-three = Av de tre terningene du kaster, bruker du én, og { $seat } får de to andre.
now-yellow = { $home ->
    [yes] Dette er oppløpet: Nå kan også gule terninger tas. Den som tar den siste terningen i forrådet, har løpets siste tur.
   *[no] Gule terninger kan tas når { $most } terninger eller færre er igjen. Den som tar den siste terningen i forrådet, har løpets siste tur.
  }
now-choose = Trykk på terningen du vil bruke, så på hva den er til: Brikker som lyser, sier hva som ville skje.
now-use = «{ $roll }»: { $does }
now-useless = Ingen av disse terningene kan brukes: Trykk på en, og legg den bort.
now-away = Eller trykk på en terning du ikke vil at { $seat } skal få, og legg den bort. De to andre sendes videre.
now-own = Du har satset på { $horses }: Få { $horses-count ->
    [one] den
   *[other] dem
  } fram, og de andre bakover.
now-marks = På brikkene merker { show-favourite } en favoritt, som rykker fram med en enkelt hestesko, og { show-steady } en stødig hest, som ingen kan piske eller diskvalifisere.
now-no-own = Du har ikke satset i dette løpet, så det kan ikke gi deg noe. Hindre de andre i å vinne på sine spill.
now-extra = Løpet er nesten over: Ekstratrekket ditt virker som en hestesko. Trykk på en hest, eller gi det opp.
now-wait = { $seats } tar terninger, kaster tre, bruker én av dem og sender to videre. Så er det neste spillers tur.

option-races = hvor mange løp som rides
option-outsider = om en outsider betaler halvparten til alle tvillingspill som nevner den, eller bare til dem som vinner
agreed-races = { $value ->
    [one] ett løp rides
   *[other] { $value } løp rides
  }
agreed-outsider = en outsider betaler halvparten til { $value }
outsider-any-bet = alle tvillingspill
outsider-winning-bet = bare tvillingspill som vinner

bot-random = Gjør hva som helst som er lov.
bot-casual = Satser halvparten på en hest og halvparten av resten på et par med den, tar hvilke terninger som helst og bruker det som hjelper mest.
bot-steady = Satser der oddsene er bedre enn sjansene, og rir for det egne spill er verdt.
bot-sharp = Gjetter hva de andre kan ha satset på, kjører løpene videre i hodet noen hundre ganger og gjør det som vinner oftest.
bot-best = Gjetter hva de andre kan ha satset på, kjører løpene videre i hodet fem ganger så lenge som den skarpe boten og gjør det som vinner oftest.

edition-standard = 27 terninger, 24 hester

move-winner-bet = { $amount ->
    [0] Ta tilbake innsatsen på { $horse }
   *[other] Sats { $amount } på { $horse } som vinner
  }
move-place-bet = { $amount ->
    [0] Ta tilbake innsatsen på paret { $horses }
   *[other] Sats { $amount } på paret { $horses }
  }
move-done = Ferdig satset
move-take = Ta { $dice }
move-use = { $face ->
    [horseshoe] Hestesko til { $horse }
    [double] Dobbel hestesko til { $horse }
    [whipping] Pisk { $horse }
    [helmet] Ridehjelm til { $horse }
    [losing-speed] Fartstap for { $horse }
    [outsider-1000] Outsider på 1 000 til { $horse }
    [outsider-2000] Outsider på 2 000 til { $horse }
    [outsider-3000] Outsider på 3 000 til { $horse }
   *[disqualified] Diskvalifiser { $horse }
  }
move-tempo-change = Flytt hesteskoen fra { $giver } til { $taker }
move-interfere = Ny rekkefølge, bakfra: { $horses }
move-dead-even = Dødt løp
move-side-bet = Sidespill
move-keep = Behold ekstratrekket
move-inside-tip = Innsidetips: { $dice } tilbake til forrådet
move-put-away = Legg bort { $die }
move-extra-move = Ekstratrekk for { $horse }
move-decline = Gi opp ekstratrekket
move-tile = Hest { $horse }
real-tile = Hvilken hest stiller opp på plass { $place }? { $place ->
    [1] Den starter i tet.
    [7] Den starter bakerst.
   *[other] {""}
  }
real-roll = Hva viser de tre terningene til { $seat }?
real-photo = Målfotoet: Hvor mange av de seks hvite terningene viser en hestesko?
real-upper = For den øvre brikken
real-lower = For den nedre brikken
move-roll = { $faces }
move-photo = { $upper } for den øvre brikken, { $lower } for den nedre

slip-no-bet = Du har ikke satset på noen hest og kan ikke satse mer når du er ferdig: Dette løpet kan ikke gi deg annet enn sidespill.
risk-useless = I { $times } av 100 kast er ingen av terningene til nytte.

part-runner = { $name } ({ $number })
part-ticket = { $pays ->
    [0] { $pair ->
        [yes] { $amount } på paret { $horses }
       *[no] { $amount } på { $horses }
      }
   *[other] { $pair ->
        [yes] { $amount } på paret { $horses } (betaler { $pays })
       *[no] { $amount } på { $horses } (betaler { $pays })
      }
  }

event-race-called = Løp { $race } av { $races }. Hestene stiller opp, den bakerste først.
event-drawn = { $favourite ->
    [yes] { $horse }, en favoritt, til odds { $odds }.
   *[no] { $steady ->
        [yes] { $horse }, en stødig hest, til odds { $odds }.
       *[no] { $horse } til odds { $odds }.
      }
  }
event-betting-opens = Rekken er klar. Plasser innsatsene!
event-bet-made = { $amount ->
    [0] { $seat } tar tilbake innsatsen på { $horses } og har { $left } euro igjen å satse.
   *[other] { $seat } satser { $amount } euro på { $horses }, som ville betale { $pays }, og har { $left } igjen å satse.
  }
event-done-betting = { $seat } er ferdig med å satse.
event-off = Og starten har gått! { $seat } begynner.

event-took = { $seat } tar { $dice }.
event-rolled = { $usable ->
    [yes] { $seat } kaster { $faces }.
   *[no] { $seat } kaster { $faces }, og ikke noe av det kan brukes.
  }
event-home-stretch = Oppløpet! Fra nå av kan gule terninger tas.

event-used = { $face ->
    [horseshoe] { $rests ->
        [yes] { $seat } legger en hestesko på { $horse }.
       *[no] { $seat } bruker en hestesko på { $horse }.
      }
    [extra-move] { $rests ->
        [yes] { $seat } legger ekstratrekket på { $horse }, der det kommer for sent.
       *[no] { $seat } gjør ekstratrekket med { $horse }.
      }
    [double] { $seat } bruker en dobbel hestesko på { $horse }.
    [whipping] { $rests ->
        [yes] { $seat } pisker { $horse }: en advarsel.
       *[no] { $seat } pisker { $horse }, som har fått en advarsel før.
      }
    [helmet] { $seat } gir { $horse } ridehjelmen.
    [losing-speed] { $seat } tar farten fra { $horse }.
    [outsider-1000] { $seat } gjør { $horse } til en outsider verdt 1 000.
    [outsider-2000] { $seat } gjør { $horse } til en outsider verdt 2 000.
    [outsider-3000] { $seat } gjør { $horse } til en outsider verdt 3 000.
   *[disqualified] { $seat } melder { $horse } til dommerne.
  }
event-tempo-changed = { $rests ->
    [yes] { $seat } flytter en hestesko fra { $giver } til { $taker }.
   *[no] { $seat } tar en hestesko fra { $giver } og bruker den på { $taker }.
  }
event-interfered = { $seat } skaper trengsel: { $front } løper nå foran { $middle } og { $back }.
event-drew-level = Dødt løp! { $seat } får { $horse } opp på siden av { $leader }.
event-side-bet-won = { $skipped ->
    [yes] { $seat } vinner et sidespill: { $loser } skylder { $amount } euro og mister en tur.
   *[no] { $seat } vinner et sidespill: { $loser } skylder { $amount } euro.
  }
event-extra-kept = { $seat } beholder et ekstratrekk til målgangen.
event-extra-declined = { $seat } gir opp et ekstratrekk.
event-tipped = { $seat } har et innsidetips: { $dice } tilbake til forrådet.
event-thrown-away = { $seat } legger bort { $die }.

place-name = { $place ->
    [1] førsteplass
    [2] andreplass
    [3] tredjeplass
    [4] fjerdeplass
    [5] femteplass
    [6] sjetteplass
   *[7] sjuendeplass
  }
event-moved = { $place ->
    [1] { $horse } passerer { $passed }.
   *[other] { $horse } passerer { $passed } og ligger på { place-name }.
  }
event-stayed = { $horse } ligger allerede fremst, så ingenting endres.
event-fell-back = { $horse } faller bak { $behind } og ligger på { place-name }.
event-out = { $horse } er ute av løpet, og alle spill på den er tapt!
event-leads = { $horse } leder!

event-pool-empty = { $kept ->
    [0] Forrådet er tomt: Løpet er ridd.
    [one] Forrådet er tomt: ett ekstratrekk, så er løpet ridd.
   *[other] Forrådet er tomt: { $kept } ekstratrekk, så er løpet ridd.
  }
event-photo-due = Det er fortsatt dødt løp mellom { $horse } og { $other }: Målfotoet må avgjøre.
event-photo-taken = { $tie ->
    [yes] Målfotoet: { $horseshoes } for { $horse }, { $against } for { $other }. Ingen kan skille dem; et nytt foto!
   *[no] Målfotoet: { $horseshoes } for { $horse }, { $against } for { $other }. { $horse } vinner med en nese!
  }

event-race-over = { $winner } vinner løp { $race }! Målgangen: { $finish }.
event-outsider-pays = { $place ->
    [1] { $winning ->
        [yes] En outsider har vunnet: Et vinnerspill på { $horse } får { $amount } euro ekstra, et tvillingspill som vinner, { $half }.
       *[no] En outsider har vunnet: Et vinnerspill på { $horse } får { $amount } euro ekstra, ethvert tvillingspill { $half }.
      }
   *[other] { $winning ->
        [yes] En outsider er nummer to: Et tvillingspill på { $horse } som vinner, får { $half } euro ekstra.
       *[no] En outsider er nummer to: Ethvert tvillingspill på { $horse } får { $half } euro ekstra.
      }
  }
event-settled = { $staked ->
    [0] { $seat } satset ingenting.
   *[other] { $paid ->
        [0] { $seat } satset { $bets }, og alt er tapt.
       *[other] { $bonus ->
            [0] { $seat } satset { $bets } og får { $paid } euro.
           *[other] { $seat } satset { $bets } og får { $paid } euro, medregnet en outsiderbonus på { $bonus }.
          }
      }
  } { $capital ->
    [0] { $seat } har { $total }.
   *[other] Med { $capital } til for neste løp har { $seat } { $total }.
  }
event-side-bets-settled = { $won ->
    [yes] Sidespill gir { $seat } { $amount } euro, det blir { $total }.
   *[no] Sidespill koster { $seat } { $amount } euro, da er det { $total } igjen.
  }
event-next-race = { $seat } begynner løp { $race }.
event-game-over = { $reason }
reason-races = Det siste løpet er ridd, og den rikeste spilleren vinner.

dice-white = en hvit terning
dice-red = en rød terning
dice-yellow = en gul terning
dice-green = en grønn terning
dice-black = en svart terning
die-white = en hvit terning
die-red = en rød terning
die-yellow = en gul terning
die-green = en grønn terning
die-black = en svart terning
hand-white = hvit
hand-red = rød
hand-yellow = gul
hand-green = grønn
hand-black = svart
pool-white = hvit
pool-red = rød
pool-yellow = gul
pool-green = grønn
pool-black = svart
pile-white = hvit
pile-red = rød
pile-yellow = gul
pile-green = grønn
pile-black = svart
horseshoe-white = hestesko
horseshoe-black = ekstratrekk

faces-horseshoe = en hestesko
faces-white-blank = en hvit blank
faces-double = en dobbel hestesko
faces-whipping = en pisk
faces-tempo = et tempobytte
faces-red-blank = en rød blank
faces-helmet = en ridehjelm
faces-interference = en trengsel
faces-dead-even = et dødt løp
faces-losing-speed = et fartstap
faces-outsider-1000 = en outsider på 1 000
faces-outsider-2000 = en outsider på 2 000
faces-outsider-3000 = en outsider på 3 000
faces-green-blank = en grønn blank
faces-side-bet = et sidespill
faces-extra-move = et ekstratrekk
faces-disqualified = en diskvalifisering
faces-inside-tip = et innsidetips
roll-horseshoe = hestesko
roll-white-blank = hvit blank
roll-double = dobbel hestesko
roll-whipping = pisk
roll-tempo = tempobytte
roll-red-blank = rød blank
roll-helmet = ridehjelm
roll-interference = trengsel
roll-dead-even = dødt løp
roll-losing-speed = fartstap
roll-outsider-1000 = outsider på 1 000
roll-outsider-2000 = outsider på 2 000
roll-outsider-3000 = outsider på 3 000
roll-green-blank = grønn blank
roll-side-bet = sidespill
roll-extra-move = ekstratrekk
roll-disqualified = diskvalifisering
roll-inside-tip = innsidetips

phase-horses = hester trekkes
phase-bet = det satses
phase-take = terninger tas
phase-roll = terninger kastes
phase-use = en terning brukes
phase-extra = ekstratrekk
phase-photo = målfoto
phase-over = over

view-seat = Din plass
view-race = Løp
view-races = Løp i alt
view-phase = Nå
view-active = Har turen
view-money = Penger
view-side = Sidespill, betales til slutt
view-done = Ferdig satset
view-kept = Ekstratrekk beholdt
view-row = Rekken, fra den bakerste til teten
view-out = Ute av løpet
view-level = Dødt løp mellom de to første
view-was_level = Dødt løp er brukt
view-home = Oppløp
view-pool = Forråd
view-pile = Haug
view-hand = I hånden
view-roll = Kast
view-bets = Dine spill
view-left = Igjen å satse
view-step = Innsatser i trinn på
view-home_at = Terninger i forrådet ved oppløpet
view-dice = Terninger i løpet
view-names = Hester så langt
view-before = Før
view-after = Etter
view-capital = Til neste løp
view-sheets = Løp som er over
view-number = Nummer
view-name = Hest
view-favourite = Favoritt
view-steady = Stødig
view-odds = Odds
view-horseshoe = Hestesko
view-whipped = Pisket
view-outsider = Outsider
view-horses = Hester
view-amount = Innsats
view-pays = Betaler
view-finish = Målgang
view-outsiders = Outsidere
view-accounts = Regnskap
view-lines = Spill
view-bonus = Outsiderbonus
view-staked = Satset i alt
view-paid = Utbetalt

assumed-red = sidene på de røde terningene
assumed-yellow = sidene på de gule terningene
assumed-green = sidene på de grønne terningene
assumed-black = sidene på de svarte terningene
assumed-favourites = hvilke hester som er favoritter
assumed-steady = hvilke hester som er stødige
assumed-odds_1 = oddsene i det første løpet

error-not-a-move = «{ $text }» er ikke et trekk her; { $phase ->
    [bet] skriv bet med euro og én hest eller to, for eksempel bet 300 on 18 and 11 eller bet 300 on saffron, eller done
    [take] skriv take og farger, for eksempel take white
    [use] skriv en side og en hest, for eksempel horseshoe on 11, eller put away og en farge
    [extra] skriv extra-move on og en hest, eller decline
   *[other] vent på terningene
  }
error-on-no-horse = { $face } brukes ikke på en hest
error-not-colours = «{ $text }» er ikke terninger; skriv opptil { $most } farger av { $known }
error-no-such-colour = det finnes ingen terninger i fargen «{ $colour }»; dette finnes: { $known }
error-few-dice = { $dice } terninger er oppgitt; oppgi 1 til { $most }
error-not-in-race = «{ $horse }» er ikke en hest i dette løpet; de begynte som: { $known }
error-two-horses = et tvillingspill nevner to forskjellige hester
error-three-horses = en trengsel nevner tre hester, ikke { $horses }
error-not-euros = { $amount } euro kan ikke satses
error-not-a-tip = et tips nevner to farger av { $known }, for eksempel tip white red
error-not-a-tile = «{ $tile }» er ikke en brikke; skriv et tall fra 1 til { $most }
error-not-a-photo = «{ $text }» er ikke et målfoto; skriv hestesko, for eksempel 4 for { $upper }, 3 for { $lower }
error-photo-shoes = { $dice } terninger viser 0 til { $dice } hestesko, ikke { $upper } og { $lower }
error-not-a-roll = «{ $text }» er ikke et kast; skriv { $faces } sider av { $known }
error-roll-faces = et kast har { $most } sider, ikke { $faces }
error-no-such-face = ingen terning viser «{ $face }»; terningene viser: { $known }
error-for-players = { $kind } er spillernes sak
error-for-chance = { $kind } er tilfeldighetens sak
error-not-for-now = { $kind } er ikke for nå; bordet venter på: { $due }
error-not-a-position = «{ $text }» er ikke en stilling i FINISH LINE: { $reason }
error-position-names = den mangler { $names }
error-position-horses = antall trukne hester i løp { $race }: { $count }
error-position-row = antall hester i rekken: { $count }
error-position-hand = antall terninger i hånden: { $count }
error-position-roll = { $faces } er ikke noe terningene i hånden kan vise
error-position-kept = den som har turen, har ikke beholdt noe ekstratrekk
error-position-done = ingen er igjen til å satse
error-position-sides = terninger i fargen «{ $colour }» har { $sides } sider
error-position-some = { $field } er tall fra 1 til { $most }, ingen to ganger
error-position-seat = intet slikt løp eller ingen slik plass
error-position-tile = brikke { $tile } er ikke der til å trekkes
error-position-marks = «{ $marks }» kan ikke ligge på en brikke
error-position-twice = en hest løper to ganger
error-position-dice = flere terninger enn det finnes
error-position-bet = «{ $bet }» passer ikke på arket
error-position-numbers = { $numbers } er for mange
error-position-count = det skulle være { $count } av «{ $text }»
error-position-parts = det skulle være { $count } deler av «{ $text }»
error-edition-sides = en terning i fargen «{ $colour }» har { $sides } sider, ikke { $due }
error-edition-left-out = utelatte terninger i fargen «{ $colour }»: { $out }, og det finnes bare { $dice }
error-edition-dice = et løp trenger 3 til { $most } terninger, også uten dem som to spillere utelater
error-edition-yellow = det er { $dice } gule terninger; flere enn { $most } etterlater for få å begynne med
error-edition-white = en hvit terning trenger hestesko og blanke sider, ellers ville et målfoto aldri ta slutt
show-typing = Hester kan også nevnes ved navn, så langt det trengs: bet 300 on saffron, horseshoe on saf.
show-race = Løp { $race } av { $races }
show-home = oppløp
show-last = bakerst
show-lead = tet
show-level = dødt løp
show-odds = odds
show-dice = terninger
show-odd = { $odds }x
show-favourite = F
show-steady = S
show-signs = { show-favourite } er en favoritt, { show-steady } en stødig hest
show-out = ute av løpet: { $horses }
show-pool = forråd { $pool } · lagt bort { $pile }
show-roll = kast
show-hand = sendt videre
show-side = { $settled ->
    [yes] medregnet { $amount } fra sidespill
   *[no] { $amount } fra sidespill, til slutt
  }
show-done = ferdig
show-betting = satser
show-bets = dine spill
show-left = { $left } € igjen å satse
show-amount = hvilke hele hundrere som helst: bet 300 on { $one }, bet 200 on { $one } and { $two }; med 0 tar du innsatsen tilbake
show-won = Løp { $race }: { $winner } vant
show-then = foran { $horses }
show-account = { $staked ->
    [0] satset ingenting
   *[other] { $bonus ->
        [0] satset { $staked }, fikk { $paid }
       *[other] satset { $staked }, fikk { $paid } med en outsiderbonus på { $bonus }
      }
  }
show-bet = { $pays ->
    [0] { $amount } på { $horses } { $odds }x
   *[other] { $amount } på { $horses } { $odds }x betaler { $pays }
  }

waits-look = Til neste løp
euros = { $amount } €
standing = { $score } €
effect = { $how ->
    [moves] til { place-name }
    [falls] ned til { place-name }
    [stays] ingen endring
    [out] ute!
    [warned] en advarsel
    [gives] gir den fra seg
    [middle] midterst
   *[rests] blir liggende
  }
target = { $what } { $tile }
would = { $move }. { $told }
tile = { $name }, nummer { $number }, { place-name }, odds { $odds }{ $mark ->
    [favourite] , en favoritt
    [steady] , en stødig hest
   *[none] { "" }
  }{ $horseshoe ->
    [white] , med en hestesko
    [black] , med et ekstratrekk
   *[none] { "" }
  }{ $whipped ->
    [yes] , advart
   *[no] { "" }
  }{ $outsider ->
    [0] { "" }
   *[other] , en outsider verdt { $outsider }
  }
track = Banen
out = Ute av løpet:
hand = Terningene i denne turen
heap-of = { $colour }: { $count }
heap-shut = { $colour }: { $count }. { $why }
shut = { $why ->
    [gone] Ingen slike terninger er igjen her.
    [yellow] Gule terninger kan bare tas på oppløpet, når { $most } terninger eller færre er igjen.
    [enough] Du har nok terninger: Legg først en tilbake.
   *[colours] De tre terningene kan ikke alle ha samme farge.
  }
die-idle = { $face }, til ingen nytte nå
put-back = Legg { $colour } terning tilbake
passed-on = En { $colour } terning
dice-left = { $left ->
    [one] 1 terning igjen
   *[other] { $left } terninger igjen
  }
meter = { $how ->
    [both] Oppløpet: { dice-left }, også gule
    [yellow] Oppløpet: { dice-left }, alle gule
    [home] Oppløpet: { dice-left }
    [next] { dice-left }: Nå kommer oppløpet
   *[far] { dice-left }, { $more } til oppløpet
  }
key = Hva terninger og brikker gjør
key-how = Tre terninger kastes, og én av dem brukes eller legges bort. De to andre sendes videre. Den som tar den siste terningen i forrådet, har den siste turen.
key-tiles = Brikker
key-odds = Odds på 11x betaler elleve ganger innsatsen hvis hesten vinner. De følger plassen der den starter, og den trekkes.
key-favourite = En favoritt: En enkelt hestesko flytter den fram. Hvor den starter, trekkes som for alle.
key-steady = En stødig hest: Ingen kan piske eller diskvalifisere den eller ta hesteskoen fra den.
key-rests = Der det står «blir liggende», ligger terningen på brikken til en til kommer, eller løpet er over.
key-white = Hvit
key-red = Rød
key-yellow = Gul, fra oppløpet av
key-green = Grønn
key-black = Svart
does-horseshoe = Blir liggende på en hvilken som helst brikke. Den andre der flytter hesten én plass fram; en favoritt trenger bare én.
does-double = En hvilken som helst hest rykker én plass fram. Det som ligger på brikken, blir der.
does-whipping = Blir liggende på en brikke som advarsel. Den andre tar hesten ut av løpet. Ikke for stødige hester.
does-tempo = En hestesko flyttes til en annen brikke og virker der med én gang. Stødige hester beholder sin.
does-helmet = En favoritt, eller en hest med hestesko, rykker to plasser fram; hesteskoen brukes opp. Ikke for en leder.
does-interference = Tre naboer legges i en ny rekkefølge etter eget valg.
does-dead-even = Hest nummer to kommer opp på siden av lederen. Én gang i et løp.
does-losing-speed = En hest faller to plasser tilbake og mister alle terninger på brikken. Ikke for de to bakerste.
does-outsider-1000 = Blir liggende på en hest uten grønn terning. Hvis den vinner, får alle med vinnerspill på den 1 000 € i tillegg til oddsene; blir den nummer én eller to, får den som har et par med den, halvparten.
does-outsider-2000 = Det samme, med 2 000 €.
does-outsider-3000 = Det samme, med 3 000 €.
does-side-bet = Neste spiller mister en tur og skylder deg 500, som betales til slutt.
does-extra-move = Du beholder det. Når løpet er ridd, virker det som en hestesko.
does-disqualified = En hest må ut av løpet med én gang, og spill på den er tapt. Ikke for stødige hester.
does-inside-tip = To terninger etter eget valg går fra haugen tilbake til forrådet: Løpet varer lenger.

choose-horses = Trykk på én hest for å satse på at den vinner, eller på to for å satse på at de blir de to første.
all-bet = Du har satset alle pengene dine.
slip = Kupongen din
left-of = { $left } € av { $money } € igjen
no-bets = Ingen spill ennå.
secret-open = Trygt så snart det er skrevet, og vises ikke for noen før løpet er over. Du kan endre det til du er ferdig.
secret-done = Ingen andre ser det før løpet er over.
entry = { $kind ->
    [pair] { $horses } som de to første, i hvilken som helst rekkefølge
   *[winner] { $horses } som vinner
  }
stake = Euro å satse
less = { $step } mindre
more = { $step } mer
half = Halvt
all = Alt
bounds = Det satses i trinn på { $step } €, opptil { $most } €.
would-pay = Odds { $odds }: betaler { $pays } €. Da er { $left } € igjen.
no-room = { $left ->
    [0] Det er ingenting igjen å satse. Endre eller ta tilbake en annen innsats først.
   *[other] Det er ingen linje igjen til { $kind ->
        [pair] et par til
       *[winner] en vinner til
      }. Endre eller ta tilbake en først.
  }
write = Sats { $amount } €
change-to = Endre til { $amount } €
close = Avbryt
change = Endre
change-bet = Endre innsatsen på { $horses }
withdraw = Ta tilbake
withdraw-bet = Ta tilbake innsatsen på { $horses }
ticket = { $fate ->
    [won] { $amount } € × { $odds } betalte { $pays } €
    [lost] { $amount } € tapt
   *[open] { $kind ->
        [pair] { $amount } € på de to første × { $odds } = { $pays } €
       *[winner] { $amount } € på vinner × { $odds } = { $pays } €
      }
  }
bets-state = { $done ->
    [yes] { $name } er ferdig
   *[no] { $name } satser
  }

due-take = Ta en terning fra forrådet.
due-take-some = Ta { $dice } terninger, ikke alle i samme farge.
due-die = Velg en av de tre terningene.
due-none = Ingen kan brukes: Velg en å legge bort.
due-useless = Denne kan bare legges bort.
due-use = Velg en hest.
due-tempo-change = Hvilken hest mister hesteskoen?
due-taker = Og hvilken hest får den?
due-interfere = Velg den midterste av tre naboer.
due-order = Den nye rekkefølgen, bakfra og fram:
due-inside-tip = { $dice ->
    [one] Velg en av terningene som er lagt bort: Den går tilbake til forrådet, og løpet varer lenger.
   *[other] Velg { $dice } av terningene som er lagt bort: De går tilbake til forrådet, og løpet varer lenger.
  }
pile-of = Terninger lagt bort
due-extra = Ekstratrekket ditt: Velg en hest.
order = { $horses }, bakfra og fram
take-and-roll = Kast
tip = Hent dem tilbake
back = Begynn på nytt
put-away = Legg bort

owed = { $wins ->
    [yes] { $name } har { $amount } € til gode fra sidespill, betales til slutt
   *[no] { $name } skylder { $amount } € fra sidespill, betales til slutt
  }
kept = { $kept ->
    [one] { $name } beholder et ekstratrekk
   *[other] { $name } beholder { $kept } ekstratrekk
  }
photo = Målfotoet
photo-shoes = { $shoes } hestesko på seks terninger
finish-of = Målgangen i løp { $race }
last-race = Slik endte løp { $race }
outsider = en outsider, { $amount } €
behind = Så { $horses }
account = Regnskapet til { $name }
bet-nothing = Ingen spill.
signed = { $sign ->
    [minus] − { $size } €
    [plus] + { $size } €
   *[none] { $size } €
  }
sum-before = Før løpet
sum-staked = Satset
sum-paid = Gevinster
sum-bonus = Outsidere
sum-capital = Til neste løp
sum-side = Sidespill
sum-after = Nå

# Labels of what happens, for reports.
happening-race-called = løp annonsert
happening-drawn = hest stilt opp
happening-betting-opens = åpent for innsatser
happening-rolled = kast
happening-photo-taken = målfoto
happening-bet-made = spill lagt
happening-done-betting = ferdig med å satse
happening-off = start
happening-took = terninger tatt
happening-home-stretch = oppløp
happening-pool-empty = forrådet tomt
happening-photo-due = målfoto må til
happening-used = terning brukt
happening-tempo-changed = tempo byttet
happening-interfered = trengsel
happening-drew-level = dødt løp
happening-side-bet-won = sidespill vunnet
happening-extra-kept = ekstratrekk spart
happening-extra-declined = ekstratrekk oppgitt
happening-tipped = innsidetips
happening-thrown-away = terning lagt bort
happening-moved = hest framover
happening-stayed = allerede fremst
happening-fell-back = falt tilbake
happening-out = ute av løpet
happening-leads = ledelse tatt
happening-race-over = løpet slutt
happening-outsider-pays = outsider betaler
happening-settled = spill gjort opp
happening-side-bets-settled = sidespill gjort opp
happening-next-race = neste løp
happening-game-over = spillet slutt
happening-of-faces = sider
happening-of-face = side
happening-of-dice = terninger
happening-of-die = terning
happening-reason-races = siste løp slutt
