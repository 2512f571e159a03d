"""The words of CrownTaker: `cover` for the shelf, `words` for everything else, which is asked for later."""
