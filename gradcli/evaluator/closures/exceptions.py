"""Exceptions of programs: raise, try, assert; and an exception as a value.

What a program raises and what the language finds wrong are both Diagnostics; `except` catches one
by the name of the exception that Python raises there.  A limit has none and is never caught.
"""

from collections.abc import Callable

from gradcli.errors import EXCEPTIONS, Diagnostic
from gradcli.evaluator.operators.comparison import comparison
from gradcli.evaluator.values.values import UNSET, Failure, Type, describe, text, truth
from gradcli.language.names.attempted import attributes_of_given
from gradcli.language.shape_errors import text_at
from gradcli.language.syntax import surface as s


def make_failure(name: str) -> Callable:
    """The apply of a class of exceptions: it makes an exception with the values as arguments."""
    if name[:3] == "tf.":  # as TensorFlow's: the operation's node and kind, then the message
        return lambda owner, values, keywords, node, nodes: Failure(name, tuple(values[-1:]))
    return lambda owner, values, keywords, node, nodes: Failure(name, tuple(values))


def caught(error: Diagnostic) -> Failure:
    """The exception that a handler is given for `error`."""
    if type(error.failure) is Failure:
        return error.failure
    cause, name = error.__cause__, error.exception
    assert name is not None  # no handler is given another
    if cause is not None and type(cause).__name__ == name:  # Python's own words for what it raised
        args = cause.args
    else:
        args = (error.message,)
    failure = error.failure = Failure(name, args, error)
    return failure


# -- raise -------------------------------------------------------------------------------------
def raise_(owner, node: s.Raise) -> Callable:
    """The closure of raise."""
    if node.value is None:
        return lambda f: _again(owner, node)
    value = owner.expression(node.value)
    cause = owner.expression(node.cause) if node.cause is not None else None

    def run(f):
        failure = _failure(value(f), node, owner)
        if cause is not None:
            reason = cause(f)
            if reason is not None:
                _failure(reason, node, owner)
        raise _error(failure, node, owner)

    return run


def _again(owner, node: s.Raise):
    if not owner.handling:
        raise Diagnostic(
            "E0200", "there is no exception to raise again", node.span,
            help="raise alone stands in an except block", source=owner.source,
            exception="RuntimeError",
        )  # fmt: skip
    raise owner.handling[-1]


def _failure(x, node: s.Raise, owner) -> Failure:
    if isinstance(x, Type) and x.name in EXCEPTIONS:
        return Failure(x.name, ())
    if type(x) is Failure:
        return x
    raise Diagnostic(
        "E0201",
        f"raise takes an exception, not {describe(x)}",
        node.span,
        help="as in: raise ValueError('x must be positive')",
        source=owner.source,
    )


def _error(failure: Failure, node: s.Raise, owner) -> Diagnostic:
    """The Diagnostic that a raised exception is: the one it was caught as, else a new one."""
    if failure.error is None:
        words = text(failure)
        message = f"{failure.name}: {words}" if words else failure.name
        failure.error = Diagnostic(
            "E0209", message, node.span, source=owner.source, exception=failure.name
        )
        failure.error.failure = failure
    return failure.error


# -- try ---------------------------------------------------------------------------------------
def try_(owner, node: s.Try, block: Callable) -> Callable:
    """The closure of try; `block` compiles statements."""
    run = _guarded(owner, node, block)
    if not node.final:
        return run
    final = block(owner, node.final)

    def run_final(f):
        try:
            signal = run(f)
        except Diagnostic as error:
            if error.exception is None:  # a limit: nothing more is run
                raise
            owner.handling.append(error)
            try:
                signal = final(f)
            finally:
                owner.handling.pop()
            if signal is not None:  # as in Python, it takes the place of the exception
                return signal
            raise
        result = f[1]
        after = final(f)
        if after is not None:
            return after
        f[1] = result
        return signal

    return run_final


def _guarded(owner, node: s.Try, block: Callable) -> Callable:
    """The closure of a try's body, handlers and else."""
    owner.tried |= attributes_of_given(node, owner.program, owner.scope)
    body = block(owner, node.body)
    handlers = [_handler(owner, handler, block) for handler in node.handlers]
    orelse = block(owner, node.orelse) if node.orelse else None
    handling = owner.handling

    def run(f):
        try:
            signal = body(f)
        except Diagnostic as error:
            if error.exception is None:
                raise
            handling.append(error)
            try:
                for takes, handle in handlers:
                    if takes(f, error):
                        return handle(f, error)
            finally:
                handling.pop()
            raise
        return signal if signal is not None or orelse is None else orelse(f)

    return run


