#!/usr/bin/env bats
# shellcheck disable=SC2154 # helpers.bash sets out, err and status
#
# The structure: structure.py reads maze.sh and lib by the comments that open their chapters.

load ../support/helpers

setup_file() { find_interpreters; }

setup() { start_clean; }

@test "each global is written by the chapter that names it, and each function calls only what its file needs" {
    try "$PYTHON" "$ROOT/tests/structure/structure.py" "$ROOT"
    check_answer 'structure.py' 0 '' ''
}

@test "a run that is late ends every program that it has started" {
    [[ -r /proc/self/environ ]] || skip 'only Linux shows the environment of a process'
    mkfifo silent
    MAZE_TEST_RUN=late-$$ setsid sleep 1000 3>&- &
    MAZE_TEST_RUN=late-$$ "$PYTHON" "$ROOT/tests/support/ending.py" 0 <>silent >said 3>&-
    wait $! || status=$?
    check 'the program ended by' "$((128 + 9))" "$status"
    check 'said' 'tests/run: ended after 0 seconds: a program hangs' "$(<said)"
}

# A small program that contains every kind of fault.
@test "what is not in order is found, by file and line" {
    mkdir -p lib/core lib/maze lib/roof lib/sky
    cat >maze.sh <<'END'
#!/usr/bin/env bash
# Startup.
known=1
need() { known+=" $1"; }
# ---------------------------------------------------------------------------------------------
# numbers: what is drawn
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
        LC_ALL=C speak "$(((step += i) % 2))"
    done
    [[ $state == 1 ]] && ((step == 2 || i <= 3)) && printf -v say_wall %s 'step=$i'
}

main "$@"
END
    cat >lib/core/floor.bash <<'END'
# shellcheck shell=bash
#
# floor: below all
#
# Owns: level.

level=0

need maze/deep

raise_floor() { # <by>
    ((level += $1))
}
END
    cat >lib/roof/cover.bash <<'END'
# shellcheck shell=bash
#
# cover: above it
#
# Owns: step, tile. Gated: tile.

need roof/rain sky/cloud \
    sky/sun
need sky/moon

step=1 tile=()
readonly HIGH=9

cover_house() {
    local n
    tile=(a b)
    tile[n * 2]=1
    state=2
    ((n = 1 << 3, tile[pick++] = 2, n = 4))
    read -r -d '' -a there n
    printf -v say_wall '%s' x
    if ! fall_rain 3; then n=2; fi
    for pick in 1 2; do ((++state)); done
    ((
        n == 2 ||
            level--
    ))
    raise_floor "$n"
    shine_sun
    hide_stars
}
END
    cat >lib/roof/rain.bash <<'END'
# shellcheck shell=bash
#
# rain: from the clouds
#
# Owns: tile, drops.
# Writes: step.

need sky/cloud

fall_rain() {
    local level=$HIGH
    step=2
    unset here
    each_drop draw_cloud
    if ((drops)); then
        need roof/cover
        cover_house
    fi
}

each_drop() { "$1"; }

draw() { :; }
END
    cat >lib/sky/cloud.bash <<'END'
# shellcheck shell=bash
#
# cloud: needs nothing

draw_cloud() {
    show_more() {
        draw_cloud() { :; }
    }
    ((HIGH)) || shine_sun
}
END
    cat >lib/maze/deep.bash <<'END'
# shellcheck shell=bash
#
# deep: in a layer above core
#
# Owns: depth.

depth=1
END
    cat >lib/sky/sun.bash <<'END'
# shellcheck shell=bash
#
# sun: shines
#
# Owns: light.

light=1

shine_sun() { light=2; }

set_place() { # <place> -> height, level: of the sun
    height=$1 level=2
}

raise_sun() { # -> height
    set_place 3
}

find_noon() {
    local height
    raise_sun
    set_place 4
}

find_dusk() {
    raise_sun
}
END
    try "$PYTHON" "$ROOT/tests/structure/structure.py" .
    check_answer 'structure.py' 1 'lib/core/floor.bash:0: need: maze/deep is needed without use
lib/core/floor.bash:0: need: maze/deep is not in a layer below
lib/roof/cover.bash:0: need: goes in a circle
lib/roof/cover.bash:0: need: sky/cloud is needed without use
lib/roof/cover.bash:0: need: sky/moon is not there
lib/roof/cover.bash:16: lib/roof/cover.bash: tile takes a value that has not passed a gate
lib/roof/cover.bash:18: cover_house: writes state, which numbers owns
lib/roof/cover.bash:19: cover_house: << in (( ))
lib/roof/cover.bash:19: cover_house: = right behind an element
lib/roof/cover.bash:19: cover_house: writes pick, which numbers owns
lib/roof/cover.bash:20: cover_house: writes there, which is local elsewhere
lib/roof/cover.bash:21: cover_house: writes say_wall, which numbers owns
lib/roof/cover.bash:23: cover_house: writes pick, which numbers owns
lib/roof/cover.bash:23: cover_house: writes state, which numbers owns
lib/roof/cover.bash:24: cover_house: writes level, which lib/core/floor.bash owns
lib/roof/cover.bash:30: cover_house: calls hide_stars, which is not there
lib/roof/rain.bash:0: lib/roof/rain.bash: owns tile, and so does lib/roof/cover.bash
lib/roof/rain.bash:0: need: goes in a circle
lib/roof/rain.bash:10: fall_rain: has a local level, which is a global of lib/core/floor.bash
lib/roof/rain.bash:13: fall_rain: writes here, which has no owner
lib/roof/rain.bash:23: draw: is defined twice
lib/sky/cloud.bash:5: draw_cloud: reads HIGH of roof/cover, which it does not need
lib/sky/cloud.bash:9: draw_cloud: calls shine_sun of sky/sun, which it does not need
lib/sky/sun.bash:12: set_place: writes level, which lib/core/floor.bash owns
lib/sky/sun.bash:26: find_dusk: calls raise_sun, which sets height, without a local
maze.sh:12: numbers: writes lost, which has no owner
' ''
}
