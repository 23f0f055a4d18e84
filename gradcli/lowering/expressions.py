"""Expressions: structure is worked out now, numbers become expressions of the core."""

from collections.abc import Callable
from functools import partial

from gradcli.core import ir
from gradcli.core.ir import Expr
from gradcli.core.operators import COMPARISONS, UNARY, is_boolean
from gradcli.core.refusals import refuse
from gradcli.core.types.lengths import UNKNOWN
from gradcli.errors import Diagnostic
from gradcli.language.names.lookup import full_name, library_name
from gradcli.language.names.scopes import dotted
from gradcli.language.syntax import surface
from gradcli.lowering import attempts, known
from gradcli.lowering.assignments import few
from gradcli.lowering.environment import closure
from gradcli.lowering.functions import arguments, calls
from gradcli.lowering.iterables import is_known
from gradcli.lowering.library import complex_numbers, containers, named_tuples, texts
from gradcli.lowering.library.attributes import ATTRIBUTES
from gradcli.lowering.library.builtins import called
from gradcli.lowering.lists import comprehensions, deques, generators, lists
from gradcli.lowering.quotation import value_of
from gradcli.lowering.refused import Refused, fault, fenced
from gradcli.lowering.values import (
    NONE,
    UNDEFINED,
    Chosen,
    Closure,
    Complex,
    Leaf,
    Library,
    Maybe,
    NamedType,
    OpenText,
    Ref,
    Text,
    Tuple,
    Walk,
    described,
    lifted,
)  # fmt: skip


def value(st, node):
    """What an expression stands for; its place is kept, where a target may refuse it."""
    v = _value(st, node)
    if isinstance(v, Leaf) and type(v.expr) is Expr:
        st.graph.places.setdefault(id(v.expr), node.span)
    return v


def _value(st, node):
    stage = VALUES.get(type(node))
    if stage is None:
        raise fenced(type(node).__name__, node.span)
    return stage(st, node)


def _unknown(st, node: surface.Fault):
    raise fault(st, node.error, node.span)


def number(st, node: surface.Number) -> Leaf | Complex:
    if type(node.value) is complex:
        return complex_numbers.written(node.value)
    return Leaf(node.value)


def formatted(st, node: surface.FString):
    raise refuse("FString", node.span, st.source)


def conditional(st, node: surface.Conditional):
    test = tested(st, node.test)
    return st.branch(test, lambda: value(st, node.body), lambda: value(st, node.orelse), node.span)


def item(st, node: surface.Subscript):
    of, index = st.several([lambda: value(st, node.value), lambda: subscript(st, node.index)])
    if st.attempts:
        attempts.check_element(st, of, index, node.span)
    if isinstance(of, Complex):
        return complex_numbers.item(st, of, lambda part: lists.item(st, part, index, node.span))
    return lists.item(st, of, index, node.span)


# -- names ----------------------------------------------------------------------------------------
def look_up(st, node, name: str):
    """What a name stands for."""
    for frame in st.chain():
        v = st.read(st.home(name, frame), name)
        if v is not None:
            if isinstance(v, Leaf) and v.expr is UNDEFINED:
                raise unbound(st, name, node.span)
            return v
        owner = st.owner_of(frame)
        if owner is not None and name in owner:
            raise unbound(st, name, node.span)
    return of_library(st, node)


def of_library(st, node):
    """A function, a constant or a type of the language and its libraries."""
    name = full_name(st.program, st.program.scope, node) or dotted(node)[1]
    if name == "newaxis" or name.endswith(".newaxis"):
        return NONE
    kind, _ = library_name(name) if "." in name else ("", None)
    found = st.rows.constant_of(name)
    if found is not None:
        return Leaf(found)
    if kind == "unknown":
        raise fenced("attribute", node.span)
    return Library(name)


def unbound(st, name: str, span) -> Refused:
    """The refusal of a name that is the program's own, and has no value yet."""
    words, help = f"{name!r} is read before it has a value", "assign it before this line"
    return fault(st, Diagnostic("E0204", words, label="no value yet", help=help), span)


