# Wie wat mag, en wanneer
error-no-such-seat = deze tafel heeft de plaatsen 1 tot en met { $seats }
error-seat-taken = deze plaats is bezet
error-key-luck = op dit moment toont iedereen het eigen geluk: open de link zo nog eens
error-key-holds-nothing = deze link geeft geen plaats: hij werkt één keer, en tot de plaats is opgegeven; vraag een nieuwe waar je het laatst speelde
error-seat-not-yours = plaats { $seat } is niet van jou
error-host-only = alleen de host kan een plaats vrijmaken of aan een bot geven
error-players-only = alleen wie gespeeld heeft, kan om revanche vragen
error-others-roll = { $count ->
    [one] plaats { $seats } gooit
   *[other] een van de plaatsen { $seats } gooit
  }
error-bot-plays = op deze plaats speelt een bot; neem die eerst terug
error-nobody-to-replace = op deze plaats hoeft niemand vervangen te worden
error-seat-held = deze plaats is bezet; vóór het spel kan die vrijgemaakt worden
error-not-away = een bot kan spelen voor iemand die al { $seconds } seconden weg is
error-nobody-to-move = alleen een bezette plaats kan vrijgemaakt worden, en alleen vóór het spel
error-no-stand-in = op deze plaats valt geen bot in
error-not-begun = het spel is nog niet begonnen
error-game-over = het spel is afgelopen
error-cleared = er kwam niemand meer, dus heeft het huis deze tafel afgeruimd
error-game-not-over = het spel is niet afgelopen
error-source-not-over = de partij van waaruit deze is verdergespeeld, is niet afgelopen
error-stale = de tafel was al verder; kijk nog eens voor je kiest
error-no-trying = realtime is er niets te proberen: doe de zet
error-counting = nog niet: er wordt nog afgeteld
error-house-rolls = aan deze tafel gooit het huis
error-no-dice-due = er hoeft niet gegooid te worden
error-nothing-typed = er is geen ingetypte uitkomst om terug te nemen
error-no-coach = aan deze tafel is geen coach
error-coach-realtime = realtime is er geen coach: handen zijn te snel voor advies
error-coach-turn = plaats { $seat } is niet aan de beurt: de coach wacht tot het zover is
error-coach-thinking = de coach denkt nog na over wat je het laatst hebt gevraagd
error-coach-weighing = je mentor denkt nog na over de zet die je eerder stuurde
error-coach-busy = te veel mensen vragen de coach nu om raad; probeer het zo weer
error-coach-lost = de coach heeft geen antwoord op deze stelling
error-analysis-long = deze partij heeft { $entries } stappen, en er worden er hoogstens { $most } geanalyseerd
error-analysis-lost = de analyse van deze partij is twee keer mislukt; die wordt niet nog eens geprobeerd
error-analysis-failed = de analyse van deze partij is zojuist niet gelukt; probeer het zo weer
error-many-analyses = { $most ->
    [one] er wacht een partij
   *[other] er wachten { $most } partijen
  } op analyse; probeer het over een paar minuten weer
error-your-analyses = { $most ->
    [one] voor jouw adres wacht al een partij
   *[other] voor jouw adres wachten al { $most } partijen
  } op analyse; probeer het weer als er een klaar is
error-branch-early = het spel is niet begonnen: er valt nog niets verder te spelen
error-handed-often = een plaats kan hoogstens { $most } keer doorgegeven worden
error-key-form = een sleutel wordt opgegeven met zijn SHA-256, in 64 hexadecimale cijfers, en is van één plaats alleen
error-holder-here = wie die plaats heeft, is er, of is minder dan { $seconds } seconden weg
error-branch-realtime = handen zijn niet stil te zetten om daarvandaan verder te gaan: zet een nieuwe tafel klaar
error-secrets = deze partij heeft geheimen: het verslag is te lezen als het spel is afgelopen

# Wat er gezegd werd
error-hello-first = zeg eerst hello
error-hello-again = hello is al gezegd
error-silent = er is te lang niets gezegd
error-unreadable = dit bericht is niet te lezen: { $reason }
error-lacks = dit bericht is niet te lezen: er ontbreekt { $what }
error-chat-full = aan deze tafel zijn al { $most } berichten geschreven: meer passen er niet bij
error-nothing-said = er staat niets in dit bericht
error-seen-ahead = zo ver heeft nog niemand gezien
error-json-only = stuur het als JSON, met content type application/json
error-data-or-words = stuur het óf als data óf in woorden
error-no-such-move = { $game } heeft die zet niet: { $reason }
error-luck = geluk bestaat uit 1 tot en met 64 letters, cijfers, - of _
error-promise-form = een belofte is de SHA-256 van geluk in 64 hexadecimale cijfers
error-luck-promised = iedereen heeft geluk beloofd: het is niet meer te veranderen
error-luck-spent = dit geluk is aan deze tafel al eens getoond: beloof nieuw geluk
error-luck-not-yet = geluk wordt getoond als iedereen het beloofd heeft
error-luck-other = dit is niet het geluk dat beloofd is
error-move-length = een zet heeft hoogstens { $most } tekens
error-too-long = { $what ->
    [name] een naam
   *[message] een bericht
  } mag hoogstens { $most } tekens hebben, niet { $letters }
