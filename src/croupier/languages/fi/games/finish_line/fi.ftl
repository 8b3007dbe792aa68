line = Lyö salaa vetoa seitsemästä hevosesta ja vie omasi kärkeen nopilla, jotka ovat kaikille yhteiset.

learn-1 = Lyö salaa vetoa: hevosista, jotka voittavat, tai kahdesta, jotka tulevat ensimmäiseksi ja toiseksi.
learn-2 = Heitä kolmea noppaa, käytä yhtä ja anna kaksi muuta eteenpäin. Aloittaja ottaa kaikki kolme, muut hänen jälkeensä aina yhden lisää.
learn-3 = Kaksi hevosenkenkää laatalla vie hevosen sijan eteenpäin. Suosikille riittää yksi.
learn-4 = Joka ottaa varaston viimeisen nopan, saa lähdön viimeisen vuoron. Voittaneet vedot maksavat hevosen kertoimen mukaan.
learn-5 = Viimeisen, tavallisesti kolmannen, lähdön jälkeen rikkain pelaaja voittaa.

tour-track = Seitsemän hevosta matkalla maaliin: maalia lähinnä oleva johtaa. Napauta yhtä, jos veikkaat sen voittavan, tai kahta, jos veikkaat niiden tulevan ensimmäiseksi ja toiseksi.
tour-odds = Kertoimet: 11x maksaa panoksesi yksitoistakertaisena, jos hevonen voittaa. Ne kuuluvat aloituspaikkaan, joka arvotaan myös suosikille (F): takimmaisesta saa eniten. Kukaan ei näe vetojasi ennen kuin lähtö on ohi.
tour-acts = Paina tätä, kun vetosi ovat valmiit: sitten mitään ei voi enää muuttaa, ja lähtö alkaa.
tour-money = Rahat, joilla voit lyödä vetoa, ja lyömäsi vedot. Viimeisen lähdön jälkeen rikkain pelaaja voittaa.
tour-key = Lähdössä pelataan vuorotellen. Heitä kolmea noppaa, käytä yksi mihin tahansa hevoseen ja anna kaksi muuta eteenpäin. Tästä näet, mitä nopan kukin sivu tekee.

now-draw = Tähän lähtöön arvotaan seitsemän hevosta, viimeisestä kärkeen.
now-dice = Tämän vuoron nopat heitetään kohta.
now-bet = Napauta yhtä hevosta, jos veikkaat sen voittavan, tai kahta, jos veikkaat niiden tulevan ensimmäiseksi ja toiseksi missä järjestyksessä tahansa. Sinulla on { $left } € vetoihin.
now-all-bet = Kaikki rahasi ovat vedoissa. Voit vielä muuttaa vetojasi.
now-odds = Esimerkiksi { $amount } € kertoimella { $odds } maksaa { $pays } €, jos voittaja on { $horse }. Se tosin aloittaa viimeisenä.
now-drawn = Hevosen aloituspaikka arvotaan, ja kerroin tulee sen mukana. Suosikkikin ({ show-favourite }) voi aloittaa viimeisenä: se etenee jo yhdellä hevosenkengällä.
now-done = { $bets ->
    [0] Lyö ainakin yksi veto ja paina sitten ”Vedot valmiit”.
   *[other] Paina ”Vedot valmiit”, kun olet tyytyväinen: sitten mitään ei voi enää muuttaa, ja lähtö alkaa heti, kun kaikki ovat valmiit.
  }
now-others-bet = Vetosi ovat valmiit. { $seats-count ->
    [one] { $seats } lyö vielä vetoa
   *[other] { $seats } lyövät vielä vetoa
  }, sitten lähtö alkaa.
now-take = Napauta yhtä varaston noppaa ja heitä se niiden kahden kanssa, jotka sait.
now-take-some = Napauta { $dice } noppaa varastosta, ei kaikkia samanvärisiä, ja heitä ne. Valkoiset vievät enimmäkseen hevosta eteenpäin.
now-three = Kolmesta heittämästäsi nopasta käytät yhden, ja kaksi muuta saa { $seat }.
now-yellow = { $home ->
    [yes] Tämä on loppusuora: myös keltaisia noppia saa ottaa. Joka ottaa varaston viimeisen nopan, saa lähdön viimeisen vuoron.
   *[no] Keltaisia noppia saa ottaa, kun jäljellä on enintään { $most } noppaa. Joka ottaa varaston viimeisen nopan, saa lähdön viimeisen vuoron.
  }
