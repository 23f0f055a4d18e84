"""The shape of each value of a core program, as far as its text tells.

A shape is a tuple of lengths where the number of axes is known, and else the name of the input
whose shape it is: `v*v + 1` has the shape of v, whatever that is.  A length is a whole number, or a
name: "v.0" is that of the first axis of the input v.  Two of one name are equal, and each may be 1,
and so be stretched by broadcasting.  UNKNOWN is a shape, or a length, that is none of these: one
such is not like another.
"""

from gradcli.errors import Diagnostic
from gradcli.language import core, surface
from gradcli.language.array_functions import REDUCTIONS, applied, called_by, gives, is_square
from gradcli.language.core import Assign, Call, Expr, For, Leave
from gradcli.language.node_kinds import SHAPED, axes_of
from gradcli.ops.memory import product
from gradcli.ops.table import TABLE

Length = int | str
Shape = tuple[Length, ...] | str
UNKNOWN = "?"
MATMUL = TABLE["matmul"]
COPIES = frozenset({"zeros_like", "ones_like", "full_like", "copy", "stop_gradient", "float"})
FILLED = frozenset({"zeros", "ones", "full"})


class Shapes:
    """The shapes of a program's names and nodes; `of(value, scope)` gives a value's."""

    def __init__(self, kinds):
        self.kinds = kinds
        self.memo: dict[str | None, dict[int, Shape | None]] = {}
        self.table: dict[tuple[str | None, str], Shape] = {}
        self.equal: dict[str, Length] = {}  # the lengths of inputs that products tell
        self.open = {
            n
            for name, (_, shape) in kinds.program.inputs.items()
            for n in with_names(name, shape or ())
            if type(n) is str
        }
        while True:
            self._find()
            if not self._learn():
                break

    def _find(self) -> None:
        """The shapes of all names: the least fixed point."""
        self.table = {
            (None, name): self._of_input(name, shape)
            for name, (_, shape) in self.kinds.program.inputs.items()
        }
        changed = True
        while changed:
            changed = False
            self.memo.clear()
            for scope, s in self.kinds.blocks:
                for name_scope, name, shape in self._gives(s, scope):
                    changed |= self._join((name_scope, name), shape)

    def _of_input(self, name: str, shape) -> Shape:
        if shape is not None:
            return tuple([self.equal.get(n, n) for n in with_names(name, shape)])
        return () if self.kinds.is_number_name(name, None) else name

    def _learn(self) -> bool:
        """Learn an open length of an input from a product that every run computes; whether one
        was found."""
        program = self.kinds.program
        if MATMUL not in program.graph.rows or not self.open:
            return False
        reads = [v for s in program.body if type(s) is Assign for v in core.reads(s)]
        for value in (*reads, *program.outputs):
            nodes = core.postorder(value.args if type(value) is Call else (value,))
            if any([node.op in core.LAZY for node in nodes]):
                continue  # it may not compute all of its parts
            for node in nodes:
                if node.op is MATMUL and self._unite(*[self.of(a, None) for a in node.args]):
                    return True
        return False

    def _unite(self, a: Shape | None, b: Shape | None) -> bool:
        """Whether the lengths that a @ b sums over tell that of an input."""
        if type(a) is not tuple or type(b) is not tuple or not a or not b:
            return False
        pair = a[-1], b[max(len(b) - 2, 0)]
        if pair[0] == pair[1] or UNKNOWN in pair:
            return False
        for n, other in (pair, pair[::-1]):
            if n in self.open and not str(other).startswith(f"{n}-"):
                self.equal = {k: other if v == n else v for k, v in self.equal.items()}
                self.equal[n] = other
                return True
        return False

    def _join(self, key: tuple, shape: Shape | None) -> bool:
        old = self.table.get(key)
        new = shape if old is None else old if shape is None else either(old, shape)
        if new == old:
            return False
        self.table[key] = new
        return True

    def _gives(self, s, scope):
        """(scope, name, shape) for the names that a statement gives a value to."""
        home = self.kinds.scope
        match s:
            case Assign(_, (), Call(core.APPEND, (stack, value))):
                yield None, f"{stack.args[0]}[]", self.of(value, scope)
            case Assign(targets, (), Call(core.POP, (stack,))):
                shape = self.table.get((None, f"{stack.args[0]}[]"))
                yield from ((home(t, scope), t, shape) for t in targets)
            case Assign(targets, (), Call(function, args)):
                for p, a in zip(self.kinds.defs[function].parameters, args):
                    yield function, p, self.of(a, scope)
                for k, t in enumerate(targets):
                    yield home(t, scope), t, self.table.get((None, f"{function}()[{k}]"))
            case Assign((target,), (), value):
                yield home(target, scope), target, self.of(value, scope)
            case For(name):
                yield home(name, scope), name, ()
            case Leave("return", values):
                for k, v in enumerate(values):
                    yield None, f"{scope}()[{k}]", self.of(v, scope)

    # -- expressions ------------------------------------------------------------------------------
    def of(self, value, scope) -> Shape | None:
        """The shape of a value; None where nothing is known of it yet."""
        if type(value) is not Expr:
            return ()
        memo = self.memo.setdefault(scope, {})
        for node in core.postorder([value], memo):
            memo[id(node)] = self._node(node, memo, scope)
        return memo[id(value)]

    def note(self, value, shape: Shape | None, scope) -> None:
        """Say what the shape of a new value is, such as of a cotangent."""
        if type(value) is Expr and shape is not None:
            self.memo.setdefault(scope, {})[id(value)] = shape

    def same(self, a, b, scope) -> bool:
        """Whether two values surely have one shape."""
        shape = self.of(a, scope)
        return shape is not None and UNKNOWN not in shape and shape == self.of(b, scope)

    def axes(self, value, scope) -> int | None:
        """How many axes a value has; None where that is not known."""
        shape = self.of(value, scope)
        return len(shape) if type(shape) is tuple else axes_of(self.kinds.of(value, scope))

    def _node(self, node: Expr, memo: dict, scope) -> Shape | None:
        if self.kinds.of(node, scope) in ("bool", "int", "real"):
            return ()
        if node.op is None:
            name = node.args[0]
            return self.table.get((self.kinds.scope(name, scope), name))
        shapes = [memo[id(a)] if type(a) is Expr else () for a in node.args]
        if None in shapes:
            return None
        if node.op.name in SHAPED:
            wanted = node.attrs[0][1] if node.attrs else node.args[0]
            if type(wanted) is Expr and wanted.op is core.SHAPE:
                return memo[id(wanted.args[0])]
        shape = node_shape(node, shapes)
        axes = axes_of(self.kinds.of(node, scope)) if shape == UNKNOWN else None
        return shape if axes is None else (UNKNOWN,) * axes


