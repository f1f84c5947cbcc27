"""The matrix: what each deed and each command needs, written down once more, by hand. A deed or a command that is not
in here fails `tests/rights/test_matrix.py`, and so does one whose right is another than the one that stands here.

does: what it does for the one who does it (`doer`): `!` stored rows of this table or its channel change, other words
stand somewhere in what is shown, nothing: it is answered. only: for whom of those who have the right it really does
something, where a rule of its own is narrower (a roll behind the screen is its owner's and the host's). idle: who may,
and nothing comes of it but the present board (agreeing to one's own question). typed: what
stands in the field of a modal.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, cast

from bot.rules.campaign.game import Campaign
from bot.rules.kernel.run import Run
from cogs import load_game
from cogs.altered.screens.build_screens import PRESS, WRITTEN


@dataclass(frozen=True)
class Row:
    right: str
    scene: str = "running"
    op: str = ""
    does: str = ""
    doer: str = "asked"
    values: tuple[str, ...] = ()
    typed: str | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    only: tuple[str, ...] = ()
    idle: tuple[str, ...] = ()


def command(right: str, does: str = "", doer: str = "asked", scene: str = "running", **options: Any) -> Row:
    return Row(right, scene, does=does, doer=doer, options=options)


def campaign_file() -> bytes:
    """A group's own campaign, before its first session."""
    game = load_game("pebbles-campaign")
    carried = cast(Campaign[Any], game).carried(Run.start(game, bytes(32), 2).state)
    file = {"kind": "campaign", "schema": 1, "game": game.id, "packs": list(game.packs), "options": {}}
    return json.dumps({**file, "seats": ["Ada", "Ben"], "campaign": carried, "sessions": {}}).encode()


TABLES: dict[str, Row] = {
    "hand": Row("member", op="hand", does="for your eyes only"),
    "board": Row("member", op="board", does="", doer="member"),
    "words": Row("member", op="words", does="heap", doer="member"),
    "peek": Row("member", op="peek-forecast", doer="member"),
    "besides": Row("member", op="besides", does="What else", doer="member"),
    "card": Row("member", op="card-find", doer="member"),
    "legend": Row("member", op="legend-1", doer="member"),
    "pages": Row("member", op="pages", doer="member"),
    "more": Row("seated", op="more-1"),
    "order": Row("seated", op="order-1.x"),
    "plan": Row("seated", op="plan-1"),
    "missing": Row("seated", op="missing-1"),
    "nudge": Row("seated", op="nudge-1", doer="host", does="gets a nudge", only=("player", "host")),
    "substitute": Row("seated", "vacated", "substitute-1", "!", "player", only=("player", "host")),
    "seat": Row("member", "vacated", "seat-1", "!", "member", only=("member", "left", "moderator", "manager", "asked")),
    "return": Row("seated", "kicked", "return-1", "!", "host", only=("player", "host")),
    "kick": Row("keeper", op="kick-2.{holder}", does="!", doer="moderator"),
    "grant": Row("seated", "clocked", "grant-1", "!", "host", only=("player", "host")),
    "vote": Row("seated", op="vote-1.away", doer="host"),
    "undo": Row("seated", "chosen", "undo", "!"),
    "ask": Row("seated", "chosen", "ask-undo", "!"),
    "agree": Row("member", "wished", "agree", "!", "host", only=("player", "host"), idle=("asked",)),
    "object": Row("member", "wished", "object", "!", "host", only=("player", "asked", "host")),
    "resume": Row("seated", "paused", "resume", "!", "player"),
    "back": Row("seated", "away", "back", "!"),
    "join": Row("member", "lobby", "join", "!", "member"),
    "invite": Row("seated", "lobby", "invite", "Where shall I look", "player"),
    "leave": Row("seated", "lobby", "leave", "!", "player"),
    "house": Row("host", "lobby", "house", "!", "host"),
    "start": Row("host", "lobby", "start", "!", "host"),
    "practice": Row("host", "lobby", "practice", "!", "host"),
    "settings": Row("host", "lobby", "settings", "Rounds", "host"),
    "set": Row("host", "lobby", "set-rounds=3", "!", "host"),
    "clock": Row("host", "lobby", "clock-=60", "!", "host"),
    "rules": Row("member", op="rules-1", does="Bid, take", doer="member"),
    "log": Row("member", op="log", does="story so far", doer="member"),
    "proof": Row("member", "ended", "proof", "The seal of the dice opens", "member"),
    "export": Row("member", "ended", "export", "waykeeper-toy", "member"),
    "story": Row("member", op="story", does="Read it here", doer="member"),
    "tell": Row("involved", "ended", "tell", "telling the story", "player"),
    "again": Row("seated", "ended", "again", "play once more", "player"),
    "replay": Row("member", op="replay-p.0", does="Step 1 of", doer="member"),
    "deputy": Row("member", "leave", "deputy-0.yes", "!", "left", only=("left",)),
    "resign": Row("seated", op="resign", does="!", doer="player"),
    "stay": Row("seated", op="stay", doer="player"),
    "clear": Row("involved", op="clear", does="!", only=("host", "moderator", "manager")),
    "keep": Row("involved", op="keep", doer="moderator"),
    "evening": Row("seated", op="evening-0", does="closed", doer="player"),
    "stop": Row("manager", op="stop-yes", does="!", doer="manager", only=("manager", "manager in another channel")),
}

