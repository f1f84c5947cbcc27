"""Looks at a table, in combat and between combats: who stands where, whom effects mean, what numbers are now (LE-16,
LE-18, LE-20, LE-21). Pure; nothing is changed here."""
