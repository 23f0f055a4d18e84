"""From a rule's parts to a node: one row for each builder that the grammar names.

A builder gets the list of the values of the rule's parts (a word or sign is its text) and the
span they cover.  Syntax that a grammar cannot say is checked here too, where the spans are at hand.
"""

from gradcli.errors import Diagnostic, Span
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.checks import check_parameters, check_target
from gradcli.language.syntax.literals import number, string, strings
from gradcli.language.syntax.trees import SPREAD, is_options, is_rest


# -- displays ------------------------------------------------------------------------------------
def group(v, span: Span):
    inner = v[1]
    if type(inner) is s.Tuple or (type(inner) is s.Gathered and not inner.is_list):
        return tuple_(inner.items, span)
    return inner


def list_(v, span: Span):
    inner = v[1] if len(v) > 2 else []
    items: tuple = tuple(inner) if type(inner) is list else (inner,)
    starred = any(type(item) is s.Starred for item in items)
    return s.Gathered(items, True, span=span) if starred else s.List(items, span=span)


def tuple_(items, span: Span):
    starred = any(type(item) is s.Starred for item in items)
    made = tuple(items)
    return s.Gathered(made, False, span=span) if starred else s.Tuple(made, span=span)


def comprehension(v, span: Span):
    return s.Comprehension(v[1], tuple(v[2]), span=span)


def clause(v, span: Span):
    check_target(v[1])
    return s.Clause(v[1], v[3], tuple(v[4]) if len(v) > 4 else (), span=span)


def entry(v, span: Span):
    return s.Pair(v[0], v[2], span=span)


def merged(v, span: Span):
    """The entries of another dict: **defaults."""
    _check_stars(v[0], "in a dict", span)
    return None, v[1]


def dict_(v, span: Span):
    entries = v[1] if len(v) > 2 else ()
    items = [pair.fields() if isinstance(pair, s.Pair) else pair for pair in entries]
    return s.Dict(tuple(items), span=span)


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
    function, args = v[0], []
    keywords: list = []
    if type(function) is s.Number:
        help = f"write {function.text}*(…) to multiply; a power follows the call: sin(x)^2"
        raise Diagnostic("E0100", "a number cannot be called", span, help=help)
    for argument in v[2] if len(v) > 3 else ():
        if type(argument) is tuple:
            if argument[0] != SPREAD and any(name == argument[0] for name, _ in keywords):
                what = f"the argument {argument[0]!r} is given twice"
                raise Diagnostic("E0100", what, argument[1].span, "given again here")
            keywords.append(argument)
        elif keywords and (type(argument) is not s.Starred or SPREAD in dict(keywords)):
            first = SPREAD if keywords[-1][0] == SPREAD else f"{keywords[-1][0]}="
            raise Diagnostic(
                "E0100",
                f"an argument without a name follows {first}…",
                argument.span,
                help="put the arguments without a name first",
            )
        else:
            args.append(argument)
    return s.Call(function, tuple(args), tuple(keywords), span=span)


# Functions that read a generator to its end: a list does as well.
READERS = frozenset((
    "sum", "max", "min", "any", "all", "tuple", "list", "sorted", "dict", "set", "enumerate",
    "array", "asarray", "fsum", "prod", "join", "extend", "zip",
))  # fmt: skip


def call_over(v, span: Span):
    """A call of a function whose only argument is a generator: of a list, where it reads all."""
    function, items = v[0], s.Comprehension(v[2], tuple(v[3]), span=(v[2].span[0], span[1] - 1))
    name = function.name if type(function) is s.Attribute else getattr(function, "id", "")
    given = items if name in READERS else s.Generator(items, span=items.span)
    return s.Call(function, (given,), (), span=span)


def generator(v, span: Span):
    items = s.Comprehension(v[1], tuple(v[2]), span=(v[1].span[0], span[1] - 1))
    return s.Generator(items, span=span)


# -- statements -----------------------------------------------------------------------------------
def assign(v, span: Span):
    *targets, value = v[0]
    for target in targets:
        check_target(target)
    return s.Assign(tuple(targets), value, span=span)


