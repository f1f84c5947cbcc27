"""How one person is called: what `/my notifications` changes and tells."""

from typing import Any

from bot.rules.decision import text
from bot.rules.errors import Refusal
from bot.tables.notifications.wishes import DIGEST, PAUSE, WAYS
from bot.tables.notifications.zones import require_zone
from bot.ui.door.clicks import Clicks
from bot.ui.messages.reply import Reply
from bot.ui.panels.panel import Panel, Words

Wishes = dict[str, Any]


def changed(prefs: Wishes, table: str | None, wish: Wishes) -> Wishes:
    """Preferences with a wish; its fields may be None. table: the one that `how` is for; None: all of them.

    wish: how, digest, quiet_from, quiet_to, zone, pause. Equal quiet hours are none. Raises `Refusal`.
    """
    found = dict(prefs)
    if (zone := wish["zone"]) is not None:
        found["zone"] = require_zone(zone)
    begin, end = wish["quiet_from"], wish["quiet_to"]
    if (begin is None) != (end is None):
        raise Refusal(text("my-quiet-both"))
    if begin is not None:
        if "zone" not in found:
            raise Refusal(text("my-quiet-zone"))
        found["quiet"] = [begin, end]
    found |= {name: wish[name] for name in ("digest", "pause") if wish[name] is not None}
    if wish["how"] in WAYS:
        if table is None:
            found["how"] = wish["how"]
            found.pop("tables", None)
        else:
            found["tables"] = {**found.get("tables", {}), table: wish["how"]}
    return found


class Notifications:
    """Changes them and says how they are."""

    def __init__(self, clicks: Clicks) -> None:
        self.clicks = clicks
        self.stage = clicks.stage

    async def change(self, reply: Reply, only_here: bool, wish: Wishes) -> None:
        """Take a wish, if there is any, and show how things are."""
        people, user = self.stage.tables.people, reply.interaction.user.id
        prefs = await people.prefs(user)
        here = await self.stage.tables.index.by_channel(reply.interaction.channel_id or 0)
        mine = here.id if here is not None and here.seats_of(user) else None
        if only_here and mine is None:
            raise Refusal(text("my-not-seated"))
        after = changed(prefs, mine if only_here else None, wish)
        if after != prefs:
            going = {info.id for info in await self.stage.tables.index.of_user(user)}
            if "tables" in after:  # what was wished for tables that are over is forgotten
                after["tables"] = {table: way for table, way in after["tables"].items() if table in going}
            await people.set_prefs(user, after)
            await self.clicks.posts.reminders.send()
        await reply.private(
            Panel(self._say(reply, "my-notifications-title")).add(Words(self._told(reply, after, mine)))
        )

    def _told(self, reply: Reply, prefs: Wishes, here: str | None) -> str:
        """How things are, in words."""
        digest = prefs.get("digest", DIGEST)
        lines = [self._say(reply, "my-way", way=prefs.get("how", "mention"), hour=digest)]
        own = prefs.get("tables", {})
        if here in own:
            lines.append(self._say(reply, "my-way-here", way=own[here], hour=digest))
        elif own:
            lines.append(self._say(reply, "my-ways-elsewhere", n=len(own)))
        if any(way in ("mention", "direct") for way in (prefs.get("how", "mention"), *own.values())):
            lines.append(self._say(reply, "my-pause", hours=prefs.get("pause", PAUSE)))
        quiet = prefs.get("quiet")
        if quiet and quiet[0] != quiet[1]:
            lines.append(self._say(reply, "my-quiet", begin=quiet[0], end=quiet[1]))
        else:
            lines.append(self._say(reply, "my-no-quiet"))
        zone = prefs.get("zone")
        lines.append(
            self._say(reply, "my-zone", zone=zone.replace("_", " ")) if zone else self._say(reply, "my-no-zone-yet")
        )
        return "\n".join(lines)

    def _say(self, reply: Reply, key: str, **params: Any) -> str:
        return self.stage.words.format(text(key, **params), None, reply.locale)
