line = Twee handen, vijftien dobbelstenen: grijp wat je nodig hebt, maak geen fout, en roep FINI! vóór de ander.

learn-1 = Vijftien dobbelstenen worden gegooid, en jullie grijpen allebei tegelijk, steen voor steen.
learn-2 = Leg wat het duel vraagt, straten of gelijke dobbelstenen: hoogstens zes stenen.
learn-3 = Een zilveren dobbelsteen kopieert alleen: pak hem als bij je tegenstander een gekleurde met dat getal ligt en er geen meer vrij ligt.
learn-4 = Roep FINI! als geen dobbelsteen je combinaties nog langer maakt, en de langste combinatie pakt een fiche. Te vroeg roepen of een fout kost er een.
learn-5 = Een ronde eindigt met de laatste fiche van de voorraad. Wie na drie ronden de meeste fiches heeft gepakt, wint.

tour-area = Hier vallen alle dobbelstenen, en niemand wacht op een beurt: tik op een steen om hem in je hand te nemen.
tour-rows = Jouw rijen: tik erop om de dobbelsteen neer te leggen. In de eerste ronde bouw je straten, zoals 2 3 4 of 6 5 4, in de tweede leg je gelijke dobbelstenen.
tour-silver = Laat de vier zilveren dobbelstenen eerst maar liggen: ze mogen alleen een gekleurde dobbelsteen van je tegenstander kopiëren, als er geen andere met dat getal meer ligt.
tour-acts = FINI! beëindigt het duel. Druk erop als je zes dobbelstenen hebt liggen, of als er niets meer ligt dat je meer dobbelstenen in combinaties oplevert, ook niet in een nieuwe rij; niet eerder.
tour-chips = De langste rij pakt een fiche uit deze voorraad. Is de voorraad leeg, dan wordt elke fiche een punt; na drie ronden wint wie de meeste punten heeft.

now-take = Tik op een gekleurde dobbelsteen die in je rijen past. Niemand wacht op een beurt: pak er steeds een.
now-put = In je hand: { $die }. Tik op de plek in je rijen waar hij hoort.
now-build = { $about-word ->
    [matching] Leg gelijke dobbelstenen naast elkaar, zoals 4 4 4: het langste blok telt.
   *[straights] Bouw rijen die van steen tot steen met één stijgen of dalen, zoals 2 3 4 of 6 5 4. Geen getal mag bij jou twee keer liggen; de langste rij telt.
  }
now-call = { $down ->
    [6] Meer dan zes dobbelstenen mag niet: roep nu FINI!
   *[other] Er liggen { $down } van { $most } dobbelstenen. Roep FINI! als er niets meer ligt dat je meer dobbelstenen in combinaties oplevert, ook niet in een andere rij{ $assisted ->
        [yes] {""}.
       *[no] : eerder kost het je een fiche.
      }
  }
now-silver = Pak een zilveren dobbelsteen alleen als je tegenstander een gekleurde met dat getal heeft, en er geen meer vrij ligt.
now-cast = Zo meteen wordt er gegooid. Dan grijpt iedereen tegelijk.
real-cast = Gooi alle vijftien dobbelstenen. Wat tonen ze?
real-cast-silver = Wat tonen de zilveren dobbelstenen?
now-announce = Kies waar dit duel om gaat: straten of gelijke dobbelstenen.
now-announcing = { $starter } kiest waar dit duel om gaat. Dan wordt er gegooid.
now-judged = { $ending-word ->
    [premature] In het vorige duel is te vroeg geroepen: er konden nog meer dobbelstenen in combinaties gelegd worden.
    [offence] In het vorige duel is een fout gemaakt: een verkeerde volgorde, meer dan zes dobbelstenen, of een zilveren die niet gepakt mocht worden.
    [contested] Het vorige duel is ongeldig: beiden grepen dezelfde dobbelsteen.
    [idle] Het vorige duel is ongeldig: niemand bewoog.
   *[decided] Het vorige duel ging naar de langste rij; bij gelijke lengte naar wie geroepen heeft.
  }

option-assisted = of fouten geweigerd worden, in plaats van beoordeeld aan het eind van een duel
option-contested = binnen hoeveel milliseconden twee grepen naar één dobbelsteen het duel ongeldig maken
option-patience = na hoeveel seconden zonder zet een duel ongeldig is
option-chips = fiches in de voorraad; minder maken het spel korter
agreed-assisted = { $value ->
    [yes] fouten worden meteen geweigerd
   *[no] fouten worden aan het eind van een duel beoordeeld
  }
