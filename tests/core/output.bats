#!/usr/bin/env bats
# bats file_tags=shell
# shellcheck disable=SC2030,SC2031,SC2154 # each test is a process of its own; helpers.bash sets
# out, err, the twins and launcher
#
# Where the output goes, what stands on it, and what happens when it cannot go there.

load ../support/helpers

setup_file() { find_interpreters; }

setup() {
    start_clean
    set_launcher
}

readonly FULL='maze.sh: standard output: cannot be written'

@test "output closed early ends the program by SIGPIPE, without a message" {
    for name in bash python; do
        choose_twin "$name"
        # more than a pipe holds, so that it is written to after the reader has gone
        "${launcher[@]}" "${twin[@]}" generate 151x151 --seed 1 2>err | head -n 1 >line
        statuses=("${PIPESTATUS[@]}")
        check "$name: status" 141 "${statuses[0]}"
        check "$name: error" '' "$(<err)"
        IFS= read -r first <line
        check "$name: the first line" '██● ' "${first:0:10}"
    done
}

@test "output closed early where SIGPIPE is ignored is one line and status 1" {
    # not of the twin: Python ignores SIGPIPE itself, so it cannot know whether it was before
    (
        trap '' PIPE
        "${bash_twin[@]}" generate 151x151 --seed 1 2>err | head -n 1 >line
        printf '%s\n' "${PIPESTATUS[0]}" >status
    )
    check 'status' 1 "$(<status)"
    check 'error' "$FULL" "$(<err)"
}

# bats test_tags=edge
@test "a full device is one line and status 1, for every command" {
    [[ -c /dev/full ]] || skip 'there is no /dev/full here'
    calls=('generate 9x9 --seed 1' 'generate 151x151 --seed 1' 'generate 5x5 --seed 1 --count 3'
        'play 9x9 --seed 1 --keys sdsd' '--help' '--version'
        'solve 9x9 --seed 1' 'check 9x9 --seed 1' 'generate 151x151 --seed 1 -f text'
        'generate 151x151 --seed 1 -f edges' 'generate 9x9 --seed 1 -o /dev/full')
    for text in "${calls[@]}"; do
        read -r -a call <<<"$text"
        for name in bash python; do
            [[ $name == bash || $text == *9x9* ]] || continue # a start of Python is dear
            choose_twin "$name"
            status=0
            "${twin[@]}" "${call[@]}" >/dev/full 2>err </dev/null || status=$?
            check "$name $text: status" 1 "$status"
            check "$name $text: error" "$FULL" "$(<err)"
        done
    done
}

@test "a full device is told in German too" {
    [[ -c /dev/full ]] || skip 'there is no /dev/full here'
    status=0
    "${bash_twin[@]}" generate 9x9 --seed 1 --lang de >/dev/full 2>err || status=$?
    check 'status' 1 "$status"
    check 'error' 'maze.sh: Standardausgabe: nicht beschreibbar' "$(<err)"
}

@test "closed standard output is one line and status 1" {
    for name in bash python; do
        choose_twin "$name"
        for text in 'generate 9x9 --seed 1' 'play 9x9 --seed 1 --keys sdsd' '--help'; do
            read -r -a call <<<"$text"
            status=0
            "${twin[@]}" "${call[@]}" >&- 2>err </dev/null || status=$?
            check "$name $text: status" 1 "$status"
            check "$name $text: error" "$FULL" "$(<err)"
        done
    done
}

@test "closed standard input changes nothing" {
    for name in bash python; do
        choose_twin "$name"
        try "${twin[@]}" generate 9x9 --seed 1
        expected=$out
        "${twin[@]}" generate 9x9 --seed 1 <&- >out 2>err
        check "$name: output" "${expected%$'\n'}" "$(<out)"
        check "$name: error" '' "$(<err)"
    done
}

