# The shell. Games bring their own texts: src/croupier/games/*/texts/en.ftl.

site = Croupier
page-title = { $page } · Croupier
site-home = Croupier, till spelen
skip = Hoppa till innehållet
language = Språk

die-shows = En tärning som visar { $face }

# Home
home-title = Slå dig ner
home-line = Tärningsspel vid ett riktigt bord: ärliga tärningar, kända regler, inget att installera och inget konto.
home-name = Ditt namn
home-name-hint = som andra ser det
home-games = Spelen
home-play = Spela nu
home-play-of = Spela nu: { $game }
home-screen = Runt skärmen
home-screen-of = Runt skärmen: { $game }
home-friends = Bjud in vänner
home-friends-of = Bjud in vänner: { $game }
home-practice = Öva mot klockan
home-practice-of = Öva mot klockan: { $game }
home-rules = Regler
home-rules-of = Regler: { $game }
home-more = Fler val
home-more-of = Fler val: { $game }
home-players = { $least ->
    [one] 1 spelare
   *[other] { $least } spelare
  }
home-players-range = { $least }–{ $most } spelare
home-players-of = Spelare: { $game }
home-opponent = Din motståndare
home-against = Mot { opponent }
home-minutes = ca { $minutes } min
home-resume = Pågående partier
home-resume-go = Fortsätt
home-resume-score = { $name } { $score }
home-resume-aside = Lägg åt sidan: { $game }
home-resume-gone = { $game } är borttaget från listan.
home-resume-undo = Ångra
home-left = Du lämnade bordet med { $game }. { bot-name } spelar vidare i ditt ställe.
home-left-open = Du lämnade bordet med { $game }. Din plats är ledig för andra.
home-open = Lediga bord
home-open-none = Inget ledigt bord just nu. Öppna ett, så syns det här för alla.
home-open-none-of = Inget ledigt bord med { $game } just nu. Öppna ett, så syns det här för alla.
home-open-host = öppnat av { $name }
home-open-free = { $free ->
    [one] 1 ledig plats
   *[other] { $free } lediga platser
  }
home-open-game = Visa bord med
home-open-all = alla spel
home-open-more = Fler bord
home-open-go = Sätt dig
home-open-go-of = Sätt dig: { $game }
home-code = Har du en kod?
home-code-hint = skriv den
home-code-go = Gå till bordet
home-code-short = OK
home-laying = Bordet öppnas …

# Setting a table up
way = Så vill du spela
way-bots = Mot botar
way-screen = Runt skärmen
way-friends = Bjud in vänner
way-bots-line = Du mot motståndare som alltid finns på plats.
way-screen-line = Alla spelar här och skickar skärmen vidare.
way-friends-line = Du får en länk och en kod; vännerna sätter sig var de än är.
setup-players = Spelare vid bordet
setup-opponent = Motståndare på plats { $seat }
setup-person = Spelare { $seat }
setup-friend = Vän { $seat }
setup-level = Vem spelar på plats { $seat }
setup-person-here = en människa
setup-bot = { $level ->
    [random] Någon som spelar på måfå
   *[other] En bot som heter ”{ $level }”
  }
setup-open-here = ledig för en vän
setup-public = Visa bordet bland lediga bord, så att vem som helst kan vara med
setup-rules-line = Det som står här gäller, om ni inte kommer överens om annat.
setup-edition = Utgåva
setup-dice = Tärningar
setup-dice-fair = Huset kastar, och vem som helst kan kontrollera det
setup-dice-real = Vi kastar riktiga tärningar och skriver in dem
setup-clock-realtime = Ingen klocka här: båda tar tärningar samtidigt.
setup-first = Vem börjar
setup-first-drawn = Lotten avgör
setup-first-seat = Plats { $seat }
setup-clock = Klocka
setup-clock-none = Ingen klocka
setup-clock-move = { $seconds } sekunder per drag
setup-clock-game = { $minutes } minuter för partiet
setup-coach = Coach: tips för alla
setup-coach-realtime = I realtid finns ingen coach: händerna skulle hinna före.
setup-coach-line = Den som är på tur får fråga vilket drag som är bäst. Alla ser att frågan ställs.
setup-start = Starta
setup-start-friends = Öppna bordet
setup-more = Husregler, tärningar, klocka

