# Powłoka. Gry mają własne teksty.

site = Croupier
page-title = { $page } · Croupier
site-home = Croupier: do gier
skip = Przejdź do treści
language = Język

die-shows = Kość pokazuje { $face }

# Home
home-title = Siadaj, gramy!
home-line = Gry w kości jak przy prawdziwym stole: uczciwe rzuty, jasne zasady, nic do instalowania i żadnego konta.
home-name = Twoje imię
home-name-hint = tak widzą cię inni
home-games = Gry
home-play = Graj teraz
home-play-of = Graj teraz: { $game }
home-screen = Przy jednym ekranie
home-screen-of = Przy jednym ekranie: { $game }
home-friends = Zaproś znajomych
home-friends-of = Zaproś znajomych: { $game }
home-practice = Trening na czas
home-practice-of = Trening na czas: { $game }
home-rules = Zasady
home-rules-of = Zasady: { $game }
home-more = Więcej opcji
home-more-of = Więcej opcji: { $game }
home-players = { $least ->
    [one] 1 gracz
    [few] { $least } graczy
   *[many] { $least } graczy
  }
home-players-range = { $least }–{ $most } graczy
home-players-of = Liczba graczy: { $game }
home-opponent = Twój rywal
home-against = Rywal: { opponent }
home-minutes = ok. { $minutes } min
home-resume = Niedokończone partie
home-resume-go = Graj
home-resume-score = { $name } { $score }
home-resume-aside = Odłóż na bok: { $game }
home-resume-gone = { $game } znika z listy.
home-resume-undo = Cofnij
home-left = Odchodzisz od stołu: { $game }. Za ciebie gra dalej { bot-name }.
home-left-open = Odchodzisz od stołu: { $game }. Twoje miejsce czeka na innych.
home-open = Otwarte stoły
home-open-none = Teraz nie ma otwartych stołów. Otwórz swój, a zobaczą go tu wszyscy.
home-open-none-of = Teraz nie ma otwartych stołów gry { $game }. Otwórz swój, a zobaczą go tu wszyscy.
home-open-host = gospodarz: { $name }
home-open-free = { $free ->
    [one] 1 wolne miejsce
    [few] { $free } wolne miejsca
   *[many] { $free } wolnych miejsc
  }
home-open-game = Pokaż stoły gry
home-open-all = wszystkie gry
home-open-more = Inne stoły
home-open-go = Dosiądź się
home-open-go-of = Dosiądź się: { $game }
home-code = Masz kod?
home-code-hint = wpisz go
home-code-go = Przejdź do stołu
home-code-short = OK
home-laying = Szykujemy stół…

# Setting a table up
way = Jak gramy
way-bots = Z botami
way-screen = Przy jednym ekranie
way-friends = Zaproś znajomych
way-bots-line = Ty i rywale, którzy zawsze mają czas.
way-screen-line = Wszyscy grają tutaj i przekazują sobie ekran.
way-friends-line = Dostaniesz link i kod; znajomi siadają do gry, gdziekolwiek są.
setup-players = Gracze przy stole
setup-opponent = Rywal na miejscu { $seat }
setup-person = Gracz { $seat }
setup-friend = Znajomy { $seat }
setup-level = Kto gra na miejscu { $seat }
setup-person-here = człowiek
setup-bot = { $level ->
    [random] Ktoś, kto gra na chybił trafił
   *[other] Bot „{ $level }”
  }
setup-open-here = wolne dla znajomych
setup-public = Pokaż wśród otwartych stołów, by każdy mógł się dosiąść
setup-rules-line = Gramy tak, jak tu podano, chyba że ustalicie inaczej.
setup-edition = Edycja
setup-dice = Kości
setup-dice-fair = Rzuca krupier, a każdy może to sprawdzić
setup-dice-real = Rzucamy prawdziwymi kośćmi i wpisujemy wyniki
setup-clock-realtime = Tu nie ma zegara: obaj gracze biorą kości naraz.
setup-first = Kto zaczyna
setup-first-drawn = Zdecyduje los
setup-first-seat = Miejsce { $seat }
setup-clock = Zegar
setup-clock-none = Bez zegara
setup-clock-move = { $seconds } s na ruch
setup-clock-game = { $minutes } min na partię
setup-coach = Trener: podpowiedzi dla wszystkich
setup-coach-realtime = Na żywo nie ma trenera: nie nadążałby za rękami.
setup-coach-line = Kto ma ruch, może zapytać, jak zagrać najlepiej. Wszyscy widzą, że pyta.
setup-start = Start
setup-start-friends = Otwórz stół
setup-more = Zasady domowe, kości, zegar

