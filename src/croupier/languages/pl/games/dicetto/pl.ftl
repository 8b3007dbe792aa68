line = Rzucaj czterema kośćmi, kładź je na kartach i licz na to, że zostaną tam do twojej następnej tury.

learn-1 = Rzuć swoimi czterema kośćmi do trzech razy, za każdym razem tymi, którymi chcesz.
learn-2 = Kładź kości na kartach, do których pasują: liczby, pary, strity i inne układy.
learn-3 = Wyższa suma spycha z karty kości innych. Przy równej rzucacie o nią po jednej kości.
learn-4 = Karta, na której twoje kości wciąż leżą, gdy zaczyna się twoja następna tura, jest twoja.
learn-5 = Dziesięć kart jednego gracza, albo tyle, na ile się umówicie, kończy partię. Wygrywa, kto ma najwięcej punktów na kartach.

tour-dice = Twoje cztery kości. Rzucasz do trzech razy: dotknij tych, które zatrzymujesz, i przerzuć pozostałe.
tour-cards = Potem kładziesz kości na kartach. Każda karta mówi, jakie kości przyjmuje i ile daje punktów. Złoty znak na karcie nie daje ich wcale: liczy się do kart premii, jeśli się na nie umówiono.
tour-mine = Karta jest twoja, jeśli twoje kości wciąż na niej leżą, gdy zaczyna się twoja następna tura. Do tego czasu inni mogą je zepchnąć wyższą sumą, a przy równej zagrać dogrywkę: po jednej kości, wyższa zostaje.
tour-acts = Rzuć jeszcze raz albo powiedz stop, gdy kości ci pasują. Potem kładziesz je na kartach.
tour-players = Gdy ktoś zdobędzie tyle kart, partia się kończy i wygrywa, kto ma najwięcej punktów.

part-offer = { $card } na polu { $spot } (suma { $sum })
now-roll = Twoja tura zaczyna się rzutem wszystkimi czterema kośćmi.
now-hold = Dotknij kości, które zatrzymujesz, i przerzuć pozostałe: { $rolls ->
    [one] został jeden rzut
    [few] zostały { $rolls } rzuty
   *[many] zostało { $rolls } rzutów
  }.
now-fit = Tak jak leżą, twoje kości pasują tu: { $offers }.
now-no-fit = Tak jak leżą, twoje kości nie pasują do żadnej karty, którą da się wygrać: rzuć jeszcze raz.
now-stop = Powiedz stop, jeśli kości ci pasują. Potem położysz je na kartach, choćby na kilku.
now-put = Dotknij świecącej karty: twoje kości pasują tu: { $offers }. Jeśli najpierw dotkniesz kości, zaświecą się karty, które przyjmują właśnie te. Potem naciśnij „Połóż”.
now-push = Gdzie leżą kości innych, spycha je wyższa suma. Przy równej rzucacie o kartę po jednej kości.
now-keep = Co wciąż tam leży, gdy zaczyna się twoja następna tura, jest twoje.
now-extra = Karta dodatkowego rzutu nie daje punktów: kości, które wciąż na niej leżą, dają ci jeden rzut więcej w następnej turze.
now-logo = Złoty znak na karcie sam nie daje punktów. { $logos ->
    [none] Liczy się tylko do kart premii, a w tej partii żadna o niego nie pyta.
    [most] Kto na końcu ma ich najwięcej, dostaje kartę premii „Najwięcej kart Dicetto”.
    [least] Kto na końcu ma ich najmniej, dostaje kartę premii „Najmniej kart Dicetto”.
   *[both] Kto na końcu ma ich najwięcej, dostaje kartę premii „Najwięcej kart Dicetto”, a kto najmniej, „Najmniej kart Dicetto”.
  }
now-none = Żadna karta nie przyjmie żadnej z tych kości: nie kładź nic, a kolej przejdzie na następnego gracza.
now-goal = { $goal ->
    [one] 1 karta kończy
    [few] { $goal } karty kończą
   *[many] { $goal } kart kończy
  } partię i wygrywa, kto ma najwięcej punktów. Masz { $amount ->
    [one] 1 kartę
    [few] { $amount } karty
   *[many] { $amount } kart
  } i { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }.
now-wait = { $seat } rzuca i kładzie kości na kartach. Potem kolej na następnego gracza.
now-stand = Twoje kości leżą tu: { $cards }. Zdobędziesz to, gdy zacznie się twoja następna tura, jeśli nikt nie zepchnie kości wyższą sumą.

