line = Lance et accumule des points tant que tu l’oses ; un 1 les emporte tous.

learn-1 = Lance le dé autant de fois que tu veux : ce qu’il montre s’accumule.
learn-2 = Un 1 met fin à ton tour, et tout ce que tu y as accumulé est perdu.
learn-3 = Arrête-toi à temps : tes points sont encaissés, et plus personne ne te les prend.
learn-4 = Qui encaisse en premier 100 points, ou le nombre convenu, gagne.

tour-die = Le dé. Chaque nombre qu’il montre s’ajoute aux points de ton tour, sauf le 1 : un 1 les emporte tous, et ton tour est fini.
tour-gathered = Les points de ce tour. Ils ne sont pas encore à l’abri.
tour-acts = Lance pour en avoir plus, ou arrête-toi : alors les points sont à toi pour de bon, et c’est au joueur suivant.
tour-target = Qui encaisse en premier ce nombre de points en tout gagne aussitôt, même si d’autres ont joué un tour de moins.

now-roll = { $gathered ->
    [0] Lance le dé : tout sauf un 1 s’ajoute aux points de ton tour.
    [one] Relance : tout sauf un 1 s’ajoute au { $gathered } point de ton tour. Un 1 emporte tout, et ton tour est fini.
    [many] Relance : tout sauf un 1 s’ajoute aux { $gathered } de points de ton tour. Un 1 les emporte tous, et ton tour est fini.
   *[other] Relance : tout sauf un 1 s’ajoute aux { $gathered } points de ton tour. Un 1 les emporte tous, et ton tour est fini.
  }
now-hold = { $wins ->
    [yes] Arrête-toi, et tu gagnes : avec ces { $points } points, tu en as { $total }.
   *[no] Arrête-toi pour garder ces { $points } points pour de bon : tu en aurais { $total }. Puis c’est au joueur suivant.
  }
now-goal = Avec { $target } points, on gagne aussitôt, même si d’autres ont joué un tour de moins : il t’en manque { $missing }.
now-wait = { $seat } lance ou s’arrête, avec { $gathered ->
    [0] aucun point pour l’instant
    [one] { $gathered } point
    [many] { $gathered } de points
   *[other] { $gathered } points
  } dans ce tour. Puis c’est au joueur suivant.

edition-standard = un dé à six faces
option-target = points pour gagner la partie
chart-hold = Les points accumulés auxquels s’arrêter, selon ton score et celui de l’autre
chart-own = ton score
bot-casual = Lance jusqu’à dix points accumulés, ou assez pour gagner.
bot-hold-at-20 = Lance jusqu’à vingt points accumulés, ou assez pour gagner.
bot-sharp = Suit l’allure : s’arrête à 21, plus tard s’il est derrière, plus tôt s’il est devant ; vers la fin, il lance pour gagner.
bot-best = Fait ce qui laisse les meilleures chances de victoire, d’après le jeu à deux résolu jusqu’au bout.

move-roll = Lancer
move-hold = Stop

refused-P3 = lance d’abord : il n’y a encore rien à encaisser
risk-lost = Un 1 sort { $times } fois sur 100 et emporte tous les points du tour.
slip-won = Avec ce que tu as accumulé, tu gagnes en t’arrêtant. Lancer ne peut que te faire perdre.

real-face = Que montre le dé ?

event-rolled = { $seat } obtient { $face } : { $gathered } en jeu.
event-lost = { $seat } obtient un 1 et { $points ->
    [0] ne perd rien
    [one] perd { $points } point
    [many] perd { $points } de points
   *[other] perd { $points } points
  }.
event-banked = { $seat } encaisse { $points } et totalise { $total }.

die = Le dé montre { $face }
no-die = Le dé n’a pas encore été lancé
gathered = Accumulé ce tour-ci
to-win = { $target } points pour gagner
banks = +{ $points }, total { $total }

view-target = Points pour gagner
view-scores = Points encaissés
view-active = Joue
view-gathered = Points accumulés
view-rolling = Le dé roule
view-over = La partie est finie

error-not-a-move = « { $text } » n’est pas un coup de Pig ; écris roll ou hold
error-not-a-roll = « { $text } » n’est pas un coup de Pig ; écris le nombre que montre le dé
error-not-a-position = « { $text } » n’est pas une position de Pig
error-no-such-face = aucun dé ne montre { $face } ; les faces vont de 1 à { $most }
error-die-due = on attend le dé, si on attend quelque chose
error-players-move = un joueur lance ou s’arrête

# Labels of what happens, for reports.
happening-rolled = lancer du dé
happening-lost = points perdus
happening-banked = points encaissés
happening-of-face = face
