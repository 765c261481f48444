#!/usr/bin/env bats
# bats file_tags=shell
# shellcheck disable=SC2030,SC2031,SC2154 # each test runs in its own process; helpers.bash sets out, err and status
#
# The languages: each has every text, counts correctly, uses one term for one thing, and fits in 80 columns.

load ../support/helpers

setup_file() { find_interpreters; }

setup() {
    start_clean
    # maze.sh, and in every language what the test adds; nothing is called yet
    sed '$d' "$MAZE" >functions.sh
    ln -s "$ROOT/lib" lib
    cat >>functions.sh <<'END'
trap - EXIT
need cli/columns cli/names cli/window
list_names languages
languages=("${names[@]}")
fits() { # <columns> <text>
    count_columns "$2"
    ((REPLY <= $1)) || echo "$language: $REPLY columns, not $1: $2"
}
END
}

in_every_language() { # standard input: commands, which print what is wrong
    {
        # shellcheck disable=SC2016 # expanded there
        echo 'for spoken in "${languages[@]}"; do'
        # shellcheck disable=SC2016
        echo 'choose_language "$spoken"'
        cat
        echo 'done'
    } >>functions.sh
    try "$MAZE_BASH" functions.sh
    check_answer 'in every language' 0 '' ''
}

@test "no language lacks a text: there is a file of it for the program, its help, the lesson, the exercises, watching and the page" {
    in_every_language <<'END'
for file in "$spoken.bash" "help/$spoken.bash" "lesson/$spoken.bash" "exercises/$spoken.bash" "watching/$spoken.bash" "page/$spoken.json"; do
    has_file "languages/$file" || echo "lacks $file"
done
END
}

@test "the page says the same in every language, with as many values in each text" {
    cat >page.py <<'END'
import json, sys

def shape(text):
    return len(text) if isinstance(text, list) else text.count("%s")

def read(path):
    with open(path, encoding="utf-8") as file:
        return {name: shape(text) for name, text in json.load(file).items()}

english = read(sys.argv[1].rpartition("/")[0] + "/en.json")
for path in sys.argv[1:]:
    texts = read(path)
    for name in {**english, **texts}:
        if texts.get(name) != english.get(name):
            print(path, name)
END
    try "$PYTHON" page.py "$ROOT"/lib/languages/page/*.json
    check_answer 'the texts' 0 '' ''
}

@test "a hint that must name the variable there does so in every language" {
    in_every_language <<'END'
load_texts languages/exercises practice
for text in "$say_check_two_steps" "$say_check_stays" "$say_check_there" "${say_check_endless_hints[5]}"; do
    [[ $text == *there* ]] || echo "$spoken: $text"
done
END
}

@test "what is counted has a form for every number, and each form is met" {
    in_every_language <<'END'
for name in "${!say_count_@}"; do
    texts="$name[@]" forms=() met=''
    forms=("${!texts}")
    for ((n = 0; n <= 200; n++)); do
        say_count "$n" "${forms[@]}"
        shown=$REPLY found=0
        for form in "${forms[@]}"; do
            say "$form" "$n"
            [[ $shown != "$REPLY" ]] || met+=" $form" found=1
        done
        ((found)) || echo "$language: $name: $n: $shown"
    done
    for form in "${forms[@]}"; do
        [[ $met == *" $form"* ]] || echo "$language: $name: for no number: $form"
        [[ $form == *%d* ]] || echo "$language: $name: no number: $form"
    done
done
END
    cat >>functions.sh <<'END'
choose_language ru
for n in 0 1 2 4 5 11 12 14 21 22 25 101 111; do
    say_count "$n" '%d ход' '%d хода' '%d ходов'
    echo "$REPLY"
done
END
    try "$MAZE_BASH" functions.sh
    check_answer 'in Russian' 0 '0 ходов
1 ход
2 хода
4 хода
5 ходов
11 ходов
12 ходов
14 ходов
21 ход
22 хода
25 ходов
101 ход
111 ходов
' ''
}

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
widths=(10 25 6 8 10 11)
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
for word in "${say_both_ways[@]}"; do
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
    "$say_no_colors" "$say_bell_on" "$say_bell_off" "$say_wall"; do
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
    set_game_fields 1:59:59 "$REPLY" "$say_exit ↘ $far" "$seed"
    [[ -z $word || " ${fields[*]} " == *" $word "* || $word == */* ]] || echo "$spoken: $word: ${fields[*]}"
    [[ ${fields[0]} == 1:59:59 ]] && all_fit || echo "$spoken: ${fields[*]}"
done
END
}

