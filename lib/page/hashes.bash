# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-0joNM+20DplUnzU7ttEKQjT87FK0TX+KppzDax0vvWo='
readonly PAGE_SCRIPT_HASH='sha256-KVsLox8EAiD/CZsi40eRd8M9a8IfpnxGl0+xejVigJA='
readonly LESSON_STYLE_HASH='sha256-DJIll7c/ZU/53qYYXboi0hzLs9j4TTEfW8Tms+9SP/E='
readonly LESSON_SCRIPT_HASH='sha256-NRWZONRwM2dwHk0qDVxPeqH7GAOGS7/JANHTEt5QE44='
