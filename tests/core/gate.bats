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

formats='blocks ascii lines half braille digits text edges svg sheet'
algorithms='backtracker prim kruskal wilson aldous-broder hunt-and-kill binary-tree sidewinder eller division'
ends='corners opposite center random far'
nines=999999999999999999999999999999
repeat + 10000
crosses=$REPLY

# Where VALUE stands in a call, and what is said of it.

uses=(
    'generate --width=VALUE' 'width is not a number'
    'generate --height VALUE' 'height is not a number'
    'generate 5xVALUE' 'height is not a number'
    'generate --seed=VALUE' '--seed is not a number'
    'generate --steps VALUE' '--steps is not a number'
    'generate --count=VALUE' '--count is not a number'
    'generate --loops VALUE' '--loops is not a number'
    'generate --algorithm=VALUE' "--algorithm is not one of $algorithms"
    'generate --carver=VALUE' '--carver is not one of auto recursive stack'
    'play --format=VALUE' "--format is not one of $formats"
    'solve --bridges=VALUE' '--bridges is not a number'
    'check --ends VALUE' "--ends is not one of $ends"
    'play --color VALUE' '--color is not one of auto always never'
    'play --lang=VALUE' '--lang is not one of en de fi ru'
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
            check_refused "${uses[u + 1]}: ${hostile[v + 1]}" "${call[@]}"
        done
        check_untouched "${uses[u]}"
    done
}

