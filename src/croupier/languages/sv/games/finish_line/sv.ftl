line = Satsa i hemlighet på sju hästar, och driv fram dina med tärningar som alla delar.

learn-1 = Satsa i hemlighet: på hästar som vinner, eller på två som kommer etta och tvåa.
learn-2 = Kasta tre tärningar, använd en och lämna de andra två vidare. Den som börjar tar alla tre, alla därefter en till.
learn-3 = Två hästskor på en bricka för hästen en plats framåt. En favorit behöver bara en.
learn-4 = Den som tar poolens sista tärning har loppets sista tur. Spel som gått in betalar efter hästens odds.
learn-5 = Efter sista loppet, oftast det tredje, vinner den rikaste.

tour-track = Sju hästar på väg mot målstolpen: den närmast leder. Tryck på en för att satsa på att den vinner, eller på två för att de kommer etta och tvåa.
tour-odds = Oddsen: 11x betalar elva gånger insatsen om hästen vinner. De följer startplatsen, som lottas, även för en favorit (F): en häst som startar längst bak ger mest. Ingen ser dina spel förrän loppet är över.
tour-acts = Tryck här när dina spel är klara: då går inget att ändra, och loppet börjar.
tour-money = Pengarna du har att satsa, och spelen du har gjort. Efter sista loppet vinner den rikaste.
tour-key = Under loppet turas ni om. Kasta tre tärningar, använd en av dem på valfri häst och lämna de andra två vidare. Vad varje sida gör står här.

now-draw = Sju hästar lottas till loppet, från sist till ledning.
now-dice = Turens tärningar faller strax.
now-bet = Tryck på en häst för att satsa på att den vinner, eller på två för att de kommer etta och tvåa, i valfri ordning. Du har { $left } € kvar att satsa.
now-all-bet = Alla dina pengar är satsade. Du kan fortfarande ändra dina spel.
now-odds = Till exempel: { $amount } € på { $horse } till odds { $odds } betalar { $pays } € om den vinner. Men den startar sist.
now-drawn = Var en häst startar lottas, och oddsen följer med. Även en favorit ({ show-favourite }) kan starta sist: den går framåt med en enda hästsko.
now-done = { $bets ->
    [0] Satsa minst en gång, tryck sedan på ”Klar med spelen”.
   *[other] Tryck på ”Klar med spelen” när du är nöjd: då går inget att ändra, och loppet börjar så snart alla är klara.
  }
now-others-bet = Dina spel är klara. { $seats-count ->
    [one] { $seats } satsar fortfarande
   *[other] { $seats } satsar fortfarande
  }, sedan börjar loppet.
now-take = Tryck på en tärning i poolen, och kasta den med de två du fick av spelaren före.
now-take-some = Tryck på { $dice } tärningar i poolen, inte alla i samma färg, och kasta dem. Vita för oftast en häst framåt.
now-three = Av de tre tärningar du kastar använder du en, och { $seat } får de andra två.
now-yellow = { $home ->
    [yes] Det här är upploppet: även gula tärningar får tas. Den som tar poolens sista tärning har loppets sista tur.
   *[no] Gula tärningar får tas när { $most } tärningar eller färre är kvar. Den som tar poolens sista tärning har loppets sista tur.
  }
now-choose = Tryck på tärningen du använder, sedan på det den gäller: brickor som lyser säger vad som skulle hända.
now-use = ”{ $roll }”: { $does }
now-useless = Ingen av tärningarna går att använda: tryck på en och lägg bort den.
now-away = Eller tryck på en tärning som { $seat } inte ska få och lägg bort den. De andra två lämnas vidare.
now-own = Du har satsat på { $horses }: få { $horses-count ->
    [one] den
   *[other] dem
  } framåt, och de andra bakåt.
now-marks = På brickorna betyder { show-favourite } en favorit, som flyttas av en enda hästsko, och { show-steady } en stabil häst, som ingen kan piska eller diska.
now-no-own = Du har inga spel i det här loppet, så det kan inte ge dig något. Hindra de andra från att vinna sina.
now-extra = Loppet är nästan över: ditt extradrag fungerar som en hästsko. Tryck på en häst, eller avstå.
now-wait = { $seats } tar tärningar, kastar tre, använder en av dem och lämnar två vidare. Sedan är det nästa spelares tur.

