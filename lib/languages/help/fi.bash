# shellcheck shell=bash
# shellcheck disable=SC2034 # texts are found by their names
#
# fi: what help says in Finnish, and what is said of the algorithms
#
# Writes: say_*.

explain_fi() {
    say_usage='maze.sh [KOMENTO] [VALITSIMET] [LEVEYSxKORKEUS]'
    say_command_usage='maze.sh %s [VALITSIMET] [LEVEYSxKORKEUS]'
    say_command_usage_plain='maze.sh %s [VALITSIMET]'
    say_help_more='maze.sh KOMENTO --help kertoo komennon valitsimet. Kaikilla ovat:'
    say_examples=('pelaa: nuolet liikuttavat, löydä ulos' 'katso, kuinka sokkelo syntyy'
        'tulosta: avaa selaimessa' 'katso lyhin reitti'
        'opi, miten: taulukot ja rekursio')
    say_command_play='kulje sokkelon läpi (oletuskomento päätteellä)'
    say_command_generate='tulosta sokkelo (oletuskomento ilman päätettä)'
    say_command_solve='tulosta se ja lyhin reitti pelaajalta maaliin'
    say_command_check='onko se täydellinen: joka soluun pääsee, ja vain yhtä tietä?'
    say_command_station='toinen peli: tutkittavia huoneita, joista osa on ansoja'
    say_textures=('41x41, keskiarvot siemenille 1-20: umpikujia prosentteina soluista,'
        'reitin askelet ja mutkat kulmasta kulmaan' ''
        'nimi             umpikujia matka mutkia')
    say_looks=('pitkiä mutkittelevia teitä; oletus'
        'kuin kide: paljon lyhyitä umpikujia'
        'lyhyitä umpikujia, kaikkialla samoin'
        'kaikki yhtä todennäköisiä; alku hidas'
        'kaikki yhtä todennäköisiä; loppu hidas'
        'pitkiä mutkia kuten backtracker'
        'viisto; pohjoisessa ja lännessä avoin'
        'käytäviä poikittain; pohjoisessa avoin'
        'rivi riviltä; lopussa vähän seiniä'
        'huoneita huoneissa, suoria seiniä')
    say_command_algorithms='kaivutavat, ja millaisia niiden sokkelot ovat'
    say_option_algorithm='tapa: maze.sh algorithms luettelee; FILE.bash ajetaan'
    say_option_loops='avattavien umpikujien osuus prosentteina: 0-100'
    say_command_page='yksi HTML-tiedosto, jota voi pelata missä tahansa selaimessa'
    say_command_sheet='sokkeloita paperille, ratkaisut perässä'
    say_command_tour='oppitunti: taulukot ja rekursio; tour N alkaa sivulta N'
    say_command_records='parhaat ajat ja vähimmät harha-askeleet'
    say_about_station='
Huoneista on yhteyksiä kahdeksaan suuntaan, ja osa huoneista on ansoja. Avaa
kaikki muut: avoin huone kertoo, moneenko ansaan siitä on yhteys; jos luku on 0,
avautuvat myös naapurit, ja nollien naapurit, ja niin edelleen.'
    say_keys_of_station='
  a s d w, nuolet     siirrä kohdistinta
  väli, Enter         tutki huone; merkintätilassa lisää tai poista merkki
  m                   vaihda tutkimisen ja merkinnän välillä
  j                   jokeri kertoo, mikä huone on, avaamatta sitä
  :                   siirry riville ja sarakkeeseen niiden numeroilla
  q                   lopeta; ? kertoo muut näppäimet'
    say_option_width='ruutuja seinineen, pariton: 5-2001; tai LEVEYSxKORKEUS'
    say_option_height='samoin'
    say_option_seed='sama siemen, sama kuva: 1-2147483646'
    say_option_level='yksi 12 tasosta, joissa on aina jotain uutta, koon sijasta'
    say_option_ends='corners, opposite, center, random tai far'
    say_option_path='vain sokkelot, joiden lyhin reitti on A-B askelta'
    say_option_weave='käytävät risteävät siltoja pitkin'
    say_option_bridges='siltoja enintään N'
    say_option_carver='auto, recursive tai stack: kaksi tapaa, sama sokkelo'
    say_option_steps='lopeta kaivaminen N käytävän jälkeen'
    say_option_count='N sokkeloa, siemenet S, S+1, ...'
    say_option_watch='työ silmien edessä, askel askeleelta'
    say_option_exercise='täydennettävä tiedosto: 1 dig, 2 syvyys, 3 pino'
    say_option_check='aja täydennetty tiedosto ja vertaa sokkeloita'
    say_option_trace='kaivamisen joka askel taulukon rivinä'
    say_option_input='sokkelot tiedostosta; - on vakiosyöte'
    say_option_keys='pelaa ilman päätettä näillä näppäimillä'
    say_option_describe='sanoin: joka askeleella, mihin käytävät vievät'
    say_option_resume='jatka kesken jäänyttä peliä'
    say_option_format='blocks ascii lines half braille digits edges text svg'
    say_option_title='mitä joka sivun yläreunassa lukee'
    say_option_per_page='montako sokkeloa on sivulla: 1, 2, 4 tai 6'
    say_option_output='kirjoita tänne; play säilyttää pelin täällä'
    say_option_color='auto, always tai never'
    say_option_lang='en, de, fi tai ru'
    say_option_size='ruudukko N x N: 7-40 (10)'
    say_option_rooms='huoneita alussa: 20 - puolet ruudukosta (50)'
    say_option_traps='ansojen osuus huoneista prosentteina: 1-90 (kolmannes)'
    say_option_jokers='0-99 (3)'
    say_option_reveal='tulosta kaikki piilotettukin'
    say_option_help='tämä ohje'
    say_option_version='nimi ja versio'
    say_option_completion='mitä bash tarvitsee kutsujen täydentämiseen'
    say_option_one_file='koko ohjelma yhtenä tiedostona mukaan otettavaksi'
    say_command_help='mitä kaikkea on; help KOMENTO: mitä se ottaa'
}
