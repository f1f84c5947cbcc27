"""Rolls and support (LE-14, LE-15)."""
