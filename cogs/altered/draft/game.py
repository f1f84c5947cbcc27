"""The draft as a `Game`: two to eight players, matches of Altered at tables of their own. Pure."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from pydantic import BaseModel

from bot.rules.decision import Answer, Text, text
from bot.rules.drafts import packs, winston
from bot.rules.errors import NotPossible
from bot.rules.kernel.game import ChildTable, Game, StepFunction
from bot.rules.kernel.run import Request
from bot.rules.piles.zones import Stock
from bot.rules.table_state import Step
from cogs.altered.content.pack import AlteredContent
from cogs.altered.draft.house.balance import balance as measure
from cogs.altered.draft.rules import deckmaking, drafting, matches
from cogs.altered.draft.rules.building import build
from cogs.altered.draft.rules.pairing import standings
from cogs.altered.draft.state import DraftOptions, DraftState
from cogs.altered.draft.view import view
from cogs.altered.game import game as altered


class AlteredDraft(Game[DraftState]):
    """Booster, sealed and Winston drafts (rules: altered 13)."""

    id = "altered-draft"
    version = 1
    seats = (2, 8)
    state = DraftState
    options = DraftOptions
    content: AlteredContent

    def __init__(self, content: AlteredContent) -> None:
        self.content = content
        self.content_hash = content.hash
        self.steps: Mapping[str, StepFunction] = {**drafting.STEPS, "build": build, "round": matches.play_round}

    def new(self, options: BaseModel, seats: int) -> DraftState:
        assert isinstance(options, DraftOptions)
        if options.kind == "winston" and seats != 2:
            raise NotPossible(text("ad-refused-winston", n=seats))
        return DraftState(steps=[Step(name="begin")], options=options)

    def view(self, state: DraftState, seat: int | None) -> dict[str, Any]:
        return view.view(state, self.content, seat)

    def describe(self, view_: Mapping[str, Any]) -> list[Text]:
        return view.describe(view_)

    def child_tables(self, state: DraftState) -> Sequence[ChildTable]:
        return matches.child_tables(state)

    def winners(self, state: DraftState) -> tuple[int, ...]:
        return tuple(one.seat for one in standings(state.seats, state.rounds) if one.place == 1)

    def stocks(self, state: DraftState) -> Sequence[Stock]:
        """Every card that was dealt. A player's deck is chosen from the pool and is no zone of its own."""
        return [Stock("dealt", state.dealt, [*winston.zones_of(state), *packs.zones_of(state.drafters)])]

    def invariants(self, state: DraftState) -> list[str]:
        """Beside the cards that were dealt: a deck is made of its player's cards."""
        broken = super().invariants(state)
        for seat, drafter in enumerate(state.drafters):
            if extra := Counter(drafter.deck) - Counter(drafter.pool):
                broken.append(f"seat {seat}: {dict(extra)} in the deck and not in the pool")
            if drafter.ready and deckmaking.problems(self.content, drafter.hero, drafter.deck):
                broken.append(f"seat {seat} is ready with a deck that may not be played")
        return broken

    def redeal(self, state: DraftState, seat: int | None, seed: bytes) -> None:
        """Everything but a seat's own pool, deck, first pack and the pile it looks at."""
        super().redeal(state, seat, seed)
        for n, drafter in enumerate(state.drafters):
            if n != seat:
                drafter.deck = drafter.pool[: len(drafter.deck)]

    def answer(self, state: DraftState, request: Request, seat: int) -> Answer | None:
        if request.decision.key == "draft.pick":
            drafter = state.drafters[seat]
            return deckmaking.pick(self.content, drafter.pool, drafter.queue[0])
        return None

    def balance(self, battles: int, games: int, seed: str, only: Sequence[str], progress: Callable[[str], None]) -> Any:
        return measure(self, altered(), games, seed, only, progress)

    def usable(self) -> set[str]:
        return {card.id for card in self.content.cards.values() if card.type != "hero" and card.token is None}

    def printed(self) -> set[str]:
        """Nothing of its own: the cards are Altered's, and its scenarios show what they do."""
        return set()

    def result_text(self, state: DraftState) -> Text:
        first = self.winners(state)
        return text("ad-result-over", seats=[f"@seat:{seat}" for seat in first], n=len(first))

    def name_of(self, ref: str) -> str | None:
        return self.content.name_of(ref)


@lru_cache(maxsize=1)
def _bundled() -> AlteredDraft:
    return AlteredDraft(altered().content)


def game(packs: Mapping[str, str] | None = None) -> AlteredDraft:
    """Drafts are dealt from the bundled cards only, whatever packs there are."""
    return _bundled()
