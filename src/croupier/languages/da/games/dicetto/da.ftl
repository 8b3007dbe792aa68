line = Kast fire terninger, læg dem på kort, og håb, at de stadig ligger der i din næste tur.

learn-1 = Kast dine fire terninger op til tre gange, hver gang dem, du vil.
learn-2 = Læg terninger på de kort, der beder om dem: tal, par, straights og mere.
learn-3 = En højere sum skubber andres terninger væk fra et kort. Ved samme sum kaster I én terning hver om det.
learn-4 = Et kort, som dine terninger stadig ligger på, når din næste tur begynder, er dit.
learn-5 = Ti kort hos én spiller, eller så mange I har aftalt, slutter spillet. Flest point på kort vinder.

tour-dice = Dine fire terninger. Kast dem op til tre gange: tryk på dem, du beholder, og kast de andre om.
tour-cards = Læg så terninger på kort. Hvert kort siger, hvad det tager, og hvor mange point det giver. En guldmønt på det giver ingen: den tæller for bonuskort, hvor de er aftalt.
tour-mine = Et kort er dit, hvis dine terninger stadig ligger på det, når din næste tur begynder. Indtil da kan andre skubbe dem væk med en højere sum eller med en lige så høj kæmpe en terningkamp: én terning hver, og den højeste bliver.
tour-acts = Kast om, eller stop, når du er tilfreds med dine terninger. Derefter lægger du dem på kort.
tour-players = Når nogen har så mange kort, slutter spillet, og flest point vinder.

part-offer = { $card } på { $spot } (sum { $sum })
now-roll = Din tur begynder med et kast med alle fire terninger.
now-hold = Tryk på de terninger, du beholder, og kast de andre om: { $rolls ->
    [one] ét kast tilbage
   *[other] { $rolls } kast tilbage
  }.
now-fit = Som de ligger, passer dine terninger til { $offers }.
now-no-fit = Som de ligger, passer dine terninger ikke til noget kort, du kan vinde: kast om.
now-stop = Stop, hvis du er tilfreds med dine terninger. Så lægger du dem på kort, på flere, hvis du vil.
now-put = Tryk på et kort, der lyser: dine terninger passer til { $offers }. Trykker du på terninger først, lyser de kort, der tager netop dem. Tryk så på ”Læg”.
now-push = Hvor andre ligger, skubber en højere sum deres terninger væk. Ved samme sum kaster I én terning hver om kortet.
now-keep = Det, der stadig ligger der, når din næste tur begynder, er dit.
now-extra = Ekstra kast-kortet giver ingen point: terninger, der stadig ligger på det, giver dig ét kast mere i din næste tur.
now-logo = Guldmønten på et kort giver ingen point i sig selv. { $logos ->
    [none] Den tæller kun for bonuskort, og ingen af dem i dette spil spørger efter den.
    [most] Den, der har flest af dem til sidst, får bonuskortet Flest Dicetto-kort.
    [least] Den, der har færrest af dem til sidst, får bonuskortet Færrest Dicetto-kort.
   *[both] Den, der har flest af dem til sidst, får bonuskortet Flest Dicetto-kort, den med færrest Færrest Dicetto-kort.
  }
now-none = Intet kort tager nogen af disse terninger: læg ingen, så har den næste spiller turen.
now-goal = { $goal } kort slutter spillet, og flest point vinder. Du har { $amount ->
    [one] 1 kort
   *[other] { $amount } kort
  } og { $points ->
    [one] 1 point
   *[other] { $points } point
  }.
now-wait = { $seat } kaster og lægger terninger på kort. Derefter har den næste spiller turen.
now-stand = Du ligger på { $cards }: dine, når din næste tur begynder, hvis ingen skubber dine terninger væk med en højere sum.

