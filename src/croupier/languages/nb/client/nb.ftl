# The way to a table
error-no-link = «{ $link }» er ikke en lenke til et bord, for eksempel http://127.0.0.1:8300/tables/k3x9
error-no-link-mark = det som står bak # i { $link }, gir ingen plass: Det må være seat=KEY eller token=TOKEN
error-no-house = det som svarer på { $url }, er ikke et hus
error-house-away = ikke noe hus svarer på { $url }: { $reason }
error-house-gone = huset på { $url } har ikke svart på { $seconds } sekunder: { $reason }
error-no-websockets = en plass ved et bord trenger pakken websockets: pip install 'croupier[client]'
error-no-open-seat = det er ingen ledig plass ved bord { $table }
error-real-dice = ved dette bordet kastes ekte terninger, og det har ikke et program

# The seat
error-token-holds-nothing = dette tokenet gir ingen plass ved bordet
error-seat-lost = plass { $seat } er ikke dette programmets lenger: En bot spiller der, eller noen andre har den
error-got-up = dette programmet har reist seg fra bordet
error-not-over = spillet er ikke over: Det er ikke avsluttet på noen måte ennå
error-other-game = { $game } i dette huset er ikke det samme som er installert her: { $reason }

# The player
error-player-raised = spilleren { $player } har utløst { $kind }: { $reason }
error-player-answer = spilleren { $player } må svare med et trekk, ordene for det eller None, ikke med { $found }

# The dice
error-other-commitment = terningene er IKKE ærlige: Protokollen har en annen forpliktelse enn den huset offentliggjorde før spillet
error-other-key = terningene er IKKE ærlige: Nøkkelen som er vist, er ikke den huset forpliktet seg til
error-other-luck = terningene er IKKE ærlige: Plass { $seat } hadde en annen lykkekode enn den som ble lovet
error-other-rounds = protokollen er IKKE sann: Lykkekodene ble lovet { $rounds ->
    [one] én gang
   *[other] { $rounds } ganger
  }, og den sier { $said }
