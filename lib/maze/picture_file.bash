# shellcheck shell=bash
#
# picture file: read pictures of mazes, from this program or others, as rows of signs
#
# The first row shows which kind a picture is. A picture of any kind becomes rows of signs in which squares stand at
# equal distances; picture_squares.bash gives the signs their meaning.
#
# Owns: pitch_across, pitch_down, post_signs (of a lattice).
# Writes: seen_row, wall_signs.

need maze/picture_lines maze/picture_squares maze/text_file

pitch_across=2 pitch_down=2 post_signs=''

readonly EDGES='^[0123456789]+,[0123456789]+ [0123456789]+,[0123456789]+ *$' JSON='^\{"[a-z][a-z]*":'
readonly SPACED="^(.[ $BEYOND])*.?\$" WALL_IN_CELL='^(.[^|])*.[|]'

see_picture() { # <line ...>: make the maze that they show; 1 if they show none
    start_progress "$say_reading" "$((${#1} * $#))"
    take_signs "$@"
    [[ ! ${seen_row[0]} =~ $EDGES && ! ${seen_row[0]} =~ $JSON ]] || fail_picture 0 "$say_unread_format"
    if ! find_rows; then
        end_progress
        return 1
    fi
    replace_signs ']' '['
    pad_rows
    take_kind
    fill_maze
}

