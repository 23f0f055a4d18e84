"""isinstance, as far as it is known while a program is staged."""

from gradcli.lowering.refused import Refused
from gradcli.lowering.values import NONE, Leaf, Maybe, OpenText, Ref, Text, Tuple


def is_instance(st, v, kinds, span) -> bool:
    """Whether a value is of a type, or of one of several; E0108 where the run would tell."""
    several = kinds.items if isinstance(kinds, Tuple) else (kinds,)
    asked = {kind.name.rpartition(".")[2] for kind in several}
    found = _types(st, v)
    if found == {"int", "float"} and len(found & asked) == 1:
        words = "isinstance of a number that may be an integer, or not,"
        raise Refused(words, span, (), "ask for both: isinstance(x, (int, float))")
    return bool(found & asked)


def _types(st, v) -> set[str]:
    """The names of the types that a value may have, and of what these are made of."""
    match v:
        case Text() | OpenText():
            return {"str"}
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
