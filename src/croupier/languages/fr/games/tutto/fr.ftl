line = Retourne une carte, lance six dés, et tente ta chance jusqu’à les mettre tous de côté.

learn-1 = Une carte dit quel est l’enjeu de ton tour. Lance les six dés.
learn-2 = Mets de côté au moins un dé qui compte : le plus souvent des 1, des 5 et trois dés identiques. Puis lance les autres, ou arrête-toi et encaisse tes points.
learn-3 = Un lancer où aucun dé ne compte est un lancer nul. Avec toutes les cartes sauf une, il emporte les points de ton tour.
learn-4 = Les six dés de côté, c’est un TUTTO : la carte paie, et tu peux tenter la suivante.
learn-5 = Qui encaisse 6000 points, ou le nombre convenu, ouvre le dernier tour de table. Ensuite, qui a le plus de points gagne.

tour-card = Chaque tour commence par une carte. Elle dit ce que rapporte un TUTTO : les six dés mis de côté.
tour-dice = Ici tombent tes dés. Touche ceux que tu mets de côté : à chaque lancer, au moins un qui compte.
tour-legend = Ici s’affichent les dés qui comptent, et pour combien : le plus souvent les 1, les 5 et trois dés identiques.
tour-acts = Puis lance les autres pour en avoir plus, ou arrête-toi : tu marques alors tous les dés du lancer qui comptent, touchés ou non, et tu encaisses tes points. Si aucun dé d’un lancer ne compte, il est nul : tous les points du tour sont perdus.
tour-target = Qui encaisse ce nombre de points ouvre le dernier tour de table. Il s’achève avant le tour de la personne qui a commencé la partie, pour que tous aient joué autant de tours ; alors, qui a le plus de points gagne.

part-piece = { $points ->
    [0] { $faces }
   *[other] { $faces } pour { NUMBER($points, useGrouping: 0) }
  }
now-keep = Touche les dés que tu mets de côté, au moins un qui compte : { $pieces }. Puis « Garder et lancer » lance les autres.
now-keep-all = Ces dés comptent et sont mis de côté : { $pieces }. « Garder et lancer » lance les autres.
now-fewer = Ou touche moins de dés, au moins un qui compte : { $pieces }. Puis « Garder et lancer » lance les autres.
now-stop = Arrête-toi, et { NUMBER($points, useGrouping: 0) } points sont à toi, avec tous les dés de ce lancer qui comptent, touchés ou non : tu en aurais { NUMBER($total, useGrouping: 0) } sur { NUMBER($target, useGrouping: 0) }{ $reaches ->
    [yes] , et le dernier tour de table commencerait. Il s’achève avant le tour de la personne qui a commencé la partie.
   *[no] .
  }
now-no-stop = { $under ->
    [fireworks] Avec cette carte, tu ne peux pas t’arrêter : tu lances jusqu’à ce qu’aucun dé ne compte, et alors les points sont à toi.
    [straight] Avec cette carte, tu ne peux pas t’arrêter avant d’avoir mis de côté les six nombres.
   *[other] Avec cette carte, tu ne peux pas t’arrêter avant d’avoir mis de côté les six dés.
  }
now-risk = Si aucun dé du prochain lancer ne compte, il est nul : ton tour est fini, et tous ses points sont perdus.
now-tutto = { $left ->
    [0] Tous les dés de ce lancer comptent : mets-les tous de côté, et c’est un TUTTO. { $under ->
        [fireworks] Tu ne peux pas perdre ces points ; les six dés sont relancés.
        [cloverleaf] { $leaves ->
            [0] Ensuite, les six dés sont relancés, et un TUTTO de plus gagne la partie.
           *[other] C’est le second : il gagne la partie.
          }
       *[other] La carte paie, et rien n’est lancé tant que tu ne tentes pas la carte suivante.
      }
    [1] Encore un dé, et c’est un TUTTO, si tu mets de côté tout ce qui compte : alors la carte paie.
   *[other] Encore { $left } dés, et c’est un TUTTO, si tu mets de côté tout ce qui compte : alors la carte paie.
  }
