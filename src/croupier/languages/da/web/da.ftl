# Rammen. Spillene har deres egne tekster.

site = Croupier
page-title = { $page } · Croupier
site-home = Croupier, til spillene
skip = Spring til indholdet
language = Sprog

die-shows = En terning, der viser { $face }

# Forsiden
home-title = Slå dig ned
home-line = Terningspil ved et rigtigt bord: ærlige terninger, alle regler kendt, intet at installere og ingen konto.
home-name = Dit navn
home-name-hint = som de andre ser det
home-games = Spillene
home-play = Spil nu
home-play-of = Spil nu: { $game }
home-screen = Ved samme skærm
home-screen-of = Ved samme skærm: { $game }
home-friends = Invitér venner
home-friends-of = Invitér venner: { $game }
home-practice = Øv dig mod uret
home-practice-of = Øv dig mod uret: { $game }
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
home-opponent = Din modspiller
home-against = Mod { opponent }
home-minutes = ca. { $minutes } min
home-resume = Du var i gang med
home-resume-go = Spil videre
home-resume-score = { $name } { $score }
home-resume-aside = Læg væk: { $game }
home-resume-gone = { $game } er taget af listen.
home-resume-undo = Fortryd
home-left = Du har forladt bordet med { $game }. { bot-name } spiller videre for dig.
home-left-open = Du har forladt bordet med { $game }. Din plads er ledig for andre.
home-open = Åbne borde
home-open-none = Ingen åbne borde lige nu. Stil et op, så står det her for alle.
home-open-none-of = Ingen åbne borde med { $game } lige nu. Stil et op, så står det her for alle.
home-open-host = stillet op af { $name }
home-open-free = { $free ->
    [one] 1 ledig plads
   *[other] { $free } ledige pladser
  }
home-open-game = Vis borde med
home-open-all = alle spil
home-open-more = Flere borde
home-open-go = Sæt dig
home-open-go-of = Sæt dig: { $game }
home-code = Har du en kode?
home-code-hint = skriv den
home-code-go = Gå til bordet
home-code-short = Gå
home-laying = Bordet stilles op …

# Et bord stilles op
way = Spillemåde
way-bots = Mod botter
way-screen = Ved samme skærm
way-friends = Invitér venner
way-bots-line = Dig mod modspillere, der altid er her.
way-screen-line = Alle spiller her og sender skærmen videre.
way-friends-line = Du får et link og en kode; vennerne sætter sig, hvor de end er.
setup-players = Spillere ved bordet
setup-opponent = Modspiller på plads { $seat }
setup-person = Spiller { $seat }
setup-friend = Ven { $seat }
setup-level = Hvem spiller på plads { $seat }
setup-person-here = et menneske
setup-bot = { $level ->
    [random] En, der spiller på må og få
   *[other] En bot, der hedder ”{ $level }”
  }
setup-open-here = ledig for en ven
setup-public = Vis det blandt de åbne borde, så alle kan være med
setup-rules-line = Sådan spiller vi, hvis I ikke aftaler andet.
setup-edition = Udgave
setup-dice = Terninger
setup-dice-fair = Huset kaster, og alle kan efterprøve det
setup-dice-real = Vi kaster rigtige terninger og taster dem ind
setup-clock-realtime = Intet ur her: begge spillere griber på én gang.
setup-first = Hvem begynder
setup-first-drawn = Der trækkes lod
setup-first-seat = Plads { $seat }
setup-clock = Ur
setup-clock-none = Intet ur
setup-clock-move = { $seconds } sekunder pr. træk
setup-clock-game = { $minutes } minutter til spillet
setup-coach = Træner: hint til alle
setup-coach-realtime = I realtid er der ingen træner: hænderne ville være hurtigere.
setup-coach-line = Den, der har turen, må spørge, hvilket træk der er bedst. Alle kan se, at der er spurgt.
setup-start = Start
setup-start-friends = Stil bordet op
setup-more = Husregler, terninger, ur

# Regler
rules-lessons = Sådan spiller du, på et halvt minut
rules-clauses = Alle reglerne
numbers = Hvad tallene siger
numbers-about = Hvor længe spillet varer, om det betyder noget, hvem der begynder, hvor meget der er held, og hvad husreglerne ændrer: talt op i tusindvis af partier mellem botter.
numbers-read = Læs rapporten
rules-page = Reglerne på en side for sig
rules-of = Regler for { $game }
rules-close = Luk
rules-broken = Trækket er i strid med regel { $clause }
rules-here = Den regel, det gælder nu, er markeret.
rules-legend = Det, der ikke har et mærke, står i regelhæftet. Et mærke kan gælde bare en del af sin regel.
rules-mark = { $source ->
    [found] fundet
    [inferred] udledt
   *[ours] vores
  }
