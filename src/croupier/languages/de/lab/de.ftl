error-few-bots = ein Turnier braucht mindestens zwei Bots, nicht { $bots }
error-field-list = die Bots eines Turniers sind eine Liste, nicht { $found }
error-bot-twice = { $bot } ist zweimal gemeldet: In einem Turnier spielt jeder Bot einmal
error-field-small = ein Tisch für { $players } braucht { $players } verschiedene Bots, und es gibt { $bots }
error-too-many-tables = { $bots } Bots ergeben { $tables } Tische für { $players }; möglich sind { $most }
error-stop-two = ein Turnier kann nur zwischen zwei Bots an einem Tisch für zwei früher enden, nicht mit { $bots } Bots an Tischen für { $players }
error-stop-form = für ein früheres Ende braucht es zwei Siegquoten, nicht { $found }
error-stop-shares = für ein früheres Ende braucht es zwei Siegquoten zwischen 0 und 1 ({ $least } bis { $most }), die kleinere zuerst, nicht { $share0 } und { $share1 }
error-stop-risk = { $name } ist ein Risiko über 0 und bis 0,5, nicht { $risk }
error-no-lessons = { $game } hat keinen Bot, der lernt
error-training-games = zum Lernen lassen sich 0 bis { $most } Partien spielen, nicht { $games }
error-other-plan = dort sollte etwas anderes gelernt werden: Es braucht eine andere Datei, oder die Partien, den Seed, die Spielerzahl und den Gegner vom Anfang
error-no-school = { $file } enthält nicht, was `croupier train` gelernt hat
error-no-match = analysieren lässt sich eine Partie oder ein Protokoll, nicht { $found }
error-secrets-covered = diese Partie ist nicht vorbei, und bis dahin bleiben ihre Geheimnisse verdeckt
error-names-for-players = { $names } Namen für { $players } Spieler
error-tries-bounds = Stellungen lassen sich 1 bis { $most } Mal ausprobieren, nicht { $tries } Mal
error-own-hands = in { $game } haben alle eine Hand, und eigene Bots haben hier keine: Nenne Bots des Spiels
error-vary-nothing = was soll variieren? Optionen des Spiels, players oder edition, jeweils mit ihren Werten
error-vary-list = { $name } braucht eine Liste von Werten, nicht { $found }
error-vary-twice = { $name } hat den Wert { $value } zweimal
error-vary-fixed = { $name } variiert oder ist fest, nicht beides
error-vary-players = players ist eine ganze Zahl, nicht { $value }
error-many-combinations = das ergibt { $combinations } Kombinationen; möglich sind { $most }
error-no-sweep = { $file } enthält keine Versuchsreihe: { $why }
error-other-sweep = { $file } enthält eine andere Versuchsreihe, und die bleibt: Sie unterscheidet sich in { $what }
error-not-kept = { $file } lässt sich nicht schreiben: { $why }
error-no-frames = Parquet schreibt polars, und { $package } ist nicht installiert: pip install 'croupier[data]'
error-no-plots = Diagramme zeichnet Altair, und { $package } ist nicht installiert: pip install 'croupier[report]'
error-sample-bounds = genau ansehen lassen sich 2 bis { $most } Partien, nicht { $sample }
error-few-games = ein Bericht braucht 2 bis { $most } Partien für jede Zahl, nicht { $games }
error-report-twice = { $bot } ist zweimal genannt: In einem Bericht hat jeder Bot einen Platz
error-against-form = verglichen wird mit einem Aufbau oder mit dem, was dort anders ist, nicht mit { $found }
error-against-same = beide Aufbauten sind gleich: Es gibt nichts zu vergleichen
error-against-other = beide Aufbauten müssen zum selben Spiel gehören, und der andere gehört zu { $game }
error-endless = { $bot } spielt Partien, die nicht innerhalb von { $longest } Schritten enden: Nenne andere Bots für den Bericht

