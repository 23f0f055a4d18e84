"""Spaces of values: their zeros, bases, sums and inner products, over nested containers."""

import numpy

import gradcli.numpy as np
from gradcli.engine.structure import leaves, rebuilt
from gradcli.ops.dispatch import primal
from gradcli.ops.numpy_call import shape

_KINDS = {}  # type of a value -> the class of its space, for those that programs register


class VSpace:
    """The space of a number, an array, or a nested list, tuple or dict of them."""

    def __init__(self, value):
        self.like = rebuilt(value, [_plain(x) for x in leaves(value)])
        self.parts = [(numpy.shape(x), numpy.result_type(x)) for x in leaves(self.like)]

    @classmethod
    def register(cls, kind, maker=None):
        _KINDS[kind] = maker or cls

    @property
    def shape(self):
        if type(self.like) in (list, tuple, dict):
            return rebuilt(self.like, [vspace(x) for x in leaves(self.like)])
        return self.parts[0][0]

    @property
    def dtype(self):
        return self.parts[0][1]

    @property
    def iscomplex(self) -> bool:
        return any(kind.kind == "c" for _, kind in self.parts)

    @property
    def size(self) -> int:
        return sum(_size(full) * (2 if kind.kind == "c" else 1) for full, kind in self.parts)

    def _made(self, make):
        return rebuilt(self.like, [make(full, kind) for full, kind in self.parts])

    def zeros(self):
        return self._made(lambda full, kind: numpy.zeros(full, kind)[()])

    def ones(self):
        one = lambda kind: 1.0 + 1.0j if kind.kind == "c" else 1.0
        return self._made(lambda full, kind: numpy.full(full, one(kind), kind)[()])

    def randn(self):
        def draw(full, kind):
            real = numpy.array(numpy.random.randn(*full))
            if kind.kind == "c":
                real = real + 1j * numpy.array(numpy.random.randn(*full))
            return real.astype(kind)[()]

        return self._made(draw)

    def standard_basis(self):
        zero = list(leaves(self.zeros()))
        for i, (full, kind) in enumerate(self.parts):
            for index in numpy.ndindex(full):
                for unit in (1.0, 1j) if kind.kind == "c" else (1.0,):
                    part = numpy.zeros(full, kind)
                    part[index] = unit
                    yield rebuilt(self.like, [*zero[:i], part[()], *zero[i + 1 :]])

    def add(self, x, y):
        return _each(lambda a, b: a + b, x, y)

    mut_add = _add = _mut_add = add

    def scalar_mul(self, x, a):
        return _each(lambda v: v * a, x)

    _scalar_mul = scalar_mul

    def inner_prod(self, x, y):
        return sum(_inner(a, b) for a, b in zip(leaves(x), leaves(y)))

    _inner_prod = inner_prod

    def covector(self, x):
        return _each(lambda v: np.conj(v) if _is_complex(v) else v, x)

    _covector = covector

    def __eq__(self, other):
        if not isinstance(other, VSpace) or self.parts != other.parts:
            return False
        blank = [None] * len(self.parts)
        return rebuilt(self.like, blank) == rebuilt(other.like, blank)

    __hash__ = None

    def __repr__(self):
        return f"VSpace({self.like!r})"


class SparseObject:
    """An addition to a value of a space: `mut_add` puts it there."""

    def __init__(self, vs, mut_add):
        self.vs, self.mut_add = vs, mut_add


def vspace(value):
    plain = primal(value)
    if type(plain) in _KINDS:
        return _KINDS[type(plain)](plain)
    for part in leaves(value):
        _plain(part)
    return VSpace(value)


def _plain(x):
    """The number or array under worlds; TypeError where x is none of floats."""
    x = primal(x)
    kind = getattr(getattr(x, "dtype", None), "kind", "")
    known = type(x) in (float, complex) or kind in ("f", "c")
    if not known and not (isinstance(x, numpy.ndarray) and kind in ("i", "u", "b")):
        raise TypeError(f"Can't find vector space for value {x} of type {type(x)}")
    return x


def _each(function, *values):
    return rebuilt(values[0], [function(*parts) for parts in zip(*map(leaves, values))])


def _is_complex(x) -> bool:
    return numpy.iscomplexobj(primal(x))


def _inner(x, y):
    product = (np.conj(x) if _is_complex(x) else x) * y
    total = np.sum(product) if shape(product) else product
    return np.real(total) if _is_complex(total) else total


def _size(full) -> int:
    return int(numpy.prod(full, dtype=int))
