"""Reads the Julia that gradcli prints, and runs it in Python by what the manual of Julia 1 says.

The grammar is tree-sitter's.  What is held to the manual: arrays begin at 1 and are checked;
integers have 64 bits and wrap; a Bool that is false is a strong zero (`false*Inf` is 0.0);
`sqrt(-1.0)` and their like are errors; a method has the types of its parameters; `for`, `while` and
`let` have scopes, whose new names every round begins without; a name of the module hides Base's.
"""

import math
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import numpy as np
import tree_sitter_julia
from tree_sitter import Language, Node, Parser, Tree

PARSER = Parser(Language(tree_sitter_julia.language()))
JUXTAPOSED = re.compile(r"(?<=\d)([*/])\(")  # which the grammar takes for 2 times *(x)
SCOPES = ("for_statement", "while_statement", "let_statement")
UNARY = {"-": "negative({})", "!": "(not truth({}))", "~": "(~number({}))"}
LOW, HIGH = -(2**63), 2**63


class JuliaError(Exception):
    """What ends a program of Julia: DomainError, BoundsError, MethodError, and their like."""


def fail(kind: str, *what) -> None:
    raise JuliaError(f"{kind}: {', '.join(map(str, what))}")


# -- values ----------------------------------------------------------------------------------------
class Undefined:
    """What a name has that no value was given yet."""


UNDEFINED = Undefined()
TYPES = {"Float64": float, "Int": int, "Bool": bool}
NUMBERS = (bool, int, float)
ANY = object


@dataclass
class Vector:
    """A vector, or a view of one from an element on."""

    kind: type
    items: list
    start: int = 0
    count: int | None = None

    def __len__(self) -> int:
        return len(self.items) - self.start if self.count is None else self.count

    def place(self, k) -> int:
        if type(k) is not int or not 1 <= k <= len(self):
            fail("BoundsError", k, len(self))
        return self.start + k - 1

    def __iter__(self) -> Iterator:
        return iter(self.items[self.start : self.start + len(self)])


@dataclass
class Range:
    first: float | int
    step: float | int
    last: float | int

    def __iter__(self) -> Iterator:
        k = self.first
        while (k <= self.last) if self.step > 0 else (k >= self.last):
            yield k
            k += self.step

    def __len__(self) -> int:
        return sum(1 for _ in self)


def converted(kind: type, value):
    """A number as the element of a vector, or what the annotation of a place makes of it."""
    number(value)
    whole = type(value) is not float or (math.isfinite(value) and value == math.floor(value))
    if kind is not float and not (whole and LOW <= value < HIGH):
        fail("InexactError", kind, value)
    if kind is bool and value not in (0, 1):
        fail("InexactError", kind, value)
    return kind(value)


def number(value):
    if type(value) not in NUMBERS:
        fail("UndefVarError" if value is UNDEFINED else "MethodError", value)
    return value


def real(value) -> float:
    return float(number(value))


def truth(value) -> bool:
    if type(value) is not bool:
        fail("TypeError", "non-boolean used in boolean context", value)
    return value


def wrapped(k: int) -> int:
    return (k - LOW) % 2**64 + LOW


# -- operators -------------------------------------------------------------------------------------
def arithmetic(name: str, of: Callable) -> Callable:
    def found(*values):
        if any(type(number(v)) is float for v in values):
            with np.errstate(all="ignore"):
                return float(of(*(np.float64(v) for v in values)))
        return wrapped(of(*map(int, values)))

    found.__name__ = name
    return found


def times(a, b):
    for x, y in ((a, b), (b, a)):
        if type(number(x)) is bool and type(number(y)) is float:
            return y if x else math.copysign(0.0, y)  # a strong zero
    return PRODUCT(a, b)


def divided(a, b) -> float:
    with np.errstate(all="ignore"):
        return float(np.float64(number(a)) / np.float64(number(b)))


def negative(a):
    return -number(a) if type(a) is float else wrapped(-int(a))