option-races = hur många lopp som rids
option-outsider = om en outsider ger halva beloppet till varje tvillingspel som har den med, eller bara till dem som vinner
agreed-races = { $value ->
    [one] ett lopp rids
   *[other] { $value } lopp rids
  }
agreed-outsider = en outsider ger halva beloppet till { $value }
outsider-any-bet = alla tvillingspel
outsider-winning-bet = bara vinnande tvillingspel

bot-random = Gör vad som helst som är tillåtet.
bot-casual = Satsar hälften på en häst och hälften av resten på ett par med den, tar vilka tärningar som helst och använder det som hjälper mest.
bot-steady = Satsar där oddsen är bättre än chanserna, och rider för det dess egna spel är värda.
bot-sharp = Gissar vad de andra kan ha satsat, rider loppen vidare i huvudet några hundra gånger och gör det som vinner oftast.
bot-best = Gissar vad de andra kan ha satsat, rider loppen vidare i huvudet fem gånger så länge som den skarpa boten och gör det som vinner oftast.

edition-standard = 27 tärningar, 24 hästar

move-winner-bet = { $amount ->
    [0] Ta tillbaka spelet på { $horse }
   *[other] Satsa { $amount } på { $horse } som vinnare
  }
move-place-bet = { $amount ->
    [0] Ta tillbaka spelet på paret { $horses }
   *[other] Satsa { $amount } på paret { $horses }
  }
move-done = Klar med spelen
move-take = Ta { $dice }
move-use = { $face ->
    [horseshoe] Hästsko till { $horse }
    [double] Dubbla hästskor till { $horse }
    [whipping] Piska { $horse }
    [helmet] Ryttarhjälm till { $horse }
    [losing-speed] Fartförlust för { $horse }
    [outsider-1000] Outsider 1 000 på { $horse }
    [outsider-2000] Outsider 2 000 på { $horse }
    [outsider-3000] Outsider 3 000 på { $horse }
   *[disqualified] Diska { $horse }
  }
move-tempo-change = Flytta hästskon från { $giver } till { $taker }
move-interfere = Ny ordning, bakifrån: { $horses }
move-dead-even = Jämsides
move-side-bet = Sidovad
move-keep = Behåll extradraget
move-inside-tip = Stalltips: { $dice } åter till poolen
move-put-away = Lägg bort { $die }
move-extra-move = Extradrag för { $horse }
move-decline = Avstå från extradraget
move-tile = Häst { $horse }
real-tile = Vilken häst ställs upp på plats { $place }? { $place ->
    [1] Den startar i ledningen.
    [7] Den startar sist.
   *[other] {""}
  }
real-roll = Kast av { $seat }: vad visar de tre tärningarna?
real-photo = Målfotot: hur många av de sex vita tärningarna visar en hästsko?
real-upper = För övre brickan
real-lower = För nedre brickan
move-roll = { $faces }
move-photo = { $upper } för övre brickan, { $lower } för nedre

slip-no-bet = Du har inte satsat på någon häst, och kan inte satsa mer när du är klar: loppet kan bara ge dig sidovad.
risk-useless = I { $times } av 100 kast är ingen av tärningarna till någon nytta.

part-runner = { $name } ({ $number })
part-ticket = { $pays ->
    [0] { $pair ->
        [yes] { $amount } på paret { $horses }
       *[no] { $amount } på { $horses }
      }
   *[other] { $pair ->
        [yes] { $amount } på paret { $horses } (betalar { $pays })
       *[no] { $amount } på { $horses } (betalar { $pays })
      }
  }

event-race-called = Lopp { $race } av { $races }. Hästarna ställs upp, den sista först.
event-drawn = { $favourite ->
    [yes] { $horse }, en favorit, till odds { $odds }.
   *[no] { $steady ->
        [yes] { $horse }, en stabil häst, till odds { $odds }.
       *[no] { $horse } till odds { $odds }.
      }
  }
