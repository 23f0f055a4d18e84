"""Random expressions of tensors, as text: each is made to have the type and the shape asked for.

A rule of `RULES` writes a tensor of a type and a shape by parts of others, or gives None where it
cannot.  Values are small multiples of a quarter, so that most sums and products of float32 are
exact; where a function has a kink or a convention that differs on purpose, its argument keeps away.
"""

import random

FLOATS, COMPLEX, WHOLE = ("float32", "float64"), ("complex64", "complex128"), ("int32", "int64")
KINDS = {"f": FLOATS, "c": COMPLEX, "i": WHOLE, "b": ("bool",)}
KIND = {dtype: kind for kind, dtypes in KINDS.items() for dtype in dtypes}
PARTS = {"complex64": "float32", "complex128": "float64"}

Shape = tuple[int, ...]


def size(shape: Shape) -> int:
    count = 1
    for n in shape:
        count *= n
    return count


class Tensors:
    """Writes tensors; `names` are those that the program has, with their types and shapes."""

    def __init__(self, source: random.Random, wrong: float = 0.0):
        self.source = source
        self.wrong = wrong  # how often a part is of another type or shape than it should be
        self.names: dict[str, tuple[str, Shape]] = {}

    def chance(self, probability: float) -> bool:
        return self.source.random() < probability

    def pick(self, options):
        return self.source.choice(list(options))

    def whole(self, low: int, high: int) -> int:
        return self.source.randint(low, high)

    # -- types, shapes, values ---------------------------------------------------------------------
    def dtype(self) -> str:
        return self.pick(["float32"] * 6 + ["float64", "int32", "int32", "int64", "bool",
                                            "complex64", "complex128"])  # fmt: skip

    def shape(self, rank: int | None = None) -> Shape:
        rank = self.pick([0, 0, 1, 1, 1, 2, 2, 2, 3]) if rank is None else rank
        return tuple(
            self.pick([1, 2, 2, 3, 3, 4, 0] if self.chance(0.2) else [2, 3]) for _ in range(rank)
        )

    def value(self, kind: str) -> str:
        if kind == "b":
            return self.pick(["True", "False"])
        if kind == "i":
            return str(self.whole(-3, 5))
        real = str(
            self.pick([-2, -1.5, -1, -0.75, -0.5, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3]) * 1.0
        )
        return f"({real}{self.pick(['+', '-'])}{self.whole(1, 3) / 2}j)" if kind == "c" else real

    def nested(self, kind: str, shape: Shape) -> str:
        if not shape:
            return self.value(kind)
        return f"[{', '.join(self.nested(kind, shape[1:]) for _ in range(shape[0]))}]"

    def constant(self, dtype: str, shape: Shape) -> str:
        kind = KIND[dtype]
        if self.chance(0.75) or 0 in shape:
            default = dtype in ("float32", "int32", "bool", "complex128") and 0 not in shape
            return f"tf.constant({self.nested(kind, shape)}{'' if default and self.chance(0.7) else f', tf.{dtype}'})"
        options = [f"tf.zeros({list(shape)}, tf.{dtype})", f"tf.ones({list(shape)}, tf.{dtype})"]
        if kind == "f":
            options.append(f"tf.fill({list(shape)}, tf.constant({self.value('f')}, tf.{dtype}))")
            options.append(f"tf.cast({self.nested('i', shape)}, tf.{dtype})")
        if kind in "fi" and len(shape) == 1 and shape[0]:
            options.append(f"tf.range({shape[0]}, dtype=tf.{dtype})")
            options.append(f"tf.range(1, {2 * shape[0]}, 2, dtype=tf.{dtype})")
        if kind == "f" and len(shape) == 1 and shape[0] > 1:
            options.append(f"tf.linspace(tf.constant(0.5, tf.{dtype}), 2.0, {shape[0]})")
        if len(shape) == 2:
            options.append(f"tf.eye({shape[0]}, {shape[1]}, dtype=tf.{dtype})")
        if shape and kind != "b":
            options.append(
                f"tf.one_hot({self.nested('i', shape[:-1])}, {shape[-1]}, dtype=tf.{dtype})"
            )
        return self.pick(options)

    def leaf(self, dtype: str, shape: Shape) -> str:
        known = [name for name, has in self.names.items() if has == (dtype, shape)]
        if known and self.chance(0.8):
            return self.pick(known)
        alike = [name for name, (_, s) in self.names.items() if s == shape]
        if alike and self.chance(0.15):
            return f"tf.{self.pick(['ones', 'zeros'])}_like({self.pick(alike)}, dtype=tf.{dtype})"
        typed = [name for name, (t, _) in self.names.items() if t == dtype]
        if typed and self.chance(0.4):
            return self.reached(self.pick(typed), shape)
        return self.constant(dtype, shape)

    def reached(self, name: str, shape: Shape) -> str:
        """A tensor of this shape that depends on one of another."""
        own = self.names[name][1]
        if size(own) == size(shape):
            return f"tf.reshape({name}, {list(shape)})"
        if not shape:
            return (
                f"tf.reduce_sum({name})"
                if self.names[name][0] != "bool"
                else f"tf.reduce_all({name})"
            )
        if len(own) == len(shape) and all(a >= b for a, b in zip(own, shape)):
            return f"{name}[{', '.join(f':{b}' for b in shape)}]"
        if not own or own == shape[len(shape) - len(own) :]:
            return f"tf.broadcast_to({name}, {list(shape)})"
        if 0 in own:
            return self.constant(self.names[name][0], shape)
        count = size(shape)
        return f"tf.reshape(tf.tile(tf.reshape({name}, [-1]), [{count // size(own) + 1}])[:{count}], {list(shape)})"

    def tensor(self, dtype: str, shape: Shape, depth: int) -> str:
        if self.chance(self.wrong):
            dtype, shape = self.pick([(self.dtype(), shape), (dtype, self.shape())])
        if depth <= 0:
            return self.leaf(dtype, shape)
        for _ in range(12):
            rule = self.pick(RULES[KIND[dtype]])
            if text := rule(self, dtype, shape, depth - 1):
                return text
        return self.leaf(dtype, shape)

    def operand(self, dtype: str, shape: Shape, depth: int) -> str:
        """A tensor, or what becomes one beside a tensor: a number, a list, an array of NumPy."""
        if self.chance(0.75) or dtype in COMPLEX:
            return self.tensor(dtype, shape, depth)
        kind = KIND[dtype]
        if kind == "f" and self.chance(0.3):
            return self.nested("i", shape)
        if self.chance(0.3):
            return f"np.array({self.nested(kind, shape)}, np.{dtype})"
        return self.nested(kind, shape)

    def thinner(self, shape: Shape) -> Shape:
        """A shape that broadcasts to this one."""
        cut = shape[self.whole(0, len(shape)) :] if self.chance(0.5) else shape
        return tuple(1 if self.chance(0.3) else n for n in cut)

    def factors(self, count: int) -> Shape:
        """A shape with so many elements."""
        options = [(count,), (1, count), (count, 1)]
        options += [(d, count // d) for d in range(2, count) if count % d == 0]
        return self.pick([*options, ()] if count == 1 else options)


# -- rules -----------------------------------------------------------------------------------------
def _calls(*forms: str):
    """Functions of one tensor of the same type and shape."""

    def rule(t, dtype, shape, depth):
        return t.pick(forms).format(t.tensor(dtype, shape, depth))

    return rule


def _reals(*forms: str):
    """Functions of a real tensor of the same shape, to another type."""

    def rule(t, dtype, shape, depth):
        return t.pick(forms).format(t.tensor(t.pick(FLOATS), shape, depth))

    return rule


def _operator(symbols):
    def rule(t, dtype, shape, depth):
        left, right = t.tensor(dtype, shape, depth), t.operand(dtype, t.thinner(shape), depth)
        if not left.startswith(("tf.", *t.names)) and not right.startswith("tf."):
            left = f"tf.convert_to_tensor({left}, tf.{dtype})"
        if t.chance(0.4):
            left, right = right, left
        return t.pick(symbols).format(f"({left})", f"({right})")

    return rule


def _divide(t, dtype, shape, depth):
    x, y = t.tensor(dtype, shape, depth), t.tensor(dtype, t.thinner(shape), 0)
    return t.pick([f"({x}) / (2.0 + {y} * {y})", f"tf.math.divide_no_nan({x}, {y})" if KIND[dtype] == "f" else f"({x}) / 2.0",
                   f"tf.divide({x}, 4.0)"])  # fmt: skip


def _compare(t, dtype, shape, depth):
    other = t.pick([*FLOATS, *WHOLE])
    x, y = t.tensor(other, shape, depth), t.operand(other, t.thinner(shape), depth)
    x = x if x.startswith("tf.") else f"tf.identity({x})"
    return f"({x}) {t.pick(['<', '<=', '>', '>=', '==', '!='])} ({y})"


def _where(t, dtype, shape, depth):
    condition = t.tensor("bool", t.pick([shape, t.thinner(shape)]), depth)
    return f"tf.where({condition}, {t.tensor(dtype, shape, depth)}, {t.operand(dtype, t.thinner(shape), depth)})"


def _cast(t, dtype, shape, depth):
    source = t.pick([d for d in KIND if KIND[d] != "c" or KIND[dtype] == "c"])
    return f"tf.cast({t.tensor(source, shape, depth)}, tf.{dtype})"


def _reduction(*names):
    def rule(t, dtype, shape, depth):
        name, keep = t.pick(names), ""
        if not shape and t.chance(0.5):
            return f"tf.{name}({t.tensor(dtype, t.shape(), depth)})"
        if 1 in shape and t.chance(0.6):
            axis, keep = shape.index(1), ", keepdims=True"
            whole = (*shape[:axis], t.whole(1, 3), *shape[axis + 1 :])
        else:
            axis = t.whole(0, len(shape))
            whole = (*shape[:axis], t.whole(1, 3), *shape[axis:])
            axis = axis if t.chance(0.6) else axis - len(whole)
        if len(whole) > 3:
            return None
        axis = t.pick([axis, [axis]]) if "arg" not in name else axis
        return f"tf.{name}({t.tensor(dtype, whole, depth)}, axis={axis}{keep})"

    return rule


def _argument(t, dtype, shape, depth):
    axis = t.whole(0, len(shape))
    whole = (*shape[:axis], t.whole(1, 3), *shape[axis:])
    if len(whole) > 3:
        return None
    of = t.tensor(t.pick(FLOATS), whole, depth)
    return f"tf.{t.pick(['argmax', 'argmin'])}({of}, axis={axis}, output_type=tf.{dtype})"


def _shapes(t, dtype, shape, depth):
    if len(shape) != 1 or dtype != "int32" or shape[0] > 3:
        return None
    return f"tf.shape({t.tensor(t.dtype(), t.shape(shape[0]), depth)})"


def _reshape(t, dtype, shape, depth):
    to = list(shape)
    if to and 0 not in to and t.chance(0.4):
        to[t.whole(0, len(to) - 1)] = -1
    return f"tf.reshape({t.tensor(dtype, t.factors(size(shape)), depth)}, {to})"


def _transpose(t, dtype, shape, depth):
    order = list(range(len(shape)))
    if t.chance(0.5):
        return f"tf.transpose({t.tensor(dtype, shape[::-1], depth)})"
    t.source.shuffle(order)
    whole = [0] * len(shape)
    for to, origin in enumerate(order):
        whole[origin] = shape[to]
    return f"tf.transpose({t.tensor(dtype, tuple(whole), depth)}, {order})"


def _ones(t, dtype, shape, depth):
    """Axes of length 1, made and dropped."""
    if 1 in shape and t.chance(0.6):
        axis = shape.index(1)
        rest = shape[:axis] + shape[axis + 1 :]
        at = ", ".join(":" * (k != axis) or "tf.newaxis" for k in range(len(shape)))
        x = t.tensor(dtype, rest, depth)
        return t.pick([f"tf.expand_dims({x}, {axis})", f"({x})[{at}]"])
    if len(shape) > 2:
        return None
    axis = t.whole(0, len(shape))
    whole = (*shape[:axis], 1, *shape[axis:])
    how = ", ".join("0" if k == axis else ":" for k in range(len(whole)))
    x = t.tensor(dtype, whole, depth)
    return t.pick(
        [
            f"tf.squeeze({x}, axis={axis})",
            f"tf.squeeze({x}, [{axis - len(whole)}])",
            f"({x})[{how}]",
        ]
    )


def _joined(t, dtype, shape, depth):
    if not shape:
        return f"tf.unstack({t.tensor(dtype, (2,), depth)})[{t.whole(-2, 1)}]"
    axis = t.whole(0, len(shape) - 1)
    first = t.whole(0, shape[axis])
    cut = [(*shape[:axis], n, *shape[axis + 1 :]) for n in (first, shape[axis] - first)]
    if t.chance(0.5):
        return f"tf.concat([{t.tensor(dtype, cut[0], depth)}, {t.tensor(dtype, cut[1], depth)}], axis={axis})"
    if shape[axis] not in (1, 2, 3):
        return None
    rest = shape[:axis] + shape[axis + 1 :]
    parts = ", ".join(t.tensor(dtype, rest, depth) for _ in range(shape[axis]))
    return f"tf.stack([{parts}], axis={t.pick([axis, axis - len(shape)])})"


def _part(t, dtype, shape, depth):
    """Slices, with steps and ellipses."""
    whole, at = [], []
    for n in shape:
        before, after, step = t.whole(0, 2), t.whole(0, 2), t.pick([1, 1, 1, 2, -1])
        if step == 1:
            whole.append(before + n + after)
            at.append(f"{before or ''}:{-after if after else ''}" if n else "0:0")
        elif n:
            whole.append(n * abs(step))
            at.append("::2" if step == 2 else "::-1")
        else:
            whole.append(t.whole(0, 2))
            at.append("5:")
    place = t.whole(0, len(shape))
    if t.chance(0.4) and len(whole) < 3:
        n = t.whole(1, 3)
        whole.insert(place, n)
        at.insert(place, str(t.whole(-n, n - 1)))
    elif t.chance(0.3):
        at.insert(place, "...")
    if not at or size(tuple(whole)) > 60:
        return None
    return f"({t.tensor(dtype, tuple(whole), depth)})[{', '.join(at)}]"


def _spread(t, dtype, shape, depth):
    if not shape:
        return None
    axis, n = t.whole(0, len(shape) - 1), shape[-1]
    n = shape[axis]
    same = t.tensor(dtype, shape, depth)
    kind = t.whole(0, 5)
    if kind == 0:
        return f"tf.reverse({same}, [{axis}])"
    if kind == 1:
        return f"tf.roll({same}, {t.whole(-2, 4)}, {axis})"
    if kind == 2 and n > 1:
        inside = (*shape[:axis], n - 1, *shape[axis + 1 :])
        pads = [
            [int(k == axis), 0] if t.whole(0, 1) else [0, int(k == axis)] for k in range(len(shape))
        ]
        mode = t.pick(["", "", ", 'REFLECT'"]) if n > 2 else ""
        more = ", constant_values=2" if not mode and KIND[dtype] == "f" and t.chance(0.3) else ""
        return f"tf.pad({t.tensor(dtype, inside, depth)}, {pads}{mode}{more})"
    if kind == 3 and n and n % 2 == 0:
        inside = (*shape[:axis], n // 2, *shape[axis + 1 :])
        x = t.tensor(dtype, inside, depth)
        many = [2 if k == axis else 1 for k in range(len(shape))]
        return t.pick([f"tf.tile({x}, {many})", f"tf.repeat({x}, 2, axis={axis})"])
    if kind == 4:
        return f"tf.broadcast_to({t.tensor(dtype, t.thinner(shape), depth)}, {list(shape)})"
    if kind == 5:
        inside = (*shape[:axis], 2 * n, *shape[axis + 1 :])
        return f"tf.split({t.tensor(dtype, inside, depth)}, 2, axis={axis})[{t.whole(0, 1)}]"
    return None


def _indices(t, shape: Shape, below: int) -> str:
    if not shape:
        return str(t.whole(0, below - 1))
    return f"[{', '.join(_indices(t, shape[1:], below) for _ in range(shape[0]))}]"


def _gathered(t, dtype, shape, depth):
    axis = t.whole(0, len(shape))
    length = t.whole(1, 4)
    if axis < len(shape) and shape[axis] and t.chance(0.7):
        rank = 2 if axis + 1 < len(shape) and shape[axis + 1] and t.chance(0.4) else 1
        whole = (*shape[:axis], length, *shape[axis + rank :])
        return f"tf.gather({t.tensor(dtype, whole, depth)}, {_indices(t, shape[axis : axis + rank], length)}, axis={axis})"
    if len(shape) > 2 or 0 in shape:
        return None
    if shape and t.chance(0.5):  # elements of a matrix
        whole = (2, length, *shape[1:])
        at = ", ".join(f"[{t.whole(0, 1)}, {t.whole(0, length - 1)}]" for _ in range(shape[0]))
        return f"tf.gather_nd({t.tensor(dtype, whole, depth)}, [{at}])"
    whole = (*shape[:axis], length, *shape[axis:])
    return f"tf.gather({t.tensor(dtype, whole, depth)}, {t.whole(0, length - 1)}, axis={axis})"


def _scattered(t, dtype, shape, depth):
    if not shape or 0 in shape:
        return None
    count = t.whole(1, min(shape[0], 3))
    places = t.source.sample(range(shape[0]), count)
    at = [[k] for k in places]
    updates = t.tensor(dtype, (count, *shape[1:]), depth)
    onto = t.tensor(dtype, shape, depth)
    if KIND[dtype] == "b":
        return f"tf.tensor_scatter_nd_update({onto}, {at}, {updates})"
    return t.pick([
        f"tf.scatter_nd({[*at[1:], at[0]]}, {updates}, {list(shape)})",
        f"tf.tensor_scatter_nd_update({onto}, {at}, {updates})",
        f"tf.tensor_scatter_nd_add({onto}, {at}, {updates})",
        f"tf.tensor_scatter_nd_sub({onto}, {at}, {updates})",
    ])  # fmt: skip


def _masked(t, dtype, shape, depth):
    if not shape or shape[0] > 3:
        return None
    keep = [True] * shape[0] + [False] * t.whole(0, 2)
    t.source.shuffle(keep)
    x = t.tensor(dtype, (len(keep), *shape[1:]), depth)
    return t.pick([f"tf.boolean_mask({x}, {keep})", f"tf.boolean_mask({x}, tf.constant({keep}, tf.bool))",
                   f"tf.gather({x}, {[k for k, on in enumerate(keep) if on]})" if any(keep) else None])  # fmt: skip


def _running(t, dtype, shape, depth):
    if not shape:
        return None
    how = "".join(t.pick(["", f", {word}=True"]) for word in ("exclusive", "reverse"))
    return f"tf.cumsum({t.tensor(dtype, shape, depth)}, axis={t.whole(-len(shape), len(shape) - 1)}{how})"


def _product(t, dtype, shape, depth):
    if not shape or size(shape) > 12:
        return None
    k = t.whole(1, 3)
    if len(shape) == 1:
        n = shape[0]
        return t.pick([
            f"tf.linalg.matvec({t.tensor(dtype, (n, k), depth)}, {t.tensor(dtype, (k,), depth)})",
            f"tf.einsum('ij,j->i', {t.tensor(dtype, (n, k), depth)}, {t.tensor(dtype, (k,), depth)})",
            f"tf.tensordot({t.tensor(dtype, (n, k), depth)}, {t.tensor(dtype, (k,), depth)}, 1)",
        ])  # fmt: skip
    *more, n, m = shape
    x, y = t.tensor(dtype, (*more, n, k), depth), t.tensor(dtype, (*more, k, m), depth)
    if more:
        return t.pick([f"({x}) @ ({y})" if x.startswith("tf.") else f"tf.matmul({x}, {y})",
                       f"tf.einsum('bij,bjk->bik', {x}, {y})"])  # fmt: skip
    across = t.tensor(dtype, (m, k), depth)
    return t.pick([f"tf.matmul({x}, {y})", f"tf.matmul({x}, {across}, transpose_b=True)",
                   f"tf.einsum('ij,jk->ik', {x}, {y})", f"tf.einsum('ij,kj', {x}, {across})",
                   f"tf.tensordot({x}, {y}, axes=[[1], [0]])"])  # fmt: skip


def _matrix(t, dtype, shape, depth):
    if len(shape) == 2 and shape[0] == shape[1] and shape[0]:
        n = shape[0]
        return t.pick([
            f"tf.linalg.diag({t.tensor(dtype, (n,), depth)})",
            f"tf.linalg.band_part({t.tensor(dtype, shape, depth)}, {t.whole(-1, 1)}, {t.whole(-1, 1)})",
            f"tf.linalg.inv(tf.eye({n}, dtype=tf.{dtype}) * 4 + tf.tanh({t.tensor(dtype, shape, depth)}))" if KIND[dtype] == "f" else None,
            f"tf.linalg.set_diag({t.tensor(dtype, shape, depth)}, {t.tensor(dtype, (n,), depth)})",
        ])  # fmt: skip
    if len(shape) == 1 and shape[0]:
        return f"tf.linalg.diag_part({t.tensor(dtype, (shape[0], shape[0]), depth)})"
    if not shape:
        x = t.tensor(dtype, (2, 2), depth)
        return t.pick(
            [
                f"tf.linalg.trace({x})",
                f"tf.linalg.det(tf.eye(2, dtype=tf.{dtype}) * 4 + {x})"
                if KIND[dtype] == "f"
                else None,
            ]
        )
    return None


def _network(t, dtype, shape, depth):
    if not shape or 0 in shape:
        return None
    logits = t.tensor(dtype, shape, depth)
    kind = t.whole(0, 4)
    if kind == 0:
        return f"tf.nn.{t.pick(['softmax', 'log_softmax'])}({logits}, axis={t.whole(-1, len(shape) - 1)})"
    if kind == 1 and len(shape) < 3:
        classes = t.whole(2, 3)
        wide = t.tensor(dtype, (*shape, classes), depth)
        if t.chance(0.5):
            return f"tf.nn.sparse_softmax_cross_entropy_with_logits(labels={_indices(t, shape, classes)}, logits={wide})"
        hot = f"tf.one_hot({_indices(t, shape, classes)}, {classes}, dtype=tf.{dtype})"
        return f"tf.nn.softmax_cross_entropy_with_logits(labels={hot}, logits={wide})"
    if kind == 2:
        return f"tf.nn.sigmoid_cross_entropy_with_logits(labels=tf.ones_like({logits}), logits={logits})"
    if kind == 3:
        return (
            f"tf.nn.bias_add({logits}, {t.tensor(dtype, shape[-1:], depth)})"
            if len(shape) > 1
            else None
        )
    return f"tf.math.l2_normalize({logits} + 4.0, axis={t.whole(0, len(shape) - 1)})"


def _sorted(t, dtype, shape, depth):
    if not shape:
        return (
            f"tf.size({t.tensor(t.dtype(), t.shape(), depth)}, out_type=tf.{dtype})"
            if dtype in WHOLE
            else None
        )
    x = t.tensor(dtype, shape, depth)
    top = f"tf.math.top_k({x}, k={shape[-1]}).values"
    return t.pick([f"tf.sort({x}, axis=-1)", f"tf.sort({x}, direction='DESCENDING')", top])


def _between(t, dtype, shape, depth):
    x, y = t.tensor(dtype, shape, depth), t.operand(dtype, t.thinner(shape), depth)
    return t.pick([f"tf.maximum({x}, 0.37)", f"tf.minimum({x}, 0.41)", f"tf.clip_by_value({x}, -1.1, 1.1)",
                   f"tf.math.squared_difference({x}, {y})", f"tf.atan2({x}, 2.0 + {x} * {x})",
                   f"tf.pow(tf.abs({x}) + 0.5, {y})", f"tf.math.xlogy({x}, {x} * {x} + 0.5)"])  # fmt: skip


def _complex(t, dtype, shape, depth):
    part = PARTS[dtype]
    return f"tf.complex({t.tensor(part, shape, depth)}, {t.tensor(part, shape, depth)})"


def _of_complex(t, dtype, shape, depth):
    of = "complex64" if dtype == "float32" else "complex128"
    return f"tf.{t.pick(['math.real', 'math.imag', 'abs', 'math.angle'])}({t.tensor(of, shape, depth)} + (4+1j))"


def _segments(t, dtype, shape, depth):
    if not shape or not shape[0]:
        return None
    many = shape[0] + t.whole(0, 2)
    ids = list(range(shape[0])) + [t.whole(0, shape[0] - 1) for _ in range(many - shape[0])]
    x = t.tensor(dtype, (many, *shape[1:]), depth)
    return t.pick([f"tf.math.segment_sum({x}, {sorted(ids)})", f"tf.math.unsorted_segment_sum({x}, {ids}, {shape[0]})",
                   f"tf.math.segment_max({x}, {sorted(ids)})" if KIND[dtype] in "fi" else None])  # fmt: skip


STRUCTURE = [_reshape, _transpose, _ones, _joined, _part, _part, _spread, _gathered, _scattered,
             _masked, _where, _cast]  # fmt: skip
ARITHMETIC = [
    "{} + {}",
    "{} - {}",
    "{} * {}",
    "tf.multiply({}, {})",
    "tf.subtract({}, {})",
]
RULES = {
    "f": [
        *STRUCTURE, *[_operator(ARITHMETIC)] * 4, _divide, _running, _product, _product, _matrix,
        _network, _sorted, _between, _of_complex, _segments,
        _reduction("reduce_sum", "reduce_mean", "reduce_max", "reduce_min"),
        _reduction("reduce_prod", "reduce_logsumexp", "math.reduce_variance", "reduce_sum"),
        _calls("tf.square({})", "tf.sin({})", "tf.cos({})", "tf.exp(tf.sin({}))", "tf.tanh({})", "tf.sigmoid({})",
               "-{}", "abs({})", "tf.sqrt(tf.abs({}) + 0.5)", "tf.math.log(tf.square({}) + 1)", "{} ** 2", "({}) ** 3.0",
               "2.0 ** ({})", "tf.math.erf({})", "tf.math.log1p(tf.abs({}))", "tf.math.rsqrt(tf.square({}) + 1.0)"),
        _calls("tf.nn.relu({})", "tf.nn.leaky_relu({})", "tf.nn.elu({})", "tf.nn.gelu({})", "tf.nn.softplus({})",
               "tf.nn.silu({})", "tf.nn.selu({})", "tf.nn.relu6({})", "tf.nn.softsign({})"),
        _calls("tf.identity({})", "tf.stop_gradient({})", "tf.floor({})", "tf.round({})", "tf.sign({})",
               "tf.convert_to_tensor({})", "tf.clip_by_norm({} + 1.0, 2.0)", "({}) % 1.7", "({}) // 0.7"),
    ],
    "c": [
        *STRUCTURE, *[_operator(ARITHMETIC)] * 3, _complex, _divide, _running, _product,
        _reduction("reduce_sum", "reduce_mean", "reduce_prod"),
        _calls("tf.square({})", "tf.math.conj({})", "tf.exp(0.5 * {})", "tf.sin({})", "{} ** 2", "-{}", "1j * {}",
               "tf.sqrt({} + 4.5)", "tf.math.log({} + (4.0+0.5j))", "tf.tanh(0.25 * {})"),
    ],
    "i": [
        *STRUCTURE, *[_operator(ARITHMETIC)] * 3, _operator(["{} // ({} * 2 + 7)", "{} % ({} * 2 + 7)"]), _argument,
        _shapes, _running, _sorted, _product, _segments,
        _reduction("reduce_sum", "reduce_max", "reduce_min", "reduce_mean", "reduce_prod"),
        _calls("tf.square({})", "-{}", "abs({})", "tf.sign({})", "tf.minimum({}, 2)", "tf.maximum({}, 1)"),
    ],
    "b": [
        *STRUCTURE, *[_compare] * 4, _reduction("reduce_any", "reduce_all"), _calls("~({})", "tf.logical_not({})"),
        _operator(["tf.logical_and({}, {})", "tf.logical_or({}, {})", "tf.math.logical_xor({}, {})", "{} == {}",
                   "{} & {}", "{} | {}"]),
        _reals("tf.math.is_nan({})", "tf.math.is_finite({})"),
    ],
}  # fmt: skip


