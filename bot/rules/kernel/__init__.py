"""Runs a game for a table: what a game promises, the stepper that drives its rules, the run and its choices. Pure."""
