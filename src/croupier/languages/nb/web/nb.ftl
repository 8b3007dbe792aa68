# The shell. Games bring their own texts: src/croupier/games/*/texts/nb.ftl.

site = Croupier
page-title = { $page } · Croupier
site-home = Croupier, til spillene
skip = Gå til innholdet
language = Språk

die-shows = En terning som viser { $face }

# Home
home-title = Slå deg ned
home-line = Terningspill ved et ordentlig bord: ærlige terninger, alle regler kjent, ingenting å installere og ingen konto.
home-name = Navnet ditt
home-name-hint = slik andre ser det
home-games = Spillene
home-play = Spill nå
home-play-of = Spill nå: { $game }
home-screen = Rundt denne skjermen
home-screen-of = Rundt denne skjermen: { $game }
home-friends = Inviter venner
home-friends-of = Inviter venner: { $game }
home-practice = Øv mot klokka
home-practice-of = Øv mot klokka: { $game }
home-rules = Regler
home-rules-of = Regler: { $game }
home-more = Flere valg
home-more-of = Flere valg: { $game }
home-players = { $least ->
    [one] 1 spiller
   *[other] { $least } spillere
  }
home-players-range = { $least }–{ $most } spillere
home-players-of = Spillere: { $game }
home-opponent = Motstanderen din
home-against = Mot { opponent }
home-minutes = ca. { $minutes } min
home-resume = Du var i gang med
home-resume-go = Fortsett
home-resume-score = { $name } { $score }
home-resume-aside = Legg bort: { $game }
home-resume-gone = { $game } er tatt av lista.
home-resume-undo = Angre
home-left = Du forlot { $game }-bordet. { bot-name } spiller videre for deg.
home-left-open = Du forlot { $game }-bordet. Plassen din er ledig for andre.
home-open = Åpne bord
home-open-none = Ingen åpne bord akkurat nå. Sett opp et, så står det her for alle.
home-open-none-of = Ingen åpne { $game }-bord akkurat nå. Sett opp et, så står det her for alle.
home-open-host = satt opp av { $name }
home-open-free = { $free ->
    [one] 1 ledig plass
   *[other] { $free } ledige plasser
  }
home-open-game = Vis bord for
home-open-all = alle spill
home-open-more = Flere bord
home-open-go = Sett deg
home-open-go-of = Sett deg: { $game }
home-code = Har du en kode?
home-code-hint = skriv den
home-code-go = Gå til bordet
home-code-short = Gå
home-laying = Setter opp bordet …

# Setting a table up
way = Slik spiller vi
way-bots = Mot boter
way-screen = Rundt denne skjermen
way-friends = Inviter venner
way-bots-line = Du mot motstandere som alltid er klare.
way-screen-line = Alle spiller her og sender skjermen videre.
way-friends-line = Du får en lenke og en kode; venner setter seg hvor de enn er.
setup-players = Spillere ved bordet
setup-opponent = Motstander på plass { $seat }
setup-person = Spiller { $seat }
setup-friend = Venn { $seat }
setup-level = Hvem spiller på plass { $seat }
setup-person-here = en person
setup-bot = { $level ->
    [random] Noen som spiller på måfå
   *[other] Boten «{ $level }»
  }
setup-open-here = ledig for en venn
setup-public = Vis det blant de åpne bordene, så hvem som helst kan bli med
setup-rules-line = Slik spiller vi hvis dere ikke avtaler noe annet.
setup-edition = Utgave
setup-dice = Terninger
setup-dice-fair = Huset kaster, og alle kan etterprøve det
setup-dice-real = Vi kaster ekte terninger og skriver inn utfallet
setup-clock-realtime = Ingen klokke her: Begge griper samtidig.
setup-first = Hvem begynner
setup-first-drawn = Det trekkes lodd
setup-first-seat = Plass { $seat }
setup-clock = Klokke
setup-clock-none = Ingen klokke
setup-clock-move = { $seconds } sekunder per trekk
setup-clock-game = { $minutes } minutter for hele spillet
setup-coach = Trener: hint til alle
setup-coach-realtime = I sanntid er det ingen trener: Hendene er for raske.
setup-coach-line = Den som har turen, kan spørre hvilket trekk som er best. Alle ser at det ble spurt.
setup-start = Start
setup-start-friends = Sett opp bordet
setup-more = Husregler, terninger, klokke

