line = To hender, femten terninger: Grip det du trenger, gjør ingen feil, og rop FINI! før den andre.

learn-1 = Femten terninger kastes, og begge griper samtidig, én terning om gangen.
learn-2 = Legg ut straighter eller like terninger, alt etter duellen: høyst seks terninger.
learn-3 = En sølvterning bare kopierer: En farget terning med samme tall ligger hos motstanderen, og ingen ligger fri.
learn-4 = Rop FINI! når ingen terning gjør kombinasjonene dine lengre, og den lengste kombinasjonen tar en sjetong. Et for tidlig rop eller en feil koster deg en.
learn-5 = En runde slutter med den siste sjetongen i potten. Etter tre runder vinner den som har tatt flest sjetonger.

tour-area = Her kastes alle terningene, og ingen venter på tur: Trykk på en terning for å ta den i hånden.
tour-rows = Radene dine: Trykk på en for å legge terningen ned. I første runde bygger du straighter, som 2 3 4 eller 6 5 4, i den andre like terninger.
tour-silver = La de fire sølvterningene ligge til å begynne med: De kan bare kopiere en farget terning som motstanderen har, når ingen andre med det tallet er igjen.
tour-acts = FINI! avslutter duellen. Trykk når du har lagt ned seks terninger, eller når ingen gjenværende terning ville gi deg flere terninger i kombinasjoner, ikke engang ved å begynne på en ny rad; ikke før.
tour-chips = Den lengste raden tar en sjetong fra denne potten. Når potten er tom, blir hver sjetong til et poeng; etter tre runder vinner den med flest poeng.

now-take = Trykk på en farget terning som passer i radene dine. Ingen venter på tur: Ta én etter én.
now-put = Du holder { $die }: Trykk på stedet i radene dine der den hører hjemme.
now-build = { $about-word ->
    [matching] Legg like terninger side om side, som 4 4 4: Den lengste blokken teller.
   *[straights] Bygg rader som stiger eller synker med én fra terning til terning, som 2 3 4 eller 6 5 4. Ingen tall kan ligge to ganger hos deg; den lengste raden teller.
  }
now-call = { $down ->
    [6] Seks terninger er maks: Rop FINI! nå.
   *[other] { $down } av { $most } terninger ligger. Rop FINI! når ingenting er igjen som ville gi deg flere terninger i kombinasjoner, heller ikke i en annen rad{ $assisted ->
        [yes] {""}.
       *[no] : Før det koster det deg en sjetong.
      }
  }
now-silver = Ta en sølvterning bare hvis motstanderen har en farget terning med samme tall, og ingen slik ligger fri lenger.
now-cast = Terningene kastes straks. Da griper alle samtidig.
real-cast = Kast alle femten terningene. Hva viser de?
real-cast-silver = Hva viser sølvterningene?
now-announce = Velg hva denne duellen handler om: straighter eller like terninger.
now-announcing = { $starter } velger hva denne duellen handler om. Så kastes terningene.
now-judged = { $ending-word ->
    [premature] I forrige duell ble det ropt for tidlig: Flere terninger kunne fortsatt vært lagt ut i kombinasjoner.
    [offence] I forrige duell gjorde noen en feil: gal rekkefølge, flere enn seks terninger eller en sølvterning som ikke kan tas.
    [contested] Forrige duell er ugyldig: Begge grep samme terning.
    [idle] Forrige duell er ugyldig: Ingen gjorde noe.
   *[decided] Forrige duell gikk til den lengste raden; ved like lange til den som ropte.
  }

option-assisted = om feil avvises i stedet for å dømmes når duellen er over
option-contested = griper begge samme terning innen så mange millisekunder, er duellen ugyldig
option-patience = sekunder uten et trekk før en duell er ugyldig
option-chips = sjetonger i potten; færre gir et kortere spill
agreed-assisted = { $value ->
    [yes] feil avvises med én gang
   *[no] feil dømmes når duellen er over
  }
agreed-contested = griper begge samme terning med mindre enn { $value } millisekunders mellomrom, er duellen ugyldig
agreed-patience = en duell er ugyldig etter { $value } sekunder uten et trekk
agreed-chips = { $value ->
    [one] 1 sjetong i potten
   *[other] { $value } sjetonger i potten
  }
