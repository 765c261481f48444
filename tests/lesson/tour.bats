#!/usr/bin/env bats
# bats file_tags=shell
#
# Watching, tracing, the lesson and its exercises. Frames are written out as they are to be seen.

# shellcheck disable=SC2016,SC2030,SC2031,SC2086,SC2154 # what single quotes keep from this shell is
# meant for another; each test is a process of its own; calls are split into words;
# helpers.bash sets out, err and the twins

load ../support/helpers

setup_file() { find_interpreters; }

setup() { start_in_terminal; }

# --- the trace -------------------------------------------------------------------------------

@test "a trace tells each step: cell, candidates, the number drawn, direction, depth" {
    check_printed '1  0,0  east, south  434439 % 2 = 1  south  1
2  0,1  east, south  1643452146 % 2 = 0  east  2
3  1,1  east, south, north  885135739 % 3 = 1  south  3
4  1,2  east, west  52616557 % 2 = 1  west  4
-  0,2  none  back to 1,2  5
5  1,2  east  1528152193 % 1 = 0  east  4
' generate 7x7 --seed 9 --steps 5 --trace
    all_right
}

@test "a trace of a weave maze names the bridges; one of all passages ends in the first cell" {
    check_same generate 15x9 --seed 3 --weave --trace
    [[ $out == *$'\n10  3,2  east, bridge west, north  495075199 % 3 = 1  bridge west  10\n'* ]] ||
        check 'the bridge' 'in the trace' "$out"
    check 'the last line' '-  0,1  none  back to 0,0  2' "$(tail -n 1 <<<"${out%$'\n'}")"
    all_right
}

@test "the twins trace the same, whatever the engine, the size and the bridges" {
    share 40
    for ((n = 0; n < REPLY; n++)); do
        ((state = (MAZE_TEST_SEED + n) * 48271 % 2147483647))
        echo "generate $((5 + state % 17 * 2))x$((5 + state / 17 % 9 * 2)) --seed $((1 + state % 99991)) --trace $(
            options=('' '-c stack' '-c recursive' --weave '--bridges 2' '--steps 7' '--count 2')
            echo "${options[state / 153 % 7]}"
        )"
    done >rows
    compare_rows rows
    check 'compared' "$REPLY" "$rows"
    all_right
}

@test "a trace is of the backtracker alone, and not of a maze from a file" {
    check_refused 'only with the algorithm backtracker: --trace' generate 9x9 --seed 1 -a prim --trace
    put_file maze "$u_maze"
    check_refused 'not an option for a maze from a file: --trace' generate -i maze --trace
    check_refused 'not an option of solve: --trace' solve 5x5 --seed 1 --trace
    all_right
}

# --- watching --------------------------------------------------------------------------------

