"""The camp phase: advancements, rest, equipment, camp cards and what everybody does there (LE-17)."""
