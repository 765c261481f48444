# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-Kvk+HLFYygx2EnMLeKEdhDgqHdVSeFzRJxpX9asz9sE='
readonly PAGE_SCRIPT_HASH='sha256-nnYGhG3L5XSPxGexg1qZq0GQ/p4Kx4+BviEXuoJBLiU='
readonly LESSON_STYLE_HASH='sha256-6gwoAXgFIj9QUc/yyf6u2EqDtHLxJxubvZvb73Z5oZI='
readonly LESSON_SCRIPT_HASH='sha256-C+a9zqSnGOpfg8vzAL+QLM5PSB117/p1Mqw8mIumIrU='
