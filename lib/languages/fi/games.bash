# shellcheck shell=bash
# shellcheck disable=SC2034 # many are found by their names
#
# games: what the games and their records say in Finnish; texts with %s or %d are printf formats
#
# Writes: say_*.

speak_fi_games() {
    say_help_key='? ohje'
    say_quit_key='q lopeta'
    say_any_key='paina jotain näppäintä'
    say_wall='siinä on seinä'
    say_wrong_way='väärä suunta: uloskäynti on %s'
    say_places=('vasemmassa yläkulmassa' 'ylhäällä' 'oikeassa yläkulmassa' 'vasemmalla' 'keskellä' 'oikealla'
        'vasemmassa alakulmassa' 'alhaalla' 'oikeassa alakulmassa')
    say_to_goal='%s maaliin'
    say_nowhere='ei minnekään'
    say_moves='askelia %d'
    say_exit='ulos'
    say_goal='maali'
    say_best='paras %s'
    say_menu='Valikko'
    say_menu_key='m valikko'
    say_menu_keys=('Esc takaisin' 'Enter pelaa')
    say_unknown_key='tämä näppäin ei tee mitään'
    say_paused='Tauko. Paina jotain näppäintä.'
    say_count_steps=('%d askel' '%d askelta')
    say_count_squares=('%d ruutu' '%d ruutua')
    say_hint='vielä %s'
    say_nothing_back='ei peruttavaa askelta'
    say_resign_again='luovuta painamalla F uudestaan'
    say_themes=('värit: hämärä' 'värit: tavalliset' 'värit: suuri kontrasti' 'värit: ei käytössä')
    say_no_colors='värit eivät ole käytössä'
    say_offer_size='leveys ja korkeus, kuten 21x11'
    say_lines_begin='Kirjoita kirjaimia ja paina Enter. Liiku: a s d w. Kaikki näppäimet: ?'
    say_unfinished_game='Keskeneräinen peli: %s, %s'
    say_unfinished_keys=('n uusi' 'Enter jatka')
    say_no_unfinished_game='keskeneräistä peliä ei ole'
    say_bad_unfinished_game='keskeneräinen peli on vioittunut; tiedoston uusi nimi on %s; syy: %s'
    say_you_resigned='Luovutit (aika %s); lyhimmässä reitissä on %s'
    say_over_look='nuolet, v: katsele'
    say_over_arrows='nuolet: katsele'
    say_other_ways=('Tab oma reittisi' 'Tab lyhin reitti' 'Tab molemmat')
    say_over_hints='vihjeitä %d'
    say_over_sum='se oli viimeinen taso: tähtiä %d/%d; vähiten niitä on tasolla %d'
    say_over_all='se oli viimeinen taso: %d tähteä, enempää ei ole'
    say_over_keys=('r alusta' 'n seuraava')
    say_record_time='ennätys: paras aika!'
    say_quit='Lopetit pelin: %s, aika %s'
    say_to_continue='jatka näin:'
    say_call_again=('sama sokkelo uudestaan:' 'sama asema uudestaan:')
    say_being_played='prosessi %s pelaa tallennettua peliä; tätä peliä ei tallenneta'
    say_cannot_keep='tätä peliä ei voi tallentaa: %s'
    say_no_home='muuttujaa HOME ei ole asetettu'
    say_cannot_record='ennätystä ei voi tallentaa: %s'
    say_no_records='ei vielä ennätyksiä'
    say_bad_records='ennätykset: vioittuneita rivejä ohitettiin: %d'
    say_record_heads=('paras' 'lisäaskelia' 'sokkelo')
    say_maze_help=(
        'asdw, nuolet, hjkl  liiku'
        'samat + Vaihto      juokse seuraavaan risteykseen tai umpikujaan'
        'u, askelpalautin    kävele takaisin viime näppäimen askeleet'
        'f, F1               näytä reitin viisi seuraavaa ruutua; enintään 1 tähti'
        'F, kahdesti         luovuta ja katso koko reitti'
        'r                   aloita sama sokkelo alusta'
        'n                   seuraava taso; muiden sokkelojen jälkeen toinen sokkelo'
        '+, -                toinen taso ennen ensimmäistä askelta'
        'm                   valikko: päivän sokkelo, tasot, koot, asema, ennätykset'
        'p, Esc              pidä tauko'
        'q                   lopeta; peli tallennetaan'
        't                   näytä tai piilota jälki: missä olet käynyt'
        'g                   arvo tähän sokkeloon uusi lähtö ja maali'
        'v                   näytä koko sokkelo pienenä'
        'c                   vaihda värit'
        '2 tähteä            ilman vihjeitä, enintään 1,5 kertaa lyhin reitti'
        '3 tähteä            ilman vihjeitä, enintään 1,1 kertaa lyhin reitti'
    )
    say_maze_signs=('sinä' 'maali' 'silta' 'jälki' 'lyhin reitti' 'molemmat')
    say_map_continues='kartta jatkuu siihen suuntaan'
    say_station_goal=('Avaa kaikki huoneet paitsi ansat.' 'Luku kertoo, moneenko ansaan on yhteys.')
    say_station_you_won='Avasit kaikki turvalliset huoneet ajassa %s!'
    say_station_you_lost='Se oli ansa. Aika: %s'
    say_station_status=('ansoja jäljellä %d' 'jokereita %d' 'avattavia %d')
    say_station_keys=(
        'a s d w, nuolet     siirrä kohdistinta'
        'välilyönti, Enter   tutki huone; merkintätilassa lisää tai poista merkki'
        'x                   merkitse huone tai poista merkki'
        'm                   vaihda tilaa: tutki tai merkitse'
        'j                   jokeri: avaa turvallisen huoneen, merkitsee ansan'
        'r                   aloita tämä asema alusta'
        'n                   aloita uusi asema; voiton jälkeen suurempi'
        'p, Esc              pidä tauko'
        'q                   lopeta; peli tallennetaan'
        ''
        '#  tuntematon huone     0–8  avoin huone: moneenko ansaan siitä on yhteys'
        '!  merkitty huone       *    ansa; tutkimasi ansa näkyy käänteisin värein'
        '- | / \  yhteyksiä      X    kaksi risteävää yhteyttä'
        'Lihavoituna ja alleviivattuna: huoneet, joihin on yhteys kohdistimen huoneesta'
    )
    say_modes=('tutki' 'merkitse')
    say_no_station='tämä rivi ei kuulu tallennettuun asemaan'
    say_no_unknown_room='tässä ei ole tuntematonta huonetta'
    say_room_marked='merkitty; x poistaa merkin'
    say_no_joker='jokerit ovat lopussa'
    say_joker=('jokeri: turvallinen' 'jokeri: ansa')
    say_over_scans='tutkimisia %d'
    say_over_jokers='jokereita jäljellä %d'
    say_over_to_open='turvallisia huoneita jäljellä %d'
    say_no_terminal='play: vaatii päätteen; kokeile --keys'
    say_at_goal='%s: pelaaja on jo maalissa; valitse toinen sokkelo'
    say_level_goal='Nuolet tai asdw: maali %s on %s.'

    say_level='Taso %d'
    say_daily='Päivän sokkelo %s'
    say_solved='%s on ratkaistu: aika %s, %s; lyhin reitti %d%s'
    say_trail=('jälki on piilossa' 'jälki näkyy')
    say_summary='voittoja %d   tähtiä %d/%d   päiväputki %d   paras putki %d'
    say_menu_items=('muu koko' 'asema' 'ennätykset')
    say_today='Päivän sokkelo: %s'
    say_not_played='vielä pelaamatta'
    say_streak='putki %d'
    say_best_streak='paras putki %d'
    say_stars_of='tähtiä %d/%d'
    say_next_maze='seuraava sokkelo %d h päästä'
    say_share='Jaettavaksi: %s'
    say_kind_other='muu'
    say_record_steps='ennätys: vähiten lisäaskelia!'
    say_levels=('ensiaskeleet' 'pidempi' 'mutkainen' 'keskeltä ulos' 'paljon haaroja' 'päästä päähän' 'siltoja'
        'lisää siltoja' 'ristiin rastiin' 'tiheästi ristiin' 'sydän' 'ristiin ja pitkälle' 'kaksi reittiä'
        'tasapuolinen arvonta' 'lyhyitä haaroja' 'kaukana toisistaan' 'tähti' 'ristikkäiset renkaat' 'sumua'
        'sumua, paljon haaroja' 'sumua, kaksi reittiä' 'sumua siltojen yllä' 'sumua, pitkä matka' 'kaikki yhdessä')
}
