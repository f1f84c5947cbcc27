"""Cards that people bring along: read from their files, pinned at a table, mapped to effects, or played by hand. Pure.

files     a file of card data, every mistake at once
mapping   what a user says that such cards do
pinning   the cards that one table knows
by_hand   what nobody has said: the owner carries it out with buttons
"""
