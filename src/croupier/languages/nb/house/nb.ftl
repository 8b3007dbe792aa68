# Who may do what, and when
error-no-such-seat = dette bordet har plassene 1 til { $seats }
error-seat-taken = denne plassen er tatt
error-key-luck = akkurat nå viser alle lykkekodene sine: Åpne lenken igjen om et øyeblikk
error-key-holds-nothing = denne lenken gir ingen plass: Den virker én gang, og bare til plassen gis opp; be om en ny der du spilte sist
error-seat-not-yours = plass { $seat } er ikke din
error-host-only = bare verten kan tømme en plass eller gi den til en bot
error-players-only = bare den som har spilt, kan be om omkamp
error-others-roll = { $count ->
    [one] plass { $seats } kaster
   *[other] en av plassene { $seats } kaster
  }
error-bot-plays = en bot spiller på denne plassen; ta den tilbake først
error-nobody-to-replace = ingen trenger å erstattes på denne plassen
error-seat-held = denne plassen er opptatt; før spillet kan den tømmes
error-not-away = en bot kan spille for den som har vært borte i { $seconds } sekunder
error-nobody-to-move = bare før spillet, og bare en opptatt plass, kan tømmes
error-no-stand-in = ingen bot vikarierer på denne plassen
error-not-begun = spillet har ikke begynt ennå
error-game-over = spillet er over
error-cleared = ingen kom lenger, så huset har ryddet dette bordet
error-game-not-over = spillet er ikke over
error-source-not-over = spillet som dette ble spilt videre fra, er ikke over
error-stale = bordet hadde kommet videre; se igjen før du velger
error-no-trying = i sanntid kan ingenting prøves: Gjør trekket
error-counting = ikke ennå: Nedtellingen pågår fortsatt
error-house-rolls = ved dette bordet kaster huset
error-no-dice-due = det er ingen terninger å kaste nå
error-nothing-typed = det er ikke noe innskrevet utfall å ta tilbake
error-no-coach = ved dette bordet er det ingen trener
error-coach-realtime = i sanntid er det ingen trener: Hendene er for raske for råd
error-coach-turn = plass { $seat } har ikke turen: Treneren venter til den får turen
error-coach-thinking = treneren tenker fortsatt på det du spurte om sist
error-coach-weighing = veilederen din tenker fortsatt på trekket du sendte før
error-coach-busy = for mange spør treneren akkurat nå; prøv igjen om et øyeblikk
error-coach-lost = treneren har ikke noe svar på denne stillingen
error-analysis-long = dette spillet har { $entries } oppføringer, og ikke flere enn { $most } analyseres
error-analysis-lost = analysen av dette spillet har mislyktes to ganger; den prøves ikke igjen
error-analysis-failed = analysen av dette spillet kunne ikke lages akkurat nå; prøv igjen om et øyeblikk
error-many-analyses = { $most ->
    [one] et spill venter
   *[other] { $most } spill venter
  } på å bli analysert; prøv igjen om noen minutter
error-your-analyses = { $most ->
    [one] et spill venter allerede på analyse for adressen din
   *[other] { $most } spill venter allerede på analyse for adressen din
  }; prøv igjen når ett er ferdig
error-branch-early = spillet har ikke begynt: Det er ingenting å spille videre fra
error-handed-often = en plass kan gis videre høyst { $most } ganger
error-key-form = en nøkkel angis med sin SHA-256, i 64 heksadesimale sifre, og gjelder bare én plass
error-holder-here = den som har den plassen, er her, eller har vært borte i mindre enn { $seconds } sekunder
error-branch-realtime = hender kan ikke stoppes og fortsette derfra: Sett opp et nytt bord
error-secrets = dette spillet har hemmeligheter: Protokollen kan leses når det er over

# What was said
error-hello-first = si hello først
error-hello-again = hello er allerede sagt
error-silent = det har vært stille for lenge
error-unreadable = denne meldingen kan ikke leses: { $reason }
error-lacks = denne meldingen kan ikke leses: Den mangler { $what }
error-chat-full = det er sagt { $most } meldinger ved dette bordet: Det er ikke plass til flere
error-nothing-said = det er ingenting i denne meldingen
error-seen-ahead = ingen har sett så langt ennå
error-json-only = si det som JSON, med innholdstypen application/json
error-data-or-words = si det enten som data eller med ord
error-no-such-move = { $game } har ikke noe slikt trekk: { $reason }
error-luck = en lykkekode er 1 til 64 bokstaver, sifre, - eller _
error-promise-form = et løfte er SHA-256 av en lykkekode i 64 heksadesimale sifre
error-luck-promised = alle har lovet lykkekodene sine: De kan ikke endres lenger
error-luck-spent = denne lykkekoden er vist ved dette bordet før: Lov en ny
error-luck-not-yet = lykkekoder vises når alle har lovet sin
error-luck-other = dette er ikke lykkekoden som ble lovet
error-move-length = et trekk har høyst { $most } tegn
error-too-long = { $what ->
    [name] et navn
   *[message] en melding
  } kan ha { $most } tegn, ikke { $letters }
