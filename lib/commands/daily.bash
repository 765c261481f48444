# shellcheck shell=bash
#
# daily: play the maze of a day on a terminal, or print it elsewhere

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

choose_day() { # the day that was given, or today, decides how the maze is made
    ((${#words[@]} <= 1)) || fail_with 2 "$say_second_day" "${words[1]}"
    REPLY=${words[0]-}
    if ((${#words[@]} == 0)); then
        find_today
    fi
    gate_day "$REPLY" || fail 2 "$REPLY"
    read_recipe "daily=$REPLY"
    note_recipe
}
