"""Where a gradient stops on its way through a program with tapes, and why a source has none."""

from gradcli.diagnosis.unconnected import WORDS
from gradcli.engine.steps import STRIDE, reachable
from gradcli.evaluator.values.array import Array
from gradcli.language.names.scopes import dotted
from gradcli.language.syntax import surface as s
from gradcli.ops.dispatch import World

# Functions and methods that look at the form of a value and not at its elements, or ask a tape.
OF_FORM = {
    "len", "shape", "size", "rank", "ndim", "dtype", "zeros_like", "ones_like", "isinstance",
    "type", "watch", "gradient", "jacobian", "batch_jacobian", "reset", "stop_recording", "print",
    "range", "watched_variables", "Variable", "get_shape", "is_tensor", "repr", "str", "format",
    "enumerate", "id", "ref", "append", "apply_gradients",
}  # fmt: skip
# A function that cuts a gradient -> what it does, where `unconnected` has no words for it.
CUTS = {
    "numpy": "numpy() takes the plain value of {x} out of the tape",
    "item": "item() takes the plain number of {x} out of the tape",
    "tolist": "tolist() takes the plain numbers of {x} out of the tape",
    "float": "float takes the plain number of {x} out of the tape",
    "stop_gradient": "stop_gradient stops {x}",
    "bool": "bool makes a boolean of {x}",
    "argmax": "argmax gives the place of an element, an integer",
    "argmin": "argmin gives the place of an element, an integer",
    "assign": "no gradient passes an assignment to a variable",
    "assign_add": "no gradient passes an assignment to a variable",
    "assign_sub": "no gradient passes an assignment to a variable",
    "constant": "a constant is a new value, which nothing connects to what it is made of",
    "numpy_function": "numpy_function has no gradient",
}


def stop_of(node: s.Node, x, nodes: tuple, tape, live: tuple, inputs: list) -> str:
    """Why no gradient of `tape` passes `node`, whose value x has `nodes`; "" where one does.

    inputs: (node, value, nodes) of what `node` was made of, some of which the tape has seen.  In
    the words {x} stands for these: `in_words` puts their name there.
    """
    called = _called(node)
    if called in OF_FORM:
        return ""
    if called.startswith("assign"):
        arguments = [found for part, _, found in inputs if part in getattr(node, "args", ())]
        return CUTS["assign"] if any(n in tape.seen for found in arguments for n in found) else ""
    if any(n in tape.seen for n in nodes) or not _is_value(x):
        return ""
    if tape not in live:
        return "the tape records nothing within stop_recording" if _computes(node) else ""
    if type(node) is s.Compare:
        return "a comparison gives a boolean"
    if type(node) is s.Subscript:
        return "{x} is only an index here"
    if called in CUTS:
        return CUTS[called]
    if type(x) in (int, bool) and called in WORDS:
        return WORDS[called].format(x="{x}", f=called)
    return _stop_of_operation(node, x, called)


def _stop_of_operation(node: s.Node, x, called: str) -> str:
    """The same of what no table has: by the type of its value, or by what it is."""
    kind = getattr(getattr(x, "dtype", None), "name", type(x).__name__)
    if kind.startswith(("int", "uint", "bool", "string", "str")):
        return f"{called or 'this'} gives {kind}: only floats carry gradients"
    if type(node) is s.Call:
        start = dotted(node.function)[0]
        if start is not None and start.id in ("np", "numpy"):
            return f"NumPy's {called} takes the plain value of {{x}} out of the tape"
        return f"no gradient passes {called or 'this call'} from {{x}}"
    if type(node) is s.Attribute:
        return ""
    return f"no gradient passes {getattr(node, 'op', 'here')} from {{x}}"


def _called(node: s.Node) -> str:
    """The last part of the name of what is called, or read."""
    if type(node) is s.Attribute:
        return node.name
    if type(node) is not s.Call:
        return ""
    if type(node.function) is s.Attribute:
        return node.function.name
    return (dotted(node.function)[1] or "").rpartition(".")[2]


def _is_value(x) -> bool:
    """Whether x is a number, an array or a tensor: what a gradient might have passed on to."""
    return type(x) in (float, int, bool, Array) or isinstance(x, World) or hasattr(x, "dtype")


