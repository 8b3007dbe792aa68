line = Heitä neljää noppaa, aseta ne korteille ja toivo, että ne ovat siinä vielä ensi vuorollasi.

learn-1 = Heitä neljää noppaasi enintään kolme kertaa, joka kerta niitä, joita haluat.
learn-2 = Aseta noppia korteille, joihin ne käyvät: silmälukuja, pareja, suoria ja muuta.
learn-3 = Suurempi summa syrjäyttää muiden nopat kortilta. Jos summat ovat yhtä suuret, kumpikin heittää kortista yhtä noppaa.
learn-4 = Kortti, jolla noppasi ovat vielä seuraavan vuorosi alkaessa, on sinun.
learn-5 = Peli päättyy, kun jollakulla on kymmenen korttia tai se määrä, josta sovitte. Voittaja on se, jolla on korteista eniten pisteitä.

tour-dice = Neljä noppaasi. Heitä niitä enintään kolme kertaa: napauta niitä, jotka pidät, ja heitä muut uudelleen.
tour-cards = Aseta sitten noppia korteille. Kortista näet, mitä se ottaa ja montako pistettä se tuo. Kultakolikosta ei saa pisteitä: se vaikuttaa bonuskortteihin, jos niillä pelataan.
tour-mine = Kortti on sinun, jos noppasi ovat sillä vielä seuraavan vuorosi alkaessa. Siihen asti muut voivat syrjäyttää ne suuremmalla summalla tai haastaa noppataistoon yhtä suurella: yksi noppa kummallekin, ja suurempi jää.
tour-acts = Heitä uudelleen, tai lopeta, kun olet tyytyväinen noppiin. Sen jälkeen asetat ne korteille.
tour-players = Kun jollakulla on näin monta korttia, peli päättyy ja voittaa se, jolla on eniten pisteitä.

part-offer = { $card }, paikka { $spot } (summa { $sum })
now-roll = Vuorosi alkaa: heitä kaikki neljä noppaa.
now-hold = Napauta noppia, jotka pidät, ja heitä muut uudelleen: { $rolls ->
    [one] yksi heitto jäljellä
   *[other] { $rolls } heittoa jäljellä
  }.
now-fit = Tällaisinaan nopillesi sopii: { $offers }.
now-no-fit = Tällaisinaan noppasi eivät sovi mihinkään korttiin, jonka voisit voittaa: heitä uudelleen.
now-stop = Lopeta, jos olet tyytyväinen noppiin. Sitten asetat ne korteille, vaikka usealle.
now-put = Napauta hehkuvaa korttia: nopillesi sopii { $offers }. Jos napautat ensin noppia, hehkuvat ne kortit, joihin juuri ne käyvät. Paina sitten ”Aseta”.
now-push = Muiden nopat syrjäytät suuremmalla summalla. Jos summat ovat yhtä suuret, kumpikin heittää kortista yhtä noppaa.
now-keep = Mikä on paikallaan vielä seuraavan vuorosi alkaessa, on sinun.
now-extra = Ekstraheittokortista ei saa pisteitä: jos noppasi ovat sillä vielä, saat ensi vuorollasi yhden heiton lisää.
now-logo = Kortin kultakolikosta ei sellaisenaan saa pisteitä. { $logos ->
    [none] Se vaikuttaa vain bonuskortteihin, eikä mikään tämän pelin bonuskortti laske kolikoita.
    [most] Se, jolla niitä on lopussa eniten, saa bonuskortin Eniten Dicettoja.
    [least] Se, jolla niitä on lopussa vähiten, saa bonuskortin Vähiten Dicettoja.
   *[both] Se, jolla niitä on lopussa eniten, saa bonuskortin Eniten Dicettoja, ja se, jolla vähiten, kortin Vähiten Dicettoja.
  }
now-none = Mikään kortti ei ota näitä noppia: älä aseta mitään, niin vuoro siirtyy seuraavalle.
now-goal = { $goal } korttia päättää pelin, ja voittaa se, jolla on eniten pisteitä. Sinulla on { $amount ->
    [one] 1 kortti
   *[other] { $amount } korttia
  } ja { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
  }.
now-wait = { $seat } heittää ja asettaa noppia korteille. Sitten on seuraavan pelaajan vuoro.
now-stand = Noppasi ovat korteilla { $cards }: ne ovat sinun, kun seuraava vuorosi alkaa, jos kukaan ei syrjäytä noppiasi suuremmalla summalla.

