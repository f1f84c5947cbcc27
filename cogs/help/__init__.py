"""`/help` and `/privacy`."""
