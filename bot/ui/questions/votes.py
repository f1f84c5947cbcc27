"""What the others are asked on the board: to let somebody take back a choice, what becomes of a missing player's seat,
and what nobody may do alone. Pure; no discord in here.

Only seats and who has said what stand here: that is as public as who is awaited.
"""

from collections.abc import Mapping, Sequence

from bot.rules.decision import Text, text
from bot.rules.numbers import read_count
from bot.tables.model.proposal import FATES, Proposal
from bot.tables.seats.agreed_actions import deed_text
from bot.ui.panels import custom_id
from bot.ui.panels.panel import ROW, Button, Keep, Panel, Part, Style, Words
from bot.ui.questions.leaves import deputy_button
from bot.ui.questions.scene import Scene

RETURN = "return"
"""Word of the clicks that ask to have somebody back: `return-<seat>`."""
SUBSTITUTE = "substitute"
"""Word of the clicks that look for somebody to take a seat: `substitute-<seat>`."""
DEED = "vote"
"""Word of the clicks that propose: `vote-<seat>.<fate>`."""


def proposal_parts(scene: Scene, mentions: Mapping[int, int]) -> list[Part]:
    """What is proposed just now, and whose word is missing; else who is missed, with a button to ask the others.

    mentions: seat -> user, of those who are called now
    """
    open_yet = scene.proposal
    if open_yet is None:
        return _missed(scene)
    yes, no = _button(scene, "agree", "board-agree", "success"), _button(scene, "object", "board-object")
    calls = "".join(f"<@{mentions[seat]}> " for seat in open_yet.silent if seat in mentions)
    if open_yet.is_deed:
        yes, no = _button(scene, "agree", "board-deed-yes", "success"), _button(scene, "object", "board-deed-no")
        calls += f"<@{open_yet.user}> " if open_yet.asks_user else ""
        return [*_missed(scene), Words(calls + scene.words(_deed_words(open_yet)), Keep.CALL), (yes, no)]
    if not open_yet.is_vote:
        words = text("board-proposal", who=f"@seat:{open_yet.seat}", missing=_seats(open_yet.silent))
        return [*_missed(scene), Words(calls + scene.words(words), Keep.CALL), (yes, no)]
    words = text(
        f"board-vote-{open_yet.kind}",
        by=f"@seat:{open_yet.by}",
        who=f"@seat:{open_yet.seat}",
        agreed=_seats(open_yet.agreed),
        objected=_seats(open_yet.objected),
        against=len(open_yet.objected),
        silent=_seats(open_yet.silent),
    )
    yes, no = _button(scene, "agree", "board-vote-yes", "success"), _button(scene, "object", "board-vote-no")
    here = scene.label(text("board-vote-back", who=f"@seat:{open_yet.seat}"))
    return [
        Words(calls + scene.words(words), Keep.CALL),
        (yes, no, Button(custom_id.button(scene.table, "-", "back"), here)),
    ]


def _deed_words(deed: Proposal) -> Text:
    """Who asks for what, and whose word is missing; a name in plain letters for somebody who does not sit here."""
    missing = [*_seats(deed.silent), *([deed.name] if deed.asks_user else ())]
    asker = f"@seat:{deed.by}" if deed.by >= 0 else deed.name
    return text("board-deed", asker=asker, named=int(bool(asker)), what=deed_text(deed), missing=missing)


def _missed(scene: Scene) -> list[Part]:
    """Nobody is pointed at on the board while everybody keeps everybody waiting."""
    seats = sorted(scene.missing)
    if not seats or scene.paused or not set(scene.users) - scene.missing - scene.away:
        return []
    return [Words(scene.words(text("board-missing", who=_seats(seats))), Keep.CALL), _ask(scene, seats)]


def missed_by(scene: Scene, seat: int) -> tuple[Button, ...]:
    """A button for each seat of others about which whoever sits here may ask them."""
    user = scene.users.get(seat)
    return () if scene.paused else _ask(scene, [n for n in sorted(scene.missing) if scene.users.get(n) != user])


def back_buttons(scene: Scene) -> tuple[Button, ...]:
    """A button for each player who was asked to leave, by which the others are asked to have them back."""
    if scene.paused or (scene.proposal is not None and scene.proposal.kind == "return"):
        return ()
    said = {n: scene.label(text("menu-have-back", who=f"@seat:{n}")) for n in sorted(scene.kicked)[:ROW]}
    return tuple(Button(custom_id.button(scene.table, "-", f"{RETURN}-{n}"), label) for n, label in said.items())


def vacant_buttons(scene: Scene) -> tuple[Button, ...]:
    """A button for each seat that somebody has got up from, to look for somebody who takes it."""
    said = {n: scene.label(text("menu-substitute", who=f"@seat:{n}")) for n in sorted(scene.vacant)[:ROW]}
    return tuple(Button(custom_id.button(scene.table, "-", f"{SUBSTITUTE}-{n}"), label) for n, label in said.items())


def _ask(scene: Scene, seats: Sequence[int]) -> tuple[Button, ...]:
    said = {n: scene.label(text("board-missing-ask", who=f"@seat:{n}")) for n in seats[:ROW]}
    return tuple(Button(custom_id.button(scene.table, "-", f"missing-{n}"), label) for n, label in said.items())


def missing_panel(scene: Scene, about: int) -> Panel | None:
    """What may become of a missing player's seat; None: nobody is missed at that seat any more."""
    if about not in scene.missing or scene.paused:
        return None
    who = f"@seat:{about}"
    panel = Panel(scene.words(text("missing-title", who=who)), accent=scene.surface.accent)
    panel.add(Words(scene.words(text("missing-about", who=who)), Keep.CALL))
    said = {fate: scene.label(text(f"missing-{fate}", who=who)) for fate in FATES}
    ids = {fate: custom_id.button(scene.table, "-", f"{DEED}-{about}.{fate}") for fate in FATES}
    return panel.add(tuple(Button(ids[fate], label) for fate, label in said.items()))


def read_vote(rest: str) -> tuple[int, str] | None:
    """(seat, fate) of a click that proposes, None: it is none of ours."""
    seat, _, fate = rest.partition(".")
    n = read_count(seat, 3)
    return None if n is None or fate not in FATES else (n, fate)


def return_parts(scene: Scene, seat: int, is_own: bool) -> list[Part]:
    """For the hand of somebody whom nobody waits for, who is away, or about whom is voted; others who decide there are
    told for whom they do."""
    if not is_own:
        told = [Words(scene.words(text("hand-deputy", who=f"@seat:{seat}")), Keep.CALL)]
        return [*told, (deputy_button(scene, seat, False),)] if seat in scene.stand_ins else [*told]
    vote = scene.proposal
    key = "hand-late" if seat in scene.late else "hand-away" if seat in scene.away else ""
    if not key and seat in scene.leaves:
        key = "hand-leave"
    if not key and vote is not None and vote.is_vote and vote.seat == seat:
        key = "hand-vote"
    return [Words(scene.words(text(key)), Keep.CALL), (_button(scene, "back", "hand-back", "success"),)] if key else []


def _button(scene: Scene, op: str, key: str, style: Style = "secondary") -> Button:
    return Button(custom_id.button(scene.table, "-", op), scene.label(text(key)), style)


def _seats(seats: Sequence[int]) -> list[str]:
    return [f"@seat:{seat}" for seat in seats]
