#!/usr/bin/env bats
# bats file_tags=shell,edge
# shellcheck disable=SC2030,SC2031,SC2154 # each test runs in its own process; helpers.bash sets out, err and status
#
# The languages: each has every text, counts correctly, uses one term for one thing.

load ../support/helpers
load ../support/speaking

setup() { start_speaking; }

@test "every language has a file for each kind of text" {
    in_every_language <<'END'
for folder in . help lesson replies exercises watching handout; do
    has_file "languages/$folder/$spoken.bash" || echo "lacks $folder/$spoken.bash"
done
has_file "languages/page/$spoken.json" || echo "lacks page/$spoken.json"
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
    try "${bash_twin[@]}" page 5x5 --seed 1
    check 'texts that a page lacks' '' "$(grep ',null' <<<"$out")"
}

@test "Finnish has a space before each percent sign" {
    check 'texts without one' '' "$(grep -rnE '(%[ds]|[0-9])%([^ds]|$)' "$ROOT"/lib/languages/{,*/}fi.*)"
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
not_argument_of 2001x2001 algorithms algorithms
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
load_texts languages/replies reply
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
