line = Kasta fyra tärningar, ställ dem på kort och hoppas att de står kvar till din nästa tur.

learn-1 = Kasta dina fyra tärningar upp till tre gånger, varje gång de du vill.
learn-2 = Ställ tärningar på kort som vill ha dem: tal, par, stegar och mer.
learn-3 = En högre summa knuffar bort andras tärningar från kortet. Vid lika summa kastar ni var sin tärning om det.
learn-4 = Ett kort där dina tärningar står kvar när din nästa tur börjar är ditt.
learn-5 = När någon har tio kort, eller så många som ni har kommit överens om, är spelet slut. Flest poäng på kort vinner.

tour-dice = Dina fyra tärningar. Kasta dem upp till tre gånger: tryck på dem du sparar och kasta om resten.
tour-cards = Lägg sedan tärningar på kort. Varje kort säger vad det vill ha och hur många poäng det ger. Ett guldmynt på det ger inga: det räknas för bonuskort, om ni spelar med sådana.
tour-mine = Ett kort är ditt om dina tärningar står kvar på det när din nästa tur börjar. Till dess kan andra knuffa bort dem med en högre summa, eller vid lika summa ta en tärningsduell: var sin tärning, och den högre stannar.
tour-acts = Kasta igen, eller stanna när du är nöjd. Sedan lägger du tärningarna på kort.
tour-players = När någon har så här många kort är spelet slut, och flest poäng vinner.

part-offer = { $card } på { $spot } (summa { $sum })
now-roll = Din tur börjar med ett kast med alla fyra tärningar.
now-hold = Tryck på tärningarna du sparar och kasta om resten: { $rolls ->
    [one] ett kast är kvar
   *[other] { $rolls } kast är kvar
  }.
now-fit = Som de ligger passar dina tärningar { $offers }.
now-no-fit = Som de ligger passar dina tärningar inget kort du kan vinna: kasta igen.
now-stop = Stanna om du är nöjd med tärningarna. Sedan lägger du dem på kort, på flera om du vill.
now-put = Tryck på ett kort som lyser: dina tärningar passar { $offers }. Väljer du tärningar först lyser de kort som tar just dem. Tryck sedan på ”Lägg ner”.
now-push = Där andra står knuffar en högre summa bort deras tärningar. Vid lika summa kastar ni var sin tärning om kortet.
now-keep = Det som står kvar där när din nästa tur börjar är ditt.
now-extra = Extrakortet ger inga poäng: tärningar som står kvar på det ger dig ett kast till i din nästa tur.
now-logo = Guldmyntet på ett kort ger inga poäng i sig. { $logos ->
    [none] Det räknas bara för bonuskort, och inget av dem frågar efter det i det här partiet.
    [most] Den som har flest i slutet får bonuskortet Flest Dicettokort.
    [least] Den som har färst i slutet får bonuskortet Färst Dicettokort.
   *[both] Den som har flest i slutet får bonuskortet Flest Dicettokort, den som har färst får Färst Dicettokort.
  }
now-none = Inget kort tar någon av de här tärningarna: lägg inget, så är det nästa spelares tur.
now-goal = { $goal } kort avslutar spelet, och flest poäng vinner. Du har { $amount ->
    [one] 1 kort
   *[other] { $amount } kort
  } och { $points ->
    [one] 1 poäng
   *[other] { $points } poäng
  }.
now-wait = { $seat } kastar och lägger tärningar på kort. Sedan är det nästa spelares tur.
now-stand = Du står på { $cards }: dina när din nästa tur börjar, om ingen knuffar bort dina tärningar med en högre summa.

option-cards = hur många tärningskort som avslutar spelet när någon har dem
option-bonus = om fyra av de åtta bonuskorten är med
option-idle-rounds = rundor i rad utan hemtaget tärningskort som avslutar spelet
agreed-cards = { $value } tärningskort avslutar spelet
agreed-bonus = { $value ->
    [yes] fyra bonuskort är med
   *[no] inga bonuskort
  }
