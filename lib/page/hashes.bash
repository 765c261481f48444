# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-xb9/BLiE5bEpbqes/6jwtSQ5tYZDf36sLJws04Tsprs='
readonly PAGE_SCRIPT_HASH='sha256-4aZSYYupiB3nOOyrDlaxTLrw7WyI2TL4bxdua8qNBQk='
readonly LESSON_STYLE_HASH='sha256-cB267cG5HfkZXLXsHHn+DFlXUSzQROpYfCQewYdXNB4='
readonly LESSON_SCRIPT_HASH='sha256-XjG6OQogSdjH4yUbePJpoPrQQBhr2GLP0ws3sX2dOWY='
