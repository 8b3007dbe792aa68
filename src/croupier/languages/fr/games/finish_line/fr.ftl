line = Parie en secret sur sept chevaux, puis fais avancer les tiens avec des dés que tout le monde partage.

learn-1 = Parie en secret : sur des chevaux gagnants, ou sur deux chevaux qui finissent aux deux premières places.
learn-2 = Lance trois dés, utilises-en un et passe les deux autres. Qui commence prend les trois, chacun ensuite en ajoute un.
learn-3 = Deux fers à cheval sur une tuile font avancer ce cheval d’une place. Un favori n’en demande qu’un.
learn-4 = Qui prend le dernier dé de la réserve joue le dernier tour d’une course. Les paris gagnés paient selon la cote du cheval.
learn-5 = Après la dernière course, la troisième en général, le joueur le plus riche gagne.

tour-track = Sept chevaux en route vers le poteau : celui qui est à côté mène. Touches-en un pour le jouer gagnant, ou deux pour parier qu’ils finissent premier et deuxième.
tour-odds = Les cotes : 11x paie onze fois ta mise si le cheval gagne. Elles dépendent de la place au départ, tirée au sort, même pour un favori (F) : un cheval qui part dernier rapporte le plus. Personne ne voit tes paris avant la fin de la course.
tour-acts = Appuie ici quand tes paris sont faits : plus rien ne peut changer, et la course commence.
tour-money = L’argent que tu as pour parier, et les paris que tu as faits. Après la dernière course, le joueur le plus riche gagne.
tour-key = Pendant la course, on joue chacun son tour. Lance trois dés, utilises-en un sur n’importe quel cheval et passe les deux autres. L’effet de chaque face est expliqué ici.

now-draw = On tire sept chevaux pour cette course, du dernier au premier.
now-dice = Les dés de ce tour vont tomber.
now-bet = Touche un cheval pour le jouer gagnant, ou deux pour parier qu’ils finissent aux deux premières places, dans n’importe quel ordre. Il te reste { $left } € à parier.
now-all-bet = Tout ton argent est parié. Tu peux encore changer tes paris.
now-odds = Par exemple : { $amount } € sur { $horse } à la cote de { $odds } paient { $pays } € s’il gagne. Mais il part dernier.
now-drawn = La place de départ d’un cheval est tirée au sort, et sa cote en dépend. Un favori ({ show-favourite }) peut aussi partir dernier : il avance avec un seul fer à cheval.
now-done = { $bets ->
    [0] Parie au moins une fois, puis appuie sur « Fini de parier ».
   *[other] Appuie sur « Fini de parier » quand tes paris te plaisent : plus rien ne peut changer, et la course commence dès que tout le monde a fini.
  }
now-others-bet = Tes paris sont faits. { $seats-count ->
    [1] { $seats } parie encore
   *[other] { $seats } parient encore
  }, puis la course commence.
now-take = Touche un dé de la réserve, et lance-le avec les deux qu’on t’a passés.
now-take-some = Touche { $dice } dés de la réserve, pas tous de la même couleur, et lance-les. Les blancs font le plus souvent avancer un cheval.
now-three = Des trois dés que tu lances, tu en utilises un, et { $seat } reçoit les deux autres.
now-yellow = { $home ->
    [yes] C’est la dernière ligne droite : on peut aussi prendre des dés jaunes. Qui prend le dernier dé de la réserve joue le dernier tour de la course.
   *[no] On peut prendre des dés jaunes quand il en reste { $most } ou moins dans la réserve. Qui prend le dernier dé de la réserve joue le dernier tour de la course.
  }
now-choose = Touche le dé que tu utilises, puis sa cible : les tuiles qui s’éclairent disent ce qui se passerait.
now-use = « { $roll } » : { $does }
now-useless = Aucun de ces dés ne peut servir : touches-en un, et défausse-le.
now-away = Ou touche un dé que tu ne veux pas laisser à { $seat }, et défausse-le. Les deux autres passent.
now-own = Tu as parié sur { $horses } : fais-{ $horses-count ->
    [1] le
   *[other] les
  } avancer, et reculer les autres.
