"""The stored shape of everything: one schema for SQLite and PostgreSQL. SQLAlchemy Core only; no statements here.

Times are seconds since 1970 (UTC), Discord ids whole numbers. A change of this file needs a migration
(`bot/tables/store/migrations`); a test compares the two.
"""

import sqlalchemy as sa

HEAD = "0012"
"""The migration that leads to this schema."""

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

_Table = sa.String(8)


def _table_id(primary: bool = True) -> sa.Column[str]:
    return sa.Column(
        "table_id", _Table, sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=primary, nullable=False
    )


# channel   where the table is played: a channel or a thread; parent: the channel of that thread
# server_seed  secret until the game is over; commitment: its SHA-256, shown from the start
# seed      what the dice come from: server_seed and what the players added; entropies: what they added, by seat
# base      of the kernel's tokens; bases: what undos have added to it, by line (`bot.rules.tokens`)
# index     choices that count; log_length, event_count: rows of `choice` and `event`
# sequel_of  the table that had this one opened, sequel_key: under which name
# clock_hours  for each question; with bank_hours, which each player has in hand: what comes back with each turn
# brings    what it was given at its opening, left: what it left behind at its end, for the table that had it opened
# proposal  what the others are asked just now; unrated: why a contest counts on no ladder
# digest    of the state after the last choice: a rebuilt table must have the same
# head      of the chain over log and journal (`bot.tables.model.chain`); empty before the start, and before there were
# chains
game_table = sa.Table(
    "game_table",
    metadata,
    sa.Column("id", _Table, primary_key=True),
    sa.Column("guild", sa.BigInteger),
    sa.Column("channel", sa.BigInteger, nullable=False),
    sa.Column("parent", sa.BigInteger),
    sa.Column("host", sa.BigInteger, nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("content_hash", sa.String(80), nullable=False),
    sa.Column("status", sa.String(8), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("server_seed", sa.LargeBinary, nullable=False),
    sa.Column("commitment", sa.String(64), nullable=False),
    sa.Column("entropies", sa.JSON(none_as_null=True)),
    sa.Column("seed", sa.LargeBinary),
    sa.Column("base", sa.Integer, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("index", sa.Integer, nullable=False),
    sa.Column("log_length", sa.Integer, nullable=False),
    sa.Column("event_count", sa.Integer, nullable=False),
    sa.Column("digest", sa.String(32), nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("updated", sa.Double, nullable=False),
    sa.Column("board_message", sa.BigInteger),
    sa.Column("board_channel", sa.BigInteger),
    sa.Column("board_version", sa.Integer, nullable=False),
    sa.Column("clock_hours", sa.Double),
    sa.Column("locale", sa.String(16), nullable=False),
    sa.Column("sequel_of", _Table),
    sa.Column("sequel_key", sa.String(40)),
    sa.Column("proposal", sa.JSON(none_as_null=True)),
    sa.Column("unrated", sa.String(8)),
    sa.Column("bases", sa.JSON(none_as_null=True)),
    sa.Column("head", sa.String(64), nullable=False, server_default=""),
    sa.Column("brings", sa.JSON(none_as_null=True)),
    sa.Column("left", sa.JSON(none_as_null=True)),
    sa.Column("bank_hours", sa.Double),
)
# E-20: one table that is not over in a channel or thread
sa.Index(
    "uq_game_table_open_channel",
    game_table.c.channel,
    unique=True,
    sqlite_where=sa.text("status != 'ended'"),
    postgresql_where=sa.text("status != 'ended'"),
)
sa.Index("uq_game_table_sequel", game_table.c.sequel_of, game_table.c.sequel_key, unique=True)
sa.Index("ix_game_table_guild", game_table.c.guild, game_table.c.updated)

# deputy: who answers for a player on leave, and has agreed to
seat = sa.Table(
    "seat",
    metadata,
    _table_id(),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("user", sa.BigInteger),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("entropy", sa.String(200), nullable=False),
    sa.Column("house", sa.Boolean, nullable=False),
    sa.Column("away", sa.Boolean, nullable=False),
    sa.Column("prefs", sa.JSON, nullable=False),
    sa.Column("deputy", sa.BigInteger),
    sa.Index("ix_seat_user", "user"),
    sa.Index("ix_seat_deputy", "deputy"),
)

# n      place in the log, which only grows; idx: place among the choices that count (None: an undo or another remark)
# undone taken back since; digest: of the answer and the state after it
# actor  the seat from which the user acted; proof: what the chain needs besides, of rows with names in them
choice = sa.Table(
    "choice",
    metadata,
    _table_id(),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("idx", sa.Integer),
    sa.Column("undone", sa.Boolean, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("key", sa.String(80), nullable=False),
    sa.Column("answer", sa.JSON, nullable=False),
    sa.Column("by", sa.String(8), nullable=False),
    sa.Column("user", sa.BigInteger),
    sa.Column("interaction", sa.BigInteger, unique=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("digest", sa.String(32), nullable=False),
    sa.Column("actor", sa.Integer),
    sa.Column("proof", sa.JSON(none_as_null=True)),
    sa.Index("ix_choice_table_id_idx", "table_id", "idx"),
)

# keep: never pruned (the start, and where new rules took over)
checkpoint = sa.Table(
    "checkpoint",
    metadata,
    _table_id(),
    sa.Column("idx", sa.Integer, primary_key=True),
    sa.Column("fence", sa.Integer, nullable=False),
    sa.Column("keep", sa.Boolean, nullable=False),
    sa.Column("blob", sa.LargeBinary, nullable=False),
)

# only, public: as in `Event`; choice_n: the row of `choice` that caused it, idx: its index; None: the table itself
# proof: what the chain needs besides, of the table's own lines
event = sa.Table(
    "event",
    metadata,
    _table_id(),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(80), nullable=False),
    sa.Column("params", sa.JSON, nullable=False),
    sa.Column("only", sa.Integer),
    sa.Column("public", sa.JSON(none_as_null=True)),
    sa.Column("choice_n", sa.Integer),
    sa.Column("idx", sa.Integer),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("undone", sa.Boolean, nullable=False),
    sa.Column("proof", sa.JSON(none_as_null=True)),
    sa.Index("ix_event_table_id_idx", "table_id", "idx"),
    sa.Index("ix_event_table_id_choice_n", "table_id", "choice_n"),
)

# kind: remind, due, plan (when an answer given ahead is handed in), or leave (when somebody's begins or ends)
# at None: the table is paused and `remaining` seconds were left
deadline = sa.Table(
    "deadline",
    metadata,
    _table_id(),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("token", sa.String(24), primary_key=True),
    sa.Column("kind", sa.String(8), primary_key=True),
    sa.Column("at", sa.Double),
    sa.Column("remaining", sa.Double),
    sa.Column("sent", sa.Boolean, nullable=False),
    sa.Index("ix_deadline_sent_at", "sent", "at"),
)

# nonce: at most 25 characters, Discord's limit; state: pending, sent or dropped
outbox = sa.Table(
    "outbox",
    metadata,
    sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
    _table_id(primary=False),
    sa.Column("kind", sa.String(24), nullable=False),
    sa.Column("payload", sa.JSON, nullable=False),
    sa.Column("nonce", sa.String(25), nullable=False, unique=True),
    sa.Column("state", sa.String(8), nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("message", sa.BigInteger),
    sa.Column("at", sa.Double, nullable=False),
    sa.Index("ix_outbox_state", "state", "id"),
    sa.Index("ix_outbox_table_id", "table_id"),
)

# scope: `user` or `guild`
saved_roll = sa.Table(
    "saved_roll",
    metadata,
    sa.Column("scope", sa.String(8), primary_key=True),
    sa.Column("owner", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("expression", sa.String(400), nullable=False),
)

channel_deck = sa.Table(
    "channel_deck",
    metadata,
    sa.Column("channel", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("data", sa.JSON, nullable=False),
)

# What a game's commands keep for a channel outside any table: markers and counters of a game in its box.
# kind: whose it is; data holds nothing about users
channel_kit = sa.Table(
    "channel_kit",
    metadata,
    sa.Column("channel", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(40), primary_key=True),
    sa.Column("data", sa.JSON, nullable=False),
)

# What somebody owns, for any channel and table of a game. kind: deck, hero ...; data: the game's own shape
user_shelf = sa.Table(
    "user_shelf",
    metadata,
    sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("kind", sa.String(20), primary_key=True),
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("data", sa.JSON, nullable=False),
)

# Card packs that a server has brought in; they never leave it and hold nothing about users
# size: entries; mark: another one whenever data has changed
guild_pack = sa.Table(
    "guild_pack",
    metadata,
    sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("size", sa.Integer, nullable=False),
    sa.Column("mark", sa.String(32), nullable=False),
    sa.Column("data", sa.JSON, nullable=False),
)

# Results of contests between users, for ladders: one row a table that came to its end. a, b: users, 0: forgotten
# score: of a, in halves (2 won, 1 drawn, 0 lost)
ladder_result = sa.Table(
    "ladder_result",
    metadata,
    sa.Column("table_id", _Table, primary_key=True),
    sa.Column("guild", sa.BigInteger, nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("a", sa.BigInteger, nullable=False),
    sa.Column("b", sa.BigInteger, nullable=False),
    sa.Column("name_a", sa.String(80), nullable=False),
    sa.Column("name_b", sa.String(80), nullable=False),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Index("ix_ladder_result_guild", "guild", "game", "at"),
    sa.Index("ix_ladder_result_a", "a"),
    sa.Index("ix_ladder_result_b", "b"),
)

# When a server's ladder began anew; seasons that end by themselves have no row
ladder_season = sa.Table(
    "ladder_season",
    metadata,
    sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("began", sa.Double, primary_key=True),
)

# data: {"quiet": [from hour, to hour], "zone": its name, "utc_offset": minutes, "leave": as
# `bot.tables.model.leave.Leave` has it}, each may be missing; the rest in `bot.tables.notifications.wishes`
user_pref = sa.Table(
    "user_pref",
    metadata,
    sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("data", sa.JSON, nullable=False),
)

# The dice of a channel outside any table. n: seeds of a channel in order; the last one is in use until `closed`
# words: what was mixed into the seed; counters: words taken of each stream; rolls: entries under this seed
# announced: the commitment has been posted for everybody
dice_seed = sa.Table(
    "dice_seed",
    metadata,
    sa.Column("channel", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("server_seed", sa.LargeBinary, nullable=False),
    sa.Column("commitment", sa.String(64), nullable=False),
    sa.Column("words", sa.JSON, nullable=False),
    sa.Column("counters", sa.JSON, nullable=False),
    sa.Column("rolls", sa.Integer, nullable=False),
    sa.Column("announced", sa.Boolean, nullable=False),
    sa.Column("opened", sa.Double, nullable=False),
    sa.Column("closed", sa.Double),
)

# n: place under its seed, from 1 without gaps; kind: roll, shuffle ...; seal: SHA-256 of the stream of a hidden one
# hidden: 0 for everybody, 1 for the user alone, 2 for user and host; data, draws: as in the proof
# host: who hosted the table there when it was thrown (None: there was none; 0: forgotten)
dice_roll = sa.Table(
    "dice_roll",
    metadata,
    sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
    sa.Column("channel", sa.BigInteger, nullable=False),
    sa.Column("seed_n", sa.Integer, nullable=False),
    sa.Column("n", sa.Integer, nullable=False),
    sa.Column("interaction", sa.BigInteger, nullable=False),
    sa.Column("user", sa.BigInteger, nullable=False),
    sa.Column("kind", sa.String(12), nullable=False),
    sa.Column("hidden", sa.Integer, nullable=False),
    sa.Column("seal", sa.String(64)),
    sa.Column("data", sa.JSON, nullable=False),
    sa.Column("draws", sa.JSON, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("host", sa.BigInteger),
    sa.UniqueConstraint("channel", "seed_n", "n"),
    sa.UniqueConstraint("interaction"),
    sa.Index("ix_dice_roll_user", "user"),
)

# What a server has as its usual settings, as `bot.tables.model.server_defaults.Defaults` has it
guild_setting = sa.Table(
    "guild_setting",
    metadata,
    sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("data", sa.JSON, nullable=False),
)

# A post that waits for people's answers (`bot.tables.together.gatherings`). kind: again, invite, evening
# user: whose it is, 0: forgotten; until: when it closes by itself; state: open, or how it came to its end
gathering = sa.Table(
    "gathering",
    metadata,
    sa.Column("id", _Table, primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("guild", sa.BigInteger, nullable=False),
    sa.Column("channel", sa.BigInteger, nullable=False),
    sa.Column("message", sa.BigInteger),
    sa.Column("table", _Table, nullable=False),
    sa.Column("user", sa.BigInteger, nullable=False),
    sa.Column("data", sa.JSON, nullable=False),
    sa.Column("opened", sa.Double, nullable=False),
    sa.Column("until", sa.Double, nullable=False),
    sa.Column("state", sa.String(10), nullable=False),
    sa.Index("ix_gathering_state_until", "state", "until"),
    sa.Index("ix_gathering_table", "table"),
)

gathering_answer = sa.Table(
    "gathering_answer",
    metadata,
    sa.Column(
        "gathering",
        _Table,
        # named as the migration named it, which followed no convention
        sa.ForeignKey("gathering.id", ondelete="CASCADE", name="fk_gathering_answer_gathering_gathering"),
        primary_key=True,
        nullable=False,
    ),
    sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("answer", sa.JSON, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Index("ix_gathering_answer_user", "user"),
)

# Who may write the tables of a shard, on a server that several processes share (`bot.tables.store.owner`); no row is
# deleted count: of shards in all; epoch: grows with each taking; holder: None when it was let go; seen: last sign of
# life
owner = sa.Table(
    "owner",
    metadata,
    sa.Column("shard", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("count", sa.Integer, nullable=False),
    sa.Column("epoch", sa.BigInteger, nullable=False),
    sa.Column("holder", sa.String(80)),
    sa.Column("seen", sa.Double, nullable=False),
)
