"""The pack fern of Earthborne Rangers: what is written is read, counted and held to the rules; mistakes are told."""

from functools import lru_cache
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any, get_args

import pytest
import yaml

from bot.__main__ import main
from bot.rules.content.reader import effects_of
from bot.rules.effects import condition_arguments
from bot.rules.errors import ContentError
from cogs.rangers import bundled_files, bundled_prose
from cogs.rangers.campaign.state import CampaignScope
from cogs.rangers.content.content import RangersContent
from cogs.rangers.content.decks import is_legal
from cogs.rangers.content.pack import counts, load
from cogs.rangers.content.vocabulary.effects import EFFECT_NAMES, EndMission, Event, GainMission, ReadEntry
from cogs.rangers.content.vocabulary.targets import Find
from cogs.rangers.content.vocabulary.terms import ASPECT_VALUES
from cogs.rangers.rules.trials.testable import COMMON, slug

REPOSITORY = Path(__file__).parents[3]
COMPLETE = (
    "aspect cards",
    "personalities",
    "background designs",
    "specialty designs",
    "rewards",
    "maladies",
    "roles",
    "challenge cards",
    "terrain sets",
    "pivotal sets",
    "weather cards",
    "valley cards",
    "mission-added cards",
    "locations",
    "missions",
    "entries",
)
"""Kinds of which everything printed is there."""
BESIDE = ("rangers/sets.yaml", "rangers/path_cards-wildwood.yaml")
BEAST = {
    "id": "mine.wild.beast",
    "name": "Beast",
    "type": "being",
    "set": "errands",
    "presence": 1,
    "harm": 3,
    "text": "Does something.",
}


@lru_cache
def content() -> RangersContent:
    return load(bundled_files(), bundled_prose())


def told(files: dict[str, Any]) -> str:
    """Everything that is wrong with these files (name -> entries) beside one terrain."""
    texts = {name: yaml.safe_dump(entries) for name, entries in files.items()}
    with pytest.raises(ContentError) as caught:
        load({name: bundled_files()[name] for name in BESIDE} | texts, {})
    return "\n".join(caught.value.problems)


def beast(**fields: Any) -> dict[str, Any]:
    return {"path_cards-mine.yaml": [BEAST | fields]}


def ability(when: Any, *effects: Any, **fields: Any) -> dict[str, Any]:
    return beast(abilities=[{"when": when, "do": list(effects)} | fields])


@pytest.mark.parametrize("what", COMPLETE)
def test_counts_of_the_box(what: str) -> None:
    found, wanted = next((found, wanted) for name, found, wanted in counts(content()) if name == what)
    assert found == wanted


def test_the_vocabulary_has_the_verbs_of_the_rules() -> None:
    """Rules 9: 34 verbs of the game, the flow without its arrow (`attempt`), 9 of the campaign, and one by hand."""
    assert len(EFFECT_NAMES) == 34 + 7 + 9 + 1


def test_a_level_is_held_against_the_aspect() -> None:
    """ER-17.2."""
    card = load(
        bundled_files()
        | {
            "ranger_cards-mine.yaml": yaml.safe_dump(
                [
                    {
                        "id": "mine.p.steady",
                        "name": "Steady",
                        "type": "attribute",
                        "category": "personality",
                        "set": "manner",
                        "aspect": "FIT",
                        "level": 3,
                        "icons": {"conflict": 2},
                    }
                ]
            )
        },
        bundled_prose(),
    ).ranger_cards["mine.p.steady"]
    assert sorted(values[1] for values in ASPECT_VALUES if is_legal(card, values)) == [3, 3, 3]