now-marks = Sur les tuiles, { show-favourite } marque un favori, qui avance avec un seul fer à cheval, et { show-steady } un cheval sûr, que personne ne peut cravacher ni disqualifier.
now-no-own = Tu n’as aucun pari dans cette course, elle ne peut donc rien te rapporter. Empêche les autres de gagner les leurs.
now-extra = La course est presque finie : ton coup bonus agit comme un fer à cheval. Touche un cheval pour l’utiliser, ou renonces-y.
now-wait = { $seats } prend des dés, en lance trois, en utilise un et passe les deux autres. Puis c’est au joueur suivant.

option-races = nombre de courses
option-outsider = si un outsider verse sa moitié à tout couplé qui le nomme, ou seulement aux couplés gagnants
agreed-races = { $value ->
    [one] { $value } course
    [many] { $value } de courses
   *[other] { $value } courses
  }
agreed-outsider = la moitié d’un outsider va { $value }
outsider-any-bet = à tout couplé
outsider-winning-bet = aux seuls couplés gagnants

bot-random = Fait n’importe quoi de permis.
bot-casual = Parie la moitié sur un cheval et la moitié du reste sur un couplé avec lui, prend n’importe quels dés, et utilise ce qui aide le plus.
bot-steady = Parie là où les cotes dépassent les chances, et court pour ce que valent ses propres paris.
bot-sharp = Devine ce que les autres ont pu parier, joue la suite des courses dans sa tête quelques centaines de fois, et fait ce qui gagne le plus souvent.
bot-best = Devine ce que les autres ont pu parier, joue la suite des courses dans sa tête cinq fois plus longtemps que le bot habile, et fait ce qui gagne le plus souvent.

edition-standard = 27 dés, 24 chevaux

move-winner-bet = { $amount ->
    [0] Retirer le pari sur { $horse }
   *[other] Parier { $amount } sur { $horse } gagnant
  }
move-place-bet = { $amount ->
    [0] Retirer le pari sur le couplé { $horses }
   *[other] Parier { $amount } sur le couplé { $horses }
  }
move-done = Fini de parier
move-take = Prendre { $dice }
move-use = { $face ->
    [horseshoe] Fer à cheval pour { $horse }
    [double] Double fer pour { $horse }
    [whipping] Cravache sur { $horse }
    [helmet] Casque pour { $horse }
    [losing-speed] Perte de vitesse pour { $horse }
    [outsider-1000] Outsider à 1 000 sur { $horse }
    [outsider-2000] Outsider à 2 000 sur { $horse }
    [outsider-3000] Outsider à 3 000 sur { $horse }
   *[disqualified] Disqualifier { $horse }
  }
move-tempo-change = Déplacer le fer à cheval : { $giver } → { $taker }
move-interfere = Nouvel ordre, depuis l’arrière : { $horses }
move-dead-even = Coude à coude
move-side-bet = Pari annexe
move-keep = Garder le coup bonus
move-inside-tip = Tuyau : { $dice } à la réserve
move-put-away = Défausser { $die }
move-extra-move = Coup bonus pour { $horse }
move-decline = Renoncer au coup bonus
move-tile = Cheval { $horse }
real-tile = Quel cheval prend la place { $place } ? { $place ->
    [1] Il part en tête.
    [7] Il part dernier.
   *[other] {""}
  }
real-roll = { $seat } : que montrent les trois dés ?
real-photo = La photo-finish : combien des six dés blancs montrent un fer à cheval ?
real-upper = Pour la tuile du haut
real-lower = Pour la tuile du bas
move-roll = { $faces }
move-photo = { $upper } pour la tuile du haut, { $lower } pour celle du bas

slip-no-bet = Tu n’as parié sur aucun cheval, et tu ne pourras plus parier ensuite : cette course ne pourra rien te rapporter, sauf des paris annexes.
risk-useless = { $times } fois sur 100, aucun de ces dés ne sert à rien.

part-runner = { $name } ({ $number })
part-ticket = { $pays ->
    [0] { $pair ->
        [yes] { $amount } sur le couplé { $horses }
       *[no] { $amount } sur { $horses }
      }
   *[other] { $pair ->
        [yes] { $amount } sur le couplé { $horses } (paie { $pays })
       *[no] { $amount } sur { $horses } (paie { $pays })
      }
  }

