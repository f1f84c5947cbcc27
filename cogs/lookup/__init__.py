"""`/card` and `/rule`: what is printed, and what it means, for all games, with or without a table."""
