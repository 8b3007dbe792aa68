line = Le même lancer pour tous, une tuile chacun ; qui a en premier ses douze tuiles dans l’ordre gagne.

learn-1 = Un seul dé pour tous : chacun pose une de ses tuiles visibles sur le nombre qu’il montre.
learn-2 = Si ce nombre est pris, la tuile va sur la case libre la plus proche, avant ou après.
learn-3 = Quand tes douze tuiles sont sur le plateau, chaque lancer en déplace une.
learn-4 = Qui a en premier toutes ses tuiles en une série, chacune plus haute que la précédente, gagne.

tour-die = Un seul dé pour tous : chacun pose une tuile sur le nombre qu’il montre, en même temps.
tour-tiles = Tes tuiles visibles. Touche celle que tu veux poser ; une autre sera révélée ensuite.
tour-own = Ton plateau. La tuile va sur le nombre du dé ou, s’il est pris, sur la case libre la plus proche. Les cases possibles s’éclairent. De deux cases au même nombre, « a » est celle de gauche et « b » celle de droite.
tour-runs = Tu gagnes quand toutes tes tuiles forment une série : dans le sens de la lecture, chacune est plus haute que la précédente ; les cases vides entre elles ne comptent pas. Une fois toutes posées, chaque lancer en déplace une.

now-place = Touche une de tes tuiles visibles ({ $tiles }), puis une case qui s’éclaire.
now-move = Toutes tes tuiles sont sur le plateau : touche celle à déplacer, puis une case qui s’éclaire. À chaque lancer, il faut en déplacer une.
now-space = Le dé montre { $number } : la tuile va { $spaces-count ->
    [1] ici : { $spaces }
   *[other] sur l’une de ces cases : { $spaces }
  }.{ twins }
now-near = Le dé montre { $number }, et c’est pris : la tuile va sur la case libre la plus proche avant ou après le { $number }. { $spaces-count ->
    [1] Case éclairée : { $spaces }
   *[other] Cases éclairées : { $spaces }
  }.{ twins }
twins = { $twins ->
    [yes] {" "}De deux nombres égaux, « a » est celui de gauche et « b » celui de droite.
   *[no] {""}
  }
now-pass = Ou passe, sans déplacer de tuile.
now-run = Une série, ce sont des tuiles qui se suivent dans le sens de la lecture, chacune plus haute que la précédente ; les cases vides entre elles ne comptent pas. { $series } tuiles en une série gagnent ; ta plus longue en a { $run }. Garde les petites tuiles sur les petits nombres et les grandes sur les grands, avec de la place entre elles.
now-wait = Tu as joué. { $seats-count ->
    [1] Quand { $seats } aura joué aussi, le dé sera relancé.
   *[other] Quand { $seats } auront joué aussi, le dé sera relancé.
  }

edition-standard = 36 cases, la plupart des nombres en double
edition-small = 10 cases, 5 tuiles et un dé à six faces : assez petit pour être résolu
option-next-number = si un nombre pris envoie la tuile aux nombres suivants plutôt qu’aux cases les plus proches
option-may-pass = si l’on peut passer quand toutes ses tuiles sont posées
option-series = longueur de la série qui met fin à une manche
option-all-placed = si une telle série ne compte qu’une fois toutes les tuiles posées
option-rounds = nombre de manches jouées
option-rolls = nombre de lancers après lequel une manche s’achève, et la plus longue série l’emporte
bot-casual = Pose une tuile là où son nombre se trouve en moyenne, et déplace celle qui s’en approche le plus.
bot-steady = Laisse le plateau le plus proche de sa fin : des tuiles bien placées, et de la place pour les autres entre elles.
bot-sharp = Joue la suite dans sa tête quelques centaines de fois, et laisse le plateau qui gagne alors le plus souvent.
bot-best = Joue la suite dans sa tête cinq fois plus longtemps que le bot habile, et laisse le plateau qui gagne alors le plus souvent.

your-turn = Tous en même temps : à toi

move-put = Poser { $tile } en { $space }
move-pass = Passer

phase-tile = on révèle des tuiles
phase-roll = dé attendu
phase-place = on pose les tuiles
phase-over = la partie est finie

real-tile = Quelle tuile est révélée ?
real-number = Que montre le dé ?

event-turned-up = { $seat } révèle le { $tile }.
event-rolled = { $last ->
    [yes] Le dernier lancer : le dé montre { $number }.
   *[no] Le dé montre { $number }.
  }
event-placed = { $full ->
    [yes] { $seat } trouve ce nombre pris et pose le { $tile } en { $space } : plus longue série { $run }.
   *[no] { $seat } pose le { $tile } en { $space } : plus longue série { $run }.
  }
event-moved = { $full ->
    [yes] { $seat } trouve ce nombre pris et déplace le { $tile } de { $origin } en { $space } : plus longue série { $run }.
   *[no] { $seat } déplace le { $tile } de { $origin } en { $space } : plus longue série { $run }.
  }
event-all-placed = { $seat } a toutes ses tuiles sur le plateau ; désormais, elles se déplacent.
event-passed = { $seat } passe.
event-finished = { $run ->
    [12] Finito ! { $seat } a ses douze tuiles dans l’ordre.
   *[other] Finito ! { $seat } a une série de { $run }.
  }
event-round-over = { $reason ->
    [rolls] La manche { $round } est finie : personne n’a terminé, et il n’y a plus de lancers.
   *[other] La manche { $round } est finie.
  }
event-scored = { $points ->
    [one] { $seat } marque { $points } point et en totalise { $total }.
    [many] { $seat } marque { $points } de points pour la plus longue série et en totalise { $total }.
   *[other] { $seat } marque { $points } points pour la plus longue série et en totalise { $total }.
  }
