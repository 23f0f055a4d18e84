"""Control flow as functions: run by Python, so what they compute is recorded like anything else."""

from collections.abc import Callable

from gradcli.ops import arrays
from gradcli.ops.numpy_call import shape
from gradcli.tensorflow.convert import convert_to_tensor
from gradcli.tensorflow.creation import zeros
from gradcli.tensorflow.exceptions import InvalidArgumentError, OutOfRangeError
from gradcli.tensorflow.nesting import assert_same_structure, flatten, map_structure, pack
from gradcli.tensorflow.tensor import EagerTensor, is_typed, made
from gradcli.tensorflow.types import as_dtype


def while_loop(cond, body, loop_vars, shape_invariants=None, parallel_iterations=10,
               back_prop=True, swap_memory=False, maximum_iterations=None, name=None):  # fmt: skip
    """The variables after body(*variables) as often as cond(*variables) is true of them.

    body returns their new values in a list or tuple of their structure; TypeError if not.
    """
    _callable(cond=cond, body=body)
    if not loop_vars:
        raise ValueError("'loop_vars' must be provided.")
    turns = 0
    while (maximum_iterations is None or turns < maximum_iterations) and cond(*loop_vars):
        found = body(*loop_vars)
        if not isinstance(found, (list, tuple)):
            raise TypeError(f"{type(found).__name__!r} object is not iterable")
        assert_same_structure(list(loop_vars), list(found))
        loop_vars, turns = found, turns + 1
    return map_structure(convert_to_tensor, loop_vars)


def cond(pred, true_fn=None, false_fn=None, name=None):
    """true_fn() where pred is true, else false_fn()."""
    _callable(true_fn=true_fn, false_fn=false_fn)
    return true_fn() if pred else false_fn()


def case(pred_fn_pairs, default=None, exclusive=False, strict=False, name="case"):
    """The function's result of the first pair (condition, function) whose condition is true.

    InvalidArgumentError where none is and there is no default.
    """
    for pred, function in pred_fn_pairs:
        if pred:
            return function()
    if default is None:
        tests = ", ".join(str(bool(pred)) for pred, _ in pred_fn_pairs)
        raise InvalidArgumentError(
            "Expected 'tf.Tensor(False, shape=(), dtype=bool)' to be true. Summarized data: "
            f"b'Input error: None of conditions evaluated as True:'\n{tests}"
        )
    return default()


def switch_case(branch_index, branch_fns, default=None, name="switch_case"):
    """The result of the function at an index; of the default, else the last, where none is."""
    if not is_typed(branch_index):
        raise TypeError(f"'branch_index' must be a Tensor, got {type(branch_index)}")
    pairs = branch_fns.items() if isinstance(branch_fns, dict) else enumerate(branch_fns)
    functions: dict[int, Callable] = dict(f if isinstance(f, tuple) else (i, f) for i, f in pairs)
    if sorted(functions) != list(range(len(functions))):
        raise ValueError(
            f"branch indices (keys) must form contiguous range of [0 to {len(functions)}) but "
            f"found {{{','.join(map(str, sorted(functions)))}}}"
        )
    last = default or functions[len(functions) - 1]
    return functions.get(int(branch_index), last)()


def _callable(**given) -> None:
    for name, function in given.items():
        if not callable(function):
            raise TypeError(f"{name!r} must be callable.")


# -- along the first axis --------------------------------------------------------------------------
def map_fn(fn, elems, dtype=None, parallel_iterations=None, back_prop=True, swap_memory=False,
           infer_shape=True, name=None, fn_output_signature=None):  # fmt: skip
    """The results of fn of each row of `elems`, stacked.

    A result is of the structure and types of `elems`, or of fn_output_signature: TypeError or
    InvalidArgumentError where it is not.
    """
    _callable(fn=fn)
    signature = dtype if fn_output_signature is None else fn_output_signature
    rows = _rows(elems)
    like = map_structure(convert_to_tensor, elems) if signature is None else signature
    wanted = [as_dtype(getattr(x, "dtype", x)) for x in flatten(like)]
    results = []
    for row in rows:
        result = fn(row)
        assert_same_structure(like, result)
        results.append([convert_to_tensor(x) for x in flatten(result)])
    for x, own in zip(results[0] if results else (), wanted):
        if x.dtype is not own:
            raise InvalidArgumentError(
                f"TensorArray dtype is {own.name} but Op is trying to write dtype {x.dtype.name} "
            )
    return pack(like, _columns(results, [convert_to_tensor(0, dtype) for dtype in wanted]))


def vectorized_map(fn, elems, fallback_to_while_loop=True, warn=True):
    """The results of fn of each row of `elems`, in whatever structure it returns, stacked."""
    found = [fn(row) for row in _some(_rows(elems))]
    results = [[convert_to_tensor(x) for x in flatten(result)] for result in found]
    return pack(found[0], _columns(results, []))


def foldl(fn, elems, initializer=None, parallel_iterations=10, back_prop=True, swap_memory=False,
          name=None):  # fmt: skip
    """The last of a = fn(a, row), from the first row to the last; a begins with the initializer,
    else with the first row."""
    return _folded(fn, _rows(elems), initializer)[-1]


def foldr(fn, elems, initializer=None, parallel_iterations=10, back_prop=True, swap_memory=False,
          name=None):  # fmt: skip
    """As foldl, from the last row to the first."""
    return _folded(fn, _rows(elems)[::-1], initializer)[-1]


def scan(fn, elems, initializer=None, parallel_iterations=10, back_prop=True, swap_memory=False,
         infer_shape=True, reverse=False, name=None):  # fmt: skip
    """All values of a = fn(a, row), stacked, as foldl computes them; with reverse from the last
    row to the first, each at its row's place."""
    rows = _rows(elems)
    found = _folded(fn, rows[::-1] if reverse else rows, initializer)
    first, found = found[0], found if initializer is None else found[1:]
    results = [flatten(a) for a in (found[::-1] if reverse else found)]
    return pack(first, _columns(results, flatten(first)))


def _folded(fn: Callable, rows: list, initializer) -> list:
    """Every value of a, the first among them."""
    _callable(fn=fn)
    first, *rest = _some(rows) if initializer is None else (initializer, *rows)
    values = [map_structure(convert_to_tensor, first)]
    for row in rest:
        new = fn(values[-1], row)
        assert_same_structure(first, new)
        values.append(map_structure(convert_to_tensor, new))
    return values


def _rows(elems) -> list:
    """Row by row: the structure of `elems`, with a row of each tensor as its leaves."""
    tensors = [convert_to_tensor(x) for x in flatten(elems)]
    if not tensors or any(not shape(x.value) for x in tensors):
        raise ValueError("Elements in elems must be 1+ dimensional Tensors, not scalars")
    first, *others = [len(x) for x in tensors]
    for other in others:
        if other != first:
            raise ValueError(f"Dimensions {first} and {other} are not compatible")
    return [pack(elems, [x[i] for x in tensors]) for i in range(first)]


def _some(rows: list) -> list:
    """The rows; OutOfRangeError where there are none, and nothing says what of these would be."""
    if not rows:
        raise OutOfRangeError("Tried to read from index 0 but array size is: 0 ")
    return rows


def _columns(results: list[list[EagerTensor]], like: list[EagerTensor]) -> list[EagerTensor]:
    """The tensors at the same place of each result as one; of no results those of no `like`."""
    if not results:
        return [zeros([0, *x.shape], x.dtype) for x in like]
    return [made(arrays.stack([x.value for x in column]), column[0].dtype)
            for column in zip(*results)]  # fmt: skip
