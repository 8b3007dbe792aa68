line = Deck eine Karte auf, wirf sechs Würfel und fordere dein Glück heraus, bis alle herausgelegt sind.

learn-1 = Eine Karte sagt, worum es in deinem Zug geht. Wirf alle sechs Würfel.
learn-2 = Leg Würfel heraus, die zählen, mindestens einen: meist 1er, 5er und drei Gleiche. Dann würfle mit den übrigen weiter, oder hör auf und sichere deine Punkte.
learn-3 = Ein Wurf, in dem kein Würfel zählt, ist eine Niete. Bei allen Karten außer einer nimmt sie die Punkte deines Zugs.
learn-4 = Alle sechs Würfel herausgelegt, das ist ein TUTTO: Die Karte zahlt, und du darfst die nächste riskieren.
learn-5 = Wer 6000 Punkte sichert, oder so viele wie vereinbart, läutet die letzte Runde ein. Danach gewinnt, wer die meisten Punkte hat.

tour-card = Jeder Zug beginnt mit einer Karte. Sie sagt, was du für ein TUTTO bekommst: alle sechs Würfel herausgelegt.
tour-dice = Hier fallen deine Würfel. Tippe an, was du herauslegst: aus jedem Wurf mindestens einen, der zählt.
tour-legend = Hier steht, welche Würfel zählen und was sie bringen: meist 1er, 5er und drei Gleiche.
tour-acts = Dann würfle mit den übrigen weiter, um mehr zu holen, oder hör auf: Das wertet jeden Würfel des Wurfs, der zählt, angetippt oder nicht, und sichert deine Punkte. Zählt in einem Wurf kein Würfel, ist das eine Niete: Alle Punkte des Zugs sind weg.
tour-target = Wer so viele Punkte sichert, läutet die letzte Runde ein. Sie endet, bevor wieder dran wäre, wer die Partie begonnen hat, damit alle gleich viele Züge haben; dann gewinnt, wer die meisten Punkte hat.

part-piece = { $points ->
    [0] { $faces }
   *[other] { $faces } für { NUMBER($points, useGrouping: 0) }
  }
now-keep = Tippe die Würfel an, die du herauslegst, mindestens einen, der zählt: { $pieces }. Mit „Weiterwürfeln“ wirfst du dann die übrigen.
now-keep-all = Diese Würfel zählen und werden herausgelegt: { $pieces }. Mit „Weiterwürfeln“ wirfst du die übrigen.
now-fewer = Oder tippe weniger an, mindestens einen, der zählt: { $pieces }. Mit „Weiterwürfeln“ wirfst du dann die übrigen.
now-stop = Hör auf, und du bekommst { NUMBER($points, useGrouping: 0) } Punkte, mit jedem Würfel dieses Wurfs, der zählt, angetippt oder nicht: Du hättest { NUMBER($total, useGrouping: 0) } von { NUMBER($target, useGrouping: 0) }{ $reaches ->
    [yes] , und die letzte Runde würde beginnen. Sie endet, bevor wieder dran wäre, wer die Partie begonnen hat.
   *[no] .
  }
now-no-stop = { $under ->
    [fireworks] Bei dieser Karte kannst du nicht aufhören: Du würfelst, bis kein Würfel zählt, und dann gehören die Punkte dir.
    [straight] Bei dieser Karte kannst du nicht aufhören, bevor alle sechs Zahlen herausgelegt sind.
   *[other] Bei dieser Karte kannst du nicht aufhören, bevor alle sechs Würfel herausgelegt sind.
  }
now-risk = Zählt im nächsten Wurf kein Würfel, ist das eine Niete: Dein Zug ist vorbei, und alle seine Punkte sind weg.
now-tutto = { $left ->
    [0] Alle Würfel dieses Wurfs zählen: Leg sie alle heraus, und es ist ein TUTTO. { $under ->
        [fireworks] Diese Punkte kannst du nicht verlieren; alle sechs Würfel rollen noch einmal.
        [cloverleaf] { $leaves ->
            [0] Dann rollen alle sechs Würfel noch einmal, und ein weiteres TUTTO gewinnt die Partie.
           *[other] Es ist das zweite: Es gewinnt die Partie.
          }
       *[other] Die Karte zahlt, und gewürfelt wird erst wieder, wenn du die nächste Karte riskierst.
      }
    [one] Noch ein Würfel bis zum TUTTO, wenn du alles herauslegst, was zählt: Dann zahlt die Karte.
   *[other] Noch { $left } Würfel bis zum TUTTO, wenn du alles herauslegst, was zählt: Dann zahlt die Karte.
  }