REQUESTS: dict[str, Row] = {
    "option": Row("asked", op="2", does="!"),
    "confirmed": Row("asked", op="!2", does="!"),
    "pick": Row("asked", op="*", values=("2",), does="!"),
    "page": Row("asked", op=">0.", does="for your eyes only"),
    "hand-in": Row("asked", op="=2"),
    "form": Row("asked", op="?"),
    "written": Row("asked", op="answer", typed="2", does="!"),
}

ALONE: dict[str, Row] = {
    "new": Row("member", op="wk:new:toy", does="!", doer="member"),
    "help": Row("anyone", op="wk:~:-:help-1", does="How to play", doer="member"),
    "past": Row("member", op="wk:~:-:past-0", does="Tables of this channel", doer="member"),
    "my": Row("anyone", op="wk:~:-:my", does="My tables"),
    "leave": Row("anyone", op="wk:~:-:leave-end", does="You are here", doer="member"),
    "record": Row("anyone", op="wk:~:-:record", does="My record"),
    "look": Row("anyone", op="wk:~:-:*look-card", values=("toy=0",), does="I know no", doer="member"),
    "sit": Row("member", "lobby", op="wk:~:-:sit-{post}", does="!", doer="member"),
    "season": Row("manager", op="wk:~:-:season-yes.0", does="Season 1 begins", doer="manager"),
    "host": Row("manager", op="wk:~:-:host-0", does="tables of this server", doer="manager"),
    "server": Row("manager", op="wk:~:-:*server-place", values=("thread",), does="Kept", doer="manager"),
    "forget": Row("anyone", op="wk:~:-:forget-no", doer="member"),
}

IDS: dict[str, Row] = {
    "wka:mend": Row("member", op="wka:mend", does="list", doer="member"),
    "wka:deck:(?P<form>[a-z_]{1,20}):(?P<partial>[01])": Row(
        "member", op="wka:deck:constructed:0", typed="nothing", doer="member"
    ),
    PRESS: Row("member", op="wkab:look:begin", does="Who shall lead it?", doer="member"),
    WRITTEN: Row("member", op="wkab-code:0", typed="nothing", doer="member"),
    "wkr:(?P<op>[a-z]{3,10}):(?P<arg>[A-Za-z0-9]{1,4})": Row(
        "member", op="wkr:page:1", does="What you are good at", doer="member"
    ),
    "wkr-pick:(?P<mark>[0-9a-f]{12})": Row(
        "member", op="wkr-pick:0123456789ab", values=("imp.box.09001",), does="not there any more", doer="member"
    ),
    "wkr-keep": Row("member", op="wkr-keep", typed="Mira", does="A name has", doer="member"),
}

