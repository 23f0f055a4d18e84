"""scipy.signal's names over the primitives."""

from gradcli.scipy.lookup import attribute, listed


def __getattr__(name: str):
    found = globals()[name] = attribute("scipy.signal", name)
    return found


def __dir__() -> list[str]:
    return listed("scipy.signal")
