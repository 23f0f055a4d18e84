"""From a rule's parts to a node: one row for each builder that the grammar names.

A builder gets the list of the values of the rule's parts (a word or sign is its text) and the
span they cover.  What Python also counts as syntax but a grammar cannot say (what may be assigned
to, repeated parameters, numbers out of range) is checked here, where the spans are at hand.
"""

from gradcli.errors import Diagnostic, Span
from gradcli.language import surface as s

INTEGER_LIMIT = 2**63
ESCAPES = {
    "\n": "", "\\": "\\", "'": "'", '"': '"', "n": "\n", "t": "\t", "r": "\r", "0": "\0",
    "a": "\a", "b": "\b", "f": "\f", "v": "\v",
}  # fmt: skip
CODED = {"x": 2, "u": 4, "U": 8}

# What cannot be assigned to, in words.
CANNOT = {
    s.Call: "the result of a call",
    s.Compare: "a comparison",
    s.Binary: "an expression",
    s.Unary: "an expression",
    s.BoolOp: "an expression",
    s.Conditional: "a conditional expression",
    s.String: "a string",
    s.Ellipsis: "'...'",
    s.NoneLiteral: "None",
}


# -- literals and displays ----------------------------------------------------------------------
def number(v, span: Span):
    text = v[0]
    if text.isdecimal() or not any(c in ".eE" for c in text):
        digits = text.replace("_", "")
        if digits[0] == "0" and digits.strip("0"):
            raise Diagnostic(
                "E0100",
                "an integer cannot begin with 0",
                span,
                help=f"write {digits.lstrip('0')}" if len(digits) < 40 else None,
            )
        # int() of thousands of digits is refused by Python, and quadratic
        value = int(digits) if len(digits) < 20 else INTEGER_LIMIT
        if value >= INTEGER_LIMIT and digits.strip("0"):
            raise Diagnostic(
                "E0100",
                f"the integer of {len(digits)} digits is too large: the limit is 2**63 - 1",
                span,
                help="write it with a decimal point to compute with floats",
            )
        return s.Number(value if digits.strip("0") else 0, text, span=span)
    value = float(text.replace("_", ""))
    if value == float("inf"):
        raise Diagnostic(
            "E0100",
            "the number is too large for a float: the limit is 1.8e308",
            span,
            help="write inf for infinity",
        )
    return s.Number(value, text, span=span)


def string(v, span: Span):
    text = v[0]
    quotes = 3 if text[:3] in ('"""', "'''") and len(text) >= 6 else 1
    body, at = text[quotes:-quotes], span[0] + quotes
    if "\\" not in body:
        return s.String(body, text, span=span)
    out, i = [], 0
    while i < len(body):
        stop = body.find("\\", i)
        if stop < 0:
            break
        out.append(body[i:stop])
        char, i = body[stop + 1], stop + 2
        if char in CODED:
            digits = body[i : i + CODED[char]]
            if len(digits) == CODED[char] and all(c in "0123456789abcdefABCDEF" for c in digits):
                code, i = int(digits, 16), i + CODED[char]
                if code < 0x110000 and not 0xD800 <= code < 0xE000:
                    out.append(chr(code))
                    continue
        elif char in ESCAPES and not (char == "0" and body[i : i + 1].isdigit()):
            out.append(ESCAPES[char])
            continue
        raise Diagnostic(
            "E0100",
            f"the string has no escape '\\{char}' like this",
            (at + stop, at + stop + 2),
            help="write \\\\ for a backslash",
        )
    return s.String("".join(out) + body[i:], text, span=span)


def group(v, span: Span):
    inner = v[1]
    return s.Tuple(inner.items, span=span) if type(inner) is s.Tuple else inner


def list_(v, span: Span):
    inner = v[1] if len(v) > 2 else []
    return s.List(tuple(inner) if type(inner) is list else (inner,), span=span)


# -- operators ------------------------------------------------------------------------------------
def power(v, span: Span):
    return s.Binary(s.CARET if v[1] == "^" else "**", v[0], v[2], span=span)


def compare(v, span: Span):
    v = v[0]
    return s.Compare(v[0], tuple(v[1::2]), tuple(v[2::2]), span=span)


