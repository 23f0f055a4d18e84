"""The text of an expression: as few parentheses as its tree needs, spellings as their author's.

An expression is printed by a stack of pieces: a piece is text, or a node with the tightest
operator around it.  There is no recursion, so a sum of any length prints.
"""

from collections.abc import Callable

from gradcli.language.syntax import surface as s
from gradcli.language.syntax.trees import SPREAD, is_options, is_rest

# How tightly a construct binds, loosest first (Python's own table, with `^` beside `**`).
BARE, TEST, OR, AND, NOT, COMPARE, BITOR, BITAND, SHIFT, SUM, PRODUCT, SIGN, POWER, ATOM = range(14)
ALONE = BARE - 1  # in parentheses wherever it stands
BINDS = {
    "or": OR, "and": AND, "not": NOT, "|": BITOR, "&": BITAND, "<<": SHIFT, ">>": SHIFT,
    "+": SUM, "-": SUM, "*": PRODUCT, "/": PRODUCT, "//": PRODUCT, "%": PRODUCT, "@": PRODUCT,
    "**": POWER,
}  # fmt: skip


def expression(node: s.Node, around: int = TEST) -> str:
    """The text of an expression that stands inside an operator that binds as `around` does."""
    if type(node) is s.Name:
        return node.id
    return text_of([(node, around)])


def text_of(pieces: list) -> str:
    """The text of pieces."""
    out: list[str] = []
    stack = pieces[::-1]
    while stack:
        piece = stack.pop()
        if type(piece) is str:
            out.append(piece)
            continue
        node, around = piece
        if type(node) is s.Name:
            out.append(node.id)
            continue
        binds, pieces = PIECES[type(node)](node)
        if binds < around:
            stack.append(")")
            out.append("(")
        pieces.reverse()
        stack += pieces
    return "".join(out)


# -- expressions: a row for each node: how tightly it binds, and its pieces -----------------------
Pieces = tuple[int, list]


def listed(nodes, around: int = TEST) -> list:
    pieces: list = []
    for node in nodes:
        pieces += [", ", (node, around)]
    return pieces[1:]


def _number(node: s.Number) -> Pieces:
    text = repr(node.value) if node.text is None else node.text
    if text[0] == "-":
        return SIGN, [text]
    return (POWER if text.replace("_", "").isdecimal() else ATOM), [text]  # 1.T reads as a float


def _string(node: s.String) -> Pieces:
    return ATOM, [repr(node.value) if node.text is None else node.text]


def _fstring(node: s.FString) -> Pieces:
    return ATOM, [_spelled(node) if node.text is None else node.text]


def _attribute(node: s.Attribute) -> Pieces:
    return ATOM, [(node.value, ATOM), f".{node.name}"]


def _call(node: s.Call) -> Pieces:
    pieces = listed(node.args)
    for name, value in node.keywords:
        sign = name if name == SPREAD else f"{name}="
        pieces += [f"{', ' if pieces else ''}{sign}", (value, TEST)]
    return ATOM, [(node.function, ATOM), "(", *pieces, ")"]


def _subscript(node: s.Subscript) -> Pieces:
    around = BARE if type(node.index) is s.Tuple and node.index.items else TEST
    return ATOM, [(node.value, ATOM), "[", (node.index, around), "]"]


def _slice(node: s.Slice) -> Pieces:
    pieces: list = []
    if node.start is not None:
        pieces.append((node.start, TEST))
    pieces.append(":")
    if node.stop is not None:
        pieces.append((node.stop, TEST))
    if node.step is not None:
        pieces += [":", (node.step, TEST)]
    return TEST, pieces


def _unary(node: s.Unary) -> Pieces:
    if node.op == "not":
        return NOT, ["not ", (node.operand, NOT)]
    return SIGN, [node.op, (node.operand, SIGN)]


def _binary(node: s.Binary) -> Pieces:
    op, binds = node.op, BINDS[node.op]
    if binds == POWER:
        sign = "^" if type(op) is s.Caret else "**"
        base = (node.left, ATOM if type(node.left) is not s.Number else POWER)
        return POWER, [base, sign, (node.right, SIGN)]
    sign = op if op in "*/" else f" {op} "  # 2*x + 1: products hold together
    return binds, [(node.left, binds), sign, (node.right, binds + 1)]


def _compare(node: s.Compare) -> Pieces:
    pieces: list = [(node.first, BITOR)]
    for op, value in zip(node.ops, node.rest, strict=True):
        pieces += [f" {op} ", (value, BITOR)]
    return COMPARE, pieces


def _bool_op(node: s.BoolOp) -> Pieces:
    binds = BINDS[node.op]
    pieces: list = []
    for value in node.values:
        pieces += [f" {node.op} ", (value, binds + 1)]
    return binds, pieces[1:]


def _conditional(node: s.Conditional) -> Pieces:
    return TEST, [(node.body, OR), " if ", (node.test, OR), " else ", (node.orelse, TEST)]


def _lambda(node: s.Lambda) -> Pieces:
    pieces = ["lambda ", *signature(node.parameters)] if node.parameters else ["lambda"]
    return TEST, [*pieces, ": ", (node.value, TEST)]


