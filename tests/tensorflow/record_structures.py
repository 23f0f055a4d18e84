"""Write what TensorFlow shows for expressions of slices, shapes, strings and the like.

    python tests/tensorflow/record_structures.py [NAME …]

Run it where TensorFlow is installed; the tests read the files and need none.  In
`recorded/structures/NAME.txt` a line `>>> expression` stands above what it shows: its repr, or the
type and the message of an error, without the name of the device.
"""

import os
import re
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np

FOLDER = Path(__file__).parent / "recorded" / "structures"
PROMPT = ">>> "


def files() -> list[str]:
    return sorted(path.stem for path in FOLDER.glob("*.txt"))


def cases(name: str) -> list[tuple[str, str]]:
    """The expressions of a file, each with the text that TensorFlow shows for it."""
    parts = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").split(PROMPT)[1:]
    return [(one, text.removesuffix("\n")) for one, _, text in (p.partition("\n") for p in parts)]


def names(tf) -> dict:
    """What the expressions call by name, but for `printed`: what tf.print writes, as a string."""
    return {
        "tf": tf, "np": np, "x": tf.constant([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]),
        "v": tf.constant([1.0, 2.0, 3.0, 4.0]), "i": tf.constant([1, 2, 3]),
        "r": tf.ragged.constant([[0, 1, 2, 3], [4, 5], [6, 7, 8], [9]]),
        "rf": tf.ragged.constant([[1.5], [], [2.0, 3.0]]),
        "r3": tf.ragged.constant([[[1, 2], [3]], [], [[4]]]),
        "rs": tf.ragged.constant([["a", "bc"], ["d"]]),
        "sp": tf.SparseTensor([[0, 0], [1, 2]], [1.0, 2.0], [3, 4]),
        "gradients": lambda f: gradients(tf, f),
    }  # fmt: skip


def gradients(tf, function: Callable) -> list:
    """The gradients of weighed squares of a function by three variables, and those of the sums of
    the squares of these."""
    variables = [
        tf.Variable([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]), tf.Variable([3.0, 1.0, 4.0, 1.0]),
        tf.Variable([9.0, 3.0]),
    ]  # fmt: skip
    with tf.GradientTape(persistent=True) as outer:
        with tf.GradientTape() as tape:
            y = function(*variables)
            weights = np.arange(1.0, 1.0 + int(np.prod(y.shape))).reshape(y.shape)
            y = y * y * tf.constant(weights, y.dtype)
        first = [_dense(tf, g) for g in tape.gradient(y, variables)]
        sums = [tf.reduce_sum(g * g) for g in first if g is not None]
    second = [[_dense(tf, g) for g in outer.gradient(total, variables)] for total in sums]
    return [[_listed(g) for g in row] for row in [first, *second]]


def _dense(tf, g):
    return None if g is None else tf.convert_to_tensor(g)


def _listed(g):
    return None if g is None else g.numpy().tolist()


def shown(expression: str, names: dict) -> str:
    """What the expression shows."""
    try:
        return repr(eval(expression, names))
    except Exception as error:
        text = re.sub(r"{{function_node [^}]*}} ", "", str(error))
        text = re.sub(r"\n\t; NodeDef.*?>(?= \[Op:)", "", text, flags=re.DOTALL)
        return f"{type(error).__name__}: {text}"


def main(chosen: list[str]) -> None:
    import tensorflow as tf

    def printed(*values, **options) -> str:
        path = Path(f"printed.{os.getpid()}").absolute()
        tf.print(*values, output_stream=f"file://{path}", **options)
        try:
            return path.read_text(encoding="utf-8")
        finally:
            path.unlink()

    print(f"TensorFlow {tf.__version__}")
    for name in chosen or files():
        before = cases(name)
        after = [(one, shown(one, names(tf) | {"printed": printed})) for one, _ in before]
        changed = [one for (one, text), (_, old) in zip(after, before) if text != old]
        text = "".join(f"{PROMPT}{one}\n{text}\n" for one, text in after)
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")
        print(f"{name}: {len(after)} expressions, {len(changed)} changed")
        for one in changed:
            print(f"changed: {one}")


if __name__ == "__main__":
    os.environ.update(TF_CPP_MIN_LOG_LEVEL="3", TF_ENABLE_ONEDNN_OPTS="0")
    main(sys.argv[1:])
