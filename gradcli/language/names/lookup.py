"""What a name means: a variable, an input, or something of the language or its libraries."""

from typing import Any

from gradcli.errors import EXCEPTIONS
from gradcli.language.names.builtins import (
    BUILTINS,
    HIGHER,
    HIGHER_UNDER,
    NAMED,
    NUMPY_TYPES,
    TENSORFLOW,
    VALUES,
)
from gradcli.language.names.program import Program
from gradcli.language.names.scopes import Scope, dotted
from gradcli.language.syntax import surface as s
from gradcli.ops.libraries import names as library

CALLABLE = ("builtin", "function", "higher")


def meaning(program: Program, scope: Scope, name: str) -> tuple[str, Any]:
    """What `name` is for code in `scope`, and what stands for it.

    ("variable", its Scope), ("prefix", its text), ("builtin", its Signature), ("function", the
    function), ("higher", its name in HIGHER), ("tensorflow", its path without "tf."), ("type", of
    NumPy's, its name), ("exception", its name), ("constant", its value), ("input", None), or
    ("unknown", its path) of an import of nothing.
    """
    home = scope.home(name)
    if home is not None:
        place = home.bindings[name][0]
        return brought(place.value) if place.kind == "import" else ("variable", home)
    found = _given(name)
    own = name in program.bound and (found[0] not in CALLABLE or _is_value(program, name))
    return ("input", None) if own or found[0] == "unknown" else found


def _given(name: str) -> tuple[str, object]:
    """What the language gives a bare name for; as `meaning`."""
    if name in BUILTINS:
        return "builtin", BUILTINS[name]
    return ("exception", name) if name in EXCEPTIONS else library_name(name)


def is_of_language(name: str) -> bool:
    """Whether the language has a function or a constant of that bare name."""
    return _given(name)[0] in (*CALLABLE, "constant")


def brought(path: str) -> tuple[str, object]:
    """What an import of `path`, such as "numpy.linalg" or "math.sin", binds; as `meaning`."""
    return library_name(library.canonical(path))


def library_name(full: str) -> tuple[str, Any]:
    """What a dotted name under a library's prefix, or a bare one of a row, stands for."""
    if full in TENSORFLOW:
        return "tensorflow", full
    if full[:3] == "tf.":
        return _of_tensorflow(full)
    if full in NUMPY_TYPES:
        return "type", NUMPY_TYPES[full]
    higher = higher_name(full)
    if higher is not None:
        return "higher", higher
    function = library.function(full)
    if function is not None:
        return "function", function
    if full in EXCEPTIONS and "." in full:
        return "exception", full
    if full in VALUES or library.constant(full) is not None:
        return "constant", VALUES[full] if full in VALUES else library.constant(full)
    return ("prefix", full) if library.is_prefix(full) else ("unknown", full)


def _of_tensorflow(full: str) -> tuple[str, object]:
    from gradcli.ops.libraries.tensorflow_names import NAMES, SPACES

    path = full[3:]
    if full in EXCEPTIONS:
        return "exception", full
    if path in NAMES:
        return "tensorflow", path
    return ("prefix", full) if path in SPACES else ("unknown", full)


def _is_within(full: str) -> bool:
    """Whether `full` goes on from a name of TensorFlow's: tf.float32.max."""
    from gradcli.ops.libraries.tensorflow_names import NAMES

    path = full[3:].rpartition(".")[0]
    while path:
        if path in NAMES:
            return True
        path = path.rpartition(".")[0]
    return False


def higher_name(full: str) -> str | None:
    """The key in HIGHER of a function's full name; None where it is no such function."""
    return full if full in HIGHER else HIGHER_UNDER.get(full)


def _is_value(program: Program, name: str) -> bool:
    """Whether some code uses `name` other than by calling it."""
    for scope in program.scope.walk():
        if scope.home(name) is None:
            for read in scope.reads:
                if type(read.node) is s.Name and read.node.id == name:
                    return True
    return False


def full_name(program: Program, scope: Scope, node: s.Node) -> str | None:
    """The dotted name of a function or constant of a library; None where `node` is a value.

    An imported name has one too: "math.sin" of `s` after `from math import sin as s`.
    """
    start, text = dotted(node)
    if start is None:
        return None
    home = scope.home(start.id)
    place = home.bindings[start.id][0] if home is not None else None
    if place is not None and place.kind == "import":
        prefix = place.value
    elif meaning(program, scope, start.id)[0] == "prefix":
        prefix = start.id
    else:
        return None
    _, dot, rest = text.partition(".")
    full = library.canonical(f"{prefix}{dot}{rest}")
    return None if full[:3] == "tf." and _is_within(full) else full


def uses_tensorflow(program: Program) -> bool:
    """Whether some code uses a name of TensorFlow's."""
    for scope in program.scope.walk():
        for places in scope.bindings.values():
            for place in places:
                if place.kind == "import" and library.canonical(place.value)[:2] == "tf":
                    return True
        for read in scope.reads:
            name = read.start.id if read.start is not None else ""
            if (name == "tf" or name in TENSORFLOW) and scope.home(name) is None:
                return True
    return False


def makes_named_tuples(program: Program) -> bool:
    """Whether some code calls what makes types of named tuples."""
    words = [full.rpartition(".")[2] for full in NAMED]
    return any(word in program.source.text for word in words) and any(
        full_name(program, scope, read.node.function) in NAMED
        for scope in program.scope.walk() for read in scope.reads if type(read.node) is s.Call
    )  # fmt: skip


def uses_complex(program: Program) -> bool:
    """Whether some code names NumPy, SciPy or JAX, whose numbers may be complex, or `complex`."""
    for scope in program.scope.walk():
        for read in scope.reads:
            name = read.start.id if read.start is not None else ""
            home = scope.home(name) if name else None
            if name == "complex" and home is None:
                return True
            bound = home and [p.value for p in home.bindings[name] if p.kind == "import"]
            for path in bound or ([] if home else [name]):
                if library.canonical(path).partition(".")[0] in COMPLEX_LIBRARIES:
                    return True
    return False


COMPLEX_LIBRARIES = ("np", "jnp", "scipy", "jax")


def is_function(program: Program, scope: Scope, node: s.Node) -> bool:
    """Whether `node` names a function of the language or a class of errors."""
    full = full_name(program, scope, node)
    if full is not None:
        return library_name(full)[0] in CALLABLE
    return type(node) is s.Name and meaning(program, scope, node.id)[0] in CALLABLE
