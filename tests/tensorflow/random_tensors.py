"""Random expressions of tensors, as text: each is made to have the type and the shape asked for.

A rule writes a tensor of a type and a shape by parts of others, or gives None where it cannot
(`random_rules`).  Values are small multiples of a quarter, so that most sums and products of
float32 are exact.
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
    """Writes tensors; `names` are those that the program has, with their types and shapes.

    rules: for each kind of type the functions (tensors, dtype, shape, depth) to draw from.
    """

    def __init__(self, source: random.Random, rules: dict[str, list], wrong: float = 0.0):
        self.source, self.rules = source, rules
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
            kept = "" if default and self.chance(0.7) else f", tf.{dtype}"
            return f"tf.constant({self.nested(kind, shape)}{kept})"
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
        flat = f"tf.tile(tf.reshape({name}, [-1]), [{count // size(own) + 1}])[:{count}]"
        return f"tf.reshape({flat}, {list(shape)})"

    def tensor(self, dtype: str, shape: Shape, depth: int) -> str:
        if self.chance(self.wrong):
            dtype, shape = self.pick([(self.dtype(), shape), (dtype, self.shape())])
        if depth <= 0:
            return self.leaf(dtype, shape)
        for _ in range(12):
            rule = self.pick(self.rules[KIND[dtype]])
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
