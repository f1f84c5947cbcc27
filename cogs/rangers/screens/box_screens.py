"""What the box looks like in a channel: panels as plain data. Pure; sentences under `rangers-box-`."""

from collections.abc import Sequence
from typing import Final

from bot.rules.decision import text
from bot.tables.shelf.trays import Picked
from bot.ui.panels.catalogue import Say
from bot.ui.panels.panel import Panel, Words, join_lines
from bot.ui.screens.box import BoxScreens
from cogs.rangers.box.actions import Looked, Turned
from cogs.rangers.box.sums import VALLEY, Fatigue, Outcome, Way
from cogs.rangers.box.tray import Gain, RangersBox, Sheet
from cogs.rangers.content.content import RangersContent
from cogs.rangers.content.vocabulary.terms import ASPECTS

DAYS: Final = 10
"""So many of the days that are over stand on the sheet."""
SCREENS: Final = BoxScreens("wke", 0x5E8C4A)
news = SCREENS.news


def card_line(say: Say, content: RangersContent, card: str) -> str:
    """A challenge card: its four modifiers and its icon."""
    printed = content.challenges[card]
    numbers = " · ".join(f"{aspect} {getattr(printed, aspect):+d}".replace("+0", "0") for aspect in ASPECTS)
    return say("rangers-box-card", numbers=numbers, icon=printed.icon, again=printed.reshuffle)


def turned(say: Say, content: RangersContent, who: str, done: Turned) -> Panel:
    """A challenge card that was drawn, or the deck shuffled anew."""
    if not done.card:
        return news(say, [say("rangers-box-reset", n=done.left)], done)
    lines = [say("rangers-box-turned", who=who), card_line(say, content, done.card)]
    return news(say, [*lines, say("rangers-box-left", n=done.left, again=done.again)], done)


def looked(say: Say, content: RangersContent, done: Looked) -> Panel:
    """What somebody alone sees of the top of the deck."""
    lines = [f"{place}. {card_line(say, content, card)}" for place, card in enumerate(done.cards, 1)]
    return Panel(accent=SCREENS.accent).add(Words(join_lines([say("rangers-box-looked", n=done.moved), *lines])))


def scouted(say: Say, who: str, done: Looked) -> Panel:
    """What everybody is told of it."""
    return news(say, [say("rangers-box-scouted", who=who, n=len(done.cards), moved=done.moved)], done)


def tired(say: Say, found: Fatigue) -> Panel:
    """The sum of presences on the way."""
    parts = " + ".join(map(str, found.cards)) or "0"
    return news(say, [say("rangers-box-fatigue", n=found.total, parts=parts)])


def tested(say: Say, content: RangersContent, who: str, aspect: str, found: Outcome, done: Turned) -> Panel:
    """ER-6.8, ER-6.9: the sum, the result, the icon that wakes what is active."""
    lines = [
        say(
            "rangers-box-test",
            who=who,
            aspect=aspect,
            effort=found.effort,
            modifier=found.modifier,
            n=found.resulting,
            of=found.difficulty,
            won=found.won,
        ),
        say("rangers-box-wakes", icon=content.challenges[done.card].icon),
    ]
    return news(say, [*lines, say("rangers-box-left", n=done.left, again=done.again)], done)


def path_deck(say: Say, place: str, terrain: str, done: Picked[RangersBox] | None) -> Panel:
    """ER-2.3: which cards a path deck is made of."""
    if done is None:
        return news(say, [say("rangers-box-path-people", place=place, terrain=terrain)])
    numbers = sorted(map(int, done.names))
    return news(say, [say("rangers-box-path", place=place, terrain=terrain, n=VALLEY, cards=numbers)], done)


def around(say: Say, place: str, ways: Sequence[Way]) -> Panel:
    """Where one can go from a place."""
    lines = [say("rangers-box-around", place=place)]
    lines += [f"- {say('rangers-box-way', place=one, terrain=by, locked=locked or 'none')}" for one, by, locked in ways]
    return news(say, lines)


def led(say: Say, done: Picked[RangersBox]) -> Panel:
    """Who leads."""
    return news(say, [say("rangers-box-lead", name=done.names[0])], done)


def pools(say: Say, box: RangersBox) -> Panel:
    """Everybody's energy."""
    lines = []
    for name, energy in box.energy.items():
        shown = [say.plain("rangers-energy-line", aspect=aspect, n=n) for aspect, n in energy.items()]
        lines.append(say("rangers-box-pool", name=name, energy=shown))
    return news(say, lines or [say("rangers-box-no-pools")])


def forecast(say: Say, day: int, name: str) -> Panel:
    """The weather of a day."""
    return news(say, [say("rangers-box-weather", day=day, name=name)])


def sheet(say: Say, page: Sheet, dropped: Sequence[Gain] = ()) -> Panel:
    """The campaign on paper, and what an evening without a camp has cost."""
    lines = [say("rangers-box-sheet", day=page.day, place=page.place or "–", terrain=page.terrain or "–")]
    if page.missions:
        found = [text("rangers-box-mission", name=name, n=n) for name, n in page.missions.items()]
        lines.append(say("rangers-box-missions", missions=found))
    for key, names in (("done", page.done), ("rewards", page.rewards), ("events", page.events)):
        if names:
            lines.append(say("rangers-box-names", what=key, names=names))
    for one in page.history[-DAYS:]:
        place, terrain = one.place or "–", one.terrain or "–"
        lines.append(say("rangers-box-past", day=one.day, place=place, terrain=terrain, camped=one.camped))
    for key, gains in (("ledger", page.ledger), ("dropped", dropped)):
        if gains:
            told = [text("rangers-box-gain", kind=gain.kind, what=gain.what) for gain in gains]
            lines.append(say("rangers-box-gains", what=key, gains=told))
    return news(say, lines)
