"""Programs simplified where they stand: their arithmetic on numbers.

Each expression of names, numbers and functions of numbers within a program is a program of its own.
What has fewer operations is put in its place, and everything else is kept word for word: in
programs that have no core form, as those with a text, a dict, a tape or a lambda have none, and in
all that would gain nothing from being written anew.
"""

from gradcli.derive.simplification.whole_program import changed_in_place, simplified
from gradcli.errors import Diagnostic, Source
from gradcli.language.names.program import Program
from gradcli.language.names.resolve import resolve
from gradcli.language.names.scopes import Scope, dotted
from gradcli.language.printing.expressions import PIECES, TEST, expression
from gradcli.language.printing.unparse import unparse
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.parser import parse
from gradcli.lowering.library.compositions import MADE
from gradcli.lowering.surface_numbers import ARITHMETIC, NUMBERS, Numbers

OPERATIONS = (s.Binary, s.Unary, s.Call, s.BoolOp, s.Conditional, s.AugAssign)
STATEMENTS = (s.Assign, s.AugAssign, s.If, s.For, s.While)
LOOSE = (s.Assign, s.AugAssign, s.Expression, s.Return, s.Call)  # their parts need no brackets
TYPES = {"bool": ("bool",), "int": ("int",), "real": ("float",), "number": ("float", "int")}


def simplified_in_place(program: Program) -> str:
    """The text of `program`, each expression of numbers in it in as few operations as it needs.

    An expression keeps its names, its type, and where it has no value: `except` may know of it.
    """
    numbers, changed = Numbers(program), changed_in_place(program)
    text, out, reached = program.source.text, [], 0
    found = _expressions(program, numbers)
    new_arrays = {
        id(node.value) for top in program.module.body for node in s.walk(top)
        if type(node) is s.Assign and not changed.isdisjoint(_named(node.targets))
    }  # fmt: skip
    for node, binds in sorted(found, key=lambda item: item[0].span):
        new = _shorter(node, binds, program, numbers)
        if new is not None and not (id(node) in new_arrays and new.isidentifier()):
            out += [text[reached : node.span[0]], new]
            reached = node.span[1]
    return "".join([*out, text[reached:]]).rstrip("\n") + "\n"


def _named(targets: tuple) -> set[str]:
    return {target.id for target in targets if type(target) is s.Name}


def length(module: s.Node) -> tuple[int, int]:
    """How many operations a program or an expression is written with, and how many statements."""
    nodes = list(s.walk(module))
    signs = sum(type(node) is s.Unary and type(node.operand) is s.Number for node in nodes)
    compared = sum(len(node.ops) for node in nodes if type(node) is s.Compare)
    operations = sum(type(node) in OPERATIONS for node in nodes)
    return operations + compared - signs, sum(type(node) in STATEMENTS for node in nodes)


def is_shorter(new: s.Node, old: s.Node) -> bool:
    """Whether a program or an expression has fewer operations, or as many and reads names less
    often without being longer: `2*x` is shorter than `x + x`, `x*(y + 1)` not than `x*y + x`."""
    if length(new) != length(old):
        return length(new) < length(old)
    of_names = (s.Name, s.AugAssign)  # s += x reads s, as s = s + x does
    reads, before = (sum(type(node) in of_names for node in s.walk(x)) for x in (new, old))
    return reads < before and len(unparse(new)) <= len(unparse(old))


STRUCTURE = (
    s.Lambda, s.Dict, s.NoneLiteral, s.String, s.FString, s.Comprehension, s.Raise, s.Assert,
    s.Delete, s.Try, s.With,
)  # fmt: skip
CHANGING = ("append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort")


def loses_structure(program: Program) -> bool:
    """Whether a program is made of more than numbers and arrays: its core form has that worked out
    already, where its author would find it again."""
    for top in program.module.body:
        inner = top.body if type(top) is s.Def else (top,)
        if any([type(node) is s.Def for part in inner for node in s.walk(part) if node is not top]):
            return True
        for node in s.walk(top):
            match node:
                case s.Call(s.Attribute(_, name)) if name in CHANGING:
                    return True
                case s.Assign([s.Name()], s.Tuple()):
                    return True
            if isinstance(node, STRUCTURE):
                return True
    return False


def loses_calls(program: Program) -> bool:
    """Whether a program prints, which its core form does not, or calls what that has in rows."""
    calls = ((r.node, scope) for scope in program.scope.walk() for r in scope.reads if r.start)
    return any(
        type(node) is s.Call and _is_lost(dotted(node.function)[1], scope) for node, scope in calls
    )


