# Der Rahmen. Die Spiele bringen ihre eigenen Texte mit.

site = Croupier
page-title = { $page } · Croupier
site-home = Croupier, zu den Spielen
skip = Zum Inhalt
language = Sprache

die-shows = Ein Würfel, der { $face } zeigt

# Start
home-title = Setz dich dazu
home-line = Würfelspiele an einem richtigen Tisch: faire Würfel, alle Regeln offen, keine Installation, kein Konto.
home-name = Dein Name
home-name-hint = so sehen dich die anderen
home-games = Die Spiele
home-play = Losspielen
home-play-of = Losspielen: { $game }
home-screen = An diesem Bildschirm
home-screen-of = An diesem Bildschirm: { $game }
home-friends = Freunde einladen
home-friends-of = Freunde einladen: { $game }
home-practice = Gegen die Uhr üben
home-practice-of = Gegen die Uhr üben: { $game }
home-rules = Regeln
home-rules-of = Regeln: { $game }
home-more = Mehr Auswahl
home-more-of = Mehr Auswahl: { $game }
home-players = { $least ->
    [one] 1 Spieler
   *[other] { $least } Spieler
  }
home-players-range = { $least }–{ $most } Spieler
home-players-of = Spielerzahl: { $game }
home-opponent = Dein Gegner
home-against = Gegen { opponent }
home-minutes = etwa { $minutes } min
home-resume = Mitten im Spiel
home-resume-go = Weiter
home-resume-score = { $name } { $score }
home-resume-aside = Weglegen: { $game }
home-resume-gone = { $game } ist von der Liste genommen.
home-resume-undo = Rückgängig
home-left = Du hast den Tisch verlassen: { $game }. { bot-name } spielt an deiner Stelle weiter.
home-left-open = Du hast den Tisch verlassen: { $game }. Dein Platz ist frei für andere.
home-open = Offene Tische
home-open-none = Gerade ist kein Tisch offen. Eröffne einen, dann steht er hier für alle.
home-open-none-of = Gerade ist kein Tisch für { $game } offen. Eröffne einen, dann steht er hier für alle.
home-open-host = eröffnet von { $name }
home-open-free = { $free ->
    [one] 1 freier Platz
   *[other] { $free } freie Plätze
  }
home-open-game = Zeige Tische für
home-open-all = alle Spiele
home-open-more = Mehr Tische
home-open-go = Dazusetzen
home-open-go-of = Dazusetzen: { $game }
home-code = Code erhalten?
home-code-hint = eintippen
home-code-go = Zum Tisch
home-code-short = Los
home-laying = Der Tisch wird aufgebaut …

# Einen Tisch einrichten
way = Wie spielen?
way-bots = Gegen Bots
way-screen = An diesem Bildschirm
way-friends = Freunde einladen
way-bots-line = Du gegen Gegner, die immer da sind.
way-screen-line = Alle spielen hier und reichen das Gerät weiter.
way-friends-line = Du bekommst einen Link und einen Code; deine Freunde setzen sich dazu, wo immer sie sind.
setup-players = Spieler am Tisch
setup-opponent = Gegner auf Platz { $seat }
setup-person = Spieler { $seat }
setup-friend = Freund { $seat }
setup-level = Wer spielt auf Platz { $seat }?
setup-person-here = ein Mensch
setup-bot = { $level ->
    [random] Jemand, der aufs Geratewohl spielt
   *[other] Ein Bot namens „{ $level }“
  }
setup-open-here = frei für Freunde
setup-public = Bei den offenen Tischen zeigen; alle dürfen sich dazusetzen
setup-rules-line = So spielen wir, wenn ihr nichts anderes ausmacht.
setup-edition = Ausgabe
setup-dice = Würfel
setup-dice-fair = Der Croupier würfelt, und alle können es prüfen
setup-dice-real = Wir werfen echte Würfel und tippen sie ein
setup-clock-realtime = Hier ohne Uhr: Beide greifen gleichzeitig zu.
setup-first = Wer beginnt
setup-first-drawn = Wird ausgelost
setup-first-seat = Platz { $seat }
setup-clock = Uhr
setup-clock-none = Keine Uhr
setup-clock-move = { $seconds } Sekunden pro Zug
setup-clock-game = { $minutes } Minuten pro Partie
setup-coach = Coach: Tipps für alle
setup-coach-realtime = In Echtzeit gibt es keinen Coach: Die Hände wären schneller als er.
setup-coach-line = Wer am Zug ist, darf fragen, welcher Zug der beste ist. Alle sehen, dass gefragt wurde.
setup-start = Starten
setup-start-friends = Tisch eröffnen
setup-more = Hausregeln, Würfel, Uhr

