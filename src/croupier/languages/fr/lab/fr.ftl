error-few-bots = un tournoi demande au moins deux bots, pas { $bots }
error-field-list = les bots d’un tournoi forment une liste ; reçu : { $found }
error-bot-twice = { $bot } est inscrit deux fois : dans un tournoi, chaque bot joue une fois
error-field-small = une table à { $players } demande { $players } bots différents, et il y en a { $bots }
error-too-many-tables = { $bots } bots font { $tables } tables à { $players } ; il peut y en avoir { $most }
error-stop-two = un tournoi peut s’arrêter plus tôt entre deux bots à une table de deux, pas avec { $bots } bots à des tables de { $players }
error-stop-form = pour s’arrêter plus tôt, il faut deux parts de victoire ; reçu : { $found }
error-stop-shares = pour s’arrêter plus tôt, il faut deux parts de victoire entre 0 et 1 ({ $least } à { $most }), la plus petite d’abord, pas { $share0 } et { $share1 }
error-stop-risk = { $name } est un risque au-dessus de 0 et jusqu’à 0,5, pas { $risk }
error-no-lessons = { $game } n’a pas de bot qui apprend
error-training-games = on peut jouer de 0 à { $most } parties pour en apprendre, pas { $games }
error-other-plan = ce fichier sert à apprendre autre chose : il faut un autre fichier, ou bien les parties, la graine, les joueurs et le rival du début
error-no-school = { $file } ne contient pas ce que `croupier train` a appris
error-no-match = on peut analyser une partie ou un enregistrement ; type reçu : { $found }
error-secrets-covered = cette partie n’est pas finie, et ses secrets restent cachés jusque-là
error-names-for-players = noms : { $names }, joueurs : { $players }
error-tries-bounds = les positions peuvent être essayées de 1 à { $most } fois, pas { $tries }
error-own-hands = à { $game }, il faut des mains, et tes propres bots n’en ont pas ici : nomme des bots du jeu
error-vary-nothing = que faut-il faire varier ? Des options du jeu, players ou edition, chacune avec ses valeurs
error-vary-list = { $name } prend une liste de valeurs ; reçu : { $found }
error-vary-twice = { $name } a deux fois la valeur { $value }
error-vary-fixed = { $name } varie ou reste fixe, pas les deux
error-vary-players = players est un nombre entier, pas { $value }
error-many-combinations = cela fait { $combinations } combinaisons ; il peut y en avoir { $most }
error-no-sweep = { $file } ne contient pas de balayage : { $why }
error-other-sweep = { $file } contient un autre balayage, qui reste tel quel ; différence : { $what }
error-not-kept = impossible d’écrire { $file } : { $why }
error-no-frames = Parquet s’écrit avec polars, et { $package } n’est pas installé : pip install 'croupier[data]'
error-no-plots = les graphiques se font avec Altair, et { $package } n’est pas installé : pip install 'croupier[report]'
error-sample-bounds = on peut examiner de près 2 à { $most } parties, pas { $sample }
error-few-games = un rapport demande 2 à { $most } parties pour chaque chiffre, pas { $games }
error-report-twice = { $bot } est nommé deux fois : dans un rapport, chaque bot n’a qu’une place
error-against-form = on compare une mise en place, ou ce qui y diffère ; type reçu : { $found }
error-against-same = les deux mises en place sont identiques : il n’y a rien à comparer
error-against-other = les deux mises en place doivent être du même jeu, et l’autre est de { $game }
error-endless = { $bot } joue des parties qui ne finissent pas en { $longest } étapes : nomme d’autres bots pour le rapport

analysis-percent = { NUMBER($share, style: "percent") }
analysis-percent-tenths = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-percent-hundredths = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
analysis-more = +{ $size }
analysis-less = −{ $size }
analysis-title = { $game } : chance et talent
analysis-unfinished = La partie n’est pas encore finie.
analysis-part = Interrompu : voici l’analyse du début, { $done } sur { $all } (coups, lancers et cartes).
analysis-when = { $number ->
    [0] début
   *[other] coup { $number }
  }
