"""Specialisation: a function of the core for each structure of its arguments, what it reads of the
names around it as further parameters (lambda lifting).
"""

from typing import Any

from gradcli.core.ir import Expr
from gradcli.language.syntax import surface
from gradcli.lowering import attempts, blocks, parts
from gradcli.lowering.environment import InPlace, Target
from gradcli.lowering.lists import lent
from gradcli.lowering.refused import Refused
from gradcli.lowering.values import (
    UNDEFINED,
    Closure,
    Leaf,
    NamedType,
    Ref,
    State,
    Vector,
    Walk,
    leaves,
    rebuilt,
    same_leaves,
    shape_of,
)
from gradcli.lowering.versions import Assign, Function, Invoke, invokes


class Making:
    """A function of the core while it is made: what it captures, and what it returns."""

    def __init__(self, made: Function, around, state: State):
        self.made, self.around, self.state = made, around, state
        self.shape: Any = None  # of its result
        self.is_recursive = False
        self.first: Any = Leaf(UNDEFINED)  # what a call of itself is taken to give at first
        self.gives_lists = False  # and arrays that the inputs are, which are lists then
        self.local: set = set()
        self.captures: dict = {}  # (box, slot) -> (value outside, value inside)
        self.constants: dict = {}  # (box, slot) -> the number that is known to be there
        self.returns: list = []

    def outside(self, st, act):
        """Act in the place that calls the function."""
        inner = st.state, st.function
        st.state, st.function = self.state, self.around
        try:
            return act()
        finally:
            self.state = st.state
            st.state, st.function = inner

    def captured(self, st, box, slot):
        """What a box of another function holds, as parameters of this one."""
        if (box, slot) not in self.captures:
            outer = self.outside(st, lambda: st.read(box, slot))
            if isinstance(outer, Leaf) and outer.known is not None and type(outer.expr) is Expr:
                self.constants[box, slot] = Leaf(outer.known[0])
                return self.constants[box, slot]
            has_defaults = isinstance(outer, Closure | NamedType)
            written_out = has_defaults and all([is_plain(e) for e in leaves(outer)])
            node = getattr(outer, "node", None)
            if written_out and not any([one is node for one in st.making]):
                self.constants[box, slot] = outer  # its defaults are written out
                return outer
            hint = slot if isinstance(slot, str) else st.hint(box)
            new = parameters(st, hint, outer)
            self.made.params += new
            self.captures[box, slot] = outer, rebuilt(outer, iter(new))
        return self.captures[box, slot][1]


def parameters(st, hint: str, v, called: list[str] | None = None) -> list:
    """New variables for the leaves of a value that comes in from outside; `called` names those of
    as many parts."""
    given = leaves(v)
    names = [hint] if len(given) == 1 else [f"{hint}_{k}" for k in range(len(given))]
    if called is not None and len(called) == len(given):
        names = called
    new = list(map(st.version, names))
    for var, e in zip(new, given):
        st.values_of[var.args[0]] = (e,)
        st.parameters.add(var.args[0])
        if e is not UNDEFINED:
            st.rows.lengths.names[var.args[0]] = st.rows.lengths.of(e)
    return new


def unpacked(node, name: str) -> list[str] | None:
    """What a function calls the parts of a parameter, which it takes apart at once."""
    match node:
        case surface.Def(_, _, [surface.Assign([surface.Tuple(targets)], surface.Name(of)), *_]):
            names = [t.id for t in targets if type(t) is surface.Name]
            own = {p.name for p in node.parameters}
            if of == name and len(set(names) - own) == len(targets):
                return names
    return None


def is_constant(v, known: Leaf | Closure | NamedType) -> bool:
    """Whether a value is known to be this number, or is this function."""
    if isinstance(known, Closure | NamedType):
        return v == known and same_leaves(v, known)
    return isinstance(v, Leaf) and v.known is not None and Leaf(v.known[0]) == known


def is_plain(e) -> bool:
    return type(e) in (int, float, bool)


def called(st, f: Closure, node: surface.Def, given: dict, span):
    """Call the function that was made for arguments of this structure, or make it."""
    if node.span in st.forms.recursive:
        given = {n: lent.given_to(st, v, span) for n, v in given.items()}
    for v in given.values():
        if isinstance(v, (Ref, Walk)) or (isinstance(v, Leaf) and st.is_given_list(v)):
            raise InPlace
    if attempts.may_take(st):
        raise InPlace
    key = f, tuple([(shape_of(v), *_natures(st, v)) for v in given.values()])
    for made in st.made.get(key, ()):
        if made is None or (made.shape is None and made is not st.function):
            raise InPlace
        captures, constants = made.captures.items(), made.constants.items()
        same = [shape_of(st.read(b, n)) == shape_of(v) for (b, n), (v, _) in captures]
        if all(same) and all([is_constant(st.read(b, n), v) for (b, n), v in constants]):
            return invoked(st, made, given)
    if sum([one is node for one in st.making]) > 1:
        raise InPlace
    result = Function(node.name, node, [])
    making = Making(result, st.function, st.state)
    st.made.setdefault(key, []).append(making)
    outer = st.snapshot()
    st.making.append(node)
    try:
        make(st, making, f, given)
    except (InPlace, Refused):
        st.made[key] = [None]
        st.restore(outer)
        raise InPlace from None
    finally:
        st.making.pop()
    st.restore(outer)
    st.functions.append(result)
    return invoked(st, making, given)


