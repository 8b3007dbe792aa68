nobody = personne
nothing = rien

bot-random = Joue au hasard : tous les coups sont aussi probables.

event-began = { $seat } commence.
event-over = { $winners-count ->
    [1] { $winners } gagne.
   *[other] { $winners } partagent la victoire.
  }

error-unknown-game = il n’y a pas de jeu « { $name } » ; il y a : { $known }
error-unknown-bot = il n’y a pas de bot « { $name } » ; il y a : { $known }
error-unknown-option = il n’y a pas d’option « { $name } » ; il y a : { $known }
error-unknown-edition = il n’y a pas d’édition « { $name } » ; il y a : { $known }, ou le chemin d’un fichier .toml
error-unknown-clause = il n’y a pas d’article « { $name } » ; il y a : { $known }

error-players-bounds = { $game } est un jeu pour { $least } à { $most } joueurs, pas pour { $players }
error-too-many-positions = il y a plus de { $most } positions : trop pour résoudre le jeu
error-endless = il y a des positions d’où la partie ne finit jamais : cela ne se résout pas
error-cannot-solve = seul un jeu à deux, sans secrets ni temps réel, peut être résolu, et { $game } n’en est pas un
error-no-such-beginner = la place { $seat } ne peut pas commencer : il y a { $players } joueurs
error-option-bounds = l’option { $option } ne peut pas être « { $value } » ; elle peut être : { $least } à { $most }
error-option-words = l’option { $option } ne peut pas être « { $value } » ; elle peut être : { $known }
error-struct-kind = type attendu ici : { $wanted } ; type reçu : { $found }
error-struct-value = { $kind } ne peut pas être ainsi : { $reason }
error-no-code = un coup est un nombre entier joué par une place, pas { $move }
error-position-number = { $field } est un nombre, pas « { $text } »
error-position-list = { $field } a { $count } nombres, pas « { $text } »
error-position-bounds = { $field } ne peut pas être { $number } ; valeurs possibles : { $least } à { $most }
error-position-players-other = cette position est pour { $found } joueurs, pas pour { $players }
error-position-stuck = depuis cette position, personne ne peut continuer
error-position-unlike = aucune position de { $game } n’a ces octets
error-position-bytes = une position de { $game } a { $bytes } octets, pas { $found }
error-no-game = ni un jeu ni une mise en place ; type reçu : { $found }
error-setup-game = une mise en place part d’un jeu, tel que le donne croupier.game("pig") ; type reçu : { $found }
error-no-number = { $number } n’est pas un nombre entier
error-no-options = les options se donnent par nom, comme dans options={"{"}"target": 50{"}"} ; type reçu : { $found }
error-no-setup = ce n’est pas une mise en place : game.setup(players) en fait une ; type reçu : { $found }
error-no-start = start doit être une position ; Position.from_text(game, line) en fait une ; type reçu : { $found }
error-no-line = une position se lit dans une ligne de texte ; type reçu : { $found }
error-bots-list = les bots forment une liste, un par place ; reçu : { $found }
error-agreed-before = { $what } : à ne pas indiquer avec une mise en place ou une position, qui le fixe déjà
error-no-such-game = il n’y a pas de partie { $number } parmi celles-ci : elles se comptent de 0 à { $most }
error-batch-busy = un autre fil d’exécution utilise ce lot : donne à chaque fil le sien
error-no-reset = il n’y a pas de partie à continuer : reset() en commence une
error-start-other = la position de départ vient de { $game }, avec une autre mise en place
error-start-over = la position de départ est la fin d’une partie
error-not-in-turn = la place { $seat } n’a pas le droit d’agir maintenant
error-number-bounds = { $number } doit être un nombre entier de { $least } à { $most }
error-actions-shape = les actions doivent être { $envs } nombres entiers, un par partie ; reçu : { $shape }
error-action-shape = une action est un seul nombre entier ; reçu : { $found }
error-no-action-in = l’action { $action } est impossible dans la partie { $env }, où la place { $seat } choisit
error-actions-too-many = la partie { $number } finit après { $needed } actions
error-nobody-chooses = il y a un bot à chaque place : il ne reste personne pour choisir
error-no-action-for = aucune action ne fait ici le coup { $move }
error-no-such-action = la place { $seat } n’a pas d’action { $action } maintenant
error-not-over = la partie n’est pas finie : personne n’a encore gagné
error-bad-rng = ce ne sont pas des dés : prends new_rng(seed)
error-below-bounds = un nombre se tire en dessous d’une borne de 1 à { $most }, pas en dessous de { $count }
error-bad-edition = édition { $edition } : { $reason }
error-bots-for-players = bots : { $bots }, joueurs : { $players }
error-no-polars = les lignes des parties sont gardées avec polars : pip install 'croupier[data]'
error-keep-where = les parties vont dans un fichier ou à une fonction ; type reçu : { $found }
error-keep-suffix = { $file } doit finir par l’un de ces suffixes : { $known }
error-not-kept = impossible d’écrire { $file } : { $why }
error-system = { $what ->
    [ENOENT] ce fichier ou ce dossier n’existe pas
    [EISDIR] c’est un dossier
    [ENOTDIR] une partie du chemin n’est pas un dossier
    [EACCES] ce n’est pas permis
    [EPERM] ce n’est pas permis
    [EROFS] on ne peut qu’y lire
    [ENOSPC] il n’y a plus de place
    [EEXIST] cela existe déjà
    [EADDRINUSE] c’est déjà occupé
    [EADDRNOTAVAIL] cette machine n’a pas cette adresse
    [ECONNREFUSED] personne ne répond là
   *[other] { $words }
  }
