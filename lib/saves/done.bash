# shellcheck shell=bash
#
# done: which exercises were solved, in a file beside the records

need cli/options saves/folders

save_done() { # <exercise>: if possible
    local known
    read_done
    known=$REPLY
    [[ $known != *" $1 "* ]] || return 0
    if make_folder "$data_folder" && is_plain_place "$data_folder/exercises"; then
        { printf '%d\n' "$1" >>"$data_folder/exercises"; } 2>/dev/null
    fi
}

read_done() { # -> REPLY: their numbers, a space around each
    local line known=' ' n=0
    if [[ -n $data_folder && -f $data_folder/exercises && -r $data_folder/exercises ]]; then
        while IFS= read -r -n 20 line && ((++n <= 1000)); do
            gate_number exercise "$line" 1 "$EXERCISES" || continue
            [[ $known == *" $REPLY "* ]] || known+="$REPLY "
        done <"$data_folder/exercises"
    fi
    REPLY=$known
}
