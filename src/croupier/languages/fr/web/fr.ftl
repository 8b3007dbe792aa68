# Le cadre. Les jeux apportent leurs propres textes.

site = Croupier
page-title = { $page } · Croupier
site-home = Croupier, vers les jeux
skip = Aller au contenu
language = Langue

die-shows = Un dé : { $face }

# Accueil
home-title = Viens t’asseoir
home-line = Des jeux de dés autour d’une vraie table : des dés équitables, toutes les règles sous la main, rien à installer, pas de compte.
home-name = Ton nom
home-name-hint = vu par les autres
home-games = Les jeux
home-play = Jouer
home-play-of = Jouer : { $game }
home-screen = Autour de cet écran
home-screen-of = Autour de cet écran : { $game }
home-friends = Inviter des amis
home-friends-of = Inviter des amis : { $game }
home-practice = S’entraîner contre le chrono
home-practice-of = S’entraîner contre le chrono : { $game }
home-rules = Règles
home-rules-of = Règles : { $game }
home-more = Autres choix
home-more-of = Autres choix : { $game }
home-players = { $least ->
    [one] { $least } joueur
    [many] { $least } de joueurs
   *[other] { $least } joueurs
  }
home-players-range = { $least }–{ $most } joueurs
home-players-of = Joueurs : { $game }
home-opponent = Ton adversaire
home-against = Contre { opponent }
home-minutes = environ { $minutes } min
home-resume = Parties en cours
home-resume-go = Reprendre
home-resume-score = { $name } { $score }
home-resume-aside = Mettre de côté : { $game }
home-resume-gone = { $game } n’est plus dans la liste.
home-resume-undo = Annuler
home-left = Tu as quitté la table de { $game }. { bot-name } continue à ta place.
home-left-open = Tu as quitté la table de { $game }. Ta place est libre pour quelqu’un d’autre.
home-open = Tables ouvertes
home-open-none = Aucune table ouverte pour l’instant. Ouvres-en une : elle s’affichera ici pour tout le monde.
home-open-none-of = Aucune table de { $game } ouverte pour l’instant. Ouvres-en une : elle s’affichera ici pour tout le monde.
home-open-host = ouverte par { $name }
home-open-free = { $free ->
    [one] { $free } place libre
    [many] { $free } de places libres
   *[other] { $free } places libres
  }
home-open-game = Montrer les tables de
home-open-all = tous les jeux
home-open-more = Autres tables
home-open-go = S’asseoir
home-open-go-of = S’asseoir : { $game }
home-code = Tu as un code ?
home-code-hint = saisis-le
home-code-go = Aller à la table
home-code-short = OK
home-laying = La table s’ouvre…

# Préparer une table
way = Comment jouer
way-bots = Contre des bots
way-screen = Autour de cet écran
way-friends = Inviter des amis
way-bots-line = Toi contre des adversaires toujours disponibles.
way-screen-line = Tout le monde joue ici et se passe l’écran.
way-friends-line = Tu reçois un lien et un code ; tes amis s’installent d’où ils veulent.
setup-players = Joueurs à la table
setup-opponent = Adversaire, place { $seat }
setup-person = Joueur { $seat }
setup-friend = Ami { $seat }
setup-level = Place { $seat } : qui joue
setup-person-here = une personne
setup-bot = { $level ->
    [random] Quelqu’un qui joue au hasard
   *[other] Un bot nommé « { $level } »
  }
setup-open-here = libre pour un ami
setup-public = L’afficher parmi les tables ouvertes, pour que n’importe qui puisse venir
setup-rules-line = Sauf accord contraire, on joue avec ce qui est indiqué ici.
setup-edition = Édition
setup-dice = Dés
setup-dice-fair = La maison lance, et tout le monde peut vérifier
setup-dice-real = De vrais dés, saisis à la main
setup-clock-realtime = Pas de chrono ici : on saisit les dés en même temps.
setup-first = Qui commence
setup-first-drawn = Tirage au sort
setup-first-seat = Place { $seat }
setup-clock = Chrono
setup-clock-none = Sans chrono
setup-clock-move = { $seconds } s par coup
setup-clock-game = { $minutes } min pour la partie
setup-coach = Coach : des conseils pour tous
setup-coach-realtime = Pas de coach en temps réel : il serait moins rapide que les mains.
setup-coach-line = À son tour, chacun peut demander le meilleur coup. Tout le monde voit la demande.
setup-start = Commencer
setup-start-friends = Ouvrir la table
setup-more = Règles maison, dés, chrono

