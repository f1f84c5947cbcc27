"""Gear, consumables, levels and what is free at any time (DR-5, DR-11.8, DR-16.1, DR-19, D-7 to D-11; E-5 to E-9,
E-18)."""

import pytest

from bot.rules.errors import Refusal
from bot.rules.kernel.run import Run
from bot.ui.panels.panel import Words
from bot.ui.questions.scene import Scene
from bot.ui.screens.menu import menu
from bot.ui.screens.present import hand
from cogs.doomrock.cog import surface
from cogs.doomrock.game import Doomrock, game
from cogs.doomrock.state import BattleState, DoomrockState
from tests.games.doomrock.kit import SEED, act, asked, hero, kinds, legal, refused, table, touch

TWO = {"deck:heroes": ["brawler", "archer"], "deck:traits": ["tr.noble", "tr.lucky"]}


def give(run: Run[DoomrockState], *items: str) -> None:
    """Put items of the decks into the party's bag."""
    for item in items:
        run.state.decks[run.game.content.items[item].deck].remove(item)
        run.state.items.append(item)
    touch(run)


def gear(run: Run[DoomrockState], seat: int, change: str) -> None:
    run.choose(seat, "gear")
    run.choose(seat, change)


def anytime(run: Run[DoomrockState], seat: int) -> list[str]:
    return [o.id for r in run.requests(seat) if r.anytime for o in r.options(run) if o.refused is None]


# ---------------------------------------------------------------- gear


def test_requirements_and_hands() -> None:
    """A-16: E-7 and E-8, with the numbers."""
    run = table(script=TWO)
    give(run, "it.ladle", "it.oar", "it.rolling_pin", "it.umbrella", "it.bread_sling")
    hero(run, "brawler").equipped.append("it.oar")
    run.state.items.remove("it.oar")
    run.choose(1, "gear")
    assert refused(run, "wear:it.ladle:h1", 1) == "dr-refused-stat"
    run.choose(1, "back")
    run.choose(0, "gear")
    assert refused(run, "wear:it.ladle:h0", 0) == "dr-refused-hands"
    assert not any(o.startswith("wear:it.ladle:h1") for o in legal(run, 0))  # E-1: not your hero
    run.choose(0, "off:it.oar:h0")
    gear(run, 0, "wear:it.ladle:h0")
    gear(run, 0, "wear:it.rolling_pin:h0")
    run.choose(0, "gear")
    assert refused(run, "wear:it.umbrella:h0", 0) == "dr-refused-hands"  # edge 5: the third
    run.choose(0, "back")
    assert run.state.time == 7 and run.state.leader == 0 and not run.game.invariants(run.state)


def test_card_text_beats_the_rule_of_two_hands() -> None:
    """A-1, DR-1.1: `hands` printed on the card."""
    made = Doomrock(game({"packs/x/errata.yaml": "- {card: it.oar, patch: {hands: 1}}\n"}).content)
    run = Run.start(made, SEED, 2, script=dict(TWO))
    give(run, "it.oar", "it.umbrella")
    gear(run, 0, "wear:it.oar:h0")
    gear(run, 0, "wear:it.umbrella:h0")
    assert hero(run, "brawler").equipped == ["it.oar", "it.umbrella"]


def test_one_armor_one_artifact() -> None:
    """DR-5.5, E-8."""
    run = table(script=TWO)
    give(run, "it.doormat", "it.cardigan", "it.medal", "it.trophy_shelf")
    gear(run, 0, "wear:it.doormat:h0")
    gear(run, 0, "wear:it.medal:h0")
    run.choose(0, "gear")
    assert refused(run, "wear:it.cardigan:h0") == refused(run, "wear:it.trophy_shelf:h0") == "dr-refused-slot"


def test_max_hp_follows_what_is_worn() -> None:
    run = table(script=TWO)
    give(run, "it.cardigan")
    brawler = hero(run, "brawler")
    gear(run, 0, "wear:it.cardigan:h0")
    assert (brawler.hp, brawler.max_hp) == (7, 8)
    brawler.hp = 8
    gear(run, 0, "off:it.cardigan:h0")
    assert (brawler.hp, brawler.max_hp, run.state.items) == (7, 7, ["it.cardigan"])


