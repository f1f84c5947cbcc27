"""Square grids as pictures: terrain, walls, pieces with facing and size, reach, areas, ranges, sight; and in words.

model.py     what a sheet shows, as values; the grid is `bot.rules.geometry.grid`'s
ground.py    what lies under the pieces: spaces, patterns, borders, coordinates, lines
picture.py   the picture as PNG
words.py     the text twin: sentences of `data/en.ftl` under `sheet-`
"""
