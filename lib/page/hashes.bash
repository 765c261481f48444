# shellcheck shell=bash
#
# hashes: the hashes of the scripts and the style of the page, which make hashes writes into this file

readonly PAGE_STYLE_HASH="'sha256-iTauR26bjx0YI2hvi26gmLF7zlOFJ/WyQgJ7MlPwIVc='"
readonly PAGE_SCRIPT_HASH="'sha256-0gap++BDbZoh97a6ykxv7wuqV/SbpoPmShulYyq6rD8='"
