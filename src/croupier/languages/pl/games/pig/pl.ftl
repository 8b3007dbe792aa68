line = Rzucaj po punkty, póki starczy ci odwagi; 1 zabiera wszystkie.

learn-1 = Rzucaj kością, ile razy chcesz: co pokaże, to uzbierasz.
learn-2 = 1 kończy turę, a wszystko, co w niej uzbierasz, przepada.
learn-3 = Powiedz stop w porę: uzbierane punkty są zapisane i nikt ich nie zabierze.
learn-4 = Kto pierwszy zapisze 100 punktów, albo tyle, na ile się umówicie, wygrywa.

tour-die = Kość. Każda liczba, którą pokaże, powiększa punkty twojej tury, oprócz 1: ta zabiera wszystkie i kończy twoją turę.
tour-gathered = Punkty tej tury. Jeszcze nie są bezpieczne.
tour-acts = Rzuć po więcej albo powiedz stop: punkty będą twoje na dobre, a rzuca następny gracz.
tour-target = Kto pierwszy, mówiąc stop, ma w sumie tyle punktów, wygrywa od razu, nawet jeśli inni mieli o turę mniej.

now-roll = { $gathered ->
    [0] Rzuć kością: wszystko oprócz 1 powiększa punkty twojej tury.
   *[other] Rzuć jeszcze raz: wszystko oprócz 1 powiększa punkty twojej tury, teraz { $gathered }. 1 zabiera wszystkie i kończy twoją turę.
  }
now-hold = { $wins ->
    [yes] Powiedz stop, a wygrasz: z tymi punktami ({ $points }) masz { $total }.
   *[no] Powiedz stop, by zachować te punkty ({ $points }) na dobre: razem będzie { $total }. Potem rzuca następny gracz.
  }
now-goal = { $target ->
    [one] 1 punkt daje
    [few] { $target } punkty dają
   *[many] { $target } punktów daje
  } wygraną od razu, nawet jeśli inni mieli o turę mniej: tobie brakuje { $missing }.
now-wait = { $seat } rzuca albo mówi stop, a ma w tej turze { $gathered ->
    [0] na razie 0 punktów
    [one] 1 punkt
    [few] { $gathered } punkty
   *[many] { $gathered } punktów
  }. Potem kolej na następnego gracza.

edition-standard = jedna kość sześciościenna
option-target = punkty, które dają wygraną
chart-hold = Uzbierane punkty, przy których warto powiedzieć stop, według wyniku twojego i rywala
chart-own = twój wynik
bot-casual = Rzuca, aż uzbiera dziesięć punktów albo tyle, ile trzeba do wygranej.
bot-hold-at-20 = Rzuca, aż uzbiera dwadzieścia punktów albo tyle, ile trzeba do wygranej.
bot-sharp = Trzyma tempo: mówi stop przy 21, później, gdy goni, wcześniej, gdy prowadzi; pod koniec rzuca po wygraną.
bot-best = Robi zawsze to, co zostawia większą szansę na wygraną, z gry dla dwojga rozwiązanej do końca.

move-roll = Rzuć
move-hold = Stop

refused-P3 = najpierw rzuć: nie ma jeszcze czego zapisać
risk-lost = 1 wypada w { $times } na 100 rzutów i zabiera wszystkie punkty tury.
slip-won = Uzbierane punkty dają wygraną, jeśli powiesz stop. Rzut może ją tylko zabrać.

real-face = Co pokazuje kość?

event-rolled = { $seat } rzuca { $face }: uzbierane { $gathered }.
event-lost = { $seat } rzuca 1 i { $points ->
    [0] nic nie traci
    [one] traci 1 punkt
    [few] traci { $points } punkty
   *[many] traci { $points } punktów
  }.
event-banked = { $seat } zapisuje { $points } i ma { $total }.

die = Kość pokazuje { $face }
no-die = Jeszcze nikt nie rzucił kością
gathered = Uzbierane w tej turze
to-win = { $target ->
    [one] 1 punkt daje wygraną
    [few] { $target } punkty dają wygraną
   *[many] { $target } punktów daje wygraną
  }
banks = +{ $points }, razem { $total }

view-target = Punkty do wygranej
view-scores = Zapisane punkty
view-active = Ma ruch
view-gathered = Uzbierane punkty
view-rolling = Kość się toczy
view-over = Partia skończona

error-not-a-move = „{ $text }” nie jest ruchem w grze Pig; wpisz roll albo hold
error-not-a-roll = „{ $text }” nie jest ruchem w grze Pig; wpisz liczbę na kości
error-not-a-position = „{ $text }” nie jest pozycją w grze Pig
error-no-such-face = żadna kość nie pokazuje { $face }; ścianki są od 1 do { $most }
error-die-due = czas na rzut kością, jeśli na cokolwiek
error-players-move = gracz rzuca albo mówi stop

# Labels of what happens, for reports.
happening-rolled = rzut
happening-lost = punkty stracone
happening-banked = punkty zapisane
happening-of-face = oczka
