line = Postaw w sekrecie na siedem koni, a potem pchaj swoje do przodu kośćmi wspólnymi dla wszystkich.

learn-1 = Stawiaj w sekrecie: na konie, które wygrają, albo na dwa, które przybiegną na dwóch pierwszych miejscach.
learn-2 = Rzuć trzema kośćmi, użyj jednej, a dwie przekaż dalej. Kto zaczyna, bierze wszystkie trzy, każdy po nim jeszcze jedną.
learn-3 = Dwie podkowy na płytce przesuwają konia o jedno miejsce naprzód. Faworytowi wystarczy jedna.
learn-4 = Kto bierze ostatnią kość z puli, ma ostatnią turę gonitwy. Wygrane zakłady płacą według kursu konia.
learn-5 = Po ostatniej gonitwie, zwykle trzeciej, wygrywa najbogatszy.

tour-track = Siedem koni w drodze do mety: prowadzi ten tuż przy niej. Dotknij jednego, by postawić na jego wygraną, albo dwóch, by postawić, że przybiegną na dwóch pierwszych miejscach.
tour-odds = Kurs: 11x płaci jedenaście razy tyle, ile stawiasz, jeśli koń wygra. Zależy od miejsca na starcie, a to się losuje, także dla faworyta (F): koń, który startuje z tyłu, płaci najwięcej. Nikt nie widzi twoich zakładów przed końcem gonitwy.
tour-acts = Naciśnij to, gdy zakłady są gotowe: potem nic już nie można zmienić i rusza gonitwa.
tour-money = Pieniądze, które możesz postawić, i twoje zakłady. Po ostatniej gonitwie wygrywa najbogatszy.
tour-key = W gonitwie gracie na zmianę. Rzuć trzema kośćmi, użyj jednej na dowolnym koniu, a dwie przekaż dalej. Tutaj widać, co robi każda ich ścianka.

now-draw = Losujemy siedem koni tej gonitwy, od ostatniego do prowadzącego.
now-dice = Zaraz padną kości tej tury.
now-bet = Dotknij jednego konia, by postawić na jego wygraną, albo dwóch, by postawić, że przybiegną na dwóch pierwszych miejscach, w dowolnej kolejności. Do postawienia masz { $left } €.
now-all-bet = Wszystkie twoje pieniądze są postawione. Zakłady możesz jeszcze zmienić.
now-odds = Na przykład: { $amount } € na zwycięzcę { $horse } po kursie { $odds } daje { $pays } €, jeśli wygra. Startuje jednak z samego końca.
now-drawn = Miejsce startu konia się losuje, a od niego zależy kurs. Faworyt ({ show-favourite }) też może startować z końca: by przesunąć się naprzód, wystarczy mu jedna podkowa.
now-done = { $bets ->
    [0] Postaw co najmniej raz, a potem naciśnij „Koniec zakładów”.
   *[other] Naciśnij „Koniec zakładów”, gdy zakłady ci pasują: potem nic już nie można zmienić, a gonitwa rusza, gdy wszyscy skończą.
  }
now-others-bet = Twoje zakłady są gotowe. { $seats-count ->
    [1] { $seats } jeszcze stawia
   *[other] { $seats } jeszcze stawiają
  }, potem rusza gonitwa.
now-take = Dotknij kości w puli i rzuć nią razem z dwiema, które ci przekazano.
now-take-some = Dotknij w puli tylu kości: { $dice }, nie wszystkich tego samego koloru, i rzuć nimi. Białe zwykle przesuwają konia naprzód.
now-three = Z trzech rzuconych kości użyjesz jednej, a pozostałe dwie dostaje { $seat }.
now-yellow = { $home ->
    [yes] To ostatnia prosta: żółte kości też można brać. Kto bierze ostatnią kość z puli, ma ostatnią turę gonitwy.
   *[no] Żółte kości można brać, gdy zostało nie więcej niż { $most } kości. Kto bierze ostatnią kość z puli, ma ostatnią turę gonitwy.
  }
now-choose = Dotknij kości, której używasz, a potem tego, do czego: świecące płytki mówią, co się stanie.
now-use = „{ $roll }”: { $does }
now-useless = Żadnej z tych kości nie można użyć: dotknij jednej i ją odrzuć.
now-away = Albo dotknij kości, której nie ma dostać { $seat }, i ją odrzuć. Pozostałe dwie idą dalej.
now-own = Twoje zakłady: { $horses }. { $horses-count ->
    [1] Pchaj tego konia
   *[other] Pchaj te konie
  } do przodu, a inne do tyłu.
