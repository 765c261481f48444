#!/usr/bin/env bats
# bats file_tags=shell
# shellcheck disable=SC2016,SC2030,SC2031,SC2034,SC2154 # values that a shell would run must not be
# expanded here; each test is a process of its own; helpers.bash sets out, err and the twins, and
# reads input and limit
#
# Maze files: read, whatever stands in them, written and read back, solved, checked and replaced.
# In a maze written as one string a / ends a line.

load ../support/helpers

setup_file() { find_interpreters; }

setup() { start_clean; }

# 3x3 cells with a bridge from (2,4) to (6,4), over (4,4). Its ways, by their cells:
#
#     (2,2)   (4,2)---(6,2)       the player starts above (2,2),
#       |       |       |         the exit is below (6,6)
#     (2,4)===(4,4)===(6,4)
#               |
#     (2,6)---(4,6)---(6,6)
#
woven='7 7/1 8 1 1 1 1 1/1 0 1 0 0 0 1/1 0 1 0 1 0 1/1 0 4 0 5 0 1/1 1 1 0 1 1 1/1 0 0 0 0 0 1/1 1 1 1 1 7 1'
readonly woven

# Both ends of a bridge of each kind can be left out of these; VALUE is a row or column.
readonly bridge_row='7 7/1 8 1 1 1 1 1/1 0 1 0 1 0 1/1 0 1 0 1 0 1/VALUE/1 0 1 0 1 0 1/1 0 0 0 0 0 1/1 1 1 1 1 7 1'