# Rules
rules-lessons = Jak grać, w pół minuty
rules-clauses = Wszystkie zasady
numbers = Co mówią liczby
numbers-about = Jak długo trwają partie, czy ma znaczenie, kto zaczyna, ile w tym szczęścia i co zmieniają zasady domowe: policzone na tysiącach partii botów.
numbers-read = Czytaj raport
rules-page = Te zasady na osobnej stronie
rules-of = Zasady gry { $game }
rules-close = Zamknij
rules-broken = Ten ruch łamie zasadę { $clause }
rules-here = Zaznaczona jest zasada, która teraz ma znaczenie.
rules-legend = Co nie ma znacznika, jest w instrukcji. Znacznik może dotyczyć tylko części swojej zasady.
rules-mark = { $source ->
    [found] znane
    [inferred] wniosek
   *[ours] nasze
  }
rules-source = { $source ->
    [rulebook] z instrukcji
    [found] z recenzji lub powszechnie znane
    [inferred] wniosek z przykładów w instrukcji
   *[ours] nasze rozstrzygnięcie
  }

# The table
table-title-turn = ● Twoja kolej · { $game }
table-of = Stół: { $game }
table-board = Plansza
table-log = Przebieg
table-earlier = Wcześniej
table-talk = Przebieg i czat
table-unread = { $count ->
    [one] Jedna nowa wiadomość
    [few] { $count } nowe wiadomości
   *[many] { $count } nowych wiadomości
  }
table-chat = Czat
table-chat-off = Wyłącz czat
table-chat-on = Włącz czat
table-chat-hint = Napisz coś
table-chat-send = Wyślij
table-chat-line = { $name }: { $words }
table-sound-on = Włącz dźwięk
table-sound-off = Wyłącz dźwięk
table-theme = { $theme ->
    [light] Kolory: jasne
    [dark] Kolory: ciemne
   *[auto] Kolory: jak w urządzeniu
  }
table-rules = Zasady
table-about = Ten stół
table-learning = Przygotowania, tylko przed pierwszą partią…
table-cast-in = Kości padną za { $seconds }…
table-go-in = Wszystkie kości leżą. Start za { $seconds }…
table-cast-soon = Zaraz padną kości…
table-go-on = Dalej
table-key-space = Spacja
table-your-turn = Twoja kolej
table-your-turn-of = { $name }, twoja kolej
table-your-turn-too = { $count ->
    [2] Oboje naraz: twój ruch
   *[other] Wszyscy naraz: twój ruch
  }
table-laying = Szykujemy stół…
table-turn-many = { $count ->
    [1] Gra { $names }
   *[other] Grają { $names }
  }
table-turn-away = { $count ->
    [1] { $names } nie ma połączenia.
   *[other] { $names } nie mają połączenia.
  } { $host ->
    [yes] { $seconds ->
        [0] Możesz oddać grę botowi.
       *[other] Za { $seconds } s możesz oddać grę botowi.
      }
   *[no] { $seconds ->
        [0] Gospodarz może oddać grę botowi.
       *[other] Za { $seconds } s gospodarz może oddać grę botowi.
      }
  }
table-dice-due = { $real ->
    [yes] Czas na twoje kości lub karty
   *[no] Kości lub karty już w drodze…
  }
table-watching = Oglądasz
table-watchers = { $count ->
    [one] Jedna osoba ogląda.
    [few] { $count } osoby oglądają.
   *[many] { $count } osób ogląda.
  }
