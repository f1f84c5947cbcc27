"""What the models of cards cannot check by themselves: conditions, amounts, tokens and tables of a card. Pure."""

from typing import Any

from pydantic import BaseModel

from bot.rules.content.reader import Entry, Reader, walk
from bot.rules.effects import PerAmount
from bot.rules.effects.shared import are_faces
from cogs.altered.content.cards import Ability, Card, CostOption, Keyword, Passive, Script
from cogs.altered.content.filters import STATUSES, Cost, Count
from cogs.altered.content.vocabulary import CONDITIONS, NUMBERS, Create, Gain, Next, Roll, Verb


def check_words(reader: Reader, entry: Entry, card: Card | Script, tokens: set[str]) -> None:
    """Conditions, amounts, tokens and tables of a card: what its models cannot check by themselves."""
    if sum(ability.spell for ability in card.abilities) > 1:
        reader.problem(entry, "abilities", "a Spell has exactly one spell ability")
    for path, part in walk(card, ""):
        where = path.lstrip("/").replace("/", ".")
        _check_reach(reader, entry, where, part)
        if isinstance(part, Verb):
            reader.condition(entry, f"{where}.if", part.condition, CONDITIONS, NUMBERS)
            _check_amount(reader, entry, f"{where}.n", getattr(part, "n", None))
        if isinstance(part, Ability | Keyword):
            reader.condition(entry, f"{where}.if", part.condition, CONDITIONS, NUMBERS)
        if isinstance(part, Passive):
            reader.condition(entry, f"{where}.unless", part.unless, CONDITIONS, NUMBERS)
        if isinstance(part, Create):
            reader.known(entry, f"{where}.token", part.token, tokens)
        if isinstance(part, Roll) and not are_faces(part.table):
            reader.problem(entry, f"{where}.table", "wants faces such as '1-3' and '4+', none of them twice")
        if isinstance(part, Next) and not part.minus and not part.steps:
            reader.problem(entry, where, "does nothing: wants `minus` or `steps`")
        if isinstance(part, Gain) and part.what == "exhausted":
            reader.known(entry, f"{where}.what", part.what, (*STATUSES, "boost"))


def _check_reach(reader: Reader, entry: Entry, where: str, part: BaseModel) -> None:
    """What a model has room for and no rule would ever ask about."""
    if isinstance(part, Ability) and part.spell and _is_hedged(part):
        reader.problem(entry, where, "a spell ability has no `if`, `optional`, `once`, `cost`: they stand at its steps")
    if isinstance(part, Passive) and part.grant is not None and part.grant.trigger is None and not part.grant.quick:
        reader.problem(entry, f"{where}.grant", "only a reaction or a quick action can be granted")
    if isinstance(part, CostOption):
        cost = part.cost
        if cost.exhaust_me or cost.discard_me or cost.sacrifice_me or cost.spend:
            reader.problem(entry, f"{where}.cost", "a card that is being played cannot pay with itself")


def _is_hedged(ability: Ability) -> bool:
    """Whether an ability carries anything that decides if it happens."""
    return bool(ability.condition is not None or ability.optional or ability.once or ability.cost != Cost())


def _check_amount(reader: Reader, entry: Entry, where: str, n: Any) -> None:
    if isinstance(n, PerAmount):
        reader.known(entry, f"{where}.per", n.per, NUMBERS)
    elif isinstance(n, str):
        reader.known(entry, where, n, NUMBERS)
    elif isinstance(n, Count) and not n.times:
        reader.problem(entry, f"{where}.times", "0 times is nothing")