def _handler(owner, node: s.Handler, block: Callable) -> tuple[Callable, Callable]:
    """(whether it takes an error, what it does with one)."""
    body = block(owner, node.body)
    kinds = owner.expression(node.types) if node.types is not None else None

    def takes(f, error: Diagnostic) -> bool:
        return kinds is None or _matches(error, kinds(f), node, owner)

    if node.name is None:
        return takes, lambda f, error: body(f)
    put, forget = owner.put(node.name), owner.forget(node.name)

    def named(f, error: Diagnostic):
        put(f, caught(error))
        try:
            return body(f)
        finally:
            forget(f)  # as in Python, the name ends with its block

    return takes, named


def _matches(error: Diagnostic, kinds, node: s.Handler, owner) -> bool:
    for kind in kinds if type(kinds) is tuple else (kinds,):
        if not isinstance(kind, Type) or kind.name not in EXCEPTIONS:
            raise Diagnostic(
                "E0201",
                f"except takes the name of an exception, not {describe(kind)}",
                node.types.span if node.types is not None else node.span,
                help="as in: except ValueError:",
                source=owner.source,
            )
        if error.is_a(kind.name):
            return True
    return False


# -- assert ------------------------------------------------------------------------------------
def assert_(owner, node: s.Assert) -> Callable:
    """The closure of assert; its error shows the values that made the test fail."""
    pair = _pair(node.test)
    holds = _plain_test(owner, node.test) if pair is None else _comparison(owner, pair)
    message = owner.expression(node.message) if node.message is not None else None
    computed = message is not None and type(node.message) is not s.String  # it says the values

    def run(f):
        values = holds(f)
        if values is None:
            return
        said = message(f) if message is not None else None
        words = text(said) if message is not None else text_at(node.test.span, owner.source)
        if not computed:
            seen = ", ".join([f"{name} is {text(x, None, True)}" for name, x in values])
            words = ": ".join([part for part in (words, seen) if part])
        words = words or "the assertion is false"
        error = Diagnostic("E0208", words, node.test.span, source=owner.source)
        error.failure = Failure("AssertionError", () if message is None else (said,), error)
        raise error

    return run


def _pair(node: s.Node) -> s.Compare | None:
    """The node, where it compares two values."""
    return node if type(node) is s.Compare and len(node.ops) == 1 else None


def _comparison(owner, node: s.Compare) -> Callable:
    """None where a comparison holds, else (text, value) of those of its sides that are shown."""
    left, right = owner.expression(node.first), owner.expression(node.rest[0])
    test = comparison(owner, node, 0)
    sides = [_shown_as(side, owner) for side in (node.first, node.rest[0])]

    def run(f):
        values = left(f), right(f)
        if truth(test(*values)):
            return None
        return [(name, x) for name, x in zip(sides, values) if name]

    return run


def _plain_test(owner, node: s.Node) -> Callable:
    """None where a test holds, else (name, value) of the names in it."""
    test = owner.test(node)
    names = {
        n.id: owner.closure(owner.operand(n))
        for n in _outside_functions(node)
        if type(n) is s.Name and owner.operand(n)[0] == "slot"
    }

    def run(f):
        if test(f):
            return None
        values = [(name, value(f)) for name, value in names.items()]
        return [(name, x) for name, x in values if x is not UNSET and _is_short(x)]

    return run


def _outside_functions(node: s.Node):
    if type(node) in (s.Lambda, s.Comprehension):
        return
    yield node
    for child in s.children(node):
        yield from _outside_functions(child)


def _shown_as(node: s.Node, owner) -> str:
    """The text of a side of a comparison; "" of a literal, which is no news."""
    if type(node) in (s.Number, s.String, s.Boolean, s.NoneLiteral):
        return ""
    return "" if type(node) is s.Unary and type(node.operand) is s.Number else (
        text_at(node.span, owner.source)
    )  # fmt: skip


def _is_short(x) -> bool:
    return type(x) not in (list, dict, tuple) or len(x) <= 8
