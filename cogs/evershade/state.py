"""What is stored of characters and of a combat in Lands of Evershade: ids and numbers, no objects of the content. Pure
data."""

from dataclasses import dataclass, field

from bot.rules.unordered import Unordered


@dataclass(slots=True)
class Boon:
    """A boon in one of the four slots that it shares with terror (LE-10.2). kind: STR, AGI, INT, CHA, DIV, DIFF."""

    kind: str
    is_greater: bool = False


@dataclass(slots=True)
class Character:
    """A player's character as its board has it (LE-5).

    att          base dice by attribute; div_step: place on the ladder of the divinum dice, from 0
    exp          the marker; exp_tokens_left: advancement tokens that still lie on the track
    adv_pouch    advancements that were earned and not spent
    terror       tokens in the slots that boons share
    """

    id: str
    name: str = ""
    att: dict[str, int] = field(default_factory=dict)
    mob: int = 4
    div_step: int = 0
    hp: int = 1
    max_hp: int = 1
    fate: int = 0
    brill: int = 0
    boons: list[Boon] = field(default_factory=list)
    terror: int = 0
    conditions: Unordered[str] = field(default_factory=list)
    exp: int = 0
    exp_tokens_left: int = 12
    adv_pouch: int = 0
    is_dead: bool = False
