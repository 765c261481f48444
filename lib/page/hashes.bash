# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-DKoik5xxd/a6VPN/6BtVCBZQbNiD6e/1cUBSkAilN1s='
readonly PAGE_SCRIPT_HASH='sha256-kf44ZNLYr+8qTFw3tMc+WK1zzF+w6kXhkT7CrybdYos='
readonly LESSON_STYLE_HASH='sha256-3mbR0MQml8ZqCbMhPwt2wA/BIxy6pcSFFS15VicqHyQ='
readonly LESSON_SCRIPT_HASH='sha256-5aUNqRLpC06zkt84MJ3fNsV/kTpGF6ZZC5P1qgGBNcg='