_OWNER = ("asked",)
DICE: dict[str, Row] = {
    "again": Row("member", op="wkd:again:{roll}", only=_OWNER),
    "look": Row("member", op="wkd:look:{roll}", does="sapphire", only=("asked", "host")),
    "reveal": Row("member", op="wkd:reveal:{roll}", does="!", only=("asked", "host")),
    "open": Row("member", op="wkd:open:{deck}", does="!", doer="member"),
    "keep": Row("member", op="wkd:keep:{deck}", does="!", doer="member"),
    "hand": Row("member", op="wkd:hand:{deck}", does="emerald"),
    "play": Row("member", op="wkd:play:{deck}*", values=("0",)),
}
BOX: dict[str, Row] = {
    "reroll": Row("member", op="wkb:reroll:{roll}.1*", values=("0",), only=_OWNER),
    "keep": Row("member", op="wkb:keep:{roll}.1", only=_OWNER),
    "clean": Row("member", op="wkb:clean:0.0"),
    "explode": Row("member", op="wkb:explode:0.0"),
    "ai": Row("member", op="wkb:ai:0.0"),
}
FAR_BOX: dict[str, Row] = {
    "reroll": Row("member", op="wkn:reroll:0.1*", values=("0",)),
    "keep": Row("member", op="wkn:keep:0.1"),
    "pack": Row("member", op="wkn:pack:0.0"),
    "pick": Row("member", op="wkn:pick:0.10*", values=("1",)),
}
LOE_BOX: dict[str, Row] = {
    "reroll": Row("member", op="wkl:reroll:0.1*", values=("0",)),
    "keep": Row("member", op="wkl:keep:0.1"),
    "vote": Row("member", op="wkl:vote:1.0*", values=("0.0",)),
    "count": Row("member", op="wkl:count:1.0"),
    "pick": Row("member", op="wkl:pick:1.0"),
}
RANGERS_BOX: dict[str, Row] = {
    "reroll": Row("member", op="wke:reroll:0.1*", values=("0",)),
    "keep": Row("member", op="wke:keep:0.1"),
}
"""Nothing of it is rolled again, and so the first two find no dice."""

