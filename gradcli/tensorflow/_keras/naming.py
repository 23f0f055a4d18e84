"""The names of layers, optimizers and their variables, as Keras gives them."""

from contextlib import contextmanager
from contextvars import ContextVar

from gradcli.tensorflow.modules import snake

_used: dict[str, int] = {}
_SCOPES: ContextVar[tuple] = ContextVar("scopes", default=())


def fresh(kind: str) -> str:
    """A name for one more of a class: of Dense "dense", then "dense_1"."""
    name = snake(kind)
    count = _used[name] = _used.get(name, -1) + 1
    return f"{name}_{count}" if count else name


def clear_session(free_memory=True) -> None:
    """Number the names of layers and optimizers from the start again."""
    _used.clear()


@contextmanager
def within(owner):
    """A context in which what is made is of `owner`: its name is part of their paths."""
    token = _SCOPES.set((*_SCOPES.get(), owner))
    try:
        yield
    finally:
        _SCOPES.reset(token)


def path_of(owner, name: str) -> str:
    """The path of a variable of `owner`: "sequential/dense/kernel"."""
    scopes = _SCOPES.get()
    owners = scopes if scopes and scopes[-1] is owner else (*scopes, owner)
    return "/".join([*(o.name for o in owners), name])