now-next = TUTTO! Riskiere die nächste Karte und wirf wieder alle sechs Würfel: { NUMBER($points, useGrouping: 0) } Punkte stehen auf dem Spiel, und auch eine Stop-Karte nimmt sie.
now-wait = { $seat } ist am Zug (Karte: { $card }), und { NUMBER($points, useGrouping: 0) } Punkte stehen auf dem Spiel. Danach geht es reihum weiter.

solved-deck = Jede Karte kommt hier aus dem ganzen Stapel, wie bei deck = reshuffled.
chart-bonus-200 = Bei Bonus 200: mit wie vielen Punkten auf dem Spiel man aufhört, wenn so viele Würfel übrig sind oder die nächste Karte kommt
chart-bonus-600 = Bei Bonus 600
chart-x2 = Bei x2
chart-own = dein Stand
chart-other = gegnerischer Stand
chart-next = nächste Karte
edition-standard = 56 Karten
option-target = Punkte, mit denen die letzte Runde beginnt
option-keep = welche gültigen Würfel man zum Weiterwürfeln herauslegen muss; all war die Regel von 1994
option-x2 = welche Punkte des Zugs x2 verdoppelt
option-deck = ob Karten verbraucht oder vor jeder Karte neu gemischt werden
option-plus-minus = ob ein Zug nach einem TUTTO bei Plus/Minus weitergeht oder 1000 wert ist
bot-casual = Hört bei 350 Punkten auf, oder bei 200 mit wenigen Würfeln; macht nach einem TUTTO unter 1000 weiter.
bot-best = Macht den Zug mit der besten Siegchance, nach dem bis zum Ende gelösten Spiel zu zweit und den Karten, die noch da sind.
bot-steady = Entscheidet sich für das, was in diesem Zug die meisten Punkte erwarten lässt, alle Würfe und Karten eingerechnet.
bot-sharp = Geht auf die meisten zu erwartenden Punkte des Zugs und in der letzten Runde auf die beste Siegchance.

waits-turn = Deck die Karte auf

move-keep = { $faces } herauslegen
move-stop = Aufhören und sichern
move-next = Nächste Karte aufdecken

slip-behind = Das ist dein letzter Zug, und diese Punkte bringen dich nicht an die Spitze.
slip-short = Ein Würfel fehlt noch zum TUTTO, und sein Bonus ist mindestens so viel wert wie das, was du gesammelt hast. Einer von drei Würfen schafft es.

card-bonus-200 = Bonus 200
card-bonus-300 = Bonus 300
card-bonus-400 = Bonus 400
card-bonus-500 = Bonus 500
card-bonus-600 = Bonus 600
card-x2 = x2
card-stop = Stop
card-fireworks = Feuerwerk
card-plus-minus = Plus/Minus
card-cloverleaf = Kleeblatt
card-straight = Straße

phase-card = eine Karte wird aufgedeckt
phase-roll = es wird gewürfelt
phase-choice = herauslegen oder aufhören
phase-tutto = TUTTO!
phase-over = die Partie ist vorbei

real-card = Welche Karte wird aufgedeckt?
real-dice = Was zeigen deine Würfel?

event-turned = { $seat } deckt auf: { $card }.
event-rolled = { $null ->
    [yes] { $seat } würfelt { $faces }: eine Niete!
   *[no] { $seat } würfelt { $faces }.
  }