agreed-idle-rounds = { $value } rundor utan hemtaget tärningskort avslutar spelet
edition-standard = 46 tärningskort
bot-casual = Siktar på det mest värda kortet som kastet lockar med, och lägger för flest möjliga poäng.
bot-steady = Kastar om exakt så som är bäst för värdet av att lägga, med hänsyn till risken att knuffas bort.
bot-sharp = Kastar om exakt så som är bäst för värdet av att lägga, och räknar mer med att knuffas bort där det är lätt.
bot-best = Med tre eller fyra vid bordet bedömer den allt som kommer att ligga där, så som många partier har lärt den; för två spelar den som den skarpa boten.

waits-turn = Kasta dina tärningar
move-roll = Kasta om { $faces }
move-stop = Stanna och lägg tärningar på kort
move-place = Lägg { $groups }
groups-group = { $faces } på { $spot }
move-rolled = { $faces }
move-dealt = { $card }{ $logo ->
    [yes] {" "}med loggan
   *[no] {""}
  }
move-dealt-bonus = { $bonus }
move-battle = { $attack } mot { $defence }
real-rolled = Kast av { $seat }: vad visar tärningarna?
real-dealt = Vilket kort vänds upp på plats { $spot }?
real-card = Kortet
real-logo = Guldmyntet, Dicettologgan
real-logo-yes = med loggan
real-logo-no = utan logga
real-dealt-bonus = Vilket bonuskort vänds upp?
real-battle = Tärningsduell: vad visar de två tärningarna?
real-attack = { $seat } anfaller med
real-defence = { $rival } försvarar med

slip-none-placed = Dina tärningar passar ett kort, och utan tärningar på något ger turen ingenting.
risk-fewer = I { $times } av 100 kast passar dina tärningar på kort för färre poäng än nu.

event-bonus-turned = Bonuskort: { $bonus }, { $points ->
    [one] 1 poäng
   *[other] { $points } poäng
  }.
event-turned = Nytt på { $spot }: { $card } för { $points ->
    [one] 1 poäng
   *[other] { $points } poäng
  }{ $logo ->
    [yes] , med loggan
   *[no] {""}
  }{ $deck ->
    [0] . Kortleken är nu tom.
    [one] . Ett kort är kvar i kortleken.
   *[other] .
  }
event-rolled = { $fresh ->
    [yes] { $seat } kastar { $faces }.
   *[no] { $seat } kastar { $faces } och har nu { $dice }.
  }
event-rerolled = { $seat } sparar { $kept } och kastar om { $faces }{ $left ->
    [0] , för sista gången
   *[other] {""}
  }.
event-stopped = { $seat } stannar med { $faces }.
event-placed = { $seat } lägger { $faces } på { $card } ({ $spot }){ $points ->
    [0] {""}
   *[other] , värt { $points }
  }.
event-placed-nothing = { $seat } lägger inga tärningar på något kort.
event-pushed-off = { $seat } knuffas bort från { $card } ({ $spot }) och tar tillbaka { $faces-count ->
    [one] tärningen
   *[other] tärningarna
  } med { $faces }.
event-challenged = { $seat } står där med { $faces }, precis lika högt: tärningsduell om { $spot }!
event-battle-tied = Tärningsduell om { $card } ({ $spot }): { $seat } och { $rival } kastar båda { $face } och måste kasta igen.
event-battle-won = Tärningsduell om { $card } ({ $spot }): { $seat } slår { $loser } med { $face } mot { $lower }, och { $loser } tar tillbaka { $faces-count ->
    [one] tärningen
   *[other] tärningarna
  } med { $faces }.
