"""NumPy's random numbers from a seed: np.random.default_rng(n), RandomState(n), np.random.seed(n).

They are constants of the program, NumPy's own to the last digit.  What a distribution is moved and
scaled by keeps its derivative; other parameters, and draws without a seed, are refused.
"""

from collections.abc import Callable
from typing import Any

from gradcli.errors import Diagnostic
from gradcli.evaluator.values.array import Array, unwrap, wrap
from gradcli.evaluator.values.values import Object, describe
from gradcli.language.names.builtins import OF_GENERATORS
from gradcli.ops.arithmetic import add, mul, sub
from gradcli.ops.arrays import getitem, load_numpy
from gradcli.ops.dispatch import World
from gradcli.ops.numpy_call import shape

# A distribution that is moved and scaled: the standard one's names, and its parameters by default
SCALED: dict[str, tuple[tuple[str, ...], dict[str, float]]] = {
    "normal": (("standard_normal",), {"loc": 0.0, "scale": 1.0}),
    "uniform": (("random", "random_sample"), {"low": 0.0, "high": 1.0}),
    "exponential": (("standard_exponential",), {"scale": 1.0}),
}
SEED = "give it a seed, as in np.random.default_rng(0): a program computes the same each time"


class Generator(Object):
    """A stream of random numbers: NumPy's Generator or RandomState."""

    __slots__ = ("source",)
    kind = "numpy.random.Generator"

    def __init__(self, source):
        self.source = source


def _method(name: str) -> Callable:
    def draw(owner, generator: Generator, args, keywords, node):
        return drawn(generator.source, name, args, keywords)

    return draw


Generator.methods = {name: _method(name) for name in OF_GENERATORS}


def drawn(source, name: str, args: tuple, keywords: dict):
    """What a stream gives: numbers, as NumPy's, or the elements of what it is given."""
    method = getattr(source, name, None)
    if method is None:
        kind = type(source).__name__
        raise Diagnostic("E0104", f"a {kind} of NumPy has no '.{name}'", help=_other(kind, name))
    first = args[0] if args else None
    if name == "shuffle":
        return _shuffled(source, first)
    given, named = unwrap(args), unwrap(keywords)
    if not any(_is_live(x) for x in (*given, *named.values())):
        try:
            return _plain(method(*given, **named))
        except (TypeError, ValueError) as error:
            words = f"{name} of random numbers: {error}"
            raise Diagnostic("E0201", words, exception=type(error).__name__) from None
    if name in SCALED:
        return wrap(_scaled(source, name, given, named))
    if name in ("permutation", "choice") and shape(given[0]):
        places = method(shape(given[0])[0], *given[1:], **named)
        return wrap(getitem(given[0], places if shape(places) else int(places)))
    raise Diagnostic(
        "E0201", f"the parameters of {name} have no derivative",
        help="move and scale standard numbers: normal, uniform and exponential do",
    )  # fmt: skip


def _other(kind: str, name: str) -> str:
    same = {"rand": "random", "randn": "standard_normal", "randint": "integers",
            "integers": "randint"}  # fmt: skip
    return f"write .{same[name]}(…)" if name in same else f"see NumPy's {kind}"


def _is_live(x) -> bool:
    return isinstance(x, World) or (type(x) in (list, tuple) and any(map(_is_live, x)))


def _plain(x):
    np = load_numpy()
    if isinstance(x, np.ndarray):
        return Array(x)
    return x.item() if isinstance(x, np.generic) else x


def _scaled(source, name: str, args: tuple, keywords: dict):
    """A distribution whose parameters have derivatives: the standard one, moved and scaled."""
    (standards, default) = SCALED[name]
    given: dict[str, Any] = dict(zip((*default, "size"), args)) | keywords
    size = given.pop("size", None)
    parameters = default | given
    if size is None:
        lengths = load_numpy().broadcast_shapes(*[shape(p) for p in parameters.values()])
        size = lengths or None
    standard = next(s for s in standards if hasattr(source, s))
    z = getattr(source, standard)(size)
    if name == "uniform":
        low = parameters["low"]
        return add(low, mul(sub(parameters["high"], low), z))
    return add(parameters.get("loc", 0.0), mul(parameters["scale"], z))


def _shuffled(source, x) -> None:
    """Put a list, or the elements of an array of one axis, in another order."""
    if type(x) is list:
        places = list(range(len(x)))
        source.shuffle(places)
        x[:] = [x[k] for k in places]
    elif type(x) is Array and len(shape(x.get())) == 1:
        places = load_numpy().arange(shape(x.get())[0])
        source.shuffle(places)
        x.store(getitem(x.get(), places))
    else:
        raise Diagnostic("E0201", f"shuffle takes a list or a vector, not {describe(x)}")


# -- the functions of np.random --------------------------------------------------------------------
def _stream(kind: str) -> Callable:
    def make(owner, args, keywords, node) -> Generator:
        given = [*args, *keywords.values()]
        if not given or given[0] is None:
            raise Diagnostic("E0103", f"np.random.{kind} without a seed", node.span, help=SEED)
        return Generator(getattr(load_numpy().random, kind)(unwrap(given[0])))

    return make


def _seed(owner, args, keywords, node) -> None:
    owner.random = _stream("RandomState")(owner, args, keywords, node).source


def _of_state(name: str) -> Callable:
    def draw(owner, args, keywords, node):
        if owner.random is None:
            message = f"np.random.{name} before np.random.seed"
            help = "begin with np.random.seed(0): a program computes the same each time"
            raise Diagnostic("E0103", message, node.span, help=help)
        return drawn(owner.random, name, args, keywords)

    return draw


RANDOM: dict[str, Callable] = {
    "np.random.default_rng": _stream("default_rng"),
    "np.random.RandomState": _stream("RandomState"),
    "np.random.seed": _seed,
} | {f"np.random.{name}": _of_state(name) for name in OF_GENERATORS if name != "integers"}
