# shellcheck shell=bash
# shellcheck disable=SC2034 # many are found by their names
#
# games: what the games and their records say in English; texts with %s or %d are printf formats
#
# Writes: say_*.

speak_en_games() {
    say_help_key='? help'
    say_quit_key='q quit'
    say_any_key='press any key'
    say_wall='that is a wall'
    say_wrong_way='wrong way: the exit is %s'
    say_places=('at the top left' 'at the top' 'at the top right' 'on the left' 'in the center' 'on the right'
        'at the bottom left' 'at the bottom' 'at the bottom right')
    say_to_goal='%s to the goal'
    say_nowhere='nowhere'
    say_moves='steps %d'
    say_exit='exit'
    say_goal='goal'
    say_best='best %s'
    say_menu='Menu'
    say_menu_key='m menu'
    say_menu_keys=('Esc back' 'Enter play')
    say_unknown_key='this key does nothing'
    say_paused='Paused. Press any key.'
    say_count_steps=('%d step' '%d steps')
    say_count_squares=('%d square' '%d squares')
    say_hint='%s to go'
    say_nothing_back='no step to undo'
    say_resign_again='press F again to give up'
    say_themes=('colors: dusk' 'colors: plain' 'colors: high contrast' 'colors: none')
    say_no_colors='colors are off'
    say_offer_size='width and height, such as 21x11'
    say_lines_begin='Type keys, then press Enter: a s d w move, ? shows all keys.'
    say_unfinished_game='Unfinished game: %s, %s'
    say_unfinished_keys=('n new game' 'Enter continue')
    say_no_unfinished_game='there is no unfinished game'
    say_bad_unfinished_game='the unfinished game is damaged and is now named %s; reason: %s'
    say_you_resigned='You gave up after %s; the shortest path has %s'
    say_over_look='arrows or v: look around'
    say_over_arrows='arrows: look around'
    say_other_ways=('Tab your path' 'Tab shortest path' 'Tab both paths')
    say_over_hints='hints %d'
    say_over_sum='that was the last level: %d of %d stars; the fewest in level %d'
    say_over_all='that was the last level: %d stars, all there are'
    say_over_keys=('r again' 'n next')
    say_record_time='new record: best time!'
    say_quit='You quit: %s, time %s'
    say_to_continue='to continue:'
    say_call_again=('this maze again:' 'this station again:')
    say_being_played='process %s plays the saved game; this game is not saved'
    say_cannot_keep='this game cannot be saved: %s'
    say_no_home='HOME is not set'
    say_cannot_record='the record cannot be saved: %s'
    say_no_records='no records yet'
    say_bad_records='records: damaged lines skipped: %d'
    say_record_heads=('best' 'extra steps' 'maze')
    say_maze_help=(
        'asdw, arrows, hjkl  move'
        'with Shift          run to the next junction or dead end'
        'u, Backspace        walk back what the last key walked'
        'f, F1               show the next five squares; at most 1 star'
        'F, twice            give up and see the whole path'
        'r                   restart this maze'
        'n                   the next level; after other mazes, another one'
        '+, -                another level, before the first step'
        'm                   the menu: daily maze, levels, sizes, station, records'
        'p, Esc              pause'
        'q                   quit; the game is saved'
        't                   show the trail: where you have been'
        'g                   choose a new start and goal in this maze'
        'v                   show the whole maze, reduced'
        'c                   change the colors'
        '2 stars             no hints, and at most 1.5 times the shortest path'
        '3 stars             no hints, and at most 1.1 times the shortest path'
    )
    say_maze_signs=('you' 'goal' 'a bridge' 'trail' 'shortest path' 'both')
    say_map_continues='the map continues that way'
    say_station_goal=('Open every room but the traps.' 'A number shows how many traps are connected.')
    say_station_you_won='You opened every safe room in %s!'
    say_station_you_lost='That was a trap. Time: %s'
    say_station_status=('traps left %d' 'jokers %d' 'safe left %d')
    say_station_keys=(
        'a s d w, arrows   move the cursor'
        'Space, Enter      scan the room; in mark mode, mark or unmark it'
        'x                 mark or unmark the room'
        'm                 switch between scan mode and mark mode'
        'j                 use a joker: it opens a safe room and marks a trap'
        'r                 restart this station'
        'n                 start a new station; after a win, a larger one'
        'p, Esc            pause'
        'q                 quit; the game is saved'
        ''
        '#  an unknown room      0-8  an open room: the number of traps connected to it'
        '!  a marked room        *    a trap; the one you scanned is inverted'
        '- | / \  connections    X    two connections that cross'
        'Bold and underlined: the rooms connected to the one at the cursor'
    )
    say_modes=('scan' 'mark')
    say_no_station='this line is not from a saved station'
    say_no_unknown_room='no unknown room here'
    say_room_marked='the room is marked; x unmarks it'
    say_no_joker='no jokers left'
    say_joker=('joker: the room is safe' 'joker: the room is a trap')
    say_over_scans='scans %d'
    say_over_jokers='jokers left %d'
    say_over_to_open='safe rooms left %d'
    say_no_terminal='play: needs a terminal; try --keys'
    say_at_goal='%s: the player is already at the goal; try another maze'
    say_level_goal='Arrows or asdw: reach %s %s.'

    say_level='Level %d'
    say_daily='Daily maze %s'
    say_solved='%s solved in %s with %s; the shortest path has %d%s'
    say_trail=('trail off' 'trail on')
    say_summary='wins %d   stars %d of %d   daily streak %d   best streak %d'
    say_menu_items=('another size' 'station' 'records')
    say_today="Today's maze: %s"
    say_not_played='not played yet'
    say_streak='streak %d'
    say_best_streak='best streak %d'
    say_stars_of='%d of %d stars'
    say_next_maze='next maze in %d h'
    say_share='To share: %s'
    say_kind_other='other'
    say_record_steps='new record: fewest extra steps!'
    say_levels=('first steps' 'longer' 'winding' 'from the center' 'many branches' 'end to end' 'bridges'
        'more bridges' 'woven' 'tightly woven' 'heart' 'woven, end to end' 'two ways' 'every tree' 'short branches'
        'far apart' 'star' 'woven rings' 'fog' 'fog, many branches' 'fog, two ways' 'fog over bridges'
        'fog, far apart' 'everything')
}
