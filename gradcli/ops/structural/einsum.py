"""einsum: sums of products over named axes.

Made of transposes, reshapes and one product of matrices, or of batches of them, for each pair of
operands, so that every world has it and BLAS does the work.  Subscripts are read into lists of
labels; those in place of dots are numbers, the last axis first.
"""

from gradcli.errors import Diagnostic
from gradcli.ops.arithmetic import mul
from gradcli.ops.arrays import (
    as_array,
    broadcast_to,
    getitem,
    load_numpy,
    matmul,
    reshape,
    transpose,
)
from gradcli.ops.memory import ask, product
from gradcli.ops.numpy_call import shape
from gradcli.ops.reductions import total


def einsum(*operands, optimize=True):
    """The sum that the subscripts say: einsum("ij,jk->ik", a, b) is the product of two matrices.

    A label for each axis; those that the output lacks are summed over; one twice in an operand is
    its diagonal; "..." stands for axes that broadcast.  Without "->" the output has the labels that
    occur once, in alphabetical order.  einsum(a, [0, 1], b, [1, 2], [0, 2]) says the same.
    optimize: False takes the operands in the order they are given, else the order that costs least.
    E0103 where the subscripts make no sense, E0202 where they do not fit the shapes.
    """
    terms, output, values = _read(operands)
    values = [as_array(x) for x in values]
    terms, output, sizes = named(terms, output, [shape(x) for x in values])
    return contracted(terms, output, values, sizes, bool(optimize))


# -- reading subscripts ----------------------------------------------------------------------------
DOTS = "..."


def _read(operands: tuple) -> tuple[list[list], list | None, list]:
    """(the labels of each operand, those of the output or None, the operands)."""
    if operands and type(operands[0]) is str:
        left, arrow, right = operands[0].replace(" ", "").partition("->")
        terms, values = [_labels(term) for term in left.split(",")], list(operands[1:])
        output = _labels(right) if arrow else None
    elif len(operands) > 1:
        pairs = len(operands) // 2
        values = list(operands[: 2 * pairs : 2])
        terms = [_numbered(term) for term in operands[1 : 2 * pairs : 2]]
        output = _numbered(operands[-1]) if len(operands) % 2 else None
    else:
        raise Diagnostic(
            "E0103", "einsum takes subscripts and arrays", help="as in einsum('ij,jk->ik', a, b)"
        )
    if len(terms) != len(values):
        raise Diagnostic(
            "E0103", f"einsum: the subscripts are of {len(terms)} arrays, {len(values)} are given"
        )
    return terms, output, values


def _labels(text: str) -> list:
    """The labels of a term; DOTS is one."""
    head, dots, tail = text.partition(DOTS)
    labels = [*head, *[DOTS][: len(dots)], *tail]
    odd = next((c for c in labels if c != DOTS and not (c.isascii() and c.isalpha())), None)
    if odd is not None:
        raise Diagnostic("E0103", f"einsum: a subscript is a letter, not {odd!r}")
    return labels


def _numbered(term) -> list:
    """The labels of a list of numbers and dots, as letters."""
    if type(term) not in (list, tuple) or any(
        t is not Ellipsis and (type(t) is not int or not 0 <= t < 52) for t in term
    ):
        raise Diagnostic("E0103", "einsum: the labels of an array are a list of numbers below 52")
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    return [DOTS if t is Ellipsis else letters[t] for t in term]


def named(terms: list[list], output: list | None, shapes: list) -> tuple[list, list, dict]:
    """(terms, output, the length of each label), with a number for each axis in place of dots."""
    counts = [len(full) - len(term) + (DOTS in term) for term, full in zip(terms, shapes)]
    for term, count, full in zip(terms, counts, shapes):
        if count < 0 or (count and DOTS not in term):
            said = "".join(term)
            raise Diagnostic("E0202", f"einsum: '{said}' does not fit an array of shape {full}")
    if output is None:
        every = [c for term in terms for c in term]
        once = sorted(c for c in set(every) - {DOTS} if every.count(c) == 1)
        output = [DOTS] * (DOTS in every) + once
    used = {c for term in terms for c in term}
    for label in output:
        if (label not in used and label != DOTS) or output.count(label) > 1:
            why = "is twice in the output" if label in used else "is of no array"
            raise Diagnostic("E0103", f"einsum: the label '{label}' {why}")
    most = max((n for term, n in zip(terms, counts) if DOTS in term), default=0)
    if most and DOTS not in output:
        raise Diagnostic("E0103", "einsum: the output lacks the '...' of the arrays")
    terms = [_spelled(term, n) for term, n in zip(terms, counts)]
    return terms, _spelled(output, most), _sizes(terms, shapes)


def _spelled(term: list, count: int) -> list:
    """A term with numbers in place of dots: 0 is the last of the axes that they stand for."""
    if DOTS not in term:
        return list(term)
    at = term.index(DOTS)
    if DOTS in term[at + 1 :]:
        raise Diagnostic("E0103", "einsum: the dots '...' stand once for each array")
    return [*term[:at], *range(count - 1, -1, -1), *term[at + 1 :]]


def _sizes(terms: list[list], shapes: list) -> dict:
    """The length of the axes with each label; an axis of length 1 broadcasts."""
    sizes: dict = {}
    for term, full in zip(terms, shapes):
        for label, n in zip(term, full):
            known = sizes.setdefault(label, n)
            if known == 1:
                sizes[label] = n
            elif n not in (1, known):
                axis = DOTS if type(label) is int else label
                raise Diagnostic(
                    "E0202",
                    f"einsum: an axis '{axis}' is {known} long in one array, {n} in another",
                )
    return sizes


