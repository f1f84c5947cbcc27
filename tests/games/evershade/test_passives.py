"""Numbers that cards change while they lie on a side (LE-9.3, LE-23): whose they are, for each way of naming them."""

from functools import lru_cache

from bot.rules.kernel.run import Run
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.pack import load
from cogs.evershade.rules.field import board, lasting
from cogs.evershade.skirmish import Skirmish
from cogs.evershade.state import CombatState, EffectToken, HotbarCard, Lasting
from tests.games.evershade import kit

CARDS = "\n".join(
    f"- {{id: {name}, name: {name}, class: support, kind: action, "
    "light: {effects: [{do: heal, what: hp, n: 1}]}, dark: {passive: [{do: modify, stat: mob, " + passive + "}]}}"
    for name, passive in {
        "own": "n: 1",
        "set_own": "set: 7",
        "all_foes": "n: -1, of: enemies",
        "marked": "n: -2, of: enemy_with_token",
        "of_many": "n: -1, of: enemies, if: {ge: [enemies, 99]}",
    }.items()
)


@lru_cache
def content() -> EvershadeContent:
    return load({**kit.files(), "toll/action_cards/own.yaml": CARDS}, kit.prose())


def shown(*cards: str, light: bool = False) -> CombatState:
    """The first hero of two has these lie with their dark side up, and nothing else."""
    state: CombatState = Run.start(Skirmish(content()), b"passives", 2).state
    for hero in state.heroes:
        hero.worn, hero.hotbar = [], []
    state.heroes[0].hotbar = [HotbarCard(card, light) for card in cards]
    return state


def changes(state: CombatState) -> dict[str, int]:
    """What is added to a number that is 10."""
    models = [*(one.id for one in state.heroes), *(name for name, _ in board.foes(state))]
    return {one: lasting.stat(state, content(), one, "mob", 10) - 10 for one in models}


FOES = ("reed_jackals.a", "reed_jackals.b", "toll_captain.a")


def test_a_number_is_changed_for_whom_the_card_names_while_that_side_is_up() -> None:
    nobody = dict.fromkeys(("ysolde", "perrin", *FOES), 0)
    assert changes(shown("own")) == nobody | {"ysolde": 1}
    assert changes(shown("own", "own")) == nobody | {"ysolde": 2}
    assert changes(shown("own", "set_own")) == nobody | {"ysolde": -3}
    assert changes(shown("all_foes")) == nobody | dict.fromkeys(FOES, -1)
    assert changes(shown("of_many")) == changes(shown("own", "all_foes", "marked", light=True)) == nobody


def test_a_number_of_enemies_with_tokens_is_changed_for_each_token_of_that_card() -> None:
    state = shown("marked")
    nobody = changes(state)
    assert set(nobody.values()) == {0}
    tokens = [("ysolde", "marked", FOES[0])] * 2 + [("ysolde", "all_foes", FOES[1]), ("perrin", "marked", FOES[2])]
    state.fight.laid = [EffectToken(*one) for one in tokens]
    assert changes(state) == nobody | {FOES[0]: -4}


def test_what_lasts_for_a_while_is_set_first_and_added_to() -> None:
    """LE-1.5: also of all models of an enemy card at once."""
    state = shown()
    jackals, first = FOES[0].partition(".")[0], FOES[0]
    nobody = changes(state)
    state.fight.lasting = [
        Lasting("mob", first, 2, False, "round"),
        Lasting("mob", jackals, 6, True, "round"),
        Lasting("armor", first, 9, False, "round"),
    ]
    assert changes(state) == nobody | {first: -2, FOES[1]: -4}
