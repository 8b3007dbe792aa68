line = Tvær hendur, fimmtán teningar: gríptu það sem þig vantar, gerðu enga villu og kallaðu FINI! á undan hinum.

learn-1 = Fimmtán teningum er kastað og þið grípið bæði í einu, einn tening í senn.
learn-2 = Leggðu niður raðir eða eins teninga, eftir því um hvað einvígið er: sex teninga í mesta lagi.
learn-3 = Silfurteningur hermir aðeins eftir: litateningur með tölu hans verður að liggja hjá andstæðingnum og enginn má liggja laus.
learn-4 = Kallaðu FINI! þegar enginn teningur gæti lengt samsetningar þínar; lengsta samsetningin fær skífu. Að kalla of snemma eða gera villu kostar skífu.
learn-5 = Lotu lýkur með síðustu skífunni í sjóðnum. Eftir þrjár lotur vinnur sá sem tók flestar skífur.

tour-area = Hér er öllum teningunum kastað og enginn bíður eftir að fá að gera: ýttu á tening til að taka hann í höndina.
tour-rows = Línurnar þínar: ýttu á eina til að leggja teninginn niður. Í fyrstu lotu leggur þú raðir, svo sem 2 3 4 eða 6 5 4, í annarri eins teninga.
tour-silver = Láttu silfurteningana fjóra eiga sig til að byrja með: þeir mega aðeins herma eftir litateningi sem andstæðingurinn á, þegar enginn annar með þeirri tölu er eftir.
tour-acts = FINI! lýkur einvíginu. Ýttu á það þegar þú ert með sex teninga niðri eða enginn teningur er eftir sem gæfi þér fleiri teninga í samsetningum, ekki heldur með því að byrja á nýrri línu; ekki fyrr.
tour-chips = Lengsta línan tekur skífu úr þessum sjóði. Þegar sjóðurinn er tómur verður hver skífa að stigi; eftir þrjár lotur vinnur sá sem er með flest stig.

now-take = Ýttu á litatening sem passar í línurnar þínar. Enginn bíður: taktu hvern á eftir öðrum.
now-put = Í hendi þinni: { $die }. Ýttu á staðinn í línunum þínum þar sem hann á heima.
now-build = { $about-word ->
    [matching] Leggðu eins teninga hlið við hlið, svo sem 4 4 4: stærsta samstæðan telur.
   *[straights] Leggðu línur sem hækka eða lækka um einn frá teningi til tenings, svo sem 2 3 4 eða 6 5 4. Engin tala má liggja tvisvar hjá þér; lengsta línan telur.
  }
now-call = { $down ->
    [6] Sex teningar eru hámarkið: kallaðu FINI! núna.
   *[other] Teningar niðri: { $down } af { $most }. Kallaðu FINI! þegar ekkert er eftir sem gæfi þér fleiri teninga í samsetningum, ekki heldur í annarri línu{ $assisted ->
        [yes] {""}.
       *[no] : fyrr kostar það þig skífu.
      }
  }
now-silver = Taktu silfurtening aðeins ef andstæðingurinn á litatening með tölu hans og enginn liggur lengur laus.
now-cast = Teningunum verður kastað á hverri stundu. Þá grípa allir í einu.
real-cast = Kastaðu öllum fimmtán teningunum. Hvað sýna þeir?
real-cast-silver = Hvað sýna silfurteningarnir?
now-announce = Veldu um hvað þetta einvígi er: raðir eða eins teninga.
now-announcing = { $starter } velur um hvað þetta einvígi er. Síðan er teningunum kastað.
now-judged = { $ending-word ->
    [premature] Í síðasta einvígi var kallað of snemma: enn mátti leggja fleiri teninga í samsetningar.
    [offence] Í síðasta einvígi gerði einhver villu: röng röð, fleiri en sex teningar eða silfurteningur sem ekki má taka.
    [contested] Síðasta einvígi er ógilt: báðir gripu sama tening.
    [idle] Síðasta einvígi er ógilt: enginn gerði neitt.
   *[decided] Síðasta einvígi vann lengsta línan; af jafnlöngum sú sem sá átti sem kallaði.
  }

option-assisted = hvort villum er hafnað í stað þess að þær séu dæmdar í lok einvígis
option-contested = hve margar millisekúndur þurfa að líða á milli þess að báðir grípa sama tening; annars er einvígið ógilt
option-patience = eftir hve margar sekúndur án aðgerðar einvígi er ógilt
option-chips = skífur í sjóðnum; færri gera leikinn styttri
agreed-assisted = { $value ->
    [yes] villum er hafnað strax
   *[no] villur eru dæmdar í lok einvígis
  }