def _is_lost(name: str, scope: Scope) -> bool:
    """Whether a core form has no call of a function of a library: np.var, x.std."""
    return (name == "print" or name.rpartition(".")[2] in MADE) and not scope.home(name)


def _expressions(program: Program, numbers: Numbers) -> list[tuple[s.Node, int]]:
    """The largest expressions of numbers that have an operator, and how each has to bind."""
    found: list[tuple[s.Node, int]] = []
    stack: list[tuple[s.Node, bool]] = [(program.module, False)]
    while stack:
        node, loose = stack.pop()
        match node:
            case s.Declare() | s.Import() | s.ImportFrom():
                continue
            case s.Assign((s.Name(id),), _) if id in program.inputs:
                continue  # the default of an input
            case s.Field(_, shown) if shown:
                continue  # the text of {x=} is printed
            case s.Binary() | s.Unary() | s.Call() if _is_arithmetic(node, numbers):
                found.append((node, TEST if loose else PIECES[type(node)](node)[0]))
                continue
        stack += [(part, type(node) in LOOSE) for part in s.children(node)]
    return found


def _is_arithmetic(node: s.Node, numbers: Numbers) -> bool:
    """Whether an expression is one of names, numbers and functions of numbers alone."""
    if numbers.of(node) not in NUMBERS:
        return False
    named, stack = False, [node]
    while stack:
        part = stack.pop()
        match part:
            case s.Binary(op) if op in ARITHMETIC:
                stack += [part.left, part.right]
            case s.Unary("-" | "+"):
                stack.append(part.operand)
            case s.Call() if numbers.row(part) is not None:
                stack += part.args
            case s.Name():
                named = named or numbers.place(part) is not None
            case s.Number() | s.Attribute():  # of a library's constant, such as np.pi
                pass
            case _:
                return False
    return named


def _shorter(node: s.Node, binds: int, program: Program, numbers: Numbers) -> str | None:
    """The text of an expression that is simpler than `node` in its place; None where none is."""
    start, end = node.span
    if any(start < comment.span[0] < end for comment in program.module.comments):
        return None
    names = {n.id: numbers.place(n) for n in s.walk(node) if type(n) is s.Name}
    found = {n: numbers.table[place] for n, place in names.items() if place is not None}
    kinds = {n: kind for n, kind in found.items() if kind is not None}
    if len(kinds) < len(found):
        return None
    texts: set[str | None] = set()
    for k in range(2 if "number" in kinds.values() else 1):
        types = {name: TYPES[kind][k % len(TYPES[kind])] for name, kind in kinds.items()}
        texts.add(_simplified(node, binds, program, types))
    return texts.pop() if len(texts) == 1 else None


def _simplified(node: s.Node, binds: int, program: Program, types: dict[str, str]) -> str | None:
    """`node` in normal form where its names are of these types; None where that is no shorter."""
    header = [part for part in program.module.body if type(part) in (s.Import, s.ImportFrom)]
    text = program.source.text
    lines = [text[slice(*part.span)] for part in header]
    lines += [f"{name}: {types[name]}" for name in sorted(types, key=_order(program))]
    lines.append(f"({text[slice(*node.span)]})")
    try:
        alone: Program = resolve(parse(Source("\n".join(lines), program.source.name)))
        whole = alone.module.body[-1]
        if not isinstance(whole, s.Expression) or whole.value != node:
            return None
        module, lost = simplified(alone)
    except Diagnostic:
        return None
    *before, last = module.body
    new = last.value if type(last) is s.Expression else None
    if lost or new is None or len(before) > len(lines) - 1 or not is_shorter(new, node):
        return None
    names = {part.id for part in s.walk(new) if type(part) is s.Name}
    if not names >= types.keys() or names & _bound(program) - types.keys():
        return None
    return expression(new, binds)


def _bound(program: Program) -> set[str]:
    """The names that the program gives a meaning of its own to."""
    places = (item for scope in program.scope.walk() for item in scope.bindings.items())
    return {name for name, (first, *_) in places if first.kind != "import"}


def _order(program: Program):
    """The order of names: the inputs first, then the others as they are first assigned."""
    places = [*program.inputs, *program.assigned]
    return lambda name: (places.index(name) if name in places else len(places), name)
