"""Figures for Prometheus. The only file that knows prometheus_client (extra `metrics`); imported only when wanted.

Names begin with `waykeeper_`; times are seconds. What can be counted when asked (tables, posts) is counted then.
No label names a table, a user or a server.
"""

from collections.abc import Iterable
from typing import Any

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    generate_latest,
)

from bot.rules.kernel.game import Game
from bot.tables.model.observe import Observer, Span, Tally
from bot.tables.upkeep.census import Census

CONTENT_TYPE = CONTENT_TYPE_LATEST
_FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_SLOW = (0.01, 0.025, 0.05, 0.1, 0.2, 0.35, 0.5, 0.75, 1.0, 1.5, 2.0, 2.5, 3.0, 5.0)
"""Discord forgets a click that is not answered within three seconds."""
STATUSES = ("lobby", "running", "paused", "ended")


class Metrics(Observer):
    """Counts what is observed; `text` is what Prometheus reads."""

    __slots__ = (
        "_answers",
        "_games",
        "_known_left",
        "_lag",
        "_left",
        "_limited",
        "_live",
        "_pending",
        "_ready",
        "_refused",
        "_registry",
        "_sign_ins",
        "_spans",
        "_tables",
        "_tallies",
    )

    def __init__(self, version: str) -> None:
        self._registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self._answers = Histogram(
            "waykeeper_answer_seconds",
            "From a click or command to Discord having our first answer",
            ["since"],
            buckets=_SLOW,
            registry=registry,
        )
        spans = {
            "commit": ("waykeeper_commit_seconds", "Storing a change of a table durably, waiting included"),
            "panel": ("waykeeper_panel_seconds", "Making a board or a hand from a table, without pictures"),
            "picture": ("waykeeper_picture_seconds", "Drawing a picture, waiting for a thread included"),
        }
        self._spans = {
            name: Histogram(called, what, buckets=_FAST, registry=registry) for name, (called, what) in spans.items()
        }
        self._lag = Histogram(
            "waykeeper_loop_lag_seconds", "How late the event loop is, each second", buckets=_FAST, registry=registry
        )
        tallies = {
            "refusal": ("waykeeper_refusals", "Players told no, by kind", ["kind"]),
            "trouble": ("waykeeper_troubles", "Bugs behind a click or command", []),
            "replay_mismatch": ("waykeeper_replay_mismatches", "Stored tables that came back different", ["kind"]),
            "rule_broke": ("waykeeper_rules_broken", "Rules that raised, by game", ["game"]),
            "reminder": ("waykeeper_reminders_sent", "Reminders sent", []),
        }
        self._tallies = {
            name: Counter(called, what, labels, registry=registry) for name, (called, what, labels) in tallies.items()
        }
        self._refused = Counter(
            "waykeeper_rest_errors", "Requests to Discord that failed, by status", ["status"], registry=registry
        )
        self._limited = Counter(
            "waykeeper_rest_limited", "Requests that came too early (429), by scope", ["scope"], registry=registry
        )
        self._sign_ins = Counter("waykeeper_sign_ins", "IDENTIFYs sent to the gateway", registry=registry)
        self._left = Gauge(
            "waykeeper_sign_ins_left", "IDENTIFYs that Discord leaves us today; -1: not known", registry=registry
        )
        self.sign_ins_left(-1)
        self._tables = Gauge("waykeeper_tables", "Tables stored, by status", ["status"], registry=registry)
        self._live = Gauge("waykeeper_tables_live", "Tables in memory", registry=registry)
        self._pending = Gauge("waykeeper_outbox_pending", "Posts still to be sent", registry=registry)
        self._ready = Gauge("waykeeper_ready", "1 while /readyz says yes", registry=registry)
        Info("waykeeper", "What is running", registry=registry).info({"version": version})
        self._games = Gauge("waykeeper_game_info", "Games, always 1", ["game", "rules", "content"], registry=registry)

    def took(self, what: Span, seconds: float) -> None:
        self._spans[what].observe(seconds)

    def noted(self, what: Tally, kind: str = "") -> None:
        counter = self._tallies[what]
        (counter.labels(kind) if kind else counter).inc()

    # ------------------------------------------------------------------ from the process itself

    def plays(self, games: Iterable[Game[Any]]) -> None:
        """These games are installed."""
        for game in games:
            self._games.labels(game.id, str(game.version), game.content_hash).set(1)

    def answered(self, since_created: float, since_received: float) -> None:
        self._answers.labels("creation").observe(since_created)
        self._answers.labels("receipt").observe(since_received)

    def refused(self, status: str) -> None:
        self._refused.labels(status).inc()

    def limited(self, scope: str) -> None:
        self._limited.labels(scope).inc()

    def late(self, seconds: float) -> None:
        """The event loop came round so much too late."""
        self._lag.observe(seconds)

    def signed_in(self) -> None:
        """An IDENTIFY is about to be sent."""
        self._sign_ins.inc()
        if self._known_left > 0:
            self.sign_ins_left(self._known_left - 1)

    def sign_ins_left(self, left: int) -> None:
        """Discord has told how many are left."""
        self._known_left = left
        self._left.set(left)

    def text(self, census: Census | None, *, ready: bool) -> bytes:
        """All figures. census None: the database did not answer, so its figures stay as they were."""
        self._ready.set(ready)
        if census is not None:
            for status in STATUSES:
                self._tables.labels(status).set(census.tables.get(status, 0))
            self._live.set(census.live)
            self._pending.set(census.pending)
        return generate_latest(self._registry)
