# shellcheck shell=bash
#
# hashes: the hashes of the scripts and the style of the page, which make hashes writes into this file

readonly PAGE_STYLE_HASH="'sha256-2pJANLjyJ+ERcL/U6dxH4K+gbGTzXUsk1rxdGkl7vNY='"
readonly PAGE_SCRIPT_HASH="'sha256-SnbKFfehE+siF1PnDhNfQSQKKvEutDo8/wBNX1vd68A='"
