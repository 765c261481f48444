#!/usr/bin/env bats
# bats file_tags=shell
#
# tour --practice: practice.steps claims what a terminal shows.

load ../support/helpers

setup_file() {
    find_interpreters
    try_claims practice
}

# bats test_tags=edge
@test "the exercises one after another in a terminal: practice.steps" { claims_hold practice; }