edition-standard = 11 fargede terninger og 4 sølvterninger
bot-still = Lar deg få alle terningene og roper aldri: Det som teller, er hvor lang tid du bruker.
bot-slow = Bruker fire sekunder på en terning, bygger videre på det den har, og gjør feil av og til.
bot-calm = Bruker to sekunder på en terning, planlegger den lengste kombinasjonen i sikte og gjør feil av og til.
bot-quick = Bruker ett sekund på en terning, planlegger, tar først det du kunne tatt fra den, og gjør færre feil.
bot-lightning = Bruker et halvt sekund på en terning, planlegger mot deg, roper med så få terninger som mulig og gjør nesten aldri feil.

move-announce = Meld { $about }
move-take = Ta { $colour } { $number }
move-put = { $after ->
    [0] Legg den i rad { $row }, til venstre
    [one] Legg den i rad { $row }, bak den første terningen
   *[other] Legg den i rad { $row }, bak { $after } terninger
  }
move-call = FINI!
move-cast = { $numbers }
move-cast-silver = sølv { $numbers }
move-void = Ingen gjør noe, og duellen er ugyldig

event-announced = { $seat } melder { $about }.
event-cast = Runde { $round }, en duell om { $about }. { $seat } kaster { $numbers }.
event-cast-silver = Sølvterningene viser { $numbers }. Kjør!
event-took = { $seat } tar { $die }.
event-put-down = { $seat } legger { $die }: { $numbers }.
event-clashed = { $seat } griper etter { $die } akkurat idet { $rival } tar den!
event-voided = { $reason ->
    [contested] Duellen er ugyldig, og terningene kastes på nytt.
   *[idle] Ingen har gjort noe på { $seconds } sekunder: Duellen er ugyldig, og terningene kastes på nytt.
  }
event-called = { $seat } roper FINI!
event-dropped = { $seat } holder fortsatt { $die }, som går tilbake.
event-premature = For tidlig! { $seat } kunne fortsatt lagt til { $missed-count ->
    [one] en terning med { $missed }
   *[other] terninger med { $missed }
  }.
event-removed = { $reason ->
    [repeated] { $seat } har et tall to ganger: Ut med { $dice }.
   *[loose] { $seat } har ingen bruk for { $dice }.
  }
event-offended = { $offence ->
    [wrong-order] { $seat } har en rad i gal rekkefølge.
    [too-many] { $seat } har lagt ned flere enn seks terninger.
   *[wrong-copier] { $seat } tok en sølvterning som ikke kan tas.
  }
event-compared = { $longest ->
    [0] { $other ->
        [0] Verken { $seat } eller { $rival } har en kombinasjon: Ingen sjetong flyttes.
       *[other] Lengste kombinasjoner: { $seat } ingen, { $rival } { $other } terninger.
      }
   *[other] { $other ->
        [0] Lengste kombinasjoner: { $seat } { $longest } terninger, { $rival } ingen.
       *[other] Lengste kombinasjoner: { $seat } { $longest } terninger, { $rival } { $other }.
      }
  }
event-chip-taken = { $reason ->
    [penalty] { $rival } har ingen sjetong å gi tilbake, så { $seat } tar en fra potten
    [caller] Ropet avgjør: { $seat } tar en sjetong
   *[longest] { $seat } tar en sjetong
  } og har { $chips }{ $stock ->
    [0] .
   *[other] , med { $stock } igjen i potten.
  }
event-chip-returned = { $seat } gir tilbake en sjetong og har nå { $chips ->
    [0] ingen
   *[other] { $chips }
  }.
event-chip-spared = { $seat } har ingen sjetong å gi tilbake.
event-round-over = Det var den siste sjetongen: Runde { $round } er over.
event-scored = { $seat } får { $points ->
    [0] ingenting
    [one] 1 poeng
   *[other] { $points } poeng
  } og har { $total }.
event-game-over = Alle tre rundene er spilt.
part-die = { $colour } { $number }