def with_names(name: str, shape) -> tuple[Length, ...]:
    """The shape of the input `name`, its open lengths by names."""
    return tuple([f"{name}.{k}" if n is None else n for k, n in enumerate(shape)])


def either(a: Shape, b: Shape) -> Shape:
    """What is known of a shape that is one of two."""
    if a == b:
        return a
    if type(a) is str or type(b) is str or len(a) != len(b):
        return UNKNOWN
    return tuple([n if n == m else UNKNOWN for n, m in zip(a, b)])


def is_told(shape: Shape) -> bool:
    """Whether all lengths are numbers."""
    return type(shape) is tuple and all([type(n) is int for n in shape])


class Lengths:
    """Shapes while a program is lowered: of declared inputs, and of names that get one value."""

    def __init__(self, inputs: dict, module):
        self.names: dict[str, Shape] = {
            n: with_names(n, shape) for n, (_, shape) in inputs.items() if shape is not None
        }
        self.once = _assigned_once(module) - inputs.keys() if self.names else set()
        self.memo: dict[int, Shape] = {}

    def learn(self, name: str, value) -> None:
        """`name` gets `value`."""
        if name in self.once:
            self.names[name] = self.of(value)

    def of(self, value) -> Shape:
        """The shape of a value."""
        if type(value) is not Expr:
            return ()
        for node in core.postorder([value], self.memo):
            if node.op is None:
                self.memo[id(node)] = self.names.get(node.args[0], UNKNOWN)
                continue
            shapes = [self.memo[id(a)] if type(a) is Expr else () for a in node.args]
            self.memo[id(node)] = node_shape(node, shapes)
        return self.memo[id(value)]


def _assigned_once(module) -> set[str]:
    """The names that one statement of a program assigns, and none of its functions."""
    count: dict[str, int] = {}
    for s in surface.walk(module):
        match s:
            case surface.Assign(targets, _):
                stack = list(targets)
            case surface.AugAssign(target, _, _) | surface.For(target, _, _):
                stack = [target, target]
            case surface.Def(_, parameters, body):
                local = [n for inner in body for n in surface.walk(inner)]
                stack = [n for n in (*local, *parameters) for _ in range(2)]
            case _:
                continue
        while stack:
            t = stack.pop()
            if type(t) in (surface.Tuple, surface.List):
                stack.extend(t.items)
            elif type(t) in (surface.Name, surface.Parameter):
                name = t.id if type(t) is surface.Name else t.name
                count[name] = count.get(name, 0) + 1
    return {name for name, times in count.items() if times == 1}