@test "with standard error closed or full a maze is drawn all the same, and errors keep their status" {
    for name in bash python; do
        choose_twin "$name"
        try "${twin[@]}" generate 9x9 --seed 1
        expected=${out%$'\n'}
        status=0
        "${twin[@]}" generate 9x9 --seed 1 2>&- </dev/null >out || status=$?
        check "$name: status" 0 "$status"
        check "$name: output" "$expected" "$(<out)"
        status=0
        "${twin[@]}" generate 9x9 2>&- </dev/null >out || status=$? # the seed cannot be shown
        check "$name, no seed: status" 0 "$status"
        lines=() && while IFS= read -r line; do lines+=("$line"); done <out
        check "$name, no seed: lines" 9 "${#lines[@]}"
        status=0
        "${twin[@]}" --seed x 2>&- </dev/null >out || status=$?
        check "$name, wrong call: status" 2 "$status"
        check "$name, wrong call: output" '' "$(<out)"
        [[ -c /dev/full ]] || continue
        status=0
        "${twin[@]}" --seed x 2>/dev/full </dev/null >out || status=$?
        check "$name, wrong call, full: status" 2 "$status"
        check "$name, wrong call, full: output" '' "$(<out)"
    done
}

@test "without a size 29x29 squares are printed, and one side alone is kept" {
    for name in bash python; do
        choose_twin "$name"
        for text in '29x29 | ' '29x29 | generate' '7x29 | --width 7' '29x5 | generate -y 5'; do
            read -r -a call <<<"${text#*|}"
            try "${twin[@]}" generate --seed 7 -f ascii "${text%% |*}"
            expected=$out
            try "${twin[@]}" --seed 7 -f ascii ${call[@]+"${call[@]}"}
            check_answer "$name $text" 0 "$expected" ''
        done
        try "${twin[@]}" --seed 7 -f ascii
        lines=() && while IFS= read -r line; do lines+=("$line"); done <<<"${out%$'\n'}"
        check "$name: lines" 29 "${#lines[@]}"
        check "$name: columns" 58 "${#lines[28]}"
    done
}

@test "a seed that was not given is shown on standard error, and gives the same maze again" {
    for name in bash python; do
        choose_twin "$name"
        try "${twin[@]}" generate 9x9 --count 2
        first=$out
        [[ $err =~ ^seed\ ([1-9][0-9]*)$'\n'$ ]] || check "$name: error" 'seed N' "$err"
        seed=${BASH_REMATCH[1]:-0}
        try "${bash_twin[@]}" generate 9x9 --count 2 --seed "$seed"
        check "$name: maze of seed $seed" "$first" "$out"
        check "$name: error" '' "$err"
    done
    try "${bash_twin[@]}" generate 9x9 --lang de
    [[ $err =~ ^Startwert\ [1-9][0-9]*$'\n'$ ]] || check 'in German' 'Startwert N' "$err"
}

@test "two mazes in a row have different seeds" {
    for name in bash python; do
        choose_twin "$name"
        try "${twin[@]}" generate 5x5
        first=$err
        try "${twin[@]}" generate 5x5
        [[ $first != "$err" ]] || check "$name" 'another seed' "$err"
    done
}

@test "--count leaves an empty line between two mazes and none at the end" {
    for name in bash python; do
        choose_twin "$name"
        try "${twin[@]}" generate 5x5 --seed 1 --count 2 -f ascii
        check "$name" '##@ ######
##  ##  ##
##  ##  ##
##      ##
######  ##

##@ ######
##      ##
######  ##
##      ##
######  ##
' "$out"
    done
}