option-cards = hvor mange terningkort der slutter spillet, når nogen har dem
option-bonus = om fire af de otte bonuskort er med
option-idle-rounds = runder i træk uden et hjemtaget terningkort, der slutter spillet
agreed-cards = { $value } terningkort slutter spillet
agreed-bonus = { $value ->
    [yes] fire bonuskort er med
   *[no] ingen bonuskort
  }
agreed-idle-rounds = { $value } runder uden et hjemtaget terningkort slutter spillet
edition-standard = 46 terningkort
bot-casual = Går efter det mest værdifulde kort, kastet lægger op til, og lægger for flest mulige point.
bot-steady = Kaster om præcis, som det er bedst for det, lægningen er værd, og kender chancen for at blive skubbet væk igen.
bot-sharp = Kaster om præcis, som det er bedst for det, lægningen er værd, og regner snarere med at blive skubbet væk, hvor det er let.
bot-best = Med tre eller fire ved bordet vurderer den alt, hvad der kommer til at ligge der, som mange spil har lært den; for to spiller den som den skarpe bot.

waits-turn = Kast dine terninger
move-roll = Kast { $faces } om
move-stop = Stop og læg terninger på kort
move-place = Læg { $groups }
groups-group = { $faces } på { $spot }
move-rolled = { $faces }
move-dealt = { $card }{ $logo ->
    [yes] {" "}med logo
   *[no] {""}
  }
move-dealt-bonus = { $bonus }
move-battle = { $attack } mod { $defence }
real-rolled = { $seat }: hvad viser terningerne?
real-dealt = Hvilket kort vendes på plads { $spot }?
real-card = Kortet
real-logo = Dets guldmønt, logoet
real-logo-yes = med logo
real-logo-no = uden logo
real-dealt-bonus = Hvilket bonuskort vendes?
real-battle = Terningkamp: hvad viser de to terninger?
real-attack = { $seat } angriber med
real-defence = { $rival } forsvarer med

slip-none-placed = Dine terninger passer til et kort, og uden terninger på et giver denne tur ingenting.
risk-fewer = I { $times } af 100 kast passer dine terninger på kort for færre point end nu.

event-bonus-turned = Bonuskort: { $bonus }, { $points ->
    [one] 1 point
   *[other] { $points } point
  }.
event-turned = Nyt på { $spot }: { $card } til { $points ->
    [one] 1 point
   *[other] { $points } point
  }{ $logo ->
    [yes] , med logo
   *[no] {""}
  }{ $deck ->
    [0] . Bunken er tom nu.
    [one] . Ét kort er tilbage i bunken.
   *[other] .
  }
event-rolled = { $fresh ->
    [yes] { $seat } kaster { $faces }.
   *[no] { $seat } kaster { $faces } og har nu { $dice }.
  }
event-rerolled = { $seat } beholder { $kept } og kaster { $faces } om{ $left ->
    [0] , for sidste gang
   *[other] {""}
  }.
event-stopped = { $seat } stopper med { $faces }.
event-placed = { $seat } lægger { $faces } på kortet { $card } ({ $spot }){ $points ->
    [0] {""}
   *[other] , { $points } point værd
  }.
event-placed-nothing = { $seat } lægger ingen terninger på kort.
event-pushed-off = { $seat } skubbes væk fra kortet { $card } ({ $spot }) og tager { $faces-count ->
    [one] terningen
   *[other] terningerne
  } med { $faces } tilbage.
event-challenged = { $seat } ligger der med { $faces }, lige så højt: terningkamp om { $spot }!
event-battle-tied = Terningkamp om kortet { $card } ({ $spot }): { $seat } og { $rival } kaster begge { $face } og skal kaste igen.
event-battle-won = Terningkamp om kortet { $card } ({ $spot }): { $seat } slår { $loser } med { $face } mod { $lower }, og { $loser } tager { $faces-count ->
    [one] terningen
   *[other] terningerne
  } med { $faces } tilbage.
