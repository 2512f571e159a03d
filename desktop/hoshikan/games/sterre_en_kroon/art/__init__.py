"""The look of Sterre en Kroon: `cover` for the shelf, `pieces` for the table."""
