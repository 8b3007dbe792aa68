compiling = Kompilerar reglerna för { $title }, bara den här gången; det kan ta en minut ...
compiling-own = Kompilerar din bot med reglerna för { $title } ...
cache = Kompilerade regler ligger i { $folder }: { $size }. Det som ingen har använt på en månad försvinner av sig självt.
cache-cleared = Tog bort { $size } kompilerade regler från { $folder }.

player = Spelare { $seat }

games-game = spel
games-line = hur det är
games-players = spelare
games-minutes = minuter
games-bots = botar
games-more = croupier games GAME · croupier play GAME · croupier rules GAME
seats = { $least }–{ $most }

box-players = spelare
box-seats = { $seats }, ca { $minutes ->
    [one] 1 minut
   *[other] { $minutes } minuter
  }
box-bot = bot
box-levels = nivåer
box-edition = utgåva
box-assumed = { $edition }; antaget: { $fields }
option-name = regelval
option-default = normalt
option-allowed = kan vara
option-says = vad det säger
option-source = varifrån det kommer
option-bounds = { NUMBER($least, useGrouping: 0) } till { NUMBER($most, useGrouping: 0) }

mark-rulebook = regelhäfte
mark-found = hittad
mark-inferred = härledd
mark-ours = vår
source-rulebook = står i regelhäftet
source-found = hittat i recensioner eller allmänt känt
source-inferred = följer av regelhäftets exempel
source-ours = vårt eget beslut
source-partly = { $source }, delvis { $other }

solving-begun = Räknar upp allt som kan hända ...
solving = Svep { $sweeps }, { $seconds } s: inget rörde sig mer än { $moved }; hur lång tid det tar visar sig
solving-minutes = Svep { $sweeps }, { $seconds } s: inget rörde sig mer än { $moved }; { $minutes ->
    [one] ungefär en minut
   *[other] ungefär { $minutes } minuter
  } kvar
solving-seconds = Svep { $sweeps }, { $seconds } s: inget rörde sig mer än { $moved }; { $left ->
    [one] ungefär en sekund
   *[other] ungefär { $left } sekunder
  } kvar
