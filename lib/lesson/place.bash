# shellcheck shell=bash
#
# place: the screen of the lesson where a learner has stopped, in a file beside the records
#
# Without a folder for records, and where the file cannot be written, the lesson begins at its first screen.

need saves/folders

load_place() { # <last screen> -> REPLY: the screen; 1 if the lesson begins at its first one
    local place=''
    [[ -n $data_folder && -f $data_folder/lesson && -r $data_folder/lesson ]] || return 1
    IFS= read -r -n 9 place <"$data_folder/lesson"
    gate_number screen "$place" 2 "$1"
}

save_place() { # <screen>: the file is replaced whole
    [[ -n $data_folder ]] || return 0
    { mkdir -p -- "$data_folder" && printf '%d\n' "$1" >"$data_folder/lesson.$$.part" &&
        mv -f -- "$data_folder/lesson.$$.part" "$data_folder/lesson"; } 2>/dev/null ||
        rm -f -- "$data_folder/lesson.$$.part" 2>/dev/null
}