rules-source = { $source ->
    [rulebook] fra regelhæftet
    [found] fra anmeldelser eller almindeligt kendt
    [inferred] udledt af regelhæftets eksempler
   *[ours] vores afgørelse
  }

# Bordet
table-title-turn = ● Din tur · { $game }
table-of = Bord med { $game }
table-board = Spillepladen
table-log = Log
table-earlier = Tidligere
table-talk = Log og chat
table-unread = { $count ->
    [one] Én ny besked
   *[other] { $count } nye beskeder
  }
table-chat = Chat
table-chat-off = Slå chat fra
table-chat-on = Slå chat til
table-chat-hint = Sig noget
table-chat-send = Send
table-chat-line = { $name }: { $words }
table-sound-on = Slå lyd til
table-sound-off = Slå lyd fra
table-theme = { $theme ->
    [light] Farver: lyse
    [dark] Farver: mørke
   *[auto] Farver: som enheden
  }
table-rules = Regler
table-about = Dette bord
table-learning = Gør klar, kun før et første spil …
table-cast-in = Terningerne falder om { $seconds } …
table-go-in = Alle terninger ligger. I gang om { $seconds } …
table-cast-soon = Terningerne kastes om lidt …
table-go-on = Videre
table-key-space = Mellemrum
table-your-turn = Din tur
table-your-turn-of = { $name }, din tur
table-your-turn-too = { $count ->
    [2] Begge på én gang: dit træk
   *[other] Alle på én gang: dit træk
  }
table-laying = Bordet stilles op …
table-turn-many = { $count ->
    [one] { $names } spiller
   *[other] { $names } spiller
  }
table-turn-away = { $count ->
    [one] { $names } er
   *[other] { $names } er
  } ikke forbundet. { $host ->
    [yes] { $seconds ->
        [0] Du må lade en bot spille.
       *[other] Om { $seconds } s må du lade en bot spille.
      }
   *[no] { $seconds ->
        [0] Værten må lade en bot spille.
       *[other] Om { $seconds } s må værten lade en bot spille.
      }
  }
table-dice-due = { $real ->
    [yes] Nu skal dine terninger eller kort frem
   *[no] Terninger eller kort er på vej …
  }
table-watching = Du ser på
table-watchers = { $count ->
    [one] Én ser på.
   *[other] { $count } ser på.
  }
table-line-connecting = Forbinder …
table-line-open = Forbundet
table-line-away = Huset svarer ikke; prøver igen …
table-line-closed = Ikke forbundet
table-seat-you = dig
table-seat-away = ikke forbundet
table-seat-stand-in = { bot-name } vikarierer
score = { NUMBER($score, useGrouping: 0) }
table-seat-score = Point: { $score }
table-seat-to-move = har turen
table-seat-clock = { $time } tilbage
table-play-as = Spil som { $name }
table-choices = Dine valg
table-filter = Find et valg
table-filter-none = Intet valg har de ord.
table-view = Bordet i ord
table-nothing = Intet at gøre lige nu.
plain-yes = ja
plain-no = nej
plain-nothing = –
plain-count = { $what } { NUMBER($count, useGrouping: 0) }
list-two = { $most } og { $last }
list-more = { $most } og { $last }
table-source = { $move ->
    [0] Spilles videre fra begyndelsen af et andet spil
   *[other] Spilles videre fra træk { $move } i et andet spil
  }
table-hand-over = Giv skærmen til { $name }
table-hand-over-line = De andre kigger væk nu.
table-hand-over-go = Jeg er { $name }: vis min side
table-dismiss = Luk beskeden

# Lær det ved bordet
now-ask = Hvad kan jeg gøre?
now-title = Det kan du gøre nu
now-soon = Først kommer terninger eller kort. Et øjeblik …
now-go = Tryk på ”{ $go }” for at komme videre.
now-kind = { $move }{ $more ->
    [0] .
    [one] , eller ét andet valg af samme slags.
   *[other] , eller et af { $more } andre valg af samme slags.
  }
