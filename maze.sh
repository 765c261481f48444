#!/usr/bin/env bash
#
# maze.sh makes mazes in a terminal and lets you walk through them.
#
#     ./maze.sh                 play
#     ./maze.sh generate 29x29  print a maze
#     ./maze.sh tour            a lesson about the code in this file
#     ./maze.sh --help          everything else
#
# This file holds the core of a maze program. You can read it from top to bottom in one sitting:
#
#     random numbers   the generator, the same in every bash and in Python
#     grid             the array of walls and cells
#     carve            recursive backtracking: by recursion, and by an array
#     ends             entrance and exit
#     step             one step with the keys a s d w
#     picture          the maze, drawn in blocks
#
# Everything else is in lib/, one chapter per file: lib/README.md has the map.
#
# A function returns its result in a variable, often REPLY, which the caller uses right away: to capture what a
# function prints, as in $(function), bash has to start a process. A function answers yes or no by its status, 0
# or 1, which is that of its last command: (( )) has the status 0 if its result is not 0.

case ${BASH_VERSION:-}/$- in
    /*)
        echo 'maze.sh: needs bash; try bash maze.sh' >&2
        # shellcheck disable=SC2317 # outside a function, return fails unless the dot of a shell reads this file
        return 2 2>/dev/null || exit 2
        ;;
    */*i*) # the dot of the user's shell reads this file
        echo 'maze.sh: is a program of its own; try bash maze.sh' >&2
        # shellcheck disable=SC2317
        return 2 2>/dev/null || exit 2
        ;;
esac

# Startup: forget what another program has exported, and find lib/. To read about mazes, skip to "random numbers".
#
# A function may have the name of a command. In POSIX mode, which the first line turns on, bash finds unset, and the
# dot that reads a file, before any function with that name. All variables of the program begin with a small
# letter, so none of them has a value before the program sets it.

POSIXLY_CORRECT=yes
\unset -f command printf local
\unset FUNCNEST # the limit on the depth of calls
\unset "${!_@}" "${!a@}" "${!b@}" "${!c@}" "${!d@}" "${!e@}" "${!f@}" "${!g@}" "${!h@}" "${!i@}" "${!j@}" \
    "${!k@}" "${!l@}" "${!m@}" "${!n@}" "${!o@}" "${!p@}" "${!q@}" "${!r@}" "${!s@}" "${!t@}" "${!u@}" \
    "${!v@}" "${!w@}" "${!x@}" "${!y@}" "${!z@}"