now-choose = Napauta noppaa, jota käytät, ja sitten sen kohdetta: syttyvät laatat kertovat, mitä tapahtuisi.
now-use = ”{ $roll }”: { $does }
now-useless = Mitään näistä nopista ei voi käyttää: napauta yhtä ja pane se kasaan.
now-away = Tai napauta noppaa ja pane se kasaan, ettei sitä saa { $seat }. Kaksi muuta menevät eteenpäin.
now-own = Vetosi: { $horses }. Vie { $horses-count ->
    [one] se
   *[other] ne
  } eteen ja muut taakse.
now-marks = Laatassa { show-favourite } merkitsee suosikkia, joka etenee jo yhdellä hevosenkengällä, ja { show-steady } tasaista juoksijaa, jolle kukaan ei voi antaa raippaa tai hylkäystä.
now-no-own = Sinulla ei ole vetoja tässä lähdössä, joten se ei voi tuoda sinulle mitään. Estä muita voittamasta omiaan.
now-extra = Lähtö on melkein ohi: lisäsiirtosi toimii kuin hevosenkenkä. Napauta sille hevonen tai luovu siitä.
now-wait = { $seats } ottaa noppia, heittää kolmea, käyttää niistä yhden ja antaa kaksi eteenpäin. Sitten on seuraavan pelaajan vuoro.

option-races = montako lähtöä juostaan
option-outsider = maksaako yllättäjä puolikkaansa jokaisesta parivedosta, jossa se on, vai vain voittaneista
agreed-races = { $value ->
    [one] juostaan yksi lähtö
   *[other] juostaan { $value } lähtöä
  }
agreed-outsider = yllättäjän puolikkaan saa { $value }
outsider-any-bet = mikä tahansa pariveto
outsider-winning-bet = vain voittanut pariveto

bot-random = Tekee mitä tahansa, mikä on sallittua.
bot-casual = Panee puolet yhteen hevoseen ja puolet lopusta pariin sen kanssa, ottaa mitä noppia sattuu ja käyttää sen, josta on eniten apua.
bot-steady = Lyö vetoa, kun kertoimet ovat parempia kuin mahdollisuudet, ja kilpailee omien vetojensa arvon mukaan.
bot-sharp = Arvaa, mistä muut ovat voineet lyödä vetoa, juoksuttaa lähtöjä päässään muutama sata kertaa ja tekee sen, mikä voittaa useimmin.
bot-best = Arvaa, mistä muut ovat voineet lyödä vetoa, juoksuttaa lähtöjä päässään viisi kertaa niin kauan kuin terävä botti ja tekee sen, mikä voittaa useimmin.

edition-standard = 27 noppaa, 24 hevosta

move-winner-bet = { $amount ->
    [0] Poista voittajaveto: { $horse }
   *[other] Voittajaveto { $amount }: { $horse }
  }
move-place-bet = { $amount ->
    [0] Poista pariveto: { $horses }
   *[other] Pariveto { $amount }: { $horses }
  }
move-done = Vedot valmiit
move-take = Ota { $dice }
move-use = { $face ->
    [horseshoe] Hevosenkenkä: { $horse }
    [double] Kaksoiskenkä: { $horse }
    [whipping] Raippa: { $horse }
    [helmet] Kypärä: { $horse }
    [losing-speed] Hyytyminen: { $horse }
    [outsider-1000] Yllättäjä 1 000: { $horse }
    [outsider-2000] Yllättäjä 2 000: { $horse }
    [outsider-3000] Yllättäjä 3 000: { $horse }
   *[disqualified] Hylkäys: { $horse }
  }
move-tempo-change = Hevosenkenkä: { $giver } → { $taker }
move-interfere = Uusi järjestys takaa eteen: { $horses }
move-dead-even = Rinta rinnan
move-side-bet = Sivuveto
move-keep = Säästä lisäsiirto
move-inside-tip = Tallivinkki: { $dice } takaisin varastoon
move-put-away = Pane kasaan { $die }
move-extra-move = Lisäsiirto: { $horse }
move-decline = Luovu lisäsiirrosta
move-tile = Hevonen { $horse }
real-tile = Mikä hevonen tulee riviin, sija { $place }? { $place ->
    [1] Se aloittaa kärjessä.
    [7] Se aloittaa viimeisenä.
   *[other] {""}
  }
real-roll = { $seat }: mitä kolme noppaa näyttävät?
real-photo = Maalikuva: moniko kuudesta valkoisesta nopasta näyttää hevosenkenkää?
real-upper = Ylempi laatta
real-lower = Alempi laatta
move-roll = { $faces }
move-photo = ylempi laatta { $upper }, alempi { $lower }

slip-no-bet = Et ole lyönyt vetoa mistään hevosesta, etkä voi enää, kun olet valmis: tämä lähtö voi tuoda sinulle vain sivuvetoja.
risk-useless = { $times } heitossa sadasta yhdestäkään näistä nopista ei ole hyötyä.

