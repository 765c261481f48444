#!/usr/bin/env bats
# bats file_tags=shell,random
#
# The game in a real terminal: the claims, and the steps that prove them, are in the files *.steps. Here are those about
# keys and signals, which shells may handle differently; game_shown.bats has the others.

load ../support/helpers

setup_file() {
    find_interpreters
    try_claims playing end
}

@test "how the game is played: playing.steps" { claims_hold playing; }

@test "how a game ends: end.steps" { claims_hold end; }
