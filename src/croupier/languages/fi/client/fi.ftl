# The way to a table
error-no-link = ”{ $link }” ei ole linkki pöytään; sellainen on esimerkiksi http://127.0.0.1:8300/tables/k3x9
error-no-link-mark = linkin { $link } #-merkin jälkeen ei ole paikkaa: siinä pitää olla seat=KEY tai token=TOKEN
error-no-house = osoitteessa { $url } vastaa jokin muu kuin talo
error-house-away = osoitteessa { $url } ei vastaa talo: { $reason }
error-house-gone = osoitteen { $url } talo ei ole vastannut { $seconds } sekuntiin: { $reason }
error-no-websockets = paikka pöydässä tarvitsee paketin websockets: pip install 'croupier[client]'
error-no-open-seat = pöydässä { $table } ei ole vapaita paikkoja
error-real-dice = tässä pöydässä ihmiset heittävät oikeita noppia, eikä ohjelmalla ole niitä

# The seat
error-token-holds-nothing = tällä token-avaimella ei ole paikkaa pöydässä
error-seat-lost = paikka { $seat } ei ole enää tämän ohjelman: siinä pelaa botti tai joku muu pitää sitä
error-got-up = tämä ohjelma on noussut pöydästä
error-not-over = peli ei ole päättynyt: sillä ei ole vielä mitään tulosta
error-other-game = tämän talon { $game } ei ole sama kuin tänne asennettu: { $reason }

# The player
error-player-raised = pelaaja { $player } nosti poikkeuksen { $kind }: { $reason }
error-player-answer = pelaajan { $player } on vastattava siirrolla, sen sanoilla tai arvolla None, ja vastaus oli { $found }

# The dice
error-other-commitment = nopat EIVÄT ole reilut: tallenteessa on toinen sitoumus kuin se, jonka talo julkaisi ennen peliä
error-other-key = nopat EIVÄT ole reilut: näytetty avain ei ole se, johon talo sitoutui
error-other-luck = nopat EIVÄT ole reilut: paikalla { $seat } oli toinen onni kuin se lupasi
error-other-rounds = tallenne EI ole tosi: onnen lupauskertoja oli { $rounds }, ja sen mukaan { $said }
