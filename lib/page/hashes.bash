# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-R+Qb0yAcfLa5GQ+mIaB6Qgt+nrbNjy37PhT3sZOgviI='
readonly PAGE_SCRIPT_HASH='sha256-MLmV9/+0lEk8FDNkTMiZHySYkE/QoJNNLWnICIMAFso='
readonly LESSON_STYLE_HASH='sha256-WTEv8y2LuSIohDrWYaV57052y7vDQsfsCfy/+zTY7is='
readonly LESSON_SCRIPT_HASH='sha256-TOd36hv+w6xLJaHbbcNgQi/1My9LG5iTNCatgr4i1lM='
