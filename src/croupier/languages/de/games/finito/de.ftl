line = Alle legen zum selben Wurf einen Chip; wer zuerst alle zwölf in der richtigen Reihenfolge liegen hat, gewinnt.

learn-1 = Ein Würfel zählt für alle: Alle legen einen ihrer offenen Chips auf die gewürfelte Zahl.
learn-2 = Ist die Zahl besetzt, kommt der Chip auf das nächste freie Feld davor oder dahinter.
learn-3 = Sobald alle deine zwölf Chips auf der Tafel liegen, setzt du bei jedem Wurf einen um.
learn-4 = Wer zuerst alle Chips in einer Reihe liegen hat, jeden höher als den vorigen, gewinnt.

tour-die = Ein Würfel für alle: Alle legen gleichzeitig einen Chip auf die gewürfelte Zahl.
tour-tiles = Deine offenen Chips. Tippe den an, den du legen willst; danach wird der nächste aufgedeckt.
tour-own = Deine Tafel. Der Chip kommt auf die gewürfelte Zahl oder, wenn die besetzt ist, auf das nächste freie Feld. Wo er liegen darf, leuchtet es. Von zwei Feldern mit derselben Zahl ist a das linke und b das rechte.
tour-runs = Du gewinnst, wenn alle deine Chips in einer Reihe liegen: Zeile für Zeile gelesen ist jeder höher als der vorige, und leere Felder dazwischen stören nicht. Liegen alle auf der Tafel, wird bei jedem Wurf einer umgesetzt.

now-place = Tippe einen deiner offenen Chips an ({ $tiles }), dann ein Feld, das leuchtet.
now-move = Alle deine Chips liegen auf der Tafel: Tippe einen zum Umsetzen an, dann ein Feld, das leuchtet. Bei jedem Wurf musst du einen umsetzen.
now-space = Der Würfel zeigt { $number }: Der Chip kommt auf { $spaces-count ->
    [one] { $spaces }
   *[other] eines dieser Felder: { $spaces }
  }.{ twins }
now-near = Der Würfel zeigt { $number }, und das ist besetzt: Der Chip kommt auf das nächste freie Feld vor oder hinter der { $number }. { $spaces-count ->
    [one] Es leuchtet: { $spaces }
   *[other] Es leuchten: { $spaces }
  }.{ twins }
twins = { $twins ->
    [yes] {" "}Von zwei gleichen Zahlen ist a die linke und b die rechte.
   *[no] {""}
  }
now-pass = Oder passe und setz keinen Chip um.
now-run = Eine Reihe bilden Chips, die in Leserichtung aufeinander folgen, jeder höher als der vorige; leere Felder dazwischen stören nicht. { $series } in einer Reihe gewinnen; deine längste hat { $run }. Leg niedrige Chips auf niedrige Zahlen und hohe auf hohe, mit Platz dazwischen.
now-wait = Du hast gezogen. { $seats-count ->
    [one] Wenn { $seats } auch gezogen hat, wird wieder gewürfelt.
   *[other] Wenn { $seats } auch gezogen haben, wird wieder gewürfelt.
  }

edition-standard = 36 Felder, die meisten Zahlen zweimal
edition-small = 10 Felder, 5 Chips und ein sechsseitiger Würfel, klein genug zum Lösen
option-next-number = ob ein Chip bei besetzter Zahl auf die nächsten Zahlen kommt statt auf die nächsten Felder
option-may-pass = ob passen darf, wer alle Chips liegen hat
option-series = Länge der Reihe, die eine Runde beendet
option-all-placed = ob eine solche Reihe erst zählt, wenn alle Chips liegen
option-rounds = wie viele Runden gespielt werden
option-rolls = nach wie vielen Würfen eine Runde mit der längsten Reihe endet
bot-casual = Legt einen Chip dorthin, wo seine Zahl im Schnitt hingehört, und setzt den um, der dem am nächsten kommt.
bot-steady = Hinterlässt die Tafel, die ihrem Ende am nächsten ist: Chips, die gut liegen, und Platz für die übrigen dazwischen.
bot-sharp = Spielt die Partie im Kopf einige hundert Mal weiter und hinterlässt die Tafel, die dann am häufigsten gewinnt.
bot-best = Spielt die Partie im Kopf fünfmal so lange weiter wie der gewiefte Bot und hinterlässt die Tafel, die dann am häufigsten gewinnt.