# Rules
rules-lessons = Spelet på en halv minut
rules-clauses = Alla regler
numbers = Vad siffrorna säger
numbers-about = Hur långa partierna är, om det spelar roll vem som börjar, hur mycket som är tur och vad husregler ändrar: tusentals partier mellan botar, räknade.
numbers-read = Läs rapporten
rules-page = Reglerna på en egen sida
rules-of = Regler för { $game }
rules-close = Stäng
rules-broken = Draget strider mot regel { $clause }
rules-here = Regeln som gäller just nu är markerad.
rules-legend = Det som saknar märke står i regelhäftet. Ett märke kan gälla bara en del av sin regel.
rules-mark = { $source ->
    [found] hittad
    [inferred] härledd
   *[ours] vår
  }
rules-source = { $source ->
    [rulebook] ur regelhäftet
    [found] ur recensioner eller allmänt känt
    [inferred] härlett ur regelhäftets exempel
   *[ours] vårt eget beslut
  }

# The table
table-title-turn = ● Din tur · { $game }
table-of = Bord med { $game }
table-board = Spelbordet
table-log = Logg
table-earlier = Tidigare
table-talk = Logg och chatt
table-unread = { $count ->
    [one] Ett nytt meddelande
   *[other] { $count } nya meddelanden
  }
table-chat = Chatt
table-chat-off = Stäng av chatten
table-chat-on = Slå på chatten
table-chat-hint = Säg något
table-chat-send = Skicka
table-chat-line = { $name }: { $words }
table-sound-on = Slå på ljudet
table-sound-off = Stäng av ljudet
table-theme = { $theme ->
    [light] Färger: ljusa
    [dark] Färger: mörka
   *[auto] Färger: som enheten
  }
table-rules = Regler
table-about = Om bordet
table-learning = Förbereder, bara inför ett första parti …
table-cast-in = Tärningarna faller om { $seconds } …
table-go-in = Alla tärningar ligger. Start om { $seconds } …
table-cast-soon = Snart kastas tärningarna …
table-go-on = Vidare
table-key-space = Mellanslag
table-your-turn = Din tur
table-your-turn-of = { $name }, din tur
table-your-turn-too = { $count ->
    [2] Båda samtidigt: ditt drag
   *[other] Alla samtidigt: ditt drag
  }
table-laying = Bordet öppnas …
table-turn-many = { $count ->
    [one] { $names } spelar
   *[other] { $names } spelar
  }
table-turn-away = { $count ->
    [one] { $names } är inte ansluten.
   *[other] { $names } är inte anslutna.
  } { $host ->
    [yes] { $seconds ->
        [0] Du kan låta en bot spela.
       *[other] Efter { $seconds } s kan du låta en bot spela.
      }
   *[no] { $seconds ->
        [0] Värden kan låta en bot spela.
       *[other] Efter { $seconds } s kan värden låta en bot spela.
      }
  }
table-dice-due = { $real ->
    [yes] Nu behövs dina tärningar eller kort
   *[no] Tärningar eller kort är på väg …
  }
table-watching = Du tittar på
table-watchers = { $count ->
    [one] En person tittar på.
   *[other] { $count } personer tittar på.
  }
table-line-connecting = Ansluter …
table-line-open = Ansluten
table-line-away = Huset svarar inte; försöker igen …
table-line-closed = Inte ansluten
table-seat-you = du
table-seat-away = inte ansluten
table-seat-stand-in = { bot-name } vikarierar
score = { NUMBER($score, useGrouping: 0) }
table-seat-score = Poäng { $score }
table-seat-to-move = på tur
table-seat-clock = { $time } kvar
table-play-as = Spela som { $name }
table-choices = Dina val
table-filter = Sök bland valen
table-filter-none = Inget val har de orden.
table-view = Bordet i ord
table-nothing = Inget att göra just nu.
plain-yes = ja
plain-no = nej
plain-nothing = –
plain-count = { $what } { NUMBER($count, useGrouping: 0) }
list-two = { $most } och { $last }
list-more = { $most } och { $last }
table-source = { $move ->
    [0] Spelas vidare från början av ett annat parti
   *[other] Spelas vidare från drag { $move } i ett annat parti
  }
table-hand-over = Ge skärmen till { $name }
table-hand-over-line = Alla andra tittar bort nu.
table-hand-over-go = Jag är { $name }: visa min sida
table-dismiss = Stäng meddelandet

