line = Wette heimlich auf sieben Pferde und bring deine dann mit Würfeln nach vorn, die allen gemeinsam gehören.

learn-1 = Wette heimlich: auf Pferde, die gewinnen, oder auf zwei, die auf die ersten beiden Plätze kommen.
learn-2 = Wirf drei Würfel, nutze einen und gib die anderen beiden weiter. Wer beginnt, nimmt alle drei, danach nehmen alle nur einen dazu.
learn-3 = Zwei Hufeisen auf einem Plättchen bringen das Pferd einen Platz voran. Einem Favoriten genügt eins.
learn-4 = Wer den letzten Würfel aus dem Vorrat nimmt, hat den letzten Zug des Rennens. Gewonnene Wetten zahlen nach der Quote des Pferdes.
learn-5 = Nach dem letzten Rennen, meist dem dritten, gewinnt, wer am meisten Geld hat.

tour-track = Sieben Pferde auf dem Weg zum Zielpfosten: Das neben ihm führt. Tippe eines an, um auf seinen Sieg zu wetten, oder zwei für die ersten beiden Plätze.
tour-odds = Die Quoten: 11x zahlt das Elffache deiner Wette, wenn das Pferd gewinnt. Sie hängen am Startplatz, und der wird ausgelost, auch für einen Favoriten (F): Ein Pferd, das ganz hinten startet, bringt am meisten. Niemand sieht deine Wetten, bevor das Rennen vorbei ist.
tour-acts = Drücke hier, wenn deine Wetten stehen: Dann lässt sich nichts mehr ändern, und das Rennen beginnt.
tour-money = Dein Geld zum Wetten und deine Wetten. Nach dem letzten Rennen gewinnt, wer am meisten hat.
tour-key = Im Rennen geht es reihum. Wirf drei Würfel, nutze einen davon an einem beliebigen Pferd und gib die anderen beiden weiter. Was jede Seite bewirkt, steht hier.

now-draw = Sieben Pferde werden für dieses Rennen gezogen, vom letzten bis zum ersten.
now-dice = Gleich fallen die Würfel dieses Zugs.
now-bet = Tippe ein Pferd an, um auf seinen Sieg zu wetten, oder zwei für die ersten beiden Plätze, egal in welcher Reihenfolge. Du kannst noch { $left } € setzen.
now-all-bet = Dein ganzes Geld ist gesetzt. Ändern kannst du deine Wetten noch.
now-odds = Zum Beispiel: { $amount } € auf { $horse } bei Quote { $odds } bringen { $pays } €, wenn es gewinnt. Es startet allerdings ganz hinten.
now-drawn = Wo ein Pferd startet, wird ausgelost, und daran hängt seine Quote. Auch ein Favorit ({ show-favourite }) kann ganz hinten starten: Ihn bringt schon ein Hufeisen voran.
now-done = { $bets ->
    [0] Wette mindestens einmal, dann drücke „Fertig gewettet“.
   *[other] Drücke „Fertig gewettet“, wenn dir deine Wetten gefallen: Dann lässt sich nichts mehr ändern, und das Rennen beginnt, sobald alle fertig sind.
  }
now-others-bet = Deine Wetten stehen. { $seats-count ->
    [one] { $seats } wettet noch
   *[other] { $seats } wetten noch
  }, dann beginnt das Rennen.
now-take = Tippe einen Würfel im Vorrat an und wirf ihn mit den beiden, die du bekommen hast.
now-take-some = Tippe { $dice } Würfel im Vorrat an, nicht alle von einer Farbe, und wirf sie. Weiße bringen meist ein Pferd voran.
now-three = Von den drei Würfeln, die du wirfst, nutzt du einen, und { $seat } bekommt die anderen beiden.
now-yellow = { $home ->
    [yes] Das ist die Zielgerade: Auch gelbe Würfel darf man nehmen. Wer den letzten Würfel aus dem Vorrat nimmt, hat den letzten Zug des Rennens.
   *[no] Gelbe Würfel darf man nehmen, wenn noch { $most } Würfel oder weniger da sind. Wer den letzten Würfel aus dem Vorrat nimmt, hat den letzten Zug des Rennens.
  }
now-choose = Tippe den Würfel an, den du nutzt, dann das Ziel: Plättchen, die leuchten, sagen, was geschehen würde.
now-use = „{ $roll }“: { $does }
now-useless = Keiner dieser Würfel lässt sich nutzen: Tippe einen an und lege ihn ab.
now-away = Oder tippe einen Würfel an, den du { $seat } nicht gönnst, und lege ihn ab. Die anderen beiden gehen weiter.
now-own = Deine Wetten: { $horses }. { $horses-count ->
    [one] Bring dieses Pferd nach vorn
   *[other] Bring diese Pferde nach vorn
  } und die anderen nach hinten.