your-turn = Alle zugleich: dein Zug

move-put = { $tile } auf { $space } legen
move-pass = Passen

phase-tile = Chips werden aufgedeckt
phase-roll = es wird gewürfelt
phase-place = Chips werden gelegt
phase-over = die Partie ist vorbei

real-tile = Welcher Chip wird aufgedeckt?
real-number = Was zeigt der Würfel?

event-turned-up = { $seat } deckt die { $tile } auf.
event-rolled = { $last ->
    [yes] Der letzte Wurf: Der Würfel zeigt { $number }.
   *[no] Der Würfel zeigt { $number }.
  }
event-placed = { $full ->
    [yes] Die Zahl ist besetzt, { $seat } legt die { $tile } auf { $space }: längste Reihe { $run }.
   *[no] { $seat } legt die { $tile } auf { $space }: längste Reihe { $run }.
  }
event-moved = { $full ->
    [yes] Die Zahl ist besetzt, { $seat } setzt die { $tile } von { $origin } auf { $space } um: längste Reihe { $run }.
   *[no] { $seat } setzt die { $tile } von { $origin } auf { $space } um: längste Reihe { $run }.
  }
event-all-placed = Alle Chips von { $seat } liegen auf der Tafel; ab jetzt wird umgesetzt.
event-passed = { $seat } passt.
event-finished = { $run ->
    [12] Finito! Bei { $seat } liegen alle zwölf Chips richtig.
   *[other] Finito! { $seat } hat eine Reihe von { $run }.
  }
event-round-over = { $reason ->
    [rolls] Runde { $round } ist vorbei: Niemand ist fertig, und es gibt keine Würfe mehr.
   *[other] Runde { $round } ist vorbei.
  }
event-scored = { $points ->
    [one] { $seat } bekommt einen einzigen Punkt und hat { $total }.
   *[other] { $seat } bekommt { $points } für die längste Reihe und hat { $total }.
  }
event-new-round = Runde { $round } von { $rounds }: Alle Chips kommen herunter und werden gemischt.
event-game-over = { $reason ->
    [rolls] Niemand ist fertig, und es gibt keine Würfe mehr: Die längste Reihe gewinnt.
    [rounds] Das war die letzte Runde: Die höchste Summe gewinnt.
    [run] Damit endet die Partie: Die längste Reihe gewinnt.
   *[in-order] Zwölf Chips in der richtigen Reihenfolge: Das gewinnt die Partie.
  }

view-spaces = Felder
view-boards = Tafeln
view-phase = Was ansteht
view-number = Der Würfel zeigt
view-rolled = Würfe dieser Runde
view-rolls = Höchstzahl Würfe pro Runde
view-series = Reihe, die eine Runde beendet
view-round = Beendete Runden
view-rounds = Runden
view-tiles = Chips auf den Feldern
view-open = Offene Chips
view-face_down = Verdeckte Chips
view-run = Längste Reihe
view-points = Punkte
view-owes = Muss noch ziehen
view-finished = Fertig

assumed-spaces = die Zahlen auf den Feldern

die = Der Würfel zeigt { $number }
no-die = Es ist noch nicht gewürfelt
goal = { $series ->
    [12] Alle zwölf in einer Reihe gewinnen
   *[other] Eine Reihe von { $series } beendet die Runde
  }
roll = Wurf { $rolled }
rolls = Wurf { $rolled } von höchstens { $rolls }
round = Runde { $round } von { $rounds }
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
own = { $run ->
    [0] Deine Tafel, noch leer
   *[other] Deine Tafel, längste Reihe { $run }
  }
open = Deine offenen Chips
tile = Chip { $tile }
hinted = Feld { $space }: für einen Chip, den du wählst
lies = Chip { $tile } auf { $space }
put = Chip { $tile } auf { $space } legen: längste Reihe { $run }
face-down = { $count ->
    [one] 1 Chip verdeckt
   *[other] { $count } Chips verdeckt
  }
