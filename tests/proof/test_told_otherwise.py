"""Rules that tell a game otherwise, and play it alike: the record is still held against dice and states."""

import asyncio
import copy
import zlib
from base64 import b64encode
from typing import Any

import pytest

from bot.rules.play.handle import Play
from bot.tables.proof.report import Report
from bot.tables.proof.verify import verify_export
from bot.tables.proof.walk import read_blob
from tests.proof.forge import GAMES, Later, chain_anew, honest
from tests.rules.toy import Toy, ToyState, bid


class Teller(Later):
    """The same game under a later number, with a line more in its journal."""

    version = Later.version + 1

    def __init__(self) -> None:
        super().__init__()
        self.steps = {**self.steps, "bid": bid_and_tell}


async def bid_and_tell(play: Play[ToyState], round: int) -> None:
    play.say("toy-round", round=round)
    await bid(play, round)


class Pretender(Teller):
    """Tells otherwise under the number of the rules that the game was played with."""

    version = Later.version


class Former(Teller):
    """Tells otherwise under the number of the rules that the game was begun with."""

    version = Toy.version


@pytest.fixture(scope="module")
def true(tmp_path_factory: pytest.TempPathFactory) -> list[Any]:
    return asyncio.run(honest(tmp_path_factory.mktemp("told")))


def checked(bundle: Any, rules: Later, head: bool = False) -> Report:
    table = bundle["table"]
    return verify_export(bundle, {**GAMES, "toy": rules}, table["commitment"], table["head"] if head else None)


def test_every_choice_is_played_and_the_journal_alone_is_a_gap(true: list[Any]) -> None:
    bundle = true[1]
    report = checked(bundle, Teller(), head=True)
    assert report.verdict == "partly" and report.choices == len(bundle["choices"])
    (told,) = [gap for gap in report.gaps if "from here on" in gap]
    assert told.startswith("the start") and "its dice and states are" in told
    assert 0 < report.events < len(bundle["events"])


def test_a_forged_state_is_still_found(true: list[Any]) -> None:
    """Whoever runs the bot can compute the chain anew, and cannot make the game come to another end."""
    at_the_end, within = copy.deepcopy(true[1]), copy.deepcopy(true[1])
    at_the_end["table"]["digest"] = "0" * len(true[1]["table"]["digest"])
    point = within["checkpoints"][-1]
    state = Toy().load(read_blob(point["blob"]))
    state.heap += 50
    point["blob"] = b64encode(zlib.compress(state.model_dump_json().encode())).decode()
    for forged, said in ((at_the_end, "the end:"), (within, "the checkpoint at")):
        chain_anew(forged)
        report = checked(forged, Teller())
        assert report.verdict == "false" and str(report.problem).startswith(said)


def test_an_answer_that_leads_elsewhere_is_named(true: list[Any]) -> None:
    forged = copy.deepcopy(true[1])
    row = next(one for one in forged["choices"] if one["key"] == "toy.bid" and one["n"] > 20)
    row["answer"] = str((int(row["answer"]) + 1) % 4)
    chain_anew(forged)
    # its row has not the seal of what follows from it: other rules may be the reason, so it is named as a gap
    assert any("neither its dice" in gap for gap in checked(forged, Teller()).gaps)
    assert checked(forged, Later()).verdict == "false"


@pytest.mark.parametrize("which", [0, 1])
def test_the_very_rules_it_was_played_with_must_tell_it_alike(true: list[Any], which: int) -> None:
    """`true[0]` was begun with the rules before, `true[1]` was played with the last ones."""
    report = checked(true[which], (Former(), Pretender())[which])
    assert report.verdict == "false" and "events, the seed gives" in str(report.problem), report.problem