# bats test_tags=edge,random
@test "a hostile value joined to a short option is refused like any other" {
    uses=(
        '-xVALUE' 'width is not a number'
        '-sVALUE' '--seed is not a number'
        '-fVALUE' "--format is not one of $formats"
    )
    for ((u = 0; u < ${#uses[@]}; u += 2)); do
        for ((v = 0; v < ${#hostile[@]}; v += 2)); do
            [[ -n ${hostile[v]} ]] && is_on || continue # then the next argument is the value
            put_value "${uses[u]}" "${hostile[v]}"
            check_refused "${uses[u + 1]}: ${hostile[v + 1]}" "${call[@]}"
        done
        check_untouched "${uses[u]}"
    done
}

# bats test_tags=edge
@test "a hostile word or option is named, is near to none, and runs nothing" {
    # the word                 what a line says of it
    words=(
        'a[$(touch pwned)]' 'unknown command'
        'x[$(touch pwned)]' 'unknown command'
        '$(touch pwned)' 'unknown command'
        '`touch pwned`' 'unknown command'
        ';touch pwned' 'unknown command'
        '*' 'unknown command'
        '+5' 'unknown command'
        ' 7' 'unknown command'
        '1e3' 'not WIDTHxHEIGHT'
        '%d%n%s' 'unknown command'
        $'5\n7' 'not WIDTHxHEIGHT'
        $'7\r' 'not WIDTHxHEIGHT'
        $'\033[31m7' 'unknown command'
        $'\033]0;title\a' 'unknown command'
        $'\302\2335m' 'unknown command'
        $'\377\376' 'unknown command'
        "$crosses" 'unknown command'
    )
    for ((w = 0; w < ${#words[@]}; w += 2)); do
        word=${words[w]} shown=${words[w]}
        for ((v = 0; v < ${#hostile[@]}; v += 2)); do
            [[ $word != "${hostile[v]}" ]] || shown=${hostile[v + 1]}
        done
        check_refused "${words[w + 1]}: $shown" "$word"
        # the two dashes count among the bytes that a long value is cut to
        [[ $word != "$crosses" ]] || shown=${shown:2}
        check_refused "unknown option: --$shown" "--$word"
    done
    check_refused "unknown command: ''" ''
    check_untouched 'hostile words'
}

@test "a date that no day has, and a level that there is not, are refused and run nothing" {
    local call k not_day='not a date from 1900-01-01 to 2100-12-31:'
    refused=(
        'daily 2026-02-30' "$not_day 2026-02-30"
        'daily 1900-02-29' "$not_day 1900-02-29"
        'daily 1899-01-01' "$not_day 1899-01-01"
        'daily 2101-01-01' "$not_day 2101-01-01"
        'daily 2026-1-1' "$not_day 2026-1-1"
        'daily 20261123' "$not_day 20261123"
        'daily a[$(touch${IFS}pwned)]' "$not_day a[\$(touch\${IFS}pwned)]"
        'daily 2026-11-a[$(touch${IFS}pwned)]' "$not_day 2026-11-a[\$(touch\${IFS}pwned)]"
        'daily 2026-11-23 2026-11-24' 'a second date: 2026-11-24'
        'daily --seed 5' 'not an option of daily: --seed'
        'generate --level 13' '--level is not from 1 to 12: 13'
        'generate --level a[$(touch${IFS}pwned)]' '--level is not a number: a[$(touch${IFS}pwned)]'
        'generate --level 3 --weave' 'these two do not go together: --level --weave'
    )
    for ((k = 0; k < ${#refused[@]}; k += 2)); do
        read -r -a call <<<"${refused[k]}"
        check_refused "${refused[k + 1]}" "${call[@]}"
    done
    check_refused "$not_day ''" daily ''
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
    check_refused "width is not from 5 to 2001: $nines" --width "$nines"
    check_refused "width is not from 5 to 2001: $nines" "${nines}x5"
    check_refused "height is not from 5 to 2001: $nines" -y"$nines"
    check_refused "height is not from 5 to 2001: $nines" "5x$nines"
    check_refused "--seed is not from 1 to 2147483646: $nines" --seed "$nines"
    check_refused "--steps is not from 0 to 1000000: $nines" --steps="$nines"
    check_refused "--count is not from 1 to 1000000: $nines" --count "$nines"
    check_refused "--seed is not from 1 to 2147483646: 18446744073709551617" -s 18446744073709551617
}

@test "08 and 09 are the numbers 8 and 9: a leading zero is not octal" {
    check_refused 'width is not odd, take 7 or 9: 08' 08x09
    check_refused 'height is not odd, take 7 or 9: 0008' 09x0008
    check_refused '--seed is not from 1 to 2147483646: 00' --seed 00

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
    check_refused '--seed is not a number: ?5m' --seed $'\302\2335m'
    check_refused $'--seed is not a number: \377\376' --seed $'\377\376'
    check_refused '--seed is not a number: ٣' --seed ٣ # a digit, but not a plain one
    check_refused "--seed is not a number: größer" --seed größer
    check_refused 'width is not a number: 5²' 5²x5
    check_refused 'unknown command, the nearest is play: pläy' pläy
    check_refused 'unknown option: -é' -é
}

@test "no byte that is a control character outside UTF-8 reaches the terminal" {
    local byte value
    for byte in 200 204 215 220 233 235 237; do
        printf -v value %b "\\0$byte"
        check_refused '--seed is not a number: ?2J' --seed "${value}2J"
        check_refused $'--seed is not a number: \303\244?2J' --seed "ä${value}2J"
        check_refused $'--seed is not a number: \303??2J' --seed "ß${value}2J" # it holds such a byte
        printf '5 5\n1 1 1 1 %s2J\n' "$value" >../c1
        check_failed '../c1: line 2: unknown code: ?2J' check -i ../c1
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
    check_refused "--seed is not a number: $REPLY..." --seed "${REPLY}ä+"
    check_refused "--seed is not a number: ${REPLY}0" --seed "${REPLY}0"
    check_refused "unknown command: $REPLY..." "${REPLY}ä+"
}

@test "a long value of whole UTF-8 characters shows its beginning" {
    repeat ä 40
    for name in bash python; do
        choose_twin "$name"
        try "${twin[@]}" --seed "$REPLY"
        check "$name: status" 2 "$status"
        check "$name: begins with the value" 'maze.sh: --seed is not a number: ääää' "${err:0:41}"
    done
}

@test "files in the directory are never taken for a pattern's matches" {
    touch play 7 ascii 5x5 # each would be a good value
    check_refused 'unknown command: p*' 'p*'
    check_refused 'unknown command: [5]x5' '[5]x5'
    check_refused '--seed is not a number: [7]' --seed '[7]'
    check_refused "--format is not one of $formats: a*" --format 'a*'
}

# bats test_tags=edge
@test "each kind of wrong call has its own line" {
    # ARGUMENTS | the line; an empty argument is written ''
    wrong_calls=(
        "--resume 9x9                 | not an option for a game that goes on: --width"
        "--resume -i maze             | not an option for a game that goes on: --input"
        "play --resume --weave        | not an option for a game that goes on: --weave"
        "generate --trace -f sheet    | these two do not go together: --trace --format"
        "--sed 3                      | unknown option, the nearest is --seed: --sed"
        "--heigth=7                   | unknown option, the nearest is --height: --heigth=7"
        "--colour never               | unknown option, the nearest is --color: --colour"
        "--step 3                     | unknown option, the nearest is --steps: --step"
        "--counts 3                   | unknown option, the nearest is --count: --counts"
        "--SEED 3                     | unknown option: --SEED"
        "-z                           | unknown option: -z"
        "--seed 1 --verson            | unknown option, the nearest is --version: --verson"
        "---                          | unknown option: ---"
        "--=3                         | unknown option: --=3"
        "generat                      | unknown command, the nearest is generate: generat"
        "create                       | unknown command: create"
        "paly 9x9                     | unknown command, the nearest is play: paly"
        "x9                           | unknown command: x9"
        "-                            | unknown command: -"
        "--seed                       | option needs a value: --seed"
        "generate 9x9 -s              | option needs a value: -s"
        "play --keys                  | option needs a value: --keys"
        "--lang                       | option needs a value: --lang"
        "--help=yes                   | option takes no value: --help=yes"
        "--help=                      | option takes no value: --help="
        "-h1                          | option takes no value: -h1"
        "--version=2                  | option takes no value: --version=2"
        "generate --keys asdw         | not an option of generate: --keys"
        "--keys asdw                  | not an option of generate: --keys"
        "generate --exercise 4        | not an option of generate: --exercise"
        "generate --exercise 10       | --exercise is not from 1 to 9: 10"
        "generate --hint 4            | --hint is not from 1 to 3: 4"
        "generate --hint 3            | not an option of generate: --hint"
        "play --keys a --count 2      | not an option of play: --count"
        "generate play                | a second command: play"
        "play 9x9 play --keys a       | a second command: play"
        "generate 9x9 generate        | a second command: generate"
        "8x9                          | width is not odd, take 7 or 9: 8"
        "9x8                          | height is not odd, take 7 or 9: 8"
        "-x 2000                      | width is not odd, take 1999 or 2001: 2000"
        "0x10                         | width is not from 5 to 2001: 0"
        "9x0x10                       | height is not a number: 0x10"
        "3x9                          | width is not from 5 to 2001: 3"
        "9x4                          | height is not from 5 to 2001: 4"
        "9x2003                       | height is not from 5 to 2001: 2003"
        "--width 0                    | width is not from 5 to 2001: 0"
        "--height=-9                  | height is not a number: -9"
        "9                            | not WIDTHxHEIGHT: 9"
        "x                            | unknown command: x"
        "9x                           | height is not a number: ''"
        "9x9x9                        | height is not a number: 9x9"
        "9X9                          | not WIDTHxHEIGHT: 9X9"
        "--width= generate            | width is not a number: ''"
        "--seed 0                     | --seed is not from 1 to 2147483646: 0"
        "--seed 2147483647            | --seed is not from 1 to 2147483646: 2147483647"
        "--seed 1.5                   | --seed is not a number: 1.5"
        "--seed ''                    | --seed is not a number: ''"
        "--steps 1000001              | --steps is not from 0 to 1000000: 1000001"
        "--count 0                    | --count is not from 1 to 1000000: 0"
        "--count 2 --seed 2147483646  | the last of the seeds is not from 1 to 2147483646: 2147483647"
        "--carver recursive 201x201   | too many cells for the recursive carver, at most 2500: 10000"
        "--carver Stack               | --carver is not one of auto recursive stack: Stack"
        "-f line                      | --format is not one of $formats: line"
        "--weaves                     | unknown option, the nearest is --weave: --weaves"
        "--weave=yes                  | option takes no value: --weave=yes"
        "--weave=                     | option takes no value: --weave="
        "--bridge 3                   | unknown option, the nearest is --bridges: --bridge"
        "--end random                 | unknown option, the nearest is --ends: --end"
        "--in m                       | unknown option: --in"
        "--out m                      | unknown option: --out"
        "--bridges                    | option needs a value: --bridges"
        "generate -i                  | option needs a value: -i"
        "generate -o                  | option needs a value: -o"
        "--bridges 1000001            | --bridges is not from 0 to 1000000: 1000001"
        "--ends corner                | --ends is not one of $ends: corner"
        "solev                        | unknown command, the nearest is solve: solev"
        "chek                         | unknown command, the nearest is check: chek"
        "solve 9x9 check              | a second command: check"
        "solve --keys a               | not an option of solve: --keys"
        "check --keys a               | not an option of check: --keys"
        "check 9x9 -f ascii           | not an option of check: --format"
        "check --keys d               | not an option of check: --keys"
        "-i m --width 9               | not an option for a maze from a file: --width"
        "-i m -y 9                    | not an option for a maze from a file: --height"
        "--seed 1 -i m                | not an option for a maze from a file: --seed"
        "-i m --ends random           | not an option for a maze from a file: --ends"
        "-i m --weave                 | not an option for a maze from a file: --weave"
        "-i m --bridges 1             | not an option for a maze from a file: --bridges"
        "check -i m -c stack          | not an option for a maze from a file: --carver"
        "solve -i m --steps 1         | not an option for a maze from a file: --steps"
        "generate -i m --count 2      | not an option for a maze from a file: --count"
        "play -i m                    | play needs a terminal, or --keys"
        "--color yes                  | --color is not one of auto always never: yes"
        "--lang fr                    | --lang is not one of en de fi ru: fr"
        "play                         | play needs a terminal, or --keys"
        "play 9x9 --seed 1            | play needs a terminal, or --keys"
        "-- --seed                    | unknown command: --seed"
        "9x9 -- --help                | unknown command, the nearest is help: --help"
        "generate -- generate         | a second command: generate"
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
        check_refused "not an option for a maze from a file: $name" generate -i m "${call[@]}"
    done
}

# bats test_tags=edge,random
@test "a hostile name of a file is shown harmlessly where it cannot be read or written" {
    for ((v = 0; v < ${#hostile[@]}; v += 2)); do
        is_on || continue
        name=${hostile[v]} shown=${hostile[v + 1]}
        check_failed "cannot read: $shown" generate "--input=$name"
        check_failed "cannot read: $shown" check -i "$name"
        [[ -n $name && $shown != *... ]] || continue
        check_failed "cannot write: missing/$shown" generate 5x5 --seed 1 -o "missing/$name"
    done
    check_failed "cannot write: ''" generate 5x5 --seed 1 -o ''
    check_failed "cannot write: ${crosses:0:60}..." generate 5x5 --seed 1 --output "$crosses"
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
            check_failed "cannot read: ${name:-"''"}" "${call[@]}" -i "$name"
        done
    done
    [[ -r secret ]] || check_failed 'cannot read: secret' generate -i secret
}

@test "-- ends the options, and what follows is a command or a size" {
    try "${bash_twin[@]}" generate 9x9 --seed 1
    check_printed "$out" --seed 1 -- generate 9x9
}

@test "the first thing wrong is the one that is told" {
    check_refused '--seed is not a number: x' --seed x --count x nonsense
    check_refused '--count is not a number: x' nonsense --count x --seed x
    check_refused 'unknown option, the nearest is --seed: --sed' --sed --seed x
}

@test "--help and --version come before wrong words, but not before wrong options" {
    check_refused '--seed is not a number: x' --help --seed x
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
--seed x --lang de|--seed ist keine Zahl: x
--seed x --lang=de|--seed ist keine Zahl: x
-sx 9x9 --lang fi --lang de|--seed ist keine Zahl: x
--seed|option needs a value: --seed
--lang de --seed|der Option fehlt ihr Wert: --seed
--sed 3 --lang de|unbekannte Option, am nächsten ist --seed: --sed
--title --lang de --seed x|--seed is not a number: x
--title --lang=de --seed x|--seed is not a number: x
--seed x -- --lang de|--seed is not a number: x
--seed x --lang a[\$(touch|--seed is not a number: x
ROWS
    try env -u LC_ALL LANG=de_DE.UTF-8 "${bash_twin[@]}" --seed x --lang 'a[$(touch pwned)]'
    check_answer 'no language: that of the locale' 2 '' $'maze.sh: --seed ist keine Zahl: x\n'
    check_untouched '--lang'
}

@test "a locale whose characters are not UTF-8 gets English, unless --lang asks" {
    for locale in de_DE de_DE.ISO-8859-1 de_DE.KOI8-R; do
        try env -u LC_ALL LANG=$locale "${bash_twin[@]}" --seed x
        check "$locale" $'maze.sh: --seed is not a number: x\n' "${err##*$'setlocale: '}"
        try env -u LC_ALL LANG=$locale "${bash_twin[@]}" --seed x --lang de
        check "$locale, --lang" $'maze.sh: --seed ist keine Zahl: x\n' "${err##*$'setlocale: '}"
    done
}

@test "help names the nearest command where it knows none of that name" {
    check_refused 'unknown command, the nearest is generate: genrate' help genrate
    check_refused 'unknown command, the nearest is generate: genrate' help help genrate
    check_refused 'unknown command: xyzzy' help xyzzy
    check_refused 'unknown command: 9x9' help 9x9
    check_refused 'unknown command: a[$(touch pwned)]' help 'a[$(touch pwned)]'
    try "${bash_twin[@]}" help play
    play=$out
    try "${bash_twin[@]}" help play genrate
    check_answer 'the first one' 0 "$play" ''
    check_untouched 'help'
}

@test "errors are told in German with --lang de or in a German locale" {
    # ARGUMENTS | the line
    wrong_calls=(
        "--sed 3             | unbekannte Option, am nächsten ist --seed: --sed"
        "paly                | unbekannter Befehl, am nächsten ist play: paly"
        "generate play       | ein zweiter Befehl: play"
        "--keys a            | keine Option für generate: --keys"
        "--seed              | der Option fehlt ihr Wert: --seed"
        "--help=1            | die Option nimmt keinen Wert: --help=1"
        "8x9                 | Breite ist nicht ungerade, nimm 7 oder 9: 8"
        "9xk                 | Höhe ist keine Zahl: k"
        "3x9                 | Breite liegt nicht zwischen 5 und 2001: 3"
        "--seed 0            | --seed liegt nicht zwischen 1 und 2147483646: 0"
        "--format x          | --format muss eins von $formats sein: x"
        "play                | play braucht ein Terminal, oder --keys"
        "-c recursive 201x201| zu viele Zellen, um rekursiv zu graben, höchstens 2500: 10000"
        "9                   | nicht BREITExHÖHE: 9"
        "-i m --seed 1       | keine Option für ein Labyrinth aus einer Datei: --seed"
        "check -f text       | keine Option für check: --format"
        "--count 2 --seed 2147483646|der letzte Startwert liegt nicht zwischen 1 und 2147483646: 2147483647"
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
