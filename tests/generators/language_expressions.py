"""Random expressions of the whole language: over lists, dicts and functions, and of derivatives.

A name that a function may read later is never deleted, and a list or a dict that it may read never
shrinks (`frozen`), so that programs end without an error of their own.
"""

from expressions import ATOM, CONDITIONAL, NUMBERS, PRODUCT, Expressions, Scope

WIDE = NUMBERS | {
    "gathered": 4, "ordered": 2, "mapped": 2, "applied": 4, "kept": 4, "joined": 1, "counted": 1,
}  # fmt: skip
INNER = {"slope": 5, "bend": 1, "direction": 2, "pulled": 1, "solved": 2, "settled": 1, "field": 1}


class Wider(Scope):
    """A scope with lists (and how long they are at least), dicts (and their keys), functions."""

    def __init__(self, *args, lists=None, dicts=None, callables=(), texts=(), **more):
        super().__init__(*args, **more)
        self.lists: dict[str, int] = dict(lists or {})
        self.dicts: dict[str, list[str]] = {k: list(v) for k, v in (dicts or {}).items()}
        self.callables = list(callables)  # values that take a number and give one
        self.texts = list(texts)

    def inner(self) -> "Wider":
        return Wider(
            self.floats,
            self.fixed,
            self.ints,
            self.arrays,
            self.fixed_arrays,
            lists=self.lists,
            dicts=self.dicts,
            callables=self.callables,
            texts=self.texts,
        )

    def reading(self, *parameters: str) -> "Wider":
        """The scope of a function here: all around it may be read, its parameters written."""
        s = self.inner()
        s.floats, s.fixed = list(parameters), [*self.fixed, *self.floats]
        s.fixed_arrays, s.arrays = s.readable_arrays(), {}
        s.texts = []
        return s


