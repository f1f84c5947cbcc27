"""A sheet in words, for screen readers and for all who cannot load pictures: the same facts, space by space. Pure."""

from bot.draw.grid.model import Sheet, Sight, Standing
from bot.draw.piece_words import mark_words, piece_words, with_facts
from bot.rules.decision import Text, text
from bot.rules.geometry.grid import Cell, cell


def sheet_alt(sheet: Sheet) -> Text:
    """The gist, for the picture's alt text: its size, who stands where, and target lines."""
    grid = sheet.grid
    standing = [piece_words(one.piece, _place(one)) for one in sheet.standing]
    size = {"columns": grid.columns, "rows": grid.rows}
    lines = [text("sheet-lines", source=one, targets=_targets(sheet, one)) for one in _sources(sheet)]
    return text("sheet-alt", **size, standing=standing, stands=len(standing), lines=lines, lined=len(lines))


def _sources(sheet: Sheet) -> list[str]:
    return list(dict.fromkeys(one.source for one in sheet.sights))


def _targets(sheet: Sheet, source: str) -> list[Text]:
    """Where the lines from a space end, how far away that is (ranges are of one space), and what is in their way."""
    ranges = sheet.ranges if len(_sources(sheet)) == 1 else {}
    return [
        text("sheet-line", target=one.target, n=ranges.get(one.target, -1), how=_how(one))
        for one in sheet.sights
        if one.source == source
    ]


def _how(sight: Sight) -> str:
    return "covered" if sight.covered and sight.clear else "clear" if sight.clear else "stopped"


def sheet_words(sheet: Sheet) -> list[Text]:
    """All of it: size, borders, each space that is not plain, then what is asked about."""
    found = [sheet_alt(sheet)]
    if sheet.grid.void:
        found.append(text("sheet-void", spaces=sorted(sheet.grid.void, key=_order)))
    found += _borders(sheet) + _spaces(sheet)
    if sheet.reach:
        reach = [text("reach-space", space=space, cost=cost) for space, cost in sheet.reach.items()]
        found.append(text("chart-reach", reach=reach, reached=len(reach)))
    if sheet.area:
        found.append(text("sheet-area", spaces=sorted(sheet.area, key=_order)))
    for n in sorted(set(sheet.ranges.values())):
        found.append(text("sheet-range", n=n, spaces=[space for space, far in sheet.ranges.items() if far == n]))
    for sight in sheet.sights:
        found.append(text("sheet-sight", source=sight.source, target=sight.target, how=_how(sight)))
    for space, ways in sheet.cover.items():
        found.append(text("sheet-cover", space=space, ways=[text("piece-way", way=way) for way in ways]))
    if sheet.path:
        found.append(text("chart-path", steps=list(sheet.path)))
    return found


def _borders(sheet: Sheet) -> list[Text]:
    borders = sheet.grid.graph.borders.items()
    found = []
    for kind, key in (("closed", "sheet-walls"), ("gated", "sheet-gates")):
        between = [text("sheet-between", a=a, b=b) for (a, b), border in borders if border.kind == kind]
        if between:
            found.append(text(key, between=between))
    costly = [
        with_facts(text("sheet-between", a=a, b=b), [text("road-cost", n=border.cost)])
        for (a, b), border in borders
        if border.cost != 1 and border.kind != "closed"
    ]
    return [*found, text("sheet-costs", between=costly)] if costly else found


def _spaces(sheet: Sheet) -> list[Text]:
    found = []
    for space in sheet.grid.spaces:
        own = sheet.spaces.get(space)
        if own is None:
            continue
        facts: list[Text | str] = [own.terrain.name] if own.terrain is not None and own.terrain.name else []
        facts += [mark_words(mark) for mark in own.marks if mark.name]
        if facts:
            found.append(text("sheet-space", space=space, facts=facts))
    return found


def _place(one: Standing) -> Text:
    """Where a piece stands: its space, or the corners of all that it covers."""
    covers = one.covers
    return text("sheet-place", first=covers[0], last=covers[-1], large=len(covers) > 1)


def _order(space: str) -> tuple[int, int]:
    here: Cell = cell(space)
    return here.row, here.column
