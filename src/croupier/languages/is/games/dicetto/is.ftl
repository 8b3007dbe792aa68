line = Kastaðu fjórum teningum, leggðu þá á spil og vonaðu að þeir standi þar enn þegar þú átt leik næst.

learn-1 = Kastaðu teningunum þínum fjórum allt að þrisvar, í hvert sinn þeim sem þú vilt.
learn-2 = Leggðu teninga á spil sem biðja um þá: tölur, pör, raðir og fleira.
learn-3 = Hærri summa ýtir teningum annarra af spili. Við jafna summu kastið þið hvort sínum teningi um það.
learn-4 = Spil sem teningarnir þínir standa enn á þegar næsta umferð þín hefst er þitt.
learn-5 = Þegar einhver nær tíu spilum, eða eins mörgum og samið var um, lýkur leiknum. Flest stig á spilum vinna.

tour-dice = Teningarnir þínir fjórir. Kastaðu þeim allt að þrisvar: ýttu á þá sem þú geymir og kastaðu hinum aftur.
tour-cards = Leggðu síðan teninga á spil. Á hverju spili stendur hvað það tekur og hve mörg stig það gefur. Gullpeningur á því gefur engin: hann telur fyrir bónusspil, sé samið um þau.
tour-mine = Spil er þitt ef teningarnir þínir standa enn á því þegar næsta umferð þín hefst. Fram að því geta aðrir ýtt þeim af með hærri summu eða farið í slag með jafnri: hvor kastar einum teningi og sá hærri stendur.
tour-acts = Kastaðu aftur, eða stoppaðu þegar þér líkar við teningana. Eftir það leggurðu þá á spil.
tour-players = Þegar einhver hefur náð svo mörgum spilum lýkur leiknum og flest stig vinna.

part-offer = { $card } á { $spot } (summa { $sum })
now-roll = Umferð þín hefst á því að þú kastar öllum fjórum teningunum.
now-hold = Ýttu á teningana sem þú geymir og kastaðu hinum aftur: { $rolls ->
    [one] { $rolls } kast er eftir
   *[other] { $rolls } köst eru eftir
  }.
now-fit = Eins og teningarnir liggja passa þeir hér: { $offers }.
now-no-fit = Eins og teningarnir liggja passa þeir ekki á neitt spil sem þú gætir unnið: kastaðu aftur.
now-stop = Stoppaðu ef þér líkar við teningana eins og þeir eru. Þá leggurðu þá á spil, fleiri en eitt ef þú vilt.
now-put = Ýttu á spil sem ljómar. Teningarnir passa hér: { $offers }. Ef þú ýtir fyrst á teninga ljóma spil sem taka einmitt þá. Ýttu svo á „Leggja“.
now-push = Þar sem aðrir standa ýtir hærri summa teningum þeirra af. Við jafna summu kastið þið hvort sínum teningi um spilið.
now-keep = Það sem stendur þar enn þegar næsta umferð þín hefst er þitt.
now-extra = Aukakastspilið gefur engin stig: teningar sem standa þar enn gefa þér eitt kast til viðbótar í næstu umferð þinni.
now-logo = Gullpeningurinn á spili gefur engin stig einn og sér. { $logos ->
    [none] Hann telur aðeins fyrir bónusspil og ekkert þeirra biður um hann í þessum leik.
    [most] Sá sem á flesta í lokin fær bónusspilið Flest merki.
    [least] Sá sem á fæsta í lokin fær bónusspilið Fæst merki.
   *[both] Sá sem á flesta í lokin fær bónusspilið Flest merki, sá sem á fæsta fær Fæst merki.
  }
now-none = Ekkert spil tekur neinn þessara teninga: leggðu ekkert, og næsti leikmaður á leik.
now-goal = Leiknum lýkur við { $goal } spil og flest stig vinna. Þú ert með { $amount } spil og { $points } stig.
now-wait = { $seat } kastar og leggur teninga á spil. Þá á næsti leikmaður leik.
now-stand = Þú stendur hér: { $cards }. Það er þitt þegar næsta umferð þín hefst ef enginn ýtir teningunum þínum af með hærri summu.

