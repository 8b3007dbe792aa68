line = Lance quatre dés, pose-les sur des cartes, et espère qu’ils y seront encore à ton prochain tour.

learn-1 = Lance tes quatre dés jusqu’à trois fois, chaque fois ceux que tu veux.
learn-2 = Pose des dés sur les cartes qui les demandent : nombres, paires, suites et plus encore.
learn-3 = Une somme plus élevée déloge les dés d’un autre. À somme égale, chacun lance un dé pour la carte.
learn-4 = Une carte où tes dés sont encore posés au début de ton prochain tour est à toi.
learn-5 = La partie s’achève quand un joueur a dix cartes, ou le nombre convenu. Qui a le plus de points sur ses cartes gagne.

tour-dice = Tes quatre dés. Lance-les jusqu’à trois fois : touche ceux que tu gardes et relance les autres.
tour-cards = Pose ensuite des dés sur les cartes. Chacune dit ce qu’elle demande et combien de points elle rapporte. Une pièce d’or n’en rapporte aucun : elle compte pour les cartes Bonus, si on joue avec.
tour-mine = Une carte est à toi si tes dés y sont encore au début de ton prochain tour. D’ici là, une somme plus élevée peut les déloger ; à somme égale, c’est un duel de dés : un chacun, et le plus haut reste.
tour-acts = Relance, ou arrête-toi quand tes dés te plaisent. Ensuite, tu les poses sur des cartes.
tour-players = Quand quelqu’un a ce nombre de cartes, la partie s’achève, et qui a le plus de points gagne.

part-offer = { $card } en { $spot } (somme { $sum })
now-roll = Ton tour commence par un lancer des quatre dés.
now-hold = Touche les dés que tu gardes et relance les autres : { $rolls ->
    [one] il te reste { $rolls } lancer
    [many] il te reste { $rolls } de lancers
   *[other] il te reste { $rolls } lancers
  }.
now-fit = Tels quels, tes dés conviennent ici : { $offers }.
now-no-fit = Tels quels, tes dés ne conviennent à aucune carte que tu pourrais gagner : relance.
now-stop = Arrête-toi si tes dés te plaisent. Ensuite, tu les poses sur une carte, ou sur plusieurs.
now-put = Touche une carte qui brille ; tes dés conviennent ici : { $offers }. Si tu touches d’abord des dés, seules brillent les cartes qui prennent exactement ceux-là. Appuie ensuite sur « Poser ».
now-push = Là où d’autres ont posé des dés, une somme plus élevée les déloge. À somme égale, chacun lance un dé pour la carte.
now-keep = Ce qui tient encore au début de ton prochain tour est à toi.
now-extra = La carte Relance ne rapporte aucun point : si tes dés y sont encore, tu as un lancer de plus à ton prochain tour.
now-logo = La pièce d’or d’une carte ne rapporte rien par elle-même. { $logos ->
    [none] Elle ne compte que pour des cartes Bonus, et aucune de cette partie n’en demande.
    [most] Qui en a le plus à la fin reçoit la carte Bonus « Le plus de cartes Dicetto ».
    [least] Qui en a le moins à la fin reçoit la carte Bonus « Le moins de cartes Dicetto ».
   *[both] Qui en a le plus à la fin reçoit la carte Bonus « Le plus de cartes Dicetto », qui en a le moins « Le moins de cartes Dicetto ».
  }
now-none = Aucune carte ne prend ces dés : ne pose rien, et c’est au joueur suivant.
now-goal = La partie s’achève à { $goal } cartes, et qui a le plus de points gagne. Tu as { $amount ->
    [one] { $amount } carte
    [many] { $amount } de cartes
   *[other] { $amount } cartes
  } et { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
  }.
now-wait = { $seat } lance et pose des dés sur les cartes. Puis c’est au joueur suivant.
now-stand = Tes dés sont posés ici : { $cards }. Ces cartes seront à toi au début de ton prochain tour, si personne ne déloge tes dés avec une somme plus élevée.

