"""Builds the parser's tables from the grammar, with Lark, as a command of its own.

Importing Lark and building the tables costs a tenth of a second, at every start; so it is done
once, here, and the result is written as plain literals to tables.py, which is kept beside it.
Two things are added to what Lark gives:

Unit rules are folded away.  Between `x` and the `+` that follows lie a dozen rules such as
`sum: product` that build nothing.  A state is merged with those that these rules would lead to,
so that the parser never takes the steps (unit-production elimination; Anderson, Eve and Horning,
"Efficient LR(1) parsers", Acta Informatica 2, 1973).

Each state reached by a token that nests (an open bracket, a sign, an operator that waits for its
right operand) has a weight, from which the parser knows at every moment how deep it is.
"""

import re
from pathlib import Path
from typing import Any, NamedTuple

from lark import Lark
from lark.common import ParserConf
from lark.indenter import Indenter
from lark.parsers.lalr_analysis import LALR_Analyzer, Shift

TABLES = Path(__file__).with_name("tables.py")

# What nests weighs one NEST and, below it, its levels of the tree: a bracket or sign one, a dict
# and an f-string two, as their parts are nodes; a block weighs twice a bracket (a pass calls two
# functions for it, and Python takes no more than 100).  A word or operator that waits for what
# stands right of it weighs one level.  The parser limits both.
NEST = 1 << 32
NESTING = {
    "_INDENT": 2 * (NEST + 1),
    "(": NEST + 1,
    "[": NEST + 1,
    "{": NEST + 2,
    "FSTRING": NEST + 2,
    "lambda": NEST + 1,
}
SIGNS = {"unary", "power", "conditional"}
WAITING = {"binary", "triple", "append_two", "or", "and", "pair", "append", "clause", "condition"}

Row = dict[str, int]


class Tables(NamedTuple):
    """What tables.py holds.

    kinds: the text of a word or sign to its terminal, where that is not the text itself;
    rules: (nonterminal, length, builder) each; states: symbol to action, the states themselves
    numbered from 0, the start: an action n > 0 shifts (or goes) to state n, n < 0 reduces by
    rule ~n, and 0 accepts; weights: state to weight, where it has one.
    """

    kinds: dict[str, str]
    patterns: dict[str, str]
    rules: list[tuple[str, int, str]]
    states: list[Row]
    weights: dict[int, int]


class Blocks(Indenter):
    """Lark's own lexer of blocks: it builds the tables, and checks our parser in the tests."""

    NL_type, INDENT_type, DEDENT_type, tab_len = "_NEWLINE", "_INDENT", "_DEDENT", 8
    OPEN_PAREN_types, CLOSE_PAREN_types = ["LPAR", "LSQB", "LBRACE"], ["RPAR", "RSQB", "RBRACE"]

    @property
    def always_accept(self):  # type: ignore[override]  # Lark asks for it so
        return ("_NEWLINE", "RESERVED")  # RESERVED stands in no rule


def grammar_path() -> Path:
    """The grammar: beside the package in a checkout, inside it once installed."""
    package = Path(__file__).parents[2]
    inside = package / "grammars" / "gradcli.lark"
    return inside if inside.exists() else package.parent / "grammars" / "gradcli.lark"


def reference() -> Lark:
    """Lark's own parser of the grammar."""
    grammar = grammar_path().read_text(encoding="utf-8")
    return Lark(grammar, parser="lalr", lexer="basic", postlex=Blocks())


def build() -> Tables:
    """The tables of the grammar; a conflict in it is an error."""
    lark = reference()
    analyzer = LALR_Analyzer(ParserConf(lark.rules, {}, ["start"]), debug=True, strict=True)
    analyzer.compute_lalr()
    terminals, kinds, patterns = _terminals(lark)
    rules = sorted(lark.rules, key=lambda r: (r.origin.name, r.order, len(r.expansion), str(r)))
    number = {rule: i for i, rule in enumerate(rules)}
    units = {i for i, r in enumerate(rules) if r.alias is None and len(r.expansion) == 1}

    table = analyzer.parse_table
    end = table.end_states["start"]
    states: dict[Any, dict[str, Any]] = {}
    for state, row in table.states.items():
        states[state] = {
            terminals.get(name, name): target if kind is Shift else ~number[target]
            for name, (kind, target) in row.items()
        }
    states[end]["$END"] = 0
    weights = {state: _weight(state, terminals) for state in states}
    origins = [str(rule.origin.name) for rule in rules]
    folded, weighed = _fold(states, table.start_states["start"], units, origins, weights)
    builders = [(str(r.origin.name), len(r.expansion), r.alias or "first") for r in rules]
    return Tables(kinds, patterns, builders, folded, weighed)


