"""What each effect does: one file a group of the vocabulary. Pure."""
