"""What hints and lessons of Sterre en Kroon name; stands on rules and evaluation."""
