compiling = Die Regeln von { $title } werden kompiliert, nur dieses eine Mal; das kann eine Minute dauern ...
compiling-own = Dein Bot wird mit den Regeln von { $title } kompiliert ...
cache = Kompilierte Regeln liegen in { $folder }: { $size }. Was einen Monat lang niemand benutzt hat, verschwindet von selbst.
cache-cleared = { $size } kompilierte Regeln aus { $folder } entfernt.

player = Spieler { $seat }

games-game = Spiel
games-line = worum es geht
games-players = Spieler
games-minutes = Minuten
games-bots = Bots
games-more = croupier games GAME · croupier play GAME · croupier rules GAME
seats = { $least }–{ $most }

box-players = Spieler
box-seats = { $seats }, etwa { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
  }
box-bot = Bot
box-levels = Stärken
box-edition = Ausgabe
box-assumed = { $edition }; angenommen: { $fields }
option-name = Option
option-default = üblich
option-allowed = möglich
option-says = was sie sagt
option-source = woher sie kommt
option-bounds = { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) }

mark-rulebook = Anleitung
mark-found = gefunden
mark-inferred = abgeleitet
mark-ours = von uns
source-rulebook = steht in der Anleitung
source-found = aus Besprechungen oder allgemein bekannt
source-inferred = folgt aus den Beispielen der Anleitung
source-ours = von uns festgelegt
source-partly = { $source }, zum Teil { $other }

solving-begun = Was geschehen kann, wird aufgelistet ...
solving = Durchlauf { $sweeps }, { $seconds } s: größte Änderung { $moved }; wie lange es dauert, wird sich zeigen
solving-minutes = Durchlauf { $sweeps }, { $seconds } s: größte Änderung { $moved }; noch etwa { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }
solving-seconds = Durchlauf { $sweeps }, { $seconds } s: größte Änderung { $moved }; noch etwa { $left ->
    [one] eine Sekunde
   *[other] { $left } Sekunden
  }
solved-nothing = Abgebrochen: Nichts ist gelöst.
solved-first = { $game } zu zweit: Wer beginnt, gewinnt { $chance } der Partien, wenn beide so gut wie möglich spielen (± { $error })
solved-rolls = { $game } allein: Es braucht im Schnitt { $rolls } Würfe, wenn du so gut wie möglich spielst (± { $error })
solved-bot = { $bot } braucht { $rolls } Würfe, { NUMBER($more, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } mehr
solved-chart = { $chart }:
solved-how = { $positions ->
    [one] Eine Stellung
   *[other] { $positions } Stellungen
  }, { $sweeps ->
    [one] ein Durchlauf
   *[other] { $sweeps } Durchläufe
  }, { $seconds } s, { $memory } MB
error-no-language = in der Sprache { $language } ist hier nichts geschrieben; es gibt: { $known }
error-not-solved = { $game } lässt sich nicht lösen; es gibt: { $known }
error-not-trained = { $game } hat keinen Bot, der lernt; es gibt: { $known }
error-nothing-to-train = es sollen keine Partien gespielt werden: So lässt sich nichts lernen
trained = Gelernt aus { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  }; das Gelernte steht in { $file }
trained-against = Gegen { $rival } waren es danach { $share } der Siege aus { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  }
trained-part = Abgebrochen: In { $file } steht, was bisher gelernt ist, und derselbe Befehl macht damit weiter
trained-nothing = Abgebrochen, bevor etwas gelernt war
error-no-memory = der Speicher reicht nicht, um { $game } so zu lösen
error-not-told = was herauskam, lässt sich nicht schreiben: { $why }
error-page-over-record = { $file } ist das Protokoll selbst: Nenne eine andere Datei für die Seite
error-no-values = --vary braucht KEY=VALUE,VALUE, nicht „{ $word }“
error-vary-again = --vary nennt { $name } zweimal: Gib alle Werte auf einmal an
error-what-varies = was soll variieren? Gib --vary KEY=VALUE,VALUE an, mit einer Option des Spiels, players oder edition
error-not-written = { $file } lässt sich nicht schreiben: { $why }
simulated-seat = Platz
simulated-bot = Bot
simulated-wins = Siege
simulated-share = Siegquote
simulated-steps = { $steps } Schritte pro Partie
simulated-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  }{ $shared ->
    [0] { "" }
   *[other] , { $shared } geteilt
  }, { $steps } Schritte in { $seconds } s: { $speed } Millionen Schritte pro Sekunde
