"""What Near and Far's box looks like in a channel: panels as plain data. Pure; every sentence comes from a catalogue.

Presses: pack, pick: `at` is the draft (the interaction that dealt it), `turn` the place; of pick behind the round.
"""

from typing import Final

from bot.rules.decision import Text, text
from bot.tables.shelf.trays import Picked, Thrown
from bot.ui.panels.catalogue import Say
from bot.ui.panels.markdown import prose_markdown, prose_plain
from bot.ui.panels.panel import Keep, Panel, Pick, Select, Words
from bot.ui.screens.box import BoxScreens
from cogs.near_and_far.box.actions import Drawn, Picking, draft_of, spent
from cogs.near_and_far.box.storybook import Reading
from cogs.near_and_far.box.sums import LINES, Check, Duel, MineSpace, Outcome, Setup, ranking
from cogs.near_and_far.box.tray import CampaignSheet, FarBox
from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.content.terms import COLOURS, MOST_REP, threat_points
from cogs.near_and_far.rules.reading.amounts import listed
from cogs.near_and_far.rules.reading.scoring import rep_points

SCREENS: Final = BoxScreens("wkn", 0xC2703D)
news, button = SCREENS.news, SCREENS.button


def laid_out(say: Say, number: int, found: Setup, done: Picked[FarBox]) -> Panel:
    """Which stories get a token."""
    lines = [say("nf-box-setup", map=number, stories=list(found.stories), n=len(found.stories))]
    if found.bosses:
        lines.append(say("nf-box-bosses", bosses=[f"@{boss}" for boss in found.bosses]))
    return news(say, lines, done)


def checked(
    say: Say, who: str, kind: Check, stat: int, target: int, hearts: int, found: Outcome, done: Thrown[FarBox]
) -> Panel:
    """NF-12.1."""
    die = done.faces[0]
    lines = [say("nf-box-check", who=who, kind=kind, die=die, stat=stat, total=found.total, target=target)]
    lines.append(_reached(say, "nf-box-reached", found.needed, hearts))
    if found.for_bonus is not None:
        lines.append(_reached(say, "nf-box-bonus", found.for_bonus, hearts))
    return news(say, lines, done)


def _reached(say: Say, key: str, needed: int | None, hearts: int) -> str:
    return say("nf-box-out-of-reach", have=hearts) if needed is None else say(key, n=needed)


def duelled(say: Say, who: str, found: Duel, hearts: int, done: Thrown[FarBox], *, dirty: bool) -> Panel:
    """NF-10.3 to NF-10.7."""
    lines = [say("nf-box-duel", who=who, dirty=dirty, mine=found.attacker, theirs=found.defender)]
    if found.needed is None:
        lines.append(say("nf-box-duel-lost", have=hearts))
    else:
        lines.append(say("nf-box-duel-won", n=found.needed, dirty=dirty))
    return news(say, lines, done)


def way(say: Say, hearts: int, empty: int, tortoises: int) -> Panel:
    """NF-5.6."""
    return news(say, [say("nf-box-way", n=hearts, empty=empty, tortoises=min(empty, tortoises))])


def mined(say: Say, skill: int, spaces: list[MineSpace]) -> Panel:
    """NF-8.6, NF-8.7."""
    if not spaces:
        return news(say, [say("nf-box-mine-none", skill=skill)])
    lines = [say("nf-box-mine", skill=skill, n=len(spaces))]
    for one in spaces:
        goods: list[Text] = listed(one.goods)
        if "token" in one.goods:
            goods.append(text("far-goods", good="any", n=one.goods["token"]))
        lines.append(say("nf-box-mine-space", row=one.row, column=one.column, number=one.number, goods=goods))
    return news(say, lines)


def renown(say: Say, rep: int) -> Panel:
    """NF-13.5, and where the next point lies."""
    now = rep_points(rep)
    following = next((n for n in range(rep + 1, MOST_REP + 1) if rep_points(n) > now), None)
    lines = [say("nf-box-rep", rep=rep, n=now)]
    if following is not None:
        lines.append(say("nf-box-rep-next", rep=following, n=rep_points(following)))
    return news(say, lines)


def threats(say: Say, box: FarBox, taken: int | None = None) -> Panel:
    """The ladder."""
    lines = [] if taken is None else [say("nf-box-threat-taken", level=taken, n=threat_points(taken))]
    if box.threats:
        level = box.threats[0]
        lines.append(say("nf-box-threat", level=level, n=threat_points(level), left=len(box.threats)))
    else:
        lines.append(say("nf-box-threat-none"))
    return news(say, lines)


