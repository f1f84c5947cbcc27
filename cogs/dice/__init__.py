"""Dice and decks for any group: `/roll`, `/rolls`, `/draw`. Only `cog.py`, `drawing.py` and `frame.py` know Discord."""
