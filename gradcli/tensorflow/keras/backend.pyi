# Written by `python tests/test_stubs.py`: the lazy names as imports.

from gradcli.tensorflow._keras.naming import clear_session as clear_session

__all__ = [
    "clear_session",
]