error-name-invisible = deze naam kan niemand zien; kies een andere
error-name-taken = iemand aan deze tafel heet al { $name }; kies een andere naam
error-no-such-edition = er is geen editie “{ $name }”; wel: { $known }
error-clock-bounds = een klok heeft { $least } tot en met { $most } seconden

# Wat er niet is
error-no-table = er is geen tafel “{ $table }”; tafels blijven na het spel niet eeuwig staan
error-no-http = dit is geen HTTP en ook geen handshake van een websocket
error-no-page = op dit adres is niets
error-old-table = tafel { $table } is gespeeld met andere regels dan dit huis nu heeft, en wordt bewaard zoals die is
error-figures-only-inside = de cijfers zijn voor wie dit huis beheert
error-strange-page = deze pagina hoort niet bij het huis

# Wat te veel is, of nu niet kan
error-many-from-address = te veel { $what ->
    [tables] nieuwe tafels
   *[requests] verzoeken
  } van jouw adres; probeer het over een tijdje weer
error-many-offers = in de lobby { $most ->
    [one] wacht al een tafel
   *[other] wachten al { $most } tafels
  } van jouw adres; schuif bij een aan, of zet een tafel klaar die niet openbaar is
error-many-connections = te veel verbindingen van jouw adres
error-many-messages = te veel berichten; doe rustig aan
error-cannot-write = het huis kan niet in zijn database schrijven; er is niets veranderd
error-cannot-read = het huis kan zijn database niet lezen; probeer het zo weer
error-in-doubt = het huis weet niet of dit is opgeschreven: zijn database antwoordt niet; kijk naar de tafel voor je het weer probeert
error-table-waits = deze tafel wacht op de database van het huis; er is niets veranderd
error-fault = er ging iets mis in het huis; het is opgetekend

# De dobbelstenen van een verslag controleren
error-no-fair-dice = deze partij is niet met eerlijke dobbelstenen gespeeld: in het verslag staat geen dice-regel
error-key-not-shown = het huis heeft zijn sleutel niet getoond: het spel is niet afgelopen, of nooit begonnen
error-no-roll-checked = van dit verslag is geen worp gecontroleerd: het zegt zelf dat ze allemaal bij de eerste { $given } zetten horen, die uit een andere partij komen
error-other-key = de dobbelstenen zijn NIET eerlijk: de getoonde sleutel is niet de sleutel die het huis heeft vastgelegd
error-other-commitment = de dobbelstenen zijn NIET eerlijk: dit is niet de vastlegging die vóór het spel is bekendgemaakt
error-other-luck = de dobbelstenen zijn NIET eerlijk: plaats { $seat } had ander geluk
error-luck-twice = de dobbelstenen zijn NIET eerlijk: een plaats heeft twee keer geluk
error-luck-of-bot = de dobbelstenen zijn NIET eerlijk: plaats { $seat } is van een bot, en bots hebben geen geluk
error-luck-missing = de dobbelstenen zijn NIET eerlijk: het geluk van plaats { $seat } ontbreekt
error-luck-of-nobody = de dobbelstenen zijn NIET eerlijk: er is geluk dat geen plaats kan hebben
error-other-roll = de dobbelstenen zijn NIET eerlijk: zet { $number } ({ $seat }) had { $words } moeten zijn

# Een huis beheren
error-settings = instellingen { $file }: { $reason }
error-port = poort { $port } op { $host } is niet te gebruiken: { $reason }; kies een andere met --port
error-workers = het aantal werkers moet van 1 tot en met { $most } zijn, niet { $workers }
error-workers-sqlite = voor meerdere werkers is PostgreSQL nodig; noem er een met --database postgresql://HOST/NAME
error-database-url = “{ $url }” is geen database-URL; schrijf sqlite:///FILE of postgresql://HOST/NAME
error-database-kind = het huis bewaart zijn tafels in sqlite of postgresql, niet in { $kind }
error-database-engine = de database { $url }: { $reason }
error-database-newer = de database is van een nieuwere versie dan dit programma, dat { $head } kent: { $reason }
error-database-away = de database { $url } is niet te gebruiken: { $reason }
error-no-database = er is geen database { $file }
error-database-held = een ander huis heeft { $file } open; voor meerdere processen is PostgreSQL nodig
error-copy = de kopie is niet gemaakt: { $reason }

# Wat een berichtenapp van een link naar een tafel toont
invitation = { $name } nodigt je uit voor { $game }
invitation-of-nobody = Een tafel voor { $game }

# Wat een pagina zegt voordat er iets te zien is
page-about = Dobbelspellen in de browser: tegen bots, samen op één scherm of met vrienden.
page-needs-script = Croupier heeft JavaScript nodig om de tafels te tonen.