now-rule = Regel
now-rule-of = Reglen om det, { $clause }
tour-step = { $step } af { $steps }
tour-next = Næste
tour-skip = Hop over
tour-done = Spil
tour-now = I tvivl om, hvad du skal? Her får du det altid at vide.
tour-again = Vis mig rundt
tour-offer = Ny her? Få en rundvisning

# Træneren
best-move = Bedst
coach = Træner
coach-line = Den, der har turen, må bede om et hint og have en vejleder. Alle kan se det.
hint-ask = Hint
hint-title = Det mener træneren
hint-thinking = Træneren tænker …
hint-none = Træneren har intet at sige.
hint-only = Der er kun ét at gøre: ”{ $best }”. Din vinderchance er { $chance }.
hint-best = ”{ $best }” giver { $chance } vinderchance, ”{ $next }” { $less }.
hint-known = Det, ingen kan se fra din plads, ved træneren heller ikke.
tutor = { $named ->
    [yes] Vejleder for { $name }: spørg før et træk, der forærer meget væk
   *[no] Vejleder: spørg mig før et træk, der forærer meget væk
  }
tutor-switch = Vejleder
tutor-move = Dette træk
tutor-doubt = ”{ $better }” giver { $best } vinderchance, dette { $chance }. Vil du alligevel?
tutor-late = Vejlederen nåede ikke at se på det træk: det blev gjort uden ham.

seat-open = Ledig plads { $seat }
bot-name = { $level ->
    [casual] Poppy
    [steady] Otto
    [sharp] Vera
    [best] Magnus
   *[other] Bot { $level }
  }
practice-name = Uret
bot-name-of-many = { bot-name } ({ $seat })
level = { $level ->
    [casual] afslappet
    [steady] stabil
    [sharp] skarp
   *[best] svær at slå
  }
opponent = { bot-name }, { level }

# Mens man venter på andre
invite-by = { $name } inviterer dig til { $game }
invite-to = Du er inviteret til { $game }
invite-sit = Sæt dig og spil
wait-title = Venter på spillere
wait-line = Spillet begynder, så snart alle pladser er taget.
wait-invite = Invitér med dette link
wait-code = eller med denne kode
wait-scan = Kode til at scanne med en anden enhed
wait-copy = Kopiér linket
wait-copied = Kopieret
wait-sit = Sid her
wait-sit-too = Spil også her
wait-sit-too-of = Spil også her: plads { $seat }
wait-sit-of = Sid her: plads { $seat }
wait-bot = Lad en bot spille
wait-bot-of = Lad en bot spille: plads { $seat }
wait-empty = Ryd pladsen
wait-empty-of = Ryd pladsen: { $name }
wait-luck = Venter på alles lykkekoder …
wait-come = Venter på { $names }. Om { $seconds } s begynder spillet, og botter spiller for dem, der ikke er kommet.
wait-show = { $names } { $count ->
    [one] mangler
   *[other] mangler
} at vise den lykkekode, der er lovet. Den, der ikke har gjort det inden for { $seconds } s, mister sin plads.
luck-broken = { $times ->
    [one] Lykkekoder blev lovet på ny én gang, fordi en af dem ikke blev vist.
   *[other] Lykkekoder blev lovet på ny { $times } gange, fordi en af dem ikke blev vist.
  }
wait-yours = Din plads
wait-full = Bordet er fuldt. Du kan se på eller åbne dit eget bord.

# Slutningen
over-won = { $count ->
    [one] { $names } vinder
   *[other] { $names } deler sejren
  }
over-you-share = Du og { $names } deler sejren
over-you-won = Du vinder!
over-score = { $name }: { $score }
over-rematch = Revanche
over-rematch-go = Til revanchen
over-rematch-line = En revanche er stillet op, og din plads holdes et stykke tid.
over-rematch-asked = { $names } { $count ->
    [one] vil have
   *[other] vil have
  } revanche. { $seconds ->
    [0] Din plads holdes et stykke tid.
   *[other] Om { $seconds } s begynder den, og en bot spiller for dig, til du kommer.
  }
over-rematch-begun = Revanchen er begyndt. En bot spiller for dig, til du kommer.
over-rematch-title = Revanche? · { $game }
over-home = Til spillene
over-record = Hent protokollen
over-link = Spillet, for alle, der vil se tilbage på det
over-copy = Kopiér et link

