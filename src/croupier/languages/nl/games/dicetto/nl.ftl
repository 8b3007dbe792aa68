line = Gooi vier dobbelstenen, leg ze op kaarten, en hoop dat ze er in je volgende beurt nog liggen.

learn-1 = Gooi je vier dobbelstenen hoogstens drie keer, telkens de stenen die je wilt.
learn-2 = Leg dobbelstenen op de kaarten die erom vragen: getallen, paren, straten en meer.
learn-3 = Een hogere som duwt de dobbelstenen van een ander van de kaart. Bij een gelijke som gooien jullie er elk één dobbelsteen om.
learn-4 = Een kaart waarop je dobbelstenen nog liggen als je volgende beurt begint, is van jou.
learn-5 = Het spel eindigt als iemand tien kaarten heeft, of zoveel als jullie afspreken. Wie de meeste punten op kaarten heeft, wint.

tour-dice = Jouw vier dobbelstenen. Gooi ze hoogstens drie keer: tik op wat je vasthoudt en gooi de rest opnieuw.
tour-cards = Leg daarna dobbelstenen op kaarten. Op elke kaart staat wat erop mag en hoeveel punten ze oplevert. Een gouden munt erop geeft geen punten: die telt voor bonuskaarten, als die zijn afgesproken.
tour-mine = Een kaart is van jou als je dobbelstenen er nog op liggen wanneer je volgende beurt begint. Tot dan kunnen anderen ze met een hogere som wegduwen, of bij een gelijke som een dobbelsteenduel uitvechten: één dobbelsteen elk, en de hoogste blijft.
tour-acts = Gooi opnieuw, of stop als je tevreden bent. Daarna leg je de dobbelstenen op kaarten.
tour-players = Zodra iemand zoveel kaarten heeft, eindigt het spel, en wint wie de meeste punten heeft.

part-offer = { $card } ({ $spot }, som { $sum })
now-roll = Je beurt begint met een worp van alle vier de dobbelstenen.
now-hold = Tik op de dobbelstenen die je vasthoudt en gooi de rest opnieuw: { $rolls ->
    [one] nog één worp
   *[other] nog { $rolls } worpen
  }.
now-fit = Zoals ze nu liggen, passen je dobbelstenen op { $offers }.
now-no-fit = Zoals ze nu liggen, passen je dobbelstenen op geen kaart die je kunt winnen: gooi opnieuw.
now-stop = Stop als je dobbelstenen goed liggen. Dan leg je ze op kaarten, ook op meer dan één.
now-put = Tik op een kaart die oplicht: je dobbelstenen passen op { $offers }. Tik je eerst op dobbelstenen, dan lichten de kaarten op waar juist die op mogen. Druk daarna op “Leg neer”.
now-push = Liggen er dobbelstenen van een ander, dan duwt een hogere som ze weg. Bij een gelijke som gooien jullie elk één dobbelsteen om de kaart.
now-keep = Wat er nog ligt als je volgende beurt begint, is van jou.
now-extra = De extra-worpkaart geeft geen punten: liggen je dobbelstenen er nog, dan mag je in je volgende beurt één keer vaker gooien.
now-logo = De gouden munt op een kaart geeft zelf geen punten. { $logos ->
    [none] Die telt alleen voor bonuskaarten, en in dit spel vraagt geen ervan erom.
    [most] Wie er aan het eind de meeste heeft, krijgt de bonuskaart Meeste Dicetto’s.
    [least] Wie er aan het eind de minste heeft, krijgt de bonuskaart Minste Dicetto’s.
   *[both] Wie er aan het eind de meeste heeft, krijgt de bonuskaart Meeste Dicetto’s, wie de minste heeft Minste Dicetto’s.
  }
now-none = Op geen kaart past een van deze dobbelstenen: leg niets neer, en de volgende is aan de beurt.
now-goal = Bij { $goal } kaarten eindigt het spel, en wint wie de meeste punten heeft. Jij hebt { $amount ->
    [one] 1 kaart
   *[other] { $amount } kaarten
  } en { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }.