now-marks = { show-favourite } na płytce oznacza faworyta, któremu wystarczy jedna podkowa, a { show-steady } spokojnego konia, którego nikt nie może ukarać batem ani zdyskwalifikować.
now-no-own = Nie masz zakładów w tej gonitwie, więc nic ci ona nie da. Nie daj innym wygrać ich zakładów.
now-extra = Gonitwa prawie skończona: twój dodatkowy ruch działa jak podkowa. Dotknij konia, który ma go dostać, albo zrezygnuj z ruchu.
now-wait = { $seats } bierze kości, rzuca trzema, używa jednej i przekazuje dwie dalej. Potem kolej na następnego gracza.

option-races = ile jest gonitw
option-outsider = czy outsider płaci połowę za każdy zakład na parę z nim, czy tylko za wygrany
agreed-races = { $value ->
    [one] jedna gonitwa
    [few] { $value } gonitwy
   *[many] { $value } gonitw
  }
agreed-outsider = outsider płaci połowę za { $value }
outsider-any-bet = każdy zakład na parę
outsider-winning-bet = wygrany zakład na parę

bot-random = Robi cokolwiek, co wolno.
bot-casual = Stawia połowę na konia i połowę reszty na parę z nim, bierze kości, jak popadnie, i używa tego, co najbardziej pomaga.
bot-steady = Stawia tam, gdzie kurs jest lepszy niż szanse, i ściga się o to, ile warte są jego zakłady.
bot-sharp = Zgaduje, co mogli postawić inni, rozgrywa gonitwy dalej w głowie kilkaset razy i robi to, co wygrywa najczęściej.
bot-best = Zgaduje, co mogli postawić inni, rozgrywa gonitwy dalej w głowie pięć razy dłużej niż bot na poziomie „ostro” i robi to, co wygrywa najczęściej.

edition-standard = 27 kości, 24 konie

move-winner-bet = { $amount ->
    [0] Wycofaj zakład na zwycięzcę: { $horse }
   *[other] Postaw { $amount } na zwycięzcę: { $horse }
  }
move-place-bet = { $amount ->
    [0] Wycofaj zakład na parę: { $horses }
   *[other] Postaw { $amount } na parę: { $horses }
  }
move-done = Koniec zakładów
move-take = Weź z puli: { $dice }
move-use = { $face ->
    [horseshoe] Podkowa: { $horse }
    [double] Podwójna podkowa: { $horse }
    [whipping] Bat: { $horse }
    [helmet] Kask: { $horse }
    [losing-speed] Zadyszka: { $horse }
    [outsider-1000] Outsider za 1000: { $horse }
    [outsider-2000] Outsider za 2000: { $horse }
    [outsider-3000] Outsider za 3000: { $horse }
   *[disqualified] Dyskwalifikacja: { $horse }
  }
move-tempo-change = Zmiana tempa: oddaje { $giver }, dostaje { $taker }
move-interfere = Nowa kolejność, od tyłu: { $horses }
move-dead-even = Łeb w łeb
move-side-bet = Zakład boczny
move-keep = Zachowaj dodatkowy ruch
move-inside-tip = Cynk, wraca do puli: { $dice }
move-put-away = Odrzuć kość: { $die }
move-extra-move = Dodatkowy ruch: { $horse }
move-decline = Zrezygnuj z dodatkowego ruchu
move-tile = Koń { $horse }
real-tile = Który koń zajmuje miejsce { $place }? { $place ->
    [1] Startuje na prowadzeniu.
    [7] Startuje z końca.
   *[other] {""}
  }
real-roll = { $seat }: co pokazują trzy kości?
real-photo = Fotofinisz: ile z sześciu białych kości pokazuje podkowę?
real-upper = Dla górnej płytki
real-lower = Dla dolnej płytki
move-roll = { $faces }
move-photo = { $upper } dla górnej płytki, { $lower } dla dolnej

slip-no-bet = Nie ma tu żadnego twojego zakładu, a po „Koniec zakładów” nic już nie postawisz: z tej gonitwy mogą ci przypaść najwyżej zakłady boczne.
risk-useless = W { $times } na 100 rzutów żadna z tych kości na nic się nie przyda.

part-runner = { $name } ({ $number })
part-ticket = { $pays ->
    [0] { $pair ->
        [yes] { $amount } na parę { $horses }
       *[no] { $amount } na zwycięzcę { $horses }
      }
   *[other] { $pair ->
        [yes] { $amount } na parę { $horses } (wypłata { $pays })
       *[no] { $amount } na zwycięzcę { $horses } (wypłata { $pays })
      }
  }

