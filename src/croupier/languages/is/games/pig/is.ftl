line = Kastaðu og safnaðu stigum eins lengi og þú þorir; ás tekur þau öll.

learn-1 = Kastaðu teningnum eins oft og þú vilt: það sem hann sýnir safnast upp.
learn-2 = Ás lýkur umferð þinni og allt sem safnaðist í henni er horfið.
learn-3 = Geymdu í tæka tíð: það sem þú hefur safnað er tryggt og enginn tekur það af þér.
learn-4 = Sá vinnur sem fyrstur tryggir sér 100 stig, eða eins mörg og samið var um.

tour-die = Teningurinn. Hver tala sem hann sýnir bætist við stig umferðarinnar, nema ásinn: hann tekur þau öll og umferðin er búin.
tour-gathered = Stigin í þessari umferð. Þau eru ekki örugg enn.
tour-acts = Kastaðu til að fá meira, eða geymdu: þá átt þú stigin til frambúðar og næsti leikmaður kastar.
tour-target = Sá sem fyrstur geymir svo mörg stig alls vinnur þegar í stað, þótt aðrir hafi átt einni umferð færra.

now-roll = { $gathered ->
    [0] Kastaðu teningnum: allt nema ás bætist við stig umferðarinnar.
   *[other] Kastaðu aftur: allt nema ás bætist við þau { $gathered } stig sem komin eru í umferðinni. Ás tekur þau öll og umferðin er búin.
  }
now-hold = { $wins ->
    [yes] Geymdu og þú vinnur: með þessum stigum, { $points }, ert þú með { $total }.
   *[no] Geymdu til að eiga þessi { $points } stig til frambúðar: þú yrðir með { $total }. Þá kastar næsti leikmaður.
  }
now-goal = Leikurinn vinnst um leið og komið er í { $target } stig, þótt aðrir hafi átt einni umferð færra: þig vantar { $missing }.
now-wait = { $seat } kastar eða geymir, með { $gathered ->
    [0] engin stig enn
   *[other] { $gathered } stig
  } í þessari umferð. Þá á næsti leikmaður leik.

edition-standard = einn sexhliða teningur
option-target = stig til sigurs
chart-hold = Söfnuð stig sem rétt er að geyma við, eftir stigum þínum og hins
chart-own = stig þín
bot-casual = Kastar þar til tíu stig hafa safnast, eða nóg til að vinna.
bot-hold-at-20 = Kastar þar til tuttugu stig hafa safnast, eða nóg til að vinna.
bot-sharp = Heldur í við hina: geymir við 21, síðar ef hann er undir, fyrr ef hann er yfir; undir lokin kastar hann til að vinna.
bot-best = Gerir það sem gefur betri sigurlíkur, samkvæmt leiknum fyrir tvo sem er leystur til enda.

move-roll = Kasta
move-hold = Geyma

refused-P3 = kastaðu fyrst: enn er ekkert að geyma
risk-lost = Ás kemur í { $times } af 100 köstum og tekur öll stig umferðarinnar.
slip-won = Það sem þú hefur safnað nægir til sigurs ef þú geymir. Kast getur aðeins spillt því.

real-face = Hvað sýnir teningurinn?

event-rolled = { $seat } fær { $face }: { $gathered } safnað.
event-lost = { $seat } fær ás og tapar { $points ->
    [0] engu
    [one] { $points } stigi
   *[other] { $points } stigum
  }.
event-banked = { $seat } tryggir { $points } stig og er með { $total }.

die = Teningurinn sýnir { $face }
no-die = Teningnum hefur ekki verið kastað enn
gathered = Safnað í umferðinni
to-win = { $target } stig til sigurs
banks = +{ $points }, alls { $total }

view-target = Stig til sigurs
view-scores = Tryggð stig
view-active = Á leik
view-gathered = Söfnuð stig
view-rolling = Teningurinn veltur
view-over = Leiknum er lokið

error-not-a-move = „{ $text }“ er ekki aðgerð í Pig; skrifaðu roll eða hold
error-not-a-roll = „{ $text }“ er ekki aðgerð í Pig; skrifaðu töluna á teningnum
error-not-a-position = „{ $text }“ er ekki staða í Pig
error-no-such-face = enginn teningur sýnir { $face }; tölurnar eru 1 til { $most }
error-die-due = komið er að teningnum, ef einhverju
error-players-move = leikmaður kastar eða geymir

# Labels of what happens, for reports.
happening-rolled = kast
happening-lost = stig töpuð
happening-banked = stig tryggð
happening-of-face = tala
