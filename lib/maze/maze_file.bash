# shellcheck shell=bash
#
# maze file: save mazes to files and load them
#
# The first line has the width and the height. Then comes a line for each row, with a code for each square and spaces
# between them, and then lines that begin with #. The codes are not those of the grid:
#
#     0 open  1 wall  2 3 4 5 a bridge to the north, south, east, west  6 outside, left out by a mask
#     7 goal, or the exit that leads to it  8 player  9 trail
#
# One square has one code. If the player hides the goal or has walked out, a line "# goal X,Y" or "# player X,Y" says
# what the rows cannot. Lines "# keys STRING" hold the keys played so far in a game, "# time N" the seconds that it
# took, and "# maze RECIPE" how the maze was made. An empty line ends a maze, and another one may follow. After
# the last row of a maze and its # lines, a line with width and height begins the next maze too, so files joined with
# cat are a maze file.
#
# Where a maze begins, any other line is the first line of a picture. The picture ends before the next empty line, or
# before the size of the next; picture_lines.bash finds its rows, and picture_file.bash makes a maze of them.
#
# Owns: file_other_lines (the empty lines and comments of the maze being read), file_goal, file_player, file_start
# (X,Y), file_keys, file_letters (what a key in it can be), file_time (seconds), file_seed, file_recipe (see
# cli/recipe), around_* (around_line, around_text: the lines around a picture), rows_from (the first line of its rows),
# line_of (the lines of the rows).
# Writes: file_line, goal, player, tree, was_read, woven.

need maze/bridges maze/ends maze/neighbors fast/rows maze/text_file

readonly MOST_OTHER_LINES=50000 MOST_KEYS=1000000 # of one maze, so that no input is endless
readonly MOST_AROUND=20                           # lines of text above a picture
readonly NO_CODE=' ([^ ]{2,}|[^0123456789]) '     # in a row of codes
readonly SIZE='^ *[0-9]+ +[0-9]+ *$'              # of a maze
readonly FACT='^[a-z][a-z ]*: '                   # below a picture
# A comment in a maze file; and in a picture, where a fence is skipped too.
readonly ANY_COMMENT='^#' OF_PICTURE='^(#$|# [A-Za-z][a-z]|```)'
readonly LIST_OF_WORDS="^[][{( \"']*([A-Za-z]{2,})[\"']?, ?[\"']?[A-Za-z]{2,}[\"']?,"
readonly DIGITS=$'^[ \t]*([0123456789][ \t]+)*[0123456789]$'

file_other_lines=0 file_goal='' file_player='' file_start='' file_keys='' file_letters=asdwuf
file_time=0 file_seed='' file_recipe=''
around_line=() around_text=() rows_from=0 line_of=()

next_row() { # <ANY_COMMENT or OF_PICTURE> -> REPLY: the next line that is no such comment; 1 at the end of the file
    while next_line; do
        if [[ ! $REPLY =~ $1 ]]; then
            REPLY=${REPLY//$'\t'/ }
            return 0
        fi
        trim_line
        take_comment "$REPLY"
    done
    return 1
}

forget_comments() { # those of the previous maze
    around_line=() around_text=()
    file_other_lines=0 file_goal='' file_player='' file_start='' file_keys='' file_time=0 file_seed='' file_recipe=''
}

count_other_line() { # an empty line or a comment
    ((++file_other_lines <= MOST_OTHER_LINES)) || fail_line "$say_many_other_lines" "$MOST_OTHER_LINES"
}

take_comment() { # <line>: store its value if that passes the gate; ignore any other line
    local name value
    count_other_line
    value=${1#'# '}
    name=${value%% *} value=${value#* }
    [[ $1 == "# $name $value" ]] || return 0
    case $name in
        goal) ! gate_place "$value" || file_goal=$REPLY ;;
        player) ! gate_place "$value" || file_player=$REPLY ;;
        start) ! gate_place "$value" || file_start=$REPLY ;;
        keys)
            ! gate_keys "$value" "$file_letters" || file_keys+=$REPLY
            ((${#file_keys} <= MOST_KEYS)) || fail_line "$say_many_keys" "$MOST_KEYS"
            ;;
        time) ! gate_number time "$value" 0 999999999 || file_time=$REPLY ;;
        seed) ! gate_number seed "$value" 1 "$LAST_SEED" || file_seed=$REPLY ;;
        maze) ! gate_recipe "$value" || file_recipe=$REPLY ;;
    esac
}

