# shellcheck shell=bash
#
# runner: run bash code that a learner wrote, in a separate bash
#
# That bash gets an empty environment, an empty folder to work in, nothing to read, and limits. The folder is removed at
# the end. Its processes form a group, which is killed at the end; a process that has left the group is found only where
# /proc shows its environment, and only if that still names the folder. The code can read and write the user's files.
#
# Owns: workshop (the folder; empty if there is none), workshops (what the names of all folders begin with).

workshop='' workshops=''

readonly MOST_MEMORY=1048576 MOST_FILE=20480 MOST_TASKS=200 STACK_WITHOUT_FUNCNEST=2048
readonly MOST_CALLS=400 # active at a time: a maze of 15x9 needs 28

open_workshop() { # -> workshop: another one for each run; exits if it cannot be created
    make_workshop || die 1 "$say_cannot_write_to" "${TMPDIR:-/tmp}"
}

make_workshop() { # -> workshop; 1 if it cannot be created
    if [[ -z $workshops ]]; then
        remove_old_workshops
        call_at_end close_workshop
        call_at_end stop_strays
        workshops=${TMPDIR:-/tmp}/maze.$$.
    fi
    local folder=$workshops$RANDOM
    mkdir -m 700 -- "$folder" 2>/dev/null || return
    workshop=$folder
}

remove_old_workshops() { # those of runs that kill -9 has ended
    local old number
    for old in "${TMPDIR:-/tmp}"/maze.*.*; do
        number=${old##*/maze.}
        [[ -d $old && -O $old && ! -L $old && ${number#*.} != *[!0123456789]* ]] || continue
        if gate_number process "${number%%.*}" 2 999999999 && ! kill -s 0 "$REPLY" 2>/dev/null; then
            rm -rf -- "$old" 2>/dev/null
        fi
    done
}

close_workshop() { # and end what runs there
    [[ -z ${learner_group-} ]] || stop_learner
    [[ -z $workshop ]] || rm -rf -- "$workshop" 2>/dev/null
    workshop=''
}

stop_strays() { # kill what runs have left behind: bash exports the folder as PWD or OLDPWD
    local process entry
    for process in /proc/[0-9]*; do
        [[ -O $process && $process != "/proc/$$" ]] || continue
        while IFS= read -r -d '' entry; do
            if [[ $entry == PWD=*"/${workshops##*/}"* || $entry == OLDPWD=*"/${workshops##*/}"* ]]; then
                kill -s KILL "${process#/proc/}"
                break
            fi
        done <"$process/environ"
    done 2>/dev/null
}

copy_to_workshop() { # <file> -> REPLY: its copy, as a path from the workshop; the run cannot harm the file itself
    open_workshop
    REPLY=./${1##*/}
    cp -- "$1" "$workshop/$REPLY" 2>/dev/null || die 1 "$say_cannot_write_to" "${TMPDIR:-/tmp}"
}

limit_learner() { # memory, files and processes, where the system can limit them
    local tasks
    ulimit -c 0
    ulimit -v "$MOST_MEMORY"
    ulimit -f "$MOST_FILE"
    if ((10 * BASH_VERSINFO[0] + BASH_VERSINFO[1] < 42)); then # without FUNCNEST it crashes, so let it crash soon
        ulimit -s "$STACK_WITHOUT_FUNCNEST"
    fi
    if [[ -d /proc/self/task ]]; then # the limit counts all processes of the user
        tasks=(/proc/*/task/*)
        ulimit -u "$((${#tasks[@]} + MOST_TASKS))"
    fi
}

# set -m makes the other bash the leader of a group of processes. A process that has left the group can hold
# the pipe open, so the reader stops at =over. The parent of the other bash is in the group too: kill -STOP $PPID
# stops that one, not us.

guard_learner() { # <seconds> <argument of bash ...>: what it prints, then a line =over STATUS; =time if it was stopped
    local child guard status seconds=$1
    shift
    trap - EXIT
    exec 6>&- # the pipe of lib/screen/screen, which the keeper reads until no process holds it open
    set -m
    (
        limit_learner
        trap : TTIN # the terminal sends it to the whole group
        cd -- "$workshop" || exit
        (exec -c "$BASH" --noprofile --norc "$@" 2>&1) 2>/dev/null
        exit
    ) </dev/null &
    child=$!
    printf '=group %d\n' "$child"
    (
        trap '' PIPE # nobody may read any more
        sleep "$seconds"
        printf '\n=time\n'
        kill -s KILL -- "-$child"
    ) 2>/dev/null &
    guard=$!
    # shellcheck disable=SC2064 # the numbers are known now
    trap 'kill -s KILL -- "-$guard" "-$child"; exit 1' HUP INT TERM
    wait "$child" 2>/dev/null
    status=$?
    kill -s KILL -- "-$guard" "-$child" 2>/dev/null
    wait "$guard" 2>/dev/null
    printf '\n=over %d\n' "$status"
}

note_group() { # <line =group N> -> learner_group: the processes of the run; only the first such line counts
    [[ -z $learner_group ]] || return 0
    ! gate_number group "${1#=group }" 2 999999999 || learner_group=$REPLY
}

stop_learner() { # immediately, because enough was read
    [[ -z $learner_group ]] || kill -s KILL -- "-$learner_group" 2>/dev/null
}

# bash up to 4.3 prints declare -a cell='([0]="1" [1]="0")', later ones declare -a cell=([0]="1" [1]="0").

read_array() { # <line of declare -p> <most> -> boxes: the first ones of that array, by index; 1 if the line has no array
    local rest=$1 key quoted_rest
    boxes=()
    [[ $rest == *=*'('*')'* ]] || return 1
    if [[ $rest == *="'("* ]]; then
        rest=${rest//"'\''"/"'"}
    fi
    rest=${rest#*=*'('}
    while [[ $rest == '['*']='* ]] && ((${#boxes[@]} < $2)); do
        key=${rest#'['}
        key=${key%%']'*}
        gate_number index "$key" 0 9999999 || return 1
        key=$REPLY rest=${rest#*']='}
        take_quoted "$rest"
        rest=${quoted_rest#' '}
        boxes[key]=$REPLY
    done
}

take_quoted() { # <text that begins with a value as declare -p quotes it> -> REPLY, quoted_rest: the value, and what follows
    local part value=''
    quoted_rest=$1
    if [[ $1 == \$\'*\'* ]]; then # with control characters
        quoted_rest=${1#*\'}
        REPLY=${quoted_rest%%\'*} quoted_rest=${quoted_rest#*\'}
        return
    fi
    quoted_rest=${quoted_rest#\"}
    while [[ -n $quoted_rest && $quoted_rest != '"'* ]]; do
        part=${quoted_rest%%[\"\\]*}
        value+=$part quoted_rest=${quoted_rest:${#part}}
        if [[ $quoted_rest == \\* ]]; then
            value+=${quoted_rest:1:1} quoted_rest=${quoted_rest:2}
        fi
    done
    REPLY=$value quoted_rest=${quoted_rest#\"}
}
