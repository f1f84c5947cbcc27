"""Why something that is not offered cannot be done: the sentences of NF-E04 to NF-E22 for answers that are no option,
such as typed words and buttons of others. What a question lists with its reason is told there. Pure; only reads.
"""

from typing import Final

from bot.rules.decision import Text, text
from bot.rules.play.request import Request
from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.content.maps import TOWN
from cogs.near_and_far.rules.reading.table import camp_price, the_map
from cogs.near_and_far.state import FarState

PASSING: Final = ("shield", "bird", "tortoise")
ARRIVED: Final = ("far.story", "far.short-story", "far.camp", "far.end-turn")
"""What is asked once a move is over."""


def refusal(state: FarState, content: FarContent, seat: int, request: Request | None, answer: str) -> Text | None:
    """Why a seat may not answer so; None: nothing better is known than that it is no option."""
    if not 0 <= seat < len(state.players):
        return None
    what, _, name = answer.partition(":")
    if what == "buy" and name:
        return _bought(state, seat, name)
    key = request.decision.key if request is not None and seat in request.decision.seats else ""
    if key in ("far.draft", "far.rank"):  # NF-E20
        return text("far-refused-pack") if answer in content.basic else None
    if not key or seat != state.turn.seat:
        return None
    if key in ARRIVED:
        return _arrived(state, content, seat, answer)
    if key == "far.building" and answer == "adventure" and state.round == 1 and state.options.first_turn_town:
        return text("far-refused-first-round")  # NF-3.3, NF-E04
    if key == "far.saloon" and answer in content.adventurers:  # NF-E05
        return text("far-refused-not-in-row", card=f"@{answer}")
    if key == "far.store" and what == "draw":  # NF-E08
        return text("far-refused-four-cards")
    if key == "far.hut-drop":  # NF-E12
        own = state.players[seat]
        return text("far-refused-no-room", animals=own.animals, n=len(own.treasures))
    if key == "far.mine" and "," in answer:
        return _dug(state, content, answer)
    if key == "far.party":  # NF-E14
        return text("far-refused-not-yours")
    if key == "far.move" and what == "to":
        return _walked(state, content, seat, name)
    if key == "far.threat" and what == "card":  # NF-E17
        return text("far-refused-no-card")
    if key == "far.duel" and what in ("honest", "dirty"):  # NF-10.11, NF-E22
        return text("far-refused-rival")
    return _rolled(state, seat, key, answer)


def _bought(state: FarState, seat: int, card: str) -> Text:
    """NF-E19: not in hand, or not an open decision of the own turn."""
    if card not in state.players[seat].hand:
        return text("far-refused-not-in-hand")
    return text("far-refused-buy-closed")


def _dug(state: FarState, content: FarContent, space: str) -> Text | None:
    """NF-8.6, NF-E13: taken, or apart from all others. A number too high is listed with what it takes."""
    mine = content.town["town"].mine
    if space not in {f"{row},{column}" for row in range(len(mine.rows)) for column in range(len(mine.columns))}:
        return None
    if space in state.mine:
        return text("far-refused-mine-taken", who=f"@seat:{state.mine[space]}")
    return text("far-refused-mine-apart")


def _walked(state: FarState, content: FarContent, seat: int, space: str) -> Text | None:
    """NF-5.4, NF-5.7, NF-E15: further than steps and hearts reach."""
    if space not in the_map(state, content).by_id:
        return None
    return text("far-refused-too-far", space=space, n=state.turn.moves, hearts=state.players[seat].hearts)


def _arrived(state: FarState, content: FarContent, seat: int, answer: str) -> Text | None:
    """NF-E15, NF-E18: no step when the move is over, and what keeps a camp from this space."""
    own = state.players[seat]
    if own.area != "map":
        return None
    if answer.startswith("to:"):
        return text("far-refused-walked")
    return no_camp(state, content, seat) if answer == "camp" else None


def no_camp(state: FarState, content: FarContent, seat: int) -> Text | None:
    """What keeps a camp from the space that a seat stands on (NF-8.1, NF-E18); None: nothing does."""
    own = state.players[seat]
    if own.at == TOWN:
        return text("far-refused-camp-town")
    if own.at in state.camps:
        return text("far-refused-camp-taken", who=f"@seat:{state.camps[own.at]}")
    if not own.camps:
        return text("far-refused-camp-none")
    price = camp_price(state, content, seat)
    return text("far-refused-camp-hearts", n=price, have=own.hearts) if own.hearts < price else None


def _rolled(state: FarState, seat: int, key: str, answer: str) -> Text | None:
    """While a die lies there (NF-6.4, NF-12.1, NF-15.2, NF-E16, NF-E17)."""
    check = state.turn.check
    if check is None:
        return None
    if answer in PASSING or answer.startswith("card:"):
        found = {"threat": "far-refused-rolled", "boss": "far-refused-boss"}.get(check.kind)
        return None if found is None else text(found)
    if key == "far.hearts" and answer.removeprefix("-").isdecimal():
        return text("far-refused-hearts", have=state.players[seat].hearts)
    return None
