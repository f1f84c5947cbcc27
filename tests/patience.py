"""How long tests wait for something that is sure to come, on any machine. One bound for all of them: nothing that works
comes near it, whatever else the machine does, and what hangs fails by its name well before the limit of the test."""

GIVE_UP = 120.0
"""Seconds."""
