"""The commands that all campaigns share."""
