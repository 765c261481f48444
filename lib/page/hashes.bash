# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-ZqUedz3z19qM1clozvg/VVgOturApYqKD9d6SfWrUOY='
readonly PAGE_SCRIPT_HASH='sha256-Bp7CjxqQ/RJxI/OskuToUHTiPHuJQG1gCO6O7gcMZcA='
readonly LESSON_STYLE_HASH='sha256-M4LzBndQMh5u70FXSfAgCuwyjwQqk6enTIasE7p4OVQ='
readonly LESSON_SCRIPT_HASH='sha256-M11Ap2lnmtm1XK5dVq7piygOsLYVqoRfhuydS4ZdBcg='
