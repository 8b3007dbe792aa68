# Who may do what, and when
error-no-such-seat = bordet har plats 1 till { $seats }
error-seat-taken = platsen är upptagen
error-key-luck = just nu visar alla sina lyckoord: öppna länken igen om en stund
error-key-holds-nothing = länken ger ingen plats: den fungerar en gång, och bara tills platsen lämnas; be om en ny där du spelade senast
error-seat-not-yours = plats { $seat } är inte din
error-host-only = bara värden kan tömma en plats eller ge den till en bot
error-players-only = bara den som har spelat kan be om revansch
error-others-roll = { $count ->
    [one] plats { $seats } kastar
   *[other] en av platserna { $seats } kastar
  }
error-bot-plays = en bot spelar på platsen; ta tillbaka den först
error-nobody-to-replace = ingen behöver ersättas på platsen
error-seat-held = platsen är tagen; före spelet kan den tömmas
error-not-away = en bot kan spela för den som har varit borta i { $seconds } sekunder
error-nobody-to-move = bara före spelet, och bara en plats som är tagen, kan tömmas
error-no-stand-in = ingen bot vikarierar på platsen
error-not-begun = spelet har inte börjat än
error-game-over = spelet är slut
error-cleared = ingen kom tillbaka, så huset har stängt bordet
error-game-not-over = spelet är inte slut
error-source-not-over = partiet som det här spelades vidare från är inte slut
error-stale = bordet hade gått vidare; titta igen innan du väljer
error-no-trying = i realtid går inget att prova: gör draget
error-counting = inte än: nedräkningen pågår
error-house-rolls = vid det här bordet kastar huset
error-no-dice-due = inga tärningar ska kastas nu
error-nothing-typed = det finns inget inskrivet utfall att ta tillbaka
error-no-coach = vid det här bordet finns ingen coach
error-coach-realtime = i realtid finns ingen coach: händerna är för snabba för råd
error-coach-turn = plats { $seat } är inte på tur: coachen väntar tills det är dags
error-coach-thinking = coachen tänker fortfarande på din förra fråga
error-coach-weighing = din mentor tänker fortfarande på draget du skickade förut
error-coach-busy = för många frågar coachen just nu; försök igen om en stund
error-coach-lost = coachen har inget svar på den här ställningen
error-analysis-long = partiet har { $entries } poster, och högst { $most } analyseras
error-analysis-lost = analysen av partiet har misslyckats två gånger; den görs inte igen
error-analysis-failed = analysen av partiet kunde inte göras just nu; försök igen om en stund
error-many-analyses = { $most ->
    [one] ett parti väntar
   *[other] { $most } partier väntar
  } på analys; försök igen om några minuter
error-your-analyses = { $most ->
    [one] ett parti från din adress väntar redan på analys
   *[other] { $most } partier från din adress väntar redan på analys
  }; försök igen när ett är klart
error-branch-early = spelet har inte börjat: det finns inget att spela vidare från
error-handed-often = en plats kan flyttas högst { $most } gånger
error-key-form = en nyckel anges med sin SHA-256, 64 hexadecimala siffror, och gäller en enda plats
error-holder-here = den som har platsen är här, eller har varit borta i mindre än { $seconds } sekunder
error-branch-realtime = händer kan inte stoppas och fortsätta därifrån: öppna ett nytt bord
error-secrets = partiet har hemligheter: protokollet går att läsa när spelet är slut

# What was said
error-hello-first = säg hello först
error-hello-again = hello är redan sagt
error-silent = inget har sagts på för länge
error-unreadable = meddelandet går inte att läsa: { $reason }
error-lacks = meddelandet går inte att läsa: det saknar { $what }
error-chat-full = { $most } meddelanden har sagts vid bordet: det rymmer inte fler
error-nothing-said = meddelandet är tomt
error-seen-ahead = ingen har sett så långt än
error-json-only = säg det som JSON, med innehållstypen application/json
error-data-or-words = säg det antingen som data eller i ord
error-no-such-move = { $game } har inget sådant drag: { $reason }
error-luck = ett lyckoord är 1 till 64 bokstäver, siffror, - eller _
error-promise-form = ett löfte är lyckoordets SHA-256 med 64 hexadecimala siffror
error-luck-promised = alla har lovat sina lyckoord: de kan inte ändras längre
error-luck-spent = lyckoordet har redan visats vid bordet: lova ett nytt
error-luck-not-yet = lyckoord visas när alla har lovat sina
error-luck-other = det är inte lyckoordet som utlovades
error-move-length = ett drag har högst { $most } tecken
error-too-long = { $what ->
    [name] ett namn
   *[message] ett meddelande
  } får ha { $most } tecken, inte { $letters }
