line = Wszyscy kładą płytkę po tym samym rzucie; wygrywa, kto pierwszy ma dwanaście po kolei.

learn-1 = Jedna kość liczy się dla wszystkich: każdy kładzie jedną ze swoich odkrytych płytek na liczbie, którą ona pokazuje.
learn-2 = Jeśli ta liczba jest zajęta, płytka idzie na najbliższe wolne pole przed nią albo za nią.
learn-3 = Gdy masz na planszy wszystkie dwanaście płytek, każdy rzut przesuwa jedną z nich.
learn-4 = Wygrywa ten, czyje płytki pierwsze leżą w jednym ciągu, każda wyższa od poprzedniej.

tour-die = Jedna kość dla wszystkich: wszyscy jednocześnie kładziecie płytkę na liczbie, którą ona pokazuje.
tour-tiles = Twoje odkryte płytki. Dotknij tej, którą chcesz położyć; potem odkryje się następna.
tour-own = Twoja plansza. Płytka idzie na liczbę z kości, a jeśli jest zajęta, na najbliższe wolne pole. Pola, na które może iść, świecą. Z dwóch pól z tą samą liczbą „a” to lewe, „b” to prawe.
tour-runs = Wygrywasz, gdy wszystkie twoje płytki leżą w jednym ciągu: w kolejności czytania każda jest wyższa od poprzedniej, a puste pola między nimi nie mają znaczenia. Gdy wszystkie są na planszy, każdy rzut przesuwa jedną z nich.

now-place = Dotknij jednej ze swoich odkrytych płytek ({ $tiles }), a potem świecącego pola.
now-move = Wszystkie twoje płytki są na planszy: dotknij tej, którą przesuwasz, a potem świecącego pola. Po każdym rzucie trzeba przesunąć jedną.
now-space = Kość pokazuje { $number }: płytka idzie { $spaces-count ->
    [1] na pole { $spaces }
   *[other] na jedno z pól: { $spaces }
  }.{ twins }
now-near = Kość pokazuje { $number }, a ta liczba jest zajęta: płytka idzie na najbliższe wolne pole przed { $number } albo za { $number }. { $spaces-count ->
    [1] Świeci pole { $spaces }
   *[other] Świecą pola { $spaces }
  }.{ twins }
twins = { $twins ->
    [yes] {" "}Z dwóch równych liczb „a” to lewa, „b” to prawa.
   *[no] {""}
  }
now-pass = Albo pasuj i nie przesuwaj żadnej płytki.
now-run = Ciąg to płytki, które idą po sobie w kolejności czytania, każda wyższa od poprzedniej; puste pola między nimi nie mają znaczenia. Wygrywa ciąg długości { $series }; twój najdłuższy ma { $run }. Trzymaj niskie płytki na niskich liczbach, wysokie na wysokich, z miejscem między nimi.
now-wait = Twój ruch zrobiony. { $seats-count ->
    [1] Gdy zrobi go też { $seats }, rzucamy znowu.
   *[other] Gdy zrobią go też { $seats }, rzucamy znowu.
  }

edition-standard = 36 pól, większość liczb po dwa razy
edition-small = 10 pól, 5 płytek i kość sześciościenna: na tyle mało, by grę dało się rozwiązać
option-next-number = czy zajęta liczba odsyła płytkę do następnych liczb zamiast na najbliższe pola
option-may-pass = czy gracz ze wszystkimi płytkami na planszy może pasować
option-series = długość ciągu, który kończy rundę
option-all-placed = czy taki ciąg liczy się dopiero, gdy leżą wszystkie płytki
option-rounds = ile gramy rund
option-rolls = po ilu rzutach runda kończy się najdłuższym ciągiem
bot-casual = Kładzie płytkę tam, gdzie jej liczba średnio pasuje, i przesuwa tę, która najbardziej się do tego zbliży.
bot-steady = Zostawia planszę, której najbliżej do końca: płytki leżą dobrze, a między nimi jest miejsce na inne.
bot-sharp = Rozgrywa partię dalej w głowie kilkaset razy i zostawia planszę, która wtedy wygrywa najczęściej.
bot-best = Rozgrywa partię dalej w głowie pięć razy dłużej niż bot na poziomie „ostro” i zostawia planszę, która wtedy wygrywa najczęściej.