class WideExpressions(Expressions):
    """Builds expressions of the whole language; with `inner`, derivatives are among them."""

    def __init__(self, integer, inner: bool = False):
        super().__init__(integer)
        self.inner_derivatives = inner
        self.frozen: set[str] = set()  # names that a function may read at any later time
        self.nested = 0  # derivatives around the expression being built
        self.made = 0  # names, so far

    def new(self, name: str) -> str:
        """A name that the program has nowhere else: what reads it later reads this."""
        self.made += 1
        return f"{name}{self.made}"

    def freeze(self, s: Wider) -> None:
        self.frozen.update([*s.floats, *s.fixed, *s.lists, *s.dicts, *s.ints, *s.callables])

    # -- expressions ----------------------------------------------------------------------------
    def number(self, s: Scope, depth: int = 2):
        if depth <= 0:
            return self.leaf(s)
        table = WIDE
        if self.inner_derivatives and self.nested < 2:
            table = WIDE | INNER
        return getattr(self, f"_{self.weighted(table)}")(s, depth - 1)

    def leaf(self, s: Scope):
        if s.lists and self.chance(20):
            name = self.pick(s.lists)
            return f"{name}[{self.index(s, s.lists[name])}]", ATOM
        if s.dicts and self.chance(20):
            name = self.pick(s.dicts)
            key = self.pick(s.dicts[name])
            return self.pick([f"{name}[{key}]", f"{name}[{key}]", f"{name}.get({key}, 0.5)"]), ATOM
        return super().leaf(s)

    def function_of_one(self, s: Scope, depth: int = 1) -> str:
        """An expression whose value is a function of one number."""
        known = [n for n, k in self.functions if k in ("one", "default")] + s.callables
        if known and self.chance(60):
            return self.pick(known)
        return self.lambda_(s, depth)

    def lambda_(self, s: Scope, depth: int = 1, linked: bool = False) -> str:
        t = self.new("t")
        inside = s.reading(t)
        inside.floats = [t] * 4
        body = self.number(inside, depth)
        text = self.part(body, PRODUCT)
        default = ""
        if self.chance(20):
            k = self.new("k")
            default = f", {k}={self.part(self.leaf(s), ATOM)}"
            text = f"{text}*{k}"
        return f"lambda {t}{default}: {text}" + (f" + 0.3*{t}*{t}" if linked else "")

    def _gathered(self, s, d):
        """A reduction of a comprehension."""
        v, i = self.new("v"), self.new("i")
        inside = s.inner()
        inside.floats = [v, v, *s.floats[-2:]]
        forms = {f"for {i} in range({self.integer(1, 3)})": True}
        if s.lists:
            name = self.pick(s.lists)
            forms[f"for {v} in {name}"] = False
            forms[f"for {i}, {v} in enumerate({name})"] = False
            forms[f"for {v}, {i} in zip({name}, range(5))"] = False
        if s.dicts:
            name = self.pick(s.dicts)
            forms[f"for {v} in {name}.values()"] = False
            forms[f"for {i}, {v} in {name}.items()"] = False
        text = self.pick(forms)
        if forms[text]:
            inside.floats = s.floats[-2:]
            inside.ints[i] = (0, 2)
        item = self.part(self.number(inside, min(d, 1)), CONDITIONAL)
        test = ""
        if self.chance(30):
            test = f" if {self.part(self.comparison(inside, 0), PRODUCT)}"
        form = self.pick(
            ["sum([{}])", "sum([{}])", "max([{}, *])", "min([{}, *])", "sum([{}], 0.25)"]
        )
        if "*" in form:
            form = form[:4] + "[{}] + [0.9])"
        return form.format(f"{item} {text}{test}"), ATOM

    def _ordered(self, s, d):
        if not s.lists:
            return self._gathered(s, d)
        name = self.pick(s.lists)
        t = self.new("t")
        key = self.pick(
            [
                "",
                "",
                f", key=lambda {t}: -{t}",
                ", key=abs",
                f", key=lambda {t}: sin({t}), reverse=True",
                ", reverse=True",
            ]
        )
        short = self.integer(0, s.lists[name] - 1)
        forms = [f"sorted({name}{key})[{short}]"]
        if "reverse" not in key and key:
            forms += [f"max({name}{key})", f"min({name}{key})"]
        return self.pick(forms), ATOM

    def _mapped(self, s, d):
        if not s.lists:
            return self._applied(s, d)
        name = self.pick(s.lists)
        f = self.function_of_one(s)
        t, u = self.new("t"), self.new("u")
        forms = [
            f"sum(map({f}, {name}))",
            f"list(map({f}, {name}))[{self.integer(0, s.lists[name] - 1)}]",
            f"sum(filter(lambda {t}: {t} > 0.3, {name}))",
            f"sum(map(lambda {t}, {u}: {t}*{u}, {name}, {name}[1:]))",
            f"sum([{t}*{u} for {t}, {u} in zip({name}, reversed({name}))])",
            f"sum({name}[1:])",
            f"sum({name}[::-1] + [{self.leaf(s)[0]}])",
            f"sum([{t} for {t} in {name}*2])",
        ]
        return self.pick(forms), ATOM

    def _applied(self, s, d):
        f = self.function_of_one(s)
        x = self.number(s, min(d, 1))[0]
        return (f"({f})({x})" if f.startswith("lambda") else f"{f}({x})"), ATOM

    def _kept(self, s, d):
        """A part of a display."""
        a, b = (self.part(self.number(s, min(d, 1)), CONDITIONAL) for _ in range(2))
        forms = [
            f"({a}, {b})[{self.integer(0, 1)}]",
            f"[{a}, {b}][{self.pick(['0', '-1', 'True'])}]",
            f'{{"p": {a}, 2: {b}}}[{self.pick(["2", chr(34) + "p" + chr(34)])}]',
            f'{{"p": {a}}}.get("q", {b})',
            f"dict(zip([1, 2], ({a}, {b})))[2]",
            f"float({a})",
            f"tuple([{a}, {b}])[-2]",
        ]
        return self.pick(forms), ATOM

    def _joined(self, s, d):
        """Text that a number comes out of, by its length."""
        if not s.ints:
            return self._applied(s, d)
        i = self.pick(s.ints)
        return f'0.1*len(f"{{{i}:>4}}" + str({i}))', PRODUCT

    def _counted(self, s, d):
        if not s.lists:
            return self._kept(s, d)
        t = self.new("t")
        name = self.pick(s.lists)
        forms = [
            f"len([{t} for {t} in {name} if {t} > 0.2])*{self.part(self.leaf(s), ATOM)}",
            f"({self.leaf(s)[0]} if any([{t} > 0.5 for {t} in {name}]) else 0.4)",
            f"({self.leaf(s)[0]} if all([{t} > -0.5 for {t} in {name}]) else 0.6)",
        ]
        return self.pick(forms), PRODUCT

    # -- derivatives inside ---------------------------------------------------------------------
    def smooth(self, s, depth: int = 1) -> str:
        self.nested += 1
        made = self.lambda_(s, depth, linked=True)
        self.nested -= 1
        return made

    def _slope(self, s, d):
        f = self.smooth(s, self.integer(1, 2))
        return self.pick(
            [
                f"grad({f})({self.number(s, 1)[0]})",
                f"value_and_grad({f})({self.number(s, 1)[0]})[1]",
            ]
        ), ATOM

    def _bend(self, s, d):
        f = self.smooth(s)
        return self.pick(
            [f"grad(grad({f}))({self.number(s, 1)[0]})", f"hessian({f})({self.number(s, 1)[0]})"]
        ), ATOM

    def _direction(self, s, d):
        f, x, dx = self.smooth(s), self.number(s, 1)[0], self.number(s, 1)[0]
        return f"jvp({f}, ({x},), ({dx},))[{self.integer(0, 1)}]", ATOM

    def _pulled(self, s, d):
        return f"vjp({self.smooth(s)}, {self.number(s, 1)[0]})[1]({self.number(s, 1)[0]})[0]", ATOM

    def _solved(self, s, d):
        t = self.new("t")
        c = self.part(self.number(s, 1), ATOM)
        bend = self.pick([f"0.4*sin({t})", f"0.3*tanh({t}*{self.leaf(s)[0]})", f"{t}^3"])
        bend = bend if "*" not in bend or "tanh" not in bend else f"0.3*tanh({t})"
        return f"root(lambda {t}: {t} + {bend} - {c}, 0.1)", ATOM

    def _settled(self, s, d):
        t = self.new("t")
        return f"fixed_point(lambda {t}: 0.4*cos({t} + {self.leaf(s)[0]}), 0.5)", ATOM

    def _field(self, s, d):
        """A derivative by a container."""
        t = self.new("t")
        a, b = self.leaf(s)[0], self.leaf(s)[0]
        k, two = self.integer(0, 1), f"np.array([{a}, {b}])"
        forms = [
            f"grad(lambda {t}: {t}[0]*sin({t}[1]) + {t}[0]^2*{t}[1])([{a}, {b}])[{k}]",
            f"grad(lambda {t}: np.sum({t}^2)*{t}[{k}])({two})[{k}]",
            f"jacobian(lambda {t}: np.array([{t}[0]*{t}[1], cos({t}[0])]))({two})[{k}, 0]",
            f'grad(lambda {t}: {t}["a"]^2*sin({t}["b"]))({{"a": {a}, "b": {b}}})["a"]',
            f"grad(lambda {t}, {t}b: {t}*{t}*{t}b + {t}b^2, argnums=1)({a}, {b})",
            f"sum(grad(lambda {t}, {t}b: {t}*sin({t}b) + {t}^2*{t}b, (0, 1))({a}, {b}))",
        ]
        return self.pick(forms), ATOM
