error-few-bots = turniej wymaga co najmniej dwóch botów, nie { $bots }
error-field-list = boty turnieju to lista, nie { $found }
error-bot-twice = { $bot } jest na liście dwa razy: w turnieju każdy bot gra raz
error-field-small = stół dla { $players } wymaga tyluż różnych botów ({ $players }), a jest ich { $bots }
error-too-many-tables = z tylu botów ({ $bots }) wychodzi stołów dla { $players } graczy: { $tables }; może ich być najwyżej { $most }
error-stop-two = turniej może skończyć się wcześniej między dwoma botami przy stole dla dwojga; tu botów jest { $bots }, a miejsc przy stole { $players }
error-stop-form = do wcześniejszego zakończenia trzeba dwóch udziałów w zwycięstwie, nie { $found }
error-stop-shares = do wcześniejszego zakończenia trzeba dwóch udziałów w zwycięstwie między 0 a 1 (od { $least } do { $most }), najpierw mniejszego, nie { $share0 } i { $share1 }
error-stop-risk = { $name } to ryzyko powyżej 0 i najwyżej 0,5, nie { $risk }
error-no-lessons = { $game } nie ma bota, który się uczy
error-training-games = do nauki można rozegrać od 0 do { $most } partii, nie { $games }
error-other-plan = tam uczono czegoś innego: potrzebny jest inny plik albo te same partie, ziarno, gracze i rywal, od których zaczęto
error-no-school = { $file } nie zawiera tego, czego nauczył się `croupier train`
error-no-match = analizować można partię albo zapis, nie { $found }
error-secrets-covered = ta partia trwa, a do jej końca tajemnice są zakryte
error-names-for-players = liczba imion to { $names }, a graczy { $players }
error-tries-bounds = pozycje można wypróbować od 1 do { $most } razy, nie { $tries }
error-own-hands = w { $game } każdy ma rękę, a twoje własne boty jej tu nie mają: podaj boty tej gry
error-vary-nothing = co ma się zmieniać? Opcje gry, players albo edition, każda ze swoimi wartościami
error-vary-list = { $name } przyjmuje listę wartości, nie { $found }
error-vary-twice = { $name } ma dwa razy wartość { $value }
error-vary-fixed = { $name } albo się zmienia, albo jest stałe, nie jedno i drugie
error-vary-players = players to liczba całkowita, nie { $value }
error-many-combinations = liczba kombinacji to { $combinations }; może ich być najwyżej { $most }
error-no-sweep = { $file } nie zawiera przeglądu: { $why }
error-other-sweep = { $file } zawiera inny przegląd i nic w nim nie zmieniono; różni się w: { $what }
error-not-kept = { $file }: nie da się zapisać: { $why }
error-no-frames = Parquet zapisuje polars, a brakuje { $package }: pip install 'croupier[data]'
error-no-plots = wykresy rysuje Altair, a brakuje { $package }: pip install 'croupier[report]'
error-sample-bounds = z bliska można obejrzeć od 2 do { $most } partii, nie { $sample }
error-few-games = raport wymaga od 2 do { $most } partii na każdą liczbę, nie { $games }
error-report-twice = { $bot } jest na liście dwa razy: w raporcie każdy bot ma jedno miejsce
error-against-form = porównać można z ustawieniem albo z tym, co w nim inne; nie nadaje się { $found }
error-against-same = oba ustawienia są takie same: nie ma czego porównać
error-against-other = oba ustawienia muszą być z jednej gry, a drugie jest z gry { $game }
error-endless = { $bot } gra partie, które nie kończą się w ciągu { $longest } kroków: podaj do raportu inne boty

analysis-percent = { NUMBER($share, style: "percent") }
analysis-percent-tenths = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-percent-hundredths = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
analysis-more = +{ $size }
analysis-less = −{ $size }
analysis-title = { $game }: szczęście i umiejętności
analysis-unfinished = Partia jeszcze trwa.
analysis-part = Przerwano: to analiza początku partii, { $done } z { $all } ruchów, rzutów i kart.
analysis-when = { $number ->
    [0] początek
   *[other] ruch { $number }
  }
