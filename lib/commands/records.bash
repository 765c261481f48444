# shellcheck shell=bash
#
# records: print a summary of the games won, and the best results of each kind

need cli/printing saves/folders saves/records

takes_records=''

run_records() {
    load_texts games
    send_output
    find_folders
    list_records
    put_lines "${record_lines[@]}"
}
