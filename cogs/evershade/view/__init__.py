"""What a seat may know of Lands of Evershade, and how it is told in words."""
