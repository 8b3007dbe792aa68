# Hvem må gøre hvad, og hvornår
error-no-such-seat = dette bord har pladserne 1 til { $seats }
error-seat-taken = denne plads er taget
error-key-luck = alle viser deres lykkekode lige nu: åbn linket igen om et øjeblik
error-key-holds-nothing = dette link giver ingen plads: det virker én gang, og kun til pladsen opgives; bed om et nyt dér, hvor du sidst spillede
error-seat-not-yours = plads { $seat } er ikke din
error-host-only = kun værten kan rydde en plads eller give den til en bot
error-players-only = kun den, der har spillet med, kan bede om revanche
error-others-roll = { $count ->
    [one] plads { $seats } kaster
   *[other] en af pladserne { $seats } kaster
  }
error-bot-plays = en bot spiller på denne plads; tag den tilbage først
error-nobody-to-replace = ingen skal afløses på denne plads
error-seat-held = denne plads er optaget; før spillet kan den ryddes
error-not-away = en bot kan spille for en, der har været væk i { $seconds } sekunder
error-nobody-to-move = en plads kan kun ryddes før spillet, og kun når den er optaget
error-no-stand-in = ingen bot vikarierer på denne plads
error-not-begun = spillet er ikke begyndt endnu
error-game-over = spillet er slut
error-cleared = ingen kom tilbage, så huset har ryddet dette bord
error-game-not-over = spillet er ikke slut
error-source-not-over = det spil, dette blev spillet videre fra, er ikke slut
error-stale = bordet var nået videre; se efter igen, før du vælger
error-no-trying = i realtid kan intet prøves: foretag trækket
error-counting = ikke endnu: nedtællingen er stadig i gang
error-house-rolls = ved dette bord kaster huset
error-no-dice-due = der skal ikke kastes terninger nu
error-nothing-typed = der er intet indtastet udfald at tage tilbage
error-no-coach = ved dette bord er der ingen træner
error-coach-realtime = i realtid er der ingen træner: hænderne er for hurtige til råd
error-coach-turn = plads { $seat } har ikke turen: træneren venter, til den får turen
error-coach-thinking = træneren tænker stadig over det, du sidst spurgte om
error-coach-weighing = din vejleder tænker stadig over det træk, du sendte før
error-coach-busy = for mange spørger træneren lige nu; prøv igen om et øjeblik
error-coach-lost = træneren har intet svar på denne stilling
error-analysis-long = dette spil har { $entries } poster, og der analyseres ikke mere end { $most }
error-analysis-lost = analysen af dette spil er slået fejl to gange; den prøves ikke igen
error-analysis-failed = analysen af dette spil kunne ikke laves lige nu; prøv igen om et øjeblik
error-many-analyses = { $most ->
    [one] ét spil venter
   *[other] { $most } spil venter
  } på at blive analyseret; prøv igen om nogle minutter
error-your-analyses = { $most ->
    [one] ét spil venter allerede på at blive analyseret for din adresse
   *[other] { $most } spil venter allerede på at blive analyseret for din adresse
  }; prøv igen, når et er færdigt
error-branch-early = spillet er ikke begyndt: der er intet at spille videre fra
error-handed-often = en plads kan højst gives videre { $most } gange
error-key-form = en nøgle angives ved sin SHA-256 i 64 hexadecimale cifre og hører til én plads alene
error-holder-here = den, der har pladsen, er her eller har været væk i mindre end { $seconds } sekunder
error-branch-realtime = hænder kan ikke standses og fortsætte derfra: stil et nyt bord op
error-secrets = dette spil har hemmeligheder: protokollen kan læses, når det er slut

# Hvad der blev sagt
error-hello-first = send hello først
error-hello-again = der er allerede sagt hello
error-silent = der er ikke sagt noget i for lang tid
error-unreadable = denne besked kan ikke læses: { $reason }
error-lacks = denne besked kan ikke læses: der mangler { $what }
error-chat-full = der er sagt { $most } beskeder ved dette bord: der er ikke plads til flere
error-nothing-said = der er intet i denne besked
error-seen-ahead = så langt har ingen set endnu
error-json-only = send det som JSON, med indholdstypen application/json
error-data-or-words = send det enten som data eller med ord
error-no-such-move = { $game } har ikke sådan et træk: { $reason }
error-luck = en lykkekode er 1 til 64 bogstaver, cifre, - eller _
error-promise-form = et løfte er lykkekodens SHA-256 i 64 hexadecimale cifre
error-luck-promised = alle har lovet deres lykkekode: den kan ikke ændres mere
error-luck-spent = denne lykkekode er vist ved dette bord før: lov en ny
error-luck-not-yet = lykkekoder vises, når alle har lovet deres
error-luck-other = dette er ikke den lykkekode, der blev lovet
error-move-length = et træk har højst { $most } tegn
error-too-long = { $what ->
    [name] et navn
   *[message] en besked
  } må have { $most } tegn, ikke { $letters }
