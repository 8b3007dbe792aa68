error-few-bots = een toernooi heeft twee bots of meer nodig, niet { $bots }
error-field-list = de bots van een toernooi zijn een lijst, niet { $found }
error-bot-twice = { $bot } is twee keer ingeschreven: in een toernooi speelt elke bot één keer
error-field-small = een tafel voor { $players } heeft { $players } verschillende bots nodig, en er zijn er { $bots }
error-too-many-tables = { $bots } bots geven { $tables } tafels voor { $players }; er kunnen er { $most } zijn
error-stop-two = een toernooi kan eerder stoppen tussen twee bots aan een tafel voor twee, niet met { $bots } bots aan tafels voor { $players }
error-stop-form = om eerder te stoppen zijn twee aandelen in de zeges nodig, niet { $found }
error-stop-shares = om eerder te stoppen zijn twee aandelen in de zeges tussen 0 en 1 nodig ({ $least } tot en met { $most }), het kleinste eerst, niet { $share0 } en { $share1 }
error-stop-risk = { $name } is een risico boven 0 en tot en met 0,5, niet { $risk }
error-no-lessons = { $game } heeft geen bot die leert
error-training-games = er kunnen 0 tot en met { $most } partijen gespeeld worden om van te leren, niet { $games }
error-other-plan = daar moest iets anders geleerd worden: gebruik een ander bestand, of de partijen, de seed, de spelers en de rivaal waarmee het begonnen is
error-no-school = { $file } bevat niet wat `croupier train` heeft geleerd
error-no-match = een partij of een spelverslag kan geanalyseerd worden, geen { $found }
error-secrets-covered = deze partij is niet afgelopen, en tot dan zijn de geheimen ervan afgedekt
error-names-for-players = { $names } namen voor { $players } spelers
error-tries-bounds = stellingen kunnen 1 tot en met { $most } keer uitgeprobeerd worden, niet { $tries }
error-own-hands = in { $game } heeft iedereen een hand, en eigen bots hebben hier geen: noem bots van het spel
error-vary-nothing = wat moet er variëren? Opties van het spel, players of edition, elk met de waarden ervoor
error-vary-list = { $name } vraagt een lijst met waarden, niet { $found }
error-vary-twice = { $name } heeft twee keer de waarde { $value }
error-vary-fixed = { $name } varieert of ligt vast, niet allebei
error-vary-players = players is een geheel getal, niet { $value }
error-many-combinations = dat geeft { $combinations } combinaties; er kunnen er { $most } zijn
error-no-sweep = { $file } bevat geen variatiereeks: { $why }
error-other-sweep = { $file } bevat een andere variatiereeks, en die blijft staan; het verschil: { $what }
error-not-kept = { $file } is niet te schrijven: { $why }
error-no-frames = Parquet wordt geschreven door polars, en { $package } is niet geïnstalleerd: pip install 'croupier[data]'
error-no-plots = grafieken worden getekend door Altair, en { $package } is niet geïnstalleerd: pip install 'croupier[report]'
error-sample-bounds = er kunnen 2 tot en met { $most } partijen van dichtbij bekeken worden, niet { $sample }
error-few-games = een rapport vraagt 2 tot en met { $most } partijen voor elk cijfer, niet { $games }
error-report-twice = { $bot } is twee keer genoemd: in een rapport heeft elke bot één plaats
error-against-form = vergeleken wordt een opzet, of wat daar anders is, niet { $found }
error-against-same = beide opzetten zijn gelijk: er valt niets te vergelijken
error-against-other = beide opzetten moeten van één spel zijn, en de andere is van { $game }
error-endless = { $bot } speelt partijen die niet binnen { $longest } stappen eindigen: noem andere bots voor het rapport

analysis-percent = { NUMBER($share, style: "percent") }
analysis-percent-tenths = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-percent-hundredths = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
analysis-more = +{ $size }
analysis-less = −{ $size }
analysis-title = { $game }: geluk en kunde
analysis-unfinished = Het spel is nog niet afgelopen.
analysis-part = Afgebroken: dit is de analyse van de eerste { $done } van { $all } zetten, worpen en kaarten.
analysis-when = { $number ->
    [0] begin
   *[other] zet { $number }
  }
