"""The abilities that an object has, printed or granted by a passive in play (AL-8.15). Pure, only looks."""

from collections.abc import Collection, Iterator, Sequence

from cogs.altered.content.cards import ICONS, Ability, Card
from cogs.altered.content.vocabulary import Steps
from cogs.altered.rules.reading.look import Look
from cogs.altered.state import Obj


def granted(look: Look) -> Iterator[tuple[Obj, str, Ability]]:
    """Who is granted which ability, and its path; by timestamp of those who grant."""
    for source, _, passive in look.passives("grant"):
        ability = passive.grant
        if ability is None:
            continue
        path = look.content.path_of(ability)
        for obj in look.find(passive.of, source.controller, source) if passive.of is not None else [source]:
            yield obj, path, ability


def icons_of(look: Look, obj: Obj, names: Collection[str] = ICONS) -> list[tuple[str, Ability]]:
    """The icons of these names that an object has."""
    found = [
        (path, ability) for path, ability, trigger in look.content.printed[obj.card].reactions if trigger.event in names
    ]
    return found + [
        (path, ability)
        for other, path, ability in granted(look)
        if other.id == obj.id and ability.trigger is not None and ability.trigger.event in names
    ]


def quick_of(
    look: Look, obj: Obj, given: Sequence[tuple[Obj, str, Ability]] | None = None
) -> list[tuple[str, Ability]]:
    """The quick actions that an object in play has. given: `granted`, where it is known already."""
    found = list(look.content.printed[obj.card].quick)
    all_given = granted(look) if given is None else given
    return found + [(path, ability) for other, path, ability in all_given if other.id == obj.id and ability.quick]


def spell_of(look: Look, card: Card) -> Steps:
    """A Spell's effect; nothing when it is played by hand."""
    spell = look.content.printed[card.id].spell
    return spell[0][1].do if spell else ()