analysis-percent = { NUMBER($share, style: "percent") }
analysis-percent-tenths = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-percent-hundredths = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
analysis-more = +{ $size }
analysis-less = −{ $size }
analysis-title = { $game }: Glück und Können
analysis-unfinished = Die Partie ist noch nicht vorbei.
analysis-part = Abgebrochen: Das ist die Analyse der ersten { $done } von { $all } Zügen, Würfen und Karten.
analysis-when = { $number ->
    [0] Anfang
   *[other] Zug { $number }
  }
analysis-before = Davor: { $told }
analysis-known = Die Chancen hier berücksichtigen alles, was verborgen war; Entscheidungen werden danach beurteilt, was man am eigenen Platz wusste.
analysis-chances = Siegchancen
analysis-moments = Was am meisten verändert hat
analysis-mistakes = Die teuersten Entscheidungen
analysis-faultless = Keine Entscheidung hat etwas gekostet.
analysis-ledger = Glück und Fehler
analysis-ledger-means = Jede Rechnung geht auf: von der anfänglichen Chance bis zum Ergebnis. Glück ist, was Würfel und Karten verändert haben. Ein Fehler ist, was ein besserer Zug im Schnitt gewonnen hätte, nach allem, was man am eigenen Platz wissen konnte. Ohne Glück heißt: das Ergebnis abzüglich des Glücks; das kann mehr als ein Sieg sein oder weniger als keiner.
analysis-how = Wie das ermittelt wurde
analysis-at-first = am Anfang
analysis-luck = Glück
analysis-errors = eigene Fehler
analysis-given = fremde Fehler
analysis-rest = Rest
analysis-tempo = Tempo der Hände
analysis-mostly = { $what ->
    [tempo] Bei { $names } hat das Tempo der Hände mehr entschieden als Glück und Entscheidungen: Kein Zug verrät es.
   *[rest] Bei { $names } steckt mehr vom Ergebnis im Rest als in Glück und Entscheidungen: Das lässt sich nicht zuordnen.
  }
analysis-in-the-end = am Ende
analysis-so-far = bisher
analysis-without-luck = ohne Glück
analysis-rises = Die Chance von { $name } steigt von { $before } auf { $after }.
analysis-falls = Die Chance von { $name } fällt von { $before } auf { $after }.
analysis-does = { $name }: { $move }
analysis-did = { $name }: „{ $move }“
analysis-why = „{ $better }“ hätte von da an { $chance } der Partien gewonnen, „{ $made }“ gewinnt { $less }: Das hat { $cost } eines Siegs gekostet.
analysis-points-more = Mit „{ $better }“ sind es am Ende im Schnitt { $points } mehr (± { $margin }).
analysis-points-fewer = Mit „{ $better }“ sind es am Ende im Schnitt { $points } weniger (± { $margin }).
analysis-points = { $points } Punkte
analysis-points-same = In Punkten lassen sich die beiden am Ende kaum unterscheiden.
analysis-chances-mean = Gemeint sind die Chancen, von da an die Partie zu gewinnen, nach allem, was man am eigenen Platz wissen konnte.
analysis-points-mean = Gemeint sind die Chancen, von da an die Partie zu gewinnen, nach allem, was man am eigenen Platz wissen konnte, und die Punkte am Ende.
analysis-skill = { $name } hatte { $decisions ->
    [one] einmal
   *[other] { $decisions } Mal
  } die Wahl und hat dabei im Schnitt jeweils { $mean } eines Siegs verloren.
analysis-no-error = { $name } hatte { $decisions ->
    [one] einmal
   *[other] { $decisions } Mal
  } die Wahl und hat { $sure ->
    [yes] dabei nichts verloren
   *[no] dabei nichts verloren, das sich feststellen ließe
  }.