def augmented(v, span: Span):
    target, op, value = v
    if type(target) in (s.Tuple, s.List, s.Gathered):
        what = f"'{op}' writes to one name or element, not to several"
        raise Diagnostic("E0100", what, target.span, help="write one line for each")
    check_target(target)
    return s.AugAssign(target, s.CARET if op == "^=" else op[:-1], value, span=span)


def declare(v, span: Span):
    name, kind, default = v[0], v[2], v[4] if len(v) > 3 else None
    if type(name) is not s.Name:
        raise Diagnostic("E0100", "only a name can be declared", name.span, help="write x: float")
    shape: tuple = ()
    if type(kind) is s.Subscript:
        index = kind.index
        shape = index.items if type(index) is s.Tuple else (index,)
        kind = kind.value
    if type(kind) is not s.Name or not all(map(_is_length, shape)):
        raise Diagnostic(
            "E0100",
            f"the declaration of {name.id!r} needs a type, with whole numbers for a shape",
            v[2].span,
            help=f"write {name.id}: float, {name.id}: int, {name.id}: float[2, 3], or "
            f"{name.id}: float[:, 3] where any length will do",
        )
    return s.Declare(name.id, kind.id, shape, default, span=span)


def _is_length(node: s.Node) -> bool:
    """Whether a declared shape may hold `node`: a whole number, or ":" for any length."""
    if type(node) is s.Slice:
        return node.start is node.stop is node.step is None
    return type(node) is s.Number and type(node.value) is int


def for_(v, span: Span):
    check_target(v[1])
    return s.For(v[1], v[3], tuple(v[5]), _orelse(v), span=span)


def while_(v, span: Span):
    return s.While(v[1], tuple(v[3]), _orelse(v), span=span)


def _orelse(v) -> tuple:
    """What runs where no break has ended a loop."""
    return tuple(v[-1]) if v[-3] == "else" else ()


def branches(v, span: Span):
    return [(v[1], tuple(v[3]))]


def elif_(v, span: Span):
    return [*v[0], (v[2], tuple(v[4]))]


def define(v, span: Span):
    parameters = signature(v[2], f" of {v[1]}")
    returns = v[4] if v[3] == "->" else None
    return s.Def(v[1], parameters, tuple(v[-1]), (), returns, span=span)


def decorated(v, span: Span):
    name, parameters, body, _, returns = v[1].fields()
    return s.Def(name, parameters, body, tuple(v[0]), returns, span=span)


def lambda_(v, span: Span):
    parameters = signature(v[1], "") if len(v) > 3 else ()
    return s.Lambda(parameters, v[-1], span=span)


def parameter(v, span: Span):
    annotation = v[2] if v[1:2] == [":"] else None
    return s.Parameter(v[0], v[-1] if "=" in v else None, annotation, "", span=span)


def _check_stars(sign: str, where: str, span: Span) -> None:
    if sign != SPREAD:
        message = f"'{sign}' {where} has nothing before it"
        raise Diagnostic("E0100", message, (span[0], span[0] + 1), help="write **")


def named_expression(v, span: Span):
    name = s.Name(v[0], span=(span[0], span[0] + len(v[0])))
    return s.NamedExpr(name, v[2], span=span)


def spread(v, span: Span):
    _check_stars(v[0], "before an argument", span)
    return SPREAD, v[1]


def rest(v, span: Span):
    """The parameter *rest: its default is as many values as `*()` gives."""
    return _of_all(v, s.Tuple((), span=span), span)


def options(v, span: Span):
    """The parameter **options: its default is as many keywords as `**{}` gives."""
    _check_stars(v[0], "before a parameter", span)
    return _of_all(v, s.Dict((), span=span), span)


def _of_all(v, none: s.Node, span: Span) -> s.Parameter:
    annotation = v[3] if len(v) > 2 else None
    return s.Parameter(v[1], s.Starred(none, span=span), annotation, "", span=span)


def marker(v, span: Span):
    if v[0] not in ("/", "*"):
        at, help = (span[0], span[0] + len(v[0])), "write each parameter out"
        raise Diagnostic(
            "E0104", f"'{v[0]}' before a parameter is not part of the language", at, help=help
        )
    return v[0], span


