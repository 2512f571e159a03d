"""What hints and lessons of CrownTaker name; stands on rules and evaluation."""
