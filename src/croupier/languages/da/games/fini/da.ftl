line = To hænder, femten terninger: grib det, du mangler, lav ingen fejl, og råb FINI! før den anden.

learn-1 = Femten terninger kastes, og I griber begge på samme tid, én terning efter den anden.
learn-2 = Læg straights eller ens terninger, alt efter duellen: højst seks terninger.
learn-3 = En sølvterning kan kun kopiere: en farvet terning med dens tal ligger hos din modspiller, og ingen ligger frit.
learn-4 = Råb FINI!, når ingen terning ville gøre dine kombinationer længere; den længste kombination tager en jeton. Et for tidligt råb eller en fejl koster en.
learn-5 = En runde slutter med puljens sidste jeton. Efter tre runder vinder den, der tog flest jetoner.

tour-area = Alle terninger kastes her, og ingen venter på tur: tryk på en terning for at tage den i hånden.
tour-rows = Dine rækker: tryk på en for at lægge terningen. I første runde bygger du straights, fx 2 3 4 eller 6 5 4, i anden ens terninger.
tour-silver = Lad de fire sølvterninger ligge i starten: de må kun kopiere en farvet terning, som din modspiller har, når der ikke er flere med dens tal.
tour-acts = FINI! slutter duellen. Tryk, når du har lagt seks terninger, eller når der ikke er nogen tilbage, som ville give dig flere terninger i kombinationer, heller ikke ved at begynde en ny række; ikke før.
tour-chips = Den længste række tager en jeton fra denne pulje. Når puljen er tom, bliver hver jeton til et point; efter tre runder vinder flest point.

now-take = Tryk på en farvet terning, der passer til dine rækker. Ingen venter på tur: tag den ene efter den anden.
now-put = Du holder { $die }: tryk på det sted i dine rækker, hvor den hører til.
now-build = { $about-word ->
    [matching] Læg ens terninger side om side, fx 4 4 4: den længste blok tæller.
   *[straights] Byg rækker, der stiger eller falder med én fra terning til terning, fx 2 3 4 eller 6 5 4. Intet tal må ligge to gange hos dig; den længste række tæller.
  }
now-call = { $down ->
    [6] Du må højst lægge seks terninger: råb FINI! nu.
   *[other] { $down } af { $most } terninger er lagt. Råb FINI!, når der ikke er noget tilbage, som ville give dig flere terninger i kombinationer, heller ikke i en anden række{ $assisted ->
        [yes] {""}.
       *[no] : før det koster det dig en jeton.
      }
  }
now-silver = Tag kun en sølvterning, hvis din modspiller har en farvet terning med dens tal, og der ikke ligger flere frit.
now-cast = Terningerne kastes om lidt. Så griber alle på én gang.
real-cast = Kast alle femten terninger. Hvad viser de?
real-cast-silver = Hvad viser sølvterningerne?
now-announce = Vælg, hvad denne duel gælder: straights eller ens terninger.
now-announcing = { $starter } vælger, hvad denne duel gælder. Så kastes terningerne.
now-judged = { $ending-word ->
    [premature] I den sidste duel blev der råbt for tidligt: flere terninger kunne være lagt i kombinationer.
    [offence] I den sidste duel begik nogen en fejl: forkert rækkefølge, mere end seks terninger eller en sølvterning, der ikke må tages.
    [contested] Den sidste duel er ugyldig: begge greb efter den samme terning.
    [idle] Den sidste duel er ugyldig: ingen rørte sig.
   *[decided] Den sidste duel gik til den længste række; var de lige lange, til den, der råbte.
  }

option-assisted = om fejl afvises i stedet for at blive bedømt ved slutningen af en duel
option-contested = griber begge samme terning med færre end så mange millisekunder imellem, er duellen ugyldig
option-patience = sekunder uden et træk, hvorefter en duel er ugyldig
option-chips = jetoner i puljen; færre giver et kortere spil
agreed-assisted = { $value ->
    [yes] fejl afvises med det samme
   *[no] fejl bedømmes ved slutningen af en duel
  }
