"""What characters are made of: races, origins, professions, trees, ready-made heroes, secrets, achievements. Pure."""

from typing import Annotated, Literal

from pydantic import Field, model_validator

from bot.rules.stories.shapes import EntryId
from cogs.evershade.content.cards import Attributes, Name
from cogs.evershade.content.vocabulary.effects import AnyEffect
from cogs.evershade.content.vocabulary.selectors import Holds
from cogs.evershade.content.vocabulary.terms import Divinum, Id, Mobility, Part, Slot, Word

Prose = Annotated[str, Field(max_length=600)]


class KeywordKind(Part):
    """A keyword and what kind it is of."""

    id: Word
    kind: Literal["skill", "origin", "race", "terrain", "damage", "item", "enemy", "tag"]


class Race(Part):
    """3B.3: spreads of the attributes to choose from, mobility, divinum, HP, six basic cards. names: such as its people
    have, to be suggested."""

    id: Id
    name: Name
    blurb: Prose = ""
    keywords: tuple[Word, ...]
    spreads: Annotated[tuple[Attributes, ...], Field(min_length=1, max_length=4)]
    mob: Mobility
    div: Divinum
    hp: Annotated[int, Field(ge=1, le=16)]
    cards: Annotated[tuple[Id, ...], Field(min_length=6, max_length=6)]
    free_skill: bool = False
    names: Annotated[tuple[Name, ...], Field(max_length=12)] = ()


class Origin(Part):
    """3B.4. bynames: second names of those who come from there, to be suggested."""

    id: Id
    name: Name
    blurb: Prose = ""
    keywords: Annotated[tuple[Word, ...], Field(min_length=3, max_length=3)]
    item: Id
    brill: Annotated[int, Field(ge=0, le=3)] = 0
    bynames: Annotated[tuple[Name, ...], Field(max_length=6)] = ()


class Path(Part):
    """3B.6: +1 to an attribute or a divinum step, an item, a card."""

    id: Id
    name: Name
    blurb: Prose = ""
    gain: Annotated[tuple[AnyEffect, ...], Field(min_length=1)]
    item: Id
    card: Id


class Profession(Part):
    """3B.5. line: what it does, in a select of all of them."""

    id: Id
    name: Name
    line: Annotated[str, Field(max_length=80)] = ""
    blurb: Prose = ""
    keyword: Word
    primary: Id
    secondary: Annotated[tuple[Id, ...], Field(min_length=2, max_length=2)]
    paths: Annotated[tuple[Path, ...], Field(min_length=2, max_length=3)]

    @model_validator(mode="after")
    def _has_two_trees(self) -> "Profession":
        """LE-8.16."""
        if self.secondary[0] == self.secondary[1]:
            raise ValueError("two different secondary trees are wanted")
        return self


class TreeNode(Part):
    """needs: taken nodes, one of which is enough; gate: so many advancements before; versions: one is chosen."""

    n: Annotated[int, Field(ge=1, le=8)]
    needs: tuple[int, ...] = ()
    gate: Annotated[int, Field(ge=0, le=12)] = 0
    versions: Annotated[tuple[Annotated[tuple[AnyEffect, ...], Field(min_length=1)], ...], Field(min_length=1)]


class Tree(Part):
    """LE-8.5, LE-8.6."""

    id: Id
    name: Name = "Tree"
    kind: Literal["primary", "secondary"]
    nodes: Annotated[tuple[TreeNode, ...], Field(min_length=1, max_length=8)]

    @model_validator(mode="after")
    def _is_connected(self) -> "Tree":
        known: set[int] = set()
        for node in self.nodes:
            if node.n in known:
                raise ValueError(f"node {node.n} is there twice")
            if node.n != 1 and not set(node.needs) & known:
                raise ValueError(f"node {node.n} is connected to no node before it")
            known.add(node.n)
        if 1 not in known:
            raise ValueError("node 1 is missing")
        return self


class Equipped(Part):
    """What a ready-made hero wears, by slot: `club_sling/Club` is a side of an item."""

    hand: Annotated[tuple[Id, ...], Field(max_length=3)] = ()
    head: Id | None = None
    chest: Id | None = None
    feet: Id | None = None
    small: Annotated[tuple[Id, ...], Field(max_length=4)] = ()

    def worn(self) -> list[tuple[Slot, str]]:
        """(slot, item or item/side), in the order of the slots."""
        single: list[tuple[Slot, str | None]] = [("head", self.head), ("chest", self.chest), ("feet", self.feet)]
        found: list[tuple[Slot, str]] = [("hand", item) for item in self.hand]
        found += [(slot, item) for slot, item in single if item is not None]
        return [*found, *(("small", item) for item in self.small)]


class Later(Part):
    """A ready-made hero where the adventure wants some strength (3E): advancements in their order, each as
    `tree:node:version`, and the hotbar with what they bring."""

    taken: Annotated[tuple[Annotated[str, Field(pattern=r"^[a-z_]+:[1-8]:[0-9]$")], ...], Field(min_length=1)]
    hotbar: Annotated[tuple[Id | None, ...], Field(min_length=1, max_length=10)]


class Pregen(Part):
    """3B.9. spread: which of the race's; skill: where the race chooses one; hotbar: cards slot by slot, null for
    an empty one; later: the same hero some advancements on."""

    id: Id
    name: Name
    race: Id
    spread: Annotated[int, Field(ge=0, le=3)] = 0
    skill: Word | Literal[""] = ""
    origin: Id
    profession: Id
    path: Id
    equip: Equipped
    hotbar: Annotated[tuple[Id | None, ...], Field(min_length=1, max_length=10)]
    blurb: Prose = ""
    later: Later | None = None


class SecretStage(Part):
    when: Holds
    entry: EntryId


class Secret(Part):
    """A personal secret: it is read by one player alone. adventure: in which it is dealt; none: in any."""

    id: Id
    n: Annotated[int, Field(ge=1, le=16)]
    name: Name
    keyword: Word
    intro: Prose
    stages: Annotated[tuple[SecretStage, ...], Field(min_length=1)]
    reward: tuple[AnyEffect, ...] = ()
    adventure: Id | None = None


class Achievement(Part):
    """LE-13.5."""

    id: Id
    name: Name
    kind: Literal["global", "faction", "relation"]
    text: Prose = ""
