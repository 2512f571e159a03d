"""One run of the program: its context, settings, what keeps matches, incidents told, and what the system wishes."""