def test_an_item_that_no_longer_qualifies_comes_back() -> None:
    """DR-5.6: checked continuously; one item may have held up another."""
    pack = {
        "packs/x/items.yaml": (
            "- {id: it.belt, name: Belt, deck: common, slot: armor, effects: [{do: modify, what: int, n: 2}]}\n"
            "- {id: it.hat, name: Hat, deck: common, slot: artifact, req: {int: 2}, effects: []}\n"
        )
    }
    run = Run.start(game(pack), SEED, 2, script=dict(TWO))
    give(run, "it.belt", "it.hat")
    run.choose(0, "gear")
    assert refused(run, "wear:it.hat:h0") == "dr-refused-stat"
    run.choose(0, "wear:it.belt:h0")
    gear(run, 0, "wear:it.hat:h0")
    kinds(run)
    gear(run, 0, "off:it.belt:h0")
    assert hero(run, "brawler").equipped == [] and "dr-drops" in kinds(run)
    assert sorted(run.state.items) == ["it.belt", "it.hat"]


def test_gear_waits_while_an_action_is_under_way() -> None:
    """D-10: between actions, and at camp."""
    run = table(script={**TWO, "deck:wilderness": ["ev.right_of_way"]})
    give(run, "it.umbrella")
    assert "gear" in anytime(run, 0) and "gear" in anytime(run, 1)
    act(run, "explore")
    assert asked(run) == ["doomrock.event"] and anytime(run, 0) == []
    camping = table(script=TWO)
    give(camping, "it.umbrella")
    camping.state.silver = 9
    act(camping, "visit:0")
    assert "doomrock.camp" in asked(camping) and "gear" in anytime(camping, 1)
    gear(camping, 1, "wear:it.umbrella:h1")
    assert "doomrock.camp" in asked(camping) and hero(camping, "archer").equipped == ["it.umbrella"]


def test_what_fits_is_put_on_at_once() -> None:
    """D-10, DR-5.7: whoever it fits finds it among what may be done at any time; the board says that it lies unworn."""
    run = table(script=TWO)
    give(run, "it.umbrella", "it.sandwich_board")
    worn = {item["id"]: item["fits"] for item in run.view(None)["items"]}
    told = [str(line) for line in run.describe(None) if line.key == "dr-view-unworn"]
    assert worn["it.umbrella"] == ["h0", "h1"] and len(told) == 1 and "Umbrella" in told[0]
    run.choose(1, "wear:it.umbrella:h1")
    assert hero(run, "archer").equipped == ["it.umbrella"] and asked(run) == ["doomrock.action"]
    assert not any(option.startswith("wear:it.umbrella") for option in anytime(run, 0))
    give(run, "it.ladle")
    assert "wear:it.ladle:h1" not in anytime(run, 1), "the other way leads through Gear, which says why not"
    with pytest.raises(Refusal):
        run.choose(1, "wear:it.ladle:h0", run.token(next(r for r in run.requests(1) if r.anytime), 1))  # E-1
    act(run, "explore")
    assert not any(option.startswith("wear:") for option in anytime(run, 0)), "not while an action is under way"


def test_what_fits_nobody_yet_says_what_it_needs() -> None:
    """DR-5.6: the Signpost needs STR 3."""
    run = table(script=TWO)
    give(run, "it.signpost")
    (line,) = [line for line in run.describe(None) if line.key == "dr-view-unworn"]
    assert (
        surface()
        .words.format(line, run.name_of)
        .endswith("**Uprooted Signpost** (fits nobody yet: STR 3). “Put on” stands under *My panel*.")
    )
    (line,) = [line for line in run.describe(0) if line.key == "dr-view-unworn"]
    assert surface().words.format(line, run.name_of).endswith("(fits nobody yet: STR 3)."), (
        "in the hand it stands right there"
    )


