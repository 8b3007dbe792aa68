line = Odkryj kartę, rzuć sześcioma kośćmi i kuś los, aż odłożysz wszystkie.

learn-1 = Karta mówi, o co chodzi w twojej turze. Rzuć wszystkimi sześcioma kośćmi.
learn-2 = Odłóż kości, które się liczą, co najmniej jedną: zwykle 1, 5 i trzy jednakowe. Potem rzuć pozostałymi albo powiedz stop i zapisz punkty.
learn-3 = Rzut, w którym nie liczy się żadna kość, to pudło. Przy każdej karcie oprócz jednej zabiera punkty twojej tury.
learn-4 = Wszystkie sześć kości odłożone to TUTTO: karta płaci, a ty możesz zaryzykować następną.
learn-5 = Kto zapisze 6000 punktów, albo tyle, na ile się umówicie, zaczyna ostatnią rundę. Po niej wygrywa, kto ma najwięcej punktów.

tour-card = Każda tura zaczyna się od karty. Mówi ona, co dostaniesz za TUTTO: wszystkie sześć kości odłożone.
tour-dice = Tu padają twoje kości. Dotknij tych, które odkładasz: w każdym rzucie co najmniej jednej, która się liczy.
tour-legend = Tu widać, które kości się liczą i za ile: zwykle 1, 5 i trzy jednakowe.
tour-acts = Potem rzuć pozostałymi po więcej albo powiedz stop: to zalicza każdą liczącą się kość rzutu, dotkniętą czy nie, i zapisuje twoje punkty. Jeśli w rzucie nie liczy się żadna kość, to pudło: wszystkie punkty tury przepadają.
tour-target = Kto zapisze tyle punktów, zaczyna ostatnią rundę. Kończy się ona przed turą tego, kto zaczynał partię, więc wszyscy mają tyle samo tur; potem wygrywa, kto ma najwięcej punktów.

part-piece = { $points ->
    [0] { $faces }
   *[other] { $faces } za { NUMBER($points, useGrouping: 0) }
  }
now-keep = Dotknij kości, które odkładasz, co najmniej jednej, która się liczy: { $pieces }. Potem „Odłóż i rzuć” rzuca pozostałymi.
now-keep-all = Te kości się liczą i są odłożone: { $pieces }. „Odłóż i rzuć” rzuca pozostałymi.
now-fewer = Albo dotknij mniej kości, co najmniej jednej, która się liczy: { $pieces }. Potem „Odłóż i rzuć” rzuca pozostałymi.
now-stop = Powiedz stop, a { NUMBER($points, useGrouping: 0) } punktów jest twoich, z każdą liczącą się kością tego rzutu, dotkniętą czy nie: razem będzie { NUMBER($total, useGrouping: 0) } z { NUMBER($target, useGrouping: 0) }{ $reaches ->
    [yes] , i zacznie się ostatnia runda. Kończy się ona przed turą tego, kto zaczynał partię.
   *[no] .
  }
now-no-stop = { $under ->
    [fireworks] Przy tej karcie nie możesz powiedzieć stop: rzucasz, aż nie będzie się liczyć żadna kość, i wtedy punkty są twoje.
    [straight] Przy tej karcie nie możesz powiedzieć stop, póki nie odłożysz wszystkich sześciu liczb.
   *[other] Przy tej karcie nie możesz powiedzieć stop, póki nie odłożysz wszystkich sześciu kości.
  }
now-risk = Jeśli w następnym rzucie nie liczy się żadna kość, to pudło: twoja tura się kończy, a wszystkie jej punkty przepadają.
now-tutto = { $left ->
    [0] Liczą się wszystkie kości tego rzutu: odłóż je wszystkie i masz TUTTO. { $under ->
        [fireworks] Tych punktów nie możesz stracić; rzucasz znów wszystkimi sześcioma kośćmi.
        [cloverleaf] { $leaves ->
            [0] Potem rzucasz znów wszystkimi sześcioma kośćmi, a jeszcze jedno TUTTO wygrywa partię.
           *[other] To już drugie: wygrywa partię.
          }
       *[other] Karta płaci, a kości czekają, póki nie zaryzykujesz następnej karty.
      }
    [1] Jeszcze jedna kość i jest TUTTO, jeśli odłożysz wszystko, co się liczy: wtedy karta płaci.
   *[other] Jeszcze { $left } kości i jest TUTTO, jeśli odłożysz wszystko, co się liczy: wtedy karta płaci.
  }
