#!/usr/bin/env bats
# bats file_tags=shell,edge,random
#
# The station in a real terminal: the claims, and the steps that prove them, are in the files *.steps.

load ../support/helpers

setup_file() {
    find_interpreters
    try_claims playing window looks saved
}

@test "how the station is played: playing.steps" { claims_hold playing; }

@test "the station in windows of any size: window.steps" { claims_hold window; }

@test "languages and colors of the station: looks.steps" { claims_hold looks; }

@test "saved stations and their records: saved.steps" { claims_hold saved; }