# Règles
rules-lessons = Le jeu en trente secondes
rules-clauses = Toutes les règles
numbers = Ce que disent les chiffres
numbers-about = La durée des parties, l’avantage de commencer, la part de la chance, l’effet des règles maison : des milliers de parties de bots, comptées.
numbers-read = Lire le rapport
rules-page = Ces règles sur une page à part
rules-of = Règles de { $game }
rules-close = Fermer
rules-broken = Ce coup est contraire à l’article { $clause }
rules-here = La règle qui compte à cet instant est mise en évidence.
rules-legend = Ce qui ne porte aucune marque figure dans le livret. Une marque peut ne concerner qu’une partie de son article.
rules-mark = { $source ->
    [found] trouvé
    [inferred] déduit
   *[ours] de nous
  }
rules-source = { $source ->
    [rulebook] tiré du livret
    [found] tiré de critiques ou connu de tous
    [inferred] déduit des exemples du livret
   *[ours] notre décision
  }

# La table
table-title-turn = ● À toi ! · { $game }
table-of = Table de { $game }
table-board = Le plateau
table-log = Journal
table-earlier = Plus tôt
table-talk = Journal et chat
table-unread = { $count ->
    [one] { $count } nouveau message
    [many] { $count } de nouveaux messages
   *[other] { $count } nouveaux messages
  }
table-chat = Chat
table-chat-off = Couper le chat
table-chat-on = Activer le chat
table-chat-hint = Écris un mot
table-chat-send = Envoyer
table-chat-line = { $name } : { $words }
table-sound-on = Activer le son
table-sound-off = Couper le son
table-theme = { $theme ->
    [light] Couleurs : clair
    [dark] Couleurs : sombre
   *[auto] Couleurs : comme l’appareil
  }
table-rules = Règles
table-about = Cette table
table-learning = Préparation, seulement avant la première partie…
table-cast-in = Les dés tombent dans { $seconds }…
table-go-in = Tous les dés sont tombés. Départ dans { $seconds }…
table-cast-soon = Les dés vont être lancés…
table-go-on = Continuer
table-key-space = Espace
table-your-turn = À toi !
table-your-turn-of = { $name }, à toi !
table-your-turn-too = { $count ->
    [2] En même temps : à toi aussi
   *[other] Tous en même temps : à toi
  }
table-laying = La table s’ouvre…
table-turn-many = { $count ->
    [1] { $names } joue
   *[other] { $names } jouent
  }
table-turn-away = { $count ->
    [1] { $names } est
   *[other] { $names } sont
  } hors ligne. { $host ->
    [yes] { $seconds ->
        [0] Tu peux laisser jouer un bot.
       *[other] Dans { $seconds } s, tu pourras laisser jouer un bot.
      }
   *[no] { $seconds ->
        [0] L’hôte peut laisser jouer un bot.
       *[other] Dans { $seconds } s, l’hôte pourra laisser jouer un bot.
      }
  }
table-dice-due = { $real ->
    [yes] On attend tes dés ou tes cartes
   *[no] Dés ou cartes arrivent…
  }
table-watching = Tu regardes
table-watchers = { $count ->
    [one] { $count } personne regarde.
    [many] { $count } de personnes regardent.
   *[other] { $count } personnes regardent.
  }
