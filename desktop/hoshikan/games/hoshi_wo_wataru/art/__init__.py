"""The look of 星を渡る: `cover` for the shelf, `pieces` for the table."""