# Rules
rules-lessons = Slik spiller du, på et halvt minutt
rules-clauses = Alle reglene
numbers = Hva tallene sier
numbers-about = Hvor lange spill er, om det betyr noe hvem som begynner, hvor mye som er flaks, og hva husregler endrer: tusenvis av spill mellom boter, talt opp.
numbers-read = Les rapporten
rules-page = Reglene på en egen side
rules-of = Regler for { $game }
rules-close = Lukk
rules-broken = Trekket strider mot regel { $clause }
rules-here = Regelen som gjelder nå, er merket.
rules-legend = Det som er uten merke, står i regelheftet. Et merke kan gjelde bare en del av regelen.
rules-mark = { $source ->
    [found] funnet
    [inferred] utledet
   *[ours] vårt
  }
rules-source = { $source ->
    [rulebook] fra regelheftet
    [found] fra anmeldelser eller allment kjent
    [inferred] utledet av eksemplene i regelheftet
   *[ours] vår avgjørelse
  }

# The table
table-title-turn = ● Din tur · { $game }
table-of = { $game }-bordet
table-board = Spillebrettet
table-log = Logg
table-earlier = Tidligere
table-talk = Logg og chat
table-unread = { $count ->
    [one] Én ny melding
   *[other] { $count } nye meldinger
  }
table-chat = Chat
table-chat-off = Slå av chat
table-chat-on = Slå på chat
table-chat-hint = Si noe
table-chat-send = Send
table-chat-line = { $name }: { $words }
table-sound-on = Slå på lyd
table-sound-off = Slå av lyd
table-theme = { $theme ->
    [light] Farger: lyse
    [dark] Farger: mørke
   *[auto] Farger: som enheten
  }
table-rules = Regler
table-about = Dette bordet
table-learning = Gjør klart, bare før det første spillet …
table-cast-in = Terningene faller om { $seconds } …
table-go-in = Alle terningene ligger. Start om { $seconds } …
table-cast-soon = Terningene kastes straks …
table-go-on = Fortsett
table-key-space = Mellomrom
table-your-turn = Din tur
table-your-turn-of = { $name }, din tur
table-your-turn-too = { $count ->
    [2] Begge samtidig: ditt trekk
   *[other] Alle samtidig: ditt trekk
  }
table-laying = Bordet settes opp …
table-turn-many = { $count ->
    [one] { $names } spiller
   *[other] { $names } spiller
  }
table-turn-away = { $count ->
    [one] { $names } er frakoblet.
   *[other] { $names } er frakoblet.
  } { $host ->
    [yes] { $seconds ->
        [0] Du kan la en bot spille.
       *[other] Om { $seconds } s kan du la en bot spille.
      }
   *[no] { $seconds ->
        [0] Verten kan la en bot spille.
       *[other] Om { $seconds } s kan verten la en bot spille.
      }
  }
table-dice-due = { $real ->
    [yes] Legg inn terningene eller kortene dine
   *[no] Terninger eller kort er på vei …
  }
table-watching = Du ser på
table-watchers = { $count ->
    [one] Én person ser på.
   *[other] { $count } personer ser på.
  }
