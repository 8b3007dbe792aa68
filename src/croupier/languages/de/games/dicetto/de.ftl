line = Wirf vier Würfel, leg sie auf Karten und hoffe, dass sie bei deinem nächsten Zug noch dort liegen.

learn-1 = Wirf deine vier Würfel bis zu dreimal, jedes Mal die, die du willst.
learn-2 = Leg Würfel auf die Karten, die sie verlangen: Zahlen, Paare, Straßen und mehr.
learn-3 = Eine höhere Summe verdrängt fremde Würfel von einer Karte. Bei gleicher Summe gibt es ein Stechen mit je einem Würfel.
learn-4 = Eine Karte, auf der deine Würfel zu Beginn deines nächsten Zugs noch liegen, gehört dir.
learn-5 = Wenn jemand zehn Karten hat, oder so viele wie vereinbart, ist Schluss. Dann gewinnt, wer auf Karten die meisten Punkte hat.

tour-dice = Deine vier Würfel. Wirf sie bis zu dreimal: Tippe an, was du behältst, und wirf die anderen noch einmal.
tour-cards = Dann legst du Würfel auf Karten. Jede Karte sagt, was sie verlangt und wie viele Punkte sie bringt. Eine goldene Münze darauf bringt keine: Sie zählt für Bonuskarten, falls die vereinbart sind.
tour-mine = Eine Karte gehört dir, wenn deine Würfel zu Beginn deines nächsten Zugs noch darauf liegen. Bis dahin können andere sie mit einer höheren Summe verdrängen, oder es kommt bei gleicher Summe zum Stechen: je ein Würfel, und der höhere bleibt.
tour-acts = Wirf noch einmal, oder hör auf, wenn dir deine Würfel gefallen. Danach legst du sie auf Karten.
tour-players = Wenn jemand so viele Karten hat, endet die Partie, und es gewinnt, wer die meisten Punkte hat.

part-offer = { $card } auf { $spot } (Summe { $sum })
now-roll = Dein Zug beginnt mit einem Wurf aller vier Würfel.
now-hold = Tippe die Würfel an, die du behältst, und wirf die anderen noch einmal: { $rolls ->
    [one] ein Wurf bleibt
   *[other] { $rolls } Würfe bleiben
  }.
now-fit = So, wie sie liegen, passen deine Würfel hier: { $offers }.
now-no-fit = So, wie sie liegen, passen deine Würfel auf keine Karte, die du bekommen könntest: Würfle noch einmal.
now-stop = Hör auf, wenn dir deine Würfel so gefallen. Dann legst du sie auf Karten, gern auf mehrere.
now-put = Tippe eine Karte an, die leuchtet. Deine Würfel passen hier: { $offers }. Tippst du zuerst Würfel an, leuchten die Karten, die genau diese nehmen. Dann drücke „Ablegen“.
now-push = Wo schon fremde Würfel liegen, verdrängt eine höhere Summe sie. Bei gleicher Summe wird um die Karte gestochen, mit je einem Würfel.
now-keep = Was zu Beginn deines nächsten Zugs noch dort liegt, gehört dir.
now-extra = Der Zusatzwurf bringt keine Punkte: Liegen deine Würfel noch darauf, hast du im nächsten Zug einen Wurf mehr.
now-logo = Die goldene Münze auf einer Karte bringt selbst keine Punkte. { $logos ->
    [none] Sie zählt nur für Bonuskarten, und in dieser Partie fragt keine danach.
    [most] Wer am Ende die meisten hat, bekommt die Bonuskarte „Meiste Logos“.
    [least] Wer am Ende die wenigsten hat, bekommt die Bonuskarte „Wenigste Logos“.
   *[both] Wer am Ende die meisten hat, bekommt die Bonuskarte „Meiste Logos“, wer die wenigsten hat, „Wenigste Logos“.
  }
