"""Boons that are declared before a roll (LE-10.4, LE-10.5, D5)."""

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from typing import Final

from bot.rules.decision import Option, Text, Toggles, text
from cogs.evershade.content.vocabulary.effects import RollTerms
from cogs.evershade.content.vocabulary.terms import ATTRIBUTES
from cogs.evershade.rules.character.pools import boons_left
from cogs.evershade.rules.field.board import CombatPlay
from cogs.evershade.rules.rolls.odds import either
from cogs.evershade.state import Boon, Character

PLUS: Final = {False: 1, True: 3}
"""LE-10.4: what a basic and a greater boon of an attribute add."""
DIVINUM: Final = {False: 4, True: 12}
"""LE-10.4: the sides of the divinum die that one adds."""


def useful(hero: Character, terms: RollTerms) -> list[int]:
    """Places of boons that can help this roll (E19)."""
    kinds: Collection[str] = {*terms.att, "DIFF", *(["DIV"] if terms.div else [])}
    return [n for n, boon in enumerate(hero.boons) if boon.kind in kinds]


async def declared(
    play: CombatPlay,
    name: str,
    terms: RollTerms,
    dice: int,
    difficulty: int,
    foreseen: Callable[[Sequence[Boon]], Text],
) -> list[Boon]:
    """The boons that a performer spends; they are gone whatever happens. dice, difficulty: of the roll without them;
    foreseen: how likely its outcomes are with some."""
    able = useful(play.state.hero(name), terms)
    if not able:
        return []
    boons = play.state.hero(name).boons
    options = [Option(str(n), label(boons[n])) for n in able]
    prompt = text("evershade-ask-boons", who=f"@{name}", n=dice, att=either(terms), difficulty=difficulty)
    picked = await play.ask_some(
        play.state.seat_of(name),
        "evershade.boons",
        prompt,
        lambda: options,
        0,
        len(options),
        toggles=Toggles(text("evershade-boons-go"), text("evershade-boons-none")),
        preview=lambda picked: foreseen([boons[int(n)] for n in picked]),
    )
    hero = play.state.hero(name)
    used = [hero.boons[int(n)] for n in picked]
    hero.boons = [boon for n, boon in enumerate(hero.boons) if str(n) not in picked]
    for boon in used:
        play.say("evershade-boon-used", who=f"@{name}", boon=boon.kind, greater=int(boon.is_greater))
    return used


async def kind_of_choice(play: CombatPlay, name: str, *, greater: bool, any_att: bool) -> str:
    """LE-10.3, D10: of which kind a boon is that its card leaves open; the highest attribute's where nobody says. Great
    ones are of attributes and of the divinum. any_att: of an attribute only. What nobody has left is no kind of it
    (LE-1.3); there are more than all boards have slots for."""
    att = play.state.hero(name).att
    printed = [*att, *([] if any_att else ["DIV"]), *([] if any_att or greater else ["DIFF"])]
    kinds = [one for one in printed if boons_left(play.state.heroes, one, is_greater=greater)]
    options = [Option(one, label(Boon(one, greater))) for one in kinds]
    prompt = text("evershade-ask-boon", who=f"@{name}", greater=int(greater))
    seat = play.state.seat_of(name)
    return await play.ask(
        seat, "evershade.boon", prompt, lambda: options, default=lambda: max(kinds, key=lambda one: att.get(one, 0))
    )


def label(boon: Boon) -> Text:
    return text("evershade-option-boon", boon=boon.kind, greater=int(boon.is_greater))


def raised(att: dict[str, int], boons: Sequence[Boon]) -> dict[str, int]:
    """LE-10.5: attributes for the whole declared action; they may exceed six."""
    more = raises(boons)
    return {name: n + more[name] for name, n in att.items()}


def raises(boons: Sequence[Boon]) -> Counter[str]:
    """LE-10.5: by how much they raise which attribute."""
    found: Counter[str] = Counter()
    for boon in boons:
        if boon.kind in ATTRIBUTES:
            found[boon.kind] += PLUS[boon.is_greater]
    return found


def eased(difficulty: int, boons: Sequence[Boon]) -> int:
    """A boon of difficulty makes it 1 less."""
    return difficulty - sum(boon.kind == "DIFF" for boon in boons)
