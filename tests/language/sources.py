"""Random program texts in the subset of Python that programs are written in.

They are texts, not trees: blanks, redundant parentheses, one-line bodies, comments and odd
spellings are part of what the parser must read.
"""

from random import Random

from hypothesis import strategies as st

NAMES = ["x", "y", "_a1", "Δt", "np", "isx", "in_", "not_", "e1"]
NUMBERS = [
    "0", "7", "0xfF", "0b1_0", "0O7", "1_000", "2.5", ".5", "3.", "1e3", "2.5E-7", "1_0.0_1e+1_0",
    "00",
]  # fmt: skip
STRINGS = [
    '"a#b"', "'it\\'s'", '""', "'\\u00e9\\n'", '"a" \'b\'', "r'\\d'", "u'x'", "'''a\n'''",
    "f'x'", "'{x}' f'{x}'", "f''",
]  # fmt: skip
WORDS = ["True", "False", "None", "..."]
BINARY = ["+", "-", "*", "/", "//", "%", "@", "**", "^", "&", "|", "<<", ">>", "+", "*", "-", "^"]
COMPARE = ["<", ">", "==", "!=", "<=", ">=", "in", "is", "not in", "is not"]
AUGMENT = ["+=", "-=", "*=", "/=", "//=", "%=", "@=", "**=", "^=", "&=", "|=", "<<=", ">>="]
BLANKS = ["", " ", "  ", " \t"]


def expression(r: Random, depth: int) -> str:
    """An expression with at most `depth` levels above its leaves."""
    if depth <= 0 or r.random() < 0.15:
        return r.choice(r.choice([NAMES, NAMES, NAMES, NUMBERS, NUMBERS, STRINGS, WORDS]))
    return r.choice(FORMS)(r, lambda: expression(r, depth - 1 - (r.random() < 0.3)))


def _binary(r, sub):
    blank = r.choice(BLANKS)
    return f"{sub()} {blank}{r.choice(BINARY)}{blank} {sub()}"


def _primary(r, sub):
    return r.choice([r.choice(NAMES), f"({sub()})", f"{r.choice(NAMES)}.T"])


def _call(r, sub):
    args = [sub() for _ in range(r.randrange(3))]
    args += [f"{name}={sub()}" for name in ("axis", "k")[: r.randrange(3)]]
    return f"{_primary(r, sub)}({', '.join(args)}{',' if args and r.random() < 0.2 else ''})"


def _bound(r, sub):
    return r.choice(["", sub()])


def _index(r, sub):
    pieces = [
        r.choice([sub, sub, lambda: f"{_bound(r, sub)}:{_bound(r, sub)}", lambda: _step(r, sub)])()
        for _ in range(r.randrange(1, 4))
    ]
    return f"{_primary(r, sub)}[{', '.join(pieces)}{r.choice(['', '', ','])}]"


def _step(r, sub):
    return f"{_bound(r, sub)}:{_bound(r, sub)}:{_bound(r, sub)}"


def _items(r, sub):
    return ", ".join(sub() for _ in range(r.randrange(1, 4)))


def _parameters(r, sub):
    names = r.sample(["a", "b", "x"], r.randrange(3))
    given = r.randrange(len(names) + 1)
    shown = names[:given] + [f"{name}={sub()}" for name in names[given:]]
    return f"{', '.join(shown)}{',' if names and r.random() < 0.2 else ''}"


def _clauses(r, sub):
    out = ""
    for _ in range(r.choice([1, 1, 2])):
        target = r.choice(["x", "x, y", "(x, y),", "x[0]", "_a1"])
        out += f" for {target} in {_closed(r, sub)}"
        out += "".join(f" if {_closed(r, sub)}" for _ in range(r.choice([0, 0, 1, 2])))
    return out


def _closed(r, sub):
    """A value that stands where Python takes no bare conditional or lambda."""
    return r.choice([r.choice(NAMES), f"({sub()})", _binary(r, lambda: _primary(r, sub))])


