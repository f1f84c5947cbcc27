"""What Altered's cards show that are nobody."""