now-next = TUTTO! Zaryzykuj następną kartę i rzuć znów wszystkimi sześcioma kośćmi: w grze jest { NUMBER($points, useGrouping: 0) } punktów, a karta Stop też je zabiera.
now-wait = { $seat } gra z kartą „{ $card }”, w grze jest { NUMBER($points, useGrouping: 0) } punktów. Potem kolej na następnego gracza.

solved-deck = Zakładamy, że każda karta pochodzi z całej talii, jak przy deck = reshuffled.
chart-bonus-200 = Przy karcie „Premia 200”: z iloma punktami w grze powiedzieć stop, gdy zostało tyle kości albo przed następną kartą
chart-bonus-600 = Przy karcie „Premia 600”
chart-x2 = Przy karcie „x2”
chart-own = twój wynik
chart-other = wynik rywala
chart-next = następna karta
edition-standard = 56 kart
option-target = od ilu punktów zaczyna się ostatnia runda
option-keep = które ważne kości trzeba odłożyć, by rzucać dalej; all to zasada z 1994 roku
option-x2 = które punkty tury podwaja x2
option-deck = czy karty się zużywają, czy są tasowane przed każdą kartą
option-plus-minus = czy po TUTTO przy karcie Plus/Minus tura trwa dalej, czy jest warta 1000
bot-casual = Mówi stop przy 350 punktach albo przy 200 i niewielu kościach; po TUTTO gra dalej poniżej 1000.
bot-best = Robi ruch z największą szansą na wygraną, według gry dla dwojga rozwiązanej do końca i kart, które zostały.
bot-steady = Robi ruch z największą oczekiwaną liczbą punktów w tej turze, licząc każdy rzut i każdą kartę.
bot-sharp = Idzie na największą oczekiwaną liczbę punktów tury, a w ostatniej rundzie na największą szansę na wygraną.

waits-turn = Odkryj kartę

move-keep = Odłóż { $faces }
move-stop = Stop i zapisz punkty
move-next = Odkryj następną kartę

slip-behind = To twoja ostatnia tura, a te punkty nie dają ci prowadzenia.
slip-short = Jeszcze jedna kość i jest TUTTO, a jego premia jest warta co najmniej tyle, ile masz uzbierane. Udaje się to w jednym rzucie na trzy.

card-bonus-200 = Premia 200
card-bonus-300 = Premia 300
card-bonus-400 = Premia 400
card-bonus-500 = Premia 500
card-bonus-600 = Premia 600
card-x2 = x2
card-stop = Stop
card-fireworks = Fajerwerki
card-plus-minus = Plus/Minus
card-cloverleaf = Koniczyna
card-straight = Strit

phase-card = czas na kartę
phase-roll = czas na rzut
phase-choice = odłożyć albo stop
phase-tutto = TUTTO!
phase-over = koniec partii

real-card = Jaka karta została odkryta?
real-dice = Co pokazują twoje kości?

event-turned = { $seat } odkrywa kartę: { $card }.
event-rolled = { $null ->
    [yes] { $seat } rzuca { $faces }: pudło!
   *[no] { $seat } rzuca { $faces }.
  }
