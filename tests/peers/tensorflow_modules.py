"""The modules of `tensorflow.python` that its test of the tape imports, over gradcli.tensorflow.

Each row of MODULES says where the names of a module are: the spaces of gradcli.tensorflow that are
looked through, and the names that are public under others.  OWN adds the modules that are written
here; what stands in ABSENT raises NotImplementedError with the reason (expected_failures.txt says
more of each), as does a name that gradcli.tensorflow does not have.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType

import first_version
import parameterized_cases
import suite_cases

from gradcli.tensorflow import find

ROOT = "tensorflow.python"
TOP = ""  # the space of tf.constant and its like

MODULES: dict[str, tuple[tuple[str, ...], str]] = {
    "pywrap_tensorflow": ((), ""),
    "pywrap_tfe": ((), ""),
    "eager.backprop": ((TOP,), ""),
    "eager.backprop_util": ((), ""),
    "eager.context": ((TOP,), ""),
    "eager.def_function": ((TOP,), ""),
    "eager.function": ((TOP,), "defun=function"),
    "eager.record": ((), ""),
    "eager.tape": ((), ""),
    "eager.test": ((), ""),
    "framework.constant_op": ((TOP,), ""),
    "framework.dtypes": (("dtypes",), ""),
    "framework.errors_impl": (("errors",), ""),
    "framework.memory_checker": ((), ""),
    "framework.ops": ((TOP,), ""),
    "framework.sparse_tensor": (("sparse",), ""),
    "framework.tensor_shape": ((TOP,), ""),
    "framework.tensor_util": ((TOP,), "constant_value=get_static_value"),
    "framework.test_util": ((), ""),
    "layers.pooling": ((), ""),
    "ops.array_ops": ((TOP,), "diag=linalg.tensor_diag"),
    "ops.array_ops_stack": ((TOP,), ""),
    "ops.cond": ((TOP,), ""),
    "ops.control_flow_ops": ((TOP,), ""),
    "ops.custom_gradient": ((TOP,), ""),
    "ops.embedding_ops": (("nn",), ""),
    "ops.functional_ops": ((TOP,), "foldl_v2=foldl foldr_v2=foldr scan_v2=scan"),
    "ops.gradient_checker_v2": (("test",), ""),
    "ops.gradients": ((TOP,), ""),
    "ops.math_ops": ((TOP, "math"), "add_v2=add _mul_dispatch=multiply"),
    "ops.nn": (("nn",), ""),
    "ops.nn_grad": ((), ""),
    "ops.nn_ops": (("nn",), ""),
    "ops.random_ops": ((), "random_uniform=random.uniform random_normal=random.normal"),
    "ops.resource_variable_ops": ((TOP,), "ResourceVariable=Variable"),
    "ops.sparse_ops": (("sparse",), "sparse_reduce_sum_v2=sparse.reduce_sum"),
    "ops.variables": ((TOP,), ""),
    "ops.while_loop": ((TOP,), ""),
    "training.training": ((), ""),
}

OWN = {
    "eager.backprop": first_version,
    "eager.test": suite_cases,
    "framework.test_util": suite_cases,
    "framework.memory_checker": suite_cases,
    "layers.pooling": first_version,
}

_GRAPHS = "graph mode"
_SLICES = "IndexedSlices"
_ATTRIBUTES = "attributes of operations"
ABSENT = {
    "Graph": _GRAPHS, "placeholder": _GRAPHS, "name_scope": _GRAPHS, "gradients": _GRAPHS,
    "control_dependencies": _GRAPHS, "GradientDescentOptimizer": _GRAPHS, "device": "devices",
    "AggregateIndexedSlicesGradients": _SLICES, "aggregate_indexed_slices_gradients": _SLICES,
    "_as_indexed_slices": _SLICES, "make_attr": _ATTRIBUTES, "op_attr_type": _ATTRIBUTES,
    "var_handle_op": "handles of resources", "record_operation": "record_operation",
}  # fmt: skip


class _Module(ModuleType):
    """A module of TensorFlow's; its names are found when they are read."""

    def __getattr__(self, name: str):
        if name.startswith("__"):
            raise AttributeError(name)
        module = self.__name__.removeprefix(f"{ROOT}.")
        if hasattr(OWN.get(module), name):
            return getattr(OWN[module], name)
        if name in ABSENT or name.startswith("TF_ATTR_"):
            raise NotImplementedError(ABSENT.get(name, _ATTRIBUTES))
        spaces, renamed = MODULES[module]
        paths = dict(word.split("=") for word in renamed.split())
        tried = [paths[name]] if name in paths else [f"{s}.{name}".lstrip(".") for s in spaces]
        for path in tried:
            try:
                return find(path)
            except AttributeError:
                continue
        raise NotImplementedError(f"gradcli.tensorflow has no name for {module}.{name}")


@contextmanager
def stubbed() -> Iterator[None]:
    """A context in which `tensorflow.python` is this stub, whether TensorFlow is there or not."""
    found = {"absl.testing.parameterized": parameterized_cases}
    for path in [*(f"{ROOT}.{name}" for name in MODULES), *found]:
        module = found.setdefault(path, _Module(path))
        while "." in path:  # a package holds its modules by name, for `from package import module`
            path, _, name = path.rpartition(".")
            package = found.setdefault(path, ModuleType(path))
            setattr(package, name, module)
            module = package
    before = {name: sys.modules.get(name) for name in found}
    sys.modules.update(found)
    try:
        yield
    finally:
        for name, module in before.items():
            if module is None:
                del sys.modules[name]
            else:
                sys.modules[name] = module