agreed-contested = griber begge samme terning med under { $value } millisekunder imellem, er duellen ugyldig
agreed-patience = en duel er ugyldig efter { $value } sekunder uden et træk
agreed-chips = { $value ->
    [one] 1 jeton i puljen
   *[other] { $value } jetoner i puljen
  }
edition-standard = 11 farvede terninger og 4 sølvterninger
bot-still = Overlader dig alle terninger og råber aldrig: det, der tæller, er, hvor lang tid du bruger.
bot-slow = Bruger fire sekunder på en terning, bygger videre på det, den har, og tager fejl nu og da.
bot-calm = Bruger to sekunder på en terning, planlægger den længste kombination i syne og tager fejl nu og da.
bot-quick = Bruger et sekund på en terning, planlægger og tager først det, du kunne snuppe, og tager sjældnere fejl.
bot-lightning = Bruger et halvt sekund på en terning, planlægger mod dig, råber med så få terninger som muligt og tager næsten aldrig fejl.

move-announce = Meld { $about }
move-take = Tag { $colour } { $number }
move-put = { $after ->
    [0] Læg den i række { $row }, til venstre
    [one] Læg den i række { $row }, efter den første terning
   *[other] Læg den i række { $row }, efter { $after } terninger
  }
move-call = FINI!
move-cast = { $numbers }
move-cast-silver = sølv { $numbers }
move-void = Ingen rører sig, og duellen er ugyldig

event-announced = { $seat } melder { $about }.
event-cast = Runde { $round }, duel om { $about }. { $seat } kaster { $numbers }.
event-cast-silver = Sølvterningerne viser { $numbers }. Nu!
event-took = { $seat } tager { $die }.
event-put-down = { $seat } lægger { $die }: { $numbers }.
event-clashed = { $seat } griber efter { $die }, netop som { $rival } tager den!
event-voided = { $reason ->
    [contested] Duellen er ugyldig, og terningerne kastes på ny.
   *[idle] Ingen har rørt sig i { $seconds } sekunder: duellen er ugyldig, og terningerne kastes på ny.
  }
event-called = { $seat } råber FINI!
event-dropped = { $seat } holder stadig { $die }, som går tilbage.
event-premature = For tidligt! { $seat } kunne stadig have lagt { $missed-count ->
    [one] en terning med { $missed }
   *[other] terninger med { $missed }
  } til.
event-removed = { $reason ->
    [repeated] { $seat } har et tal to gange: ud med { $dice }.
   *[loose] { $seat } har ingen brug for { $dice }.
  }
event-offended = { $offence ->
    [wrong-order] { $seat } har en række i forkert rækkefølge.
    [too-many] { $seat } har lagt mere end seks terninger.
   *[wrong-copier] { $seat } tog en sølvterning, der ikke må tages.
  }
event-compared = { $longest ->
    [0] { $other ->
        [0] Hverken { $seat } eller { $rival } har en kombination: ingen jeton flyttes.
       *[other] Længste kombinationer: { $seat } ingen, { $rival } { $other } terninger.
      }
   *[other] { $other ->
        [0] Længste kombinationer: { $seat } { $longest } terninger, { $rival } ingen.
       *[other] Længste kombinationer: { $seat } { $longest } terninger, { $rival } { $other }.
      }
  }
event-chip-taken = { $reason ->
    [penalty] { $rival } har ingen jeton at give tilbage, så { $seat } tager en fra puljen
    [caller] Råbet afgør det: { $seat } tager en jeton
   *[longest] { $seat } tager en jeton
  } og har { $chips }{ $stock ->
    [0] .
   *[other] , med { $stock } tilbage i puljen.
  }
event-chip-returned = { $seat } giver en jeton tilbage og har { $chips ->
    [0] ingen
   *[other] { $chips }
  } nu.
event-chip-spared = { $seat } har ingen jeton at give tilbage.
event-round-over = Det var den sidste jeton: runde { $round } er slut.
event-scored = { $seat } får { $points ->
    [0] ingen point
    [one] 1 point
   *[other] { $points } point
  } og har { $total }.
event-game-over = Alle tre runder er spillet.
part-die = { $colour } { $number }

