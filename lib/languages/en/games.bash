# shellcheck shell=bash
# shellcheck disable=SC2034 # many are found by their names
#
# games: what the games and their records say in English; texts with %s or %d are printf formats
#
# Writes: say_*.

speak_en_games() {
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
    say_small_key='v small'
    say_menu_keys=('Esc back' 'Enter play')
    say_menu_choose='choose with arrows or a number'
    say_menu_lines='type a number; m back'
    say_unknown_key='press ? for help'
    say_paused='Paused. Press any key.'
    say_count_steps=('%d step' '%d steps')
    say_count_squares=('%d square' '%d squares')
    say_hint='%s to go'
    say_nothing_back='no step to undo'
    say_resign_again='press F again to give up'
    say_restart_again='press r again to restart for 1 star'
    say_bell=('bell off' 'bell on')
    say_themes=('colors: dusk' 'colors: plain' 'colors: high contrast' 'colors: none')
    say_no_colors='this terminal has no colors'
    say_offer_begin='reach %s with arrows or asdw'
    say_offer_short='reach %s'
    say_offer_size='type another size'
    say_lines_begin='Type keys, then press Enter: a s d w move, ? shows all keys.'
    say_unfinished_game='Unfinished game: %s, %s'
    say_unfinished_keys=('x delete' 'q quit' 'n new game' 'Enter continue')
    say_delete_again='press x again to delete this game'
    say_no_unfinished_game='there is no unfinished game'
    say_bad_unfinished_game='the unfinished game is damaged and is now named %s; reason: %s'
    say_you_resigned='You gave up after %s; the shortest path has %s'
    say_over_bumps='bumps %d'
    say_over_good='without bumps %d%%'
    say_over_look='arrows or v: look around'
    say_over_arrows='arrows: look around'
    say_other_ways=('Tab your path' 'Tab shortest path' 'Tab both paths')
    say_over_efficiency='efficiency %d%%'
    say_over_hints='hints %d'
    say_over_wins='wins this session: %d'
    say_over_sum='%d of %d stars; fewest in level %d'
    say_over_all='all %d stars earned'
    say_over_keys=('r again' 'n next' 'q quit')
    say_record_first=('your first win in a maze like this' 'your first win in a station like this')
    say_record_time='new record: best time!'
    say_record_moves='new record: fewest extra steps!'
    say_record_both='new records: best time and fewest extra steps!'
    say_won='You found the exit: steps %d, time %s'
    say_reached='You reached the goal: steps %d, time %s'
    say_resigned='You gave up: steps %d, time %s'
    say_quit='You quit: steps %d, time %s'
    say_to_continue='%s; to continue: %s'
    say_call_again=('this maze again:' 'this station again:')
    say_being_played='process %s on %s has this game open; quit the game there, or remove %s'
    say_other_games='Tab next of %d games'
    say_cannot_keep='this game cannot be saved: %s'
    say_no_home='HOME is not set'
    say_cannot_record='the record cannot be saved: %s'
    say_over_before='this game is already over, so it starts again'
    say_no_records='no records yet'
    say_bad_record='records: line %d is damaged and was skipped'
    say_many_records='records: only the first %d lines were read'
    say_record_heads=(size kind games best date 'extra steps')
    say_record_hinted='- means no best time: each win had hints or was in a known maze'
    say_kind_station='station, rooms %d, traps %d%%'
    say_kinds=('plain' 'from a file')
    say_maze_help=(
        'asdw, arrows, hjkl  move'
        'with Shift          run to the next junction or dead end'
        'u, Backspace        undo the last step (this counts as a step)'
        'f, F1               show the next five squares; at most 1 star'
        'F, twice            give up and see the whole path'
        'r                   restart this maze'
        'n                   start another maze; after you win a level, the next one'
        '+, -, 0-9           choose a level or size before the first step'
        'm                   show the menu: the daily maze and all levels'
        'p, Esc              pause'
        'q                   quit; the game is saved'
    )
    say_maze_help_more=(
        't                   show the trail: where you have been'
        'g                   choose a new start and goal in this maze'
        'v                   show the whole maze, reduced'
        '.                   make your row and column flash'
        'c                   change the colors'
        'b                   turn the bell on or off'
        'e                   turn the description of the passages on or off'
        '2 stars             no hints, and at most 1.5 times the shortest path'
        '3 stars             no hints, and at most 1.1 times the shortest path'
        'a known maze        1 star: you have won it, restarted it or given up in it'
        'efficiency          the shortest path as a percentage of your steps'
    )
    say_maze_signs=('you' 'goal' 'a bridge' 'trail' 'shortest path' 'both')
    say_map_continues='the map continues that way'
    say_station_goal=('Open every room but the traps.' 'A number shows how many traps are connected.')
    say_station_you_won='You opened every safe room in %s!'
    say_station_you_lost='That was a trap. Time: %s'
    say_station_won='You opened every safe room. Scans: %d'
    say_station_lost='That was a trap. Safe rooms left: %d'
    say_station_quit='You quit. Safe rooms left: %d'
    say_station_status=('traps left %d' 'jokers %d' 'safe left %d' '*%d j%d #%d')
    say_station_legend=('# unknown' '0-8 trap count' '! marked' '* trap' '. no room')
    say_station_keys=(
        'a s d w, arrows   move the cursor'
        'Space, Enter      scan the room; in mark mode, mark or unmark it'
        'x                 mark or unmark the room'
        'm                 switch between scan mode and mark mode'
        'j                 use a joker: it opens a safe room and marks a trap'
        'r                 restart this station'
        'n                 start a new station; after a win, a larger one'
        'c                 change the colors'
        'p, Esc            pause'
        'q                 quit; the game is saved'
        '*15 j3 #12        short for: traps left, jokers, safe rooms left; !: mark mode'
        ''
        '#  an unknown room      0-8  an open room: the number of traps connected to it'
        '!  a marked room        *    a trap; the one you scanned is inverted'
        '- | / \  connections    X    two connections that cross'
        '.  no room'
        'Bold and underlined: the rooms connected to the one at the cursor'
    )
    say_modes=('scan' 'mark')
    say_no_station='this line is not from a saved station'
    say_station_again='the same station again: only your first try can set a record'
    say_no_unknown_room='no unknown room here'
    say_room_marked='the room is marked; x unmarks it'
    say_no_joker='no jokers left'
    say_joker_safe='joker: the room is safe'
    say_joker_trap='joker: the room is a trap'
    say_over_scans='scans %d'
    say_over_jokers='jokers left %d'
    say_over_to_open='safe rooms left %d'
    say_any_fits='no fitting maze was found: any path'
    say_no_terminal='play: needs a terminal; try --keys'
    say_not_with_resume='%s: cannot be used with an unfinished game; leave it out'
    say_at_goal='%s: the player is already at the goal; try another maze'
    say_level_goal='Reach %s %s.'

    say_level='Level %d'
    say_daily='Daily maze %s'
    say_solved='%s solved in %s with %s; the shortest path has %d%s'
    say_over_streak='daily mazes: %s in a row'
    say_count_days=('%d day' '%d days')
    say_game_saved='the game so far is saved'
    say_game_again='you know this maze: 1 star'
    say_daily_left='to return to it: maze.sh daily %s'
    say_level_begun='for another level or size, press n'
    say_all_levels='the levels are 1 to %d'
    say_trail=('trail off' 'trail on')
    say_words=('description off' 'description on')
    say_made_odd='%d is even; using %d instead'
    say_summary='games %d   wins %d   level %d   stars %d of 72   daily mazes in a row %d'
}