analysis-before = Vlak ervoor: { $told }
analysis-known = De kansen hier houden rekening met alles wat verborgen was; beslissingen worden beoordeeld naar wat de speler wist.
analysis-chances = Winkansen
analysis-moments = Wat het meest veranderde
analysis-mistakes = De duurste beslissingen
analysis-faultless = Geen beslissing heeft iets gekost.
analysis-ledger = Geluk en fouten
analysis-ledger-means = Elke rekening klopt: van de kans aan het begin tot de uitslag. Geluk is wat dobbelstenen en kaarten veranderden. Een fout is wat een betere zet gemiddeld had gewonnen, voor zover wie aan zet was dat kon weten. Zonder geluk is de uitslag min het geluk; dat kan meer zijn dan een zege, of minder dan geen.
analysis-how = Hoe dit gevonden is
analysis-at-first = aan het begin
analysis-luck = geluk
analysis-errors = eigen fouten
analysis-given = fouten van anderen
analysis-rest = rest
analysis-tempo = handsnelheid
analysis-mostly = { $what ->
    [tempo] Bij { $names } gaf de snelheid van de handen meer de doorslag dan geluk en beslissingen: aan geen zet is dat te zien.
   *[rest] Bij { $names } zit er meer van de uitslag in de rest dan in geluk en beslissingen: die is niet uit elkaar te halen.
  }
analysis-in-the-end = aan het eind
analysis-so-far = tot nu toe
analysis-without-luck = zonder geluk
analysis-rises = De winkans van { $name } stijgt van { $before } naar { $after }.
analysis-falls = De winkans van { $name } daalt van { $before } naar { $after }.
analysis-does = { $name }: { $move }
analysis-did = { $name }: “{ $move }”
analysis-why = “{ $better }” had vanaf daar { $chance } van de partijen gewonnen, “{ $made }” wint { $less }: dat kostte { $cost } van een zege.
analysis-points-more = Met “{ $better }” is het aan het eind gemiddeld { $points } meer (± { $margin }).
analysis-points-fewer = Met “{ $better }” is het aan het eind gemiddeld { $points } minder (± { $margin }).
analysis-points = { $points } punten
analysis-points-same = In punten zijn de twee aan het eind nauwelijks te onderscheiden.
analysis-chances-mean = Kansen zijn de kansen om vanaf daar te winnen, voor zover wie aan zet was dat kon weten.
analysis-points-mean = Kansen zijn de kansen om vanaf daar te winnen, voor zover wie aan zet was dat kon weten; punten zijn die aan het eind.
analysis-skill = { $name } had { $decisions ->
    [one] één keer
   *[other] { $decisions } keer
  } een keuze, en verloor telkens gemiddeld { $mean } van een zege.
analysis-no-error = { $name } had { $decisions ->
    [one] één keer
   *[other] { $decisions } keer
  } een keuze, en verloor daarbij { $sure ->
    [yes] niets
   *[no] niets wat vast te stellen was
  }.
analysis-no-decision = { $name } had nooit een keuze.
analysis-nothing-made = { $name } deed geen zet waarbij er iets te kiezen viel. Realtime tellen alleen beslissingen die genomen zijn: wat iemand laat lopen, is er geen.
analysis-like = Dat is ongeveer zoveel als de bot { $bot } verliest.
analysis-like-means = Dat iemand zoveel fouten maakt als een bot, zegt niet meer dan dat, en één partij zegt weinig: bij de volgende kunnen het andere zijn.
analysis-coarse = ?
analysis-coarse-means = Waar ? staat, is het te grof om iets te zeggen: met { $tries ->
    [one] één poging
   *[other] { $tries } pogingen
  } vanuit elke stelling kan het er in zo’n lange partij { $off } van een zege naast zitten, al het geluk samen. Meer pogingen zeggen meer.
