# shellcheck shell=bash
#
# workshop: run bash code that a learner wrote, in a separate process
#
# A learner's bash gets an empty environment, an empty folder to work in, nothing to read, and limits. The folder is
# removed at the end. Its processes form a group, which is killed at the end. The code can read and write the user's
# files.
#
# Owns: workshop (the folder; empty if there is none), code_group (the processes of the run; empty if there are none).

need core/old_bash

workshop='' code_group=''

readonly MOST_MEMORY=1048576 MOST_FILE=20480 MOST_TASKS=200 STACK_WITHOUT_FUNCNEST=2048
readonly MOST_CALLS=400 # active at a time: a maze of 15x9 needs 28

open_workshop() { # -> workshop: another one for each run; exits if it cannot be created
    make_workshop || fail_with 1 "$say_cannot_write_to" "${TMPDIR:-/tmp}"
}

make_workshop() { # -> workshop; 1 if it cannot be created
    local folder=${TMPDIR:-/tmp}
    if [[ $folder != /* ]]; then
        folder=$PWD/$folder
    fi
    folder=$folder/maze.$$.$RANDOM
    call_at_end close_workshop
    mkdir -m 700 -- "$folder" 2>/dev/null || return
    workshop=$folder
}

close_workshop() { # and end what runs there
    stop_code
    if [[ -n $workshop ]]; then
        rm -rf -- "$workshop" 2>/dev/null
    fi
    workshop=''
}

leave_workshop() { # close it without waiting: a recording has thousands of files
    stop_code
    # rm replaces the subshell, in which bash up to 4.4 would hold the terminal open
    (trap '' HUP && exec rm -rf -- "$workshop") </dev/null >/dev/null 2>&1 &
    workshop=''
}

copy_to_workshop() { # <file> -> REPLY: its copy, as a path from the workshop; the run cannot harm the file itself
    open_workshop
    REPLY=./${1##*/}
    cp -- "$1" "$workshop/$REPLY" 2>/dev/null || fail_with 1 "$say_cannot_write_to" "${TMPDIR:-/tmp}"
}

# set -m makes the process the leader of a group of processes. A process that has left the group can hold the pipe
# open, so the reader stops at =over. The parent of the process is in the group too: kill -STOP $PPID stops that one,
# not us.

guard_code() { # <seconds, or empty> <file with its input> <function> [argument ...]: a line =group N; what it prints;
    # =time if it was stopped; =left if, without a clock, something still runs two seconds after it; =over STATUS
    local child status tries
    trap - EXIT INT # or the code would ignore the signal
    set -m
    ("${@:3}") <"$2" &
    child=$!
    printf '=group %d\n' "$child"
    if [[ -n $1 ]]; then
        exec 9> >(stop_late "$1" "$child" 2>/dev/null)
    fi
    trap 'kill -s KILL -- "-$child"; exit 1' HUP INT TERM # on Ctrl-C in wait, bash up to 4.2 ends without it
    wait "$child" 2>/dev/null
    status=$?
    if [[ -z $1 ]]; then # what it left running may finish
        for ((tries = 0; tries < 20; tries++)); do
            kill -s 0 -- "-$child" 2>/dev/null || break
            sleep 0.1
        done
        if ((tries >= 20)); then
            printf '\n=left\n'
        fi
    fi
    kill -s KILL -- "-$child" 2>/dev/null
    wait "$child" 2>/dev/null
    printf '\n=over %d\n' "$status"
}

stop_late() { # <seconds> <group of processes>: end the group after that time. Only the guard holds the other end of the
    # pipe that is read here, so read returns early when the guard ends
    local since=$SECONDS
    trap '' PIPE # the reader may have ended
    read -r -t "$1"
    ((SECONDS - since >= $1)) || return
    printf '\n=time\n'
    kill -s KILL -- "-$2"
}

note_group() { # <line =group N> -> code_group; only the first such line counts
    [[ -n $code_group ]] || ! gate_number group "${1#=group }" 2 999999999 || code_group=$REPLY
}

stop_code() { # immediately
    if [[ -n $code_group ]]; then
        kill -s KILL -- "-$code_group" 2>/dev/null
    fi
    code_group=''
}

run_learner_bash() { # <argument of bash ...>: with limits, in the workshop, in place of this process
    limit_learner
    cd -- "$workshop" || exit
    (exec -c "$BASH" --noprofile --norc "$@" 2>&1) 2>/dev/null
    exit
}

limit_learner() { # memory, files and processes, where the system can limit them
    local tasks
    ulimit -c 0
    ulimit -v "$MOST_MEMORY"
    ulimit -f "$MOST_FILE"
    if is_older_than 42; then # there is no FUNCNEST: let calls that never end crash soon
        ulimit -s "$STACK_WITHOUT_FUNCNEST"
    fi
    if [[ -d /proc/self/task ]]; then # the limit counts all processes of the user
        tasks=(/proc/*/task/*)
        ulimit -u "$((${#tasks[@]} + MOST_TASKS))"
    fi
}