# Regeln
rules-lessons = Das Spiel in einer halben Minute
rules-clauses = Alle Regeln
numbers = Was die Zahlen sagen
numbers-about = Wie lang Partien sind, ob es darauf ankommt, wer beginnt, wie viel Glück dabei ist und was Hausregeln ändern: ausgezählt in Tausenden Partien von Bots.
numbers-read = Bericht lesen
rules-page = Diese Regeln auf eigener Seite
rules-of = Regeln: { $game }
rules-close = Schließen
rules-broken = Dieser Zug verstößt gegen Regel { $clause }
rules-here = Die Regel, auf die es gerade ankommt, ist markiert.
rules-legend = Was kein Zeichen trägt, steht so in der Anleitung. Ein Zeichen kann auch nur für einen Teil der Regel gelten.
rules-mark = { $source ->
    [found] gefunden
    [inferred] abgeleitet
   *[ours] von uns
  }
rules-source = { $source ->
    [rulebook] aus der Anleitung
    [found] aus Besprechungen oder allgemein bekannt
    [inferred] aus den Beispielen der Anleitung abgeleitet
   *[ours] von uns festgelegt
  }

# Der Tisch
table-title-turn = ● Du bist am Zug · { $game }
table-of = Tisch: { $game }
table-board = Die Spielfläche
table-log = Verlauf
table-earlier = Früher
table-talk = Verlauf und Chat
table-unread = { $count ->
    [one] Eine neue Nachricht
   *[other] { $count } neue Nachrichten
  }
table-chat = Chat
table-chat-off = Chat ausschalten
table-chat-on = Chat einschalten
table-chat-hint = Sag etwas
table-chat-send = Senden
table-chat-line = { $name }: { $words }
table-sound-on = Ton einschalten
table-sound-off = Ton ausschalten
table-theme = { $theme ->
    [light] Farben: hell
    [dark] Farben: dunkel
   *[auto] Farben: wie am Gerät
  }
table-rules = Regeln
table-about = Dieser Tisch
table-learning = Wird vorbereitet, nur vor der ersten Partie …
table-cast-in = Die Würfel fallen in { $seconds } …
table-go-in = Alle Würfel liegen. Los in { $seconds } …
table-cast-soon = Gleich fallen die Würfel …
table-go-on = Weiter
table-key-space = Leertaste
table-your-turn = Du bist am Zug
table-your-turn-of = { $name }, du bist am Zug
table-your-turn-too = { $count ->
    [2] Beide zugleich: dein Zug
   *[other] Alle zugleich: dein Zug
  }
table-laying = Der Tisch wird aufgebaut …
table-turn-many = { $count ->
    [one] { $names } spielt
   *[other] { $names } spielen
  }
table-turn-away = { $count ->
    [one] { $names } ist
   *[other] { $names } sind
  } nicht verbunden. { $host ->
    [yes] { $seconds ->
        [0] Du darfst einen Bot spielen lassen.
       *[other] Nach { $seconds } s darfst du einen Bot spielen lassen.
      }
   *[no] { $seconds ->
        [0] Wer den Tisch eröffnet hat, darf einen Bot spielen lassen.
       *[other] Nach { $seconds } s darf, wer den Tisch eröffnet hat, einen Bot spielen lassen.
      }
  }
table-dice-due = { $real ->
    [yes] Jetzt kommen deine Würfel oder Karten
   *[no] Würfel oder Karten kommen …
  }
table-watching = Du schaust zu
table-watchers = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
  }
