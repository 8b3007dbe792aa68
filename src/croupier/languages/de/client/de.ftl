# Der Weg an einen Tisch
error-no-link = „{ $link }“ ist kein Link zu einem Tisch, wie etwa http://127.0.0.1:8300/tables/k3x9
error-no-link-mark = was hinter dem # von { $link } steht, hält keinen Platz: Es muss seat=KEY oder token=TOKEN sein
error-no-house = was unter { $url } antwortet, ist kein Croupier-Server
error-house-away = unter { $url } antwortet kein Server: { $reason }
error-house-gone = der Server unter { $url } antwortet seit { $seconds } Sekunden nicht: { $reason }
error-no-websockets = ein Platz am Tisch braucht das Paket websockets: pip install 'croupier[client]'
error-no-open-seat = an Tisch { $table } ist kein Platz frei
error-real-dice = an diesem Tisch wird mit echten Würfeln gewürfelt, und ein Programm hat keine

# Der Platz
error-token-holds-nothing = dieses Token hält keinen Platz am Tisch
error-seat-lost = Platz { $seat } gehört diesem Programm nicht mehr: Dort spielt ein Bot, oder jemand anders hält ihn
error-got-up = dieses Programm ist vom Tisch aufgestanden
error-not-over = die Partie ist nicht vorbei: Sie hat noch auf keine Weise geendet
error-other-game = { $game } ist auf diesem Server nicht das, was hier installiert ist: { $reason }

# Das spielende Programm
error-player-raised = das Programm { $player } hat { $kind } ausgelöst: { $reason }
error-player-answer = das Programm { $player } muss mit einem Zug, seinen Wörtern oder None antworten, nicht mit { $found }

# Die Würfel
error-other-commitment = die Würfel sind NICHT fair: Das Protokoll hat eine andere Festlegung, als der Croupier vor der Partie veröffentlicht hat
error-other-key = die Würfel sind NICHT fair: Der gezeigte Schlüssel ist nicht der, auf den sich der Croupier festgelegt hat
error-other-luck = die Würfel sind NICHT fair: Platz { $seat } hatte ein anderes Glückswort, als versiegelt war
error-other-rounds = das Protokoll ist NICHT wahr: Versiegelt wurde { $rounds } Mal, und darin steht { $said }