about-straights = straights
about-matching = ens terninger
kind-straights = straights
kind-matching = ens terninger
colour-red = rød
colour-orange = orange
colour-yellow = gul
colour-green = grøn
colour-blue = blå
colour-violet = violet
colour-pink = lyserød
colour-brown = brun
colour-black = sort
colour-white = hvid
colour-turquoise = turkis
colour-silver = sølv
phase-cast = terningerne kastes om lidt
phase-silver = sølvterningerne kastes om lidt
phase-duel = duellen er i gang
phase-announce = straights eller ens terninger?
phase-over = spillet er slut
offences-wrong-order = en række i forkert rækkefølge
offences-too-many = mere end seks terninger
offences-wrong-copier = en sølvterning, der ikke må tages
ending-premature = råbt for tidligt
ending-offence = et regelbrud
ending-decided = afgjort på længde
ending-contested = ugyldig: begge greb samme terning
ending-idle = ugyldig: ingen rørte sig

view-phase = Hvad der foregår
view-round = Runde
view-kind = Duel om
view-starter = Starter
view-clock = Millisekunder
view-patience = Millisekunder uden et træk, til duellen er ugyldig
view-assisted = Fejl afvises
view-area = Midten
view-players = Spillere
view-stock = Jetoner i puljen
view-verdict = Den sidste duel
view-rows = Rækker
view-hand = I hånden
view-chips = Jetoner
view-score = Point
view-ending = Afgørelse
view-caller = Råbte
view-missed = Overset
view-offences = Regelbrud
view-longest = Længste kombination
view-removed = Fjernet
view-change = Jetoner vundet eller givet tilbage
view-colour = Farve
view-number = Tal
view-slot = Plads

error-not-a-move = ”{ $text }” er ikke et træk i FINI!; skriv take og en terning, fx take red 4, take 4 eller s4; put, en række og en plads, fx put 1 left eller 1<; eller FINI!
error-not-a-die = ”{ $text }” er ikke en terning; farverne er { $known }
error-die-shows = terningen i farven { $colour } viser { $shown }, ikke { $number }
error-nowhere-shown = ingen farvet terning viser { $number }
error-no-such-face = en terning viser 1 til { $most }, ikke { $face }
error-not-a-place = ”{ $text }” er ikke en plads; skriv en række og left, right eller after og et antal terninger, fx put 1 after 2
error-no-such-place = der er ingen plads efter { $after } terninger i række { $row }
error-no-announcement = ”{ $text }” melder ingenting; skriv straights eller matching
error-not-a-time = ”{ $time }” er ikke et tidspunkt i millisekunder
error-not-a-cast = ”{ $text }” er ikke et kast; skriv, hvad de elleve farvede terninger viser, eller silver og fire tal
error-cast-numbers = det er ikke et kast; skriv, hvad alle { $dice } terninger viser, hver fra 1 til 6
error-coloured-due = det er ikke tid til ”{ $text }”: de farvede terninger kastes nu
error-silver-due = det er ikke tid til ”{ $text }”: sølvterningerne kastes nu
error-who-does-what = spillere foretager træk, og kun terninger har udfald
error-not-a-position = ”{ $text }” er ikke en stilling i FINI!: { $reason }
error-position-names = den mangler { $names }
error-position-two = ”{ $text }” er ikke for to spillere
error-position-over = spillet er slut efter sin tredje runde og ikke før
error-position-hand = en hånd holder én terning
error-position-die = ”{ $die }” er ikke en terning
error-position-colour = ”{ $die }” er én terning for meget eller ikke en farve
error-position-twice = { $die } ligger to steder
show-typing = Kortere: 4 tager en farvet terning, der viser 4, red 4 netop den terning, s4 en sølvterning. Med en terning i hånden lægger 1 den til højre i række 1, 1< til venstre, 1.2 efter rækkens anden terning. f råber FINI!
show-duel = Runde { $round }: { $kind }, startet af { $starter }
show-announce = Runde { $round }: { $starter } melder straights eller ens terninger
show-over = Alle tre runder er spillet
show-stock = pulje
show-area = midten
show-hand = i hånden
show-points = { $points ->
    [one] 1 point
   *[other] { $points } point
  }