about-straights = straighter
about-matching = like terninger
kind-straights = straighter
kind-matching = like terninger
colour-red = rød
colour-orange = oransje
colour-yellow = gul
colour-green = grønn
colour-blue = blå
colour-violet = fiolett
colour-pink = rosa
colour-brown = brun
colour-black = svart
colour-white = hvit
colour-turquoise = turkis
colour-silver = sølv
phase-cast = terningene kastes straks
phase-silver = sølvterningene kastes straks
phase-duel = duellen er i gang
phase-announce = straighter eller like terninger?
phase-over = spillet er over
offences-wrong-order = en rad i gal rekkefølge
offences-too-many = flere enn seks terninger
offences-wrong-copier = en sølvterning som ikke kan tas
ending-premature = ropt for tidlig
ending-offence = et regelbrudd
ending-decided = avgjort på lengde
ending-contested = ugyldig: begge grep samme terning
ending-idle = ugyldig: ingen gjorde noe

view-phase = Hva som skjer
view-round = Runde
view-kind = Duell om
view-starter = Starter
view-clock = Millisekunder
view-patience = Millisekunder uten trekk før duellen er ugyldig
view-assisted = Feil avvises
view-area = Midten
view-players = Spillere
view-stock = Sjetonger i potten
view-verdict = Forrige duell
view-rows = Rader
view-hand = I hånden
view-chips = Sjetonger
view-score = Poeng
view-ending = Slutt
view-caller = Ropte
view-missed = Oversett
view-offences = Regelbrudd
view-longest = Lengste kombinasjon
view-removed = Fjernet
view-change = Sjetonger vunnet eller gitt tilbake
view-colour = Farge
view-number = Tall
view-slot = Sted

error-not-a-move = «{ $text }» er ikke et trekk i FINI!; skriv take og en terning, for eksempel take red 4, take 4 eller s4; put, en rad og et sted, for eksempel put 1 left eller 1<; eller FINI!
error-not-a-die = «{ $text }» er ikke en terning; fargene er { $known }
error-die-shows = terningen i fargen «{ $colour }» viser { $shown }, ikke { $number }
error-nowhere-shown = ingen farget terning viser { $number }
error-no-such-face = en terning viser 1 til { $most }, ikke { $face }
error-not-a-place = «{ $text }» er ikke noe sted; skriv en rad og left, right eller after noen terninger, for eksempel put 1 after 2
error-no-such-place = det er ikke noe sted bak { $after } terninger i rad { $row }
error-no-announcement = «{ $text }» melder ingenting; skriv straights eller matching
error-not-a-time = «{ $time }» er ikke en tid i millisekunder
error-not-a-cast = «{ $text }» er ikke et kast; skriv hva de elleve fargede terningene viser, eller silver og fire tall
error-cast-numbers = det er ikke et kast; skriv hva alle { $dice } terningene viser, hver fra 1 til 6
error-coloured-due = «{ $text }» kommer ikke nå: De fargede terningene kastes nå
error-silver-due = «{ $text }» kommer ikke nå: Sølvterningene kastes nå
error-who-does-what = spillere gjør trekk, og bare terninger har utfall
error-not-a-position = «{ $text }» er ikke en stilling i FINI!: { $reason }
error-position-names = den mangler { $names }
error-position-two = «{ $text }» er ikke for to spillere
error-position-over = spillet er over etter tredje runde, og ikke før
error-position-hand = en hånd holder én terning
error-position-die = «{ $die }» er ikke en terning
error-position-colour = «{ $die }» er én terning for mye eller ikke en farge
error-position-twice = { $die } ligger to steder
show-typing = Kortere: 4 tar en farget terning som viser 4, red 4 akkurat den terningen, s4 en sølvterning. Med en terning i hånden legger 1 den ytterst til høyre i rad 1, 1< ytterst til venstre, 1.2 bak den andre terningen der. f roper FINI!
show-duel = Runde { $round }: { $kind }, startet av { $starter }
show-announce = Runde { $round }: { $starter } melder straighter eller like terninger
show-over = Alle tre rundene er spilt
show-stock = pott
show-area = midten
show-hand = i hånden
show-points = { $points ->
    [one] 1 poeng
   *[other] { $points } poeng
  }

