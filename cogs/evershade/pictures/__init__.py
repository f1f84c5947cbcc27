"""Drawings of a view: which there are (`picture.py`), the combat grid (`sheet.py`), the sheet to explore (`chart.py`),
the party's boards and its last roll (`party.py`), the signs they share (`signs.py`)."""
