#!/usr/bin/env bats
# bats file_tags=shell
#
# The environment of maze.sh: inherited variables, functions and settings change nothing; a shell that is not bash.

load ../support/helpers

# bats test_tags=edge,random
@test "in each command, no name of the program has a value from the environment" {
    # not those that users set, and not all words: bash takes seconds for thousands of variables
    mapfile -t names < <(grep -rohE '[$][{]?[!#]?[A-Za-z_]\w*|[A-Za-z_]\w*[+]?=' "$MAZE" "$ROOT/lib" |
        grep -oE '[A-Za-z_][A-Za-z0-9_]*' | sort -u |
        grep -vxE 'LC_.*|LANG|TERM|HOME|PATH|PWD|TZ|COLUMNS|LINES|NO_COLOR|XDG_.*|TMPDIR|BASH.*|ENV|SHELLOPTS')
    env=$(type -P env)
    put_file "$BATS_TEST_TMPDIR/m" "$u_maze"
    while read -r -a call; do
        try "$env" "${bash_twin[@]}" "${call[@]}"
        answer=("$status" "$out" "$err")
        for value in 'a[$(touch pwned)]' s yes 3 1 ''; do # arithmetic runs what an index holds
            has_turn 15 || continue
            try "$env" "${names[@]/%/=$value}" "${bash_twin[@]}" "${call[@]}"
            check_answer "${call[*]}, each name: '$value'" "${answer[@]}"
        done
    done <<ROWS
generate 9x9 --seed 1 --weave --loops 20 --ends far --trace
generate 9x9 --seed 1 -a prim --mask heart -f svg
generate 9x9 --seed 1 --passages 4 -f json -o /dev/stdout
solve -i $BATS_TEST_TMPDIR/m -f text
solve --level 5 --choices 1-9
check -i $BATS_TEST_TMPDIR/m --table
play 9x9 --seed 1 --weave --ends random -f lines --keys dsdsawwq
station --seed 3 --keys dj
page 5x5 --seed 1
sheet 5x5 --seed 1
handout --seed 1
daily 2026-11-23
records
algorithms
tour 3
help play --lang de
version
--completion
--one-file
watch
generate --loops x
ROWS
    # those that users or bash set
    value='a[$(touch pwned)]' hostile=()
    for name in COLUMNS LINES SECONDS RANDOM IFS OPTIND OPTARG BASHPID GLOBIGNORE PS4 CDPATH LANG LC_CTYPE LC_MESSAGES \
        NO_COLOR TERM HOME PATH; do
        hostile+=("$name=$value")
    done
    call=(play 9x9 --seed 1 --keys dsds -f lines)
    try "${bash_twin[@]}" "${call[@]}"
    for name in bash python; do
        choose_twin "$name"
        answer=("$status" "$out" "$err")
        try "$env" -i "${hostile[@]}" POSIXLY_CORRECT=1 LC_ALL=C "PYTHONPATH=$ROOT" "${twin[@]}" "${call[@]}"
        check_answer "$name" "${answer[@]}"
    done
    check_files 'hostile environment'
}

@test "no setting of the shell, in the environment or in the file of BASH_ENV, changes anything" {
    printf '%s\n' 'IFS=:0' 'shopt -s expand_aliases' 'alias printf="echo hijacked" unset=false set=false' \
        'read() { echo hijacked; }' 'set -f' 'CDPATH=/ option_keys=x' >../env
    try "${bash_twin[@]}" generate 9x9 --seed 1
    expected=$out
    for setting in FUNCNEST=1 FUNCNEST=2 FUNCNEST=x \
        SHELLOPTS=allexport:errexit:errtrace:functrace:keyword:monitor:noclobber:noglob \
        SHELLOPTS=nounset:physical:pipefail:posix \
        BASHOPTS=compat31:dotglob:expand_aliases:extglob:failglob:nocasematch:nullglob:xpg_echo \
        BASHOPTS=array_expand_once:assoc_expand_once:lastpipe:localvar_inherit:localvar_unset:inherit_errexit \
        BASH_ENV=../env; do
        try env "$setting" "${bash_twin[@]}" generate 9x9 --seed 1
        check_answer "$setting" 0 "$expected" ''
    done
    write_program left.sh <<<'echo "${BASH_COMPAT-}|${EXECIGNORE-}|${TMOUT-}"'
    try env BASH_COMPAT=4.2 'EXECIGNORE=*' TMOUT=1 "$MAZE_BASH" left.sh
    check 'what is left of other settings' $'||\n' "$out"
    rm left.sh lib
    try env BASHOPTS=nocasematch "${bash_twin[@]}" GENERATE
    check 'letters' $'maze.sh: GENERATE: unknown command; see maze.sh help\n' "$err"
    # bash itself prints warnings before the program begins
    try env 'LC_ALL=a[$(touch pwned)]' "${bash_twin[@]}" generate 9x9 --seed 1
    check 'LC_ALL: status' 0 "$status"
    check 'LC_ALL: output' "$expected" "$out"
    while IFS= read -r line; do
        [[ $line == *'warning: setlocale: LC_ALL: '* ]] || check 'LC_ALL: error' '' "$line"
    done <<<"${err%$'\n'}"
    check_files 'hostile environment'
}

# bats test_tags=random
@test "functions that another process has exported change nothing" {
    names=(stty mv rm cp readlink date sleep main need has_file fail_missing_file read_text fail_with tell below
        carve solve draw_maze '[' ':' .)
    while read -r name; do
        names+=("$name")
    done < <("$MAZE_BASH" -c 'compgen -b' | grep '^[a-z]')
    put_file "$BATS_TEST_TMPDIR/m" "$u_maze"
    # with set -a functions are exported, and in POSIX mode exec is found before a function
    with_functions='definitions= n=$1
        for ((; n; n--)); do
            shift
            definitions+="function $1 { x=\${nothing?hijacked}; };"
        done
        shift
        set -a
        eval "$definitions POSIXLY_CORRECT=yes"
        exec env -u POSIXLY_CORRECT "$@"'
    for text in 'solve 9x9 --seed 1' 'generate 9x9 --seed 1 -f text -o maze' "check -i $BATS_TEST_TMPDIR/m" \
        'play 9x9 --seed 1 --keys dsds -f lines' 'generate --help' '--seed x'; do
        read -r -a call <<<"$text"
        try "${bash_twin[@]}" "${call[@]}"
        answer=("$status" "$out" "$err")
        try "$MAZE_BASH" -c "$with_functions" - "${#names[@]}" "${names[@]}" "${bash_twin[@]}" "${call[@]}"
        check_answer "all: $text" "${answer[@]}"
    done
    rm maze
    version=$(sed -nE 's/^(readonly )?VERSION=//p' "$MAZE")
    ln -s "$MAZE" ../link         # startup reads where it leads
    for name in "${names[@]}"; do # so that none of them hides another
        has_turn 8 || continue
        try "$MAZE_BASH" -c "$with_functions" - 1 "$name" "$MAZE_BASH" ../link --version
        check_answer "$name" 0 "maze.sh $version"$'\n' ''
    done
    check_files 'exported functions'
}

@test "run by a shell that is not bash, maze.sh says so in one line" {
    dash=$(type -P dash) || skip 'there is no dash here'
    try "$dash" "$MAZE" generate 9x9
    check_answer 'it' 2 '' $'maze.sh: needs bash; try bash maze.sh\n'
}
