"""The program: its start, its window, and what it leaves on a computer."""
