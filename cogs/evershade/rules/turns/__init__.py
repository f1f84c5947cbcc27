"""Whose turn it is in a combat, and what characters and enemies do with it (LE-18 to LE-20)."""
