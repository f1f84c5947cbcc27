"""The stored tables of `tests/histories` as tapes."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from bot.rules.fairness import table_seed
from bot.tables.model.info import Info
from bot.tables.model.seats import Seat
from bot.tables.replays.tape import Tape, play_again
from cogs import load_surface

HISTORIES = Path(__file__).parents[1] / "histories"
FILES = sorted(HISTORIES.glob("*/*.json"))
FINISHED = [path for path in FILES if path.stem.startswith("finished")]


@cache
def bundle_of(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def info_of(bundle: dict[str, Any]) -> Info:
    """The table of an export; who has no account there gets one by seat."""
    seats = tuple(Seat(**{**row, "user": 100 + row["n"]}) for row in bundle["seats"])
    columns = {name: bundle["table"].get(name) for name in Info.__dataclass_fields__ if name != "seats"}
    return Info(**{**columns, "host": 100, "channel": 1, "guild": 1, "seats": seats})


def tape_of(path: Path, reader: int | None = None, **more: Any) -> Tape:
    bundle = bundle_of(path)
    surface = load_surface(path.parent.name)
    seed = table_seed(bytes.fromhex(bundle["server_seed"]), bundle["table"]["entropies"])
    return play_again(bundle, info_of(bundle), surface.game, seed, reader, surface.chapters, **more)


def name(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"