option-cards = nombre de cartes Dés qui met fin à la partie
option-bonus = si quatre des huit cartes Bonus sont en jeu
option-idle-rounds = tours de table de suite sans carte Dés gagnée qui mettent fin à la partie
agreed-cards = la partie s’achève à { $value } cartes Dés
agreed-bonus = { $value ->
    [yes] quatre cartes Bonus en jeu
   *[no] pas de cartes Bonus
  }
agreed-idle-rounds = { $value ->
    [1] un tour de table sans carte Dés gagnée met fin à la partie
   *[other] { $value } tours de table sans carte Dés gagnée mettent fin à la partie
  }
edition-standard = 46 cartes Dés
bot-casual = Vise la carte la plus précieuse que son lancer suggère, et pose pour le plus de points possible.
bot-steady = Relance exactement au mieux selon ce que vaut la pose, en connaissant le risque d’être délogé.
bot-sharp = Relance exactement au mieux selon ce que vaut la pose, et s’attend à être délogé surtout là où c’est facile.
bot-best = À trois ou quatre, il juge tout ce qu’il y aura sur la table, comme de nombreuses parties le lui ont appris ; à deux, il joue comme le bot habile.

waits-turn = Lancer tes dés
move-roll = Relancer { $faces }
move-stop = Arrêter et poser les dés
move-place = Poser { $groups }
groups-group = { $faces } en { $spot }
move-rolled = { $faces }
move-dealt = { $card }{ $logo ->
    [yes] {" "}avec le logo
   *[no] {""}
  }
move-dealt-bonus = { $bonus }
move-battle = { $attack } contre { $defence }
real-rolled = { $seat } : que montrent les dés ?
real-dealt = Quelle carte est retournée à l’emplacement { $spot } ?
real-card = La carte
real-logo = Sa pièce d’or, le logo
real-logo-yes = avec le logo
real-logo-no = sans logo
real-dealt-bonus = Quelle carte Bonus est retournée ?
real-battle = Un duel de dés : que montrent les deux dés ?
real-attack = { $seat } attaque avec
real-defence = { $rival } défend avec

slip-none-placed = Tes dés conviennent à une carte ; sans rien poser, ce tour ne rapporte rien.
risk-fewer = { $times } fois sur 100, tes dés vont sur des cartes qui rapportent moins que maintenant.

event-bonus-turned = Carte Bonus : « { $bonus } », { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
  }.
event-turned = Nouvelle carte en { $spot } : « { $card } », { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
  }{ $logo ->
    [yes] , avec le logo
   *[no] {""}
  }{ $deck ->
    [0] . La pioche est maintenant vide.
    [1] . Il reste une carte dans la pioche.
   *[other] .
  }
event-rolled = { $fresh ->
    [yes] { $seat } obtient { $faces }.
   *[no] { $seat } obtient { $faces } et a maintenant { $dice }.
  }
event-rerolled = { $seat } garde { $kept } et relance { $faces }{ $left ->
    [0] , pour la dernière fois
   *[other] {""}
  }.
event-stopped = { $seat } s’arrête avec { $faces }.
event-placed = { $seat } pose { $faces } sur la carte « { $card } » ({ $spot }){ $points ->
    [0] {""}
    [one] , qui vaut { $points } point
    [many] , qui vaut { $points } de points
   *[other] , qui vaut { $points } points
  }.
event-placed-nothing = { $seat } ne pose aucun dé.
event-pushed-off = { $seat } doit quitter la carte « { $card } » ({ $spot }) et reprend { $faces-count ->
    [1] son dé
   *[other] ses dés
  } : { $faces }.
event-challenged = { $seat } y a posé { $faces }, tout aussi haut : un duel de dés pour { $spot } !
event-battle-tied = Duel de dés pour la carte « { $card } » ({ $spot }) : { $seat } et { $rival } obtiennent tous deux { $face } et doivent relancer.
event-battle-won = Duel de dés pour la carte « { $card } » ({ $spot }) : { $seat } bat { $loser } par { $face } à { $lower }, et { $loser } reprend { $faces-count ->
    [1] son dé
   *[other] ses dés
  } : { $faces }.