now-none = Keine Karte nimmt einen dieser Würfel: Leg nichts ab, dann geht es reihum weiter.
now-goal = { $goal } Karten beenden die Partie, und es gewinnt, wer die meisten Punkte hat. Du hast { $amount ->
    [one] 1 Karte
   *[other] { $amount } Karten
  } und { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
now-wait = { $seat } würfelt und legt Würfel auf Karten. Danach geht es reihum weiter.
now-stand = Deine Würfel liegen hier: { $cards }. Zu Beginn deines nächsten Zugs gehört dir das, wenn niemand sie mit einer höheren Summe verdrängt.

option-cards = bei wie vielen Würfelkarten einer Person die Partie endet
option-bonus = ob vier der acht Bonuskarten im Spiel sind
option-idle-rounds = nach wie vielen Runden in Folge ohne eingesammelte Würfelkarte die Partie endet
agreed-cards = { $value } Würfelkarten beenden die Partie
agreed-bonus = { $value ->
    [yes] vier Bonuskarten sind im Spiel
   *[no] keine Bonuskarten
  }
agreed-idle-rounds = { $value ->
    [one] { $value } Runde ohne eingesammelte Würfelkarte beendet die Partie
   *[other] { $value } Runden ohne eingesammelte Würfelkarte beenden die Partie
  }
edition-standard = 46 Würfelkarten
bot-casual = Geht auf die wertvollste Karte, die der Wurf nahelegt, und legt für möglichst viele Punkte ab.
bot-steady = Wirft genau so noch einmal, wie es für den Wert des Ablegens am besten ist, und rechnet ein, wieder verdrängt zu werden.
bot-sharp = Wirft genau so noch einmal, wie es für den Wert des Ablegens am besten ist, und rechnet eher dort mit Verdrängung, wo sie leicht ist.
bot-best = Beurteilt zu dritt und zu viert aus der Erfahrung vieler Partien alles, was danach daliegt; spielt zu zweit wie der gewiefte Bot.

waits-turn = Wirf deine Würfel
move-roll = { $faces } noch einmal werfen
move-stop = Aufhören und Würfel auf Karten legen
move-place = Ablegen: { $groups }
groups-group = { $faces } auf { $spot }
move-rolled = { $faces }
move-dealt = { $card }{ $logo ->
    [yes] {" "}mit Logo
   *[no] {""}
  }
move-dealt-bonus = { $bonus }
move-battle = { $attack } gegen { $defence }
real-rolled = Was zeigen die Würfel von { $seat }?
real-dealt = Welche Karte wird auf Platz { $spot } aufgedeckt?
real-card = Die Karte
real-logo = Ihre goldene Münze, das Logo
real-logo-yes = mit Logo
real-logo-no = ohne Logo
real-dealt-bonus = Welche Bonuskarte wird aufgedeckt?
real-battle = Ein Stechen: Was zeigen die beiden Würfel?
real-attack = { $seat } greift an mit
real-defence = { $rival } hält dagegen mit

slip-none-placed = Deine Würfel passen auf eine Karte, und ohne Würfel auf einer Karte bringt dieser Zug nichts.
risk-fewer = In { $times } von 100 Würfen passen deine Würfel auf Karten für weniger Punkte als jetzt.

event-bonus-turned = Bonuskarte: { $bonus }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
event-turned = Neu auf { $spot }: { $card } für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }{ $logo ->
    [yes] , mit Logo
   *[no] {""}
  }{ $deck ->
    [0] . Der Stapel ist jetzt leer.
    [one] . Eine Karte ist noch im Stapel.
   *[other] .
  }
event-rolled = { $fresh ->
    [yes] { $seat } würfelt { $faces }.
   *[no] { $seat } würfelt { $faces } und hat jetzt { $dice }.
  }
event-rerolled = { $seat } behält { $kept } und wirft { $faces } noch einmal{ $left ->
    [0] , zum letzten Mal
   *[other] {""}
  }.
event-stopped = { $seat } hört mit { $faces } auf.
event-placed = { $seat } legt { $faces } auf „{ $card }“ ({ $spot }){ $points ->
    [0] {""}
   *[other] , Wert { $points }
  }.
event-placed-nothing = { $seat } legt keine Würfel auf Karten.
event-pushed-off = { $seat } wird von „{ $card }“ ({ $spot }) verdrängt und nimmt { $faces-count ->
    [one] den Würfel
   *[other] die Würfel
  } zurück: { $faces }.
event-challenged = { $seat } hat dort { $faces }, genauso hoch: Stechen um { $spot }!
event-battle-tied = Stechen um „{ $card }“ ({ $spot }): { $seat } und { $rival } würfeln beide eine { $face } und müssen noch einmal würfeln.
event-battle-won = Stechen um „{ $card }“ ({ $spot }): { $seat } schlägt { $loser } mit { $face } zu { $lower }, und { $loser } nimmt { $faces-count ->
    [one] den Würfel
   *[other] die Würfel
  } zurück: { $faces }.