def integers(name: str, of: Callable) -> Callable:
    def found(a, b):
        if type(a) is float or type(b) is float:
            return REALS[name](a, b)
        if number(b) == 0:
            fail("DivideError")
        return wrapped(of(int(number(a)), int(b)))

    return found


def remainder(a, b, nearest=None) -> float:
    a, b = real(a), real(b)
    if a != a or b != b or math.isinf(a) or b == 0:
        return math.nan
    return math.remainder(a, b) if nearest else math.fmod(a, b)


def truncated(a: int, b: int) -> int:
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


REALS = {"rem": remainder, "div": lambda a, b: fail("MethodError", "div", a, b)}
PRODUCT = arithmetic("*", lambda a, b: a * b)
REM = integers("rem", lambda a, b: a - b * truncated(a, b))


def bits(of: Callable) -> Callable:
    def found(a, b):
        if float in (type(number(a)), type(number(b))):
            fail("MethodError", a, b)
        return of(a, b) if type(a) is type(b) else of(int(a), int(b))

    return found


def compared(of: Callable) -> Callable:
    return lambda a, b: bool(of(number(a), number(b)))


OPERATORS: dict[str, Callable] = {
    "+": arithmetic("+", lambda a, b: a + b),
    "-": arithmetic("-", lambda a, b: a - b),
    "*": times,
    "/": divided,
    "%": REM,
    "^": lambda a, b: POWER(a, b),
    "&": bits(lambda a, b: a & b),
    "|": bits(lambda a, b: a | b),
    "⊻": bits(lambda a, b: a ^ b),
    "<<": bits(lambda a, b: wrapped(a << b) if b < 64 else 0),
    ">>": bits(lambda a, b: a >> min(b, 64)),
    "<": compared(lambda a, b: a < b),
    ">": compared(lambda a, b: a > b),
    "<=": compared(lambda a, b: a <= b),
    ">=": compared(lambda a, b: a >= b),
    "==": compared(lambda a, b: a == b),
    "!=": compared(lambda a, b: a != b),
}


def POWER(a, b):
    if type(number(a)) is not float and type(number(b)) is not float:
        if b < 0 and a not in (1, -1):
            fail("DomainError", a, b)
        return wrapped(int(a) ** int(b)) if b >= 0 else int(a) ** (-b % 2)
    x, y = float(a), float(b)
    if x == 1 or y == 0:
        return 1.0
    if x < 0 and y != np.floor(y):
        if y != y or math.isinf(x):
            return math.nan
        fail("DomainError", a, b)
    with np.errstate(all="ignore"):
        return float(np.power(x, y))


# -- functions of Base -----------------------------------------------------------------------------
def within(test: Callable, of: Callable) -> Callable:
    """A function that is an error outside its domain."""

    def found(x):
        if not test(real(x)) and x == x:
            fail("DomainError", x)
        with np.errstate(all="ignore"):
            return float(of(real(x)))

    return found


def everywhere(x) -> bool:
    return True


def finite(x) -> bool:
    return not math.isinf(x)


def checked(of: Callable) -> Callable:
    def found(a, b):
        if type(number(a)) is float or type(number(b)) is float:
            fail("MethodError", a, b)
        if not LOW <= of(a, b) < HIGH:
            fail("OverflowError", a, b)
        return of(a, b)

    return found


def extreme(of: Callable) -> Callable:
    def found(a, b):
        if type(number(a)) is float or type(number(b)) is float:
            return float(of(real(a), real(b)))
        return int(of(a, b))

    return found


def rounded(of: Callable) -> Callable:
    def found(*args):
        kind, x = (args[0], args[1]) if type(args[0]) is type else (None, args[0])
        if type(number(x)) is not float:
            return int(x)
        return converted(kind, float(of(x))) if kind else float(of(x))

    return found


def evalpoly(x, coefficients):
    total = coefficients[-1]
    for c in coefficients[-2::-1]:
        total = math.fma(real(x), real(total), real(c)) if hasattr(math, "fma") else real(
            OPERATORS["+"](times(x, total), c))  # fmt: skip
    return total


