line = Två händer, femton tärningar: ta det du behöver, gör inga fel och ropa FINI! före den andra.

learn-1 = Femton tärningar kastas, och ni tar båda samtidigt, en tärning i taget.
learn-2 = Lägg stegar eller lika tärningar, som duellen säger: högst sex tärningar.
learn-3 = En silvertärning kopierar bara: en färgad tärning med dess tal ligger hos din motståndare, och ingen ligger fri.
learn-4 = Ropa FINI! när ingen tärning gör dina kombinationer längre, så tar den längsta kombinationen en mark. Ett för tidigt rop eller ett fel kostar en.
learn-5 = En omgång slutar med förrådets sista mark. Efter tre omgångar vinner den som har tagit flest marker.

tour-area = Här kastas alla tärningar, och ingen väntar på sin tur: tryck på en tärning för att ta den i handen.
tour-rows = Dina rader: tryck på en för att lägga ner tärningen. I första omgången bygger du stegar, som 2 3 4 eller 6 5 4, i andra lika tärningar.
tour-silver = Låt de fyra silvertärningarna vara till att börja med: de får bara kopiera en färgad tärning hos din motståndare, när ingen annan med dess tal är kvar.
tour-acts = FINI! avslutar duellen. Tryck när du har lagt sex tärningar, eller när ingen är kvar som skulle ge dig fler tärningar i kombinationer, inte ens genom att börja en ny rad; inte tidigare.
tour-chips = Den längsta raden tar en mark ur förrådet. När förrådet är tomt blir varje mark en poäng; efter tre omgångar vinner flest poäng.

now-take = Tryck på en färgad tärning som passar dina rader. Ingen väntar på sin tur: ta en efter en.
now-put = Du håller { $die }: tryck på platsen i dina rader där den hör hemma.
now-build = { $about-word ->
    [matching] Lägg lika tärningar bredvid varandra, som 4 4 4: det längsta blocket räknas.
   *[straights] Bygg rader som stiger eller faller med ett från tärning till tärning, som 2 3 4 eller 6 5 4. Inget tal får ligga två gånger hos dig; den längsta raden räknas.
  }
now-call = { $down ->
    [6] Sex tärningar är max: ropa FINI! nu.
   *[other] { $down } av { $most } tärningar ligger. Ropa FINI! när inget är kvar som skulle ge dig fler tärningar i kombinationer, inte heller i en annan rad{ $assisted ->
        [yes] {""}.
       *[no] : tidigare kostar det dig en mark.
      }
  }
now-silver = Ta en silvertärning bara om din motståndare har en färgad tärning med dess tal och ingen sådan ligger fri längre.
now-cast = Snart kastas tärningarna. Sedan griper båda efter dem samtidigt.
real-cast = Kasta alla femton tärningar. Vad visar de?
real-cast-silver = Vad visar silvertärningarna?
now-announce = Välj vad duellen gäller: stegar eller lika tärningar.
now-announcing = { $starter } väljer vad duellen gäller. Sedan kastas tärningarna.
now-judged = { $ending-word ->
    [premature] I förra duellen kom ropet för tidigt: fler tärningar hade kunnat läggas i kombinationer.
    [offence] I förra duellen gjorde någon fel: en felaktig ordning, fler än sex tärningar eller en silvertärning som inte fick tas.
    [contested] Förra duellen är ogiltig: båda tog samma tärning.
    [idle] Förra duellen är ogiltig: ingen gjorde något.
   *[decided] Förra duellen gick till den längsta raden; av lika långa till den som ropade.
  }

option-assisted = om fel nekas direkt i stället för att bedömas efter duellen
option-contested = om två griper efter samma tärning inom så många millisekunder blir duellen ogiltig
option-patience = sekunder utan drag tills en duell blir ogiltig
option-chips = marker i förrådet; färre ger ett kortare parti
agreed-assisted = { $value ->
    [yes] fel nekas direkt
   *[no] fel bedöms efter duellen
  }
