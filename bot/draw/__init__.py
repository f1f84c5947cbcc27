"""Pictures with Pillow: cards, maps, grids, fonts. Knows no game and no Discord; never runs on the event loop.

    fonts.py    the bundled typeface, measuring, fitting and wrapping of words
    colors.py   inks and fills that read well on light and dark screens
    pen.py      smooth vector shapes, drawn large once and kept as small sprites
    icons.py    the icons that games share: time, coin, shield, die faces
    canvas.py   one picture: panels, words, icons, bars, and its PNG bytes
    counts.py   icons with their numbers, alone and in rows; marks.py, pieces.py: what lies and stands on a space
    labels.py   places for labels that do not overlap; legend.py: the lines below; strokes.py: long soft lines
    themes.py   the colours of charts and grids, light and dark
    chart/      graph maps; grid/: square grids; each as a picture and in words

The same calls give the same bytes. All caches are keyed by value and may be shared by threads.
"""
