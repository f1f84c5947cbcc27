"""LE-4.8: which decisions are one named player's, so that others may take them once that player's time is up. Pure.

Votes (D1, D3, D13, D17, D20, D30, D32, D35), decisions of the holder (D2, D26, D29) and the windows for support,
rerolls and reactions (D6, D7, D8, D25) have their default at once. So has what nobody should choose or give away for
somebody else: what is read aloud, who splits off, a new hero, a trade (D12, D14, D33, D39).
"""

from typing import Final

ONES_OWN: Final = frozenset(
    {
        "evershade.boon",  # D10
        "evershade.boon-lost",  # D10
        "evershade.boons",  # D4, D5
        "evershade.card-lost",  # D31
        "evershade.item-lost",  # D31
        "evershade.each-choice",  # D1 of one character
        "evershade.equip",  # D11
        "evershade.from-pouch",  # D11
        "evershade.advance",  # D15
        "evershade.upgrade",  # D15
        "evershade.camp-equip",  # D16
        "evershade.camp-action",  # D18
        "evershade.start",  # D19
        "evershade.action",  # D22
        "evershade.ally",  # D21
        "evershade.ally-first",  # D21
        "evershade.choose",  # D23
        "evershade.side",  # D23
        "evershade.space",  # D23, D28
        "evershade.target",  # D23
        "evershade.targets",  # D23
        "evershade.way",  # D23, D28
        "evershade.keep-dark",  # D24
        "evershade.pay",  # D24
        "evershade.area",  # D28
        "evershade.friendly-fire",  # D23
        "evershade.pull",  # D28
        "evershade.refresh",  # D24
        "evershade.refresh-any",  # D24
        "evershade.skill",  # D34
        "evershade.token-spaces",  # D36
        "evershade.tokens",  # D36
    }
)
