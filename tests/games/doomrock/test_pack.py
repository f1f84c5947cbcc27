"""Packs: what is loaded, what is refused and how it is said, errata, editions (DR-20, E-19)."""

from typing import Any

import pytest

from bot.rules.content.reader import walk
from bot.rules.errors import ContentError
from cogs.doomrock import bundled_files
from cogs.doomrock.content.pack import counts, load
from cogs.doomrock.content.vocabulary import DoomrockEffect
from cogs.doomrock.rules.effects.ending import SCENES

FILES = bundled_files()
SETTING = "- {id: se.mine, name: Mine, time: 7, reward: []}\n"


def problems(pack: str, file: str = "packs/mine/settings.yaml") -> list[str]:
    with pytest.raises(ContentError) as caught:
        load({**FILES, file: pack})
    return caught.value.problems


def test_the_bundled_pack_has_the_printed_counts() -> None:
    content = load(FILES, strict=True)
    assert [row for row in counts(content) if row[1] != row[2]] == []
    assert sum(content.expose.values()) == 29


def test_every_word_has_one_path_and_every_path_one_word() -> None:
    content = load(FILES)
    seen = set()
    for shelf in content.shelves():
        for card in shelf.values():
            for _, part in walk(card, card.id):
                if isinstance(part, DoomrockEffect):
                    path = content.path_of(part)
                    assert content.effect_at(path) is part and path not in seen
                    seen.add(path)
    assert content.effect_at("ab.haymaker/effects/0").do == "attack"
    assert content.effect_at("ab.haymaker/boosts/0/effects/0").do == "attack_bonus"
    assert content.name_of("ar.woods/locations/0") == "Berry Hollow"
    assert content.name_of("nobody") is None


def test_strict_counts_complain() -> None:
    files = {name: text for name, text in FILES.items() if "events_mountain" not in name}
    load(files)
    with pytest.raises(ContentError, match="mountain event cards: found 0, the printed count is 20"):
        load(files, strict=True)


def test_the_hash_follows_the_texts() -> None:
    one, two = load(FILES), load({**FILES, "packs/mine/settings.yaml": SETTING})
    assert one.hash == load(bundled_files()).hash != two.hash


def test_unknown_word_names_file_line_entry_field_and_what_is_possible() -> None:
    pack = "- id: se.mine\n  name: Mine\n  time: 7\n  reward:\n    - {do: hael, n: 1, to: each_hero}\n"
    (problem,) = problems(pack)
    assert problem.startswith("packs/mine/settings.yaml:5: entry 'se.mine': field reward.0")
    assert "did you mean 'heal'?" in problem


def test_unknown_field_names_its_line() -> None:
    (problem,) = problems("- id: se.mine\n  name: Mine\n  time: 7\n  colour: blue\n")
    assert problem == "packs/mine/settings.yaml:4: entry 'se.mine': field colour: unknown field"


def test_all_problems_are_told_at_once() -> None:
    pack = (
        "- {id: se.plans, name: Other Plans, time: 7}\n"
        "- {id: se.two, name: The Royal Audit, time: 0}\n"
        "- {id: se.three, name: Three, time: 7, global: [{trigger: lunch, do: camp}]}\n"
    )
    found = "\n".join(problems(pack))
    assert "entry 'se.plans': field id: found twice, first at doomrock/settings.yaml" in found
    assert "field time: found 0" in found and "found 'lunch'" in found


def test_a_name_is_used_once() -> None:
    (problem,) = problems("- {id: se.mine, name: The Royal Audit, time: 7}\n")
    assert "is the name of 'se.audit' already" in problem


@pytest.mark.parametrize(
    ("word", "wanted"),
    [
        ("{do: heal, n: 1, to: each_hero, if: {raining: true}}", "found 'raining'"),
        ("{do: heal, n: {per: goose}, to: each_hero}", "found 'goose'"),
        ("{do: heal, n: 1, to: each_hero, if: {lt: [moon, 3]}}", "found 'moon'"),
        ("{do: pay, cost: {silver: 0}}", "found 0"),
        ("{do: pay, cost: {item: rare}}", "found 'rare'"),
        ("{do: heal, n: 1, to: everybody}", "found 'everybody'"),
        ("{on: travel, do: camp}", "`trigger`"),
    ],
)
def test_what_a_word_may_not_say(word: str, wanted: str) -> None:
    assert any(wanted in p for p in problems(f"- {{id: se.mine, name: Mine, time: 7, reward: [{word}]}}\n"))


def test_a_free_location_must_be_once() -> None:
    """DR-3.2: or the map phase never ends."""
    area = (
        "- {id: ar.spare, name: Spare, kind: town, secrets: 0, locations: "
        "[{name: Well, cost: {heroism: 1}, effects: []}, {name: Pond, cost: {peril: 1}, once: true, effects: []}]}\n"
    )
    (problem,) = problems(area, "packs/mine/areas.yaml")
    assert "field locations.0.once" in problem


def test_named_cards_must_exist() -> None:
    hero = "- {id: cook, name: Cook, hp: 6, threat: 3, primary: [str], starting: [ab.maneuver, ab.nope, ab.haymaker]}\n"
    (problem,) = problems(hero, "packs/mine/heroes.yaml")
    assert "field starting.1: found 'ab.nope'" in problem
    item = (
        "- {id: it.mine, name: Mine, deck: common, slot: armor, effects: [{trigger: use, do: heal, n: 1, to: self}]}\n"
    )
    assert any("only a consumable is used" in p for p in problems(item, "packs/mine/items.yaml"))