event-kept = { $under ->
    [straight] { $rolling ->
        [0] { $seat } legt { $faces } heraus und hat alle sechs Zahlen.
        [one] { $seat } legt { $faces } heraus, hat fünf der sechs Zahlen und wirft den letzten Würfel.
       *[other] { $seat } legt { $faces } heraus, hat { $aside } der sechs Zahlen und wirft { $rolling } Würfel.
      }
    [cloverleaf] { $rolling ->
        [0] { $seat } legt { $faces } heraus.
        [one] { $seat } legt { $faces } heraus und wirft den letzten Würfel zum TUTTO.
       *[other] { $seat } legt { $faces } heraus, hat { $aside } von sechs Würfeln draußen und wirft { $rolling } Würfel.
      }
    [plus-minus] { $rolling ->
        [0] { $seat } legt { $faces } heraus.
        [one] { $seat } legt { $faces } heraus und wirft den letzten Würfel zum TUTTO.
       *[other] { $seat } legt { $faces } heraus, hat { $aside } von sechs Würfeln draußen und wirft { $rolling } Würfel.
      }
   *[other] { $rolling ->
        [0] { $seat } bekommt { NUMBER($points, useGrouping: 0) } für { $faces }.
        [one] { $seat } legt { $faces } für { NUMBER($points, useGrouping: 0) } heraus und wirft den letzten Würfel; gesammelt: { NUMBER($gathered, useGrouping: 0) }.
       *[other] { $seat } legt { $faces } für { NUMBER($points, useGrouping: 0) } heraus und wirft { $rolling } Würfel; gesammelt: { NUMBER($gathered, useGrouping: 0) }.
      }
  }
event-tutto = { $under ->
    [x2] TUTTO! Die x2-Karte bringt noch einmal { NUMBER($paid, useGrouping: 0) }: { $seat } hat { NUMBER($gathered, useGrouping: 0) } gesammelt.
    [fireworks] TUTTO! Das Feuerwerk geht mit allen sechs Würfeln weiter, und { $seat } hat { NUMBER($gathered, useGrouping: 0) } gesammelt.
    [plus-minus] TUTTO! Plus/Minus macht daraus { NUMBER($paid, useGrouping: 0) }: { $seat } hat { NUMBER($gathered, useGrouping: 0) } gesammelt.
    [cloverleaf] { $leaves ->
        [1] TUTTO! Noch eines bei diesem Kleeblatt, und { $seat } gewinnt die Partie.
       *[other] Wieder ein TUTTO!
      }
    [straight] TUTTO! Die Straße bringt { NUMBER($paid, useGrouping: 0) }: { $seat } hat { NUMBER($gathered, useGrouping: 0) } gesammelt.
   *[other] TUTTO! Der Bonus bringt { NUMBER($paid, useGrouping: 0) } dazu: { $seat } hat { NUMBER($gathered, useGrouping: 0) } gesammelt.
  }
event-fined = { $seat } zahlt für die Führung: { NUMBER($points, useGrouping: 0) } weg, { NUMBER($total, useGrouping: 0) } übrig.
event-nobody-fined = Sonst führt niemand mit Punkten, die zu verlieren wären.
event-dared = { $seat } riskiert die nächste Karte; auf dem Spiel: { NUMBER($gathered, useGrouping: 0) }.
risk-lost = In { $times } von 100 Fällen ist der Zug vorbei, und seine Punkte sind weg.
event-lost = { $points ->
    [0] Der Zug von { $seat } ist vorbei, zu verlieren gab es nichts.
   *[other] { $seat } verliert alle { NUMBER($points, useGrouping: 0) } Punkte dieses Zugs.
  }
event-banked = { $reason ->
    [fireworks] { $points ->
        [0] Das Feuerwerk verpufft ohne einen Funken: { $seat } bleibt bei { NUMBER($total, useGrouping: 0) }.
       *[other] Das Feuerwerk ist vorbei: { $seat } sichert { NUMBER($points, useGrouping: 0) } und hat { NUMBER($total, useGrouping: 0) }.
      }
    [plus-minus] Damit endet der Zug: { $seat } sichert { NUMBER($points, useGrouping: 0) } und hat { NUMBER($total, useGrouping: 0) }.
   *[stop] { $seat } hört auf, sichert { NUMBER($points, useGrouping: 0) } und hat { NUMBER($total, useGrouping: 0) }.
  }
event-shuffled = Der Stapel ist verbraucht: Alle { $cards } Karten werden neu gemischt.
event-last-round = { $left ->
    [0] { $seat } hat { NUMBER($target, useGrouping: 0) } erreicht, und die letzte Runde endet mit diesem Zug: Alle hatten gleich viele.
    [one] { $seat } hat { NUMBER($target, useGrouping: 0) } erreicht: Das ist die letzte Runde, und ein Zug kommt noch!
   *[other] { $seat } hat { NUMBER($target, useGrouping: 0) } erreicht: Das ist die letzte Runde, und { $left } Züge kommen noch!
  }