@test "the carving of four cells, frame by frame, as the calls of the recursion" {
    game 11x64 generate 5x5 --seed 1 --watch -c recursive <<'STEPS'
|██████████  calls under way, the newest on top
|██● ██████  $1=16  0,0
|██████████
|██████████
|██████████
|the first cell, 0,0, is open: we begin
|> carve_recursive() { # <cell>
|      while list_candidates "$1"; do
|          below "${#candidate[@]}"
|          dig "$1" "${candidate[pick]}"
|step 0  speed 4  Tab: the array  space runs  ? help  q quit
send \e[C
|██████████  calls under way, the newest on top
|██● ██0 ██  $1=16  0,0  east south
|██████████
|██1 ██████
|██████████
|from 0,0 one can go east, south
|  carve_recursive() { # <cell>
|>     while list_candidates "$1"; do
|          below "${#candidate[@]}"
|          dig "$1" "${candidate[pick]}"
|step 1  speed 4  Tab: the array  space runs  ? help  q quit
send \e[C
|██████████  calls under way, the newest on top
|██● ██0 ██  $1=16  0,0  east [1 south]
|██████████
|██1 ██████
|██████████
|the number drawn: 48271 % 2 = 1, so south
|  carve_recursive() { # <cell>
|      while list_candidates "$1"; do
|>         below "${#candidate[@]}"
|          dig "$1" "${candidate[pick]}"
|step 2  speed 4  Tab: the array  space runs  ? help  q quit
send \e[C
|██████████  calls under way, the newest on top
|██● ██████  $1=16  0,0  east [1 south]
|██  ██████
|██  ██████
|██████████
|open the wall from 0,0 to the south
|      while list_candidates "$1"; do
|          below "${#candidate[@]}"
|>         dig "$1" "${candidate[pick]}"
|          carve_recursive "$there"
|step 3  speed 4  Tab: the array  space runs  ? help  q quit
send \e[C
|██████████  calls under way, the newest on top
|██· ██████  $1=30  0,1
|██· ██████  $1=16  0,0  east [1 south]
|██● ██████
|██████████
|the same from 0,1 on; 0,0 waits
|          below "${#candidate[@]}"
|          dig "$1" "${candidate[pick]}"
|>         carve_recursive "$there"
|      done
|step 4  speed 4  Tab: the array  space runs  ? help  q quit
send \e[C
|██████████  calls under way, the newest on top
|██· ██████  $1=30  0,1  east
|██· ██████  $1=16  0,0  east [1 south]
|██● ██0 ██
|██████████
|from 0,1 one can go east
|  carve_recursive() { # <cell>
|>     while list_candidates "$1"; do
|          below "${#candidate[@]}"
|          dig "$1" "${candidate[pick]}"
|step 5  speed 4  Tab: the array  space runs  ? help  q quit
send \e[C
|██████████  calls under way, the newest on top
|██· ██████  $1=30  0,1  [0 east]
|██· ██████  $1=16  0,0  east [1 south]
|██● ██0 ██
|██████████
|the number drawn: 182605794 % 1 = 0, so east
|  carve_recursive() { # <cell>
|      while list_candidates "$1"; do
|>         below "${#candidate[@]}"
|          dig "$1" "${candidate[pick]}"
|step 6  speed 4  Tab: the array  space runs  ? help  q quit
send \e[C
|██████████  calls under way, the newest on top
|██· ██████  $1=30  0,1  [0 east]
|██· ██████  $1=16  0,0  east [1 south]
|██●     ██
|██████████
|open the wall from 0,1 to the east
|      while list_candidates "$1"; do
|          below "${#candidate[@]}"
|>         dig "$1" "${candidate[pick]}"
|          carve_recursive "$there"
|step 7  speed 4  Tab: the array  space runs  ? help  q quit
send \e[C
|██████████  calls under way, the newest on top
|██· ██████  $1=32  1,1
|██· ██████  $1=30  0,1  [0 east]
|██· · ● ██  $1=16  0,0  east [1 south]
|██████████
|the same from 1,1 on; 0,1 waits
|          below "${#candidate[@]}"
|          dig "$1" "${candidate[pick]}"
|>         carve_recursive "$there"
|      done
|step 8  speed 4  Tab: the array  space runs  ? help  q quit
send \e[C
|██████████  calls under way, the newest on top
|██· ██0 ██  $1=32  1,1  north
|██· ██████  $1=30  0,1  [0 east]
|██· · ● ██  $1=16  0,0  east [1 south]
|██████████
|from 1,1 one can go north
|  carve_recursive() { # <cell>
|>     while list_candidates "$1"; do
|          below "${#candidate[@]}"
|          dig "$1" "${candidate[pick]}"
|step 9  speed 4  Tab: the array  space runs  ? help  q quit
send \e[C
|██████████  calls under way, the newest on top
|██· ██0 ██  $1=32  1,1  [0 north]
|██· ██████  $1=30  0,1  [0 east]
|██· · ● ██  $1=16  0,0  east [1 south]
|██████████
|the number drawn: 1291394886 % 1 = 0, so north
|  carve_recursive() { # <cell>
|      while list_candidates "$1"; do
|>         below "${#candidate[@]}"
|          dig "$1" "${candidate[pick]}"
|step 10  speed 4  Tab: the array  space runs  ? help  q quit
send \e[C
|██████████  calls under way, the newest on top
|██· ██  ██  $1=32  1,1  [0 north]
|██· ██  ██  $1=30  0,1  [0 east]
|██· · ● ██  $1=16  0,0  east [1 south]
|██████████
|open the wall from 1,1 to the north
|      while list_candidates "$1"; do
|          below "${#candidate[@]}"
|>         dig "$1" "${candidate[pick]}"
|          carve_recursive "$there"
|step 11  speed 4  Tab: the array  space runs  ? help  q quit
send \e[C
|██████████  calls under way, the newest on top
|██· ██● ██  $1=18  1,0
|██· ██· ██  $1=32  1,1  [0 north]
|██· · · ██  $1=30  0,1  [0 east]
|██████████  $1=16  0,0  east [1 south]
|the same from 1,0 on; 1,1 waits
|          below "${#candidate[@]}"
|          dig "$1" "${candidate[pick]}"
|>         carve_recursive "$there"
|      done
|step 12  speed 4  Tab: the array  space runs  ? help  q quit
send \e[C
|██████████  calls under way, the newest on top
|██· ██● ██  $1=18  1,0
|██· ██· ██  $1=32  1,1  [0 north]
|██· · · ██  $1=30  0,1  [0 east]
|██████████  $1=16  0,0  east [1 south]
|from 1,0 one can go nowhere
|  carve_recursive() { # <cell>
|>     while list_candidates "$1"; do
|          below "${#candidate[@]}"
|          dig "$1" "${candidate[pick]}"
|step 13  speed 4  Tab: the array  space runs  ? help  q quit
send \e[C
|██████████  calls under way, the newest on top
|██· ██  ██  $1=32  1,1
|██· ██  ██  $1=30  0,1  [0 east]
|██· · ● ██  $1=16  0,0  east [1 south]
|██████████
|back in 1,1
|          dig "$1" "${candidate[pick]}"
|          carve_recursive "$there"
|      done
|> }
|step 14  speed 4  Tab: the array  space runs  ? help  q quit
send \e[C
|██████████  calls under way, the newest on top
|██· ██  ██  $1=32  1,1
|██· ██  ██  $1=30  0,1  [0 east]
|██· · ● ██  $1=16  0,0  east [1 south]
|██████████
|from 1,1 one can go nowhere
|  carve_recursive() { # <cell>
|>     while list_candidates "$1"; do
|          below "${#candidate[@]}"
|          dig "$1" "${candidate[pick]}"
|step 15  speed 4  Tab: the array  space runs  ? help  q quit
send \e[C
|██████████  calls under way, the newest on top
|██· ██  ██  $1=30  0,1
|██· ██  ██  $1=16  0,0  east [1 south]
|██●     ██
|██████████
|back in 0,1
|          dig "$1" "${candidate[pick]}"
|          carve_recursive "$there"
|      done
|> }
|step 16  speed 4  Tab: the array  space runs  ? help  q quit
send \e[C
|██████████  calls under way, the newest on top
|██· ██  ██  $1=30  0,1
|██· ██  ██  $1=16  0,0  east [1 south]
|██●     ██
|██████████
|from 0,1 one can go nowhere
|  carve_recursive() { # <cell>
|>     while list_candidates "$1"; do
|          below "${#candidate[@]}"
|          dig "$1" "${candidate[pick]}"
|step 17  speed 4  Tab: the array  space runs  ? help  q quit
send \e[C
|██████████  calls under way, the newest on top
|██● ██  ██  $1=16  0,0
|██  ██  ██
|██      ██
|██████████
|back in 0,0
|          dig "$1" "${candidate[pick]}"
|          carve_recursive "$there"
|      done
|> }
|step 18  speed 4  Tab: the array  space runs  ? help  q quit
send \e[C
|██████████  calls under way, the newest on top
|██● ██  ██  $1=16  0,0
|██  ██  ██
|██      ██
|██████████
|from 0,0 one can go nowhere
|  carve_recursive() { # <cell>
|>     while list_candidates "$1"; do
|          below "${#candidate[@]}"
|          dig "$1" "${candidate[pick]}"
|step 19  speed 4  Tab: the array  space runs  ? help  q quit
send \e[C
|██████████  calls under way, the newest on top
|██● ██  ██  $1=16  0,0
|██  ██  ██
|██      ██
|██████████
|back in the first cell, and nowhere to go: done
|          dig "$1" "${candidate[pick]}"
|          carve_recursive "$there"
|      done
|> }
|step 20  speed 4  Tab: the array  space runs  ? help  q quit
send q
ends 0
restored
STEPS
}

@test "the same, frame by frame, with the array" {
    game 11x64 generate 5x5 --seed 1 --watch -c stack <<'STEPS'
|██████████  the array waiting, top=0
|██● ██████  here=16  0,0
|██████████
|██████████
|██████████
|the first cell, 0,0, is open: we begin
|> carve_stack() { # <cell>
|      local here=$1 waiting=() top=0
|      while :; do
|          if list_candidates "$here"; then
|step 0  speed 4  Tab: the recursion  space runs  ? help  q quit
send \e[C
|██████████  the array waiting, top=0
|██● ██0 ██  here=16  0,0  east south
|██████████
|██1 ██████
|██████████
|from 0,0 one can go east, south
|      local here=$1 waiting=() top=0
|      while :; do
|>         if list_candidates "$here"; then
|              below "${#candidate[@]}"
|step 1  speed 4  Tab: the recursion  space runs  ? help  q quit
send \e[C
|██████████  the array waiting, top=0
|██● ██0 ██  here=16  0,0  east [1 south]
|██████████
|██1 ██████
|██████████
|the number drawn: 48271 % 2 = 1, so south
|      while :; do
|          if list_candidates "$here"; then
|>             below "${#candidate[@]}"
|              dig "$here" "${candidate[pick]}"
|step 2  speed 4  Tab: the recursion  space runs  ? help  q quit
send \e[C
|██████████  the array waiting, top=0
|██● ██████  here=16  0,0  east [1 south]
|██  ██████
|██  ██████
|██████████
|open the wall from 0,0 to the south
|          if list_candidates "$here"; then
|              below "${#candidate[@]}"
|>             dig "$here" "${candidate[pick]}"
|              waiting[top++]=$here
|step 3  speed 4  Tab: the recursion  space runs  ? help  q quit
send \e[C
|██████████  the array waiting, top=1
|██● ██████  here=16  0,0  east [1 south]
|██  ██████  waiting[0]=16  0,0  east [1 south]
|██  ██████
|██████████
|0,0 is put into waiting[0]
|              below "${#candidate[@]}"
|              dig "$here" "${candidate[pick]}"
|>             waiting[top++]=$here
|              here=$there
|step 4  speed 4  Tab: the recursion  space runs  ? help  q quit
send \e[C
|██████████  the array waiting, top=1
|██· ██████  here=30  0,1
|██· ██████  waiting[0]=16  0,0  east [1 south]
|██● ██████
|██████████
|the same from 0,1 on; 0,0 waits
|              dig "$here" "${candidate[pick]}"
|              waiting[top++]=$here
|>             here=$there
|          elif ((top)); then
|step 5  speed 4  Tab: the recursion  space runs  ? help  q quit
send \e[C
|██████████  the array waiting, top=1
|██· ██████  here=30  0,1  east
|██· ██████  waiting[0]=16  0,0  east [1 south]
|██● ██0 ██
|██████████
|from 0,1 one can go east
|      local here=$1 waiting=() top=0
|      while :; do
|>         if list_candidates "$here"; then
|              below "${#candidate[@]}"
|step 6  speed 4  Tab: the recursion  space runs  ? help  q quit
send \e[C
|██████████  the array waiting, top=1
|██· ██████  here=30  0,1  [0 east]
|██· ██████  waiting[0]=16  0,0  east [1 south]
|██● ██0 ██
|██████████
|the number drawn: 182605794 % 1 = 0, so east
|      while :; do
|          if list_candidates "$here"; then
|>             below "${#candidate[@]}"
|              dig "$here" "${candidate[pick]}"
|step 7  speed 4  Tab: the recursion  space runs  ? help  q quit
send \e[C
|██████████  the array waiting, top=1
|██· ██████  here=30  0,1  [0 east]
|██· ██████  waiting[0]=16  0,0  east [1 south]
|██●     ██
|██████████
|open the wall from 0,1 to the east
|          if list_candidates "$here"; then
|              below "${#candidate[@]}"
|>             dig "$here" "${candidate[pick]}"
|              waiting[top++]=$here
|step 8  speed 4  Tab: the recursion  space runs  ? help  q quit
send \e[C
|██████████  the array waiting, top=2
|██· ██████  here=30  0,1  [0 east]
|██· ██████  waiting[1]=30  0,1  [0 east]
|██●     ██  waiting[0]=16  0,0  east [1 south]
|██████████
|0,1 is put into waiting[1]
|              below "${#candidate[@]}"
|              dig "$here" "${candidate[pick]}"
|>             waiting[top++]=$here
|              here=$there
|step 9  speed 4  Tab: the recursion  space runs  ? help  q quit
send \e[C
|██████████  the array waiting, top=2
|██· ██████  here=32  1,1
|██· ██████  waiting[1]=30  0,1  [0 east]
|██· · ● ██  waiting[0]=16  0,0  east [1 south]
|██████████
|the same from 1,1 on; 0,1 waits
|              dig "$here" "${candidate[pick]}"
|              waiting[top++]=$here
|>             here=$there
|          elif ((top)); then
|speed 4  Tab: the recursion  space runs  ? help  q quit
send \e[C
|██████████  the array waiting, top=2
|██· ██0 ██  here=32  1,1  north
|██· ██████  waiting[1]=30  0,1  [0 east]
|██· · ● ██  waiting[0]=16  0,0  east [1 south]
|██████████
|from 1,1 one can go north
|      local here=$1 waiting=() top=0
|      while :; do
|>         if list_candidates "$here"; then
|              below "${#candidate[@]}"
|speed 4  Tab: the recursion  space runs  ? help  q quit
send \e[C
|██████████  the array waiting, top=2
|██· ██0 ██  here=32  1,1  [0 north]
|██· ██████  waiting[1]=30  0,1  [0 east]
|██· · ● ██  waiting[0]=16  0,0  east [1 south]
|██████████
|the number drawn: 1291394886 % 1 = 0, so north
|      while :; do
|          if list_candidates "$here"; then
|>             below "${#candidate[@]}"
|              dig "$here" "${candidate[pick]}"
|speed 4  Tab: the recursion  space runs  ? help  q quit
send \e[C
|██████████  the array waiting, top=2
|██· ██  ██  here=32  1,1  [0 north]
|██· ██  ██  waiting[1]=30  0,1  [0 east]
|██· · ● ██  waiting[0]=16  0,0  east [1 south]
|██████████
|open the wall from 1,1 to the north
|          if list_candidates "$here"; then
|              below "${#candidate[@]}"
|>             dig "$here" "${candidate[pick]}"
|              waiting[top++]=$here
|speed 4  Tab: the recursion  space runs  ? help  q quit
send \e[C
|██████████  the array waiting, top=3
|██· ██  ██  here=32  1,1  [0 north]
|██· ██  ██  waiting[2]=32  1,1  [0 north]
|██· · ● ██  waiting[1]=30  0,1  [0 east]
|██████████  waiting[0]=16  0,0  east [1 south]
|1,1 is put into waiting[2]
|              below "${#candidate[@]}"
|              dig "$here" "${candidate[pick]}"
|>             waiting[top++]=$here
|              here=$there
|speed 4  Tab: the recursion  space runs  ? help  q quit
send \e[C
|██████████  the array waiting, top=3
|██· ██● ██  here=18  1,0
|██· ██· ██  waiting[2]=32  1,1  [0 north]
|██· · · ██  waiting[1]=30  0,1  [0 east]
|██████████  waiting[0]=16  0,0  east [1 south]
|the same from 1,0 on; 1,1 waits
|              dig "$here" "${candidate[pick]}"
|              waiting[top++]=$here
|>             here=$there
|          elif ((top)); then
|speed 4  Tab: the recursion  space runs  ? help  q quit
send \e[C
|██████████  the array waiting, top=3
|██· ██● ██  here=18  1,0
|██· ██· ██  waiting[2]=32  1,1  [0 north]
|██· · · ██  waiting[1]=30  0,1  [0 east]
|██████████  waiting[0]=16  0,0  east [1 south]
|from 1,0 one can go nowhere
|      local here=$1 waiting=() top=0
|      while :; do
|>         if list_candidates "$here"; then
|              below "${#candidate[@]}"
|speed 4  Tab: the recursion  space runs  ? help  q quit
send \e[C
|██████████  the array waiting, top=2
|██· ██  ██  here=32  1,1
|██· ██  ██  waiting[1]=30  0,1  [0 east]
|██· · ● ██  waiting[0]=16  0,0  east [1 south]
|██████████
|back in 1,1
|              here=$there
|          elif ((top)); then
|>             here=${waiting[--top]}
|          else
|speed 4  Tab: the recursion  space runs  ? help  q quit
send \e[C
|██████████  the array waiting, top=2
|██· ██  ██  here=32  1,1
|██· ██  ██  waiting[1]=30  0,1  [0 east]
|██· · ● ██  waiting[0]=16  0,0  east [1 south]
|██████████
|from 1,1 one can go nowhere
|      local here=$1 waiting=() top=0
|      while :; do
|>         if list_candidates "$here"; then
|              below "${#candidate[@]}"
|speed 4  Tab: the recursion  space runs  ? help  q quit
send \e[C
|██████████  the array waiting, top=1
|██· ██  ██  here=30  0,1
|██· ██  ██  waiting[0]=16  0,0  east [1 south]
|██●     ██
|██████████
|back in 0,1
|              here=$there
|          elif ((top)); then
|>             here=${waiting[--top]}
|          else
|speed 4  Tab: the recursion  space runs  ? help  q quit
send \e[C
|██████████  the array waiting, top=1
|██· ██  ██  here=30  0,1
|██· ██  ██  waiting[0]=16  0,0  east [1 south]
|██●     ██
|██████████
|from 0,1 one can go nowhere
|      local here=$1 waiting=() top=0
|      while :; do
|>         if list_candidates "$here"; then
|              below "${#candidate[@]}"
|speed 4  Tab: the recursion  space runs  ? help  q quit
send \e[C
|██████████  the array waiting, top=0
|██● ██  ██  here=16  0,0
|██  ██  ██
|██      ██
|██████████
|back in 0,0
|              here=$there
|          elif ((top)); then
|>             here=${waiting[--top]}
|          else
|speed 4  Tab: the recursion  space runs  ? help  q quit
send \e[C
|██████████  the array waiting, top=0
|██● ██  ██  here=16  0,0
|██  ██  ██
|██      ██
|██████████
|from 0,0 one can go nowhere
|      local here=$1 waiting=() top=0
|      while :; do
|>         if list_candidates "$here"; then
|              below "${#candidate[@]}"
|speed 4  Tab: the recursion  space runs  ? help  q quit
send \e[C
|██████████  the array waiting, top=0
|██● ██  ██  here=16  0,0
|██  ██  ██
|██      ██
|██████████
|back in the first cell, and nowhere to go: done
|              here=${waiting[--top]}
|          else
|>             return
|          fi
|speed 4  Tab: the recursion  space runs  ? help  q quit
send q
ends 0
restored
STEPS
}

# From here on they are left out of make test-quick.
# bats file_tags=shell,slow

@test "steps to the end make the maze, and steps back to the beginning leave the array as it was" {
    sed '$d' "$MAZE" >functions.sh
    cat >>functions.sh <<'END'
set_mode() { :; }
for seed in 1 2 3; do
    for what in 'recursive 0' 'stack 0' 'recursive 99' 'stack 99' 'prim 0' 'kruskal 0' 'wilson 0' 'eller 0' 'division 0'; do
        choose_language en
        make_grid 15 11
        seed_with "$seed"
        start_noting dug
        carve "${what% *}" 1000 "${what#* }"
        made=${cell[*]}
        on_screen=yes # it is not shown here
        play_game() { :; }
        watch_on_screen() { "rewind_${watch_kind/digging/carving}"; } # watch_carving prepares all the rest
        keep() { kept=$made; }
        trap - EXIT
        watch_carving blocks never "${what% *}" "$seed"
        [[ ${cell[*]} == "$made" ]] || echo "$what $seed: left, the maze is another"
        goal=0
        rewind_carving
        begun="${cell[*]} $watch_line $watch_here $state $passages_left $bridges_left"
        watches=$watch_kind
        while "step_$watches"; do :; done
        [[ ${cell[*]} == "$made" ]] || echo "$what $seed: at the end, the maze is another"
        while undo_carving; do :; done
        [[ "${cell[*]} $watch_line $watch_here $state $passages_left $bridges_left" == "$begun" ]] ||
            echo "$what $seed: the beginning is another"
    done
done
on_screen=''
echo "done"
END
    try "$MAZE_BASH" functions.sh
    check_answer 'steps' 0 $'done\n' ''
    all_right
}

@test "Tab changes between recursion and array in mid-work; Space runs and pauses; G and r are the two ends" {
    game 24x80 generate 15x9 --seed 3 --weave --watch <<'STEPS'
expect the first cell, 0,0, is open
send \e[C\e[C\e[C\e[C\e[C
expect $1=70  0,1  east south
expect $1=36  0,0  east [1 south]
expect >     while list_candidates "$1"; do
send \x09
expect here=70  0,1  east
expect waiting[0]=36  0,0  east [1 south]
expect >         if list_candidates "$here"; then
send \x09
expect $1=70  0,1  east
expect Tab: the array
send ++++
expect speed 8
send \x20
expect back in the first cell, and nowhere to go: done
send r
expect the first cell, 0,0, is open
send -----
expect speed 3
send \x20
expect space pauses
send \x20
expect space runs
send G
expect back in the first cell, and nowhere to go: done
expect ██  ══════
send \e[D
expect from 0,0 one can go nowhere
send ?
expect a step on and back
send x
expect from 0,0 one can go nowhere
send q
ends 0
restored
expect ██● ██
STEPS
}

@test "the step that only the array has is not shown as one of the recursion, on or back" {
    game 24x80 generate 15x9 --seed 3 -c stack --watch <<'STEPS'
send \e[C\e[C\e[C\e[C
expect 0,0 is put into waiting[0]
expect >             waiting[top++]=$here
send \x09
expect the same from 0,1 on; 0,0 waits
expect >         carve_recursive "$there"
send \e[D
expect open the wall from 0,0 to the south
expect >         dig "$1" "${candidate[pick]}"
send q
ends 0
STEPS
}

@test "a small window leaves the code out first, then what waits beside" {
    game 14x80 generate 15x9 --seed 3 --watch <<'STEPS'
send \e[C
|██████████████████████████████  calls under way, the newest on top
|██● ██0 ██████████████████████  $1=36  0,0  east south
|██████████████████████████████
|██1 ██████████████████████████
|██████████████████████████████
|██████████████████████████████
|██████████████████████████████
|██████████████████████████████
|██████████████████████████████
|from 0,0 one can go east, south
|  carve_recursive() { # <cell>
|>     while list_candidates "$1"; do
|          below "${#candidate[@]}"
|step 1  speed 4  Tab: the array  space runs  ? help  q quit
resize 13x80
|██████████████████████████████  calls under way, the newest on top
|██● ██0 ██████████████████████  $1=36  0,0  east south
|██████████████████████████████
|██1 ██████████████████████████
|██████████████████████████████
|██████████████████████████████
|██████████████████████████████
|██████████████████████████████
|██████████████████████████████
|from 0,0 one can go east, south
|step 1  speed 4  Tab: the array  space runs  ? help  q quit
resize 13x40
|██████████████████████████████
|██● ██0 ██████████████████████
|██████████████████████████████
|██1 ██████████████████████████
|██████████████████████████████
|██████████████████████████████
|██████████████████████████████
|██████████████████████████████
|██████████████████████████████
|from 0,0 one can go east, south
|space runs  ? help  q quit
send q
ends 0
STEPS
}

@test "a stack too long for the window shows its newest calls, and how many are below" {
    game 24x80 generate 15x9 --seed 3 --watch <<'STEPS'
send ++++ q
ends 0
STEPS
    game 13x80 generate 15x9 --seed 3 --steps 12 --watch <<'STEPS'
send G
expect back in the first cell
send \e[D\e[D\e[D\e[D\e[D\e[D\e[D\e[D\e[D\e[D\e[D\e[D\e[D\e[D\e[D\e[D\e[D\e[D\e[D\e[D
expect more
expect calls under way, the newest on top
send q
ends 0
STEPS
}

@test "other algorithms are watched by what they dig; division by its walls" {
    game 24x80 generate 15x9 --seed 3 -a prim --watch <<'STEPS'
send \e[C\e[C
expect 2  0,2  north
expect 1  0,1  north
expect >         dig "$((far * (here / wide)
send q
ends 0
STEPS
    game 24x80 generate 15x9 --seed 3 -a division --watch <<'STEPS'
expect all is open inside: walls are built
expect walls, the newest on top
send \e[C
expect 1  3,0  a wall along 4 cells
expect >         build_wall
send G\e[D\e[D\e[D\e[D\e[D\e[D\e[D\e[D\e[D\e[D\e[D\e[D\e[D\e[D\e[D\e[D\e[D\e[D
expect all is open inside
send q
ends 0
STEPS
}

@test "the line of an algorithm that is marked is the one that dug" {
    while IFS='|' read -r name count line; do
        {
            printf 'send '
            printf '\\e[C%.0s' $(seq "$count")
            printf '\n%s\n' "expect step $count  " "expect $line" 'send q' 'ends 0'
        } >steps
        game 24x80 generate 15x9 --seed 3 -a "$name" --watch <steps || check "$name, step $count" "$line" 'another'
    done <<'ROWS'
binary-tree|15|>                 dig "$here" "$WEST" ||
binary-tree|17|>                 dig "$here" "$NORTH" ||
sidewinder|15|>                     dig "$here" "$EAST" ||
sidewinder|16|>             dig "$((run + 2 * pick))" "$NORTH" ||
eller|15|>             dig "$(($1 * stride + 2 * member + 2))" "$SOUTH" ||
eller|17|>         dig "$(($1 * stride + 2 * member + 2))" "$SOUTH" ||
eller|22|>                 dig "$((y * stride + 2 * x + 2))" "$EAST" ||
ROWS
    game 24x80 generate 9x15 --seed 3 -a division --watch <<'STEPS'
send \e[C
expect >         build_wall "$(((2 * wall + 3) * stride
send q
ends 0
STEPS
    game 16x80 generate 15x9 --seed 3 -a hunt-and-kill --watch <<'STEPS'
send \e[C\e[C\e[C\e[C\e[C\e[C\e[C\e[C\e[C\e[C\e[C\e[C\e[C\e[C\e[C\e[C\e[C\e[C\e[C\e[C
|██████████████████████████████  passages, the newest on top
|██  ██      ██        ●     ██  20  6,0  west
|██  ██  ██  ██  ██████  ██████  19  4,2  north
|██      ██  ██  ██  ██  ██████  18  4,3  north
|██████████  ██  ██  ██  ██████  17  5,3  west
|██████████  ██  ██  ██  ██████  16  5,2  south
|██████████  ██  ██  ██  ██████  15  5,1  south
|██████████      ██      ██████  14  5,0  south
|██████████████████████████████  13 more
|open the wall from 6,0 to the west; the hunt will go on from 6,0
|              list_visited "$here"
|              pick_way "$REPLY"
|>             dig "$here" "$REPLY" || return
|          else
|              pick_way "$REPLY"
|step 20  speed 4  space runs  ? help  q quit
send q
ends 0
STEPS
    all_right
}

@test "the line that is marked is shown in reverse" {
    game 11x64 generate 5x5 --seed 1 --watch -c recursive <<'STEPS'
looks 7:3 reverse
looks 8:7 plain
send \e[C
looks 7:3 plain
looks 8:7 reverse
send q
ends 0
STEPS
}

@test "what is said while watching is so: a bridge, --steps, dead ends, a line too long" {
    game 24x80 generate 11x9 --seed 1 --weave --watch <<'STEPS'
send \e[C\e[C\e[C\e[C\e[C\e[C\e[C\e[C\e[C\e[C\e[C\e[C\e[C\e[C\e[C\e[C\e[C\e[C\e[C\e[C\e[C\e[C\e[C
expect a bridge from 1,2 to the north, over a cell
send q
ends 0
STEPS
    game 24x80 generate 11x9 --seed 1 --steps 2 --watch <<'STEPS'
send \e[C\e[C\e[C\e[C\e[C\e[C\e[C\e[C\e[C
expect no more passages may be dug (--steps)
send G
expect back in the first cell: no more passages may be dug
send q
ends 0
STEPS
    game 24x80 solve 15x9 --seed 3 --weave --watch <<'STEPS'
send \e[C
expect nothing waits: dead ends are filled up
send q
ends 0
STEPS
    game 24x64 generate 15x9 --seed 3 -a division --watch <<'STEPS'
expect > divide() { # <column> <row> <width> <height>: a field, in ce…
send q
ends 0
STEPS
}

@test "a search is watched: depth-first where there is one way, else dead ends are filled up" {
    game 24x80 solve 5x5 --seed 1 --watch <<'STEPS'
expect the player stands on square 9: where is the goal?
send \e[C
expect on to square 16
expect >             ((here += toward[mask]))
send G
expect the goal, by the shortest way: 7 steps
send \e[D\e[D\e[D\e[D\e[D\e[D\e[D
expect on to square 16
send q
ends 0
restored
expect steps: 7
STEPS
    game 24x80 solve 15x9 --seed 3 --weave --watch -f lines <<'STEPS'
send \e[C
expect a dead end is filled up, as far as square
expect ░░░
send G
expect the goal, by the shortest way
send \e[D
expect from the front of the list: square
send q
ends 0
STEPS
}

@test "the frame in the README is the tenth" {
    {
        printf 'send %s\n' '\e[C\e[C\e[C\e[C\e[C\e[C\e[C\e[C\e[C\e[C'
        sed -n '/^## Teach/,/^## The twin/p' "$ROOT/README.md" | sed -n '/^```text$/,/^```$/p' | sed '1d; $d; s/^/|/'
        printf '%s\n' 'send q' 'ends 0'
    } >steps
    [[ $(<steps) == *'calls under way'* ]] || check 'the frame' 'in the README' "$(<steps)"
    game 24x80 generate 15x9 --seed 3 --watch <steps
    all_right
}

@test "watching speaks German" {
    game 24x80 generate 5x5 --seed 1 --watch --lang de <<'STEPS'
expect die erste Zelle, 0,0, ist offen: los geht es
expect laufende Aufrufe, der neueste oben
send \e[C\e[C
expect die gezogene Zahl: 48271 % 2 = 1, also Süden
send q
ends 0
STEPS
}

@test "without a terminal, watching says in one line that it needs one" {
    for call in 'generate 5x5 --seed 1 --watch' 'solve 5x5 --seed 1 --watch'; do
        try "${bash_twin[@]}" $call
        check_answer "$call" 2 '' $'maze.sh: --watch needs a terminal; --trace does not\n'
    done
    put_file maze "$u_maze"
    try "${bash_twin[@]}" generate -i maze --watch
    check_answer 'from a file' 2 '' $'maze.sh: not an option for a maze from a file: --watch\n'
    all_right
}

# --- the lesson ------------------------------------------------------------------------------

@test "each screen of the lesson fits 80x24, gives a reason for a wrong answer and for the right one" {
    game 24x80 tour <<'STEPS'
expect maze.sh tour 1 of 10: An array: boxes in a row
send 7\r
expect 7: There are 7 boxes. But the first is number 0, so the last is not number 7.
expect maze.sh tour 1 of 10
send 6\r
expect Right: seven boxes
expect maze.sh tour 1 of 10
send \r
expect maze.sh tour 2 of 10
expect step=(1 -1 "$stride" "-$stride")
send 24\r
expect 24: That is east of it, in the same row.
send 32\r
expect Right: 23 + 9.
expect maze.sh tour 2 of 10
send \r
expect maze.sh tour 3 of 10
send 25\r
expect 25: That is the square between the two.
send 26\r
expect Right: 26 is in the ring
expect maze.sh tour 3 of 10
send \r
expect maze.sh tour 4 of 10
expect candidate+=("$direction")
send 3\r
expect 3: One too many: north is visited
send 2\r
expect Right: east and west
expect maze.sh tour 4 of 10
send \r
expect maze.sh tour 5 of 10
expect 1 0 0 0 2 0 0 0 1
send 0\r
expect 0: 52616557 is odd
send 1\r
expect Right: 1, so west.
expect 1 0 2 1 1 0 0 0 1
expect maze.sh tour 5 of 10
send \r
expect maze.sh tour 6 of 10
expect carve_recursive "$there"
send 3\r
expect 3: Three wait.
send 4\r
expect Right: one works, and three wait
expect maze.sh tour 6 of 10
send \r
expect maze.sh tour 7 of 10
expect -  0,2  none  back to 1,2  5
send 56\r
expect 56: That is the call that has ended.
send 58\r
expect Right: it is back on 58
expect maze.sh tour 7 of 10
send \r
expect maze.sh tour 8 of 10
expect here=${waiting[--top]}
send 20\r
expect 20: That cell was put there first.
send 58\r
expect Right: --top makes 3 of 4
expect maze.sh tour 8 of 10
send \r
expect maze.sh tour 9 of 10
send 1\r
expect 1: That is true for the array
send 2\r
expect Right: it grows.
expect     1600
expect maze.sh tour 9 of 10
send \r
expect maze.sh tour 10 of 10
send 400\r
expect 400: A nought is missing.
send 4000\r
expect Right: 8000000 / 2000.
expect Tried just now
expect Now write it yourself: maze.sh tour --exercise 1
expect maze.sh tour 10 of 10
send \r
ends 0
restored
STEPS
}

@test "each screen of the lesson in German" {
    game 24x80 tour --lang de <<'STEPS'
expect maze.sh tour 1 von 10: Ein Array: Kästchen in einer Reihe
send 7\r
expect 7: Es sind 7 Kästchen.
send 6\r
expect Richtig: sieben Kästchen
expect maze.sh tour 1 von 10
send \r14\r
expect 14: Das liegt nördlich davon
send 32\r
expect Richtig: 23 + 9.
expect maze.sh tour 2 von 10
send \r42\r
expect 42: Das ist Süden
send 26\r
expect Richtig: 26 ist im Ring
expect maze.sh tour 3 von 10
send \r4\r
expect 4: Im Norden kommen wir her
send 2\r
expect Richtig: Osten und Westen
expect maze.sh tour 4 von 10
send \r0\r
expect 0: 52616557 ist ungerade
send 1\r
expect Richtig: 1, also Westen.
expect maze.sh tour 5 von 10
send \r1\r
expect 1: Einer arbeitet.
send 4\r
expect Richtig: einer arbeitet
expect maze.sh tour 6 von 10
send \r20\r
expect 20: Das ist der älteste Aufruf
send 58\r
expect Richtig: er ist wieder auf 58
expect maze.sh tour 7 von 10
send \r3\r
expect 3: 3 ist der Index in waiting.
send 58\r
expect Richtig: --top macht 3 aus 4
expect maze.sh tour 8 von 10
send \r3\r
expect 3: Es laufen mehr Aufrufe
send 2\r
expect Richtig: sie wächst.
expect maze.sh tour 9 von 10
send \r40000\r
expect 40000: Eine Null zu viel.
send 4000\r
expect Richtig: 8000000 / 2000.
expect maze.sh tour 10 von 10
send q
ends 0
restored
STEPS
}

@test "the lesson begins where it is told to, turns its pages, and shows the recursion at work" {
    game 24x80 tour 6 <<'STEPS'
expect maze.sh tour 6 of 10
send w
expect calls under way, the newest on top
send \e[C\x09
expect here=20  0,0  east south
send q
expect maze.sh tour 6 of 10
send \e[D
expect maze.sh tour 5 of 10
send \e[C\e[C
expect maze.sh tour 7 of 10
resize 10x40
expect goes on behind
send q
ends 0
restored
STEPS
}

@test "no answer to the lesson is ever run" {
    game 24x80 tour <<'STEPS'
send a[$(touch\x20pwned)]\r
expect >
send 00000000000000000000000000000000001\r
expect 000000000000000000001: A number is wanted here
send 007\r
expect 7: There are 7 boxes.
send q
ends 0
restored
STEPS
    for call in 'tour a[$(touch${IFS}pwned)]' 'tour --exercise a[$(touch${IFS}pwned)]' 'tour 0' 'tour 11' 'tour 1x1'; do
        try "${bash_twin[@]}" $call
        check "$call: status" 2 "$status"
        check "$call: output" '' "$out"
        check "$call: lines" 1 "$(wc -l <<<"${err%$'\n'}")"
    done
    try "${bash_twin[@]}" tour 11
    check 'why' $'maze.sh: screen is not from 1 to 10: 11\n' "$err"
    check_untouched 'answers'
    all_right
}

@test "with any answer each screen fits 80x24, in both languages" {
    sed '$d' "$MAZE" >functions.sh
    cat >>functions.sh <<'END'
trap - EXIT
show_costs() { lesson_lines+=('' '' '' ''); }
show_crash() { add_folded "${say_lesson_crash//%d/12345}"; }
fits() { # <line ...>: 23 of 24 rows are for the text
    ((before + $# <= 23)) || echo "screen $lesson_at, $language: $((before + $#)) lines with $*"
}
for language in en de; do
    choose_language "$language"
    for ((lesson_at = 1; lesson_at <= LESSONS; lesson_at++)); do
        fill_lesson
        before=$((${#lesson_lines[@]} + 1))
        for line in "$lesson_at 999 ${say_lesson_wrongs[lesson_at - 1]}" "${say_lesson_whys[@]}"; do
            [[ $line == "$lesson_at "* ]] || continue
            line=${line#* } lesson_lines=()
            add_folded "${line%% *}: ${line#* }"
            fits "${lesson_lines[@]}"
        done
        lesson_lines=()
        add_folded "${say_lesson_rights[lesson_at - 1]}"
        show_result
        fits "${lesson_lines[@]}"
    done
done
END
    try "$MAZE_BASH" functions.sh
    check_answer 'the screens' 0 '' ''
    all_right
}

@test "each screen of the lesson shows code of this file, with what its words mean" {
    "${bash_twin[@]}" tour >told
    while IFS='^' read -r screen code words; do
        sed -n "/^maze.sh tour $screen of/,/^Answer/p" told >shown
        grep -qxF -e "    $code" shown || check "screen $screen" "$code" "$(<shown)"
        grep -qF -e "${code#*> }" "$MAZE" || check "screen $screen" 'code of maze.sh' "$code"
        tr '\n' ' ' <shown >line
        grep -qF -e "$words" line || check "screen $screen" "$words" "$(<shown)"
    done <<'ROWS'
1^((cell[first] = OPEN))^In (( )) bash calculates
2^step=(1 -1 "$stride" "-$stride")^For $(( )) bash puts what is calculated in it
3^for ((y = 1; y <= height; y++)); do^what stands from do to done
4^for direction in "$EAST" "$WEST" "$SOUTH" "$NORTH"; do^if: what stands from then to fi
4^        candidate+=("$direction")^|| is "or"
5^below() { # <n> -> pick: from 0 to n-1^there=$((here + 2 * along))
6^        below "${#candidate[@]}"^${#candidate[@]} is how many there are
6^    while list_candidates "$1"; do^as long as X succeeds
6^        carve_recursive "$there"^$there where dig has led
8^elif ((top)); then^elif: or else, if top is not 0
9^    measure_carving recursive "$side"^the time for one cell
10^elif [[ $1 == recursive ]] && ((cells > RECURSION_MOST)); then^RECURSION_MOST is 2500
ROWS
    check 'the call it goes on behind' '  >         carve_recursive "$there"' "$(grep '^  >' told)"
    grep -q 'RECURSION_UNFELT=200 RECURSION_MOST=2500' "$MAZE" || check 'the limits' 'as told' 'others'
    all_right
}

@test "code that is folded in the lesson is code that bash can read" {
    for columns in 40 60 80; do
        terminal "40x$columns" "${bash_twin[@]}" tour 4 <<'STEPS' || check "$columns columns" 'folded' 'not'
expect for direction in
expect if ((cell[here
send q
ends 0
STEPS
    done
    "${bash_twin[@]}" tour 4 | sed -n '/^    for direction/,/^    done/p' >code
    grep -q ' \\$' code || check 'folded' 'a backslash' "$(<code)"
    check 'bash can read it' '' "$("$MAZE_BASH" -n code 2>&1)"
    all_right
}

@test "in a small window the answer is seen while it is typed, and how to see the rest" {
    game 18x60 tour 4 <<'STEPS'
expect up, down: more
expect q quit
gone How many candidates
send 1
expect How many candidates
expect > 1
send \e[A
gone > 1
send 2
expect > 12
send q
ends 0
STEPS
}

@test "an answer that is no number is told so, and is never taken for another" {
    game 24x80 tour <<'STEPS'
send abc
expect > abc
send \r
expect abc: A number is wanted here, in digits, then Enter.
send -3\r
expect -3: A number is wanted here
send 6x\r
expect 6x: A number is wanted here
send 7\x7f6\r
expect Right: seven boxes
send q
ends 0
STEPS
}

@test "while the lesson measures it says so, and forgets what is typed meanwhile" {
    game 24x80 tour 9 <<'STEPS'
send 2\r
expect measuring ...
send \r\r\r
expect     1600
expect maze.sh tour 9 of 10
expect Enter goes on
send q
ends 0
STEPS
}

@test "the steps of the lesson are German in German" {
    "${bash_twin[@]}" tour 7 --lang de >told
    check 'a step' '    4  1,2  Osten, Westen  52616557 % 2 = 1  Westen  4' "$(sed -n 15p told)"
    check 'a step back' '    -  0,2  keine  zurück nach 1,2  5' "$(sed -n 16p told)"
    "${bash_twin[@]}" tour 2 --lang de | grep -qF 'y * stride + x' || check 'a formula' 'in one line' 'folded'
    all_right
}

@test "without a terminal the lesson is a text, with its answers" {
    try "${bash_twin[@]}" tour 10
    check 'status' 0 "$status"
    check 'its beginning' 'maze.sh tour 10 of 10: Why bash crashes in the end' "${out%%$'\n'*}"
    [[ $out == *$'\nAnswer: 4000\nRight: 8000000 / 2000.'* ]] || check 'the answer' 'told' "$out"
    try "${bash_twin[@]}" tour
    check 'screens' 10 "$(grep -c '^maze.sh tour' <<<"$out")"
    check 'long lines' '' "$(LC_ALL=C.UTF-8 awk 'length > 80' <<<"$out")"
    # what is shown is what runs
    while IFS= read -r line; do
        grep -qF -e "$line" <<<"$out" || check 'code of the lesson' "$line" 'not there'
    done < <(sed -n '/^carve_recursive() {/,/^}/p; /^below() {/,/^}/p' "$MAZE")
    all_right
}

# --- the exercises ---------------------------------------------------------------------------

exercise() { # <number> <text instead of the lines to complete, \n between> [other text at the second place]
    "${bash_twin[@]}" tour --exercise "$1" -o given
    first=$2 second=${3-$2}
    awk -v first="$first" -v second="$second" '
        /# your lines/ { print (seen++ ? second : first); next }
        { print }' given >mine.sh
    rm given
}

check_exercise() { # <claim> <status> <text that is told>
    try "${bash_twin[@]}" tour --check mine.sh
    check "$1: status" "$2" "$status"
    check "$1: error" '' "$err"
    [[ $out == 'mine.sh will now be run, in a bash of its own with an empty environment,'* ]] ||
        check "$1" 'it is said before' "$out"
    [[ ${out//$'\n'/ } == *"$3"* ]] || check "$1" "$3" "$out"
}

readonly OPEN_TWO='cell[here]=1; there=$((here + 2 * along)); cell[there]=1'

@test "an exercise is a file to complete, and never takes the place of another" {
    try "${bash_twin[@]}" tour --exercise 2
    check_answer 'exercise 2' 0 $'Complete exercise-2.sh, then: maze.sh tour --check exercise-2.sh\n' ''
    check 'bash can read it' '' "$("$MAZE_BASH" -n exercise-2.sh 2>&1)"
    [[ $(<exercise-2.sh) == *'carve_recursive "$there"'* ]] || check 'the code' 'that of maze.sh' "$(<exercise-2.sh)"
    try "${bash_twin[@]}" tour --exercise 2
    check_answer 'again' 1 '' $'maze.sh: is there already: exercise-2.sh\n'
    try "${bash_twin[@]}" tour --check /etc/passwd
    check_answer 'another file' 1 '' $'maze.sh: not an exercise of maze.sh: /etc/passwd\n'
    try "${bash_twin[@]}" tour --check nowhere
    check_answer 'no file' 1 '' $'maze.sh: cannot read: nowhere\n'
    check_files 'exercise' exercise-2.sh
    all_right
}

@test "exercise 1, dig: right, and what is told of each mistake" {
    exercise 1 "$OPEN_TWO; cell[here + along]=1"
    check_exercise 'right' 0 'Right: the same twenty mazes as ours.'
    exercise 1 "$OPEN_TWO"
    check_exercise 'no wall opened' 1 'The cells are open, but the walls between them are not'
    exercise 1 "$OPEN_TWO; cell[here + along]=1; cell[here + 3 * along]=1"
    check_exercise 'one too far' 1 'The border has been opened: somewhere an index is one off.'
    exercise 1 'cell[here]=1; cell[here + along]=1; cell[here + 2 * along]=1'
    check_exercise 'no there' 1 'does there become the index of the next cell, two steps away?'
    exercise 1 'there=$((here + 2 * along))'
    check_exercise 'nothing is opened' 1 'It was not done after 5 seconds: something goes on without end. A cell that'
    all_right
}

@test "exercise 2, the depth: right, and what is told of each mistake" {
    up='((depth += 1, deepest = depth > deepest ? depth : deepest))'
    exercise 2 "$up" '((depth -= 1))'
    check_exercise 'right' 0 'Right: the same twenty mazes as ours, and the same depth.'
    exercise 2 ':'
    check_exercise 'nothing' 1 'Seed 1: deepest should be 23 and is 0. Does anything count up'
    exercise 2 "$up" ':'
    check_exercise 'never down' 1 'deepest should be 23 and is 28. It is as deep as there are cells'
    exercise 2 '((deepest = depth > deepest ? depth : deepest, depth += 1))' '((depth -= 1))'
    check_exercise 'one off' 1 'deepest should be 23 and is 22. It is one off'
    exercise 2 "$up; while :; do :; done" ''
    check_exercise 'endless' 1 'It was not done after 5 seconds'
    all_right
}

@test "exercise 3, a stack: right, and what is told of each mistake, with pictures side by side" {
    put='waiting[top++]=$here; here=$there'
    exercise 3 "$put" 'if ((top)); then here=${waiting[--top]}; else return; fi'
    check_exercise 'right' 0 'Right: the same twenty mazes as ours.'
    exercise 3 "$put" 'return'
    check_exercise 'never back' 1 'the walk has to go back, to the cell it came from, until nobody waits.'
    check 'pictures' 'Seed 1: it should be as on the left, and is as on the right.

      ██████████████████████████████         ██████████████████████████████
      ██  ██              ██      ██         ██  ██████████████████████████
      ██  ██████████  ██  ██  ██  ██         ██  ██████████████████████████
      ██          ██  ██      ██  ██         ██          ██████████████████
      ██████████  ██  ██████████  ██         ██████████  ██████████████████
      ██  ██      ██  ██  ██      ██         ██  ██      ██████████████████
      ██  ██  ██████  ██  ██  ██████         ██  ██  ██████████████████████
      ██              ██          ██         ██      ██████████████████████
      ██████████████████████████████         ██████████████████████████████' "$(sed -n 3,13p <<<"$out")"
    exercise 3 "cell[here + step[candidate[pick]]]=0; $put" 'if ((top)); then here=${waiting[--top]}; else return; fi'
    check_exercise 'the wall stays' 1 'The cells are open, but the walls between them are not'
    exercise 3 "$put" 'if ((top)); then here=${waiting[0]}; ((top -= 1)); else return; fi'
    check_exercise 'the first, not the last' 1 'the walk has to go back, to the cell it came from'
    exercise 3 "cell[here - step[candidate[pick]]]=1; $put" 'if ((top)); then here=${waiting[--top]}; else return; fi'
    check_exercise 'one off at the border' 1 'The border has been opened: somewhere an index is one off.'
    exercise 3 "$put" 'here=$1; continue'
    check_exercise 'endless' 1 'It was not done after 5 seconds'
    all_right
}

@test "what cannot be an answer is told: a file that bash cannot read, no function, exit, too much output" {
    exercise 1 'if then'
    check_exercise 'syntax' 1 'bash cannot read it: ./mine.sh: line 1'
    printf '%s\n' '# maze.sh, exercise 1: dig' 'dug() { :; }' >mine.sh
    check_exercise 'no function' 1 'The function is missing: dig'
    exercise 1 'exit 3'
    check_exercise 'exit' 1 'It ended in the midst of it, at seed 1'
    exercise 1 'while :; do echo on and on; done'
    check_exercise 'output' 1 'It prints too much'
    all_right
}

@test "an exercise runs in an empty environment; what it leaves running is ended; what it says is never run" {
    exercise 1 "$OPEN_TWO; cell[here + along]=1; sleep 98765 &"
    printf '%s\n' 'echo "${HOME-none} ${SECRET-none}" >seen' "echo '=1 a[\$(touch pwned)] 1'" >>mine.sh
    SECRET=told HOME=$PWD try "${bash_twin[@]}" tour --check mine.sh
    check 'the environment' 'none none' "$(<seen)"
    check 'status' 1 "$status"
    exercise 1 "$OPEN_TWO; cell[here + along]=1; sleep 98765 &"
    check_exercise 'right' 0 'Right: the same twenty mazes as ours.'
    sleep 0.3
    check 'left running' '' "$(pgrep -f 'sleep 98765' || :)"
    check_files 'after it' mine.sh seen
    all_right
}

@test "nothing is right that was not compared: neither what an error ends, nor what says so itself" {
    for line in 'there=$((here + 2 x along))' 'there=${here + 2*along}' 'cell[]=1' 'readonly here; here=5'; do
        exercise 1 "$line"
        check_exercise "$line" 1 'bash says: ./mine.sh: line '
    done
    exercise 1 "printf '=end\\n' >&3; exit"
    check_exercise 'a word for the end' 1 'It ended in the midst of it, at seed 1'
    all_right
}

@test "what bash says comes first, with the line of the file: in an endless loop, and where much is said" {
    exercise 1 'there = $((here+2*along))'
    check_exercise 'blanks' 1 'bash says: ./mine.sh: line 14: there: command not found bash takes the first word'
    [[ $out == *'It was not done after 5 seconds'* ]] || check 'blanks' 'the time' "$out"
    exercise 1 'there=here+2*along'
    check_exercise 'no calculation' 1 'there should be a number, and is: here+2*along bash calculates only in (( )) and $(( )).'
    exercise 2 'depth = depth + 1' ':'
    check_exercise 'the depth' 1 'deepest should be 23 and is 0. bash says: ./mine.sh: line 13: depth: command not found'
    [[ $out != *'count up'* ]] || check 'the depth' 'no guess beside it' "$out"
    exercise 3 'waiting[top++]=$here; here=$there' 'here=${waiting[--top]}'
    check_exercise 'top is not asked' 1 'waiting: bad array subscript here should be a number'
    [[ $out == *'where top is 0, it has to'*'return.'* ]] || check 'top is not asked' 'why' "$out"
    all_right
}

@test "what a file prints does nothing to the terminal" {
    for line in "printf '=text \\033[31mx y\\n' >&3" "printf '=text there \\033[31m\\n' >&3" \
        "printf './mine.sh: line 1: \\033[31m\\n'" "printf '=1 \\033[31m 2 3 4\\n' >&3"; do
        exercise 1 "$line; exit"
        try "${bash_twin[@]}" tour --check mine.sh
        check "$line: status" 1 "$status"
        [[ $out != *$'\033'* ]] || check "$line" 'no escape' "$out"
    done
    all_right
}

@test "a process that leaves its group does not hold the check up" {
    type -P setsid >/dev/null || skip 'there is no setsid here'
    exercise 1 "$OPEN_TWO; cell[here + along]=1"
    echo 'setsid sleep 25 & echo $! >number' >>mine.sh
    SECONDS=0
    check_exercise 'right' 0 'Right: the same twenty mazes as ours.'
    kill "$(<number)" 2>/dev/null || :
    ((SECONDS < 15)) || check 'seconds' 'less than 15' "$SECONDS"
    all_right
}

@test "exercise 2 tells a wrong comparison from what does not count at all" {
    exercise 2 '((depth += 1)); if ((depth < deepest)); then deepest=$depth; fi' '((depth -= 1))'
    check_exercise 'the wrong way round' 1 'is 0. depth counts rightly. But deepest is not the most it has been'
    exercise 2 '((depth += 1)); deepest=$depth' '((depth -= 1))'
    check_exercise 'always' 1 'depth counts rightly. But deepest is not the most it has been: where ((depth > deepest))'
    exercise 2 'depth=depth+1' ':'
    check_exercise 'a text' 1 'depth should be a number, and is: depth+1'
    all_right
}

@test "exercise 3 has no return that would end what stands before it" {
    "${bash_twin[@]}" tour --exercise 3 -o given
    check 'return' '' "$(sed -n '/^carve_stack/,$p' given | grep return || :)"
    awk '/# your lines/ && seen++ { print "if ((top)); then here=${waiting[--top]}; else return; fi" }
        /# your lines/ && seen == 1 { print "waiting[top++]=$here; here=$there" }
        { print }' given >mine.sh
    check_exercise 'beside the lines that were there' 0 'Right: the same twenty mazes as ours.'
    all_right
}

@test "what does not go together in the tour is refused in one line" {
    try "${bash_twin[@]}" tour 3 4
    check_answer 'two screens' 2 '' $'maze.sh: a second screen: 4\n'
    try "${bash_twin[@]}" tour --exercise 1 --check x
    check_answer 'an exercise and a check' 2 '' $'maze.sh: these two do not go together: --exercise --check\n'
    try "${bash_twin[@]}" tour 5 --exercise 1
    check_answer 'a screen and an exercise' 2 '' $'maze.sh: these two do not go together: 5 --exercise\n'
    try "${bash_twin[@]}" tour 5 --check x
    check_answer 'a screen and a check' 2 '' $'maze.sh: these two do not go together: 5 --check\n'
    check_untouched 'refused'
    check_refused 'these two do not go together: --trace --watch' generate 5x5 --seed 1 --trace --watch
    all_right
}
