# shellcheck shell=bash
#
# hashes: the hashes of the scripts and the style of the page, which make hashes writes into this file

readonly PAGE_STYLE_HASH="'sha256-gKJLgrJwKD6++zjOePJOulgYBtJPLBUCFDGFaz2OKVs='"
readonly PAGE_SCRIPT_HASH="'sha256-2QHaNnwmfWkWJcQ/ur9h567YrM+QwZ5Qel0YmyCWkas=' 'sha256-Y56eJJWSLh3d5SzQzlmv+RFFXvVbnoGPNoG+w2fsVKs='"