def test_one_gear_question_a_seat() -> None:
    run = table(script=TWO)
    give(run, "it.umbrella")
    run.choose(0, "gear")
    assert "gear" not in anytime(run, 0) and "gear" in anytime(run, 1)
    run.choose(1, "gear"), run.choose(1, "wear:it.umbrella:h1")
    assert legal(run, 0) == ["back"]  # somebody was faster
    run.choose(0, "back")
    assert asked(run) == ["doomrock.action"] and run.state.fitting == []


def in_battle(run: Run[DoomrockState], step: str) -> None:
    """Just enough of a battle for what is offered at any time."""
    run.state.phase = "battle"
    run.state.battle = BattleState(encounter="en.library", round=1, step=step, groups=[["h0"], ["h1"]])
    touch(run)


def test_equipment_is_fixed_in_a_battle() -> None:
    """E-9, DR-5.7."""
    run = table(script=TWO)
    give(run, "it.umbrella")
    in_battle(run, "heroes")
    assert refused(run, "gear", 0) == "dr-refused-gear-in-battle"
    with pytest.raises(Refusal):
        run.choose(0, "gear", "a0")


def test_switching_a_bonus_off_and_on() -> None:
    """DR-11.8."""
    run = table(script=TWO)
    give(run, "it.rolling_pin")
    gear(run, 0, "wear:it.rolling_pin:h0")
    assert "switch:it.rolling_pin" in anytime(run, 0) and "switch:it.rolling_pin" not in anytime(run, 1)
    run.choose(0, "switch:it.rolling_pin")
    assert hero(run, "brawler").off == ["it.rolling_pin"]
    run.choose(0, "switch:it.rolling_pin")
    assert hero(run, "brawler").off == []


def test_standing_passes() -> None:
    run = table(script=TWO)
    in_battle(run, "heroes")
    run.choose(1, "standing:reaction")
    assert run.state.standing == {1: ["reaction"]}
    run.choose(1, "standing:reaction")
    assert run.state.standing == {1: []}


# ---------------------------------------------------------------- consumables


def test_any_player_may_use_any_consumable() -> None:
    """D-11, DR-5.8, DR-19: also while somebody else is asked; then it is discarded."""
    run = table(script=TWO)
    give(run, "it.soup")
    hero(run, "brawler").hp, hero(run, "archer").hp = 3, 1
    act(run, "travel:0")
    run.choose(0, "use:it.soup")  # seat 1 leads now
    assert asked(run) == ["doomrock.who"] and run.waiting() == [0]
    run.choose(0, "h0")
    assert hero(run, "brawler").hp == 5
    assert run.state.discards["common"] == ["it.soup"] and run.state.items == []
    assert asked(run) == ["doomrock.action"] and run.waiting() == [1]


def test_who_drinks_must_be_able_to() -> None:
    """DR-5.6 for consumables."""
    run = table(script=TWO)
    give(run, "it.injunction", "it.eternal_stew")
    assert refused(run, "use:it.injunction") == "dr-refused-nobody"  # INT 2
    for one in run.state.heroes:
        one.hp -= 1  # nobody is asked whom to heal while everybody is well
    run.choose(1, "use:it.eternal_stew")  # STR 2: only the Brawler; who is healed is asked
    assert asked(run) == ["doomrock.who"]


def test_what_helps_only_in_battle_is_not_offered_on_the_map() -> None:
    run = table(script=TWO)
    give(run, "it.marbles", "it.stamp")
    assert anytime(run, 0) == ["use:it.stamp"]
    run.choose(0, "use:it.stamp")
    assert run.state.time == 8
    (action,) = [one.decision for one in run.requests() if one.decision.key == "doomrock.action"]
    assert action.prompt.params["time"] == 8, "“1 time” stood below “Express Stamp: + 1 time”"


def test_during_a_roll_it_waits() -> None:
    """E-18, DR-19.2."""
    run = table(script=TWO)
    give(run, "it.soup")
    in_battle(run, "roll")
    assert run.state.battle is not None
    run.state.battle.rolling = ["h0", "h1"]  # both hold dice that they may throw again
    hero(run, "brawler").hp -= 1
    kinds(run)
    run.choose(1, "use:it.soup"), run.choose(0, "use:it.soup")
    assert run.state.queued == [(1, "it.soup")] and run.state.items == ["it.soup"]
    assert kinds(run) == ["dr-queued"]


