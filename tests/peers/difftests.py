"""The functions that JuliaDiff's packages are tested by (DiffTests.jl, src/DiffTests.jl), in NumPy.

Indices begin at 0; what writes to its first argument there makes that array here.
"""

import math

import numpy as np


# -- numbers to numbers and arrays -----------------------------------------------------------------
def num2num_1(x):
    return np.sin(x) ** 2 / np.cos(x) ** 2


def num2num_2(x):
    return 2 * x + np.sqrt(x * x * x)


def num2num_3(x):
    return 10.31 ** (x + x) - x


def num2num_4(x):
    return 1.0 + 0 * x


def num2num_5(x):
    return 1.0 / (1.0 + np.exp(-x))


def identity(x):
    return x


def num2arr_1(x):
    return np.reshape(
        np.array([
            num2num_1(x), num2num_2(x), num2num_3(x), num2num_1(x) - num2num_2(x),
            num2num_2(x), num2num_3(x), num2num_2(x), num2num_3(x),
        ]),
        (2, 2, 2),
    )  # fmt: skip


def num2arr_in_place(x):
    y = np.zeros(6)
    for i in range(1, len(y)):
        y[i] = (np.sin(x) + y[i - 1]) ** 2
    return y


# -- vectors to numbers ----------------------------------------------------------------------------
def vec2num_1(v):
    return (np.exp(v[0]) + np.log(v[2]) * v[3]) / v[4]


def vec2num_2(v):
    return v[0] * v[1] + np.sin(v[0])


def vec2num_3(v):
    return np.linalg.norm(v[np.newaxis, :] * v[:, np.newaxis])


def vec2num_4(v):
    unused = np.sum(v) + np.prod(v)
    return 1.0 + 0 * unused


def vec2num_5(v):
    return np.sum((-v) ** 3)


def vec2num_6(v):
    return sum([i if i > 0 else 0 for i in v])


def vec2num_7(v):
    return sum(map(lambda y: v[0] * y, v))


def rosenbrock_1(v):
    a = 1.0
    b = 100 * a
    result = 0.0
    for i in range(len(v) - 1):
        result += (a - v[i]) ** 2 + b * (v[i + 1] - v[i] ** 2) ** 2
    return result


def rosenbrock_2(v):
    a = v[0]
    b = 100 * a
    return sum([(a - j) ** 2 + b * (i - j**2) ** 2 for i, j in zip(v[1:], v[:-1])])


def rosenbrock_3(v):
    return sum(map(lambda i, j: (1 - j) ** 2 + 100 * (i - j**2) ** 2, v[1:], v[:-1]))


def rosenbrock_4(v):
    t1 = (1 + v[:-1]) ** 2
    t2 = v[1:] + v[:-1] ** 2
    return np.sum(t1 + 100 * np.abs(t2) ** 2)


def ackley(v):
    a, b, c = 20.0, -0.2, 2.0 * math.pi
    len_recip = 1 / len(v)
    sum_sqrs = 0.0
    sum_cos = sum_sqrs
    for i in v:
        sum_cos += np.cos(c * i)
        sum_sqrs += i**2
    return -a * np.exp(b * np.sqrt(len_recip * sum_sqrs)) - np.exp(len_recip * sum_cos) + a + np.e


def self_weighted_logit(v):
    return 1 / (1.0 + np.exp(-np.dot(v, v)))


def nested_array_mul(v):
    return np.sum(v[0] * np.array([[v[1], v[2]]]))


def first(v):
    return v[0]


# -- matrices to numbers ---------------------------------------------------------------------------
def det(m):
    return np.linalg.det(m)


def mat2num_1(m):
    return np.linalg.det(m[0, 0] * np.linalg.inv(m @ m) + m)


def mat2num_2(m):
    a = np.reshape(m, (m.size, 1))
    b = np.reshape(m.copy(), (1, m.size))
    return np.trace(np.log((1 + a @ b) + a - b))


def mat2num_3(m):
    n = math.isqrt(m.size)
    return sum(map(lambda t: np.sqrt(abs(t) + t**2) * 0.5, np.reshape(m, (n, n)).ravel()))


def mat2num_4(m):
    return np.mean(np.sum(np.sin(m) @ m, axis=1))


