"""What rules look at: cards in play, their numbers and marks, who matches, what may be done. Only looks. Pure."""
