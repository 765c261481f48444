#!/usr/bin/env bats
# bats file_tags=shell
#
# Programs that are watched: what they do, what is recorded of them and what the screen shows.

load ../support/steps

setup() { start_in_terminal; }

split_programs() { # -> the programs of programs.txt that this bash can run, each in a file pN.sh, their names
    # in the file names, and in pN.want what is shown at chosen moments: LINE.K (the K-th time that LINE is next;
    # === is line 1): CALLS, the newest first | VARIABLES; a \ continues it
    # shellcheck disable=SC2016
    awk -v version="$("$MAZE_BASH" -c 'echo "$BASH_VERSION"')" '
        /^=== / { name = substr($0, 5); out = ++n }
        /^=== / { skip = match(name, /\(bash [0-9.]+/) && version + 0 < substr(name, RSTART + 6) + 0 }
        skip { next }
        /^=== / { print "p" out ".sh " name >"names"; print "#!/usr/bin/env bash" >("p" out ".sh"); next }
        /^--- / { wanted = substr($0, 5); while (sub(/\\$/, "", wanted)) { getline; wanted = wanted $0 }
            print wanted >("p" out ".want"); next }
        { print >("p" out ".sh") }' "$BATS_TEST_DIRNAME/programs.txt"
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

# bats test_tags=random
@test "programs do the same when they are watched: output, exit status and files" {
    split_programs
    write_recording <<'END'
record "$1" /dev/null one 'two three'
printf '%s' "$output_text"
echo "status $record_status"
END
    while read -r file name; do
        has_turn 2 || continue
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

@test "a full disk is reported as such, at the start or later" {
    unshare -rm mount -t tmpfs tmpfs . 2>/dev/null || skip 'a small disk cannot be mounted here'
    printf '%s\n' 'for ((k = 0; k < 2000; k++)); do' '    text+=$k' 'done' >mine.sh
    write_recording <<'END'
record mine.sh /dev/null
echo "$record_end"
END
    mkdir disk
    # shellcheck disable=SC2016 # the other bash expands it
    on_disk='mount -t tmpfs -o "size=$0" tmpfs disk && TMPDIR=$PWD/disk exec "$@"'
    try unshare -rm bash -c "$on_disk" 4k "$MAZE_BASH" functions.sh
    check_answer 'no room at all' 1 '' "maze.sh: $PWD/disk: cannot be written"$'\n'
    try unshare -rm bash -c "$on_disk" 400k "$MAZE_BASH" functions.sh
    check_answer 'room for some steps' 0 $'disk\n' ''
}

sort_words() { # the order in which bash names variables differs
    tr ' ' '\n' | sort | tr '\n' ' '
}

@test "chosen moments show the variables of the program and of each active call" {
    split_programs
    write_recording <<'END'
record "$1" /dev/null
seen=()
for ((n = 1; n <= moments; n++)); do
    line=${moment_line[n]}
    [[ ${moment_kind[n]} == step && line -gt 0 ]] || continue
    seen[line]=$((${seen[line]-0} + 1))
    look_at "$n"
    list_calls "$n" 400 99
    printf -v text '%s / ' ${call_lines[1]+"${call_lines[@]:1}"}
    list_values "$n" 400
    text="${call_lines[1]+${text% / } | }${value_lines[1]+${value_lines[*]:1}}"
    text=${text//  / }
    printf '%s\n' "$line.${seen[line]}: ${text% }"
done
END
    while read -r file name; do
        [[ -e ${file%.sh}.want ]] || continue
        "$MAZE_BASH" functions.sh "$file" >shown 2>&1
        while IFS= read -r wanted; do
            check "$name" "$(sort_words <<<"$wanted")" "$(grep "^${wanted%%:*}:" shown | sort_words)"
        done <"${file%.sh}.want"
    done <names
}