def _given(p: s.Parameter, by: str) -> s.Parameter:
    return s.Parameter(p.name, p.default, p.annotation, by, span=p.span)


def signature(parameters: list, of: str) -> tuple:
    """The parameters, each with what the signs `/` and `*` say of how it is given."""
    found: list[s.Parameter] = []
    by = ""
    for k, p in enumerate(parameters):
        if type(p) is s.Parameter:
            named = by and type(p.default) is not s.Starred
            found.append(_given(p, by) if named else p)
            by = "*" if is_rest(p) else by
        elif p[0] == "/":
            if by or not found or found[0].by or is_options(found[-1]):
                raise Diagnostic("E0100", f"'/' has no place among the parameters{of}", p[1])
            found = [_given(p, "/") for p in found]
        else:
            following = parameters[k + 1 : k + 2]
            if by or not following or is_options(following[0]):
                help = "leave it out: it says that what follows is given by name"
                raise Diagnostic(
                    "E0100", f"'*' has no place among the parameters{of}", p[1], help=help
                )
            by = "*"
    check_parameters(tuple(found), of)
    return tuple(found)


def delete(v, span: Span):
    targets, waiting = [], [v[1]]
    while waiting:  # `del (a, b)` deletes a, and then b
        target = waiting.pop()
        if type(target) in (s.Tuple, s.List) and target.items:
            waiting += reversed(target.items)
        else:
            check_target(target, "delete")
            targets.append(target)
    return s.Delete(tuple(targets), span=span)


def raise_(v, span: Span):
    value = v[1] if len(v) > 1 else None
    return s.Raise(value, v[3] if len(v) > 2 else None, span=span)


def imported(v, span: Span):
    return v[0], v[2] if len(v) > 2 else None


def import_from(v, span: Span):
    return s.ImportFrom(v[1], tuple(v[4] if v[3] == "(" else v[3]), span=span)


def imports(v, span: Span):
    return [s.Import(*v[1].fields(), span=span)]


def handler(v, span: Span):
    name = v[3] if len(v) > 5 else None
    return s.Handler(v[1] if len(v) > 3 else None, name, tuple(v[-1]), span=span)


def try_except(v, span: Span):
    body, handlers = v[:2]
    for node in handlers[:-1]:
        if node.types is None:
            at = (node.span[0], node.span[0] + len("except"))
            what = "an 'except' without an exception takes all that come after it"
            raise Diagnostic("E0100", what, at, help="put it last")
    return s.Try(tuple(body), tuple(handlers), tuple(v[4] if len(v) > 2 else ()), (), span=span)


def try_finally(v, span: Span):
    body, handlers, orelse = v[0].fields()[:3] if type(v[0]) is s.Try else (tuple(v[0]), (), ())
    return s.Try(body, handlers, orelse, tuple(v[3]), span=span)


def with_item(v, span: Span):
    if len(v) == 1:
        return v[0], None
    check_target(v[2])
    return v[0], v[2]


def named(v, span: Span):
    """The items of a `with` in parentheses: those before, and the one that comes last."""
    before = v[0] if type(v[0]) is list else v[:1]
    items = [item if type(item) is tuple else (item, None) for item in before]
    if v[1] == ",":
        items.append((v[2], None))
    if v[-2] == "as":
        check_target(v[-1])
        items[-1] = (items[-1][0], v[-1])
    return items


def with_(v, span: Span):
    items = v[1]
    alone, target = items[0]
    if len(items) == 1 and target is None and type(alone) is s.Tuple:  # with (a, b):
        items = [(item, None) for item in alone.items]
    return s.With(tuple(items), tuple(v[-1]), span=span)


# -- lists of parts: left recursive, so one list grows --------------------------------------------
def append(v, span: Span):
    v[0].append(v[-1])
    return v[0]


def append_two(v, span: Span):
    v[0] += v[1:]
    return v[0]