error-name-invisible = ingen kan se dette navn; vælg et andet
error-name-taken = der er allerede en ved dette bord, der hedder { $name }; vælg et andet navn
error-no-such-edition = der er ingen udgave ”{ $name }”; der er: { $known }
error-clock-bounds = et ur har { $least } til { $most } sekunder

# Hvad der ikke er der
error-no-table = der er intet bord ”{ $table }”; borde, der er færdige, gemmes ikke for evigt
error-no-http = dette er hverken HTTP eller håndtrykket fra en websocket
error-no-page = der er intet på denne adresse
error-old-table = bord { $table } blev spillet efter andre regler, end huset har nu; det er bevaret, som det er
error-figures-only-inside = tal er kun for den, der driver dette hus
error-strange-page = denne side hører ikke til huset

# Hvad der er for meget eller ikke kan gøres nu
error-many-from-address = for mange { $what ->
    [tables] nye borde
   *[requests] forespørgsler
  } fra din adresse; prøv igen om lidt
error-many-offers = { $most ->
    [one] et bord
   *[other] { $most } borde
  } fra din adresse venter i lobbyen; slut dig til et af dem, eller åbn et bord, der ikke er offentligt
error-many-connections = for mange forbindelser fra din adresse
error-many-messages = for mange beskeder; tag dig god tid
error-cannot-write = huset kan ikke skrive til sin database; intet blev ændret
error-cannot-read = huset kan ikke læse sin database; prøv igen om et øjeblik
error-in-doubt = huset ved ikke, om dette blev skrevet: databasen svarer ikke; se på bordet, før du prøver igen
error-table-waits = dette bord venter på husets database; intet blev ændret
error-fault = noget gik galt i huset; det er skrevet ned

# Efterprøvning af terningerne i en protokol
error-no-fair-dice = dette spil blev ikke spillet med ærlige terninger: protokollen har ingen terninglinje
error-key-not-shown = huset har ikke vist sin nøgle: spillet er ikke slut, eller det begyndte aldrig
error-no-roll-checked = intet kast i denne protokol blev efterprøvet: efter dens egne ord { $given ->
    [one] er de alle i det første træk
   *[other] er de alle blandt de første { $given } træk
  }, som kommer fra et andet spil
error-other-key = terningerne er IKKE ærlige: den viste nøgle er ikke den, huset forpligtede sig til
error-other-commitment = terningerne er IKKE ærlige: dette er ikke den forpligtelse, der blev offentliggjort før spillet
error-other-luck = terningerne er IKKE ærlige: plads { $seat } havde en anden lykkekode
error-luck-twice = terningerne er IKKE ærlige: en plads har en lykkekode to gange
error-luck-of-bot = terningerne er IKKE ærlige: plads { $seat } har en bot, og botter har ingen lykkekode
error-luck-missing = terningerne er IKKE ærlige: lykkekoden for plads { $seat } mangler
error-luck-of-nobody = terningerne er IKKE ærlige: der er en lykkekode, som ingen plads kan have
error-other-roll = terningerne er IKKE ærlige: træk { $number } ({ $seat }) skulle have været { $words }

# At drive et hus
error-settings = indstillingerne { $file }: { $reason }
error-port = port { $port } på { $host } kan ikke bruges: { $reason }; vælg en anden med --port
error-workers = antallet af workers skal være fra 1 til { $most }, ikke { $workers }
error-workers-sqlite = flere workers kræver PostgreSQL; nævn en med --database postgresql://HOST/NAME
error-database-url = ”{ $url }” er ikke en database-URL; skriv sqlite:///FILE eller postgresql://HOST/NAME
error-database-kind = huset gemmer sine borde i sqlite eller postgresql, ikke i { $kind }
error-database-engine = databasen { $url }: { $reason }
error-database-newer = databasen er af en nyere version end dette program, som kender { $head }: { $reason }
error-database-away = databasen { $url } kan ikke bruges: { $reason }
error-no-database = der er ingen database { $file }
error-database-held = et andet hus har { $file } åben; flere processer kræver PostgreSQL
error-copy = kopien blev ikke lavet: { $reason }

# Hvad en beskedtjeneste viser af et link til et bord
invitation = { $name } inviterer dig til { $game }
invitation-of-nobody = Et bord med { $game }

# Hvad en side siger, før noget vises
page-about = Terningspil i browseren: mod botter, ved samme skærm eller med venner.
page-needs-script = Croupier skal bruge JavaScript for at vise sine borde.