option-cards = hve mörg teningaspil ljúka leiknum þegar einhver hefur náð þeim
option-bonus = hvort fjögur af bónusspilunum átta eru með
option-idle-rounds = eftir hve marga hringi í röð án unnins teningaspils leiknum lýkur
agreed-cards = leiknum lýkur við { $value } teningaspil
agreed-bonus = { $value ->
    [yes] fjögur bónusspil eru með
   *[no] engin bónusspil
  }
agreed-idle-rounds = { $value ->
    [one] leiknum lýkur eftir { $value } hring án þess að teningaspil vinnist
   *[other] leiknum lýkur eftir { $value } hringi án þess að teningaspil vinnist
  }
edition-standard = 46 teningaspil
bot-casual = Stefnir á verðmætasta spilið sem kastið bendir á og leggur niður fyrir sem flest stig.
bot-steady = Kastar aftur nákvæmlega því sem er best fyrir virði þess sem lagt verður, þar sem reiknað er með líkunum á að þurfa aftur að víkja.
bot-sharp = Kastar aftur nákvæmlega því sem er best fyrir virði þess sem lagt verður, og býst helst við að þurfa að víkja þar sem það er auðvelt.
bot-best = Við þriggja eða fjögurra manna borð metur hann allt sem þar mun liggja, eins og margir leikir hafa kennt honum; fyrir tvo spilar hann eins og skarpi þjarkurinn.

waits-turn = Kasta teningunum
move-roll = Kasta { $faces } aftur
move-stop = Stoppa og leggja teninga á spil
move-place = Leggja { $groups }
groups-group = { $faces } á { $spot }
move-rolled = { $faces }
move-dealt = { $card }{ $logo ->
    [yes] {" "}með merkinu
   *[no] {""}
  }
move-dealt-bonus = { $bonus }
move-battle = { $attack } gegn { $defence }
real-rolled = { $seat }: hvað sýna teningarnir?
real-dealt = Hvaða spili er flett upp á reit { $spot }?
real-card = Spilið
real-logo = Gullpeningurinn á því, merkið
real-logo-yes = með merkinu
real-logo-no = ekkert merki
real-dealt-bonus = Hvaða bónusspili er flett upp?
real-battle = Slagur: hvað sýna teningarnir tveir?
real-attack = { $seat } sækir með
real-defence = { $rival } verst með

slip-none-placed = Teningarnir þínir passa á spil, og án teninga á einhverju þeirra gefur þessi umferð ekkert.
risk-fewer = Í { $times } af 100 köstum passa teningarnir þínir á spil fyrir færri stig en núna.

event-bonus-turned = Bónusspil: { $bonus }, { $points } stig.
event-turned = Nýtt á { $spot }: { $card } fyrir { $points } stig{ $logo ->
    [yes] , með merkinu
   *[no] {""}
  }{ $deck ->
    [0] . Stokkurinn er nú tómur.
    [1] . Eitt spil er eftir í stokknum.
   *[other] .
  }
event-rolled = { $fresh ->
    [yes] { $seat } fær { $faces }.
   *[no] { $seat } fær { $faces } og er nú með { $dice }.
  }
event-rerolled = { $seat } geymir { $kept } og kastar { $faces } aftur{ $left ->
    [0] , í síðasta sinn
   *[other] {""}
  }.
event-stopped = { $seat } stoppar með { $faces }.
event-placed = { $seat } leggur { $faces } á spilið { $card } ({ $spot }){ $points ->
    [0] {""}
    [one] , { $points } stigs virði
   *[other] , { $points } stiga virði
  }.
event-placed-nothing = { $seat } leggur enga teninga á spil.
event-pushed-off = { $seat } verður að víkja af spilinu { $card } ({ $spot }) og tekur aftur { $faces-count ->
    [one] teninginn
   *[other] teningana
  } { $faces }.