simulated-plain = { $bot } lief als gewöhnliches Python: { $why }
simulated-part = { $games ->
    [one] Abgebrochen: Das ergab die erste von { $asked } Partien.
   *[other] Abgebrochen: Das ergaben die ersten { $games } von { $asked } Partien.
  }
reported-nothing = Abgebrochen: Es gibt keinen Bericht.
reported-page = Der Bericht liegt in { $file }.
sweep-bot = Bot
sweep-share = Siegquote
sweep-apart = gegenüber der ersten
sweep-steps = Schritte pro Partie
sweep-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  } mit Seed { $seed }, jede Austeilung in jeder Sitzordnung, in jeder Zeile dieselben Würfel; { $seconds } s
tournament-rating = Wertung
tournament-table = Tisch
tournament-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  } in { $seconds } s: { $deals ->
    [one] 1 Austeilung
   *[other] { $deals } Austeilungen
  }{ $tables ->
    [one] { "" }
   *[other] { " " }an jedem von { $tables } Tischen
  }, in jeder Sitzordnung
tournament-rated = { $rated ->
    [0] Noch gibt es keine Wertung: Nicht jeder Tisch hatte eine Austeilung.
    [one] Die Wertungen sind von OpenSkill, nach der ersten Austeilung.
   *[other] Die Wertungen sind von OpenSkill, nach den ersten { $rated } Austeilungen.
  }
tournament-unrated = Es gibt keine Wertung: Darauf wurde nicht gewartet.
tournament-more = Entschieden: Die Siegquote von { $bot } ist { $share1 } oder mehr, nicht { $share0 } oder weniger.
tournament-less = Entschieden: Die Siegquote von { $bot } ist { $share0 } oder weniger, nicht { $share1 } oder mehr.
tournament-open = Nicht entschieden: Die Siegquote von { $bot } kann { $share0 } oder { $share1 } sein.
tournament-risk = Ist sie { $share0 } oder weniger, irrt sich ein solcher Test höchstens { $alpha } Mal in 100; ist sie { $share1 } oder mehr, höchstens { $beta } Mal.
tournament-evidence = Evidenz { $llr }; bei { $lower } ist für { $share0 } entschieden, bei { $upper } für { $share1 }.
tournament-five = Austeilungen, in denen { $bot } 0, ½, 1, 1½ und 2 Partien gewann: { $counts }
analysed-bot = Bot
analysed-share = Siegquote
analysed-luck = Glück
analysed-adjusted = ohne Glück
analysed-precision = Genauigkeit
analysed-error = Fehler pro Entscheidung
analysed-percent = { $share } %
analysed-exactly = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  }; Chancen sind berechnet, nicht ausprobiert
analysed-tried = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  }; Chancen sind ausprobiert, { $tries } Mal aus jeder Stellung
analysed-means = Ohne Glück schwankt eine Siegquote weniger. Die Genauigkeit sagt, wie sehr: Mit der Siegquote allein bräuchte es so viel Mal so viele Partien, um ebenso sicher zu sein. Ein Fehler ist, was ein besserer Zug gewonnen hätte, in Siegen. ± ist der Spielraum, in dem 95 von 100 solcher Läufe bleiben.
analysed-page = Seite: { $file }
analysed-part = { $done ->
    [one] Abgebrochen: Das ist die Analyse des ersten von { $all } Zügen.
   *[other] Abgebrochen: Das ist die Analyse der ersten { $done } von { $all } Zügen.
  }
analysed-no-points = Abgebrochen: Die Analyse ist vollständig, nur was teure Entscheidungen in Punkten wert waren, fehlt.
analysed-nothing = Abgebrochen: Nichts ist analysiert.
simulated-nothing = Abgebrochen, bevor die erste Partie vorbei war.

ready = Drücke Enter, wenn du so weit bist.
against = Du spielst gegen { $bots }.
dropped = „{ $words }“ kam, bevor diese Würfel fielen, und wird verworfen.
heading-help = { $agreed }; ? zeigt Hilfe
help = Eine Nummer oder die Wörter eines Zugs spielen ihn. Außerdem:
help-all = alle Züge, wo die Liste gekürzt ist
help-table = der Tisch noch einmal
help-rules = die Regeln
help-clause = eine Regel
help-save = eine Kopie aufheben
help-quit = hier aufhören; die Partie bleibt erhalten
now = jetzt: { $moves }
slip = Trotzdem? (j/N)
slip-yes = j
menu-more = { $more ->
    [one] Noch ein Zug: Schreib ihn in Worten, oder all, um ihn zu sehen.
   *[other] Noch { $more } Züge: Schreib einen in Worten, oder all, um sie zu sehen.
  }
