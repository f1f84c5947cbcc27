"""Reading what lies on the table: the select under board and hand, a card with picture and text, all cards of a place,
looking for one by its name. Pure; no discord in here.

Everything is made from the view of its reader (`Surface.cards`), menus and counts too, so nobody learns from them what
they may not know.

    wk:<table>:-:*card-<seat or p>      the select; a value is `c<card>`, `g<group>` or `legend`, or `p<card>` for a
                                        printed one that a text speaks of
    wk:<table>:-:card-<seat or p>=...   the same from a button; `g<group>.<page>` is a page of a group
    wk:<table>:-:card-find              opens the modal in which a name is typed
"""

from collections.abc import Iterator, Sequence

from bot.rules.card_list import CardEntry, CardFace, CardGroup
from bot.rules.cleaning import no_reference
from bot.rules.decision import Text, text
from bot.rules.near_names import near_names
from bot.rules.numbers import read_count
from bot.ui.panels import custom_id
from bot.ui.panels.panel import (
    OPTIONS,
    Button,
    Field,
    Keep,
    Modal,
    Panel,
    Part,
    Pick,
    Picture,
    Select,
    Words,
    escape,
    join_lines,
)
from bot.ui.panels.surface import PictureSpec
from bot.ui.questions.scene import Scene
from bot.ui.screens.legend import Reading, explained, explanations, legend_button
from bot.ui.screens.named_cards import named_picks, printed_card, with_named

DEED = "card"
PUBLIC = "p"
PICTURE = "card"
LEGEND = "legend"
FIND = "find"
PAGE = 3_200
"""Characters of cards on one page of a group; a panel has 4,000."""
_LONGEST_NAME = 60


def groups(scene: Scene, seat: int | None) -> Sequence[CardGroup]:
    """All that a seat (None: anybody) can read, looked up once for each state."""
    found: Sequence[CardGroup] = scene.run.now(
        ("cards", seat), lambda: tuple(scene.surface.cards(scene.run.view(seat)))
    )
    return found


def card_select(scene: Scene, seat: int | None, said: str = "") -> list[Part]:
    """The select under a board (seat None) or a hand: the cards, or their groups where those are too many, and those
    of which `said` speaks by name."""
    picks = scene.run.now(("card picks", seat, scene.locale), lambda: _kept_picks(scene, seat))
    if said and picks:
        picks = with_named(scene, picks, said, LEGEND)
    if not picks:
        return []
    where = PUBLIC if seat is None else str(seat)
    chosen = custom_id.select(scene.table, custom_id.NO_REQUEST, f"{DEED}-{where}")
    return [Select(chosen, scene.label(text("cards-select")), picks)]


def card_buttons(scene: Scene, seat: int) -> list[Button]:
    """The cards that a hand opens by a button of their own (`Surface.shortcuts`)."""
    return [
        Button(
            custom_id.button(scene.table, custom_id.NO_REQUEST, f"{DEED}-{seat}=c{custom_id.digest(card)}"),
            scene.label(label),
        )
        for label, card in scene.surface.shortcuts(scene.seen(seat))
    ]


def _kept_picks(scene: Scene, seat: int | None) -> tuple[Pick, ...]:
    """The same picks as before, as long as the same cards lie in the same places."""
    names = scene.known
    if names.people is None:
        return _picks(scene, seat)
    lying = [
        (group.id, group.title, group.is_listed, [(card.id, card.name) for card in group.cards])
        for group in groups(scene, seat)
    ]
    found: tuple[Pick, ...] = scene.run.unless_same(
        ("card picks", seat, scene.locale), (names.people, names.own, lying), lambda: _picks(scene, seat)
    )
    return found


def _picks(scene: Scene, seat: int | None) -> tuple[Pick, ...]:
    listed = groups(scene, seat)
    if not listed:
        return ()
    is_short = sum(len(group.cards) for group in listed) < OPTIONS
    picks: list[Pick] = []
    for group in listed:
        title = scene.label(group.title)
        if is_short or group.is_listed:
            picks += [Pick(_card_value(card), _name(scene, card), title) for card in group.cards]
        else:
            label = scene.label(text("cards-group", title=group.title, n=len(group.cards)))
            picks.append(Pick(_group_value(group), label, ", ".join(_name(scene, card) for card in group.cards[:6])))
    picks = picks[: OPTIONS - 1]
    if scene.surface.signs or scene.surface.terms:
        picks.append(Pick(LEGEND, scene.label(text("cards-legend"))))
    return tuple(picks)


