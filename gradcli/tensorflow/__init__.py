"""TensorFlow's names for tensors, variables and tapes, over gradcli's engine.

    import gradcli.tensorflow as tf

in place of `import tensorflow as tf` runs what lessons about gradients do.  The names are those of
`gradcli.ops.libraries.tensorflow_names`; each loads when it is first used.
"""

import sys
from importlib import import_module
from types import ModuleType

from gradcli.ops.libraries.tensorflow_names import NAMES, SPACES


def find(path: str):
    """What the public name `path` stands for, such as "math.sin"; AttributeError if nothing."""
    if path in NAMES:
        module, name = NAMES[path]
        return getattr(import_module(f"gradcli.tensorflow.{module}"), name)
    if path in SPACES:
        return sys.modules[f"{__name__}.{path}"]
    from gradcli.ops.libraries.tensorflow_absent import instead

    space, _, name = f"tensorflow.{path}".rpartition(".")
    written = instead(path, NAMES)
    message = f"module '{space}' has no attribute '{name}'"
    raise AttributeError(f"{message}; {written}" if written else message)


class _Space(ModuleType):
    """The names under a dotted one, as a module: gradcli.tensorflow.math."""

    def __getattr__(self, name: str):
        if name.startswith("__"):
            raise AttributeError(name)
        path = self.__name__.removeprefix(f"{__name__}.")
        return find(f"{path}.{name}")

    def __dir__(self) -> list[str]:
        prefix = self.__name__.removeprefix(f"{__name__}.") + "."
        under = [name.removeprefix(prefix) for name in [*NAMES, *SPACES] if name.startswith(prefix)]
        return sorted({name.partition(".")[0] for name in under})


for _path in SPACES:
    _space = sys.modules[f"{__name__}.{_path}"] = _Space(f"{__name__}.{_path}")
    _space.__path__ = []


def __getattr__(name: str):
    if name.startswith("__"):
        raise AttributeError(name)
    return find(name)


def __dir__() -> list[str]:
    return sorted({name.partition(".")[0] for name in NAMES})
