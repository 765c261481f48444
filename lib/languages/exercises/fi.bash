# shellcheck shell=bash
# shellcheck disable=SC2016,SC2034 # texts are found by their names
#
# fi: the texts of the exercises, their check and their hints in Finnish; texts are printf formats
#
# Writes: say_*.

practice_fi() {
    say_exercise_1=(
        'maze.sh, exercise 1: dig'
        ''
        'Sokkelo on taulukko cell: 0 on seinä, 1 on auki. here on sen solun indeksi,'
        'jossa olemme, along se, paljonko yksi askel suuntaan lisää indeksiin.'
        'Seuraava solu on kahden askeleen päässä.'
        ''
        'Täydennä dig: solu, seinä välissä ja seuraava solu avataan, ja seuraavan'
        'solun indeksi pannaan nimeen there. Sitten: %s tour --check FILE'
        'omat rivisi'
    )
    say_exercise_2=(
        'maze.sh, exercise 2: syvyys'
        ''
        'depth on, montako kutsua on käynnissä, deepest on, montako niitä on'
        'enimmillään ollut. Kumpikin on 0 ennen ensimmäistä kutsua.'
        ''
        'Täydennä carve_recursive: se kaivaa kuten ennen, ja laskee. Kaksi riviä kuuluu'
        'ennen silmukkaa ja yksi sen jälkeen. Sitten: %s tour --check FILE'
        ''
        'omat rivisi'
    )
    say_exercise_3=(
        'maze.sh, exercise 3: pino rekursion tilalla'
        ''
        'Solut, joihin palataan, ovat taulukossa waiting, top on niiden määrä.'
        ''
        'Täydennä carve_stack: mitä tapahtuu funktion dig jälkeen, ja mitä, kun'
        'minnekään ei enää pääse; rivisi tulevat siellä olevan merkin : tilalle, joka'
        'ei tee mitään. Kun mikään solu ei enää odota, kaivaminen on ohi: return.'
        'Sitten: %s tour --check FILE'
        ''
        'omat rivisi'
    )
    say_exercise_4=(
        'maze.sh, exercise 4: oma sokkelo-ohjelma'
        ''
        'bash FILE LEVEYS KORKEUS tulostaa niin monen ruudun sokkelon, molemmat luvut'
        'parittomia: # on seinä, väli on auki. Joka solusta pääsee kaikkiin, vain yhtä'
        'tietä, ja joka kutsu tulostaa toisen sokkelon. Kaikki on sinun: yhtään riviä'
        'ei anneta.'
        'Sitten: %s tour --check FILE'
        ''
    )
    say_check_before='%s suoritetaan nyt omassa bashissaan, tyhjässä ympäristössä, enintään %d sekuntia.'
    say_check_right='Oikein: samat kaksikymmentä sokkeloa kuin meillä.'
    say_check_right_depth='Oikein: samat kaksikymmentä sokkeloa kuin meillä, ja sama syvyys.'
    say_check_not_exercise='ei ole maze.sh:n harjoitus, koska siinä ei ole riviä # maze.sh, exercise N eikä funktiota dig, carve_recursive tai carve_stack: %s'
    say_check_exists='on jo olemassa: %s'
    say_check_written='Täydennä %s, sitten: %s tour --check %s'
    say_check_step='Solusta %d kulku jatkui ruutuun %d, joka ei ole solu: seuraava solu on kahden askeleen päässä, ja muuttujassa there pitää olla sen indeksi.'
    say_check_elsewhere='Solusta %d kulun pitäisi jatkua soluun %d, mutta se jatkui soluun %d: onko along, askel suuntaan, mukana kaikkialla?'
    say_check_stays='Solusta %d kulku ei mene minnekään: saako muuttuja there arvokseen seuraavan solun indeksin?'
    say_check_shared='Kutsusta palattuaan kulku on yhä solussa %d, jossa se kutsu oli: kaikille kutsuille yhteinen muuttuja? Kun edessä on local, joka kutsulla on omansa.'
    say_check_count='bash laskee vain merkeissä (( )): ((depth--)).'
    say_check_program_lines='%s: rivejä pitäisi olla %d, ja niitä on %d.'
    say_check_program_wide='%s: rivin %d leveyden pitäisi olla %d ruutua, merkki tai kaksi kullekin.'
    say_check_program_reach='%s: ensimmäisestä solusta pääsee %d soluun, soluja on %d.'
    say_check_program_loops='%s: kaikkiin soluihin pääsee, mutta käytäviä on %d; %d riittää, siis on silmukoita.'
    say_check_program_pillar='%s: neljän solun välinen ruutu on auki.'
    say_check_program_same='%s: kolme kutsua teki saman sokkelon. $RANDOM on joka kerta eri luku.'
    say_check_program_right='Oikein: täydellisiä sokkeloita, joka kerta toinen. Ne ovat sinun.'
    say_check_program_noise='%s: se ei tulostanut mitään, tai se ei päättynyt %d sekunnissa.'
    say_check_syntax='bash ei osaa lukea sitä: %s'
    say_check_function='Funktio puuttuu: %s'
    say_check_error='bash sanoo: %s'
    say_check_command='bash pitää rivin ensimmäistä sanaa komentona. Siksi nimi=arvo on ilman välejä.'
    say_check_text='%s pitäisi olla luku, mutta se on: %s'
    say_check_calculate='bash laskee vain merkeissä (( )) ja $(( )).'
    say_check_endless='Se ei ollut valmis %d sekunnissa: jokin jatkuu loputtomiin.'
    say_check_endless_hints=(
        'Solu, jota ei avata, on ikuisesti ehdokas; ja muuttujassa there pitää olla seuraava solu,
            kahden askeleen päässä.'
        'Kysyykö silmukka yhä ehdokkaita, ja kutsuuko se funktiota dig?'
        'Kun mennään takaisin, top:n pitää vähentyä yhdellä; ja kun top on 0, pitää palata.'
    )
    say_check_noise='Se tulostaa liikaa: silmukka, joka ei pääty?'
    say_check_stopped='Se päättyi kesken, siemenellä %d: kutsuuko se exit?'
    say_check_seed='Siemen %d: pitäisi olla kuten vasemmalla, ja on kuten oikealla.'
    say_check_border='Reuna on avattu: jokin indeksi on pielessä yhdellä. Seuraava solu on 2 askeleen päässä, eikä kehä
        ole solu.'
    say_check_back='Soluja, joihin ei koskaan päästy: %d. Kun minnekään ei enää pääse, kulun pitää palata soluun,
        josta se tuli, kunnes kukaan ei odota.'
    say_check_there='Soluja, joihin ei koskaan päästy: %d. Saako muuttuja there arvokseen seuraavan solun
        indeksin, kahden askeleen päässä?'
    say_check_between='Solut ovat auki, mutta seinät niiden välissä eivät: käytävä on kahden solun välinen ruutu, yhden
        askeleen päässä.'
    say_check_corner='Neljän solun välinen ruutu on auki: jokin indeksi on pielessä yhdellä.'
    say_check_other='Kaikkiin soluihin päästään, mutta sokkelo on toinen: onko kulku muussa solussa kuin pitäisi, vai
        arvotaanko luku useammin kuin kerran käytävää kohti?'
    say_check_depth='Siemen %d: deepest pitäisi olla %s ja on %s.'
    say_check_never_up='Kasvaako mikään, kun kutsu alkaa?'
    say_check_not_most='depth laskee oikein. Mutta deepest ei ole suurin, mitä se on ollut: kun ((depth > deepest)), ja vain
        silloin, deepest saa arvon depth.'
    say_check_never_down='Syvyys on yhtä suuri kuin solujen määrä: kun kutsu päättyy, depth:n pitää vähentyä yhdellä.'
    say_check_one_off='Se on pielessä yhdellä: laske myös ensimmäinen kutsu, ja vertaa ennen kuin sen kutsut alkavat.'
    say_check_look_again='Lisää, kun kutsu alkaa, vertaa lukuun deepest, vähennä, kun kutsu päättyy.'
}