part-runner = { $name } ({ $number })
part-ticket = { $pays ->
    [0] { $pair ->
        [yes] pari { $horses }: { $amount }
       *[no] { $horses }: { $amount }
      }
   *[other] { $pair ->
        [yes] pari { $horses }: { $amount } (maksaa { $pays })
       *[no] { $horses }: { $amount } (maksaa { $pays })
      }
  }

event-race-called = Lähtö { $race }/{ $races }. Hevoset asettuvat riviin, viimeinen ensin.
event-drawn = { $favourite ->
    [yes] { $horse }, suosikki, kerroin { $odds }.
   *[no] { $steady ->
        [yes] { $horse }, tasainen juoksija, kerroin { $odds }.
       *[no] { $horse }, kerroin { $odds }.
      }
  }
event-betting-opens = Rivi on valmis. Vedot sisään!
event-bet-made = { $amount ->
    [0] { $seat } poistaa vedon ({ $horses }), vetoihin jää { $left } euroa.
   *[other] { $seat } panostaa { $amount } euroa: { $horses }. Veto maksaisi { $pays }, vetoihin jää { $left }.
  }
event-done-betting = { $seat }: vedot valmiit.
event-off = Ja matkaan! { $seat } aloittaa.

event-took = { $seat } ottaa: { $dice }.
event-rolled = { $usable ->
    [yes] { $seat } heittää: { $faces }.
   *[no] { $seat } heittää: { $faces }. Mistään ei ole hyötyä.
  }
event-home-stretch = Loppusuora! Keltaisia noppia saa ottaa tästä lähtien.

event-used = { $face ->
    [horseshoe] { $rests ->
        [yes] { $seat } asettaa hevosenkengän hevoselle { $horse }.
       *[no] { $seat } käyttää hevosenkengän hevoseen { $horse }.
      }
    [extra-move] { $rests ->
        [yes] { $seat } asettaa lisäsiirron hevoselle { $horse }, mutta liian myöhään.
       *[no] { $seat } tekee lisäsiirron hevosella { $horse }.
      }
    [double] { $seat } käyttää kaksoiskengän hevoseen { $horse }.
    [whipping] { $rests ->
        [yes] { $seat } antaa raippaa hevoselle { $horse }: varoitus.
       *[no] { $seat } antaa raippaa hevoselle { $horse }, ja sillä on jo varoitus.
      }
    [helmet] { $seat } antaa kypärän hevoselle { $horse }.
    [losing-speed] { $seat } vie vauhdin hevoselta { $horse }.
    [outsider-1000] { $seat } nimeää yllättäjän, arvo 1 000: { $horse }.
    [outsider-2000] { $seat } nimeää yllättäjän, arvo 2 000: { $horse }.
    [outsider-3000] { $seat } nimeää yllättäjän, arvo 3 000: { $horse }.
   *[disqualified] { $seat } kutsuu tuomariston: { $horse }.
  }
event-tempo-changed = { $rests ->
    [yes] { $seat } siirtää hevosenkengän: { $giver } → { $taker }.
   *[no] { $seat } siirtää ja käyttää hevosenkengän: { $giver } → { $taker }.
  }
event-interfered = { $seat } aiheuttaa häirinnän: järjestys edestä on nyt { $front }, { $middle }, { $back }.
event-drew-level = Rinta rinnan! { $seat } nostaa kärjen tasalle: { $horse } ja { $leader }.
event-side-bet-won = { $skipped ->
    [yes] { $seat } voittaa sivuvedon: { $loser } on velkaa { $amount } euroa ja menettää vuoron.
   *[no] { $seat } voittaa sivuvedon: { $loser } on velkaa { $amount } euroa.
  }
event-extra-kept = { $seat } säästää lisäsiirron maaliin.
event-extra-declined = { $seat } luopuu lisäsiirrosta.
event-tipped = { $seat } saa tallivinkin: { $dice } takaisin varastoon.
event-thrown-away = { $seat } panee kasaan: { $die }.

place-name = { $place ->
    [1] ensimmäinen
    [2] toinen
    [3] kolmas
    [4] neljäs
    [5] viides
    [6] kuudes
   *[7] seitsemäs
  }
event-moved = { $place ->
    [1] { $horse } menee ohi: { $passed }.
   *[other] { $horse } menee ohi: { $passed }. Nyt se on { place-name }.
  }
event-stayed = { $horse } on jo kärjessä, joten mikään ei muutu.
event-fell-back = { $horse } jää jälkeen. Edelle: { $behind }. Nyt se on { place-name }.
event-out = { $horse } on poissa lähdöstä, ja kaikki vedot siitä on menetetty!
event-leads = { $horse } johtaa!

event-pool-empty = { $kept ->
    [0] Varasto on tyhjä: lähtö on juostu.
    [one] Varasto on tyhjä: vielä yksi lisäsiirto, ja lähtö on juostu.
   *[other] Varasto on tyhjä: vielä { $kept } lisäsiirtoa, ja lähtö on juostu.
  }
