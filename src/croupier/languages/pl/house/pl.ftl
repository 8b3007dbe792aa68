# Kto co może i kiedy
error-no-such-seat = ten stół ma miejsca od 1 do { $seats }
error-seat-taken = to miejsce jest zajęte
error-key-luck = wszyscy właśnie odkrywają swój los: otwórz link za chwilę jeszcze raz
error-key-holds-nothing = ten link nie daje miejsca: działa raz i tylko do chwili, gdy miejsce zostanie oddane; weź nowy z urządzenia, na którym była ostatnia gra
error-seat-not-yours = miejsce { $seat } nie jest twoje
error-host-only = tylko gospodarz może zwolnić miejsce albo oddać je botowi
error-players-only = o rewanż może prosić tylko ktoś, kto grał
error-others-roll = { $count ->
    [1] rzuca miejsce { $seats }
   *[other] rzuca jedno z miejsc { $seats }
  }
error-bot-plays = na tym miejscu gra bot; najpierw je odbierz
error-nobody-to-replace = na tym miejscu nie ma kogo zastępować
error-seat-held = to miejsce jest zajęte; przed partią można je zwolnić
error-not-away = bot może grać za kogoś, kogo nie ma od { $seconds } s
error-nobody-to-move = zwolnić można tylko zajęte miejsce i tylko przed partią
error-no-stand-in = na tym miejscu nikogo nie zastępuje bot
error-not-begun = partia jeszcze się nie zaczęła
error-game-over = partia jest skończona
error-cleared = nikt już nie przyszedł, więc krupier sprzątnął ten stół
error-game-not-over = partia jeszcze trwa
error-source-not-over = partia, której ta jest ciągiem dalszym, jeszcze trwa
error-stale = przy stole coś się zmieniło; spójrz jeszcze raz, zanim wybierzesz
error-no-trying = na żywo niczego się nie próbuje: zrób ruch
error-counting = jeszcze nie: trwa odliczanie
error-house-rolls = przy tym stole rzuca krupier
error-no-dice-due = nie pora na rzut
error-nothing-typed = nie ma wpisanego wyniku, który można by cofnąć
error-no-coach = przy tym stole nie ma trenera
error-coach-realtime = na żywo nie ma trenera: ręce są za szybkie na rady
error-coach-turn = miejsce { $seat } nie ma teraz ruchu: trener czeka, aż będzie miało
error-coach-thinking = trener myśli jeszcze nad twoim ostatnim pytaniem
error-coach-weighing = trener myśli jeszcze nad twoim poprzednim ruchem
error-coach-busy = zbyt wielu pyta teraz trenera; spróbuj za chwilę
error-coach-lost = trener nie zna odpowiedzi na tę pozycję
error-analysis-long = za długa partia do analizy: wpisów { $entries }, a może być najwyżej { $most }
error-analysis-lost = analiza tej partii nie udała się dwa razy; kolejnej próby nie będzie
error-analysis-failed = analizy tej partii nie udało się teraz zrobić; spróbuj za chwilę
error-many-analyses = { $most ->
    [one] na analizę czeka już 1 partia
    [few] na analizę czekają już { $most } partie
   *[many] na analizę czeka już { $most } partii
  }; spróbuj za kilka minut
error-your-analyses = { $most ->
    [one] z twojego adresu czeka na analizę już 1 partia
    [few] z twojego adresu czekają na analizę już { $most } partie
   *[many] z twojego adresu czeka na analizę już { $most } partii
  }; spróbuj, gdy jedna będzie gotowa
error-branch-early = partia się nie zaczęła: nie ma od czego grać dalej
error-handed-often = miejsce można przekazać dalej najwyżej { $most ->
    [one] raz
    [few] { $most } razy
   *[many] { $most } razy
  }
error-key-form = klucz podaje się jako SHA-256, w 64 cyfrach szesnastkowych, i należy do jednego miejsca
error-holder-here = kto zajmuje to miejsce, jest tutaj albo nie ma go krócej niż { $seconds } s
error-branch-realtime = rąk nie da się zatrzymać i ruszyć dalej od tej chwili: otwórz nowy stół
error-secrets = ta partia ma tajemnice: jej zapis można czytać, gdy się skończy

# Co powiedziano
error-hello-first = najpierw powiedz hello
error-hello-again = hello już padło
error-silent = zbyt długo nic nie powiedziano
error-unreadable = tej wiadomości nie da się odczytać: { $reason }
error-lacks = tej wiadomości nie da się odczytać: brakuje: { $what }
error-chat-full = czat tego stołu jest pełny, liczba wiadomości: { $most }
error-nothing-said = w tej wiadomości nic nie ma
error-seen-ahead = tak daleko nikt jeszcze nie widział
error-json-only = podaj to jako JSON, z typem treści application/json
error-data-or-words = podaj to albo jako dane, albo słowami
error-no-such-move = { $game } nie zna takiego ruchu: { $reason }
error-luck = los to od 1 do 64 liter, cyfr, znaków - lub _
error-promise-form = pieczęć to SHA-256 losu w 64 cyfrach szesnastkowych
error-luck-promised = wszyscy zapieczętowali już swój los: nie można go zmienić
error-luck-spent = ten los był już odkryty przy tym stole: zapieczętuj nowy
error-luck-not-yet = losy odkrywa się, gdy wszyscy zapieczętują swój
error-luck-other = to nie jest zapieczętowany los
error-move-length = ruch ma najwyżej { $most ->
    [one] 1 literę
    [few] { $most } litery
   *[many] { $most } liter
  }
