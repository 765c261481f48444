# shellcheck shell=bash
#
# picture file: read pictures of mazes, from this program or others, as rows of signs
#
# The first row shows which of five kinds the picture is. Each kind becomes rows, the walls, and the sizes of squares in
# signs; picture_squares.bash gives the signs their meaning.
#
# Writes: seen_row, seen_wide, longest_row, square_wide, pitch_across, pitch_down, post_signs, solid_signs, open_signs,
# box_signs, wall_signs, wall_row.

need maze/picture_lines maze/picture_squares maze/text_file

readonly LEVEL=─━┄┅┈┉╌╍═╼╾ UPRIGHT='|│┃┆┇┊┋╎╏║╵╷╹╻╽╿' # box drawing
readonly EDGE='^[0123456789]+,[0123456789]+ [0123456789]+,[0123456789]+ *$'
readonly NUMBERS='^ *(-?[0-9]+ +)*-?[0-9]+ *$' LONG_NUMBER=' (-[0-9]+|[0-9][0-9]+)'
readonly SPACED='^(. )*.?$'
readonly AT_ENDS=' [(){};' BRACKETS=' [(){}"'"'" # of a line of a list; of its items

see_picture() { # <line ...>: make the maze that they show; 1 if they show none
    pitch_across=2 pitch_down=2 square_wide=1
    start_progress "$say_reading" "$((${#1} * $#))"
    take_lines "$@"
    if [[ ${seen_row[0]} =~ $EDGE ]]; then
        refuse_picture 0 "$say_edges_picture"
    elif [[ ${seen_row[0]} == '{"'[a-z][a-z]*'":'* ]]; then
        refuse_picture 0 "$say_json_picture"
    fi
    find_rows || { end_progress && return 1; }
    take_kind "$@"
    fill_maze
}

