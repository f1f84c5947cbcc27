"""Companions: who takes one along, who is the partner of somebody who goes alone, whom a camp recruits (LE-3.5, LE-3.6,
LE-17.6)."""

from collections.abc import Sequence
from typing import Final

from bot.rules.decision import Option, text
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.rules.character.party import has_room_for_companion, may_be_partners, needs_partner
from cogs.evershade.rules.company.allies import make_partner, partner_cards
from cogs.evershade.rules.story.companions import in_party, join
from cogs.evershade.rules.story.voting import Session, vote
from cogs.evershade.state import EvershadeState

NOBODY: Final = "nobody"


async def along(play: Session) -> None:
    """3B.7, 3C.3: whoever goes alone takes somebody humanoid along, who is the partner (E23); others may take a
    companion each, as many as the table allows (E24)."""
    state: EvershadeState = play.state
    heroes = [one.id for one in state.heroes if one.id]
    if needs_partner(len(heroes), 1) and not in_party(state):
        await _partner(play, heroes[0])
        return
    for name in heroes:
        able = companions_free(play.state, play.content)
        if len(in_party(play.state)) >= play.state.options.companions or not able:
            return
        options = [_option(play.content, one) for one in able]
        options.append(Option(NOBODY, text("evershade-option-companion-none")))
        prompt = text("evershade-ask-companion", who=f"@{name}")
        chosen = await play.ask(
            play.state.seat_of(name),
            "evershade.companion",
            prompt,
            lambda options=options: options,  # type: ignore[misc]
            default=lambda: NOBODY,
            forced=False,
        )
        if chosen not in ("", NOBODY):
            join(play, chosen, name)


def companions_free(state: EvershadeState, content: EvershadeContent) -> list[str]:
    """LE-3.6, LE-3.7: those of the pack that nobody has; those of an adventure are met there."""
    if not has_room_for_companion(in_party(state)):
        return []
    return [one.id for one in content.companions.values() if one.id not in in_party(state) and one.adventure is None]


def _option(content: EvershadeContent, name: str) -> Option:
    printed = content.companions[name]
    return Option(name, text("evershade-option-hero", who=f"@{name}"), text("evershade-hint-hero", what=printed.text))


async def _partner(play: Session, name: str) -> None:
    """LE-3.5: a humanoid one, with the partner card of its highest attribute; the player chooses between equal ones."""
    able = may_be_partners({one: play.content.companions[one] for one in companions_free(play.state, play.content)})
    if not able:
        return
    options = [_option(play.content, one) for one in able]
    seat, prompt = play.state.seat_of(name), text("evershade-ask-partner", who=f"@{name}")
    chosen = await play.ask(seat, "evershade.partner", prompt, lambda: options)
    join(play, chosen, name)
    cards = partner_cards(play.content, play.state.hero(chosen))
    ways = [
        Option(one, text("evershade-option-partner-card", card=f"@{one}", att=play.content.partners[one].att))
        for one in cards
    ]
    prompt = text("evershade-ask-partner-card", who=f"@{chosen}")
    card = await play.ask(seat, "evershade.partner-card", prompt, lambda: ways)
    make_partner(play.content, play.state.hero(chosen), card)
    play.used(card)


# ---------------------------------------------------------------------- in camp


def recruits(state: EvershadeState) -> Sequence[tuple[str, str]]:
    """LE-17.6: (companion, whoever would lead it) of those whom the story offers, while there is room (LE-3.6)."""
    if not has_room_for_companion(in_party(state)):
        return []
    return [(one, hero.id) for one in state.offered for hero in state.heroes if hero.status == "ok"]


async def recruit(play: Session) -> None:
    """D17: one after the other, until the party leaves it at that."""
    while able := recruits(play.state):
        options = [
            Option(f"{one}:{hero}", text("evershade-option-recruit", who=f"@{one}", owner=f"@{hero}"))
            for one, hero in able
        ]
        options.append(Option(NOBODY, text("evershade-option-companion-none")))
        chosen = await vote(
            play,
            "evershade.recruit",
            text("evershade-ask-recruit"),
            lambda options=options: options,
            default=lambda: NOBODY,
        )
        if chosen in ("", NOBODY):
            return
        name, _, owner = chosen.partition(":")
        join(play, name, owner)