def _field(r, sub, quote, level=0):
    code = r.choice([sub(), r.choice(NAMES)])
    if set(code) & {*"\n\"'\\#^"}:  # what no field takes, and ^, which the oracle spells **
        code = "x"
    if "lambda" in code or code[0] == "{":
        code = f"({code})"
    shown = r.choice(["", "", "", "=", " = "])
    conversion = r.choice(["", "", "!r", "!s", "!a"])
    spec = ""
    if r.random() < 0.4 and level < 2:
        inner = "" if level else _field(r, sub, quote, level + 1)
        spec = r.choice(
            ["" if shown else ":", ":>8", ":.3f", f":{inner or 'e'}", f":>{inner}.2", ":=+5",
             ":\\x41"]
        )  # fmt: skip
    return f"{{{r.choice(['', ' '])}{code}{shown}{conversion}{spec}}}"


def _fstring(r, sub):
    quote = r.choice(['"', "'", '"""', "'''"])
    parts = ["", "a", "{{", "}}", " # ", "\\n", "\\x7b", "é:!="]
    body = ""
    for _ in range(r.randrange(4)):
        body += r.choice(parts) if r.random() < 0.5 else _field(r, sub, quote)
    if len(quote) == 3:
        body += r.choice(["", "\n", " "])
    other = r.choice(["", "", " 'b'", ' f"{x}"'])
    return f"{r.choice(['f', 'F'])}{quote}{body}{quote}{other}"


FORMS = [
    _binary,
    _binary,
    _binary,
    lambda r, sub: f"{sub()} {r.choice(COMPARE)} {sub()}",
    lambda r, sub: f"{sub()} and {sub()}",
    lambda r, sub: f"{sub()} or {sub()}",
    lambda r, sub: f"{r.choice(['-', '+', '~', 'not ', '- '])}{sub()}",
    lambda r, sub: f"{sub()} if {sub()} else {sub()}",
    lambda r, sub: f"({sub()})",
    lambda r, sub: f"({sub()}, )",
    lambda r, sub: f"({_items(r, sub)},\n  # within\n  {sub()})",
    lambda r, sub: f"[{_items(r, sub)}]",
    lambda r, sub: f"[{_items(r, sub)} ,]",
    lambda r, sub: r.choice(["()", "[]", "( )"]),
    lambda r, sub: f"{_primary(r, sub)}.shape",
    lambda r, sub: f"{sub()} \\\n + {sub()}",
    lambda r, sub: f"lambda {_parameters(r, sub)}: {sub()}",
    lambda r, sub: f"(lambda {_parameters(r, sub)}: {sub()})({sub()})",
    lambda r, sub: f"[{sub()}{_clauses(r, sub)}]",
    lambda r, sub: f"{{{sub()}: {sub()}{_clauses(r, sub)}}}",
    lambda r, sub: f"{{{sub()}: {sub()}, {sub()}: {sub()} {r.choice(['', ','])}}}",
    lambda r, sub: "{}",
    _fstring,
    _fstring,
    _call,
    _call,
    _index,
]


def _target(r):
    a, b = r.choice(NAMES), r.choice(NAMES)
    return r.choice([a, a, a, f"{a}[{expression(r, 1)}]", f"{a}, {b}", f"({a}, [{b}, x])", f"{a},"])


def simple(r: Random) -> str:
    """A statement of one line."""
    value = expression(r, 3)
    kind = r.randrange(8)
    if kind < 2:
        return value
    if kind < 4:
        return f"{_target(r)} = {value}"
    if kind == 4:
        return f"{_target(r)} = {_target(r)} = {value}, {value}"
    if kind == 5:
        return f"{r.choice(NAMES)} {r.choice(AUGMENT)} {value}"
    if r.random() < 0.4:
        return r.choice(
            [f"assert {value}", f"assert {value}, {expression(r, 1)}", "raise",
             f"raise {expression(r, 1)}", f"raise E from {expression(r, 1)}", "del x, y[1]",
             f"del {_target(r)}", "from a.b import c as d, e", "from a import (b, c,)",
             "import a, b.c as d"]
        )  # fmt: skip
    return r.choice(
        ["pass", "import numpy as np", "import a.b", "x: float", "n: int = 6", "v: float[3]",
         "w: float[784, 10] = 1, 2", "x = 1, 2,", "x", "y ^= 2;"]
    )  # fmt: skip


