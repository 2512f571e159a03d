"""Words that several rooms of the window say, and the door to those of the games."""