@pytest.mark.parametrize(
    ("files", "said"),
    [
        (ability("often", {"do": "injure"}), "found 'often'"),
        (ability({"challenge": "moon"}, {"do": "injure"}), "leaf"),
        (ability({"challenge": "crest", "clear": "harm"}, {"do": "injure"}), "wants exactly one of"),
        (ability({"challenge": "crest", "who": "you"}, {"do": "injure"}), "has nothing to filter by"),
        (ability({"before": "test_failed"}, {"do": "cancel"}), "nothing comes before test_failed"),
        (ability("turn_edge", {"do": "soothe"}), "wants a cost or a limit"),
        (ability("static", {"do": "soothe"}), "`static` only modifies"),
        (ability("enters", {"do": "exhaust", "who": "$lynx"}), "found 'lynx'"),
        (ability("enters", {"do": "exhaust", "who": "lynx"}), "names no card"),
        (ability("enters", {"do": "add", "token": "glow"}), "found 'glow'"),
        (ability("enters", {"do": "use", "token": "glow"}), "with which the card does not enter play"),
        (ability("enters", {"do": "reward", "card": "golden_goose"}), "found 'golden_goose'"),
        (ability("enters", {"do": "entry", "entry": "XX.1"}), "found 'XX.1'"),
        (ability("enters", {"do": "modify", "what": "presence"}), "modifying presence wants by"),
        (ability("enters", {"do": "choose", "card": {"type": "being"}}), "wants a name"),
        (ability("enters", {"do": "injure"}, **{"if": "moonlight"}), "moonlight"),
        (ability("enters", *({"do": "soothe"} for _ in range(13))), "a card has at most 12"),
        (beast(harm=None), "nothing clears it"),
        (beast(text="", tests=[{"name": "Stare", "aspect": "AWA", "approach": "reason", "success": []}]), "success"),
        (beast(set="moon"), "found 'moon'"),
        (beast(keywords=["glowing"]), "glowing"),
    ],
)
def test_a_wrong_card_is_told(files: dict[str, Any], said: str) -> None:
    """E-PACK."""
    assert said in told(files)


def test_a_card_that_acts_says_so_in_words() -> None:
    files = ability("enters", {"do": "injure"})
    files["path_cards-mine.yaml"][0]["text"] = ""
    assert "has no text that says what" in told(files)


@pytest.mark.parametrize("terrain", [one.id for one in content().sets.values() if one.kind == "terrain"])
def test_every_terrain_lives(terrain: str) -> None:
    """Twelve cards, three of predators and three of prey, and one thing that all Rangers do together (rules 8.2)."""
    cards = content().of_set(terrain)
    assert sum(card.qty for card in cards) == 12
    for trait in ("predator", "prey"):
        assert sum(card.qty for card in cards if trait in card.traits) >= 3
    assert [card.type for card in cards if card.progress == "rangers"] == ["feature"]
    assert any(card.presence >= 2 for card in cards)


def test_a_terrain_has_twelve_cards() -> None:
    """Rules 8.2; ER-18.5."""
    wood = yaml.safe_load(bundled_files()["rangers/path_cards-wildwood.yaml"])
    wood[0]["qty"] = 2
    said = told({"rangers/path_cards-wildwood.yaml": wood})
    assert "terrain 'wildwood': found 11" in said
    assert "terrain 'wildwood', beings: found 6" in said


def test_the_challenge_deck_is_counted() -> None:
    """ER-8.1."""
    cards = yaml.safe_load(bundled_files()["rangers/challenges.yaml"])
    cards[0] |= {"AWA": 0, "icon": "crest"}
    said = told({"rangers/challenges.yaml": cards})
    assert "challenges: AWA has" in said
    assert "challenge cards with leaf: found 7" in said
    assert "fern.ch.c01: the cards with -2 reshuffle" in said


def test_what_the_guide_asks_for_can_have_happened() -> None:
    """Each event that a variant waits for is brought about by an entry or a card."""
    stories = content().guide.entries.values()
    effects = [found for story in stories for found in effects_of(story)]
    effects += [found for card in content().cards().values() for found in effects_of(card)]
    given = {effect.event for effect in effects if isinstance(effect, Event)}
    conditions = [variant.condition for story in stories for variant in story.variants]
    asked = {name for condition in conditions for name in condition_arguments(condition, ("event",))}
    assert asked and asked <= given


def test_there_is_nothing_to_say_of_the_stories(capsys: pytest.CaptureFixture[str]) -> None:
    """As `waykeeper check --story` sees them: links, keywords, lengths, and no two scenes that open alike."""
    assert main(["check", "--story", str(REPOSITORY / "data/rangers/stories")]) == 0, capsys.readouterr().out[-2_000:]