agreed-contested = einvígi er ógilt ef báðir grípa sama tening með minna en { $value } ms millibili
agreed-patience = { $value ->
    [one] einvígi er ógilt eftir { $value } sekúndu án aðgerðar
   *[other] einvígi er ógilt eftir { $value } sekúndur án aðgerðar
  }
agreed-chips = { $value ->
    [one] { $value } skífa í sjóðnum
   *[other] { $value } skífur í sjóðnum
  }
edition-standard = 11 litateningar og 4 silfurteningar
bot-still = Eftirlætur þér alla teninga og kallar aldrei: það sem telur er hve lengi þú ert.
bot-slow = Þarf fjórar sekúndur á tening, heldur áfram með það sem hann hefur og gerir villu öðru hverju.
bot-calm = Þarf tvær sekúndur á tening, stefnir á lengstu samsetningu sem hann sér og gerir villu öðru hverju.
bot-quick = Þarf sekúndu á tening, skipuleggur, tekur fyrst það sem þú gætir tekið af honum og gerir færri villur.
bot-lightning = Þarf hálfa sekúndu á tening, skipuleggur gegn þér, kallar með eins fáa teninga og hann getur og gerir nær aldrei villu.

move-announce = Velja { $about }
move-take = Taka: { $colour } { $number }
move-put = { $after ->
    [0] Leggja í línu { $row }, lengst til vinstri
    [1] Leggja í línu { $row }, aftan við fyrsta teninginn
   *[other] Leggja í línu { $row }, aftan við { $after } teninga
  }
move-call = FINI!
move-cast = { $numbers }
move-cast-silver = silfur { $numbers }
move-void = Enginn gerir neitt og einvígið er ógilt

event-announced = { $seat } velur { $about }.
event-cast = Lota { $round }, einvígi um { $about }. { $seat } kastar og fær { $numbers }.
event-cast-silver = Silfurteningarnir sýna { $numbers }. Af stað!
event-took = { $seat } grípur: { $die }.
event-put-down = { $seat } leggur niður: { $die }. Línan: { $numbers }.
event-clashed = { $rival } grípur og { $seat } seilist um leið í sama tening: { $die }!
event-voided = { $reason ->
    [contested] Einvígið er ógilt og teningunum er kastað upp á nýtt.
   *[idle] { $seconds ->
        [one] Enginn hefur gert neitt í { $seconds } sekúndu: einvígið er ógilt og teningunum er kastað upp á nýtt.
       *[other] Enginn hefur gert neitt í { $seconds } sekúndur: einvígið er ógilt og teningunum er kastað upp á nýtt.
      }
  }
event-called = { $seat } kallar FINI!
event-dropped = { $seat } heldur enn á teningi, sem fer til baka: { $die }.
event-premature = Of snemma! { $seat } hefði enn getað bætt við { $missed-count ->
    [one] teningi með { $missed }
   *[other] teningum með { $missed }
  }.
event-removed = { $reason ->
    [repeated] { $seat } er með tölu tvisvar. Fjarlægt: { $dice }.
   *[loose] { $seat } hefur engin not fyrir: { $dice }.
  }
event-offended = { $offence ->
    [wrong-order] { $seat } er með línu í rangri röð.
    [too-many] { $seat } hefur lagt niður fleiri en sex teninga.
   *[wrong-copier] { $seat } tók silfurtening sem ekki má taka.
  }
event-compared = { $longest ->
    [0] { $other ->
        [0] Hvorki { $seat } né { $rival } er með samsetningu: engin skífa færist.
       *[other] Lengstu samsetningar: { $seat } engin, { $rival } { $other }.
      }
   *[other] { $other ->
        [0] Lengstu samsetningar: { $seat } { $longest }, { $rival } engin.
       *[other] Lengstu samsetningar: { $seat } { $longest }, { $rival } { $other }.
      }
  }
event-chip-taken = { $reason ->
    [penalty] { $rival } á enga skífu til að skila, svo að { $seat } tekur eina úr sjóðnum
    [caller] Kallið ræður: { $seat } tekur skífu
   *[longest] { $seat } tekur skífu
  } og er með { $chips }{ $stock ->
    [0] .
    [one] , en { $stock } er eftir í sjóðnum.
   *[other] , en { $stock } eru eftir í sjóðnum.
  }
event-chip-returned = { $seat } skilar skífu og er nú með { $chips ->
    [0] enga
   *[other] { $chips }
  }.