def program(r: Random, depth: int = 2, margin: str = "", loop: bool = False) -> str:
    """The lines of a program, or of a block at `margin`."""
    out = []
    for _ in range(r.randrange(1, 4)):
        if r.random() < 0.2:
            out.append(r.choice(["\n", f"{margin}# why\n", f"{margin} # off\n"]))
        if depth and r.random() < 0.5:
            out.append(_compound(r, depth, margin, loop))
            continue
        line = r.choice(["break", "continue"]) if loop and r.random() < 0.2 else simple(r)
        if r.random() < 0.2:
            line += f" ; {simple(r)}".removesuffix(";")
        line = line.replace(";;", ";")
        out.append(f"{margin}{line}{r.choice(['', '', '  # end'])}\n")
    return "".join(out)


def _compound(r, depth, margin, loop):
    def suite(looped):
        if r.random() < 0.2:
            return f" {simple(r)}\n"
        inner = margin + r.choice(["  ", "    ", "\t"])
        return f"{r.choice(['', '  # header'])}\n{program(r, depth - 1, inner, looped)}"

    test = expression(r, 2)
    kind = r.randrange(8)
    if kind < 2:
        out = f"{margin}if {test}:{suite(loop)}"
        for _ in range(r.choice([0, 0, 1, 2])):
            out += f"{margin}elif {expression(r, 1)}:{suite(loop)}"
        return out + (f"{margin}else:{suite(loop)}" if r.random() < 0.5 else "")
    if kind == 2:
        return f"{margin}for {_target(r)} in {test}{r.choice(['', ', x'])}:{suite(True)}"
    if kind == 3:
        return f"{margin}while {test}:{suite(True)}"
    if kind == 4:
        return _try(r, margin, lambda: suite(loop))
    if kind == 5:
        items = r.choice(
            ["x", "x as y", "x, y", "x as y, z", "(x as y)", "(x, y as z, w,)", "(x, y)", "(x)",
             f"{expression(r, 1)} as (a, b[0])", "(x as a, y as b)", "(x), y", "(x).T as y"]
        )  # fmt: skip
        return f"{margin}with {items}:{suite(loop)}"
    out = "".join(f"{margin}@{r.choice(['f', 'a.b.c', 'f(x, k=1)', '(f)'])}\n"
                  for _ in range(r.choice([0, 0, 0, 1, 2])))  # fmt: skip
    inside = r.choice(["", "a", "a, b", "a, b=1,", "a: float, b: x[2]=1", "a: int"])
    return f"{out}{margin}def f({inside}){r.choice(['', '', ' -> float', '->x'])}:{suite(False)}"


def _try(r, margin, suite):
    out = f"{margin}try:{suite()}"
    kind = r.randrange(4)
    if kind:
        caught = r.sample([" E", " E as e", " (E, F)", " (E, F) as e", " a.E"], r.randrange(1, 3))
        out += "".join(f"{margin}except{what}:{suite()}" for what in caught)
        if kind == 1:
            out += f"{margin}except:{suite()}{margin}else:{suite()}"
    return out + (f"{margin}finally:{suite()}" if kind in (0, 2) else "")


# What nests: its opening, what stands in the middle, and its closing.
NESTED = {
    "parentheses": ("(", "x", ")"),
    "lists": ("[", "x", "]"),
    "calls": ("sin(", "x", ")"),
    "signs": ("-", "x", ""),
    "not": ("not ", "x", ""),
    "powers": ("x**", "x", ""),
    "indices": ("x[", "0", "]"),
    "conditionals": ("x if y else ", "x", ""),
    "attributes": ("", "x", ".T"),
    "indexings": ("", "x", "[0]"),
    "sums in brackets": ("x + (", "x", ")"),
    "dicts": ("{1: ", "x", "}"),
    "keys": ("{", "x", ": 1}"),
    "lambdas": ("lambda: ", "x", ""),
    "defaults": ("lambda x=", "x", ": 1"),
    "lists over lists": ("[x for x in ", "x", "]"),
    "lists of lists": ("[", "x", " for x in y]"),
}

RANDOM = st.randoms(use_true_random=False)
EXPRESSIONS = RANDOM.map(lambda r: expression(r, 5))
PROGRAMS = RANDOM.map(program)