def _computes(node: s.Node | None) -> bool:
    return type(node) in (s.Call, s.Binary, s.Unary)


def in_words(run, record, entry: list) -> str:
    """Why a gradient stops at an entry of the record's stops."""
    _, why, _, _, taken = entry
    names = {run.names[n] for n in taken if n in record.seen and n in run.names}
    return why.replace("{x}", f"'{names.pop()}'" if len(names) == 1 else "it")


def unfollowed(x, how: str) -> str:
    """Why a tape does not follow what it was shown."""
    if not is_followed(x):
        return f"it is of {x.dtype.name}, and tapes follow floats alone"
    if how == "watch":
        return "it is no tensor"
    if not getattr(x, "trainable", True):
        return "it is a variable with trainable=False, and not given to watch"
    return "the tape has watch_accessed_variables=False, and it is not given to watch"


def is_followed(x) -> bool:
    """Whether tapes follow values of the type of x."""
    return getattr(getattr(x, "dtype", None), "is_differentiable", True)


# -- why a source has no gradient ------------------------------------------------------------------
def why_null(run, record, asked, place: int, name: str, target: str) -> str:
    """Why the derivative by a source, called `name`, is None: true of this run."""
    source = asked.sources[place]
    name, target = f"'{name}'" if name else "it", target or "the target"
    if source not in record.seen:
        return _unwatched(run, record, asked, place, name)
    reached, made = reachable({source}, record.steps), record.steps[1::STRIDE]
    stops = [e for e in record.stops.values() if not reached.isdisjoint(e[4])]
    recorded = [n for n in asked.targets if n in record.seen]
    if recorded:  # what comes after the targets is none of theirs
        last = max((made.index(n) for n in recorded if n in made), default=0)
        stops = [e for e in stops if e[3] <= last]
    outside = "" if recorded else _outside(run, record, asked, target)
    if outside:
        return outside
    if stops:
        node = stops[-1][0]
        return f"{run.placed(node)}: {run.text(node)}: {in_words(run, record, stops[-1])}"
    if not recorded:
        return _not_recorded(run, asked, target)
    line = run.placed(run.places.get(source))
    if source in made:
        return f"{name} is here the value of {line}, of which '{target}' is not made"
    if len(reached) == 1:
        return f"nothing that the tape recorded uses {name}"
    return f"nothing that the tape recorded leads from {name} to '{target}'"


def _unwatched(run, record, asked, place: int, name: str) -> str:
    source, given, tape = asked.sources[place], asked.source(place), record.name or "tape"
    if source in record.unwatched:
        return f"{name} is not watched: {record.unwatched[source][1]}"
    if not is_followed(given):
        return f"{name} is not watched: {unfollowed(given, 'watch')}"
    for called, node, _how, _ in record.watched.values():
        if f"'{called}'" == name:
            where = run.placed(node)
            return f"{name} has another value than the one watched at {where}"
    if hasattr(given, "trainable"):
        return f"{name} is a variable that nothing reads while the tape records"
    bare = name.strip("'")
    line = f" of {run.placed(asked.assigned[bare][0])}" if bare in asked.assigned else ""
    call = f"{tape}.watch({bare if bare.isidentifier() else '…'})"
    return f"{name}, a tensor{line}, is not watched: {call} comes before its use"


def _outside(run, record, asked, target: str) -> str:
    """That the target was computed where the tape did not record; "" where it may have been."""
    if target in asked.assigned:
        node, live, opened = asked.assigned[target]
        if record.tape in live:
            return ""
        where = "within stop_recording" if record.tape in opened else "outside the tape"
        return f"'{target}' is computed {where}, at {run.placed(node)}"
    call = asked.node
    shown = call.args[0] if type(call) is s.Call and call.args else None
    if asked.recorded or not _computes(shown):
        return ""
    return f"'{target}' is computed outside the tape, at {run.placed(call)}"


def _not_recorded(run, asked, target: str) -> str:
    if target in asked.assigned:
        line = run.placed(asked.assigned[target][0])
        return f"'{target}', of {line}, is made of nothing that the tape watched then"
    return f"the tape has not recorded '{target}'"
