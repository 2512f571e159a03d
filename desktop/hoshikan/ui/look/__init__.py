"""How everything looks and speaks: theme, style sheet, fonts, palettes, words and languages."""
