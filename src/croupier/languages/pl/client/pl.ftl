# Droga do stołu
error-no-link = „{ $link }” to nie link do stołu, taki jak http://127.0.0.1:8300/tables/k3x9
error-no-link-mark = to, co w { $link } jest po #, nie daje miejsca: musi to być seat=KEY albo token=TOKEN
error-no-house = to, co odpowiada pod { $url }, nie jest serwerem gier
error-house-away = pod { $url } nie odpowiada żaden serwer: { $reason }
error-house-gone = serwer pod { $url } nie odpowiada od { $seconds } s: { $reason }
error-no-websockets = miejsce przy stole wymaga pakietu websockets: pip install 'croupier[client]'
error-no-open-seat = przy stole { $table } nie ma wolnego miejsca
error-real-dice = przy tym stole ludzie rzucają prawdziwymi kośćmi, a program ich nie ma

# Miejsce
error-token-holds-nothing = ten token nie daje miejsca przy stole
error-seat-lost = miejsce { $seat } nie należy już do tego programu: gra tam bot albo ma je ktoś inny
error-got-up = ten program wstał od stołu
error-not-over = partia jeszcze trwa: nie skończyła się w żaden sposób
error-other-game = { $game } na tym serwerze to nie ta wersja, która jest zainstalowana tutaj: { $reason }

# Gracz
error-player-raised = gracz { $player } zgłosił { $kind }: { $reason }
error-player-answer = gracz { $player } musi odpowiedzieć ruchem, jego słowami albo None, a nie: { $found }

# Kości
error-other-commitment = kości NIE są uczciwe: w zapisie jest inne zobowiązanie niż to, które krupier opublikował przed partią
error-other-key = kości NIE są uczciwe: pokazany klucz nie jest tym, do którego zobowiązał się krupier
error-other-luck = kości NIE są uczciwe: miejsce { $seat } miało inny los, niż zapieczętowało
error-other-rounds = zapis NIE jest prawdziwy: liczba pieczętowań losów to { $rounds }, a on podaje { $said }