def signature(parameters: tuple[s.Parameter, ...]) -> list:
    """The pieces of parameters, with the signs that say how alone they are given."""
    shown: list[list] = []
    for k, part in enumerate(parameters):
        before = parameters[k - 1] if k else None
        if part.by == "*" and (before is None or not (before.by == "*" or is_rest(before))):
            shown.append(["*"])
        shown.append(_parameter(part))
        if part.by == "/" and (k + 1 == len(parameters) or parameters[k + 1].by != "/"):
            shown.append(["/"])
    return [piece for each in shown for piece in (", ", *each)][1:]


def _parameter(node: s.Parameter) -> list:
    sign = "*" * is_rest(node) + SPREAD * is_options(node)
    pieces: list = [f"{sign}{node.name}"]
    if node.annotation is not None:
        pieces += [": ", (node.annotation, TEST)]
    if node.default is not None and not sign:
        pieces += ["=" if node.annotation is None else " = ", (node.default, TEST)]
    return pieces


def _list(node: s.List | s.Gathered) -> Pieces:
    return ATOM, ["[", *listed(node.items), "]"]


def _gathered(node: s.Gathered) -> Pieces:
    return (_list if node.is_list else _tuple)(node)


def _dict(node: s.Dict) -> Pieces:
    pieces: list = []
    for key, value in node.items:
        entry = [SPREAD, (value, BITOR)] if key is None else [(key, TEST), ": ", (value, TEST)]
        pieces += [", ", *entry]
    return ATOM, ["{", *pieces[1:], "}"]


def _generator(node: s.Generator) -> Pieces:
    _, pieces = _comprehension(node.items)
    return ATOM, ["(", *pieces[1:-1], ")"]


def _comprehension(node: s.Comprehension) -> Pieces:
    element = node.element
    if type(element) is s.Pair:
        pieces = ["{", (element.key, TEST), ": ", (element.value, TEST)]
    else:
        pieces = ["[", (element, TEST)]
    for clause in node.clauses:
        pieces += [" for ", (clause.target, BARE), " in ", (clause.iterable, OR)]
        for test in clause.tests:
            pieces += [" if ", (test, OR)]
    return ATOM, [*pieces, "}" if type(element) is s.Pair else "]"]


def _tuple(node: s.Tuple | s.Gathered) -> Pieces:
    if not node.items:
        return ATOM, ["()"]
    return BARE, [*listed(node.items), ","] if len(node.items) == 1 else listed(node.items)


PIECES: dict[type, Callable[..., Pieces]] = {
    s.Number: _number,
    s.Boolean: lambda node: (ATOM, [str(node.value)]),
    s.NoneLiteral: lambda node: (ATOM, ["None"]),
    s.String: _string,
    s.FString: _fstring,
    s.Name: lambda node: (ATOM, [node.id]),
    s.Attribute: _attribute,
    s.Call: _call,
    s.Subscript: _subscript,
    s.Slice: _slice,
    s.Ellipsis: lambda node: (ATOM, ["..."]),
    s.Unary: _unary,
    s.Binary: _binary,
    s.Compare: _compare,
    s.BoolOp: _bool_op,
    s.Conditional: _conditional,
    s.Lambda: _lambda,
    s.List: _list,
    s.Dict: _dict,
    s.Comprehension: _comprehension,
    s.Generator: _generator,
    s.NamedExpr: lambda node: (ALONE, [node.target.id, " := ", (node.value, TEST)]),
    s.Starred: lambda node: (TEST, ["*", (node.value, BITOR)]),
    s.Gathered: _gathered,
    s.Tuple: _tuple,
    s.Fault: lambda node: (ALONE, [node.text]),
}


# -- f-strings that another pass built ------------------------------------------------------------
QUOTES = ("'", '"', "'''", '"""')


def _spelled(node: s.FString) -> str:
    """The spelling of an f-string: in the first quotes that stand in none of its fields."""
    for quote in QUOTES:
        body = _parts(node.parts, quote, True)
        if body is not None:
            return f"f{quote}{body}{quote}"
    raise ValueError("the f-strings within this one leave no quotes for it")


def _parts(parts: tuple, quote: str, outermost: bool) -> str | None:
    """The parts of an f-string or of a format within `quote`; None where a field holds it."""
    out = []
    for part in parts:
        if type(part) is str:
            text = repr('"' + part)[2:-1].replace('"', '\\"')  # repr escapes the single quotes
            braces = ("{{", "}}") if outermost else ("\\x7b", "\\x7d")
            out.append(text.replace("{", braces[0]).replace("}", braces[1]))
            continue
        code = part.shown or expression(part.value, OR)  # a ':' of a lambda would begin the format
        code = f" {code}" if code[0] == "{" else code
        spec = _parts(part.spec, quote, False)
        if spec is None or quote in code or (len(quote) == 1 and "\n" in code):
            return None
        conversion = f"!{part.conversion}" if part.conversion else ""
        out.append(f"{{{code}{conversion}{':' if part.spec else ''}{spec}}}")
    return "".join(out)
