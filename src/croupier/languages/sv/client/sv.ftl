# The way to a table
error-no-link = ”{ $link }” är ingen länk till ett bord, som http://127.0.0.1:8300/tables/k3x9
error-no-link-mark = det som står efter # i { $link } ger ingen plats: det måste vara seat=KEY eller token=TOKEN
error-no-house = det som svarar på { $url } är inget hus
error-house-away = inget hus svarar på { $url }: { $reason }
error-house-gone = huset på { $url } har inte svarat på { $seconds } sekunder: { $reason }
error-no-websockets = en plats vid ett bord kräver paketet websockets: pip install 'croupier[client]'
error-no-open-seat = ingen plats är ledig vid bord { $table }
error-real-dice = vid det här bordet kastar man riktiga tärningar, och ett program har inga

# The seat
error-token-holds-nothing = den här tokenen ger ingen plats vid bordet
error-seat-lost = plats { $seat } är inte programmets längre: en bot spelar där, eller någon annan har den
error-got-up = programmet har rest sig från bordet
error-not-over = spelet är inte slut: det har inte slutat på något sätt än
error-other-game = husets { $game } är inte det som är installerat här: { $reason }

# The player
error-player-raised = spelaren { $player } gav felet { $kind }: { $reason }
error-player-answer = spelaren { $player } måste svara med ett drag, dess ord eller None, inte med { $found }

# The dice
error-other-commitment = tärningarna är INTE ärliga: protokollet har ett annat åtagande än huset offentliggjorde före spelet
error-other-key = tärningarna är INTE ärliga: nyckeln som visas är inte den som huset band sig vid
error-other-luck = tärningarna är INTE ärliga: plats { $seat } hade ett annat lyckoord än det utlovade
error-other-rounds = protokollet är INTE sant: lyckoord utlovades { $rounds ->
    [one] en gång
   *[other] { $rounds } gånger
  }, och det säger { $said }