event-race-called = Course { $race } sur { $races }. Les chevaux s’alignent, le dernier d’abord.
event-drawn = { $favourite ->
    [yes] { $horse }, un favori, à la cote de { $odds }.
   *[no] { $steady ->
        [yes] { $horse }, un cheval sûr, à la cote de { $odds }.
       *[no] { $horse }, à la cote de { $odds }.
      }
  }
event-betting-opens = La file est complète. Faites vos jeux !
event-bet-made = { $amount ->
    [0] { $seat } retire son pari sur { $horses } et a encore { $left } euros à parier.
   *[other] { $seat } parie { $amount } euros sur { $horses }, ce qui paierait { $pays }, et a encore { $left } à parier.
  }
event-done-betting = { $seat } a fini de parier.
event-off = Et c’est parti ! { $seat } commence.

event-took = { $seat } prend { $dice }.
event-rolled = { $usable ->
    [yes] { $seat } obtient { $faces }.
   *[no] { $seat } obtient { $faces }, et rien de tout cela ne sert.
  }
event-home-stretch = La dernière ligne droite ! On peut désormais prendre des dés jaunes.

event-used = { $face ->
    [horseshoe] { $rests ->
        [yes] { $seat } pose un fer à cheval sur { $horse }.
       *[no] { $seat } dépense un fer à cheval sur { $horse }.
      }
    [extra-move] { $rests ->
        [yes] { $seat } pose le coup bonus sur { $horse }, où il vient trop tard.
       *[no] { $seat } joue le coup bonus sur { $horse }.
      }
    [double] { $seat } dépense un double fer sur { $horse }.
    [whipping] { $rests ->
        [yes] { $seat } cravache { $horse } : un avertissement.
       *[no] { $seat } cravache { $horse }, qui a déjà un avertissement.
      }
    [helmet] { $seat } donne le casque à { $horse }.
    [losing-speed] { $seat } fait perdre de la vitesse à { $horse }.
    [outsider-1000] { $seat } pose un outsider à 1 000 sur { $horse }.
    [outsider-2000] { $seat } pose un outsider à 2 000 sur { $horse }.
    [outsider-3000] { $seat } pose un outsider à 3 000 sur { $horse }.
   *[disqualified] { $seat } appelle les commissaires contre { $horse }.
  }
event-tempo-changed = { $rests ->
    [yes] { $seat } prend un fer à cheval à { $giver } et le pose sur { $taker }.
   *[no] { $seat } prend un fer à cheval à { $giver } et le dépense sur { $taker }.
  }
event-interfered = { $seat } provoque une bousculade : { $front } court maintenant devant { $middle } et { $back }.
event-drew-level = Coude à coude ! { $seat } amène { $horse } à hauteur : { $leader } n’est plus seul en tête.
event-side-bet-won = { $skipped ->
    [yes] { $seat } gagne un pari annexe : { $loser } doit { $amount } euros et saute un tour.
   *[no] { $seat } gagne un pari annexe : { $loser } doit { $amount } euros.
  }
event-extra-kept = { $seat } garde un coup bonus pour l’arrivée.
event-extra-declined = { $seat } renonce à un coup bonus.
event-tipped = { $seat } a un tuyau, et la réserve reprend { $dice }.
event-thrown-away = { $seat } défausse { $die }.

place-name = { $place ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
   *[7] septième
  }
event-moved = { $place ->
    [1] { $horse } dépasse { $passed }.
   *[other] { $horse } dépasse { $passed } et passe { place-name }.
  }
event-stayed = { $horse } est déjà devant, rien ne change.
event-fell-back = { $horse } recule derrière { $behind } et se retrouve { place-name }.
event-out = { $horse } est hors course, et tous les paris sur lui sont perdus !
event-leads = { $horse } mène !

event-pool-empty = { $kept ->
    [0] La réserve est vide : la course est courue.
    [1] La réserve est vide : un coup bonus, et la course est courue.
   *[other] La réserve est vide : { $kept } coups bonus, et la course est courue.
  }
event-photo-due = { $horse } et { $other } sont encore au coude à coude : la photo-finish doit trancher.
event-photo-taken = { $tie ->
    [yes] La photo-finish : { $horseshoes } pour { $horse }, { $against } pour { $other }. Impossible à dire ; encore une !
   *[no] La photo-finish : { $horseshoes } pour { $horse }, { $against } pour { $other }. { $horse } d’une courte tête !
  }