event-race-called = Gonitwa { $race } z { $races }. Konie stają na starcie, od ostatniego.
event-drawn = { $favourite ->
    [yes] { $horse }, faworyt, kurs { $odds }.
   *[no] { $steady ->
        [yes] { $horse }, spokojny koń, kurs { $odds }.
       *[no] { $horse }, kurs { $odds }.
      }
  }
event-betting-opens = Komplet na starcie. Czas na zakłady!
event-bet-made = { $amount ->
    [0] { $seat } wycofuje zakład: { $horses }. Do postawienia ma { $left } euro.
   *[other] { $seat } stawia { $amount } euro { $horses-count ->
        [1] na zwycięzcę
       *[other] na parę
      } { $horses }, możliwa wypłata { $pays }. Do postawienia zostaje { $left }.
  }
event-done-betting = { $seat } kończy zakłady.
event-off = I ruszyły! { $seat } zaczyna.

event-took = { $seat } bierze { $dice-count ->
    [1] kość
   *[other] kości
  }: { $dice }.
event-rolled = { $usable ->
    [yes] { $seat } rzuca: { $faces }.
   *[no] { $seat } rzuca: { $faces }. Nic z tego się nie przyda.
  }
event-home-stretch = Ostatnia prosta! Odtąd można brać żółte kości.

event-used = { $face ->
    [horseshoe] { $rests ->
        [yes] { $seat } kładzie podkowę na płytce { $horse }.
       *[no] { $seat } zużywa podkowę dla konia { $horse }.
      }
    [extra-move] { $rests ->
        [yes] { $seat } kładzie dodatkowy ruch na płytce { $horse }, ale to już za późno.
       *[no] { $seat } robi dodatkowy ruch koniem { $horse }.
      }
    [double] { $seat } zużywa podwójną podkowę dla konia { $horse }.
    [whipping] { $rests ->
        [yes] { $seat } sięga po bat: { $horse } dostaje ostrzeżenie.
       *[no] { $seat } sięga po bat: { $horse } ma już jedno ostrzeżenie.
      }
    [helmet] { $seat } daje kask, zakłada go dżokej konia { $horse }.
    [losing-speed] { $seat } rozdaje zadyszkę: łapie ją { $horse }.
    [outsider-1000] { $seat } wskazuje outsidera za 1000: to { $horse }.
    [outsider-2000] { $seat } wskazuje outsidera za 2000: to { $horse }.
    [outsider-3000] { $seat } wskazuje outsidera za 3000: to { $horse }.
   *[disqualified] { $seat } wzywa sędziów: chodzi o konia { $horse }.
  }
event-tempo-changed = { $rests ->
    [yes] { $seat } przenosi podkowę: oddaje { $giver }, dostaje { $taker }.
   *[no] { $seat } przenosi podkowę i od razu ją zużywa: oddaje { $giver }, dostaje { $taker }.
  }
event-interfered = { $seat } robi przepychankę: teraz z przodu { $front }, dalej { $middle } i { $back }.
event-drew-level = Łeb w łeb! { $seat } wyrównuje: { $horse } i { $leader } biegną równo.
event-side-bet-won = { $skipped ->
    [yes] { $seat } wygrywa zakład boczny: { $loser } ma dług { $amount } euro i traci turę.
   *[no] { $seat } wygrywa zakład boczny: { $loser } ma dług { $amount } euro.
  }
event-extra-kept = { $seat } zachowuje dodatkowy ruch na finisz.
event-extra-declined = { $seat } rezygnuje z dodatkowego ruchu.
event-tipped = { $seat } ma cynk, { $dice-count ->
    [1] kość wraca
   *[other] kości wracają
  } do puli: { $dice }.
event-thrown-away = { $seat } odrzuca kość: { $die }.

place-name = { $place ->
    [1] pierwszy
    [2] drugi
    [3] trzeci
    [4] czwarty
    [5] piąty
    [6] szósty
   *[7] siódmy
  }
event-moved = { $place ->
    [1] { $horse } naprzód, w tyle { $passed }.
   *[other] { $horse } naprzód, teraz { place-name }, w tyle { $passed }.
  }
event-stayed = { $horse } jest już z przodu, więc nic się nie zmienia.
event-fell-back = { $horse } spada, teraz { place-name }, z przodu { $behind }.
event-out = { $horse } wypada z gonitwy, a wszystkie zakłady na tego konia przepadają!
event-leads = Prowadzi { $horse }!

