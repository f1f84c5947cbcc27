"""Who is in the party: taken ready-made or made at the table, and what they wear and lay out (rules 3B, LE-17.4)."""
