line = Käännä kortti, heitä kuutta noppaa ja koettele onneasi, kunnes kaikki ovat sivussa.

learn-1 = Kortti kertoo, mistä vuorossasi on kyse. Heitä kaikki kuusi noppaa.
learn-2 = Siirrä sivuun kelpaavia noppia, ainakin yksi: useimmiten ykkösiä, viitosia ja kolme samaa. Heitä sitten loput, tai lopeta ja kirjaa pisteesi.
learn-3 = Heitto, jossa mikään noppa ei kelpaa, on huti. Se vie vuoron pisteet kaikilla korteilla paitsi yhdellä.
learn-4 = Kun kaikki kuusi noppaa ovat sivussa, se on TUTTO: kortti palkitsee, ja saat uskaltaa seuraavaan.
learn-5 = Joka kirjaa 6000 pistettä tai sen, mistä sovitte, aloittaa loppukierroksen. Sen jälkeen voittaa se, jolla on eniten pisteitä.

tour-card = Jokainen vuoro alkaa kortilla. Se kertoo, mitä TUTTO tuo: se syntyy, kun kaikki kuusi noppaa ovat sivussa.
tour-dice = Tähän noppasi putoavat. Napauta niitä, jotka siirrät sivuun: joka heitosta ainakin yksi kelpaava.
tour-legend = Tästä näet, mitkä nopat kelpaavat ja mitä niistä saa: useimmiten ykköset, viitoset ja kolme samaa.
tour-acts = Heitä sitten loput ja hae lisää, tai lopeta: silloin saat pisteet heiton jokaisesta kelpaavasta nopasta, napautetusta tai ei, ja pisteesi kirjataan. Jos mikään noppa ei kelpaa, se on huti: kaikki vuoron pisteet menevät.
tour-target = Joka kirjaa näin monta pistettä, aloittaa loppukierroksen. Se päättyy ennen pelin aloittajan vuoroa, jotta kaikilla on yhtä monta vuoroa. Sitten voittaa se, jolla on eniten pisteitä.

part-piece = { $points ->
    [0] { $faces }
   *[other] { $faces } ({ NUMBER($points, useGrouping: 0) } p)
  }
now-keep = Napauta noppia, jotka siirrät sivuun, ainakin yhtä kelpaavaa: { $pieces }. Sitten ”Pidä ja heitä” heittää loput.
now-keep-all = Nämä nopat kelpaavat ja siirretään sivuun: { $pieces }. ”Pidä ja heitä” heittää loput.
now-fewer = Tai napauta vähemmän, ainakin yhtä kelpaavaa: { $pieces }. Sitten ”Pidä ja heitä” heittää loput.
now-stop = Lopeta, niin saat { NUMBER($points, useGrouping: 0) } pistettä, tämän heiton kaikki kelpaavat nopat mukaan lukien, napautetut tai eivät. Sinulla olisi { NUMBER($total, useGrouping: 0) }, tavoite { NUMBER($target, useGrouping: 0) }{ $reaches ->
    [yes] , ja loppukierros alkaisi. Se päättyy ennen pelin aloittajan vuoroa.
   *[no] .
  }
now-no-stop = { $under ->
    [fireworks] Tällä kortilla et voi lopettaa: heität, kunnes mikään noppa ei kelpaa, ja silloin saat pisteet.
    [straight] Tällä kortilla et voi lopettaa ennen kuin kaikki kuusi silmälukua ovat sivussa.
   *[other] Tällä kortilla et voi lopettaa ennen kuin kaikki kuusi noppaa ovat sivussa.
  }
now-risk = Jos seuraavassa heitossa mikään noppa ei kelpaa, se on huti: vuorosi päättyy ja kaikki sen pisteet menevät.
now-tutto = { $left ->
    [0] Heiton kaikki nopat kelpaavat: siirrä ne kaikki sivuun, ja se on TUTTO. { $under ->
        [fireworks] Näitä pisteitä et voi menettää, ja kaikki kuusi noppaa heitetään uudelleen.
        [cloverleaf] { $leaves ->
            [0] Sitten kaikki kuusi noppaa heitetään uudelleen, ja vielä yksi TUTTO voittaa pelin.
           *[other] Se on jo toinen: voitat pelin.
          }
       *[other] Kortti palkitsee, eikä mitään heitetä ennen kuin uskallat seuraavaan korttiin.
      }
    [one] Vielä yksi noppa, ja se on TUTTO, jos siirrät sivuun kaikki kelpaavat: silloin kortti palkitsee.
   *[other] Vielä { $left } noppaa, ja se on TUTTO, jos siirrät sivuun kaikki kelpaavat: silloin kortti palkitsee.
  }
