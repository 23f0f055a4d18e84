"""The statements and expressions of a core program, in Python's words.

Python's statements and operators are those of programs, so that `restore` writes them; what differs
are the names of functions and constants, and what an array may share with another name.
"""

from functools import cached_property

from gradcli.core import ir
from gradcli.core.array_functions import LAST_AXIS, path_of
from gradcli.core.ir import Assign, Call, Def, Expr, Leave, same
from gradcli.core.operators import is_boolean
from gradcli.core.types.dtypes import BOOL, has_truths
from gradcli.core.types.kind_rules import INTEGRAL, NUMBERS, SURE_ARRAYS
from gradcli.emit.python.ieee import NumPysNumbers
from gradcli.emit.python.truths import Counted
from gradcli.emit.python.whole_numbers import made_real
from gradcli.emit.python.whole_powers import NumPysPowers
from gradcli.emit.texts import text as texts
from gradcli.errors import Source
from gradcli.language.syntax import surface
from gradcli.language.syntax.parser import parse
from gradcli.lowering.raising.restore import COMPARED, PREFIXED, SYMBOLS, Writer, path
from gradcli.ops.arithmetic import power
from gradcli.ops.rows import Op
from gradcli.typed.no_form import no_text

# A module -> the line that imports it
IMPORTS = {
    "math": "import math", "np": "import numpy as np", "special": "from scipy import special",
    "linalg": "from scipy import linalg",
}  # fmt: skip
ARGUMENTS = "abc"  # of a text, in order
REAL = (("dtype", path("float")),)
# Functions that take a dtype, and those that np.array with one stands for
TYPED = tuple(map(path, ("np.array", "np.zeros_like", "np.ones_like", "np.full_like", "np.arange")))
COPIED = (path("np.copy"), path("np.stack"))
LIKE = {"zeros_like": 0.0, "ones_like": 1.0}
EXTREMES = {">": "np.max", "<": "np.min"}  # by what a row of places looks for


# Forms that Python and NumPy have as programs have them
OF_TEXTS = (ir.TEXT_IS, ir.TEXT_METHOD)  # whose methods are no functions of the module
FORMS = frozenset((
    "select", "and", "or", "slice", "tuple", "list", "shape", "getitem", "array", "len range",
    "spread_like", "max of", "min of", "copy", "len", "int", "float", "round", "bool", ".size",
    ".ndim", "zeros", "ones", "full", "eye", "identity", "arange", "linspace",
    "zeros_like", "ones_like", "full_like", "text is", "text method", *ir.WHOLE,
))  # fmt: skip


def text_of_row(op: Op, arrays: bool) -> str | None:
    """The text of an elementwise row on numbers, or with `arrays` on arrays; None where none is."""
    python, numpy = texts(op.name).python, texts(op.name).numpy
    if not arrays:
        text = python
    elif numpy or python.startswith("special."):
        text = numpy or python
    else:
        text = _of_numpy(op)
    if text.replace(".", "").replace("_", "").isalnum():  # a function
        text += f"({', '.join(ARGUMENTS[: len(op.args)])})"
    return text or None


def _of_numpy(op: Op) -> str:
    """The function of NumPy's that a row names; "" where it names another."""
    if not isinstance(op.array, str):
        return ""
    library, _, function = (op.array or f"numpy.{op.name}").rpartition(".")
    return f"np.{function}" if library == "numpy" else ""


def function_of_arrays(op: Op) -> str:
    """The function of NumPy's or SciPy's that a row of whole arrays is; "" where it is none."""
    return texts(op.name).numpy or ("" if op.name in FORMS else path_of(op).removeprefix("scipy."))


# What a number of Python's has no attribute for, as NumPy's functions
OF_SHAPES = {
    ir.SHAPE: "np.shape", ir.constant_form(".size"): "np.size",
    ir.constant_form(".ndim"): "np.ndim",
}  # fmt: skip


def _is_method(node: surface.Node) -> bool:
    """Whether a call is one of an array's own, x.item(), and no function's of a module."""
    return type(node) is surface.Call and getattr(node.function, "name", "") == "item"