doing = { $doing ->
    [put] Wohin mit der { $tile }?
    [place] Wähle einen Chip zum Legen.
    [over] Die Partie ist vorbei.
    [last] { $count ->
        [one] { $names } ist fertig: Wähle jetzt deinen letzten Chip.
       *[other] { $names } sind fertig: Wähle jetzt deinen letzten Chip.
      }
    [move] Alle deine Chips liegen: Wähle einen zum Umsetzen.
    [first] Wähle erst einen Chip, dann das Feld.
    [soon] Einen Moment …
   *[wait] Warten auf die anderen …
  }
way = { $space }: längste Reihe { $run }
run-of = Längste Reihe { $run } von { $series }
small-run = Reihe { $run } von { $series }
series = Deine Reihen
others = Die anderen Tafeln
rivals = Wie weit die anderen sind
far = Reihe { $run }, { $placed } gelegt
board-of = { $name }: { $tiles }
board-empty = { $name }: noch keine Chips
state = { $state ->
    [owes] überlegt …
   *[done] hat gezogen
  }

error-not-a-move = „{ $text }“ ist kein Zug in FINITO!; nenne einen Chip und ein Feld, etwa 7 to 15b
error-no-such-tile = es gibt keinen Chip { $tile }; es gibt 1 bis { $most }
error-no-such-space = es gibt kein Feld „{ $space }“
error-two-such-spaces = es gibt zwei Felder { $space }: links { $space }a und rechts { $space }b
error-not-an-outcome = „{ $text }“ ist weder eine Zahl auf dem Würfel noch ein Chip
error-no-such-face = der Würfel zeigt 1 bis { $most }, nicht { $face }
error-no-tile-due = „{ $text }“: jetzt wird kein Chip aufgedeckt
error-another-turns = Platz { $seat } deckt einen Chip auf, sonst niemand
error-tile-due = jetzt ist ein Chip dran
error-die-due = wenn überhaupt, ist jetzt der Würfel dran
error-players-move = wer spielt, legt einen Chip auf ein Feld oder passt
error-not-a-position = „{ $text }“ ist keine Stellung von FINITO!: { $reason }
error-position-names = es fehlt: { $names }
error-position-owing = bei diesem Wurf ist niemand mehr dran, oder jemand, den es nicht gibt
error-position-past = alle Runden sind vorbei
error-position-space = zwei Chips auf Feld { $space }
error-position-tile = niemand hat einen Chip zum Aufdecken
error-edition-order = die Zahlen der Felder müssen aufsteigen, und Nullen für fehlende Felder kommen zuletzt
error-edition-numbers = die Felder brauchen jede Zahl von 1 bis zur höchsten, die höchstens { $most } sein darf
error-edition-room = { $tiles } Chips brauchen mehr als { $spaces } Felder
error-edition-twice = keine Zahl darf auf mehr als zwei Feldern stehen
solved-alone = Eine Runde, mit so vielen Würfen, wie sie braucht; sonst sitzt niemand am Tisch.
show-order = Folge { $order }
show-open = offen  { $tiles }
show-placed = alle Chips liegen auf der Tafel

# What a move dares
risk-full = In { $times } von 100 Würfen ist für dich kein Feld der Zahl frei.

# Labels of what happens, for reports.
happening-turned-up = Chip aufgedeckt
happening-rolled = gewürfelt
happening-placed = Chip gelegt
happening-moved = Chip umgesetzt
happening-all-placed = alle Chips liegen
happening-passed = gepasst
happening-finished = Finito!
happening-round-over = Runde vorbei
happening-scored = Punkte bekommen
happening-new-round = neue Runde
happening-game-over = Spielende
happening-reason-rolls = keine Würfe mehr
happening-reason-rounds = letzte Runde vorbei
happening-reason-run = längste Reihe
happening-reason-in-order = alle Chips in Folge
happening-of-number = Zahl
happening-of-tile = Chip
happening-of-space = Feld
happening-of-origin = von Feld
happening-of-reason = Grund
