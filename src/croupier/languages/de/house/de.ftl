# Wer was wann darf
error-no-such-seat = dieser Tisch hat die Plätze 1 bis { $seats }
error-seat-taken = dieser Platz ist besetzt
error-key-luck = gerade zeigen alle ihr Glückswort: Öffne den Link gleich noch einmal
error-key-holds-nothing = dieser Link hält keinen Platz: Er gilt einmal, und nur bis der Platz aufgegeben wird; hol dir dort einen neuen, wo du zuletzt gespielt hast
error-seat-not-yours = Platz { $seat } gehört dir nicht
error-host-only = einen Platz räumen oder einem Bot geben darf nur, wer den Tisch eröffnet hat
error-players-only = um eine Revanche bitten darf nur, wer mitgespielt hat
error-others-roll = { $count ->
    [one] Platz { $seats } würfelt
   *[other] einer der Plätze { $seats } würfelt
  }
error-bot-plays = auf diesem Platz spielt ein Bot; hol ihn dir erst zurück
error-nobody-to-replace = auf diesem Platz muss niemand ersetzt werden
error-seat-held = dieser Platz ist besetzt; vor der Partie kann er geräumt werden
error-not-away = ein Bot kann nur für jemanden spielen, der seit { $seconds } Sekunden weg ist
error-nobody-to-move = räumen lässt sich nur ein besetzter Platz, und nur vor der Partie
error-no-stand-in = auf diesem Platz springt kein Bot ein
error-not-begun = die Partie hat noch nicht begonnen
error-game-over = die Partie ist vorbei
error-cleared = es kam niemand mehr, da hat der Croupier diesen Tisch abgeräumt
error-game-not-over = die Partie ist nicht vorbei
error-source-not-over = die Partie, von der aus diese weitergespielt wurde, ist nicht vorbei
error-stale = am Tisch ging es inzwischen weiter; schau noch einmal hin, bevor du wählst
error-no-trying = in Echtzeit lässt sich nichts ausprobieren: Mach den Zug
error-counting = noch nicht: Es wird noch heruntergezählt
error-house-rolls = an diesem Tisch würfelt der Croupier
error-no-dice-due = gerade sind keine Würfel dran
error-nothing-typed = es gibt kein eingetipptes Ergebnis zum Zurücknehmen
error-no-coach = an diesem Tisch gibt es keinen Coach
error-coach-realtime = in Echtzeit gibt es keinen Coach: Hände sind zu schnell für Ratschläge
error-coach-turn = Platz { $seat } ist nicht am Zug: Der Coach wartet, bis es so weit ist
error-coach-thinking = der Coach denkt noch über deine letzte Frage nach
error-coach-weighing = dein Aufpasser denkt noch über den Zug nach, den du zuvor geschickt hast
error-coach-busy = gerade fragen zu viele den Coach; versuch es gleich noch einmal
error-coach-lost = der Coach weiß zu dieser Stellung nichts
error-analysis-long = diese Partie hat { $entries } Einträge, und mehr als { $most } werden nicht analysiert
error-analysis-lost = die Analyse dieser Partie ist zweimal gescheitert; sie wird nicht noch einmal versucht
error-analysis-failed = die Analyse dieser Partie ist gerade nicht gelungen; versuch es gleich noch einmal
error-many-analyses = { $most ->
    [one] eine Partie wartet
   *[other] { $most } Partien warten
  } auf die Analyse; versuch es in ein paar Minuten noch einmal
error-your-analyses = { $most ->
    [one] von deiner Adresse wartet schon eine Partie auf die Analyse
   *[other] von deiner Adresse warten schon { $most } Partien auf die Analyse
  }; versuch es noch einmal, wenn eine fertig ist
error-branch-early = die Partie hat nicht begonnen: Es gibt nichts, ab dem man weiterspielen könnte
error-handed-often = ein Platz kann höchstens { $most } Mal weitergegeben werden
error-key-form = ein Schlüssel wird durch sein SHA-256 in 64 Hexadezimalziffern angegeben und gehört zu nur einem Platz
error-holder-here = wer diesen Platz hält, ist da oder erst seit weniger als { $seconds } Sekunden weg
error-branch-realtime = Hände lassen sich nicht anhalten und von da an fortsetzen: Eröffne einen neuen Tisch
error-secrets = diese Partie hat Geheimnisse: Ihr Protokoll lässt sich lesen, wenn sie vorbei ist

# Was gesagt wurde
error-hello-first = sag erst Hallo (hello)
error-hello-again = Hallo (hello) wurde schon gesagt
error-silent = zu lange wurde nichts gesagt
error-unreadable = diese Nachricht ist nicht zu lesen: { $reason }
error-lacks = diese Nachricht ist nicht zu lesen: { $what } fehlt
error-chat-full = an diesem Tisch stehen schon { $most } Nachrichten: Mehr fasst er nicht
error-nothing-said = in dieser Nachricht steht nichts
error-seen-ahead = so weit hat noch niemand gesehen
error-json-only = schick es als JSON, mit dem Inhaltstyp application/json
error-data-or-words = schick es entweder als Daten oder in Worten
error-no-such-move = in { $game } gibt es diesen Zug nicht: { $reason }
error-luck = ein Glückswort hat 1 bis 64 Buchstaben, Ziffern, - oder _
error-promise-form = ein Siegel ist das SHA-256 des Glücksworts in 64 Hexadezimalziffern
error-luck-promised = alle haben ihr Glückswort versiegelt: Es lässt sich nicht mehr ändern
error-luck-spent = dieses Glückswort wurde an diesem Tisch schon gezeigt: Versiegle ein neues
error-luck-not-yet = gezeigt wird ein Glückswort erst, wenn alle ihres versiegelt haben
error-luck-other = das ist nicht das versiegelte Glückswort
error-move-length = ein Zug hat höchstens { $most } Zeichen
error-too-long = { $what ->
    [name] ein Name
   *[message] eine Nachricht
  } darf { $most } Zeichen haben, nicht { $letters }