event-challenged = { $seat } stendur þar með { $faces }, jafnhátt: slagur um { $spot }!
event-battle-tied = Slagur um spilið { $card } ({ $spot }): { $seat } og { $rival } fá sömu tölu, { $face }, og verða að kasta aftur.
event-battle-won = Slagur um spilið { $card } ({ $spot }): { $seat } sigrar með { $face } gegn { $lower }, og { $loser } tekur aftur { $faces-count ->
    [one] teninginn
   *[other] teningana
  } { $faces }.
event-collected = { $closing ->
    [yes] { $seat } stendur enn á spilinu { $card } ({ $spot }) og fær það
   *[no] { $seat } vinnur spilið { $card } ({ $spot })
  } fyrir { $points } stig: { $cards } spil, { $total } stig alls.
event-extra-roll = { $seat } stendur enn á aukakastspilinu og má kasta { $rolls ->
    [one] { $rolls } sinni
   *[other] { $rolls } sinnum
  } í þessari umferð.
event-stalling = Enginn hefur unnið spil { $rounds ->
    [1] heilan hring
    [one] { $rounds } hring í röð
   *[other] { $rounds } hringi í röð
  }: einn slíkur í viðbót og leiknum lýkur.
event-ended = { $reason ->
    [goal] { $seat } er með { $count } spil, og þar með lýkur leiknum.
    [deck] Stokkur og borð eru tóm, og þar með lýkur leiknum.
   *[idle-rounds] { $count ->
        [one] { $count } hringur án þess að spil ynnist: leiknum er lokið.
       *[other] { $count } hringir án þess að spil ynnist: leiknum er lokið.
      }
  }
event-bonus-won = { $seat } fær bónusspilið { $bonus }: { $points } stig í viðbót, { $total } alls.
event-bonus-tied = Enginn fær bónusspilið { $bonus }: það er jafntefli.
event-game-over = Lokastaðan. { $accounts }.
accounts-account = { $bonus ->
    [0] { $seat }: { $points }
   *[other] { $seat }: { $points } (bónusspil { $bonus })
  }

spot-a = A
spot-b = B
spot-c = C
spot-d = D
spot-x = X
card-1s = Ásar
card-2s = Tvistar
card-3s = Þristar
card-4s = Fjarkar
card-5s = Fimmur
card-6s = Sexur
card-chance = Áhætta
card-pair = Par
card-small-straight = Lítil röð
card-3-of-a-kind = 3 eins
card-2-pairs = 2 pör
card-large-straight = Stór röð
card-4-of-a-kind = 4 eins
card-extra-roll = Aukakast
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
bonus-least-logos = Fæst merki
bonus-most-logos = Flest merki
bonus-least-cards = Fæst spil
bonus-most-cards = Flest spil
bonus-most-straights = Flestar raðir
bonus-most-chances = Flestar áhættur
bonus-least-points = Fæst stig
bonus-most-numbers = Flestar tölur
phase-bonus = komið er að bónusspili
phase-card = komið er að spili
phase-roll = komið er að teningum
phase-choice = kasta aftur eða stoppa
phase-place = leggja teninga á spil
phase-battle = komið er að slag
phase-over = leiknum er lokið

view-goal = Spil sem ljúka leiknum
view-deck = Spil í stokknum
view-active = Á leik
view-phase = Hvað er næst
view-rolls = Köst eftir
view-roll = Kastið
view-idle = Hringir án unnins spils
view-idle_rounds = Slíkir hringir sem ljúka leiknum
view-spots = Borð
view-players = Leikmenn
view-bonuses = Bónusspil
view-spot = Reitur
view-card = Spil
view-points = Stig
view-logo = Merki
view-owner = Eigandi
view-dice = Teningar
view-attack = Sótt með
view-reach = Hæsta summa úr kasti
view-open = Nógu hátt
view-cards = Spil
view-amount = Fjöldi spila
view-logos = Merki
view-bonus = Bónus

assumed-copies = hve mörg eru af hverju spili
assumed-points = hvers virði hvert spil er
assumed-logos = hve mörg af hverju hafa merkið