def node_shape(node: Expr, shapes: list[Shape]) -> Shape:
    """The shape of a node from those of its arguments."""
    op, name = node.op, node.op.name
    if op in (core.SELECT, core.MAX, core.MIN):
        chosen = set(shapes[1:] if op is core.SELECT else shapes)
        return chosen.pop() if len(chosen) == 1 else UNKNOWN
    like = gives(op)
    if name in COPIES or like == "first":
        return shapes[0]
    if like == "running" and (axis_of(node) is not None or _is_vector(shapes[0])):
        return shapes[0]
    if like == "second":
        return shapes[1]
    if name == "transpose" and not node.attrs and is_square(node.args[0]):
        return shapes[0]
    if op.elementwise:
        return broadcast(shapes)
    if name in REDUCTIONS and axis_of(node) is None and not dict(node.attrs).get("keepdims"):
        return ()
    if name in FILLED:
        return _lengths(node.args[0])
    if any(type(s) is str for s in (shapes[:1] if name == "getitem" else shapes)):
        return UNKNOWN
    rule = RULES.get(name, _found)
    try:
        return rule(node, *shapes)
    except (IndexError, ValueError, TypeError):  # shapes that do not fit: an error when it runs
        return UNKNOWN


def _is_vector(shape: Shape) -> bool:
    return type(shape) is tuple and len(shape) == 1


def broadcast(shapes: list[Shape]) -> Shape:
    """The shape of an elementwise row's result."""
    wide = {s for s in shapes if s != ()}
    if len(wide) <= 1:
        return wide.pop() if wide else ()
    if any(type(s) is str for s in wide):
        return UNKNOWN
    out: list[Length] = []
    for k in range(1, max(map(len, wide)) + 1):
        lengths = {s[-k] for s in wide if len(s) >= k} - {1}
        known = {n for n in lengths if type(n) is int}
        if len(known) > 1:
            return UNKNOWN
        # a name stands for the number that it meets, or for 1
        out.append(known.pop() if known else _one_length(lengths))
    return tuple(reversed(out))


def _one_length(lengths: set[Length]) -> Length:
    """The length that all of these are; 1 of none."""
    return UNKNOWN if len(lengths) > 1 else lengths.pop() if lengths else 1


def axis_of(node: Expr):
    """The axis that a node's text names; None for none."""
    return dict(node.attrs).get("axis")


def _lengths(value) -> Shape:
    """A shape that is written out, such as 3 or (2, 3)."""
    if type(value) is Expr:
        return tuple(map(_told, value.args)) if value.op is core.TUPLE else UNKNOWN
    return (_told(value),)


def _told(length) -> Length:
    """A length that is written out; UNKNOWN for one that is worked out."""
    return length if type(length) is int and length >= 0 else UNKNOWN


def _reduced(node: Expr, shape: tuple) -> Shape:
    axis, keeps = axis_of(node), dict(node.attrs).get("keepdims")
    axes = range(len(shape)) if axis is None else _axes(axis, len(shape))
    kept = [1 if k in axes else n for k, n in enumerate(shape)]
    return tuple(kept if keeps else [n for k, n in enumerate(shape) if k not in axes])


def _axes(axis, rank: int) -> list[int]:
    given = axis.args if type(axis) is Expr else axis if type(axis) is tuple else (axis,)
    if any(not -rank <= k < rank for k in given):
        raise IndexError
    return [k % rank for k in given]


def _product(node: Expr, a: tuple, b: tuple) -> Shape:
    if not a or not b or not _may_be_one((a[-1], b[max(len(b) - 2, 0)])):
        return UNKNOWN
    outer = broadcast([a[:-2], b[:-2]])
    return UNKNOWN if outer == UNKNOWN else (*outer, *a[-2:-1], *(b[-1:] if len(b) > 1 else ()))


def _may_be_one(lengths) -> bool:
    """Whether these lengths may be equal."""
    return len({n for n in lengths if type(n) is int}) <= 1


def _transposed(node: Expr, shape: tuple) -> Shape:
    if not node.attrs:
        return shape[::-1]
    axes = node.attrs[0][1]
    return tuple(shape[k] for k in (axes.args if type(axes) is Expr else axes))


