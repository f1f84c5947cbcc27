"""What the box of Lands of Evershade looks like in a channel: panels as plain data. Pure; every sentence comes from the
catalogue."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.rules.decision import Text, text
from bot.rules.geometry.grid import Grid
from bot.tables.shelf.trays import Thrown
from bot.ui.panels.catalogue import Say
from bot.ui.panels.panel import Panel, Pick, Select
from bot.ui.screens.box import BoxScreens
from cogs.evershade.box import sums
from cogs.evershade.box.actions import Drawn, Revealed
from cogs.evershade.box.tray import Board, FreeGrid, LoeBox
from cogs.evershade.rules.character.burdens import TerrorRow
from cogs.evershade.rules.character.growing import half

SCREENS: Final = BoxScreens("wkl", 0x6F5B8C)
news, button = SCREENS.news, SCREENS.button
SIGNS: Final = {12: "🌟", 1: "🟣"}


# ---------------------------------------------------------------------- rolls


def rolled(say: Say, who: str, done: Thrown[LoeBox]) -> Panel:
    """The dice of each, what they come to, and a select while they may be rolled again."""
    terms = done.box.rolls.get(str(done.entry))
    if terms is None:
        return divinum(say, who, done, is_half=False)
    lines, place = [], 0
    for name, n in terms.owners:
        faces = done.faces[place : place + n]
        lines.append(say("loe-rolled", who=name, dice=" ".join(_face(one, terms.difficulty) for one in faces)))
        place += n
    if terms.divinum:
        lines.append(say("loe-divinum", dice=list(map(str, terms.divinum)), **_sum(terms.divinum)))
    found = sums.counted(done.faces, terms.owners, terms.difficulty, terms.outcomes)
    outcome = "none" if found.reached is None else str(found.reached)
    lines.append(say("loe-successes", n=found.successes, difficulty=terms.difficulty, outcome=outcome))
    fate = [text("loe-fate-of", who=name, n=n) for name, n in found.fate]
    if fate:
        lines.append(say("loe-fate-gained", fate=fate, failed=int(found.has_failed)))
    if not done.left:
        return news(say, lines, done)
    panel = news(say, [*lines, say("loe-may-reroll")], done)
    picks = tuple(Pick(str(n), say.plain("box-die", n=n + 1, face=str(face))) for n, face in enumerate(done.faces))
    wish = Select(f"{SCREENS.prefix}:reroll:{done.entry}.{done.left}*", say.plain("box-reroll"), picks, 1, len(picks))
    return panel.add(wish, button("keep", say.plain("box-keep"), done.entry, done.left, "primary"))


def _face(face: int, difficulty: int) -> str:
    sign = SIGNS.get(face, "🟢" if face >= difficulty else "")
    return f"{sign}{face}" if sign else str(face)


def _sum(dice: Sequence[int]) -> Mapping[str, int]:
    return {"n": sum(dice), "half": half(sum(dice))}


def divinum(say: Say, who: str, done: Thrown[LoeBox], *, is_half: bool) -> Panel:
    """LE-5.6."""
    dice = [*done.faces, *done.beside]
    return news(
        say, [say("loe-divinum-of", who=who, dice=list(map(str, dice)), asked=int(is_half), **_sum(dice))], done
    )


def odds(say: Say, dice: int, difficulty: int, found: Sequence[tuple[int, float]]) -> Panel:
    """LE-14.9."""
    lines = [say("loe-odds", n=dice, difficulty=difficulty)]
    lines += [say("loe-odds-line", n=n, percent=percent) for n, percent in found]
    return news(say, lines)


def terror(say: Say, who: str, die: int, traumas: int, row: TerrorRow, done: Any, *, in_combat: bool) -> Panel:
    """LE-10.9, LE-10.10."""
    lines = [say("loe-terror", who=who, die=die, traumas=traumas, n=die + 4 * traumas)]
    told: list[Text] = [text("loe-terror-heal", n=row.heal)] if row.heal else []
    for kind, n in (("hp", row.hp), ("brill", row.brill), ("cards", row.cards), ("items", row.items)):
        if n:
            told.append(text(f"loe-terror-{kind}", n=n))
    if row.trauma:
        told.append(text("loe-terror-trauma", out=int(in_combat)))
    if row.fate != 0:
        told.append(text("loe-terror-fate", n=row.fate if row.fate is not None else 0, all=int(row.fate is None)))
    if row.dies:
        told.append(text("loe-terror-dies"))
    return news(say, [*lines, *(f"- {say(one.key, **one.params)}" for one in told)], done)


def struck(say: Say, found: sums.Struck) -> Panel:
    """LE-21.1, step by step."""
    return news(
        say,
        [
            say("loe-armor", n=found.amount),
            say("loe-armor-steps", prevented=found.prevented, stopped=found.stopped, changed=found.changed),
            say("loe-armor-lost", n=found.lost),
        ],
    )


def learned(say: Say, gain: int, found: sums.Learned) -> Panel:
    """LE-8.2."""
    following = found.next_at or 0
    return news(say, [say("loe-exp", gain=gain, n=found.gained, marker=found.marker, next=following, left=found.left)])


def nodes(say: Say, found: Sequence[tuple[str, Sequence[int]]]) -> Panel:
    """LE-8.5."""
    lines = [say("loe-tree", tree=tree, nodes=[str(n) for n in able] or ["–"]) for tree, able in found]
    return news(say, lines)


# ---------------------------------------------------------------------- the bag, decks


def bag(say: Say, box: LoeBox, drawn: Drawn | None = None) -> Panel:
    """What is in it and what lies, a drawn token first."""
    lines = []
    if drawn is not None:
        lines.append(say("loe-drawn", token=drawn.token, side=drawn.side))
    left = {token: box.bag.left.get(token, 0) for token in ("white", "black", "dual")}
    lines.append(say("loe-bag", characters=box.bag.on_characters, enemies=box.bag.on_enemies, **left))
    if box.bag.closed:
        lines.append(say("loe-bag-closed", side=box.bag.closed))
    return news(say, lines, drawn)


def deck_made(say: Say, done: Revealed) -> Panel:
    n = len(done.box.deck(done.name).cards)
    return news(say, [say("loe-deck-made", name=done.name, n=n)], done)


def revealed(say: Say, done: Revealed) -> Panel:
    """LE-20.2."""
    return news(say, [say("loe-deck-card", name=done.name, card=done.card, again=int(done.again))], done)


def peeked(say: Say, done: Revealed) -> Panel:
    """To whoever looks, alone."""
    return news(say, [say("loe-deck-peek", name=done.name, card=done.card)])


def has_peeked(say: Say, who: str, done: Revealed) -> Panel:
    """To everybody."""
    return news(say, [say("loe-deck-peeked", who=who, name=done.name)])


# ---------------------------------------------------------------------- boards, tracker


def boards(say: Say, found: Mapping[str, Board], *notes: str) -> Panel:
    """What is tracked of everybody."""
    if not found:
        return news(say, [say("loe-boards-none")])
    return news(say, [*(_board(say, name, one) for name, one in found.items()), *notes])


def _board(say: Say, name: str, one: Board) -> str:
    return say(
        "loe-board",
        who=name,
        hp=one.hp,
        max=one.max_hp,
        fate=one.fate,
        brill=one.brill,
        terror=one.terror,
        boons=[text("loe-boon", kind=kind, greater=int(greater)) for kind, greater in one.boons],
        many=len(one.boons),
        conditions=", ".join(one.conditions) or "none",
    )


def tracker(say: Say, box: LoeBox, most: int) -> Panel:
    """LE-13."""
    return news(say, [_tracker(say, box, most)])


def _tracker(say: Say, box: LoeBox, most: int) -> str:
    return say("loe-tracker", letters=", ".join(box.tracker) or "none", time=box.time, max=most)


def token(say: Say, box: LoeBox) -> Panel:
    """LE-4.4."""
    return news(say, [say("loe-token", who=box.order[box.token], order=box.order)])


def save_sheet(say: Say, box: LoeBox, most: int) -> Panel:
    """Everything that is tracked, to be copied onto paper (LE-26.1)."""
    lines = [say("loe-save"), _tracker(say, box, most)]
    lines += [_board(say, name, one) for name, one in box.boards.items()]
    if box.order:
        lines.append(say("loe-token", who=box.order[box.token], order=box.order))
    return news(say, lines)


# ---------------------------------------------------------------------- the grid


def far(say: Say, grid: Grid, a: str, b: str) -> Panel:
    """LE-16.2, LE-16.4: the range, and the walk."""
    apart, walk = grid.range_between(a, b), grid.graph.distances(a).get(b)
    return news(say, [say("loe-range", a=a, b=b, n=apart or 0, walk="none" if walk is None else str(walk))])


def reach(say: Say, who: str, spaces: Mapping[str, int]) -> Panel:
    """LE-19.3."""
    rings: dict[int, list[str]] = {}
    for space, n in spaces.items():
        rings.setdefault(n, []).append(space)
    lines = [say("loe-reach", who=who)]
    lines += [say("loe-reach-line", n=n, spaces=found) for n, found in sorted(rings.items()) if n]
    return news(say, lines)


def pushed(say: Say, who: str, path: Sequence[str], crash: int) -> Panel:
    """LE-22.1, LE-22.2."""
    return news(say, [say("loe-pushed", who=who, path=list(path), n=len(path), crash=crash)])


def models(say: Say, field: FreeGrid) -> Panel:
    """Who stands where."""
    lines = [say("loe-grid", columns=field.columns, rows=field.rows, walls=field.walls, n=len(field.walls))]
    lines += [say("loe-grid-model", who=name, space=space) for name, space in field.models.items()]
    return news(say, lines)
