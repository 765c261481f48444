#!/usr/bin/env bats
# shellcheck disable=SC2016,SC2030,SC2031,SC2154 # what is looked for must not be expanded here;
# each test is a process of its own; helpers.bash sets out, err and the twins
#
# The house rules: maze.sh and python_ref can be read side by side, and bash 3.2 can read maze.sh.

load ../support/helpers

setup_file() {
    find_interpreters
    take_apart
}

setup() {
    start_clean
    mapped=$BATS_FILE_TMPDIR
    chapters=()
    while IFS= read -r line; do
        chapters+=("$line")
    done <"$mapped/chapters"
}

# A chapter opens with a line of dashes, a line "# name: what it is" and more comment. Taken
# apart, maze.sh is three files: chapters, a name a line; functions, "chapter:name"; and code,
# "chapter/function:number:text", each line of it without comments, without the help and without here-documents.

take_apart() {
    awk -v to="$BATS_FILE_TMPDIR" '
        rule && match($0, /^# [a-z ]+:/) {
            chapter = substr($0, 3, RLENGTH - 3)
            print chapter > (to "/chapters")
        }
        { rule = /^# -----/ }
        match($0, /^[a-z_]+\(\) \{/) {
            function_name = substr($0, 1, RLENGTH - 4)
            print chapter ":" function_name > (to "/functions")
        }
        document != "" { if ($0 == document) document = ""; next }
        match($0, /<<\047[A-Z]+\047/) { document = substr($0, RSTART + 3, RLENGTH - 4) }
        /^ *#/ { next }
        /^    say_help=\047/ { help = 1 }
        !help { sub(/ # .*/, ""); print chapter "/" function_name ":" NR ":" $0 > (to "/code") }
        /^}/ { function_name = "" }
        /\047$/ { help = 0 }
    ' "$MAZE"
}

module_of() { # <chapter> -> module: its file, there or not
    module=$ROOT/python_ref/${1// /_}.py
}

bash_functions() { # <chapter> -> functions
    local line
    functions=()
    while IFS= read -r line; do
        [[ $line != "$1:"* ]] || functions+=("${line#*:}")
    done <"$mapped/functions"
}

python_functions() { # <module> -> functions: those of the module itself, not of a class or function
    local line
    functions=()
    while IFS= read -r line; do
        [[ $line =~ ^def\ ([a-z_]+)\( ]] || continue
        functions+=("${BASH_REMATCH[1]}")
    done <"$1"
}

# Where a command may begin, for grep -E, behind "chapter/function:number:".
readonly COMMAND_BEGINS='(^[^:]*:[0-9]+: *|[;|&!({] *|(do|then|else|if|while|until) )'

@test "the list at the top of maze.sh is the list of its chapters" {
    listed=()
    while IFS= read -r line && [[ $line != 'if '* ]]; do
        [[ ! $line =~ ^'#     '([a-z]+( [a-z]+)?)'  ' ]] || listed+=("${BASH_REMATCH[1]}")
    done <"$MAZE"
    check 'the list' "${chapters[*]}" "${listed[*]}"
    check 'the first and the last' 'messages, commands' "${chapters[0]}, ${chapters[${#chapters[@]} - 1]}"
    all_right
}

# What is played on a screen, or made for another program, has no twin.
readonly WITHOUT_TWIN=' screen view game records maze_game tour page station_game '

@test "every module is a chapter, and every chapter that computes something is a module" {
    expected=' __init__.py __main__.py '
    for chapter in "${chapters[@]}"; do
        module_of "$chapter"
        name=${module##*/}
        if [[ $WITHOUT_TWIN == *" ${name%.py} "* ]]; then
            [[ ! -e $module ]] || check "$chapter" 'no module' "$module"
        else
            [[ -e $module ]] || check "$chapter" 'a module' 'none'
            expected+="$name "
        fi
    done
    for module in "$ROOT"/python_ref/*; do
        [[ $module != */__pycache__ ]] || continue
        [[ $expected == *" ${module##*/} "* ]] || check "${module##*/}" 'a chapter' 'none'
    done
    check 'lines of __main__.py' 3 "$(grep -vc '^"""\|^$' "$ROOT/python_ref/__main__.py")"
    check 'its last' 'main(sys.argv[1:])' "$(tail -n 1 "$ROOT/python_ref/__main__.py")"
    all_right
}

@test "every module opens with the name of its chapter" {
    for chapter in "${chapters[@]}"; do
        module_of "$chapter"
        [[ -e $module ]] || continue
        IFS= read -r first <"$module"
        check "${module##*/}" "\"\"\"$chapter: " "${first:0:${#chapter}+5}"
    done
    all_right
}

# What in maze.sh is a line or two wherever it is needed.
readonly OF_THE_TWIN=' algorithms/list_cells commands/draw_maze '

# bats test_tags=slow
@test "every function of a module stands in its chapter, under its name and in its order" {
    for chapter in "${chapters[@]}"; do
        module_of "$chapter"
        [[ -e $module ]] || continue
        python_functions "$module"
        theirs=()
        for function in ${functions[@]+"${functions[@]}"}; do
            [[ $OF_THE_TWIN == *" $chapter/$function "* ]] || theirs+=("$function")
        done
        bash_functions "$chapter"
        shared=()
        for function in ${functions[@]+"${functions[@]}"}; do
            [[ " ${theirs[*]+"${theirs[*]}"} " != *" $function "* ]] || shared+=("$function")
        done
        check "$chapter" "${theirs[*]+"${theirs[*]}"}" "${shared[*]+"${shared[*]}"}"
    done
    all_right
}

# bats test_tags=long
@test "a module imports only what stands above it" {
    above=' '
    for chapter in "${chapters[@]}"; do
        module_of "$chapter"
        [[ -e $module ]] || continue
        while IFS= read -r line; do
            imported=''
            if [[ $line =~ ^from\ python_ref\.([a-z_]+)\ import ]]; then
                imported=${BASH_REMATCH[1]}
            elif [[ $line =~ ^from\ python_ref\ import\ (.*) ]]; then
                imported=$(sed 's/ as [a-z_]*//g; s/,//g' <<<"${BASH_REMATCH[1]}")
            fi
            for other in $imported; do
                [[ $above == *" $other "* ]] || check "$chapter imports" "one of$above" "$other"
            done
        done <"$module"
        name=${module##*/}
        above+="${name%.py} "
    done
    all_right
}

texts_of() { # <english|german> -> texts: NAME COUNT DIRECTIVES, one line for each say_ text
    local source
    source=$(sed -n "/^speak_$1() {/,/^}/p" "$MAZE")
    texts=$("$MAZE_BASH" -c "$source"'
        speak_'"$1"'
        for name in $(compgen -A variable say_); do
            declare -a text="(\"\${$name[@]}\")"
            printf "%s %d" "$name" "${#text[@]}"
            rest="${text[*]}"
            while [[ $rest == *%* ]]; do
                rest=${rest#*%}
                printf " %%%s" "${rest:0:1}"
            done
            printf "\n"
        done')
}

@test "English and German set the same texts, with the same directives in the same order" {
    texts_of english
    english=$texts
    texts_of german
    check 'texts' "$english" "$texts"
    # that the comparison sees what it should
    [[ $'\n'$english$'\n' == *$'\nsay_out_of_range 1 %s %d %d %s\n'* ]] || check 'say_out_of_range' 'seen' "$english"
    [[ $'\n'$english$'\n' == *$'\nsay_places 9\n'* ]] || check 'say_places' 'nine' "$english"
    all_right
}

@test "messages.py says what the English texts of maze.sh say" {
    # NAME = "text" there is say_name='text' here
    found=0
    while IFS= read -r line; do
        [[ $line =~ ^([A-Z_]+)\ =\ \"(.*)\"$ ]] || continue
        name=${BASH_REMATCH[1]} text=${BASH_REMATCH[2]}
        case $name in
            VERSION) expected="readonly VERSION=$text" ;;
            ONLY_IN_BASH) continue ;; # of what the twin has not
            *)
                name=$(tr '[:upper:]' '[:lower:]' <<<"$name")
                expected="    say_$name='$text'"
                ;;
        esac
        found=$((found + 1))
        grep -qxF -e "$expected" "$MAZE" || check "messages.py" "$expected" 'not in maze.sh'
    done <"$ROOT/python_ref/messages.py"
    [[ $found -ge 20 ]] || check 'texts found' 'at least 20' "$found"
    all_right
}

@test "nothing newer than bash 3.2 stands in maze.sh" {
    # an extended regular expression, and an example that it must find
    newer=(
        '(declare|local|typeset|readonly) +-[a-zA-Z]*A' 'declare -A known'
        '(declare|local|typeset) +-[a-zA-Z]*[nglu]' 'local -n result=$1'
        '(mapfile|readarray)' 'mapfile -t lines'
        '\$\{!?[a-zA-Z_][a-zA-Z0-9_]*(\[[^]]*\])?(,|\^)' '${answer,,}'
        '\$\{!?[a-zA-Z_][a-zA-Z0-9_]*(\[[^]]*\])?@[A-Za-z]' '${answer@Q}'
        '\$\{[a-zA-Z_][a-zA-Z0-9_]*\[ *-[^-]' '${list[-1]}'
        '(^|[^a-zA-Z0-9_])[a-z_]+\[-[0-9]+\]=' 'list[-1]=x'
        '\$\{[a-zA-Z_]+:[^-=?+:}][^:}]*: *-' '${text:0:-1}'
        'printf +[^|;]*%(-?[0-9]*)\(' "printf '%(%s)T'"
        'printf +-v +[a-z_]+\[' 'printf -v list[2] %s x'
        '\\[uU][0-9a-fA-F]' '\u2588'
        '\|&' 'make |& less'
        '&>>' 'make &>>log'
        ';;?&' 'a) go ;;&'
        '(^|[^a-z_])coproc([^a-z_]|$)' 'coproc cat'
        'BASHPID|EPOCHREALTIME|EPOCHSECONDS|SRANDOM|BASH_ARGV0|BASH_LOADABLES' 'echo $BASHPID'
        'wait +-[nfp]' 'wait -n'
        'read +[^;|]*-[a-z]*[Ni]( |$)' 'read -r -N 1 key'
        '^[^s].*read +[^;|]*-t *0?\.' 'game/f:1: read -t 0.1 key' # screen asks which bash it is
        '\[\[ [^]]*-[vR] ' '[[ -v name ]]'
        'shopt +-[a-z]*s[a-z]* .*(globstar|lastpipe|inherit_errexit|assoc_expand_once|localvar)' 'shopt -s lastpipe'
        '(^|[ ;])(exec +)?\{[a-z_]+\}[<>]' 'exec {fd}<file'
        '\{0[0-9]*\.\.' '{01..10}'
        '\{-?[0-9a-z]+\.\.-?[0-9a-z]+\.\.' '{1..9..2}'
        'test +-v|\[ -v ' '[ -v name ]'
        '(declare|local) +- *$' 'local -'
        '\$\{ |\$\{\|' '${ echo x; }'
    )
    for ((i = 0; i < ${#newer[@]}; i += 2)); do
        grep -qE -e "${newer[i]}" <<<"${newer[i + 1]}" || check "${newer[i]}" 'finds its example' "${newer[i + 1]}"
        found=$(grep -E -e "${newer[i]}" "$mapped/code") || continue
        check "${newer[i + 1]}" '' "$found"
    done
    all_right
}

@test "maze.sh evaluates no text: no eval, no source, no let, no arithmetic by name" {
    # whose names come from the table of options, are those of the lesson's texts, or of the blocks that a
    # long list is cut into; and an exercise is run by a bash of its own, for which its call is a text here
    by_name='^(options/(gate_option|show_help|put_option|show_command_help)|commands/(describe_made|run_station)'
    by_name+='|algorithms/carve_kruskal'
    by_name+='|tour/(fill_lesson|put_exercise|write_driver)):'
    never=(
        '(^|[^a-zA-Z0-9_-])eval([^a-zA-Z0-9_]|$)' 'eval "$line"'
        '(^|[^a-zA-Z0-9_-])source([^a-zA-Z0-9_]|$)' 'source settings'
        '(^|[;&|] *|then |do |else )\. ' '. settings'
        '(^|[^a-zA-Z0-9_-])let ' 'let n=n+1'
        '(declare|local|typeset|readonly) +-[a-zA-Z]*i' 'declare -i n'
        '\[\[ [^]]* -(eq|ne|lt|le|gt|ge) ' '[[ $n -eq 5 ]]'
        '\$\{![a-z_]+(\}|\[[^@*])' '${!name}'
        'trap +"' 'trap "rm $name" EXIT'
        '\$\[' '$[n + 1]'
        'expr ' 'expr 1 + 1'
    )
    for ((i = 0; i < ${#never[@]}; i += 2)); do
        grep -qE -e "${never[i]}" <<<"${never[i + 1]}" || check "${never[i]}" 'finds its example' "${never[i + 1]}"
        found=$(grep -vE "$by_name" "$mapped/code" | sed 's/^[^:]*:[0-9]*: *//' | grep -E -e "${never[i]}") || continue
        check "${never[i + 1]}" '' "$found"
    done
    all_right
}

@test "a process is started by screen, for a file that is replaced, for a record and a game that was left" {
    # where a link leads, what mode a file had; what day it is; whether a file can be read, for reading ends
    # the program where it cannot; the code of a function, for the lesson; and a text
    # what the lesson measures, and who runs an exercise
    lesson='^tour/(measure_carving|show_crash|write_driver|run_learner|guard_learner):'
    allowed='^output/open_output:[0-9]+: .*link=\$\(readlink -- "\$output"\); do$'
    allowed+='|^output/copy_mode:[0-9]+: +mode=\$\(ls -ld -- '
    allowed+='|^records/add_record:[0-9]+: +day=\$\(date '
    allowed+='|^commands/read_left_game:[0-9]+: +if why=\$\(open_file '
    allowed+='|^tour/load_code:[0-9]+: .*<<<"\$\(declare -f "\$1"\)"$'
    allowed+="|^options/put_completion:[0-9]+: .*complete='COMPREPLY="
    grep -vE "$allowed" "$mapped/code" | grep -vE "$lesson" >code
    check 'lines allowed' 6 "$(grep -cE "$allowed" "$mapped/code")"
    processes=(
        '\$\([^(]' 'n=$(date)'
        '`' 'n=`date`'
        '[<>]\(' 'done < <(ls)'
        ':[0-9]+: *\([^(]' 'screen/f:1:    (cd /tmp)'
        '(^|[^&])&$' 'sleep 9 &'
    )
    for ((i = 0; i < ${#processes[@]}; i += 2)); do
        grep -qE -e "${processes[i]}" <<<"${processes[i + 1]}" ||
            check "${processes[i]}" 'finds its example' "${processes[i + 1]}"
        found=$(grep -v '^screen/' code | grep -E -e "${processes[i]}") || continue
        check "${processes[i + 1]}" '' "$found"
    done

    # a pipe is a | before a command; not ||, the | of a case or of a sum, or one in a text
    echo 'game/f:1:    ls | while read -r line; do' >example
    pipes=$(grep -hE '[^|]\| [a-z]+ [^|]*$' example code | grep -v "'" | grep -vE '\)( |$)')
    check 'a pipe' "$(<example)" "$pipes"
    all_right
}

OUTSIDE='stty|tput|sed|awk|grep|cat|cut|tr|sleep|date|seq|wc|od|head|tail|sort|mv|rm|cp|ln|ls|chmod|mkdir|readlink'
OUTSIDE+='|realpath|mktemp|tty|dd|env|bc|expr|clear|reset|ps|uname|basename|dirname|python3|perl'

find_commands() { # <names, | between> -> a line for each: chapter/function name
    local line name
    # (( head < tail )) is a sum, not a command; a backslash keeps an alias away
    sed 's/((/[[/g; s/^\([^:]*:[0-9]*: *\)\\/\1/' "$mapped/code" | grep -E "$COMMAND_BEGINS($1)( |;|\)|\$)" | while IFS= read -r line; do
        while IFS= read -r name; do
            name=${name%[ ;)]}
            echo "${line%%:*} ${name##*[!a-z0-9]}"
        done < <(grep -oE "$COMMAND_BEGINS($1)( |;|\)|\$)" <<<"$line")
    done | LC_ALL=C sort -u
}

@test "the only outside commands are stty and sleep for the screen, those for a file that is replaced, and a record's" {
    check 'outside commands' 'output/close_output mv
output/copy_mode chmod
output/copy_mode ls
output/discard_output rm
output/open_output readlink
records/add_record date
records/close_journal rm
records/lock_game rm
records/make_folder mkdir
records/start_journal mv
records/start_journal rm
records/tell_bad_game mv
records/tell_bad_game rm
records/unlock_game rm
screen/drain_keys stty
screen/leave_screen stty
screen/measure_window stty
screen/pass_time stty
screen/set_keys stty
screen/setup_terminal stty
screen/start_ticker sleep
tour/guard_learner sleep' "$(find_commands "$OUTSIDE")"
    all_right
}

# bats test_tags=slow
@test "a function that has been exported is forgotten for every command that maze.sh runs" {
    builtins=$("$MAZE_BASH" -c 'compgen -b' | grep '^[a-z]' | tr '\n' '|')
    forgotten=$(sed -n '/^.unset -f break/,/^.set /p' "$MAZE" | sed 's/^.unset -f//; s/\\$//; /^.set /d' | tr -s ' \n' '\n' | LC_ALL=C sort -u)
    used=$(find_commands "$builtins$OUTSIDE" | sed 's/.* //' | LC_ALL=C sort -u)
    check 'commands' "$used" "${forgotten#$'\n'}"
    all_right
}

@test "bash can read maze.sh to its end, and its last line begins the program" {
    try "$MAZE_BASH" -n "$MAZE"
    check 'bash -n: status' 0 "$status"
    check 'bash -n: error' '' "$err"
    check 'the last line' 'main "$@"' "$(tail -n 1 "$MAZE")"
    check 'the first line' '#!/usr/bin/env bash' "$(head -n 1 "$MAZE")"
    [[ -x $MAZE ]] || check 'maze.sh' 'can be run' 'cannot'
    all_right
}

@test "the twin needs nothing but Python's standard library" {
    try "$PYTHON" -I -S -c 'import runpy, sys
sys.path.insert(0, sys.argv.pop(1))
runpy.run_module("python_ref", run_name="__main__")' "$ROOT" generate 5x5 --seed 1 -f ascii
    check 'status' 0 "$status"
    check 'output' $'##@ ######\n##  ##  ##\n##  ##  ##\n##      ##\n######  ##\n' "$out"
    check 'error' '' "$err"
    all_right
}

@test "the top level holds the program, its twin, its tests and what explains them" {
    git -C "$ROOT" rev-parse --git-dir >/dev/null 2>&1 || skip 'this is no git repository'
    seen=0
    while IFS= read -r path; do
        seen=$((seen + 1))
        case ${path%%/*} in
            README.md | LICENSE | Makefile | maze.sh | python_ref | tests | .*) ;;
            *) check 'top level' 'not there' "$path" ;;
        esac
    done < <(git -C "$ROOT" ls-files)
    [[ $seen -gt 5 ]] || check 'files seen' 'more than 5' "$seen"
    all_right
}
