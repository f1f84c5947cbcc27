"""Looking up what is printed, without a table: a card of any game, a term, a sign, the rules in short. For anybody.

A game says what may be looked up (`Surface.printed`, `terms`, `signs`): nothing that a story or a deck keeps as a
surprise. Pure; no discord in here.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from bot.rules.card_list import CardEntry, CardGroup
from bot.rules.decision import Text, text
from bot.rules.near_names import near_names
from bot.ui.panels import custom_id
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.panel import Keep, Panel, Pick, Picture, Select, Words, escape, join_lines
from bot.ui.panels.surface import PictureSpec, Surface
from bot.ui.screens.legend import Reading, name_of
from bot.ui.screens.lobby import rules_pages

DEED = "look"
CARD, RULE = "card", "rule"
"""What is looked up, as the select behind a choice says it: `look-card=<value>`."""
PICTURE = "card"
OFFERED = 25
_VALUE = "="
_LONGEST = 60


@dataclass(frozen=True, slots=True)
class Found:
    """One thing that can be looked up. value: `<game>=<digest>`, as an offer or a select hands it back."""

    surface: Surface
    name: str
    kind: str
    value: str
    read: Callable[[], Reading]


@dataclass(frozen=True, slots=True)
class LookUp:
    """All that can be looked up in the given games, in one reader's language."""

    shared: Catalogue
    surfaces: Sequence[Surface]
    locale: str
    brought: Mapping[str, Sequence[CardGroup]] = field(default_factory=dict)
    """Game -> the cards that the asker's server has brought in."""

    def cards(self) -> Iterable[Found]:
        """Every printed card."""
        for surface in self.surfaces:
            for group in surface.all_printed:
                for card in group.cards:
                    yield self._card(surface, group, card)

    def own_cards(self) -> Iterable[Found]:
        """Every card that the server has brought in."""
        for surface in self.surfaces:
            for group in self.brought.get(surface.id, ()):
                for card in group.cards:
                    yield self._card(surface, group, card)

    def rules(self) -> Iterable[Found]:
        """Every term and sign, and each page of the rules in short."""
        for surface in self.surfaces:
            for key in (*surface.terms, *surface.signs.values()):
                said = surface.words.format(text(key), None, self.locale)
                yield self._words(surface, name_of(said), said)
            for page, said in enumerate(rules_pages(surface, self.locale), 1):
                name = self.shared.format(text("look-up-rules", page=page), None, self.locale, label=True)
                yield self._words(surface, name, said)

    def game_name(self, surface: Surface) -> str:
        return surface.words.format(text("game-name"), None, self.locale, label=True)

    def _card(self, surface: Surface, group: CardGroup, card: CardEntry) -> Found:
        name = self._plain(surface, card.name)
        kind = self._plain(surface, group.title)
        return Found(surface, name, kind, _value(surface, card.id), lambda: self._face(surface, name, kind, card))

    def _words(self, surface: Surface, name: str, said: str) -> Found:
        game = self.game_name(surface)
        panel = Panel(accent=surface.accent).add(Words(f"-# {escape(game)}", Keep.NEWS), Words(said, Keep.CALL))
        return Found(surface, name, game, _value(surface, f"rule:{name}"), lambda: Reading(panel))

    def _face(self, surface: Surface, name: str, kind: str, card: CardEntry) -> Reading:
        face = card.read()
        place = self.shared.format(text("look-up-place", game=self.game_name(surface), kind=kind), None, self.locale)
        panel = Panel(escape(name), accent=surface.accent).add(Words(f"-# {place}", Keep.NEWS))
        lines = [self._said(surface, line) for line in face.lines]
        pictures: list[PictureSpec] = []
        if face.shown is not None:
            facts = join_lines([self._plain(surface, line) for line in face.lines])
            alt = text("cards-alt", name=name, facts=facts)
            pictures.append(PictureSpec(PICTURE, alt, {**face.shown}))
            panel.add((Picture(PICTURE, self.shared.format(alt, None, self.locale, label=True)),))
        return Reading(panel.add(Words(join_lines(lines), Keep.CALL)), pictures, {PICTURE: face.shown})

    def _said(self, surface: Surface, line: Text | str) -> str:
        said = line if isinstance(line, Text) else text("cards-printed", words=line)
        return surface.words.format(said, surface.game.name_of, self.locale)

    def _plain(self, surface: Surface, line: Text | str) -> str:
        said = line if isinstance(line, Text) else text("cards-printed", words=line)
        return surface.words.format(said, surface.game.name_of, self.locale, label=True)


def offers(look: LookUp, every: Iterable[Found], typed: str) -> list[tuple[str, str]]:
    """(value, what is shown) for autocomplete: names that begin with what was typed, then those that contain it."""
    begun = typed.casefold().strip()
    found = [one for one in every if begun in one.name.casefold()]
    found.sort(key=lambda one: (not one.name.casefold().startswith(begun), one.name.casefold()))
    return [
        (one.value, look.shared.format(_offer(look, one), None, look.locale, label=True)) for one in found[:OFFERED]
    ]


def read(look: LookUp, every: Sequence[Found], typed: str, what: str) -> tuple[Surface | None, Reading]:
    """What was chosen or typed, and of which game: the one thing, or a select of those that may be meant, or that there
    is none."""
    exact = [one for one in every if one.value == typed]
    wanted = typed.casefold().strip()
    exact = exact or [one for one in every if one.name.casefold() == wanted]
    found = exact or [one for one in every if wanted and wanted in one.name.casefold()]
    if len(found) == 1:
        return found[0].surface, found[0].read()
    if found:
        return None, _choice(look, found, text("look-up-many", n=len(found), typed=typed[:_LONGEST]), what)
    near = set(near_names(typed, [one.name for one in every]))
    if near:
        meant = [one for one in every if one.name in near]
        return None, _choice(look, meant, text("look-up-near", typed=typed[:_LONGEST]), what)
    game = look.game_name(look.surfaces[0]) if len(look.surfaces) == 1 else ""
    none = text("look-up-none", typed=typed[:_LONGEST], games=int(bool(game)), game=game)
    return None, Reading(Panel().add(Words(look.shared.format(none, None, look.locale))))


def _choice(look: LookUp, found: Sequence[Found], why: Text, what: str) -> Reading:
    picks = {one.value: Pick(one.value, one.name, f"{look.game_name(one.surface)} · {one.kind}") for one in found}
    chosen = custom_id.select(custom_id.NO_TABLE, "-", f"{DEED}-{what}")
    label = look.shared.format(text("look-up-pick"), None, look.locale, label=True)
    panel = Panel().add(Words(look.shared.format(why, None, look.locale), Keep.CALL))
    return Reading(panel.add(Select(chosen, label, tuple(picks.values())[:OFFERED])))


def _offer(look: LookUp, one: Found) -> Text:
    return text("look-up-offer", name=one.name, game=look.game_name(one.surface))


def _value(surface: Surface, ref: str) -> str:
    return f"{surface.id}{_VALUE}{custom_id.digest(ref)}"
