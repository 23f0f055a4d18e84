# Written by `python tests/test_stubs.py`: the lazy names as imports.

from gradcli.tensorflow.exceptions import FailedPreconditionError as FailedPreconditionError
from gradcli.tensorflow.exceptions import InternalError as InternalError
from gradcli.tensorflow.exceptions import InvalidArgumentError as InvalidArgumentError
from gradcli.tensorflow.exceptions import NotFoundError as NotFoundError
from gradcli.tensorflow.exceptions import OpError as OpError
from gradcli.tensorflow.exceptions import OutOfRangeError as OutOfRangeError
from gradcli.tensorflow.exceptions import UnimplementedError as UnimplementedError

__all__ = [
    "FailedPreconditionError",
    "InternalError",
    "InvalidArgumentError",
    "NotFoundError",
    "OpError",
    "OutOfRangeError",
    "UnimplementedError",
]