event-game-over = { $reason ->
    [cloverleaf] { $points ->
        [0] Das Kleeblatt gewinnt die Partie auf der Stelle, ohne einen einzigen gesicherten Punkt!
       *[other] Das Kleeblatt gewinnt die Partie auf der Stelle, bei { NUMBER($points, useGrouping: 0) } Punkten!
      }
   *[target] Die letzte Runde ist vorbei, und { NUMBER($points, useGrouping: 0) } ist der höchste Stand.
  }

view-target = Letzte Runde ab
view-scores = Gesicherte Punkte
view-active = Am Zug
view-phase = Was ansteht
view-card = Die Karte
view-deck = Karten übrig
view-reshuffled = Alle Karten vor jeder Karte neu gemischt
view-roll = Der Wurf
view-aside = Herausgelegt
view-points = Punkte dieses Zugs
view-leaves = TUTTOs beim Kleeblatt
view-last_round = Letzte Runde
view-champion = Sieg durch das Kleeblatt

keep-free = beliebige
keep-all = alle
x2-all = alle Punkte
x2-rolled-only = nur das Erwürfelte
x2-card-only = nur, was bei dieser Karte gesammelt wurde
deck-used-up = Karten werden verbraucht
deck-reshuffled = alle werden vor jeder Karte gemischt
plus-minus-go-on = der Zug geht weiter
plus-minus-ends-turn = der Zug ist 1000 wert

card = Die Karte
says-bonus-200 = Ein TUTTO bringt 200 dazu.
says-bonus-300 = Ein TUTTO bringt 300 dazu.
says-bonus-400 = Ein TUTTO bringt 400 dazu.
says-bonus-500 = Ein TUTTO bringt 500 dazu.
says-bonus-600 = Ein TUTTO bringt 600 dazu.
says-x2 = Ein TUTTO verdoppelt den Zug.
says-stop = Der Zug ist vorbei.
says-fireworks = Würfle bis zur Niete: Jeder Punkt zählt.
says-plus-minus = Kein Aufhören. Ein TUTTO ist 1000 wert, und wer die meisten Punkte hat, verliert 1000, aber nie du.
says-cloverleaf = Kein Aufhören. Zwei TUTTOs hintereinander gewinnen die Partie.
says-straight = Kein Aufhören. Leg 1 bis 6 heraus, das bringt 2000.
leaf = Ein TUTTO geschafft, eins fehlt noch!
points = { $phase ->
    [choice] { $card ->
        [fireworks] Punkte, die die Niete sichert
        [plus-minus] Punkte auf dem Spiel
        [cloverleaf] Punkte auf dem Spiel
        [straight] Punkte auf dem Spiel
       *[other] Punkte beim Aufhören
      }
   *[other] { $card ->
        [fireworks] Punkte, die die Niete sichert
       *[other] Punkte in diesem Zug
      }
  }
points-ended = { $how ->
    [null] Punkte verloren
    [card] Punkte verloren
   *[other] Punkte gesichert
  }
fate = { $how ->
    [null] Kein Würfel zählt: eine Niete. { $points ->
        [0] { $name } hatte keine Punkte zu verlieren.
       *[other] { $name } verliert { NUMBER($points, useGrouping: 0) } Punkte.
      }
    [card] { $points ->
        [0] { $name } hatte keine Punkte zu verlieren.
       *[other] { $name } verliert { NUMBER($points, useGrouping: 0) } Punkte.
      }
    [fireworks] Kein Würfel zählt, das Feuerwerk ist vorbei: { $name } sichert { NUMBER($points, useGrouping: 0) } Punkte.
    [plus-minus] Plus/Minus beendet den Zug: { $name } sichert { NUMBER($points, useGrouping: 0) } Punkte.
   *[stop] { $name } hört auf und sichert { NUMBER($points, useGrouping: 0) } Punkte.
  }
verdict = { $how ->
    [card] Stop: Zug vorbei
   *[other] +{ NUMBER($points, useGrouping: 0) }
  }
moment = TUTTO!
rolled = Der Wurf
due = { $phase ->
    [card] Eine Karte wird aufgedeckt.
    [roll] Es wird gewürfelt.
   *[over] Die Partie ist vorbei.
  }
