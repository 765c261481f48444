# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-PqRv/jJtOWlhTcHGn57I8DsuzLhfRktc4FJ0YWO88YA='
readonly PAGE_SCRIPT_HASH='sha256-nLqrryb8E1zyHZG/Vz5CGl6Wvtsz1ji07B+qRUYlvfc='
readonly LESSON_STYLE_HASH='sha256-tr5DOA9LpbV+kQBK2WbTvMIgLbywgEAlN3bkjLh2y18='
readonly LESSON_SCRIPT_HASH='sha256-HfZEOilGEFtgvkKEXEo7XvpMvNrVgBXbrXfKXBV8XnU='
