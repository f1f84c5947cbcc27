"""Whose dice a question is about. Pure, only looks."""

from bot.rules.kernel.run import Request
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.state import HeroState


def hero_of_dice(look: Look, request: Request, seat: int) -> HeroState | None:
    """Which of the seat's heroes the question is about: the prompt names its class."""
    named = request.decision.prompt.params.get("who")
    for hero in look.state.heroes:
        if hero.seat == seat and f"@{hero.class_id}" == named:
            return hero
    return None