# Beviset for terningerne
proof-title = Efterprøv terningerne i et spil
proof-line = Hvert kast i et spil med ærlige terninger kan regnes ud igen fra spillets protokol, som kan hentes, når spillet er slut. Den læses her i din browser og sendes ikke til nogen.
proof-drop = Slip en protokol her
proof-choose = eller vælg en fil
proof-checking = Alle kast efterprøves …
proof-tells = Denne protokol fortæller om et spil { $game }: { $names }.
proof-fair = { $rolls ->
    [one] Husets eneste kast eller trækning følger
   *[other] Alle husets { $rolls } kast og trækninger følger
  } af { $anchored ->
    [all] nøglen og lykkekoderne, som lå fast før spillet.
    [key] nøglen, som lå fast før spillet, og lykkekoderne i protokollen.
   *[nothing] nøglen og lykkekoderne i protokollen.
  }
proof-kept = { $anchored ->
    [all] Huset holdt sin forpligtelse, og alles lykkekoder er, som de blev lovet.
   *[key] Huset holdt sin forpligtelse.
  }
proof-unanchored = Om de lå fast før spillet, er ikke efterprøvet: denne browser noterede intet dengang.
proof-unpromised = Lykkekoder blev vist uden at være lovet først: sådan spillede man før i tiden.
proof-none = Der er ingen terninger at efterprøve i denne protokol.
proof-rules = Om trækkene er tilladt, og om resultatet er rigtigt, efterprøves ikke her; croupier verify gør også det.
proof-given = De første { $given } træk kommer fra et andet spil, som dette blev spillet videre fra: deres terninger efterprøves ikke her.
proof-roll = Terningerne er IKKE ærlige: kast { $roll } af { $rolls } er { $words } i protokollen og skulle have været { $due }.
proof-promise = Terningerne er IKKE ærlige: lykkekoden på plads { $seat } er ikke den, der blev lovet før spillet.
proof-rounds = Terningerne er IKKE ærlige: lykkekoder blev lovet { $seen } gange før dette spil, og protokollen siger { $told }.
proof-other-game = Denne protokol fortæller ikke om det spil, der blev spillet her: { $what ->
    [game] den hører til et andet spil.
    [dice] den har ikke de terninger, huset forpligtede sig til.
    [given] den har træk, der kommer fra et andet spil, og dette blev ikke spillet videre fra noget.
    [result] den har ikke det resultat, du ser.
    [key] spillet er slut, og den viser ikke nøglen til terningerne.
   *[moves] den har { $told } træk og kast, og der blev foretaget { $made }.
  }
proof-misfit = Denne protokol passer ikke til sit spil: intet kunne trækkes, sådan som den siger.
proof-no-draw = Terningerne i dette spil kan endnu ikke efterprøves i browseren; croupier verify gør det.
proof-away = Terningerne blev ikke efterprøvet: protokollen kunne ikke hentes.
proof-how = Hvordan?
proof-yourself = Efterprøv det selv
proof-how-plain = Huset kunne hverken vælge eller ændre det, der faldt: det fastlagde sin del, før det kendte nogens lykkekode, og hvert kast og hvert kort kommer af begge dele tilsammen.
proof-how-made = Før det første kast offentliggjorde huset hashen af sin hemmelige nøgle, og alle lovede en lykkekode med dens hash. Hvert kast regnes ud af nøglen, alles lykkekoder og kastets nummer. Denne side gør det en gang til og sammenligner hvert kast med protokollen.
proof-how-not = Den spiller ikke reglerne igennem, og den kommer fra huset selv. Croupier på din egen maskine efterprøver protokollen for dig, med regler og det hele:
proof-another = Efterprøv et andet spil

cleared-title = Dette bord er ryddet
cleared-line = Ingen kom tilbage, så huset gjorde en ende på det. Ingen har vundet.
cleared-another = Et andet bord

# Sådan gik et spil
went-open = Sådan gik det
went-waiting = { $ahead ->
    [0] Udregningen begynder om lidt …
    [one] Ét andet spil regnes ud først …
   *[other] { $ahead } andre spil regnes ud først …
  }
went-working = Hvert træk vejes: { $done } af { $of } …
went-curve = Alles vinderchancer, fra det første træk til det sidste. Skyderen ovenfor følger kurven.
went-moments = Øjeblikke, der talte
went-share = { $share }
went-now = { $name } { $share }
went-decision = { $mine ->
    [yes] Du valgte ”{ $made }” med { $chance } vinderchance. ”{ $better }” giver { $best }.
   *[no] { $name } valgte ”{ $made }” med { $chance } vinderchance. ”{ $better }” giver { $best }.
  }