agreed-contested = griper två efter samma tärning inom { $value } millisekunder är duellen ogiltig
agreed-patience = en duell är ogiltig efter { $value } sekunder utan drag
agreed-chips = { $value ->
    [one] 1 mark i förrådet
   *[other] { $value } marker i förrådet
  }
edition-standard = 11 färgade tärningar och 4 silvertärningar
bot-still = Lämnar alla tärningar åt dig och ropar aldrig: det som räknas är hur lång tid du behöver.
bot-slow = Behöver fyra sekunder per tärning, bygger vidare på det den har och gör fel då och då.
bot-calm = Behöver två sekunder per tärning, planerar den längsta kombinationen i sikte och gör fel då och då.
bot-quick = Behöver en sekund per tärning, planerar, tar först det du kunde ta ifrån den och gör färre fel.
bot-lightning = Behöver en halv sekund per tärning, planerar mot dig, ropar med så få tärningar den kan och gör nästan aldrig fel.

move-announce = Välj { $about }
move-take = Ta { $colour } { $number }
move-put = { $after ->
    [0] Lägg i rad { $row }, till vänster
    [one] Lägg i rad { $row }, efter första tärningen
   *[other] Lägg i rad { $row }, efter { $after } tärningar
  }
move-call = FINI!
move-cast = { $numbers }
move-cast-silver = silver { $numbers }
move-void = Ingen gör något, och duellen är ogiltig

event-announced = { $seat } väljer { $about }.
event-cast = Omgång { $round }, en duell om { $about }. { $seat } kastar { $numbers }.
event-cast-silver = Silvertärningarna visar { $numbers }. Kör!
event-took = { $seat } tar { $die }.
event-put-down = { $seat } lägger { $die }: { $numbers }.
event-clashed = { $seat } griper efter { $die } just som { $rival } tar den!
event-voided = { $reason ->
    [contested] Duellen är ogiltig, och tärningarna kastas om.
   *[idle] Ingen har gjort något på { $seconds } sekunder: duellen är ogiltig, och tärningarna kastas om.
  }
event-called = { $seat } ropar FINI!
event-dropped = { $seat } håller fortfarande { $die }, som får gå tillbaka.
event-premature = För tidigt! { $seat } kunde ha lagt till { $missed-count ->
    [one] en tärning med { $missed }
   *[other] tärningar med { $missed }
  }.
event-removed = { $reason ->
    [repeated] { $seat } har samma tal två gånger: bort med { $dice }.
   *[loose] { $seat } har ingen nytta av { $dice }.
  }
event-offended = { $offence ->
    [wrong-order] { $seat } har en rad i fel ordning.
    [too-many] { $seat } har lagt fler än sex tärningar.
   *[wrong-copier] { $seat } tog en silvertärning som inte fick tas.
  }
event-compared = { $longest ->
    [0] { $other ->
        [0] Varken { $seat } eller { $rival } har en kombination: ingen mark flyttas.
       *[other] Längsta kombinationer: { $seat } ingen, { $rival } { $other } tärningar.
      }
   *[other] { $other ->
        [0] Längsta kombinationer: { $seat } { $longest } tärningar, { $rival } ingen.
       *[other] Längsta kombinationer: { $seat } { $longest } tärningar, { $rival } { $other }.
      }
  }
event-chip-taken = { $reason ->
    [penalty] { $rival } har ingen mark att lämna tillbaka, så { $seat } tar en ur förrådet
    [caller] Ropet avgör: { $seat } tar en mark
   *[longest] { $seat } tar en mark
  } och har { $chips }{ $stock ->
    [0] .
   *[other] , med { $stock } kvar i förrådet.
  }
event-chip-returned = { $seat } lämnar tillbaka en mark och har { $chips ->
    [0] ingen
   *[other] { $chips }
  } nu.
event-chip-spared = { $seat } har ingen mark att lämna tillbaka.
event-round-over = Det var den sista marken: omgång { $round } är slut.
event-scored = { $seat } får { $points ->
    [0] ingenting
    [one] 1 poäng
   *[other] { $points } poäng
  } och har { $total }.
event-game-over = Alla tre omgångarna är spelade.
part-die = { $colour } { $number }

