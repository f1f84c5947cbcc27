"""The grammar of dice notation (LALR), as lark reads it. Documented for players in the help of `/roll`. Pure.

A modifier is one token with its number (`kh3`, `!>=5`, `r<3`), so that a blank tells `5d10!>=8` (explodes on 8 and
above) from `5d10! >=8` (explodes on 10, counts 8 and above).
"""

from functools import cache
from typing import Any, Final

from lark import Lark, Transformer

GRAMMAR: Final = r"""
start: item (_NEXT item)* _NEXT?
item: [BEFORE] sum [AFTER] [NOTE]

sum: product (PLUS product)*
product: signed (TIMES signed)*
signed: [PLUS] atom [ADVANTAGE]
?atom: number | dice | advantage | group | bracket
number: NUMBER
dice: DICE modifier*
advantage: ADVANTAGE [dice]
group: _GROUP_OPEN sum (_COMMA sum)* _GROUP_CLOSE KEEP*
bracket: _OPEN sum _CLOSE
?modifier: KEEP | EXPLODE | REROLL | CLAMP | TARGET | FAIL | SORT

BEFORE.3: /[0-9]+\s*x(?![a-z])/i
AFTER: /x\s*[0-9]+/i
NOTE: /#[^;]*|"[^"]*"|“[^”"]*[”"]/
NUMBER.1: /[0-9]+(\.[0-9]+)?/
DICE.3: /[0-9]*\s*d\s*([0-9]+|%|f)/i
ADVANTAGE.2: /(adv(antage)?|dis(adv(antage)?)?)(?![a-z])/i
KEEP: /(kh|kl|dh|dl|k)(?![a-z])\s*[0-9]*/i
EXPLODE: /!(!|p(?![a-z]))?((>=|<=|>|<|=|≥|≤)?-?[0-9]+)?/i
REROLL: /ro?(?![a-z])(>=|<=|>|<|=|≥|≤)?(-?[0-9]+)?/i
CLAMP: /(mi|ma)(?![a-z])\s*-?[0-9]*/i
TARGET: /(>=|<=|>|<|=|≥|≤)\s*-?[0-9]+/
FAIL: /f(?![a-z])(>=|<=|>|<|=|≥|≤)?-?[0-9]*/i
SORT: /s[ad]?(?![a-z])/i
PLUS: /[-+−–]/
TIMES: /\/\/|[*\/×÷]/
_NEXT: ";"
_COMMA: ","
_OPEN: "("
_CLOSE: ")"
_GROUP_OPEN: "{"
_GROUP_CLOSE: "}"
%ignore /\s+/
"""


@cache
def build_parser(transformer: "Transformer[Any, Any]") -> Lark:
    """A parser that hands each rule to `transformer` as soon as it is complete: no tree, no recursion."""
    return Lark(GRAMMAR, parser="lalr", lexer="contextual", transformer=transformer, maybe_placeholders=True)