event-photo-due = { $horse } ja { $other } ovat yhä rinta rinnan: maalikuva ratkaisee.
event-photo-taken = { $tie ->
    [yes] Maalikuva: { $horse } { $horseshoes }, { $other } { $against }. Eroa ei näy, otetaan uusi!
   *[no] Maalikuva: { $horse } { $horseshoes }, { $other } { $against }. { $horse } voittaa turvan mitalla!
  }

event-race-over = { $winner } voittaa lähdön { $race }! Maalijärjestys: { $finish }.
event-outsider-pays = { $place ->
    [1] { $winning ->
        [yes] Yllättäjä voitti, { $horse }: voittajavedolle { $amount } euroa lisää, voittaneelle parivedolle { $half }.
       *[no] Yllättäjä voitti, { $horse }: voittajavedolle { $amount } euroa lisää, jokaiselle parivedolle { $half }.
      }
   *[other] { $winning ->
        [yes] Yllättäjä on toinen, { $horse }: voittaneelle parivedolle { $half } euroa lisää.
       *[no] Yllättäjä on toinen, { $horse }: jokaiselle parivedolle { $half } euroa lisää.
      }
  }
event-settled = { $staked ->
    [0] { $seat } ei lyönyt vetoa.
   *[other] { $paid ->
        [0] { $seat } löi vetoa: { $bets }. Kaikki meni.
       *[other] { $bonus ->
            [0] { $seat } löi vetoa: { $bets }. Voitot { $paid } euroa.
           *[other] { $seat } löi vetoa: { $bets }. Voitot { $paid } euroa, siitä yllättäjän bonusta { $bonus }.
          }
      }
  } { $capital ->
    [0] { $seat }: rahaa { $total }.
   *[other] Seuraavaan lähtöön tulee { $capital } lisää. { $seat }: rahaa { $total }.
  }
event-side-bets-settled = { $won ->
    [yes] { $seat } saa sivuvedoista { $amount } euroa, yhteensä { $total }.
   *[no] { $seat } maksaa sivuvedoista { $amount } euroa, jäljelle jää { $total }.
  }
event-next-race = { $seat } aloittaa lähdön { $race }.
event-game-over = { $reason }
reason-races = Viimeinen lähtö on juostu, ja rikkain pelaaja voittaa.

dice-white = valkoinen noppa
dice-red = punainen noppa
dice-yellow = keltainen noppa
dice-green = vihreä noppa
dice-black = musta noppa
die-white = valkoinen noppa
die-red = punainen noppa
die-yellow = keltainen noppa
die-green = vihreä noppa
die-black = musta noppa
hand-white = valkoinen
hand-red = punainen
hand-yellow = keltainen
hand-green = vihreä
hand-black = musta
pool-white = valkoinen
pool-red = punainen
pool-yellow = keltainen
pool-green = vihreä
pool-black = musta
pile-white = valkoinen
pile-red = punainen
pile-yellow = keltainen
pile-green = vihreä
pile-black = musta
horseshoe-white = valkoinen
horseshoe-black = lisäsiirto

faces-horseshoe = hevosenkenkä
faces-white-blank = valkoinen tyhjä
faces-double = kaksoiskenkä
faces-whipping = raippa
faces-tempo = temponvaihto
faces-red-blank = punainen tyhjä
faces-helmet = kypärä
faces-interference = häirintä
faces-dead-even = rinta rinnan
faces-losing-speed = hyytyminen
faces-outsider-1000 = yllättäjä 1 000
faces-outsider-2000 = yllättäjä 2 000
faces-outsider-3000 = yllättäjä 3 000
faces-green-blank = vihreä tyhjä
faces-side-bet = sivuveto
faces-extra-move = lisäsiirto
faces-disqualified = hylkäys
faces-inside-tip = tallivinkki
roll-horseshoe = hevosenkenkä
roll-white-blank = valkoinen tyhjä
roll-double = kaksoiskenkä
roll-whipping = raippa
roll-tempo = temponvaihto
roll-red-blank = punainen tyhjä
roll-helmet = kypärä
roll-interference = häirintä
roll-dead-even = rinta rinnan
roll-losing-speed = hyytyminen
roll-outsider-1000 = yllättäjä 1 000
roll-outsider-2000 = yllättäjä 2 000
roll-outsider-3000 = yllättäjä 3 000
roll-green-blank = vihreä tyhjä
roll-side-bet = sivuveto
roll-extra-move = lisäsiirto
roll-disqualified = hylkäys
roll-inside-tip = tallivinkki