event-race-over = { $winner } gagne la course { $race } ! L’arrivée : { $finish }.
event-outsider-pays = { $place ->
    [1] { $winning ->
        [yes] Un outsider a gagné : un pari simple sur { $horse } reçoit { $amount } euros de plus, un couplé gagnant { $half }.
       *[no] Un outsider a gagné : un pari simple sur { $horse } reçoit { $amount } euros de plus, tout couplé { $half }.
      }
   *[other] { $winning ->
        [yes] Un outsider est deuxième : un couplé gagnant avec { $horse } reçoit { $half } euros de plus.
       *[no] Un outsider est deuxième : tout couplé avec { $horse } reçoit { $half } euros de plus.
      }
  }
event-settled = { $staked ->
    [0] { $seat } n’a rien parié.
   *[other] { $paid ->
        [0] { $seat } a parié { $bets } et perd tout.
       *[other] { $bonus ->
            [0] { $seat } a parié { $bets } et reçoit { $paid } euros.
           *[other] { $seat } a parié { $bets } et reçoit { $paid } euros, dont { $bonus } de bonus pour un outsider.
          }
      }
  } { $capital ->
    [0] { $seat } a { $total }.
   *[other] Avec { $capital } de plus pour la course suivante, { $seat } a { $total }.
  }
event-side-bets-settled = { $won ->
    [yes] Les paris annexes rapportent { $amount } euros à { $seat }, ce qui fait { $total }.
   *[no] Les paris annexes coûtent { $amount } euros à { $seat }, ce qui laisse { $total }.
  }
event-next-race = { $seat } commencera la course { $race }.
event-game-over = { $reason }
reason-races = La dernière course est courue, et le joueur le plus riche gagne.

dice-white = un dé blanc
dice-red = un dé rouge
dice-yellow = un dé jaune
dice-green = un dé vert
dice-black = un dé noir
die-white = un dé blanc
die-red = un dé rouge
die-yellow = un dé jaune
die-green = un dé vert
die-black = un dé noir
hand-white = blanc
hand-red = rouge
hand-yellow = jaune
hand-green = vert
hand-black = noir
pool-white = blanc
pool-red = rouge
pool-yellow = jaune
pool-green = vert
pool-black = noir
pile-white = blanc
pile-red = rouge
pile-yellow = jaune
pile-green = vert
pile-black = noir
horseshoe-white = blanc
horseshoe-black = coup bonus

faces-horseshoe = un fer à cheval
faces-white-blank = une face vide blanche
faces-double = un double fer
faces-whipping = une cravache
faces-tempo = un changement de rythme
faces-red-blank = une face vide rouge
faces-helmet = un casque
faces-interference = une bousculade
faces-dead-even = un coude à coude
faces-losing-speed = une perte de vitesse
faces-outsider-1000 = un outsider à 1 000
faces-outsider-2000 = un outsider à 2 000
faces-outsider-3000 = un outsider à 3 000
faces-green-blank = une face vide verte
faces-side-bet = un pari annexe
faces-extra-move = un coup bonus
faces-disqualified = une disqualification
faces-inside-tip = un tuyau
roll-horseshoe = fer à cheval
roll-white-blank = vide blanc
roll-double = double fer
roll-whipping = cravache
roll-tempo = autre rythme
roll-red-blank = vide rouge
roll-helmet = casque
roll-interference = bousculade
roll-dead-even = coude à coude
roll-losing-speed = perte de vitesse
roll-outsider-1000 = outsider à 1 000
roll-outsider-2000 = outsider à 2 000
roll-outsider-3000 = outsider à 3 000
roll-green-blank = vide vert
roll-side-bet = pari annexe
roll-extra-move = coup bonus
roll-disqualified = disqualification
roll-inside-tip = tuyau

phase-horses = tirage des chevaux
phase-bet = paris
phase-take = prise de dés
phase-roll = lancer
phase-use = choix d’un dé
phase-extra = coups bonus
phase-photo = photo-finish
phase-over = fini

