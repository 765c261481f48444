# shellcheck shell=bash
#
# records: a summary of the games that were won, and the best of each kind

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
