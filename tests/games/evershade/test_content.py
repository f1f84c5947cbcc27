"""What packs may say, and what is said of wrong ones (E40, rules 8.1)."""

import re
from collections import Counter
from typing import Any

import pytest
import yaml

from bot.rules.errors import ContentError
from cogs.evershade import bundled_files, bundled_prose
from cogs.evershade.content.pack import counts, load
from cogs.evershade.content.vocabulary.expressions import value_of
from tests.games.evershade import kit


def problems(file: str, source: str) -> str:
    """What is wrong when this file comes to the small pack, or stands in the place of one of it."""
    with pytest.raises(ContentError) as caught:
        load({**kit.files(), f"toll/{file}": source}, kit.prose())
    return "\n".join(caught.value.problems)


def read(name: str) -> list[dict[str, Any]]:
    """A file of the bundled pack, as it is written."""
    found: list[dict[str, Any]] = yaml.safe_load(bundled_files()[f"evershade/hush/{name}"])
    return found


def test_the_small_pack_is_read_whole() -> None:
    content = kit.content()
    assert content.name_of("toll_captain") == "Toll Captain"
    assert content.sheets["toll_bridge"].chart.range_between("C3", "D3") == 1
    assert content.storybook.title("1") == "The gate"
    assert ("enemies", 2, 12) in counts(content)


def test_what_there_is_of_the_bundled_pack_is_well_written() -> None:
    """Nothing is wrong with it; the adventure names the acts that are written."""
    load(bundled_files(), bundled_prose())


def test_every_origin_brings_something_of_its_own() -> None:
    """8.2: twenty-two of them, three keywords each, and nobody comes with another one's things."""
    origins = read("origins/origins.yaml")
    brought = [one["item"] for one in origins]
    assert len(origins) == len(set(brought)) == 22
    assert {one["id"] for one in read("items/of_origins.yaml")} == set(brought)
    assert len({tuple(sorted(one["keywords"])) for one in origins}) == 22


def test_every_people_has_eight_in_its_attributes_and_a_side_of_each_family() -> None:
    """LE-8.13: one card of Endurance, Dodge, Command and Combat Insight, and one to hit and one to shoot with."""
    families = {one["id"]: one.get("family", one["name"].split()[-1]) for one in read("action_cards/basic.yaml")}
    races = read("races/races.yaml")
    assert len(races) == 8
    for race in races:
        assert all(sum(spread.values()) == 8 for spread in race["spreads"]), race["id"]
        kinds = sorted(families[card] for card in race["cards"])
        assert kinds[0] == "Bash" and kinds[1:4] == ["Combat Insight", "Command", "Dodge"], race["id"]
        assert kinds[4] == "Endurance" and kinds[5] in ("Shoot", "Shot"), race["id"]


def folder(name: str) -> list[dict[str, Any]]:
    """All entries of a kind in the bundled pack, as they are written."""
    files = sorted(file for file in bundled_files() if file.startswith(f"evershade/hush/{name}/"))
    return [entry for file in files for entry in yaml.safe_load(bundled_files()[file])]


def test_the_ready_made_heroes_are_each_the_best_of_them_at_one_attribute() -> None:
    """8.2: four of them, of four professions; their paths are counted in (3B.6)."""
    races: dict[str, Any] = {one["id"]: one for one in folder("races")}
    paths: dict[str, Any] = {}
    for profession in folder("professions"):
        paths |= {path["id"]: path for path in profession["paths"]}
    heroes = folder("pregens")
    best = set()
    for hero in heroes:
        att = dict(races[hero["race"]]["spreads"][hero.get("spread", 0)])
        att[paths[hero["path"]]["gain"][0]["what"]] += 1
        best.add(max(att, key=lambda name: att[name]))
    assert len(heroes) == len({hero["profession"] for hero in heroes}) == 4
    assert best == {"STR", "AGI", "INT", "CHA"}


def test_professions_have_three_paths_and_no_two_the_same_pair_of_trees() -> None:
    """LE-8.16: and no two paths the same item or card."""
    professions = folder("professions")
    found = [path for one in professions for path in one["paths"]]
    assert all(len(one["paths"]) == 3 for one in professions)
    assert len({frozenset(one["secondary"]) for one in professions}) == len(professions)
    taken = Counter(tree for one in professions for tree in one["secondary"])
    assert len(taken) == 9 and set(taken.values()) <= {2, 3}
    assert len({path["item"] for path in found}) == len({path["card"] for path in found}) == len(found)
    assert {path["item"] for path in found} == {one["id"] for one in read("items/of_paths.yaml")}


