"""The settings of a table and of a campaign (rules 13). Pure."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, model_validator

from bot.rules.edition import as_stored, edition

_EDITIONS = {
    "starts": "in_turn",
    "farewells": "none",
    "windows": "each",
    "outcomes": "none",
    "rulings": "at_first",
    "fights": "at_first",
}
"""What a table has whose settings were stored before there was another."""


class HouseRules(BaseModel):
    """LE-27 and other rules that a group may change.

    adventure         its id, for groups with a pack of their own; empty: the bundled one
    signalized        LE-27.1: at the beginning of a round the top card of each enemy lies open
    friendly_fire     LE-27.4: what areas of characters do to their own side
    companions_harder  LE-27.5
    stabilize_gain    LE-24.3: what comes with getting up
    supply_tokens_return  LE-18.8: where tokens go that a card took from the supply
    bash_shoot_chain  LE-8.14: as it is read here, as it is printed, or as two families
    ask_order         LE-1.4, D29; ask_path_ties: LE-20.9, D27; private_paragraphs: LE-12.4
    proxy_after_timeout  LE-4.8
    shares            LE-4.10: brill of the party is divided evenly, or somebody proposes and the others may object
    starts            an edition: whether all say at the same time where they begin a combat (D19)
    farewells         an edition: whether the journal tells of a summon that it is gone for good
    windows           an edition: whether an attack on several opens one window for all (LE-19.15), and reactions are
                      resolved beginning with whoever it happens to (LE-19.14)
    outcomes          an edition: whether the journal tells how a vote ended, which boons come and go, what heals, HP
                      that no blow takes, and whether a thing that was found is worn
    rulings           an edition: whether the cover of a space helps against attacks alone (LE-16.7), a type of damage
                      that a card and its weapon both say counts once (LE-21.4), conditions count as the keywords of
                      their names (LE-5.1), a reaction that is an attack has its weapon (LE-11.9), only defensive ones
                      are the one for an attack (LE-19.10), who keeps off damage or terror says which (LE-21.8), and who
                      is told to take a card that they have betters another (LE-8.15)
    fights       an edition: whether an enemy that joins has a letter that none had in this combat, while there is one
                 (LE-18.15), nobody is asked for dice or help where an attack kills or a reaction stops all already, and
                 the journal says why somebody is not next by a command
    """

    adventure: Annotated[str, Field(max_length=60)] = ""
    ones_fate_only_on_failure: bool = False
    ones_cancel_successes: bool = False
    signalized: bool = False
    friendly_fire: Literal["off", "all", "ask"] = "off"
    companions_harder: bool = False
    stabilize_gain: Literal["fate", "terror", "none"] = "fate"
    supply_tokens_return: Literal["bag", "supply"] = "bag"
    bash_shoot_chain: Literal["guarded", "literal", "split"] = "guarded"
    ask_order: Literal["when_it_matters", "never"] = "when_it_matters"
    ask_path_ties: bool = False
    private_paragraphs: bool = True
    proxy_after_timeout: bool = True
    time_wrap: bool = False
    shares: Literal["even", "asked"] = "even"
    starts: Literal["together", "in_turn"] = edition("together", "in_turn")
    farewells: Literal["told", "none"] = edition("told", "none")
    windows: Literal["one", "each"] = edition("one", "each")
    outcomes: Literal["told", "none"] = edition("told", "none")
    rulings: Literal["as_printed", "at_first"] = edition("as_printed", "at_first")
    fights: Literal["clear", "at_first"] = edition("clear", "at_first")

    @model_validator(mode="before")
    @classmethod
    def _as_stored(cls, given: Any) -> Any:
        return as_stored(given, cls.model_fields.keys() - _EDITIONS.keys(), _EDITIONS)


class CombatOptions(HouseRules):
    """Which combat is played, and how many characters fight; more of them than players are shared out in turn.

    paths  likely characters of these paths instead of the ready-made heroes; advancements: of each of them; turn: of
           which of the peoples that suit them; of a single hero which it is, and with which partner
    """

    entry: str = ""
    heroes: int = Field(default=2, ge=1, le=4)
    paths: tuple[str, ...] = ()
    advancements: int = Field(default=0, ge=0, le=8)
    turn: int = 0


class SessionOptions(HouseRules):
    """The settings of a table.

    act      the act that it begins with, counted through the adventure, as its choices say
    until    when the table ends: after one act, a chapter, or with the adventure
    heroes   characters, shared out in turn where they are more than players; whoever plays one alone has a partner
             (LE-3.5, LE-3.9)
    companions  how many of the pack's may be taken along from the start (3B.7)
    """

    act: int = Field(default=1, ge=1, le=6)
    until: Literal["act", "chapter", "adventure"] = "chapter"
    heroes: int = Field(default=2, ge=1, le=4)
    companions: int = Field(default=0, ge=0, le=2)
