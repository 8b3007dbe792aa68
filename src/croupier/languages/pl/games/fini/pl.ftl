line = Dwie ręce, piętnaście kości: bierz, co ci trzeba, nie pomyl się i zawołaj FINI! przed rywalem.

learn-1 = Pada piętnaście kości i oboje bierzecie naraz, jedną po drugiej.
learn-2 = Układaj strity albo jednakowe kości, zależnie od pojedynku: najwyżej sześć kości.
learn-3 = Srebrna kość tylko kopiuje: kolorowa kość z jej liczbą leży u rywala, a na środku nie ma już żadnej.
learn-4 = Zawołaj FINI!, gdy żadna kość nie wydłuży twoich układów: najdłuższy układ bierze żeton. Zawołanie za wcześnie albo błąd kosztują żeton.
learn-5 = Runda kończy się z ostatnim żetonem puli. Po trzech rundach wygrywa, kto wziął najwięcej żetonów.

tour-area = Tu padają wszystkie kości i nikt nie czeka na swoją kolej: dotknij kości, by wziąć ją do ręki.
tour-rows = Twoje rzędy: dotknij jednego, by położyć kość. W pierwszej rundzie układasz strity, np. 2 3 4 albo 6 5 4, w drugiej jednakowe kości.
tour-silver = Czterech srebrnych kości na razie nie ruszaj: wolno nimi tylko skopiować kolorową kość rywala, gdy nie ma już innej z jej liczbą.
tour-acts = FINI! kończy pojedynek. Naciśnij, gdy leży twoich sześć kości albo gdy żadna już nie da ci więcej kości w układach, nawet w nowym rzędzie; nie wcześniej.
tour-chips = Najdłuższy układ bierze żeton z tej puli. Gdy pula jest pusta, każdy żeton staje się punktem; po trzech rundach wygrywa, kto ma ich najwięcej.

now-take = Dotknij dowolnej kolorowej kości, która pasuje do twoich rzędów. Nikt nie czeka na swoją kolej: bierz jedną po drugiej.
now-put = Masz w ręce: { $die }. Dotknij miejsca w swoich rzędach, gdzie ma leżeć.
now-build = { $about-word ->
    [matching] Kładź jednakowe kości obok siebie, np. 4 4 4: liczy się najdłuższy blok.
   *[straights] Układaj rzędy, które rosną albo maleją o jeden z kości na kość, np. 2 3 4 albo 6 5 4. Żadna liczba nie może leżeć u ciebie dwa razy; liczy się najdłuższy strit.
  }
now-call = { $down ->
    [6] Sześć kości to najwięcej: zawołaj FINI! teraz.
   *[other] Leży { $down } z { $most } kości. Zawołaj FINI!, gdy nic już nie da ci więcej kości w układach, także w innym rzędzie{ $assisted ->
        [yes] {""}.
       *[no] : wcześniej kosztuje cię to żeton.
      }
  }
now-silver = Srebrną kość weź tylko wtedy, gdy rywal ma kolorową kość z jej liczbą, a na środku nie ma już żadnej.
now-cast = Zaraz padną kości. Potem wszyscy biorą naraz.
real-cast = Rzućcie wszystkimi piętnastoma kośćmi. Co pokazują?
real-cast-silver = Co pokazują srebrne kości?
now-announce = Wybierz, o co toczy się ten pojedynek: strity czy jednakowe kości.
now-announcing = { $starter } wybiera, o co toczy się ten pojedynek. Potem padają kości.
now-judged = { $ending-word ->
    [premature] W ostatnim pojedynku FINI! padło za wcześnie: można było dołożyć do układów więcej kości.
    [offence] W ostatnim pojedynku ktoś się pomylił: zła kolejność, więcej niż sześć kości albo srebrna kość, której nie wolno brać.
    [contested] Ostatni pojedynek jest nieważny: oboje sięgnęliście po tę samą kość.
    [idle] Ostatni pojedynek jest nieważny: nikt się nie ruszył.
   *[decided] Ostatni pojedynek wygrywa najdłuższy układ, a z równie długich układ tego, kto zawołał.
  }

option-assisted = czy błędy są odrzucane, zamiast oceniać je na końcu pojedynku
option-contested = sięganie po tę samą kość w odstępie mniejszym niż tyle milisekund unieważnia pojedynek
option-patience = po ilu sekundach bez ruchu pojedynek jest nieważny
option-chips = żetony w puli; z mniejszą liczbą partia jest krótsza
agreed-assisted = { $value ->
    [yes] błędy są od razu odrzucane
   *[no] błędy ocenia się na końcu pojedynku
  }