about-straights = stegar
about-matching = lika tärningar
kind-straights = stegar
kind-matching = lika tärningar
colour-red = röd
colour-orange = orange
colour-yellow = gul
colour-green = grön
colour-blue = blå
colour-violet = lila
colour-pink = rosa
colour-brown = brun
colour-black = svart
colour-white = vit
colour-turquoise = turkos
colour-silver = silver
phase-cast = tärningarna kastas strax
phase-silver = silvertärningarna kastas strax
phase-duel = duellen pågår
phase-announce = stegar eller lika tärningar?
phase-over = spelet är slut
offences-wrong-order = en rad i fel ordning
offences-too-many = fler än sex tärningar
offences-wrong-copier = en silvertärning som inte fick tas
ending-premature = för tidigt rop
ending-offence = ett regelbrott
ending-decided = längden avgjorde
ending-contested = ogiltig: båda tog samma tärning
ending-idle = ogiltig: ingen gjorde något

view-phase = Det som pågår
view-round = Omgång
view-kind = Duell om
view-starter = Startar
view-clock = Millisekunder
view-patience = Millisekunder utan drag tills duellen är ogiltig
view-assisted = Fel nekas
view-area = Spelytan
view-players = Spelare
view-stock = Marker i förrådet
view-verdict = Senaste duellen
view-rows = Rader
view-hand = I handen
view-chips = Marker
view-score = Poäng
view-ending = Slut
view-caller = Ropade
view-missed = Missat
view-offences = Regelbrott
view-longest = Längsta kombination
view-removed = Borttaget
view-change = Vunna eller återlämnade marker
view-colour = Färg
view-number = Tal
view-slot = Lucka

error-not-a-move = ”{ $text }” är inget drag i FINI!; skriv take och en tärning, till exempel take red 4, take 4 eller s4; put, en rad och en plats, till exempel put 1 left eller 1<; eller FINI!
error-not-a-die = ”{ $text }” är ingen tärning; färgerna är { $known }
error-die-shows = fel tal för tärningen { $colour }: den visar { $shown }, inte { $number }
error-nowhere-shown = ingen färgad tärning visar { $number }
error-no-such-face = en tärning visar 1 till { $most }, inte { $face }
error-not-a-place = ”{ $text }” är ingen plats; skriv en rad och left, right eller after och ett antal tärningar, till exempel put 1 after 2
error-no-such-place = det finns ingen plats efter { $after } tärningar i rad { $row }
error-no-announcement = ”{ $text }” väljer inget; skriv straights eller matching
error-not-a-time = ”{ $time }” är ingen tid i millisekunder
error-not-a-cast = ”{ $text }” är inget kast; skriv vad de elva färgade tärningarna visar, eller silver och fyra tal
error-cast-numbers = det är inget kast; skriv vad alla { $dice } tärningar visar, var och en från 1 till 6
error-coloured-due = ”{ $text }” är inte på tur: nu kastas de färgade tärningarna
error-silver-due = ”{ $text }” är inte på tur: nu kastas silvertärningarna
error-who-does-what = spelare gör drag, och bara tärningar har utfall
error-not-a-position = ”{ $text }” är ingen ställning i FINI!: { $reason }
error-position-names = den saknar { $names }
error-position-two = ”{ $text }” är inte för två spelare
error-position-over = spelet är slut efter tredje omgången, och inte före
error-position-hand = en hand håller en tärning
error-position-die = ”{ $die }” är ingen tärning
error-position-colour = ”{ $die }” är en tärning för mycket eller ingen färg
error-position-twice = { $die } ligger på två ställen
show-typing = Kortare: 4 tar en färgad tärning som visar 4, red 4 just den tärningen, s4 en silvertärning. Med en tärning i handen lägger 1 den till höger i rad 1, 1< till vänster, 1.2 efter dess andra tärning. f ropar FINI!
show-duel = Omgång { $round }: { $kind }, startas av { $starter }
show-announce = Omgång { $round }: { $starter } väljer stegar eller lika tärningar
show-over = Alla tre omgångarna är spelade
show-stock = förråd
show-area = spelytan
show-hand = i handen
show-points = { $points ->
    [one] 1 poäng
   *[other] { $points } poäng
  }