now-wait = { $seat } gooit en legt dobbelstenen op kaarten. Dan is de volgende aan de beurt.
now-stand = Je dobbelstenen liggen op { $cards }: van jou als je volgende beurt begint, tenzij iemand ze met een hogere som wegduwt.

option-cards = met hoeveel dobbelsteenkaarten bij één speler het spel eindigt
option-bonus = of vier van de acht bonuskaarten meedoen
option-idle-rounds = na hoeveel ronden op rij zonder verzamelde dobbelsteenkaart het spel eindigt
agreed-cards = { $value } dobbelsteenkaarten beëindigen het spel
agreed-bonus = { $value ->
    [yes] vier bonuskaarten doen mee
   *[no] geen bonuskaarten
  }
agreed-idle-rounds = { $value } ronden zonder verzamelde dobbelsteenkaart beëindigen het spel
edition-standard = 46 dobbelsteenkaarten
bot-casual = Mikt op de waardevolste kaart waar de worp op wijst, en legt neer voor zoveel mogelijk punten.
bot-steady = Gooit precies zo opnieuw als het beste is voor de waarde van het neerleggen, en rekent daarbij met de kans om weggeduwd te worden.
bot-sharp = Gooit precies zo opnieuw als het beste is voor de waarde van het neerleggen, en verwacht eerder weggeduwd te worden waar dat makkelijk is.
bot-best = Met drie of vier aan tafel beoordeelt hij alles wat er komt te liggen, zoals veel partijen het hem geleerd hebben; met twee speelt hij als de scherpe bot.

waits-turn = Gooi dobbelstenen
move-roll = Gooi { $faces } opnieuw
move-stop = Stop en leg dobbelstenen op kaarten
move-place = Leg { $groups }
groups-group = { $faces } op { $spot }
move-rolled = { $faces }
move-dealt = { $card }{ $logo ->
    [yes] {" "}met het logo
   *[no] {""}
  }
move-dealt-bonus = { $bonus }
move-battle = { $attack } tegen { $defence }
real-rolled = Wat tonen de dobbelstenen van { $seat }?
real-dealt = Welke kaart wordt op plek { $spot } omgedraaid?
real-card = De kaart
real-logo = De gouden munt erop, het logo
real-logo-yes = met logo
real-logo-no = geen logo
real-dealt-bonus = Welke bonuskaart wordt omgedraaid?
real-battle = Een dobbelsteenduel: wat tonen de twee dobbelstenen?
real-attack = { $seat } valt aan met
real-defence = { $rival } verdedigt met

slip-none-placed = Je dobbelstenen passen op een kaart, en zonder dobbelstenen op een kaart levert deze beurt niets op.
risk-fewer = In { $times } van de 100 worpen passen je dobbelstenen op kaarten voor minder punten dan nu.

event-bonus-turned = Bonuskaart: { $bonus }, { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }.
event-turned = Nieuw op { $spot }: { $card } voor { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }{ $logo ->
    [yes] , met het logo
   *[no] {""}
  }{ $deck ->
    [0] . De stapel is nu leeg.
    [one] . Er is nog één kaart in de stapel.
   *[other] .
  }
event-rolled = { $fresh ->
    [yes] { $seat } gooit { $faces }.
   *[no] { $seat } gooit { $faces } en heeft nu { $dice }.
  }
event-rerolled = { $seat } houdt { $kept } en gooit { $faces } opnieuw{ $left ->
    [0] , voor het laatst
   *[other] {""}
  }.
event-stopped = { $seat } stopt met { $faces }.
event-placed = { $seat } legt { $faces } op { $card } ({ $spot }){ $points ->
    [0] {""}
   *[other] , waarde { $points }
  }.
event-placed-nothing = { $seat } legt op geen enkele kaart dobbelstenen.
event-pushed-off = { $seat } wordt van { $card } ({ $spot }) geduwd en neemt de { $faces-count ->
    [one] dobbelsteen
   *[other] dobbelstenen
  } met { $faces } terug.
event-challenged = { $seat } heeft daar { $faces } liggen, precies even hoog: een dobbelsteenduel om { $spot }!
event-battle-tied = Dobbelsteenduel om { $card } ({ $spot }): { $seat } en { $rival } gooien allebei een { $face } en moeten opnieuw gooien.
event-battle-won = Dobbelsteenduel om { $card } ({ $spot }): { $seat } verslaat { $loser } met { $face } tegen { $lower }, en { $loser } neemt de { $faces-count ->
    [one] dobbelsteen
   *[other] dobbelstenen
  } met { $faces } terug.
