"""Hessians of compiled programs, of as many products with directions as their sparsity asks for.

Code gives the Hessian times a direction.  A direction that is NaN in some elements gives NaN in all
that depend on these, so halves of halves of the elements tell which second derivatives may differ
from 0 (hierarchical probing: Griewank & Walther, Evaluating Derivatives, section 7.3), and columns
that meet in no row share a product (`engine.sparsity`).  What a run does not pass through it does
not show: of a program with tests a product in a random direction shows whether that has changed.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from gradcli import calls
from gradcli.diagnosis.notes import SIGNS
from gradcli.engine import sparsity
from gradcli.errors import Diagnostic
from gradcli.ops.memory import product

DENSE = 0.25  # of the pairs of blocks, from which on all columns are asked for
MANY = 64  # blocks, below which that is not asked
SAME = 1e-6  # how near a product is to that of the matrix, relative to the sum of sizes


class Second:
    """Second derivatives of a compiled program for inputs of so many axes.

    native: the code of products; refused: what makes an error of what it refuses; known: patterns
    of Hessians by what tells them at a point; branches: whether tests on reals tell them too.
    """

    def __init__(self, program, wrt: tuple[str, ...], native, refused: Callable):
        self.program, self.wrt, self.native, self.refused = program, wrt, native, refused
        own = self.program.inputs
        self.directions = [name for name in native.inputs if name not in own]
        self.known: dict[tuple, Pattern] = {}
        text = re.sub(r"\bfor\b.*?\bin\b", "", self.program.source.text)
        self.branches = any(sign in text for sign in (*SIGNS, "int("))

    # -- products ---------------------------------------------------------------------------------
    def products(self, point: Mapping[str, Any], stack) -> Any:
        """The products with the rows of `stack`, (k, n), as such; None where a run faults."""
        import numpy as np

        from gradcli.native.refused import Refused, Stopped

        shapes = self.shapes(point)
        parts = np.split(stack, np.cumsum([_size(s) for s in shapes])[:-1], axis=1)
        given = {
            name: np.ascontiguousarray(part.reshape(len(stack), *shape))
            for name, part, shape in zip(self.directions, parts, shapes)
        }
        try:
            found = self.native.repeated(point, given)
        except Refused as error:
            raise self.refused(error, self.program) from None
        except Stopped:
            return None
        rows = [y.reshape(len(stack), -1) for y in found]
        for k, (y, shape) in enumerate(zip(rows, shapes)):
            if y.shape[1] != _size(shape):  # it is 0 everywhere
                rows[k] = np.broadcast_to(y, (len(stack), _size(shape)))
        return rows[0] if len(rows) == 1 else np.concatenate(rows, axis=1)

    def shapes(self, point: Mapping[str, Any]) -> list[tuple[int, ...]]:
        import numpy as np

        return [np.shape(point[name]) for name in self.wrt]

    def product(self, point: Mapping[str, Any], directions: Mapping[str, Any]) -> dict[str, Any]:
        """The product with a direction, by name."""
        import numpy as np

        shapes = self.shapes(point)
        for name, direction in directions.items():
            if name not in self.wrt or np.shape(direction) != shapes[self.wrt.index(name)]:
                raise Diagnostic("E0202", f"'{name}' has no direction of the shape that is given")
        parts = [
            np.ravel(np.asarray(directions.get(name, np.zeros(shape)), dtype=float))
            for name, shape in zip(self.wrt, shapes)
        ]
        found = self.products(point, np.concatenate(parts)[None])
        if found is None:
            whole = {n: np.reshape(x, s) for n, x, s in zip(self.wrt, parts, shapes)}
            return calls.hvp(self.program, dict(point), whole, self.wrt, unconnected="zero").hvp
        ends = np.cumsum([_size(s) for s in shapes])[:-1]
        return {
            name: part.reshape(shape) if shape else part[0].item()
            for name, part, shape in zip(self.wrt, np.split(found[0], ends), shapes)
        }

    # -- the matrix -------------------------------------------------------------------------------
    def matrix(self, point: Mapping[str, Any]) -> "Matrix":
        """The Hessian at a point; by the tape where code faults, which raises what it says."""
        shapes = self.shapes(point)
        n = sum(map(_size, shapes))
        key = self._key(point)
        found = self._found(point, n, key)
        if found is None:
            second = calls.hessian(self.program, dict(point), self.wrt, unconnected="zero").hessian
            dense = _dense(n)
            return Matrix(self.wrt, shapes, _joined(second, self.wrt, shapes), dense)
        return Matrix(self.wrt, shapes, *found)

    def _found(self, point: Mapping[str, Any], n: int, key: tuple) -> "tuple[Any, Pattern] | None":
        """The second derivatives that may differ from 0, and which they are; None of a fault."""
        import numpy as np

        before = self.known.get(key)
        for known in (before, None):
            pattern = known or self._pattern(point, n, before, key)
            if pattern is None:
                return None
            seeds = pattern.seeds
            if known is not None and self.branches:
                seeds = np.vstack([seeds, np.random.default_rng(0).normal(size=n)])
            found = self.products(point, seeds)
            if found is None:
                return None
            data = found.ravel().take(pattern.places)
            if len(seeds) == len(pattern.seeds) or pattern.gives(data, seeds[-1], found[-1]):
                return data, pattern
        raise AssertionError("a pattern that was found here is right here")

    def _key(self, point: Mapping[str, Any]) -> tuple:
        """What tells the pattern of the Hessian, but for tests on real numbers."""
        import numpy as np

        others = [np.asarray(x) for name, x in point.items() if name not in self.wrt]
        return *self.shapes(point), *[(x.shape, x.tobytes()) for x in others if x.dtype != float]

    def _pattern(self, point, n: int, before: "Pattern | None", key: tuple) -> "Pattern | None":
        """The pattern at a point, which is kept, with what was known; None of a fault."""
        import numpy as np

        still = self.products(point, np.zeros((1, n)))
        if still is None:
            return None
        if np.isnan(still).any():  # nothing is told there
            return _dense(n)
        pairs = _pairs(n, lambda seeds: self.products(point, seeds))
        if pairs is not None and before is not None:
            both = np.concatenate([pairs, np.stack([before.rows, before.columns])], axis=1)
            pairs = np.unique(both, axis=1)
        self.known[key] = _dense(n) if pairs is None else _coloured(pairs, n)
        return self.known[key]


class Pattern(NamedTuple):
    """The elements of a Hessian that may differ from 0, row by row, and of each where it is in the
    products with the directions `seeds`; starts: of the rows among them."""

    rows: Any
    columns: Any
    starts: Any
    places: Any
    seeds: Any

    def gives(self, data, direction, product) -> bool:
        """Whether the matrix with these elements has a product, up to rounding."""
        import numpy as np

        count = len(direction)
        terms = data * direction[self.columns]
        found = np.bincount(self.rows, terms, count)
        sizes = np.bincount(self.rows, np.abs(terms), count) + np.abs(product)
        return bool(np.all(~(np.abs(found - product) > SAME * sizes)))


def _dense(n: int) -> Pattern:
    import numpy as np

    rows, columns = np.divmod(np.arange(n * n, dtype=np.int32), n)
    return _located(rows, columns, columns, rows, np.eye(n))


def _located(rows, columns, passes, elements, seeds) -> Pattern:
    """The pattern of which each element is that of a product's."""
    import numpy as np

    n = seeds.shape[1]
    starts = np.searchsorted(rows, np.arange(n + 1)).astype(np.int32)
    places = np.asarray(passes, int) * n + elements
    return Pattern(rows, np.asarray(columns, np.int32), starts, places, seeds)


