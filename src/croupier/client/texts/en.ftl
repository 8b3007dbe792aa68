# The way to a table
error-no-link = "{ $link }" is not a link to a table, such as http://127.0.0.1:8300/tables/k3x9
error-no-link-mark = what stands behind the # of { $link } holds no seat: it has to be seat=KEY or token=TOKEN
error-no-house = what answers at { $url } is not a house
error-house-away = no house answers at { $url }: { $reason }
error-house-gone = the house at { $url } has not answered for { $seconds } seconds: { $reason }
error-no-websockets = a seat at a table needs the package websockets: pip install 'croupier[client]'
error-no-open-seat = no seat is open at table { $table }
error-real-dice = at this table people roll real dice, and a program has none

# The seat
error-token-holds-nothing = this token holds no seat at the table
error-seat-lost = seat { $seat } is not this program's any more: a bot plays there, or somebody else holds it
error-got-up = this program has got up from the table
error-not-over = the game is not over: it has not ended in any way yet
error-other-game = the { $game } of this house is not the one that is installed here: { $reason }

# The player
error-player-raised = the player { $player } has raised { $kind }: { $reason }
error-player-answer = the player { $player } has to answer with a move, its words or None, not with { $found }

# The dice
error-other-commitment = the dice are NOT fair: the record has another commitment than the house published before the game
error-other-key = the dice are NOT fair: the key shown is not the one the house committed itself to
error-other-luck = the dice are NOT fair: seat { $seat } had other luck than it promised
error-other-rounds = the record is NOT true: luck was promised { $rounds } times, and it says { $said }
