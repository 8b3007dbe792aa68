# Qui peut faire quoi, et quand
error-no-such-seat = cette table a les places 1 à { $seats }
error-seat-taken = cette place est prise
error-key-luck = tout le monde révèle sa part de hasard en ce moment : rouvre le lien dans un instant
error-key-holds-nothing = ce lien ne donne aucune place : il sert une fois, et jusqu’à ce que la place soit libérée ; demandes-en un nouveau là où tu as joué en dernier
error-seat-not-yours = la place { $seat } n’est pas la tienne
error-host-only = seul l’hôte peut libérer une place ou la donner à un bot
error-players-only = seules les personnes qui ont joué peuvent demander une revanche
error-others-roll = { $count ->
    [1] c’est la place { $seats } qui lance
   *[other] c’est l’une des places { $seats } qui lance
  }
error-bot-plays = un bot joue à cette place ; reprends-la d’abord
error-nobody-to-replace = personne n’est à remplacer à cette place
error-seat-held = cette place est occupée ; avant la partie, elle peut être libérée
error-not-away = un bot peut jouer pour une personne absente depuis { $seconds } secondes
error-nobody-to-move = on ne peut libérer une place qu’avant la partie, et seulement si elle est occupée
error-no-stand-in = aucun bot ne joue en remplacement à cette place
error-not-begun = la partie n’a pas encore commencé
error-game-over = la partie est finie
error-cleared = plus personne ne venait, la maison a donc débarrassé cette table
error-game-not-over = la partie n’est pas finie
error-source-not-over = la partie dont celle-ci est la suite n’est pas finie
error-stale = la table avait avancé ; regarde à nouveau avant de choisir
error-no-trying = en temps réel, rien ne s’essaie : joue le coup
error-counting = pas encore : le décompte n’est pas fini
error-house-rolls = à cette table, c’est la maison qui lance
error-no-dice-due = on n’attend pas de dés
error-nothing-typed = il n’y a pas de tirage saisi à annuler
error-no-coach = à cette table, il n’y a pas de coach
error-coach-realtime = en temps réel, il n’y a pas de coach : les mains sont trop rapides pour un conseil
error-coach-turn = ce n’est pas à la place { $seat } de jouer : le coach attend son tour
error-coach-thinking = le coach réfléchit encore à ta dernière demande
error-coach-weighing = ton ange gardien réfléchit encore au coup que tu as envoyé avant
error-coach-busy = trop de demandes au coach en ce moment ; réessaie dans un instant
error-coach-lost = le coach n’a pas de réponse à cette position
error-analysis-long = cette partie a { $entries } entrées, et on n’en analyse pas plus de { $most }
error-analysis-lost = l’analyse de cette partie a échoué deux fois ; elle ne sera pas retentée
error-analysis-failed = l’analyse de cette partie n’a pas pu être faite cette fois ; réessaie dans un instant
error-many-analyses = { $most ->
    [1] une partie attend déjà d’être analysée
   *[other] { $most } parties attendent déjà d’être analysées
  } ; réessaie dans quelques minutes
error-your-analyses = { $most ->
    [1] une partie venue de ton adresse attend déjà d’être analysée
   *[other] { $most } parties venues de ton adresse attendent déjà d’être analysées
  } ; réessaie quand l’une d’elles l’aura été
error-branch-early = la partie n’a pas commencé : il n’y a rien à reprendre
error-handed-often = une place peut être transmise { $most } fois au plus
error-key-form = une clé se donne par son SHA-256, en 64 chiffres hexadécimaux, et ne vaut que pour une place
error-holder-here = la personne qui occupe cette place est là, ou absente depuis moins de { $seconds } secondes
error-branch-realtime = on ne peut pas arrêter des mains et reprendre de là : ouvre une nouvelle table
error-secrets = cette partie a des secrets : son enregistrement se lit quand elle est finie

# Ce qui a été dit
error-hello-first = dis d’abord hello
error-hello-again = hello a déjà été dit
error-silent = rien n’a été dit depuis trop longtemps
error-unreadable = ce message est illisible : { $reason }
error-lacks = ce message est illisible : il manque { $what }
error-chat-full = { $most } messages ont déjà été écrits à cette table : elle n’en accepte pas plus
error-nothing-said = il n’y a rien dans ce message
error-seen-ahead = personne n’a encore vu si loin
error-json-only = envoie-le en JSON, avec le type de contenu application/json
error-data-or-words = envoie-le soit en données, soit en mots
error-no-such-move = ce coup n’existe pas à { $game } : { $reason }
error-luck = une part de hasard se compose de 1 à 64 lettres, chiffres, - ou _
error-promise-form = une promesse est le SHA-256 de la part de hasard, en 64 chiffres hexadécimaux
error-luck-promised = tout le monde a promis sa part de hasard : elle ne peut plus changer
error-luck-spent = cette part de hasard a déjà été révélée à cette table : promets-en une nouvelle
error-luck-not-yet = une part de hasard se révèle quand tout le monde a promis la sienne
error-luck-other = ce n’est pas la part de hasard qui avait été promise
error-move-length = un coup a { $most } lettres au plus
error-too-long = { $what ->
    [name] un nom
   *[message] un message
  } peut avoir { $most } lettres, pas { $letters }
