"""What the cards, maps and stories of Near and Far may say, and reading them."""
