"""einsum: sums of products over named axes.

Made of transposes, reshapes and one product of batches of matrices for each pair of operands, so
that every world that has those has it.
"""

import numpy as np

from gradcli.ops import arrays, reductions
from gradcli.ops.memory import ask, product
from gradcli.ops.table import shape
from gradcli.tensorflow.convert import alike
from gradcli.tensorflow.exceptions import InvalidArgumentError, lengths
from gradcli.tensorflow.tensor import EagerTensor, wrapped

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


def einsum(equation, *inputs, name=None, optimize="greedy") -> EagerTensor:
    """The sum that the equation says: "ij,jk->ik" is the product of two matrices.

    A label for each axis; those that the output lacks are summed over; one twice in an input is its
    diagonal; `...` stands for axes that broadcast.  Without `->` the output has the labels that
    occur once, in alphabetical order.  ValueError where the equation does not fit.
    """
    text = equation.replace(" ", "")
    left, arrow, output = text.partition("->")
    terms = left.split(",")
    if len(terms) != len(inputs):
        raise ValueError(
            f'Got {len(inputs)} inputs for equation "{equation}", expecting {len(terms)}'
        )
    tensors = alike(inputs, "Einsum")
    if not arrow:
        output = "..." * ("..." in left) + "".join(
            sorted(c for c in set(left) - set(",.") if left.count(c) == 1)
        )
    for label in output.replace("...", ""):
        if label not in left:
            raise ValueError(
                f"Output subscripts contain the label {label} not present in the input subscripts."
            )
    spare = [c for c in LETTERS if c not in text]
    terms, output = _without_dots(terms, output, tensors, spare)
    sizes = _sizes(terms, tensors, set(spare))
    value = _contracted(terms, output, [x.value for x in tensors], sizes)
    return wrapped(value, tensors[0].dtype)


def _without_dots(terms: list[str], output: str, tensors: list, spare: list[str]):
    """The labels with letters in place of dots, the last letters for the last axes."""
    counts = [x.ndim - len(t.replace("...", "")) for t, x in zip(terms, tensors)]
    for term, count, x in zip(terms, counts, tensors):
        if count < 0 or (count and "..." not in term):
            raise InvalidArgumentError(
                f"Expected input of rank {len(term)} for the subscript {term}, got one of shape "
                f"{x.shape.as_list()} [Op:Einsum] name: "
            )
    most = max((n for t, n in zip(terms, counts) if "..." in t), default=0)
    dots = "".join(spare[:most])
    named = [t.replace("...", dots[most - n :]) for t, n in zip(terms, counts)]
    return named, output.replace("...", dots)


def _sizes(terms: list[str], tensors: list[EagerTensor], dots: set[str]) -> dict[str, int]:
    """The length of the axes with each label; only those in place of dots broadcast."""
    sizes: dict[str, int] = {}
    for term, x in zip(terms, tensors):
        for axis, (label, n) in enumerate(zip(term, x.shape)):
            known = sizes.setdefault(label, n)
            if label in dots and 1 in (known, n):
                sizes[label] = n if known == 1 else known
            elif n != known:
                raise InvalidArgumentError(
                    f"Expected dimension {sizes[label]} at axis {axis} of the input shaped "
                    f"{lengths(x.shape)} but got dimension {n} [Op:Einsum] name: "
                )
    return sizes


def _contracted(terms: list[str], output: str, values: list, sizes: dict[str, int]):
    """The operands joined from the left, each label summed over as soon as no other needs it."""
    joined, x = terms[0], values[0]
    joined, x = _reduced(joined, x, set(output).union(*terms[1:]), sizes)
    for k, (term, y) in enumerate(zip(terms[1:], values[1:]), 1):
        needed = set(output).union(*terms[k + 1 :])
        term, y = _reduced(term, y, needed | set(joined), sizes)
        joined, x = _joined(joined, x, term, y, needed, sizes)
    x = arrays.transpose(x, tuple(joined.index(c) for c in output)) if joined else x
    full = tuple(sizes[c] for c in output)
    return arrays.broadcast_to(x, shape=full) if shape(x) != full else x


def _reduced(term: str, x, needed: set[str], sizes: dict[str, int]):
    """An operand with each label once, and without those that nothing needs."""
    for label in sorted({c for c in term if term.count(c) > 1}):
        first, second = term.index(label), term.rindex(label)
        while first != second:
            rest = [a for a in range(len(term)) if a not in (first, second)]
            x = arrays.transpose(x, (*rest, first, second))
            at = np.arange(sizes[label])
            x = arrays.getitem(x, Ellipsis, at, at)
            term = "".join(term[a] for a in rest) + label
            first, second = term.index(label), term.rindex(label)
    lone = tuple(a for a, c in enumerate(term) if c not in needed)
    if lone:
        x = reductions.total(x, axis=lone)
        term = "".join(c for c in term if c in needed)
    return term, x


def _joined(left: str, x, right: str, y, needed: set[str], sizes: dict[str, int]):
    """The product of two operands, summed over the labels of both that nothing needs."""
    both = [c for c in left if c in right]
    batch = [c for c in both if c in needed]
    inner = [c for c in both if c not in needed]
    rows = [c for c in left if c not in both]
    columns = [c for c in right if c not in both]
    x = _blocks(x, left, [batch, rows, inner], sizes)
    y = _blocks(y, right, [batch, inner, columns], sizes)
    labels = "".join(batch + rows + columns)
    full = tuple(sizes[c] for c in labels)
    ask(product(full))
    z = arrays.matmul(x, y)
    return labels, arrays.reshape(z, full) if full else arrays.getitem(z, 0, 0, 0)


def _blocks(x, term: str, groups: list[list[str]], sizes: dict[str, int]):
    """An operand as an array of three axes, one for each group of labels."""
    order = [c for group in groups for c in group]
    x = arrays.transpose(x, tuple(term.index(c) for c in order)) if order else x
    wanted = tuple(sizes[c] for c in order)
    x = arrays.broadcast_to(x, shape=wanted) if shape(x) != wanted else x
    return arrays.reshape(x, tuple(product([sizes[c] for c in group]) for group in groups))
