# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-hmmJUNUCrdNw9tb/UR6NFq6i6oFduUcvVvknkSI6Qpg='
readonly PAGE_SCRIPT_HASH='sha256-/uUtlhob5fSzNaHKY00na4yYV9cx0SffeWHi27W+MSk='
readonly LESSON_STYLE_HASH='sha256-iGIRSYYvwgNlQbDFnUq59uhOXOOUWSfLMw2KJ13vU9U='
readonly LESSON_SCRIPT_HASH='sha256-52edNInM56nATlCcbHp3QoKvGjCJ+xiHxD0+lf5ncog='