# Learning at the table
now-ask = Vad kan jag göra?
now-title = Det här kan du göra nu
now-soon = Först kommer tärningar eller kort. Strax …
now-go = Tryck på ”{ $go }” för att gå vidare.
now-kind = { $move }{ $more ->
    [0] .
    [one] , eller ett val till av samma slag.
   *[other] , eller ett av { $more } andra val av samma slag.
  }
now-rule = Regel
now-rule-of = Regeln om detta, { $clause }
tour-step = { $step } av { $steps }
tour-next = Nästa
tour-skip = Hoppa över
tour-done = Spela
tour-now = Osäker på vad du kan göra? Här får du alltid veta det.
tour-again = Visa mig runt
tour-offer = Ny här? Visa mig runt

# The coach
best-move = Bäst
coach = Coach
coach-line = Den som är på tur får be om ett tips och ha en mentor. Alla ser det.
hint-ask = Tips
hint-title = Vad coachen tycker
hint-thinking = Coachen tänker …
hint-none = Coachen har inget att säga.
hint-only = ”{ $best }” är det enda som går att göra. Din vinstchans: { $chance }.
hint-best = ”{ $best }” ger vinstchansen { $chance }, ”{ $next }” { $less }.
hint-known = Det som ingen på din plats kan se vet inte coachen heller.
tutor = { $named ->
    [yes] Mentor för { $name }: fråga före drag som kostar mycket
   *[no] Mentor: fråga mig före drag som kostar mycket
  }
tutor-switch = Mentor
tutor-move = Det här draget
tutor-doubt = ”{ $better }” ger vinstchansen { $best }, det här { $chance }. Göra det ändå?
tutor-late = Mentorn hann inte titta på det draget: det gjordes utan honom.

seat-open = Ledig plats { $seat }
bot-name = { $level ->
    [casual] Poppy
    [steady] Otto
    [sharp] Vera
    [best] Magnus
   *[other] Bot { $level }
  }
practice-name = Klockan
bot-name-of-many = { bot-name } ({ $seat })
level = { $level ->
    [casual] lättsam
    [steady] stabil
    [sharp] skarp
   *[best] svårslagen
  }
opponent = { bot-name }, { level }

# Waiting for others
invite-by = { $name } bjuder in dig till { $game }
invite-to = Du är inbjuden till { $game }
invite-sit = Sätt dig och spela
wait-title = Väntar på spelare
wait-line = Spelet börjar så snart alla platser är tagna.
wait-invite = Bjud in med länken
wait-code = eller med koden
wait-scan = Kod att skanna med en annan enhet
wait-copy = Kopiera länken
wait-copied = Kopierad
wait-sit = Sätt dig här
wait-sit-too = Spela här också
wait-sit-too-of = Spela här också: plats { $seat }
wait-sit-of = Sätt dig här: plats { $seat }
wait-bot = Låt en bot spela
wait-bot-of = Låt en bot spela: plats { $seat }
wait-empty = Töm platsen
wait-empty-of = Töm platsen: { $name }
wait-luck = Väntar på allas lyckoord …
wait-come = Väntar på { $names }. Om { $seconds } s börjar spelet, och botar spelar för dem som inte har kommit.
wait-show = { $count ->
    [one] { $names } har inte visat sitt utlovade lyckoord än.
   *[other] { $names } har inte visat sina utlovade lyckoord än.
  } Den som inte gör det inom { $seconds } s förlorar platsen.
luck-broken = { $times ->
    [one] Lyckoorden utlovades på nytt en gång, eftersom någon inte visade sitt.
   *[other] Lyckoorden utlovades på nytt { $times } gånger, eftersom någon inte visade sitt.
  }
wait-yours = Din plats
wait-full = Bordet är fullt. Du kan titta på eller öppna ett eget bord.

# The end
over-won = { $count ->
    [one] { $names } vinner
   *[other] { $names } delar segern
  }
over-you-share = Du och { $names } delar segern
over-you-won = Du vinner!
over-score = { $name }: { $score }
over-rematch = Revansch
over-rematch-go = Till revanschen
over-rematch-line = Ett revanschbord är öppnat, och din plats hålls en stund.
over-rematch-asked = { $count ->
    [one] { $names } vill ha revansch.
   *[other] { $names } vill ha revansch.
  } { $seconds ->
    [0] Din plats hålls en stund.
   *[other] Om { $seconds } s börjar den, och en bot spelar för dig tills du kommer.
  }