option-cards = montako noppakorttia päättää pelin, kun ne ovat jollakulla
option-bonus = ovatko neljä bonuskorttia kahdeksasta mukana
option-idle-rounds = montako kierrosta peräkkäin ilman kerättyä noppakorttia päättää pelin
agreed-cards = { $value } noppakorttia päättää pelin
agreed-bonus = { $value ->
    [yes] neljä bonuskorttia mukana
   *[no] ei bonuskortteja
  }
agreed-idle-rounds = { $value ->
    [one] 1 kierros
   *[other] { $value } kierrosta
  } ilman kerättyä noppakorttia päättää pelin
edition-standard = 46 noppakorttia
bot-casual = Tavoittelee arvokkainta korttia, johon heitto viittaa, ja asettaa nopat niin, että saa eniten pisteitä.
bot-steady = Heittää uudelleen juuri niin kuin asettamisen arvo neuvoo, ja ottaa huomioon vaaran, että nopat syrjäytetään.
bot-sharp = Heittää uudelleen juuri niin kuin asettamisen arvo neuvoo, ja olettaa, että nopat syrjäytetään siellä, missä se on helppoa.
bot-best = Kolmen tai neljän pelissä arvioi koko pöydän sen mukaan, mitä monet pelit ovat opettaneet; kaksinpelissä pelaa kuin terävä botti.

waits-turn = Heitä noppasi
move-roll = Heitä { $faces } uudelleen
move-stop = Lopeta ja aseta noppia korteille
move-place = Aseta { $groups }
groups-group = { $faces } paikkaan { $spot }
move-rolled = { $faces }
move-dealt = { $card }{ $logo ->
    [yes] {" "}logolla
   *[no] {""}
  }
move-dealt-bonus = { $bonus }
move-battle = { $attack } vastaan { $defence }
real-rolled = { $seat } heittää: mitä nopat näyttävät?
real-dealt = Mikä kortti kääntyi paikkaan { $spot }?
real-card = Kortti
real-logo = Kultakolikko eli logo
real-logo-yes = logo on
real-logo-no = ei logoa
real-dealt-bonus = Mikä bonuskortti kääntyi?
real-battle = Noppataisto: mitä nopat näyttävät?
real-attack = { $seat } hyökkää
real-defence = { $rival } puolustaa

slip-none-placed = Noppasi sopivat kortille, ja jos yhtään noppaa ei ole kortilla, tämä vuoro ei tuo mitään.
risk-fewer = { $times } heitossa sadasta noppasi sopivat korteille, joista saa vähemmän pisteitä kuin nyt.

event-bonus-turned = Bonuskortti: { $bonus }, { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
  }.
event-turned = Uusi kortti paikassa { $spot }: { $card }, { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
  }{ $logo ->
    [yes] , logolla
   *[no] {""}
  }{ $deck ->
    [0] . Pakka on nyt tyhjä.
    [one] . Pakassa on enää yksi kortti.
   *[other] .
  }
event-rolled = { $fresh ->
    [yes] { $seat } heittää { $faces }.
   *[no] { $seat } heittää { $faces }, nopat ovat nyt { $dice }.
  }
event-rerolled = { $seat } pitää { $kept } ja heittää uudelleen { $faces }{ $left ->
    [0] , viimeistä kertaa
   *[other] {""}
  }.
event-stopped = { $seat } lopettaa, nopat { $faces }.
event-placed = { $seat } asettaa { $faces } kortille { $card } ({ $spot }){ $points ->
    [0] {""}
    [one] , arvo 1 piste
   *[other] , arvo { $points } pistettä
  }.
event-placed-nothing = { $seat } ei aseta noppia millekään kortille.
event-pushed-off = { $seat } syrjäytetään kortilta { $card } ({ $spot }) ja ottaa takaisin { $faces-count ->
    [one] nopan
   *[other] nopat
  } { $faces }.
event-challenged = Kortilla on jo { $seat } ({ $faces }), yhtä suuri summa: noppataisto paikasta { $spot }!
event-battle-tied = Noppataisto kortista { $card } ({ $spot }): { $seat } ja { $rival } heittävät kumpikin { $face }, siis uudelleen.
event-battle-won = Noppataisto kortista { $card } ({ $spot }): { $seat } voittaa { $face }–{ $lower }, ja { $loser } ottaa takaisin { $faces-count ->
    [one] nopan
   *[other] nopat
  } { $faces }.
