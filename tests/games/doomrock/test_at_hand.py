"""Whoever is asked about the field of a battle has their own things in one line above it: no sheet is seen there."""

from bot.rules.decision import Text
from bot.rules.kernel.run import Run
from cogs.doomrock.cog import surface
from cogs.doomrock.game import game
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.rules.reading.sight import Context, limit_key
from cogs.doomrock.state import Die, DoomrockState
from cogs.doomrock.view.holding import holding
from cogs.doomrock.view.view import view
from tests.games.doomrock.battle_table import enemy, field, hero

GAME, SURFACE = game(), surface()


def said(words: Text, language: str = "en") -> str:
    return SURFACE.words.format(words, GAME.name_of, language)


def armed() -> Run[DoomrockState]:
    run = field([hero(0, "brawler"), hero(1, "archer")], [enemy(1, "boss", 20)], [["h0", "e1"], ["h1"]])
    one, battle = run.state.hero("h0"), run.state.battle
    assert battle is not None
    battle.step = "initiative"
    one.equipped = ["it.ladle"]
    one.abilities = ["ab.maneuver", "ab.haymaker", "ab.duck"]
    one.dice = [
        Die("d1", 1, "ability:ab.maneuver"),
        Die("d2", 5, "ability:ab.haymaker"),
        Die("d3", 3, "ability:ab.duck"),
    ]
    run.state.items = ["it.soup", "it.plate"]
    return run


def use_up(run: Run[DoomrockState], item: str) -> None:
    (effect,) = GAME.content.items[item].effects
    run.state.limits[limit_key(Look(run.state, GAME.content), effect, Context(source=item, user="h0"))] = 1


def told(run: Run[DoomrockState], seat: int = 0) -> list[str]:
    return [said(line) for line in holding(view(run.state, GAME.content, seat))]


def test_own_things_and_what_they_wait_for_are_one_line() -> None:
    run = armed()
    (line,) = told(run)
    assert line == (
        "You have: 🗡️ Sergeant's Ladle (ready) · 🧪 Flask of Soup · ✨ after the enemies: Haymaker · "
        "✨ when you are hit: Duck!"
    )
    assert told(run, 1) == ["You have: 🧪 Flask of Soup"], "another's things are the other's"


def test_what_is_used_up_this_round_says_so() -> None:
    """DR-11.5: the Ladle adds to the first attack of a round."""
    run = armed()
    use_up(run, "it.ladle")
    assert "🗡️ Sergeant's Ladle (used up this round)" in told(run)[0]


def test_a_thing_is_not_ready_whose_bonus_is_used_up() -> None:
    """“(ready)” stood behind the Homing Brick after the shot that had its bonus; heroism for a miss may still come."""
    run = armed()
    run.state.heroes[0].equipped = ["it.brick"]
    assert "Homing Brick (ready)" in told(run)[0]
    for n, stands in enumerate(("bonus used up this round", "used up this round")):
        effect = GAME.content.items["it.brick"].effects[n]
        run.state.limits[limit_key(Look(run.state, GAME.content), effect, Context(source="it.brick", user="h0"))] = 1
        assert f"Homing Brick ({stands})" in told(run)[0]


def test_what_takes_a_target_out_of_reach_says_so_before_the_blow() -> None:
    """A weak blow came first, pushed the boss away, and the better ones had nobody to aim at (DR-9.4)."""
    run = armed()
    run.state.heroes[0].equipped = ["it.spring_glove"]
    assert "🗡️ Glove on a Spring (your next hit pushes its target away)" in told(run)[0]
    use_up(run, "it.spring_glove")
    assert "Glove on a Spring (used up this round)" in told(run)[0]


def test_a_card_that_reaches_nobody_says_so_when_its_time_has_come() -> None:
    run = armed()
    battle = run.state.battle
    assert battle is not None
    battle.step, battle.groups = "heroes", [["h0"], ["h1"], ["e1"]]
    assert "✨ nobody in reach: Haymaker" in told(run)[0]


def test_the_line_stands_where_the_sheet_is_not_seen() -> None:
    run = armed()
    shown = {**view(run.state, GAME.content, 0), "asked": ["doomrock.act"]}
    assert [said(one) for one in SURFACE.beside(shown)] == told(run)
    assert not SURFACE.beside({**shown, "asked": ["doomrock.assign"]}), "the sheet says it"