table-line-connecting = Connexion…
table-line-open = En ligne
table-line-away = Le serveur ne répond pas ; nouvel essai…
table-line-closed = Hors ligne
table-seat-you = toi
table-seat-away = hors ligne
table-seat-stand-in = { bot-name } remplace
score = { NUMBER($score, useGrouping: 0) }
table-seat-score = Score { $score }
table-seat-to-move = doit jouer
table-seat-clock = reste { $time }
table-play-as = Jouer pour { $name }
table-choices = Tes choix
table-filter = Trouver un choix
table-filter-none = Aucun choix ne contient ces mots.
table-view = La table en mots
table-nothing = Rien à faire pour l’instant.
plain-yes = oui
plain-no = non
plain-nothing = –
plain-count = { $what } { NUMBER($count, useGrouping: 0) }
list-two = { $most } et { $last }
list-more = { $most } et { $last }
table-source = { $move ->
    [0] Suite d’une autre partie, reprise depuis le début
   *[other] Suite d’une autre partie, reprise au coup { $move }
  }
table-hand-over = Passe l’écran à { $name }
table-hand-over-line = Les autres détournent les yeux.
table-hand-over-go = Je suis { $name } : montrer mon jeu
table-dismiss = Fermer ce message

# Apprendre à la table
now-ask = Que faire ?
now-title = Ce que tu peux faire
now-soon = D’abord les dés ou les cartes. Un instant…
now-go = Appuie sur « { $go } » pour continuer.
now-kind = { $move }{ $more ->
    [0] .
    [1] , ou un autre choix du même genre.
   *[other] , ou l’un des { $more } autres choix du même genre.
  }
now-rule = Règle
now-rule-of = La règle en question, { $clause }
tour-step = { $step } sur { $steps }
tour-next = Suivant
tour-skip = Passer
tour-done = Jouer
tour-now = Tu hésites ? Ce bouton t’explique tout, à tout moment.
tour-again = Refaire la visite
tour-offer = Première fois ? Suis le guide

# Le coach
best-move = Idéal
coach = Coach
coach-line = À son tour, chacun peut demander un conseil ou prendre un ange gardien. Tout le monde le voit.
hint-ask = Conseil
hint-title = L’avis du coach
hint-thinking = Le coach réfléchit…
hint-none = Le coach n’a rien à dire.
hint-only = « { $best } » : il n’y a rien d’autre à faire. Chances de victoire : { $chance }.
hint-best = « { $best } » gagne à { $chance }, « { $next } » à { $less }.
hint-known = Ce que personne ne voit depuis ta place, le coach l’ignore aussi.
tutor = { $named ->
    [yes] Ange gardien pour { $name } : demander avant un coup qui coûte cher
   *[no] Ange gardien : me demander avant un coup qui coûte cher
  }
tutor-switch = Ange gardien
tutor-move = Ce coup
tutor-doubt = « { $better } » gagne à { $best }, ce coup à { $chance }. Le jouer quand même ?
tutor-late = L’ange gardien n’a pas eu le temps de regarder ce coup : il a été joué sans lui.

seat-open = Place libre { $seat }
bot-name = { $level ->
    [casual] Poppy
    [steady] Otto
    [sharp] Vera
    [best] Magnus
   *[other] Bot { $level }
  }
practice-name = Le chrono
bot-name-of-many = { bot-name } ({ $seat })
level = { $level ->
    [casual] tranquille
    [steady] solide
    [sharp] habile
   *[best] presque imbattable
  }
opponent = { bot-name }, { level }

