game-name = Pebble cup
game-about = Matches of pebbles, two by two.
