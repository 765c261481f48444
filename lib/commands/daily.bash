# shellcheck shell=bash
#
# daily: play the maze of a day on a terminal, or print it otherwise

need cli/day cli/options cli/printing cli/recipe

# shellcheck disable=SC2034 # found by its name
takes_daily='words format'

run_daily() {
    choose_day
    if [[ -t 0 && -t 1 && -z $given_output ]] && fits_screen; then
        need commands/play
        run_play
    else
        need commands/generate
        run_generate
    fi
}

choose_day() { # from the words, or today -> the options of its maze; exits if it is no date
    ((${#words[@]} <= 1)) || fail_with 2 "$say_second_word" "${words[1]}"
    if ((${#words[@]})); then
        REPLY=${words[0]}
    else
        find_today
    fi
    gate_day "$REPLY" || fail 2 "$REPLY"
    read_recipe "daily=$REPLY"
}
