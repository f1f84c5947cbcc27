"""Building a deck: what is looked at, what each press makes of it, what is missing."""
