nobody = niemand
nothing = nichts

bot-random = Macht irgendeinen Zug, jeden gleich wahrscheinlich.

event-began = { $seat } beginnt.
event-over = { $winners-count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
  }

error-unknown-game = ein Spiel „{ $name }“ gibt es nicht; es gibt: { $known }
error-unknown-bot = einen Bot „{ $name }“ gibt es nicht; es gibt: { $known }
error-unknown-option = eine Option „{ $name }“ gibt es nicht; es gibt: { $known }
error-unknown-edition = eine Ausgabe „{ $name }“ gibt es nicht; es gibt: { $known }, oder einen Pfad zu einer .toml-Datei
error-unknown-clause = eine Regel „{ $name }“ gibt es nicht; es gibt: { $known }

error-players-bounds = { $game } ist für { $least } bis { $most } Spieler, nicht für { $players }
error-too-many-positions = es gibt mehr als { $most } Stellungen: zu viele zum Lösen
error-endless = es gibt Stellungen, aus denen es nie endet: Das lässt sich nicht lösen
error-cannot-solve = lösen lässt sich nur ein Spiel zu zweit ohne Geheimnisse und Echtzeit, und { $game } ist keines
error-no-such-beginner = Platz { $seat } kann nicht beginnen: Es gibt { $players } Spieler
error-option-bounds = Option { $option } kann nicht „{ $value }“ sein; möglich ist: { $least } bis { $most }
error-option-words = Option { $option } kann nicht „{ $value }“ sein; möglich ist: { $known }
error-struct-kind = hier wird { $wanted } erwartet, nicht { $found }
error-struct-value = { $kind } kann so nicht sein: { $reason }
error-no-code = ein Zug ist eine ganze Zahl von einem Platz, nicht { $move }
error-position-number = { $field } ist eine Zahl, nicht „{ $text }“
error-position-list = { $field } hat { $count } Zahlen, nicht „{ $text }“
error-position-bounds = { $field } kann nicht { $number } sein; möglich ist: { $least } bis { $most }
error-position-players-other = diese Stellung ist für { $found } Spieler, nicht für { $players }
error-position-stuck = aus dieser Stellung kommt niemand weiter
error-position-unlike = keine Stellung von { $game } hat diese Bytes
error-position-bytes = eine Stellung von { $game } hat { $bytes } Bytes, nicht { $found }
error-no-game = das ist weder ein Spiel noch ein Aufbau, sondern { $found }
error-setup-game = ein Aufbau gehört zu einem Spiel, wie croupier.game("pig") es gibt, nicht zu { $found }
error-no-number = { $number } ist keine ganze Zahl
error-no-options = Optionen nennt man mit Namen, wie in options={"{"}"target": 50{"}"}, nicht als { $found }
error-no-setup = das ist kein Aufbau: game.setup(players) macht einen, nicht { $found }
error-no-start = start muss eine Stellung sein, nicht { $found }; Position.from_text(game, line) macht eine
error-no-line = eine Stellung wird aus einer Textzeile gelesen, nicht aus { $found }
error-bots-list = Bots sind eine Liste, einer für jeden Platz, nicht { $found }
error-agreed-before = { $what } lässt sich nicht neben einem Aufbau oder einer Stellung angeben, die das schon festlegen
error-no-such-game = eine Partie { $number } gibt es hier nicht: Gezählt wird von 0 bis { $most }
error-batch-busy = ein anderer Thread benutzt diesen Batch: Gib jedem Thread einen eigenen
error-no-reset = es gibt keine Partie zum Fortsetzen: reset() beginnt eine
error-start-other = die Anfangsstellung ist von { $game } und hat einen anderen Aufbau
error-start-over = die Anfangsstellung ist das Ende einer Partie
error-not-in-turn = Platz { $seat } darf jetzt nicht handeln
error-number-bounds = { $number } muss eine ganze Zahl von { $least } bis { $most } sein
error-actions-shape = actions müssen { $envs } ganze Zahlen sein, eine für jede Partie, nicht { $shape }
error-action-shape = eine Aktion ist eine ganze Zahl, nicht { $found }
error-no-action-in = Aktion { $action } ist in Partie { $env } nicht möglich, wo Platz { $seat } wählt
error-actions-too-many = Partie { $number } endet nach { $needed } Aktionen
error-nobody-chooses = auf jedem Platz sitzt ein Bot: Niemand bleibt zum Wählen
error-no-action-for = keine Aktion macht hier den Zug { $move }
error-no-such-action = Platz { $seat } hat jetzt keine Aktion { $action }
error-not-over = die Partie ist nicht vorbei: Noch hat niemand gewonnen
error-bad-rng = das sind keine Würfel: Nimm new_rng(seed)
error-below-bounds = eine Zahl lässt sich unter 1 bis { $most } ziehen, nicht unter { $count }
error-bad-edition = Ausgabe { $edition }: { $reason }
error-bots-for-players = { $bots } Bots für { $players } Spieler
error-no-polars = Zeilen von Partien bewahrt polars auf: pip install 'croupier[data]'
error-keep-where = Partien kommen in eine Datei oder an eine Funktion, nicht an { $found }
error-keep-suffix = { $file } muss so enden: { $known }
error-not-kept = { $file } lässt sich nicht schreiben: { $why }
error-system = { $what ->
    [ENOENT] diese Datei oder diesen Ordner gibt es nicht
    [EISDIR] das ist ein Ordner
    [ENOTDIR] ein Teil des Pfades ist kein Ordner
    [EACCES] das ist nicht erlaubt
    [EPERM] das ist nicht erlaubt
    [EROFS] dort lässt sich nur lesen
    [ENOSPC] es ist kein Platz mehr
    [EEXIST] das gibt es dort schon
    [EADDRINUSE] das ist schon belegt
    [EADDRNOTAVAIL] diese Adresse hat dieser Rechner nicht
    [ECONNREFUSED] dort antwortet niemand
   *[other] { $words }
  }
