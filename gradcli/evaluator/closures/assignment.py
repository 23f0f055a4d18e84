"""Assignment: to names, elements, slices and tuples of those; augmented; and del, its opposite."""

from collections import deque
from collections.abc import Callable
from itertools import islice

from gradcli.errors import Diagnostic
from gradcli.evaluator.faults import FAULTS, fault
from gradcli.evaluator.operators.indexing import delete_item, index, item, parts, set_item, unfit
from gradcli.evaluator.operators.operators import ARITHMETIC, BINARY, slow_binary
from gradcli.evaluator.values import objects
from gradcli.evaluator.values.array import Array, assign_all, element, primal, unwrap, write
from gradcli.evaluator.values.inputs import prepared
from gradcli.evaluator.values.values import iterate
from gradcli.language.syntax import surface as s
from gradcli.ops.containers import FAMILY
from gradcli.ops.dispatch import World


def assign(owner, node: s.Assign) -> Callable:
    value = owner.expression(node.value)
    targets = [target(owner, item, node) for item in node.targets]
    first = node.targets[0]
    if len(targets) == 1 and type(first) is s.Name:
        depth, slot = owner.place(first.id)
        if not depth and not _is_seen(owner, first.id):

            def to_slot(f):
                f[slot] = value(f)

            return to_slot
        value = _from_outside(owner, first.id, value, node.value)
    if len(targets) == 1:
        only = targets[0]
        return lambda f: only(f, value(f))

    def run(f):
        x = value(f)
        for put in targets:
            put(f, x)

    return run


def _is_seen(owner, name: str) -> bool:
    """Whether the top level's `name` is an input or is watched by the caller."""
    top = owner.scope is owner.program.scope
    return top and (name in owner.program.inputs or name in owner.watched)


def _from_outside(owner, name: str, value: Callable | None, node: s.Node | None = None) -> Callable:
    """The closure of an input's value: the bound one, else its default, whose text is `node`.

    Where the default is a variable, so is the bound value.
    """
    if name not in owner.program.inputs or value is None:
        return value or (lambda f: owner.given[name])
    if owner.program.tensors and type(node) is s.Call:
        from gradcli.evaluator.closures.calling import with_values

        made = with_values(owner, node)
        if made is not None:

            def bound(f):
                if name not in owner.given:
                    return value(f)
                x = _made_of(made, f, owner.given[name])
                owner.dtypes[name] = objects.numpy_type(x)
                return x

            return bound
    return lambda f: owner.given[name] if name in owner.given else value(f)


def _made_of(made: Callable, f, value):
    """What a maker of tensors makes of a bound value: it has Python's numbers, of no type yet."""
    plain = primal(value)
    x = made(f, [plain.tolist() if hasattr(plain, "tolist") else plain])
    value = unwrap(value)
    return objects.replaced(x, lambda _: value) if isinstance(value, World) else x


def target(owner, node: s.Node, statement: s.Node) -> Callable:
    """The closure put(frame, value) of what stands left of `=`."""
    if type(node) is s.Name:
        return owner.put(node.id)
    if type(node) is s.Subscript:
        return _put_element(owner, node, statement)
    if type(node) is s.Gathered:
        return _put_gathered(owner, node, statement)
    return _put_tuple(owner, node, statement)


def _put_gathered(owner, node: s.Gathered, statement: s.Node) -> Callable:
    """The closure of a, *b, c = values: what is left for the starred one is a list."""
    star = next(k for k, item in enumerate(node.items) if type(item) is s.Starred)
    behind = len(node.items) - star - 1
    parts = [item.value if type(item) is s.Starred else item for item in node.items]
    put = _put_tuple(owner, s.Tuple(tuple(parts), span=node.span), statement)
    source, least = owner.source, star + behind

    def gather(f, x):
        try:
            values = owner.meter.counted(iterate(x), node.span)
        except FAULTS as error:
            raise fault(error, "unpacking", (x,), node, source) from error
        values = list(values)
        if len(values) < least:
            message = f"{len(values)} value{'s' * (len(values) != 1)} for {least} names or more"
            raise Diagnostic("E0202", message, node.span, source=source)
        end = len(values) - behind
        put(f, [*values[:star], values[star:end], *values[end:]])

    return gather


def _put_element(owner, node: s.Subscript, statement: s.Node) -> Callable:
    value, at, source = owner.expression(node.value), index(owner, node.index), owner.source

    def put(f, x):
        many, i = value(f), at(f)
        try:
            if type(many) is Array and type(i) is int and x is not None:
                write(many, (i,), x, owner.in_place)
            else:
                _write(owner, many, i, x, node)
        except FAULTS as error:
            raise unfit(error, many, i, node, node, source, x) from error

    return put


def _write(owner, many, i, x, node: s.Subscript) -> None:
    """many[i] = x, where `node` is many[i]."""
    if type(many) is not Array:
        set_item(many, i, x, node.index, lambda x: owner.meter.counted(iterate(x), node.span))
    elif x is None:
        raise Diagnostic("E0201", "None cannot be written into an array")
    else:
        write(many, parts(i, node.index), x, owner.in_place)