over-rematch-begun = Revanschen har börjat. En bot spelar för dig tills du kommer.
over-rematch-title = Revansch? · { $game }
over-home = Till spelen
over-record = Ladda ner protokollet
over-link = Partiet, för den som vill se tillbaka på det
over-copy = Kopiera en länk

# The proof of the dice
proof-title = Kontrollera tärningarna
proof-line = Varje kast i ett parti med ärliga tärningar går att räkna fram igen ur protokollet, som kan laddas ner när spelet är slut. Det läses här i din webbläsare och skickas inte till någon.
proof-drop = Släpp ett protokoll här
proof-choose = eller välj en fil
proof-checking = Kontrollerar varje kast …
proof-tells = Protokollet berättar om ett parti { $game }: { $names }.
proof-fair = { $rolls ->
    [one] Husets enda kast eller dragning följer av
   *[other] Husets alla { $rolls } kast och dragningar följer av
  } { $anchored ->
    [all] nyckeln och de lyckoord som bestämdes före spelet.
    [key] nyckeln som bestämdes före spelet, och av lyckoorden i protokollet.
   *[nothing] nyckeln och lyckoorden i protokollet.
  }
proof-kept = { $anchored ->
    [all] Huset höll sitt åtagande, och allas lyckoord är de som utlovades.
   *[key] Huset höll sitt åtagande.
  }
proof-unanchored = Om de bestämdes före spelet är inte kontrollerat: den här webbläsaren antecknade inget då.
proof-unpromised = Lyckoorden utlovades inte innan de visades: så spelades det tidigare.
proof-none = Det finns inga tärningar att kontrollera i protokollet.
proof-rules = Om dragen är tillåtna och resultatet stämmer kontrolleras inte här; det gör croupier verify också.
proof-given = De första { $given } dragen kommer från ett annat parti, som det här spelades vidare från: deras tärningar kontrolleras inte här.
proof-roll = Tärningarna är INTE ärliga: kast { $roll } av { $rolls } är { $words } i protokollet men borde ha varit { $due }.
proof-promise = Tärningarna är INTE ärliga: lyckoordet för plats { $seat } är inte det som utlovades före spelet.
proof-rounds = Tärningarna är INTE ärliga: lyckoord utlovades { $seen } gånger före spelet, och protokollet säger { $told }.
proof-other-game = Protokollet berättar inte om partiet som spelades här: { $what ->
    [game] det hör till ett annat parti.
    [dice] det har inte de tärningar som huset band sig vid.
    [given] det har drag från ett annat parti, och det här spelades inte vidare från något.
    [result] det har inte det resultat som du ser.
    [key] spelet är slut, och det visar inte tärningarnas nyckel.
   *[moves] det har { $told } drag och kast, och { $made } gjordes.
  }
proof-misfit = Protokollet passar inte sitt spel: inget kan dras på det sätt som det säger.
proof-no-draw = Tärningarna i det här spelet kan inte kontrolleras i webbläsaren än; croupier verify gör det.
proof-away = Tärningarna kontrollerades inte: protokollet gick inte att hämta.
proof-how = Hur då?
proof-yourself = Kontrollera själv
proof-how-plain = Huset kunde varken välja eller ändra det som föll: det bestämde sin del innan det kände till någons lyckoord, och varje tärningskast och varje draget kort följer av båda tillsammans.
proof-how-made = Före första kastet offentliggjorde huset hashen av sin hemliga nyckel, och alla lovade ett lyckoord genom dess hash. Varje kast räknas fram ur nyckeln, allas lyckoord och kastets nummer. Den här sidan gör det en gång till och jämför varje kast med protokollet.
proof-how-not = Den spelar inte igenom reglerna, och den kommer från huset självt. Croupier på din egen dator kontrollerar protokollet åt dig, med regler och allt:
proof-another = Kontrollera ett parti till

cleared-title = Bordet är stängt
cleared-line = Ingen kom tillbaka, så huset avslutade partiet. Ingen har vunnit.
cleared-another = Ett annat bord

# How a game went
went-open = Så gick det
went-waiting = { $ahead ->
    [0] Strax räknas det ut …
    [one] Ett annat parti räknas ut först …
   *[other] { $ahead } andra partier räknas ut först …
  }
went-working = Varje drag vägs: { $done } av { $of } …
went-curve = Allas vinstchans, från första draget till det sista. Reglaget ovanför följer kurvan.
went-moments = Avgörande ögonblick
went-share = { $share }
went-now = { $name } { $share }
went-decision = { $mine ->
    [yes] Du valde ”{ $made }” med vinstchansen { $chance }. ”{ $better }” ger { $best }.
   *[no] { $name } valde ”{ $made }” med vinstchansen { $chance }. ”{ $better }” ger { $best }.
  }