now-next = TUTTO! Uskalla seuraavaan korttiin ja heitä taas kaikki kuusi noppaa: pelissä on { NUMBER($points, useGrouping: 0) } pistettä, ja nekin menevät, jos tulee Stop-kortti.
now-wait = Vuorossa { $seat }, kortti { $card }, pelissä { NUMBER($points, useGrouping: 0) } pistettä. Sitten on seuraavan pelaajan vuoro.

solved-deck = Jokainen kortti oletetaan nostetuksi koko pakasta, kuten asetuksella deck = reshuffled.
chart-bonus-200 = Kortilla Bonus 200: pisteet, joilla kannattaa lopettaa, kun noppia on näin monta jäljellä tai ennen seuraavaa korttia
chart-bonus-600 = Kortilla Bonus 600
chart-x2 = Kortilla x2
chart-own = omat pisteet
chart-other = toisen pisteet
chart-next = seuraava kortti
edition-standard = 56 korttia
option-target = pisteet, joista loppukierros alkaa
option-keep = mitkä kelpaavat nopat on pidettävä, jotta saa heittää lisää; all oli sääntö vuonna 1994
option-x2 = mitkä vuoron pisteet x2 kaksinkertaistaa
option-deck = kulutetaanko kortit loppuun vai sekoitetaanko pakka ennen jokaista korttia
option-plus-minus = jatkuuko vuoro, kun Plus/Miinus-kortilla tulee TUTTO, vai onko vuoron arvo 1000
bot-casual = Lopettaa 350 pisteeseen, tai 200 pisteeseen, jos noppia on vähän; jatkaa alle 1000 pisteellä, kun kaikki nopat ovat sivussa.
bot-best = Tekee siirron, jolla voittaa todennäköisimmin: kaksinpeli on ratkaistu loppuun asti, ja jäljellä olevat kortit lasketaan.
bot-steady = Tekee siirron, josta on tällä vuorolla odotettavissa eniten pisteitä, jokainen heitto ja kortti laskettuna.
bot-sharp = Tavoittelee vuorolla suurinta pisteiden odotusarvoa ja loppukierroksella parasta voittomahdollisuutta.

waits-turn = Käännä kortti

move-keep = Pidä { $faces }
move-stop = Lopeta ja kirjaa
move-next = Käännä seuraava kortti

slip-behind = Tämä on viimeinen vuorosi, eivätkä nämä pisteet riitä kärkeen.
slip-short = Vielä yksi noppa, ja se on TUTTO, jonka bonus on vähintään yhtä suuri kuin koossa olevat pisteet. Joka kolmas heitto onnistuu.

card-bonus-200 = Bonus 200
card-bonus-300 = Bonus 300
card-bonus-400 = Bonus 400
card-bonus-500 = Bonus 500
card-bonus-600 = Bonus 600
card-x2 = x2
card-stop = Stop
card-fireworks = Ilotulitus
card-plus-minus = Plus/Miinus
card-cloverleaf = Neliapila
card-straight = Suora

phase-card = käännetään kortti
phase-roll = heitetään nopat
phase-choice = pidä tai lopeta
phase-tutto = TUTTO!
phase-over = peli on päättynyt

real-card = Mikä kortti kääntyi?
real-dice = Mitä nopat näyttävät?

event-turned = { $seat } kääntää kortin: { $card }.
event-rolled = { $null ->
    [yes] { $seat } heittää { $faces }: huti!
   *[no] { $seat } heittää { $faces }.
  }