SHAPE = {
    "primary": {1: ([], 0), 2: ([1], 0), 3: ([1], 0), 4: ([3], 0), 5: ([3], 4), 6: ([5], 0), 7: ([5], 6), 8: ([7], 0)},
    "secondary": {1: ([], 0), 2: ([1], 0), 3: ([1], 0), 4: ([3], 0)},
}
"""LE-8.6: what each node is connected to, and its gate."""


def test_trees_have_their_shape_and_give_their_own_cards_at_the_right_level() -> None:
    """LE-8.6, LE-8.17: level 2 from nodes 5 and 6, level 3 from 7 and 8; a tree's card is given by it alone."""
    cards = {one["id"]: one for one in folder("action_cards")}
    given = set()
    for tree in folder("trees"):
        assert {node["n"]: (node.get("needs", []), node.get("gate", 0)) for node in tree["nodes"]} == SHAPE[
            tree["kind"]
        ]
        for node in tree["nodes"]:
            for effect in (one for version in node["versions"] for one in version if one.get("what") == "card"):
                card = cards[effect["id"]]
                assert (card["tree"], card.get("level", 1)) == (tree["id"], {5: 2, 6: 2, 7: 3, 8: 3}.get(node["n"], 1))
                given.add(card["id"])
    assert given == {name for name, card in cards.items() if "tree" in card}


def test_no_card_of_a_profession_comes_back_for_nothing() -> None:
    """Its dark side does something, or it must be paid or waited for: turning it over is always a decision."""
    for card in folder("action_cards"):
        if card["id"].startswith("B"):
            continue
        dark, refresh = card.get("dark", {}), card.get("refresh", {})
        does = {"effects", "roll", "passive"} & set(dark)
        assert does or {"unless", "anytime", "cost", "never"} & set(refresh), card["id"]


def led_to(value: Any) -> set[str]:
    """The entries that a piece of the pack leads to, as it is written."""
    if isinstance(value, list):
        return {name for one in value for name in led_to(one)}
    if not isinstance(value, dict):
        return set()
    named = {str(value[key]) for key in ("goto", "to", "entry", "victory", "defeat", "then") if key in value}
    if value.get("do") == "open_sheet":
        places = next(one for one in folder("sheets") if one["id"] == value["sheet"])["spaces"].values()
        named |= {str(name) for place in places for name in place.get("entries", [])}
    return named.union(*(led_to(one) for one in value.values()))


def test_every_entry_is_led_to_and_a_third_of_them_ask_something() -> None:
    """8.1: from where it sets off, acts, secrets and camp cards; BIBLE: a choice in at least a third of an act."""
    entries = {str(one["id"]): one for one in folder("stories") if "id" in one}
    adventures = folder("adventures")
    acts = [act for one in adventures for chapter in one["chapters"] for act in chapter["acts"]]
    starts = [name for one in [*acts, *(one["setting_off"] for one in adventures)] for name in one.values()]
    starts += [stage["entry"] for secret in folder("secrets") for stage in secret["stages"]]
    starts += [card["upgrade"]["P"] for card in folder("camp_cards") if "upgrade" in card]
    found, waiting = set(), [str(name) for name in starts]
    while waiting:
        name = waiting.pop()
        if name in entries and name not in found:
            found.add(name)
            waiting += led_to(entries[name])
    assert set(entries) - found == set()
    for act in (file for file in bundled_files() if re.search(r"/hush/stories/[a-z]+_\d\.yaml$", file)):
        written = [one for one in yaml.safe_load(bundled_files()[act]) if "id" in one]
        assert 3 * sum("choices" in one for one in written) >= len(written), act


def test_a_passive_in_short_is_the_same_as_in_long() -> None:
    """Rules 9: `{modify: armor, n: 1}`."""
    (passive,) = kit.content().items["apron"].passive
    assert (passive.do, getattr(passive, "stat", ""), getattr(passive, "n", 0)) == ("modify", "armor", 1)


