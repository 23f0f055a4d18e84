"""Functions of the program: what `def` and `lambda` make, and how callable values are called."""

from collections.abc import Callable

from gradcli.errors import Diagnostic
from gradcli.evaluator.values.objects import is_object
from gradcli.evaluator.values.values import UNSET, Builtin, Function, describe
from gradcli.language.names.check_calls import check_parameters
from gradcli.language.names.scopes import dotted
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.trees import by_names, is_options, is_rest, places

BREAK, CONTINUE = "break", "continue"  # the signals of these statements
RETURN = "return"  # the signal of a return statement; its value is in the frame's slot 1


class Body:
    """The code of a function: its statements, how many parameters, and its other names' slots."""

    __slots__ = ("name", "definition", "count", "blank", "body")

    def __init__(self, definition: s.Def, names: int):
        self.name, self.definition = definition.name, definition
        self.count = len(definition.parameters)
        self.blank = [UNSET] * (names - self.count)
        if places(definition.parameters) < self.count:
            self.count = -1  # no call has the arguments as they are
        self.body: Callable


def made(owner, node: s.Def | s.Lambda, definition: s.Def, compile: Callable) -> Callable:
    """The closure that makes a Function of `node`; `compile()` gives the code of its body."""
    outer = owner.scope
    owner.scope = owner.scopes[id(node)]
    code = Body(definition, len(owner.scope.slots))
    code.body = compile()
    owner.scope = outer
    defaults = [owner.expression(p.default) if p.default else None for p in node.parameters]

    def run(f):
        return Function(
            code, f, tuple([UNSET if default is None else default(f) for default in defaults])
        )

    return run


def lambda_(owner, node: s.Lambda) -> Callable:
    """The closure of a lambda."""

    def compile():
        value = owner.expression(node.value)

        def body(f):
            f[1] = value(f)
            return RETURN

        return body

    result = s.Return(node.value, span=node.value.span)
    definition = s.Def("<lambda>", node.parameters, (result,), (), None, span=node.span)
    return made(owner, node, definition, compile)


# -- calls -------------------------------------------------------------------------------------
def invoke(owner, function, args: tuple, keywords: dict, node: s.Node):
    """What the callable value `function` gives on these values; `node` is where it is called."""
    if type(function) is Function:
        frame = [function.frame, None, *args]
        if keywords or len(args) != function.code.count:
            _complete(frame, function, keywords, node, owner.source)
        return _run(owner.meter, function.code, frame, node.span)
    if isinstance(function, Builtin):
        return function.call(owner, args, keywords, node)
    if is_object(function) and callable(function):
        from gradcli.evaluator.library.tensors import called

        return called(owner, function, args, keywords, node)
    raise _not_function(function, node, owner.source)


def user_call(owner, node: s.Call) -> Callable:
    callee = owner.expression(node.function)
    args = [owner.expression(arg) for arg in node.args]
    count, span, source = len(args), node.span, owner.source
    meter, left = owner.meter, owner.meter.left
    keywords = [(name, owner.expression(value)) for name, value in node.keywords]

    def run(f):
        function = callee(f)
        if type(function) is not Function:
            values = tuple([arg(f) for arg in args])
            return invoke(owner, function, values, {k: value(f) for k, value in keywords}, node)
        code = function.code
        frame = [function.frame, None]
        for arg in args:
            frame.append(arg(f))
        if keywords or count != code.count:
            _complete(frame, function, {k: value(f) for k, value in keywords}, node, source)
        frame += code.blank  # as in _run, whose call would take an eighth of the time
        n = left[0]
        left[0] = n - 1
        if n <= 0:
            meter.refill(span)
        meter.depth = depth = meter.depth + 1
        if depth > meter.deepest:
            raise meter.deep(span, code.name)
        try:
            signal = code.body(frame)
        except Diagnostic as error:
            _left(error, meter, depth, code, span)
            raise
        meter.depth = depth - 1
        return frame[1] if signal is RETURN else None

    return run


def _run(meter, code, frame: list, span):
    """What a function's code returns, run on a frame that holds its parameters."""
    frame += code.blank
    left = meter.left
    n = left[0]
    left[0] = n - 1
    if n <= 0:
        meter.refill(span)
    meter.depth = depth = meter.depth + 1
    if depth > meter.deepest:
        raise meter.deep(span, code.name)
    try:
        signal = code.body(frame)
    except Diagnostic as error:
        _left(error, meter, depth, code, span)
        raise
    meter.depth = depth - 1
    return frame[1] if signal is RETURN else None


def _left(error: Diagnostic, meter, depth: int, code, span) -> None:
    """Note that `error` left a call; the depth is set back, for the program may catch it."""
    meter.depth = depth - 1
    if span != code.definition.span:  # FILE:FUNC calls a function where it is defined
        error.calls.append((span, code.name))


def _not_function(value, node: s.Node, source) -> Diagnostic:
    name = dotted(node.function)[1] if type(node) is s.Call else ""
    who = f"'{name}' is {describe(value)}, and" if name else f"{describe(value)}"
    return Diagnostic(
        "E0103",
        f"{who} cannot be called",
        node.span,
        help="to multiply, write * between the two",
        source=source,
    )


def _complete(frame: list, function: Function, keywords: dict, node: s.Node, source) -> None:
    """Put the keywords and the defaults of a call into its frame."""
    definition, args = function.code.definition, frame[2:]
    names = tuple([(name, node) for name in keywords])
    try:
        check_parameters(definition, s.Call(node, (node,) * len(args), names, span=node.span))
    except Diagnostic as error:
        raise error.located(node.span, source) from None
    parameters = definition.parameters
    given = min(len(args), places(parameters))
    by_name = by_names(parameters)
    frame[2 + given :] = []
    for parameter, default in list(zip(parameters, function.defaults))[given:]:
        if is_rest(parameter):
            frame.append(tuple(args[given:]))
        elif is_options(parameter):
            frame.append({name: x for name, x in keywords.items() if name not in by_name})
        elif parameter.by == "/":
            frame.append(default)
        else:
            frame.append(keywords.get(parameter.name, default))


def callable_(owner, function, node: s.Node) -> Callable:
    """A callable value of the program as one that Python can call."""
    if type(function) is not Function and not isinstance(function, Builtin):
        invoke(owner, function, (), {}, node)  # raises
    return lambda *args: invoke(owner, function, args, {}, node)