# Attendre les autres
invite-by = { $name } t’invite à jouer à { $game }
invite-to = On t’invite à jouer à { $game }
invite-sit = Prendre place et jouer
wait-title = En attente de joueurs
wait-line = La partie commence dès que toutes les places sont prises.
wait-invite = Invite avec ce lien
wait-code = ou avec ce code
wait-scan = Code à scanner avec un autre appareil
wait-copy = Copier le lien
wait-copied = Copié
wait-sit = M’asseoir
wait-sit-too = Jouer ici aussi
wait-sit-too-of = Jouer ici aussi : place { $seat }
wait-sit-of = M’asseoir : place { $seat }
wait-bot = Mettre un bot
wait-bot-of = Mettre un bot : place { $seat }
wait-empty = Libérer la place
wait-empty-of = Libérer la place : { $name }
wait-luck = On attend la part de hasard de chacun…
wait-come = On attend { $names }. Dans { $seconds } s, la partie commence, et des bots jouent à la place des absents.
wait-show = { $names } { $count ->
    [1] doit
   *[other] doivent
} encore révéler la part de hasard promise. Sans réponse dans { $seconds } s, la place est perdue.
luck-broken = { $times ->
    [1] Il a fallu promettre à nouveau, une fois, parce que quelqu’un n’a pas révélé sa part de hasard.
   *[other] Il a fallu promettre à nouveau, { $times } fois, parce que quelqu’un n’a pas révélé sa part de hasard.
  }
wait-yours = Ta place
wait-full = Cette table est complète. Tu peux regarder, ou ouvrir ta propre table.

# La fin
over-won = { $count ->
    [1] { $names } gagne
   *[other] { $names } partagent la victoire
  }
over-you-share = Tu partages la victoire avec { $names }
over-you-won = Tu gagnes !
over-score = { $name } : { $score }
over-rematch = Revanche
over-rematch-go = À la revanche
over-rematch-line = Une revanche se prépare, et ta place t’est gardée un moment.
over-rematch-asked = { $names } { $count ->
    [1] veut
   *[other] veulent
  } une revanche. { $seconds ->
    [0] Ta place t’est gardée un moment.
   *[other] Elle commence dans { $seconds } s ; un bot joue pour toi jusqu’à ton arrivée.
  }
over-rematch-begun = La revanche a commencé. Un bot joue pour toi jusqu’à ton arrivée.
over-rematch-title = Revanche ? · { $game }
over-home = Vers les jeux
over-record = Télécharger la partie
over-link = La partie, pour qui veut la revoir
over-copy = Copier un lien

# La preuve des dés
proof-title = Vérifier les dés d’une partie
proof-line = Chaque lancer d’une partie aux dés équitables peut être recalculé à partir de son enregistrement, téléchargeable à la fin de la partie. Il est lu ici, dans ton navigateur, et n’est envoyé à personne.
proof-drop = Dépose ici une partie enregistrée
proof-choose = ou choisis un fichier
proof-checking = On vérifie chaque lancer…
proof-tells = Cet enregistrement raconte une partie de { $game } : { $names }.
proof-fair = { $rolls ->
    [one] Le seul tirage de la maison découle
    [many] Les { $rolls } de tirages de la maison découlent tous
   *[other] Les { $rolls } tirages de la maison découlent tous
  } { $anchored ->
    [all] de la clé et des parts de hasard fixées avant la partie.
    [key] de la clé fixée avant la partie et des parts de hasard de l’enregistrement.
   *[nothing] de la clé et des parts de hasard de l’enregistrement.
  }
proof-kept = { $anchored ->
    [all] La maison a tenu son engagement, et chaque part de hasard est bien celle qui avait été promise.
   *[key] La maison a tenu son engagement.
  }
proof-unanchored = On n’a pas vérifié si elles avaient été fixées avant la partie : ce navigateur n’avait alors rien noté.
proof-unpromised = Les parts de hasard n’ont pas été promises avant d’être révélées : c’est ainsi qu’on jouait auparavant.
proof-none = Cet enregistrement ne contient aucun dé à vérifier.
proof-rules = On ne vérifie pas ici si les coups sont permis et le résultat juste ; croupier verify s’en charge aussi.
proof-given = { $given ->
    [1] Le premier coup vient d’une autre partie, dont celle-ci est la suite : ses dés ne sont pas vérifiés ici.
   *[other] Les { $given } premiers coups viennent d’une autre partie, dont celle-ci est la suite : leurs dés ne sont pas vérifiés ici.
  }