event-chip-spared = { $seat } á enga skífu til að skila.
event-round-over = Þetta var síðasta skífan: lotu { $round } er lokið.
event-scored = { $seat } fær { $points ->
    [0] ekkert stig
   *[other] { $points } stig
  } og er með { $total }.
event-game-over = Allar þrjár loturnar eru búnar.
part-die = { $colour } { $number }

about-straights = raðir
about-matching = samstæður
kind-straights = raðir
kind-matching = samstæður
colour-red = rauður
colour-orange = appelsínugulur
colour-yellow = gulur
colour-green = grænn
colour-blue = blár
colour-violet = fjólublár
colour-pink = bleikur
colour-brown = brúnn
colour-black = svartur
colour-white = hvítur
colour-turquoise = túrkísblár
colour-silver = silfraður
phase-cast = teningunum verður kastað á hverri stundu
phase-silver = silfurteningunum verður kastað á hverri stundu
phase-duel = einvígið stendur yfir
phase-announce = raðir eða samstæður?
phase-over = leiknum er lokið
offences-wrong-order = lína í rangri röð
offences-too-many = fleiri en sex teningar
offences-wrong-copier = silfurteningur sem ekki má taka
ending-premature = of snemma kallað
ending-offence = brot
ending-decided = lengdin réð
ending-contested = ógilt: báðir gripu sama tening
ending-idle = ógilt: enginn gerði neitt

view-phase = Það sem er að gerast
view-round = Lota
view-kind = Einvígi um
view-starter = Byrjar
view-clock = Millisekúndur
view-patience = Millisekúndur án aðgerðar þar til einvígið er ógilt
view-assisted = Villum er hafnað
view-area = Svæði
view-players = Leikmenn
view-stock = Skífur í sjóðnum
view-verdict = Síðasta einvígi
view-rows = Línur
view-hand = Í hendi
view-chips = Skífur
view-score = Stig
view-ending = Lok
view-caller = Kallaði
view-missed = Yfirsást
view-offences = Brot
view-longest = Lengsta samsetning
view-removed = Fjarlægt
view-change = Skífur unnar eða skilað
view-colour = Litur
view-number = Tala
view-slot = Hólf

error-not-a-move = „{ $text }“ er ekki aðgerð í FINI!; skrifaðu take og tening, svo sem take red 4, take 4 eða s4; put, línu og stað, svo sem put 1 left eða 1<; eða FINI!
error-not-a-die = „{ $text }“ er ekki teningur; litirnir eru { $known }
error-die-shows = { $colour } teningur sýnir { $shown }, ekki { $number }
error-nowhere-shown = enginn litateningur sýnir { $number }
error-no-such-face = teningur sýnir 1 til { $most }, ekki { $face }
error-not-a-place = „{ $text }“ er ekki staður; nefndu línu og left, right eða after og fjölda teninga, svo sem put 1 after 2
error-no-such-place = enginn staður er aftan við { $after ->
    [one] { $after } tening
   *[other] { $after } teninga
  } í línu { $row }
error-no-announcement = „{ $text }“ velur ekkert; skrifaðu straights eða matching
error-not-a-time = „{ $time }“ er ekki tími í millisekúndum
error-not-a-cast = „{ $text }“ er ekki kast; nefndu það sem litateningarnir ellefu sýna, eða silver og fjórar tölur
error-cast-numbers = þetta er ekki kast; nefndu það sem allir { $dice } teningarnir sýna, hver frá 1 til 6
error-coloured-due = ekki er komið að „{ $text }“: nú er litateningunum kastað
error-silver-due = ekki er komið að „{ $text }“: nú er silfurteningunum kastað
error-who-does-what = leikmenn velja aðgerðir, og aðeins teningar hafa útkomur
error-not-a-position = „{ $text }“ er ekki staða í FINI!: { $reason }
error-position-names = í hana vantar: { $names }
error-position-two = „{ $text }“ er ekki fyrir tvo leikmenn
error-position-over = leiknum er lokið eftir þriðju lotu hans en ekki fyrr
error-position-hand = hönd heldur á einum teningi
error-position-die = „{ $die }“ er ekki teningur
error-position-colour = „{ $die }“ er einum teningi of mikið eða ekki litur
error-position-twice = { $die } liggur á tveimur stöðum
show-typing = Styttra: 4 tekur litatening sem sýnir 4, red 4 einmitt þann tening, s4 silfurtening. Með tening í hendi leggur 1 hann lengst til hægri í línu 1, 1< lengst til vinstri, 1.2 aftan við tening númer tvö í henni. f kallar FINI!
show-duel = Lota { $round }: { $kind }, { $starter } byrjar
show-announce = Lota { $round }: { $starter } velur raðir eða samstæður
show-over = Allar þrjár loturnar eru búnar
show-stock = sjóður
show-area = svæði
show-hand = í hendi
show-points = { $points } stig