analysis-no-decision = { $name } hatte nie die Wahl.
analysis-nothing-made = { $name } hat keinen Zug gemacht, bei dem es eine Wahl gab. In Echtzeit zählen nur Entscheidungen, die getroffen wurden: Was jemand verstreichen lässt, ist keine.
analysis-like = Das ist etwa so viel, wie der Bot { $bot } verliert.
analysis-like-means = Wenn sich jemand so sehr irrt wie ein Bot, sagt das nicht mehr als das, und eine einzelne Partie sagt wenig: In der nächsten können die Fehler andere sein.
analysis-coarse = ?
analysis-coarse-means = Ein ? ist zu ungenau für eine Aussage: Bei { $tries ->
    [one] einem Versuch
   *[other] { $tries } Versuchen
  } aus jeder Stellung einer so langen Partie kann alles Glück zusammen um { $off } eines Siegs danebenliegen. Mehr Versuche verraten mehr.
analysis-vague-means = Ein ? ist zu vage für eine Aussage: Der Rest, also Zufall beim Ausprobieren oder was Bots nicht einschätzen können, ist daneben zu groß.
analysis-scale = Was eine Entscheidung unsere Bots im Schnitt kostet: { $bots }.
analysis-no-scale = Zum Vergleich ist kein Bot genannt: Was Entscheidungen die Bots kosten, wurde nur an Tischen für zwei nach den üblichen Regeln gemessen, und nicht für jedes Spiel.
analysis-scale-bot = { $bot } { $mean }
analysis-no-rest = Es bleibt kein Rest: Glück und Fehler erklären alles.
analysis-rest-of = Der Rest ist, was sich nicht zuordnen lässt: { $parts }.
analysis-left-deck = Karten, die weg sind und in späteren Zügen nicht wiederkommen
analysis-left-judgement = eine Schätzung, die nie ganz stimmt
analysis-left-tempo = wie schnell Hände waren, was kein Zug verrät
analysis-left-sampling = Zufall beim Ausprobieren, und Spieler, die es besser machen als der Bot, der weitergespielt hat
analysis-left-hidden = was man am eigenen Platz nicht sehen konnte
analysis-exact = Die Chancen sind exakt: Dieses Spiel ist gelöst, und sie gelten für zwei, die so gut wie möglich weiterspielen.
analysis-exact-but = Die Chancen gelten für zwei, die so gut wie möglich weiterspielen: Dieses Spiel ist gelöst, bis auf das, woraus der Rest besteht.
analysis-judged = Die Chancen sind geschätzt: Dieses Spiel ist nicht gelöst, und was eine Stellung wert ist, wird berechnet, ohne sie zu Ende zu spielen.
analysis-tried = Die Chancen sind ausprobiert: Der Bot { $bot } hat für alle weitergespielt, { $tries } Mal aus jeder Stellung, mit denselben Würfeln nach jedem der verglichenen Züge. Ein Zug gilt nur dann als Fehler, wenn ein anderer über den Zufall hinaus besser war.
analysis-tried-judged = Die Chancen sind geschätzt, wo das geht, etwa zwischen zwei Zügen. Sonst sind sie ausprobiert: Der Bot { $bot } hat bis dahin für alle weitergespielt, { $tries } Mal aus jeder Stellung, mit denselben Würfeln nach jedem der verglichenen Züge. Ein Zug gilt nur dann als Fehler, wenn ein anderer über den Zufall hinaus besser war.
analysis-off = Eine Chance kann um { $off } danebenliegen.

report-title = { $game }: Was die Zahlen sagen
report-under = { $players } Spieler, { $agreed ->
    [none] die üblichen Regeln
   *[other] { $agreed }
  }. Gespielt von Bots: { $games } Partien für jede Zahl, und { $sample } Zug für Zug angesehen.
