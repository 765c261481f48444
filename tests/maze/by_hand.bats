#!/usr/bin/env bats
# bats file_tags=shell,edge
#
# solve and check, worked out by hand: small mazes, their shortest paths, and the counts of check.

load ../support/helpers

@test "of several shortest paths, solve takes the first in the order east, west, south, north" {
    put_file ../east_south '5 5/1 1 1 1 1/1 8 0 0 1/1 0 1 0 1/1 0 0 7 1/1 1 1 1 1'
    put_file ../west_south '5 5/1 1 1 1 1/1 0 0 8 1/1 0 1 0 1/1 7 0 0 1/1 1 1 1 1'
    put_file ../east_west '7 5/1 1 1 1 1 1 1/1 0 0 8 0 0 1/1 0 1 1 1 0 1/1 0 0 7 0 0 1/1 1 1 1 1 1 1'
    put_file ../south_north '5 7/1 1 1 1 1/1 0 0 0 1/1 0 1 0 1/1 8 1 7 1/1 0 1 0 1/1 0 0 0 1/1 1 1 1 1'
    # also at a fork on the path: one square south, then east before south
    put_file ../fork \
        '7 7/1 8 1 1 1 1 1/1 0 0 0 0 0 1/1 0 1 0 1 0 1/1 0 0 0 0 0 1/1 0 1 0 1 0 1/1 0 0 0 0 0 1/1 1 1 1 1 7 1'
    draws 'solve -f ascii' <<'END'
-i ../east_south : -i ../west_south : -i ../east_west : -i ../south_north : -i ../fork
##########       : ##########       : ##############  : ##########        : ##@ ##########
##@ . . ##       : ##. . @ ##       : ##    @ . . ##  : ##      ##        : ##. . . . . ##
##  ##. ##       : ##. ##  ##       : ##  ######. ##  : ##  ##  ##        : ##  ##  ##. ##
##    X ##       : ##X     ##       : ##    X . . ##  : ##@ ##X ##        : ##        . ##
##########       : ##########       : ##############  : ##. ##. ##        : ##  ##  ##. ##
steps: 4         : steps: 4         : steps: 6        : ##. . . ##        : ##        . ##
                 :                  :                 : ##########        : ##########. ##
                 :                  :                 : steps: 6          : steps: 11
END
}

@test "the shortest path may lead through open pillars and other squares" {
    put_file ../pillar '5 5/1 1 1 1 1/1 8 0 1 1/1 1 0 1 1/1 1 0 7 1/1 1 1 1 1'
    put_file ../pillars '5 5/1 1 1 1 1/1 0 1 0 1/1 8 0 7 1/1 0 1 0 1/1 1 1 1 1'
    put_file ../between \
        '7 5/1 1 1 1 1 1 1/1 0 8 1 7 0 1/1 0 1 1 1 0 1/1 0 0 0 0 0 1/1 1 1 1 1 1 1' # around a closed cell
    draws 'solve -f ascii' <<'END'
-i ../pillar : -i ../pillars : -i ../between
##########   : ##########    : ##############
##@ . ####   : ##  ##  ##    : ##. @ ##X . ##
####. ####   : ##@ . X ##    : ##. ######. ##
####. X ##   : ##  ##  ##    : ##. . . . . ##
##########   : ##########    : ##############
steps: 4     : steps: 2      : steps: 10
END
}

@test "the shortest path may lead along the border, from one opening to another" {
    put_file ../border \
        '7 7/1 0 0 0 1 1 1/1 8 1 7 1 0 1/1 0 1 1 1 0 1/1 0 0 0 0 0 1/1 1 1 1 1 0 1/1 0 0 0 0 0 1/1 1 1 1 1 1 1'
    draws '-i ../border -f ascii' <<'END'
solve          : generate
##. . . ###### : ##      ######
##@ ##X ##  ## : ##@ ##X ##  ##
##  ######  ## : ##  ######  ##
##          ## : ##          ##
##########  ## : ##########  ##
##          ## : ##          ##
############## : ##############
steps: 4
END
    check_same check -i ../border
    check 'path' 'path: 4' "$(grep ^path <<<"$out")"
}

