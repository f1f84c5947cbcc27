"""First tables with a teacher. Pure."""
