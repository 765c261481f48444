# shellcheck shell=bash
#
# hashes: the hashes in the policies of the pages; make hashes writes this file

readonly PAGE_STYLE_HASH="'sha256-Od0uBqbiCtrUIvbbt7vJ77SCmXTqcMlF+h7lsme5pfE='"
readonly PAGE_SCRIPT_HASH="'sha256-W2QBCdUjRrV6RLXMZH+M6znaAwghONCjAlBa79BB79w=' 'sha256-IB9XFaPfa299PTVzcK+KKZU4t27A2CKB1U1q+n9+JJI='"
readonly LESSON_STYLE_HASH="'sha256-M4D3tI+C08PxYnz3+bWrwEWe/w8YHxlPtGoUSIptLRc='"
readonly LESSON_SCRIPT_HASH="'sha256-W2QBCdUjRrV6RLXMZH+M6znaAwghONCjAlBa79BB79w=' 'sha256-9zXbqAQgf/ahYDukJ/6lljxPfHjJnJ5zM+dZkv0baT8='"
