line = Zwei Hände, fünfzehn Würfel: Greif dir, was du brauchst, mach keinen Fehler und ruf FINI!, bevor es die andere Seite tut.

learn-1 = Fünfzehn Würfel fallen, und ihr greift gleichzeitig zu, einen Würfel nach dem anderen.
learn-2 = Legt Straßen oder gleiche Würfel aus, je nach Duell: höchstens sechs Würfel.
learn-3 = Ein silberner Würfel kopiert nur: Nimm ihn, wenn drüben ein farbiger mit seiner Zahl liegt und keiner mehr frei ist.
learn-4 = Ruf FINI!, wenn kein Würfel deine Kombinationen mehr verlängert; die längste Kombination nimmt einen Chip. Ein zu früher Ruf oder ein Fehler kostet einen.
learn-5 = Eine Runde endet mit dem letzten Chip im Vorrat. Nach drei Runden gewinnt, wer die meisten Chips genommen hat.

tour-area = Hier liegen alle Würfel, und niemand wartet, bis er dran ist: Tippe einen Würfel an, um ihn in die Hand zu nehmen.
tour-rows = Deine Reihen: Tippe eine an, um den Würfel anzulegen. In der ersten Runde baust du Straßen, etwa 2 3 4 oder 6 5 4, in der zweiten gleiche Würfel.
tour-silver = Lass die vier silbernen Würfel am Anfang liegen: Sie dürfen nur einen farbigen Würfel kopieren, der drüben liegt, wenn kein anderer mit seiner Zahl übrig ist.
tour-acts = FINI! beendet das Duell. Drücke es, wenn du sechs Würfel angelegt hast oder kein Würfel mehr da ist, der dir mehr Würfel in Kombinationen bringt, auch nicht mit einer neuen Reihe; nicht früher.
tour-chips = Die längste Reihe nimmt einen Chip aus diesem Vorrat. Ist er leer, wird jeder Chip ein Punkt; nach drei Runden gewinnt, wer die meisten Punkte hat.

now-take = Tippe einen farbigen Würfel an, der in deine Reihen passt. Niemand wartet: Nimm einen nach dem anderen.
now-put = In der Hand: { $die }. Tippe die Stelle in deinen Reihen an, wo der Würfel hingehört.
now-build = { $about-word ->
    [matching] Leg gleiche Würfel nebeneinander, etwa 4 4 4: Der längste Block zählt.
   *[straights] Bau Reihen, die von Würfel zu Würfel um eins steigen oder fallen, etwa 2 3 4 oder 6 5 4. Keine Zahl darf bei dir zweimal liegen; die längste Reihe zählt.
  }
now-call = { $down ->
    [6] Mehr als sechs Würfel gehen nicht: Ruf jetzt FINI!
   *[other] { $down } von { $most } Würfeln liegen. Ruf FINI!, wenn nichts mehr da ist, was dir mehr Würfel in Kombinationen bringt, auch nicht in einer anderen Reihe{ $assisted ->
        [yes] {""}.
       *[no] : Früher kostet es dich einen Chip.
      }
  }
now-silver = Nimm einen silbernen Würfel nur, wenn drüben ein farbiger mit seiner Zahl liegt und keiner mehr frei ist.
now-cast = Gleich fallen die Würfel. Dann greifen alle zugleich zu.
real-cast = Werft alle fünfzehn Würfel. Was zeigen sie?
real-cast-silver = Was zeigen die silbernen Würfel?
now-announce = Wähle, worum es in diesem Duell geht: Straßen oder gleiche Würfel.
now-announcing = { $starter } wählt, worum es in diesem Duell geht. Dann fallen die Würfel.
now-judged = { $ending-word ->
    [premature] Im letzten Duell wurde zu früh gerufen: Es hätten noch mehr Würfel in Kombinationen gepasst.
    [offence] Im letzten Duell gab es einen Fehler: eine falsche Folge, mehr als sechs Würfel oder ein silberner, der nicht genommen werden durfte.
    [contested] Das letzte Duell ist ungültig: Beide griffen nach demselben Würfel.
    [idle] Das letzte Duell ist ungültig: Niemand hat sich gerührt.
   *[decided] Das letzte Duell ging an die längste Reihe; bei gleich langen an die Seite, die gerufen hat.
  }

option-assisted = ob Fehler verhindert statt am Ende eines Duells beurteilt werden
option-contested = wie viele Millisekunden zwischen zwei Griffen nach demselben Würfel liegen müssen, damit das Duell gültig bleibt
option-patience = nach wie vielen Sekunden ohne Zug ein Duell ungültig ist
option-chips = Chips im Vorrat; weniger machen die Partie kürzer
agreed-assisted = { $value ->
    [yes] Fehler werden sofort verhindert
   *[no] Fehler werden am Ende eines Duells beurteilt
  }
