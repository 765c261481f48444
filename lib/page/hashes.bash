# shellcheck shell=bash
#
# hashes: what the page's policy allows; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-JCBIDX9SuYlDN01egHPa1sZGoecqcb9d75Svo/qvWEY='
readonly PAGE_SCRIPT_HASH='sha256-r0NXOLXyJtcMvjLruytH0p2VWxBTX7FWGKCHzuqv5Xc='
