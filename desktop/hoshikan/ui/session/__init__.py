"""One run of the program: its context, settings, autosave, incident reports, and the system's settings."""
