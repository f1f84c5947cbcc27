"""What a player may do in a turn (D4), and why not: cards of hand and Reserve, support and quick actions. Pure."""

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import count
from typing import Any, Final

from bot.rules.decision import Option, Text, text
from cogs.altered.content.cards import Ability, Card
from cogs.altered.content.notation import stats
from cogs.altered.content.vocabulary import Steps
from cogs.altered.rules.effects import costs
from cogs.altered.rules.events.triggers import once_stamp
from cogs.altered.rules.reading.apart import told_apart
from cogs.altered.rules.reading.gist import gist_of, gist_of_steps
from cogs.altered.rules.reading.granted import granted, quick_of, spell_of
from cogs.altered.rules.reading.ids import HAND, PASS, QUICK, RESERVE, SCOUT, SUPPORT, TurnChoice
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.reading.odds import with_odds
from cogs.altered.rules.reading.options import alike
from cogs.altered.rules.reading.permanents import kind_of
from cogs.altered.rules.reading.price import priced
from cogs.altered.rules.resolving.context import AlteredPlay, Context
from cogs.altered.rules.resolving.declaring import needs_target
from cogs.altered.state import Obj

CONFIRM: Final = ("altered.confirm", "go")
"""The answer to the whole play once more, where a button has said all of it."""
_SUPPORT_BEGINS = "Support: "
"""So the sentence of a card begins that says what it does from the Reserve."""
_ORDERED: Final = text("al-gist-none")
"""What stands before the standing order that is given by passing: it says all of it."""
_SENTENCE = re.compile(r"(?<=[.!?])\s+")


def refused(
    play: AlteredPlay,
    look: Look,
    seat: int,
    card: Card,
    base: int,
    obj: Obj | None,
    minus: int = 0,
    free: bool = False,
    cost: int | None = None,
) -> Text | None:
    """Why a card cannot be played now, or None. cost: what it costs (`Look.cost`), where that is known already."""
    if card.type in ("hero", "token"):  # AL-7.6
        return text("al-not-in-zone")
    if obj is not None and obj.exhausted and not look.play_exhausted(seat):  # AL-7.1
        return text("al-card-exhausted", card=f"@{card.id}")
    for _, ability, passive in look.content.printed[card.id].passives:
        if ability.condition is not None and not look.holds(ability.condition, seat, None):
            continue
        if passive.unless is not None and not look.holds(passive.unless, seat, None):
            return text("al-play-forbidden", card=f"@{card.id}", rule=_rule(card, "cannot", "only", "unless"))
    have = look.ready_orbs(seat)
    if cost is None:
        cost = look.cost(seat, card, base, minus, free)
    option = card.cost_option
    less = look.cost(seat, card, base, minus + option.minus) if option is not None and not free else cost
    if cost > have:
        probe = obj or Obj("", card.id, seat, seat, "hand", 0)
        if option is None or costs.refusal(look, option.cost, seat, probe, less) is not None:
            return text("al-not-enough-mana", need=cost, have=have)
    if card.type == "spell":
        return _without_target(play, spell_of(look, card), Context(seat, card.id), None if free else (less, have))
    return None


def _without_target(play: AlteredPlay, steps: Steps, ctx: Context, mana: tuple[int, int] | None) -> Text | None:
    """Why nothing can be targeted: there is nothing (AL-7.5), or all of it is too dear by its Tough (AL-8.12).

    mana: what it costs without Tough, and the ready orbs; None: it is free, and so is Tough (AL-7.3).
    """
    if needs_target(play, steps, ctx):
        return text("al-no-legal-target", card=f"@{ctx.card}")
    if mana is None:
        return None
    cost, have = mana
    tough = next(n for n in count() if not needs_target(play, steps, ctx, n))
    return text("al-not-enough-mana", need=cost + tough, have=have) if cost + tough > have else None


def options(play: AlteredPlay, seat: int) -> list[Option]:
    """Everything of D4: cards of hand and Reserve, quick actions, pass."""
    return [*_from_hand(play, seat), *open_options(play, seat), Option(PASS, text("al-option-pass"), stem=_ORDERED)]


def open_options(play: AlteredPlay, seat: int) -> list[Option]:
    """What may be done with what lies open: cards of the Reserve, support and quick actions."""
    return [*_from_reserve(play, seat), *_in_play(play, seat)]


def _from_hand(play: AlteredPlay, seat: int) -> Iterator[Option]:
    look = Look(play.state, play.content)
    for ref in dict.fromkeys(play.state.players[seat].hand):
        card = look.content.cards[ref]
        cost, price = priced(look, seat, card, card.hand_cost)
        gist = gist_of(look.content, card)
        label = text("al-option-play", card=f"@{ref}", cost=price, zone="hand", gist=gist)
        why = refused(play, look, seat, card, card.hand_cost, None, cost=cost)
        stem = _stem(card, price, "hand")
        chosen, brief = str(TurnChoice(HAND, ref)), _brief(card, price, "hand")
        yield Option(chosen, label, _about(look, card), why, pictured=True, stem=stem, brief=brief)
        scout = look.content.printed[ref].keywords.get("scout")
        if scout is None or scout.x is None:
            continue
        if scout.condition is None or look.holds(scout.condition, seat, None):  # AL-8.13
            cost, price = priced(look, seat, card, scout.x)
            label = text("al-option-scout", card=f"@{ref}", cost=price, gist=text("al-gist-scout"))
            why = refused(play, look, seat, card, scout.x, None, cost=cost)
            yield Option(str(TurnChoice(SCOUT, ref)), label, None, why)


