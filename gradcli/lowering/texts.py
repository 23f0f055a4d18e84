"""Texts that only the inputs decide: compared with texts that are written out, and given on."""

from gradcli.core import ir
from gradcli.language.names.text_inputs import ASKED, METHODS
from gradcli.lowering.refused import Refused
from gradcli.lowering.values import Leaf, OpenText, Text, Tuple, described


def compared(st, op: str, a, b, node) -> Leaf:
    """a == b or a != b, where one is such a text."""
    of, other = (a, b) if isinstance(a, OpenText) else (b, a)
    if op not in ("==", "!=") or isinstance(other, OpenText):
        raise of_worked_out(node.span)
    if not isinstance(other, Text) or other.value is None:
        return Leaf(op == "!=")
    test = asked(st, of, "is", other.value)
    return test if op == "==" else Leaf(st.graph.node(ir.NOT, (test.expr,)))


def asked(st, of: OpenText, what: str, text: str) -> Leaf:
    """Whether a text is, or begins or ends with, another."""
    return Leaf(st.graph.node(ir.TEXT_IS, (of.expr,), ((what, text),)))


def method(st, of: OpenText, name: str, args: list, span):
    """A method of texts."""
    match args:
        case [] if name in METHODS:
            return OpenText(st.graph.node(ir.TEXT_METHOD, (of.expr,), (("name", name),)))
        case [Text(str(text))] if name in ASKED:
            return asked(st, of, name, text)
        case [Tuple(items)] if name in ASKED and all(type(i) is Text for i in items):
            return st.combined([asked(st, of, name, i.value) for i in items], ir.OR, True)
    raise Refused(f"the method {name} of {described(of)}", span, (), "compare it by == and in")


def of_worked_out(span) -> Refused:
    """The refusal of a text that meets another that is no constant."""
    words, instead = "a text with another that is worked out", "write out what it may be"
    return Refused(f"a comparison of {words}", span, (), instead)
