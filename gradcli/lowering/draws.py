"""Random numbers from a seed that is known: NumPy's own, drawn while the program is staged.

A generator is a box of what has been drawn, so that ways that draw alike have one state; the
numbers are tables in what is printed, moved and scaled by what a normal, uniform or exponential
distribution is given.
"""

from typing import Any

from gradcli.core import ir
from gradcli.language.names.builtins import OF_GENERATORS
from gradcli.language.syntax import surface
from gradcli.lowering.refused import Refused, fenced
from gradcli.lowering.values import NONE, STREAM, Items, Leaf, Stream, Text, Tuple
from gradcli.ops.arrays import load_numpy

MAKERS = ("np.random.default_rng", "np.random.RandomState")
SEED = "np.random.seed"
GLOBAL = "#random"  # the slot of the stream that np.random.seed begins
# A distribution that is moved and scaled: the standard ones, and its parameters
SCALED: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "normal": (("standard_normal",), ("loc", "scale")),
    "uniform": (("random", "random_sample"), ("low", "high")),
    "exponential": (("standard_exponential",), ("scale",)),
}
BY_DEFAULT = {"loc": 0.0, "scale": 1.0, "low": 0.0, "high": 1.0}
MOST = 2000  # numbers of a draw, which stand in what is printed
UNKNOWN = "a draw of random numbers whose seed, size or other parameters only a run knows"
WRITE = "write the seed and the size out, as in np.random.default_rng(0).normal(size=100)"


def is_of_numpy(name: str) -> bool:
    """Whether a function of a library makes a generator, or draws."""
    prefix, _, last = name.rpartition(".")
    return name in (*MAKERS, SEED) or (prefix == "np.random" and last in OF_GENERATORS)


def called(st, name: str, args: list, named: dict, node: surface.Call):
    """A function of np.random."""
    top = [*st.chain()][-1]
    if name in (*MAKERS, SEED):
        given = [*args, *named.values()]
        if len(given) != 1 or type(seed := _plain(st, given[0], node.span)) is not int:
            raise Refused(UNKNOWN, node.span, (), WRITE)
        kind = "RandomState" if name == SEED else name.removeprefix("np.random.")
        ref = st.new(STREAM, node, Stream(kind, seed, ()))
        if name != SEED:
            return ref
        st.write(top, ref, GLOBAL)
        return NONE
    ref = st.read(top, GLOBAL)
    if ref is None:
        raise fenced("random", node.span)
    return drawn(st, st.readable(ref, node.span).box, name.rpartition(".")[2], args, named, node)


def drawn(st, box, name: str, args: list, named: dict, node: surface.Call):
    """What a generator gives."""
    stream = st.contents(box, node.span)
    if name not in OF_GENERATORS:
        raise fenced("random", node.span)
    if name == "shuffle":
        return _shuffled(st, box, stream, args, node)
    standards, parameters = SCALED.get(name, ((), ()))
    given = dict(zip((*parameters, "size"), args)) | named if standards else {}
    moved = [given.get(p, Leaf(BY_DEFAULT[p])) for p in parameters]
    if all([isinstance(v, Leaf) and v.known for v in moved]):  # (of none too)
        plain = [_plain(st, v, node.span) for v in args]
        options = {k: _plain(st, v, node.span) for k, v in named.items()}
        return _next(st, box, stream, name, plain, options, node)
    return _scaled(st, box, stream, standards, moved, given.get("size", NONE), node)


def _scaled(st, box, stream, standards: tuple, moved: list, size, node: surface.Call) -> Leaf:
    """Standard numbers, moved and scaled by numbers that are not known."""
    numbers = [st.number(v, node.span) for v in moved]
    if size == NONE and not all([st.is_number_if(v.expr) for v in numbers]):
        raise Refused(UNKNOWN, node.span, (), WRITE)
    kind = getattr(load_numpy().random, stream.kind)(0)
    standard = next(s for s in standards if hasattr(kind, s))
    z = _next(st, box, stream, standard, [_plain(st, size, node.span)], {}, node)
    if len(numbers) == 1 or numbers[0].known == (0,):
        return st.binary("*", numbers[-1], z, node)
    first, second = numbers
    if "random" in standards:
        second = st.binary("-", second, first, node)
    return st.binary("+", first, st.binary("*", second, z, node), node)


def _next(st, box, stream: Stream, name: str, args: list, options: dict, node) -> Leaf:
    """The next numbers that a stream gives."""
    hint = f"?draws_{len(stream.calls) + 1}" if stream.calls else "?draws"
    return _table(st, _replayed(st, box, stream, name, args, options, node), hint, node)


def _replayed(st, box, stream: Stream, name: str, args: list, options: dict, node):
    """The same, as NumPy has them: all is drawn up to there."""
    call = (name, tuple(args), tuple(sorted(options.items())))
    st.write(box, Stream(stream.kind, stream.seed, (*stream.calls, call)))
    source = getattr(load_numpy().random, stream.kind)(stream.seed)
    found = None
    try:
        for method, given, named in (*stream.calls, call):
            given = ([*range(*given)],) if method == "shuffle" else given
            found = getattr(source, method)(*given, **dict(named))
            found = given[0] if method == "shuffle" else found
    except (TypeError, ValueError, AttributeError):
        raise fenced("random", node.span) from None
    return found


def _table(st, found, hint: str, node: surface.Call) -> Leaf:
    """Numbers as they are, an array as one that is written out."""
    np = load_numpy()
    if not isinstance(found, np.ndarray):
        return Leaf(found.item() if isinstance(found, np.generic) else found)
    if not 0 < found.size <= MOST or found.dtype.kind not in "fiu":
        words = f"a draw of more than {MOST} random numbers, which what is printed has in it,"
        raise Refused(words, node.span, (), "draw them once, and give them as an input")

    def row(x: Any):
        if isinstance(x, list):
            return st.graph.node(ir.ARRAY, tuple(map(row, x)))
        return x

    return Leaf(st.emit(hint, row(found.tolist())))


def _plain(st, v, span):
    """A value that is known, as Python has it."""
    match v:
        case Leaf(known=known) if known is not None:
            return known[0]
        case Text(value):
            return value
        case Tuple(items):
            return tuple([_plain(st, i, span) for i in items])
    contents = st.list_contents(v, span)
    if isinstance(contents, Items):
        return tuple([_plain(st, i, span) for i in contents.values])
    raise Refused(UNKNOWN, span, (), WRITE)


def _shuffled(st, box, stream: Stream, args: list, node: surface.Call):
    """The items of a list in another order."""
    contents = st.list_contents(args[0], node.span) if len(args) == 1 else None
    if not isinstance(contents, Items):
        raise fenced("random", node.span)
    places = _replayed(st, box, stream, "shuffle", [len(contents.values)], {}, node)
    st.write(args[0].box, Items(tuple([contents.values[k] for k in places])))
    return NONE
