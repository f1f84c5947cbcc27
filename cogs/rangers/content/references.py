"""Do cards and entries mean things that are there: cards, sets, missions, tokens, names bound before? Pure."""

from collections.abc import Collection, Iterator
from typing import Any, Final

from pydantic import BaseModel

from bot.rules.content.reader import Entry, Reader, effects_of
from cogs.rangers.content.content import RangersContent
from cogs.rangers.content.vocabulary.effects import (
    CONDITIONS,
    Add,
    AlterDeck,
    CheckMission,
    Choose,
    DayEntry,
    EndCampaign,
    EndMission,
    GainMission,
    Malady,
    MoveTokens,
    PutInPlay,
    ReadEntry,
    Remove,
    Reward,
    ShuffleIn,
    Travel,
    Use,
)
from cogs.rangers.content.vocabulary.targets import NUMBERS, CountAmount, Find, TokensAmount
from cogs.rangers.content.vocabulary.terms import MOST_EFFECTS
from cogs.rangers.content.world import Face

ALWAYS: Final = ("harm", "progress")
"""Tokens that every card can bear."""


def check_card(reader: Reader, content: RangersContent, entry: Entry, card: Any, tokens: set[str]) -> None:
    """A problem for whatever a card names that is not there. tokens: `known_tokens`."""
    for face in getattr(card, "faces", (card,)):
        _check_face(reader, content, entry, face, tokens)
    parts = [getattr(card, name, ()) for name in ("assembly", "once", "arrival")]
    check_effects(reader, content, entry, "arrival", parts, tokens)


def _check_face(reader: Reader, content: RangersContent, entry: Entry, card: Any, tokens: set[str]) -> None:
    abilities, tests = getattr(card, "abilities", ()), getattr(card, "tests", ())
    effects = list(effects_of((abilities, tests)))
    if len(effects) > MOST_EFFECTS:
        reader.problem(entry, "abilities", f"{len(effects)} effects; a card has at most {MOST_EFFECTS}")
    own = {card.tokens.name} if card.tokens is not None else set()
    for used in effects:
        if isinstance(used, Use) and used.token not in own:
            reader.problem(entry, "abilities", f"uses {used.token!r}, with which the card does not enter play")
    for place, ability in enumerate(abilities):
        where = f"abilities.{place}"
        _check_condition(reader, entry, where, ability.condition)
        check_effects(reader, content, entry, where, (ability.cost, ability.do), tokens, _timed(ability))
    for place, test in enumerate(tests):
        where = f"tests.{place}"
        check_effects(
            reader, content, entry, where, (test.cost, test.success, test.fail, test.always), tokens, ["target"]
        )


def _timed(ability: Any) -> list[str]:
    """Names that are bound where an ability begins: in a test its target."""
    return ["target"] if (ability.when.happening or "").startswith(("test", "challenge")) else []


def check_effects(
    reader: Reader,
    content: RangersContent,
    entry: Entry,
    path: str,
    effects: Any,
    tokens: set[str],
    bound: list[str] | None = None,
) -> None:
    """A problem for each name in a list of effects that is not there or not bound yet."""
    names = set(bound or ())
    for effect in effects_of(effects):
        _check_condition(reader, entry, path, effect.condition)
        _check_condition(reader, entry, path, getattr(effect, "holds", None))
        for found in _targets(effect):
            _check_target(reader, content, entry, path, found, names, tokens)
        if isinstance(effect, Choose) and effect.name is not None:
            names.add(effect.name)
        if isinstance(effect, Add | Remove | MoveTokens):
            reader.known(entry, path, effect.token, tokens)
        _check_named(reader, content, entry, path, effect)


def _check_condition(reader: Reader, entry: Entry, path: str, condition: Any) -> None:
    if condition is None:
        return
    reader.condition(entry, path, condition, CONDITIONS, (*NUMBERS, *_token_numbers(condition)))


def _token_numbers(condition: Any) -> list[str]:
    return [found for found in _strings(condition) if found.startswith("tokens_")]


def _strings(part: Any) -> Iterator[str]:
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict):
        for inner in part.values():
            yield from _strings(inner)
    elif isinstance(part, list | tuple):
        for inner in part:
            yield from _strings(inner)


def _targets(effect: Any) -> Iterator[Any]:
    """Every card that an effect names or looks for."""
    for name in type(effect).model_fields:
        value = getattr(effect, name)
        if isinstance(value, Find) or (isinstance(value, str) and value.startswith("$")):
            yield value
        elif isinstance(value, TokensAmount):
            yield value.on
        elif isinstance(value, CountAmount):
            yield value.count
        elif isinstance(value, BaseModel) and hasattr(value, "presence") and not isinstance(value, Face):
            yield value.presence


def _check_target(
    reader: Reader, content: RangersContent, entry: Entry, path: str, found: Any, names: set[str], tokens: set[str]
) -> None:
    if isinstance(found, str):
        if found.startswith("$"):
            reader.known(entry, path, found[1:], names)
        return
    if not isinstance(found, Find):
        return
    if found.id is not None and content.card_id(found.id) is None:
        reader.known(entry, path, found.id, content.short)
    if found.has is not None:
        reader.known(entry, path, found.has, tokens)


def _check_named(reader: Reader, content: RangersContent, entry: Entry, path: str, effect: Any) -> None:
    for found, possible in _named(content, effect):
        if found not in possible and (possible is not content.short or content.card_id(found) is None):
            reader.known(entry, path, found, possible)


def _named(content: RangersContent, effect: Any) -> Iterator[tuple[str, Collection[str]]]:
    """(what an effect names, what is possible there)."""
    match effect:
        case PutInPlay() | Reward() | Malady():
            yield effect.card, content.short
        case ShuffleIn() if effect.card is not None:
            yield effect.card, content.short
        case ShuffleIn() | AlterDeck():
            yield effect.of_set or "", content.sets
        case GainMission() | CheckMission() | EndMission():
            yield effect.mission, _last_parts(content.missions)
        case ReadEntry() | DayEntry():
            yield effect.entry, content.guide.entries
        case Travel() if effect.to is not None:
            yield effect.to, _last_parts(content.locations)
        case EndCampaign() if content.campaigns:
            yield effect.ending, {name for one in content.campaigns.values() for name in one.endings}


def _last_parts(shelf: Any) -> list[str]:
    return [name.rsplit(".", 1)[-1] for name in shelf]


def known_tokens(content: RangersContent) -> set[str]:
    """Harm, progress, and whatever some card enters play with."""
    faces = [face for card in content.cards().values() for face in getattr(card, "faces", (card,))]
    return {*ALWAYS, *(face.tokens.name for face in faces if getattr(face, "tokens", None) is not None)}
