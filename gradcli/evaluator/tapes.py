"""GradientTape, Variable and constant as values of a program.

The tape is engine.tape's; here are its methods on the language's values.  A variable is a tensor,
or the cell of one, that every tape of the program watches; `assign` gives it another value, which
is not traced back to what it was computed from.
"""

from gradcli.engine.structure import leaves, mapped
from gradcli.engine.tape import GradientTape, Tensor, recording
from gradcli.engine.transforms import real, vjp
from gradcli.errors import Diagnostic
from gradcli.evaluator.array import Array, unwrap, wrap
from gradcli.evaluator.values import Object, describe, truth
from gradcli.evaluator.variables import base
from gradcli.ops.arrays import as_array, ones_like
from gradcli.ops.scalar import add, sub
from gradcli.ops.table import primal, shape


class Tape(Object):
    """A GradientTape of the program."""

    __slots__ = ("tape", "automatic", "variables", "is_open")
    kind = "GradientTape"

    def __init__(self, variables, persistent=False, watch_accessed_variables=True):
        self.tape = GradientTape(truth(persistent))
        self.automatic, self.variables = truth(watch_accessed_variables), variables
        self.is_open = False

    def enter(self) -> "Tape":
        self.tape.__enter__()
        if self.automatic:
            for variable in self.variables.trainable:
                self.tape.watch(_tensor(variable))
        self.is_open = True
        self.variables.open(self)
        return self

    def exit(self) -> None:
        self.is_open = False
        self.tape.__exit__()


class Pause(Object):
    """What stop_recording gives: within its `with` the tape records nothing."""

    __slots__ = ("paused",)
    kind = "pause of a tape"

    def __init__(self, tape: Tape):
        self.paused = tape.tape.stop_recording()

    def enter(self) -> None:
        self.paused.__enter__()

    def exit(self) -> None:
        self.paused.__exit__()


def _tensor(x):
    """The tensor that a tape knows a variable by."""
    x = base(x).value if type(x) is Array else x
    if type(x) is Tensor:
        return x
    raise Diagnostic(
        "E0201",
        f"a tape watches variables, not {describe(x)}",
        help="give the number a name, and watch that before anything is computed from it",
    )


def _watch(owner, self: Tape, args, keywords, node) -> None:
    for x in leaves(list(args)):
        self.tape.watch(_tensor(x))


def _gradient(owner, self: Tape, args, keywords, node):
    return wrap(_pulled(self.tape, *args, **keywords))


def _pulled(tape, target, sources, output_gradients=None, unconnected_gradients=None):
    tensors = mapped(_tensor, sources)
    weights = None if output_gradients is None else list(leaves(unwrap(output_gradients)))
    targets = []
    for k, y in enumerate(leaves(target)):
        if type(y) is Array and y.base is not None:
            if weights is None:
                weights = [None] * len(list(leaves(target)))
            y, weights[k] = _of_base(y, weights[k])
        targets.append(unwrap(y))
    return tape.gradient(targets, tensors, weights, _text(unconnected_gradients))


def _of_base(view: Array, weight):
    """The tensor that a view reads, which the tape has seen, and what weighs its elements."""
    root = base(view).get()
    value, pullback = vjp(lambda v: _read(view, v), root)
    return root, pullback(ones_like(value) if weight is None else weight)[0]


def _read(view: Array, value):
    return value if view.base is None else view.read(_read(view.base, value))


def _text(unconnected) -> str:
    """TensorFlow's name of what an unconnected gradient is."""
    name = "none" if unconnected is None else unconnected
    if name not in ("none", "zero"):
        raise Diagnostic("E0103", "unconnected_gradients is 'none' or 'zero'")
    return name


def _jacobian(owner, self: Tape, args, keywords, node):
    target, sources, *rest = args
    if type(target) is Array and target.base is not None:
        raise Diagnostic(
            "E0205",
            "the jacobian of a part of an array is not provided",
            help="copy the part within the tape: y = np.copy(a[1:])",
        )
    for name in ("parallel_iterations", "experimental_use_pfor"):  # of speed alone
        keywords.pop(name, None)
    unconnected = rest[0] if rest else keywords.get("unconnected_gradients")
    found = self.tape.jacobian(unwrap(target), mapped(_tensor, sources), _text(unconnected))
    return wrap(found)


