"""Random programs of the language, as text with a point: the corpus the engines are held to.

`build(integer)` makes one program from a source of integers; `programs()` is the hypothesis
strategy over it, `seeded(seed)` the plain driver.  Programs end surely (loops are counted, guards
are on counters), stay tame in size, and are Python once `^` is written `**`.
"""

import math
import random
from collections.abc import Callable

from expressions import ARGUMENTS, ATOM, PRODUCT, SUM, Expressions, Scope
from listed import Listed

# a statement is a line, or a header with its block
Statement = str | tuple[str, list]

# names that derivatives would like to take are among them
NAMES = ["y", "z", "s", "t", "p", "q", "u", "v", "r", "g", "h", "c", "d"]
NAMES += ["dy", "bx", "out", "total", "acc", "dx", "by"]
INTS = ["i", "j", "k", "m", "n", "l"]
INPUTS = ("x", "a0")


def text_of(body: list[Statement], depth: int = 0) -> str:
    lines = []
    for s in body:
        if isinstance(s, str):
            lines.append("    " * depth + s + "\n")
        else:
            lines.append("    " * depth + s[0] + "\n" + text_of(s[1], depth + 1))
    return "".join(lines)


class Programs(Listed, Expressions):
    """Builds one program; `fresh` names never collide with an earlier one."""

    def __init__(self, integer: Callable[[int, int], int]):
        super().__init__(integer)
        self.taken: set[str] = set()
        self.breakable = 0  # loops around the statement being built, inside its function
        self.in_function = False

    def fresh(self, names: list[str]) -> str:
        free = [n for n in names if n not in self.taken]
        name = free[0] if free else f"{names[0]}{len(self.taken)}"
        if free and self.chance(50):
            name = self.pick(free)
        self.taken.add(name)
        return name

    # -- blocks -------------------------------------------------------------------------------
    def block(self, s: Scope, budget: int, depth: int) -> list[Statement]:
        """Statements that use up `budget`; names bound here are gone after the block."""
        body: list[Statement] = []
        while budget > 0:
            kind = self.weighted(self.kinds(s, budget, depth))
            made, cost = getattr(self, f"_s_{kind}")(s, budget, depth)
            body += made
            budget -= cost
        return body

    def kinds(self, s: Scope, budget: int, depth: int) -> dict[str, int]:
        deep = depth >= 3 or budget < 3
        some = bool(s.floats)
        return {
            "overwrite": 8 if some else 0,
            "assign": 4,
            "augmented": 5 if some else 0,
            "tuple": 2 if len(s.floats) > 1 else 0,
            "chained": 1,
            "element": 7 if s.arrays else 0,
            "slice": 2 if s.arrays else 0,
            "vector": 3 if depth < 2 else 1,
            "rebind": 2 if s.arrays else 0,
            "branch": 0 if deep else 6,
            "both": 0 if deep else 2,
            "loop": 0 if deep else 8,
            "over": 0 if deep or not s.readable_arrays() else 3,
            "repeat": 0 if deep else 5,
            "jump": 2 if self.breakable and depth else 0,
            "leave": 2 if self.in_function and depth else 0,
            "pair": 2 if any(k == "pair" for _, k in self.functions) else 0,
            "listed": 4,
            "show": 1,
            "bound": 1 if not depth else 0,
        }

    def inner(self, s: Scope, budget: int, depth: int, loop: bool = False) -> list[Statement]:
        self.breakable += loop
        body = self.block(s.inner(), budget, depth + 1)
        self.breakable -= loop
        return body or ["pass"]

    # -- plain statements ---------------------------------------------------------------------
    def _s_overwrite(self, s, budget, depth):
        name = self.pick(s.floats)
        value = self.number(s, 2)
        if self.chance(60):
            other = self.part(self.number(s, 1), PRODUCT)
            value = self.pick(
                [
                    (f"{name}*{self.part(self._bounded(s, 1), ATOM)} + {other}", SUM),
                    (f"sin({name}) + {other}", SUM),
                    (f"0.8*{name} - {other}", SUM),
                    (f"tanh({name} + {other})", ATOM),
                ]
            )
        return [f"{name} = {value[0]}"], 1

    def _s_assign(self, s, budget, depth):
        value = self.number(s, 2)[0]
        name = self.fresh(NAMES)
        s.floats.append(name)
        return [f"{name} = {value}"], 1

    def _s_augmented(self, s, budget, depth):
        name = self.pick(s.floats)
        form = self.pick(["+= {}", "-= {}", "*= 0.4 + sin({})", "/= 1.3 + ({})^2", "+= 0.3*{}"])
        x = self.number(s, 1)
        whole = (form[0] in "+-" and "*" not in form) or "(" in form
        text = x[0] if whole else self.part(x, PRODUCT)
        return [f"{name} {form.format(text)}"], 1

    def _s_tuple(self, s, budget, depth):
        a, b = self.pick(s.floats), self.pick(s.floats)
        if a == b:
            return self._s_overwrite(s, budget, depth)
        right = self.pick([f"{b}, {a}", f"{b}, {self.number(s, 1)[0]}", f"sin({b}), 0.5*{a} + {b}"])
        return [f"{a}, {b} = {right}"], 1

    def _s_chained(self, s, budget, depth):
        value = self.number(s, 2)[0]
        a = self.pick(s.floats) if s.floats else self.fresh(NAMES)
        b = self.fresh(NAMES)
        s.floats += [n for n in (a, b) if n not in s.floats]
        return [f"{a} = {b} = {value}"], 1

    def _s_element(self, s, budget, depth):
        name = self.pick(s.arrays)
        place = f"{name}[{self.index(s, s.arrays[name])}]"
        value = self.number(s, 2)[0]
        return [f"{place} {self.pick(['=', '=', '+=', '-='])} {value}"], 1

    def _s_slice(self, s, budget, depth):
        name = self.pick(s.arrays)
        n = s.arrays[name]
        cut, size = self.pick([("1:", n - 1), (":-1", n - 1), ("::2", (n + 1) // 2), (":", n)])
        value = self.number(s, 1)[0]
        others = [m for m, k in s.readable_arrays().items() if k >= size]
        if self.chance(50) and size:
            value = f"{self.pick(others)}[:{size}]*{self.part(self.leaf(s), ATOM)}"
        return [f"{name}[{cut}] {self.pick(['=', '+='])} {value}"], 1

    def _s_vector(self, s, budget, depth):
        length = self.integer(2, 4)
        value = f"np.zeros({length})" if self.chance(40) else self.vector(s, length)[0]
        if value in s.readable_arrays():
            value = f"{value}*1.1"  # a bare name would be an alias
        name = self.fresh(["a", "b", "w0", "xs", "ys", "vals"])
        s.arrays[name] = length
        return [f"{name} = {value}"], 1

    def _s_rebind(self, s, budget, depth):
        name = self.pick(s.arrays)
        value = self.vector(s, s.arrays[name])[0]
        if value in s.readable_arrays():
            value = f"{value} + 0.2"
        return [f"{name} = {value}"], 1

    def _s_show(self, s, budget, depth):
        x = self.pick(s.floats) if s.floats else self.constant()
        return [self.pick([f"print({x})", f'print("at", {x})', f"print({x} > 0.5, 3)"])], 1

    def _s_pair(self, s, budget, depth):
        name = self.pick([n for n, k in self.functions if k == "pair"])
        value = f"{name}({self.number(s, 1)[0]})"
        a = self.pick(s.floats) if s.floats else self.fresh(NAMES)
        b = self.fresh(NAMES)
        s.floats += [n for n in (a, b) if n not in s.floats]
        return [f"{a}, {b} = {value}"], 1

    # -- branches -----------------------------------------------------------------------------
    def _s_branch(self, s, budget, depth):
        cost = self.integer(2, max(2, budget - 1))
        arms = self.weighted({1: 4, 2: 4, 3: 3})
        share = max(1, (cost - 1) // arms)
        made: list[Statement] = [(f"if {self.test(s)[0]}:", self.inner(s, share, depth))]
        if arms == 3:
            made.append((f"elif {self.test(s)[0]}:", self.inner(s, share, depth)))
        if arms > 1:
            made.append(("else:", self.inner(s, share, depth)))
        return made, 1 + arms * share

    def _s_both(self, s, budget, depth):
        """A name bound in both arms exists after them."""
        name = self.fresh(NAMES)
        test, a, b = self.test(s)[0], self.number(s, 2)[0], self.number(s, 2)[0]
        s.floats.append(name)
        return [(f"if {test}:", [f"{name} = {a}"]), ("else:", [f"{name} = {b}"])], 3

    def _s_jump(self, s, budget, depth):
        word = self.pick(["break", "continue", "break"])
        if self.chance(60):
            return [(f"if {self.test(s)[0]}:", [word])], 2
        return [(f"if {self.comparison(s)[0]}:", self.inner(s, 1, 3) + [word])], 3

    def _s_leave(self, s, budget, depth):
        return [(f"if {self.comparison(s)[0]}:", [f"return {self.number(s, 2)[0]}"])], 2

    # -- loops --------------------------------------------------------------------------------
    def _s_loop(self, s, budget, depth):
        cost = self.integer(2, max(2, budget - 1))
        name = self.pick(s.ints) if s.ints and self.chance(10) and not depth else self.fresh(INTS)
        bounds = {
            f"{(n := self.integer(1, 4))}": (0, n - 1),
            f"1, {n + 2}": (1, n + 1),
            f"0, {2 * n}, 2": (0, 2 * n - 2),
            f"{n}, -1, -1": (0, n),
            f"{n + 1}, 0, -2": (1, n + 1),
        }
        text = self.pick(bounds)
        s.ints.pop(name, None)
        inside = s.inner()
        inside.ints[name] = bounds[text]
        header = f"for {name} in range({text}):"
        made: list[Statement] = []
        if self.chance(15):  # a bound that the loop overwrites, read once on entry
            bound = self.fresh(INTS)
            made += [f"{bound} = {n}"]
            header, inside.ints[name] = f"for {name} in range({bound}):", (0, n - 1)
            body = self.inner(inside, cost - 1, depth, loop=True) + [f"{bound} = {bound} + 1"]
        else:
            body = self.inner(inside, cost - 1, depth, loop=True)
        if self.chance(20):
            s.ints[name] = inside.ints[name]  # its last value may be read after the loop
        return [*made, (header, body)], cost + len(made)

    def _s_over(self, s, budget, depth):
        """A loop over an array, alone, enumerated or zipped."""
        cost = self.integer(2, max(2, budget - 1))
        arrays = s.readable_arrays()
        name = self.pick(arrays)
        item = self.fresh(NAMES)
        inside = s.inner()
        inside.arrays.pop(name, None)  # the array is not written while it is iterated
        kind = self.pick(["alone", "enumerate", "zip"])
        if kind == "alone":
            header = f"for {item} in {name}:"
        elif kind == "enumerate":
            i = self.fresh(INTS)
            inside.ints[i] = (0, arrays[name] - 1)
            header = f"for {i}, {item} in enumerate({name}):"
        else:
            other, second = self.pick(arrays), self.fresh(NAMES)
            inside.arrays.pop(other, None)
            inside.floats.append(second)
            header = f"for {item}, {second} in zip({name}, {other}):"
        inside.floats.append(item)
        return [(header, self.inner(inside, cost - 1, depth, loop=True))], cost

    def _s_repeat(self, s, budget, depth):
        """A `while` that a counter ends."""
        cost = self.integer(3, max(3, budget))
        k, most = self.fresh(INTS), self.integer(2, 5)
        inside = s.inner()
        inside.ints[k] = (0, most)
        body = self.inner(inside, cost - 2, depth, loop=True)
        kind = self.pick(["count", "break", "break", "guard"])
        if kind == "count" or not s.floats:
            header = f"while {k} < {most}:"
            made = [f"{k} += 1", *body]
        elif kind == "guard":
            name = self.pick(s.floats)
            header = f"while {name} > -2.5 and {k} < {most}:"
            made = [f"{k} = {k} + 1", *body, f"{name} = {name} - 0.37"]
        else:
            header = self.pick(["while True:", f"while {k} < 9:"])
            stop = f"if {k} >= {most} or {self.part(self.comparison(s), SUM)}:"
            at = self.integer(0, len(body))
            while at < len(body) and not isinstance(body[at], str) and body[at][0][:2] == "el":
                at += 1  # not between the arms of an `if`
            made = [f"{k} += 1", *body[:at], (stop, ["break"]), *body[at:]]
            if "True" in header:
                made.insert(1, (f"if {k} > 6:", ["break"]))
        s.ints[k] = (0, 9)
        return [f"{k} = 0", (header, made)], cost

    def _s_bound(self, s, budget, depth):
        """Integer arithmetic, and a loop over what came out."""
        n, i = self.fresh(INTS), self.fresh(INTS)
        inside = s.inner()
        inside.ints[i] = (0, 5)
        body = self.inner(inside, 2, depth, loop=True)
        s.ints[n] = (0, 5)
        start = self.integer(5, 9)
        return [f"{n} = {start}", f"{n} = {n}*2 % 5 + 1", (f"for {i} in range({n}):", body)], 5

    # -- functions ----------------------------------------------------------------------------
    def function(self, globals_: list[str]) -> tuple[str, list]:
        """A `def`; every kind is called somewhere by the rest of the program."""
        kind = self.weighted(
            {"one": 4, "two": 4, "recursive": 4, "pair": 2, "default": 2, "vector": 2}
        )
        name = self.fresh(["f", "step", "phi", "mix", "dot_"])
        outer = self.taken, self.breakable, self.in_function
        self.taken, self.breakable = set(self.taken), 0
        fixed = globals_ if self.chance(40) else []
        u, v = self.fresh(["u", "v", "x1"]), self.fresh(["v", "w", "u"])
        s = Scope([u] if kind != "vector" else [], fixed)
        header, body = f"def {name}({u}):", []
        if kind in ("two", "default"):
            s.floats.append(v)
            header = f"def {name}({u}, {v if kind == 'two' else 'k=0.8'}):"
            if kind == "default":
                s.floats[-1] = "k"
        if kind == "recursive":
            n = self.fresh(["n", "m", "k"])
            s.ints[n] = (0, 4)
            header = f"def {name}({u}, {n}):"
            body.append((f"if {n} <= 0:", [f"return {self.number(s, 1)[0]}"]))
        if kind == "vector":
            acc = self.fresh(NAMES)
            e = self.fresh(NAMES)
            s.floats.append(acc)
            body = [
                f"{acc} = 0.2",
                (f"for {e} in {u}:", [f"{acc} = {acc}*0.7 + {self.number(s, 1)[0]}*{e}"]),
            ]
        self.in_function = kind != "pair"
        body += self.block(s, self.integer(1, 5), 1)
        result = self.number(s, 2)[0]
        if kind == "recursive":
            argument = self.pick([f"0.7*{u} + 0.1", f"sin({u})", self._bounded(s, 1)[0]])
            value = f"{name}({argument}, {n} - 1)"
            result = self.pick(
                [f"{value}*cos({u})", f"0.5*{value} + {u}", value, f"sin({value}) + {u}"]
            )
        if kind == "pair":
            result = f"{result}, {self.number(s, 1)[0]}"
        self.taken, self.breakable, self.in_function = outer
        self.taken.add(name)
        self.functions.append((name, kind))
        return header, [*body, f"return {result}"]

    # -- the whole ----------------------------------------------------------------------------
    def program(self) -> tuple[str, dict]:
        """The text of a program and the point to run it at."""
        count = self.weighted({1: 3, 2: 6})
        inputs = list(INPUTS[:count])
        self.taken.update(("x", "a0", "w", "e"))
        point: dict = {name: self.real() for name in inputs}
        s = Scope([], inputs)
        if self.chance(35):
            point["w"] = [self.real() for _ in range(3)]
            s.fixed_arrays["w"] = 3
        # declared inputs are known to be numbers; of undeclared ones that has to be inferred
        body: list[Statement] = self.declarations(point) if self.chance(80) else []
        if self.chance(30):
            body += [self.function(inputs) for _ in range(self.weighted({1: 3, 2: 1}))]
        for _ in range(2):
            body += self._s_assign(s, 1, 0)[0]
        if self.chance(55):
            body += self._s_vector(s, 1, 0)[0]
        body += self.block(s, self.weighted({6: 2, 12: 4, 18: 4, 24: 2}), 0)
        body.append(self.target(s, inputs))
        return text_of(body), point

    def declarations(self, point: dict) -> list[Statement]:
        sizes = {n: f"[{len(v)}]" if isinstance(v, list) else "" for n, v in point.items()}
        return [f"{name}: float{size}" for name, size in sizes.items()]

    def target(self, s: Scope, inputs: list[str]) -> str:
        """A last expression that depends, not linearly, on most of what was computed."""
        terms = [self.pick(["{}", "{}^2", "sin({})"]).format(n) for n in s.floats[-4:]]
        terms += [f"np.sum({a})" for a in s.arrays] + [f"0.1*{inputs[0]}^2"]
        callable_ = [(n, k) for n, k in self.functions if k in ARGUMENTS]
        for name, kind in callable_:
            if kind != "vector" or s.arrays:
                terms.append(f"{name}({ARGUMENTS[kind](self, s, 1)})")
        return self.pick(["{}", "sin({})", "{}"]).format(" + ".join(terms))

    def real(self) -> float:
        """A number that no constant of a program equals, so that kinks are not met by chance."""
        return (self.integer(100, 1900) + math.sqrt(2) - 1) / 1000 * (-1 if self.chance(25) else 1)


def build(integer: Callable[[int, int], int]) -> tuple[str, dict]:
    """One program and its point, from a source of integers in [low, high]."""
    return Programs(integer).program()


def first_tame(salt: str, built: Callable = build) -> tuple[str, dict]:
    """The first program of a source of integers that CPython runs to tame values, and its point."""
    from oracle import tame

    source = random.Random(salt)
    while True:
        text, point = built(source.randint)
        if tame(text, point):
            return text, point


def seeded(seed: int | str) -> tuple[str, dict]:
    """The program of a seed: always the same."""
    return first_tame(f"program {seed}")


def programs():
    """The hypothesis strategy of (text, point)."""
    from hypothesis import strategies as st
    from oracle import tame

    @st.composite
    def drawn(draw):
        return build(lambda low, high: draw(st.integers(low, high)))

    return drawn().filter(lambda made: tame(*made))
