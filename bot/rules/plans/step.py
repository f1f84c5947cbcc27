"""One step of a plan: what a player means to answer when a kind of question comes. Pure."""

from dataclasses import dataclass

from bot.rules.decision import Text


@dataclass(frozen=True, slots=True)
class PlanStep:
    """An answer given ahead, as a game offers it (`Game.plannable`).

    key     of the decision that it answers
    answer  an option id, or a word that `Game.planned_answer` knows
    label   what it says, for its giver alone
    when    a word of the game's: it answers only if this holds then (`Game.plan_holds`); empty: in any case
    skips   where that does not hold the plan goes on with its next step; else it ends there
    often   the step stays until something else is asked (throwing again until there is nothing to throw)
    """

    key: str
    answer: str
    label: Text
    when: str = ""
    skips: bool = False
    often: bool = False
