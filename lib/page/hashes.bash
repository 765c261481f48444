# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-RyKOJlklA/GQ1GDqVJYNXP1eh6Clwhm8dPBiRskiad4='
readonly PAGE_SCRIPT_HASH='sha256-2qDmY7TOqhxCJnO0BqutjU2THOI+e0jqYGdNigrZ/LA='
readonly LESSON_STYLE_HASH='sha256-/yP0n7WVBeyBKWHoaX8+ciSF2fjpm8/ttNrDtlU/ItI='
readonly LESSON_SCRIPT_HASH='sha256-edygJ+9vGBCG4opwgY+Umb2NMcgI/XBk5GrasCkTdYI='
