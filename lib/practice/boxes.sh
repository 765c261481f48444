# Our answers to exercises 1 to 5 and 9. An exercise file shows these functions without the lines that end with "# yours".
# driver.sh runs them to know what is right.

#        7 (node 1)
#      /            \
#     2 (node 2)     5 (node 3)
#      \            /          \
#       8 (node 4)  1 (node 5)   4 (node 6)
WALL=0 OPEN=1
value=(0 7 2 5 8 1 4) left=(0 2 0 5 0 0 0) right=(0 3 4 6 0 0 0)

set_case() { # <ARGUMENTS;BOXES> -> the array and the results before the call, and our_call
    local IFS=' '
    cell=(${1#*;}) found='' count='' walls=() counted=() sum=0 our_call=("$our_function" ${1%%;*})
    our_traced=$our_function
}

read_box() { # <index> -> found: the value in that box of cell
    found=${cell[$1]} # yours
}

count_open() { # -> count: how many boxes of cell hold a 1
    local code
    count=0
    for code in "${cell[@]}"; do # yours
        if ((code == 1)); then # yours
            ((count += 1)) # yours
        fi # yours
    done # yours
}

list_walls() { # -> walls: the indices of the boxes of cell that hold a 0
    local index
    walls=()
    for ((index = 0; index < ${#cell[@]}; index++)); do
        if ((cell[index] == 0)); then # yours
            walls+=("$index") # yours
        fi # yours
    done
}

count_down() { # <n>: appends n, n - 1 and so on down to 1 to counted
    if (($1 > 0)); then # yours
        counted+=("$1") # yours
        count_down "$(($1 - 1))" # yours
    fi # yours
}

add_tree() { # <node>: adds its value and those of all nodes below it to sum
    if (($1 > 0)); then # yours
        ((sum += value[$1])) # yours
        add_tree "${left[$1]}" # yours
        add_tree "${right[$1]}" # yours
    fi # yours
}

print_rows() { # <width> <height>: prints cell as rows of # and spaces
    local x y
    for ((y = 0; y < $2; y++)); do # yours
        for ((x = 0; x < $1; x++)); do # yours
            if ((cell[y * $1 + x] == 0)); then # yours
                printf '#' # yours
            else # yours
                printf ' ' # yours
            fi # yours
        done # yours
        printf '\n' # yours
    done # yours
}
