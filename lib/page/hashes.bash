# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-sDumfDO6KGhnCx0hf7fG1cNK5s2da6cUsuXc1U88AO4='
readonly PAGE_SCRIPT_HASH='sha256-0AaeWCXFZZBERDycEcPQ0Dcq9LpaaqIjXl4xqhBBzQA='
readonly LESSON_STYLE_HASH='sha256-ZSxxoXbB2FLNwCGJPWcKiKuq6C/ldJk8Pi9Xp84ip0E='
readonly LESSON_SCRIPT_HASH='sha256-1w8e65iNp/l3qMRKRg5GpRnlQf6eVpVhhUBGrQgHsAI='