def attribute(st, node):
    start, _ = dotted(node)
    if start is not None and not st.is_bound(start.id):
        return of_library(st, node)
    of = value(st, node.value)
    attempts.check_attribute(st, of, node)
    if isinstance(of, Leaf) and node.name in ATTRIBUTES:
        row, options = ATTRIBUTES[node.name]
        return value_of(st.graph.node(row, (of.expr,), options))
    if isinstance(of, Complex):
        return complex_numbers.attribute(st, of, node.name, node.span)
    found = named_tuples.attribute(
        st, of.value if isinstance(of, Maybe) else of, node.name, node.span
    )
    if found is not None:
        return found
    if isinstance(of, Ref) and of.variant:
        read = containers.ATTRIBUTES.get((of.variant.name, node.name))
        if read is not None:
            return read(of)
    words = f"the attribute {node.name} of {described(of)}"
    raise Refused(words, node.span, (), "use x.shape, x.T, x.size of an array, or a function")


# -- operators ------------------------------------------------------------------------------------
def _leaf(st, node, op: str, v: Leaf) -> Leaf:
    made = st.graph.node(UNARY[op], (v.expr,))
    return Leaf(st.rows.at(node, made), known.folded(known.UNARY.get(op), v))


def unary(st, node: surface.Unary) -> Leaf | Complex:
    match node:
        case surface.Unary("-", surface.Number(written, _)) if type(written) is not complex:
            return Leaf(-written) if written else _leaf(st, node, "-", Leaf(written))
    v = value(st, node.operand)
    if node.op == "not":
        return _leaf(st, node, "not", truth(st, v, node.span))
    if isinstance(v, Complex):
        return complex_numbers.unary(st, node.op, v, node.span)
    return _leaf(st, node, node.op, st.number(v, node.span))


def binaries(st, node):
    """a + b + c + … leans to the left: it is walked, not recursed into."""
    chain = []
    while type(node) is surface.Binary:
        chain.append(node)
        node = node.left
    found = value(st, node)
    for n in reversed(chain):
        first = found
        left, right = st.several([lambda first=first: first, lambda n=n: value(st, n.right)])
        found = binary(st, n.op, left, right, n)
    return found


def binary(st, op: str, a, b, node):
    """a op b, of numbers or of structures."""
    is_complex = isinstance(a, Complex) or isinstance(b, Complex)
    return (complex_numbers.binary if is_complex else _binary)(st, op, a, b, node)


def _binary(st, op: str, a, b, node):
    match op, a, b:
        case "+", Tuple(x), Tuple(y):
            return Tuple(x + y)
        case "*", Tuple(items), Leaf(known=(int(times),)):
            return Tuple(items * times)
        case "*", Leaf(known=(int(times),)), Tuple(items):
            return Tuple(items * times)
        case "+", Text(str(x)), Text(str(y)):
            return Text(x + y)
        case "+", Ref(), Ref() if _is_list(a) and _is_list(b):
            add = deques.added if a.variant or b.variant else lists.concatenated
            return add(st, a, b, node)
    ref, other = (a, b) if isinstance(a, Ref) else (b, a)
    if _is_list(ref) and isinstance(other, Leaf):
        if st.rows.lengths.of(other.expr) not in ((), UNKNOWN):  # NumPy takes it for an array
            row = Leaf(lists.whole(st, ref, node.span))
            a, b = (row, b) if ref is a else (a, row)
        elif op == "*":
            made = lists.repeated(st, ref, other, node)
            return deques.like(st, made, ref, node.span) if ref.variant else made
    check_operands(st, op, a, b, node.span)
    a, b = st.number(a, node.span), st.number(b, node.span)
    result = known.folded(known.FOLDED.get(op), a, b)
    if result and type(a.expr) is type(b.expr) is type(result[0]) is int and not _is_literal(node):
        return Leaf(result[0])
    made = st.rows.at(node, st.rows.operator(op, a.expr, b.expr, node))
    return Leaf(made, result)


def _is_literal(node) -> bool:
    """Whether an operation is written of numbers alone, which stay as they are written."""
    parts = (node.left, node.right) if type(node) is surface.Binary else ()
    return bool(parts) and all([type(p) in (surface.Number, surface.Unary) for p in parts])


