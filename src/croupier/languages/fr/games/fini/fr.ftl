line = Deux mains, quinze dés : saisis ce qu’il te faut, sans erreur, et crie FINI! avant l’autre.

learn-1 = Quinze dés sont lancés, et vous les saisissez en même temps, un dé après l’autre.
learn-2 = Forme des suites ou des dés identiques, selon le duel : six dés au plus.
learn-3 = Un dé argenté ne fait que copier : un dé de couleur du même nombre est posé chez ton adversaire, et aucun n’est libre.
learn-4 = Crie FINI! quand aucun dé n’allongerait plus tes combinaisons ; la combinaison la plus longue prend un jeton. Crier trop tôt ou se tromper en coûte un.
learn-5 = Une manche s’achève avec le dernier jeton de la réserve. Après trois manches, qui a pris le plus de jetons gagne.

tour-area = Tous les dés tombent ici, et personne n’attend son tour : touche un dé pour le prendre en main.
tour-rows = Tes rangées : touches-en une pour y poser le dé. À la première manche, tu formes des suites, comme 2 3 4 ou 6 5 4 ; à la deuxième, des dés identiques.
tour-silver = Laisse d’abord de côté les quatre dés argentés : ils ne peuvent que copier un dé de couleur de ton adversaire, quand il n’en reste aucun autre du même nombre.
tour-acts = FINI! met fin au duel. Appuie quand tu as posé six dés, ou quand aucun dé restant ne te donnerait plus de dés en combinaisons, même en commençant une autre rangée ; pas avant.
tour-chips = La rangée la plus longue prend un jeton de cette réserve. Quand elle est vide, chaque jeton devient un point ; après trois manches, qui a le plus de points gagne.

now-take = Touche un dé de couleur qui va dans tes rangées. Personne n’attend son tour : prends-les l’un après l’autre.
now-put = Tu tiens le { $die } : touche l’endroit de tes rangées où il doit aller.
now-build = { $about-word ->
    [matching] Pose des dés identiques côte à côte, comme 4 4 4 : le plus long bloc compte.
   *[straights] Forme des rangées qui montent ou descendent d’un à chaque dé, comme 2 3 4 ou 6 5 4. Aucun nombre ne doit être deux fois chez toi ; la rangée la plus longue compte.
  }
now-call = { $down ->
    [6] Six dés, c’est le maximum : crie FINI! maintenant.
   *[other] Dés posés : { $down } sur { $most }. Crie FINI! quand plus rien ne te donnerait davantage de dés en combinaisons, même dans une autre rangée{ $assisted ->
        [yes] {""}.
       *[no] , pas avant : cela te coûterait un jeton.
      }
  }
now-silver = Ne prends un dé argenté que si ton adversaire a un dé de couleur du même nombre, et qu’aucun n’est plus libre.
now-cast = Les dés vont être lancés. Ensuite, tout le monde saisit en même temps.
real-cast = Lance les quinze dés. Que montrent-ils ?
real-cast-silver = Que montrent les dés argentés ?
now-announce = Choisis l’objet de ce duel : suites ou dés identiques.
now-announcing = { $starter } choisit l’objet de ce duel. Puis les dés sont lancés.
now-judged = { $ending-word ->
    [premature] Le dernier FINI! est venu trop tôt : on pouvait encore poser des dés en combinaisons.
    [offence] Au dernier duel, il y a eu une faute : un mauvais ordre, plus de six dés, ou un dé argenté interdit.
    [contested] Le dernier duel est annulé : vous avez saisi le même dé.
    [idle] Le dernier duel est annulé : personne n’a bougé.
   *[decided] La rangée la plus longue a gagné le dernier duel ; à égalité, celle de qui a crié.
  }

option-assisted = si les erreurs sont refusées plutôt que jugées à la fin d’un duel
option-contested = millisecondes en dessous desquelles deux saisies du même dé annulent le duel
option-patience = secondes sans coup après lesquelles un duel est annulé
option-chips = jetons dans la réserve ; moins il y en a, plus la partie est courte
agreed-assisted = { $value ->
    [yes] les erreurs sont refusées aussitôt
   *[no] les erreurs sont jugées à la fin d’un duel
  }
