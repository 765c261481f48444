#!/usr/bin/env bats
# shellcheck disable=SC2154 # helpers.bash sets out, err and status
#
# The house is in order: house.py reads maze.sh by the comments that open its chapters.

load ../support/helpers

setup_file() { find_interpreters; }

setup() { start_clean; }

teardown() { all_right; }

@test "each global is written by the chapter that names it, and no chapter calls one below it" {
    try "$PYTHON" "$ROOT/tests/house/house.py" "$MAZE"
    check_answer 'house.py' 0 '' ''
}

@test "what is not in order is found, by its line" {
    cat >house.sh <<'END'
here=1
# ---------------------------------------------------------------------------------------------
# ground: what all stand on
#
# Owns: state (a number, from 1), say_*,
# pick. Writes: step.
# ---------------------------------------------------------------------------------------------
readonly LAST=7
state=1 pick=0 say_wall='a # b' lost=2

draw() { # <number>
    local i there=$1 list=(one two)
    ((state = state * 3 % LAST, pick[state++] = there)) # state = 9
    for i in "${list[@]}"; do
        IFS= read -r REPLY <<<"state=$i"
        LC_ALL=C say "$(((step += i) % 2))"
    done
    [[ $state == 1 ]] && ((step == 2 || i <= 3)) && printf -v say_wall %s 'step=$i'
}

# ---------------------------------------------------------------------------------------------
# roof: above it
#
# Owns: step, tile.
# ---------------------------------------------------------------------------------------------
cover() {
    local n
    tile=(a b)
    tile[n * 2]=1
    state=2
    ((n = 1 << 3, tile[pick++] = 2))
    read -r -d '' -a there n
    printf -v say_wall '%s' x
    if ! rain 3; then n=2; fi
    for pick in 1 2; do ((++state)); done
    ((
        n == 2 ||
            step--
    ))
}

# ---------------------------------------------------------------------------------------------
# sky: over all
# Owns: tile.
# ---------------------------------------------------------------------------------------------
rain() {
    cover
    unset here
}
END
    try "$PYTHON" "$ROOT/tests/house/house.py" house.sh
    check_answer 'house.py' 1 '0: roof: owns tile, and so does sky
9: ground: writes lost, which nobody owns
30: cover: roof writes state, which ground owns
31: cover: << in (( ))
31: cover: roof writes pick, which ground owns
32: cover: writes there, which is local elsewhere
33: cover: roof writes say_wall, which ground owns
34: cover: roof calls rain of sky, below it
35: cover: roof writes pick, which ground owns
35: cover: roof writes state, which ground owns
48: rain: writes here, which nobody owns
' ''
}
