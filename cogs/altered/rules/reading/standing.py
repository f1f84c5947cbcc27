"""How expeditions would stand with a card or token more, for whoever chooses where it goes. Pure, only looks."""

from collections.abc import Mapping, Sequence

from bot.rules.decision import Option, Text, text
from cogs.altered.content.cards import Card
from cogs.altered.content.filters import STATS
from cogs.altered.content.notation import gain
from cogs.altered.rules.reading.goal import apart, verdict
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.reading.made import arrival, brought, reach
from cogs.altered.rules.reading.options import signs
from cogs.altered.state import EXPEDITIONS, opposing, other

Row = tuple[int, int, int]
SUMS = "al-after"
"""The hint of how an expedition would stand."""
_REACH = 2
"""So many regions a Dusk can bring both expeditions of a player nearer to each other."""
_HOLDS = "defender"
"""The keyword of those who hold their own expedition at Dusk (AL-10.8)."""


def after(look: Look, seat: int, expedition: str, card: Card, n: int = 1, source: str = "") -> Text:
    """How an expedition stands and would stand with this card in it (n of them), and what it would win at Dusk. source:
    as for `dusk_outcome`."""
    here, wins = look.types(seat, expedition), won(look, seat, expedition, card, n, source)
    more = _times(arrival(look, seat, card, source, expedition).row(card), n)
    added = gain(look.sum(seat, expedition), more, look.sum(1 - seat, expedition))
    return text(SUMS, duel=added, here=signs(here), wins=signs(wins), n=len(wins))


def won(look: Look, seat: int, expedition: str, card: Card | None, n: int = 1, source: str = "") -> list[str]:
    """What an expedition would win at Dusk with this card in it (AL-10.3)."""
    row = (0, 0, 0) if card is None else _times(arrival(look, seat, card, source, expedition).row(card), n)
    return _ahead(look, seat, expedition, _plus(look.sum(seat, expedition), row))


def dusk_outcome(
    look: Look, seat: int, expedition: str, card: Card, n: int = 1, *, source: str = "", is_named: bool = False
) -> Text:
    """What Dusk would make of an expedition with this card in it (n of them), and with the tokens that it brings along,
    in as few words as a button has room for: whether it moves on and by what, else what it lacks; whether the one
    opposite is stopped by it; whether the own other one moves on by it, or the one opposite that is stopped. source:
    whence it is played (`FROM`), empty: it is a token itself; is_named: the expedition has its name beside its sign."""
    rows = _rows(look, seat, expedition, card, n, source)
    if not any(map(any, rows.values())):
        return _without_numbers(look, seat, card, source, expedition, is_named)
    if look.state.tiebreak:
        mine, theirs = (look.total(one) for one in (seat, opposing(seat)))
        mine = _plus(mine, _plus(*rows.values()))
        n = sum(a > b for a, b in zip(mine, theirs, strict=True))
        return text("al-dusk-outcome-arena", exp=expedition, named=is_named, n=n)
    before = look.sum(seat, expedition)
    now, foe = _plus(before, rows[expedition]), opposing(seat)
    wins = _ahead(look, seat, expedition, now)
    stopped = _moves(look, foe, expedition, before) and not _moves(look, foe, expedition, now)
    holds = _held_by(look, seat, card, source, expedition)
    is_held = _is_held(look, seat, expedition) or expedition in holds
    changed = {(seat, expedition): bool(wins) and not is_held}
    if stopped:
        changed[foe, expedition] = False
    besides = other(expedition)
    also = _besides(look, seat, besides, rows[besides], besides in holds)
    if also != "no":
        changed[(seat if also == "moves" else foe), besides] = also == "moves"
    winner = _winner(look, changed)
    stops = "win" if stopped and winner != foe and _winner(look, {}) == foe else stopped
    fate, shown, behind = "nowhere", wins, 0
    if wins:
        fate = "anyway" if _ahead(look, seat, expedition, before) else "moves"
        fate = "held" if is_held else "wins" if winner == seat else fate
    elif gaps := _gaps(look, seat, expedition, now):
        least, kind = min(gaps)
        is_vain = least == min(_gaps(look, seat, expedition, before))[0]
        fate, shown, behind = "vain" if is_vain else "behind" if least else "level", [STATS[kind]], least
    if fate == "wins":  # what else moves is of no account then
        also = "no"
    told = {"exp": expedition, "named": is_named, "fate": fate, "stops": stops, "foe": f"@seat:{foe}", "also": also}
    return text("al-dusk-outcome", **told, signs=signs(shown), n=len(wins) if wins else behind)


def _without_numbers(look: Look, seat: int, card: Card, source: str, expedition: str, is_named: bool) -> Text:
    """An expedition in which a card will not count at Dusk, and why, where its statistics would let one think so."""
    comes = arrival(look, seat, card, source, expedition)
    if not card.is_body or (comes.stays and not comes.asleep):
        return text("al-option-own-expedition", exp=expedition)
    return text("al-dusk-absent", exp=expedition, named=is_named, asleep=comes.stays)


def usual_expedition(look: Look, seat: int, card: Card, n: int = 1, source: str = "") -> str:
    """Where this card would win most that is not won without it; else the hero's."""
    more = [len(won(look, seat, e, card, n, source)) - len(won(look, seat, e, None)) for e in EXPEDITIONS]
    return EXPEDITIONS[more.index(max(more))]