solved-nothing = Avbrutet: inget är löst.
solved-first = { $game } för två: den som börjar vinner { $chance } av partierna om båda spelar så bra som det går (± { $error })
solved-rolls = { $game } på egen hand: det tar { $rolls } kast i genomsnitt om du spelar så bra som det går (± { $error })
solved-bot = { $bot } behöver { $rolls } kast, { NUMBER($more, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } fler
solved-how = { $positions ->
    [one] En ställning
   *[other] { $positions } ställningar
  }, { $sweeps ->
    [one] ett svep
   *[other] { $sweeps } svep
  }, { $seconds } s, { $memory } MB
error-no-language = här finns inget skrivet på { $language }; det finns: { $known }
error-not-solved = { $game } går inte att lösa; det finns: { $known }
error-not-trained = { $game } har ingen bot som lär sig; det finns: { $known }
error-nothing-to-train = inga partier ska spelas: inget går att lära
trained = Har lärt av { $games ->
    [one] 1 parti
   *[other] { $games } partier
  }; bedömningen ligger i { $file }
trained-against = Mot { $rival } fick den sedan { $share } av segrarna i { $games } partier
trained-part = Avbrutet: { $file } har det som hittills är lärt, och samma kommando fortsätter därifrån
trained-nothing = Avbrutet innan något var lärt
error-no-memory = det finns inte nog med minne för att lösa { $game } så
error-not-told = det som togs fram går inte att skriva: { $why }
error-page-over-record = { $file } är själva protokollet: ange en annan fil för sidan
error-no-values = --vary tar KEY=VALUE,VALUE, inte ”{ $word }”
error-vary-again = --vary nämner { $name } två gånger: ge alla dess värden på en gång
error-what-varies = vad ska variera? Skriv --vary KEY=VALUE,VALUE med ett regelval, players eller edition
error-not-written = { $file } går inte att skriva: { $why }
simulated-seat = plats
simulated-bot = bot
simulated-wins = vinster
simulated-share = andel av segrarna
simulated-steps = { $steps } steg per parti
simulated-games = { $games ->
    [one] 1 parti
   *[other] { $games } partier
  }{ $shared ->
    [0] { "" }
   *[other] , { $shared } delade
  }, { $steps } steg på { $seconds } s: { $speed } miljoner steg per sekund
simulated-plain = { $bot } kördes som vanlig Python: { $why }
simulated-part = { $games ->
    [one] Avbrutet: det här blev resultatet av det första av { $asked } partier.
   *[other] Avbrutet: det här blev resultatet av de första { $games } av { $asked } partier.
  }
reported-nothing = Avbrutet: det blev ingen rapport.
reported-page = Rapporten ligger i { $file }.
sweep-bot = bot
sweep-share = andel av segrarna
sweep-apart = mot den första
sweep-steps = steg per parti
sweep-games = { $games ->
    [one] 1 parti
   *[other] { $games } partier
  } av frö { $seed }, varje giv från varje placering, samma tärningar i varje rad; { $seconds } s
tournament-rating = rating
tournament-table = bord
tournament-games = { $games ->
    [one] 1 parti
   *[other] { $games } partier
  } på { $seconds } s: { $deals ->
    [one] 1 giv
   *[other] { $deals } givar
  }{ $tables ->
    [one] { "" }
   *[other] { " " }vid vart och ett av { $tables } bord
  }, från varje placering
tournament-rated = { $rated ->
    [0] Ingen har rating än: alla bord har inte haft en giv.
    [one] Rating enligt OpenSkill, från den första given.
   *[other] Rating enligt OpenSkill, från de första { $rated } givarna.
  }
tournament-unrated = Ingen har rating: det inväntades inte.
tournament-more = Avgjort: andelen för { $bot } är { $share1 } eller mer, inte { $share0 } eller mindre.
tournament-less = Avgjort: andelen för { $bot } är { $share0 } eller mindre, inte { $share1 } eller mer.
tournament-open = Inte avgjort: andelen för { $bot } kan vara { $share0 } eller { $share1 }.
tournament-risk = Där den är { $share0 } eller mindre har ett sådant test fel högst { $alpha } gånger av 100; där den är { $share1 } eller mer, högst { $beta } gånger.
tournament-evidence = Bevis { $llr }; vid { $lower } är det avgjort för { $share0 }, vid { $upper } för { $share1 }.
tournament-five = Givar där { $bot } vann 0, ½, 1, 1½ och 2 partier: { $counts }
analysed-bot = bot
analysed-share = andel av segrarna
analysed-luck = tur
analysed-adjusted = utan tur
analysed-precision = precision
analysed-error = misstag per beslut
analysed-percent = { $share } %
analysed-exactly = { $games ->
    [one] 1 parti
   *[other] { $games } partier
  }; chanserna är uträknade, inte utprovade
analysed-tried = { $games ->
    [one] 1 parti
   *[other] { $games } partier
  }; chanserna är utprovade, { $tries } gånger från varje ställning
analysed-means = Utan tur varierar en andel mindre. Precisionen säger hur mycket: med bara andelen skulle det krävas så många gånger fler partier för att vara lika säker. Ett misstag är det som ett bättre drag hade vunnit, i segrar. ± är vad 95 av 100 sådana körningar håller sig inom.
analysed-page = sida: { $file }
analysed-part = { $done ->
    [one] Avbrutet: det här är analysen av det första av { $all } drag.
   *[other] Avbrutet: det här är analysen av de första { $done } av { $all } drag.
  }
analysed-no-points = Avbrutet: analysen är hel, bara vad dyra beslut var värda i poäng saknas.
analysed-nothing = Avbrutet: inget är analyserat.
simulated-nothing = Avbrutet innan första partiet var slut.

ready = Tryck på Enter när du är redo.
against = Du spelar mot { $bots }.
dropped = ”{ $words }” kom innan tärningarna kastades, och stryks.
heading-help = { $agreed }; skriv ? för hjälp
help = Skriv numret på ett drag eller dess ord för att spela det. Dessutom:
help-all = alla drag, där listan är kortad
help-table = bordet en gång till
help-rules = reglerna
help-clause = en regel
help-save = spara en kopia
help-quit = sluta här; partiet sparas
now = nu: { $moves }
slip = Göra det ändå? (y/N)
menu-more = { $more ->
    [one] Ett drag till: säg det i ord, eller skriv all för att se det.
   *[other] { $more } drag till: säg ett i ord, eller skriv all för att se dem.
  }
menu-clash = Ett nummer ensamt är en rad i listan: { $number } spelar ”{ $words }”. För ”{ $other }” skriver du de orden.
hand-over = Tryck först på Enter, ge sedan skärmen till { $name }.
look = { $name }, tryck på Enter när ingen annan tittar.
kept = Partiet är sparat. Fortsätt med:
saved = sparat: { $file }
record = protokoll: { $file }
assumed = antaget, inte läst på ett exemplar: { $fields }
unfinished = Spelet är inte slut än.

same = De berättar om samma parti.
parting = { $what ->
    [game] De hör till olika spel: { $one } och { $other }.
    [edition] De hör till olika utgåvor: { $one } och { $other }.
    [options] De skiljer sig i regelvalen: { $one } och { $other }.
    [players] De skiljer sig i spelarna: { $one } och { $other }.
    [given] De skiljer sig i hur många drag som kommer från ett annat parti: { $one } och { $other }.
    [begins] De skiljer sig i vem som börjar: { $one } och { $other }.
    [move] De skiljer sig vid drag { $move }: { $one } och { $other }.
   *[length] De skiljer sig efter drag { $move }: det ena har { $one } drag, det andra { $other }.
  }
fair = { $rolls ->
    [0] Det finns inga tärningar att kontrollera i protokollet.
    [one] Tärningarna är ärliga: det enda kastet följer av åtagandet och lyckoorden i protokollet.
   *[other] Tärningarna är ärliga: alla { $rolls } kast följer av åtagandet och lyckoorden i protokollet.
  }
fair-unfinished = Protokollet har inget resultat: i det är spelet inte slut.
fair-given = De första { $given } dragen kommer från ett annat parti, som det här spelades vidare från: deras tärningar är inte kontrollerade.
fair-rounds = { $rounds ->
    [0] Lyckoorden utlovades inte innan de visades: så spelades det tidigare.
   *[other] Lyckoord utlovades { $rounds } gånger innan alla visades.
  }
fair-unanchored = Om det är åtagandet från före spelet är inte kontrollerat: ange det med --commitment, och ditt eget lyckoord med --luck.

joined = Spelet är slut. Du satt på plats { $seat }; poäng: { $scores }; andelar av segern: { $shares }.

copied = { $title } ligger i { $folder }, en kopia av { $like }. Fortsätt med:

open = Huset är öppet: { $url } (Ctrl+C stänger det)
backed-up = { $tables ->
    [one] 1 bord
   *[other] { $tables } bord
  } med { $steps ->
    [one] 1 steg
   *[other] { $steps } steg
  } ligger i { $file }
pruned = Borttaget: { $tables ->
    [one] 1 bord
   *[other] { $tables } bord
  } med { $steps ->
    [one] 1 steg
   *[other] { $steps } steg
  } och { $size }
would-prune = Skulle tas bort: { $tables ->
    [one] 1 bord
   *[other] { $tables } bord
  } med { $steps ->
    [one] 1 steg
   *[other] { $steps } steg
  } och { $size }

error-no-number = --games kan inte vara ”{ $word }”: det måste vara ett heltal
error-no-game-or-file = ”{ $name }” är varken ett protokoll i en fil eller ett spel; det finns: { $known }
error-which-bots = vilka botar ska spela? Skriv --bots med några av: { $known }
error-of-games = { $words } hör till många partier mellan botar: ett protokoll har sitt eget
error-of-records = { $words } hör till ett protokoll, inte till många partier mellan botar
error-no-shares = --stop tar två andelar av segern, som i 0.5,0.52, inte ”{ $word }”
error-risk-alone = --alpha och --beta säger hur ofta --stop får ha fel: skriv även --stop
error-own-player = ”{ $word }” är ingen egen spelare: skriv FILE.py:NAME
error-no-house = huset är inte installerat ({ $package } saknas): pip install 'croupier[house]'
error-thinking-live = i { $title } väntar ingen: utelämna --thinking
error-saved-seats = ett sparat parti behåller sina platser, regelval och sin utgåva; utelämna dem med --resume
error-commitment-form = ”{ $words }” är inget åtagande; det har 64 hexadecimala siffror
error-luck-form = ”{ $words }” är inte en plats och dess lyckoord; skriv dem som 1:abc
error-which-game = vilket spel? se `croupier games`
error-which-record = ”{ $word }” är inget parti av ett frö; skriv dess nummer, eller dess nummer och placering, som i 17 eller 17:1
error-cluster-form = ”{ $word }” är inte adressen till en schemaläggare; skriv den som i tcp://host:8786
error-no-cluster = det finns ingen schemaläggare för Dask på { $address }: { $why }
error-other-game = { $file }: det är ett parti { $found }, inte { $wanted }
error-no-pair = regelvalet ”{ $option }” har inte formen key=value
error-no-seat = ”{ $word }” är ingen plats; skriv ett nummer från 1, eller drawn
error-no-file = { $file }: { $why }
error-covered = { $file }: spelet är inte slut, och dess hemligheter är dolda tills det är det
error-no-text = { $file }: det är inget protokoll över ett parti: det är inte text
error-not-saved = partiet kan inte sparas i { $file }: { $why }
error-one-person = { $title } går i realtid: en person vid en terminal
error-how-old = ange med --older-than för hur många dagar sedan bord ska ha avslutats; inget har tagits bort
error-file-exists = { $file } finns redan; ange en ny fil
error-no-folder = { $folder } kan inte skapas: { $why }
error-no-name = ”{ $name }” är inget namn på ett spel; det kräver små bokstäver, siffror och _, som i my_game
error-game-exists = det finns redan ett spel { $name }
error-folder-exists = { $folder } finns redan; byt mapp eller välj ett annat namn
error-package-exists = det finns redan ett Python-paket { $name }; välj ett annat namn
