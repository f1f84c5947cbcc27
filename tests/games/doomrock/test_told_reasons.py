"""The journal says whose effect a number is, what is left after a loss, and where a choice was made."""

from typing import Any

import pytest

from bot.rules.decision import Text
from cogs.doomrock.cog import surface
from cogs.doomrock.game import game
from cogs.doomrock.rules.cards.triggers import fire
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.map.counters import PARTY, Counters
from cogs.doomrock.state import DoomrockState
from cogs.doomrock.view.retelling import retold
from tests.games.doomrock.battle_table import enemy, field, hero, take_markers
from tests.games.doomrock.kit import act, table, touch


def lines(run: Any) -> list[str]:
    """The journal as players read it."""
    told = retold([Text(event.kind, event.params) for event in run.journal])
    return [surface().words.format(one.said, game().name_of) for one in told]


def test_an_item_that_acts_by_itself_is_named() -> None:
    """Combat Quilt takes off a marker at the start of each round (DR-8.6)."""

    def edit(state: DoomrockState) -> None:
        state.heroes[0].equipped = ["it.quilt"]
        state.heroes[0].expose = take_markers(state, "blank")

    async def rules(play: DoomrockPlay) -> None:
        await fire(play, "start_of_round")
        await fire(play, "start_of_round")  # nothing to take off any more, and nothing is said

    run = field([hero(0, "hexer")], [enemy(1, "boss")], [["h0"], ["e1"]], rules, edit=edit)
    named = [line for line in lines(run) if line.startswith("↪")]
    assert named == ["↪ **Combat Quilt**: Hexer sheds 1 expose marker."]


def test_a_blow_that_a_card_deals_keeps_a_line_of_its_own() -> None:
    heading, blow = Text("dr-because", {"card": "@it.quilt"}), Text("dr-lost-hp", {"who": "A", "n": 1})
    assert [one.said for one in retold([heading, blow])] == [heading, blow]


def test_what_several_get_of_one_card_is_one_line() -> None:
    heading = Text("dr-because", {"card": "@it.quilt"})
    gains = [Text("dr-gained", {"who": who, "what": "shield", "n": 1}) for who in ("@brawler", "@archer")]
    (line,) = retold([heading, *gains])
    assert line.said.key == "dr-because-told" and line.said.params["told"].key == "dr-gained-each"


@pytest.mark.parametrize(
    ("before", "change", "said"),
    [
        (3, -2, "− 🪙 2 silver (3 left)."),
        (3, 2, "+ 🪙 2 silver (now 3)."),
        (0, 0, "The purse is as empty as before."),
    ],
)
def test_a_loss_says_what_is_left(before: int, change: int, said: str) -> None:
    def edit(state: DoomrockState) -> None:
        state.silver = before

    async def rules(play: DoomrockPlay) -> None:
        Counters().on_changed(play, "silver", PARTY, change)

    run = field([hero(0, "brawler")], [enemy(1, "boss")], [["h0"], ["e1"]], rules, edit=edit)
    assert said in lines(run)


def test_a_choice_is_told_at_the_location_that_gave_it() -> None:
    """DR-3.2: “Last Known Picnic: Rob the ants” left open where the ants are."""
    run = table(2)
    run.state.row[run.state.place].card = "ar.picnic"
    touch(run)
    act(run, "visit:2")
    (request,) = run.requests()
    assert "Ant Road, Northbound" in surface().words.format(request.decision.prompt, game().name_of)
    run.choose(request.decision.seats[0], "0")
    assert "Ant Road, Northbound: *Rob the ants.*" in lines(run)