event-collected = { $closing ->
    [yes] { $seat } heeft nog dobbelstenen op { $card } ({ $spot }) en krijgt de kaart
   *[no] { $seat } verzamelt { $card } ({ $spot })
  } voor { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }: { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
  }, { $total ->
    [one] 1 punt
   *[other] { $total } punten
  } in totaal.
event-extra-roll = { $seat } heeft nog dobbelstenen op de extra-worpkaart, en deze beurt { $rolls } worpen.
event-stalling = Er is { $rounds ->
    [one] een hele ronde
   *[other] { $rounds } ronden
  } lang geen kaart verzameld: nog één zo’n ronde, en het spel eindigt.
event-ended = { $reason ->
    [goal] { $seat } heeft { $count } kaarten, en dat beëindigt het spel.
    [deck] Stapel en tafel zijn leeg, en dat beëindigt het spel.
   *[idle-rounds] { $count } ronden zonder verzamelde kaart beëindigen het spel.
  }
event-bonus-won = { $bonus } gaat naar { $seat }: nog { $points ->
    [one] 1 punt
   *[other] { $points } punten
  } erbij, { $total } in totaal.
event-bonus-tied = { $bonus } gaat naar niemand: gelijkspel.
event-game-over = De eindstand. { $accounts }.
accounts-account = { $bonus ->
    [0] { $seat }: { $points }
   *[other] { $seat }: { $points } (bonuskaarten { $bonus })
  }

spot-a = A
spot-b = B
spot-c = C
spot-d = D
spot-x = X
card-1s = Enen
card-2s = Tweeën
card-3s = Drieën
card-4s = Vieren
card-5s = Vijven
card-6s = Zessen
card-chance = Chance
card-pair = Paar
card-small-straight = Kleine straat
card-3-of-a-kind = 3 of a kind
card-2-pairs = 2 paar
card-large-straight = Grote straat
card-4-of-a-kind = 4 of a kind
card-extra-roll = Extra-worpkaart
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
bonus-least-logos = Minste Dicetto’s
bonus-most-logos = Meeste Dicetto’s
bonus-least-cards = Minste kaarten
bonus-most-cards = Meeste kaarten
bonus-most-straights = Meeste straten
bonus-most-chances = Meeste chances
bonus-least-points = Minste punten
bonus-most-numbers = Meeste 1-6
phase-bonus = er komt een bonuskaart
phase-card = er komt een kaart
phase-roll = er wordt gegooid
phase-choice = opnieuw gooien of stoppen
phase-place = stenen neerleggen
phase-battle = er komt een dobbelsteenduel
phase-over = het spel is afgelopen

view-goal = Kaarten die het spel beëindigen
view-deck = Kaarten in de stapel
view-active = Aan de beurt
view-phase = Wat er nu komt
view-rolls = Worpen over
view-roll = De worp
view-idle = Ronden zonder verzamelde kaart
view-idle_rounds = Zulke ronden die het spel beëindigen
view-spots = Tafel
view-players = Spelers
view-bonuses = Bonuskaarten
view-spot = Plek
view-card = Kaart
view-points = Punten
view-logo = Logo
view-owner = Van
view-dice = Stenen
view-attack = Aangevallen met
view-reach = Hoogste som gegooid
view-open = Hoog genoeg
view-cards = Kaarten
view-amount = Aantal kaarten
view-logos = Logo’s
view-bonus = Bonus

assumed-copies = hoeveel er van elke kaart zijn
assumed-points = hoeveel elke kaart waard is
assumed-logos = hoeveel er van elke soort het logo dragen

error-not-a-move = “{ $text }” is geen zet in DICETTO; typ stop, roll met ogen, of put met ogen en plekken, zoals put 5 5 on a, 3 on x, of put nothing
error-not-a-card = “{ $text }” is geen kaart; er zijn: { $known }, met { $logo } voor het logo
error-not-there = “{ $name }” is geen { $what ->
    [card] dobbelsteenkaart
    [bonus] bonuskaart
   *[spot] plek
  }; er zijn: { $known }