duel = Omgång { $round } av 3: { $kind }
duel-announce = Omgång { $round } av 3: stegar eller lika tärningar?
how-straights = stigande eller fallande, inget tal två gånger
how-matching = lika tärningar bredvid varandra
area = Tärningarna som kastades
slot-empty = en tom lucka
slot-taken = { $die }, tagen av { $name }
side-own = Din sida
side = Sidan för { $name }
row = Rad { $row }, { $count ->
    [0] tom
    [one] 1 tärning
   *[other] { $count } tärningar
  }
place = { $after ->
    [0] Rad { $row }, { $end ->
        [yes] första tärningen
       *[no] till vänster
      }
   *[other] Rad { $row }, { $end ->
        [yes] till höger
       *[no] efter { $after ->
            [one] första tärningen
           *[other] { $after } tärningar
          }
      }
  }
in-hand = i handen: { $die }
die-out = { $die }, borttagen
chips = { $chips ->
    [0] inga marker
    [one] 1 mark
   *[other] { $chips } marker
  }
stock = { $stock ->
    [0] inga marker i förrådet
    [one] 1 mark i förrådet
   *[other] { $stock } marker i förrådet
  }
practice-time = { $seconds } s
practice-best = bäst: { $seconds } s
practice-record = din bästa tid!
verdict = Domen
verdict-after = efter { $seconds } s
verdict-rule = Regel { $clause }
verdict-why = { $reason ->
    [repeated] Av lika tärningar stannar den som lades först, färgad eller silver.
   *[loose] { $about ->
        [matching] En rad räknas för sitt största block av lika tärningar, och en ensam tärning är inget block.
       *[straights] En rad räknas för sin längsta stege, och en ensam tärning är ingen stege.
      }
  }
verdict-alone = Det ensamt avgör: inget annat bedöms, och inga andra tärningar stryks.
verdict-seen = Har du sett? Tryck här eller på mellanslag: när alla har sett faller tärningarna.

refused-I2 = i tredje omgången väljs vad en duell gäller före kastet, och inget annat görs då
refused-I3 = din motståndare väljer vad duellen gäller
refused-I4 = för sent, den duellen är över; tärningarna kastas om
refused-I6 = lägg först ner tärningen du har i handen
refused-I7 = den tärningen är borta
refused-I8 = det finns ingen sådan plats
refused-I11 = det talet ligger redan hos dig
refused-I12 = där skulle den ligga i fel ordning
refused-I15 = sex tärningar är max
refused-I16 = en silvertärning kräver ett original hos din motståndare och ingen färgad tärning med dess tal på spelytan
refused-I17 = varje silvertärning kräver ett eget original
refused-I19 = för tidigt: fler tärningar kan läggas i kombinationer, även i en annan rad

# Labels of what happens, for reports.
happening-announced = val
happening-cast = tärningar kastade
happening-cast-silver = silvertärningar kastade
happening-took = tärning tagen
happening-put-down = tärning lagd
happening-clashed = tvist om tärning
happening-voided = duell ogiltig
happening-called = FINI! ropat
happening-dropped = tärning återlagd
happening-premature = för tidigt
happening-removed = tärningar borttagna
happening-offended = regelbrott
happening-compared = rader jämförda
happening-chip-taken = mark tagen
happening-chip-returned = mark återlämnad
happening-chip-spared = ingen mark att lämna
happening-round-over = omgången slut
happening-scored = poäng tagna
happening-game-over = partiet slut
happening-reason-contested = omtvistad tärning
happening-reason-idle = ingen gjorde något
happening-reason-repeated = talet två gånger
happening-reason-loose = till ingen nytta
happening-reason-penalty = straff
happening-reason-caller = ropet avgör
happening-reason-longest = längsta raden
happening-reason-rounds = sista omgången slut
happening-offence-wrong-order = fel ordning
happening-offence-too-many = för många tärningar
happening-offence-wrong-copier = fel silvertärning
happening-of-about = duell om
happening-of-numbers = tal
happening-of-reason = skäl
happening-of-offence = regelbrott