event-collected = { $closing ->
    [yes] { $seat } ligger stadig på kortet { $card } ({ $spot }) og får det
   *[no] { $seat } tager kortet { $card } ({ $spot }) hjem
  } for { $points ->
    [one] 1 point
   *[other] { $points } point
  }: { $cards ->
    [one] 1 kort
   *[other] { $cards } kort
  }, { $total ->
    [one] 1 point
   *[other] { $total } point
  } i alt.
event-extra-roll = { $seat } ligger stadig på Ekstra kast-kortet og har { $rolls } kast i denne tur.
event-stalling = Ingen har taget et kort hjem i { $rounds ->
    [one] en hel runde
   *[other] { $rounds } runder
  }: én sådan runde mere, og spillet slutter.
event-ended = { $reason ->
    [goal] { $seat } har { $count } kort, og det slutter spillet.
    [deck] Bunke og bord er tomme, og det slutter spillet.
   *[idle-rounds] { $count } runder uden et hjemtaget kort slutter spillet.
  }
event-bonus-won = { $bonus } går til { $seat }: { $points ->
    [one] 1 point mere
   *[other] { $points } point mere
  }, { $total } i alt.
event-bonus-tied = { $bonus } går ikke til nogen: det står lige.
event-game-over = Slutstillingen. { $accounts }.
accounts-account = { $bonus ->
    [0] { $seat }: { $points }
   *[other] { $seat }: { $points } (bonuskort { $bonus })
  }

spot-a = A
spot-b = B
spot-c = C
spot-d = D
spot-x = X
card-1s = 1’ere
card-2s = 2’ere
card-3s = 3’ere
card-4s = 4’ere
card-5s = 5’ere
card-6s = 6’ere
card-chance = Chancen
card-pair = Par
card-small-straight = Lille straight
card-3-of-a-kind = 3 af en slags
card-2-pairs = 2 par
card-large-straight = Stor straight
card-4-of-a-kind = 4 af en slags
card-extra-roll = Ekstra kast
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
bonus-most-straights = Flest straights
bonus-most-chances = Flest Chancen-kort
bonus-least-points = Færrest point
bonus-most-numbers = Flest 1–6
phase-bonus = et bonuskort skal vendes
phase-card = et kort skal vendes
phase-roll = terninger skal kastes
phase-choice = kast om eller stop
phase-place = læg terninger på kort
phase-battle = terningkamp i vente
phase-over = spillet er slut

view-goal = Kort, der slutter spillet
view-deck = Kort i bunken
view-active = Har turen
view-phase = Hvad der venter
view-rolls = Kast tilbage
view-roll = Kastet
view-idle = Runder uden et hjemtaget kort
view-idle_rounds = Sådanne runder, der slutter spillet
view-spots = Bord
view-players = Spillere
view-bonuses = Bonuskort
view-spot = Plads
view-card = Kort
view-points = Point
view-logo = Logo
view-owner = Besat af
view-dice = Terninger
view-attack = Angrebet med
view-reach = Bedste kastede sum
view-open = Høj nok
view-cards = Kort
view-amount = Antal kort
view-logos = Logoer
view-bonus = Bonus

assumed-copies = hvor mange der er af hvert kort
assumed-points = hvad hvert kort er værd
assumed-logos = hvor mange af hvert der har logoet

error-not-a-move = ”{ $text }” er ikke et træk i DICETTO; skriv stop, roll og tal eller put med tal og pladser, fx put 5 5 on a, 3 on x, eller put nothing
error-not-a-card = ”{ $text }” er ikke et kort; der er: { $known }, med { $logo } for logoet
error-not-there = ”{ $name }” er ikke { $what ->
    [card] et terningkort
    [bonus] et bonuskort
   *[spot] en plads
  }; der er: { $known }
