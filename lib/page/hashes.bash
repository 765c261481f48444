# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-DsBECo1ffWtNIwFlEd2hLmAdfjQabEZPV9EHEvMIm9I='
readonly PAGE_SCRIPT_HASH='sha256-vXjNTRLEEH4FdQNMZfUxOT2/bPCLiOgVXlKavwmoKzk='
readonly LESSON_STYLE_HASH='sha256-7s0I+dTjrRx+4/Huzyix2xCOoxsI9ZvcnwpAydTNRmo='
readonly LESSON_SCRIPT_HASH='sha256-wOc9SDdX/XzeI/PKI0drtiw0sYIaKToDI3aEDIRV4cU='
