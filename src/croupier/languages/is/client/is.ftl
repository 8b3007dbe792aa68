# Leiðin að borði
error-no-link = „{ $link }“ er ekki hlekkur að borði, svo sem http://127.0.0.1:8300/tables/k3x9
error-no-link-mark = það sem stendur aftan við # í { $link } er ekki sæti: það verður að vera seat=KEY eða token=TOKEN
error-no-house = það sem svarar á { $url } er ekki hús
error-house-away = ekkert hús svarar á { $url }: { $reason }
error-house-gone = húsið á { $url } hefur ekki svarað í { $seconds ->
    [one] { $seconds } sekúndu
   *[other] { $seconds } sekúndur
  }: { $reason }
error-no-websockets = sæti við borð þarf pakkann websockets: pip install 'croupier[client]'
error-no-open-seat = ekkert sæti er opið við borðið { $table }
error-real-dice = við þetta borð kastar fólk alvöru teningum og forrit hefur enga

# Sætið
error-token-holds-nothing = þessi lykill (token) á ekkert sæti við borðið
error-seat-lost = sæti { $seat } tilheyrir ekki lengur þessu forriti: þjarkur spilar þar eða einhver annar á það
error-got-up = þetta forrit er staðið upp frá borðinu
error-not-over = leiknum er ekki lokið: hann hefur enn ekki endað á neinn hátt
error-other-game = { $game } í þessu húsi er ekki sá leikur sem er uppsettur hér: { $reason }

# Leikmaðurinn
error-player-raised = í leikmanninum { $player } kom upp villan { $kind }: { $reason }
error-player-answer = leikmaðurinn { $player } verður að svara með aðgerð, orðum hennar eða None, ekki { $found }

# Teningarnir
error-other-commitment = teningarnir eru EKKI heiðarlegir: skuldbindingin í leikskýrslunni er önnur en sú sem húsið birti fyrir leikinn
error-other-key = teningarnir eru EKKI heiðarlegir: lykillinn sem sýndur er er ekki sá sem húsið skuldbatt sig til að nota
error-other-luck = teningarnir eru EKKI heiðarlegir: sæti { $seat } var með aðra heppni en það lofaði
error-other-rounds = leikskýrslan er EKKI sönn: fjöldi loforða um heppni var { $rounds }, en hún segir { $said }