# -- contracting -----------------------------------------------------------------------------------
def contracted(terms: list[list], output: list, values: list, sizes: dict, optimize: bool = True):
    """The operands joined two at a time, each label summed over as soon as no other needs it."""
    items = [_reduced(list(t), x, _needed(terms, output, k), sizes)
             for k, (t, x) in enumerate(zip(terms, values))]  # fmt: skip
    for pair in _order(items, output, sizes, optimize):
        (left, x), (right, y) = (items[k] for k in pair)
        items = [item for k, item in enumerate(items) if k not in pair]
        needed = set(output).union(*[term for term, _ in items])
        items.append(_joined(left, x, right, y, needed, sizes))
    ((term, x),) = items
    full = tuple(sizes[c] for c in output)
    if any(c not in term for c in output):  # a label of an axis of length 1 alone
        x, term = reshape(x, shape(x) + (1,) * len(set(output) - set(term))), [
            *term, *[c for c in output if c not in term],
        ]  # fmt: skip
    x = _ordered(x, [term.index(c) for c in output])
    return broadcast_to(x, shape=full) if shape(x) != full else x


def _needed(terms: list[list], output: list, k: int) -> set:
    return set(output).union(*terms[:k], *terms[k + 1 :])


def _ordered(x, order: list[int]):
    return x if order == list(range(len(order))) else transpose(x, tuple(order))


def _reduced(term: list, x, needed: set, sizes: dict) -> tuple[list, object]:
    """An operand with each label once, without axes that broadcast or that nothing needs."""
    for label in {c for c in term if term.count(c) > 1}:
        while term.count(label) > 1:
            first = term.index(label)
            second = term.index(label, first + 1)
            rest = [a for a in range(len(term)) if a not in (first, second)]
            lengths = shape(x)[first], shape(x)[second]
            x = _ordered(x, [*rest, first, second])
            at = load_numpy().arange(max(lengths))
            x = getitem(x, Ellipsis, *[at if n > 1 else 0 * at for n in lengths])
            term = [*(term[a] for a in rest), label]
    lone = tuple(a for a, c in enumerate(term) if c not in needed)
    if lone:
        x = total(x, axis=lone)
        term = [c for c in term if c in needed]
    flat = [a for a, c in enumerate(term) if shape(x)[a] == 1 != sizes[c]]
    if flat:
        term = [c for a, c in enumerate(term) if a not in flat]
        x = reshape(x, tuple(sizes[c] for c in term))
    return term, x


def _order(items: list, output: list, sizes: dict, optimize: bool):
    """The pairs of places to join, one after another: each time the pair that costs least."""
    terms = [set(term) for term, _ in items]
    count = len(terms)
    while len(terms) > 1:
        pairs = [(i, j) for j in range(len(terms)) for i in range(j)]
        given = (0, 1) if len(terms) == count else (0, len(terms) - 1)
        best = min(pairs, key=lambda p: _cost(p, terms, output, sizes)) if optimize else given
        rest = [t for k, t in enumerate(terms) if k not in best]
        kept = (terms[best[0]] | terms[best[1]]) & set(output).union(*rest)
        terms = [*rest, kept]
        yield best


def _cost(pair: tuple, terms: list[set], output: list, sizes: dict) -> tuple[int, int]:
    """How many elements a product has more than its operands, then how much work it is."""
    left, right = terms[pair[0]], terms[pair[1]]
    rest = [t for k, t in enumerate(terms) if k not in pair]
    kept = (left | right) & set(output).union(*rest)
    many = [product([sizes[c] for c in labels]) for labels in (kept, left, right, left | right)]
    return many[0] - many[1] - many[2], many[3]


def _joined(left: list, x, right: list, y, needed: set, sizes: dict) -> tuple[list, object]:
    """The product of two operands, summed over the labels of both that nothing needs."""
    left, x = _reduced(left, x, needed.union(right), sizes)
    right, y = _reduced(right, y, needed.union(left), sizes)
    both = [c for c in left if c in right]
    batch = [c for c in both if c in needed]
    inner = [c for c in both if c not in needed]
    rows = [c for c in left if c not in both]
    columns = [c for c in right if c not in both]
    ask(product([sizes[c] for c in (*batch, *rows, *columns)]))
    if not inner:
        return _spread(left, x, right, y)
    labels = batch + rows + columns
    x = _blocks(x, left, [batch, rows, inner], sizes)
    y = _blocks(y, right, [batch, inner, columns], sizes)
    return labels, _filled(matmul(x, y), tuple(sizes[c] for c in labels))


def _spread(left: list, x, right: list, y) -> tuple[list, object]:
    """The product of two operands with nothing to sum over."""
    labels = left + [c for c in right if c not in left]
    y = _ordered(y, [right.index(c) for c in labels if c in right])
    lengths = dict(zip(right, [None] * len(right)))
    full = iter(shape(y))
    spread = tuple(next(full) if c in lengths else 1 for c in labels)
    x = _filled(x, shape(x) + (1,) * (len(labels) - len(left)))
    return labels, mul(x, _filled(y, spread))


def _blocks(x, term: list, groups: list[list], sizes: dict):
    """An operand as an array of two or three axes, one for each group of labels, the first of
    which may have none."""
    x = _ordered(x, [term.index(c) for group in groups for c in group])
    groups = groups if groups[0] else groups[1:]
    return _filled(x, tuple(product([sizes[c] for c in group]) for group in groups))


def _filled(x, full: tuple):
    return reshape(x, full) if shape(x) != full else x