analysis-vague-means = Waar ? staat, is het te vaag om iets te zeggen: de rest, toeval in wat is uitgeprobeerd of wat bots niet kunnen beoordelen, is te groot in verhouding.
analysis-scale = Wat een beslissing onze bots gemiddeld kost: { $bots }.
analysis-no-scale = Er staat geen bot ter vergelijking bij: wat beslissingen bots kosten, is alleen gemeten aan tafels voor twee met de gewone regels, en niet voor elk spel.
analysis-scale-bot = { $bot } { $mean }
analysis-no-rest = Er is geen rest: geluk en fouten verklaren alles.
analysis-rest-of = De rest is wat niet uit elkaar te halen is: { $parts }.
analysis-left-deck = kaarten die weg zijn en in latere beurten niet terugkomen
analysis-left-judgement = een oordeel dat nooit helemaal klopt
analysis-left-tempo = hoe snel handen waren, wat aan geen zet te zien is
analysis-left-sampling = toeval in wat is uitgeprobeerd, en spelers die het beter doen dan de bot die verderspeelde
analysis-left-hidden = wat spelers niet konden zien
analysis-exact = De kansen zijn exact: dit spel is opgelost, en het zijn de kansen van twee die zo goed mogelijk verderspelen.
analysis-exact-but = De kansen zijn die van twee die zo goed mogelijk verderspelen: dit spel is opgelost, op datgene na waar de rest uit bestaat.
analysis-judged = De kansen zijn geschat: dit spel is niet opgelost, en wat een stelling waard is, wordt bepaald zonder tot het einde te spelen.
analysis-tried = De kansen zijn uitgeprobeerd: de bot { $bot } speelde voor iedereen verder, { $tries } keer vanuit elke stelling, met dezelfde dobbelstenen na elk van de vergeleken zetten. Een zet telt alleen als fout als een andere beter was dan het toeval verklaart.
analysis-tried-judged = De kansen zijn geschat waar dat kan, zoals tussen twee beurten. Elders zijn ze uitgeprobeerd: de bot { $bot } speelde tot daar voor iedereen verder, { $tries } keer vanuit elke stelling, met dezelfde dobbelstenen na elk van de vergeleken zetten. Een zet telt alleen als fout als een andere beter was dan het toeval verklaart.
analysis-off = Een kans kan er { $off } naast zitten.

report-title = { $game }: wat de cijfers zeggen
report-under = { $players } spelers, { $agreed ->
    [none] de gewone regels
   *[other] { $agreed }
  }. Gespeeld door bots: { $games } partijen voor elk cijfer, en { $sample } zet voor zet bekeken.
report-both = Twee keer { $game }, met verschillende regels, gespeeld door bots: { $games } partijen voor elk cijfer, en { $sample } zet voor zet bekeken.
report-usual = gewone regels
report-minute = In één minuut
report-compared = Naast elkaar
report-compared-means = Vet is wat meer verschilt dan het toeval verklaart. ± is de marge waarbinnen 95 op de 100 van zulke rapporten blijven.
report-length = Hoelang het duurt
report-seats = Wie waar zit
report-skill = Geluk en kunde
report-lead = Wie voorligt
report-pieces = Wat er in het spel komt
report-decisions = Wat er te beslissen valt
report-rules = Wat huisregels doen
report-ends = Hoe het eindigt, en waar het vastloopt
report-how = Hoe dit gevonden is

report-moves = Een partij heeft { $moves } zetten: één op de tien hoogstens { $short }, de helft hoogstens { $half }, één op de tien { $long } of meer.
report-turns = Elk van de { $players } spelers heeft ongeveer { $turns } beurten.
report-seconds = Op de klok duurt een partij { $seconds } seconden.
report-spread = { $kind ->
    [even] Alle partijen zijn ongeveer even lang.
    [wide] Sommige partijen zijn meer dan twee keer zo lang als andere: houd daar rekening mee.
   *[some] De lange duren tot twee keer zo lang als de korte.
  }
report-seat-uneven = Onder gelijken gaat { $share } van de partijen naar plaats { $seat }; gelijk verdeeld zou dat { $even } zijn.
report-seat-even = Onder gelijken wint elke plaats ongeveer het evenredige deel van { $even }: na { $games } partijen is geen plaats beter dan het toeval verklaart.
report-seat-bots = { $bot } { $share }
report-seat-by-skill = Hoe vaak degene die begint ook wint, per bot die speelt: { $bots }.
report-seat-rules = Volgens de spelregels maakt het niet uit wie begint.
report-luck = Aan een tafel met { $others ->
    [one] { $other }
   *[other] { $others } keer { $other }
  } gaat { $share } van de partijen naar de bot { $better }, terwijl zijn deel { $even } zou zijn. Beter spelen beslist dus { $decided } van de partijen, en geluk de overige { $luck }.
report-luck-none = De bot { $better } wint naast { $other } niet meer dan zijn deel van { $even }, voor zover vast te stellen is: geluk beslist.
report-luck-only = Er is maar één bot die meteen antwoordt: wat kunde waard is, valt niet te zeggen.
report-luck-means = Door spel beslist is het deel van de partijen dat de betere zonder meer zou moeten winnen als alle andere liepen als onder gelijken: (n × aandeel − 1) / (n − 1) bij n spelers. Het hoort bij deze twee spelers: hoe verder ze uiteenliggen, hoe minder er aan het geluk overblijft.
report-luck-ladder = Naast andere bots: { $bots }.
report-luck-beside = { $other } laat { $luck } aan het geluk over
report-changes = De leiding gaat { $changes } keer per partij van de ene plaats naar de andere.
report-half = Wie halverwege voorligt, wint { $share } van de partijen; in { $comebacks } van alle partijen wint iemand die toen achterlag.
report-early = { $tenth ->
    [never] Zelfs als negentig procent van de partij voorbij is, wint wie voorligt minder dan vier van de vijf partijen: het blijft open tot het einde.
   *[other] Vanaf { $tenth } van een partij wint wie voorligt vier van de vijf partijen.
  }