table-line-connecting = Łączenie…
table-line-open = Połączono
table-line-away = Krupier nie odpowiada; próbujemy dalej…
table-line-closed = Brak połączenia
table-seat-you = ty
table-seat-away = bez połączenia
table-seat-stand-in = zastępuje { bot-name }
score = { NUMBER($score, useGrouping: 0) }
table-seat-score = Wynik { $score }
table-seat-to-move = ma ruch
table-seat-clock = zostało { $time }
table-play-as = Graj jako { $name }
table-choices = Twoje możliwości
table-filter = Szukaj ruchu
table-filter-none = Żaden ruch nie ma tych słów.
table-view = Stół w słowach
table-nothing = Teraz nie ma nic do zrobienia.
plain-yes = tak
plain-no = nie
plain-nothing = –
plain-count = { $what } { NUMBER($count, useGrouping: 0) }
list-two = { $most } i { $last }
list-more = { $most } i { $last }
table-source = { $move ->
    [0] Ciąg dalszy innej partii, od jej początku
   *[other] Ciąg dalszy innej partii, od ruchu { $move }
  }
table-hand-over = Przekaż ekran: { $name }
table-hand-over-line = Niech pozostali teraz nie patrzą.
table-hand-over-go = Tu { $name }: pokaż moją stronę
table-dismiss = Zamknij tę wiadomość

# Learning at the table
now-ask = Co mogę zrobić?
now-title = Co możesz teraz zrobić
now-soon = Najpierw kości lub karty. Chwila…
now-go = Naciśnij „{ $go }”, by iść dalej.
now-kind = { $move }{ $more ->
    [0] .
    [1] , albo jeden inny taki ruch.
   *[other] , albo jeden z { $more } innych takich ruchów.
  }
now-rule = Zasada
now-rule-of = Zasada na ten temat, { $clause }
tour-step = { $step } z { $steps }
tour-next = Dalej
tour-skip = Pomiń
tour-done = Graj
tour-now = Nie wiesz, co zrobić? Tu dowiesz się w każdej chwili.
tour-again = Oprowadź mnie
tour-offer = Pierwszy raz? Oprowadzimy cię

# The coach
best-move = Top
coach = Trener
coach-line = Kto ma ruch, może poprosić o podpowiedź i grać z asekuracją. Wszyscy to widzą.
hint-ask = Podpowiedź
hint-title = Co myśli trener
hint-thinking = Trener myśli…
hint-none = Trener nie ma nic do powiedzenia.
hint-only = „{ $best }” to jedyny ruch. Szanse na wygraną: { $chance }.
hint-best = Szanse na wygraną: „{ $best }” { $chance }, „{ $next }” { $less }.
hint-known = Czego z twojego miejsca nie widać, tego nie wie i trener.
tutor = { $named ->
    [yes] Asekuracja ({ $name }): pytaj przed ruchem, który dużo oddaje
   *[no] Asekuracja: pytaj mnie przed ruchem, który dużo oddaje
  }
tutor-switch = Asekuracja
tutor-move = Ten ruch
tutor-doubt = Szanse na wygraną: „{ $better }” { $best }, ten ruch { $chance }. Zrobić go mimo to?
tutor-late = Asekuracja nie zdążyła ocenić tego ruchu: wykonano go bez niej.

seat-open = Wolne miejsce { $seat }
bot-name = { $level ->
    [casual] Poppy
    [steady] Otto
    [sharp] Vera
    [best] Magnus
   *[other] Bot { $level }
  }
practice-name = Zegar
bot-name-of-many = { bot-name } ({ $seat })
level = { $level ->
    [casual] na luzie
    [steady] solidnie
    [sharp] ostro
   *[best] po mistrzowsku
  }
opponent = { bot-name }, { level }