phase-horses = hevosten arvonta
phase-bet = vedonlyönti
phase-take = noppien otto
phase-roll = heitto
phase-use = nopan käyttö
phase-extra = lisäsiirrot
phase-photo = maalikuva
phase-over = ohi

view-seat = Paikkasi
view-race = Lähtö
view-races = Lähtöjä
view-phase = Nyt
view-active = Vuorossa
view-money = Rahat
view-side = Sivuvedot, maksetaan lopussa
view-done = Vedot valmiit
view-kept = Säästetyt lisäsiirrot
view-row = Rivi viimeisestä kärkeen
view-out = Poissa lähdöstä
view-level = Kaksi ensimmäistä rinta rinnan
view-was_level = Rinta rinnan käytetty
view-home = Loppusuora
view-pool = Varasto
view-pile = Kasa
view-hand = Nopat kädessä
view-roll = Heitto
view-bets = Vetosi
view-left = Vetoihin jäljellä
view-step = Vedon porrastus
view-home_at = Noppia varastossa loppusuoralla
view-dice = Lähdön nopat
view-names = Hevoset tähän asti
view-before = Ennen
view-after = Jälkeen
view-capital = Seuraavaan lähtöön
view-sheets = Juostut lähdöt
view-number = Numero
view-name = Hevonen
view-favourite = Suosikki
view-steady = Tasainen
view-odds = Kerroin
view-horseshoe = Hevosenkenkä
view-whipped = Varoitus
view-outsider = Yllättäjä
view-horses = Hevoset
view-amount = Panos
view-pays = Maksaa
view-finish = Maali
view-outsiders = Yllättäjät
view-accounts = Tilit
view-lines = Vedot
view-bonus = Yllättäjäbonus
view-staked = Kaikki vedot
view-paid = Maksettu

assumed-red = punaisten noppien sivut
assumed-yellow = keltaisten noppien sivut
assumed-green = vihreiden noppien sivut
assumed-black = mustien noppien sivut
assumed-favourites = mitkä hevoset ovat suosikkeja
assumed-steady = mitkä hevoset ovat tasaisia juoksijoita
assumed-odds_1 = ensimmäisen lähdön kertoimet

error-not-a-move = ”{ $text }” ei ole siirto tässä; { $phase ->
    [bet] kirjoita bet, eurot ja yksi tai kaksi hevosta, kuten bet 300 on 18 and 11 tai bet 300 on saffron, tai done
    [take] kirjoita take ja värit, kuten take white
    [use] kirjoita nopan sivu ja hevonen, kuten horseshoe on 11, tai put away ja väri
    [extra] kirjoita extra-move on ja hevonen, tai decline
   *[other] odota noppia
  }
