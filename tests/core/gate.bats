#!/usr/bin/env bats
# bats file_tags=shell
# shellcheck disable=SC2016,SC2030,SC2031,SC2154 # values that a shell would run must not be
# expanded here; each test is a process of its own; helpers.bash sets out, err and the twins
#
# The gate: no value from outside is run, and a wrong call is one clear line and status 2.

load ../support/helpers

setup_file() {
    find_interpreters
    say_seed
}

setup() {
    start_clean
    load_hostile
    share 4 1
    turns=$REPLY turn=$MAZE_TEST_SEED
}

# What is tried with every hostile value takes its turn: a quarter of them each time.
is_on() {
    turn=$((turn + 1))
    ((turn % turns == 0))
}

ends='corners opposite center random far'
nines=999999999999999999999999999999
repeat + 10000
crosses=$REPLY

# A call, and the error that a hostile VALUE in it causes.

uses=(
    'generate --width=VALUE' '--width: VALUE is not a number; try 5 to 2001'
    'generate --height VALUE' '--height: VALUE is not a number; try 5 to 2001'
    'generate 5xVALUE' '--height: VALUE is not a number; try 5 to 2001'
    'generate --seed=VALUE' '--seed: VALUE is not a number; try 1 to 2147483646'
    'generate --steps VALUE' '--steps: VALUE is not a number; try 0 to 1000000'
    'generate --count=VALUE' '--count: VALUE is not a number; try 1 to 1000000'
    'generate --loops VALUE' '--loops: VALUE is not a number; try 0 to 100'
    'generate --algorithm=VALUE' '--algorithm: VALUE is unknown; see maze.sh algorithms'
    'generate --carver=VALUE' '--carver: VALUE is unknown; try auto recursive stack'
    'play --format=VALUE' '--format: VALUE is unknown; see maze.sh help generate'
    'solve --bridges=VALUE' '--bridges: VALUE is not a number; try 0 to 1000000'
    'check --ends VALUE' "--ends: VALUE is unknown; try $ends"
    'play --color VALUE' '--color: VALUE is unknown; try auto always never'
    'play --lang=VALUE' '--lang: VALUE is unknown; try en de fi ru'
)

put_value() { # <call> <value> -> call: its arguments, with the value where VALUE stands
    read -r -a call <<<"$1"
    local i
    for i in "${!call[@]}"; do
        [[ ${call[i]} != *VALUE ]] || call[i]=${call[i]%VALUE}$2
    done
}