take_kind() { # <line ...> -> seen_row, wall_signs: the squares of a picture of any kind, and the signs of its walls
    local rows
    find_signs "$SOLID"
    solid_signs=$REPLY
    find_signs "$NO_WALL"
    open_signs=$REPLY$BEYOND
    find_signs "$LIGHT$DOUBLE"
    box_signs=$REPLY
    cut_rows
    pad_rows
    refuse_text "$@"
    rows=("${seen_row[@]}")
    if [[ ${seen_row[0]} != *[!_\ $BEYOND]* ]]; then
        take_underscores
    elif find_lattice; then
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

cut_rows() { # -> seen_row: without common indentation, and without spaces behind the longest row
    local n line indent cut=$LONGEST_LINE
    seen_row=("${seen_row[@]//]/[}")
    for line in "${seen_row[@]}"; do
        indent=${line%%[! ]*}
        [[ $line != *[!\ ]* ]] || ((cut <= ${#indent} || (cut = ${#indent})))
    done
    for n in "${!seen_row[@]}"; do
        seen_row[n]=${seen_row[n]:cut:seen_wide-cut}
    done
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
        [[ $line != *"$BEYOND" ]] || ((count += 1))
    done
    ((count == 0)) || note_file "$say_short_rows" "$count"
}

refuse_text() { # <line ...>: exit if they are no squares: words, numbers
    local n line count=0 long_row=-1 long=''
    for n in "${!seen_row[@]}"; do
        if [[ ${seen_row[n]} == *[" $BEYOND"] ]] && has_word "${seen_row[n]}"; then
            line=${*:first_row+n+1:1}
            printable "${line#"${line%%[! ]*}"}"
            refuse_picture "$n" "$say_text_row" "$REPLY"
        fi
    done
    for n in "${!seen_row[@]}"; do
        line=${seen_row[n]//$BEYOND/ }
        [[ $line != *[!0123456789\ -]* && $line =~ $NUMBERS ]] || return 0
        split_words "$line"
        ((n)) || count=${#split[@]}
        ((count > 1 && ${#split[@]} == count)) || return 0
        if [[ -z $long && " $line" =~ $LONG_NUMBER ]]; then
            long=${BASH_REMATCH[1]} long_row=$n
        fi
    done
    [[ -z $long ]] || refuse_long_sign "$long_row" "$long"
}

refuse_long_sign() { # <row> <signs of one square>
    unspell "$2"
    refuse_picture "$1" "$say_long_sign" "$REPLY"
}

take_underscores() { # walls are _ below and | beside the cells
    local n at line below rows=()
    seen_row=("${seen_row[@]//$BEYOND/ }")
    ((seen_wide |= 1))
    for ((n = 0; n < ${#seen_row[@]}; n++)); do
        printf -v line '%-*s' "$seen_wide" "${seen_row[n]}"
        below='|'
        for ((at = 1; at < seen_wide; at += 2)); do
            case ${line:at:1} in
                '|') refuse_picture "$n" "$say_wall_in_cell" "$((at + 1))" ;;
                _) below+='||' ;;
                *) below+=' |' ;;
            esac
        done
        rows+=("${line//_/ }" "$below")
    done
    seen_row=("${rows[@]:1}") wall_signs='|'
    count_signs "${seen_row[@]}"
    choose_marks
    mark_rows "$wall_signs"
}

find_pitch() { # <divisor, or 0> <posts> <row> -> REPLY: what divides it and the columns of all posts in the row
    local piece at=-1
    REPLY=$1
    split_words "$3." "$2"
    for piece in "${split[@]}"; do
        ((at += ${#piece} + 1))
        ((at >= ${#3} || at % (REPLY ? REPLY : ${#3}) == 0)) || find_divisor "$REPLY" "$at"
    done
}

find_divisor() { # <number> <number> -> REPLY: the greatest that divides both
    local rest=$2 other
    REPLY=$1
    while ((rest)); do
        ((other = REPLY % rest, REPLY = rest, rest = other))
    done
}

find_lattice() { # -> pitch_across, pitch_down (the pitch of its posts), post_signs; 1 if the picture is no lattice
    local n line first=${seen_row[0]:0:1} wide=0 high=2
    if [[ $first == + || ($first == o && ${seen_row[0]} != *[!o\ $BEYOND-]*) ]]; then
        post_signs="$first|" high=0
    elif [[ $box_signs == *"$first"* ]]; then
        find_signs "$LEVEL"
        post_signs=${box_signs//[-$REPLY]/}
    elif [[ ${seen_row[0]} == ' '*-* && ${seen_row[0]} != *[!\ $BEYOND-]* ]]; then
        post_signs='|'
    else
        return 1
    fi
    seen_row=("${seen_row[@]//$BEYOND/ }")
    for line in "${seen_row[@]}"; do
        find_pitch "$wide" "$post_signs" "$line"
        wide=$REPLY
    done
    ((wide > 1)) || return
    for ((n = 0; n < ${#seen_row[@]}; n++)); do
        pick_posts "$wide" "${seen_row[n]}"
        if [[ $post_signs == "$first|" && $REPLY == *"$first"* ]]; then
            find_divisor "$high" "$n"
            high=$REPLY
        elif [[ $first == ' ' ]] && ((n % 2 == 0)); then
            [[ $REPLY != *[!\ ]* && ${seen_row[n]} != *[!\ -]* ]] || return
        fi
    done
    if [[ $box_signs == *"$first"* ]] && ((wide > 4 && wide % 2 == 0)); then
        wide=$((wide % 4 ? 2 : 4))
    fi
    ((high >= 2 && seen_wide > 2 * wide && ${#seen_row[@]} > 2 * high)) || return
    ! has_half_cells "$wide" "$high" || return
    pitch_across=$wide pitch_down=$high
}

pick_posts() { # <pitch> <row> -> REPLY: its signs at the posts
    local x
    REPLY=''
    for ((x = 0; x < seen_wide; x += $1)); do
        REPLY+=${2:x:1}
    done
}

has_half_cells() { # <pitch across> <pitch down>: has a cell of the lattice a solid sign and another one?
    local x y n inside
    [[ ${seen_row[*]} == *[$solid_signs]* ]] || return 1
    for ((y = 0; y < ${#seen_row[@]}; y += $2)); do
        for ((x = 0; x < seen_wide; x += $1)); do
            inside=''
            for ((n = y + 1; n < y + $2 && n < ${#seen_row[@]}; n++)); do
                inside+=${seen_row[n]:x+1:$1-1}
            done
            [[ $inside != *[$solid_signs]* || $inside != *[!$solid_signs]* ]] || return 0
        done
    done
    return 1
}

take_lattice() { # posts, what is between two of them, and cells -> wall_row: a sign for each square
    local n x line corners rows=()
    (((seen_wide - 1) % pitch_across == 0)) || refuse_picture "$longest_row" "$say_uneven_column" "$seen_wide"
    find_signs "$LIGHT"
    [[ $REPLY != *"${seen_row[0]:0:1}"* ]] || refuse_bridges ═║
    find_signs "$UPRIGHT"
    corners=${post_signs//[$REPLY]/}
    find_signs "$LEVEL"
    wall_signs=$post_signs$REPLY$solid_signs-
    for ((n = 0; n < ${#seen_row[@]}; n++)); do
        if ((n % pitch_down == 0)); then
            line=''
            for ((x = 0; x < seen_wide; x += pitch_across)); do
                line+=\#${seen_row[n]:x+1:pitch_across-1}
            done
            seen_row[n]=$line
        elif [[ (-n $corners && ${seen_row[n]} == *["$corners"]*) || $n == $((${#seen_row[@]} - 1)) ]]; then
            refuse_picture "$n" "$say_uneven_line"
        fi
    done
    count_signs "${seen_row[@]}"
    choose_marks
    mark_rows "$wall_signs"
    for ((n = 0; n < ${#wall_row[@]}; n += pitch_down)); do
        cut_cells "${wall_row[n]}"
        rows+=("$REPLY")
        cut_cells "${wall_row[@]:n+1:pitch_down-1}"
        rows+=("$REPLY")
    done
    wall_row=("${rows[@]:0:${#rows[@]}-1}") # nothing is below the last posts
}

cut_cells() { # <row ...> -> REPLY: a sign for each post, and for what follows it
    local x post inside line
    REPLY=''
    for ((x = 0; x < seen_wide; x += pitch_across)); do
        post='' inside=''
        for line; do
            post+=${line:x:1} inside+=${line:x+1:pitch_across-1}
        done
        case $post/$inside in
            *0*/*0*) REPLY+=00 ;;
            *0*/*) REPLY+='0 ' ;;
            *0*) REPLY+=' 0' ;;
            *) REPLY+='  ' ;;
        esac
    done
    REPLY=${REPLY%?}
}

take_list() { # -> seen_row: a sign for each item of a list; an empty item is a space
    local n line item by=,
    [[ ${seen_row[0]} == *,* ]] || by=\;
    for n in "${!seen_row[@]}"; do
        line=${seen_row[n]#"${seen_row[n]%%[!"$AT_ENDS"]*}"}
        line=${line%"${line##*[!"$AT_ENDS,$BEYOND"]}"}
        line=${line//["$BRACKETS"]/}
        [[ $by == \; ]] || line=${line//;/}
        line=${line/#$by/ $by}
        line=${line/%$by/$by }
        while [[ $line == *$by$by* ]]; do
            line=${line//$by$by/$by $by}
        done
        if [[ $line == *[!$by][!$by]* ]]; then
            split_words "$line" "$by"
            for item in "${split[@]}"; do
                ((${#item} < 2)) || refuse_long_sign "$n" "$item"
            done
        fi
        line=${line//$by/}
        seen_row[n]=${line:- }
    done
    pad_rows
}

drop_spaces() { # -> seen_row: without every second sign, if all of these are spaces
    local n line
    [[ ${seen_row[0]} != ' '* ]] || return 0
    for line in "${seen_row[@]//$BEYOND/ }"; do
        [[ $line =~ $SPACED ]] || return 0
    done
    for n in "${!seen_row[@]}"; do
        line=${seen_row[n]%%"$BEYOND"*}
        ((${#line} % 2 == 0)) || line+=' '
        replace_signs "$line" '  ' $'\1' # an open square
        replace_signs "$REPLY" ' ' ''
        replace_signs "$REPLY" $'\1' ' '
        seen_row[n]=$REPLY
    done
    pad_rows
}