def read_card(scene: Scene, mine: Sequence[int], wanted: str) -> Reading | None:
    """What a click or a command asks for. mine: the reader's seats; wanted: what follows the word of the deed.

    None: it does not lie there any more, or is not for this reader.
    """
    where, _, value = wanted.partition("=")
    if where == FIND:
        return _found(scene, mine, value)
    seat = _reader(mine, where)
    kind, name = value[:1], value[1:]
    if kind == "c":
        for group, card in _every(scene, seat):
            if custom_id.digest(card.id) == name:
                return _card(scene, seat, group, card)
    if kind == "p":
        printed = printed_card(scene, name)
        return None if printed is None else _card(scene, seat, *printed, lies_here=False)
    if kind == "t":
        for called, said in explanations(scene):
            if custom_id.digest(called) == name:
                return Reading(Panel(accent=scene.surface.accent).add(Words(said, Keep.CALL), *_row(scene, seat)))
    if kind == "g":
        digest, _, page = name.partition(".")
        for group in groups(scene, seat):
            if custom_id.digest(group.id) == digest:
                return _group(scene, seat, group, read_count(page) or 1)
    return None


def find_modal(scene: Scene) -> Modal:
    """The form in which the name of a card is typed."""
    label = scene.label(text("cards-find-field"))
    op = f"{DEED}-{FIND}"
    return Modal(
        custom_id.modal(scene.table, custom_id.NO_REQUEST, op),
        scene.label(text("cards-find-title")),
        (Field("answer", label, least=1, most=_LONGEST_NAME),),
    )


def offered_cards(scene: Scene, mine: Sequence[int], begun: str) -> list[tuple[str, str]]:
    """(value, what is shown) of what a reader can read and has begun to type, for autocomplete."""
    begun = begun.casefold().strip()
    found: dict[str, str] = {}
    for seat in _seats(mine):
        for group, card in _every(scene, seat):
            shown = f"{_name(scene, card)} · {scene.label(group.title)}"
            if begun in shown.casefold():
                found.setdefault(_card_value(card), shown)
    for name, said in explanations(scene):
        if begun in name.casefold():
            found.setdefault(f"t{custom_id.digest(name)}", said.replace("*", ""))
    return list(found.items())[:OPTIONS]


def typed_card(scene: Scene, mine: Sequence[int], typed: str) -> Reading | None:
    """What a command asks for: a value that was offered, or a name as somebody wrote it."""
    for seat in _seats(mine):
        where = PUBLIC if seat is None else str(seat)
        found = read_card(scene, mine, f"{where}={typed}")
        if found is not None:
            return found
    return _found(scene, mine, typed)


# ---------------------------------------------------------------------- panels


def _card(scene: Scene, seat: int | None, group: CardGroup, card: CardEntry, *, lies_here: bool = True) -> Reading:
    """lies_here: False for one of which only a text speaks."""
    face = card.read()
    name = _name(scene, card)
    panel = Panel(escape(name), accent=scene.surface.accent)
    panel.add(Words(f"-# {scene.words(group.title)}", Keep.NEWS))
    pictures: list[PictureSpec] = []
    if face.shown is not None:
        alt = text("cards-alt", name=name, facts=join_lines([scene.label(_said(line)) for line in face.lines]))
        pictures.append(PictureSpec(PICTURE, alt, {**face.shown}))
        panel.add((Picture(PICTURE, scene.label(alt)),))
    panel.add(Words(_lines(scene, face), Keep.CALL))
    panel.add(Words(explained(scene, _lines(scene, face))))
    spoken_of = tuple(pick for pick in named_picks(scene, _lines(scene, face)) if pick.label != name)[:OPTIONS]
    if spoken_of:
        panel.add(Select(f"{_select_id(scene, seat)}.named", scene.label(text("cards-named")), spoken_of))
    panel.add(*(_others(scene, seat, group, name) if lies_here else ()), *_row(scene, seat))
    return Reading(panel, pictures, {PICTURE: face.shown})


def _group(scene: Scene, seat: int | None, group: CardGroup, page: int) -> Reading:
    """All cards of a place with their texts; a place with one card is that card."""
    if len(group.cards) == 1:
        return _card(scene, seat, group, group.cards[0])
    pages: list[list[str]] = [[]]
    for card in group.cards:
        told = f"**{escape(_name(scene, card))}**\n{_lines(scene, card.read())}"
        if pages[-1] and sum(map(len, pages[-1])) + len(told) > PAGE:
            pages.append([])
        pages[-1].append(told)
    page = min(max(page, 1), len(pages))
    panel = Panel(scene.words(group.title), accent=scene.surface.accent)
    panel.add(Words("\n\n".join(pages[page - 1]), Keep.CALL))
    turns = [
        Button(_op(scene, seat, f"{_group_value(group)}.{n}"), scene.label(text(key, page=n)))
        for key, n in (("ask-previous-page", page - 1), ("ask-next-page", page + 1))
        if 1 <= n <= len(pages)
    ]
    panel.add(*_others(scene, seat, group), *_row(scene, seat, turns))
    return Reading(panel)


