"""ascii: two columns per square, only ASCII characters."""

SIGNS = "##", "  ", "==", "==", "||", "||", "@ ", ". ", "X ", "  "
