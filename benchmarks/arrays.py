"""Gradients of two models on arrays: a network and a mixture, beside NumPy by hand and other tools.

    python benchmarks/arrays.py [--repeats N]

MLP: 784-128-10 with relu and a softmax cross-entropy, batch 256: the loss and its gradient by the
weights.  GMM: the log-likelihood of a mixture of K=25 Gaussians in d=10 dimensions at n=1000
points, each with a full covariance in the form of its inverse's triangular root (log diagonal and
lower part), and its gradient by weights, means and roots.  "by hand" is NumPy with the derivative
written out; every other gradient is held to it.  BLAS has one thread.  The times are the best of N
repeats, in milliseconds; autograd, PyTorch and JAX are timed where they are installed.
"""

import os

for _name in ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS"):
    os.environ[_name] = "1"

import argparse
import math
from importlib.util import find_spec
from time import perf_counter

import numpy as np

SOURCE = np.random.default_rng(1)


# -- the network -----------------------------------------------------------------------------------
def network() -> tuple[list, tuple]:
    """The weights, and the images with their labels."""
    weights = [
        SOURCE.normal(size=(784, 128)) * 0.05, np.zeros(128),
        SOURCE.normal(size=(128, 10)) * 0.1, np.zeros(10),
    ]  # fmt: skip
    images = SOURCE.random((256, 784))
    labels = np.eye(10)[SOURCE.integers(0, 10, 256)]
    return weights, (images, labels)


def network_by_hand(weights: list, images, labels) -> tuple[float, list]:
    w1, b1, w2, b2 = weights
    a = images @ w1 + b1
    h = np.maximum(a, 0.0)
    z = h @ w2 + b2
    z = z - z.max(axis=1, keepdims=True)
    e = np.exp(z)
    s = e.sum(axis=1, keepdims=True)
    loss = -((z - np.log(s)) * labels).sum() / len(images)
    dz = (e / s - labels) / len(images)
    dh = dz @ w2.T
    da = np.where(a > 0.0, dh, 0.0)
    return loss, [images.T @ da, da.sum(axis=0), h.T @ dz, dz.sum(axis=0)]


def network_of(np):
    """The loss in the names of a library like NumPy."""

    def loss(weights: list, images, labels):
        w1, b1, w2, b2 = weights
        h = np.maximum(np.dot(images, w1) + b1, 0.0)
        z = np.dot(h, w2) + b2
        z = z - np.max(z, axis=1, keepdims=True)
        return -np.sum((z - np.log(np.sum(np.exp(z), axis=1, keepdims=True))) * labels) / len(
            images
        )

    return loss


# -- the mixture -----------------------------------------------------------------------------------
D, K, N = 10, 25, 1000


def mixture() -> tuple[list, tuple]:
    """Logits of the weights (K,), means (K, D), roots of precisions (K, D, D), and the points."""
    roots = np.tril(SOURCE.normal(size=(K, D, D)) * 0.3, -1)
    roots += np.eye(D) * SOURCE.normal(size=(K, D, 1)) * 0.2
    return [SOURCE.normal(size=K), SOURCE.normal(size=(K, D)), roots], (SOURCE.normal(size=(D, N)),)


DIAGONAL, LOWER = np.eye(D), np.tril(np.ones((D, D)), -1)
CONSTANT = -N * D / 2 * math.log(2 * math.pi)


def mixture_by_hand(parameters: list, points) -> tuple[float, list]:
    alphas, means, roots = parameters
    diagonal = np.exp(roots.diagonal(axis1=1, axis2=2))
    q = diagonal[:, :, None] * DIAGONAL + roots * LOWER
    away = points - means[:, :, None]  # (K, D, N)
    y = q @ away
    logs = alphas + roots.diagonal(axis1=1, axis2=2).sum(axis=1)
    inner = logs[:, None] - 0.5 * (y * y).sum(axis=1)  # (K, N)
    high = inner.max(axis=0)
    e = np.exp(inner - high)
    whole = e.sum(axis=0)
    top = alphas.max()
    soft = np.exp(alphas - top)
    value = CONSTANT + (np.log(whole) + high).sum() - N * (np.log(soft.sum()) + top)
    p = e / whole
    of_inner = p.sum(axis=1)
    dy = -p[:, None, :] * y
    daway = q.swapaxes(1, 2) @ dy
    dq = dy @ away.swapaxes(1, 2)
    ddiagonal = of_inner[:, None] + dq.diagonal(axis1=1, axis2=2) * diagonal
    return value, [
        of_inner - N * soft / soft.sum(),
        -daway.sum(axis=2),
        ddiagonal[:, :, None] * DIAGONAL + dq * LOWER,
    ]


