"""Pictures with Pillow: cards, maps, grids, fonts. Knows no game and no Discord; never runs on the event loop."""