def zeros(*args) -> Vector:
    kind, count = args if len(args) == 2 else (float, args[0])
    if type(count) is not int or count < 0:
        fail("ArgumentError", count)
    return Vector(kind, [kind(0)] * count)


def popped(vector: Vector):
    if not vector.items:
        fail("ArgumentError", "array must be non-empty")
    return vector.items.pop()


def resized(vector: Vector, count: int) -> None:
    if not 0 <= count <= len(vector):
        fail("ArgumentError", count)
    del vector.items[count:]


def view(vector: Vector, part: Range) -> Vector:
    if not (part.first >= 1 and part.last <= len(vector)) and part.first <= part.last:
        fail("BoundsError", part.first, part.last)
    return Vector(vector.kind, vector.items, vector.start + part.first - 1, len(part))


def length(value) -> int:
    return len(value) if isinstance(value, (Vector, Range, tuple)) else fail("MethodError", value)


def absolute(x):
    return abs(number(x)) if type(x) is float else wrapped(abs(int(x)))


def isinf(x) -> bool:
    return math.isinf(number(x))


BASE: dict[str, Callable] = {
    "abs": absolute,
    "float": real,
    "Float32": lambda x: float(np.float32(real(x))),
    "sqrt": within(lambda x: x >= 0, np.sqrt),
    "cbrt": within(everywhere, np.cbrt),
    "exp": within(everywhere, np.exp),
    "exp2": within(everywhere, np.exp2),
    "expm1": within(everywhere, np.expm1),
    "log": within(lambda x: x >= 0, np.log),
    "log2": within(lambda x: x >= 0, np.log2),
    "log10": within(lambda x: x >= 0, np.log10),
    "log1p": within(lambda x: x >= -1, np.log1p),
    "sin": within(finite, np.sin),
    "cos": within(finite, np.cos),
    "tan": within(finite, np.tan),
    "asin": within(lambda x: abs(x) <= 1, np.arcsin),
    "acos": within(lambda x: abs(x) <= 1, np.arccos),
    "sinh": within(everywhere, np.sinh),
    "cosh": within(everywhere, np.cosh),
    "tanh": within(everywhere, np.tanh),
    "asinh": within(everywhere, np.arcsinh),
    "acosh": within(lambda x: x >= 1, np.arccosh),
    "atanh": within(lambda x: abs(x) <= 1, np.arctanh),
    "atan": lambda y, x=1.0: float(np.arctan2(real(y), real(x))),
    "hypot": lambda x, y: float(np.hypot(real(x), real(y))),
    "copysign": lambda x, y: math.copysign(real(x), real(y)),
    "signbit": lambda x: math.copysign(1.0, number(x)) < 0,
    "floor": rounded(np.floor),
    "ceil": rounded(np.ceil),
    "trunc": rounded(np.trunc),
    "round": rounded(np.rint),
    "isnan": lambda x: number(x) != x,
    "isinf": isinf,
    "isfinite": lambda x: math.isfinite(number(x)),
    "max": extreme(np.maximum),
    "min": extreme(np.minimum),
    "clamp": lambda x, low, high: min(max(number(x), low), high),
    "rem": lambda a, b, nearest=None: remainder(a, b, nearest) if nearest else REM(a, b),
    "mod": integers("mod", lambda a, b: a % b),
    "fld": integers("fld", lambda a, b: a // b),
    "div": integers("div", truncated),
    "divrem": lambda a, b: (truncated(a, b), REM(a, b)),
    "gcd": lambda a, b: math.gcd(a, b),
    "lcm": checked(math.lcm),
    "binomial": checked(math.comb),
    "isqrt": lambda n: math.isqrt(n) if n >= 0 else fail("DomainError", n),
    "typemin": lambda kind: LOW,
    "typemax": lambda kind: HIGH - 1,
    "nextfloat": lambda x: math.nextafter(x, math.inf),
    "prevfloat": lambda x: math.nextafter(x, -math.inf),
    "exponent": lambda x: math.frexp(x)[1] - 1,
    "ldexp": lambda x, n: float(np.ldexp(x, n)),
    "evalpoly": evalpoly,
    "reverse": lambda t: t[::-1],
    "prod": lambda part, init: math.prod(part, start=init),
    "any": lambda f, part: any(truth(f(k)) for k in part),
    "zip": zip,
    "length": length,
    "zeros": zeros,
    "copy": lambda v: Vector(v.kind, list(v)),
    "view": view,
    "push!": lambda v, x: v.items.append(converted(v.kind, x)),
    "pop!": popped,
    "empty!": lambda v: v.items.clear(),
    "resize!": resized,
    "eachindex": lambda v: Range(1, 1, len(v)),
    "isequal": lambda a, b: a == b or (a != a and b != b),
    "Base.checked_add": checked(lambda a, b: a + b),
    "Base.checked_sub": checked(lambda a, b: a - b),
    "Base.checked_mul": checked(lambda a, b: a * b),
}
CONSTANTS = {"NaN": math.nan, "Inf": math.inf, "RoundNearest": "nearest"}


# -- what Python runs ------------------------------------------------------------------------------
@dataclass
class Scope:
    """The names of a function, or of a block in it; names: of Julia -> in Python."""

    names: dict[str, str]
    outer: "Scope | None" = None

    def find(self, name: str) -> str | None:
        if name in self.names:
            return self.names[name]
        return self.outer and self.outer.find(name)


@dataclass
class Reader:
    """The Python of a module, and what its functions are called."""

    lines: list[str] = field(default_factory=list)
    globals: set[str] = field(default_factory=set)
    made: int = 0

    # -- names --
    def fresh(self, name: str) -> str:
        self.made += 1
        return f"v{self.made}_{re.sub(r'[^0-9a-zA-Z_]', '_', name)}"

    def inner(self, scope: Scope | None, assigned: set[str], always: tuple[str, ...] = ()) -> Scope:
        new = {n for n in assigned if scope is None or not scope.find(n)} | set(always)
        return Scope({n: self.fresh(n) for n in sorted(new)}, scope)

    # -- statements --
    def block(self, nodes: list[Node], scope: Scope, depth: int) -> None:
        start = "    " * depth
        self.lines.append(f"{start}pass")
        for node in nodes:
            self.statement(node, scope, depth)

    def body(self, nodes: list[Node], scope: Scope, depth: int) -> None:
        """A block with names of its own, which have no value as it begins."""
        self.lines += [f"{'    ' * depth}{name} = UNDEFINED" for name in scope.names.values()]
        self.block(nodes, scope, depth)

    def statement(self, node: Node, scope: Scope, depth: int) -> None:
        start, kind, parts = "    " * depth, node.type, node.named_children
        put = self.lines.append
        if kind == "line_comment":
            return
        if kind == "function_definition":
            self.function(parts[0].named_children[0], parts[1:], depth)
        elif kind == "assignment" and parts[0].type == "call_expression" and depth == 0:
            self.function(parts[0], parts[2:], depth, value=True)
        elif kind == "assignment":
            put(f"{start}{self.target(parts[0], self.value(parts[2], scope), scope)}")
        elif kind == "compound_assignment_expression":
            sign = parts[1].text.decode()[:-1]
            old, by = self.value(parts[0], scope), self.value(parts[2], scope)
            new = f"OPERATORS[{sign!r}]({old}, {by})"
            put(f"{start}{self.target(parts[0], new, scope)}")
        elif kind == "if_statement":
            self.branches(node, scope, depth)
        elif kind == "while_statement":
            put(f"{start}while truth({self.value(parts[0], scope)}):")
            inner = self.inner(scope, assigned(parts[1:]))
            self.body(parts[1:], inner, depth + 1)
        elif kind == "for_statement":
            bindings = [p for p in parts if p.type == "for_binding"]
            rest = [p for p in parts if p.type != "for_binding"]
            for b in bindings:
                names = [n.text.decode() for n in b.named_children[:-1] if n.type != "operator"]
                names = [w for n in names for w in re.findall(r"[^\W\d]\w*", n)]
                over = self.value(b.named_children[-1], scope)
                scope = self.inner(scope, set(), tuple(names))
                shown = ", ".join(scope.names[n] for n in names)
                put(f"{'    ' * depth}for {shown} in {over}:")
                depth += 1
            self.body(rest, self.inner(scope, assigned(rest)), depth)
        elif kind == "let_statement":
            self.body(parts, self.inner(scope, assigned(parts)), depth)
        elif kind == "return_statement":
            shown = [self.value(p, scope) for p in parts]
            put(f"{start}return {', '.join(shown)}")
        elif kind in ("break_statement", "continue_statement"):
            put(f"{start}{node.text.decode()}")
        else:
            put(f"{start}{self.value(node, scope)}")

    def branches(self, node: Node, scope: Scope, depth: int) -> None:
        """An if has no scope of its own."""
        start, word = "    " * depth, "if"
        parts = node.named_children
        body = [p for p in parts[1:] if p.type not in ("elseif_clause", "else_clause")]
        self.lines.append(f"{start}if truth({self.value(parts[0], scope)}):")
        self.block(body, scope, depth + 1)
        for clause in (p for p in parts if p.type in ("elseif_clause", "else_clause")):
            inner = clause.named_children
            word = "else:"
            if clause.type == "elseif_clause":
                word, inner = f"elif truth({self.value(inner[0], scope)}):", inner[1:]
            self.lines.append(f"{start}{word}")
            self.block(inner, scope, depth + 1)

    def target(self, node: Node, value: str, scope: Scope) -> str:
        """The line that gives a value to a name, to an element or to several of them."""
        if node.type == "identifier":
            return f"{scope.find(node.text.decode())} = defined({value})"
        if node.type == "index_expression":
            array, index = node.named_children
            at = self.value(index.named_children[0], scope)
            return f"put({self.value(array, scope)}, {at}, {value})"
        assert node.type == "open_tuple", node
        places = [self.fresh("part") for _ in node.named_children]
        lines = [f"{', '.join(places)} = {value}"]
        lines += [self.target(p, v, scope) for p, v in zip(node.named_children, places)]
        return "; ".join(lines)

    def function(self, head: Node, body: list[Node], depth: int, value: bool = False) -> None:
        name, arguments = head.named_children[0].text.decode(), head.named_children[1]
        names, kinds = [], []
        for p in arguments.named_children:
            typed = p.type == "typed_expression"
            names.append((p.named_children[0] if typed else p).text.decode())
            kinds.append(p.named_children[1].text.decode() if typed else "Any")
        scope = self.inner(None, set() if value else assigned(body), tuple(names))
        given = ", ".join(scope.names[n] for n in names)
        self.lines.append(f"@method({name!r}, {kinds!r})\ndef F_{self.safe(name)}({given}):")
        if value:
            self.lines.append(f"    return {self.value(body[0], scope)}")
            return
        own = {k: v for k, v in scope.names.items() if k not in names}
        self.lines += [f"    {v} = UNDEFINED" for v in own.values()]
        self.block(body, scope, 1)

    # -- expressions --
    def value(self, node: Node, scope: Scope) -> str:
        found = getattr(self, f"_{node.type}", None)
        assert found, f"no meaning of {node.type}: {node.text.decode()}"
        return found(node, [p for p in node.named_children if p.type != "line_comment"], scope)

    def _identifier(self, node: Node, parts, scope: Scope) -> str:
        name = node.text.decode()
        if found := scope and scope.find(name):
            return found
        return f"named({name!r})"

    def _integer_literal(self, node, parts, scope) -> str:
        return node.text.decode()

    def _float_literal(self, node, parts, scope) -> str:
        return node.text.decode()

    def _boolean_literal(self, node, parts, scope) -> str:
        return node.text.decode().capitalize()

    def _string_literal(self, node, parts, scope) -> str:
        return repr(node.text.decode()[1:-1])

    def _parenthesized_expression(self, node, parts, scope) -> str:
        return f"({self.value(parts[0], scope)})"

    def _unary_expression(self, node, parts, scope) -> str:
        sign, value = parts[0].text.decode(), self.value(parts[1], scope)
        assert sign in UNARY, node.text.decode()
        return UNARY[sign].format(value)

    def _binary_expression(self, node, parts, scope) -> str:
        sign = parts[1].text.decode()
        a, b = self.value(parts[0], scope), self.value(parts[2], scope)
        if sign in ("&&", "||"):
            return f"(truth({a}) {'and' if sign == '&&' else 'or'} {b})"
        return f"OPERATORS[{sign!r}]({a}, {b})"

    def _range_expression(self, node, parts, scope) -> str:
        if parts[0].type == "range_expression":
            first, step = (self.value(p, scope) for p in parts[0].named_children)
        else:
            first, step = self.value(parts[0], scope), "1"
        return f"Range({first}, {step}, {self.value(parts[1], scope)})"

    def _ternary_expression(self, node, parts, scope) -> str:
        test, a, b = (self.value(p, scope) for p in parts)
        return f"({a} if truth({test}) else {b})"

    def _open_tuple(self, node, parts, scope) -> str:
        return f"({', '.join(self.value(p, scope) for p in parts)},)"

    _tuple_expression = _open_tuple

    def _call_expression(self, node, parts, scope) -> str:
        head, arguments = parts[0], parts[1].named_children
        if head.type == "operator":
            assert len(arguments) == 1, node.text.decode()
            return UNARY[head.text.decode()].format(self.value(arguments[0], scope))
        given = [self.value(a, scope) for a in arguments if a.type != "named_argument"]
        for a in arguments:
            if a.type == "named_argument":
                given.append(
                    f"{a.named_children[0].text.decode()}={self.value(a.named_children[-1], scope)}"
                )
        name = head.text.decode()
        known = scope.find(name) if scope else None
        return f"called({known or f'named({name!r})'}, {', '.join(given)})"

    def _index_expression(self, node, parts, scope) -> str:
        inside = [self.value(p, scope) for p in parts[1].named_children]
        if parts[0].text.decode() in TYPES:
            kind = TYPES[parts[0].text.decode()].__name__
            return f"Vector({kind}, [converted({kind}, x) for x in [{', '.join(inside)}]])"
        return f"get({self.value(parts[0], scope)}, {inside[0]})"

    def _vector_expression(self, node, parts, scope) -> str:
        return (
            f"Vector(float, [real(x) for x in [{', '.join(self.value(p, scope) for p in parts)}]])"
        )

    def _arrow_function_expression(self, node, parts, scope) -> str:
        inner = self.inner(scope, set(), (parts[0].text.decode(),))
        return f"(lambda {', '.join(inner.names.values())}: {self.value(parts[1], inner)})"

    def _comprehension_expression(self, node, parts, scope) -> str:
        words = []
        for clause in parts[1:]:
            if clause.type == "if_clause":
                words.append(f"if truth({self.value(clause.named_children[0], scope)})")
                continue
            binding = clause.named_children[0].named_children
            over = self.value(binding[-1], scope)
            scope = self.inner(scope, set(), (binding[0].text.decode(),))
            words.append(f"for {', '.join(scope.names.values())} in {over}")
        return f"Vector(float, [real({self.value(parts[0], scope)}) {' '.join(words)}])"

    @staticmethod
    def safe(name: str) -> str:
        return re.sub(r"\W", "_", name)


def assigned(nodes: list[Node]) -> set[str]:
    """The names that statements give values to, in the scope that they stand in."""
    found: set[str] = set()
    for node in nodes:
        if node.type in SCOPES or node.type == "function_definition":
            continue
        if node.type in ("assignment", "compound_assignment_expression"):
            places = node.named_children[0]
            every = places.named_children if places.type == "open_tuple" else [places]
            found |= {p.text.decode() for p in every if p.type == "identifier"}
        elif node.type in ("if_statement", "elseif_clause", "else_clause"):
            found |= assigned(node.named_children)
    return found


def parsed(text: str) -> Tree:
    """The tree of a text whose lines end where statements do, and whose tests are in brackets: the
    grammar takes `if a + b` for a test `a` with a statement `+b`, where Julia has a sum."""
    text = re.sub(r" *#.*", "", text)
    text = re.sub(r"(?<=[-+*/,(\[=<>?:&|])\n\s*", " ", text)
    text = re.sub(r"^( *(?:if|elseif|while)) (.*)$", r"\1 (\2)", text, flags=re.M)
    return PARSER.parse(JUXTAPOSED.sub(r" \1 (", text).encode())


def faults(text: str) -> list[str]:
    """The lines that the grammar has no rule for."""
    tree, found = parsed(text), []

    def walk(node: Node) -> None:
        if node.type == "ERROR" or node.is_missing:
            found.append(f"{node.start_point[0] + 1}: {node.text.decode()!r}")
        for child in node.children:
            walk(child)

    walk(tree.root_node)
    return found


def module(text: str) -> dict[str, Callable]:
    """The functions of a module, by name, which take numbers and Vectors."""
    wrong = faults(text)
    assert not wrong, f"{wrong}\n{text}"
    reader = Reader()
    functions: dict[str, Callable] = {}
    constants: dict[str, float] = {}
    top = parsed(text).root_node.named_children[0]
    assert top.type == "module_definition"
    for node in top.named_children[1:]:
        if node.type == "const_statement":
            name, _, value = node.named_children[0].named_children
            constants[name.text.decode()] = float(value.text.decode())
        elif node.type in ("function_definition", "assignment"):
            reader.statement(node, None, 0)
        else:
            assert node.type in ("export_statement", "line_comment", "if_statement"), node

    def named(name: str):
        for known in (functions, constants, TYPES, BASE, CONSTANTS):
            if name in known:
                return known[name]
        return fail("UndefVarError", name)

    def method(name: str, kinds: list[str]) -> Callable:
        def made(f: Callable) -> Callable:
            def checked(*given):
                if len(given) != len(kinds):
                    fail("MethodError", name, len(given))
                for value, kind in zip(given, kinds):
                    if not fits(value, kind):
                        fail("MethodError", name, kind, value)
                return f(*given)

            assert name not in functions, f"{name} is there twice"
            functions[name] = checked
            return checked

        return made

    exec("\n".join(reader.lines), globals() | {"named": named, "method": method})
    return functions


def value(given, kind: str):
    """A number, or an array row after row, as a parameter of a type takes it."""
    if kind.startswith("AbstractVector{"):
        of = TYPES[kind[15:-1]]
        return Vector(of, [of(v) for v in np.ravel(given).tolist()])
    return TYPES[kind](given)


def flat(found) -> list[float]:
    """The numbers that a function gives back."""
    if isinstance(found, tuple):
        return [v for part in found for v in flat(part)]
    return [float(v) for v in found] if isinstance(found, Vector) else [float(number(found))]


def fits(value, kind: str) -> bool:
    if value is UNDEFINED:
        fail("UndefVarError")
    if kind == "Any":
        return True
    if kind.startswith("AbstractVector{"):
        return isinstance(value, Vector) and value.kind is TYPES[kind[15:-1]]
    return type(value) is TYPES[kind]


def defined(value):
    return fail("UndefVarError") if value is UNDEFINED else value


def called(f, *given, **named):
    if not callable(f):
        fail("MethodError", "objects are not callable", f)
    for value in given:
        defined(value)
    return converted(f, *given) if f in TYPES.values() else f(*given, **named)


def get(vector, k):
    if not isinstance(vector, (Vector, tuple)):
        fail("MethodError", "getindex", vector)
    if isinstance(vector, tuple):
        return vector[k - 1] if 1 <= k <= len(vector) else fail("BoundsError", k)
    if isinstance(k, Range):
        part = view(vector, k)
        return Vector(part.kind, list(part))
    return vector.items[vector.place(k)]


def put(vector, k, value) -> None:
    if not isinstance(vector, Vector):
        fail("MethodError", "setindex!", vector)
    vector.items[vector.place(k)] = converted(vector.kind, value)
