#!/usr/bin/env bats
# shellcheck disable=SC2016,SC2030,SC2031,SC2154 # what is looked for must not be expanded here;
# each test is a process of its own; helpers.bash sets out, err and the twins
#
# Rules of structure: maze.sh, lib and python_ref can be read side by side, and bash 3.2 can read what is bash.

load ../support/helpers

setup_file() {
    find_interpreters
    cd "$ROOT" || return
    take_apart
}

setup() {
    start_clean
    mapped=$BATS_FILE_TMPDIR
    chapters=()
    while IFS= read -r line; do
        chapters+=("${line%%:*}")
    done < <(grep -v / "$mapped/titles")
}

# A file of lib opens with "# name: what it is" in its third or fourth line, a chapter of maze.sh with a line of
# dashes and the same. Taken apart, the program is four files, in which a chapter is called by its place: by
# its name, or as maze/solve. titles: "place:name"; functions: "place:name"; needs: "place:file of lib"; code:
# "place/function:number:text", each line of it without comments and without texts for people.

take_apart() {
    local file
    for file in maze.sh $(cd lib && find . -name '*.bash' | sort); do
        file=${file#./}
        [[ $file == maze.sh ]] || file=lib/$file
        awk -v to="$BATS_FILE_TMPDIR" -v file="$file" '
            BEGIN { place = file; sub(/^lib\//, "", place); sub(/\.bash$/, "", place) }
            match($0, /^# [a-z -]+: /) && (file == "maze.sh" ? rule : !titled) {
                title = substr($0, 3, RLENGTH - 4)
                if (file == "maze.sh") { place = title; gsub(/ /, "_", place) }
                print place ":" title >> (to "/titles")
                titled = 1
            }
            { rule = /^# -----/ }
            match($0, /^[a-z_]+\(\) \{/) {
                function_name = substr($0, 1, RLENGTH - 4)
                print place ":" function_name >> (to "/functions")
            }
            /^ *#/ { next }
            /(^| )need [a-z]/ || goes_on {
                goes_on = /\\$/
                count = split($0, word, " ")
                for (i = 1; i <= count; i++)
                    if (word[i] ~ /^[a-z_]+\/[a-z_\/-]+$/) print place ":" word[i] >> (to "/needs")
            }
            place !~ /^languages/ {
                line = $0
                sub(/ # .*/, "", line)
                print place "/" function_name ":" NR ":" line >> (to "/code")
            }
            /^}/ || /^[a-z_]+\(\) \{.* \}$/ { function_name = "" }
        ' "$file"
    done
}

module_of() { # <place> -> module: its path in python_ref, there or not
    module=${1//-/_}.py
}

list_of() { # <functions or needs> <place> -> list
    local line
    list=()
    while IFS= read -r line; do
        list+=("${line#*:}")
    done < <(grep "^$2:" "$mapped/$1")
}

python_functions() { # <module> -> list: the functions of the module itself, not of a class or function
    local line
    list=()
    while IFS= read -r line; do
        [[ ! $line =~ ^def\ ([a-z_]+)\( ]] || list+=("${BASH_REMATCH[1]}")
    done <"$ROOT/python_ref/$1"
}

# Where a command may begin, for grep -E, behind "place/function:number:".
readonly COMMAND_BEGINS='(^[^:]*:[0-9]+: *|[;|&!({] *|(do|then|else|if|while|until) )'

@test "the list at the top of maze.sh is the list of its chapters" {
    listed=()
    while IFS= read -r line && [[ $line == '#'* ]]; do
        [[ ! $line =~ ^'#     '([a-z]+( [a-z]+)?)'  ' ]] || listed+=("${BASH_REMATCH[1]// /_}")
    done <"$MAZE"
    check 'the list' "${chapters[*]}" "${listed[*]} main"
    check 'the first' random_numbers "${chapters[0]}"
}

# What is played on a screen or made for another program has no twin; nor has what makes bash quick or safe.
readonly WITHOUT_TWIN=' screen/* play/* lesson/* languages/* page/* station/station_* cli/recipe cli/terminal cli/window
    commands/algorithms commands/completion commands/one-file commands/page commands/records
    commands/tour commands/handout commands/sheet pictures/sheet maze/carve_fast maze/own maze/rows cli/columns core/folders core/guard
    core/programs '

has_twin() { # <place>
    local each
    for each in ${WITHOUT_TWIN//'*'/+}; do
        [[ $1 != "$each" && ($each != *+ || $1 != "${each%+}"*) ]] || return
    done
}

list_twins() { # -> twins: the places that have one
    local line
    twins=()
    while IFS= read -r line; do
        ! has_twin "${line%%:*}" || twins+=("${line%%:*}")
    done <"$mapped/titles"
}

@test "every module is a file of lib or a chapter of maze.sh, and each of them that computes something is a module" {
    expected=' __init__.py __main__.py '
    list_twins
    for place in "${twins[@]}"; do
        module_of "$place"
        [[ -e $ROOT/python_ref/$module ]] || check "$place" 'a module' 'none'
        expected+="$module "
    done
    for module in $(cd "$ROOT/python_ref" && find . -name '*.py'); do
        [[ $expected == *" ${module#./} "* ]] || check "$module" 'a chapter that has a twin' 'none'
    done
    for each in $WITHOUT_TWIN; do
        grep -q "^${each%'*'}" "$mapped/titles" || check 'without a twin' 'a file' "$each"
    done
    check 'modules' yes "$([[ ${#twins[@]} -gt 50 ]] && echo yes)"
    check 'lines of __main__.py' 3 "$(grep -vc '^"""\|^$' "$ROOT/python_ref/__main__.py")"
    check 'its last' 'main(sys.argv[1:])' "$(tail -n 1 "$ROOT/python_ref/__main__.py")"
}

@test "every file of lib, every module opens with its name" {
    list_twins
    while IFS=: read -r place title; do
        name=${place##*/}
        [[ $name == "$title" || ${name//_/ } == "$title" ]] || check "$place" "${name//_/ }" "$title"
        [[ " ${twins[*]} " == *" $place "* ]] || continue
        module_of "$place"
        IFS= read -r first <"$ROOT/python_ref/$module"
        check "$module" "\"\"\"$title: " "${first:0:${#title}+5}"
    done <"$mapped/titles"
    check 'files' "$(cd "$ROOT/lib" && find . -name '*.bash' | sed 's/^..//; s/.bash$//' | sort)" \
        "$(sed 's/:.*//' "$mapped/titles" | grep / | sort)"
}

# What in lib is a line or two wherever it is needed.
readonly OF_THE_TWIN=' maze/neighbors/list_cells '

@test "every function of a module stands in its file, under its name and in its order" {
    compared=0
    list_twins
    for place in "${twins[@]}"; do
        module_of "$place"
        python_functions "$module"
        theirs=()
        for function in ${list[@]+"${list[@]}"}; do
            [[ $OF_THE_TWIN == *" $place/$function "* ]] || theirs+=("$function")
        done
        list_of functions "$place"
        shared=()
        for function in ${list[@]+"${list[@]}"}; do
            [[ " ${theirs[*]+"${theirs[*]}"} " != *" $function "* ]] || shared+=("$function")
        done
        check "$place" "${theirs[*]+"${theirs[*]}"}" "${shared[*]+"${shared[*]}"}"
        compared=$((compared + ${#shared[@]}))
    done
    check 'functions compared' yes "$([[ $compared -gt 120 ]] && echo yes)"
}

@test "a module imports from its own folder and the folders below it" {
    rooms=' core . maze algorithms pictures cli station commands '
    imports=0
    list_twins
    for place in "${twins[@]}"; do
        [[ $place == */* ]] || continue
        module_of "$place"
        while IFS= read -r other; do
            room=${other%%/*}
            [[ -d $ROOT/python_ref/$room ]] || continue # the heart
            imports=$((imports + 1))
            [[ ${rooms%%" ${place%%/*} "*} == *" $room"* || $room == "${place%%/*}" ]] ||
                check "$module imports" "what is below ${place%%/*}" "$other"
        done < <(sed -nE 's/^ *from python_ref\.([a-z_.]+) import.*/\1/p' "$ROOT/python_ref/$module" | tr . /)
    done
    check 'imports' yes "$([[ $imports -gt 80 ]] && echo yes)"
}

@test "lib/README.md names every file of lib once, in the row of its room" {
    named=''
    while IFS= read -r line; do
        [[ $line =~ ^'| `'([a-z/]+/)'` |'(.*)$ ]] || continue
        room=${BASH_REMATCH[1]} rest=${BASH_REMATCH[2]}
        while [[ $rest =~ '`'([^'`']+)'`'(.*)$ ]]; do
            named+=$room${BASH_REMATCH[1]}$'\n' rest=${BASH_REMATCH[2]}
        done
    done <"$ROOT/lib/README.md"
    # the order of the page's script is told in page/page
    check 'the files' "$(cd "$ROOT/lib" && find . -type f -not -name '*.md' | sed 's/^..//; s/\.bash$//; s,^\(page/[a-z]*/\).*,\1,' |
        LC_ALL=C sort -u)" \
        "$(LC_ALL=C sort <<<"${named%$'\n'}")"
}

texts_of() { # <file> <function> -> texts: NAME COUNT DIRECTIVES, one line for each say_ text
    texts=$("$MAZE_BASH" -c '. "$1"
        "$2"
        for name in $(compgen -A variable say_); do
            declare -a text="(\"\${$name[@]}\")"
            [[ $name != say_count_* ]] || text=("${text[0]}") # languages.bats looks at the others
            printf "%s %d" "$name" "${#text[@]}"
            rest="${text[*]}"
            while [[ $rest == *%* ]]; do
                rest=${rest#*%}
                printf " %%%s" "${rest:0:1}"
            done
            printf "\n"
        done' _ "$1" "$2")
}

@test "every language sets the same texts, with the same directives in the same order" {
    for kind in 'languages speak' 'languages/help explain' 'languages/lesson teach' 'languages/exercises practice' \
        'languages/watching narrate' 'languages/handout hand_out'; do
        folder=$ROOT/lib/${kind% *}
        texts_of "$folder/en.bash" "${kind#* }_en"
        english=$texts others=0
        for file in "$folder"/*.bash; do
            language=${file##*/}
            texts_of "$file" "${kind#* }_${language%.bash}"
            check "$file" "$english" "$texts"
            others=$((others + 1))
        done
        check "$folder: languages" yes "$([[ $others -ge 2 ]] && echo yes)"
        # that the comparison sees what it should
        [[ $kind != *speak ]] || for line in 'say_out_of_range 1 %s %s %d %d' 'say_places 9'; do
            grep -qxF "$line" <<<"$english" || check "$line" 'seen' "$english"
        done
    done
}

@test "messages.py says what the English texts of maze.sh say" {
    # NAME = "text" there is say_name='text' here
    found=0
    while IFS= read -r line; do
        [[ $line =~ ^([A-Z_]+)\ =\ \"(.*)\"$ ]] || continue
        name=${BASH_REMATCH[1]} text=${BASH_REMATCH[2]}
        [[ $name != ONLY_IN_BASH ]] || continue # of what the twin has not
        expected="    say_$(tr '[:upper:]' '[:lower:]' <<<"$name")='$text'"
        found=$((found + 1))
        grep -qxF -e "$expected" "$ROOT/lib/languages/en.bash" || check 'messages.py' "$expected" 'not in lib'
    done <"$ROOT/python_ref/core/messages.py"
    check 'texts found' yes "$([[ $found -ge 20 ]] && echo yes)"
    find_version
    check 'the version' "VERSION = \"$VERSION\"" "$(grep '^VERSION' "$ROOT/python_ref/__init__.py")"
}

@test "the twin lists the commands of maze.sh, and each of them takes the same options" {
    {
        sed '$d' "$MAZE"
        cat <<'END'
need cli/names cli/options
list_names commands
for command in "${names[@]}" $NOT_LISTED; do
    need "commands/$command"
    takes=takes_${command//-/_} also=also_${command//-/_}
    echo "$command:" $(printf '%s\n' ${!takes} ${!also-} | sort)
done
END
    } >takes.sh
    ln -s "$ROOT/lib" lib
    ours=$("$MAZE_BASH" takes.sh)
    in_python=$(
        cd "$ROOT" && "$PYTHON" - <<'END'
from importlib import import_module
from python_ref.cli.names import NOT_LISTED, list_names
from python_ref.main import ONLY_IN_BASH

for name in [*list_names("commands"), *NOT_LISTED]:
    takes = ONLY_IN_BASH.get(name)
    if takes is None:
        takes = import_module(f"python_ref.commands.{name}").TAKES
    print(f"{name}:", *sorted(takes.split()))
END
    )
    [[ $ours == *'completion:'* ]] || check 'the commands' 'completion and others' "$ours"
    check 'what each takes' "$ours" "$in_python"
}

@test "nothing newer than bash 3.2 stands in maze.sh and lib" {
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
        'BASHPID( |\\}|$)|EPOCHREALTIME|EPOCHSECONDS|SRANDOM|BASH_ARGV0|BASH_LOADABLES' 'echo $BASHPID'
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
}

@test "no break and no continue in what reads keys, draws the view or carves: a trap that comes with one does nothing" {
    leaves='(^|[^a-zA-Z0-9_-])(break|continue)([^a-zA-Z0-9_-]|$)'
    echo 'screen/keys/f:1:    ((n)) || continue' >example
    found=$(cat example "$mapped/code" | grep -E '^(algorithms/|screen/(keys|view)/|play/maze_screen/)' | grep -E "$leaves")
    check 'a break or a continue' "$(<example)" "$found"
}

@test "nothing evaluates a text: no eval, no source, no let, no arithmetic by name" {
    # but for names of variables that come from the table of options or from the lesson's texts, for the blocks
    # that a long list is cut into, and for the chapters that need reads
    by_name='^(cli/(options|names|recipe)/|commands/(completion|help|play|station)/|station/station_game/'
    by_name+='|algorithms/kruskal/carve_kruskal:|lesson/(tour/fill_lesson|exercises/(put_exercise|put_hint)|lesson_page/put_(screen|page_exercise)|check_carving/guess_mistake):'
    by_name+='|maze.sh/need:[0-9]+: *\. "\$lib/\$chapter.bash"$'
    by_name+='|(maze/own|lesson/[a-z_]+)/[a-z_]+:[0-9]+:.*\. "\$own_file")'
    words='[0-9]+: +shift shopt source trap '
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
        found=$(grep -vE "$by_name|$words" "$mapped/code" | sed 's/^[^:]*:[0-9]*: *//' | grep -E -e "${never[i]}") || continue
        check "${never[i + 1]}" '' "$found"
    done
}

@test "a process is started for the screen, a file that is replaced, a record, a game that was left, a lesson" {
    # where a link leads, what mode a file had; what day it is, who else plays, and where; whether a file can be read, for reading ends
    # the program where it cannot. The lesson has the code of functions, measures, and runs exercises.
    allowed='^maze.sh/:[0-9]+:while .*&& REPLY=\$\(command -p readlink -- "\$lib"\); do'
    allowed+='|^core/output_file/follow_links:[0-9]+: .*link=\$\(readlink -- "\$output"\); do$'
    allowed+='|^core/programs/read_answer:[0-9]+: +\} < <\(heed_none "\$@"\)$'
    allowed+='|^play/left/read_left_game:[0-9]+: +if \{ why=\$\(open_file '
    allowed+="|^commands/completion/run_completion:[0-9]+: .*complete='COMPREPLY="
    # an algorithm of one's own runs in a process of its own
    apart='^maze/own/'
    grep -vE "$allowed" "$mapped/code" | grep -vE "^lesson/|$apart" >code
    check 'lines allowed' 5 "$(grep -cE "$allowed" "$mapped/code")"
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
}

OUTSIDE='stty|tput|sed|awk|grep|cat|cut|tr|sleep|date|seq|wc|od|head|tail|sort|mv|rm|cp|ln|ls|chmod|mkdir|readlink'
OUTSIDE+='|realpath|mktemp|tty|dd|env|bc|expr|clear|reset|ps|uname|basename|dirname|python3|perl'

find_commands() { # <names, | between> -> a line for each: chapter/function name
    # (( head < tail )) is a sum, not a command; a backslash keeps an alias away
    sed 's/((/[[/g; s/shield //g; s/first_line //g; s/^\([^:]*:[0-9]*: *\)\\/\1/' "$mapped/code" |
        wanted="$COMMAND_BEGINS($1)( |;|[)]|\$)" awk '{
            place = rest = $0
            sub(/:.*/, "", place)
            while (match(rest, ENVIRON["wanted"])) {
                name = substr(rest, RSTART, RLENGTH)
                rest = substr(rest, RSTART + RLENGTH)
                sub(/[ ;)]$/, "", name)
                sub(/.*[^a-z0-9]/, "", name)
                print place " " name
            }
        }' | LC_ALL=C sort -u
}

@test "the only outside commands are stty and sleep for the screen, those for files, and the date of a record" {
    check 'outside commands' 'cli/day date
cli/window stty
core/output_file chmod
core/output_file ls
core/output_file mv
core/output_file readlink
core/output_file rm
lesson/runner cp
lesson/runner mkdir
lesson/runner rm
lesson/runner sleep
play/earn chmod
play/journal mkdir
play/journal mv
play/journal rm
play/locks ln
play/locks mv
play/locks readlink
play/locks rm
play/locks uname
screen/keys stty
screen/screen sleep
screen/screen stty' "$(find_commands "$OUTSIDE" | sed 's,/[^/]* , ,' | LC_ALL=C sort -u)"
}

# bats test_tags=slow
@test "a function that has been exported is forgotten for every command that maze.sh runs" {
    builtins=$("$MAZE_BASH" -c 'compgen -b' | grep '^[a-z]' | tr '\n' '|')
    forgotten=$(sed -n '/^.unset -f break/,/^.set /p' "$ROOT/lib/core/guard.bash" | sed 's/^.unset -f//; s/\\$//; /^.set /d' | tr -s ' \n' '\n' | LC_ALL=C sort -u)
    used=$(find_commands "$builtins$OUTSIDE" | sed 's/.* //' | LC_ALL=C sort -u)
    for name in $used; do
        grep -qxF "$name" <<<"$forgotten" || check "$name" 'forgotten' 'not in guard'
    done
    check 'commands seen' yes "$([[ $used == *read*shift*stty* ]] && echo yes)"
}

@test "bash can read maze.sh and lib to their ends, and its last line begins the program" {
    list_sources
    for file in "${sources[@]}"; do
        try "$MAZE_BASH" -n "$file"
        check_answer "bash -n $file" 0 '' ''
    done
    check 'the last line' 'main "$@"' "$(tail -n 1 "$MAZE")"
    check 'the first line' '#!/usr/bin/env bash' "$(head -n 1 "$MAZE")"
    [[ -x $MAZE ]] || check 'maze.sh' 'can be run' 'cannot'
}

@test "the twin needs nothing but Python's standard library" {
    try "$PYTHON" -I -S -c 'import runpy, sys
sys.path.insert(0, sys.argv.pop(1))
runpy.run_module("python_ref", run_name="__main__")' "$ROOT" generate 5x5 --seed 1 -f ascii
    check_answer 'it' 0 $'##@ ######\n##  ##  ##\n##  ##  ##\n##      ##\n######  ##\n' ''
}