@pytest.mark.parametrize(
    ("written", "worth"),
    [(3, 3), ("successes+1", 3), ("5*chars", 15), ("half(div)", 4), ("max(STR, 2)-9", 0), ("min(div, chars)", 3)],
)
def test_sums_are_worked_out_and_never_less_than_none(written: int | str, worth: int) -> None:
    """LE-1.2: half of 7 is 4."""
    numbers = {"successes": 2, "chars": 3, "div": 7, "STR": 4}
    assert value_of(written, numbers.__getitem__) == worth


@pytest.mark.parametrize(
    ("file", "source", "said"),
    [
        ("wands/all.yaml", "[]", "its folder names no kind"),
        ("enemies/more.yaml", "[{id: rat, name: Rat, type: minion, en: 6, models: [a]}]", "its deck is empty"),
        (
            "enemies/more.yaml",
            "[{id: rat, name: Rat, type: minion, en: 6, models: [a], deck: [rsh]}]",
            "did you mean 'rush'",
        ),
        (
            "enemies/more.yaml",
            "[{id: rat, name: Rat, type: minion, en: 6, hp: 2, models: [a], deck: [rush]}]",
            "a minion has 1 HP",
        ),
        (
            "enemies/more.yaml",
            "[{id: rat, name: Rat, type: elite, en: 6, hp: 2*heads, models: [a], deck: [rush]}]",
            "'heads' is no number here",
        ),
        (
            "sheets/more.yaml",
            "[{id: pit, kind: combat, grid: {cols: 3, rows: 3, void: [A1]}, starts: {party: [A1]}}]",
            "no space of this sheet: A1",
        ),
        ("sheets/more.yaml", "[{id: pit, kind: combat}]", "wants a `grid`"),
        (
            "sheets/more.yaml",
            '[{id: pit, kind: combat, grid: {cols: 3, rows: 3}, walls: ["A1|C1"]}]',
            "A1 and C1 share no border",
        ),
        (
            "trees/more.yaml",
            "[{id: t, kind: secondary, nodes: [{n: 1, versions: [[{do: raise, what: STR}]]}, "
            "{n: 2, versions: [[{do: raise, what: STR}]]}]}]",
            "node 2 is connected to no node",
        ),
        (
            "items/more.yaml",
            "[{id: hat, name: Hat, slot: head, tier: common, passive: [{modify: charm, n: 1}]}]",
            "possible: armor",
        ),
        (
            "action_cards/more.yaml",
            "[{id: X, name: X, class: support, kind: reaction, light: {effects: [{do: support}]}}]",
            "when does it react?",
        ),
        (
            "action_cards/more.yaml",
            "[{id: X, name: X, class: support, kind: action, light: {effects: [{do: dance}]}}]",
            "found 'dance'",
        ),
        (
            "action_cards/more.yaml",
            "[{id: X, name: X, class: support, kind: action, light: {effects: [{do: mark, slot: Q}]}}]",
            "found 'Q'; possible: A, F",
        ),
        (
            "pregens/more.yaml",
            "[{id: x, name: X, race: cairnkin, origin: bell_ward, "
            "profession: reeve, path: far, equip: {head: apron}, hotbar: [B04]}]",
            "slot 1 holds offensive (LE-9.2)",
        ),
        (
            "pregens/more.yaml",
            "[{id: x, name: X, race: cairnkin, origin: bell_ward, "
            "profession: reeve, path: far, equip: {head: apron}, hotbar: [B00]}]",
            "apron is worn as chest",
        ),
        (
            "professions/more.yaml",
            "[{id: x, name: X, keyword: Lore, primary: t_reeve, secondary: [t_wards, t_skirmish], paths: "
            "[{id: y, name: Y, gain: [{do: raise, what: max_hp}], item: apron, card: B02}, "
            "{id: z, name: Z, gain: [{do: raise, what: DIV}], item: apron, card: B02}]}]",
            "y raises something else than an attribute or DIV (3B.6)",
        ),
        ("races/more.yaml", "[{id: reeve, name: X}]", "found twice"),
        ("stories/more.yaml", "[{id: 9, silent: true, goto: 77}]", "77"),
        (
            "stories/more.yaml",
            "[{id: 9, check: {att: [STR], difficulty: 8}, outcomes: {won: {goto: 1}}}]",
            "an outcome is called by its successes, or fail",
        ),
        (
            "stories/more.yaml",
            "[{id: 9, effects: [{do: combat, sheet: toll_bridge, line: [rush], objective: {defeated: all}, "
            "victory: 1, defeat: 1}]}]",
            "found 'rush'",
        ),
    ],
)
def test_what_is_wrong_is_told_with_its_file_entry_and_field(file: str, source: str, said: str) -> None:
    told = problems(file, source)
    assert said in told
    assert file.rsplit("/", 1)[-1] in told


