"""From a stored table to what is shown: the one place where tables, surfaces and pictures meet. No discord in here."""

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from bot.rules.decision import Text, text
from bot.rules.kernel.game import Game
from bot.rules.lessons.lesson import LEARNER
from bot.rules.values import value_class
from bot.tables.model.errors import UnknownTable
from bot.tables.model.info import Info
from bot.tables.model.leave import seat_leave
from bot.tables.model.proposal import Proposal, read_proposal
from bot.tables.model.requests import pending
from bot.tables.model.seats import is_late
from bot.tables.model.table import Look
from bot.tables.play.children import PREFIX
from bot.tables.seats.patience import vacant_seats
from bot.tables.seats.proposing import missing_seats
from bot.tables.service import Tables
from bot.tables.together.again import may_play_again
from bot.ui.panels.addressed import addressed
from bot.ui.panels.catalogue import FALLBACK, Catalogue
from bot.ui.panels.house_names import house_name
from bot.ui.panels.names import SeatNames
from bot.ui.panels.panel import Panel
from bot.ui.panels.surface import Drawn, Gallery, PictureSpec, Surface, View
from bot.ui.questions.scene import Origin, Scene
from bot.ui.screens import lobby as lobbies
from bot.ui.screens.my_tables import board_url
from bot.ui.screens.present import board, hand, proxy_panel
from bot.ui.screens.request_section import NO_PARTIAL_ANSWER, PartialAnswer

T = TypeVar("T")


@value_class(frozen=True)
class Shot:
    """A panel and what its pictures are drawn from. info: the table as it was then; view: None where there are none;
    pictures: as the surface gives them for the view, if that has been asked already."""

    info: Info | None
    panel: Panel
    surface: Surface | None = None
    view: View | None = None
    pictures: Sequence[PictureSpec] | None = None


