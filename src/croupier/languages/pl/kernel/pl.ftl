nobody = nikt
nothing = nic

bot-random = Robi dowolny ruch, każdy z równą szansą.

event-began = { $seat } zaczyna.
event-over = { $winners-count ->
    [1] { $winners } wygrywa.
   *[other] { $winners } dzielą zwycięstwo.
  }

error-unknown-game = nie ma gry „{ $name }”; do wyboru: { $known }
error-unknown-bot = nie ma bota „{ $name }”; do wyboru: { $known }
error-unknown-option = nie ma opcji „{ $name }”; do wyboru: { $known }
error-unknown-edition = nie ma edycji „{ $name }”; do wyboru: { $known } albo ścieżka do pliku .toml
error-unknown-clause = nie ma zasady „{ $name }”; do wyboru: { $known }

error-players-bounds = liczba graczy w { $game } to od { $least } do { $most }, nie { $players }
error-too-many-positions = pozycji jest więcej niż { $most }: za dużo, by je rozwiązać
error-endless = są pozycje, z których gra nigdy się nie kończy: tego nie da się rozwiązać
error-cannot-solve = rozwiązać da się tylko grę dla dwojga, bez tajemnic i nie na żywo, a { $game } taką nie jest
error-no-such-beginner = miejsce { $seat } nie może zaczynać: graczy jest { $players }
error-option-bounds = opcja { $option } nie może mieć wartości „{ $value }”; dozwolone: od { $least } do { $most }
error-option-words = opcja { $option } nie może mieć wartości „{ $value }”; dozwolone: { $known }
error-struct-kind = tu musi być { $wanted }, a jest { $found }
error-struct-value = { $kind } nie może tak wyglądać: { $reason }
error-no-code = ruch to liczba całkowita, którą podaje miejsce, nie { $move }
error-position-number = { $field } to liczba, nie „{ $text }”
error-position-list = { $field } to lista liczb ({ $count }), nie „{ $text }”
error-position-bounds = { $field } nie może być { $number }; dozwolone: od { $least } do { $most }
error-position-players-other = liczba graczy w tej pozycji to { $found }, nie { $players }
error-position-stuck = z tej pozycji nikt nie może iść dalej
error-position-unlike = żadna pozycja gry { $game } nie ma takich bajtów
error-position-bytes = liczba bajtów pozycji gry { $game } to { $bytes }, nie { $found }
error-no-game = to nie jest ani gra, ani ustawienie, lecz { $found }
error-setup-game = ustawienie robi się z gry, jaką daje croupier.game("pig"), a nie z { $found }
error-no-number = { $number } nie jest liczbą całkowitą
error-no-options = opcje podaje się po nazwach, jak options={"{"}"target": 50{"}"}, a nie jako { $found }
error-no-setup = to nie jest ustawienie: robi je game.setup(players), a to { $found }
error-no-start = start musi być pozycją, nie { $found }; robi ją Position.from_text(game, line)
error-no-line = pozycję czyta się z wiersza tekstu, a to { $found }
error-bots-list = boty to lista, po jednym na każde miejsce, nie { $found }
error-agreed-before = { $what }: nie można tego podać obok ustawienia lub pozycji, które mają własne
error-no-such-game = nie ma wśród nich partii { $number }: liczą się od 0 do { $most }
error-batch-busy = inny wątek używa tej serii: daj każdemu wątkowi własną
error-no-reset = nie ma partii, którą można by grać dalej: zaczyna ją reset()
error-start-other = pozycja na początek jest z gry { $game }, z innego ustawienia
error-start-over = pozycja na początek to koniec partii
error-not-in-turn = miejsce { $seat } nie może teraz wykonać ruchu
error-number-bounds = { $number } musi być liczbą całkowitą od { $least } do { $most }
error-actions-shape = akcje muszą być liczbami całkowitymi, po jednej na partię ({ $envs }), nie { $shape }
error-action-shape = akcja to jedna liczba całkowita, nie { $found }
error-no-action-in = akcji { $action } nie można wykonać w partii { $env }, gdzie wybiera miejsce { $seat }
error-actions-too-many = liczba akcji, po której kończy się partia { $number }, to { $needed }
error-nobody-chooses = na każdym miejscu jest bot: nie ma komu wybierać
error-no-action-for = żadna akcja nie robi tu ruchu { $move }
error-no-such-action = miejsce { $seat } nie ma teraz akcji { $action }
error-not-over = partia trwa: nikt jeszcze nie wygrał
error-bad-rng = to nie są kości: użyj new_rng(seed)
error-below-bounds = górna granica losowania może być od 1 do { $most }, nie { $count }
error-bad-edition = edycja { $edition }: { $reason }
error-bots-for-players = liczba botów to { $bots }, a graczy { $players }
error-no-polars = do zachowania wierszy partii trzeba polars: pip install 'croupier[data]'
error-keep-where = partie zachowuje się w pliku albo słucha ich funkcja; nie nadaje się { $found }
error-keep-suffix = { $file }: nazwa musi się kończyć na jedno z: { $known }
error-not-kept = { $file }: nie da się zapisać: { $why }
error-system = { $what ->
    [ENOENT] nie ma takiego pliku ani folderu
    [EISDIR] to jest folder
    [ENOTDIR] część ścieżki nie jest folderem
    [EACCES] brak uprawnień
    [EPERM] brak uprawnień
    [EROFS] tam można tylko czytać
    [ENOSPC] nie ma już miejsca
    [EEXIST] to już tam jest
    [EADDRINUSE] to jest już zajęte
    [EADDRNOTAVAIL] ten komputer nie ma takiego adresu
    [ECONNREFUSED] nikt tam nie odpowiada
   *[other] { $words }
  }