choose = Welche Würfel legst du heraus?
dare = Punkte sichern oder noch eine Karte riskieren?
no-such = Diese Würfel kannst du nicht herauslegen.
locked = { $card ->
    [fireworks] Beim Feuerwerk kommt jeder Würfel heraus, der zählt.
   *[other] Zum Weiterwürfeln müssen diese heraus.
  }
worth = { $under ->
    [plus-minus] { $aside } von sechs Würfeln draußen
    [cloverleaf] { $aside } von sechs Würfeln draußen
    [straight] { $aside } von sechs Zahlen draußen
   *[other] { NUMBER($gathered, useGrouping: 0) } Punkte auf dem Spiel
  }, { $rolling ->
    [one] wirft 1 Würfel
   *[other] wirft { $rolling } Würfel
  }
worth-tutto = { $gathered ->
    [0] TUTTO
   *[other] TUTTO, { NUMBER($gathered, useGrouping: 0) } Punkte
  }
refused-T18 = beim Feuerwerk hört niemand auf: Würfle bis zur Niete
refused-T19 = bei Plus/Minus hört niemand vor einem TUTTO auf
refused-T21 = beim Kleeblatt hört niemand auf: Schaff zwei TUTTOs hintereinander
refused-T22 = bei der Straße hört niemand auf, bevor 1 bis 6 herausliegen, und jede Zahl zählt nur einmal
banks = +{ NUMBER($points, useGrouping: 0) }, insgesamt { NUMBER($total, useGrouping: 0) }{ $reaches ->
    [yes] : das Ziel!
   *[no] {""}
  }
risks = riskiert { NUMBER($gathered, useGrouping: 0) }
roll = Weiterwürfeln
roll-none = Alle herauslegen: TUTTO!
next = Nächste Karte
stop = Aufhören
all = Alle wählen
aside = Draußen
aside-of = { $count ->
    [0] Keine Würfel herausgelegt
    [one] 1 Würfel herausgelegt
   *[other] { $count } Würfel herausgelegt
  }
target = Bei { NUMBER($target, useGrouping: 0) } Punkten beginnt die letzte Runde
last-round = Letzte Runde
ending = { $how ->
    [stop] Aufgehört: { NUMBER($points, useGrouping: 0) } Punkte gesichert
    [fireworks] Feuerwerk: { NUMBER($points, useGrouping: 0) } Punkte gesichert
    [plus-minus] Plus/Minus: { NUMBER($points, useGrouping: 0) } Punkte gesichert
    [null] { $points ->
        [0] Wurf { $faces }: eine Niete, nichts verloren
       *[other] Wurf { $faces }: eine Niete, { NUMBER($points, useGrouping: 0) } Punkte verloren
      }
   *[card] { $points ->
        [0] Stop-Karte: nichts verloren
       *[other] Stop-Karte: { NUMBER($points, useGrouping: 0) } Punkte verloren
      }
  }
legend = { $card ->
    [straight] Welche Würfel zählen
    [plus-minus] Welche Würfel zählen
    [cloverleaf] Welche Würfel zählen
   *[other] Was Würfel wert sind
  }
legend-name = TUTTO:
legend-worth = { $dice ->
    [one] Jede { $face }: { NUMBER($points, useGrouping: 0) }
   *[other] Drei { $face }er in einem Wurf: { NUMBER($points, useGrouping: 0) }
  }
legend-valid = { $dice ->
    [one] Jede { $face }
   *[other] Drei { $face }er in einem Wurf
  }
legend-card = { $card ->
    [fireworks] Jeder Würfel, der zählt, kommt heraus, und du würfelst bis zur Niete.
    [plus-minus] Würfelpunkte lassen sich hier nicht sichern, nur das TUTTO zahlt.
    [cloverleaf] Auf Punkte kommt es hier nicht an, nur auf TUTTOs.
    [straight] Jede Zahl einmal; keine Drillinge, keine Punkte für Würfel.
    [stop] Bei dieser Karte würfelt niemand.
   *[other] Andere Würfel zählen nur als drei Gleiche in einem Wurf.
  }
