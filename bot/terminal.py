"""The terminal table: the same panels as text, one person at the keyboard, the house in the other seats.

For screen readers and quick tries. A game is kept after each answer in one small file (seed and choices) and goes on
next time. Touches that file, input and output; nothing of Discord.
"""

import json
import re
import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from bot.private import make_folder, write_private
from bot.rules.decision import Answer, Choice, Event, Text, text
from bot.rules.errors import Refusal, RuleFailure
from bot.rules.kernel.game import ChildTable
from bot.rules.kernel.house import house_answer, house_interruption
from bot.rules.kernel.run import Checkpoint, Request, Run
from bot.rules.numbers import read_count, read_whole
from bot.trials.child_tables import bring_back, child_of, open_child
from bot.ui.panels.house_names import house_name
from bot.ui.panels.panel import as_text
from bot.ui.panels.surface import Surface
from bot.ui.questions.scene import Scene
from bot.ui.questions.waiting import awaited
from bot.ui.screens.present import board, hand

YOU = 0
YOUR_NAME = "Traveller"
_MARKDOWN = re.compile(r"\*\*|^-# |\\(?=[^\w\s])|(?<=\W)\*(?=\w)|(?<=\S)\*(?=\W)", re.MULTILINE)
"""Signs that mean something to Discord, and are noise when a screen reader says them."""
_HOUSE_LIMIT = 5_000


