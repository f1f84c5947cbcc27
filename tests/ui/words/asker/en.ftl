game-name = Asker
game-about = Asks.
rules-1 = Answer.
asker-board = The board
asker-over = It is over.
asker-prompt = What will it be, { $who }?
asker-option = { $name }
asker-hint = because { $why }