def test_a_card_says_the_level_of_the_node_that_gives_it() -> None:
    """LE-8.17, E40."""
    card = "[{id: far, name: Far, class: support, kind: action, level: 1, light: {effects: [{do: keep_light}]}}]"
    nodes = "".join(
        f"{{n: {n}, needs: [{n - 1}], versions: [[{{do: raise, what: STR}}]]}}, "
        if n > 1
        else "{n: 1, needs: [], versions: [[{do: raise, what: STR}]]}, "
        for n in range(1, 7)
    )
    last = "{n: 7, needs: [6], versions: [[{do: gain, what: card, id: far}]]}"
    tree = f"[{{id: t_far, kind: primary, nodes: [{nodes}{last}]}}]"
    with pytest.raises(ContentError, match="far is of level 1, the node of 3"):
        load({**kit.files(), "toll/action_cards/far.yaml": card, "toll/trees/far.yaml": tree}, kit.prose())


def test_on_a_sheet_to_explore_no_border_asks_for_a_roll() -> None:
    """LE-16.13, LE-16.18: the party walks on through several spaces at once there, so that a border may only `need`."""
    sheet = (
        "[{id: fen, kind: exploration, large: [{id: here, borders: [there]}, {id: there}], "
        'special: [{edge: "here|there", id: ford, rule: {roll: '
        "{att: [STR], difficulty: 8, outcomes: {1: [{do: mark, slot: A}]}}}}]}]"
    )
    assert "a border asks for a roll in a combat only" in problems("sheets/fen.yaml", sheet)


@pytest.mark.parametrize(
    ("file", "source"),
    [
        (
            "camp_cards/odd.yaml",
            "[{id: odd, name: Odd, letter: A, level: 1, actions: [{id: sing, text: Sing, roll: ROLL}]}]",
        ),
        (
            "sheets/odd.yaml",
            "[{id: odd, kind: combat, grid: {cols: 3, rows: 3}, starts: {party: [A1, A2, A3, B1]}, "
            "actions: [{id: sing, text: Sing, roll: ROLL}]}]",
        ),
    ],
)
def test_each_rolls_where_the_party_explores_only(file: str, source: str) -> None:
    """LE-14.13: on a card, in a camp or a combat whoever acts rolls alone; a pack is told so, not passed over."""
    roll = "{att: [STR], difficulty: 8, each: true, outcomes: {1: [{do: mark, slot: A}]}}"
    assert "to explore only (LE-14.13)" in problems(file, source.replace("ROLL", roll))


RAT = "[{id: rat, name: Rat, type: minion, en: 6, hp: 1, models: [a], deck: [rush]}]"
HILL = "[{id: hill, kind: exploration, large: [{id: here, borders: [there]}, {id: there}], starts: {party: [here]}}]"


@pytest.mark.parametrize(
    ("sheet", "line", "victory", "said"),
    [
        ("toll_bridge", "rat", "1", "rat has no start on toll_bridge"),
        ("hill", "toll_captain", "1", "hill is a sheet of kind exploration"),
        ("nowhere", "toll_captain", "1", "found 'nowhere'"),
        ("toll_bridge", "toll_captain", "77", "77"),
    ],
)
def test_what_is_wrong_with_a_combat_is_told(sheet: str, line: str, victory: str, said: str) -> None:
    combat = (
        f"{{do: combat, sheet: {sheet}, line: [{line}], objective: {{defeated: all}}, victory: {victory}, defeat: 1}}"
    )
    own = {"enemies/rat.yaml": RAT, "sheets/hill.yaml": HILL, "stories/more.yaml": f"[{{id: 9, effects: [{combat}]}}]"}
    with pytest.raises(ContentError) as caught:
        load({**kit.files(), **{f"toll/{name}": source for name, source in own.items()}}, kit.prose())
    assert any("more.yaml" in one and said in one for one in caught.value.problems)
