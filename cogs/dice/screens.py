"""What dice and decks look like: panels as plain data. Pure; every sentence comes from the catalogue.

Custom ids of this package: `wkd:<op>:<entry>` for buttons, `wkd:<op>:<entry>*` for selects; `entry` is an id of the
ledger. Ops of a roll: again, reveal, look. Of a deck: open, keep, hand; its select: play.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from bot.rules.dice import DiceError
from bot.rules.rng import Item
from bot.ui.panels import catalogue
from bot.ui.panels.panel import OPTIONS, Button, Keep, Panel, Pick, Rule, Select, Words, join_lines
from cogs.dice.deck import Deck
from cogs.dice.tally import Tally

BUTTON: Final = r"wkd:(?P<op>[a-z]+):(?P<entry>[0-9]{1,19})"
SELECT: Final = r"wkd:(?P<op>[a-z]+):(?P<entry>[0-9]{1,19})\*"
OF_A_ROLL: Final = ("again", "reveal", "look")
ACCENT: Final = 0x3E7C8A
SECRET: Final = 0x6B5B7B
_DISCARD_SHOWN = 15
_LIST_SHOWN = 40


class Say(catalogue.Say):
    """The same, with what only dice say."""

    def more(self) -> str:
        """The words for what is left out, with `{n}` for the number."""
        return self("dice-more", n="{n}")

    def no_dice(self) -> str:
        """The words behind a sum in which there are no dice."""
        return self("dice-none")

    def error(self, error: Exception) -> str | None:
        """The same; of an expression why it was refused, and where."""
        if not isinstance(error, DiceError):
            return super().error(error)
        return join_lines([self(error.key, **error.params), error.place()])


def button(op: str, entry: int, label: str, style: Any = "secondary", emoji: str | None = None) -> Button:
    return Button(f"wkd:{op}:{entry}", label, style, emoji=emoji)


# Rolls --------------------------------------------------------------------------------------------------------------


def roll_words(say: Say, who: str, data: Mapping[str, Any], *, short: bool = False) -> str:
    """A roll in words: who, for what, how it came about, and of what it is a re-roll. `data` as the ledger keeps it;
    short: only what it came to."""
    again = "again" in data
    kind = "-none" if data.get("no_dice") else "-again" if again else ""
    key = "roll-head" + kind + ("-label" if data.get("label") else "")
    shown = say("roll-came-to", dice=data["dice"], totals=data["totals"]) if short else data.get("shown", "")
    lines = [say(key, who=who, label=data.get("label", "")), shown]
    if data.get("successes") is not None:
        lines[1] += f" ({say('roll-successes', n=data['successes'])})"
    if again:
        was = data["again"]
        lines.append(say("roll-again-was", total=was) if was else say("roll-again-hidden"))
    return join_lines(lines)


def open_roll(
    say: Say, who: str, entry: int, data: Mapping[str, Any], seal: str | None, by: str = "", *, short: bool = False
) -> Panel:
    """What everybody sees of an open roll. seal: the commitment that is posted with it; by: who has shown it; short:
    only what it came to, and a button behind which the dice lie."""
    panel = Panel(accent=ACCENT).add(Words(roll_words(say, who, data, short=short), Keep.ANSWER))
    panel.add(Words(say("roll-shown", who=by) if by else ""), Words(seal_line(say, seal)))
    again = button("again", entry, say.plain("roll-button-again"), emoji="🎲")
    return panel.add((again, button("look", entry, say.plain("roll-button-dice"))) if short else (again,))


def own_roll(say: Say, who: str, entry: int, data: Mapping[str, Any], only: str) -> Panel:
    """A hidden roll as its user sees it. only: `you` or `host`, who else may."""
    words = Words(roll_words(say, who, data), Keep.ANSWER)
    panel = Panel(accent=SECRET).add(words, Words(say(f"roll-only-{only}")))
    buttons = [button("again", entry, say.plain("roll-button-again"), emoji="🎲")]
    if only == "you":
        buttons.append(button("reveal", entry, say.plain("roll-button-reveal"), emoji="👁️"))
    return panel.add(tuple(buttons))


def hidden_roll(say: Say, who: str, entry: int, only: str, seal: str | None) -> Panel:
    """What everybody sees of a hidden roll. only: `you` or `host`, as in `own_roll`."""
    key = "roll-secret" if only == "you" else "roll-behind"
    panel = Panel(accent=SECRET).add(Words(say(key, who=who), Keep.ANSWER), Words(seal_line(say, seal)))
    look = button("look", entry, say.plain("roll-button-look"))
    return panel.add((look, button("reveal", entry, say.plain("roll-button-reveal"), emoji="👁️")))


def looked_at(say: Say, who: str, data: Mapping[str, Any]) -> Panel:
    """A hidden roll for the host's eyes."""
    return Panel(accent=SECRET).add(Words(roll_words(say, who, data), Keep.ANSWER), Words(say("roll-only-host")))