event-collected = { $closing ->
    [yes] { $seat } hat noch Würfel auf „{ $card }“ ({ $spot }) und bekommt die Karte
   *[no] { $seat } sammelt „{ $card }“ ({ $spot }) ein
  } für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }, { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
  } insgesamt.
event-extra-roll = { $seat } hat noch Würfel auf dem Zusatzwurf, das gibt { $rolls } Würfe in diesem Zug.
event-stalling = Niemand hat eine Karte eingesammelt, seit { $rounds ->
    [one] einer ganzen Runde
   *[other] { $rounds } Runden
  }: noch so eine Runde, und die Partie endet.
event-ended = { $reason ->
    [goal] { $seat } hat { $count } Karten, und damit endet die Partie.
    [deck] Stapel und Tisch sind leer, und damit endet die Partie.
   *[idle-rounds] { $count ->
        [one] Eine Runde ohne eingesammelte Karte beendet die Partie.
       *[other] { $count } Runden ohne eingesammelte Karte beenden die Partie.
      }
  }
event-bonus-won = „{ $bonus }“ geht an { $seat }: { $points ->
    [one] 1 Punkt mehr
   *[other] { $points } Punkte mehr
  }, { $total } insgesamt.
event-bonus-tied = „{ $bonus }“ bekommt niemand: Gleichstand.
event-game-over = Der Endstand. { $accounts }.
accounts-account = { $bonus ->
    [0] { $seat }: { $points }
   *[other] { $seat }: { $points } (Bonuskarten { $bonus })
  }

spot-a = A
spot-b = B
spot-c = C
spot-d = D
spot-x = X
card-1s = Einser
card-2s = Zweier
card-3s = Dreier
card-4s = Vierer
card-5s = Fünfer
card-6s = Sechser
card-chance = Chance
card-pair = Paar
card-small-straight = Kleine Straße
card-3-of-a-kind = Dreierpasch
card-2-pairs = 2 Paare
card-large-straight = Große Straße
card-4-of-a-kind = Viererpasch
card-extra-roll = Zusatzwurf
cards-1s = { card-1s }
cards-2s = { card-2s }
cards-3s = { card-3s }
cards-4s = { card-4s }
cards-5s = { card-5s }
cards-6s = { card-6s }
cards-chance = { card-chance }
cards-pair = { card-pair }
cards-small-straight = { card-small-straight }
cards-3-of-a-kind = { card-3-of-a-kind }
cards-2-pairs = { card-2-pairs }
cards-large-straight = { card-large-straight }
cards-4-of-a-kind = { card-4-of-a-kind }
bonus-least-logos = Wenigste Logos
bonus-most-logos = Meiste Logos
bonus-least-cards = Wenigste Karten
bonus-most-cards = Meiste Karten
bonus-most-straights = Meiste Straßen
bonus-most-chances = Meiste Chancen
bonus-least-points = Wenigste Punkte
bonus-most-numbers = Meiste Zahlen
phase-bonus = eine Bonuskarte wird aufgedeckt
phase-card = eine Karte wird aufgedeckt
phase-roll = es wird gewürfelt
phase-choice = noch einmal würfeln oder aufhören
phase-place = Würfel auf Karten legen
phase-battle = ein Stechen steht an
phase-over = die Partie ist vorbei

view-goal = Karten, die die Partie beenden
view-deck = Karten im Stapel
view-active = Am Zug
view-phase = Was ansteht
view-rolls = Würfe übrig
view-roll = Der Wurf
view-idle = Runden ohne eingesammelte Karte
view-idle_rounds = Solche Runden bis zum Ende
view-spots = Tisch
view-players = Spieler
view-bonuses = Bonuskarten
view-spot = Platz
view-card = Karte
view-points = Punkte
view-logo = Logo
view-owner = Besetzt von
view-dice = Würfel
view-attack = Angegriffen mit
view-reach = Beste gewürfelte Summe
view-open = Hoch genug
view-cards = Karten
view-amount = Anzahl Karten
view-logos = Logos
view-bonus = Bonus

assumed-copies = wie oft es jede Karte gibt
assumed-points = was jede Karte wert ist
assumed-logos = wie viele davon jeweils das Logo tragen