error-not-a-move = „{ $text }“ er ekki aðgerð í DICETTO; skrifaðu stop, roll og tölur, eða put með tölum og reitum, svo sem put 5 5 on a, 3 on x, eða put nothing
error-not-a-card = „{ $text }“ er ekki spil; til eru: { $known }, með { $logo } fyrir merkið
error-not-there = „{ $name }“ er ekki { $what ->
    [card] teningaspil
    [bonus] bónusspil
   *[spot] reitur
  }; til eru: { $known }
error-not-a-battle = „{ $text }“ er ekki slagur; nefndu báða teningana, svo sem 5 against 3
error-not-a-place = „{ $text }“ leggur ekkert niður; nefndu tölur og reit frá a til d eða x, svo sem 5 5 on a
error-not-that-many = teningarnir þínir eru { $dice }; talan { $face } er ekki svo oft þar á meðal
error-spots-once = nefndu hvern reit einu sinni, með teningunum sem fara þangað
error-too-many-dice = teningarnir eru { $most }, ekki { $dice }
error-no-such-face = teningur sýnir 1 til 6, ekki { $face }
error-who-does-what = leikmenn velja aðgerðir, og aðeins teningar og spil hafa útkomur
error-not-a-position = „{ $text }“ er ekki staða í DICETTO: { $reason }
error-position-names = í hana vantar: { $names }
error-position-card = ekkert spil að gefa eða enginn reitur fyrir það
error-position-battle = slagur án teninga sem standa hverjir gegn öðrum, eða slíkir teningar án slags
error-position-bonus = bónusspil gefin á undan öllu öðru eru { $count }
error-position-seat = slíkt sæti er ekki til
error-position-pieces = fleiri spil eða teningar en til eru
error-position-owner = teningar á { $place } sem enginn á
error-position-count = búist var við { $count } í „{ $text }“
error-edition-few = { $cards ->
    [one] stokkur með { $cards } spili fyllir ekki borðið
   *[other] stokkur með { $cards } spilum fyllir ekki borðið
  }, sem þarf { $least }
error-edition-logos = fjöldi spila „{ $card }“ með merkinu er { $logos }, en þau eru aðeins { $copies }
error-edition-worthless = ekkert spil í stokknum er stigs virði, svo að enginn gæti unnið
show-deck = + með merkinu · { $deck } spil eftir í stokknum · leiknum lýkur við { $goal } spil
show-idle = Enginn hefur unnið spil í { $idle ->
    [one] { $idle } hring
   *[other] { $idle } hringi
  }; { $rounds ->
    [one] { $rounds } slíkur lýkur leiknum
   *[other] { $rounds } slíkir ljúka leiknum
  }
show-bonus = bónusspil { $bonus }, { $points } stig: { $leader }
show-tie = jafntefli
show-owned = { $bonus ->
    [0] { $points } stig
   *[other] { $points } stig og { $bonus } fyrir bónusspil
  }, { $cards } spil, { $logos } merki
show-against = gegn
show-rolls = { $rolls ->
    [0] ekkert kast eftir
    [one] { $rolls } kast eftir
   *[other] { $rolls } köst eftir
  }
table = Spilin á borðinu
deck = { $deck ->
    [0] Stokkurinn er tómur
   *[other] { $deck } spil í stokknum
  }
ends = Leiknum lýkur við { $goal } spil
spot-card = { $spot }: { $card }{ $points ->
    [0] {""}
   *[other] , { $points } stig
  }{ $logo ->
    [yes] , með merkinu
   *[no] {""}
  }.
spot-empty = { $spot }: ekkert spil
spot-dice = { $name } er þar með { $faces }.
yours = Þitt
effect = { $effect ->
    [pushed-off] víkur
   *[challenged] slagur
  }
puts = { $more ->
    [yes] { $effect ->
        [pushed-off] { $picked } + { $added } frá þér = { $sum } ýtir af
        [challenged] { $picked } + { $added } frá þér = { $sum }: slagur
       *[free] leggja { $picked } + { $added } frá þér = { $sum }
      }
   *[no] { $effect ->
        [pushed-off] summan { $sum } ýtir af
        [challenged] slagur um { $sum }
       *[free] leggja summuna { $sum } hér
      }
  }