event-kept = { $under ->
    [straight] { $rolling ->
        [0] { $seat } pitää { $faces }: kaikki kuusi silmälukua koossa.
        [one] { $seat } pitää { $faces }, koossa viisi kuudesta silmäluvusta, ja heittää viimeisen nopan.
       *[other] { $seat } pitää { $faces }, koossa { $aside } kuudesta silmäluvusta, ja heittää { $rolling } noppaa.
      }
    [cloverleaf] { $rolling ->
        [0] { $seat } pitää { $faces }.
        [one] { $seat } pitää { $faces } ja heittää viimeisen nopan: tuleeko TUTTO?
       *[other] { $seat } pitää { $faces }, sivussa { $aside } kuudesta nopasta, ja heittää { $rolling } noppaa.
      }
    [plus-minus] { $rolling ->
        [0] { $seat } pitää { $faces }.
        [one] { $seat } pitää { $faces } ja heittää viimeisen nopan: tuleeko TUTTO?
       *[other] { $seat } pitää { $faces }, sivussa { $aside } kuudesta nopasta, ja heittää { $rolling } noppaa.
      }
   *[other] { $rolling ->
        [0] { $seat } saa { NUMBER($points, useGrouping: 0) } pistettä: { $faces }.
        [one] { $seat } pitää { $faces } ({ NUMBER($points, useGrouping: 0) } p) ja heittää viimeisen nopan, koossa { NUMBER($gathered, useGrouping: 0) }.
       *[other] { $seat } pitää { $faces } ({ NUMBER($points, useGrouping: 0) } p) ja heittää { $rolling } noppaa, koossa { NUMBER($gathered, useGrouping: 0) }.
      }
  }
event-tutto = { $under ->
    [x2] TUTTO! Kortti x2 tuo lisää { NUMBER($paid, useGrouping: 0) }: { $seat } saa kokoon { NUMBER($gathered, useGrouping: 0) }.
    [fireworks] TUTTO! Ilotulitus jatkuu kaikilla kuudella nopalla: { $seat }, koossa { NUMBER($gathered, useGrouping: 0) }.
    [plus-minus] TUTTO! Plus/Miinus tekee siitä { NUMBER($paid, useGrouping: 0) }: { $seat } saa kokoon { NUMBER($gathered, useGrouping: 0) }.
    [cloverleaf] { $leaves ->
        [1] TUTTO! Vielä yksi tällä kortilla, ja { $seat } voittaa pelin.
       *[other] Taas TUTTO!
      }
    [straight] TUTTO! Suora tuo { NUMBER($paid, useGrouping: 0) }: { $seat } saa kokoon { NUMBER($gathered, useGrouping: 0) }.
   *[other] TUTTO! Bonus tuo { NUMBER($paid, useGrouping: 0) }: { $seat } saa kokoon { NUMBER($gathered, useGrouping: 0) }.
  }
event-fined = { $seat } maksaa johtoasemasta: { NUMBER($points, useGrouping: 0) } pois, jää { NUMBER($total, useGrouping: 0) }.
event-nobody-fined = Kenelläkään muulla johtajalla ei ole menetettäviä pisteitä.
event-dared = { $seat } uskaltaa seuraavaan korttiin, pelissä { NUMBER($gathered, useGrouping: 0) }.
risk-lost = { $times } tapauksessa sadasta vuoro päättyy ja sen pisteet menevät.
event-lost = { $points ->
    [0] { $seat }: vuoro päättyy, eikä menetettävää ollut.
   *[other] { $seat } menettää kaikki vuoron { NUMBER($points, useGrouping: 0) } pistettä.
  }
event-banked = { $reason ->
    [fireworks] { $points ->
        [0] Ilotulitus sammui kipinättä: { $seat } jää lukemaan { NUMBER($total, useGrouping: 0) }.
       *[other] Ilotulitus on ohi: { $seat } kirjaa { NUMBER($points, useGrouping: 0) }, yhteensä { NUMBER($total, useGrouping: 0) }.
      }
    [plus-minus] Vuoro päättyy siihen: { $seat } kirjaa { NUMBER($points, useGrouping: 0) }, yhteensä { NUMBER($total, useGrouping: 0) }.
   *[stop] { $seat } lopettaa ja kirjaa { NUMBER($points, useGrouping: 0) }, yhteensä { NUMBER($total, useGrouping: 0) }.
  }
event-shuffled = Pakka on lopussa: kaikki { $cards } korttia sekoitetaan uudelleen.
event-last-round = { $left ->
    [0] { $seat } on saavuttanut tavoitteen { NUMBER($target, useGrouping: 0) }, ja loppukierros päättyy tähän vuoroon: kaikilla on ollut yhtä monta.
    [one] { $seat } on saavuttanut tavoitteen { NUMBER($target, useGrouping: 0) }: tämä on loppukierros, ja vielä yksi pelaaja saa vuoron!
   *[other] { $seat } on saavuttanut tavoitteen { NUMBER($target, useGrouping: 0) }: tämä on loppukierros, ja vielä { $left } pelaajaa saa vuoron!
  }
