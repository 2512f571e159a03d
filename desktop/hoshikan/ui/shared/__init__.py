"""Parts that several features show."""
