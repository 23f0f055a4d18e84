"""Statements of random programs with lists and tuples: made, filled, appended to, taken apart."""

LISTS = ["seq", "path", "rows", "items"]


class Listed:
    """The part of a program's builder that writes them; each form gives a number a name."""

    def _s_listed(self, s, budget, depth):
        forms = [self._summed, self._made, self._appended, self._repeated, self._tuple_value]
        if depth < 2:
            forms.append(self._array)
        made = self.pick(forms)(s)
        return made, len(made)

    def turn(self, s):
        """A loop's name, its range, how often it turns, and the scope within."""
        i, n = self.fresh(["i", "j", "k"]), self.integer(1, 4)
        inside = s.inner()
        text, inside.ints[i] = self.pick(
            [(f"{n}", (0, n - 1)), (f"1, {n + 1}", (1, n)), (f"{n}, 0, -1", (1, n))]
        )
        return i, text, n, inside

    def result(self, s, value: str) -> str:
        """A statement that names a number made of a list."""
        name = self.pick(s.floats) if s.floats and self.chance(40) else self.fresh(["y", "z", "t"])
        s.floats += [name] if name not in s.floats else []
        return f"{name} = {value}"

    def read(self, name: str, n: int) -> str:
        first, second = self.integer(0, n - 1), -self.integer(1, n)
        return self.pick(
            [
                f"0.4*sum({name}) - {name}[{first}]",
                f"{name}[{first}]*sin({name}[{second}])",
                f"max({name}) - 0.2*len({name})",
                f"sum([0.3*v*v for v in {name}])",
            ]
        )

    def _summed(self, s):
        i, turns, _, inside = self.turn(s)
        value = self.number(inside, 2)[0]
        test = f" if {self.test(inside)[0]}" if self.chance(30) else ""
        start = f", {self.leaf(s)[0]}" if self.chance(20) else ""
        return [self.result(s, f"0.3*sum([{value} for {i} in range({turns}){test}]{start})")]

    def _made(self, s):
        i, turns, n, inside = self.turn(s)
        value, name = self.number(inside, 2)[0], self.fresh(LISTS)
        return [
            f"{name} = [{value} for {i} in range({turns})]",
            self.result(s, self.read(name, n)),
        ]

    def _array(self, s):
        i, turns, n, inside = self.turn(s)
        value, name = self.number(inside, 2)[0], self.fresh(["a", "b", "vals"])
        s.arrays[name] = n
        return [f"{name} = np.array([0.5*({value}) for {i} in range({turns})])"]

    def _appended(self, s):
        name, first = self.fresh(LISTS), self.number(s, 1)[0]
        i, turns, n, inside = self.turn(s)
        last = f"0.5*{name}[-1] + " if self.chance(60) else ""
        value = f"{last}0.3*sin({self.number(inside, 1)[0]})"
        items, n = (f"[{first}]", n + 1) if last or self.chance(50) else ("[]", n)
        return [
            f"{name} = {items}",
            (f"for {i} in range({turns}):", [f"{name}.append({value})"]),
            self.result(s, self.read(name, n)),
        ]

    def _repeated(self, s):
        name, n = self.fresh(LISTS), self.integer(1, 4)
        i = self.fresh(["i", "j", "k"])
        inside = s.inner()
        inside.ints[i] = (0, n - 1)
        value = self.number(inside, 2)[0]
        return [
            f"{name} = [{self.pick(['0.0', '0', self.leaf(s)[0]])}]*{n}",
            (f"for {i} in range({n}):", [f"{name}[{i}] = {value}"]),
            self.result(s, self.read(name, n)),
        ]

    def _tuple_value(self, s):
        name, parts = self.fresh(["pair", "both"]), [self.number(s, 1)[0] for _ in range(2)]
        made = [f"{name} = ({parts[0]}, {parts[1]})"]
        if self.chance(40):
            i = self.fresh(["i", "j", "k"])
            step = f"{name} = (0.6*{name}[1], sin({name}[0]))"
            made.append((f"for {i} in range({self.integer(1, 3)}):", [step]))
        return [*made, self.result(s, f"{name}[0] - 0.7*{name}[1]")]
