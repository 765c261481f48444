# shellcheck shell=bash
#
# hashes: the hashes of the scripts and styles of the pages, which make hashes writes into this file

readonly PAGE_STYLE_HASH="'sha256-gKJLgrJwKD6++zjOePJOulgYBtJPLBUCFDGFaz2OKVs='"
readonly PAGE_SCRIPT_HASH="'sha256-2QHaNnwmfWkWJcQ/ur9h567YrM+QwZ5Qel0YmyCWkas=' 'sha256-K18ItUg7kY0s2V+eGDse5BcS/xkcg7CeJMaoyBL52SI='"
readonly LESSON_STYLE_HASH="'sha256-oK4WYm5FHtSL4SyhQj5+ufv35dZiQPNov+zvTlj66yQ='"
readonly LESSON_SCRIPT_HASH="'sha256-2QHaNnwmfWkWJcQ/ur9h567YrM+QwZ5Qel0YmyCWkas=' 'sha256-ZUfwJVMk+RyI0bhuCDrCBX/2kH/Hjp2TM1riD2QuOxc='"