def check_operands(st, op: str, a, b, span) -> None:
    """Raise where an operator is given what no run can give it, or what only a run finds wrong."""
    if op in ("//", "%") and st.attempts:
        attempts.check_division(st, a, b, span)
    if NONE in (a, b):
        raise fault(st, Diagnostic("E0201", f"{op} cannot use None"), span)
    number = any([isinstance(v, Leaf) and st.rows.is_number(v.expr) for v in (a, b)])
    items = any([_is_list(v) or isinstance(v, Tuple) for v in (a, b)])
    text = any([isinstance(v, Text) for v in (a, b)]) and op not in ("*", "%")
    if text or any([isinstance(v, Closure) for v in (a, b)]) or (number and items):
        words = f"{op} is not defined for {described(a)} and {described(b)}"
        help = "np.array([…]) makes an array, on which operators act element by element"
        raise fault(st, Diagnostic("E0201", words, help=help if items else None), span)


def _is_list(v) -> bool:
    return isinstance(v, Ref) and v.box.kind == "list"


def comparison(st, node):
    """A chain of comparisons: each middle term is worked out once, and only where it is asked."""
    ops, nodes = node.ops, (node.first, *node.rest)
    if len(ops) > 1 and any([st.acts(n) for n in nodes[2:]]):  # only where those before hold
        first, middle = [
            surface.Name(slot, span=n.span) for slot, n in zip(("#first", "#middle"), nodes)
        ]
        for name, v in zip((first, middle), st.values(nodes[:2])):
            st.write(st.frames[-1], v, name.id)
        links = [
            surface.Compare(first, ops[:1], (middle,), span=node.span),
            surface.Compare(middle, ops[1:], nodes[2:], span=node.span),
        ]
        result = logic(st, "and", links, node, value)
        for name in (first, middle):
            st.forget(st.frames[-1], name.id)
        return result
    terms = st.values(nodes)
    result = None
    for op, a, b in zip(ops, terms, terms[1:]):
        one = compared(st, op, a, b, node)
        result = one if result is None else both(st, result, one)
    return result


def both(st, a: Leaf, b: Leaf) -> Leaf:
    for one, other in ((a, b), (b, a)):
        if one.known is not None:
            return other if one.known[0] else Leaf(False)
    first = a.expr.args if type(a.expr) is Expr and a.expr.op is ir.AND else (a.expr,)
    return Leaf(st.graph.node(ir.AND, (*first, b.expr)))


def compared(st, op: str, a, b, node) -> Leaf:
    """a op b, a comparison."""
    choice = isinstance(a, Chosen) or isinstance(b, Chosen)
    return (texts.compared_choice if choice else _compared)(st, op, a, b, node)


def _compared(st, op: str, a, b, node) -> Leaf:
    if op in ("is", "is not"):
        if b != NONE:
            return Leaf(identical(a, b, op, node) == (op == "is"))
        if isinstance(a, Maybe):
            if op == "is not":
                return Leaf(a.has)
            return _leaf(st, node, "not", Leaf(a.has))
        return Leaf((a == NONE) == (op == "is"))
    if op in ("in", "not in"):
        return contains(st, a, b, op, node)
    if op in ("==", "!=") and NONE in (a, b):
        return compared(
            st, "is" if op == "==" else "is not", *((a, b) if b == NONE else (b, a)), node
        )
    if op in ("==", "!=") and (isinstance(a, Maybe) or isinstance(b, Maybe)):
        if isinstance(a, Maybe) and isinstance(b, Maybe):
            words, instead = "a comparison of two that may be None", "ask 'is None' of each before"
            raise Refused(words, node.span, (), instead)
        of = a if isinstance(a, Maybe) else b
        same = compared(st, "==", st.number(a, node.span), st.number(b, node.span), node)
        same = both(st, Leaf(of.has), same)
        return same if op == "==" else _leaf(st, node, "not", same)
    structured = (Complex, Text, OpenText, Tuple, Ref, *FUNCTIONS)
    if isinstance(a, structured) or isinstance(b, structured):
        return equal(st, a, b, op, node)
    a, b = st.number(a, node.span), st.number(b, node.span)
    made = st.graph.node(COMPARISONS[op], (a.expr, b.expr))
    return Leaf(st.rows.at(node, made), known.folded(known.FOLDED[op], a, b))