option-cards = ile kart układów w jednych rękach kończy partię
option-bonus = czy w grze są cztery z ośmiu kart premii
option-idle-rounds = ile rund z rzędu bez zdobytej karty układu kończy partię
agreed-cards = { $value ->
    [one] 1 karta układu kończy partię
    [few] { $value } karty układów kończą partię
   *[many] { $value } kart układów kończy partię
  }
agreed-bonus = { $value ->
    [yes] w grze są cztery karty premii
   *[no] bez kart premii
  }
agreed-idle-rounds = koniec partii po { $value ->
    [one] 1 rundzie
    [few] { $value } rundach
   *[many] { $value } rundach
  } bez zdobytej karty układu
edition-standard = 46 kart układów
bot-casual = Celuje w najcenniejszą kartę, jaką podsuwa mu rzut, i kładzie kości za tyle punktów, ile się da.
bot-steady = Przerzuca dokładnie tak, jak najlepiej według oceny ułożenia, a ta uwzględnia ryzyko zepchnięcia.
bot-sharp = Przerzuca dokładnie tak, jak najlepiej według oceny ułożenia, i spodziewa się zepchnięcia raczej tam, gdzie to łatwe.
bot-best = W trzy lub cztery osoby ocenia wszystko, co będzie leżeć, tak jak nauczyło go wiele partii; we dwoje gra jak bot na poziomie „ostro”.

waits-turn = Rzuć kośćmi
move-roll = Przerzuć { $faces }
move-stop = Stop i kładź na kartach
move-place = { $groups-count ->
    [0] Nie kładź nic
   *[other] Połóż { $groups }
  }
groups-group = { $faces } na { $spot }
move-rolled = { $faces }
move-dealt = { $card }{ $logo ->
    [yes] {" "}ze znakiem
   *[no] {""}
  }
move-dealt-bonus = { $bonus }
move-battle = { $attack } przeciw { $defence }
real-rolled = { $seat }: co pokazują kości?
real-dealt = Jaka karta pojawia się na polu { $spot }?
real-card = Karta
real-logo = Jej złoty znak
real-logo-yes = ze znakiem
real-logo-no = bez znaku
real-dealt-bonus = Jaka karta premii się pojawia?
real-battle = Dogrywka: co pokazują obie kości?
real-attack = { $seat } atakuje kością
real-defence = { $rival } broni kością

slip-none-placed = Twoje kości pasują do karty, a bez kości na karcie ta tura nic nie da.
risk-fewer = W { $times } na 100 rzutów twoje kości pasują do kart wartych mniej punktów niż teraz.

event-bonus-turned = Karta premii: { $bonus }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }.
event-turned = Nowa karta na polu { $spot }: { $card }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }{ $logo ->
    [yes] , ze znakiem
   *[no] {""}
  }{ $deck ->
    [0] . Talia jest już pusta.
    [1] . W talii została jedna karta.
   *[other] .
  }
event-rolled = { $fresh ->
    [yes] { $seat } rzuca { $faces }.
   *[no] { $seat } rzuca { $faces } i ma teraz { $dice }.
  }
event-rerolled = { $kept-count ->
    [0] { $seat } nie zatrzymuje nic i przerzuca { $faces }
   *[other] { $seat } zatrzymuje { $kept } i przerzuca { $faces }
  }{ $left ->
    [0] , ostatni raz
   *[other] {""}
  }.
event-stopped = { $seat } mówi stop przy { $faces }.
event-placed = { $seat } kładzie { $faces } na karcie „{ $card }” ({ $spot }){ $points ->
    [0] {""}
   *[other] , wartość { $points }
  }.
event-placed-nothing = { $seat } nie kładzie kości na żadnej karcie.
event-pushed-off = { $seat } spada z karty „{ $card }” ({ $spot }) i odzyskuje { $faces-count ->
    [1] kość
   *[other] kości
  }: { $faces }.
event-challenged = { $seat } ma tam { $faces }, dokładnie tyle samo: dogrywka o pole { $spot }!
event-battle-tied = Dogrywka o kartę „{ $card }” ({ $spot }): { $seat } i { $rival } rzucają po { $face } i muszą rzucić jeszcze raz.
event-battle-won = Dogrywka o kartę „{ $card }” ({ $spot }): { $seat } wygrywa { $face } do { $lower }, a { $loser } odzyskuje { $faces-count ->
    [1] kość
   *[other] kości
  }: { $faces }.
