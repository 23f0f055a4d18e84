"""numpy.fft's names over the primitives."""

from gradcli.numpy.lookup import attribute, listed


def __getattr__(name: str):
    found = globals()[name] = attribute("np.fft", name)
    return found


def __dir__() -> list[str]:
    return listed("np.fft")
