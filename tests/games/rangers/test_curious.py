"""Who would rather come across something new: plays what nobody has played, tries for what nobody has seen, stays
where some of it is still to come, and otherwise does as the greedy player does."""

from collections.abc import Collection

import yaml

from bot.rules.decision import Answer
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from cogs.rangers import bundled_files
from cogs.rangers.content.pack import load
from cogs.rangers.game import game as bundled
from cogs.rangers.house.curious import brought
from cogs.rangers.house.openings import opening
from cogs.rangers.state import RangersState
from tests.games.rangers.kit import DULL, answer, asked, at_turn, lay, options, resume
from tests.games.rangers.test_content import BESIDE
from tests.games.rangers.test_travel import travelling

GEAR = "fern.b.good_coat"


def explored(run: Run[RangersState], unseen: Collection[str], seat: int = 0) -> Answer | None:
    return run.game.explore(run.state, run.requests(seat)[0], seat, unseen)


def test_a_card_that_nobody_has_played_is_played_while_it_can_be_paid() -> None:
    state = at_turn(1)
    state.rangers[0].hand = [GEAR]
    run = resume(state)
    assert explored(run, {GEAR}) == f"play:{GEAR}"
    assert explored(run, {"fern.b.hand_bell"}) is None
    state.rangers[0].energy = dict.fromkeys(state.rangers[0].energy, 0)
    assert explored(resume(state), {GEAR}) is None


def test_a_test_is_made_for_what_its_card_brings_once_it_is_cleared_and_with_everything() -> None:
    state = at_turn(1)
    lay(state, "fern.wild.bell_deer", "reach:0")
    state.rangers[0].cards = list(DULL)
    run = resume(state)
    assert "add" in brought(run.game.content, "fern.wild.bell_deer")  # 2 progress on the location
    deer = next(card.uid for card in state.cards if card.card == "fern.wild.bell_deer")
    assert explored(run, {"add"}) == f"connect:{deer}"
    assert explored(run, {"travel"}) is None
    answer(run, f"connect:{deer}")
    assert asked(run) == "rangers.commit" and explored(run, {"add"}) == ["energy"]


def test_what_cards_bring_is_followed_into_the_entries_that_they_lead_to() -> None:
    content = bundled().content
    assert "day_entry" in brought(content, "fern.v.surveyors")  # V.20, one map
    assert "malady" in brought(content, "fern.lh.hask")  # LH.2, say nothing
    assert "alter_deck" in brought(content, "fern.sw.boys")  # SW.6, take his place
    assert "end_campaign" in brought(content, "fern.a.great_lamp")  # the last check of the last mission


def test_the_group_goes_where_somebody_lives_or_something_lies_whom_nobody_has_seen() -> None:
    state = travelling(99, seats=1)
    state.rangers[0].deck = []  # too worn out to wait for anything
    run = resume(state)
    assert set(options(run)) == {"stay", "ME:fen", "FO:wildwood"}
    assert explored(run, {"t.ferryman"}) == "FO:wildwood"  # watch_alder's, at the Ford
    assert explored(run, {"t.loc.mere"}) == "ME:fen"
    assert explored(run, {"t.loc.mere", "t.ferryman", "t.loc.ford"}) == "FO:wildwood"
    assert explored(run, {"t.loc.gap"}) is None


def test_what_lies_behind_more_than_two_entries_is_not_reckoned_with() -> None:
    entries = [
        {"id": "D.1", "effects": [{"do": "entry", "entry": "D.2"}]},
        {"id": "D.2", "effects": [{"do": "soothe"}, {"do": "entry", "entry": "D.3"}]},
        {"id": "D.3", "effects": [{"do": "injure"}]},
    ]
    card = {"id": "d.sign", "name": "Sign", "type": "feature", "set": "errands", "qty": 1, "presence": 0, "progress": 1}
    card |= {"text": "Read it.", "abilities": [{"when": "enters", "do": [{"do": "entry", "entry": "D.1"}]}]}
    words = "".join(f"## {one['id']} A Sign\n### intro\nIt says where to go.\n" for one in entries)
    small = {"entry": [1, 60], "paragraph": [1, 60], "outcome": [1, 60]}
    story = [{"pack": "deep", "starts": "all", "words": small}, *entries]
    own = {"path_cards-deep.yaml": yaml.safe_dump([card]), "stories/deep.yaml": yaml.safe_dump(story)}
    content = load({name: bundled_files()[name] for name in BESIDE} | own, {"stories/deep.md": words})
    assert {"entry", "soothe"} <= brought(content, "d.sign") and "injure" not in brought(content, "d.sign")


def test_the_ferry_is_waved_over_by_whoever_has_never_seen_it_come() -> None:
    made = bundled()
    number = next(n for n in range(200) if (given := opening(made.content, n, 2)) and given["place"] == "FS")
    used = {}
    for unseen in ((), ("travel",)):
        run = Run.start(made, b"ferry", 2, brings=opening(made.content, number, 2))
        crowd = Crowd(greedy_player, b"ferry", 0, unseen=unseen)
        while not run.over:
            crowd.step(run)
        used[unseen] = "travel" in run.used
    assert used == {(): False, ("travel",): True}
