# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-QXyuDGT9BXRPvQrgTUCIqdDxA7atF7JvLjD0zgZjMXw='
readonly PAGE_SCRIPT_HASH='sha256-INBkCR/RcDI7FQxtu0MgE/ASXsBy0Nr989ZoH426GhU='
readonly LESSON_STYLE_HASH='sha256-YYrU2lbJDrS1tNYctQwZsc4t95x69kW+U3BaTwP7dYs='
readonly LESSON_SCRIPT_HASH='sha256-O+1/WfllnIZttFw1/SIXEjamFD8EHpTMPssQHoe/eBg='
