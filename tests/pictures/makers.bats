#!/usr/bin/env bats
# bats file_tags=shell,edge
#
# json and png: mazes for other programs.

load ../support/helpers

@test "a png shows each square, and has the same bytes from both twins" {
    for line in 'generate 5x5 -s 1' 'solve 21x11 -s 3 --weave' 'solve -s 6 --mask heart --ends far' \
        'generate 9x301 -s 8'; do
        read -r -a call <<<"$line"
        "$MAZE_BASH" "$MAZE" "${call[@]}" -f png >bash.png || check "$line" 'status 0' "$?"
        "$PYTHON" -m python_ref "${call[@]}" -f png >python.png
        check "$line" '' "$(cmp bash.png python.png 2>&1)"
    done
    put_file tiny '5 3/1 1 1 1 1/1 8 0 7 1/1 1 1 1 1'
    "$MAZE_BASH" "$MAZE" solve -i tiny -f png >tiny.png
    check 'one stored block of 40 rows of 8 bytes' ' 78 01 01 40 01 bf fe' "$(od -An -t x1 -j 41 -N 7 tiny.png)"
    "$PYTHON" -c 'import zlib
data = zlib.decompress(open("tiny.png", "rb").read()[41:-16])
for at in range(0, len(data), 8): # a row begins with its filter
    print("".join(f"{byte:08b}" for byte in data[at + 1 : at + 8]))' | tr 01 '# ' >pixels
    check 'the squares of the path, between two walls' '########                   ##   ########
########  ####            ####  ########
######## ######          ###### ########
######## ######    ##   ################
######## ######    ##   ################
######## ######          ###### ########
########  ####            ####  ########
########                   ##   ########' \
        "$(sed -n 17,24p pixels | cut -c 9-48)"
}

# bats test_tags=shell
@test "a json has the rows of the maze file, the start, the goal and the path" {
    put_file ../woven "$woven"
    path='[2,1],[2,2],[2,3],[2,4],[6,4],[6,3],[6,2],[5,2],[4,2],[4,3],[4,4],[4,5],[4,6],[5,6],[6,6],[6,7],[6,8]'
    rows='"1011111","1010001","1010101","1040501","1110111","1000001","1111101"'
    ends='"width":7,"height":7,"seed":null,"start":[2,1],"goal":[6,8]'
    check_printed "{$ends,\"rows\":[$rows],\"steps\":16,\"path\":[$path]}"$'\n' solve -i ../woven -f json
    line='{"width":5,"height":5,"seed":1,"start":[2,1],"goal":[4,6],"rows":["10111","10101","10101","10001","11101"]}'
    check_printed "$line"$'\n'"$(print generate 5x5 -s 2 -f json)"$'\n' generate 5x5 -s 1 --count 2 -f json
    put_file ../plain '5 5/1 1 1 1 1/1 0 1 0 1/1 0 1 0 1/1 0 0 0 1/1 1 1 1 1'
    rows='["11111","10101","10101","10001","11111"]'
    check_printed '{"width":5,"height":5,"seed":null,"start":null,"goal":null,"rows":'"$rows}"$'\n' \
        generate -i ../plain -f json
    # replacing signs in all rows at a time would take old bash a minute
    check_same generate 201x201 -s 5 -f json
    check 'a large maze' 0 "$status"
}

# bats test_tags=shell
@test "the seed that a file names is printed wherever a seed is" {
    print generate 9x9 -s 5 --count 2 -f text | sed 's/seed 6/seed a[$(touch pwned)]/' >two
    for call in 'check -i two --table' 'generate -i two -f json' 'solve -i two -f text'; do
        # shellcheck disable=SC2086 # to be split
        check_same $call
        check "$call" 1 "$(grep -cE '^5,|"seed":5|^# seed 5$' <<<"$out")"
        check "$call: refused" 1 "$(grep -cE '^,|"seed":null|^9 9$' <<<"${out#*$'\n'}")"
    done
    print generate 9x9 -s 5 -f text >one
    check_same generate -i one -f svg
    check 'svg' '<title>Maze 9x9, seed 5</title>' "$(sed -n 2p <<<"$out")"
}

@test "the programs in docs/printing.md and docs/maze-file.md read woven mazes" {
    for document in printing maze-file; do
        sed -n '/^```python/,/^```/{/^```/!p;}' "$ROOT/docs/$document.md" >"$document.py"
    done
    call=(21x21 -s 3 --count 5 --weave)
    print generate "${call[@]}" -f json | "$PYTHON" printing.py >lengths
    check 'lengths' "$(print solve "${call[@]}" -f text | sed -n 's/^# steps //p')" "$(<lengths)"
    print generate 21x21 -s 3 --weave -f digits | "$PYTHON" maze-file.py >bridges
    check 'bridges' "$(print check 21x21 -s 3 --weave | sed -n 's/^bridges: //p')" "$(grep -c '^from .* to ' bridges)"
}