event-game-over = { $reason ->
    [cloverleaf] { $points ->
        [0] Neliapila voittaa pelin siltä seisomalta, ilman yhtään kirjattua pistettä!
       *[other] Neliapila voittaa pelin siltä seisomalta, pisteitä { NUMBER($points, useGrouping: 0) }!
      }
   *[target] Loppukierros on ohi, ja { NUMBER($points, useGrouping: 0) } on korkein pistemäärä.
  }

view-target = Pisteet, joista loppukierros alkaa
view-scores = Kirjatut pisteet
view-active = Vuorossa
view-phase = Mitä seuraavaksi
view-card = Kortti
view-deck = Kortteja jäljellä
view-reshuffled = Pakka sekoitetaan ennen jokaista korttia
view-roll = Heitetyt nopat
view-aside = Sivussa
view-points = Pisteet tällä vuorolla
view-leaves = Neliapilan TUTTOja
view-last_round = Loppukierros
view-champion = Voittaja Neliapilalla

keep-free = mitkä vain
keep-all = kaikki
x2-all = kaikki pisteet
x2-rolled-only = vain heitetyt
x2-card-only = vain tällä kortilla kootut
deck-used-up = kortit kulutetaan loppuun
deck-reshuffled = pakka sekoitetaan ennen jokaista korttia
plus-minus-go-on = vuoro jatkuu
plus-minus-ends-turn = vuoron arvo on 1000

card = Kortti
says-bonus-200 = TUTTO tuo 200 lisää.
says-bonus-300 = TUTTO tuo 300 lisää.
says-bonus-400 = TUTTO tuo 400 lisää.
says-bonus-500 = TUTTO tuo 500 lisää.
says-bonus-600 = TUTTO tuo 600 lisää.
says-x2 = TUTTO kaksinkertaistaa vuoron.
says-stop = Vuoro on ohi.
says-fireworks = Heitä hutiin asti: jokainen piste on sinun.
says-plus-minus = Ei saa lopettaa. TUTTO on 1000 pisteen arvoinen ja vie 1000 siltä, jolla on eniten, mutta ei koskaan sinulta.
says-cloverleaf = Ei saa lopettaa. Kaksi TUTTOa peräkkäin voittaa pelin.
says-straight = Ei saa lopettaa. Siirrä sivuun 1–6, niin saat 2000.
leaf = Yksi TUTTO tehty, yksi jäljellä!
points = { $phase ->
    [choice] { $card ->
        [fireworks] pistettä, huti kirjaa ne
        [plus-minus] pistettä pelissä
        [cloverleaf] pistettä pelissä
        [straight] pistettä pelissä
       *[other] pistettä, jos lopetat nyt
      }
   *[other] { $card ->
        [fireworks] pistettä, huti kirjaa ne
       *[other] pistettä koossa vuorolla
      }
  }
points-ended = { $how ->
    [null] pistettä meni
    [card] pistettä meni
   *[other] pistettä kirjattu
  }
fate = { $how ->
    [null] Mikään noppa ei kelpaa: huti. { $points ->
        [0] { $name }: ei menetettäviä pisteitä.
       *[other] { $name } menettää { NUMBER($points, useGrouping: 0) } pistettä.
      }
    [card] { $points ->
        [0] { $name }: ei menetettäviä pisteitä.
       *[other] { $name } menettää { NUMBER($points, useGrouping: 0) } pistettä.
      }
    [fireworks] Mikään noppa ei kelpaa, ja Ilotulitus on ohi: { $name } kirjaa { NUMBER($points, useGrouping: 0) } pistettä.
    [plus-minus] Plus/Miinus päättää vuoron: { $name } kirjaa { NUMBER($points, useGrouping: 0) } pistettä.
   *[stop] { $name } lopettaa ja kirjaa { NUMBER($points, useGrouping: 0) } pistettä.
  }
verdict = { $how ->
    [card] Stop: vuoro on ohi
   *[other] +{ NUMBER($points, useGrouping: 0) }
  }
moment = TUTTO!
rolled = Heitetyt nopat
due = { $phase ->
    [card] Seuraavaksi kortti.
    [roll] Seuraavaksi nopat.
   *[over] Peli on päättynyt.
  }
choose = Valitse pidettävät nopat.
dare = Kirjaatko pisteet vai uskallatko seuraavaan korttiin?
no-such = Näitä noppia ei voi pitää.
locked = { $card ->
    [fireworks] Ilotulituksessa pidetään kaikki kelpaavat nopat.
   *[other] Jos heität, pidät nämä nopat.
  }
