"""numpy.linalg's names over the primitives."""

from gradcli.numpy.lookup import attribute, listed


def __getattr__(name: str):
    found = globals()[name] = attribute("np.linalg", name)
    return found


def __dir__() -> list[str]:
    return listed("np.linalg")