def _reset(owner, self: Tape, args, keywords, node) -> None:
    self.tape.reset()
    if self.automatic:
        for variable in self.variables.trainable:
            self.tape.watch(_tensor(variable))


def _stop_recording(owner, self: Tape, args, keywords, node) -> Pause:
    return Pause(self)


def _watched_variables(owner, self: Tape, args, keywords, node) -> tuple:
    return tuple(v for v in self.variables.trainable if _tensor(v).node in self.tape.seen)


def _stated(method):
    """The method, whose RuntimeErrors are put as errors of the program."""

    def call(owner, self, args, keywords, node):
        try:
            return method(owner, self, args, keywords, node)
        except RuntimeError as error:
            raise Diagnostic(
                "E0200",
                str(error),
                help="GradientTape(persistent=True) gives any number of them",
                exception="RuntimeError",
            ) from error

    return call


Tape.methods = {
    "watch": _watch,
    "gradient": _stated(_gradient),
    "jacobian": _stated(_jacobian),
    "reset": _reset,
    "stop_recording": _stop_recording,
    "watched_variables": _watched_variables,
}


# -- variables -------------------------------------------------------------------------------------
def constant(owner, args, keywords, node):
    """A number as a tensor, an array as the cell of one; integers and booleans as they are."""
    from gradcli.evaluator.builtins import make_array

    (value,) = args
    _no_other(keywords, ("dtype", "name"))
    if type(value) in (list, tuple, Array):
        value = unwrap(make_array(value, keywords.get("dtype")))
    elif type(value) is int and str(keywords.get("dtype", "int")).startswith("float"):
        value = float(value)
    if getattr(primal(value), "dtype", None) is not None and primal(value).dtype.kind in "iub":
        return wrap(value)
    return value if type(value) in (int, bool) else wrap(owner.variables.identified(real(value)))


def variable(owner, args, keywords, node):
    """A new variable with a value: a tensor, or a cell of one, that no other name shares."""
    from gradcli.evaluator.builtins import make_array

    (value,) = args
    _no_other(keywords, ("dtype", "name", "trainable"))
    value = unwrap(make_array(value) if type(value) in (list, tuple, Array) else value)
    made = wrap(owner.variables.identified(real(as_array(value))))
    owner.variables.made[id(made)] = made
    if truth(keywords.get("trainable", True)):
        owner.variables.trainable.append(made)
        for tape in owner.variables.opened:
            if tape.automatic and tape.is_open:
                tape.tape.watch(_tensor(made))
    return made


def _no_other(keywords: dict, known: tuple) -> None:
    if keywords.get("dtype") in ("float32", "int32"):
        raise Diagnostic(
            "E0205", "numbers are of 64 bits: other dtypes are not provided", help="leave out dtype"
        )


def assigned(owner, node, x, value, function=None):
    """x = value, or function(x, value), for a variable x: its later uses have the new value."""
    if owner.variables is None or id(x) not in owner.variables.made:
        raise Diagnostic(
            "E0201",
            f"{describe(x)} has no '.assign': variables have",
            help="x = Variable(1.0) makes one; a plain name is assigned with =",
            exception="AttributeError",
        )
    if any(tape.tape in recording() for tape in owner.variables.opened):
        raise Diagnostic(
            "E0205",
            "an assignment to a variable within a tape that records is not provided",
            help="assign after the tape's with block",
        )
    old, new = unwrap(x), as_array(unwrap(value))
    new = owner.variables.identified(real(new if function is None else function(old, new)))
    if shape(new) != shape(old):
        raise Diagnostic(
            "E0202", f"a variable of shape {shape(old)} is assigned a value of shape {shape(new)}"
        )
    if type(x) is Array:
        x.value = new
    else:
        x.value, x.level, x.node = new.value, new.level, new.node
    return x


ASSIGN = {
    "assign": assigned,
    "assign_add": lambda owner, node, x, value: assigned(owner, node, x, value, add),
    "assign_sub": lambda owner, node, x, value: assigned(owner, node, x, value, sub),
}