proof-roll = Les dés ne sont PAS équitables : le lancer { $roll } sur { $rolls } donne { $words } dans l’enregistrement et aurait dû donner { $due }.
proof-promise = Les dés ne sont PAS équitables : la part de hasard de la place { $seat } n’est pas celle qui avait été promise avant la partie.
proof-rounds = Les dés ne sont PAS équitables : avant cette partie, les parts de hasard ont été promises { $seen } fois, et l’enregistrement dit { $told }.
proof-other-game = Cet enregistrement ne raconte pas la partie jouée ici : { $what ->
    [game] c’est celui d’une autre partie.
    [dice] il n’a pas les dés sur lesquels la maison s’est engagée.
    [given] il a des coups venus d’une autre partie, alors que celle-ci n’est la suite d’aucune.
    [result] il n’a pas le résultat que tu vois.
    [key] la partie est terminée, et il ne révèle pas la clé des dés.
   *[moves] il compte { $told } coups et lancers, et il y en a eu { $made }.
  }
proof-misfit = Cet enregistrement ne correspond pas à son jeu : rien ne pouvait être tiré comme il le dit.
proof-no-draw = Les dés de ce jeu ne peuvent pas encore être vérifiés dans le navigateur ; croupier verify le fait.
proof-away = Les dés n’ont pas été vérifiés : l’enregistrement est inaccessible.
proof-how = Comment ?
proof-yourself = Vérifie par toi-même
proof-how-plain = La maison ne pouvait ni choisir ni changer ce qui tombait : elle a fixé sa part avant de connaître celle des autres, et chaque lancer de dés, chaque carte tirée vient de toutes ces parts réunies.
proof-how-made = Avant le premier lancer, la maison a publié l’empreinte de sa clé secrète, et chacun a promis sa part de hasard par une empreinte. Chaque lancer se calcule à partir de la clé, des parts de hasard et de son numéro. Cette page refait le calcul et compare chaque lancer avec l’enregistrement.
proof-how-not = Elle ne rejoue pas les règles, et elle vient de la maison elle-même. Croupier, sur ta propre machine, vérifie l’enregistrement pour toi, règles comprises :
proof-another = Une autre partie

cleared-title = Table débarrassée
cleared-line = Plus personne ne venait : la maison a mis fin à la partie. Personne n’a gagné.
cleared-another = Une autre table

# Comment la partie s’est passée
went-open = Analyse
went-waiting = { $ahead ->
    [0] Le calcul va commencer…
    [1] Une autre partie passe avant…
   *[other] { $ahead } autres parties passent avant…
  }
went-working = Chaque coup est pesé : { $done } sur { $of }…
went-curve = Les chances de victoire de chacun, du premier au dernier coup. Le curseur ci-dessus les parcourt.
went-moments = Les moments clés
went-share = { $share }
went-now = { $name } { $share }
went-decision = { $mine ->
    [yes] Tu as choisi « { $made } », qui gagne à { $chance }. « { $better } » gagne à { $best }.
   *[no] { $name } a choisi « { $made } », qui gagne à { $chance }. « { $better } » gagne à { $best }.
  }
went-lucky = { $mine ->
    [yes] Chance pour toi : { $from } devient { $to }.
   *[no] Chance pour { $name } : { $from } devient { $to }.
  }
went-unlucky = { $mine ->
    [yes] Malchance pour toi : { $from } devient { $to }.
   *[no] Malchance pour { $name } : { $from } devient { $to }.
  }
went-key = { $count ->
    [0] Aucun coup joué n’a coûté cher, et ni lancer ni carte n’a rien décidé.
   *[other] { $cost } un coup qui a coûté, { $lucky } chance, { $unlucky } malchance
  }
