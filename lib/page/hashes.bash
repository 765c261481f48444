# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-kDlXUlrJO/56/sLjphNg3v/clpk73Gnxfa77VjiY1W4='
readonly PAGE_SCRIPT_HASH='sha256-FvmPg1tuGhuhA5F1mg16kJVG26ZEYyJxNYSmdQj49yM='
readonly LESSON_STYLE_HASH='sha256-3mbR0MQml8ZqCbMhPwt2wA/BIxy6pcSFFS15VicqHyQ='
readonly LESSON_SCRIPT_HASH='sha256-dmIhcTYVuTFM94SGGxjklrwdsf+ZPC8aSbiOF44oZRM='