analysis-before = Tuż przedtem: { $told }
analysis-known = Szanse uwzględniają tu wszystko, co było ukryte; decyzje ocenia się według tego, co było wiadomo graczowi.
analysis-chances = Szanse na wygraną
analysis-moments = Co zmieniło najwięcej
analysis-mistakes = Najkosztowniejsze decyzje
analysis-faultless = Żadna decyzja nic nie kosztowała.
analysis-ledger = Szczęście i błędy
analysis-ledger-means = Każdy rachunek się zgadza: od szansy na początku do wyniku. Szczęście to wszystko, co zmieniły kości i karty. Błąd mówi, o ile więcej dałby średnio lepszy ruch, na tyle, na ile gracz mógł to wiedzieć. Bez szczęścia to wynik minus szczęście; może to być więcej niż zwycięstwo albo mniej niż nic.
analysis-how = Jak to ustalono
analysis-at-first = na początku
analysis-luck = szczęście
analysis-errors = własne błędy
analysis-given = błędy innych
analysis-rest = reszta
analysis-tempo = szybkość rąk
analysis-mostly = { $what ->
    [tempo] { $names }: szybkość rąk decyduje tu bardziej niż szczęście i decyzje, a nie zdradza jej żaden ruch.
   *[rest] { $names }: w reszcie kryje się większa część wyniku niż w szczęściu i decyzjach, a nie da się jej rozdzielić.
  }
analysis-in-the-end = na końcu
analysis-so-far = dotąd
analysis-without-luck = bez szczęścia
analysis-rises = { $name }: szansa rośnie z { $before } do { $after }.
analysis-falls = { $name }: szansa spada z { $before } do { $after }.
analysis-does = { $name }: { $move }
analysis-did = { $name }: „{ $move }”
analysis-why = „{ $better }” dałoby odtąd zwycięstwo w { $chance } partii, „{ $made }” daje w { $less }: strata to { $cost } zwycięstwa.
analysis-points-more = Z „{ $better }” jest na końcu średnio o { $points } więcej (± { $margin }).
analysis-points-fewer = Z „{ $better }” jest na końcu średnio o { $points } mniej (± { $margin }).
analysis-points = { $points } pkt
analysis-points-same = W punktach na końcu prawie nie da się ich odróżnić.
analysis-chances-mean = Szanse to szanse na wygranie partii od tego miejsca, na tyle, na ile gracz mógł wiedzieć.
analysis-points-mean = Szanse to szanse na wygranie partii od tego miejsca, na tyle, na ile gracz mógł wiedzieć; punkty to punkty na końcu.
analysis-skill = { $name }: { $decisions ->
    [one] jeden wybór
    [few] { $decisions } wybory
   *[many] { $decisions } wyborów
  }, średnia strata za każdym razem { $mean } zwycięstwa.
analysis-no-error = { $name }: { $decisions ->
    [one] jeden wybór
    [few] { $decisions } wybory
   *[many] { $decisions } wyborów
  }, bez { $sure ->
    [yes] straty
   *[no] dającej się wykazać straty
  }.
analysis-no-decision = { $name } ani razu nie ma wyboru.
analysis-nothing-made = { $name }: ani jednego ruchu, przy którym był wybór. Na żywo decyzją jest tylko to, co zrobiono: przepuszczona okazja nią nie jest.
analysis-like = To mniej więcej tyle, ile traci bot { $bot }.
analysis-like-means = To, że ktoś myli się tak jak dany bot, nie mówi nic więcej, a jedna partia mówi niewiele: w następnej błędy mogą być inne.
analysis-coarse = ?
analysis-coarse-means = ? znaczy: za mało dokładne, by to podać. Przy { $tries ->
    [1] jednej próbie
   *[other] { $tries } próbach
  } z każdej pozycji tak długiej partii całe szczęście razem może odbiegać o { $off } zwycięstwa. Więcej prób powie więcej.
analysis-vague-means = ? znaczy: zbyt niepewne, by to podać. Reszta, czyli przypadek w próbach albo to, czego boty nie umieją ocenić, jest przy tym za duża.
analysis-scale = Ile średnio kosztuje decyzja nasze boty: { $bots }.
analysis-no-scale = Bez porównania z botem: ile decyzje kosztują boty, zmierzono tylko przy stołach dla dwojga na zwykłych zasadach, i nie dla każdej gry.
analysis-scale-bot = { $bot } { $mean }
analysis-no-rest = Nie ma reszty: szczęście i błędy wyjaśniają wszystko.
analysis-rest-of = Reszta to to, czego nie da się rozdzielić: { $parts }.
analysis-left-deck = zużyte karty, które w późniejszych turach już nie wracają
analysis-left-judgement = ocena, która nigdy nie jest całkiem trafna
analysis-left-tempo = szybkość rąk, której nie zdradza żaden ruch
analysis-left-sampling = przypadek w próbach i gracze lepsi od bota, który grał dalej
analysis-left-hidden = to, czego gracze nie mogli widzieć
analysis-exact = Szanse są dokładne: ta gra jest rozwiązana, a są to szanse dwojga, którzy grają dalej najlepiej, jak się da.
analysis-exact-but = Szanse są szansami dwojga, którzy grają dalej najlepiej, jak się da: ta gra jest rozwiązana, poza tym, z czego składa się reszta.
analysis-judged = Szanse są oszacowane: ta gra nie jest rozwiązana, a wartość pozycji liczy się bez rozgrywania jej do końca.
analysis-tried = Szanse ustalono próbami: bot { $bot } gra dalej za wszystkich z każdej pozycji (liczba prób: { $tries }), z tymi samymi kośćmi po każdym z porównywanych ruchów. Ruch liczy się jako błąd tylko tam, gdzie inny był lepszy ponad przypadek.
analysis-tried-judged = Szanse są oszacowane tam, gdzie się da, jak między dwiema turami. Gdzie indziej ustalono je próbami: bot { $bot } gra do tej chwili dalej za wszystkich z każdej pozycji (liczba prób: { $tries }), z tymi samymi kośćmi po każdym z porównywanych ruchów. Ruch liczy się jako błąd tylko tam, gdzie inny był lepszy ponad przypadek.
analysis-off = Szansa może odbiegać o { $off }.