error-name-invisible = personne ne peut voir ce nom ; choisis-en un autre
error-name-taken = quelqu’un à cette table s’appelle déjà { $name } ; choisis un autre nom
error-no-such-edition = il n’y a pas d’édition « { $name } » ; il y a : { $known }
error-clock-bounds = un chrono va de { $least } à { $most } secondes

# Ce qui n’est pas là
error-no-table = il n’y a pas de table « { $table } » ; les tables finies ne sont pas gardées pour toujours
error-no-http = ce n’est ni du HTTP ni l’ouverture d’un websocket
error-no-page = il n’y a rien à cette adresse
error-old-table = la table { $table } a été jouée avec d’autres règles que celles d’aujourd’hui ; elle est gardée telle quelle
error-figures-only-inside = les chiffres sont réservés à qui fait tourner ce serveur
error-strange-page = cette page n’est pas de la maison

# Ce qui est de trop, ou impossible pour l’instant
error-many-from-address = trop de { $what ->
    [tables] nouvelles tables
   *[requests] requêtes
  } depuis ton adresse ; réessaie dans un moment
error-many-offers = { $most ->
    [1] une table ouverte depuis ton adresse attend déjà
   *[other] { $most } tables ouvertes depuis ton adresse attendent déjà
  } dans le salon ; rejoins-en une, ou ouvre une table non publique
error-many-connections = trop de connexions depuis ton adresse
error-many-messages = trop de messages ; prends ton temps
error-cannot-write = le serveur ne peut pas écrire dans sa base de données ; rien n’a changé
error-cannot-read = le serveur ne peut pas lire sa base de données ; réessaie dans un instant
error-in-doubt = le serveur ne sait pas si cela a été écrit : sa base de données ne répond pas ; regarde la table avant de réessayer
error-table-waits = cette table attend la base de données du serveur ; rien n’a changé
error-fault = quelque chose a mal tourné côté serveur ; c’est noté

# Vérifier les dés d’un enregistrement
error-no-fair-dice = cette partie n’a pas été jouée avec des dés équitables : son enregistrement n’a pas de ligne dice
error-key-not-shown = la maison n’a pas révélé sa clé : la partie n’est pas finie, ou n’a jamais commencé
error-no-roll-checked = aucun lancer de cet enregistrement n’a été vérifié : à l’en croire, tous viennent d’une autre partie (coups 1 à { $given })
error-other-key = les dés ne sont PAS équitables : la clé révélée n’est pas celle sur laquelle la maison s’était engagée
error-other-commitment = les dés ne sont PAS équitables : ce n’est pas l’engagement publié avant la partie
error-other-luck = les dés ne sont PAS équitables : la place { $seat } avait une autre part de hasard
error-luck-twice = les dés ne sont PAS équitables : une place a deux parts de hasard
error-luck-of-bot = les dés ne sont PAS équitables : la place { $seat } est à un bot, et les bots n’ont pas de part de hasard
error-luck-missing = les dés ne sont PAS équitables : la part de hasard de la place { $seat } manque
error-luck-of-nobody = les dés ne sont PAS équitables : il y a une part de hasard qu’aucune place ne peut avoir
error-other-roll = les dés ne sont PAS équitables : le coup { $number } ({ $seat }) aurait dû être { $words }

# Faire tourner un serveur
error-settings = réglages { $file } : { $reason }
error-port = impossible d’utiliser le port { $port } sur { $host } : { $reason } ; choisis-en un autre avec --port
error-workers = le nombre de processus doit être de 1 à { $most }, pas { $workers }
error-workers-sqlite = plusieurs processus demandent PostgreSQL ; indique une base avec --database postgresql://HOST/NAME
error-database-url = « { $url } » n’est pas l’URL d’une base de données ; écris sqlite:///FILE ou postgresql://HOST/NAME
error-database-kind = le serveur garde ses tables dans sqlite ou postgresql, pas dans { $kind }
error-database-engine = la base de données { $url } : { $reason }
error-database-newer = la base de données est d’une version plus récente que ce programme, qui connaît { $head } : { $reason }
error-database-away = impossible d’utiliser la base de données { $url } : { $reason }
error-no-database = il n’y a pas de base de données { $file }
error-database-held = un autre serveur a ouvert { $file } ; plusieurs processus demandent PostgreSQL
error-copy = la copie n’a pas été faite : { $reason }

# Ce qu’une messagerie montre d’un lien vers une table
invitation = { $name } t’invite à jouer à { $game }
invitation-of-nobody = Une table de { $game }

# Ce qu’une page dit avant de montrer quoi que ce soit
page-about = Des jeux de dés dans le navigateur : contre des bots, autour d’un écran ou entre amis.
page-needs-script = Croupier a besoin de JavaScript pour afficher ses tables.