agreed-contested = sięganie po tę samą kość w odstępie mniejszym niż { $value } ms unieważnia pojedynek
agreed-patience = pojedynek jest nieważny po { $value } s bez ruchu
agreed-chips = { $value ->
    [one] 1 żeton w puli
    [few] { $value } żetony w puli
   *[many] { $value } żetonów w puli
  }
edition-standard = 11 kolorowych i 4 srebrne kości
bot-still = Zostawia ci wszystkie kości i nigdy nie woła: liczy się, ile czasu potrzebujesz.
bot-slow = Potrzebuje na kość czterech sekund, buduje dalej z tego, co ma, i czasem się myli.
bot-calm = Potrzebuje na kość dwóch sekund, planuje najdłuższy układ w zasięgu wzroku i czasem się myli.
bot-quick = Potrzebuje na kość sekundy, planuje, bierze najpierw to, co możesz mu zabrać, i myli się rzadziej.
bot-lightning = Potrzebuje na kość pół sekundy, planuje przeciw tobie, woła przy możliwie małej liczbie kości i prawie nigdy się nie myli.

move-announce = Ogłoś: { $about }
move-take = Weź: { $colour } { $number }
move-put = { $after ->
    [0] Połóż w rzędzie { $row }, po lewej
    [1] Połóż w rzędzie { $row }, za pierwszą kością
   *[other] Połóż w rzędzie { $row }, za { $after } kośćmi
  }
move-call = FINI!
move-cast = { $numbers }
move-cast-silver = srebrne { $numbers }
move-void = Nikt się nie rusza i pojedynek jest nieważny

event-announced = { $seat } ogłasza: { $about }.
event-cast = Runda { $round }, pojedynek: { $about }. { $seat } rzuca { $numbers }.
event-cast-silver = Srebrne kości pokazują { $numbers }. Start!
event-took = { $seat } bierze: { $die }.
event-put-down = { $seat } kładzie: { $die }. Rząd: { $numbers }.
event-clashed = { $seat } sięga po kość ({ $die }), którą właśnie bierze { $rival }!
event-voided = { $reason ->
    [contested] Pojedynek jest nieważny, kości padają na nowo.
   *[idle] Przez { $seconds } s nikt się nie ruszył: pojedynek jest nieważny, kości padają na nowo.
  }
event-called = { $seat } woła FINI!
event-dropped = { $seat } trzyma jeszcze kość ({ $die }), która wraca na środek.
event-premature = Za wcześnie! { $seat }: { $missed-count ->
    [1] do dołożenia była jeszcze kość z { $missed }
   *[other] do dołożenia były jeszcze kości z { $missed }
  }.
event-removed = { $reason ->
    [repeated] { $seat } ma tę samą liczbę dwa razy, odpada: { $dice }.
   *[loose] { $seat } nie ma z czym połączyć: { $dice }.
  }
event-offended = { $offence ->
    [wrong-order] { $seat } ma rząd w złej kolejności.
    [too-many] { $seat } ma więcej niż sześć położonych kości.
   *[wrong-copier] { $seat } ma srebrną kość, której nie wolno było brać.
  }
event-compared = { $longest ->
    [0] { $other ->
        [0] Ani { $seat }, ani { $rival } nie ma układu: żetony zostają na miejscu.
       *[other] Najdłuższe układy: { $seat } (brak), { $rival } ({ $other } kości).
      }
   *[other] { $other ->
        [0] Najdłuższe układy: { $seat } ({ $longest } kości), { $rival } (brak).
       *[other] Najdłuższe układy: { $seat } ({ $longest } kości), { $rival } ({ $other }).
      }
  }
event-chip-taken = { $reason ->
    [penalty] { $rival } nie ma żetonu do oddania, więc { $seat } bierze jeden z puli
    [caller] Rozstrzyga zawołanie: { $seat } bierze żeton
   *[longest] { $seat } bierze żeton
  } i ma { $chips }{ $stock ->
    [0] .
   *[other] , w puli zostaje { $stock }.
  }
event-chip-returned = { $seat } oddaje żeton i { $chips ->
    [0] nie ma już żadnego
   *[other] ma teraz { $chips }
  }.
event-chip-spared = { $seat } nie ma żetonu do oddania.
event-round-over = To był ostatni żeton: koniec rundy { $round }.
event-scored = { $seat } { $points ->
    [0] nie dostaje punktów
    [one] dostaje 1 punkt
    [few] dostaje { $points } punkty
   *[many] dostaje { $points } punktów
  } i ma { $total }.