error-no-function = { $file } nie ma funkcji { $name }
error-no-python = { $file }: nie ma takiego pliku
error-bad-file = { $file }, wiersz { $line }: { $why }
error-no-row = to nie jest wiersz symulowanej partii: { $why }
error-row-lacks = to nie jest wiersz symulowanej partii: brakuje { $column }
error-row-start = ta partia zaczęła się od pozycji, a zapis zaczyna się od początku
error-row-bot = bota { $bot } nie da się odnaleźć: podaj go jako own={"{"}"{ $bot }": …{"}"}
error-row-bot-other = bot { $bot } zmienił się, odkąd rozegrano tę partię
error-row-other = rozegrana jeszcze raz, ta partia wychodzi inaczej: jej zasady lub boty się od tego czasu zmieniły
error-seating-bounds = numer usadzenia musi być od 0 do { $most }, nie { $seating }
error-no-distributed = wiele komputerów wymaga Daska: pip install 'croupier[cluster]'
error-no-client = client musi być obiektem distributed.Client, który nie jest asynchroniczny, a jest { $found }
error-cluster-workers = klaster ma własne procesy: pomiń ich liczbę
error-worker-cannot = { $worker } nie może grać: { $why }
error-workers-died = procesy, które rozgrywały partie od numeru { $number }, przestały działać ({ $died } jeden po drugim); dziennik ostatniego, { $worker }, może powiedzieć dlaczego
error-worker-differs = { $worker } nie rozegra tych samych partii; tu i tam: { $what }
error-bots-stay = botów ({ $bots }) nie da się wysłać do procesów: { $why }
error-games-bounds = liczba partii musi być od 1 do { $most }, nie { $games }
error-first-game-bounds = numer pierwszej partii musi być od 0 do { $most }, nie { $number }
error-results-differ = sumować można tylko wyniki jednego rodzaju; te różnią się w: { $what }
error-results-overlap = te wyniki mają wspólne partie: ziarno { $seed }, partia { $number }
error-workers-bounds = liczba procesów musi być od 1 do { $most }, nie { $workers }
error-too-many-outcomes = { $game } ma zbyt wiele wyników losowania, by wypisać je na głębokość ruchów: { $depth }
error-unknown-device = nie ma urządzenia „{ $name }”; do wyboru: { $known }
error-device-alone = GPU nie zachowuje wierszy poszczególnych partii i nie gra na klastrze
error-no-gpu-extra = partie na GPU wymagają pakietu numba-cuda; zainstaluj go: pip install "croupier[gpu]"
error-no-gpu = nie ma GPU, na którym można by grać: { $why }
error-device-searches = { $bot } przeszukuje grę przed każdym ruchem, a na GPU się tego nie robi; zagra z device="cpu"
error-seed-bounds = ziarno musi być od 0 do { $most }, nie { $seed }

error-begins-first = najpierw losuje się, kto zaczyna: miejsce od 1 do { $players }
error-begins-words = „{ $text }” nie mówi, kto zaczyna; wpisz seat 1 begins, najwyżej z miejscem { $players }
error-begins-once = to, kto zaczyna, losuje się raz, przed wszystkim innym
error-not-dice = „{ $text }” to nie kości; wpisz ich ścianki, najwyżej { $most }, np. 1 5 5

error-record-none = to nie jest zapis partii: nie zaczyna się od „{ $magic }”
error-record-version = ten zapis ma wersję „{ $version }”; ten program czyta wersje do { $newest }
error-record-cut-off = zapis jest urwany: jego ostatni wiersz nie jest wierszem końca
error-record-line = zapis jest uszkodzony: „{ $line }” tam nie pasuje
error-record-name = zapis jest uszkodzony: liczba liter imienia na miejscu { $seat } to { $letters }, a może być najwyżej { $most }
error-record-lines-missing = zapis jest uszkodzony: brakuje w nim gry, edycji lub miejsc
error-record-given = zapis jest uszkodzony: liczba ruchów to { $moves }, a podanych z góry ma być { $given }
error-record-end = zapis jest uszkodzony: jego treść nie pasuje do wiersza końca
error-record-game = zapis nie pasuje do gry { $game }: { $reason }
error-record-seat = ruch { $number } jest z miejsca { $seat }, a miejsc jest { $players }
error-record-move = ruchu { $number } ({ $seat } { $words }) nie da się odtworzyć: { $reason }
error-record-position = po ruchu { $number } pozycja to „{ $position }”
error-record-result = wynik w zapisie: { $said ->
    [open] otwarty
   *[other] { $said }
  }, a z ruchów wychodzi: { $given ->
    [open] otwarty
   *[other] { $given }
  }
