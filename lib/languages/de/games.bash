# shellcheck shell=bash
# shellcheck disable=SC2034 # many are found by their names
#
# games: what the games and their records say in German; texts with %s or %d are printf formats
#
# Writes: say_*.

speak_de_games() {
    say_help_key='? Hilfe'
    say_quit_key='q beenden'
    say_any_key='weiter mit beliebiger Taste'
    say_wall='dort ist eine Wand'
    say_wrong_way='falsche Richtung: der Ausgang ist %s'
    say_places=('oben links' 'oben' 'oben rechts' 'links' 'in der Mitte' 'rechts'
        'unten links' 'unten' 'unten rechts')
    say_to_goal='%s bis zum Ziel'
    say_nowhere='nirgendwohin'
    say_moves='Schritte %d'
    say_exit='Ausgang'
    say_goal='Ziel'
    say_best='Bestzeit %s'
    say_menu='Menü'
    say_menu_key='m Menü'
    say_menu_keys=('Esc zurück' 'Enter spielen')
    say_unknown_key='diese Taste tut nichts'
    say_paused='Pause. Weiter mit beliebiger Taste.'
    say_count_steps=('%d Schritt' '%d Schritte')
    say_count_squares=('%d Feld' '%d Felder')
    say_hint='noch %s'
    say_nothing_back='du kannst nichts zurücknehmen'
    say_resign_again='drücke noch einmal F, um aufzugeben'
    say_themes=('Farben: Dämmerung' 'Farben: schlicht' 'Farben: hoher Kontrast' 'Farben: keine')
    say_no_colors='die Farben sind ausgeschaltet'
    say_offer_size='Breite und Höhe, etwa 21x11'
    say_lines_begin='Tippe Tasten und drücke dann Enter: a s d w zum Gehen, ? für alle Tasten.'
    say_unfinished_game='Unterbrochenes Spiel: %s, %s'
    say_unfinished_keys=('n neu' 'Enter weiter')
    say_no_unfinished_game='es gibt kein unterbrochenes Spiel'
    say_bad_unfinished_game='das unterbrochene Spiel ist beschädigt; seine Datei heißt jetzt %s; Grund: %s'
    say_you_resigned='Du hast nach %s aufgegeben; der kürzeste Weg hat %s'
    say_over_look='Pfeile, v: umsehen'
    say_over_arrows='Pfeile: umsehen'
    say_other_ways=('Tab dein Weg' 'Tab kürzester Weg' 'Tab beide Wege')
    say_over_hints='Tipps %d'
    say_over_sum='das war das letzte Level: %d von %d Sternen; die wenigsten in Level %d'
    say_over_all='das war das letzte Level: %d Sterne, mehr gibt es nicht'
    say_over_keys=('r nochmal' 'n nächstes')
    say_record_time='neuer Rekord: beste Zeit!'
    say_quit='Spiel beendet (%s, Zeit: %s)'
    say_to_continue='weiter mit:'
    say_call_again=('dieses Labyrinth noch einmal:' 'diese Station noch einmal:')
    say_being_played='Prozess %s spielt das gespeicherte Spiel; dieses Spiel wird nicht gespeichert'
    say_cannot_keep='dieses Spiel lässt sich nicht speichern: %s'
    say_no_home='HOME ist nicht gesetzt'
    say_cannot_record='der Rekord lässt sich nicht speichern: %s'
    say_no_records='noch keine Rekorde'
    say_bad_records='Rekorde: beschädigte Zeilen übersprungen: %d'
    say_record_heads=('Bestzeit' 'Zusatz' 'Labyrinth')
    say_maze_help=(
        'asdw, Pfeile, hjkl  gehen'
        'mit Umschalt        bis zur nächsten Gabelung oder Sackgasse laufen'
        'u, Rücktaste        zurückgehen, was die letzte Taste lief'
        'f, F1               die nächsten fünf Felder des Wegs; höchstens 1 Stern'
        'zweimal F           aufgeben und den ganzen Weg sehen'
        'r                   dieses Labyrinth von vorn beginnen'
        'n                   das nächste Level; nach anderen Labyrinthen ein neues'
        '+, -                vor dem ersten Schritt ein anderes Level'
        'm                   das Menü: heute, Level, Größen, Station, Rekorde'
        'p, Esc              Pause'
        'q                   beenden; das Spiel wird gespeichert'
        't                   die Spur zeigen: wo du schon warst'
        'g                   im selben Labyrinth Start und Ziel neu wählen'
        'v                   das ganze Labyrinth verkleinert zeigen'
        'c                   die Farben wechseln'
        '2 Sterne            ohne Tipps, höchstens 1,5-mal so weit wie nötig'
        '3 Sterne            ohne Tipps, höchstens 1,1-mal so weit wie nötig'
    )
    say_maze_signs=('du' 'Ziel' 'eine Brücke' 'Spur' 'kürzester Weg' 'beides')
    say_map_continues='in dieser Richtung geht es weiter'
    say_station_goal=('Öffne alle sicheren Räume.' 'Eine Zahl gibt an, wie viele Fallen verbunden sind.')
    say_station_you_won='Du hast alle sicheren Räume in %s geöffnet!'
    say_station_you_lost='Das war eine Falle. Zeit: %s'
    say_station_status=('Fallen übrig %d' 'Joker %d' 'sichere übrig %d')
    say_station_keys=(
        'a s d w, Pfeile    den Cursor bewegen'
        'Leertaste, Enter   den Raum scannen; im Markiermodus wie x'
        'x                  den Raum markieren oder die Markierung entfernen'
        'm                  zwischen Scannen und Markieren wechseln'
        'j                  Joker: öffnet einen sicheren Raum, markiert eine Falle'
        'r                  diese Station neu beginnen'
        'n                  eine neue Station, nach einem Sieg eine größere'
        'p, Esc             Pause'
        'q                  beenden; das Spiel wird gespeichert'
        ''
        '#  unbekannter Raum     0–8  offener Raum: Zahl der verbundenen Fallen'
        '!  markierter Raum      *    Falle; die ausgelöste ist invertiert'
        '- | / \  Verbindungen   X    zwei Verbindungen, die sich kreuzen'
        'Fett und unterstrichen: Räume, die mit dem Raum am Cursor verbunden sind'
    )
    say_modes=('Scannen' 'Markieren')
    say_no_station='diese Zeile gehört zu keiner Station'
    say_no_unknown_room='hier ist kein unbekannter Raum'
    say_room_marked='markiert; x entfernt die Markierung'
    say_no_joker='kein Joker übrig'
    say_joker=('Joker: Der Raum ist sicher' 'Joker: Der Raum ist eine Falle')
    say_over_scans='Scans %d'
    say_over_jokers='Joker übrig %d'
    say_over_to_open='sichere Räume übrig %d'
    say_no_terminal='play: braucht ein Terminal; nimm sonst --keys'
    say_at_goal='%s: der Spieler ist schon am Ziel; nimm ein anderes Labyrinth'
    say_level_goal='Pfeile oder asdw: erreiche %s %s.'

    say_level='Level %d'
    say_daily='Tageslabyrinth %s'
    say_solved='%s gelöst: %s, %s; der kürzeste Weg hat %d%s'
    say_trail=('Spur aus' 'Spur an')
    say_summary='Siege %d   Sterne %d von %d   Tagesserie %d   beste Serie %d'
    say_menu_items=('andere Größe' 'Station' 'Rekorde')
    say_today='Heutiges Labyrinth: %s'
    say_not_played='noch nicht gespielt'
    say_streak='Serie %d'
    say_best_streak='beste Serie %d'
    say_stars_of='%d von %d Sternen'
    say_next_maze='nächstes Labyrinth in %d h'
    say_share='Zum Teilen: %s'
    say_kind_other='andere'
    say_record_steps='neuer Rekord: wenigste Zusatzschritte!'
    say_levels=('erste Schritte' 'länger' 'verschlungen' 'aus der Mitte' 'viele Abzweigungen' 'von Ende zu Ende'
        'Brücken' 'mehr Brücken' 'verwoben' 'dicht verwoben' 'Herz' 'lang und verwoben' 'zwei Wege'
        'reiner Zufall' 'kurze Sackgassen' 'weit auseinander' 'Stern' 'verwobene Ringe' 'Nebel'
        'Nebel, viele Zweige' 'Nebel, zwei Wege' 'Nebel über Brücken' 'Nebel, weit entfernt'
        'alles zusammen')
}
