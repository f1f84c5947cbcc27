"""What an attack comes to for whoever is attacked, as it stands and with a reaction: the HP that are left, and how
likely any are (LE-19.15, LE-21.1). Only looks."""

from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.vocabulary.effects import RollSpec
from cogs.evershade.content.vocabulary.expressions import value_of
from cogs.evershade.rules.combat.reactions import Moment
from cogs.evershade.rules.field import board
from cogs.evershade.rules.field.context import CombatFacts, Coming, Deed, Reached
from cogs.evershade.rules.field.striking import Strike, lost_to
from cogs.evershade.rules.rolls import odds
from cogs.evershade.rules.rolls.dice import MOST_SUCCESSES, outcome
from cogs.evershade.state import CombatState


def coming(moment: Moment) -> Coming | None:
    """What is on its way to a character and can still be prevented."""
    return moment.coming if moment.kind == "attacked" and not board.is_foe(moment.about) else None


def left(state: CombatState, content: EvershadeContent, moment: Moment, more: int = 0) -> int:
    """HP of whoever is attacked after it, with so much more damage prevented than until now."""
    attack = coming(moment)
    assert attack is not None
    blow = Strike(attack.damage, moment.source, prevented=attack.prevented + more, is_attack=True)
    return max(0, board.hp_of(state, moment.about) - lost_to(state, content, moment.about, blow)[0])


def chance_to_stand(
    state: CombatState, content: EvershadeContent, moment: Moment, deed: Deed, spec: RollSpec, pool: tuple[int, int]
) -> int | None:
    """How likely, in per cent, a reaction leaves whoever is attacked any HP; None: it is none that prevents damage, or
    one of which nobody can tell how much, as its divinum dice are not rolled yet. deed, spec, pool: of the reaction,
    its roll, and that roll's dice and difficulty."""
    dice, difficulty = pool
    number = CombatFacts(state, content, deed).number
    wanted = odds.wanted_by(spec.outcomes, number)
    is_known = False
    for n in range(wanted[0] if wanted else 0, MOST_SUCCESSES * dice + 1):
        reached = outcome(spec.outcomes, n, number)
        effects = [effect for effect in (() if reached is None else reached[1]) if effect.do == "prevent"]
        if any("div" in str(effect.damage) for effect in effects):
            return None
        now = deed.after(Reached(n, 0, effects))
        found = [value_of(e.damage, CombatFacts(state, content, now).number) for e in effects if e.damage is not None]
        is_known = is_known or bool(found)
        if found and left(state, content, moment, sum(found)):
            return odds.reached(dice, difficulty, n, ones_cancel=state.options.ones_cancel_successes)
    return 0 if is_known else None
