"""Random programs at the edges of arithmetic and of control flow, which tame programs keep from.

Whole numbers near 2^63, division and remainders by negative numbers, powers of any sign, NaN and
infinities in comparisons, truths as numbers, loops with else, jumps out of nested loops, functions
in functions, recursion, lists that grow, slices with negative steps, sorts and products.
Values may be infinite or NaN, and no run ends with an error, which what nobody reads would not
give as code: `seeded(seed)` is one program.
"""

import random

WHOLES = (0, 1, -1, 2, -2, 3, -3, 5, -7, 10, 63, 2**31, -(2**31), 3037000499, 2**40 + 1, -(2**46))
REALS = ("0.0", "-0.0", "0.5", "-0.5", "1.0", "2.0", "-2.0", "3.0", "1e308", "-1e-308", "5e-324",
         "0.1", "-1.7", "2.5", "1e16", "9007199254740993.0", "inf", "-inf", "nan")  # fmt: skip
POINTS = (0.0, -0.0, 0.7, -0.3, 1.0, -1.0, 2.0, -2.5, 1.5, 3.0, 0.25, 1e-3, 1e200, 7.0)
COMPARED = ("<", "<=", ">", ">=", "==", "!=")
UNARY = ("sin", "cos", "exp", "tanh", "abs", "sqrt", "log", "floor", "sign", "atan", "log1p",
         "expm1", "erf", "asin", "relu", "sigmoid", "ceil", "cbrt", "softplus")  # fmt: skip


