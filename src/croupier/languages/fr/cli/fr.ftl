compiling = Compilation des règles de { $title }, une seule fois ; cela peut prendre une minute...
compiling-own = Compilation de ton bot avec les règles de { $title }...
cache = Les règles compilées sont dans { $folder } : { $size }. Ce que personne n’a utilisé depuis un mois disparaît tout seul.
cache-cleared = { $size } de règles compilées supprimés de { $folder }.

player = Joueur { $seat }

games-game = jeu
games-line = en une phrase
games-players = joueurs
games-minutes = minutes
games-bots = bots
games-more = croupier games GAME · croupier play GAME · croupier rules GAME
seats = { $least }–{ $most }

box-players = joueurs
box-seats = { $seats }, environ { $minutes ->
    [one] { $minutes } minute
    [many] { $minutes } de minutes
   *[other] { $minutes } minutes
  }
box-bot = bot
box-levels = niveaux
box-edition = édition
box-assumed = { $edition } ; supposé : { $fields }
option-name = option
option-default = par défaut
option-allowed = valeurs
option-says = ce qu’elle dit
option-source = d’où elle vient
option-bounds = { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }

mark-rulebook = livret
mark-found = trouvé
mark-inferred = déduit
mark-ours = de nous
source-rulebook = écrit dans le livret
source-found = tiré de critiques ou connu de tous
source-inferred = découle des exemples du livret
source-ours = notre décision
source-partly = { $source }, en partie { $other }

solving-begun = Inventaire de tout ce qui peut arriver...
solving = Passe { $sweeps }, { $seconds } s : rien n’a bougé de plus de { $moved } ; la durée se précisera
solving-minutes = Passe { $sweeps }, { $seconds } s : rien n’a bougé de plus de { $moved } ; reste { $minutes ->
    [1] environ une minute
   *[other] environ { $minutes } minutes
  }
solving-seconds = Passe { $sweeps }, { $seconds } s : rien n’a bougé de plus de { $moved } ; reste { $left ->
    [1] environ une seconde
   *[other] environ { $left } secondes
  }
