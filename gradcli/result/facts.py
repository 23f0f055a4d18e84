"""What a result tells by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing import dataclass_transform

else:

    def dataclass_transform(**_):
        """typing has it from Python 3.11 on."""
        return lambda cls: cls


@dataclass_transform(kw_only_default=True)
class Facts:
    """Facts by name: those that `__slots__` lists, the annotations of a subclass."""

    __slots__: tuple[str, ...] = ()

    def __init__(self, **facts: Any):
        for name in self.__slots__:
            setattr(self, name, facts[name])
