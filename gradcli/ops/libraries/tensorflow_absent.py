"""What to write in place of TensorFlow's names that are not here; those of TensorFlow 1 too."""

_LOOP = "loop over slices of the arrays: for i in range(0, n, batch): x[i:i + batch]"
_FILES = "arrays are read from files: name=@file.npy at the command, numpy.load in Python"
_EAGER = "since TensorFlow 2 there is none: call the function, under a tf.GradientTape"
_TRAIN = "write the loop: a tf.GradientTape, its gradient, optimizer.apply_gradients(zip(…))"
_ONE = "leave it out: everything runs on the one processor"
_GRAPH = "there are no graphs: operations run when they are called"
# A name, or the space of many, after "tf.": what to write.
ABSENT = {
    "data": _LOOP, "keras.datasets": _FILES, "io": _FILES, "keras.utils.get_file": _FILES,
    **dict.fromkeys(("Session", "InteractiveSession", "placeholder", "get_default_session",
                     "global_variables_initializer", "initialize_all_variables"), _EAGER),
    **dict.fromkeys(("Graph", "get_default_graph", "compat", "disable_eager_execution"), _GRAPH),
    "enable_eager_execution": "leave it out: operations run when they are called",
    **dict.fromkeys(("config", "device", "distribute", "debugging.set_log_device_placement"), _ONE),
    "train": "optimizers stand under tf.keras.optimizers: SGD and Adam",
    "get_variable": "write tf.Variable(initial_value)", "contrib": "it left TensorFlow",
    "random_normal": "write tf.random.normal", "random_uniform": "write tf.random.uniform",
    "truncated_normal": "write tf.random.truncated_normal",
    "set_random_seed": "write tf.random.set_seed",
    "keras.utils.set_random_seed": "write tf.random.set_seed",
    "TensorSpec": "leave input_signature out: tf.function runs its function at every call",
    "keras.backend.set_floatx": "give each layer its type: Dense(3, dtype='float64')",
    "keras.callbacks": _TRAIN, "saved_model": "there is no saving of models",
    "TensorArray": "append to a list, then tf.stack(list)",
}  # fmt: skip
METHODS = {name: _TRAIN for name in ("compile", "fit", "evaluate", "train_on_batch")}


def instead(name: str, known) -> str:
    """What to write for `tf.name`, which is none of the `known` names; "" where nothing is said."""
    path = name
    while path:
        if path in ABSENT:
            return ABSENT[path]
        path = path.rpartition(".")[0]
    last = name.rpartition(".")[2]
    moved = [k for k in known if k.rpartition(".")[2] == last]
    return f"write tf.{min(moved, key=len)}" if moved else ""