error-not-a-battle = ”{ $text }” er ikke en terningkamp; skriv begge terninger, fx 5 against 3
error-not-a-place = ”{ $text }” lægger intet; skriv tal og en plads fra a til d eller x, fx 5 5 on a
error-not-that-many = dine terninger er { $dice }; der er ikke så mange { $face }’ere at lægge
error-spots-once = nævn hver plads én gang, med de terninger, der skal ligge der
error-too-many-dice = der er { $most } terninger, ikke { $dice }
error-no-such-face = en terning viser 1 til 6, ikke { $face }
error-who-does-what = spillere foretager træk, og kun terninger og kort har udfald
error-not-a-position = ”{ $text }” er ikke en stilling i DICETTO: { $reason }
error-position-names = den mangler { $names }
error-position-card = intet kort at lægge ud, eller ingen plads til det
error-position-battle = en terningkamp uden terninger, der ligger mod hinanden, eller sådanne terninger uden en terningkamp
error-position-bonus = { $count } bonuskort lægges ud, før alt andet
error-position-seat = den plads findes ikke
error-position-pieces = flere kort eller terninger, end der er
error-position-owner = terninger uden ejer på { $place }
error-position-count = der skulle være { $count } af ”{ $text }”
error-edition-few = en bunke på { $cards } kort kan ikke fylde bordet, som kræver { $least }
error-edition-logos = { $logos } kort ”{ $card }” har logoet, og der er kun { $copies }
error-edition-worthless = intet kort i bunken er et point værd, så ingen kunne vinde
show-deck = + har logoet · { $deck ->
    [one] 1 kort
   *[other] { $deck } kort
  } tilbage i bunken · { $goal } kort slutter spillet
show-idle = Ingen har taget et kort hjem i { $idle ->
    [one] en runde
   *[other] { $idle } runder
  }; { $rounds } sådanne runder slutter spillet
show-bonus = bonuskort { $bonus }, { $points ->
    [one] 1 point
   *[other] { $points } point
  }: { $leader }
show-tie = står lige
show-owned = { $bonus ->
    [0] { $points ->
        [one] 1 point
       *[other] { $points } point
      }
   *[other] { $points } point og { $bonus } for bonuskort
  }, { $cards ->
    [one] 1 kort
   *[other] { $cards } kort
  }, { $logos ->
    [one] 1 logo
   *[other] { $logos } logoer
  }
show-against = mod
show-rolls = { $rolls ->
    [0] intet kast tilbage
    [one] 1 kast tilbage
   *[other] { $rolls } kast tilbage
  }
table = Kortene på bordet
deck = { $deck ->
    [0] Bunken er tom
    [one] 1 kort i bunken
   *[other] { $deck } kort i bunken
  }
ends = { $goal } kort slutter spillet
spot-card = { $spot }: { $card }{ $points ->
    [0] {""}
    [one] , 1 point
   *[other] , { $points } point
  }{ $logo ->
    [yes] , med logo
   *[no] {""}
  }.
spot-empty = { $spot }: intet kort
spot-dice = { $name } har { $faces } der.
yours = Dit
effect = { $effect ->
    [pushed-off] skubbes væk
   *[challenged] terningkamp
  }
puts = { $more ->
    [yes] { $effect ->
        [pushed-off] { $picked } + dine { $added } = { $sum } skubber væk
        [challenged] { $picked } + dine { $added } = { $sum }: terningkamp
       *[free] læg { $picked } + dine { $added } = { $sum } her
      }
   *[no] { $effect ->
        [pushed-off] en sum på { $sum } skubber væk
        [challenged] terningkamp ved { $sum }
       *[free] læg en sum på { $sum } her
      }
  }
