# De schil. Spellen brengen hun eigen teksten mee.

site = Croupier
page-title = { $page } · Croupier
site-home = Croupier, naar de spellen
skip = Naar de inhoud
language = Taal

die-shows = Een dobbelsteen met { $face }

# Home
home-title = Schuif aan
home-line = Dobbelspellen aan een echte tafel: eerlijke dobbelstenen, alle regels bekend, niets te installeren en geen account.
home-name = Je naam
home-name-hint = zoals anderen je zien
home-games = De spellen
home-play = Speel nu
home-play-of = Speel nu: { $game }
home-screen = Samen op dit scherm
home-screen-of = Samen op dit scherm: { $game }
home-friends = Nodig vrienden uit
home-friends-of = Nodig vrienden uit: { $game }
home-practice = Oefen tegen de klok
home-practice-of = Oefen tegen de klok: { $game }
home-rules = Regels
home-rules-of = Regels: { $game }
home-more = Meer keuze
home-more-of = Meer keuze: { $game }
home-players = { $least ->
    [one] 1 speler
   *[other] { $least } spelers
  }
home-players-range = { $least }–{ $most } spelers
home-players-of = Spelers: { $game }
home-opponent = Je tegenstander
home-against = Tegen { opponent }
home-minutes = zo’n { $minutes } min
home-resume = Je was aan het spelen
home-resume-go = Verder
home-resume-score = { $name } { $score }
home-resume-aside = Weghalen: { $game }
home-resume-gone = { $game } is van de lijst gehaald.
home-resume-undo = Herstel
home-left = Je hebt de tafel van { $game } verlaten. { bot-name } speelt op jouw plaats verder.
home-left-open = Je hebt de tafel van { $game } verlaten. Je plaats is vrij voor anderen.
home-open = Open tafels
home-open-none = Er is nu geen open tafel. Zet er een klaar, dan staat die hier voor iedereen.
home-open-none-of = Er is nu geen open tafel van { $game }. Zet er een klaar, dan staat die hier voor iedereen.
home-open-host = klaargezet door { $name }
home-open-free = { $free ->
    [one] 1 vrije plaats
   *[other] { $free } vrije plaatsen
  }
home-open-game = Toon de tafels van
home-open-all = alle spellen
home-open-more = Meer tafels
home-open-go = Schuif aan
home-open-go-of = Schuif aan: { $game }
home-code = Heb je een code?
home-code-hint = typ hem
home-code-go = Naar de tafel
home-code-short = Ga
home-laying = De tafel wordt klaargezet …

# Een tafel klaarzetten
way = Hoe speel je?
way-bots = Tegen bots
way-screen = Samen op dit scherm
way-friends = Nodig vrienden uit
way-bots-line = Jij tegen tegenstanders die er altijd zijn.
way-screen-line = Iedereen speelt hier en geeft het scherm door.
way-friends-line = Je krijgt een link en een code; je vrienden schuiven aan, waar ze ook zijn.
setup-players = Spelers aan tafel
setup-opponent = Tegenstander op plaats { $seat }
setup-person = Speler { $seat }
setup-friend = Vriend { $seat }
setup-level = Wie speelt op plaats { $seat }
setup-person-here = een mens
setup-bot = { $level ->
    [random] Iemand die zomaar wat doet
   *[other] Een bot, “{ $level }”
  }
setup-open-here = vrij voor een vriend
setup-public = Zet deze tafel bij de open tafels, zodat iedereen kan aanschuiven
setup-rules-line = Zo spelen we, tenzij jullie iets anders afspreken.
setup-edition = Editie
setup-dice = Dobbelstenen
setup-dice-fair = Het huis gooit, en iedereen kan het controleren
setup-dice-real = We gooien echte dobbelstenen en typen ze in
setup-clock-realtime = Hier geen klok: beide spelers grijpen tegelijk.
setup-first = Wie begint
setup-first-drawn = Loting
setup-first-seat = Plaats { $seat }
setup-clock = Klok
setup-clock-none = Geen klok
setup-clock-move = { $seconds } seconden per zet
setup-clock-game = { $minutes } minuten voor het hele spel
setup-coach = Coach: hints voor iedereen
setup-coach-realtime = Realtime is er geen coach: die zou trager zijn dan de handen.
setup-coach-line = Wie aan de beurt is, mag vragen welke zet het beste is. Iedereen ziet dat het gevraagd is.
setup-start = Start
setup-start-friends = Zet tafel klaar
setup-more = Huisregels, dobbelstenen, klok

