"""Which tests a Ranger may make, what lies between, how hard they are (ER-6.1 to 6.4, ER-7.2). Only looks. Pure."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from cogs.rangers.content.vocabulary.abilities import PrintedTest
from cogs.rangers.content.vocabulary.effects import Dodge
from cogs.rangers.content.vocabulary.targets import Find
from cogs.rangers.rules.reading.board import Board
from cogs.rangers.rules.reading.cards import (
    ALONG,
    SURROUNDINGS,
    Context,
    area,
    face_of,
    has_energy,
    is_on_role,
    kind_of,
    reach,
    zone_of,
)
from cogs.rangers.rules.reading.conditions import lacks, may_use
from cogs.rangers.rules.reading.difficulty import printed_test
from cogs.rangers.rules.reading.naming import said_of_test
from cogs.rangers.state import CardInPlay, Trial


class Common(NamedTuple):
    """A test that everybody knows (ER-6.3). kinds: what it can be tried on; barred: by this keyword."""

    aspect: str
    approach: str
    kinds: tuple[str, ...]
    barred: str = ""


COMMON: Final[dict[str, Common]] = {
    "traverse": Common("FIT", "exploration", ("feature", "location"), "untraversable"),
    "connect": Common("SPI", "connection", ("being",), "disconnected"),
    "avoid": Common("AWA", "conflict", ("being",)),
    "remember": Common("FOC", "reason", ()),
}


def slug(name: str) -> str:
    """A test's name as cards refer to it: `wait_out`."""
    return name.casefold().replace(" ", "_").replace("'", "")


def trials(look: Board, seat: int) -> Iterator[tuple[str, Trial]]:
    """(option id, the test) for everything that can be tried, paid for or not (ER-6.1), exhausted cards too (ER-6.14).
    Its target is the card that it affects; what is about oneself alone has none (ER-6.2)."""
    yield "remember", _common("remember", seat, "")
    for card in look.all_in_play():
        if _is_others(look, card, seat):
            continue
        kind = kind_of(look.content, card.card)
        for name, common in COMMON.items():
            if kind in common.kinds and common.barred not in look.keywords(card):
                yield f"{name}:{card.uid}", _common(name, seat, card.uid)
        for place, printed in enumerate(face_of(look.content, card).tests):
            for target in _targets(look, printed, card, seat):
                path = look.content.index.path_of(printed)
                test = Trial(seat, slug(printed.name), printed.aspect, printed.approach, path, card.uid, target)
                yield f"test:{card.uid}:{place}:{target}", test


def every_trial(look: Board, seat: int) -> Sequence[tuple[str, Trial]]:
    """All of `trials`; to be read only."""
    found: Sequence[tuple[str, Trial]] = look.once(("trials", seat), lambda: tuple(trials(look, seat)))
    return found


def _common(name: str, seat: int, uid: str) -> Trial:
    return Trial(seat, name, COMMON[name].aspect, COMMON[name].approach, "", uid, uid)


def _is_others(look: Board, card: CardInPlay, seat: int) -> bool:
    """E-OTHERAREA: what lies in another Ranger's player area cannot be tested."""
    zone = zone_of(look.state, card)
    return zone.startswith("area") and zone != area(seat)


def _targets(look: Board, printed: PrintedTest, card: CardInPlay, seat: int) -> list[str]:
    if printed.target is None:
        return [""]
    if not isinstance(printed.target, Find):
        return [card.uid]
    found = look.matching(printed.target, Context(seat, card.uid))
    return [one.uid for one in found if not _is_others(look, one, seat)]


def brings(look: Board, test: Trial) -> str:
    """What the card that offers a test says of it; "" of a common one."""
    printed, card = printed_test(look, test), look.state.find(test.source)
    return "" if printed is None or card is None else said_of_test(face_of(look.content, card).text, printed.name)


def added_after(look: Board, test: Trial) -> int:
    """What cards make of the effort besides the challenge card."""
    return sum(n for n, _ in look.changes("effort", test.target or None, test.seat, test.name))


def resulting(effort: int, modifier: int, more: int) -> int:
    """ER-6.8: committed effort, the challenge card's modifier and whatever else changes it, not below 0."""
    return max(0, effort + modifier + more)


def is_enough(effort: int, hard: int) -> bool:
    """ER-6.9: whether a resulting effort reaches what is asked."""
    return effort >= hard


def aspect_of(look: Board, test: Trial) -> str:
    """The aspect that pays and counts, unless a card says that another does."""
    key = ("aspect", test.seat, test.name, test.aspect, test.target)
    found: str = look.once(key, lambda: _aspect_of(look, test))
    return found