report-title = { $game }: co mówią liczby
report-under = Liczba graczy: { $players }, { $agreed ->
    [none] zwykłe zasady
   *[other] { $agreed }
  }. Grają boty: każda liczba z { $games } partii, ruch po ruchu obejrzano { $sample }.
report-both = Dwa zestawy zasad gry { $game }, grają boty: każda liczba z { $games } partii, ruch po ruchu obejrzano { $sample }.
report-usual = zwykłe zasady
report-minute = W minutę
report-compared = Obok siebie
report-compared-means = Pogrubione jest to, co różni się bardziej, niż tłumaczy to przypadek. W granicach ± mieści się 95 na 100 takich raportów.
report-length = Jak długo to trwa
report-seats = Kto gdzie siedzi
report-skill = Szczęście i umiejętności
report-lead = Kto prowadzi
report-pieces = Co wchodzi do gry
report-decisions = O czym się decyduje
report-rules = Co robią zasady domowe
report-ends = Zakończenia i ślepe uliczki
report-how = Jak to ustalono

report-moves = Ruchów w partii jest średnio { $moves }: w jednej na dziesięć najwyżej { $short }, w połowie do { $half }, w jednej na dziesięć { $long } lub więcej.
report-turns = Graczy jest { $players }, a tur na każdego około { $turns }.
report-seconds = Czas na zegarze: { $seconds } s.
report-spread = { $kind ->
    [even] Wszystkie partie są mniej więcej równie długie.
    [wide] Niektóre partie są ponad dwa razy dłuższe od innych: warto się z tym liczyć.
   *[some] Długie trwają do dwóch razy dłużej niż krótkie.
  }
report-seat-uneven = Wśród równych miejsce { $seat } wygrywa { $share } partii; przy równym podziale byłoby to { $even }.
report-seat-even = Wśród równych każde miejsce wygrywa mniej więcej przypadające mu { $even }: po { $games } partiach żadne nie wypada lepiej, niż tłumaczy to przypadek.
report-seat-bots = { $bot } { $share }
report-seat-by-skill = Ile wygrywa ten, kto zaczyna, zależnie od grających botów: { $bots }.
report-seat-rules = Według zasad nie ma znaczenia, kto zaczyna.
report-luck = Bot { $better } przy stole z { $others ->
    [1] botem { $other }
   *[other] { $others } botami { $other }
  } wygrywa { $share } partii, a przypadałoby mu { $even }. Lepsza gra rozstrzyga więc { $decided } z nich, a szczęście pozostałe { $luck }.
report-luck-none = Bot { $better } w grze z botem { $other } nie wygrywa więcej niż przypadające mu { $even }, o ile da się to stwierdzić: rozstrzyga szczęście.
report-luck-only = Jest tylko jeden bot, który odpowiada od razu: nie da się powiedzieć, ile warte są umiejętności.
report-luck-means = Rozstrzygnięte grą to ta część partii, którą lepszy musiałby po prostu wygrać, gdyby wszystkie pozostałe szły jak wśród równych: (n × udział − 1) / (n − 1) dla n graczy. Dotyczy to tych dwóch graczy: im bardziej się różnią, tym mniej zostaje szczęściu.
report-luck-ladder = W grze z innymi: { $bots }.
report-luck-beside = { $other } zostawia szczęściu { $luck }
report-changes = Tyle razy w partii prowadzenie przechodzi z jednego miejsca na inne: { $changes }.
report-half = Kto prowadzi na półmetku, wygrywa { $share } partii; w { $comebacks } wszystkich partii wygrywa ktoś, kto był wtedy z tyłu.
report-early = { $tenth ->
    [never] Nawet po dziewięciu dziesiątych partii prowadzący wygrywa mniej niż cztery partie na pięć: wynik jest otwarty do końca.
   *[other] Gdy minie { $tenth } partii, prowadzący wygrywa już cztery partie na pięć.
  }
