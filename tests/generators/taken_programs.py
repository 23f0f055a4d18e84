"""Random programs of lists, dicts and functions of functions, of the forms that have printed
derivatives: those of `language_programs` without text, exceptions and what changes with the run.
"""

from expressions import ATOM, CONDITIONAL, NUMBERS, PRODUCT
from language_programs import Wide
from programs import first_tame

EXPRESSIONS = NUMBERS | {"gathered": 4, "mapped": 1, "applied": 4, "kept": 2}
LEFT_OUT = ("try", "raise", "say", "text", "assert", "delete", "shrink", "swap", "named")


class Taken(Wide):
    """Builds one program that `diff` takes."""

    def kinds(self, s, budget, depth):
        own = {"closure": 2 if depth < 2 and budget >= 3 else 0}
        return super().kinds(s, budget, depth) | dict.fromkeys(LEFT_OUT, 0) | own

    # -- expressions ----------------------------------------------------------------------------
    def number(self, s, depth=2):
        if depth <= 0:
            return self.leaf(s)
        return getattr(self, f"_{self.weighted(EXPRESSIONS)}")(s, depth - 1)

    def _gathered(self, s, d):
        """A reduction of a comprehension."""
        i, v, inside = self.new("i"), self.new("v"), s.inner()
        walks = {f"{i} in range({self.integer(1, 3)})": False}
        if s.lists:
            name = self.pick(s.lists)
            walks |= {f"{v} in {name}": True, f"{i}, {v} in enumerate({name})": True}
        if s.dicts:
            name = self.pick(s.dicts)
            walks |= {f"{v} in {name}.values()": True, f"{i}, {v} in {name}.items()": True}
        walk = self.pick(walks)
        inside.floats = [*[v, v][: 2 * walks[walk]], *s.floats[-2:]]
        if not walks[walk]:
            inside.ints[i] = (0, 2)
        item = self.part(self.number(inside, min(d, 1)), CONDITIONAL)
        if self.chance(20) and ".values" not in walk and ".items" not in walk:
            test = self.part(self.comparison(inside, 0), PRODUCT)
            return f"sum([{item} for {walk} if {test}])", ATOM
        return self.pick(["sum([{}])", "sum([{}], 0.25)", "max([{}])"]).format(
            f"{item} for {walk}"
        ), ATOM

    def _mapped(self, s, d):
        if not s.lists:
            return self._applied(s, d)
        return f"sum(map({self.function_of_one(s)}, {self.pick(s.lists)}))", ATOM

    def _kept(self, s, d):
        """A part of a display."""
        a, b = (self.part(self.number(s, min(d, 1)), CONDITIONAL) for _ in range(2))
        return self.pick(
            [f"({a}, {b})[{self.integer(0, 1)}]", f"float({a})", f"[{a}, {b}][-1]"]
        ), ATOM

    # -- statements -----------------------------------------------------------------------------
    def _s_list(self, s, budget, depth):
        n, t, name, inside = self.integer(2, 4), self.new("t"), self.new("xs"), s.inner()
        inside.ints[t] = (0, n - 1)
        items = [self.part(self.number(s, 1), CONDITIONAL) for _ in range(n)]
        item = self.part(self.number(inside, 1), CONDITIONAL)
        forms = {f"[{', '.join(items)}]": n, f"[{item} for {t} in range({n})]": n}
        if s.lists:
            old = self.pick(s.lists)
            forms[f"[{t}*0.7 for {t} in {old}]"] = s.lists[old]
        text = self.pick(forms)
        s.lists[name] = forms[text]
        return [f"{name} = {text}"], 1

    def _s_dict(self, s, budget, depth):
        name, keys = self.new("d"), ['"a"', "'b'", "3"][: self.integer(1, 3)]
        values = [self.part(self.number(s, 1), CONDITIONAL) for _ in keys]
        s.dicts[name] = keys
        return [f"{name} = {{{', '.join(f'{k}: {v}' for k, v in zip(keys, values))}}}"], 1

    def _s_grow(self, s, budget, depth):
        name, x = self.pick(s.lists), self.number(s, 1)[0]
        forms = [f"{name}.append({x})", f"{name}.extend(({x}, 0.5))"]
        forms += [] if self.in_function else [f"{name} += [{x}]", f"{name} = {name} + [{x}, 0.5]"]
        return [self.pick(forms)], 1

    def _s_item(self, s, budget, depth):
        name = self.pick(s.lists)
        place = f"{name}[{self.index(s, s.lists[name])}]"
        return [f"{place} {self.pick(['=', '+='])} {self.number(s, 2)[0]}"], 1

    def _s_entry(self, s, budget, depth):
        name = self.pick(s.dicts)
        form = self.pick(["= {}", "+= {}", "*= 0.4 + sin({})"]).format(self.number(s, 1)[0])
        return [f"{name}[{self.pick(s.dicts[name])}] {form}"], 1

    def _s_each(self, s, budget, depth):
        """A loop over a list or a dict."""
        cost, inside = self.integer(2, max(2, budget - 1)), s.inner()
        v, k = self.new("v"), self.new("j")
        if s.dicts and (not s.lists or self.chance(50)):
            name = self.pick(s.dicts)
            inside.dicts.pop(name)
            walks = [f"{k}, {v} in {name}.items()", f"{v} in {name}.values()"]
        else:
            name = self.pick(s.lists)
            inside.lists.pop(name)
            walks = [f"{v} in {name}", f"{k}, {v} in enumerate({name})"]
        inside.floats.append(v)
        return [(f"for {self.pick(walks)}:", self.inner(inside, cost - 1, depth, loop=True))], cost


def seeded(seed: int | str) -> tuple[str, dict]:
    """The program of a seed: always the same."""
    return first_tame(f"taken {seed}", lambda integer: Taken(integer).program())
