"""One card, place or enemy of Doomrock, to be read; and the signs of its pictures, for the legend. Pictures only."""

from collections.abc import Callable
from dataclasses import replace

from bot.draw import icons
from bot.draw.card import CardPicture, draw_card, draw_legend
from bot.draw.colors import DUSK, GOLD, LILAC, MOSS, ROSE, SAND, STEEL, TAN, Color
from bot.draw.counts import Counted
from cogs.doomrock.pictures import portraits_enemies
from cogs.doomrock.pictures.map import doom, house, peak, tree
from cogs.doomrock.pictures.parts import (
    ICONS,
    SLOTS,
    STATS,
    STATUSES,
    SYMBOLS,
    Icon,
    View,
    count,
    icon,
    status_icon,
    tokens_of,
)

GROUNDS: dict[str, tuple[Color, Icon]] = {
    "doomrock": (LILAC, (doom, ())),
    "wilderness": (MOSS, (tree, ())),
    "mountain": (STEEL, (peak, ())),
    "town": (ROSE, (house, ())),
}
KINDS: dict[str, Icon] = {"melee": (icons.sword, ()), "ranged": (icons.bow, ()), "support": (icons.hands, ())}
SIGNS: dict[str, Icon] = {
    **{name: ICONS[name] for name in ("time", "secret", "silver", "hp", "camp", "test", "peril", "event", "common")},
    **{name: ICONS[name] for name in ("epic", "choose", "threat", "armor", "shield", "heroism", "expose", "unexpose")},
    "enrage": ICONS["enrage"],
    "anger": (icons.anger, ()),
    "ai": (icons.card, ()),
    "acted": (icons.tick, ()),
    "leader": (icons.crown, ()),
    **KINDS,
    **{name: (paint, ()) for name, paint in SYMBOLS.items()},
    **{name: status_icon(name) for name in STATUSES},
}
"""Every sign that stands on a picture, by the name of its sentence `dr-sign-<name>`."""


def draw_face(card: View) -> bytes:
    """What is read as PNG; a hero is read on the sheet (`draw_hero`)."""
    return draw_card(_PICTURES[card["kind"]](card))


def draw_signs(rows: list[list[str]]) -> bytes:
    """The legend as PNG. rows: names of signs, and what each is called."""
    return draw_legend([Counted(*SIGNS[name], name=called) for name, called in rows])


def _ability(card: View) -> CardPicture:
    letters, band = STATS.get(card["stat"], ("", TAN))
    kind = ("ranged" if card["range"] == "ranged" else "melee") if card["type"] == "attack" else "support"
    signs = [Counted(icons.face, (face,)) for face in card["faces"]]
    if card["cost"] > 1:
        signs[-1] = replace(signs[-1], n=f"×{card['cost']}")
    if card["symbol"] in SYMBOLS:
        signs.append(Counted(SYMBOLS[card["symbol"]]))
    signs.append(Counted(*KINDS[kind]))
    signs += [Counted(icons.die, (face,)) for face in (*card["dice"], *card["locked"])]
    return CardPicture(card["name"], letters, band, None, signs, [card["text"]])


def _item(card: View) -> CardPicture:
    signs = [Counted(*ICONS[card["deck"]])]
    if card["slot"] in SLOTS:
        signs.append(Counted(SLOTS[card["slot"]]))
    signs += [Counted(icons.letter, (STATS[stat][0][:1], STATS[stat][1]), n, one=True) for stat, n in card["req"]]
    return CardPicture(card["name"], "", SAND if card["deck"] == "common" else GOLD, None, signs, [card["text"]])


def _location(card: View) -> CardPicture:
    paid = [count(icon(n), 1) if kind == "item" else count(icon(kind), n) for kind, n in card["cost"]]
    had = [count(icon(kind), n) for kind, n in card["gives"]]
    arrow = [Counted(icons.arrow, (TAN,))] if had else []
    under = "once only" if card["once"] else ""
    return CardPicture(card["name"], under, SAND, None, [*paid, *arrow, *had], [card["text"]])


def _area(card: View) -> CardPicture:
    band, sign = GROUNDS[card["ground"]]
    signs = [] if card["explored"] or not card["secrets"] else [Counted(*ICONS["secret"], n=card["secrets"], one=True)]
    return CardPicture(card["name"], card["ground"].capitalize(), band, Counted(*sign), signs, [card["text"]])


def _enemy(card: View) -> CardPicture:
    face = Counted(portraits_enemies.enemy, (card["type"], card["name"], bool(card["boss"])))
    signs = [
        Counted(*ICONS["hp"], n=f"{card['hp']}/{card['max_hp']}"),
        Counted(*KINDS["melee"], n=card["dmg"], one=True),
        *tokens_of(card),
    ]
    return CardPicture(card["label"], "Boss" if card["boss"] else "Minion", ROSE, face, signs, [])


def _foe(card: View) -> CardPicture:
    levels = [f"Enrage {level['at']}: {level['text']}" for level in card["levels"]]
    boss = card["waiting"][0]
    face = Counted(portraits_enemies.enemy, (boss["type"], boss["name"], True))
    signs = [Counted(*ICONS["hp"], n=boss["hp"]), Counted(*KINDS["melee"], n=boss["dmg"], one=True)]
    return CardPicture(card["name"], ", ".join(card["bosses"]), ROSE, face, signs, [card["text"], *levels])


def _ai(card: View) -> CardPicture:
    halves = [f"Minions: {card['minion']}", f"Boss: {card['boss']}"]
    return CardPicture(card["name"], "", DUSK, Counted(icons.card), [], halves)


def _setting(card: View) -> CardPicture:
    time = Counted(*ICONS["time"], n=card["time"], one=True)
    return CardPicture(card["name"], "", SAND, Counted(icons.scroll), [time], [card["text"]])


def _event(card: View) -> CardPicture:
    return CardPicture(card["name"], "", SAND, Counted(*ICONS["event"]), [], [card["text"]])


_PICTURES: dict[str, Callable[[View], CardPicture]] = {
    "ability": _ability,
    "item": _item,
    "location": _location,
    "area": _area,
    "enemy": _enemy,
    "foe": _foe,
    "ai": _ai,
    "setting": _setting,
    "event": _event,
}