error-on-no-horse = { $face }: tätä ei käytetä hevoseen
error-not-colours = ”{ $text }” eivät ole noppia; kirjoita enintään { $most } väriä näistä: { $known }
error-no-such-colour = noppia ”{ $colour }” ei ole; nopat ovat: { $known }
error-few-dice = nimetty { $dice } noppaa; nimeä 1–{ $most }
error-not-in-race = ”{ $horse }” ei ole tämän lähdön hevonen; aloittaneet hevoset: { $known }
error-two-horses = parivedossa on kaksi eri hevosta
error-three-horses = häirinnässä on kolme hevosta, ei { $horses }
error-not-euros = { $amount } euroa ei voi panostaa
error-not-a-tip = tallivinkissä on kaksi väriä näistä: { $known }, kuten tip white red
error-not-a-tile = ”{ $tile }” ei ole laatta; kirjoita numero väliltä 1–{ $most }
error-not-a-photo = ”{ $text }” ei ole maalikuva; kirjoita hevosenkengät, kuten 4 for { $upper }, 3 for { $lower }
error-photo-shoes = { $dice } noppaa näyttää 0–{ $dice } hevosenkenkää, ei { $upper } ja { $lower }
error-not-a-roll = ”{ $text }” ei ole heitto; kirjoita { $faces } sivua näistä: { $known }
error-roll-faces = heitossa on { $most } sivua, ei { $faces }
error-no-such-face = mikään noppa ei näytä ”{ $face }”; nopissa on: { $known }
error-for-players = { $kind }: tämä on pelaajien asia
error-for-chance = { $kind }: tämä on sattuman asia
error-not-for-now = { $kind }: tämä ei kuulu tähän; pöytä odottaa: { $due }
error-not-a-position = ”{ $text }” ei ole FINISH LINE -pelin asema: { $reason }
error-position-names = siitä puuttuu { $names }
error-position-horses = lähtöön { $race } arvottuja hevosia: { $count }
error-position-row = hevosia rivissä: { $count }
error-position-hand = noppia kädessä: { $count }
error-position-roll = { $faces }: kädessä olevat nopat eivät voi näyttää tätä
error-position-kept = vuorossa olevalla ei ole säästettyä lisäsiirtoa
error-position-done = kukaan ei enää lyö vetoa
error-position-sides = { $colour }: nopalla on { $sides } sivua
error-position-some = { $field }: numeroita väliltä 1–{ $most }, kutakin korkeintaan kerran
error-position-seat = sellaista lähtöä tai paikkaa ei ole
error-position-tile = laatta { $tile } ei ole arvottavissa
error-position-marks = ”{ $marks }” ei voi olla laatalla
error-position-twice = sama hevonen juoksee kahdesti
error-position-dice = noppia on enemmän kuin niitä on olemassa
error-position-bet = ”{ $bet }” ei sovi kuponkiin
error-position-numbers = { $numbers }: liikaa
error-position-count = ”{ $text }”: määrän pitäisi olla { $count }
error-position-parts = ”{ $text }”: osia pitäisi olla { $count }
error-edition-sides = { $colour }: nopalla on { $sides } sivua, ei { $due }
error-edition-left-out = { $colour }: noppia jätetään pois { $out }, ja niitä on vain { $dice }
error-edition-dice = lähtöön tarvitaan 3–{ $most } noppaa, myös ilman niitä, jotka jäävät pois kahden pelissä
error-edition-yellow = keltaisia noppia on { $dice }; jos niitä on yli { $most }, alkuun jää liian vähän muita
error-edition-white = valkoisessa nopassa on oltava hevosenkenkiä ja tyhjiä, tai maalikuva ei ratkeaisi koskaan
show-typing = Hevosen nimikin käy, niin pitkältä kuin tarvitaan: bet 300 on saffron, horseshoe on saf.
show-race = Lähtö { $race }/{ $races }
show-home = loppusuora
show-last = viimeinen
show-lead = kärki
show-level = rinta rinnan
show-odds = kerroin
show-dice = nopat
show-odd = { $odds }x
show-favourite = F
show-steady = S
show-signs = { show-favourite } on suosikki, { show-steady } tasainen juoksija
show-out = poissa lähdöstä: { $horses }
show-pool = varasto { $pool } · kasa { $pile }
show-roll = heitto
show-hand = saadut
show-side = { $settled ->
    [yes] siitä sivuvetoja { $amount }
   *[no] sivuvedot { $amount }, lopussa
  }
show-done = valmis
show-betting = lyö vetoa
show-bets = vetosi
show-left = { $left } € vetoihin jäljellä
show-amount = täysiä satasia: bet 300 on { $one }, bet 200 on { $one } and { $two }; summalla 0 poistat vedon
show-won = Lähtö { $race }: voittaja { $winner }
show-then = seuraavina { $horses }
show-account = { $staked ->
    [0] ei vetoja
   *[other] { $bonus ->
        [0] vedot { $staked }, voitot { $paid }
       *[other] vedot { $staked }, voitot { $paid }, siitä yllättäjän bonusta { $bonus }
      }
  }
show-bet = { $pays ->
    [0] { $horses } { $odds }x: { $amount }
   *[other] { $horses } { $odds }x: { $amount }, maksaa { $pays }
  }

waits-look = Seuraavaan lähtöön
euros = { $amount } €
standing = { $score } €
effect = { $how ->
    [moves] nyt { place-name }
    [falls] taakse, { place-name }
    [stays] ei muutosta
    [out] ulos!
    [warned] varoitus
    [gives] antaa sen
    [middle] keskellä
   *[rests] jää tähän
  }
target = { $what } { $tile }
would = { $move }. { $told }
tile = { $name }, numero { $number }, { place-name }, kerroin { $odds }{ $mark ->
    [favourite] , suosikki
    [steady] , tasainen juoksija
   *[none] { "" }
  }{ $horseshoe ->
    [white] , hevosenkenkä
    [black] , lisäsiirto
   *[none] { "" }
  }{ $whipped ->
    [yes] , varoitus
   *[no] { "" }
  }{ $outsider ->
    [0] { "" }
   *[other] , yllättäjä, arvo { $outsider }
  }
track = Rata
out = Poissa lähdöstä:
hand = Tämän vuoron nopat
heap-of = { $colour }: { $count }
heap-shut = { $colour }: { $count }. { $why }
shut = { $why ->
    [gone] Näitä noppia ei ole enää jäljellä.
    [yellow] Keltaisia noppia saa ottaa vasta loppusuoralla, kun jäljellä on enintään { $most } noppaa.
    [enough] Sinulla on tarpeeksi noppia: palauta ensin yksi.
   *[colours] Kaikki kolme noppaa eivät saa olla samanvärisiä.
  }
die-idle = { $face }, nyt hyödytön
put-back = Palauta { $colour } noppa
passed-on = Saatu { $colour } noppa
dice-left = { $left ->
    [one] 1 noppa jäljellä
   *[other] { $left } noppaa jäljellä
  }
