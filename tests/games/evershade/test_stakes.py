"""What a combat is about stands on its board, in its hands and in its words (LE-18.10)."""

from typing import Any

import pytest

from bot.rules.decision import Text
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from bot.ui.panels.catalogue import Catalogue
from cogs.evershade.content.vocabulary.effects import Combat
from cogs.evershade.game import game
from cogs.evershade.options import CombatOptions
from cogs.evershade.rules.combat.handlers.sheet import next_letter
from cogs.evershade.skirmish import Skirmish, combats
from cogs.evershade.state import CombatState
from cogs.evershade.view import telling

CONTENT = game().content
GAME = Skirmish(CONTENT)
WORDS = Catalogue("evershade")


def entry_of(sheet: str) -> str:
    effects = {name: CONTENT.storybook.entries[name].effects for name in combats(CONTENT)}
    return next(
        name
        for name, all_of in effects.items()
        if any(isinstance(one, Combat) and one.sheet == sheet for one in all_of)
    )


def begun(entry: str) -> Run[CombatState]:
    return Run.start(GAME, b"stakes", 2, CombatOptions(entry=entry))


def said(line: Text) -> str:
    return WORDS.format(line, GAME.name_of, label=True)


def stakes(run: Run[CombatState]) -> str:
    view = GAME.view(run.state, 0)
    told, in_hand = said(telling.brief(view)[1]), said(telling.stakes(view)[0])
    assert in_hand == told.replace(". You lose", ", and lose")
    assert said(telling.describe(view)[1]) == told  # all in words
    return told


def test_it_says_who_has_to_be_defeated_and_how_much_is_left_of_them() -> None:
    run = begun(entry_of("toll_bridge"))
    assert stakes(run) == ("🎯 You win when Toll Captain is defeated (22 of 22 HP). You lose when none of you stands.")
    captain = next(one for one in run.state.fight.line if one.card == "toll_captain")
    captain.models[0].hp = 5
    assert "(5 of 22 HP)" in stakes(run)


@pytest.mark.parametrize(
    ("sheet", "wanted"),
    [
        ("the_reach", "is 20 lengths ahead, or none of you stands."),
        ("the_causeway", "You lose when fewer than 4 of the 6 you keep are left, or none of you stands."),
    ],
)
def test_it_says_what_else_loses(sheet: str, wanted: str) -> None:
    assert wanted in stakes(begun(entry_of(sheet)))


def test_rounds_are_counted_down() -> None:
    """`{round: 8}` holds once that round has begun."""
    run = begun(entry_of("the_causeway"))
    run.state.fight.round = 3
    assert "You win when round 8 begins (5 from now), or The Bell Cart has come and is defeated." in stakes(run)
    run.state.fight.round = 7
    assert "round 8 begins (the next one)" in stakes(run)


@pytest.mark.parametrize("entry", combats(CONTENT))
def test_every_combat_has_words_for_what_wins_it(entry: str) -> None:
    found: Any = begun(entry).view(None)["fight"]["stakes"]
    assert found["won"] is not None
    printed = next(one for one in CONTENT.storybook.entries[entry].effects if isinstance(one, Combat))
    assert (found["lost"] is None) == (printed.lost_when is None)


def test_whoever_is_down_is_told_with_what_helps() -> None:
    """LE-19.4; on the board and in each hand, for as long as it is so."""
    run = begun(entry_of("toll_bridge"))
    hero = run.state.heroes[1]
    hero.status, run.state.fight.fallen[hero.id] = "knocked_out", "C3"
    run.state.fight.spaces.pop(hero.id, None)
    view = GAME.view(run.state, 1)
    wanted = (
        f"🩹 {hero.name} is down at C3. A friend there or one space away can give first aid (AGI or INT, 6 or more) "
        "and get them up."
    )
    assert wanted in [said(line) for line in telling.stakes(view)]
    assert wanted in [said(line) for line in telling.brief(view)]


def test_an_enemy_that_joins_has_a_letter_that_none_had() -> None:
    """LE-18.15: a jackal that came in was called A once more when A had been killed. Older tables go on so."""
    for fights, wanted in (("clear", "d"), ("at_first", "a")):
        entry = entry_of("toll_bridge")
        base = {**CombatOptions(entry=entry).model_dump(), "fights": fights}
        run: Run[CombatState] = Run.start(GAME, b"letters", 2, CombatOptions.model_validate(base))
        crowd = Crowd(greedy_player, b"letters", 0)
        while not run.state.fight.round:
            crowd.step(run)
        jackals = next(one for one in run.state.fight.line if one.card == "reed_jackals")
        assert [one.letter for one in jackals.models] == ["a", "b", "c"]
        jackals.models = jackals.models[1:]
        assert next_letter(run.state, CONTENT.enemies["reed_jackals"], jackals, None) == wanted


def test_whoever_acts_now_has_not_acted_already() -> None:
    run = begun(entry_of("toll_bridge"))
    first, second = run.state.heroes
    run.state.fight.tokens = {first.id: "white", second.id: "white"}
    view = {**GAME.view(run.state, None), "active": first.id}
    bag = next(line for line in telling.brief(view) if line.key == "evershade-initiative")
    assert bag.params["acted"] == [f"@{second.id}"]


def test_which_cards_stay_dark_is_asked_with_what_they_do_then() -> None:
    run = begun(entry_of("toll_bridge"))
    crowd = Crowd(greedy_player, b"dark", 0)
    while run.requests()[0].decision.key != "evershade.keep-dark":
        crowd.step(run)
    hints = [said(one.hint) for one in run.requests()[0].options(run) if one.hint is not None]
    assert hints and all(one.startswith("dark, ") and "You may leave it dark" not in one for one in hints)