agreed-contested = zwei Griffe nach demselben Würfel in weniger als { $value } Millisekunden machen das Duell ungültig
agreed-patience = ein Duell ist nach { $value } Sekunden ohne Zug ungültig
agreed-chips = { $value ->
    [one] 1 Chip im Vorrat
   *[other] { $value } Chips im Vorrat
  }
edition-standard = 11 farbige und 4 silberne Würfel
bot-still = Lässt dir alle Würfel und ruft nie: Es zählt, wie lange du brauchst.
bot-slow = Braucht vier Sekunden für einen Würfel, baut auf dem auf, was daliegt, und irrt sich ab und zu.
bot-calm = Braucht zwei Sekunden für einen Würfel, plant die längste Kombination in Sicht und irrt sich ab und zu.
bot-quick = Braucht eine Sekunde für einen Würfel, plant, nimmt zuerst, was du wegschnappen könntest, und irrt sich seltener.
bot-lightning = Braucht eine halbe Sekunde für einen Würfel, plant gegen dich, ruft mit möglichst wenigen Würfeln und irrt sich kaum.

move-announce = { $about } ansagen
move-take = { $colour } { $number } nehmen
move-put = { $after ->
    [0] In Reihe { $row } links anlegen
    [one] In Reihe { $row } hinter dem ersten Würfel anlegen
   *[other] In Reihe { $row } hinter { $after } Würfeln anlegen
  }
move-call = FINI!
move-cast = { $numbers }
move-cast-silver = Silber { $numbers }
move-void = Niemand rührt sich, das Duell ist ungültig

event-announced = { $seat } sagt an: { $about }.
event-cast = Runde { $round }, Duell: { $about }. { $seat } wirft { $numbers }.
event-cast-silver = Die silbernen Würfel zeigen { $numbers }. Los!
event-took = { $seat } nimmt { $die }.
event-put-down = { $seat } legt { $die } an: { $numbers }.
event-clashed = { $seat } greift nach { $die }, und im selben Moment nimmt { $rival } den Würfel!
event-voided = { $reason ->
    [contested] Das Duell ist ungültig, und die Würfel fallen neu.
   *[idle] Seit { $seconds } Sekunden hat sich niemand gerührt: Das Duell ist ungültig, und die Würfel fallen neu.
  }
event-called = { $seat } ruft FINI!
event-dropped = { $seat } hält noch { $die }, der Würfel geht zurück.
event-premature = Zu früh! { $seat } hätte noch etwas anlegen können: { $missed-count ->
    [one] einen Würfel mit { $missed }
   *[other] Würfel mit { $missed }
  }.
event-removed = { $reason ->
    [repeated] { $seat } hat eine Zahl doppelt: raus mit { $dice }.
   *[loose] { $seat } hat keine Verwendung für { $dice }.
  }
event-offended = { $offence ->
    [wrong-order] { $seat } hat eine Reihe in falscher Folge.
    [too-many] { $seat } hat mehr als sechs Würfel angelegt.
   *[wrong-copier] { $seat } hat einen silbernen Würfel genommen, der nicht genommen werden durfte.
  }
event-compared = { $longest ->
    [0] { $other ->
        [0] Weder { $seat } noch { $rival } hat eine Kombination: Kein Chip bewegt sich.
       *[other] Längste Kombinationen: keine bei { $seat }, { $other } Würfel bei { $rival }.
      }
   *[other] { $other ->
        [0] Längste Kombinationen: { $longest } Würfel bei { $seat }, keine bei { $rival }.
       *[other] Längste Kombinationen: { $longest } Würfel bei { $seat }, { $other } bei { $rival }.
      }
  }
event-chip-taken = { $reason ->
    [penalty] { $rival } hat keinen Chip abzugeben, also nimmt { $seat } einen aus dem Vorrat
    [caller] Der Ruf entscheidet: { $seat } nimmt einen Chip
   *[longest] { $seat } nimmt einen Chip
  } und hat { $chips }{ $stock ->
    [0] .
   *[other] , im Vorrat sind noch { $stock }.
  }
event-chip-returned = { $seat } gibt einen Chip zurück und hat jetzt { $chips ->
    [0] keinen
   *[other] { $chips }
  }.
event-chip-spared = { $seat } hat keinen Chip abzugeben.
event-round-over = Das war der letzte Chip: Runde { $round } ist vorbei.
event-scored = { $seat } bekommt { $points ->
    [0] nichts
    [one] 1 Punkt
   *[other] { $points } Punkte
  } und hat { $total }.