your-turn = Wszyscy naraz: twój ruch

move-put = Połóż { $tile } na { $space }
move-pass = Pasuj

phase-tile = odkrywanie płytek
phase-roll = czas na rzut
phase-place = kładzenie płytek
phase-over = koniec partii

real-tile = Jaka płytka została odkryta?
real-number = Co pokazuje kość?

event-turned-up = { $seat } odkrywa płytkę { $tile }.
event-rolled = { $last ->
    [yes] Ostatni rzut: kość pokazuje { $number }.
   *[no] Kość pokazuje { $number }.
  }
event-placed = { $full ->
    [yes] Ta liczba jest zajęta: { $seat } kładzie płytkę { $tile } na polu { $space }, najdłuższy ciąg { $run }.
   *[no] { $seat } kładzie płytkę { $tile } na polu { $space }, najdłuższy ciąg { $run }.
  }
event-moved = { $full ->
    [yes] Ta liczba jest zajęta: { $seat } przesuwa płytkę { $tile } z pola { $origin } na pole { $space }, najdłuższy ciąg { $run }.
   *[no] { $seat } przesuwa płytkę { $tile } z pola { $origin } na pole { $space }, najdłuższy ciąg { $run }.
  }
event-all-placed = { $seat } ma już wszystkie płytki na planszy; odtąd je przesuwa.
event-passed = { $seat } pasuje.
event-finished = { $run ->
    [12] Finito! { $seat } ma wszystkie dwanaście płytek po kolei.
   *[other] Finito! { $seat } ma ciąg długości { $run }.
  }
event-round-over = { $reason ->
    [rolls] Koniec rundy { $round }: nikt nie dotarł do celu, a rzutów już nie ma.
   *[other] Koniec rundy { $round }.
  }
event-scored = { $points ->
    [one] { $seat } dostaje jeden punkt i ma { $total }.
    [few] { $seat } dostaje { $points } punkty za najdłuższy ciąg i ma { $total }.
   *[many] { $seat } dostaje { $points } punktów za najdłuższy ciąg i ma { $total }.
  }
event-new-round = Runda { $round } z { $rounds }: wszystkie płytki schodzą z plansz i są tasowane.
event-game-over = { $reason ->
    [rolls] Nikt nie dotarł do celu, a rzutów już nie ma: wygrywa najdłuższy ciąg.
    [rounds] To była ostatnia runda: wygrywa najwyższa suma.
    [run] To kończy partię: wygrywa najdłuższy ciąg.
   *[in-order] Dwanaście płytek po kolei: partia wygrana.
  }

view-spaces = Pola
view-boards = Plansze
view-phase = Co teraz
view-number = Kość pokazuje
view-rolled = Rzuty tej rundy
view-rolls = Najwięcej rzutów w rundzie
view-series = Ciąg, który kończy rundę
view-round = Skończone rundy
view-rounds = Rundy
view-tiles = Płytki na polach
view-open = Odkryte płytki
view-face_down = Zakryte płytki
view-run = Najdłuższy ciąg
view-points = Punkty
view-owes = Ma jeszcze ruch
view-finished = U celu

assumed-spaces = liczby na polach

die = Kość pokazuje { $number }
no-die = Jeszcze nikt nie rzucił kością
goal = { $series ->
    [12] Wygrywa dwanaście po kolei
   *[other] Ciąg długości { $series } kończy rundę
  }
roll = Rzut { $rolled }
rolls = Rzut { $rolled } z najwyżej { $rolls }
round = Runda { $round } z { $rounds }
points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }
own = { $run ->
    [0] Twoja plansza, jeszcze pusta
   *[other] Twoja plansza, najdłuższy ciąg { $run }
  }
