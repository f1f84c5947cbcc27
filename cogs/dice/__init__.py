"""Dice and decks for any group: `/roll`, `/rolls`, `/draw`. Only `cog.py`, `drawing.py` and `edge.py` know Discord."""