class PythonWriter(Writer):
    """One printing.  `arrays`: whether numbers may be arrays, and so are NumPy's; `used` collects
    the names of modules, of helpers and of Python's functions that the texts mention."""

    def __init__(self, program: ir.Program, arrays: bool, renamed: dict[str, str]):
        super().__init__(program)
        self.program, self.arrays, self.renamed = program, arrays, renamed
        self.used: set[str] = set()
        self.shared = _shared(program) if arrays else set()
        self.numpy = arrays or self.kinds.has_arrays()
        self.of_reals = made_real(program) if self.numpy else set()
        self.numbers = NumPysNumbers(program) if arrays else None

    def name(self, name: str) -> surface.Node:
        if name in self.program.constants:
            return self.constant(name.rpartition(".")[2])
        return surface.Name(self.renamed.get(name, name))

    def number(self, value) -> surface.Node:
        if type(value) is float and (value != value or value == float("inf")):
            return self.constant("nan" if value != value else "inf")
        if type(value) is float and value == -float("inf"):
            return surface.Unary("-", self.constant("inf"))
        return super().number(value)

    def constant(self, name: str) -> surface.Node:
        module = "np" if self.arrays and name != "tau" else "math"  # NumPy has no tau
        self.used.add(module)
        return path(f"{module}.{name}")

    # -- expressions ------------------------------------------------------------------------------
    def on_arrays(self, node: Expr) -> bool:
        """Whether a node is an array, or may be one; integers are Python's, whose powers may be
        negative."""
        if node.op.result_dtype in INTEGRAL and self.kinds.of(node, self.scope) == "int":
            return False
        parts = (node, *node.args)
        return self.arrays or not all(
            self.kinds.is_number(x, self.scope) for x in parts if type(x) is Expr
        )

    def counts(self, node: Expr) -> bool:
        """Whether a node computes a number with truth values alone, which NumPy does not take for
        integers.

        Its True + True is True, and its sin(True) has half precision.
        """
        if self.counted is None or not self.counted.is_count(node, self.scope):
            return False
        return all(self.counted.of(a, self.scope) & BOOL for a in node.args)

    @cached_property
    def counted(self) -> Counted | None:
        """What is no truth of NumPy's; None where none can be."""
        return Counted(self.program) if self.numpy and has_truths(self.program) else None

    def is_truth(self, value) -> bool:
        return self.kinds.of(value, self.scope) == "bool"

    def node(self, node: Expr) -> surface.Node:
        made = self.value_of(node)
        if id(node) not in self.of_reals:
            return made
        self.used |= {"np", "float"}
        return _of_reals(made)

    def value_of(self, node: Expr) -> surface.Node:
        op = node.op
        if op is None:
            return super().node(node)
        name, args = op.name, [self.part(a) for a in node.args]
        counts = self.counts(node)
        if counts:
            args[0] = counted(args[0])
        if op.elementwise and not (name in SYMBOLS or name in COMPARED or name in PREFIXED):
            return self.elementwise(node, args)
        if name == "stop_gradient":
            return args[0]
        if op is ir.COPY and not self.arrays and self.kinds.of(node, self.scope) not in SURE_ARRAYS:
            # np.copy would make an array of a number, and a test has one of its own
            return args[0] if is_boolean(node.args[0]) else surface.Unary("+", args[0])
        if name in LIKE and not self.arrays and self.kinds.of(node, self.scope) in NUMBERS:
            return surface.Number(LIKE[name], repr(LIKE[name]))  # NumPy would make an array of it
        if row := self.extreme(node):
            return surface.Call(path(row), (args[0],), ())
        if function := function_of_arrays(op):
            return self.structural(node, function, args)
        if name not in FORMS and name not in (*SYMBOLS, *COMPARED, *PREFIXED):
            raise no_text(name, "Python", node, self.program.spelling)
        return self.operator(node, args, counts)

    def elementwise(self, node: Expr, args: list) -> surface.Node:
        """A row of elements that is no operator, by its text."""
        name, arrays = node.op.name, self.on_arrays(node)
        of_truths = texts(name).truths
        truths = of_truths and not arrays and all(map(self.is_truth, node.args))
        text = of_truths if truths else text_of_row(node.op, arrays)
        if text is None:
            raise no_text(name, "Python", node, self.program.spelling)
        return self.filled(text, args)

    def operator(self, node: Expr, args: list, counts) -> surface.Node:
        """A row that has a sign, or NumPy's function where that would raise."""
        if self.raises(node):
            self.used.add("np")
            function = "float_power" if node.op is power.op else node.op.name
            return surface.Call(path(f"np.{function}"), tuple(args), ())
        if node.op is power.op and self.numpy:
            base, exponent = node.args
            if self.powers.may_fail(base, exponent, self.scope):
                return self.real_power(base, exponent, *args)
        if node.op in OF_SHAPES and self.may_be_number(node.args[0]):
            self.used.add("np")
            return surface.Call(path(OF_SHAPES[node.op]), tuple(args), ())
        made = super().node(node)
        if counts:
            made = _of_counted(made)
        if node.op not in OF_TEXTS:
            self.note(made)
        return made

    def may_be_number(self, value) -> bool:
        """Whether a value may be a number of Python's, which has no shape: an array may be given
        to a function of the program, and a number too."""
        kind = self.kinds.of(value, self.scope)
        return kind in NUMBERS or (kind == "any" and self.scope is not None)

    def raises(self, node: Expr) -> bool:
        """Whether an operator between numbers of Python's is to be NumPy's."""
        return self.numbers is not None and self.numbers.raises(node, self.scope)

    @cached_property
    def powers(self) -> NumPysPowers:
        return NumPysPowers(self.program, self.arrays)

    def real_power(self, base, exponent, *args: surface.Node) -> surface.Node:
        """A power of reals, of whole numbers too."""
        for k, value in enumerate((base, exponent)):
            if type(value) is int:
                real = [self.part(float(value)) if j == k else a for j, a in enumerate(args)]
                return surface.Binary("**", *real)
        self.used.add("np")
        return surface.Call(path("np.float_power"), args, ())

    def extreme(self, node: Expr) -> str | None:
        """The function whose value x[argmax(x)] is, of a vector: which of equals is no matter."""
        x, place = node.args if node.op.name == "getitem" and len(node.args) == 2 else (None, None)
        if type(place) is not Expr or place.op is None or place.op.fold not in EXTREMES:
            return None
        of_vector = place.op.magnitude == "place" and same(place.args[0], x) and not place.attrs
        of_vector = of_vector and self.kinds.of(x, self.scope) == "vector"
        return EXTREMES[place.op.fold] if of_vector else None

    def structural(self, node: Expr, written: str, args: list) -> surface.Node:
        if node.op.name == "transpose" and not node.attrs:
            return surface.Attribute(args[0], "T")
        if node.op.listed:
            args = [surface.List(tuple(args))]
        self.used.add(written.partition(".")[0])
        attrs = node.attrs
        if node.op.name in LAST_AXIS and not attrs:  # SciPy's go over all elements
            attrs = (("axis", -1),)
        keywords = tuple((k, self.part(v)) for k, v in attrs)
        return self.result(node, surface.Call(path(written), tuple(args), keywords))

    def filled(self, text: str, args: list) -> surface.Node:
        """The tree of a text with the arguments in their places."""
        given = dict(zip(ARGUMENTS, args))
        (statement,) = parse(Source(text)).body
        assert isinstance(statement, surface.Expression)
        return self.put(statement.value, given)

    def put(self, node, given: dict):
        if type(node) is surface.Name:
            if node.id in given:
                return given[node.id]
            self.used.add(node.id)
        if type(node) is tuple:
            return tuple(self.put(part, given) for part in node)
        if not isinstance(node, surface.Node):
            return node
        return type(node)(*[self.put(part, given) for part in node.fields()])

    def note(self, node: surface.Node) -> None:
        """Add what a call that the language spells mentions: np, max, len."""
        if type(node) is surface.Call and not _is_method(node):
            function = node.function
            while type(function) is surface.Attribute:
                function = function.value
            if type(function) is surface.Name:
                self.used.add(function.id)
        elif type(node) is surface.Binary:
            self.note(node.right)

    def assignment(self, s: Assign, scope) -> surface.Node:
        """An assignment; a truth in a name that counts on is an integer, as in `counts`."""
        written = super().assignment(s, scope)
        plain = len(s.targets) == 1 and not s.index and type(s.value) is Expr
        if not self.numpy or not plain or not self.is_truth(s.value):
            return written
        if self.kinds.name(s.targets[0], scope) not in NUMBERS[1:]:  # all but truths
            return written
        assert isinstance(written, surface.Assign)
        return surface.Assign(written.targets, counted(written.value))

    def augmentation(self, s: Assign, scope) -> str | None:
        """As for programs; where a number may be an array, not in one that has two names."""
        if self.arrays and not s.index and s.targets[0] in self.shared:
            return None
        value = s.value
        if not isinstance(value, Expr) or value.op is None:
            return super().augmentation(s, scope)
        if self.counts(value) or self.raises(value):
            return None
        return super().augmentation(s, scope)

    def range(self, start, stop, step) -> surface.Node:
        self.used |= {"range", "reversed"}
        return super().range(start, stop, step)