meter = { $how ->
    [both] Loppusuora: { dice-left }, myös keltaisia
    [yellow] Loppusuora: { dice-left }, kaikki keltaisia
    [home] Loppusuora: { dice-left }
    [next] { dice-left }: seuraavaksi loppusuora
   *[far] { dice-left }, loppusuoralle { $more }
  }
key = Mitä nopat ja laatat tekevät
key-how = Kolmea noppaa heitetään, ja niistä yksi käytetään tai pannaan kasaan. Kaksi muuta menevät eteenpäin. Joka ottaa varaston viimeisen nopan, saa viimeisen vuoron.
key-tiles = Laatat
key-odds = Kerroin 11x maksaa panoksen yksitoistakertaisena, jos hevonen voittaa. Kerroin kuuluu aloituspaikkaan, ja se arvotaan.
key-favourite = Suosikki: jo yksi hevosenkenkä vie sen eteenpäin. Aloituspaikka arvotaan niin kuin kaikille.
key-steady = Tasainen juoksija: sille ei voi antaa raippaa tai hylkäystä, eikä siltä voi viedä hevosenkenkää.
key-rests = Jos kohdassa lukee ”jää tähän”, noppa on laatalla, kunnes siihen tulee toinen tai lähtö on ohi.
key-white = Valkoinen
key-red = Punainen
key-yellow = Keltainen, loppusuoralta alkaen
key-green = Vihreä
key-black = Musta
does-horseshoe = Jää mille tahansa laatalle. Toinen samalla laatalla vie hevosen sijan eteenpäin; suosikille riittää yksi.
does-double = Mikä tahansa hevonen etenee sijan. Laatalla olevat nopat jäävät.
does-whipping = Jää laatalle varoitukseksi. Toinen vie hevosen ulos lähdöstä. Ei tasaisille juoksijoille.
does-tempo = Hevosenkenkä siirtyy toiselle laatalle ja vaikuttaa siellä heti. Tasaiset juoksijat pitävät omansa.
does-helmet = Suosikki tai hevonen, jolla on hevosenkenkä, etenee kaksi sijaa; hevosenkenkä kuluu. Ei johtajalle.
does-interference = Kolme vierekkäistä pannaan uuteen järjestykseen, mihin tahansa.
does-dead-even = Toisena oleva hevonen nousee johtajan tasalle. Kerran lähdössä.
does-losing-speed = Hevonen putoaa kaksi sijaa ja menettää kaikki laattansa nopat. Ei kahdelle viimeiselle.
does-outsider-1000 = Jää hevoselle, jolla ei ole vihreää noppaa. Jos se voittaa, jokainen, joka löi siitä voittajavedon, saa kertoimen lisäksi 1 000 €; jos se on ensimmäinen tai toinen, jokainen, jolla on pari sen kanssa, saa puolet.
does-outsider-2000 = Sama, 2 000 €.
does-outsider-3000 = Sama, 3 000 €.
does-side-bet = Seuraava pelaaja menettää vuoron ja on sinulle velkaa 500, maksetaan lopussa.
does-extra-move = Säästät sen. Kun lähtö on juostu, se toimii kuin hevosenkenkä.
does-disqualified = Hevonen poistuu lähdöstä heti, ja vedot siitä on menetetty. Ei tasaisille juoksijoille.
does-inside-tip = Kaksi valitsemaasi noppaa palaa kasasta varastoon: lähtö kestää kauemmin.

choose-horses = Napauta yhtä hevosta, jos veikkaat sen voittavan, tai kahta, jos veikkaat niiden tulevan ensimmäiseksi ja toiseksi.
all-bet = Kaikki rahasi ovat vedoissa.
slip = Kuponkisi
left-of = { $left } € / { $money } € jäljellä
no-bets = Ei vielä vetoja.
secret-open = Tallessa heti kirjoitettuna, eikä näy kenellekään ennen kuin lähtö on ohi. Voit muuttaa sitä, kunnes olet valmis.
secret-done = Kukaan muu ei näe sitä ennen kuin lähtö on ohi.
entry = { $kind ->
    [pair] { $horses }: kaksi ensimmäistä, missä järjestyksessä tahansa
   *[winner] { $horses }: voittaja
  }
stake = Panos euroina
less = { $step } vähemmän
more = { $step } enemmän
half = Puolet
all = Kaikki
bounds = Panos on { $step } €:n kerrannainen, enintään { $most } €.
would-pay = Kerroin { $odds }: maksaa { $pays } €. Sitten jäljellä on { $left } €.
no-room = { $left ->
    [0] Vetoihin ei ole enää rahaa. Muuta tai poista ensin toinen veto.
   *[other] Kupongissa ei ole enää riviä: { $kind ->
        [pair] uusi pari ei mahdu
       *[winner] uusi voittaja ei mahdu
      }. Muuta tai poista ensin jokin.
  }
