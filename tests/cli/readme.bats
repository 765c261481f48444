#!/usr/bin/env bats
#
# README.md and docs/ show what the program does.

load ../support/helpers

setup() {
    start_clean
    ln -s "$ROOT/maze.sh" "$BATS_TEST_TMPDIR/maze.sh"
    cd "$BATS_TEST_TMPDIR" || return 1
    documents=("$ROOT/README.md" "$ROOT"/docs/*.md)
}

# In a console block, a line that begins with "$ " is a command, and the lines below it are its output.
@test "every command in README and docs prints the lines below it" {
    local line count=0 command='' shown='' inside=''
    while IFS= read -r line; do
        case $inside$line in
            '```console') inside=yes ;;
            'yes$ '* | 'yes```')
                if [ -n "$command" ]; then
                    check "$command" "$shown" "$(LC_ALL=C bash -c "$command" </dev/null)"$'\n'
                    count=$((count + 1))
                fi
                command='' shown=''
                [ "$line" = '```' ] && inside='' || command=${line#'$ '}
                ;;
            yes*) shown+=$line$'\n' ;;
        esac
    done < <(cat "${documents[@]}")
    [ "$count" -ge 30 ]
}

# All other calls are in backquotes, or in indented lines. A call may read what one above it has written.

# bats test_tags=all
@test "every other call in README and docs works, or says that it needs a terminal" {
    local call count=0
    not_here='needs a terminal|braucht ein Terminal|vaatii päätteen|нужен терминал|no unfinished game'
    while IFS= read -r call; do
        count=$((count + 1))
        [[ $call != *--one-file* ]] || continue                             # it has its own tests
        call=${call/COMMAND/generate} call=${call/--count 2[0-9]/--count 2} # of 24 mazes
        bash -c "$call" </dev/null >printed 2>told || grep -qE "$not_here" told ||
            check "$call" 'a call that works' "$(<told)"
    done < <(grep -hoE '`\./maze\.sh[^`]*`|^    (for .*; do )?\./maze\.sh.*' "${documents[@]}" |
        sed 's/^`//; s/`$//; s/^    //; s/  *# .*//' | awk '!seen[$0]++')
    [ "$count" -ge 15 ]
}

named_in() { # <document>: the words in backquotes, one per line, without the language
    awk '/^(> )?```/ { fenced = !fenced; next } !fenced' "$1" | tr '\n' ' ' | grep -o '`[^`]*`' |
        sed '/^`--lang/d; s/ --lang [a-z]*//'
}

@test "the teaching guides name the same screens, exercises and calls in every language" {
    english=$(named_in "$ROOT/docs/teaching.md")
    [ "$(grep -c tour <<<"$english")" -ge 8 ]
    for document in "$ROOT"/docs/teaching.??.md; do
        check "${document##*/}" "$english" "$(named_in "$document")"
    done
}

@test "the recursion in the README is that of maze.sh" {
    shown=$(sed -n '/^carve_recursive() {/,/^}/p' "$ROOT/README.md")
    real=$(sed -n '/^carve_recursive() {/,/^}/{ s/ *# @.*//; p; }' "$ROOT/maze.sh")
    check 'the recursion' "$real" "$shown"
}

@test "the line for a million mazes makes each of them once" { # here twelve
    REPLY=$(sed -n '/^    seq .*xargs/,/^$/p' "$ROOT/docs/printing.md")
    REPLY=${REPLY/seq 1 1000 1000000/seq 1 4 12}
    bash -c "${REPLY/--count 1000/--count 4}" </dev/null
    check 'files' 'mazes-1.txt mazes-5.txt mazes-9.txt' "$(echo mazes-*.txt)"
    check 'seeds' "$(seq 12)" "$(sed -n 's/^# seed //p' mazes-*.txt | sort -n)"
}

@test "each link in README and docs leads to a file, and the index names every document" {
    for document in "${documents[@]}"; do
        while IFS= read -r target; do
            [ -e "${document%/*}/$target" ] || check "${document##*/}" "a file $target" 'none'
        done < <(grep -oE '\]\([^)#]+\)' "$document" | sed 's/^](//; s/)$//' | grep -v '^https:')
        grep -qF "(${document##*/})" "$ROOT/docs/README.md" || [ "${document##*/}" = README.md ] ||
            check 'the index' "${document##*/}" 'not there'
    done
}

@test "each function and file that how-it-works names is there" {
    cat "$ROOT"/maze.sh "$ROOT"/lib/*/*.bash >code
    for name in $(grep -o '`[a-z_/-]*`' "$ROOT/docs/how-it-works.md" | tr -d '`' | sort -u); do
        case $name in
            */*) [[ -e $ROOT/lib/$name || -e $ROOT/lib/$name.bash ]] ;;
            *_*) grep -qE "^$name\(\)| $name=|^$name\b" code ;;
        esac || check "$name" 'a function, file or folder' 'none'
    done
}

@test "the pictures of the README are those that the program draws now" {
    try "$PYTHON" "$ROOT/tests/support/pictures.py" "$PWD"
    check_answer 'pictures.py' 0 '' ''
    for name in game watching shapes; do
        check "docs/$name.svg, as make pictures writes it" '' "$(cmp "$ROOT/docs/$name.svg" "$name.svg" 2>&1)"
        "$PYTHON" -c 'import sys, xml.etree.ElementTree as tree; tree.parse(sys.argv[1])' "$name.svg" ||
            check "$name" 'an XML file' 'none'
    done
}

@test "make uninstall removes what make install has installed" {
    umask 077
    PATH=${PATH#*:} make -s -C "$ROOT" install BUILD="$PWD/build" DESTDIR="$PWD/root" PREFIX=/usr
    umask 022
    check 'what not everybody can read' '' "$(find root/usr ! -perm -444 -o -type d ! -perm -555)"
    check 'the program' '' "$(cmp build/maze.sh root/usr/bin/maze.sh 2>&1)"
    check 'the completion' '' "$(print --completion | cmp - root/usr/share/bash-completion/completions/maze.sh)"
    make -s -C "$ROOT" uninstall DESTDIR="$PWD/root" PREFIX=/usr
    check 'left behind' '' "$(find root -type f)"
}
