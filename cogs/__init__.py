"""One package a game, each with the same files under the same names, and the shared commands."""
