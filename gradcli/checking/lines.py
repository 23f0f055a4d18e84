"""The values of a function along many lines, found together.

A check asks for the same places along each of many directions.  Those of a block of directions are
the examples of one run, as `vmap` has them; where a function cannot run on many examples at once,
as one whose branches ask for its values, each value has a run of its own.
"""

from collections.abc import Callable, Iterator, Sequence
from warnings import catch_warnings, simplefilter

from gradcli.checking.differences import along_imaginary, first_places, places
from gradcli.checking.functions import Direction, Subject
from gradcli.errors import Diagnostic
from gradcli.ops.memory import product
from gradcli.ops.numpy_call import quiet, shape

MANY = 16  # directions from which blocks are worth their while
EXAMPLES = 512  # of one run at most
ELEMENTS = 2**20  # of the largest array of one run, about
REFUSALS = (Diagnostic, TypeError, ValueError, ArithmeticError, AttributeError)
SAME = 1e-6  # how near the values of one run are to those of another, relative to them


def lines(
    subject: Subject, along: list[Direction]
) -> Iterator[tuple[Direction, float | None, Callable]]:
    """(direction, derivative by forward mode, the function on its line) for each direction."""
    if len(along) < MANY:
        for direction in along:
            yield direction, subject.forward(direction), _alone(subject, direction)
        return
    count = max(1, min(EXAMPLES, ELEMENTS // _largest(subject)))
    for start in range(0, len(along), count):
        block = along[start : start + count]
        values = _Values(subject, block, count)
        for direction, forward in zip(block, _forwards(subject, block)):
            yield direction, forward, values.line(direction)


def _alone(subject: Subject, direction: Direction) -> Callable:
    return lambda t: subject.at(direction.moved(subject.xs, t))


def _largest(subject: Subject) -> int:
    """How many elements the largest array has that the tape of the function holds."""
    held = (part for part in subject.tape.steps if hasattr(part, "shape"))
    return max(product(shape(x)) for x in (*subject.xs, *held))


def _forwards(subject: Subject, block: list[Direction]) -> Sequence[float | None]:
    try:
        return subject.forwards(block)
    except REFUSALS:
        return [subject.forward(direction) for direction in block]


class _Values:
    """What is known of the function on the lines of a block, by direction and place."""

    def __init__(self, subject: Subject, block: list[Direction], most: int):
        self.subject, self.block, self.most = subject, block, most
        self.known: dict[tuple[int, complex], complex] = {}
        self.refused: set[type] = set()  # the kinds of places that no run on many examples takes

    def line(self, direction: Direction) -> Callable:
        """The function on the line of one of the directions."""
        alone, i = _alone(self.subject, direction), id(direction)

        def value(t):
            if (i, t) not in self.known and type(t) not in self.refused:
                self.look_ahead(direction, t)
            return self.known[i, t] if (i, t) in self.known else alone(t)

        return value

    def look_ahead(self, direction: Direction, t) -> None:
        """Find the value at t with those that are likely to be asked for next: of each direction
        at the first places, then of the one at all others."""
        subject = self.subject
        size, epsilon = direction.size(subject.xs), subject.epsilon
        first = along_imaginary if type(t) is complex else first_places
        if t in first(size):
            wanted = [(d, at) for d in self.block for at in first(d.size(subject.xs))]
        else:
            wanted = [(direction, at) for at in dict.fromkeys((t, *places(size, epsilon)))]
        wanted = [pair for pair in wanted if (id(pair[0]), pair[1]) not in self.known]
        for start in range(0, len(wanted), self.most):
            self.find(wanted[start : start + self.most], type(t))

    def find(self, wanted: list[tuple[Direction, complex]], kind: type) -> None:
        subject = self.subject
        try:
            with catch_warnings(), quiet():
                simplefilter("ignore")  # where an imaginary part is dropped
                # the first stays where it is: the same function has the same value there
                here, *found = subject.at_each([(wanted[0][0], 0.0 * wanted[0][1]), *wanted])
        except REFUSALS:
            self.refused.add(kind)
            return
        if not abs(here - subject.value) <= SAME * abs(subject.value):
            self.refused.add(kind)
            return
        for (direction, t), value in zip(wanted, found):
            self.known[id(direction), t] = value
