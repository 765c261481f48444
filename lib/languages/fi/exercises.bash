# shellcheck shell=bash
# shellcheck disable=SC1003,SC2016,SC2034 # texts are found by their names
#
# exercises: the exercises in Finnish, their hints, and what their check reports; texts with %s or %d are printf formats
#
# Writes: say_*.

speak_fi_exercises() {
    say_exercise_1=(
        'maze.sh, exercise 1: lue laatikko'
        ''
        'Sokkelo on taulukko cell: 0 on seinä, 1 on auki. $1 on laatikon indeksi. Täydennä funktio read_box: se
            sijoittaa tämän laatikon arvon muuttujaan found.'
    )
    say_exercise_2=(
        'maze.sh, exercise 2: käy taulukko läpi silmukalla'
        ''
        'Täydennä funktio count_open: se laskee muuttujaan count, monessako taulukon cell laatikossa on 1. Taulukon
            kaikki arvot annetaan for-silmukalle näin: "${cell[@]}". Silmukka käy ne läpi yksi kerrallaan.'
    )
    say_exercise_3=(
        'maze.sh, exercise 3: lisää taulukon loppuun'
        ''
        'Täydennä funktio list_walls: se lisää taulukon walls loppuun niiden taulukon cell laatikoiden indeksit, joissa on 0.
            Silmukka on jo valmiina: for ((A; B; C)) suorittaa ensin A:n ja sitten silmukan rivit ja C:n yhä uudelleen
            niin kauan kuin B on tosi.'
    )
    say_exercise_4=(
        'maze.sh, exercise 4: laske alaspäin rekursiolla'
        ''
        'Täydennä funktio count_down: se lisää taulukon counted loppuun luvut $1, $1 - 1 ja niin edelleen lukuun 1 asti.
            Siinä ei ole silmukkaa, vaan se kutsuu itseään yhtä pienemmällä luvulla. Jos luku on 0, se ei tee mitään.'
    )
    say_exercise_5=(
        'maze.sh, exercise 5: laske puun arvot yhteen rekursiolla'
        ''
        'Puun jokaisella solmulla on numero: value[numero] on sen arvo, left[numero] ja right[numero] ovat sen alla
            olevat solmut. Numero 0 tarkoittaa, ettei solmua ole. Tässä on puu arvoineen (ylimpänä solmu 1, sen alla
            solmut 2 ja 3):'
        '
            7
        /       \
       2         5
        \      /   \
         8    1     4'
        ''
        'Täydennä funktio add_tree: se lisää muuttujaan sum solmun $1 ja kaikkien sen alla olevien solmujen arvot.'
    )
    say_exercise_6=(
        'maze.sh, exercise 6: dig'
        ''
        'Sokkelo on taulukko cell: 0 on seinä, 1 on auki (maze.sh -f text tulostaa ne toisin päin). here on nykyisen
            solun indeksi. along on luku, jonka verran indeksi muuttuu, kun otetaan askel kaivusuuntaan. Seuraava solu
            on kahden askeleen päässä.'
        ''
        'Täydennä funktio dig: se avaa solun, seuraavan solun ja niiden välissä olevan seinän ja sijoittaa seuraavan
            solun indeksin muuttujaan there.'
    )
    say_exercise_7=(
        'maze.sh, exercise 7: syvyys'
        ''
        'depth on syvyys eli aktiivisten kutsujen määrä, deepest suurin syvyys tähän asti. Molemmat ovat 0 ennen
            ensimmäistä kutsua.'
        ''
        'Täydennä funktio carve_recursive: se kaivaa kuten ennenkin ja laskee samalla syvyyden. Kaksi riviä tulee ennen
            silmukkaa ja yksi sen jälkeen.'
    )
    say_exercise_8=(
        'maze.sh, exercise 8: pino rekursion tilalla'
        ''
        'Taulukossa waiting ovat solut, joihin vielä palataan; top on niiden määrä.'
        ''
        'Täydennä funktio carve_stack: mitä tehdään dig-kutsun jälkeen ja mitä umpikujassa? Kun yksikään solu ei enää odota,
            sokkelo on valmis: return.'
        '@terminal Kirjoita omat rivisi else-haaran komennon : paikalle; se ei tee mitään.'
    )
    say_exercise_9=(
        'maze.sh, exercise 9: oma sokkelo-ohjelma'
        ''
        'Kirjoita ohjelma: bash TIEDOSTO LEVEYS KORKEUS tulostaa tämänkokoisen sokkelon. Leveys ja korkeus annetaan
            ruutuina, ja molemmat ovat parittomia. # on seinä, välilyönti avoin ruutu. Jokaisesta solusta on tasan yksi reitti jokaiseen
            muuhun, ja joka kerta syntyy eri sokkelo.'
        '@terminal Tässä tiedostossa ei ole vielä koodia: kirjoitat kaiken itse.'
    )
    say_exercise_then='Tarkista näin: %s tour --check TIEDOSTO'
    say_exercise_yours='omat rivisi'
    say_hints_1=(
        'cell[0] on laatikko. Sen arvo kirjoitetaan dollarimerkin ja aaltosulkeiden avulla: ${cell[0]}.'
        'Indeksin ei tarvitse olla luku: ${cell[$1]} on sen laatikon arvo, jonka indeksi on argumentti.'
        'Arvo sijoitetaan muuttujaan merkillä =, ilman välilyöntejä: found=${cell[0]}. Kirjoita luvun 0 tilalle oma indeksisi.'
    )
    say_hints_2=(
        '"${cell[@]}" tarkoittaa taulukon kaikkia arvoja järjestyksessä. Mikä silmukka ottaa ne yksi kerrallaan?'
        'for code in "${cell[@]}"; do ... done suorittaa välissä olevat rivit kerran jokaisella arvolla.'
        'Kirjoita silmukkaan if ((code == 1)); then ... fi ja kasvata sanojen then ja fi välissä muuttujaa yhdellä: ((count += 1)).'
    )
    say_hints_3=(
        'Tutki jokaisen indeksin kohdalla, onko laatikossa 0.'
        'if ((cell[index] == 0)); then ... fi suorittaa välissä olevat rivit vain seinän kohdalla. += lisää taulukon loppuun.'
        'Kaarisulkeissa oleva uusi arvo saa oman laatikon: walls+=("$index").'
    )
    say_hints_4=(
        'Tapauksia on kaksi. Jos luku on 0, ei tehdä mitään. Muuten luku lisätään taulukon loppuun, ja jäljelle jää sama tehtävä yhtä pienemmällä luvulla.'
        'Kirjoita if (($1 > 0)); then ... fi. Luku lisätään loppuun näin: counted+=("$1"). Sen jälkeen funktio kutsuu itseään.'
        'Kutsu saa yhtä pienemmän luvun: count_down "$(($1 - 1))". Kutsun on oltava if-lauseen sisällä, muuten kutsut jatkuvat loputtomiin.'
    )
    say_hints_5=(
        'Puu on arvo ja kaksi pienempää puuta, vasen ja oikea. Mikä on sellaisen puun summa, jota ei ole?'
        'Kirjoita if (($1 > 0)); then ... fi. Arvo lisätään näin: ((sum += value[$1])). Sitten on kahden pienemmän puun vuoro.'
        'Funktio kutsuu itseään kahdesti: add_tree "${left[$1]}" ja sitten samoin taulukon right avulla.'
    )
    say_hints_6=(
        'Avattavia ruutuja on kolme: cell[here] on yksi niistä. Mitkä ovat kahden muun indeksit?'
        'Seinä on yhden askeleen päässä: here + along. Seuraava solu on kahden askeleen päässä: here + 2 * along.'
        'Ensin there=$((here + 2 * along)). Sijoita sitten 1 kolmeen laatikkoon, ensimmäiseen näin: ((cell[here] = 1)).'
    )
    say_hints_7=(
        'Kutsu alkaa while-rivin yläpuolella ja päättyy done-rivin alapuolella. Missä depth kasvaa, missä se pienenee?'
        'Ylhäällä: ((depth += 1)). Alhaalla: ((depth -= 1)). Kaikki kutsut käyttävät samoja muuttujia depth ja deepest, joten älä määrittele niitä sanalla local.'
        'Toinen rivi while-rivin yläpuolella vertaa: if ((depth > deepest)); then deepest=$depth; fi.'
    )
    say_hints_8=(
        'Rekursiossa nykyinen solu pysyy muistissa, kun funktio kutsuu itseään. Tässä se on tallennettava taulukkoon, ennen kuin jatketaan soluun there.'
        'dig-kutsun jälkeen: ensin waiting[top]=$here, sitten top kasvaa yhdellä ja lopuksi here=$there. Umpikujassa: ota taulukosta viimeksi lisätty solu.'
        'Umpikujassa: jos ((top > 0)), pienennä muuttujaa top yhdellä ja kirjoita sitten here=${waiting[top]}; muuten return.'
    )
    say_hints_9=(
        'Aloita pienestä: tee taulukko, jossa on LEVEYS kertaa KORKEUS ruutua, kaikki seinää, ja silmukka, joka tulostaa sen rivi riviltä.'
        'Ota sitten list_candidates oppitunnista (tour 11), dig ja carve_recursive tehtävistä 6 ja 7 sekä arvottavaksi luvuksi $RANDOM. Kun sokkelon ympärillä on kehä, reunaa ei tarvitse tarkistaa.'
        'Tässä järjestyksessä: lue $1 ja $2; täytä taulukko; avaa ensimmäinen solu ja kaiva siitä; tulosta jokaisella y:n ja x:n arvolla joko # tai välilyönti. Taulukko ja kaivaminen ovat tiedostossa ./maze.sh, kohtien ”grid” ja ”ends” välissä.'
    )
    say_hint_next='Seuraava vihje: %s tour --exercise %d --hint %d'
    say_hint_exercise='--hint: vaatii tehtävän; kokeile --exercise N --hint %s'
    say_check_before='Tehtävä %d: %s suoritetaan erillisessä bashissa tyhjässä kansiossa. Aikaa on enintään %d sekuntia.'
    say_check_right='Oikein.'
    say_check_right_mazes='Oikein: samat kaksikymmentä sokkeloa kuin meillä. Tässä on viimeinen.'
    say_check_right_depth='Oikein: samat kaksikymmentä sokkeloa kuin meillä ja sama syvyys. Tässä on viimeinen.'
    say_check_next='Seuraavaksi: %s tour --exercise %d'
    say_check_last='Tämä oli viimeinen tehtävä. Kirjoita nyt oma algoritmi: %s generate --watch -a TIEDOSTO. Ohje on tiedostossa docs/algorithms.md (vain englanniksi).'
    say_check_hint='Vihje: %s tour --exercise %d --hint 1'
    say_check_watch='Askel askeleelta: %s tour --watch %s'
    say_check_not_exercise='%s: alusta puuttuu "# maze.sh, exercise N"'
    say_check_written='Täydennä tiedosto %s ja tarkista se näin: %s tour --check %s'
    say_check_encoding='Tämä ei ole tavallista UTF-8-tekstiä: se alkaa tavujärjestysmerkillä (BOM) tai siinä on nollatavuja (UTF-16). Tallenna se UTF-8-muodossa ilman BOM-merkkiä.'
    say_check_line_ends='Rivit päättyvät Windowsin tapaan merkkeihin CR LF, ja bash pitää CR-merkkiä osana riviä. Tallenna tiedosto Unixin rivinvaihdoin (LF).'
    say_check_unwritten='Et ole vielä kirjoittanut tähän mitään.'
    say_check_place='Kirjoita rivisi funktioon %s (korvattavat rivit: %s). Tiedoston alussa kerrotaan, mitä niiden pitää tehdä.'
    say_check_syntax='bash ei pysty tulkitsemaan tiedostoa: %s'
    say_check_unclosed='Ennen tätä kohtaa puuttuu jotakin: }, do, done, then, fi, ) tai lainausmerkki taikka komento, jonka pitäisi olla merkkien { ja } tai sanojen do ja done tai then ja fi välissä.'
    say_check_function='Funktio puuttuu: %s'
    say_check_error='bash ilmoittaa: %s'
    say_check_command='bash pitää rivin ensimmäistä sanaa komentona. Tämännimistä komentoa tai funktiota ei ole: onko siinä kirjoitusvirhe, vai onko merkin = ympärillä välilyöntejä?'
    say_check_subscript='Tällä indeksillä ei ole laatikkoa: indeksi on pienempi kuin 0 tai tyhjä.'
    say_check_nested='Tämä bash ei ymmärrä laatikkoa, jonka indeksissä on sekä $ että toinen laatikko. Kopioi jompikumpi ensin muuttujaan, esimerkiksi here=$1 tai along=${step[$2]}.'
    say_check_substitution='Laatikko kirjoitetaan ${NIMI[INDEKSI]}. Puuttuuko sulku, vai onko jokin sulku väärä?'
    say_check_return='Sanan return jälkeen voi olla vain luku eli status. Kirjoita kutsu ilman sanaa return.'
    say_check_count='Lasku kirjoitetaan sulkeisiin (( )): ((%s)).'
    say_check_times='Kertolasku kirjoitetaan merkillä *, esimerkiksi 2 * here.'
    say_check_deep='Kutsut jatkuvat loputtomiin: funktio kutsuu itseään yhä uudelleen, kunnes bashilla ei enää ole tilaa uudelle kutsulle. Jokaisella kutsulla on oltava vähemmän tehtävää kuin edellisellä, ja rekursion päättävän ehdon on oltava ennen kutsua.'
    say_check_deep_program='Kutsut jatkuvat loputtomiin: funktio kutsuu itseään yhä uudelleen. Joko jokainen kutsu aloittaa saman työn kuin edellinen, tai kulku päätyy ulos sokkelosta: laatikko, jota ei ole, on laskuissa 0 eli seinä. Avoimista ruuduista tehty kehä estää sen.'
    say_check_endless='Koodisi ei valmistunut %d sekunnissa: jokin jatkuu loputtomiin.'
    say_check_endless_hints=(
        'Tässä ei tarvita silmukkaa.'
        'Pääseekö silmukka loppuun? for code in "${cell[@]}" pääsee.'
        'Muutatko silmukassa muuttujaa index? Silmukka kasvattaa sitä itse.'
        'Silmukkaa ei tarvita: funktio kutsuu itseään.'
        'Silmukkaa ei tarvita: funktio kutsuu itseään, kerran puulle left ja kerran puulle right.'
        'Solu, jota ei avata, pysyy aina ehdokkaana. Muuttujassa there on oltava seuraava solu, kahden askeleen
            päässä.'
        'Hakeeko silmukka yhä ehdokkaat, ja kutsuuko se funktiota dig?'
        'dig-kutsun jälkeen kulun pitää jatkua seuraavaan soluun: here=$there. Kun palataan, muuttujan top on pienennyttävä yhdellä; kun se on 0, tarvitaan return.'
        'Onko jossakin silmukka, jonka ehto ei muutu koskaan? Vai päätyykö kulku ulos sokkelosta, koska kehää ei ole?'
    )
    say_check_noise='Koodisi tulostaa liikaa: onko siinä ikuinen silmukka?'
    say_check_terminal='Koodisi odottaa syötettä päätteeltä. Se saa kaiken tarvitsemansa argumenteista ja muuttujista.'
    say_check_killed='Koodisi päättyi signaaliin: suorittaako se komennon kill?'
    say_check_stopped='Koodisi pysähtyi kesken, numeron %d kohdalla: suorittaako se komennon exit tai exec?'
    say_check_case='%s: muuttujassa %s pitäisi olla (%s), mutta siinä on (%s).'
    say_check_case_hints=(
        'Laatikon arvo on ${cell[INDEKSI]}, ja indeksi on $1.'
        'Käydäänkö jokaisessa laatikossa kerran, ja kasvaako count vain, kun arvo on 1?'
        'Lisätäänkö indeksi eikä arvo, ja vain kun arvo on 0? walls+=("$index") lisää loppuun.'
        'Lisätäänkö $1 ennen kutsua, onko kutsun argumentti $1 - 1, ja jätetäänkö luku 0 lisäämättä?'
        'Lisätäänkö solmun arvo vain kerran, lisätäänkö molemmat pienemmät puut, ja onko kutsun jokainen muuttuja paikallinen?'
        'Seuraava solu on kahden askeleen päässä, ja muuttujassa there on oltava sen indeksi. Käytävä on kahden solun välinen ruutu, yhden askeleen päässä.'
        'Kasvata syvyyttä, kun kutsu alkaa, vertaa sitä muuttujaan deepest ja pienennä sitä, kun kutsu päättyy.'
        'dig-kutsun jälkeen kulun pitää jatkua seuraavaan soluun: here=$there. Umpikujassa on palattava soluun, josta tultiin, kunnes yksikään solu ei odota.'
    )
    say_check_loop='Tulos on oikein, mutta %s ei kutsu itseään. Kirjoita se ilman silmukkaa.'
    say_check_recursion='%s kutsuu itseään. Tässä tehtävässä taulukko waiting korvaa kutsut.'
    say_check_text='Muuttujassa %s pitäisi olla luku, mutta siinä on: %s'
    say_check_step='Solusta %s jatkettiin ruutuun %s, joka ei ole solu.'
    say_check_seed='Siemenluku %d: sokkelon pitäisi olla kuten vasemmalla, mutta se on kuten oikealla.'
    say_check_depth='Siemenluku %d: muuttujan deepest pitäisi olla %s, mutta se on %s.'
    say_check_program_nothing='%s: mitään ei tulostunut. LEVEYS on $1, KORKEUS on $2; tulosta joka rivi komennolla echo.'
    say_check_program_ring='%s: rivillä on %d ruutua, vaikka pitäisi olla %d: tulostuuko kehäkin? Tulosta vain ne ruudut, joiden y on 1–KORKEUS ja x 1–LEVEYS.'
    say_check_program_lines='%s: rivejä pitäisi olla %d, mutta niitä on %d.'
    say_check_program_echo='echo päättää rivin joka kerta. Kokoa rivi muuttujaan ja tulosta se sitten.'
    say_check_program_quotes='Ilman lainausmerkkejä echo yhdistää monta välilyöntiä yhdeksi. Kirjoita echo "$line".'
    say_check_program_wide='%s: rivillä %d pitäisi olla %d ruutua, kukin yhtenä tai kahtena merkkinä.'
    say_check_program_reach='%s: ensimmäisestä solusta pääsee %d soluun, mutta soluja on %d.'
    say_check_program_loops='%s: kaikkiin soluihin pääsee, mutta käytäviä on %d, vaikka %d riittäisi: sokkelossa on silmukoita.'
    say_check_program_pillar='%s: neljän solun välinen ruutu on auki.'
    say_check_program_same='%s: kolmella suorituskerralla tulostui sama sokkelo. $RANDOM on joka kerta eri luku.'
    say_check_program_right='Oikein: ohjelmasi tekee täydellisiä sokkeloita, ja joka kerta syntyy eri sokkelo.'
    say_mistake_local='Rivi %d: local tekee uuden muuttujan %s, joka katoaa kutsun päättyessä. Tätä muuttujaa käyttävät kaikki kutsut: jätä local pois.'
    say_mistake_join='Rivi %d: sulkeiden (( )) ulkopuolella += liittää tekstejä yhteen: luvuista 0 ja 1 tulee 01. Laske näin: ((%s += 1)).'
    say_mistake_argument='Rivi %d: %s kutsuu itseään omalla argumentillaan $1, joten uusi kutsu aloittaa saman työn alusta. Sen argumentin on oltava eri.'
    say_mistake_calculate='Rivi %d: kutsussa bash ei laske lauseketta %s. Sen laskee $(( )): %s "$((%s))".'
    say_mistake_call='Rivi %d: bashissa funktiota kutsutaan ilman sulkeita ( ): %s, välilyönti ja argumentti. Jos bashin pitää laskea argumentti, se kirjoitetaan "$(( ))".'
    say_mistake_subshell='Rivi %d: $( ) suorittaa kutsun %s erillisessä bashissa, ja sen tekemät muutokset katoavat. Kirjoita kutsu omalle rivilleen.'
    say_mistake_braces='Rivi %d: ilman aaltosulkeita $%s on laatikko 0 ja sen perässä oleva [ ] pelkkää tekstiä. Kirjoita molemmat aaltosulkeisiin: ${%s[...]}.'
    say_mistake_redirect='Rivi %d: sulkeissa [ ] merkit < ja > lukevat ja kirjoittavat tiedostoja. Vertaa lukuja näin: if ((A > B)); then'
    say_mistake_order='Rivi %d: sulkeissa [[ ]] merkit < ja > vertaavat tekstejä, ja tekstinä 10 tulee ennen 9:ää. Vertaa lukuja näin: if ((A > B)); then'
    say_mistake_equal='Rivi %d: == vertaa. Arvo sijoitetaan muuttujaan yhdellä merkillä =.'
    say_mistake_dollar='Rivi %d: $ tarkoittaa arvoa. Kun muuttujaan sijoitetaan arvo, sen nimen edessä ei ole merkkiä $.'
    say_mistake_substitute='Rivi %d: $( ) suorittaa komennon. Laskemiseen tarvitaan kaksinkertaiset sulkeet: $(( )).'
    say_mistake_space='Rivi %d: [ on komento, joten sen jälkeen tulee välilyönti. Vertaa lukuja näin: if ((A > B)); then'
    say_mistake_spaces='Rivi %d: merkin += edessä ei ole välilyöntiä. Uusi laatikko lisätään loppuun näin: %s+=("...").'
    say_mistake_append='Rivi %d: ilman sulkeita ( ) += pidentää tekstiä. Uusi laatikko lisätään loppuun näin: %s+=("...").'
    say_mistake_assign='Rivi %d: = sijoittaa arvon. Vertailu kirjoitetaan merkein ==.'
    say_mistake_boxes='Rivi %d: näin ei käydä taulukon %s laatikoita läpi yksitellen. Kaikki sen arvot saa näin: "${%s[@]}".'
    say_mistake_paren='Rivi %d: ( ) suorittaa komennon. Vertaa lukuja näin: if ((A == B)); then'
    say_mistake_bare='Rivi %d: if ja while suorittavat komennon. Vertaa lukuja näin: if ((A == B)); then'
    say_mistake_lost='Rivi %d: tämä laskee, mutta tulos ei jää mihinkään muuttujaan. Muuttujaa %s muutetaan näin: ((%s %s= %s)).'
    say_mistake_printed='Rivi %d: näin arvo ei päädy muuttujaan %s. Kirjoita %s=ARVO.'
    say_mistake_sum='Rivi %d: tämä sijoitus ei laske. Näin se laskee: %s=$((%s)).'
    say_mistake_text='Rivi %d: sulkeissa [ ] sana ilman merkkiä $ on pelkkää tekstiä. Vertaa lukuja näin: if ((A == B)); then'
    say_mistake_word='Rivi %d: ilman merkkiä $ %s on pelkkää tekstiä. Sen arvo kirjoitetaan merkin $ avulla.'
    say_mistake_box='Rivi %d: tässä %s on pelkkää tekstiä. Tämän laatikon arvo on "${%s}".'
    say_mistake_value='Rivi %d: code on jo laatikon arvo, ei sen indeksi.'
    say_mistake_push='Rivi %d: taulukkoon tulee solu, mutta solujen määrä top ei kasva.'
    say_mistake_read='Rivi %d: read odottaa syötettä, mutta kaikki tarvittava on argumenteissa ja muuttujissa.'
    say_mistake_top='Rivi %d: laatikko top on tyhjä. waiting[top++] lisää siihen solun, ja ${waiting[--top]} ottaa uusimman takaisin.'
    say_mistake_name='Rivi %d: %s esiintyy vain tässä: tarkoititko %s?'
}