def _natures(st, v) -> list:
    """What a function may take for granted of the parts of an argument."""
    return [] if isinstance(v, Vector) else [st.nature(e) for e in leaves(v)]


def make(st, making: Making, f: Closure, given: dict) -> None:
    """Stage the body; again, where a call of itself is taken for a number and is a list."""
    try:
        make_body(st, making, f, given)
    except (InPlace, Refused):
        if not making.is_recursive or f.node.span not in st.forms.recursive:
            raise
        making.first, making.shape = Vector(UNDEFINED), None
        make_body(st, making, f, given)


def make_body(st, making: Making, f: Closure, given: dict) -> None:
    """Stage the body; again, where a call of itself took its result for something else."""
    made = making.made
    for _ in range(4):
        shape = making.shape
        making.returns, making.local, made.params = [], set(), []
        making.captures, making.constants = {}, {}
        st.state, st.function = State({st.held: {}}, {}), making
        st.targets, st.frames, st.block = [Target("function")], [], []
        frame = st.frame(f.frame, {})
        st.own_names[frame] = st.names_of(f.node)
        st.frames.append(frame)
        for n, v in given.items():
            new = parameters(st, n, v, unpacked(f.node, n))
            made.params += new
            st.write(frame, lent.as_list(st, rebuilt(v, iter(new)), f.node, n), n)
        made.fixed = len(made.params)
        end = Target("end")
        made.body, _, _ = st.staged(lambda end=end: blocks.run(st, made.node.body, end))
        shapes = [shape_of(v) for v in making.returns]
        if not making.gives_lists and lent.are_mixed(shapes):
            making.gives_lists, making.shape = True, None
            continue
        if end.arrivals or not shapes or any([s != shapes[0] for s in shapes]):
            raise InPlace  # None, or a number on one way and a tuple on another
        making.shape = shapes[0]
        if shape in (None, making.shape) and (shape or not making.is_recursive):
            if making.is_recursive:
                _with_captures(made)
            return
    raise InPlace


def _with_captures(made: Function) -> None:
    """Calls of itself get what the function captures, which is known by now."""
    more = made.params[made.fixed :]
    for v in invokes(made.body):
        if v.function is made and len(v.args) == made.fixed:
            v.args = [*v.args, *more]


def invoked(st, making: Making, given: dict):
    if making.shape is None:
        making.is_recursive, making.shape = True, making.first
    args = [e for v in given.values() for e in leaves(v)]
    if making is not st.function:  # a call of itself gets what it captures when that is known
        for b, n in making.captures:
            args += leaves(st.read(b, n))
    outs = [st.version(f"?{value_name(making.made.name)}") for _ in leaves(making.shape)]
    st.block.append(Assign(list(outs), [Invoke(making.made, args)], st.span))
    for k, var in enumerate(outs):
        st.comes_of(var.args[0], given_back(st, making, k, args, outs))
    for k, var in enumerate(outs):
        st.values_of[var.args[0]] = tuple([leaves(v)[k] for v in making.returns])
    return lent.as_list(st, rebuilt(making.shape, iter(outs)), making.made.node, "value")


def value_name(function: str) -> str:
    """What the value of a function is called."""
    return function if function.endswith("value") else f"{function}_value"


def given_back(st, making: Making, k: int, args: list, outs: list) -> set[str]:
    """The variables whose arrays a result may be: those of arguments, and of results before it."""
    if making is st.function or making.is_recursive:  # what it returns is not all known
        numbers = all(map(st.rows.is_number, [a for a in args if a is not UNDEFINED]))
        every = [parts.shares(st, e) for e in (*args, *outs[:k])]
        return set() if numbers else set().union(*every)
    found: set[str] = set()
    for value in making.returns:
        exprs = leaves(value)
        for e, given in (*zip(making.made.params, args), *zip(exprs, outs[:k])):
            if _may_be_one(st, exprs[k], e):
                found |= parts.shares(st, given)
    return found


def _may_be_one(st, a, b) -> bool:
    return any([st.share(x, y) for x in parts.shares(st, a) for y in parts.shares(st, b)])