event-collected = { $closing ->
    [yes] { $seat } wciąż ma kości na karcie „{ $card }” ({ $spot }) i dostaje ją
   *[no] { $seat } zdobywa kartę „{ $card }” ({ $spot })
  } za { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }: razem { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
  }, { $total ->
    [one] 1 punkt
    [few] { $total } punkty
   *[many] { $total } punktów
  }.
event-extra-roll = { $seat } wciąż ma kości na karcie dodatkowego rzutu i w tej turze { $rolls ->
    [one] 1 rzut
    [few] { $rolls } rzuty
   *[many] { $rolls } rzutów
  }.
event-stalling = { $rounds ->
    [one] Przez całą rundę nikt nie zdobył karty
    [few] Przez { $rounds } rundy nikt nie zdobył karty
   *[many] Przez { $rounds } rund nikt nie zdobył karty
  }: jeszcze jedna taka runda i koniec partii.
event-ended = { $reason ->
    [goal] { $seat } ma { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[many] { $count } kart
      }, i to kończy partię.
    [deck] Talia i stół są puste, i to kończy partię.
   *[idle-rounds] { $count ->
        [one] 1 runda bez zdobytej karty kończy
        [few] { $count } rundy bez zdobytej karty kończą
       *[many] { $count } rund bez zdobytej karty kończy
      } partię.
  }
event-bonus-won = Karta premii „{ $bonus }”: bierze ją { $seat }, { $points ->
    [one] jeszcze 1 punkt
    [few] jeszcze { $points } punkty
   *[many] jeszcze { $points } punktów
  }, razem { $total }.
event-bonus-tied = Karta premii „{ $bonus }”: remis, nikt jej nie bierze.
event-game-over = Wynik końcowy. { $accounts }.
accounts-account = { $bonus ->
    [0] { $seat }: { $points }
   *[other] { $seat }: { $points } (karty premii { $bonus })
  }

spot-a = A
spot-b = B
spot-c = C
spot-d = D
spot-x = X
card-1s = Liczba 1
card-2s = Liczba 2
card-3s = Liczba 3
card-4s = Liczba 4
card-5s = Liczba 5
card-6s = Liczba 6
card-chance = Szansa
card-pair = Para
card-small-straight = Mały strit
card-3-of-a-kind = Trójka
card-2-pairs = 2 pary
card-large-straight = Duży strit
card-4-of-a-kind = Czwórka
card-extra-roll = Dodatkowy rzut
cards-1s = { card-1s }
cards-2s = { card-2s }
cards-3s = { card-3s }
cards-4s = { card-4s }
cards-5s = { card-5s }
cards-6s = { card-6s }
cards-chance = { card-chance }
cards-pair = { card-pair }
cards-small-straight = { card-small-straight }
cards-3-of-a-kind = { card-3-of-a-kind }
cards-2-pairs = { card-2-pairs }
cards-large-straight = { card-large-straight }
cards-4-of-a-kind = { card-4-of-a-kind }
bonus-least-logos = Najmniej kart Dicetto
bonus-most-logos = Najwięcej kart Dicetto
bonus-least-cards = Najmniej kart
bonus-most-cards = Najwięcej kart
bonus-most-straights = Najwięcej stritów
bonus-most-chances = Najwięcej szans
bonus-least-points = Najmniej punktów
bonus-most-numbers = Najwięcej 1–6
phase-bonus = karta premii
phase-card = karta
phase-roll = rzut kośćmi
phase-choice = przerzut albo stop
phase-place = kładzenie kości na kartach
phase-battle = dogrywka
phase-over = koniec partii

view-goal = Ile kart kończy partię
view-deck = Karty w talii
view-active = Ma ruch
view-phase = Co teraz
view-rolls = Pozostałe rzuty
view-roll = Rzut
view-idle = Rundy bez zdobytej karty
view-idle_rounds = Ile takich rund kończy partię
view-spots = Stół
view-players = Gracze
view-bonuses = Karty premii
view-spot = Pole
view-card = Karta
view-points = Punkty
view-logo = Znak
view-owner = Czyje kości
view-dice = Kości
view-attack = Atak
view-reach = Najlepsza suma rzutu
view-open = Wystarczy
view-cards = Karty
view-amount = Liczba kart
view-logos = Znaki
view-bonus = Premia

assumed-copies = ile jest której karty
assumed-points = ile warta jest która karta
assumed-logos = ile z nich ma znak

