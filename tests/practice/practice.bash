# For the tests of the exercises: files with answers, and what a check says of them.

# shellcheck disable=SC2154 # bash_twin, out, err and status are those of helpers.bash

setup() {
    start_in_terminal
    export TMPDIR=$BATS_TEST_TMPDIR/work
    mkdir "$TMPDIR"
}

exercise() { # <number> <text in place of the lines to complete, \n between> [text for the second place] -> first_line
    "${bash_twin[@]}" tour --exercise "$1" -o given >/dev/null
    first_line=$(sed -n '/^ .*# your lines$/{=;q;}' given)
    first=$2 second=${3-$2} awk '
        /^ .*# your lines$/ { print (seen++ ? ENVIRON["second"] : ENVIRON["first"]); next }
        { print }' given >mine.sh
    rm given
}

change_program() { # <what sed does to a maze program, small and right>
    sed "$1" "$BATS_TEST_DIRNAME/program.sh" >mine.sh
}

check_exercise() { # <claim> <status> <text that is printed>; endless=yes: 5 seconds are too few; else only on a busy machine
    for _ in 1 2 3 4 5; do
        try "${bash_twin[@]}" tour --check mine.sh
        [[ -z ${endless-} && $out == *'did not finish within'* ]] || break
    done
    check "$1: status, error" "$2 " "$status $err"
    [[ $out == 'Exercise '*': mine.sh runs in a separate bash, in an empty folder,'* ]] || check "$1" 'what runs' "$out"
    printed=$(tr -s ' \n' ' ' <<<"$out")
    [[ $printed == *"$(tr -s ' ' <<<"$3")"* ]] || check "$1" "$3" "$(grep -v '^    [a-z]' <<<"$out" | sed '/separate bash/d; /^seconds/d; /^$/d; /^A hint/,$d')"
    check "$1: files left" '' "$(ls -A "$TMPDIR")"
}

# In a table, a row of a right answer begins with +. Another one ends with | and the sentence that is expected, in which @0 is
# the number of the first line of the answer, @1 of the next. Between them, | begins the lines for the second place.

check_answers() { # <exercise> <rows to try: one in so many>; the table is standard input
    local row part places sentence right endless
    while IFS= read -r row; do
        has_turn "$2" || continue
        right=1 places=()
        if [[ $row == '+ '* ]]; then
            right=0 row="${row#+ } | Right"
        fi
        sentence=${row##* | }
        while [[ $row == *' | '* ]]; do
            part=${row%% | *} row=${row#* | }
            places+=("$part")
        done
        if (($1 == 10)); then
            change_program "${places[0]}"
        else
            places=("${places[@]//\\\\n/$'\1'}") # \\n stands for \n itself
            places=("${places[@]//\\n/$'\n'}")
            exercise "$1" "${places[@]//$'\1'/\\n}"
        fi
        while [[ $sentence == *@[0-9]* ]]; do
            part=${sentence#*@}
            sentence=${sentence%%@*}$((first_line + ${part:0:1}))${part:1}
        done
        endless=''
        [[ $sentence != 'Your code did not finish'* ]] || endless=yes
        check_exercise "$1 | ${places[*]}" "$right" "$sentence"
    done
    rm -f mine.sh
}
