"""`/together`: finding players for a table, and an evening on which all have time."""