error-name-invisible = diesen Namen kann niemand sehen; wähle einen anderen
error-name-taken = an diesem Tisch heißt schon jemand { $name }; wähle einen anderen Namen
error-no-such-edition = eine Ausgabe „{ $name }“ gibt es nicht; es gibt: { $known }
error-clock-bounds = eine Uhr hat { $least } bis { $most } Sekunden

# Was nicht da ist
error-no-table = einen Tisch „{ $table }“ gibt es nicht; beendete Tische bleiben nicht ewig stehen
error-no-http = das ist weder HTTP noch der Handshake eines Websockets
error-no-page = unter dieser Adresse gibt es nichts
error-old-table = Tisch { $table } wurde nach anderen Regeln gespielt, als dieser Server jetzt hat; er bleibt, wie er ist
error-figures-only-inside = Zahlen sind nur für die, die diesen Server betreiben
error-strange-page = diese Seite gehört nicht zum Server

# Was zu viel ist oder gerade nicht geht
error-many-from-address = zu viele { $what ->
    [tables] neue Tische
   *[requests] Anfragen
  } von deiner Adresse; versuch es später noch einmal
error-many-offers = { $most ->
    [one] ein Tisch
   *[other] { $most } Tische
  } von deiner Adresse { $most ->
    [one] wartet
   *[other] warten
  } schon auf Mitspieler; setz dich an einen, oder eröffne einen, der nicht öffentlich ist
error-many-connections = zu viele Verbindungen von deiner Adresse
error-many-messages = zu viele Nachrichten; lass dir Zeit
error-cannot-write = der Server kann nicht in seine Datenbank schreiben; nichts wurde geändert
error-cannot-read = der Server kann seine Datenbank nicht lesen; versuch es gleich noch einmal
error-in-doubt = der Server weiß nicht, ob das geschrieben wurde: Seine Datenbank antwortet nicht; sieh am Tisch nach, bevor du es noch einmal versuchst
error-table-waits = dieser Tisch wartet auf die Datenbank des Servers; nichts wurde geändert
error-fault = im Server ging etwas schief; es ist notiert

# Die Würfel eines Protokolls prüfen
error-no-fair-dice = diese Partie wurde nicht mit fairen Würfeln gespielt: Ihr Protokoll hat keine dice-Zeile
error-key-not-shown = der Croupier hat seinen Schlüssel nicht gezeigt: Die Partie ist nicht vorbei, oder sie hat nie begonnen
error-no-roll-checked = kein Wurf dieses Protokolls wurde geprüft: Nach eigener Angabe gehören alle zu den ersten { $given } Zügen, die aus einer anderen Partie stammen
error-other-key = die Würfel sind NICHT fair: Der gezeigte Schlüssel ist nicht der, auf den sich der Croupier festgelegt hat
error-other-commitment = die Würfel sind NICHT fair: Das ist nicht die Festlegung, die vor der Partie veröffentlicht war
error-other-luck = die Würfel sind NICHT fair: Platz { $seat } hatte ein anderes Glückswort
error-luck-twice = die Würfel sind NICHT fair: Ein Platz hat zwei Glückswörter
error-luck-of-bot = die Würfel sind NICHT fair: Auf Platz { $seat } sitzt ein Bot, und Bots haben kein Glückswort
error-luck-missing = die Würfel sind NICHT fair: Das Glückswort von Platz { $seat } fehlt
error-luck-of-nobody = die Würfel sind NICHT fair: Es gibt ein Glückswort, das kein Platz haben kann
error-other-roll = die Würfel sind NICHT fair: Zug { $number } ({ $seat }) hätte { $words } sein müssen

# Einen Server betreiben
error-settings = Einstellungen { $file }: { $reason }
error-port = Port { $port } auf { $host } lässt sich nicht nutzen: { $reason }; wähle einen anderen mit --port
error-workers = die Zahl der Worker muss von 1 bis { $most } sein, nicht { $workers }
error-workers-sqlite = mehrere Worker brauchen PostgreSQL; nenne eines mit --database postgresql://HOST/NAME
error-database-url = „{ $url }“ ist keine Datenbank-URL; schreib sqlite:///FILE oder postgresql://HOST/NAME
error-database-kind = der Server hält seine Tische in sqlite oder postgresql, nicht in { $kind }
error-database-engine = die Datenbank { $url }: { $reason }
error-database-newer = die Datenbank hat eine neuere Version als dieses Programm, das { $head } kennt: { $reason }
error-database-away = die Datenbank { $url } lässt sich nicht nutzen: { $reason }
error-no-database = eine Datenbank { $file } gibt es nicht
error-database-held = ein anderer Server hat { $file } offen; mehrere Prozesse brauchen PostgreSQL
error-copy = die Kopie ist nicht gelungen: { $reason }

# Was ein Messenger von einem Link zu einem Tisch zeigt
invitation = Einladung von { $name }: { $game }
invitation-of-nobody = Ein Tisch für { $game }

# Was eine Seite sagt, bevor etwas zu sehen ist
page-about = Würfelspiele im Browser: gegen Bots, an einem Bildschirm oder mit Freunden.
page-needs-script = Croupier braucht JavaScript, um seine Tische zu zeigen.