worth = { $under ->
    [plus-minus] sivussa { $aside }/6 noppaa
    [cloverleaf] sivussa { $aside }/6 noppaa
    [straight] sivussa { $aside }/6 silmälukua
   *[other] { NUMBER($gathered, useGrouping: 0) } pistettä pelissä
  }, { $rolling ->
    [one] heität 1 nopan
   *[other] heität { $rolling } noppaa
  }
worth-tutto = { $gathered ->
    [0] TUTTO
   *[other] TUTTO, { NUMBER($gathered, useGrouping: 0) } pistettä
  }
refused-T18 = Ilotulituksessa ei lopeteta: heitä hutiin asti
refused-T19 = Plus/Miinus-kortilla ei lopeteta ennen kuin tulee TUTTO
refused-T21 = Neliapilalla ei lopeteta: tee kaksi TUTTOa peräkkäin
refused-T22 = Suora-kortilla ei lopeteta ennen kuin 1–6 ovat sivussa, ja jokainen silmäluku kelpaa kerran
banks = +{ NUMBER($points, useGrouping: 0) }, yhteensä { NUMBER($total, useGrouping: 0) }{ $reaches ->
    [yes] : tavoite!
   *[no] {""}
  }
risks = pelissä { NUMBER($gathered, useGrouping: 0) }
roll = Pidä ja heitä
roll-none = Kaikki sivuun: TUTTO!
next = Seuraava kortti
stop = Lopeta
all = Ota kaikki
aside = Sivussa
aside-of = { $count ->
    [0] Yhtään noppaa ei ole sivussa
    [one] 1 noppa sivussa
   *[other] { $count } noppaa sivussa
  }
target = { NUMBER($target, useGrouping: 0) } pisteestä alkaa loppukierros
last-round = Loppukierros
ending = { $how ->
    [stop] Lopetus: kirjattiin { NUMBER($points, useGrouping: 0) } pistettä
    [fireworks] Ilotulitus: kirjattiin { NUMBER($points, useGrouping: 0) } pistettä
    [plus-minus] Plus/Miinus: kirjattiin { NUMBER($points, useGrouping: 0) } pistettä
    [null] { $points ->
        [0] Heitto { $faces }: huti, ei menetystä
       *[other] Heitto { $faces }: huti, { NUMBER($points, useGrouping: 0) } pistettä meni
      }
   *[card] { $points ->
        [0] Stop-kortti: ei menetystä
       *[other] Stop-kortti: { NUMBER($points, useGrouping: 0) } pistettä meni
      }
  }
legend = { $card ->
    [straight] Mitkä nopat kelpaavat
    [plus-minus] Mitkä nopat kelpaavat
    [cloverleaf] Mitkä nopat kelpaavat
   *[other] Noppien arvot
  }
legend-name = TUTTO:
legend-worth = { $dice ->
    [one] Jokainen { $face }: { NUMBER($points, useGrouping: 0) }
   *[other] { $face } { $face } { $face } samassa heitossa: { NUMBER($points, useGrouping: 0) }
  }
legend-valid = { $dice ->
    [one] Jokainen { $face }
   *[other] { $face } { $face } { $face } samassa heitossa
  }
legend-card = { $card ->
    [fireworks] Jokainen kelpaava noppa pidetään, ja heität hutiin asti.
    [plus-minus] Noppien pisteitä ei voi kirjata tässä, vain TUTTO palkitsee.
    [cloverleaf] Pisteillä ei ole väliä tässä, vain TUTTO ratkaisee.
    [straight] Jokainen silmäluku kerran; kolmea samaa ei lasketa, eikä nopista saa pisteitä.
    [stop] Tällä kortilla ei heitetä.
   *[other] Muut nopat kelpaavat vain, kun samassa heitossa on kolme samaa.
  }
