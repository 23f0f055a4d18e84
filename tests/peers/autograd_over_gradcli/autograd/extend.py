"""What programs extend autograd with."""

from autograd.core import (
    SparseObject,
    VSpace,
    def_linear,
    defjvp,
    defjvp_argnum,
    defjvp_argnums,
    defvjp,
    defvjp_argnum,
    defvjp_argnums,
    primitive,
    vspace,
)
from autograd.tracer import Box, notrace_primitive, register_notrace
