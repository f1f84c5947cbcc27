"""The house's own Ranger. Pure."""
