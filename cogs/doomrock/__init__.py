"""Assault on Doomrock: cooperative, one to four players, three maps and three battles."""
