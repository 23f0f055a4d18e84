"""The tapes of a run, seen from beside: what each watched and recorded, where, and what it gave.

The run is observed (`observer`), and so is each tape that the program makes (engine.recorders): it
tells what it does, and its sweeps keep the cotangent of every step.  Where a step was recorded is
seen by the lengths of the tapes' lists before and after each node of the program.
"""

from collections.abc import Callable
from itertools import count
from weakref import WeakKeyDictionary

from gradcli.diagnosis.observer import Observer
from gradcli.diagnosis.stops import stop_of, unfollowed
from gradcli.engine.objects import LibraryObject
from gradcli.engine.recorders import held, recording
from gradcli.engine.steps import STRIDE
from gradcli.engine.tape import GradientTape
from gradcli.engine.tensor import Tensor
from gradcli.evaluator.values.array import Array
from gradcli.language.names.program import Input
from gradcli.language.names.scopes import dotted
from gradcli.language.syntax import surface as s
from gradcli.ops.arrays import typed
from gradcli.ops.dispatch import World, primal

LONGEST_NAME = 16  # characters of an expression such as w[0] that stands for a name
MANY = 50  # elements of a list that are looked at for tensors


class Taped:
    """What one tape did between its `with` and the time it was freed.

    watched: node -> (name, place, how, value); unwatched: node -> (place, why, value), of what was
    read or given to watch and is not followed; asked: the derivatives; stops: place and
    reason of each -> how often, after which step, and the nodes that went in.
    """

    __slots__ = (
        "tape", "number", "node", "name", "steps", "seen", "watched", "unwatched", "asked", "stops",
        "count", "last", "pending",
    )  # fmt: skip

    def __init__(self, tape, number: int, node, name: str):
        self.tape, self.number, self.node, self.name = tape, number, node, name
        self.steps, self.seen = tape.steps, tape.seen
        self.count, self.last = 0, None  # the steps whose place is known, and the last one's node
        self.pending: Asked | None = None  # what is being computed
        self.watched: dict[int, tuple] = {}
        self.unwatched: dict[int, tuple] = {}
        self.asked: list[Asked] = []
        self.stops: dict[tuple, list] = {}

    def new_nodes(self) -> list[int]:
        """The nodes of the steps that were recorded since it was last asked."""
        count, steps = len(self.steps) // STRIDE, self.steps
        if count == self.count:
            return []
        start = self.count  # steps are added at the end, but that of a root before its equation
        if start and steps[(start - 1) * STRIDE + 1] != self.last:
            start = 0
        self.count, self.last = count, steps[(count - 1) * STRIDE + 1]
        return steps[start * STRIDE + 1 :: STRIDE]


class Asked:
    """One derivative that a tape gave: the cotangents of its first sweep, and the results.

    recorded: whether it was asked for while the tape recorded; assigned: what names were assigned
    by then; given: the tensors and variables that it was asked for derivatives by.
    """

    __slots__ = (
        "node", "method", "recorded", "assigned", "given", "targets", "sources", "cotangents",
        "results", "connected",
    )  # fmt: skip

    def __init__(self, node, recorded: bool, assigned: dict):
        self.node, self.recorded, self.assigned = node, recorded, assigned
        self.method = ""
        self.given: list = []
        self.targets: list[int] = []
        self.sources: list[int] = []
        self.cotangents: dict[int, object] | None = None
        self.results: list = []
        self.connected: list[bool] = []

    def source(self, place: int):
        """The tensor or variable that a source is; None where the nesting had another order."""
        node = self.sources[place]
        same = [x for x in self.given if node in nodes_of(x)]
        if not same and len(self.given) == len(self.sources):
            same = [self.given[place]]  # without a node
        return same[0] if same else None


