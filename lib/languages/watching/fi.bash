# shellcheck shell=bash
# shellcheck disable=SC2034 # texts are found by their names
#
# fi: what watching says in Finnish; texts are printf formats
#
# Writes: say_*.

narrate_fi() {
    say_watch_calls='aktiiviset kutsut, uusin ylinnä'
    say_watch_waiting='taulukko waiting, top=%d'
    say_watch_queue='lista, seuraava ylinnä'
    say_watch_more='vielä %d'
    say_watch_begin='ensimmäinen solu, %s, on auki: aloitetaan'
    say_watch_open='sisällä kaikki on auki: rakennetaan seiniä'
    say_watch_start='pelaaja on ruudussa %d: missä on maali?'
    say_watch_look='solusta %s pääsee %s'
    say_watch_none='solusta %s ei pääse minnekään'
    say_watch_at='solussa %s'
    say_watch_draw='arvottu luku: %d %% %d = %d'
    say_watch_so='%s, siis %s'
    say_watch_dig='avaa seinä solusta %s %s'
    say_watch_dig_bridge='silta solusta %s %s, yhden solun yli'
    say_watch_push='%s menee paikkaan waiting[%d]; '
    say_watch_call='kutsu arvolla %s; '
    say_watch_back='takaisin solussa %s; '
    say_watch_done='mitään ei ole jäljellä: valmis'
    say_watch_wall='seinä, sen mitta soluina: %d'
    say_watch_seen='ruutu %d löytyi ruudusta %d'
    say_watch_found='maali, lyhimmän reitin askelia: %d'
    say_watch_frontier='%s reuna, soluja: %d'
    say_watch_sets='kirjain kullekin joukolle: jäljellä %d'
    say_watch_walk='%s kulku, soluja: %d'
    say_watch_dug='%s kaivettu yhteen menoon: %d'
    say_watch_field='%s kenttä: %d x %d solua'
    say_watch_list='%s odottaa listassa'
    say_watch_bridge='%s siltaa pitkin'
    say_watch_step='askel %d/%d'
    say_watch_speed='nopeus %d'
    say_watch_small='kaikki näkyy ikkunassa, jonka koko on %d x %d'
    say_watch_run='välilyönti: käynnistä'
    say_watch_pause='välilyönti: pysäytä'
    say_watch_tab='Tab: taulukko'
    say_watch_untab='Tab: rekursio'
    say_watch_keys=(
        'välilyönti    käynnistä ja pysäytä'
        'oikea, vasen  askel eteen ja taakse'
        '+ -           nopeammin, hitaammin'
        'Tab           rekursio, tai sama kulku taulukolla'
        'r             alusta'
        'G             loppuun'
        'q             lopeta'
    )
}
