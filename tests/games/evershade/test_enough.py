"""Nobody is asked for dice or help where more successes change nothing (D7, D8), in tables that were begun since."""

from typing import Any

import pytest

from bot.rules.decision import Text
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from bot.ui.panels.catalogue import Catalogue
from cogs.evershade.content.vocabulary.effects import RollSpec
from cogs.evershade.game import game
from cogs.evershade.options import CombatOptions
from cogs.evershade.rules.combat.brings import brings
from cogs.evershade.rules.combat.enough import kills_all, stops_all
from cogs.evershade.rules.field.context import Coming, Deed, Reached
from cogs.evershade.skirmish import Skirmish, first_combat
from cogs.evershade.state import CombatState

CONTENT = game().content
GAME = Skirmish(CONTENT)
CAPTAIN = "toll_captain.a"
JACKAL = "reed_jackals.a"


class Played:
    """A side of a card with this roll."""

    def __init__(self, outcomes: dict[str, Any], effects: tuple[Any, ...] = ()) -> None:
        self.roll = RollSpec.model_validate({"att": ["STR"], "difficulty": "en", "outcomes": outcomes})
        self.effects = effects


def state_of(fights: str = "clear") -> CombatState:
    stored = {**CombatOptions(entry=first_combat(CONTENT)).model_dump(), "fights": fights}
    run: Run[CombatState] = Run.start(GAME, b"enough", 2, CombatOptions.model_validate(stored))
    run.state.fight.spaces = {"ysolde_karr": "B3", "perpetua_brack": "C3"}
    return run.state


def reached(side: Played, n: int) -> Reached:
    met = [name for name in side.roll.outcomes if int(name) <= n]
    return Reached(n, 0, side.roll.outcomes[max(met, key=int)] if met else (), bool(met))


def kills(state: CombatState, outcomes: dict[str, Any], n: int, target: str = JACKAL, **deed: Any) -> bool:
    side: Any = Played(outcomes)
    return kills_all(state, CONTENT, side, [Deed("ysolde_karr", target=target, **deed)], [reached(side, n)])


BLOW = {"1": [{"do": "damage", "n": "successes"}]}


def test_a_kill_is_enough() -> None:
    state = state_of()
    assert kills(state, BLOW, 1) and not kills(state, BLOW, 1, CAPTAIN)
    assert not kills(state_of("at_first"), BLOW, 1)  # tables that were begun before go on as they did
    captain = next(one for one in state.fight.line if one.card == "toll_captain").models[0]
    captain.hp = 2
    assert not kills(state, BLOW, 2, CAPTAIN)  # LE-21.2: armor 1
    assert kills(state, BLOW, 3, CAPTAIN) and kills(state, BLOW, 2, CAPTAIN, weapon=1)  # LE-11.10


@pytest.mark.parametrize(
    ("more", "is_enough"),
    [
        ({"do": "push", "n": 2}, True),  # of whoever is gone already
        ({"do": "push", "n": 2, "who": {"enemy": {"range": 1}}}, False),
        ({"do": "bag", "return": 1}, False),
        ({"do": "heal", "what": "hp", "n": 1, "who": "self"}, False),
    ],
)
def test_what_a_higher_outcome_does_to_others_counts(more: Any, is_enough: bool) -> None:
    damage = {"do": "damage", "n": "successes"}
    assert kills(state_of(), {"1": [damage], "3": [damage, more]}, 1) is is_enough
    assert kills(state_of(), {"1": [damage], "3": [damage, more]}, 3)  # nothing is above it


def test_successes_that_do_something_besides_the_blow_count() -> None:
    healing = {"do": "heal", "what": "hp", "n": "successes", "who": "self"}
    assert not kills(state_of(), {"1": [{"do": "damage", "n": 1}, healing]}, 1)


def test_all_who_are_hit_have_to_be_gone() -> None:
    side: Any = Played(BLOW)
    deeds = [Deed("ysolde_karr", target=one) for one in (JACKAL, CAPTAIN)]
    assert not kills_all(state_of(), CONTENT, side, deeds, [reached(side, 1)] * 2)


def stops(outcomes: dict[str, Any], n: int, damage: int, terror: int = 0) -> bool:
    side: Any = Played(outcomes)
    state = state_of()
    for slot in state.hero("ysolde_karr").hotbar:
        if slot is not None:
            slot.is_light = True  # the dark sides have armor
    deed = Deed("ysolde_karr", target=JACKAL, coming=Coming(damage, terror), window="attacked")
    return stops_all(state, CONTENT, side, ("ysolde_karr", JACKAL), deed, [reached(side, n)])


def test_a_reaction_after_which_nothing_gets_through_is_enough() -> None:
    guard = {"1": [{"do": "prevent", "damage": "successes"}]}
    assert stops(guard, 3, damage=3) and not stops(guard, 2, damage=3)
    assert not stops({**guard, "4": [{"do": "prevent", "damage": 5}, {"do": "move", "n": 2, "who": "self"}]}, 3, 3)
    either = {"1": [{"do": "prevent", "damage": "successes", "or": {"terror": 1}}]}
    assert stops(either, 3, damage=3) and not stops(either, 3, damage=3, terror=2)


def told(outcomes: dict[str, Any], **deed: Any) -> dict[int, str]:
    side, words = Played(outcomes), Catalogue("evershade")
    found = brings(state_of(), CONTENT, side.roll, Deed("ysolde_karr", target=JACKAL, **deed))
    return {n: words.format(one, GAME.name_of, label=True) for n, one in found.items()}


def test_an_outcome_says_what_it_brings() -> None:
    """Beside its chance; what each further success adds to is marked with a plus."""
    push = {"do": "push", "n": 2}
    assert told({"1": BLOW["1"], "3": [{"do": "damage", "n": "successes+1"}, push]}, weapon=1) == {
        1: "2+ damage",
        3: "5+ damage and push 2",
    }
    assert told({"2": [{"do": "prevent", "damage": 3}]}) == {2: "3 damage less"}
    assert told({"1": [{"do": "bag", "return": 1}]}) == {}  # the card says that
    assert told({"1": [{"do": "damage", "n": "half_div"}]}) == {}  # nobody knows the divinum before


def test_cards_and_reactions_say_it_on_their_buttons() -> None:
    run: Run[CombatState] = Run.start(GAME, b"s", 2, CombatOptions(entry=first_combat(CONTENT)))
    words, crowd, found = Catalogue("evershade"), Crowd(greedy_player, b"s", 0), set[str]()

    def said(line: Text | None) -> str:
        return "" if line is None else words.format(line, GAME.name_of, label=True)

    while len(found) < 40 and not run.over:
        for request in run.requests():
            if request.decision.key in ("evershade.action", "evershade.react"):
                found |= {f"{said(one.label)} | {said(one.hint)}" for one in request.options(run)}
        crowd.step(run)
    assert (
        "Exceptional Endurance · 97 %: 2+ damage less | When attacked: as much less damage as you have successes and "
        "one more, or one terror less. · 🎲 4 dice, 6 or more"
    ) in found
    assert (
        "Clumsy Dodge · 41 %: 3 damage less | When attacked, with two successes: three damage less. Armor is in the "
        "way. · 🎲 2 dice, 6 or more (2 successes wanted)"
    ) in found
    assert any("3 successes 54 % (6+ damage and push 2)" in one for one in found)