error-no-function = { $file } n’a pas de fonction { $name }
error-no-python = { $file } : ce fichier n’existe pas
error-bad-file = { $file }, ligne { $line } : { $why }
error-no-row = ce n’est pas la ligne d’une partie simulée : { $why }
error-row-lacks = ce n’est pas la ligne d’une partie simulée : il manque { $column }
error-row-start = cette partie part d’une position, et un enregistrement commence au début
error-row-bot = le bot { $bot } est introuvable : donne-le avec own={"{"}"{ $bot }": …{"}"}
error-row-bot-other = le bot { $bot } a changé depuis que cette partie a été jouée
error-row-other = rejouée, cette partie finit autrement : ses règles ou ses bots ont changé depuis
error-seating-bounds = le numéro du placement doit être de 0 à { $most }, pas { $seating }
error-no-distributed = pour plusieurs machines, il faut Dask : pip install 'croupier[cluster]'
error-no-client = client doit être un distributed.Client non asynchrone ; reçu : { $found }
error-cluster-workers = une grappe a ses propres nœuds de calcul : n’indique pas combien
error-worker-cannot = { $worker } ne peut pas jouer : { $why }
error-workers-died = les nœuds de calcul qui jouaient les parties à partir du numéro { $number } se sont arrêtés ({ $died } l’un après l’autre) ; le journal du dernier, { $worker }, dit peut-être pourquoi
error-worker-differs = { $worker } ne jouerait pas les mêmes parties ; ici et là-bas : { $what }
error-bots-stay = { $bots } : envoi impossible aux nœuds de calcul : { $why }
error-games-bounds = le nombre de parties doit être de 1 à { $most }, pas { $games }
error-first-game-bounds = le numéro de la première partie doit être de 0 à { $most }, pas { $number }
error-results-differ = seuls des résultats du même genre s’additionnent ; ceux-ci diffèrent par : { $what }
error-results-overlap = ces résultats ont des parties en commun : graine { $seed }, partie { $number }
error-workers-bounds = le nombre de processus doit être de 1 à { $most }, pas { $workers }
error-too-many-outcomes = { $game } a trop de tirages pour les énumérer sur { $depth } coups
error-unknown-device = il n’y a pas de périphérique « { $name } » ; il y a : { $known }
error-device-alone = un GPU ne garde pas de ligne pour chaque partie, et ne joue pas sur une grappe
error-no-gpu-extra = jouer sur un GPU demande le paquet numba-cuda ; installe-le avec : pip install "croupier[gpu]"
error-no-gpu = il n’y a pas de GPU pour jouer : { $why }
error-device-searches = { $bot } cherche avant chaque coup, ce qui ne se fait pas sur un GPU ; device="cpu" le fait jouer
error-seed-bounds = la graine doit être de 0 à { $most }, pas { $seed }

error-begins-first = on tire d’abord au sort qui commence : place 1 à { $players }
error-begins-words = « { $text } » ne dit pas qui commence ; écris seat 1 begins, jusqu’à seat { $players }
error-begins-once = qui commence se tire au sort une seule fois, avant tout le reste
error-not-dice = « { $text } » ne sont pas des dés ; écris leurs faces, jusqu’à { $most }, par exemple 1 5 5

error-record-none = ce n’est pas l’enregistrement d’une partie : il ne commence pas par « { $magic } »
error-record-version = cet enregistrement est de la version « { $version } » ; ce programme lit jusqu’à la version { $newest }
error-record-cut-off = l’enregistrement est tronqué : sa dernière ligne n’est pas une ligne de fin
error-record-line = l’enregistrement est endommagé : « { $line } » n’a rien à faire là
error-record-name = l’enregistrement est endommagé : le nom à la place { $seat } a { $letters } lettres, et il en faut { $most } au plus
error-record-lines-missing = l’enregistrement est endommagé : il lui faut un jeu, une édition et des places
error-record-given = l’enregistrement est endommagé : il a { $moves } coups et dit que { $given } étaient donnés
error-record-end = l’enregistrement est endommagé : son contenu ne correspond pas à sa ligne de fin
error-record-game = l’enregistrement ne correspond pas à { $game } : { $reason }
error-record-seat = le coup { $number } est joué par la place { $seat }, et il y en a { $players }
error-record-move = le coup { $number } ({ $seat } { $words }) ne se rejoue pas : { $reason }
error-record-position = après le coup { $number }, la position est « { $position } »
error-record-result = le résultat de l’enregistrement est { $said ->
    [open] ouvert
   *[other] { $said }
  }, ses coups donnent { $given ->
    [open] ouvert
   *[other] { $given }
  }