lines_of() { # <maze> -> REPLY: as maze.sh prints it
    REPLY=${1//\//$'\n'}$'\n'
}

# ---------------------------------------------------------------------------------------------
# Bad files
# ---------------------------------------------------------------------------------------------

# bats test_tags=edge
@test "a bad file is told in one line, with the number of the line and what is wrong there" {
    local first='1 8 1 1 1' inner='1 0 1 0 1' bottom='1 0 0 0 1' last='1 1 1 7 1'
    local most=999999999999999999999999999999
    # the file | what is said of it; it ends with a line end
    bad_files=(
        "|2: not a width and a height" # the end is a line of its own
        "# no more than a remark|2: not a width and a height"
        "$first/$inner/$inner/$bottom/$last|1: not a width and a height"
        "5/$first|1: not a width and a height"
        "5 5 5/$first|1: not a width and a height"
        "5x5/$first|1: not a width and a height"
        "4 5/$first|1: width is not from 5 to 2001: 4"
        "6 5/$first|1: width is not odd, take 5 or 7: 6"
        "5 6/$first|1: height is not odd, take 5 or 7: 6"
        "3 5/$first|1: width is not from 5 to 2001: 3"
        "5 2003/$first|1: height is not from 5 to 2001: 2003"
        "0 0/$first|1: width is not from 5 to 2001: 0"
        "$most 5/$first|1: width is not from 5 to 2001: $most"
        "5 18446744073709551621/$first|1: height is not from 5 to 2001: 18446744073709551621"
        "-5 5/$first|1: width is not a number: -5"
        "five 5/$first|1: width is not a number: five"
        "5 0x5/$first|1: height is not a number: 0x5"
        "5 1e1/$first|1: height is not a number: 1e1"
        "5 a[\$(touch|1: height is not a number: a[\$(touch"
        "a[\$(touch\${IFS}pwned)] 5|1: width is not a number: a[\$(touch\${IFS}pwned)]"
        "5 \`id\`|1: height is not a number: \`id\`"
        "# remark/#/6 5|3: width is not odd, take 5 or 7: 6"
        "5 5|2: only 0 of 5 rows"
        "5 5/$first|3: only 1 of 5 rows"
        "5 5/$first/$inner/$inner/$bottom|6: only 4 of 5 rows"
        "5 5/# remark/$first/$inner/$inner/$bottom/# goal 4,6|8: only 4 of 5 rows"
        "5 5/$first/$inner/$inner/$bottom/$last/$last|7: more than 5 rows"
        "5 5/$first/$inner/$inner/$bottom/$last/seed 1|7: more than 5 rows"
        "5 5/$first/$inner//$bottom/$last|4: 0 codes, not 5"
        "5 5/$first/$inner/1 0 1 0/$bottom/$last|4: 4 codes, not 5"
        "5 5/$first/$inner/1 0 1 0 1 0/$bottom/$last|4: 6 codes, not 5"
        "5 5/$first/10101/$inner/$bottom/$last|3: 1 codes, not 5"
        "5 5/$first/1,0,1,0,1/$inner/$bottom/$last|3: 1 codes, not 5"
        "5 5/ #/$inner/$inner/$bottom/$last|2: 1 codes, not 5" # a remark begins with its #
        "5 5/$first/1 6 1 0 1/$inner/$bottom/$last|3: unknown code: 6"
        "5 5/$first/1 10 1 0 1/$inner/$bottom/$last|3: unknown code: 10"
        "5 5/$first/1 00 1 0 1/$inner/$bottom/$last|3: unknown code: 00"
        "5 5/$first/1 -1 1 0 1/$inner/$bottom/$last|3: unknown code: -1"
        "5 5/$first/1 x 1 0 1/$inner/$bottom/$last|3: unknown code: x"
        "5 5/$first/1 * 1 0 1/$inner/$bottom/$last|3: unknown code: *"
        "5 5/$first/1 ~ 1 0 1/$inner/$bottom/$last|3: unknown code: ~"
        "5 5/$first/1 0 1 0 #/$inner/$bottom/$last|3: unknown code: #"
        "5 5/$first/1 \\ 1 0 1/$inner/$bottom/$last|3: unknown code: \\"
        "5 5/$first/1 %n 1 0 1/$inner/$bottom/$last|3: unknown code: %n"
        "5 5/$first/1 a[\$(touch\${IFS}pwned)] 1 0 1/$inner/$bottom/$last|3: unknown code: a[\$(touch\${IFS}pwned)]"
        "5 5/$first/1 \$(touch pwned) 1 1/$inner/$bottom/$last|3: unknown code: \$(touch"
        "5 5/$first/1 "$'\033]0;x\a'" 1 0 1/$inner/$bottom/$last|3: unknown code: ?]0;x?"
        "5 5/$first/1 "$'\033[31m'" 1 0 1/$inner/$bottom/$last|3: unknown code: ?[31m"
        "5 5/$first/1 "$'\302\233'"5m 1 0 1/$inner/$bottom/$last|3: unknown code: ?5m"
        "5 5/$first/1 "$'\1'" 1 0 1/$inner/$bottom/$last|3: unknown code: ?"
        "5 5/$first/1 "$'0\177'" 1 0 1/$inner/$bottom/$last|3: unknown code: 0?"
        "5 5/$first/1 "$'\r'" 1 0 1/$inner/$bottom/$last|3: unknown code: ?"
        "5 5/$first/1 "$'\v'" 1 0 1/$inner/$bottom/$last|3: unknown code: ?"
        "5 5/$first/1 "$'\302\240'" 1 0 1/$inner/$bottom/$last|3: unknown code: "$'\302\240'
        "5 5/1 8 1 8 1/$inner/$inner/$bottom/$last|2: a second player"
        "5 5/$first/$inner/$inner/1 8 0 0 1/$last|5: a second player"
        "5 5/1 8 1 7 1/$inner/$inner/$bottom/$last|6: a second goal"
        "5 5/$first/1 7 1 7 1/$inner/$bottom/1 1 1 1 1|3: a second goal"
        "5 5/7 8 1 1 1/$inner/$inner/$bottom/$last|2: a goal in a corner"
        "5 5/1 8 1 1 7/$inner/$inner/$bottom/$last|2: a goal in a corner"
        "5 5/$first/$inner/$inner/$bottom/7 1 1 1 1|6: a goal in a corner"
        "5 5/$first/$inner/$inner/$bottom/1 1 1 1 7|6: a goal in a corner"
    )
    # a row | each bridge end in it that has no other end
    for row in '1 0 4 0 1 0 1' '1 0 1 0 5 0 1' '1 0 3 0 1 0 1' '1 0 1 0 2 0 1' '1 0 0 3 0 0 1' \
        '1 0 0 2 0 0 1' '1 0 4 0 4 0 1' '1 0 5 0 5 0 1' '1 0 5 0 4 0 1' '1 0 4 5 0 0 1' \
        '4 0 5 0 1 0 1' '1 0 1 0 4 0 5' '5 0 1 0 1 0 1' '1 0 1 0 1 0 4' '1 4 0 5 0 0 1' \
        '1 4 1 5 1 0 1' '1 0 4 8 1 0 1' \
        '1 0 4 0 8 0 1'; do
        file=${bridge_row/VALUE/$row}
        [[ $row != *8* ]] || file=${file/1 8 1/1 0 1}
        bad_files+=("$file|5: a bridge with no other end")
    done
    row='1 0 1 0 1 0 1'
    bad_files+=(
        # from north to south, by rows: the first one told is the one nearest to the top
        "7 7/1 8 1 2 1 1 1/$row/1 0 1 3 1 0 1/$row/$row/$row/1 1 1 1 1 7 1|2: a bridge with no other end"
        "7 7/1 8 1 3 1 1 1/$row/1 0 1 2 1 0 1/$row/$row/$row/1 1 1 1 1 7 1|2: a bridge with no other end"
        "7 7/1 8 1 1 1 1 1/$row/1 0 1 3 1 0 1/$row/1 0 1 1 1 0 1/$row/1 1 1 1 1 7 1|4: a bridge with no other end"
        "7 7/1 8 1 1 1 1 1/$row/1 0 1 1 1 0 1/$row/1 0 1 2 1 0 1/$row/1 1 1 1 1 7 1|6: a bridge with no other end"
        "7 7/1 8 1 1 1 1 1/$row/$row/$row/1 0 1 3 1 0 1/$row/1 1 1 2 1 7 1|6: a bridge with no other end"
        "7 7/1 8 1 1 1 1 1/$row/1 0 1 2 1 0 1/$row/1 0 1 3 1 0 1/$row/1 1 1 1 1 7 1|4: a bridge with no other end"
        "# one/7 7/1 8 1 1 1 1 1/# two/$row/$row/# three/#/1 0 4 0 1 0 1/$row/$row/1 1 1 1 1 7 1|9: a bridge with no other end"
    )
    for ((i = 0; i < ${#bad_files[@]}; i++)); do
        put_file "../bad$i" "${bad_files[i]%%|*}"
        set -- generate solve check 'play --keys s'
        shift $((i % 4))
        read -r -a call <<<"$1"
        check_failed "../bad$i: line ${bad_files[i]#*|}" "${call[@]}" -i "../bad$i"
    done
    check_untouched 'bad files'
    all_right
}

@test "what is wrong in a file is told in German too" {
    put_file even '6 5'
    put_file wide '5 5/1 1 1 1'
    try "${bash_twin[@]}" generate --lang de -i even
    check 'even' $'maze.sh: even: Zeile 1: Breite ist nicht ungerade, nimm 5 oder 7: 6\n' "$err"
    try "${bash_twin[@]}" generate --lang de -i wide
    check 'wide' $'maze.sh: wide: Zeile 2: 4 Codes statt 5\n' "$err"
    all_right
}

@test "an empty file is one line, and so is a file of no more than a line end" {
    : >../empty_file
    check_failed '../empty_file: line 1: not a width and a height' generate -i ../empty_file
    check_failed '-: line 1: not a width and a height' check -i - # standard input holds nothing
    put_file ../blank ''
    check_failed '../blank: line 2: not a width and a height' solve -i ../blank
    all_right
}

repeat() { # <text> <times> -> REPLY
    printf -v REPLY '%*s' "$2" ''
    REPLY=${REPLY// /$1}
}

# bats test_tags=edge
@test "a line may have 16383 characters, not 16384, wherever it stands" {
    lines_of "$u_maze"
    maze=$REPLY
    for place in header row remark after; do
        for count in 16383 16384 16385; do
            case $place in
                header)
                    repeat ' ' $((count - 3))
                    printf '%s' "${maze/5 5/5${REPLY} 5}" >"../$place$count"
                    number=1
                    ;;
                row)
                    repeat ' ' $((count - 9))
                    printf '%s' "${maze/1 8 1 1 1/1 8 1 1 1$REPLY}" >"../$place$count"
                    number=2
                    ;;
                remark)
                    repeat x $((count - 1))
                    printf '#%s\n%s' "$REPLY" "$maze" >"../$place$count"
                    number=1
                    ;;
                after)
                    repeat '#' "$count"
                    printf '%s%s' "$maze" "$REPLY" >"../$place$count"
                    number=7
                    ;;
            esac
            if ((count < 16384)); then
                check_printed "$maze" generate -f text -i "../$place$count"
            else
                check_failed "../$place$count: line $number: longer than 16384 characters" generate -f text -i "../$place$count"
            fi
        done
    done
    all_right
}

# bats test_tags=edge
@test "a line of 20 MB ends in a moment, with one line" {
    head -c 20000000 /dev/zero | tr '\0' 1 >../ones
    check_failed '../ones: line 1: longer than 16384 characters' generate -i ../ones
    (lines_of "5 5/1 8 1 1 1/1 0 " && printf %s "${REPLY%?}" && cat ../ones) >../row
    check_failed '../row: line 3: longer than 16384 characters' check -i ../row
    (printf '5 5 #' && cat ../ones) >../header
    input=../header
    check_failed '-: line 1: longer than 16384 characters' solve -i -
    head -c 20000000 /dev/zero >../zeros
    check_failed '../zeros: line 1: a NUL byte' generate -i ../zeros
    all_right
}

@test "20 MB of rows behind the last are refused at the first of them" {
    lines_of "$u_maze"
    (printf %s "$REPLY" && head -c 20000000 /dev/zero | tr '\0' '\n' && echo 1) >../long
    put_file ../rows "$u_maze"
    printf '1 1 1 1 1\n%.0s' {1..100000} >>../rows
    check_failed '../rows: line 7: more than 5 rows' generate -i ../rows
    all_right
}

# bats test_tags=edge
@test "binary rubbish is one line" {
    # 256 bytes, each value once, ten times over, from a place that moves
    all=''
    for ((i = 1; i < 256; i++)); do
        printf -v byte '\\x%02x' "$i"
        printf -v byte %b "$byte"
        all+=$byte
    done
    for ((i = 1; i < 256; i += 17)); do
        printf '%s%s%s\0%s' "${all:i}" "${all:0:i}" "$all" "${all:i}" >"../rubbish$i"
        check_same generate -i "../rubbish$i"
        check "$i: status" 1 "$status"
        check "$i: output" '' "$out"
        [[ $err == 'maze.sh: ../rubbish'*': line '[123]': '[!$'\1'-$'\37']*$'\n' ]] || check "$i" 'one line' "$err"
        plain=${err%$'\n'}
        [[ $plain != *[$'\1'-$'\37'$'\177']* ]] || check "$i" 'no control characters' "$err"
    done
    check_untouched 'rubbish'
    all_right
}

@test "a file with NUL bytes in it is told in one line, be they in a number, a row, a remark or behind the last" {
    # bash up to 4.2 ends a line there, later ones pass them over: so none of them may guess
    printf '5 \0005\n1 8 1 1 1\n1 0 1 0 1\n1 0 1 0 1\n1 0 0 0 1\n1 1 1 7 1\n' >../header
    printf '5 5\n1 8 1 1 1\n1 0 1\0000 1\n1 0 1 0 1\n1 0 0 0 1\n1 1 1 7 1\n' >../row
    printf '5 5\n1 8 1 1 1\n1 0 1 0 1\n1 0 1 0 1\n1 0 0 0 1\n1 1 1 7 1\n# \000\n' >../remark
    printf '5 5\n1 8 1 1 1\n1 0 1 0 1\n1 0 1 0 1\n1 0 0 0 1\n1 1 1 7 1\n\000' >../end
    for line in header:1 row:3 remark:7 end:7; do
        check_failed "../${line%:*}: line ${line#*:}: a NUL byte" generate -i "../${line%:*}"
        input=../${line%:*}
        check_failed "-: line ${line#*:}: a NUL byte" check -i -
        input=/dev/null
    done
    check 'through a pipe' 'maze.sh: -: line 3: a NUL byte' "$(printf '5 5\n1 8 1 1 1\n\0001' | "${bash_twin[@]}" generate -i - 2>&1)"
    # the first thing that is wrong is told, and a line before it may be as long as any
    printf '5 5\n1 8 1 1\n\000' >../both
    check_failed '../both: line 2: 4 codes, not 5' solve -i ../both
    all_right
}

@test "standard input that is closed, or a directory, is one line" {
    input=/ # with that, Python itself does not even start
    try "${bash_twin[@]}" generate -i -
    check "directory: status" 1 "$status"
    check "directory: output" '' "$out"
    check "directory: error" $'maze.sh: cannot read: -\n' "$err"
    for name in bash python; do
        choose_twin "$name"
        status=0
        "${twin[@]}" generate -i - <&- >out 2>err || status=$?
        check "$name, closed: status" 1 "$status"
        check "$name, closed: output" '' "$(<out)"
        check "$name, closed: error" 'maze.sh: cannot read: -' "$(<err)"
    done
    all_right
}

# ---------------------------------------------------------------------------------------------
# Files written elsewhere
# ---------------------------------------------------------------------------------------------

# bats test_tags=edge
@test "files written elsewhere are welcome" {
    lines_of "$woven"
    maze=$REPLY
    printf '%s' "${maze%$'\n'}" >../no_final_newline
    printf '%s' "${maze//$'\n'/ $'\n'}" >../trailing_space
    printf '%s' "${maze//$'\n'/ $'\t' $'\t\n'}" >../trailing_blanks
    printf '%s' "${maze//$'\n'/$'\r\n'}" >../dos
    printf '%s' "${maze//$'\n'/ $'\r\n'}" >../dos_trailing_space
    REPLY=${maze//$'\n'/$'\r\n'}
    printf '%s' "${REPLY%$'\n'}" >../dos_no_final_newline
    printf '%s' "${maze// /$'\t'}" >../tabs
    printf '%s' "${maze// /   }" >../blanks
    printf '%s' "${maze// / $'\t' }" >../blanks_and_tabs
    printf '  %s' "${maze//$'\n'/$'\n\t '}" >../leading_blanks
    printf '# a remark\n#\n%s' "$maze" >../remarks_before
    printf '%s' "${maze//$'\n'/$'\n# 7 7\n#1 1 1\n'}" >../remarks_between
    printf '%s# a remark\n\n#' "$maze" >../remarks_after
    printf '%s\n\n \n\t\r\n' "$maze" >../empty_lines_after
    printf '%s# goal 1,1\n# goal\n# goal x,y\n# goal a[$(touch pwned)],1\n# player 4,4\n# player \n' "$maze" >../false_marks
    printf '%s' "${maze/7 7/007 07}" >../leading_zeros
    asked=0
    for file in ../*; do
        [[ -f $file && $file != ../out && $file != ../err && $file != *.log ]] || continue
        input=/dev/null
        check_printed "$maze" generate -f text -i "$file"
        input=$file
        check_printed "$maze" generate -f text -i -
        asked=$((asked + 2))
    done
    check 'questions' 32 "$asked" # none left out
    check_untouched 'files written elsewhere'
    all_right
}

@test "a maze can come through a pipe, a named pipe and a link" {
    lines_of "$woven"
    maze=$REPLY
    put_file file "$woven"
    ln -s file link
    mkfifo pipe
    for name in bash python; do
        choose_twin "$name"
        check "$name, pipe" "$maze" "$(lines_of "$woven" && printf %s "$REPLY" | "${twin[@]}" generate -f text -i -)"$'\n'
        check "$name, slow pipe" "$maze" "$(while IFS= read -r line; do
            echo "$line" && sleep 0.02
        done <file | "${twin[@]}" generate -f text -i -)"$'\n'
        cat file >pipe 3>&- &
        check "$name, named pipe" "$maze" "$("${twin[@]}" generate -f text -i pipe)"$'\n'
        wait "$!" # not for all: bats may have started a clock
        check "$name, process" "$maze" "$("${twin[@]}" generate -f text -i <(cat file))"$'\n'
        check "$name, link" "$maze" "$("${twin[@]}" generate -f text -i link)"$'\n'
        check "$name, from one to the other" "$maze" \
            "$("${twin[@]}" generate -f text -i file | "${twin[@]}" generate -f text --input=-)"$'\n'
    done
    all_right
}

# ---------------------------------------------------------------------------------------------
# Round trips
# ---------------------------------------------------------------------------------------------

without_facts() { # <text> -> REPLY: without the lines of its seed and its game
    local line
    REPLY=''
    while IFS= read -r line; do
        case $line in
            '# seed '* | '# steps '* | '# result '* | '# moves '* | '# bumps '* | '# position '*) ;;
            *) REPLY+=$line$'\n' ;;
        esac
    done <<<"${1%$'\n'}"
}

# bats test_tags=edge
@test "reading what was written gives the same maze, with every kind of ends, plain and woven" {
    seed=0
    for ends in corners opposite center random; do
        for weave in --bridges=0 --weave; do
            for size in 5x5 7x5 5x9 15x9 9x21; do
                seed=$((seed + 1))
                check_same generate "$size" --seed "$seed" --ends "$ends" "$weave" -f text
                without_facts "$out"
                check "$seed: seed" "$REPLY# seed $seed"$'\n' "$out"
                printf %s "$out" >"../maze$seed"
                check_printed "$REPLY" generate -i "../maze$seed" -f text
            done
        done
    done
    all_right
}

next_random() { # <n> -> REPLY: from 0 to n-1; of no importance but the same in every bash
    noise=$(((noise * 1103515245 + 12345) % 2147483648))
    REPLY=$((noise / 65536 % $1))
}

# bats test_tags=edge
@test "a game saved in mid-maze is read back as it was, and goes on from there" {
    noise=42 survived=0
    for ((seed = 1; seed <= 12; seed++)); do
        set -- corners opposite center random
        shift $((seed % 4))
        options=(9x7 --seed "$seed" --ends "$1" --weave)
        keys=''
        for ((i = 0; i < 60; i++)); do
            next_random 4
            set -- aa dd ss ww
            shift "$REPLY"
            keys+=$1
        done
        check_same play "${options[@]}" --keys "$keys" -f text
        saved=$out
        [[ $saved != *'# result won'* ]] || survived=$((survived + 1))
        printf %s "$saved" >"../saved$seed"
        without_facts "$saved"
        check_printed "$REPLY" generate -i "../saved$seed" -f text

        # The picture of the game and of what was read of it are the same; and so is their end.
        try "${bash_twin[@]}" play "${options[@]}" --keys "$keys" -f digits
        picture=${out%%result*}
        check_printed "$picture" generate -i "../saved$seed" -f digits
        try "${bash_twin[@]}" play "${options[@]}" --keys "${keys}dsdsdsdsaswd"
        position=${out##*position: }
        [[ $out != *'result: won'* ]] && result=unfinished || result=won
        try "${bash_twin[@]}" play -i "../saved$seed" --keys dsdsdsdsaswd
        check "$seed: position" "$position" "${out##*position: }"
        [[ $out == *"result: $result"* ]] || check "$seed" "$result" "$out"
    done
    [[ $survived -ge 1 ]] || check 'games won' 'at least one' "$survived"
    all_right
}

# bats test_tags=edge
@test "the player and the goal are saved wherever the player stands" {
    put_file ../woven "$woven"
    lines_of "$woven"
    # where he is | keys | what changes in the file, from, to | a last line | then a key, a place
    places=(
        "under the bridge|sssdwwaass|1 0 4 0 5 0 1|1 0 4 8 5 0 1||s|4,5"
        "west of the bridge|sss|1 0 4 0 5 0 1|1 8 4 0 5 0 1||d|6,4"
        "east of the bridge|sssd|1 0 4 0 5 0 1|1 0 4 0 5 8 1||a|2,4"
        "in a dead end|sssdwwaassssaa|1 0 0 0 0 0 1|1 8 0 0 0 0 1||a|2,6"
        "in a passage|ss|1 0 1 0 1 0 1|1 8 1 0 1 0 1||s|2,4"
        "above the exit|sssdwwaassssdd|1 0 0 0 0 0 1|1 0 0 0 0 8 1||s|6,7"
        "in the exit|sssdwwaassssdds|1 1 1 1 1 7 1|1 1 1 1 1 8 1|# goal 6,8|s|6,8"
        "outside|sssdwwaassssddss|||# player 6,8|w|6,8"
    )
    maze=${REPLY/1 8 1 1 1 1 1/1 0 1 1 1 1 1}
    for line in "${places[@]}"; do
        IFS='|' read -r where keys from to last key place <<<"$line"
        text=$maze
        [[ -z $from ]] || text=${maze/"$from"/"$to"}
        [[ -z $last ]] || text+=$last$'\n'
        check_same play -i ../woven --keys "$keys" -f text
        without_facts "$out"
        check "$where: written" "$text" "$REPLY"
        printf %s "$out" >"../${where// /_}"
        check_printed "$text" generate -i "../${where// /_}" -f text
        check_same play -i "../${where// /_}" --keys "$key"
        check "$where: the next step" "$place"$'\n' "${out##*position: }"
    done
    check_same play -i ../in_the_exit --keys s
    [[ $out == *$'result: won\nmoves: 1\n'* ]] || check 'in the exit' 'won' "$out"
    check_same play -i ../outside --keys w
    [[ $out == *$'result: won\nmoves: 0\nbumps: 0\n'* ]] || check 'outside' 'won already' "$out"
    all_right
}

@test "a goal inside the maze survives below the player" {
    put_file ../room '5 5/1 1 1 1 1/1 8 0 0 1/1 1 1 0 1/1 7 0 0 1/1 1 1 1 1'
    check_printed '5 5
1 1 1 1 1
1 0 0 0 1
1 1 1 0 1
1 8 0 0 1
1 1 1 1 1
# goal 2,4
# result won
# moves 6
# bumps 0
# position 2,4
' play -i ../room --keys ddssaaww -f text
    printf %s "$out" >../won
    check_printed $'5 5\n1 1 1 1 1\n1 0 0 0 1\n1 1 1 0 1\n1 8 0 0 1\n1 1 1 1 1\n# goal 2,4\n' generate -i ../won -f text
    check_printed $'##########\n##      ##\n######  ##\n##@     ##\n##########\nsteps: 0\n' solve -i ../won -f ascii
    check_printed $'##########\n##      ##\n######  ##\n##@     ##\n##########
result: won\nmoves: 0\nbumps: 0\nposition: 2,4\n' play -i ../won --keys dd -f ascii
    all_right
}

# bats test_tags=edge
@test "an exit on each side of the maze survives the player in it, and outside of it" {
    # the exit | the way to it from the middle | the square outside
    for line in '2,1|aaww|2,0' '4,1|ww|4,0' '1,4|aa|0,4' '7,4|dd|8,4' '6,7|ddss|6,8'; do
        IFS='|' read -r exit keys outside <<<"$line"
        maze='7 7/1 1 1 1 1 1 1/1 0 0 0 0 0 1/1 0 0 0 0 0 1/1 0 0 8 0 0 1/1 0 0 0 0 0 1/1 0 0 0 0 0 1/1 1 1 1 1 1 1'
        IFS=/ read -r -a rows <<<"$maze"
        x=${exit%,*} y=${exit#*,}
        rows[y]=${rows[y]:0:2*x-2}7${rows[y]:2*x-1}
        printf '%s\n' "${rows[@]}" >"../exit$exit"
        for twice in '' x; do
            steps=$keys
            case $exit in # all rooms are open: only the last steps matter
                2,1) steps=aawww ;; 4,1) steps=www ;; 1,4) steps=aaa ;; 7,4) steps=ddd ;; 6,7) steps=ddsss ;;
            esac
            [[ -z $twice ]] || steps+=${steps:${#steps}-1}
            check_same play -i "../exit$exit" --keys "$steps" -f text
            printf %s "$out" >"../exit$exit$twice.saved"
            without_facts "$out"
            check_printed "$REPLY" generate -i "../exit$exit$twice.saved" -f text
            case $twice in
                '') [[ $REPLY == *$'\n# goal '"$outside"$'\n' ]] || check "$exit" "goal $outside" "$REPLY" ;;
                x) [[ $REPLY == *$'\n# player '"$outside"$'\n' ]] || check "$exit" "player $outside" "$REPLY" ;;
            esac
        done
    done
    all_right
}

@test "a goal below the player survives line ends and blanks of elsewhere" {
    for ending in $'\r\n' $' \n' $'\t\n' $' \r\n'; do
        printf "%s$ending" '5 5' '1 0 1 1 1' '1 0 1 0 1' '1 0 1 0 1' '1 0 0 0 1' '1 1 1 8 1' '# goal 4,6' >../in_exit
        for name in bash python; do
            choose_twin "$name"
            try "${twin[@]}" play -i ../in_exit --keys s -f ascii
            check "$name $ending: status" 0 "$status"
            check "$name $ending: error" '' "$err"
            [[ $out == *$'\nresult: won\n'* ]] || check "$name $ending" 'won' "$out"
        done
    done
    all_right
}

# bats test_tags=edge
@test "a solution in a file is read as open, and the solved maze can be solved again" {
    put_file ../woven "$woven"
    solved='7 7
1 8 1 1 1 1 1
1 9 1 9 9 9 1
1 9 1 9 1 9 1
1 9 4 9 5 9 1
1 1 1 9 1 1 1
1 0 0 9 9 9 1
1 1 1 1 1 7 1
# steps 16
'
    check_printed "$solved" solve -i ../woven -f text
    printf %s "$solved" >../solved
    lines_of "$woven"
    check_printed "$REPLY" generate -i ../solved -f text
    check_printed "$solved" solve -i ../solved -f text
    for ((seed = 1; seed <= 10; seed++)); do
        check_same solve 11x11 --weave --ends random --seed "$seed" -f text
        printf %s "$out" >"../solved$seed"
        try "${bash_twin[@]}" generate 11x11 --weave --ends random --seed "$seed" -f text
        without_facts "$out"
        check_printed "$REPLY" generate -i "../solved$seed" -f text
    done
    all_right
}

# ---------------------------------------------------------------------------------------------
# Several mazes, and what lines behind # say
# ---------------------------------------------------------------------------------------------

@test "a file may hold several mazes, empty lines between them; each command takes them all" {
    for options in '5x5' '9x7 --weave --ends random' '7x7 -a wilson --loops 50'; do
        read -r -a options <<<"$options"
        print generate "${options[@]}" --seed 7 --count 4 -f text >../all
        for seed in 7 8 9 10; do
            print generate "${options[@]}" --seed "$seed" -f text >"../one$seed"
        done
        for call in 'generate -f lines' 'solve -f half' 'solve -f text' check 'play --keys sdsdsd -f braille'; do
            read -r -a call <<<"$call"
            expected=''
            for seed in 7 8 9 10; do
                try "${bash_twin[@]}" "${call[@]}" -i "../one$seed"
                expected+=${expected:+$'\n'}$out
            done
            [[ ${call[0]} == check && $expected == *'perfect: no'* ]] && status=1 || status=0
            check_both "$status" "$expected" '' "${call[@]}" -i ../all
        done
    done
    lines_of "$u_maze"
    maze=$REPLY
    printf '%s\n\n# between\n \n%s\n\n# behind\n' "$maze" "$maze" >../apart
    check_printed "$maze"$'\n'"$maze" generate -f text -i ../apart
    all_right
}

@test "what is wrong in a later maze of a file is told with its line, behind the mazes before it" {
    lines_of "$u_maze"
    maze=$REPLY
    # what follows the empty line | what is said
    while IFS='|' read -r text message; do
        file=../later${message%%:*}
        printf '%s\n%s\n' "$maze" "${text//\//$'\n'}" >"$file"
        check_both 1 "$maze" "maze.sh: $file: line $message"$'\n' generate -f text -i "$file"
    done <<<'1 1 1 7 1|8: not a width and a height
# seed 1//1 1 1 7 1|10: not a width and a height
6 5|8: width is not odd, take 5 or 7: 6
5 5/1 1 1 1 1|10: only 1 of 5 rows
5 5/1 8 1 8 1|9: a second player'
    put_file ../wall '5 5/1 1 1 1 1/1 8 1 0 1/1 0 1 0 1/1 0 1 7 1/1 1 1 1 1'
    try "${bash_twin[@]}" solve -f ascii -i <(printf '%s\n' "$maze")
    (printf '%s\n' "$maze" && cat ../wall) >../later
    check_both 1 "$out" $'maze.sh: there is no way from the player to the goal\n' solve -f ascii -i ../later
    all_right
}

# bats test_tags=edge
@test "# keys, # time, # option and # seed of anybody change nothing but what they may, and run nothing" {
    load_hostile
    lines_of "$u_maze"
    maze=$REPLY
    try "${bash_twin[@]}" play -f ascii --keys '' -i <(printf %s "$maze")
    expected=$out
    for ((v = 0; v < ${#hostile[@]}; v += 2)); do
        value=${hostile[v]//$'\n'/ }
        value=${value:0:1000}
        printf %s "$maze" >"../marked$v"
        for line in '# time' '# seed' '# option' '# option seed' '# option width' '# option ends' '# option weave' \
            '# option keys' '# option output' '# times' '#keys' '# keys'; do
            [[ $line != '# keys' ]] || value=${value//[asdwu]/} # those would be played
            printf '%s %s\n' "$line" "$value" >>"../marked$v"
        done
        check_both 0 "$expected" '' play -f ascii --keys '' -i "../marked$v"
        check_both 0 "$maze" '' generate -f text -i "../marked$v"
    done
    printf '%s# keys %s\n' "$maze" 'x[$(s)a`d`;w' >../marked # keys among them are played
    check_same play -f ascii --keys '' -i ../marked
    [[ $out == *$'position: 2,1\n' ]] || check 'keys' 'played' "$out"
    check_same generate -f text -i ../marked
    check 'kept' "$maze# keys sadw"$'\n' "$out"
    check_untouched 'lines behind #'
    all_right
}

@test "keys in a file are played before those of --keys, over any number of lines, and solve begins where they lead" {
    put_file ../played "$u_maze/# keys ss/# keys s"
    check_same play -f ascii --keys d -i ../played
    check 'moves' $'result: unfinished\nmoves: 4\nbumps: 0\nposition: 3,4\n' "result${out#*result}"
    check_same play -f ascii --keys uu -i ../played
    check 'u' $'result: unfinished\nmoves: 5\nbumps: 0\nposition: 2,2\n' "result${out#*result}"
    check_same solve -f ascii -i ../played
    check 'solve' $'steps: 4\n' "steps${out#*steps}"
    put_file ../won "$u_maze/# keys sssddssaaa"
    check_same play -f ascii --keys ddd -i ../won
    check 'won' $'result: won\nmoves: 7\nbumps: 0\nposition: 4,6\n' "result${out#*result}"
    lines_of "$u_maze"
    expected=$REPLY
    repeat d 60
    for more in '' d dddddddddd; do # written in lines of 60
        put_file "../long$more" "$u_maze/# keys $REPLY$REPLY$more"
        check_printed "$expected# keys $REPLY"$'\n'"# keys $REPLY"$'\n'"${more:+"# keys $more"$'\n'}" \
            generate -f text -i "../long$more"
    done
    all_right
}

# ---------------------------------------------------------------------------------------------
# Files without a player or a goal
# ---------------------------------------------------------------------------------------------

# bats test_tags=edge
@test "a maze without a player or a goal is shown and checked; played and solved it says what is missing" {
    # the file | the last row of its picture | what is missing
    put_file ../nobody '5 5/1 0 1 1 1/1 0 1 0 1/1 0 1 0 1/1 0 0 0 1/1 1 1 7 1'
    put_file ../nowhere '5 5/1 8 1 1 1/1 0 1 0 1/1 0 1 0 1/1 0 0 0 1/1 1 1 0 1'
    put_file ../nothing '5 5/1 1 1 1 1/1 0 1 0 1/1 0 1 0 1/1 0 0 0 1/1 1 1 1 1'
    check_printed $'##  ######\n##  ##  ##\n##  ##  ##\n##      ##\n######  ##\n' generate -f ascii -i ../nobody
    check_printed $'##@ ######\n##  ##  ##\n##  ##  ##\n##      ##\n######  ##\n' generate -f ascii -i ../nowhere
    check_printed $'##########\n##  ##  ##\n##  ##  ##\n##      ##\n##########\n' generate -f ascii -i ../nothing
    for name in nobody nowhere nothing; do
        check_printed $'cells: 4\npassages: 3\nreachable: 4\ndead ends: 2\nbridges: 0\nperfect: yes\nway: none\nturns: none\njunctions: 0\n' check -i "../$name"
        missing=player
        [[ $name != nowhere ]] || missing=goal
        check_failed "the maze has no $missing: ../$name" solve -i "../$name"
        check_failed "the maze has no $missing: ../$name" play --keys s -i "../$name"
        try "${bash_twin[@]}" generate -i "../$name" -f text
        check_printed "$out" generate -i "../$name" -f text
    done
    put_file ../marked '5 5/1 1 1 1 1/1 0 1 0 1/1 0 1 0 1/1 0 0 0 1/1 1 1 7 1/# player 2,2/# goal 2,2'
    check_failed 'the maze has no player: ../marked' solve -i ../marked
    all_right
}

# ---------------------------------------------------------------------------------------------
# solve and check, by hand
# ---------------------------------------------------------------------------------------------

@test "of two shortest ways solve takes the one that begins east, then west, south, north" {
    put_file ../east_south '5 5/1 1 1 1 1/1 8 0 0 1/1 0 1 0 1/1 0 0 7 1/1 1 1 1 1'
    check_printed '##########
##@ . . ##
##  ##. ##
##    X ##
##########
steps: 4
' solve -f ascii -i ../east_south

    put_file ../west_south '5 5/1 1 1 1 1/1 0 0 8 1/1 0 1 0 1/1 7 0 0 1/1 1 1 1 1'
    check_printed '##########
##. . @ ##
##. ##  ##
##X     ##
##########
steps: 4
' solve -f ascii -i ../west_south

    put_file ../east_west '7 5/1 1 1 1 1 1 1/1 0 0 8 0 0 1/1 0 1 1 1 0 1/1 0 0 7 0 0 1/1 1 1 1 1 1 1'
    check_printed '##############
##    @ . . ##
##  ######. ##
##    X . . ##
##############
steps: 6
' solve -f ascii -i ../east_west

    put_file ../south_north '5 7/1 1 1 1 1/1 0 0 0 1/1 0 1 0 1/1 8 1 7 1/1 0 1 0 1/1 0 0 0 1/1 1 1 1 1'
    check_printed '##########
##      ##
##  ##  ##
##@ ##X ##
##. ##. ##
##. . . ##
##########
steps: 6
' solve -f ascii -i ../south_north

    # where he comes to a fork, too: down one square, then east before south
    put_file ../fork '7 7/1 8 1 1 1 1 1/1 0 0 0 0 0 1/1 0 1 0 1 0 1/1 0 0 0 0 0 1/1 0 1 0 1 0 1/1 0 0 0 0 0 1/1 1 1 1 1 7 1'
    check_printed '##@ ##########
##. . . . . ##
##  ##  ##. ##
##        . ##
##  ##  ##. ##
##        . ##
##########. ##
steps: 11
' solve -f ascii -i ../fork
    all_right
}

@test "in an open room the shortest way is straight, and first east" {
    put_file ../room '7 7/1 1 1 1 1 1 1/1 8 0 0 0 0 1/1 0 0 0 0 0 1/1 0 0 0 0 0 1/1 0 0 0 0 0 1/1 0 0 0 0 7 1/1 1 1 1 1 1 1'
    check_printed '##############
##@ . . . . ##
##        . ##
##        . ##
##        . ##
##        X ##
##############
steps: 8
' solve -f ascii -i ../room
    put_file ../back '7 7/1 1 1 1 1 1 1/1 7 0 0 0 0 1/1 0 0 0 0 0 1/1 0 0 0 0 0 1/1 0 0 0 0 0 1/1 0 0 0 0 8 1/1 1 1 1 1 1 1'
    check_printed '##############
##X         ##
##.         ##
##.         ##
##.         ##
##. . . . @ ##
##############
steps: 8
' solve -f ascii -i ../back
    all_right
}

@test "the shortest way may lead through an open pillar, and along squares that are no cells" {
    put_file ../pillar '5 5/1 1 1 1 1/1 8 0 1 1/1 1 0 1 1/1 1 0 7 1/1 1 1 1 1'
    check_printed '##########
##@ . ####
####. ####
####. X ##
##########
steps: 4
' solve -f ascii -i ../pillar
    put_file ../pillars '5 5/1 1 1 1 1/1 0 1 0 1/1 8 0 7 1/1 0 1 0 1/1 1 1 1 1'
    check_printed '##########
##  ##  ##
##@ . X ##
##  ##  ##
##########
steps: 2
' solve -f ascii -i ../pillars
    all_right
}

@test "the shortest way goes over a bridge in one step, and under it" {
    put_file ../woven "$woven"
    check_printed '##@ ##########
##. ##. . . ##
##. ##. ##. ##
##. ======. ##
######. ######
##    . . . ##
##########. ##
steps: 16
' solve -f ascii -i ../woven
    check_printed '##  ##########
##  ##      ##
##  ##  ##  ##
##  ======  ##
######  ######
##          ##
##########  ##
result: won
moves: 16
bumps: 0
position: 6,8
' play -f ascii -i ../woven --keys sssdwwaassssddss

    # north to south, and from the far end back
    put_file ../down_cut '7 7/1 1 1 1 1 1 1/1 7 1 0 0 8 1/1 0 1 3 1 1 1/1 0 0 0 0 0 1/1 1 1 2 1 0 1/1 0 0 0 1 0 1/1 1 1 1 1 1 1'
    check_failed 'there is no way from the player to the goal' solve -i ../down_cut
    put_file ../down '7 7/1 1 1 1 1 1 1/1 7 1 0 0 8 1/1 0 1 3 1 1 1/1 0 0 0 0 0 1/1 0 1 2 1 0 1/1 0 0 0 1 0 1/1 1 1 1 1 1 1'
    check_printed '##############
##X ##. . @ ##
##. ##||######
##.   ||    ##
##. ##||##  ##
##. . . ##  ##
##############
steps: 9
' solve -f ascii -i ../down
    put_file ../up '7 7/1 1 1 1 1 1 1/1 8 1 0 0 7 1/1 0 1 3 1 1 1/1 0 0 0 0 0 1/1 0 1 2 1 0 1/1 0 0 0 1 0 1/1 1 1 1 1 1 1'
    check_printed '##############
##@ ##. . X ##
##. ##||######
##.   ||    ##
##. ##||##  ##
##. . . ##  ##
##############
steps: 9
' solve -f ascii -i ../up
    # a bridge is not entered from its side or from below
    put_file ../under '7 7/1 1 1 1 1 1 1/1 0 1 0 1 0 1/1 0 1 0 1 0 1/1 7 4 8 5 0 1/1 0 1 0 1 0 1/1 0 1 0 1 0 1/1 1 1 1 1 1 1'
    check_failed 'there is no way from the player to the goal' solve -i ../under
    all_right
}

@test "no way is one line and status 1, and the player already at the goal is 0 steps" {
    put_file ../wall '5 5/1 1 1 1 1/1 8 1 0 1/1 0 1 0 1/1 0 1 7 1/1 1 1 1 1'
    check_failed 'there is no way from the player to the goal' solve -i ../wall
    check_failed 'there is no way from the player to the goal' solve -i ../wall -f text
    put_file ../closed '5 5/1 8 1 1 1/1 0 1 0 1/1 0 1 0 1/1 0 0 0 1/7 1 1 1 1'
    check_failed '../closed: line 6: a goal in a corner' solve -i ../closed
    put_file ../pillar_exit '5 5/1 8 1 1 1/1 0 1 0 1/1 0 1 0 1/1 0 0 0 1/1 1 7 1 1' # below an open square
    check_printed $'##@ ######\n##. ##  ##\n##. ##  ##\n##. .   ##\n####. ####\nsteps: 6\n' solve -f ascii -i ../pillar_exit
    put_file ../here '5 5/1 1 1 1 1/1 8 1 0 1/1 0 1 0 1/1 0 0 0 1/1 1 1 1 1/# goal 2,2'
    check_printed $'##########\n##@ ##  ##\n##  ##  ##\n##      ##\n##########\nsteps: 0\n' solve -f ascii -i ../here
    put_file ../out_there '5 5/1 0 1 1 1/1 0 1 0 1/1 0 1 0 1/1 0 0 0 1/1 1 1 7 1/# player 4,6'
    check_printed $'##  ######\n##  ##  ##\n##  ##  ##\n##      ##\n######  ##\nsteps: 0\n' solve -f ascii -i ../out_there
    all_right
}

@test "another opening in the border is no way out, and the way round the maze is none" {
    # two openings east lead into one another only round the maze
    put_file ../round '5 7/1 1 1 1 1/1 8 0 0 0/1 1 1 1 1/1 0 0 0 0/1 0 1 1 1/1 0 0 7 1/1 1 1 1 1'
    check_failed 'there is no way from the player to the goal' solve -i ../round
    check_printed '##########
##      @ 
##########
##        
##  ######
##    X ##
##########
result: unfinished
moves: 3
bumps: 4
position: 5,2
' play -f ascii -i ../round --keys dddddss
    all_right
}

check_facts() { # <name> <maze> <cells> <passages> <reachable> <dead ends> <bridges> <perfect> <way> <turns> <junctions>
    local status=0
    put_file "../$1" "$2"
    [[ $8 == yes ]] || status=1
    check_both "$status" "cells: $3
passages: $4
reachable: $5
dead ends: $6
bridges: $7
perfect: $8
way: $9
turns: ${10}
junctions: ${11}
" '' check -i "../$1"
}

@test "check counts what there is in a maze, and says whether it is perfect" {
    local wall='1 1 1 1 1' wide='1 1 1 1 1 1 1'
    #          name and maze | cells, passages, reachable, dead ends, bridges, perfect, way, turns, junctions
    check_facts u "$u_maze" 4 3 4 2 0 yes 7 2 0
    check_facts woven "$woven" 9 8 9 3 1 yes 16 6 1
    check_facts closed "5 5/$wall/1 0 1 0 1/1 0 1 0 1/1 0 0 0 1/$wall" 4 3 4 2 0 yes none none 0
    check_facts loop "5 5/$wall/1 0 0 0 1/1 0 1 0 1/1 0 0 0 1/$wall" 4 4 4 0 0 no none none 0
    check_facts halves "5 5/$wall/1 0 1 0 1/1 0 1 0 1/1 0 1 0 1/$wall" 4 2 2 4 0 no none none 0
    check_facts cells "5 5/$wall/1 0 1 0 1/$wall/1 0 1 0 1/$wall" 4 0 1 0 0 no none none 0
    check_facts walls "5 5/$wall/$wall/$wall/$wall/$wall" 4 0 0 0 0 no none none 0
    check_facts corner "5 5/$wall/1 0 0 0 1/1 0 1 1 1/1 0 1 1 1/$wall" 4 2 3 2 0 no none none 0
    check_facts pillar "5 5/$wall/1 0 1 0 1/1 0 0 0 1/1 0 0 0 1/$wall" 4 3 4 2 0 no none none 0
    check_facts room "5 5/$wall/1 0 0 0 1/1 0 0 0 1/1 0 0 0 1/$wall" 4 4 4 0 0 no none none 0
    # as many passages as a perfect maze has, but in two parts, one with a loop
    check_facts parts "7 5/$wide/1 0 0 0 1 0 1/1 0 1 0 1 0 1/1 0 0 0 1 0 1/$wide" 6 5 4 2 0 no none none 0
    # a cell that nobody opened, with an open square beside it
    check_facts uncarved "7 5/$wide/1 0 0 0 0 1 1/1 0 1 0 1 1 1/1 0 1 0 1 1 1/$wide" 6 3 4 2 0 no none none 0
    # without the passage under the bridge: (4,2), (6,2), and over it (2,2), hang together still
    check_facts cut "${woven/1 1 1 0 1 1 1/1 1 1 1 1 1 1}" 9 7 6 4 1 no none none 0
    # and a passage more, from (2,4) to (2,6): a loop over the bridge
    check_facts more "${woven/1 1 1 0 1 1 1/1 0 1 0 1 1 1}" 9 9 9 2 1 no 11 2 2
    # openings in the border are no passages
    check_facts sieve "5 5/1 0 1 0 1/0 0 1 0 0/1 0 1 0 1/0 0 0 0 0/1 0 1 0 1" 4 3 4 2 0 yes none none 0
    # a bridge to a cell that is a wall is no passage
    check_facts pier '7 5/1 1 1 1 1 1 1/1 0 4 0 5 1 1/1 1 1 0 1 1 1/1 0 0 0 0 0 1/1 1 1 1 1 1 1' 6 3 1 3 1 no none none 1
    all_right
}

# bats test_tags=edge
@test "check says yes to every maze that was carved to its end, and no to one that was not" {
    seed=0
    for size in 5x5 15x7 21x21; do
        for weave in --bridges=0 --bridges=2 --weave; do
            seed=$((seed + 1))
            wide=$((${size%x*} / 2)) high=$((${size#*x} / 2))
            cells=$((wide * high))
            check_same check "$size" --seed "$seed" "$weave"
            check "$seed: status" 0 "$status"
            [[ $out == "cells: $cells
passages: $((cells - 1))
reachable: $cells
dead ends: "*"
perfect: yes
way: "*"
turns: "*"
junctions: "* ]] || check "$seed" 'perfect' "$out"
            check_same check "$size" --seed "$seed" "$weave" --steps 2
            check "$seed, 2 steps: status" 1 "$status"
            [[ $out == "cells: $cells
passages: "[23]"
"*"
perfect: no
"* ]] || check "$seed, 2 steps" 'not perfect' "$out"
        done
    done
    all_right
}

# ---------------------------------------------------------------------------------------------
# -o
# ---------------------------------------------------------------------------------------------

# bats test_tags=edge
@test "-o writes the bytes that standard output would get, and nothing there" {
    put_file ../woven "$woven"
    calls=('generate 9x9 --seed 1' 'generate 151x151 --seed 1 -f digits' 'generate 5x5 --seed 1 --count 3 -f text'
        'solve 9x9 --seed 2 -f lines' 'check 9x9 --seed 1' 'generate 9x9 --seed 1 -f edges'
        'play 9x9 --seed 1 --keys sdsd' "solve -i $PWD/../woven -f ascii")
    for text in "${calls[@]}"; do
        read -r -a call <<<"$text"
        try "${bash_twin[@]}" "${call[@]}"
        expected=$out
        for name in bash python; do
            choose_twin "$name"
            echo old >maze
            try "${twin[@]}" "${call[@]}" -o maze
            check "$name $text: status" 0 "$status"
            check "$name $text: output" '' "$out"
            check "$name $text: error" '' "$err"
            IFS= read -r -d '' written <maze || :
            check "$name $text: file" "$expected" "$written"
            check_files "$name $text" maze
        done
    done
    rm maze
    all_right
}

@test "check writes its answer to a file, and says no with its status" {
    put_file ../loop '5 5/1 1 1 1 1/1 0 0 0 1/1 0 1 0 1/1 0 0 0 1/1 1 1 1 1'
    for name in bash python; do
        choose_twin "$name"
        try "${twin[@]}" check -i ../loop -o answer
        check "$name: status" 1 "$status"
        check "$name: error" '' "$err"
        check "$name: file" $'cells: 4\npassages: 4\nreachable: 4\ndead ends: 0\nbridges: 0\nperfect: no\nway: none\nturns: none\njunctions: 0' "$(<answer)"
        check_files "$name" answer
        rm answer
    done
    all_right
}

# bats test_tags=edge
@test "after a failure the old file is whole, and nothing is left beside it" {
    put_file ../wall '5 5/1 1 1 1 1/1 8 1 0 1/1 0 1 0 1/1 0 1 7 1/1 1 1 1 1'
    put_file ../short '5 5/1 1 1 1 1'
    # the call | status | the line
    calls=(
        "solve -i $PWD/../wall|1|there is no way from the player to the goal"
        "play -i missing --keys s|1|cannot read: missing"
        "generate -i ../short|1|../short: line 3: only 1 of 5 rows"
        "generate 201x201 --seed 1 -c recursive|2|too many cells for the recursive carver, at most 2500: 10000"
        "generate 5x5 --count 2 --seed 2147483646|2|the last of the seeds is not from 1 to 2147483646: 2147483647"
        "generate --seed 0|2|--seed is not from 1 to 2147483646: 0"
    )
    echo old >maze
    for line in "${calls[@]}"; do
        IFS='|' read -r text expected message <<<"$line"
        read -r -a call <<<"$text"
        check_both "$expected" '' "maze.sh: $message"$'\n' "${call[@]}" # of the twin no more than that
        try "${bash_twin[@]}" "${call[@]}" -o maze
        check_answer "$text" "$expected" '' "maze.sh: $message"$'\n'
        check "$text: file" old "$(<maze)"
        check_files "$text" maze
        try "${bash_twin[@]}" "${call[@]}" -o new
        check_files "$text, new" maze
    done
    rm maze
    all_right
}

@test "where there is no room the old file is whole, and nothing is left beside it" {
    # a limit for the size of a file is a full disk that needs no disk
    echo old >maze
    for name in bash python; do
        choose_twin "$name"
        status=0
        (
            trap '' XFSZ
            ulimit -f 8
            exec "${twin[@]}" generate 151x151 --seed 1 -o maze >../out 2>../err </dev/null
        ) || status=$?
        check "$name: status" 1 "$status"
        check "$name: output" '' "$(<../out)"
        check "$name: error" 'maze.sh: cannot write the output' "$(<../err)"
        [[ $name == python ]] || check "$name: file" old "$(<maze)"
        check_files "$name" maze
    done
    rm maze
    all_right
}

@test "a folder that is not there or cannot be written to is one line" {
    mkdir locked
    chmod 500 locked
    folders=(missing missing/deeper /dev/null)
    [[ -w locked ]] || folders+=(locked)
    [[ ! -d /proc/self ]] || folders+=(/proc)
    for folder in "${folders[@]}"; do
        check_failed "cannot write: $folder/maze" generate 5x5 --seed 1 -o "$folder/maze"
    done
    check_failed 'cannot write: locked' generate 5x5 --seed 1 -o locked
    check_failed 'cannot write: /' generate 5x5 --seed 1 -o /
    check_failed 'cannot write: new/' generate 5x5 --seed 1 -o new/
    check_files 'folders' locked
    rmdir locked
    all_right
}

has_part() { # <name>: what is written before it gets that name
    compgen -G "$1.*.part" >/dev/null
}

# bats test_tags=edge
@test "a folder that goes away while the maze is made is one line" {
    mkfifo ../feed
    for name in bash python; do
        choose_twin "$name"
        mkdir folder
        "${twin[@]}" generate -i ../feed -o folder/maze >../out 2>../err </dev/null 3>&- &
        maker=$!
        [[ $name == python ]] || await has_part folder/maze || check "$name" 'a part' none
        rm -r folder
        put_file ../feed "$u_maze"
        status=0
        wait "$maker" || status=$?
        check "$name: status" 1 "$status"
        check "$name: output" '' "$(<../out)"
        check "$name: error" 'maze.sh: cannot write: folder/maze' "$(<../err)"
        check_files "$name"
    done
    all_right
}

# bats test_tags=edge
@test "a signal in the middle of a long carving leaves the old file whole and nothing beside it" {
    set_launcher
    echo old >maze
    for signal in 'INT 130' 'TERM 143' 'HUP 129'; do
        (ulimit -S -t 100 && exec "${launcher[@]}" "${bash_twin[@]}" generate 2001x2001 --seed 1 -o maze) \
            </dev/null >../out 2>../err 3>&- &
        carver=$!
        await has_part maze || check "$signal" 'a part' none
        end_by "${signal% *}" "$carver"
        status=0
        wait "$carver" 2>/dev/null || status=$? # a limit ends it where it does not end
        check "${signal% *}: status" "${signal#* }" "$status"
        check "${signal% *}: output" '' "$(<../out)"
        check "${signal% *}: error" '' "$(<../err)"
        check "${signal% *}: file" old "$(<maze)"
        check_files "${signal% *}" maze
        rm -f maze.*
    done
    rm maze
    all_right
}

mode_of() { # <file> -> REPLY: as ls has it
    REPLY=$(ls -l "$1")
    REPLY=${REPLY:0:10}
}

@test "a file that is replaced keeps its mode, and a new one has that of the umask" {
    umask 027
    anew=yes # to know of it
    "${bash_twin[@]}" generate 5x5 --seed 1 -o new
    mode_of new
    check 'new' -rw-r----- "$REPLY"
    for mode in 600:-rw------- 644:-rw-r--r-- 666:-rw-rw-rw- 751:-rwxr-x--x 400:-r--------; do
        echo old >maze
        chmod "${mode%:*}" maze
        try "${bash_twin[@]}" generate 5x5 --seed 1 -o maze
        check_answer "$mode" 0 '' ''
        mode_of maze
        check "$mode" "${mode#*:}" "$REPLY"
        [[ $(<maze) != old ]] || check "$mode" 'the maze' 'the old file'
        rm -f maze
    done
    check_files 'modes' new
    rm new
    all_right
}

@test "a file may have the longest name there is" {
    name=$(printf '%0250d' 7)
    try "${bash_twin[@]}" generate 5x5 --seed 1 -o "$name"
    check_answer 'written' 0 '' ''
    check_files 'there' "$name"
    all_right
}

@test "a link stays a link, and the file it leads to is replaced" {
    lines_of "$u_maze"
    mkdir folder deep deep/er
    for name in bash python; do
        choose_twin "$name"
        # the link | what it says | the file
        for line in 'link|folder/maze|folder/maze' 'deep/link|er/maze|deep/er/maze' \
            "deep/absolute|$PWD/folder/maze|folder/maze" 'deep/up|../folder/maze|folder/maze' \
            'deep/new|er/new|deep/er/new'; do
            IFS='|' read -r link target file <<<"$line"
            ln -s "$target" "$link"
            ln -s "$PWD/$link" second
            [[ $link == deep/new ]] || echo old >"$file"
            try "${twin[@]}" generate 5x5 --seed 1 -f text -o second
            check "$name $link: status" 0 "$status"
            check "$name $link: error" '' "$err"
            check "$name $link: file" "$REPLY# seed 1" "$(<"$file")"
            [[ -L second && -L $link && ! -L $file ]] || check "$name" 'links' 'none'
            rm second "$link" "$file"
        done
        check_files "$name" deep folder
        check "$name: folders" $'deep/er\n' "$(echo deep/* folder/.[!.]* | sed 's/ folder.*//')"$'\n'
    done
    rm -r folder deep
    all_right
}

@test "a link that leads to itself is one line" {
    limit=1 # each turn of an endless loop would start a process, whose time is not counted
    ln -s circle circle
    ln -s two one
    ln -s one two
    for link in circle one; do
        check_failed "cannot write: $link" generate 5x5 --seed 1 -o "$link"
        check_failed "cannot read: $link" generate -i "$link"
    done
    check_files 'links' circle one two
    [[ -L circle && -L one && -L two ]] || check 'links' 'three' 'fewer'
    rm circle one two
    all_right
}

@test "what is no file is written to, not replaced: a device, a pipe, a link to one of them" {
    mkfifo pipe
    ln -s /dev/null null
    lines_of "$u_maze"
    for name in bash python; do
        choose_twin "$name"
        for target in /dev/null null; do
            try "${twin[@]}" generate 5x5 --seed 1 -o "$target"
            check "$name $target: status" 0 "$status"
            check "$name $target: error" '' "$err"
        done
        [[ -c /dev/null && -L null ]] || check "$name" 'a device' 'a file'
        cat pipe >../read 3>&- &
        try "${twin[@]}" generate 5x5 --seed 1 -f text -o pipe
        check "$name pipe: status" 0 "$status"
        check "$name pipe: error" '' "$err"
        wait "$!" # not for all: bats may have started a clock
        check "$name pipe: read" "$REPLY# seed 1" "$(<../read)"
        [[ -p pipe ]] || check "$name" 'a pipe' 'a file'
        check_files "$name" null pipe
        [[ -c /dev/full ]] || continue
        ln -s /dev/full full
        try "${twin[@]}" generate 5x5 --seed 1 -o full
        check "$name full: status" 1 "$status"
        check "$name full: output" '' "$out"
        check "$name full: error" $'maze.sh: cannot write the output\n' "$err"
        [[ -L full && -c full ]] || check "$name full" 'a link to a device' 'a file'
        rm full
        check_files "$name" null pipe
    done
    rm null pipe
    all_right
}

@test "-o /dev/stdout and /dev/fd/1 are standard output, be it a file or a pipe" {
    [[ -e /dev/stdout && -e /dev/fd/1 ]] || skip 'there is no /dev/stdout here'
    lines_of "$u_maze"
    for name in bash python; do
        choose_twin "$name"
        for target in /dev/stdout /dev/fd/1; do
            check "$name $target, pipe" "$REPLY# seed 1" \
                "$("${twin[@]}" generate 5x5 --seed 1 -f text -o "$target" 2>&1 | cat)"
            "${twin[@]}" generate 5x5 --seed 1 -f text -o "$target" >file 2>../err || :
            check "$name $target, file" "$REPLY# seed 1" "$(<file)"
            check "$name $target, file: error" '' "$(<../err)"
        done
    done
    rm -f file
    all_right
}

@test "-o may name the file given with -i" {
    solved=$'5 5\n1 8 1 1 1\n1 9 1 0 1\n1 9 1 0 1\n1 9 9 9 1\n1 1 1 7 1\n# steps 7'
    for name in bash python; do
        choose_twin "$name"
        put_file maze "$u_maze"
        try "${twin[@]}" solve -i maze -o maze -f text
        check "$name: status" 0 "$status"
        check "$name: error" '' "$err"
        check "$name: file" "$solved" "$(<maze)"
        for keys in s s s d d s; do # a game, a move at a time, in one file
            try "${bash_twin[@]}" play -i maze -o maze -f text --keys "$keys"
        done
        try "${twin[@]}" play -i maze -o maze -f text --keys s
        check "$name: the whole game" $'5 5\n1 0 1 1 1\n1 0 1 0 1\n1 0 1 0 1\n1 0 0 0 1\n1 1 1 7 1\n# player 4,6
# result won\n# moves 1\n# bumps 0\n# position 4,6' "$(<maze)"
        check_files "$name" maze
    done
    rm maze
    all_right
}

@test "a file or link put where the part will be written does not lead the maze elsewhere" {
    # in a folder that all may write to, someone may have guessed the name of the part
    for name in bash python; do
        choose_twin "$name"
        echo precious >victim
        "$MAZE_BASH" -c 'ln -s victim "maze.$$.part" && exec "$@"' - \
            "${twin[@]}" generate 5x5 --seed 1 -o maze >../out 2>../err </dev/null || :
        check "$name: the other file" precious "$(<victim)"
        [[ ! -L maze ]] || check "$name: maze" 'a file' 'the link of someone else'
        rm -f maze maze.*
    done
    rm victim
    all_right
}

# ---------------------------------------------------------------------------------------------
# Damaged files
# ---------------------------------------------------------------------------------------------

# bats test_tags=random
@test "whatever is done to a maze file, both twins say the same of it, in one line at most" {
    share 60 400
    count=$REPLY seed=$MAZE_TEST_SEED
    say_seed
    mkdir ../mazes
    n=0
    for options in '5x5' '7x5 --ends random' '9x9 --weave' '7x11 --weave --ends random' \
        '13x13 --weave --ends center' '11x7 --ends opposite' '9x9 --weave --steps 9'; do
        read -r -a options <<<"$options"
        n=$((n + 1))
        print generate --seed $((seed % 1000000 + n)) "${options[@]}" -f text >"../whole$n"
    done
    print play -i ../whole1 --keys sdsdsdsd -f text >../whole8
    print solve -i ../whole3 -f text >../whole9
    (cat ../whole1 && printf '# keys sduww\n# time 7\n# option ends random\n\n' && cat ../whole3) >../whole10
    "$PYTHON" "$ROOT/tests/support/mutate.py" "$seed" "$count" ../mazes ../whole*

    formats=(ascii lines text edges digits)
    statuses=(0 0)
    for ((i = 0; i < count; i++)); do
        case $((i % 5)) in
            0 | 1) call=(generate -f "${formats[i / 5 % 5]}") ;;
            2) call=(check) ;;
            3) call=(solve -f "${formats[i / 5 % 5]}") ;;
            4) call=(play -f text --keys sdsdwaawsdddsssawwd) ;;
        esac
        check_same "${call[@]}" -i "../mazes/$i"
        case $status in
            0 | 1) statuses[status]=$((statuses[status] + 1)) ;;
            *) check "${call[*]} $i: status" '0 or 1' "$status" ;;
        esac
        case ${call[0]}$status in
            ?*0) check "${call[*]} $i: error" '' "$err" ;;
            check1) [[ -n $err || $out == *$'\nperfect: no\n'* ]] || check "$i" 'no, or a line' "$out" ;;
            *) [[ -n $err ]] || check "${call[*]} $i" 'a line' "$out" ;;
        esac
        # of several mazes those before the bad one are printed
        [[ -z $err || -z $out ]] || grep -qE $'^[ \t\r]*$' "../mazes/$i" || check "${call[*]} $i: output" '' "$out"
        [[ -z $err || $err == 'maze.sh: '*$'\n' && ${err%$'\n'} != *[$'\1'-$'\37'$'\177']* ]] ||
            check "${call[*]} $i: error" 'one line' "$err"
    done
    # that the files are neither all good nor all bad
    [[ ${statuses[0]} -ge $((count / 10)) && ${statuses[1]} -ge $((count / 10)) ]] ||
        check 'statuses 0 and 1' 'a tenth at least' "${statuses[*]}"
    check_untouched 'damaged files'
    all_right
}
