"""Attempts: a try is its body; where that surely fails, it is what ran before, and the handler.

Arithmetic raises nothing here (it gives inf or nan), so what may fail in a body is what a program
raises itself, which is refused where a handler would take it, and what the kinds of values decide:
a key that a dict has not, a length of a number.
"""

from collections.abc import Callable
from typing import Any

from gradcli.core.types.lengths import UNKNOWN
from gradcli.errors import EXCEPTIONS, Diagnostic
from gradcli.language.names.attempted import attributes_of_given, has_no, scope_around
from gradcli.language.shape_errors import out_of_range, text_at
from gradcli.language.syntax import surface
from gradcli.language.syntax.jumps import has_jump
from gradcli.lowering.library.instances import has_attribute
from gradcli.lowering.refused import Refused, fault, fenced
from gradcli.lowering.values import Array, Leaf, Library, Ref, Text, Tuple, Vector

RAISING = (surface.Raise, surface.Assert)
CAUGHT = "a raise or an assert that an except around it may take"
TEST = "test for what may go wrong with an if"
PLACE = "an element at a worked-out place, in a try that takes its error,"
MEMBER = "an attribute of what may be a number or an array, in a try that takes its error,"
DIVISION = "a division of whole numbers, in a try that takes its error,"


class Attempt:
    """A try whose body is being staged: its handlers, and how many statements are done."""

    def __init__(self, st, node: surface.Try):
        self.node, self.sure, self.done = node, st.sure, 0
        self.handlers = [(_names(st, h.types), h.body) for h in node.handlers]
        self.asked = attributes_of_given(node, st.program, scope_around(st.program, node))

    def handler(self, error: Diagnostic) -> tuple | None:
        """The statements of the handler that takes an error."""
        return next((b for names, b in self.handlers if any(map(error.is_a, names))), None)

    def takes(self, name: str) -> bool:
        """Whether a handler goes on after an exception of a name; "Exception" is one of any."""
        error = Diagnostic("E0209", "", exception=name)
        going_on = [n for names, body in self.handlers if not _stops(body) for n in names]
        return bool(going_on) and (name == "Exception" or any(map(error.is_a, going_on)))


def check_attribute(st, of, node: surface.Attribute) -> None:
    """Raise where a number that is given has no attribute which is asked for in a try."""
    asked = any([id(node) in a.asked for a in st.attempts])
    number = asked and isinstance(of, Leaf) and st.rows.is_number(of.expr)
    if number and not has_attribute(st, of, node.name, node.span):
        raise fault(st, has_no(float, node.name), node.span)


class Done(surface.Node):
    """That a statement of a body has been staged, in the place after it."""

    attempt: Any
    last: bool


def _names(st, types) -> list[str]:
    """The exceptions that a handler takes."""
    if types is None:
        return ["Exception"]
    given = st.value(types)
    every = given.items if isinstance(given, Tuple) else (given,)
    if not all([isinstance(v, Library) and v.name in EXCEPTIONS for v in every]):
        raise fenced("Try", types.span)
    return [v.name for v in every]


def _stops(body: tuple) -> bool:
    """Whether a handler only raises: what is printed has neither the error nor this one."""
    return bool(body) and type(body[-1]) is surface.Raise and not any(map(has_jump, body))


def attempt(st, s: surface.Try, rest: tuple, end, run: Callable) -> None:
    """A try, and what follows it."""
    if s.final and any(
        map(has_jump, (*s.body, *s.orelse, *[b for h in s.handlers for b in h.body]))
    ):
        raise fenced("Try", s.span)
    tried, before, marks = Attempt(st, s), st.snapshot(), _marks(st)
    _check_places(st, tried)
    body = [p for b in s.body for p in (b, Done(tried, b is s.body[-1], span=b.span))]
    st.attempts.append(tried)
    st.sure = True  # as far as the body is run
    try:
        run(st, (*body, *s.orelse, *s.final, *rest), end)
    except Refused as refused:
        error = refused.error
        if tried not in st.attempts or error is None:
            raise
        st.attempts.remove(tried)
        st.restore(before)
        _cut(marks)
        handler = tried.handler(error)
        if handler is None:
            raise fault(st, error, refused.span) from None
        run(st, (*s.body[: tried.done], *handler, *s.final, *rest), end)
    finally:
        if tried in st.attempts:
            st.attempts.remove(tried)
        st.sure = tried.sure


def done(st, s: Done) -> None:
    """A statement of a body is staged."""
    s.attempt.done += 1
    if s.last and s.attempt in st.attempts:
        st.attempts.remove(s.attempt)
        st.sure = s.attempt.sure


