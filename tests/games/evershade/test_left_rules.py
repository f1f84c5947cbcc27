"""Rules and refusals that no other test of Lands of Evershade is about, under their IDs."""

import json

import pytest

from bot.rules.errors import ContentError, NotPossible, Refusal, RuleFailure
from bot.rules.geometry.graph import Border
from bot.rules.geometry.grid import Grid
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from cogs.evershade import bundled_files, bundled_prose
from cogs.evershade.act_game import Evershade
from cogs.evershade.campaign.game import game as campaign_game
from cogs.evershade.campaign.state import CampaignOptions
from cogs.evershade.content.building import draft_of
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.pack import load
from cogs.evershade.content.sheets import Sheet
from cogs.evershade.options import CombatOptions, SessionOptions
from cogs.evershade.pictures.readable import cards
from cogs.evershade.rules.character.creating import created
from cogs.evershade.rules.character.goods import better_cards, replaced_by
from cogs.evershade.rules.field.enemy_moves import Mover, reachable, toward
from cogs.evershade.rules.heroes.casting import ready_made
from cogs.evershade.rules.heroes.company import companions_free
from cogs.evershade.rules.story.acts import next_act
from cogs.evershade.skirmish import Skirmish
from cogs.evershade.state import Character, EvershadeState
from tests.games.evershade import kit

PAGES = "## 1 One\n### intro\nOne.\n\n## 2 Two\n### intro\nTwo.\n"


def book(facts: str, prose: str = PAGES) -> EvershadeContent:
    """The small pack with another storybook."""
    return load({**kit.files(), "toll/stories/toll.yaml": facts}, {"toll/stories/toll.md": prose})


@pytest.fixture(scope="module")
def bundled() -> EvershadeContent:
    return load(bundled_files(), bundled_prose())


def hero_with(content: EvershadeContent, *cards: str) -> Character:
    hero = created(content, draft_of(next(iter(content.pregens.values()))), "ada")
    hero.hotbar, hero.pouch_cards = [], list(cards)
    return hero


# ---------------------------------------------------------------------- cards (LE-8.14, LE-8.15)


@pytest.mark.parametrize(
    ("owned", "chain", "offered"),
    [
        (["B05", "B00", "B15"], "guarded", ["B14", "B16"]),
        (["B05", "B14", "B15"], "guarded", ["B16"]),  # Shoot is owned: Mighty Bash leads nowhere (A69, E18)
        (["B05", "B14"], "guarded", ["B15"]),  # the bridge of the printed order
        (["B05", "B14"], "split", []),
        (["B05", "B14", "B16"], "literal", ["B15"]),
        (["B05", "B14", "B16"], "split", []),
    ],
)
def test_bash_and_shoot_go_up_in_the_printed_order(
    bundled: EvershadeContent, owned: list[str], chain: str, offered: list[str]
) -> None:
    """LE-8.14, LE-8.15: Nimble Dodge is the best already, so that others are offered instead."""
    assert better_cards(bundled, hero_with(bundled, *owned), "Dodge", chain) == offered


def test_a_better_card_takes_only_its_own_place(bundled: EvershadeContent) -> None:
    """LE-8.12, LE-8.14: Powerful Shot goes over Shoot, never over another card without a family."""
    assert replaced_by(bundled, hero_with(bundled, "B00", "B15"), "B16") == "B15"
    assert replaced_by(bundled, hero_with(bundled, "B00"), "B16") is None
    assert replaced_by(bundled, hero_with(bundled, "B00"), "B14") == "B00"


# ---------------------------------------------------------------------- ground (LE-16.16, LE-16.18)


def test_ranges_go_around_what_is_no_space() -> None:
    """LE-16.16: B2 is void: fewest edges between spaces that there are, its borders are outer edges."""
    grid = Grid(3, 3, void=("B2",))
    assert grid.range_between("A2", "C2") == 4
    assert grid.step("A2", "E") is None
    assert not grid.has_wall_cover("A2", ["C2"])  # LE-16.7: outer edges give none
    assert grid.push("A2", "E", 2, lambda space: True).blocked == 2  # LE-22.2: one crashes there as at the edge


def test_special_borders_cost_steps_and_stop_whoever_cannot_roll() -> None:
    """LE-16.18: a cost counts as that many steps, also in walking distance; forced movement ignores it; where a roll is
    asked for, enemies and forced movement stop, and there is no cover."""
    dear = Grid(3, 1, borders={("A1", "B1"): Border("open", 3)})
    mover = Mover(dear, "A1", prey={"C1"}, others=(), harm={}, hp=1)
    assert reachable(mover, 2) == {"A1": 0}
    assert reachable(mover, 3) == {"A1": 0, "B1": 3}
    assert dear.push("A1", "E", 1, lambda space: True).path == ["B1"]
    gated = Grid(3, 1, borders={("A1", "B1"): Border("gated")})
    assert toward(Mover(gated, "A1", prey={"C1"}, others=(), harm={}, hp=1), 5, "C1") == ["A1"]
    assert gated.push("A1", "E", 2, lambda space: True).blocked == 2
    assert not gated.has_wall_cover("A1", ["C1"])


