"""How the house plays Near and Far. Pure."""