def test_what_was_chosen_is_noticed_elsewhere() -> None:
    """Each event that an entry of a person or a place gives is read by at least two other entries, so that a later day
    remembers it (issue 14: a choice has a consequence).
    """
    guide = content().guide
    places = {place.id for place in content().sets.values() if place.kind in ("pivotal", "valley")}
    read: dict[str, set[str]] = {}
    for name, story in guide.entries.items():
        for _, passage in story.passages():
            parts = (*passage.redirects, *passage.paragraphs, *getattr(passage, "variants", ()))
            for event in {found for part in parts for found in condition_arguments(part.condition, ("event",))}:
                read.setdefault(event, set()).add(name)
    for name, story in guide.entries.items():
        if guide.pack_of[name] in places:
            for effect in effects_of(story):
                if isinstance(effect, Event):
                    assert len(read.get(effect.event, set()) - {name}) >= 2, (name, effect.event)


def test_a_mission_is_taken_on_and_closed() -> None:
    """Rules 8.7: the campaign or an entry gives it, and whichever way its last entry is read, it leaves the row."""
    entries, campaign = content().guide.entries, next(iter(content().campaigns.values()))
    given = {
        effect.mission for story in entries.values() for effect in effects_of(story) if isinstance(effect, GainMission)
    }
    for card, mission in content().missions.items():
        name = card.rsplit(".", 1)[-1]
        assert name in given | set(campaign.missions), card
        for _, passage in entries[mission.on_objective].passages():
            closed = [effect.mission for effect in passage.effects if isinstance(effect, EndMission)]
            assert closed == [name], card


def test_a_locked_path_can_be_opened() -> None:
    """Rules 8.5: an entry brings about what each locked path waits for."""
    given = {
        effect.event for s in content().guide.entries.values() for effect in effects_of(s) if isinstance(effect, Event)
    }
    locked = {path.locked for valley in content().maps.values() for path in valley.paths if path.locked}
    assert locked and locked <= given


def test_everybody_who_can_be_let_down_is_read_about() -> None:
    """Whoever has an entry has three: when they come, when they are helped, when they are not (rules 8.2)."""
    for card in content().path_cards.values():
        if card.entry is not None:
            clears = {ability.when.clear for ability in card.abilities if ability.when.clear is not None}
            read = [effect.entry for effect in effects_of(card) if isinstance(effect, ReadEntry)]
            assert {"harm", "progress"} <= clears and len({card.entry, *read}) == 3, card.id


def test_a_background_is_open_to_every_aspect_card() -> None:
    """ER-17.8; one Expert in each full set (rules 8.2)."""
    cards = yaml.safe_load(bundled_files()["rangers/ranger_cards-mender.yaml"])
    for card in cards:
        card["level"] = 3
        card.pop("keywords", None)
    said = told({"rangers/ranger_cards-mender.yaml": cards})
    assert "designs are open to AWA 3 FIT 2 SPI 2 FOC 1, wants at least 5 (ER-17.8)" in said
    assert "set 'mender': 0 designs are Expert" in said


def place(code: str, **fields: Any) -> dict[str, Any]:
    return {
        "id": f"mine.loc.{code.lower()}",
        "name": f"Place {code}",
        "code": code,
        "presence": 1,
        "progress": {"per_ranger": 3},
        "arrival": [[{"do": "draw_path"}] for _ in range(4)],
        "arrival_text": [f"Draw 1 path card ({n})." for n in range(4)],
    } | fields


def valley(paths: list[list[str]], codes: list[str]) -> dict[str, Any]:
    spots = [[code, 10 * n, 10] for n, code in enumerate(codes)]
    start = {"id": "mine", "start": codes[0], "start_terrain": "wildwood"}
    return {
        "maps-mine.yaml": [{**start, "spots": spots, "paths": paths}],
        "locations-mine.yaml": [place(code) for code in codes],
    }


@pytest.mark.parametrize(
    ("paths", "said"),
    [
        ([["AA", "BB", "wildwood"], ["BB", "AA", "wildwood"]], "two paths join AA and BB through wildwood"),
        ([["AA", "BB", "errands"]], "goes through 'errands', no terrain"),
        ([["AA", "BB", "wildwood", "boat"]], "BB is out of reach without a locked path"),
        ([["AA", "XX", "wildwood"]], "which is no place"),
    ],
)
def test_a_map_leads_somewhere(paths: list[list[str]], said: str) -> None:
    """Rules 8.5."""
    assert said in told(valley(paths, ["AA", "BB"]))