analysis-before = Juste avant : { $told }
analysis-known = Ces chances tiennent compte de tout ce qui était caché ; les décisions sont jugées sur ce qu’on savait à cette place.
analysis-chances = Chances de victoire
analysis-moments = Ce qui a le plus changé
analysis-mistakes = Les décisions les plus coûteuses
analysis-faultless = Aucune décision n’a rien coûté.
analysis-ledger = Chance et erreurs
analysis-ledger-means = Chaque compte tombe juste : des chances du départ jusqu’au résultat. La chance est ce que dés et cartes ont changé. Une erreur est ce qu’un meilleur coup aurait gagné en moyenne, pour autant qu’on pouvait le savoir. Hors chance, c’est le résultat moins la chance ; cela peut faire plus qu’une victoire, ou moins que zéro.
analysis-how = Comment on l’a trouvé
analysis-at-first = au départ
analysis-luck = chance
analysis-errors = ses erreurs
analysis-given = erreurs adverses
analysis-rest = reste
analysis-tempo = vitesse des mains
analysis-mostly = { $what ->
    [tempo] Pour { $names }, la vitesse des mains a compté plus que la chance et les décisions : aucun coup ne la raconte.
   *[rest] Pour { $names }, le reste pèse plus dans le résultat que la chance et les décisions : on ne peut pas le démêler.
  }
analysis-in-the-end = à la fin
analysis-so-far = jusqu’ici
analysis-without-luck = hors chance
analysis-rises = Pour { $name }, les chances montent de { $before } à { $after }.
analysis-falls = Pour { $name }, les chances baissent de { $before } à { $after }.
analysis-does = { $name } : { $move }
analysis-did = { $name } : « { $move } »
analysis-why = « { $better } » aurait gagné { $chance } des parties à partir de là, « { $made } » en gagne { $less } : cela a coûté { $cost } d’une victoire.
analysis-points-more = Avec « { $better } », c’est { $points } de plus à la fin, en moyenne (± { $margin }).
analysis-points-fewer = Avec « { $better } », c’est { $points } de moins à la fin, en moyenne (± { $margin }).
analysis-points = { $points } points
analysis-points-same = En points, on ne distingue guère les deux à la fin.
analysis-chances-mean = Les chances sont celles de gagner la partie à partir de là, pour autant qu’on pouvait le savoir.
analysis-points-mean = Les chances sont celles de gagner la partie à partir de là, pour autant qu’on pouvait le savoir ; les points sont ceux de la fin.
analysis-skill = { $name } a eu le choix { $decisions ->
    [1] une fois
   *[other] { $decisions } fois
  }, et y a perdu chaque fois { $mean } d’une victoire, en moyenne.
analysis-no-error = { $name } a eu le choix { $decisions ->
    [1] une fois
   *[other] { $decisions } fois
  }, et n’y a rien perdu{ $sure ->
    [yes] {""}
   *[no] {" "}qu’on puisse établir
  }.
analysis-no-decision = { $name } n’a jamais eu le choix.
analysis-nothing-made = { $name } n’a joué aucun coup où il y avait le choix. En temps réel, seules comptent les décisions prises : laisser passer n’en est pas une.
analysis-like = C’est à peu près ce que perd le bot { $bot }.
analysis-like-means = Se tromper autant qu’un bot ne veut rien dire de plus, et une seule partie en dit peu : les erreurs de la prochaine peuvent être tout autres.
analysis-coarse = ?
analysis-coarse-means = « ? » : trop imprécis pour être dit ; avec { $tries ->
    [one] { $tries } essai
    [many] { $tries } d’essais
   *[other] { $tries } essais
  } depuis chaque position d’une si longue partie, l’erreur sur toute la chance réunie peut atteindre { $off } d’une victoire. Plus d’essais en disent plus.