# ---------------------------------------------------------------- camp


def test_levels_cost_cards_and_go_evenly() -> None:
    """A-14, DR-5.2 to DR-5.4, E-5, E-6, edge 18."""
    run = table(1, script=TWO)
    hero(run, "archer").abilities.append(run.state.decks["ability"].pop())
    run.state.silver = 9
    act(run, "visit:0")
    assert refused(run, "h1") == "dr-refused-uneven"
    run.choose(0, "h0")
    assert asked(run)[0] == "doomrock.level" and run.waiting() == [0] and len(legal(run)) == 3
    run.choose(0, "2")
    brawler = hero(run, "brawler")
    assert (run.state.silver, len(brawler.abilities), len(brawler.dice), brawler.levels) == (5, 5, 5, 1)
    assert len(run.state.discards["ability"]) == 2
    run.choose(0, "h1"), run.choose(0, "0")
    assert run.state.silver == 0 and asked(run) == ["doomrock.action"]  # nobody can pay: camp is over


def test_the_last_ability_cards() -> None:
    """CommandFrame 19."""
    run = table(script=TWO)
    cards = run.state.decks["ability"]
    run.state.decks["ability"] = cards[:2]
    run.state.silver = 20
    touch(run)
    act(run, "visit:0")
    run.choose(0, "h0")
    assert len(legal(run)) == 2
    run.choose(0, "0")
    run.choose(1, "h1")  # the discard is reshuffled: the one left is taken without asking
    assert refused(run, "h0") == "dr-refused-no-abilities" if "doomrock.camp" in asked(run) else True
    assert hero(run, "archer").levels == 1


def test_one_level_a_camp() -> None:
    run = table(script=TWO, level_limit_per_camp="1")
    run.state.silver = 30
    act(run, "visit:0")
    run.choose(0, "h0"), run.choose(0, "0"), run.choose(1, "h1"), run.choose(1, "0")
    assert asked(run) == ["doomrock.action"] and len(hero(run, "archer").abilities) == 5


def test_finishing_camp_can_be_taken_back_until_all_are_done() -> None:
    """D-7: default finish."""
    run = table(script=TWO)
    run.state.silver = 20
    act(run, "visit:0")
    assert all(r.decision.house_answer() == "done" for r in run.requests())
    run.choose(0, "done"), run.choose(0, "not-done"), run.choose(0, "h0"), run.choose(0, "0")
    run.choose(1, "done")  # the Brawler can do nothing more, so that is all
    assert asked(run) == ["doomrock.action"]


# ---------------------------------------------------------------- losing, falling


def test_losing_an_item_takes_the_bag_before_the_back() -> None:
    run = table(script={**TWO, "deck:wilderness": ["ev.doom_parcel"]})
    give(run, "it.umbrella", "it.doormat", "it.soup")
    gear(run, 0, "wear:it.umbrella:h0")
    run.state.row[0].secrets = 0
    act(run, "travel:0")
    act(run, "visit:1")  # a peril: lose 1 item
    assert asked(run) == ["doomrock.give"] and legal(run) == ["it.doormat", "it.soup"]
    run.choose(1, "it.doormat")
    assert run.state.discards["common"] == ["it.doormat"] and hero(run, "brawler").equipped == ["it.umbrella"]


def test_with_an_empty_bag_somebody_takes_something_off() -> None:
    run = table(script={**TWO, "deck:wilderness": ["ev.doom_parcel"]})
    give(run, "it.umbrella")
    gear(run, 0, "wear:it.umbrella:h0")
    run.state.row[0].secrets = 0
    act(run, "travel:0")
    run.take_events()
    act(run, "visit:1")
    assert hero(run, "brawler").equipped == [] and run.state.discards["common"] == ["it.umbrella"]
    assert ("dr-gave-item", {"item": "@it.umbrella"}) in [(said.kind, said.params) for said in run.take_events()]
    assert not run.game.invariants(run.state)


