# maze.sh, exercise 10
width=$1 height=$2
declare -a open
carve() {
    local x=$1 y=$2 ways way dx dy
    open[y * width + x]=1
    ways=(0 1 2 3)
    while ((${#ways[@]})); do
        way=$((RANDOM % ${#ways[@]}))
        dx=$((ways[way] == 0 ? 1 : ways[way] == 1 ? -1 : 0))
        dy=$((ways[way] == 2 ? 1 : ways[way] == 3 ? -1 : 0))
        unset "ways[way]"
        ways=(${ways[@]+"${ways[@]}"})
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