error-not-a-battle = “{ $text }” is geen dobbelsteenduel; typ beide dobbelstenen, zoals 5 against 3
error-not-a-place = “{ $text }” legt niets neer; typ ogen en een plek van a tot en met d of x, zoals 5 5 on a
error-not-that-many = je dobbelstenen zijn { $dice }; zo vaak heb je { $face } niet
error-spots-once = noem elke plek één keer, met de dobbelstenen die erop komen
error-too-many-dice = er zijn { $most } dobbelstenen, niet { $dice }
error-no-such-face = een dobbelsteen toont 1 tot en met 6, niet { $face }
error-who-does-what = spelers doen zetten, en alleen dobbelstenen en kaarten hebben uitkomsten
error-not-a-position = “{ $text }” is geen stelling van DICETTO: { $reason }
error-position-names = er ontbreekt: { $names }
error-position-card = geen kaart om open te leggen, of geen plek ervoor
error-position-battle = een dobbelsteenduel zonder dobbelstenen die tegenover elkaar liggen, of zulke dobbelstenen zonder duel
error-position-bonus = { $count } bonuskaarten worden opengelegd, voor al het andere
error-position-seat = die plaats is er niet
error-position-pieces = meer kaarten of dobbelstenen dan er zijn
error-position-owner = dobbelstenen van niemand op { $place }
error-position-count = { $count } van “{ $text }” werden verwacht
error-edition-few = een stapel van { $cards } kaarten kan de tafel niet vullen: daar zijn er { $least } voor nodig
error-edition-logos = { $logos } kaarten “{ $card }” hebben het logo, en er zijn er maar { $copies }
error-edition-worthless = geen kaart in de stapel is een punt waard, dus niemand kan winnen
show-deck = + heeft het logo · nog { $deck ->
    [one] 1 kaart
   *[other] { $deck } kaarten
  } in de stapel · { $goal } kaarten beëindigen het spel
show-idle = Er is { $idle ->
    [one] een ronde
   *[other] { $idle } ronden
  } lang geen kaart verzameld; { $rounds } zulke ronden beëindigen het spel
show-bonus = bonuskaart { $bonus }, { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }: { $leader }
show-tie = gelijkspel
show-owned = { $bonus ->
    [0] { $points ->
        [one] 1 punt
       *[other] { $points } punten
      }
   *[other] { $points ->
        [one] 1 punt
       *[other] { $points } punten
      } en { $bonus } voor bonuskaarten
  }, { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
  }, { $logos ->
    [one] 1 logo
   *[other] { $logos } logo’s
  }
show-against = tegen
show-rolls = { $rolls ->
    [0] geen worp over
    [one] nog 1 worp
   *[other] nog { $rolls } worpen
  }
table = De kaarten op tafel
deck = { $deck ->
    [0] De stapel is leeg
    [one] 1 kaart in de stapel
   *[other] { $deck } kaarten in de stapel
  }
ends = { $goal } kaarten beëindigen het spel
spot-card = { $spot }: { $card }{ $points ->
    [0] {""}
    [one] , 1 punt
   *[other] , { $points } punten
  }{ $logo ->
    [yes] , met het logo
   *[no] {""}
  }.
spot-empty = { $spot }: geen kaart
spot-dice = { $name } heeft er { $faces } liggen.
yours = Van jou
effect = { $effect ->
    [pushed-off] weggeduwd
   *[challenged] een duel
  }
puts = { $more ->
    [yes] { $effect ->
        [pushed-off] { $picked } + jouw { $added } = { $sum } duwt weg
        [challenged] { $picked } + jouw { $added } = { $sum }: een duel
       *[free] leg { $picked } + jouw { $added } = { $sum } hier
      }
   *[no] { $effect ->
        [pushed-off] een som van { $sum } duwt weg
        [challenged] een duel met { $sum }
       *[free] leg een som van { $sum } hier
      }
  }