event-kept = { $under ->
    [straight] { $rolling ->
        [0] { $seat } odkłada { $faces } i ma wszystkie sześć liczb.
        [1] { $seat } odkłada { $faces }, ma pięć z sześciu liczb i rzuca ostatnią kością.
       *[other] { $seat } odkłada { $faces }, ma { $aside } z sześciu liczb i rzuca { $rolling } kośćmi.
      }
    [cloverleaf] { $rolling ->
        [0] { $seat } odkłada { $faces }.
        [1] { $seat } odkłada { $faces } i rzuca ostatnią kością o TUTTO.
       *[other] { $seat } odkłada { $faces }, odłożone { $aside } z sześciu kości, i rzuca { $rolling } kośćmi.
      }
    [plus-minus] { $rolling ->
        [0] { $seat } odkłada { $faces }.
        [1] { $seat } odkłada { $faces } i rzuca ostatnią kością o TUTTO.
       *[other] { $seat } odkłada { $faces }, odłożone { $aside } z sześciu kości, i rzuca { $rolling } kośćmi.
      }
   *[other] { $rolling ->
        [0] { $seat } zalicza { $faces } za { NUMBER($points, useGrouping: 0) }.
        [1] { $seat } odkłada { $faces } za { NUMBER($points, useGrouping: 0) } i rzuca ostatnią kością, uzbierane { NUMBER($gathered, useGrouping: 0) }.
       *[other] { $seat } odkłada { $faces } za { NUMBER($points, useGrouping: 0) } i rzuca { $rolling } kośćmi, uzbierane { NUMBER($gathered, useGrouping: 0) }.
      }
  }
event-tutto = { $under ->
    [x2] TUTTO! x2 daje jeszcze { NUMBER($paid, useGrouping: 0) }: { $seat } ma uzbierane { NUMBER($gathered, useGrouping: 0) }.
    [fireworks] TUTTO! Fajerwerki trwają, znów ze wszystkimi sześcioma kośćmi, a { $seat } ma uzbierane { NUMBER($gathered, useGrouping: 0) }.
    [plus-minus] TUTTO! Plus/Minus robi z tego { NUMBER($paid, useGrouping: 0) }: { $seat } ma uzbierane { NUMBER($gathered, useGrouping: 0) }.
    [cloverleaf] { $leaves ->
        [1] TUTTO! Jeszcze jedno przy tej Koniczynie i { $seat } wygrywa partię.
       *[other] Znowu TUTTO!
      }
    [straight] TUTTO! Strit daje { NUMBER($paid, useGrouping: 0) }: { $seat } ma uzbierane { NUMBER($gathered, useGrouping: 0) }.
   *[other] TUTTO! Premia dodaje { NUMBER($paid, useGrouping: 0) }: { $seat } ma uzbierane { NUMBER($gathered, useGrouping: 0) }.
  }
event-fined = { $seat } płaci za prowadzenie: traci { NUMBER($points, useGrouping: 0) }, zostaje { NUMBER($total, useGrouping: 0) }.
event-nobody-fined = Żaden inny lider nie ma punktów do stracenia.
event-dared = { $seat } ryzykuje następną kartę, w grze { NUMBER($gathered, useGrouping: 0) }.
risk-lost = W { $times } na 100 przypadków tura się kończy, a jej punkty przepadają.
event-lost = { $points ->
    [0] { $seat } kończy turę, nie było nic do stracenia.
   *[other] { $seat } traci wszystkie punkty tej tury: { NUMBER($points, useGrouping: 0) }.
  }
event-banked = { $reason ->
    [fireworks] { $points ->
        [0] Koniec Fajerwerków, bez jednej iskry: { $seat } zostaje przy { NUMBER($total, useGrouping: 0) }.
       *[other] Koniec Fajerwerków: { $seat } zapisuje { NUMBER($points, useGrouping: 0) } i ma { NUMBER($total, useGrouping: 0) }.
      }
    [plus-minus] To kończy turę: { $seat } zapisuje { NUMBER($points, useGrouping: 0) } i ma { NUMBER($total, useGrouping: 0) }.
   *[stop] { $seat } mówi stop, zapisuje { NUMBER($points, useGrouping: 0) } i ma { NUMBER($total, useGrouping: 0) }.
  }
event-shuffled = Talia się skończyła, wszystkie karty ({ $cards }) są tasowane na nowo.
event-last-round = { $left ->
    [0] { $seat } osiąga { NUMBER($target, useGrouping: 0) }, a ostatnia runda kończy się tą turą: wszyscy mieli ich tyle samo.
    [one] { $seat } osiąga { NUMBER($target, useGrouping: 0) }: to ostatnia runda i turę ma jeszcze jeden gracz!
    [few] { $seat } osiąga { NUMBER($target, useGrouping: 0) }: to ostatnia runda i turę ma jeszcze { $left } graczy!
   *[many] { $seat } osiąga { NUMBER($target, useGrouping: 0) }: to ostatnia runda i turę ma jeszcze { $left } graczy!
  }
