#!/usr/bin/env bats
# bats file_tags=shell
#
# A wrong call is one clear line and status 2: which line, in which language, and which error comes first.

load ../support/helpers

# bats test_tags=edge
@test "each kind of wrong call has its own line" {
    local ends
    ends=$(values_of ends)
    for option in width=9 height=9 seed=1 level=3 algorithm=prim loops=9 ends=random path=1-2 weave bridges=1 \
        carver=stack passages=1 count=2 trace; do
        check_refused "--input: cannot be used with --${option%=*}; leave one out" generate -i m "--$option"
    done
    for day in 2026-02-30 2026-13-01 2026-00-01 2026-01-00 1900-02-29 1899-01-01 2101-01-01 2026-1-1 20261123 \
        2026-{0{1,3,5,7,8},10,12}-32 2026-{0{4,6,9},11}-31; do
        check_refused "$day: not a date; try 1900-01-01 to 2100-12-31" daily "$day"
    done
    check_refused_rows <<ROWS
--resume --keys d            | --resume: cannot be used with --keys; leave one out
--heigth=7                   | --heigth=7: unknown option; did you mean --height?
paly 9x9                     | paly: unknown command; did you mean play?
lay                          | lay: unknown command; did you mean play?
xplay                        | xplay: unknown command; did you mean play?
plax                         | plax: unknown command; did you mean play?
-a Prim                      | --algorithm: Prim is not valid; did you mean prim?
-f asci                      | --format: asci is not valid; did you mean ascii?
-f textt                     | --format: textt is not valid; did you mean text?
-                            | -: unknown command; see maze.sh help
--seed                       | --seed: a value must follow this option
--help=                      | --help=: accepts no value; try --help
--keys asdw                  | --keys: not an option of generate; see maze.sh help generate
generate --exercise 11       | --exercise: 11 is out of range; try 1 to 10
8x9                          | 8x9: 8 is even; try 7 or 9
--level 3 9x9                | --level: cannot be used with 9x9; leave one out
9                            | 9: not a size; try WIDTHxHEIGHT, such as 21x11
5x5x5                        | 5x5x5: not a size; try WIDTHxHEIGHT, such as 21x11
records extra                | extra: not an argument of records; see maze.sh help records
play --keys a -f sheet       | --format: a sheet already has solutions; try generate instead of play
check --level 5 --carver stack | --carver: works only with --algorithm backtracker
--ends corner                | --ends: corner is not one of: $ends
play -i m                    | play: needs a terminal; try --keys
9x9 -- --help                | --help: unknown command; see maze.sh help
generate solve               | solve: give only one
daily 2026-11-23 2026-11-24  | 2026-11-24: give only one
generate --path 9            | --path: 9 is not a range; try A-B, such as 20-40
generate --choices 5-3       | --choices: 3 is out of range; try 5 to 4004001
--seed x --count x nonsense  | --seed: x is not a whole number from 1 to 2147483646
nonsense --count x --seed x  | --count: x is not a whole number from 1 to 1000000
--sed --seed x               | --sed: unknown option; did you mean --seed?
--help --seed x              | --seed: x is not a whole number from 1 to 2147483646
help genrate                 | genrate: unknown command; did you mean generate?
ROWS
    check_files 'wrong calls'
}

@test "--lang sets the language of every error, wherever it is in the call" {
    while IFS='|' read -r call expected; do
        read -r -a call <<<"$call"
        try env LC_ALL=C "${bash_twin[@]}" "${call[@]}"
        check_answer "${call[*]}" 2 '' "maze.sh: $expected"$'\n'
    done <<ROWS
--seed x --lang de|--seed: x ist keine ganze Zahl von 1 bis 2147483646
--seed x --lang=de|--seed: x ist keine ganze Zahl von 1 bis 2147483646
--seed|--seed: a value must follow this option
--seed x -- --lang de|--seed: x is not a whole number from 1 to 2147483646
--seed x --lang a[\$(touch|--seed: x is not a whole number from 1 to 2147483646
ROWS
    try env -u LC_ALL LANG=de_DE.UTF-8 "${bash_twin[@]}" --seed x --lang 'a[$(touch pwned)]'
    check_answer 'no language: that of the locale' 2 '' \
        $'maze.sh: --seed: x ist keine ganze Zahl von 1 bis 2147483646\n'
    try env -u LC_ALL LANG=de_DE.ISO-8859-1 "${bash_twin[@]}" --seed x
    check 'a locale without UTF-8' $'maze.sh: --seed: x is not a whole number from 1 to 2147483646\n' \
        "${err##*$'setlocale: '}"
    check_files '--lang'
}