event-game-over = Wszystkie trzy rundy rozegrane.
part-die = { $colour } { $number }

about-straights = strity
about-matching = jednakowe kości
kind-straights = strity
kind-matching = jednakowe kości
colour-red = czerwona
colour-orange = pomarańczowa
colour-yellow = żółta
colour-green = zielona
colour-blue = niebieska
colour-violet = fioletowa
colour-pink = różowa
colour-brown = brązowa
colour-black = czarna
colour-white = biała
colour-turquoise = turkusowa
colour-silver = srebrna
phase-cast = zaraz padną kości
phase-silver = zaraz padną srebrne kości
phase-duel = pojedynek trwa
phase-announce = strity czy jednakowe kości?
phase-over = koniec partii
offences-wrong-order = rząd w złej kolejności
offences-too-many = więcej niż sześć kości
offences-wrong-copier = srebrna kość, której nie wolno brać
ending-premature = zawołane za wcześnie
ending-offence = przewinienie
ending-decided = rozstrzygnięty długością
ending-contested = nieważny: oboje po tę samą kość
ending-idle = nieważny: nikt się nie ruszył

view-phase = Co się dzieje
view-round = Runda
view-kind = Pojedynek o
view-starter = Zaczyna
view-clock = Milisekundy
view-patience = Ile milisekund bez ruchu unieważnia pojedynek
view-assisted = Błędy są odrzucane
view-area = Środek
view-players = Gracze
view-stock = Żetony w puli
view-verdict = Ostatni pojedynek
view-rows = Rzędy
view-hand = W ręce
view-chips = Żetony
view-score = Punkty
view-ending = Koniec
view-caller = Kto woła
view-missed = Pominięte
view-offences = Przewinienia
view-longest = Najdłuższy układ
view-removed = Usunięte
view-change = Żetony wzięte lub oddane
view-colour = Kolor
view-number = Liczba
view-slot = Miejsce

error-not-a-move = „{ $text }” nie jest ruchem w FINI!; wpisz take i kość, np. take red 4, take 4 albo s4; put, rząd i miejsce, np. put 1 left albo 1<; albo FINI!
error-not-a-die = „{ $text }” nie jest kością; kolory to { $known }
error-die-shows = kość ({ $colour }) pokazuje { $shown }, nie { $number }
error-nowhere-shown = żadna kolorowa kość nie pokazuje { $number }
error-no-such-face = kość pokazuje od 1 do { $most }, nie { $face }
error-not-a-place = „{ $text }” nie jest miejscem; wpisz rząd oraz left, right albo po ilu kościach, np. put 1 after 2
error-no-such-place = w rzędzie { $row } nie ma miejsca za tyloma kośćmi: { $after }
error-no-announcement = „{ $text }” niczego nie ogłasza; wpisz straights albo matching
error-not-a-time = „{ $time }” nie jest czasem w milisekundach
error-not-a-cast = „{ $text }” nie jest rzutem; wpisz, co pokazuje jedenaście kolorowych kości, albo silver i cztery liczby
error-cast-numbers = to nie jest rzut; wpisz, co pokazują wszystkie kości ({ $dice }), każda od 1 do 6
error-coloured-due = „{ $text }” jest nie w porę: teraz padają kolorowe kości
error-silver-due = „{ $text }” jest nie w porę: teraz padają srebrne kości
error-who-does-what = ruchy robią gracze, a wyniki losowania mają tylko kości
error-not-a-position = „{ $text }” nie jest pozycją w FINI!: { $reason }
error-position-names = brak w niej: { $names }
error-position-two = „{ $text }” nie jest dla dwóch graczy
error-position-over = partia kończy się po trzeciej rundzie, nie wcześniej
error-position-hand = ręka trzyma jedną kość
error-position-die = „{ $die }” nie jest kością
error-position-colour = „{ $die }” to o jedną kość za dużo albo nie kolor
error-position-twice = { $die } leży w dwóch miejscach
show-typing = Krócej: 4 bierze kolorową kość, która pokazuje 4, red 4 właśnie tę, s4 srebrną. Z kością w ręce 1 kładzie ją na prawym końcu rzędu 1, 1< na lewym, 1.2 za jego drugą kością. f woła FINI!
show-duel = Runda { $round }: { $kind }, zaczyna { $starter }
show-announce = Runda { $round }: { $starter } ogłasza strity albo jednakowe kości
show-over = Wszystkie trzy rundy rozegrane
show-stock = pula
show-area = środek
show-hand = w ręce
show-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }

duel = Runda { $round } z 3: { $kind }
duel-announce = Runda { $round } z 3: strity czy jednakowe kości?
how-straights = rosną lub maleją, żadna liczba dwa razy
how-matching = jednakowe kości obok siebie
area = Rzucone kości
slot-empty = puste miejsce
slot-taken = { $die }, ma ją { $name }
side-own = Twoja strona
side = Strona: { $name }
row = Rząd { $row }, { $count ->
    [0] pusty
    [one] 1 kość
    [few] { $count } kości
   *[many] { $count } kości
  }
place = { $after ->
    [0] Rząd { $row }, { $end ->
        [yes] pierwsza kość
       *[no] po lewej
      }
   *[other] Rząd { $row }, { $end ->
        [yes] po prawej
       *[no] { $after ->
            [1] za pierwszą kością
           *[other] za { $after } kośćmi
          }
      }
  }
in-hand = w ręce: { $die }
die-out = { $die }, usunięta
chips = { $chips ->
    [0] bez żetonów
    [one] 1 żeton
    [few] { $chips } żetony
   *[many] { $chips } żetonów
  }
stock = { $stock ->
    [0] pula pusta
    [one] 1 żeton w puli
    [few] { $stock } żetony w puli
   *[many] { $stock } żetonów w puli
  }
practice-time = { $seconds } s
practice-best = rekord: { $seconds } s
practice-record = nowy rekord!
verdict = Werdykt
verdict-after = po { $seconds } s
verdict-rule = Zasada { $clause }
verdict-why = { $reason ->
    [repeated] Z jednakowych liczb zostaje ta, którą położono pierwszą, kolorowa czy srebrna.
   *[loose] { $about ->
        [matching] W rzędzie liczy się największy blok jednakowych kości, a jedna kość to nie blok.
       *[straights] W rzędzie liczy się najdłuższy strit, a jedna kość to nie strit.
      }
  }
verdict-alone = Już to rozstrzyga: niczego więcej się nie ocenia i innych kości się nie skreśla.
verdict-seen = Wszystko jasne? Dotknij tu albo naciśnij spację: gdy zrobią to wszyscy, padną kości.

refused-I2 = o co toczy się pojedynek trzeciej rundy, ogłasza się przed rzutem i nic innego się wtedy nie robi
refused-I3 = o co toczy się ten pojedynek, mówi rywal
refused-I4 = za późno, ten pojedynek się skończył; kości padają na nowo
refused-I6 = połóż najpierw kość, którą masz w ręce
refused-I7 = tej kości już nie ma
refused-I8 = nie ma takiego miejsca
refused-I11 = ta liczba już u ciebie leży
refused-I12 = tam leżałaby w złej kolejności
refused-I15 = sześć kości to najwięcej
refused-I16 = srebrna kość wymaga oryginału u rywala, a na środku nie może być kolorowej kości z jej liczbą
refused-I17 = każda srebrna kość wymaga własnego oryginału
refused-I19 = za wcześnie: można jeszcze dołożyć do układów więcej kości, także w innym rzędzie

# Labels of what happens, for reports.
happening-announced = zapowiedź
happening-cast = rzut kośćmi
happening-cast-silver = rzut srebrnymi
happening-took = kość wzięta
happening-put-down = kość położona
happening-clashed = spór o kość
happening-voided = pojedynek nieważny
happening-called = zawołanie FINI!
happening-dropped = kość wraca
happening-premature = za wcześnie
happening-removed = kości usunięte
happening-offended = przewinienie
happening-compared = rzędy porównane
happening-chip-taken = żeton wzięty
happening-chip-returned = żeton oddany
happening-chip-spared = brak żetonu
happening-round-over = koniec rundy
happening-scored = punkty zdobyte
happening-game-over = koniec gry
happening-reason-contested = sporna kość
happening-reason-idle = nikt się nie ruszył
happening-reason-repeated = liczba dwa razy
happening-reason-loose = nieprzydatne
happening-reason-penalty = kara
happening-reason-caller = rozstrzyga zawołanie
happening-reason-longest = najdłuższy rząd
happening-reason-rounds = koniec ostatniej rundy
happening-offence-wrong-order = zła kolejność
happening-offence-too-many = za dużo kości
happening-offence-wrong-copier = zła srebrna kość
happening-of-about = pojedynek
happening-of-numbers = liczby
happening-of-reason = powód
happening-of-offence = przewinienie