@test "the shortest path may lead over a bridge or under it" {
    put_file ../woven "$woven"
    # north to south, and from the far end back
    put_file ../down \
        '7 7/1 1 1 1 1 1 1/1 7 1 0 0 8 1/1 0 1 3 1 1 1/1 0 0 0 0 0 1/1 0 1 2 1 0 1/1 0 0 0 1 0 1/1 1 1 1 1 1 1'
    put_file ../up \
        '7 7/1 1 1 1 1 1 1/1 8 1 0 0 7 1/1 0 1 3 1 1 1/1 0 0 0 0 0 1/1 0 1 2 1 0 1/1 0 0 0 1 0 1/1 1 1 1 1 1 1'
    draws 'solve -f ascii' <<'END'
-i ../woven    : -i ../down     : -i ../up
##@ ########## : ############## : ##############
##. ##. . . ## : ##X ##. . @ ## : ##@ ##. . X ##
##. ##. ##. ## : ##. ##||###### : ##. ##||######
##. ======. ## : ##.   ||    ## : ##.   ||    ##
######. ###### : ##. ##||##  ## : ##. ##||##  ##
##    . . . ## : ##. . . ##  ## : ##. . . ##  ##
##########. ## : ############## : ##############
steps: 16      : steps: 9       : steps: 9
END
    check_same play -i ../woven --keys sssdwwaassssddss
    check_facts 'played' 'won 16 0 6,8'
    put_file ../down_cut \
        '7 7/1 1 1 1 1 1 1/1 7 1 0 0 8 1/1 0 1 3 1 1 1/1 0 0 0 0 0 1/1 1 1 2 1 0 1/1 0 0 0 1 0 1/1 1 1 1 1 1 1'
    check_failed 'no path leads from the player to the goal' solve -i ../down_cut
    # a bridge is not entered from its side or from below
    put_file ../under \
        '7 7/1 1 1 1 1 1 1/1 0 1 0 1 0 1/1 0 1 0 1 0 1/1 7 4 8 5 0 1/1 0 1 0 1 0 1/1 0 1 0 1 0 1/1 1 1 1 1 1 1'
    check_failed 'no path leads from the player to the goal' solve -i ../under
}

@test "a maze without a path is reported in one line" {
    put_file ../wall '5 5/1 1 1 1 1/1 8 1 0 1/1 0 1 0 1/1 0 1 7 1/1 1 1 1 1'
    check_failed 'no path leads from the player to the goal' solve -i ../wall
    put_file ../pillar_exit '5 5/1 8 1 1 1/1 0 1 0 1/1 0 1 0 1/1 0 0 0 1/1 1 7 1 1' # below an open square
    put_file ../here '5 5/1 1 1 1 1/1 8 1 0 1/1 0 1 0 1/1 0 0 0 1/1 1 1 1 1/# goal 2,2'
    put_file ../out_there '5 5/1 0 1 1 1/1 0 1 0 1/1 0 1 0 1/1 0 0 0 1/1 1 1 7 1/# player 4,6'
    put_file ../opening '5 5/1 1 1 1 1/1 0 1 0 1/1 0 1 0 1/1 0 0 0 1/1 1 1 8 1/# goal 4,6'
    draws 'solve -f ascii' <<'END'
-i ../pillar_exit : -i ../here : -i ../out_there : -i ../opening
##@ ######        : ########## : ##  ######      : ##########
##. ##  ##        : ##@ ##  ## : ##  ##  ##      : ##  ##  ##
##. ##  ##        : ##  ##  ## : ##  ##  ##      : ##  ##  ##
##. .   ##        : ##      ## : ##      ##      : ##      ##
####. ####        : ########## : ######  ##      : ######@ ##
steps: 6          : steps: 0   : steps: 0        : steps: 1
END
}