view-seat = Ta place
view-race = Course
view-races = Courses
view-phase = En cours
view-active = Joue
view-money = Argent
view-side = Paris annexes, réglés à la fin
view-done = A fini de parier
view-kept = Coups bonus gardés
view-row = La file, du dernier au premier
view-out = Hors course
view-level = Les deux premiers sont au coude à coude
view-was_level = Le coude à coude a servi
view-home = Dernière ligne droite
view-pool = Réserve
view-pile = Défausse
view-hand = Dés en main
view-roll = Lancer
view-bets = Tes paris
view-left = Reste à parier
view-step = Paris par multiples de
view-home_at = Dés en réserve à la dernière ligne droite
view-dice = Dés de la course
view-names = Chevaux jusqu’ici
view-before = Avant
view-after = Après
view-capital = Pour la course suivante
view-sheets = Courses finies
view-number = Numéro
view-name = Cheval
view-favourite = Favori
view-steady = Sûr
view-odds = Cote
view-horseshoe = Fer
view-whipped = Averti
view-outsider = Outsider
view-horses = Chevaux
view-amount = Mise
view-pays = Paie
view-finish = Arrivée
view-outsiders = Outsiders
view-accounts = Comptes
view-lines = Paris
view-bonus = Bonus des outsiders
view-staked = Mise totale
view-paid = Payé

assumed-red = les faces des dés rouges
assumed-yellow = les faces des dés jaunes
assumed-green = les faces des dés verts
assumed-black = les faces des dés noirs
assumed-favourites = quels chevaux sont favoris
assumed-steady = quels chevaux sont sûrs
assumed-odds_1 = les cotes de la première course

error-not-a-move = « { $text } » n’est pas un coup possible ici ; { $phase ->
    [bet] écris bet avec des euros et un ou deux chevaux, par exemple bet 300 on 18 and 11 ou bet 300 on saffron, ou done
    [take] écris take et des couleurs, par exemple take white
    [use] écris une face et un cheval, par exemple horseshoe on 11, ou put away et une couleur
    [extra] écris extra-move on et un cheval, ou decline
   *[other] attends les dés
  }
error-on-no-horse = { $face } ne s’utilise pas sur un cheval
error-not-colours = « { $text } » ne sont pas des dés ; écris jusqu’à { $most } couleurs parmi { $known }
error-no-such-colour = il n’y a pas de dés « { $colour } » ; il y a : { $known }
error-few-dice = { $dice } dés sont nommés ; nommes-en 1 à { $most }
error-not-in-race = « { $horse } » n’est pas un cheval de cette course ; au départ : { $known }
error-two-horses = un couplé nomme deux chevaux différents
error-three-horses = une bousculade nomme trois chevaux, pas { $horses }
error-not-euros = on ne peut pas parier { $amount } euros
error-not-a-tip = un tuyau nomme deux couleurs parmi { $known }, par exemple tip white red
error-not-a-tile = « { $tile } » n’est pas une tuile ; écris un numéro de 1 à { $most }
error-not-a-photo = « { $text } » n’est pas une photo-finish ; écris des fers à cheval, par exemple 4 for { $upper }, 3 for { $lower }
error-photo-shoes = { $dice } dés montrent 0 à { $dice } fers à cheval, pas { $upper } et { $lower }
error-not-a-roll = « { $text } » n’est pas un lancer ; écris { $faces } faces parmi { $known }
error-roll-faces = un lancer a { $most } faces, pas { $faces }
error-no-such-face = aucun dé ne montre « { $face } » ; les dés montrent : { $known }
error-for-players = { $kind } est l’affaire des joueurs
error-for-chance = { $kind } est l’affaire du hasard
error-not-for-now = { $kind } n’est pas pour maintenant ; la table attend : { $due }
error-not-a-position = « { $text } » n’est pas une position de FINISH LINE : { $reason }
error-position-names = il y manque { $names }
error-position-horses = chevaux tirés pour la course { $race } : { $count }
error-position-row = chevaux dans la file : { $count }
error-position-hand = dés en main : { $count }
error-position-roll = les dés en main ne peuvent pas montrer { $faces }
error-position-kept = la personne qui joue n’a gardé aucun coup bonus
error-position-done = plus personne n’a à parier
error-position-sides = les dés de couleur { $colour } ont { $sides } faces
error-position-some = { $field } : des nombres de 1 à { $most }, aucun deux fois
error-position-seat = cette course ou cette place n’existe pas
error-position-tile = la tuile { $tile } n’est plus à tirer
error-position-marks = « { $marks } » ne peut pas se trouver sur une tuile
error-position-twice = un cheval court deux fois
error-position-dice = plus de dés qu’il n’en existe
error-position-bet = « { $bet } » ne tient pas sur la feuille
error-position-numbers = { $numbers }, c’est trop
error-position-count = « { $text } » : il en faut { $count }
error-position-parts = « { $text } » : il faut { $count } parties
error-edition-sides = un dé { $colour } a { $sides } faces, pas { $due }
error-edition-left-out = { $out } dés de couleur { $colour } sont écartés, et il n’y en a que { $dice }
error-edition-dice = une course demande 3 à { $most } dés, même sans ceux que deux joueurs écartent
error-edition-yellow = il y a { $dice } dés jaunes ; plus de { $most } en laissent trop peu pour commencer
error-edition-white = un dé blanc a besoin de fers à cheval et de faces vides, sinon une photo-finish ne finirait jamais
show-typing = Les chevaux répondent aussi à leur nom, même abrégé : bet 300 on saffron, horseshoe on saf.
show-race = Course { $race } sur { $races }
show-home = dernière ligne droite
show-last = dernier
show-lead = tête
show-level = coude à coude
show-odds = cote
show-dice = dés
show-odd = { $odds }x
show-favourite = F
show-steady = S
show-signs = { show-favourite } : favori, { show-steady } : cheval sûr
show-out = hors course : { $horses }
show-pool = réserve { $pool } · défausse { $pile }
show-roll = lancer
show-hand = passés
show-side = { $settled ->
    [yes] dont { $amount } de paris annexes
   *[no] { $amount } de paris annexes, à la fin
  }
