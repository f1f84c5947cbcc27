"""Giving and getting several kinds of goods at once, from a supply or from another seat. Pure."""
