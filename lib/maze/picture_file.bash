# shellcheck shell=bash
#
# picture file: read pictures of mazes, from this program or others, as rows of signs
#
# The first row shows which of five kinds the picture is. Each kind becomes rows of squares and the signs of its walls;
# picture_squares.bash gives the other signs their meaning.
#
# Writes: seen_row, seen_wide, longest_row, pitch_across, pitch_down, post_signs, solid_signs, open_signs, box_signs,
# square_wide, wall_signs, wall_row.

need maze/picture_lines maze/picture_squares maze/text_file

readonly LEVEL=─━┄┅┈┉╌╍═╼╾ UPRIGHT='|│┃┆┇┊┋╎╏║╵╷╹╻╽╿' # box drawing
readonly EDGE='^[0123456789]+,[0123456789]+ [0123456789]+,[0123456789]+ *$'
readonly NUMBERS='^ *(-?[0-9]+ +)*-?[0-9]+ *$' LONG_NUMBER=' (-[0-9]+|[0-9][0-9]+)'
readonly BRACKETS=$BEYOND' [(){}' SPACED='^(. )*.?$' WALL_IN_CELL='^(.[^|])*.[|]'

see_picture() { # <line ...>: make the maze that they show; 1 if they show none
    start_progress "$say_reading" "$((${#1} * $#))"
    take_signs "$@"
    if [[ ${seen_row[0]} =~ $EDGE ]]; then
        fail_picture 0 "$say_edges_picture"
    elif [[ ${seen_row[0]} == '{"'[a-z][a-z]*'":'* ]]; then
        fail_picture 0 "$say_json_picture"
    fi
    find_rows || { end_progress && return 1; }
    find_signs "$SOLID"
    solid_signs=$REPLY
    find_signs "$NO_WALL"
    open_signs=$REPLY$BEYOND$BETWEEN square_wide=1
    find_signs "$LIGHT$DOUBLE"
    box_signs=$REPLY
    take_kind "$@"
    fill_maze
}

take_kind() { # <line ...> -> seen_row, wall_signs: the squares of a picture of any kind, and the signs of its walls
    local rows
    replace_signs ']' '['
    pad_rows
    check_rows "$@"
    rows=("${seen_row[@]}")
    replace_signs "$BEYOND" ' '
    if [[ ${seen_row[0]} != *[!_\ ]* ]]; then
        take_underscores
    elif find_lattice "${seen_row[0]:0:1}" && ! has_half_cells; then
        note_short "${rows[@]}"
        take_lattice
    else
        seen_row=("${rows[@]}")
        if [[ ${seen_row[0]} == *[,\;]* ]]; then
            take_list
        else
            drop_spaces
        fi
        note_short "${seen_row[@]}"
        take_squares
    fi
}