take-back = Taka aftur
asks-1s = minnst einn ás
asks-2s = minnst einn tvistur
asks-3s = minnst einn þristur
asks-4s = minnst einn fjarki
asks-5s = minnst ein fimma
asks-6s = minnst ein sexa
asks-chance = hvað sem er
asks-pair = 2 eins
asks-small-straight = 3 í röð
asks-3-of-a-kind = 3 eins
asks-2-pairs = 2 og 2 eins
asks-large-straight = 4 í röð
asks-4-of-a-kind = 4 eins
asks-extra-roll = hvað sem er, fyrir 4. kast
note = { $note ->
    [asks] { $asks }
    [beat] { $sum } stendur
    [needs] þarf: { $asks }
    [low] { $sum } stendur, { $reach } dugar ekki
    [higher] { $sum } stendur, { $reach } dugar
    [equal] { $sum } stendur, { $reach } þýðir slag
    [stands] næst, ef þeir standa enn
    [fits] summa þín er { $reach }
    [picked] ekki með { $these }
   *[used] teningar þess standa annars staðar
  }
put-on = { $spot }, { $card }: { $effect }
dice-of = { $name }: teningar
not-rolled = Teningur sem ekki hefur verið kastað
die = { $face }
die-held = { $face }, geymdur
die-on = { $face }, fer á { $spot }
held = geymdur
battle = Slagur um spilið { $card }
verdict = { $verdict ->
    [won] { $name } stendur áfram á spilinu.
    [tied] Jafntefli: báðir kasta aftur.
   *[due] Hærri teningurinn stendur.
  }
of-bonus = { $bonus } stig fyrir bónusspil
cards-of = { $goal ->
    [one] { $cards } af { $goal } spili
   *[other] { $cards } af { $goal } spilum
  }
cards-by = { $name }: spil
count-of = { $card }: { $count }
logos = { $logos } merki
logo = Merkið: það telur aðeins fyrir bónusspil
home = { $dice ->
    [one] { $dice } teningur heima
   *[other] { $dice } teningar heima
  }
players = Það sem hver á
bonuses = Bónusspil og hver fengi þau nú
bonuses-won = Bónusspil og hver fékk þau
worth = { $points } stig
doing = { $doing ->
    [hold] Ýttu á teningana sem þú geymir.
    [put] Ýttu á spil eða veldu fyrst teninga.
    [card] Ýttu nú á spil sem ljómar.
    [none] Ekkert spil tekur neinn þessara teninga.
    [all] Leggja þá niður?
    [planned] Fleiri teningar, eða leggja niður?
    [roll] Þú kastar.
    [deal] Spil eru lögð á borðið.
   *[wait] { $name } á leik.
  }
roll = { $dice ->
    [0] Kasta
    [one] Kasta { $dice } teningi
   *[other] Kasta { $dice } teningum
  }
stop = Stoppa
stop-hint = og leggja á spil
put = Leggja
put-nothing = Leggja ekkert
refused-D8 = skildu minnst einn tening eftir til að kasta, eða stoppaðu
put-hint = { $points ->
    [0] þetta gefur engin stig
   *[other] { $points } stig ef þeir standa
  }

# Labels of what happens, for reports.
happening-bonus-turned = bónusspili flett upp
happening-turned = spili flett upp
happening-rolled = kast
happening-rerolled = kastað aftur
happening-stopped = stopp
happening-placed = teningar á spil
happening-placed-nothing = ekkert lagt
happening-pushed-off = ýtt af
happening-challenged = slagur hefst
happening-battle-tied = jafnt í slag
happening-battle-won = slagur unninn
happening-collected = spil unnið
happening-extra-roll = aukakast
happening-stalling = hringir án spils
happening-ended = leikslokum náð
happening-bonus-won = bónusspil unnið
happening-bonus-tied = jafnt um bónusspil
happening-game-over = leik lokið
happening-reason-goal = nógu mörg spil
happening-reason-deck = stokkur og borð auð
happening-reason-idle-rounds = hringir án spils
happening-of-faces = tölur
happening-of-face = tala
happening-of-card = spil
happening-of-spot = reitur
happening-of-bonus = bónusspil
happening-of-reason = ástæða