# Regels
rules-lessons = Zo speel je, in een halve minuut
rules-clauses = Alle regels
numbers = Wat de cijfers zeggen
numbers-about = Hoelang partijen duren, of het uitmaakt wie begint, hoeveel geluk meespeelt, en wat huisregels veranderen: geteld over duizenden partijen van bots.
numbers-read = Lees het rapport
rules-page = Deze regels op een eigen pagina
rules-of = Regels van { $game }
rules-close = Sluit
rules-broken = Deze zet is in strijd met regel { $clause }
rules-here = De regel waar het nu om gaat is gemarkeerd.
rules-legend = Wat geen merkteken draagt, staat in het regelboekje. Een merkteken kan ook maar op een deel van de regel slaan.
rules-mark = { $source ->
    [found] gevonden
    [inferred] afgeleid
   *[ours] van ons
  }
rules-source = { $source ->
    [rulebook] uit het regelboekje
    [found] uit recensies of algemeen bekend
    [inferred] afgeleid uit de voorbeelden in het regelboekje
   *[ours] onze beslissing
  }

# De tafel
table-title-turn = ● Jouw beurt · { $game }
table-of = Tafel { $game }
table-board = Het speelveld
table-log = Log
table-earlier = Eerder
table-talk = Log en chat
table-unread = { $count ->
    [one] Eén nieuw bericht
   *[other] { $count } nieuwe berichten
  }
table-chat = Chat
table-chat-off = Chat uitzetten
table-chat-on = Chat aanzetten
table-chat-hint = Zeg iets
table-chat-send = Stuur
table-chat-line = { $name }: { $words }
table-sound-on = Geluid aanzetten
table-sound-off = Geluid uitzetten
table-theme = { $theme ->
    [light] Kleuren: licht
    [dark] Kleuren: donker
   *[auto] Kleuren: als het apparaat
  }
table-rules = Regels
table-about = Deze tafel
table-learning = Even voorbereiden, alleen vóór een eerste partij …
table-cast-in = De dobbelstenen vallen over { $seconds } …
table-go-in = Alle dobbelstenen liggen. Start over { $seconds } …
table-cast-soon = Zo meteen wordt er gegooid …
table-go-on = Verder
table-key-space = Spatie
table-your-turn = Jouw beurt
table-your-turn-of = { $name }, jouw beurt
table-your-turn-too = { $count ->
    [2] Allebei tegelijk: jouw zet
   *[other] Allemaal tegelijk: jouw zet
  }
table-laying = De tafel wordt klaargezet …
table-turn-many = { $count ->
    [one] { $names } speelt
   *[other] { $names } spelen
  }
table-turn-away = { $count ->
    [one] { $names } is
   *[other] { $names } zijn
  } niet verbonden. { $host ->
    [yes] { $seconds ->
        [0] Je mag een bot laten spelen.
       *[other] Over { $seconds } s mag je een bot laten spelen.
      }
   *[no] { $seconds ->
        [0] De host mag een bot laten spelen.
       *[other] Over { $seconds } s mag de host een bot laten spelen.
      }
  }
table-dice-due = { $real ->
    [yes] Jouw dobbelstenen of kaarten, graag
   *[no] Dobbelstenen of kaarten komen eraan …
  }
table-watching = Je kijkt toe
table-watchers = { $count ->
    [one] Eén persoon kijkt toe.
   *[other] { $count } mensen kijken toe.
  }