event-betting-opens = Raden är komplett. Gör era spel!
event-bet-made = { $amount ->
    [0] { $seat } tar tillbaka spelet på { $horses } och har { $left } euro kvar att satsa.
   *[other] { $seat } satsar { $amount } euro på { $horses }, vilket kan ge { $pays }, och har { $left } kvar att satsa.
  }
event-done-betting = { $seat } är klar med sina spel.
event-off = Och de är iväg! { $seat } börjar.

event-took = { $seat } tar { $dice }.
event-rolled = { $usable ->
    [yes] { $seat } kastar { $faces }.
   *[no] { $seat } kastar { $faces }, och inget av det är till nytta.
  }
event-home-stretch = Upploppet! Från och med nu får gula tärningar tas.

event-used = { $face ->
    [horseshoe] { $rests ->
        [yes] { $seat } lägger en hästsko på { $horse }.
       *[no] { $seat } använder en hästsko på { $horse }.
      }
    [extra-move] { $rests ->
        [yes] { $seat } lägger extradraget på { $horse }, där det kommer för sent.
       *[no] { $seat } gör extradraget med { $horse }.
      }
    [double] { $seat } använder dubbla hästskor på { $horse }.
    [whipping] { $rests ->
        [yes] { $seat } piskar { $horse }: en varning.
       *[no] { $seat } piskar { $horse }, som redan har en varning.
      }
    [helmet] { $seat } ger ryttarhjälmen till { $horse }.
    [losing-speed] { $seat } tar farten ur { $horse }.
    [outsider-1000] { $seat } gör { $horse } till en outsider värd 1 000.
    [outsider-2000] { $seat } gör { $horse } till en outsider värd 2 000.
    [outsider-3000] { $seat } gör { $horse } till en outsider värd 3 000.
   *[disqualified] { $seat } anmäler { $horse } till domarna.
  }
event-tempo-changed = { $rests ->
    [yes] { $seat } flyttar en hästsko från { $giver } till { $taker }.
   *[no] { $seat } tar en hästsko från { $giver } och använder den på { $taker }.
  }
event-interfered = Trängning av { $seat }: { $front } går nu före { $middle } och { $back }.
event-drew-level = Jämsides! { $seat } för upp { $horse } bredvid { $leader }.
event-side-bet-won = { $skipped ->
    [yes] { $seat } vinner ett sidovad: { $loser } är skyldig { $amount } euro och står över en tur.
   *[no] { $seat } vinner ett sidovad: { $loser } är skyldig { $amount } euro.
  }
event-extra-kept = { $seat } sparar ett extradrag till målgången.
event-extra-declined = { $seat } avstår från ett extradrag.
event-tipped = { $seat } har ett stalltips: { $dice } åter till poolen.
event-thrown-away = { $seat } lägger bort { $die }.

place-name = { $place ->
    [1] etta
    [2] tvåa
    [3] trea
    [4] fyra
    [5] femma
    [6] sexa
   *[7] sjua
  }
event-moved = { $place ->
    [1] { $horse } passerar { $passed }.
   *[other] { $horse } passerar { $passed } och är { place-name }.
  }
event-stayed = { $horse } är redan först, så inget ändras.
event-fell-back = { $horse } faller bakom { $behind } och är { place-name }.
event-out = { $horse } är ute ur loppet, och alla spel på den är förlorade!
event-leads = { $horse } leder!

event-pool-empty = { $kept ->
    [0] Poolen är tom: loppet är ridet.
    [one] Poolen är tom: ett extradrag, och loppet är ridet.
   *[other] Poolen är tom: { $kept } extradrag, och loppet är ridet.
  }
event-photo-due = { $horse } och { $other } ligger fortfarande jämsides: ett målfoto får avgöra.
event-photo-taken = { $tie ->
    [yes] Målfotot: { $horseshoes } för { $horse }, { $against } för { $other }. Det går inte att avgöra; ett till!
   *[no] Målfotot: { $horseshoes } för { $horse }, { $against } för { $other }. { $horse } med en nos!
  }