@dataclass
class Stage:
    """Shared by all screens. surfaces: by game id, in the order in which games are offered."""

    tables: Tables
    surfaces: Mapping[str, Surface]
    gallery: Gallery = field(default_factory=Gallery)
    words: Catalogue = field(default_factory=Catalogue)

    def __post_init__(self) -> None:
        self.gallery.observer = self.tables.observer

    # ------------------------------------------------------------------ shots

    async def public(self, table: str, ping: Sequence[int] = (), note: Text | None = None) -> Shot:
        """The board, the lobby, or what is left of a table that was cleared. Raises `UnknownTable`."""
        known = await self.tables.keeper.get(table)
        places, answered, origin = await self.places(known), await self._answered(known), await self._origin(known)

        def make(look: Look) -> Shot:
            info, surface = look.info, self.surfaces[look.info.game]
            if look.run is None and info.status == "lobby":
                return Shot(info, lobbies.lobby(self.lobby_of(look)), surface)
            if look.run is None or (info.status == "ended" and not look.run.over):
                is_idle = any(event.kind == "journal-lobby-idle" for event in look.events())
                return Shot(info, lobbies.cleared(self.lobby_of(look), is_proved(info), is_idle), surface)
            scene = _placed(self.scene_of(look, info.locale), places, answered, origin)
            words = "" if note is None else scene.words(note)
            return Shot(info, board(scene, ping, words), surface, scene.seen(None), scene.pictures(None))

        return await self.tables.keeper.look(table, self._timed(make))

    async def private(
        self,
        table: str,
        user: int,
        locale: str,
        *,
        seat: int | None = None,
        partial: PartialAnswer = NO_PARTIAL_ANSWER,
        note: str = "",
    ) -> Shot | None:
        """The hand of one of this user's seats, the one that is asked something first; None for a spectator."""
        places: dict[str, int] = {}
        known = await self.tables.keeper.get(table)
        answered, origin = await self._answered(known), await self._origin(known)

        def make(look: Look) -> Shot | None:
            mine = look.seats_for(user)
            if look.run is None or not mine:
                return None
            awaited = {n for n, _ in pending(look.run)} if look.info.status == "running" else ()
            scene = _placed(self.scene_of(look, locale), places, answered, origin)
            late = scene.proxied_for(user)
            if seat in late:  # nothing but what was asked in vain: it is another one's hand
                return Shot(look.info, proxy_panel(scene, seat, partial, note), scene.surface)
            shown = seat if seat in mine else next((n for n in mine if n in awaited), mine[0])
            others = [n for n in (*mine, *late) if n != shown]
            panel = hand(scene, shown, partial, note, others, is_own=scene.users.get(shown) == user)
            return Shot(look.info, panel, scene.surface, scene.seen(shown), scene.pictures(shown))

        shot = await self.tables.keeper.look(table, self._timed(make))
        if shot is not None and shot.info is not None and (found := await self.places(shot.info)):
            places = found
            shot = await self.tables.keeper.look(table, make)
        return shot

    def _timed(self, make: Callable[[Look], T]) -> Callable[[Look], T]:
        """`make`, whose time is observed."""

        def timed(look: Look) -> T:
            began = time.perf_counter()
            made = make(look)
            self.tables.observer.took("panel", time.perf_counter() - began)
            return made

        return timed

    async def scene(self, table: str, locale: str, read: Callable[[Scene], object]) -> object:
        """What `read` makes of the table; None in the lobby. The scene may not be kept."""
        return await self.tables.keeper.look(
            table, lambda look: None if look.run is None else read(self.scene_of(look, locale))
        )

    async def draw(self, shot: Shot, there: Sequence[str] = ()) -> list[Drawn]:
        """The pictures of a shot; one that fails is left out. there: digests of those that the message shows."""
        kept = self.drawn(shot, there)
        return await self.paint(shot) if kept is None else kept

    async def paint(self, shot: Shot) -> list[Drawn]:
        """The same for one that `drawn` gives nothing for."""
        assert shot.surface is not None and shot.view is not None
        specs = _specs(shot)
        drawn = await asyncio.gather(*(self.gallery.draw(shot.surface, shot.view, spec) for spec in specs))
        return [picture for picture in drawn if picture is not None]

    def drawn(self, shot: Shot, there: Sequence[str] = ()) -> list[Drawn] | None:
        """The pictures of a shot, if nothing has to be drawn for them."""
        specs = _specs(shot)
        if not specs:
            return []
        assert shot.surface is not None and shot.view is not None
        return self.gallery.kept(shot.surface, shot.view, specs, there)

    # ------------------------------------------------------------------ from a table

    def scene_of(self, look: Look, locale: str) -> Scene:
        """A running table as a scene, made once for each state of the table and language."""
        run, locale = look.run, self.surfaces[look.info.game].words.language(locale)
        assert run is not None
        missing = missing_seats(look, self.tables.clock.now(), self.tables.policy)  # grows while nothing changes
        is_asked = self._open_proposal(look.info) is not None
        key = "scene", locale, look.info.version, missing, is_asked
        found: Scene = run.now(key, lambda: self._scene_of(look, locale, missing))
        return found

    def _scene_of(self, look: Look, locale: str, missing: frozenset[int]) -> Scene:
        info = look.info
        assert look.run is not None
        return Scene(
            info.id,
            self.surfaces[info.game],
            look.run,
            names_of(info),
            {place.n: place.user for place in info.seats if place.user is not None},
            look.events(),
            look.since(),
            info.status == "paused",
            look.due(),
            is_proved(info),
            look.undo(),
            locale,
            self._open_proposal(info),
            late=frozenset(place.n for place in info.seats if is_late(look.game, place)),
            away=frozenset(place.n for place in info.seats if place.away),
            missing=missing,
            deputies=look.deputies(),
            orders=look.orders,
            plans={place.n: plan for place in info.seats if (plan := look.plan(place.n)) is not None},
            unrated=(info.unrated or "") if look.game.contest or info.is_lesson else "",
            seal="" if info.is_lesson else info.commitment,
            is_own=may_play_again(info),
            is_broken_off=info.status == "ended" and not look.run.over,
            sat_down=_sat_down(look),
            vacant=frozenset() if look.game.keeps_a_log else frozenset(vacant_seats(info)),
            kicked=frozenset(place.n for place in info.seats if place.kicked is not None),
            leaves={place.n: here for place in info.seats if (here := seat_leave(place)) is not None},
            proxies=look.proxies(),
            opened={place.n: place.opened for place in info.seats if place.opened},
            stand_ins={place.n: place.deputy for place in info.seats if place.deputy is not None and place.away},
        )

    def _open_proposal(self, info: Info) -> Proposal | None:
        """What the others are asked just now and may still answer."""
        found = read_proposal(info.proposal)
        return None if found is None or found.is_expired(self.tables.clock.now()) else found

    def lobby_of(self, look: Look) -> lobbies.Lobby:
        """A table that waits for players."""
        info = look.info
        host = next((place.n for place in info.seats if place.user == info.host), None)
        house = frozenset(place.n for place in info.seats if place.house)
        surface = self.surfaces[info.game]
        return lobbies.Lobby(
            info.id,
            surface,
            names_of(info),
            host,
            house,
            info.options,
            info.commitment,
            info.locale,
            info.clock_hours,
            info.bank_hours,
            may_play_again(info),
        )

    async def lobby(self, table: str, locale: str) -> lobbies.Lobby:
        """The same, by id, in the language of one reader."""
        found = await self.tables.keeper.look(table, self.lobby_of)
        return replace(found, locale=locale)

    def house_name(self, info: Info) -> str:
        """What the next house player of a table is called, in the table's language."""
        return house_name(self.surfaces[info.game].words, info.id, [seat.name for seat in info.seats], info.locale)

    def game_name(self, game: str, locale: str) -> str:
        """Of a game, in this language; of one that is not installed any more its id."""
        surface = self.surfaces.get(game)
        return game if surface is None else surface.words.format(text("game-name"), None, locale, label=True)

    def say(self, info: Info | None, words: Text, locale: str | None = None, seat: int | None = None) -> str:
        """A sentence at a table (None: at none), in its language or a reader's, as whoever sits there (seat) reads
        it."""
        if info is None:
            return self.words.format(words, None, locale or FALLBACK)
        surface = self.surfaces[info.game]
        names = SeatNames(names_of(info), surface.game.name_of, surface.game)
        spoken = locale or info.locale
        return surface.words.format(addressed(surface.words, words, seat, spoken), names, spoken)

    async def places(self, info: Info) -> dict[str, int]:
        """Where the tables are played whose results this one waits for, by the key of the question."""
        if self.tables.games[info.game].keeps_a_log:
            known = await self.tables.children.child_places(info.id)
            return {PREFIX + key: place for key, place in known.items()}
        if info.status != "running" or type(self.tables.games[info.game]).child_tables is Game.child_tables:
            return {}
        standing = await self.tables.children.child_tables(info.id)
        return {PREFIX + one.sequel.key: one.channel for one in standing if one.channel is not None}

    async def _origin(self, info: Info) -> Origin | None:
        """Where those of a table that is over go on: the one that had it opened, as long as that is played."""
        if info.status != "ended" or info.sequel_of is None:
            return None
        try:
            found = await self.tables.keeper.get(info.sequel_of)
        except UnknownTable:
            return None
        return None if found.status == "ended" else Origin(board_url(found), self.game_name(found.game, info.locale))

    async def _answered(self, info: Info) -> tuple[tuple[str, Any], ...] | None:
        """What the learner of a lesson has answered so far; None: it is none."""
        return await self.tables.reader.answered(info.id, LEARNER) if info.is_lesson else None

    async def proof(self, info: Info) -> list[Text]:
        """The opened seal of a table's dice and how to check them; nothing as long as it is closed."""
        if not is_proved(info):
            return []
        seed, _ = await self.tables.reader.reveal(info.id)
        opened = [text("table-sealed", hash=info.commitment), text("table-reveal", seed=seed)]
        if not info.head:  # from before there were chains
            return [*opened, text("table-verify-old")]
        return [*opened, text("table-head", head=info.head), text("table-verify")]


