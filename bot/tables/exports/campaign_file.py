"""A group's own campaign as one file, for keeping and for going on elsewhere. It is theirs: what is in it is what they
may know, without seeds of games that are not over and without accounts.

    {"kind": "campaign", "schema": 1, "game": ..., "packs": [...], "content": hash, "options": {...}, "seats": [names],
     "campaign": what `Campaign.receive` takes, "sessions": {key: public export of a table that is over}}

Where it is taken in it begins as a new table, with dice of its own. The exports of its sessions prove its pages.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from bot.rules.campaign.game import SCHEMA, Campaign, Carried
from bot.rules.campaign.state import MOST_LISTED, Page
from bot.rules.cleaning import shortened
from bot.rules.decision import text
from bot.rules.errors import NotPossible, Refusal
from bot.rules.kernel.run import Run
from bot.tables.exports.export import export_table
from bot.tables.live.unit_of_work import UnitOfWork
from bot.tables.model.codec import pack
from bot.tables.model.seats import Seat, seat_name
from bot.tables.model.table import Live, Look
from bot.tables.proof.report import Report
from bot.tables.proof.verify import verify_export
from bot.tables.seats.lobby import begin, checked_options
from bot.tables.service import Tables
from bot.tables.store import statements

KIND: Final = "campaign"
_Name = Field(max_length=80)
MOST_PAGES: Final = 500
_MOST_SAID = 200
"""Of what is wrong with a file."""


class CampaignFile(BaseModel):
    """The file, of this schema."""

    model_config = ConfigDict(extra="forbid")

    kind: str
    version: int = Field(alias="schema")
    game: str = _Name
    packs: list[str] = Field(max_length=100)
    content: str = Field(default="", max_length=80)
    """Hash of the cards and texts' facts that it was played with; empty: of a file that does not say."""
    options: dict[str, Any]
    seats: list[str] = Field(min_length=1, max_length=MOST_LISTED)
    campaign: dict[str, Any]
    sessions: dict[str, dict[str, Any]] = Field(max_length=MOST_PAGES)


async def export_campaign(tables: Tables, table: str) -> dict[str, Any]:
    """The file of a campaign that has begun; a session that is being played is not in it. Raises `NotPossible`."""
    found: dict[str, Any] = await tables.keeper.look(table, _standing)
    opened = await tables.keeper.storage.read(partial(statements.children_of, table=table))
    sessions = {}
    for page in found["campaign"]["pages"]:
        if page["key"] in opened:
            sessions[page["key"]] = await export_table(tables, opened[page["key"]])
    return found | {"sessions": sessions}


def _standing(look: Look) -> dict[str, Any]:
    game = campaign_of(look.game)
    if look.run is None:
        raise NotPossible(text("refused-not-started"))
    without = look.info.options.get("without", ())
    packs = [pack for pack in game.packs if pack not in without]
    names = [seat.name for seat in look.info.seats]
    told: dict[str, Any] = {"kind": KIND, "schema": SCHEMA, "game": game.id, "packs": packs}
    told["content"] = game.content_hash
    return told | {"options": dict(look.info.options), "seats": names, "campaign": game.carried(look.run.state)}


def campaign_of(game: Any) -> Campaign[Any]:
    """The game, if it is a campaign. Raises `NotPossible`."""
    if not isinstance(game, Campaign):
        raise NotPossible(text("campaign-not-here"))
    return game


def as_ours(data: Any, games: Mapping[str, Any]) -> Any:
    """A file of another program as one of ours, where a game can read it: one seat, no page, nothing to prove. Any
    other file as it is."""
    if not isinstance(data, Mapping) or data.get("kind") == KIND:
        return data
    for game in games.values():
        found = game.from_elsewhere(data) if isinstance(game, Campaign) else None
        if found is not None:
            options, record = found
            told: dict[str, Any] = {"kind": KIND, "schema": SCHEMA, "game": game.id, "packs": [], "options": options}
            carried = Carried(record=record.model_dump(mode="json"), pages=[], begun=0, seats=1, empty=[])
            return {**told, "seats": ["1"], "campaign": carried.model_dump(mode="json"), "sessions": {}}
    return data


def read_campaign(data: Any, games: Mapping[str, Any], *, force: bool = False) -> CampaignFile:
    """A file with which one can go on here, its pages proved by its exports. force: although what is installed here is
    not what it was played with (LE-26.3); it must fit all the same. Raises `NotPossible`: one sentence.

    All its sessions are played again, which takes time: not for the event loop.
    """
    if not isinstance(data, Mapping) or data.get("kind") != KIND:
        raise NotPossible(text("campaign-refused-no-file"))
    if type(data.get("schema")) is not int or data["schema"] > SCHEMA:
        raise NotPossible(text("campaign-refused-newer"))
    try:
        file = CampaignFile.model_validate(dict(data))
        carried = Carried.model_validate(file.campaign)
    except (ValidationError, TypeError, RecursionError) as error:
        raise _unfit(error) from error
    pages = carried.pages
    _require_pages(pages, carried.begun, len(file.seats))
    if not isinstance(games.get(file.game), Campaign):
        raise NotPossible(text("campaign-refused-pack", packs=[file.game]))
    missing = [pack for pack in file.packs if pack not in games[file.game].packs]
    if missing:
        raise NotPossible(text("campaign-refused-pack", packs=missing))
    if file.content not in ("", games[file.game].content_hash) and not force:
        raise NotPossible(text("campaign-refused-content"))
    _rehearse(games[file.game], file, pages)
    for page in pages:
        _require_proof(page, file.sessions.get(page.key), games)
    return file


