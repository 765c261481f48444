# shellcheck shell=bash
#
# json: the maze in one line, for other programs

need maze/bridges fast/rows maze/solve

facts_json='' off_screen_json=yes

draw_json() { # <seed, or empty> <number> <steps of the path, or empty>: rows has the codes of the maze file
    local rows line start end places k codes
    join_rows
    rows=("${joined_rows[@]:1:height}")
    rows=("${rows[@]#?}") # without the ring
    rows=("${rows[@]%?}")
    for codes in 0x 10 x1 ${woven:+63 72} 96; do # row by row: in bash up to 4.4, replacing in a long text is slow
        rows=("${rows[@]//${codes:0:1}/${codes:1}}")
    done
    printf -v line ',"%s"' "${rows[@]}"
    name_pair "$player"
    start=$REPLY
    name_pair "$goal"
    end=$REPLY
    line="{\"width\":$width,\"height\":$height,\"seed\":${1:-null},\"start\":$start,\"goal\":$end,\"rows\":[${line#,}]"
    if [[ -n $3 ]]; then
        places=$start
        for ((k = ${#path[@]} - 1; k >= 0; k--)); do
            name_pair "${path[k]}"
            places+=,$REPLY
        done
        if ((player != goal)); then
            places+=,$end
        fi
        line+=",\"steps\":$3,\"path\":[$places]"
    fi
    put_line "$line}"
}

name_pair() { # <square, or 0> -> REPLY: [X,Y], or null
    REPLY=null
    if (($1 > 0)); then
        REPLY="[$(($1 % stride)),$(($1 / stride))]"
    fi
}
