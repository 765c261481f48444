# shellcheck shell=bash
#
# hashes: the hashes of the scripts and the style of the page, which make hashes writes into this file

readonly PAGE_STYLE_HASH="'sha256-8cDnTCthbEtL+7BDLj2REx8Mduarlrh291xVX8/PpKk='"
readonly PAGE_SCRIPT_HASH="'sha256-ixWKpPSt2Dl9ocPo2gIjj9hyvXnca4SrEFqCuO/0nK8='"
