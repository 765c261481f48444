# shellcheck shell=bash
# shellcheck disable=SC2034 # texts are found by their names
#
# fi: what help says in Finnish, and what is said of the algorithms
#
# Writes: say_*.

explain_fi() {
    say_man='tee, pelaa ja ratkaise sokkeloita päätteessä ja opi, kuinka ne syntyvät'
    say_man_status='0 onnistui, 1 ei onnistunut tai sokkelo ei ole täydellinen, 2 virhe komentorivillä'
    say_man_files='tallennetut pelit: ~/.local/state/maze.sh, ennätykset: ~/.local/share/maze.sh'
    say_usage='Käyttö: maze.sh [KOMENTO] [VALITSIMET] [LEVEYSxKORKEUS]'
    say_command_usage='Käyttö: maze.sh %s [VALITSIMET] [LEVEYSxKORKEUS]'
    say_command_usage_plain='Käyttö: maze.sh %s [VALITSIMET]'
    say_help_more='maze.sh KOMENTO --help näyttää komennon valitsimet. Yhteiset valitsimet:'
    say_examples=('pelaa sokkeloa nuolinäppäimillä' 'katso, kuinka sokkelo syntyy'
        'tee tulostettavia tehtäväarkkeja' 'näytä lyhin reitti'
        'opi taulukoista ja rekursiosta')
    say_command_play='pelaa sokkeloa (oletus päätteessä)'
    say_command_daily='pelaa päivän sokkeloa; muun päivän sokkelo: daily 2026-11-23'
    say_command_generate='tulosta sokkelo (oletus ilman päätettä)'
    say_command_solve='tulosta sokkelo ja lyhin reitti maaliin'
    say_command_check='tarkista, onko sokkelo täydellinen: joka soluun tasan yksi reitti'
    say_command_station='pelaa toista peliä: tutki huoneita ja varo ansoja'
    say_textures=('41x41 ruudun sokkeloiden keskiarvot siemenluvuilla 1–20: umpikujien osuus'
        'soluista sekä askelten ja mutkien määrä lyhimmällä reitillä kulmasta kulmaan' ''
        'nimi             umpikujia reitti mutkia')
    say_looks=('pitkiä mutkittelevia käytäviä; oletus'
        'kidemäinen: paljon lyhyitä umpikujia'
        'lyhyitä umpikujia tasaisesti'
        'kaikki yhtä todennäköisiä; hidas alku'
        'kaikki yhtä todennäköisiä; hidas loppu'
        'pitkiä käytäviä kuten backtrackerilla'
        'viisto; ylärivi ja vasen sarake auki'
        'pitkiä vaakakäytäviä; ylärivi auki'
        'rivi riviltä; alarivillä vähän seiniä'
        'sisäkkäisiä huoneita, suoria seiniä')
    say_command_algorithms='luettele algoritmit ja kerro, millaisia sokkeloita ne tekevät'
    say_option_algorithm='nimi (maze.sh algorithms) tai suoritettava TIEDOSTO.bash'
    say_option_loops='avaa N prosenttia umpikujista silmukoiksi: 0–100'
    say_command_page='tee HTML-sivu, jolla voi pelata selaimessa'
    say_command_sheet='tee tulostettavia tehtäväarkkeja; lopussa ratkaisut'
    say_command_handout='tee moniste sokkelon kaivamisesta käsin; lopussa ratkaisut'
    say_command_tour='avaa oppitunti taulukoista ja rekursiosta; tour N alkaa sivulta N'
    say_command_records='näytä ennätykset: parhaat ajat ja vähiten ylimääräisiä askelia'
    say_about_station='
Avaa kaikki huoneet paitsi ansat. Avoimen huoneen luku kertoo, moneenko ansaan
siitä on yhteys. Jos luku on 0, avautuvat myös ne huoneet, joihin siitä on
yhteys, ja niin edelleen.'
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
    say_option_seed='1–2147483646; sama siemenluku antaa saman tuloksen'
    say_option_level='tee pelin tason N sokkelo: 1–12'
    say_option_ends='lähtö ja maali: corners opposite center random far'
    say_option_path='vain sokkelot, joiden lyhimmässä reitissä on A–B askelta'
    say_option_weave='anna käytävien kulkea toistensa yli siltoja pitkin'
    say_option_bridges='rakenna enintään N siltaa'
    say_option_carver='auto, recursive tai stack: sokkelo on aina sama'
    say_option_steps='lopeta kaivaminen N käytävän jälkeen'
    say_option_count='tee N sokkeloa siemenluvuilla S, S+1, ...'
    say_option_watch='seuraa päätteessä työn etenemistä askel askeleelta'
    say_option_watch_tour='seuraa oman tiedostosi suoritusta: tour --watch TIEDOSTO'
    say_option_exercise='luo tehtävästä N (1–9) täydennettävä tiedosto'
    say_option_check='suorita täydennetty tiedosto ja tarkista sen tulokset'
    say_option_hint='tulosta tehtävän vihje 1, 2 tai 3'
    say_option_no_answers='tulosta oppitunti jaettavaksi ilman vastauksia'
    say_option_page='tulosta oppitunti HTML-sivuna'
    say_option_trace='tulosta kaivamisen askeleet taulukon riveinä'
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
    say_option_traps='ansojen osuus prosentteina: 1–90 (oletus: kolmannes)'
    say_option_jokers='jokereita alussa: 0–99 (oletus: 3)'
    say_option_reveal='tulosta myös piilossa olevat huoneet ja ansat'
    say_option_help='näytä tämä ohje'
    say_option_version='näytä nimi ja versio'
    say_option_completion='tulosta bashin komentotäydennys'
    say_option_one_file='tulosta koko ohjelma yhtenä tiedostona'
    say_command_help='näytä tämä yleisohje tai yhden komennon ohje: help solve'
}