duel = Runde { $round } av 3: { $kind }
duel-announce = Runde { $round } av 3: straighter eller like terninger?
how-straights = stigende eller synkende, ingen tall to ganger
how-matching = like terninger side om side
area = Terningene som ble kastet
slot-empty = et tomt sted
slot-taken = { $die }, tatt av { $name }
side-own = Din side
side = Siden til { $name }
row = Rad { $row }, { $count ->
    [0] tom
    [one] 1 terning
   *[other] { $count } terninger
  }
place = { $after ->
    [0] Rad { $row }, { $end ->
        [yes] den første terningen
       *[no] til venstre
      }
   *[other] Rad { $row }, { $end ->
        [yes] til høyre
       *[no] bak { $after ->
            [one] den første terningen
           *[other] { $after } terninger
          }
      }
  }
in-hand = i hånden: { $die }
die-out = { $die }, tatt ut
chips = { $chips ->
    [0] ingen sjetonger
    [one] 1 sjetong
   *[other] { $chips } sjetonger
  }
stock = { $stock ->
    [0] ingen sjetonger i potten
    [one] 1 sjetong i potten
   *[other] { $stock } sjetonger i potten
  }
practice-time = { $seconds } s
practice-best = rekord: { $seconds } s
practice-record = din beste tid!
verdict = Dommen
verdict-after = etter { $seconds } s
verdict-rule = Regel { $clause }
verdict-why = { $reason ->
    [repeated] Av like tall blir det liggende som ble lagt ned først, farget eller sølv.
   *[loose] { $about ->
        [matching] I en rad teller den største blokken av like terninger, og én terning er ingen blokk.
       *[straights] I en rad teller den lengste straighten, og én terning er ingen straight.
      }
  }
verdict-alone = Det alene avgjør: Ingenting annet dømmes, og ingen andre terninger strykes ut.
verdict-seen = Har du sett det? Trykk her eller på mellomrom: Når alle har gjort det, faller terningene.

refused-I2 = hva en duell i tredje runde handler om, meldes før kastet, og da gjøres ikke noe annet
refused-I3 = motstanderen sier hva denne duellen handler om
refused-I4 = for sent, den duellen er over; terningene kastes på nytt
refused-I6 = legg først ned terningen du har i hånden
refused-I7 = den terningen er borte
refused-I8 = det stedet finnes ikke
refused-I11 = det tallet ligger allerede hos deg
refused-I12 = der ville den ligge i gal rekkefølge
refused-I15 = seks terninger er maks
refused-I16 = en sølvterning trenger en original hos motstanderen, og ingen farget terning med samme tall i midten
refused-I17 = hver sølvterning trenger sin egen original
refused-I19 = for tidlig: Flere terninger kan fortsatt legges ut i kombinasjoner, også i en annen rad

# Labels of what happens, for reports.
happening-announced = melding
happening-cast = terninger kastet
happening-cast-silver = sølvterninger kastet
happening-took = terning tatt
happening-put-down = terning lagt
happening-clashed = strid om terning
happening-voided = duell ugyldig
happening-called = FINI! ropt
happening-dropped = terning tilbakelagt
happening-premature = for tidlig
happening-removed = terninger fjernet
happening-offended = regelbrudd
happening-compared = rader sammenlignet
happening-chip-taken = sjetong tatt
happening-chip-returned = sjetong tilbakegitt
happening-chip-spared = ingen sjetong å gi
happening-round-over = runden slutt
happening-scored = poeng fått
happening-game-over = spillet slutt
happening-reason-contested = omstridt terning
happening-reason-idle = ingen gjorde noe
happening-reason-repeated = tallet to ganger
happening-reason-loose = ikke til nytte
happening-reason-penalty = straff
happening-reason-caller = ropet avgjør
happening-reason-longest = lengste rad
happening-reason-rounds = siste runde slutt
happening-offence-wrong-order = feil rekkefølge
happening-offence-too-many = for mange terninger
happening-offence-wrong-copier = feil sølvterning
happening-of-about = duell om
happening-of-numbers = tall
happening-of-reason = grunn
happening-of-offence = regelbrudd