table-line-connecting = Verbinden …
table-line-open = Verbunden
table-line-away = Der Server antwortet nicht; neuer Versuch …
table-line-closed = Nicht verbunden
table-seat-you = du
table-seat-away = nicht verbunden
table-seat-stand-in = { bot-name } springt ein
score = { NUMBER($score, useGrouping: 0) }
table-seat-score = Stand { $score }
table-seat-to-move = am Zug
table-seat-clock = noch { $time }
table-play-as = Als { $name } spielen
table-choices = Deine Möglichkeiten
table-filter = Suchen
table-filter-none = Kein Zug enthält diese Wörter.
table-view = Der Tisch in Worten
table-nothing = Im Moment gibt es nichts zu tun.
plain-yes = ja
plain-no = nein
plain-nothing = –
plain-count = { $what } { NUMBER($count, useGrouping: 0) }
list-two = { $most } und { $last }
list-more = { $most } und { $last }
table-source = { $move ->
    [0] Weitergespielt ab dem Anfang einer anderen Partie
   *[other] Weitergespielt ab Zug { $move } einer anderen Partie
  }
table-hand-over = Gib das Gerät weiter an { $name }
table-hand-over-line = Die anderen schauen jetzt weg.
table-hand-over-go = Ich bin { $name }: zeig meine Seite
table-dismiss = Meldung schließen

# Lernen am Tisch
now-ask = Was kann ich tun?
now-title = Was du jetzt tun kannst
now-soon = Erst kommen Würfel oder Karten. Einen Moment …
now-go = Drücke „{ $go }“, dann geht es weiter.
now-kind = { $move }{ $more ->
    [0] .
    [one] {" "}oder eine andere Möglichkeit dieser Art.
   *[other] {" "}oder eine von { $more } anderen Möglichkeiten dieser Art.
  }
now-rule = Regel
now-rule-of = Die Regel dazu: { $clause }
tour-step = { $step } von { $steps }
tour-next = Weiter
tour-skip = Überspringen
tour-done = Spielen
tour-now = Unsicher, was zu tun ist? Hier erfährst du es jederzeit.
tour-again = Zeig mir alles
tour-offer = Neu hier? Zeig mir alles

# Der Coach
best-move = Top
coach = Coach
coach-line = Wer am Zug ist, darf um einen Tipp bitten und einen Aufpasser haben. Alle sehen das.
hint-ask = Tipp
hint-title = Was der Coach meint
hint-thinking = Der Coach denkt nach …
hint-none = Der Coach weiß nichts dazu.
hint-only = Es bleibt nur „{ $best }“. Deine Siegchance: { $chance }.
hint-best = „{ $best }“ bringt { $chance } Siegchance, „{ $next }“ { $less }.
hint-known = Was von deinem Platz aus niemand sehen kann, weiß auch der Coach nicht.
tutor = { $named ->
    [yes] Aufpasser für { $name }: fragt vor Zügen, die viel verschenken
   *[no] Aufpasser: fragt dich vor Zügen, die viel verschenken
  }
tutor-switch = Aufpasser
tutor-move = Dieser Zug
tutor-doubt = „{ $better }“ bringt { $best } Siegchance, dieser Zug { $chance }. Trotzdem?
tutor-late = Der Aufpasser war mit diesem Zug nicht rechtzeitig fertig: Er wurde ohne ihn gemacht.

seat-open = Freier Platz { $seat }
bot-name = { $level ->
    [casual] Poppy
    [steady] Otto
    [sharp] Vera
    [best] Magnus
   *[other] Bot { $level }
  }
practice-name = Die Uhr
bot-name-of-many = { bot-name } ({ $seat })
level = { $level ->
    [casual] gemütlich
    [steady] solide
    [sharp] gewieft
   *[best] kaum zu schlagen
  }
opponent = { bot-name }, { level }

# Warten auf andere
invite-by = Einladung von { $name }: { $game }
invite-to = Du bist eingeladen: { $game }
invite-sit = Setz dich und spiel mit
wait-title = Warten auf Mitspieler
wait-line = Es geht los, sobald alle Plätze besetzt sind.
wait-invite = Mit diesem Link einladen
wait-code = oder mit diesem Code
wait-scan = Code zum Scannen mit einem anderen Gerät
wait-copy = Link kopieren
wait-copied = Kopiert
wait-sit = Hier sitzen
wait-sit-too = Auch hier spielen
wait-sit-too-of = Auch hier spielen: Platz { $seat }
wait-sit-of = Hier sitzen: Platz { $seat }
wait-bot = Bot spielen lassen
wait-bot-of = Bot spielen lassen: Platz { $seat }
wait-empty = Platz räumen
wait-empty-of = Platz räumen: { $name }
wait-luck = Warten auf alle Glückswörter …
wait-come = Warten auf { $names }. In { $seconds } s beginnt die Partie, und wer nicht da ist, wird von einem Bot vertreten.
wait-show = { $names } { $count ->
    [one] muss
   *[other] müssen
  } das versiegelte Glückswort noch zeigen. Wer das in { $seconds } s nicht getan hat, verliert den Platz.