def mixture_of(np, logsumexp, diagonal=DIAGONAL, lower=LOWER):
    """The log-likelihood in the names of a library like NumPy, and its logsumexp."""

    def likelihood(parameters: list, points):
        alphas, means, roots = parameters
        logs = np.sum(roots * diagonal, axis=2)
        q = np.exp(logs)[:, :, None] * diagonal + roots * lower
        y = np.matmul(q, points - means[:, :, None])
        inner = (alphas + np.sum(logs, axis=1))[:, None] - 0.5 * np.sum(y * y, axis=1)
        return CONSTANT + np.sum(logsumexp(inner, 0)) - N * logsumexp(alphas, 0)

    return likelihood


# -- the tools -------------------------------------------------------------------------------------
def by_gradcli(model: str):
    import gradcli
    import gradcli.numpy as np
    from gradcli.scipy.special import logsumexp

    f = network_of(np) if model == "MLP" else mixture_of(np, logsumexp)
    return gradcli.value_and_grad(f)


def by_autograd(model: str):
    import autograd.numpy as np
    from autograd import value_and_grad
    from autograd.scipy.special import logsumexp

    f = network_of(np) if model == "MLP" else mixture_of(np, logsumexp)
    return value_and_grad(f)


def by_torch(model: str):
    import torch

    torch.set_num_threads(1)
    tensor = lambda x: torch.from_numpy(np.ascontiguousarray(x))

    class Names:
        """PyTorch under NumPy's names."""

        dot, matmul, log, exp = torch.matmul, torch.matmul, torch.log, torch.exp
        maximum = staticmethod(lambda x, y: torch.clamp(x, min=y))
        max = staticmethod(lambda x, axis, keepdims=False: torch.amax(x, axis, keepdims))
        sum = staticmethod(
            lambda x, axis=None, keepdims=False: x.sum() if axis is None else x.sum(axis, keepdims)
        )

    if model == "MLP":
        f = network_of(Names)
    else:
        f = mixture_of(Names, torch.logsumexp, tensor(DIAGONAL), tensor(LOWER))

    def both(parameters: list, *data):
        leaves = [tensor(p).requires_grad_() for p in parameters]
        value = f(leaves, *map(tensor, data))
        return float(value.detach()), [g.numpy() for g in torch.autograd.grad(value, leaves)]

    return both


def by_jax(model: str):
    import jax
    import jax.numpy as jnp

    jax.config.update("jax_enable_x64", True)
    f = network_of(jnp) if model == "MLP" else mixture_of(jnp, jax.scipy.special.logsumexp)
    compiled = jax.jit(jax.value_and_grad(f))

    def both(parameters: list, *data):
        value, found = compiled(parameters, *data)
        return float(value), [np.asarray(g) for g in found]

    return both


TOOLS = {"gradcli": by_gradcli, "autograd": by_autograd, "torch": by_torch, "jax": by_jax}
MODELS = {"MLP": (network, network_by_hand), "GMM": (mixture, mixture_by_hand)}


def best(function, arguments: tuple, repeats: int) -> float:
    """The shortest time of a call, in milliseconds."""
    times = []
    for _ in range(repeats):
        start = perf_counter()
        function(*arguments)
        times.append(perf_counter() - start)
    return 1e3 * min(times)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--repeats", type=int, default=30)
    repeats = parser.parse_args().repeats
    for model, (make, hand) in MODELS.items():
        parameters, data = make()
        value, gradients = hand(parameters, *data)
        own = best(hand, (parameters, *data), repeats)
        print(f"{model:<5}{'by hand':<10}{own:8.2f} ms")
        for tool, made in TOOLS.items():
            if find_spec(tool) is None:
                continue
            f = made(model)
            got, found = f(parameters, *data)
            assert math.isclose(got, value, rel_tol=1e-9), f"{tool}: {got} and not {value}"
            for g, want in zip(found, gradients):
                assert np.allclose(g, want, rtol=1e-8, atol=1e-10), f"{tool}: another gradient"
            time = best(f, (parameters, *data), repeats)
            print(f"{model:<5}{tool:<10}{time:8.2f} ms  {time / own:5.2f} times by hand")


if __name__ == "__main__":
    main()
