line = Kast fire terninger, legg dem på kort, og håp at de fortsatt ligger der når det blir din tur igjen.

learn-1 = Kast de fire terningene opptil tre ganger, hver gang dem du vil.
learn-2 = Legg terninger på kortene som ber om dem: tall, par, straighter og mer.
learn-3 = En høyere sum dytter andres terninger av et kort. Ved lik sum kaster dere én terning hver om det.
learn-4 = Et kort der terningene dine fortsatt ligger når din neste tur begynner, er ditt.
learn-5 = Ti kort hos én spiller, eller så mange som dere har avtalt, avslutter spillet. Flest poeng på kort vinner.

tour-dice = De fire terningene dine. Kast dem opptil tre ganger: Trykk på dem du beholder, og kast resten på nytt.
tour-cards = Så legger du terninger på kort. Hvert kort sier hva det tar, og hvor mange poeng det gir. En gullmynt på kortet gir ingen: Den teller for bonuskort, der det er avtalt.
tour-mine = Et kort er ditt hvis terningene dine fortsatt ligger der når din neste tur begynner. Til da kan andre dytte dem av med en høyere sum, eller ved lik sum utfordre til terningkamp: én terning hver, og den høyeste blir liggende.
tour-acts = Kast på nytt, eller stopp når du er fornøyd. Etterpå legger du terningene på kort.
tour-players = Når noen har så mange kort, er spillet over, og flest poeng vinner.

part-offer = { $card } på { $spot } (sum { $sum })
now-roll = Turen din begynner med et kast med alle fire terningene.
now-hold = Trykk på terningene du vil beholde, og kast resten på nytt: { $rolls ->
    [one] ett kast igjen
   *[other] { $rolls } kast igjen
  }.
now-fit = Slik terningene ligger nå, passer de på { $offers }.
now-no-fit = Slik terningene ligger nå, passer de ikke på noe kort du kan vinne: Kast på nytt.
now-stop = Stopp hvis du er fornøyd med terningene. Så legger du dem på kort, på flere hvis du vil.
now-put = Trykk på et kort som lyser: Terningene dine passer på { $offers }. Trykker du på terninger først, lyser kort som tar akkurat dem. Trykk så på «Legg ned».
now-push = Der andre ligger, dytter en høyere sum terningene deres av. Ved lik sum kaster dere én terning hver om kortet.
now-keep = Det som fortsatt ligger der når din neste tur begynner, er ditt.
now-extra = Ekstrakast-kortet gir ingen poeng: Terninger som fortsatt ligger der, gir deg ett kast mer i din neste tur.
now-logo = Gullmynten på et kort gir ingen poeng i seg selv. { $logos ->
    [none] Den teller bare for bonuskort, og ingen av dem spør etter den i dette spillet.
    [most] Den som har flest av dem til slutt, får bonuskortet Flest Dicetto-kort.
    [least] Den som har færrest av dem til slutt, får bonuskortet Færrest Dicetto-kort.
   *[both] Den som har flest av dem til slutt, får bonuskortet Flest Dicetto-kort, den som har færrest, får Færrest Dicetto-kort.
  }
now-none = Ingen kort tar noen av disse terningene: Ikke legg noe, så er det neste spillers tur.
now-goal = { $goal } kort avslutter spillet, og flest poeng vinner. Du har { $amount ->
    [one] 1 kort
   *[other] { $amount } kort
  } og { $points ->
    [one] 1 poeng
   *[other] { $points } poeng
  }.
now-wait = { $seat } kaster og legger terninger på kort. Så er det neste spillers tur.
now-stand = Du ligger på { $cards }: Det du fortsatt ligger på når din neste tur begynner, er ditt; til da kan andre dytte terningene dine av med en høyere sum.

option-cards = hvor mange terningkort hos én spiller som avslutter spillet
option-bonus = om fire av de åtte bonuskortene er med
option-idle-rounds = runder på rad uten innsamlede terningkort som avslutter spillet
agreed-cards = { $value } terningkort avslutter spillet
agreed-bonus = { $value ->
    [yes] fire bonuskort er med
   *[no] ingen bonuskort
  }