event-pool-empty = { $kept ->
    [0] Pula jest pusta: koniec gonitwy.
    [one] Pula jest pusta: jeszcze jeden dodatkowy ruch i koniec gonitwy.
    [few] Pula jest pusta: jeszcze { $kept } dodatkowe ruchy i koniec gonitwy.
   *[many] Pula jest pusta: jeszcze { $kept } dodatkowych ruchów i koniec gonitwy.
  }
event-photo-due = { $horse } i { $other } wciąż biegną łeb w łeb: rozstrzygnie fotofinisz.
event-photo-taken = { $tie ->
    [yes] Fotofinisz: { $horse } { $horseshoes }, { $other } { $against }. Nie sposób rozróżnić; jeszcze raz!
   *[no] Fotofinisz: { $horse } { $horseshoes }, { $other } { $against }. O nos wygrywa { $horse }!
  }

event-race-over = Gonitwę { $race } wygrywa { $winner }! Na mecie: { $finish }.
event-outsider-pays = { $place ->
    [1] { $winning ->
        [yes] Wygrywa outsider, { $horse }: zakład na zwycięzcę dostaje { $amount } euro więcej, wygrany zakład na parę z tym koniem { $half }.
       *[no] Wygrywa outsider, { $horse }: zakład na zwycięzcę dostaje { $amount } euro więcej, każdy zakład na parę z tym koniem { $half }.
      }
   *[other] { $winning ->
        [yes] Drugi jest outsider, { $horse }: wygrany zakład na parę z tym koniem dostaje { $half } euro więcej.
       *[no] Drugi jest outsider, { $horse }: każdy zakład na parę z tym koniem dostaje { $half } euro więcej.
      }
  }
event-settled = { $staked ->
    [0] { $seat } nie ma zakładów.
   *[other] { $paid ->
        [0] { $seat }, zakłady: { $bets }. Wszystko przepada.
       *[other] { $bonus ->
            [0] { $seat }, zakłady: { $bets }. Wypłata { $paid } euro.
           *[other] { $seat }, zakłady: { $bets }. Wypłata { $paid } euro, w tym premia outsidera { $bonus }.
          }
      }
  } { $capital ->
    [0] { $seat } ma { $total }.
   *[other] Z nowymi { $capital } na następną gonitwę { $seat } ma { $total }.
  }
event-side-bets-settled = { $won ->
    [yes] Zakłady boczne: { $seat } zyskuje { $amount } euro i ma { $total }.
   *[no] Zakłady boczne: { $seat } traci { $amount } euro i ma { $total }.
  }
event-next-race = { $seat } zacznie gonitwę { $race }.
event-game-over = { $reason }
reason-races = Ostatnia gonitwa skończona, wygrywa najbogatszy.

dice-white = biała
dice-red = czerwona
dice-yellow = żółta
dice-green = zielona
dice-black = czarna
die-white = biała
die-red = czerwona
die-yellow = żółta
die-green = zielona
die-black = czarna
hand-white = biała
hand-red = czerwona
hand-yellow = żółta
hand-green = zielona
hand-black = czarna
pool-white = białe
pool-red = czerwone
pool-yellow = żółte
pool-green = zielone
pool-black = czarne
pile-white = białe
pile-red = czerwone
pile-yellow = żółte
pile-green = zielone
pile-black = czarne
horseshoe-white = biała
horseshoe-black = dodatkowy ruch

faces-horseshoe = podkowa
faces-white-blank = biała pusta
faces-double = podwójna podkowa
faces-whipping = bat
faces-tempo = zmiana tempa
faces-red-blank = czerwona pusta
faces-helmet = kask
faces-interference = przepychanka
faces-dead-even = łeb w łeb
faces-losing-speed = zadyszka
faces-outsider-1000 = outsider za 1000
faces-outsider-2000 = outsider za 2000
faces-outsider-3000 = outsider za 3000
faces-green-blank = zielona pusta
faces-side-bet = zakład boczny
faces-extra-move = dodatkowy ruch
faces-disqualified = dyskwalifikacja
faces-inside-tip = cynk
roll-horseshoe = podkowa
roll-white-blank = biała pusta
roll-double = podwójna podkowa
roll-whipping = bat
roll-tempo = zmiana tempa
roll-red-blank = czerwona pusta
roll-helmet = kask
roll-interference = przepychanka
roll-dead-even = łeb w łeb
roll-losing-speed = zadyszka
roll-outsider-1000 = outsider za 1000
roll-outsider-2000 = outsider za 2000
roll-outsider-3000 = outsider za 3000
roll-green-blank = zielona pusta
roll-side-bet = zakład boczny
roll-extra-move = dodatkowy ruch
roll-disqualified = dyskwalifikacja
roll-inside-tip = cynk