table-line-connecting = Kobler til …
table-line-open = Tilkoblet
table-line-away = Huset svarer ikke; prøver igjen …
table-line-closed = Ikke tilkoblet
table-seat-you = deg
table-seat-away = frakoblet
table-seat-stand-in = { bot-name } vikarierer
score = { NUMBER($score, useGrouping: 0) }
table-seat-score = Poeng { $score }
table-seat-to-move = har turen
table-seat-clock = { $time } igjen
table-play-as = Spill som { $name }
table-choices = Valgene dine
table-filter = Finn et valg
table-filter-none = Ingen valg inneholder dette.
table-view = Bordet i ord
table-nothing = Ingenting å gjøre akkurat nå.
plain-yes = ja
plain-no = nei
plain-nothing = –
plain-count = { $what } { NUMBER($count, useGrouping: 0) }
list-two = { $most } og { $last }
list-more = { $most } og { $last }
table-source = { $move ->
    [0] Spilt videre fra begynnelsen av et annet spill
   *[other] Spilt videre fra trekk { $move } i et annet spill
  }
table-hand-over = Gi skjermen til { $name }
table-hand-over-line = Nå ser de andre bort.
table-hand-over-go = Jeg er { $name }: Vis min side
table-dismiss = Lukk meldingen

# Learning at the table
now-ask = Hva kan jeg gjøre?
now-title = Dette kan du gjøre nå
now-soon = Først kommer terninger eller kort. Et øyeblikk …
now-go = Trykk på «{ $go }» for å gå videre.
now-kind = { $move }{ $more ->
    [0] .
    [one] , eller ett annet valg av samme slag.
   *[other] , eller ett av { $more } andre valg av samme slag.
  }
now-rule = Regel
now-rule-of = Regelen om dette, { $clause }
tour-step = { $step } av { $steps }
tour-next = Neste
tour-skip = Hopp over
tour-done = Spill
tour-now = Usikker på hva du skal gjøre? Her får du alltid svar.
tour-again = Vis meg rundt
tour-offer = Ny her? Vis meg rundt

# The coach
best-move = Best
coach = Trener
coach-line = Den som har turen, kan be om hint og ha en veileder. Alle ser det.
hint-ask = Hint
hint-title = Dette mener treneren
hint-thinking = Treneren tenker …
hint-none = Treneren har ingenting å si.
hint-only = «{ $best }» er det eneste du kan gjøre. Vinnersjansen din er { $chance }.
hint-best = «{ $best }» gir { $chance } vinnersjanse, «{ $next }» { $less }.
hint-known = Det ingen på din plass kan se, vet ikke treneren heller.
tutor = { $named ->
    [yes] Veileder for { $name }: Spør før trekk som koster mye
   *[no] Veileder: Spør meg før trekk som koster mye
  }
tutor-switch = Veileder
tutor-move = Dette trekket
tutor-doubt = «{ $better }» gir { $best } vinnersjanse, dette { $chance }. Gjøre det likevel?
tutor-late = Veilederen rakk ikke å se på dette trekket: Det ble gjort uten ham.

seat-open = Ledig plass { $seat }
bot-name = { $level ->
    [casual] Poppy
    [steady] Otto
    [sharp] Vera
    [best] Magnus
   *[other] Bot { $level }
  }
practice-name = Klokka
bot-name-of-many = { bot-name } ({ $seat })
level = { $level ->
    [casual] avslappet
    [steady] stødig
    [sharp] skarp
   *[best] vanskelig å slå
  }
opponent = { bot-name }, { level }

# Waiting for others
invite-by = { $name } inviterer deg til { $game }
invite-to = Du er invitert til { $game }
invite-sit = Sett deg og spill
wait-title = Venter på spillere
wait-line = Spillet begynner så snart alle plassene er tatt.
wait-invite = Inviter med denne lenken
wait-code = eller med denne koden
wait-scan = Kode å skanne med en annen enhet
wait-copy = Kopier lenken
wait-copied = Kopiert
wait-sit = Sett deg her
wait-sit-too = Spill også her
wait-sit-too-of = Spill også her: plass { $seat }
wait-sit-of = Sett deg her: plass { $seat }
wait-bot = La en bot spille
wait-bot-of = La en bot spille: plass { $seat }
wait-empty = Tøm plassen
wait-empty-of = Tøm plassen til { $name }
wait-luck = Venter på lykkekoder fra alle …
wait-come = Venter på { $names }. Om { $seconds } s begynner spillet, og boter spiller for dem som ikke har kommet.
wait-show = { $count ->
    [one] { $names } må fortsatt vise den lovede lykkekoden.
   *[other] { $names } må fortsatt vise de lovede lykkekodene.
  } Den som ikke gjør det innen { $seconds } s, mister plassen.
