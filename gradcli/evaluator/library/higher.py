"""Transforms within programs: the language's functions that take functions, on its values.

Each is gradcli.engine.transforms' (or implicit's, or custom's) on a Python function that calls the
program's: what is differentiated by leaves its cell on the way out, and gets one on the way in.
"""

from collections.abc import Callable
from contextlib import nullcontext

from gradcli.engine import transforms
from gradcli.engine.structure import leaves, mapped, rebuilt
from gradcli.engine.tensor import unwrap_dead_levels
from gradcli.engine.transforms import linked, places
from gradcli.errors import Diagnostic
from gradcli.evaluator.faults import FAULTS, fault
from gradcli.evaluator.library.containers import COLLECTIONS
from gradcli.evaluator.library.functions import invoke
from gradcli.evaluator.library.mapping import MAPPING
from gradcli.evaluator.values.array import Array, unwrap, wrap
from gradcli.evaluator.values.random_numbers import RANDOM
from gradcli.evaluator.values.values import Builtin, Function, describe, iterate
from gradcli.evaluator.variables import base, summed, through
from gradcli.language.syntax import surface as s
from gradcli.ops.arrays import as_array, ravel
from gradcli.ops.containers import CONTAINERS, items, remade
from gradcli.ops.nesting import measure


def _is_function(x) -> bool:
    return type(x) is Function or isinstance(x, Builtin)


def _name(function) -> str:
    return function.code.name if type(function) is Function else function.name


def python(owner, function, node) -> Callable:
    """A callable value of the program as a function on values out of their cells."""
    if not _is_function(function):
        raise Diagnostic("E0201", f"a function is needed here, not {describe(function)}")

    def call(*args, **keywords):
        with owner.variables.scope() if owner.variables else nullcontext():
            value = unwrap(invoke(owner, function, tuple(map(_celled, args)), keywords, node))
        return mapped(unwrap_dead_levels, value)

    call.__name__ = _name(function)
    return call


def _celled(x):
    """x with its arrays in cells; itself where nothing in it needs one."""
    if type(x) in CONTAINERS:
        made = remade(_celled, x)
        return x if all(new is old for new, old in zip(items(made), items(x))) else made
    return wrap(x)


# -- derivatives -----------------------------------------------------------------------------------
def _of_function(name: str, by_values: Callable | None = None) -> Callable:
    """grad(f) and its like: a function; or where `by_values`, of values: grad(y, x)."""
    transform = getattr(transforms, name)

    def apply(owner, args, keywords, node):
        if not args or not _is_function(args[0]):
            if by_values is None or len(args) != 2:
                given = describe(args[0]) if args else "nothing"
                raise Diagnostic(
                    "E0201",
                    f"{name} takes a function, not {given}",
                    help=None if by_values is None else f"of a value: {name}(y, x)",
                )
            try:
                return by_values(owner, *args)
            except Diagnostic as error:
                at = node.args[1:2] if type(node) is s.Call and error.code == "E0103" else ()
                raise error.located(at[0].span if at else node.span, owner.source) from None
        argnums = _argnums(name, args, keywords)
        derivative = transform(python(owner, args[0], node), argnums)

        def on_cells(*args, **keywords):
            at = places(argnums, args)
            plain = [unwrap(x) if i in at else x for i, x in enumerate(args)]
            return wrap(derivative(*plain, **keywords))

        def call(owner, args, keywords, node):
            return _located(name, on_cells, args, keywords, owner, node)

        return Builtin(f"{name}({_name(args[0])})", call)

    return apply


def _argnums(name: str, args: tuple, keywords: dict):
    given = args[1] if len(args) > 1 else keywords.get("argnums", 0)
    if type(given) is list:
        given = tuple(given)
    for i in given if type(given) is tuple else (given,):
        if type(i) is not int:
            raise Diagnostic(
                "E0103",
                f"argnums of {name} is an integer, or a tuple of them, not {describe(i)}",
                help=f"to differentiate a value: {name}(y, x), with y = f(x)",
            )
    return given


def _located(name: str, function: Callable, args, keywords: dict, owner, node):
    """What the function gives; what it raises, at the place of the call."""
    try:
        return function(*args, **keywords)
    except (*FAULTS, RuntimeError) as error:
        raise _fault(error, name, tuple(args), node, owner.source) from error