analysis-vague-means = « ? » : trop vague pour être dit ; le reste, hasard des essais ou ce que les bots ne savent pas juger, est trop grand à côté.
analysis-scale = Ce qu’une décision coûte à nos bots en moyenne : { $bots }.
analysis-no-scale = Aucun bot n’est cité en comparaison : ce que les décisions coûtent aux bots n’a été mesuré qu’à des tables de deux, avec les règles habituelles, et pas pour tous les jeux.
analysis-scale-bot = { $bot } { $mean }
analysis-no-rest = Il n’y a pas de reste : chance et erreurs expliquent tout.
analysis-rest-of = Le reste est ce qu’on ne peut pas démêler : { $parts }.
analysis-left-deck = les cartes déjà sorties, qui ne reviennent pas aux tours suivants
analysis-left-judgement = un jugement qui n’est jamais tout à fait juste
analysis-left-tempo = la vitesse des mains, qu’aucun coup ne raconte
analysis-left-sampling = le hasard des essais, et des joueurs qui font mieux que le bot qui a joué la suite
analysis-left-hidden = ce que les joueurs ne pouvaient pas voir
analysis-exact = Les chances sont exactes : ce jeu est résolu, et ce sont celles de deux joueurs qui continuent au mieux.
analysis-exact-but = Les chances sont celles de deux joueurs qui continuent au mieux : ce jeu est résolu, à part ce dont le reste est fait.
analysis-judged = Les chances sont jugées : ce jeu n’est pas résolu, et ce que vaut une position est estimé sans la jouer jusqu’au bout.
analysis-tried = Les chances ont été estimées par essais : le bot { $bot } a joué la suite pour tout le monde, { $tries } fois depuis chaque position, avec les mêmes dés après chacun des coups comparés. Un coup ne compte comme erreur que si un autre était meilleur au-delà du hasard.
analysis-tried-judged = Les chances sont jugées là où c’est possible, comme entre deux tours. Ailleurs, elles ont été estimées par essais : le bot { $bot } a joué jusque-là pour tout le monde, { $tries } fois depuis chaque position, avec les mêmes dés après chacun des coups comparés. Un coup ne compte comme erreur que si un autre était meilleur au-delà du hasard.
analysis-off = L’erreur sur les chances peut atteindre { $off }.

report-title = { $game } : ce que disent les chiffres
report-under = À { $players } joueurs, { $agreed ->
    [none] règles habituelles
   *[other] { $agreed }
  }. Ce sont des bots qui jouent : { $games } parties pour chaque chiffre, et { $sample } examinées coup par coup.
report-both = Deux jeux de règles pour { $game }, joués par des bots : { $games } parties pour chaque chiffre, et { $sample } examinées coup par coup.
report-usual = règles habituelles
report-minute = En une minute
report-compared = Côte à côte
report-compared-means = En gras, ce qui diffère au-delà du hasard. ± est la marge que 95 rapports de ce genre sur 100 ne dépassent pas.
report-length = La durée d’une partie
report-seats = Qui est assis à quelle place
report-skill = Chance et talent
report-lead = Qui mène
report-pieces = Ce qui entre en jeu
report-decisions = Ce qu’il y a à décider
report-rules = L’effet des règles maison
report-ends = Comment finit une partie, et les impasses
report-how = D’où viennent ces chiffres

report-moves = Une partie compte { $moves } coups : une sur dix n’en a pas plus de { $short }, la moitié jusqu’à { $half }, une sur dix { $long } ou plus.
report-turns = Chacun des { $players } joueurs a environ { $turns } tours.
report-seconds = Durée au chrono : { $seconds } s.
report-spread = { $kind ->
    [even] Les parties ont toutes à peu près la même longueur.
    [wide] Certaines parties sont plus de deux fois plus longues que d’autres : il faut en tenir compte.
   *[some] Les longues prennent jusqu’à deux fois le temps des courtes.
  }
report-seat-uneven = À niveau égal, la place { $seat } gagne { $share } des parties, pour une part égale de { $even }.
report-seat-even = À niveau égal, chaque place gagne à peu près sa part de { $even } : après { $games } parties, aucune n’est meilleure au-delà du hasard.
report-seat-bots = { $bot } { $share }
report-seat-by-skill = Victoires de qui commence, selon les bots qui jouent : { $bots }.
report-seat-rules = D’après les règles, peu importe qui commence.
report-luck = Le bot { $better }, à une table avec { $others ->
    [1] { $other }
   *[other] { $others } fois { $other }
  }, gagne { $share } des parties, alors que sa part serait de { $even }. Mieux jouer décide donc de { $decided } des parties, et la chance des { $luck } restants.
report-luck-none = Pour autant qu’on puisse en juger, le bot { $better } ne gagne, face à { $other }, pas plus que sa part de { $even } : la chance décide.
report-luck-only = Un seul bot répond aussitôt : on ne peut pas dire ce que vaut le talent.
report-luck-means = « Décidé par le meilleur joueur » désigne la part des parties que ce joueur devrait gagner d’office si toutes les autres se passaient comme entre égaux : (n × part − 1) / (n − 1) à n joueurs. Elle ne vaut que pour ces deux joueurs : plus l’écart entre eux est grand, moins il reste à la chance.
report-luck-ladder = Face à d’autres : { $bots }.
report-luck-beside = { $other } laisse { $luck } à la chance
report-changes = La tête passe d’une place à une autre { $changes } fois par partie.
report-half = Qui mène à mi-partie gagne { $share } des parties ; dans { $comebacks } de toutes les parties, la victoire va à quelqu’un qui était alors derrière.
report-early = { $tenth ->
    [never] Même aux neuf dixièmes, qui mène gagne moins de quatre parties sur cinq : tout reste ouvert jusqu’au bout.
   *[other] À partir de { $tenth } d’une partie, qui mène gagne quatre parties sur cinq.
  }