agreed-idle-rounds = { $value } runder uten innsamlede terningkort avslutter spillet
edition-standard = 46 terningkort
bot-casual = Går etter det mest verdifulle kortet kastet peker mot, og legger for flest mulig poeng.
bot-steady = Kaster alltid på nytt slik det lønner seg best, med sjansen for å bli dyttet av igjen regnet inn.
bot-sharp = Kaster alltid på nytt slik det lønner seg best, og regner mest med å bli dyttet av der det er lett.
bot-best = Med tre eller fire ved bordet vurderer den alt som kommer til å ligge der, slik mange spill har lært den; for to spiller den som den skarpe boten.

waits-turn = Kast terningene dine
move-roll = Kast { $faces } på nytt
move-stop = Stopp og legg terninger på kort
move-place = Legg { $groups }
groups-group = { $faces } på { $spot }
move-rolled = { $faces }
move-dealt = { $card }{ $logo ->
    [yes] {" "}med logoen
   *[no] {""}
  }
move-dealt-bonus = { $bonus }
move-battle = { $attack } mot { $defence }
real-rolled = Hva viser terningene til { $seat }?
real-dealt = Hvilket kort er snudd på plass { $spot }?
real-card = Kortet
real-logo = Gullmynten på det, logoen
real-logo-yes = med logoen
real-logo-no = ingen logo
real-dealt-bonus = Hvilket bonuskort er snudd?
real-battle = Terningkamp: Hva viser de to terningene?
real-attack = { $seat } angriper med
real-defence = { $rival } forsvarer med

slip-none-placed = Terningene dine passer på et kort, og uten terninger på noe gir denne turen ingenting.
risk-fewer = I { $times } av 100 kast passer terningene dine på kort for færre poeng enn nå.

event-bonus-turned = Bonuskort: { $bonus }, { $points ->
    [one] 1 poeng
   *[other] { $points } poeng
  }.
event-turned = Nytt på { $spot }: { $card } for { $points ->
    [one] 1 poeng
   *[other] { $points } poeng
  }{ $logo ->
    [yes] , med logoen
   *[no] {""}
  }{ $deck ->
    [0] . Nå er bunken tom.
    [one] . Ett kort er igjen i bunken.
   *[other] .
  }
event-rolled = { $fresh ->
    [yes] { $seat } kaster { $faces }.
   *[no] { $seat } kaster { $faces } og har nå { $dice }.
  }
event-rerolled = { $seat } beholder { $kept } og kaster { $faces } på nytt{ $left ->
    [0] , for siste gang
   *[other] {""}
  }.
event-stopped = { $seat } stopper med { $faces }.
event-placed = { $seat } legger { $faces } på { $card } ({ $spot }){ $points ->
    [0] {""}
   *[other] , verdt { $points }
  }.
event-placed-nothing = { $seat } legger ingen terninger på noe kort.
event-pushed-off = { $seat } dyttes av { $card } ({ $spot }) og tar { $faces-count ->
    [one] terningen
   *[other] terningene
  } med { $faces } tilbake.
event-challenged = { $seat } ligger der med { $faces }, akkurat like høyt: terningkamp om { $spot }!
event-battle-tied = Terningkamp om { $card } ({ $spot }): { $seat } og { $rival } kaster begge { $face } og må kaste på nytt.
event-battle-won = Terningkamp om { $card } ({ $spot }): { $seat } slår { $loser } med { $face } mot { $lower }, og { $loser } tar { $faces-count ->
    [one] terningen
   *[other] terningene
  } med { $faces } tilbake.
event-collected = { $closing ->
    [yes] { $seat } ligger fortsatt på { $card } ({ $spot }) og får kortet
   *[no] { $seat } samler inn { $card } ({ $spot })
  } for { $points ->
    [one] 1 poeng
   *[other] { $points } poeng
  }: { $cards ->
    [one] 1 kort
   *[other] { $cards } kort
  }, { $total ->
    [one] 1 poeng
   *[other] { $total } poeng
  } i alt.
