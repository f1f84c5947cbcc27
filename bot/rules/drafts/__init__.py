"""Card drafting for every game: packs that go round, sealed packs, Winston's piles. Pure."""
