# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-AnHBV2L1StXVaQEcP0rDJeW203mmHNbD+7y+ATESSDU='
readonly PAGE_SCRIPT_HASH='sha256-2CdQFpssMte0kj0S/kGXGO6yeFosJT2Fa4nM5k5UbuM='
readonly LESSON_STYLE_HASH='sha256-ovtgf22lY6bDgjZlPwTtBucQb8Mw7tDRLdoWNNR5J/Y='
readonly LESSON_SCRIPT_HASH='sha256-yLahptRtv0jECmiSA2GorkS4v/RolH5yu0DGpZq6JZQ='
