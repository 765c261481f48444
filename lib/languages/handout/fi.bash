# shellcheck shell=bash
# shellcheck disable=SC2016,SC2034 # texts are found by their names
#
# fi: the pages for a class in Finnish; texts are HTML
#
# Writes: say_*.

hand_out_fi() {
    say_handout_title='Miten kone kaivaa sokkelon'
    say_handout_name='Nimi:'
    say_handout_squares='Sokkelossa, jossa on 7x7 ruutua seinät mukaan lukien, on 3x3 solua. Kahden vierekkäisen solun välissä on yksi ruutu: seinä tai käytävä. Solu nimetään sarakkeen ja rivin mukaan, nollasta alkaen.'
    say_handout_begin='<b>Sääntö.</b> Aloita solusta 0,0.'
    say_handout_rule=(
        'Etsi solusi naapurit, joissa kukaan ei ole vielä käynyt, aina tässä järjestyksessä: itä, länsi, etelä, pohjoinen.'
        'Jos niitä on, laske ne. Ota seuraava luku ja jaa se niiden määrällä. Jakojäännös kertoo, mikä naapuri se on; 0 on ensimmäinen. Avaa seinä ja mene sinne. Muista, mistä tulit. Jatka kohdasta 1.'
        'Jos niitä ei ole, palaa soluun, josta tulit. Jatka kohdasta 1.'
        'Jos ei ole enää mihin palata, olet valmis.'
    )
    say_handout_numbers='Luvut tässä järjestyksessä:'
    say_handout_table='Yksi rivi joka askeleelle. Paluuaskeleella kirjoita - ensimmäiseen sarakkeeseen.'
    say_handout_heads=(
        'askel'
        'solu'
        'naapurit'
        'luku % määrä = jakojäännös'
        'minne'
    )
    say_handout_questions=(
        'Montako seinää avasit? Miksi niitä on yksi vähemmän kuin soluja?'
        'Mitkä solut sinun piti muistaa, kun niitä oli eniten?'
        'Mikä muistaa ne, kun sääntö kutsuu itseään?'
    )
    say_handout_cards='Roolikortit kuudelle oppilaalle'
    say_handout_card='Kutsu %d'
    say_handout_page='Tehtäväsivu'
    say_handout_seed='siemenluku %d'
    say_handout_back='takaisin soluun'
    say_handout_play='Merkitkää lattiaan 3x2 solua. Jokainen oppilas on funktion kutsu ja ottaa kortin. Kutsu 1 aloittaa solusta 0,0; joku muu lukee luvut. Istuutunutta oppilasta saa kutsua uudelleen.'
    say_handout_roles=(
        'Seiso solussasi. Nimeä sen naapurit, joissa kukaan ei ole vielä käynyt: itä, länsi, etelä, pohjoinen.'
        'Jos niitä on, pyydä seuraava luku ja jaa se niiden määrällä. Jakojäännös kertoo, mikä se on; 0 on ensimmäinen. Avaa seinä ja lähetä seuraava oppilas sinne. Jää paikallesi odottamaan.'
        'Kun tuo oppilas istuutuu, jatka kohdasta 1.'
        'Jos niitä ei ole, kutsusi päättyy: istuudu.'
    )
    say_handout_homework='Kotitehtävä'
    say_handout_homework_task='Kaiva tämä sokkelo samalla säännöllä.'
    say_handout_homework_questions=(
        'Missä solussa sinun piti muistaa eniten soluja?'
        'Piirrä kutsut puuna: jokainen kutsu sen alle, joka sen aloitti.'
        'Tietokoneella: bash maze.sh tour --exercise 4'
    )
    say_handout_key='Opettajan ratkaisut'
    say_handout_answers='Vastaukset'
    say_handout_answered=(
        '8 seinää ja 9 solua: jokaiseen soluun paitsi ensimmäiseen tullaan täsmälleen yhden avatun seinän kautta.'
        'Aktiivisten kutsujen solut: kaikki reitillä solusta 0,0 syvimpään soluun, mutta ei sitä itseään.'
        'bash muistaa ne: jokaisella aktiivisella kutsulla on oma $1.'
        'Kutsujen puussa solun alla ovat ne solut, joihin siitä mentiin.'
    )
}
