"""Board screens as sessions alone: no window, no widgets, no application object."""