menu-clash = Eine Zahl allein ist eine Zeile der Liste: { $number } spielt „{ $words }“. Für „{ $other }“ schreib diese Wörter.
hand-over = Drücke erst Enter, dann gib den Bildschirm weiter an { $name }.
look = { $name }, drücke Enter, wenn sonst niemand hinsieht.
kept = Die Partie bleibt erhalten. Weiter geht es mit:
saved = gespeichert: { $file }
record = Protokoll: { $file }
assumed = angenommen, nicht von einer Schachtel abgelesen: { $fields }
unfinished = Die Partie ist noch nicht vorbei.

same = Sie erzählen dieselbe Partie.
parting = { $what ->
    [game] Sie gehören zu verschiedenen Spielen: { $one } und { $other }.
    [edition] Sie gehören zu verschiedenen Ausgaben: { $one } und { $other }.
    [options] Sie unterscheiden sich in den Optionen: { $one } und { $other }.
    [players] Sie unterscheiden sich in den Spielern: { $one } und { $other }.
    [given] Sie unterscheiden sich in der Zahl der Züge aus einer anderen Partie: { $one } und { $other }.
    [begins] Sie unterscheiden sich darin, wer beginnt: { $one } und { $other }.
    [move] Bei Zug { $move } gehen sie auseinander: { $one } und { $other }.
   *[length] Nach Zug { $move } gehen sie auseinander: Das eine hat { $one } Züge, das andere { $other }.
  }
fair = { $rolls ->
    [0] In diesem Protokoll gibt es keine Würfel zu prüfen.
    [one] Die Würfel sind fair: Der einzige Wurf folgt aus der Festlegung und den Glückswörtern in diesem Protokoll.
   *[other] Die Würfel sind fair: Alle { $rolls } Würfe folgen aus der Festlegung und den Glückswörtern in diesem Protokoll.
  }
fair-unfinished = Das Protokoll hat kein Ergebnis: In ihm ist die Partie nicht vorbei.
fair-given = Die ersten { $given } Züge stammen aus einer anderen Partie, von der aus weitergespielt wurde: Ihre Würfel wurden nicht geprüft.
fair-rounds = { $rounds ->
    [0] Die Glückswörter wurden nicht versiegelt, bevor sie genannt wurden: So hat man früher gespielt.
   *[other] Die Glückswörter wurden { $rounds } Mal versiegelt, bevor alle gezeigt waren.
  }
fair-unanchored = Ob es die Festlegung von vor der Partie ist, wurde nicht geprüft: Nenne sie mit --commitment, und dein eigenes Glückswort mit --luck.

joined = Die Partie ist vorbei. Dein Platz war { $seat }; Punktestände: { $scores }; Anteile am Sieg: { $shares }.

copied = { $title } liegt in { $folder }, eine Kopie von { $like }. Weiter geht es mit:

open = Der Server läuft: { $url } (Strg+C beendet ihn)
backed-up = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
  } mit { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritten
  } { $tables ->
    [one] liegt
   *[other] liegen
  } in { $file }
pruned = Entfernt: { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
  } mit { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritten
  } und { $size }
would-prune = { $tables ->
    [one] Würde entfernt: 1 Tisch
   *[other] Würden entfernt: { $tables } Tische
  } mit { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritten
  } und { $size }