def _put_tuple(owner, node, statement: s.Node) -> Callable:
    puts = [target(owner, item, statement) for item in node.items]
    source, count = owner.source, len(node.items)

    def put(f, x):
        try:
            values = list(islice(iterate(x), count + 1))
        except FAULTS as error:
            raise fault(error, "unpacking", (x,), node, source) from error
        if len(values) != count:
            raise Diagnostic(
                "E0202",
                f"{f'more than {count}' if len(values) > count else len(values)} "
                f"value{'s' * (len(values) != 1)} for {count} name{'s' * (count != 1)}",
                node.span,
                source=source,
            )
        for give, value in zip(puts, values):
            give(f, value)

    return put


def augment(owner, node: s.AugAssign) -> Callable:
    if type(node.target) is s.Subscript:
        return _augment_element(owner, node, node.target)
    if type(node.target) is not s.Name:
        raise Diagnostic(
            "E0104", "an augmented assignment takes one name or element", node.span,
            source=owner.source,
        )  # fmt: skip
    right, slow = owner.expression(node.value), slow_binary(owner, node, node.op)
    depth, slot = owner.place(node.target.id)
    value = BINARY[node.op].op.value if node.op in ARITHMETIC else slow
    put = owner.put(node.target.id)

    def run(f):
        x = f[slot]
        y = right(f)
        if type(x) is float and type(y) is float:
            f[slot] = value(x, y)
        elif type(x) in CHANGING:
            f[slot] = augmented(owner, node, x, y, slow)
        else:
            f[slot] = slow(x, y)

    if depth:
        old = owner.read(node.target)
        return lambda f: put(f, augmented(owner, node, old(f), right(f), slow))
    if owner.scope is owner.program.scope and node.target.id in owner.watched:
        return lambda f: put(f, slow(f[slot], right(f)))
    return run


def _augment_element(owner, node: s.AugAssign, place: s.Subscript) -> Callable:
    value, at = owner.expression(place.value), index(owner, place.index)
    right, slow = owner.expression(node.value), slow_binary(owner, node, node.op)
    source = owner.source

    def run(f):
        many, i = value(f), at(f)
        try:
            if type(many) is Array:
                old = element(many, parts(i, place.index))
            else:
                old = item(many, i, place.index)
        except FAULTS as error:
            raise unfit(error, many, i, place, place, source) from error
        y = right(f)
        try:
            new = augmented(owner, node, old, y, slow)
            if type(old) is Array and type(many) is Array and old.base is not None:
                return  # a view: the write went through it
            _write(owner, many, i, new, place)
        except FAULTS as error:
            raise unfit(error, many, i, place, node, source, y) from error

    return run


CHANGING = {Array, *(kind for kind, family in FAMILY.items() if family is not tuple)}


def augmented(owner, node: s.AugAssign, x, y, slow: Callable):
    """What `x op= y` makes of x: an array and a list change themselves, but a list and an array
    give a new array, as NumPy is asked before the list is."""
    if type(x) is Array:
        try:
            assign_all(x, unwrap(slow(x, y)), node.op, owner.in_place)
        except FAULTS as error:
            raise fault(error, f"{node.op}=", (x, y), node, owner.source) from error
        return x
    if type(x) in (list, deque) and node.op == "+" and type(y) is not Array:
        x.extend(list(owner.meter.counted(iterate(y), node.span)))
        return x
    if type(x) is list and node.op == "*" and type(y) in (int, bool):
        x[:] = slow(x, y)
        return x
    if type(x) is type(y) is dict and node.op == "|":
        x.update(y)
        return x
    return slow(x, y)


def declare(owner, node: s.Declare) -> Callable:
    if node.default is None:
        return lambda f: None  # its value is in the frame from the start
    value = owner.expression(node.default)
    if node.shape is not None:
        value = _in_shape(owner, node, value)
    value = _from_outside(owner, node.name, value)
    put = owner.put(node.name)
    return lambda f: put(f, value(f))


def _in_shape(owner, node: s.Declare, default: Callable) -> Callable:
    """A default in its declared shape: a list is an array there, as a bound one is."""

    def run(f):
        return prepared(owner.program, node.name, unwrap(default(f)))

    return run


def delete(owner, node: s.Delete) -> Callable:
    """The closure of del: a name has no value any more, a list or a dict loses elements."""
    removals = [_removal(owner, item) for item in node.targets]

    def run(f):
        for remove in removals:
            remove(f)

    return run


def _removal(owner, node: s.Node) -> Callable:
    if type(node) is s.Name:
        read, forget = owner.read(node), owner.forget(node.id)

        def remove_name(f):
            read(f)  # raises where it has no value
            forget(f)

        return remove_name
    if isinstance(node, (s.Tuple, s.List)):
        removals = [_removal(owner, item) for item in node.items]
        return lambda f: [remove(f) for remove in removals] and None
    assert isinstance(node, s.Subscript)  # the fence lets no other be deleted
    place = node
    value, at, source = owner.expression(place.value), index(owner, place.index), owner.source

    def remove(f):
        many, i = value(f), at(f)
        try:
            delete_item(many, i, place.index)
        except FAULTS as error:
            raise unfit(error, many, i, node, node, source) from error

    return remove