agreed-contested = deux saisies du même dé à moins de { $value } millisecondes annulent le duel
agreed-patience = un duel est annulé après { $value } secondes sans coup
agreed-chips = { $value ->
    [one] { $value } jeton dans la réserve
    [many] { $value } de jetons dans la réserve
   *[other] { $value } jetons dans la réserve
  }
edition-standard = 11 dés de couleur et 4 dés argentés
bot-still = Te laisse tous les dés et ne crie jamais : seul compte le temps qu’il te faut.
bot-slow = Met quatre secondes par dé, continue avec ce qu’il a, et se trompe de temps en temps.
bot-calm = Met deux secondes par dé, vise la combinaison la plus longue en vue, et se trompe de temps en temps.
bot-quick = Met une seconde par dé, fait ses plans, prend d’abord ce que tu pourrais lui prendre, et se trompe moins.
bot-lightning = Met une demi-seconde par dé, fait ses plans contre toi, crie avec aussi peu de dés que possible, et ne se trompe presque jamais.

move-announce = Annoncer : { $about }
move-take = Prendre le { $number } { $colour }
move-put = { $after ->
    [0] Le poser dans la rangée { $row }, à gauche
    [1] Le poser dans la rangée { $row }, après le premier dé
   *[other] Le poser dans la rangée { $row }, après { $after } dés
  }
move-call = FINI!
move-cast = { $numbers }
move-cast-silver = argentés { $numbers }
move-void = Personne ne bouge, et le duel est annulé

event-announced = { $seat } annonce : { $about }.
event-cast = Manche { $round }, duel : { $about }. { $seat } lance : { $numbers }.
event-cast-silver = Les dés argentés montrent { $numbers }. Partez !
event-took = { $seat } prend le { $die }.
event-put-down = { $seat } pose le { $die } : { $numbers }.
event-clashed = { $seat } tend la main vers le { $die } au moment où { $rival } le prend !
event-voided = { $reason ->
    [contested] Le duel est annulé, et les dés sont relancés.
   *[idle] Personne n’a bougé pendant { $seconds } secondes : le duel est annulé, et les dés sont relancés.
  }
event-called = { $seat } crie FINI!
event-dropped = { $seat } a encore en main le { $die }, qui retourne au milieu.
event-premature = Trop tôt ! { $seat } pouvait encore ajouter { $missed-count ->
    [1] un { $missed }
   *[other] des dés : { $missed }
  }.
event-removed = { $reason ->
    [repeated] { $seat } a deux fois le même nombre. À retirer : { $dice }.
   *[loose] Chez { $seat }, tout ne compte pas. À retirer : { $dice }.
  }
event-offended = { $offence ->
    [wrong-order] { $seat } a une rangée dans le mauvais ordre.
    [too-many] { $seat } a posé plus de six dés.
   *[wrong-copier] { $seat } a pris un dé argenté interdit.
  }
event-compared = { $longest ->
    [0] { $other ->
        [0] Ni { $seat } ni { $rival } n’a de combinaison : aucun jeton ne bouge.
       *[other] Combinaisons les plus longues : { $seat } (aucune), { $rival } ({ $other } dés).
      }
   *[other] { $other ->
        [0] Combinaisons les plus longues : { $seat } ({ $longest } dés), { $rival } (aucune).
       *[other] Combinaisons les plus longues : { $seat } ({ $longest } dés), { $rival } ({ $other }).
      }
  }
event-chip-taken = { $reason ->
    [penalty] { $rival } n’a aucun jeton à rendre, et { $seat } en prend un dans la réserve
    [caller] Le cri décide : { $seat } prend un jeton
   *[longest] { $seat } prend un jeton
  }, total { $chips }{ $stock ->
    [0] .
   *[other] , et il en reste { $stock } dans la réserve.
  }
event-chip-returned = { $seat } rend un jeton et { $chips ->
    [0] n’en a plus
   *[other] en a encore { $chips }
  }.
event-chip-spared = { $seat } n’a aucun jeton à rendre.
event-round-over = C’était le dernier jeton : la manche { $round } est finie.
event-scored = { $seat } { $points ->
    [0] ne marque rien
    [one] marque { $points } point
    [many] marque { $points } de points
   *[other] marque { $points } points
  } et totalise { $total }.