luck-broken = { $times ->
    [one] Lykkekodene ble lovet på nytt én gang, fordi noen ikke viste sin.
   *[other] Lykkekodene ble lovet på nytt { $times } ganger, fordi noen ikke viste sin.
  }
wait-yours = Din plass
wait-full = Bordet er fullt. Du kan se på, eller åpne et eget bord.

# The end
over-won = { $count ->
    [one] { $names } vinner
   *[other] { $names } deler seieren
  }
over-you-share = Du og { $names } deler seieren
over-you-won = Du vinner!
over-score = { $name }: { $score }
over-rematch = Omkamp
over-rematch-go = Til omkampen
over-rematch-line = En omkamp er satt opp, og plassen din holdes av en stund.
over-rematch-asked = { $count ->
    [one] { $names } vil ha omkamp.
   *[other] { $names } vil ha omkamp.
  } { $seconds ->
    [0] Plassen din holdes av en stund.
   *[other] Om { $seconds } s begynner den, og en bot spiller for deg til du kommer.
  }
over-rematch-begun = Omkampen har begynt. En bot spiller for deg til du kommer.
over-rematch-title = Omkamp? · { $game }
over-home = Til spillene
over-record = Last ned protokollen
over-link = Spillet, for alle som vil se tilbake på det
over-copy = Kopier en lenke

# The proof of the dice
proof-title = Etterprøv terningene i et spill
proof-line = Hvert kast i et spill med ærlige terninger kan regnes ut på nytt fra protokollen, som kan lastes ned når spillet er over. Den leses her i nettleseren din og sendes ikke til noen.
proof-drop = Slipp protokollen fra et spill her
proof-choose = eller velg en fil
proof-checking = Etterprøver hvert kast …
proof-tells = Denne protokollen er fra et spill { $game }: { $names }.
proof-fair = { $rolls ->
    [one] Husets ene kast eller trekning følger
   *[other] Alle husets { $rolls } kast og trekninger følger
  } av { $anchored ->
    [all] nøkkelen og lykkekodene som var låst før spillet.
    [key] nøkkelen som var låst før spillet, og lykkekodene i protokollen.
   *[nothing] nøkkelen og lykkekodene i protokollen.
  }
proof-kept = { $anchored ->
    [all] Huset holdt forpliktelsen sin, og alle lykkekodene er slik de ble lovet.
   *[key] Huset holdt forpliktelsen sin.
  }
proof-unanchored = Om de var låst før spillet, er ikke sjekket: Denne nettleseren noterte ingenting den gangen.
proof-unpromised = Lykkekodene ble ikke lovet før de ble fortalt: Slik ble det spilt før.
proof-none = Det er ingen terninger å etterprøve i denne protokollen.
proof-rules = Om trekkene er lovlige og resultatet riktig, sjekkes ikke her; det gjør croupier verify også.
proof-given = { $given ->
    [one] Det første trekket kommer fra et annet spill, som dette ble spilt videre fra: Terningene i det sjekkes ikke her.
   *[other] De første { $given } trekkene kommer fra et annet spill, som dette ble spilt videre fra: Terningene i dem sjekkes ikke her.
  }
