# shellcheck shell=bash
# shellcheck disable=SC2016,SC2034 # texts are found by their names
#
# lesson: the screens and questions of the lesson in Finnish; texts with %s or %d are printf formats
#
# Writes: say_*.

speak_fi_lesson() {
    say_lesson_titles=(
        'Taulukko: numeroituja laatikoita'
        'Sijoitus: arvo laatikkoon'
        '(( )): bash laskee'
        'Rivin pituus: kaikki rivit samassa taulukossa'
        'Kehä: reunaa ei tarvitse tarkistaa'
        'Solut: sarake ja rivi, x ja y'
        'Funktio ja sen argumentit'
        'Status: kyllä vai ei'
        'Silmukka: kaikki suunnat vuorollaan'
        'Ehdokkaat ja luku, joka ratkaisee'
        'list_candidates'
        'dig: käytävän avaaminen'
        'Funktio, joka kutsuu itseään'
        'Puu: kaksi kutsua yhdessä kutsussa'
        'Rekursio'
        'Mitä tapahtuu, kun kutsu palaa'
        'local: joka kutsulle oma muuttuja'
        'Pino: viimeisenä sisään, ensimmäisenä ulos'
        'Sama kulku taulukon avulla'
        'Liite: mitä kutsu maksaa'
        'Liite: miksi bash kaatuu, kun kutsuja on liikaa'
    )
    say_lesson_1=(
        'Taulukko on jono laatikoita, ja jokaisessa laatikossa on arvo. Laatikot on numeroitu nollasta alkaen.
            Laatikon numero on sen indeksi. Tämän taulukon nimi on cell:'
        '@boxes'
        'Laatikon arvon saa kirjoittamalla indeksin hakasulkeisiin: bash korvaa merkinnän "${cell[2]}" laatikon 2
            arvolla. Komento echo tulostaa sanat, jotka tulevat sen jälkeen:'
        '    echo "${cell[2]}"'
        'Lainausmerkit pitävät arvon yhtenä kokonaisuutena, vaikka siinä olisi välilyöntejä.'
        'Rivisi suoritetaan erillisessä bashissa, joten sen muuttujat katoavat. Tiedostot ovat kuitenkin
            oikeita: komento rm poistaa ne. Ylänuoli tuo edellisen rivisi takaisin.'
    )
    say_lesson_2=(
        '@maze'
        'Sokkelon voi tallentaa taulukkoon: 0 on seinä ja 1 on auki. Nämä laatikot ovat pienen sokkelon yksi
            ruuturivi:'
        '@boxes'
        'Sijoitus panee arvon laatikkoon. Kirjoita taulukon nimi, indeksi hakasulkeisiin, = ja arvo. Merkin = ympärillä
            ei saa olla välilyöntejä. Tämä rivi avaa laatikossa 5 olevan ruudun:'
        '    cell[5]=1'
        'Jos laatikkoa ei vielä ole, bash luo sen: cell[9]=1 lisäisi tähän kymmenennen laatikon. Merkintä ${#cell[@]}
            tarkoittaa laatikoiden määrää.'
    )
    say_lesson_3=(
        '@maze'
        'Sulkeissa ((~)) bash laskee. Niissä saa olla välilyöntejä. Jokainen sana on niissä muuttujan nimi, joten sen
            eteen ei tarvita merkkiä $. Muuttujan here arvo on 4:'
        '@boxes'
        '    ((cell[here + 3] = 1))'
        'Tämä avaa laatikossa 7 olevan ruudun. Sulkeiden ((~)) ulkopuolella muuttujan eteen tarvitaan $: echo "$here"
            tulostaa 4. Kun komento tarvitsee laskun tuloksen, kirjoita $((~)): echo $((here + 3)) tulostaa 7.'
    )
    say_lesson_4=(
        'Kuten sivulla 2, 0 on seinä ja 1 on auki. Sokkelon ruudut ovat allekkaisilla riveillä, mutta taulukko on yksi
            ainoa jono laatikoita. Siksi sokkelon rivit ovat siinä peräkkäin. Meidän sokkelossamme rivillä on 9 ruutua:'
        '@grid 0 1'
        'Rivin pituudesta käytetään nimeä stride. Askel itään kasvattaa indeksiä yhdellä, askel länteen pienentää sitä
            yhdellä. Askel etelään vie samaan kohtaan seuraavalla rivillä, joten indeksi kasvaa rivin pituuden verran.
            Askel pohjoiseen pienentää indeksiä saman verran.'
    )
    say_lesson_5=(
        'Tässä on 7x7 ruudun sokkelon koko taulukko rivi riviltä, ennen kuin sokkeloa on kaivettu:'
        '@grid 0 8'
        'Sisällä vain yksi ruutu on auki. Siitä alkaa kulku, joka kaivaa sokkelon. Seinien ympärillä on avointen
            ruutujen kehä. Kulku etenee vain ruutuihin, jotka ovat vielä seinää. Reunan takana on 1, joten kulku pysyy
            sisällä. Siksi koodin ei tarvitse tarkistaa, missä reuna on.'
    )
    say_lesson_6=(
        '@maze'
        'x on ruudun paikka rivillään, y on rivin numero. Molemmat lasketaan nollasta, kehästä alkaen. Indeksi on
            y~*~stride~+~x.'
        'Kulku etenee solusta soluun. Soluja ovat ruudut, joiden x ja y ovat parillisia: 2, 4 tai 6. Kahden vierekkäisen
            solun välissä on yksi ruutu, seinä tai käytävä. Myös solujen sarakkeet (column) ja rivit (row) numeroidaan
            nollasta alkaen. Seuraava solu on kahden ruudun päässä, ja solun 0,0 x ja y ovat 2:'
        '    x = 2 * column + 2        y = 2 * row + 2'
        'Solun 1,0 (sarake 1, rivi 0) x on siis 4 ja y 2. Sen indeksi on 2~*~9~+~4 eli 22.'
    )
    say_lesson_7=(
        '@maze'
        'Funktio on koodia, jolla on nimi. Funktiota kutsutaan kuin komentoa: kirjoitetaan sen nimi. Nimen jälkeiset
            sanat ovat kutsun argumentit. Funktiossa $1 on niistä ensimmäinen ja $2 toinen. Tällä funktiolla maze.sh
            valmistelee sokkelon:'
        '@code set_size'
        'Merkistä # alkaa kommentti; koodin kommentit ovat englanniksi. Merkki / jakaa ja jättää jakojäännöksen pois.
            Merkintä step=( ) täyttää taulukon step laatikko kerrallaan.'
    )
    say_lesson_8=(
        '@maze'
        'Jokainen komento vastaa myös kyllä tai ei. Tämä vastaus on komennon status. Komento ((~)) osaa verrata lukuja:
            == tarkistaa, ovatko arvot yhtä suuret, ja > tarkistaa, onko ensimmäinen suurempi. if suorittaa
            sanan then jälkeiset komennot vain, jos vastaus on kyllä. if päättyy sanaan fi:'
        '    if ((cell[0] == OPEN)); then echo open; fi'
        '@boxes'
        'Tämä rivi tulostaa sanan open, koska laatikossa 0 on 1. maze.sh käyttää näiden lukujen sijasta muuttujia: WALL
            (seinä) on 0, OPEN (auki) on 1. Funktion status on sen viimeisen komennon status.'
    )
    say_lesson_9=(
        '@maze'
        'Suunnilla on numerot: EAST (itä) on 0, WEST (länsi) 1, SOUTH (etelä) 2 ja NORTH (pohjoinen) 3. Taulukko step
            kertoo, mitä askel kuhunkin suuntaan lisää indeksiin: step[2] on askel etelään.'
        'for antaa muuttujalle arvot yksi kerrallaan ja suorittaa jokaisella arvolla sanojen do ja done välissä olevat
            komennot:'
        '    for direction in 0 1 2 3; do echo "${step[direction]}"; done'
        'Tämä rivi tulostaa neljä askelta: 1, -1, 9 ja -9. Taulukon hakasulkeissa bash laskee kuten sulkeissa ((~)),
            joten sana direction ei tarvitse merkkiä $.'
        'Olemme solussa 1,2, jonka indeksi on 58. Sen vieressä on neljä ruutua, seiniä tai käytäviä.'
    )
    say_lesson_10=(
        'Kulku alkaa solusta 0,0. Valitaan naapurisolu, joka on vielä seinää, avataan se ja välissä oleva seinä ja
            jatketaan siitä. Suunta on ehdokas, jos seuraava solu siinä suunnassa on vielä seinää: silloin kahden
            askeleen päässä on 0. Kolmen käytävän jälkeen kulku on luvun 2 kohdalla:'
        '@grid 4 8 58'
        'Luku ratkaisee, mikä ehdokas valitaan. Funktio below laskee sen muuttujasta state, jonka ensimmäinen arvo on
            siemenluku (seed). Merkki % antaa jakojäännöksen, joten pick on pienempi kuin $1, ehdokkaiden määrä:'
        '@code below'
    )
    say_lesson_11=(
        'Tämä maze.sh:n funktio kerää solun ehdokkaat:'
        '@code list_candidates'
        'Sana local luo muuttujat vain tätä kutsua varten; siitä kerrotaan sivulla 17. candidate=() tyhjentää taulukon,
            ja candidate+=( ) lisää sen loppuun laatikon. Viimeinen rivi määrää statuksen: kyllä, jos ehdokkaita on.'
    )
    say_lesson_12=(
        'Funktiolla dig on kaksi argumenttia, solu ja suunta. Muuttuja along kertoo, paljonko yksi askel siihen
            suuntaan lisää indeksiin. Muuttujaan there tulee seuraavan solun indeksi. Funktio avaa kolme ruutua:'
        '@code dig'
        'Sulkeissa ((~)) a = b = 1 sijoittaa luvun 1 molempiin muuttujiin.'
        '@grid 3 8 58'
    )
    say_lesson_13=(
        'Funktio voi kutsua muita funktioita ja myös itseään. Jokaisella kutsulla on omat argumenttinsa. Tämä funktio
            tulostaa seinän indeksin. Sitten se kutsuu itseään, ja argumentti on seuraavan ruudun indeksi itään päin:'
        '    east() { if ((cell[$1] == WALL)); then echo "$1"; east $(($1 + 1)); fi; }'
        '@grid 2 2'
        'Kutsu ”east 21” tulostaa 21, 22, 23, 24 ja 25. Ruutu 26 kuuluu kehään ja on auki, joten ruudun 26 kutsu ei
            kutsu mitään. Se päättyy, ja sen jälkeen päättyvät muutkin.'
        'Kun kirjoitat kaiken yhdelle riville, merkin { jälkeen tulee välilyönti. Sanojen then ja fi sekä merkin }
            edessä on puolipiste.'
    )
    say_lesson_14=(
        'Kutsu voi tehdä myös kaksi kutsua. Tässä puussa on neljä solmua; jokaisesta näkyy numero ja arvo:'
        '    solmu 1: 7 --+-- solmu 2: 2 ------ solmu 4: 8
                 +-- solmu 3: 5'
        '@boxes'
        'left[1] on 2 ja right[1] on 3: solmun 1 alla olevat solmut. right[2] on 4. 0 tarkoittaa, ettei solmua ole. Tämä
            funktio tulostaa solmun ja kaikkien sen alla olevien solmujen numerot:'
        '    visit() { if (($1 > 0)); then echo "$1"
        visit "${left[$1]}"; visit "${right[$1]}"; fi; }'
        'Kutsu ”visit 1” tulostaa 1, 2, 4 ja 3. Solmun 1 kutsu odottaa, kunnes solmun 2 kutsu on päättynyt, ja tekee
            sitten solmun 3 kutsun. Sulkeissa ((~)) sum += 3 lisää muuttujaan sum luvun 3.'
    )
    say_lesson_15=(
        'Solusta kaivetaan näin: niin kauan kuin sillä on ehdokkaita, niistä valitaan yksi, avataan käytävä ja
            kaivetaan seuraavasta solusta. Kaivava funktio siis kutsuu itseään. Tätä sanotaan rekursioksi. Jokaisella
            kutsulla on oma $1 eli solu, jota se käsittelee:'
        '@code carve_recursive'
        'while suorittaa sanojen do ja done välissä olevat komennot niin kauan kuin list_candidates vastaa kyllä.'
        'Kutsu on aktiivinen, kunnes se pääsee merkkiin }. Sitten jatkuu se kutsu, josta se alkoi.'
    )
    say_lesson_16=(
        'Solulla 0,2 ei ole ehdokkaita, joten silmukka päättyy ja kutsu palaa. Kutsu, josta se alkoi, jatkuu merkityn
            rivin jälkeen, ja siinä $1 on yhä sama kuin ennen. Näin kulku on taas edellisessä solussa, vaikka mikään
            rivi ei käske palata:'
        '@code carve_recursive carve_recursive'
        'Jokaisen aktiivisen kutsun $1 on solun indeksi. Vanhimmasta kutsusta uusimpaan indeksit ovat 20, 38, 40, 58
            ja 56.'
    )
    say_lesson_17=(
        'Jokaisella kutsulla on oma $1, mutta tavallinen muuttuja on kaikille kutsuille yhteinen. Tässä rekursiossa
            argumentin $1 sijasta käytetään tavallista muuttujaa spot:'
        '@code carve_without_local'
        'Solujen 20, 38, 40 ja 58 kutsut ovat aktiivisia. Solun 58 kutsusta alkaa solun 56 kutsu. Se sijoittaa
            muuttujaan spot luvun 56, ei löydä ehdokkaita ja palaa. Solun 58 kutsu jatkuu: se hakee solun "$spot"
            ehdokkaat.'
        'Jos rivillä olisi local spot=$1, jokaisella kutsulla olisi oma muuttuja spot, joka katoaisi kutsun päättyessä.'
    )
    say_lesson_18=(
        'Rekursiossa aktiiviset kutsut muistavat solut, joihin vielä palataan. Taulukkokin voi muistaa ne. Kun
            viimeksi lisätty arvo otetaan aina ensimmäisenä pois, taulukko on pino (stack). Muuttuja top on sen
            laatikoiden määrä:'
        '@boxes'
        '    waiting[top++]=$here      lisää arvon pinon päälle: top kasvaa lopuksi
    here=${waiting[--top]}    ottaa päällimmäisen arvon: top pienenee ensin'
    )
    say_lesson_19=(
        'Tämä on sama kulku ilman rekursiota. Odottavat solut ovat taulukossa waiting:'
        '@code carve_stack'
        'Komento : ei tee mitään ja vastaa kyllä. elif tarkoittaa ”muuten jos”. return lopettaa kutsun.'
    )
    say_lesson_20=(
        'Rekursio on lyhyempi. Miksi maze.sh silti käyttää taulukkoa kaikissa paitsi kaikkein pienimmissä sokkeloissa?'
        'Kun bash kohtaa nimen, vaikkapa cell, se etsii sitä ensin käynnissä olevan kutsun paikallisista muuttujista,
            sitten sen kutsun muuttujista, josta se alkoi, ja niin edelleen ensimmäiseen kutsuun asti. Mitä enemmän
            kutsuja on aktiivisina, sitä kauemmin minkä tahansa muuttujan löytäminen kestää.'
        'Sen voi mitata sokkeloilla, joissa on 100, 400 ja 1600 solua.'
    )
    say_lesson_21=(
        'Aktiivinen kutsu vie muistia. Ohjelmalla on kutsuja varten kiinteä määrä muistia, usein 8~Mt. bash ei tarkista,
            paljonko sitä on jäljellä. Kun muisti loppuu, järjestelmä lopettaa ohjelman ja ilmoittaa: ”Segmentation
            fault”.'
        'Kirjoita toiseen päätteeseen seuraava rivi. Se käynnistää bashin, jolla on kutsuja varten 1~Mt muistia, ja
            suorittaa siinä funktion, joka vain kutsuu itseään:'
        '    bash -c "ulimit -s 1024; f() { f; }; f"'
        'Funktion carve_recursive kutsu vie apukutsuineen noin 2000 tavua. Siksi maze.sh:lla
            on kaksi rajaa. Ellet valitse itse, se käyttää rekursiota vain, kun soluja on enintään 12. Suuremmissa
            sokkeloissa rekursio olisi hidas. Jos soluja on yli 2500, se ei suostu käyttämään rekursiota, koska paljon
            suuremmat sokkelot kaataisivat bashin.'
    )
    say_lesson_questions=(
        'Tulosta laatikon 5 arvo. Millä bash-rivillä se onnistuu?'
        'Laatikossa 2 oleva ruutu on auki. Avaa ruutu sen oikealta puolelta: sijoita laatikkoon 3 luku 1.'
        'Laatikon here kummallakin puolella on yksi ruutu. Montako niistä on auki? Tulosta laatikoiden here - 1 ja
            here + 1 arvojen summa. Käytä muuttujaa, älä sen arvoa.'
        'Olet ruudussa, jonka indeksi on 23, ja otat askeleen etelään. Mikä on uuden ruudun indeksi?'
        'Toinen sokkelo on 21 ruutua leveä. Mikä on sen stride?'
        'Muuttujien column, row ja stride arvot ovat 1, 2 ja 9. Tulosta solun 1,2 indeksi: echo $(( ... ))'
        'Kutsu funktiota set_size sokkelolle, jossa on 21x11 ruutua, ja tulosta sitten muuttuja stride. Merkki ; erottaa
            kaksi komentoa toisistaan.'
        'Muuttujan here arvo on 1. Tulosta sana wall, jos laatikon here arvo on WALL; muuten älä tulosta mitään.'
        'Muuttujan here arvo on 58. Tulosta yhden askeleen päässä olevien ruutujen indeksit tässä järjestyksessä: itä,
            länsi, etelä, pohjoinen.'
        'Laske luvun 2 kohdan ehdokkaat. Tällä määrällä below antaa muuttujalle state arvon 52616557. Mikä on pick?'
        'Muuttujan here arvo on 20. Anna se argumentiksi funktiolle list_candidates ja tulosta sitten taulukon
            candidate laatikoiden määrä.'
        'Muuttujan here arvo on 58 ja muuttujan pick 1. Kaiva solusta here suuntaan, joka on taulukon candidate
            laatikossa pick.'
        'Kirjoita funktio down, joka laskee alaspäin: jos sen luku on suurempi kuin 0, se tulostaa luvun ja
            kutsuu itseään luvulla, josta on vähennetty 1. Kutsu sitten down 3. Kaikki yhdellä rivillä.'
        'Muuttuja sum on 0. Kirjoita funktio add, joka lisää muuttujaan sum solmun $1 ja kaikkien sen alla olevien
            solmujen arvot. Sitten: add 1; echo "$sum". Kaikki yhdellä rivillä.'
        'Solun 0,0 kutsusta alkoi solun 0,1 kutsu, siitä solun 1,1 kutsu ja siitä solun 1,2 kutsu. Montako kutsua on
            aktiivisena?'
        'Uusin kutsu palaa. Mikä $1 on siinä kutsussa, joka jatkuu?'
        'Solun 56 kutsu on palannut. Mikä on muuttujan spot arvo?'
        'Muuttujan top arvo on 4. Ota pinon päällimmäinen arvo ja tulosta se.'
        'Solussa 0,2 oli viisi aktiivista kutsua. Montako solua taulukossa silloin on?'
        'Jokaisessa sokkelossa on neljä kertaa niin monta solua kuin edellisessä ja enemmän aktiivisia kutsuja. Miten
            solua kohti kuluva aika muuttuu: 1 se pysyy samana, 2 se pitenee, 3 se lyhenee? Kirjoita 1, 2 tai 3.'
        'Montako kutsua mahtuu 8 000 000 tavuun?'
    )
    say_lesson_head='maze.sh tour %d/%d: %s'
    say_lesson_row='    rivi %d, indeksit %2d–%2d:   %s'
    say_lesson_index='indeksi'
    say_lesson_answer='Vastaus: %s'
    say_lesson_next='Enter: seuraava'
    say_lesson_last='Enter: loppu'
    say_lesson_type='kirjoita luku, sitten Enter'
    say_lesson_type_line='kirjoita bash-rivi, sitten Enter'
    say_lesson_more='ylös, alas: vieritä'
    say_lesson_watch='Tab: katso'
    say_lesson_back='vasen, oikea: sivut'
    say_lesson_left='Viimeksi lopetit tähän sivuun. Uudelleen alusta: %s tour 1'
    say_lesson_help='?: vihje'
    say_lesson_got='Tulos: %s. Odotettu: %s.'
    say_lesson_typed='Näillä arvoilla se on oikein. Mutta kun %s, rivin tulos on %s eikä %s.'
    say_lesson_nothing='ei mitään'
    say_lesson_escape='Esc: lopeta'
    say_lesson_measured='Mitattu juuri äsken tällä koneella, sekunnin miljoonasosina solua kohti:'
    say_lesson_end=(
        'Siinä oli koko oppitunti: taulukko, itseään kutsuva funktio ja sokkelo.'
        'Nyt on sinun vuorosi: %s tour --practice ohjaa kymmenen tehtävän läpi. Kirjoita niiden jälkeen oma algoritmi:
            ohje on tiedostossa docs/algorithms.md, ja termit on selitetty tiedostossa docs/terms.md (molemmat vain
            englanniksi).'
        'Liite kertoo, mitä kutsu maksaa ja miksi bash kaatuu, kun kutsuja on liikaa: %s tour 20.'
    )
    say_lesson_measuring='mitataan ...'
    say_lesson_running='suoritetaan ...'
    say_lesson_number='%s: Kirjoita vain vastauksen numerot ja paina Enter.'
    say_lesson_ascii='Oppitunti lukee vain ASCII-merkkejä.'
    say_lesson_costs='    soluja         rekursio     taulukko'
    say_lesson_name='oppitunti taulukoista ja rekursiosta'
    say_lesson_hint='Vihje'
    say_lesson_solution='Vastaus'
    say_lesson_key='Vihjeet ja vastaukset'
    say_lesson_calls='Funktion %s aktiiviset kutsut vanhimmasta uusimpaan aina, kun jokin niistä on alkanut tai
            päättynyt. Kustakin näkyy sen $1:'
}
