"""The look and the language of everything: theme, style sheet, fonts, palettes, words and languages."""