def _fault(error: Exception, name: str, args: tuple, node, source) -> Diagnostic:
    if type(error) in (RuntimeError, ValueError) and not isinstance(error, Diagnostic):
        error = Diagnostic("E0200", f"{name}: {error}", exception=type(error).__name__)
    return fault(error, name, args, node, source)


def _jvp(owner, args, keywords, node):
    function, primals, tangents = args
    return wrap(transforms.jvp(python(owner, function, node), unwrap(primals), unwrap(tangents)))


def _vjp(owner, args, keywords, node):
    function, *primals = args
    value, pullback = transforms.vjp(python(owner, function, node), *unwrap(primals))

    def call(owner, args, keywords, node):
        return wrap(_located("a pullback", pullback, unwrap(args), keywords, owner, node))

    return wrap(value), Builtin(f"vjp({_name(function)})", call)


# -- of one value by another -----------------------------------------------------------------------
def _by_name(name: str, owner, y, x, pull: Callable):
    """The derivative of y by the variables in x, in the structure of x."""
    cells = list(leaves(x))
    tensors = [base(c).get() if type(c) is Array else c for c in cells]
    found = owner.variables.derivative(name, y, tensors, pull)
    parts = [through(c, g) if type(c) is Array else g for c, g in zip(cells, found)]
    return rebuilt(x, parts)


def _gradient(tape, y, tensors: list) -> list:
    return [linked(g, y) for g in tape.gradient(y, tensors)]


def _jacobian(tape, y, tensors: list) -> list:
    return [linked(g, y) for g in tape.jacobian(y, tensors)]


def _grad_of_value(owner, y, x):
    y = summed(list(leaves(unwrap(y))))
    return wrap(_by_name("grad", owner, y, x, _gradient))


def _jacobian_of_value(owner, y, x):
    def rows(y):
        for cell in leaves(x):
            _whole(cell)
        return _by_name("jacobian", owner, y, x, _jacobian)

    return wrap(mapped(rows, unwrap(y)))


def _hessian_of_value(owner, y, x):
    first = _grad_of_value(owner, y, x)
    return mapped(lambda g: None if g is None else _jacobian_of_value(owner, g, x), first)


def _whole(cell) -> None:
    if type(cell) is Array and cell.base is not None:
        raise Diagnostic(
            "E0205",
            "a jacobian by a part of an array is not provided",
            help="copy it first, a = np.copy(b[1:]), or differentiate by the whole array",
        )


# -- equations, and rules of one's own -------------------------------------------------------------
def _equation(name: str) -> Callable:
    def apply(owner, args, keywords, node):
        from gradcli.engine import implicit

        function, x0 = args
        keywords = {key: unwrap(value) for key, value in keywords.items()}
        find = getattr(implicit, name)
        return wrap(find(python(owner, function, node), unwrap(x0), **keywords))

    return apply


def _bracketed(owner, args, keywords, node):
    """A root between two numbers, as SciPy's brentq has it: with all digits, whatever xtol is."""
    from gradcli.engine import implicit

    function, *ends = args[:3]
    ends += [keywords[end] for end in ("a", "b")[len(ends) :] if end in keywords]
    if len(ends) != 2:
        raise Diagnostic("E0103", "a function of one unknown and two numbers around its root")
    more = _more(list(args[3:]), keywords, 0)
    ends = unwrap(ends)
    call = python(owner, function, node)
    return wrap(implicit.root(lambda x: call(x, *more), ends[0], bracket=tuple(ends)))


def _near(of_array: bool, at_args: int) -> Callable:
    """A root near a start, as SciPy's newton, or as its fsolve, which gives an array."""

    def apply(owner, args, keywords, node):
        from gradcli.engine import implicit

        function, x0, *rest = args
        more, x0 = _more(rest, keywords, at_args), unwrap(x0)
        x0 = ravel(as_array(x0)) if of_array else x0
        call = python(owner, function, node)
        return wrap(implicit.root(lambda x: as_array(call(x, *more)), x0))

    return apply


