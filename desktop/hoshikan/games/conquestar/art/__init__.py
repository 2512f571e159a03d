"""The look of Conquestar: `cover` for the shelf, `pieces` for the table."""