write = Panosta { $amount } €
change-to = Muuta: { $amount } €
close = Peruuta
change = Muuta
change-bet = Muuta vetoa: { $horses }
withdraw = Poista
withdraw-bet = Poista veto: { $horses }
ticket = { $fate ->
    [won] { $amount } € × { $odds } maksoi { $pays } €
    [lost] { $amount } € meni
   *[open] { $kind ->
        [pair] { $amount } € pariin × { $odds } = { $pays } €
       *[winner] { $amount } € voittajaan × { $odds } = { $pays } €
      }
  }
bets-state = { $done ->
    [yes] { $name } on valmis
   *[no] { $name } lyö vetoa
  }

due-take = Ota noppa varastosta.
due-take-some = Ota { $dice } noppaa, ei kaikkia samanvärisiä.
due-die = Valitse yksi kolmesta nopasta.
due-none = Mitään ei voi käyttää: valitse yksi kasaan.
due-useless = Tämän voi vain panna kasaan.
due-use = Valitse hevonen.
due-tempo-change = Miltä hevoselta hevosenkenkä otetaan?
due-taker = Ja mikä hevonen sen saa?
due-interfere = Valitse kolmesta vierekkäisestä keskimmäinen.
due-order = Niiden uusi järjestys takaa eteen:
due-inside-tip = { $dice ->
    [one] Valitse yksi kasan nopista: se palaa varastoon, ja lähtö kestää kauemmin.
   *[other] Valitse { $dice } kasan noppaa: ne palaavat varastoon, ja lähtö kestää kauemmin.
  }
pile-of = Kasan nopat
due-extra = Lisäsiirtosi: valitse hevonen.
order = { $horses }, takaa eteen
take-and-roll = Heitä
tip = Palauta
back = Aloita alusta
put-away = Kasaan

owed = { $wins ->
    [yes] { $name }: { $amount } € saatavaa sivuvedoista, maksetaan lopussa
   *[no] { $name }: { $amount } € velkaa sivuvedoista, maksetaan lopussa
  }
kept = { $kept ->
    [one] { $name }: lisäsiirto säästössä
   *[other] { $name }: { $kept } lisäsiirtoa säästössä
  }
photo = Maalikuva
photo-shoes = { $shoes ->
    [one] 1 hevosenkenkä kuudessa nopassa
   *[other] { $shoes } hevosenkenkää kuudessa nopassa
  }
finish-of = Lähtö { $race }: maalijärjestys
last-race = Miten lähtö { $race } päättyi
outsider = yllättäjä, { $amount } €
behind = Sitten { $horses }
account = Tili: { $name }
bet-nothing = Ei vetoja.
signed = { $sign ->
    [minus] − { $size } €
    [plus] + { $size } €
   *[none] { $size } €
  }
sum-before = Ennen lähtöä
sum-staked = Vedot
sum-paid = Voitot
sum-bonus = Yllättäjät
sum-capital = Seuraavaan lähtöön
sum-side = Sivuvedot
sum-after = Nyt

# Labels of what happens, for reports.
happening-race-called = lähtö kuulutettu
happening-drawn = hevonen rivissä
happening-betting-opens = vedonlyönti auki
happening-rolled = noppien heitto
happening-photo-taken = maalikuva
happening-bet-made = veto lyöty
happening-done-betting = vedot valmiit
happening-off = matkaan
happening-took = noppia otettu
happening-home-stretch = loppusuora
happening-pool-empty = varasto tyhjä
happening-photo-due = maalikuva tarpeen
happening-used = noppa käytetty
happening-tempo-changed = tempo vaihdettu
happening-interfered = häirintä
happening-drew-level = rinta rinnan
happening-side-bet-won = sivuveto voitettu
happening-extra-kept = lisäsiirto säästetty
happening-extra-declined = lisäsiirrosta luovuttu
happening-tipped = tallivinkki
happening-thrown-away = noppa kasaan
happening-moved = hevonen eteenpäin
happening-stayed = jo kärjessä
happening-fell-back = jäänyt jälkeen
happening-out = poissa lähdöstä
happening-leads = johtoon
happening-race-over = lähtö ohi
happening-outsider-pays = yllättäjä maksaa
happening-settled = vedot tilitetty
happening-side-bets-settled = sivuvedot tilitetty
happening-next-race = seuraava lähtö
happening-game-over = peli ohi
happening-of-faces = sivut
happening-of-face = sivu
happening-of-dice = nopat
happening-of-die = noppa
happening-reason-races = viimeinen lähtö ohi
