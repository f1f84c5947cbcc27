"""Graph maps as pictures: spaces, roads, regions, pieces, what can be reached and at what cost; and the same in words.

model.py     what a chart shows, as values; the graph is `bot.rules.geometry.graph`'s
layout.py    where everything stands, in pixels
picture.py   the picture as PNG
roads.py     what lies under the spaces: regions and roads
signs.py     the small parts: a space, its rim, a sample of a road
legend.py    what shapes, roads and marks mean, and the names that found no room
words.py     the text twin: sentences of `data/en.ftl` under `chart-`
"""