luck-broken = { $times ->
    [one] Die Glückswörter wurden einmal neu versiegelt, weil jemand das eigene nicht gezeigt hat.
   *[other] Die Glückswörter wurden { $times } Mal neu versiegelt, weil jemand das eigene nicht gezeigt hat.
  }
wait-yours = Dein Platz
wait-full = Dieser Tisch ist voll. Du kannst zuschauen oder einen eigenen Tisch eröffnen.

# Das Ende
over-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
  }
over-you-share = Du teilst dir den Sieg mit { $names }
over-you-won = Gewonnen!
over-score = { $name }: { $score }
over-rematch = Revanche
over-rematch-go = Zur Revanche
over-rematch-line = Der Tisch für die Revanche steht, und dein Platz bleibt eine Weile reserviert.
over-rematch-asked = { $names } { $count ->
    [one] will
   *[other] wollen
  } eine Revanche. { $seconds ->
    [0] Dein Platz bleibt eine Weile reserviert.
   *[other] In { $seconds } s geht es los, und ein Bot spielt für dich, bis du kommst.
  }
over-rematch-begun = Die Revanche läuft. Ein Bot spielt für dich, bis du kommst.
over-rematch-title = Revanche? · { $game }
over-home = Zu den Spielen
over-record = Protokoll herunterladen
over-link = Die Partie, für alle, die darauf zurückblicken wollen
over-copy = Link kopieren

# Der Beweis für die Würfel
proof-title = Die Würfel einer Partie prüfen
proof-line = Jeder Wurf einer Partie mit fairen Würfeln lässt sich aus ihrem Protokoll nachrechnen. Das Protokoll kannst du herunterladen, wenn die Partie vorbei ist. Es wird hier in deinem Browser gelesen und an niemanden geschickt.
proof-drop = Lege das Protokoll einer Partie hier ab
proof-choose = oder wähle eine Datei
proof-checking = Jeder Wurf wird geprüft …
proof-tells = Dieses Protokoll erzählt von einer Partie { $game }: { $names }.
proof-fair = { $rolls ->
    [one] Der einzige Wurf oder die einzige Ziehung des Croupiers folgt
   *[other] Alle { $rolls } Würfe und Ziehungen des Croupiers folgen
  } aus { $anchored ->
    [all] dem Schlüssel und den Glückswörtern, die vor der Partie feststanden.
    [key] dem Schlüssel, der vor der Partie feststand, und den Glückswörtern im Protokoll.
   *[nothing] dem Schlüssel und den Glückswörtern im Protokoll.
  }
proof-kept = { $anchored ->
    [all] Der Croupier hat sich an seine Festlegung gehalten, und alle Glückswörter sind die versiegelten.
   *[key] Der Croupier hat sich an seine Festlegung gehalten.
  }
proof-unanchored = Ob sie vor der Partie feststanden, wurde nicht geprüft: Dieser Browser hat damals nichts notiert.
proof-unpromised = Die Glückswörter wurden nicht versiegelt, bevor sie genannt wurden: So hat man früher gespielt.
proof-none = In diesem Protokoll gibt es keine Würfel zu prüfen.
proof-rules = Ob die Züge erlaubt sind und das Ergebnis stimmt, wird hier nicht geprüft; croupier verify tut auch das.
proof-given = Die ersten { $given } Züge stammen aus einer anderen Partie, von der aus weitergespielt wurde: Ihre Würfel werden hier nicht geprüft.
proof-roll = Die Würfel sind NICHT fair: Wurf { $roll } von { $rolls } ist im Protokoll { $words } und hätte { $due } sein müssen.
proof-promise = Die Würfel sind NICHT fair: Das Glückswort von Platz { $seat } ist nicht das vor der Partie versiegelte.
proof-rounds = Die Würfel sind NICHT fair: Glückswörter wurden vor dieser Partie { $seen } Mal versiegelt, im Protokoll steht { $told }.
proof-other-game = Dieses Protokoll erzählt nicht von der Partie, die hier gespielt wurde: { $what ->
    [game] Es gehört zu einer anderen Partie.
    [dice] Es hat nicht die Würfel, auf die sich der Croupier festgelegt hat.
    [given] Es hat Züge aus einer anderen Partie, und diese hier wurde von keiner aus weitergespielt.
    [result] Es hat nicht das Ergebnis, das du siehst.
    [key] Die Partie ist vorbei, und es zeigt den Schlüssel der Würfel nicht.
   *[moves] Es hat { $told } Züge und Würfe, gemacht wurden { $made }.
  }