def _require_pages(pages: Sequence[Page], begun: int, seats: int) -> None:
    """That these can be the pages of a log in which so many sessions were begun: keys are never used twice."""
    keys = {page.key for page in pages}
    possible = {f"{page.number}-{n}" for page in pages for n in range(1, min(begun, MOST_PAGES) + 1)}
    if not len(keys) == len(pages) <= begun <= MOST_PAGES or not keys <= possible:
        raise _unfit(ValueError("the keys of its pages"))
    for page in pages:
        if page.left is None or not 1 <= page.seats <= seats or not {*page.riders} <= {*range(page.seats)}:
            raise _unfit(ValueError(f"page {shortened(page.key)}"))


def _unfit(error: Exception) -> NotPossible:
    """What is wrong with a file, shortly: it may hold anything."""
    why = error.errors()[0]["msg"] if isinstance(error, ValidationError) else f"{type(error).__name__} {error}"
    return NotPossible(text("campaign-refused-file", why=shortened(why, _MOST_SAID)))


def _rehearse(game: Campaign[Any], file: CampaignFile, pages: Sequence[Page]) -> None:
    """What would fail once the table stands fails before: beginning, whatever anybody looks at, tearing pages out, the
    next session. Raises `NotPossible`, `WrongOption`."""
    without = range(1, len(file.seats))
    try:
        options = game.options.model_validate(checked_options(game.options, file.options))
        brings = file.campaign | {"empty": list(without)}
        run = Run.start(game, bytes(32), len(file.seats), options, brings=brings)
        for seat in (None, *range(len(file.seats))):
            view = game.view(run.state, seat)
            pack([*game.describe(view), *game.sheet(view["record"])])
        for page in pages:
            game.record.model_validate(page.before)
        game.opening(run.state.record, [0])
    except Refusal:
        raise
    except Exception as error:  # whatever an invented record does to the rules
        raise _unfit(error) from error


def _require_proof(page: Page, export: Mapping[str, Any] | None, games: Mapping[str, Any]) -> None:
    """That a page tells what its session has left. A page whose table was never stored here proves nothing."""
    if export is None:
        return
    report = verify_export(export, games)
    why = report.problem or ("" if export["table"].get("left") == page.left else "its session has left something else")
    if why:
        raise NotPossible(text("campaign-refused-page", n=page.number, why=why))


def verify_campaign(data: Any, games: Mapping[str, Any]) -> Report:
    """What a campaign's file proves: each session in it by its own export, each page by what its session has left."""
    report = Report()
    try:
        file = read_campaign(data, games, force=True)
    except NotPossible as refusal:
        told = refusal.text
        report.problem = f"{told.key} {dict(told.params)}" if told.params else told.key
        return report
    for page in (Page.model_validate(page) for page in file.campaign["pages"]):
        export = file.sessions.get(page.key)
        if export is None:
            report.gaps.append(f"page {page.number} ({page.key}): its session is not in the file")
            continue
        found = verify_export(export, games)
        report.choices += found.choices
        report.events += found.events
        report.notes.append(f"page {page.number} ({page.key}): {found.verdict}")
        report.gaps += [f"page {page.number} ({page.key}): {gap}" for gap in found.gaps]
    report.gaps.append("what became of the record between the sessions is proved by the export of the log itself")
    return report


async def import_campaign(
    tables: Tables, file: CampaignFile, *, guild: int | None, channel: int, host: int, name: str, **more: Any
) -> str:
    """Begin a table with the campaign of a file (`read_campaign`); gives its id. The host takes the seat of that name,
    else the first.

    The other seats wait for who joins (`Tables.join`). more: of `Tables.create`, without `name` and `options`.
    Raises `NotPossible`, `SecondTable`, `WrongOption`, `StoreFailure`.
    """
    mine = next((n for n, seat in enumerate(file.seats) if seat.casefold() == name.casefold()), 0)
    names = [seat_name(seat) for seat in file.seats]
    seats = tuple(Seat(n, None, seat, house=True) for n, seat in enumerate(names) if n != mine)
    own = Seat(mine, host, seat_name(name))
    brings = file.campaign | {"empty": [seat.n for seat in seats]}
    made = await tables.lobby.create(file.game, guild, channel, host, file.options, **more)

    async def act(live: Live, work: UnitOfWork) -> None:
        work.set(seats=tuple(sorted((*seats, own), key=lambda seat: seat.n)), brings=brings)
        begin(live, work)

    await tables.keeper.change(made.info.id, act)
    return made.info.id