event-collected = { $closing ->
    [yes] { $seat } står kvar på { $card } ({ $spot }) och får det
   *[no] { $seat } tar hem { $card } ({ $spot })
  } för { $points ->
    [one] 1 poäng
   *[other] { $points } poäng
  }: { $cards ->
    [one] 1 kort
   *[other] { $cards } kort
  }, { $total ->
    [one] 1 poäng
   *[other] { $total } poäng
  } totalt.
event-extra-roll = { $seat } står kvar på Extrakortet och har { $rolls } kast i den här turen.
event-stalling = Ingen har tagit hem ett kort på { $rounds ->
    [one] en hel runda
   *[other] { $rounds } rundor
  }: en sådan runda till, och spelet är slut.
event-ended = { $reason ->
    [goal] { $seat } har { $count } kort, och det avslutar spelet.
    [deck] Kortleken och bordet är tomma, och det avslutar spelet.
   *[idle-rounds] { $count } rundor utan hemtaget kort avslutar spelet.
  }
event-bonus-won = { $bonus } går till { $seat }: { $points ->
    [one] 1 poäng till
   *[other] { $points } poäng till
  }, { $total } totalt.
event-bonus-tied = { $bonus } går till ingen: det är lika.
event-game-over = Slutställningen. { $accounts }.
accounts-account = { $bonus ->
    [0] { $seat }: { $points }
   *[other] { $seat }: { $points } (bonuskort { $bonus })
  }

spot-a = A
spot-b = B
spot-c = C
spot-d = D
spot-x = X
card-1s = Ettor
card-2s = Tvåor
card-3s = Treor
card-4s = Fyror
card-5s = Femmor
card-6s = Sexor
card-chance = Chans
card-pair = Par
card-small-straight = Liten stege
card-3-of-a-kind = Triss
card-2-pairs = 2 par
card-large-straight = Stor stege
card-4-of-a-kind = Fyrtal
card-extra-roll = Extrakortet
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
bonus-least-logos = Färst Dicettokort
bonus-most-logos = Flest Dicettokort
bonus-least-cards = Färst kort
bonus-most-cards = Flest kort
bonus-most-straights = Flest stegar
bonus-most-chances = Flest chanser
bonus-least-points = Minst poäng
bonus-most-numbers = Flest 1–6-kort
phase-bonus = ett bonuskort ska vändas upp
phase-card = ett kort ska vändas upp
phase-roll = tärningar ska kastas
phase-choice = kasta igen eller stanna
phase-place = lägg tärningar på kort
phase-battle = en tärningsduell ska avgöras
phase-over = spelet är slut

view-goal = Kort som avslutar spelet
view-deck = Kort i kortleken
view-active = På tur
view-phase = På gång
view-rolls = Kast kvar
view-roll = Kastet
view-idle = Rundor utan hemtaget kort
view-idle_rounds = Sådana rundor som avslutar spelet
view-spots = Bordet
view-players = Spelare
view-bonuses = Bonuskort
view-spot = Plats
view-card = Kort
view-points = Poäng
view-logo = Logga
view-owner = Hålls av
view-dice = Tärningar
view-attack = Anfallet med
view-reach = Bästa kastade summa
view-open = Högt nog
view-cards = Kort
view-amount = Antal kort
view-logos = Loggor
view-bonus = Bonus

assumed-copies = hur många det finns av varje kort
assumed-points = vad varje kort är värt
assumed-logos = hur många av varje som har loggan

error-not-a-move = ”{ $text }” är inget drag i DICETTO; skriv stop, roll och tal, eller put med tal och platser, till exempel put 5 5 on a, 3 on x, eller put nothing
error-not-a-card = ”{ $text }” är inget kort; det finns: { $known }, med { $logo } för loggan
error-not-there = ”{ $name }” är { $what ->
    [card] inget tärningskort
    [bonus] inget bonuskort
   *[spot] ingen plats
  }; det finns: { $known }