def softmax(m):
    return np.sum(np.exp(m) / np.sum(np.exp(m), axis=1, keepdims=True) * np.arange(3))


# -- two and three matrices ------------------------------------------------------------------------
def added(a: np.ndarray, b: np.ndarray):
    return a + b


def subtracted(a: np.ndarray, b: np.ndarray):
    return a - b


def divided_from_the_right(a, b):
    return np.linalg.solve(b.T, a.T).T


def divided_from_the_left(a, b):
    return np.linalg.solve(a, b)


def multiplied(a: np.ndarray, b: np.ndarray):
    return a * b


def divided(a: np.ndarray, b: np.ndarray):
    return a / b


def divides(a: np.ndarray, b: np.ndarray):
    return b / a


def raised(a: np.ndarray, b: np.ndarray):
    return np.abs(a) ** b


def product(a, b):
    return a @ b


def product_with_transpose(a, b):
    return a @ b.T


def transpose_times(a, b):
    return a.T @ b


def transposes(a, b):
    return a.T @ b.T


def relu(x):
    return np.log(1.0 + np.exp(x))


def sigmoid(n):
    return 1.0 / (1.0 + np.exp(-n))


def neural_step(a, b, c):
    return sigmoid(np.dot(c[:, 0], relu(b @ a[:, 0])))


# -- arrays to arrays ------------------------------------------------------------------------------
def chebyquad(v):
    y = np.zeros(len(v))
    tk = 1 / len(v)
    for j in range(len(v)):
        temp1 = 1.0
        temp2 = 2 * v[j] - 1
        temp = 2 * temp2
        for i in range(len(y)):
            y[i] += temp2
            ti = temp * temp2 - temp1
            temp1 = temp2
            temp2 = ti
    iev = -1.0
    for k in range(len(y)):
        y[k] *= tk
        if iev > 0:
            y[k] += 1 / ((k + 1) ** 2 - 1)
        iev = -iev
    return y


def brown_almost_linear(v):
    y = np.zeros(len(v))
    c = np.sum(v) - (len(v) + 1)
    for i in range(len(v) - 1):
        for j in range(len(y) - 1):
            y[j] += v[i] + c
    y[len(y) - 1] = np.prod(v) - 1
    return y


def trigonometric(v):
    y = np.ones(len(v))
    for i in v:
        for j in range(len(y)):
            y[j] = np.cos(i)
    c = np.sum(y)
    n = len(v)
    for i in v:
        for j in range(len(y)):
            y[j] = np.sin(i) * y[j] + n - c
    return y


def mutation_test_1(v):
    y = np.zeros(len(v))
    y[0] = v[0]
    y[0] = y[0] * v[1]
    y[1] = y[1] * v[2]
    y[2] = np.sum(y)
    return y


def mutation_test_2(v):
    y = np.ones(len(v))
    y[0] *= v[0]
    y[1] *= v[0]
    y[0] *= v[1]
    y[1] *= v[1]
    return y


def arr2arr_1(v):
    np.sum(v * v)
    return np.zeros(len(v)) + 0 * v


def arr2arr_2(m):
    return m[0, :] + m[0, :] + m[0, 0]


def negated(m: np.ndarray):
    return -m


def inverse(m):
    return np.linalg.inv(m)


# -- linear maps by constant matrices --------------------------------------------------------------
def lehmer(n):
    k = np.arange(1.0, n + 1)
    return np.minimum(k[:, np.newaxis], k) / np.maximum(k[:, np.newaxis], k)


def diag_lmul(m):
    return np.diag(np.linspace(0.01, 100.0, len(m))) @ m


def dense_lmul(m):
    return lehmer(len(m)) @ m


def utriag_lmul(m):
    return np.triu(lehmer(len(m))) @ m


def ltriag_lmul(m):
    return np.tril(lehmer(len(m))) @ m


def diag_ldiv(m):
    return np.linalg.solve(np.diag(np.linspace(0.01, 100.0, len(m))), m)


def dense_ldiv(m):
    return np.linalg.solve(lehmer(len(m)), m)


def utriag_ldiv(m):
    return np.linalg.solve(np.triu(lehmer(len(m))), m)


def ltriag_ldiv(m):
    return np.linalg.solve(np.tril(lehmer(len(m))), m)