def test_a_sheet_in_two_halves_has_no_way_between_them() -> None:
    """Disconnected spaces: there is a range, and nobody walks it; what wants to come nearer comes as near as it can."""
    halves = Sheet.model_validate(
        {
            **{"id": "cleft", "kind": "combat", "grid": {"cols": 4, "rows": 1}, "walls": ["B1|C1"]},
            "starts": {"party": ["A1"], "enemies": {}},
        }
    )
    assert halves.chart.range_between("A1", "D1") == 3
    assert toward(Mover(halves.chart, "D1", prey={"A1"}, others=(), harm={}, hp=1), 9, "A1") == ["C1"]


# ---------------------------------------------------------------------- the storybook


def test_an_entry_that_there_is_not_is_told_when_the_pack_is_read() -> None:
    """LE-12.10, E40."""
    with pytest.raises(ContentError, match="77"):
        book("[{id: 1, goto: 77}]", "## 1 One\n### intro\nOne.\n")


@pytest.mark.parametrize(
    "pages",
    [
        "[{id: 1, goto: 2}, {id: 2, goto: 1}]",
        "[{id: 1, redirects: [{if: {not_marked: A}, to: 2}]}, {id: 2, redirects: [{if: {not_marked: A}, to: 1}]}]",
        "[{id: 1, effects: [{do: goto, entry: 1}]}, {id: 2, goto: 1}]",
    ],
)
def test_pages_that_lead_to_each_other_for_ever_are_stopped(pages: str) -> None:
    """E41: the table is as before that choice, and can be reported; nothing hangs."""
    run = Run.start(Evershade(book(pages)), b"loop", 1)
    with pytest.raises(RuleFailure, match="TooMuchWork"):
        while request := run.requests()[0]:
            run.choose(request.decision.seats[0], request.decision.legal()[0].id)
    assert run.requests()


EACH = """
- id: 1
  check: {att: [STR], difficulty: 8, each: true, mods: [{dice: 2, any: [Lore]}]}
  outcomes: {"1": {effects: [{do: mark, slot: A}]}}
  goto: 2
- {id: 2, effects: [{do: end, what: act}]}
"""


def test_each_rolls_for_themselves_and_nobody_helps() -> None:
    """LE-14.13, A34: nobody is asked who rolls, and only one's own dice lie there; the last one is the last seat's."""
    run = Run.start(
        Evershade(book(EACH, PAGES.replace("One.\n", "One.\n\n### 1\nUp.\n"))), b"each", 2, SessionOptions(until="act")
    )
    asked: list[str] = []
    while not run.over:
        request = run.requests()[0]
        asked.append(request.decision.key)
        seat = request.decision.seats[0]
        if request.decision.kind == "some":
            run.choose(seat, [])
        else:
            run.choose(seat, request.decision.legal()[0].id)
    assert "evershade.performer" not in asked
    assert run.state.performer == run.state.heroes[-1].id
    assert run.state.rolled is not None
    assert {owner for owner, *_ in run.state.rolled.dice} == {run.state.performer}


# ---------------------------------------------------------------------- sessions (LE-26)


def test_after_the_last_act_of_a_chapter_comes_the_next_one_and_after_the_last_none(bundled: EvershadeContent) -> None:
    """LE-26.9."""
    adventure = bundled.adventures["lamplighters_debt"]
    ways = [(1, 1), (1, 2), (2, 1), (2, 2), (3, 1), (3, 2)]
    found = [next_act(EvershadeState(chapter=chapter, act=act), adventure) for chapter, act in ways]
    assert found == [*ways[1:], None]


def test_cards_and_things_of_another_adventure_are_out_of_play(bundled: EvershadeContent) -> None:
    """LE-3.7: what belongs to one adventure is met there alone, but who owns it keeps it (LE-26.11)."""
    soot = bundled.companions["soot"].model_copy(update={"adventure": "twelfth_answer"})
    elsewhere = EvershadeContent(companions={**bundled.companions, "soot": soot})
    state = EvershadeState(heroes=[ready_made(bundled, next(iter(bundled.pregens)))])
    assert set(companions_free(state, bundled)) - set(companions_free(state, elsewhere)) == {"soot"}