error-not-a-battle = ”{ $text }” är ingen tärningsduell; skriv båda tärningarna, till exempel 5 against 3
error-not-a-place = ”{ $text }” lägger inget; skriv tal och en plats från a till d eller x, till exempel 5 5 on a
error-not-that-many = dina tärningar är { $dice }; så många med { $face } finns inte att lägga
error-spots-once = nämn varje plats en gång, med tärningarna som ska dit
error-too-many-dice = det finns { $most } tärningar, inte { $dice }
error-no-such-face = en tärning visar 1 till 6, inte { $face }
error-who-does-what = spelare gör drag, och bara tärningar och kort har utfall
error-not-a-position = ”{ $text }” är ingen ställning i DICETTO: { $reason }
error-position-names = den saknar { $names }
error-position-card = inget kort att vända upp, eller ingen plats för det
error-position-battle = en tärningsduell utan tärningar som står mot varandra, eller sådana tärningar utan tärningsduell
error-position-bonus = { $count } bonuskort vänds upp, före allt annat
error-position-seat = det finns ingen sådan plats
error-position-pieces = fler kort eller tärningar än som finns
error-position-owner = tärningar utan ägare på { $place }
error-position-count = { $count } av ”{ $text }” väntades
error-edition-few = en kortlek med { $cards } kort räcker inte till bordet, som behöver { $least }
error-edition-logos = { $logos } kort ”{ $card }” har loggan, och det finns bara { $copies }
error-edition-worthless = inget kort i kortleken är värt en poäng, så ingen kan vinna
show-deck = + har loggan · { $deck ->
    [one] 1 kort
   *[other] { $deck } kort
  } kvar i kortleken · { $goal } kort avslutar spelet
show-idle = Ingen har tagit hem ett kort på { $idle ->
    [one] en runda
   *[other] { $idle } rundor
  }; { $rounds } sådana rundor avslutar spelet
show-bonus = bonuskort { $bonus }, { $points ->
    [one] 1 poäng
   *[other] { $points } poäng
  }: { $leader }
show-tie = lika
show-owned = { $bonus ->
    [0] { $points ->
        [one] 1 poäng
       *[other] { $points } poäng
      }
   *[other] { $points } poäng och { $bonus } för bonuskort
  }, { $cards ->
    [one] 1 kort
   *[other] { $cards } kort
  }, { $logos ->
    [one] 1 logga
   *[other] { $logos } loggor
  }
show-against = mot
show-rolls = { $rolls ->
    [0] inget kast kvar
    [one] 1 kast kvar
   *[other] { $rolls } kast kvar
  }
table = Korten på bordet
deck = { $deck ->
    [0] Kortleken är tom
    [one] 1 kort i kortleken
   *[other] { $deck } kort i kortleken
  }
ends = { $goal } kort avslutar spelet
spot-card = { $spot }: { $card }{ $points ->
    [0] {""}
    [one] , 1 poäng
   *[other] , { $points } poäng
  }{ $logo ->
    [yes] , med loggan
   *[no] {""}
  }.
spot-empty = { $spot }: inget kort
spot-dice = { $name } har { $faces } där.
yours = Ditt
effect = { $effect ->
    [pushed-off] knuffas bort
   *[challenged] tärningsduell
  }
puts = { $more ->
    [yes] { $effect ->
        [pushed-off] { $picked } + dina { $added } = { $sum } knuffar bort
        [challenged] { $picked } + dina { $added } = { $sum }: tärningsduell
       *[free] lägg { $picked } + dina { $added } = { $sum } här
      }
   *[no] { $effect ->
        [pushed-off] summan { $sum } knuffar bort
        [challenged] summan { $sum }: tärningsduell
       *[free] lägg summan { $sum } här
      }
  }