now-next = TUTTO ! Tente la carte suivante et relance les six dés : { NUMBER($points, useGrouping: 0) } points sont en jeu, et une carte Stop les emporte aussi.
now-wait = { $seat } joue avec la carte { $card } et { NUMBER($points, useGrouping: 0) } points en jeu. Puis c’est au joueur suivant.

solved-deck = Chaque carte est supposée venir de la pioche entière, comme avec deck = reshuffled.
chart-bonus-200 = Avec un Bonus 200, les points en jeu auxquels s’arrêter s’il reste tant de dés, ou avant la carte suivante
chart-bonus-600 = Avec un Bonus 600
chart-x2 = Avec un x2
chart-own = ton score
chart-other = celui de l’autre
chart-next = suivante
edition-standard = 56 cartes
option-target = points qui ouvrent le dernier tour de table
option-keep = quels dés valables il faut garder pour relancer ; all était la règle de 1994
option-x2 = quels points du tour un x2 double
option-deck = si les cartes s’épuisent, ou sont mélangées à nouveau avant chaque carte
option-plus-minus = si le tour continue après un TUTTO avec Plus/Moins, ou vaut 1000
bot-casual = S’arrête à 350 points, ou à 200 avec peu de dés restants ; après un TUTTO, continue en dessous de 1000.
bot-best = Joue le coup qui a les meilleures chances de victoire, d’après le jeu à deux résolu jusqu’au bout et les cartes qui restent.
bot-steady = Joue le coup qui promet le plus de points pour ce tour, chaque lancer et chaque carte étant comptés.
bot-sharp = Vise le plus de points attendus pour le tour, et au dernier tour de table les meilleures chances de victoire.

waits-turn = Retourner la carte

move-keep = Garder { $faces }
move-stop = Arrêter et encaisser
move-next = Carte suivante

slip-behind = C’est ton dernier tour, et ces points ne te mènent pas en tête.
slip-short = Encore un dé et c’est un TUTTO, dont le bonus vaut au moins ce que tu as accumulé. Un lancer sur trois y suffit.

card-bonus-200 = Bonus 200
card-bonus-300 = Bonus 300
card-bonus-400 = Bonus 400
card-bonus-500 = Bonus 500
card-bonus-600 = Bonus 600
card-x2 = x2
card-stop = Stop
card-fireworks = Feu d’artifice
card-plus-minus = Plus/Moins
card-cloverleaf = Trèfle
card-straight = Suite

phase-card = carte attendue
phase-roll = dés attendus
phase-choice = garder ou s’arrêter
phase-tutto = TUTTO !
phase-over = la partie est finie

real-card = Quelle carte est retournée ?
real-dice = Que montrent tes dés ?

event-turned = { $seat } retourne une carte : { $card }.
event-rolled = { $null ->
    [yes] { $seat } obtient { $faces } : lancer nul !
   *[no] { $seat } obtient { $faces }.
  }
event-kept = { $under ->
    [straight] { $rolling ->
        [0] { $seat } garde { $faces } et a les six nombres.
        [1] { $seat } garde { $faces }, a cinq des six nombres et lance le dernier dé.
       *[other] { $seat } garde { $faces }, a { $aside } des six nombres et lance { $rolling } dés.
      }
    [cloverleaf] { $rolling ->
        [0] { $seat } garde { $faces }.
        [1] { $seat } garde { $faces } et lance le dernier dé pour le TUTTO.
       *[other] { $seat } garde { $faces }, a { $aside } des six dés de côté et lance { $rolling } dés.
      }
    [plus-minus] { $rolling ->
        [0] { $seat } garde { $faces }.
        [1] { $seat } garde { $faces } et lance le dernier dé pour le TUTTO.
       *[other] { $seat } garde { $faces }, a { $aside } des six dés de côté et lance { $rolling } dés.
      }
   *[other] { $rolling ->
        [0] { $seat } marque { NUMBER($points, useGrouping: 0) } avec { $faces }.
        [1] { $seat } garde { $faces } pour { NUMBER($points, useGrouping: 0) } et lance le dernier dé, avec { NUMBER($gathered, useGrouping: 0) } en jeu.
       *[other] { $seat } garde { $faces } pour { NUMBER($points, useGrouping: 0) } et lance { $rolling } dés, avec { NUMBER($gathered, useGrouping: 0) } en jeu.
      }
  }