proof-misfit = Dieses Protokoll passt nicht zu seinem Spiel: So, wie es sagt, konnte nichts gezogen werden.
proof-no-draw = Die Würfel dieses Spiels lassen sich im Browser noch nicht prüfen; croupier verify kann es.
proof-away = Die Würfel wurden nicht geprüft: Das Protokoll war nicht zu bekommen.
proof-how = Wie?
proof-yourself = Selbst prüfen
proof-how-plain = Der Croupier konnte weder aussuchen noch ändern, was gefallen ist: Sein Teil stand fest, bevor er ein einziges Glückswort kannte, und jeder Wurf und jede gezogene Karte ergibt sich aus beidem zusammen.
proof-how-made = Vor dem ersten Wurf hat der Croupier den Hash seines geheimen Schlüssels veröffentlicht, und alle haben ihr Glückswort mit dessen Hash versiegelt. Jeder Wurf wird aus dem Schlüssel, allen Glückswörtern und seiner Nummer berechnet. Diese Seite rechnet das nach und vergleicht jeden Wurf mit dem Protokoll.
proof-how-not = Sie spielt die Regeln nicht nach, und sie kommt vom Server selbst. Croupier auf deinem eigenen Rechner prüft das Protokoll für dich, mitsamt den Regeln:
proof-another = Weitere Partie prüfen

cleared-title = Dieser Tisch ist abgeräumt
cleared-line = Es kam niemand mehr, da hat der Croupier Schluss gemacht. Niemand hat gewonnen.
cleared-another = Ein anderer Tisch

# Wie eine Partie lief
went-open = So lief es
went-waiting = { $ahead ->
    [0] Gleich wird gerechnet …
    [one] Erst wird noch eine andere Partie berechnet …
   *[other] Erst werden noch { $ahead } andere Partien berechnet …
  }
went-working = Jeder Zug wird abgewogen: { $done } von { $of } …
went-curve = Die Siegchancen aller, vom ersten bis zum letzten Zug. Der Schieber darüber läuft mit.
went-moments = Momente, die zählten
went-share = { $share }
went-now = { $name } { $share }
went-decision = { $mine ->
    [yes] Deine Wahl: „{ $made }“, Siegchance { $chance }. „{ $better }“: { $best }.
   *[no] { $name } wählt „{ $made }“, Siegchance { $chance }. „{ $better }“: { $best }.
  }
went-lucky = { $mine ->
    [yes] Glück für dich: aus { $from } wird { $to }.
   *[no] Glück für { $name }: aus { $from } wird { $to }.
  }
went-unlucky = { $mine ->
    [yes] Pech für dich: aus { $from } wird { $to }.
   *[no] Pech für { $name }: aus { $from } wird { $to }.
  }
went-key = { $count ->
    [0] Kein gespielter Zug hat viel gekostet, und kein Wurf und keine Karte hat etwas entschieden.
   *[other] { $cost } ein Zug, der etwas kostete, { $lucky } Glück, { $unlucky } Pech
  }
went-before = Voriger Moment
went-after = Nächster Moment
went-accounts = Glück und Können
went-of = { $name }: { $from } → { $to }
went-luck = Glück
went-errors = Eigene Fehler
went-given = Fremde Fehler
went-mean = Pro Entscheidung
went-skill = { $mine ->
    [yes] Du hattest { $decisions ->
        [one] einmal
       *[other] { $decisions } Mal
      } die Wahl und hast dabei im Schnitt jeweils { $mean } eines Siegs verloren{ $bot ->
        [none] .
       *[other] : etwa so viel wie { $bot }.
      }
   *[no] { $name } hatte { $decisions ->
        [one] einmal
       *[other] { $decisions } Mal
      } die Wahl und hat dabei im Schnitt jeweils { $mean } eines Siegs verloren{ $bot ->
        [none] .
       *[other] : etwa so viel wie { $bot }.
      }
  }