went-lucky = { $mine ->
    [yes] Tur för dig: { $from } blev { $to }.
   *[no] Tur för { $name }: { $from } blev { $to }.
  }
went-unlucky = { $mine ->
    [yes] Otur för dig: { $from } blev { $to }.
   *[no] Otur för { $name }: { $from } blev { $to }.
  }
went-key = { $count ->
    [0] Inget drag som gjordes kostade mycket, och inget kast eller kort avgjorde något.
   *[other] { $cost } ett drag som kostade, { $lucky } tur, { $unlucky } otur
  }
went-before = Ögonblicket före
went-after = Nästa ögonblick
went-accounts = Tur och skicklighet
went-of = { $name }: { $from } → { $to }
went-luck = Tur
went-errors = Egna misstag
went-given = Andras misstag
went-mean = Per beslut
went-skill = { $mine ->
    [yes] Du ställdes inför ett val { $decisions ->
        [one] en gång
       *[other] { $decisions } gånger
      } och förlorade i genomsnitt { $mean } av en seger per gång{ $bot ->
        [none] .
       *[other] : ungefär lika mycket som { $bot }.
      }
   *[no] { $name } ställdes inför ett val { $decisions ->
        [one] en gång
       *[other] { $decisions } gånger
      } och förlorade i genomsnitt { $mean } av en seger per gång{ $bot ->
        [none] .
       *[other] : ungefär lika mycket som { $bot }.
      }
  }
went-no-scale = Ingen bot nämns som jämförelse: vad beslut kostar botar har bara mätts för två med de vanliga reglerna, och inte för alla spel.
went-known = Kurvan tar hänsyn till allt som var dolt; besluten bedöms efter vad spelaren visste.
went-adjusted = Resultat utan tur
went-coarse = ?
went-rest-row = { $what ->
    [tempo] Händernas snabbhet
   *[rest] Rest
  }
went-mostly = { $what ->
    [tempo] För { $names } avgjorde händernas snabbhet mer än tur och beslut: den syns inte i något drag.
   *[rest] För { $names } ligger mer av resultatet i resten än i tur och beslut: den går inte att dela upp.
  }
went-vague-means = Ett ? är för vagt för att anges: resten är för stor i jämförelse.
went-coarse-means = Ett ? är för osäkert för att anges: ett så långt parti har provats för lite.
went-exact = Alla chanser är exakta.
went-exact-but = Chanserna gäller två som spelar vidare så bra som det går: spelet är löst, utom det som resten består av.
went-tried = Chanserna är utprovade: { $bot } spelade vidare { $tries } gånger från varje ställning.
went-rest = Resten går inte att dela upp, eftersom { $why }.
went-rest-deck = de förbrukade korten inte räknas
went-rest-judgement = ställningar bedöms i stället för att lösas
went-rest-tempo = händernas snabbhet inte är något drag
went-rest-sampling = det utprovade aldrig är säkert
went-rest-hidden = spelarna inte kunde se allt

# What is agreed, on the felt
agreed = Husregler: { $options }
agreed-option = { $option }: { $value }
agreed-assumed = Vår gissning, i brist på ett riktigt exemplar: { $what }
agreed-real = Riktiga tärningar

# About this table
replay-open = Se tillbaka
replay-title = En tillbakablick
replay-at = { $at ->
    [0] Början
   *[other] Drag { $at } av { $last }
  }
replay-first = Till början
replay-before = Ett drag bakåt
replay-play = Spela upp
replay-pause = Pausa
replay-after = Ett drag framåt
replay-last = Till slutet
replay-scrub = Var i partiet
replay-branch = Spela vidare härifrån
replay-no-branch = { $why ->
    [realtime] Ett parti i realtid går inte att spela vidare mitt i.
   *[secrets] Härifrån går det att spela vidare när spelet är slut: till dess har det hemligheter.
  }
replay-close = Till bordet
about-edition = Utgåva
about-assumed = Antaget, eftersom ingen kunde läsa av det på ett riktigt exemplar: { $what }
about-speed = Tempo
about-speed-of = { $speed ->
    [slow] Långsamt
    [fast] Snabbt
    [none] Ingen väntan
   *[normal] Normalt
  }
