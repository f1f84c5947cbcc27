"""What the options of a turn say besides, for whoever reads them: what a card brings along, whom it wakes, and what
passing comes to. Pure, only looks."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.rules.decision import Option, Text, text
from cogs.altered.content.cards import Card
from cogs.altered.content.filters import Count, Pick
from cogs.altered.content.vocabulary import Gain
from cogs.altered.rules.at_dusk import winner_then
from cogs.altered.rules.effects.costs import refusal
from cogs.altered.rules.forced import forced_boost
from cogs.altered.rules.reading.besides import besides
from cogs.altered.rules.reading.facts import Moment
from cogs.altered.rules.reading.gist import spell_steps
from cogs.altered.rules.reading.ids import PASS, SCOUT, TurnChoice
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.reading.made import FROM, arrival, boosts_given, made_by
from cogs.altered.rules.rehearsal import nothing, rehearse
from cogs.altered.rules.resolving.context import AlteredPlay
from cogs.altered.rules.turning_points import FormOf, is_lost, with_turning_point
from cogs.altered.rules.woken import alike, card_of_choice, woken_each
from cogs.altered.state import EXPEDITIONS, Obj, opposing


def turn_labels(play: AlteredPlay, seat: int, form: FormOf, options: Sequence[Option]) -> list[Option]:
    """The options of this seat's turn. form: what is asked together with each, by its id."""
    look = Look(play.state, play.content)
    woken = woken_each(look, seat, options)
    above = alike(look, options, woken)
    told = [
        _passing(play, look, seat, one, options)
        if one.id == PASS
        else _told(play, look, seat, one, [said for said in woken.get(one.id, ()) if said not in above])
        for one in options
    ]
    return [one if one.id == PASS else with_turning_point(play, look, seat, one, form) for one in told]


def _passing(play: AlteredPlay, look: Look, seat: int, option: Option, options: Sequence[Option]) -> Option:
    """Passing where that ends the day: who has won by it; and where the other wins, whatever this seat plays."""
    foe, winner = opposing(seat), winner_then(look, play.effects)
    if winner is None or look.state.tiebreak:
        return option
    found = rehearse(play, seat, nothing, "pass")
    if not found.ways and not found.prospects.late:
        return option
    if winner == foe and is_lost(play, look, seat, options):
        plays = sum(one.refused is None for one in options if one.id != PASS)
        return replace(option, label=text("al-option-pass-lost", plays=plays, foe=f"@seat:{foe}"))
    is_own = winner == seat
    is_open = is_own and foe not in look.state.passed  # whoever has passed stops nothing any more
    said = {"own": is_own, "seat": f"@seat:{winner}", "open": is_open, "foe": f"@seat:{foe}"}
    return replace(option, label=text("al-option-pass-won", **said))


def _told(play: AlteredPlay, look: Look, seat: int, option: Option, woken: Sequence[Text]) -> Option:
    """woken: whom it wakes besides those that every play wakes."""
    choice = TurnChoice.read(option.id)
    params: dict[str, Any] = dict(option.label.params)
    if choice.kind not in FROM or "gist" not in params:
        return option
    card = card_of_choice(look, choice)
    if card.type == "spell" and (vain := _vain(look, seat, card)) is not None:
        key = option.label.key
        bare = vain if vain.key == "al-gist-nothing" else text("al-gist-none")  # what it lacks is said once
        return replace(option, label=text(key, **{**params, "gist": vain}), stem=text(key, **{**params, "gist": bare}))
    source = FROM[choice.kind]
    more = [text("al-made", token=f"@{one.token}", n=one.n, at=one.at) for one in made_by(look.content, card, source)]
    boosts = arrival(look, seat, card, source, EXPEDITIONS[0]).boosts
    if boosts:
        more.insert(0, text("al-made-boosts", n=boosts))
    if "gigantic" in look.content.printed[card.id].keywords:  # either button is for both
        params["gist"] = text("al-gist-both", gist=params["gist"])
    if more:
        params["gist"] = text("al-gist-made", gist=params["gist"], made=more)
    if card.is_body and (said := besides(look.content, card.id, source)):
        params["gist"] = text("al-gist-besides", gist=params["gist"], said=said)
    forced = None if option.refused is not None else forced_boost(play, look, seat, card, choice)
    if source == FROM[SCOUT] and forced is None and (given := boosts_given(look, seat, card, source)):
        params["gist"] = text("al-gist-gives", gist=params["gist"], n=given)
    if woken:
        params["gist"] = text("al-gist-wakes", gist=params["gist"], woken=woken)
    if forced is not None:
        params["gist"] = text("al-gist-wakes", gist=params["gist"], woken=forced)
    return option if params == option.label.params else replace(option, label=text(option.label.key, **params))


def _vain(look: Look, seat: int, card: Card) -> Text | None:
    """That a Spell does nothing now, and why: all that it does asks for a sacrifice, or is about somebody, and there is
    nobody; None: it does something, or that is not known."""
    steps, me = list(spell_steps(card)), Obj("", card.id, seat, seat, "hand", 0)
    if steps and all(
        step.do == "pay" and step.price.sacrifice is not None and refusal(look, step.price, seat, me) is not None
        for step in steps
    ):
        return text("al-gist-vain")
    if steps and all(_finds_nobody(look, seat, step) for step in steps):
        return text("al-gist-nobody")
    if steps and all(_finds_nobody(look, seat, step) or _counts_none(look, seat, step) for step in steps):
        return text("al-gist-nothing")
    return None


def _counts_none(look: Look, seat: int, step: Any) -> bool:
    """Whether a step does something for each of those in play, and there are none of them."""
    n = getattr(step, "n", None)
    return isinstance(step, Gain) and isinstance(n, Count) and Moment(look, seat, None).count(n) == 0


def _finds_nobody(look: Look, seat: int, step: Any) -> bool:
    """Whether a step is about cards in play, and there are none of those."""
    who = getattr(step, "who", None)
    if not isinstance(who, Pick):
        return False
    wanted = who.target or who.choose or who.all
    if wanted is None or wanted.zone != "expedition":
        return False
    found = look.find(wanted, seat)
    most = who.total  # of all together, so of each
    return all(most is not None and look.card(one).hand_cost > most for one in found)
