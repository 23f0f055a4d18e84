"""Where the functions are that a program's run does not import before it calls one.

Each name stands under the libraries that have it, beside the module of this room that does:
`name=function` where it is called otherwise there.  Every name can be called bare as well.
"""

from importlib import import_module

LIBRARIES: dict[str, dict[str, str]] = {
    "": {"activations": "gelu"},  # where the bare name is not the one of the libraries below
    "np": {
        "made": "copy hstack reciprocal repeat square std tile var vstack",
        "makers": "zeros ones full eye identity arange linspace",
    },
    "np.linalg": {"linalg": "solve", "made": "norm"},
    "jax.nn": {
        "activations": "elu selu celu leaky_relu relu6 gelu=gelu_by_tanh silu swish=silu mish "
        "log_sigmoid soft_sign squareplus hard_tanh hard_sigmoid hard_silu hard_swish=hard_silu "
        "glu standardize one_hot",
        "networks": "softmax log_softmax",
        "made": "logsumexp",
    },
    "jax.lax": {"made": "stop_gradient"},
    "scipy.special": {"networks": "softmax", "made": "logsumexp"},
    "tf": {
        "networks": "nn.softmax=softmax",
        "made": "square reduce_logsumexp=logsumexp math.reduce_logsumexp=logsumexp stop_gradient",
    },
}
# Libraries with the names of another.
SAME = {
    "jnp": "np", "jnp.linalg": "np.linalg", "jnp.fft": "np.fft",
    "jax.scipy.special": "scipy.special", "jax.scipy.linalg": "scipy.linalg",
}  # fmt: skip
PLACES: dict[str, dict[str, tuple[str, str]]] = {}  # library -> name -> (module, function)


def places(library: str) -> dict[str, tuple[str, str]]:
    """Name -> (module, function) of a library; of "", which is to say bare, of all but TensorFlow."""
    library = SAME.get(library, library)
    if library not in PLACES:
        PLACES[library] = {}
        for prefix, modules in LIBRARIES.items():
            if library == prefix or (not library and prefix != "tf"):
                for module, text in modules.items():
                    for entry in text.split():
                        name, _, function = entry.partition("=")
                        PLACES[library].setdefault(name, (module, function or name))
    return PLACES[library]


def imported(library: str, name: str):
    """The function that a library calls `name`, its module imported now; None if there is none."""
    place = places(library).get(name)
    return place and getattr(import_module(f"gradcli.ops.{place[0]}"), place[1])


def load() -> None:
    """Import every module of the directory: the table of primitives is then whole."""
    for modules in LIBRARIES.values():
        for module in modules:
            import_module(f"gradcli.ops.{module}")
