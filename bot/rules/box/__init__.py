"""What a channel keeps for a group that plays with a printed box: dice that may be rerolled, decks, markers, counters.

    tray.py      what every game's tray has: throws, and interactions that have counted
    deck.py      a deck of numbers or names; markers.py: a pool of markers, face down on whoever has them
    tracks.py    counters between two ends; amounts.py: numbers and names as people type them

Pure: shuffles and dice come from outside as orders and faces. A refusal is a `NotPossible` and has changed nothing.
The chance it takes is in `bot.tables.shelf.trays`, the screens in `bot.ui.screens.box`, Discord's side in
`bot.ui.door.box_commands`. A game's own tray adds its fields, its sums and its words (`data/<game>/en.ftl`).
"""
