# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-PlE7DsNgXiv3kcqeSFgv1FL2bR9bwJps1pZ4PXboCIs='
readonly PAGE_SCRIPT_HASH='sha256-nLqrryb8E1zyHZG/Vz5CGl6Wvtsz1ji07B+qRUYlvfc='
readonly LESSON_STYLE_HASH='sha256-B4PsxQTGO8YagqN2Eb5avExdy3bhEG7+K00LrrJCmJA='
readonly LESSON_SCRIPT_HASH='sha256-HfZEOilGEFtgvkKEXEo7XvpMvNrVgBXbrXfKXBV8XnU='