proof-roll = Terningene er IKKE ærlige: Kast { $roll } av { $rolls } er { $words } i protokollen og skulle ha vært { $due }.
proof-promise = Terningene er IKKE ærlige: Lykkekoden på plass { $seat } er ikke den som ble lovet før spillet.
proof-rounds = Terningene er IKKE ærlige: Lykkekodene ble lovet { $seen ->
    [one] én gang
   *[other] { $seen } ganger
  } før dette spillet, og protokollen sier { $told }.
proof-other-game = Denne protokollen gjelder ikke spillet som ble spilt her: { $what ->
    [game] Den er fra et annet spill.
    [dice] Den har ikke terningene som huset forpliktet seg til.
    [given] Den har trekk som kommer fra et annet spill, og dette ble ikke spilt videre fra noe.
    [result] Den har ikke resultatet du ser.
    [key] Spillet er over, og den viser ikke nøkkelen til terningene.
   *[moves] Den har { $told } trekk og kast, og det ble gjort { $made }.
  }
proof-misfit = Denne protokollen passer ikke til spillet sitt: Ingenting kunne trekkes slik den sier.
proof-no-draw = Terningene i dette spillet kan ikke etterprøves i nettleseren ennå; croupier verify gjør det.
proof-away = Terningene ble ikke etterprøvd: Protokollen kunne ikke hentes.
proof-how = Hvordan?
proof-yourself = Etterprøv det selv
proof-how-plain = Huset kunne verken velge eller endre det som falt: Det låste sin del før det kjente noens lykkekode, og hvert terningkast og hvert trukket kort kommer av begge deler sammen.
proof-how-made = Før det første kastet offentliggjorde huset hashen av den hemmelige nøkkelen sin, og alle lovet en lykkekode med en hash av den. Hvert kast regnes ut av nøkkelen, alles lykkekoder og nummeret på kastet. Denne siden gjør det en gang til og sammenligner hvert kast med protokollen.
proof-how-not = Den spiller ikke gjennom reglene, og den kommer fra huset selv. Croupier på din egen maskin etterprøver protokollen for deg, med regler og alt:
proof-another = Etterprøv et annet spill

cleared-title = Dette bordet er ryddet
cleared-line = Ingen kom tilbake, så huset avsluttet spillet. Ingen har vunnet.
cleared-another = Et annet bord

# How a game went
went-open = Slik gikk det
went-waiting = { $ahead ->
    [0] Utregningen begynner straks …
    [one] Ett annet spill regnes ut først …
   *[other] { $ahead } andre spill regnes ut først …
  }
went-working = Hvert trekk veies: { $done } av { $of } …
went-curve = Vinnersjansen til alle, fra første trekk til siste. Glidebryteren over følger den.
went-moments = Avgjørende øyeblikk
went-share = { $share }
went-now = { $name } { $share }
went-decision = { $mine ->
    [yes] Du valgte «{ $made }», som gir { $chance } vinnersjanse. «{ $better }» gir { $best }.
   *[no] { $name } valgte «{ $made }», som gir { $chance } vinnersjanse. «{ $better }» gir { $best }.
  }
went-lucky = { $mine ->
    [yes] Flaks for deg: { $from } ble til { $to }.
   *[no] Flaks for { $name }: { $from } ble til { $to }.
  }
went-unlucky = { $mine ->
    [yes] Uflaks for deg: { $from } ble til { $to }.
   *[no] Uflaks for { $name }: { $from } ble til { $to }.
  }
went-key = { $count ->
    [0] Ingen trekk som ble gjort, kostet mye, og ingen kast eller kort avgjorde noe.
   *[other] { $cost } trekk som kostet noe, { $lucky } flaks, { $unlucky } uflaks
  }