event-race-over = { $winner } vinner lopp { $race }! Målordningen: { $finish }.
event-outsider-pays = { $place ->
    [1] { $winning ->
        [yes] En outsider har vunnit: ett vinnarspel på { $horse } får { $amount } euro till, ett vinnande tvillingspel { $half }.
       *[no] En outsider har vunnit: ett vinnarspel på { $horse } får { $amount } euro till, varje tvillingspel { $half }.
      }
   *[other] { $winning ->
        [yes] En outsider är tvåa: ett vinnande tvillingspel på { $horse } får { $half } euro till.
       *[no] En outsider är tvåa: varje tvillingspel på { $horse } får { $half } euro till.
      }
  }
event-settled = { $staked ->
    [0] { $seat } satsade inget.
   *[other] { $paid ->
        [0] { $seat } satsade { $bets }, och allt är borta.
       *[other] { $bonus ->
            [0] { $seat } satsade { $bets }, och får { $paid } euro.
           *[other] { $seat } satsade { $bets }, och får { $paid } euro, inklusive { $bonus } i outsiderbonus.
          }
      }
  } { $capital ->
    [0] { $seat } har { $total }.
   *[other] Med { $capital } till för nästa lopp har { $seat } { $total }.
  }
event-side-bets-settled = { $won ->
    [yes] Sidovad ger { $seat } { $amount } euro, vilket blir { $total }.
   *[no] Sidovad kostar { $seat } { $amount } euro, vilket lämnar { $total }.
  }
event-next-race = { $seat } börjar lopp { $race }.
event-game-over = { $reason }
reason-races = Sista loppet är ridet, och den rikaste vinner.

dice-white = en vit tärning
dice-red = en röd tärning
dice-yellow = en gul tärning
dice-green = en grön tärning
dice-black = en svart tärning
die-white = en vit tärning
die-red = en röd tärning
die-yellow = en gul tärning
die-green = en grön tärning
die-black = en svart tärning
hand-white = vit
hand-red = röd
hand-yellow = gul
hand-green = grön
hand-black = svart
pool-white = vit
pool-red = röd
pool-yellow = gul
pool-green = grön
pool-black = svart
pile-white = vit
pile-red = röd
pile-yellow = gul
pile-green = grön
pile-black = svart
horseshoe-white = vit
horseshoe-black = extradrag

faces-horseshoe = en hästsko
faces-white-blank = en blank vit
faces-double = dubbla hästskor
faces-whipping = en piskning
faces-tempo = en tempoväxling
faces-red-blank = en blank röd
faces-helmet = en ryttarhjälm
faces-interference = en trängning
faces-dead-even = ett jämsides
faces-losing-speed = en fartförlust
faces-outsider-1000 = en outsider 1 000
faces-outsider-2000 = en outsider 2 000
faces-outsider-3000 = en outsider 3 000
faces-green-blank = en blank grön
faces-side-bet = ett sidovad
faces-extra-move = ett extradrag
faces-disqualified = en diskning
faces-inside-tip = ett stalltips
roll-horseshoe = hästsko
roll-white-blank = blank vit
roll-double = dubbla hästskor
roll-whipping = piskning
roll-tempo = tempoväxling
roll-red-blank = blank röd
roll-helmet = ryttarhjälm
roll-interference = trängning
roll-dead-even = jämsides
roll-losing-speed = fartförlust
roll-outsider-1000 = outsider 1 000
roll-outsider-2000 = outsider 2 000
roll-outsider-3000 = outsider 3 000
roll-green-blank = blank grön
roll-side-bet = sidovad
roll-extra-move = extradrag
roll-disqualified = diskning
roll-inside-tip = stalltips

phase-horses = hästar lottas
phase-bet = spel görs
phase-take = tärningar tas
phase-roll = tärningar kastas
phase-use = en tärning används
phase-extra = extradrag
phase-photo = målfoto
phase-over = slut

