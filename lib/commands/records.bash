# shellcheck shell=bash
#
# records: print a summary of the games won, and the best results of each kind

need cli/printing core/window saves/folders saves/records_table

takes_records=''

run_records() {
    load_texts games
    send_output
    find_folders
    if [[ -t 1 ]]; then
        measure_window
    fi
    list_records
    if [[ -n $REPLY ]]; then
        tell "maze.sh: $REPLY"
    fi
    put_lines "${record_lines[@]}"
}
