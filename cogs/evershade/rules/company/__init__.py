"""Companions, partners and summons: their boards, and what happens to them (LE-25)."""