duel = Runde { $round } af 3: { $kind }
duel-announce = Runde { $round } af 3: straights eller ens terninger?
how-straights = stigende eller faldende, intet tal to gange
how-matching = ens terninger side om side
area = De kastede terninger
slot-empty = en tom plads
slot-taken = { $die }, taget af { $name }
side-own = Din side
side = Side: { $name }
row = Række { $row }, { $count ->
    [0] tom
    [one] 1 terning
   *[other] { $count } terninger
  }
place = { $after ->
    [0] Række { $row }, { $end ->
        [yes] den første terning
       *[no] til venstre
      }
   *[other] Række { $row }, { $end ->
        [yes] til højre
       *[no] efter { $after ->
            [one] den første terning
           *[other] { $after } terninger
          }
      }
  }
in-hand = i hånden: { $die }
die-out = { $die }, taget ud
chips = { $chips ->
    [0] ingen jetoner
    [one] 1 jeton
   *[other] { $chips } jetoner
  }
stock = { $stock ->
    [0] ingen jetoner i puljen
    [one] 1 jeton i puljen
   *[other] { $stock } jetoner i puljen
  }
practice-time = { $seconds } s
practice-best = bedst: { $seconds } s
practice-record = din bedste tid!
verdict = Dommen
verdict-after = efter { $seconds } s
verdict-rule = Regel { $clause }
verdict-why = { $reason ->
    [repeated] Af ens tal bliver det liggende, der blev lagt først, farvet eller sølv.
   *[loose] { $about ->
        [matching] I en række tæller den største blok af ens terninger, og én terning er ingen blok.
       *[straights] I en række tæller den længste straight, og én terning er ingen straight.
      }
  }
verdict-alone = Det alene afgør sagen: intet andet bedømmes, og ingen andre terninger streges ud.
verdict-seen = Set det? Tryk her eller på mellemrum: når alle har gjort det, falder terningerne.

refused-I2 = hvad en duel i tredje runde gælder, meldes før kastet, og da gøres intet andet
refused-I3 = din modspiller siger, hvad denne duel gælder
refused-I4 = for sent, den duel er slut; terningerne kastes på ny
refused-I6 = læg først terningen i din hånd
refused-I7 = den terning er væk
refused-I8 = der er ingen sådan plads
refused-I11 = det tal ligger allerede hos dig
refused-I12 = der ville den ligge i forkert rækkefølge
refused-I15 = der må højst lægges seks terninger
refused-I16 = en sølvterning kræver en original hos din modspiller og ingen farvet terning med dens tal i midten
refused-I17 = hver sølvterning kræver sin egen original
refused-I19 = for tidligt: flere terninger kan stadig lægges i kombinationer, også i en anden række

# Labels of what happens, for reports.
happening-announced = melding
happening-cast = terninger kastet
happening-cast-silver = sølvterninger kastet
happening-took = terning taget
happening-put-down = terning lagt
happening-clashed = strid om terning
happening-voided = duel ugyldig
happening-called = FINI! råbt
happening-dropped = terning lagt tilbage
happening-premature = for tidligt
happening-removed = terninger fjernet
happening-offended = regelbrud
happening-compared = rækker sammenlignet
happening-chip-taken = jeton taget
happening-chip-returned = jeton givet tilbage
happening-chip-spared = ingen jeton at give
happening-round-over = runden slut
happening-scored = point fået
happening-game-over = spillet slut
happening-reason-contested = omstridt terning
happening-reason-idle = ingen gjorde noget
happening-reason-repeated = tallet to gange
happening-reason-loose = ikke til nytte
happening-reason-penalty = straf
happening-reason-caller = råbet afgør
happening-reason-longest = længste række
happening-reason-rounds = sidste runde slut
happening-offence-wrong-order = forkert rækkefølge
happening-offence-too-many = for mange terninger
happening-offence-wrong-copier = forkert sølvterning
happening-of-about = duel om
happening-of-numbers = tal
happening-of-reason = grund
happening-of-offence = regelbrud