now-marks = Auf Plättchen steht { show-favourite } für einen Favoriten, den schon ein Hufeisen voranbringt, und { show-steady } für einen Steher, den niemand peitschen oder disqualifizieren kann.
now-no-own = Du hast in diesem Rennen keine Wetten, es kann dir also nichts bringen. Sorg dafür, dass andere ihre nicht gewinnen.
now-extra = Das Rennen ist fast vorbei: Dein Extrazug wirkt wie ein Hufeisen. Tippe ein Pferd dafür an, oder verzichte.
now-wait = { $seats } nimmt Würfel, wirft drei, nutzt einen davon und gibt zwei weiter. Danach geht es reihum weiter.

option-races = wie viele Rennen gelaufen werden
option-outsider = ob ein Außenseiter die Hälfte an jede Paarwette zahlt, die ihn nennt, oder nur an gewonnene
agreed-races = { $value ->
    [one] ein Rennen wird gelaufen
   *[other] { $value } Rennen werden gelaufen
  }
agreed-outsider = die Hälfte vom Außenseiter bekommt { $value }
outsider-any-bet = jede Paarwette
outsider-winning-bet = nur eine gewonnene Paarwette

bot-random = Tut irgendetwas Erlaubtes.
bot-casual = Setzt die Hälfte auf ein Pferd und die Hälfte vom Rest auf ein Paar mit ihm, nimmt beliebige Würfel und nutzt, was am meisten hilft.
bot-steady = Wettet, wo die Quote besser ist als die Chance, und spielt das Rennen für den Wert der eigenen Wetten.
bot-sharp = Rät, was die anderen gesetzt haben könnten, lässt die Rennen im Kopf einige hundert Mal weiterlaufen und tut, was am häufigsten gewinnt.
bot-best = Rät, was die anderen gesetzt haben könnten, lässt die Rennen im Kopf fünfmal so lange weiterlaufen wie der gewiefte Bot und tut, was am häufigsten gewinnt.

edition-standard = 27 Würfel, 24 Pferde

move-winner-bet = { $amount ->
    [0] Wette zurückziehen: { $horse }
   *[other] { $amount } auf Sieg von { $horse } setzen
  }
move-place-bet = { $amount ->
    [0] Wette zurückziehen: Paar { $horses }
   *[other] { $amount } auf das Paar { $horses } setzen
  }
move-done = Fertig gewettet
move-take = { $dice } nehmen
move-use = { $face ->
    [horseshoe] Hufeisen für { $horse }
    [double] Doppelhufeisen für { $horse }
    [whipping] Peitsche für { $horse }
    [helmet] Reithelm für { $horse }
    [losing-speed] Tempoverlust für { $horse }
    [outsider-1000] Außenseiter 1.000 auf { $horse }
    [outsider-2000] Außenseiter 2.000 auf { $horse }
    [outsider-3000] Außenseiter 3.000 auf { $horse }
   *[disqualified] { $horse } disqualifizieren
  }
move-tempo-change = Hufeisen von { $giver } auf { $taker } legen
move-interfere = Neue Folge, von hinten: { $horses }
move-dead-even = Gleichauf
move-side-bet = Nebenwette
move-keep = Extrazug behalten
move-inside-tip = Geheimtipp: { $dice } zurück in den Vorrat
move-put-away = { $die } ablegen
move-extra-move = Extrazug für { $horse }
move-decline = Auf den Extrazug verzichten
move-tile = Pferd { $horse }
real-tile = Welches Pferd kommt auf Startplatz { $place }? { $place ->
    [1] Es startet an der Spitze.
    [7] Es startet ganz hinten.
   *[other] {""}
  }
real-roll = Was zeigen die drei Würfel von { $seat }?
real-photo = Das Zielfoto: Wie viele der sechs weißen Würfel zeigen ein Hufeisen?
real-upper = Für das obere Plättchen
real-lower = Für das untere Plättchen
move-roll = { $faces }
move-photo = { $upper } für das obere Plättchen, { $lower } für das untere

slip-no-bet = Du hast auf kein Pferd gesetzt, und danach kannst du nicht mehr wetten: Dieses Rennen kann dir dann nur noch Nebenwetten bringen.
risk-useless = In { $times } von 100 Würfen nützt keiner dieser Würfel.

part-runner = { $name } ({ $number })
part-ticket = { $pays ->
    [0] { $pair ->
        [yes] { $amount } auf das Paar { $horses }
       *[no] { $amount } auf { $horses }
      }
   *[other] { $pair ->
        [yes] { $amount } auf das Paar { $horses } (bringt { $pays })
       *[no] { $amount } auf { $horses } (bringt { $pays })
      }
  }

