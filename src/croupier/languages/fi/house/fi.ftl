# Who may do what, and when
error-no-such-seat = tässä pöydässä on paikat 1–{ $seats }
error-seat-taken = paikka on varattu
error-key-luck = kaikki näyttävät juuri nyt onneaan: avaa linkki hetken päästä uudelleen
error-key-holds-nothing = tällä linkillä ei ole paikkaa: se toimii kerran ja vain, kunnes paikasta luovutaan; pyydä uusi siellä, missä pelasit viimeksi
error-seat-not-yours = paikka { $seat } ei ole sinun
error-host-only = vain pöydän avaaja voi vapauttaa paikan tai antaa sen botille
error-players-only = vain pelaajat voivat pyytää revanssia
error-others-roll = { $count ->
    [one] heittää paikka { $seats }
   *[other] heittää jokin paikoista { $seats }
  }
error-bot-plays = paikalla pelaa botti; ota paikka ensin takaisin
error-nobody-to-replace = tällä paikalla ei ole ketään korvattavana
error-seat-held = paikka on varattu; ennen peliä sen voi vapauttaa
error-not-away = botti voi pelata sen puolesta, joka on ollut poissa { $seconds } sekuntia
error-nobody-to-move = vapauttaa voi vain varatun paikan ja vain ennen peliä
error-no-stand-in = tällä paikalla ei ole bottia sijaisena
error-not-begun = peli ei ole vielä alkanut
error-game-over = peli on päättynyt
error-cleared = ketään ei enää tullut, joten talo on siivonnut tämän pöydän
error-game-not-over = peli ei ole päättynyt
error-source-not-over = peli, josta tätä jatkettiin, ei ole päättynyt
error-stale = pöytä oli ehtinyt muuttua; katso uudelleen ennen kuin valitset
error-no-trying = reaaliajassa mitään ei voi kokeilla: tee siirto
error-counting = ei vielä: laskenta on kesken
error-house-rolls = tässä pöydässä heittää talo
error-no-dice-due = nyt ei heitetä noppia
error-nothing-typed = peruttavaa kirjoitettua tulosta ei ole
error-no-coach = tässä pöydässä ei ole valmentajaa
error-coach-realtime = reaaliajassa ei ole valmentajaa: kädet ovat neuvoille liian nopeat
error-coach-turn = paikka { $seat } ei ole vuorossa: valmentaja odottaa siihen asti
error-coach-thinking = valmentaja miettii vielä edellistä kysymystäsi
error-coach-weighing = tuutorisi miettii vielä edellistä siirtoasi
error-coach-busy = liian moni kysyy nyt valmentajalta; yritä hetken päästä uudelleen
error-coach-lost = valmentajalla ei ole vastausta tähän asemaan
error-analysis-long = tässä pelissä on { $entries } merkintää, ja analysoidaan enintään { $most }
error-analysis-lost = tämän pelin analyysi on epäonnistunut kahdesti; sitä ei yritetä uudelleen
error-analysis-failed = tämän pelin analyysia ei juuri nyt voitu tehdä; yritä hetken päästä uudelleen
error-many-analyses = { $most ->
    [one] yksi peli odottaa
   *[other] { $most } peliä odottaa
  } analyysia; yritä uudelleen muutaman minuutin päästä
error-your-analyses = { $most ->
    [one] osoitteestasi odottaa jo yksi peli
   *[other] osoitteestasi odottaa jo { $most } peliä
  } analyysia; yritä uudelleen, kun yksi on valmis
error-branch-early = peli ei ole alkanut: ei ole mitään, mistä jatkaa
error-handed-often = paikan voi antaa eteenpäin enintään { $most } kertaa
error-key-form = avain sanotaan SHA-256-tiivisteenä, 64 heksadesimaalinumerona, ja se on vain yhden paikan
error-holder-here = paikan haltija on täällä tai ollut poissa alle { $seconds } sekuntia
error-branch-realtime = käsiä ei voi pysäyttää ja jatkaa siitä: avaa uusi pöytä
error-secrets = tässä pelissä on salaisuuksia: sen tallenteen voi lukea, kun se on päättynyt

# What was said
error-hello-first = tervehdi ensin
error-hello-again = tervehdys sanottiin jo
error-silent = mitään ei sanottu liian pitkään aikaan
error-unreadable = tätä viestiä ei voi lukea: { $reason }
error-lacks = tätä viestiä ei voi lukea: siitä puuttuu: { $what }
error-chat-full = tässä pöydässä on sanottu jo { $most } viestiä: enempää ei mahdu
error-nothing-said = tässä viestissä ei ole mitään
error-seen-ahead = kukaan ei ole nähnyt vielä niin pitkälle
error-json-only = lähetä se JSON-muodossa, sisältötyyppi application/json
error-data-or-words = lähetä se joko datana tai sanoina
error-no-such-move = { $game }: sellaista siirtoa ei ole: { $reason }
error-luck = onni on 1–64 kirjainta, numeroa, - tai _
error-promise-form = lupaus on onnen SHA-256-tiiviste, 64 heksadesimaalinumeroa
error-luck-promised = kaikki ovat luvanneet onnensa: sitä ei voi enää muuttaa
error-luck-spent = tämä onni on jo näytetty tässä pöydässä: lupaa uusi onni
error-luck-not-yet = onni näytetään, kun kaikki ovat luvanneet omansa
error-luck-other = tämä ei ole se onni, joka luvattiin
error-move-length = siirrossa on enintään { $most } merkkiä
error-too-long = { $what ->
    [name] nimessä
   *[message] viestissä
  } saa olla { $most } merkkiä, ei { $letters }