def _coloured(pairs, n: int) -> Pattern:
    """The products of a symmetric pattern, (row, column) of each element."""
    import numpy as np

    shared = sparsity.shared((pairs[0], pairs[1]), n, n, True)
    if shared is None:
        return _dense(n)
    seeds = np.zeros((shared.passes, n))
    seeds[shared.groups, np.arange(n)] = 1.0
    rows, columns, passes, elements = map(np.asarray, shared.places)
    return _located(rows, columns, passes, elements, seeds)


def _pairs(n: int, products: Callable) -> Any:
    """The rows and the columns, (2, count), of what may differ from 0 in a symmetric matrix, row by
    row; None where it is dense."""
    import numpy as np

    ends, pairs = np.array([0, n]), np.zeros((2, 1), int)
    while len(ends) <= n:
        ends, pairs = _halved(ends, pairs)
        count = len(ends) - 1
        if count >= MANY and pairs.shape[1] > DENSE * count * count:
            return None
        groups = _groups(pairs, count)
        seeds = np.zeros((max(groups) + 1, n))
        seeds[np.repeat(groups, np.diff(ends)), np.arange(n)] = np.nan
        hit = np.logical_or.reduceat(np.isnan(products(seeds)), ends[:-1], axis=1)
        pairs = pairs[:, hit[np.asarray(groups)[pairs[1]], pairs[0]]]
    return pairs[:, np.lexsort((pairs[1], pairs[0]))]