error-not-a-move = „{ $text }“ ist kein Zug in DICETTO; schreib stop, roll und Zahlen, oder put mit Zahlen und Plätzen, etwa put 5 5 on a, 3 on x, oder put nothing
error-not-a-card = „{ $text }“ ist keine Karte; es gibt: { $known }, mit { $logo } für das Logo
error-not-there = „{ $name }“ ist { $what ->
    [card] keine Würfelkarte
    [bonus] keine Bonuskarte
   *[spot] kein Platz
  }; es gibt: { $known }
error-not-a-battle = „{ $text }“ ist kein Stechen; nenne beide Würfel, etwa 5 against 3
error-not-a-place = „{ $text }“ legt nichts ab; nenne Zahlen und einen Platz von a bis d oder x, etwa 5 5 on a
error-not-that-many = deine Würfel sind { $dice }; so oft hast du die { $face } nicht zum Ablegen
error-spots-once = nenne jeden Platz nur einmal, mit den Würfeln, die dorthin kommen
error-too-many-dice = es gibt { $most } Würfel, nicht { $dice }
error-no-such-face = ein Würfel zeigt 1 bis 6, nicht { $face }
error-who-does-what = Züge machen Spieler, Ergebnisse haben nur Würfel und Karten
error-not-a-position = „{ $text }“ ist keine Stellung von DICETTO: { $reason }
error-position-names = es fehlt: { $names }
error-position-card = keine Karte zum Aufdecken, oder kein Platz dafür
error-position-battle = ein Stechen ohne Würfel, die gegeneinander liegen, oder solche Würfel ohne Stechen
error-position-bonus = { $count } Bonuskarten werden aufgedeckt, vor allem anderen
error-position-seat = diesen Platz am Tisch gibt es nicht
error-position-pieces = mehr Karten oder Würfel, als es gibt
error-position-owner = Würfel auf { $place } gehören niemandem
error-position-count = „{ $text }“: erwartet werden { $count }
error-edition-few = ein Stapel von { $cards } Karten füllt den Tisch nicht, der { $least } braucht
error-edition-logos = { $logos } Karten „{ $card }“ haben das Logo, und es gibt nur { $copies }
error-edition-worthless = keine Karte im Stapel ist einen Punkt wert, niemand könnte gewinnen
show-deck = + trägt das Logo · noch { $deck ->
    [one] 1 Karte
   *[other] { $deck } Karten
  } im Stapel · { $goal } Karten beenden die Partie
show-idle = Niemand hat eine Karte eingesammelt, seit { $idle ->
    [one] einer Runde
   *[other] { $idle } Runden
  }; nach { $rounds ->
    [one] einer solchen Runde
   *[other] { $rounds } solchen Runden
  } endet die Partie
show-bonus = Bonuskarte „{ $bonus }“, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }: { $leader }
show-tie = Gleichstand
show-owned = { $bonus ->
    [0] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
      }
   *[other] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
      } und { $bonus } für Bonuskarten
  }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }, { $logos ->
    [one] 1 Logo
   *[other] { $logos } Logos
  }
show-against = gegen
show-rolls = { $rolls ->
    [0] kein Wurf übrig
    [one] 1 Wurf übrig
   *[other] { $rolls } Würfe übrig
  }
table = Die Karten auf dem Tisch
deck = { $deck ->
    [0] Der Stapel ist leer
    [one] 1 Karte im Stapel
   *[other] { $deck } Karten im Stapel
  }
ends = { $goal } Karten beenden die Partie
spot-card = { $spot }: { $card }{ $points ->
    [0] {""}
    [one] , 1 Punkt
   *[other] , { $points } Punkte
  }{ $logo ->
    [yes] , mit Logo
   *[no] {""}
  }.
spot-empty = { $spot }: keine Karte
spot-dice = { $name } hat dort { $faces }.
yours = Deine
effect = { $effect ->
    [pushed-off] wird verdrängt
   *[challenged] Stechen
  }
puts = { $more ->
    [yes] { $effect ->
        [pushed-off] { $picked } + deine { $added } = { $sum } verdrängt
        [challenged] { $picked } + deine { $added } = { $sum }: Stechen
       *[free] { $picked } + deine { $added } = { $sum } hierher
      }
   *[no] { $effect ->
        [pushed-off] Summe { $sum } verdrängt
        [challenged] Summe { $sum }: Stechen
       *[free] Summe { $sum } hierher
      }
  }