table-line-connecting = Verbinden …
table-line-open = Verbonden
table-line-away = Het huis antwoordt niet; we proberen het opnieuw …
table-line-closed = Niet verbonden
table-seat-you = jij
table-seat-away = niet verbonden
table-seat-stand-in = { bot-name } valt in
score = { NUMBER($score, useGrouping: 0) }
table-seat-score = Score { $score }
table-seat-to-move = aan zet
table-seat-clock = nog { $time }
table-play-as = Speel als { $name }
table-choices = Jouw keuzes
table-filter = Zoek een keuze
table-filter-none = Geen enkele keuze heeft deze woorden.
table-view = De tafel in woorden
table-nothing = Er is nu niets te doen.
plain-yes = ja
plain-no = nee
plain-nothing = –
plain-count = { $what } { NUMBER($count, useGrouping: 0) }
list-two = { $most } en { $last }
list-more = { $most } en { $last }
table-source = { $move ->
    [0] Verdergespeeld vanaf het begin van een andere partij
   *[other] Verdergespeeld vanaf zet { $move } van een andere partij
  }
table-hand-over = Geef het scherm aan { $name }
table-hand-over-line = De anderen kijken nu even weg.
table-hand-over-go = Ik ben { $name }: toon mijn kant
table-dismiss = Sluit dit bericht

# Leren aan tafel
now-ask = Wat kan ik doen?
now-title = Wat je nu kunt doen
now-soon = Eerst komen er dobbelstenen of kaarten. Een ogenblik …
now-go = Druk op “{ $go }” om verder te gaan.
now-kind = { $move }{ $more ->
    [0] .
    [one] , of één andere keuze van dit soort.
   *[other] , of een van { $more } andere keuzes van dit soort.
  }
now-rule = Regel
now-rule-of = De regel hierover, { $clause }
tour-step = { $step } van { $steps }
tour-next = Verder
tour-skip = Sla over
tour-done = Speel
tour-now = Weet je niet wat je kunt doen? Hier lees je het altijd.
tour-again = Leid me rond
tour-offer = Nieuw hier? Leid me rond

# De coach
best-move = Beste
coach = Coach
coach-line = Wie aan de beurt is, mag om een hint vragen en een mentor nemen. Iedereen ziet dat.
hint-ask = Hint
hint-title = Wat de coach denkt
hint-thinking = De coach denkt na …
hint-none = De coach heeft niets te zeggen.
hint-only = Alleen “{ $best }” is mogelijk. Je winkans is { $chance }.
hint-best = “{ $best }” geeft { $chance } winkans, “{ $next }” { $less }.
hint-known = Wat op jouw plaats niemand kan zien, weet de coach ook niet.
tutor = { $named ->
    [yes] Mentor voor { $name }: waarschuw vóór een zet die veel weggeeft
   *[no] Mentor: waarschuw me vóór een zet die veel weggeeft
  }
tutor-switch = Mentor
tutor-move = Deze zet
tutor-doubt = “{ $better }” geeft { $best } winkans, dit { $chance }. Toch doen?
tutor-late = De mentor was niet op tijd klaar met die zet: hij is zonder hem gedaan.

seat-open = Vrije plaats { $seat }
bot-name = { $level ->
    [casual] Poppy
    [steady] Otto
    [sharp] Vera
    [best] Magnus
   *[other] Bot { $level }
  }
practice-name = De klok
bot-name-of-many = { bot-name } ({ $seat })
level = { $level ->
    [casual] ontspannen
    [steady] degelijk
    [sharp] scherp
   *[best] geducht
  }
opponent = { bot-name }, { level }