event-collected = { $closing ->
    [yes] { $seat } on yhä kortilla { $card } ({ $spot }) ja saa sen
   *[no] { $seat } kerää kortin { $card } ({ $spot })
  }, { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
  }. Yhteensä { $cards ->
    [one] 1 kortti
   *[other] { $cards } korttia
  }, { $total ->
    [one] 1 piste
   *[other] { $total } pistettä
  }.
event-extra-roll = { $seat } on yhä ekstraheittokortilla: tällä vuorolla heittoja on { $rolls }.
event-stalling = Kukaan ei ole kerännyt korttia { $rounds ->
    [one] kokonaiseen kierrokseen
   *[other] { $rounds } kierrokseen
  }: vielä yksi sellainen kierros, ja peli päättyy.
event-ended = { $reason ->
    [goal] { $seat }: kortteja on { $count }, ja se päättää pelin.
    [deck] Pakka ja pöytä ovat tyhjät, ja se päättää pelin.
   *[idle-rounds] { $count ->
        [one] 1 kierros
       *[other] { $count } kierrosta
      } ilman kerättyä korttia päättää pelin.
  }
event-bonus-won = { $bonus }: { $seat } saa { $points ->
    [one] 1 pisteen
   *[other] { $points } pistettä
  } lisää, yhteensä { $total }.
event-bonus-tied = { $bonus }: tasapeli, kukaan ei saa korttia.
event-game-over = Lopputulos. { $accounts }.
accounts-account = { $bonus ->
    [0] { $seat }: { $points }
   *[other] { $seat }: { $points } (bonuskortit { $bonus })
  }

spot-a = A
spot-b = B
spot-c = C
spot-d = D
spot-x = X
card-1s = Ykköset
card-2s = Kakkoset
card-3s = Kolmoset
card-4s = Neloset
card-5s = Viitoset
card-6s = Kuutoset
card-chance = Sattuma
card-pair = Pari
card-small-straight = Pieni suora
card-3-of-a-kind = Kolmoisluku
card-2-pairs = 2 paria
card-large-straight = Iso suora
card-4-of-a-kind = Nelosluku
card-extra-roll = Ekstraheitto
cards-1s = { card-1s }
cards-2s = { card-2s }
cards-3s = { card-3s }
cards-4s = { card-4s }
cards-5s = { card-5s }
cards-6s = { card-6s }
cards-chance = { card-chance }
cards-pair = { card-pair }
cards-small-straight = { card-small-straight }
cards-3-of-a-kind = { card-3-of-a-kind }
cards-2-pairs = { card-2-pairs }
cards-large-straight = { card-large-straight }
cards-4-of-a-kind = { card-4-of-a-kind }
bonus-least-logos = Vähiten Dicettoja
bonus-most-logos = Eniten Dicettoja
bonus-least-cards = Vähiten kortteja
bonus-most-cards = Eniten kortteja
bonus-most-straights = Eniten suoria
bonus-most-chances = Eniten sattumia
bonus-least-points = Vähiten pisteitä
bonus-most-numbers = Eniten 1–6-kortteja
phase-bonus = käännetään bonuskortti
phase-card = käännetään kortti
phase-roll = heitetään nopat
phase-choice = heitä uudelleen tai lopeta
phase-place = aseta noppia korteille
phase-battle = käydään noppataisto
phase-over = peli on päättynyt

view-goal = Kortit, jotka päättävät pelin
view-deck = Kortteja pakassa
view-active = Vuorossa
view-phase = Mitä seuraavaksi
view-rolls = Heittoja jäljellä
view-roll = Heitto
view-idle = Kierroksia ilman kerättyä korttia
view-idle_rounds = Näin monta päättää pelin
view-spots = Pöytä
view-players = Pelaajat
view-bonuses = Bonuskortit
view-spot = Paikka
view-card = Kortti
view-points = Pisteet
view-logo = Logo
view-owner = Kenellä
view-dice = Nopat
view-attack = Hyökkääjän nopat
view-reach = Paras heitetty summa
view-open = Riittävän suuri
view-cards = Kortit
view-amount = Korttien määrä
view-logos = Logot
view-bonus = Bonus

assumed-copies = montako kutakin korttia on
assumed-points = minkä arvoinen kukin kortti on
assumed-logos = monessako kustakin on logo

