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
    local continuation=[$'\200'-$'\277']
    [[ $mask_name != "$1" ]] || return 0
    mask_name=$1 mask_text=() shape_size=''
    if [[ $1 == *[./]* || $1 == - ]]; then # a file
        open_file "$1"
        while next_line; do
            [[ $REPLY != *[$'\1'-$'\37'$'\177']* ]] || fail_line "$say_control_character"
            ((file_line <= MOST_MASK)) || fail_line "$say_many_rows" "$MOST_MASK"
            REPLY=${REPLY//$continuation/}
            ((${#REPLY} <= MOST_MASK)) || fail_line "$say_many_columns" "$MOST_MASK"
            mask_text+=("$REPLY")
        done
        exec 3<&-
    else
        read_text "masks/$1.txt"
        split_at "${REPLY%$'\n'}" $'\n'
        mask_text=("${split[@]//$continuation/}")
    fi
    mask_text=(${mask_text[@]+"${mask_text[@]//[!. ]/1}"})
    mask_text=(${mask_text[@]+"${mask_text[@]//[. ]/0}"})
    if [[ "${mask_text[*]-}" == *1* ]]; then
        trim_mask
    fi
    ((${#mask_text[@]} > 1 && ${#mask_text[0]} > 1)) || fail_with 2 "$say_small_mask" "$mask_name"
}

trim_mask() { # mask_text, without the rows and columns at its edges that keep no cell; all rows become equally long
    local k line none top=-1 bottom=0 first=$MOST_MASK behind=0
    for k in "${!mask_text[@]}"; do
        line=${mask_text[k]%"${mask_text[k]##*1}"} # up to the last 1
        [[ -n $line ]] || continue
        ((top = top < 0 ? k : top, bottom = k + 1, behind = ${#line} > behind ? ${#line} : behind))
        line=${line%%1*}
        ((first = ${#line} < first ? ${#line} : first))
    done
    printf -v none '%*s' "$behind" ''
    mask_text=("${mask_text[@]:top:bottom-top}")
    for k in "${!mask_text[@]}"; do
        line=${mask_text[k]}${none// /0}
        mask_text[k]=${line:first:behind-first}
    done
}

shape_maze() { # -> shaped, shape_row, cells_kept, first_kept, mask_left; 1 if too few cells are kept: REPLY says why
    shaped=yes
    [[ $shape_size != "${width}x$height" ]] || return 0
    stretch_mask
    keep_largest
    if [[ "${shape_row[*]}" != *11* || "${shape_row[*]}" != *1*' '*1* ]]; then
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

keep_largest() { # -> shape_row: without all groups of cells but the largest; mask_left, cells_kept, first_kept
    local k y wide none best=0 count=(0)
    find_groups 1 "${shape_row[@]}"
    printf -v none '%*s' "$cells_wide" ''
    none=${none// /0} mask_left=0 cells_kept=0
    ((REPLY)) || return 0
    for k in "${!run_group[@]}"; do
        ((wide = run_to[k] - run_from[k], count[run_group[k]] += wide, mask_left += wide))
    done
    for k in "${!count[@]}"; do
        ((best = count[k] > count[best] ? k : best))
    done
    ((cells_kept = count[best], mask_left -= cells_kept))
    ((first_kept = 2 * (run_row[best] + 1) * stride + 2 * (run_from[best] + 1)))
    for k in "${!run_group[@]}"; do
        y=${run_row[k]}
        if ((run_group[k] != best)); then
            shape_row[y]=${shape_row[y]:0:run_from[k]}${none:0:run_to[k]-run_from[k]}${shape_row[y]:run_to[k]}
        fi
    done
}
