# shellcheck shell=bash
#
# without local: the recursion, as it goes wrong where a variable belongs to all calls; the lesson shows it at work
#
# Owns: spot.

spot=0

carve_without_local() { # <cell>
    spot=$1
    while list_candidates "$spot"; do
        below "${#candidate[@]}"
        dig "$spot" "${candidate[pick]}"
        carve_without_local "$there"
    done
}

name_without_local() { # -> REPLY: the function
    REPLY=carve_without_local
}