error-no-function = { $file } hat keine Funktion { $name }
error-no-python = { $file }: diese Datei gibt es nicht
error-bad-file = { $file }, Zeile { $line }: { $why }
error-no-row = das ist keine Zeile einer simulierten Partie: { $why }
error-row-lacks = das ist keine Zeile einer simulierten Partie: { $column } fehlt
error-row-start = diese Partie begann mit einer Stellung, und ein Protokoll beginnt am Anfang
error-row-bot = der Bot { $bot } ist nicht wiederzufinden: Übergib ihn mit own={"{"}"{ $bot }": …{"}"}
error-row-bot-other = der Bot { $bot } hat sich seit dieser Partie geändert
error-row-other = noch einmal gespielt, geht diese Partie anders aus: Ihre Regeln oder Bots haben sich seither geändert
error-seating-bounds = die Nummer der Sitzordnung muss von 0 bis { $most } sein, nicht { $seating }
error-no-distributed = viele Rechner brauchen Dask: pip install 'croupier[cluster]'
error-no-client = client muss ein distributed.Client sein, der nicht asynchron ist, nicht { $found }
error-cluster-workers = ein Cluster hat eigene Worker: Lass die Anzahl weg
error-worker-cannot = { $worker } kann nicht spielen: { $why }
error-workers-died = die Worker, die die Partien ab Nummer { $number } spielten, sind gestorben ({ $died } nacheinander); das Log des letzten, { $worker }, sagt vielleicht, warum
error-worker-differs = { $worker } würde nicht dieselben Partien spielen; hier und dort: { $what }
error-bots-stay = { $bots } lassen sich nicht an die Worker schicken: { $why }
error-games-bounds = die Zahl der Partien muss von 1 bis { $most } sein, nicht { $games }
error-first-game-bounds = die Nummer der ersten Partie muss von 0 bis { $most } sein, nicht { $number }
error-results-differ = nur Ergebnisse gleicher Art lassen sich zusammenzählen; diese unterscheiden sich in: { $what }
error-results-overlap = diese Ergebnisse haben Partien gemeinsam: Seed { $seed }, Partie { $number }
error-workers-bounds = die Zahl der Worker muss von 1 bis { $most } sein, nicht { $workers }
error-too-many-outcomes = { $game } hat zu viele Ergebnisse, um sie innerhalb von { $depth } Zügen aufzuzählen
error-unknown-device = ein Gerät „{ $name }“ gibt es nicht; es gibt: { $known }
error-device-alone = eine GPU bewahrt keine Zeile für jede Partie auf und spielt auf keinem Cluster
error-no-gpu-extra = Partien auf einer GPU brauchen das Paket numba-cuda; installiere es mit: pip install "croupier[gpu]"
error-no-gpu = es gibt keine GPU zum Spielen: { $why }
error-device-searches = { $bot } sucht vor jedem Zug, und das geht auf einer GPU nicht; mit device="cpu" geht es
error-seed-bounds = der Seed muss von 0 bis { $most } sein, nicht { $seed }

error-begins-first = zuerst wird ausgelost, wer beginnt: Platz 1 bis { $players }
error-begins-words = „{ $text }“ sagt nicht, wer beginnt; schreib seat 1 begins, bis seat { $players }
error-begins-once = wer beginnt, wird nur einmal ausgelost, vor allem anderen
error-not-dice = „{ $text }“ sind keine Würfel; nenne die Zahlen von höchstens { $most } Würfeln, etwa 1 5 5

error-record-none = das ist kein Protokoll einer Partie: Es beginnt nicht mit „{ $magic }“
error-record-version = dieses Protokoll hat Version „{ $version }“; dieses Programm liest bis Version { $newest }
error-record-cut-off = das Protokoll ist abgeschnitten: Seine letzte Zeile ist keine Schlusszeile
error-record-line = das Protokoll ist beschädigt: „{ $line }“ gehört nicht dorthin
error-record-name = das Protokoll ist beschädigt: Der Name auf Platz { $seat } hat { $letters } Zeichen, und höchstens { $most } gehören dorthin
error-record-lines-missing = das Protokoll ist beschädigt: Es braucht ein Spiel, eine Ausgabe und Plätze
error-record-given = das Protokoll ist beschädigt: Es hat { $moves } Züge und sagt, dass { $given } übernommen sind
error-record-end = das Protokoll ist beschädigt: Sein Inhalt passt nicht zur Schlusszeile
error-record-game = das Protokoll passt nicht zu { $game }: { $reason }
error-record-seat = Zug { $number } ist von Platz { $seat }, und es gibt { $players }
error-record-move = Zug { $number } ({ $seat } { $words }) lässt sich nicht nachspielen: { $reason }
error-record-position = nach Zug { $number } ist die Stellung „{ $position }“
error-record-result = das Ergebnis im Protokoll ist { $said ->
    [open] offen
   *[other] { $said }
  }, seine Züge ergeben { $given ->
    [open] offen
   *[other] { $given }
  }