def extend(v, span: Span):
    v[0] += v[-1]
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
    "relative":    lambda v, span: v[0] + v[1],
    "module":      lambda v, span: tuple(v[-1]),
    "both":        lambda v, span: v,
    "block":       lambda v, span: v[2],
    "field":       lambda v, span: v[1],
    # expressions
    "name":        lambda v, span: s.Name(v[0], span=span),
    "number":      number,
    "string":      string,
    "fstring":     lambda v, span: v[0],  # the parser has made it
    "text":        lambda v, span: v[0],
    "strings":     strings,
    "true":        lambda v, span: s.Boolean(True, span=span),
    "false":       lambda v, span: s.Boolean(False, span=span),
    "none":        lambda v, span: s.NoneLiteral(span=span),
    "ellipsis":    lambda v, span: s.Ellipsis(span=span),
    "empty_tuple": lambda v, span: s.Tuple((), span=span),
    "single":      lambda v, span: tuple_((v[0],), span),
    "tuple":       lambda v, span: tuple_(v[0], span),
    "group":       group,
    "list":        list_,
    "dict":        dict_,
    "entry":       entry,
    "merged":      merged,
    "comprehension": comprehension,
    "clause":      clause,
    "condition":   lambda v, span: [v[1]],
    "lambda":      lambda_,
    "binary":      lambda v, span: s.Binary(v[1], v[0], v[2], span=span),
    "power":       power,
    "unary":       lambda v, span: s.Unary(v[0], v[1], span=span),
    "compare":     compare,
    "and":         lambda v, span: s.BoolOp("and", tuple(v[0]), span=span),
    "or":          lambda v, span: s.BoolOp("or", tuple(v[0]), span=span),
    "conditional": lambda v, span: s.Conditional(v[2], v[0], v[4], span=span),
    "attribute":   lambda v, span: s.Attribute(v[0], v[2], span=span),
    "call":        call,
    "call_over":   call_over,
    "generator":   generator,
    "starred":     lambda v, span: s.Starred(v[1], span=span),
    "spread":      spread,
    "named_expression": named_expression,
    "keyword":     lambda v, span: (v[0], v[2]),
    "subscript":   lambda v, span: s.Subscript(v[0], v[2], span=span),
    "slice":       slice_,
    # statements
    "expression":  lambda v, span: s.Expression(v[0], span=span),
    "assign":      assign,
    "augmented":   augmented,
    "declare":     declare,
    "return":      lambda v, span: s.Return(v[1] if len(v) > 1 else None, span=span),
    "yield":       lambda v, span: s.Yield(v[1] if len(v) > 1 else None, False, span=span),
    "yield_from":  lambda v, span: s.Yield(v[2], True, span=span),
    "pass":        lambda v, span: s.Pass(span=span),
    "break":       lambda v, span: s.Break(span=span),
    "continue":    lambda v, span: s.Continue(span=span),
    "assert":      lambda v, span: s.Assert(v[1], v[3] if len(v) > 2 else None, span=span),
    "delete":      delete,
    "raise":       raise_,
    "global":      lambda v, span: s.Global(tuple(v[1]), span=span),
    "nonlocal":    lambda v, span: s.Nonlocal(tuple(v[1]), span=span),
    "import":      lambda v, span: s.Import(v[0], v[2] if len(v) > 2 else None, span=span),
    "imports":     imports,
    "import_from": import_from,
    "import_all":  lambda v, span: s.ImportFrom(v[1], (("*", None),), span=span),
    "imported":    imported,
    "branch":      branches,
    "elif":        elif_,
    "if":          lambda v, span: s.If(tuple(v[0]), (), span=span),
    "if_else":     lambda v, span: s.If(tuple(v[0]), tuple(v[3]), span=span),
    "for":         for_,
    "while":       while_,
    "parameter":   parameter,
    "rest":        rest,
    "options":     options,
    "marker":      marker,
    "signature":   lambda v, span: v[1] if len(v) > 2 else [],
    "def":         define,
    "decorator":   lambda v, span: v[1],
    "decorated":   decorated,
    "handler":     handler,
    "try_except":  try_except,
    "try_finally": try_finally,
    "with_item":   with_item,
    "named":       named,
    "enclosed":    lambda v, span: v[1],
    "with":        with_,
}
# fmt: on
