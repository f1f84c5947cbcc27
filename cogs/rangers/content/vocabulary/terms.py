"""The words and numbers of the rulebook that cards, places and rules share. Pure."""

from itertools import permutations
from typing import Annotated, Final, Literal, get_args

from pydantic import Field

Aspect = Literal["AWA", "FIT", "SPI", "FOC"]
"""Awareness, fitness, spirit, focus."""
ASPECTS: Final[tuple[Aspect, ...]] = get_args(Aspect)
Approach = Literal["exploration", "conflict", "reason", "connection"]
ChallengeIcon = Literal["leaf", "mountain", "crest"]
CHALLENGE_ICONS: Final[tuple[ChallengeIcon, ...]] = get_args(ChallengeIcon)

RangerType = Literal["gear", "moment", "attachment", "attribute", "being", "feature", "malady"]
PathType = Literal["being", "feature", "attachment", "moment"]
CardType = Literal[
    "gear", "moment", "attachment", "attribute", "being", "feature", "malady", "role", "location", "weather", "mission"
]
Enters = Literal["within_reach", "along_the_way"]
"""Where a card goes when it enters play; without one it stays in the surroundings."""
Zone = Literal["own_reach", "any_reach", "along", "surroundings", "player_area", "any"]
Category = Literal["personality", "background", "specialty", "reward", "malady"]
SetKind = Literal[
    "personality", "background", "specialty", "reward", "malady", "terrain", "pivotal", "valley", "added", "moment"
]
Keyword = Literal[
    "ambush",
    "conduit",
    "dangerous",
    "disconnected",
    "expert",
    "fatiguing",
    "friendly",
    "manifestation",
    "obstacle",
    "persistent",
    "setup",
    "tireless",
    "unique",
    "untraversable",
]
"""What they mean stands in the rules, 15."""
Length = Literal[5, 12, 20, 30]
"""Days of a campaign."""

ASPECT_VALUES: Final = tuple(sorted(set(permutations((3, 2, 2, 1))), reverse=True))
"""The twelve aspect cards, in the order of `ASPECTS` (rules 1)."""
DECK_SIZE: Final = 30
MOST_EFFECTS: Final = 12
"""Effects of one card (rules 9)."""
TERRAIN_CARDS: Final = 12
NAME: Final = r"^[a-z][a-z0-9_]*$"
CARD_ID: Final = r"^[a-z][a-z0-9_]*(\.[a-z0-9_]+){1,2}$"
"""`pack.kind.name`."""
Name = Annotated[str, Field(pattern=NAME, max_length=40)]
CardId = Annotated[str, Field(pattern=CARD_ID, max_length=60)]
CardRef = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_.]*$", max_length=60)]
"""An id, or its last part where that is unique in the pack."""
