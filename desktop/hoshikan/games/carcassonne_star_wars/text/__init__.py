"""The words of Carcassonne: Star Wars: `cover` for the shelf, `words` for everything else, which is asked for later."""
