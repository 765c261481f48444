# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-XBz2iMYAIIsc7VDdf3Y0LjKCrfHoc5HQBoCcB3J3FUg='
readonly PAGE_SCRIPT_HASH='sha256-z5szyTR9eJvnfO+j/mh5edOWcS+bWGuhO9E9adWlMd8='
readonly LESSON_STYLE_HASH='sha256-o5ljQw2FiMDX4sIY1OHER6D9nRgm9fbM2thLGGrvsUc='
readonly LESSON_SCRIPT_HASH='sha256-MxlV/7b6cxfpkAnEQKnEV81D/dl3srRRdXCJLCE5Oss='