view-seat = Din plats
view-race = Lopp
view-races = Lopp i allt
view-phase = Nu
view-active = På tur
view-money = Pengar
view-side = Sidovad, betalas på slutet
view-done = Klar med spelen
view-kept = Sparade extradrag
view-row = Raden, från sist till ledning
view-out = Ute ur loppet
view-level = De två första ligger jämsides
view-was_level = Jämsides har använts
view-home = Upploppet
view-pool = Pool
view-pile = Slänghög
view-hand = Tärningar i handen
view-roll = Kast
view-bets = Dina spel
view-left = Kvar att satsa
view-step = Insatser i steg om
view-home_at = Tärningar i poolen vid upploppet
view-dice = Loppets tärningar
view-names = Hästar hittills
view-before = Före
view-after = Efter
view-capital = Till nästa lopp
view-sheets = Avslutade lopp
view-number = Nummer
view-name = Häst
view-favourite = Favorit
view-steady = Stabil
view-odds = Odds
view-horseshoe = Hästsko
view-whipped = Piskad
view-outsider = Outsider
view-horses = Hästar
view-amount = Insats
view-pays = Betalar
view-finish = Mål
view-outsiders = Outsiders
view-accounts = Konton
view-lines = Spel
view-bonus = Outsiderbonus
view-staked = Alla insatser
view-paid = Utbetalt

assumed-red = de röda tärningarnas sidor
assumed-yellow = de gula tärningarnas sidor
assumed-green = de gröna tärningarnas sidor
assumed-black = de svarta tärningarnas sidor
assumed-favourites = vilka hästar som är favoriter
assumed-steady = vilka hästar som är stabila
assumed-odds_1 = oddsen i första loppet

error-not-a-move = ”{ $text }” är inget drag här; { $phase ->
    [bet] skriv bet med euro och en häst eller två, till exempel bet 300 on 18 and 11 eller bet 300 on saffron, eller done
    [take] skriv take och färger, till exempel take white
    [use] skriv en sida och en häst, till exempel horseshoe on 11, eller put away och en färg
    [extra] skriv extra-move on och en häst, eller decline
   *[other] vänta på tärningarna
  }
error-on-no-horse = { $face } används inte på en häst
error-not-colours = ”{ $text }” är inga tärningar; skriv upp till { $most } färger av { $known }
error-no-such-colour = det finns inga tärningar ”{ $colour }”; det finns: { $known }
error-few-dice = { $dice } tärningar är nämnda; nämn 1 till { $most }
error-not-in-race = ”{ $horse }” är ingen häst i det här loppet; de startade som: { $known }
error-two-horses = ett tvillingspel nämner två olika hästar
error-three-horses = en trängning nämner tre hästar, inte { $horses }
error-not-euros = { $amount } euro går inte att satsa
error-not-a-tip = ett stalltips nämner två färger av { $known }, till exempel tip white red
error-not-a-tile = ”{ $tile }” är ingen bricka; skriv ett nummer från 1 till { $most }
error-not-a-photo = ”{ $text }” är inget målfoto; skriv hästskor, till exempel 4 for { $upper }, 3 for { $lower }
error-photo-shoes = { $dice } tärningar visar 0 till { $dice } hästskor, inte { $upper } och { $lower }
error-not-a-roll = ”{ $text }” är inget kast; skriv { $faces } sidor av { $known }
error-roll-faces = ett kast har { $most } sidor, inte { $faces }
error-no-such-face = ingen tärning visar ”{ $face }”; tärningarna visar: { $known }
error-for-players = { $kind } är spelarnas sak
error-for-chance = { $kind } är slumpens sak
error-not-for-now = { $kind } är inte aktuellt nu; bordet väntar på: { $due }
error-not-a-position = ”{ $text }” är ingen ställning i FINISH LINE: { $reason }
error-position-names = den saknar { $names }
error-position-horses = { $count } hästar är lottade till lopp { $race }
error-position-row = { $count } hästar i raden
error-position-hand = { $count } tärningar i handen
error-position-roll = { $faces } är inget som tärningarna i handen kan visa
error-position-kept = den som är på tur har inget sparat extradrag
error-position-done = ingen är kvar att satsa
error-position-sides = tärningar i färgen { $colour } har { $sides } sidor
error-position-some = { $field } är tal från 1 till { $most }, inget två gånger
error-position-seat = det finns inget sådant lopp eller ingen sådan plats
error-position-tile = bricka { $tile } finns inte att dra
error-position-marks = ”{ $marks }” kan inte ligga på en bricka
error-position-twice = en häst springer två gånger
error-position-dice = fler tärningar än som finns
error-position-bet = ”{ $bet }” får inte plats på blanketten
error-position-numbers = { $numbers } är för många
error-position-count = { $count } av ”{ $text }” väntades
error-position-parts = { $count } delar av ”{ $text }” väntades
error-edition-sides = en tärning i färgen { $colour } har { $sides } sidor, inte { $due }
error-edition-left-out = { $out } tärningar i färgen { $colour } utelämnas, och det finns bara { $dice }
error-edition-dice = ett lopp behöver 3 till { $most } tärningar, även utan dem som två spelare utelämnar
error-edition-yellow = det finns { $dice } gula tärningar; fler än { $most } lämnar för få att börja med
error-edition-white = en vit tärning behöver hästskor och blanka sidor, annars tar ett målfoto aldrig slut
show-typing = Hästar kan också nämnas vid namn, så långt det behövs: bet 300 on saffron, horseshoe on saf.
show-race = Lopp { $race } av { $races }
show-home = upplopp
show-last = sist
show-lead = först
show-level = jämsides
show-odds = odds
show-dice = tärn.
show-odd = { $odds }x
show-favourite = F
show-steady = S
show-signs = { show-favourite } är en favorit, { show-steady } en stabil häst
show-out = ute ur loppet: { $horses }
show-pool = pool { $pool } · bortlagda { $pile }
show-roll = kast
show-hand = vidare
show-side = { $settled ->
    [yes] { $amount } i sidovad inräknat
   *[no] { $amount } i sidovad, på slutet
  }
