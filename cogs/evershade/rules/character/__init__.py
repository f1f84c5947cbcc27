"""A character: attributes, conditions, boons and terror, experience (LE-5, LE-7, LE-8, LE-10)."""