def _reshaped(node: Expr, shape: tuple) -> Shape:
    wanted = node.attrs[0][1]
    parts = list(wanted.args if type(wanted) is Expr and wanted.op is core.TUPLE else (wanted,))
    if type(wanted) is Expr and wanted.op is not core.TUPLE:
        return UNKNOWN
    parts = [p if type(p) is int else UNKNOWN for p in parts]
    if -1 in parts:
        rest = product([n for n in parts if n != -1]) if UNKNOWN not in parts else 0
        parts[parts.index(-1)] = product(shape) // rest if rest and is_told(shape) else UNKNOWN
    return tuple(parts)


def _stacked(node: Expr, *shapes: tuple) -> Shape:
    if len(set(map(len, shapes))) != 1:
        return UNKNOWN
    inner = [_alike(lengths) for lengths in zip(*shapes)]
    axis = (axis_of(node) or 0) % (len(inner) + 1)
    return (*inner[:axis], len(shapes), *inner[axis:])


def _alike(lengths) -> Length:
    """The length that all of these are, as an operation asks that they be."""
    numbers = {n for n in lengths if type(n) is int}
    if len(numbers) > 1:
        raise ValueError
    return numbers.pop() if numbers else _one_length(set(lengths))


def _joined(node: Expr, *shapes: tuple) -> Shape:
    (axis,) = _axes(axis_of(node) or 0, len(shapes[0]))
    if len(set(map(len, shapes))) != 1:
        return UNKNOWN
    along = tuple(s[axis] for s in shapes)
    total = sum(along) if is_told(along) else UNKNOWN
    return tuple(total if k == axis else _alike(n) for k, n in enumerate(zip(*shapes)))


def _item(node: Expr, shape: tuple, *indices: Shape) -> Shape:
    parts, out, at = node.args[1:], [], 0
    used = sum(p is not None and p is not ... for p in parts)
    for part, index in zip(parts, indices):
        if part is None:
            out.append(1)
        elif part is ...:
            out += shape[at : at + len(shape) - used]
            at += len(shape) - used
        else:
            if type(part) is Expr and part.op is core.SLICE:
                out.append(_cut(shape[at], *part.args))
            elif index != () or type(part) is bool:
                return UNKNOWN
            at += 1
    return (*out, *shape[at:])


def _cut(length: Length, start, stop, step) -> Length:
    """The length of a slice; the same name for as many elements fewer of an open one."""
    ends = (start, stop, step)
    if type(length) is int and all(end is None or type(end) is int for end in ends):
        return len(range(*slice(*ends).indices(length)))
    if start is stop is None and step in (None, 1, -1):
        return length
    first, last = 0 if start is None else start, 0 if stop is None else stop
    written = type(first) is type(last) is int and step is None
    if not written or first < 0 or last > 0 or stop == 0:
        return UNKNOWN
    return length if length == UNKNOWN else f"{length}-{first - last}"


def _found(node: Expr, *shapes: tuple) -> Shape:
    """The shape that a row of the table gives for arrays of these shapes, of some numbers."""
    name = node.op.name
    if not all(map(is_told, shapes)):
        return UNKNOWN
    function = called_by(node.op)
    if function is None and TABLE.get(name) is not node.op:
        return UNKNOWN
    if max(map(product, shapes)) > LARGEST:
        return UNKNOWN
    import numpy as np

    args = []
    for k, (arg, shape) in enumerate(zip(node.args, shapes)):
        if node.op.arg(k).kind == "static":
            args.append(literal(arg))
        else:
            x = np.linspace(0.1, 0.9, product(shape)).reshape(shape)
            args.append(x + len(x) * np.eye(*shape[-2:]) if len(shape) > 1 else x)
    try:
        attrs = {name: literal(value) for name, value in node.attrs}
        found = applied(function, args, attrs) if function else node.op.call(*args, **attrs)
        return tuple(np.shape(found))
    except (ArithmeticError, AttributeError, Diagnostic):
        return UNKNOWN


def literal(value):
    """A number, tuple, list or slice that is written out, as Python has it."""
    if type(value) is not Expr:
        return value
    if value.op is core.ARRAY:
        return list(map(literal, value.args))
    if value.op is core.TUPLE:
        return tuple(map(literal, value.args))
    if value.op is core.SLICE:
        return slice(*map(literal, value.args))
    raise core.Unshaped(f"{value!r} is not written out")


LARGEST = 1 << 16  # elements of an array that a shape is found with
RULES = {
    **dict.fromkeys(REDUCTIONS, _reduced),
    "matmul": _product,
    "transpose": _transposed,
    "reshape": _reshaped,
    "stack": _stacked,
    "array": _stacked,
    "concatenate": _joined,
    "getitem": _item,
    "arange": lambda node, *_: (len(range(*node.args)),),
    "eye": lambda node, *_: tuple(map(_told, (node.args * 2)[:2])),
}
