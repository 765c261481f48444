# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-8OADviAIM3CujyI+TxSNgtPwfyqWFupF+4+KdyXCEZA='
readonly PAGE_SCRIPT_HASH='sha256-hxkI0GZks+34SwUrcicp7MQm6wIldJ998i3xvtLhxFc='
readonly LESSON_STYLE_HASH='sha256-wUne9SZVsJzZNZ9qwot4cKbE8yUbgsFWB5gx/0shOSc='
readonly LESSON_SCRIPT_HASH='sha256-/suCvj/DajUMSvBXvNeVA/k4I+oPpak3QiflNT4cl20='