went-before = Forrige øyeblikk
went-after = Neste øyeblikk
went-accounts = Flaks og ferdighet
went-of = { $name }: { $from } → { $to }
went-luck = Flaks
went-errors = Egne feil
went-given = Andres feil
went-mean = Per valg
went-skill = { $mine ->
    [yes] Du hadde et valg { $decisions ->
        [one] én gang
       *[other] { $decisions } ganger
      } og tapte i snitt { $mean } av en seier hver gang{ $bot ->
        [none] .
       *[other] : omtrent like mye som { $bot }.
      }
   *[no] { $name } hadde et valg { $decisions ->
        [one] én gang
       *[other] { $decisions } ganger
      } og tapte i snitt { $mean } av en seier hver gang{ $bot ->
        [none] .
       *[other] : omtrent like mye som { $bot }.
      }
  }
went-no-scale = Ingen bot er nevnt til sammenligning: Hva valg koster boter, er bare målt for to med de vanlige reglene, og ikke for alle spill.
went-known = Kurven regner med alt som var skjult; valg bedømmes etter det spilleren visste.
went-adjusted = Resultat uten flaks
went-coarse = ?
went-rest-row = { $what ->
    [tempo] Farten på hendene
   *[rest] Rest
  }
went-mostly = { $what ->
    [tempo] Farten på hendene avgjorde mer for { $names } enn flaks og valg: Ingen trekk forteller det.
   *[rest] Mer av resultatet til { $names } ligger i resten enn i flaks og valg: Det kan ikke skilles ut.
  }
went-vague-means = Et ? er for vagt til å angis: Resten er for stor i forhold.
went-coarse-means = Et ? er for grovt til å angis: Et så langt spill er prøvespilt for lite.
went-exact = Alle sjansene er eksakte.
went-exact-but = Sjansene gjelder to som spiller videre så godt som mulig: Dette spillet er løst, unntatt det resten består av.
went-tried = Sjansene er prøvespilt: { $bot } spilte videre { $tries ->
    [one] én gang
   *[other] { $tries } ganger
  } fra hver stilling.
went-rest = Resten kan ikke skilles ut, fordi { $why }.
went-rest-deck = brukte kort ikke telles med
went-rest-judgement = stillinger vurderes og ikke er løst
went-rest-tempo = farten på hendene ikke er noe trekk
went-rest-sampling = det som prøvespilles, aldri er sikkert
went-rest-hidden = spillerne ikke kunne se alt

# What is agreed, on the felt
agreed = Husregler: { $options }
agreed-option = { $option }: { $value }
agreed-assumed = Vår gjetning, i mangel av en ekte eske: { $what }
agreed-real = Ekte terninger

# About this table
replay-open = Se tilbake
replay-title = Tilbakeblikk
replay-at = { $at ->
    [0] Begynnelsen
   *[other] Trekk { $at } av { $last }
  }
replay-first = Til begynnelsen
replay-before = Ett trekk tilbake
replay-play = Spill av
replay-pause = Pause
replay-after = Ett trekk fram
replay-last = Til slutten
replay-scrub = Hvor i spillet
replay-branch = Spill videre herfra
replay-no-branch = { $why ->
    [realtime] Et spill i sanntid kan ikke spilles videre fra midten.
   *[secrets] Herfra kan man spille videre når spillet er over: Fram til da har det hemmeligheter.
  }
replay-close = Tilbake til bordet
about-edition = Utgave
about-assumed = Antatt, fordi ingen kunne lese det av en ekte eske: { $what }
about-speed = Fart
about-speed-of = { $speed ->
    [slow] Langsom
    [fast] Rask
    [none] Ingen venting
   *[normal] Normal
  }
about-volume = Lydstyrke
about-waits = Min tur begynner og runder slutter når jeg går videre
about-slips = Spør meg før et trekk som koster mye
about-tours = Vis meg rundt i spill som er nye for meg
about-speed-line = Hvor lenge du ser det som skjer. Mellomrom eller et trykk på bordet går videre med én gang.
about-options = Husregler
about-option = { $option }:
about-default = som vanlig
about-changed = avtalt annerledes
about-dice = Terninger
about-dice-fair = Huset kaster. Det offentliggjorde hashen av nøkkelen sin før noen satte seg; nøkkelen vises til slutt.
about-dice-real = Ekte terninger, skrevet inn.
about-commitment = Hash av hemmeligheten
about-clock = Klokke
about-clock-move = { $seconds } sekunder per trekk; deretter { $expiry ->
    [lost] går plassen til en bot
   *[bot] gjør en bot trekket
  }
