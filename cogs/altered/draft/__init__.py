"""Altered, drafted: two to eight players pick cards, build decks of them and play matches at tables of their own."""
