"""What can go wrong at a table, as types. Refusals are for players and carry a `Text`; the rest is for the operator.

Keys `refused-...` are sentences of `data/en.ftl`.
"""

from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from bot.rules.cleaning import shortened
from bot.rules.decision import Text, text
from bot.rules.errors import NotPossible, Refusal, RuleFailure, TooMuchWork

MOST_SAID = 1_000
"""Characters of what is told of a foreign file, which may hold a mile of anything."""


class TableRefusal(Refusal):
    """Something about a table that cannot be done. Each subclass has one sentence, `key`. Nothing has changed."""

    key = "refused-table"

    def __init__(self, **params: Any) -> None:
        super().__init__(text(self.key, **params))


class UnknownTable(TableRefusal):
    key = "refused-unknown-table"


class UnknownGame(TableRefusal):
    """game: the name that nobody knows, or that this installation no longer has."""

    key = "refused-unknown-game"


class SecondTable(TableRefusal):
    """E-20: this channel has a table already. table: its id, game: its game."""

    key = "refused-second-table"


class NotSeated(TableRefusal):
    key = "refused-not-seated"


class AskedOfOthers(NotPossible):
    """A button of a question that others are asked. seat, token: who pressed it, and what stands for the question."""

    def __init__(self, told: Text, seat: int, token: str) -> None:
        super().__init__(told)
        self.seat, self.token = seat, token


class NotHost(TableRefusal):
    key = "refused-not-host"


class AlreadySeated(TableRefusal):
    key = "refused-already-seated"


class TableFull(TableRefusal):
    """most: how many seats the game has."""

    key = "refused-full"


class TooFewSeats(TableRefusal):
    """least: how many seats the game needs; seats: how many are taken."""

    key = "refused-too-few-seats"


class SeatsSettled(TableRefusal):
    """Of a campaign, whose seats change at its gate and nowhere else."""

    key = "refused-seats-settled"


class SeatsGiven(TableRefusal):
    """Of a table that another one had opened."""

    key = "refused-seats-given"


class AlreadyStarted(TableRefusal):
    key = "refused-already-started"


class NotStarted(TableRefusal):
    key = "refused-not-started"


class WrongOption(TableRefusal):
    """option: its name, value: what was given, why: what pydantic says about it (English)."""

    key = "refused-option-value"


class UnknownOption(TableRefusal):
    """option: the name, known: what there is."""

    key = "refused-option-name"


class WrongClock(TableRefusal):
    key = "refused-clock"


class WrongBank(TableRefusal):
    key = "refused-bank"


class Paused(TableRefusal):
    key = "refused-paused"


class NotPaused(TableRefusal):
    key = "refused-not-paused"


class Over(TableRefusal):
    key = "refused-over"


class NoSuchSeat(TableRefusal):
    key = "refused-no-such-seat"


class SeatNotFree(TableRefusal):
    key = "refused-seat-not-free"


class NothingToUndo(TableRefusal):
    """This player has no choice that could be taken back."""

    key = "refused-nothing-to-undo"


class UndoNeedsConsent(TableRefusal):
    """Somebody has learned something since, or has chosen after it: the others have to agree (`propose_undo`)."""

    key = "refused-undo-consent"


class NoProposal(TableRefusal):
    key = "refused-no-proposal"


class NotAsked(TableRefusal):
    """This player has no word in what is asked."""

    key = "refused-not-consulted"


class NobodyThere(TableRefusal):
    """The house plays that seat already."""

    key = "refused-nobody-there"


class LeavingLoses(TableRefusal):
    """Leaving now loses a contest: only for somebody who is sure."""

    key = "refused-leaving-loses"


class RestedToday(TableRefusal):
    """In a contest each player lays the table to rest once a day."""

    key = "refused-rested-today"


class RefusedToday(TableRefusal):
    """Those who play have said no to a stranger at this seat less than a day ago."""

    key = "refused-refused-today"


