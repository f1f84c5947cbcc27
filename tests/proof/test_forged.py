"""No forged export passes as whole: every field of every row, rows left out, and a chain that was computed anew."""

import asyncio
import copy
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel

from bot.rules.play.handle import Play
from bot.rules.rng import Chance
from bot.tables.model.chain import TABLE
from bot.tables.model.errors import BundleError
from bot.tables.proof.incoming import _Choice, _Event, _Seat
from bot.tables.proof.verify import replay, verify_export
from tests.proof.forge import GAMES, Later, Way, chain_anew, change_field, honest, judged, run, ways
from tests.rules.toy import ToyState, bid

ROWS: dict[str, type[BaseModel]] = {"choices": _Choice, "events": _Event, "seats": _Seat}


@pytest.fixture(scope="module")
def true(tmp_path_factory: pytest.TempPathFactory) -> list[Any]:
    return asyncio.run(honest(tmp_path_factory.mktemp("forge")))


def test_the_honest_ones_are_whole_and_have_every_kind_of_row(true: list[Any]) -> None:
    for bundle in true:
        report = judged(bundle, bundle)
        assert report.verdict == "whole", (report.problem, report.gaps)
    keys = {row["key"] for bundle in true for row in bundle["choices"]}
    assert keys >= {"!undo", "!fresh", "!rules", TABLE, "toy.bid"}
    assert {row["by"] for bundle in true for row in bundle["choices"]} >= {"player", "house", "table"}
    for name, model in ROWS.items():  # nothing that can stand in a row is left out
        assert all(set(row) == set(model.model_fields) for bundle in true for row in bundle[name]), name


def kinds(bundle: Any) -> list[Way]:
    """One place for each field of each kind of row, inner fields too."""
    found: dict[Any, Way] = {}
    for way in ways(bundle):
        if way[0] in ("choices", "events") and len(way) > 1:
            row = bundle[way[0]][way[1]]
            kind = row.get("key", row.get("kind")), row["undone"]
            found.setdefault((way[0], kind, *(step for step in way[2:] if isinstance(step, str))), way)
        else:
            found.setdefault(way, way)
    return list(found.values())


def test_each_changed_field_of_each_kind_of_row_is_found(true: list[Any]) -> None:
    tried = 0
    for bundle in true:
        for way in kinds(bundle):
            for anew in (False, True):
                forged = copy.deepcopy(bundle)
                change_field(forged, way, Chance(b"field", {"at": tried}))
                if anew:
                    try:
                        chain_anew(forged)
                    except (TypeError, KeyError, ValueError, AttributeError):
                        continue
                if forged != bundle:
                    tried += 1
                    assert judged(forged, bundle).verdict != "whole", (way, anew)
    assert tried > 500


def test_rows_left_out_put_in_and_moved_are_found(true: list[Any]) -> None:
    found, passed = run(250, 7, true)
    assert not passed and found["false"] > 200


def test_checkpoints_stand_in_their_order(true: list[Any]) -> None:
    bundle = next(one for one in true if len(one["checkpoints"]) > 1)
    forged = copy.deepcopy(bundle)
    forged["checkpoints"].reverse()
    assert judged(forged, bundle).verdict == "false"


def without_chain(bundle: Any) -> Any:
    """As if it were from before there were chains."""
    old = copy.deepcopy(bundle)
    gone = [row["n"] for row in old["choices"] if row["key"] == TABLE]
    old["choices"] = [row for row in old["choices"] if row["key"] != TABLE]
    for n, row in enumerate(old["choices"]):
        row["n"] = n
    for row in old["events"]:
        if row["choice_n"] is not None:
            row["choice_n"] -= sum(n < row["choice_n"] for n in gone)
    old["table"]["log_length"], old["format"] = len(old["choices"]), 1
    del old["table"]["head"]
    return old


def test_taking_the_chain_away_makes_it_less(true: list[Any]) -> None:
    for bundle in true:
        old = without_chain(bundle)
        report = verify_export(old, GAMES, bundle["table"]["commitment"])
        assert report.verdict == "partly" and any("no chain" in gap for gap in report.gaps)
        assert any("without a record of who agreed" in gap for gap in report.gaps) or "!fresh" not in str(old)
        assert judged(old, bundle).verdict == "false"


def test_another_game_with_its_own_seal(true: list[Any]) -> None:
    report = judged(true[1], true[0])
    assert report.verdict == "false" and "seal" in str(report.problem)
    report = verify_export(true[1], GAMES)
    assert report.verdict == "partly" and [gap.split()[1] for gap in report.gaps] == ["seal", "head"]


def test_half_a_game_with_a_digest_of_its_own(true: list[Any]) -> None:
    """Cut at each row, the state at the end computed anew, an end on record that never was."""
    from bot.tables.model.codec import digest

    bundle = true[1]
    for cut in range(5, len(bundle["choices"]), 4):
        forged = copy.deepcopy(bundle)
        end = copy.deepcopy([row for row in forged["choices"] if row["key"] == TABLE][-1])
        forged["choices"] = [*forged["choices"][:cut], end | {"n": cut}]
        forged["events"] = [e for e in forged["events"] if (e["choice_n"] or 0) < cut and e["choice_n"] is not None]
        for n, row in enumerate(forged["events"]):
            row["n"] = n
        try:
            state, _ = replay(forged, GAMES)
        except Exception:
            continue
        forged["table"] |= {"digest": digest(state.state), "index": state.index, "log_length": cut + 1}
        forged["table"]["event_count"] = len(forged["events"])
        chain_anew(forged)
        assert judged(forged, bundle).verdict == "false"
        assert verify_export(forged, GAMES).verdict != "whole"


