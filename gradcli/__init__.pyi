# Written by `python tests/test_stubs.py`: the lazy names as imports.

from gradcli.calls import Program as Program
from gradcli.calls import check as check
from gradcli.calls import compile as compile
from gradcli.calls import diff as diff
from gradcli.calls import gradient as gradient
from gradcli.calls import operations as operations
from gradcli.calls import program as program
from gradcli.calls import read as read
from gradcli.calls import value as value
from gradcli.checking.gradients import check_gradients as check_gradients
from gradcli.engine.batch import vmap as vmap
from gradcli.engine.custom import custom_gradient as custom_gradient
from gradcli.engine.custom import custom_jvp as custom_jvp
from gradcli.engine.implicit import fixed_point as fixed_point
from gradcli.engine.implicit import root as root
from gradcli.engine.tape import GradientTape as GradientTape
from gradcli.engine.tensor import Tensor as Tensor
from gradcli.engine.transforms import grad as grad
from gradcli.engine.transforms import hessian as hessian
from gradcli.engine.transforms import hvp as hvp
from gradcli.engine.transforms import jacobian as jacobian
from gradcli.engine.transforms import jvp as jvp
from gradcli.engine.transforms import value_and_grad as value_and_grad
from gradcli.engine.transforms import vjp as vjp
from gradcli.errors import Diagnostic as Diagnostic
from gradcli.notebook import load_ipython_extension as load_ipython_extension
from gradcli.ops.libraries.composites import stop_gradient as stop_gradient
from gradcli.result.derivatives import Result as Result

__version__: str
PUBLIC: dict[str, str]

def __dir__() -> list[str]: ...
