"""The words of 星を渡る: `cover` for the shelf, `words` for everything else, which is asked for later."""