def _terminals(lark: Lark) -> tuple[dict[str, str], dict[str, str], dict[str, str]]:
    """Lark's terminals: name -> ours; text -> ours, where they differ; ours -> pattern."""
    ours, kinds, patterns = {}, {}, {}
    for terminal in lark.terminals:
        name, pattern = terminal.name, terminal.pattern.value
        words = [re.sub(r"\\([bW])|\\(.)", r"\2", w) for w in _alternatives(pattern)]
        if terminal.pattern.type == "str":
            ours[name] = kinds[pattern] = pattern
        elif name in ("NAME", "NUMBER", "STRING", "FSTRING"):
            patterns[name] = pattern
        elif not name.startswith("_"):
            kinds |= dict.fromkeys(words, name)
    signs = sorted((k for k in kinds if not k.isalpha()), key=lambda sign: (-len(sign), sign))
    single = "".join(sign for sign in signs if len(sign) == 1)
    longer = [re.escape(sign) for sign in signs if len(sign) > 1]  # the longest sign wins
    patterns["SIGN"] = "|".join([*longer, f"[{re.escape(single)}]"])
    return ours, dict(sorted(kinds.items())), patterns


def _alternatives(pattern: str) -> list[str]:
    """The alternatives of a pattern of literals such as `(?:a|b)\\b|\\|`."""
    return re.split(r"(?<!\\)\|", re.sub(r"\(\?:|(?<!\\)\)", "", pattern))


def _weight(state, terminals: dict[str, str]) -> int:
    """What the last token before `state` adds to the depth."""
    weight = 0
    for item in state:
        if item.index == 0 or not item.rule.expansion[item.index - 1].is_term:
            continue
        token = item.rule.expansion[item.index - 1].name
        token, rule = terminals.get(token, token), item.rule.alias
        if token in NESTING:
            weight = max(weight, NESTING[token])
        elif rule in SIGNS and not item.is_satisfied and token != "if":
            weight = max(weight, NEST + 1)
        elif rule in WAITING and token not in ("=", ",", ";", "for"):
            weight = max(weight, 1)
    return weight


def _fold(states, start, units: set[int], origins: list[str], weights) -> tuple[list[Row], dict]:  # noqa: C901 (one search, run by hand)
    """The states that remain when no unit rule is ever reduced, and their weights."""

    def step(above: dict, target) -> dict:
        """The row of `target` with every unit rule followed to its end, on a stack over `above`."""
        merged: dict[str, Any] = {}
        seen = [target]
        for symbol in states[target]:
            state = target
            while isinstance(action := states[state].get(symbol), int) and ~action in units:
                state = above[origins[~action]]
                if state not in seen:
                    seen.append(state)
            if action is not None:
                merged[symbol] = action
        for state in seen:  # where the merged states go after a reduction; they must agree
            for symbol, action in states[state].items():
                if symbol in goto and merged.setdefault(symbol, action) != action:
                    raise ValueError(f"cannot fold: {symbol} leads to two states")
        return merged

    goto = set(origins)
    rows, numbers, weighed = [states[start]], {}, {}
    numbered: list[Row] = []
    for row in rows:  # grows as new states are found, breadth first: the numbers are reproducible
        out: Row = {}
        for symbol, action in sorted(row.items()):
            if isinstance(action, int):
                out[symbol] = action
                continue
            weight = weights[action] if symbol not in goto else 0
            merged = step(row, action)
            key = (weight, frozenset(merged.items()))
            if key not in numbers:
                rows.append(merged)
                numbers[key] = len(rows) - 1
                if weight:
                    weighed[len(rows) - 1] = weight
            out[symbol] = numbers[key]
        numbered.append(out)
    return numbered, weighed


def render(tables: Tables) -> str:
    """The text of tables.py.

    The states are two texts, which compile and load at once: a line of SYMBOLS is the symbols of
    some states, a line of ACTIONS one state: the number of its symbols, and its actions on them.
    """
    symbols: dict[str, int] = {}
    actions = []
    for row in tables.states:
        number = symbols.setdefault(" ".join(row), len(symbols))
        actions.append(" ".join(map(str, (number, *row.values()))))
    lines = [
        '"""Generated from grammars/gradcli.lark by grammar.py.  Do not edit."""',
        "# fmt: off",
        "# ruff: noqa",
        f"KINDS = {tables.kinds}",
        f"PATTERNS = {tables.patterns}",
        f"RULES = {tuple(tables.rules)}",
        *('SYMBOLS = """\\', *symbols, '"""'),
        *('ACTIONS = """\\', *actions, '"""'),
        f"NEST = {NEST}",
        f"WEIGHTS = {tables.weights}",
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    TABLES.write_text(render(build()), encoding="utf-8")
