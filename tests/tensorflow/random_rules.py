"""What random expressions of tensors are made of: each rule writes one operation.

A rule takes the `Tensors` that writes, a type, a shape and a depth, and gives a text, or None where
it has none of that type and shape.  Where a function has a kink or a convention that differs on
purpose, its argument keeps away.
"""

from random_tensors import FLOATS, KIND, PARTS, WHOLE, Shape, size


def _calls(forms: str):
    """Functions of one tensor of the same type and shape, as words between semicolons."""
    forms = [form.strip() for form in forms.split(";")]

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
    quotient = f"tf.math.divide_no_nan({x}, {y})" if KIND[dtype] == "f" else f"({x}) / 2.0"
    return t.pick([f"({x}) / (2.0 + {y} * {y})", quotient, f"tf.divide({x}, 4.0)"])


def _compare(t, dtype, shape, depth):
    other = t.pick([*FLOATS, *WHOLE])
    x, y = t.tensor(other, shape, depth), t.operand(other, t.thinner(shape), depth)
    x = x if x.startswith("tf.") else f"tf.identity({x})"
    return f"({x}) {t.pick(['<', '<=', '>', '>=', '==', '!='])} ({y})"


def _where(t, dtype, shape, depth):
    condition = t.tensor("bool", t.pick([shape, t.thinner(shape)]), depth)
    x, y = t.tensor(dtype, shape, depth), t.operand(dtype, t.thinner(shape), depth)
    return f"tf.where({condition}, {x}, {y})"


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
        x, y = (t.tensor(dtype, part, depth) for part in cut)
        return f"tf.concat([{x}, {y}], axis={axis})"
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
        at = _indices(t, shape[axis : axis + rank], length)
        return f"tf.gather({t.tensor(dtype, whole, depth)}, {at}, axis={axis})"
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
    at = [k for k, on in enumerate(keep) if on]
    return t.pick([f"tf.boolean_mask({x}, {keep})", f"tf.gather({x}, {at})" if at else None,
                   f"tf.boolean_mask({x}, tf.constant({keep}, tf.bool))"])  # fmt: skip


def _running(t, dtype, shape, depth):
    if not shape:
        return None
    how = "".join(t.pick(["", f", {word}=True"]) for word in ("exclusive", "reverse"))
    axis = t.whole(-len(shape), len(shape) - 1)
    return f"tf.cumsum({t.tensor(dtype, shape, depth)}, axis={axis}{how})"


def _product(t, dtype, shape, depth):
    if not shape or size(shape) > 12:
        return None
    k = t.whole(1, 3)
    if len(shape) == 1:
        n = shape[0]
        x, y = t.tensor(dtype, (n, k), depth), t.tensor(dtype, (k,), depth)
        return t.pick([f"tf.linalg.matvec({x}, {y})", f"tf.einsum('ij,j->i', {x}, {y})",
                       f"tf.tensordot({x}, {y}, 1)"])  # fmt: skip
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
        x, y = t.tensor(dtype, shape, depth), t.tensor(dtype, (n,), depth)
        if KIND[dtype] == "f" and t.chance(0.25):
            return f"tf.linalg.inv(tf.eye({n}, dtype=tf.{dtype}) * 4 + tf.tanh({x}))"
        band = f"tf.linalg.band_part({x}, {t.whole(-1, 1)}, {t.whole(-1, 1)})"
        return t.pick([f"tf.linalg.diag({y})", band, f"tf.linalg.set_diag({x}, {y})"])
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
        axis = t.whole(-1, len(shape) - 1)
        return f"tf.nn.{t.pick(['softmax', 'log_softmax'])}({logits}, axis={axis})"
    if kind == 1 and len(shape) < 3:
        classes = t.whole(2, 3)
        wide = t.tensor(dtype, (*shape, classes), depth)
        if t.chance(0.5):
            labels = _indices(t, shape, classes)
            return f"tf.nn.sparse_softmax_cross_entropy_with_logits({labels}, {wide})"
        hot = f"tf.one_hot({_indices(t, shape, classes)}, {classes}, dtype=tf.{dtype})"
        return f"tf.nn.softmax_cross_entropy_with_logits(labels={hot}, logits={wide})"
    if kind == 2:
        return f"tf.nn.sigmoid_cross_entropy_with_logits(tf.ones_like({logits}), {logits})"
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


BETWEEN = [  # where float32 ties are not to be expected
    "tf.maximum({x}, 0.37)", "tf.minimum({x}, 0.41)", "tf.clip_by_value({x}, -1.1, 1.1)",
    "tf.math.squared_difference({x}, {y})", "tf.atan2({x}, 2.0 + {x} * {x})",
    "tf.pow(tf.abs({x}) + 0.5, {y})", "tf.math.xlogy({x}, {x} * {x} + 0.5)",
]  # fmt: skip