event-game-over = Alle drei Runden sind gespielt.
part-die = { $colour } { $number }

about-straights = Straßen
about-matching = gleiche Würfel
kind-straights = Straßen
kind-matching = gleiche Würfel
colour-red = Rot
colour-orange = Orange
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
colour-violet = Violett
colour-pink = Rosa
colour-brown = Braun
colour-black = Schwarz
colour-white = Weiß
colour-turquoise = Türkis
colour-silver = Silber
phase-cast = gleich fallen die Würfel
phase-silver = gleich fallen die silbernen Würfel
phase-duel = das Duell läuft
phase-announce = Straßen oder gleiche Würfel?
phase-over = die Partie ist vorbei
offences-wrong-order = eine Reihe in falscher Folge
offences-too-many = mehr als sechs Würfel
offences-wrong-copier = ein silberner Würfel, der nicht genommen werden durfte
ending-premature = zu früh gerufen
ending-offence = ein Verstoß
ending-decided = nach Länge entschieden
ending-contested = ungültig: Beide griffen nach demselben Würfel
ending-idle = ungültig: Niemand hat sich gerührt

view-phase = Was gerade läuft
view-round = Runde
view-kind = Duell um
view-starter = Beginnt
view-clock = Millisekunden
view-patience = Millisekunden ohne Zug, bis das Duell ungültig ist
view-assisted = Fehler werden verhindert
view-area = Mitte
view-players = Spieler
view-stock = Chips im Vorrat
view-verdict = Das letzte Duell
view-rows = Reihen
view-hand = In der Hand
view-chips = Chips
view-score = Punkte
view-ending = Ausgang
view-caller = Ruf von
view-missed = Verpasst
view-offences = Verstöße
view-longest = Längste Kombination
view-removed = Herausgenommen
view-change = Chips gewonnen oder abgegeben
view-colour = Farbe
view-number = Zahl
view-slot = Fach

error-not-a-move = „{ $text }“ ist kein Zug in FINI!; schreib take und einen Würfel, etwa take red 4, take 4 oder s4; put, eine Reihe und eine Stelle, etwa put 1 left oder 1<; oder FINI!
error-not-a-die = „{ $text }“ ist kein Würfel; die Farben sind { $known }
error-die-shows = der Würfel { $colour } zeigt { $shown }, nicht { $number }
error-nowhere-shown = kein farbiger Würfel zeigt { $number }
error-no-such-face = ein Würfel zeigt 1 bis { $most }, nicht { $face }
error-not-a-place = „{ $text }“ ist keine Stelle; nenne eine Reihe und left, right oder after mit einer Zahl von Würfeln, etwa put 1 after 2
error-no-such-place = in Reihe { $row } gibt es keine Stelle hinter { $after ->
    [one] dem ersten Würfel
   *[other] { $after } Würfeln
  }
error-no-announcement = „{ $text }“ sagt nichts an; schreib straights oder matching
error-not-a-time = „{ $time }“ ist keine Zeit in Millisekunden
error-not-a-cast = „{ $text }“ ist kein Wurf; nenne, was die elf farbigen Würfel zeigen, oder silver und vier Zahlen
error-cast-numbers = das ist kein Wurf; nenne, was alle { $dice } Würfel zeigen, jeder von 1 bis 6
error-coloured-due = „{ $text }“ ist nicht dran: Jetzt fallen die farbigen Würfel
error-silver-due = „{ $text }“ ist nicht dran: Jetzt fallen die silbernen Würfel
error-who-does-what = Züge machen Spieler, Ergebnisse haben nur Würfel
error-not-a-position = „{ $text }“ ist keine Stellung von FINI!: { $reason }
error-position-names = es fehlt: { $names }
error-position-two = „{ $text }“ ist nicht für zwei Spieler
error-position-over = die Partie ist nach der dritten Runde vorbei, nicht vorher
error-position-hand = eine Hand hält nur einen Würfel
error-position-die = „{ $die }“ ist kein Würfel
error-position-colour = „{ $die }“ ist ein Würfel zu viel oder keine Farbe
error-position-twice = { $die } liegt an zwei Stellen
show-typing = Kurzform: 4 nimmt einen farbigen Würfel, der 4 zeigt, red 4 genau diesen, s4 einen silbernen. Mit einem Würfel in der Hand legt 1 ihn rechts an Reihe 1 an, 1< links, 1.2 hinter ihren zweiten Würfel. f ruft FINI!
show-duel = Runde { $round }: { $kind }, begonnen von { $starter }
show-announce = Runde { $round }: { $starter } sagt Straßen oder gleiche Würfel an
show-over = Alle drei Runden sind gespielt
show-stock = Vorrat
show-area = Mitte
show-hand = in der Hand
show-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }

