# shellcheck shell=bash
#
# hashes: what the page's policy allows; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-wfIt8MIWE7cYZPnbXfoVZTS91+eg510Eu7M4FCJD8zU='
readonly PAGE_SCRIPT_HASH='sha256-DAsxzmCO9RjVgp6z46KZYXw73IiPs5XOo5fhOuR7BA8='
