"""Convolution of arrays of any dimensions, as scipy.signal has it."""

from gradcli.errors import Diagnostic
from gradcli.ops.arrays import as_array, getitem, matmul, reshape, transpose
from gradcli.ops.memory import product
from gradcli.ops.numpy_call import shape
from gradcli.ops.structural.networks import windows

MODES = ("full", "valid", "same")


def convolve(in1, in2, mode="full", axes=None, dot_axes=((), ())):
    """The convolution of two arrays, by default along all of their axes.

    mode: "full"; "valid", where one lies within the other; or "same", the middle of "full" in the
    lengths of in1.  axes: those of in1 and those of in2 to convolve along, in pairs; dot_axes:
    those to multiply and sum.  The others of in1, then of in2, stand before the convolved ones.
    E0202 where shapes do not fit, E0103 for another mode.
    """
    a, b = as_array(in1), as_array(in2)
    if mode not in MODES:
        raise Diagnostic("E0103", f"mode is one of {', '.join(MODES)}, not {mode!r}")
    if axes is None:
        if len(shape(a)) != len(shape(b)):
            raise Diagnostic(
                "E0202",
                f"convolve of arrays of {len(shape(a))} and {len(shape(b))} dimensions: "
                "they are to have as many",
            )
        axes = (range(len(shape(a))),) * 2
    free_a, a = _laid(a, axes[0], dot_axes[0])
    free_b, b = _laid(b, axes[1], dot_axes[1])
    if shape(a)[-1] != shape(b)[-1]:
        raise Diagnostic("E0202", f"dot_axes have {shape(a)[-1]} and {shape(b)[-1]} elements")
    lengths, sizes = shape(a)[1:-1], shape(b)[1:-1]
    swap = mode == "valid" and any(n < m for n, m in zip(lengths, sizes))
    if swap and any(n > m for n, m in zip(lengths, sizes)):
        raise Diagnostic(
            "E0202", f"neither of {lengths} and {sizes} holds the other along every axis"
        )
    z = _slid(b, a, False) if swap else _slid(a, b, mode != "valid")
    places, last = shape(z)[1:-1], len(shape(z)) - 1
    z = transpose(z, (*((last, 0) if swap else (0, last)), *range(1, last)))
    z = reshape(z, (*free_a, *free_b, *places))
    if mode == "same":
        starts = [(m - 1) // 2 for m in sizes]
        middle = [slice(start, start + n) for start, n in zip(starts, lengths)]
        z = getitem(z, *[slice(None)] * len(free_a + free_b), *middle)
    return z


def _laid(x, axes, dot_axes) -> tuple[tuple, object]:
    """The lengths of the axes of x in neither list, and x as (those, *axes, dot_axes together)."""
    count = len(shape(x))
    along, summed = [[axis % count for axis in some] for some in (axes, dot_axes)]
    free = [i for i in range(count) if i not in along and i not in summed]
    full = shape(x)
    kept, lengths = tuple(full[i] for i in free), [full[i] for i in along]
    x = transpose(x, (*free, *along, *summed))
    return kept, reshape(x, (product(kept), *lengths, product([full[i] for i in summed])))


def _slid(a, b, beyond: bool):
    """a (p, *lengths, d) by b (q, *sizes, d), slid over it: (p, *places, q); `beyond` its ends."""
    sizes = shape(b)[1:-1]
    ones = (1,) * len(sizes)
    pads = tuple((n - 1, n - 1) if beyond else (0, 0) for n in sizes)
    seen = windows(a, size=sizes, strides=ones, dilations=ones, pads=pads)
    places = shape(seen)[: len(sizes) + 1]
    turned = getitem(b, slice(None), *[slice(None, None, -1)] * len(sizes))
    inner = product(sizes) * shape(b)[-1]
    kernel = transpose(reshape(turned, (shape(b)[0], inner)))
    return reshape(matmul(reshape(seen, (product(places), inner)), kernel), (*places, shape(b)[0]))