error-not-a-move = ”{ $text }” ei ole DICETTO-pelin siirto; kirjoita stop, roll ja silmäluvut, tai put, silmäluvut ja paikat, kuten put 5 5 on a, 3 on x, tai put nothing
error-not-a-card = ”{ $text }” ei ole kortti; kortit ovat: { $known }, ja { $logo } tarkoittaa logoa
error-not-there = ”{ $name }” ei ole { $what ->
    [card] noppakortti
    [bonus] bonuskortti
   *[spot] paikka
  }; mahdolliset ovat: { $known }
error-not-a-battle = ”{ $text }” ei ole noppataisto; kirjoita kumpikin noppa, kuten 5 against 3
error-not-a-place = ”{ $text }” ei aseta mitään; kirjoita silmäluvut ja paikka a–d tai x, kuten 5 5 on a
error-not-that-many = noppasi ovat { $dice }; silmälukua { $face } ei ole niin montaa
error-spots-once = nimeä kukin paikka kerran ja siihen menevät nopat
error-too-many-dice = noppia on { $most }, ei { $dice }
error-no-such-face = noppa näyttää 1–6, ei { $face }
error-who-does-what = pelaajat tekevät siirtoja, ja vain nopilla ja korteilla on tuloksia
error-not-a-position = ”{ $text }” ei ole DICETTO-pelin asema: { $reason }
error-position-names = siitä puuttuu { $names }
error-position-card = ei jaettavaa korttia, tai ei paikkaa sille
error-position-battle = noppataisto ilman vastakkaisia noppia, tai vastakkaisia noppia ilman noppataistoa
error-position-bonus = bonuskortteja jaetaan { $count }, ennen kaikkea muuta
error-position-seat = sellaista paikkaa ei ole
error-position-pieces = kortteja tai noppia on enemmän kuin niitä on olemassa
error-position-owner = paikassa { $place } on nopat, jotka eivät ole kenenkään
error-position-count = ”{ $text }”: määrän pitäisi olla { $count }
error-edition-few = pakassa on vain { $cards } korttia, ja pöytään tarvitaan { $least }
error-edition-logos = kortteja ”{ $card }” on vain { $copies }, ja logo olisi niistä { $logos } kortissa
error-edition-worthless = mikään pakan kortti ei ole pisteen arvoinen, joten kukaan ei voisi voittaa
show-deck = + tarkoittaa logoa · { $deck ->
    [one] pakassa 1 kortti
   *[other] pakassa { $deck } korttia
  } · { $goal } korttia päättää pelin
show-idle = Kukaan ei ole kerännyt korttia { $idle ->
    [one] kierrokseen
   *[other] { $idle } kierrokseen
  }; kun niitä on { $rounds }, peli päättyy
show-bonus = bonuskortti { $bonus }, { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
  }: { $leader }
show-tie = tasapeli
show-owned = { $bonus ->
    [0] { $points ->
        [one] 1 piste
       *[other] { $points } pistettä
      }
   *[other] { $points ->
        [one] 1 piste
       *[other] { $points } pistettä
      } ja bonuskorteista { $bonus }
  }, { $cards ->
    [one] 1 kortti
   *[other] { $cards } korttia
  }, { $logos ->
    [one] 1 logo
   *[other] { $logos } logoa
  }
show-against = vastaan
show-rolls = { $rolls ->
    [0] ei heittoja jäljellä
    [one] 1 heitto jäljellä
   *[other] { $rolls } heittoa jäljellä
  }
table = Pöydän kortit
deck = { $deck ->
    [0] Pakka on tyhjä
    [one] Pakassa 1 kortti
   *[other] Pakassa { $deck } korttia
  }
ends = { $goal } korttia päättää pelin
spot-card = { $spot }: { $card }{ $points ->
    [0] {""}
    [one] , 1 piste
   *[other] , { $points } pistettä
  }{ $logo ->
    [yes] , logolla
   *[no] {""}
  }.
spot-empty = { $spot }: ei korttia
spot-dice = { $name }: { $faces }.
yours = Sinun
effect = { $effect ->
    [pushed-off] syrjäytetään
   *[challenged] noppataisto
  }
puts = { $more ->
    [yes] { $effect ->
        [pushed-off] { $picked } + sinun { $added } = { $sum } syrjäyttää
        [challenged] { $picked } + sinun { $added } = { $sum }: noppataisto
       *[free] aseta { $picked } + sinun { $added } = { $sum }
      }
   *[no] { $effect ->
        [pushed-off] summa { $sum } syrjäyttää
        [challenged] noppataisto, summa { $sum }
       *[free] aseta tähän summa { $sum }
      }
  }
