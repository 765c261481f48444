# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-qiQuDUgcs2murUZPFVxUbnZK9ccyWF5/mYJtH8YoPGQ='
readonly PAGE_SCRIPT_HASH='sha256-28ro3f8ph/dQmmI22BILdqsy5JYXhndo0et3YSCegyk='
readonly LESSON_STYLE_HASH='sha256-ZSxxoXbB2FLNwCGJPWcKiKuq6C/ldJk8Pi9Xp84ip0E='
readonly LESSON_SCRIPT_HASH='sha256-LkKOeRsdbIVJRv57D7RNT+gIeY094gh7n1xQzMhvGEw='