error-not-a-move = „{ $text }” nie jest ruchem w DICETTO; wpisz stop, roll i liczby albo put z liczbami i polami, np. put 5 5 on a, 3 on x, albo put nothing
error-not-a-card = „{ $text }” nie jest kartą; do wyboru: { $known }, a ze znakiem: { $logo }
error-not-there = „{ $name }” to nie { $what ->
    [card] karta układu
    [bonus] karta premii
   *[spot] pole
  }; do wyboru: { $known }
error-not-a-battle = „{ $text }” nie jest dogrywką; wpisz obie kości, np. 5 against 3
error-not-a-place = „{ $text }” niczego nie kładzie; wpisz liczby i pole od a do d lub x, np. 5 5 on a
error-not-that-many = twoje kości to { $dice }; nie ma wśród nich tylu kości z { $face }
error-spots-once = każde pole podaj raz, razem z kośćmi, które tam idą
error-too-many-dice = liczba kości to { $most }, nie { $dice }
error-no-such-face = kość pokazuje od 1 do 6, nie { $face }
error-who-does-what = ruchy robią gracze, a wyniki losowania mają tylko kości i karty
error-not-a-position = „{ $text }” nie jest pozycją w DICETTO: { $reason }
error-position-names = brak w niej: { $names }
error-position-card = nie ma karty do wyłożenia albo pola na nią
error-position-battle = dogrywka bez kości, które leżą przeciw sobie, albo takie kości bez dogrywki
error-position-bonus = liczba kart premii wykładanych przed wszystkim innym to { $count }
error-position-seat = nie ma takiego miejsca
error-position-pieces = więcej kart lub kości, niż ich jest
error-position-owner = niczyje kości na polu { $place }
error-position-count = „{ $text }”: oczekiwana liczba to { $count }
error-edition-few = talia za mała na stół: kart { $cards }, a potrzeba { $least }
error-edition-logos = kart „{ $card }” ze znakiem ma być { $logos }, a wszystkich jest tylko { $copies }
error-edition-worthless = żadna karta w talii nie jest warta ani punktu, więc nikt nie mógłby wygrać
show-deck = + ma znak · { $deck ->
    [one] w talii 1 karta
    [few] w talii { $deck } karty
   *[many] w talii { $deck } kart
  } · { $goal ->
    [one] 1 karta kończy
    [few] { $goal } karty kończą
   *[many] { $goal } kart kończy
  } partię
show-idle = { $idle ->
    [one] Przez rundę nikt nie zdobył karty
    [few] Przez { $idle } rundy nikt nie zdobył karty
   *[many] Przez { $idle } rund nikt nie zdobył karty
  }; { $rounds ->
    [one] 1 taka runda kończy
    [few] { $rounds } takie rundy kończą
   *[many] { $rounds } takich rund kończy
  } partię
show-bonus = karta premii „{ $bonus }”, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }: { $leader }
show-tie = remis
show-owned = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }{ $bonus ->
    [0] { "" }
   *[other] {" "}i { $bonus } z kart premii
  }, { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
  }, { $logos ->
    [one] 1 znak
    [few] { $logos } znaki
   *[many] { $logos } znaków
  }
show-against = przeciw
show-rolls = { $rolls ->
    [0] rzutów już nie ma
    [one] został 1 rzut
    [few] zostały { $rolls } rzuty
   *[many] zostało { $rolls } rzutów
  }
table = Karty na stole
deck = { $deck ->
    [0] Talia jest pusta
    [one] 1 karta w talii
    [few] { $deck } karty w talii
   *[many] { $deck } kart w talii
  }
ends = { $goal ->
    [one] 1 karta kończy partię
    [few] { $goal } karty kończą partię
   *[many] { $goal } kart kończy partię
  }
spot-card = { $spot }: { $card }{ $points ->
    [0] {""}
    [one] , 1 punkt
    [few] , { $points } punkty
   *[many] , { $points } punktów
  }{ $logo ->
    [yes] , ze znakiem
   *[no] {""}
  }.
spot-empty = { $spot }: brak karty
spot-dice = { $name } ma tam { $faces }.
yours = Twoje
effect = { $effect ->
    [pushed-off] spada
   *[challenged] dogrywka
  }
puts = { $more ->
    [yes] { $effect ->
        [pushed-off] { $picked } + twoje { $added } = { $sum } spycha
        [challenged] { $picked } + twoje { $added } = { $sum }: dogrywka
       *[free] połóż tu { $picked } + twoje { $added } = { $sum }
      }
   *[no] { $effect ->
        [pushed-off] suma { $sum } spycha
        [challenged] dogrywka przy { $sum }
       *[free] połóż tu sumę { $sum }
      }
  }
