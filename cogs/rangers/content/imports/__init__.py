"""What people bring along from elsewhere, read into our shapes (rules 14): cards, decks, campaigns. Pure; nothing is
fetched, nothing of a publisher is bundled, nothing is raised for whatever stands in a file.

normal     codes, names, thresholds, traits as the sources write them (ER-18.1, ER-18.2)
cards      card data: F3, F4, a fan-made project (F5); lists of names alone (F6)
decks      decks: F1, F2, plain text (F7)
tracker    campaigns (F8)
"""