phase-horses = losowanie koni
phase-bet = zakłady
phase-take = branie kości
phase-roll = rzut
phase-use = użycie kości
phase-extra = dodatkowe ruchy
phase-photo = fotofinisz
phase-over = koniec

view-seat = Twoje miejsce
view-race = Gonitwa
view-races = Gonitwy
view-phase = Teraz
view-active = Ma ruch
view-money = Pieniądze
view-side = Zakłady boczne, płatne na końcu
view-done = Koniec zakładów
view-kept = Zachowane dodatkowe ruchy
view-row = Rząd, od ostatniego do prowadzącego
view-out = Poza gonitwą
view-level = Dwa pierwsze łeb w łeb
view-was_level = Łeb w łeb już użyte
view-home = Ostatnia prosta
view-pool = Pula
view-pile = Stos
view-hand = Kości w ręce
view-roll = Rzut
view-bets = Twoje zakłady
view-left = Do postawienia
view-step = Zakłady co
view-home_at = Kości w puli na ostatniej prostej
view-dice = Kości gonitwy
view-names = Dotychczasowe konie
view-before = Przed
view-after = Po
view-capital = Na następną gonitwę
view-sheets = Skończone gonitwy
view-number = Numer
view-name = Koń
view-favourite = Faworyt
view-steady = Spokojny
view-odds = Kurs
view-horseshoe = Podkowa
view-whipped = Ostrzeżenie
view-outsider = Outsider
view-horses = Konie
view-amount = Zakład
view-pays = Wypłata
view-finish = Meta
view-outsiders = Outsiderzy
view-accounts = Rachunki
view-lines = Zakłady
view-bonus = Premia outsiderów
view-staked = Wszystkie zakłady
view-paid = Wypłacone

assumed-red = ścianki czerwonych kości
assumed-yellow = ścianki żółtych kości
assumed-green = ścianki zielonych kości
assumed-black = ścianki czarnych kości
assumed-favourites = które konie są faworytami
assumed-steady = które konie są spokojne
assumed-odds_1 = kursy pierwszej gonitwy

error-not-a-move = „{ $text }” nie jest tu ruchem; { $phase ->
    [bet] wpisz bet z kwotą w euro i koniem lub dwoma, np. bet 300 on 18 and 11 albo bet 300 on saffron, albo done
    [take] wpisz take i kolory, np. take white
    [use] wpisz ściankę i konia, np. horseshoe on 11, albo put away i kolor
    [extra] wpisz extra-move on i konia albo decline
   *[other] poczekaj na kości
  }
error-on-no-horse = { $face } nie działa na konia
error-not-colours = „{ $text }” to nie kości; wpisz najwyżej tyle kolorów: { $most }, spośród: { $known }
error-no-such-colour = nie ma kości „{ $colour }”; są: { $known }
error-few-dice = liczba podanych kości to { $dice }; podaj od 1 do { $most }
error-not-in-race = „{ $horse }” nie biegnie w tej gonitwie; na starcie stały: { $known }
error-two-horses = zakład na parę to dwa różne konie
error-three-horses = przepychanka to trzy konie, nie { $horses }
error-not-euros = { $amount } euro nie można postawić
error-not-a-tip = cynk to dwa kolory spośród: { $known }, np. tip white red
error-not-a-tile = „{ $tile }” nie jest płytką; wpisz liczbę od 1 do { $most }
error-not-a-photo = „{ $text }” nie jest fotofiniszem; wpisz podkowy, np. 4 for { $upper }, 3 for { $lower }
error-photo-shoes = kości jest { $dice }, podków może być od 0 do { $dice }, a nie { $upper } i { $lower }
error-not-a-roll = „{ $text }” nie jest rzutem; wpisz ścianki, w liczbie { $faces }, spośród: { $known }
error-roll-faces = liczba ścianek w rzucie to { $most }, nie { $faces }
error-no-such-face = żadna kość nie pokazuje „{ $face }”; kości pokazują: { $known }
error-for-players = { $kind } to sprawa graczy
error-for-chance = { $kind } to sprawa losu
error-not-for-now = { $kind }: nie teraz; stół czeka na: { $due }
error-not-a-position = „{ $text }” nie jest pozycją w FINISH LINE: { $reason }
error-position-names = brak w niej: { $names }
error-position-horses = gonitwa { $race }: liczba wylosowanych koni to { $count }
error-position-row = liczba koni w rzędzie to { $count }
error-position-hand = liczba kości w ręce to { $count }
error-position-roll = { $faces }: tego kości w ręce nie mogą pokazać
error-position-kept = gracz, który ma ruch, nie zachował dodatkowego ruchu
error-position-done = nie ma już kto stawiać
error-position-sides = { $colour }: liczba ścianek kości to { $sides }
error-position-some = { $field } to liczby od 1 do { $most }, żadna dwa razy
error-position-seat = nie ma takiej gonitwy albo takiego miejsca
error-position-tile = płytki { $tile } nie ma do wylosowania
error-position-marks = „{ $marks }” nie może leżeć na płytce
error-position-twice = jeden koń biegnie dwa razy
error-position-dice = więcej kości, niż ich jest
error-position-bet = „{ $bet }” nie mieści się na arkuszu
error-position-numbers = { $numbers } to za dużo
error-position-count = „{ $text }”: oczekiwana liczba to { $count }
error-position-parts = „{ $text }”: oczekiwana liczba części to { $count }
error-edition-sides = { $colour }: liczba ścianek kości to { $sides }, nie { $due }
error-edition-left-out = { $colour }: pomijanych kości jest { $out }, a wszystkich tylko { $dice }
error-edition-dice = gonitwa potrzebuje od 3 do { $most } kości, także bez tych, które pomija się przy dwóch graczach
error-edition-yellow = żółtych kości jest { $dice }; więcej niż { $most } to za mało innych na początek
error-edition-white = biała kość potrzebuje podków i pustych ścianek, inaczej fotofinisz nigdy by się nie skończył
show-typing = Konie można też wołać po imieniu, choćby początkiem: bet 300 on saffron, horseshoe on saf.
show-race = Gonitwa { $race } z { $races }
show-home = ostatnia prosta
show-last = koniec
show-lead = czoło
show-level = łeb w łeb
show-odds = kurs
show-dice = kości
show-odd = { $odds }x
show-favourite = F
show-steady = S
show-signs = { show-favourite } to faworyt, { show-steady } to spokojny koń
show-out = poza gonitwą: { $horses }
show-pool = pula { $pool } · stos { $pile }
show-roll = rzut
show-hand = przekazane
show-side = { $settled ->
    [yes] w tym zakłady boczne { $amount }
   *[no] zakłady boczne { $amount }, na końcu
  }