# Waiting for others
invite-by = { $name } zaprasza cię do gry { $game }
invite-to = Zaproszenie do gry { $game }
invite-sit = Siadaj i graj
wait-title = Czekamy na graczy
wait-line = Partia zacznie się, gdy wszystkie miejsca będą zajęte.
wait-invite = Zaproś tym linkiem
wait-code = albo tym kodem
wait-scan = Kod do zeskanowania innym urządzeniem
wait-copy = Kopiuj link
wait-copied = Skopiowano
wait-sit = Usiądź tu
wait-sit-too = Graj też tu
wait-sit-too-of = Graj też tu: miejsce { $seat }
wait-sit-of = Usiądź tu: miejsce { $seat }
wait-bot = Niech gra bot
wait-bot-of = Niech gra bot: miejsce { $seat }
wait-empty = Zwolnij miejsce
wait-empty-of = Zwolnij miejsce: { $name }
wait-luck = Czekamy na losy wszystkich…
wait-come = Czekamy: { $names }. Za { $seconds } s zacznie się partia, a za nieobecnych zagrają boty.
wait-show = { $names } { $count ->
    [1] musi
   *[other] muszą
} jeszcze odkryć swój zapieczętowany los. Kto nie zdąży w { $seconds } s, traci miejsce.
luck-broken = { $times ->
    [one] Losy zapieczętowano raz na nowo, bo ktoś nie odkrył swojego.
    [few] Losy zapieczętowano na nowo { $times } razy, bo ktoś nie odkrył swojego.
   *[many] Losy zapieczętowano na nowo { $times } razy, bo ktoś nie odkrył swojego.
  }
wait-yours = Twoje miejsce
wait-full = Przy tym stole nie ma już miejsc. Możesz oglądać albo otworzyć własny stół.

# The end
over-won = { $count ->
    [1] { $names } wygrywa
   *[other] { $names } dzielą zwycięstwo
  }
over-you-share = Ty i { $names } dzielicie zwycięstwo
over-you-won = Wygrywasz!
over-score = { $name }: { $score }
over-rematch = Rewanż
over-rematch-go = Do rewanżu
over-rematch-line = Stół do rewanżu gotowy, a twoje miejsce przez chwilę czeka.
over-rematch-asked = { $names } { $count ->
    [1] chce
   *[other] chcą
  } rewanżu. { $seconds ->
    [0] Twoje miejsce przez chwilę czeka.
   *[other] Za { $seconds } s się zacznie; póki cię nie ma, zagra za ciebie bot.
  }
over-rematch-begun = Rewanż się zaczął. Póki cię nie ma, gra za ciebie bot.
over-rematch-title = Rewanż? · { $game }
over-home = Do gier
over-record = Pobierz zapis
over-link = Ta partia, dla każdego, kto chce do niej wrócić
over-copy = Kopiuj link

# The proof of the dice
proof-title = Sprawdź kości partii
proof-line = Każdy rzut partii z uczciwymi kośćmi można wyliczyć jeszcze raz z jej zapisu, a zapis można pobrać, gdy partia się skończy. Czytamy go tu, w twojej przeglądarce, i nigdzie nie wysyłamy.
proof-drop = Upuść tu zapis partii
proof-choose = albo wybierz plik
proof-checking = Sprawdzamy każdy rzut…
proof-tells = To zapis partii gry { $game }: { $names }.
proof-fair = { $rolls ->
    [1] Jedyny rzut lub losowanie krupiera wynika
   *[other] Każdy z { $rolls } rzutów i losowań krupiera wynika
  } { $anchored ->
    [all] z klucza i losów ustalonych przed partią.
    [key] z klucza ustalonego przed partią i z losów w zapisie.
   *[nothing] z klucza i losów w zapisie.
  }
proof-kept = { $anchored ->
    [all] Krupier dotrzymał zobowiązania, a losy wszystkich są takie, jak je zapieczętowano.
   *[key] Krupier dotrzymał zobowiązania.
  }
proof-unanchored = Nie sprawdzono, czy były ustalone przed partią: ta przeglądarka niczego wtedy nie zanotowała.
proof-unpromised = Losów nie pieczętowano, zanim je podano: tak kiedyś grano.
proof-none = W tym zapisie nie ma kości do sprawdzenia.
proof-rules = Czy ruchy są dozwolone, a wynik słuszny, tego tu nie sprawdzamy; robi to też croupier verify.
proof-given = { $given ->
    [one] Pierwszy ruch pochodzi z innej partii, której ta jest ciągiem dalszym: jego kości tu nie sprawdzamy.
    [few] Pierwsze { $given } ruchy pochodzą z innej partii, której ta jest ciągiem dalszym: ich kości tu nie sprawdzamy.
   *[many] Pierwsze { $given } ruchów pochodzi z innej partii, której ta jest ciągiem dalszym: ich kości tu nie sprawdzamy.
  }
