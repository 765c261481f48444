# Our answers to exercises 1 to 5. An exercise file shows a function down to "# your lines"; the lines after that,
# as far in or further, are left out. The checker runs these functions to know what is right.

read_box() { # <index> -> found: the value in that box of cell
    # your lines
    found=${cell[$1]}
}

count_open() { # -> count: how many boxes of cell hold a 1
    local code
    count=0
    # your lines
    for code in "${cell[@]}"; do
        if ((code == 1)); then
            ((count += 1))
        fi
    done
}

list_walls() { # -> walls: the indices of the boxes of cell that hold a 0
    local index
    walls=()
    for ((index = 0; index < ${#cell[@]}; index++)); do
        # your lines
        if ((cell[index] == 0)); then
            walls+=("$index")
        fi
    done
}

count_down() { # <n>: appends n, n - 1 and so on down to 1 to counted
    # your lines
    if (($1 > 0)); then
        counted+=("$1")
        count_down "$(($1 - 1))"
    fi
}

add_tree() { # <node>: adds the values of this node and of all nodes below it to sum
    # your lines
    if (($1 > 0)); then
        ((sum += value[$1]))
        add_tree "${left[$1]}"
        add_tree "${right[$1]}"
    fi
}
