#!/usr/bin/env bats
# bats file_tags=shell,edge
#
# The languages: each has the same texts, counts correctly and uses one term for one thing; its status lines fit in a
# window.

load ../support/helpers

setup() {
    start_clean
    limit=60
    # maze.sh without a call; each test adds code that runs in every language
    write_program functions.sh <<'END'
need core/columns cli/names core/window
list_names languages
read -r -a languages <<<"$REPLY"
fits() { # <columns> <text ...>
    local text
    for text in "${@:2}"; do
        count_columns "$text"
        ((REPLY <= $1)) || echo "$language: $REPLY columns, not $1: $text"
    done
}
END
}

in_every_language() { # standard input: commands, which print what is wrong
    {
        printf '%s\n' 'for spoken in "${languages[@]}"; do' 'choose_language "$spoken"' 'load_texts games'
        cat
        echo 'done'
    } >>functions.sh
    try "$MAZE_BASH" functions.sh
    check_answer 'in every language' 0 '' ''
}

@test "Finnish has a space before each percent sign" {
    check 'texts without one' '' "$(grep -rnE '(%[ds]|[0-9])%([^ds]|$)' "$ROOT"/lib/languages/fi)"
}

@test "a counted word has a form for every number" {
    in_every_language <<'END'
for name in "${!say_count_@}"; do
    texts="$name[@]" met=''
    for n in 0 1 2 5 11 12 21 22 105 112; do
        say_count "$n" "${!texts}"
        met+="|${REPLY/$n/%d}|"
    done
    for form in "${!texts}"; do
        [[ $form == *%d* && $met == *"|$form|"* ]] || echo "$language: $name: for no number: $form"
    done
done
[[ $language != ru ]] || for number in '0 ходов' '1 ход' '2 хода' '5 ходов' '11 ходов' '12 ходов' '21 ход' '22 хода'; do
    say_count "${number% *}" '%d ход' '%d хода' '%d ходов'
    [[ $REPLY == "$number" ]] || echo "$REPLY, not $number"
done
END
}

@test "each exercise is known by its first line in every language, and fits 80 columns" {
    in_every_language <<'END'
load_texts exercises
need practice/exercises
for ((n = 1; n <= EXERCISES; n++)); do
    about="say_exercise_$n"
    [[ ${!about} == *": "?* ]] || echo "$spoken: ${!about}"
    {
        put_exercise "$n"
        write_buffer
    } >exercise
    find_exercise exercise && ((REPLY == n)) || echo "$spoken: ${!about}: not found"
    while IFS= read -r line; do
        fits 80 "$line"
    done <exercise
done
END
}

