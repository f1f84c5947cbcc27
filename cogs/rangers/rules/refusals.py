"""Why an answer that is not offered cannot be given: the codes of rules 11, each as a sentence for whoever tried it.
Tells nothing but what that Ranger may know: the open table and the own hand. Pure."""

from typing import Final

from bot.rules.decision import Text, text
from cogs.rangers.content.vocabulary.effects import Exhaust, Remove, Use
from cogs.rangers.content.vocabulary.targets import Find
from cogs.rangers.content.vocabulary.terms import ASPECTS
from cogs.rangers.rules.cards.clearing import CAMP, why_shut
from cogs.rangers.rules.reading.board import Board
from cogs.rangers.rules.reading.cards import Context, area, face_of, has_energy, kind_of, pool, zone_of
from cogs.rangers.rules.reading.conditions import cost_of, lacks, limit_key
from cogs.rangers.rules.trials.testable import COMMON, aspect_of, blocking
from cogs.rangers.state import CardInPlay, Trial

TRAVEL: Final = "travel"
"""What somebody may type who wants to go on; the ways themselves are `KF:downs`."""
ACTING: Final = ("", "rangers.turn", "rangers.edge")
"""Questions about what to do; "": none, on one's own turn."""


def why_refused(look: Board, seat: int, key: str, answer: str) -> Text | None:
    """key: of the question that has no such option; None: nothing better is known than that there is none."""
    word, _, rest = answer.partition(":")
    if key == "rangers.commit":
        return _why_not_committed(look, seat, answer)
    if key == "rangers.dodge":
        return _why_not_dodged(look, answer)
    if answer.casefold() == CAMP:  # E-CAMP
        return text("rangers-refused-camp")
    if word.casefold() == TRAVEL or look.content.location(word) is not None:
        return _why_no_way(look, key, answer)
    if key not in ACTING:
        return None
    if word in COMMON:
        return _why_not_tried(look, seat, word, rest)
    found = {"test": _why_no_test, "play": _why_not_played, "use": _why_not_used}.get(word)
    return found(look, seat, rest) if found is not None else None


def told_of_test(look: Board, test: Trial, why: str) -> Text:
    """A test that is there and cannot be made now. why: the code (E-ENERGY, E-OBSTACLE)."""
    if why == "energy":
        return _too_little(look, test.seat, aspect_of(look, test), 1)
    found = [f"@{card.card}" for card in blocking(look, test)]
    return text(f"rangers-refused-{why}", cards=found, many=len(found))


def told_of_card(look: Board, seat: int, card_id: str, why: str) -> Text:
    """A card of the own hand that cannot be played now. why: the code (E-ENERGY, E-MINCOST, E-TOKEN)."""
    printed = look.content.ranger_cards[card_id]
    if why == "energy":
        return _too_little(look, seat, printed.aspect, cost_of(look, printed, seat))
    return text(f"rangers-refused-{why}")


def _too_little(look: Board, seat: int, aspect: str | None, needs: int) -> Text:
    kind = pool(look.state, aspect) if aspect is not None else "any"
    return text("rangers-refused-energy", needs=needs, aspect=kind, have=has_energy(look.state, seat, aspect))


# ---------------------------------------------------------------------- efforts, ways


def _why_not_committed(look: Board, seat: int, answer: str) -> Text | None:
    test = look.state.test
    if test is None:
        return None
    if answer in ASPECTS and answer != test.aspect:  # E-ASPECT
        return text("rangers-refused-aspect", aspect=test.aspect)
    if answer not in look.content.ranger_cards:
        return None
    if answer not in look.state.rangers[seat].hand:
        return text("rangers-refused-not-held", card=f"@{answer}")
    if not any(approach == test.approach for approach in look.content.ranger_cards[answer].icons):  # E-ICON
        return text("rangers-refused-icon", card=f"@{answer}", approach=test.approach)
    return None


def _why_not_dodged(look: Board, uid: str) -> Text | None:
    """E-DODGE, ER-7.6."""
    card = _seen(look, uid)
    return text("rangers-refused-dodge", card=f"@{card.card}") if card is not None else None


