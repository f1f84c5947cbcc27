"""A chart in words, for screen readers and for all who cannot load pictures: the same facts, space by space. Pure."""

from bot.draw.chart.model import Chart, Road
from bot.draw.piece_words import mark_words, piece_words, with_facts
from bot.rules.decision import Text, text
from bot.rules.geometry.graph import Border, edge


def chart_alt(chart: Chart) -> Text:
    """The gist in one sentence, for the picture's alt text: who stands where, what can be reached."""
    standing = [
        text("chart-stands", space=_named(chart, space), pieces=[piece_words(piece) for piece in pieces])
        for space in chart.spaces
        if (pieces := chart.on(space))
    ]
    return text("chart-alt", n=len(chart.spaces), standing=standing, stands=len(standing), **_reach(chart))


def chart_words(chart: Chart) -> list[Text]:
    """All of it: a line for each space with its roads, then what is in reach and the path."""
    regions = {space: region.name for region in chart.regions for space in region.spaces}
    found = [_space(chart, space, regions.get(space)) for space in chart.spaces]
    if chart.reach:
        found.append(text("chart-reach", **_reach(chart)))
    if chart.path:
        found.append(text("chart-path", steps=[_named(chart, space) for space in chart.path]))
    return found


def _space(chart: Chart, space: str, region: str | None) -> Text:
    own = chart.spaces[space]
    facts: list[Text | str] = [own.kind.name] if own.kind.name else []
    facts += [region] if region is not None else []
    facts += [mark_words(mark) for mark in own.marks if mark.name]
    facts += [text("chart-here")] if space == chart.here else []
    roads = [
        _road(chart, other, chart.road(edge(space, other)), chart.graph.borders[edge(space, other)])
        for other in chart.graph.neighbours(space)
    ]
    pieces = [piece_words(piece) for piece in chart.on(space)]
    return text(
        "chart-space",
        space=with_facts(_named(chart, space), facts),
        roads=roads,
        ways=len(roads),
        pieces=pieces,
        stands=len(pieces),
    )


def _road(chart: Chart, other: str, road: Road, border: Border) -> Text:
    facts: list[Text | str] = [road.kind.name] if road.kind.name else []
    facts += [mark_words(road.mark)] if road.mark is not None and road.mark.name else []
    facts += [text("road-kind", kind=border.kind)] if border.kind != "open" else []
    facts += [text("road-cost", n=border.cost)] if border.cost != 1 and border.kind != "closed" else []
    return with_facts(chart.spaces[other].sign, facts)


def _named(chart: Chart, space: str) -> Text:
    own = chart.spaces[space]
    return text("chart-name", sign=own.sign, name=own.name, named=bool(own.name))


def _reach(chart: Chart) -> dict[str, list[Text] | int]:
    found = [
        text("reach-space", space=chart.spaces[space].sign, cost=cost)
        for space, cost in chart.reach.items()
        if space != chart.here
    ]
    return {"reach": found, "reached": len(found)}