if [[ $- == *s* || -p $0 || ${0##*/} == "${BASH##*/}" ]]; then # bash is not reading a file: lib could be any folder
    printf 'maze.sh: must run from a file, not from standard input; try bash maze.sh\n' >&2
    exit 2
fi

# MARK startup

lib=$0 known=' ' REPLY=$PATH:
while [[ ! -r $lib && $0 != */* && -n $REPLY ]]; do # bash has found maze.sh in PATH
    lib=${REPLY%%:*} REPLY=${REPLY#*:}
    lib=${lib:-.}/$0
done
while [[ -L $lib ]] && REPLY=$(command -p readlink -- "$lib"); do # maze.sh was called through a link
    if [[ $REPLY != /* && $lib == */* ]]; then
        REPLY=${lib%/*}/$REPLY
    fi
    lib=$REPLY
done
[[ $lib == /* || $lib == ./* ]] || lib=./$lib # a dash at its start would begin an option
program=$lib lib=${lib%/*}/lib

need() { # <file in lib ...>: read each of them once; each names the files it needs at its top, which are read first
    local chapter
    for chapter; do
        if [[ $known != *" $chapter "* ]]; then
            [[ -r $lib/$chapter.bash ]] || fail_missing_file "$chapter.bash"
            # shellcheck source=/dev/null
            . "$lib/$chapter.bash"
            known+="$chapter "
        fi
    done
}

has_file() { # <file in lib>: can it be read?
    [[ -r $lib/$1 ]]
}

read_text() { # <file in lib that is not bash> -> REPLY: all of it
    has_file "$1" || fail_missing_file "$1"
    IFS= read -r -d '' REPLY <"$lib/$1"
    return 0
}

list_files() { # <pattern> -> REPLY: the files in lib that fit it, with a space between two
    local IFS=' ' found
    # shellcheck disable=SC2206 # no quotes: the pattern stands for the files
    found=("$lib"/$1)
    REPLY="${found[*]#"$lib/"}"
}

fail_missing_file() { # <file in lib>: report it and exit 1
    printf 'maze.sh: lib/%s: cannot be read; --one-file makes a maze.sh that needs no lib\n' "$1" >&2
    exit 1
}

# MARK startup ends

need core/guard core/output core/messages core/gate

VERSION=2.0.0

# ---------------------------------------------------------------------------------------------
# random numbers: the "minimal standard" generator of Park and Miller, multiplier 48271
#
# Each number is calculated from the one before, so the same seed gives the same numbers, and the same
# maze. $RANDOM changed in bash 5.1, so it is used only to choose a seed.
#
# S. K. Park, K. W. Miller: Random number generators: good ones are hard to find (1988, 1993);
# C++ calls it minstd_rand.
# Owns: state (from 1 to 2147483646), pick (the number drawn last).
# ---------------------------------------------------------------------------------------------

LAST_SEED=2147483646
state=1 pick=0

seed_with() { # <seed>
    state=$1
}

below() { # <n> -> pick: a number from 0 to n - 1
    ((state = state * 48271 % 2147483647))
    ((pick = state % $1))
}

# ---------------------------------------------------------------------------------------------
# grid: the array of walls and cells
#
# A maze consists of width x height squares, walls included. A ring of open squares lies around it,
# so a row has width + 2 squares. All rows are stored one after another in one array. The stride is
# the length of a row, and so the distance from a square to the one below it:
#
#     cell[y * stride + x]   0 <= x <= width + 1, 0 <= y <= height + 1
#
# Directions are numbers: 0 east, 1 west, 2 south, 3 north. One step in direction k adds step[k] to
# an index of the array: 1, -1, stride or -stride.
#
# Cells are the squares whose x and y are both even. If only one of the two is odd, the square is a wall
# or a passage between two cells. If both are odd, it is always a wall. A 5x5 maze before it is carved:
#
#     1 1 1 1 1 1 1   the ring
#     1 0 0 0 0 0 1   0 wall
#     1 0 . 0 . 0 1   .  the four cells, which are still walls too
#     1 0 0 0 0 0 1
#     1 0 . 0 . 0 1
#     1 0 0 0 0 0 1
#     1 1 1 1 1 1 1   1 open
#
# Owns: width, height, stride, size (squares, ring included), step, cells_wide, cells_high, cell.
# ---------------------------------------------------------------------------------------------

EAST=0 WEST=1 SOUTH=2 NORTH=3
WALL=0 OPEN=1
LEAST_SIDE=5 MOST_SIDE=2001
width=0 height=0 stride=0 size=0 cells_wide=0 cells_high=0
cell=() step=()

set_size() { # <width> <height>: in squares, both odd
    width=$1 height=$2
    stride=$((width + 2))
    size=$((stride * (height + 2)))
    cells_wide=$((width / 2)) cells_high=$((height / 2))
    step=(1 -1 "$stride" "-$stride")
}

make_grid() { # <width> <height>: all walls, with the ring around
    local x y ring=$OPEN walls=$OPEN rows=''
    set_size "$1" "$2"
    for ((x = 1; x <= width; x++)); do
        ring+=" $OPEN"
        walls+=" $WALL"
    done
    ring+=" $OPEN"
    walls+=" $OPEN"
    for ((y = 1; y <= height; y++)); do
        rows+=" $walls"
    done
    # shellcheck disable=SC2206 # no quotes: each code, between two spaces, becomes an element
    cell=($ring $rows $ring)
}

is_outside() { # <square>: is it in the ring?
    local x=$(($1 % stride)) y=$(($1 / stride))
    ((x < 1 || x > width || y < 1 || y > height))
}

# ---------------------------------------------------------------------------------------------
# carve: recursive backtracking
#
# The idea. Start in a cell. Look for its unvisited neighbors, the cells two squares away that are
# still walls; go to any one of them, and open the wall between. Do the same from there. Where no
# such neighbor is left, go back the way you came until there is one. When you are back in the
# first cell and none is left there either, the maze is carved: exactly one path leads from each
# cell to every other cell. Such a maze is called perfect, and its cells and passages form a
# spanning tree.
#
# Nothing has to record which cells are visited: they are no longer walls. And nothing has to check
# where the border is: the ring beyond it is open, so it looks visited.
#
# Source: depth-first search on the grid with a random order of neighbors; see W. D. Pullen,
# Think Labyrinth, "recursive backtracker".
# Owns: candidate (the directions that lead on from a cell), there (the cell a new passage leads to).
# Writes: cell.
# ---------------------------------------------------------------------------------------------

candidate=() there=0

# The recursion. A recursive function solves a problem by solving smaller ones of the same kind: to
# carve from a cell, dig a passage to a neighbor, carve everything that can be reached from there, and
# look again. Going back needs no code: it is what happens when a call ends. Each call has its own $1,
# the cell that it works on, and finds it unchanged when the calls that it made have ended. (# @draw is the
# name of a line, for those who watch it run.)

carve_recursive() { # <cell>
    while list_candidates "$1"; do
        below "${#candidate[@]}"      # @draw
        dig "$1" "${candidate[pick]}" # @dig
        carve_recursive "$there"
    done
}

# All calls share the array candidate: each fills it again before it draws a number. (In the next two
# functions, $1 is copied into a variable, because bash 5.2 cannot parse cell[$1 + step[direction]].)

list_candidates() { # <cell> -> candidate: the directions that lead on from here; 1 if there is none
    local here=$1 direction
    candidate=()
    for direction in "$EAST" "$WEST" "$SOUTH" "$NORTH"; do
        if ((cell[here + 2 * step[direction]] == WALL)); then
            candidate+=("$direction")
        fi
    done
    ((${#candidate[@]} > 0))
}

# Where the number of passages is limited, another dig fails when none is left: lib calls it as dig ... || return.

dig() { # <cell> <direction> -> there: the cell that the passage leads to
    local here=$1 along=${step[$2]}
    there=$((here + 2 * along))
    ((cell[here] = cell[here + along] = cell[there] = OPEN))
}

# Four cells, A B above C D, and the numbers that seed 1 gives; each call is indented below its caller:
#
#     carve_recursive A      candidates: east, south    2 of them, pick is 1: dig south, to C
#       carve_recursive C      candidates: east         1 of them, pick is 0: dig east, to D
#         carve_recursive D      candidates: north      1 of them, pick is 0: dig north, to B
#           carve_recursive B      none: the call ends
#         back in D              none: the call ends    +---+---+
#       back in C              none: the call ends      | A | B |
#     back in A              none: the call ends        |   +   |
#                                                       | C   D |
#     and this is what it has carved:                   +---+---+

# The same walk with an array. In the recursion, bash remembers the cells whose calls have not ended
# yet. Here the array waiting remembers them: a cell is put on top when the walk leaves it, and taken
# from there when the walk comes back.

carve_stack() { # <cell>
    local here=$1 waiting=() top=0
    while :; do
        if list_candidates "$here"; then     # @look
            below "${#candidate[@]}"         # @draw
            dig "$here" "${candidate[pick]}" # @dig
            waiting[top++]=$here             # a call: this cell waits,
            here=$there                      # and the walk moves on
        elif ((top > 0)); then
            here=${waiting[--top]} # a call ends: back to the cell on top
        else
            return # the first call ends
        fi
    done
}

# Why both? The recursion is the idea. But in bash, a call 1,000 levels deep is slow, because bash looks
# for each variable in all active calls. And at about 4,000 levels, the calls have used up the 8 MB that a
# process usually has for them, and bash crashes.

# ---------------------------------------------------------------------------------------------
# ends: entrance and exit
#
# The player starts in the entrance, above the first cell. The exit is below the last cell. A player
# who steps out of it, onto the ring, has won: that square of the ring is the goal.
#
# Owns: player, goal (squares; 0 is none). Writes: cell.
# ---------------------------------------------------------------------------------------------

player=0 goal=0

place_corners() {
    local opening=$((height * stride + width - 1))
    player=$((stride + 2))
    goal=$((opening + stride))
    ((cell[player] = OPEN))
    ((cell[opening] = OPEN))
}

# ---------------------------------------------------------------------------------------------
# step: one step with the keys a s d w
#
#        w            north
#      a s d     west south east
#
# Owns: moves (steps taken), bumps (steps refused). Writes: player.
# ---------------------------------------------------------------------------------------------

moves=0 bumps=0

find_direction() { # <d|a|s|w> -> REPLY: its direction
    case $1 in
        d) REPLY=$EAST ;;
        a) REPLY=$WEST ;;
        s) REPLY=$SOUTH ;;
        w) REPLY=$NORTH ;;
    esac
}

step_from() { # <square> <direction> -> REPLY: the next square that way; 1 if a wall is in the way
    REPLY=$(($1 + step[$2]))
    if ((REPLY == goal)); then
        return 0
    elif is_outside "$REPLY"; then
        return 1
    fi
    ((cell[REPLY] == OPEN))
}

take_step() { # <d|a|s|w>: the player takes it; 1 if a wall is in the way
    find_direction "$1"
    if step_from "$player" "$REPLY"; then
        player=$REPLY
        ((moves += 1))
    else
        ((bumps += 1))
        return 1
    fi
}

# ---------------------------------------------------------------------------------------------
# picture: the maze, drawn in blocks
#
# The codes of the array are joined into one long string, one character per square. A row is a piece of
# it. Each character is then replaced by two, because a character is about twice as high as it is wide.
# ---------------------------------------------------------------------------------------------

draw_plain() { # to standard output
    local IFS='' codes line y
    codes="${cell[*]}"                        # without spaces between them, because IFS is empty
    codes=${codes:0:player}P${codes:player+1} # the player; 0 is in the ring, which is not shown
    for ((y = 1; y <= height; y++)); do
        line=${codes:y*stride+1:width}
        line=${line//0/██}
        line=${line//1/  }
        line=${line//P/● }
        put_line "$line"
    done
}

# ---------------------------------------------------------------------------------------------
# main: read the arguments, and run the command that they name, a file of lib/commands
#
# Together, the functions above make a maze:
#
#     make_grid 21 11; seed_with 1; carve_stack $((2 * stride + 2)); place_corners; draw_plain
# ---------------------------------------------------------------------------------------------

main() { # <argument ...>
    need cli/options
    choose_language ''
    read_call "$@" # -> command
    need "commands/$command"
    check_taken
    "run_${command//-/_}"
    end_output
    return "$exit_status"
}

# MARK call
main "$@"
