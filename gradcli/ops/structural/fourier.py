"""Rows of discrete Fourier transforms, and the transforms of several axes made of them.

With cotangents paired as Re(g t), a transform is its own transpose: the matrix of `fft` is
symmetric.  Lengths are cut or filled with zeros before a transform, and `norm` is "backward" (1/n
on the inverse), "ortho" or "forward", as in NumPy.
"""

from gradcli.errors import Diagnostic
from gradcli.ops.arithmetic import mul
from gradcli.ops.arrays import as_array, concatenate, getitem, load_numpy, structural
from gradcli.ops.complex_numbers import conjugate, real_part
from gradcli.ops.dispatch import is_complex, row
from gradcli.ops.memory import ask, product
from gradcli.ops.numpy_call import shape
from gradcli.ops.rows import linear

OPPOSITE = {None: "forward", "backward": "forward", "ortho": "ortho", "forward": "backward"}


# -- along one axis --------------------------------------------------------------------------------
def _sized(x, n: int, axis: int):
    """x cut to n elements along an axis, or filled with zeros."""
    np, full = load_numpy(), list(shape(x))
    length, before = full[axis], (slice(None),) * axis
    if n <= length:
        return x if n == length else getitem(x, *before, slice(0, n))
    full[axis] = n - length
    return concatenate([x, np.zeros(full, np.result_type(_type(x)))], axis=axis)


def _type(x):
    from gradcli.ops.dispatch import primal

    return primal(x).dtype


def _whole_back(transform):
    """The rule of fft and ifft: the transform itself, and of a real x the real part."""

    def rule(g, x, z, n=None, axis=-1, norm=None):
        axis = axis % len(shape(x))
        back = _sized(transform()(g, axis=axis, norm=norm), shape(x)[axis], axis)
        return back if is_complex(x) else real_part(back)

    return rule


def _half_back(g, x, z, n=None, axis=-1, norm=None):
    """The rule of rfft, which gives one half of a transform."""
    axis = axis % len(shape(x))
    count = shape(x)[axis] if n is None else n
    back = real_part(_fft(g, n=count, axis=axis, norm=norm))
    return _sized(back, shape(x)[axis], axis)