error-too-long = { $what ->
    [name] za długie imię
   *[message] za długa wiadomość
  }: liter { $letters }, a może być najwyżej { $most }
error-name-invisible = tego imienia nie widać; wybierz inne
error-name-taken = ktoś przy tym stole nazywa się już { $name }; wybierz inne imię
error-no-such-edition = nie ma edycji „{ $name }”; do wyboru: { $known }
error-clock-bounds = zegar ma od { $least } do { $most } s

# Czego nie ma
error-no-table = nie ma stołu „{ $table }”; skończonych stołów nie trzymamy wiecznie
error-no-http = to ani HTTP, ani powitanie websocketu
error-no-page = pod tym adresem nic nie ma
error-old-table = przy stole { $table } grano według innych zasad, niż ten serwer ma teraz; zostaje, jaki jest
error-figures-only-inside = statystyki są dla tego, kto prowadzi ten serwer
error-strange-page = ta strona nie należy do serwera

# Czego za dużo albo nie da się teraz zrobić
error-many-from-address = za dużo { $what ->
    [tables] nowych stołów
   *[requests] żądań
  } z twojego adresu; spróbuj za jakiś czas
error-many-offers = { $most ->
    [one] w poczekalni jest już 1 stół
    [few] w poczekalni są już { $most } stoły
   *[many] w poczekalni jest już { $most } stołów
  } z twojego adresu; dosiądź się do któregoś albo otwórz stół, który nie jest publiczny
error-many-connections = za dużo połączeń z twojego adresu
error-many-messages = za dużo wiadomości; nie spiesz się
error-cannot-write = serwer nie może zapisać do swojej bazy danych; nic się nie zmieniło
error-cannot-read = serwer nie może odczytać swojej bazy danych; spróbuj za chwilę
error-in-doubt = serwer nie wie, czy to zostało zapisane: jego baza danych nie odpowiada; spójrz na stół, zanim spróbujesz znowu
error-table-waits = ten stół czeka na bazę danych serwera; nic się nie zmieniło
error-fault = coś poszło nie tak na serwerze; zostało to zanotowane

# Sprawdzanie kości zapisu
error-no-fair-dice = tej partii nie rozegrano uczciwymi kośćmi: jej zapis nie ma wiersza z kośćmi
error-key-not-shown = krupier nie pokazał swojego klucza: partia trwa albo nigdy się nie zaczęła
error-no-roll-checked = żadnego rzutu tego zapisu nie sprawdzono: jak sam mówi, wszystkie należą do pierwszych ruchów ({ $given }), które pochodzą z innej partii
error-other-key = kości NIE są uczciwe: pokazany klucz nie jest tym, do którego zobowiązał się krupier
error-other-commitment = kości NIE są uczciwe: to nie zobowiązanie, które opublikowano przed partią
error-other-luck = kości NIE są uczciwe: miejsce { $seat } miało inny los
error-luck-twice = kości NIE są uczciwe: jakieś miejsce ma los dwa razy
error-luck-of-bot = kości NIE są uczciwe: miejsce { $seat } ma bot, a boty nie mają losu
error-luck-missing = kości NIE są uczciwe: brak losu miejsca { $seat }
error-luck-of-nobody = kości NIE są uczciwe: jest los, którego nie może mieć żadne miejsce
error-other-roll = kości NIE są uczciwe: ruchem { $number } ({ $seat }) powinno być { $words }

# Prowadzenie serwera
error-settings = ustawienia { $file }: { $reason }
error-port = portu { $port } na { $host } nie da się użyć: { $reason }; wybierz inny przez --port
error-workers = liczba procesów musi być od 1 do { $most }, nie { $workers }
error-workers-sqlite = kilka procesów wymaga PostgreSQL; podaj go przez --database postgresql://HOST/NAME
error-database-url = „{ $url }” nie jest adresem bazy danych; wpisz sqlite:///FILE albo postgresql://HOST/NAME
error-database-kind = serwer trzyma stoły w sqlite albo postgresql, nie w { $kind }
error-database-engine = baza danych { $url }: { $reason }
error-database-newer = baza danych ma nowszą wersję niż ten program, który zna { $head }: { $reason }
error-database-away = bazy danych { $url } nie da się użyć: { $reason }
error-no-database = nie ma bazy danych { $file }
error-database-held = inny serwer ma otwarty plik { $file }; kilka procesów wymaga PostgreSQL
error-copy = kopia się nie udała: { $reason }

# Co komunikator pokazuje przy linku do stołu
invitation = { $name } zaprasza cię do gry { $game }
invitation-of-nobody = Stół: { $game }

# Co strona mówi, zanim cokolwiek widać
page-about = Gry w kości w przeglądarce: z botami, przy jednym ekranie albo ze znajomymi.
page-needs-script = Croupier potrzebuje JavaScriptu, żeby pokazać stoły.