def identical(a, b, op: str, node) -> bool:
    """Whether functions are the same, or a function is a value."""
    if isinstance(a, FUNCTIONS) or isinstance(b, FUNCTIONS):
        return a == b
    words, instead = f"'{op}' of {described(a)} and {described(b)}", "compare by == and !="
    raise Refused(words, node.span, (), instead)


FUNCTIONS = (Closure, Library, NamedType)


def equal(st, a, b, op: str, node) -> Leaf:
    """Whether structures are equal, where that is known, or texts."""
    if isinstance(a, OpenText) or isinstance(b, OpenText):
        return texts.compared(st, op, a, b, node)
    if isinstance(a, Complex) or isinstance(b, Complex):
        return equal_parts(st, a, b, op, node)
    if op not in ("==", "!="):
        raise fenced("order", node.span)
    if isinstance(a, (Text, *FUNCTIONS)) and isinstance(b, (Text, *FUNCTIONS)):
        return Leaf((a == b) == (op == "=="))
    kinds = {type(a), type(b)}
    if Text in kinds and any(isinstance(x, Leaf) and type(x.expr) is Expr for x in (a, b)):
        words = "a comparison of a text with what may be an input"
        raise Refused(words, node.span, (), "call it with its text: g = lambda x: f('call', x)")
    if Text in kinds and kinds & {Leaf, Tuple, Ref, Closure}:
        return Leaf(op == "!=")
    tests = _tests_of_parts(st, a, b, node)
    if tests is not None:
        same = combined(st, tests, ir.AND, False)
        return same if op == "==" else _leaf(st, node, "not", same)
    words, instead = (
        f"'{op}' of {described(a)} and {described(b)}",
        "compare their numbers one by one",
    )
    raise Refused(words, node.span, (), instead)


def equal_parts(st, a, b, op: str, node) -> Leaf:
    """Whether complex numbers are equal."""
    x, y = lifted(a), lifted(b)
    if op not in ("==", "!=") or x is None or y is None:
        words = f"{op} is not defined for {described(a)} and {described(b)}"
        raise fault(st, Diagnostic("E0201", words), node.span)
    same = both(st, *[compared(st, "==", p, q, node) for p, q in zip(x.parts, y.parts)])
    return same if op == "==" else _leaf(st, node, "not", same)


def _tests_of_parts(st, a, b, node) -> list[Leaf] | None:
    """What holds where two tuples are equal, a shape among them; None of what else is compared."""
    if isinstance(a, Tuple) and isinstance(b, Tuple):
        if len(a.items) != len(b.items):
            return [Leaf(False)]
        if not all([_is_part(st, v) for v in (*a.items, *b.items)]):
            return None
        return [compared(st, "==", *pair, node) for pair in zip(a.items, b.items)]
    shape, other = (b, a) if isinstance(a, Tuple) else (a, b)
    of = _shape_of(st, shape)
    if (
        of is None
        or not isinstance(other, Tuple)
        or not all([_is_part(st, v) for v in other.items])
    ):
        return None
    count, axes = len(other.items), st.rows.lengths.of(of)
    if type(axes) is tuple and len(axes) != count:
        return [Leaf(False)]
    rank = [] if type(axes) is tuple else [Leaf(st.graph.node(ATTRIBUTES["ndim"][0], (of,)))]
    tests = [compared(st, "==", n, Leaf(count), node) for n in rank]
    lengths = [Leaf(st.graph.node(ir.SHAPE, (of,))[k]) for k in range(count)]
    return tests + [compared(st, "==", n, v, node) for n, v in zip(lengths, other.items)]


def _is_part(st, v) -> bool:
    """Whether one value of a tuple is equal to another or not, which arrays are not."""
    return isinstance(v, (Text, Tuple)) or (isinstance(v, Leaf) and st.rows.is_number(v.expr))


