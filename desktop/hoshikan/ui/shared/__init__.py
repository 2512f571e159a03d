"""What several features show."""
