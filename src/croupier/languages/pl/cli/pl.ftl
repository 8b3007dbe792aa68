compiling = Kompiluję zasady gry { $title }, tylko ten jeden raz; może to potrwać minutę...
compiling-own = Kompiluję twojego bota z zasadami gry { $title }...
cache = Skompilowane zasady są w { $folder }: { $size }. Czego nikt nie używa przez miesiąc, znika samo.
cache-cleared = Usunięto { $size } skompilowanych zasad z { $folder }.

player = Gracz { $seat }

games-game = gra
games-line = o co chodzi
games-players = gracze
games-minutes = minuty
games-bots = boty
games-more = croupier games GAME · croupier play GAME · croupier rules GAME
seats = { $least }–{ $most }

box-players = gracze
box-seats = { $seats }, około { $minutes ->
    [1] 1 minuty
   *[other] { $minutes } minut
  }
box-bot = bot
box-levels = poziomy
box-edition = edycja
box-assumed = { $edition }; założone: { $fields }
option-name = opcja
option-default = domyślnie
option-allowed = może być
option-says = co mówi
option-source = skąd się wzięła
option-bounds = od { NUMBER($least, useGrouping: 0) } do { NUMBER($most, useGrouping: 0) }

mark-rulebook = instrukcja
mark-found = znane
mark-inferred = wniosek
mark-ours = nasze
source-rulebook = jest w instrukcji
source-found = z recenzji lub powszechnie znane
source-inferred = wniosek z przykładów w instrukcji
source-ours = nasze rozstrzygnięcie
source-partly = { $source }, częściowo { $other }

solving-begun = Wypisuję, co może się zdarzyć...
solving = Przebieg { $sweeps }, { $seconds } s: żadna wartość nie zmieniła się o więcej niż { $moved }; okaże się, ile to potrwa
solving-minutes = Przebieg { $sweeps }, { $seconds } s: żadna wartość nie zmieniła się o więcej niż { $moved }; zostało około { $minutes ->
    [1] minuty
   *[other] { $minutes } minut
  }
solving-seconds = Przebieg { $sweeps }, { $seconds } s: żadna wartość nie zmieniła się o więcej niż { $moved }; zostało około { $left ->
    [1] sekundy
   *[other] { $left } sekund
  }
