# shellcheck shell=bash
# shellcheck disable=SC2034 # texts are found by their names
#
# de: what watching says in German; texts are printf formats
#
# Writes: say_*.

narrate_de() {
    say_watch_calls='laufende Aufrufe, der neueste oben'
    say_watch_waiting='das Array waiting, top=%d'
    say_watch_queue='die Liste, das Nächste oben'
    say_watch_more='noch %d'
    say_watch_begin='die erste Zelle, %s, ist offen: los geht es'
    say_watch_open='innen ist alles offen: nun werden Wände gebaut'
    say_watch_start='der Spieler steht auf Feld %d: wo ist das Ziel?'
    say_watch_look='von %s geht es nach %s'
    say_watch_none='von %s geht es nicht weiter'
    say_watch_at='bei %s'
    say_watch_draw='die gezogene Zahl: %d %% %d = %d'
    say_watch_so='%s, also %s'
    say_watch_dig='die Wand von %s nach %s wird geöffnet'
    say_watch_dig_bridge='eine Brücke von %s nach %s, über eine Zelle'
    say_watch_push='%s kommt in waiting[%d]; '
    say_watch_call='ein Aufruf mit %s; '
    say_watch_back='zurück in %s; '
    say_watch_done='es ist nichts mehr zu tun: fertig'
    say_watch_wall='eine Wand, Zellen daran: %d'
    say_watch_seen='Feld %d ist gefunden, von %d aus'
    say_watch_found='das Ziel, auf dem kürzesten Weg: %d Schritte'
    say_watch_frontier='%s der Rand: %d Zellen'
    say_watch_sets='je Menge ein Buchstabe: noch %d'
    say_watch_walk='%s der Weg: %d Zellen'
    say_watch_dug='%s in einem Zug gegraben: %d'
    say_watch_field='%s das Teilstück: %d x %d Zellen'
    say_watch_list='%s wartet in der Liste'
    say_watch_bridge='%s über eine Brücke'
    say_watch_step='Schritt %d von %d'
    say_watch_speed='Tempo %d'
    say_watch_small='damit alles zu sehen ist: das Fenster auf %d x %d'
    say_watch_run='Leertaste läuft'
    say_watch_pause='Leertaste hält'
    say_watch_tab='Tab: das Array'
    say_watch_untab='Tab: die Rekursion'
    say_watch_keys=(
        'Leertaste      laufen und anhalten'
        'rechts, links  ein Schritt vor und zurück'
        '+ -            schneller, langsamer'
        'Tab            die Rekursion, oder derselbe Weg mit einem Array'
        'r              von vorn'
        'G              bis zum Ende'
        'q              beenden'
    )
}