proof-roll = Kości NIE są uczciwe: rzut { $roll } z { $rolls } to w zapisie { $words }, a powinno być { $due }.
proof-promise = Kości NIE są uczciwe: los miejsca { $seat } nie jest tym, który zapieczętowano przed partią.
proof-rounds = Kości NIE są uczciwe: liczba pieczętowań losów przed tą partią to { $seen }, a w zapisie { $told }.
proof-other-game = Ten zapis nie pasuje do partii, którą tu rozegrano: { $what ->
    [game] jest z innej partii.
    [dice] nie ma kości, do których zobowiązał się krupier.
    [given] ma ruchy z innej partii, a ta nie była ciągiem dalszym żadnej.
    [result] nie ma wyniku, który widzisz.
    [key] partia jest skończona, a zapis nie pokazuje klucza kości.
   *[moves] liczba ruchów i rzutów to w nim { $told }, a było ich { $made }.
  }
proof-misfit = Ten zapis nie pasuje do swojej gry: niczego nie dałoby się tak wylosować.
proof-no-draw = Kości tej gry nie można jeszcze sprawdzić w przeglądarce; robi to croupier verify.
proof-away = Kości nie sprawdzono: zapisu nie udało się pobrać.
proof-how = Jak?
proof-yourself = Sprawdź samodzielnie
proof-how-plain = Krupier nie mógł wybrać ani zmienić tego, co padło: swoją część ustalił, zanim poznał czyjkolwiek los, a każdy rzut i każda wylosowana karta powstają z obu części razem.
proof-how-made = Przed pierwszym rzutem krupier opublikował hash swojego tajnego klucza, a wszyscy zapieczętowali swój los hashem. Każdy rzut jest wyliczony z klucza, losów wszystkich i swojego numeru. Ta strona liczy to jeszcze raz i porównuje z zapisem.
proof-how-not = Zasad przy tym nie odtwarza i sama pochodzi od krupiera. Croupier na twoim własnym komputerze sprawdzi zapis za ciebie, razem z zasadami:
proof-another = Sprawdź inną partię

cleared-title = Ten stół sprzątnięto
cleared-line = Nikt już nie przyszedł, więc krupier zakończył partię. Nikt nie wygrał.
cleared-another = Inny stół

# How a game went
went-open = Jak poszło
went-waiting = { $ahead ->
    [0] Zaraz zaczniemy liczyć…
    [one] Najpierw liczymy jedną inną partię…
    [few] Najpierw liczymy { $ahead } inne partie…
   *[many] Najpierw liczymy { $ahead } innych partii…
  }
went-working = Oceniamy każdy ruch: { $done } z { $of }…
went-curve = Szanse wszystkich na wygraną, od pierwszego do ostatniego ruchu. Suwak powyżej idzie wzdłuż wykresu.
went-moments = Ważne chwile
went-share = { $share }
went-now = { $name } { $share }
went-decision = { $mine ->
    [yes] Twój wybór: „{ $made }”, szanse na wygraną { $chance }. „{ $better }” daje { $best }.
   *[no] { $name } wybiera „{ $made }”, szanse na wygraną { $chance }. „{ $better }” daje { $best }.
  }
went-lucky = { $mine ->
    [yes] Masz szczęście! Z { $from } robi się { $to }.
   *[no] { $name }: szczęście! Z { $from } robi się { $to }.
  }
went-unlucky = { $mine ->
    [yes] Masz pecha! Z { $from } robi się { $to }.
   *[no] { $name }: pech! Z { $from } robi się { $to }.
  }
went-key = { $count ->
    [0] Żaden wykonany ruch nie kosztował wiele, a żaden rzut ani karta niczego nie przesądziły.
   *[other] { $cost } kosztowny ruch, { $lucky } szczęście, { $unlucky } pech
  }