event-collected = { $closing ->
    [yes] { $seat } tient encore la carte « { $card } » ({ $spot }) et la reçoit
   *[no] { $seat } gagne la carte « { $card } » ({ $spot })
  } pour { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
  }. En tout : { $cards ->
    [one] { $cards } carte
    [many] { $cards } de cartes
   *[other] { $cards } cartes
  }, { $total ->
    [one] { $total } point
    [many] { $total } de points
   *[other] { $total } points
  }.
event-extra-roll = { $seat } tient encore la carte Relance et a { $rolls } lancers ce tour-ci.
event-stalling = Personne n’a gagné de carte depuis { $rounds ->
    [1] un tour de table entier
   *[other] { $rounds } tours de table
  } : encore un comme cela, et la partie s’achève.
event-ended = { $reason ->
    [goal] { $seat } a { $count } cartes, et la partie s’achève.
    [deck] La pioche et la table sont vides, et la partie s’achève.
   *[idle-rounds] { $count ->
        [1] Un tour de table sans carte gagnée : la partie s’achève.
       *[other] { $count } tours de table sans carte gagnée : la partie s’achève.
      }
  }
event-bonus-won = « { $bonus } » revient à { $seat } : { $points ->
    [one] { $points } point de plus
    [many] { $points } de points de plus
   *[other] { $points } points de plus
  }, { $total } en tout.
event-bonus-tied = « { $bonus } » ne revient à personne : égalité.
event-game-over = Le score final. { $accounts }.
accounts-account = { $bonus ->
    [0] { $seat } : { $points }
   *[other] { $seat } : { $points } (cartes Bonus { $bonus })
  }

spot-a = A
spot-b = B
spot-c = C
spot-d = D
spot-x = X
card-1s = Les 1
card-2s = Les 2
card-3s = Les 3
card-4s = Les 4
card-5s = Les 5
card-6s = Les 6
card-chance = Chance
card-pair = Paire
card-small-straight = Petite suite
card-3-of-a-kind = Brelan
card-2-pairs = Deux paires
card-large-straight = Grande suite
card-4-of-a-kind = Carré
card-extra-roll = Relance
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
bonus-least-logos = Le moins de cartes Dicetto
bonus-most-logos = Le plus de cartes Dicetto
bonus-least-cards = Le moins de cartes
bonus-most-cards = Le plus de cartes
bonus-most-straights = Le plus de suites
bonus-most-chances = Le plus de Chance
bonus-least-points = Le moins de points
bonus-most-numbers = Le plus de 1 à 6
phase-bonus = carte Bonus attendue
phase-card = carte attendue
phase-roll = dés attendus
phase-choice = relancer ou s’arrêter
phase-place = poser des dés
phase-battle = duel de dés attendu
phase-over = la partie est finie

view-goal = Cartes qui mettent fin à la partie
view-deck = Cartes dans la pioche
view-active = Joue
view-phase = Étape
view-rolls = Lancers restants
view-roll = Le lancer
view-idle = Tours de table sans carte gagnée
view-idle_rounds = Nombre de ces tours qui met fin à la partie
view-spots = Table
view-players = Joueurs
view-bonuses = Cartes Bonus
view-spot = Emplacement
view-card = Carte
view-points = Points
view-logo = Logo
view-owner = Tenue par
view-dice = Dés
view-attack = Attaque
view-reach = Meilleure somme
view-open = Assez haut
view-cards = Cartes
view-amount = Nombre de cartes
view-logos = Logos
view-bonus = Bonus

assumed-copies = le nombre d’exemplaires de chaque carte
assumed-points = la valeur de chaque carte
assumed-logos = combien d’exemplaires de chacune portent le logo

error-not-a-move = « { $text } » n’est pas un coup de DICETTO ; écris stop, roll et des faces, ou put avec des faces et des emplacements, par exemple put 5 5 on a, 3 on x, ou put nothing
error-not-a-card = « { $text } » n’est pas une carte ; il y a : { $known }, avec { $logo } pour le logo
error-not-there = « { $name } » n’est pas { $what ->
    [card] une carte Dés
    [bonus] une carte Bonus
   *[spot] un emplacement
  } ; il y a : { $known }