event-race-called = Rennen { $race } von { $races }. Die Pferde stellen sich auf, das letzte zuerst.
event-drawn = { $favourite ->
    [yes] { $horse }, ein Favorit, Quote { $odds }.
   *[no] { $steady ->
        [yes] { $horse }, ein Steher, Quote { $odds }.
       *[no] { $horse }, Quote { $odds }.
      }
  }
event-betting-opens = Die Reihe ist komplett. Gebt eure Wetten ab!
event-bet-made = { $amount ->
    [0] { $seat } zieht die Wette auf { $horses } zurück und kann noch { $left } Euro setzen.
   *[other] { $seat } setzt { $amount } Euro auf { $horses }, das brächte { $pays }, und kann noch { $left } setzen.
  }
event-done-betting = { $seat } hat fertig gewettet.
event-off = Und los! { $seat } beginnt.

event-took = { $seat } nimmt { $dice }.
event-rolled = { $usable ->
    [yes] { $seat } würfelt { $faces }.
   *[no] { $seat } würfelt { $faces }, und nichts davon ist zu gebrauchen.
  }
event-home-stretch = Die Zielgerade! Ab jetzt darf man gelbe Würfel nehmen.

event-used = { $face ->
    [horseshoe] { $rests ->
        [yes] { $seat } legt ein Hufeisen auf { $horse }.
       *[no] { $seat } nutzt ein Hufeisen für { $horse }.
      }
    [extra-move] { $rests ->
        [yes] { $seat } legt den Extrazug auf { $horse }, wo er zu spät kommt.
       *[no] { $seat } macht den Extrazug mit { $horse }.
      }
    [double] { $seat } nutzt Doppelhufeisen für { $horse }.
    [whipping] { $rests ->
        [yes] { $seat } gibt { $horse } die Peitsche: eine Verwarnung.
       *[no] { $seat } gibt { $horse } die Peitsche, und verwarnt war es schon.
      }
    [helmet] { $seat } gibt { $horse } den Reithelm.
    [losing-speed] { $seat } nimmt { $horse } das Tempo.
    [outsider-1000] { $seat } macht { $horse } zum Außenseiter für 1.000.
    [outsider-2000] { $seat } macht { $horse } zum Außenseiter für 2.000.
    [outsider-3000] { $seat } macht { $horse } zum Außenseiter für 3.000.
   *[disqualified] { $seat } ruft die Rennleitung gegen { $horse }.
  }
event-tempo-changed = { $rests ->
    [yes] { $seat } legt ein Hufeisen von { $giver } auf { $taker }.
   *[no] { $seat } nimmt { $giver } ein Hufeisen weg und nutzt es für { $taker }.
  }
event-interfered = { $seat } sorgt für eine Behinderung: { $front } läuft jetzt vor { $middle } und { $back }.
event-drew-level = Gleichauf! { $seat } bringt { $horse } auf gleiche Höhe mit { $leader }.
event-side-bet-won = { $skipped ->
    [yes] { $seat } gewinnt eine Nebenwette: { $loser } schuldet { $amount } Euro und setzt aus.
   *[no] { $seat } gewinnt eine Nebenwette: { $loser } schuldet { $amount } Euro.
  }
event-extra-kept = { $seat } behält einen Extrazug fürs Ziel.
event-extra-declined = { $seat } verzichtet auf einen Extrazug.
event-tipped = { $seat } hat einen Geheimtipp: { $dice } zurück in den Vorrat.
event-thrown-away = { $seat } legt { $die } ab.

place-name = { $place ->
    [1] Platz 1
    [2] Platz 2
    [3] Platz 3
    [4] Platz 4
    [5] Platz 5
    [6] Platz 6
   *[7] Platz 7
  }
event-moved = { $place ->
    [1] { $horse } überholt { $passed }.
   *[other] { $horse } überholt { $passed } und liegt auf { place-name }.
  }
event-stayed = { $horse } ist schon vorn, es ändert sich nichts.
event-fell-back = { $horse } fällt hinter { $behind } zurück, auf { place-name }.
event-out = { $horse } ist aus dem Rennen, und alle Wetten darauf sind verloren!
event-leads = { $horse } führt!

event-pool-empty = { $kept ->
    [0] Der Vorrat ist leer: Das Rennen ist gelaufen.
    [one] Der Vorrat ist leer: noch ein Extrazug, dann ist das Rennen gelaufen.
   *[other] Der Vorrat ist leer: noch { $kept } Extrazüge, dann ist das Rennen gelaufen.
  }
