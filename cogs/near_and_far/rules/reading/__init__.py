"""Looking at a session: what counts for what, what can be reached, paid, scored. Pure; only reads."""