# Wachten op anderen
invite-by = { $name } nodigt je uit voor { $game }
invite-to = Je bent uitgenodigd voor { $game }
invite-sit = Schuif aan en speel mee
wait-title = Wachten op spelers
wait-line = Het spel begint zodra alle plaatsen bezet zijn.
wait-invite = Nodig uit met deze link
wait-code = of met deze code
wait-scan = Code om met een ander apparaat te scannen
wait-copy = Kopieer de link
wait-copied = Gekopieerd
wait-sit = Schuif aan
wait-sit-too = Speel hier ook
wait-sit-too-of = Speel hier ook: plaats { $seat }
wait-sit-of = Schuif aan: plaats { $seat }
wait-bot = Bot laten spelen
wait-bot-of = Bot laten spelen: plaats { $seat }
wait-empty = Plaats vrijmaken
wait-empty-of = Plaats van { $name } vrijmaken
wait-luck = Wachten op ieders geluk …
wait-come = Wachten op { $names }. Over { $seconds } s begint het spel, en bots spelen voor wie er niet is.
wait-show = { $names } { $count ->
    [one] moet
   *[other] moeten
  } het beloofde geluk nog tonen. Wie dat niet binnen { $seconds } s doet, verliest de plaats.
luck-broken = { $times ->
    [one] Het geluk is één keer opnieuw beloofd, omdat iemand het niet toonde.
   *[other] Het geluk is { $times } keer opnieuw beloofd, omdat iemand het niet toonde.
  }
wait-yours = Jouw plaats
wait-full = Deze tafel is vol. Je kunt toekijken of zelf een tafel openen.

# Het einde
over-won = { $count ->
    [one] { $names } wint
   *[other] { $names } delen de overwinning
  }
over-you-share = Jij en { $names } delen de overwinning
over-you-won = Je wint!
over-score = { $name }: { $score }
over-rematch = Revanche
over-rematch-go = Naar de revanche
over-rematch-line = De revanche staat klaar, en je plaats wordt een tijdje vastgehouden.
over-rematch-asked = { $names } { $count ->
    [one] wil
   *[other] willen
  } revanche. { $seconds ->
    [0] Je plaats wordt een tijdje vastgehouden.
   *[other] Over { $seconds } s begint die, en een bot speelt voor je tot je er bent.
  }
over-rematch-begun = De revanche is begonnen. Een bot speelt voor je tot je er bent.
over-rematch-title = Revanche? · { $game }
over-home = Naar de spellen
over-record = Download het verslag
over-link = De partij, voor wie wil terugkijken
over-copy = Link kopiëren

# Het bewijs van de dobbelstenen
proof-title = Controleer de worpen van een partij
proof-line = Elke worp van een partij met eerlijke dobbelstenen is na te rekenen uit het spelverslag, dat je na afloop kunt downloaden. Het wordt hier in je browser gelezen en naar niemand gestuurd.
proof-drop = Sleep een spelverslag hierheen
proof-choose = of kies een bestand
proof-checking = Elke worp wordt nagerekend …
proof-tells = Dit verslag gaat over een partij { $game }: { $names }.
proof-fair = { $rolls ->
    [one] De enige worp of trekking van het huis volgt
   *[other] Alle { $rolls } worpen en trekkingen van het huis volgen
  } uit { $anchored ->
    [all] de sleutel en het geluk die vóór het spel zijn vastgelegd.
    [key] de sleutel die vóór het spel is vastgelegd, en het geluk in het verslag.
   *[nothing] de sleutel en het geluk in het verslag.
  }
proof-kept = { $anchored ->
    [all] Het huis heeft zich aan zijn vastlegging gehouden, en ieders geluk is zoals het beloofd was.
   *[key] Het huis heeft zich aan zijn vastlegging gehouden.
  }
proof-unanchored = Of ze vóór het spel vastlagen, is niet gecontroleerd: deze browser heeft toen niets genoteerd.
proof-unpromised = Het geluk is niet beloofd voordat het genoemd werd: zo werd er vroeger gespeeld.
proof-none = In dit verslag zijn geen worpen om te controleren.
proof-rules = Of de zetten mogen en de uitslag klopt, wordt hier niet gecontroleerd; croupier verify doet ook dat.
proof-given = De eerste { $given } zetten komen uit een andere partij, die hier verder is gespeeld: hun worpen worden hier niet gecontroleerd.
proof-roll = De dobbelstenen zijn NIET eerlijk: worp { $roll } van { $rolls } is in het verslag { $words } en had { $due } moeten zijn.
proof-promise = De dobbelstenen zijn NIET eerlijk: het geluk van plaats { $seat } is niet wat vóór het spel beloofd is.
proof-rounds = De dobbelstenen zijn NIET eerlijk: vóór dit spel is het geluk { $seen } keer beloofd, en het verslag zegt { $told }.
proof-other-game = Dit verslag gaat niet over de partij die hier gespeeld is: { $what ->
    [game] het is van een andere partij.
    [dice] het heeft niet de dobbelstenen die het huis heeft vastgelegd.
    [given] het heeft zetten uit een andere partij, en deze is niet vanuit een andere verdergespeeld.
    [result] het heeft niet de uitslag die je ziet.
    [key] het spel is afgelopen, en de sleutel van de dobbelstenen staat er niet in.
   *[moves] het heeft { $told } zetten en worpen, en er zijn er { $made } gedaan.
  }