report-both = { $game } nach zweierlei Regeln, gespielt von Bots: { $games } Partien für jede Zahl, und { $sample } Zug für Zug angesehen.
report-usual = übliche Regeln
report-minute = In einer Minute
report-compared = Im Vergleich
report-compared-means = Fett ist, was sich stärker unterscheidet, als der Zufall erklärt. ± ist der Spielraum, in dem 95 von 100 solcher Berichte bleiben.
report-length = Wie lange es dauert
report-seats = Wer wo sitzt
report-skill = Glück und Können
report-lead = Wer vorn liegt
report-pieces = Was ins Spiel kommt
report-decisions = Was es zu entscheiden gibt
report-rules = Was Hausregeln bewirken
report-ends = Wie es endet, und Sackgassen
report-how = Wie das ermittelt wurde

report-moves = Eine Partie hat { $moves } Spielzüge: eine von zehn höchstens { $short }, die Hälfte bis zu { $half }, eine von zehn { $long } oder mehr.
report-turns = Jeder der { $players } Spieler ist etwa { $turns } Mal am Zug.
report-seconds = Auf der Uhr dauert sie { $seconds } Sekunden.
report-spread = { $kind ->
    [even] Die Partien sind alle etwa gleich lang.
    [wide] Manche Partien dauern mehr als doppelt so lang wie andere: Plant das ein.
   *[some] Die langen dauern bis zu doppelt so lang wie die kurzen.
  }
report-seat-uneven = Unter gleich Starken gewinnt Platz { $seat } in { $share } der Partien; gleichmäßig verteilt wären es { $even }.
report-seat-even = Unter gleich Starken gewinnt jeder Platz etwa seinen Anteil von { $even }: Nach { $games } Partien ist keiner über den Zufall hinaus besser.
report-seat-bots = { $bot } { $share }
report-seat-by-skill = So oft gewinnt, wer beginnt, je nachdem, welche Bots spielen: { $bots }.
report-seat-rules = Nach den Regeln ist es gleich, wer beginnt.
report-luck = Der Bot { $better } gewinnt an einem Tisch mit { $others ->
    [one] { $other }
   *[other] { $others } Bots { $other }
  } in { $share } der Partien; sein Anteil wäre { $even }. Also entscheidet in { $decided } der Partien das Können und in den übrigen { $luck } das Glück.
report-luck-none = Der Bot { $better } gewinnt neben { $other } nicht mehr als seinen Anteil von { $even }, soweit sich das sagen lässt: Das Glück entscheidet.
report-luck-only = Nur ein einziger Bot antwortet sofort: Was Können wert ist, lässt sich nicht sagen.
report-luck-means = Vom Können entschieden ist der Anteil der Partien, den der bessere Bot glatt gewinnen müsste, wenn alle übrigen ausgingen wie unter gleich Starken: (n × Siegquote − 1) / (n − 1) bei n Spielern. Er gilt für diese beiden: Je weiter sie auseinanderliegen, desto weniger bleibt dem Glück.
report-luck-ladder = Anteil des Glücks neben anderen: { $bots }.
report-luck-beside = neben { $other } { $luck }
report-changes = Die Führung wechselt pro Partie { $changes } Mal von einem Platz zum anderen.
report-half = Wer zur Halbzeit führt, gewinnt { $share } der Partien; in { $comebacks } aller Partien gewinnt, wer da zurücklag.
report-early = { $tenth ->
    [never] Selbst nach neun Zehnteln gewinnt, wer führt, weniger als vier von fünf Partien: Es bleibt bis zum Ende offen.
   *[other] Ab { $tenth } einer Partie gewinnt, wer führt, vier von fünf Partien.
  }