event-photo-due = { $horse } und { $other } liegen immer noch gleichauf: Ein Zielfoto muss entscheiden.
event-photo-taken = { $tie ->
    [yes] Das Zielfoto: { $horseshoes } für { $horse }, { $against } für { $other }. Nichts zu erkennen, noch eins!
   *[no] Das Zielfoto: { $horseshoes } für { $horse }, { $against } für { $other }. { $horse } um eine Nasenlänge!
  }

event-race-over = { $winner } gewinnt Rennen { $race }! Der Einlauf: { $finish }.
event-outsider-pays = { $place ->
    [1] { $winning ->
        [yes] Ein Außenseiter hat gewonnen: Eine Siegwette auf { $horse } bekommt { $amount } Euro mehr, eine gewonnene Paarwette { $half }.
       *[no] Ein Außenseiter hat gewonnen: Eine Siegwette auf { $horse } bekommt { $amount } Euro mehr, jede Paarwette { $half }.
      }
   *[other] { $winning ->
        [yes] Ein Außenseiter ist auf Platz 2: Eine gewonnene Paarwette auf { $horse } bekommt { $half } Euro mehr.
       *[no] Ein Außenseiter ist auf Platz 2: Jede Paarwette auf { $horse } bekommt { $half } Euro mehr.
      }
  }
event-settled = { $staked ->
    [0] { $seat } hat nichts gesetzt.
   *[other] { $paid ->
        [0] Einsatz von { $seat }: { $bets }. Alles weg.
       *[other] { $bonus ->
            [0] Einsatz von { $seat }: { $bets }. Das bringt { $paid } Euro.
           *[other] Einsatz von { $seat }: { $bets }. Das bringt { $paid } Euro, davon { $bonus } für Außenseiter.
          }
      }
  } { $capital ->
    [0] { $seat } hat { $total }.
   *[other] Mit weiteren { $capital } fürs nächste Rennen hat { $seat } { $total }.
  }
event-side-bets-settled = { $won ->
    [yes] Nebenwetten bringen { $seat } { $amount } Euro, das macht { $total }.
   *[no] Nebenwetten kosten { $seat } { $amount } Euro, es bleiben { $total }.
  }
event-next-race = { $seat } beginnt Rennen { $race }.
event-game-over = { $reason }
reason-races = Das letzte Rennen ist gelaufen, und es gewinnt, wer am meisten Geld hat.

dice-white = Weiß
dice-red = Rot
dice-yellow = Gelb
dice-green = Grün
dice-black = Schwarz
die-white = Weiß
die-red = Rot
die-yellow = Gelb
die-green = Grün
die-black = Schwarz
hand-white = Weiß
hand-red = Rot
hand-yellow = Gelb
hand-green = Grün
hand-black = Schwarz
pool-white = Weiß
pool-red = Rot
pool-yellow = Gelb
pool-green = Grün
pool-black = Schwarz
pile-white = Weiß
pile-red = Rot
pile-yellow = Gelb
pile-green = Grün
pile-black = Schwarz
horseshoe-white = Weiß
horseshoe-black = Extrazug

faces-horseshoe = Hufeisen
faces-white-blank = weiße Leerseite
faces-double = Doppelhufeisen
faces-whipping = Peitsche
faces-tempo = Tempowechsel
faces-red-blank = rote Leerseite
faces-helmet = Reithelm
faces-interference = Behinderung
faces-dead-even = Gleichauf
faces-losing-speed = Tempoverlust
faces-outsider-1000 = Außenseiter 1.000
faces-outsider-2000 = Außenseiter 2.000
faces-outsider-3000 = Außenseiter 3.000
faces-green-blank = grüne Leerseite
faces-side-bet = Nebenwette
faces-extra-move = Extrazug
faces-disqualified = Disqualifikation
faces-inside-tip = Geheimtipp
roll-horseshoe = Hufeisen
roll-white-blank = weiße Leerseite
roll-double = Doppelhufeisen
roll-whipping = Peitsche
roll-tempo = Tempowechsel
roll-red-blank = rote Leerseite
roll-helmet = Reithelm
roll-interference = Behinderung
roll-dead-even = Gleichauf
roll-losing-speed = Tempoverlust
roll-outsider-1000 = Außenseiter 1.000
roll-outsider-2000 = Außenseiter 2.000
roll-outsider-3000 = Außenseiter 3.000
roll-green-blank = grüne Leerseite
roll-side-bet = Nebenwette
roll-extra-move = Extrazug
roll-disqualified = Disqualifikation
roll-inside-tip = Geheimtipp

phase-horses = Pferde werden gezogen
phase-bet = Wetten
phase-take = Würfel nehmen
phase-roll = Würfeln
phase-use = Einen Würfel nutzen
phase-extra = Extrazüge
phase-photo = Zielfoto
phase-over = Vorbei

