# For the tests of the exercises: files with answers, and what a check says of them.

# shellcheck disable=SC2154 # bash_twin, out, err and status are those of helpers.bash

setup() {
    start_in_terminal
    export TMPDIR=$BATS_TEST_TMPDIR/work
    mkdir "$TMPDIR"
}

exercise() { # <number> <text in place of the lines to complete, \n between> [text for the second place];
    # of 10, what sed does to a right program
    if (($1 == 10)); then
        sed "$2" "$BATS_TEST_DIRNAME/program.sh" >mine.sh
        return
    fi
    "${bash_twin[@]}" tour --exercise "$1" -o given >/dev/null
    first=$2 second=${3-$2} awk '
        /^ .*# your lines$/ { print (seen++ ? ENVIRON["second"] : ENVIRON["first"]); next }
        { print }' given >mine.sh
    rm given
}

check_exercise() { # <claim> <status> <text that is printed>
    try "${bash_twin[@]}" tour --check mine.sh
    check "$1: status, error" "$2 " "$status $err"
    printed=$(tr -s ' \n' ' ' <<<"$out")
    [[ $printed == *"$(tr -s ' ' <<<"$3")"* ]] ||
        check "$1" "$3" "$(sed '/^$/d; /^A hint/,$d' <<<"$out")"
    check "$1: files left" '' "$(ls -A "$TMPDIR")"
}
