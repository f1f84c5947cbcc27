"""What happens in Lands of Evershade, a room a part of the rulebook: characters, rolls, combat."""
