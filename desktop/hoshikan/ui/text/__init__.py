"""Words that several parts of the window use, and access to those of the games."""