def die_by_die(say: Say, who: str, data: Mapping[str, Any]) -> Panel:
    """An open roll that was told in short, for whoever wants to know how it came about."""
    return Panel(accent=ACCENT).add(Words(roll_words(say, who, data), Keep.ANSWER))


def seal_line(say: Say, seal: str | None) -> str:
    return say("roll-seal", hash=seal) if seal else ""


def saved_list(say: Say, saved: Mapping[str, Mapping[str, str]]) -> Panel:
    panel = Panel(say.plain("rolls-list-title"), accent=ACCENT)
    for scope, key in (("user", "rolls-list-mine"), ("guild", "rolls-list-server")):
        rolls = list(saved[scope].items())
        lines = [say("rolls-list-line", name=name, dice=dice) for name, dice in rolls[:_LIST_SHOWN]]
        if len(rolls) > _LIST_SHOWN:
            lines.append(say("rolls-list-more", n=len(rolls) - _LIST_SHOWN))
        panel.add(Words(join_lines([say(key), *lines]) if rolls else ""))
    return panel if panel.parts else panel.add(Words(say("rolls-list-none")))


def statistics(say: Say, found: Tally, others: Sequence[Tally], who: str) -> Panel:
    figures = {"mean": round(found.mean, 2), "expected": found.expected, "usual": round(found.usual, 2)}
    panel = Panel(say.plain("stats-title"), accent=ACCENT)
    panel.add(Words(say("stats-of", who=who) if who else ""))
    panel.add(Words(say("stats-line", sides=str(found.sides), n=found.thrown, **figures), Keep.ANSWER))
    panel.add(Words(f"```\n{found.histogram()}\n```", Keep.ANSWER))
    kinds = [say("stats-kind", sides=str(one.sides), n=one.thrown) for one in others]
    return panel.add(Words(say("stats-others", kinds=kinds) if kinds else ""))


def fairness(say: Say, number: int, hash: str, rolls: int) -> Panel:
    panel = Panel(say.plain("fair-title"), accent=ACCENT)
    return panel.add(Words(say("fair-now", number=number, hash=hash, n=rolls)), Words(say("fair-how")))


def opened_seal(say: Say, who: str, closed: Any, fresh: Any, head: str) -> Panel:
    """closed, fresh: the stored seeds; head: the hash over all that was rolled under the closed one."""
    panel = Panel(say.plain("fair-title"), accent=ACCENT)
    seed = closed.server_seed.hex()
    panel.add(Words(say("fair-opened", who=who, number=closed.n, seed=seed, hash=closed.commitment), Keep.ANSWER))
    panel.add(Words(say("fair-head", n=closed.rolls, head=head), Keep.ANSWER))
    return panel.add(
        Words(say("fair-next", number=fresh.n, hash=fresh.commitment), Keep.ANSWER), Words(say("fair-file"))
    )


# Decks --------------------------------------------------------------------------------------------------------------


def deck_row(say: Say, deck: Deck) -> tuple[Button, ...]:
    """What can be done with a deck by button."""
    row = [button("open", deck.entry, say.plain("draw-button-open"), "primary")]
    if not deck.puts_back:
        row.append(button("keep", deck.entry, say.plain("draw-button-keep")))
        row.append(button("hand", deck.entry, say.plain("draw-button-hand")))
    return tuple(row)


