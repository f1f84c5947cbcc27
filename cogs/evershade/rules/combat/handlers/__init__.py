"""What each effect of a combat does (rules 9): `goods.py`, `blows.py`, `sheet.py`, `turns.py`, `flow.py`; `registry.py`
binds them to their names."""