class TerminalTable:
    """One game at the terminal. `say` prints a line, `hear` reads one (raises EOFError at the end of input).

    surface_of: game -> surface of a child table that is played here too; begun: a game that stands already
    """

    def __init__(
        self,
        surface: Surface,
        seats: int,
        keep: Path | None,
        say: Callable[[str], None],
        hear: Callable[[str], str],
        *,
        surface_of: Callable[[str], Surface] | None = None,
        begun: Run[Any] | None = None,
    ) -> None:
        self.surface_of = surface_of
        self.surface = surface
        self.keep = keep
        self.say = say
        self.hear = hear
        self.names = self._seated(seats)
        self.recent: list[Event] = []
        self.run = self._resume() or begun or self._new(seats)

    def _seated(self, seats: int) -> dict[int, str]:
        """Who sits where: the person, and the house in the other seats."""
        names = {YOU: YOUR_NAME}
        for seat in range(1, seats):
            names[seat] = house_name(self.surface.words, self.surface.id, list(names.values()))
        return names

    # ------------------------------------------------------------------ the table

    def play(self) -> int:
        """Until the game is over or the person leaves; the exit code."""
        self.say(self._line("terminal-welcome", game=text("game-name")))
        fresh = True
        while True:
            self._house()
            self._save()
            self._tell()
            if self.run.over:
                self._show(board(self._scene()))
                self._forget()
                return 0
            child = self._child()
            if child is not None:
                if not self._play_child(*child):
                    return 0
                continue
            requests = self.run.requests(YOU)
            asked = [r for r in requests if not r.anytime]
            if fresh:
                self._show(board(self._scene()))
                fresh = False
            if not asked:
                self.say(_MARKDOWN.sub("", awaited(self._scene(), {})))
                return 1
            try:
                if not self._turn(asked[0], requests):
                    return 0
            except EOFError:
                self.say("")
                return 0

    def _child(self) -> tuple[Request, ChildTable] | None:
        """What is played at a table of its own now, in the place of this one."""
        if self.surface_of is None:
            return None
        found = ((request, child_of(self.run, request)) for request in self.run.requests())
        return next(((request, child) for request, child in found if child is not None), None)

    def _play_child(self, request: Request, child: ChildTable) -> bool:
        """False: the person leaves, and goes on there next time."""
        assert self.surface_of is not None
        keep = None if self.keep is None else self.keep.with_name(f"{self.keep.stem}-{child.key}.json")
        surface, begun, seats = self.surface_of(child.game), open_child(self.run, child), len(child.seats)
        table = TerminalTable(surface, seats, keep, self.say, self.hear, surface_of=self.surface_of, begun=begun)
        table.play()
        if table.run.over:
            bring_back(self.run, request, child, table.run)
        return table.run.over

    def _turn(self, request: Request, requests: Sequence[Request]) -> bool:
        """One line of input. False: the person leaves."""
        choices = self._offer(request, [r for r in requests if r.anytime])
        line = self.hear("> ").strip()
        if line in ("q", "quit", "exit"):
            self.say(self._line("terminal-kept" if self.keep else "terminal-bye"))
            return False
        if line in ("?", "help"):
            self.say(self._line("terminal-help"))
        elif line in ("b", "board"):
            self._show(board(self._scene()))
        elif line in ("h", "hand"):
            self._show(hand(self._scene(), YOU))
        elif line in ("r", "rules"):
            self._rules()
        elif line in ("u", "undo"):
            self._undo()
        elif line in ("a", "auto"):
            self._choose(request, house_answer(self.run, request, YOU))
        elif line:
            found = self._read(request, choices, line)
            if found is None:
                self.say(self._line("terminal-unknown", line=line))
            else:
                if self._is_sure(*found):
                    self._choose(*found)
        return True

    def _offer(self, request: Request, extras: Sequence[Request]) -> list[tuple[Request, str]]:
        """Print the question with its numbered options; gives what the numbers stand for."""
        scene, decision = self._scene(), request.decision
        self.say("")
        self.say(scene.label(decision.prompt))
        listed: list[tuple[Request, str]] = []
        for asking in (request, *extras):
            if asking.anytime:
                self.say(f"  {scene.label(asking.decision.prompt)}")
            for option in scene.options(asking):
                label = scene.label(option.label)
                if option.refused is not None:
                    self.say(f"   –  {label}: {scene.label(option.refused)}")
                    continue
                listed.append((asking, option.id))
                hint = f"  ({scene.label(option.hint)})" if option.hint is not None else ""
                self.say(f"  {len(listed):2}  {label}{hint}")
        if decision.kind == "amount":
            self.say(self._line("terminal-amount", least=decision.least, most=decision.most))
        elif decision.kind == "some":
            self.say(self._line("terminal-some", least=decision.least, most=decision.most))
        elif decision.kind == "order":
            self.say(self._line("terminal-order"))
        elif decision.kind == "amounts":
            self.say(self._line("terminal-amounts", least=decision.least, most=decision.most))
        return listed

    def _read(self, request: Request, listed: list[tuple[Request, str]], line: str) -> tuple[Request, Answer] | None:
        kind = request.decision.kind
        words = line.replace(",", " ").split()
        if kind == "text":
            return request, line
        if kind == "amount":
            number = read_whole(line)
            return None if number is None else (request, number)
        if line == "-" and kind in ("some", "amounts"):
            return request, []
        picks: list[tuple[Request, str]] = []
        for word in words:
            named, _, times = word.partition("x")
            place, n = read_count(named), read_count(times or "1", 3)
            if place is None or n is None or not 1 <= place <= len(listed) or (times and kind != "amounts"):
                return None
            picks += [listed[place - 1]] * n
        if not picks:
            return None
        if picks[0][0].anytime or kind == "one":
            return picks[0] if len(picks) == 1 else None
        return request, [option for asking, option in picks if asking is request]

    def _is_sure(self, request: Request, answer: Answer) -> bool:
        """What ends something for good is asked twice."""
        option = next((o for o in request.options(self.run) if o.id == answer), None) if request.anytime else None
        if option is None or not option.destructive:
            return True
        self.say(self._line("terminal-sure", option=option.label))
        return self.hear("> ").strip().lower() in ("y", "yes")

    # ------------------------------------------------------------------ moves

    def _choose(self, request: Request, answer: Answer) -> None:
        try:
            self.run.choose(YOU, answer, self.run.token(request, YOU))
        except Refusal as refusal:
            self.say(self._scene().label(refusal.text))
            return
        except RuleFailure as failure:
            self.say(self._line("terminal-failure", why=str(failure)))

    def _undo(self) -> None:
        index = self.run.index
        while index > self.run.undo_boundary and self.run.choices[index - 1].seat != YOU:
            index -= 1  # the house minds nothing: its answers since are taken back with yours
        if index <= self.run.undo_boundary or self.run.choices[index - 1].seat != YOU:
            self.say(self._line("terminal-no-undo"))
            return
        self.run.undo(index - 1)
        self.run.take_events()
        self.say(self._line("terminal-undone"))

    def _house(self) -> None:
        for _ in range(_HOUSE_LIMIT):
            waiting = [r for r in self.run.requests() if YOU not in r.decision.seats]
            if self.run.over or self._child() is not None:
                return
            others = (s for s in range(self.run.state.seats) if s != YOU)
            wished = next(((s, found) for s in others if (found := house_interruption(self.run, s))), None)
            if wished is not None:
                seat, (extra, answer) = wished
                self.run.choose(seat, answer, self.run.token(extra, seat), by="house")
                continue
            if not waiting:
                return
            mine = [r for r in self.run.requests() if YOU in r.decision.seats]
            done = [r for r in waiting if self._has_said_done(r)]
            todo = [r for r in waiting if r not in done]
            if not todo:
                if mine:
                    return
                todo = done
            seat = todo[0].decision.seats[0]
            self.run.choose(seat, house_answer(self.run, todo[0], seat), self.run.token(todo[0], seat), by="house")
        raise RuntimeError("the house plays for ever")

    def _has_said_done(self, request: Request) -> bool:
        return any(option.id == "not-done" for option in request.options(self.run))

    # ------------------------------------------------------------------ words

    def _scene(self) -> Scene:
        return Scene("terminal", self.surface, self.run, self.names, recent=self.recent[-8:])

    def _line(self, key: str, **params: Any) -> str:
        return self._scene().label(text(key, **params))

    def _show(self, panel: Any) -> None:
        panel.parts = [part for part in panel.parts if not _is_control(part)]
        self.say("")
        self.say(_MARKDOWN.sub("", as_text(panel)))

    def _tell(self) -> None:
        events = self.run.take_events()
        self.recent += events
        lines = [line for event in events if (line := event.text_for(YOU)) is not None]
        for _, told in self.surface.game.retold(lines):
            post = self.surface.game.posts.get(told.key)
            if post is None:
                self.say(f"  › {self._scene().label(told)}")
            else:  # prose keeps its paragraphs
                self.say("")
                self.say(_MARKDOWN.sub("", self._scene().words(Text(post, told.params))))

    def _rules(self) -> None:
        page = 1
        while self.surface.words.has(f"rules-{page}"):
            self.say(self._scene().label(Text(f"rules-{page}")))
            page += 1

    # ------------------------------------------------------------------ keeping

    def _new(self, seats: int) -> Run[Any]:
        return Run.start(self.surface.game, secrets.token_bytes(16), seats)

    def _save(self) -> None:
        if self.keep is None or not self.run.checkpoints:
            return
        first = self.run.checkpoints[0]
        kept = {
            "content": self.surface.game.content_hash,
            "seed": self.run.seed.hex(),
            "start": first.state.hex(),
            "base": self.run.base,
            "bases": self.run.bases,
            "choices": [[c.seat, c.key, c.answer, c.by] for c in self.run.choices],
        }
        make_folder(self.keep.parent)
        write_private(self.keep, json.dumps(kept))

    def _resume(self) -> Run[Any] | None:
        if self.keep is None or not self.keep.exists():
            return None
        try:
            kept = json.loads(self.keep.read_text(encoding="utf-8"))
            if kept["content"] != self.surface.game.content_hash:
                raise ValueError("other content")
            choices = [Choice(*row) for row in kept["choices"]]
            start = Checkpoint(0, 0, bytes.fromhex(kept["start"]))
            seed, bases = bytes.fromhex(kept["seed"]), kept.get("bases")
            run = Run.restore(self.surface.game, seed, [start], choices, kept["base"], bases=bases)
        except Exception as error:  # a kept game that no longer fits must not keep anybody from a new one
            aside = self.keep.with_suffix(".old")
            self.keep.replace(aside)
            self.say(f"The kept game does not fit this version ({error}); it lies in {aside.name}. A new one begins.")
            return None
        self.names = self._seated(run.state.seats)
        return run

    def _forget(self) -> None:
        if self.keep is not None:
            self.keep.unlink(missing_ok=True)


def _is_control(part: object) -> bool:
    from bot.ui.panels.panel import Button, Select

    return isinstance(part, Button | Select) or (isinstance(part, tuple) and bool(part) and isinstance(part[0], Button))
