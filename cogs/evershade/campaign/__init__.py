"""The campaign of Lands of Evershade: acts of an adventure, a session each (LE-26)."""