take-back = Zabierz
asks-1s = jedna lub więcej 1
asks-2s = jedna lub więcej 2
asks-3s = jedna lub więcej 3
asks-4s = jedna lub więcej 4
asks-5s = jedna lub więcej 5
asks-6s = jedna lub więcej 6
asks-chance = dowolne kości
asks-pair = 2 jednakowe
asks-small-straight = 3 po kolei
asks-3-of-a-kind = 3 jednakowe
asks-2-pairs = 2 i 2 jednakowe
asks-large-straight = 4 po kolei
asks-4-of-a-kind = 4 jednakowe
asks-extra-roll = dowolne, za 4. rzut
note = { $note ->
    [asks] { $asks }
    [beat] przebij { $sum }
    [needs] trzeba: { $asks }
    [low] przebij { $sum }, { $reach } nie starczy
    [higher] przebij { $sum }: { $reach } starczy
    [equal] leży { $sum }: { $reach } to dogrywka
    [stands] w następnej turze, jeśli zostaną
    [fits] masz sumę { $reach }
    [picked] nie z { $these }
   *[used] te kości leżą gdzie indziej
  }
put-on = { $spot }, { $card }: { $effect }
dice-of = Kości: { $name }
not-rolled = Kość jeszcze nierzucona
die = { $face }
die-held = { $face }, zostaje
die-on = { $face }, ma leżeć na { $spot }
held = zostaje
battle = Dogrywka o kartę „{ $card }”
verdict = { $verdict ->
    [won] Na karcie zostaje { $name }.
    [tied] Remis: obie strony rzucają znowu.
   *[due] Wyższa kość zostaje.
  }
of-bonus = { $bonus ->
    [one] 1 punkt
    [few] { $bonus } punkty
   *[many] { $bonus } punktów
  } z premii
cards-of = { $cards } z { $goal } kart
cards-by = Karty: { $name }
count-of = { $card }: { $count }
logos = { $logos ->
    [one] 1 znak
    [few] { $logos } znaki
   *[many] { $logos } znaków
  }
logo = Znak: liczy się tylko do kart premii
home = { $dice ->
    [one] 1 kość w ręce
    [few] { $dice } kości w ręce
   *[many] { $dice } kości w ręce
  }
players = Co kto ma
bonuses = Karty premii i kto by je teraz dostał
bonuses-won = Karty premii i kto je dostaje
worth = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }
doing = { $doing ->
    [hold] Dotknij kości, które zatrzymujesz.
    [put] Dotknij karty albo wybierz najpierw kości.
    [card] Teraz dotknij świecącej karty.
    [none] Żadna karta ich nie przyjmie.
    [all] Położyć je?
    [planned] Jeszcze kości czy położyć?
    [roll] Twój rzut.
    [deal] Wykładamy karty.
   *[wait] Ruch ma { $name }.
  }
roll = { $dice ->
    [0] Rzuć
    [one] Rzuć 1 kością
    [few] Rzuć { $dice } kośćmi
   *[many] Rzuć { $dice } kośćmi
  }
stop = Stop
stop-hint = potem kładź kości
put = Połóż
put-nothing = Nie kładź nic
refused-D8 = zostaw co najmniej jedną kość do rzutu albo powiedz stop
put-hint = { $points ->
    [0] to nie daje punktów
    [one] 1 punkt, jeśli zostaną
    [few] { $points } punkty, jeśli zostaną
   *[many] { $points } punktów, jeśli zostaną
  }

# Labels of what happens, for reports.
happening-bonus-turned = karta premii odkryta
happening-turned = karta odkryta
happening-rolled = rzut
happening-rerolled = przerzut
happening-stopped = stop
happening-placed = kości na karcie
happening-placed-nothing = nic nie położono
happening-pushed-off = spada z karty
happening-challenged = dogrywka
happening-battle-tied = dogrywka bez wyniku
happening-battle-won = dogrywka wygrana
happening-collected = karta zdobyta
happening-extra-roll = dodatkowy rzut
happening-stalling = rundy bez karty
happening-ended = osiągnięty koniec
happening-bonus-won = karta premii zdobyta
happening-bonus-tied = remis o kartę premii
happening-game-over = koniec gry
happening-reason-goal = dość kart
happening-reason-deck = talia i stół puste
happening-reason-idle-rounds = rundy bez karty
happening-of-faces = oczka
happening-of-face = oczka
happening-of-card = karta
happening-of-spot = pole
happening-of-bonus = karta premii
happening-of-reason = powód