open = Twoje odkryte płytki
tile = Płytka { $tile }
hinted = Pole { $space }: dla płytki, którą wybierzesz
lies = Płytka { $tile } na polu { $space }
put = Połóż płytkę { $tile } na polu { $space }: najdłuższy ciąg { $run }
face-down = { $count ->
    [one] 1 zakryta płytka
    [few] { $count } zakryte płytki
   *[many] { $count } zakrytych płytek
  }
doing = { $doing ->
    [put] Gdzie ma iść { $tile }?
    [place] Wybierz płytkę do położenia.
    [over] Koniec partii.
    [last] { $count ->
        [1] { $names } jest u celu: wybierz teraz swoją ostatnią płytkę.
       *[other] { $names } są u celu: wybierz teraz swoją ostatnią płytkę.
      }
    [move] Wszystkie twoje płytki są na planszy: wybierz jedną do przesunięcia.
    [first] Najpierw wybierz płytkę, potem pole.
    [soon] Chwila…
   *[wait] Czekamy na pozostałych…
  }
way = { $space }: najdłuższy ciąg { $run }
run-of = Najdłuższy ciąg { $run } z { $series }
small-run = Ciąg { $run } z { $series }
series = Twoje ciągi
others = Pozostałe plansze
rivals = Jak daleko są inni
far = ciąg { $run }, leży { $placed }
board-of = { $name }: { $tiles }
board-empty = { $name }: jeszcze bez płytek
state = { $state ->
    [owes] myśli…
   *[done] już po ruchu
  }

error-not-a-move = „{ $text }” nie jest ruchem w FINITO!; wpisz płytkę i pole, np. 7 to 15b
error-no-such-tile = nie ma płytki { $tile }; są od 1 do { $most }
error-no-such-space = nie ma pola „{ $space }”
error-two-such-spaces = pola { $space } są dwa: { $space }a po lewej i { $space }b po prawej
error-not-an-outcome = „{ $text }” to ani liczba na kości, ani płytka
error-no-such-face = kość pokazuje od 1 do { $most }, nie { $face }
error-no-tile-due = „{ $text }”: teraz nie odkrywamy płytki
error-another-turns = płytkę odkrywa miejsce { $seat }, nikt inny
error-tile-due = czas na płytkę
error-die-due = czas na rzut kością, jeśli na cokolwiek
error-players-move = gracz kładzie płytkę na polu albo pasuje
error-not-a-position = „{ $text }” nie jest pozycją w FINITO!: { $reason }
error-position-names = brak w niej: { $names }
error-position-owing = nikt nie ma ruchu po tym rzucie albo ma go ktoś, kogo nie ma
error-position-past = wszystkie rundy są skończone
error-position-space = dwie płytki na polu { $space }
error-position-tile = nikt nie ma płytki do odkrycia
error-edition-order = liczby pól muszą rosnąć, a zera, które oznaczają brak pola, stoją na końcu
error-edition-numbers = na polach musi być każda liczba od 1 do najwyższej, a ta to co najwyżej { $most }
error-edition-room = na tyle płytek ({ $tiles }) trzeba więcej pól niż { $spaces }
error-edition-twice = żadna liczba nie może stać na więcej niż dwóch polach
solved-alone = Jedna runda, z tyloma rzutami, ile trzeba; przy stole nie ma nikogo innego.
show-order = kolejność { $order }
show-open = odkryte  { $tiles }
show-placed = wszystkie płytki są na planszy

# What a move dares
risk-full = W { $times } na 100 rzutów nie masz wolnego pola z tą liczbą.

# Labels of what happens, for reports.
happening-turned-up = płytka odkryta
happening-rolled = rzut
happening-placed = płytka położona
happening-moved = płytka przesunięta
happening-all-placed = wszystkie płytki leżą
happening-passed = pas
happening-finished = Finito!
happening-round-over = koniec rundy
happening-scored = punkty zdobyte
happening-new-round = nowa runda
happening-game-over = koniec gry
happening-reason-rolls = brak rzutów
happening-reason-rounds = koniec ostatniej rundy
happening-reason-run = najdłuższy ciąg
happening-reason-in-order = wszystkie po kolei
happening-of-number = liczba
happening-of-tile = płytka
happening-of-space = pole
happening-of-origin = z pola
happening-of-reason = powód
