"""Nobody is asked what cannot matter, and what was done in vain or made a blow stronger is told."""

from typing import Any

import pytest

from bot.rules.decision import Text
from cogs.doomrock.cog import surface
from cogs.doomrock.content.vocabulary import Attack
from cogs.doomrock.rules.battle.attack import attack
from cogs.doomrock.rules.battle.blows import added
from cogs.doomrock.rules.battle.damage import sum_of
from cogs.doomrock.rules.cards.floor import act_form
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.effects.resolution import run as run_effects
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.rules.reading.names import character_option
from cogs.doomrock.rules.reading.sight import Context
from cogs.doomrock.state import USEFUL, DoomrockOptions, DoomrockState, Modifier, Status
from tests.games.doomrock.battle_table import choose, content, enemy, field, hero, lay, said, take_markers
from tests.games.doomrock.kit import act, asked, legal, table
from tests.games.doomrock.test_what_cards_ask import wait


def blow(n: int) -> Any:
    """Rules by which the archer is attacked for n."""

    async def rules(play: DoomrockPlay) -> None:
        await attack(play, Context(source="ai.library.1", user="e1"), "e1", "h1", n)

    return rules


def boosted(n: int) -> Any:
    """Rules by which the brawler attacks the boss for n and a boost."""

    async def rules(play: DoomrockPlay) -> None:
        context = Context(source="ab.haymaker", user="h0", seat=0, bonus=1, sources=(("boost", 1),))
        effect = Attack.model_validate({"do": "attack", "n": n, "to": "the_boss", "range": "any"})
        await run_effects(play, [effect], context)

    return rules


def told(run: Any, kind: str) -> str:
    (line,) = said(run, kind)
    return surface().words.format(Text(line.kind, line.params), run.name_of)


def threatened(n: int, hp: int = 3, shields: int = 0, rescue: Any = "falling") -> Any:
    """The archer is hit for n by the boss, with soup in the bag."""

    def edit(state: DoomrockState) -> None:
        archer = state.hero("h1")
        archer.hp, archer.shields, state.items = hp, shields, ["it.soup"]
        archer.expose = take_markers(state, "blank")  # DR-19.2: it is turned up, and the party is asked then

    heroes, groups = [hero(0, "brawler"), hero(1, "archer")], [["h0"], ["h1", "e1"]]
    options = DoomrockOptions(rescue=rescue)
    return field(heroes, [enemy(1, "boss", 9)], groups, blow(n), edit=edit, options=options)


def test_the_house_asks_nobody_whom_to_heal_where_nobody_is_hurt() -> None:
    """D-2: a choice among heroes for whom nothing is done."""
    run = table(2, script={"deck:wilderness": ["ev.scarecrow"]})
    act(run, "explore")
    run.choose(run.state.leader, "b")  # shed a marker, heal 1: nobody has a marker or a wound
    assert asked(run) == ["doomrock.action"]
    hurt = table(2, script={"deck:wilderness": ["ev.scarecrow"]})
    for one in hurt.state.heroes:
        one.hp -= 1
    act(hurt, "explore")
    hurt.choose(hurt.state.leader, "b")
    assert asked(hurt) == ["doomrock.which_hero"] and len(legal(hurt)) == 2


def test_who_was_healed_in_vain_is_told() -> None:
    """ "Who heals 1?" was answered, and nothing said what came of it."""

    async def rules(play: DoomrockPlay) -> None:
        (heal,) = (e for e in play.content.events["ev.scarecrow"].b.effects if e.do == "heal")
        await run_effects(play, [heal], Context(source="ev.scarecrow", user="h0"))

    def edit(state: DoomrockState) -> None:
        state.hero("h1").hp -= 1

    party, place = [hero(0, "brawler"), hero(1, "archer")], [["h0"], ["h1", "e1"]]
    run = field(party, [enemy(1, "boss")], place, rules, edit=edit, options=DoomrockOptions(questions=USEFUL))
    choose(run, "doomrock.who", "h0")
    assert told(run, "dr-healthy") == "brawler has nothing to heal (7/7 hp)."


