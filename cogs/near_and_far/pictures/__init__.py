"""Drawings of a view: which there are (`picture.py`), the map (`chart.py`), the signs they share (`signs.py`)."""