report-level = In { $share } van een partij ligt niemand alleen voor.
report-no-lead = Wat iedereen bij de plaatsen kan zien, zegt niet wie voorligt; daarom staat hier niets over leiding en comebacks.
report-of = { $happening } ({ $field })
report-piece = { $label }: het vaakst { $most }, { $often } keer per partij, het minst { $least }, { $seldom } keer.
report-piece-even = { $label }: alle komen ongeveer even vaak, { $often } keer per partij.
report-happenings = Het vaakst in een partij: { $kinds }.
report-often = { $label } { $times } keer
report-rare = In minder dan één op de tien partijen: { $kinds }.
report-decides = Iedereen doet { $moves } zetten per partij. Bij { $real } daarvan is er een keuze, gemiddeld uit { $choices }.
report-no-choice = Iedereen doet { $moves } zetten per partij, en bij bijna geen zet is er een keuze.
report-menu = Slechts een deel van de toegestane zetten staat op de lijst; er is dus meer te kiezen.
report-disputed = Bij { $share } van de keuzes zouden { $bots } niet hetzelfde doen: hier maakt kunde verschil.
report-agreed = Bij { $share } van de keuzes zouden { $bots } niet hetzelfde doen: de meeste zijn duidelijk.
report-costly = Bij { $share } van de keuzes kost de slechtste zet een honderdste van een zege of meer.
report-rule = { $option } = { $value }: { $otherwise } van de partijen gaat naar iemand anders, en partijen zijn { $times } keer zo lang.
report-option = { $option }: { $says }
report-bot = { $bot }: { $says }
report-rule-idle = { $option } = { $value }: geen partij van { $bot } liep anders.
report-rules-mean = Elke huisregel apart, met dezelfde worpen als zonder: hoeveel partijen iemand anders wint.
report-no-rules = Er zijn geen huisregels om te proberen.
report-ending = Partijen eindigen zo: { $ways }.
report-way = { $label } { $share }
report-looked = Gezocht: partijen die de grens van { $longest } stappen bereiken; partijen die allemaal even lang zijn; gebeurtenissen die nooit voorkomen; huisregels die niets veranderen.
report-endless = Partijen van { $bots } eindigden niet binnen { $longest } stappen.
report-fixed = Alle partijen van { $bots } hebben precies evenveel stappen: iets anders dan wat de spelers doen, beëindigt ze.
report-never = In { $games } partijen van { $bot } nooit gezien: { $kinds }. Een deel daarvan kan horen bij huisregels die niet gelden.
report-idle = Deze huisregels veranderden niets in partijen van { $bot }, welke waarde ook geprobeerd werd: { $options }.
report-no-dead-ends = Daarvan is niets gevonden.
report-found-how = Er speelden bots: { $bots }, de zwakste eerst. De laatste ervan zit op alle plaatsen waar niets anders vermeld is. Partij nummer n van een seed is overal dezelfde; dit zijn dus dezelfde cijfers, waar ze ook gemaakt worden.
report-again = Gemaakt met: { $command }
report-for = { $name }: { $sentence }

report-axis-moves = zetten in een partij
report-axis-games = partijen
report-axis-seat = plaats
report-axis-wins = gewonnen partijen
report-axis-decided = beslist door de betere speler
report-axis-course = hoever de partij is
report-axis-leader = wie voorligt, wint
report-axis-changes = wisselingen van de leiding per partij
report-axis-choices = zetten om uit te kiezen
report-axis-share = van alle zetten
report-axis-times = keer per partij
report-axis-otherwise = van alle partijen
report-row-moves = zetten in een partij
report-row-turns = beurten per speler
report-row-first = partijen gewonnen door wie begint
report-row-decided = beslist door { $better } naast { $other }
report-row-changes = wisselingen van de leiding
report-row-comebacks = comebacks vanaf halverwege
report-row-half = wie halverwege voorligt, wint
report-row-choices = zetten om uit te kiezen
report-row-real = zetten met een keuze
report-row-own = zetten per speler