# bats test_tags=edge,random
@test "a hostile value of any option is shown harmlessly in one line, and runs nothing" {
    for ((u = 0; u < ${#uses[@]}; u += 2)); do
        for ((v = 0; v < ${#hostile[@]}; v += 2)); do
            is_on || continue
            put_value "${uses[u]}" "${hostile[v]}"
            check_refused "${uses[u + 1]%%VALUE*}${hostile[v + 1]}${uses[u + 1]#*VALUE}" "${call[@]}"
        done
        check_untouched "${uses[u]}"
    done
}

# bats test_tags=edge,random
@test "a hostile value joined to a short option is refused like any other" {
    uses=(
        '-xVALUE' '--width: VALUE is not a number; try 5 to 2001'
        '-sVALUE' '--seed: VALUE is not a number; try 1 to 2147483646'
        '-fVALUE' '--format: VALUE is unknown; see maze.sh help generate'
    )
    for ((u = 0; u < ${#uses[@]}; u += 2)); do
        for ((v = 0; v < ${#hostile[@]}; v += 2)); do
            [[ -n ${hostile[v]} ]] && is_on || continue # then the next argument is the value
            put_value "${uses[u]}" "${hostile[v]}"
            check_refused "${uses[u + 1]%%VALUE*}${hostile[v + 1]}${uses[u + 1]#*VALUE}" "${call[@]}"
        done
        check_untouched "${uses[u]}"
    done
}

# bats test_tags=edge
@test "a hostile word or option is named, is near to none, and runs nothing" {
    # the word                 what a line says of it
    words=(
        'a[$(touch pwned)]' 'unknown command; see maze.sh help'
        'x[$(touch pwned)]' 'unknown command; see maze.sh help'
        '$(touch pwned)' 'unknown command; see maze.sh help'
        '`touch pwned`' 'unknown command; see maze.sh help'
        ';touch pwned' 'unknown command; see maze.sh help'
        '*' 'unknown command; see maze.sh help'
        '+5' 'unknown command; see maze.sh help'
        ' 7' 'unknown command; see maze.sh help'
        '1e3' 'not a size; try WIDTHxHEIGHT, such as 21x11'
        '%d%n%s' 'unknown command; see maze.sh help'
        $'5\n7' 'not a size; try WIDTHxHEIGHT, such as 21x11'
        $'7\r' 'not a size; try WIDTHxHEIGHT, such as 21x11'
        $'\033[31m7' 'unknown command; see maze.sh help'
        $'\033]0;title\a' 'unknown command; see maze.sh help'
        $'\302\2335m' 'unknown command; see maze.sh help'
        $'\377\376' 'unknown command; see maze.sh help'
        "$crosses" 'unknown command; see maze.sh help'
    )
    for ((w = 0; w < ${#words[@]}; w += 2)); do
        word=${words[w]} shown=${words[w]}
        for ((v = 0; v < ${#hostile[@]}; v += 2)); do
            [[ $word != "${hostile[v]}" ]] || shown=${hostile[v + 1]}
        done
        check_refused "$shown: ${words[w + 1]}" "$word"
        # the two dashes count among the bytes that a long value is cut to
        [[ $word != "$crosses" ]] || shown=${shown:2}
        check_refused "--$shown: unknown option; see maze.sh help" "--$word"
    done
    check_refused "'': unknown command; see maze.sh help" ''
    check_untouched 'hostile words'
}

@test "a date that no day has, and a level that there is not, are refused and run nothing" {
    local call k not_day='not a date; try 1900-01-01 to 2100-12-31'
    refused=(
        'daily 2026-02-30' "2026-02-30: $not_day"
        'daily 1900-02-29' "1900-02-29: $not_day"
        'daily 1899-01-01' "1899-01-01: $not_day"
        'daily 2101-01-01' "2101-01-01: $not_day"
        'daily 2026-1-1' "2026-1-1: $not_day"
        'daily 20261123' "20261123: $not_day"
        'daily a[$(touch${IFS}pwned)]' "a[\$(touch\${IFS}pwned)]: $not_day"
        'daily 2026-11-a[$(touch${IFS}pwned)]' "2026-11-a[\$(touch\${IFS}pwned)]: $not_day"
        'daily 2026-11-23 2026-11-24' '2026-11-24: a second date; give only one'
        'daily --seed 5' '--seed: not an option of daily; see maze.sh help daily'
        'generate --level 13' '--level: 13 is out of range; try 1 to 12'
        'generate --level a[$(touch${IFS}pwned)]' '--level: a[$(touch${IFS}pwned)] is not a number; try 1 to 12'
        'generate --level 3 --weave' '--level: does not go with --weave; leave one out'
    )
    for ((k = 0; k < ${#refused[@]}; k += 2)); do
        read -r -a call <<<"${refused[k]}"
        check_refused "${refused[k + 1]}" "${call[@]}"
    done
    check_refused "'': $not_day" daily ''
    check_untouched 'dates and levels'
}

@test "the daily maze of a leap day is the same in both twins, and its level is that of the weekday" {
    local day level
    for day in 2024-02-29/6 2000-02-29/3 1900-03-01/6 2100-12-31/7 2026-11-23/2; do
        level=${day#*/} day=${day%/*}
        try "${bash_twin[@]}" generate --level "$level" --seed "${day//-/}"
        check_printed "$out" daily "$day"
    done
}

@test "thirty digits are a number, and out of range for every number" {
    check_refused "--width: $nines is out of range; try 5 to 2001" --width "$nines"
    check_refused "--width: $nines is out of range; try 5 to 2001" "${nines}x5"
    check_refused "--height: $nines is out of range; try 5 to 2001" -y"$nines"
    check_refused "--height: $nines is out of range; try 5 to 2001" "5x$nines"
    check_refused "--seed: $nines is out of range; try 1 to 2147483646" --seed "$nines"
    check_refused "--steps: $nines is out of range; try 0 to 1000000" --steps="$nines"
    check_refused "--count: $nines is out of range; try 1 to 1000000" --count "$nines"
    check_refused "--seed: 18446744073709551617 is out of range; try 1 to 2147483646" -s 18446744073709551617
}

@test "08 and 09 are the numbers 8 and 9: a leading zero is not octal" {
    check_refused '--width: 08 is even; try 7 or 9' 08x09
    check_refused '--height: 0008 is even; try 7 or 9' 09x0008
    check_refused '--seed: 00 is out of range; try 1 to 2147483646' --seed 00

    try "${bash_twin[@]}" generate 9x9 --seed 8 --steps 9 --count 2
    check_printed "$out" generate 09x0009 --seed 08 --steps 09 --count 02
}

unplayed='##@ ######
##  ##  ##
##  ##  ##
##      ##
######  ##
result: unfinished
moves: 0
bumps: 0
position: 2,1
'

# bats test_tags=edge
@test "every string of keys is valid: what is no key does nothing" {
    for ((v = 0; v < ${#hostile[@]}; v += 2)); do
        [[ ${hostile[v]} != *[asdwqu]* ]] || continue # those move; see the next test
        check_printed "$unplayed" play 5x5 -s 1 -f ascii --keys "${hostile[v]}"
    done
    check_untouched 'keys'
}

@test "keys that spell a command are played, not run" {
    # s goes in, a and d bump, w goes out again
    played=${unplayed/moves: 0/moves: 2}
    check_printed "${played/bumps: 0/bumps: 2}" play 5x5 -s 1 -f ascii --keys 'x[$(s)a`d`;w'
    check_untouched 'keys'
}

@test "a wrong value is one line in a UTF-8 locale too" {
    locale=$(locale -a 2>/dev/null | grep -i -m 1 'utf-*8') || skip 'there is no UTF-8 locale here'
    export LC_ALL=$locale LANG=$locale
    check_refused '--seed: ?5m is not a number; try 1 to 2147483646' --seed $'\302\2335m'
    check_refused $'--seed: \377\376 is not a number; try 1 to 2147483646' --seed $'\377\376'
    check_refused '--seed: ٣ is not a number; try 1 to 2147483646' --seed ٣ # a digit, but not a plain one
    check_refused "--seed: größer is not a number; try 1 to 2147483646" --seed größer
    check_refused '--width: 5² is not a number; try 5 to 2001' 5²x5
    check_refused 'pläy: unknown command; did you mean play?' pläy
    check_refused '-é: unknown option; see maze.sh help' -é
}

@test "no byte that is a control character outside UTF-8 reaches the terminal" {
    local byte value
    for byte in 200 204 215 220 233 235 237; do
        printf -v value %b "\\0$byte"
        check_refused '--seed: ?2J is not a number; try 1 to 2147483646' --seed "${value}2J"
        check_refused $'--seed: \303\244?2J is not a number; try 1 to 2147483646' --seed "ä${value}2J"
        check_refused $'--seed: \303??2J is not a number; try 1 to 2147483646' --seed "ß${value}2J" # it holds such a byte
        printf '5 5\n1 1 1 1 %s2J\n' "$value" >../c1
        check_failed '../c1: line 2: ?2J is not a code; try 0-5 or 7-9' check -i ../c1
        printf 'carve_c1() { printf "%%s\\n" "%s2J"; no_such%s; }\n' "$value" "$value" >../c1.bash
        try "${bash_twin[@]}" generate 5x5 --seed 1 -a ../c1.bash
        [[ $err == $'?2J\n'* && $err != *"$value"* ]] || check 'c1.bash' '?2J' "$err"
    done
}

@test "a title is well-formed UTF-8: no surrogate, no overlong form, no half of a character" {
    local bad
    for bad in $'\355\240\200' $'\355\277\277' $'\300\200' $'\301\277' $'\340\200\200' $'\340\237\277' $'\360\200\200\200' \
        $'\360\217\277\277' $'\364\220\200\200' $'\365\200\200\200' $'\302' $'\200' $'\341\200' $'\303('; do
        try "${bash_twin[@]}" sheet 5x5 --seed 1 --title "a${bad}b"
        check "$bad: status" 2 "$status"
    done
    for bad in ß ࠀ ퟿ ￿ 𐀀 𯾠 $'\364\217\277\275'; do
        try "${bash_twin[@]}" sheet 5x5 --seed 1 --title "a${bad}b"
        check "$bad: status" 0 "$status"
        [[ $out == *"<h1>a${bad}b</h1>"* ]] || check "$bad" 'the title' 'none'
    done
}

@test "a long value is cut between two characters" {
    repeat + 59
    check_refused "--seed: $REPLY... is not a number; try 1 to 2147483646" --seed "${REPLY}ä+"
    check_refused "--seed: ${REPLY}0 is not a number; try 1 to 2147483646" --seed "${REPLY}0"
    check_refused "$REPLY...: unknown command; see maze.sh help" "${REPLY}ä+"
}

@test "a long value of whole UTF-8 characters shows its beginning" {
    repeat ä 40
    for name in bash python; do
        choose_twin "$name"
        try "${twin[@]}" --seed "$REPLY"
        check "$name: status" 2 "$status"
        check "$name: begins with the value" 'maze.sh: --seed: ääää' "${err:0:25}"
    done
}

@test "files in the directory are never taken for a pattern's matches" {
    touch play 7 ascii 5x5 # each would be a good value
    check_refused 'p*: unknown command; see maze.sh help' 'p*'
    check_refused '[5]x5: unknown command; see maze.sh help' '[5]x5'
    check_refused '--seed: [7] is not a number; try 1 to 2147483646' --seed '[7]'
    check_refused '--format: a* is unknown; see maze.sh help generate' --format 'a*'
}

# bats test_tags=edge
@test "each kind of wrong call has its own line" {
    # ARGUMENTS | the line; an empty argument is written ''
    wrong_calls=(
        "--resume 9x9                 | --width: not for an unfinished game; leave it out"
        "--resume -i maze             | --input: not for an unfinished game; leave it out"
        "play --resume --weave        | --weave: not for an unfinished game; leave it out"
        "generate --trace -f sheet    | --trace: does not go with --format; leave one out"
        "--sed 3                      | --sed: unknown option; did you mean --seed?"
        "--heigth=7                   | --heigth=7: unknown option; did you mean --height?"
        "--colour never               | --colour: unknown option; did you mean --color?"
        "--step 3                     | --step: unknown option; did you mean --steps?"
        "--counts 3                   | --counts: unknown option; did you mean --count?"
        "--SEED 3                     | --SEED: unknown option; see maze.sh help"
        "-z                           | -z: unknown option; see maze.sh help"
        "--seed 1 --verson            | --verson: unknown option; did you mean --version?"
        "---                          | ---: unknown option; see maze.sh help"
        "--=3                         | --=3: unknown option; see maze.sh help"
        "generat                      | generat: unknown command; did you mean generate?"
        "create                       | create: unknown command; see maze.sh help"
        "paly 9x9                     | paly: unknown command; did you mean play?"
        "x9                           | x9: unknown command; see maze.sh help"
        "-                            | -: unknown command; see maze.sh help"
        "--seed                       | --seed: the value is missing; it follows the option"
        "generate 9x9 -s              | -s: the value is missing; it follows the option"
        "play --keys                  | --keys: the value is missing; it follows the option"
        "--lang                       | --lang: the value is missing; it follows the option"
        "--help=yes                   | --help=yes: takes no value; try --help"
        "--help=                      | --help=: takes no value; try --help"
        "-h1                          | -h1: takes no value; try -h"
        "--version=2                  | --version=2: takes no value; try --version"
        "generate --keys asdw         | --keys: not an option of generate; see maze.sh help generate"
        "--keys asdw                  | --keys: not an option of generate; see maze.sh help generate"
        "generate --exercise 4        | --exercise: not an option of generate; see maze.sh help generate"
        "generate --exercise 10       | --exercise: 10 is out of range; try 1 to 9"
        "generate --hint 4            | --hint: 4 is out of range; try 1 to 3"
        "generate --hint 3            | --hint: not an option of generate; see maze.sh help generate"
        "play --keys a --count 2      | --count: not an option of play; see maze.sh help play"
        "generate play                | play: a second command; give only one"
        "play 9x9 play --keys a       | play: a second command; give only one"
        "generate 9x9 generate        | generate: a second command; give only one"
        "8x9                          | --width: 8 is even; try 7 or 9"
        "9x8                          | --height: 8 is even; try 7 or 9"
        "-x 2000                      | --width: 2000 is even; try 1999 or 2001"
        "0x10                         | --width: 0 is out of range; try 5 to 2001"
        "9x0x10                       | --height: 0x10 is not a number; try 5 to 2001"
        "3x9                          | --width: 3 is out of range; try 5 to 2001"
        "9x4                          | --height: 4 is out of range; try 5 to 2001"
        "9x2003                       | --height: 2003 is out of range; try 5 to 2001"
        "--width 0                    | --width: 0 is out of range; try 5 to 2001"
        "--height=-9                  | --height: -9 is not a number; try 5 to 2001"
        "9                            | 9: not a size; try WIDTHxHEIGHT, such as 21x11"
        "x                            | x: unknown command; see maze.sh help"
        "9x                           | --height: '' is not a number; try 5 to 2001"
        "9x9x9                        | --height: 9x9 is not a number; try 5 to 2001"
        "9X9                          | 9X9: not a size; try WIDTHxHEIGHT, such as 21x11"
        "--width= generate            | --width: '' is not a number; try 5 to 2001"
        "--seed 0                     | --seed: 0 is out of range; try 1 to 2147483646"
        "--seed 2147483647            | --seed: 2147483647 is out of range; try 1 to 2147483646"
        "--seed 1.5                   | --seed: 1.5 is not a number; try 1 to 2147483646"
        "--seed ''                    | --seed: '' is not a number; try 1 to 2147483646"
        "--steps 1000001              | --steps: 1000001 is out of range; try 0 to 1000000"
        "--count 0                    | --count: 0 is out of range; try 1 to 1000000"
        "--count 2 --seed 2147483646  | --seed: 2147483646 is too high for this --count; try up to 2147483645"
        "--carver recursive 201x201   | --carver: recursive carves at most 2500 cells, not 10000; try stack"
        "--carver Stack               | --carver: Stack is unknown; try auto recursive stack"
        "-f line                      | --format: line is unknown; did you mean lines?"
        "-f png                       | --format: png is unknown; see maze.sh help generate"
        "-a prims                     | --algorithm: prims is unknown; did you mean prim?"
        "--weaves                     | --weaves: unknown option; did you mean --weave?"
        "--weave=yes                  | --weave=yes: takes no value; try --weave"
        "--weave=                     | --weave=: takes no value; try --weave"
        "--bridge 3                   | --bridge: unknown option; did you mean --bridges?"
        "--end random                 | --end: unknown option; did you mean --ends?"
        "--in m                       | --in: unknown option; see maze.sh help"
        "--out m                      | --out: unknown option; see maze.sh help"
        "--bridges                    | --bridges: the value is missing; it follows the option"
        "generate -i                  | -i: the value is missing; it follows the option"
        "generate -o                  | -o: the value is missing; it follows the option"
        "--bridges 1000001            | --bridges: 1000001 is out of range; try 0 to 1000000"
        "--ends corner                | --ends: corner is unknown; try $ends"
        "solev                        | solev: unknown command; did you mean solve?"
        "chek                         | chek: unknown command; did you mean check?"
        "solve 9x9 check              | check: a second command; give only one"
        "solve --keys a               | --keys: not an option of solve; see maze.sh help solve"
        "check --keys a               | --keys: not an option of check; see maze.sh help check"
        "check 9x9 -f ascii           | --format: not an option of check; see maze.sh help check"
        "check --keys d               | --keys: not an option of check; see maze.sh help check"
        "-i m --width 9               | --width: not for a maze from a file; leave it out"
        "-i m -y 9                    | --height: not for a maze from a file; leave it out"
        "--seed 1 -i m                | --seed: not for a maze from a file; leave it out"
        "-i m --ends random           | --ends: not for a maze from a file; leave it out"
        "-i m --weave                 | --weave: not for a maze from a file; leave it out"
        "-i m --bridges 1             | --bridges: not for a maze from a file; leave it out"
        "check -i m -c stack          | --carver: not for a maze from a file; leave it out"
        "solve -i m --steps 1         | --steps: not for a maze from a file; leave it out"
        "generate -i m --count 2      | --count: not for a maze from a file; leave it out"
        "play -i m                    | play: needs a terminal; try --keys"
        "--color yes                  | --color: yes is unknown; try auto always never"
        "--lang fr                    | --lang: fr is unknown; try en de fi ru"
        "play                         | play: needs a terminal; try --keys"
        "play 9x9 --seed 1            | play: needs a terminal; try --keys"
        "-- --seed                    | --seed: unknown command; see maze.sh help"
        "9x9 -- --help                | --help: unknown command; did you mean help?"
        "generate -- generate         | generate: a second command; give only one"
    )
    for line in "${wrong_calls[@]}"; do
        read -r -a call <<<"${line%%|*}"
        for i in "${!call[@]}"; do
            [[ ${call[i]} != "''" ]] || call[i]=''
        done
        check_refused "${line#*| }" "${call[@]}"
    done
}

@test "a size does not go with a maze from a file, in whatever way it is given" {
    put_file m "$u_maze"
    for size in '--width 5' '-y 5' 5x5 '-- 5x5'; do
        read -r -a call <<<"$size"
        [[ $size == -y* ]] && name=--height || name=--width
        check_refused "$name: not for a maze from a file; leave it out" generate -i m "${call[@]}"
    done
}

# bats test_tags=edge,random
@test "a hostile name of a file is shown harmlessly where it cannot be read or written" {
    for ((v = 0; v < ${#hostile[@]}; v += 2)); do
        is_on || continue
        name=${hostile[v]} shown=${hostile[v + 1]}
        check_failed "$shown: cannot be read" generate "--input=$name"
        check_failed "$shown: cannot be read" check -i "$name"
        [[ -n $name && $shown != *... ]] || continue
        check_failed "missing/$shown: cannot be written" generate 5x5 --seed 1 -o "missing/$name"
    done
    check_failed "'': cannot be written" generate 5x5 --seed 1 -o ''
    check_failed "${crosses:0:60}...: cannot be written" generate 5x5 --seed 1 --output "$crosses"
    check_untouched 'file names'
}

load_names() { # -> names: hostile values that a file can have for its name, and a few more
    names=('two words' '-x' '--' '--help' $'two\nlines' '#' '!' '&' '>x' "'" '?' '"')
    for ((v = 0; v < ${#hostile[@]}; v += 2)); do
        [[ -z ${hostile[v]} || ${#hostile[v]} -gt 255 ]] || names+=("${hostile[v]}")
    done
}

# bats test_tags=edge,random
@test "a file may have any name, and nothing but that file is made" {
    load_names
    for name in bash python; do
        choose_twin "$name"
        for file in "${names[@]}"; do
            is_on || continue
            try "${twin[@]}" generate 5x5 --seed 1 -f text -o "$file"
            check_answer "$name, $file" 0 '' ''
            check_files "$name, $file" "$file"
            try "${twin[@]}" generate -i "$file" -f text
            check_answer "$name, $file read" 0 "${u_maze//\//$'\n'}"$'\n' ''
            rm -f -- "$file"
        done
    done
    check_untouched 'file names'
}

# bats test_tags=random
@test "a link stays a link, whatever the name of its target" {
    load_names
    for name in "${names[@]}"; do
        is_on || continue
        ln -s -- "$name" "$BATS_TEST_TMPDIR/empty/link"
        try "${bash_twin[@]}" generate 5x5 --seed 1 -f text -o link
        check "$name: status" 0 "$status"
        check "$name: error" '' "$err"
        [[ -L link ]] || check "$name" 'a link' 'a file'
        [[ -s ./$name ]] || check "$name" 'the maze' 'nothing'
        rm -f -- "$name" link
    done
    check_untouched 'file names'
}

@test "a link may have a leading dash in its name" {
    for name in bash python; do
        choose_twin "$name"
        ln -s target ./-link
        try "${twin[@]}" generate 5x5 --seed 1 -f text -o -link
        check_answer "$name" 0 '' ''
        [[ -L ./-link && -s target ]] || check "$name" 'a link to the maze' 'something else'
        rm -f -- -link target
    done
}

# bats test_tags=edge
@test "what is no file is not read: a directory, a device, nothing, a file that may not be read" {
    mkdir folder
    : >secret
    chmod 0 secret
    for name in folder . / '' missing missing/maze /dev/zero /dev/null /dev/full; do
        [[ $name != /dev/* || -c $name ]] || continue
        for call in generate check solve 'play --keys s'; do
            read -r -a call <<<"$call"
            check_failed "${name:-"''"}: cannot be read" "${call[@]}" -i "$name"
        done
    done
    [[ -r secret ]] || check_failed 'secret: cannot be read' generate -i secret
}

@test "-- ends the options, and what follows is a command or a size" {
    try "${bash_twin[@]}" generate 9x9 --seed 1
    check_printed "$out" --seed 1 -- generate 9x9
}

@test "the first thing wrong is the one that is told" {
    check_refused '--seed: x is not a number; try 1 to 2147483646' --seed x --count x nonsense
    check_refused '--count: x is not a number; try 1 to 1000000' nonsense --count x --seed x
    check_refused '--sed: unknown option; did you mean --seed?' --sed --seed x
}

@test "--help and --version come before wrong words, but not before wrong options" {
    check_refused '--seed: x is not a number; try 1 to 2147483646' --help --seed x
    find_version
    check_printed "maze.sh $VERSION"$'\n' nonsense --version
}

@test "--lang says the language of every error, wherever it stands" {
    # ARGUMENTS | the line
    while IFS='|' read -r call expected; do
        read -r -a call <<<"$call"
        try env LC_ALL=C "${bash_twin[@]}" "${call[@]}"
        check_answer "${call[*]}" 2 '' "maze.sh: $expected"$'\n'
    done <<ROWS
--seed x --lang de|--seed: x ist keine Zahl; nimm 1 bis 2147483646
--seed x --lang=de|--seed: x ist keine Zahl; nimm 1 bis 2147483646
-sx 9x9 --lang fi --lang de|--seed: x ist keine Zahl; nimm 1 bis 2147483646
--seed|--seed: the value is missing; it follows the option
--lang de --seed|--seed: der Wert fehlt; er folgt auf die Option
--sed 3 --lang de|--sed: unbekannte Option; meintest du --seed?
--title --lang de --seed x|--seed: x is not a number; try 1 to 2147483646
--title --lang=de --seed x|--seed: x is not a number; try 1 to 2147483646
--seed x -- --lang de|--seed: x is not a number; try 1 to 2147483646
--seed x --lang a[\$(touch|--seed: x is not a number; try 1 to 2147483646
ROWS
    try env -u LC_ALL LANG=de_DE.UTF-8 "${bash_twin[@]}" --seed x --lang 'a[$(touch pwned)]'
    check_answer 'no language: that of the locale' 2 '' $'maze.sh: --seed: x ist keine Zahl; nimm 1 bis 2147483646\n'
    check_untouched '--lang'
}

@test "a locale whose characters are not UTF-8 gets English, unless --lang asks" {
    for locale in de_DE de_DE.ISO-8859-1 de_DE.KOI8-R; do
        try env -u LC_ALL LANG=$locale "${bash_twin[@]}" --seed x
        check "$locale" $'maze.sh: --seed: x is not a number; try 1 to 2147483646\n' "${err##*$'setlocale: '}"
        try env -u LC_ALL LANG=$locale "${bash_twin[@]}" --seed x --lang de
        check "$locale, --lang" $'maze.sh: --seed: x ist keine Zahl; nimm 1 bis 2147483646\n' "${err##*$'setlocale: '}"
    done
}

@test "help names the nearest command where it knows none of that name" {
    check_refused 'genrate: unknown command; did you mean generate?' help genrate
    check_refused 'genrate: unknown command; did you mean generate?' help help genrate
    check_refused 'xyzzy: unknown command; see maze.sh help' help xyzzy
    check_refused '9x9: unknown command; see maze.sh help' help 9x9
    check_refused 'a[$(touch pwned)]: unknown command; see maze.sh help' help 'a[$(touch pwned)]'
    try "${bash_twin[@]}" help play
    play=$out
    try "${bash_twin[@]}" help play genrate
    check_answer 'the first one' 0 "$play" ''
    check_untouched 'help'
}

@test "errors are told in German with --lang de or in a German locale" {
    # ARGUMENTS | the line
    wrong_calls=(
        "--sed 3             | --sed: unbekannte Option; meintest du --seed?"
        "paly                | paly: unbekannter Befehl; meintest du play?"
        "generate play       | play: ein zweiter Befehl; gib nur einen an"
        "--keys a            | --keys: keine Option von generate; siehe maze.sh help generate"
        "--seed              | --seed: der Wert fehlt; er folgt auf die Option"
        "--help=1            | --help=1: hier ist kein Wert erlaubt; nimm --help"
        "8x9                 | --width: 8 ist gerade; nimm 7 oder 9"
        "9xk                 | --height: k ist keine Zahl; nimm 5 bis 2001"
        "3x9                 | --width: 3 passt nicht; nimm 5 bis 2001"
        "--seed 0            | --seed: 0 passt nicht; nimm 1 bis 2147483646"
        "--format x          | --format: x ist unbekannt; siehe maze.sh help generate"
        "play                | play: braucht ein Terminal; nimm --keys"
        "-c recursive 201x201| --carver: recursive schafft 2500 Zellen, nicht 10000; nimm stack"
        "9                   | 9: keine Größe; nimm BREITExHÖHE, etwa 21x11"
        "-i m --seed 1       | --seed: gilt nicht für ein Labyrinth aus einer Datei; lass es weg"
        "check -f text       | --format: keine Option von check; siehe maze.sh help check"
        "--count 2 --seed 2147483646|--seed: 2147483646 ist zu hoch für dieses --count; nimm bis 2147483645"
    )
    for line in "${wrong_calls[@]}"; do
        read -r -a call <<<"${line%%|*}"
        expected=${line#*|}
        for language in option locale; do
            case $language in
                option) try "${bash_twin[@]}" --lang de "${call[@]}" ;;
                locale) try env -u LC_ALL LANG=de_DE.UTF-8 "${bash_twin[@]}" "${call[@]}" ;;
            esac
            check_answer "$language, ${call[*]}" 2 '' "maze.sh: ${expected# }"$'\n'
        done
    done
}
