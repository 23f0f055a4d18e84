"""isinstance, as far as it is known while a program is staged."""

from gradcli.errors import Diagnostic
from gradcli.language.names.number_types import told_apart
from gradcli.lowering.refused import Refused, fault
from gradcli.lowering.values import (
    NONE,
    Chosen,
    Leaf,
    Library,
    Maybe,
    OpenText,
    Ref,
    Text,
    Tuple,
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


def _type(st, kind, span) -> str:
    """The name of a type that is asked for: "ndarray" of np.ndarray."""
    if not isinstance(kind, Library):
        raise fault(st, Diagnostic("E0201", "isinstance takes types"), span)
    return kind.name.rpartition(".")[2]


def _types(st, v) -> set[str]:
    """The names of the types that a value may have, and of what these are made of."""
    match v:
        case Text(str()) | OpenText():
            return {"str"}
        case Chosen() if len(kinds := {k for _, of in v.options for k in _types(st, of)}) == 1:
            return kinds
        case Chosen():
            raise Refused("isinstance of what a test chooses", None, (), "ask 'is None' of it")
        case Tuple() | Maybe(value=Tuple()):
            return {"tuple"}
        case Ref(box):
            return {box.kind}
        case Leaf(known=(bool(_),)):
            return {"bool", "int"}
        case Leaf(expr=e) if not st.is_number_if(e):
            return {"ndarray"}
        case Leaf(expr=e) if st.holds_integers(e):
            return {"int"}
        case Leaf(expr=e):
            return {"int", "float"} if st.may_be_integer(e) or st.may_be_truth(e) else {"float"}
    return {"NoneType" if v == NONE else "function"}
