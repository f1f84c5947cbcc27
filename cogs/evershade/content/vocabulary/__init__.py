"""The words in which cards, sheets and entries say what they do."""
