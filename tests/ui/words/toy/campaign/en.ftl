game-name = Pebble trek
game-about = Walk after walk, with what the last one left.
setting-walks = Walks
setting-begin = Sessions begin