error-not-a-battle = « { $text } » n’est pas un duel de dés ; écris les deux dés, par exemple 5 against 3
error-not-a-place = « { $text } » ne pose rien ; écris des faces et un emplacement de a à d ou x, par exemple 5 5 on a
error-not-that-many = tes dés sont { $dice } ; il n’y a pas assez de { $face } pour cela
error-spots-once = nomme chaque emplacement une seule fois, avec les dés qui y vont
error-too-many-dice = il y a { $most } dés, pas { $dice }
error-no-such-face = un dé montre 1 à 6, pas { $face }
error-who-does-what = les joueurs jouent des coups ; seuls les dés et les cartes donnent des tirages
error-not-a-position = « { $text } » n’est pas une position de DICETTO : { $reason }
error-position-names = il y manque { $names }
error-position-card = aucune carte à retourner, ou aucun emplacement pour elle
error-position-battle = un duel de dés sans dés qui s’affrontent, ou des dés qui s’affrontent sans duel
error-position-bonus = { $count } cartes Bonus sont retournées, avant tout le reste
error-position-seat = cette place n’existe pas
error-position-pieces = plus de cartes ou de dés qu’il n’en existe
error-position-owner = des dés qui ne sont à personne sur { $place }
error-position-count = « { $text } » : il en faut { $count }
error-edition-few = une pioche de { $cards } cartes ne suffit pas à garnir la table, qui en demande { $least }
error-edition-logos = { $logos } cartes « { $card } » portent le logo, et il n’y en a que { $copies }
error-edition-worthless = aucune carte de la pioche ne vaut de point, personne ne pourrait donc gagner
show-deck = + porte le logo · { $deck ->
    [one] { $deck } carte
    [many] { $deck } de cartes
   *[other] { $deck } cartes
  } dans la pioche · fin à { $goal } cartes
show-idle = Personne n’a gagné de carte depuis { $idle ->
    [1] un tour de table
   *[other] { $idle } tours de table
  } ; fin de la partie à { $rounds }
show-bonus = carte Bonus « { $bonus } », { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
  } : { $leader }
show-tie = égalité
show-owned = { $bonus ->
    [0] { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
      }
   *[other] { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
      } et { $bonus } avec les cartes Bonus
  }, { $cards ->
    [one] { $cards } carte
    [many] { $cards } de cartes
   *[other] { $cards } cartes
  }, { $logos ->
    [one] { $logos } logo
    [many] { $logos } de logos
   *[other] { $logos } logos
  }
show-against = contre
show-rolls = { $rolls ->
    [0] plus aucun lancer
    [one] reste { $rolls } lancer
    [many] restent { $rolls } de lancers
   *[other] restent { $rolls } lancers
  }
table = Les cartes sur la table
deck = { $deck ->
    [0] La pioche est vide
    [one] { $deck } carte dans la pioche
    [many] { $deck } de cartes dans la pioche
   *[other] { $deck } cartes dans la pioche
  }
ends = la partie s’achève à { $goal } cartes
spot-card = { $spot } : { $card }{ $points ->
    [0] {""}
    [one] , { $points } point
    [many] , { $points } de points
   *[other] , { $points } points
  }{ $logo ->
    [yes] , avec le logo
   *[no] {""}
  }.
spot-empty = { $spot } : pas de carte
spot-dice = { $name } y a posé { $faces }.
yours = À toi
effect = { $effect ->
    [pushed-off] dés délogés
   *[challenged] un duel
  }
puts = { $more ->
    [yes] { $effect ->
        [pushed-off] { $picked } + encore { $added } = { $sum }, de quoi déloger
        [challenged] { $picked } + encore { $added } = { $sum }, un duel
       *[free] poser ici { $picked } + encore { $added } = { $sum }
      }
   *[no] { $effect ->
        [pushed-off] une somme de { $sum } déloge
        [challenged] un duel à { $sum }
       *[free] poser ici une somme de { $sum }
      }
  }
