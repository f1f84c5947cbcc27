"""What camp cards bring, in words, where they are built and used: all of it is printed on them (LE-17.5, LE-17.8).
Pure."""

from collections.abc import Sequence
from functools import reduce
from typing import Any, Final

from bot.rules.decision import Text, text
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.sheets import CampAction, CampCard
from cogs.evershade.content.vocabulary.effects import RollSpec
from cogs.evershade.rules.character.goods import item_told
from cogs.evershade.rules.rolls.odds import either

MOST_TOLD: Final = 2
"""Actions of a card whose effects are told; of more, such as what a boat sells, what they are called."""
FAIL: Final = "fail"


def card_told(content: EvershadeContent, card: CampCard) -> Text:
    """What a card is good for, in one short line."""
    if len(card.actions) > MOST_TOLD:
        return _joined([text("evershade-text", what=action.text) for action in card.actions])
    return _joined([action_told(content, action) for action in card.actions])


def card_in_brief(card: CampCard) -> Text:
    """The same as a button has room for: the best that its first action brings, and what is rolled for that."""
    first = card.actions[0]
    if len(card.actions) > MOST_TOLD:
        return text("evershade-camp-brief-several", n=len(card.actions), sells=int(first.sells is not None))
    has_more = len(card.actions) > 1
    if first.roll is not None:
        wanted = sorted(first.roll.outcomes.items(), key=lambda one: one[0])
        what, att = _in_brief(wanted[0][1][0]), "/".join(first.roll.att)
        return text("evershade-camp-brief-roll", att=att, difficulty=first.roll.difficulty, what=what)
    return text("evershade-camp-brief", what=_in_brief(first.effects[0]), more=has_more or len(first.effects) > 1)


def _in_brief(effect: Any) -> Text:
    """One effect in a word or two; what it does exactly is told beside it."""
    found = _effect(effect)
    return Text(f"{found.key}-brief", found.params)


def action_told(content: EvershadeContent, action: CampAction) -> Text:
    """What whoever does it gets, with what has to be rolled for it."""
    found = [] if action.sells is None else [item_told(content.items[action.sells])]
    if action.roll is not None:
        found.append(_roll(action.roll))
    if action.effects:
        found.append(_effects(action.effects))
    return _joined(found)


def _roll(roll: RollSpec) -> Text:
    wanted = sorted(roll.outcomes.items(), key=lambda one: one[0])
    rows = [
        text("evershade-camp-outcome", n=int(name) if name.isdigit() else name, what=_effects(effects))
        for name, effects in wanted
    ]
    if roll.fail:
        rows.append(text("evershade-camp-outcome", n=FAIL, what=_effects(roll.fail)))
    return _joined([text("evershade-camp-roll", att=either(roll), difficulty=roll.difficulty), *rows])


def _effects(effects: Sequence[Any]) -> Text:
    return text("evershade-camp-brings", what=[_effect(one) for one in effects])


def _effect(effect: Any) -> Text:
    """One of those that camps have; of any other no more than that there is something."""
    everybody = int(getattr(effect, "who", "self") != "self")
    n = getattr(effect, "n", 1)
    if effect.do == "time" and isinstance(n, int):
        return text("evershade-camp-time", n=abs(n), back=int(n < 0))
    what = "calm" if effect.do == "heal" and effect.what == "terror" else getattr(effect, "what", "")
    if effect.do == "gain" and what == "boon":
        return text("evershade-camp-boon", boon=effect.kind or "any", greater=int(effect.greater), all=everybody)
    if (effect.do == "gain" or what == "calm") and isinstance(n, int):
        return text("evershade-camp-gain", what=what, n=n, all=everybody)
    return text("evershade-camp-more")


def _joined(parts: Sequence[Text]) -> Text:
    return reduce(lambda one, other: text("evershade-hint-both", what=one, odds=other), parts)