error-no-number = --games kann nicht „{ $word }“ sein: Es muss eine ganze Zahl sein
error-no-game-or-file = „{ $name }“ ist weder ein Protokoll in einer Datei noch ein Spiel; es gibt: { $known }
error-which-bots = welche Bots sollen spielen? Nenne mit --bots einige von: { $known }
error-of-games = { $words } gehört zu vielen Partien von Bots: Ein Protokoll hat eigene
error-of-records = { $words } gehört zu einem Protokoll, nicht zu vielen Partien von Bots
error-no-shares = --stop braucht zwei Siegquoten, wie in 0.5,0.52, nicht „{ $word }“
error-risk-alone = --alpha und --beta sagen, wie oft --stop irren darf: Gib auch --stop an
error-own-player = „{ $word }“ ist kein eigener Spieler: Schreib FILE.py:NAME
error-no-house = der Server ist nicht installiert ({ $package } fehlt): pip install 'croupier[house]'
error-thinking-live = in { $title } wartet niemand: Lass --thinking weg
error-saved-seats = eine gespeicherte Partie behält Plätze, Optionen und Ausgabe; lass sie bei --resume weg
error-commitment-form = „{ $words }“ ist keine Festlegung; sie hat 64 Hexadezimalziffern
error-luck-form = „{ $words }“ ist kein Platz mit Glückswort; schreib beides als 1:abc
error-which-game = welches Spiel? siehe `croupier games`
error-which-record = „{ $word }“ ist keine Partie eines Seeds; nenne ihre Nummer, oder Nummer und Sitzordnung, wie in 17 oder 17:1
error-cluster-form = „{ $word }“ ist nicht die Adresse eines Schedulers; schreib sie wie tcp://host:8786
error-no-cluster = unter { $address } gibt es keinen Scheduler von Dask: { $why }
error-other-game = { $file }: Das ist eine Partie { $found }, nicht { $wanted }
error-no-pair = Option „{ $option }“ hat nicht die Form key=value
error-no-seat = „{ $word }“ ist kein Platz; nenne eine Zahl ab 1, oder drawn
error-no-file = { $file }: { $why }
error-covered = { $file }: Diese Partie ist nicht vorbei, und bis dahin bleiben ihre Geheimnisse verdeckt
error-no-text = { $file }: Das ist kein Protokoll einer Partie, es ist kein Text
error-not-saved = die Partie lässt sich nicht in { $file } speichern: { $why }
error-one-person = { $title } läuft in Echtzeit: nur eine Person an einem Terminal
error-how-old = gib mit --older-than an, vor wie vielen Tagen Tische geendet haben müssen; nichts wurde entfernt
error-file-exists = { $file } gibt es schon; nenne eine neue Datei
error-no-folder = { $folder } lässt sich nicht anlegen: { $why }
error-no-name = „{ $name }“ ist kein Name für ein Spiel; er braucht kleine Buchstaben, Ziffern und _, wie in my_game
error-game-exists = ein Spiel { $name } gibt es schon
error-folder-exists = { $folder } gibt es schon; geh anderswohin oder wähle einen anderen Namen
error-package-exists = ein Python-Paket { $name } gibt es schon; wähle einen anderen Namen
error-no-command = einen Befehl „{ $name }“ gibt es nicht; es gibt: { $known }
error-no-flag = eine Option { $option } gibt es hier nicht
error-no-flag-but = eine Option { $option } gibt es hier nicht; vielleicht: { $known }
error-flag-full = { $option } erwartet keinen Wert
error-flag-empty = { $option } braucht einen Wert
error-flag-missing = { $option } muss angegeben werden
error-argument-missing = { $name } muss angegeben werden
error-flag-number = { $option } erwartet eine Zahl
error-flag-between = { $option } erwartet eine Zahl von { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) }
error-words-left = diese Wörter sind zu viel: { $words }
error-which-command = welcher Befehl? siehe `croupier --help`

