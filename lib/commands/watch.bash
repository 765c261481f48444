# shellcheck shell=bash
#
# watch: step through a bash program or an exercise, forward and back
#
# Writes: exit_status.

need cli/options cli/printing cli/terminal practice/learner

takes_watch='words input'

run_watch() {
    local file=${words[0]-} input=${option_input:-/dev/null}
    load_texts watching games
    [[ -n $file ]] || fail_with 2 "$say_watch_no_file"
    has_screen || fail_with 2 "$say_watch_no_terminal"
    [[ -f $file && -r $file ]] || fail_unread "$file"
    choose_format
    if find_exercise "$file"; then
        load_texts exercises replies
        need practice/watch_exercise
        watch_exercise "$REPLY" "$file" || exit_status=1
    else
        [[ -r $input && ! -d $input ]] || fail_unread "$input"
        need watch/program
        watch_program "$file" "$input" "${words[@]:1}" || exit_status=1
    fi
}
