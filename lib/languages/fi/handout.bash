# shellcheck shell=bash
# shellcheck disable=SC2016,SC2034 # texts are found by their names
#
# handout: the pages of the handout in Finnish; the texts are HTML, and those with %d are printf formats too
#
# Writes: say_*.

speak_fi_handout() {
    say_handout_title='Kuinka kone kaivaa sokkelon'
    say_handout_name='Nimi:'
    say_handout_squares='Kun seinätkin lasketaan ruuduiksi, 7x7 ruudun sokkelossa on 3x3 solua. Kahden vierekkäisen solun välissä on yksi ruutu: seinä tai käytävä. Solun nimi muodostuu sarakkeesta ja rivistä nollasta laskien.'
    say_handout_begin='<b>Sääntö.</b> Aloita solusta 0,0.'
    say_handout_rule=(
        'Etsi solusi naapurit, joissa ei ole vielä käyty, aina tässä järjestyksessä: itä, länsi, etelä, pohjoinen.'
        'Jos niitä on, laske ne. Ota seuraava luku ja jaa se naapurien määrällä. Jakojäännös kertoo, mikä naapuri valitaan; 0 on ensimmäinen. Avaa seinä, mene sinne ja muista, mistä tulit. Jatka kohdasta 1.'
        'Jos niitä ei ole, palaa soluun, josta tulit. Jatka kohdasta 1.'
        'Kun et voi enää palata mihinkään, sokkelo on valmis.'
    )
    say_handout_numbers='Luvut tässä järjestyksessä:'
    say_handout_table='Kirjoita jokaisesta askeleesta yksi rivi. Kun palaat, kirjoita ensimmäiseen sarakkeeseen viiva (-).'
    say_handout_heads=(
        'askel'
        'solu'
        'naapurit'
        'luku % määrä = jakojäännös'
        'minne'
    )
    say_handout_questions=(
        'Montako seinää avasit? Miksi niitä on yksi vähemmän kuin soluja?'
        'Mitkä solut sinun piti muistaa silloin, kun muistettavia oli eniten?'
        'Mikä muistaisi ne, jos sääntö kutsuisi itseään?'
    )
    say_handout_cards='Roolikortit kuudelle oppilaalle'
    say_handout_card='Kutsu %d'
    say_handout_worksheet='Tehtäväarkki'
    say_handout_seed='siemenluku %d'
    say_handout_back='takaisin soluun'
    say_handout_play='Merkitkää lattiaan 3x2 solua. Jokainen oppilas ottaa kortin ja noudattaa sääntöä yhdessä solussa: tämä on kutsu. Kutsu 1 aloittaa solusta 0,0, ja joku muu lukee luvut ääneen. Myös oppilaan, joka on jo istuutunut, saa kutsua uudelleen.'
    say_handout_roles=(
        'Seiso solussasi. Luettele sen naapurit, joissa ei ole vielä käyty: itä, länsi, etelä, pohjoinen.'
        'Jos niitä on, pyydä seuraava luku ja jaa se naapurien määrällä. Jakojäännös kertoo, mikä naapuri valitaan; 0 on ensimmäinen. Avaa seinä ja lähetä seuraava oppilas sinne. Jää paikallesi odottamaan.'
        'Kun lähettämäsi oppilas istuutuu, jatka kohdasta 1.'
        'Jos niitä ei ole, kutsusi päättyy: istuudu.'
    )
    say_handout_homework='Kotitehtävä'
    say_handout_homework_task='Kaiva tämä sokkelo samalla säännöllä.'
    say_handout_homework_questions=(
        'Missä solussa sinulla oli eniten soluja muistettavana?'
        'Piirrä kutsut puuna: jokainen kutsu sen kutsun alle, josta se alkoi.'
        'Tietokoneella: bash maze.sh tour --exercise 4'
    )
    say_handout_key='Ratkaisut opettajalle'
    say_handout_answers='Vastaukset'
    say_handout_answered=(
        '8 seinää ja 9 solua: jokaiseen soluun paitsi ensimmäiseen tullaan täsmälleen yhden avatun seinän kautta.'
        'Odottavien kutsujen solut: kaikki solut reitillä solusta 0,0 syvimpään soluun, syvintä lukuun ottamatta.'
        'bash muistaisi ne: jokaisella aktiivisella kutsulla on oma $1.'
        'Kutsujen puussa jokaisen solun alla ovat ne solut, joihin siitä mentiin.'
    )
}
