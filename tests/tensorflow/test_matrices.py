"""Products and decompositions: what TensorFlow does not give or gives otherwise."""

import numpy as np
import pytest

import gradcli.tensorflow as tf

SINGULAR = [[1.0, 2.0, 3.0], [2.0, 4.0, 6.0], [0.5, -1.0, 2.0]]


def gradient(function, x):
    x = tf.constant(x, tf.float64)
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = function(x)
    return tape.gradient(y, x).numpy()


def test_the_determinant_of_a_singular_matrix_has_its_cofactors_for_gradient():
    found = gradient(tf.linalg.det, SINGULAR)
    a = np.array(SINGULAR)
    for i, j in np.ndindex(3, 3):
        minor = np.delete(np.delete(a, i, 0), j, 1)
        np.testing.assert_allclose(found[i, j], (-1) ** (i + j) * np.linalg.det(minor), atol=1e-12)


def test_the_norm_has_the_gradient_zero_at_zero():
    for order in ("euclidean", 2):
        assert gradient(lambda x: tf.norm(x, ord=order), [0.0, 0.0]).tolist() == [0, 0]  # noqa: B023


def test_a_matrix_that_is_not_positive_definite_has_no_cholesky_factor():
    with pytest.raises(tf.errors.InvalidArgumentError, match="was not successful"):
        tf.linalg.cholesky([[1.0, 2.0], [2.0, 1.0]])


@pytest.mark.parametrize("shape", [(2, 3, 3), (2, 1, 4, 4)])
def test_batches_are_their_matrices(shape):
    source = np.random.default_rng(2)
    a = source.normal(size=shape) + 3 * np.eye(shape[-1])
    b = source.normal(size=(*shape[:-1], 2))
    flat = a.reshape(-1, *shape[-2:])
    for name in ("inv", "det", "trace", "qr", "svd", "eigh"):
        function = getattr(tf.linalg, name)
        whole, parts = function(a), [function(m) for m in flat]
        if name in ("qr", "svd", "eigh"):
            whole, parts = whole[0], [p[0] for p in parts]
        stacked = np.array([p.numpy() for p in parts]).reshape(whole.shape)
        np.testing.assert_allclose(whole.numpy(), stacked, rtol=1e-12)
    solved = tf.linalg.solve(a, b).numpy()
    np.testing.assert_allclose(a @ solved, b, atol=1e-12)


def test_the_factors_of_a_decomposition_make_the_matrix():
    a = np.random.default_rng(3).normal(size=(5, 3))
    q, r = tf.linalg.qr(a)
    np.testing.assert_allclose(q.numpy() @ r.numpy(), a, atol=1e-12)
    s, u, v = tf.linalg.svd(a)
    np.testing.assert_allclose(u.numpy() * s.numpy() @ v.numpy().T, a, atol=1e-12)
    w, x = tf.linalg.eigh(a.T @ a)
    np.testing.assert_allclose(x.numpy() * w.numpy() @ x.numpy().T, a.T @ a, atol=1e-12)


def test_decompositions_of_other_shapes_say_so():
    wide = tf.ones([2, 3])
    with pytest.raises(tf.errors.UnimplementedError, match="no wider than high"):
        tf.linalg.qr(wide)
    with pytest.raises(tf.errors.UnimplementedError, match="full_matrices"):
        tf.linalg.svd(wide, full_matrices=True)


def test_an_equation_must_fit_its_tensors():
    a = tf.ones([2, 3])
    with pytest.raises(tf.errors.InvalidArgumentError, match="rank 3"):
        tf.einsum("ijk->i", a)
    with pytest.raises(ValueError, match="expecting 2"):
        tf.einsum("ij,jk->ik", a)


def test_exponentials_of_large_matrices_are_squared_up():
    a = np.array([[0.0, 20.0], [-20.0, 0.0]])
    turned = [[np.cos(20), np.sin(20)], [-np.sin(20), np.cos(20)]]
    np.testing.assert_allclose(tf.linalg.expm(a).numpy(), turned, atol=1e-11)
