# shellcheck shell=bash
#
# records: print a summary of the games won, and the best results of each kind

need cli/printing core/folders play/records

# shellcheck disable=SC2034 # found by its name
takes_records=''

run_records() {
    send_output
    find_folders
    put_records
}
