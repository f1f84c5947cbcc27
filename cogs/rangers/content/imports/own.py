"""Cards that a server has brought in, as tables know them: numbers and marks are ruled, the prose is carried out by
hand unless somebody has said what it does (ER-18.4). Pure."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Annotated, Any, Final

from pydantic import BaseModel, Field, model_validator

from bot.rules.own_cards.pinning import Pinning
from cogs.rangers.content.cards import Bonus, RangerCard, Role
from cogs.rangers.content.content import RangersContent
from cogs.rangers.content.imports.ground import Ground, OwnMission, OwnPath, OwnPlace, map_of, sets_of

LONGEST_TEXT: Final = 2_000
LONGEST_NAME: Final = 120
_Text = Annotated[str, Field(max_length=LONGEST_TEXT)]
_Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]


class OwnCard(RangerCard):
    """A card of a Ranger's deck. has_x: a number of it is set by hand."""

    name: _Name
    text: _Text = ""
    presence: Annotated[int, Field(ge=0, le=9)] | None = None
    has_x: bool = False

    @property
    def is_by_hand(self) -> bool:
        """Whether its owner carries out what it says."""
        return bool(self.text) and not self.abilities


class OwnRole(Role):
    """A role; imported ones give no energy of their own (D14)."""

    name: _Name
    text: _Text = ""
    start_bonus: Bonus = Bonus()

    @model_validator(mode="after")
    def _has_a_bonus(self) -> "OwnRole":
        """In the place of the check that a bundled role gives some."""
        return self


class PinnedCard(BaseModel):
    """One of them, as a pack and a table's state keep it. code: as its source names it; one of the parts is there."""

    id: Annotated[str, Field(max_length=60)]
    code: Annotated[str, Field(max_length=40)] = ""
    card: OwnCard | None = None
    role: OwnRole | None = None
    path: OwnPath | None = None
    place: OwnPlace | None = None
    mission: OwnMission | None = None

    @property
    def part(self) -> OwnCard | OwnRole | Ground | None:
        """What it is."""
        return self.card or self.role or self.path or self.place or self.mission

    @property
    def is_ground(self) -> bool:
        """Whether it is of the valley, and not a Ranger's."""
        return self.card is None and self.role is None

    @property
    def name(self) -> str:
        return self.part.name if self.part is not None else ""


PINNING: Final = Pinning(PinnedCard, wanted=lambda card: (), called=lambda card: None, refused="rangers-refused-cards")


def content_with(content: RangersContent, state: Any) -> RangersContent:
    """The facts of a table: those of everywhere, which stay as they are, and its own."""
    return content_of(content, PINNING.own_cards(state).values())


def content_of(content: RangersContent, own: Iterable[PinnedCard]) -> RangersContent:
    """The facts of everywhere and these cards; of two with one id the first. With ground among them it is walked in the
    place of the valley's (`map_of`)."""
    made = replace(content, ranger_cards=dict(content.ranger_cards), roles=dict(content.roles))
    made.index, made.own_names = content.index.copied(), {}
    ground: list[Ground] = []
    for one in own:
        if one.part is None or one.id in made.own_names:
            continue
        if one.card is not None:
            made.ranger_cards[one.id] = one.card
        elif one.role is not None:
            made.roles[one.id] = one.role
        elif isinstance(one.part, Ground):
            ground.append(one.part)
        made.index.add(one.part, one.id, one.name)
        made.own_names[one.id] = one.name
    if ground:
        _lay(made, ground)
    return made


def _lay(made: RangersContent, ground: Sequence[Ground]) -> None:
    """Lay a server's ground over the valley."""
    cards = [one for one in ground if isinstance(one, OwnPath)]
    places = sorted((one for one in ground if isinstance(one, OwnPlace)), key=lambda one: one.code)
    known = [name for name, one in made.sets.items() if one.kind == "terrain"]
    sets = sets_of(cards)
    made.sets = {**made.sets, **sets}
    made.path_cards = {**made.path_cards, **{card.id: card for card in cards}}
    made.missions = {**made.missions, **{one.id: one for one in ground if isinstance(one, OwnMission)}}
    if places:
        made.locations = {one.id: one for one in places}
    terrains = [name for name, one in sets.items() if one.kind == "terrain"]
    valley = next(iter(made.maps.values()))
    made.maps = {valley.id: map_of(places, terrains, valley, known)}