view-seat = Dein Platz
view-race = Rennen
view-races = Rennen insgesamt
view-phase = Jetzt
view-active = Am Zug
view-money = Geld
view-side = Nebenwetten, am Ende fällig
view-done = Fertig gewettet
view-kept = Behaltene Extrazüge
view-row = Die Reihe, vom letzten bis zum ersten
view-out = Aus dem Rennen
view-level = Die ersten zwei liegen gleichauf
view-was_level = Gleichauf ist verbraucht
view-home = Zielgerade
view-pool = Vorrat
view-pile = Ablage
view-hand = Würfel in der Hand
view-roll = Wurf
view-bets = Deine Wetten
view-left = Noch zu setzen
view-step = Wetten sind Vielfache von
view-home_at = Würfel im Vorrat auf der Zielgeraden
view-dice = Würfel des Rennens
view-names = Pferde bisher
view-before = Vorher
view-after = Nachher
view-capital = Fürs nächste Rennen
view-sheets = Gelaufene Rennen
view-number = Nummer
view-name = Pferd
view-favourite = Favorit
view-steady = Steher
view-odds = Quote
view-horseshoe = Hufeisen
view-whipped = Verwarnt
view-outsider = Außenseiter
view-horses = Pferde
view-amount = Einsatz
view-pays = Bringt
view-finish = Einlauf
view-outsiders = Außenseiter
view-accounts = Abrechnung
view-lines = Wetten
view-bonus = Für Außenseiter
view-staked = Alle Einsätze
view-paid = Ausgezahlt

assumed-red = die Seiten der roten Würfel
assumed-yellow = die Seiten der gelben Würfel
assumed-green = die Seiten der grünen Würfel
assumed-black = die Seiten der schwarzen Würfel
assumed-favourites = welche Pferde Favoriten sind
assumed-steady = welche Pferde Steher sind
assumed-odds_1 = die Quoten des ersten Rennens

error-not-a-move = „{ $text }“ ist hier kein Zug; { $phase ->
    [bet] schreib bet mit Euro und einem oder zwei Pferden, etwa bet 300 on 18 and 11 oder bet 300 on saffron, oder done
    [take] schreib take und Farben, etwa take white
    [use] nenne eine Seite und ein Pferd, etwa horseshoe on 11, oder put away und eine Farbe
    [extra] schreib extra-move on und ein Pferd, oder decline
   *[other] warte auf die Würfel
  }
error-on-no-horse = { $face } wird nicht an einem Pferd genutzt
error-not-colours = „{ $text }“ sind keine Würfel; nenne bis zu { $most } Farben aus { $known }
error-no-such-colour = „{ $colour }“ gibt es als Würfel nicht; es gibt: { $known }
error-few-dice = { $dice } Würfel sind genannt; nenne 1 bis { $most }
error-not-in-race = „{ $horse }“ läuft in diesem Rennen nicht; am Start waren: { $known }
error-two-horses = eine Paarwette nennt zwei verschiedene Pferde
error-three-horses = eine Behinderung nennt drei Pferde, nicht { $horses }
error-not-euros = { $amount } Euro kann man nicht setzen
error-not-a-tip = ein Geheimtipp nennt zwei Farben aus { $known }, etwa tip white red
error-not-a-tile = „{ $tile }“ ist kein Plättchen; nenne eine Zahl von 1 bis { $most }
error-not-a-photo = „{ $text }“ ist kein Zielfoto; nenne Hufeisen, etwa 4 for { $upper }, 3 for { $lower }
error-photo-shoes = { $dice } Würfel zeigen 0 bis { $dice } Hufeisen, nicht { $upper } und { $lower }
error-not-a-roll = „{ $text }“ ist kein Wurf; nenne { $faces } Seiten aus { $known }
error-roll-faces = ein Wurf hat { $most } Seiten, nicht { $faces }
error-no-such-face = kein Würfel zeigt „{ $face }“; Würfel zeigen: { $known }
error-for-players = { $kind } ist Sache der Spieler
error-for-chance = { $kind } ist Sache des Zufalls
error-not-for-now = { $kind } ist jetzt nicht dran; der Tisch wartet auf: { $due }
error-not-a-position = „{ $text }“ ist keine Stellung von FINISH LINE: { $reason }
error-position-names = es fehlt: { $names }
error-position-horses = { $count } Pferde von Rennen { $race } sind gezogen
error-position-row = { $count } Pferde in der Reihe
error-position-hand = { $count } Würfel in der Hand
error-position-roll = { $faces }: Das können die Würfel in der Hand nicht zeigen
error-position-kept = wer am Zug ist, hat keinen Extrazug behalten
error-position-done = niemand wettet mehr
error-position-sides = Würfel in { $colour } haben { $sides } Seiten
error-position-some = { $field } sind Zahlen von 1 bis { $most }, keine doppelt
error-position-seat = dieses Rennen oder diesen Platz gibt es nicht
error-position-tile = Plättchen { $tile } ist nicht da und kann nicht gezogen werden
error-position-marks = „{ $marks }“ kann nicht auf einem Plättchen liegen
error-position-twice = ein Pferd läuft zweimal
error-position-dice = mehr Würfel, als es gibt
error-position-bet = „{ $bet }“ passt nicht auf das Wertungsblatt
error-position-numbers = { $numbers } sind zu viele
error-position-count = „{ $text }“: erwartet werden { $count }
error-position-parts = „{ $text }“: erwartet werden { $count } Teile
error-edition-sides = ein Würfel in { $colour } hat { $sides } Seiten, nicht { $due }
error-edition-left-out = { $out } Würfel in { $colour } werden aussortiert, und es gibt nur { $dice }
error-edition-dice = ein Rennen braucht 3 bis { $most } Würfel, auch ohne die, die zwei Spieler aussortieren
error-edition-yellow = es gibt { $dice } gelbe Würfel; bei mehr als { $most } bleiben zu wenige für den Anfang
error-edition-white = ein weißer Würfel braucht Hufeisen und Leerseiten, sonst endet ein Zielfoto nie
show-typing = Pferde lassen sich auch beim Namen nennen, so weit wie nötig: bet 300 on saffron, horseshoe on saf.
show-race = Rennen { $race } von { $races }
show-home = Zielgerade
show-last = hinten
show-lead = vorn
show-level = gleichauf
show-odds = Quote
show-dice = Würfel
show-odd = { $odds }x
show-favourite = F
show-steady = S
show-signs = { show-favourite } ist ein Favorit, { show-steady } ein Steher
show-out = aus dem Rennen: { $horses }
show-pool = Vorrat { $pool } · abgelegt { $pile }
show-roll = Wurf
show-hand = erhalten
show-side = { $settled ->
    [yes] mit { $amount } aus Nebenwetten
   *[no] { $amount } aus Nebenwetten, am Ende
  }
