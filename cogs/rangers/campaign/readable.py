"""What can be seen and read on the campaign's log: the valley, missions, rewards, every Ranger's cards. Pure."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from bot.draw.chart.words import chart_alt, chart_words
from bot.rules.card_list import CardEntry, CardFace, CardGroup
from bot.rules.decision import Text, text
from bot.ui.panels.surface import PictureSpec
from cogs.rangers.campaign.log import log_alt, log_words
from cogs.rangers.content.content import RangersContent
from cogs.rangers.pictures.chart import chart

View = Mapping[str, Any]


def pictures(view: View) -> Sequence[PictureSpec]:
    """The log, and the valley with the places at which a day has ended."""
    valley, log = view["map"], view["log"]
    return [
        PictureSpec("log", log_alt(log), {"log": log}),
        PictureSpec("map", chart_alt(chart(valley)), {"map": valley}),
    ]


def readable(content: RangersContent, view: View) -> Sequence[CardGroup]:
    """The group's first, then each Ranger's cards."""
    record = view["record"]
    valley = CardEntry("map", text("rangers-cards-map"), partial(_valley, view["map"]))
    log = CardEntry("log", text("rangers-cards-log"), partial(_log, view["log"]))
    groups = [
        CardGroup("map", text("rangers-cards-valley"), [log, valley], is_listed=True),
        _group(content, "missions", text("rangers-cards-missions"), [one["id"] for one in record["missions"]]),
        _group(content, "rewards", text("rangers-cards-rewards"), [one["id"] for one in record["rewards"]]),
    ]
    for one in record["members"]:
        title = text("rangers-cards-deck-of", who=f"@seat:{one['seat']}")
        groups.append(_group(content, f"deck{one['seat']}", title, sorted(one["deck"])))
    return [group for group in groups if group.cards]


def _group(content: RangersContent, key: str, title: Text, cards: Iterable[str]) -> CardGroup:
    known = content.cards()
    entries = [
        CardEntry(f"{key}:{card}", known[card].name, partial(_face, known[card])) for card in cards if card in known
    ]
    return CardGroup(key, title, entries)


def _face(card: Any) -> CardFace:
    return CardFace([line for line in (card.text, card.flavour) if line])


def _log(log: View) -> CardFace:
    return CardFace(log_words(log), {"log": log})


def _valley(valley: View) -> CardFace:
    return CardFace(chart_words(chart(valley)), {"map": valley})
