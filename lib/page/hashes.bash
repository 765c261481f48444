# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-RC4dq9nuwPKW4EK+L3LvdIfDXxnN9bKyAj9xIxJd4Y0='
readonly PAGE_SCRIPT_HASH='sha256-hd8MYNcIuYJOZFPO7+ZNnxBKNnViM662UbpWvctovZQ='
readonly LESSON_STYLE_HASH='sha256-/IltzA6Oq66kMzuQQ+pVkC+fqS3VP9YeBeDDfRFB2J8='
readonly LESSON_SCRIPT_HASH='sha256-57PFpIPtOeJllEgymxeDu/m2ML1leqYirfk2KMat/TI='
