#!/usr/bin/env bats
# bats file_tags=shell,edge
#
# -o: the file gets what standard output would get, whole or not at all, and nothing is left beside it.

load ../support/helpers

@test "-o writes the bytes of standard output to the file, which -i may name too" {
    while IFS= read -r text; do
        read -r -a call <<<"$text"
        put_file maze "$woven"
        try "${bash_twin[@]}" "${call[@]}"
        expected=("$status" "$out")
        for name in bash python; do
            choose_twin "$name"
            put_file maze "$woven"
            try "${twin[@]}" "${call[@]}" -o maze
            check_answer "$name $text" "${expected[0]}" '' ''
            IFS= read -r -d '' written <maze || :
            check "$name $text: file" "${expected[1]}" "$written"
            check_files "$name $text" maze
        done
    done <<'ROWS'
generate 151x151 --seed 1 -f digits
generate 5x5 --seed 1 --count 3 -f text
check 9x9 --seed 1 --weave --loops 50
solve -i maze -f ascii
ROWS
}

@test "a failure leaves only the old file, unchanged" {
    put_file ../wall '5 5/1 1 1 1 1/1 8 1 0 1/1 0 1 0 1/1 0 1 7 1/1 1 1 1 1'
    echo old >maze
    for file in maze new; do
        try "${bash_twin[@]}" solve -i ../wall -o "$file"
        check_answer "$file" 1 '' $'maze.sh: no path leads from the player to the goal\n'
        check "$file: file" old "$(<maze)"
        check_files "$file" maze
    done
    # a limit on the size of files acts like a full disk
    for name in bash python; do
        choose_twin "$name"
        try "$MAZE_BASH" -c 'trap "" XFSZ && ulimit -f 8 && exec "$@"' - "${twin[@]}" generate 151x151 --seed 1 -o maze
        hide_error "$status" "$out" "$err"
        check "$name" '1 maze.sh: ' "$status $out$REPLY"
        [[ $name == python ]] || check "$name: file" old "$(<maze)"
        check_files "$name" maze
    done
}

@test "a place that cannot be written to is reported in one line" {
    mkdir -m 500 locked
    [[ -w locked ]] || check_failed 'locked/maze: cannot be written' generate 5x5 --seed 1 -o locked/maze
    [[ ! -d /proc/self ]] || check_failed '/proc/maze: cannot be written' generate 5x5 --seed 1 -o /proc/maze
    for folder in missing/deeper /dev/null; do
        check_failed "$folder/maze: folder not found; check the path" generate 5x5 --seed 1 -o "$folder/maze"
    done
    check_failed 'locked: is a folder, not a file' station -o locked # no seed is shown
    check_failed 'new/: folder not found; check the path' generate 5x5 -o new/
    ln -s circle circle
    limit=2 # an endless loop would start a process in each turn, and its time is not counted
    check_failed 'circle: cannot be written' generate 5x5 --seed 1 -o circle
    check_failed 'circle: file not found; check its name' generate -i circle
    check_files 'folders and links' circle locked
}

@test "a file without permission to write is not changed" {
    shell=$(type -P "$MAZE_BASH")
    as_user='import os, sys; os.getuid() or os.setuid(65534); os.execv(sys.argv[1], sys.argv[1:])'
    "$PYTHON" -c "$as_user" "$shell" "$ROOT/maze.sh" --version >/dev/null ||
        skip 'another user may not read the program'
    mkdir mine
    cd mine || return
    echo old >maze
    chmod 400 maze
    ((EUID > 0)) || chown 65534 . maze
    try "$PYTHON" -c "$as_user" "$shell" "$ROOT/maze.sh" generate 5x5 --seed 1 -o maze
    check_answer 'a file that may only be read' 1 '' $'maze.sh: maze: cannot be written\n'
    check 'the file' old "$(<maze)"
    mkdir -m 0 closed
    try "$PYTHON" -c "$as_user" "$shell" "$ROOT/maze.sh" generate -i closed/maze # nobody can see whether it is there
    check_answer 'a file in a closed folder' 1 '' $'maze.sh: closed/maze: cannot be read\n'
    check_files 'a file that may only be read' closed maze
}

@test "a file that -o writes has the mode that > would give it" {
    umask 027
    anew=yes # so that the program sees it
    for row in '- -rw-r----- maze' '600 -rw------- maze' '666 -rw-rw-rw- maze' '751 -rwxr-x--x -o.txt' \
        "600 -rw------- $(printf '%0250d' 7)"; do
        read -r mode shown name <<<"$row"
        [[ $mode == - ]] || { seq 999 >./"$name" && chmod "$mode" -- "$name"; }
        try "${bash_twin[@]}" generate 5x5 --seed 1 -f text -o "$name"
        check_answer "$row" 0 '' ''
        check_mode "$shown" "./$name"
        check "$row: file" "${u_maze//\//$'\n'}"$'\n# seed 1' "$(<"./$name")"
        check_files "$row" "$name"
        rm -f -- "$name"
    done
}