show-done = gotowe
show-betting = stawia
show-bets = twoje zakłady
show-left = { $left } € do postawienia
show-amount = dowolne pełne setki: bet 300 on { $one }, bet 200 on { $one } and { $two }; z kwotą 0 wycofujesz zakład
show-won = Gonitwa { $race }: wygrywa { $winner }
show-then = przed: { $horses }
show-account = { $staked ->
    [0] bez zakładów
   *[other] { $bonus ->
        [0] postawione { $staked }, wypłata { $paid }
       *[other] postawione { $staked }, wypłata { $paid }, w tym premia outsidera { $bonus }
      }
  }
show-bet = { $pays ->
    [0] { $amount } na { $horses } { $odds }x
   *[other] { $amount } na { $horses } { $odds }x daje { $pays }
  }

waits-look = Do następnej gonitwy
euros = { $amount } €
standing = { $score } €
effect = { $how ->
    [moves] będzie { place-name }
    [falls] spada: { place-name }
    [stays] bez zmian
    [out] odpada!
    [warned] ostrzeżenie
    [gives] oddaje
    [middle] środek
   *[rests] zostaje tu
  }
target = { $what } { $tile }
would = { $move }. { $told }
tile = { $name }, numer { $number }, { place-name }, kurs { $odds }{ $mark ->
    [favourite] , faworyt
    [steady] , spokojny koń
   *[none] { "" }
  }{ $horseshoe ->
    [white] , z podkową
    [black] , z dodatkowym ruchem
   *[none] { "" }
  }{ $whipped ->
    [yes] , z ostrzeżeniem
   *[no] { "" }
  }{ $outsider ->
    [0] { "" }
   *[other] , outsider za { $outsider }
  }
track = Tor
out = Poza gonitwą:
hand = Kości tej tury
heap-of = { $colour }: { $count }
heap-shut = { $colour }: { $count }. { $why }
shut = { $why ->
    [gone] Takich kości już tu nie ma.
    [yellow] Żółte kości można brać tylko na ostatniej prostej, gdy zostało nie więcej niż { $most } kości.
    [enough] Masz dość kości: oddaj najpierw jedną.
   *[colours] Trzy kości nie mogą być wszystkie tego samego koloru.
  }
die-idle = { $face }, teraz nieprzydatne
put-back = Oddaj kość: { $colour }
passed-on = Kość: { $colour }
dice-left = { $left ->
    [one] została 1 kość
    [few] zostały { $left } kości
   *[many] zostało { $left } kości
  }
