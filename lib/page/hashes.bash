# shellcheck shell=bash
#
# hashes: the hashes of the scripts and the style of the page, which make hashes writes into this file

readonly PAGE_STYLE_HASH="'sha256-87YwQJjGqTJ2zXExJlCMQCl/+XiyuJMPSPZu0l1D7Pw='"
readonly PAGE_SCRIPT_HASH="'sha256-HHk/3uq9MoWte8hDDtMS5WUwx0ku9qWUGUcOVge6Z7s='"