def _of_reals(node: surface.Node) -> surface.Node:
    """An array of reals where `node` may make one of integers."""
    match node:
        case surface.Call(function, (_, *_) as given, ()) if function in TYPED:
            return surface.Call(function, given, REAL)
        case surface.Call(function, (given,), ()) if function in COPIED:
            return surface.Call(path("np.array"), (given,), REAL)
    return surface.Call(path("np.array"), (node,), REAL)


def _of_counted(node: surface.Node) -> surface.Node:
    """An operation with its first operand as an integer."""
    match node:
        case surface.Binary(sign, left, right):
            return surface.Binary(sign, counted(left), right)
        case surface.Unary(sign, operand):
            return surface.Unary(sign, counted(operand))
    raise AssertionError(node)


def counted(node: surface.Node) -> surface.Node:
    """A truth value, or an array of them, as integers."""
    return surface.Binary("*", surface.Number(1, "1"), node)


def _shared(program: ir.Program) -> set[str]:
    """The names whose value another name, a stack or the caller may have too."""
    found = set(program.inputs)
    for s in ir.statements(program.body):
        if type(s) is Def:
            found.update(s.parameters)
        values = s.values if type(s) is Leave else (s.value,) if type(s) is Assign else ()
        for value in values:
            given = value.args if type(value) is Call else (value,)
            held = set().union(*map(_given_on, given))
            found |= held
            if type(s) is Assign and (held or type(value) is Call):
                found.update(s.targets)
    return found


def _given_on(value) -> set[str]:
    """The names one of whose values an expression may give unchanged."""
    if type(value) is not Expr:
        return set()
    if value.op is None:
        return set(value.args)
    if value.op in ir.CHOICES or value.op.name in ("stop_gradient", "positive"):
        return set().union(*map(_given_on, value.args))
    return set()
