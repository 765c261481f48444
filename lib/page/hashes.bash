# shellcheck shell=bash
#
# hashes: the hashes of the scripts and the style of the page, which make hashes writes into this file

readonly PAGE_STYLE_HASH="'sha256-8cDnTCthbEtL+7BDLj2REx8Mduarlrh291xVX8/PpKk='"
readonly PAGE_SCRIPT_HASH="'sha256-lowBQJHBz20QY6G2w/WGSBaw0B7w8m1phdY9VogG3vM='"
