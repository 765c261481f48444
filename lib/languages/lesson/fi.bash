# shellcheck shell=bash
# shellcheck disable=SC2016,SC2034 # texts are found by their names
#
# fi: what the lesson and watching say in Finnish; texts are printf formats
#
# Writes: say_*.

teach_fi() {
    say_watch_calls='käynnissä olevat kutsut, uusin ylinnä'
    say_watch_waiting='taulukko waiting, top=%d'
    say_watch_queue='lista, seuraava ylinnä'
    say_watch_more='vielä %d'
    say_watch_begin='ensimmäinen solu, %s, on auki: aloitetaan'
    say_watch_open='sisällä kaikki on auki: rakennetaan seiniä'
    say_watch_start='pelaaja on ruudussa %d: missä on maali?'
    say_watch_look='solusta %s pääsee %s'
    say_watch_none='solusta %s ei pääse minnekään'
    say_watch_at='solussa %s'
    say_watch_draw='arvottu luku: %d %% %d = %d'
    say_watch_so='%s, siis %s'
    say_watch_dig='avaa seinä solusta %s %s'
    say_watch_dig_bridge='silta solusta %s %s, yhden solun yli'
    say_watch_push='%s pannaan paikkaan waiting[%d]; '
    say_watch_call='kutsu arvolla %s; '
    say_watch_back='takaisin solussa %s; '
    say_watch_done='mitään ei ole jäljellä: valmis'
    say_watch_wall='seinä, sen mitta soluina: %d'
    say_watch_seen='ruutu %d on nähty ruudusta %d'
    say_watch_found='maali, lyhimmän reitin askelia: %d'
    say_watch_frontier='%s reuna, soluja: %d'
    say_watch_sets='kirjain kullekin joukolle: jäljellä %d'
    say_watch_walk='%s kulku, soluja: %d'
    say_watch_dug='%s kaivettu yhteen menoon: %d'
    say_watch_field='%s kenttä: %d x %d solua'
    say_watch_list='%s mikä odottaa listassa'
    say_watch_bridge='%s siltaa pitkin'
    say_watch_step='askel %d/%d'
    say_watch_speed='nopeus %d'
    say_watch_small='kaikki näkyy ikkunassa, jonka koko on %d x %d'
    say_watch_run='väli käynnistää'
    say_watch_pause='väli pysäyttää'
    say_watch_tab='Tab: taulukko'
    say_watch_untab='Tab: rekursio'
    say_watch_keys=(
        'väli          käynnistä ja pysäytä'
        'oikea, vasen  askel eteen ja taakse'
        '+ -           nopeammin, hitaammin'
        'Tab           rekursio, tai sama kulku taulukolla'
        'r             alusta'
        'G             loppuun'
        'q             lopeta'
    )
    say_lesson_titles=(
        'Taulukko: laatikoita rivissä'
        'stride: rivit yhdessä taulukossa'
        'Kehä: reuna, jota kukaan ei kysy'
        'Ehdokkaat: minne pääsee'
        'Funktio: list_candidates'
        'Luku ratkaisee'
        'dig: käytävä avataan'
        'Rekursio'
        'Mitä paluu tekee'
        'local: joka kutsulle oma nimi'
        'Sama taulukolla'
        'Liite: mitä kutsu maksaa'
        'Liite: miksi bash lopulta kaatuu'
    )
    say_lesson_1=(
        'Sokkelo koostuu ruuduista: osa on seiniä, osa auki. maze.sh pitää ne taulukossa: rivissä laatikoita,
            joissa kussakin on luku, 0 seinälle ja 1 avoimelle ruudulle.'
        ''
        'Laatikot on numeroitu, ja numerointi alkaa nollasta. Laatikon numero on sen indeksi. Tämän taulukon
            nimi on cell:'
        ''
        '    indeksi 0  1  2  3  4  5  6'
        '    cell = (1  0  1  1  0  1  1)'
        ''
        'Laatikon sisältö kirjoitetaan indeksin avulla: cell[0] on 1, cell[1] on 0. Ja cell[1]=1, ilman
            välejä, panee laatikkoon 1 luvun 1. Merkeissä (( )) bash laskee, ja siellä saa olla välejä; OPEN on
            1, WALL on 0. Tämä siis avaa ruudun 4:'
        '    ((cell[4] = OPEN))'
    )
    say_lesson_2=(
        'Sokkelossa on rivejä allekkain; taulukossa on vain yksi. Siksi kaikki rivit ovat siinä peräkkäin. x
            kertoo, missä kohtaa riviään ruutu on, ja y, millä rivillä, kumpikin nollasta alkaen. Tässä
            sokkelossa rivillä on 9 ruutua:'
        '@rows'
        'Rivin pituus on stride. Rivin y kohdassa x olevan ruudun indeksi on y~*~stride~+~x. Askel itään on
            +~1, länteen -~1. Entä etelään, siis alas? set_size panee neljä askelta, itään, länteen, etelään ja
            pohjoiseen, taulukkoon step:'
        '@code set_size'
        '$1 ja $2 ovat, mitä sille annetaan; $(( )):n tilalle bash panee laskemansa tuloksen.'
    )
    say_lesson_3=(
        'Ruudut, joiden x ja y ovat parillisia (2, 4, 6 ...), ovat soluja: niihin voi mennä. Kahden solun
            välissä on seinä tai, kun se on avattu, käytävä: seuraava solu on siis kahden askeleen päässä.
            Avoimessa solussa on käyty, tässä ensimmäisessä:'
        '@grid 0'
        'Sokkelon ympärillä on kehä avoimia ruutuja. Kun reunan solusta katsoo kahden askeleen päähän, siellä
            on 1: käyty, ei tehtävää. Siksi kenenkään ei tarvitse kysyä, missä reuna on.'
    )
    say_lesson_4=(
        'Suunta on ehdokas, jos seuraava solu siellä on vielä seinää: kahden askeleen päässä on 0. Muuta ei
            kysytä: käyty solu on 1, ja niin on kehäkin.'
        'Sokkelomme rivit 4-8, kun kolme käytävää on kaivettu; olemme luvun 2 kohdalla:'
        '@grid 3 4'
    )
    say_lesson_5=(
        'Funktio on nimetty pätkä koodia: se, mikä on sen merkeissä { }. Mitä sille annetaan, on $1, $2 ...
            Tälle annetaan solu, ja se panee ehdokkaat taulukkoon:'
        '@code list_candidates'
        'local here=$1 panee solun nimeen here (local selviää myöhemmin). candidate=() tyhjentää
            taulukon, += lisää siihen. for: do ja done rajaavat, mitä tehdään joka suunnalle 0-3. if: then ja
            fi rajaavat, mitä tehdään vain, jos niin on. == kysyy, ovatko kaksi samat. ${#candidate[@]} on niiden määrä: list_candidates onnistuu,
            jos se on yli 0. # aloittaa huomautuksen.'
        'Ensin here=$1, sitten [here]: jos siinä on $1, jokin bash sanoo "syntax error".'
    )
    say_lesson_6=(
        'Mikä ehdokas valitaan? Luku ratkaisee. below saa ehdokkaiden määrän; se tekee edellisestä luvusta
            uuden luvun state ja luvun pick. %~on jakojäännös, joten pick on vähintään 0 ja pienempi kuin $1:'
        '@code below'
        'Ensimmäinen luku on siemen: joka aloittaa samasta siemenestä, saa samat luvut ja saman sokkelon.'
        'Luvun 2 kohdalla on kaksi ehdokasta, joten kutsutaan below 2: se suorittaa funktion niin, että $1 on
            2. Luvuksi state tulee 52616557.'
    )
    say_lesson_7=(
        'dig saa solun ja suunnan, jonkin ehdokkaista. along on yksi askel siihen suuntaan, luvuksi there
            tulee seuraavan solun indeksi, ja kolme ruutua avataan: solu, seinä ja seuraava solu.'
        '@code dig'
        'a = b = 1 panee luvun 1 molempiin. Olemme luvun 2 kohdalla, here on 58; pick oli 1, joten valitaan
            toinen ehdokas: länteen.'
        '@grid 3 4'
    )
    say_lesson_8=(
        'Kaivetaan solusta: niin kauan kuin on ehdokkaita, valitse yksi, kaiva ja jatka kaivamista sieltä.
            Funktio siis kutsuu itseään. Se on rekursio. Joka kutsulla on oma $1: solu, jossa se on.'
        '@code carve_recursive'
        'while X: do ja done rajaavat sen, mitä tehdään niin kauan kuin X onnistuu, tässä niin kauan kuin on
            ehdokkaita. ${candidate[pick]} on laatikon pick sisältö, $there se, minne dig on vienyt.
            Lainausmerkit pitävät arvon yhtenä kappaleena.'
        'Kutsu on käynnissä, kunnes se tulee merkkiinsä }. Sitten sen tehnyt kutsu jatkaa. Solut nimetään
            sarakkeen ja rivin mukaan, alkaen 0,0:sta.'
    )
    say_lesson_9=(
        'Solussa 0,2 ei ole ehdokkaita: while päättyy, ja sen mukana kutsu. Se palaa: sen tehnyt kutsu jatkaa
            merkityn rivin jälkeen, ja sen oma $1 on ennallaan. Niin kulku on taas edellisessä solussa, eikä
            kenenkään tarvinnut kirjoittaa "mene takaisin":'
        '@marked carve_recursive carve_recursive'
        'Sokkelostamme: askel, solu, ehdokkaat, arvottu luku, suunta, kutsut:'
        '@trace 4 5'
        'Joka käynnissä olevassa kutsussa $1 on indeksi. Vanhimmasta uusimpaan: 20, 38, 40, 58 ja 56.'
    )
    say_lesson_10=(
        '$1 kuuluu yhdelle kutsulle. Oma nimi, vaikkapa spot=$1, kuuluu kaikille: joka sitä muuttaa, muuttaa
            sen kaikilta. Tässä rekursiossa on $1:n tilalla spot:'
        '@code carve_without_local'
        'Kun kutsut luvuilla 20, 38, 40 ja 58 ovat käynnissä, viimeinen niistä kutsuu luvulla 56. Uusi kutsu
            tekee spot=56, ei löydä ehdokkaita ja päättyy. Kutsu luvulla 58 jatkaa ja kysyy ehdokkaita spot:lle.'
        'Kun on local spot=$1, joka kutsulla on oma spot, joka katoaa kutsun päättyessä. Katso näppäimellä w,
            mitä tapahtuu ilman.'
    )
    say_lesson_11=(
        'Sen, mitä bash pitää kutsuissa, voi pitää taulukossa: waiting sisältää solut, joihin palataan, top
            niiden määrän. Viimeksi pantu otetaan ensin: pino.'
        '@code carve_stack'
        'waiting[top++]: laatikko top; sitten top kasvaa. waiting[--top]: top vähenee ensin. elif: tai jos
            muuten; return päättää funktion. Vertaa: w, sitten Tab.'
    )
    say_lesson_12=(
        'Rekursio on lyhyempi. Miksi maze.sh käyttää taulukkoa kaikissa paitsi pienissä sokkeloissa?'
        'Kun bash kohtaa nimen, vaikkapa cell, se etsii sitä työssä olevan kutsun nimistä, sitten sen tehneen
            kutsun nimistä, ja niin edelleen ensimmäiseen asti. Mitä enemmän kutsuja on käynnissä, sitä kauemmin
            minkä tahansa nimen löytäminen kestää.'
        'Sen voi mitata sokkeloista, joissa on 100, 400 ja 1600 solua.'
    )
    say_lesson_13=(
        'Käynnissä oleva kutsu vie muistia, ja ohjelmalla on kutsuilleen kiinteä pala sitä, usein 8 Mt. bash
            ei katso, paljonko on jäljellä. Kun pala on täynnä, järjestelmä päättää ohjelman: "Segmentation
            fault".'
        'Funktion carve_recursive kutsu vie tekemineen kutsuineen noin 2000 tavua. Siksi rajoja on kaksi:
            maze.sh käyttää rekursiota itsestään 12 soluun asti, koska sen yli se hidastuisi, eikä koskaan yli
            2500 solussa, koska paljon suurempi kaatuisi.'
    )
    say_lesson_questions=(
        'Mikä indeksi on taulukon cell viimeisellä laatikolla?'
        'Mikä indeksi on 23:sta etelään, kun rivillä on 9 ruutua?'
        'Solussa 24, kun rivillä on 9 ruutua: mikä indeksi on seuraavalla solulla idässä?'
        'Montako ehdokasta on luvun 2 kohdalla?'
        '9 ruutua rivillä, here on 24, etelään: mitä on here + 2 * step[direction]?'
        'pick on 52616557 % 2. Kumpi se on, 0 vai 1?'
        'here on 58, along on -1. Mikä indeksi tulee nimeen there?'
        '0,0:n kutsu kutsui 0,1:n, se 1,1:n, se 1,2:n. Montako kutsua on käynnissä?'
        'Uusin kutsu palaa. Mikä $1 on siinä kutsussa, joka jatkaa?'
        'Mikä spot on nyt?'
        'waiting=(20 38 40 58), top on 4. Minkä solun here=${waiting[--top]} ottaa?'
        'Neljä kertaa enemmän soluja, syvemmät kutsut: solun aika 1 pysyy, 2 kasvaa, 3 laskee?'
        'Näin monta kutsua mahtuu 8000000 tavuun:'
    )
    say_lesson_rights=(
        'Oikein: laatikoita on seitsemän, ja niiden indeksit ovat 0-6.'
        'Oikein: 23 + 9. Etelään on + stride, pohjoiseen - stride.'
        'Oikein: 26 on kehällä, siellä on siis 1, eikä kukaan kysynyt reunaa.'
        'Oikein: itään ja länteen. Pohjoisessa on käyty, etelässä on kehä.'
        'Oikein: 24 + 2 * 9. Jos cell[42] on 0, etelä on ehdokas.'
        'Oikein: 1. Ehdokkaat numeroidaan nollasta, siis se on toinen.'
        'Oikein: 58 - 2. dig on avannut kaksi ruutua, ja menemme sinne:'
        'Oikein: yksi työskentelee, ja kolme odottaa sitä.'
        'Oikein: se on taas 58:ssa ja kysyy uudestaan ehdokkaita.'
        'Oikein: 56, jolla ei ole ehdokkaita. Siksi kutsu 58 päättyy, ja kaikki muut: useimpiin soluihin ei
            koskaan päästä.'
        'Oikein: --top tekee 4:stä 3:n, ja waiting[3] on 58, viimeksi jätetty solu.'
        'Oikein: se kasvaa. Juuri äsken tällä koneella mitattuna, sekunnin miljoonasosina solua kohti:'
        'Oikein: 8000000 / 2000. Sokkelossa 127x127 on 3969 solua: yhtä monta kutsua.'
    )
    say_lesson_wrongs=(
        'Laske ylempää riviä: mitä on viimeisen laatikon yläpuolella?'
        'Alla oleva ruutu on kokonaisen rivin päässä: lisää stride.'
        'Askel itään on + 1, ja seuraava solu on kahden askeleen päässä.'
        'Katso joka suunnassa kahden ruudun päähän ja laske nollat.'
        'Askel etelään on kokonainen rivi: 9. Ota kaksi.'
        'Parillisen luvun jakojäännös on 0, parittoman 1.'
        'Kaksi askelta -1 luvusta 58.'
        'Laske se, joka työskentelee, ja ne, jotka odottavat sitä.'
        'Se on kutsu, joka teki uusimman: luettelossa sitä edeltävä.'
        'Kuka pani viimeksi jotain nimeen spot?'
        'Vähennä top:sta yksi: se on indeksi taulukossa waiting.'
        'Mieti, mitä nimi maksaa, kun käynnissä on enemmän kutsuja.'
        'Jaa: 8000000 tavua, kutsulle 2000.'
    )
    say_lesson_whys=(
        '1 7 Laatikoita on 7. Mutta ensimmäinen on numero 0, joten viimeinen ei ole numero 7.'
        '1 1 Se on laatikon sisältö. Indeksi on sen yläpuolella.'
        '2 24 Se on siitä itään, samalla rivillä.'
        '2 22 Se on siitä länteen, samalla rivillä.'
        '2 14 Se on siitä pohjoiseen: rivi taaksepäin. Etelä on rivi eteenpäin.'
        '2 25 Se on kaksi askelta itään. Etelä on seuraavalla rivillä.'
        '2 30 Rivillä on 9 ruutua, ei 7: kehän ruudut lasketaan mukaan.'
        '3 25 Se on ruutu näiden kahden välissä. Seuraava solu on kahden askeleen päässä.'
        '3 22 Se on länteen: - 1 askelta kohti. Itään on + 1.'
        '3 42 Se on etelään: kaksi riviä eteenpäin. Itään on + 1 askelta kohti.'
        '4 4 Pohjoisesta tulimme, ja etelässä on kehä: molemmat ovat 1.'
        '4 3 Yksi liikaa: pohjoisessa on käyty ja etelässä on kehä; molemmat ovat 1.'
        '4 1 On vielä yksi: katso myös kaksi ruutua länteen.'
        '4 0 Viereiset ruudut ovat seiniä, mutta katso kahden ruudun päähän.'
        '5 33 Se on yksi askel: seinä välissä. Ota kaksi.'
        '5 26 Se on kaksi askelta itään. Etelä on rivi eteenpäin.'
        '6 0 52616557 on pariton, joten kahdella jakaminen jättää 1.'
        '7 57 Se on seinä välissä. Seuraava solu on kahden askeleen päässä.'
        '7 60 Se on itään. along on -1.'
        '8 3 Kolme odottaa. Myös 1,2:n kutsu on käynnissä.'
        '8 1 Yksi työskentelee. Mutta muut eivät ole vielä tulleet merkkiinsä }.'
        '9 56 Se on päättynyt kutsu. Sen $1 on kadonnut sen mukana.'
        '9 20 Se on vanhin kutsu, joka jatkaa viimeisenä.'
        '9 40 Se on yhden liian kaukana: 40 odottaa vielä kutsua luvulla 58.'
        '10 58 Niin olisi, jos olisi local: joka kutsulla olisi omansa.'
        '10 20 Se on vanhin kutsu. Joku on muuttanut spot:n sen jälkeen.'
        '11 3 3 on indeksi taulukossa waiting. Mitä siinä laatikossa on?'
        '11 20 Se solu pantiin sinne ensin. Se otetaan viimeisenä.'
        '11 40 waiting[2] on 40. Mutta --top tekee 4:stä 3:n.'
        '12 1 Niin on taulukolla: siinä työskentelee yksi kutsu. Tässä joka nimeä etsitään useammasta
            kutsusta.'
        '12 3 Käynnissä on enemmän kutsuja, siis enemmän etsittävää.'
        '13 400 Yksi nolla puuttuu.'
        '13 40000 Yksi nolla liikaa.'
    )
    say_lesson_head='maze.sh tour %d/%d: %s'
    say_lesson_row='    rivi %d, indeksit %2d-%2d:   %s'
    say_lesson_answer='Vastaus: %s'
    say_lesson_next='Enter jatkaa'
    say_lesson_last='Enter lopettaa'
    say_lesson_type='anna luku, Enter'
    say_lesson_more='ylös, alas: lisää'
    say_lesson_watch='w katso'
    say_lesson_back='vasen, oikea: sivut'
    say_lesson_costs=('soluja' 'rekursio' 'taulukko')
    say_lesson_crash='Juuri äsken kokeiltu: bash, jolla oli kutsuilleen 1 Mt, kaatui %d kutsun jälkeen, kutsu vei siis %d tavua. Mutta
        ne vain kutsuivat: carve_recursive kutsuu muitakin funktioita.'
    say_lesson_no_crash='Juuri äsken kokeiltu omassa bashissa, jolla piti olla 1 Mt: %s kutsun jälkeen se voi hyvin.'
    say_lesson_exercise='Kirjoita nyt itse: %s tour --exercise 1, ja niin edelleen 4:ään, joka on oma ohjelmasi. Sitten oma algoritmisi, valitsimella -a FILE: docs/algorithms.md. Enter jatkaa liitteeseen.'
    say_lesson_own='Ja nyt oma algoritmisi: %s generate --watch -a FILE. docs/algorithms.md kertoo, miten.'
    say_lesson_measuring='mitataan ...'
    say_lesson_number='%s: Tähän tarvitaan luku numeroina, sitten Enter.'
    say_lesson_back_to='ei ole  takaisin'
}
