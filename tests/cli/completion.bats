#!/usr/bin/env bats
# bats file_tags=shell
#
# Completion, in the readline of a bash on a terminal.

load ../support/helpers

complete() { # <keys ...>: each is typed with Tab and Enter after it
    # -> completed: the words that maze.sh would get, in < >
    completed=$(
        "$PYTHON" - "$MAZE_BASH" "$@" <<'END'
import os, pty, re, signal, sys
signal.alarm(60) # an open quote waits for ever
shell, *calls = sys.argv[1:]
child, terminal = pty.fork()
if child == 0:
    os.environ.update(TERM="dumb", PS1="ready$ ", INPUTRC="/dev/null", HISTFILE="")
    os.execv(shell, [shell, "--norc", "--noprofile", "-i"])
text = b""
def expect(sign):
    global text
    while text.count(sign) < 1:
        text += os.read(terminal, 4096)
    before, _, text = text.partition(sign)
    return before
def type_line(line):
    expect(b"ready$ ")
    os.write(terminal, line)
type_line(b". ./completion; maze.sh() { printf '<%s>' \"$@\"; echo; }; stty -echo; bind 'set bell-style none'\n")
for call in calls:
    type_line(os.fsencode(call) + b"\t\n")
    print(*re.findall("<.*>", expect(b"ready$ ").decode()))
    text = b"ready$ " + text
os.close(terminal)
END
    )
}

@test "readline completes the last word, whether it is a command, an option, its value or a file" {
    print --completion >completion
    : >'my maze.txt'
    mkdir lines play
    # what is typed before Tab | the words that maze.sh gets
    rows=(
        'maze.sh gen|<generate>'
        'maze.sh solve --inp|<solve><--input>'
        'maze.sh solve -i my|<solve><-i><my maze.txt>'
        'maze.sh solve -i my\ m|<solve><-i><my maze.txt>'
        'maze.sh solve -i "my m|<solve><-i><my maze.txt>'
        'maze.sh solve --input=my|<solve><--input=my maze.txt>'
        'maze.sh --color=al|<--color=always>'
        'maze.sh --color al|<--color><always>'
        'maze.sh --lang=d|<--lang=de>'
        'maze.sh generate -f lin|<generate><-f><lines>'
        'maze.sh pla|<play>'
        'COMP_WORDBREAKS=${COMP_WORDBREAKS/=/}; maze.sh|<>'
        'maze.sh --color=al|<--color=always>'
    )
    complete "${rows[@]%%|*}"
    check 'completed' "$(printf '%s\n' "${rows[@]#*|}")" "$completed"
}