show-done = klar
show-betting = satsar
show-bets = dina spel
show-left = { $left } € kvar att satsa
show-amount = valfria hela hundratal: bet 300 on { $one }, bet 200 on { $one } and { $two }; med 0 tar du tillbaka det
show-won = Lopp { $race }: { $winner } vann
show-then = före { $horses }
show-account = { $staked ->
    [0] satsade inget
   *[other] { $bonus ->
        [0] satsade { $staked }, fick { $paid }
       *[other] satsade { $staked }, fick { $paid } med { $bonus } i outsiderbonus
      }
  }
show-bet = { $pays ->
    [0] { $amount } på { $horses } { $odds }x
   *[other] { $amount } på { $horses } { $odds }x betalar { $pays }
  }

waits-look = Till nästa lopp
euros = { $amount } €
standing = { $score } €
effect = { $how ->
    [moves] blir { place-name }
    [falls] faller, blir { place-name }
    [stays] ingen ändring
    [out] ute!
    [warned] en varning
    [gives] ger den
    [middle] i mitten
   *[rests] ligger kvar här
  }
target = { $what } { $tile }
would = { $move }. { $told }
tile = { $name }, nummer { $number }, { place-name }, odds { $odds }{ $mark ->
    [favourite] , en favorit
    [steady] , en stabil häst
   *[none] { "" }
  }{ $horseshoe ->
    [white] , med en hästsko
    [black] , med ett extradrag
   *[none] { "" }
  }{ $whipped ->
    [yes] , varnad
   *[no] { "" }
  }{ $outsider ->
    [0] { "" }
   *[other] , en outsider värd { $outsider }
  }
track = Banan
out = Ute ur loppet:
hand = Turens tärningar
heap-of = { $colour }: { $count }
heap-shut = { $colour }: { $count }. { $why }
shut = { $why ->
    [gone] Inga sådana tärningar är kvar här.
    [yellow] Gula tärningar får bara tas på upploppet, när { $most } tärningar eller färre är kvar.
    [enough] Du har nog med tärningar: lägg tillbaka en först.
   *[colours] De tre tärningarna får inte alla ha samma färg.
  }
