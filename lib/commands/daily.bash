# shellcheck shell=bash
#
# daily: play the maze of a day on a terminal, or print it otherwise

need cli/levels cli/options cli/printing cli/recipe

takes_daily='words format'

run_daily() { # of the day that the words name, or today
    ((${#words[@]} <= 1)) || fail_with 2 "$say_second_word" "${words[1]}"
    REPLY=${words[0]-}
    if ((${#words[@]} == 0)); then
        find_today
        [[ $REPLY != - ]] || fail_with 1 "$say_cannot_read" date
    fi
    is_day "$REPLY" || fail_with 2 "$say_not_day" "$REPLY"
    read_recipe "daily=$REPLY"
    if [[ -t 0 && -t 1 && -z $given_output ]] && fits_screen; then
        need commands/play
        run_play
    else
        need commands/generate
        run_generate
    fi
}