went-no-scale = Zum Vergleich ist kein Bot genannt: Was Entscheidungen die Bots kosten, wurde nur für zwei nach den üblichen Regeln gemessen, und nicht für jedes Spiel.
went-known = Die Kurve berücksichtigt alles, was verborgen war; Entscheidungen werden danach beurteilt, was man am eigenen Platz wusste.
went-adjusted = Ergebnis ohne Glück
went-coarse = ?
went-rest-row = { $what ->
    [tempo] Tempo der Hände
   *[rest] Rest
  }
went-mostly = { $what ->
    [tempo] Bei { $names } hat das Tempo der Hände mehr entschieden als Glück und Entscheidungen: Kein Zug verrät es.
   *[rest] Bei { $names } steckt mehr vom Ergebnis im Rest als in Glück und Entscheidungen: Das lässt sich nicht zuordnen.
  }
went-vague-means = Ein ? ist zu vage für eine Aussage: Der Rest ist daneben zu groß.
went-coarse-means = Ein ? ist zu ungenau für eine Aussage: Für eine so lange Partie wurde zu wenig ausprobiert.
went-exact = Alle Chancen sind exakt.
went-exact-but = Die Chancen gelten für zwei, die so gut wie möglich weiterspielen: Dieses Spiel ist gelöst, bis auf das, woraus der Rest besteht.
went-tried = Die Chancen sind ausprobiert: { $bot } hat aus jeder Stellung { $tries } Mal weitergespielt.
went-rest = Der Rest lässt sich nicht zuordnen. Der Grund: { $why }.
went-rest-deck = verbrauchte Karten werden nicht mitgezählt
went-rest-judgement = Stellungen werden geschätzt und nicht gelöst
went-rest-tempo = wie schnell jemand zugreift, ist kein Zug
went-rest-sampling = Ausprobieren gibt nie Gewissheit
went-rest-hidden = nicht alles war für alle zu sehen

# Was vereinbart ist
agreed = Hausregeln: { $options }
agreed-option = { $option }: { $value }
agreed-assumed = Unsere Vermutung, mangels echter Schachtel: { $what }
agreed-real = Echte Würfel

# Über diesen Tisch
replay-open = Rückblick
replay-title = Rückblick
replay-at = { $at ->
    [0] Der Anfang
   *[other] Zug { $at } von { $last }
  }
replay-first = Zum Anfang
replay-before = Einen Zug zurück
replay-play = Abspielen
replay-pause = Pause
replay-after = Einen Zug weiter
replay-last = Zum Ende
replay-scrub = Stelle in der Partie
replay-branch = Ab hier weiterspielen
replay-no-branch = { $why ->
    [realtime] Eine Partie in Echtzeit lässt sich nicht mittendrin weiterspielen.
   *[secrets] Ab hier kann man weiterspielen, wenn die Partie vorbei ist: Bis dahin hat sie Geheimnisse.
  }
replay-close = Zurück zum Tisch
about-edition = Ausgabe
about-assumed = Angenommen, weil es niemand von einer echten Schachtel ablesen konnte: { $what }
about-speed = Tempo
about-speed-of = { $speed ->
    [slow] Langsam
    [fast] Schnell
    [none] Ohne Warten
   *[normal] Normal
  }
about-volume = Lautstärke
about-waits = Zugbeginn und Rundenende warten auf mein „Weiter“
about-slips = Vor Zügen nachfragen, die viel kosten
about-tours = In Spielen, die mir neu sind, alles zeigen
about-speed-line = Wie lange du siehst, was passiert. Mit der Leertaste oder einem Druck auf den Tisch geht es sofort weiter.
about-options = Hausregeln
about-option = { $option }:
about-default = wie üblich
about-changed = anders vereinbart
about-dice = Würfel
about-dice-fair = Der Croupier würfelt. Der Hash seines Schlüssels war veröffentlicht, bevor jemand Platz nahm; den Schlüssel zeigt er am Ende.
about-dice-real = Echte Würfel, eingetippt.
about-commitment = Hash des Geheimnisses
about-clock = Uhr
about-clock-move = { $seconds } Sekunden pro Zug; danach { $expiry ->
    [lost] geht der Platz an einen Bot
   *[bot] zieht ein Bot
  }