@test "each line of an error fits 79 columns in every language" {
    {
        grep -rhoE '(fail_with [12]|fail_line|refuse_value) "\$say_[a-z_]+"' "$ROOT/lib"
        grep -rhoE 'say "\$say_(not|near|far)_[a-z_]+"' "$ROOT/lib"
    } | sed -E 's/^fail_line /file /; s/^(fail_with .|refuse_value|say) /error /; s/"\$say_(.*)"/\1/' | sort -u >errors
    in_every_language <<'END'
for part in exercises files lesson replies watching; do
    load_texts "$part"
done
while read -r kind text; do
    name=say_$text value=--bridges
    [[ $text != only_generate ]] || value=solve
    format=${!name}
    format=${format//%s/$value}
    say "${format//%d/50000}"
    [[ $kind == error ]] || say "$say_bad_file" mazes.txt 2001 "$REPLY"
    while IFS= read -r line; do # an error has two lines where one would not be plain
        fits 79 "$line"
    done <<<"maze.sh: $REPLY"
done <errors
END
}

@test "each text uses the words of docs/terms.md" {
    cat >terms.py <<'END'
import pathlib, re, sys

def stem(word):
    """The part that all forms of a word have: two letters less of a long one."""
    return re.escape(word[:-2] if len(word) > 9 else word)

root = pathlib.Path(sys.argv[1])
table = (root / "docs/terms.md").read_text("utf-8").partition("\n## ")[0]
lines = [line.strip("|") for line in table.splitlines() if line.startswith("| ")]
rows = [[part.strip() for part in line.split("|")] for line in lines]
for column, language in enumerate(sys.argv[2:]):
    words = [word for row in rows[2:] for word in row[2 * column + 1].split(", ") if word]
    files = [*root.glob(f"lib/languages/{language}/*.*")]
    terms = [term for row in rows[2:] for term in re.split(r" \(.*?\)|[,;] ", row[2 * column]) if term]
    allowed = "|".join(map(stem, terms))  # siemenlu, where the words of "not" have siemen
    wrong = "|".join(map(stem, words))
    for file in files:
        text = re.sub(r'^\s*"\w+":', "", file.read_text("utf-8"), flags=re.M)  # names of texts
        text = re.sub(r"\s+", " ", text.replace("~", " "))
        for found in re.finditer(rf"(?<![\w$])(?!{allowed})(?:{wrong})\w*", text, flags=re.I):
            print(f"{file.relative_to(root)}: {found[0]}: {text[max(0, found.start() - 30) : found.end() + 30]}")
END
    read -r -a languages < <(list_names LANGUAGES)
    try "$PYTHON" terms.py "$ROOT" "${languages[@]}"
    check_answer 'the texts' 0 '' ''
}

@test "at 80 columns a message, the keys at the end and the goal are shown whole" {
    in_every_language <<'END'
need screen/game screen/view
window_columns=80 on_screen=yes map_width=100 map_height=100 view_width=10 view_height=10 view_x=2 view_y=2
say_count 999 "${say_count_squares[@]}"
far=$REPLY
say "$say_wrong_way" "${say_places[2]}"
for word in "$REPLY" "$say_unknown_key" "$say_resign_again" "${say_themes[@]}" "$say_no_colors" \
    "$say_nothing_back" "$say_wall" "$say_no_unknown_room" "$say_no_joker" \
    "${say_joker[@]}" ''; do
    set_message "$word"
    set_fields 1:59:59
    add_field "$say_moves" 9999
    add_field "$say_exit ↘ $far"
    add_field "$say_seed" 2147483646
    add_field "$say_help_key"
    add_field "$say_quit_key"
    draw_status
    [[ "  $status_shown" == *"  ${word:+$word  }$say_help_key  $say_quit_key" ]] ||
        echo "$spoken: $word: $status_shown"
done
for word in "${say_other_ways[@]}"; do
    set_fields "$say_over_look" "$word" "$say_menu_key" "${say_over_keys[@]}" "$say_quit_key"
    name_status
    [[ $REPLY == "$say_over_look"* ]] || echo "$spoken: $REPLY"
done
for word in "${say_places[@]}"; do
    say "$say_level_goal" ◆ "$word"
    fits 79 "$REPLY"
done
printf -v goal '  %s' "${say_station_goal[@]}"
fits 79 "${goal:2}" "$say_lines_begin"
END
}

shape_of() { # <file of a language>: its texts, one a line: their names, parts and directives;
    # without those of say_count_, which the test above counts
    case $1 in
        *.json) cat "$1" ;;
        *)
            "$MAZE_BASH" -c '. "$1" && "speak_${2}_${3%.bash}" && declare -p ${!say_@}' _ "$1" "$language" "$part" |
                sed 's/\(say_count_[a-z_]*=\).*/\1/'
            ;;
    esac | grep -oE 'say_[a-z0-9_]+=|^[[:space:]]*"[a-z0-9_]+":|\[[0-9]+\]=|", "|%[a-z]' |
        awk '/^say_|":$/ { printf "\n" } { printf "%s ", $0 } END { print "" }' | sed '/^$/d'
}

@test "each language sets the same texts with the same directives" {
    local english language part
    for part in "$ROOT"/lib/languages/en/*; do
        part=${part##*/} language=en
        english=$(shape_of "$ROOT/lib/languages/en/$part")
        for language in $(list_names LANGUAGES); do
            check "$language/$part" "$english" "$(shape_of "$ROOT/lib/languages/$language/$part")"
        done
    done
}