show-done = a fini
show-betting = parie
show-bets = tes paris
show-left = { $left } € à parier
show-amount = par centaines entières : bet 300 on { $one }, bet 200 on { $one } and { $two } ; avec 0, tu retires le pari
show-won = Course { $race } : { $winner } a gagné
show-then = devant { $horses }
show-account = { $staked ->
    [0] n’a rien parié
   *[other] { $bonus ->
        [0] a parié { $staked }, a reçu { $paid }
       *[other] a parié { $staked }, a reçu { $paid } avec un bonus d’outsider de { $bonus }
      }
  }
show-bet = { $pays ->
    [0] { $amount } sur { $horses } { $odds }x
   *[other] { $amount } sur { $horses } { $odds }x paie { $pays }
  }

waits-look = Course suivante
euros = { $amount } €
standing = { $score } €
effect = { $how ->
    [moves] passe { place-name }
    [falls] retombe { place-name }
    [stays] rien ne change
    [out] éliminé !
    [warned] averti
    [gives] le donne
    [middle] milieu
   *[rests] reste ici
  }
target = { $what } { $tile }
would = { $move }. { $told }
tile = { $name }, numéro { $number }, { place-name }, cote { $odds }{ $mark ->
    [favourite] , favori
    [steady] , cheval sûr
   *[none] { "" }
  }{ $horseshoe ->
    [white] , avec un fer à cheval
    [black] , avec un coup bonus
   *[none] { "" }
  }{ $whipped ->
    [yes] , averti
   *[no] { "" }
  }{ $outsider ->
    [0] { "" }
   *[other] , un outsider à { $outsider }
  }
track = La piste
out = Hors course :
hand = Les dés de ce tour
heap-of = { $colour } : { $count }
heap-shut = { $colour } : { $count }. { $why }
shut = { $why ->
    [gone] Il ne reste aucun dé de cette sorte.
    [yellow] On ne prend des dés jaunes que dans la dernière ligne droite, quand il reste { $most } dés ou moins.
    [enough] Tu as assez de dés : repose-en un d’abord.
   *[colours] Les trois dés ne doivent pas être tous de la même couleur.
  }
die-idle = { $face }, inutile pour l’instant
put-back = Reposer le dé { $colour }
passed-on = Un dé { $colour }
dice-left = { $left ->
    [one] { $left } dé restant
    [many] { $left } de dés restants
   *[other] { $left } dés restants
  }
