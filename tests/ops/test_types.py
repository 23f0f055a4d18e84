"""What rows give has the type of what they take: 32 bits stay, and single numbers are numbers."""

import numpy as np
import pytest

from gradcli.engine.dual import jvp
from gradcli.engine.tape import GradientTape
from gradcli.engine.tensor import Tensor
from gradcli.ops import arrays, comparisons, complex_numbers, piecewise, reductions
from gradcli.ops.libraries import directory
from gradcli.ops.linalg import determinants
from gradcli.ops.rows import TABLE
from gradcli.ops.structural import cumulative

directory.load()

SHORT = np.array([[3.0, 1.0], [1.0, 2.0]], np.float32)
FACTORS = (
    "inverse", "determinant", "cofactors", "log_determinant", "cholesky", "eigenvalues",
    "eigenvectors", "singular_values", "left_vectors", "right_vectors", "orthogonal_factor",
    "triangular_factor",
)  # fmt: skip


def test_a_comparison_of_single_numbers_is_a_boolean_of_python():
    assert type(comparisons.less(np.float64(1.0), 2.0)) is bool


def test_where_chooses_a_number_among_numbers():
    assert type(piecewise.where(np.bool_(True), np.float32(1.5), np.float32(2.0))) is np.float32


def test_a_number_is_spread_in_the_type_of_the_array():
    assert arrays.spread_like(1.0, SHORT).dtype == np.float32
    assert arrays.spread_like(1.0, SHORT.astype(int)).dtype == float


@pytest.mark.parametrize("axis", [None, 0, 1])
@pytest.mark.parametrize("extreme", [reductions.amax, reductions.amin])
def test_the_tangent_of_an_extreme_is_no_wider(extreme, axis):
    _, tangent = jvp(lambda v: extreme(v[0], axis=axis), [SHORT], [SHORT])
    assert tangent.dtype == np.float32


def test_a_complex_number_of_two_of_32_bits_has_64():
    assert complex_numbers.complex_of(SHORT, SHORT).dtype == np.complex64
    assert complex_numbers.complex_of(SHORT, 1.0 * SHORT.astype(float)).dtype == np.complex128


def test_nothing_has_a_product_and_running_sums():
    empty = np.zeros((0, 2), np.float32)
    product = cumulative.product(empty, (0,))
    assert product.dtype == np.float32 and product.tolist() == [1.0, 1.0]
    assert cumulative.running_sum(empty, 0, exclusive=True).shape == (0, 2)


@pytest.mark.parametrize("name", FACTORS)
def test_derivatives_of_decompositions_are_no_wider(name):
    row, x = TABLE[name].call, Tensor(SHORT)
    with GradientTape() as tape:
        tape.watch(x)
        y = row(x)
    assert y.value.dtype == tape.gradient(y, x).dtype == np.float32
    assert jvp(lambda v: row(v[0]), [SHORT], [SHORT])[1].dtype == np.float32


def test_cofactors_of_32_bits_are_rounded_once():
    a = np.array([[2.1, 0.3, -0.4], [0.5, -1.7, 0.2], [0.6, 0.9, 1.4]], np.float32)
    exact = determinants.cofactors(a.astype(float))
    assert np.array_equal(determinants.cofactors(a), exact.astype(np.float32))