def test_a_full_map_is_held_to_the_rules() -> None:
    """Rules 8.5: a single row of thirty-five places is too long, too thin and too dull."""
    codes = [f"{a}{b}" for a in "ABCDEFG" for b in "HIJKL"]
    row = [[a, b, "wildwood"] for a, b in pairwise(codes)]
    said = told(valley(row, codes))
    for what in (
        "paths: 34, wants 54 to 62",
        "locked paths: 0",
        "pivotal places: 0",
        "farthest place: 34",
    ):
        assert what in said


def test_a_place_has_its_people() -> None:
    files = valley([["AA", "BB", "wildwood"]], ["AA", "BB"])
    files["locations-mine.yaml"][1] |= {"pivotal": "nowhere", "traits": ["pivotal"]}
    assert "there is no pivotal set 'nowhere'" in told(files)
    files["locations-mine.yaml"][1] |= {"pivotal": None}
    assert "a pivotal place has the trait and a set" in told(files)


def test_a_campaign_means_what_is_there_and_rewards_have_a_source() -> None:
    """Rules 8.7."""
    days = [{"weather": "mine.we.none", "entries": ["XX.2"]} for _ in range(5)]
    campaign = {
        "id": "mine",
        "name": "Mine",
        "start_entry": "XX.1",
        "missions": ["nothing"],
        "days": {5: days},
        "deadlines": {},
        "epilogue": "XX.9",
        "endings": {"lit": "Lit", "shared": "Shared", "dark": "Dark"},
    }
    keepsakes = yaml.safe_load(bundled_files()["rangers/ranger_cards-keepsake.yaml"])
    said = told({"campaigns-mine.yaml": [campaign], "ranger_cards-keepsake.yaml": keepsakes})
    for what in ("no entry 'XX.1'", "no entry 'XX.2'", "no weather 'mine.we.none'", "no mission 'nothing'"):
        assert what in said
    assert "fern.w.tide_reading: nothing gives this reward" in said
    assert "the calendar of 5 days has 4" in told({"campaigns-mine.yaml": [campaign | {"days": {5: days[:4]}}]})


def could_be_tried(approaches: set[str], name: str | None, wanted: Find | None) -> bool:
    """Whether the valley has a test of one of these approaches (and this name) on a card of these types and traits."""
    found = content()
    cards = [*found.path_cards.values(), *found.locations.values()]
    tries = [
        (test, found.kinds[card.id], card)
        for card in cards
        for test, common in COMMON.items()
        if common.approach in approaches and found.kinds[card.id] in common.kinds
    ]
    tries += [
        (slug(test.name), found.kinds[card.id], card)
        for card in cards
        for test in card.tests
        if test.approach in approaches
    ]
    if wanted is None:
        return any(common.approach in approaches for test, common in COMMON.items() if name in (None, test))
    return any(
        name in (None, test) and (not wanted.type or kind in wanted.type) and set(wanted.traits) <= set(card.traits)
        for test, kind, card in tries
    )


def test_what_a_card_does_once_it_is_committed_can_come_about() -> None:
    """ER-6.7, E-ICON: a card of other icons could never be put into the test that it speaks of."""
    dead = [
        card.id
        for card in content().ranger_cards.values()
        for ability in card.abilities
        if ability.when.committed
        and not could_be_tried(
            set(card.icons), ability.when.test, ability.when.target if isinstance(ability.when.target, Find) else None
        )
    ]
    assert dead == []


@pytest.mark.parametrize(
    ("length", "grades"),
    [
        ("5", "easy 3, normal 2"),
        ("12", "easy 3, normal 3, easy 2, hard 3, normal 1"),
        ("20", "easy 5, normal 5, easy 3, hard 4, normal 3"),
        ("30", "easy 5, normal 5, easy 3, hard 4, normal 5, easy 2, hard 4, expert 1, normal 1"),
    ],
)
def test_each_calendar_has_its_weathers(length: str, grades: str) -> None:  # rules 8.2, 13
    made = content()
    assert length in get_args(CampaignScope.model_fields["length"].annotation)
    days = next(iter(made.campaigns.values())).days[int(length)]  # type: ignore[index]
    found = [made.weathers[str(made.card_id(day.weather))].grade for day in days]
    assert ", ".join(f"{grade} {len(list(run))}" for grade, run in groupby(found)) == grades
    cards = [(day.weather, day.face) for day in days]
    assert all(one != other for one, other in pairwise(cards)), "the same face two days running"