proof-misfit = Dit verslag past niet bij zijn spel: zoals het er staat, kon er niets getrokken worden.
proof-no-draw = De worpen van dit spel zijn in de browser nog niet te controleren; croupier verify doet het.
proof-away = De worpen zijn niet gecontroleerd: het verslag was niet op te halen.
proof-how = Hoe dan?
proof-yourself = Controleer het zelf
proof-how-plain = Het huis kon niet kiezen of veranderen wat er viel: het legde zijn deel vast voordat het ook maar iemands geluk kende, en elke worp en elke getrokken kaart komt uit beide samen.
proof-how-made = Vóór de eerste worp maakte het huis de hash van zijn geheime sleutel bekend, en beloofde iedereen geluk met de hash ervan. Elke worp wordt berekend uit de sleutel, ieders geluk en het nummer van de worp. Deze pagina doet dat nog eens en vergelijkt alles met het verslag.
proof-how-not = De regels speelt deze pagina niet na, en ze komt van het huis zelf. Croupier op je eigen computer controleert het verslag voor je, regels en al:
proof-another = Controleer een andere partij

cleared-title = Deze tafel is afgeruimd
cleared-line = Er kwam niemand meer, dus heeft het huis er een eind aan gemaakt. Niemand heeft gewonnen.
cleared-another = Andere tafel

# Hoe een partij verliep
went-open = Zo ging het
went-waiting = { $ahead ->
    [0] Het wordt zo uitgerekend …
    [one] Eerst wordt één andere partij uitgerekend …
   *[other] Eerst worden { $ahead } andere partijen uitgerekend …
  }
went-working = Elke zet wordt gewogen: { $done } van { $of } …
went-curve = Ieders winkans, van de eerste zet tot de laatste. De schuif hierboven loopt erlangs.
went-moments = Momenten die telden
went-share = { $share }
went-now = { $name } { $share }
went-decision = { $mine ->
    [yes] Je koos “{ $made }”: { $chance } winkans. “{ $better }” geeft { $best }.
   *[no] { $name } koos “{ $made }”: { $chance } winkans. “{ $better }” geeft { $best }.
  }
went-lucky = { $mine ->
    [yes] Geluk voor jou: { $from } werd { $to }.
   *[no] Geluk voor { $name }: { $from } werd { $to }.
  }
went-unlucky = { $mine ->
    [yes] Pech voor jou: { $from } werd { $to }.
   *[no] Pech voor { $name }: { $from } werd { $to }.
  }
went-key = { $count ->
    [0] Geen zet die gedaan is, kostte veel, en geen worp of kaart gaf de doorslag.
   *[other] { $cost } een zet die iets kostte, { $lucky } geluk, { $unlucky } pech
  }
went-before = Het moment ervoor
went-after = Het moment erna
went-accounts = Geluk en kunde
went-of = { $name }: { $from } → { $to }
went-luck = Geluk
went-errors = Eigen fouten
went-given = Fouten van anderen
went-mean = Eén beslissing
went-skill = { $mine ->
    [yes] Je had { $decisions ->
        [one] één keer
       *[other] { $decisions } keer
      } een keuze, en verloor telkens gemiddeld { $mean } van een zege{ $bot ->
        [none] .
       *[other] : ongeveer zoveel als { $bot }.
      }
   *[no] { $name } had { $decisions ->
        [one] één keer
       *[other] { $decisions } keer
      } een keuze, en verloor telkens gemiddeld { $mean } van een zege{ $bot ->
        [none] .
       *[other] : ongeveer zoveel als { $bot }.
      }
  }