agreed-contested = grepen naar één dobbelsteen binnen { $value } milliseconden maken het duel ongeldig
agreed-patience = een duel is ongeldig na { $value } seconden zonder zet
agreed-chips = { $value ->
    [one] 1 fiche in de voorraad
   *[other] { $value } fiches in de voorraad
  }
edition-standard = 11 gekleurde en 4 zilveren dobbelstenen
bot-still = Laat alle dobbelstenen aan jou en roept nooit: het gaat erom hoelang je nodig hebt.
bot-slow = Heeft vier seconden per dobbelsteen nodig, bouwt voort op wat er ligt, en maakt af en toe een fout.
bot-calm = Heeft twee seconden per dobbelsteen nodig, plant de langste combinatie in zicht, en maakt af en toe een fout.
bot-quick = Heeft een seconde per dobbelsteen nodig, plant vooruit, pakt eerst wat jij kunt afpakken, en maakt minder fouten.
bot-lightning = Heeft een halve seconde per dobbelsteen nodig, maakt plannen tegen jou, roept met zo weinig mogelijk dobbelstenen, en maakt haast nooit een fout.

move-announce = Kondig aan: { $about }
move-take = Pak { $colour } { $number }
move-put = { $after ->
    [0] Leg in rij { $row }, links
    [one] Leg in rij { $row }, na de eerste steen
   *[other] Leg in rij { $row }, na { $after } stenen
  }
move-call = FINI!
move-cast = { $numbers }
move-cast-silver = zilver { $numbers }
move-void = Niemand beweegt, en het duel is ongeldig

event-announced = { $seat } kondigt aan: { $about }.
event-cast = Ronde { $round }, duel om { $about }. { $seat } gooit { $numbers }.
event-cast-silver = De zilveren dobbelstenen tonen { $numbers }. Start!
event-took = { $seat } pakt { $die }.
event-put-down = { $seat } legt { $die }: { $numbers }.
event-clashed = { $seat } grijpt naar { $die }, net op het moment dat { $rival } die pakt!
event-voided = { $reason ->
    [contested] Het duel is ongeldig, en er wordt opnieuw gegooid.
   *[idle] Al { $seconds } seconden geen zet: het duel is ongeldig, en er wordt opnieuw gegooid.
  }
event-called = { $seat } roept FINI!
event-dropped = { $seat } heeft nog { $die } in de hand; die gaat terug.
event-premature = Te vroeg! { $seat } kon nog { $missed-count ->
    [one] een { $missed }
   *[other] dobbelstenen met { $missed }
  } aanleggen.
event-removed = { $reason ->
    [repeated] { $seat } heeft een getal dubbel: weg met { $dice }.
   *[loose] { $seat } heeft niets aan { $dice }.
  }
event-offended = { $offence ->
    [wrong-order] { $seat } heeft een rij in de verkeerde volgorde.
    [too-many] { $seat } heeft meer dan zes dobbelstenen neergelegd.
   *[wrong-copier] { $seat } heeft een zilveren dobbelsteen gepakt die niet gepakt mocht worden.
  }
event-compared = { $longest ->
    [0] { $other ->
        [0] { $seat } en { $rival } hebben geen combinatie: er wisselt geen fiche van eigenaar.
       *[other] Langste combinaties: geen bij { $seat }, { $other } dobbelstenen bij { $rival }.
      }
   *[other] { $other ->
        [0] Langste combinaties: { $longest } dobbelstenen bij { $seat }, geen bij { $rival }.
       *[other] Langste combinaties: { $longest } dobbelstenen bij { $seat }, { $other } bij { $rival }.
      }
  }
event-chip-taken = { $reason ->
    [penalty] { $rival } heeft geen fiche om terug te geven, dus pakt { $seat } er een uit de voorraad
    [caller] Het roepen beslist: { $seat } pakt een fiche
   *[longest] { $seat } pakt een fiche
  } en heeft er { $chips }{ $stock ->
    [0] .
   *[other] , met nog { $stock } in de voorraad.
  }
event-chip-returned = { $seat } geeft een fiche terug en heeft er nu { $chips ->
    [0] geen
   *[other] { $chips }
  }.
event-chip-spared = { $seat } heeft geen fiche om terug te geven.
event-round-over = Dat was de laatste fiche: ronde { $round } is afgelopen.
event-scored = { $seat } krijgt { $points ->
    [0] niets
    [one] 1 punt
   *[other] { $points } punten
  } en heeft { $total }.