usage = Aufruf:
usage-arguments = Argumente
usage-options = Optionen
usage-commands = Befehle
usage-default = [üblich: { $value }]
usage-required = [nötig]
command-any-help = Diese Hilfe zeigen.
command-any-game = Ein Spiel; siehe `croupier games`.
command-any-option = Eine Option des Spiels; darf mehrmals stehen.
command-any-edition = Der Name einer Ausgabe, oder eine eigene TOML-Datei.
command-any-first = Der Platz, der beginnt, oder `drawn`.
command-any-json = JSON statt Text ausgeben.
command-any-players = Wie viele Spieler; ohne Angabe so wenige, wie das Spiel erlaubt.
command-any-seed = Derselbe Seed gibt dasselbe Ergebnis.
command-any-workers = Threads; ohne Angabe alle Kerne. Das Ergebnis ist dasselbe.
command-any-database = Die Datenbank; ohne Angabe deine.
command-croupier = Würfelspiele: spielen, simulieren, nachspielen.
command-croupier-version = Die Version zeigen.
command-croupier-language = In welcher Sprache du liest: en, oder eine andere, die es gibt.
command-croupier-install-completion = Vervollständigung für diese Shell einrichten.
command-croupier-show-completion = Vervollständigung für diese Shell zeigen, um sie zu kopieren oder anzupassen.
command-games = Die Spiele auflisten, oder eines mit seinen Bots und Optionen zeigen.
command-games-game = Ein Spiel mit seinen Optionen.
command-rules = Die Regeln eines Spiels zeigen, oder eine einzelne davon.
command-rules-clause = Nur eine Regel, etwa P3.
command-solve = Ein Spiel lösen: die Chance der Person, die beginnt, oder die Würfe, die man allein braucht, wenn alle so gut wie möglich spielen.
command-solve-out = Die Chancen in einer Datei von NumPy aufheben.
command-solve-chart = Auch ausgeben, wann aufzuhören ist, als Tabellen in Markdown.
command-train = Den besten Bot eines Spiels aus vielen Partien lernen lassen, was Stellungen wert sind.
command-train-games = Partien, die er selbst spielt.
command-train-watched = Partien seines Lehrers, die davor kommen.
command-train-against = Lernen, diesen Bot zu schlagen, und gegen ihn weiterspielen.
command-train-players = Wie viele an einem Tisch; bei 0 abwechselnd so viele, wie spielen können.
command-train-out = Wo das Gelernte gespeichert wird und von wo aus es weitergeht.
command-simulate = Viele Partien zwischen Bots spielen und zählen, wer gewinnt.
command-simulate-games = Wie viele Partien; 1e6 ist eine Million.
command-simulate-bots = Bots in der Reihenfolge der Plätze, wie in `random,mine.py:my_bot`; um den Tisch wiederholt.
command-simulate-paired = Dieselben Würfel in jeder Sitzordnung; nach Bots gezählt.
command-simulate-cluster = Auf den Workern eines Schedulers von Dask spielen, wie in `tcp://host:8786`.
command-simulate-keep = Für jede Partie eine Zeile aufheben, als Parquet oder .arrow.
command-simulate-record = Stattdessen das Protokoll dieser Partie des Seeds ausgeben; beides zählt ab 0.
command-simulate-device = `cuda` spielt auf einer GPU von Nvidia. Das Ergebnis ist dasselbe.
command-tournament = Bots gegeneinander antreten lassen, alle gegen alle mit denselben Würfeln, und eine Rangliste aufstellen.
command-tournament-bots = Bots, wie in `random mine.py:my_bot`; ohne Angabe alle des Spiels, die sofort antworten.
command-tournament-games = Austeilungen für jeden Tisch, jede in jeder Sitzordnung; 1e6 ist eine Million.
command-tournament-players = Bots an einem Tisch; ohne Angabe so wenige, wie das Spiel erlaubt.
command-tournament-stop = Zwischen zwei Bots: aufhören, sobald feststeht, welche von zwei Siegquoten der erste hat, wie in `0.5,0.52`.
command-tournament-alpha = Wie oft --stop zu Unrecht für die größere Quote entscheiden darf; ohne Angabe 0.05.
command-tournament-beta = Dasselbe für die kleinere Quote; ohne Angabe 0.05.
command-sweep = Jede Kombination einiger Hausregeln mit denselben Würfeln spielen und sagen, was jede bewirkt.
command-sweep-vary = Eine Option mit ihren Werten, `players` oder `edition`; darf mehrmals stehen.
command-sweep-bots = Bots, wie in `best,steady`; um den Tisch wiederholt.
command-sweep-games = Austeilungen für jede Kombination, jede in jeder Sitzordnung; 1e6 ist eine Million.
command-sweep-out = Wo das Ergebnis gespeichert wird und von wo aus derselbe Befehl weitermacht.
command-sweep-parquet = Die Tabelle auch als Parquet schreiben.
command-sweep-plot = Auch ein Diagramm der Siegquoten schreiben.
command-report = Sagen, was die Regeln eines Spiels bewirken, als Seite mit Diagrammen: für alle, die Spiele entwerfen oder Hausregeln erfinden.
command-report-against = Andere Regeln neben den ersten: was dort anders ist, eine Option, `players` oder `edition`; darf mehrmals stehen.
command-report-bots = Bots, die spielen, der schwächste zuerst; ohne Angabe die der Stärken, die sofort antworten.
command-report-games = Partien für jede Kennzahl; 1e6 ist eine Million.
command-report-sample = Partien, die Zug für Zug angesehen werden.
command-report-html = Wohin die Seite kommt; ohne Angabe GAME-report.html.
command-play = Im Terminal spielen, mit Menschen und Bots auf beliebigen Plätzen.
command-play-seats = Wer wo sitzt: `person`, `person:NAME`, ein Bot oder seine Stärke, wie in `person,sharp`.
command-play-seed = Würfel aus einem Seed, um dieselbe Partie noch einmal zu spielen.
command-play-resume = Eine gespeicherte Partie weiterspielen.
command-play-save = Wo die Partie gespeichert wird, und zwar nach jedem Zug.
command-play-thinking = Wie lange Bots, die suchen, über einen Zug nachdenken dürfen.
command-replay = Ein Protokoll nachspielen und jeden Zug an den Regeln prüfen; mit --against ist der Status 1, wenn sich die beiden unterscheiden.
command-replay-file = Das Protokoll einer Partie.
command-replay-against = Ein anderes Protokoll: sagen, wo sich die beiden trennen.
command-replay-positions = Das Protokoll noch einmal ausgeben, mit der Stellung nach jedem Zug.
command-analyse = Sagen, wie viel an einer Partie Glück war und wie viel Können, und welche Entscheidungen am meisten kosteten.
command-analyse-played = Das Protokoll einer gespielten Partie, oder ein Spiel, das Bots spielen sollen.
command-analyse-bots = Bots, die das Spiel spielen, wie in `steady,best`; um den Tisch wiederholt.
command-analyse-games = Wie viele Partien Bots spielen; ohne Angabe 1000.
command-analyse-players = Wie viele Bots an einem Tisch; ohne Angabe so viele, wie genannt sind.
command-analyse-tries = Wie oft Stellungen ausprobiert werden; ohne Angabe, wie es jedes Spiel sagt.
command-analyse-html = Die Analyse eines Protokolls als Seite schreiben.
command-new = Ein eigenes Spiel beginnen: ein Paket mit der Kopie eines fertigen.
command-new-name = Die Kennung des Spiels: kleine Buchstaben, Ziffern und _.
command-new-like = Das Spiel, das kopiert wird, oder sein Ordner; ohne Angabe das kürzeste.
command-join = Einen eigenen Spieler an einem Tisch eines Servers spielen lassen; docs/client.md sagt, wie man einen schreibt.
command-join-link = Der Link eines Tisches, oder eines Platzes, den man dort hat.
command-join-bot = Ein Spieler: Er wird gefragt, wenn er am Zug ist.
command-join-name = Was die anderen am Tisch lesen.
command-serve = Den Server starten: Tische im Browser und über das Netz.
command-serve-host = Die Adresse, auf der er erreichbar ist; ohne Angabe nur dieser Rechner.
command-serve-port = Der Port, auf dem er erreichbar ist.
command-serve-database = sqlite:///FILE oder postgresql://HOST/NAME; ohne Angabe eine eigene Datei.
command-serve-workers = Prozesse; mehr als einer braucht PostgreSQL.
command-serve-settings = Grenzen und Zeiten in einer TOML-Datei; siehe docs/house.md.
command-serve-browser = Die Seite im Browser öffnen.
command-verify = Prüfen, ob die Würfel eines Protokolls die sind, auf die sich der Croupier festgelegt hatte.
command-verify-file = Ein Protokoll, das an einem Tisch heruntergeladen wurde.
command-verify-commitment = Die Festlegung, wie sie vor der Partie war.
command-verify-luck = Dein eigenes Glückswort, etwa 1:abc; darf mehrmals stehen.
command-backup = Alle Tische eines Servers, auch während er läuft, in eine SQLite-Datei kopieren, mit der er wieder starten kann.
command-backup-file = Wohin die Kopie kommt; eine SQLite-Datenbank.
command-prune = Tische entfernen, die schon lange zu Ende sind, ob der Server läuft oder nicht; nie einen, der wartet oder an dem gespielt wird.
command-prune-older-than = Seit wie vielen Tagen sie zu Ende sind; ohne Angabe `keep_for`.
command-prune-settings = Die Einstellungen des Servers, in denen `keep_for` steht.
command-prune-dry-run = Nur sagen, was entfernt würde.
command-cache = Sagen, wo kompilierte Regeln liegen und wie groß sie sind, oder sie entfernen.
command-cache-clear = Alles entfernen; Regeln werden dann neu kompiliert.
