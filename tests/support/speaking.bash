# shellcheck shell=bash
# shellcheck disable=SC2154 # helpers.bash sets the twins and status
#
# Commands that run in every language, with the functions of maze.sh, and print what is wrong.

start_speaking() { # for setup
    start_clean
    # maze.sh, and in every language what the test adds; nothing is called yet
    write_program functions.sh <<'END'
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