def test_fallen_on_the_map() -> None:
    """A-4, DR-16.1: one stands, all get up; nobody stands, the game is lost."""
    run = table(script={**TWO, "deck:mountain": ["ev.important_statue"], "test:1": [1]})
    run.state.place = 2
    hero(run, "archer").hp = 1
    touch(run)
    act(run, "explore")
    run.choose(0, "b"), run.choose(0, "h1")  # expose on the Archer
    run.choose(0, "h1")  # and it is the Archer who pulls at the sword: 2 damage
    assert hero(run, "archer").hp == 1 and "dr-back-on-feet" in kinds(run) and not run.over
    lost = table(script={**TWO, "deck:mountain": ["ev.avalanche_choir"], "test:1": [1]})
    lost.state.place = 2
    for one in lost.state.heroes:
        one.hp = 1
    touch(lost)
    hero(lost, "brawler").abilities[3] = "ab.bellow"
    act(lost, "explore")
    lost.choose(0, "a"), lost.choose(0, "h0")  # INT 4 with a 1 fails: 1 damage to each hero
    assert lost.over and lost.state.result == "lost-map" and "dr-lost-map" in kinds(lost)
    assert lost.state.phase == "ended" and lost.game.result_text(lost.state).key == "dr-result-lost-map"


# ---------------------------------------------------------------- before a battle


def test_after_the_last_action_there_is_a_moment_to_put_on_what_was_won() -> None:
    """D-10, DR-5.7: gear is fixed in a battle, so whoever could wear something is asked before it, and nobody else."""
    run = table(script=TWO)
    give(run, "it.ladle")
    run.state.time = 1
    touch(run)
    act(run, "battle")
    while "doomrock.to_battle" in asked(run):
        run.choose(run.requests()[0].decision.seats[0], "yes")
    found = [(r.decision.key, r.decision.seats) for r in run.requests()]
    assert found == [("doomrock.dress", (0,))], "the archer is too weak for a ladle"
    assert "wear:it.ladle:h0" in legal(run, 0)
    run.choose(0, "wear:it.ladle:h0")
    assert hero(run, "brawler").equipped == ["it.ladle"] and "dr-to-battle" in kinds(run)


def test_nobody_is_asked_to_dress_who_has_nothing_to_put_on() -> None:
    run = table(script=TWO)
    act(run, "battle")
    while "doomrock.to_battle" in asked(run):
        run.choose(run.requests()[0].decision.seats[0], "yes")
    assert "doomrock.dress" not in asked(run) and "dr-to-battle" in kinds(run)


def test_the_house_leaves_alone_between_actions_what_somebody_else_could_wear() -> None:
    """The house comes after the people: it dresses before a battle, when they have finished."""
    run = table(script=TWO)
    give(run, "it.umbrella")
    request = next(r for r in run.requests(0) if r.anytime)
    assert run.game.answer(run.state, request, 0) is None and run.game.answer(run.state, request, 1) is None
    run.state.items.remove("it.umbrella")
    give(run, "it.ladle")
    assert run.game.answer(run.state, next(r for r in run.requests(0) if r.anytime), 0) == "wear:it.ladle:h0"


def test_gear_is_offered_to_who_can_change_something() -> None:
    """D-10: “At any time you may also: Gear” stood before somebody who could put on nothing; the reasons are kept."""
    run = table(2)
    scene = Scene("abcdefgh", surface(), run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}, run.journal)

    def words() -> tuple[bool, bool]:
        shown = "\n".join(part.text for part in hand(scene, 0).parts if isinstance(part, Words))
        kept = [button.label for button in menu(scene, 0).buttons()]
        why = "\n".join(part.text for part in menu(scene, 0).parts if isinstance(part, Words))
        return "At any time you may also" in shown, any("Gear" in one for one in kept) or "✗ Put on" in why

    assert words() == (False, False)
    give(run, "it.ladle")
    hero(run, "brawler").abilities = ["ab.maneuver"]
    touch(run)
    assert words() == (False, True), "only the reasons why not, behind More"
    hero(run, "brawler").abilities = ["ab.haymaker"] * 3
    touch(run)
    assert words() == (True, False)