def expedition_options(
    look: Look, seat: int, card: Card, n: int = 1, *, source: str = "", is_named: bool = True
) -> list[Option]:
    """Both expeditions, each with what this card (n of them) would make of it. source: as for `dusk_outcome`."""
    usual = usual_expedition(look, seat, card, n, source)
    return [
        Option(
            e,
            dusk_outcome(look, seat, e, card, n, source=source, is_named=is_named),
            after(look, seat, e, card, n, source),
            usual=e == usual,
            pictured=not look.state.tiebreak,
        )
        for e in EXPEDITIONS
    ]


def moving(look: Look) -> dict[tuple[int, str], bool]:
    """(seat, expedition) -> whether it would move on, if Dusk came now."""
    sums = {(seat, exp): look.sum(seat, exp) for seat in (0, 1) for exp in EXPEDITIONS}
    return {
        (seat, exp): _is_ahead(look.types(seat, exp), mine, sums[opposing(seat), exp]) and not _is_held(look, seat, exp)
        for (seat, exp), mine in sums.items()
    }


def _is_ahead(here: Sequence[str], mine: Row, theirs: Row) -> bool:
    """Whether these sums are ahead of those in something that counts."""
    return any(s in here and a > max(b, 0) for s, a, b in zip(STATS, mine, theirs, strict=True))


def _rows(look: Look, seat: int, expedition: str, card: Card, n: int, source: str) -> dict[str, Row]:
    """What a card and its tokens add to each own expedition."""
    rows = {one: (0, 0, 0) for one in EXPEDITIONS}
    for token, one, many in brought(look, seat, card, source, expedition):
        rows[one] = _plus(rows[one], _times(token.row, many))
    own = _times(arrival(look, seat, card, source, expedition).row(card), n)
    for one in reach(look, seat, card, expedition):
        rows[one] = _plus(rows[one], own)
    return rows


def _held_by(look: Look, seat: int, card: Card, source: str, expedition: str) -> Sequence[str]:
    """Which own expeditions a card holds back that goes into this one."""
    stays = arrival(look, seat, card, source, expedition).stays
    is_holding = stays and _HOLDS in look.content.printed[card.id].keywords
    return reach(look, seat, card, expedition) if is_holding else ()


def _plus(one: Row, two: Row) -> Row:
    return one[0] + two[0], one[1] + two[1], one[2] + two[2]


def _times(row: Row, n: int) -> Row:
    return row[0] * n, row[1] * n, row[2] * n


def _ahead(look: Look, seat: int, expedition: str, mine: Row) -> list[str]:
    """In what an expedition is ahead with these sums, of what counts where it stands."""
    here, theirs = look.types(seat, expedition), look.sum(opposing(seat), expedition)
    return [s for s, a, b in zip(STATS, mine, theirs, strict=True) if s in here and a > b and a > 0]


def _gaps(look: Look, seat: int, expedition: str, mine: Row) -> list[tuple[int, int]]:
    """How far behind an expedition is with these sums in each statistic that counts where it stands, with its place."""
    here, theirs = look.types(seat, expedition), look.sum(opposing(seat), expedition)
    pairs = enumerate(zip(STATS, mine, theirs, strict=True))
    return [(max(0, max(b, 0) - a), place) for place, (s, a, b) in pairs if s in here]


def _besides(look: Look, seat: int, expedition: str, more: Row, is_held: bool) -> str:
    """What so much more makes of an expedition where the card itself does not go: `moves`, where it would not without
    it, `stops` the one opposite, or `no` news. is_held: by the card."""
    before, foe = look.sum(seat, expedition), opposing(seat)
    now = _plus(before, more)
    if not any(more):
        return "no"
    is_still = is_held or _is_held(look, seat, expedition) or bool(_ahead(look, seat, expedition, before))
    if not is_still and _ahead(look, seat, expedition, now):
        return "moves"
    is_stopped = _moves(look, foe, expedition, before) and not _moves(look, foe, expedition, now)
    return "stops" if is_stopped else "no"


def _moves(look: Look, seat: int, expedition: str, theirs: Row) -> bool:
    """Whether an expedition would move on against these."""
    ahead = _is_ahead(look.types(seat, expedition), look.sum(seat, expedition), theirs)
    return ahead and not _is_held(look, seat, expedition)


def _winner(look: Look, changed: Mapping[tuple[int, str], bool]) -> int | None:
    """Who would have won after Dusk. changed: whether these move on; the others as it stands."""
    if all(apart(player.marker) > _REACH for player in look.state.players):
        return None
    markers = [dict(player.marker) for player in look.state.players]
    for one, exp in ((one, exp) for one in (0, 1) for exp in EXPEDITIONS):
        does = changed.get((one, exp))
        if does is None:
            does = _moves(look, one, exp, look.sum(opposing(one), exp))
        if does:
            markers[one][exp] += 1 if exp == "hero" else -1
    found = verdict(look.state.options, markers)
    return None if found is None else found[0]


def _is_held(look: Look, seat: int, expedition: str) -> bool:
    """Whether an expedition could not move at Dusk, whatever it wins."""
    return look.cannot_advance(seat, expedition) is not None or any(
        look.keyword(obj, _HOLDS) for obj in look.bodies(seat, expedition)
    )
