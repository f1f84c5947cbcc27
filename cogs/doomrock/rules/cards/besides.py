"""What a card does besides its attack, said beside its target before it is used: whom it pushes, or why it does not.
Pure, only looks."""

from collections.abc import Sequence
from typing import Any

from bot.rules.decision import Text, text
from cogs.doomrock.rules.cards.abilities import says_all, stuns_now
from cogs.doomrock.rules.reading import stats
from cogs.doomrock.rules.reading.odds import SURE, victory
from cogs.doomrock.rules.reading.positions import foes_near, group_of
from cogs.doomrock.rules.reading.sight import Context, Sight


def besides(look: Sight, card: Any, context: Context, target: str, falls: int | str) -> list[Text]:
    """In few words, what else comes of a card aimed at an enemy. falls: in per cent, how likely that one falls by it;
    somebody who falls is pushed nowhere."""
    if falls == SURE and victory(look, card, context, target) != "no":  # DR-16.4: the card stops there
        return []
    found: list[Text] = []
    if says_all(look.content, card.id):
        told = (_told(look, effect, context, target, falls) for effect in card.effects)
        found = [one for one in told if one is not None]
    if falls != SURE and stuns_now(look, context, card):
        found.append(text("dr-besides", do="stun"))
    return found


def _told(look: Sight, effect: Any, context: Context, target: str, falls: int | str) -> Text | None:
    if effect.do in ("attack", "attack_bonus"):
        return None if effect.do == "attack_bonus" or effect.to == "target" else text("dr-besides", do="again")
    if effect.do == "move":
        return text("dr-besides", do="move")
    if effect.do == "push" and effect.who != "target":
        return _ring(look, effect, str(context.user), target, falls)
    if falls == SURE:
        return None
    if effect.do == "status":
        return text("dr-besides", do="weaken", n=effect.n)
    battle = look.state.battle
    if battle is None or len(group_of(battle, target)) < 2:  # DR-9.4
        return None
    return text("dr-besides", do="held" if stats.has_status(look, target, "immovable") else "push")


def _ring(look: Sight, effect: Any, user: str, target: str, falls: int | str) -> Text | None:
    """Of a push of all beside the user: how many go, or why none does (DR-9.5). The blow comes first: whoever falls by
    it, or is driven off by a marker, counts no longer."""
    near = list(foes_near(look.state, user))
    others = [one for one in near if one != target]
    enemy = look.state.enemy(target)
    may_go = target in near and (falls != 0 or (enemy is not None and bool(enemy.expose)))
    stays = target in near and falls != SURE
    if effect.condition is not None:
        if not stats.surrounded(look, user):
            return text("dr-besides", do="loose")
        if may_go and len(others) < look.state.options.surround_hero:
            return text("dr-besides", do="perhaps" if stays else "freed")
    goes = [one for one in (near if stays else others) if not stats.has_status(look, one, "immovable")]
    if not goes:
        return text("dr-besides", do="held") if near else None
    return text("dr-besides", do="rest" if may_go and stays else "all", n=len(goes))


def with_besides(told: Text, more: Sequence[Text]) -> Text:
    """A target with what else comes of it."""
    return text("dr-option-besides", option=told, also=list(more)) if more else told