def slice_(v, span: Span):
    bounds: list = [None]
    for part in v:
        if part == ":":
            bounds.append(None)
        else:
            bounds[-1] = part
    return s.Slice(*bounds, *[None] * (3 - len(bounds)), span=span)


def call(v, span: Span):
    function, args, keywords = v[0], [], []
    if type(function) is s.Number:
        raise Diagnostic(
            "E0100",
            "a number cannot be called",
            span,
            help=f"write {function.text}*(…) to multiply",
        )
    for argument in v[2] if len(v) > 3 else ():
        if type(argument) is tuple:
            if any(name == argument[0] for name, _ in keywords):
                what = f"the argument {argument[0]!r} is given twice"
                raise Diagnostic("E0100", what, argument[1].span, "given again here")
            keywords.append(argument)
        elif keywords:
            raise Diagnostic(
                "E0100",
                f"an argument without a name follows {keywords[-1][0]}=…",
                argument.span,
                help="put the arguments without a name first",
            )
        else:
            args.append(argument)
    return s.Call(function, tuple(args), tuple(keywords), span=span)


# -- statements -----------------------------------------------------------------------------------
def assign(v, span: Span):
    *targets, value = v[0]
    for target in targets:
        check_target(target)
    return s.Assign(tuple(targets), value, span=span)


def augmented(v, span: Span):
    target, op, value = v
    if type(target) in (s.Tuple, s.List):
        what = f"'{op}' writes to one name or element, not to several"
        raise Diagnostic("E0100", what, target.span, help="write one line for each")
    check_target(target)
    return s.AugAssign(target, s.CARET if op == "^=" else op[:-1], value, span=span)


def declare(v, span: Span):
    name, kind, default = v[0], v[2], v[4] if len(v) > 3 else None
    if type(name) is not s.Name:
        raise Diagnostic("E0100", "only a name can be declared", name.span, help="write x: float")
    shape = ()
    if type(kind) is s.Subscript:
        index = kind.index
        shape = index.items if type(index) is s.Tuple else (index,)
        kind = kind.value
    whole = all(type(n) is s.Number and type(n.value) is int for n in shape)
    if type(kind) is not s.Name or not whole:
        raise Diagnostic(
            "E0100",
            f"the declaration of {name.id!r} needs a type, with whole numbers for a shape",
            v[2].span,
            help=f"write {name.id}: float, {name.id}: int, or {name.id}: float[2, 3]",
        )
    return s.Declare(name.id, kind.id, shape, default, span=span)


def for_(v, span: Span):
    check_target(v[1])
    return s.For(v[1], v[3], tuple(v[5]), span=span)


def branches(v, span: Span):
    return [(v[1], tuple(v[3]))]


def elif_(v, span: Span):
    return [*v[0], (v[2], tuple(v[4]))]


def define(v, span: Span):
    parameters = tuple(v[3]) if len(v) > 6 else ()
    seen: dict[str, s.Parameter] = {}
    defaulted = None
    for parameter in parameters:
        name = parameter.name
        if name in seen:
            raise Diagnostic(
                "E0100",
                f"duplicate parameter {name!r} of {v[1]}",
                parameter.span,
                "named again here",
                seconds=((seen[name].span, "first here"),),
            )
        seen[name] = parameter
        if parameter.default is not None:
            defaulted = parameter
        elif defaulted is not None:
            raise Diagnostic(
                "E0100",
                f"parameter {name!r} without a default follows {defaulted.name!r}, which has one",
                parameter.span,
                help=f"put {name!r} before {defaulted.name!r}, or give it a default",
            )
    return s.Def(v[1], parameters, tuple(v[-1]), (), None, span=span)


