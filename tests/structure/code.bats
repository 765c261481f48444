#!/usr/bin/env bats
#
# Code that no line of maze.sh and lib contains: what is newer than bash 3.2, eval, a needless process or program.

load ../support/helpers

setup_file() {
    find_interpreters
    "$PYTHON" "$ROOT/tests/structure/bash_parts.py" "$ROOT" >"$BATS_FILE_TMPDIR/code"
    # shield and first_line run a command; a backslash keeps an alias away
    "$PYTHON" "$ROOT/tests/structure/structure.py" "$ROOT" commands | sed -E 's/ (shield|first_line) / /; s/ \\/ /' |
        cut -d ' ' -f 1,2 | LC_ALL=C sort -u >"$BATS_FILE_TMPDIR/commands"
}

setup() {
    start_clean
    all_code=$BATS_FILE_TMPDIR/code # place/function:number:text
}

check_none() { # <code> <extended regular expression> <example that it must find> ...: no line of the code matches
    local code=$1
    shift
    while (($#)); do
        grep -qE -e "$1" <<<"$2" || check "$1" 'finds its example' "$2"
        check "$2" '' "$(grep -E -e "$1" <<<"$code")"
        shift 2
    done
}

@test "maze.sh and lib contain nothing newer than bash 3.2" {
    newer=(
        '(declare|local|typeset|readonly) +-[a-zA-Z]*[Anglu]' 'local -n result=$1'
        '(mapfile|readarray)' 'mapfile -t lines'
        '\$\{!?[a-zA-Z0-9_]+(\[[^]]*\])?(,|\^|@[A-Za-z])' '${1,,}'
        '(\{|^|[^a-zA-Z0-9_])[a-z_]+\[ *-[0-9]' '${list[-1]}'
        '\$\{[a-zA-Z_]+:[^-=?+:}][^:}]*: *-' '${text:0:-1}'
        'printf +[^|;]*%(-?[0-9]*)\(' "printf '%(%s)T'"
        'printf +-v +[a-z_]+\[' 'printf -v list[2] %s x'
        '\\[uU][0-9a-fA-F]' '\u2588'
        '(^|[^a-z_])coproc([^a-z_]|$)' 'coproc cat'
        'BASHPID( |\\}|$)|EPOCHREALTIME|EPOCHSECONDS|SRANDOM|BASH_ARGV0|BASH_LOADABLES' 'echo $BASHPID'
        'wait +-[nfp]' 'wait -n'
        'read +[^;|]*-[a-z]*[Ni]( |$)' 'read -r -N 1 key'
        '^[^s].*read +[^;|]*-t *0?\.' 'game/f:1: read -t 0.1 key' # screen asks which bash it is
        '(\[\[? [^]]*|test +)-[vR] ' '[[ -v name ]]'
        'shopt +-[a-z]*s[a-z]* .*(globstar|lastpipe|inherit_errexit|assoc_expand_once|localvar)' 'shopt -s lastpipe'
        '(^|[ ;])(exec +)?\{[a-z_]+\}[<>]' 'exec {fd}<file'
        '\{(0[0-9]*|-?[0-9a-z]+\.\.-?[0-9a-z]+)\.\.' '{01..10}'
        '(declare|local) +- *$' 'local -'
        '\][^A-Za-z_$]*, *[a-z_]+ *=[^=]' '((a[1], n = 2))'           # bash 4.2 crashes
        '(\|\||&&|[?:]) *\([a-z_]+ = [a-z_]+\[' '((a || (b = c[0])))' # bash 3.2 and 4.0 set b though a is 1
        '\(\(.*[^<]<<[^<]' '((n << 2))'                               # to tools that index code, a here-document
        '<<-?[<A-Za-z"'\'']' 'read -r x <<<"$1"'                      # bash up to 5.0 writes a file: a disk may be full
    )
    check_none "$(<"$all_code")" "${newer[@]}"
}

@test "code that reads keys, draws the view or carves has no break or continue, which would disable traps" {
    leaves='(^|[^a-zA-Z0-9_-])(break|continue)([^a-zA-Z0-9_-]|$)'
    echo 'screen/keys/f:1:    ((n)) || continue' >example
    places='^(algorithms|core/columns|watch/(watch|values|function_code)|screen/(help|keys|view)'
    places+='|play/(hints|maze_screen|overview)|station/station_(game|picture))/'
    found=$(cat example "$all_code" | grep -E "$places" | grep -E "$leaves")
    check 'a break or a continue' "$(<example)" "$found"
}

@test "no text is executed: no eval, no source, no arithmetic by name" {
    # but for names of variables that come from the table of options or from the lesson's texts, and for the chapters
    # that need reads
    by_name='^(cli/(mazes|names|options|recipe)/|commands/(completion|help|play|station)/'
    by_name+='|page/page/put_texts:|lesson/(questions/report_boxes|tour/add_parts):'
    by_name+='|lesson/lesson_page/put_screen:'
    by_name+='|watch/(watch|carving|marks)/[a-z_]+:'
    by_name+='|practice/(exercises/(add_exercise|put_hint)|notes/[a-z_]+):'
    by_name+='|maze.sh/need:[0-9]+: *\. "\$lib/\$chapter.bash"$'
    by_name+='|(maze/own|(lesson|practice|watch)/[a-z_]+)/[a-z_]+:[0-9]+:.*\. "\$(own_file'
    by_name+='|workshop/\$RECORDING/recorder)")'
    words='[0-9]+: +shift shopt source trap '
    never=(
        '(^|[^a-zA-Z0-9_-])eval([^a-zA-Z0-9_]|$)' 'eval "$line"'
        '(^|[^a-zA-Z0-9_-])source([^a-zA-Z0-9_]|$)' 'source settings'
        '(^|[;&|] *|then |do |else )\. ' '. settings'
        '(declare|local|typeset|readonly) +-[a-zA-Z]*i' 'declare -i n'
        '\[\[ [^]]* -(eq|ne|lt|le|gt|ge) ' '[[ $n -eq 5 ]]'
        '\$\{![a-z_]+(\}|\[[^@*])' '${!name}'
    )
    check_none "$(grep -vE "$by_name|$words" "$all_code" | sed 's/^[^:]*:[0-9]*: *//')" "${never[@]}"
}

@test "a value of a maze file is stored only if it has passed a gate" {
    kept='file_(goal|player|start|keys|time|seed|recipe)\+?='
    check_none "$(sed -E "s/$kept(''|0|\(\))//g; s/! gate_[a-z]+ .* \|\| $kept//" "$all_code")" "$kept" 'file_time=$1'
}

# Names of commands, for grep -E
OUTSIDE='stty|tput|sed|awk|grep|cat|cut|tr|sleep|date|seq|wc|od|head|tail|sort|mv|rm|rmdir|cp|ln|ls|chmod|mkdir'
OUTSIDE+='|readlink|cksum|realpath|mktemp|tty|dd|env|bc|expr|clear|reset|ps|uname|basename|dirname|python3|perl'

# A process reads the target of a link, the output of another program, or a saved game, because a failed read ends the
# program; and one ticks for the clock in an old bash. The lesson and an algorithm of the user run apart.
@test "the only outside commands are those in this list" {
    command -v shfmt >/dev/null || skip 'shfmt, which takes the program apart, is not installed'
    check 'outside commands' 'cli/levels date
core/output_file cp mv process readlink rm
core/programs process
core/window stty
maze.sh process
practice/practice mkdir rm sleep stty
saves/folders cksum mkdir mv rm
saves/saved mv process ps rm
screen/screen stty
watch/record mkdir stty
watch/workshop cp mkdir rm sleep' "$(grep -E " ($OUTSIDE|process)$" "$BATS_FILE_TMPDIR/commands" |
        grep -vE '^((lesson|practice|watch)/.*|maze/own) process' |
        awk '$1 != file { file = $1; printf "%s%s", line_end, file; line_end = "\n" } { printf " %s", $2 }')"
}

@test "guard removes exported functions with the names of all commands that maze.sh runs" {
    command -v shfmt >/dev/null || skip 'shfmt, which takes the program apart, is not installed'
    builtins=$("$MAZE_BASH" -c 'compgen -b' | grep '^[a-z]' | tr '\n' '|')
    forgotten=$(sed -n '/^.unset -f break/,/^.set /p' "$ROOT/lib/core/guard.bash" |
        sed 's/^.unset -f//; s/\\$//; /^.set /d' | tr -s ' \n' '\n')
    used=$(grep -E " ($builtins$OUTSIDE)$" "$BATS_FILE_TMPDIR/commands" | sed 's/.* //' | LC_ALL=C sort -u)
    for name in $used; do
        grep -qxF "$name" <<<"$forgotten" || check "$name" 'forgotten' 'not in guard'
    done
    check 'commands seen' yes "$([[ $used == *read*shift*stty* ]] && echo yes)"
}