pad_rows() { # -> seen_row: each row as long as the longest
    local n wide=0 pad
    for n in "${!seen_row[@]}"; do
        ((wide = ${#seen_row[n]} > wide ? ${#seen_row[n]} : wide))
    done
    printf -v pad '%*s' "$wide" ''
    pad=${pad// /$BEYOND}
    for n in "${!seen_row[@]}"; do
        seen_row[n]+=${pad:${#seen_row[n]}}
    done
}

take_kind() { # -> wall_row: the walls of a picture of any kind, by the first rule that applies
    if [[ ${seen_row[0]} != *[!_\ $BEYOND]* ]]; then
        take_underscores
    elif find_lattice "${seen_row[0]:0:1}"; then
        take_lattice
    else
        if find_separator; then
            take_list "$REPLY"
        else
            drop_spaces
        fi
        note_short
        take_squares
    fi
}

note_short() { # say how many rows end early
    local line count=0
    for line in "${seen_row[@]}"; do
        if [[ $line == *"$BEYOND" ]]; then
            ((count += 1))
        fi
    done
    if ((count)); then
        note_file "$say_short_rows" "$count"
    fi
}

take_underscores() { # walls are _ below and | beside the cells: a lattice of cells two signs wide
    local n rows=()
    replace_signs "$BEYOND" ' '
    if ((${#seen_row[0]} % 2 == 0)); then
        seen_row=("${seen_row[@]/%/ }")
    fi
    for n in "${!seen_row[@]}"; do
        [[ ! ${seen_row[n]} =~ $WALL_IN_CELL ]] ||
            fail_picture "$((first_row + n))" "$say_wall_in_cell" "${#BASH_REMATCH}"
        rows+=("${seen_row[n]//_/ }" "${seen_row[n]//[!_]/ }")
    done
    seen_row=("${rows[@]:1}") pitch_across=2 pitch_down=2 wall_signs='|_'
    cut_lattice
}

find_divisor() { # <number> <number> -> REPLY: the greatest that divides both
    local rest=$2 other
    REPLY=$1
    while ((rest)); do
        ((other = REPLY % rest, REPLY = rest, rest = other))
    done
}

# The pitch of a lattice is the distance of its posts: the greatest common divisor of all places that have one.

find_lattice() { # <first sign> -> pitch_across, pitch_down, post_signs; 1 if the picture is no lattice
    local n post level first=${seen_row[0]} wide=${#seen_row[0]}
    pitch_down=2
    if [[ $1 == + || ($1 == o && $first != *[!o\ $BEYOND-]*) ]]; then
        post_signs="$1|" pitch_down=0
    elif [[ $LIGHT$DOUBLE == *"$1"* ]]; then
        post_signs=$LIGHT$DOUBLE
        post_signs=${post_signs//[$LEVEL]/}
    elif [[ $first == ' '*-* && $first != *[!\ $BEYOND-]* ]]; then
        post_signs='|'
    else
        return 1
    fi
    first=${first:1}
    first=${first%%["$post_signs"]*}
    ((pitch_across = ${#first} + 1 < wide ? ${#first} + 1 : wide - 1))
    for n in "${!seen_row[@]}"; do
        while
            post="^(.[^$post_signs]{$((pitch_across - 1))})*.[^$post_signs]*[$post_signs]" # off the pitch, or the last
            ((pitch_across > 1)) && [[ ${seen_row[n]} =~ $post ]] && (((${#BASH_REMATCH} - 1) % pitch_across))
        do
            find_divisor "$pitch_across" "$((${#BASH_REMATCH} - 1))"
            pitch_across=$REPLY
        done
        if [[ $post_signs == "$1|" && ${seen_row[n]} == *"$1"* ]]; then
            find_divisor "$pitch_down" "$n"
            pitch_down=$REPLY
        fi
    done
    if [[ $LIGHT$DOUBLE == *"$1"* ]] && ((pitch_across > 4 && pitch_across % 2 == 0)); then
        ((pitch_across = pitch_across % 4 ? 2 : 4))
    fi
    ((pitch_across > 1 && pitch_down > 1 && wide > 2 * pitch_across && ${#seen_row[@]} > 2 * pitch_down)) || return
    level="^( [ $BEYOND-]{$((pitch_across - 1))})*( [ $BEYOND-]*)?\$"
    for ((n = 0; n < ${#seen_row[@]}; n += pitch_down)); do
        [[ $1 != ' ' || ${seen_row[n]} =~ $level ]] || return
        ! has_half_cell "${seen_row[@]:n+1:pitch_down-1}" || return
    done
}

has_half_cell() { # <line of cells ...>: has one of the cells a solid sign and another one?
    local x line inside
    [[ $* == *[$SOLID]* ]] || return
    for ((x = 1; x < ${#1}; x += pitch_across)); do
        inside=''
        for line; do
            inside+=${line:x:pitch_across-1}
        done
        [[ $inside != *[$SOLID]* || $inside != *[!$SOLID]* ]] || return 0
    done
    return 1
}

take_lattice() { # posts, what is between two of them, and cells
    local n corners=${post_signs//[$UPRIGHT]/} wide=${#seen_row[0]}
    note_short
    replace_signs "$BEYOND" ' '
    (((wide - 1) % pitch_across == 0)) || fail_picture "$first_row" "$say_uneven_posts"
    if [[ ${seen_row[0]} == [$LIGHT]* ]]; then
        refuse_signs "$BRIDGES" "$say_picture_bridges"
    fi
    for n in "${!seen_row[@]}"; do
        if ((n % pitch_down)) && [[ ${seen_row[n]} == *[$corners]* || $n == $((${#seen_row[@]} - 1)) ]]; then
            fail_picture "$((first_row + n))" "$say_uneven_posts"
        fi
    done
    wall_signs=$post_signs$LEVEL$SOLID-
    cut_lattice
}

cut_lattice() { # -> wall_row: all posts are walls; what is between two of them is one, or open
    local n inside=$((pitch_across - 1))
    local posts="^[$wall_signs](.{$inside}[$wall_signs])*\$"
    for ((n = 0; n < ${#seen_row[@]}; n += pitch_down)); do
        if [[ ! ${seen_row[n]} =~ $posts ]]; then
            put_posts "${seen_row[n]}"
            seen_row[n]=$REPLY
        fi
    done
    count_signs
    choose_marks
    mark_walls
    join_squares 1 "$inside" "$pitch_down" "^.(($WALLED{$inside}| {$inside}).)*\$"
}

put_posts() { # <row> -> REPLY: with a wall at each post, so that no sign there is a mark
    local x
    REPLY=''
    for ((x = 0; x < ${#1}; x += pitch_across)); do
        REPLY+=${wall_signs:0:1}${1:x+1:pitch_across-1}
    done
}

find_separator() { # -> REPLY: the sign between the items of a list, a space in a table of numbers; 1 if it is none
    local line count
    for REPLY in ',' ';'; do
        [[ ${seen_row[0]} != *"$REPLY"* ]] || return 0
    done
    split_words "${seen_row[0]}" " $BEYOND"
    count=${#split[@]}
    for line in "${seen_row[@]}"; do
        split_words "$line" " $BEYOND"
        [[ $line != *[!0123456789\ $BEYOND-]* ]] && ((count > 1 && ${#split[@]} == count)) || return
    done
    REPLY=' '
}

take_list() { # <separator> -> seen_row: a sign for each item; an empty item is a space
    local n line long="[^$1][^$1]+"
    seen_row=("${seen_row[@]//[\[(){\}$BEYOND]/}")
    for n in "${!seen_row[@]}"; do
        line=${seen_row[n]}
        if [[ $1 != ' ' ]]; then
            line=${line// /}
            line=${line#"${line%%[!;]*}"}
            line=${line%"${line##*[!,;]}"}
        fi
        seen_row[n]=$1$line$1
    done
    seen_row=("${seen_row[@]//[\"\']/}") # they keep an empty item at the end of a row
    if [[ $1 == , ]]; then
        replace_signs ';' ''
    fi
    for n in "${!seen_row[@]}"; do
        if [[ ${seen_row[n]} =~ $long ]]; then
            name_signs "${BASH_REMATCH[0]}"
            fail_picture "$((first_row + n))" "$say_long_sign" "$REPLY"
        fi
    done
    if [[ $1 != ' ' ]]; then # twice, because the second sign of a pair begins the next
        replace_signs "$1$1" "$1 $1"
        replace_signs "$1$1" "$1 $1"
    fi
    replace_signs "$1" ''
    pad_rows
}

drop_spaces() { # -> seen_row: without every second sign, if all of these are spaces
    local line
    [[ ${seen_row[0]} != ' '* ]] || return 0
    for line in "${seen_row[@]}"; do
        [[ $line =~ $SPACED ]] || return 0
    done
    # two signs for each square, behind one that is no space; a row that ends early ends behind its first
    seen_row=("${seen_row[@]/#/# }")
    seen_row=("${seen_row[@]/%/$BEYOND}")
    for line in ' ' "$BEYOND"; do
        replace_signs "$line$line" "$PAIR"
        replace_signs "$line" ''
        replace_signs "$PAIR" "$line"
    done
    seen_row=("${seen_row[@]#?}")
}