def is_proved(info: Info) -> bool:
    """Whether the seal of a table's dice is open: it is over, and not a lesson, of which everybody may know the dice
    beforehand."""
    return info.status == "ended" and info.entropies is not None and not info.is_lesson


def _placed(
    scene: Scene, places: Mapping[str, int], answered: Sequence[tuple[str, Any]] | None, origin: Origin | None
) -> Scene:
    """With what no state knows: where child tables are played, what a learner has answered, and where it goes on."""
    if places or answered is not None or origin is not None:
        return replace(scene, places=places, answered=answered, origin=origin)
    return scene


def _sat_down(look: Look) -> dict[int, int]:
    """See `Scene.sat_down`."""
    anew, numbers = [place for place in look.info.seats if place.first_event], look.event_numbers()
    return {place.n: sum(n < place.first_event for n in numbers) for place in anew}


def _specs(shot: Shot) -> list[PictureSpec]:
    wanted = {picture.name for picture in shot.panel.pictures()}
    if not wanted or shot.view is None or shot.surface is None:
        return []
    known = shot.surface.pictures(shot.view) if shot.pictures is None else shot.pictures
    return [spec for spec in known if spec.name in wanted]


def names_of(info: Info) -> dict[int, str]:
    """Seat -> display name."""
    return {place.n: place.name for place in info.seats}
