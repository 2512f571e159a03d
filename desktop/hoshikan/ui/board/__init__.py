"""Board screens: a session without widgets, and the page that shows its state."""
