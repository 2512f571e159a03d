"""The look of Carcassonne: Star Wars: `cover` for the shelf, `pieces` for the table."""
