"""What hints and lessons of 星を渡る name; stands on rules and evaluation."""