def _halved(ends, pairs) -> tuple:
    """Blocks of elements and pairs of them, where each block of more than one is made two."""
    import numpy as np

    sizes = np.diff(ends)
    middles = ends[:-1][sizes > 1] + sizes[sizes > 1] // 2
    parts = 1 + (sizes > 1)
    first = np.cumsum(parts) - parts
    rows, columns = pairs
    both = [
        (first[rows] + i, first[columns] + j, (parts[rows] > i) & (parts[columns] > j))
        for i in (0, 1) for j in (0, 1)
    ]  # fmt: skip
    split = [np.concatenate([pair[k][pair[2]] for pair in both]) for k in (0, 1)]
    return np.sort(np.concatenate([ends, middles])), np.stack(split)


def _groups(pairs, count: int) -> list[int]:
    """Colours of the columns of which two that may meet in a row differ."""
    import numpy as np

    order = np.argsort(pairs[1], kind="stable")
    starts = np.searchsorted(pairs[1][order], np.arange(count + 1))
    rows = pairs[0][order].tolist()
    taken: list[set[int]] = []
    groups = []
    for k in range(count):
        mine = rows[starts[k] : starts[k + 1]]
        group = next((g for g, t in enumerate(taken) if t.isdisjoint(mine)), len(taken))
        if group == len(taken):
            taken.append(set())
        taken[group].update(mine)
        groups.append(group)
    return groups


# -- as it is asked for ----------------------------------------------------------------------------
class Matrix(NamedTuple):
    """A Hessian by the elements of `wrt`, of these shapes; data: those of its pattern."""

    wrt: tuple[str, ...]
    shapes: list[tuple[int, ...]]
    data: Any
    pattern: Pattern

    def sparse(self):
        """It as a scipy.sparse.csr_array."""
        from scipy.sparse import csr_array

        pattern = self.pattern
        n = pattern.seeds.shape[1]
        return csr_array((self.data, pattern.columns.copy(), pattern.starts.copy()), shape=(n, n))

    def by_names(self) -> dict[str, Any]:
        """Its parts by keys such as "x,x" and "x,z", each pair of names once."""
        import numpy as np

        n = self.pattern.seeds.shape[1]
        full = np.zeros((n, n))
        full[self.pattern.rows, self.pattern.columns] = self.data
        ends, found = np.cumsum([0, *map(_size, self.shapes)]), {}
        for i, (x, shape) in enumerate(zip(self.wrt, self.shapes)):
            for j in range(i, len(self.wrt)):
                part = full[ends[i] : ends[i + 1], ends[j] : ends[j + 1]]
                both = (*shape, *self.shapes[j])
                found[f"{x},{self.wrt[j]}"] = part.reshape(both) if both else part.item()
        return found


def _joined(second: dict[str, Any], wrt: tuple[str, ...], shapes: list) -> Any:
    """The elements of the whole Hessian, row by row, from its parts by names."""
    import numpy as np

    sizes = list(map(_size, shapes))
    parts: list[list[Any]] = [[None] * len(wrt) for _ in wrt]
    for i, x in enumerate(wrt):
        for j in range(i, len(wrt)):
            part = np.reshape(np.asarray(second[f"{x},{wrt[j]}"], float), (sizes[i], sizes[j]))
            parts[i][j], parts[j][i] = part, part.T
    return np.ravel(np.block(parts))


def _size(shape: tuple[int, ...]) -> int:
    return product(shape)
