# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-ZqUedz3z19qM1clozvg/VVgOturApYqKD9d6SfWrUOY='
readonly PAGE_SCRIPT_HASH='sha256-Xt7MYUlTw+b658POEH3M8hdZAPyYGOOTWdrAcXB4X+w='
readonly LESSON_STYLE_HASH='sha256-M4LzBndQMh5u70FXSfAgCuwyjwQqk6enTIasE7p4OVQ='
readonly LESSON_SCRIPT_HASH='sha256-W+2fQRdC9Bt+wFKqh3zfkmqKB7jpqEu5h8KERKIVwOQ='