def test_a_party_that_is_put_back_stands_as_it_was() -> None:
    """LE-26.2, LE-26.3, A7: characters, then tracker, then the entry of the act; all of it goes over a file whole."""
    campaign = campaign_game()
    record = campaign.new_record(CampaignOptions(), 2)
    heroes = [ready_made(campaign.content, one) for one in list(campaign.content.pregens)[:2]]
    heroes[0].hp, heroes[0].fate = 5, 2
    for slot in heroes[0].hotbar[:2]:
        assert slot is not None
        slot.is_light = False
    record.members[0].heroes, record.members[1].heroes = heroes[:1], heroes[1:]
    record.chapter, record.act = 2, 2
    record.tracker.marks, record.tracker.time = ["A", "D"], 3
    again = type(record).model_validate_json(record.model_dump_json())
    act = campaign.children["evershade"]
    opening = campaign.opening(again, [0, 1])
    run = Run.start(act, b"back", 2, act.options.model_validate(opening.options), brings=opening.brings)
    back = run.state
    assert (back.heroes[0].hp, back.heroes[0].fate, back.heroes[0].hotbar) == (5, 2, heroes[0].hotbar)
    assert (back.tracker.marks, back.tracker.time, back.chapter, back.act) == (["A", "D"], 3, 2, 2)
    start = act.content.adventures["lamplighters_debt"].chapters[1].acts[1].start
    assert run.used[f"entry:{start}"]


# ---------------------------------------------------------------------- alone, and what is not there


def test_whoever_fights_alone_for_a_measure_has_a_partner(bundled: EvershadeContent) -> None:
    """LE-3.5: each ready-made hero in its turn, with each who may be a partner."""
    game = Skirmish(bundled)
    pairs = {
        (state.heroes[0].id, state.allies[0].id)
        for state in (game.new(CombatOptions(heroes=1, turn=n), 1) for n in range(12))
    }
    assert len({hero for hero, _ in pairs}) == len(bundled.pregens)
    assert len({ally for _, ally in pairs}) == 3
    assert all(one.partner for one in game.new(CombatOptions(heroes=1), 1).allies)


def test_an_adventure_that_is_not_installed_is_refused_in_a_sentence(bundled: EvershadeContent) -> None:
    """LE-26.3: a setting that names what the packs do not have."""
    with pytest.raises(NotPossible) as refused:
        Evershade(bundled).new(SessionOptions(adventure="no_such"), 1)
    assert refused.value.text.key == "evershade-refused-adventure"


def test_who_is_not_asked_is_refused_and_so_is_what_is_not_there(bundled: EvershadeContent) -> None:
    """E01, E02, E21, E31: nothing of it changes anything."""
    run = Run.start(Skirmish(bundled), b"fight", 2, CombatOptions(heroes=2))
    request = run.requests()[0]
    seat, before = request.decision.seats[0], run.state.model_dump_json()
    for who, answer in [(2, request.decision.legal()[0].id), (seat, "nonsense"), (seat, "Z9")]:
        with pytest.raises(Refusal):
            run.choose(who, answer)
    assert run.state.model_dump_json() == before


def test_what_was_not_read_or_opened_yet_cannot_be_had(bundled: EvershadeContent) -> None:
    """E29, LE-12.9: an entry of elsewhere is refused like one that there is not, and neither titles of unread entries
    nor the names of closed sheets are anywhere in what a seat or an onlooker gets."""
    game = Evershade(bundled)
    run = Run.start(game, b"unread", 2)
    crowd = Crowd(greedy_player, b"unread")
    while run.state.steps[0].name != "explore":
        crowd.step(run)
    closed = [one for one in bundled.sheets if one != run.state.sheet]
    unread = [one for one in bundled.storybook.entries if one not in run.state.story.entries]
    places = {one.name for one in bundled.sheets[run.state.sheet].large}
    named_alike = {one for one in unread if bundled.storybook.title(one) in places}
    offered = {option.id for option in run.requests()[0].decision.options()}
    stood = run.state.model_dump_json()
    refused = set()
    for entry in ("100", "119", "p21", "9999"):
        assert f"read:{entry}" not in offered
        with pytest.raises(Refusal) as found:
            run.choose(0, f"read:{entry}")
        refused.add(found.value.text.key)
    assert len(refused) == 1 and run.state.model_dump_json() == stood
    for seat in (None, 0, 1):
        view = game.view(run.state, seat)
        shown = json.dumps(view, default=str) + str([game.describe(view), cards(view)])
        assert not [one for one in closed if f'"{one}"' in shown or bundled.sheets[one].name in shown]
        assert not [one for one in unread if f'"{bundled.storybook.title(one)}"' in shown and one not in named_alike]
