# shellcheck shell=bash
#
# watch: step through a bash program, an exercise or an algorithm from a file, forward and back
#
# Writes: exit_status.

need cli/options cli/printing cli/terminal maze/own

# shellcheck disable=SC2034 # found by its name
takes_watch='words input'

run_watch() {
    local file=${words[0]-} input=${option_input:-/dev/null}
    load_texts watching
    load_texts games
    [[ -n $file ]] || fail_with 2 "$say_watch_no_file"
    has_screen || fail_with 2 "$say_watch_no_terminal"
    [[ -f $file && -r $file ]] || fail_unread "$file"
    choose_format
    if find_exercise "$file"; then
        load_texts exercises
        load_texts replies
        need practice/watch_exercise
        watch_exercise "$REPLY" "$file" || exit_status=1
    elif is_algorithm "$file"; then
        need watch/carving watch/marks
        set_size 15 9
        color_watching "$option_color"
        watch_carving "$file" "${option_seed:-1}" "$((cells_wide * cells_high))" 0
    else
        [[ -r $input && ! -d $input ]] || fail_unread "$input"
        need watch/program
        watch_program "$file" "$input" "${words[@]:1}" || exit_status=1
    fi
}

is_algorithm() { # <file>: does it define carve_NAME, where NAME is its own name?
    local line name=${1##*/}
    name=${name%.*}
    name=carve_${name//-/_}
    while IFS= read -r -n 1000 line; do
        [[ $line != "$name()"* && $line != "function $name "* ]] || return 0
    done <"$1"
    return 1
}