COMMANDS: dict[str, Row] = {
    "table new": command("member", "!", "member", game="toy", place="thread"),
    "table join": command("member", "!", "member", "lobby"),
    "table leave": command("seated", "!", "player"),
    "table start": command("host", "!", "host", "lobby"),
    "table settings": command("host", "Rounds", "host", "lobby"),
    "table show": command("member", "!", "member"),
    "table hand": command("member", "for your eyes only"),
    "table do": command("asked", "!", what="2"),
    "table undo": command("seated", "!", "asked", "chosen"),
    "table log": command("member", "story so far", "member"),
    "table list": command("member", "Tables of this channel", "member"),
    "story read": command("member", "Read it here", "member"),
    "story replay": command("member", "Replay", "member", mine=True),
    "story again": command("member", "play once more", "player", "ended"),
    "table card": command("member", "that you can see", "member", name="a heap"),
    "table rules": command("member", "Bid, take", "member"),
    "table pause": command("seated", "!", "player"),
    "table resume": command("seated", "!", "player", "paused"),
    "table away": command("seated", "!", "player"),
    "table missing": command("seated", seat=2, what="they count as away", doer="host"),
    "table vote": Row(
        "member", "wished", does="!", options={"what": "agree"}, only=("player", "host"), idle=("asked",)
    ),
    "seat back": command("seated", "!", "asked", "away"),
    "seat nudge": Row("seated", options={"who": 2}, does="gets a nudge", doer="host", only=("player", "host")),
    "seat substitute": Row("seated", "vacated", options={"seat": 2}, does="!", doer="host", only=("player", "host")),
    "seat return": Row("seated", "kicked", options={"who": 2}, does="!", doer="host", only=("player", "host")),
    "seat give-time": Row("seated", "clocked", options={"who": 2}, does="!", doer="host", only=("player", "host")),
    "table clock": command("keeper", "!", "moderator", hours=3),
    "table end": Row("involved", does="wk:", only=("host", "moderator", "manager")),
    "table export": Row("member", does="waykeeper-toy", doer="host", only=("host",)),
    "table kick": command("keeper", "wk:", "moderator", seat=3),
    "table handover": command("keeper", "!", "host", to="@Cay"),
    "table give": command("seated", "!", "player", to="@Mia"),
    "table house": command("host", "!", "host", "lobby", what="add"),
    "help": command("anyone", "How to play", "member"),
    "card": command("anyone", "I know no", "member", name="a heap"),
    "learn": command("member", "Nobody teaches", "member", game="toy"),
    "rule": command("anyone", "I know no", "member", name="a heap"),
    "together invite": command("seated", "!", "host", "lobby"),
    "together evening": command(
        "seated", "!", "player", first="tomorrow 20", second="tomorrow 21", third="tomorrow 22", zone="UTC"
    ),
    "host": command("manager", "tables of this server", "manager"),
    "server settings": command("manager", "What is usual", "manager"),
    "my tables": command("anyone", "My tables"),
    "my away": command("anyone", "You are here"),
    "my record": command("anyone", "My record"),
    "my plan": command("seated"),
    "my notifications": command("anyone", "How I call you"),
    "privacy export": command("anyone", "waykeeper-about-me", "member"),
    "privacy delete": command("anyone", "forget-yes", "member"),
    "roll": command("member", "!", "member", dice="2d6"),
    "rolls again": command("member", "!"),
    "rolls open": command("moderator", "!", "moderator"),
    "rolls save": command("member", "Saved", "member", name="blow", dice="2d6"),
    "rolls list": command("member", doer="member"),
    "rolls delete": command("member", doer="member", name="nothing"),
    "rolls stats": command("member", doer="member"),
    "rolls fair": command("member", "seal", "member"),
    "draw new": command("member", "!", "member", name="more", cards="3x ruby"),
    "draw card": command("member", "!", "member"),
    "draw peek": command("member", "emerald", "member"),
    "draw hand": command("member", "emerald"),
    "draw play": command("member", "!", cards="emerald"),
    "draw discard": command("member", "!", cards="emerald"),
    "draw return": command("member", "!", cards="emerald"),
    "draw reshuffle": command("member", "!", "member"),
    "draw show": command("member", "gems", "member"),
    "draw remove": Row("member", does="!", only=("asked", "moderator", "manager")),
    "altered deck build": command("member", "Who shall lead it?", "member"),
    "altered deck import": command("member", "wka:deck", "member"),
    "altered deck list": command("member", doer="member"),
    "altered deck show": command("member", doer="member", name="nothing"),
    "altered deck validate": command("member", doer="member", name="nothing"),
    "altered deck stats": command("member", doer="member", name="nothing"),
    "altered deck export": command("member", doer="member", name="nothing"),
    "altered deck play": command("asked", name="nothing"),
    "altered deck delete": command("member", doer="member", name="nothing"),
    "altered cards import": command("moderator", doer="moderator", name="otters", file=("otters.json", b"[]")),
    "altered cards list": command("member", doer="member"),
    "altered cards remove": command("moderator", doer="moderator", name="otters"),
    "altered ladder": command("member", doer="member"),
    "altered season": command("manager", "new season", "manager"),
    "altered glossary": command("anyone", doer="member", term="anchored"),
    "doomrock box expose-draw": command("member", "!", "member"),
    "doomrock box expose-reveal": command("member", doer="member"),
    "doomrock box expose-cumulation": command("member", doer="member"),
    "doomrock box expose-explode": command("member", doer="member"),
    "doomrock box expose-reset": command("member", "!", "member"),
    "doomrock box expose-count": command("member", doer="member"),
    "doomrock box ai-shuffle": command("member", "!", "member"),
    "doomrock box ai-draw": command("member", doer="member"),
    "doomrock box time-set": command("member", "!", "member", n=5),
    "doomrock box time-spend": command("member", doer="member"),
    "doomrock box time-add": command("member", "!", "member"),
    "doomrock box heroes": command("member", "!", "member"),
    "doomrock box traits": command("member", "!", "member"),
    "doomrock box roll": command("member", "!", "member", dice=3),
    "doomrock box test": command("member", "!", "member", stat=2, difficulty=3),
    "doomrock box d6": command("member", "!", "member"),
    "doomrock box enrage": command("member", "!", "member"),
    "doomrock box damage": command("member", doer="member", n=4),
    "doomrock box level": command("member", doer="member", cards="6, 5", silver=4),
    "doomrock box score": command("member", doer="member", abilities=1, common=1, epic=1, silver=1, hp=1, time=1),
    "campaign new": command("member", "!", "member", game="pebbles-campaign"),
    "campaign show": command("member", "!", "member", "campaign"),
    "campaign sheet": command("member", "campaign sheet", "member", "campaign"),
    "campaign chronicle": command("member", "Campaign log", "member", "campaign"),
    "campaign next": command("seated", "!", "asked", "campaign"),
    "campaign back": command("seated", scene="campaign"),
    "campaign join": command("member", "!", "member", "campaign"),
    "campaign leave": command("seated", "!", "player", "campaign"),
    "campaign heroes": command("member", "Your shelf", "member", "campaign"),
    "campaign put-away": command("seated", "stands on your shelf", "player", "campaign", name="Pim"),
    "campaign bring": command("seated", "!", "player", "campaign", name="Pim"),
    "campaign take-off": command("member", "on your shelf", "member", "campaign", name="Pim"),
    "campaign export": command("seated", "waykeeper-pebbles-campaign", scene="campaign"),
    "campaign import": command("member", "!", "member", place="thread", file=("ours.json", campaign_file())),
    "loe roll": command("member", "!", "member", dice=3, difficulty=8),
    "loe div": command("member", "!", "member", die="D8"),
    "loe odds": command("member", doer="member", dice=3, difficulty=8),
    "loe terror": command("member", "!", "member"),
    "loe armor": command("member", doer="member", damage=4),
    "loe exp": command("member", doer="member", marker=0, left=12, gain=3),
    "loe tree": command("member", doer="member", profession="reeve"),
    "loe timer": command("member", doer="member", minutes=5),
    "loe bag new": command("member", "!", "member", characters=2, enemies=1),
    "loe bag draw": command("member", doer="member"),
    "loe bag add": command("member", "!", "member", token="white"),
    "loe bag return": command("member", "!", "member"),
    "loe bag show": command("member", doer="member"),
    "loe deck new": command("member", "!", "member", enemy="Jackals", cards="rush, howl"),
    "loe deck draw": command("member", doer="member", enemy="Jackals"),
    "loe deck peek": command("member", doer="member", enemy="Jackals"),
    "loe deck reset": command("member", doer="member", enemy="Jackals"),
    "loe hp": command("member", "!", "member", who="Ysolde", change=3),
    "loe fate": command("member", "!", "member", who="Ysolde", change=1),
    "loe brill": command("member", "!", "member", who="Ysolde", change=1),
    "loe boon": command("member", "!", "member", who="Ysolde", kind="STR"),
    "loe fright": command("member", "!", "member", who="Ysolde"),
    "loe condition": command("member", "!", "member", who="Ysolde", kind="injury"),
    "loe save-sheet": command("member", doer="member"),
    "loe tracker mark": command("member", "!", "member", letter="C"),
    "loe tracker time": command("member", "!", "member"),
    "loe tracker show": command("member", doer="member"),
    "loe token order": command("member", "!", "member", names="Ada, Ben"),
    "loe token pass": command("member", doer="member"),
    "loe vote": command("member", "!", "member", prompt="Where to?", options="The mill, The weir"),
    "loe grid new": command("member", "!", "member", columns=5, rows=4),
    "loe grid put": command("member", doer="member", model="Ysolde", space="A1"),
    "loe grid show": command("member", doer="member"),
    "loe grid range": command("member", doer="member", **{"from": "A1", "to": "B2"}),
    "loe grid reach": command("member", doer="member", model="A1", steps=2),
    "loe grid push": command("member", doer="member", model="Ysolde", way="E", steps=1),
    "rangers box challenge": command("member", "!", "member"),
    "rangers box scout": command("member", "!", "member"),
    "rangers box test": command("member", "!", "member", aspect="FIT", difficulty=1),
    "rangers box fatigue": command("member", doer="member", target="along", reach="2 1f"),
    "rangers box pathdeck": command("member", "!", "member", location="Elsewhere", terrain="woods"),
    "rangers box travel": command("member", doer="member", place="WA"),
    "rangers box weather": command("member", doer="member", day=1),
    "rangers box lead": command("member", "!", "member", names="Ada, Ben"),
    "rangers box energy": command("member", "!", "member", who="Ada", fill="3 2 2 1"),
    "rangers box tracker": command("member", "!", "member", what="reward", name="Tide Reading"),
    "rangers import": command("member", "is kept", "member", file=("deck.txt", b"2x Long Stride")),
    "rangers cards import": command("moderator", doer="moderator", name="Box", file=("box.json", b"[]")),
    "rangers cards list": command("member", doer="member"),
    "rangers cards remove": command("moderator", doer="moderator", name="Box"),
    "rangers build": command("member", "Where to begin", "member"),
    "rangers decks": command("member", "Your Rangers", "member"),
    "rangers deck": command("member", doer="member", name="Mira"),
    "rangers drop": command("member", doer="member", name="Mira"),
    "nearfar setup": command("member", "!", "member", map=2, players=3),
    "nearfar check": command("member", "!", "member", kind="skill", stat=2, target=6),
    "nearfar duel": command("member", "!", "member", attacker=2, defender=2),
    "nearfar movecost": command("member", doer="member", path="T 02 05"),
    "nearfar mine": command("member", doer="member", skill=1),
    "nearfar rep": command("member", doer="member", n=5),
    "nearfar story": command("member", doer="member", story="17"),
    "nearfar timer": command("member", doer="member", minutes=5),
    "nearfar threat next": command("member", doer="member"),
    "nearfar threat take": command("member", "!", "member"),
    "nearfar threat new": command("member", "!", "member"),
    "nearfar draw": command("member", "!", "member", deck="treasure"),
    "nearfar discard": command("member", doer="member", deck="basic", cards="3"),
    "nearfar draft": command("member", "!", "member", players=2),
    "nearfar score add": command("member", "!", "member", colour="green", camps=14),
    "nearfar score show": command("member", doer="member"),
    "nearfar score clear": command("member", "!", "member"),
    "nearfar sheet show": command("member", doer="member"),
    "nearfar sheet xp": command("member", "!", "member", character="riza"),
    "nearfar sheet note": command("member", "!", "member", character="riza", kind="keyword", what="lantern"),
    "nearfar sheet talent": command("member", doer="member", character="riza", talent="purse"),
    "nearfar sheet strike": command("member", doer="member", character="riza", what="lantern"),
    "doomrock new": command("member", "!", "member"),
    "doomrock panel": command("member", "for your eyes only", "asked", "doomrock"),
    "doomrock status": command("member", doer="member", scene="doomrock"),
    "doomrock log": command("member", "story so far", "member", "doomrock"),
    "doomrock map": command("member", doer="member", scene="doomrock"),
    "doomrock battle": command("member", doer="member", scene="doomrock"),
    "doomrock score": command("member", doer="member", scene="doomrock"),
    "doomrock use": command("asked", scene="doomrock", item="nothing"),
    "doomrock pass-lead": command("asked", scene="doomrock"),
}

GATE: dict[str, Row] = {
    "ride": Row("asked", "campaign", "ride", "!"),
    "begin": Row("asked", "campaign", "begin", "!"),
    "bring": Row("asked", "campaign", "bring", "!"),
}
"""What is asked at the gate of a campaign, with the token of one seat. `peek-sheet` is a `peek`."""

MENUS: dict[str, Row] = {
    "Roll again": Row("member", op="wkd:again:{roll}", does="!", only=("asked",)),
    "Whose turn?": Row("member", does="Waits for Ada", doer="member"),
}
"""In the menu of a message. op: the id of a button in that message."""

BY_OPTION: dict[str, dict[str, Row]] = {
    "table house": {
        "take over": command("member", "!", "member", "played", what="take over"),
        "remove": command("host", "!", "host", "housed", what="remove"),
    },
    "rolls save": {"server": command("moderator", "Saved", "moderator", name="blow", dice="2d6", **{"for": "server"})},
    "rolls delete": {"server": command("moderator", doer="moderator", name="blow", **{"for": "server"})},
}
"""Commands that need another right for some value of an option."""