meter = { $how ->
    [both] Ostatnia prosta: { dice-left }, żółte też
    [yellow] Ostatnia prosta: { dice-left }, same żółte
    [home] Ostatnia prosta: { dice-left }
    [next] { dice-left }: zaraz ostatnia prosta
   *[far] { dice-left }, { $more } do ostatniej prostej
  }
key = Co robią kości i płytki
key-how = Rzuca się trzema kośćmi, a jednej z nich używa albo ją odrzuca. Pozostałe dwie idą dalej. Kto bierze ostatnią kość z puli, ma ostatnią turę.
key-tiles = Płytki
key-odds = Kurs 11x płaci jedenaście razy tyle, ile stawiasz, jeśli koń wygra. Zależy od miejsca startu konia, a to się losuje.
key-favourite = Faworyt: wystarczy mu jedna podkowa, by ruszyć naprzód. Gdzie startuje, losuje się jak dla wszystkich.
key-steady = Spokojny koń: nikt nie ukarze go batem, nie zdyskwalifikuje ani nie zabierze mu podkowy.
key-rests = Gdzie widać „zostaje tu”, kość leży na płytce, aż dołączy do niej druga albo gonitwa się skończy.
key-white = Białe
key-red = Czerwone
key-yellow = Żółte, od ostatniej prostej
key-green = Zielone
key-black = Czarne
does-horseshoe = Zostaje na dowolnej płytce. Druga na tej samej przesuwa konia o miejsce naprzód; faworytowi wystarczy jedna.
does-double = Dowolny koń przesuwa się o miejsce naprzód. Co leży na jego płytce, zostaje.
does-whipping = Zostaje na płytce jako ostrzeżenie. Drugi bat usuwa konia z gonitwy. Nie dla spokojnych koni.
does-tempo = Podkowa przechodzi na inną płytkę i od razu tam działa. Spokojne konie swoje zachowują.
does-helmet = Faworyt albo koń z podkową przesuwa się o dwa miejsca naprzód; podkowa się zużywa. Nie dla prowadzącego.
does-interference = Trzech sąsiadów ustawia się w dowolnej nowej kolejności.
does-dead-even = Drugi koń zrównuje się z prowadzącym. Raz w gonitwie.
does-losing-speed = Koń spada o dwa miejsca i traci wszystkie kości ze swojej płytki. Nie dla dwóch ostatnich.
does-outsider-1000 = Zostaje na koniu bez zielonej kości. Jeśli ten koń wygra, każdy, kto postawił na jego wygraną, dostaje oprócz kursu 1000 €; jeśli przybiegnie pierwszy lub drugi, połowę dostaje każdy, kto ma z nim parę.
does-outsider-2000 = To samo, z 2000 €.
does-outsider-3000 = To samo, z 3000 €.
does-side-bet = Następny gracz traci turę i ma u ciebie dług 500, płatny na końcu.
does-extra-move = Zachowujesz go. Na końcu gonitwy działa jak podkowa.
does-disqualified = Koń od razu wypada z gonitwy, a zakłady na niego przepadają. Nie dla spokojnych koni.
does-inside-tip = Dwie wybrane przez ciebie kości wracają ze stosu do puli: gonitwa trwa dłużej.

choose-horses = Dotknij jednego konia, by postawić na jego wygraną, albo dwóch, by postawić, że przybiegną na dwóch pierwszych miejscach.
all-bet = Wszystkie twoje pieniądze są postawione.
slip = Twój kupon
left-of = zostało { $left } € z { $money } €
no-bets = Jeszcze bez zakładów.
secret-open = Bezpieczne, gdy tylko zapisane, i niewidoczne dla nikogo przed końcem gonitwy. Możesz to zmieniać, póki nie skończysz.
secret-done = Nikt inny tego nie zobaczy przed końcem gonitwy.
entry = { $kind ->
    [pair] { $horses }: pierwszy i drugi, w dowolnej kolejności
   *[winner] { $horses }: zwycięzca
  }
stake = Ile euro postawić
less = { $step } mniej
more = { $step } więcej
half = Pół
all = Maks.
bounds = Zakłady co { $step } €, najwyżej { $most } €.
would-pay = Kurs { $odds }: wypłata { $pays } €. Zostanie wtedy { $left } €.
no-room = { $left ->
    [0] Nie ma już nic do postawienia. Zmień lub wycofaj najpierw inny zakład.
   *[other] Nie ma już miejsca na { $kind ->
        [pair] kolejną parę
       *[winner] kolejnego zwycięzcę
      }. Zmień lub wycofaj najpierw inny zakład.
  }