went-no-scale = Er staat geen bot ter vergelijking bij: wat beslissingen bots kosten, is alleen gemeten voor twee met de gewone regels, en niet voor elk spel.
went-known = De curve houdt rekening met alles wat verborgen was; beslissingen worden beoordeeld naar wat de speler wist.
went-adjusted = Uitslag zonder geluk
went-coarse = ?
went-rest-row = { $what ->
    [tempo] Handsnelheid
   *[rest] Rest
  }
went-mostly = { $what ->
    [tempo] Bij { $names } gaf de snelheid van de handen meer de doorslag dan geluk en beslissingen: aan geen zet is dat te zien.
   *[rest] Bij { $names } zit er meer van de uitslag in de rest dan in geluk en beslissingen: die is niet uit elkaar te halen.
  }
went-vague-means = Waar ? staat, is het te vaag om iets te zeggen: de rest is te groot in verhouding.
went-coarse-means = Waar ? staat, is het te grof om iets te zeggen: zo’n lange partij is te weinig uitgeprobeerd.
went-exact = Alle kansen zijn exact.
went-exact-but = De kansen zijn die van twee die zo goed mogelijk verderspelen: dit spel is opgelost, op datgene na waar de rest uit bestaat.
went-tried = De kansen zijn uitgeprobeerd: { $bot } speelde vanuit elke stelling { $tries } keer verder.
went-rest = De rest is niet uit elkaar te halen, omdat { $why }.
went-rest-deck = opgebruikte kaarten niet meetellen
went-rest-judgement = stellingen ingeschat zijn en niet opgelost
went-rest-tempo = de snelheid van handen geen zet is
went-rest-sampling = uitproberen nooit zekerheid geeft
went-rest-hidden = spelers niet alles konden zien

# Wat is afgesproken, op het vilt
agreed = Huisregels: { $options }
agreed-option = { $option }: { $value }
agreed-assumed = Onze gok, bij gebrek aan een echte doos: { $what }
agreed-real = Echte dobbelstenen

# Over deze tafel
replay-open = Kijk terug
replay-title = Terugkijken
replay-at = { $at ->
    [0] Het begin
   *[other] Zet { $at } van { $last }
  }
replay-first = Naar het begin
replay-before = Eén zet terug
replay-play = Start
replay-pause = Pauze
replay-after = Eén zet verder
replay-last = Naar het einde
replay-scrub = Waar in het spel
replay-branch = Speel vanaf hier
replay-no-branch = { $why ->
    [realtime] Een realtimespel kun je niet halverwege verderspelen.
   *[secrets] Vanaf hier kun je verderspelen als het spel afgelopen is: tot dan heeft het geheimen.
  }
replay-close = Terug naar de tafel
about-edition = Editie
about-assumed = Aangenomen, omdat niemand het van een echte doos kon aflezen: { $what }
about-speed = Tempo
about-speed-of = { $speed ->
    [slow] Traag
    [fast] Snel
    [none] Zonder wachten
   *[normal] Normaal
  }
about-volume = Volume
about-waits = Mijn beurt begint, en een ronde eindigt, pas als ik verderga
about-slips = Waarschuw me vóór een zet die veel kost
about-tours = Leid me rond in spellen die nieuw voor me zijn
about-speed-line = Hoelang je ziet wat er gebeurt. Met de spatiebalk of een tik op de tafel ga je meteen verder.
about-options = Huisregels
about-option = { $option }:
about-default = zoals gewoonlijk
about-changed = anders afgesproken
about-dice = Dobbelstenen
about-dice-fair = Het huis gooit. Het maakte de hash van zijn sleutel bekend voordat er iemand zat; de sleutel wordt aan het eind getoond.
about-dice-real = Echte dobbelstenen, ingetypt.
about-commitment = Hash van het geheim
about-clock = Klok
about-clock-move = { $seconds } seconden per zet; daarna { $expiry ->
    [lost] gaat de plaats naar een bot
   *[bot] doet een bot de zet
  }