went-before = Le moment d’avant
went-after = Le moment d’après
went-accounts = Chance et talent
went-of = { $name } : { $from } → { $to }
went-luck = Chance
went-errors = Ses erreurs
went-given = Erreurs adverses
went-mean = Par décision
went-skill = { $mine ->
    [yes] Tu as eu le choix { $decisions ->
        [1] une fois
       *[other] { $decisions } fois
      }, et tu y as perdu chaque fois { $mean } d’une victoire, en moyenne{ $bot ->
        [none] .
       *[other]  : à peu près comme { $bot }.
      }
   *[no] { $name } a eu le choix { $decisions ->
        [1] une fois
       *[other] { $decisions } fois
      }, et y a perdu chaque fois { $mean } d’une victoire, en moyenne{ $bot ->
        [none] .
       *[other]  : à peu près comme { $bot }.
      }
  }
went-no-scale = Aucun bot n’est cité en comparaison : ce que les décisions coûtent aux bots n’a été mesuré qu’à deux joueurs, avec les règles habituelles, et pas pour tous les jeux.
went-known = La courbe tient compte de tout ce qui était caché ; les décisions sont jugées sur ce qu’on savait à cette place.
went-adjusted = Résultat hors chance
went-coarse = ?
went-rest-row = { $what ->
    [tempo] Vitesse des mains
   *[rest] Reste
  }
went-mostly = { $what ->
    [tempo] Pour { $names }, la vitesse des mains a compté plus que la chance et les décisions : aucun coup ne la raconte.
   *[rest] Pour { $names }, le reste pèse plus dans le résultat que la chance et les décisions : on ne peut pas le démêler.
  }
went-vague-means = « ? » : trop vague pour être dit ; le reste est trop grand à côté.
went-coarse-means = « ? » : trop imprécis pour être dit ; trop peu d’essais pour une si longue partie.
went-exact = Toutes les chances sont exactes.
went-exact-but = Les chances sont celles de deux joueurs qui continuent au mieux : ce jeu est résolu, à part ce dont le reste est fait.
went-tried = Les chances sont estimées par essais : { $bot } a joué la suite { $tries } fois depuis chaque position.
went-rest = On ne peut pas démêler le reste : { $why }.
went-rest-deck = les cartes déjà sorties ne sont pas comptées
went-rest-judgement = les positions sont jugées et non résolues
went-rest-tempo = la vitesse des mains n’est pas un coup
went-rest-sampling = des essais ne donnent jamais de certitude
went-rest-hidden = on ne pouvait pas tout voir

# Ce qui est convenu, sur le tapis
agreed = Règles maison : { $options }
agreed-option = { $option } : { $value }
agreed-assumed = Supposé, faute d’une vraie boîte : { $what }
agreed-real = Vrais dés

# À propos de cette table
replay-open = Revoir
replay-title = Revoir la partie
replay-at = { $at ->
    [0] Le début
   *[other] Coup { $at } sur { $last }
  }
replay-first = Au début
replay-before = Coup précédent
replay-play = Lecture
replay-pause = Pause
replay-after = Coup suivant
replay-last = À la fin
replay-scrub = Où dans la partie
replay-branch = Jouer à partir d’ici
replay-no-branch = { $why ->
    [realtime] Une partie en temps réel ne se reprend pas en plein milieu.
   *[secrets] On pourra jouer à partir d’ici une fois la partie finie : jusque-là, elle a des secrets.
  }
replay-close = Retour à la table
about-edition = Édition
about-assumed = Supposé, car personne n’a pu le lire sur une vraie boîte : { $what }
about-speed = Vitesse
about-speed-of = { $speed ->
    [slow] Lente
    [fast] Rapide
    [none] Sans attente
   *[normal] Normale
  }
about-volume = Volume
about-waits = Mon tour commence, et les manches finissent, quand je continue
about-slips = Me demander avant un coup qui coûte cher
about-tours = Me guider dans les jeux que je découvre
about-speed-line = La durée d’affichage de ce qui se passe. La barre d’espace, ou un appui sur la table, fait continuer tout de suite.
about-options = Règles maison
about-option = { $option } :
about-default = par défaut
about-changed = convenu autrement
about-dice = Dés
about-dice-fair = La maison lance. Elle a publié l’empreinte de sa clé avant que quiconque prenne place ; la clé est révélée à la fin.
about-dice-real = De vrais dés, saisis à la main.
about-commitment = Empreinte du secret
about-clock = Chrono
about-clock-move = { $seconds } s par coup ; ensuite { $expiry ->
    [lost] la place revient à un bot
   *[bot] un bot joue le coup
  }
