"""Places and the ways between them: graph maps and square grids, for every game alike. Pure."""