event-game-over = Alle drie de ronden zijn gespeeld.
part-die = { $colour } { $number }

about-straights = straten
about-matching = gelijke stenen
kind-straights = straten
kind-matching = gelijke stenen
colour-red = rood
colour-orange = oranje
colour-yellow = geel
colour-green = groen
colour-blue = blauw
colour-violet = paars
colour-pink = roze
colour-brown = bruin
colour-black = zwart
colour-white = wit
colour-turquoise = turkoois
colour-silver = zilver
phase-cast = zo meteen wordt er gegooid
phase-silver = zo meteen worden de zilveren gegooid
phase-duel = het duel is bezig
phase-announce = straten of gelijke stenen?
phase-over = het spel is afgelopen
offences-wrong-order = een rij in de verkeerde volgorde
offences-too-many = meer dan zes dobbelstenen
offences-wrong-copier = een zilveren die niet gepakt mocht worden
ending-premature = te vroeg geroepen
ending-offence = overtreding
ending-decided = beslist op lengte
ending-contested = ongeldig: beiden grepen dezelfde steen
ending-idle = ongeldig: niemand bewoog

view-phase = Wat er gebeurt
view-round = Ronde
view-kind = Duel om
view-starter = Starter
view-clock = Milliseconden
view-patience = Milliseconden zonder zet tot het duel ongeldig is
view-assisted = Fouten worden geweigerd
view-area = Duelveld
view-players = Spelers
view-stock = Fiches in de voorraad
view-verdict = Het vorige duel
view-rows = Rijen
view-hand = In de hand
view-chips = Fiches
view-score = Punten
view-ending = Afloop
view-caller = Roeper
view-missed = Gemist
view-offences = Overtredingen
view-longest = Langste combinatie
view-removed = Weggehaald
view-change = Fiches gewonnen of terug
view-colour = Kleur
view-number = Getal
view-slot = Vak

error-not-a-move = “{ $text }” is geen zet in FINI!; typ take en een dobbelsteen, zoals take red 4, take 4 of s4; put, een rij en een plek, zoals put 1 left of 1<; of FINI!
error-not-a-die = “{ $text }” is geen dobbelsteen; de kleuren zijn { $known }
error-die-shows = { $colour } toont { $shown }, niet { $number }
error-nowhere-shown = geen gekleurde dobbelsteen toont { $number }
error-no-such-face = een dobbelsteen toont 1 tot en met { $most }, niet { $face }
error-not-a-place = “{ $text }” is geen plek; typ een rij en left, right of after met een aantal dobbelstenen, zoals put 1 after 2
error-no-such-place = in rij { $row } is geen plek na { $after ->
    [one] de eerste dobbelsteen
   *[other] { $after } dobbelstenen
  }
error-no-announcement = “{ $text }” kondigt niets aan; typ straights of matching
error-not-a-time = “{ $time }” is geen tijd in milliseconden
error-not-a-cast = “{ $text }” is geen worp; typ wat de elf gekleurde dobbelstenen tonen, of silver en vier getallen
error-cast-numbers = dat is geen worp; typ wat alle { $dice } dobbelstenen tonen, elk van 1 tot en met 6
error-coloured-due = “{ $text }” kan niet: nu worden de gekleurde dobbelstenen gegooid
error-silver-due = “{ $text }” kan niet: nu worden de zilveren dobbelstenen gegooid
error-who-does-what = spelers doen zetten, en alleen dobbelstenen hebben uitkomsten
error-not-a-position = “{ $text }” is geen stelling van FINI!: { $reason }
error-position-names = er ontbreekt: { $names }
error-position-two = “{ $text }” is niet voor twee spelers
error-position-over = het spel is afgelopen na de derde ronde, en niet eerder
error-position-hand = een hand houdt één dobbelsteen
error-position-die = “{ $die }” is geen dobbelsteen
error-position-colour = “{ $die }” is een dobbelsteen te veel of geen kleur
error-position-twice = { $die } ligt op twee plekken
show-typing = Kort: 4 pakt een gekleurde dobbelsteen met 4, red 4 precies die, s4 een zilveren. Met een dobbelsteen in je hand legt 1 hem rechts in rij 1, 1< links, 1.2 na de tweede dobbelsteen. f roept FINI!
show-duel = Ronde { $round }: { $kind }, starter { $starter }
show-announce = Ronde { $round }: { $starter } kondigt straten of gelijke dobbelstenen aan
show-over = Alle drie de ronden zijn gespeeld
show-stock = voorraad
show-area = duelveld
show-hand = in de hand
show-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }

