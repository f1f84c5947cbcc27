"""What cards, sheets and entries of Lands of Evershade may say, and how they are read."""
