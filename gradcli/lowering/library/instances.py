"""isinstance and its like, as far as is known while a program is staged.

What is asked of an undeclared input that is taken for a number makes it one: the other way is not
in what is printed.
"""

from collections import Counter, defaultdict, deque

from gradcli.core.ir import Expr
from gradcli.errors import Diagnostic
from gradcli.language.names.builtins import METHODS_OF
from gradcli.language.names.number_types import told_apart
from gradcli.lowering import parts
from gradcli.lowering.provenance import made_of
from gradcli.lowering.refused import Refused, fault
from gradcli.lowering.values import (
    NONE,
    Chosen,
    Complex,
    Fields,
    Leaf,
    Library,
    Maybe,
    NamedType,
    OpenText,
    Ref,
    Text,
    Tuple,
    described,
)


def is_instance(st, v, kinds, span) -> bool:
    """Whether a value is of a type, or of one of several; E0108 where the run would tell."""
    asked = {_type(st, kind, span) for kind in _each_type(kinds)}
    found = _types(st, v)
    if found == {"int", "float"} and len(found & asked) == 1:
        words = "isinstance of a number that may be an integer, or not,"
        raise Refused(words, span, (), "ask for both: isinstance(x, (int, float))")
    if not found & asked and (error := told_apart(found, asked)):
        raise fault(st, error, span)
    return bool(found & asked)


def _each_type(kinds) -> list:
    """The types of tuples of types in tuples."""
    if not isinstance(kinds, Tuple):
        return [kinds]
    return [kind for several in kinds.items for kind in _each_type(several)]


def _type(st, kind, span) -> str | Fields:
    """The name of a type that is asked for: "ndarray" of np.ndarray."""
    if isinstance(kind, NamedType):
        return kind.of
    if not isinstance(kind, Library):
        raise fault(st, Diagnostic("E0201", "isinstance takes types"), span)
    return kind.name.rpartition(".")[2]


def type_of(st, v, span) -> Library | NamedType:
    """type(x), which is compared with types."""
    found = _types(st, v) - ({"int"} if "bool" in _types(st, v) else set())
    if isinstance(v, Ref) and v.variant:
        return Library(v.variant.name)
    if isinstance(v, Tuple) and v.of:
        return NamedType(v.of, ())
    if len(found) > 1:
        words = "the type of a number that may be an integer, or not,"
        raise Refused(words, span, (), "ask isinstance(x, (int, float))")
    (name,) = found
    return Library("np.ndarray" if name == "ndarray" else name)


def has_attribute(st, v, name: str, span) -> bool:
    """Whether Python's value of a type has an attribute."""
    made = type_of(st, v, span)
    if isinstance(made, NamedType):
        return name in made.of.names or name in ("_fields", *METHODS_OF["named tuple"])
    kind = made.name
    if kind == "np.ndarray":
        import numpy

        return hasattr(numpy.ndarray, name)
    if kind not in OF_PYTHON:
        words = f"an attribute of {described(v)} that is asked for"
        raise Refused(words, span, (), "leave the question out")
    return hasattr(OF_PYTHON[kind], name)


OF_PYTHON: dict[str, type] = {
    t.__name__: t for t in (bool, dict, float, int, list, str, tuple, type(None))
}
OF_PYTHON |= {f"collections.{t.__name__}": t for t in (deque, defaultdict, Counter)}


def _note_number(st, e) -> None:
    """Note the undeclared inputs that a value is a number of, as they are taken for numbers."""
    for node in made_of(e, lambda v: parts.reads(st, v)):
        if type(node) is Expr and node.op is None:
            name = node.args[0]
            if st.rows.inputs.get(name) == ("float", None):
                st.rows.numbers.add(name)


def _types(st, v) -> set:
    """The names of the types that a value may have, and of what these are made of."""
    match v:
        case Text(str()) | OpenText():
            return {"str"}
        case Chosen() if len(kinds := {k for _, of in v.options for k in _types(st, of)}) == 1:
            return kinds
        case Chosen():
            raise Refused("isinstance of what a test chooses", None, (), "ask 'is None' of it")
        case Tuple(_, of) | Maybe(value=Tuple(_, of)):
            return {"tuple"} if of is None else {"tuple", of}
        case Ref(box, variant):
            return {t.__name__ for t in OF_PYTHON[variant.name].__mro__} if variant else {box.kind}
        case Leaf(known=(bool(_),)):
            return {"bool", "int"}
        case Leaf(expr=e) if not st.is_number_if(e):
            return {"ndarray"}
        case Leaf(expr=e) if st.holds_integers(e):
            return {"int"}
        case Leaf(expr=e):
            _note_number(st, e)
            return {"int", "float"} if st.may_be_integer(e) or st.may_be_truth(e) else {"float"}
    others = {Complex: "complex", NamedType: "type"}
    return {"NoneType" if v == NONE else others.get(type(v), "function")}
