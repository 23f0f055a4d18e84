"""The dtypes that values may have: what NumPy holds them in, where kinds say that they are numbers.

An array of integers cuts what is written to its elements, and a sum of two truths is a logical or.
A dtype is a set of bits, those of the types that a value may be of; what rows make of them is
their field `holds`.
"""

from operator import or_

from gradcli.core import ir
from gradcli.core.flow import Analysis, Place, Scope
from gradcli.core.ir import Expr
from gradcli.core.operators import BOOLEANS
from gradcli.core.types.kind_rules import INTEGRAL
from gradcli.core.types.kinds import kinds_of
from gradcli.ops import arithmetic
from gradcli.ops.rows import Op

BOOL, INT, REAL = 1, 2, 4  # in the order in which NumPy promotes them
WHOLE = BOOL | INT
ZEROS_LIKE = frozenset({"zeros_like", "ones_like"})
ZEROS_AND_ONES = ZEROS_LIKE | {"zeros", "ones"}


class Dtypes(Analysis):
    """The dtypes of a program's names and values.

    as_numpy: by NumPy's rules, by which zeros like integers are such, and a sum of truths is a
    truth; a derivative's are numbers.  in_python: so in a function that is given whole numbers too.
    of_values: not of what holds them, but of the values themselves: zeros are whole numbers, and
    what is written to an array's elements is of its values.  made: nodes, by identity, that are
    made of reals; whole: inputs that are not declared, and hold integers.
    """

    bottom = 0
    join = staticmethod(or_)

    def __init__(
        self,
        program: ir.Program,
        *,
        as_numpy: bool = False,
        in_python: bool = False,
        of_values: bool = False,
        made: frozenset[int] = frozenset(),
        whole: frozenset[str] = frozenset(),
    ):
        self.kinds, self.made, self.of_values = kinds_of(program), made, of_values
        super().__init__(self.kinds.flow)
        self.as_numpy = as_numpy or in_python
        for name, (kind, _) in program.inputs.items():
            integers = kind != "float" or name in whole  # a truth that is given is Python's
            either = in_python and self.kinds.is_number_name(name, None)
            self.table[None, name] = INT if integers else INT | REAL if either else REAL
        self.solve(self.flow.edges if of_values else self.flow.whole)

    def surely(self, dtype: int, value, scope: Scope) -> bool:
        """Whether a value is of that dtype, or one of those, whatever runs."""
        return self.of(value, scope) | dtype == dtype

    def surely_at(self, dtype: int, place: Place) -> bool:
        """The same of what a name holds."""
        return self.at(place) | dtype == dtype

    def at(self, place: Place) -> int:
        return super().at(place) or (0 if place in self.flow.into else REAL)  # a constant

    def literal(self, value) -> int:
        if isinstance(value, float):
            return REAL
        return INT if type(value) is int else BOOL  # None too, which promotes nothing

    def transfer(self, node: Expr, memo: dict[int, int], scope: Scope) -> int:
        op = node.op
        if id(node) in self.made:
            return REAL
        if gives_truths(op):
            return BOOL
        if op.name in ZEROS_AND_ONES and self.of_values:
            return INT
        found = self.held(node, self.parts(node, memo), scope)
        if op.result_dtype != "real" and self.kinds.of(node, scope) in ("bool", "int"):
            found = found & WHOLE or INT if found else 0
        return counted(found) if self.is_number_of_truths(node, scope) else found

    def held(self, node: Expr, parts: list[int], scope: Scope) -> int:
        """What a row gives of what its arguments hold."""
        op = node.op
        if op is arithmetic.power.op:
            return self.power(node, parts, scope)
        # the larger of numbers is one of them as it is; of arrays it is of their common type
        if op.magnitude == "chosen" and (op is ir.SELECT or self.kinds.is_number(node, scope)):
            chosen = parts[1:] if op.result_dtype == "others" else parts
            return any_of(chosen)
        match op.result_dtype:
            case "int":
                return INT
            case "real":
                return REAL
            case "first":
                return parts[0]
            case "others":
                return common(parts[1:])
            case "common":
                return common(parts)
            case "counted":
                return counted(common(parts))
        if op.elementwise or (op.name in ZEROS_LIKE and not self.as_numpy):
            return REAL
        return (parts[0] if op.name == "full_like" else common(parts)) | REAL

    def power(self, node: Expr, parts: list[int], scope: Scope) -> int:
        base, exponent = node.args
        if type(exponent) is int and exponent >= 0:
            return counted(common(parts))
        whole = type(exponent) is Expr and self.kinds.of(exponent, scope) in ("bool", "int")
        if type(base) is Expr:
            whole = whole and self.kinds.of(base, scope) in ("bool", "int")
        else:
            whole = whole and type(base) is int and base >= 0
        return INT | REAL if whole else REAL

    def is_number_of_truths(self, node: Expr, scope: Scope) -> bool:
        """Whether what a row makes of truths is a number."""
        if node.op is arithmetic.add.op and not self.as_numpy:
            return True
        return self.is_count(node, scope)

    def is_count(self, node: Expr, scope: Scope) -> bool:
        """Whether a node computes a number, so that truths are written as numbers in it."""
        op = node.op
        if not op.elementwise or gives_truths(op) or op.family == "bits" or op.name == "where":
            return False
        return self.kinds.is_number(node, scope)


def any_of(dtypes: list[int]) -> int:
    """The dtype of one of several values."""
    found = 0
    for dtype in dtypes:
        found |= dtype
    return found


def common(dtypes: list[int]) -> int:
    """What NumPy promotes dtypes to: the largest, of each choice of those that the values may have;
    nothing yet where nothing is known of one."""
    found = dtypes[0] if dtypes else 0
    for dtype in dtypes[1:]:
        least = max(found & -found, dtype & -dtype)  # the larger is at least what both are at least
        found = (found | dtype) & -least if found and dtype else 0
    return found


def counted(dtype: int) -> int:
    """Truths as whole numbers."""
    return dtype & ~BOOL | INT if dtype & BOOL else dtype


def gives_truths(op: Op) -> bool:
    """Whether the values of a row are truths, whatever it is given, or it is `and` or `or`."""
    return op.result_dtype == "bool" or op in BOOLEANS


def has_truths(program: ir.Program) -> bool:
    return any(map(gives_truths, program.graph.rows))


def makes_reals(node: Expr) -> bool:
    """Whether a row gives reals of integers too."""
    if node.op is arithmetic.power.op:
        return type(node.args[1]) is not int or node.args[1] < 0
    smooth = len(node.op.args) == 1 and node.op.args[0].kind == "smooth"
    smooth = smooth and node.op.result_dtype not in INTEGRAL
    return node.op in (arithmetic.div.op, arithmetic.sqrt.op) or smooth