def _between(t, dtype, shape, depth):
    x, y = t.tensor(dtype, shape, depth), t.operand(dtype, t.thinner(shape), depth)
    return t.pick(BETWEEN).format(x=x, y=y)


def _complex(t, dtype, shape, depth):
    part = PARTS[dtype]
    return f"tf.complex({t.tensor(part, shape, depth)}, {t.tensor(part, shape, depth)})"


def _of_complex(t, dtype, shape, depth):
    of = "complex64" if dtype == "float32" else "complex128"
    name = t.pick(["math.real", "math.imag", "abs", "math.angle"])
    return f"tf.{name}({t.tensor(of, shape, depth)} + (4+1j))"


def _segments(t, dtype, shape, depth):
    if not shape or not shape[0]:
        return None
    many = shape[0] + t.whole(0, 2)
    ids = list(range(shape[0])) + [t.whole(0, shape[0] - 1) for _ in range(many - shape[0])]
    x = t.tensor(dtype, (many, *shape[1:]), depth)
    if KIND[dtype] in "fi" and t.chance(0.3):
        return f"tf.math.segment_max({x}, {sorted(ids)})"
    return t.pick([f"tf.math.segment_sum({x}, {sorted(ids)})",
                   f"tf.math.unsorted_segment_sum({x}, {ids}, {shape[0]})"])  # fmt: skip


STRUCTURE = [_reshape, _transpose, _ones, _joined, _part, _part, _spread, _gathered, _scattered,
             _masked, _where, _cast]  # fmt: skip
ARITHMETIC = ["{} + {}", "{} - {}", "{} * {}", "tf.multiply({}, {})", "tf.subtract({}, {})"]
RULES = {
    "f": [
        *STRUCTURE, *[_operator(ARITHMETIC)] * 4, _divide, _running, _product, _product, _matrix,
        _network, _sorted, _between, _of_complex, _segments,
        _reduction("reduce_sum", "reduce_mean", "reduce_max", "reduce_min"),
        _reduction("reduce_prod", "reduce_logsumexp", "math.reduce_variance", "reduce_sum"),
        _calls("""tf.square({}); tf.sin({}); tf.cos({}); tf.exp(tf.sin({})); tf.tanh({});
               tf.sigmoid({}); -{}; abs({}); tf.sqrt(tf.abs({}) + 0.5); {} ** 2; ({}) ** 3.0;
               tf.math.log(tf.square({}) + 1); 2.0 ** ({}); tf.math.erf({});
               tf.math.log1p(tf.abs({})); tf.math.rsqrt(tf.square({}) + 1.0)"""),
        _calls("""tf.nn.relu({}); tf.nn.leaky_relu({}); tf.nn.elu({}); tf.nn.gelu({});
               tf.nn.softplus({}); tf.nn.silu({}); tf.nn.selu({}); tf.nn.relu6({});
               tf.nn.softsign({})"""),
        _calls("""tf.identity({}); tf.stop_gradient({}); tf.floor({}); tf.round({}); ({}) % 1.7;
               ({}) // 0.7; tf.convert_to_tensor({}); tf.clip_by_norm({} + 1.0, 1.9)"""),
    ],
    "c": [
        *STRUCTURE, *[_operator(ARITHMETIC)] * 3, _complex, _divide, _running, _product,
        _reduction("reduce_sum", "reduce_mean", "reduce_prod"),
        _calls("""tf.square({}); tf.math.conj({}); tf.exp(0.5 * {}); tf.sin({}); -{}; 1j * {};
               tf.sqrt({} + 4.5); tf.math.log({} + (4.0+0.5j)); tf.tanh(0.25 * {})"""),
    ],
    "i": [
        *STRUCTURE, *[_operator(ARITHMETIC)] * 3, _argument, _shapes, _running, _sorted, _product,
        _segments, _operator(["{} // ({} * 2 + 7)", "{} % ({} * 2 + 7)"]),
        _reduction("reduce_sum", "reduce_max", "reduce_min", "reduce_mean", "reduce_prod"),
        _calls("""tf.square({}); -{}; abs({}); tf.sign({}); tf.minimum({}, 2);
               tf.maximum({}, 1)"""),
    ],
    "b": [
        *STRUCTURE, *[_compare] * 4, _reduction("reduce_any", "reduce_all"),
        _calls("~({}); tf.logical_not({})"),
        _operator(["tf.logical_and({}, {})", "tf.logical_or({}, {})", "{} == {}", "{} & {}",
                   "{} | {}", "tf.math.logical_xor({}, {})"]),
        _reals("tf.math.is_nan({})", "tf.math.is_finite({})"),
    ],
}  # fmt: skip
