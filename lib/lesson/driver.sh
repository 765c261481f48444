# The bash that checks exercises 6 to 8 runs this after those functions of maze.sh that the exercise does not ask for:
#
#     FILE  its function  the function to call  the variable in which the walk keeps its cell
#
# For each of SEEDS mazes it prints a line that begins with =: its seed, depths and codes. Everything else is printed
# by the file, or is an error of bash. list_candidates looks at each cell, so it sees where a walk goes wrong.
# An arithmetic error ends the compound command it is in, so =end is in the same one.

set +efk
LC_ALL=C
file=$1 own=$2 called=$3 index=$4
exec 3>&1
trap 'echo =terminal >&3; exit' TTIN

stop_with() { # <what> <value ...>
    printf '=%s\n' "$*" >&3
    exit
}

list_candidates() {
    local at=$1 direction name text next
    for name in "$index" depth deepest; do
        text=${!name-}
        case ${text#-} in
            '' | *[!0123456789]*) stop_with text "$name" "$text" ;;
        esac
    done
    case $at in
        '' | *[!0123456789]*) stop_with text '$1' "$at" ;;
    esac
    name=" ${FUNCNAME[*]} "
    [[ $own != carve_stack || $name != *' carve_stack '*' carve_stack '* ]] || stop_with recursion
    ((++looks <= 6 * cells_wide * cells_high)) || show_maze_made much
    if ((at % stride % 2 || at / stride % 2)); then
        stop_with step two_steps "$last" "$at"
    elif [[ $own != dig ]] && ((expected && at == last && cell[expected] == OPEN)); then
        [[ $own == carve_stack ]] && name=here || name=same
        stop_with again "$name" "$last"
    elif [[ $own == dig ]] && ((expected && at != expected)); then
        ((at == last)) && name=stays || name=along
        stop_with elsewhere "$name" "$last" "$expected" "$at"
    elif ((at == last && failed)) && [[ $own == carve_recursive ]]; then
        stop_with again shared "$at"
    fi
    ((depth <= most)) || most=$depth
    ((deepest >= before)) || fell=1
    before=$deepest last=$at
    candidate=()
    for direction in "$EAST" "$WEST" "$SOUTH" "$NORTH"; do
        if ((cell[at + 2 * step[direction]] == WALL)); then
            candidate+=("$direction")
        fi
    done
    failed=0
    if ((${#candidate[@]} == 0)); then
        failed=1 expected=0
        return 1
    fi
    # the number that below will draw
    next=$((state * 48271 % 2147483647 % ${#candidate[@]}))
    direction=${candidate[next]}
    expected=$((at + 2 * step[direction]))
}

show_maze_made() { # <seed, or much, which also ends the run>
    local IFS=' '
    printf '=%s %s %s %s %s\n' "$1" "$deepest" "$most" "$fell" "${cell[*]}" >&3
    [[ $1 != much ]] || exit
}

. "$file"
if ! declare -F "$own" >/dev/null; then
    echo '=function'
    exit
fi
exec 1>&2
{
    for ((seed = 1; seed <= SEEDS; seed++)); do
        make_grid 15 9
        seed_with "$seed"
        depth=0 deepest=0 most=0 before=0 fell=0 looks=0 last=0 failed=0 expected=0 first=$((2 * stride + 2))
        cell[first]=$OPEN there=$first
        "$called" "$first"
        show_maze_made "$seed"
    done
    echo '=end' >&3
}