def _why_no_way(look: Board, key: str, answer: str) -> Text | None:
    """E-GATE and E-PATH: what keeps the group here; else whether such a path leads away."""
    if key != "rangers.travel":
        return why_shut(look) or text("rangers-refused-travel")
    place, _, terrain = answer.partition(":")
    ways = next(iter(look.content.maps.values())).ways.get(look.state.place, ())
    locked = next((way.locked for way in ways if (way.b, way.terrain) == (place, terrain)), "")
    return text("rangers-refused-path", needs=locked.replace("_", " ") or "none")


# ---------------------------------------------------------------------- tests


def _why_not_tried(look: Board, seat: int, name: str, uid: str) -> Text | None:
    """A test that everybody knows (ER-6.3), tried on this card."""
    card, common = _seen(look, uid), COMMON[name]
    if card is None:
        return text("rangers-refused-hidden") if look.state.find(uid) is not None else None
    if _is_far(look, card, seat):
        return text("rangers-refused-other-area")
    if kind_of(look.content, card.card) not in common.kinds:  # E-TARGET
        return text("rangers-refused-target", test=name)
    if common.barred in look.keywords(card):  # E-KEYWORD
        return text("rangers-refused-keyword", card=f"@{card.card}", keyword=common.barred, test=name)
    return None


def _why_no_test(look: Board, seat: int, rest: str) -> Text | None:
    """A printed test: `c3:0:c9` is the first one of c3, tried on c9."""
    uid, _, more = rest.partition(":")
    place, _, target = more.partition(":")
    card = _seen(look, uid)
    if card is None:
        return text("rangers-refused-hidden") if look.state.find(uid) is not None else None
    if _is_far(look, card, seat):
        return text("rangers-refused-other-area")
    tests = face_of(look.content, card).tests
    aim = _seen(look, target)
    if not place.isdecimal() or int(place) >= len(tests) or aim is None:
        return None
    if _is_far(look, aim, seat):
        return text("rangers-refused-other-area")
    if look.is_spared(card, aim):  # E-FRIENDLY
        return text("rangers-refused-friendly", card=f"@{aim.card}")
    return text("rangers-refused-aim", name=tests[int(place)].name, card=f"@{aim.card}")  # E-TARGET


def _seen(look: Board, uid: str) -> CardInPlay | None:
    """What lies face down is in play for nobody (ER-4.5)."""
    card = look.state.find(uid)
    return card if card is not None and not card.is_face_down else None


def _is_far(look: Board, card: CardInPlay, seat: int) -> bool:
    """E-OTHERAREA, ER-6.1."""
    zone = zone_of(look.state, card)
    return zone.startswith("area") and zone != area(seat)


# ---------------------------------------------------------------------- cards


def _why_not_played(look: Board, seat: int, card_id: str) -> Text | None:
    """E-UNPLAYABLE, ER-5.2, ER-5.3."""
    printed = look.content.ranger_cards.get(card_id)
    if printed is None:
        return None
    if card_id not in look.state.rangers[seat].hand:
        return text("rangers-refused-not-held", card=f"@{card_id}")
    return text("rangers-refused-unplayable", type=printed.type)


def _why_not_used(look: Board, seat: int, rest: str) -> Text | None:
    """E-EXHAUSTED, E-TOKEN, E-TWICE: an ability of one's own card, at the edge of a turn (ER-5.6)."""
    uid, _, place = rest.partition(":")
    card = _seen(look, uid)
    if card is None or not place.isdecimal():
        return None
    abilities = face_of(look.content, card).abilities
    if card.owner != seat or int(place) >= len(abilities):
        return None
    ability, named = abilities[int(place)], f"@{card.card}"
    if ability.limit is not None and look.state.limits.get(limit_key(look.content, uid, ability), 0):
        return text("rangers-refused-limit", card=named, limit=ability.limit)
    for cost in ability.cost:
        if not lacks(look, [cost], Context(seat, uid)):
            continue
        if isinstance(cost, Exhaust) and not isinstance(cost.who, Find):
            return text("rangers-refused-exhausted", card=named)
        if isinstance(cost, (Use, Remove)):
            return text("rangers-refused-no-token", card=named, token=cost.token.replace("_", " "))
        return text("rangers-refused-cost")
    return None