take-back = Ta tillbaka
asks-1s = en eller flera ettor
asks-2s = en eller flera tvåor
asks-3s = en eller flera treor
asks-4s = en eller flera fyror
asks-5s = en eller flera femmor
asks-6s = en eller flera sexor
asks-chance = valfria tärningar
asks-pair = 2 lika
asks-small-straight = 3 i följd
asks-3-of-a-kind = 3 lika
asks-2-pairs = 2 lika och 2 lika
asks-large-straight = 4 i följd
asks-4-of-a-kind = 4 lika
asks-extra-roll = valfria, för ett 4:e kast
note = { $note ->
    [asks] { $asks }
    [beat] { $sum } att slå
    [needs] kräver { $asks }
    [low] { $sum } att slå, inte med { $reach }
    [higher] { $sum } att slå: { $reach } räcker
    [equal] { $sum } att slå: { $reach } ger duell
    [stands] nästa tur, om de står kvar
    [fits] du har summan { $reach }
    [picked] inte med { $these }
   *[used] tärningarna står på annat kort
  }
put-on = { $spot }, { $card }: { $effect }
dice-of = Tärningar: { $name }
not-rolled = En tärning som inte är kastad än
die = { $face }
die-held = { $face }, sparad
die-on = { $face }, på väg till { $spot }
held = sparad
battle = Tärningsduell om { $card }
verdict = { $verdict ->
    [won] { $name } stannar på kortet.
    [tied] Lika: båda kastar igen.
   *[due] Den högre tärningen stannar.
  }
of-bonus = { $bonus ->
    [one] 1 poäng
   *[other] { $bonus } poäng
  } för bonuskort
cards-of = { $cards } av { $goal } kort
cards-by = Kort: { $name }
count-of = { $card }: { $count }
logos = { $logos ->
    [one] 1 logga
   *[other] { $logos } loggor
  }
logo = Dicettologgan: den räknas bara för bonuskort
home = { $dice ->
    [one] 1 tärning hemma
   *[other] { $dice } tärningar hemma
  }
players = Vad alla har
bonuses = Bonuskort, och vem som skulle få dem nu
bonuses-won = Bonuskort, och vem som fick dem
worth = { $points ->
    [one] 1 poäng
   *[other] { $points } poäng
  }
doing = { $doing ->
    [hold] Tryck på tärningarna du sparar.
    [put] Tryck på ett kort, eller välj tärningar först.
    [card] Tryck nu på ett kort som lyser.
    [none] Inget kort tar någon av tärningarna.
    [all] Lägga ner dem?
    [planned] Fler tärningar, eller lägga ner dem?
    [roll] Ditt kast.
    [deal] Kort läggs ut.
   *[wait] { $name } är på tur.
  }
roll = { $dice ->
    [0] Kasta
    [one] Kasta 1 st
   *[other] Kasta { $dice } st
  }
stop = Stanna
stop-hint = sedan lägger du
put = Lägg ner
put-nothing = Lägg inget
refused-D8 = lämna minst en tärning att kasta, eller stanna
put-hint = { $points ->
    [0] det ger inga poäng
    [one] 1 poäng om det står kvar
   *[other] { $points } poäng om det står kvar
  }

# Labels of what happens, for reports.
happening-bonus-turned = bonuskort vänt
happening-turned = kort vänt
happening-rolled = kast
happening-rerolled = omkast
happening-stopped = stopp
happening-placed = tärningar på kort
happening-placed-nothing = inget lagt
happening-pushed-off = bortknuffad
happening-challenged = duell börjar
happening-battle-tied = duell oavgjord
happening-battle-won = duell vunnen
happening-collected = kort hemtaget
happening-extra-roll = extrakast
happening-stalling = rundor utan kort
happening-ended = slutet nått
happening-bonus-won = bonuskort vunnet
happening-bonus-tied = bonuskort oavgjort
happening-game-over = partiet slut
happening-reason-goal = tillräckligt med kort
happening-reason-deck = lek och bord tomma
happening-reason-idle-rounds = rundor utan kort
happening-of-faces = ögon
happening-of-face = ögon
happening-of-card = kort
happening-of-spot = plats
happening-of-bonus = bonuskort
happening-of-reason = skäl
