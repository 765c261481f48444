# shellcheck shell=bash
#
# hashes: the hashes in the policies of the pages; make hashes writes this file

readonly PAGE_STYLE_HASH="'sha256-Od0uBqbiCtrUIvbbt7vJ77SCmXTqcMlF+h7lsme5pfE='"
readonly PAGE_SCRIPT_HASH="'sha256-2QHaNnwmfWkWJcQ/ur9h567YrM+QwZ5Qel0YmyCWkas=' 'sha256-iBLKbn9+r784Tikub7R0Z1CZ0w7dJB37g/k+aYyzMaM='"
readonly LESSON_STYLE_HASH="'sha256-M4D3tI+C08PxYnz3+bWrwEWe/w8YHxlPtGoUSIptLRc='"
readonly LESSON_SCRIPT_HASH="'sha256-2QHaNnwmfWkWJcQ/ur9h567YrM+QwZ5Qel0YmyCWkas=' 'sha256-slYogAbIWNddR3zgmgzodSI09xNaorQJydtg0nbHcqs='"
