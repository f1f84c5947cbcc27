"""Three evenings of Pebbles: a campaign."""
