"""The package `autograd`, over gradcli: names onto it, so that autograd's own tests run.

Values within a derivative are gradcli's tensors and dual numbers; lists, tuples and dicts of them
are Python's own, not boxes.  All mathematics is gradcli's.
"""

from autograd.builtins import dict, isinstance, list, tuple, type
from autograd.core import primitive
from autograd.differential_operators import (
    checkpoint,
    deriv,
    elementwise_grad,
    grad,
    grad_and_aux,
    grad_named,
    hessian,
    hessian_tensor_product,
    hessian_vector_product,
    holomorphic_grad,
    jacobian,
    make_ggnvp,
    make_hvp,
    make_jvp,
    make_vjp,
    multigrad_dict,
    tensor_jacobian_product,
    value_and_grad,
    vector_jacobian_product,
)

egrad = elementwise_grad