show-done = fertig
show-betting = wettet
show-bets = deine Wetten
show-left = noch { $left } € zu setzen
show-amount = beliebige ganze Hunderter: bet 300 on { $one }, bet 200 on { $one } and { $two }; mit 0 ziehst du zurück
show-won = Rennen { $race }: { $winner } gewinnt
show-then = vor { $horses }
show-account = { $staked ->
    [0] nichts gesetzt
   *[other] { $bonus ->
        [0] { $staked } gesetzt, { $paid } erhalten
       *[other] { $staked } gesetzt, { $paid } erhalten, davon { $bonus } für Außenseiter
      }
  }
show-bet = { $pays ->
    [0] { $amount } auf { $horses } { $odds }x
   *[other] { $amount } auf { $horses } { $odds }x bringt { $pays }
  }

waits-look = Zum nächsten Rennen
euros = { $amount } €
standing = { $score } €
effect = { $how ->
    [moves] auf { place-name }
    [falls] zurück auf { place-name }
    [stays] unverändert
    [out] raus!
    [warned] Verwarnung
    [gives] gibt es her
    [middle] Mitte
   *[rests] bleibt liegen
  }
target = { $what } { $tile }
would = { $move }. { $told }
tile = { $name }, Nummer { $number }, { place-name }, Quote { $odds }{ $mark ->
    [favourite] , ein Favorit
    [steady] , ein Steher
   *[none] { "" }
  }{ $horseshoe ->
    [white] , mit Hufeisen
    [black] , mit Extrazug
   *[none] { "" }
  }{ $whipped ->
    [yes] , verwarnt
   *[no] { "" }
  }{ $outsider ->
    [0] { "" }
   *[other] , ein Außenseiter für { $outsider }
  }
track = Die Bahn
out = Aus dem Rennen:
hand = Die Würfel dieses Zugs
heap-of = { $colour }: { $count }
heap-shut = { $colour }: { $count }. { $why }
shut = { $why ->
    [gone] Davon sind keine mehr da.
    [yellow] Gelbe Würfel darf man nur auf der Zielgeraden nehmen, wenn noch { $most } Würfel oder weniger da sind.
    [enough] Du hast genug Würfel: Leg erst einen zurück.
   *[colours] Die drei Würfel dürfen nicht alle von einer Farbe sein.
  }
die-idle = { $face }, jetzt nicht zu gebrauchen
put-back = { $colour } zurücklegen
passed-on = Ein Würfel: { $colour }
dice-left = { $left ->
    [one] noch 1 Würfel
   *[other] noch { $left } Würfel
  }