duel = Runde { $round } von 3: { $kind }
duel-announce = Runde { $round } von 3: Straßen oder gleiche Würfel?
how-straights = steigend oder fallend, keine Zahl doppelt
how-matching = gleiche Würfel nebeneinander
area = Die geworfenen Würfel
slot-empty = ein leeres Fach
slot-taken = { $die }, genommen von { $name }
side-own = Deine Seite
side = Die Seite von { $name }
row = Reihe { $row }, { $count ->
    [0] leer
    [one] 1 Würfel
   *[other] { $count } Würfel
  }
place = { $after ->
    [0] Reihe { $row }, { $end ->
        [yes] der erste Würfel
       *[no] links
      }
   *[other] Reihe { $row }, { $end ->
        [yes] rechts
       *[no] hinter { $after ->
            [one] dem ersten Würfel
           *[other] { $after } Würfeln
          }
      }
  }
in-hand = in der Hand: { $die }
die-out = { $die }, herausgenommen
chips = { $chips ->
    [0] keine Chips
    [one] 1 Chip
   *[other] { $chips } Chips
  }
stock = { $stock ->
    [0] keine Chips im Vorrat
    [one] 1 Chip im Vorrat
   *[other] { $stock } Chips im Vorrat
  }
practice-time = { $seconds } s
practice-best = Bestzeit: { $seconds } s
practice-record = neue Bestzeit!
verdict = Das Urteil
verdict-after = nach { $seconds } s
verdict-rule = Regel { $clause }
verdict-why = { $reason ->
    [repeated] Von gleichen Zahlen bleibt die, die zuerst angelegt wurde, farbig oder silbern.
   *[loose] { $about ->
        [matching] Eine Reihe zählt mit ihrem größten Block gleicher Würfel, und ein Würfel ist kein Block.
       *[straights] Eine Reihe zählt mit ihrer längsten Straße, und ein Würfel ist keine Straße.
      }
  }
verdict-alone = Das allein entscheidet: Sonst wird nichts beurteilt, und keine anderen Würfel werden gestrichen.
verdict-seen = Gesehen? Tippe hier oder drücke die Leertaste: Wenn alle so weit sind, fallen die Würfel.

refused-I2 = worum es in einem Duell der dritten Runde geht, wird vor dem Wurf angesagt, und sonst tut dann niemand etwas
refused-I3 = worum es in diesem Duell geht, sagt die andere Seite an
refused-I4 = zu spät, dieses Duell ist vorbei; die Würfel fallen neu
refused-I6 = leg erst den Würfel in deiner Hand an
refused-I7 = dieser Würfel ist weg
refused-I8 = diese Stelle gibt es nicht
refused-I11 = diese Zahl liegt schon bei dir
refused-I12 = dort läge er in falscher Folge
refused-I15 = mehr als sechs Würfel gehen nicht
refused-I16 = ein silberner Würfel braucht drüben ein Original, und kein farbiger mit seiner Zahl darf in der Mitte liegen
refused-I17 = jeder silberne Würfel braucht ein eigenes Original
refused-I19 = zu früh: Es passen noch mehr Würfel in Kombinationen, vielleicht in eine andere Reihe

# Labels of what happens, for reports.
happening-announced = angesagt
happening-cast = Würfel geworfen
happening-cast-silver = Silberwürfel geworfen
happening-took = Würfel genommen
happening-put-down = Würfel angelegt
happening-clashed = gleichzeitig gegriffen
happening-voided = Duell ungültig
happening-called = FINI! gerufen
happening-dropped = Würfel zurückgelegt
happening-premature = zu früh
happening-removed = Würfel entfernt
happening-offended = Verstoß
happening-compared = Reihen verglichen
happening-chip-taken = Chip genommen
happening-chip-returned = Chip zurückgegeben
happening-chip-spared = kein Chip abzugeben
happening-round-over = Runde vorbei
happening-scored = Punkte bekommen
happening-game-over = Spielende
happening-reason-contested = strittiger Würfel
happening-reason-idle = niemand rührt sich
happening-reason-repeated = Zahl doppelt
happening-reason-loose = nicht zu gebrauchen
happening-reason-penalty = Strafe
happening-reason-caller = der Ruf entscheidet
happening-reason-longest = längste Reihe
happening-reason-rounds = letzte Runde vorbei
happening-offence-wrong-order = falsche Folge
happening-offence-too-many = zu viele Würfel
happening-offence-wrong-copier = falscher Silberwürfel
happening-of-about = Duell um
happening-of-numbers = Zahlen
happening-of-reason = Grund
happening-of-offence = Verstoß