about-volume = Volym
about-waits = Min tur börjar, och omgångar slutar, när jag går vidare
about-slips = Fråga mig före drag som kostar mycket
about-tours = Visa mig runt i spel som är nya för mig
about-speed-line = Hur länge du ser det som händer. Mellanslag, eller ett tryck på bordet, går vidare genast.
about-options = Husregler
about-option = { $option }:
about-default = som vanligt
about-changed = annat avtalat
about-dice = Tärningar
about-dice-fair = Huset kastar. Det offentliggjorde hashen av sin nyckel innan någon satte sig; nyckeln visas efteråt.
about-dice-real = Riktiga tärningar som skrivs in.
about-commitment = Hemlighetens hash
about-clock = Klocka
about-clock-move = { $seconds } sekunder per drag; sedan { $expiry ->
    [lost] tar en bot över platsen
   *[bot] gör en bot draget
  }
about-clock-game = { $seconds } sekunder för partiet; sedan { $expiry ->
    [lost] tar en bot över platsen
   *[bot] gör en bot draget
  }

slip-title = { $move }?
slip-do = Ja: { $move }
slip-back = Tillbaka

carry = Flytta till annan enhet
carry-of = Flytta till annan enhet: { $name }
carry-code = Kod att skanna med den andra enheten
carry-link = Skanna koden med den andra enheten, eller öppna länken där
carry-share = Dela länken
carry-line = Länken är nyckeln till platsen: den som öppnar den först sitter där, och platsen försvinner härifrån. Visa den inte för någon annan. Den fungerar en gång.
carry-gone = Platsen är på den andra enheten nu.

about-seats = Vem sitter här
about-bot = spelar som boten { $bot }
table-stand-in = Låt en bot spela för { $name }
table-give-back = Ge tillbaka platsen: { $name }
table-return = Spela som { $name } igen
about-leave = Lämna
about-leave-of = Lämna: { $name }
about-leave-sure = Säker? { bot-name } spelar då vidare i ditt ställe, för gott.
about-leave-open = Säker? Platsen blir då ledig för vem som helst.
about-leave-yes = Ja, lämna platsen
about-leave-no = Nej, stanna

# Real dice
real-title = Vad visar era tärningar eller kort?
real-hint = Vad de visar
real-type = Skriv i stället
real-send = Det visar de
real-begins = Vem börjar?
real-chosen = Valt hittills
real-left = { $count ->
    [one] 1 till
   *[other] { $count } till
}
real-enter = Skriv in nästa kast
real-sheet = Kastets tärningar
real-sheet-full = Alla tärningar är inne.
real-die = { $colour }, visar { $face }
real-die-open = { $colour }, inte inskriven än
real-face-of = Vad tärningen visar: { $colour }
real-back = Ett steg bakåt
real-take-back = Det var fel: ta tillbaka

# The log
log-opened = Bordet öppnades.
log-sat = { $words } satte sig.
log-left = { $name } gick.
log-bot-sat = { bot-name } sätter sig.
log-broken = Ett utlovat lyckoord visades inte: alla lovar på nytt.
log-stood-in = { bot-name } spelar för { $name }.
log-replaced = { $name } spelar inte längre, { bot-name } spelar vidare.
log-returned = { $name } spelar igen.
log-began = Spelet börjar.
log-hint-asked = { $name } ber coachen om ett tips.
log-tutor-on = { $name } har nu en mentor, som frågar före drag som kostar mycket.
log-tutor-off = { $name } har ingen mentor längre.
log-taken-back = { $name } tog tillbaka det senaste kastet.
log-ended = Spelet är slut.
log-cleared = Ingen kom tillbaka: huset stängde bordet.
log-again = Ett revanschbord är öppnat.

# When something is not there
lost-page-title = Sidan finns inte i huset
lost-page = Adressen kan vara felskriven.
lost-table-title = Bordet är borta
lost-table = Avslutade bord sparas inte för alltid, eller så är ett tecken i koden fel.
lost-game-title = Spelet finns inte på hyllan
lost-game = Adressen kan vara felskriven.
lost-house-title = Huset svarar inte
lost-house = Det kan ha stängt en stund, eller så är nätet borta. Det du har spelat är sparat.
lost-home = Till spelen
lost-again = Försök igen

# Troubles that need no page
trouble-away = Huset svarar inte. Inget har ändrats.
trouble-rule = Regel { $clause }