event-tutto = { $under ->
    [x2] TUTTO ! Le x2 rapporte encore { NUMBER($paid, useGrouping: 0) } : { $seat } a accumulé { NUMBER($gathered, useGrouping: 0) }.
    [fireworks] TUTTO ! Le Feu d’artifice continue avec les six dés, et { $seat } a accumulé { NUMBER($gathered, useGrouping: 0) }.
    [plus-minus] TUTTO ! Plus/Moins en fait { NUMBER($paid, useGrouping: 0) } : { $seat } a accumulé { NUMBER($gathered, useGrouping: 0) }.
    [cloverleaf] { $leaves ->
        [1] TUTTO ! Encore un avec ce Trèfle, et { $seat } gagne la partie.
       *[other] Encore un TUTTO !
      }
    [straight] TUTTO ! La Suite rapporte { NUMBER($paid, useGrouping: 0) } : { $seat } a accumulé { NUMBER($gathered, useGrouping: 0) }.
   *[other] TUTTO ! Le bonus ajoute { NUMBER($paid, useGrouping: 0) } : { $seat } a accumulé { NUMBER($gathered, useGrouping: 0) }.
  }
event-fined = { $seat } paie pour sa place en tête : { NUMBER($points, useGrouping: 0) } de moins, il en reste { NUMBER($total, useGrouping: 0) }.
event-nobody-fined = Personne d’autre en tête n’a de points à perdre.
event-dared = { $seat } tente la carte suivante, avec { NUMBER($gathered, useGrouping: 0) } en jeu.
risk-lost = { $times } fois sur 100, le tour s’arrête là et ses points sont perdus.
event-lost = { $points ->
    [0] { $seat } finit son tour sans rien avoir à perdre.
   *[other] { $seat } perd les { NUMBER($points, useGrouping: 0) } points de ce tour.
  }
event-banked = { $reason ->
    [fireworks] { $points ->
        [0] Le Feu d’artifice s’éteint sans une étincelle : { $seat } reste à { NUMBER($total, useGrouping: 0) }.
       *[other] Le Feu d’artifice s’éteint : { $seat } encaisse { NUMBER($points, useGrouping: 0) } et totalise { NUMBER($total, useGrouping: 0) }.
      }
    [plus-minus] Le tour est fini : { $seat } encaisse { NUMBER($points, useGrouping: 0) } et totalise { NUMBER($total, useGrouping: 0) }.
   *[stop] { $seat } s’arrête, encaisse { NUMBER($points, useGrouping: 0) } et totalise { NUMBER($total, useGrouping: 0) }.
  }
event-shuffled = La pioche est épuisée : les { $cards } cartes sont toutes remélangées.
event-last-round = { $left ->
    [0] { $seat } atteint { NUMBER($target, useGrouping: 0) }, et le dernier tour de table finit avec ce tour : tous en ont joué autant.
    [1] { $seat } atteint { NUMBER($target, useGrouping: 0) } : dernier tour de table, encore un joueur !
   *[other] { $seat } atteint { NUMBER($target, useGrouping: 0) } : dernier tour de table, encore { $left } joueurs !
  }
event-game-over = { $reason ->
    [cloverleaf] { $points ->
        [0] Le Trèfle gagne la partie sur-le-champ, sans un seul point encaissé !
       *[other] Le Trèfle gagne la partie sur-le-champ, avec { NUMBER($points, useGrouping: 0) } points !
      }
   *[target] Le dernier tour de table est fini, et { NUMBER($points, useGrouping: 0) } est le meilleur score.
  }

