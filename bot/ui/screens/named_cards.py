"""Cards that a text speaks of by name, though they may not lie on the table: to be read from there. Pure.

Only what may be looked up by anybody at any time (`Surface.printed`) is found: a text that names something which a
story or a deck keeps as a surprise leads nowhere.
"""

import re

from bot.rules.card_list import CardEntry, CardGroup
from bot.rules.decision import Text
from bot.ui.panels import custom_id
from bot.ui.panels.panel import OPTIONS, Pick
from bot.ui.panels.surface import Surface
from bot.ui.questions.scene import Scene

Named = tuple[CardGroup, CardEntry]
SHORTEST = 5
"""Letters of a name that is one word: shorter ones are words of every day as well."""
_WORD = re.compile(r"[^\W\d_][\w’'-]*")


def named_in(scene: Scene, said: str) -> list[Named]:
    """The printed cards whose names stand in a text as they are written, once each, in the order in which they are
    met. said: Markdown in the reader's language."""
    names = _by_first_word(scene.surface, scene)
    found: dict[str, Named] = {}
    end = 0
    for word in _WORD.finditer(said):
        begun = names.get(word[0])
        if begun is None or word.start() < end:
            continue
        fitting = [name for name in begun if _stands(name, said, word.start())]
        if fitting:
            name = max(fitting, key=len)
            found.setdefault(name, begun[name])
            end = word.start() + len(name)
    return list(found.values())


def named_picks(scene: Scene, said: str) -> list[Pick]:
    """The same as picks of a select."""
    return [
        Pick(f"p{custom_id.digest(card.id)}", _name(scene, card), _label(scene, group.title))
        for group, card in named_in(scene, said)
    ]


def with_named(scene: Scene, picks: tuple[Pick, ...], said: str, last: str) -> tuple[Pick, ...]:
    """The picks of a select, and after them printed cards of which a text speaks and which are not among them, as far
    as there is room. last: the value of a pick that stays the last one."""
    listed = {pick.label for pick in picks}
    more = [pick for pick in named_picks(scene, said) if pick.label not in listed][: OPTIONS - len(picks)]
    end = len(picks) - (picks[-1].value == last)
    return (*picks[:end], *more, *picks[end:])


def printed_card(scene: Scene, digest: str) -> Named | None:
    """The printed card behind a value of a select."""
    every = ((group, card) for group in scene.surface.all_printed for card in group.cards)
    return next((found for found in every if custom_id.digest(found[1].id) == digest), None)


def _stands(name: str, said: str, at: int) -> bool:
    after = said[at + len(name) : at + len(name) + 1]
    return said.startswith(name, at) and not after.isalnum()


def _by_first_word(surface: Surface, scene: Scene) -> dict[str, dict[str, Named]]:
    """First word -> name -> card, made once for each language."""
    known = surface.card_names.get(scene.locale)
    if known is None:
        known = surface.card_names[scene.locale] = {}
        for group in surface.all_printed:
            for card in group.cards:
                name = _name(scene, card)
                first = _WORD.match(name)
                if first is not None and (" " in name or len(name) >= SHORTEST):
                    known.setdefault(first[0], {}).setdefault(name, (group, card))
    return known


def _name(scene: Scene, card: CardEntry) -> str:
    return card.name if isinstance(card.name, str) else _label(scene, card.name)


def _label(scene: Scene, name: Text) -> str:
    return scene.surface.words.format(name, scene.surface.game.name_of, scene.locale, label=True).strip()