def test_the_sum_of_a_blow_names_its_boost_and_the_weakness() -> None:
    """DR-11.2: "4 base" once held both."""

    def edit(state: DoomrockState) -> None:
        state.hero("h0").statuses.append(Status("weakened", 2))

    groups = [["h0", "e1"]]
    strong = field([hero(0, "brawler")], [enemy(1, "boss", 9)], groups, boosted(2))
    assert "takes **3** (2 base + 1 boost)" in told(strong, "dr-damage")
    weak = field([hero(0, "brawler")], [enemy(1, "boss", 9)], groups, boosted(4), edit=edit)
    assert "takes **3** (4 base + 1 boost − 2 weakness)" in told(weak, "dr-damage")


def test_the_sum_of_a_blow_names_the_cards_that_keep_damage_off() -> None:
    """DR-11.4: "1 armor" once held what was printed and what was worn."""

    def edit(state: DoomrockState) -> None:
        state.hero("h1").equipped.append("it.barrel")

    def cracked(state: DoomrockState) -> None:
        edit(state)
        state.modifiers.append(Modifier("armor", 1, "h1", "battle", "ab.haymaker"))
        state.modifiers.append(Modifier("armor", -1, "h1", "battle", "ab.haymaker"))

    def hit(edited: Any) -> str:
        sides = [hero(0, "brawler"), hero(1, "archer")], [enemy(1, "boss")], [["h0"], ["h1", "e1"]]
        return told(field(*sides, blow(3), edit=edited), "dr-damage")

    assert "takes **2** (3 base − 1 it.barrel)" in hit(edit)
    assert "takes **2** (3 base − 1 armor)" in hit(cracked)
    tough = field([hero(0, "brawler")], [enemy(1, "boss", 9, armor=1)], [["h0", "e1"]], boosted(2))
    assert "takes **2** (2 base + 1 boost − 1 armor)" in told(tough, "dr-damage")


def test_what_adds_nothing_to_a_blow_is_not_named_and_one_part_alone_is_no_sum() -> None:
    """DR-11.2: the number itself says it."""
    assert sum_of([("base", 2), ("expose", 0)]) is None and sum_of([]) is None
    told_sum = sum_of([("base", 2), ("ab.haymaker", 0), ("expose", 1), ("shield", -3)])
    assert told_sum is not None
    parts = [told_sum]
    while isinstance(before := parts[-1].params["before"], Text):
        parts.append(before)
    found = [(one.params["sign"], one.params["n"], one.params["what"]) for one in reversed(parts)]
    assert found == [("first", 2, "base"), ("plus", 1, "expose"), ("minus", 3, "shield")]


def test_a_bonus_that_its_player_switched_off_is_not_counted_beforehand() -> None:
    """DR-11.8: the Ladle's first blow of a round is harder; so is the order of blows judged, unless it is off."""
    run = field([hero(0, "brawler")], [enemy(1, "boss")], [["h0", "e1"]], wait)
    brawler, look = run.state.hero("h0"), Look(run.state, content())
    assert added(look, "h0") == 0
    brawler.equipped.append("it.ladle")
    worn = added(look, "h0")
    assert worn > 0 and added(look, "e1") == 0, "an enemy wears nothing"
    brawler.off.append("it.ladle")
    assert added(look, "h0") == 0


def test_for_whom_the_minions_come_first_is_asked_while_there_are_minions() -> None:
    """DR-10.2, D-17; tables from before that go on being asked, since their answers are stored."""

    def alike(state: DoomrockState) -> None:
        louder = content().heroes["brawler"].threat - content().heroes["archer"].threat
        state.modifiers.append(Modifier("threat", louder, "h1", "battle", "ab.haymaker"))

    def questions(minions: int, stored: bool) -> list[str]:
        found = DoomrockOptions()
        options = DoomrockOptions.model_validate(found.model_dump(exclude={"vain_questions"})) if stored else found
        enemies = [enemy(1, "boss"), *(enemy(2 + n) for n in range(minions))]
        groups = [["h0"], ["h1"], *([one.id] for one in enemies)]
        heroes = [hero(0, "brawler"), hero(1, "archer")]
        return asked(field(heroes, enemies, groups, "battle_minions", edit=alike, options=options))

    assert questions(1, stored=False) == questions(1, stored=True) == ["doomrock.slot_order"]
    assert questions(0, stored=True) == ["doomrock.slot_order"]
    assert "doomrock.slot_order" not in questions(0, stored=False)