event-game-over = Les trois manches sont jouées.
part-die = { $number } { $colour }

about-straights = suites
about-matching = dés identiques
kind-straights = suites
kind-matching = dés identiques
colour-red = rouge
colour-orange = orange
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-violet = violet
colour-pink = rose
colour-brown = marron
colour-black = noir
colour-white = blanc
colour-turquoise = turquoise
colour-silver = argenté
phase-cast = les dés vont être lancés
phase-silver = les dés argentés vont être lancés
phase-duel = le duel est en cours
phase-announce = suites ou dés identiques ?
phase-over = la partie est finie
offences-wrong-order = une rangée dans le mauvais ordre
offences-too-many = plus de six dés
offences-wrong-copier = un dé argenté interdit
ending-premature = crié trop tôt
ending-offence = une faute
ending-decided = décidé à la longueur
ending-contested = annulé : le même dé saisi à deux
ending-idle = annulé : aucun coup

view-phase = Ce qui se passe
view-round = Manche
view-kind = Duel
view-starter = Ouvre
view-clock = Millisecondes
view-patience = Millisecondes sans coup avant l’annulation du duel
view-assisted = Les erreurs sont refusées
view-area = Zone
view-players = Joueurs
view-stock = Jetons en réserve
view-verdict = Le dernier duel
view-rows = Rangées
view-hand = En main
view-chips = Jetons
view-score = Points
view-ending = Fin
view-caller = A crié
view-missed = Manqué
view-offences = Fautes
view-longest = Combinaison la plus longue
view-removed = Retirés
view-change = Jetons pris ou rendus
view-colour = Couleur
view-number = Nombre
view-slot = Case

error-not-a-move = « { $text } » n’est pas un coup de FINI! ; écris take et un dé, par exemple take red 4, take 4 ou s4 ; put, une rangée et un endroit, par exemple put 1 left ou 1< ; ou FINI!
error-not-a-die = « { $text } » n’est pas un dé ; les couleurs sont { $known }
error-die-shows = le dé { $colour } montre { $shown }, pas { $number }
error-nowhere-shown = aucun dé de couleur ne montre { $number }
error-no-such-face = un dé montre 1 à { $most }, pas { $face }
error-not-a-place = « { $text } » n’est pas un endroit ; écris une rangée et left, right, ou après combien de dés, par exemple put 1 after 2
error-no-such-place = il n’y a pas d’endroit après le dé n° { $after } de la rangée { $row }
error-no-announcement = « { $text } » n’annonce rien ; écris straights ou matching
error-not-a-time = « { $time } » n’est pas un temps en millisecondes
error-not-a-cast = « { $text } » n’est pas un lancer ; écris ce que montrent les onze dés de couleur, ou silver et quatre nombres
error-cast-numbers = ce n’est pas un lancer ; écris ce que montrent les { $dice } dés, chacun de 1 à 6
error-coloured-due = « { $text } » n’est pas attendu : c’est le lancer des dés de couleur
error-silver-due = « { $text } » n’est pas attendu : c’est le lancer des dés argentés
error-who-does-what = les joueurs jouent des coups ; seuls les dés donnent des tirages
error-not-a-position = « { $text } » n’est pas une position de FINI! : { $reason }
error-position-names = il y manque { $names }
error-position-two = « { $text } » n’est pas pour deux joueurs
error-position-over = la partie est finie après sa troisième manche, et pas avant
error-position-hand = une main tient un seul dé
error-position-die = « { $die } » n’est pas un dé
error-position-colour = « { $die } » est un dé de trop, ou n’est pas une couleur
error-position-twice = { $die } se trouve à deux endroits
show-typing = En bref : 4 prend un dé de couleur qui montre 4, red 4 précisément ce dé-là, s4 un dé argenté. Avec un dé en main, 1 le pose au bout droit de la rangée 1, 1< au bout gauche, 1.2 après le deuxième dé. f crie FINI!
show-duel = Manche { $round } : { $kind }, duel ouvert par { $starter }
show-announce = Manche { $round } : { $starter } annonce suites ou dés identiques
show-over = Les trois manches sont jouées
show-stock = réserve
show-area = zone
show-hand = en main
show-points = { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
  }

