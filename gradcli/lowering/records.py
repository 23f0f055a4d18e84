"""Records: classes whose fields and constructor are their annotations.

As dataclasses are, whose import alone takes a tenth of the time of a short command.
"""

from typing import Any, ClassVar

NEW_LIST: Any = list  # a default: a new list each time


class Record:
    """Fields by place or by name; a default NEW_LIST is a new list each time."""

    __match_args__: ClassVar[tuple[str, ...]] = ()
    _defaults: ClassVar[dict]

    def __init_subclass__(cls, **options):
        super().__init_subclass__(**options)
        own = tuple(n for n in cls.__annotations__ if n not in Record.__annotations__)
        setattr(cls, "__match_args__", own or cls.__match_args__)  # noqa: B010 (mypy refuses it)
        cls._defaults = {n: getattr(cls, n) for n in cls.__match_args__ if hasattr(cls, n)}

    def __init__(self, *given, **named):
        fields = self.__dict__
        for name, value in zip(self.__match_args__, given):
            fields[name] = value
        fields.update(named)
        for name, value in self._defaults.items():
            if name not in fields:
                fields[name] = [] if value is NEW_LIST else value
        if len(fields) != len(self.__match_args__) or len(given) > len(fields):
            raise TypeError(
                f"{type(self).__name__} has the fields {', '.join(self.__match_args__)}"
            )

    def __repr__(self) -> str:
        shown = ", ".join([f"{n}={v!r}" for n, v in self.__dict__.items()])
        return f"{type(self).__name__}({shown})"


class Value(Record):
    """A record that is equal to another of its class with equal fields, and never changes."""

    def __eq__(self, other):
        return type(other) is type(self) and self.__dict__ == other.__dict__

    def __hash__(self):
        return hash(tuple(self.__dict__.values()))
