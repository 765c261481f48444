"""blocks: two columns per square, walls as blocks."""

SIGNS = "██", "  ", "══", "══", "║║", "║║", "● ", "· ", "◆ ", "  "