error-name-invisible = tätä nimeä ei kukaan näe; valitse toinen
error-name-taken = pöydässä on jo { $name }; valitse toinen nimi
error-no-such-edition = painosta ”{ $name }” ei ole; painokset ovat: { $known }
error-clock-bounds = kellossa on { $least }–{ $most } sekuntia

# What is not there
error-no-table = pöytää ”{ $table }” ei ole; päättyneitä pöytiä ei säilytetä ikuisesti
error-no-http = tämä ei ole HTTP eikä websocketin kättely
error-no-page = tässä osoitteessa ei ole mitään
error-old-table = pöydässä { $table } pelattiin muilla säännöillä kuin tässä talossa nyt; se säilytetään sellaisenaan
error-figures-only-inside = luvut on tarkoitettu talon ylläpitäjälle
error-strange-page = tämä sivu ei kuulu taloon

# What is too much, or cannot be done now
error-many-from-address = osoitteestasi tulee liikaa { $what ->
    [tables] uusia pöytiä
   *[requests] pyyntöjä
  }; yritä hetken päästä uudelleen
error-many-offers = { $most ->
    [one] osoitteestasi odottaa aulassa yksi pöytä
   *[other] osoitteestasi odottaa aulassa { $most } pöytää
  }; liity johonkin tai avaa pöytä, joka ei ole julkinen
error-many-connections = liikaa yhteyksiä osoitteestasi
error-many-messages = liikaa viestejä; ota rauhallisesti
error-cannot-write = talo ei voi kirjoittaa tietokantaansa; mikään ei muuttunut
error-cannot-read = talo ei voi lukea tietokantaansa; yritä hetken päästä uudelleen
error-in-doubt = talo ei tiedä, kirjoitettiinko tämä: sen tietokanta ei vastaa; katso pöytää ennen kuin yrität uudelleen
error-table-waits = pöytä odottaa talon tietokantaa; mikään ei muuttunut
error-fault = talossa meni jokin vikaan; se on kirjattu muistiin

# Checking the dice of a record
error-no-fair-dice = tätä peliä ei pelattu reiluilla nopilla: sen tallenteessa ei ole noppariviä
error-key-not-shown = talo ei ole näyttänyt avaintaan: peli ei ole päättynyt tai ei koskaan alkanut
error-no-roll-checked = tästä tallenteesta ei tarkistettu yhtään heittoa: sen oman sanan mukaan kaikki kuuluvat alun siirtoihin (määrä { $given }), jotka ovat toisesta pelistä
error-other-key = nopat EIVÄT ole reilut: näytetty avain ei ole se, johon talo sitoutui
error-other-commitment = nopat EIVÄT ole reilut: tämä ei ole se sitoumus, joka julkaistiin ennen peliä
error-other-luck = nopat EIVÄT ole reilut: paikalla { $seat } oli toinen onni
error-luck-twice = nopat EIVÄT ole reilut: jollakin paikalla on onni kahdesti
error-luck-of-bot = nopat EIVÄT ole reilut: paikka { $seat } on botin, eikä boteilla ole onnea
error-luck-missing = nopat EIVÄT ole reilut: paikan { $seat } onni puuttuu
error-luck-of-nobody = nopat EIVÄT ole reilut: on onni, jota millään paikalla ei voi olla
error-other-roll = nopat EIVÄT ole reilut: siirron { $number } ({ $seat }) olisi pitänyt olla { $words }

# Running a house
error-settings = asetustiedosto { $file }: { $reason }
error-port = porttia { $port } koneessa { $host } ei voi käyttää: { $reason }; valitse toinen valitsimella --port
error-workers = työprosessien määrän on oltava 1–{ $most }, ei { $workers }
error-workers-sqlite = usea työprosessi tarvitsee PostgreSQL:n; nimeä se valitsimella --database postgresql://HOST/NAME
error-database-url = ”{ $url }” ei ole tietokannan URL; kirjoita sqlite:///FILE tai postgresql://HOST/NAME
error-database-kind = talo pitää pöytänsä kannassa sqlite tai postgresql, ei { $kind }
error-database-engine = tietokanta { $url }: { $reason }
error-database-newer = tietokannan versio on uudempi kuin tämän ohjelman, joka tuntee version { $head }: { $reason }
error-database-away = tietokantaa { $url } ei voi käyttää: { $reason }
error-no-database = tietokantaa { $file } ei ole
error-database-held = { $file } on auki toisessa talossa; usea prosessi tarvitsee PostgreSQL:n
error-copy = kopiota ei tehty: { $reason }

# What a messenger shows of a link to a table
invitation = { $name } kutsuu sinut pelaamaan: { $game }
invitation-of-nobody = Pöytä: { $game }

# What a page says before anything is shown
page-about = Noppapelejä selaimessa: botteja vastaan, samalla ruudulla tai ystävien kanssa.
page-needs-script = Croupier tarvitsee JavaScriptiä näyttääkseen pöytänsä.
