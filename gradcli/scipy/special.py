"""scipy.special's names over the primitives."""

from gradcli.scipy.lookup import attribute, listed


def __getattr__(name: str):
    found = globals()[name] = attribute("scipy.special", name)
    return found


def __dir__() -> list[str]:
    return listed("scipy.special")
