# shellcheck shell=bash
# shellcheck disable=SC2034 # texts are found by their names
#
# fi: what help says in Finnish, and what is said of the algorithms
#
# Writes: say_*.

explain_fi() {
    say_man='tee, pelaa, ratkaise ja selitä sokkeloita päätteessä'
    say_usage='Käyttö: maze.sh [KOMENTO] [VALITSIMET] [LEVEYSxKORKEUS]'
    say_command_usage='Käyttö: maze.sh %s [VALITSIMET] [LEVEYSxKORKEUS]'
    say_command_usage_plain='Käyttö: maze.sh %s [VALITSIMET]'
    say_help_more='maze.sh KOMENTO --help näyttää komennon valitsimet. Kaikille yhteiset:'
    say_examples=('pelaa: kulje nuolilla uloskäynnille' 'katso, kuinka sokkelo syntyy'
        'tulosta tehtäväarkkeja selaimella' 'ratkaise: näytä lyhin reitti'
        'opi taulukoista ja rekursiosta')
    say_command_play='kulje sokkelon läpi (oletus päätteessä)'
    say_command_daily='päivän sokkelo; muun päivän sokkelo: daily 2026-11-23'
    say_command_generate='tulosta sokkelo (oletus ilman päätettä)'
    say_command_solve='tulosta sokkelo ja lyhin reitti maaliin'
    say_command_check='tarkista, onko sokkelo täydellinen: joka soluun tasan yksi reitti'
    say_command_station='toinen peli: tutki huoneita ja varo ansoja'
    say_textures=('41x41, keskiarvot siemenluvuille 1–20: umpikujia prosentteina soluista,'
        'lyhimmän reitin askelet ja mutkat kulmasta kulmaan' ''
        'nimi             umpikujia reitti mutkia')
    say_looks=('pitkiä mutkittelevia käytäviä; oletus'
        'kuin kide: paljon lyhyitä umpikujia'
        'lyhyitä umpikujia tasaisesti'
        'kaikki yhtä todennäköisiä; hidas alku'
        'kaikki yhtä todennäköisiä; hidas loppu'
        'pitkiä käytäviä kuten backtrackerilla'
        'viisto; pohjois- ja länsireuna avoin'
        'pitkiä rivejä; pohjoisin rivi avoin'
        'rivi riviltä; lopussa vähän seiniä'
        'huoneita huoneissa, suoria seiniä')
    say_command_algorithms='luettele algoritmit ja kerro, millaisia sokkeloita ne tekevät'
    say_option_algorithm='ks. maze.sh algorithms; TIEDOSTO.bash suoritetaan'
    say_option_loops='avaa näin monta prosenttia umpikujista: 0–100'
    say_command_page='tulosta HTML-sivu, jota voi pelata selaimessa'
    say_command_sheet='tulosta tehtäväarkkeja: sokkelot ja lopussa ratkaisut'
    say_command_handout='tulosta moniste: luokka kaivaa sokkelon käsin, lopussa ratkaisut'
    say_command_tour='oppitunti taulukoista ja rekursiosta; tour N alkaa sivulta N'
    say_command_records='näytä ennätykset: parhaat ajat ja vähiten ylimääräisiä askelia'
    say_about_station='
Avaa kaikki huoneet paitsi ansat. Avoimen huoneen luku kertoo, moneenko ansaan
siitä on yhteys. Jos luku on 0, huoneeseen yhdistetyt huoneetkin avautuvat,
ja niin edelleen.'
    say_keys_of_station='
  a s d w, nuolet     siirrä kohdistinta
  välilyönti, Enter   tutki huone; merkintätilassa merkitse tai poista merkki
  x                   merkitse huone tai poista merkki
  m                   vaihda tilaa: tutki tai merkitse
  j                   käytä jokeri: onko huone turvallinen? Huone pysyy kiinni
  :                   siirry huoneeseen, jonka rivin ja sarakkeen annat
  q                   lopeta ja tallenna; ? näyttää muut näppäimet'
    say_value_FILE='TIEDOSTO'
    say_value_NAME='NIMI'
    say_value_KIND='LAJI'
    say_value_WHEN='MILLOIN'
    say_value_STRING='NÄPPÄIMET'
    say_value_TEXT='TEKSTI'
    say_option_width='leveys ruutuina: pariton, 5–2001; tai LEVEYSxKORKEUS'
    say_option_height='korkeus ruutuina: pariton, 5–2001'
    say_option_seed='sama siemenluku antaa saman tuloksen: 1–2147483646'
    say_option_level='taso 1–12; jokainen tuo jotain uutta'
    say_option_ends='corners, opposite, center, random tai far'
    say_option_path='vain sokkelot, joiden lyhimmässä reitissä on A–B askelta'
    say_option_weave='käytävät risteävät silloilla'
    say_option_bridges='rakenna enintään N siltaa'
    say_option_carver='auto, recursive tai stack: kaksi tapaa, sama sokkelo'
    say_option_steps='lopeta N käytävän jälkeen'
    say_option_count='tee N sokkeloa siemenluvuilla S, S+1, ...'
    say_option_watch='katso päätteessä askel askeleelta'
    say_option_watch_tour='käy oma tiedostosi läpi: tour --watch TIEDOSTO'
    say_option_exercise='luo täydennettävä tiedosto tehtävään 1–9'
    say_option_check='suorita täydennetty tiedosto ja vertaa tuloksia'
    say_option_hint='tulosta tehtävän vihje 1, 2 tai 3'
    say_option_no_answers='tulosta oppitunti jaettavaksi, ilman vastauksia'
    say_option_page='tulosta oppitunti HTML-sivuna'
    say_option_trace='tulosta kaivamisen jokainen askel taulukon rivinä'
    say_option_input='lue sokkeloita tai niiden kuvia; - on vakiosyöte'
    say_option_keys='pelaa ilman päätettä näillä näppäimillä'
    say_option_describe='kerro joka askeleen jälkeen, minne käytävät vievät'
    say_option_fog='näytä vain se, minkä pelaaja on jo nähnyt'
    say_option_resume='jatka keskeneräistä peliä'
    say_option_format='blocks ascii lines half braille digits edges text svg'
    say_option_title='tulosta tämä joka sivun yläreunaan'
    say_option_per_page='sokkeloita sivulla: 1, 2, 4 tai 6'
    say_option_output='kirjoita tähän tiedostoon'
    say_option_output_play='tallenna peli tähän tiedostoon'
    say_option_size='ruudukko N x N: 7–40 (oletus: 10)'
    say_option_rooms='huoneita alussa: 20 – puolet ruudukosta (oletus: 50)'
    say_option_traps='ansoja prosentteina: 1–90 (oletus: kolmannes)'
    say_option_jokers='jokereita alussa: 0–99 (oletus: 3)'
    say_option_reveal='tulosta myös se, mikä on piilossa'
    say_option_help='näytä tämä ohje'
    say_option_version='näytä nimi ja versio'
    say_option_completion='tulosta bashin komentotäydennys'
    say_option_one_file='tulosta koko ohjelma yhtenä tiedostona'
    say_command_help='tämä yleisohje; help KOMENTO näyttää komennon valitsimet'
}