view-target = Points qui ouvrent le dernier tour
view-scores = Points encaissés
view-active = Joue
view-phase = Étape
view-card = La carte
view-deck = Cartes restantes
view-reshuffled = Toutes les cartes remélangées avant chaque carte
view-roll = Les dés lancés
view-aside = De côté
view-points = Points de ce tour
view-leaves = TUTTO avec le Trèfle
view-last_round = Dernier tour
view-champion = Victoire par le Trèfle

keep-free = au choix
keep-all = tous
x2-all = tous les points
x2-rolled-only = seulement ceux des dés
x2-card-only = seulement ceux gagnés avec cette carte
deck-used-up = les cartes s’épuisent
deck-reshuffled = toutes remélangées avant chaque carte
plus-minus-go-on = le tour continue
plus-minus-ends-turn = le tour vaut 1000

card = La carte
says-bonus-200 = Un TUTTO ajoute 200.
says-bonus-300 = Un TUTTO ajoute 300.
says-bonus-400 = Un TUTTO ajoute 400.
says-bonus-500 = Un TUTTO ajoute 500.
says-bonus-600 = Un TUTTO ajoute 600.
says-x2 = Un TUTTO double le tour.
says-stop = Le tour est fini.
says-fireworks = Lance jusqu’au lancer nul : chaque point compte.
says-plus-minus = Pas d’arrêt. Un TUTTO vaut 1000 et coûte 1000 à qui a le plus de points, mais jamais à toi.
says-cloverleaf = Pas d’arrêt. Deux TUTTO de suite gagnent la partie.
says-straight = Pas d’arrêt. Mets de côté 1 à 6 pour 2000.
leaf = Un TUTTO fait, encore un !
points = { $phase ->
    [choice] { $card ->
        [fireworks] points, encaissés au lancer nul
        [plus-minus] points en jeu
        [cloverleaf] points en jeu
        [straight] points en jeu
       *[other] points si tu t’arrêtes
      }
   *[other] { $card ->
        [fireworks] points, encaissés au lancer nul
       *[other] points accumulés ce tour-ci
      }
  }
points-ended = { $how ->
    [null] points perdus
    [card] points perdus
   *[other] points encaissés
  }
fate = { $how ->
    [null] Aucun dé ne compte : lancer nul. { $points ->
        [0] { $name } n’avait aucun point à perdre.
       *[other] { $name } perd { NUMBER($points, useGrouping: 0) } points.
      }
    [card] { $points ->
        [0] { $name } n’avait aucun point à perdre.
       *[other] { $name } perd { NUMBER($points, useGrouping: 0) } points.
      }
    [fireworks] Aucun dé ne compte, le Feu d’artifice s’éteint. Points encaissés par { $name } : { NUMBER($points, useGrouping: 0) }.
    [plus-minus] Plus/Moins met fin au tour : { $name } encaisse { NUMBER($points, useGrouping: 0) } points.
   *[stop] { $name } s’arrête. Points encaissés : { NUMBER($points, useGrouping: 0) }.
  }
verdict = { $how ->
    [card] Stop : le tour est fini
   *[other] +{ NUMBER($points, useGrouping: 0) }
  }
moment = TUTTO !
rolled = Les dés lancés
due = { $phase ->
    [card] On attend une carte.
    [roll] On attend les dés.
   *[over] La partie est finie.
  }
choose = Choisis les dés à garder.
dare = Encaisser, ou tenter une autre carte ?
no-such = Ces dés ne peuvent pas être gardés.
locked = { $card ->
    [fireworks] Le Feu d’artifice garde tous les dés qui comptent.
   *[other] Pour relancer, ces dés sont gardés.
  }