take-back = Zurücknehmen
asks-1s = mindestens eine 1
asks-2s = mindestens eine 2
asks-3s = mindestens eine 3
asks-4s = mindestens eine 4
asks-5s = mindestens eine 5
asks-6s = mindestens eine 6
asks-chance = beliebige Würfel
asks-pair = 2 gleiche Würfel
asks-small-straight = 3 in Folge
asks-3-of-a-kind = 3 gleiche Würfel
asks-2-pairs = 2 und 2 gleiche Würfel
asks-large-straight = 4 in Folge
asks-4-of-a-kind = 4 gleiche Würfel
asks-extra-roll = beliebige Würfel, für einen 4. Wurf
note = { $note ->
    [asks] { $asks }
    [beat] zu schlagen: { $sum }
    [needs] nötig: { $asks }
    [low] zu schlagen: { $sum }, { $reach } reicht nicht
    [higher] zu schlagen: { $sum }, { $reach } reicht
    [equal] zu schlagen: { $sum }, bei { $reach } Stechen
    [stands] nächster Zug, wenn sie noch liegen
    [fits] deine Summe: { $reach }
    [picked] nicht mit { $these }
   *[used] ihre Würfel liegen woanders
  }
put-on = { $spot }, { $card }: { $effect }
dice-of = Würfel von { $name }
not-rolled = Ein noch nicht geworfener Würfel
die = { $face }
die-held = { $face }, behalten
die-on = { $face }, kommt auf { $spot }
held = behalten
battle = Stechen um „{ $card }“
verdict = { $verdict ->
    [won] { $name } bleibt auf der Karte.
    [tied] Gleichstand: Beide würfeln noch einmal.
   *[due] Der höhere Würfel bleibt.
  }
of-bonus = { $bonus ->
    [one] 1 Punkt
   *[other] { $bonus } Punkte
  } für Bonuskarten
cards-of = { $cards } von { $goal } Karten
cards-by = Karten von { $name }
count-of = { $card }: { $count }
logos = { $logos ->
    [one] 1 Logo
   *[other] { $logos } Logos
  }
logo = Das Logo: zählt nur für Bonuskarten
home = { $dice ->
    [one] 1 Würfel daheim
   *[other] { $dice } Würfel daheim
  }
players = Was alle haben
bonuses = Bonuskarten, und wer sie jetzt bekäme
bonuses-won = Bonuskarten, und wer sie bekommen hat
worth = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
doing = { $doing ->
    [hold] Tippe an, was du behältst.
    [put] Tippe eine Karte an, oder erst Würfel.
    [card] Tippe jetzt eine Karte an, die leuchtet.
    [none] Keine Karte nimmt einen dieser Würfel.
    [all] So ablegen?
    [planned] Noch mehr Würfel, oder ablegen?
    [roll] Du würfelst.
    [deal] Karten werden ausgelegt.
   *[wait] { $name } ist am Zug.
  }
roll = { $dice ->
    [0] Würfeln
    [one] 1 Würfel werfen
   *[other] { $dice } Würfel werfen
  }
stop = Aufhören
stop-hint = dann Würfel ablegen
put = Ablegen
put-nothing = Nichts ablegen
refused-D8 = lass mindestens einen Würfel zum Werfen, oder hör auf
put-hint = { $points ->
    [0] das bringt keine Punkte
    [one] 1 Punkt, wenn sie liegen bleiben
   *[other] { $points } Punkte, wenn sie liegen bleiben
  }

# Labels of what happens, for reports.
happening-bonus-turned = Bonuskarte aufgedeckt
happening-turned = Karte aufgedeckt
happening-rolled = gewürfelt
happening-rerolled = noch einmal gewürfelt
happening-stopped = aufgehört
happening-placed = Würfel auf Karte
happening-placed-nothing = nichts gelegt
happening-pushed-off = verdrängt
happening-challenged = Stechen beginnt
happening-battle-tied = Stechen unentschieden
happening-battle-won = Stechen gewonnen
happening-collected = Karte eingesammelt
happening-extra-roll = Zusatzwurf
happening-stalling = Runden ohne Karte
happening-ended = Spielende erreicht
happening-bonus-won = Bonuskarte gewonnen
happening-bonus-tied = Bonuskarte an niemanden
happening-game-over = Spielende
happening-reason-goal = genug Karten
happening-reason-deck = Stapel und Tisch leer
happening-reason-idle-rounds = Runden ohne Karte
happening-of-faces = Zahlen
happening-of-face = Zahl
happening-of-card = Karte
happening-of-spot = Platz
happening-of-bonus = Bonuskarte
happening-of-reason = Grund
