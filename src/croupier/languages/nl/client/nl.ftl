# De weg naar een tafel
error-no-link = “{ $link }” is geen link naar een tafel, zoals http://127.0.0.1:8300/tables/k3x9
error-no-link-mark = wat achter de # van { $link } staat, bevat geen plaats: het moet seat=KEY of token=TOKEN zijn
error-no-house = wat op { $url } antwoordt, is geen huis
error-house-away = er antwoordt geen huis op { $url }: { $reason }
error-house-gone = het huis op { $url } heeft { $seconds } seconden niet geantwoord: { $reason }
error-no-websockets = voor een plaats aan een tafel is het pakket websockets nodig: pip install 'croupier[client]'
error-no-open-seat = aan tafel { $table } is geen plaats vrij
error-real-dice = aan deze tafel gooien mensen met echte dobbelstenen, en een programma heeft die niet

# De plaats
error-token-holds-nothing = dit token geeft geen plaats aan de tafel
error-seat-lost = plaats { $seat } is niet meer van dit programma: er speelt een bot, of iemand anders zit er
error-got-up = dit programma is van tafel gegaan
error-not-over = het spel is niet afgelopen: het is nog op geen enkele manier geëindigd
error-other-game = { $game } van dit huis is niet het spel dat hier geïnstalleerd is: { $reason }

# De speler
error-player-raised = de speler { $player } gaf de fout { $kind }: { $reason }
error-player-answer = de speler { $player } moet antwoorden met een zet, de woorden ervan of None, niet met { $found }

# De dobbelstenen
error-other-commitment = de dobbelstenen zijn NIET eerlijk: het verslag heeft een andere vastlegging dan het huis vóór het spel bekendmaakte
error-other-key = de dobbelstenen zijn NIET eerlijk: de getoonde sleutel is niet de sleutel die het huis heeft vastgelegd
error-other-luck = de dobbelstenen zijn NIET eerlijk: plaats { $seat } had ander geluk dan beloofd
error-other-rounds = het verslag klopt NIET: het geluk is { $rounds } keer beloofd, en er staat { $said }