def _shape_of(st, v):
    """The array whose shape a value is; None of any other."""
    of = v.expr if isinstance(v, Leaf) else None
    while type(of) is Expr and of.op is None and of.args[0] in st.rows.lengths.given:
        of = st.rows.lengths.given[of.args[0]]
    return of.args[0] if type(of) is Expr and of.op is ir.SHAPE else None


def contains(st, a, b, op: str, node) -> Leaf:
    """a in b, or a not in b: of a list, whether a is one of its items."""
    if isinstance(b, Ref) and b.box.kind == "dict" and isinstance(a, OpenText):
        b = Tuple(tuple([Text(k) for k in st.contents(b.box, node.span) if type(k) is str]))
    if isinstance(b, Ref) and b.box.kind == "dict":
        return Leaf((st.key(a, node.span) in st.contents(b.box, node.span)) == (op == "in"))
    match a, b:
        case Text(str(part)), Text(str(text)):
            return Leaf((part in text) == (op == "in"))
    if isinstance(a, OpenText) and isinstance(b, Text):
        raise texts.of_worked_out(node.span)
    sign, row, decided = ("==", ir.OR, True) if op == "in" else ("!=", ir.AND, False)
    tests = [compared(st, sign, a, v, node) for v in lists.known_items(st, b, node.span)]
    return combined(st, tests, row, decided)


def combined(st, tests: list[Leaf], row, decided: bool) -> Leaf:
    """All tests by `and`, or any by `or`, which one that is `decided` decides."""
    if any([t.known is not None and bool(t.known[0]) == decided for t in tests]):
        return Leaf(decided)
    unknown = [t.expr for t in tests if t.known is None]
    if not unknown:
        return Leaf(not decided)
    return Leaf(unknown[0] if len(unknown) == 1 else st.graph.node(row, tuple(unknown)))


def truth(st, v, span) -> Leaf:
    """Whether a value is true, as a number that is only asked for its truth."""
    match v:
        case Leaf(expr=expr, known=found):
            return Leaf(expr) if found is None else Leaf(bool(found[0]))
        case Text(text):
            return Leaf(bool(text))
        case Maybe():
            return both(st, Leaf(v.has), truth(st, v.value, span))
        case Tuple(items):
            return Leaf(bool(items))
        case Chosen():
            return texts.truth_of_chosen(st, v)
        case OpenText():
            return texts.compared(st, "!=", v, Text(""), surface.Pass(span=span))
        case Closure() | Library() | NamedType():
            return Leaf(True)
        case Ref():
            n = lists.length(st, v, span)
            return Leaf(n.expr) if n.known is None else Leaf(bool(n.known[0]))
    raise Refused(f"the truth of {described(v)}", span, (), "compare it with something")


def logic(st, op: str, nodes: list, node, read):
    """`and`, `or`: what follows is only worked out where it is asked."""
    first = read(st, nodes[0])
    if len(nodes) == 1:
        return first
    test = truth(st, first, nodes[0].span)
    if test.known is not None:
        return first if test.known[0] == (op == "or") else logic(st, op, nodes[1:], node, read)
    slot, sure = st.wait(first), st.sure
    before, st.state, st.sure = st.state, st.state.copy(), False
    block, _, second = st.staged(lambda: logic(st, op, nodes[1:], node, read))
    st.sure = sure
    plain = not block and isinstance(second, Leaf) and isinstance(first, Leaf)
    if plain and st.state is not None and st.same_but_for_held(before, st.state):
        first = st.release(slot)
        whole = is_boolean(first.expr) and is_boolean(second.expr)
        if second.known is not None and (read is not value or whole):
            return Leaf(op == "or") if bool(second.known[0]) == (op == "or") else first
        if read is not value or whole:
            row = ir.AND if op == "and" else ir.OR
            e = second.expr
            more = e.args if type(e) is Expr and e.op is row else (e,)
            return Leaf(st.graph.node(row, (first.expr, *more)))
        pair = (second.expr, first.expr) if op == "and" else (first.expr, second.expr)
        return Leaf(st.graph.node(ir.SELECT, (test.expr, *pair)))
    st.state = before
    first = st.release(slot)

    def stop():
        return first if read is value else test

    def go():
        return logic(st, op, nodes[1:], node, read)

    return st.branch(test, *((go, stop) if op == "and" else (stop, go)), node.span)


