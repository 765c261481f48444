# Our answer to exercise 10: list_candidates, dig and carve_recursive as in maze.sh, then the lines below this comment.

EAST=0 WEST=1 SOUTH=2 NORTH=3
WALL=0 OPEN=1

below() { # <n> -> pick: a number from 0 to n - 1
    pick=$((RANDOM % $1))
}

width=$1 height=$2
stride=$((width + 2))
step=(1 -1 "$stride" "-$stride")

for ((k = 0; k < stride * (height + 2); k++)); do
    cell[k]=$OPEN
done
for ((y = 1; y <= height; y++)); do
    for ((x = 1; x <= width; x++)); do
        cell[y * stride + x]=$WALL
    done
done

carve_recursive "$((2 * stride + 2))"

for ((y = 1; y <= height; y++)); do
    line=
    for ((x = 1; x <= width; x++)); do
        if ((cell[y * stride + x] == WALL)); then
            line+='#'
        else
            line+=' '
        fi
    done
    echo "$line"
done