went-before = Poprzednia chwila
went-after = Następna chwila
went-accounts = Szczęście i umiejętności
went-of = { $name }: { $from } → { $to }
went-luck = Szczęście
went-errors = Własne błędy
went-given = Błędy innych
went-mean = Jedna decyzja
went-skill = { $mine ->
    [yes] Masz za sobą { $decisions ->
        [one] jeden wybór
        [few] { $decisions } wybory
       *[many] { $decisions } wyborów
      }, średnia strata za każdym razem { $mean } zwycięstwa{ $bot ->
        [none] .
       *[other] , mniej więcej tyle, ile traci { $bot }.
      }
   *[no] { $name }: { $decisions ->
        [one] jeden wybór
        [few] { $decisions } wybory
       *[many] { $decisions } wyborów
      }, średnia strata za każdym razem { $mean } zwycięstwa{ $bot ->
        [none] .
       *[other] , mniej więcej tyle, ile traci { $bot }.
      }
  }
went-no-scale = Bez porównania z botem: ile decyzje kosztują boty, zmierzono tylko dla dwojga na zwykłych zasadach, i nie dla każdej gry.
went-known = Wykres uwzględnia wszystko, co było ukryte; decyzje ocenia się według tego, co było wiadomo graczowi.
went-adjusted = Wynik bez szczęścia
went-coarse = ?
went-rest-row = { $what ->
    [tempo] Szybkość rąk
   *[rest] Reszta
  }
went-mostly = { $what ->
    [tempo] { $names }: szybkość rąk decyduje tu bardziej niż szczęście i decyzje, a nie zdradza jej żaden ruch.
   *[rest] { $names }: w reszcie kryje się większa część wyniku niż w szczęściu i decyzjach, a nie da się jej rozdzielić.
  }
went-vague-means = ? znaczy: zbyt niepewne, by to podać; reszta jest przy tym za duża.
went-coarse-means = ? znaczy: za mało dokładne, by to podać; jak na tak długą partię prób było za mało.
went-exact = Wszystkie szanse są dokładne.
went-exact-but = To szanse dwojga graczy, którzy grają dalej najlepiej, jak się da: ta gra jest rozwiązana, poza tym, z czego składa się reszta.
went-tried = Szanse ustalono próbami: { $bot } gra dalej z każdej pozycji, liczba prób: { $tries }.
went-rest = Reszty nie da się rozdzielić; powód: { $why }.
went-rest-deck = zużytych kart nie liczymy
went-rest-judgement = pozycje są szacowane, nie rozwiązane
went-rest-tempo = szybkość rąk to nie ruch
went-rest-sampling = próby nigdy nie dają pewności
went-rest-hidden = gracze nie widzieli wszystkiego

# What is agreed, on the felt
agreed = Zasady domowe: { $options }
agreed-option = { $option }: { $value }
agreed-assumed = Zgadujemy, bo brak nam prawdziwego pudełka: { $what }
agreed-real = Prawdziwe kości

# About this table
replay-open = Powtórka
replay-title = Powtórka partii
replay-at = { $at ->
    [0] Początek
   *[other] Ruch { $at } z { $last }
  }
replay-first = Na początek
replay-before = Ruch wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-after = Ruch naprzód
replay-last = Na koniec
replay-scrub = Miejsce w partii
replay-branch = Graj dalej stąd
replay-no-branch = { $why ->
    [realtime] Partii na żywo nie da się grać dalej od środka.
   *[secrets] Stąd można grać dalej dopiero, gdy partia się skończy: do tego czasu ma tajemnice.
  }
replay-close = Wróć do stołu
about-edition = Edycja
about-assumed = Założone, bo nikt nie mógł tego odczytać z prawdziwego pudełka: { $what }
about-speed = Tempo
about-speed-of = { $speed ->
    [slow] Wolno
    [fast] Szybko
    [none] Bez czekania
   *[normal] Normalnie
  }
about-volume = Głośność
about-waits = Moja tura zaczyna się, a rundy kończą, gdy nacisnę „Dalej”
about-slips = Pytaj mnie przed ruchem, który dużo kosztuje
about-tours = Oprowadzaj mnie po grach, które są dla mnie nowe
about-speed-line = Jak długo widać, co się dzieje. Spacja albo dotknięcie stołu przechodzi dalej od razu.
about-options = Zasady domowe
about-option = { $option }:
about-default = jak zwykle
about-changed = ustalone inaczej
about-dice = Kości
about-dice-fair = Rzuca krupier. Hash swojego klucza opublikował, zanim ktokolwiek usiadł; klucz pokaże na końcu.
about-dice-real = Prawdziwe kości, wpisywane ręcznie.
about-commitment = Hash tajnego klucza
about-clock = Zegar
about-clock-move = { $seconds } s na ruch; potem { $expiry ->
    [lost] miejsce przejmuje bot
   *[bot] ruch robi bot
  }