solved-nothing = Przerwano: nic nie jest rozwiązane.
solved-first = { $game } dla dwojga: kto zaczyna, wygrywa { $chance } partii, jeśli obie strony grają najlepiej, jak się da (± { $error })
solved-rolls = { $game } w pojedynkę: średnia liczba rzutów przy najlepszej możliwej grze to { $rolls } (± { $error })
solved-bot = { $bot }: rzutów { $rolls }, o { NUMBER($more, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } więcej
solved-chart = { $chart }:
solved-how = { $positions ->
    [one] Jedna pozycja
    [few] { $positions } pozycje
   *[many] { $positions } pozycji
  }, { $sweeps ->
    [one] jeden przebieg
    [few] { $sweeps } przebiegi
   *[many] { $sweeps } przebiegów
  }, { $seconds } s, { $memory } MB
error-no-language = w języku { $language } nic tu nie jest napisane; do wyboru: { $known }
error-not-solved = { $game }: tej gry nie da się rozwiązać; do wyboru: { $known }
error-not-trained = { $game } nie ma bota, który się uczy; do wyboru: { $known }
error-nothing-to-train = nie ma partii do rozegrania: niczego nie da się nauczyć
trained = Nauka z { $games ->
    [1] 1 partii
   *[other] { $games } partii
  } skończona; ocena jest w { $file }
trained-against = Potem przeciw botowi { $rival }: { $share } zwycięstw, liczba partii: { $games }
trained-part = Przerwano: { $file } ma to, czego się dotąd nauczono, a to samo polecenie uczy dalej
trained-nothing = Przerwano, zanim czegokolwiek się nauczono
error-no-memory = za mało pamięci, by tak rozwiązać grę { $game }
error-not-told = tego, co ustalono, nie da się zapisać: { $why }
error-page-over-record = { $file } to sam zapis: podaj inny plik na stronę
error-no-values = --vary przyjmuje KEY=VALUE,VALUE, nie „{ $word }”
error-vary-again = --vary podaje { $name } dwa razy: podaj wszystkie wartości naraz
error-what-varies = co ma się zmieniać? Podaj --vary KEY=VALUE,VALUE z opcją gry, players albo edition
error-not-written = { $file }: nie da się zapisać: { $why }
simulated-seat = miejsce
simulated-bot = bot
simulated-wins = wygrane
simulated-share = udział w zwycięstwach
simulated-steps = kroków na partię: { $steps }
simulated-games = { $games ->
    [one] 1 partia
    [few] { $games } partie
   *[many] { $games } partii
  }{ $shared ->
    [0] { "" }
   *[other] , w tym { $shared } z podziałem zwycięstwa
  }, kroków { $steps } w { $seconds } s: { $speed } mln kroków na sekundę
simulated-plain = { $bot } działa jako zwykły Python: { $why }
simulated-part = { $games ->
    [one] Przerwano: to wynik pierwszej partii z { $asked }.
    [few] Przerwano: to wynik pierwszych { $games } partii z { $asked }.
   *[many] Przerwano: to wynik pierwszych { $games } partii z { $asked }.
  }
reported-nothing = Przerwano: nie ma raportu.
reported-page = Raport jest w { $file }.
sweep-bot = bot
sweep-share = udział w zwycięstwach
sweep-apart = wobec pierwszego
sweep-steps = kroków na partię
sweep-games = { $games ->
    [one] 1 partia
    [few] { $games } partie
   *[many] { $games } partii
  } z ziarna { $seed }, każde rozdanie w każdym usadzeniu, te same kości w każdym wierszu; { $seconds } s
tournament-rating = ranking
tournament-table = stół
tournament-games = { $games ->
    [one] 1 partia
    [few] { $games } partie
   *[many] { $games } partii
  } w { $seconds } s: { $deals ->
    [one] 1 rozdanie
    [few] { $deals } rozdania
   *[many] { $deals } rozdań
  }{ $tables ->
    [1] { "" }
   *[other] { " " }przy każdym z { $tables } stołów
  }, w każdym usadzeniu
tournament-rated = { $rated ->
    [0] Nikt nie ma jeszcze rankingu: nie każdy stół miał rozdanie.
    [1] Rankingi według OpenSkill, z pierwszego rozdania.
   *[other] Rankingi według OpenSkill, z pierwszych { $rated } rozdań.
  }
tournament-unrated = Nikt nie ma rankingu: na to nie czekano.
tournament-more = Rozstrzygnięte: udział bota { $bot } to { $share1 } lub więcej, nie { $share0 } lub mniej.
tournament-less = Rozstrzygnięte: udział bota { $bot } to { $share0 } lub mniej, nie { $share1 } lub więcej.
tournament-open = Nierozstrzygnięte: udział bota { $bot } może wynosić { $share0 } albo { $share1 }.
tournament-risk = Gdzie wynosi { $share0 } lub mniej, taki test myli się najwyżej { $alpha } razy na 100; gdzie { $share1 } lub więcej, najwyżej { $beta } razy.
tournament-evidence = Siła dowodów { $llr }; przy { $lower } rozstrzyga na rzecz { $share0 }, przy { $upper } na rzecz { $share1 }.
tournament-five = Rozdania, w których { $bot } wygrywa 0, ½, 1, 1½ i 2 partie: { $counts }
analysed-bot = bot
analysed-share = udział w zwycięstwach
analysed-luck = szczęście
analysed-adjusted = bez szczęścia
analysed-precision = precyzja
analysed-error = błąd na decyzję
analysed-percent = { $share }%
analysed-exactly = { $games ->
    [one] 1 partia
    [few] { $games } partie
   *[many] { $games } partii
  }; szanse są wyliczone, a nie ustalone próbami
analysed-tried = { $games ->
    [one] 1 partia
    [few] { $games } partie
   *[many] { $games } partii
  }; szanse ustalono próbami, liczba prób z każdej pozycji: { $tries }
analysed-means = Bez szczęścia udział waha się mniej. Precyzja mówi, o ile: z samym udziałem trzeba by tyle razy więcej partii, by mieć równą pewność. Błąd mówi, o ile więcej dałby lepszy ruch, w zwycięstwach. W granicach ± mieści się 95 na 100 takich przebiegów.
analysed-page = strona: { $file }
analysed-part = { $done ->
    [one] Przerwano: to analiza pierwszego ruchu z { $all }.
    [few] Przerwano: to analiza pierwszych { $done } ruchów z { $all }.
   *[many] Przerwano: to analiza pierwszych { $done } ruchów z { $all }.
  }
analysed-no-points = Przerwano: analiza jest pełna, brakuje tylko, ile kosztowne decyzje były warte w punktach.
analysed-nothing = Przerwano: nic nie jest przeanalizowane.
simulated-nothing = Przerwano, zanim skończyła się pierwsza partia.

ready = Naciśnij Enter, by zacząć.
against = Grasz przeciw: { $bots }.
dropped = „{ $words }” padło, zanim rzucono te kości, więc się nie liczy.
heading-help = { $agreed }; pomoc: wpisz ?
help = Ruch robisz, wpisując jego numer albo słowa. Poza tym:
help-all = wszystkie ruchy, gdy lista jest skrócona
help-table = stół jeszcze raz
help-rules = zasady
help-clause = jedna zasada
help-save = zachowaj kopię
help-quit = przerwij; partia zostaje zachowana
now = teraz: { $moves }
slip = Zrobić to mimo to? (t/N)
slip-yes = t
menu-more = { $more ->
    [one] Jeszcze jeden ruch: podaj go słowami albo wpisz all, by go zobaczyć.
    [few] Jeszcze { $more } ruchy: podaj któryś słowami albo wpisz all, by je zobaczyć.
   *[many] Jeszcze { $more } ruchów: podaj któryś słowami albo wpisz all, by je zobaczyć.
  }
menu-clash = Sama liczba to wiersz listy: { $number } to ruch „{ $words }”. Dla „{ $other }” wpisz te słowa.
hand-over = Najpierw naciśnij Enter, potem przekaż ekran ({ $name }).
look = { $name }, naciśnij Enter, gdy nikt inny nie patrzy.
kept = Partia jest zachowana. Graj dalej poleceniem:
saved = zapisano: { $file }
record = zapis: { $file }
assumed = założone, nieodczytane z pudełka: { $fields }
unfinished = Partia jeszcze trwa.

same = To zapisy tej samej partii.
parting = { $what ->
    [game] Są z różnych gier: { $one } i { $other }.
    [edition] Są z różnych edycji: { $one } i { $other }.
    [options] Różnią się opcjami: { $one } i { $other }.
    [players] Różnią się graczami: { $one } i { $other }.
    [given] Różnią się tym, ile ruchów pochodzi z innej partii: { $one } i { $other }.
    [begins] Różnią się tym, kto zaczyna: { $one } i { $other }.
    [move] Różnią się w ruchu { $move }: { $one } i { $other }.
   *[length] Rozchodzą się po ruchu { $move }: liczba ruchów to { $one } i { $other }.
  }
fair = { $rolls ->
    [0] W tym zapisie nie ma kości do sprawdzenia.
    [1] Kości są uczciwe: jedyny rzut wynika ze zobowiązania i losów w tym zapisie.
   *[other] Kości są uczciwe: każdy z { $rolls } rzutów wynika ze zobowiązania i losów w tym zapisie.
  }
fair-unfinished = Zapis nie ma wyniku: partia w nim jeszcze trwa.
fair-given = { $given ->
    [one] Pierwszy ruch pochodzi z innej partii, której ta jest ciągiem dalszym: jego kości nie sprawdzono.
    [few] Pierwsze { $given } ruchy pochodzą z innej partii, której ta jest ciągiem dalszym: ich kości nie sprawdzono.
   *[many] Pierwsze { $given } ruchów pochodzi z innej partii, której ta jest ciągiem dalszym: ich kości nie sprawdzono.
  }
fair-rounds = { $rounds ->
    [0] Losów nie pieczętowano, zanim je podano: tak kiedyś grano.
    [1] Losy zapieczętowano raz, zanim odkryto wszystkie.
   *[other] Losy zapieczętowano { $rounds } razy, zanim odkryto wszystkie.
  }
fair-unanchored = Nie sprawdzono, czy to zobowiązanie sprzed partii: podaj je przez --commitment, a własny los przez --luck.

joined = Koniec partii. Twoje miejsce: { $seat }; wyniki: { $scores }; udziały w zwycięstwie: { $shares }.

copied = { $title } jest w { $folder }, kopia gry { $like }. Co dalej:

open = Serwer działa: { $url } (Ctrl+C zamyka)
backed-up = W { $file }: { $tables ->
    [one] 1 stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
  }, { $steps ->
    [one] 1 krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
  }
pruned = Usunięto: { $tables ->
    [one] 1 stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
  }, { $steps ->
    [one] 1 krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
  } i { $size }
would-prune = Do usunięcia: { $tables ->
    [one] 1 stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
  }, { $steps ->
    [one] 1 krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
  } i { $size }

error-no-number = --games nie może być „{ $word }”: to musi być liczba całkowita
error-no-game-or-file = „{ $name }” to ani zapis w pliku, ani gra; do wyboru: { $known }
error-which-bots = które boty mają grać? Podaj --bots z niektórymi z: { $known }
error-of-games = { $words } dotyczy wielu partii botów: zapis ma własne
error-of-records = { $words } dotyczy zapisu, nie wielu partii botów
error-no-shares = --stop przyjmuje dwa udziały w zwycięstwie, np. 0.5,0.52, nie „{ $word }”
error-risk-alone = --alpha i --beta mówią, jak często może mylić się --stop: podaj też --stop
error-own-player = „{ $word }” to nie twój własny gracz: wpisz FILE.py:NAME
error-no-house = serwer nie jest zainstalowany (brak { $package }): pip install 'croupier[house]'
error-thinking-live = w { $title } nikt nie czeka: pomiń --thinking
error-saved-seats = zachowana partia ma swoje miejsca, opcje i edycję; z --resume je pomiń
error-commitment-form = „{ $words }” nie jest zobowiązaniem; ma ono 64 cyfry szesnastkowe
error-luck-form = „{ $words }” to nie miejsce i jego los; wpisz je jak 1:abc
error-which-game = która gra? zobacz `croupier games`
error-which-record = „{ $word }” nie jest partią ziarna; podaj jej numer albo numer i usadzenie, np. 17 albo 17:1
error-cluster-form = „{ $word }” nie jest adresem schedulera; podaj go np. tak: tcp://host:8786
error-no-cluster = pod { $address } nie ma schedulera Dask: { $why }
error-other-game = { $file }: to partia gry { $found }, nie { $wanted }
error-no-pair = opcja „{ $option }” nie ma postaci key=value
error-no-seat = „{ $word }” nie jest miejscem; wpisz liczbę od 1 albo drawn
error-no-file = { $file }: { $why }
error-covered = { $file }: ta partia trwa, a do jej końca tajemnice są zakryte
error-no-text = { $file }: to nie jest zapis partii: to nie tekst
error-not-saved = partii nie da się zapisać w { $file }: { $why }
error-one-person = { $title } toczy się na żywo: jedna osoba przy terminalu
error-how-old = podaj przez --older-than, ile dni temu stoły musiały się skończyć; nic nie usunięto
error-file-exists = { $file } już istnieje; podaj nowy plik
error-no-folder = { $folder }: nie da się utworzyć: { $why }
error-no-name = „{ $name }” to nie nazwa gry; trzeba małych liter, cyfr i _, np. my_game
error-game-exists = gra { $name } już istnieje
error-folder-exists = { $folder } już istnieje; przejdź gdzie indziej albo wybierz inną nazwę
error-package-exists = pakiet Pythona { $name } już istnieje; wybierz inną nazwę
error-no-command = nie ma polecenia „{ $name }”; do wyboru: { $known }
error-no-flag = nie ma tu przełącznika { $option }
error-no-flag-but = nie ma tu przełącznika { $option }; może: { $known }
error-flag-full = { $option } nie przyjmuje wartości
error-flag-empty = { $option } wymaga wartości
error-flag-missing = trzeba podać { $option }
error-argument-missing = trzeba podać { $name }
error-flag-number = { $option } przyjmuje liczbę
error-flag-between = { $option } przyjmuje liczbę od { NUMBER($least, useGrouping: 0) } do { NUMBER($most, useGrouping: 0) }
error-words-left = te słowa są zbędne: { $words }
error-which-command = które polecenie? zobacz `croupier --help`

usage = Użycie:
usage-arguments = Argumenty
usage-options = Przełączniki
usage-commands = Polecenia
usage-default = [domyślnie: { $value }]
usage-required = [wymagane]
command-any-help = Pokaż tę pomoc.
command-any-game = Gra; zobacz `croupier games`.
command-any-option = Opcja gry; można powtarzać.
command-any-edition = Nazwa edycji albo własny plik TOML.
command-any-first = Miejsce, które zaczyna, albo `drawn`.
command-any-json = Wypisz JSON zamiast tekstu.
command-any-players = Ilu graczy; domyślnie najmniej, jak gra pozwala.
command-any-seed = To samo ziarno daje ten sam wynik.
command-any-workers = Wątki; domyślnie wszystkie rdzenie. Wynik jest ten sam.
command-any-database = Baza danych; domyślnie twoja.
command-croupier = Gry w kości: graj, symuluj, odtwarzaj.
command-croupier-version = Pokaż wersję.
command-croupier-language = Język, w którym czytasz: en albo inny dostępny.
command-croupier-install-completion = Zainstaluj uzupełnianie dla tej powłoki.
command-croupier-show-completion = Pokaż uzupełnianie dla tej powłoki, by je skopiować lub dostosować.
command-games = Wypisz gry albo pokaż jedną razem z botami i opcjami.
command-games-game = Jedna gra i jej opcje.
command-rules = Pokaż zasady gry albo jedną z nich.
command-rules-clause = Tylko jedna zasada, np. P3.
command-solve = Rozwiąż grę: szansa tego, kto zaczyna, albo liczba rzutów potrzebnych w pojedynkę, jeśli wszyscy grają najlepiej, jak się da.
command-solve-out = Zachowaj szanse w pliku NumPy.
command-solve-chart = Wypisz też, kiedy mówić stop, jako tabele w Markdownie.
command-train = Niech najlepszy bot gry uczy się z wielu partii, ile warte są pozycje.
command-train-games = Partie, które gra sam.
command-train-watched = Partie jego nauczyciela, rozgrywane wcześniej.
command-train-against = Ucz się wygrywać z tym botem i graj dalej przeciw niemu.
command-train-players = Ilu przy stole; przy 0 na zmianę tylu, ilu może grać.
command-train-out = Gdzie zachować wynik nauki i skąd ją kontynuować.
command-simulate = Rozegraj wiele partii między botami i policz, kto wygrywa.
command-simulate-games = Ile partii; 1e6 to milion.
command-simulate-bots = Boty w kolejności miejsc, np. `random,mine.py:my_bot`; powtarzane wokół stołu.
command-simulate-paired = Te same kości w każdym usadzeniu; liczone według botów.
command-simulate-cluster = Graj w procesach schedulera Dask, np. `tcp://host:8786`.
command-simulate-keep = Zachowaj wiersz dla każdej partii, jako Parquet albo .arrow.
command-simulate-record = Wypisz zamiast tego zapis tej partii z ziarna; oba liczą się od 0.
command-simulate-device = `cuda` gra na GPU Nvidii. Wynik jest ten sam.
command-tournament = Niech boty się spotkają, każdy z każdym przy tych samych rzutach, i ustaw je w kolejności.
command-tournament-bots = Boty, np. `random mine.py:my_bot`; domyślnie wszystkie boty gry, które odpowiadają od razu.
command-tournament-games = Rozdania przy każdym stole, każde we wszystkich usadzeniach; 1e6 to milion.
command-tournament-players = Ile botów przy stole; domyślnie najmniej, jak gra pozwala.
command-tournament-stop = Między dwoma botami: skończ, gdy tylko wiadomo, który z dwóch udziałów w zwycięstwie ma pierwszy, np. `0.5,0.52`.
command-tournament-alpha = Jak często --stop może błędnie wybrać większy udział; domyślnie 0.05.
command-tournament-beta = To samo dla mniejszego udziału; domyślnie 0.05.
command-sweep = Rozegraj wszystkie kombinacje kilku zasad domowych przy tych samych rzutach i powiedz, co każda z nich zmienia.
command-sweep-vary = Opcja z jej wartościami, `players` albo `edition`; można powtarzać.
command-sweep-bots = Boty, np. `best,steady`; powtarzane wokół stołu.
command-sweep-games = Rozdania dla każdej kombinacji, każde we wszystkich usadzeniach; 1e6 to milion.
command-sweep-out = Gdzie zachować wynik i skąd to samo polecenie ma iść dalej.
command-sweep-parquet = Zapisz też tabelę jako Parquet.
command-sweep-plot = Zapisz też wykres udziałów.
command-report = Powiedz, jak działają zasady gry, na stronie z wykresami: dla tych, którzy projektują gry lub wymyślają zasady domowe.
command-report-against = Drugi zestaw zasad obok pierwszego: co jest w nim inne, opcja, `players` albo `edition`; można powtarzać.
command-report-bots = Boty, które grają, najsłabszy najpierw; domyślnie boty z poziomów gry, które odpowiadają od razu.
command-report-games = Partie na każdą liczbę; 1e6 to milion.
command-report-sample = Partie oglądane ruch po ruchu.
command-report-html = Gdzie ma być strona; domyślnie GAME-report.html.
command-play = Graj w terminalu; ludzie i boty na dowolnych miejscach.
command-play-seats = Kto gdzie siedzi: `person`, `person:NAME`, bot albo jego poziom, np. `person,sharp`.
command-play-seed = Kości z ziarna, by zagrać tę samą partię jeszcze raz.
command-play-resume = Wznów zachowaną partię.
command-play-save = Gdzie zachować partię; zapisywana po każdym ruchu.
command-play-thinking = Jak długo boty, które szukają, mogą myśleć nad ruchem.
command-replay = Odtwórz zapis, sprawdzając każdy ruch według zasad; z --against status 1, jeśli oba się różnią.
command-replay-file = Zapis partii.
command-replay-against = Inny zapis: powiedz, gdzie się rozchodzą.
command-replay-positions = Wypisz zapis jeszcze raz, z pozycją po każdym ruchu.
command-analyse = Powiedz, ile w partii było szczęścia, a ile umiejętności, i które decyzje kosztowały najwięcej.
command-analyse-played = Zapis rozegranej partii albo gra, którą mają zagrać boty.
command-analyse-bots = Boty, które grają, np. `steady,best`; powtarzane wokół stołu.
command-analyse-games = Ile partii grają boty; domyślnie 1000.
command-analyse-players = Ile botów przy stole; domyślnie tyle, ile podano.
command-analyse-tries = Ile razy wypróbować pozycje; domyślnie tyle, ile mówi gra.
command-analyse-html = Zapisz analizę rozegranej partii jako stronę.
command-new = Zacznij własną grę: pakiet z kopią gry, która działa.
command-new-name = Identyfikator gry: małe litery, cyfry i _.
command-new-like = Gra do skopiowania albo jej folder; domyślnie najkrótsza.
command-join = Niech twój własny gracz zagra przy stole serwera; docs/client.md mówi, jak go napisać.
command-join-link = Link do stołu albo do zajętego tam miejsca.
command-join-bot = Gracz: dostaje tury do rozegrania.
command-join-name = Co czytają inni przy stole.
command-serve = Uruchom serwer: stoły w przeglądarce i przez sieć.
command-serve-host = Adres, na którym nasłuchuje; domyślnie tylko ten komputer.
command-serve-port = Port, na którym nasłuchuje.
command-serve-database = sqlite:///FILE albo postgresql://HOST/NAME; domyślnie twój plik.
command-serve-workers = Procesy; więcej niż jeden wymaga PostgreSQL.
command-serve-settings = Limity i czasy w pliku TOML; zobacz docs/house.md.
command-serve-browser = Otwórz stronę w przeglądarce.
command-verify = Sprawdź, czy kości w zapisie są tymi, do których zobowiązał się krupier.
command-verify-file = Zapis pobrany od stołu.
command-verify-commitment = Zobowiązanie takie, jakie było przed partią.
command-verify-luck = Własny los, np. 1:abc; można powtarzać.
command-backup = Skopiuj wszystkie stoły serwera, także gdy działa, do jednego pliku SQLite, z którego może znów ruszyć.
command-backup-file = Gdzie ma być kopia; baza SQLite.
command-prune = Usuń z serwera, działającego lub nie, stoły dawno zakończone; nigdy takich, które czekają lub na których trwa gra.
command-prune-older-than = Od ilu dni są zakończone; domyślnie `keep_for`.
command-prune-settings = Ustawienia serwera, w których jest `keep_for`.
command-prune-dry-run = Tylko powiedz, co by usunięto.
command-cache = Powiedz, gdzie są skompilowane zasady i ile zajmują, albo je usuń.
command-cache-clear = Usuń wszystko; zasady skompilują się na nowo.
