"""Texts that only the inputs decide: compared with texts that are written out, and given on; and
what a test chooses among texts and functions that are written out, by its number."""

from gradcli.core import ir
from gradcli.core.operators import COMPARISONS
from gradcli.language.names.text_inputs import ASKED, METHODS
from gradcli.lowering.refused import Refused
from gradcli.lowering.values import Chosen, Leaf, OpenText, Text, Tuple, described


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


# Methods of a text that is written out, whose result is a text, a truth or a number
OF_WRITTEN = {
    "lower", "upper", "title", "strip", "lstrip", "rstrip", "replace", "startswith", "endswith",
    "find", "count", "isdigit", "isalpha", "ljust", "rjust", "center", "zfill",
}  # fmt: skip


def of_written(of: Text, name: str, args: list, span) -> Text | Leaf:
    """A method of a text that is written out, of arguments that are too."""
    given = [_written(v) for v in args]
    try:
        found = getattr(of.value, name)(*given) if name in OF_WRITTEN else None
    except (TypeError, ValueError):  # also of what is not written out
        found = None
    if found is None:
        words = f"the method {name} of {described(of)}"
        raise Refused(words, span, (), "write out what it does")
    return Text(found) if type(found) is str else Leaf(found)


def _written(v):
    """The text, the number or the texts that a value surely is; None of another."""
    match v:
        case Text(value):
            return value
        case Leaf(known=(int(number),)):
            return number
        case Tuple(items):
            texts = tuple([i.value for i in items if isinstance(i, Text) and i.value is not None])
            return texts if len(texts) == len(items) else None
    return None


def of_worked_out(span) -> Refused:
    """The refusal of a text that meets another that is no constant."""
    words, instead = "a text with another that is worked out", "write out what it may be"
    return Refused(f"a comparison of {words}", span, (), instead)


# -- what a test chooses -------------------------------------------------------------------------
def is_option(st, of: Chosen, number: int) -> Leaf:
    """Whether a test has chosen the option of a number."""
    return Leaf(st.graph.node(COMPARISONS["=="], (of.expr, number)))


def compared_choice(st, op: str, a, b, node) -> Leaf:
    """A comparison where one is what a test has chosen, or both are."""
    of, other = (a, b) if isinstance(a, Chosen) else (b, a)
    if op.startswith("not") or op in ("!=", "is not"):
        same = {"!=": "==", "is not": "is", "not in": "in"}[op]
        found = compared_choice(st, same, a, b, node)
        known = found.known and (not found.known[0],)
        return Leaf(known[0] if known else st.graph.node(ir.NOT, (found.expr,)))
    if op in ("==", "is") and isinstance(other, Chosen):
        return Leaf(st.graph.node(COMPARISONS["=="], (of.expr, other.expr)))
    if op in ("==", "is"):
        return _one_of(st, of, [v == other for _, v in of.options])
    tests = [st.compared(op, v, b, node.span) for _, v in of.options] if of is a else []
    if op != "in" or not tests or not all([t.known for t in tests]):
        words = f"'{op}' of {described(a)} and {described(b)}"
        raise Refused(words, node.span, (), "compare it by == with each")
    return _one_of(st, of, [t.known[0] for t in tests])


def _one_of(st, of: Chosen, holds: list) -> Leaf:
    """Whether a test has chosen one of the options of which something holds."""
    tests = [is_option(st, of, k) for (k, _), wanted in zip(of.options, holds) if wanted]
    return Leaf(True) if len(tests) == len(holds) else st.combined(tests, ir.OR, True)


def truth_of_chosen(st, of: Chosen) -> Leaf:
    return _one_of(st, of, [not isinstance(v, Text) or bool(v.value) for _, v in of.options])


def each_option(st, of: Chosen, act, span):
    """What acting on what a test has chosen gives."""

    def taken(options):
        (number, value), *rest = options
        if not rest:
            return act(value)
        test = is_option(st, of, number)
        return st.branch(test, lambda: act(value), lambda: taken(rest), span)

    return taken(of.options)