legend-tutto = { $card ->
    [bonus-200] kaikki kuusi noppaa sivussa: 200 lisää. Lopeta sitten tai uskalla seuraavaan korttiin.
    [bonus-300] kaikki kuusi noppaa sivussa: 300 lisää. Lopeta sitten tai uskalla seuraavaan korttiin.
    [bonus-400] kaikki kuusi noppaa sivussa: 400 lisää. Lopeta sitten tai uskalla seuraavaan korttiin.
    [bonus-500] kaikki kuusi noppaa sivussa: 500 lisää. Lopeta sitten tai uskalla seuraavaan korttiin.
    [bonus-600] kaikki kuusi noppaa sivussa: 600 lisää. Lopeta sitten tai uskalla seuraavaan korttiin.
    [x2] kaikki kuusi noppaa sivussa: pisteet kaksinkertaistuvat. Lopeta sitten tai uskalla seuraavaan korttiin.
    [fireworks] kaikki kuusi noppaa sivussa: kaikki kuusi heitetään uudelleen.
    [plus-minus] kaikki kuusi noppaa sivussa: 1000 sinulle, ja se, jolla on eniten pisteitä, menettää 1000, mutta sinä et koskaan.
    [cloverleaf] kaikki kuusi noppaa sivussa, kahdesti peräkkäin: voitat pelin.
    [straight] kaikki kuusi silmälukua sivussa: 2000. Lopeta sitten tai uskalla seuraavaan korttiin.
   *[other] kaikki kuusi noppaa sivussa: kortti palkitsee, ja saat uskaltaa seuraavaan.
  }
deck = { $left ->
    [0] Pakka on lopussa
    [one] Pakassa 1 kortti
   *[other] Pakassa { $left } korttia
  }
deck-whole = { $left } korttia, sekoitetaan ennen jokaista korttia
deck-card = { $name }: { $says } Jäljellä { $count }.

error-not-a-move = ”{ $text }” ei ole TUTTO-pelin siirto; kirjoita stop, next tai keep ja silmäluvut, kuten keep 1 5 5; pelkät silmäluvut tarkoittavat samaa
error-not-a-card = ”{ $text }” ei ole kortti; kortit ovat: { $known }
error-card-written = ”{ $text }” ei ole kortti; se kirjoitetaan { $card }
error-too-many-dice = noppia on { $most }, ei { $dice }
error-no-such-face = mikään noppa ei näytä { $face }; silmäluvut ovat 1–{ $most }
error-card-due = nyt on vuorossa kortti
error-dice-due = jos nyt jokin on vuorossa, niin nopat
error-players-move = pelaaja pitää noppia, lopettaa tai kääntää seuraavan kortin
error-not-a-position = ”{ $text }” ei ole TUTTO-pelin asema: { $reason }
error-position-names = siitä puuttuu { $names }
error-position-roll = noppia on enemmän kuin niitä on olemassa, tai valinta ilman kelpaavaa noppaa
error-position-deck = ei nostettavaa korttia, tai laatikko ilman korttia, jolla saa pisteitä
error-position-seats = paikka, jota ei ole, kun pelaajia on { $players }
error-edition-idle = pakassa on oltava Bonus- tai x2-kortteja: pelkillä muilla kukaan ei koskaan päätä mitään
show-typing = Lyhyemmin: pelkät silmäluvut pidetään, kuten 1 5 5.
show-card = kortti
show-aside = sivussa
show-roll = heitto
show-turn = vuoro
show-progress = { $card ->
    [straight] { $aside }/6 silmälukua
    [plus-minus] { $aside }/6 noppaa, kuusi on TUTTO
    [cloverleaf] { $leaves ->
        [0] { $aside }/6 noppaa, tavoitteena ensimmäinen TUTTO
       *[other] { $aside }/6 noppaa, tavoitteena toinen TUTTO, joka voittaa pelin
      }
    [fireworks] { $points ->
        [one] 1 piste, jonka huti kirjaa
       *[other] { NUMBER($points, useGrouping: 0) } pistettä, jotka huti kirjaa
      }
   *[other] { $points ->
        [one] 1 piste pelissä
       *[other] { NUMBER($points, useGrouping: 0) } pistettä pelissä
      }
  }

# Labels of what happens, for reports.
happening-turned = kortti käännetty
happening-rolled = heitto
happening-kept = noppia pidetty
happening-tutto = Tutto
happening-fined = johtaja maksaa
happening-nobody-fined = kukaan ei maksa
happening-dared = seuraavan kortin riski
happening-lost = pisteet menetetty
happening-banked = pisteet kirjattu
happening-shuffled = pakka sekoitettu
happening-last-round = loppukierros alkaa
happening-game-over = peli ohi
happening-reason-target = tavoite saavutettu
happening-of-faces = silmäluvut
happening-of-card = kortti
happening-of-under = kortilla
happening-of-reason = syy
