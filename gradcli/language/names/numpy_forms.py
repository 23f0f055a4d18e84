"""What NumPy also has a word for, written as the language writes it, before names are resolved:
np.array(x, ndmin=1) is np.atleast_1d(np.array(x)), np.add(a, b, out=y) a write to y, a.flat is
a.ravel(), np.isscalar(x) a question of its type.

Imported only where the text has one of resolve.WORDS.
"""

from collections.abc import Callable

from gradcli.errors import Diagnostic
from gradcli.language.names.scopes import dotted
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.trees import call, literal, mapped
from gradcli.ops.libraries.names import canonical

MAKERS = ("array", "asarray", "asanyarray", "ascontiguousarray", "zeros_like", "ones_like",
          "empty_like", "full_like", "zeros", "ones", "empty", "full", "copy")  # fmt: skip
REDUCTIONS = ("sum", "mean", "max", "min", "amax", "amin", "prod", "any", "all", "std", "var")
RENAMED = {"float_": "float64", "double": "float64", "int_": "int64"}
SCALARS = ("int", "float", "str")


def in_words_of_the_language(module: s.Module) -> s.Module:
    """The module with NumPy's forms as the language's.  E0104 where one has none."""
    known = _imported(module)

    def name_of(node: s.Node) -> str:
        """What stands under NumPy's name, as "divide" of np.divide; "" of another function."""
        head, dot, rest = dotted(node)[1].partition(".")
        path = canonical(f"{known.get(head, head)}{dot}{rest}")
        return path[3:] if path[:3] in ("np.", "jnp") else ""

    def replaced(node: s.Node) -> s.Node | None:
        if type(node) is s.Attribute and node.name == "flat":
            flat = s.Attribute(mapped(node.value, replaced), "ravel", span=node.span)
            return s.Call(flat, (), (), span=node.span)
        if type(node) is s.Attribute and name_of(node) in RENAMED:
            return s.Attribute(node.value, RENAMED[name_of(node)], span=node.span)
        if type(node) is not s.Call or not (name := name_of(node.function)):
            return None
        made = _of_call(node, name)
        return None if made is node else mapped(made, replaced)

    body = mapped(module.body, lambda node: _written_out(node, name_of))
    body = mapped(body, replaced)
    return s.Module(body, module.comments, module.source, span=module.span)


def _imported(module: s.Module) -> dict[str, str]:
    """The path of each name that an import of the module binds."""
    found = {}
    for node in (n for top in module.body for n in s.walk(top)):
        if type(node) is s.Import:
            found[node.alias or node.module.partition(".")[0]] = node.module
        elif type(node) is s.ImportFrom:
            found |= {alias or name: f"{node.module}.{name}" for name, alias in node.names}
    return found


def _of_call(node: s.Call, name: str) -> s.Call:
    """A call of NumPy's in the words of the language; itself where it is in them."""
    keywords = dict(node.keywords)
    if name == "isscalar" and len(node.args) == 1:
        kinds = tuple(s.Name(kind, span=node.span) for kind in SCALARS)
        return call("isinstance", node.args[0], s.Tuple(kinds, span=node.span), span=node.span)
    if name == "fromiter" and node.args:
        items = call("list", node.args[0], span=node.span)
        return s.Call(_sibling(node, "array"), (items,), (), span=node.span)
    if name in MAKERS and keywords.keys() & {"copy", "order", "subok", "ndmin"}:
        return _new_array(node, name, keywords)
    if "out" in keywords and "axis" not in keywords and name not in REDUCTIONS:
        return _into(node, keywords)
    return node


def _new_array(node: s.Call, name: str, keywords: dict) -> s.Call:
    """np.array and its like without what says how the array lies in memory."""
    layout = keywords.pop("order", None)
    if type(layout) is s.String and layout.value not in ("C", "K", "A"):
        keywords["order"] = layout  # which decides in what order elements are then read
    keywords.pop("subok", None)
    own, axes = keywords.pop("copy", None), keywords.pop("ndmin", None)
    is_shared = (type(own) is s.Boolean and not own.value) or type(own) is s.NoneLiteral
    function = _sibling(node, "asarray") if name == "array" and is_shared else node.function
    made = s.Call(function, node.args, tuple(keywords.items()), span=node.span)
    count = 0 if axes is None else literal(axes)
    if count not in (0, 1, 2):
        raise _no_form(node, "ndmin=", "write x.reshape(…) with the lengths of all axes")
    if not count:
        return made
    return s.Call(_sibling(node, f"atleast_{count}d"), (made,), (), span=node.span)


def _into(node: s.Call, keywords: dict) -> s.Call:
    """f(…, out=y) whose y nothing else names: f(…), and y where a mask leaves that out."""
    out, mask = keywords.pop("out"), keywords.pop("where", None)
    out = out.items[0] if type(out) is s.Tuple and len(out.items) == 1 else out
    made = s.Call(node.function, node.args, tuple(keywords.items()), span=node.span)
    if type(out) is s.NoneLiteral and mask is None:
        return made
    if isinstance(out, s.Name | s.Attribute | s.Subscript | s.NoneLiteral):
        raise _no_form(node, "out=", "give it a line of its own: y = np.sqrt(x, out=y)")
    if mask is None:
        return made
    return s.Call(_sibling(node, "where"), (mask, made, out), (), span=node.span)


def _written_out(node: s.Node, name_of: Callable[[s.Node], str]) -> tuple[s.Node, ...] | None:
    """y = f(…, out=y), a call by itself and a returned one, as a write to y."""
    match node:
        case s.Expression(s.Call() as value):
            target = _out(value, name_of)
        case s.Assign((s.Name(name),), s.Call() as value):
            target = _out(value, name_of)
            if type(target) is not s.Name or target.id != name:
                return None
        case s.Return(s.Call() as value):
            target = _out(value, name_of)
        case _:
            return None
    if not isinstance(target, s.Name | s.Subscript):
        return None
    keywords = dict(value.keywords)
    del keywords["out"]
    mask = keywords.pop("where", None)
    made = s.Call(value.function, value.args, tuple(keywords.items()), span=value.span)
    if mask is not None:
        made = s.Call(_sibling(value, "where"), (mask, made, target), (), span=value.span)
    every = s.Ellipsis(span=target.span)
    place = s.Subscript(target, every, span=target.span) if type(target) is s.Name else target
    write = s.Assign((place,), made, span=node.span)
    back = (s.Return(target, span=node.span),) if type(node) is s.Return else ()
    return (write, *back)


def _out(node: s.Call, name_of: Callable[[s.Node], str]) -> s.Node | None:
    """What a call of NumPy's writes to, as its `out=` says."""
    name, keywords = name_of(node.function), dict(node.keywords)
    return keywords.get("out") if name and "axis" not in keywords else None


def _sibling(node: s.Call, name: str) -> s.Node:
    """Another function of NumPy, under the prefix of the one that is called."""
    start = node.function
    prefix = start.value if type(start) is s.Attribute else s.Name("np", span=node.span)
    return s.Attribute(prefix, name, span=node.span)


def _no_form(node: s.Call, what: str, help: str) -> Diagnostic:
    message = f"this use of {what} is not part of the language"
    return Diagnostic("E0104", message, node.span, help=help)
