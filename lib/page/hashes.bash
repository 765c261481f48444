# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-AnHBV2L1StXVaQEcP0rDJeW203mmHNbD+7y+ATESSDU='
readonly PAGE_SCRIPT_HASH='sha256-LZk3QEjEJT83ApcFNoTJCg9KtH+ohaRH254/1UQeEq0='
readonly LESSON_STYLE_HASH='sha256-4pH8/zFqYBGlAs0LZMdmra0xZQ8pZN8BruakRQbxe1w='
readonly LESSON_SCRIPT_HASH='sha256-7VxTd4ELLbZf8/Fdn3A7mNFpGAXjipScH/phHQrRVHs='
