"""Parts of pages that know what a game is: what stands beside and above a table, seats, covers, rule books."""