legend-tutto = { $card ->
    [bonus-200] alle sechs Würfel herausgelegt: 200 dazu. Dann hör auf oder riskiere die nächste Karte.
    [bonus-300] alle sechs Würfel herausgelegt: 300 dazu. Dann hör auf oder riskiere die nächste Karte.
    [bonus-400] alle sechs Würfel herausgelegt: 400 dazu. Dann hör auf oder riskiere die nächste Karte.
    [bonus-500] alle sechs Würfel herausgelegt: 500 dazu. Dann hör auf oder riskiere die nächste Karte.
    [bonus-600] alle sechs Würfel herausgelegt: 600 dazu. Dann hör auf oder riskiere die nächste Karte.
    [x2] alle sechs Würfel herausgelegt: Die Punkte verdoppeln sich. Dann hör auf oder riskiere die nächste Karte.
    [fireworks] alle sechs Würfel herausgelegt: Alle sechs rollen noch einmal.
    [plus-minus] alle sechs Würfel herausgelegt: 1000 für dich, und wer die meisten Punkte hat, verliert 1000, aber nie du.
    [cloverleaf] alle sechs Würfel herausgelegt, zweimal hintereinander: Du gewinnst die Partie.
    [straight] alle sechs Zahlen herausgelegt: 2000. Dann hör auf oder riskiere die nächste Karte.
   *[other] alle sechs Würfel herausgelegt: Die Karte zahlt, und du darfst die nächste riskieren.
  }
deck = { $left ->
    [0] Der Stapel ist verbraucht
    [one] noch 1 Karte im Stapel
   *[other] noch { $left } Karten im Stapel
  }
deck-whole = { $left } Karten, vor jeder Karte gemischt
deck-card = { $name }: { $says } Noch { $count } übrig.

error-not-a-move = „{ $text }“ ist kein Zug in TUTTO; schreib stop, next, oder keep und Zahlen, etwa keep 1 5 5; auch bloße Zahlen werden herausgelegt
error-not-a-card = „{ $text }“ ist keine Karte; es gibt: { $known }
error-card-written = „{ $text }“ ist keine Karte; man schreibt sie { $card }
error-too-many-dice = es gibt { $most } Würfel, nicht { $dice }
error-no-such-face = kein Würfel zeigt { $face }; es gibt 1 bis { $most }
error-card-due = jetzt ist eine Karte dran
error-dice-due = wenn überhaupt, sind jetzt Würfel dran
error-players-move = wer am Zug ist, legt Würfel heraus, hört auf oder deckt die nächste Karte auf
error-not-a-position = „{ $text }“ ist keine Stellung von TUTTO: { $reason }
error-position-names = es fehlt: { $names }
error-position-roll = mehr Würfel, als es gibt, oder eine Entscheidung ohne einen Würfel, der zählt
error-position-deck = keine Karte zum Aufdecken, oder eine Schachtel ohne eine Karte, mit der man punkten kann
error-position-seats = ein Platz, den es nicht gibt, bei { $players } Spielern
error-edition-idle = ein Stapel braucht Bonus- oder x2-Karten: Mit den anderen allein gibt es nie etwas zu entscheiden
show-typing = Kurzform: Bloße Zahlen werden herausgelegt, etwa 1 5 5.
show-card = Karte
show-aside = draußen
show-roll = Wurf
show-turn = Zug
show-progress = { $card ->
    [straight] { $aside } der sechs Zahlen
    [plus-minus] { $aside } von sechs Würfeln zum TUTTO
    [cloverleaf] { $leaves ->
        [0] { $aside } von sechs Würfeln zum ersten TUTTO
       *[other] { $aside } von sechs Würfeln zum zweiten TUTTO, das die Partie gewinnt
      }
    [fireworks] { $points ->
        [one] 1 Punkt, den die Niete sichert
       *[other] { NUMBER($points, useGrouping: 0) } Punkte, die die Niete sichert
      }
   *[other] { $points ->
        [one] 1 Punkt auf dem Spiel
       *[other] { NUMBER($points, useGrouping: 0) } Punkte auf dem Spiel
      }
  }

# Labels of what happens, for reports.
happening-turned = Karte aufgedeckt
happening-rolled = gewürfelt
happening-kept = Würfel herausgelegt
happening-tutto = Tutto
happening-fined = Führung kostet Punkte
happening-nobody-fined = niemand zahlt
happening-dared = nächste Karte riskiert
happening-lost = Punkte verloren
happening-banked = Punkte gesichert
happening-shuffled = Stapel gemischt
happening-last-round = letzte Runde beginnt
happening-game-over = Spielende
happening-reason-target = Ziel erreicht
happening-of-faces = Zahlen
happening-of-card = Karte
happening-of-under = bei Karte
happening-of-reason = Grund
