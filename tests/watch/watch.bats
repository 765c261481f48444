#!/usr/bin/env bats
# bats file_tags=shell
#
# Programs that are watched: what they do, what is recorded of them and what the screen shows.

load ../support/helpers

setup_file() {
    find_interpreters
    try_claims watch
}

setup() { start_in_terminal; }

# bats test_tags=edge
@test "programs are watched in a terminal: watch.steps" { claims_hold watch; }

split_programs() { # -> the programs of programs.txt, each in a file NAME.sh, and their names in the file names
    awk '/^=== / { name = substr($0, 5); file = "p" ++n ".sh"; print file " " name >"names"; print "#!/usr/bin/env bash" >file; next }
        { print >file }' "$BATS_TEST_DIRNAME/programs.txt"
}

write_recording() { # functions.sh: records the program $1 with the other arguments; then the code of standard input
    write_program functions.sh <<'END'
need cli/options watch/program
choose_language en
load_texts watching
show() { :; } # no progress
record() { # <file> <input> [argument ...]
    is_program "$1" || return 0
    record_program "$@"
}
END
    cat >>functions.sh
}

@test "twenty programs do the same when they are watched: output, exit status and files" {
    split_programs
    write_recording <<'END'
record "$1" /dev/null one 'two three'
printf '%s' "$output_text"
echo "status $record_status"
END
    while read -r file name; do
        mkdir plain watched
        cp "$file" plain/
        cp "$file" watched/
        (
            cd plain || exit
            "$MAZE_BASH" "$file" one 'two three' </dev/null >../plain.out 2>&1 && status=0 || status=$?
            echo "status $status" >>../plain.out
        )
        (cd watched && ln -s "$ROOT/lib" lib && {
            "$MAZE_BASH" ../functions.sh "$file" >../watched.out 2>../errors || echo "status $?" >>../errors
        } && rm lib)
        sed -i "s#$PWD/plain#FOLDER#; s#$PWD/watched#FOLDER#" plain.out watched.out
        check "$name" "$(<plain.out)" "$(<watched.out)"
        check "$name: errors" '' "$(<errors)"
        check "$name: files" "$(cd plain && ls)" "$(cd watched && ls)"
        rm -r plain watched
    done <names
}

@test "the elements of an array stay apart, with their indices; an array may be empty, and then it is still set" {
    printf '%s\n' 'names=("Anna Lee" Bob "" "a*b")' 'names[9]=x' 'empty=()' 'last=(1)' 'unset "last[0]"' 'gone=()' \
        'unset gone' ':' >mine.sh
    write_recording <<'END'
record mine.sh /dev/null
list_values "$moments" 79
printf '%s\n' "${value_lines[@]}"
END
    try "$MAZE_BASH" functions.sh
    check_answer 'the values' 0 $'names=([0]="Anna Lee" [1]=Bob [2]="" [3]="a*b" [9]=x)  empty=()  last=()\n' ''
}
