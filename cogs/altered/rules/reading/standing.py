"""How expeditions would stand with a card or token more, for whoever chooses where it goes. Pure, only looks."""

from bot.rules.decision import Option, Text, text
from cogs.altered.content.cards import Card
from cogs.altered.content.filters import STATS
from cogs.altered.content.notation import gain
from cogs.altered.rules.reading.goal import apart, verdict
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.reading.options import signs
from cogs.altered.state import EXPEDITIONS, opposing

_REACH = 2
"""So many regions a Dusk can bring both expeditions of a player nearer to each other."""
_HOLDS = "defender"
"""The keyword of those who hold their own expedition at Dusk (AL-10.8)."""


def after(look: Look, seat: int, expedition: str, card: Card, n: int = 1) -> Text:
    """How an expedition stands and would stand with this card in it (n of them), and what it would win at Dusk."""
    here, wins = look.types(seat, expedition), won(look, seat, expedition, card, n)
    added = gain(look.sum(seat, expedition), [n * one for one in card.row], look.sum(1 - seat, expedition))
    return text("al-after", duel=added, here=signs(here), wins=signs(wins), n=len(wins))


def won(look: Look, seat: int, expedition: str, card: Card | None, n: int = 1) -> list[str]:
    """What an expedition would win at Dusk with this card in it (AL-10.3)."""
    mine, theirs = _with(look, seat, expedition, card, n), look.sum(1 - seat, expedition)
    here = look.types(seat, expedition)
    return [s for s, a, b in zip(STATS, mine, theirs, strict=True) if s in here and a > b and a > 0]


def dusk_outcome(look: Look, seat: int, expedition: str, card: Card, n: int = 1, *, is_named: bool = False) -> Text:
    """What Dusk would make of an expedition with this card in it (n of them), in as few words as a button has room
    for: whether it moves on and by what, else what it lacks; and whether the one opposite is stopped by it. is_named:
    the expedition has its name beside its sign."""
    if not any(card.row):
        return text("al-option-own-expedition", exp=expedition)
    if look.state.tiebreak:
        mine, theirs = (look.total(one) for one in (seat, opposing(seat)))
        sums = zip(mine, card.row, theirs, strict=True)
        return text("al-dusk-outcome-arena", exp=expedition, named=is_named, n=sum(a + n * b > c for a, b, c in sums))
    wins = won(look, seat, expedition, card, n)
    foe = opposing(seat)
    stopped = _moves(look, foe, expedition, look.sum(seat, expedition))
    stopped &= not _moves(look, foe, expedition, _with(look, seat, expedition, card, n))
    is_held = _is_held(look, seat, expedition) or _HOLDS in look.content.printed[card.id].keywords
    winner = _winner(look, seat, expedition, bool(wins) and not is_held, stopped)
    stops = "win" if stopped and winner != foe and _winner(look, seat, expedition) == foe else stopped
    fate, shown, lacks = "nowhere", wins, 0
    if wins:
        fate = "anyway" if won(look, seat, expedition, None) else "moves"
        fate = "held" if is_held else "wins" if winner == seat else fate
    elif gaps := _gaps(look, seat, expedition, card, n):
        least, kind = min(gaps)
        is_vain = least == min(_gaps(look, seat, expedition, None, 0))[0]
        fate, shown, lacks = "vain" if is_vain else "behind" if least else "level", [STATS[kind]], least + 1
    told = {"exp": expedition, "named": is_named, "fate": fate, "stops": stops, "foe": f"@seat:{foe}"}
    return text("al-dusk-outcome", **told, signs=signs(shown), n=len(wins) if wins else lacks)


def usual_expedition(look: Look, seat: int, card: Card, n: int = 1) -> str:
    """Where this card would win most that is not won without it; else the hero's."""
    more = [len(won(look, seat, e, card, n)) - len(won(look, seat, e, None)) for e in EXPEDITIONS]
    return EXPEDITIONS[more.index(max(more))]


def expedition_options(look: Look, seat: int, card: Card, n: int = 1, *, is_named: bool = True) -> list[Option]:
    """Both expeditions, each with what this card (n of them) would make of it."""
    usual = usual_expedition(look, seat, card, n)
    return [
        Option(
            e,
            dusk_outcome(look, seat, e, card, n, is_named=is_named),
            after(look, seat, e, card, n),
            usual=e == usual,
            pictured=not look.state.tiebreak,
        )
        for e in EXPEDITIONS
    ]


def _with(look: Look, seat: int, expedition: str, card: Card | None, n: int) -> tuple[int, int, int]:
    row = (0,) * len(STATS) if card is None else card.row
    f, m, w = (a + n * b for a, b in zip(look.sum(seat, expedition), row, strict=True))
    return f, m, w


def _gaps(look: Look, seat: int, expedition: str, card: Card | None, n: int) -> list[tuple[int, int]]:
    """How far behind an expedition would be in each statistic that counts where it stands, with its place."""
    here = look.types(seat, expedition)
    pairs = zip(STATS, _with(look, seat, expedition, card, n), look.sum(opposing(seat), expedition), strict=True)
    return [(max(0, max(b, 0) - a), place) for place, (s, a, b) in enumerate(pairs) if s in here]


def _moves(look: Look, seat: int, expedition: str, theirs: tuple[int, int, int]) -> bool:
    """Whether an expedition would move on against these."""
    here = look.types(seat, expedition)
    ahead = (s in here and a > max(b, 0) for s, a, b in zip(STATS, look.sum(seat, expedition), theirs, strict=True))
    return any(ahead) and not _is_held(look, seat, expedition)


def _winner(look: Look, seat: int, expedition: str, moves: bool | None = None, stops: bool = False) -> int | None:
    """Who would have won after Dusk. moves: whether this expedition moves on, None: as it stands; stops: whether the
    one opposite does not, other than it stands."""
    if all(apart(player.marker) > _REACH for player in look.state.players):
        return None
    markers = [dict(player.marker) for player in look.state.players]
    for one, exp in ((one, exp) for one in (0, 1) for exp in EXPEDITIONS):
        does = _moves(look, one, exp, look.sum(opposing(one), exp))
        if exp == expedition:
            does = does and not stops if one != seat else does if moves is None else moves
        if does:
            markers[one][exp] += 1 if exp == "hero" else -1
    found = verdict(look.state.options, markers)
    return None if found is None else found[0]


def _is_held(look: Look, seat: int, expedition: str) -> bool:
    """Whether an expedition could not move at Dusk, whatever it wins."""
    return look.cannot_advance(seat, expedition) is not None or any(
        look.keyword(obj, _HOLDS) for obj in look.bodies(seat, expedition)
    )