take-back = Neem terug
asks-1s = één of meer enen
asks-2s = één of meer tweeën
asks-3s = één of meer drieën
asks-4s = één of meer vieren
asks-5s = één of meer vijven
asks-6s = één of meer zessen
asks-chance = vrije keuze
asks-pair = 2 gelijke
asks-small-straight = 3 opeenvolgende
asks-3-of-a-kind = 3 gelijke
asks-2-pairs = 2 en 2 gelijke
asks-large-straight = 4 opeenvolgende
asks-4-of-a-kind = 4 gelijke
asks-extra-roll = vrije keuze, voor een 4e worp
note = { $note ->
    [asks] { $asks }
    [beat] versla { $sum }
    [needs] vraagt { $asks }
    [low] versla { $sum }, niet met { $reach }
    [higher] versla { $sum }: { $reach } is genoeg
    [equal] versla { $sum }: { $reach } geeft een duel
    [stands] volgende beurt, als ze er nog liggen
    [fits] je hebt een som van { $reach }
    [picked] niet met { $these }
   *[used] de stenen ervoor liggen elders
  }
put-on = { $spot }, { $card }: { $effect }
dice-of = Stenen van { $name }
not-rolled = Steen, nog niet gegooid
die = { $face }
die-held = { $face }, vast
die-on = { $face }, komt op { $spot }
held = vast
battle = Duel om { $card }
verdict = { $verdict ->
    [won] De stenen van { $name } blijven liggen.
    [tied] Gelijkspel: beiden gooien opnieuw.
   *[due] De hoogste steen blijft.
  }
of-bonus = { $bonus ->
    [one] 1 punt
   *[other] { $bonus } punten
  } voor bonuskaarten
cards-of = { $cards } van { $goal } kaarten
cards-by = Kaarten van { $name }
count-of = { $card }: { $count }
logos = { $logos ->
    [one] 1 logo
   *[other] { $logos } logo’s
  }
logo = Het logo: het telt alleen voor bonuskaarten
home = { $dice ->
    [one] 1 steen thuis
   *[other] { $dice } stenen thuis
  }
players = Wat iedereen heeft
bonuses = Bonuskaarten, en wie ze nu zou krijgen
bonuses-won = Bonuskaarten, en wie ze kreeg
worth = { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }
doing = { $doing ->
    [hold] Tik op de stenen die je vasthoudt.
    [put] Tik op een kaart, of kies eerst stenen.
    [card] Tik nu op een kaart die oplicht.
    [none] Op geen kaart past een van deze stenen.
    [all] Neerleggen?
    [planned] Meer stenen, of neerleggen?
    [roll] Jouw worp.
    [deal] Er worden kaarten opengelegd.
   *[wait] { $name } is aan de beurt.
  }
roll = { $dice ->
    [0] Gooi
    [one] Gooi 1 steen
   *[other] Gooi { $dice } stenen
  }
stop = Stop
stop-hint = dan neerleggen
put = Leg neer
put-nothing = Leg niets neer
refused-D8 = laat minstens één dobbelsteen over om te gooien, of stop
put-hint = { $points ->
    [0] dit geeft geen punten
    [one] 1 punt als ze blijven
   *[other] { $points } punten als ze blijven
  }

# Labels of what happens, for reports.
happening-bonus-turned = bonuskaart omgedraaid
happening-turned = kaart omgedraaid
happening-rolled = gegooid
happening-rerolled = opnieuw gegooid
happening-stopped = gestopt
happening-placed = stenen op kaart
happening-placed-nothing = niets gelegd
happening-pushed-off = weggeduwd
happening-challenged = duel begint
happening-battle-tied = duel gelijk
happening-battle-won = duel gewonnen
happening-collected = kaart verzameld
happening-extra-roll = extra worp
happening-stalling = ronden zonder kaart
happening-ended = einde bereikt
happening-bonus-won = bonuskaart gewonnen
happening-bonus-tied = bonuskaart gelijk
happening-game-over = einde van het spel
happening-reason-goal = genoeg kaarten
happening-reason-deck = stapel en tafel leeg
happening-reason-idle-rounds = ronden zonder kaart
happening-of-faces = ogen
happening-of-face = ogen
happening-of-card = kaart
happening-of-spot = plek
happening-of-bonus = bonuskaart
happening-of-reason = reden