event-new-round = Manche { $round } sur { $rounds } : toutes les tuiles sont reprises et mélangées.
event-game-over = { $reason ->
    [rolls] Personne n’a terminé, et il n’y a plus de lancers : la plus longue série gagne.
    [rounds] C’était la dernière manche : le plus haut total gagne.
    [run] La partie s’achève : la plus longue série gagne.
   *[in-order] Douze tuiles dans l’ordre : la partie est gagnée.
  }

view-spaces = Cases
view-boards = Plateaux
view-phase = Étape
view-number = Le dé montre
view-rolled = Lancers de cette manche
view-rolls = Lancers par manche, au plus
view-series = Série qui finit une manche
view-round = Manches finies
view-rounds = Manches
view-tiles = Tuiles sur les cases
view-open = Tuiles visibles
view-face_down = Tuiles face cachée
view-run = Plus longue série
view-points = Points
view-owes = Doit encore jouer
view-finished = A terminé

assumed-spaces = les nombres des cases

die = Le dé montre { $number }
no-die = Le dé n’a pas encore été lancé
goal = { $series ->
    [12] Les douze dans l’ordre gagnent
   *[other] Une série de { $series } finit la manche
  }
roll = Lancer { $rolled }
rolls = Lancer { $rolled } sur { $rolls } au plus
round = Manche { $round } sur { $rounds }
points = { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
  }
own = { $run ->
    [0] Ton plateau, encore vide
   *[other] Ton plateau, plus longue série { $run }
  }
open = Tes tuiles visibles
tile = Tuile { $tile }
hinted = Case { $space } : pour une tuile à choisir
lies = Tuile { $tile } en { $space }
put = Poser la tuile { $tile } en { $space } : plus longue série { $run }
face-down = { $count ->
    [one] { $count } tuile face cachée
    [many] { $count } de tuiles face cachée
   *[other] { $count } tuiles face cachée
  }
doing = { $doing ->
    [put] Où poser le { $tile } ?
    [place] Choisis une tuile à poser.
    [over] La partie est finie.
    [last] { $count ->
        [1] { $names } a terminé : choisis ta dernière tuile.
       *[other] { $names } ont terminé : choisis ta dernière tuile.
      }
    [move] Toutes tes tuiles sont posées : choisis celle à déplacer.
    [first] D’abord une tuile, puis la case.
    [soon] Un instant…
   *[wait] On attend les autres…
  }
way = { $space } : plus longue série { $run }
run-of = Plus longue série { $run } sur { $series }
small-run = Série { $run } sur { $series }
series = Tes séries
others = Les autres plateaux
rivals = Où en sont les autres
far = série { $run }, tuiles posées : { $placed }
board-of = { $name } : { $tiles }
board-empty = { $name } : aucune tuile pour l’instant
state = { $state ->
    [owes] réfléchit…
   *[done] a joué
  }

error-not-a-move = « { $text } » n’est pas un coup de FINITO! ; écris une tuile et une case, par exemple 7 to 15b
error-no-such-tile = il n’y a pas de tuile { $tile } ; il y a les tuiles 1 à { $most }
error-no-such-space = il n’y a pas de case « { $space } »
error-two-such-spaces = il y a deux cases { $space } : { $space }a à gauche et { $space }b à droite
error-not-an-outcome = « { $text } » n’est ni un nombre du dé ni une tuile
error-no-such-face = le dé montre 1 à { $most }, pas { $face }
error-no-tile-due = « { $text } » : aucune tuile n’est à révéler maintenant
error-another-turns = c’est la place { $seat } qui révèle une tuile, personne d’autre
error-tile-due = on attend une tuile
error-die-due = on attend le dé, si on attend quelque chose
error-players-move = un joueur pose une tuile sur une case, ou passe
error-not-a-position = « { $text } » n’est pas une position de FINITO! : { $reason }
error-position-names = il y manque { $names }
error-position-owing = personne ne doit jouer ce lancer, ou quelqu’un qui n’est pas là
error-position-past = toutes les manches sont finies
error-position-space = deux tuiles sur la case { $space }
error-position-tile = personne n’a de tuile à révéler
error-edition-order = les nombres des cases doivent être croissants, et les zéros des cases absentes viennent à la fin
error-edition-numbers = les cases ont besoin de tous les nombres de 1 au plus grand, qui ne peut pas dépasser { $most }
error-edition-room = { $tiles } tuiles demandent plus de { $spaces } cases
error-edition-twice = aucun nombre ne peut figurer sur plus de deux cases
solved-alone = Une manche, avec autant de lancers qu’il faut ; personne d’autre à la table.
show-order = ordre { $order }
show-open = visibles  { $tiles }
show-placed = toutes les tuiles sont sur le plateau

# What a move dares
risk-full = { $times } fois sur 100, aucune case du nombre lancé n’est libre chez toi.

# Labels of what happens, for reports.
happening-turned-up = tuile révélée
happening-rolled = lancer du dé
happening-placed = tuile posée
happening-moved = tuile déplacée
happening-all-placed = tuiles toutes posées
happening-passed = passe
happening-finished = Finito !
happening-round-over = fin de la manche
happening-scored = points marqués
happening-new-round = nouvelle manche
happening-game-over = fin de la partie
happening-reason-rolls = plus de lancers
happening-reason-rounds = dernière manche finie
happening-reason-run = plus longue série
happening-reason-in-order = tuiles toutes en ordre
happening-of-number = nombre
happening-of-tile = tuile
happening-of-space = case
happening-of-origin = case de départ
happening-of-reason = raison
