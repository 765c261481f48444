# shellcheck shell=bash
#
# records: the best of the games that were won

need cli/look cli/options play/journal play/records

# shellcheck disable=SC2034 # found by its name
takes_records=''

run_records() {
    send_output
    find_folders
    put_records
}