worth = { $under ->
    [plus-minus] { $aside } des six dés de côté
    [cloverleaf] { $aside } des six dés de côté
    [straight] { $aside } des six nombres de côté
   *[other] { NUMBER($gathered, useGrouping: 0) } points en jeu
  }, { $rolling ->
    [one] lance { $rolling } dé
    [many] lance { $rolling } de dés
   *[other] lance { $rolling } dés
  }
worth-tutto = { $gathered ->
    [0] TUTTO
   *[other] TUTTO, { NUMBER($gathered, useGrouping: 0) } points
  }
refused-T18 = avec le Feu d’artifice, on ne s’arrête pas : lance jusqu’au lancer nul
refused-T19 = avec Plus/Moins, on ne s’arrête pas avant un TUTTO
refused-T21 = avec le Trèfle, on ne s’arrête pas : fais deux TUTTO de suite
refused-T22 = avec une Suite, on ne s’arrête pas avant d’avoir 1 à 6 de côté, et chaque nombre compte une fois
banks = +{ NUMBER($points, useGrouping: 0) }, total { NUMBER($total, useGrouping: 0) }{ $reaches ->
    [yes] , objectif atteint !
   *[no] {""}
  }
risks = { NUMBER($gathered, useGrouping: 0) } en jeu
roll = Garder et lancer
roll-none = Tout de côté : TUTTO !
next = Carte suivante
stop = Stop
all = Tout choisir
aside = De côté
aside-of = { $count ->
    [0] Aucun dé de côté
    [one] { $count } dé de côté
    [many] { $count } de dés de côté
   *[other] { $count } dés de côté
  }
target = { NUMBER($target, useGrouping: 0) } points ouvrent le dernier tour de table
last-round = Dernier tour
ending = { $how ->
    [stop] Arrêt : { NUMBER($points, useGrouping: 0) } points encaissés
    [fireworks] Feu d’artifice : { NUMBER($points, useGrouping: 0) } points encaissés
    [plus-minus] Plus/Moins : { NUMBER($points, useGrouping: 0) } points encaissés
    [null] { $points ->
        [0] Lancer nul ({ $faces }) : rien de perdu
       *[other] Lancer nul ({ $faces }) : { NUMBER($points, useGrouping: 0) } points perdus
      }
   *[card] { $points ->
        [0] Carte Stop : rien de perdu
       *[other] Carte Stop : { NUMBER($points, useGrouping: 0) } points perdus
      }
  }
legend = { $card ->
    [straight] Quels dés comptent
    [plus-minus] Quels dés comptent
    [cloverleaf] Quels dés comptent
   *[other] Ce que valent les dés
  }
legend-name = TUTTO :
legend-worth = { $dice ->
    [1] Chaque { $face } : { NUMBER($points, useGrouping: 0) }
   *[other] Trois { $face } d’un même lancer : { NUMBER($points, useGrouping: 0) }
  }
legend-valid = { $dice ->
    [1] Chaque { $face }
   *[other] Trois { $face } d’un même lancer
  }
legend-card = { $card ->
    [fireworks] Tout dé qui compte est gardé, et tu lances jusqu’au lancer nul.
    [plus-minus] Ici, les points des dés ne s’encaissent pas ; seul le TUTTO paie.
    [cloverleaf] Ici, les points ne comptent pas ; seuls les TUTTO comptent.
    [straight] Chaque nombre une fois ; pas de brelans, pas de points pour les dés.
    [stop] Avec cette carte, personne ne lance.
   *[other] Les autres dés ne comptent que par trois identiques d’un même lancer.
  }