error-name-invisible = ingen kan se dette navnet; velg et annet
error-name-taken = noen ved dette bordet heter allerede { $name }; velg et annet navn
error-no-such-edition = utgaven «{ $name }» finnes ikke; dette finnes: { $known }
error-clock-bounds = en klokke har { $least } til { $most } sekunder

# What is not there
error-no-table = bordet «{ $table }» finnes ikke; bord der spillet er over, blir ikke stående for alltid
error-no-http = dette er verken HTTP eller håndtrykket til en websocket
error-no-page = det er ingenting på denne adressen
error-old-table = bord { $table } ble spilt etter andre regler enn huset har nå; det er bevart som det er
error-figures-only-inside = tallene er for den som driver dette huset
error-strange-page = denne siden hører ikke til huset

# What is too much, or cannot be done now
error-many-from-address = for mange { $what ->
    [tables] nye bord
   *[requests] forespørsler
  } fra adressen din; prøv igjen om en stund
error-many-offers = { $most ->
    [one] et bord
   *[other] { $most } bord
  } fra adressen din venter i lobbyen; bli med på et, eller åpne et bord som ikke er offentlig
error-many-connections = for mange tilkoblinger fra adressen din
error-many-messages = for mange meldinger; ta det med ro
error-cannot-write = huset kan ikke skrive til databasen sin; ingenting ble endret
error-cannot-read = huset kan ikke lese databasen sin; prøv igjen om et øyeblikk
error-in-doubt = huset vet ikke om dette ble skrevet: Databasen svarer ikke; se på bordet før du prøver igjen
error-table-waits = dette bordet venter på husets database; ingenting ble endret
error-fault = noe gikk galt i huset; det er skrevet ned

# Checking the dice of a record
error-no-fair-dice = dette spillet ble ikke spilt med ærlige terninger: Protokollen har ingen terninglinje
error-key-not-shown = huset har ikke vist nøkkelen sin: Spillet er ikke over, eller det begynte aldri
error-no-roll-checked = ingen kast i denne protokollen ble etterprøvd: Etter dens eget utsagn { $given ->
    [one] er alle i det første trekket
   *[other] er alle blant de første { $given } trekkene
  }, som kommer fra et annet spill
error-other-key = terningene er IKKE ærlige: Nøkkelen som er vist, er ikke den huset forpliktet seg til
error-other-commitment = terningene er IKKE ærlige: Dette er ikke forpliktelsen som ble offentliggjort før spillet
error-other-luck = terningene er IKKE ærlige: Plass { $seat } hadde en annen lykkekode
error-luck-twice = terningene er IKKE ærlige: En plass har to lykkekoder
error-luck-of-bot = terningene er IKKE ærlige: Plass { $seat } tilhører en bot, og boter har ingen lykkekode
error-luck-missing = terningene er IKKE ærlige: Lykkekoden til plass { $seat } mangler
error-luck-of-nobody = terningene er IKKE ærlige: Det finnes en lykkekode som ingen plass kan ha
error-other-roll = terningene er IKKE ærlige: Trekk { $number } ({ $seat }) skulle ha vært { $words }

# Running a house
error-settings = innstillingene { $file }: { $reason }
error-port = port { $port } på { $host } kan ikke brukes: { $reason }; velg en annen med --port
error-workers = antallet arbeidere må være fra 1 til { $most }, ikke { $workers }
error-workers-sqlite = flere arbeidere trenger PostgreSQL; angi en med --database postgresql://HOST/NAME
error-database-url = «{ $url }» er ikke en database-URL; skriv sqlite:///FILE eller postgresql://HOST/NAME
error-database-kind = huset har bordene sine i sqlite eller postgresql, ikke i { $kind }
error-database-engine = databasen { $url }: { $reason }
error-database-newer = databasen er av en nyere versjon enn dette programmet, som kjenner { $head }: { $reason }
error-database-away = databasen { $url } kan ikke brukes: { $reason }
error-no-database = databasen { $file } finnes ikke
error-database-held = et annet hus har { $file } åpen; flere prosesser trenger PostgreSQL
error-copy = kopien ble ikke laget: { $reason }

# What a messenger shows of a link to a table
invitation = { $name } inviterer deg til { $game }
invitation-of-nobody = Et { $game }-bord

# What a page says before anything is shown
page-about = Terningspill i nettleseren: mot boter, rundt én skjerm eller med venner.
page-needs-script = Croupier trenger JavaScript for å vise bordene.