pad_rows() { # -> seen_wide; longest_row: the first row that is the longest; seen_row: each as long
    local n pad
    seen_wide=0
    for n in "${!seen_row[@]}"; do
        if ((${#seen_row[n]} > seen_wide)); then
            seen_wide=${#seen_row[n]} longest_row=$n
        fi
    done
    printf -v pad '%*s' "$seen_wide" ''
    pad=${pad// /$BEYOND}
    for n in "${!seen_row[@]}"; do
        seen_row[n]+=${pad:${#seen_row[n]}}
    done
}

note_short() { # <row ...>: say how many of them end early
    local line count=0
    for line; do
        if [[ $line == *"$BEYOND" ]]; then
            ((count += 1))
        fi
    done
    if ((count)); then
        note_file "$say_short_rows" "$count"
    fi
}

check_rows() { # <line ...>: exit if the rows are no squares: words, numbers
    local n line count=0 long_row=-1 long=''
    for n in "${!seen_row[@]}"; do
        if [[ ${seen_row[n]} == *[" $BEYOND"] ]] && has_word "${seen_row[n]}"; then
            line=${*:first_row+n+1:1}
            printable "${line#"${line%%[! ]*}"}"
            fail_picture "$n" "$say_text_row" "$REPLY"
        fi
    done
    [[ " ${seen_row[*]}" =~ $LONG_NUMBER ]] || return 0
    for n in "${!seen_row[@]}"; do
        line=${seen_row[n]//$BEYOND/ }
        [[ $line != *[!0123456789\ -]* && $line =~ $NUMBERS ]] || return 0
        split_words "$line"
        if ((n == 0)); then
            count=${#split[@]}
        fi
        ((count > 1 && ${#split[@]} == count)) || return 0
        if [[ -z $long && " $line" =~ $LONG_NUMBER ]]; then
            long=${BASH_REMATCH[1]} long_row=$n
        fi
    done
    [[ -z $long ]] || fail_long_sign "$long_row" "$long"
}

fail_long_sign() { # <row> <signs of one square>
    unspell "$2"
    fail_picture "$1" "$say_long_sign" "$REPLY"
}

take_underscores() { # walls are _ below and | beside the cells: a lattice of cells two signs wide
    local n rows=()
    if ((seen_wide % 2 == 0)); then
        seen_row=("${seen_row[@]/%/ }")
        ((seen_wide += 1))
    fi
    for n in "${!seen_row[@]}"; do
        if [[ ${seen_row[n]} =~ $WALL_IN_CELL ]]; then
            fail_picture "$n" "$say_wall_in_cell" "${#BASH_REMATCH}"
        fi
        rows+=("${seen_row[n]//_/ }" "${seen_row[n]//[!_]/ }")
    done
    seen_row=("${rows[@]:1}") pitch_across=2 pitch_down=2 wall_signs='|_'
    cut_lattice
}

# The pitch of a lattice is the distance of its posts: the greatest common divisor of all places that have one.

find_divisor() { # <number> <number> -> REPLY: the greatest that divides both
    local rest=$2 other
    REPLY=$1
    while ((rest)); do
        ((other = REPLY % rest, REPLY = rest, rest = other))
    done
}

find_pitch() { # <row> -> pitch_across: what divides it and the columns of all posts in the row
    local piece at=-1 only_there="^(.[^$post_signs]{$((pitch_across - 1))})*.?[^$post_signs]*\$"
    ((pitch_across == 0)) || [[ ! $1 =~ $only_there ]] || return 0
    split_words "$1." "$post_signs"
    for piece in "${split[@]}"; do
        (((at += ${#piece} + 1) < ${#1} && at % (pitch_across ? pitch_across : ${#1}))) || continue
        find_divisor "$pitch_across" "$at"
        pitch_across=$REPLY
    done
}

find_lattice() { # <first sign> -> pitch_across, pitch_down, post_signs; 1 if the picture is no lattice
    local n blank
    pitch_across=0 pitch_down=2
    if [[ $1 == + || ($1 == o && ${seen_row[0]} != *[!o\ -]*) ]]; then
        post_signs="$1|" pitch_down=0
    elif [[ $box_signs == *"$1"* ]]; then
        find_signs "$LEVEL"
        post_signs=${box_signs//[-$REPLY]/}
    elif [[ ${seen_row[0]} == ' '*-* && ${seen_row[0]} != *[!\ -]* ]]; then
        post_signs='|'
    else
        return 1
    fi
    for n in "${!seen_row[@]}"; do
        find_pitch "${seen_row[n]}"
        if [[ $post_signs == "$1|" && ${seen_row[n]} == *"$1"* ]]; then
            find_divisor "$pitch_down" "$n"
            pitch_down=$REPLY
        fi
    done
    ((pitch_across > 1)) || return
    if [[ $box_signs == *"$1"* ]] && ((pitch_across > 4 && pitch_across % 2 == 0)); then
        pitch_across=$((pitch_across % 4 ? 2 : 4))
    fi
    if [[ $1 == ' ' ]]; then
        blank="^( [ -]{$((pitch_across - 1))})*( [ -]*)?\$"
        for ((n = 0; n < ${#seen_row[@]}; n += 2)); do
            [[ ${seen_row[n]} =~ $blank ]] || return
        done
    fi
    ((pitch_down > 1 && seen_wide > 2 * pitch_across && ${#seen_row[@]} > 2 * pitch_down))
}

has_half_cells() { # has a cell of the lattice a solid sign and another one?
    local x y line inside
    [[ ${seen_row[*]} == *[$solid_signs]* ]] || return 1
    for ((y = 1; y < ${#seen_row[@]}; y += pitch_down)); do
        for ((x = 1; x < seen_wide; x += pitch_across)); do
            inside=''
            for line in "${seen_row[@]:y:pitch_down-1}"; do
                inside+=${line:x:pitch_across-1}
            done
            [[ $inside != *[$solid_signs]* || $inside != *[!$solid_signs]* ]] || return 0
        done
    done
    return 1
}

take_lattice() { # -> seen_row, wall_signs: posts, what is between two of them, and cells
    local n corners
    (((seen_wide - 1) % pitch_across == 0)) || fail_picture "$longest_row" "$say_uneven_column" "$seen_wide"
    find_signs "$LIGHT"
    if [[ $REPLY == *"${seen_row[0]:0:1}"* ]]; then
        check_no_bridges ═║
    fi
    find_signs "$UPRIGHT"
    corners=${post_signs//[$REPLY]/}
    find_signs "$LEVEL"
    wall_signs=$post_signs$REPLY$solid_signs-
    for n in "${!seen_row[@]}"; do
        if ((n % pitch_down)) && [[ ${seen_row[n]} == *[$corners]* || $n == $((${#seen_row[@]} - 1)) ]]; then
            fail_picture "$n" "$say_uneven_line"
        fi
    done
    cut_lattice
}

cut_lattice() { # -> seen_row: each post, each cell and what is between two posts, with BETWEEN behind each
    local y rows=()
    for ((y = 0; y < ${#seen_row[@]}; y += pitch_down)); do
        cut_row "${wall_signs:0:1}" "${seen_row[y]}"
        rows+=("$REPLY")
        cut_row '' "${seen_row[@]:y+1:pitch_down-1}"
        rows+=("$REPLY")
        show_progress "$say_reading" "$y" "${#seen_row[@]}"
    done
    seen_row=("${rows[@]:0:${#rows[@]}-1}") # nothing is below the last posts
    count_signs
    choose_marks
    mark_walls
    join_squares
}

cut_row() { # <sign of each post, or empty for those in the rows> <row ...> -> REPLY: their squares, BETWEEN behind each
    local x line post inside
    REPLY=''
    for ((x = 0; x < seen_wide; x += pitch_across)); do
        if (($# == 2)); then
            REPLY+=${1:-${2:x:1}}$BETWEEN${2:x+1:pitch_across-1}$BETWEEN
            continue
        fi
        post='' inside=''
        for line in "${@:2}"; do
            post+=${line:x:1} inside+=${line:x+1:pitch_across-1}
        done
        REPLY+=$post$BETWEEN$inside$BETWEEN
    done
    REPLY=${REPLY%?}
}

join_squares() { # -> wall_row: a sign for each square of a lattice: 0 if it has a wall
    wall_row=("${wall_row[@]// /}")
    while [[ ${wall_row[*]} == *00* ]]; do
        wall_row=("${wall_row[@]//00/0}")
    done
    wall_row=("${wall_row[@]//$BETWEEN/ $BETWEEN}")
    wall_row=("${wall_row[@]//0 /0}")
    wall_row=("${wall_row[@]//$BETWEEN/}")
}

take_list() { # -> seen_row: a sign for each item of a list; an empty item is a space
    local n line item by=,
    if [[ ${seen_row[0]} != *,* ]]; then
        by=\;
    fi
    for n in "${!seen_row[@]}"; do
        line=${seen_row[n]//[$BRACKETS]/}
        line=${line#"${line%%[!;]*}"}
        line=${line%"${line##*[!,;]}"}
        line=${line//[\"\']/}
        if [[ $by != \; ]]; then
            line=${line//;/}
        fi
        line=$by$line$by
        while [[ $line == *$by$by* ]]; do
            line=${line//$by$by/$by $by}
        done
        if [[ $line == *[!$by][!$by]* ]]; then
            split_words "$line" "$by"
            for item in "${split[@]}"; do
                ((${#item} < 2)) || fail_long_sign "$n" "$item"
            done
        fi
        seen_row[n]=${line//$by/}
    done
    pad_rows
}

drop_spaces() { # -> seen_row: without every second sign, if all of these are spaces
    local n line
    [[ ${seen_row[0]} != ' '* ]] || return 0
    for line in "${seen_row[@]//$BEYOND/ }"; do
        [[ $line =~ $SPACED ]] || return 0
    done
    seen_row=("${seen_row[@]%%"$BEYOND"*}")
    for n in "${!seen_row[@]}"; do
        if ((${#seen_row[n]} % 2)); then
            seen_row[n]+=' '
        fi
    done
    replace_signs '  ' "$BETWEEN" # an open square
    replace_signs ' ' ''
    replace_signs "$BETWEEN" ' '
    pad_rows
}