def deck_news(say: Say, deck: Deck, news: str, seal: str | None = None, shuffle: str | None = None) -> Panel:
    """Something that just happened to a deck, for everybody. shuffle: the seal of a new order; seal: of the channel."""
    panel = Panel(accent=ACCENT).add(Words(news, Keep.ANSWER))
    key = "draw-left-bag" if deck.puts_back else "draw-left"
    small = [say(key, n=deck.left, discard=len(deck.discard))]
    if shuffle:
        small.append(say("draw-seal", hash=shuffle))
    return panel.add(Words(join_lines([*small, seal_line(say, seal)])), deck_row(say, deck))


def plain_news(news: str) -> Panel:
    """Something that needs no buttons."""
    return Panel(accent=ACCENT).add(Words(news, Keep.ANSWER))


def private_cards(say: Say, words: str) -> Panel:
    """Cards that only one user sees."""
    return Panel(accent=SECRET).add(Words(words, Keep.ANSWER), Words(say("roll-only-you")))


def hand(say: Say, decks: Sequence[Deck], user: int) -> Panel:
    """All cards of a user in a channel, with a select a deck to play one."""
    panel = Panel(say.plain("draw-hand-title"), accent=SECRET)
    for deck in decks:
        lines = []
        if deck.hand(user):
            lines.append(say("draw-hand-line", deck=deck.name, cards=deck.names(deck.hand(user))))
        if deck.lies_before(user):
            lines.append(say("draw-laid-line", deck=deck.name, cards=deck.names(deck.lies_before(user))))
        panel.add(Words(join_lines(lines)))
        if deck.hand(user):
            picks = tuple(Pick(str(card), deck.faces[card]) for card in deck.hand(user)[:OPTIONS])
            panel.add(Select(f"wkd:play:{deck.entry}*", say.plain("draw-hand-play", deck=deck.name), picks))
    return panel if panel.parts else panel.add(Words(say("draw-hand-none")))


def table(say: Say, decks: Sequence[Deck], name_of: Callable[[int], str]) -> Panel:
    """All that everybody may know of a channel's decks. name_of: user id -> name or mention, as Markdown."""
    panel = Panel(say.plain("draw-show-title"), accent=ACCENT)
    for place, deck in enumerate(decks):
        if place:
            panel.add(Rule())
        panel.add(Words(join_lines(_deck_lines(say, deck, name_of))))
    if len(decks) == 1:
        panel.add(deck_row(say, decks[0]))
    return panel


def _deck_lines(say: Say, deck: Deck, name_of: Callable[[int], str]) -> list[str]:
    if deck.puts_back:
        return [say("draw-show-bag", deck=deck.name, all=len(deck.faces))]
    lines = [say("draw-show-deck", deck=deck.name, n=deck.left, all=len(deck.faces))]
    if len(deck.piles) > 1:
        lines.append(say("draw-show-piles", piles=[len(pile) for pile in deck.piles]))
    for user, cards in deck.hands.items():
        lines.append(_named(say, "draw-show-hand", name_of(int(user)), n=len(cards)))
    for user, cards in deck.laid.items():
        lines.append(_named(say, "draw-show-laid", name_of(int(user)), cards=deck.names(cards)))
    if deck.discard:
        shown, rest = _last(deck.discard, _DISCARD_SHOWN)
        key = "draw-show-discard-more" if rest else "draw-show-discard"
        lines.append(say(key, cards=deck.names(shown), n=rest))
    return lines


def _named(say: Say, key: str, name: str, **params: Any) -> str:
    """A sentence with a mention in it, which the catalogue would take apart as foreign Markdown."""
    return say(key, who="\x01", **params).replace("\x01", name)


def _last(items: Sequence[Item], most: int) -> tuple[Sequence[Item], int]:
    return (items, 0) if len(items) <= most else (items[-most:], len(items) - most)