about-clock-game = { $seconds } seconden voor het hele spel; daarna { $expiry ->
    [lost] gaat de plaats naar een bot
   *[bot] doet een bot de zet
  }

slip-title = { $move }?
slip-do = Ja: { $move }
slip-back = Terug

carry = Naar een ander apparaat
carry-of = Naar een ander apparaat: { $name }
carry-code = Code om met het andere apparaat te scannen
carry-link = Scan dit met het andere apparaat, of open deze link daar
carry-share = Deel de link
carry-line = De link is de sleutel van de plaats: wie hem als eerste opent, zit daar, en hier is de plaats dan weg. Laat hem aan niemand anders zien. Hij werkt één keer.
carry-gone = De plaats is nu op het andere apparaat.

about-seats = Wie hier zit
about-bot = speelt als bot { $bot }
table-stand-in = Laat een bot spelen voor { $name }
table-give-back = Geef { $name } de plaats terug
table-return = Speel weer als { $name }
about-leave = Vertrek
about-leave-of = Vertrek: { $name }
about-leave-sure = Zeker? { bot-name } speelt dan voorgoed op jouw plaats verder.
about-leave-open = Zeker? Je plaats is dan vrij voor iedereen.
about-leave-yes = Ja, vertrek
about-leave-no = Nee, blijf

# Echte dobbelstenen
real-title = Wat tonen je dobbelstenen of kaarten?
real-hint = Wat ze tonen
real-type = Liever typen
real-send = Dat tonen ze
real-begins = Wie begint?
real-chosen = Tot nu toe gekozen
real-left = { $count ->
    [one] nog één
   *[other] nog { $count }
  }
real-enter = Voer de volgende worp in
real-sheet = De dobbelstenen van deze worp
real-sheet-full = Alle dobbelstenen staan erin.
real-die = { $colour }, toont { $face }
real-die-open = { $colour }, nog niet ingevoerd
real-face-of = Wat de dobbelsteen toont: { $colour }
real-back = Eén terug
real-take-back = Foutje: neem het terug

# De log
log-opened = De tafel is klaargezet.
log-sat = Aangeschoven: { $words }.
log-left = { $name } is weg.
log-bot-sat = { bot-name } schuift aan.
log-broken = Beloofd geluk is niet getoond: iedereen belooft opnieuw.
log-stood-in = { bot-name } speelt voor { $name }.
log-replaced = { $name } speelt niet meer, { bot-name } speelt verder.
log-returned = { $name } speelt weer.
log-began = Het spel begint.
log-hint-asked = { $name } vraagt de coach om een hint.
log-tutor-on = { $name } heeft nu een mentor, die waarschuwt vóór een zet die veel weggeeft.
log-tutor-off = { $name } heeft geen mentor meer.
log-taken-back = { $name } neemt de laatste worp terug.
log-ended = Het spel is afgelopen.
log-cleared = Er kwam niemand meer: het huis heeft de tafel afgeruimd.
log-again = De revanche staat klaar.

# Als er iets niet is
lost-page-title = Deze pagina is niet in huis
lost-page = Misschien zit er een tikfout in het adres.
lost-table-title = Deze tafel is weg
lost-table = Tafels blijven na het spel niet eeuwig staan, of er klopt een letter in de code niet.
lost-game-title = Dit spel staat niet in de kast
lost-game = Misschien zit er een tikfout in het adres.
lost-house-title = Het huis antwoordt niet
lost-house = Misschien is het even dicht, of is er geen verbinding. Wat je gespeeld hebt, is bewaard.
lost-home = Naar de spellen
lost-again = Opnieuw

# Problemen zonder eigen pagina
trouble-away = Het huis antwoordt niet. Er is niets veranderd.
trouble-rule = Regel { $clause }
