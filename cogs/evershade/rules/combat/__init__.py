"""Combat on the grid (LE-16, LE-18, LE-20 to LE-22)."""