went-lucky = { $mine ->
    [yes] Held for dig: { $from } blev til { $to }.
   *[no] Held for { $name }: { $from } blev til { $to }.
  }
went-unlucky = { $mine ->
    [yes] Uheld for dig: { $from } blev til { $to }.
   *[no] Uheld for { $name }: { $from } blev til { $to }.
  }
went-key = { $count ->
    [0] Intet træk kostede meget, og intet kast eller kort afgjorde noget.
   *[other] { $cost } et træk, der kostede noget, { $lucky } held, { $unlucky } uheld
  }
went-before = Øjeblikket før
went-after = Øjeblikket efter
went-accounts = Held og dygtighed
went-of = { $name }: { $from } → { $to }
went-luck = Held
went-errors = Egne fejl
went-given = Andres fejl
went-mean = Ét valg
went-skill = { $mine ->
    [yes] Du havde et valg { $decisions ->
        [one] én gang
       *[other] { $decisions } gange
      } og tabte hver gang i gennemsnit { $mean } af en sejr{ $bot ->
        [none] .
       *[other] : omtrent lige så meget som { $bot }.
      }
   *[no] { $name } havde et valg { $decisions ->
        [one] én gang
       *[other] { $decisions } gange
      } og tabte hver gang i gennemsnit { $mean } af en sejr{ $bot ->
        [none] .
       *[other] : omtrent lige så meget som { $bot }.
      }
  }
went-no-scale = Ingen bot nævnes til sammenligning: hvad valg kostede botter, blev kun målt for to med de sædvanlige regler og ikke for alle spil.
went-known = Kurven kender alt, der var skjult; valg bedømmes efter det, spilleren vidste.
went-adjusted = Resultat uden held
went-coarse = ?
went-rest-row = { $what ->
    [tempo] Hurtige hænder
   *[rest] Rest
  }
went-mostly = { $what ->
    [tempo] Hurtige hænder afgjorde mere for { $names } end held og valg: intet træk viser det.
   *[rest] Resultatet for { $names } ligger mere i resten end i held og valg: det kan ikke skilles ad.
  }
went-vague-means = Et ? er for vagt til at sætte tal på: resten er for stor i forhold til det.
went-coarse-means = Et ? er for groft til at sætte tal på: så langt et spil er prøvespillet for få gange.
went-exact = Alle chancer er nøjagtige.
went-exact-but = Chancerne gælder for to, der spiller videre så godt, det kan lade sig gøre: dette spil er løst, bortset fra det, resten består af.
went-tried = Chancerne er prøvespillet: { $bot } spillede videre { $tries } gange fra hver stilling.
went-rest = Resten kan ikke skilles ad, fordi { $why }.
went-rest-deck = brugte kort ikke er talt med
went-rest-judgement = stillingerne er vurderet og ikke løst
went-rest-tempo = hurtige hænder ikke er et træk
went-rest-sampling = prøvespil aldrig er sikre
went-rest-hidden = spillerne ikke kunne se alt

# Det aftalte, på filten
agreed = Husregler: { $options }
agreed-option = { $option }: { $value }
agreed-assumed = Vores gæt, da vi mangler en rigtig æske: { $what }
agreed-real = Rigtige terninger

# Om bordet
replay-open = Se tilbage
replay-title = Tilbageblik
replay-at = { $at ->
    [0] Begyndelsen
   *[other] Træk { $at } af { $last }
  }
replay-first = Til begyndelsen
replay-before = Et træk tilbage
replay-play = Afspil
replay-pause = Pause
replay-after = Et træk frem
replay-last = Til slutningen
replay-scrub = Hvor i spillet
replay-branch = Spil videre herfra
replay-no-branch = { $why ->
    [realtime] Et spil i realtid kan ikke spilles videre fra midten.
   *[secrets] Man kan spille videre herfra, når spillet er slut: indtil da har det hemmeligheder.
  }
replay-close = Tilbage til bordet
about-edition = Udgave
about-assumed = Antaget, fordi ingen kunne læse det på en rigtig æske: { $what }
about-speed = Tempo
about-speed-of = { $speed ->
    [slow] Langsomt
    [fast] Hurtigt
    [none] Uden ventetid
   *[normal] Normalt
  }
