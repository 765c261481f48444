# shellcheck shell=bash
# shellcheck disable=SC2016,SC2034 # texts are found by their names
#
# fi: what the lesson says in Finnish; texts are printf formats
#
# Writes: say_*.

teach_fi() {
    say_lesson_titles=(
        'Taulukko: laatikoita rivissä'
        'Laatikkoon kirjoittaminen'
        '(( )): bash laskee'
        'Rivin pituus: rivit yhdessä taulukossa'
        'Kehä: reunaa ei tarvitse tarkistaa'
        'Solut: sarake ja rivi, x ja y'
        'Funktio ja sen argumentit'
        'Status: kyllä vai ei'
        'Silmukka: kaikki suunnat vuorollaan'
        'Ehdokkaat: minne pääsee'
        'list_candidates'
        'Luku ratkaisee'
        'dig: käytävä avataan'
        'Rekursio'
        'Mitä palatessa tapahtuu'
        'local: joka kutsulle oma muuttuja'
        'Pino: viimeksi sisään, ensin ulos'
        'Sama kulku taulukon avulla'
        'Mitä kutsu maksaa'
        'Miksi bash lopulta kaatuu'
    )
    say_lesson_1=(
        'Taulukko on rivi laatikoita, ja jokaisessa laatikossa on arvo. Laatikot on numeroitu nollasta alkaen.
            Laatikon numero on sen indeksi. Tämän taulukon nimi on cell:'
        ''
        '@boxes'
        ''
        'Laatikko luetaan kirjoittamalla sen indeksi hakasulkeisiin: merkinnän "${cell[2]}" tilalle tulee laatikon 2
            arvo. Komento echo tulostaa sen, mitä sen perään kirjoitetaan:'
        '    echo "${cell[2]}"'
        'Lainausmerkit pitävät arvon yhtenä kokonaisuutena.'
        '@terminal Tähän kirjoittamasi rivi ajetaan erillisessä bashissa, joten voit kokeilla mitä vain. Nuoli ylös
            tuo edellisen rivisi takaisin.'
    )
    say_lesson_2=(
        'Arvo sijoitetaan laatikkoon näin: nimi, indeksi hakasulkeissa, = ja arvo. Merkin = ympärillä ei saa olla
            välilyöntejä. Tämä rivi korvaa laatikon 1 luvun 4 nollalla:'
        '    cell[1]=0'
        ''
        '@boxes'
        ''
        'Jos laatikkoa ei vielä ole, se lisätään: cell[7]=3 tekee tähän kahdeksannen laatikon. ${#cell[@]} on
            laatikoiden määrä.'
    )
    say_lesson_3=(
        'Sulkeissa (( )) bash laskee. Niissä välilyönnit ovat sallittuja, ja sana on muuttujan nimi, joten se ei
            tarvitse $-merkkiä. Muuttujan here arvo on 3:'
        ''
        '@boxes'
        ''
        '    ((cell[here] = cell[here + 1] * 2))'
        'Tämä sijoittaa laatikkoon 3 laatikon 4 arvon kahdella kerrottuna. Muualla muuttuja tarvitsee $-merkin: echo "$here"
            tulostaa 3. Merkinnän $(( )) tilalle tulee laskun tulos: echo $((here + 4)) tulostaa 7.'
    )
    say_lesson_4=(
        'Siirrytään sokkeloihin. Sokkelo koostuu ruuduista: 0 on seinä, 1 on auki. Ruudut ovat allekkaisilla riveillä,
            mutta taulukko on yksi ainoa rivi laatikoita. Siksi sokkelon rivit ovat siinä peräkkäin. Tässä sokkelossa
            rivillä on 9 ruutua:'
        '@rows'
        'Rivin pituuden nimi on stride. Askel itään kasvattaa indeksiä yhdellä, askel länteen pienentää sitä yhdellä.
            Askel etelään vie samaan kohtaan seuraavalla rivillä, joten indeksi kasvaa rivin pituuden verran. Askel
            pohjoiseen pienentää sitä yhtä paljon.'
    )
    say_lesson_5=(
        'Tämä on 7x7 ruudun sokkelon koko taulukko ennen kaivamista, rivi riviltä:'
        '@grid 0 8'
        'Sisäpuolella kaikki ruudut ovat vielä seinää, paitsi yksi: siitä alkaa kulku, joka kaivaa sokkelon. Sokkelon
            ruutuja ympäröi avointen ruutujen kehä. Kulku etsii vain seiniä. Reunan takana on 1, eikä kulku jatku sinne. Siksi
            reunaa ei tarvitse erikseen tarkistaa.'
    )
    say_lesson_6=(
        'x on ruudun paikka rivillään, y on rivin numero. Molemmat alkavat nollasta, kehältä. Indeksi on
            y~*~stride~+~x.'
        'Kulku etenee solusta soluun. Soluja ovat ruudut, joiden x ja y ovat parillisia: 2, 4, 6. Kahden solun välissä
            on yksi ruutu, seinä tai käytävä. Myös solujen sarakkeet (column) ja rivit (row) numeroidaan nollasta
            alkaen. Seuraava solu on kahden ruudun päässä, ja solun 0,0 x ja y ovat 2:'
        '    x = 2 * column + 2        y = 2 * row + 2'
        'Solun 1,0 (sarake 1, rivi 0) x on siis 4 ja y 2. Sen indeksi on 2~*~9~+~4 eli 22.'
    )
    say_lesson_7=(
        'Funktio on koodia, jolla on nimi. Nimeä käytetään komentona, ja sitä seuraavat sanat ovat funktion
            argumentit: funktiossa $1 on niistä ensimmäinen, $2 toinen. Tällä funktiolla maze.sh valmistelee
            sokkelon:'
        '@code set_size'
        'Merkin # jälkeen tulee kommentti. / jakaa ja jättää jakojäännöksen pois. step=( ) täyttää taulukon, laatikon
            kerrallaan.'
    )
    say_lesson_8=(
        'Jokainen komento myös vastaa kyllä tai ei: tämä vastaus on sen status. (( )) vastaa vertailuun: == kysyy,
            ovatko arvot yhtä suuret, ja > kysyy, onko ensimmäinen suurempi. if suorittaa sanan then jälkeiset
            komennot vain, jos vastaus on kyllä. Rakenteen lopussa on fi:'
        '    if ((cell[0] == OPEN)); then echo open; fi'
        ''
        '@boxes'
        ''
        'Tämä tulostaa open, koska laatikko 0 on 1. maze.sh:ssa näille luvuille on muuttujat: WALL (seinä) on 0, OPEN
            (auki) on 1. Funktion status on sen viimeisen komennon status.'
    )
    say_lesson_9=(
        'Suunnilla on numerot: 0 on itä, 1 länsi, 2 etelä, 3 pohjoinen. step[2] on luku, jonka askel etelään lisää
            indeksiin.'
        'for antaa muuttujalle arvot yksi kerrallaan ja suorittaa jokaisella arvolla komennot, jotka ovat sanojen do
            ja done välissä:'
        '    for direction in 0 1 2 3; do echo "${step[direction]}"; done'
        'Tämä tulostaa neljä askelta: 1, -1, 9 ja -9. Taulukon hakasulkeissa bash laskee kuten sulkeissa (( )), joten
            direction ei tarvitse niissä $-merkkiä.'
        'Olemme solussa 1,2. Sen indeksi on 58. Sen vieressä on neljä ruutua, seiniä tai käytäviä.'
    )
    say_lesson_10=(
        'Kulku alkaa solusta 0,0. Valitaan naapurisolu, joka on vielä seinää, avataan sekä se että välissä
            oleva seinä ja jatketaan siitä. Suunta on ehdokas, jos siinä suunnassa seuraava solu on vielä seinää eli kahden askeleen
            päässä on 0. Käydyissä soluissa on 1, samoin kehässä.'
        'Tässä ovat sokkelomme rivit 3–8 kolmen käytävän jälkeen. Kulku on luvun 2 kohdalla:'
        '@grid 3 8 58'
    )
    say_lesson_11=(
        'Tämä maze.sh:n funktio kerää solun ehdokkaat:'
        '@code list_candidates'
        'local tekee muuttujan vain tätä kutsua varten; siitä lisää myöhemmin. candidate=() tyhjentää taulukon,
            candidate+=( ) lisää laatikon. Viimeinen rivi vastaa, onko ehdokkaita.'
    )
    say_lesson_12=(
        'Mikä ehdokas valitaan? Sen ratkaisee luku. Funktion below argumentti on ehdokkaiden määrä. Muuttujan state
            arvosta se laskee seuraavan ja siitä muuttujan pick. % on jakojäännös, joten pick on vähintään 0 ja
            pienempi kuin $1:'
        '@code below'
        'Ensimmäinen state on siemenluku (seed). Sama siemenluku antaa samat luvut ja siksi saman sokkelon.'
        'Solussamme on kaksi ehdokasta, joten kutsu on below 2. Muuttuja state saa arvon 52616557.'
    )
    say_lesson_13=(
        'Funktiolla dig on kaksi argumenttia, solu ja suunta. Muuttuja along on yksi askel siihen suuntaan, ja
            muuttuja there saa seuraavan solun indeksin. Kolme ruutua avataan:'
        '@code dig'
        'a = b = 1 sijoittaa luvun 1 molempiin.'
        '@grid 3 8 58'
    )
    say_lesson_14=(
        'Näin kaivetaan solusta: niin kauan kuin sillä on ehdokkaita, valitaan yksi, kaivetaan käytävä ja jatketaan
            kaivamista seuraavasta solusta. Funktio siis kutsuu itseään. Tämä on rekursio. Jokaisella kutsulla on oma
            $1 eli solu, jota se käsittelee:'
        '@code carve_recursive'
        'while suorittaa komennot sanojen do ja done välissä niin kauan kuin list_candidates vastaa kyllä.'
        'Kutsu on aktiivinen, kunnes se pääsee merkkiin }. Sitten jatkuu se kutsu, jossa se tehtiin.'
        '@terminal Paina w, niin näet, kuinka kutsut alkavat ja päättyvät.'
    )
    say_lesson_15=(
        'Solussa 0,2 ei ole ehdokkaita. Siksi silmukka päättyy ja sen mukana kutsu: se palaa. Sen tehnyt kutsu
            jatkuu merkityn rivin jälkeen, ja tämän kutsun $1 on yhä sama. Näin kulku on taas edellisessä solussa, vaikka
            mikään rivi ei käske palata:'
        '@marked carve_recursive carve_recursive'
        'Jokaisessa aktiivisessa kutsussa $1 on indeksi. Vanhimmasta uusimpaan: 20, 38, 40, 58, 56.'
    )
    say_lesson_16=(
        '$1 kuuluu yhdelle kutsulle. Tavallinen muuttuja on kaikille kutsuille yhteinen. Tämä rekursio käyttää
            argumentin $1 sijasta tavallista muuttujaa spot:'
        '@code carve_without_local'
        'Kutsut 20, 38, 40 ja 58 ovat aktiivisia. Kutsu 58 tekee kutsun 56, joka sijoittaa muuttujaan spot luvun 56,
            ei löydä ehdokkaita ja palaa. Kutsu 58 jatkuu: se hakee ehdokkaat solulle "$spot".'
        'Jos rivillä olisi local spot=$1, jokaisella kutsulla olisi oma spot, joka katoaisi kutsun päättyessä.'
        '@terminal Paina w, niin näet, mitä ilman sitä tapahtuu.'
    )
    say_lesson_17=(
        'Rekursio muistaa aktiivisissa kutsuissaan solut, joihin se palaa. Taulukkokin voi muistaa ne. Viimeksi
            lisätty otetaan ensimmäisenä pois: tämä on pino (stack). Muuttuja top on sen laatikoiden määrä:'
        ''
        '@boxes'
        ''
        '    waiting[top++]=$here      lisää arvon pinon päälle: top kasvaa lopuksi'
        '    here=${waiting[--top]}    ottaa päällimmäisen: top pienenee ensin'
    )
    say_lesson_18=(
        'Tämä on sama kulku ilman rekursiota. Odottavat solut ovat taulukossa waiting:'
        '@code carve_stack'
        ': ei tee mitään ja vastaa kyllä. elif tarkoittaa ”muuten jos”. return lopettaa funktion.'
        '@terminal Vertaa: paina w, sitten Tab.'
    )
    say_lesson_19=(
        'Rekursio on lyhyempi. Miksi maze.sh käyttää taulukkoa kaikissa paitsi pienissä sokkeloissa?'
        'Kun bash kohtaa nimen, vaikkapa cell, se etsii sitä ensin käynnissä olevan kutsun paikallisista muuttujista,
            sitten sen tehneen kutsun muuttujista ja niin edelleen ensimmäiseen kutsuun asti. Mitä enemmän kutsuja on
            aktiivisina, sitä kauemmin minkä tahansa muuttujan löytäminen kestää.'
        '@terminal Sen voi mitata sokkeloilla, joissa on 100, 400 ja 1600 solua.'
    )
    say_lesson_20=(
        'Aktiivinen kutsu tarvitsee muistia. Ohjelmalla on kutsuja varten kiinteä määrä muistia, usein 8 Mt. bash ei
            tarkista, paljonko sitä on jäljellä. Kun se on täynnä, järjestelmä lopettaa ohjelman: ”Segmentation
            fault”.'
        'Funktion carve_recursive kutsu vie apukutsuineen noin 2000 tavua. Siksi rajoja on kaksi: enintään 12 solun
            sokkelot maze.sh kaivaa rekursiolla, sillä isommissa se olisi hidas. Yli 2500 solun sokkeloissa se
            kieltäytyy rekursiosta, sillä paljon suuremmissa ohjelma kaatuisi.'
    )
    say_lesson_questions=(
        'Tulosta laatikon 5 arvo. Mikä bashin rivi tekee sen?'
        'Sijoita laatikkoon 3 luku 5.'
        'Sijoita laatikkoon here + 2 laatikoiden 0 ja 2 summa. Käytä muuttujaa here.'
        'Mikä on ruudun 23 eteläpuolella olevan ruudun indeksi?'
        'Toinen sokkelo on 21 ruutua leveä. Mikä on sen stride?'
        'Muuttujat column, row ja stride ovat 1, 2 ja 9. Tulosta sen solun indeksi: echo $(( ... ))'
        'Kutsu set_size 21x11 ruudun sokkelolle ja tulosta sitten muuttuja stride. Merkki ; erottaa kaksi komentoa.'
        'Muuttuja here on 1. Tulosta wall, jos laatikossa, jonka indeksi on here, on WALL; muuten älä tulosta mitään.'
        'Muuttuja here on 58. Tulosta niiden neljän ruudun indeksit, jotka ovat yhden askeleen päässä.'
        'Montako ehdokasta on luvun 2 kohdalla?'
        'Muuttuja here on 20. Kutsu list_candidates sille ja tulosta sitten taulukon candidate laatikoiden määrä.'
        'pick on 52616557 % 2. Onko se 0 vai 1?'
        'here on 58, pick on 1. Kaiva solusta here suuntaan, joka on taulukon candidate laatikossa pick.'
        'Kutsu 0,0 teki kutsun 0,1, tämä kutsun 1,1 ja tämä kutsun 1,2. Montako kutsua on aktiivisena?'
        'Uusin kutsu palaa. Mikä $1 on siinä kutsussa, joka jatkaa?'
        'Mikä spot on nyt?'
        'top on 4. Ota pinon päällimmäinen ja tulosta se.'
        'Solussa 0,2 oli viisi aktiivista kutsua. Montako solua odottaa tässä?'
        'Jokaisessa sokkelossa on neljä kertaa niin monta solua kuin edellisessä ja enemmän aktiivisia kutsuja. Miten solua kohti
            kuluva aika muuttuu: 1 se pysyy samana, 2 se pitenee, 3 se lyhenee? Kirjoita 1, 2 tai 3.'
        'Montako kutsua mahtuu 8 000 000 tavuun?'
    )
    say_lesson_head='maze.sh tour %d/%d: %s'
    say_lesson_head_appendix='maze.sh tour, liite %d/%d: %s'
    say_lesson_row='    rivi %d, indeksit %2d–%2d:   %s'
    say_lesson_index='indeksi'
    say_lesson_answer='Vastaus: %s'
    say_lesson_next='Enter: seuraava'
    say_lesson_last='Enter: loppu'
    say_lesson_type='kirjoita luku, sitten Enter'
    say_lesson_type_line='kirjoita bash-rivi, sitten Enter'
    say_lesson_more='ylös, alas: lisää'
    say_lesson_watch='w: katso'
    say_lesson_back='vasen, oikea: sivut'
    say_lesson_escape='Esc: lopeta'
    say_lesson_to_appendix='a: liite'
    say_lesson_measured='Juuri äsken mitattu tällä koneella, sekunnin miljoonasosina solua kohti:'
    say_lesson_crash='Juuri äsken kokeiltiin: bash, jolla oli kutsuja varten 1 Mt, kaatui %d kutsun jälkeen, joten
    kutsu vei %d tavua. Nämä kutsut tekivät vain seuraavan kutsun; carve_recursive kutsuu muitakin funktioita.'
    say_lesson_no_crash='Juuri äsken kokeiltiin erillisessä bashissa, jolla oli enintään 1 Mt: %s kutsun jälkeen se toimi yhä.'
    say_lesson_end='Siinä oli koko oppitunti: taulukko, itseään kutsuva funktio ja sokkelo.'
    say_lesson_exercise='Nyt on sinun vuorosi: %s tour --exercise 1 on ensimmäinen tehtävä, ja tehtäviä on %d.
    Kirjoita sen jälkeen oma algoritmi: ohje on tiedostossa docs/algorithms.md (vain englanniksi). Termit on selitetty
    tiedostossa docs/terms.md.'
    say_lesson_appendix='Liite kertoo, mitä kutsu maksaa ja miksi bash lopulta kaatuu: %s tour %d.'
    say_lesson_measuring='mitataan ...'
    say_lesson_running='ajetaan ...'
    say_lesson_number='%s: Kirjoita luku numeroina ja paina Enter.'
    say_lesson_costs=('soluja' 'rekursio' 'taulukko')
    say_lesson_name='oppitunti taulukoista ja rekursiosta'
    say_lesson_screens='Sivut'
    say_lesson_no_script='Vastausten tarkistamiseen tarvitaan JavaScript.'
    say_lesson_backward='Takaisin'
    say_lesson_forward='Seuraava'
    say_lesson_last_title='Lopuksi'
    say_lesson_watch_it='Katso askel askeleelta'
    say_lesson_touch='Napsauta laatikkoa, niin näet sen indeksin ja arvon.'
    say_lesson_check='Tarkista'
    say_lesson_hint='Vihje'
    say_lesson_gap='aukko %d'
    say_lesson_gap_wrong='Ei vielä oikein: muuta merkittyjä aukkoja.'
    say_lesson_choose='Valitse ensin sisältö jokaiseen aukkoon.'
    say_lesson_no_screen='Oppitunnissa ei ole tällaista sivua: %s'
    say_lesson_exercise_title='Tehtävä %d: %s'
    say_lesson_appendix_title='Liite %d: %s'
}