event-game-over = { $reason ->
    [cloverleaf] { $points ->
        [0] Koniczyna wygrywa partię od razu, bez ani jednego zapisanego punktu!
       *[other] Koniczyna wygrywa partię od razu, przy wyniku { NUMBER($points, useGrouping: 0) }!
      }
   *[target] Koniec ostatniej rundy, a najwyższy wynik to { NUMBER($points, useGrouping: 0) }.
  }

view-target = Od ilu punktów ostatnia runda
view-scores = Zapisane punkty
view-active = Ma ruch
view-phase = Co teraz
view-card = Karta
view-deck = Pozostałe karty
view-reshuffled = Tasowanie przed każdą kartą
view-roll = Rzucone kości
view-aside = Odłożone
view-points = Punkty tej tury
view-leaves = TUTTO przy Koniczynie
view-last_round = Ostatnia runda
view-champion = Kto wygrywa Koniczyną

keep-free = dowolne
keep-all = wszystkie
x2-all = wszystkie punkty
x2-rolled-only = tylko wyrzucone
x2-card-only = tylko uzbierane przy tej karcie
deck-used-up = karty się zużywają
deck-reshuffled = tasowane przed każdą kartą
plus-minus-go-on = tura trwa dalej
plus-minus-ends-turn = tura jest warta 1000

card = Karta
says-bonus-200 = TUTTO dodaje 200.
says-bonus-300 = TUTTO dodaje 300.
says-bonus-400 = TUTTO dodaje 400.
says-bonus-500 = TUTTO dodaje 500.
says-bonus-600 = TUTTO dodaje 600.
says-x2 = TUTTO podwaja turę.
says-stop = Koniec tury.
says-fireworks = Rzucaj aż do pudła: liczy się każdy punkt.
says-plus-minus = Bez stopu. TUTTO jest warte 1000 i zabiera 1000 temu, kto ma najwięcej punktów, ale nigdy tobie.
says-cloverleaf = Bez stopu. Dwa TUTTO z rzędu wygrywają partię.
says-straight = Bez stopu. Odłóż od 1 do 6 za 2000.
leaf = Jedno TUTTO jest, jeszcze jedno!
points = { $phase ->
    [choice] { $card ->
        [fireworks] pkt, zapisze je pudło
        [plus-minus] pkt w grze
        [cloverleaf] pkt w grze
        [straight] pkt w grze
       *[other] pkt, jeśli teraz stop
      }
   *[other] { $card ->
        [fireworks] pkt, zapisze je pudło
       *[other] pkt uzbierane w tej turze
      }
  }
points-ended = { $how ->
    [null] pkt przepada
    [card] pkt przepada
   *[other] pkt zapisane
  }
fate = { $how ->
    [null] Żadna kość się nie liczy: pudło. { $points ->
        [0] { $name } nie ma nic do stracenia.
       *[other] { $name } traci { NUMBER($points, useGrouping: 0) } punktów.
      }
    [card] { $points ->
        [0] { $name } nie ma nic do stracenia.
       *[other] { $name } traci { NUMBER($points, useGrouping: 0) } punktów.
      }
    [fireworks] Żadna kość się nie liczy i to koniec Fajerwerków: { $name } zapisuje { NUMBER($points, useGrouping: 0) } punktów.
    [plus-minus] Plus/Minus kończy turę: { $name } zapisuje { NUMBER($points, useGrouping: 0) } punktów.
   *[stop] { $name } mówi stop i zapisuje { NUMBER($points, useGrouping: 0) } punktów.
  }
verdict = { $how ->
    [card] Stop: koniec tury
   *[other] +{ NUMBER($points, useGrouping: 0) }
  }
moment = TUTTO!
rolled = Rzucone kości
due = { $phase ->
    [card] Czas na kartę.
    [roll] Czas na rzut.
   *[over] Koniec partii.
  }
choose = Wybierz kości do odłożenia.
dare = Zapisać punkty czy zaryzykować następną kartę?
no-such = Tych kości nie można odłożyć.
locked = { $card ->
    [fireworks] Przy Fajerwerkach odkładasz każdą liczącą się kość.
   *[other] By rzucać dalej, odkładasz te kości.
  }
