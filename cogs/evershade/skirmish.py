"""One combat on one sheet with ready-made heroes, as a `Game`: for simulations, tests and whoever writes sheets.

It is no `game.py`, so that it is in no lobby: there is no storybook around it yet. Pure.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from pydantic import BaseModel

from bot.rules.decision import Answer, Text, text
from bot.rules.errors import ContentError
from bot.rules.kernel.game import Game, Verdict
from bot.rules.piles.zones import Stock
from bot.rules.play.handle import Play
from bot.rules.play.request import Request
from bot.rules.table_state import Step
from cogs.evershade.content.building import draft_of
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.reachable import foes_in
from cogs.evershade.content.vocabulary.effects import Combat
from cogs.evershade.house import brought, curious, greedy
from cogs.evershade.house.likely import likely
from cogs.evershade.options import CombatOptions
from cogs.evershade.rules import conservation
from cogs.evershade.rules.character.creating import HEAD_START, created
from cogs.evershade.rules.character.party import FATE_PER_CHARACTER, may_be_partners
from cogs.evershade.rules.combat.handlers.registry import combat_effects, unplayable
from cogs.evershade.rules.combat.hurt import OVER
from cogs.evershade.rules.company.allies import companion, make_partner, partner_cards
from cogs.evershade.rules.heroes.grown import grow
from cogs.evershade.rules.turns.rounds import STEPS
from cogs.evershade.state import Character, CombatState
from cogs.evershade.view import telling
from cogs.evershade.view import view as views
from cogs.evershade.view.fight import combat_view


async def over(play: Play[CombatState], result: str) -> None:
    """The combat is all that there is."""
    play.end(result)


def combats(content: EvershadeContent) -> list[str]:
    """The entries of the storybook with a combat, in their order."""
    entries = content.storybook.entries.items()
    return [name for name, entry in entries if any(isinstance(one, Combat) for one in entry.effects)]


def first_combat(content: EvershadeContent) -> str:
    """Raises `IndexError` for a storybook without any."""
    return combats(content)[0]


def is_advanced(content: EvershadeContent, entry: str) -> bool:
    """Whether the combat of an entry is of an adventure for which heroes have had advancements (3E): its sheet says."""
    effects = content.storybook.entries[entry].effects
    of = next(content.sheets[one.sheet].adventure for one in effects if isinstance(one, Combat))
    return of is not None and HEAD_START[content.adventures[of].tier] > 0


class Skirmish(Game[CombatState]):
    """Cooperative, one to four players. Raises `ContentError` for a pack of which a combat cannot carry out all."""

    id = "evershade-skirmish"
    seats = (1, 4)
    state = CombatState
    options = CombatOptions
    content: EvershadeContent

    def __init__(self, content: EvershadeContent) -> None:
        if problems := unplayable(content):
            raise ContentError(problems)
        self.content, self.content_hash = content, content.hash
        self.effects = combat_effects()
        self.steps = {**STEPS, OVER: over}
        self.seats = (1, min(4, len(content.pregens)))

    def new(self, options: BaseModel, seats: int) -> CombatState:
        """LE-3.1, LE-3.9: as many characters as wished, at least one for each player."""
        assert isinstance(options, CombatOptions)
        count = min(len(self.content.pregens), max(options.heroes, seats))
        ready = list(self.content.pregens.values())
        first = options.turn % len(ready) if count == 1 else 0
        ready = ready[first : first + count]
        heroes = [created(self.content, draft_of(one), one.id) for one in ready]
        entry = options.entry or first_combat(self.content)
        for one in heroes if is_advanced(self.content, entry) else ():
            grow(self.content, one)
        if options.paths:
            heroes = [likely(self.content, one, options.advancements, options.turn) for one in options.paths]
        state = CombatState(
            steps=[Step(name="setup", args={"entry": entry})],
            options=options,
            heroes=heroes,
            fate=FATE_PER_CHARACTER * len(heroes),
        )
        if count == 1 and may_be_partners(self.content.companions):
            state.allies.append(self._partner(ready[0].id, options.turn // len(self.content.pregens)))
        return state

    def _partner(self, owner: str, turn: int) -> Character:
        """LE-3.5: whoever fights alone has one of those who may be partners; which of them, and with which of the
        cards that it may have, says the turn."""
        able = may_be_partners(self.content.companions)
        ally = companion(self.content, able[turn % len(able)], owner)
        cards = partner_cards(self.content, ally)
        make_partner(self.content, ally, cards[turn // len(able) % len(cards)])
        return ally

    def named_options(self) -> Mapping[str, Mapping[str, Any]]:
        """Each combat of the storybook, fought by as many as sit down; whoever comes alone has a partner."""
        return {f"entry {one}": {"entry": one, "heroes": 1} for one in combats(self.content)}

    def explore(self, state: CombatState, request: Request, seat: int, unseen: Collection[str]) -> Answer | None:
        return curious.in_a_fight(state, self.content, request, unseen)

    def usable_with(self, options: BaseModel) -> set[str]:
        """Its foes and their cards, and what may happen in a fight."""
        assert isinstance(options, CombatOptions)
        laid = [slot.card for one in self.new(options, self.seats[1]).heroes for slot in one.hotbar if slot is not None]
        effects = set().union(*(brought.by_card(self.content, one) for one in laid))
        return effects | foes_in(self.content, [options.entry or first_combat(self.content)])

    def view(self, state: CombatState, seat: int | None) -> dict[str, Any]:
        return {**combat_view(state, self.content), "you": seat}

    def describe(self, view: Mapping[str, Any]) -> list[Text]:
        return telling.describe_combat(view)

    def name_of(self, ref: str) -> str | None:
        return views.name_of(self.content, ref)

    def verdict(self, state: CombatState, seat: int) -> Verdict:
        return "won" if state.result == "won" else "lost"

    def result_text(self, state: CombatState) -> Text:
        return text(f"evershade-{state.result}", round=state.fight.round)

    def answer(self, state: CombatState, request: Request, seat: int) -> Answer | None:
        return greedy.answer(state, self.content, request)

    def stocks(self, state: CombatState) -> Sequence[Stock]:
        return conservation.stocks(state, self.content)

    def invariants(self, state: CombatState) -> list[str]:
        return [*super().invariants(state), *conservation.broken(state, self.content)]