duel = Lota { $round } af 3: { $kind }
duel-announce = Lota { $round } af 3: raðir eða samstæður?
how-straights = hækkandi eða lækkandi, engin tala tvisvar
how-matching = eins teningar hlið við hlið
area = Teningarnir sem kastað var
slot-empty = tómt hólf
slot-taken = { $die }, tekinn: { $name }
side-own = Þín hlið
side = Hlið: { $name }
row = Lína { $row }, { $count ->
    [0] tóm
    [one] { $count } teningur
   *[other] { $count } teningar
  }
place = { $after ->
    [0] Lína { $row }, { $end ->
        [yes] fyrsti teningurinn
       *[no] til vinstri
      }
   *[other] Lína { $row }, { $end ->
        [yes] til hægri
       *[no] aftan við { $after ->
            [1] fyrsta teninginn
           *[other] { $after } teninga
          }
      }
  }
in-hand = í hendi: { $die }
die-out = { $die }, fjarlægður
chips = { $chips ->
    [0] engar skífur
    [one] { $chips } skífa
   *[other] { $chips } skífur
  }
stock = { $stock ->
    [0] engar skífur í sjóðnum
    [one] { $stock } skífa í sjóðnum
   *[other] { $stock } skífur í sjóðnum
  }
practice-time = { $seconds } s
practice-best = best: { $seconds } s
practice-record = besti tíminn þinn!
verdict = Úrskurðurinn
verdict-after = eftir { $seconds } s
verdict-rule = Regla { $clause }
verdict-why = { $reason ->
    [repeated] Af eins teningum stendur sá sem fyrst var lagður niður, hvort sem hann er litateningur eða silfurteningur.
   *[loose] { $about ->
        [matching] Í línu telur stærsta samstæða eins teninga, og einn teningur er engin samstæða.
       *[straights] Í línu telur lengsta röðin, og einn teningur er engin röð.
      }
  }
verdict-alone = Það eitt ræður: ekkert annað er dæmt og engir aðrir teningar eru strikaðir út.
verdict-seen = Búið að skoða? Ýttu hér eða á bilslána: þegar allir hafa gert það falla teningarnir.

refused-I2 = í þriðju lotu er valið um hvað einvígið er áður en kastað er, og annað er ekki gert þá
refused-I3 = andstæðingurinn velur um hvað þetta einvígi er
refused-I4 = of seint, einvíginu er lokið; teningunum er kastað upp á nýtt
refused-I6 = leggðu fyrst niður teninginn í hendi þinni
refused-I7 = sá teningur er farinn
refused-I8 = sá staður er ekki til
refused-I11 = sú tala liggur þegar hjá þér
refused-I12 = þar lægi hann í rangri röð
refused-I15 = sex teningar eru hámarkið
refused-I16 = silfurteningur þarf fyrirmynd hjá andstæðingnum og engan litatening með tölu hans á svæðinu
refused-I17 = hver silfurteningur þarf sína eigin fyrirmynd
refused-I19 = of snemma: enn má leggja fleiri teninga í samsetningar, líka í annarri línu

# Labels of what happens, for reports.
happening-announced = val
happening-cast = teningum kastað
happening-cast-silver = silfurteningum kastað
happening-took = teningur tekinn
happening-put-down = teningur lagður
happening-clashed = deilt um tening
happening-voided = einvígi ógilt
happening-called = FINI! kallað
happening-dropped = teningi skilað
happening-premature = of snemma
happening-removed = teningar fjarlægðir
happening-offended = brot
happening-compared = línur bornar saman
happening-chip-taken = skífa tekin
happening-chip-returned = skífu skilað
happening-chip-spared = engin skífa til
happening-round-over = lotu lokið
happening-scored = stig fengin
happening-game-over = leik lokið
happening-reason-contested = umdeildur teningur
happening-reason-idle = enginn hreyfði sig
happening-reason-repeated = sama tala tvisvar
happening-reason-loose = engin not fyrir
happening-reason-penalty = refsing
happening-reason-caller = kallið ræður
happening-reason-longest = lengsta lína
happening-reason-rounds = síðustu lotu lokið
happening-offence-wrong-order = röng röð
happening-offence-too-many = of margir teningar
happening-offence-wrong-copier = rangur silfurteningur
happening-of-about = einvígi um
happening-of-numbers = tölur
happening-of-reason = ástæða
happening-of-offence = brot
