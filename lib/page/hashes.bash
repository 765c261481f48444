# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-0hyij5QKZDCmj45CdSDZ+C0WnskD76QREhYoJTrVP6c='
readonly PAGE_SCRIPT_HASH='sha256-P8SXaOmXCpvU0lsaugFiZa0FS/6BiRhy+yLrsvJYvpw='
readonly LESSON_STYLE_HASH='sha256-6gwoAXgFIj9QUc/yyf6u2EqDtHLxJxubvZvb73Z5oZI='
readonly LESSON_SCRIPT_HASH='sha256-byFfNBsJzCUbkpc1kgYuoZScjWLmbFXBlEWYqNESdn4='
