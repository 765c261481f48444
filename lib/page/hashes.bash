# shellcheck shell=bash
#
# hashes: the hashes of the scripts and styles of the pages, which make hashes writes into this file

readonly PAGE_STYLE_HASH="'sha256-gKJLgrJwKD6++zjOePJOulgYBtJPLBUCFDGFaz2OKVs='"
readonly PAGE_SCRIPT_HASH="'sha256-2QHaNnwmfWkWJcQ/ur9h567YrM+QwZ5Qel0YmyCWkas=' 'sha256-Y56eJJWSLh3d5SzQzlmv+RFFXvVbnoGPNoG+w2fsVKs='"
readonly LESSON_STYLE_HASH="'sha256-oK4WYm5FHtSL4SyhQj5+ufv35dZiQPNov+zvTlj66yQ='"
readonly LESSON_SCRIPT_HASH="'sha256-2QHaNnwmfWkWJcQ/ur9h567YrM+QwZ5Qel0YmyCWkas=' 'sha256-g1wGi7XM2RoqU18JkTQdSNWsKs1Zx9MfkBGa/CYI8R0='"
