# shellcheck shell=bash
#
# theme: the colors that were chosen last, in a file beside the records

need saves/folders saves/journal saves/locks

save_theme() { # <name>: if possible
    if make_folder "$data_folder" && is_plain_place "$data_folder/theme"; then
        { printf '%s\n' "$1" >"$data_folder/theme"; } 2>/dev/null
    fi
}

read_theme() { # -> REPLY: its name, or whatever else the file holds
    REPLY=''
    [[ ! -f $data_folder/theme || ! -r $data_folder/theme ]] || IFS= read -r -n 20 REPLY <"$data_folder/theme" || :
}