take-back = Tag tilbage
asks-1s = en eller flere 1’ere
asks-2s = en eller flere 2’ere
asks-3s = en eller flere 3’ere
asks-4s = en eller flere 4’ere
asks-5s = en eller flere 5’ere
asks-6s = en eller flere 6’ere
asks-chance = vilkårlige terninger
asks-pair = 2 ens terninger
asks-small-straight = 3 i rækkefølge
asks-3-of-a-kind = 3 ens terninger
asks-2-pairs = 2 og 2 ens terninger
asks-large-straight = 4 i rækkefølge
asks-4-of-a-kind = 4 ens terninger
asks-extra-roll = vilkårlige, for et 4. kast
note = { $note ->
    [asks] { $asks }
    [beat] { $sum } at slå
    [needs] kræver { $asks }
    [low] { $sum } at slå, ikke med { $reach }
    [higher] { $sum } at slå: { $reach } er nok
    [equal] { $sum } at slå: { $reach } giver terningkamp
    [stands] i næste tur, hvis de stadig ligger
    [fits] du har en sum på { $reach }
    [picked] ikke med { $these }
   *[used] dets terninger ligger et andet sted
  }
put-on = { $spot }, { $card }: { $effect }
dice-of = Terninger: { $name }
not-rolled = Endnu ikke kastet terning
die = { $face }
die-held = { $face }, beholdt
die-on = { $face }, skal ligge på { $spot }
held = beholdt
battle = Terningkamp om kortet { $card }
verdict = { $verdict ->
    [won] { $name } bliver på kortet.
    [tied] Lige: begge kaster igen.
   *[due] Den højeste terning bliver.
  }
of-bonus = { $bonus ->
    [one] 1 point
   *[other] { $bonus } point
  } for bonuskort
cards-of = { $cards } af { $goal } kort
cards-by = Kort: { $name }
count-of = { $card }: { $count }
logos = { $logos ->
    [one] 1 logo
   *[other] { $logos } logoer
  }
logo = Logoet: det tæller kun for bonuskort
home = { $dice ->
    [one] 1 terning hjemme
   *[other] { $dice } terninger hjemme
  }
players = Hvad alle har
bonuses = Bonuskort, og hvem der ville få dem nu
bonuses-won = Bonuskort, og hvem der fik dem
worth = { $points ->
    [one] 1 point
   *[other] { $points } point
  }
doing = { $doing ->
    [hold] Tryk på de terninger, du beholder.
    [put] Tryk på et kort, eller vælg terninger først.
    [card] Tryk nu på et kort, der lyser.
    [none] Intet kort tager nogen af disse terninger.
    [all] Lægge dem?
    [planned] Flere terninger, eller lægge dem?
    [roll] Dit kast.
    [deal] Kort lægges ud.
   *[wait] { $name } har turen.
  }
roll = { $dice ->
    [0] Kast
    [one] Kast 1 terning
   *[other] Kast { $dice } terninger
  }
stop = Stop
stop-hint = læg så terninger
put = Læg
put-nothing = Læg ingen
refused-D8 = der skal være mindst én terning at kaste; ellers stop
put-hint = { $points ->
    [0] det giver ingen point
    [one] 1 point, hvis det holder
   *[other] { $points } point, hvis det holder
  }

# Labels of what happens, for reports.
happening-bonus-turned = bonuskort vendt
happening-turned = kort vendt
happening-rolled = kast
happening-rerolled = omkast
happening-stopped = stop
happening-placed = terninger på kort
happening-placed-nothing = intet lagt
happening-pushed-off = skubbet væk
happening-challenged = kamp begynder
happening-battle-tied = kamp uafgjort
happening-battle-won = kamp vundet
happening-collected = kort taget hjem
happening-extra-roll = ekstra kast
happening-stalling = runder uden kort
happening-ended = slutningen nået
happening-bonus-won = bonuskort vundet
happening-bonus-tied = bonuskort uafgjort
happening-game-over = spillet slut
happening-reason-goal = kort nok
happening-reason-deck = bunke og bord tomme
happening-reason-idle-rounds = runder uden kort
happening-of-faces = øjne
happening-of-face = øjne
happening-of-card = kort
happening-of-spot = plads
happening-of-bonus = bonuskort
happening-of-reason = grund