meter = { $how ->
    [both] Zielgerade: { dice-left }, auch gelbe
    [yellow] Zielgerade: { dice-left }, alle gelb
    [home] Zielgerade: { dice-left }
    [next] { dice-left }: gleich die Zielgerade
   *[far] { dice-left }, { $more } bis zur Zielgeraden
  }
key = Was Würfel und Plättchen bewirken
key-how = Drei Würfel werden geworfen, und einer davon wird genutzt oder abgelegt. Die anderen beiden gehen weiter. Wer den letzten Würfel aus dem Vorrat nimmt, hat den letzten Zug.
key-tiles = Plättchen
key-odds = Quote 11x zahlt das Elffache der Wette, wenn das Pferd gewinnt. Sie hängt am Startplatz, und der wird ausgelost.
key-favourite = Ein Favorit: Schon ein Hufeisen bringt ihn voran. Wo er startet, wird ausgelost wie bei allen.
key-steady = Ein Steher: Niemand peitscht oder disqualifiziert ihn oder nimmt ihm das Hufeisen.
key-rests = Wo „bleibt liegen“ steht, liegt der Würfel auf dem Plättchen, bis ein zweiter dazukommt oder das Rennen vorbei ist.
key-white = Weiß
key-red = Rot
key-yellow = Gelb, ab der Zielgeraden
key-green = Grün
key-black = Schwarz
does-horseshoe = Bleibt auf einem beliebigen Plättchen liegen. Das zweite dort bringt das Pferd einen Platz voran; einem Favoriten genügt eins.
does-double = Ein beliebiges Pferd rückt einen Platz vor. Was auf seinem Plättchen liegt, bleibt.
does-whipping = Bleibt als Verwarnung auf einem Plättchen liegen. Die zweite nimmt das Pferd aus dem Rennen. Nicht für Steher.
does-tempo = Ein Hufeisen wechselt auf ein anderes Plättchen und wirkt dort sofort. Steher behalten ihres.
does-helmet = Ein Favorit oder ein Pferd mit Hufeisen rückt zwei Plätze vor; das Hufeisen ist verbraucht. Nicht für das führende Pferd.
does-interference = Drei Nachbarn kommen in eine beliebige neue Folge.
does-dead-even = Das zweite Pferd zieht mit dem führenden gleich. Einmal pro Rennen.
does-losing-speed = Ein Pferd fällt zwei Plätze zurück und verliert alle Würfel auf seinem Plättchen. Nicht für die letzten zwei.
does-outsider-1000 = Bleibt auf einem Pferd ohne grünen Würfel liegen. Gewinnt es, bekommen alle mit einer Siegwette darauf 1.000 € zusätzlich zur Quote; kommt es auf Platz 1 oder 2, bekommt die Hälfte, wer ein Paar mit ihm hat.
does-outsider-2000 = Dasselbe, mit 2.000 €.
does-outsider-3000 = Dasselbe, mit 3.000 €.
does-side-bet = Wer als Nächstes dran wäre, setzt aus und schuldet dir 500, fällig am Ende.
does-extra-move = Du behältst ihn. Ist das Rennen gelaufen, wirkt er wie ein Hufeisen.
does-disqualified = Ein Pferd verlässt sofort das Rennen, und Wetten darauf sind verloren. Nicht für Steher.
does-inside-tip = Zwei Würfel deiner Wahl kommen aus der Ablage zurück in den Vorrat: Das Rennen dauert länger.

choose-horses = Tippe ein Pferd an, um auf seinen Sieg zu wetten, oder zwei für die ersten beiden Plätze.
all-bet = Dein ganzes Geld ist gesetzt.
slip = Dein Wettschein
left-of = noch { $left } € von { $money } €
no-bets = Noch keine Wetten.
secret-open = Deine Wette ist sicher, sobald sie dasteht, und niemand sonst sieht sie, bevor das Rennen vorbei ist. Du kannst sie ändern, bis du fertig bist.
secret-done = Niemand sonst sieht das, bevor das Rennen vorbei ist.
entry = { $kind ->
    [pair] { $horses } auf Platz 1 und 2, egal wie herum
   *[winner] { $horses } auf Sieg
  }
stake = Einsatz in Euro
less = { $step } weniger
more = { $step } mehr
half = Hälfte
all = Alles
bounds = Wetten sind Vielfache von { $step } €, bis { $most } €.
would-pay = Quote { $odds }: bringt { $pays } €. Dann bleiben { $left } €.
no-room = { $left ->
    [0] Es ist nichts mehr zu setzen. Ändere erst eine andere Wette oder zieh sie zurück.
   *[other] Es ist keine Zeile mehr frei für { $kind ->
        [pair] ein weiteres Paar
       *[winner] eine weitere Siegwette
      }. Ändere erst eine oder zieh eine zurück.
  }
