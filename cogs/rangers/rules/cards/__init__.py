"""Cards in play and the Rangers' strain: coming, going, answering, clearing, the path deck, the guide. Pure."""
