#!/usr/bin/env bats
# bats file_tags=shell
#
# The gate: no value from outside is run; an error shows it harmlessly in one line, with status 2.

load ../support/helpers

read_hostile() { # -> hostile: the values of hostile.py, each with how an error line shows it
    hostile=()
    while IFS= read -r -d '' REPLY; do
        hostile+=("$REPLY")
    done < <("$PYTHON" "$ROOT/tests/support/hostile.py")
    ((${#hostile[@]} > 50))
}

ends=$(values_of ends)
languages=$(list_names LANGUAGES)

# A call, and the error that a hostile VALUE at its end causes.

uses=(
    'generate --width=VALUE' '--width: VALUE is not a whole number from 5 to 2001'
    'generate --height VALUE' '--height: VALUE is not a whole number from 5 to 2001'
    'generate --seed=VALUE' '--seed: VALUE is not a whole number from 1 to 2147483646'
    'generate --passages VALUE' '--passages: VALUE is not a whole number from 0 to 1000000'
    'generate --count=VALUE' '--count: VALUE is not a whole number from 1 to 1000000'
    'generate --level VALUE' '--level: VALUE is not a whole number from 1 to 24'
    'daily -- VALUE' 'VALUE: not a date; try 1900-01-01 to 2100-12-31'
    'generate --loops VALUE' '--loops: VALUE is not a whole number from 0 to 100'
    'generate --algorithm=VALUE' '--algorithm: VALUE is not valid; see maze.sh algorithms'
    'generate --carver=VALUE' '--carver: VALUE is not one of: auto recursive stack'
    'play --format=VALUE' '--format: VALUE is not valid; see maze.sh help generate'
    'solve --bridges=VALUE' '--bridges: VALUE is not a whole number from 0 to 1000000'
    'check --ends VALUE' "--ends: VALUE is not one of: $ends"
    'play --color VALUE' '--color: VALUE is not one of: auto always never'
    'play --lang=VALUE' "--lang: VALUE is not one of: $languages"
    'generate --path=9-VALUE' '--path: VALUE is not a whole number from 9 to 4004001'
    'check --choices 9-VALUE' '--choices: VALUE is not a whole number from 9 to 4004001'
    'station --size=VALUE' '--size: VALUE is not a whole number from 7 to 40'
    'station --rooms VALUE' '--rooms: VALUE is not a whole number from 20 to 800'
    'station --traps=VALUE' '--traps: VALUE is not a whole number from 1 to 90'
    'station --jokers VALUE' '--jokers: VALUE is not a whole number from 0 to 99'
    '-sVALUE' '--seed: VALUE is not a whole number from 1 to 2147483646'
    '-fVALUE' '--format: VALUE is not valid; see maze.sh help generate'
)

# bats test_tags=edge,random
@test "a hostile value of any option is only shown, harmlessly in one line" {
    read_hostile
    touch 7 # what * would be, if it were not quoted
    seldom=yes
    for ((u = 0; u < ${#uses[@]}; u += 2)); do
        for ((v = 0; v < ${#hostile[@]}; v += 2)); do
            [[ ${uses[u]} == *[=\ ]VALUE || -n ${hostile[v]} ]] || continue # -s alone takes the next word
            has_turn 16 || continue
            read -r -a call <<<"${uses[u]}"
            call[${#call[@]} - 1]=${call[${#call[@]} - 1]%VALUE}${hostile[v]}
            check_refused "${uses[u + 1]%%VALUE*}${hostile[v + 1]}${uses[u + 1]#*VALUE}" "${call[@]}"
        done
        check_files "${uses[u]}" 7
    done
}

# bats test_tags=edge,random
@test "a hostile word or option is only named in the error, without a suggestion" {
    read_hostile
    : >play
    seldom=yes
    for ((v = 0; v < ${#hostile[@]}; v += 2)); do
        has_turn 6 || continue
        word=${hostile[v]} shown=${hostile[v + 1]} said='unknown command; see maze.sh help'
        [[ $shown != *... ]] || continue # the dashes count among the bytes that a long value is cut to
        case $word in
            -* | 0x*) continue ;; # an option, a size
            [0123456789]*) said='not a size; try WIDTHxHEIGHT, such as 21x11' ;;
        esac
        check_refused "$shown: $said" "$word"
        [[ -n $word ]] || continue # -- alone
        check_refused "--$shown: unknown option; see maze.sh help" "--$word"
        said="$shown is not a whole number from 5 to 2001"
        [[ $word != *x* ]] || said='not a size; try WIDTHxHEIGHT, such as 21x11'
        check_refused "5x$shown: $said" "5x$word"
    done
    check_files 'hostile words' play
}

@test "a number outside of its range is refused, also where arithmetic would wrap around to one in range" {
    seldom=yes
    local range=' from ([0-9]+) to ([0-9]+)$' least most
    for ((u = 0; u < ${#uses[@]}; u += 2)); do
        [[ ${uses[u + 1]} =~ $range ]] || continue
        least=${BASH_REMATCH[1]} most=${BASH_REMATCH[2]}
        for value in $((least - 1)) $((most + 1)) 999999999999999999 18446744073709551617 184467440737095516{23,71}; do
            ((value != -1)) || continue
            read -r -a call <<<"${uses[u]/VALUE/$value}"
            check_refused "${uses[u + 1]%%: VALUE*}: $value is out of range; try $least to $most" "${call[@]}"
        done
    done
    check_refused '18446744073709551623x5: 18446744073709551623 is out of range; try 5 to 2001' 18446744073709551623x5
}

@test "no byte that is a control character outside UTF-8, or half a character, reaches the terminal" {
    locale=$(locale -a 2>/dev/null | grep -i -m 1 'utf-*8') || locale=C
    export LC_ALL=$locale LANG=$locale
    check_refused '--seed: ٣ is not a whole number from 1 to 2147483646' --seed ٣ # a digit, but not a plain one
    check_refused '5²x5: 5² is not a whole number from 5 to 2001' 5²x5
    check_refused '?é??: unknown command; see maze.sh help' $'\342\303\251\233\254'
    check_refused '??€??𐀀?x: unknown command; see maze.sh help' $'\342\202€\355\200𐀀\364x'
    for byte in 200 215 237; do
        printf -v value %b "\\0$byte"
        check_refused '--seed: ?2J is not a whole number from 1 to 2147483646' --seed "${value}2J"
        check_refused $'--seed: \303\244?2J is not a whole number from 1 to 2147483646' --seed "ä${value}2J"
        # the UTF-8 of ß contains such a byte
        check_refused $'--seed: ß?2J is not a whole number from 1 to 2147483646' --seed "ß${value}2J"
        printf '5 5\n1 1 1 1 %s2J\n' "$value" >../c1
        check_failed '../c1: line 2: not plain text; save it as UTF-8, without colors' check -i ../c1
        printf 'carve_c1() { printf "%%s\\n" "%s2J"; no_such%s; }\n' "$value" "$value" >../c1.bash
        try "${bash_twin[@]}" generate 5x5 --seed 1 -a ../c1.bash
        [[ $err == $'?2J\n'* && $err != *"$value"* ]] || check 'c1.bash' '?2J' "$err"
    done
}

@test "a title is well-formed UTF-8 of up to 100 characters: no surrogate, no overlong form, no half of a character" {
    repeat ä 98
    for title in $'\355\240\200' $'\355\277\277' $'\300\200' $'\301\277' $'\340\200\200' $'\340\237\277' \
        $'\360\200\200\200' $'\360\217\277\277' $'\364\220\200\200' $'\365\200\200\200' $'\302' $'\200' \
        $'\341\200' $'\303(' $'\342\303\251\202\254' $'\303\303\251\251' "${REPLY}x" \
        -- ß ࠀ ퟿ ￿ 𐀀 𯾠 $'\364\217\277\275' "$REPLY"; do
        [[ $title != -- ]] || { good=yes && continue; }
        try "${bash_twin[@]}" sheet 5x5 --seed 1 --title "a${title}b"
        check "$title" "${good:-no}" "$([[ $status == 0 && $out == *"<h1>a${title}b</h1>"* ]] && echo yes || echo no)"
    done
}

@test "--url takes only a plain address of at most 500 characters" {
    advice='; try https://example.org/maze'
    for bad in 'javascript:alert(1)' 'https://x/"><script>alert(1)</script>' 'https://x/`touch pwned`' 'https://x/a b' \
        'https://x/#level=7' https://müller.de/ https:// $'https://x/\nb'; do
        check_refused "--url: ${bad//$'\n'/?} is not an address$advice" page 5x5 --url "$bad"
    done
    repeat x 492
    for address in "https://$REPLY" "https://${REPLY}y"; do
        try "${bash_twin[@]}" page 5x5 --seed 1 --url "$address"
        check "of ${#address} characters" "$((${#address} > 500 ? 2 : 0))" "$status"
    done
}

@test "a long value is cut between two characters" {
    repeat + 59
    check_refused "--seed: $REPLY... is not a whole number from 1 to 2147483646" --seed "${REPLY}ä+"
    check_refused "--seed: ${REPLY}0 is not a whole number from 1 to 2147483646" --seed "${REPLY}0"
    check_refused "$REPLY...: unknown command; see maze.sh help" "${REPLY}ä+"
    repeat ä 29 # the 60th byte might be half of a character
    check_refused "--seed: $REPLY... is not a whole number from 1 to 2147483646" --seed "$REPLY$REPLY"
}

# bats test_tags=edge,random
@test "a file may have any name, which is shown harmlessly where it cannot be read or written" {
    read_hostile
    seldom=yes
    for ((v = 0; v < ${#hostile[@]}; v += 2)); do
        has_turn 4 || continue
        name=${hostile[v]} shown=${hostile[v + 1]}
        check_failed "$shown: file not found; check its name" check -i "$name"
        [[ -n $name && $shown != *... ]] || continue
        check_failed "missing/$shown: folder not found; check the path" generate 5x5 --seed 1 -o "missing/$name"
        check_printed '' generate 5x5 --seed 1 -f text -o "$name"
        check_printed "${u_maze//\//$'\n'}"$'\n# seed 1\n' generate -i "$name" -f text
        check_files "$name" "$name"
        rm -f -- "$name"
    done
    check_failed "'': cannot be written" generate 5x5 --seed 1 -o ''
    check_files 'file names'
}

# bats test_tags=edge
@test "only a readable file is read: no directory, no device, no missing file" {
    mkdir folder
    : >secret
    chmod 0 secret
    for name in folder . / '' missing missing/maze /dev/zero /dev/null /dev/full; do
        [[ $name != /dev/* || -c $name ]] || continue
        said='file not found; check its name'
        case $name in
            /dev/*) said='cannot be read' ;;
            folder | . | /) said='is a folder, not a file' ;;
            missing/maze) said='folder not found; check the path' ;;
        esac
        for call in generate check solve 'play --keys s'; do
            read -r -a call <<<"$call"
            check_failed "${name:-"''"}: $said" "${call[@]}" -i "$name"
        done
    done
    [[ -r secret ]] || check_failed 'secret: no permission to read this file' generate -i secret
}