def _real_back(g, x, z, n=None, axis=-1, norm=None):
    """The rule of irfft: the elements that stand for two count twice."""
    np, axis = load_numpy(), axis % len(shape(x))
    count = shape(z)[axis]
    half = conjugate(_rfft(g, axis=axis, norm=OPPOSITE[norm]))
    weights = np.full(count // 2 + 1, 2.0, _type(z))
    weights[0] = 1.0
    if count % 2 == 0:
        weights[-1] = 1.0
    weights = weights.reshape((-1,) + (1,) * (len(shape(x)) - axis - 1))
    back = _sized(mul(half, weights), shape(x)[axis], axis)
    return back if is_complex(x) else real_part(back)


def _length(x, n=None, axis=-1, norm=None) -> int:
    full = shape(x)
    return product(full) // max(full[axis], 1) * (full[axis] if n is None else n)


def _transform(name: str, rule):
    return row(
        name,
        linear(rule),
        array=f"numpy.fft.{name}",
        keywords=("n", "axis", "norm"),
        elements=_length,
        batch="axes",
        printed=False,
        **structural,
    )


_fft = _transform("fft", _whole_back(lambda: _fft))
_ifft = _transform("ifft", _whole_back(lambda: _ifft))
_rfft = _transform("rfft", _half_back)
_irfft = _transform("irfft", _real_back)


def _along(transform, name: str, x, n, axis: int, norm, least: int = 1):
    """A transform along one axis; E0202 for a length or an axis that there is not."""
    x = as_array(x)
    rank = len(shape(x))
    if norm not in OPPOSITE:
        raise Diagnostic("E0103", f"{name}: norm is 'backward', 'ortho' or 'forward', not {norm!r}")
    if not -rank <= axis < rank:
        raise Diagnostic("E0202", f"{name}: an array of shape {shape(x)} has no axis {axis}")
    if (shape(x)[axis] if n is None else n) < least:
        raise Diagnostic("E0202", f"{name}: there is nothing to transform along axis {axis}")
    attrs = {"axis": axis % rank}
    attrs |= {} if n is None else {"n": n}
    return transform(x, **attrs, **({} if norm is None else {"norm": norm}))


def fft(a, n=None, axis=-1, norm=None):
    """The discrete Fourier transform along an axis, cut or filled to n elements."""
    return _along(_fft, "fft", a, n, axis, norm)


def ifft(a, n=None, axis=-1, norm=None):
    """The inverse of fft."""
    return _along(_ifft, "ifft", a, n, axis, norm)


def rfft(a, n=None, axis=-1, norm=None):
    """The first half, n // 2 + 1 elements, of the transform of a real array.  E0201 of a complex
    one."""
    a = as_array(a)
    if is_complex(a):
        raise Diagnostic("E0201", "rfft takes a real array", help="fft transforms complex ones")
    return _along(_rfft, "rfft", a, n, axis, norm)


def irfft(a, n=None, axis=-1, norm=None):
    """The real array of n elements, by default an even number, whose rfft is a."""
    a = as_array(a)
    n = 2 * (shape(a)[axis] - 1) if n is None and shape(a) else n
    return _along(_irfft, "irfft", a, n, axis, norm)


def hfft(a, n=None, axis=-1, norm=None):
    """The transform, which is real, of an array of which a is one half and the conjugate half
    follows."""
    return irfft(conjugate(a), n, axis, OPPOSITE.get(norm, norm))


def ihfft(a, n=None, axis=-1, norm=None):
    """The inverse of hfft."""
    return conjugate(rfft(a, n, axis, OPPOSITE.get(norm, norm)))


# -- along several axes ----------------------------------------------------------------------------
def _planned(name: str, a, s, axes) -> list[tuple[int | None, int]]:
    """(length, axis) of each transform; without axes the last ones, one for each of s."""
    rank = len(shape(a))
    if axes is None:
        axes = range(rank) if s is None else range(rank - len(s), rank)
    axes = [axes] if isinstance(axes, int) else list(axes)
    lengths = [None] * len(axes) if s is None else [None if n == -1 else n for n in s]
    if len(lengths) != len(axes):
        raise Diagnostic("E0103", f"{name}: s has {len(lengths)} lengths for {len(axes)} axes")
    return list(zip(lengths, axes))


def _each(transform, a, plan: list, norm):
    for n, axis in reversed(plan):
        a = transform(a, n, axis, norm)
    return a


def fftn(a, s=None, axes=None, norm=None):
    """The transform along several axes (by default all), cut or filled to the lengths s."""
    a = as_array(a)
    return _each(fft, a, _planned("fftn", a, s, axes), norm)


def ifftn(a, s=None, axes=None, norm=None):
    """The inverse of fftn."""
    a = as_array(a)
    return _each(ifft, a, _planned("ifftn", a, s, axes), norm)


def rfftn(a, s=None, axes=None, norm=None):
    """The half along the last of the axes of the transform of a real array."""
    a = as_array(a)
    plan = _planned("rfftn", a, s, axes)
    if not plan:
        raise Diagnostic("E0202", "rfftn: there is no axis to transform along")
    return _each(fft, rfft(a, *plan[-1], norm), plan[:-1], norm)


def irfftn(a, s=None, axes=None, norm=None):
    """The inverse of rfftn; s has the lengths of the result."""
    a = as_array(a)
    plan = _planned("irfftn", a, s, axes)
    if not plan:
        raise Diagnostic("E0202", "irfftn: there is no axis to transform along")
    for n, axis in plan[:-1]:
        a = ifft(a, n, axis, norm)
    return irfft(a, *plan[-1], norm)


def fft2(a, s=None, axes=(-2, -1), norm=None):
    """fftn along the last two axes."""
    return fftn(a, s, axes, norm)


def ifft2(a, s=None, axes=(-2, -1), norm=None):
    """The inverse of fft2."""
    return ifftn(a, s, axes, norm)


def rfft2(a, s=None, axes=(-2, -1), norm=None):
    """rfftn along the last two axes."""
    return rfftn(a, s, axes, norm)


def irfft2(a, s=None, axes=(-2, -1), norm=None):
    """The inverse of rfft2."""
    return irfftn(a, s, axes, norm)


# -- frequencies -----------------------------------------------------------------------------------
def fftfreq(n, d=1.0):
    """The frequency of each element of a transform of n points that are d apart."""
    return _frequencies("fftfreq", n, d)


def rfftfreq(n, d=1.0):
    """The frequency of each element of rfft of n points that are d apart."""
    return _frequencies("rfftfreq", n, d)


def _frequencies(name: str, n, d):
    from gradcli.ops.arithmetic import div

    if type(n) is not int or n < 1:
        raise Diagnostic("E0202", f"{name} takes a number of points from 1 on, not {n}")
    ask(n)
    return div(getattr(load_numpy().fft, name)(n), d)


def fftshift(x, axes=None):
    """x rolled by half along each axis: the frequency 0, from the first place, into the middle."""
    return _halved(x, axes, 0)


def ifftshift(x, axes=None):
    """The inverse of fftshift."""
    return _halved(x, axes, 1)


def _halved(x, axes, extra: int):
    """The last half of x along each axis put before the first, which has `extra` of an odd one."""
    x = as_array(x)
    rank = len(shape(x))
    axes = range(rank) if axes is None else [axes] if isinstance(axes, int) else axes
    for axis in axes:
        axis = axis % rank
        before = (slice(None),) * axis
        middle = (shape(x)[axis] + 1 - extra) // 2
        parts = slice(middle, None), slice(0, middle)
        x = concatenate([getitem(x, *before, part) for part in parts], axis=axis)
    return x
