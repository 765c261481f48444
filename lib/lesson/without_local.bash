# shellcheck shell=bash
#
# without local: the recursion with a variable that all calls share, to be watched in the lesson as it goes wrong
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
