"""What stands beside and above a table: log, scores, hints, rules, moves, the status line and the overlays."""