def _aspect_of(look: Board, test: Trial) -> str:
    changed = [one.aspect for _, one in look.changes("test_aspect", test.target or None, test.seat, test.name)]
    return next((aspect for aspect in changed if aspect), test.aspect)


# ---------------------------------------------------------------------- what lies between


def between(look: Board, test: Trial) -> list[CardInPlay]:
    """ER-7.2, ER-7.3: the ready cards strictly between a Ranger and the target; its own zone never counts. From near to
    far: player area, own reach, along the way, surroundings (ER-4.1)."""
    key = ("between", test.seat, test.target)
    found: list[CardInPlay] = look.once(key, lambda: _between(look, test))
    return found


def _between(look: Board, test: Trial) -> list[CardInPlay]:
    target = look.state.find(test.target) if test.target else None
    if target is None:
        return []
    zone = zone_of(look.state, target)
    own = reach(test.seat)
    zones = {SURROUNDINGS: (own, ALONG), ALONG: (own,), own: (), area(test.seat): ()}.get(zone, (own,))
    found = []
    for card in look.all_in_play():
        if not card.is_ready or card.uid == test.target:
            continue
        on_role = card.owner == test.seat and zone != area(test.seat) and is_on_role(look.state, look.content, card)
        if on_role or zone_of(look.state, card) in zones:
            found.append(card)
    return found


def tiring(look: Board, test: Trial) -> list[CardInPlay]:
    """Those between that would fatigue: not friendly, not dodged, with a presence (ER-7.2, ER-7.4)."""
    return [
        card
        for card in between(look, test)
        if card.uid not in test.dodged and look.presence(card) and "friendly" not in look.keywords(card)
    ]


def blocking(look: Board, test: Trial) -> list[CardInPlay]:
    """ER-7.7: the obstacles between that are not dodged."""
    found = between(look, test)
    return [card for card in found if card.uid not in test.dodged and "obstacle" in look.keywords(card)]


def dodge_price(look: Board) -> int | None:
    """ER-7.6, D7: awareness a card for dodging it; None: only cards let one dodge."""
    return {"energy": 1, "free": 0, "off": None}[look.state.options.says("basic_dodge")]


def has_dodge(look: Board, seat: int) -> bool:
    """Whether a card of one's own could dodge something as a test begins."""
    for card in look.all_in_play():
        if card.owner == seat:
            for ability in face_of(look.content, card).abilities:
                dodges = any(isinstance(effect, Dodge) for effect in ability.do)
                if dodges and may_use(look, card.uid, ability, Context(seat, card.uid)):
                    return True
    return False


def dodged_by_cards(look: Board, seat: int) -> set[str]:
    """The cards that a Ranger's own cards could dodge as a test begins."""
    return {
        found.uid
        for card in look.all_in_play()
        if card.owner == seat
        for ability in face_of(look.content, card).abilities
        for effect in ability.do
        if isinstance(effect, Dodge) and may_use(look, card.uid, ability, Context(seat, card.uid))
        for found in _dodged(look, effect, Context(seat, card.uid))
    }


def _dodged(look: Board, effect: Dodge, context: Context) -> list[CardInPlay]:
    if isinstance(effect.cards, Find):
        return look.matching(effect.cards, context)
    return [look.state.card(uid) for uid in look.named(effect.cards, context)]


def why_not(look: Board, test: Trial) -> str:
    """ER-6.4: why a test cannot be made, as the code of the rules (11); "" if it can."""
    state = look.state
    aspect = aspect_of(look, test)
    if has_energy(state, test.seat, aspect) < 1:
        return "energy"
    printed = printed_test(look, test)
    if printed is not None and lacks(look, printed.cost, Context(test.seat, test.source)):
        return "cost"
    found, price = blocking(look, test), dodge_price(look)
    if found and state.options.reads_again("ER-6.4"):
        passed = dodged_by_cards(look, test.seat)
        found = [card for card in found if card.uid not in passed]
    blocked = len(found)
    if not blocked or (not state.options.reads_again("ER-6.4") and has_dodge(look, test.seat)):
        return ""
    if price is None:
        return "obstacle"
    return "" if most_dodges(look, test) >= blocked else "obstacle"


def most_dodges(look: Board, test: Trial) -> int:
    """How many cards one can pay to dodge, with one energy kept for the test itself."""
    price = dodge_price(look)
    if price is None:
        return 0
    if not price:
        return 99
    have = has_energy(look.state, test.seat, "AWA")
    shares = aspect_of(look, test) == "AWA" or look.state.options.says("energy") == "single"
    return max(0, have - shares) // price