def _from_reserve(play: AlteredPlay, seat: int) -> Iterator[Option]:
    look = Look(play.state, play.content)
    for oid in play.state.players[seat].reserve:
        obj = play.state.objects[oid]
        card = look.card(obj)
        cost, price = priced(look, seat, card, card.reserve_cost)
        gist = gist_of(look.content, card)
        if card.is_body and obj.boosts:  # which it has kept (AL-8.9)
            gist = text("al-gist-stats", stats=stats([n + obj.boosts for n in card.row]))
        zone = "kept" if card.type == "landmark" else "reserve"  # all else is Fleeting then (AL-7.8)
        label = text("al-option-play", card=f"@{obj.card}", cost=price, zone=zone, gist=gist)
        why = refused(play, look, seat, card, card.reserve_cost, obj, cost=cost)
        chosen, same = str(TurnChoice(RESERVE, oid)), _alike(look, RESERVE, obj)
        stem = _stem(card, price, zone)
        brief = _brief(card, price, zone)
        yield Option(chosen, label, _about(look, card), why, alike=same, pictured=True, stem=stem, brief=brief)
        for path, ability in look.content.printed[obj.card].support:
            why = quick_refused(play, look, seat, obj, path, ability)
            choice = TurnChoice(SUPPORT, oid, path)
            yield _action(look, choice, obj, ability, why, _about_support(card), pictured=True)


def _in_play(play: AlteredPlay, seat: int) -> Iterator[Option]:
    look = Look(play.state, play.content)
    given, objects = list(granted(look)), play.state.objects
    own = [obj for oid in play.state.in_play if (obj := objects[oid]).controller == seat]
    able = [(obj, *one) for obj in own for one in quick_of(look, obj, given)]
    names = told_apart([obj for obj, *_ in able])
    for (obj, path, ability), apart in zip(able, names, strict=True):
        why = quick_refused(play, look, seat, obj, path, ability)
        choice = TurnChoice(QUICK, obj.id, path)
        yield _action(look, choice, obj, ability, why, _about(look, look.card(obj)), apart=apart)


def _action(
    look: Look,
    choice: TurnChoice,
    obj: Obj,
    ability: Ability,
    why: Text | None,
    hint: Text,
    pictured: bool = False,
    apart: Text | str = "",
) -> Option:
    """A quick action or support with what it does; why: it cannot be used, behind its name alone. It is no usual move,
    even where there is no other: what passing leaves as it is, it may undo."""
    key = f"al-option-{choice.kind}"
    named = {"card": f"@{obj.card}", "cost": ability.cost.mana, "apart": apart}
    does = gist_of_steps(look.content, ability.do)
    label, brief = (text(key, **named, brief=is_brief, gist=does) for is_brief in (False, True))
    stem = None if why is None else text(key, **named, brief=True, gist=text("al-gist-none"))
    same = _alike(look, choice.path, obj)
    return Option(str(choice), label, hint, why, alike=same, usual=False, stem=stem, pictured=pictured, brief=brief)


def _alike(look: Look, what: str, obj: Obj) -> str:
    """The same for what is done with copies that nothing tells apart."""
    same = alike(look, obj)
    return f"{what} {same}" if same else ""


def _stem(card: Card, price: int | Text, zone: str) -> Text | None:
    """What stands before an expedition and what comes of it there, where that says what its statistics are good for."""
    return (
        text("al-option-play", card=f"@{card.id}", cost=price, zone=zone, gist=text("al-gist-none"))
        if card.is_body
        else None
    )


def _brief(card: Card, price: int | Text, zone: str) -> Text | None:
    """A Permanent with its kind alone."""
    is_other = card.is_body or card.type == "spell"
    return None if is_other else text("al-option-play", card=f"@{card.id}", cost=price, zone=zone, gist=kind_of(card))


def _about(look: Look, card: Card) -> Text:
    return _about_card(look.content, card.id)


@lru_cache(maxsize=2048)
def _about_card(content: Any, ref: str) -> Text:
    """Of the same few hundred cards again and again."""
    card = content.cards[ref]
    return with_odds(content, card, text("al-text-by-hand" if card.manual else "al-text", text=card.words))


def _about_support(card: Card) -> Text:
    """What the card does from the Reserve, without what it does in play."""
    _, begins, said = card.words.partition(_SUPPORT_BEGINS)
    return text("al-hint-support", text=said if begins else card.words)


def _rule(card: Card, *words: str) -> str:
    """The sentence of a card that forbids something: the first with one of these words in it, without its cost and
    effect; the whole text where none has."""
    for sentence in _SENTENCE.split(card.text):
        if any(word in sentence.casefold() for word in words):
            return sentence.partition(" — ")[0].rstrip(".")
    return card.text


def quick_refused(play: AlteredPlay, look: Look, seat: int, obj: Obj, path: str, ability: Ability) -> Text | None:
    """Why a quick action cannot be used now, or None."""
    if ability.support and obj.exhausted:  # AL-7.1, AL-7.10
        return text("al-card-exhausted", card=f"@{obj.card}")
    if obj.used.get(path, 0) >= 100:  # AL-6.5
        return text("al-quick-limit", card=f"@{obj.card}")
    if ability.once is not None and obj.once.get(path) == once_stamp(look, ability):
        return text("al-once", card=f"@{obj.card}")
    if ability.condition is not None and not look.holds(ability.condition, seat, obj):
        if ability.condition == "first_player":  # AL-4.1: who that is today says more than the card
            return text("al-play-first", seat=f"@seat:{look.state.first}")
        word = "support" if ability.support else "quick"
        return text("al-play-forbidden", card=f"@{obj.card}", rule=_rule(look.card(obj), word))
    why = costs.refusal(look, ability.cost, seat, obj)
    if why is None:
        mana = ability.cost.mana, look.ready_orbs(seat)
        why = _without_target(play, ability.do, Context(seat, obj.card, obj.id), mana)
    return why
