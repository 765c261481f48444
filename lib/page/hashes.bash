# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-r0XLgz2BUVprVoNmnOxQ6b8Xc+/xHkworQLIkQd4Z0o='
readonly PAGE_SCRIPT_HASH='sha256-KMc6lQbE9QfD7P/oFZTXcecg2MUZqakMpvK9K5pLV/I='
readonly LESSON_STYLE_HASH='sha256-M4LzBndQMh5u70FXSfAgCuwyjwQqk6enTIasE7p4OVQ='
readonly LESSON_SCRIPT_HASH='sha256-OECo+APGszwLLAcP4nnpsCaQzARkT+YeRximlZPbV3k='
