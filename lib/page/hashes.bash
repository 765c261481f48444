# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-4LFZrVRO/mX4KkDSUdm82eRcgmHe8+rVE2H4aBHtMtg='
readonly PAGE_SCRIPT_HASH='sha256-4T8YC1mOrlVfH0RxHncVTUXv0Hp3yoI/MiTlQpykQj4='
readonly LESSON_STYLE_HASH='sha256-GyyGqtFEFn9G8/nqQ1nXKpEjVkIW+h4t86E7m+sHUwk='
readonly LESSON_SCRIPT_HASH='sha256-z3ikusWjLz+eCnmdWWY+pYxLlh2NIrriDCwuqiTvC3Y='