class Taping(Observer):
    """Compiles a program so that its run tells of its tapes.

    taped: in the order in which they began; opened: those whose `with` is open; freed: takes one
    that is freed, which then is none of `taped`; names: node -> the name by which it was first
    read; places: node -> what made it; assigned: name -> (statement, the tapes that recorded then,
    those that were open).
    """

    __slots__ = (
        "taped", "opened", "freed", "names", "places", "assigned", "_tape_names", "_makers",
        "_inputs", "_count",
    )  # fmt: skip

    def __init__(self, program, watched: frozenset[str], freed: Callable):
        super().__init__(program, watched)
        self.freed, self._count = freed, count(1)
        self.taped: list[Taped] = []
        self.opened: list[Taped] = []
        self.names: dict[int, str] = {}
        self.places: dict[int, s.Node | None] = {}
        self.assigned: dict[str, tuple] = {}
        self._tape_names: dict[int, str] = {}  # id of the expression that makes a tape -> its name
        self._makers: WeakKeyDictionary = WeakKeyDictionary()  # a tape -> the call that made it
        self._inputs: list[list] = []  # by depth of the path: what the node there was made of

    # -- the run -------------------------------------------------------------------------------
    def observed(self, node: s.Node, run: Callable) -> Callable:
        path, inputs = self.path, self._inputs
        looked = type(node) in LOOKED_AT and not (type(node) is s.Call and self._is_users(node))

        def collecting(f):
            while len(inputs) <= len(path):
                inputs.append([])
            inputs[len(path)] = []
            self._place_steps(path[-2] if len(path) > 1 else None)
            try:
                x = run(f)
            finally:
                self._place_steps(node)
            nodes = nodes_of(x)
            inputs[len(path) - 1].append((node, x, nodes))
            if nodes and type(node) in NAMED:
                if type(x) is not Array or x.base is None:
                    self._name(node, nodes)
            elif looked:
                self._look(node, x, nodes, inputs[len(path)])
            if isinstance(x, GradientTape):
                self._adopt(node, x)
            return x

        return super().observed(node, collecting)

    def statement(self, node: s.Node) -> Callable:
        if type(node) is s.With:
            for value, name in node.items:
                if type(name) is s.Name:
                    self._tape_names[id(value)] = name.id
        elif type(node) is s.Assign and type(node.targets[0]) is s.Name:
            self._tape_names[id(node.value)] = node.targets[0].id
        return super().statement(node)

    def begins(self, node: s.Node, frame: list) -> None:
        self._place_steps(self.here)

    def left(self, node: s.Node) -> None:
        self._place_steps(node)

    def _place_steps(self, node: s.Node | None) -> None:
        """What the tapes have recorded since this was last called was recorded at `node`."""
        for record in self.opened:
            for step in record.new_nodes():
                self.places.setdefault(step, node)

    def ran(self, node: s.Node, frame: list, signal: str | None) -> None:
        if type(node) is s.Assign:
            then = node, recording(), [record.tape for record in self.opened]
            for target in node.targets:
                for part in s.walk(target):
                    if type(part) is s.Name:
                        self.assigned[part.id] = then

    def _name(self, node: s.Node, nodes: tuple[int, ...]) -> None:
        text = node.id if type(node) is s.Name else self.text(node)
        if len(text) <= LONGEST_NAME:
            for n in nodes:
                self.names.setdefault(n, text)

    def text(self, node: s.Node | None) -> str:
        """The program's text of a node, on one line."""
        if node is None or node.span is None:
            return ""
        return " ".join(self.source.text[slice(*node.span)].split())

    def line(self, node: s.Node | Input | None) -> int:
        """The line where a node, or an input, begins; 0 of none."""
        return self.source.position(node.span[0])[0] if node is not None and node.span else 0

    def placed(self, node: s.Node | None) -> str:
        """The line where a node begins, in words."""
        return self.source.place(node.span[0]) if node is not None and node.span else "line 0"

    @property
    def here(self) -> s.Node | None:
        return self.path[-1] if self.path else None

    # -- tapes -----------------------------------------------------------------------------------
    def _adopt(self, node: s.Node, tape: GradientTape) -> None:
        """Observe a tape from the node on that made it."""
        if tape.observer is None and type(node) is s.Call:
            self._makers[tape] = node
            self.own(tape)

    def own(self, tape: GradientTape) -> GradientTape:
        """A tape, as one that is observed."""
        tape.observer = self
        if tape.steps is not None:
            self.began(tape)
        return tape

    def began(self, tape: GradientTape) -> None:
        known = self.of(tape)
        if known is not None and known.steps is tape.steps:  # its `with` begins again
            if known not in self.opened:
                self.opened.append(known)
            return
        for old in [r for r in self.taped if r.tape.steps is None and r not in self.opened]:
            self.taped.remove(old)
            self.freed(self, old)
        node = self._makers.get(tape)
        name = self._tape_names.get(id(node), "")
        record = Taped(tape, next(self._count), node, name)
        self.opened = [*(r for r in self.opened if r.tape is not tape), record]
        self.taped.append(record)

    def ended(self, tape: GradientTape) -> None:
        self._place_steps(self.here)
        self.opened = [record for record in self.opened if record.tape is not tape]

    def of(self, tape: GradientTape) -> Taped | None:
        """The last record of a tape; None before its first."""
        return next((t for t in reversed(self.taped) if t.tape is tape), None)

    def _begun(self, tape: GradientTape) -> Taped:
        record = self.of(tape)
        assert record is not None  # only a tape that has begun is asked for derivatives
        return record

    def _pending(self, tape: GradientTape) -> tuple[Taped, Asked]:
        record = self._begun(tape)
        assert record.pending is not None  # a tape tells that it is asked before it sweeps
        return record, record.pending

    def shown(self, tape: GradientTape, x, how: str) -> None:
        record = self.of(tape)
        if record is None:
            return
        found = nodes_of(x)
        mine = next((n for n in found if n in tape.seen), None)
        if mine is None and (found or how == "watch"):
            why = unfollowed(x, how)
            record.unwatched.setdefault(found[0] if found else -id(x), (self.here, why, x))
        elif mine is not None and mine not in record.watched:
            name = self.names.get(mine) or getattr(x, "name", "")
            record.watched[mine] = name, self.here, how, primal(value_of(x))

    def asked(self, tape: GradientTape) -> None:
        record = self._begun(tape)
        record.pending = Asked(self.here, tape in recording(), dict(self.assigned))

    def swept(self, tape, targets: list, wanted: list, cotangents: dict) -> None:
        record, asked = self._pending(tape)
        if asked.cotangents is None:
            made = record.steps[1::STRIDE]
            asked.targets = [n for y in targets for n in nodes_of(y)]
            asked.sources = [x.node for x in wanted]
            asked.connected = [False] * len(wanted)
            asked.cotangents = {
                n: typed(primal(cotangents[n]), 0.0) for n in made if n in cotangents
            }
        reached = [x.node in cotangents for x in wanted]
        asked.connected = [a or b for a, b in zip(asked.connected, reached)]

    def gave(self, tape: GradientTape, method: str, sources: list, results: list) -> None:
        record, asked = self._pending(tape)
        asked.method, asked.given = method, sources
        asked.results = [None if x is None else primal(value_of(x)) for x in results]
        record.asked.append(asked)

    # -- where gradients stop ----------------------------------------------------------------------
    def _look(self, node: s.Node, x, nodes: tuple[int, ...], inputs: list) -> None:
        """Note a stop where what a tape follows has gone into `node` and not come out of it."""
        taken = {n for _, _, found in inputs for n in found}
        if not taken or not self.opened:
            return
        live, searching = recording(), held()
        for record in self.opened:
            tape = record.tape
            if tape in searching or tape.seen.isdisjoint(taken):
                continue
            why = stop_of(node, x, nodes, tape, live, inputs)
            if why and not any(_is_print(n) for n in self.path):
                key = id(node), why
                entry = record.stops.setdefault(
                    key, [node, why, 0, len(record.steps) // STRIDE, set()]
                )
                entry[2] += 1
                entry[4] |= taken


# -- values ----------------------------------------------------------------------------------------
def value_of(x):
    """What a cell, a tensor of the library or a variable holds: a number, an array, a world.

    Of a view what it is a view of.
    """
    if type(x) is Array:
        while x.base is not None:  # to read a view would be a step
            x = x.base
        return x.get()
    if isinstance(x, LibraryObject):
        held = getattr(x, "node", None)
        return getattr(x, "value", None) if held is None else held
    return x


def nodes_of(x) -> tuple[int, ...]:
    """The nodes by which tapes may know a value, the outermost first; of a short list all."""
    kind = type(x)
    if kind is float:
        return ()
    if kind is list or kind is tuple:
        return sum(map(nodes_of, x), ()) if len(x) <= MANY else ()
    if hasattr(kind, "__tf_components__"):
        return sum(map(nodes_of, x.__tf_components__()), ())
    inner = value_of(x)
    found: tuple[int, ...] = ()
    while isinstance(inner, World):
        if type(inner) is Tensor:
            found += (inner.node,)
        inner = inner.value
    return found


def _is_print(node: s.Node) -> bool:
    return type(node) is s.Call and dotted(node.function)[1] in ("print", "tf.print")


NAMED = (s.Name, s.Subscript, s.Attribute)
LOOKED_AT = (s.Call, s.Attribute, s.Compare, s.Subscript, s.Unary, s.Binary, s.BoolOp)
