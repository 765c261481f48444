# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-SSSYwq3UGBvV+zNs4n+vGbFV031/kg8RxaYk5JaQXvY='
readonly PAGE_SCRIPT_HASH='sha256-FWsDro+jZg4t48tQlS4OPNZDE5B1CC3NpefEws+F2E0='
readonly LESSON_STYLE_HASH='sha256-1WVadGWuGddUnkvJFZ/HwXM4kvpLy9jwNbc4iSd3gW8='
readonly LESSON_SCRIPT_HASH='sha256-p+W0V9n56MTQGGPqKLqEHWTfyuKcRq8DhFAl8wW9XoE='