@pytest.mark.parametrize(
    ("n", "hp", "shields", "rescue", "is_asked"),
    [
        (2, 3, 0, "falling", False),
        (2, 3, 0, "damage", True),
        (3, 3, 0, "falling", True),
        (3, 3, 1, "falling", False),  # the true amount, after shields
    ],
)
def test_a_rescue_is_offered_where_somebody_would_fall(
    n: int, hp: int, shields: int, rescue: str, is_asked: bool
) -> None:
    """DR-19.2, D-22; a setting has it offered for any damage."""
    run = threatened(n, hp, shields, rescue)
    assert any(not request.is_done(run) for request in run.requests()) is is_asked


@pytest.mark.parametrize("rescue", ["falling", "damage"])
def test_one_no_of_each_holds_for_the_whole_blow(rescue: str) -> None:
    run = threatened(3, rescue=rescue)
    answers = 0
    while requests := [one for one in run.requests() if not one.is_done(run)]:
        run.choose(requests[0].decision.seats[0], "pass")
        answers += 1
    assert answers == 2 and run.state.hero("h1").fallen


def test_an_attack_with_its_target_and_its_boosts_is_one_answer() -> None:
    """DR-8.8, DR-8.9: the rules ask for both afterwards, in a panel they are there at once."""

    def edit(state: DoomrockState) -> None:
        state.hero("h0").heroism = 1
        lay(state, "h0", haymaker=5)

    run = field([hero(0, "brawler")], [enemy(1, "boss", 9), enemy(2)], [["h0", "e1", "e2"]], edit=edit)
    (request,) = [one for one in run.requests() if one.decision.key == "doomrock.act"]
    assert request.decision.form is not None
    form = request.decision.form("h0:ab.haymaker")
    assert form is not None
    asked_there = {part.key: [option.id for option in part.options] for part in form.parts}
    assert asked_there["doomrock.target"] == ["e1", "e2"] and asked_there["doomrock.boost"] == ["boost:0"]


@pytest.mark.parametrize("foes", [1, 2])
def test_whom_an_attack_may_be_aimed_at_is_told_with_it(foes: int) -> None:
    """However many there are in reach; that they are enemies, too."""
    near = [f"e{n}" for n in range(1, 1 + foes)]
    enemies = [enemy(1, "boss", 9), enemy(2)][:foes]

    def edit(state: DoomrockState) -> None:
        state.hero("h0").heroism = 1
        lay(state, "h0", haymaker=5)

    run = field([hero(0, "brawler")], enemies, [["h0", *near]], edit=edit)
    (request,) = [one for one in run.requests() if one.decision.key == "doomrock.act"]
    assert request.decision.form is not None
    form = request.decision.form("h0:ab.haymaker")
    assert form is not None
    (part,) = [one for one in form.parts if one.key == "doomrock.target"]
    assert [option.id for option in part.options] == near and part.prompt.params["kind"] == "enemy"


@pytest.mark.parametrize("other", [None, "hp", "expose", "status", "ring", "armor"])
def test_minions_between_which_nobody_sees_a_difference_are_one_choice(other: str | None) -> None:
    """E-11: six buttons for three books, of which any would do."""

    def edit(state: DoomrockState) -> None:
        one = state.hero("h0")
        one.abilities = ["ab.haymaker"]
        for die in one.dice:
            die.where, die.face = "ability:ab.haymaker", 5
        second = state.enemy("e2")
        assert second is not None
        if other == "hp":
            second.hp = 1
        if other == "expose":
            second.expose = ["blank"]
        if other == "status":
            second.statuses.append(Status("stunned"))
        if other == "armor":
            state.modifiers.append(Modifier("armor", -1, "e2", "round", "ab.haymaker"))

    rings = [["h0", "e1", "e2"], ["e3"]] if other != "ring" else [["h0", "e1"], ["e2", "e3"]]
    heroes, foes = [hero(0, "brawler")], [enemy(1), enemy(2), enemy(3, "boss", 20)]
    run = field(heroes, foes, rings, now="heroes", edit=edit)
    look = Look(run.state, run.game.content)
    keys = {one: character_option(look, one).alike for one in ("e1", "e2", "e3")}
    assert (keys["e1"] == keys["e2"] != "") is (other is None) and not keys["e3"]
    form = act_form(look, 0, "h0:ab.haymaker")
    assert form is not None
    named = [option.id for option in form.parts[0].options if option.refused is None]
    assert named == (["e1"] if other in (None, "ring") else ["e1", "e2"])