solved-nothing = Interrompu : rien n’est résolu.
solved-first = { $game } à deux : qui commence gagne { $chance } des parties si tous deux jouent au mieux (± { $error })
solved-rolls = { $game } en solo : il faut { $rolls } lancers en moyenne en jouant au mieux (± { $error })
solved-bot = { $bot } : { $rolls } lancers, { NUMBER($more, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } de plus
solved-chart = { $chart } :
solved-how = { $positions ->
    [one] { $positions } position
    [many] { $positions } de positions
   *[other] { $positions } positions
  }, { $sweeps ->
    [one] { $sweeps } passe
    [many] { $sweeps } de passes
   *[other] { $sweeps } passes
  }, { $seconds } s, { $memory } Mo
error-no-language = rien n’est écrit ici dans la langue { $language } ; il y a : { $known }
error-not-solved = { $game } ne peut pas être résolu ; il y a : { $known }
error-not-trained = { $game } n’a pas de bot qui apprend ; il y a : { $known }
error-nothing-to-train = aucune partie n’est à jouer : il n’y a rien à apprendre
trained = Appris de { $games ->
    [one] { $games } partie
    [many] { $games } de parties
   *[other] { $games } parties
  } ; le jugement est dans { $file }
trained-against = Contre { $rival }, il a ensuite eu { $share } des victoires sur { $games } parties
trained-part = Interrompu : { $file } contient ce qui a été appris jusqu’ici, et la même commande reprend de là
trained-nothing = Interrompu avant d’avoir rien appris
error-no-memory = il n’y a pas assez de mémoire pour résoudre { $game } ainsi
error-not-told = impossible d’écrire ce qui a été trouvé : { $why }
error-page-over-record = { $file } est l’enregistrement lui-même : nomme un autre fichier pour la page
error-no-values = --vary prend KEY=VALUE,VALUE, pas « { $word } »
error-vary-again = --vary nomme { $name } deux fois : donne toutes ses valeurs d’un coup
error-what-varies = que faut-il faire varier ? Écris --vary KEY=VALUE,VALUE avec une option du jeu, players ou edition
error-not-written = impossible d’écrire { $file } : { $why }
simulated-seat = place
simulated-bot = bot
simulated-wins = victoires
simulated-share = part des victoires
simulated-steps = { $steps } étapes par partie
simulated-games = { $games ->
    [one] { $games } partie
    [many] { $games } de parties
   *[other] { $games } parties
  }{ $shared ->
    [0] { "" }
    [one] , dont { $shared } partagée
    [many] , dont { $shared } de partagées
   *[other] , dont { $shared } partagées
  }, { $steps } étapes en { $seconds } s : { $speed } millions d’étapes par seconde
simulated-plain = { $bot } a tourné en Python ordinaire : { $why }
simulated-part = { $games ->
    [1] Interrompu : voici ce qu’a donné la première des { $asked } parties.
   *[other] Interrompu : voici ce qu’ont donné les { $games } premières des { $asked } parties.
  }
reported-nothing = Interrompu : il n’y a pas de rapport.
reported-page = Le rapport est dans { $file }.
sweep-bot = bot
sweep-share = part des victoires
sweep-apart = écart avec la 1re
sweep-steps = étapes par partie
sweep-games = { $games ->
    [one] { $games } partie
    [many] { $games } de parties
   *[other] { $games } parties
  } de la graine { $seed }, chaque donne dans tous les placements, les mêmes dés à chaque ligne ; { $seconds } s
tournament-rating = classement
tournament-table = table
tournament-games = { $games ->
    [one] { $games } partie
    [many] { $games } de parties
   *[other] { $games } parties
  } en { $seconds } s : { $deals ->
    [one] { $deals } donne
    [many] { $deals } de donnes
   *[other] { $deals } donnes
  }{ $tables ->
    [1] { "" }
   *[other] { " " }à chacune des { $tables } tables
  }, dans tous les placements
tournament-rated = { $rated ->
    [0] Pas encore de classement : certaines tables n’ont pas encore eu de donne.
    [1] Classement selon OpenSkill, sur la première donne.
   *[other] Classement selon OpenSkill, sur les { $rated } premières donnes.
  }
tournament-unrated = Pas de classement : on ne l’a pas attendu.
tournament-more = Tranché : la part du bot { $bot } est { $share1 } ou plus, pas { $share0 } ou moins.
tournament-less = Tranché : la part du bot { $bot } est { $share0 } ou moins, pas { $share1 } ou plus.
tournament-open = Non tranché : la part du bot { $bot } peut être { $share0 } ou { $share1 }.
tournament-risk = Là où elle est { $share0 } ou moins, un tel test se trompe au plus { $alpha } fois sur 100 ; là où elle est { $share1 } ou plus, au plus { $beta } fois.
tournament-evidence = Indice { $llr } ; à { $lower }, c’est tranché pour { $share0 }, à { $upper } pour { $share1 }.
tournament-five = Donnes où { $bot } a gagné 0, ½, 1, 1½ et 2 parties : { $counts }
analysed-bot = bot
analysed-share = part des victoires
analysed-luck = chance
analysed-adjusted = hors chance
analysed-precision = précision
analysed-error = erreur par décision
analysed-percent = { $share } %
analysed-exactly = { $games ->
    [one] { $games } partie
    [many] { $games } de parties
   *[other] { $games } parties
  } ; les chances sont calculées, pas estimées par essais
analysed-tried = { $games ->
    [one] { $games } partie
    [many] { $games } de parties
   *[other] { $games } parties
  } ; les chances ont été estimées par essais, { $tries } fois depuis chaque position
analysed-means = Hors chance, une part varie moins. La précision dit de combien : avec la part seule, il faudrait tant de fois plus de parties pour la même certitude. Une erreur est ce qu’un meilleur coup aurait gagné, en victoires. ± est la marge que 95 séries de ce genre sur 100 ne dépassent pas.
analysed-page = page : { $file }
analysed-part = { $done ->
    [1] Interrompu : voici l’analyse du premier coup sur { $all }.
   *[other] Interrompu : voici l’analyse des { $done } premiers coups sur { $all }.
  }
analysed-no-points = Interrompu : l’analyse est complète, il ne manque que la valeur en points des décisions coûteuses.
analysed-nothing = Interrompu : rien n’est analysé.
simulated-nothing = Interrompu avant la fin de la première partie.

ready = Appuie sur Entrée pour commencer.
against = Tu joues contre { $bots }.
dropped = « { $words } » est venu avant ces dés, et n’est pas retenu.
heading-help = { $agreed } ; tape ? pour l’aide
help = Un numéro ou les mots d’un coup le jouent. Et aussi :
help-all = tous les coups, quand la liste est coupée
help-table = revoir la table
help-rules = les règles
help-clause = un article
help-save = garder une copie
help-quit = s’arrêter ici ; la partie est gardée
now = maintenant : { $moves }
slip = Le jouer quand même ? (o/N)
slip-yes = o
menu-more = { $more ->
    [1] Encore un coup : écris-le en mots, ou tape all pour le voir.
   *[other] Encore { $more } coups : écris-en un en mots, ou tape all pour les voir.
  }
menu-clash = Un numéro seul est une ligne de la liste : { $number } joue « { $words } ». Pour « { $other } », écris ces mots.
hand-over = Appuie d’abord sur Entrée, puis passe l’écran à { $name }.
look = { $name }, appuie sur Entrée quand personne d’autre ne regarde.
kept = La partie est gardée. Pour continuer :
saved = enregistré : { $file }
record = enregistrement : { $file }
assumed = supposé, pas lu sur une boîte : { $fields }
unfinished = La partie n’est pas encore finie.

same = Ils racontent la même partie.
parting = { $what ->
    [game] Leurs jeux diffèrent : { $one } et { $other }.
    [edition] Leurs éditions diffèrent : { $one } et { $other }.
    [options] Leurs options diffèrent : { $one } et { $other }.
    [players] Leurs joueurs diffèrent : { $one } et { $other }.
    [given] Leur nombre de coups venus d’une autre partie diffère : { $one } et { $other }.
    [begins] Ils diffèrent sur qui commence : { $one } et { $other }.
    [move] Ils diffèrent au coup { $move } : { $one } et { $other }.
   *[length] Ils diffèrent après le coup { $move } : l’un a { $one } coups, l’autre { $other }.
  }
fair = { $rolls ->
    [0] Cet enregistrement ne contient aucun dé à vérifier.
    [1] Les dés sont équitables : le seul lancer découle de l’engagement et des parts de hasard de cet enregistrement.
   *[other] Les dés sont équitables : les { $rolls } lancers découlent tous de l’engagement et des parts de hasard de cet enregistrement.
  }
fair-unfinished = L’enregistrement n’a pas de résultat : la partie n’y est pas finie.
fair-given = { $given ->
    [1] Le premier coup vient d’une autre partie, dont celle-ci est la suite : ses dés n’ont pas été vérifiés.
   *[other] Les { $given } premiers coups viennent d’une autre partie, dont celle-ci est la suite : leurs dés n’ont pas été vérifiés.
  }
fair-rounds = { $rounds ->
    [0] Les parts de hasard n’ont pas été promises avant d’être révélées : c’est ainsi qu’on jouait auparavant.
   *[other] Les parts de hasard ont été promises { $rounds } fois avant d’être toutes révélées.
  }
fair-unanchored = On n’a pas vérifié si c’est bien l’engagement d’avant la partie : indique-le avec --commitment, et ta propre part de hasard avec --luck.

joined = La partie est finie. Tu étais à la place { $seat } ; scores : { $scores } ; parts de victoire : { $shares }.

copied = { $title } est dans { $folder }, copie de { $like }. Pour continuer :

open = Le serveur est ouvert : { $url } (Ctrl+C le ferme)
backed-up = { $tables ->
    [one] { $tables } table
    [many] { $tables } de tables
   *[other] { $tables } tables
  } avec { $steps ->
    [one] { $steps } étape
    [many] { $steps } d’étapes
   *[other] { $steps } étapes
  } dans { $file }
pruned = Supprimé : { $tables ->
    [one] { $tables } table
    [many] { $tables } de tables
   *[other] { $tables } tables
  } avec { $steps ->
    [one] { $steps } étape
    [many] { $steps } d’étapes
   *[other] { $steps } étapes
  } et { $size }
would-prune = Serait supprimé : { $tables ->
    [one] { $tables } table
    [many] { $tables } de tables
   *[other] { $tables } tables
  } avec { $steps ->
    [one] { $steps } étape
    [many] { $steps } d’étapes
   *[other] { $steps } étapes
  } et { $size }

error-no-number = --games ne peut pas être « { $word } » : il faut un nombre entier
error-no-game-or-file = « { $name } » n’est ni l’enregistrement d’un fichier ni un jeu ; il y a : { $known }
error-which-bots = quels bots doivent jouer ? Indique --bots avec certains de ceux-ci : { $known }
error-of-games = { $words } ne vaut que pour de nombreuses parties de bots : un enregistrement le fixe déjà
error-of-records = { $words } ne vaut que pour un enregistrement, pas pour de nombreuses parties de bots
error-no-shares = --stop prend deux parts de victoire, comme 0.5,0.52, pas « { $word } »
error-risk-alone = --alpha et --beta disent combien de fois --stop peut se tromper : indique aussi --stop
error-own-player = « { $word } » n’est pas un de tes joueurs : écris FILE.py:NAME
error-no-house = le serveur n’est pas installé ({ $package } manque) : pip install 'croupier[house]'
error-thinking-live = à { $title }, personne n’attend : laisse --thinking de côté
error-saved-seats = une partie gardée conserve ses places, ses options et son édition ; ne les indique pas avec --resume
error-commitment-form = « { $words } » n’est pas un engagement ; il a 64 chiffres hexadécimaux
error-luck-form = « { $words } » n’est pas une place et sa part de hasard ; écris-les ainsi : 1:abc
error-which-game = quel jeu ? voir `croupier games`
error-which-record = « { $word } » n’est pas une partie d’une graine ; écris son numéro, ou son numéro et son placement, comme 17 ou 17:1
error-cluster-form = « { $word } » n’est pas l’adresse d’un ordonnanceur ; écris-la comme tcp://host:8786
error-no-cluster = il n’y a pas d’ordonnanceur Dask à { $address } : { $why }
error-other-game = { $file } : c’est une partie de { $found }, pas de { $wanted }
error-no-pair = l’option « { $option } » n’est pas de la forme key=value
error-no-seat = « { $word } » n’est pas une place ; écris un numéro à partir de 1, ou drawn
error-no-file = { $file } : { $why }
error-covered = { $file } : cette partie n’est pas finie, et ses secrets restent cachés jusque-là
error-no-text = { $file } : ce n’est pas l’enregistrement d’une partie : ce n’est pas du texte
error-not-saved = impossible d’enregistrer la partie dans { $file } : { $why }
error-one-person = { $title } se joue en temps réel : une seule personne par terminal
error-how-old = indique avec --older-than depuis combien de jours les tables doivent être finies ; rien n’a été supprimé
error-file-exists = { $file } existe déjà ; nomme un nouveau fichier
error-no-folder = impossible de créer { $folder } : { $why }
error-no-name = « { $name } » n’est pas un nom de jeu ; il faut des minuscules, des chiffres et _, comme my_game
error-game-exists = il y a déjà un jeu { $name }
error-folder-exists = { $folder } existe déjà ; va ailleurs ou choisis un autre nom
error-package-exists = il y a déjà un paquet Python { $name } ; choisis un autre nom
error-no-command = il n’y a pas de commande « { $name } » ; il y a : { $known }
error-no-flag = il n’y a pas d’option { $option } ici
error-no-flag-but = il n’y a pas d’option { $option } ici ; peut-être : { $known }
error-flag-full = { $option } ne prend pas de valeur
error-flag-empty = { $option } demande une valeur
error-flag-missing = { $option } est obligatoire
error-argument-missing = { $name } est obligatoire
error-flag-number = { $option } attend un nombre
error-flag-between = { $option } attend un nombre entre { NUMBER($least, useGrouping: 0) } et { NUMBER($most, useGrouping: 0) }
error-words-left = ces mots sont en trop : { $words }
error-which-command = quelle commande ? voir `croupier --help`

usage = Utilisation :
usage-arguments = Arguments
usage-options = Options
usage-commands = Commandes
usage-default = [par défaut : { $value }]
usage-required = [obligatoire]
command-any-help = Afficher cette aide.
command-any-game = Un jeu ; voir `croupier games`.
command-any-option = Une option du jeu ; peut être répétée.
command-any-edition = Le nom d’une édition, ou un fichier TOML à toi.
command-any-first = La place qui commence, ou `drawn`.
command-any-json = Afficher du JSON au lieu du texte.
command-any-players = Combien de joueurs ; par défaut le moins que le jeu permet.
command-any-seed = La même graine donne le même résultat.
command-any-workers = Fils d’exécution ; par défaut tous les cœurs. Le résultat est le même.
command-any-database = La base de données ; par défaut la tienne.
command-croupier = Jeux de dés : y jouer, les simuler, les rejouer.
command-croupier-version = Afficher la version.
command-croupier-language = La langue que tu lis : en, ou une autre disponible.
command-croupier-install-completion = Installer la complétion pour ce shell.
command-croupier-show-completion = Afficher la complétion pour ce shell, pour la copier ou l’adapter.
command-games = Lister les jeux, ou en montrer un avec ses bots et ses options.
command-games-game = Un jeu avec ses options.
command-rules = Montrer les règles d’un jeu, ou un seul article.
command-rules-clause = Un seul article, par exemple P3.
command-solve = Résoudre un jeu : les chances de qui commence, ou les lancers qu’il faut en solo, si chacun joue au mieux.
command-solve-out = Garder les chances dans un fichier de NumPy.
command-solve-chart = Afficher aussi quand s’arrêter, en tableaux Markdown.
command-train = Faire apprendre au meilleur bot d’un jeu, sur beaucoup de parties, ce que valent les positions.
command-train-games = Parties que le bot joue lui-même.
command-train-watched = Parties de son maître qui viennent avant.
command-train-against = Apprendre à battre ce bot, et continuer contre lui.
command-train-players = Combien à une table ; avec 0, tour à tour tous les nombres possibles.
command-train-out = Où est gardé ce qui est appris, et d’où cela reprend.
command-simulate = Jouer beaucoup de parties entre bots et compter qui gagne.
command-simulate-games = Combien de parties ; 1e6 fait un million.
command-simulate-bots = Bots dans l’ordre des places, comme `random,mine.py:my_bot` ; répétés autour de la table.
command-simulate-paired = Les mêmes dés dans tous les placements ; compté par bot.
command-simulate-cluster = Jouer sur les nœuds de calcul d’un ordonnanceur Dask, comme `tcp://host:8786`.
command-simulate-keep = Garder une ligne par partie, en Parquet ou .arrow.
command-simulate-record = Afficher plutôt l’enregistrement de cette partie de la graine ; les deux comptent à partir de 0.
command-simulate-device = `cuda` joue sur un GPU de Nvidia. Le résultat est le même.
command-tournament = Faire se rencontrer des bots, tous contre tous avec les mêmes dés, et les classer.
command-tournament-bots = Bots, comme `random mine.py:my_bot` ; si aucun n’est nommé, tous ceux du jeu qui répondent aussitôt.
command-tournament-games = Donnes par table, chacune dans tous les placements ; 1e6 fait un million.
command-tournament-players = Bots à une table ; par défaut le moins que le jeu permet.
command-tournament-stop = Entre deux bots : finir dès qu’on sait laquelle de deux parts des victoires a le premier, comme `0.5,0.52`.
command-tournament-alpha = À quelle fréquence --stop peut choisir à tort la plus grande part ; 0.05 par défaut.
command-tournament-beta = De même pour la plus petite part ; 0.05 par défaut.
command-sweep = Jouer toutes les combinaisons de quelques règles maison avec les mêmes dés, et dire ce que fait chacune.
command-sweep-vary = Une option avec ses valeurs, `players` ou `edition` ; peut être répétée.
command-sweep-bots = Bots, comme `best,steady` ; répétés autour de la table.
command-sweep-games = Donnes par combinaison, chacune dans tous les placements ; 1e6 fait un million.
command-sweep-out = Où le résultat est gardé, et d’où la même commande reprend.
command-sweep-parquet = Écrire aussi le tableau en Parquet.
command-sweep-plot = Écrire aussi un graphique des parts.
command-report = Dire ce que font les règles d’un jeu, en une page avec graphiques : pour qui crée des jeux ou invente des règles maison.
command-report-against = D’autres règles à côté des premières : ce qui y change, une option, `players` ou `edition` ; peut être répétée.
command-report-bots = Bots qui jouent, le plus faible d’abord ; par défaut ceux des niveaux du jeu qui répondent aussitôt.
command-report-games = Parties pour chaque chiffre ; 1e6 fait un million.
command-report-sample = Parties regardées coup par coup.
command-report-html = Où va la page ; par défaut GAME-report.html.
command-play = Jouer dans le terminal, avec des personnes et des bots à n’importe quelle place.
command-play-seats = Qui est où : `person`, `person:NAME`, un bot ou son niveau, comme `person,sharp`.
command-play-seed = Des dés tirés d’une graine, pour rejouer la même partie.
command-play-resume = Reprendre une partie gardée.
command-play-save = Où garder la partie ; elle l’est après chaque coup.
command-play-thinking = Combien de temps les bots qui cherchent peuvent réfléchir à un coup.
command-replay = Rejouer un enregistrement en vérifiant chaque coup selon les règles ; avec --against, le code de sortie est 1 si les deux diffèrent.
command-replay-file = L’enregistrement d’une partie.
command-replay-against = Un autre enregistrement : dire où les deux se séparent.
command-replay-positions = Afficher l’enregistrement avec la position après chaque coup.
command-analyse = Dire combien, dans une partie, tenait à la chance et combien au talent, et quelles décisions ont le plus coûté.
command-analyse-played = L’enregistrement d’une partie jouée, ou un jeu à faire jouer par des bots.
command-analyse-bots = Bots qui jouent le jeu, comme `steady,best` ; répétés autour de la table.
command-analyse-games = Combien de parties jouent les bots ; 1000 par défaut.
command-analyse-players = Combien de bots à une table ; par défaut, autant que de bots nommés.
command-analyse-tries = Combien d’essais par position ; par défaut, ce que dit chaque jeu.
command-analyse-html = Écrire l’analyse d’un enregistrement en une page.
command-new = Commencer un jeu à toi : un paquet avec la copie d’un jeu qui marche.
command-new-name = L’identifiant du jeu : lettres minuscules, chiffres et _.
command-new-like = Le jeu à copier, ou son dossier ; par défaut le plus court.
command-join = Faire jouer un joueur à toi à une table d’un serveur ; docs/client.md dit comment en écrire un.
command-join-link = Le lien d’une table, ou d’une place qu’on y tient.
command-join-bot = Un joueur : à chaque tour, on lui demande un coup.
command-join-name = Ce que lisent les autres à la table.
command-serve = Ouvrir le serveur : des tables dans le navigateur et sur le réseau.
command-serve-host = L’adresse d’écoute ; par défaut, cette machine seulement.
command-serve-port = Le port d’écoute.
command-serve-database = sqlite:///FILE ou postgresql://HOST/NAME ; par défaut un fichier à toi.
command-serve-workers = Processus ; plus d’un demande PostgreSQL.
command-serve-settings = Limites et délais dans un fichier TOML ; voir docs/house.md.
command-serve-browser = Ouvrir la page dans un navigateur.
command-verify = Vérifier que les dés d’un enregistrement sont ceux sur lesquels la maison s’était engagée.
command-verify-file = Un enregistrement téléchargé d’une table.
command-verify-commitment = L’engagement tel qu’il était avant la partie.
command-verify-luck = Ta propre part de hasard, comme 1:abc ; peut être répétée.
command-backup = Copier toutes les tables d’un serveur, même ouvert, dans un seul fichier SQLite, avec lequel on peut le rouvrir.
command-backup-file = Où mettre la copie ; une base SQLite.
command-prune = Retirer d’un serveur, ouvert ou non, les tables finies depuis longtemps ; jamais une qui attend ou dont la partie est en cours.
command-prune-older-than = Depuis combien de temps elles sont finies ; par défaut `keep_for`.
command-prune-settings = Les réglages du serveur, qui donnent `keep_for`.
command-prune-dry-run = Dire seulement ce qui partirait.
command-cache = Dire où sont les règles compilées et leur taille, ou les supprimer.
command-cache-clear = Tout supprimer ; les règles seront recompilées.
