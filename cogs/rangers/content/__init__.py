"""What the cards, places and entries of Earthborne Rangers may say, and reading them."""