event-extra-roll = { $seat } ligger fortsatt på Ekstrakast-kortet og har { $rolls } kast i denne turen.
event-stalling = Ingen har samlet inn et kort på { $rounds ->
    [one] en hel runde
   *[other] { $rounds } runder
  }: Én slik runde til, og spillet er over.
event-ended = { $reason ->
    [goal] { $seat } har { $count } kort, og dermed er spillet over.
    [deck] Bunken og bordet er tomme, og dermed er spillet over.
   *[idle-rounds] { $count } runder uten innsamlede kort avslutter spillet.
  }
event-bonus-won = { $bonus } går til { $seat }: { $points ->
    [one] 1 poeng ekstra
   *[other] { $points } poeng ekstra
  }, { $total } i alt.
event-bonus-tied = { $bonus } går til ingen: uavgjort.
event-game-over = Sluttstillingen. { $accounts }.
accounts-account = { $bonus ->
    [0] { $seat }: { $points }
   *[other] { $seat }: { $points } (bonuskort { $bonus })
  }

spot-a = A
spot-b = B
spot-c = C
spot-d = D
spot-x = X
card-1s = Enere
card-2s = Toere
card-3s = Treere
card-4s = Firere
card-5s = Femmere
card-6s = Seksere
card-chance = Sjanse
card-pair = Par
card-small-straight = Liten straight
card-3-of-a-kind = 3 like
card-2-pairs = 2 par
card-large-straight = Stor straight
card-4-of-a-kind = 4 like
card-extra-roll = Ekstrakast-kort
cards-1s = { card-1s }
cards-2s = { card-2s }
cards-3s = { card-3s }
cards-4s = { card-4s }
cards-5s = { card-5s }
cards-6s = { card-6s }
cards-chance = { card-chance }
cards-pair = { card-pair }
cards-small-straight = { card-small-straight }
cards-3-of-a-kind = { card-3-of-a-kind }
cards-2-pairs = { card-2-pairs }
cards-large-straight = { card-large-straight }
cards-4-of-a-kind = { card-4-of-a-kind }
bonus-least-logos = Færrest Dicetto-kort
bonus-most-logos = Flest Dicetto-kort
bonus-least-cards = Færrest kort
bonus-most-cards = Flest kort
bonus-most-straights = Flest straighter
bonus-most-chances = Flest sjanser
bonus-least-points = Færrest poeng
bonus-most-numbers = Flest 1–6
phase-bonus = et bonuskort skal snus
phase-card = et kort skal snus
phase-roll = terningene skal kastes
phase-choice = kast på nytt eller stopp
phase-place = legg terninger på kort
phase-battle = terningkamp
phase-over = spillet er over

view-goal = Kort som avslutter spillet
view-deck = Kort i bunken
view-active = Har turen
view-phase = Nå
view-rolls = Kast igjen
view-roll = Kastet
view-idle = Runder uten innsamlede kort
view-idle_rounds = Slike runder som avslutter spillet
view-spots = Bord
view-players = Spillere
view-bonuses = Bonuskort
view-spot = Plass
view-card = Kort
view-points = Poeng
view-logo = Logo
view-owner = Holdes av
view-dice = Terninger
view-attack = Angripes med
view-reach = Beste sum kastet
view-open = Høyt nok
view-cards = Kort
view-amount = Antall kort
view-logos = Logoer
view-bonus = Bonus

assumed-copies = hvor mange det er av hvert kort
assumed-points = hva hvert kort er verdt
assumed-logos = hvor mange av hvert som har logoen

error-not-a-move = «{ $text }» er ikke et trekk i DICETTO; skriv stop, roll og sider, eller put med sider og plasser, for eksempel put 5 5 on a, 3 on x, eller put nothing
error-not-a-card = «{ $text }» er ikke et kort; dette finnes: { $known }, med { $logo } for logoen
error-not-there = «{ $name }» er ikke { $what ->
    [card] et terningkort
    [bonus] et bonuskort
   *[spot] en plass
  }; dette finnes: { $known }
