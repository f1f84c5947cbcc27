"""A game's voice: remarks after events that deserve one, and what is told of each player at the end. Pure.

All of it follows from public events, as data says, so it is in the journal of everybody alike and can be replayed.
"""
