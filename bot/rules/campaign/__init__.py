"""Campaigns: a table whose moves are whole sessions at child tables. Its steps, its pages, what a game supplies."""