error-not-a-battle = «{ $text }» er ikke en terningkamp; skriv begge terningene, for eksempel 5 against 3
error-not-a-place = «{ $text }» legger ingenting; skriv sider og en plass fra a til d eller x, for eksempel 5 5 on a
error-not-that-many = terningene dine er { $dice }; så mange { $face }-ere er det ikke å legge
error-spots-once = oppgi hver plass én gang, med terningene som skal dit
error-too-many-dice = det er { $most } terninger, ikke { $dice }
error-no-such-face = en terning viser 1 til 6, ikke { $face }
error-who-does-what = spillere gjør trekk, og bare terninger og kort har utfall
error-not-a-position = «{ $text }» er ikke en stilling i DICETTO: { $reason }
error-position-names = den mangler { $names }
error-position-card = ikke noe kort å legge ut, eller ingen plass til det
error-position-battle = en terningkamp uten terninger som står mot hverandre, eller slike terninger uten terningkamp
error-position-bonus = { $count } bonuskort legges ut, før alt annet
error-position-seat = ingen slik plass
error-position-pieces = flere kort eller terninger enn det finnes
error-position-owner = ingens terninger på { $place }
error-position-count = det skulle være { $count } av «{ $text }»
error-edition-few = en bunke på { $cards } kort kan ikke fylle bordet, som trenger { $least }
error-edition-logos = { $logos } kort «{ $card }» har logoen, og det finnes bare { $copies }
error-edition-worthless = ikke noe kort i bunken er verdt et poeng, så ingen kunne vinne
show-deck = + har logoen · { $deck ->
    [one] 1 kort
   *[other] { $deck } kort
  } igjen i bunken · { $goal } kort avslutter spillet
show-idle = Ingen har samlet inn et kort på { $idle ->
    [one] en runde
   *[other] { $idle } runder
  }; { $rounds } slike runder avslutter spillet
show-bonus = bonuskort { $bonus }, { $points ->
    [one] 1 poeng
   *[other] { $points } poeng
  }: { $leader }
show-tie = uavgjort
show-owned = { $bonus ->
    [0] { $points ->
        [one] 1 poeng
       *[other] { $points } poeng
      }
   *[other] { $points } poeng og { $bonus } for bonuskort
  }, { $cards ->
    [one] 1 kort
   *[other] { $cards } kort
  }, { $logos ->
    [one] 1 logo
   *[other] { $logos } logoer
  }
show-against = mot
show-rolls = { $rolls ->
    [0] ingen kast igjen
    [one] 1 kast igjen
   *[other] { $rolls } kast igjen
  }
table = Kortene på bordet
deck = { $deck ->
    [0] Bunken er tom
    [one] 1 kort i bunken
   *[other] { $deck } kort i bunken
  }
ends = { $goal } kort avslutter spillet
spot-card = { $spot }: { $card }{ $points ->
    [0] {""}
    [one] , 1 poeng
   *[other] , { $points } poeng
  }{ $logo ->
    [yes] , med logoen
   *[no] {""}
  }.
spot-empty = { $spot }: ikke noe kort
spot-dice = { $name } har { $faces } der.
yours = Ditt
effect = { $effect ->
    [pushed-off] dyttes av
   *[challenged] terningkamp
  }
puts = { $more ->
    [yes] { $effect ->
        [pushed-off] { $picked } + dine { $added } = { $sum } dytter av
        [challenged] { $picked } + dine { $added } = { $sum }: terningkamp
       *[free] legg { $picked } + dine { $added } = { $sum } her
      }
   *[no] { $effect ->
        [pushed-off] en sum på { $sum } dytter av
        [challenged] terningkamp ved { $sum }
       *[free] legg en sum på { $sum } her
      }
  }
