# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-hmmJUNUCrdNw9tb/UR6NFq6i6oFduUcvVvknkSI6Qpg='
readonly PAGE_SCRIPT_HASH='sha256-EExAxzXWz8RpJAv9N27FI8nuViikOv3RCRgoegbU23g='
readonly LESSON_STYLE_HASH='sha256-iGIRSYYvwgNlQbDFnUq59uhOXOOUWSfLMw2KJ13vU9U='
readonly LESSON_SCRIPT_HASH='sha256-BkKsF9woI1on7EwuihxnIvMzIh80PZgSzBYhoWYsh3A='
