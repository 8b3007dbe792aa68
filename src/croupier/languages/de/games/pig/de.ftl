line = Erwürfle Punkte, solange du dich traust; eine 1 nimmt sie alle.

learn-1 = Würfle, so oft du willst: Was fällt, wird gesammelt.
learn-2 = Eine 1 beendet deinen Zug, und alles darin Gesammelte ist weg.
learn-3 = Sichere rechtzeitig: Was du gesammelt hast, ist dann gesichert, und niemand nimmt es dir mehr.
learn-4 = Wer zuerst 100 Punkte gesichert hat, gewinnt, oder so viele wie vereinbart.

tour-die = Der Würfel. Jede Zahl, die fällt, kommt zu den Punkten deines Zugs, nur die 1 nicht: Sie nimmt dir alle, und dein Zug ist vorbei.
tour-gathered = Die Punkte dieses Zugs. Sicher sind sie noch nicht.
tour-acts = Würfle weiter, um mehr zu holen, oder sichere: Dann gehören dir die Punkte für immer, und der Würfel geht weiter.
tour-target = Wer zuerst insgesamt so viele Punkte sichert, gewinnt sofort, auch wenn andere einen Zug weniger hatten.

now-roll = { $gathered ->
    [0] Wirf den Würfel: Alles außer einer 1 kommt zu den Punkten deines Zugs.
   *[other] Würfle noch einmal: Alles außer einer 1 kommt zu den Punkten deines Zugs, bisher { $gathered }. Eine 1 nimmt sie alle, und dein Zug ist vorbei.
  }
now-hold = { $wins ->
    [yes] Sichere, und du gewinnst: Mit diesen Punkten ({ $points }) hast du { $total }.
   *[no] Sichere, um diese Punkte ({ $points }) für immer zu behalten: Du hättest dann { $total }. Danach geht der Würfel weiter.
  }
now-goal = { $target } Punkte gewinnen die Partie sofort, auch wenn andere einen Zug weniger hatten: Dir fehlen noch { $missing }.
now-wait = { $seat } würfelt oder sichert, mit { $gathered ->
    [0] noch keinen Punkten
    [one] 1 Punkt
   *[other] { $gathered } Punkten
  } in diesem Zug. Danach geht der Würfel weiter.

edition-standard = ein sechsseitiger Würfel
option-target = Punkte, die die Partie gewinnen
chart-hold = Mit wie vielen gesammelten Punkten man sichert, je nach eigenem und fremdem Stand
chart-own = dein Stand
bot-casual = Würfelt, bis zehn Punkte gesammelt sind oder es zum Sieg reicht.
bot-hold-at-20 = Würfelt, bis zwanzig Punkte gesammelt sind oder es zum Sieg reicht.
bot-sharp = Hält mit: sichert bei 21, bei Rückstand später, bei Vorsprung früher; würfelt kurz vor dem Ende auf Sieg.
bot-best = Tut, was die besseren Siegchancen lässt, nach dem bis zum Ende gelösten Spiel zu zweit.

move-roll = Würfeln
move-hold = Sichern

refused-P3 = erst würfeln: Es gibt noch nichts zu sichern
risk-lost = In { $times } von 100 Würfen kommt eine 1 und nimmt alle Punkte des Zugs.
slip-won = Was du gesammelt hast, gewinnt, wenn du sicherst. Ein Wurf kann es nur verlieren.

real-face = Was zeigt der Würfel?

event-rolled = { $seat } würfelt eine { $face }: { $gathered } gesammelt.
event-lost = { $seat } würfelt eine 1 und verliert { $points ->
    [0] nichts
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
event-banked = { $seat } sichert { $points } und hat { $total }.

die = Der Würfel zeigt { $face }
no-die = Es ist noch nicht gewürfelt
gathered = In diesem Zug
to-win = { $target } Punkte gewinnen
banks = +{ $points }, insgesamt { $total }

view-target = Punkte zum Sieg
view-scores = Gesicherte Punkte
view-active = Am Zug
view-gathered = Gesammelte Punkte
view-rolling = Der Würfel rollt
view-over = Die Partie ist vorbei

error-not-a-move = „{ $text }“ ist kein Zug in Pig; schreib roll oder hold
error-not-a-roll = „{ $text }“ ist kein Zug in Pig; nenne die Zahl auf dem Würfel
error-not-a-position = „{ $text }“ ist keine Stellung von Pig
error-no-such-face = kein Würfel zeigt { $face }; es gibt 1 bis { $most }
error-die-due = wenn überhaupt, ist jetzt der Würfel dran
error-players-move = wer am Zug ist, würfelt oder sichert

# Labels of what happens, for reports.
happening-rolled = gewürfelt
happening-lost = Punkte verloren
happening-banked = Punkte gesichert
happening-of-face = Zahl
