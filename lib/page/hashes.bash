# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-0hyij5QKZDCmj45CdSDZ+C0WnskD76QREhYoJTrVP6c='
readonly PAGE_SCRIPT_HASH='sha256-19QTEWJPxKwB/MjsWnI6Z0ufW+RQWJjofVPBoBFNMTg='
readonly LESSON_STYLE_HASH='sha256-/IltzA6Oq66kMzuQQ+pVkC+fqS3VP9YeBeDDfRFB2J8='
readonly LESSON_SCRIPT_HASH='sha256-tKwzlmpf/pELRngTRkQhwYHeVr/v1sdvV0bK+IiktaU='