def check_target(target) -> None:
    """An error unless `target` can be assigned to: names, elements, and tuples of them."""
    stack = [target]
    while stack:
        node = stack.pop()
        kind = type(node)
        if kind in (s.Name, s.Subscript):
            continue
        if kind in (s.Tuple, s.List):
            if not node.items:
                raise Diagnostic("E0100", "cannot assign to an empty tuple", node.span)
            stack.extend(reversed(node.items))
            continue
        hint = None
        if kind is s.Attribute:
            what, hint = f"the attribute {dotted_name(node)!r}", "assign to a name of your own"
        elif kind is s.Number:
            what = node.text if len(node.text) < 40 else "a number"
        elif kind is s.Boolean:
            what = str(node.value)
        else:
            what = CANNOT[kind]
        if hint is None:
            hint = "a name stands left of '='; '==' compares"
        raise Diagnostic("E0100", f"cannot assign to {what}", node.span, help=hint)


def dotted_name(node) -> str:
    """`a.b.c` of nested attributes; what is not a name shows as `…`."""
    names = []
    while type(node) is s.Attribute:
        names.append(node.name)
        node = node.value
    names.append(node.id if type(node) is s.Name else "…")
    return ".".join(reversed(names))


# -- lists of parts: left recursive, so one list grows --------------------------------------------
def append(v, span: Span):
    v[0].append(v[2])
    return v[0]


def append_two(v, span: Span):
    v[0] += v[1:]
    return v[0]


def extend(v, span: Span):
    v[0] += v[1]
    return v[0]


# fmt: off
BUILD = {
    # parts
    "first":       lambda v, span: v[0],
    "one":         lambda v, span: [v[0]],
    "pair":        lambda v, span: [v[0], v[2]],
    "triple":      lambda v, span: list(v),
    "append":      append,
    "append_two":  append_two,
    "extend":      extend,
    "words":       lambda v, span: f"{v[0]} {v[1]}",
    "dotted":      lambda v, span: f"{v[0]}.{v[2]}",
    "module":      lambda v, span: tuple(v[-1]),
    "block":       lambda v, span: v[2],
    # expressions
    "name":        lambda v, span: s.Name(v[0], span=span),
    "number":      number,
    "string":      string,
    "true":        lambda v, span: s.Boolean(True, span=span),
    "false":       lambda v, span: s.Boolean(False, span=span),
    "none":        lambda v, span: s.NoneLiteral(span=span),
    "ellipsis":    lambda v, span: s.Ellipsis(span=span),
    "empty_tuple": lambda v, span: s.Tuple((), span=span),
    "single":      lambda v, span: s.Tuple((v[0],), span=span),
    "tuple":       lambda v, span: s.Tuple(tuple(v[0]), span=span),
    "group":       group,
    "list":        list_,
    "binary":      lambda v, span: s.Binary(v[1], v[0], v[2], span=span),
    "power":       power,
    "unary":       lambda v, span: s.Unary(v[0], v[1], span=span),
    "compare":     compare,
    "and":         lambda v, span: s.BoolOp("and", tuple(v[0]), span=span),
    "or":          lambda v, span: s.BoolOp("or", tuple(v[0]), span=span),
    "conditional": lambda v, span: s.Conditional(v[2], v[0], v[4], span=span),
    "attribute":   lambda v, span: s.Attribute(v[0], v[2], span=span),
    "call":        call,
    "keyword":     lambda v, span: (v[0], v[2]),
    "subscript":   lambda v, span: s.Subscript(v[0], v[2], span=span),
    "slice":       slice_,
    # statements
    "expression":  lambda v, span: s.Expression(v[0], span=span),
    "assign":      assign,
    "augmented":   augmented,
    "declare":     declare,
    "return":      lambda v, span: s.Return(v[1] if len(v) > 1 else None, span=span),
    "pass":        lambda v, span: s.Pass(span=span),
    "break":       lambda v, span: s.Break(span=span),
    "continue":    lambda v, span: s.Continue(span=span),
    "import":      lambda v, span: s.Import(v[1], v[3] if len(v) > 2 else None, span=span),
    "branch":      branches,
    "elif":        elif_,
    "if":          lambda v, span: s.If(tuple(v[0]), (), span=span),
    "if_else":     lambda v, span: s.If(tuple(v[0]), tuple(v[3]), span=span),
    "for":         for_,
    "while":       lambda v, span: s.While(v[1], tuple(v[3]), span=span),
    "parameter":   lambda v, span: s.Parameter(v[0], v[2] if len(v) > 2 else None, None, span=span),
    "def":         define,
}
# fmt: on