report-level = Während { $share } einer Partie führt niemand allein.
report-no-lead = Was an den Plätzen für alle zu sehen ist, verrät nicht, wer vorn liegt; darum steht hier nichts über Führung und Aufholjagden.
report-of = { $happening } ({ $field })
report-piece = { $label }: am häufigsten { $most }, { $often } Mal pro Partie, am seltensten { $least }, { $seldom } Mal.
report-piece-even = { $label }: alle etwa gleich oft, { $often } Mal pro Partie.
report-happenings = Am häufigsten in einer Partie: { $kinds }.
report-often = { $label } { $times } Mal
report-rare = In weniger als einer von zehn Partien: { $kinds }.
report-decides = Alle machen pro Partie je { $moves } Spielzüge. { $real } davon lassen eine Wahl, im Schnitt unter { $choices }.
report-no-choice = Alle machen pro Partie je { $moves } Spielzüge, und kaum einer lässt eine Wahl.
report-menu = Nur ein Teil der erlaubten Züge ist aufgelistet, die Auswahl ist also größer.
report-disputed = Bei { $share } der Entscheidungen würden { $bots } nicht dasselbe tun: Hier zeigt sich Können.
report-agreed = Bei { $share } der Entscheidungen würden { $bots } nicht dasselbe tun: Die meisten sind klar.
report-costly = Bei { $share } der Entscheidungen kostet der schlechteste Zug ein Hundertstel eines Siegs oder mehr.
report-rule = { $option } = { $value }: { $otherwise } der Partien gewinnt jemand anders, und die Partien sind { $times } Mal so lang.
report-option = { $option }: { $says }
report-bot = { $bot }: { $says }
report-rule-idle = { $option } = { $value }: Keine Partie von { $bot } verlief anders.
report-rules-mean = Jede Hausregel für sich, mit denselben Würfeln wie ohne sie: wie viele Partien jemand anders gewinnt.
report-no-rules = Es gibt keine Hausregeln zum Ausprobieren.
report-ending = So enden Partien: { $ways }.
report-way = { $label } { $share }
report-looked = Gesucht wurde nach Folgendem: Partien, die an die Grenze von { $longest } Schritten kommen; Partien, die alle gleich lang sind; Ereignisse, die nie eintreten; Hausregeln, die nichts ändern.
report-endless = Partien von { $bots } endeten nicht innerhalb von { $longest } Schritten.
report-fixed = Alle Partien von { $bots } haben genau gleich viele Schritte: Etwas anderes als das Spielen beendet sie.
report-never = In { $games } Partien von { $bot } nie gesehen: { $kinds }. Manches davon gehört vielleicht zu Hausregeln, die nicht gelten.
report-idle = Diese Hausregeln änderten in Partien von { $bot } nichts, bei keinem der probierten Werte: { $options }.
report-no-dead-ends = Nichts davon wurde gefunden.
report-found-how = Gespielt haben die Bots { $bots }, der schwächste zuerst genannt. Der letzte davon sitzt auf allen Plätzen, wo nichts anderes steht. Partie Nummer n eines Seeds ist überall dieselbe, also sind auch diese Zahlen dieselben, wo immer sie entstehen.
report-again = Erstellt mit: { $command }
report-for = { $name }: { $sentence }

report-axis-moves = Spielzüge pro Partie
report-axis-games = Partien
report-axis-seat = Platz
report-axis-wins = gewonnene Partien
report-axis-decided = vom Können entschieden
report-axis-course = wie weit die Partie ist
report-axis-leader = wer führt, gewinnt
report-axis-changes = Führungswechsel pro Partie
report-axis-choices = Züge zur Auswahl
report-axis-share = von allen Zügen
report-axis-times = Mal pro Partie
report-axis-otherwise = von allen Partien
report-row-moves = Spielzüge pro Partie
report-row-turns = Mal am Zug, je Spieler
report-row-first = gewonnen von dem Platz, der beginnt
report-row-decided = vom Können entschieden: { $better } neben { $other }
report-row-changes = Führungswechsel
report-row-comebacks = Aufholjagden ab Halbzeit
report-row-half = wer zur Halbzeit führt, gewinnt
report-row-choices = Züge zur Auswahl
report-row-real = Züge, die eine Wahl lassen
report-row-own = Spielzüge, je Spieler
