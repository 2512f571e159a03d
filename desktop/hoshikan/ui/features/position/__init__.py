"""A position set up by hand."""
