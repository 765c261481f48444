# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-6/XXgh8Q6hpEu5JbYG3sIxvd5SP7S9OIACvIrLvRCqs='
readonly PAGE_SCRIPT_HASH='sha256-qLrEoU1R9dVuIVzAY2EsYekqUBnYglkFn1nPKFmTLkU='
readonly LESSON_STYLE_HASH='sha256-hTiM3I5kS3dQSRkcst7hv+b+/CgyoxcJnl7ANKv3YeA='
readonly LESSON_SCRIPT_HASH='sha256-ueLrkpSrUPpQYpjnZV7r3uqdhbMwYjSoEEp8RZ9m8hU='
