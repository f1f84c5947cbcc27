game-name = Lamps
game-about = A story pack of eight entries
rules-1 = Read.
lamps-board = The purse holds { $coin }.
lamps-over = Read to the end, with { $coin } in the purse.
