# Written by `python tests/test_stubs.py`: the lazy names as imports.

from gradcli.tensorflow.clipping import global_norm as global_norm
from gradcli.tensorflow.contraction import einsum as einsum
from gradcli.tensorflow.creation import eye as eye
from gradcli.tensorflow.matrices import adjoint as adjoint
from gradcli.tensorflow.matrices import band_part as band_part
from gradcli.tensorflow.matrices import cross as cross
from gradcli.tensorflow.matrices import diag as diag
from gradcli.tensorflow.matrices import diag_part as diag_part
from gradcli.tensorflow.matrices import matmul as matmul
from gradcli.tensorflow.matrices import matrix_transpose as matrix_transpose
from gradcli.tensorflow.matrices import matvec as matvec
from gradcli.tensorflow.matrices import norm as norm
from gradcli.tensorflow.matrices import normalize as normalize
from gradcli.tensorflow.matrices import set_diag as set_diag
from gradcli.tensorflow.matrices import tensor_diag as tensor_diag
from gradcli.tensorflow.matrices import tensor_diag_part as tensor_diag_part
from gradcli.tensorflow.matrices import tensordot as tensordot
from gradcli.tensorflow.matrices import trace as trace
from gradcli.tensorflow.neural import l2_normalize as l2_normalize
from gradcli.tensorflow.solving import cholesky as cholesky
from gradcli.tensorflow.solving import cholesky_solve as cholesky_solve
from gradcli.tensorflow.solving import det as det
from gradcli.tensorflow.solving import eigh as eigh
from gradcli.tensorflow.solving import eigvalsh as eigvalsh
from gradcli.tensorflow.solving import expm as expm
from gradcli.tensorflow.solving import inv as inv
from gradcli.tensorflow.solving import logdet as logdet
from gradcli.tensorflow.solving import lstsq as lstsq
from gradcli.tensorflow.solving import matrix_rank as matrix_rank
from gradcli.tensorflow.solving import pinv as pinv
from gradcli.tensorflow.solving import qr as qr
from gradcli.tensorflow.solving import slogdet as slogdet
from gradcli.tensorflow.solving import solve as solve
from gradcli.tensorflow.solving import svd as svd
from gradcli.tensorflow.solving import triangular_solve as triangular_solve

__all__ = [
    "adjoint",
    "band_part",
    "cholesky",
    "cholesky_solve",
    "cross",
    "det",
    "diag",
    "diag_part",
    "eigh",
    "eigvalsh",
    "einsum",
    "expm",
    "eye",
    "global_norm",
    "inv",
    "l2_normalize",
    "logdet",
    "lstsq",
    "matmul",
    "matrix_rank",
    "matrix_transpose",
    "matvec",
    "norm",
    "normalize",
    "pinv",
    "qr",
    "set_diag",
    "slogdet",
    "solve",
    "svd",
    "tensor_diag",
    "tensor_diag_part",
    "tensordot",
    "trace",
    "triangular_solve",
]
