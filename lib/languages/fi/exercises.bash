# shellcheck shell=bash
# shellcheck disable=SC1003,SC2016,SC2034 # texts are found by their names
#
# exercises: the exercises in Finnish, their hints, and what their check reports; texts with %s or %d are printf formats
#
# Writes: say_*.

speak_fi_exercises() {
    say_exercise_1=(
        'maze.sh, exercise 1 (tehtävä 1): lue laatikko'
        'Sokkelo on taulukko cell: 0 on seinä, 1 on auki. $1 on laatikon indeksi. Täydennä funktio read_box: se
            sijoittaa tämän laatikon arvon muuttujaan found.'
    )
    say_exercise_2=(
        'maze.sh, exercise 2 (tehtävä 2): käy taulukko läpi silmukalla'
        'Täydennä funktio count_open: se laskee muuttujaan count, monessako taulukon cell laatikossa on 1. Taulukon
            kaikki arvot annetaan for-silmukalle näin: "${cell[@]}". Silmukka käy ne läpi yksi kerrallaan.'
    )
    say_exercise_3=(
        'maze.sh, exercise 3 (tehtävä 3): lisää taulukon loppuun'
        'Täydennä funktio list_walls: se etsii taulukosta cell laatikot, joissa on 0, ja lisää niiden indeksit taulukon
            walls loppuun. Silmukka on jo valmiina: for ((A; B; C)) suorittaa ensin A:n ja sitten silmukan rivit ja C:n
            yhä uudelleen niin kauan kuin B on tosi.'
    )
    say_exercise_4=(
        'maze.sh, exercise 4 (tehtävä 4): laske alaspäin rekursiolla'
        'Täydennä funktio count_down: se lisää taulukon counted loppuun luvut $1, $1 - 1 ja niin edelleen lukuun 1 asti.
            Siinä ei ole silmukkaa, vaan se kutsuu itseään yhtä pienemmällä luvulla. Jos luku on 0, se ei tee mitään.'
    )
    say_exercise_5=(
        'maze.sh, exercise 5 (tehtävä 5): laske puun arvot yhteen rekursiolla'
        'Puun jokaisella solmulla on numero: value[numero] on sen arvo, left[numero] ja right[numero] ovat sen alla
            olevat solmut. Numero 0 tarkoittaa, ettei solmua ole. Tässä on puu arvoineen (ylimpänä solmu 1, sen alla
            solmut 2 ja 3):'
        '            7
        /       \
       2         5
        \      /   \
         8    1     4'
        'Täydennä funktio add_tree: se lisää muuttujaan sum solmun $1 ja kaikkien sen alla olevien solmujen arvot.'
    )
    say_exercise_6=(
        'maze.sh, exercise 6 (tehtävä 6): dig'
        'Sokkelo on taulukko cell: 0 on seinä, 1 on auki (maze.sh -f text tulostaa ne toisin päin). Muuttuja here on
            nykyisen solun indeksi. Muuttuja along kertoo, paljonko yksi askel suuntaan $2 lisää indeksiin. Seuraava
            solu on kahden askeleen päässä.'
        'Täydennä funktio dig: se avaa nykyisen solun, seuraavan solun ja niiden välissä olevan seinän ja sijoittaa
            seuraavan solun indeksin muuttujaan there.'
    )
    say_exercise_7=(
        'maze.sh, exercise 7 (tehtävä 7): syvyys'
        'Muuttuja depth on syvyys eli aktiivisten kutsujen määrä. Muuttuja deepest on suurin syvyys tähän asti. Molemmat
            ovat 0 ennen ensimmäistä kutsua.'
        'Täydennä funktio carve_recursive: se kaivaa kuten ennenkin ja pitää samalla kirjaa syvyydestä. Kaksi riviä
            tulee ennen silmukkaa ja yksi sen jälkeen.'
    )
    say_exercise_8=(
        'maze.sh, exercise 8 (tehtävä 8): pino rekursion tilalla'
        'Taulukossa waiting ovat solut, joihin vielä palataan. Muuttuja top on niiden määrä.'
        'Täydennä funktio carve_stack: mitä tehdään dig-kutsun jälkeen ja mitä umpikujassa? Kun yksikään solu ei enää
            odota, sokkelo on valmis: return.'
        'Sanan else jälkeinen komento : ei tee mitään. Kirjoita sen tilalle omat rivisi.'
    )
    say_exercise_9=(
        'maze.sh, exercise 9 (tehtävä 9): tulosta rivit'
        'Taulukossa cell on pieni kuva rivi riviltä ilman kehää: $1 on sen leveys ja $2 sen korkeus. 0 on seinä, 1 on
            auki. Rivin y sarakkeessa x olevan ruudun indeksi on y * $1 + x; molemmat lasketaan nollasta.'
        'Täydennä funktio print_rows: se tulostaa kuvan niin, että kuvan jokainen rivi on oma rivinsä. Seinä on #, avoin
            ruutu on välilyönti.'
    )
    say_exercise_10=(
        'maze.sh, exercise 10 (tehtävä 10): oma sokkelo-ohjelma'
        'Kirjoita ohjelma: bash TIEDOSTO LEVEYS KORKEUS tulostaa tämänkokoisen sokkelon. Leveys ja korkeus annetaan
            ruutuina, ja molemmat ovat parittomia. Seinä on #, avoin ruutu on välilyönti; myös muu kuva käy, jos maze.sh
            osaa lukea sen. Jokaisesta solusta on tasan yksi reitti jokaiseen muuhun, ja joka kerta syntyy eri sokkelo.'
        'Tässä tiedostossa ei ole vielä koodia: kirjoitat kaiken itse.'
    )
    say_exercise_then='Tarkista näin: %s tour --check TIEDOSTO'
    say_exercise_yours='omat rivisi'
    say_hints_1=(
        'cell[0] on laatikko. Sen arvon saat, kun kirjoitat dollarimerkin ja aaltosulkeet: ${cell[0]}.'
        'Indeksin ei tarvitse olla luku: ${cell[$1]} on sen laatikon arvo, jonka indeksi on argumentti.'
        'Arvo sijoitetaan muuttujaan merkillä =, ilman välilyöntejä: found=${cell[0]}. Kirjoita luvun 0 tilalle oma
            indeksisi.'
    )
    say_hints_2=(
        '"${cell[@]}" tarkoittaa taulukon kaikkia arvoja järjestyksessä. Mikä silmukka ottaa ne yksi kerrallaan?'
        'for code in "${cell[@]}"; do ... done suorittaa välissä olevat rivit kerran jokaisella arvolla.'
        'Kirjoita silmukkaan if ((code == 1)); then ... fi ja kasvata sanojen then ja fi välissä muuttujaa yhdellä:
            ((count += 1)).'
    )
    say_hints_3=(
        'Tutki jokaisen indeksin kohdalla, onko laatikossa 0.'
        'if ((cell[index] == 0)); then ... fi suorittaa välissä olevat rivit vain seinän kohdalla. += lisää taulukon
            loppuun.'
        'Kaarisulkeissa oleva uusi arvo saa oman laatikon: walls+=("$index").'
    )
    say_hints_4=(
        'Tapauksia on kaksi. Jos luku on 0, ei tehdä mitään. Muuten luku lisätään taulukon loppuun, ja jäljelle jää sama
            tehtävä yhtä pienemmällä luvulla.'
        'Kirjoita if (($1 > 0)); then ... fi. Luku lisätään loppuun näin: counted+=("$1"). Sen jälkeen funktio kutsuu
            itseään.'
        'Kutsu saa yhtä pienemmän luvun: count_down "$(($1 - 1))". Kutsun on oltava if-lauseen sisällä, muuten kutsut
            jatkuvat loputtomiin.'
    )
    say_hints_5=(
        'Puu on arvo ja kaksi pienempää puuta, vasen ja oikea. Mikä on sellaisen puun summa, jota ei ole?'
        'Kirjoita if (($1 > 0)); then ... fi. Arvo lisätään näin: ((sum += value[$1])). Sitten on kahden pienemmän puun
            vuoro.'
        'Funktio kutsuu itseään kahdesti: add_tree "${left[$1]}" ja sitten samoin taulukon right avulla.'
    )
    say_hints_6=(
        'Avattavia ruutuja on kolme: cell[here] on yksi niistä. Mitkä ovat kahden muun indeksit?'
        'Seinä on yhden askeleen päässä: here + along. Seuraava solu on kahden askeleen päässä: here + 2 * along.'
        'Ensin there=$((here + 2 * along)). Sijoita sitten 1 kolmeen laatikkoon, ensimmäiseen näin: ((cell[here] = 1)).'
    )
    say_hints_7=(
        'Kutsu alkaa while-rivin yläpuolella ja päättyy done-rivin alapuolella. Missä muuttuja depth kasvaa, missä se
            pienenee?'
        'Ylhäällä: ((depth += 1)). Alhaalla: ((depth -= 1)). Kaikki kutsut käyttävät samoja muuttujia depth ja deepest,
            joten älä määrittele niitä sanalla local.'
        'Toinen rivi while-rivin yläpuolella vertaa: if ((depth > deepest)); then deepest=$depth; fi.'
    )
    say_hints_8=(
        'Rekursiossa nykyinen solu pysyy muistissa, kun funktio kutsuu itseään. Tässä sen indeksi on tallennettava
            taulukkoon, ennen kuin jatketaan seuraavaan soluun.'
        'dig-kutsun jälkeen: ensin waiting[top]=$here, sitten muuttuja top kasvaa yhdellä ja lopuksi here=$there.
            Umpikujassa ota taulukosta viimeksi lisätty solu.'
        'Umpikujassa: jos ((top > 0)), pienennä muuttujaa top yhdellä ja kirjoita sitten here=${waiting[top]}; muuten
            return.'
    )
    say_hints_9=(
        'Mitkä ruudut ovat rivillä 0, mitkä rivillä 1? Yksi silmukka käy läpi rivit. Jokaisella rivillä toinen silmukka
            käy läpi sen ruudut.'
        'Ulompi silmukka: for ((y = 0; y < $2; y++)); do ... done. Sisemmässä muuttuja x kulkee luvusta 0 lukuun $1 - 1.
            Sisemmän silmukan jälkeen rivi päättyy: echo.'
        'Sisemmässä silmukassa printf tulostaa päättämättä riviä: if ((cell[y * $1 + x] == 0)); then printf "#"; else
            printf " "; fi. Sen done-sanan jälkeen: echo.'
    )
    say_hints_10=(
        'Aloita pienestä: tee taulukko, jossa on LEVEYS + 2 kertaa KORKEUS + 2 ruutua. Uloimpana on kehä avoimia
            ruutuja, ja kaikki muu on seinää. Kirjoita sitten silmukka, joka tulostaa sokkelon rivi riviltä ilman
            kehää.'
        'Ota sitten list_candidates oppitunnista (tour 11), dig ja carve_recursive tehtävistä 6 ja 7 ja arvo luku näin:
            below() { pick=$((RANDOM % $1)); }. Kun sokkelon ympärillä on kehä, reunaa ei tarvitse tarkistaa.'
        'Tässä järjestyksessä: lue $1 ja $2; täytä taulukko; avaa ensimmäinen solu ja kaiva siitä; tulosta jokaisella
            y:n ja x:n arvolla joko # tai välilyönti. Taulukko ja kaivaminen ovat tiedostossa ./maze.sh, kohtien ”grid”
            ja ”ends” välissä.'
    )
    say_hint_next='Seuraava vihje: %s tour --exercise %d --hint %d'
    say_hint_exercise='--hint: tehtävän numero puuttuu\nkokeile --exercise N --hint %s'
    say_lint_check='--lint: tiedosto puuttuu\nkokeile --check TIEDOSTO --lint'
    say_check_right='Oikein.'
    say_check_right_mazes='Oikein: samat kaksikymmentä sokkeloa kuin meillä. Viimeinen niistä on yllä.'
    say_check_next='Seuraavaksi: %s tour --exercise %d'
    say_check_last='Tämä oli viimeinen tehtävä. Kirjoita nyt oma algoritmi ja katso sen työtä: %s generate --watch -a
            TIEDOSTO. Ohje on tiedostossa docs/algorithms.md (vain englanniksi).'
    say_check_hint='Vihje: %s tour --exercise %d --hint 1'
    say_check_watch='Askel askeleelta: %s tour --watch %s'
    say_check_not_exercise='%s: tiedostosta puuttuu tehtävän numero\nkokeile --exercise %s'
    say_check_written='Täydennä tiedosto %s ja tarkista se näin: %s tour --check %s'
    say_check_text='maze.sh tarkistaa vain tavallista UTF-8-tekstiä ilman BOM-merkkiä ja Unixin rivinvaihdoin (LF):
            enintään %d kt, riveillä enintään %d merkkiä.'
    say_check_unwritten='Et ole vielä kirjoittanut tähän mitään. Kirjoita omat rivisi funktioon %s. Tiedoston alussa
            kerrotaan, mitä koodisi pitää tehdä.'
    say_check_passed='oikein'
    say_check_failed='väärin'
    say_check_empty='tyhjä'
    say_check_seeds='%d/%d sokkeloa'
    say_check_beside='Vasemmalla on odotettu, oikealla sinun:'
    say_check_quote='Rivi %d: %s'
    say_check_calls='Sinun kutsusi: %s; oikein: %s'
    say_check_case='%s on väärin. Odotettu: %s. Tulos: %s.'
    say_check_printed='Koodisi tulosti:'
    say_check_seed='Siemenluku %d'
    say_check_program_nothing='%s: ohjelma ei tulostanut mitään.'
    say_check_program_wrong='%s: kuvassa on ruutuja %s, soluja %d, niistä saavutettavia %d, ja käytäviä %d. Oikein:
            ruutuja %s, soluja %d, kaikki saavutettavia, ja käytäviä %d.'
    say_check_program_same='%s: kahdella suorituskerralla tulostui sama sokkelo. $RANDOM on joka kerta eri luku.'
    say_check_program_right='Oikein: ohjelmasi tekee täydellisiä sokkeloita, ja joka kerta syntyy eri sokkelo.'
    say_practice_done='Tehty:'
    say_practice_file='Muokkaa tiedostoa %s toisessa ikkunassa. Se tarkistetaan aina, kun tallennat sen.'
    say_practice_checking='Tiedostoasi tarkistetaan ...'
    say_check_stopped='Tarkistus keskeytettiin.'
    say_practice_keys='h vihje  w katsele  n seuraava  p edellinen  q lopeta  l shellcheck'
    say_practice_next='Tehtävään %d pääset näppäimellä n.'
    say_practice_lint_none='Ohjelma shellcheck ei ilmoita tästä tiedostosta mitään.'
    say_practice_lint_missing='Ohjelmaa shellcheck ei ole asennettu.'
    say_practice_terminal='--practice: vaatii päätteen; kokeile tour --exercise 1'
}
