"""Puts what a scenario's table holds into words: labels, lines of the journal, what is asked."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from bot.rules.decision import Event, Option, Text
from bot.rules.kernel.run import Run
from bot.ui.panels.catalogue import Catalogue, Prose


@lru_cache(maxsize=8)
def catalogue(game_id: str, prose: Prose | None) -> Catalogue:
    return Catalogue(game_id, prose=prose)


@lru_cache(maxsize=1)
def _shared() -> set[str]:
    return Catalogue().keys()


class Wording:
    """The words of one run, in English and without Markdown."""

    def __init__(self, run: Run[Any]) -> None:
        self.run = run
        self.catalogue = catalogue(run.game.id, None if run.game.story_vocabulary is None else run.game.prose)

    @property
    def has_sentences(self) -> bool:
        """Whether the game has any of its own, beside those that all games share."""
        return bool(self.catalogue.keys() - _shared())

    def text(self, text: Text) -> str:
        return self.catalogue.format(text, self._names, label=True)

    def label(self, option: Option) -> str:
        return self.text(option.label)

    def line(self, event: Event) -> str:
        """A line of the journal, as key and sentence."""
        return f"{event.kind} · {self.text(Text(event.kind, event.params))}"

    def option(self, options: Sequence[Option], wanted: Any) -> str | None:
        """The id of the option meant: by its id, its label, the one label that begins so, or what it is about."""
        if any(option.id == str(wanted) for option in options):
            return str(wanted)
        labels = [(option, self.label(option)) for option in options]
        exact = [o for o, label in labels if label == str(wanted)]
        begun = exact or [o for o, label in labels if label.startswith(str(wanted))]
        begun = begun or [o for o in options if str(wanted) in self._about(o)]
        return begun[0].id if begun and (exact or len(begun) == 1) else None

    def asked(self, seat: int | None) -> str:
        """Every pending question (of this seat) with its options, one line each."""
        lines = []
        for request in self.run.requests(seat):
            labels = ", ".join(f"{o.id} ({self.label(o)})" for o in request.options(self.run))
            seats = [s + 1 for s in request.decision.seats]
            lines.append(f"      asked is {request.decision.key} of seats {seats}: {labels}")
        return "\n".join(lines) or "      nothing is asked"

    def _about(self, option: Option) -> list[str | None]:
        """The names of what an option's label speaks of."""
        refs = [v[1:] for v in option.label.params.values() if isinstance(v, str) and v.startswith("@")]
        return [self._names(ref) for ref in refs]

    def _names(self, ref: str) -> str | None:
        return f"Player {int(ref[5:]) + 1}" if ref.startswith("seat:") else self.run.name_of(ref)