def story(say: Say, found: Reading, page: int) -> Panel:
    """A page of a story of a user's pack; under the last one the ways on."""
    n, pages = min(page, len(found.pages)), len(found.pages)
    panel = news(say, [say("nf-box-story", title=found.title, n=n, pages=pages)])
    panel.add(*(Words(prose_markdown(one), Keep.ANSWER) for one in found.pages[n - 1 : n]))
    if n < pages:
        return panel.add(Words(say("nf-box-story-on", story=found.id, page=n + 1)))
    ways = [
        say("nf-box-story-way", n=at, label=prose_plain(way.label), kind=way.kind, target=way.target)
        for at, way in enumerate(found.ways, 1)
    ]
    if ways:
        panel.add(Words("\n".join([*ways, say("nf-box-story-then", story=found.id)]), Keep.ANSWER))
    return panel


# ---------------------------------------------------------------- decks


def drawn(say: Say, who: str, done: Drawn) -> Panel:
    """To everybody: how many; the numbers of treasures too, which are open (NF-9.2)."""
    left = len(done.box.decks[done.deck].pile)
    lines = [say("nf-box-again", deck=done.deck)] if done.again else []
    lines.append(say("nf-box-drawn", who=who, deck=done.deck, n=len(done.cards), left=left))
    if done.deck == "treasure":
        lines.append(say("nf-box-cards", cards=list(done.cards)))
    return news(say, lines, done)


def own_cards(say: Say, done: Drawn) -> Panel:
    """To whoever has drawn alone."""
    return news(say, [say("nf-box-own-cards", deck=done.deck, cards=list(done.cards))])


def discarded(say: Say, who: str, done: Drawn) -> Panel:
    out = len(done.box.decks[done.deck].out)
    return news(say, [say("nf-box-discarded", who=who, deck=done.deck, cards=list(done.cards), out=out)], done)


def drafting(say: Say, done: Picking) -> Panel:
    """The draft as all see it: who has picked, and a button a colour."""
    draft = draft_of(done.box)
    if draft.is_over:
        lines = [say("nf-box-draft-over")]
    else:
        lines = [say("nf-box-draft", n=draft.round, of=len(draft.places))]
    buttons = [
        button("pack", say.plain("nf-box-draft-of", colour=COLOURS[place]), draft.made, place)
        for place in range(len(draft.places))
    ]
    return news(say, lines, done).add(tuple(buttons))


def pack(say: Say, box: FarBox, place: int) -> Panel:
    """The pack before a place and what it has picked; at the end the cards to choose from (NF-2.9)."""
    draft = draft_of(box)
    own = draft.places[place]
    colour = COLOURS[place]
    if draft.is_over:
        return news(say, [say("nf-box-dealt", colour=colour, basic=sorted(own.pool, key=int), advanced=own.advanced)])
    lines = [say("nf-box-pack", colour=colour, n=draft.round, advanced=own.advanced)]
    if own.pool:
        lines.append(say("nf-box-pool", cards=sorted(own.pool, key=int)))
    if place in draft.picked:
        return news(say, [*lines, say("nf-box-waiting", card=draft.picked[place])])
    cards = sorted(own.queue[0], key=int)
    picks = tuple(Pick(card, say.plain("nf-box-card", card=card)) for card in cards)
    ident = f"{SCREENS.prefix}:pick:{draft.made}.{draft.round}{place}*"
    return news(say, lines).add(Select(ident, say.plain("nf-box-pick"), picks, 1, 1))


# ---------------------------------------------------------------- sheets


def scored(say: Say, box: FarBox) -> Panel:
    """All sheets that were counted, best first."""
    if not box.scores:
        return news(say, [say("nf-box-score-none")])
    order, won = ranking(box.scores)
    lines = []
    for colour, total in order:
        named = dict(zip(LINES, box.scores[colour], strict=False))
        lines.append(say("nf-box-score", colour=colour, total=total, **named))
    lines.append(say("nf-box-score-won", colours=[text("nf-box-colour", colour=one) for one in won], n=len(won)))
    return news(say, lines)


def sheets(say: Say, content: FarContent, found: dict[str, CampaignSheet]) -> Panel:
    """What lasts from session to session."""
    if not found:
        return news(say, [say("nf-box-sheet-none")])
    lines = []
    for name, sheet in found.items():
        used = spent(content, sheet)
        lines.append(say("nf-box-sheet", character=f"@{name}", xp=sheet.xp, free=sheet.xp - used))
        if sheet.talents:
            lines.append(say("nf-box-sheet-talents", talents=[f"@{one}" for one in sheet.talents]))
        if sheet.keywords:
            lines.append(say("nf-box-sheet-keywords", words=sheet.keywords))
        for quest, is_done in sheet.quests.items():
            lines.append(say("nf-box-sheet-quest", what=quest, done=is_done))
    return news(say, lines)
