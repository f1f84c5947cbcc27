"""What a seat may know of a day, and how it is told in words. Pure."""
