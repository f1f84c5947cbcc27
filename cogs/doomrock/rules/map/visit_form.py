"""What is asked together with a visit, where it is certain: who pays, who is meant, who is tested. Pure.

Only what comes before any card is drawn; the rules ask all of it again, in the same words, or it is not meant.
"""

from bot.rules.decision import Form, FormPart, Text, text
from cogs.doomrock.content.cards import Location
from cogs.doomrock.content.vocabulary import DoomrockEffect, Test
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.effects.road import hero_options
from cogs.doomrock.rules.effects.targets import asked_who, is_anybody_meant
from cogs.doomrock.rules.map.whom import FIELDS, able_to_pay, ask_payer, ask_tester, tester_options
from cogs.doomrock.rules.reading.names import character_option
from cogs.doomrock.rules.reading.selectors import ASKED, candidates
from cogs.doomrock.rules.reading.sight import Context

_SURE = frozenset({"gain", "lose", "heal", "damage", "expose", "unexpose"})
"""Effects that draw nothing and ask nothing but whom they are for."""


def visit_form(play: DoomrockPlay, path: str, location: Location, go: Text) -> Form | None:
    """The visit of a location with whoever it will ask for; None: nobody, or nobody knows yet."""
    parts: list[FormPart] = []
    paying = {kind: n for kind, n in location.cost.items() if kind in FIELDS}
    if "item" in location.cost or (paying and list(paying.values()) != [1]):
        return None  # which one, or shared out one after the other
    for kind in paying:
        heroes = hero_options(play.state, able_to_pay(play.state, kind))
        parts.append(FormPart("doomrock.payer", ask_payer(kind), heroes, exact=True))
    if "peril" not in location.cost:
        effect = next((one for one in location.effects if not _is_quiet(one)), None)
        part = None if effect is None else _of_effect(play, effect, Context(source=path.partition("/")[0]))
        parts += [] if part is None else [part]
    return Form(text("dr-text", text=location.text), parts, go, shown="buttons") if parts else None


def _is_quiet(effect: DoomrockEffect) -> bool:
    """Whether an effect asks nobody anything and turns up nothing new."""
    is_asked = effect.optional or getattr(effect, "to", "") in ASKED
    return effect.do in _SURE and not is_asked and getattr(effect, "what", "") != "item"


def _of_effect(play: DoomrockPlay, effect: DoomrockEffect, context: Context) -> FormPart | None:
    if effect.optional or effect.condition is not None or effect.when != "now" or effect.trigger is not None:
        return None
    if isinstance(effect, Test):
        return FormPart("doomrock.tester", ask_tester(effect), tester_options(play, effect), exact=True)
    to = getattr(effect, "to", "")
    if effect.do not in _SURE or to not in ASKED:
        return None
    found = candidates(play, to, getattr(effect, "filter", ()), context, None)
    if not is_anybody_meant(play, found, effect.do):
        return None
    options = [character_option(play, one) for one in found]
    return FormPart("doomrock.which_hero", asked_who(context, effect.do, effect), options, exact=True)