report-level = Pendant { $share } d’une partie, personne ne mène seul.
report-no-lead = Ce que tout le monde peut voir devant chaque place ne dit pas qui mène : on ne dit donc rien de la tête ni des remontées.
report-of = { $happening } ({ $field })
report-piece = { $label } : le plus souvent { $most }, { $often } fois par partie ; le moins souvent { $least }, { $seldom } fois.
report-piece-even = { $label } : fréquences à peu près égales, { $often } fois par partie.
report-happenings = Le plus souvent dans une partie : { $kinds }.
report-often = { $label } { $times } fois
report-rare = Dans moins d’une partie sur dix : { $kinds }.
report-decides = Chacun joue { $moves } coups par partie. { $real } de ces coups laissent un choix, entre { $choices } en moyenne.
report-no-choice = Chacun joue { $moves } coups par partie, et presque aucun ne laisse de choix.
report-menu = Seule une partie des coups permis est listée : il y a donc plus de choix que cela.
report-disputed = Dans { $share } des choix, { $bots } ne joueraient pas la même chose : il y a matière à bien jouer.
report-agreed = Dans { $share } des choix, { $bots } ne joueraient pas la même chose : la plupart sont clairs.
report-costly = Dans { $share } des choix, le pire coup coûte un centième de victoire ou plus.
report-rule = { $option } = { $value } : { $otherwise } des parties vont à quelqu’un d’autre, et la longueur d’une partie est multipliée par { $times }.
report-option = { $option } : { $says }
report-bot = { $bot } : { $says }
report-rule-idle = { $option } = { $value } : aucune partie avec { $bot } ne s’est passée autrement.
report-rules-mean = Chaque règle maison à elle seule, avec les mêmes dés que sans elle : combien de parties sont gagnées par quelqu’un d’autre.
report-no-rules = Il n’y a pas de règles maison à essayer.
report-ending = Voici comment les parties finissent : { $ways }.
report-way = { $label } { $share }
report-looked = Ce qu’on a cherché : des parties qui atteignent la limite de { $longest } étapes ; des parties toutes de la même longueur ; des événements qui n’arrivent jamais ; des règles maison qui ne changent rien.
report-endless = Des parties avec { $bots } n’ont pas fini en { $longest } étapes.
report-fixed = Toutes les parties avec { $bots } ont exactement le même nombre d’étapes : autre chose que les coups joués y met fin.
report-never = Jamais vu en { $games } parties avec { $bot } : { $kinds }. Cela peut relever en partie de règles maison qui ne sont pas en vigueur.
report-idle = Ces règles maison n’ont rien changé aux parties avec { $bot }, quelle que soit la valeur essayée : { $options }.
report-no-dead-ends = On n’a rien trouvé de tel.
report-found-how = Bots qui ont joué : { $bots }, en commençant par le plus faible. Sauf indication contraire, le dernier occupe toutes les places. La partie numéro n d’une graine est partout la même : les chiffres sont donc les mêmes où qu’on les établisse.
report-again = Établi par : { $command }
report-for = { $name } : { $sentence }

report-axis-moves = coups d’une partie
report-axis-games = parties
report-axis-seat = place
report-axis-wins = parties gagnées
report-axis-decided = décidé par le meilleur joueur
report-axis-course = avancement de la partie
report-axis-leader = qui mène gagne
report-axis-changes = changements de leader par partie
report-axis-choices = coups au choix
report-axis-share = de tous les coups
report-axis-times = fois par partie
report-axis-otherwise = de toutes les parties
report-row-moves = coups d’une partie
report-row-turns = tours de chacun
report-row-first = parties gagnées par qui commence
report-row-decided = décidé par { $better } face à { $other }
report-row-changes = changements de leader
report-row-comebacks = remontées après la mi-partie
report-row-half = qui mène à mi-partie gagne
report-row-choices = coups au choix
report-row-real = coups qui laissent un choix
report-row-own = coups de chacun
