# shellcheck shell=bash
#
# mask: read the shape of a maze from a text with a character for each cell
#
# A space or a point leaves the cell out, any other character keeps it. Squares that are left out have the code 9: no
# wall, so for the functions that carve they look visited, like the ring.
#
# Owns: mask_* (mask_name, mask_text: its rows, a 1 for each kept cell, a 0 for each other one; mask_left: cells of
# groups that are not used), shape_size (WIDTHxHEIGHT of the maze that shape_row is for).
# Writes: shaped, shape_row, cells_kept, first_kept.

need maze/budget maze/groups maze/text_file

readonly MOST_MASK=1000 # rows and columns

mask_name='' mask_text=() mask_left=0 shape_size=''

load_mask() { # <name, file or ->: exits if it is no mask
    # without its continuation bytes, a character of UTF-8 is one byte
    local continuation=[$'\200'-$'\277'] widest=0
    [[ $mask_name != "$1" ]] || return 0
    mask_name=$1 mask_text=() shape_size=''
    if [[ $1 == *[./]* || $1 == - ]]; then # a file
        open_file "$1"
        while next_line; do
            REPLY=${REPLY%$'\r'}
            if [[ $REPLY == *[$'\1'-$'\37'$'\177']* ]]; then
                fail_line "$say_control_character"
            elif ((file_line > MOST_MASK)); then
                fail_line "$say_many_rows" "$MOST_MASK"
            fi
            REPLY=${REPLY//$continuation/}
            mask_text[${#mask_text[@]}]=$REPLY
            if ((${#REPLY} > MOST_MASK)); then
                fail_line "$say_many_columns" "$MOST_MASK"
            fi
        done
        exec 3<&-
    else
        read_text "masks/$1.txt"
        split_at "${REPLY%$'\n'}" $'\n'
        mask_text=("${split[@]//$continuation/}")
    fi
    mask_text=(${mask_text[@]+"${mask_text[@]//[!. ]/1}"})
    mask_text=(${mask_text[@]+"${mask_text[@]//[. ]/0}"})
    trim_mask
    if ((${#mask_text[@]})); then
        widest=${#mask_text[0]}
    fi
    ((${#mask_text[@]} > 1 && widest > 1)) || fail_with 2 "$say_small_mask" "$mask_name"
}

trim_mask() { # mask_text, without the rows and columns at its edges that keep no cell; all rows become equally long
    local line none widest=0 first=$MOST_MASK empty=() rows=()
    for line in ${mask_text[@]+"${mask_text[@]}"}; do
        line=${line%"${line##*1}"} # up to the last 1
        if [[ -n $line ]]; then
            rows+=(${empty[@]+"${empty[@]}"} "$line")
            empty=()
            ((widest = ${#line} > widest ? ${#line} : widest))
            line=${line%%1*}
            ((first = ${#line} < first ? ${#line} : first))
        elif ((${#rows[@]})); then # perhaps at the lower edge
            empty+=('')
        fi
    done
    printf -v none '%*s' "$widest" ''
    none=${none// /0}
    mask_text=()
    for line in ${rows[@]+"${rows[@]}"}; do
        line=$line$none
        mask_text[${#mask_text[@]}]=${line:first:widest-first}
    done
}

shape_maze() { # for a maze of the current size -> shaped, shape_row, cells_kept, first_kept, mask_left; 1 if the mask
    # keeps too few cells: REPLY says why
    shaped=yes
    [[ $shape_size != "${width}x$height" ]] || return 0
    stretch_mask
    keep_largest
    if [[ "${shape_row[*]}" != *1*' '*1* || $REPLY == 1 ]]; then
        printable "$mask_name"
        say "$say_small_mask" "$REPLY"
        return 1
    fi
    shape_size=${width}x$height
}

stretch_mask() { # -> shape_row: a character of the mask for each cell
    local x y line high=${#mask_text[@]} wide=${#mask_text[0]} from
    shape_row=()
    for ((y = 0; y < cells_high; y++)); do
        line=${mask_text[y * high / cells_high]}
        if ((wide != cells_wide)); then
            from=$line line=''
            for ((x = 0; x < cells_wide; x++)); do
                line+=${from:x*wide/cells_wide:1}
            done
        fi
        shape_row[y]=$line
    done
}

keep_largest() { # -> shape_row: without all groups of cells but the largest; mask_left, cells_kept, first_kept,
    # REPLY: the columns of the largest
    local k y none best=0 west=$cells_wide east=0 count=()
    find_groups 1 "${shape_row[@]}"
    mask_left=0 first_kept=0
    for ((k = 0; k < ${#run_group[@]}; k++)); do
        ((count[run_group[k]] += run_to[k] - run_from[k], mask_left += run_to[k] - run_from[k]))
    done
    for ((k = 0; k < ${#group_joined[@]}; k++)); do
        if ((count[k] > count[best])); then
            best=$k
        fi
    done
    cells_kept=${count[best]-0}
    ((mask_left -= cells_kept))
    printf -v none '%*s' "$cells_wide" ''
    none=${none// /0}
    for ((k = 0; k < ${#run_group[@]}; k++)); do
        ((y = run_row[k]))
        if ((run_group[k] == best)); then
            ((first_kept = first_kept ? first_kept : 2 * (y + 1) * stride + 2 * (run_from[k] + 1)))
            ((west = run_from[k] < west ? run_from[k] : west, east = run_to[k] > east ? run_to[k] : east))
        else
            shape_row[y]=${shape_row[y]:0:run_from[k]}${none:0:run_to[k]-run_from[k]}${shape_row[y]:run_to[k]}
        fi
    done
    REPLY=$((east - west))
}