die-idle = { $face }, ingen nytta nu
put-back = Lägg tillbaka: { $colour } tärning
passed-on = En { $colour } tärning
dice-left = { $left ->
    [one] 1 tärning kvar
   *[other] { $left } tärningar kvar
  }
meter = { $how ->
    [both] Upploppet: { dice-left }, även gula
    [yellow] Upploppet: { dice-left }, alla gula
    [home] Upploppet: { dice-left }
    [next] { dice-left }: härnäst upploppet
   *[far] { dice-left }, { $more } till upploppet
  }
key = Vad tärningar och brickor gör
key-how = Tre tärningar kastas, och en av dem används eller läggs bort. De andra två lämnas vidare. Den som tar poolens sista tärning har sista turen.
key-tiles = Brickor
key-odds = Odds 11x betalar elva gånger insatsen om hästen vinner. De följer startplatsen, och den lottas.
key-favourite = En favorit: en enda hästsko för den framåt. Startplatsen lottas som för alla.
key-steady = En stabil häst: ingen kan piska eller diska den, eller ta dess hästsko.
key-rests = Där det står ”ligger kvar här” ligger tärningen kvar på brickan tills en till kommer dit eller loppet är över.
key-white = Vita
key-red = Röda
key-yellow = Gula, från upploppet
key-green = Gröna
key-black = Svarta
does-horseshoe = Ligger kvar på valfri bricka. Den andra där för hästen fram en plats; en favorit behöver bara en.
does-double = Valfri häst går fram en plats. Det som ligger på dess bricka ligger kvar.
does-whipping = Ligger kvar på en bricka som varning. Den andra tar hästen ur loppet. Inte för stabila hästar.
does-tempo = En hästsko flyttas till en annan bricka och verkar där genast. Stabila hästar behåller sin.
does-helmet = En favorit, eller en häst med hästsko, går fram två platser; hästskon förbrukas. Inte för en ledare.
does-interference = Tre grannar läggs i valfri ny ordning.
does-dead-even = Tvåan går upp jämsides med ledaren. En gång per lopp.
does-losing-speed = En häst faller två platser och förlorar alla tärningar på sin bricka. Inte för de två sista.
does-outsider-1000 = Ligger kvar på en häst utan grön tärning. Vinner den, får alla med vinnarspel på den 1 000 € utöver oddsen; blir den etta eller tvåa, får den som har ett par med den hälften.
does-outsider-2000 = Likadant, med 2 000 €.
does-outsider-3000 = Likadant, med 3 000 €.
does-side-bet = Nästa spelare står över en tur och är skyldig dig 500, som betalas på slutet.
does-extra-move = Du behåller det. När loppet är ridet fungerar det som en hästsko.
does-disqualified = En häst lämnar loppet genast, och spel på den är förlorade. Inte för stabila hästar.
does-inside-tip = Två valfria tärningar går från slänghögen åter till poolen: loppet blir längre.

choose-horses = Tryck på en häst för att satsa på att den vinner, eller på två för att de kommer etta och tvåa.
all-bet = Alla dina pengar är satsade.
slip = Din kupong
left-of = { $left } € av { $money } € kvar
no-bets = Inga spel än.
secret-open = Sparat så snart det är skrivet, och visas inte för någon förrän loppet är över. Du kan ändra tills du är klar.
secret-done = Ingen annan ser det förrän loppet är över.
entry = { $kind ->
    [pair] { $horses } som etta och tvåa, i valfri ordning
   *[winner] { $horses } som vinnare
  }
stake = Euro att satsa
less = { $step } mindre
more = { $step } mer
half = Hälften
all = Allt
bounds = Insatser görs i steg om { $step } €, upp till { $most } €.
would-pay = Odds { $odds }: betalar { $pays } €. Sedan är { $left } € kvar.
no-room = { $left ->
    [0] Inget är kvar att satsa. Ändra eller ta tillbaka ett annat spel först.
   *[other] Det finns ingen rad kvar för { $kind ->
        [pair] ett par till
       *[winner] en vinnare till
      }. Ändra eller ta tillbaka ett spel först.
  }
