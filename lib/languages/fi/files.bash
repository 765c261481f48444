# shellcheck shell=bash
# shellcheck disable=SC2034 # found by their names
#
# files: what is noted or refused in the file of a maze, in Finnish; texts with %s or %d are printf formats
#
# Writes: say_*.

speak_fi_files() {
    say_control_character='siinä on ohjausmerkki; poista se'
    say_many_columns='sarakkeita on yli %d'
    say_long_line='pituus on yli %d tavua'
    say_many_other_lines='tyhjiä rivejä ja kommentteja on yli %d'
    say_many_keys='painalluksia on yli %d'
    say_not_plain='ei pelkkää tekstiä; käytä UTF-8:aa ilman värejä'
    say_few_rows='rivejä on vain %d, vaikka pitäisi olla %d'
    say_many_rows='rivejä on yli %d'
    say_few_codes='koodeja on %d, vaikka pitäisi olla %d'
    say_unknown_code='%s ei ole koodi; koodeja ovat 0–9'
    say_no_maze='%s: sokkeloa ei löytynyt; piirrä jokainen ruuturivi riville'
    say_no_walls='kuvassa ei ole seiniä; piirrä seinät merkillä # ja avoimet ruudut välilyönnillä'
    say_no_corner='viivakuva alkaa kulmasta; tallenna muoto valinnalla -f text'
    say_several_walls='seinäksi sopii useampi kuin yksi merkki; käytä merkkiä #'
    say_unknown_signs='liikaa tuntemattomia merkkejä: %s; piirrä seinät merkillä #'
    say_unread_format='muotoja half, braille, edges ja json ei voi lukea; kokeile -f text'
    say_text_row='rivien välissä on tekstiä: %s; poista tämä rivi'
    say_no_row='ei rivi: %s; piirrä vähintään 3 riviä'
    say_long_sign='ruudussa on useampi kuin yksi merkki: %s; käytä yhtä'
    say_word_squares='sanoja ruutuina: %s; käytä merkkejä'
    say_wall_in_cell='solun sisällä on seinä (sarake %d); piirrä | kahden solun väliin'
    say_uneven_posts='tolpat eivät ole tasavälein; piirrä kaikki solut samankokoisiksi'
    say_half_wall='ruudussa on kaksi eri merkkiä; piirrä molemmat samanlaisiksi'
    say_read_as_open='avoimiksi luetut merkit: %s'
    say_first_player='pelaajia on %d; vain ensimmäinen otetaan huomioon'
    say_first_goal='maaleja on %d; vain ensimmäinen otetaan huomioon'
    say_slopes='merkkejä / ja \ ei voi lukea; piirrä vain vaaka- ja pystyseiniä'
    say_three_wide='jokainen ruutu on kolme merkkiä leveä; käytä yhtä tai kahta'
    say_second_table='toinen taulukko; piirrä vain yksi kuva'
    say_read_as_codes='luettu sokkelotiedostona, jossa 1 on seinä'
    say_found_start='lähtö: %s'
    say_found_goal='maali: %s'
    say_short_rows='liian lyhyitä rivejä: %d'
    say_skipped_line='rivi %d ohitettiin: %s'
    say_skipped_lines='rivit %d–%d ohitettiin'
    say_more_notes='ja %d muuta'
    say_second_end='toinen pelaaja (8) tai toinen maali (7)'
    say_corner='maali on kulmassa, jonne ei pääse'
    say_no_other_end='sillalta puuttuu toinen pää'
    say_picture_bridges='kuvasta ei näe, minne sillat vievät; kokeile -f text'
}
