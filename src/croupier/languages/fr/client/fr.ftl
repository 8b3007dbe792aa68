# Le chemin vers une table
error-no-link = « { $link } » n’est pas un lien vers une table, comme http://127.0.0.1:8300/tables/k3x9
error-no-link-mark = ce qui suit le # de { $link } ne donne aucune place : il faut seat=KEY ou token=TOKEN
error-no-house = ce qui répond à { $url } n’est pas un serveur de Croupier
error-house-away = aucun serveur ne répond à { $url } : { $reason }
error-house-gone = le serveur à { $url } ne répond plus depuis { $seconds } secondes : { $reason }
error-no-websockets = une place à une table demande le paquet websockets : pip install 'croupier[client]'
error-no-open-seat = aucune place n’est libre à la table { $table }
error-real-dice = à cette table, on lance de vrais dés, et un programme n’en a pas

# La place
error-token-holds-nothing = ce jeton ne donne aucune place à la table
error-seat-lost = la place { $seat } n’est plus à ce programme : un bot y joue, ou quelqu’un d’autre l’occupe
error-got-up = ce programme a quitté la table
error-not-over = la partie n’est pas finie : elle ne s’est encore terminée d’aucune façon
error-other-game = le { $game } de ce serveur n’est pas celui qui est installé ici : { $reason }

# Le joueur
error-player-raised = le joueur { $player } a levé { $kind } : { $reason }
error-player-answer = le joueur { $player } doit répondre par un coup, ses mots ou None ; reçu : { $found }

# Les dés
error-other-commitment = les dés ne sont PAS équitables : l’enregistrement a un autre engagement que celui que la maison a publié avant la partie
error-other-key = les dés ne sont PAS équitables : la clé révélée n’est pas celle sur laquelle la maison s’était engagée
error-other-luck = les dés ne sont PAS équitables : la place { $seat } avait une autre part de hasard que celle qu’elle avait promise
error-other-rounds = l’enregistrement n’est PAS vrai : les parts de hasard ont été promises { $rounds } fois, et il dit { $said }