write = Satsa { $amount } €
change-to = Ändra till { $amount } €
close = Avbryt
change = Ändra
change-bet = Ändra spelet på { $horses }
withdraw = Ta tillbaka
withdraw-bet = Ta tillbaka spelet på { $horses }
ticket = { $fate ->
    [won] { $amount } € × { $odds } gav { $pays } €
    [lost] { $amount } € förlorade
   *[open] { $kind ->
        [pair] { $amount } € på etta och tvåa × { $odds } = { $pays } €
       *[winner] { $amount } € på vinst × { $odds } = { $pays } €
      }
  }
bets-state = { $done ->
    [yes] { $name } är klar
   *[no] { $name } satsar
  }

due-take = Ta en tärning ur poolen.
due-take-some = Ta { $dice } tärningar, inte alla i samma färg.
due-die = Välj en av de tre tärningarna.
due-none = Ingen går att använda: välj en att lägga bort.
due-useless = Den här kan bara läggas bort.
due-use = Välj en häst.
due-tempo-change = Från vilken häst tas hästskon?
due-taker = Och vilken häst får den?
due-interfere = Välj den mellersta av tre grannar.
due-order = Deras nya ordning, bakifrån och framåt:
due-inside-tip = { $dice ->
    [one] Välj en av de bortlagda tärningarna: den går åter till poolen, och loppet blir längre.
   *[other] Välj { $dice } av de bortlagda tärningarna: de går åter till poolen, och loppet blir längre.
  }
pile-of = Bortlagda tärningar
due-extra = Ditt extradrag: välj en häst.
order = { $horses }, bakifrån och framåt
take-and-roll = Kasta
tip = Åter till poolen
back = Börja om
put-away = Lägg bort

owed = { $wins ->
    [yes] { $name } har { $amount } € att få i sidovad, betalas på slutet
   *[no] { $name } är skyldig { $amount } € i sidovad, betalas på slutet
  }
kept = { $kept ->
    [one] { $name } har ett sparat extradrag
   *[other] { $name } har { $kept } sparade extradrag
  }
photo = Målfotot
photo-shoes = { $shoes } hästskor på sex tärningar
finish-of = Målordningen i lopp { $race }
last-race = Så slutade lopp { $race }
outsider = en outsider, { $amount } €
behind = Sedan { $horses }
account = Konto: { $name }
bet-nothing = Inga spel.
signed = { $sign ->
    [minus] − { $size } €
    [plus] + { $size } €
   *[none] { $size } €
  }
sum-before = Före loppet
sum-staked = Insatser
sum-paid = Vinster
sum-bonus = Outsiders
sum-capital = Till nästa lopp
sum-side = Sidovad
sum-after = Nu

# Labels of what happens, for reports.
happening-race-called = lopp utropat
happening-drawn = häst uppställd
happening-betting-opens = spelen öppnade
happening-rolled = kast
happening-photo-taken = målfoto
happening-bet-made = spel lagt
happening-done-betting = klar med spelen
happening-off = start
happening-took = tärningar tagna
happening-home-stretch = upplopp
happening-pool-empty = poolen tom
happening-photo-due = målfoto behövs
happening-used = tärning använd
happening-tempo-changed = tempo växlat
happening-interfered = trängning
happening-drew-level = jämsides
happening-side-bet-won = sidovad vunnet
happening-extra-kept = extradrag sparat
happening-extra-declined = avstått från extradrag
happening-tipped = stalltips
happening-thrown-away = tärning bortlagd
happening-moved = häst framåt
happening-stayed = redan först
happening-fell-back = tillbaka i fältet
happening-out = ute ur loppet
happening-leads = ledning tagen
happening-race-over = loppet slut
happening-outsider-pays = outsider betalar
happening-settled = spelen avräknade
happening-side-bets-settled = sidovad avräknade
happening-next-race = nästa lopp
happening-game-over = partiet slut
happening-of-faces = sidor
happening-of-face = sida
happening-of-dice = tärningar
happening-of-die = tärning
happening-reason-races = sista loppet slut