def check_raise(st, s) -> None:
    """Raise where what is raised, or may be, would be taken by a handler."""
    name = "AssertionError" if type(s) is surface.Assert else _raised(st, s)
    if any([a.takes(name) for a in st.attempts]):
        raise Refused(CAUGHT, s.span, (), TEST)


def _raised(st, s: surface.Raise) -> str:
    value = s.value.function if type(s.value) is surface.Call else s.value
    found = None if value is None else st.value(value)
    return found.name if isinstance(found, Library) and found.name in EXCEPTIONS else "Exception"


def check_raises(st, body: tuple) -> None:
    """The same of all that statements may raise."""
    for part in [p for s in body for p in surface.walk(s)] if st.attempts else ():
        if type(part) in RAISING:
            check_raise(st, part)


def may_take(st) -> bool:
    """Whether a function that is called here may raise what a handler takes."""
    if not any([not _stops(body) for a in st.attempts for _, body in a.handlers]):
        return False
    return any([type(p) in RAISING for p in surface.walk(st.program.module)])


def _check_places(st, tried: Attempt) -> None:
    """Raise where only a run knows whether an element, or an attribute, is there: what is printed
    has no handler, and C does not even ask."""
    items, members = tried.takes("IndexError"), tried.takes("AttributeError")
    for part in [p for s in tried.node.body for p in surface.walk(s)] if items or members else ():
        if items and type(part) is surface.Subscript and not _is_told(st, part.index):
            raise Refused(PLACE, part.span, (), TEST)
        if members and type(part) is surface.Attribute and _may_be_either(st, part.value):
            raise Refused(MEMBER, part.span, (), TEST)


def check_element(st, of, index, span) -> None:
    """Raise where an array, or a list that becomes one, has no element at a place, or may have
    none past its ends, and a handler would take that; what is printed does not even ask."""
    (place,) = getattr(index, "known", None) or (None,)
    if type(place) is not int or not any([a.takes("IndexError") for a in st.attempts]):
        return
    count = _count(st, of)
    if count is None or (type(count) is not int and place in (0, -1)):
        return
    if type(count) is not int:
        raise Refused(PLACE, span, (), TEST)
    if not -count <= place < count:
        text = text_at(span, st.source)
        raise fault(st, out_of_range(place, count, text.partition("[")[0], text), span)


def _count(st, of):
    """How many elements an array has, or a list that becomes one; None of other values."""
    if isinstance(of, Leaf):
        shape = st.rows.lengths.of(of.expr)
        return (shape[0] if shape else None) if type(shape) is tuple else UNKNOWN
    if not isinstance(of, Ref) or of.box.kind != "list":
        return None
    contents = st.read(of.box)
    if isinstance(contents, Vector):
        return UNKNOWN
    return contents.count if isinstance(contents, Array) else None


def _may_be_either(st, node) -> bool:
    """Whether a name stands for what the program does not tell to be a number or an array."""
    if type(node) is not surface.Name or not st.is_bound(node.id):
        return False
    found = st.read(st.home(node.id), node.id)
    return isinstance(found, Leaf) and type(st.rows.lengths.of(found.expr)) is not tuple


def check_division(st, a, b, span) -> None:
    """Raise where a handler would take that a whole number is divided by one that is 0."""
    known = isinstance(b, Leaf) and b.known
    if not known and all([isinstance(v, Leaf) and st.holds_integers(v.expr) for v in (a, b)]):
        check_fault(st, "ZeroDivisionError", DIVISION, span)


def check_fault(st, exception: str, words: str, span) -> None:
    """Raise where a handler would take what may fail in a run alone."""
    if any([a.takes(exception) for a in st.attempts]):
        raise Refused(words, span, (), TEST)


def _is_told(st, index) -> bool:
    match index:
        case surface.Number() | surface.String() | surface.Slice():
            return True
        case surface.Unary("-", surface.Number()):
            return True
        case surface.Name(name) if st.is_bound(name):
            found = st.read(st.home(name), name)
            return isinstance(found, Text) or getattr(found, "known", None) is not None
    return False


def _marks(st) -> list:
    """How far each list of ways has got that the body may add to."""
    lists = [w for t in st.targets for w in (t.arrivals, t.breaks)]
    lists += [st.function.returns] if st.function is not None else []
    return [(ways, len(ways)) for ways in lists]


def _cut(marks: list) -> None:
    for ways, count in marks:
        del ways[count:]
