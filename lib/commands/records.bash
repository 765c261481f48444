# shellcheck shell=bash
#
# records: print a summary of the games won, and the best results of each kind

need cli/options core/folders play/records

# shellcheck disable=SC2034 # found by its name
takes_records=''

run_records() {
    if [[ -n $given_output ]]; then
        need cli/look
        send_output
    fi
    find_folders
    put_records
}