error-name-invisible = ingen kan se namnet; välj ett annat
error-name-taken = någon vid bordet heter redan { $name }; välj ett annat namn
error-no-such-edition = det finns ingen utgåva ”{ $name }”; det finns: { $known }
error-clock-bounds = en klocka har { $least } till { $most } sekunder

# What is not there
error-no-table = det finns inget bord ”{ $table }”; avslutade bord sparas inte för alltid
error-no-http = det är varken HTTP eller handskakningen för en websocket
error-no-page = det finns inget på den här adressen
error-old-table = bord { $table } spelades med andra regler än huset har nu; det sparas som det är
error-figures-only-inside = siffrorna är för den som driver huset
error-strange-page = sidan hör inte till huset

# What is too much, or cannot be done now
error-many-from-address = för många { $what ->
    [tables] nya bord
   *[requests] förfrågningar
  } från din adress; försök igen om ett tag
error-many-offers = { $most ->
    [one] ett bord
   *[other] { $most } bord
  } från din adress väntar i lobbyn; gå med i ett, eller öppna ett bord som inte är offentligt
error-many-connections = för många anslutningar från din adress
error-many-messages = för många meddelanden; ta det lugnt
error-cannot-write = huset kan inte skriva till sin databas; inget har ändrats
error-cannot-read = huset kan inte läsa sin databas; försök igen om en stund
error-in-doubt = huset vet inte om det här blev skrivet: databasen svarar inte; titta på bordet innan du försöker igen
error-table-waits = bordet väntar på husets databas; inget har ändrats
error-fault = något gick fel i huset; det är antecknat

# Checking the dice of a record
error-no-fair-dice = partiet spelades inte med ärliga tärningar: protokollet har ingen tärningsrad
error-key-not-shown = huset har inte visat sin nyckel: spelet är inte slut, eller så började det aldrig
error-no-roll-checked = inget kast i protokollet är kontrollerat: enligt protokollet självt hör alla till { $given ->
    [one] det första draget
   *[other] de första { $given } dragen
  }, som kommer från ett annat parti
error-other-key = tärningarna är INTE ärliga: nyckeln som visas är inte den som huset band sig vid
error-other-commitment = tärningarna är INTE ärliga: det är inte åtagandet som offentliggjordes före spelet
error-other-luck = tärningarna är INTE ärliga: plats { $seat } hade ett annat lyckoord
error-luck-twice = tärningarna är INTE ärliga: en plats har två lyckoord
error-luck-of-bot = tärningarna är INTE ärliga: på plats { $seat } sitter en bot, och botar har inget lyckoord
error-luck-missing = tärningarna är INTE ärliga: lyckoordet för plats { $seat } saknas
error-luck-of-nobody = tärningarna är INTE ärliga: det finns ett lyckoord som ingen plats kan ha
error-other-roll = tärningarna är INTE ärliga: drag { $number } ({ $seat }) borde ha varit { $words }

# Running a house
error-settings = inställningarna { $file }: { $reason }
error-port = port { $port } på { $host } går inte att använda: { $reason }; välj en annan med --port
error-workers = antalet arbetare måste vara från 1 till { $most }, inte { $workers }
error-workers-sqlite = flera arbetare kräver PostgreSQL; ange en databas med --database postgresql://HOST/NAME
error-database-url = ”{ $url }” är ingen databas-URL; skriv sqlite:///FILE eller postgresql://HOST/NAME
error-database-kind = huset förvarar sina bord i sqlite eller postgresql, inte i { $kind }
error-database-engine = databasen { $url }: { $reason }
error-database-newer = databasen är av nyare version än programmet, som känner till { $head }: { $reason }
error-database-away = databasen { $url } går inte att använda: { $reason }
error-no-database = det finns ingen databas { $file }
error-database-held = ett annat hus har { $file } öppen; flera processer kräver PostgreSQL
error-copy = kopian gjordes inte: { $reason }

# What a messenger shows of a link to a table
invitation = { $name } bjuder in dig till { $game }
invitation-of-nobody = Ett bord med { $game }

# What a page says before anything is shown
page-about = Tärningsspel i webbläsaren: mot botar, runt en skärm eller med vänner.
page-needs-script = Croupier behöver JavaScript för att visa borden.
