# shellcheck shell=bash
#
# hashes: the hashes of the scripts and the style of the page, which make hashes writes into this file

readonly PAGE_STYLE_HASH="'sha256-M0GlahWEzqzOHulUmAuYmHnqjTVsIEC9xJu9ZNIhhPo='"
readonly PAGE_SCRIPT_HASH="'sha256-b0Ix3EJWsFzM4uubPmyMA8vTidcuAI27WVyHTJBd2s4='"
