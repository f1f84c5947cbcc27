"""The campaign of Earthborne Rangers: its days, decks between them, how it ends. A game of its own over `rangers`."""