def test_an_ai_deck_has_eight_cards() -> None:
    found = problems(
        "- {id: en.mine, name: Mine, tier: 1, formation: far, bosses: [{type: Boss, hp: [1, 2, 3], dmg: 1}], "
        "minions: {type: Imp, hp: 1, dmg: 1, count: [1, 1, 1]}, ai: [ai.library.1, ai.nope]}\n",
        "packs/mine/encounters.yaml",
    )
    assert any("found 2 cards; an AI deck has 8" in p for p in found)
    assert any("field ai.1: found 'ai.nope'" in p for p in found)


def test_an_event_has_the_parts_of_its_kind() -> None:
    found = problems(
        "- {id: ev.mine, name: Mine, deck: mountain, peril: [], kind: choice, a: {text: Go}}\n"
        "- {id: ev.mine2, name: Mine 2, deck: mountain, peril: [], kind: custom_loot, table: {1: []}}\n",
        "packs/mine/events.yaml",
    )
    text = "\n".join(found)
    assert "field b: a choice event needs it" in text and "wants the faces 1 to 6" in text


@pytest.mark.parametrize(
    "bomb",
    [
        "- &a {id: se.a, name: Aaa, time: 7}\n- *a\n",
        "&x [&y [a, a], *y]\n",
        "- " + "[" * 60 + "]" * 60 + "\n",
        "- {id: se.a, id: se.b, name: Aaa, time: 7}\n",
        "id: se.a\n",
        "- {id: [\n",
        "- !!python/object/apply:os.system ['true']\n",
    ],
)
def test_yaml_bombs_and_rubbish_are_refused(bomb: str) -> None:
    assert all(p.startswith("packs/mine/settings.yaml") for p in problems(bomb))


def test_an_unknown_kind_of_file() -> None:
    assert "unknown kind of file" in problems("- {}\n", "packs/mine/recipes.yaml")[0]


REAL = {
    "packs/real/abilities.yaml": (
        "- {id: stalk, name: Stalk, stat: agi, faces: [2], symbol: initiative, type: support, "
        "effects: [{do: status, name: hidden, to: self}]}\n"
        "- {id: close_eyes, name: Close Eyes, stat: int, faces: [2], symbol: initiative, type: support, effects: []}\n"
    ),
    "packs/real/events.yaml": (
        "- {id: treasure_hall, name: Treasure Hall, deck: mountain, peril: [], kind: choice, "
        "a: {text: In, effects: [{do: lose_hp, n: 2, to: one_hero}]}, b: {text: Out}}\n"
        "- {id: staring_contest, name: Staring Contest, deck: mountain, peril: [], kind: choice, a: {text: In, "
        "effects: [{do: test, stat: int, difficulty: 5, fail: [{do: lose_hp, n: 2, to: tester}]}]}, b: {text: Out}}\n"
    ),
}


def test_errata_are_applied_by_id() -> None:
    """A-11, DR-20.2."""
    content = load({**FILES, **REAL})
    stalk = content.abilities["stalk"]
    assert (stalk.symbol, stalk.type) == ("lock", "ongoing") and stalk.errata
    assert content.abilities["close_eyes"].symbol == "none"
    hall = content.events["treasure_hall"].a
    assert hall is not None and hall.effects[0].do == "expose"
    # the patch says what happens, the card says to whom
    contest: Any = content.effect_at("staring_contest/a/effects/0/fail/0")
    assert (contest.do, contest.n, contest.to) == ("expose", 1, "tester")


def test_the_last_pack_wins() -> None:
    """DR-20.1."""
    content = load({**FILES, **REAL, "packs/zz/errata.yaml": "- {card: stalk, patch: {symbol: none, cost: 2}}\n"})
    assert (content.abilities["stalk"].symbol, content.abilities["stalk"].cost) == ("none", 2)
    assert content.abilities["stalk"].type == "ongoing"


def test_errata_without_their_card_are_silent() -> None:
    assert not load(FILES).notices


def test_a_patch_is_checked_like_a_card() -> None:
    found = problems("- {card: se.plans, patch: {time: soon}}\n", "packs/mine/errata.yaml")
    assert "entry 'se.plans': field time" in found[0]


def test_editions() -> None:
    """A-12, DR-20.3: left out with a notice, the rest loads."""
    pack = {
        "packs/real/ai.yaml": (
            "- {id: tentacle, name: Tentacle Monster, minion: [], boss: [], incompatible_with: [first_edition]}\n"
            "- {id: ai.other, name: Other, minion: [], boss: []}\n"
        )
    }
    second, first = load({**FILES, **pack}), load({**FILES, **pack}, edition="first")
    assert "tentacle" in second.ai and not second.notices
    assert "tentacle" not in first.ai and "ai.other" in first.ai
    assert "Tentacle Monster" in first.notices[0] and "first" in first.notices[0]
    assert not second.fits("tentacle", "first") and second.fits("tentacle", "second")


def test_a_pack_adds_to_the_same_kinds_of_cards() -> None:
    """DR-20.4."""
    pack = {
        "packs/more/items.yaml": "- {id: it.fork, name: AwaitAll, deck: common, slot: one_hand, effects: []}\n",
        "packs/more/starting_abilities.yaml": (
            "- {id: ab.shove, name: Shove, class: brawler, stat: str, faces: [5], type: attack, range: melee, "
            "target: one_enemy, effects: [{do: attack, n: 2}]}\n"
        ),
    }
    content = load({**FILES, **pack})
    assert "it.fork" in content.deck("common") and len(content.deck("common")) == 33
    assert "ab.shove" in content.starting and "ab.shove" not in content.level_up()


def test_each_bundled_encounter_has_a_last_scene() -> None:
    assert {f"en.{name}" for name in SCENES} == set(load(bundled_files()).encounters)
