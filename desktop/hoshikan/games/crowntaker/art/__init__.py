"""The look of CrownTaker: `cover` for the shelf, `pieces` for the table."""