class OneProposal(TableRefusal):
    """The others are asked something else already."""

    key = "refused-one-proposal"


class WrongFate(TableRefusal):
    key = "refused-wrong-fate"


class NoVoteInContest(TableRefusal):
    key = "refused-no-vote-in-contest"


class NoVoteOnSelf(TableRefusal):
    key = "refused-no-vote-on-self"


class NotMissing(TableRefusal):
    """This seat is not missed, or the house answers for it already."""

    key = "refused-not-missing"


class VoterAbsent(TableRefusal):
    """Whoever is away or late has no vote before being back."""

    key = "refused-voter-absent"


class NobodyGone(TableRefusal):
    """Nobody was asked to leave this seat, or somebody else has taken it since."""

    key = "refused-nobody-gone"


class OwnAnswer(TableRefusal):
    """What is meant for others, of oneself."""

    key = "refused-own-answer"


class NotAwaited(TableRefusal):
    """The table waits for somebody else. who: a seat; empty: nobody is awaited whom one could mean."""

    key = "refused-not-awaited"


class WhichAwaited(TableRefusal):
    """Several are awaited, so one has to say who is meant."""

    key = "refused-which-awaited"


class NudgedToday(TableRefusal):
    """Each person is nudged at a table at most once a day."""

    key = "refused-nudged-today"


class AskedToday(TableRefusal):
    """For a seat a substitute is looked for at most once a day."""

    key = "refused-asked-today"


class NoClock(TableRefusal):
    """Nothing runs out that could do so later."""

    key = "refused-no-clock"


class GivenToday(TableRefusal):
    """Each person is given more time at a table at most once a day."""

    key = "refused-given-today"


class RulesBroke(TableRefusal):
    """A rule raised; the table is as before the choice, the report is logged. `__cause__` is the `RuleFailure`."""

    key = "refused-rule-failure"


class RulesEndless(RulesBroke):
    """A choice set more in motion than any honest one: cards that wake one another without end."""

    key = "refused-rules-endless"


def broke(failure: RuleFailure) -> RulesBroke:
    """What players are told of it."""
    return RulesEndless() if isinstance(failure.__cause__, TooMuchWork) else RulesBroke()


class RulesChanged(TableRefusal):
    """The stored state cannot be read by the installed rules: an upgrade went too far. Nothing is lost."""

    key = "refused-rules-changed"


class StoreFailure(TableRefusal):
    """It could not be written (disk full, database locked). The table is as before; trying again is safe."""

    key = "refused-store"


class StoreUnsure(StoreFailure):
    """It failed at the last moment, and the disk does not let us find out. Trying again is safe here too."""

    key = "refused-store-unsure"


class Unsure(Exception):
    """A commit failed and could not be wiped out either: whether it is stored shows when the bot is started again."""


class Conflict(Exception):
    """Somebody else has written this table since it was read: another process, with PostgreSQL."""


class NotOwner(Exception):
    """Another process serves this shard, or has taken it: nothing was stored, and the other one answers."""


def refusal_of(error: BaseException) -> StoreFailure | None:
    """What a person is told when the database has raised this; None: it is no trouble of the database.

    OSError: what asyncpg raises when its server cannot be reached.
    """
    if isinstance(error, Unsure):
        return StoreUnsure()
    return StoreFailure() if isinstance(error, SQLAlchemyError | Conflict | OSError) else None


class DatabaseError(Exception):
    """For the operator: `str()` is a sentence that says what to do."""


class DamagedDatabase(DatabaseError):
    """The database file is damaged; the sentence names the way back from the last backup."""


class DatabaseInUse(DatabaseError):
    """Another process has the database open."""


class BundleError(DatabaseError):
    """An export that cannot be used; the sentence names the first thing that is wrong, and stays one."""

    def __init__(self, sentence: str) -> None:
        super().__init__(shortened(sentence, MOST_SAID))
