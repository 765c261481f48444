# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-4LFZrVRO/mX4KkDSUdm82eRcgmHe8+rVE2H4aBHtMtg='
readonly PAGE_SCRIPT_HASH='sha256-6iU47KsAIPNsVFZscLwTEPuLaYynUv0R/GERgAR1kx0='
readonly LESSON_STYLE_HASH='sha256-GyyGqtFEFn9G8/nqQ1nXKpEjVkIW+h4t86E7m+sHUwk='
readonly LESSON_SCRIPT_HASH='sha256-p+W0V9n56MTQGGPqKLqEHWTfyuKcRq8DhFAl8wW9XoE='