about-clock-game = { $seconds } s na partię; potem { $expiry ->
    [lost] miejsce przejmuje bot
   *[bot] ruch robi bot
  }

slip-title = { $move }?
slip-do = Tak: { $move }
slip-back = Wróć

carry = Przenieś na inne urządzenie
carry-of = Przenieś na inne urządzenie: { $name }
carry-code = Kod do zeskanowania drugim urządzeniem
carry-link = Zeskanuj to drugim urządzeniem albo otwórz na nim ten link
carry-share = Udostępnij link
carry-line = Ten link to klucz do miejsca: kto pierwszy go otworzy, ten tam siada, a tutaj miejsce znika. Nie pokazuj go nikomu. Działa raz.
carry-gone = Miejsce jest już na drugim urządzeniu.

about-seats = Kto tu siedzi
about-bot = gra jako bot { $bot }
table-stand-in = Niech gra bot: { $name }
table-give-back = Oddaj miejsce: { $name }
table-return = Graj znów: { $name }
about-leave = Odejdź
about-leave-of = Odejdź: { $name }
about-leave-sure = Na pewno? Do końca zagra za ciebie { bot-name }.
about-leave-open = Na pewno? Miejsce będzie wolne dla każdego.
about-leave-yes = Tak, oddaję
about-leave-no = Nie, zostaję

# Real dice
real-title = Co pokazują twoje kości lub karty?
real-hint = Co pokazują
real-type = Wpisz zamiast tego
real-send = Właśnie to pokazują
real-begins = Kto zaczyna?
real-chosen = Wybrane
real-left = { $count ->
    [one] jeszcze 1
    [few] jeszcze { $count }
   *[many] jeszcze { $count }
}
real-enter = Wpisz następny rzut
real-sheet = Kości tego rzutu
real-sheet-full = Są już wszystkie kości.
real-die = { $colour }, pokazuje { $face }
real-die-open = { $colour }, jeszcze niewpisana
real-face-of = Co pokazuje { $colour } kość
real-back = Cofnij jedną
real-take-back = To pomyłka: cofnij

# The log
log-opened = Stół jest otwarty.
log-sat = { $words } siada do stołu.
log-left = { $name } odchodzi od stołu.
log-bot-sat = { bot-name } siada do stołu.
log-broken = Zapieczętowany los nie został odkryty: wszyscy pieczętują na nowo.
log-stood-in = { bot-name } gra w zastępstwie: { $name }.
log-replaced = { $name } już nie gra, dalej gra { bot-name }.
log-returned = { $name } znów gra.
log-began = Partia się zaczyna.
log-hint-asked = { $name } prosi trenera o podpowiedź.
log-tutor-on = { $name } gra teraz z asekuracją: trener pyta przed ruchem, który dużo oddaje.
log-tutor-off = { $name } gra już bez asekuracji.
log-taken-back = { $name } cofa ostatni rzut.
log-ended = Koniec partii.
log-cleared = Nikt już nie przyszedł: krupier sprzątnął stół.
log-again = Stół do rewanżu gotowy.

# When something is not there
lost-page-title = Nie ma u nas takiej strony
lost-page = Może w adresie jest literówka.
lost-table-title = Tego stołu już nie ma
lost-table = Skończonych stołów nie trzymamy wiecznie; a może w kodzie jest błędna litera.
lost-game-title = Tej gry nie ma na półce
lost-game = Może w adresie jest literówka.
lost-house-title = Krupier nie odpowiada
lost-house = Może ma chwilę przerwy albo sieć zawodzi. Twoje partie są bezpieczne.
lost-home = Do gier
lost-again = Spróbuj ponownie

# Troubles that need no page
trouble-away = Krupier nie odpowiada. Nic się nie zmieniło.
trouble-rule = Zasada { $clause }
