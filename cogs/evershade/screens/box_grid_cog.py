"""`/loe grid`: a free sheet with its picture, and the rules of ranges, walks and pushes on it."""

from collections.abc import Callable

from discord import app_commands

from bot.rules.box.amounts import check_range, whose_name
from bot.rules.decision import Text, text
from bot.rules.errors import NotPossible
from bot.rules.geometry.grid import Direction
from bot.ui.door.box_commands import BoxCommands
from bot.ui.door.command_frame import Choices, Interaction, offered_names
from bot.ui.door.rights import Right, needs
from bot.ui.panels.catalogue import Say
from bot.ui.panels.panel import Panel, Picture
from bot.ui.panels.surface import PictureSpec
from bot.ui.screens.stage import Shot
from cogs.evershade.box.tray import MOST_MODELS, FreeGrid, LoeBox
from cogs.evershade.pictures.sheet import free_sheet_words
from cogs.evershade.rules.field.damage import crash_damage
from cogs.evershade.screens import box_screens as screens
from cogs.evershade.screens.box_frame import said

PICTURE = "free-grid"
Columns = app_commands.Range[int, 1, 12]
Rows = app_commands.Range[int, 1, 12]
Steps = app_commands.Range[int, 1, 12]
Number = app_commands.Range[int, 0, 20]


class GridCommands(BoxCommands[LoeBox]):
    """The part of `/loe` with a grid."""

    grid = app_commands.Group(name="grid", description=said("loe-command-grid"))

    @needs(Right.MEMBER)
    @grid.command(name="new", description=said("loe-command-grid-new"))
    @app_commands.describe(
        columns=said("loe-command-grid-columns"),
        rows=said("loe-command-grid-rows"),
        walls=said("loe-command-grid-walls"),
    )
    async def new_grid(self, interaction: Interaction, columns: Columns, rows: Rows, walls: str = "") -> None:
        def work(box: LoeBox) -> None:
            box.field = drawn(columns, rows, walls)

        await self._drawn(interaction, work)

    @needs(Right.MEMBER)
    @grid.command(name="put", description=said("loe-command-grid-put"))
    @app_commands.describe(model=said("loe-command-grid-model"), space=said("loe-command-grid-space"))
    async def put(self, interaction: Interaction, model: str, space: str = "") -> None:
        def work(box: LoeBox) -> None:
            field, name = box.on_field(), whose_name(model)
            if not name or (name not in field.models and len(field.models) >= MOST_MODELS):
                raise NotPossible(text("loe-refused-model", most=MOST_MODELS))
            field.models.pop(name, None)
            if space:
                field.models[name] = field.space(space)

        await self._drawn(interaction, work)

    @needs(Right.MEMBER)
    @grid.command(name="show", description=said("loe-command-grid-show"))
    async def show_grid(self, interaction: Interaction) -> None:
        async with self.frame.answering(interaction) as reply:
            field = (await self.tray(interaction)).on_field()
            await reply.public(self._shot(self.frame.aloud(interaction), field))

    @needs(Right.MEMBER)
    @grid.command(name="range", description=said("loe-command-grid-range"))
    @app_commands.describe(a=said("loe-command-grid-from"), b=said("loe-command-grid-to"))
    @app_commands.rename(a="from", b="to")
    async def measure(self, interaction: Interaction, a: str, b: str) -> None:
        box = await self.tray(interaction)

        def show(say: Say) -> Panel:
            field = box.on_field()
            return screens.far(say, field.grid(), _at(field, a), _at(field, b))

        await self.show(interaction, show)

    @needs(Right.MEMBER)
    @grid.command(name="reach", description=said("loe-command-grid-reach"))
    @app_commands.describe(
        model=said("loe-command-grid-model"), steps=said("loe-command-grid-steps"), foes=said("loe-command-grid-foes")
    )
    async def reach(self, interaction: Interaction, model: str, steps: Steps, foes: str = "") -> None:
        box = await self.tray(interaction)

        def show(say: Say) -> Panel:
            field = box.on_field()
            blocked = {_at(field, one) for one in foes.split(",") if one.strip()}
            start = _at(field, model)
            found = field.grid().graph.distances(start, blocked=blocked, most=steps)
            taken = {*field.models.values()} - {start}
            return screens.reach(say, model.strip(), {space: n for space, n in found.items() if space not in taken})

        await self.show(interaction, show)

    @needs(Right.MEMBER)
    @grid.command(name="push", description=said("loe-command-grid-push"))
    @app_commands.describe(
        model=said("loe-command-grid-model"),
        way=said("loe-command-grid-way"),
        steps=said("loe-command-grid-steps"),
        armor=said("loe-command-grid-armor"),
    )
    async def push(self, interaction: Interaction, model: str, way: Direction, steps: Steps, armor: Number = 0) -> None:
        name = whose_name(model)

        await self.act(
            interaction,
            lambda box: box.on_field().push(name, way, steps),
            lambda say, found, _: screens.pushed(say, name, found.path, crash_damage(found.blocked, armor)),
        )

    @measure.autocomplete("a")
    @measure.autocomplete("b")
    @put.autocomplete("model")
    @reach.autocomplete("model")
    @push.autocomplete("model")
    async def offer_models(self, interaction: Interaction, typed: str) -> Choices:
        field = (await self.tray(interaction)).field
        return offered_names(() if field is None else field.models, typed)

    # ------------------------------------------------------------------ the picture

    async def _drawn(self, interaction: Interaction, work: Callable[[LoeBox], None]) -> None:
        async with self.frame.answering(interaction) as reply:
            _, box = await self.do(interaction, lambda ledger: self.trays.change(ledger, work))
            await reply.public(self._shot(self.frame.aloud(interaction), box.on_field()))

    def _shot(self, say: Say, field: FreeGrid) -> Shot:
        part = field.model_dump(mode="json")
        alt: Text = free_sheet_words(part)
        panel = screens.models(say, field)
        panel.add(Picture(PICTURE, say.plain(alt.key, **alt.params)))
        surface = self.frame.clicks.stage.surfaces["evershade"]
        return Shot(None, panel, surface, {"free": part}, [PictureSpec(PICTURE, alt, part)])


def drawn(columns: int, rows: int, walls: str) -> FreeGrid:
    """A grid with walls such as `C2|D2, C3|D3`. Raises `NotPossible` (E30, E31)."""
    check_range(columns, 1, 12)
    check_range(rows, 1, 12)
    field = FreeGrid(columns=columns, rows=rows)
    for one in walls.replace(";", ",").split(","):
        if one.strip():
            a, bar, b = one.partition("|")
            found = f"{field.space(a)}|{field.space(b)}" if bar else ""
            if not found or field.grid().range_between(*found.split("|")) != 1:
                raise NotPossible(text("loe-refused-wall", wall=one.strip()[:20]))
            field.walls.append(found)
    return field


def _at(field: FreeGrid, typed: str) -> str:
    """A space, or the one of a model."""
    name = whose_name(typed)
    return field.models[name] if name in field.models else field.space(typed)
