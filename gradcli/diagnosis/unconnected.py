"""Why a derivative is null, in words with a place: each is true of the run it was found in."""

from itertools import pairwise

from gradcli.diagnosis.dependence import BLOCKS, Tracer
from gradcli.diagnosis.traced import Traced, names_in
from gradcli.errors import Diagnostic
from gradcli.evaluator.function import Function
from gradcli.language.names.scopes import dotted
from gradcli.language.syntax import surface as s

# A function that cuts a gradient -> what it does to x.
WORDS = {
    "int": "int makes an integer of {x}",
    "round": "round makes an integer of {x}",
    "floor": "{f} makes an integer of {x}",
    "ceil": "{f} makes an integer of {x}",
    "trunc": "{f} makes an integer of {x}",
    "stop_gradient": "stop_gradient stops {x}",
    "bool": "bool makes a boolean of {x}",
    "max": "{x} is only compared by max",
    "min": "{x} is only compared by min",
    "sorted": "{x} is only compared by sorted",
}
# Where a block did not run, by the statement it belongs to.
NOT_RUN = {
    "If": "a branch that was not taken",
    "Conditional": "a branch that was not taken",
    "BoolOp": "an operand that did not count",
    "For": "a loop without turns",
    "While": "a loop without turns",
    "Try": "a block that did not run",
    "Handler": "a block that did not run",
    "Def": "a function that was not called",
    "Lambda": "a function that was not called",
}


def why(function: Function, names: tuple[str, ...]) -> dict[str, Diagnostic]:
    """For each of `names`, by which the derivative of `function` is null, an E0207 that says why.

    Raises what the program raises.
    """
    run = Tracer(function.program, function.intermediates)
    sources = dict(zip(function.wrt, function.sources()))
    for name in names:  # the others run as plain numbers, which is faster
        sources[name] = Traced(sources[name], frozenset((name,)), run)
    function.coder = lambda program, watched: run
    values = function(list(sources.values()))
    function.coder = None
    reached, cuts = names_in(list(values)), run.cuts_of(function.of)
    found = {}
    for name in names:
        words, span = _reason(run, name, cuts, name in reached)
        found[name] = Diagnostic("E0207", words, span, source=function.program.source)
    return found


def _reason(run: Tracer, name: str, cuts: frozenset, reached: bool):
    mine = {key for variable, key in cuts if variable == name}
    if reached:
        return f"no gradient reaches '{name}'", None
    if mine:
        node, testing = [run.cut_nodes[key] for key in run.cut_nodes if key in mine][-1]
        return _cut(name, node, testing), node.span
    reads = _reads(run.program, name)
    if not any(id(node) in run.read_nodes for node in reads):
        if name in run.over:
            return f"'{name}' is assigned over before it is used", run.over[name].span
        if reads:
            return _not_run(run, f"'{name}' is only used", reads[0])
        return f"'{name}' is not used by it", None
    computed = f"what is computed from '{name}'"
    if name in run.over:
        return f"{computed} is assigned over before it is used", run.over[name].span
    for node, names in run.unread.values():
        assigned = _assigned(node)
        if name in names and assigned:
            later = [n for n in _reads(run.program, assigned) if id(n) not in run.read_nodes]
            if later:
                return _not_run(run, f"{computed} is only used", later[0])
    return f"the value of '{name}' does not reach it", None


def _cut(name: str, node: s.Node, testing: bool) -> str:
    """What a cut does to the variable."""
    x = f"what depends on '{name}'"
    if type(node) is s.Call:
        if len(node.args) == 1 and type(node.args[0]) is s.Name and node.args[0].id == name:
            x = f"'{name}'"
        called = dotted(node.function)[1] or getattr(node.function, "name", "this call")
        words = WORDS.get(called.rpartition(".")[2], "no gradient passes {f} from {x}")
        return words.format(x=x, f=called)
    kind = type(node).__name__
    if testing or kind in ("BoolOp", "If", "While", "Assert"):
        return f"'{name}' reaches it only through a test"
    if kind == "Compare":
        return f"'{name}' reaches it only through a comparison"
    if kind == "Subscript":
        return f"'{name}' reaches it only as an index"
    return f"no gradient passes here from {x}"


def _assigned(node: s.Node) -> str | None:
    """The one name that a statement assigns."""
    if type(node) is s.Assign and len(node.targets) == 1 and type(node.targets[0]) is s.Name:
        return node.targets[0].id
    return None


def _reads(program, name: str) -> list[s.Name]:
    """The places where the top level's `name` is read, in source order."""
    found = []
    for scope in program.scope.walk():
        if scope.home(name) in (None, program.scope):
            for read in scope.reads:
                node = read.node.function if type(read.node) is s.Call else read.node
                start = dotted(node)[0]
                if start is not None and start.id == name:
                    found.append(start)
    return sorted(found, key=lambda node: node.span or (0, 0))


def _not_run(run: Tracer, what: str, node: s.Node):
    """`what` is at `node`, which was not evaluated: in which block, and the place that decided."""
    above = _above(run.program.module, node)
    for around, inner in pairwise(above):
        kind = type(around).__name__
        if kind in NOT_RUN and id(inner) not in run.ran_nodes and type(inner) is not s.Handler:
            block = _block_of(around, inner) if kind in BLOCKS or kind == "Def" else ()
            if any(id(n) in run.ran_nodes for n in block):
                break  # a jump out of the block
            return f"{what} in {NOT_RUN[kind]}", _decider(around, inner).span
    return f"{what} where the run did not come", node.span


def _above(module: s.Module, node: s.Node) -> list[s.Node]:
    """The nodes from the module down to `node`."""
    parents: dict[int, s.Node] = {}
    stack: list[s.Node] = [module]
    while stack:
        parent = stack.pop()
        for child in s.children(parent):
            parents[id(child)] = parent
            stack.append(child)
    path = [node]
    while id(path[-1]) in parents:
        path.append(parents[id(path[-1])])
    return path[::-1]


def _block_of(around: s.Node, inner: s.Node) -> tuple:
    """The statements among which `inner` stands in `around`."""
    stack = list(around.fields())
    while stack:
        value = stack.pop()
        if isinstance(value, tuple):
            if any(item is inner for item in value):
                return value
            stack.extend(value)
    return ()


def _decider(around: s.Node, inner: s.Node) -> s.Node:
    """What decided that `inner` did not run."""
    if type(around) is s.If:
        branch = next((t for t, body in around.branches if any(n is inner for n in body)), None)
        return branch or around.branches[0][0]
    if type(around) is s.BoolOp:
        return around.values[0]
    for field in ("test", "iterable"):
        if hasattr(around, field):
            return getattr(around, field)
    return around
