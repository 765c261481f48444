# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-yHO1rq9I6NIEzHkiMFIQiSXb3epgXq61eHS0/Ke6vPg='
readonly PAGE_SCRIPT_HASH='sha256-oVwCzAX8Gn9L7QagFcU3CjizSOSVWmmtWxAd71Lm3rY='
readonly LESSON_STYLE_HASH='sha256-mJG4TanwTK6+4TiAUqjK39tFekZnA5PbyIaoJZWVvWI='
readonly LESSON_SCRIPT_HASH='sha256-p+W0V9n56MTQGGPqKLqEHWTfyuKcRq8DhFAl8wW9XoE='
