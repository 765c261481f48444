#!/usr/bin/env bats
# bats file_tags=shell,edge,random
#
# What a terminal sends by itself: the claims, and the steps that prove them, are in reports.steps.

load ../support/helpers

setup_file() {
    find_interpreters
    try_claims reports
}

@test "reports of the terminal are no keys: reports.steps" { claims_hold reports; }
