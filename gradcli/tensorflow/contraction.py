"""einsum: sums of products over named axes, its equation read as TensorFlow reads it."""

from gradcli.ops.structural.einsum import contracted
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
    values = [x.value for x in tensors]
    value = contracted(list(map(list, terms)), list(output), values, sizes)
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