@test "on a terminal of 12 rows by 40 columns nothing of the games is cut within a word" {
    in_every_language <<'END'
need commands/play play/left play/maze_game play/records station/station_game
[[ -n ${command:-} ]] || read_call play --seed 7 --carver stack --format blocks --color never
window_columns=40 window_rows=12 maze_format=blocks themes=(plain none) on_screen=yes game=maze
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
choose_theme 1
for level in 1 4 7 12; do
    take_level "$level"
    option_seed=7 given_path='' given_seed=yes
    make_from 7
    show_offered
    for wrong in '' "$say_width"; do
        [[ -z $wrong ]] || gate_number "$say_width" 2003 "$LEAST_SIDE" "$MOST_SIDE" || wrong=$REPLY
        for answer in '' 2001x2001; do
            draws offer
            [[ -z $wrong || " ${lines_below[*]} " == *2001' ' ]] || echo "$spoken: $wrong: ${lines_below[*]}"
        done
    done
    wrong='' answer=''
    file_keys=asdwasdwasdw file_time=3599
    draws left
    show_maze_help maze
    while [[ $mode == help ]]; do
        help_key ' '
    done
    draws pause
    describe_moves
    describe_place
    measure_view
    draws maze
    draw_words
    [[ $frame == *"${lines_below[0]}"*"${lines_below[0]}"* ]] || echo "$spoken: no words"
    describing='' result=won recipe_day=2026-11-23
    begin_end 3599
    tell_moves
    tell_of_game "$say_over_wins" 12
    tell_of_game "$say_record_moves"
    tell_of_game "$say_over_streak" "$say_level"
    draws over
    recipe_day='' result=unfinished
    draw_notice "$say_too_small"
done
END
}

@test "each exercise is known by its first line in every language, and no line of its file is wider than 80 columns" {
    in_every_language <<'END'
load_texts languages/exercises practice
need cli/options
for ((n = 1; n <= EXERCISES; n++)); do
    about="say_exercise_$n[@]" hints="say_hints_$n[@]"
    about=("${!about}") hints=("${!hints}")
    [[ ${about[0]} == "maze.sh, exercise $n: "?* ]] || echo "$spoken: ${about[0]}"
    ((${#hints[@]} == HINTS)) || echo "$spoken: exercise $n has ${#hints[@]} hints"
    for line in "${about[@]}"; do
        fits 80 "# ${line//%s/maze.sh}"
    done
done
END
}

@test "exercise 6 says in every language that -f text prints 0 and 1 the other way around" {
    in_every_language <<'END'
case $spoken in
    en) word='the other way around' ;;
    de) word=umgekehrt ;;
    fi) word='toisin päin' ;;
    ru) word=наоборот ;;
esac
load_texts languages/exercises practice
[[ " ${say_exercise_6[*]} " == *'-f text'*"$word"* ]] || echo "$spoken: exercise 6 says nothing of -f text"
END
}