worth = { $under ->
    [plus-minus] odłożone { $aside } z sześciu kości
    [cloverleaf] odłożone { $aside } z sześciu kości
    [straight] odłożone { $aside } z sześciu liczb
   *[other] w grze { NUMBER($gathered, useGrouping: 0) } pkt
  }, { $rolling ->
    [1] rzut 1 kością
   *[other] rzut { $rolling } kośćmi
  }
worth-tutto = { $gathered ->
    [0] TUTTO
   *[other] TUTTO, { NUMBER($gathered, useGrouping: 0) } punktów
  }
refused-T18 = przy Fajerwerkach nikt nie mówi stop: rzucaj aż do pudła
refused-T19 = przy karcie Plus/Minus nikt nie mówi stop przed TUTTO
refused-T21 = przy Koniczynie nikt nie mówi stop: zrób dwa TUTTO z rzędu
refused-T22 = przy Stricie nikt nie mówi stop, póki nie są odłożone od 1 do 6, a każda liczba liczy się raz
banks = +{ NUMBER($points, useGrouping: 0) }, razem { NUMBER($total, useGrouping: 0) }{ $reaches ->
    [yes] : cel!
   *[no] {""}
  }
risks = w grze { NUMBER($gathered, useGrouping: 0) }
roll = Odłóż i rzuć
roll-none = Odłóż wszystkie: TUTTO!
next = Następna karta
stop = Stop
all = Wszystkie
aside = Odłożone
aside-of = { $count ->
    [0] Żadna kość nie jest odłożona
    [one] Odłożona 1 kość
    [few] Odłożone { $count } kości
   *[many] Odłożone { $count } kości
  }
target = { $target ->
    [one] 1 punkt zaczyna
    [few] { NUMBER($target, useGrouping: 0) } punkty zaczynają
   *[many] { NUMBER($target, useGrouping: 0) } punktów zaczyna
  } ostatnią rundę
last-round = Ostatnia runda
ending = { $how ->
    [stop] Stop: zapisane { NUMBER($points, useGrouping: 0) } pkt
    [fireworks] Fajerwerki: zapisane { NUMBER($points, useGrouping: 0) } pkt
    [plus-minus] Plus/Minus: zapisane { NUMBER($points, useGrouping: 0) } pkt
    [null] { $points ->
        [0] Rzut { $faces }: pudło, nic straconego
       *[other] Rzut { $faces }: pudło, stracone { NUMBER($points, useGrouping: 0) } pkt
      }
   *[card] { $points ->
        [0] Karta Stop: nic straconego
       *[other] Karta Stop: stracone { NUMBER($points, useGrouping: 0) } pkt
      }
  }
legend = { $card ->
    [straight] Które kości się liczą
    [plus-minus] Które kości się liczą
    [cloverleaf] Które kości się liczą
   *[other] Ile warte są kości
  }
legend-name = TUTTO:
legend-worth = { $dice ->
    [1] Każda { $face }: { NUMBER($points, useGrouping: 0) }
   *[other] Trzy { $face } z jednego rzutu: { NUMBER($points, useGrouping: 0) }
  }
legend-valid = { $dice ->
    [1] Każda { $face }
   *[other] Trzy { $face } z jednego rzutu
  }
legend-card = { $card ->
    [fireworks] Każda licząca się kość zostaje odłożona, a ty rzucasz aż do pudła.
    [plus-minus] Punktów z kości nie można tu zapisać, płaci tylko TUTTO.
    [cloverleaf] Punkty się tu nie liczą, liczą się tylko TUTTO.
    [straight] Każda liczba raz; bez trójek i bez punktów za kości.
    [stop] Przy tej karcie nikt nie rzuca.
   *[other] Inne kości liczą się tylko jako trzy jednakowe z jednego rzutu.
  }