class _Edges:
    """Builds one program; the names of each kind, and how deep in loops a statement is."""

    def __init__(self, source: random.Random):
        self.source = source
        self.count = 0
        self.wholes: list[str] = []
        self.reals: list[str] = []
        self.vectors: dict[str, int] = {}
        self.lists: list[str] = []
        self.functions: list[str] = []
        self.loops = 0
        self.returns = ""  # what a function that is being made gives: "" outside of any

    def pick(self, items):
        return self.source.choice(list(items))

    def chance(self, percent: int) -> bool:
        return self.source.random() * 100 < percent

    def fresh(self, base: str) -> str:
        self.count += 1
        return f"{base}{self.count}"

    # -- expressions ------------------------------------------------------------------------------
    def whole(self, depth: int = 2) -> str:
        if depth <= 0 or self.chance(20):
            own = self.pick(self.wholes) if self.wholes and self.chance(70) else None
            return own or str(self.pick([*WHOLES[:10], *WHOLES[:10], self.pick(WHOLES)]))
        a, b = self.whole(depth - 1), self.whole(depth - 1)
        forms = [f"({a} + {b})", f"({a} - {b})", f"({a}*{b})", f"({a} // ({b} or 1))",
                 f"({a} % ({b} or -2))", f"({a})**{self.pick([0, 1, 2, 3, 5])}",
                 f"abs({a})", f"-({a})", f"max({a}, {b})",
                 f"min({a}, {b}, 3)", f"({a} if {self.truth(depth - 1)} else {b})",
                 f"int(max(-9.0, min(1e9, {self.real(0)})))", f"({self.truth(depth - 1)} + {a})",
                 f"({a} % ({b} or 3))", f"({a} // ({b} or -1))"]  # fmt: skip
        if self.vectors:
            v = self.pick(self.vectors)
            forms += [f"np.argmax({v})", f"len({v})", f"int(np.argmin(-{v}))",
                      f"np.count_nonzero({v} > 0)"]  # fmt: skip
        return self.pick(forms)

    def real(self, depth: int = 2) -> str:
        if depth <= 0 or self.chance(15):
            own = self.pick(self.reals) if self.reals and self.chance(75) else None
            return own or f"({self.pick(REALS)})"
        a, b, n = self.real(depth - 1), self.real(depth - 1), self.whole(depth - 1)
        forms = [f"({a} + {b})", f"({a} - {b})", f"{a}*{b}", f"({a}/{b})", f"({a} % {b})",
                 f"({a} // {b})", f"({a})**({b})", f"({a})**{self.pick([-2, -1, 0, 2, 3])}",
                 f"({a})**({n})", f"max({a}, {b})", f"min({a}, {n})", f"max({n}, {a}, {b})",
                 f"maximum({a}, {b})", f"minimum({a}, {b})", f"{self.pick(UNARY)}({a})",
                 f"({a} if {self.truth(depth - 1)} else {b})", f"({n})*{a}", f"({a} + {n})",
                 f"where({self.truth(depth - 1)}, {a}, {b})", f"({n}/{self.pick(WHOLES[1:])})",
                 f"({a} {self.pick(['and', 'or'])} {b})", f"{a}*({self.truth(depth - 1)})",
                 f"atan2({a}, {b})", f"hypot({a}, {b})", f"clip({a}, -1.0, {b})", f"-{a}",
                 f"round({a}, 2)", f"fmod({a}, {b})"]  # fmt: skip
        if self.vectors:
            v, n = self.pick(self.vectors.items())
            forms += [f"{v}[{self.index(n)}]", f"np.sum({self.vector(n, 1)})", f"np.max({v})",
                      f"np.prod({v})", f"({v} @ {self.vector(n, 0)})", f"np.mean({v})",
                      f"np.sort({v})[{self.index(n)}]", f"np.cumsum({v})[{self.index(n)}]",
                      f"np.sum({v}*({v} > {a}))", f"np.min({v}[::-1])"]  # fmt: skip
        if self.lists:
            name = self.pick(self.lists)
            forms += [f"{name}[-1]", f"sum({name})", f"{name}[0]", f"max({name})"]
        if self.functions and depth > 1:
            forms += [f"{self.pick(self.functions)}({a}, {self.pick([0, 1, 2, 3])})"] * 4
        return self.pick(forms)

    def index(self, n: int) -> str:
        return self.pick([str(self.source.randrange(-n, n)), f"{self.whole(0)} % {n}"])

    def truth(self, depth: int = 1) -> str:
        a, b = self.real(depth - 1), self.real(depth - 1)
        m, n = self.whole(depth - 1), self.whole(depth - 1)
        op, other = self.pick(COMPARED), self.pick(COMPARED)
        forms = [f"({a} {op} {b})", f"({m} {op} {n})", f"({a} {op} {b} {other} {a})",
                 f"({a} {op} {n})", f"({a} {op} {b} and {m} {other} {n})",
                 f"({a} {op} {b} or not {n})", f"(not {a} {op} {b})",
                 f"(({a} {op} {b}) == ({m} {other} {n}))", f"isnan({a})",
                 f"isfinite({a})"]  # fmt: skip
        return self.pick(forms)

    def vector(self, n: int, depth: int = 1) -> str:
        same = [v for v, k in self.vectors.items() if k == n]
        if depth <= 0 or not same:
            items = ", ".join(self.real(0) for _ in range(n))
            return self.pick(same) if same else f"np.array([{items}])"
        v, w, a = self.pick(same), self.vector(n, depth - 1), self.real(0)
        return self.pick([
            f"({v} + {w})", f"{v}*{a}", f"np.where({v} > {w}, {v}, {a})", f"{v}[::-1]",
            f"np.sort({v})",
            f"np.cumsum({v})", f"{v}**2", f"np.maximum({v}, {w})", f"np.abs({v})", f"({v} - {w})",
            f"np.outer({v}, {w})[0]", f"np.outer({v}, {w}) @ {v}",
            f"np.where({v} == {w}, 0.0, {v})",
            f"{v} % 2.0", f"{v} // {w}", f"np.minimum({v}, {a})", f"-{v}",
        ])  # fmt: skip

    # -- statements -------------------------------------------------------------------------------
    def block(self, budget: int, depth: int) -> list:
        saved = list(self.wholes), list(self.reals), dict(self.vectors), list(self.lists)
        lines: list = []
        for _ in range(self.source.randint(1, budget)):
            lines += self.statement(budget - 1, depth)
        self.wholes, self.reals, self.vectors, self.lists = saved
        return lines or ["pass"]

    def statement(self, budget: int, depth: int) -> list:
        forms = [self.assign, self.assign, self.overwrite, self.overwrite]
        if budget > 0 and depth < 3:
            forms += [
                self.branch,
                self.branch,
                self.counted,
                self.counted,
                self.repeated,
                self.both,
            ]
        if self.loops and depth:
            forms += [self.jump, self.jump]
        if self.returns and depth:
            forms.append(self.leave)
        if self.vectors:
            forms += [self.written, self.written]
        if not depth:
            forms += [self.grown, self.array]
        return self.pick(forms)(budget, depth)

    def assign(self, budget, depth):
        if self.chance(40):
            value, name = self.whole(), self.fresh("n")
            self.wholes.append(name)
        else:
            value, name = self.real(), self.fresh("y")
            if self.chance(10):
                value = f"({self.fresh('w')} := {value}) + {self.real(1)}"
            self.reals.append(name)
        return [f"{name} = {value}"]

    def overwrite(self, budget, depth):
        own = [n for n in self.reals if n[0] == "y"]
        wholes = [n for n in self.wholes if n[0] == "n"]
        if wholes and self.chance(40):
            name = self.pick(wholes)
            return [f"{name} {self.pick(['+=', '-=', '*=', '='])} {self.whole(1)}"]
        if not own:
            return self.assign(budget, depth)
        return [f"{self.pick(own)} {self.pick(['+=', '-=', '*=', '/=', '='])} {self.real(2)}"]

    def both(self, budget, depth):
        """A name that is whole on one way and real on another."""
        name = self.fresh("y")
        a, b = self.pick([self.whole, self.real])(2), self.real(2)
        made = [f"if {self.truth()}:", [f"{name} = {a}"], "else:", [f"{name} = {b}"]]
        self.reals.append(name)
        return made

    def branch(self, budget, depth):
        lines = [f"if {self.truth()}:", self.block(budget, depth + 1)]
        if self.chance(40):
            lines += [f"elif {self.truth()}:", self.block(budget, depth + 1)]
        if self.chance(50):
            lines += ["else:", self.block(budget, depth + 1)]
        return lines

    def _body(self, budget, depth):
        self.loops += 1
        body = self.block(budget, depth + 1)
        self.loops -= 1
        return body

    def counted(self, budget, depth):
        name = self.fresh("i")
        ends = self.pick(["3", "-1", "1, 4", "3, -1, -1", "0, 7, 3", "-2, 2", "2, -3, -2",
                          f"{self.whole(1)} % 4", f"min({self.whole(1)}, 3)"])  # fmt: skip
        self.wholes.append(name)
        body = self._body(budget, depth)
        kept = self.chance(10)
        if not kept:
            self.wholes.remove(name)
        lines = [f"for {name} in range({ends}):", body]
        if self.chance(25):
            lines += ["else:", self.block(1, depth + 1)]
        return lines

    def repeated(self, budget, depth):
        name, most = self.fresh("k"), self.source.randint(1, 5)
        self.wholes.append(name)
        body = self._body(budget, depth)
        test = f"{name} < {most}"
        if self.chance(40):
            test = f"{test} and {self.truth()}"
        lines = [f"{name} = 0", f"while {test}:", [f"{name} += 1", *body]]
        if self.chance(30):
            lines += ["else:", self.block(1, depth + 1)]
        return lines

    def jump(self, budget, depth):
        return [f"if {self.truth()}:", [self.pick(["break", "continue"])]]

    def leave(self, budget, depth):
        return [f"if {self.truth()}:", [f"return {self.real(1)}"]]

    def array(self, budget, depth):
        n = self.source.randint(1, 9)
        value, name = self.vector(n), self.fresh("a")
        self.vectors[name] = n
        return [f"{name} = 1.0*{value}" if value in self.vectors else f"{name} = {value} + 0.0"]

    def written(self, budget, depth):
        name, n = self.pick((v, k) for v, k in self.vectors.items())
        if name[0] != "a":
            return self.assign(budget, depth)
        cut = self.pick([":", "::-1", "1:", ":-1", "::2", "::-2", "-1:0:-1", "-2::-1"])
        size = len(range(n)[slice(*(int(p) if p else None for p in cut.split(":")))])
        value = self.vector(size, 0) if size and self.chance(40) else self.real(1)
        if value in self.vectors and size == n:
            value = self.pick([f"{value}[::-1]", f"2*{value}", value])
        return [self.pick([
            f"{name}[{self.index(n)}] = {self.real(1)}",
            f"{name}[{self.index(n)}] += {self.real(1)}",
            f"{name}[{cut}] = {value}", f"{name}[{cut}] += {value}",
            f"{name} = np.where({name} > {self.real(0)}, {self.real(0)}, {name})",
            f"{name}[{cut}] *= {self.real(0)}",
        ])]  # fmt: skip

    def grown(self, budget, depth):
        name, i, first = self.fresh("l"), self.fresh("i"), self.real(1)
        self.wholes.append(i)
        body = [f"{name}.append({self.real(2)})"]
        if self.chance(5):
            body = [f"if {self.truth()}:", body]
        if self.chance(5):
            body.insert(0, f"if {self.truth()}:")
            body.insert(1, [self.pick(["break", "continue"])])
        self.wholes.remove(i)
        self.lists.append(name)
        return [f"{name} = [{first}]", f"for {i} in range({self.pick([1, 2, 4])}):", body]

    def function(self) -> list:
        """A function of a real and a whole number: recursive, or with another in it."""
        name, outer = self.fresh("f"), (self.wholes, self.reals, self.vectors, self.lists)
        self.wholes, self.reals, self.vectors, self.lists = ["m"], ["u"], {}, []
        known, self.returns, loops, self.loops = self.functions, name, self.loops, 0
        self.functions = []
        lines: list = []
        if self.chance(40):
            lines += [f"if m <= 0:", [f"return {self.real(1)}"]]  # noqa: F541
            again = f"{name}({self.real(1)}, m - 1)"
            last = self.pick([f"{again}*{self.real(1)}", again, f"{again} + {self.real(1)}"])
        elif self.chance(40):
            inner = self.fresh("g")
            lines += [f"def {inner}(v):", [f"return {self.real(1).replace('(u', '(v')} + v*m"]]
            last = f"{inner}({self.real(1)}) - {inner}(u)"
        else:
            last = self.real(2)
        lines += self.block(3, 1)
        lines.append(f"return {last}")
        self.functions, self.returns, self.loops = [*known, name], "", loops
        self.wholes, self.reals, self.vectors, self.lists = outer
        return [f"def {name}(u, m):", lines]

    def program(self) -> tuple[str, dict]:
        point: dict = {}
        lines: list = []
        for name in ("x", "z")[: self.source.randint(1, 2)]:
            point[name] = self.pick(POINTS)
            lines.append(f"{name}: float")
            self.reals.append(name)
        for name in ("p", "q")[: self.source.randint(0, 2)]:
            lines.append(f"{name}: int = {self.pick(WHOLES)}")
            self.wholes.append(name)
        if self.chance(30):
            n = self.source.randint(2, 5)
            point["b"] = [self.pick(POINTS) for _ in range(n)]
            lines.append(f"b: float[{n}]")
            self.vectors["b"] = n
        for _ in range(self.pick([0, 0, 1, 1, 2])):
            lines += self.function()
        for _ in range(self.source.randint(2, 7)):
            lines += self.statement(3, 0)
        lines.append(self.last())
        return _text(lines), point

    def last(self) -> str:
        terms = [*self.reals[-3:], *self.wholes[-2:], *(f"np.sum({v})" for v in self.vectors)]
        terms += [f"sum({name})" for name in self.lists[-1:]]
        form = self.pick(["{}", "{}", "sin({})", "({}) % 3", "({}) // 2"])
        return form.format(self.pick([" + ", " - "]).join(terms))


def _text(lines: list, depth: int = 0) -> str:
    return "".join(
        _text(line, depth + 1) if isinstance(line, list) else "    " * depth + line + "\n"
        for line in lines
    )


def seeded(seed: int | str) -> tuple[str, dict]:
    """The program of a seed, and its point: always the same."""
    return _Edges(random.Random(f"edges {seed}")).program()
