# With driver.sh, this checks an exercise. For each maze it prints the seed, deepest and the codes. list_candidates looks at
# each cell, so it notices a walk that leaves the cells or never ends.

our_capture=yes our_index=there
[[ $3 != carve_stack ]] || our_index=here

begin_call() {
    our_looks=0 our_last=0
}

end_call() { # <case, program, maze, or much>
    local IFS=' '
    [[ $1 != m* ]] || builtin printf '\n=%s %s %s\n' "${1/maze/$our_seed}" "$deepest" "${cell[*]}" >&8
}

note_calls() { # =calls if a function of the file can call itself, through others too
    local name other code reached rest found=''
    while read -r code code name; do
        [[ $name == "$our_function" || $our_known != *" $name"* ]] || continue
        reached=" $name " rest="$name "
        while [[ -n $rest ]]; do
            code=$(builtin declare -f "${rest%% *}")
            code=${code#*'{'} rest=${rest#* }
            while read -r other other other; do
                [[ " $code " == *[!a-zA-Z0-9_]"$other"[!a-zA-Z0-9_]* ]] || continue
                [[ $other != "$name" ]] || found=yes
                [[ $reached == *" $other "* ]] || reached+="$other " rest+="$other "
            done < <(builtin declare -F)
        done
    done < <(builtin declare -F)
    [[ -z $found ]] || builtin printf '\n=calls\n' >&8
}

stop_with() { # <what> <value ...>
    builtin printf '\n=%s\n' "$*" >&8
    builtin exit
}

list_candidates() {
    local at=$1 direction name text
    for name in "$our_index" depth deepest; do
        text=${!name-}
        case ${text#-} in
            '' | *[!0123456789]*) stop_with text "$name" "$text" ;;
        esac
    done
    case ${at#-} in
        '' | *[!0123456789]*) stop_with text '$1' "$at" ;;
        ?????????*) stop_with step "$our_last" "$at" ;;
    esac
    name=" ${FUNCNAME[*]} "
    [[ $our_function != carve_stack || $name != *' carve_stack '*' carve_stack '* ]] || stop_with recursion
    if ((++our_looks > 6 * cells_wide * cells_high)); then
        end_call much
        builtin exit
    fi
    if ((at < 0 || at >= size || at % stride % 2 || at / stride % 2)); then
        stop_with step "$our_last" "$at"
    fi
    our_last=$at
    candidate=()
    for direction in "$EAST" "$WEST" "$SOUTH" "$NORTH"; do
        if ((cell[at + 2 * step[direction]] == WALL)); then
            candidate+=("$direction")
        fi
    done
    ((${#candidate[@]}))
}
