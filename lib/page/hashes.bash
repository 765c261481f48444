# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-AnHBV2L1StXVaQEcP0rDJeW203mmHNbD+7y+ATESSDU='
readonly PAGE_SCRIPT_HASH='sha256-ErUJQg69x3e1QPU6jatxGZg42p/DMOgYR1M6+gQn4HI='
readonly LESSON_STYLE_HASH='sha256-4pH8/zFqYBGlAs0LZMdmra0xZQ8pZN8BruakRQbxe1w='
readonly LESSON_SCRIPT_HASH='sha256-GJESxO0+WI/CPpMfN3CM1GhB+ALNx4mkR16VOdKKKwM='