about-clock-game = { $seconds } sekunder for spillet; deretter { $expiry ->
    [lost] går plassen til en bot
   *[bot] gjør en bot trekket
  }

slip-title = { $move }?
slip-do = Ja: { $move }
slip-back = Tilbake

carry = Ta med til en annen enhet
carry-of = Ta med til en annen enhet: { $name }
carry-code = Kode å skanne med den andre enheten
carry-link = Skann denne med den andre enheten, eller åpne lenken der
carry-share = Del lenken
carry-line = Lenken er nøkkelen til plassen: Den som åpner den først, sitter der, og plassen er borte herfra. Vis den ikke til noen andre. Den virker én gang.
carry-gone = Plassen er på den andre enheten nå.

about-seats = Hvem sitter her
about-bot = spiller som bot { $bot }
table-stand-in = La en bot spille for { $name }
table-give-back = Gi { $name } plassen tilbake
table-return = Spill som { $name } igjen
about-leave = Forlat
about-leave-of = Forlat: { $name }
about-leave-sure = Sikker? { bot-name } spiller videre for deg, for godt.
about-leave-open = Sikker? Plassen blir ledig for hvem som helst.
about-leave-yes = Ja, gi den opp
about-leave-no = Nei, bli

# Real dice
real-title = Hva viser terningene eller kortene deres?
real-hint = Det de viser
real-type = Skriv det i stedet
real-send = Det er det de viser
real-begins = Hvem begynner?
real-chosen = Valgt så langt
real-left = { $count ->
    [one] én til
   *[other] { $count } til
  }
real-enter = Legg inn neste kast
real-sheet = Terningene i dette kastet
real-sheet-full = Alle terningene er på plass.
real-die = { $colour }, viser { $face }
real-die-open = { $colour }, ikke lagt inn ennå
real-face-of = Hva terningen viser: { $colour }
real-back = Én tilbake
real-take-back = Det var en glipp: Ta det tilbake

# The log
log-opened = Bordet er satt opp.
log-sat = { $words } har satt seg.
log-left = { $name } forlot bordet.
log-bot-sat = { bot-name } setter seg.
log-broken = En lovet lykkekode ble ikke vist: Alle lover på nytt.
log-stood-in = { bot-name } spiller for { $name }.
log-replaced = { $name } spiller ikke lenger, { bot-name } spiller videre.
log-returned = { $name } spiller igjen.
log-began = Spillet begynner.
log-hint-asked = { $name } ber treneren om et hint.
log-tutor-on = { $name } har nå en veileder, som spør før trekk som koster mye.
log-tutor-off = { $name } har ingen veileder lenger.
log-taken-back = { $name } tok tilbake det siste kastet.
log-ended = Spillet er over.
log-cleared = Ingen kom tilbake: Huset ryddet bordet.
log-again = En omkamp er satt opp.

# When something is not there
lost-page-title = Denne siden finnes ikke i huset
lost-page = Kanskje er adressen skrevet feil.
lost-table-title = Dette bordet er borte
lost-table = Bord der spillet er over, blir ikke stående for alltid, eller en bokstav i koden er feil.
lost-game-title = Dette spillet står ikke i hylla
lost-game = Kanskje er adressen skrevet feil.
lost-house-title = Huset svarer ikke
lost-house = Kanskje er det stengt et øyeblikk, eller nettet er borte. Det du har spilt, er tatt vare på.
lost-home = Til spillene
lost-again = Prøv igjen

# Troubles that need no page
trouble-away = Huset svarer ikke. Ingenting ble endret.
trouble-rule = Regel { $clause }