def _more(rest: list, keywords: dict, place: int) -> tuple:
    """What SciPy's args= says that a function is given behind its first argument."""
    found = unwrap(rest[place] if len(rest) > place else keywords.get("args", ()))
    return tuple(found) if type(found) in (tuple, list) else (found,)


def _quad(owner, args, keywords, node):
    import warnings

    from gradcli.engine.integration import quad

    function, *rest = args
    keywords = {key: unwrap(value) for key, value in keywords.items()}
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        found = quad(python(owner, function, node), *unwrap(rest), **keywords)
    for warning in told:
        owner.note("quad: " + " ".join(str(warning.message).split()), node)
    return wrap(found)


def _custom_gradient(owner, args, keywords, node):
    from gradcli.engine.custom import custom_gradient

    function = args[0]
    plain = python(owner, function, node)

    def both(*args, **keywords):
        made = plain(*args, **keywords)
        if type(made) not in (list, tuple) or len(made) != 2 or not _is_function(made[1]):
            return made  # which custom_gradient refuses
        return made[0], python(owner, made[1], node)

    both.__name__ = plain.__name__
    return _rule(custom_gradient(both), plain.__name__)


def _rule(function: Callable, name: str) -> Builtin:
    def call(owner, args, keywords, node):
        return wrap(_located(name, function, unwrap(args), keywords, owner, node))

    return Builtin(name, call)


class Custom(Builtin):
    """A function with a rule for its tangents, which `defjvp` sets."""

    __slots__ = ("made",)

    def __init__(self, made, name: str):
        self.made = made
        super().__init__(name, _rule(made, name).call)


def _custom_jvp(owner, args, keywords, node):
    from gradcli.engine.custom import custom_jvp

    plain = python(owner, args[0], node)
    return Custom(custom_jvp(plain), plain.__name__)


def _define_jvp(owner, custom: Custom, args, keywords, node):
    custom.made.defjvp(python(owner, args[0], node))
    return args[0]


Custom.methods = {"defjvp": _define_jvp}


def _provided(name: str, function: Callable) -> Callable:
    def apply(owner, args, keywords, node):
        try:
            measure([*args, *keywords.values()])
            return function(owner, tuple(args), keywords, node)
        except (*FAULTS, RuntimeError) as error:
            raise _fault(error, name, tuple(args), node, owner.source) from error

    return apply


# -- functions of functions ------------------------------------------------------------------------
def _partial(owner, args, keywords, node):
    function, *first = args
    if not _is_function(function):
        raise Diagnostic("E0201", f"functools.partial takes a function, not {describe(function)}")

    def call(owner, more, others, node):
        return invoke(owner, function, (*first, *more), {**keywords, **others}, node)

    return Builtin(f"partial({_name(function)})", call)


def _reduce(owner, args, keywords, node):
    function, many, *found = args
    for x in iterate(many):
        found = [invoke(owner, function, (*found, x), {}, node)] if found else [x]
    if not found:
        message = "functools.reduce of nothing, without a value to begin with"
        raise Diagnostic("E0201", message, exception="TypeError")
    return found[0]


# the language's name -> function(owner, args, keywords, node)
HIGHER: dict[str, Callable] = {
    name: _provided(name, function)
    for name, function in {
        "grad": _of_function("grad", _grad_of_value),
        "value_and_grad": _of_function("value_and_grad"),
        "jacobian": _of_function("jacobian", _jacobian_of_value),
        "hessian": _of_function("hessian", _hessian_of_value),
        "jvp": _jvp,
        "vjp": _vjp,
        "root": _equation("root"),
        "fixed_point": _equation("fixed_point"),
        "quad": _quad,
        **{
            f"scipy.optimize.{name}": _bracketed
            for name in ("brentq", "brenth", "bisect", "ridder")
        },
        "scipy.optimize.newton": _near(of_array=False, at_args=1),
        "scipy.optimize.fsolve": _near(of_array=True, at_args=0),
        **MAPPING,
        "custom_gradient": _custom_gradient,
        "custom_jvp": _custom_jvp,
        "functools.partial": _partial,
        "functools.reduce": _reduce,
        **RANDOM,
        **COLLECTIONS,
    }.items()
}