class Newer(Later):
    """Other rules under a later number: the heap grows faster."""

    version = Later.version + 1

    def __init__(self) -> None:
        super().__init__()
        self.steps = {**self.steps, "bid": bid_for_more}


async def bid_for_more(play: Play[ToyState], round: int) -> None:
    play.state.heap += 1
    await bid(play, round)


def test_a_game_by_rules_that_are_not_installed_is_not_called_false(true: list[Any]) -> None:
    """Nor is it proved: what can be held against the head is, and the rest is named."""
    bundle = next(one for one in true if one["table"]["game"] == "toy")
    games = {**GAMES, "toy": Newer()}
    seal, head = bundle["table"]["commitment"], bundle["table"]["head"]
    report = verify_export(bundle, games, seal, head)
    assert report.verdict == "partly" and any("from here on" in gap for gap in report.gaps), report.problem
    for way in [("choices", 9, "answer"), ("choices", 9, "at"), ("events", 5, "kind"), ("seats", 1, "name")]:
        forged = copy.deepcopy(bundle)
        change_field(forged, way, Chance(b"field", {}))
        assert verify_export(forged, games, seal, head).verdict == "false", way
    with pytest.raises(BundleError, match="not installed"):
        replay(bundle, games)
    named = copy.deepcopy(bundle)
    named["table"]["rules_version"] = 1
    assert judged(named, bundle).verdict == "false"


def test_new_dice_without_consent(true: list[Any]) -> None:
    bundle = copy.deepcopy(true[1])
    row = next(row for row in bundle["choices"] if row["key"] == "!undo" and row["answer"]["fresh"])
    row["answer"]["agreed"] = [0]
    from bot.tables.model.codec import digest, seal

    run, _ = replay(bundle, GAMES, until=row["n"])
    run.undo(row["answer"]["to"], True)
    row["digest"] = seal(digest(run.state), row["seat"], row["key"], row["answer"])
    chain_anew(bundle)
    report = verify_export(bundle, GAMES, bundle["table"]["commitment"], bundle["table"]["head"])
    assert report.verdict == "partly" and "nothing shows that player-2 agreed" in report.gaps[0]


def test_a_posted_head_of_a_pause_proves_the_game_up_to_there(true: list[Any], tmp_path: Path) -> None:
    bundle = true[1]
    from bot.tables.model.chain import chain_key, extended, first_head

    at = next(row["n"] for row in bundle["choices"] if row["key"] == TABLE and row["answer"]["status"] == "paused")
    key, first = chain_key(bytes.fromhex(bundle["server_seed"])), first_head(bundle["table"]["commitment"])
    events = [e for e in bundle["events"] if (e["proof"] or {"after": (e["choice_n"] or 0) + 1})["after"] <= at]
    head = extended(first, key, bundle["choices"][: at + 1], events)
    report = verify_export(bundle, GAMES, bundle["table"]["commitment"], head)
    assert report.verdict == "partly" and len(report.gaps) == 1 and "is not the last one" in report.gaps[0]


def test_a_stacked_state_behind_a_change_of_rules(true: list[Any]) -> None:
    """A state that never was, brought in as the checkpoint from which new rules went on."""
    import zlib
    from base64 import b64encode

    from bot.tables.model.codec import blob_sum, digest, seal

    for claimed in (GAMES["toy"].version, GAMES["toy"].version - 1):
        forged = copy.deepcopy(true[1])
        cut = next(r["n"] for r in forged["choices"] if r["key"] == "!undo" and r["answer"]["fresh"])
        run, _ = replay(forged, GAMES, until=cut)
        point = run.checkpoints[-1]
        state = GAMES["toy"].load(point.state)
        state.heap += 50  # the stack
        blob = zlib.compress(state.model_dump_json().encode())
        was = {"version": claimed, "content_hash": GAMES["toy"].content_hash}
        now = {"version": GAMES["toy"].version, "content_hash": GAMES["toy"].content_hash}
        answer = now | {"was": was, "checkpoint": point.index, "lost": run.index - point.index, "why": "error"}
        answer["sum"] = blob_sum(blob)
        rules = {"n": cut, "idx": None, "undone": False, "seat": -1, "key": "!rules", "answer": answer, "by": "table"}
        rules |= {"user": None, "actor": None, "proof": None, "at": forged["choices"][cut - 1]["at"]}
        rules["digest"] = seal(digest(state), -1, "!rules", answer)
        end = copy.deepcopy([row for row in forged["choices"] if row["key"] == TABLE][-1])
        forged["choices"] = [*forged["choices"][:cut], rules, end | {"n": cut + 1}]
        forged["checkpoints"] = [one for one in forged["checkpoints"] if one["idx"] != point.index]
        forged["checkpoints"].append(
            {"idx": point.index, "fence": point.undo_boundary, "keep": True, "blob": b64encode(blob).decode()}
        )
        chain_anew(forged)
        report = verify_export(forged, GAMES)
        assert report.verdict == "false" and "is not what the game before it gives" in str(report.problem)
