"""The one coloured button never helps the other player: not as the only target of a boost, nor as one that may be left
out, nor as a gift."""

from contextlib import suppress
from copy import deepcopy
from functools import lru_cache
from itertools import product
from types import SimpleNamespace
from typing import Any

from bot.rules.errors import NotPossible
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from bot.ui.panels.panel import Button
from bot.ui.questions.scene import Scene
from bot.ui.screens.present import hand
from cogs.altered.cog import surface
from cogs.altered.content.filters import Pick
from cogs.altered.content.harm import harms
from cogs.altered.rules.reading.ids import HAND, TurnChoice
from cogs.altered.rules.resolving.context import Context
from cogs.altered.rules.resolving.declaring import is_of_use
from cogs.altered.state import AlteredOptions, AlteredState, Obj, Orb

ALTERED = surface()
CONTENT: Any = ALTERED.game.content
CARDS = list(CONTENT.cards.values())


def spells(up_to: bool) -> list[tuple[str, bool]]:
    """Spells with one target on whichever side, and whether that is bad for it."""
    found = []
    for card in CARDS:
        steps = [step for ability in card.abilities if ability.spell for step in ability.do]
        picks = [p for p in (getattr(step, "who", None) for step in steps) if isinstance(p, Pick) and p.target]
        if card.type != "spell" or len(picks) != 1 or picks[0].up_to != up_to:
            continue
        target, is_bad = picks[0].filter, harms(steps, picks[0])
        if target.by is None and target.zone in ("expedition", "play") and is_bad is not None:
            found.append((card.id, is_bad))
    return found


@lru_cache(maxsize=1)
def first_turn() -> AlteredState:
    run: Run[AlteredState] = Run.start(ALTERED.game, b"aims", 2, AlteredOptions(decks="random"))
    crowd = Crowd(greedy_player, b"aims", 0)
    while run.state.turn is None:
        crowd.step(run)
    return run.state


def aimed(card: str, is_foe: bool) -> tuple[Scene, int]:
    """The question for this Spell's target, where one Character stands in play: the other player's, or one's own."""
    state = deepcopy(first_turn())
    seat = state.turn
    assert seat is not None
    whose = 1 - seat if is_foe else seat
    body = next(c for c in CARDS if c.type == "character" and c.hand_cost == 2 and not c.keywords and not c.abilities)
    state.objects["t"] = Obj("t", body.id, whose, whose, "expedition", 9_999, "hero", [], False, {"boost": 1})
    state.in_play.append("t")
    state.players[seat].hand = [card]
    state.players[seat].mana = [Orb(card) for _ in range(9)]

    def patch(fresh: AlteredState) -> None:
        for name in type(fresh).model_fields:
            setattr(fresh, name, deepcopy(getattr(state, name)))

    run = Run.start(ALTERED.game, b"aims", 2, patch=patch)
    with suppress(NotPossible):
        run.choose(seat, str(TurnChoice(HAND, card)))
    return Scene("t1", ALTERED, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}), seat


def is_aiming(scene: Scene) -> bool:
    return [r.decision.key for r in scene.run.requests() if not r.anytime] == ["altered.target"]


def coloured(scene: Scene, seat: int) -> list[str]:
    rows = [row for row in hand(scene, seat).parts if isinstance(row, tuple)]
    return [one.label for row in rows for one in row if isinstance(one, Button) and one.style == "primary"]


def test_the_only_target_stands_out_where_it_is_on_the_right_side() -> None:
    met = set()
    for (card, is_bad), is_foe in product(spells(up_to=False), (False, True)):
        scene, seat = aimed(card, is_foe)
        if is_aiming(scene):
            assert bool(coloured(scene, seat)) == (is_foe == is_bad), (card, is_foe)
            met.add((is_bad, is_foe))
    assert len(met) == 4


def test_a_target_that_may_be_left_out_never_stands_out() -> None:
    met = 0
    for (card, _), is_foe in product(spells(up_to=True), (False, True)):
        scene, seat = aimed(card, is_foe)
        if is_aiming(scene):
            assert coloured(scene, seat) == [], card
            met += 1
    assert met > 3


def test_what_gives_the_other_player_something_is_not_the_usual_answer() -> None:
    play: Any = SimpleNamespace(state=first_turn(), content=CONTENT)
    found = set()
    for card in CARDS:
        for step in (step for ability in card.abilities for step in ability.do):
            if step.do == "draw":
                assert is_of_use(play, (step,), Context(0, card.id)) == (step.player == "me"), card.id
                found.add(step.player)
    assert len(found) > 1