@test "each error names the value and what is wrong, takes the same arguments in every language, and fits 79 columns" {
    # TEXT ARGUMENTS: long but usual ones, _ for a space
    cat >errors <<'END'
not_number --algorithm 12a 1 2147483646
not_number --seed 123456789x 1 2147483646
out_of_range --seed 21474836470 1 2147483646
not_odd --height 2000 1999 2001
not_range --path 20,40
not_line --title Mazes?for?tomorrow 100
own_name growing_tree.v2.bash
own_missing my_mazes/growing-tree.bash carve_growing_tree
own_exercise my/exercise-6.sh
own_ended my_mazes/growing-tree.bash
only_shell ./growing-tree.bash
not_choice --ends cornered corners_opposite_center_random_far
not_choice --carver backtracker auto_recursive_stack
near_choice --algorithm hunt-and-kil hunt-and-kill
far_choice --algorithm growing-tree algorithms
far_choice --format postscript help_generate
unknown_option --no-colors
near_option --no-answer --no-answers
unknown_command labyrinth
near_command algorithm algorithms
not_size 21-11
second_command algorithms
second_screen 12
not_option_of --per-page algorithms algorithms
not_option_of --no-answers generate generate
no_value --algorithm
no_such_value --no-answers=yes --no-answers
last_seed 2147483646 2147482647
none_fits 1000-2000 1000 1000-1500
none_fits 4000000-4004001 1000 met_none
too_deep 2500 1000000
no_terminal
watch_terminal
not_on_screen sheet
only_sheet --per-page
cannot_write
cannot_write_to /home/somebody/mazes/2026-11-24.html
only_backtracker --bridges
not_with_input --algorithm
not_together --no-answers --exercise
not_with_resume --algorithm
no_player mazes/downloaded.txt
no_goal mazes/downloaded.txt
no_way
cannot_read /home/somebody/mazes/2026-11-24.html
no_mark lib/maze/carve_fast.bash a_name
only_one --count_1000000
only_generate solve
not_day 2026-11-31
second_day 2026-11-24
no_left_game
hint_exercise 3
steps_terminal_needed
check_not_exercise mazes/growing-tree.bash
file_exists maze-2147483646.html
END
    cat >file_errors <<'END'
long_line 16384
many_beside 50000
many_keys 1000000
nul_byte
no_header
few_rows 2000 2001
many_rows 2001
few_codes 2000 2001
unknown_code 10
second_player
second_goal
corner
no_other_end
picture_bridges
no_station
not_number height 2.5 5 2001
out_of_range height 2003 5 2001
not_odd height 2000 1999 2001
END
    in_every_language <<'END'
load_texts languages/exercises practice
load_texts languages/lesson teach
load_texts languages/watching narrate
tell_error() { # <name of a text> <argument ...> -> REPLY
    local text=say_$1 k values=()
    for k in "${@:2}"; do
        case $k in
            met_none | height) k=say_$k values+=("${!k}") ;;
            *) values+=("${k//_/ }") ;;
        esac
    done
    say "${!text}" ${values[@]+"${values[@]}"}
    k=${!text//[^%]/}
    ((${#k} == ${#values[@]})) || echo "$spoken: $1: ${#values[@]} arguments for: ${!text}"
}
while read -r line; do
    tell_error $line
    fits 79 "maze.sh: $REPLY"
done <errors
while read -r line; do
    tell_error $line
    say "$say_bad_file" mazes.txt 2001 "$REPLY"
    fits 79 "maze.sh: $REPLY"
done <file_errors
END
    # shellcheck disable=SC2016 # the text of the program
    grep -rhoE '(die [12]|refuse_file|say) "\$say_[a-z_]+"' "$ROOT"/lib/{core/gate,cli,maze,commands}* | sed 's/.*say_//; s/"//' | sort -u >used
    cut -d ' ' -f 1 errors file_errors | sort -u >tried
    check 'what the program says that is no error of the tables' $'bad_file\ncheck_written\ncommand_usage\ncommand_usage_plain\npage_written\nseed' "$(comm -23 used tried)"
}

@test "no text has a word of the column \"not\" in docs/terms.md, and each term has its line in four languages" {
    cat >terms.py <<'END'
import pathlib, re, sys

def stem(word):
    """The part that all forms of a word have: two letters less of a long one."""
    return re.escape(word[:-2] if len(word) > 9 else word)

root = pathlib.Path(sys.argv[1])
glossary, *lists = re.split(r"^## .*$", (root / "docs/terms.md").read_text("utf-8"), flags=re.M)
rows = [[part.strip() for part in line.strip("|").split("|")] for line in glossary.splitlines() if line.startswith("| ")]
if len(rows) < 30 or len(lists) != 4:
    print("docs/terms.md:", len(rows), "rows,", len(lists), "lists")
for column, language in enumerate(("en", "de", "fi", "ru")):
    lines = len(re.findall(r"^- \*\*.+\*\*: .+\.$", lists[column], flags=re.M))
    if lines != len(rows) - 2:
        print(language, "has", lines, "lines for", len(rows) - 2, "terms")
    words = [word for row in rows[2:] for word in row[2 * column + 1].split(", ") if word]
    files = [*root.glob(f"lib/languages/{language}.bash"), *root.glob(f"lib/languages/*/{language}.*")]
    if len(files) < 6 or len(words) < 9:
        print(language, "has", len(files), "files,", len(words), "words")
    terms = [term for row in rows[2:] for term in re.split(r" \(.*?\)|[,;] ", row[2 * column]) if term]
    allowed = "|".join(map(stem, terms))  # siemenlu, where the words of "not" have siemen
    for file in files:
        text = re.sub(r'^\s*"\w+":', "", file.read_text("utf-8"), flags=re.M)  # names of texts
        text = re.sub(r"\s+", " ", text.replace("~", " "))
        for word in words:
            for found in re.finditer(rf"(?<![\w$])(?!{allowed}){stem(word)}\w*", text, flags=re.I):
                print(f"{file.relative_to(root)}: {found[0]}: {text[max(0, found.start() - 30) : found.end() + 30]}")
END
    try "$PYTHON" terms.py "$ROOT"
    check_answer 'the texts' 0 '' ''
}
