"""What hints and lessons of Conquestar name; stands on rules and evaluation."""
