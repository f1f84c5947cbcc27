"""What a card or a thing strikes with (LE-9.8, LE-11.9, LE-11.10, LE-21.5). Pure."""

from cogs.evershade.content.cards import ItemAction, Side
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.rules.field import board
from cogs.evershade.state import Character


def is_attack(side: Side | ItemAction) -> bool:
    """LE-19.6, LE-16.7: a card that says so; what a thing does is none."""
    return isinstance(side, Side) and "Attack" in side.keywords


def armed(content: EvershadeContent, hero: Character, side: Side | ItemAction) -> tuple[int, tuple[str, ...]]:
    """What one weapon adds to an attack, and the keywords of the damage: of the weapon that the card asks for, or of
    one that shares a keyword with it."""
    wanted = [one["equipped_kw"] for one in side.requires if isinstance(one, dict) and "equipped_kw" in one]
    plus, types = board.weapon_damage(content, hero, wanted or (side.keywords if isinstance(side, Side) else ()))
    return plus if is_attack(side) else 0, (*wanted, *types)
