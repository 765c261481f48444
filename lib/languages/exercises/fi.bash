# shellcheck shell=bash
# shellcheck disable=SC1003,SC2016,SC2034 # texts are found by their names
#
# fi: the texts of the exercises, their check and their hints in Finnish; texts are printf formats
#
# Writes: say_*.

practice_fi() {
    say_exercise_1=(
        'maze.sh, exercise 1: lue laatikko'
        ''
        'Sokkelo on taulukko cell: 0 on seinä, 1 on auki.'
        '$1 on laatikon indeksi.'
        'Täydennä read_box: se sijoittaa tämän laatikon arvon muuttujaan found.'
        'Sitten: %s tour --check TIEDOSTO'
        'omat rivisi'
    )
    say_exercise_2=(
        'maze.sh, exercise 2: käy taulukko läpi silmukalla'
        ''
        'Täydennä count_open: se laskee muuttujaan count, monessako taulukon cell'
        'laatikossa on 1.'
        'Sitten: %s tour --check TIEDOSTO'
        'omat rivisi'
    )
    say_exercise_3=(
        'maze.sh, exercise 3: lisää taulukon loppuun'
        ''
        'Täydennä list_walls: se lisää taulukkoon walls niiden laatikoiden indeksit,'
        'joissa on taulukossa cell 0. Silmukka, joka käy indeksit läpi, on valmiina.'
        'Sitten: %s tour --check TIEDOSTO'
        'omat rivisi'
    )
    say_exercise_4=(
        'maze.sh, exercise 4: laske alaspäin rekursiolla'
        ''
        'Täydennä count_down: se lisää taulukon counted loppuun luvut $1, $1 - 1 ja'
        'niin edelleen lukuun 1 asti. Siinä ei ole silmukkaa, vaan se kutsuu itseään'
        'pienemmällä luvulla. Luvulla 0 se ei tee mitään.'
        'Sitten: %s tour --check TIEDOSTO'
        'omat rivisi'
    )
    say_exercise_5=(
        'maze.sh, exercise 5: laske puu yhteen rekursiolla'
        ''
        'Puun jokaisella solmulla on numero: value[numero] on sen arvo, left[numero]'
        'ja right[numero] ovat sen alla olevat solmut. Solmu 0 tarkoittaa, ettei'
        'solmua ole.'
        'Tässä on puu arvoineen (ylimpänä on solmu 1, sitten 2 ja 3):'
        ''
        '            7'
        '        /       \'
        '       2         5'
        '        \      /   \'
        '         8    1     4'
        ''
        'Täydennä add_tree: se lisää solmun $1 ja kaikkien sen alla olevien solmujen'
        'arvot muuttujaan sum.'
        'Sitten: %s tour --check TIEDOSTO'
        'omat rivisi'
    )
    say_exercise_6=(
        'maze.sh, exercise 6: dig'
        ''
        'Sokkelo on taulukko cell: 0 on seinä, 1 on auki (maze.sh -f text'
        'tulostaa ne toisin päin). here on nykyisen solun indeksi. along on se,'
        'mitä yksi askel kaivamisen suuntaan lisää indeksiin. Seuraava solu on'
        'kahden askeleen päässä.'
        ''
        'Täydennä dig: se avaa solun, välissä olevan seinän ja seuraavan solun ja'
        'sijoittaa seuraavan solun indeksin muuttujaan there.'
        'Sitten: %s tour --check TIEDOSTO'
        'omat rivisi'
    )
    say_exercise_7=(
        'maze.sh, exercise 7: syvyys'
        ''
        'depth on aktiivisten kutsujen määrä, deepest tähän asti suurin syvyys.'
        'Molemmat ovat 0 ennen ensimmäistä kutsua.'
        ''
        'Täydennä carve_recursive: se kaivaa kuten ennenkin ja laskee syvyyden. Kaksi'
        'riviä tulee ennen silmukkaa ja yksi sen jälkeen.'
        'Sitten: %s tour --check TIEDOSTO'
        'omat rivisi'
    )
    say_exercise_8=(
        'maze.sh, exercise 8: pino rekursion tilalla'
        ''
        'Taulukossa waiting ovat solut, joihin vielä palataan; top on niiden määrä.'
        ''
        'Täydennä carve_stack: mitä tehdään dig-kutsun jälkeen ja mitä umpikujassa?'
        'Kun yksikään solu ei enää odota, sokkelo on valmis: return.'
        'Sitten: %s tour --check TIEDOSTO'
        'Kirjoita rivisi merkin : tilalle; se ei tee mitään.'
        'omat rivisi'
    )
    say_exercise_9=(
        'maze.sh, exercise 9: oma sokkelo-ohjelma'
        ''
        'bash TIEDOSTO LEVEYS KORKEUS tulostaa tämän kokoisen sokkelon; molemmat luvut'
        'ovat parittomia ja kertovat ruutujen määrän. # on seinä, välilyönti avoin'
        'ruutu. Jokaisesta solusta on tasan yksi reitti jokaiseen toiseen, ja joka'
        'kutsu tulostaa eri sokkelon.'
        'Sitten: %s tour --check TIEDOSTO'
        'Kirjoita joka rivi itse.'
        ''
    )
    say_hints_1=(
        'cell[0] on laatikko. Sen arvo kirjoitetaan dollarimerkillä ja aaltosulkeilla: ${cell[0]}.'
        'Indeksiä ei tarvitse kirjoittaa numerona: ${cell[$1]} on laatikko, jonka indeksi on argumentti.'
        'Muuttuja saa arvon merkillä =, ilman välilyöntejä: found=${cell[0]}. Kirjoita luvun 0 tilalle oma indeksisi.'
    )
    say_hints_2=(
        '"${cell[@]}" tarkoittaa taulukon kaikkia arvoja järjestyksessä. Mikä silmukka ottaa ne yksi kerrallaan?'
        'for code in "${cell[@]}"; do ... done suorittaa rivinsä kerran jokaiselle arvolle.'
        'Silmukassa: if ((code == 1)); then ... fi, ja niiden välissä kasvata muuttujaa yhdellä: ((count += 1)).'
    )
    say_hints_3=(
        'Katso jokaisen indeksin kohdalla, onko laatikossa 0.'
        'if ((cell[index] == 0)); then ... fi suorittaa rivinsä vain seinän kohdalla. += lisää taulukon loppuun.'
        'Kun uusi arvo on kaarisulkeissa, se saa oman laatikon: walls+=("$index").'
    )
    say_hints_4=(
        'Kaksi tapausta: luvulla 0 ei ole mitään tehtävää. Muu luku lisätään taulukon loppuun, ja jäljelle jää sama tehtävä pienemmällä luvulla.'
        'if (($1 > 0)); then ... fi. Loppuun lisätään näin: counted+=("$1"). Sen jälkeen funktio kutsuu itseään.'
        'Kutsu saa yhtä pienemmän luvun: count_down "$(($1 - 1))". Sen on oltava if-lauseen sisällä, muuten kutsut eivät lopu koskaan.'
    )
    say_hints_5=(
        'Puu on arvo ja kaksi pienempää puuta, vasen ja oikea. Mikä on sellaisen puun summa, jota ei ole?'
        'if (($1 > 0)); then ... fi. Arvo lisätään näin: ((sum += value[$1])). Sitten tulevat kaksi pienempää puuta.'
        'Funktio kutsuu itseään kahdesti: add_tree "${left[$1]}" ja samoin right.'
    )
    say_hints_6=(
        'Kolme ruutua avautuu: cell[here] on yksi niistä. Mitkä ovat kahden muun indeksit?'
        'Seinä on yhden askeleen päässä: here + along. Seuraava solu on kahden askeleen päässä: here + 2 * along.'
        'Ensin there=$((here + 2 * along)). Sijoita sitten 1 kolmeen laatikkoon, ensimmäiseen näin: ((cell[here] = 1)).'
    )
    say_hints_7=(
        'Kutsu alkaa while-rivin yläpuolella ja loppuu done-rivin alapuolella. Missä depth kasvaa, missä se pienenee?'
        'Ylhäällä: ((depth += 1)). Alhaalla: ((depth -= 1)). Kaikki kutsut käyttävät samoja muuttujia depth ja deepest, joten sanaa local ei tarvita.'
        'Toinen rivi ylhäällä vertaa: if ((depth > deepest)); then deepest=$depth; fi.'
    )
    say_hints_8=(
        'Rekursio muistaa nykyisen solun, kun se kutsuu itseään. Tässä taulukon on muistettava se ennen kuin jatketaan soluun there.'
        'dig-kutsun jälkeen: waiting[top]=$here, sitten top kasvaa yhdellä, sitten here=$there. Umpikujassa: ota taulukosta viimeksi lisätty solu.'
        'Umpikujassa: jos ((top > 0)), top pienenee yhdellä ja sitten here=${waiting[top]}; muuten return.'
    )
    say_hints_9=(
        'Aloita pienestä: taulukko, jossa on LEVEYS kertaa KORKEUS ruutua, kaikki seinää, ja silmukka, joka tulostaa sen rivi riviltä.'
        'Ota sitten list_candidates, dig ja carve_recursive tehtävistä 6 ja 7 ja luvuksi $RANDOM. Kun sokkelon ympärillä on kehä, reunaa ei tarvitse tarkistaa.'
        'Tässä järjestyksessä: lue $1 ja $2; täytä taulukko; avaa ensimmäinen solu ja kaiva siitä; tulosta jokaisella y:n ja x:n arvolla joko # tai välilyönti. Kaikki tämä on tiedostossa ./maze.sh kohtien "grid" ja "ends" välissä.'
    )
    say_hint_next='Seuraava vihje: %s tour --exercise %d --hint %d'
    say_hint_exercise='--hint: tarvitsee tehtävän; kokeile --exercise N --hint %s'
    say_check_before='Tehtävä %d: %s ajetaan erillisessä bashissa, jonka ympäristö on tyhjä, tyhjässä kansiossa, enintään %d sekuntia.'
    say_check_right='Oikein.'
    say_check_right_mazes='Oikein: samat kaksikymmentä sokkeloa kuin meillä. Tässä on viimeinen.'
    say_check_right_depth='Oikein: samat kaksikymmentä sokkeloa kuin meillä ja sama syvyys. Tässä on viimeinen.'
    say_check_next='Seuraavaksi: %s tour --exercise %d'
    say_check_last='Se oli viimeinen tehtävä. Kirjoita nyt oma algoritmi: %s generate --watch -a TIEDOSTO. Ohje on tiedostossa docs/algorithms.md (vain englanniksi).'
    say_check_hint='Vihje: %s tour --exercise %d --hint 1'
    say_check_watch='Askel askeleelta: %s tour --watch %s'
    say_check_not_exercise='%s: alusta puuttuu "# maze.sh, exercise N"'
    say_check_written='Täydennä %s, sitten: %s tour --check %s'
    say_check_encoding='Tämä ei ole tavallista UTF-8-tekstiä: se alkaa tavujärjestysmerkillä (BOM) tai siinä on nollatavuja (UTF-16). Tallenna se UTF-8-muodossa ilman BOM-merkkiä.'
    say_check_line_ends='Rivit päättyvät kuten Windowsissa merkkeihin CR LF, ja bash pitää CR-merkkiä osana riviä. Tallenna tiedosto Unixin rivinvaihdoin (LF).'
    say_check_unwritten='Tässä ei ole vielä mitään omaa.'
    say_check_place='Rivisi tulevat funktioon %s (rivi %s); tiedoston alussa kerrotaan, mitä ne tekevät.'
    say_check_syntax='bash ei pysty lukemaan sitä: %s'
    say_check_unclosed='Ennen tätä kohtaa puuttuu jotakin: }, done, fi, ) tai lainausmerkki, tai komento merkkien { ja }, do ja done tai then ja fi välistä.'
    say_check_function='Funktio puuttuu: %s'
    say_check_error='bash ilmoittaa: %s'
    say_check_command='bash pitää rivin ensimmäistä sanaa komentona. Tämännimistä komentoa tai funktiota ei ole: onko siinä kirjoitusvirhe, vai onko merkin = ympärillä välilyöntejä?'
    say_check_count='bash laskee vain sulkeissa (( )): ((depth--)).'
    say_check_deep='Kutsut eivät lopu koskaan: funktio kutsuu itseään yhä uudelleen, kunnes bashilla ei enää ole tilaa uudelle kutsulle. Kutsulla on oltava vähemmän tehtävää kuin kutsujallaan, ja rekursion päättävän ehdon on oltava ennen kutsua.'
    say_check_deep_line='Tämä huomattiin rivillä %d.'
    say_check_endless='Se ei valmistunut %d sekunnissa: jokin ei lopu koskaan.'
    say_check_endless_hints=(
        'Tässä ei tarvita silmukkaa.'
        'Pääseekö silmukka loppuun? for code in "${cell[@]}" pääsee.'
        'Muuttaako jokin silmukassa muuttujaa index? Silmukka kasvattaa sitä itse.'
        'Silmukkaa ei tarvita: funktio kutsuu itseään.'
        'Silmukkaa ei tarvita: funktio kutsuu itseään, kerran puulle left ja kerran puulle right.'
        'Solu, jota ei avata, pysyy aina ehdokkaana; ja muuttujassa there on oltava seuraava solu, kahden askeleen
            päässä.'
        'Kysyykö silmukka yhä ehdokkaita, ja kutsuuko se funktiota dig?'
        'Kun palataan, muuttujan top on pienennyttävä yhdellä; kun top on 0, tarvitaan return.'
        'Onko jossakin silmukka, jonka ehto ei muutu koskaan?'
    )
    say_check_noise='Se tulostaa liikaa: onko siinä silmukka, joka ei lopu koskaan?'
    say_check_terminal='Se lukee päätteeltä, jossa kukaan ei vastaa tarkistajalle. Se saa kaiken tarvitsemansa argumenteista ja muuttujista.'
    say_check_killed='Signaali lopetti sen: kutsuuko se komentoa kill?'
    say_check_stopped='Se pysähtyi kesken, numeron %d kohdalla: kutsuuko se komentoa exit tai exec?'
    say_check_case='%s: muuttujassa %s pitäisi olla (%s), mutta siinä on (%s).'
    say_check_case_hints=(
        'Laatikon arvo on ${cell[INDEKSI]}, ja indeksi on $1.'
        'Katsotaanko jokaista laatikkoa kerran, ja kasvaako count vain, kun arvo on 1?'
        'Lisätäänkö indeksi eikä arvo, ja vain kun arvo on 0? walls+=("$index") lisää loppuun.'
        'Lisätäänkö $1 ensin, ja saako seuraava kutsu luvun $1 - 1?'
        'Lisätäänkö solmun arvo kerran, ja lisätäänkö molemmat pienemmät puut?'
    )
    say_check_loop='Tulos on oikein, mutta %s ei kutsu itseään. Kirjoita se ilman silmukkaa.'
    say_check_recursion='%s kutsuu itseään. Tässä tehtävässä taulukko waiting korvaa kutsut.'
    say_check_text='Muuttujassa %s pitäisi olla luku, mutta siinä on: %s'
    say_check_calculate='bash laskee vain sulkeissa (( )) ja $(( )).'
    say_check_no_value='Sillä ei ole arvoa: asetetaanko se, ja onko nimi kirjoitettu oikein?'
    say_check_step='Solusta %d jatkettiin ruutuun %d, joka ei ole solu.'
    say_check_two_steps='Seuraava solu on kahden askeleen päässä, ja muuttujassa there on oltava sen indeksi.'
    say_check_elsewhere='Solusta %d pitäisi jatkaa soluun %d, mutta jatkettiin soluun %d.'
    say_check_stays='Saako muuttuja there seuraavan solun indeksin?'
    say_check_along='Onko along, askel oikeaan suuntaan, mukana jokaisessa indeksissä?'
    say_check_again='Kulku on taas solussa %d, jossa se on jo käynyt.'
    say_check_here='dig-kutsun jälkeen kulun pitää jatkua seuraavaan soluun: here=$there.'
    say_check_same='Seuraavan kutsun on koskettava seuraavaa solua: carve_recursive "$there".'
    say_check_shared='Se on päättyneen kutsun solu: käyttävätkö kaikki kutsut samaa muuttujaa? Kun muuttujan edessä on local, jokaisella kutsulla on omansa.'
    say_check_seed='Siemenluku %d: sokkelon pitäisi olla kuten vasemmalla, mutta se on kuten oikealla.'
    say_check_border='Reuna on auki: jokin indeksi on yhdellä pielessä. Seuraava solu on 2 askeleen päässä, eikä kehä ole solu.'
    say_check_back='Soluja, joihin ei päästy: %d. Umpikujassa on palattava soluun, josta tultiin, kunnes yksikään solu ei odota.'
    say_check_there='Soluja, joihin ei päästy: %d. Saako muuttuja there kahden askeleen päässä olevan seuraavan solun indeksin?'
    say_check_between='Solut ovat auki, mutta seinät niiden välissä eivät: käytävä on kahden solun välinen ruutu, yhden askeleen päässä.'
    say_check_corner='Neljän solun välinen ruutu on auki: jokin indeksi on yhdellä pielessä.'
    say_check_other='Kaikkiin soluihin päästään, mutta sokkelo on eri: ollaanko väärässä solussa, vai arvotaanko käytävää kohti useampi kuin yksi luku?'
    say_check_depth='Siemenluku %d: muuttujan deepest pitäisi olla %s, mutta se on %s.'
    say_check_never_up='Kasvaako mikään muuttuja, kun kutsu alkaa?'
    say_check_not_most='depth on oikein, mutta deepest ei ole suurin syvyys: vain kun ((depth > deepest)), deepest saa arvon depth.'
    say_check_never_down='Syvyys on sama kuin solujen määrä: kun kutsu loppuu, muuttujan depth on pienennyttävä yhdellä.'
    say_check_one_off='Se on yhdellä pielessä: laske myös ensimmäinen kutsu ja vertaa ennen kuin silmukan kutsut alkavat.'
    say_check_look_again='Kasvata syvyyttä, kun kutsu alkaa, vertaa sitä muuttujaan deepest ja pienennä sitä, kun kutsu päättyy.'
    say_check_program_nothing='%s: mitään ei tulostunut. LEVEYS on $1, KORKEUS on $2; tulosta joka rivi komennolla echo.'
    say_check_program_lines='%s: rivejä pitäisi olla %d, niitä on %d.'
    say_check_program_wide='%s: rivillä %d pitäisi olla %d ruutua, yksi tai kaksi merkkiä kullekin.'
    say_check_program_reach='%s: ensimmäisestä solusta pääsee %d soluun, soluja on %d.'
    say_check_program_loops='%s: kaikkiin soluihin pääsee, mutta käytäviä on %d; %d riittäisi, joten sokkelossa on silmukoita.'
    say_check_program_pillar='%s: neljän solun välinen ruutu on auki.'
    say_check_program_same='%s: kolme kutsua tulosti saman sokkelon. $RANDOM on joka kerta eri luku.'
    say_check_program_right='Oikein: täydellisiä sokkeloita, joka kerta erilainen. Ne ovat sinun tekemiäsi.'
    say_mistake_local='Rivi %d: local tekee uuden muuttujan %s, joka katoaa kutsun loppuessa. Tätä muuttujaa käyttävät kaikki kutsut: jätä local pois.'
    say_mistake_join='Rivi %d: sulkeiden (( )) ulkopuolella += liittää tekstejä: luvuista 0 ja 1 tulee 01. Laske näin: ((%s += 1)).'
    say_mistake_argument='Rivi %d: %s kutsuu itseään omalla argumentillaan $1, joten uusi kutsu aloittaa saman työn alusta. Sen argumentin on oltava eri.'
    say_mistake_calculate='Rivi %d: kutsussa bash ei laske lauseketta %s. Sen laskee $(( )): %s "$((%s))".'
    say_mistake_braces='Rivi %d: ilman aaltosulkeita $%s on laatikko 0 ja sen perässä oleva [ ] pelkkää tekstiä. Pane molemmat aaltosulkeisiin: ${%s[...]}.'
    say_mistake_redirect='Rivi %d: sulkeissa [ ] < ja > lukevat ja kirjoittavat tiedostoja. Vertaa lukuja näin: if ((depth > deepest)); then'
    say_mistake_order='Rivi %d: sulkeissa [[ ]] < ja > vertaavat tekstejä, ja tekstinä 10 on ennen 9:ää. Vertaa lukuja näin: if ((depth > deepest)); then'
    say_mistake_equal='Rivi %d: == vertaa. Arvo sijoitetaan muuttujaan yhdellä merkillä =.'
    say_mistake_dollar='Rivi %d: $ tarkoittaa arvoa. Arvon saavan muuttujan nimen edessä ei ole merkkiä $.'
    say_mistake_substitute='Rivi %d: $( ) suorittaa komennon. Laskemiseen tarvitaan kaksinkertaiset sulkeet: $(( )).'
    say_mistake_space='Rivi %d: [ on komento, joten sen jälkeen tulee välilyönti. Vertaa lukuja näin: if ((depth > deepest)); then'
    say_mistake_outside='Rivi %d: funktio %s on jo loppunut merkkiin }, joten rivi ei kuulu siihen.'
    say_mistake_name='Rivi %d: %s esiintyy vain tässä: onko se kirjoitusvirhe nimestä %s?'
}
