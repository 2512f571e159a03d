"""The words of Conquestar: `cover` for the shelf, `words` for everything else, which is asked for later."""
