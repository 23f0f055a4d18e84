"""Random tensors: what seeds fix, what the numbers are like, and their gradients."""

import numpy as np
import pytest

import gradcli.tensorflow as tf


def drawn():
    return [tf.random.normal([3]), tf.random.uniform([3]), tf.random.normal([3], seed=7),
            tf.random.normal([3], seed=7), tf.random.shuffle(tf.range(9))]  # fmt: skip


def same(x, y) -> bool:
    return np.array_equal(x.numpy(), y.numpy())


def test_a_seed_draws_the_same_numbers_again():
    tf.random.set_seed(3)
    first = drawn()
    tf.random.set_seed(3)
    assert all(map(same, first, drawn()))
    tf.random.set_seed(4)
    assert not any(map(same, first[:4], drawn()))


def test_draws_of_one_seed_differ_from_one_another():
    tf.random.set_seed(3)
    a, b = tf.random.normal([4]), tf.random.normal([4])
    c, d = tf.random.normal([4], seed=1), tf.random.normal([4], seed=1)
    assert not same(a, b) and not same(c, d) and not same(a, c)


def test_generators_and_stateless_functions_have_streams_of_their_own():
    a, b = tf.random.Generator.from_seed(1), tf.random.Generator.from_seed(1)
    assert same(a.normal([2]), b.normal([2]))
    assert not same(a.normal([2]), a.normal([2]))
    assert same(*(tf.random.stateless_normal([2], seed=[1, 2]) for _ in range(2)))
    assert not same(*(tf.random.stateless_uniform([2], seed=[1, k]) for k in range(2)))
    left, right = a.split(2)
    assert not same(left.uniform([2]), right.uniform([2]))


def test_numbers_are_distributed_as_asked():
    tf.random.set_seed(1)
    z = tf.random.normal([20000], mean=3.0, stddev=2.0).numpy()
    assert abs(z.mean() - 3) < 0.06 and abs(z.std() - 2) < 0.05
    u = tf.random.uniform([20000], -1, 1).numpy()
    assert u.min() >= -1 and u.max() < 1 and abs(u.mean()) < 0.02 and u.dtype == np.float32
    t = tf.random.truncated_normal([20000]).numpy()
    assert abs(t).max() <= 2 and 0.85 < t.std() < 0.91
    k = tf.random.uniform([3000], 2, 5, dtype=tf.int32).numpy()
    assert sorted(set(k.tolist())) == [2, 3, 4] and k.dtype == np.int32
    c = tf.random.categorical([[0.0, -50.0, 0.0]], 1000).numpy()
    assert set(c[0].tolist()) == {0, 2} and c.shape == (1, 1000) and c.dtype == np.int64


def test_a_shuffle_keeps_the_layers():
    x = tf.reshape(tf.range(12), (6, 2))
    assert sorted(tf.random.shuffle(x).numpy().tolist()) == x.numpy().tolist()


def test_gradients_pass_to_the_mean_and_the_deviation():
    mean, deviation = tf.Variable(1.0), tf.Variable(2.0)
    with tf.GradientTape() as tape:
        y = tf.random.normal([5], mean, deviation)
    by_mean, by_deviation = tape.gradient(y, [mean, deviation])
    assert float(by_mean) == 5
    np.testing.assert_allclose(float(by_deviation), (y.numpy() - 1).sum() / 2, rtol=1e-5)


def test_seeds_of_stateless_functions_are_two_numbers():
    with pytest.raises(tf.errors.InvalidArgumentError, match=r"seed must have shape \[2\]"):
        tf.random.stateless_normal([2], seed=1)
