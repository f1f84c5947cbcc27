"""Games without people: house players, simulation, scenario files, measuring. Uses the rules only, never Discord."""
