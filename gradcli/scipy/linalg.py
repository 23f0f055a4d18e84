"""scipy.linalg's names over the primitives."""

from gradcli.scipy.lookup import attribute, listed


def __getattr__(name: str):
    found = globals()[name] = attribute("scipy.linalg", name)
    return found


def __dir__() -> list[str]:
    return listed("scipy.linalg")