def tested(st, node):
    """The value of an expression of which only the truth is asked."""
    if type(node) is surface.BoolOp:
        return logic(st, node.op, list(node.values), node, tested)
    if type(node) is surface.Unary and node.op == "not":
        return _leaf(st, node, "not", truth(st, tested(st, node.operand), node.span))
    return truth(st, value(st, node), node.span)


# -- structures -----------------------------------------------------------------------------------
def dictionary(st, node: surface.Dict) -> Ref:
    keys = [None if k is None else st.key(value(st, k), k.span) for k, _ in node.items]
    found: dict = {}
    for key, v, (_, of) in zip(keys, st.values([v for _, v in node.items]), node.items):
        found |= arguments.entries(st, v, of.span) if key is None else {key: v}
    return st.new("dict", node, found)


def subscript(st, node):
    """An index: a value, or what only stands in brackets."""
    match node:
        case surface.Slice(start, stop, step):
            ends = st.several(
                [(lambda e=e: NONE if e is None else value(st, e)) for e in (start, stop, step)]
            )
            return Walk("slice", tuple(ends))
        case surface.Tuple(items):
            return Tuple(tuple(st.several([(lambda n=n: subscript(st, n)) for n in items])))
        case surface.Ellipsis():
            return Walk("ellipsis", ())
    return value(st, node)


def gathered(st, node: surface.Gathered):
    """A display some of whose items are those of another: of a list as many as a run gives."""
    values = st.values(node.items)
    if not node.is_list or not any(map(partial(_is_open, st), node.items, values)):
        items = arguments.spread(st, node.items, values)
        return lists.new_list(st, items, node) if node.is_list else Tuple(tuple(items))
    whole = None
    slots = [st.wait(v) for v in reversed(values)]
    for item, slot in zip(node.items, reversed(slots)):
        v = st.release(slot)
        if type(item) is surface.Starred:
            listed = surface.Call(surface.Name("list"), (item.value,), (), span=item.span)
            made = called(st, "list", [v], {}, listed)
        else:
            made = lists.new_list(st, [v], item)
        whole = made if whole is None else lists.concatenated(st, whole, made, node)
    return whole


def _is_open(st, item: surface.Node, v) -> bool:
    """Whether only a run tells how many items an item of a display stands for."""
    listed = st.listed(v, item.span) if type(item) is surface.Starred else Text("")
    if isinstance(listed, (Tuple, Text)) or few(st, listed):
        return False
    return not is_known(st.walked(listed, item.span))


def named(st, node: surface.NamedExpr):
    """A walrus: in a comprehension too it binds a name of what is around."""
    given = st.value(node.value)
    frame = next(f for f in st.chain() if f in st.own_names)  # no comprehension's
    return st.bind(node.target.id, given, frame=st.home(node.target.id, frame))


VALUES: dict[type[surface.Node], Callable] = {
    surface.Number: number,
    surface.Boolean: lambda st, node: Leaf(node.value),
    surface.NoneLiteral: lambda st, node: NONE,
    surface.Fault: _unknown,
    surface.String: lambda st, node: Text(node.value),
    surface.FString: formatted,
    surface.Name: lambda st, node: st.readable(look_up(st, node, node.id), node.span),
    surface.Attribute: attribute,
    surface.Tuple: lambda st, node: Tuple(tuple(st.values(node.items))),
    surface.List: lambda st, node: lists.new_list(st, st.values(node.items), node),
    surface.Gathered: gathered,
    surface.Dict: dictionary,
    surface.Lambda: closure,
    surface.Unary: unary,
    surface.Binary: binaries,
    surface.Compare: comparison,
    surface.BoolOp: lambda st, node: logic(st, node.op, list(node.values), node, value),
    surface.Conditional: conditional,
    surface.Subscript: item,
    surface.Comprehension: comprehensions.comprehension,
    surface.Generator: generators.expression,
    surface.NamedExpr: named,
    surface.Starred: lambda st, node: value(st, node.value),  # its items stand apart in a call
    surface.Call: calls.call,
}