gate_keys() { # <text> <letters> -> REPLY: the keys in it; in pieces, because bash 3.2 is slow with a long text
    local left=$1 piece
    REPLY=''
    while [[ -n $left ]]; do
        piece=${left:0:100} left=${left:100}
        if [[ $piece == *[!$2]* ]]; then
            piece=${piece//[!$2]/}
        fi
        REPLY+=$piece
    done
}

gate_place() { # <X,Y> -> REPLY, without leading zeros; 1 if no maze has such a square
    local x
    [[ $1 == *,* ]] && gate_number x "${1%%,*}" 0 "$((MOST_SIDE + 1))" || return 1
    x=$REPLY
    gate_number y "${1#*,}" 0 "$((MOST_SIDE + 1))" || return 1
    REPLY=$x,$REPLY
}

read_size() { # <the first line of a maze>
    local wide
    split_words "$1"
    gate_number "$say_width" "${split[0]}" "$LEAST_READ" "$MOST_SIDE" || fail_line %s "$REPLY"
    wide=$REPLY
    gate_number "$say_height" "${split[1]}" "$LEAST_READ" "$MOST_SIDE" || fail_line %s "$REPLY"
    set_size "$wide" "$REPLY"
}

read_row() { # <y> -> rows, player, goal: this row, with spaces between its codes, and who is in it
    local IFS=' ' codes before y=$1
    next_row "$ANY_COMMENT" || fail_line "$say_few_rows" "$((y - 1))" "$height"
    split_words "$REPLY"
    codes="${split[*]-}"
    ((${#split[@]} == width)) || fail_line "$say_few_codes" "${#split[@]}" "$width"
    if [[ " $codes " =~ $NO_CODE ]]; then
        printable "${BASH_REMATCH[1]}"
        fail_line "$say_unknown_code" "$REPLY"
    fi
    [[ $codes != *8*8* && $codes != *7*7* ]] || fail_line "$say_second_end"
    if [[ $codes == *8* ]]; then
        ((player == 0)) || fail_line "$say_second_end"
        before=${codes%%8*}
        player=$((y * stride + ${#before} / 2 + 1))
    fi
    if [[ $codes == *7* ]]; then
        ((goal == 0)) || fail_line "$say_second_end"
        before=${codes%%7*}
        find_goal "$((y * stride + ${#before} / 2 + 1))" || fail_line "$say_corner"
        goal=$REPLY
    fi

    codes=${codes//[0789]/x} codes=${codes//6/9} codes=${codes//1/0} codes=${codes//x/1}
    codes=${codes//2/7} codes=${codes//3/6}
    if [[ $codes == *[4567]* ]]; then
        woven=yes
    fi
    rows[y]="$OPEN $codes $OPEN"
}

check_bridges() { # exit if a bridge has no other end, or no cell behind it
    local code along at=-1
    [[ -n $woven ]] || return 0
    for code in "${cell[@]}"; do
        ((++at, code >= BRIDGE_EAST && code <= BRIDGE_NORTH)) || continue
        along=${step[code - BRIDGE_EAST]}
        if ! is_cell "$((at + 3 * along))" || ((cell[at + 2 * along] != (code ^ 1))); then
            file_line=${line_of[at / stride]}
            fail_line "$say_no_other_end"
        fi
    done
}

find_place() { # <X,Y, gated, or empty> -> REPLY: the square; 1 if this maze has none there
    [[ -n $1 ]] && ((${1%,*} <= width + 1 && ${1#*,} <= height + 1)) || return 1
    REPLY=$((${1#*,} * stride + ${1%,*}))
}

read_maze() { # the next one of the file; player and goal are 0 where it has none; 1 if there is no other
    local line first=$((file_line == 0))
    forget_comments
    while next_row "$OF_PICTURE"; do
        line=$REPLY
        if [[ $line != *[!\ ]* ]] || { ((first == 0)) && [[ $line =~ $FACT ]]; }; then
            count_other_line
        elif { is_header "$line" && read_rows "$line"; } || read_picture "$line"; then
            fail_flags
            is_size_around || note_around
            tell_notes
            return
        fi
    done
    ((!first)) || fail_around
    rows_from=0
    note_around
    tell_notes
    return 1
}

fail_around() { # exit: the file has no rows of a maze
    ((${#around_line[@]})) || fail_with 1 "$say_no_maze" "$file_name"
    file_line=${around_line[0]}
    if [[ ${around_text[0]} =~ $LIST_OF_WORDS ]]; then
        printable "${BASH_REMATCH[1]}"
        fail_line "$say_word_squares" "$REPLY"
    fi
    printable "${around_text[0]}"
    fail_line "$say_no_row" "$REPLY"
}

is_size_around() { # do the lines around the picture hold nothing but its size?
    local line number count=0 sizes=" $width $height $((width / 2)) $((height / 2)) "
    for line in ${around_text[@]+"${around_text[@]}"}; do
        count_items "$line"
        ((REPLY)) || return
        split_words "${line//[!0123456789]/ }"
        for number in "${split[@]}"; do
            [[ $sizes == *" $number "* ]] && ((++count < 3)) || return
        done
    done
}

note_around() { # say which lines around a picture were skipped
    local k before=0 count=${#around_line[@]}
    for ((k = 0; k < count; k++)); do
        ((before += around_line[k] < rows_from))
    done
    note_span 0 "$before"
    note_span "$before" "$count"
}

note_span() { # <first> <behind the last>: of the lines around
    (($1 < $2)) || return 0
    if ((around_line[$1] < around_line[$2 - 1])); then
        note_file "$say_skipped_lines" "${around_line[$1]}" "${around_line[$2 - 1]}"
    else
        printable "${around_text[$1]}"
        note_file "$say_skipped_line" "${around_line[$1]}" "$REPLY"
    fi
}

fail_flags() { # exit if this is a table of walls beside cells, with a whole border only at right, and another follows
    local y left=''
    peek_row '' || return 0
    need maze/picture_lines
    count_items "$REPLY"
    ((REPLY == width)) || return 0
    join_rows
    for ((y = 1; y <= height; y++)); do
        [[ ${joined_rows[y]:width:1} == 0 ]] || return 0
        left+=${joined_rows[y]:1:1}
    done
    [[ $left != *1* || ${joined_rows[1]:1:width} != *1* || ${joined_rows[height]:1:width} != *1* ]] ||
        fail_line "$say_second_table"
}

peek_row() { # <pattern of lines to skip> -> REPLY: the next other line, without whitespace at its end; 1 for none
    local before=$file_line passed=()
    REPLY=$1
    # shellcheck disable=SC2053 # a pattern
    while [[ $REPLY == $1 ]] && ((${#passed[@]} <= MOST_OTHER_LINES)) && next_line; do
        passed+=("$REPLY")
        trim_line
    done
    if ((${#passed[@]})); then
        put_back "${passed[@]}"
    fi
    file_line=$before
    # shellcheck disable=SC2053
    [[ $REPLY != $1 ]]
}

is_header() { # <line>: does a maze file begin here, with two numbers, and as many digits below as the first says?
    local wide
    [[ $1 =~ $SIZE ]] || return
    split_words "$1"
    wide=${split[0]}
    peek_row '#*' && [[ $REPLY =~ $DIGITS ]] || return
    split_words "$REPLY"
    [[ ${#split[@]} == "${wide#"${wide%%[!0]*}"}" ]]
}

read_rows() { # <the first line of a maze>
    local y place edges rows=()
    line_of=()
    read_size "$1"
    player=0 goal=0 woven='' tree='' was_read=yes
    rows_from=$file_line
    for ((y = 1; y <= height; y++)); do
        read_row "$y"
        line_of[y]=$file_line
    done
    fill_grid "${rows[@]}"
    if next_row "$ANY_COMMENT" && [[ $REPLY == *[!\ ]* ]]; then
        [[ $REPLY =~ $SIZE ]] || fail_line "$say_many_rows" "$height"
        put_back "$REPLY" # it begins the next maze
    fi
    check_bridges

    if ((goal == 0)) && find_place "$file_goal"; then
        place=$REPLY
        inside_of "$place" # where the player hides the goal, or is in its exit
        if ((REPLY == player)); then
            goal=$place
        fi
    fi
    if ((player == 0)) && find_place "$file_player" && ((REPLY == goal)); then
        player=$REPLY
    fi
    edges=${rows[1]}${rows[height]}
    edges=${edges//[!1]/} # the open squares, and four of the ring
    if ((player == 0 && goal == 0 && ${#edges} > width + 4)); then
        note_file "$say_read_as_codes"
    fi
}

read_picture() { # <its first line>: up to an empty line, a fact or the size of the next picture; 1 if it is none
    local line=$1 first n rows=()
    need maze/picture_file maze/picture_lines
    REPLY=$1
    trim_line
    first=${REPLY//[$'\200'-$'\277']/} # as many bytes as characters
    line_of=()
    while
        split_line "$line"
        for n in "${split_rows[@]}"; do
            rows+=("$n") line_of+=("$file_line")
        done
        ((${#rows[@]} <= MOST_SIDE)) || fail_line "$say_many_rows" "$MOST_SIDE"
        next_row "$OF_PICTURE"
    do
        line=$REPLY
        if [[ $line =~ $FACT ]] || ends_picture "$line" "${rows[${#rows[@]} - 1]}"; then
            put_back "$line"
            break
        fi
        [[ $line == *[!\ ]* ]] || ((${#line} >= ${#first})) || break
    done
    if see_picture "${rows[@]}"; then
        rows_from=${line_of[first_row]}
    fi
    for n in "${!rows[@]}"; do
        if ((n < first_row || n > last_row)) && [[ ${rows[n]} == *[!][\(\){},\;\ ]* ]]; then
            around_line+=("${line_of[n]}") around_text+=("${rows[n]}")
            count_other_line
        fi
    done
    ((last_row < 0)) || return 0
    ((${#around_line[@]} <= MOST_AROUND)) || fail_around
    return 1
}
