# Written by `python tests/test_stubs.py`: the lazy names as imports.

from typing import Any

def convolve(*args: Any, **keywords: Any) -> Any: ...