legend-tutto = { $card ->
    [bonus-200] les six dés de côté : 200 de plus. Puis arrête-toi, ou tente la carte suivante.
    [bonus-300] les six dés de côté : 300 de plus. Puis arrête-toi, ou tente la carte suivante.
    [bonus-400] les six dés de côté : 400 de plus. Puis arrête-toi, ou tente la carte suivante.
    [bonus-500] les six dés de côté : 500 de plus. Puis arrête-toi, ou tente la carte suivante.
    [bonus-600] les six dés de côté : 600 de plus. Puis arrête-toi, ou tente la carte suivante.
    [x2] les six dés de côté : les points doublent. Puis arrête-toi, ou tente la carte suivante.
    [fireworks] les six dés de côté : ils sont tous relancés.
    [plus-minus] les six dés de côté : 1000 pour toi, et qui a le plus de points en perd 1000, mais jamais toi.
    [cloverleaf] les six dés de côté, deux fois de suite : tu gagnes la partie.
    [straight] les six nombres de côté : 2000. Puis arrête-toi, ou tente la carte suivante.
   *[other] les six dés de côté : la carte paie, et tu peux tenter la suivante.
  }
deck = { $left ->
    [0] La pioche est épuisée
    [one] { $left } carte dans la pioche
    [many] { $left } de cartes dans la pioche
   *[other] { $left } cartes dans la pioche
  }
deck-whole = { $left } cartes, mélangées avant chaque carte
deck-card = { $name } : { $says } Il en reste { $count }.

error-not-a-move = « { $text } » n’est pas un coup de TUTTO ; écris stop, next, ou keep et des faces, par exemple keep 1 5 5 ; des faces seules sont gardées aussi
error-not-a-card = « { $text } » n’est pas une carte ; il y a : { $known }
error-card-written = « { $text } » n’est pas une carte ; elle s’écrit { $card }
error-too-many-dice = il y a { $most } dés, pas { $dice }
error-no-such-face = aucun dé ne montre { $face } ; les faces vont de 1 à { $most }
error-card-due = on attend une carte
error-dice-due = on attend les dés, si on attend quelque chose
error-players-move = un joueur garde des dés, s’arrête ou retourne la carte suivante
error-not-a-position = « { $text } » n’est pas une position de TUTTO : { $reason }
error-position-names = il y manque { $names }
error-position-roll = plus de dés qu’il n’en existe, ou un choix sans dé qui compte
error-position-deck = aucune carte à tirer, ou une boîte sans carte pour marquer
error-position-seats = une place qui n’existe pas, parmi { $players } joueurs
error-edition-idle = une pioche a besoin de cartes Bonus ou x2 : avec les autres seules, personne ne décide jamais rien
show-typing = En bref : des faces seules sont gardées, par exemple 1 5 5.
show-card = carte
show-aside = de côté
show-roll = lancer
show-turn = tour
show-progress = { $card ->
    [straight] { $aside } des six nombres
    [plus-minus] { $aside } des six dés pour le TUTTO
    [cloverleaf] { $leaves ->
        [0] { $aside } des six dés pour le premier TUTTO
       *[other] { $aside } des six dés pour le second TUTTO, qui gagne la partie
      }
    [fireworks] { $points ->
        [one] { NUMBER($points, useGrouping: 0) } point, encaissé au lancer nul
        [many] { NUMBER($points, useGrouping: 0) } de points, encaissés au lancer nul
       *[other] { NUMBER($points, useGrouping: 0) } points, encaissés au lancer nul
      }
   *[other] { $points ->
        [one] { NUMBER($points, useGrouping: 0) } point en jeu
        [many] { NUMBER($points, useGrouping: 0) } de points en jeu
       *[other] { NUMBER($points, useGrouping: 0) } points en jeu
      }
  }

# Labels of what happens, for reports.
happening-turned = carte retournée
happening-rolled = lancer
happening-kept = dés gardés
happening-tutto = Tutto
happening-fined = meneur pénalisé
happening-nobody-fined = personne ne paie
happening-dared = carte suivante tentée
happening-lost = points perdus
happening-banked = points encaissés
happening-shuffled = pioche mélangée
happening-last-round = dernier tour de table
happening-game-over = fin de la partie
happening-reason-target = objectif atteint
happening-of-faces = faces
happening-of-card = carte
happening-of-under = avec la carte
happening-of-reason = raison