about-volume = Lydstyrke
about-waits = Min tur begynder, og runder slutter, når jeg går videre
about-slips = Spørg mig før et træk, der koster meget
about-tours = Vis mig rundt i spil, der er nye for mig
about-speed-line = Hvor længe du ser, hvad der sker. Mellemrumstasten eller et tryk på bordet går videre med det samme.
about-options = Husregler
about-option = { $option }:
about-default = som sædvanligt
about-changed = aftalt anderledes
about-dice = Terninger
about-dice-fair = Huset kaster. Det offentliggjorde hashen af sin nøgle, før nogen satte sig; nøglen vises til sidst.
about-dice-real = Rigtige terninger, tastet ind.
about-commitment = Hash af hemmeligheden
about-clock = Ur
about-clock-move = { $seconds } sekunder pr. træk; så { $expiry ->
    [lost] går pladsen til en bot
   *[bot] foretager en bot trækket
  }
about-clock-game = { $seconds } sekunder til spillet; så { $expiry ->
    [lost] går pladsen til en bot
   *[bot] foretager en bot trækket
  }

slip-title = { $move }?
slip-do = Ja: { $move }
slip-back = Tilbage

carry = Flyt til en anden enhed
carry-of = Flyt til en anden enhed: { $name }
carry-code = Kode til at scanne med den anden enhed
carry-link = Scan dette med den anden enhed, eller åbn linket dér
carry-share = Del linket
carry-line = Linket er nøglen til pladsen: den første, der åbner det, får den, og så er den væk herfra. Vis det ikke til andre. Det virker én gang.
carry-gone = Pladsen er nu på den anden enhed.

about-seats = Hvem sidder her
about-bot = spiller som botten { $bot }
table-stand-in = Lad en bot spille for { $name }
table-give-back = Giv pladsen tilbage til { $name }
table-return = Spil { $name } igen
about-leave = Forlad
about-leave-of = Forlad: { $name }
about-leave-sure = Helt sikkert? { bot-name } spiller så videre for dig, for altid.
about-leave-open = Helt sikkert? Pladsen bliver ledig for alle.
about-leave-yes = Ja, opgiv pladsen
about-leave-no = Nej, bliv

# Rigtige terninger
real-title = Hvad viser jeres terninger eller kort?
real-hint = Det, de viser
real-type = Skriv det i stedet
real-send = Det viser de
real-begins = Hvem begynder?
real-chosen = Valgt indtil nu
real-left = { $count ->
    [one] én mere
   *[other] { $count } mere
}
real-enter = Tast det næste kast ind
real-sheet = Terningerne i dette kast
real-sheet-full = Alle terninger er der.
real-die = { $colour }, viser { $face }
real-die-open = { $colour }, ikke tastet ind endnu
real-face-of = { $colour }: hvad viser terningen?
real-back = Fjern én
real-take-back = Det var en fejl: tag det tilbage

# Loggen
log-opened = Bordet blev stillet op.
log-sat = { $words } satte sig.
log-left = { $name } gik.
log-bot-sat = { bot-name } sætter sig.
log-broken = En lovet lykkekode blev ikke vist: alle lover på ny.
log-stood-in = { bot-name } spiller for { $name }.
log-replaced = { $name } spiller ikke mere, { bot-name } spiller videre.
log-returned = { $name } spiller igen.
log-began = Spillet begynder.
log-hint-asked = { $name } beder træneren om et hint.
log-tutor-on = { $name } har nu en vejleder, der spørger før et træk, som forærer meget væk.
log-tutor-off = { $name } har ikke længere en vejleder.
log-taken-back = { $name } tog det sidste kast tilbage.
log-ended = Spillet er slut.
log-cleared = Ingen kom tilbage: huset ryddede bordet.
log-again = En revanche er stillet op.

# Når noget ikke er der
lost-page-title = Denne side er ikke i huset
lost-page = Måske er adressen tastet forkert.
lost-table-title = Dette bord er væk
lost-table = Borde, der er færdige, gemmes ikke for evigt. Eller måske er et bogstav i koden forkert.
lost-game-title = Dette spil står ikke på hylden
lost-game = Måske er adressen tastet forkert.
lost-house-title = Huset svarer ikke
lost-house = Det kan være lukket et øjeblik, eller nettet er væk. Det, du har spillet, er gemt.
lost-home = Til spillene
lost-again = Prøv igen

# Bøvl, der ikke kræver en side
trouble-away = Huset svarer ikke. Intet blev ændret.
trouble-rule = Regel { $clause }
