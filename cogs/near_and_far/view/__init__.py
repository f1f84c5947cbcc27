"""What a seat may know of a session, and how it is told. Pure."""
