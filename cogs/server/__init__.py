"""`/server` and `/host`: for who looks after a server and its tables."""