take-back = Ota pois
asks-1s = ainakin yksi 1
asks-2s = ainakin yksi 2
asks-3s = ainakin yksi 3
asks-4s = ainakin yksi 4
asks-5s = ainakin yksi 5
asks-6s = ainakin yksi 6
asks-chance = mitä vain noppia
asks-pair = 2 samaa
asks-small-straight = 3 peräkkäistä
asks-3-of-a-kind = 3 samaa
asks-2-pairs = 2 samaa ja 2 samaa
asks-large-straight = 4 peräkkäistä
asks-4-of-a-kind = 4 samaa
asks-extra-roll = mitä vain noppia, 4. heitto
note = { $note ->
    [asks] { $asks }
    [beat] voitettava { $sum }
    [needs] vaatii: { $asks }
    [low] voitettava { $sum }, { $reach } ei riitä
    [higher] voitettava { $sum }: { $reach } riittää
    [equal] voitettava { $sum }: { $reach } on noppataisto
    [stands] ensi vuorolla, jos ovat yhä tässä
    [fits] summasi on { $reach }
    [picked] ei näillä: { $these }
   *[used] nopat ovat toisella kortilla
  }
put-on = { $spot }, { $card }: { $effect }
dice-of = Nopat: { $name }
not-rolled = Vielä heittämätön noppa
die = { $face }
die-held = { $face }, pidät
die-on = { $face }, menossa paikkaan { $spot }
held = pidät
battle = Noppataisto kortista { $card }
verdict = { $verdict ->
    [won] { $name } jää kortille.
    [tied] Tasapeli: molemmat heittävät uudelleen.
   *[due] Suurempi jää.
  }
of-bonus = { $bonus ->
    [one] 1 piste
   *[other] { $bonus } pistettä
  } bonuskorteista
cards-of = { $cards }/{ $goal } korttia
cards-by = Kortit: { $name }
count-of = { $card }: { $count }
logos = { $logos ->
    [one] 1 logo
   *[other] { $logos } logoa
  }
logo = Logo: vaikuttaa vain bonuskortteihin
home = { $dice ->
    [one] 1 noppa pelaajalla
   *[other] { $dice } noppaa pelaajalla
  }
players = Mitä kullakin on
bonuses = Bonuskortit, ja kuka ne nyt saisi
bonuses-won = Bonuskortit, ja kuka ne sai
worth = { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
  }
doing = { $doing ->
    [hold] Napauta noppia, jotka pidät.
    [put] Napauta korttia tai valitse ensin noppia.
    [card] Napauta nyt hehkuvaa korttia.
    [none] Mikään kortti ei ota näitä noppia.
    [all] Asetetaanko ne?
    [planned] Lisää noppia, vai asetetaanko ne?
    [roll] Sinun heittosi.
    [deal] Kortteja jaetaan.
   *[wait] Vuorossa { $name }.
  }
roll = { $dice ->
    [0] Heitä
    [one] Heitä 1 noppa
   *[other] Heitä { $dice } noppaa
  }
stop = Lopeta
stop-hint = aseta sitten noppia
put = Aseta
put-nothing = Älä aseta
refused-D8 = jätä ainakin yksi noppa heitettäväksi tai lopeta
put-hint = { $points ->
    [0] tästä ei saa pisteitä
    [one] 1 piste, jos pysyy
   *[other] { $points } pistettä, jos pysyy
  }

# Labels of what happens, for reports.
happening-bonus-turned = bonuskortti käännetty
happening-turned = kortti käännetty
happening-rolled = heitto
happening-rerolled = uusi heitto
happening-stopped = lopetus
happening-placed = nopat kortille
happening-placed-nothing = mitään ei asetettu
happening-pushed-off = syrjäytetty
happening-challenged = noppataisto alkaa
happening-battle-tied = noppataisto tasan
happening-battle-won = noppataisto voitettu
happening-collected = kortti kerätty
happening-extra-roll = ekstraheitto
happening-stalling = kierroksia ilman korttia
happening-ended = loppu saavutettu
happening-bonus-won = bonuskortti voitettu
happening-bonus-tied = bonuskortti tasan
happening-game-over = peli ohi
happening-reason-goal = riittävästi kortteja
happening-reason-deck = pakka ja pöytä tyhjät
happening-reason-idle-rounds = kierroksia ilman korttia
happening-of-faces = silmäluvut
happening-of-face = silmäluku
happening-of-card = kortti
happening-of-spot = paikka
happening-of-bonus = bonuskortti
happening-of-reason = syy