write = Postaw { $amount } €
change-to = Zmień na { $amount } €
close = Anuluj
change = Zmień
change-bet = Zmień zakład: { $horses }
withdraw = Wycofaj
withdraw-bet = Wycofaj zakład: { $horses }
ticket = { $fate ->
    [won] { $amount } € × { $odds }, wypłata { $pays } €
    [lost] { $amount } € przepada
   *[open] { $kind ->
        [pair] { $amount } € na parę × { $odds } = { $pays } €
       *[winner] { $amount } € na wygraną × { $odds } = { $pays } €
      }
  }
bets-state = { $done ->
    [yes] { $name }: gotowe
   *[no] { $name } stawia
  }

due-take = Weź kość z puli.
due-take-some = Weź tyle kości: { $dice }, nie wszystkie tego samego koloru.
due-die = Wybierz jedną z trzech kości.
due-none = Żadnej nie można użyć: wybierz jedną do odrzucenia.
due-useless = Tę można tylko odrzucić.
due-use = Wybierz konia.
due-tempo-change = Któremu koniowi zabrać podkowę?
due-taker = A który ją dostaje?
due-interfere = Wybierz środkowego z trzech sąsiadów.
due-order = Ich nowa kolejność, od tyłu do przodu:
due-inside-tip = { $dice ->
    [one] Wybierz jedną z odrzuconych kości: wróci do puli, a gonitwa potrwa dłużej.
    [few] Wybierz { $dice } z odrzuconych kości: wrócą do puli, a gonitwa potrwa dłużej.
   *[many] Wybierz { $dice } z odrzuconych kości: wrócą do puli, a gonitwa potrwa dłużej.
  }
pile-of = Odrzucone kości
due-extra = Twój dodatkowy ruch: wybierz konia.
order = { $horses }, od tyłu do przodu
take-and-roll = Rzuć
tip = Do puli
back = Od nowa
put-away = Odrzuć

owed = { $wins ->
    [yes] { $name } dostanie na końcu { $amount } € z zakładów bocznych
   *[no] { $name } zapłaci na końcu { $amount } € z zakładów bocznych
  }
kept = { $kept ->
    [one] { $name } ma w zapasie dodatkowy ruch
    [few] { $name } ma w zapasie { $kept } dodatkowe ruchy
   *[many] { $name } ma w zapasie { $kept } dodatkowych ruchów
  }
photo = Fotofinisz
photo-shoes = { $shoes ->
    [one] 1 podkowa
    [few] { $shoes } podkowy
   *[many] { $shoes } podków
  } na sześciu kościach
finish-of = Meta gonitwy { $race }
last-race = Jak skończyła się gonitwa { $race }
outsider = outsider, { $amount } €
behind = Dalej { $horses }
account = Rachunek: { $name }
bet-nothing = Bez zakładów.
signed = { $sign ->
    [minus] − { $size } €
    [plus] + { $size } €
   *[none] { $size } €
  }
sum-before = Przed gonitwą
sum-staked = Zakłady
sum-paid = Wygrane
sum-bonus = Outsiderzy
sum-capital = Na następną
sum-side = Zakłady boczne
sum-after = Teraz

# Labels of what happens, for reports.
happening-race-called = gonitwa wywołana
happening-drawn = koń na starcie
happening-betting-opens = zakłady otwarte
happening-rolled = rzut
happening-photo-taken = fotofinisz
happening-bet-made = zakład zawarty
happening-done-betting = koniec zakładów
happening-off = start
happening-took = kości wzięte
happening-home-stretch = ostatnia prosta
happening-pool-empty = pula pusta
happening-photo-due = potrzebny fotofinisz
happening-used = kość użyta
happening-tempo-changed = zmiana tempa
happening-interfered = przepychanka
happening-drew-level = łeb w łeb
happening-side-bet-won = zakład boczny wygrany
happening-extra-kept = dodatkowy ruch na finisz
happening-extra-declined = bez dodatkowego ruchu
happening-tipped = cynk
happening-thrown-away = kość odrzucona
happening-moved = koń naprzód
happening-stayed = już z przodu
happening-fell-back = spadek
happening-out = poza gonitwą
happening-leads = objęte prowadzenie
happening-race-over = koniec gonitwy
happening-outsider-pays = outsider płaci
happening-settled = zakłady rozliczone
happening-side-bets-settled = zakłady boczne spłacone
happening-next-race = następna gonitwa
happening-game-over = koniec gry
happening-of-faces = ścianki
happening-of-face = ścianka
happening-of-dice = kości
happening-of-die = kość
happening-reason-races = koniec ostatniej gonitwy
