# shellcheck shell=bash
#
# picture file: read pictures of mazes, from this program or others, as rows of signs
#
# The first row shows which kind a picture is. A picture of any kind becomes rows of signs in which squares stand at
# equal distances; picture_squares.bash gives the signs their meaning.
#
# Writes: pitch_across, pitch_down, seen_row, short_rows, wall_signs.

need maze/picture_lines maze/picture_squares

readonly EDGES='^[0123456789]+,[0123456789]+ [0123456789]+,[0123456789]+ *$' JSON='^\{"[a-z][a-z]*":'
readonly WALL_IN_CELL='^(.[^|])*.[|]'

see_picture() { # <line ...>: make the maze that they show; 1 if they show none
    take_signs "$@"
    [[ ! ${seen_row[0]} =~ $EDGES && ! ${seen_row[0]} =~ $JSON ]] || fail_picture 0 "$say_unread_format"
    find_rows || return
    replace_signs ']' '['
    take_kind
    fill_maze
}

pad_rows() { # <sign> -> seen_row: each row as long as the longest; short_rows
    local n wide=0 pad
    for n in "${!seen_row[@]}"; do
        ((wide = ${#seen_row[n]} > wide ? ${#seen_row[n]} : wide))
    done
    printf -v pad '%*s' "$wide" ''
    pad=${pad// /$1} short_rows=0
    for n in "${!seen_row[@]}"; do
        ((short_rows += ${#seen_row[n]} < wide))
        seen_row[n]+=${pad:${#seen_row[n]}}
    done
}

take_kind() { # -> wall_row: the walls of a picture of any kind, by the first rule that applies
    local rows=("${seen_row[@]}")
    pad_rows ' '
    if [[ ${seen_row[0]} != *[!_\ ]* ]]; then
        take_underscores
    elif find_lattice "${seen_row[0]:0:1}"; then
        take_lattice
    else
        seen_row=("${rows[@]}")
        if find_separator; then
            take_list "$REPLY"
        else
            drop_spaces
        fi
        pad_rows "$BEYOND"
        take_squares
    fi
}

take_underscores() { # walls are _ below and | beside the cells: a lattice of cells two signs wide
    local n rows=()
    refuse_signs '\/' "$say_slopes"
    if ((${#seen_row[0]} % 2 == 0)); then
        seen_row=("${seen_row[@]/%/ }")
    fi
    for n in "${!seen_row[@]}"; do
        [[ ! ${seen_row[n]} =~ $WALL_IN_CELL ]] ||
            fail_picture "$((first_row + n))" "$say_wall_in_cell" "${#BASH_REMATCH}"
        rows+=("${seen_row[n]//_/ }" "${seen_row[n]//[!_]/ }")
    done
    seen_row=("${rows[@]:1}") wall_signs='|_' pitch_across=2 pitch_down=2 short_rows=0
    cut_lattice
}

find_lattice() { # <first sign> -> pitch_across, pitch_down, wall_signs; 1 if the picture is no lattice
    local n rest most apart posts=$LIGHT$DOUBLE first=${seen_row[0]} wide=${#seen_row[0]}
    pitch_down=2
    if [[ $1 == + || ($1 == o && $first != *[!o\ -]*) ]]; then
        posts="$1|" pitch_down=0
    elif [[ $posts == *"$1"* ]]; then
        posts=${posts//[$LEVEL]/}
    elif [[ $first == ' '*-* && $first != *[!\ -]* ]]; then
        posts='|'
    else
        return 1
    fi
    first=${first:1}
    first=${first%%["$posts"]*}
    ((most = ${#first} + 1 < wide ? ${#first} + 1 : wide - 1))
    for ((pitch_across = most; pitch_across > 1; pitch_across--)); do # the largest at which all posts stand
        apart="^(.{$pitch_across})*.{1,$((pitch_across - 1))}[$posts]"
        ((most % pitch_across)) || any_match "$apart" "${seen_row[@]}" || break
    done
    if ((pitch_across < 2 && 2 * most < wide)); then
        check_posts "$most" "$posts"
    fi
    for n in "${!seen_row[@]}"; do
        [[ $posts == "$1|" && ${seen_row[n]} == *"$1"* ]] || continue
        while ((n)); do # the greatest common divisor
            ((rest = pitch_down % n, pitch_down = n, n = rest))
        done
    done
    if [[ $posts != *'|' ]] && ((pitch_across > 4 && pitch_across % 2 == 0)); then
        ((pitch_across = pitch_across % 4 ? 2 : 4))
    fi
    ((pitch_across > 1 && pitch_down > 1 && wide > 2 * pitch_across && ${#seen_row[@]} > 2 * pitch_down)) || return
    for ((n = 0; n < ${#seen_row[@]}; n += pitch_down)); do
        [[ $posts != '|' || (${seen_row[n]} == ' '* && ${seen_row[n]} != *[!\ -]*) ]] || return
        ! has_half_cell "${seen_row[@]:n+1:pitch_down-1}" || return
    done
    wall_signs=$posts$LEVEL$SOLID-
}

check_posts() { # <pitch of the first row> <posts>: exit if only one row has other posts, because it is damaged
    local n others=() apart="^(.{$1})*.{1,$(($1 - 1))}[$2]"
    (($1 > 1 && ${#seen_row[@]} > 6)) || return 0
    for n in "${!seen_row[@]}"; do
        if [[ ${seen_row[n]} =~ $apart ]]; then
            others+=("$n")
        fi
    done
    ((${#others[@]} != 1)) || fail_picture "$((first_row + others[0]))" "$say_uneven_posts"
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
    local n corners=${wall_signs//[$UPRIGHT$LEVEL$SOLID-]/}
    refuse_signs '\/' "$say_slopes"
    (((${#seen_row[0]} - 1) % pitch_across == 0)) || fail_picture "$first_row" "$say_uneven_posts"
    if [[ ${seen_row[0]} == [$LIGHT]* ]]; then
        refuse_signs "$BRIDGES" "$say_picture_bridges"
    fi
    for n in "${!seen_row[@]}"; do
        if ((n % pitch_down)) && [[ ${seen_row[n]} == *[$corners]* || $n == $((${#seen_row[@]} - 1)) ]]; then
            fail_picture "$((first_row + n))" "$say_uneven_posts"
        fi
    done
    cut_lattice
}

cut_lattice() { # -> wall_row: all posts are walls; what is between two of them is one, or open
    local n x line posts="^[$wall_signs](.{$((pitch_across - 1))}[$wall_signs])*\$"
    for ((n = 0; n < ${#seen_row[@]}; n += pitch_down)); do
        [[ ! ${seen_row[n]} =~ $posts ]] || continue
        line=${seen_row[n]} seen_row[n]=''
        for ((x = 0; x < ${#line}; x += pitch_across)); do # no sign at a post is a mark
            seen_row[n]+=${wall_signs:0:1}${line:x+1:pitch_across-1}
        done
    done
    count_signs
    choose_marks
    mark_walls
    join_squares
}

find_separator() { # -> REPLY: the sign between the items of a list, also of a table of numbers; 1 if it is none
    local IFS=, line count rows=()
    for REPLY in ',' ';'; do
        [[ ${seen_row[0]} != *"$REPLY"* ]] || return 0
    done
    split_words "${seen_row[0]//[\[(){\}]/}" ' '
    count=${#split[@]}
    for line in "${seen_row[@]}"; do
        line=${line//[\[(){\}]/}
        split_words "$line" ' '
        [[ $line != *[!0123456789\ -]* ]] && ((count > 1 && ${#split[@]} == count)) || return
        rows+=("${split[*]}")
    done
    seen_row=("${rows[@]}") REPLY=,
}

take_list() { # <separator> -> seen_row: a sign for each item; an empty item is a space
    local n line long="[^$1][^$1]+"
    for n in "${!seen_row[@]}"; do
        line=${seen_row[n]//[\[(){\} ]/}
        line=${line#"${line%%[!;]*}"}
        line=${line%"${line##*[!,;]}"}
        line=${line//[\"\']/} # they keep an empty item at the end of a row
        if [[ $1 == , ]]; then
            line=${line//;/}
        fi
        if [[ $line =~ $long ]]; then
            name_signs "${BASH_REMATCH[0]}"
            fail_picture "$((first_row + n))" "$say_long_sign" "$REPLY"
        fi
        line=$1$line$1
        line=${line//"$1$1"/$1 $1} # twice, because the second sign of a pair begins the next
        line=${line//"$1$1"/$1 $1}
        seen_row[n]=${line//"$1"/}
    done
}

drop_spaces() { # -> seen_row: without every second sign, if all of these are spaces
    [[ ${seen_row[0]} != ' '* ]] && ! any_match '^(..)*.[^ ]' "${seen_row[@]}" || return 0
    seen_row=("${seen_row[@]/#/# }") # two spaces are an open square, behind one that is no space
    replace_signs '  ' "$PAIR"
    replace_signs ' ' ''
    replace_signs "$PAIR" ' '
    seen_row=("${seen_row[@]#?}")
}
