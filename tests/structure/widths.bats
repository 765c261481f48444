#!/usr/bin/env bats
# bats file_tags=shell,edge
# shellcheck disable=SC2030,SC2031,SC2154 # each test runs in its own process; helpers.bash sets out, err and status
#
# The widths: in every language tables, status lines and help fit in a window.

load ../support/helpers
load ../support/speaking

setup() { start_speaking; }

@test "tables and the longest status lines have room in 80 columns" {
    in_every_language <<'END'
load_texts languages/help explain
for ((k = 0; k < ${#say_looks[@]}; k++)); do
    fits 38 "${say_looks[k]}"
done
for line in "${say_textures[@]}"; do
    fits 79 "$line"
done
printf -v line '  %s' "${say_station_legend[@]}"
fits 79 "${line:2}"
printf -v line '  %s' "${say_station_goal[@]}"
fits 79 "${line:2}"
fits 39 "${say_station_goal[0]}"
check_heads=("${say_record_heads[@]}")
widths=(9 20 6 8 10 11)
for ((k = 0; k < 6; k++)); do
    fits "${widths[k]}" "${check_heads[k]}"
done
longest=''
for word in "$say_exit" "$say_goal"; do
    count_columns "$word"
    ((${#longest} >= REPLY)) || longest=$word
done
say_count 99 "${say_count_squares[@]}"
say '%s  %s  %s ↘ %s  %s  %s  %s' 99:59 "$say_moves" "$longest" "$REPLY" "$say_seed" "$say_help_key" "$say_quit_key"
say "$REPLY" 999 2147483646
fits 79 "$REPLY"
for word in "${say_other_ways[@]}"; do
    say '%s  %s  %s  %s  %s' "$say_over_look" "$word" "${say_over_keys[@]}"
    fits 79 "$REPLY"
done
for word in "${say_modes[@]}"; do
    say "%s  ${say_station_status[*]}  %s  %s  %s" 99:59 99 1600 "$word" "$say_help_key" "$say_quit_key"
    fits 79 "$REPLY"
done
say "$say_quit" 9999 59:59
say "$say_kept" "$REPLY" './maze.sh --resume'
fits 79 "$REPLY"
say "$say_station_quit" 999
say "$say_kept" "$REPLY" './maze.sh station'
fits 79 "$REPLY"
((${#say_level_goals[@]} == ${#say_levels[@]} && ${#say_levels[@]} == 12)) || echo "$spoken: ${#say_level_goals[@]} goals"
for place in "${say_places[@]}"; do
    for line in "${say_level_goals[@]}"; do
        say "$say_level_goal" ◆ "$place" "$line"
        fits 79 "$REPLY"
    done
done
fits 79 "$say_lines_begin"
((${#say_maze_help[@]} <= 11)) || echo "$spoken: the first page of the help is too long"
say "$say_help_page" 10 12
fits 38 "$say_help_next  $REPLY"
for line in "$say_any_key" "$say_paused" "$say_too_small" "$say_unknown_key" "$say_resign_again" "${say_themes[@]}" \
    "$say_no_colors" "$say_bell_on" "$say_bell_off" "$say_wall" "$say_all_levels"; do
    fits 39 "$line"
done
for line in "${say_places[@]}"; do
    say "$say_wrong_way" "$line"
    fits 60 "$REPLY"
done
for line in "${say_maze_help[@]}" "${say_maze_help_more[@]}" "${say_station_keys[@]}"; do
    fits 79 "$line"
done
END
}

@test "at 80 columns the clock stays in the status line, whatever the message" {
    in_every_language <<'END'
need screen/status
window_columns=80 map_width=100 map_height=100 view_width=10 view_height=10 view_x=2 view_y=2
say_count 999 "${say_count_squares[@]}"
far=$REPLY
say "$say_seed" 2147483646
seed=$REPLY
messages=("$say_unknown_key" "$say_resign_again" "${say_themes[@]}" "$say_no_colors" "$say_bell_on" "$say_bell_off"
    "$say_wall" "$say_no_unknown_room" "$say_no_joker" "$say_joker_safe" "$say_joker_trap" "$say_over_before"
    "$say_station_again" '')
for word in "${say_places[@]}"; do
    say "$say_wrong_way" "$word"
    messages+=("$REPLY")
done
say "$say_cannot_keep" "/a/long/path/${seed// //}/to/a/folder/that/does/not/exist/on/this/machine"
messages+=("$REPLY")
for word in "${messages[@]}"; do
    set_message "$word"
    say "$say_moves" 9999
    set_game_fields 1:59:59 "$seed" "$REPLY" "$say_exit ↘ $far"
    [[ -z $word || " ${fields[*]} " == *" $word "* || $word == */* ]] || echo "$spoken: $word: ${fields[*]}"
    [[ ${fields[0]} == 1:59:59 ]] && all_fit || echo "$spoken: ${fields[*]}"
done
END
}

@test "on a terminal of 12 rows by 40 columns nothing of the games is cut within a word" {
    in_every_language <<'END'
need commands/play play/saved play/maze_game play/records station/station_game
[[ -n ${command:-} ]] || read_call play --seed 7 --carver stack --format blocks --color never
window_columns=40 window_rows=12 on_screen=yes game=maze
cut_columns() { # what a screen shows only in part
    count_columns "$1"
    ((REPLY <= $2)) || echo "$spoken: $mode: cut to $2 columns: $1"
    REPLY=$1
}
draws() { # <mode>
    mode=$1 frame=''
    "${1}_draw"
    [[ -n $frame ]] || echo "$spoken: $1 draws nothing"
}
choose_theme "$NO_COLORS"
for level in 1 4 7 12; do
    take_level "$level"
    option_seed=7 given_path='' given_seed=yes
    make_from 7
    show_offered ''
    for wrong in '' "$say_width"; do
        [[ -z $wrong ]] || gate_number "$say_width" 2003 "$LEAST_SIDE" "$MOST_SIDE" || wrong=$REPLY
        for answer in '' 2001x2001; do
            draws offer
            [[ -z $wrong || " ${lines_below[*]} " == *2001' ' ]] || echo "$spoken: $wrong: ${lines_below[*]}"
        done
    done
    wrong='' answer=''
    file_keys=asdwasdwasdw file_time=3599
    draws saved
    mode=maze
    for show in show_maze_help show_station_help; do
        $show
        fold_help
        for ((k = window_rows - 1; k < ${#help_lines[@]}; k += window_rows - 1)); do
            [[ ${help_lines[k]} != ' '* ]] || echo "$spoken: a page begins within an entry: ${help_lines[k]}"
        done
        mode_before=maze
        while [[ $mode == help ]]; do
            help_key ' '
        done
    done
    draws pause
    describe_moves
    describe_place
    measure_view
    draws maze
    draw_words
    [[ $frame == *"${lines_below[0]}"*"${lines_below[0]}"* ]] || echo "$spoken: no words"
    describing='' result=won recipe_day=2026-11-23
    begin_end 3599 0 0
    add_moves
    add_result "$say_over_wins" 12
    add_result "$say_record_moves"
    add_result "$say_over_streak" "$say_level"
    draws game_over
    recipe_day='' result=unfinished
    draw_notice "$say_too_small"
done
game=station
forget_station
choose_rooms
option_seed=5
for journal_played in mx x; do
    show_station "$journal_played"
    draws station
    join_fields
    [[ $REPLY == *"0:00  ${say_modes[${#journal_played} - 1]}"* ]] || echo "$spoken: no clock and no mode: $REPLY"
done
END
}