@test "--help fits a window of 80 columns and 24 lines, that of a command too, in every language" {
    for language in {en,de,fi,ru}\ {play,generate,solve,check,algorithms,page,sheet,handout,tour,records,station,}; do
        # shellcheck disable=SC2086 # two words, or one
        try "${bash_twin[@]}" --help --lang $language
        check "$language: status" 0 "$status"
        check "$language: error" '' "$err"
        count=0
        while IFS= read -r line; do
            count=$((count + 1))
            plain=${line//[$'\200'-$'\277']/} # what is left has a byte for each character
            [[ ${#plain} -le 80 ]] || check "$language, line $count" '80 columns' "${#plain}: $line"
        done <<<"${out%$'\n'}"
        [[ $count -le 23 ]] || check "$language: lines, and one for the prompt" 24 "$((count + 1))"
    done
}

@test "--help has an example of each common task, every command, and the options that all accept" {
    local call calls=()
    try "${bash_twin[@]}" --help
    english=$out
    check 'status' 0 "$status"
    check 'error' '' "$err"
    list_sources
    names=$(sed -nE 's/^(readonly )?COMMANDS=\((.*)\).*/\2/p' "${sources[@]}")
    for word in $names; do
        [[ $out == *$'\n'"  $word "* ]] || check 'the help' "$word" ''
    done
    check 'names' 'play daily generate' "${names:0:19}"
    [[ $out == *'--lang NAME'*'--color WHEN'*'--version'*'--completion'*'--one-file'* ]] || check 'for all' '' "$out"
    while IFS= read -r line; do
        [[ $line != '  maze.sh'* ]] || calls+=("${line:2:38}")
    done <<<"$out"
    check 'examples' 5 "${#calls[@]}"
    for call in "${calls[@]:1}"; do # those that need no terminal print, the others say that they need one
        # shellcheck disable=SC2086 # as it would be typed
        try "$BASH" "$ROOT"/$call </dev/null
        [[ $status == 0 || $err == *'needs a terminal'* ]] || check "$call" 'a call that works' "$err"
    done
    [[ -s maze.html ]] || check 'the sheet' 'maze.html' "$(ls)"
    rm maze.html
    try "${bash_twin[@]}" help
    check 'help' "$english" "$out"
    try "${bash_twin[@]}" -h
    check '-h' "$english" "$out"
    try "${python_twin[@]}" --help
    check_answer 'python' 0 $'The help is in maze.sh: ./maze.sh --help\n' ''
}

@test "the help of a command lists exactly its options, without those that every command accepts" {
    read -r -a commands < <(sed -nE 's/^COMMANDS=\((.*)\).*/\1/p' "$ROOT/lib/cli/names.bash")
    making=$(sed -nE "s/^readonly TAKES_MAKING='(.*)'/\1/p" "$ROOT/lib/cli/options.bash")
    for command in "${commands[@]/%help/play}"; do
        try "${bash_twin[@]}" "$command" --help
        check "$command: status" 0 "$status"
        check "$command: error" '' "$err"
        told=' '
        while IFS= read -r line; do
            [[ ! $line =~ ^'  '(-[a-z]|'  ')' --'([a-z-]+) ]] || told+="${BASH_REMATCH[2]} "
        done <<<"$out"
        options=$(sed -nE "s/^takes_$command=[\"'](.*)[\"']/\1/p" "$ROOT/lib/commands/$command.bash")
        # shellcheck disable=SC2016 # not to be expanded
        options=" ${options/'$TAKES_MAKING'/$making} output "
        options=${options/ words / }
        check "$command" "$(tr -s ' ' '\n' <<<"$options" | sort)" "$(tr -s ' ' '\n' <<<"$told" | sort)"
    done
}

@test "--version prints the name and the version" {
    find_version
    check_printed "maze.sh $VERSION"$'\n' --version
}

@test "--color always colors the player, the trail and the goal, and nothing else" {
    local yellow=$'\033[1;33m' blue=$'\033[36m' green=$'\033[1;32m' off=$'\033[0m'
    for name in bash python; do
        choose_twin "$name"
        try "${twin[@]}" generate 5x5 --seed 1 --color always
        check "$name blocks" "██${yellow}● ${off}██████
██  ██  ██
██  ██  ██
██      ██
██████  ██
" "$out"
        try "${twin[@]}" play 5x5 --seed 1 --color=always -f ascii --keys ss
        check "$name ascii" "##  ######
##  ##  ##
##${yellow}@ ${off}##  ##
##      ##
######  ##
result: unfinished
moves: 2
bumps: 0
position: 2,3
" "$out"
        try "${twin[@]}" generate 5x5 --seed 1 --color always -f digits
        try "${twin[@]}" solve 5x5 --seed 3 --ends random --color always -f ascii
        check "$name solve" "##########
##${green}X ${off}##${yellow}@ ${off}##
##${blue}. ${off}##${blue}. ${off}##
##${blue}. ${off}${blue}. ${off}${blue}. ${off}##
##########
steps: 6
" "$out"
        try "${twin[@]}" generate 5x5 --seed 1 --color always -f digits
        check "$name digits, which are for programs" '1 1 1 1 1 1 1
1 0 2 0 0 0 1
1 0 1 0 1 0 1
1 0 1 0 1 0 1
1 0 1 1 1 0 1
1 0 0 0 1 0 1
1 1 1 1 1 1 1
' "$out"
    done
}

@test "nothing is colored where the output is not a terminal" {
    for name in bash python; do
        choose_twin "$name"
        for setting in NO_COLOR= NO_COLOR=1 TERM=dumb TERM=xterm-256color CLICOLOR_FORCE=1; do
            [[ $name == bash || $setting == CLI* ]] || continue # a start of Python is dear
            try env "$setting" "${twin[@]}" generate 5x5 --seed 1 --format ascii
            check "$name $setting" $'##@ ######\n##  ##  ##\n##  ##  ##\n##      ##\n######  ##\n' "$out"
        done
    done
}

@test "a terminal shows the player in color, unless it is dumb or NO_COLOR or --color never" {
    local yellow=$'\033[1;33m' off=$'\033[0m'
    for name in bash python; do
        choose_twin "$name"
        # SETTING and OPTION | the first line
        cases=(
            "NO_COLOR= --color=auto      |##${yellow}@ ${off}######"
            "NO_COLOR=1 --color=auto     |##@ ######"
            "TERM=dumb --color=auto      |##@ ######"
            "TERM=xterm --color=never    |##@ ######"
            "NO_COLOR=1 --color=always   |##${yellow}@ ${off}######"
        )
        for line in "${cases[@]}"; do
            read -r setting option <<<"${line%%|*}"
            [[ $name == bash || $setting$option == *=1*auto ]] || continue # a start of Python is dear
            export NO_COLOR='' TERM=xterm
            export "${setting?}"
            on_terminal output "${twin[@]}" generate 5x5 --seed 1 -f ascii "$option" >out
            IFS= read -r first <out
            check "$name $setting $option" "${line#*|}" "$first"
        done
    done
}

# bats test_tags=edge
@test "a terminal without UTF-8 gets the ascii picture, one with it and a file get blocks" {
    export PYTHONCOERCECLOCALE=0 # or Python sets LC_CTYPE by itself, for what it starts too
    for name in bash python; do
        choose_twin "$name"
        # SETTING | the first line
        for line in 'LC_ALL=C |##@ ######' 'LC_ALL=POSIX |##@ ######' 'LC_CTYPE=C |##@ ######' \
            'LANG= |##@ ######' 'LC_CTYPE=C.UTF-8 |██● ██████' 'LANG=de_DE.utf8 |██● ██████'; do
            [[ $name == bash || $line == LC_CTYPE* ]] || continue # a start of Python is dear
            unset LC_ALL LC_CTYPE LANG
            export "${line%% |*}"
            on_terminal output "${twin[@]}" generate 5x5 --seed 1 --color never >out
            IFS= read -r first <out
            check "$name ${line%% |*}" "${line#*|}" "$first"
            try "${twin[@]}" generate 5x5 --seed 1
            check "$name ${line%% |*}, a file" '██● ██████' "${out%%$'\n'*}"
        done
    done
}

@test "no question is asked unless both ends are a terminal" {
    for name in bash python; do
        choose_twin "$name"
        try "${twin[@]}" generate 29x29 --seed 1 -f ascii
        expected=${out%$'\n'}
        on_terminal input "${twin[@]}" --seed 1 -f ascii >out 2>err
        check "$name, output to a file" "$expected" "$(<out)"
        check "$name, output to a file: error" '' "$(<err)"
        # a terminal that knows no size is one of 24 lines by 80 columns; the twin does not ask
        [[ $name == python ]] || try "${twin[@]}" generate 39x23 --seed 1 -f ascii
        expected=${out%$'\n'}
        on_terminal output "${twin[@]}" --seed 1 -f ascii --color never >out 2>err
        check "$name, input from a file" "$expected" "$(<out)"
        check "$name, input from a file: error" '' "$(<err)"
    done
}

@test "standard input is not read: what follows in a pipe or a loop is still there" {
    for name in bash python; do
        choose_twin "$name"
        rest=$(printf 'one\ntwo\n' | {
            "${twin[@]}" generate 5x5 --seed 1 >out
            "${twin[@]}" play 5x5 --seed 1 --keys s >out
            cat
        })
        check "$name" $'one\ntwo' "$rest"
    done
}

# bats test_tags=edge
@test "SIGINT stops a long carving, without a message, with status 130" {
    for name in bash python; do
        choose_twin "$name"
        rm -f err # of the other twin
        (ulimit -S -t 100 && exec "${launcher[@]}" "${twin[@]}" generate 601x601 -a aldous-broder </dev/null >out 2>err 3>&-) &
        carver=$!
        await test -s err # the seed is told before the carving, which takes long
        end_by INT "$carver"
        status=0
        wait "$carver" || status=$?
        check "$name: status" 130 "$status"
        check "$name: output" '' "$(<out)"
        check "$name: told" 1,1 "$(grep -c '^seed [0-9]*$' err),$(grep -c '' err)"
    done
}

@test "it runs from any directory, by any path and through a link" {
    mkdir -p 'a b/c' links
    cp "$MAZE" 'a b/maze.sh'
    [[ ! -e $ROOT/lib ]] || cp -R "$ROOT/lib" 'a b/lib'
    chmod +x 'a b/maze.sh'
    ln -s '../a b/maze.sh' links/maze
    try "${bash_twin[@]}" generate 5x5 --seed 1
    expected=$out
    for program in './a b/maze.sh' 'links/maze' "$PWD/a b/../links/maze"; do
        try "$program" generate 5x5 --seed 1
        check "$program: output" "$expected" "$out"
        check "$program: error" '' "$err"
    done
    cd 'a b/c'
    try ../maze.sh generate 5x5 --seed 1
    check 'from another directory: output' "$expected" "$out"
    try "$MAZE_BASH" ../../links/maze --seed 0
    check 'the name in an error is always the same' \
        $'maze.sh: --seed: 0 is out of range; try 1 to 2147483646\n' "$err"
}

@test "the one file can be read from standard input, as a download is" {
    try "${bash_twin[@]}" generate 5x5 --seed 1
    "${bash_twin[@]}" --one-file >one
    check 'output' "${out%$'\n'}" "$("$MAZE_BASH" -s generate 5x5 --seed 1 <one)"
}

@test "no other command is needed: an empty PATH is enough" {
    put_file "$BATS_TEST_TMPDIR/m" "$u_maze"
    for text in 'generate 9x9 --seed 1' 'generate 41x41 --seed 1 -f digits' 'play 9x9 --seed 1 --keys sdsd' \
        'solve 41x41 --seed 1 --weave -f lines' 'check 9x9 --seed 1' 'generate 9x9 --seed 1 -f edges' \
        "generate -i $BATS_TEST_TMPDIR/m -f text"; do
        read -r -a call <<<"$text"
        try "${bash_twin[@]}" "${call[@]}"
        expected=$out
        (PATH=/nonexistent exec "${bash_twin[@]}" "${call[@]}" >out 2>err </dev/null)
        check "$text: output" "${expected%$'\n'}" "$(<out)"
        check "$text: error" '' "$(<err)"
    done
}

@test "a signal that comes while IFS is empty calls every function that the end calls, and finds blanks in IFS" {
    sed '$d' "$ROOT/maze.sh" >program.sh
    ln -s "$ROOT/lib" lib
    cat >ended.sh <<'END'
. ./program.sh
one() { printf 'one %q\n' "$IFS"; }
two() { printf 'two %q\n' "$IFS"; }
begin_output
call_at_end one
call_at_end two
case $1 in
    work)
        need screen/screen
        answer_signals() { printf 'work %q\n' "$IFS"; exit; }
        catch_signals
        at_once=working
        set -- TERM
        ;;
    own) on_interrupt=own_interrupt && set -- INT ;;
esac
own_interrupt() { printf 'own %q\n' "$IFS"; exit; }
draw() {
    local IFS=''
    [[ $1 != exit ]] || exit
    kill -s "$1" $$
    for ((k = 0; k < 1000; k++)); do :; done
}
draw "$1"
END
    blanks="\$' \\t\\n'"
    for name in exit HUP INT TERM work own; do
        try "$MAZE_BASH" -c "$(<ended.sh)" ./program.sh "$name"
        first=''
        case $name in work | own) first="$name $blanks"$'\n' ;; esac
        check "$name: what is called" "${first}one $blanks"$'\n'"two $blanks"$'\n' "$out"
        check "$name: error" '' "$err"
    done
}

# bats test_tags=edge
@test "a signal at any line of a drawing ends the program with the status of the signal, and the lock is gone" {
    sed '$d' "$ROOT/maze.sh" >program.sh
    ln -s "$ROOT/lib" lib
    cat >drawn.sh <<'END'
. ./program.sh
need cli/terminal play/locks
find_terminal() { playing=lines; }
signal=$2 signal_at=$3 signal_lines=' ' signal_count=0
set -T
trap 'signal_here=${FUNCNAME-}:$LINENO
    if [[ (-z ${IFS-} || ${FUNCNAME-} == put_game) && ${#lock_chain[@]} != 0 && $signal_lines != *" $signal_here "* ]]; then
        signal_lines+="$signal_here "
        ((++signal_count != signal_at)) || kill -s "$signal" $$
    fi' DEBUG
if [[ $1 == game ]]; then
    main play 5x5 --seed 1 -o saved <<<sq
else
    begin_output
    make_grid 5 5
    lock_game "$PWD/saved"
    draw_plain
fi
trap - DEBUG
echo "$signal_lines" >lines
END
    for drawn in plain game; do
        try "$MAZE_BASH" drawn.sh "$drawn" INT 0
        places=$(<lines)
        case $drawn in
            plain) [[ $places == *' draw_plain:'*' put_line:'* ]] || check "$drawn" 'lines of draw_plain' "$places" ;;
            game) [[ $places == *' join_rows:'*' put_game:'* ]] || check "$drawn" 'lines of put_game' "$places" ;;
        esac
        n=0
        for line in $places; do
            ((n += 1))
            set -- INT TERM HUP
            [[ -n ${MAZE_TEST_ALL-} ]] || set -- "${@:n%3+1:1}"
            for signal; do
                rm -f saved*
                try "$MAZE_BASH" drawn.sh "$drawn" "$signal" "$n"
                check "$signal at $line: status" "$((128 + $(kill -l "$signal")))" "$status"
                check "$signal at $line: error" '' "$err"
                check "$signal at $line: locks" '' "$(find . -name 'saved.lock*')"
            done
        done
        rm -f saved*
    done
}
