"""Random programs of the whole language: containers, closures, exceptions, text.

`Wide` adds to `programs.Programs` what the core language lacks; with `inner` it also puts grad,
jvp, root and tapes into the programs.
"""

import random

from expressions import CONDITIONAL, PRODUCT
from language_expressions import WideExpressions, Wider
from programs import INPUTS, Programs, text_of

ERRORS = ["ValueError", "KeyError", "IndexError", "TypeError", "RuntimeError"]
# expressions that raise whatever the program's values are, and what they raise
FAULTS = {
    '{}["none"]': "KeyError",
    "[0.5, 1.5][7]": "IndexError",
    "(1.0, 2.0)[-3]": "IndexError",
    "np.zeros(2)[4]": "IndexError",
    "None + 1": "TypeError",
    '"a" + 1': "TypeError",
    '{"q": 1.5}.pop("r")': "KeyError",
    "[].pop()": "IndexError",
    "[1.0, 2.0].index(3.0)": "ValueError",
}
PARENTS = {"KeyError": "LookupError", "IndexError": "LookupError", "RuntimeError": "Exception"}


class Wide(WideExpressions, Programs):
    """Builds one program of the whole language."""

    def __init__(self, integer, inner: bool = False):
        super().__init__(integer, inner)
        self.in_try = 0  # tries around the statement being built, inside its function

    # -- statements -----------------------------------------------------------------------------
    def kinds(self, s, budget, depth):
        deep = depth >= 3 or budget < 3
        own = {
            "list": 3, "dict": 3, "let": 3,
            "grow": 4 if s.lists else 0, "shrink": 2 if s.lists and not depth else 0,
            "item": 3 if s.lists else 0, "entry": 5 if s.dicts else 0,
            "each": 0 if deep or not (s.lists or s.dicts) else 4,
            "try": 0 if deep else 8, "raise": 2 if self.in_try and depth else 0,
            "closure": 0 if deep else 3, "swap": 2 if len(s.floats) > 1 else 0,
            "say": 3, "text": 2, "assert": 2, "delete": 2 if not depth and len(s.floats) > 3 else 0,
            "named": 3 if self.inner_derivatives and not self.nested else 0,
        }  # fmt: skip
        return super().kinds(s, budget, depth) | own

    def _s_list(self, s, budget, depth):
        n = self.integer(2, 4)
        t = self.new("t")
        name = self.new("xs")
        inside = s.inner()
        inside.ints[t] = (0, n - 1)
        forms = {
            "[" + ", ".join(self.part(self.number(s, 1), CONDITIONAL) for _ in range(n)) + "]": n
        }
        item = self.part(self.number(inside, 1), CONDITIONAL)
        forms[f"[{item} for {t} in range({n})]"] = n
        if s.lists:
            old = self.pick(s.lists)
            forms[f"{old}[:]"] = forms[f"list({old})"] = s.lists[old]
            forms[f"sorted({old})"] = s.lists[old]
            forms[f"[{t}*0.7 for {t} in {old}]"] = s.lists[old]
            forms[f"{old} + [{self.leaf(s)[0]}]"] = s.lists[old] + 1
            forms[f"list(map({self.function_of_one(s)}, {old}))"] = s.lists[old]
            forms[f"[p for q in [{old}, {old}[:1]] for p in q]"] = s.lists[old] + 1
        if s.dicts:
            old = self.pick(s.dicts)
            forms[f"list({old}.values())"] = len(s.dicts[old])
        text = self.pick(forms)
        s.lists[name] = forms[text]
        return [f"{name} = {text}"], 1

    def _s_dict(self, s, budget, depth):
        name = self.new("d")
        keys = ['"a"', "'b'", "3"][: self.integer(1, 3)]
        values = [self.part(self.number(s, 1), CONDITIONAL) for _ in keys]
        text = "{" + ", ".join(f"{k}: {v}" for k, v in zip(keys, values)) + "}"
        if s.dicts and self.chance(30):
            old = self.pick(s.dicts)
            keys = s.dicts[old]
            k, v = self.new("k"), self.new("v")
            text = self.pick(
                [f"{{{k}: {v}*1.1 for {k}, {v} in {old}.items()}}", f"{old}.copy()", f"dict({old})"]
            )
        s.dicts[name] = list(keys)
        return [f"{name} = {text}"], 1

    def _s_let(self, s, budget, depth):
        """A function as a value."""
        if self.chance(50):
            self.freeze(s)
            name = self.new("f")
            made = [f"{name} = {self.lambda_(s, 2)}"]
        else:
            name, made = self.new("both"), []
            self.freeze(s)
            f, g, t = self.function_of_one(s), self.function_of_one(s), self.new("t")
            f, g = (f"({h})" if h.startswith("lambda") else h for h in (f, g))
            made = [f"{name} = lambda {t}: {f}({g}({t}))"]
        s.callables.append(name)
        return made, 1

    def _s_grow(self, s, budget, depth):
        name = self.pick(s.lists)
        x = self.number(s, 1)[0]
        forms = [f"{name}.append({x})", f"{name}.insert(0, {x})", f"{name}.extend(({x}, 0.5))"]
        forms += [] if self.in_function else [f"{name} += [{x}]"]
        if not self.breakable and not depth:
            return [
                self.pick(
                    [
                        *forms,
                        f"{name}.reverse()",
                        f"{name}.sort()",
                        f"{name}.sort(key=lambda q: -q)",
                    ]
                )
            ], 1
        return [self.pick(forms)], 1

    def _s_shrink(self, s, budget, depth):
        free = [n for n in s.lists if n not in self.frozen and s.lists[n] > 1]
        if not free or self.in_function or self.in_try:
            return self._s_grow(s, budget, depth)
        name = self.pick(free)
        s.lists[name] -= 1
        x = self.pick(s.floats) if s.floats else self.fresh(["y"])
        if x not in s.floats:
            s.floats.append(x)
        return [
            self.pick([f"{x} = {name}.pop()", f"{x} = {name}.pop(0)", f"del {name}[-1]"])
            if x in s.floats[:-1]
            else f"{x} = {name}.pop()"
        ], 1

    def _s_item(self, s, budget, depth):
        name = self.pick(s.lists)
        place = f"{name}[{self.index(s, s.lists[name])}]"
        other = f"{name}[{self.integer(0, s.lists[name] - 1)}]"
        x = self.number(s, 2)[0]
        return [
            self.pick(
                [
                    f"{place} = {x}",
                    f"{place} += {x}",
                    f"{place}, {other} = {other}, {place}",
                    f"{name}[1:2] = [{x}]",
                ]
            )
        ], 1

    def _s_entry(self, s, budget, depth):
        name = self.pick(s.dicts)
        key = self.pick(s.dicts[name])
        x = self.number(s, 1)[0]
        forms = [
            f"{name}[{key}] = {x}",
            f"{name}[{key}] += {x}",
            f"{name}[{key}] *= 0.4 + sin({x})",
        ]
        forms += [f"{name}.update({{{key}: {x}}})"]
        if not depth and not self.in_function and not self.in_try:
            fresh = f'"{self.new("n")}"'
            made = self.pick([f"{name}[{fresh}] = {x}", f"{name}.setdefault({fresh}, {x})"])
            if self.chance(50):
                s.dicts[name].append(fresh)
                return [made], 1
            if name not in self.frozen and len(s.dicts[name]) > 1 and self.chance(60):
                s.dicts[name].remove(key)
                return [self.pick([f"del {name}[{key}]", f"{name}.pop({key})"])], 1
        return [self.pick(forms)], 1

    def _s_each(self, s, budget, depth):
        """A loop over a list or a dict."""
        cost = self.integer(2, max(2, budget - 1))
        inside = s.inner()
        v, k = self.new("v"), self.new("j")
        if s.dicts and (not s.lists or self.chance(50)):
            name = self.pick(s.dicts)
            inside.dicts.pop(name)
            header = self.pick(
                [
                    f"for {k}, {v} in {name}.items():",
                    f"for {v} in {name}.values():",
                    f"for {k}, {v} in sorted({name}.items(), key=lambda q: q[1]):",
                ]
            )
        else:
            name = self.pick(s.lists)
            inside.lists.pop(name)
            header = self.pick(
                [
                    f"for {v} in {name}:",
                    f"for {v}, {k} in zip({name}, {name}[1:]):",
                    f"for {k}, {v} in enumerate({name}):",
                    f"for {v} in reversed({name}):",
                    f"for ({k}, ({v}, _)) in [(0, ({name}[0], 1)), (1, ({name}[-1], 2))]:",
                ]
            )
        inside.floats.append(v)
        return [(header, self.inner(inside, cost - 1, depth, loop=True))], cost

    def _s_try(self, s, budget, depth):
        cost = self.integer(3, max(3, budget))
        self.in_try += 1
        body = self.inner(s, max(1, cost - 3), depth)
        raised = self.pick(ERRORS)
        kind = self.weighted({"raise": 5, "fault": 4, "assert": 2, "nothing": 1})
        x = self.leaf(s)[0]
        said = self.pick(['"no"', f'f"at {{{x}:.4f}}"', "'a' + 'b'"]) if "[" not in x else '"no"'
        if kind == "raise":
            fault = (f"if {self.comparison(s)[0]}:", [f"raise {raised}({said})"])
        elif kind == "fault":
            text = self.pick(FAULTS)
            raised = FAULTS[text]
            name = self.pick(s.floats) if s.floats else self.new("q")
            fault = self.pick([f"{name} = {text}", (f"if {self.comparison(s)[0]}:", [text])])
            if isinstance(fault, str) and not s.floats:
                fault = text
        elif kind == "assert":
            raised = "AssertionError"
            fault = f"assert {self.comparison(s)[0]}, {said}"
        else:
            fault = "pass"
        at = self.integer(0, len(body))
        while (
            at < len(body)
            and not isinstance(body[at], str)
            and body[at][0][:4] in ("elif", "else", "exce", "fina")
        ):
            at += 1
        body = [*body[:at], fault, *body[at:]]
        self.in_try -= 1
        caught = self.pick(
            [raised, f"({raised}, ZeroDivisionError)", PARENTS.get(raised, raised), "Exception"]
        )
        err = self.new("err")
        words = (
            f"print({err})" if kind in ("raise", "assert") else "pass"
        )  # ours differ from CPython's
        shown = self.pick(["pass", words, f"print(type({err}).__name__)"])
        made = [
            ("try:", body),
            (f"except {caught} as {err}:", [shown, *self.inner(s, 1, depth)]),
        ]
        if self.chance(25):
            made.insert(1, (f"except {self.pick(ERRORS)}:", self.inner(s, 1, depth)))
        if caught != "Exception":
            made.append(("except Exception:", self.inner(s, 1, depth)))
        if self.chance(30):
            made.append(("else:", self.inner(s, 1, depth)))
        if self.chance(35):
            held, self.breakable, leaves, self.in_function = (
                self.breakable,
                0,
                self.in_function,
                False,
            )
            made.append(("finally:", self.inner(s, 1, depth)))
            self.breakable, self.in_function = held, leaves
        return made, cost

    def _s_raise(self, s, budget, depth):
        return [
            (f"if {self.comparison(s)[0]}:", [f"raise {self.pick(ERRORS)}({self.pick(['', '3'])})"])
        ], 2

    def _s_closure(self, s, budget, depth):
        """A function that makes functions, or one in the midst of the program."""
        self.freeze(s)
        outer = self.taken, self.breakable, self.in_function, self.in_try
        self.taken, self.breakable, self.in_function, self.in_try = set(self.taken), 0, True, 0
        u, k = self.new("u"), self.new("k")
        name = self.new("fun")
        if self.chance(50):
            inside = s.reading(u)
            inside.lists, inside.dicts = {}, {}
            body = self.block(inside, self.integer(1, 3), 2)
            made = [(f"def {name}({u}, {k}=0.4):", [*body, f"return {self.number(inside, 2)[0]}"])]
            s.callables.append(name)
            self.taken, self.breakable, self.in_function, self.in_try = outer
            return made, 3
        around = s.reading(k)
        before = self.block(around, 1, 2)
        within = around.reading(u)
        within.lists, within.dicts = {}, {}
        body = self.block(within, self.integer(1, 2), 2)
        local = self.new("g")
        made = [
            (
                f"def {name}({k}):",
                [
                    *before,
                    (f"def {local}({u}):", [*body, f"return {self.number(within, 2)[0]}"]),
                    *self.block(around, 1, 2),
                    f"return {local}",
                ],
            )
        ]
        self.taken, self.breakable, self.in_function, self.in_try = outer
        made.append(f"{name}_ = {name}({self.number(s, 1)[0]})")
        s.callables.append(f"{name}_")
        return made, 4

    def _s_swap(self, s, budget, depth):
        a, b = self.pick(s.floats), self.pick(s.floats)
        x, y = (self.part(self.number(s, 1), CONDITIONAL) for _ in range(2))
        forms = [f"{a}, {b} = ({b}, {x})", f"({a}, ({b}, _)) = {x}, [{y}, 1]"]
        forms += [f"[{a}, {b}] = sorted([{x}, {y}])", f"{a}, {b} = ({x}, {y})[::-1]"]
        return [self.pick(forms) if a != b else f"{a} = {x}"], 1

    def _s_say(self, s, budget, depth):
        x = self.leaf(s)[0]
        x = x if '"' not in x and "'" not in x else "0.5"
        forms = [
            f'print(f"{{{x}:.3f}}|{{{x}:>12.5g}}|", end="!\\n")',
            f'print("{self.pick("abc")}", {x}, sep="=")',
        ]
        if s.lists:
            name, t = self.pick(s.lists), self.new("t")
            forms += [
                f'print(", ".join([f"{{{t}:+.6f}}" for {t} in {name}]))',
                f"print([float({t}) for {t} in {name}], len({name}))",
            ]
        if s.dicts:
            name, t, k = self.pick(s.dicts), self.new("t"), self.new("k")
            forms += [
                f"print({{{k}: float({t}) for {k}, {t} in {name}.items()}})",
                f"print(list({name}.keys()))",
            ]
        if s.texts:
            forms += [f"print({self.pick(s.texts)})"]
        return [self.pick(forms)], 1

    def _s_text(self, s, budget, depth):
        x = self.leaf(s)[0]
        x = x if '"' not in x and "'" not in x else "0.5"
        if s.texts and self.chance(70):
            return [f'{self.pick(s.texts)} += f"{{{x}:.2e}};"'], 1
        name = self.new("msg")
        s.texts.append(name)
        return [f'{name} = ""'], 1

    def _s_assert(self, s, budget, depth):
        return [f'assert abs(sin({self.number(s, 1)[0]})) <= 1.0, "never"'], 1

    def _s_delete(self, s, budget, depth):
        free = [n for n in s.floats if n not in self.frozen and s.floats.count(n) == 1]
        if not free or self.in_function or self.in_try or self.breakable:
            return self._s_assert(s, budget, depth)
        name = self.pick(free)
        s.floats.remove(name)
        return [f"del {name}"], 1

    def _s_named(self, s, budget, depth):
        """grad(y, x), or a tape, by a name that was made just before."""
        u, y, t = self.new("u"), self.new("y"), self.new("tape")
        d = self.fresh(["q", "r", "g"])
        first = f"{u} = {self.part(self.number(s, 1), PRODUCT)} + 0.0"
        inside = s.reading(u)
        inside.floats = [u] * 4
        self.nested += 1
        value = f"{y} = {self.part(self.number(inside, 2), PRODUCT)} + 0.3*{u}*{u}"
        more: list = []
        if self.chance(40):
            i = self.new("i")
            more = [
                (
                    f"for {i} in range({self.integer(1, 3)}):",
                    [f"{y} = sin({y})*{u} + {self.leaf(inside)[0]}"],
                )
            ]
        self.nested -= 1
        s.floats.append(d)
        if self.chance(50):
            return [first, value, *more, f"{d} = grad({y}, {u})"], 3
        watch = f"{t}.watch({u})"
        return [
            first,
            (f"with GradientTape() as {t}:", [watch, value, *more]),
            f"{d} = {t}.gradient({y}, {u})",
        ], 3

    # -- the whole ------------------------------------------------------------------------------
    def program(self):
        inputs = list(INPUTS[: self.weighted({1: 3, 2: 6})])
        self.taken.update(("x", "a0", "w", "e"))
        point: dict = {name: self.real() for name in inputs}
        s = Wider([], inputs)
        if self.chance(25):
            point["w"] = [self.real() for _ in range(3)]
            s.fixed_arrays["w"] = 3
        body = self.declarations(point) if self.chance(70) else []
        for _ in range(2):
            body += self._s_assign(s, 1, 0)[0]
        body += self._s_list(s, 1, 0)[0] if self.chance(70) else self._s_dict(s, 1, 0)[0]
        body += self.block(s, self.weighted({5: 3, 9: 4, 14: 2}), 0)
        body.append(self.target(s, inputs))
        return text_of(body), point

    def target(self, s, inputs):
        terms = [f"sum({n})" for n in s.lists if self.chance(60)]
        terms += [f"sum({n}.values())" for n in s.dicts if self.chance(60)]
        terms += [f"{n}(0.3)" for n in s.callables if self.chance(60)]
        return " + ".join([super().target(s, inputs), *terms])


def build(integer, inner: bool = False):
    """One program of the whole language and its point, from a source of integers."""
    return Wide(integer, inner).program()


def seeded(seed: int | str, inner: bool = False):
    """The program of a seed: always the same, and one that its oracle runs to tame values."""
    from differences import tame

    source = random.Random(f"language {inner} {seed}")
    while True:
        text, point = build(source.randint, inner)
        if tame(text, point):
            return text, point
