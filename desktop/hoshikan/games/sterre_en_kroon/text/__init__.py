"""The words of Sterre en Kroon: `cover` for the shelf, `words` for everything else, which is asked for later."""