report-level = Przez { $share } partii nikt nie prowadzi samodzielnie.
report-no-lead = To, co przy miejscach widzą wszyscy, nie mówi, kto prowadzi, więc o prowadzeniu i odrabianiu strat nie ma tu mowy.
report-of = { $happening } ({ $field })
report-piece = { $label }: najczęściej { $most }, na partię { $often }, najrzadziej { $least }, na partię { $seldom }.
report-piece-even = { $label }: wszystkie mniej więcej równie często, na partię { $often }.
report-happenings = Najczęściej w partii: { $kinds }.
report-often = { $label } (× { $times })
report-rare = W mniej niż jednej partii na dziesięć: { $kinds }.
report-decides = Ruchów na gracza jest w partii { $moves }. { $real } tych ruchów daje wybór, średnio spośród { $choices }.
report-no-choice = Ruchów na gracza jest w partii { $moves }, a prawie żaden nie daje wyboru.
report-menu = Wypisana jest tylko część dozwolonych ruchów, więc do wyboru jest ich więcej.
report-disputed = W { $share } wyborów { $bots } nie robią tego samego: jest pole do popisu.
report-agreed = W { $share } wyborów { $bots } nie robią tego samego: większość wyborów jest oczywista.
report-costly = W { $share } wyborów najgorszy ruch kosztuje setną część zwycięstwa lub więcej.
report-rule = { $option } = { $value }: { $otherwise } partii wygrywa ktoś inny, a długość partii mnoży się przez { $times }.
report-option = { $option }: { $says }
report-bot = { $bot }: { $says }
report-rule-idle = { $option } = { $value }: żadna partia bota { $bot } nie potoczyła się inaczej.
report-rules-mean = Każda zasada domowa osobno, na tych samych kościach co bez niej: ile partii wygrywa ktoś inny.
report-no-rules = Nie ma zasad domowych do wypróbowania.
report-ending = Tak kończą się partie: { $ways }.
report-way = { $label } { $share }
report-looked = Szukano: partii, które dochodzą do granicy { $longest } kroków; partii, które są wszystkie jednej długości; zdarzeń, które nigdy nie zachodzą; zasad domowych, które nic nie zmieniają.
report-endless = Partie nie skończyły się w ciągu { $longest } kroków, gdy grały: { $bots }.
report-fixed = Wszystkie partie mają dokładnie tyle samo kroków, gdy grają: { $bots }. Kończy je coś innego niż ruchy graczy.
report-never = Ani razu w { $games } partiach bota { $bot }: { $kinds }. Część może należeć do zasad domowych, które tu nie obowiązują.
report-idle = W partiach bota { $bot } te zasady domowe nic nie zmieniły, przy żadnej wypróbowanej wartości: { $options }.
report-no-dead-ends = Niczego z tego nie znaleziono.
report-found-how = Grały boty, od najsłabszego: { $bots }. Ostatni z nich siedzi na wszystkich miejscach, o których nie powiedziano inaczej. Partia numer n danego ziarna jest wszędzie taka sama, więc liczby są te same, gdziekolwiek się je policzy.
report-again = Tym to zrobiono: { $command }
report-for = { $name }: { $sentence }

report-axis-moves = ruchy w partii
report-axis-games = partie
report-axis-seat = miejsce
report-axis-wins = wygrane partie
report-axis-decided = rozstrzyga lepszy gracz
report-axis-course = postęp partii
report-axis-leader = wygrywa prowadzący
report-axis-changes = zmiany prowadzenia w partii
report-axis-choices = ruchy do wyboru
report-axis-share = część ruchów
report-axis-times = razy na partię
report-axis-otherwise = część partii
report-row-moves = ruchy w partii
report-row-turns = tury na gracza
report-row-first = wygrane tego, kto zaczyna
report-row-decided = rozstrzyga { $better } w grze z botem { $other }
report-row-changes = zmiany prowadzenia
report-row-comebacks = odrobione straty z półmetka
report-row-half = prowadzący na półmetku wygrywa
report-row-choices = ruchy do wyboru
report-row-real = ruchy, które dają wybór
report-row-own = ruchy na gracza