def _found(scene: Scene, mine: Sequence[int], typed: str) -> Reading:
    """What a typed name means: the one card, or those it may mean, or that there is none."""
    wanted = typed.casefold().strip()
    every: dict[str, tuple[int | None, CardGroup, CardEntry]] = {}
    for seat in _seats(mine):
        for group, card in _every(scene, seat):
            every.setdefault(card.id, (seat, group, card))
    found = [one for one in every.values() if wanted and wanted in _name(scene, one[2]).casefold()]
    terms = [said for name, said in explanations(scene) if name.casefold() == wanted]
    exact = [one for one in found if _name(scene, one[2]).casefold() == wanted]
    if terms and not exact:
        reader = next(iter(mine), None)
        return Reading(Panel(accent=scene.surface.accent).add(Words(terms[0], Keep.CALL), *_row(scene, reader)))
    if len(exact or found) == 1:
        return _card(scene, *(exact or found)[0])
    is_near = not found
    if is_near:
        names = near_names(typed, [_name(scene, card) for _, _, card in every.values()])
        found = [one for one in every.values() if _name(scene, one[2]) in names]
    key = "cards-found-near" if is_near and found else "cards-found" if found else "cards-found-none"
    panel = Panel(scene.words(text("cards-find-title")), accent=scene.surface.accent)
    panel.add(Words(scene.words(text(key, typed=no_reference(typed), n=len(found)))))
    reader = next(iter(mine), None)
    picks = tuple(Pick(_card_value(c), _name(scene, c), scene.label(g.title)) for _, g, c in found[:OPTIONS])
    if picks:
        panel.add(Select(_select_id(scene, reader), scene.label(text("cards-select")), picks))
    return Reading(panel.add(*_row(scene, reader, is_looking=True)))


def _others(scene: Scene, seat: int | None, group: CardGroup, but: str = "") -> list[Part]:
    """The select of a place's cards, and where there are more places the way to them."""
    picks = [Pick(_card_value(card), _name(scene, card)) for card in group.cards][:OPTIONS]
    parts: list[Part] = []
    if len(picks) > 1:
        label = scene.label(text("cards-here", title=group.title))
        parts.append(Select(f"{_select_id(scene, seat)}.here", label, tuple(picks)))
    return [*parts, *card_select(scene, seat)] if len(groups(scene, seat)) > 1 else parts


def _row(scene: Scene, seat: int | None, turns: Sequence[Button] = (), is_looking: bool = False) -> list[Part]:
    row = list(turns)
    if seat is not None:
        hand = custom_id.button(scene.table, custom_id.NO_REQUEST, f"hand-{seat}")
        row.insert(0, Button(hand, scene.to_hand, "primary"))
    if is_looking or sum(len(group.cards) for group in groups(scene, seat)) >= OPTIONS:
        find = custom_id.button(scene.table, custom_id.NO_REQUEST, f"{DEED}-{FIND}")
        row.append(Button(find, scene.label(text("cards-find"))))
    row += legend_button(scene)
    return [tuple(row)] if row else []


# ---------------------------------------------------------------------- small parts


def _every(scene: Scene, seat: int | None) -> Iterator[tuple[CardGroup, CardEntry]]:
    for group in groups(scene, seat):
        for card in group.cards:
            yield group, card


def _seats(mine: Sequence[int]) -> Sequence[int | None]:
    """The views of a reader: of their seats, or of a watcher."""
    return mine or (None,)


def _reader(mine: Sequence[int], where: str) -> int | None:
    """Whose view is read: the seat that is named, if it is the reader's, else their first; None for a watcher."""
    seat = read_count(where.partition(".")[0])
    return seat if seat in mine else next(iter(mine), None)


def _name(scene: Scene, card: CardEntry) -> str:
    return card.name if isinstance(card.name, str) else scene.label(card.name)


def _said(line: Text | str) -> Text:
    return text("cards-printed", words=line) if isinstance(line, str) else line


def _lines(scene: Scene, face: CardFace) -> str:
    return join_lines([scene.words(_said(line)) for line in face.lines])


def _card_value(card: CardEntry) -> str:
    return f"c{custom_id.digest(card.id)}"


def _group_value(group: CardGroup) -> str:
    return f"g{custom_id.digest(group.id)}"


def _select_id(scene: Scene, seat: int | None) -> str:
    return custom_id.select(scene.table, custom_id.NO_REQUEST, f"{DEED}-{PUBLIC if seat is None else seat}")


def _op(scene: Scene, seat: int | None, value: str) -> str:
    where = PUBLIC if seat is None else seat
    return custom_id.button(scene.table, custom_id.NO_REQUEST, f"{DEED}-{where}={value}")
