"""What happens in a session of Near and Far, a file a chapter of the rulebook. Pure."""