duel = Ronde { $round } van 3: { $kind }
duel-announce = Ronde { $round } van 3: straten of gelijke stenen?
how-straights = stijgend of dalend, geen getal dubbel
how-matching = gelijke stenen naast elkaar
area = De gegooide dobbelstenen
slot-empty = een leeg vak
slot-taken = { $die }, gepakt door { $name }
side-own = Jouw kant
side = De kant van { $name }
row = Rij { $row }, { $count ->
    [0] leeg
    [one] 1 steen
   *[other] { $count } stenen
  }
place = { $after ->
    [0] Rij { $row }, { $end ->
        [yes] de eerste steen
       *[no] links
      }
   *[other] Rij { $row }, { $end ->
        [yes] rechts
       *[no] na { $after ->
            [one] de eerste steen
           *[other] { $after } stenen
          }
      }
  }
in-hand = in de hand: { $die }
die-out = { $die }, weggehaald
chips = { $chips ->
    [0] geen fiches
    [one] 1 fiche
   *[other] { $chips } fiches
  }
stock = { $stock ->
    [0] geen fiches in de voorraad
    [one] 1 fiche in de voorraad
   *[other] { $stock } fiches in de voorraad
  }
practice-time = { $seconds } s
practice-best = beste: { $seconds } s
practice-record = je beste tijd!
verdict = De uitspraak
verdict-after = na { $seconds } s
verdict-rule = Regel { $clause }
verdict-why = { $reason ->
    [repeated] Van gelijke getallen blijft wat het eerst is neergelegd, gekleurd of zilver.
   *[loose] { $about ->
        [matching] Van een rij telt het grootste blok gelijke dobbelstenen, en één dobbelsteen is geen blok.
       *[straights] Van een rij telt de langste straat, en één dobbelsteen is geen straat.
      }
  }
verdict-alone = Dat alleen beslist: verder wordt er niets beoordeeld, en er worden geen andere dobbelstenen doorgestreept.
verdict-seen = Gezien? Tik hier of druk op spatie: zodra iedereen dat heeft gedaan, vallen de dobbelstenen.

refused-I2 = waar een duel van de derde ronde om gaat, wordt vóór de worp aangekondigd, en verder gebeurt er dan niets
refused-I3 = je tegenstander zegt waar dit duel om gaat
refused-I4 = te laat, dat duel is voorbij; er wordt opnieuw gegooid
refused-I6 = leg eerst de dobbelsteen in je hand neer
refused-I7 = die dobbelsteen is weg
refused-I8 = die plek is er niet
refused-I11 = dat getal ligt al bij jou
refused-I12 = daar zou hij in de verkeerde volgorde liggen
refused-I15 = hoogstens zes dobbelstenen
refused-I16 = een zilveren dobbelsteen heeft een origineel bij je tegenstander nodig, en er mag geen gekleurde met dat getal in het duelveld liggen
refused-I17 = elke zilveren dobbelsteen heeft een eigen origineel nodig
refused-I19 = te vroeg: er konden nog meer dobbelstenen in combinaties gelegd worden, ook in een andere rij

# Labels of what happens, for reports.
happening-announced = aangekondigd
happening-cast = stenen gegooid
happening-cast-silver = zilveren gegooid
happening-took = steen gepakt
happening-put-down = steen gelegd
happening-clashed = tegelijk gegrepen
happening-voided = duel ongeldig
happening-called = FINI! geroepen
happening-dropped = steen teruggelegd
happening-premature = te vroeg
happening-removed = stenen weggehaald
happening-offended = overtreding
happening-compared = rijen vergeleken
happening-chip-taken = fiche gepakt
happening-chip-returned = fiche teruggegeven
happening-chip-spared = geen fiche over
happening-round-over = ronde afgelopen
happening-scored = punten gekregen
happening-game-over = einde van het spel
happening-reason-contested = betwiste steen
happening-reason-idle = niemand doet iets
happening-reason-repeated = getal dubbel
happening-reason-loose = niet bruikbaar
happening-reason-penalty = straf
happening-reason-caller = het roepen beslist
happening-reason-longest = langste rij
happening-reason-rounds = laatste ronde voorbij
happening-offence-wrong-order = verkeerde volgorde
happening-offence-too-many = te veel stenen
happening-offence-wrong-copier = verkeerde zilveren
happening-of-about = duel om
happening-of-numbers = getallen
happening-of-reason = reden
happening-of-offence = overtreding