legend-tutto = { $card ->
    [bonus-200] wszystkie sześć kości odłożone: 200 więcej. Potem stop albo następna karta.
    [bonus-300] wszystkie sześć kości odłożone: 300 więcej. Potem stop albo następna karta.
    [bonus-400] wszystkie sześć kości odłożone: 400 więcej. Potem stop albo następna karta.
    [bonus-500] wszystkie sześć kości odłożone: 500 więcej. Potem stop albo następna karta.
    [bonus-600] wszystkie sześć kości odłożone: 600 więcej. Potem stop albo następna karta.
    [x2] wszystkie sześć kości odłożone: punkty się podwajają. Potem stop albo następna karta.
    [fireworks] wszystkie sześć kości odłożone: rzucasz znów wszystkimi sześcioma.
    [plus-minus] wszystkie sześć kości odłożone: 1000 dla ciebie, a kto ma najwięcej punktów, traci 1000, ale nigdy ty.
    [cloverleaf] wszystkie sześć kości odłożone, dwa razy z rzędu: wygrywasz partię.
    [straight] wszystkie sześć liczb odłożone: 2000. Potem stop albo następna karta.
   *[other] wszystkie sześć kości odłożone: karta płaci, a ty możesz zaryzykować następną.
  }
deck = { $left ->
    [0] Talia się skończyła
    [one] W talii została 1 karta
    [few] W talii zostały { $left } karty
   *[many] W talii zostało { $left } kart
  }
deck-whole = { $left ->
    [one] 1 karta, tasowana
    [few] { $left } karty, tasowane
   *[many] { $left } kart, tasowanych
  } przed każdą kartą
deck-card = { $name }: { $says } Zostało: { $count }.

error-not-a-move = „{ $text }” nie jest ruchem w TUTTO; wpisz stop, next albo keep z liczbami, np. keep 1 5 5; same liczby też są odkładane
error-not-a-card = „{ $text }” nie jest kartą; do wyboru: { $known }
error-card-written = „{ $text }” nie jest kartą; pisze się ją { $card }
error-too-many-dice = liczba kości to { $most }, nie { $dice }
error-no-such-face = żadna kość nie pokazuje { $face }; ścianki są od 1 do { $most }
error-card-due = czas na kartę
error-dice-due = czas na rzut, jeśli na cokolwiek
error-players-move = gracz odkłada kości, mówi stop albo odkrywa następną kartę
error-not-a-position = „{ $text }” nie jest pozycją w TUTTO: { $reason }
error-position-names = brak w niej: { $names }
error-position-roll = więcej kości, niż ich jest, albo wybór bez kości, która się liczy
error-position-deck = brak karty do odkrycia albo pudełko bez karty, na której da się punktować
error-position-seats = miejsce, którego nie ma; graczy jest { $players }
error-edition-idle = talia potrzebuje kart Premia albo x2: z samymi pozostałymi nikt nigdy o niczym nie decyduje
show-typing = Krócej: same liczby są odkładane, np. 1 5 5.
show-card = karta
show-aside = odłożone
show-roll = rzut
show-turn = tura
show-progress = { $card ->
    [straight] { $aside } z sześciu liczb
    [plus-minus] { $aside } z sześciu kości do TUTTO
    [cloverleaf] { $leaves ->
        [0] { $aside } z sześciu kości do pierwszego TUTTO
       *[other] { $aside } z sześciu kości do drugiego TUTTO, które wygrywa partię
      }
    [fireworks] { $points ->
        [one] 1 punkt, zapisze go pudło
        [few] { NUMBER($points, useGrouping: 0) } punkty, zapisze je pudło
       *[many] { NUMBER($points, useGrouping: 0) } punktów, zapisze je pudło
      }
   *[other] { $points ->
        [one] 1 punkt w grze
        [few] { NUMBER($points, useGrouping: 0) } punkty w grze
       *[many] { NUMBER($points, useGrouping: 0) } punktów w grze
      }
  }

# Labels of what happens, for reports.
happening-turned = karta odkryta
happening-rolled = rzut
happening-kept = kości odłożone
happening-tutto = Tutto
happening-fined = lider płaci
happening-nobody-fined = nikt nie płaci
happening-dared = ryzyko kolejnej karty
happening-lost = punkty stracone
happening-banked = punkty zapisane
happening-shuffled = talia przetasowana
happening-last-round = początek ostatniej rundy
happening-game-over = koniec gry
happening-reason-target = cel osiągnięty
happening-of-faces = oczka
happening-of-card = karta
happening-of-under = przy karcie
happening-of-reason = powód
