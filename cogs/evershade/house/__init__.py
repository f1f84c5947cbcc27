"""The house's own player of Lands of Evershade."""