take-back = Reprendre
asks-1s = un ou plusieurs 1
asks-2s = un ou plusieurs 2
asks-3s = un ou plusieurs 3
asks-4s = un ou plusieurs 4
asks-5s = un ou plusieurs 5
asks-6s = un ou plusieurs 6
asks-chance = au choix
asks-pair = 2 dés égaux
asks-small-straight = 3 qui se suivent
asks-3-of-a-kind = 3 dés égaux
asks-2-pairs = 2 et 2 dés égaux
asks-large-straight = 4 qui se suivent
asks-4-of-a-kind = 4 dés égaux
asks-extra-roll = au choix, pour un 4e lancer
note = { $note ->
    [asks] { $asks }
    [beat] { $sum } à battre
    [needs] il faut : { $asks }
    [low] { $sum } à battre, pas avec { $reach }
    [higher] { $sum } à battre : { $reach } suffit
    [equal] { $sum } à battre : { $reach }, un duel
    [stands] au prochain tour, s’ils tiennent
    [fits] tu as une somme de { $reach }
    [picked] pas avec { $these }
   *[used] ses dés sont posés ailleurs
  }
put-on = { $spot }, { $card } : { $effect }
dice-of = Dés : { $name }
not-rolled = Un dé pas encore lancé
die = { $face }
die-held = { $face }, gardé
die-on = { $face }, pour { $spot }
held = gardé
battle = Duel pour « { $card } »
verdict = { $verdict ->
    [won] { $name } reste sur la carte.
    [tied] Égalité : chacun relance.
   *[due] Le dé le plus haut reste.
  }
of-bonus = { $bonus ->
    [one] { $bonus } point
    [many] { $bonus } de points
   *[other] { $bonus } points
  } de cartes Bonus
cards-of = { $cards } sur { $goal } cartes
cards-by = Cartes : { $name }
count-of = { $card } : { $count }
logos = { $logos ->
    [one] { $logos } logo
    [many] { $logos } de logos
   *[other] { $logos } logos
  }
logo = Le logo : il ne compte que pour les cartes Bonus
home = { $dice ->
    [one] { $dice } dé en main
    [many] { $dice } de dés en main
   *[other] { $dice } dés en main
  }
players = Ce que chacun possède
bonuses = Les cartes Bonus, et qui les aurait maintenant
bonuses-won = Les cartes Bonus, et qui les a reçues
worth = { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
  }
doing = { $doing ->
    [hold] Touche les dés que tu gardes.
    [put] Touche une carte, ou d’abord des dés.
    [card] Touche une carte qui brille.
    [none] Aucune carte ne prend ces dés.
    [all] Poser les dés ?
    [planned] Encore des dés, ou poser ?
    [roll] À toi de lancer.
    [deal] On installe les cartes.
   *[wait] { $name } joue.
  }
roll = { $dice ->
    [0] Lancer
    [one] Lancer { $dice } dé
    [many] Lancer { $dice } de dés
   *[other] Lancer { $dice } dés
  }
stop = Stop
stop-hint = puis poser
put = Poser
put-nothing = Ne rien poser
refused-D8 = laisse au moins un dé à relancer, ou arrête-toi
put-hint = { $points ->
    [0] cela ne rapporte rien
    [one] { $points } point si ça tient
    [many] { $points } de points si ça tient
   *[other] { $points } points si ça tient
  }

# Labels of what happens, for reports.
happening-bonus-turned = carte Bonus retournée
happening-turned = carte retournée
happening-rolled = lancer
happening-rerolled = relance
happening-stopped = arrêt
happening-placed = dés sur carte
happening-placed-nothing = aucun dé posé
happening-pushed-off = délogé
happening-challenged = duel engagé
happening-battle-tied = duel à égalité
happening-battle-won = duel gagné
happening-collected = carte gagnée
happening-extra-roll = lancer en plus
happening-stalling = tours sans carte
happening-ended = fin déclenchée
happening-bonus-won = carte Bonus gagnée
happening-bonus-tied = carte Bonus à égalité
happening-game-over = fin de la partie
happening-reason-goal = assez de cartes
happening-reason-deck = pioche et table vides
happening-reason-idle-rounds = tours sans carte
happening-of-faces = faces
happening-of-face = face
happening-of-card = carte
happening-of-spot = emplacement
happening-of-bonus = carte Bonus
happening-of-reason = raison