about-clock-game = { $seconds } Sekunden für die Partie; danach { $expiry ->
    [lost] geht der Platz an einen Bot
   *[bot] zieht ein Bot
  }

slip-title = { $move }?
slip-do = Ja: { $move }
slip-back = Zurück

carry = Auf anderes Gerät mitnehmen
carry-of = Auf anderes Gerät mitnehmen: { $name }
carry-code = Code zum Scannen mit dem anderen Gerät
carry-link = Scanne dies mit dem anderen Gerät oder öffne dort diesen Link
carry-share = Link teilen
carry-line = Der Link ist der Schlüssel zum Platz: Wer ihn zuerst öffnet, sitzt dort, und hier ist der Platz weg. Zeig ihn sonst niemandem. Er gilt einmal.
carry-gone = Der Platz ist jetzt auf dem anderen Gerät.

about-seats = Wer hier sitzt
about-bot = spielt als Bot { $bot }
table-stand-in = Bot für { $name } spielen lassen
table-give-back = { $name } den Platz zurückgeben
table-return = Wieder als { $name } spielen
about-leave = Verlassen
about-leave-of = Verlassen: { $name }
about-leave-sure = Sicher? { bot-name } würde an deiner Stelle weiterspielen, endgültig.
about-leave-open = Sicher? Der Platz wäre frei für alle.
about-leave-yes = Ja, Platz aufgeben
about-leave-no = Nein, bleiben

# Echte Würfel
real-title = Was zeigen eure Würfel oder Karten?
real-hint = Was sie zeigen
real-type = Lieber eintippen
real-send = Das zeigen sie
real-begins = Wer beginnt?
real-chosen = Bisher gewählt
real-left = { $count ->
    [one] noch 1
   *[other] noch { $count }
  }
real-enter = Nächsten Wurf eingeben
real-sheet = Die Würfel dieses Wurfs
real-sheet-full = Alle Würfel sind da.
real-die = { $colour }, zeigt { $face }
real-die-open = { $colour }, noch offen
real-face-of = Was der Würfel zeigt: { $colour }
real-back = Einen zurück
real-take-back = Vertippt: zurücknehmen

# Der Verlauf
log-opened = Der Tisch ist eröffnet.
log-sat = { $words } nimmt Platz.
log-left = { $name } steht auf.
log-bot-sat = { bot-name } nimmt Platz.
log-broken = Ein versiegeltes Glückswort wurde nicht gezeigt: Alle versiegeln neu.
log-stood-in = { bot-name } spielt für { $name }.
log-replaced = { $name } spielt nicht mehr mit, { bot-name } spielt weiter.
log-returned = { $name } spielt wieder.
log-began = Die Partie beginnt.
log-hint-asked = { $name } bittet den Coach um einen Tipp.
log-tutor-on = { $name } hat jetzt einen Aufpasser, der vor Zügen nachfragt, die viel verschenken.
log-tutor-off = { $name } hat keinen Aufpasser mehr.
log-taken-back = { $name } nimmt den letzten Wurf zurück.
log-ended = Die Partie ist vorbei.
log-cleared = Es kam niemand mehr: Der Croupier hat den Tisch abgeräumt.
log-again = Ein Tisch für die Revanche steht.

# Wenn etwas nicht da ist
lost-page-title = Diese Seite gibt es hier nicht
lost-page = Vielleicht ist die Adresse vertippt.
lost-table-title = Dieser Tisch ist weg
lost-table = Beendete Tische bleiben nicht ewig stehen, oder ein Buchstabe im Code stimmt nicht.
lost-game-title = Dieses Spiel steht nicht im Regal
lost-game = Vielleicht ist die Adresse vertippt.
lost-house-title = Der Server antwortet nicht
lost-house = Vielleicht ist kurz geschlossen, oder das Netz ist weg. Was du gespielt hast, bleibt erhalten.
lost-home = Zu den Spielen
lost-again = Erneut versuchen

# Störungen, die keine Seite brauchen
trouble-away = Der Server antwortet nicht. Nichts wurde geändert.
trouble-rule = Regel { $clause }