meter = { $how ->
    [both] Dernière ligne droite : { dice-left }, jaunes compris
    [yellow] Dernière ligne droite : { dice-left }, tous jaunes
    [home] Dernière ligne droite : { dice-left }
    [next] { dice-left } : bientôt la dernière ligne droite
   *[far] { dice-left }, { $more } avant la dernière ligne droite
  }
key = L’effet des dés et des tuiles
key-how = Trois dés sont lancés, et l’un d’eux est utilisé ou défaussé. Les deux autres passent. Qui prend le dernier dé de la réserve joue le dernier tour.
key-tiles = Tuiles
key-odds = Une cote de 11x paie onze fois la mise si le cheval gagne. Elle dépend de sa place au départ, qui est tirée au sort.
key-favourite = Un favori : un seul fer à cheval le fait avancer. Sa place au départ est tirée au sort comme pour tous.
key-steady = Un cheval sûr : personne ne le cravache, ne le disqualifie ni ne lui prend son fer à cheval.
key-rests = Là où il est écrit « reste ici », le dé reste sur la tuile jusqu’à ce qu’un autre le rejoigne ou que la course soit finie.
key-white = Blanc
key-red = Rouge
key-yellow = Jaune, dès la dernière ligne droite
key-green = Vert
key-black = Noir
does-horseshoe = Reste sur n’importe quelle tuile. Le deuxième y fait avancer le cheval d’une place ; un favori n’en demande qu’un.
does-double = N’importe quel cheval avance d’une place. Ce qui est sur sa tuile y reste.
does-whipping = Reste sur une tuile, comme avertissement. La deuxième met le cheval hors course. Pas sur les chevaux sûrs.
does-tempo = Un fer à cheval passe sur une autre tuile, où il agit aussitôt. Les chevaux sûrs gardent le leur.
does-helmet = Un favori, ou un cheval avec un fer, avance de deux places ; le fer est dépensé. Pas pour qui mène.
does-interference = Trois voisins sont placés dans un nouvel ordre, au choix.
does-dead-even = Le deuxième cheval revient à hauteur du premier. Une fois par course.
does-losing-speed = Un cheval recule de deux places et perd tous les dés de sa tuile. Pas les deux derniers.
does-outsider-1000 = Reste sur un cheval sans dé vert. S’il gagne, tout pari simple sur lui reçoit 1 000 € en plus de la cote ; s’il finit premier ou deuxième, qui a un couplé avec lui reçoit la moitié.
does-outsider-2000 = De même, avec 2 000 €.
does-outsider-3000 = De même, avec 3 000 €.
does-side-bet = Le joueur suivant saute un tour et te doit 500, réglés à la fin.
does-extra-move = Tu le gardes. Une fois la course courue, il agit comme un fer à cheval.
does-disqualified = Un cheval quitte la course aussitôt, et les paris sur lui sont perdus. Pas les chevaux sûrs.
does-inside-tip = Deux dés de ton choix reviennent de la défausse à la réserve : la course dure plus longtemps.

choose-horses = Touche un cheval pour le jouer gagnant, ou deux pour parier qu’ils finissent premier et deuxième.
all-bet = Tout ton argent est parié.
slip = Ton ticket
left-of = Reste { $left } € sur { $money } €
no-bets = Pas encore de pari.
secret-open = À l’abri dès qu’il est écrit, et montré à personne avant la fin de la course. Tu peux le changer tant que tu n’as pas fini.
secret-done = Personne d’autre ne le voit avant la fin de la course.
entry = { $kind ->
    [pair] { $horses } aux deux premières places, dans n’importe quel ordre
   *[winner] { $horses } gagnant
  }
stake = Euros à parier
less = { $step } de moins
more = { $step } de plus
half = Moitié
all = Tout
bounds = Les paris vont par multiples de { $step } €, jusqu’à { $most } €.
would-pay = Cote { $odds } : paie { $pays } €. Il reste alors { $left } €.
no-room = { $left ->
    [0] Il ne reste rien à parier. Change ou retire d’abord un autre pari.
   *[other] Il n’y a plus de ligne pour { $kind ->
        [pair] un autre couplé
       *[winner] un autre pari simple
      }. Changes-en ou retires-en un d’abord.
  }
