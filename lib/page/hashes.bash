# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-QXyuDGT9BXRPvQrgTUCIqdDxA7atF7JvLjD0zgZjMXw='
readonly PAGE_SCRIPT_HASH='sha256-5LkL+/6gADIrdhB/SGPXcc3p6+NyfFzdxt43nBcGn7c='
readonly LESSON_STYLE_HASH='sha256-YYrU2lbJDrS1tNYctQwZsc4t95x69kW+U3BaTwP7dYs='
readonly LESSON_SCRIPT_HASH='sha256-1RlUlzyMsg/+4mj4RHMYa10mAkXtiwAXIc7K9AQXl7I='