duel = Manche { $round } sur 3 : { $kind }
duel-announce = Manche { $round } sur 3 : suites ou dés identiques ?
how-straights = montantes ou descendantes, sans doublon
how-matching = dés identiques côte à côte
area = Les dés lancés
slot-empty = une case vide
slot-taken = { $die }, pris par { $name }
side-own = Ton côté
side = Côté : { $name }
row = Rangée { $row }, { $count ->
    [0] vide
    [one] { $count } dé
    [many] { $count } de dés
   *[other] { $count } dés
  }
place = { $after ->
    [0] Rangée { $row }, { $end ->
        [yes] le premier dé
       *[no] à gauche
      }
   *[other] Rangée { $row }, { $end ->
        [yes] à droite
       *[no] après { $after ->
            [1] le premier dé
           *[other] { $after } dés
          }
      }
  }
in-hand = en main : { $die }
die-out = { $die }, retiré
chips = { $chips ->
    [0] aucun jeton
    [one] { $chips } jeton
    [many] { $chips } de jetons
   *[other] { $chips } jetons
  }
stock = { $stock ->
    [0] réserve vide
    [one] { $stock } jeton en réserve
    [many] { $stock } de jetons en réserve
   *[other] { $stock } jetons en réserve
  }
practice-time = { $seconds } s
practice-best = record : { $seconds } s
practice-record = ton record !
verdict = Le verdict
verdict-after = après { $seconds } s
verdict-rule = Règle { $clause }
verdict-why = { $reason ->
    [repeated] De nombres égaux, celui qui a été posé en premier reste, de couleur ou argenté.
   *[loose] { $about ->
        [matching] Une rangée compte son plus grand bloc de dés identiques, et un seul dé n’est pas un bloc.
       *[straights] Une rangée compte sa plus longue suite, et un seul dé n’est pas une suite.
      }
  }
verdict-alone = Cela seul décide : rien d’autre n’est jugé, et aucun autre dé n’est retiré.
verdict-seen = Vu ? Touche ici ou appuie sur Espace : quand tout le monde l’a fait, les dés tombent.

refused-I2 = à la troisième manche, on annonce l’objet du duel avant le lancer, et rien d’autre ne se fait alors
refused-I3 = c’est ton adversaire qui annonce l’objet de ce duel
refused-I4 = trop tard, ce duel est fini ; les dés sont relancés
refused-I6 = pose d’abord le dé que tu as en main
refused-I7 = ce dé n’est plus là
refused-I8 = cet endroit n’existe pas
refused-I11 = ce nombre est déjà chez toi
refused-I12 = à cet endroit, il serait dans le mauvais ordre
refused-I15 = six dés, c’est le maximum
refused-I16 = pour un dé argenté, il faut un original chez ton adversaire, et qu’aucun dé de couleur du même nombre ne soit au milieu
refused-I17 = chaque dé argenté a besoin de son propre original
refused-I19 = trop tôt : on peut encore poser des dés en combinaisons, y compris dans une autre rangée

# Labels of what happens, for reports.
happening-announced = annonce
happening-cast = dés lancés
happening-cast-silver = dés argentés lancés
happening-took = dé pris
happening-put-down = dé posé
happening-clashed = deux mains sur un dé
happening-voided = duel annulé
happening-called = FINI! crié
happening-dropped = dé rendu
happening-premature = trop tôt
happening-removed = dés retirés
happening-offended = faute
happening-compared = rangées comparées
happening-chip-taken = jeton pris
happening-chip-returned = jeton rendu
happening-chip-spared = aucun jeton à rendre
happening-round-over = fin de la manche
happening-scored = points marqués
happening-game-over = fin de la partie
happening-reason-contested = dé disputé
happening-reason-idle = personne n’a bougé
happening-reason-repeated = nombre en double
happening-reason-loose = sans usage
happening-reason-penalty = pénalité
happening-reason-caller = le cri décide
happening-reason-longest = plus longue rangée
happening-reason-rounds = dernière manche finie
happening-offence-wrong-order = mauvais ordre
happening-offence-too-many = trop de dés
happening-offence-wrong-copier = mauvais dé argenté
happening-of-about = duel
happening-of-numbers = nombres
happening-of-reason = raison
happening-of-offence = faute
