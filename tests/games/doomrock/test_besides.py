"""What a card does besides its blow stands on the button of its target: “1 damage, 8 left” did not say that all others
are pushed out, nor that they are not."""

from typing import Any

import pytest

from bot.rules.decision import Text
from bot.rules.kernel.run import Run
from cogs.doomrock.cog import surface
from cogs.doomrock.game import game
from cogs.doomrock.rules.cards.abilities import actions
from cogs.doomrock.rules.cards.floor import act_form
from cogs.doomrock.state import DoomrockState, Status
from tests.games.doomrock.battle_table import choose, enemy, field, hero, lay, take_markers

SURFACE = surface()


def said(words: Text) -> str:
    return SURFACE.words.format(words, game().name_of, "en", label=True)


def at(run: Run[DoomrockState], ability: str, target: str, **kw: bool) -> str:
    """A whole move with that target, and all boosts that there are."""
    form = act_form(run.play, 0, f"h0:ab.{ability}")
    assert form is not None
    targets, *boosts = form.parts
    if not boosts:
        return said(next(one.label for one in targets.options if one.id == target))
    how = form.brief if kw else form.said
    whole = None if how is None else how([[target], [one.id for one in boosts[0].options]])
    assert whole is not None
    return said(whole)


def at_the_door(
    hp: int = 9, beside: int = 3, *, heroism: int = 0, hidden: bool = False, held: bool = False, marker: bool = False
) -> Run[DoomrockState]:
    """Door Policy among so many enemies, the first with so many hit points."""

    def edit(state: DoomrockState) -> None:
        lay(state, "h0", door_policy=6)
        state.hero("h0").heroism = heroism
        assert state.battle is not None
        first = state.battle.enemies[0]
        if hidden:
            state.hero("h0").statuses.append(Status("hidden", until="round"))
        if held:
            first.statuses.append(Status("immovable", until="battle"))
        if marker:
            first.expose = take_markers(state, "blank")

    foes = [enemy(n, "boss" if n == 1 else "minion", hp if n == 1 else 2) for n in range(1, beside + 1)]
    return field(
        [hero(0, "brawler", "ab.door_policy"), hero(1, "archer")],
        [*foes, enemy(9, "boss", 20)],
        [["h0", *(foe.id for foe in foes)], ["h1"], ["e9"]],
        now="initiative",
        step="battle_initiative",
        edit=edit,
    )


@pytest.mark.parametrize(
    ("how", "told"),
    [
        ({}, "1 damage, 8 left · pushes all 3"),
        ({"beside": 2}, "1 damage, 8 left · no push: not surrounded"),
        ({"hp": 1}, "1 damage, kills · no push: no longer surrounded"),
        ({"hp": 1, "beside": 4}, "1 damage, kills · pushes all 3"),
        ({"hidden": True}, "1 damage, 8 left · no push: not surrounded"),
        ({"held": True}, "1 damage, 8 left · pushes all 2"),
    ],
)
def test_a_push_of_all_says_how_many_go_or_why_none_does(how: dict[str, Any], told: str) -> None:
    """DR-9.4, DR-9.5, DR-10.3, DR-13.8: and so it comes."""
    run = at_the_door(**how)
    assert at(run, "door_policy", "e1").endswith(f" · {told}")
    choose(run, "doomrock.act", "h0:ab.door_policy")
    choose(run, "doomrock.target", "e1")
    pushed = [event for event in run.journal if event.kind == "dr-pushed"]
    assert len(pushed) == (int(told[-1]) if told[-1].isdigit() else 0)


@pytest.mark.parametrize(("beside", "told"), [(3, "1 damage, pushes all"), (2, "1 damage, no push: not surrounded")])
def test_a_card_says_so_before_a_target_is_chosen(beside: int, told: str) -> None:
    """“Push if surrounded” left it to each player to count."""
    found = next(one for one in actions(at_the_door(beside=beside).play, 0) if one.id == "h0:ab.door_policy")
    assert said(found.label) == f"Door Policy 6️⃣: {told}"


def test_what_a_marker_may_change_is_not_promised() -> None:
    """A marker may push the target off before the card does, and then its user is not surrounded any more."""
    assert at(at_the_door(marker=True), "door_policy", "e1").endswith(" · pushes all if it stays up")
    assert at(at_the_door(beside=4, marker=True), "door_policy", "e1").endswith(" · pushes all away")


def test_it_stands_beside_a_boost_too_and_goes_first_where_there_is_no_room() -> None:
    run = at_the_door(heroism=1)
    assert at(run, "door_policy", "e1").endswith("1 damage, 8 left · ⭐1 · +1 shield · pushes all 3")
    assert at(run, "door_policy", "e1", is_brief=True).endswith("1 damage, 8 left · ⭐1 · +1 shield")


def test_a_push_of_the_target_and_a_weakening_are_said() -> None:
    def edit(state: DoomrockState) -> None:
        lay(state, "h0", back_off=1, elbows_first=1, shoot_one_free=1)

    run = field(
        [hero(0, "archer", "ab.back_off", "ab.elbows_first", "ab.shoot_one_free"), hero(1, "brawler")],
        [enemy(1, hp=3), enemy(2, hp=1), enemy(3, "boss", 20), enemy(4)],
        [["h0", "e1", "e2"], ["h1"], ["e3", "e4"]],
        edit=edit,
    )
    assert at(run, "back_off", "e3").endswith("1 damage, 19 left · pushes it away")
    assert at(run, "elbows_first", "e1").endswith("1 damage, 2 left · weakens it by 1")
    assert at(run, "elbows_first", "e2").endswith("1 damage, kills"), "whoever falls is not weakened"
    stem = next(one.stem for one in actions(run.play, 0) if one.id == "h0:ab.back_off")
    assert stem is not None and said(stem) == "Back Off 1️⃣", "the card need not say it too"
