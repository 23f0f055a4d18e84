"""Methods of the library's objects; and its tapes where they are given numbers of the calculator.

`t.watch(x)` of a number or an array, and derivatives by it, are those of a tensor of 64 bits that
holds the same value: it goes to the tape as a tensor and comes back as a number.
"""

from gradcli.engine.objects import LibraryObject
from gradcli.engine.structure import leaves, mapped, rebuilt
from gradcli.engine.tape import GradientTape
from gradcli.engine.transforms import vjp
from gradcli.errors import Diagnostic
from gradcli.evaluator.library.tensors import called
from gradcli.evaluator.values.array import Array, unwrap, wrap
from gradcli.evaluator.values.objects import read
from gradcli.evaluator.variables import base
from gradcli.ops.arrays import ones_like
from gradcli.ops.dispatch import World, primal
from gradcli.ops.nesting import measure


def called_method(owner, x, name: str, args, keywords: dict, node):
    """What x.name(…) gives, of an object of the library."""
    function = read(x, name)
    if isinstance(x, GradientTape) and name in METHODS:
        measure([*args, *keywords.values()])
        args, keywords, numbers = METHODS[name](list(args), dict(keywords))
        found = called(owner, function, args, keywords, node)
        return found if numbers is None else _as_numbers(found, numbers)
    return called(owner, function, args, keywords, node)


def _watch(args: list, keywords: dict) -> tuple:
    return [mapped(_variable, x) for x in args], keywords, None


def _gradient(args: list, keywords: dict) -> tuple:
    """The arguments of gradient with tensors in place of numbers, and which sources were those."""
    if not _has_numbers(args[:2], keywords):
        return args, keywords, None
    target, sources, *rest = _listed(args, keywords, ("target", "sources", "output_gradients"))
    weights = [unwrap(w) for w in leaves(rest[0])] if rest and rest[0] is not None else []
    targets, count = [], len(list(leaves(target)))
    weights += [None] * (count - len(weights))
    for k, y in enumerate(leaves(target)):
        if type(y) is Array and y.base is not None:
            y, weights[k] = _of_base(y, weights[k])
        targets.append(_tensor(unwrap(y)))
    numbers = mapped(_is_number, sources)
    return [targets, mapped(_variable, sources), weights, *rest[1:]], keywords, numbers


def _jacobian(args: list, keywords: dict) -> tuple:
    if not _has_numbers(args[:2], keywords):
        return args, keywords, None
    target, sources, *rest = _listed(args, keywords, ("target", "sources"))
    if type(target) is Array and target.base is not None:
        raise Diagnostic(
            "E0205",
            "the jacobian of a part of an array is not provided",
            help="copy the part within the tape: y = np.copy(a[1:])",
        )
    numbers = mapped(_is_number, sources)
    return [_tensor(unwrap(target)), mapped(_variable, sources), *rest], keywords, numbers


METHODS = {"watch": _watch, "gradient": _gradient, "jacobian": _jacobian}


def _listed(args: list, keywords: dict, names: tuple[str, ...]) -> list:
    """The arguments in order, those of these names among the keywords too."""
    listed = list(args)
    for name in names[len(args) :]:
        listed.append(keywords.pop(name, None))
    return listed


def _has_numbers(args: list, keywords: dict) -> bool:
    given = [*args, *(keywords[name] for name in ("target", "sources") if name in keywords)]
    return len(given) == 2 and any(map(_is_number, leaves(given)))


def _is_number(x) -> bool:
    return type(x) is Array or isinstance(x, World)


def _variable(x):
    """What a tape knows a number or an array by, as a tensor; what it knows nothing of as it is."""
    return _tensor(base(x).value if type(x) is Array else x) if _is_number(x) else x


def _tensor(x):
    """The tensor of 64 bits that holds a number or an array; anything else as it is."""
    known = type(x) is float or isinstance(x, World) or hasattr(x, "dtype")
    if isinstance(x, LibraryObject) or not known:
        return x
    from gradcli.tensorflow.tensor import EagerTensor
    from gradcli.tensorflow.types import of_value

    return EagerTensor(x, of_value(primal(x)))  # as it is, that the tape knows its node


def _as_numbers(found, numbers):
    """The derivatives as numbers and arrays where the sources were those."""
    pairs = zip(leaves(found), leaves(numbers))
    return rebuilt(numbers, [wrap(g.value) if mine and g is not None else g for g, mine in pairs])


def _of_base(view: Array, weight):
    """The tensor that a view reads, which the tape has seen, and what weighs its elements."""
    root = base(view).get()
    value, pullback = vjp(lambda v: _read(view, v), root)
    return root, pullback(ones_like(value) if weight is None else weight)[0]


def _read(view: Array, value):
    return value if view.base is None else view.read(_read(view.base, value))