take-back = Ta tilbake
asks-1s = minst én ener
asks-2s = minst én toer
asks-3s = minst én treer
asks-4s = minst én firer
asks-5s = minst én femmer
asks-6s = minst én sekser
asks-chance = fritt valg
asks-pair = 2 like terninger
asks-small-straight = 3 i rekkefølge
asks-3-of-a-kind = 3 like terninger
asks-2-pairs = 2 og 2 like terninger
asks-large-straight = 4 i rekkefølge
asks-4-of-a-kind = 4 like terninger
asks-extra-roll = fritt valg, for et 4. kast
note = { $note ->
    [asks] { $asks }
    [beat] { $sum } å slå
    [needs] trenger { $asks }
    [low] { $sum } å slå, ikke med { $reach }
    [higher] { $sum } å slå: { $reach } holder
    [equal] { $sum } å slå: { $reach } gir terningkamp
    [stands] din neste tur, om de ligger ennå
    [fits] du har en sum på { $reach }
    [picked] ikke med { $these }
   *[used] terningene ligger på et annet kort
  }
put-on = { $spot }, { $card }: { $effect }
dice-of = Terningene til { $name }
not-rolled = En ukastet terning
die = { $face }
die-held = { $face }, beholdt
die-on = { $face }, skal ligge på { $spot }
held = beholdt
battle = Terningkamp om { $card }
verdict = { $verdict ->
    [won] { $name } blir liggende på kortet.
    [tied] Uavgjort: Begge kaster på nytt.
   *[due] Den høyeste terningen blir liggende.
  }
of-bonus = { $bonus ->
    [one] 1 poeng
   *[other] { $bonus } poeng
  } for bonuskort
cards-of = { $cards } av { $goal } kort
cards-by = Kortene til { $name }
count-of = { $card }: { $count }
logos = { $logos ->
    [one] 1 logo
   *[other] { $logos } logoer
  }
logo = Dicetto-logoen: Den teller bare for bonuskort
home = { $dice ->
    [one] 1 terning hjemme
   *[other] { $dice } terninger hjemme
  }
players = Hva alle har
bonuses = Bonuskort, og hvem som ville fått dem nå
bonuses-won = Bonuskort, og hvem som fikk dem
worth = { $points ->
    [one] 1 poeng
   *[other] { $points } poeng
  }
doing = { $doing ->
    [hold] Trykk på dem du beholder.
    [put] Velg et kort, eller terninger først.
    [card] Trykk nå på et kort som lyser.
    [none] Ingen kort tar disse terningene.
    [all] Legge dem ned?
    [planned] Flere terninger, eller legge ned?
    [roll] Ditt kast.
    [deal] Kort legges ut.
   *[wait] { $name } har turen.
  }
roll = { $dice ->
    [0] Kast
    [one] Kast 1 terning
   *[other] Kast { $dice } terninger
  }
stop = Stopp
stop-hint = legg så terninger
put = Legg ned
put-nothing = Ikke legg noe
refused-D8 = la minst én terning være igjen å kaste, eller stopp
put-hint = { $points ->
    [0] dette gir ingen poeng
    [one] 1 poeng hvis det blir liggende
   *[other] { $points } poeng hvis det blir liggende
  }

# Labels of what happens, for reports.
happening-bonus-turned = bonuskort snudd
happening-turned = kort snudd
happening-rolled = kast
happening-rerolled = nytt kast
happening-stopped = stopp
happening-placed = terninger på kort
happening-placed-nothing = ingenting lagt
happening-pushed-off = dyttet av
happening-challenged = kamp begynner
happening-battle-tied = kamp uavgjort
happening-battle-won = kamp vunnet
happening-collected = kort samlet inn
happening-extra-roll = ekstrakast
happening-stalling = runder uten kort
happening-ended = slutten nådd
happening-bonus-won = bonuskort vunnet
happening-bonus-tied = bonuskort uavgjort
happening-game-over = spillet slutt
happening-reason-goal = nok kort
happening-reason-deck = bunke og bord tomme
happening-reason-idle-rounds = runder uten kort
happening-of-faces = øyne
happening-of-face = øyne
happening-of-card = kort
happening-of-spot = plass
happening-of-bonus = bonuskort
happening-of-reason = grunn