about-clock-game = { $seconds } s pour la partie ; ensuite { $expiry ->
    [lost] la place revient à un bot
   *[bot] un bot joue le coup
  }

slip-title = { $move } ?
slip-do = Oui : { $move }
slip-back = Revenir

carry = Passer à un autre appareil
carry-of = Passer à un autre appareil : { $name }
carry-code = Code à scanner avec l’autre appareil
carry-link = Scanne ceci avec l’autre appareil, ou ouvre-y ce lien
carry-share = Partager le lien
carry-line = Ce lien est la clé de la place : qui l’ouvre en premier s’y installe, et elle disparaît d’ici. Ne le montre à personne d’autre. Il ne sert qu’une fois.
carry-gone = La place est maintenant sur l’autre appareil.

about-seats = Qui est à table
about-bot = joue comme le bot { $bot }
table-stand-in = Laisser un bot jouer pour { $name }
table-give-back = Rendre sa place à { $name }
table-return = Reprendre : { $name }
about-leave = Quitter
about-leave-of = Quitter : { $name }
about-leave-sure = Vraiment ? { bot-name } jouerait à ta place, pour de bon.
about-leave-open = Vraiment ? La place serait libre pour n’importe qui.
about-leave-yes = Oui, la laisser
about-leave-no = Non, rester

# Vrais dés
real-title = Que montrent tes dés ou tes cartes ?
real-hint = Ce qu’on y voit
real-type = Plutôt l’écrire
real-send = C’est bien ça
real-begins = Qui commence ?
real-chosen = Choisi jusqu’ici
real-left = { $count ->
    [1] encore un
   *[other] encore { $count }
}
real-enter = Saisir le lancer suivant
real-sheet = Les dés de ce lancer
real-sheet-full = Tous les dés y sont.
real-die = { $colour }, montre { $face }
real-die-open = { $colour }, pas encore saisi
real-face-of = Ce que montre le dé { $colour }
real-back = Précédent
real-take-back = Erreur de saisie : annuler

# Le journal
log-opened = La table est ouverte.
log-sat = { $words } prend place.
log-left = { $name } quitte la table.
log-bot-sat = { bot-name } prend place.
log-broken = Une part de hasard promise n’a pas été révélée : tout le monde promet à nouveau.
log-stood-in = { bot-name } joue pour { $name }.
log-replaced = { $name } ne joue plus, { bot-name } continue.
log-returned = { $name } joue à nouveau.
log-began = La partie commence.
log-hint-asked = { $name } demande un conseil au coach.
log-tutor-on = { $name } a maintenant un ange gardien, qui pose une question avant tout coup qui coûte cher.
log-tutor-off = { $name } n’a plus d’ange gardien.
log-taken-back = { $name } annule le dernier lancer.
log-ended = La partie est finie.
log-cleared = Plus personne ne venait : la maison a débarrassé la table.
log-again = Une revanche se prépare.

# Quand quelque chose n’est pas là
lost-page-title = Cette page n’est pas de la maison
lost-page = L’adresse est peut-être mal saisie.
lost-table-title = Cette table a disparu
lost-table = Les tables terminées ne sont pas gardées pour toujours, ou bien une lettre du code est fausse.
lost-game-title = Ce jeu n’est pas sur l’étagère
lost-game = L’adresse est peut-être mal saisie.
lost-house-title = Le serveur ne répond pas
lost-house = Il est peut-être fermé un moment, ou le réseau est coupé. Ce que tu as joué est gardé.
lost-home = Vers les jeux
lost-again = Réessayer

# Soucis qui ne demandent pas de page
trouble-away = Le serveur ne répond pas. Rien n’a changé.
trouble-rule = Règle { $clause }
