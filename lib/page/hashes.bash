# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-mDjlrAPBMa/tRJdBi3NCu2y4u7yPumEt1KQBfL/WB80='
readonly PAGE_SCRIPT_HASH='sha256-KVsLox8EAiD/CZsi40eRd8M9a8IfpnxGl0+xejVigJA='
readonly LESSON_STYLE_HASH='sha256-1W6wIKZFYYHEQhG6zrefiWyI9X/Bf225mIaOLGo1foM='
readonly LESSON_SCRIPT_HASH='sha256-NRWZONRwM2dwHk0qDVxPeqH7GAOGS7/JANHTEt5QE44='