@test "only the goal is an exit: no path leads around the maze" {
    # two openings in the east are connected only around the maze
    put_file ../round '5 7/1 1 1 1 1/1 8 0 0 0/1 1 1 1 1/1 0 0 0 0/1 0 1 1 1/1 0 0 7 1/1 1 1 1 1'
    check_failed 'no path leads from the player to the goal' solve -i ../round
    check_same play -i ../round --keys dddddss
    check_facts 'played' 'unfinished 3 4 5,2'
}

counts() { # <name> <maze> <cells> <passages> <reachable> <dead ends> <bridges> <perfect> <path> <turns> <junctions>
    # <choices>
    put_file "../$1" "$2"
    check_same check -i "../$1"
    check_facts "$1" "${*:3}"
    check "$1: status" "$([[ $8 == yes ]] && echo 0 || echo 1)" "$status"
}

@test "check counts cells, passages and bridges" {
    local wall='1 1 1 1 1' wide='1 1 1 1 1 1 1'
    #          name and maze | cells, passages, reachable, dead ends, bridges, perfect, path, turns, junctions, choices
    counts u "$u_maze" 4 3 4 2 0 yes 7 2 0 0
    counts woven "$woven" 9 8 9 3 1 yes 16 6 1 1
    counts closed "5 5/$wall/1 0 1 0 1/1 0 1 0 1/1 0 0 0 1/$wall" 4 3 4 2 0 yes none none 0 none
    counts loop "5 5/$wall/1 0 0 0 1/1 0 1 0 1/1 0 0 0 1/$wall" 4 4 4 0 0 no none none 0 none
    counts halves "5 5/$wall/1 0 1 0 1/1 0 1 0 1/1 0 1 0 1/$wall" 4 2 2 4 0 no none none 0 none
    counts cells "5 5/$wall/1 0 1 0 1/$wall/1 0 1 0 1/$wall" 4 0 1 0 0 no none none 0 none
    counts walls "5 5/$wall/$wall/$wall/$wall/$wall" 0 0 0 0 0 no none none 0 none
    counts pillar "5 5/$wall/1 0 1 0 1/1 0 0 0 1/1 0 0 0 1/$wall" 8 9 8 2 0 no none none 4 none
    counts room "5 5/$wall/1 0 0 0 1/1 0 0 0 1/1 0 0 0 1/$wall" 9 12 9 0 0 no none none 5 none
    # as many passages as a perfect maze has, but in two parts, one with a loop
    counts parts "7 5/$wide/1 0 0 0 1 0 1/1 0 1 0 1 0 1/1 0 0 0 1 0 1/$wide" 6 5 4 2 0 no none none 0 none
    # two of six cells are walls, so each open square is a cell
    counts uncarved "7 5/$wide/1 0 0 0 0 1 1/1 0 1 0 1 1 1/1 0 1 0 1 1 1/$wide" 8 7 8 3 0 yes none none 1 none
    # without the passage under the bridge: (4,2), (6,2), and over it (2,2), are still connected
    counts cut "${woven/1 1 1 0 1 1 1/1 1 1 1 1 1 1}" 9 7 6 4 1 no none none 0 none
    # one more passage, from (2,4) to (2,6): a loop over the bridge
    counts more "${woven/1 1 1 0 1 1 1/1 0 1 0 1 1 1}" 9 9 9 2 1 no 11 2 2 2
    # openings in the border are not passages
    counts sieve "5 5/1 0 0 0 1/0 0 1 0 0/1 0 1 0 1/0 0 0 0 0/1 0 1 0 1" 4 3 4 2 0 yes none none 0 none
    # a single wall in the place of a cell is no cell, and a bridge to it is no passage
    counts pier '7 5/1 1 1 1 1 1 1/1 0 4 0 5 1 1/1 1 1 0 1 1 1/1 0 0 0 0 0 1/1 1 1 1 1 1 1' \
        5 3 1 3 1 no none none 1 none
}
