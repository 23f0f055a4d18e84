"""Random programs of matrices whose elements, rows, columns and blocks are read and written, in
loops, branches and functions: `seeded(seed)` is one, with its point.
"""

from expressions import ATOM, PRODUCT, SUM, Scope
from programs import INPUTS, Programs, first_tame, text_of

NAMES = ["A", "G", "H", "M"]


class Wide(Scope):
    """A scope with matrices, by name their numbers of rows and columns."""

    def __init__(self, *args, matrices=None, fixed_matrices=None):
        super().__init__(*args)
        self.matrices: dict[str, tuple[int, int]] = dict(matrices or {})
        self.fixed_matrices: dict[str, tuple[int, int]] = dict(fixed_matrices or {})

    def inner(self) -> "Wide":
        own = self.floats, self.fixed, self.ints, self.arrays, self.fixed_arrays
        return Wide(*own, matrices=self.matrices, fixed_matrices=self.fixed_matrices)

    def all_matrices(self) -> dict[str, tuple[int, int]]:
        return {**self.fixed_matrices, **self.matrices}


class Matrices(Programs):
    """Builds one program."""

    def kinds(self, s, budget, depth):
        if not isinstance(s, Wide):  # of a function
            return super().kinds(s, budget, depth) | {"listed": 0, "show": 0, "pair": 0}
        own = {
            "matrix": 2 if depth < 2 else 0, "rewritten": 2 if s.matrices else 0,
            "place": 12 if s.matrices else 0,
            "rows": 3 if s.matrices and depth < 3 and budget > 2 else 0,
            "listed": 0, "show": 0, "pair": 0,
        }  # fmt: skip
        return super().kinds(s, budget, depth) | own

    # -- expressions ----------------------------------------------------------------------------
    def leaf(self, s):
        known = s.all_matrices() if isinstance(s, Wide) else {}
        if known and self.chance(30):
            name = self.pick(known)
            rows, columns = known[name]
            i, j = self.index(s, rows), self.index(s, columns)
            forms = [f"{name}[{i}, {j}]", f"{name}[{i}][{j}]", f"np.sum({name}[{i}])"]
            forms += [
                f"np.max({name}[:, {j}])",
                f"np.mean({name})",
                f"np.trace({name} @ {name}.T)/9",
            ]
            return self.pick(forms), ATOM if "/" not in forms[-1] else PRODUCT
        return super().leaf(s)

    def vector(self, s, length, depth=1):
        found = []
        for name, (rows, columns) in (s.all_matrices() if isinstance(s, Wide) else {}).items():
            if columns == length:
                found += [f"{name}[{self.index(s, rows)}]", f"{name}[{self.index(s, rows)}, :]"]
                found += [f"{v} @ {name}" for v, n in s.readable_arrays().items() if n == rows]
            if rows == length:
                found += [f"{name}[:, {self.index(s, columns)}]"]
                found += [f"{name} @ {v}" for v, n in s.readable_arrays().items() if n == columns]
        if found and self.chance(60):
            text = self.pick(found)
            made = text, PRODUCT if "@" in text else ATOM
            if depth <= 0 or self.chance(30):
                return (f"{self.part(made, PRODUCT)}*{self.part(self.leaf(s), ATOM)}", PRODUCT)
            return self.pick(
                [(f"np.{self.pick(['tanh', 'sin', 'cos'])}({text})", ATOM),
                 (f"{self.part(made, SUM)} + {self.part(self.vector(s, length, 0), PRODUCT)}", SUM)]
            )  # fmt: skip
        return super().vector(s, length, depth)

    def matrix(self, s, shape: tuple[int, int], depth: int = 1) -> str:
        """An expression of a new matrix of that shape."""
        rows, columns = shape
        x = self.part(self.number(s, 1), ATOM)
        forms = [f"np.zeros({shape}) + {x}", f"{x}*np.ones({shape})"]
        forms.append("[" + ", ".join(f"[{self._row(s, columns)}]" for _ in range(rows)) + "]")
        forms[-1] = f"np.array({forms[-1]})"
        a, b = (self.part(self.vector(s, n, 1), ATOM) for n in shape)
        forms.append(f"np.outer({a}, {b})")
        forms.append(f"{a}[:, None]*{b}" if a[-1] == ")" else f"np.zeros({shape}) + ({b})")
        same = [n for n, found in s.all_matrices().items() if found == shape]
        if same and depth:
            m = self.pick(same)
            forms += [f"np.tanh({m})", f"{m}*{x}", f"{m} + {self.matrix(s, shape, 0)}", f"{m}*{m}"]
            forms += [f"np.where({m} > 0.3, {m}, {x})", f"{m} - {m}[0]", f"{m}/(2 + {m}**2)"]
        return self.pick(forms)

    def _row(self, s, columns: int) -> str:
        return ", ".join(self.number(s, 1)[0] for _ in range(columns))

    # -- statements -----------------------------------------------------------------------------
    def _s_matrix(self, s, budget, depth):
        shape = self.integer(2, 3), self.integer(2, 3)
        text = self.matrix(s, shape)
        name = self.fresh(NAMES)
        s.matrices[name] = shape
        return [f"{name} = {text}"], 1

    def _s_rewritten(self, s, budget, depth):
        name = self.pick(s.matrices)
        shape = s.matrices[name]
        return [f"{name} {self.pick(['=', '=', '+='])} {self.matrix(s, shape)}"], 1

    def _s_place(self, s, budget, depth):
        """A write to an element, a row, a column or a block."""
        name = self.pick(s.matrices)
        rows, columns = s.matrices[name]
        i, j = self.index(s, rows), self.index(s, columns)
        sign = self.pick(["=", "=", "+=", "-=", "*="])
        places = {
            f"{name}[{i}, {j}]": 0, f"{name}[{i}][{j}]": 0, f"{name}[{i}]": columns,
            f"{name}[{i}, :]": columns, f"{name}[:, {j}]": rows, f"{name}[{i}, 1:]": columns - 1,
            f"{name}[:-1, {j}]": rows - 1, f"{name}[1:]": columns, f"{name}[:, 1]": rows,
        }  # fmt: skip
        place = self.pick(places)
        length = places[place]
        value = self.number(s, 2)[0]
        if length and self.chance(75):
            value = self.vector(s, length)[0]
        return [f"{place} {sign} {value}"], 1

    def _s_rows(self, s, budget, depth):
        """A loop over the rows of a matrix."""
        name = self.pick(s.matrices)
        rows, columns = s.matrices[name]
        inside, row, k = s.inner(), self.fresh(["row", "r"]), self.fresh(["i", "k"])
        inside.matrices.pop(name, None)  # it is not written while it is walked
        inside.fixed_matrices[name] = rows, columns
        inside.fixed_arrays[row] = columns
        header = f"for {row} in {name}:"
        if self.chance(50):
            header = f"for {k}, {row} in enumerate({name}):"
            inside.ints[k] = (0, rows - 1)
        return [(header, self.inner(inside, 2, depth, loop=True))], 3

    # -- the whole ------------------------------------------------------------------------------
    def program(self):
        inputs = list(INPUTS[: self.weighted({1: 3, 2: 6})])
        self.taken.update(("x", "a0", "w", "e", "A0"))
        point: dict = {name: self.real() for name in inputs}
        s = Wide([], inputs)
        if self.chance(35):
            point["w"] = [self.real() for _ in range(3)]
            s.fixed_arrays["w"] = 3
        body = self.declarations(point)
        if self.chance(30):
            point["A0"] = [[self.real() for _ in range(3)] for _ in range(2)]
            s.fixed_matrices["A0"] = 2, 3
            body.append("A0: float[2, 3]")
        if self.chance(25):
            body.append(self.function(inputs))
        for _ in range(2):
            body += self._s_assign(s, 1, 0)[0]
        body += self._s_vector(s, 1, 0)[0] + self._s_matrix(s, 1, 0)[0]
        body += self.block(s, self.weighted({4: 2, 8: 4, 14: 3}), 0)
        body.append(self.target(s, inputs))
        return text_of(body), point

    def target(self, s, inputs):
        sums = [f"np.sum(np.sin({name}))" for name in s.matrices]
        return " + ".join([super().target(s, inputs), *sums])


def seeded(seed: int | str) -> tuple[str, dict]:
    """The program of a seed: always the same."""
    return first_tame(f"matrix {seed}", lambda integer: Matrices(integer).program())
