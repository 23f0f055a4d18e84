"""The exceptions that operations raise, by TensorFlow's names, and the words of them."""


class OpError(Exception):
    """An operation that failed; `message` says why, `op` is None."""

    op = node_def = None

    def __init__(self, message: str):
        super().__init__(message)
        self.message = message


class InvalidArgumentError(OpError):
    pass


class InternalError(OpError):
    pass


class NotFoundError(OpError):
    pass


class OutOfRangeError(OpError):
    pass


class UnimplementedError(OpError):
    pass


class FailedPreconditionError(OpError):
    pass


for _error in (OpError, *OpError.__subclasses__()):  # a printed type says TensorFlow's name
    _error.__module__ = "tensorflow.python.framework.errors_impl"


def failed(op: str, why: str, name: str = "") -> InvalidArgumentError:
    """The error of an operation that says why, with the name TensorFlow has for it."""
    return InvalidArgumentError(f"{why} [Op:{op}]{name}")


def lengths(full) -> str:
    """A shape as errors of operations say it: [2,3]."""
    return f"[{','.join(map(str, full))}]"
