"""What effects on the road will ask, where it is certain: whom they are for, who is tested. Pure, only looks.

Only what comes before anything is drawn or rolled; the rules ask all of it again, in the same words, or it is not
meant.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from bot.rules.decision import Form, FormPart, Option, text
from cogs.doomrock.content.vocabulary import DoomrockEffect, Test
from cogs.doomrock.rules.reading.armored import hurt_option, is_stopped_whole
from cogs.doomrock.rules.reading.names import character_option
from cogs.doomrock.rules.reading.selectors import ASKED, candidates
from cogs.doomrock.rules.reading.sight import Context, Sight
from cogs.doomrock.rules.reading.vain import why_not_for
from cogs.doomrock.rules.reading.whom import (
    TESTER,
    ask_tester,
    asked_who,
    is_anybody_meant,
    strength,
    strongest,
    tester_options,
    usually_meant,
)

_SURE = frozenset({"gain", "lose", "heal", "damage", "expose", "unexpose"})
"""Effects that draw nothing and ask nothing but whom they are for."""
_NOTHING_MORE = text("dr-text", text="")


class Asked(NamedTuple):
    """A question that will be asked, and the effect that asks it."""

    part: FormPart
    effect: DoomrockEffect


def asked_ahead(
    look: Sight, effects: Sequence[DoomrockEffect], context: Context, before: Sequence[str] = ()
) -> tuple[list[Asked], DoomrockEffect | None]:
    """The questions of these effects up to the first whose answer, or whose turn, nobody can know yet, and the effect
    that is not among them any more; None: all are. before: whom the effects before them are for."""
    found: list[Asked] = []
    for effect in effects:
        if _is_quiet(effect) or _is_settled(look, effect, context):
            continue
        meant = [*before, *(one.part.usual for one in found)]
        part = _of_effect(look, effect, context, meant) if is_plain(effect) else None
        if part is None:
            return found, effect
        found.append(Asked(part, effect))
        if isinstance(effect, Test):  # what follows hangs on the die
            break
    return found, None


def form_after(look: Sight, effect: DoomrockEffect, context: Context) -> Callable[[str], Form | None] | None:
    """What a card on the road asks after it is known whom this effect of it is for; None: nothing that is certain."""
    place = next((n for n, one in enumerate(context.effects) if one is effect), None)
    return form_of_rest(look, () if place is None else context.effects[place + 1 :], context)


def form_of_rest(look: Sight, rest: Sequence[DoomrockEffect], context: Context) -> Callable[[str], Form | None] | None:
    """What these effects ask after it is known who pays for them, or whom the one before them is for."""
    if not rest or look.state.battle is not None:
        return None

    def look_up(option: str) -> Form | None:
        asked, _ = asked_ahead(look, rest, context, [option])
        parts = [one.part for one in asked]
        return Form(_NOTHING_MORE, parts, _NOTHING_MORE, shown="buttons") if parts else None

    return look_up


def is_plain(effect: DoomrockEffect) -> bool:
    """Whether an effect happens here and now, whatever comes before it."""
    is_now = effect.when == "now" and effect.trigger is None
    return is_now and not effect.optional and effect.condition is None


def _is_quiet(effect: DoomrockEffect) -> bool:
    """Whether an effect asks nobody anything and turns up nothing new."""
    is_asked = effect.optional or getattr(effect, "to", "") in ASKED
    return effect.do in _SURE and not is_asked and getattr(effect, "what", "") != "item"


def _is_settled(look: Sight, effect: DoomrockEffect, context: Context) -> bool:
    """Whether all but one are whole whom it could mend: nobody is asked then."""
    if not is_plain(effect) or getattr(effect, "to", "") not in ASKED:
        return False
    found = candidates(look, str(getattr(effect, "to", "")), getattr(effect, "filter", ()), context, None)
    needing = [one for one in found if why_not_for(look, one, effect.do) is None]
    return len(found) > 1 and (len(needing) == 1 or is_stopped_whole(look, found, effect))


def _option(look: Sight, one: str, effect: DoomrockEffect) -> Option:
    """A character as the rules will offer it for this effect."""
    if effect.do == "damage":
        return hurt_option(look, one, effect)
    return character_option(look, one, why_not_for(look, one, effect.do), effect.do)


def _best(look: Sight, test: Test) -> str:
    """Who adds most to a TEST; of several the leader's hero, whose press it is."""
    best = strongest(look, test.stat)
    own = (hero.id for hero in look.state.standing_heroes() if hero.seat == look.state.leader)
    most = strength(look, best, test.stat) if best else 0
    return next((one for one in own if strength(look, one, test.stat) == most), best)


def _of_effect(look: Sight, effect: DoomrockEffect, context: Context, before: Sequence[str]) -> FormPart | None:
    if isinstance(effect, Test):
        best = _best(look, effect)
        return FormPart(TESTER, ask_tester(look, effect), tester_options(look, effect), exact=True, usual=best)
    to = getattr(effect, "to", "")
    if effect.do not in _SURE or to not in ASKED:
        return None
    found = candidates(look, to, getattr(effect, "filter", ()), context, None)
    if not is_anybody_meant(look, found, effect.do):
        return None
    options = [_option(look, one, effect) for one in found]
    usual = usually_meant(look, found, effect.do, before)
    return FormPart("doomrock.which_hero", asked_who(context, effect.do, effect), options, exact=True, usual=usual)