write = { $amount } € setzen
change-to = Auf { $amount } € ändern
close = Abbrechen
change = Ändern
change-bet = Wette ändern: { $horses }
withdraw = Zurückziehen
withdraw-bet = Wette zurückziehen: { $horses }
ticket = { $fate ->
    [won] { $amount } € × { $odds } brachten { $pays } €
    [lost] { $amount } € verloren
   *[open] { $kind ->
        [pair] { $amount } € auf das Paar × { $odds } = { $pays } €
       *[winner] { $amount } € auf Sieg × { $odds } = { $pays } €
      }
  }
bets-state = { $done ->
    [yes] { $name } ist fertig
   *[no] { $name } wettet
  }

due-take = Nimm einen Würfel aus dem Vorrat.
due-take-some = Nimm { $dice } Würfel, nicht alle von einer Farbe.
due-die = Wähle einen der drei Würfel.
due-none = Keiner ist zu gebrauchen: Wähle einen zum Ablegen.
due-useless = Diesen kannst du nur ablegen.
due-use = Wähle ein Pferd.
due-tempo-change = Welchem Pferd wird das Hufeisen genommen?
due-taker = Und welches bekommt es?
due-interfere = Wähle das mittlere von drei benachbarten Pferden.
due-order = Ihre neue Folge, von hinten nach vorn:
due-inside-tip = { $dice ->
    [one] Wähle einen abgelegten Würfel: Er kommt zurück in den Vorrat, und das Rennen dauert länger.
   *[other] Wähle { $dice } abgelegte Würfel: Sie kommen zurück in den Vorrat, und das Rennen dauert länger.
  }
pile-of = Abgelegte Würfel
due-extra = Dein Extrazug: Wähle ein Pferd.
order = { $horses }, von hinten nach vorn
take-and-roll = Würfeln
tip = Zurückholen
back = Neu beginnen
put-away = Ablegen

owed = { $wins ->
    [yes] { $name } bekommt { $amount } € aus Nebenwetten, fällig am Ende
   *[no] { $name } schuldet { $amount } € aus Nebenwetten, fällig am Ende
  }
kept = { $kept ->
    [one] { $name } behält einen Extrazug
   *[other] { $name } behält { $kept } Extrazüge
  }
photo = Das Zielfoto
photo-shoes = { $shoes } Hufeisen auf sechs Würfeln
finish-of = Der Einlauf von Rennen { $race }
last-race = Wie Rennen { $race } ausging
outsider = ein Außenseiter, { $amount } €
behind = Dann { $horses }
account = Abrechnung von { $name }
bet-nothing = Keine Wetten.
signed = { $sign ->
    [minus] − { $size } €
    [plus] + { $size } €
   *[none] { $size } €
  }
sum-before = Vor dem Rennen
sum-staked = Einsätze
sum-paid = Gewinne
sum-bonus = Außenseiter
sum-capital = Nächstes Rennen
sum-side = Nebenwetten
sum-after = Jetzt

# Labels of what happens, for reports.
happening-race-called = Rennen aufgerufen
happening-drawn = Pferd aufgestellt
happening-betting-opens = Wetten eröffnet
happening-rolled = gewürfelt
happening-photo-taken = Zielfoto
happening-bet-made = Wette abgegeben
happening-done-betting = fertig gewettet
happening-off = Start
happening-took = Würfel genommen
happening-home-stretch = Zielgerade
happening-pool-empty = Vorrat leer
happening-photo-due = Zielfoto nötig
happening-used = Würfel benutzt
happening-tempo-changed = Tempo gewechselt
happening-interfered = Behinderung
happening-drew-level = gleichauf
happening-side-bet-won = Nebenwette gewonnen
happening-extra-kept = Extrazug behalten
happening-extra-declined = auf Extrazug verzichtet
happening-tipped = Geheimtipp
happening-thrown-away = Würfel abgelegt
happening-moved = Pferd rückt vor
happening-stayed = schon vorn
happening-fell-back = zurückgefallen
happening-out = aus dem Rennen
happening-leads = Führung übernommen
happening-race-over = Rennen vorbei
happening-outsider-pays = Außenseiter zahlt
happening-settled = Wetten abgerechnet
happening-side-bets-settled = Nebenwetten abgerechnet
happening-next-race = nächstes Rennen
happening-game-over = Spielende
happening-of-faces = Seiten
happening-of-face = Seite
happening-of-dice = Würfel
happening-of-die = Würfel
happening-reason-races = letztes Rennen vorbei
