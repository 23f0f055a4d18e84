"""Random programs of lists, dicts, strings, comprehensions, functions and exceptions.

They run in CPython as they are, and end there with a value or with an exception of any line.
"""

import random

KINDS = ("int", "list", "dict", "str")
RAISES = ("ValueError", "KeyError", "IndexError", "ZeroDivisionError", "TypeError")
CATCHES = (*RAISES, "LookupError", "ArithmeticError", "Exception")


START = (
    "i0 = 3", "i1 = -2", "l0 = [1, 2, 3]", "l1 = [0]", "d0 = {'a': 1, 'b': 2}", "d1 = {}",
    "s0 = 'abc'", "s1 = 'b'",
)  # fmt: skip


class Writer:
    """Writes one program: `names` has the variables in reach, by kind."""

    def __init__(self, seed: int):
        self.rng = random.Random(seed)
        self.names = {kind: [f"{kind[0]}{k}" for k in range(2)] for kind in KINDS}
        self.functions: list[str] = []
        self.fresh = 0

    def text(self) -> str:
        """The whole program, which prints what it has at its end."""
        lines = list(START)
        for _ in range(self.rng.randint(0, 2)):
            lines += self.function()
        for _ in range(self.rng.randint(4, 9)):
            lines += self.guarded(self.statement(2))
        shown = ", ".join(name for kind in KINDS for name in (f"{kind[0]}0", f"{kind[0]}1"))
        return "\n".join([*lines, f"print({shown})"]) + "\n"

    def guarded(self, lines: list[str]) -> list[str]:
        """The statement, most often in a try, so that what follows is run too."""
        if self.rng.random() < 0.1:
            return lines
        body = [f"    {line}" for line in lines]
        return ["try:", *body, "except Exception as err:", "    print(type(err).__name__)"]

    def pick(self, *options):
        return self.rng.choice(options)

    def name(self, kind: str) -> str:
        return self.rng.choice(self.names[kind])

    # -- expressions ---------------------------------------------------------------------------
    def int_(self, depth: int) -> str:
        small = str(self.rng.randint(-3, 5))
        if depth == 0:
            return self.pick(small, self.name("int"))
        i, j, many, d, s = (self.int_(depth - 1), self.int_(depth - 1), self.list_(depth - 1),
                         self.dict_(depth - 1), self.str_(depth - 1))  # fmt: skip
        options = [
            small, self.name("int"), f"({i} + {j})", f"({i} - {j})", f"({i})*({j}) % 97",
            f"({i}) // ({j})", f"({i}) % ({j})", f"len({self.pick(many, d, s)})", f"({many})[{i}]",
            f"({d})[{s}]", f"({d}).get({s}, {i})", f"sum({many})", f"max({many})",
            f"min({many}, default={i})", f"({many}).count({i})", f"({many}).index({i})",
            f"({s}).find({s})",
            f"({i} if {self.test_(depth - 1)} else {j})", f"int({self.pick(s, i)})",
            f"(lambda t, u={i}: t + u)({j})", f"{self.name('list')}.pop()", f"abs({i})",
        ]  # fmt: skip
        if self.functions:
            options += [f"{self.rng.choice(self.functions)}({i}, {many})"] * 2
        return self.rng.choice(options)

    def list_(self, depth: int) -> str:
        if depth == 0:
            return self.pick(self.name("list"), "[1, 2]", "[]")
        i, many, d = self.int_(depth - 1), self.list_(depth - 1), self.dict_(depth - 1)
        n = self.variable()
        self.names["int"].append(n)
        inner, held = self.int_(depth - 1), self.test_(depth - 1)
        self.names["int"].remove(n)
        return self.pick(
            self.name("list"), f"[{i}, {self.int_(depth - 1)}]", f"({many})[{i}:]",
            f"({many})[:{i}:-1]",
            f"[{inner} for {n} in {many}]", f"[{inner} for {n} in {many} if {held}]",
            f"[{inner} for {n} in range(3)]", f"sorted({many})", f"sorted({many}, reverse=True)",
            f"sorted({many}, key=lambda {n}: {inner})", f"list({d}.values())", f"({many})[::-1]",
            f"list(map(lambda {n}: {inner}, {many}))", f"[{n} for {n}, _ in enumerate({many})]",
            f"({many} + {many})[:9]", f"({many}).copy()",
        )  # fmt: skip

    def dict_(self, depth: int) -> str:
        if depth == 0:
            return self.pick(self.name("dict"), "{'a': 5}", "{}")
        i, d, s = self.int_(depth - 1), self.dict_(depth - 1), self.str_(depth - 1)
        n = self.variable()
        self.names["int"].append(n)
        inner = self.int_(depth - 1)
        self.names["int"].remove(n)
        return self.pick(
            self.name("dict"), f"{{{s}: {i}, {self.str_(depth - 1)}: {inner.replace(n, '1')}}}",
            f"{{str({n}): {inner} for {n} in {self.list_(depth - 1)}}}", f"{d}.copy()",
            f"dict({d})", f"({d} | {self.dict_(depth - 1)})",
        )  # fmt: skip

    def str_(self, depth: int) -> str:
        if depth == 0:
            return self.pick(self.name("str"), "'a'", "'b'", "'zz'", "'7'")
        i, s, many = self.int_(depth - 1), self.str_(depth - 1), self.list_(depth - 1)
        n, m = self.name("int"), self.name(self.pick(*KINDS))  # quotes do not nest in a field
        return self.pick(
            self.name("str"), f"({s} + {self.str_(depth - 1)})[:6]", f"({s})[{i}]", f"str({i})",
            f"f'{{{n}}}-{{{n}:3d}}'", f"f'{{{m}!r:>4}}{{{n} + 1:+}}'", f"({s}).upper()",
            f"({s}).replace('a', 'x')",
            f"'-'.join([str(t) for t in {many}])[:8]", f"repr({many})[:8]",
        )  # fmt: skip

    def test_(self, depth: int) -> str:
        if depth == 0:
            return self.pick(f"{self.name('int')} > 0", f"{self.name('list')}", "True")
        i, many, d, s = (self.int_(depth - 1), self.list_(depth - 1), self.dict_(depth - 1),
                      self.str_(depth - 1))  # fmt: skip
        return self.pick(
            f"{i} < {self.int_(depth - 1)}", f"{i} in {many}", f"{s} in {d}", f"{s} == {s}",
            f"{many} < {self.list_(depth - 1)}", f"not {d}", f"{i} and {many}", f"0 <= {i} < 3",
            f"{many} == {self.list_(depth - 1)}", f"any({many})", f"all({many})",
            f"{many} is {many}",
        )  # fmt: skip

    def variable(self) -> str:
        self.fresh += 1
        return f"n{self.fresh}"

    # -- statements: each a list of lines ----------------------------------------------------------
    def block(self, depth: int) -> list[str]:
        lines = []
        for _ in range(self.rng.randint(1, 3)):
            lines += self.statement(depth)
        return [f"    {line}" for line in lines]

    def statement(self, depth: int) -> list[str]:
        kind = self.rng.choice(KINDS)
        value = getattr(self, f"{kind}_")(2)
        many, d, i, s = self.name("list"), self.name("dict"), self.int_(1), self.str_(1)
        simple = [
            [f"{self.name(kind)} = {value}"], [f"{self.name(kind)} = {value}"],
            [f"{self.name('int')} {self.pick('+', '-')}= {i}"], [f"{many}.append({i})"],
            [f"{many}[{i}] = {self.int_(1)}"], [f"{many}[{i}] += {self.int_(1)}"],
            [f"{d}[{s}] = {i}"],
            [f"{d}[{s}] += {i}"], [f"del {many}[{i}]"], [f"del {d}[{s}]"],
            [f"{many} += {self.list_(1)}"],
            [f"{many}[{i}:{self.int_(1)}] = {self.list_(1)}"], [f"print({value})"],
            [f"{d}.update({self.dict_(1)})"], [f"{many}.insert({i}, {i})"], [f"{many}.remove({i})"],
            [f"{many}.sort()"], [f"{d}.pop({s})"], [f"{d}.setdefault({s}, {i})"],
            [f"raise {self.rng.choice(RAISES)}({value})"], [f"assert {self.test_(1)}, {s}"],
            [f"{self.name('int')}, {self.name('int')} = {many}"], [f"del {many}[:{i}]"],
            [f"{many}[0], {many}[-1] = {many}[-1], {many}[0]"], [f"{many} = {many}[:8]"],
        ]  # fmt: skip
        if depth == 0 or self.rng.random() < 0.6:
            return self.rng.choice(simple)
        return self.pick(self.branch, self.loop, self.attempt, self.attempt)(depth)

    def branch(self, depth: int) -> list[str]:
        lines = [f"if {self.test_(2)}:", *self.block(depth - 1)]
        return lines + (["else:", *self.block(depth - 1)] if self.rng.random() < 0.5 else [])

    def loop(self, depth: int) -> list[str]:
        n = self.variable()
        many = self.pick("range(3)", self.list_(1), f"list({self.name('dict')}.values())")
        self.names["int"].append(n)
        body = self.block(depth - 1)
        if self.rng.random() < 0.4:
            body += [f"    if {self.test_(1)}:", f"        {self.pick('break', 'continue')}"]
            body += self.block(depth - 1)
        self.names["int"].remove(n)
        return [f"for {n} in ({many})[:4]:", *body]

    def attempt(self, depth: int) -> list[str]:
        lines = ["try:", *self.block(depth - 1)]
        form = self.rng.random()
        if form < 0.85:
            for _ in range(self.rng.randint(1, 2)):
                kinds = self.pick(
                    self.rng.choice(CATCHES), f"({', '.join(self.rng.sample(CATCHES, 2))})"
                )
                named = self.rng.random() < 0.6
                lines.append(f"except {kinds} as err:" if named else f"except {kinds}:")
                lines += ["    print(type(err).__name__)"] if named else []
                lines += self.block(depth - 1)
                if self.rng.random() < 0.15:
                    lines.append("    raise")
            if self.rng.random() < 0.3:
                lines += ["else:", *self.block(depth - 1)]
        if form > 0.6:
            lines += ["finally:", *self.block(depth - 1)]
        return lines

    def function(self) -> list[str]:
        name = f"f{len(self.functions)}"
        before = {kind: list(names) for kind, names in self.names.items()}
        self.names = {"int": ["p", "i0"], "list": ["q"], "dict": ["d0"], "str": ["s0"]}
        # what a function assigns is its own, so what it reads of the others' is taken in first
        taken = ["    i0, d0, s0 = p, {'a': p}, 'abc'"]
        body = self.block(1)
        result = f"    return {self.int_(1)}"
        if self.rng.random() < 0.3:
            result = f"    try:\n    {result}\n    finally:\n        print(p)"
        self.names = before
        self.functions.append(name)
        return [f"def {name}(p, q):", *taken, *body, *result.split("\n")]


def random_program(seed: int) -> str:
    """A program of the language that is one of Python's too."""
    return Writer(seed).text()
