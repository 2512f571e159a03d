"""One run of the program: start, settings, what keeps matches, and incidents told."""
