#!/usr/bin/env bats
# bats file_tags=shell,random
#
# Saved games and records as a real terminal shows them: the claims, and the steps that prove them, are in the files
# *.steps.

load ../support/helpers

setup_file() {
    find_interpreters
    try_claims journal records
}

@test "saved games: journal.steps" { claims_hold journal; }

@test "the records of games that were won: records.steps" { claims_hold records; }