@test "a link is followed, not replaced" {
    lines_of "$u_maze"
    mkdir folder deep deep/er
    # the link | its target | the file
    for line in "deep/absolute|$PWD/folder/maze|folder/maze" 'deep/up|../folder/maze|folder/maze' \
        'deep/new|er/new|deep/er/new' 'deep/run|a[$(touch x)]|deep/a[$(touch x)]'; do
        IFS='|' read -r link target file <<<"$line"
        ln -s "$target" "$link"
        ln -s "$PWD/$link" second
        [[ $link == deep/new ]] || echo old >"$file"
        try "${bash_twin[@]}" generate 5x5 --seed 1 -f text -o second
        check_answer "$link" 0 '' ''
        check "$link: file" "$REPLY# seed 1" "$(<"$file")"
        try "${bash_twin[@]}" solve -i second -f text -o second
        check "$link: read and written" '0 # steps 7' "$status $(tail -n 1 "$file")"
        [[ -L second && -L $link && ! -L $file ]] || check "$link" 'links' 'none'
        rm second "$link" "$file"
    done
    check 'what is left' $'.\n./deep\n./deep/er\n./folder' "$(find . | LC_ALL=C sort)"
}

@test "a device, a pipe or a link to one of them is written to, not replaced" {
    mkfifo pipe
    ln -s /dev/null null
    lines_of "$u_maze"
    try "${bash_twin[@]}" generate 5x5 --seed 1 -o null
    check_answer 'null' 0 '' ''
    [[ -c /dev/null && -L null ]] || check '/dev/null' 'a device' 'a file'
    cat pipe >../read 3>&- &
    try "${bash_twin[@]}" generate 5x5 --seed 1 -f text -o pipe
    check_answer 'pipe' 0 '' ''
    wait "$!" # not for all: bats may have started a clock
    check 'pipe: read' "$REPLY# seed 1" "$(<../read)"
    [[ -p pipe ]] || check 'pipe' 'a pipe' 'a file'
    check_files 'device and pipe' null pipe
}

@test "-o /dev/stdout and other names of an open file write to this file or pipe" {
    lines_of "$u_maze"
    for name in bash python; do
        choose_twin "$name"
        for target in /dev/stdout /dev/fd/1 /dev/stderr /proc/self/fd/2; do
            [[ -e $target ]] || continue
            check "$name $target, pipe" "$REPLY# seed 1" \
                "$("${twin[@]}" generate 5x5 --seed 1 -f text -o "$target" 2>&1 | cat)"
            "${twin[@]}" generate 5x5 --seed 1 -f text -o "$target" >file 2>&1 || :
            check "$name $target, file" "$REPLY# seed 1" "$(<file)"
        done
    done
}

@test "a file or link in the place of the temporary file does not redirect the output" {
    echo precious >victim # somebody may have guessed the name of the temporary file
    "$MAZE_BASH" -c 'ln -s victim "maze.$$.part" && exec "$@"' - \
        "${bash_twin[@]}" generate 5x5 --seed 1 -o maze >../out 2>../err </dev/null || :
    check 'the other file' precious "$(<victim)"
    [[ ! -L maze ]] || check 'maze' 'a file' 'the link of someone else'
}

@test "what a terminal cannot show goes to a new file, which one line names" {
    put_file ../found "$woven"
    while IFS='|' read -r text name; do
        read -r -a call <<<"$text"
        "${bash_twin[@]}" "${call[@]}" >../expected
        shown=$(on_terminal "${bash_twin[@]}" "${call[@]}")
        shown=${shown##*$'\r\033[K'} # a slow machine shows progress
        check "$text" "saved $name; open it in a browser" "$shown"
        check_files "$text" "$name"
        check "$text: file" '' "$(cmp ../expected "$name" 2>&1)"
        rm "$name"
    done <<'ROWS'
page 9x9 --seed 5|maze-5.html
tour --page|lesson.html
sheet 9x9 --seed 5 --count 3|sheet-5.html
handout --seed 5|handout-5.html
solve -i ../found -f svg|maze.svg
generate 9x9 --seed 1 --path 30-99 -f png|maze-13.png
ROWS
    call=(generate 9x9 --seed 5 -f svg)
    check 'with -o -' "$("${bash_twin[@]}" "${call[@]}")" "$(on_terminal "${bash_twin[@]}" "${call[@]}" -o -)"
    ln -s nowhere maze-5.svg
    check 'a link there' $'maze.sh: maze-5.svg: already exists; try another name with -o\n1' \
        "$(on_terminal "${bash_twin[@]}" "${call[@]}" || echo "$?")"
}