write = Parier { $amount } €
change-to = Passer à { $amount } €
close = Annuler
change = Changer
change-bet = Changer le pari sur { $horses }
withdraw = Retirer
withdraw-bet = Retirer le pari sur { $horses }
ticket = { $fate ->
    [won] { $amount } € × { $odds } a payé { $pays } €
    [lost] { $amount } € perdus
   *[open] { $kind ->
        [pair] { $amount } € en couplé × { $odds } = { $pays } €
       *[winner] { $amount } € gagnant × { $odds } = { $pays } €
      }
  }
bets-state = { $done ->
    [yes] { $name } a fini
   *[no] { $name } parie
  }

due-take = Prends un dé de la réserve.
due-take-some = Prends { $dice } dés, pas tous de la même couleur.
due-die = Choisis l’un des trois dés.
due-none = Aucun ne peut servir : choisis-en un à défausser.
due-useless = Celui-ci ne peut qu’être défaussé.
due-use = Choisis un cheval.
due-tempo-change = À quel cheval prendre le fer ?
due-taker = Et quel cheval le reçoit ?
due-interfere = Choisis celui du milieu de trois voisins.
due-order = Leur nouvel ordre, de l’arrière vers l’avant :
due-inside-tip = { $dice ->
    [1] Choisis un dé de la défausse : il revient à la réserve, et la course dure plus longtemps.
   *[other] Choisis { $dice } dés de la défausse : ils reviennent à la réserve, et la course dure plus longtemps.
  }
pile-of = Dés défaussés
due-extra = Ton coup bonus : choisis un cheval.
order = { $horses }, de l’arrière vers l’avant
take-and-roll = Lancer
tip = Remettre en réserve
back = Recommencer
put-away = Défausser

owed = { $wins ->
    [yes] On doit à { $name } { $amount } € de paris annexes, réglés à la fin
   *[no] { $name } doit { $amount } € de paris annexes, réglés à la fin
  }
kept = { $kept ->
    [1] { $name } garde un coup bonus
   *[other] { $name } garde { $kept } coups bonus
  }
photo = La photo
photo-shoes = { $shoes ->
    [one] { $shoes } fer à cheval sur six dés
    [many] { $shoes } de fers à cheval sur six dés
   *[other] { $shoes } fers à cheval sur six dés
  }
finish-of = L’arrivée de la course { $race }
last-race = Bilan de la course { $race }
outsider = un outsider, { $amount } €
behind = Puis { $horses }
account = Compte : { $name }
bet-nothing = Aucun pari.
signed = { $sign ->
    [minus] − { $size } €
    [plus] + { $size } €
   *[none] { $size } €
  }
sum-before = Avant la course
sum-staked = Paris
sum-paid = Gains
sum-bonus = Outsiders
sum-capital = Course suivante
sum-side = Paris annexes
sum-after = Solde

# Labels of what happens, for reports.
happening-race-called = course annoncée
happening-drawn = cheval aligné
happening-betting-opens = paris ouverts
happening-rolled = lancer de dés
happening-photo-taken = photo-finish
happening-bet-made = pari placé
happening-done-betting = paris terminés
happening-off = départ
happening-took = dés pris
happening-home-stretch = dernière ligne droite
happening-pool-empty = réserve vide
happening-photo-due = photo-finish requise
happening-used = dé utilisé
happening-tempo-changed = rythme changé
happening-interfered = bousculade
happening-drew-level = coude à coude
happening-side-bet-won = pari annexe gagné
happening-extra-kept = coup bonus gardé
happening-extra-declined = coup bonus refusé
happening-tipped = tuyau
happening-thrown-away = dé défaussé
happening-moved = cheval avancé
happening-stayed = déjà devant
happening-fell-back = recul
happening-out = hors course
happening-leads = en tête
happening-race-over = course finie
happening-outsider-pays = bonus d’outsider
happening-settled = paris réglés
happening-side-bets-settled = paris annexes réglés
happening-next-race = course suivante
happening-game-over = fin de la partie
happening-of-faces = faces
happening-of-face = face
happening-of-dice = dés
happening-of-die = dé
happening-reason-races = dernière course finie
