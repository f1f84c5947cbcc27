"""How expeditions would stand with a card or token more, for whoever chooses where it goes. Pure, only looks."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from bot.rules.decision import Option, Text, text
from cogs.altered.content.cards import Card
from cogs.altered.content.filters import STATS
from cogs.altered.content.notation import first_name, gain
from cogs.altered.rules.reading.boards import Board, with_play
from cogs.altered.rules.reading.coming import comes_late
from cogs.altered.rules.reading.goal import apart, verdict
from cogs.altered.rules.reading.holding import held_by, is_held
from cogs.altered.rules.reading.leads import both, plus, times
from cogs.altered.rules.reading.look import Look, Row, Sums
from cogs.altered.rules.reading.made import arrival, boosts_given
from cogs.altered.rules.reading.options import either, signs
from cogs.altered.rules.reading.prospects import Prospects
from cogs.altered.rules.reading.stepping import stepping
from cogs.altered.rules.reading.worth import DECIDES, is_no_news, worth
from cogs.altered.state import EXPEDITIONS, opposing, other

Going = Mapping[tuple[int, str], bool]
"""(seat, expedition) -> whether it moves on at Dusk."""
SUMS = "al-after"
"""The hint of how an expedition would stand."""

_WON = frozenset({"still", "on", "lost"})
"""What becomes of a win at Dusk that was there before the play: it stays, also with an expedition more, or is lost."""
_REACH = 2
"""So many regions a Dusk can bring both expeditions of a player nearer to each other."""


def after(look: Look, seat: int, expedition: str, card: Card, n: int = 1, source: str = "", kept: int = 0) -> Text:
    """How an expedition stands and would stand with this card in it (n of them), and what it would win at Dusk. source:
    as for `dusk_outcome`; kept: the boosts that it has in the Reserve."""
    comes = arrival(look, seat, card, source, expedition)
    if kept:
        comes = comes._replace(boosts=comes.boosts + kept)
    more = times(comes.row(card), n)
    here, wins = look.types(seat, expedition), _ahead(look, seat, expedition, plus(look.sum(seat, expedition), more))
    added = gain(look.sum(seat, expedition), more, look.sum(1 - seat, expedition))
    return text(SUMS, duel=added, here=signs(here), wins=signs(wins), n=len(wins))


def won(look: Look, seat: int, expedition: str, card: Card | None, n: int = 1, source: str = "") -> list[str]:
    """What an expedition would win at Dusk with this card in it (AL-10.3)."""
    row = (0, 0, 0) if card is None else times(arrival(look, seat, card, source, expedition).row(card), n)
    return _ahead(look, seat, expedition, plus(look.sum(seat, expedition), row))


def dusk_outcome(
    look: Look,
    seat: int,
    expedition: str,
    card: Card,
    n: int = 1,
    *,
    source: str = "",
    is_named: bool = False,
    then: Board = None,
    was: Look | None = None,
) -> Text:
    """What Dusk would make of an expedition with this card in it (n of them), in as few words as a button has room for:
    whether it moves on and by what, else what it lacks; whether the one opposite is stopped by it, or set in motion;
    and what becomes of the other pair by it; nothing of that where the other wins all the same. source: whence it is
    played (`FROM`), empty: it is a token itself; is_named: the expedition has its name beside its sign; then: the table
    after it, None: what the words of the card surely do, the tokens that it brings along included; was: the table that
    it is compared with, None: as it stands."""
    now = Look(then or with_play(look, card, seat, expedition, source, n) or look.state, look.content)
    was, told = was or look, {"exp": expedition, "named": is_named}
    had, has = was.sums(), now.sums()
    foe, is_alike = opposing(seat), now.state.winner is None and _counts(now, has) == _counts(was, had)
    was_won = winner_at_dusk(was)
    if is_alike:
        lost = text("al-dusk-lost", **told, foe=f"@seat:{foe}", still=True, but="no")
        if was_won == foe:
            return lost
        if then is not None and not card.is_body:
            return text("al-dusk-same", **told)
        return _without_numbers(look, seat, card, source, expedition, is_named)
    if look.state.tiebreak:
        ahead = sum(a > b for a, b in zip(now.total(seat), now.total(foe), strict=True))
        return text("al-dusk-outcome-arena", **told, n=ahead)
    moved, moves = moving(was, had), moving(now, has)
    is_won = winner_at_dusk(now, moves)
    stops: bool | str = moved[foe, expedition] and not moves[foe, expedition]
    if is_won == foe:  # the half of a rescue is told: another play may be the other half
        still, gains = was_won == foe, moves[seat, expedition] and not moved[seat, expedition]
        but = "no" if not still else "stops" if stops else "moves" if gains else "no"
        return text("al-dusk-lost", **told, foe=f"@seat:{foe}", still=still, but=but)
    if stops and was_won == foe != is_won:
        stops = "win"
    fate, shown, many = _fate((was, had), (now, has), seat, expedition, moves[seat, expedition])
    also = _besides(seat, other(expedition), moved, moves)
    if is_won == seat != was_won:  # what else moves is of no account then
        fate, also = "wins", "no"
    elif was_won == seat:  # what it lacks is of no account then
        fate = "lost" if is_won != seat else "on" if fate == "moves" and not stops else "still"
        if fate == "still":  # the win is as safe as the lead
            shown, many = _lead_of(now, has, seat, expedition)
    starts = moves[foe, expedition] and not moved[foe, expedition]
    goes = fate in ("moves", "anyway") and moves[foe, expedition] and not starts  # unsaid it would be taken to stay
    may_answer = foe not in look.state.passed
    more = {
        "fate": fate,
        "stops": stops,
        "starts": starts,
        "goes": goes,
        "foe": f"@seat:{foe}",
        "also": also,
        "open": may_answer,
    }
    more |= held_by(look, now, seat, expedition) if fate == "held" else {}
    too = also == "moves" and moves[seat, expedition]
    is_pair = too and fate not in _WON and not (stops or starts or is_named)  # said in fewer words
    averts = was_won == foe and fate != "wins" and stops != "win"  # in the other pair
    way = "averts" if averts else "pair" if is_pair else "each"
    kinds = either(shown) if fate == "behind" else signs(shown)
    return text("al-dusk-outcome", **told, **more, signs=kinds, all=len(shown) == len(STATS), n=many, too=too, way=way)


def _counts(look: Look, sums: Sums) -> list[Any]:
    """All that Dusk looks at."""
    markers = [player.marker for player in look.state.players]
    return [markers, sums, [(look.types(*one), is_held(look, *one)) for one in sums]]


def _fate(
    before: tuple[Look, Sums], after: tuple[Look, Sums], seat: int, expedition: str, moves: bool
) -> tuple[str, Sequence[str], int]:
    """What becomes of an expedition: how, and in what and how many it is ahead; or what it needs to be, how much; or
    where it is as far from that as before, what the one opposite needs then, or is ahead by."""
    (look, _), (now, _) = before, after
    if wins := now.winning(seat, expedition):
        fate = "held" if not moves else "anyway" if look.winning(seat, expedition) else "moves"
        return fate, wins, len(wins)
    if is_held(now, seat, expedition):  # what it lacks would not help it either
        return "held", [], 0
    (stands, foe), (stood, foe_stood) = both(*after, seat, expedition), both(*before, seat, expedition)
    if stands is None:
        return "nowhere", [], 0
    if stood is None or stands.n != stood.n:
        return "behind", stands.kinds, stands.lack
    if foe is None or foe_stood is None or foe.n >= foe_stood.n:
        return "vain", stands.kinds, stands.lack
    return ("blocks", foe.kinds, foe.lack) if foe.n <= 0 else ("slows", foe.kinds, foe.n)


def _lead_of(look: Look, sums: Sums, seat: int, expedition: str) -> tuple[Sequence[str], int]:
    """In what and by how much an expedition is ahead that nothing holds; nothing: it is not."""
    stands = both(look, sums, seat, expedition)[0]
    is_ahead = stands is not None and stands.n > 0 and not is_held(look, seat, expedition)
    return (stands.kinds, stands.n) if stands is not None and is_ahead else ([], 0)


def _besides(seat: int, expedition: str, moved: Going, moves: Going) -> str:
    """What becomes of a pair of expeditions where the card itself does not go: the own one `moves` or `stays` by it,
    the one opposite `starts`, or is what it `stops`; `no` news."""
    foe = opposing(seat)
    for one, news in (((seat, expedition), ("moves", "stays")), ((foe, expedition), ("starts", "stops"))):
        if moved[one] != moves[one]:
            return news[moved[one]]
    return "no"


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
    look: Look,
    seat: int,
    card: Card,
    n: int = 1,
    *,
    source: str = "",
    is_named: bool = True,
    kept: int = 0,
    prospects: Callable[[str], Prospects] | None = None,
    was: Look | None = None,
) -> list[Option]:
    """Both expeditions, each with what this card (n of them) would make of it. source: as for `dusk_outcome`;
    prospects: expedition -> what there may be after it; what differs with that is not told; was: as there."""
    was, hears = was or look, comes_late(look) if was is None else was is not look

    def said(exp: str, found: Prospects | None) -> Text:
        boards: Sequence[Board] = [None] if found is None else found.tables
        outcome = partial(dusk_outcome, look, seat, exp, card, n, source=source, is_named=is_named, was=was)
        told = [outcome(then=one) for one in boards]
        if any(one != told[0] for one in told):  # what half of a rescue there is hangs on what is chosen
            told = [text(one.key, **{**one.params, "but": "no"}) if "but" in one.params else one for one in told]
        absent = _without_numbers(look, seat, card, source, exp, is_named)
        if told and all(one == told[0] for one in told):
            return absent if absent.key == "al-dusk-absent" and is_no_news(told[0]) else told[0]
        fate, ways = ("", 0) if found is None or look.state.tiebreak else _in_common(was, seat, exp, found)
        if not fate and absent.key == "al-option-own-expedition" and found is not None and not look.state.tiebreak:
            fate = found.late_fate(seat, exp)  # its name alone reads as if nothing came of it
        is_moved = fate == "can" and not moving(was)[seat, exp]  # by what it does to others before it goes
        if not fate or (absent.key == "al-dusk-absent" and fate not in (*DECIDES, "lose") and not is_moved):
            return absent
        given = boosts_given(look, seat, card, source) if fate == "stays" else 0  # else what comes of it is said
        late = "none" if found is None or not found.late else first_name(look.content.cards[found.late].name)
        more = {"foe": f"@seat:{opposing(seat)}", "n": ways, "of": len(boards), "boosts": given, "by": late}
        return text("al-dusk-in-common", exp=exp, named=is_named, fate=fate, **more)

    outlooks = {} if prospects is None else {exp: prospects(exp) for exp in EXPEDITIONS}
    labels = {exp: said(exp, outlooks.get(exp)) for exp in EXPEDITIONS}
    hero, companion = (worth(labels[exp]) for exp in EXPEDITIONS)
    usual = "" if hero == companion else "hero" if hero > companion else "companion"
    found = [
        Option(
            e,
            stepping(look, seat, labels[e], outlooks[e].tables if e in outlooks else ()),
            None if hears or (e in outlooks and outlooks[e].late) else after(look, seat, e, card, n, source, kept),
            usual=e == usual or None,
        )
        for e in EXPEDITIONS
    ]
    return found if look.state.tiebreak else [replace(one, pictured=True) for one in found]


def _in_common(look: Look, seat: int, expedition: str, found: Prospects) -> tuple[str, int]:
    """What is true of it in each of several ways; or what it can be where all of them are the reader's choice, who wins
    above all; where they are not, in how many of them it moves, or who decides that; empty: nothing."""
    tables = [Look(one, look.content) for one in found.tables]
    if not tables:
        return ("dice" if found.is_random else ""), 0
    foe, winners = opposing(seat), [winner_at_dusk(one) for one in tables]
    if any(one.tiebreak for one in found.tables) and not (found.is_own and seat in winners):
        return "", 0  # nobody can say how the tiebreakers end
    if winner_at_dusk(look) == seat and {*winners} == {seat}:
        return "still", 0
    if found.is_own and seat in winners:
        return ("lose" if winner_at_dusk(look) == seat else "win"), 0
    if found.is_own and foe in winners and winner_at_dusk(look) == foe:
        return "delay", 0
    if len(set(winners)) > 1 and not found.is_own:
        if found.is_even and not {seat, foe} <= {*winners}:
            return ("wins", winners.count(seat)) if seat in winners else ("loses", winners.count(foe))
        return ("dice" if found.is_random else "foe"), 0
    moves = [moving(one)[seat, expedition] for one, winner in zip(tables, winners, strict=True) if winner != foe]
    if not moves:
        return "", 0
    if False not in moves or True not in moves:
        return ("moves" if True in moves else "stays"), 0
    if found.is_own:
        return "can", 0
    return "odds" if found.is_even else "dice" if found.is_random else "foe", sum(moves)


def moving(look: Look, sums: Sums | None = None) -> Going:
    """(seat, expedition) -> whether it would move on, if Dusk came now. sums: of the table, where they are known."""
    sums = look.sums() if sums is None else sums
    return {
        (seat, exp): _is_ahead(look.types(seat, exp), mine, sums[opposing(seat), exp]) and not is_held(look, seat, exp)
        for (seat, exp), mine in sums.items()
    }


def _is_ahead(here: Sequence[str], mine: Row, theirs: Row) -> bool:
    """Whether these sums are ahead of those in something that counts."""
    return any([s in here and a > b and a > 0 for s, a, b in zip(STATS, mine, theirs, strict=True)])


def _ahead(look: Look, seat: int, expedition: str, mine: Row) -> list[str]:
    """In what an expedition is ahead with these sums, of what counts where it stands."""
    here, theirs = look.types(seat, expedition), look.sum(opposing(seat), expedition)
    return [s for s, a, b in zip(STATS, mine, theirs, strict=True) if s in here and a > b and a > 0]


def is_near(look: Look) -> bool:
    """Whether a Dusk can end the game."""
    return not all(apart(player.marker) > _REACH for player in look.state.players)


def winner_at_dusk(look: Look, moves: Going | None = None) -> int | None:
    """Who would have won after Dusk. moves: of `moving`, where that is known already."""
    if look.state.winner is not None:
        return look.state.winner
    if look.state.tiebreak or not is_near(look):
        return None
    markers = [dict(player.marker) for player in look.state.players]
    for (seat, exp), does in (moving(look) if moves is None else moves).items():
        if does:
            markers[seat][exp] += 1 if exp == "hero" else -1
    found = verdict(look.state.options, markers)
    return None if found is None else found[0]
