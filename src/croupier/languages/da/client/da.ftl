# Vejen til et bord
error-no-link = ”{ $link }” er ikke et link til et bord, fx http://127.0.0.1:8300/tables/k3x9
error-no-link-mark = det, der står efter # i { $link }, giver ingen plads: det skal være seat=KEY eller token=TOKEN
error-no-house = det, der svarer på { $url }, er ikke et hus
error-house-away = intet hus svarer på { $url }: { $reason }
error-house-gone = huset på { $url } har ikke svaret i { $seconds } sekunder: { $reason }
error-no-websockets = en plads ved et bord kræver pakken websockets: pip install 'croupier[client]'
error-no-open-seat = der er ingen ledig plads ved bord { $table }
error-real-dice = ved dette bord kaster folk rigtige terninger, og et program har ingen

# Pladsen
error-token-holds-nothing = dette token giver ingen plads ved bordet
error-seat-lost = plads { $seat } hører ikke længere til dette program: en bot spiller der, eller en anden har den
error-got-up = dette program har rejst sig fra bordet
error-not-over = spillet er ikke slut: det er endnu ikke endt på nogen måde
error-other-game = { $game } i dette hus er ikke det, der er installeret her: { $reason }

# Spilleren
error-player-raised = spilleren { $player } har udløst { $kind }: { $reason }
error-player-answer = spilleren { $player } skal svare med et træk, dets ord eller None, ikke med { $found }

# Terningerne
error-other-commitment = terningerne er IKKE ærlige: protokollen har en anden forpligtelse end den, huset offentliggjorde før spillet
error-other-key = terningerne er IKKE ærlige: den viste nøgle er ikke den, huset forpligtede sig til
error-other-luck = terningerne er IKKE ærlige: plads { $seat } havde en anden lykkekode end den, der blev lovet
error-other-rounds = protokollen er IKKE sand: lykkekoder blev lovet { $rounds ->
    [one] én gang
   *[other] { $rounds } gange
  }, og den siger { $said }
