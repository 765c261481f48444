# maze.sh, exercise 10
width=$1 height=$2
declare -a open
dxs=(1 0 -1 0) dys=(0 1 0 -1)
carve() {
    local x=$1 y=$2 k way=$RANDOM dx dy
    open[y * width + x]=1
    for k in 1 2 3 4; do
        dx=${dxs[(way + k) % 4]} dy=${dys[(way + k) % 4]}
        ((x + 2 * dx > 0 && x + 2 * dx < width && y + 2 * dy > 0 && y + 2 * dy < height)) || continue
        [[ -z ${open[(y + 2 * dy) * width + x + 2 * dx]} ]] || continue
        open[(y + dy) * width + x + dx]=1
        carve $((x + 2 * dx)) $((y + 2 * dy))
    done
}
carve 1 1
for ((y = 0; y < height; y++)); do
    line=''
    for ((x = 0; x < width; x++)); do
        if [[ -n ${open[y * width + x]} ]]; then line+=' '; else line+='#'; fi
    done
    echo "$line"
done
