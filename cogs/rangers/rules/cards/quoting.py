"""What a card says of what it asks for, and what each of its ways does, in words. Pure."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from bot.rules.content.reader import walk
from bot.rules.decision import Text, text
from cogs.rangers.content.vocabulary.abilities import Ability
from cogs.rangers.content.vocabulary.effects import Add, Discard, DrawPath, Fatigue, Injure, Move, Remove
from cogs.rangers.rules.cards.table import RangersPlay, content_of, shown
from cogs.rangers.rules.reading.cards import face_of
from cogs.rangers.rules.reading.naming import as_said, said_after

QUOTED: Final = 150
"""Characters of a card's text in a question: more of it is read on the card."""
NOTHING: Final = text("rangers-does", what="nothing", n=0)
UNQUOTED: Final[Mapping[str, str]] = {"card": "none", "says": "none"}
"""Of what no card asks for."""


def quoted(play: RangersPlay, uid: str, effect: Any) -> Mapping[str, str]:
    """card: the card in play that asks, for sentences; says: what is printed on it of this, `none` where that is long.
    effect: of the card, as it was loaded."""
    card = play.state.find(uid)
    if card is None:
        return UNQUOTED
    face = face_of(content_of(play), card)
    printed, ability = face.text, _ability_of(face, effect)
    said = "" if ability is None else said_after(printed, _mark_of(ability)) or printed
    said = said if len(said) <= QUOTED else ""
    return {"card": shown(play, uid), "says": as_said(play.state, said).removesuffix(".") or "none"}


def _ability_of(printed: Any, effect: Any) -> Ability | None:
    """The ability of a card of which an effect is a part; None of one that stands elsewhere, as in the guide."""
    for ability in getattr(printed, "abilities", ()):
        if any(part is effect for _, part in walk(ability, "")):
            return cast(Ability, ability)
    return None


def _mark_of(ability: Ability) -> str:
    """What stands on a card before what it says of this moment."""
    if ability.when.challenge is not None:
        return ability.when.challenge.capitalize()
    return f"Cleared by {ability.when.clear}"


def what_it_does(effects: Sequence[Any]) -> list[Text]:
    """What one way does, effect by effect; none where that is more than a few words say."""
    found = [_does(effect) for effect in effects] or [NOTHING]
    return [one for one in found if one is not None] if None not in found else []


def _does(effect: Any) -> Text | None:
    n = getattr(effect, "n", 1)
    if isinstance(effect, Discard) and effect.from_hand:
        return text("rangers-does", what="discard", n=effect.from_hand)
    if not isinstance(n, int):
        return None
    is_own = getattr(effect, "who", "you") == "you"
    if isinstance(effect, Fatigue | Injure | DrawPath) and is_own:
        return text("rangers-does", what=effect.do, n=n)
    if isinstance(effect, Add) and (effect.token, effect.to) == ("progress", "location"):
        return text("rangers-does", what="add", n=n)
    if isinstance(effect, Remove) and (effect.token, effect.source) == ("progress", "location"):
        return text("rangers-does", what="remove", n=n)
    if isinstance(effect, Move) and (effect.who, effect.to) == ("self", "own_reach"):
        return text("rangers-does", what="move", n=1)
    return None
