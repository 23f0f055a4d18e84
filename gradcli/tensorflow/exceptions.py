"""The exceptions that operations raise, by TensorFlow's names."""


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
